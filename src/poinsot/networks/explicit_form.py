"""The explicit port-Hamiltonian form of a network: J, R and G made of those of its elements, over any scalar.

    ẋ = (J − R) ∂H + (G − P) u,   y = (G + P)ᵀ ∂H + (S − N) u         J − R, …: the blocks of Kᵀ Z K

Given variables are K (∂H; u), and Z says the others of them. At a port of a mechanism K is what its rate is of the
rates ν = ∂H/∂p. A law o = A(w) w of `law_matrix`, w the other variables at its ports, is eliminated,
Z + Z_r A (1 − Z_rr A)⁻¹ Z_r, so that two gases with a conductor
between them have J = σ (1/T₁ − 1/T₂) [0 1; −1 0], a function of x by T = ∂H/∂S.

    one port        A = o/w, its slope where w = 0      friction, orifices: part of R
    heat at T       A = [0 o/T; −oᵀ/T 0]                 irreversible: part of J, the power taken flows on as heat
    one rate r      A = ν (r/νᵀw) νᵀ                     a reaction: part of R

Laws: it is what the network does, and A w what the law gives, tests/networks/test_equations.py.
Source: Stramigioli et al., (18) and §3.1.1 (two gases); Ramirez, Maschke & Sbarbaro 2013 (irreversible systems);
formulas.md §8–9. Units: across and through of the domain, their product [W].
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, array, settle, zeros
from poinsot.algebra.dual import Dual, dual
from poinsot.algebra.linear import lu
from poinsot.algebra.relays import of_law
from poinsot.algebra.scalars import Scalar, absolute, is_zero, less, unknown, where
from poinsot.algebra.traced import symbols
from poinsot.components.domains import THERMAL
from poinsot.components.primitives import IdealCoupling, LinearResistor, Relation
from poinsot.errors import ModelError
from poinsot.networks.causality import relation_of
from poinsot.networks.momenta import Bound, Parts, in_momenta, others_of_given
from poinsot.networks.structure_matrix import StructureMatrix, constant_curvature
from poinsot.records import NamedTuple
from poinsot.signals.signal import Constant
from poinsot.structures.port_hamiltonian import PortHamiltonian


def explicit_form(structure: StructureMatrix) -> PortHamiltonian:
    """ẋ = (J − R) ∂H + (G − P) u, y = … of a network; see `NetworkStructure.explicit`."""
    e = structure.equations
    made, varying = _made(structure), _varying(structure)
    parts = made.parts
    hamiltonian, names = structure.energy_of_storage()
    if parts.names or (made.relations and structure.excess):
        hamiltonian = parts.energy
    names, inputs, n = (*names, *parts.names), parts.inputs, parts.size
    last: list[tuple[Array | None, dict[str, Array]]] = [(None, {})]

    def blocks(x: Array) -> dict[str, Array]:
        at, found = last[0]
        if at is not x:
            found = _parted(made.block(x), n)
            last[0] = x, found
        return found

    def part(letter: str) -> Callable[[Array], Array]:
        return lambda x: blocks(x)[letter]

    moves = bool(varying or made.relations or parts.mechanisms)
    found = blocks(symbols("x", (n,)) if moves else array([0.0] * n))
    given: dict[str, Any] = {
        letter: part(letter) if any(map(unknown, np.ravel(each))) else np.asarray(each, dtype=float)
        for letter, each in found.items()
        if letter in "JG" or not all(map(is_zero, np.ravel(each)))
    }
    last[0] = None, {}
    return PortHamiltonian(hamiltonian, states=names, inputs=inputs, name=e.model.name, **given)


def symbolic_form(
    structure: StructureMatrix, symbol: Callable[[str], Scalar]
) -> tuple[tuple[str, ...], dict[str, Array]]:
    """The states, and J, R, … (n, n) over symbols: of states, of ∂H by the names of what stores, "C1.voltage".

    Errors  ModelError as of the form itself, and where mechanisms stand in it, which are printed by themselves
    """
    e, made = structure.equations, _made(structure)
    _varying(structure)
    parts = made.parts
    if parts.mechanisms:
        raise ModelError(
            f"{parts.mechanisms[0].machine.name!r} has J, R and G of its own: print those of the mechanism"
        )
    names = (*structure.energy_of_storage()[1], *parts.names)
    slopes = dict[int, Scalar]()
    for b in e.branch_of_state:
        branch, given = e.model.branches[b], e.causality.given[b]
        slopes[b] = symbol(
            f"{branch.name}.{(branch.domain.across if given == 'across' else branch.domain.through).name}"
        )
    for j in parts.reservoirs:
        k, source = e.sources[j]
        slopes[e.model.first_branch(k)] = source.factor * symbol(source.name)
    return names, _parted(made.block(array([symbol(name) for name in names]), slopes), parts.size)


def _parted(block: Array, n: int) -> dict[str, Array]:
    J, R = (block - block.T) * 0.5, (block + block.T) * -0.5
    return {"J": J[:n, :n], "R": R[:n, :n], "G": J[:n, n:], "P": R[:n, n:], "S": R[n:, n:], "N": J[n:, n:]}


def explicit_state(structure: StructureMatrix, x: Sequence[Scalar]) -> Array:
    """The state of the explicit form where the network's is x: momenta for rates, independent sums for bound states."""
    parts, e = _made(structure).parts, structure.equations
    kept, D = structure.independent_states()
    bound = array([x[k] for k in e.excess.bound_states])
    found = [*(array([x[k] for k in kept]) - D @ bound)] if D.any() else [x[k] for k in kept]
    found += [0.0] * len(parts.reservoirs)
    for m in parts.mechanisms:
        q, v = m.machine.split(x[m.start : m.start + m.machine.size])
        found += [*m.form.state(q, v)]
    return settle(array(found))


class _Coefficients(NamedTuple):
    """[J − R, G − P; −(G + P)ᵀ, N − S] of the parts of a network, its relations eliminated."""

    parts: Parts
    relations: tuple[tuple[int, Relation], ...]

    def block(self, x: Array, slopes: Mapping[int, Scalar] | None = None) -> Array:
        """The block at x; slopes: by branch the value in the place of ∂H."""
        parts, e = self.parts, self.parts.equations
        state = parts.state(x)
        row, Z = others_of_given(e, state)
        own = [row[e.model.first_branch(k) + i] for k, r in self.relations for i in range(len(r.pairs))]
        if own:
            Z = _eliminated(Z, own, self.laws(state, slopes=slopes))
        n, stored = parts.size, len(parts.storage)
        columns = [(row[b], i, 1.0) for i, b in enumerate(parts.storage)]
        places = {j: stored + i for i, j in enumerate(parts.reservoirs)} | {j: n + i for i, j in enumerate(parts.free)}
        for j, column in places.items():
            k, source = e.sources[j]
            columns.append((row[e.model.first_branch(k)], column, source.factor))
        return parts.joined(x, Z, row, columns, n + len(parts.inputs))

    def laws(
        self, state: Sequence[Scalar], seed: int | None = None, slopes: Mapping[int, Scalar] | None = None
    ) -> Array:
        """A over the branches of all relations; with slopes along the value of the source of place ``seed``."""
        parts, e = self.parts, self.parts.equations
        given = e.given(state, 0.0, [0.0] * len(e.sampled))
        for j, (k, source) in enumerate(e.sources):
            value = parts.constant(j) if j in parts.reservoirs else 0.0
            if seed is not None:
                value = Dual(symbols("u", (len(e.sources),))[j], float(j == seed))
            given[e.model.first_branch(k)] = source.factor * value
        given |= dict.fromkeys(e.causality.excess, 0.0) | dict(slopes or {})
        found, _ = e.through_blocks(state, given, e.matrices(state), [])
        sizes = [len(r.pairs) for _, r in self.relations]
        A, at = zeros(sum(sizes), sum(sizes)), 0
        for (k, relation), n in zip(self.relations, sizes, strict=True):
            first = e.model.first_branch(k)
            A[at : at + n, at : at + n] = law_matrix(relation, [e.out(found, first + i) for i in range(n)])
            at += n
        return A


def _eliminated(Z: Array, own: list[int], A: Array) -> Array:
    """Z over all with o = A w for those of ``own``, w their rows: other + Z_r A (1 − Z_rr A)⁻¹ Z_r."""
    looped = Z[np.ix_(own, own)] @ A
    w = Z[own]
    if not all(map(is_zero, looped.flat)):
        w = lu(zeros(len(own), len(own)) + np.eye(len(own)) - looped).solve(w)
    found: Array = Z + Z[:, own] @ (A @ w)
    found[own], found[:, own] = 0.0, 0.0
    return found


def _made(structure: StructureMatrix) -> _Coefficients:
    """ModelError by name where there is no such form, in one sentence that says why."""
    e = structure.equations
    name = f"network {e.model.name!r} has no form in J, R and G"
    e.excess.refuse_tied_ports("the form in J, R and G")
    if e.switches:
        raise ModelError(
            f"network {e.model.name!r} has no form with one J, R and G: what {e.switches[0][1].name!r} does "
            "depends on its mode; its structure with switches as ports is `structure.Z`"
        )
    solved = [q.element for block in e.blocks if block.how == "newton" for q in block.equations]
    if solved:
        names = ", ".join(repr(e.model.primitives[k].name) for k in dict.fromkeys(solved))
        raise ModelError(
            f"{name}: what {names} take follows from a nonlinear algebraic loop, which has no formula in the states"
        )
    relations = tuple(
        (k, relation_of(e.model, e.causality, k)) for k, p in enumerate(e.model.primitives) if isinstance(p, Relation)
    )
    for k, relation in relations:
        first = e.model.first_branch(k)
        if relation.outputs != e.causality.given[first : first + len(relation.pairs)]:
            raise ModelError(f"{name}: {relation.name!r} is asked for other variables than its law gives")
    storage = tuple(structure.branches[i] for i in structure.storage)
    try:
        mechanisms = in_momenta(e, len(storage), _bound(structure, relations).carried)
        parts = Parts(e, mechanisms, storage)
        felt = _felt(_Coefficients(parts, relations)) if relations else ()
    except ModelError as error:
        raise ModelError(f"{name}: {error}") from None
    moved = tuple(m._replace(at=m.at + len(felt)) for m in mechanisms)
    return _Coefficients(Parts(e, moved, storage, felt), relations)


def _bound(structure: StructureMatrix, relations: Sequence[tuple[int, Relation]]) -> Bound:
    """Λ of storage that is bound to ports of mechanisms. ModelError where something else is tied with it.

    Without mechanisms and relations bound storage is eliminated with other storage.
    """
    e, Z = structure.equations, structure.Z.toarray()
    ports = [e.model.first_branch(k) + i for k, machine, _ in e.machines for i in range(len(machine.places))]
    rows = {b: i for i, b in enumerate(ports)}
    if not structure.excess or not (ports or relations):
        return Bound((), rows, np.zeros((len(ports), len(ports))))
    own, seen = structure.excess, structure.rows(ports)
    others = [i for i in range(len(Z)) if i not in {*own, *seen}]
    at = e.excess.bound_states
    Q = constant_curvature(e, at)
    apart = Q is not None and not np.delete(Q[at], at, axis=1).any()
    if Z[np.ix_(own, others)].any() or Q is None or not apart:
        raise ModelError(
            f"{'; '.join(structure.causes())}: beside nonlinear elements bound storage is eliminated where it is tied "
            "to ports of mechanisms alone, and its energy is quadratic"
        )
    tied = Z[np.ix_(own, seen)]
    return Bound(tuple(own), rows, tied.T @ np.linalg.solve(Q[np.ix_(at, at)], tied))


def _felt(made: _Coefficients) -> tuple[int, ...]:
    """Sources that laws feel directly, all of them constant. ModelError for others, and for laws without A(x)."""
    e, found = made.parts.equations, []
    state = made.parts.state(symbols("x", (made.parts.size,)))
    owners = [relation.name for _, relation in made.relations for _ in relation.pairs]
    made.laws(state)
    for j, (_, source) in enumerate(e.sources):
        moved = [name for name, row in zip(owners, made.laws(state, j), strict=True) if not all(map(_still, row))]
        if not moved:
            continue
        if source.feedback or source.name in e.inputs or not isinstance(source.signal, Constant):
            raise ModelError(
                f"what {moved[0]!r} takes varies with what {source.name!r} gives it directly, so that J and R would be "
                "functions of an input; put storage between them, or let the source be constant, which is storage"
            )
        found.append(j)
    return tuple(found)


def _still(value: Scalar) -> bool:
    return is_zero(dual(value))


def _varying(structure: StructureMatrix) -> list[str]:
    """The elements with which J, R and G vary. ModelError where there is no form with them."""
    e = structure.equations
    varying = [p.name for p in e.model.primitives if isinstance(p, (IdealCoupling, LinearResistor)) and p.by]
    if varying and structure.excess:
        raise ModelError(
            f"network {e.model.name!r}: {', '.join(map(repr, varying))} vary with the state, and so would what "
            f"binds storage ({'; '.join(structure.causes())}): there is no explicit form; take `network.structure(x)` "
            "at a state, or `structure().implicit()`"
        )
    sources = {e.model.first_branch(k): source.name for k, source in e.sources}
    for tie in e.excess.ties:
        bound = [sources[b] for b in tie if b in sources]
        if bound:
            raise ModelError(
                f"network {e.model.name!r} is not explicit: {' – '.join(e.model.branches[b].name for b in tie)} "
                f"are bound by the source {bound[0]!r}, whose derivative would enter; put a resistance between them"
            )
    return varying


NEAR = 1e-8
"""Least share of the sizes of its parts: an affinity below it is taken as zero where a rate is divided by it."""


def law_matrix(relation: Relation, w: Sequence[Scalar]) -> Array:
    """A (n, n) with law(w) = A w, w being the other variables at the n ports of a relation.

    Its symmetric part takes the power Σ o w, which is positive of what is dissipative, zero where it goes on as heat.
    Errors  ModelError by name for laws between several ports that leave neither heat nor have one rate
    """
    n, other = len(relation.pairs), {"across": "through", "through": "across"}
    if any(at != other[relation.outputs[port]] for port, at in relation.reads):
        raise ModelError(f"the law of {relation.name!r} has an output and an argument that are one variable of a port")
    if relation.by:
        raise ModelError(f"the law of {relation.name!r} varies with {', '.join(relation.by)}: it is no R(w) w")
    if relation.power == "active":
        raise ModelError(f"{relation.name!r} may give power, and what gives power is a source at a port, no part of R")

    def law(values: Sequence[Scalar]) -> Sequence[Scalar]:
        return tuple(of_law(relation.name, relation.law, *(values[port] for port, _ in relation.reads)))

    A = zeros(n, n)
    if len(relation.slopes) == n:
        for i, slopes in relation.slopes.items():
            for (port, _), slope in zip(relation.reads, slopes, strict=True):
                A[i, port] = slope
    elif n == 1:
        A[0, 0] = _quotient(lambda y: law([y])[0], w[0], absolute(w[0]), 0.0)
    elif relation.power == "continuous" and relation.pairs[-1].domain is THERMAL and relation.outputs[-1] == "through":
        o = law(w)
        for i in range(n - 1):
            A[i, -1] = o[i] / w[-1]
            A[-1, i] = -A[i, -1]
    elif relation.spans is not None and relation.spans.shape[1] == 1:
        span = relation.spans[:, 0]
        along, affinity = span / float(span @ span), sum((c * y for c, y in zip(span, w, strict=True)), 0.0)
        size = sum((abs(c) * absolute(y) for c, y in zip(span, w, strict=True)), 0.0)
        rest = [y - affinity * c for y, c in zip(w, along, strict=True)]
        rate = _quotient(lambda a: along @ array(list(law([r + a * c for r, c in zip(rest, along, strict=True)]))),
                         affinity, absolute(affinity), NEAR * size)  # fmt: skip
        A = np.outer(span, span) * rate
    else:
        raise ModelError(
            f"the law of {relation.name!r} ties {n} ports, leaves no heat at one of them and has not one rate, so what "
            "it takes is no matrix of its own times what stands there"
        )
    return A


def _quotient(law: Callable[[Scalar], Scalar], w: Scalar, size: Scalar, least: Scalar) -> Scalar:
    """law(w)/w, and the slope of the law where the size of w is not above the least."""
    far = less(least, size)
    safe = where(far, w, 1.0 + least)
    return where(far, law(safe) / safe, dual(law(Dual(where(far, 0.0 * w, w), 1.0))))
