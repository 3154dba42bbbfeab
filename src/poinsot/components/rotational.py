"""Elements that turn about an axis: angular velocity ω = ω_p − ω_n across [rad/s], torque τ from p to n inside [N·m].

    power into the element = τ ω        angular momentum ℓ = ∫ τ dt, angle θ = ∫ ω dt

Terminals are "p" and "n"; an inertia has "p" alone, its other side being the ground, which is at rest. A source of
torque drives p forward. Laws: tests/components/test_mechanical.py. Source: formulas.md §8.
"""

from __future__ import annotations

from poinsot.algebra.scalars import tanh
from poinsot.components import primitives, symbols
from poinsot.components.choices import dry_friction, end_stop, one_way, rubbing
from poinsot.components.declarations import (
    ACROSS,
    THROUGH,
    Law,
    dissipation,
    element,
    heating,
    nonzero,
    one_port_law,
    positive,
    slack_spring,
    source,
    storage,
    transformer,
)
from poinsot.components.domains import ROTATIONAL
from poinsot.components.gears import Bearing, Belt, Differential, LossyGear, PlanetaryGear
from poinsot.components.measured import measured
from poinsot.components.primitives import Composite, IdealCoupling, IdealSource, Relation, Storage, TerminalPair
from poinsot.components.symbols import drawn
from poinsot.signals.given import SignalLike

__all__ = [
    "Backlash", "Bearing", "Belt", "Brake", "Clutch", "Damper", "Differential", "DryFriction", "EndStop", "Friction",
    "Gear", "HeatingDamper", "HeatingFriction", "Inertia", "LossyGear", "NonlinearDamper", "OneWayClutch",
    "PlanetaryGear", "SpeedSource", "TorqueSource", "TorsionSpring",
]  # fmt: skip

_PORT = TerminalPair(ROTATIONAL)
_SINGLE = TerminalPair(ROTATIONAL, "", ("p", None))


@element
@drawn(symbols.INERTIA, inertia="kg*m**2")
def Inertia(
    name: str,
    inertia: float | None = None,
    *,
    angular_velocity: float | None = None,
    angular_momentum: float | None = None,
    energy: Law | None = None,
) -> Storage:
    """ℓ̇ = τ, ω = ∂H/∂ℓ, H = ℓ²/(2J). inertia J > 0 [kg·m²], or any kinetic energy H(ℓ) [J]; terminal "p".

    Errors  ModelError for J ≤ 0, for both or neither of inertia and energy, for two initial values
    """
    parameter = ("inertia", inertia, "kg*m**2")
    return storage(name, _SINGLE, ACROSS, parameter, energy, angular_momentum, angular_velocity)


@element
@drawn(symbols.TORSION_SPRING, stiffness="N*m/rad")
def TorsionSpring(
    name: str,
    stiffness: float | None = None,
    *,
    angle: float | None = None,
    torque: float | None = None,
    energy: Law | None = None,
) -> Storage:
    """θ̇ = ω, τ = ∂H/∂θ, H = k θ²/2. stiffness k > 0 [N·m/rad], or any energy H(θ) [J]; starts at an angle or a torque.

    Errors  ModelError for k ≤ 0, for both or neither of stiffness and energy, for two initial values
    """
    return storage(name, _PORT, THROUGH, ("stiffness", stiffness, "N*m/rad"), energy, angle, torque, stiff=True)


@element
@drawn(symbols.TORSION_SPRING, stiffness="N*m/rad", play="rad")
def Backlash(name: str, stiffness: float, play: float, *, angle: float | None = None) -> Storage:
    """θ̇ = ω, τ = k (θ − b/2) above the play, k (θ + b/2) below it, 0 within it: a spring with a dead zone.

    stiffness k > 0 [N·m/rad] of the flanks; play b ≥ 0 [rad], from flank to flank; angle: θ at the
    start, 0 in the middle. Stores k d²/2, d = max(|θ| − b/2, 0). Losses are those of a damper beside it.
    Errors  ModelError for k ≤ 0 and b < 0
    Law     a period of free flight and two half swings, tests/components/test_backlash.py
    """
    return slack_spring(name, _PORT, stiffness, play, angle, ("N*m/rad", "rad"))


@element
@drawn(symbols.ROTARY_DAMPER, damping="N*m*s/rad")
def Damper(name: str, damping: float) -> primitives.LinearResistor:
    """τ = d ω; takes d ω² [W]. damping d ≥ 0 [N·m·s/rad]. Errors: ModelError below zero."""
    return primitives.LinearResistor(name, (_PORT,), dissipation(name, "damping", damping, "N*m*s/rad"), 1.0)


@element
@drawn(symbols.ROTARY_DAMPER)
def NonlinearDamper(
    name: str, *, torque: Law | None = None, angular_velocity: Law | None = None, active: bool = False
) -> Relation:
    """τ = torque(ω) [N·m] or ω = angular_velocity(τ) [rad/s], over any scalar; takes τ ω ≥ 0 unless ``active``.

    Errors  ModelError where a sample of the law gives power; active ones count as sources
    """
    return one_port_law(name, _PORT, torque, angular_velocity, active)


@element
@drawn(symbols.ROTARY_DAMPER, damping="N*m*s/rad")
def HeatingDamper(name: str, damping: float) -> Relation:
    """τ = d ω, and all of d ω² leaves as heat at the terminal "heat". damping d > 0 [N·m·s/rad]."""
    return heating(Damper(name, positive(name, "damping", damping, "N*m*s/rad")))


@element
@drawn(symbols.FRICTION, torque="N*m")
@measured(viscous="N*m*s/rad", transition="rad/s")
def Friction(name: str, torque: float, *, viscous: float = 0.0, transition: float = 1e-2) -> Relation:
    """τ = τ_c tanh(ω/ω₀) + d ω: dry friction, smooth where it turns, so it creeps instead of sticking.

    torque τ_c ≥ 0 [N·m], viscous d ≥ 0 [N·m·s/rad], transition ω₀ > 0 [rad/s]
    """
    c, d = dissipation(name, "torque", torque, "N*m"), dissipation(name, "viscous damping", viscous, "N*m*s/rad")
    w0 = positive(name, "transition speed", transition, "rad/s")
    return one_port_law(name, _PORT, lambda w: c * tanh(w / w0) + d * w, None)


@element
@drawn(symbols.FRICTION, torque="N*m")
@measured(viscous="N*m*s/rad", transition="rad/s")
def HeatingFriction(name: str, torque: float, *, viscous: float = 0.0, transition: float = 1e-2) -> Relation:
    """As `Friction`, and all that it takes leaves as heat at the terminal "heat"."""
    return heating(Friction(name, torque, viscous=viscous, transition=transition))


@element
@drawn(symbols.FRICTION, kinetic="N*m")
@measured(static="N*m", stribeck="rad/s", viscous="N*m*s/rad")
def DryFriction(
    name: str, kinetic: float, *, static: float | None = None, stribeck: float | None = None, viscous: float = 0.0
) -> primitives.IdealSwitch | Composite:
    """It sticks while the torque it takes is below the static one, and slides against F_k sign(v) elsewhere, exactly.

    kinetic   F_k ≥ 0 [N*m]; static: F_s ≥ F_k, where it sticks, F_k if it is not given
    stribeck  v_S > 0 [rad/s]: it slides with F_k + (F_s − F_k) exp(−(v/v_S)²)
    viscous   damping beside it ≥ 0 [N*m*s/rad]
    """
    made = dry_friction(name, _PORT, "N*m", kinetic, static, stribeck)
    return rubbing(made, viscous, "N*m*s/rad")


@element
@drawn(symbols.FRICTION, kinetic="N*m")
@measured(static="N*m", stribeck="rad/s")
def Clutch(
    name: str, kinetic: float, command: SignalLike, *, static: float | None = None, stribeck: float | None = None
) -> primitives.IdealSwitch:
    """Dry friction between p and n that a signal scales: c(t) F_s where it sticks, c(t) F_k where it slides.

    kinetic   F_k ≥ 0 [N*m] at c = 1; static: F_s ≥ F_k, F_k if it is not given; stribeck: as of `DryFriction`
    command   c(t), its normal force: a number, a formula in t, or samples (times, values); below 0 taken as 0
    """
    return dry_friction(name, _PORT, "N*m", kinetic, static, stribeck, command)


@element
@drawn(symbols.FRICTION, kinetic="N*m")
@measured(static="N*m", stribeck="rad/s")
def Brake(
    name: str, kinetic: float, command: SignalLike, *, static: float | None = None, stribeck: float | None = None
) -> primitives.IdealSwitch:
    """A clutch against the ground; terminal "p". The arguments are those of a `Clutch`."""
    return dry_friction(name, _SINGLE, "N*m", kinetic, static, stribeck, command)


@element
@drawn(symbols.ONE_WAY)
def OneWayClutch(name: str) -> primitives.IdealSwitch | Composite:
    """0 ≤ τ ⟂ −ω ≥ 0 [N·m, rad/s]: p never turns faster than n, which it takes along; n may run ahead freely.

    Where p catches up with n the jump takes energy, which is booked. Put an inertia at each end.
    """
    return one_way(name, _PORT)


@element
@drawn(symbols.END_STOP)
@measured(lower="rad", upper="rad")
def EndStop(
    name: str,
    lower: float | None = None,
    upper: float | None = None,
    *,
    angle: float = 0.0,
    restitution: float = 0.0,
) -> Composite:
    """p and n move freely against each other while lower ≤ x ≤ upper, x = ∫ ω dt, and push where x is at an end.

    lower, upper  [rad], one of them at least; angle: x at the start; restitution e from 0 to 1: ω⁺ = −e ω⁻ at an
    impact, which takes the share 1 − e² of the energy of the relative motion. Needs an inertia at both ends.
    """
    return end_stop(name, _PORT, lower, upper, angle, restitution, "rad")


@element
@drawn(symbols.through_source("τ"), torque="N*m")
def TorqueSource(name: str, torque: SignalLike) -> IdealSource:
    """s(t) drives p forward and n back. torque [N·m]: a number, a formula in t, or samples (times, values)."""
    return source(name, _PORT, "through", torque)


@element
@drawn(symbols.across_source("ω"), speed="rad/s")
def SpeedSource(name: str, speed: SignalLike) -> IdealSource:
    """ω_p − ω_n = s(t). speed [rad/s]: a number, a formula in t, or samples (times, values)."""
    return source(name, _PORT, "across", speed)


@element
@drawn(symbols.GEAR, ratio="")
def Gear(name: str, ratio: float) -> IdealCoupling:
    """ω_a = n ω_b, τ_b = −n τ_a [rad/s, N·m]; keeps power. ratio n ≠ 0: teeth of b over teeth of a, below zero if it
    reverses.

    Terminals "a.p", "b.p" are the shafts, "a.n", "b.n" the housing.
    Errors: ModelError for n = 0.
    """
    pairs = TerminalPair(ROTATIONAL, "a"), TerminalPair(ROTATIONAL, "b")
    return transformer(name, pairs, nonzero(name, "ratio", ratio, words="gear ratio"))
