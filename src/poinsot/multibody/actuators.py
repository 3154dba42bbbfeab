"""Actuators: sources with an effort that depends on the motion of their stretch. Motors, servos, and cylinders are one
law.

    ℓ = r s,   ℓ̇ = r ṡ
    f = clip(g · clip(u) + b),    g = g₀ + g₁ ℓ + g₂ ℓ̇,    b = b₀ + b₁ ℓ + b₂ ℓ̇
    effort = clip(r f) along s, with the power effort · ṡ

u is the control, the value of its signal, or the activation w that follows it, ẇ = u or (u − w)/T; r its gear. A motor
has g₀ = 1; a position servo g₀ = k, b₁ = −k, b₂ = −c; a velocity servo g₀ = c, b₂ = −c. A clip is a kink, not an event:
methods that control their error step over it.
Laws: tests/multibody/test_actuators.py. Source: the actuator model of MuJoCo, without muscles and adhesion.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal, final

import numpy as np

from poinsot.algebra.scalars import Scalar, is_zero, less, where
from poinsot.multibody.force import Affine, SuppliedElement
from poinsot.multibody.stretches import OnFreedom, Stretch
from poinsot.records import dataclass
from poinsot.signals.signal import Constant, Signal

Range = tuple[float, float]
Dynamics = Literal["none", "integrator", "filter"]

UNLIMITED: Range = (-np.inf, np.inf)
IDLE = Constant(0.0)


@final
@dataclass(frozen=True)
class Actuator(SuppliedElement):
    """A motor, a servo or the like along a stretch: a freedom of a joint, a tendon, a way of a body.

    along             the stretch s that it moves
    signal            its control u by default; runs give others as inputs by its name
    gear              r, of ℓ = r s and of the effort r f
    gain, gain_length, gain_rate      g₀, g₁, g₂
    bias, bias_length, bias_rate      b₀, b₁, b₂
    control_range     to which u is clipped
    force_range       to which f is clipped
    effort_range      to which r f is clipped, the effort on the stretch [N or N·m]
    dynamics          "none": u acts at once. "integrator": w acts, ẇ = u; "filter": ẇ = (u − w)/T, u clipped there
    time_constant     T [s]
    activation_range  which w does not leave
    start             w at the start of a run
    """

    name: str
    along: Stretch
    signal: Signal = IDLE
    gear: float = 1.0
    gain: float = 1.0
    gain_length: float = 0.0
    gain_rate: float = 0.0
    bias: float = 0.0
    bias_length: float = 0.0
    bias_rate: float = 0.0
    control_range: Range = UNLIMITED
    force_range: Range = UNLIMITED
    effort_range: Range = UNLIMITED
    dynamics: Dynamics = "none"
    time_constant: float = 0.0
    activation_range: Range = UNLIMITED
    start: float = 0.0
    parameters: ClassVar[tuple[str, ...]] = (
        "gear", "gain", "gain_length", "gain_rate", "bias", "bias_length", "bias_rate",
    )  # fmt: skip

    @classmethod
    def motor(cls, name: str, joint: str | Stretch, **more: Any) -> Actuator:
        """effort = r u on a joint's freedom, or along a stretch; more: other fields, as gear and control_range."""
        return cls(name, _along(joint), **more)

    @classmethod
    def position(
        cls, name: str, joint: str | Stretch, *, stiffness: float, damping: float = 0.0, **more: Any
    ) -> Actuator:
        """A position servo, f = k (u − ℓ) − c ℓ̇."""
        return cls(name, _along(joint), gain=stiffness, bias_length=-stiffness, bias_rate=-damping, **more)

    @classmethod
    def velocity(cls, name: str, joint: str | Stretch, *, damping: float, **more: Any) -> Actuator:
        """A velocity servo, f = c (u − ℓ̇)."""
        return cls(name, _along(joint), gain=damping, bias_rate=-damping, **more)

    @property
    def stretch(self) -> Stretch:
        """The stretch that it moves."""
        return self.along

    def effort(self, u: Scalar, s: Any, rate: Any) -> Scalar:
        """clip(r clip(g clip(u) + b)) [N or N·m] for the control u, or for what acts after ``dynamics``."""
        within = self.control_range if self.dynamics == "none" else self.activation_range
        length = 0.0 if s is None else s * self.gear
        speed = rate * self.gear
        gain = length * self.gain_length + speed * self.gain_rate + self.gain
        bias = length * self.bias_length + speed * self.bias_rate + self.bias
        force = clipped(gain * clipped(u, within) + bias, self.force_range)
        return clipped(force * self.gear, self.effort_range)

    @property
    def feels(self) -> bool:
        """Not a motor: its gain or its bias varies with ℓ or ℓ̇."""
        return not all(map(is_zero, (self.gain_length, self.gain_rate, self.bias_length, self.bias_rate)))

    @property
    def affine(self) -> Affine | None:
        """Its law, unless its gain varies."""
        if not (is_zero(self.gain_length) and is_zero(self.gain_rate)):
            return None
        r, (low, high) = self.gear, sorted(x * self.gear if self.gear else 0.0 for x in self.force_range)
        bounds = clipped(low, self.effort_range), clipped(high, self.effort_range)
        return Affine(
            r * self.gain, r * self.bias, r * r * self.bias_length, r * r * self.bias_rate, self.control_range, bounds
        )

    @property
    def remembers(self) -> bool:
        """With dynamics."""
        return self.dynamics != "none"

    def activation_rate(self, u: Scalar, w: Scalar) -> Scalar:
        """ẇ = clip(u), or (clip(u) − w)/T; none that leads out of the activation's range."""
        low, high = self.activation_range
        rate = clipped(u, self.control_range)
        if self.dynamics == "filter":
            rate = (rate - w) / self.time_constant
        if not _endless(low):
            rate = where(less(low, w), rate, clipped(rate, (0.0, np.inf)))
        if not _endless(high):
            rate = where(less(w, high), rate, clipped(rate, (-np.inf, 0.0)))
        return rate

    @property
    def needs_value(self) -> bool:
        """Whether its law asks where it is, and not only how fast it moves."""
        return not (is_zero(self.gain_length) and is_zero(self.bias_length))

    def fault(self) -> str | None:
        """A number that is not finite, or a range the wrong way round."""
        for name in (*self.parameters, "time_constant", "start"):
            value = getattr(self, name)
            if isinstance(value, (float, int)) and not np.isfinite(value):
                return f"its {name} is {value}; it must be finite"
        for name in ("control_range", "force_range", "effort_range", "activation_range"):
            low, high = getattr(self, name)
            if isinstance(low, (float, int)) and isinstance(high, (float, int)) and not low <= high:
                return f"its {name} is [{low:g}, {high:g}]; the first must not be above the second"
        if self.dynamics not in ("none", "integrator", "filter"):
            return f"its dynamics are {self.dynamics!r}; they must be 'none', 'integrator' or 'filter'"
        known = isinstance(self.time_constant, (float, int))
        if self.dynamics == "filter" and known and not self.time_constant > 0.0:
            return f"it filters with the time constant {self.time_constant:g} s; it must be above zero"
        return None


def as_actuator(source: SuppliedElement) -> Actuator | None:
    """A source as an actuator: itself, or a motor where its effort is the value of its signal; None of other laws."""
    if isinstance(source, Actuator):
        return source
    plain = not (source.feels or source.remembers) and source.control_range == UNLIMITED
    return Actuator(source.name, source.stretch, source.signal) if plain else None


def clipped(x: Scalar, within: Range) -> Scalar:
    """x, or the end of the range that it is beyond; nothing is asked of ends at infinity."""
    low, high = within
    if not _endless(low):
        x = where(less(x, low), low, x)
    if not _endless(high):
        x = where(less(high, x), high, x)
    return x


def _endless(end: Scalar) -> bool:
    return isinstance(end, (float, int)) and abs(end) == np.inf


def _along(joint: str | Stretch) -> Stretch:
    return OnFreedom(joint) if isinstance(joint, str) else joint
