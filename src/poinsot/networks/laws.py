"""The laws of a network: relations that are not linear with constant coefficients, as functions of their operands.

Units: across and through of the domain. Law: tests/networks/test_equations.py. Source: formulas.md §8.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import final

from poinsot.algebra.arrays import array
from poinsot.algebra.quadratic_forms import quadratic
from poinsot.algebra.scalars import Scalar
from poinsot.components import primitives
from poinsot.networks.states import NetworkStates
from poinsot.records import dataclass, field
from poinsot.structures.derivatives import gradient
from poinsot.structures.kirchhoff import EdgeKind

Place = tuple[str, int] | tuple[primitives.Variable, int]
"""("state", index), or a variable of a branch."""
Function = Callable[..., Sequence[Scalar]]


@final
@dataclass(frozen=True, eq=False, slots=True)
class NumberLaw:
    """``values`` numbers, the entries ``first``, … of N, as a function of the values at its places."""

    name: str
    first: int
    values: int
    places: tuple[Place, ...]
    function: Function
    junctions: tuple[primitives.Junction, ...] = ()


@final
@dataclass(frozen=True, eq=False)
class Laws:
    """All laws of a network.

    of_branch   the entry of N that a source adds, storage has as ∂H/∂x, or as its state of it, or a relation gives
    of_element  the first entry of N of an element
    curvature   ∂²H/∂x∂x_b by states, of branches of quadratic storage; state_of: the state of a branch of storage
    """

    listed: list[NumberLaw] = field(default_factory=list)
    of_branch: dict[int, int] = field(default_factory=dict)
    of_element: dict[int, int] = field(default_factory=dict)
    curvature: dict[int, dict[int, float]] = field(default_factory=dict)
    state_of: dict[int, int] = field(default_factory=dict)

    @property
    def count(self) -> int:
        """The number of values of all laws."""
        return self.listed[-1].first + self.listed[-1].values if self.listed else 0


def list_laws(equations: NetworkStates, relation_of: Callable[[int], primitives.Relation]) -> Laws:
    """The laws of all elements; ``relation_of`` an element is its relation, solved as the tree asks."""
    found, e, start = Laws(), equations, 0

    def enlist(
        k: int, places: Iterable[Place], function: Function, own: Iterable[int], values: int,
        junctions: tuple[primitives.Junction, ...] = (),
    ) -> None:  # fmt: skip
        first = found.count
        found.listed.append(NumberLaw(e.model.primitives[k].name, first, values, tuple(places), function, junctions))
        found.of_branch.update((b, first + i) for i, b in enumerate(own))
        found.of_element[k] = first

    for k, storage in e.storages:
        n, first = len(storage.pairs), e.model.first_branch(k)
        if storage.amount is not None:
            conjugate: primitives.Variable = "across" if storage.kinds[0] == EdgeKind.ACROSS_STORAGE else "through"
            steep = () if storage.junction is None else (storage.junction,)
            enlist(k, [(conjugate, first)], _single(storage.amount), [first], 1, steep)
            found.state_of[first] = start
            start += 1
            continue
        slopes = quadratic(storage.energy, n)
        if slopes is None:
            enlist(k, [("state", start + i) for i in range(n)], _gradient(storage.energy), range(first, first + n), n)
        for i in range(n) if slopes is not None else ():
            row = {start + j: float(c) for (a, j), c in (slopes or {}).items() if a == i and c}
            found.curvature[first + i] = row
        found.state_of.update((first + i, start + i) for i in range(n))
        start += n
    for k, element in enumerate(e.model.primitives):
        first = e.model.first_branch(k)
        own = range(first, first + len(element.pairs))
        both: list[Place] = [*(("across", b) for b in own), *(("through", b) for b in own)]
        states: list[Place] = []
        if isinstance(element, primitives.VARYING):
            states = [("state", i) for i in e.positions(element.by)]
        match element:
            case primitives.IdealSource() if element.feedback:
                enlist(k, states, _single(element.feedback), own, 1)
            case primitives.LinearResistor() if element.vary:
                enlist(k, [*states, *both], _varying(element.vary, len(states)), (), 1)
            case primitives.IdealCoupling() if element.by:
                enlist(k, [*states, *both], _modulated(element, len(states)), (), len(own))
            case primitives.Relation():
                relation = relation_of(k)
                places: list[Place] = [(variable, first + port) for port, variable in relation.reads]
                enlist(k, [*places, *states], relation.law, own, len(own), relation.junctions)
            case _:
                pass
    return found


def _single(function: Callable[..., Scalar]) -> Function:
    return lambda *x: (function(*x),)


def _gradient(energy: Callable[..., Scalar]) -> Function:
    return lambda *x: list(gradient(lambda z: energy(*z), array(list(x))))


def _varying(vary: Callable[..., tuple[Scalar, Scalar]], states: int) -> Function:
    def law(*values: Scalar) -> Sequence[Scalar]:
        a, r = vary(*values[:states])
        return (a * values[states] - r * values[states + 1],)

    return law


def _modulated(coupling: primitives.IdealCoupling, states: int) -> Function:
    def law(*values: Scalar) -> Sequence[Scalar]:
        P, Q = coupling.at(*values[:states])
        k = len(coupling.pairs)
        across, through = values[states : states + k], values[states + k :]
        return [sum((P[i, j] * across[j] + Q[i, j] * through[j] for j in range(k)), 0.0) for i in range(k)]

    return law
