"""Interconnected port-Hamiltonian systems are port-Hamiltonian again; the explicit system of a structure.

Laws: tests/structures/test_port_hamiltonian.py. Source: Stramigioli et al., §3.2.6; Ratiu & Blankenstein
(interconnected systems); formulas.md §8.
Units: any in which flow times effort of each port is power [W]; H [J].
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.scalars import Scalar
from poinsot.errors import ModelError
from poinsot.structures import matrices
from poinsot.structures.casimirs import constraints
from poinsot.structures.dirac import DiracStructure, Structure
from poinsot.structures.hybrid import hybrid_matrix
from poinsot.structures.port_hamiltonian import Coefficient, Coefficients, PortHamiltonian
from poinsot.structures.ports import Variable, components


def feedback_interconnection(
    systems: Sequence[PortHamiltonian], W: ArrayLike, name: str = "network"
) -> PortHamiltonian:
    """The systems with u = W y + v, W = −Wᵀ (p, p) over all their ports in order: one system with inputs v and outputs
    y.

    H = Σ Hᵢ, J′ = J + G W Gᵀ where no port has feedthrough. States and inputs are named "system.name".
    Errors  ModelError if W is not skew, or inputs and outputs make a loop without solution
    """
    W = matrices.matrix(W)
    if not matrices.vanishes(W + W.T, tolerance=0.0):
        raise ModelError(f"{name}: the interconnection u = W y + v keeps power only if W = −Wᵀ")
    sizes = [len(s.states) for s in systems]
    starts = np.cumsum([0, *sizes])
    states = tuple(f"{s.name}.{x}" for s in systems for x in s.states)
    inputs = tuple(f"{s.name}.{u}" for s in systems for u in s.inputs)
    if len({s.name for s in systems}) != len(systems):
        raise ModelError(f"{name}: the systems to interconnect must have names that differ")
    if W.shape != (len(inputs), len(inputs)):
        raise ModelError(f"{name}: W must have a row and a column for each of {', '.join(inputs) or 'no inputs'}")

    def parts(x: matrices.Array) -> list[matrices.Array]:
        return [x[a : a + n] for a, n in zip(starts, sizes, strict=False)]

    def hamiltonian(x: matrices.Array) -> Scalar:
        return sum(s.hamiltonian(part) for s, part in zip(systems, parts(x), strict=True))

    def coefficients(x: matrices.Array) -> Coefficients:
        each = [s.coefficients(part) for s, part in zip(systems, parts(x), strict=True)]
        return _closed(Coefficients(*(matrices.down_diagonal([c[k] for c in each]) for k in range(6))), W)

    moving = any(callable(getattr(s, k)) for s in systems for k in "JRGPSN")
    constant = None if moving else coefficients(np.zeros(int(starts[-1])))

    def coefficient(k: int) -> Coefficient:
        return constant[k] if constant is not None else lambda x: coefficients(x)[k]

    J, R, G, P, S, N = (coefficient(k) for k in range(6))
    return PortHamiltonian(hamiltonian, J, states, R, G, inputs, P, S, N, name)


def _closed(c: Coefficients, W: matrices.Array) -> Coefficients:
    """The coefficients once u = W y + v: y = A ∂H + D u, u = (1 − W D)⁻¹ (W A ∂H + v)."""
    A, B, D = (c.G + c.P).T, c.G - c.P, c.S - c.N
    if not D.any():
        drift, out, gain = (c.J - c.R) + B @ W @ A, A, D
    else:
        K = matrices.solve(
            matrices.alike(matrices.identity(len(W)), W @ D)[0] - W @ D,
            np.hstack(matrices.alike(W @ A, matrices.identity(len(W)))),
        )
        from_e, from_v = K[:, : A.shape[1]], K[:, A.shape[1] :]
        drift, out, gain = (c.J - c.R) + B @ from_e, A + D @ from_e, D @ from_v
        B = B @ from_v
    return Coefficients(
        (drift - drift.T) / 2, -(drift + drift.T) / 2, (B + out.T) / 2, (out.T - B) / 2, (gain + gain.T) / 2,
        -(gain - gain.T) / 2,
    )  # fmt: skip


def explicit_system(
    structure: Structure,
    hamiltonian: Callable[[matrices.Array], Scalar],
    storage: Iterable[str],
    inputs: Mapping[str, Variable],
    name: str = "system",
) -> PortHamiltonian:
    """ẋ = (J − R) ∂H + (G − P) u, y = … of a structure, with ẋ and y out and ∂H and u in; see ImplicitPortHamiltonian.

    J, R, G, P, S, N are unique, and exact on exact numbers. Law: the system's own structure is this structure.
    Errors: ModelError where ẋ or an output cannot be solved for: algebraic constraints, or dependent storage.
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
    into, out = matrices.identity(found.size), matrices.identity(found.size)
    for port, variable in inputs.items():
        for k in found.columns(port):
            into[k, k], out[k, k] = (-1, 1) if variable == "effort" else (1, -1)
    into, out, W = matrices.alike(into, out, W)
    Z = out @ W @ into  # (ẋ; y) = Z (∂H; u)
    Z[n:] = -Z[n:]  # (ẋ; −y) = (J_t − R_t)(∂H; u)
    J, R = (Z - Z.T) / 2, -(Z + Z.T) / 2
    if isinstance(structure, DiracStructure):  # what is lossless by law has no rounding that loses or makes power
        R = 0 * R
    states, ports = _names(found, kept), _names(found, list(inputs))
    blocks = {"R": R[:n, :n], "P": R[:n, n:], "S": R[n:, n:], "N": J[n:, n:]}
    nonzero = {k: a for k, a in blocks.items() if a.size and not matrices.vanishes(a)}
    return PortHamiltonian(hamiltonian, J[:n, :n], states, G=J[:n, n:], inputs=ports, name=name, **nonzero)


def _names(structure: Structure, ports: list[str]) -> tuple[str, ...]:
    return tuple(components([structure.port(p) for p in ports]))


def _dependence(structure: Structure, storage: list[str], inputs: Mapping[str, Variable]) -> str:
    """The constraints in words, each by the names that it ties together."""
    rows = constraints(structure, storage, inputs)
    names = [*_names(structure, storage), *_names(structure, list(inputs))]
    ties = []
    for row in rows:
        tied = [n for n, a in zip(names, row, strict=True) if not matrices.is_zero(a)]
        ties.append(" – ".join(tied))
    free = matrices.null_space(structure.F[:, structure.columns(*storage)]).shape[1] if not ties else 0
    return f"algebraic constraints tie {'; '.join(ties)}" if ties else f"{free} rates stay undetermined"
