"""Passivity of a network, with the reasons: elements but sources take power, and the stored energy has a lower bound.

    dissipative    every linear part takes power (Z + Zᵀ ⪯ 0), every relation and damper says that it does
    bounded below  the energy cannot fall for ever: proved, refuted by a ray, or unknown
    lossless       passive, and nothing takes power: R = 0 whatever the state, so that Ḣ = yᵀu

Laws: tests/networks/test_invariants.py, test_lower_bounds.py. Source: Stramigioli et al., §3.1.1; formulas.md §8.
"""

from __future__ import annotations

from typing import Literal, final

import numpy as np

from poinsot.algebra.arrays import Array
from poinsot.algebra.lower_bounds import Answer, LowerBound, verdict
from poinsot.algebra.scalars import unknown
from poinsot.components.primitives import IdealSwitch, LinearResistor, Relation
from poinsot.multibody.potential_bounds import dampers_that_give, potential_bound, what_takes
from poinsot.multibody.tree import Tree
from poinsot.networks.lower_bounds import energy_bound
from poinsot.networks.model import Part
from poinsot.networks.structure import NetworkStructure
from poinsot.records import dataclass
from poinsot.structures.elimination import units
from poinsot.structures.matrices import smallest_eigenvalue


@final
@dataclass(frozen=True)
class Passivity:
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
    def bounded_below(self) -> Answer:
        """Whether the energy is bounded below: "proved", "refuted" or "unknown"."""
        return self.energy.answer

    @property
    def lossless(self) -> bool:
        """Losslessness: nothing takes or gives power but the sources, Ḣ = yᵀu, whatever the state."""
        return self.dissipative and not self.taking

    @property
    def verdict(self) -> Literal["lossless", "passive", "not passive", "unknown"]:
        """Passive: dissipative and proved to be bounded below; lossless: passive and takes no power."""
        found = verdict(self.dissipative, self.energy)
        return "lossless" if found == "passive" and self.lossless else found

    @property
    def holds(self) -> bool:
        """True for proved passivity; lossless networks are passive."""
        return self.verdict in ("passive", "lossless")

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
    active = [p.name for p in e.model.primitives if isinstance(p, Relation) and p.power == "active"]
    active += [machine.called(name) for _, machine, _ in e.machines for name in dampers_that_give(machine.tree)]
    taking = [p.name for p in e.model.primitives if _takes(p)]
    taking += [machine.called(name) for _, machine, _ in e.machines for name in what_takes(machine.tree)]
    curvature = min(
        (float(np.linalg.eigvalsh(np.asarray(h, dtype=np.float64)).min()) for h in e.stiffness(structure.state)),
        default=0.0,
    )
    machines = tuple(machine.name for _, machine, _ in e.machines)
    return Passivity(energy_bound(structure), float(lost), tuple(active), curvature, machines, tuple(taking))


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
