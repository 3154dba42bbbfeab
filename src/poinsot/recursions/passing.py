"""The steps of an algorithm for links of one kind, on named operands, and the records they leave for each other.

operands of a step   q, v, …: parts of the kernel's operands; kept n: by pass n; met: what the parent has left, or
                     the children have added up; beside: what the siblings before have added up
results              kept; passed: for the children, or the parent; others by name
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from poinsot.algebra.arrays import Array, array, zeros
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.motors import Wrench
from poinsot.multibody.front_steps import AtLink
from poinsot.multibody.passes import Own, Pass, added
from poinsot.multibody.tree import Link
from poinsot.records import NamedTuple, dataclass
from poinsot.recursions.records import OnFreedom, numbers_of

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
