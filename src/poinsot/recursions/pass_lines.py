"""Passes over a tree as lines: one for each pass at each link, on the records that passes leave for each other.

Law: equal to the passes link by link, tests/systems/test_rolled.py. Source: docs/large-trees.md.

Where links of a tree leave values for their parents and children: slots, taken up again as soon as they are free.

What a link leaves for its children is of use until the last of them has come; what children add up, from the first of
them to come until the link itself. In a chain two slots serve all links, in a tree as many as it is deep in branches.

The steps of an algorithm for links of one kind, on named operands, and the records they leave for each other.

operands of a step   q, v, …: parts of the kernel's operands; kept n: by pass n; met: what the parent has left, or
                     the children have added up; beside: what the siblings before have added up
results              kept; passed: for the children, or the parent; others by name
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, Ints, array, zeros
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.motors import Wrench
from poinsot.multibody.conditions import Conditions
from poinsot.multibody.front_names import LINK, NameFamily, RecordNames, Section, StepLines, batch
from poinsot.multibody.front_steps import AtLink, same
from poinsot.multibody.passes import Own, Pass, added
from poinsot.multibody.tree import Link, Tree
from poinsot.multibody.tree_numbers import opened, tree_numbers
from poinsot.programs.recursion import INPUT, OUTPUT, Recursion, Sweeping
from poinsot.records import NamedTuple, dataclass
from poinsot.recursions.records import OnFreedom, like, numbers_of
from poinsot.recursions.rolled_loops import Tables

KEPT, MET, BESIDE, PASSED = "kept", "met", "beside", "passed"
EFFORTS, SLOPES, FREE, LACKS = "tau", "slopes", "free", "lacks"
LEANT = "leant"
"""Efforts that a kernel is given beside those of its sources."""
BETWEEN = {EFFORTS: 1, SLOPES: 2, FREE: 1, LACKS: 1}
"""Numbers of each freedom that links keep between the passes."""


class OperandPart(NamedTuple):
    """The numbers of a kernel's operand that belong to a link: from where its ``stride`` says, its own in q or in v, or
    so many for every link, 0: the same for all. base: another place than operands, see `recursion.OperandPlace`;
    step: between numbers there; size: how many are taken, where that is not what the link has in q or in v."""

    operand: int
    stride: str | int
    start: int = 0
    output: bool = False
    base: str = ""
    step: int = 1
    size: int = 0


@dataclass(frozen=True)
class StepOperands:
    """The operands of a link's step: parts of the kernel's operands by name, rotor, gravity, springs and dampers on its
    freedoms, and a mark for links on the ground."""

    operands: Mapping[str, Array]
    rotor: Scalar
    gravity: Array
    elements: Sequence[OnFreedom]
    grounded: bool

    def own(self, link: Link, **others: Array) -> Own:
        """The same for a step of any tree; efforts with those of springs and dampers. Vectors not given are zero."""
        vectors = {**dict.fromkeys(("q", "v", "a", "tau"), zeros(len(link.pair.freedoms))), **self.operands, **others}
        q, v, a, tau = (array(vectors[name]) for name in ("q", "v", "a", "tau"))
        tau = tau + vectors[LEANT] if LEANT in vectors else tau
        for k, e in self.elements:
            s = coordinate(link, k, q)
            pull = e.tension(s, v[k])
            tau = array([x - pull if n == k else x for n, x in enumerate(tau)])
        return Own(q, v, a, tau, self.rotor, Wrench.zero(), self.gravity, vectors.get(FREE))


def coordinate(link: Link, k: int, q: Array) -> Scalar | None:
    """The coordinate of a freedom, if its rate is that of one."""
    return q[k] if len(link.pair.coordinates) == len(link.pair.freedoms) else None


class Rolled(NamedTuple):
    """An algorithm for loops: its passes, with steps that take `StepOperands`, and the results after each, by name.

    totals: names of what is added up over all links
    """

    passes: Sequence[Pass]
    gives: Sequence[Callable[[Link, StepOperands, Any], Mapping[str, Any]]]
    totals: Sequence[str] = ()


class PassStep:
    """One pass at links of one kind; start: the incoming values at links without a neighbour.

    takes, gives   names of operands and results, in the order of lines
    """

    def __init__(self, rolled: Rolled, number: int, start: object, grounded: bool) -> None:
        self.rolled, self.number, self.start, self.grounded = rolled, number, start, grounded
        self.takes: list[str] = []
        self.gives: list[str] = []

    def __call__(self, at: AtLink, *operands: Any) -> Any:
        results = self.results(at, dict(zip(self.takes, operands, strict=True)))
        return results[self.gives[0]] if len(self.gives) == 1 else [results[name] for name in self.gives]

    def results(self, at: AtLink, operands: Mapping[str, Any]) -> dict[str, Any]:
        """All results by name."""
        each, gives, totals = self.rolled.passes[self.number], self.rolled.gives[self.number], self.rolled.totals
        link, named = at.link, {name: x for name, x in operands.items() if name not in (MET, BESIDE, *totals)}
        if self.follows(link):
            named |= {name: x * link.ratio for name, x in named.items() if name in ("q", "v", "a")}
            named |= {name: x + link.offset for name, x in named.items() if name == "q"}
        given = StepOperands(named, at.own.rotor, at.own.gravity, at.elements, self.grounded)
        kept = [operands[f"{KEPT} {self.number - 1}"]] if self.number else []
        passed, left = each.step(link, given, operands.get(MET, self.start), *kept)
        found = {KEPT: left, PASSED: added(operands[BESIDE], passed) if BESIDE in operands else passed}
        for name, x in gives(link, given, left).items():
            found[name] = operands[name] + x if name in totals else numbers_of(x)
        return found

    @staticmethod
    def follows(link: Link) -> bool:
        """Whether the joint of a link follows another."""
        return not (isinstance(link.ratio, float) and link.ratio == 1.0 and link.offset == 0.0)


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
    kept      names of `pass_lines.BETWEEN` that work between the passes takes or gives
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
        """Freedom → its place under a name of `pass_lines.BETWEEN`."""
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
