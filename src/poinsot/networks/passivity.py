"""Passivity of a network, with the reasons: elements but sources take power, and the stored energy has a lower bound.

    dissipative    every linear part takes power (Z + Zᵀ ⪯ 0), every relation and damper says that it does
    bounded below  the energy cannot fall for ever: proved, refuted by a ray, or unknown
    lossless       passive, and nothing takes power: R = 0 whatever the state, so that Ḣ = yᵀu

Laws: tests/networks/test_excess.py, test_lower_bounds.py. Source: Stramigioli et al., §3.1.1; formulas.md §8.

The invariants of a network, by its structure.

    conserved   cᵀ ẋ = 0 whatever the energies, the inputs and the dissipation: loops of flux, nodes of charge

Laws: tests/networks/test_excess.py. Source: Stramigioli et al., §3.1; formulas.md §8.
Units: those of the states, which a combination joins.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Array, Floats, array
from poinsot.algebra.bounded_forms import Form
from poinsot.algebra.lower_bounds import BOTH_WAYS, NO_WAY, LowerBound, PassivityVerdict, lower_bound, together
from poinsot.algebra.quadratic_forms import quadratic
from poinsot.algebra.scalars import Scalar, unknown
from poinsot.components.primitives import GROUND, IdealCoupling, IdealSwitch, LinearResistor, Relation, Storage
from poinsot.multibody.potential_bounds import (
    dampers_that_give,
    least_potential,
    potential_along,
    potential_bound,
    sliding_coordinates,
    ways_of,
    what_may_hold,
    what_takes,
)
from poinsot.multibody.tree import Tree
from poinsot.networks.machine import Machine
from poinsot.networks.model import NetworkModel, Part
from poinsot.networks.structure import NetworkStructure
from poinsot.records import dataclass
from poinsot.structures.dirac import block_diagonal
from poinsot.structures.elimination import units
from poinsot.structures.matrices import alike, identity, kernel, matrix, nothing, product, smallest_eigenvalue

Matrix = NDArray[Any]


def conserved(structure: NetworkStructure, inputs: bool = True) -> list[dict[str, float]]:
    """Combinations of states {name: coefficient} that never change, of storage alone.

    inputs  whether the sources may do what they like; without it they give zero
    Law     cᵀ ẋ = 0 at every state, time and input
    """
    names = structure.equations.state_names
    return [{names[i]: float(c) for i, c in states.items()} for states, _ in kept(structure, (), inputs)]


def kept(
    structure: NetworkStructure, ports: Sequence[int] = (), inputs: bool = True
) -> list[tuple[dict[int, Any], dict[int, Any]]]:
    """The same with ports of mechanisms (branches), with rates as across variables too: Σ c ẋ + Σ d across = 0.

    Returns ({which state: c}, {branch: d}) of each, in whole numbers (fractions) where they are.
    """
    e = structure.equations
    rows, bound = structure.storage, structure.excess
    sources = set(structure.sources)
    others = [j for j in range(structure.Z.shape[1]) if j not in set(bound) and (inputs or j not in sources)]
    Z = structure.Z.toarray()
    column = {i: j for j, i in enumerate(others)}
    own = np.zeros((len(ports), len(others)))
    own[range(len(ports)), [column[i] for i in structure.rows(ports)]] = 1.0
    free, D = _whole_number(np.vstack([Z[np.ix_(rows, others)], own])), Z[np.ix_(rows, bound)]
    D = _whole_number(np.vstack([D, np.zeros((len(ports), len(bound)))]))
    null = kernel(product(*alike(free, _admissible(structure, Z, others))).T).T if len(free) else nothing(0, 0)
    found = []
    for c in null:
        whole = _plain(np.vstack(alike(c.reshape(-1, 1), -product(*alike(D.T, c.reshape(-1, 1)))))[:, 0])
        values = [*whole[: len(rows)], *whole[len(free) :]]
        places = [e.state_of_branch[structure.branches[i]] for i in (*rows, *bound)]
        given = dict(zip(ports, whole[len(rows) : len(free)], strict=True))
        found.append(({i: v for i, v in zip(places, values, strict=True) if v}, {b: v for b, v in given.items() if v}))
    return found


def _admissible(structure: NetworkStructure, Z: Floats, others: list[int]) -> Matrix:
    """Columns that span the given variables of these branches: all, but where relations couple their outputs
    (``spans``)."""
    e = structure.equations
    column = {i: j for j, i in enumerate(others)}
    coupled: list[tuple[Floats, Floats]] = []
    for k, p in enumerate(e.model.primitives):
        if not isinstance(p, Relation) or p.spans is None:
            continue
        at = structure.rows([e.model.first_branch(k) + port for port in range(len(p.pairs))])
        if Z[np.ix_(at, structure.excess)].any():
            continue
        says = Z[np.ix_(at, others)]
        for r, (i, output) in enumerate(zip(at, p.outputs, strict=True)):
            if e.causality.given[structure.branches[i]] == output:
                says[r] = 0.0
                says[r, column[i]] = 1.0
        coupled.append((says, np.asarray(p.spans, dtype=np.float64)))
    if not coupled:
        return identity(len(others))
    says, rates = np.vstack([a for a, _ in coupled]), block_diagonal(*(b for _, b in coupled))
    return kernel(_whole_number(np.hstack([says, -rates])))[: len(others)]


def _whole_number(A: Floats) -> Matrix:
    """The same, over whole numbers if they are."""
    whole = np.array_equal(A, np.round(A)) and np.abs(A).max(initial=0.0) < 2.0**53
    return matrix(A.astype(np.int64)) if whole else A


def _plain(c: Matrix) -> list[Any]:
    """The combination in the smallest whole numbers if it is rational, else with one as the largest; that positive."""
    largest = max(c, key=abs)
    if all(isinstance(x, Fraction) for x in c):
        unit = Fraction(math.gcd(*(x.numerator for x in c)), math.lcm(*(x.denominator for x in c)))
        return [x / (unit if largest > 0 else -unit) for x in c]
    return [float(x / largest) for x in c]


def combination(terms: dict[str, float]) -> str:
    """The combination as text: "C1.charge + 2 C2.charge"."""
    text = ""
    for name, c in terms.items():
        sign = "-" if c < 0 else "+"
        size = f"{abs(c):.6g} ".removeprefix("1 ")
        text += f" {sign} {size}{name}" if text else f"{'-' * (c < 0)}{size}{name}"
    return text


# The lower bound of the energy of a network: of each storage alone, else of connected ones together.


def energy_bound(structure: NetworkStructure) -> LowerBound:
    """Whether all that the network stores is bounded below, from the state of the structure on."""
    e = structure.equations
    alone = [(s.name, _of_storage(structure, k, s)) for k, (_, s) in enumerate(e.storages)]
    alone += [(machine.name, _of_machine(structure, machine, start)) for _, machine, start in e.machines]
    short = [(name, found) for name, found in alone if found.answer != "proved"]
    if not short:
        return LowerBound("proved", together([found for _, found in alone]).how)
    who = ", ".join(name for name, _ in short)
    varying = [p.name for p in e.model.primitives if isinstance(p, (IdealCoupling, LinearResistor)) and p.by]
    if varying:
        return LowerBound("unknown", f"the energy of {who} has no bound of its own, and {', '.join(varying)} vary")
    found = _tied(structure)
    if found.answer == "proved":
        return LowerBound("proved", f"{found.how}, with {who} tied to the others")
    if found.answer == "refuted" and not _settles(structure):
        why = f"{who} alone may fall for ever, and what the storage tied to it holds is not looked into"
        return LowerBound("unknown", why)
    return found


def _of_storage(structure: NetworkStructure, k: int, storage: Storage) -> LowerBound:
    e = structure.equations
    at = sum(len(s.pairs) for _, s in e.storages[:k])
    names = e.state_names[at : at + len(storage.pairs)]
    start = [_number(v) for v in structure.state[at : at + len(names)]]
    return lower_bound(lambda x: storage.energy(*x), start, names, lambda x: storage.never_below(*x))


def _of_machine(structure: NetworkStructure, machine: Machine, start: int) -> LowerBound:
    q = array([float(v) for v in structure.state[start : start + machine.tree.nq]])
    return potential_bound(machine.tree, q)


def _number(value: Scalar) -> Fraction | float:
    return Fraction(float(value))


def _tied(structure: NetworkStructure) -> LowerBound:
    """Over all states that keep the invariants of the network."""
    e = structure.equations
    places = list(range(e.stored))
    movable = [BOTH_WAYS] * e.stored
    ports: dict[int, tuple[int, float]] = {}
    for k, machine, start in e.machines:
        linear, bent = _ports(e.model.first_branch(k), machine, start)
        free = sliding_coordinates(machine.tree)
        places += [start + i for i in free]
        movable += [NO_WAY if bent else way for way in ways_of(machine.tree, free)]
        ports |= linear
        for b in bent:  # a stretch that depends on the coordinates in some way: a ray leaves it as it is
            ports[b] = e.nx + b, 1.0
            places.append(e.nx + b)
            movable.append(NO_WAY)
    N = _free(structure, places, ports)
    x0 = [_number(v) for v in structure.state]

    def states(y: Sequence[object]) -> list[Any]:
        x: list[Any] = list(x0)
        for i, row in zip(places, N, strict=True):
            if i < e.nx:
                x[i] = sum((y[j] * c for j, c in enumerate(row) if c), Form.constant(x0[i]))
        return x

    def total(y: Sequence[object], least: bool) -> Scalar:
        x, at, found = states(y), 0, Form.constant(0)
        for _, s in e.storages:
            found = found + (s.never_below if least else s.energy)(*x[at : at + len(s.pairs)])
            at += len(s.pairs)
        for _, machine, start in e.machines:
            own = x[start : start + machine.tree.nq]
            if not least:
                found = found + potential_along(machine.tree, own)
                continue
            free = set(sliding_coordinates(machine.tree))
            found = found + least_potential(machine.tree, [v if k in free else None for k, v in enumerate(own)])
        return found

    n = N.shape[1]
    may = [BOTH_WAYS if all(all(way) or not row[j] for way, row in zip(movable, N, strict=True)) else NO_WAY
           for j in range(n)]  # fmt: skip
    labels = [str(j) for j in range(n)]
    found = lower_bound(lambda y: total(y, False), [Fraction(0)] * n, labels, lambda y: total(y, True), may)
    if found.answer != "refuted":
        return found
    along = N.astype(float) @ np.array([found.ray.get(label, 0.0) for label in labels])
    found = LowerBound.along({e.state_names[i]: d for i, d in zip(places, along, strict=True) if d})
    for _, machine, _ in e.machines:
        found = what_may_hold(machine.tree, found)
    return found


def _ports(first: int, machine: Machine, start: int) -> tuple[dict[int, tuple[int, float]], list[int]]:
    """Of its ports by branch: the coordinate that each moves with, and their ratio; and those that have none."""
    linear: dict[int, tuple[int, float]] = {}
    bent = []
    for p, place in enumerate(machine.places):
        link, k = machine.tree.own_freedom(place) or (None, 0)
        if link is not None and len(link.q) == len(link.v):
            linear[first + p] = start + link.q[k], link.ratio
        else:
            bent.append(first + p)
    return linear, bent


def _free(structure: NetworkStructure, places: list[int], ports: dict[int, tuple[int, float]]) -> Any:
    """N (places, r): the directions in which nothing changes that is conserved; exact where its numbers are whole."""
    column = {i: j for j, i in enumerate(places)}
    rows = []
    for states, others in kept(structure, tuple(ports)):
        row = [Fraction(0)] * len(places)
        for i, c in states.items():
            row[column[i]] += Fraction(c)
        for b, c in others.items():
            at, ratio = ports[b]
            row[column[at]] += Fraction(c) * Fraction(ratio)
        rows.append(row)
    if not rows:
        return identity(len(places))
    return kernel(np.array(rows, dtype=object))


def _settles(structure: NetworkStructure) -> bool:
    """Whether bound storage has a least energy along what binds it: all of it is quadratic, and positive."""
    e = structure.equations
    owner = {e.model.first_branch(k) + p: s for k, s in e.storages for p in range(len(s.pairs))}
    for tie in e.excess.ties:
        for b in tie:
            storage = owner.get(b)
            if storage is None:
                continue
            n = len(storage.pairs)
            Q = quadratic(storage.energy, n)
            if Q is None:
                return False
            dense = np.array([[Q.get((i, j), 0.0) for j in range(n)] for i in range(n)])
            d = np.sqrt(np.abs(np.diag(dense)))
            # of a diagonal of 1: definite beyond rounding
            if not d.all() or np.linalg.eigvalsh(dense / np.outer(d, d))[0] <= 1e-9:
                return False
    return True


@final
@dataclass(frozen=True)
class Passivity(PassivityVerdict):
    """The reasons why a network is passive, or the objections.

    energy     whether what it stores is bounded below, how that is known, and a ray where it is not
    lost       smallest eigenvalue of −(Z + Zᵀ)/2, what linear resistors take, in units that make the rows of Z alike;
               ≥ 0, but for rounding of ``tolerance``, if they take power
    active     relations that are declared to give power, and dampers of mechanisms that do
    curvature  smallest eigenvalue of ∂²H/∂x² of all storage at the state; below 0 the energy has no minimum there
    machines   mechanisms, whose weights and springs are not in the curvature
    taking     what takes power, by its kind and not by its size: resistors, dampers, friction, and what switches, as
               impacts and joined capacitors lose energy at once. Where heat is made of work and kept, none is taken
    """

    energy: LowerBound
    lost: float
    active: tuple[str, ...]
    curvature: float
    machines: tuple[str, ...] = ()
    taking: tuple[str, ...] = ()
    tolerance: float = 1e-12

    @property
    def dissipative(self) -> bool:
        """Whether every part but the sources takes power."""
        return self.lost >= -self.tolerance and not self.active

    @property
    def lossless(self) -> bool:
        """Losslessness: nothing takes or gives power but the sources, Ḣ = yᵀu, whatever the state."""
        return self.dissipative and not self.taking

    def explain(self) -> str:
        """The verdict and its reason: both answers in a sentence."""
        power = "what is not a source takes power"
        if self.lossless:
            power = "nothing but sources takes or gives power"
        elif self.lost < -self.tolerance:
            power = f"its linear part gives power (smallest eigenvalue {self.lost:.3g})"
        elif self.active:
            power = f"{', '.join(self.active)} may give power"
        named = "not known to be passive" if self.verdict == "unknown" else self.verdict
        return f"{named}: {power}; {self.energy.explain()}" + (f"; {self._at_rest()}" if self.holds else "")

    def _at_rest(self) -> str:
        if self.curvature < 0:
            return f"it is not convex at this state (curvature {self.curvature:.3g})"
        if self.machines:
            return f"whether rest is stable is up to the weights and springs of {', '.join(self.machines)}"
        return "it is convex at this state, so that rest is stable"


def passivity(structure: NetworkStructure) -> Passivity:
    """The certificate of passivity at the state of the structure, and of all that can be reached from there."""
    e = structure.equations
    Z = structure.Z.toarray()
    d = units(Z)
    lost = smallest_eigenvalue(-(Z + Z.T) / 2 / np.outer(d, d))
    gives = [isinstance(p, Relation) and p.power == "active" for p in e.model.primitives]
    told = {
        k
        for k, p in enumerate(e.model.primitives)
        if isinstance(p, Relation) and gives[k] and _only_tells(e.model, k, p)
    }
    active = [p.name for k, p in enumerate(e.model.primitives) if gives[k] and k not in told]
    active += [machine.called(name) for _, machine, _ in e.machines for name in dampers_that_give(machine.tree)]
    taking = [p.name for k, p in enumerate(e.model.primitives) if k not in told and _takes(p)]
    taking += [machine.called(name) for _, machine, _ in e.machines for name in what_takes(machine.tree)]
    curvature = min(
        (float(np.linalg.eigvalsh(np.asarray(h, dtype=np.float64)).min()) for h in e.stiffness(structure.state)),
        default=0.0,
    )
    machines = tuple(machine.name for _, machine, _ in e.machines)
    return Passivity(energy_bound(structure), float(lost), tuple(active), curvature, machines, tuple(taking))


def _only_tells(model: NetworkModel, k: int, law: Relation) -> bool:
    """True of a law that passes nothing: it gives zero, but where it alone determines an across variable."""
    for port, (given, b) in enumerate(zip(law.outputs, model.branches[model.first_branch(k) :], strict=False)):
        ends = {b.tail, b.head} - {GROUND}
        alone = len([other for other in model.branches if ends & {other.tail, other.head}]) == 1
        if not (alone if given == "across" else not any(law.slopes.get(port, (1.0,)))):
            return False
    return True


def _takes(part: Part) -> bool:
    """True of an element that takes power at some of its states, or loses energy at once."""
    match part:
        case LinearResistor():
            return part.vary is not None or unknown(part.a) or unknown(part.r) or (part.a != 0 and part.r != 0)
        case Relation():
            return part.power != "continuous"
    return isinstance(part, IdealSwitch)


def passivity_of_mechanism(tree: Tree, q: Array) -> Passivity:
    """Of a mechanism alone, near the configuration q (nq,)."""
    active, taking = tuple(dampers_that_give(tree)), tuple(what_takes(tree))
    return Passivity(potential_bound(tree, q), 0.0, active, 0.0, (tree.model.name,), taking)
