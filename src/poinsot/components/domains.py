"""Physical domains: their across and through variables, the effort among them, and the accumulated quantity of storage.

    power into an element = across · through,   across = potential(p) − potential(n),   through runs from p to n inside
    flow and effort are another split of the same pair: velocity is across and a flow, voltage is across and an effort

A storage whose state accumulates the through variable (charge, momentum, entropy) fixes the across variable; one whose
state accumulates the across variable (flux linkage, elongation) fixes the through variable. SI units throughout.
Source: Ratiu & Blankenstein, Dirac structures (domains); formulas.md §8.
Law: Σ across · through over an element is the power into it, tests/components/test_declarations.py.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any, final

from poinsot.records import dataclass
from poinsot.showing import Typeable


@final
@dataclass(frozen=True)
class Quantity(Typeable):
    """A physical quantity: its name as it stands in datasets, and its SI unit."""

    name: str
    unit: str

    @property
    def words(self) -> str:
        """Its name in messages."""
        return self.name.replace("_", " ")

    @property
    def several(self) -> str:
        """Many of it."""
        return self.words[:-1] + "ies" if self.words.endswith("y") else self.words + "s"


@final
@dataclass(frozen=True)
class Domain(Typeable):
    """A kind of power.

    across, through    the conjugate pair; across sums to zero round loops, through at nodes
    across_is_effort   whether the across variable is the effort e of (f, e), as a voltage is; a velocity is a flow
    accumulated        ∫ through dt: the state of a storage that fixes the across variable
    across_integral    ∫ across dt: the state of a storage that fixes the through variable; None where nature has none
    reference          what the node "ground" stands for
    """

    name: str
    across: Quantity
    through: Quantity
    across_is_effort: bool
    accumulated: Quantity
    across_integral: Quantity | None
    reference: str

    def __repr__(self) -> str:
        return f"elements.{self.name.upper()}" if DOMAINS.get(self.name) is self else Typeable.__repr__(self)

    def __reduce__(self) -> Any:
        """A domain is one and the same in every process, as nodes are compared by it."""
        return _domain, tuple(getattr(self, each.name) for each in fields(self))


ELECTRICAL = Domain(
    "electrical", Quantity("voltage", "V"), Quantity("current", "A"), True,
    Quantity("charge", "C"), Quantity("flux_linkage", "Wb"), "zero volts",
)  # fmt: skip
TRANSLATIONAL = Domain(
    "translational", Quantity("velocity", "m/s"), Quantity("force", "N"), False,
    Quantity("momentum", "N*s"), Quantity("elongation", "m"), "the ground at rest",
)  # fmt: skip
ROTATIONAL = Domain(
    "rotational", Quantity("angular_velocity", "rad/s"), Quantity("torque", "N*m"), False,
    Quantity("angular_momentum", "N*m*s"), Quantity("angle", "rad"), "the ground at rest",
)  # fmt: skip
HYDRAULIC = Domain(
    "hydraulic", Quantity("pressure", "Pa"), Quantity("volume_flow", "m**3/s"), True,
    Quantity("volume", "m**3"), Quantity("pressure_momentum", "Pa*s"), "the pressure of the surroundings",
)  # fmt: skip
THERMAL = Domain(
    "thermal", Quantity("temperature", "K"), Quantity("entropy_flow", "W/K"), True,
    Quantity("entropy", "J/K"), None, "absolute zero",
)  # fmt: skip
MAGNETIC = Domain(
    "magnetic", Quantity("magnetomotive_force", "A"), Quantity("flux_rate", "Wb/s"), True,
    Quantity("flux", "Wb"), None, "zero magnetic potential",
)  # fmt: skip
CHEMICAL = Domain(
    "chemical", Quantity("chemical_potential", "J/mol"), Quantity("molar_flow", "mol/s"), True,
    Quantity("amount", "mol"), None, "zero chemical potential",
)  # fmt: skip
PNEUMATIC = Domain(
    "pneumatic", Quantity("specific_potential", "J/kg"), Quantity("mass_flow", "kg/s"), True,
    Quantity("mass", "kg"), None, "no gas at all",
)  # fmt: skip
"""Flow of matter, by default air; its heat flows on a thermal node beside it: `gases`."""
SPATIAL = Domain(
    "spatial", Quantity("twist", "rad/s, m/s"), Quantity("wrench", "N*m, N"), False,
    Quantity("momentum", "N*m*s, N*s"), Quantity("displacement", "1, m"), "the frame of the world, at rest",
)  # fmt: skip
"""Six directions at once: a node is a frame, across is its twist, through the wrench. Nodes of this domain become
mechanisms before there are equations (`networks.joining`), so no element of one number knows it."""

ROOM_TEMPERATURE = 293.15
"""The initial value of temperatures that are not given [K]."""
GAS_CONSTANT = 8.31446261815324
"""R [J/(mol·K)], exact since 2019."""

DOMAINS = {
    domain.name: domain
    for domain in (ELECTRICAL, TRANSLATIONAL, ROTATIONAL, HYDRAULIC, PNEUMATIC, THERMAL, MAGNETIC, CHEMICAL)
}


def _domain(*held: Any) -> Domain:
    """The domain that is there already, or another of a user's own."""
    found = Domain(*held)
    return next((known for known in (*DOMAINS.values(), SPATIAL) if known == found), found)
