"""Where the operands of a rolled algorithm's steps lie: in the kernel's operands, in slots, in records of links."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate

from poinsot.multibody.rotors import rotor_inertias
from poinsot.multibody.tree import Tree
from poinsot.programs.recursion import GROUND, INPUT, OUTPUT, OWN, ROW, SLOT, LinkStep, OperandPlace, Sweep
from poinsot.recursions.passing import BETWEEN, KEPT, MET, PASSED, LinkSteps, OperandPart, Rolled
from poinsot.recursions.records import OnFreedom, kinds_of, numbers_of, rows_of
from poinsot.recursions.slots import LEFT_BY_GROUND, NONE, slots_of

_COLUMNS = ("own", "above", "sums", "upto", "onto")


class Places:
    """Where every operand of an algorithm's steps lies, for every kind of link.

    First, for every pass, what is met where there is no neighbour, then totals, slots, and records.

    columns   what parts count from, beside q, v and numbers: name → per link
    grounded  whether links on the ground are kinds of their own
    kinds     the steps for each kind of link; links that are the first to add to a sum are kinds of their own, too
    of_link   the number of each link's kind
    starts    per kind, where in its record a link keeps what has this name; ``records`` per link where that begins
    totals    name → place of a sum over all links
    """

    def __init__(
        self,
        tree: Tree,
        rolled: Rolled,
        parts: Mapping[str, OperandPart],
        elements: Mapping[int, Sequence[OnFreedom]],
        columns: Mapping[str, Sequence[int]],
        grounded: bool = False,
    ) -> None:
        self.tree, self.rolled, self.parts, self._given_columns = tree, rolled, parts, columns
        self.rotors, self.elements = rotor_inertias(tree), elements
        self._slots = slots_of([link.parent for link in tree.links])
        kinds, kind_of = kinds_of(tree, self.rotors, elements)
        sums = any(each.rootward for each in rolled.passes)
        each = [
            (k, sums and upto == NONE, grounded and link.parent < 0)
            for k, upto, link in zip(kind_of, self._slots.upto, tree.links, strict=True)
        ]
        numbers = {key: n for n, key in enumerate(dict.fromkeys(each))}
        self.of_link = [numbers[key] for key in each]
        self.kinds = [LinkSteps(tree, kinds[k], rolled, parts, *apart) for k, *apart in numbers]
        self.starts = [dict(zip(x.kept, accumulate(x.kept.values(), initial=0), strict=False)) for x in self.kinds]
        self._strides = [*dict.fromkeys(part.stride for part in parts.values())]
        self._lay_out()

    def _lay_out(self) -> None:
        """Places of operands, leafward before rootward, of totals, slots and records."""
        self._met: list[int] = []
        self._ground: dict[int, float] = {}
        widths, slots = [0, 0], self._slots
        for each in self.rolled.passes:
            numbers = numbers_of(each.start(self.tree))
            self._met.append(widths[each.rootward])
            widths[each.rootward] += len(numbers)
        self._down, self._up = widths
        for each, at in zip(self.rolled.passes, self._met, strict=True):
            first = at + each.rootward * self._down
            self._ground |= {first + k: float(x) for k, x in enumerate(numbers_of(each.start(self.tree)))}
        first = self._down + self._up
        self.totals = {name: first + k for k, name in enumerate(self.rolled.totals)}
        self._ground |= dict.fromkeys(self.totals.values(), 0.0)
        self._down_slots = first + len(self.totals)
        self._up_slots = self._down_slots + slots.down_count * self._down
        start = self._up_slots + slots.sum_count * self._up
        sizes = [sum(each.kept.values()) for each in self.kinds]
        *self.records, self.size = accumulate((sizes[k] for k in self.of_link), initial=start)

    @property
    def sweeps(self) -> list[Sweep]:
        """The passes, with a step for each kind of link."""
        return [
            Sweep({k: self._step(number, k) for k in range(len(self.kinds))}, each.rootward)
            for number, each in enumerate(self.rolled.passes)
        ]

    def _step(self, number: int, k: int) -> LinkStep:
        """The step of pass number ``number`` for links of kind number k."""
        program, inputs, outputs = self.kinds[k].steps[number]
        taken = [self._place(name, size, k, number, "upto") for name, size in inputs.items()]
        given = [self._place(name, size, k, number, "onto") for name, size in outputs.items()]
        both = [(i, o) for i, x in enumerate(inputs) for o, y in enumerate(outputs) if x == y]
        return LinkStep(program, taken, given, both)

    def _place(self, name: str, size: int, k: int, number: int, sums: str) -> OperandPlace:
        """Where a link of kind number k finds or leaves the numbers of an operand; sums are taken from a slot."""
        if name == "row":
            return OperandPlace(ROW, 0, size)
        if name in self.parts:
            operand, stride, start, output, base, step, _ = self.parts[name]
            place = base or (OUTPUT if output else INPUT)
            return OperandPlace(place, start, size, operand, self._strides.index(stride), step)
        if name in BETWEEN or name.startswith(KEPT):
            return OperandPlace(OWN, self.starts[k][name], size)
        if name in self.totals:
            return OperandPlace(GROUND, self.totals[name], size)
        rootward = self.rolled.passes[number].rootward
        column = {MET: "sums", PASSED: sums} if rootward else {MET: "above", PASSED: "own"}
        return OperandPlace(SLOT, self._met[number], size, column=len(self._strides) + _COLUMNS.index(column[name]))

    @property
    def links(self) -> list[list[int]]:
        """Per link: its kind, its record, that of its predecessor, where its numbers begin in operands, where its slots
        lie."""
        links, slots = self.tree.links, self._slots
        own = {"q": [min(link.q, default=0) for link in links], "v": [min(link.v, default=0) for link in links]}
        firsts = {**own, **self._given_columns}
        strides = [
            firsts[each] if isinstance(each, str) else [each * i for i in range(len(links))] for each in self._strides
        ]
        down = {LEFT_BY_GROUND: 0} | {k: self._down_slots + k * self._down for k in range(slots.down_count)}
        sums = {NONE: self._down} | {k: self._up_slots + k * self._up for k in range(slots.sum_count)}
        by_column = [(down if name in ("own", "above") else sums, getattr(slots, name)) for name in _COLUMNS]
        lying = [[place[slot] for slot in of_links] for place, of_links in by_column]
        return [[*words] for words in zip(self.of_link, self.records, self.records, *strides, *lying, strict=True)]

    @property
    def rows(self) -> list[list[float]]:
        """The row of numbers of each link."""
        found: list[list[float]] = rows_of(self.tree, self.rotors, self.elements).tolist()
        return found

    @property
    def ground(self) -> dict[int, float]:
        """The values at the start: those met without a neighbour, and zero totals."""
        return self._ground
