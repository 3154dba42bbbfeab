"""Whether a network is passive, with the reasons: what is no source takes power, and what it stores has a lower bound.

    dissipative    every linear part takes power (Z + Zᵀ ⪯ 0), every relation and damper says that it does
    bounded below  the energy cannot fall for ever: proved, refuted by a ray, or unknown

Laws: tests/networks/test_invariants.py, test_lower_bounds.py. Source: Stramigioli et al., §3.1.1; formulas.md §8.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, final

import numpy as np

from poinsot.algebra.arrays import Array
from poinsot.algebra.lower_bounds import Answer, LowerBound, verdict
from poinsot.components.primitives import Relation
from poinsot.multibody.potential_bounds import dampers_that_give, potential_bound
from poinsot.multibody.tree import Tree
from poinsot.networks.lower_bounds import energy_bound
from poinsot.networks.structure import NetworkStructure
from poinsot.structures.elimination import units
from poinsot.structures.matrices import smallest_eigenvalue


@final
@dataclass(frozen=True)
class Passivity:
    """Why a network is passive, or what stands against it.

    energy     whether what it stores is bounded below, how that is known, and a ray where it is not
    lost       smallest eigenvalue of −(Z + Zᵀ)/2, what linear resistors take, in units that make the rows of Z alike;
               ≥ 0, but for rounding of ``tolerance``, if they take power
    active     relations that are declared to give power, and dampers of mechanisms that do
    curvature  smallest eigenvalue of ∂²H/∂x² of all storage at the state; below 0 the energy has no minimum there
    machines   mechanisms, whose weights and springs are not in the curvature
    """

    energy: LowerBound
    lost: float
    active: tuple[str, ...]
    curvature: float
    machines: tuple[str, ...] = ()
    tolerance: float = 1e-12

    @property
    def dissipative(self) -> bool:
        """Whether every part but the sources takes power."""
        return self.lost >= -self.tolerance and not self.active

    @property
    def bounded_below(self) -> Answer:
        """Whether the energy is bounded below: "proved", "refuted" or "unknown"."""
        return self.energy.answer

    @property
    def verdict(self) -> Literal["passive", "not passive", "unknown"]:
        """Passive is what is dissipative and proved to be bounded below; neither may be missing."""
        return verdict(self.dissipative, self.energy)

    @property
    def holds(self) -> bool:
        """Whether it is passive, proved."""
        return self.verdict == "passive"

    def explain(self) -> str:
        """What it is, and why: both answers in a sentence."""
        power = "what is not a source takes power"
        if self.lost < -self.tolerance:
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
    active = [p.name for p in e.model.primitives if isinstance(p, Relation) and p.power == "active"]
    active += [machine.called(name) for _, machine, _ in e.machines for name in dampers_that_give(machine.tree)]
    curvature = min(
        (float(np.linalg.eigvalsh(np.asarray(h, dtype=np.float64)).min()) for h in e.stiffness(structure.state)),
        default=0.0,
    )
    machines = tuple(machine.name for _, machine, _ in e.machines)
    return Passivity(energy_bound(structure), float(lost), tuple(active), curvature, machines)


def passivity_of_mechanism(tree: Tree, q: Array) -> Passivity:
    """Of a mechanism alone, near the configuration q (nq,)."""
    return Passivity(potential_bound(tree, q), 0.0, tuple(dampers_that_give(tree)), 0.0, (tree.model.name,))
