"""The drag of a still fluid on a body, as on the box that has the body's inertia.

For edges a_x, a_y, a_z of the box, in its own axes at its centre, density ρ and viscosity β,

    f_i = ½ ρ a_j a_k |v_i| v_i + 3π β d v_i,      m_i = ρ/64 a_i (a_j⁴ + a_k⁴) |ω_i| ω_i + π β d³ ω_i

with d the mean of the edges: pressure on the faces of a box, and Stokes' drag of a sphere.
Law     it takes power, never gives it; even in the size of what moves, tests/multibody/test_element_laws.py
Source  the inertia model of MuJoCo's documentation, "Fluid forces"; Stokes 1851
"""

from __future__ import annotations

from math import pi
from typing import ClassVar, final

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.scalars import Scalar, absolute
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Twist, Wrench
from poinsot.multibody.force import ForceElement
from poinsot.multibody.model import GROUND
from poinsot.multibody.stretches import Apart
from poinsot.records import dataclass


@final
@dataclass(frozen=True)
class FluidDrag(ForceElement):
    """The drag of a still fluid on a body that moves in it.

    X_BC      the frame of the box in the body: its centre and its axes
    box       the edges [m]
    density   ρ [kg/m³]; viscosity β [Pa·s]
    """

    name: str
    body: str
    X_BC: Displacement
    box: tuple[float, float, float]
    density: float
    viscosity: float = 0.0
    dissipates: ClassVar[bool] = True
    parameters: ClassVar[tuple[str, ...]] = ("density", "viscosity")

    @property
    def stretch(self) -> Apart:
        """From the ground to the box."""
        return Apart(GROUND, Displacement.identity(), self.body, self.X_BC)

    def friction(self, s: Displacement, rate: Twist) -> Wrench:
        """The wrench that drives the fluid, in the ground's frame, for the twist of the box there."""
        V = s.pull(rate)
        ax, ay, az = self.box
        d = (ax + ay + az) / 3.0
        pressed = array([ay * az, ax * az, ax * ay]) * (self.density * 0.5)
        stirred = array([ax * (ay**4 + az**4), ay * (ax**4 + az**4), az * (ax**4 + ay**4)]) * (self.density / 64.0)
        force = _both(V.linear, pressed, self.viscosity * (3.0 * pi * d))
        moment = _both(V.angular, stirred, self.viscosity * (pi * d**3))
        drag: Wrench = s @ Wrench(moment, force)
        return drag

    def fault(self) -> str | None:
        """A density or a viscosity below zero."""
        for what in ("density", "viscosity"):
            value = getattr(self, what)
            if isinstance(value, (float, int)) and not 0.0 <= value < float("inf"):
                return f"its {what} is {value}; it must be a finite number, not negative"
        return None


def _both(rates: Array, quadratic: Array, linear: Scalar) -> Array:
    """c |x| x + k x of each component."""
    return array([absolute(x) * x * c + x * linear for x, c in zip(rates, quadratic, strict=True)])
