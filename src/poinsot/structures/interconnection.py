"""Interconnected port-Hamiltonian systems are port-Hamiltonian again; implicit systems, and when they are explicit.

Implicit (35)–(37): (ẋ, f, ∂H/∂x, −e) ∈ D(x), F₁ ẋ + F₂ f + E₁ ∂H − E₂ e = 0, and Ḣ = ⟨e, f⟩ (− what is dissipated):
power into the system counts positive. Laws: tests/structures/test_port_hamiltonian.py. Source: Stramigioli et al.,
§3.2.6; Ratiu & Blankenstein (interconnected systems); formulas.md §8.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import final

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import settle
from poinsot.algebra.scalars import Scalar
from poinsot.errors import ModelError
from poinsot.structures.casimirs import constraints
from poinsot.structures.composition import compose
from poinsot.structures.derivatives import gradient
from poinsot.structures.dirac import DiracStructure, Structure
from poinsot.structures.hybrid import hybrid_matrix
from poinsot.structures.matrices import Array, alike, identity, is_zero, matrix, null_space, solve, vanishes
from poinsot.structures.port_hamiltonian import Balance, Coefficient, Coefficients, PortHamiltonian
from poinsot.structures.ports import Port, components, total
from poinsot.structures.representations import Variable


def interconnect(systems: Sequence[PortHamiltonian], W: ArrayLike, name: str = "network") -> PortHamiltonian:
    """The systems with u = W y + v, W = −Wᵀ over all their ports in order: one system with inputs v and outputs y.

    H = Σ Hᵢ, J′ = J + G W Gᵀ where no port has feedthrough. States and inputs are named "system.name".
    Errors  ModelError if W is not skew, or inputs and outputs make a loop without solution
    """
    W = matrix(W)
    if not vanishes(W + W.T, tolerance=0.0):
        raise ModelError(f"{name}: the interconnection u = W y + v keeps power only if W = −Wᵀ")
    sizes = [len(s.states) for s in systems]
    starts = np.cumsum([0, *sizes])
    states = tuple(f"{s.name}.{x}" for s in systems for x in s.states)
    inputs = tuple(f"{s.name}.{u}" for s in systems for u in s.inputs)
    if len({s.name for s in systems}) != len(systems):
        raise ModelError(f"{name}: the systems to interconnect must have names that differ")
    if W.shape != (len(inputs), len(inputs)):
        raise ModelError(f"{name}: W must have a row and a column for each of {', '.join(inputs) or 'no inputs'}")

    def parts(x: Array) -> list[Array]:
        return [x[a : a + n] for a, n in zip(starts, sizes, strict=False)]

    def hamiltonian(x: Array) -> Scalar:
        return sum(s.hamiltonian(part) for s, part in zip(systems, parts(x), strict=True))

    def coefficients(x: Array) -> Coefficients:
        each = [s.coefficients(part) for s, part in zip(systems, parts(x), strict=True)]
        return _closed(Coefficients(*(_diagonal([c[k] for c in each]) for k in range(6))), W)

    moving = any(callable(getattr(s, k)) for s in systems for k in "JRGPSN")
    constant = None if moving else coefficients(np.zeros(int(starts[-1])))

    def coefficient(k: int) -> Coefficient:
        return constant[k] if constant is not None else lambda x: coefficients(x)[k]

    J, R, G, P, S, N = (coefficient(k) for k in range(6))
    return PortHamiltonian(hamiltonian, J, states, R, G, inputs, P, S, N, name)


def _diagonal(parts: list[Array]) -> Array:
    """Down a diagonal, over any scalars."""
    rows, columns = sum(a.shape[0] for a in parts), sum(a.shape[1] for a in parts)
    whole = np.zeros((rows, columns), dtype=object if any(a.dtype == object for a in parts) else float)
    i = j = 0
    for a in parts:
        whole[i : i + a.shape[0], j : j + a.shape[1]] = a
        i, j = i + a.shape[0], j + a.shape[1]
    return whole


def _closed(c: Coefficients, W: Array) -> Coefficients:
    """The coefficients once u = W y + v: y = A ∂H + D u, u = (1 − W D)⁻¹ (W A ∂H + v)."""
    A, B, D = (c.G + c.P).T, c.G - c.P, c.S - c.N
    if not D.any():
        drift, out, gain = (c.J - c.R) + B @ W @ A, A, D
    else:
        K = solve(alike(identity(len(W)), W @ D)[0] - W @ D, np.hstack(alike(W @ A, identity(len(W)))))
        from_e, from_v = K[:, : A.shape[1]], K[:, A.shape[1] :]
        drift, out, gain = (c.J - c.R) + B @ from_e, A + D @ from_e, D @ from_v
        B = B @ from_v
    return Coefficients(
        (drift - drift.T) / 2, -(drift + drift.T) / 2, (B + out.T) / 2, (out.T - B) / 2, (gain + gain.T) / 2,
        -(gain - gain.T) / 2,
    )  # fmt: skip


@final
@dataclass(frozen=True, eq=False)
class ImplicitPortHamiltonian:
    """(ẋ, f, ∂H/∂x, −e) ∈ D(x): states at the storage ports, (f, e) at the others.

    structure    constant, or a function of x (all with the same ports)
    hamiltonian  x ↦ H, x over the storage ports in the order of ``storage``
    storage      the ports whose flow is ẋ and whose effort is ∂H/∂x
    Law          Ḣ = ⟨e, f⟩ on solutions if the structure is Dirac, ≤ if it is dissipative
    """

    structure: Structure | Callable[[Array], Structure]
    hamiltonian: Callable[[Array], Scalar]
    storage: tuple[Port, ...]
    name: str = "system"

    def at(self, x: ArrayLike) -> Structure:
        """The structure at x, with the storage ports first."""
        found = self.structure(np.asarray(x)) if callable(self.structure) else self.structure
        first = [p.name for p in self.storage]
        return found.reordered([*first, *(p for p in found.port_names if p not in first)])

    def external(self, x: ArrayLike) -> tuple[str, ...]:
        """The names of the ports that are not storage."""
        return self.at(x).port_names[len(self.storage) :]

    def residual(self, x: ArrayLike, rate: ArrayLike, f: ArrayLike = (), e: ArrayLike = ()) -> Array:
        """F₁ ẋ + F₂ f + E₁ ∂H − E₂ e (37), zero on solutions; over any scalar."""
        dH = gradient(self.hamiltonian, x)
        flows, efforts = np.concatenate([np.asarray(rate), f]), np.concatenate([dH, -np.asarray(e)])
        return settle(self.at(x).residual(flows, efforts))

    def balance(self, x: ArrayLike, rate: ArrayLike, f: ArrayLike = (), e: ArrayLike = ()) -> Balance:
        """Stored ⟨∂H, ẋ⟩ and supplied ⟨e, f⟩; the rest is dissipated (zero for a Dirac structure)."""
        stored, supplied = gradient(self.hamiltonian, x) @ np.asarray(rate), np.asarray(e) @ np.asarray(f)
        return Balance(stored, supplied, supplied - stored)

    def constraints(self, x: ArrayLike, inputs: Mapping[str, Variable] | None = None) -> Array:
        """Rows a with a (∂H; u) = 0: the algebraic constraints; none if the system is explicit in these inputs."""
        return constraints(self.at(x), [p.name for p in self.storage], inputs)

    def explicit(self, inputs: Mapping[str, Variable] | None = None) -> PortHamiltonian:
        """The explicit system with these inputs: for each port that is not storage "flow" or "effort".

        Of an input e the output is f and the other way round, so that y u is the power supplied.
        Errors  ModelError if storage depends on one another or on an input; it gives the constraints by names
        """
        if callable(self.structure):
            raise ModelError(f"{self.name}: only a constant structure is made explicit once; take structure at a state")
        return explicit(self.structure, self.hamiltonian, [p.name for p in self.storage], inputs or {}, self.name)


def explicit(
    structure: Structure,
    hamiltonian: Callable[[Array], Scalar],
    storage: Iterable[str],
    inputs: Mapping[str, Variable],
    name: str = "system",
) -> PortHamiltonian:
    """ẋ = (J − R) ∂H + (G − P) u, y = … of a structure, with ẋ and y out and ∂H and u in; see ImplicitPortHamiltonian.

    J, R, G, P, S, N are unique, and exact on exact numbers. Law: the system's own structure is this structure.
    """
    kept = list(storage)
    order = [*kept, *inputs]
    found = structure.reordered(order)
    n = len(found.columns(*kept))
    gone = found.columns(*(p for p, variable in inputs.items() if variable == "flow"))
    try:
        W, _ = hybrid_matrix(found.F, found.E, gone, found.rounding)
    except ModelError:
        raise ModelError(f"{name} is not explicit: {_dependence(found, kept, inputs)}") from None
    into, out = identity(found.size), identity(found.size)
    for port, variable in inputs.items():
        for k in found.columns(port):
            into[k, k], out[k, k] = (-1, 1) if variable == "effort" else (1, -1)
    into, out, W = alike(into, out, W)
    Z = out @ W @ into  # (ẋ; y) = Z (∂H; u)
    Z[n:] = -Z[n:]  # (ẋ; −y) = (J_t − R_t)(∂H; u)
    J, R = (Z - Z.T) / 2, -(Z + Z.T) / 2
    if isinstance(structure, DiracStructure):  # what is lossless by law has no rounding that loses or makes power
        R = 0 * R
    states, ports = _names(found, kept), _names(found, list(inputs))
    blocks = {"R": R[:n, :n], "P": R[:n, n:], "S": R[n:, n:], "N": J[n:, n:]}
    nonzero = {k: a for k, a in blocks.items() if a.size and not vanishes(a)}
    return PortHamiltonian(hamiltonian, J[:n, :n], states, G=J[:n, n:], inputs=ports, name=name, **nonzero)


def _names(structure: Structure, ports: list[str]) -> tuple[str, ...]:
    return tuple(components([structure.port(p) for p in ports]))


def _dependence(structure: Structure, storage: list[str], inputs: Mapping[str, Variable]) -> str:
    """The constraints in words, each by the names that it ties together."""
    rows = constraints(structure, storage, inputs)
    names = [*_names(structure, storage), *_names(structure, list(inputs))]
    ties = []
    for row in rows:
        tied = [n for n, a in zip(names, row, strict=True) if not is_zero(a)]
        ties.append(" – ".join(tied))
    free = null_space(structure.F[:, structure.columns(*storage)]).shape[1] if not ties else 0
    return f"algebraic constraints tie {'; '.join(ties)}" if ties else f"{free} rates stay undetermined"


def connect(
    *systems: ImplicitPortHamiltonian, shared: Iterable[tuple[str, str]], name: str = "network"
) -> ImplicitPortHamiltonian:
    """Implicit systems joined over pairs of ports, e_b = e_a and f_b = −f_a: an implicit system with H = Σ Hᵢ.

    Ports are named "system.port". A pair that meets dependent storage gives constraints, never an error.
    """
    pairs = list(shared)

    def hamiltonian(x: Array) -> Scalar:
        start, H = 0, 0.0
        for s in systems:
            n = total(s.storage)
            H, start = H + s.hamiltonian(x[start : start + n]), start + n
        return H

    if len({s.name for s in systems}) != len(systems):
        raise ModelError(f"{name}: the systems to connect must have names that differ")

    def structure(x: Array) -> Structure:
        start, parts = 0, []
        for s in systems:
            part = s.at(x[start : start + total(s.storage)])
            parts.append(part.renamed({p: f"{s.name}.{p}" for p in part.port_names}))
            start += total(s.storage)
        return replace(compose(*parts, shared=pairs), name=name)

    storage = tuple(replace(p, name=f"{s.name}.{p.name}") for s in systems for p in s.storage)
    moving = any(callable(s.structure) for s in systems)
    constant = structure if moving else structure(np.zeros(total(storage)))
    return ImplicitPortHamiltonian(constant, hamiltonian, storage, name)


def implicit(system: PortHamiltonian) -> ImplicitPortHamiltonian:
    """The explicit system as an implicit one, with storage port "state" and its inputs as ports."""
    state = (Port("state", len(system.states)),)
    moving = any(callable(getattr(system, k)) for k in "JRGPSN")
    structure = system.structure if moving else system.structure(np.zeros(len(system.states)))
    return ImplicitPortHamiltonian(structure, system.hamiltonian, state, system.name)
