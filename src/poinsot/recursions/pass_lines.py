"""Passes over a tree as lines: one for each pass at each link, on the records that passes leave for each other.

Law: equal to the passes link by link, tests/systems/test_rolled.py. Source: docs/large-trees.md.

Where links of a tree leave values for their parents and children: slots, taken up again as soon as they are free.

What a link leaves for its children is of use until the last of them has come; what children add up, from the first of
them to come until the link itself. In a chain two slots serve all links, in a tree as many as it is deep in branches.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from poinsot.algebra.arrays import Ints, zeros
from poinsot.multibody.conditions import Conditions
from poinsot.multibody.front_names import LINK, NameFamily, RecordNames, Section, StepLines, batch
from poinsot.multibody.front_steps import same
from poinsot.multibody.tree import Tree
from poinsot.multibody.tree_numbers import opened, tree_numbers
from poinsot.programs.recursion import INPUT, OUTPUT, Recursion, Sweeping
from poinsot.records import NamedTuple
from poinsot.recursions.passing import BESIDE, BETWEEN, KEPT, MET, PASSED, OperandPart, PassStep, Rolled
from poinsot.recursions.records import OnFreedom, like, numbers_of
from poinsot.recursions.rolled_loops import Tables

LEFT_BY_GROUND, NONE = -1, -2
"""Stand-ins for a slot: the ground's value; the sum over no children."""


class Slots(NamedTuple):
    """The slot of each link, by number, leafward and rootward.

    own     what the link leaves for its children, leafward    above   what its parent has left
    sums    what its children have added up, rootward          upto    what its parent's children have so far
    onto    where the link leaves that with its own
    down_count, sum_count   how many slots there are
    """

    own: list[int]
    above: list[int]
    sums: list[int]
    upto: list[int]
    onto: list[int]
    down_count: int
    sum_count: int


def slots_of(parents: Sequence[int]) -> Slots:
    """Slots for links in order from the root to the leaves, by their parents; −1 is the ground."""
    last_child = {parent: i for i, parent in enumerate(parents)}
    first = _Pool()
    own: list[int] = []
    above: list[int] = []
    for i, parent in enumerate(parents):
        own.append(first.take())
        above.append(LEFT_BY_GROUND if parent < 0 else own[parent])
        if i not in last_child:
            first.give(own[i])
        if parent >= 0 and last_child[parent] == i:
            first.give(own[parent])
    second = _Pool()
    opened: dict[int, int] = {}
    sums, upto, onto = ([NONE] * len(parents) for _ in range(3))
    for i in reversed(range(len(parents))):
        parent = parents[i]
        if parent in opened:
            upto[i] = opened[parent]
        else:
            opened[parent] = second.take()
        onto[i] = opened[parent]
        if i in opened:
            sums[i] = opened.pop(i)
            second.give(sums[i])
    return Slots(own, above, sums, upto, onto, first.count, second.count)


class _Pool:
    """Numbers from 0 on, each free or taken; the one given back last is taken first."""

    def __init__(self) -> None:
        self.count = 0
        self._free: list[int] = []

    def take(self) -> int:
        if self._free:
            return self._free.pop()
        self.count += 1
        return self.count - 1

    def give(self, number: int) -> None:
        self._free.append(number)


NOTHING: Mapping[int, Sequence[Sweeping]] = {}
_PLACEMENT = 9
"""Numbers of a row that turn its link: where none is the same for all links, no number passed on is constant."""
_ONE = np.zeros(1, dtype=np.int64)


class _Group:
    """Links of one kind; kept: by pass, the record that it leaves there and its family."""

    def __init__(self, kind: int, grounded: bool, links: Ints) -> None:
        self.kind, self.grounded, self.links = kind, grounded, links
        self.kept: list[tuple[object, NameFamily]] = []


class PassLines:
    """The lines of an algorithm's passes over a tree, pass by pass.

    columns   what parts count from, beside q, v and numbers: name → per link
    grounded  whether links on the ground are told apart
    kept      names of `passing.BETWEEN` that work between the passes takes or gives
    between   for each of them the numbers' first place, per link
    """

    def __init__(
        self, tree: Tree, rolled: Rolled, parts: Mapping[str, OperandPart],
        elements: Mapping[int, Sequence[OnFreedom]], columns: Mapping[str, Sequence[int] | Ints],
        kept: Sequence[str] = (), grounded: bool = False,
    ) -> None:  # fmt: skip
        tree = opened(tree) if tree.closed else tree
        self.tables = Tables(tree, {}, {}, elements, Conditions((), (), np.zeros(0), False))
        self.tree, self.rolled, self.parts = tree, rolled, parts
        numbers = tree_numbers(tree)
        self.parents, self.every = numbers.parents, np.arange(len(numbers.parents))
        self.firsts: Mapping[str, Sequence[int] | Ints] = {"q": numbers.q, "v": numbers.v, **columns}
        self.slots = slots_of(numbers.parents.tolist())
        self.families: dict[str, NameFamily] = {}
        self.between = {name: self._keep(name) for name in kept}
        for name in rolled.totals:
            self._declare(name, [1])
            self.tables.keep(name, _ONE)
        for name, part in parts.items():
            if not part.output:
                self._lay(name, [self._size(part, i) for i in self.every.tolist()])
        self.groups = self._grouped(grounded)
        self.tables.varied = not any(place < _PLACEMENT for kind in self.tables.kinds for place in kind.common)
        *first, last = [self._section(number) for number in range(len(rolled.passes))]
        self.sections = [*first, [*last, *self._told()]]

    def recursion(self, between: Mapping[int, Sequence[Sweeping]] = NOTHING, shared: int = 0) -> Recursion:
        """The recursion; between: the work before the pass of this number, or after all."""
        walks: list[Sweeping] = [*self.tables.walks(*(([section], True) for section in self.sections))]
        for number in sorted(between, reverse=True):
            walks[number:number] = between[number]
        self.tables.shared = shared
        return self.tables.recursion(walks)

    def freedoms(self, name: str) -> dict[int, int]:
        """Freedom → its place under a name of `passing.BETWEEN`."""
        starts = self.between[name].tolist()
        return {k: start + j for link, start in zip(self.tree.links, starts, strict=True) for j, k in enumerate(link.v)}

    # ---------------------------------------------------------------------------------------------------------- places

    def _keep(self, name: str) -> Ints:
        self._declare(name, [BETWEEN[name] * len(link.v) for link in self.tree.links])
        return self.tables.reserve(name, self.every)

    def _declare(self, name: str, sizes: Sequence[int]) -> None:
        """A family of vectors, by number."""
        known = {size: n for n, size in enumerate(sorted({*sizes}))}
        number = np.array([known[size] for size in sizes], dtype=np.int64)
        self.families[name] = self.tables.declare(name, [zeros(size) for size in known], number)

    def _size(self, part: OperandPart, i: int) -> int:
        own = {"q": self.tree.links[i].q, "v": self.tree.links[i].v}
        return part.size or (len(own[part.stride]) if isinstance(part.stride, str) else part.stride)

    def _lay(self, name: str, sizes: Sequence[int]) -> None:
        """A family of parts of the kernel's operands."""
        stride, part = self.parts[name].stride, self.parts[name]
        at = part.start + np.asarray(self.firsts[stride] if isinstance(stride, str) else stride * self.every)
        self._declare(name, sizes)
        base = part.base or (OUTPUT if part.output else INPUT)
        self.tables.lay(name, at, base, part.step if part.base else part.operand)

    # ---------------------------------------------------------------------------------------------------------- passes

    def _grouped(self, apart: bool) -> list[_Group]:
        kinds, grounded = self.tables.kind_of[LINK], (self.parents < 0) & apart
        every = [(k, at, (kinds == k) & (grounded == at)) for k in range(len(self.tables.kinds)) for at in (0, 1)]
        return [_Group(k, bool(at), np.flatnonzero(here)) for k, at, here in every if here.any()]

    def _section(self, number: int) -> Section:
        """The lines of a pass; the first leaves the value that is met where there is no neighbour."""
        each = self.rolled.passes[number]
        start = each.start(self.tree)
        count = self.slots.sum_count if each.rootward else self.slots.down_count
        every = np.zeros(count + 1, dtype=np.int64)
        passed = self.tables.declare(f"{PASSED} {number}", [start], every, start, passing=True)
        steps = [PassStep(self.rolled, number, start, group.grounded) for group in self.groups]
        results = [self._results(step, group) for step, group in zip(steps, self.groups, strict=True)]
        self._lay_results(results)
        made = [
            self._batch(step, group, found, passed, count)
            for step, group, found in zip(steps, self.groups, results, strict=True)
        ]
        begin = batch(lambda at: start, "", _ONE, [], [passed[_ONE + count]], -1)
        return [begin, *(lines for lines in made if lines.gives)]

    def _batch(
        self, step: PassStep, group: _Group, found: Mapping[str, object], passed: NameFamily, ground: int
    ) -> StepLines:
        """The lines of a step, which has these results; ground: where the value lies that is met there."""
        i, number, rootward = group.links, step.number, self.rolled.passes[step.number].rootward
        family = self.tables.declare(f"{KEPT} {number} of {group.kind} {group.grounded}", [found[KEPT]], 0 * self.every)
        group.kept.append((found[KEPT], family))
        met, beside, onward = self._slots(rootward, i)
        named = {f"{KEPT} {n}": family[i] for n, (_, family) in enumerate(group.kept)}
        named |= {MET: passed[np.where(met < 0, ground, met)], BESIDE: passed[beside]}
        named |= {PASSED: passed[onward], KEPT: family[i]}
        last = number + 1 == len(self.rolled.passes)
        step.gives += [name for name in found if name != (KEPT if last else "")]
        takes, gives = (
            [named[name] if name in named else self._names(name, i) for name in names]
            for names in (step.takes, step.gives)
        )
        return batch(step, LINK, i, takes, gives, self.every[-1] - i if rootward else i)

    def _results(self, step: PassStep, group: _Group) -> Mapping[str, object]:
        """The results of a step, of symbols; it takes these by name."""
        from poinsot.algebra.traced import symbols  # of what is compiled alone

        number = step.number
        step.takes += [name for name, part in self.parts.items() if not part.output]
        step.takes += [*self.between, *self.rolled.totals, *(f"{KEPT} {n}" for n in range(number)), MET]
        step.takes += [BESIDE] if self.rolled.passes[number].rootward else []
        records: dict[str, object] = {MET: step.start, BESIDE: step.start}
        records |= {f"{KEPT} {n}": record for n, (record, _) in enumerate(group.kept)}
        for name in step.takes:
            if name not in records:
                every, which = self.tables.declared[self.families[name]]
                records[name] = every[which[0 if name in self.rolled.totals else group.links[0]]]
        given = {name: like(records[name], symbols(name, (len(numbers_of(records[name])),))) for name in step.takes}
        return step.results(self.tables.at_link(group.kind, symbols("row", (self.tables.rows.shape[1],))), given)

    def _lay_results(self, results: Sequence[Mapping[str, object]]) -> None:
        """Places for the results that are parts of the kernel's, which some links give."""
        sizes: dict[str, Ints] = {}
        for group, found in zip(self.groups, results, strict=True):
            for name in found.keys() & self.parts.keys():
                sizes.setdefault(name, 0 * self.every)[group.links] = len(numbers_of(found[name]))
        for name, of_links in sizes.items():
            self._lay(name, of_links.tolist())

    def _slots(self, rootward: bool, i: Ints) -> list[Ints]:
        """For these links the slots of incoming values, of the sums of siblings, and of outgoing values."""
        slots = self.slots
        columns = (slots.sums, slots.upto, slots.onto) if rootward else (slots.above, slots.above, slots.own)
        return [np.maximum(np.array(column, dtype=np.int64)[i], -1) for column in columns]

    def _names(self, name: str, i: Ints) -> RecordNames:
        found: RecordNames = self.families[name][0 * i if name in self.rolled.totals else i]
        return found

    def _told(self) -> Section:
        """The totals as the first output."""
        found = []
        for n, name in enumerate(self.rolled.totals):
            family = self.tables.declare(f"told {name}", [zeros(1)], _ONE)
            self.tables.lay(family, _ONE + n, OUTPUT)
            found.append(batch(same, "", _ONE, [self.families[name][_ONE]], [family[_ONE]], len(self.every)))
        return found
