"""Where the operands of a rolled algorithm's steps lie: in the kernel's operands, in slots, in records of links."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

import numpy as np

from poinsot.compiler.recursion import GROUND, INPUT, OUTPUT, OWN, ROW, SLOT, Place, Step
from poinsot.geometry.displacement import Displacement
from poinsot.multibody.kinematics import ground_acceleration
from poinsot.multibody.rotors import rotor_inertias
from poinsot.multibody.tree import Tree
from poinsot.recursions.passing import KEPT, LinkSteps, Names, form_of
from poinsot.recursions.records import FORMS, Kind, kinds_of
from poinsot.recursions.slots import LEFT_BY_GROUND, NONE, slots_of

_COLUMNS = ("own", "above", "sums", "upto", "onto")


class Places:
    """Where every operand of an algorithm's steps lies, for every kind of link.

    First what the ground leaves for its children, then a sum over no children, totals, slots; then records.

    kinds    the steps for each kind of link; links that are the first to add to a sum are kinds of their own
    of_link  the number of each link's kind
    starts   per kind, where in its record a link keeps what has this name
    sizes    per kind, how long a record is; they begin at ``records``
    totals   name → place of a sum over all links
    """

    def __init__(self, tree: Tree, names: Names) -> None:
        self.tree, self.names = tree, names
        self.rotors = rotor_inertias(tree)
        self._slots = slots_of([link.parent for link in tree.links])
        kinds, of_link = kinds_of(tree, self.rotors)
        first = [bool(names.sums) and upto == NONE for upto in self._slots.upto]
        numbers = {key: n for n, key in enumerate(dict.fromkeys(zip(of_link, first, strict=True)))}
        self.of_link = [numbers[key] for key in zip(of_link, first, strict=True)]
        self.kinds = [LinkSteps(tree, kinds[k], names, alone) for k, alone in numbers]
        self.starts = [
            dict(zip(each.kept, accumulate(each.kept.values(), initial=0), strict=False)) for each in self.kinds
        ]
        self.sizes = [sum(each.kept.values()) for each in self.kinds]
        self._strides = [*dict.fromkeys(part.stride for part in names.parts.values())]
        self._down, self._down_width = _laid_out(names.down, kinds[0])
        self._sums, self._sum_width = _laid_out(names.sums, kinds[0])
        self._zero = self._down_width
        self.totals = {name: self._zero + self._sum_width + k for k, name in enumerate(names.totals)}
        self._down_slots = self._zero + self._sum_width + len(self.totals)
        self._sum_slots = self._down_slots + self._slots.down_count * self._down_width
        self.records = self._sum_slots + self._slots.sum_count * self._sum_width

    def step(self, number: int, k: int) -> Step:
        """The step of pass number ``number`` for links of kind number k."""
        program, inputs, outputs = self.kinds[k].steps[number]
        taken = [self._place(name, size, k, "upto") for name, size in inputs.items()]
        given = [self._place(name, size, k, "onto") for name, size in outputs.items()]
        both = [(i, o) for i, x in enumerate(inputs) for o, y in enumerate(outputs) if x == y]
        return Step(program, taken, given, both)

    def _place(self, name: str, size: int, k: int, sums: str) -> Place:
        """Where a link of kind number k finds or leaves the numbers of an operand; sums are taken from a slot."""
        if name == "row":
            return Place(ROW, 0, size)
        if name in self.names.parts:
            operand, stride, start, output = self.names.parts[name]
            return Place(OUTPUT if output else INPUT, start, size, operand, self._strides.index(stride))
        if name.endswith(KEPT):
            return Place(OWN, self.starts[k][name.removesuffix(KEPT)], size)
        stem, _, suffix = name.partition("_")
        if suffix == "total":
            return Place(GROUND, self.totals[stem], size)
        column = {"parent": "above", "down": "own", "children": "sums", "sum": sums}[suffix]
        start = (self._down if suffix in ("parent", "down") else self._sums)[stem]
        return Place(SLOT, start, size, column=len(self._strides) + _COLUMNS.index(column))

    def columns(self) -> list[list[int]]:
        """Per link: where its numbers begin in operands of each stride, then where its slots lie."""
        links, slots = self.tree.links, self._slots
        firsts = {"q": [link.q[0] for link in links], "v": [link.v[0] for link in links]}
        strides = [
            firsts[each] if isinstance(each, str) else [each * i for i in range(len(links))] for each in self._strides
        ]
        down = {LEFT_BY_GROUND: 0} | {k: self._down_slots + k * self._down_width for k in range(slots.down_count)}
        sums = {NONE: self._zero} | {k: self._sum_slots + k * self._sum_width for k in range(slots.sum_count)}
        by_column = [(down if name in ("own", "above") else sums, getattr(slots, name)) for name in _COLUMNS]
        return [*strides, *([place[slot] for slot in of_links] for place, of_links in by_column)]

    def ground(self) -> dict[int, float]:
        """What stands at the start: the ground at rest, accelerated by −g, at the origin; sums that are zero."""
        values = {
            "V": np.zeros(6),
            "A": ground_acceleration(self.tree).vector,
            "W": FORMS["W"].numbers(Displacement.identity()),
        }
        left = {start + k: float(x) for name, start in self._down.items() for k, x in enumerate(values[name])}
        return left | dict.fromkeys(range(self._zero, self._down_slots), 0.0)


def _laid_out(names: Sequence[str], kind: Kind) -> tuple[dict[str, int], int]:
    """Places for values of the same size for all kinds, side by side, and how many numbers they take."""
    *starts, end = accumulate((form_of(name).size(kind.link.pair) for name in names), initial=0)
    return dict(zip(names, starts, strict=True)), end
