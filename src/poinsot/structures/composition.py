"""Joining structures over ports: composition, restriction, closed ports, resistive ends. What results is checked again.

Joined ports carry one power from one to the other: f_b = −f_a, e_b = e_a (or, with the flow in common, e_b = −e_a,
f_b = f_a). Eliminating them from kernel forms is one formula: rows K (kept) + D (dropped) = 0 become L K (kept) = 0
with L D = 0, L of full rank. On rationals every rank is exact. On floats the rows are made orthonormal first; a rank
that the tolerance does not decide plainly is refused. What is composed of Dirac structures is Dirac, of dissipative
ones dissipative.

Laws: composition is Dirac, does not depend on the order, and is the set of all pairs that some shared flow and effort
complete, tests/structures/test_composition.py. Source: formulas.md §8; Stramigioli et al., §3.2.5.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import ArrayLike

from poinsot.errors import ModelError
from poinsot.structures.dirac import DiracStructure, DissipativeStructure, Structure, block_diagonal, made
from poinsot.structures.matrices import (
    RANK_TOLERANCE,
    Array,
    alike,
    block,
    identity,
    is_exact,
    left_null_space,
    matrix,
    nothing,
    product,
    rank,
    row_basis,
)  # fmt: skip
from poinsot.structures.ports import Port, check_mates, port_of
from poinsot.structures.representations import Variable
from poinsot.structures.resistive import Resistive

UNDECIDED = 1e-13
"""Singular values between this and ``RANK_TOLERANCE``, of rows of unit length, do not decide a rank."""


def eliminate(kept: Array, dropped: Array, rows: int, what: str) -> Array:
    """Rows (rows × kept columns) of the relation between the kept columns, once the dropped variables are eliminated.

    Rows of floats come with lengths near 1, as :func:`orthonormal` makes them; those that go back are orthonormal.
    Errors  ModelError if a rank is not plain, or another number of rows remains
    """
    kept, dropped = alike(kept, dropped)
    width = kept.shape[1]
    whole = np.hstack([kept, dropped])
    if is_exact(whole):
        whole = row_basis(whole)
        found = row_basis(product(left_null_space(whole[:, width:]), whole[:, :width]))
    else:
        _, s, Vh = np.linalg.svd(whole, full_matrices=False)
        whole = Vh[: _decided(s, what)]
        U, s, _ = np.linalg.svd(whole[:, width:])
        found = U[:, _decided(s, what) :].T @ whole[:, :width]
    if len(found) != rows:
        raise ModelError(
            f"{what}: {len(found)} independent relations remain where {rows} are needed, so the ports that remain are "
            "not determined; an active element may cancel a passive one"
        )
    return found


def _decided(s: Array, what: str) -> int:
    """The number of singular values that are not zero."""
    doubtful = [x for x in s if UNDECIDED < x <= RANK_TOLERANCE]
    if doubtful:
        raise ModelError(
            f"{what}: the rank is undecided, a singular value {doubtful[0]:.1e} lies between rounding "
            f"({UNDECIDED:.0e}) and the tolerance ({RANK_TOLERANCE:.0e}); scale the ports, or give exact numbers"
        )
    return int(np.sum(s > RANK_TOLERANCE))


def orthonormal(structure: Structure) -> tuple[Array, Array]:
    """(F, E) with orthonormal rows on floats, as they are on exact numbers."""
    F, E = structure.F, structure.E
    if structure.exact:
        return F, E
    rows = np.hstack([F, E])
    Q = np.linalg.qr((rows / np.linalg.norm(rows, axis=1)[:, None]).T)[0].T
    return Q[:, : structure.size], Q[:, structure.size :]


def join(
    structure: Structure, pairs: Iterable[tuple[str, str]], common: Variable = "effort", name: str | None = None
) -> Structure:
    """The structure with pairs of its own ports joined: f_b = −f_a, e_b = e_a; with the flow in common, the dual.

    Errors  ModelError if two ports differ in dimension or domain, or a port is joined twice
    """
    joined = list(pairs)
    gone = [n for pair in joined for n in pair]
    if len(set(gone)) != len(gone):
        raise ModelError(f"{structure.name}: a port is joined once; among {', '.join(gone)} one is there twice")
    sign = 1 if common == "effort" else -1
    (F, E), drop = orthonormal(structure), []
    for a, b in joined:
        check_mates(structure.port(a), structure.port(b))
        i, j = structure.columns(a), structure.columns(b)
        drop += [F[:, i] - sign * F[:, j], E[:, i] + sign * E[:, j]]
    dropped = np.hstack(drop) if drop else nothing(structure.size, 0)
    return _without(structure, F, E, gone, dropped, name or structure.name, f"joining ports of {structure.name}")


def _without(
    structure: Structure, F: Array, E: Array, gone: Sequence[str], dropped: Array, name: str, what: str
) -> Structure:
    """The structure, with rows F, E, on the ports that are not gone, with the dropped columns eliminated."""
    ports = [p for p in structure.ports if p.name not in gone]
    keep = structure.columns(*(p.name for p in ports))
    rows = eliminate(np.hstack([F[:, keep], E[:, keep]]), dropped, len(keep), what)
    return made(rows[:, : len(keep)], rows[:, len(keep) :], ports, [structure], name)


def compose(
    *structures: Structure, shared: Iterable[tuple[str, str]] | None = None, name: str = "composition"
) -> Structure:
    """The composition: structures side by side, joined over their shared ports (f_b = −f_a, e_b = e_a).

    shared  pairs of names of ports, anywhere among the structures; without it, ports of equal name are joined
    The ports that remain keep their names and order. Law: Dirac if all of them are.
    """
    if shared is not None:
        return join(_side_by_side(structures, name), shared)
    seen: dict[str, str] = {}
    pairs, parts = [], []
    for k, s in enumerate(structures):
        fresh = {}
        for p in s.port_names:
            if p in seen:
                fresh[p] = f"{p} of {k}"
                pairs.append((seen.pop(p), fresh[p]))
            else:
                seen[p] = p
        parts.append(s.renamed(fresh) if fresh else s)
    return join(_side_by_side(parts, name), pairs)


def _side_by_side(structures: Sequence[Structure], name: str) -> Structure:
    F = block_diagonal(*(s.F for s in structures))
    E = block_diagonal(*(s.E for s in structures))
    return made(F, E, [p for s in structures for p in s.ports], structures, name)


def close(structure: Structure, ports: Iterable[str], zero: Variable) -> Structure:
    """The structure with f = 0 (zero "flow": an open wire, a clamped body) or e = 0 (a short, a free body) at ports."""
    gone = list(ports)
    k, (F, E) = structure.columns(*gone), orthonormal(structure)
    dropped = E[:, k] if zero == "flow" else F[:, k]
    return _without(structure, F, E, gone, dropped, structure.name, f"closing ports of {structure.name}")


def restrict(structure: Structure, port: str, S: ArrayLike, flow: bool = True) -> Structure:
    """The restriction to flows f = S α at a port: there the new port (α, ε = Sᵀ e), S (n × k) of full column rank.

    The restriction of a Dirac structure to a subspace is Dirac: what is orthogonal to Im S is a force of constraint,
    and eliminated. With flow=False the efforts are restricted, e = S α, and the new port is (Sᵀ f, α).
    Errors  ModelError if the columns of S depend on one another
    """
    S = matrix(S)
    n, k = S.shape
    if rank(S) < k or n != structure.port(port).dimension:
        raise ModelError(
            f"restriction of port {port!r}: S needs {structure.port(port).dimension} rows and independent columns; it "
            f"is {n} × {k} of rank {rank(S)}"
        )
    if not flow:
        return restrict(structure.swapped(port), port, S).swapped(port)
    names = [p for p in structure.port_names if p != port]
    keep, at = structure.columns(*names), structure.columns(port)
    m, (F, E) = len(keep) + k, orthonormal(structure)
    kept = block([
        [F[:, keep], F[:, at] @ S, E[:, keep], nothing(structure.size, k)],
        [nothing(k, m + len(keep)), -identity(k)],
    ])  # fmt: skip
    rows = eliminate(kept, block([[E[:, at]], [S.T]]), m, f"restricting port {port!r} of {structure.name}")
    ports = [*(structure.port(p) for p in names), Port(port, k, structure.port(port).domain)]
    found = made(rows[:, :m], rows[:, m:], ports, [structure], structure.name)
    return found.reordered(structure.port_names)


def terminate(structure: Structure, ports: Iterable[str], relation: Resistive) -> Structure:
    """The structure with a resistive relation at the ports, in this order: f_r and e_r are eliminated.

    With e_r = R f_r:  L (F_r + E_r R) = 0,  F′ = L F,  E′ = L E  and  F′E′ᵀ + E′F′ᵀ = 2 (L E_r) R (L E_r)ᵀ ⪰ 0.
    Power into the resistor counts positive. Lossless relations (an ideal gyrator's R = −Rᵀ) leave a Dirac structure
    Dirac. A relation declared a source makes the result active at these ports.
    """
    gone = list(ports)
    k = structure.columns(*gone)
    n = sum(port_of(structure.ports, p).dimension for p in gone)
    if n != relation.size:
        raise ModelError(f"{structure.name}: {relation.name} has {relation.size} components, the ports {n}")
    keep, (F, E) = [c for c in range(structure.size) if c not in set(k)], orthonormal(structure)
    kept = block([[F[:, keep], E[:, keep]], [nothing(n, 2 * len(keep))]])
    dropped = block([[F[:, k], E[:, k]], [relation.unit_rows]])
    what = f"{relation.name} at {', '.join(gone)} of {structure.name}"
    rows = eliminate(kept, dropped, len(keep), what)
    F, E = rows[:, : len(keep)], rows[:, len(keep) :]
    rest = tuple(p for p in structure.ports if p.name not in gone)
    if isinstance(structure, DiracStructure) and relation.lossless:
        return DiracStructure(F, E, rest, structure.name)
    active = structure.active if isinstance(structure, DissipativeStructure) else ()
    if relation.source:
        active = (*active, *gone)
    return DissipativeStructure(F, E, rest, structure.name, active)
