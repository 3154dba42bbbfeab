"""What a network conserves, and whether it is passive, told by its structure and its elements.

    conserved   cᵀ ẋ = 0 whatever the energies, the inputs and the dissipation: loops of flux, nodes of charge
    passive     every linear part takes power (Z + Zᵀ ⪯ 0), every relation says that it does; is H convex?

Laws: tests/networks/test_invariants.py. Source: Stramigioli et al., §3.1.1; formulas.md §8.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

import numpy as np
from numpy.typing import NDArray

from poinsot.elements.primitives import Relation
from poinsot.networks.structure import NetworkStructure
from poinsot.structures.matrices import left_null_space, matrix, smallest_eigenvalue

Floats = NDArray[np.float64]


@final
@dataclass(frozen=True)
class Passivity:
    """Why a network is passive, or what stands against it.

    lost       smallest eigenvalue of −(Z + Zᵀ)/2: what linear resistors take; ≥ 0 if they take power
    active     relations that are declared to give power
    curvature  smallest eigenvalue of ∂²H/∂x² of all storage at the state; below 0 the energy has no minimum there
    machines   mechanisms, whose weights and springs are not in the curvature
    """

    lost: float
    active: tuple[str, ...]
    curvature: float
    machines: tuple[str, ...] = ()
    tolerance: float = 1e-12

    @property
    def holds(self) -> bool:
        """Whether every part but the sources takes power."""
        return self.lost >= -self.tolerance and not self.active

    def explain(self) -> str:
        """One sentence."""
        if self.lost < -self.tolerance:
            return f"not passive: its linear part gives power (smallest eigenvalue {self.lost:.3g})"
        if self.active:
            return f"not passive: {', '.join(self.active)} may give power"
        minimum = "and its energy is convex at this state, so that rest is stable" if self.curvature >= 0 else (
            f"but its energy is not convex at this state (curvature {self.curvature:.3g})"
        )  # fmt: skip
        if self.curvature >= 0 and self.machines:
            minimum = f"and whether rest is stable is up to the weights and springs of {', '.join(self.machines)}"
        return f"passive: what is not a source takes power, {minimum}"


def passivity(structure: NetworkStructure) -> Passivity:
    """The certificate of passivity at the state of the structure."""
    e = structure.equations
    lost = smallest_eigenvalue(-(structure.Z + structure.Z.T).toarray() / 2) if structure.Z.shape[0] else 0.0
    active = tuple(p.name for p in e.model.primitives if isinstance(p, Relation) and p.power == "active")
    curvature = min(
        (float(np.linalg.eigvalsh(np.asarray(h, dtype=np.float64)).min()) for h in e.stiffness(structure.state)),
        default=0.0,
    )
    return Passivity(float(lost), active, curvature, tuple(machine.name for _, machine, _ in e.machines))


def conserved(structure: NetworkStructure, inputs: bool = True) -> list[dict[str, float]]:
    """Combinations of states {name: coefficient} that never change, of storage alone.

    inputs  whether the sources may do what they like; without it they give zero
    Law     cᵀ ẋ = 0 at every state, time and input
    """
    rows, bound = structure.storage, structure.excess
    sources = set(structure.sources)
    others = [j for j in range(structure.Z.shape[1]) if j not in set(bound) and (inputs or j not in sources)]
    Z = structure.Z.toarray()
    free = Z[np.ix_(rows, others)]
    if free.size and np.array_equal(free, np.round(free)):
        null = np.asarray(left_null_space(matrix(free.astype(np.int64)))).astype(np.float64)
    else:
        null = np.asarray(left_null_space(matrix(free)), dtype=np.float64) if rows else np.zeros((0, 0))
    D = Z[np.ix_(rows, bound)]
    found = []
    for c in null:
        names = {_state(structure, i): float(v) for i, v in zip(rows, c, strict=True)}
        names |= {_state(structure, i): float(v) for i, v in zip(bound, -D.T @ c, strict=True)}
        largest = max(names.values(), key=abs)
        found.append({name: v / largest for name, v in names.items() if abs(v) > 1e-12 * abs(largest)})
    return found


def _state(structure: NetworkStructure, row: int) -> str:
    e = structure.equations
    return e.state_names[e.state_of_branch[structure.branches[row]]]


def combination(terms: dict[str, float]) -> str:
    """The combination as text: "C1.charge + 2 C2.charge"."""
    text = ""
    for name, c in terms.items():
        sign = "-" if c < 0 else "+"
        size = f"{abs(c):.6g} ".removeprefix("1 ")
        text += f" {sign} {size}{name}" if text else f"{'-' * (c < 0)}{size}{name}"
    return text
