"""Representations of Dirac and dissipative structures and the ways between them.

    kernel           F f + E e = 0                            the form structures are kept in
    image            f = A λ, e = B λ                          A = Eᵀ, B = Fᵀ for a Dirac structure
    input–output     f = J e  (or e = J f)                     J = −Jᵀ ⇔ Dirac
    constrained      f = J e + G λ, 0 = Gᵀ e  (or f ↔ e)        J = −Jᵀ ⇔ Dirac; exists for every Dirac structure
    hybrid           outputs = W inputs                        W = −Wᵀ ⇔ Dirac; exists for every structure

Exact numbers stay exact. Law: every way there and back gives the same structure, tests/structures/
test_representations.py. Source: formulas.md §8; Ratiu & Blankenstein (LC circuits).
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
