"""Multiports without memory or loss as Dirac structures: transformers, gyrators, junctions, pairs.

All powers count into the multiport: Σ ⟨e, f⟩ = 0. The sources write transformers and gyrators with power in at 1 and
out at 2, f₁ = n f₂, e₁ = e₂/n and f₁ = n e₂, e₁ = f₂/n: there f₂ is minus the flow here. Ratios are numbers or
matrices; for a modulated multiport make a :class:`~poinsot.structures.families.DiracFamily` of the matrices at x.
Law: each is Dirac and keeps power, tests/structures/test_dirac.py. Source: Ratiu & Blankenstein; formulas.md §8.
Units: any in which flow times effort of each port is power [W]; a ratio of a transformer is that of flows, of a gyrator
that of a flow to an effort.

Representations of Dirac and dissipative structures and the ways between them.

    kernel           F f + E e = 0                            the form structures are kept in
    image            f = A λ, e = B λ                          A = Eᵀ, B = Fᵀ for a Dirac structure
    input–output     f = J e  (or e = J f)                     J = −Jᵀ ⇔ Dirac
    constrained      f = J e + G λ, 0 = Gᵀ e  (or f ↔ e)        J = −Jᵀ ⇔ Dirac; exists for every Dirac structure
    hybrid           outputs = W inputs                        W = −Wᵀ ⇔ Dirac; exists for every structure

Exact numbers stay exact. Law: every way there and back gives the same structure, tests/structures/
test_dirac.py. Source: formulas.md §8; Ratiu & Blankenstein (LC circuits).
Units: any in which flow times effort of each port is power [W]; J, G and W have those of what they take to what they
give.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import ArrayLike

from poinsot.errors import ModelError
from poinsot.records import dataclass
from poinsot.structures import matrices
from poinsot.structures.dirac import DiracStructure, DissipativeStructure, PortRelation, Structure
from poinsot.structures.hybrid import hybrid_matrix, unhybrid
from poinsot.structures.matrices import (
    Array,
    alike,
    block,
    identity,
    independent_columns,
    is_exact,
    matrix,
    nothing,
    pseudo_inverse,
    rank,
    solve,
    vanishes,
)
from poinsot.structures.ports import Port, Variable, as_ports, columns, components, total


@dataclass(frozen=True, eq=False)
class HybridForm:
    """outputs = W inputs: of each component the flow or the effort is out, the other in.

    W           (m, m); skew for a Dirac structure, W + Wᵀ ⪯ 0 for a dissipative one
    efforts_out the components (columns) whose effort is the output; of the others it is the flow
    ports       their components own the rows of W and its columns
    """

    W: matrices.Array
    efforts_out: tuple[int, ...]
    ports: tuple[Port, ...]

    @property
    def outputs(self) -> tuple[str, ...]:
        """The names of the outputs: "f a", "e b", …"""
        return tuple(f"{'e' if k in self.efforts_out else 'f'} {name}" for k, name in enumerate(components(self.ports)))


def from_image(A: ArrayLike, B: ArrayLike, ports: Iterable[Port | str], name: str = "structure") -> DiracStructure:
    """The Dirac structure spanned by the columns (A λ, B λ), m × k; columns may depend on one another."""
    basis = matrices.row_basis(np.vstack(matrices.alike(A, B)).T)
    m = total(as_ports(ports))
    if len(basis) != m:
        raise ModelError(f"{name}: the columns span {len(basis)} dimensions, a Dirac structure on its ports has {m}")
    return DiracStructure(basis[:, m:], basis[:, :m], as_ports(ports), name)


def from_input_output(
    J: ArrayLike, ports: Iterable[Port | str], output: Variable = "flow", name: str = "structure"
) -> DiracStructure:
    """f = J e (output "flow") or e = J f (output "effort"), J (m × m) skew."""
    J = matrices.matrix(J)
    F, E = (matrices.identity(len(J)), -J) if output == "flow" else (-J, matrices.identity(len(J)))
    return DiracStructure(F, E, as_ports(ports), name)


def input_output(structure: PortRelation, output: Variable = "flow") -> matrices.Array:
    """J (m × m) of f = J e, or of e = J f. ModelError that names the ports at which the inputs are not free."""
    bound = _bound(structure, output)
    if len(bound):
        names = components(structure.ports)
        tied = [n for n, column in zip(names, bound.T, strict=True) if any(not matrices.is_zero(x) for x in column)]
        what = "efforts" if output == "flow" else "flows"
        raise ModelError(
            f"{structure.name}: its {output}s are not functions of its {what}, which are bound to one another at the "
            f"ports {', '.join(tied)}; take the constrained or the hybrid form"
        )
    chosen = () if output == "flow" else range(structure.size)
    return hybrid_matrix(structure.F, structure.E, chosen, structure.rounding)[0]


def _bound(structure: PortRelation, output: Variable) -> matrices.Array:
    """Rows a with a · inputs = 0: the relations between the efforts alone (the flows, if the output is "effort")."""
    m, rows = structure.size, np.hstack([structure.F, structure.E])
    out = slice(0, m) if output == "flow" else slice(m, 2 * m)
    into = slice(m, 2 * m) if output == "flow" else slice(0, m)
    known = structure.rounding
    rounding = None if known is None else np.hstack([known[:, into], known[:, out]])
    return matrices.eliminate(rows[:, into], rows[:, out], rounding, f"the inputs of {structure.name}")[0]


def from_constrained(
    J: ArrayLike, G: ArrayLike, ports: Iterable[Port | str], output: Variable = "flow", name: str = "structure"
) -> DiracStructure:
    """f = J e + G λ, 0 = Gᵀ e (J m × m skew, G m × k); with output "effort", f and e change places."""
    J, G = matrices.alike(J, G)
    G = matrices.row_basis(G.T).T
    free = matrices.left_null_space(G)
    k = G.shape[1]
    a = matrices.block([[free], [matrices.nothing(k, len(J))]])
    b = matrices.block([[-(free @ J)], [G.T]])
    F, E = (a, b) if output == "flow" else (b, a)
    return DiracStructure(F, E, as_ports(ports), name)


def constrained(structure: DiracStructure, output: Variable = "flow") -> tuple[matrices.Array, matrices.Array]:
    """(J, G) of f = J e + G λ, 0 = Gᵀ e, J = −Jᵀ (m × m), G (m × k) of full rank; or with f and e exchanged.

    G spans ker F: the flows that need no effort, orthogonal to the admissible efforts Im Fᵀ. On those J = Eᵀ F⁺ᵀ up to
    Im G; of all such J this one vanishes on Im G.
    """
    F, E = (structure.F, structure.E) if output == "flow" else (structure.E, structure.F)
    own = slice(0, len(F)) if output == "flow" else slice(len(F), None)
    rounding = None if structure.rounding is None else structure.rounding[:, own]
    inverse = matrices.pseudo_inverse(F, rounding)
    J = inverse @ F @ E.T @ inverse.T
    if not structure.exact:
        sizes = np.abs(inverse) @ np.abs(F) @ np.abs(E.T) @ np.abs(inverse.T)
        J = np.where(np.abs(J) <= matrices.POWER_TOLERANCE * sizes, 0.0, (J - J.T) / 2)
    return np.asarray(J), matrices.null_space(F, rounding)


def hybrid(structure: PortRelation, efforts_out: Iterable[str] | None = None) -> HybridForm:
    """The hybrid form with efforts out at these ports and flows at the others; without a choice, one that exists.

    Errors  ModelError if with this choice the outputs are not functions of the inputs
    """
    chosen = None if efforts_out is None else structure.columns(*efforts_out)
    try:
        W, found = hybrid_matrix(structure.F, structure.E, chosen, structure.rounding)
    except ModelError as singular:
        raise ModelError(
            f"{structure.name}: with efforts out at {', '.join(efforts_out or ()) or 'no port'} and flows out at the "
            "other ports, the outputs are not functions of the inputs; choose other outputs, or none"
        ) from singular
    return HybridForm(W, tuple(found), structure.ports)


def from_hybrid(
    W: ArrayLike, efforts_out: Iterable[str | int], ports: Iterable[Port | str], name: str = "structure"
) -> Structure:
    """outputs = W inputs, W (m, m), as a structure: Dirac if W is skew, else dissipative. Outputs by port, or by
    component.
    """
    found = as_ports(ports)
    out = [k for which in efforts_out for k in ([which] if isinstance(which, int) else columns(found, [which]))]
    F, E = unhybrid(matrices.matrix(W), out)
    structure = DissipativeStructure(F, E, found, name)
    return structure.as_dirac() if structure.lossless else structure


def transformer(ratio: ArrayLike, first: Port | str = "1", second: Port | str = "2") -> DiracStructure:
    """f₁ = −N f₂, e₂ = Nᵀ e₁ with N (m₁ × m₂) or a number n; Jacobians are such ratios. Exists for every N."""
    N = _sized(ratio, first, second)
    rows, columns = N.shape
    F = block([[identity(rows), N], [nothing(columns, rows + columns)]])
    E = block([[nothing(rows, rows + columns)], [-N.T, identity(columns)]])
    return DiracStructure(F, E, as_ports([first, second]), "transformer")


def gyrator(ratio: ArrayLike, first: Port | str = "1", second: Port | str = "2") -> DiracStructure:
    """f₁ = N e₂, f₂ = −Nᵀ e₁ with N (m₁ × m₂) or a number n."""
    N = _sized(ratio, first, second)
    rows, columns = N.shape
    J = block([[nothing(rows, rows), N], [-N.T, nothing(columns, columns)]])
    return from_input_output(J, as_ports([first, second]), "flow", "gyrator")


def _sized(ratio: ArrayLike, first: Port | str, second: Port | str) -> Array:
    """The ratio as a matrix; a number is that multiple of the identity."""
    a, b = as_ports([first, second])
    raw = np.asarray(ratio)
    if raw.ndim == 0 and a.dimension == b.dimension:
        number, unit = alike(raw.reshape(1, 1), identity(a.dimension))
        return np.asarray(number[0, 0] * unit)
    N = matrix(raw) if raw.ndim == 2 else nothing(0, 0)
    if N.shape != (a.dimension, b.dimension):
        raise ModelError(
            f"the ratio between ports {a.name!r} and {b.name!r} must be {a.dimension} × {b.dimension}, as their "
            f"dimensions are; its shape is {raw.shape}"
        )
    return N


def stokes_dirac(
    incidence: ArrayLike, trace: ArrayLike, ports: tuple[str, str, str] = ("nodes", "cells", "ends")
) -> DiracStructure:
    """ẋ_cells = D e_nodes, ẋ_nodes = −Dᵀ e_cells + Tᵀ e_ends, f_ends = T e_nodes with f = −ẋ: Stokes's theorem, cut.

    incidence D (cells, nodes), as of any complex: 1 at a cell's first node, −1 at its second; trace T (ends, nodes)
    picks the nodes that are ends. Sizes and materials are no part of it: they stand in the energy, e = ∂H/∂x.
    Errors  ModelError for matrices without a column for each node
    Law     Dirac; sums of x over cells or nodes change by what passes the ends; of `components.distributed` elements it
            is `structure().dirac()`, tests/components/test_distributed.py
    Source  van der Schaft & Maschke (2002); formulas.md §8
    """
    D, T = alike(incidence, trace)
    if D.ndim != 2 or T.ndim != 2 or D.shape[1] != T.shape[1]:
        raise ModelError(
            f"the incidence and the trace have a column for each node; they have the shapes {D.shape} and {T.shape}"
        )
    cells, nodes, ends = len(D), D.shape[1], len(T)
    inner = nothing(cells + ends, cells + ends)
    down = block([[-D], [T]])
    J = block([[nothing(nodes, nodes), -down.T], [down, inner]])
    sizes = zip(ports, (nodes, cells, ends), strict=True)
    return from_input_output(J, [Port(name, size) for name, size in sizes], "flow", "Stokes–Dirac")


def zero_junction(*ports: Port | str) -> DiracStructure:
    """Equal efforts, flows that sum to zero: wires that meet, forces on a spring's two ends."""
    return _junction(as_ports(ports), "effort")


def one_junction(*ports: Port | str) -> DiracStructure:
    """Equal flows, efforts that sum to zero: a loop of branches, forces on one body."""
    return _junction(as_ports(ports), "flow")


def _junction(ports: tuple[Port, ...], equal: Variable) -> DiracStructure:
    dimensions = {p.dimension for p in ports}
    if len(dimensions) != 1:
        raise ModelError(f"the ports of a junction have one dimension; {', '.join(p.name for p in ports)} differ")
    if len({p.domain for p in ports if p.domain}) > 1:
        raise ModelError(f"the ports of a junction are of one domain; {', '.join(p.name for p in ports)} differ")
    n, d, m = len(ports), dimensions.pop(), total(ports)
    same = np.hstack([-np.ones((n - 1, 1), dtype=int), np.eye(n - 1, dtype=int)])
    unit = np.eye(d, dtype=int)
    equality = block([[nothing(d, m)], [matrix(np.kron(same, unit))]])
    balance = block([[matrix(np.kron(np.ones((1, n), dtype=int), unit))], [nothing(m - d, m)]])
    F, E = (balance, equality) if equal == "effort" else (equality, balance)
    return DiracStructure(F, E, ports, "0-junction" if equal == "effort" else "1-junction")


def constraint(S: ArrayLike, C: ArrayLike, port: Port | str = "relative") -> DiracStructure:
    """The structure of a pair: flows f ∈ Im S, efforts e ∈ Im C, for S (n × p), C (n × (n−p)) with Cᵀ S = 0.

    F = [Cᵀ; 0], E = [0; Sᵀ]: freedom twists and constraint wrenches of a kinematic pair (n = 6), angular part first.
    Errors  ModelError if a wrench does work on a twist, or the two spaces do not fill n dimensions
    """
    S, C = alike(S, C)
    n, p = S.shape
    scale: Array | float = 1.0
    if S.dtype == float:
        scale = np.outer(np.linalg.norm(C, axis=0), np.linalg.norm(S, axis=0))
    if not vanishes(C.T @ S, scale):
        raise ModelError(f"the pair {_name(port)!r} does work: a constraint wrench C has power Cᵀ S ≠ 0 on a freedom S")
    if rank(S) + rank(C) != n or C.shape != (n, n - p):
        raise ModelError(
            f"the pair {_name(port)!r} needs {n} dimensions in all: S spans {rank(S)} and C {rank(C)} of them"
        )
    F = block([[C.T], [nothing(p, n)]])
    E = block([[nothing(n - p, n)], [S.T]])
    given = port if isinstance(port, Port) else Port(port, n)
    return DiracStructure(F, E, (given,), f"pair {given.name}")


def actuated_constraint(
    S: ArrayLike, C: ArrayLike, port: Port | str = "relative", freedoms: str = "freedoms"
) -> DiracStructure:
    """A pair with a port on its freedoms: f = S α, Sᵀ e + τ = 0; there (α, τ) counts power into the pair too.

    S, C and the errors as in :func:`constraint`. Source: Stramigioli et al., Remark 2.
    """
    plain = constraint(S, C, port)
    twists, wrenches = alike(S, C)
    n, p = twists.shape
    one, D = identity(p), identity(p)
    if twists.dtype == float:  # α in units in which every freedom has a twist of about 1; powers of two keep all digits
        sizes = np.exp2(np.round(np.log2(np.linalg.norm(twists, axis=0))))
        twists, one, D = twists / sizes, np.diag(1.0 / sizes), np.diag(sizes)
    F = block([[wrenches.T, nothing(n - p, p)], [_left_inverse(twists), -D], [nothing(p, n + p)]])
    E = block([[nothing(n, n + p)], [twists.T, one]])
    return DiracStructure(F, E, (plain.ports[0], Port(freedoms, p)), f"actuated {plain.name}")


def _left_inverse(S: Array) -> Array:
    """L with L S = 1: of floats on independent rows alone, so that zeros stay zeros."""
    if is_exact(S):
        return pseudo_inverse(S)
    found, rows = np.zeros(S.T.shape), independent_columns(S.T)
    found[:, rows] = solve(S[rows], np.eye(len(rows)))
    return found


def _name(port: Port | str) -> str:
    return port if isinstance(port, str) else port.name
