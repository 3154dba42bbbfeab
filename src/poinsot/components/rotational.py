"""Elements that turn about an axis: angular velocity ω = ω_p − ω_n across [rad/s], torque τ from p to n inside [N·m].

    power into the element = τ ω        angular momentum ℓ = ∫ τ dt, angle θ = ∫ ω dt

Terminals are "p" and "n"; an inertia has "p" alone, its other side being the ground, which is at rest. A source of
torque drives p forward. Laws: tests/components/test_mechanical.py. Source: formulas.md §8.

Gears of several shafts, with losses, belts and bearings.

    planetary gear    ω_s = (1 + r) ω_c − r ω_r, torques 1 : −(1 + r) : r           keeps power
    lossy gear        |τ| (1/η₁ − 1) tanh(ω/ω₀) where a drives, |τ| (1 − η₂) tanh(ω/ω₀) where b does
    belt              ẋ = r_a ω_a − r_b ω_b, F = k x + d ẋ
    bearing           |τ| ≤ f₁ P d + f₀ (ν n)^⅔ d³/10

Laws: tests/components/test_gears.py. Source: VDI 2157 (planetary gears); Pelchen, Schweiger & Otter (2002), modeling
and simulating the efficiency of gearboxes; Palmgren (1957), Harris & Kotzalas (2007), ch. 10.
Units: [rad/s], [N·m], [m], [N].
"""

from __future__ import annotations

from poinsot.algebra.scalars import Scalar, absolute, exp, is_zero, known, less, log, maximum, tanh, where
from poinsot.components import primitives, symbols
from poinsot.components.choices import dry_friction, end_stop, one_way, rubbing
from poinsot.components.declarations import (
    ACROSS,
    THROUGH,
    Law,
    dissipation,
    element,
    finite,
    heating,
    nonzero,
    not_negative,
    one_port_law,
    positive,
    slack_spring,
    source,
    storage,
    transformer,
)
from poinsot.components.domains import ROTATIONAL, TRANSLATIONAL
from poinsot.components.measured import measured
from poinsot.components.primitives import (
    Composite,
    IdealCoupling,
    IdealSource,
    IdealSwitch,
    LinearResistor,
    Member,
    Relation,
    Storage,
    TerminalPair,
)
from poinsot.components.symbols import drawn
from poinsot.components.translational import Spring
from poinsot.errors import ModelError
from poinsot.signals.given import SignalLike

__all__ = [
    "Backlash",
    "Bearing",
    "Belt",
    "Brake",
    "Clutch",
    "Damper",
    "Differential",
    "DryFriction",
    "EndStop",
    "Friction",
    "Gear",
    "HeatingDamper",
    "HeatingFriction",
    "Inertia",
    "LossyGear",
    "NonlinearDamper",
    "OneWayClutch",
    "PlanetaryGear",
    "SpeedSource",
    "TorqueSource",
    "TorsionSpring",
]

_PORT = TerminalPair(ROTATIONAL)
_PAIR = TerminalPair(ROTATIONAL, "a"), TerminalPair(ROTATIONAL, "b")


def _shaft(name: str) -> TerminalPair:
    return TerminalPair(ROTATIONAL, name, ("", None))


@element
@drawn(symbols.PLANETARY, ratio="")
def PlanetaryGear(name: str, ratio: float) -> IdealCoupling:
    """ω_s + r ω_r = (1 + r) ω_c, τ_s : τ_c : τ_r = 1 : −(1 + r) : r; keeps power, and the housing takes no torque.

    ratio r, teeth of the ring over those of the sun, above 0; below 0, but not −1, of gears with two rows of planets
    Terminals "sun", "carrier", "ring". Hold the ring: ω_s = (1 + r) ω_c
    Errors    ModelError for r = 0 and r = −1, where two of the shafts are one
    """
    r = nonzero(name, "ratio", ratio)
    if is_zero(1.0 + r):
        raise ModelError(f"{name!r} needs a ratio other than −1, with which sun and ring are one shaft")
    return transformer(name, [_shaft("sun"), _shaft("carrier"), _shaft("ring")], 1.0 + r, 0.0 - r)


@element
@drawn(symbols.PLANETARY, ratio="")
def Differential(name: str, ratio: float = 1.0) -> IdealCoupling:
    """ω_in = n (ω_left + ω_right)/2, τ_left = τ_right = −n τ_in/2; keeps power. ratio n ≠ 0 of the final drive.

    Terminals "input", "left", "right", against the housing, which is at rest. Errors: ModelError for n = 0
    """
    half = nonzero(name, "ratio", ratio) / 2
    return transformer(name, [_shaft("input"), _shaft("left"), _shaft("right")], half, half)


@element
@drawn(symbols.GEAR, ratio="")
@measured(transition="rad/s")
def LossyGear(
    name: str, ratio: float, efficiency: float, *, backward: float | None = None, transition: float = 1e-2
) -> Composite:
    """ω_a = n ω_b; of the power that goes in, η₁ comes out where a drives, η₂ where b does.

    loss torque at a  |τ| (1/η₁ − 1) tanh(ω/ω₀) where τ ω ≥ 0, |τ| (1 − η₂) tanh(ω/ω₀) else; the torque τ passes on to b
    ratio n ≠ 0 as of a `Gear`; efficiency η₁, backward η₂, the same if it is not given: above 0, at most 1
    transition        ω₀ > 0 [rad/s] of a; below it nothing sticks, it creeps
    Terminals "a.p", "b.p" are the shafts, "a.n", "b.n" the housing. Parts "gear", "teeth"
    Errors            ModelError for n = 0 and efficiencies that are not above 0 and at most 1
    """
    w0, losses = positive(name, "transition speed", transition, "rad/s"), []
    for what, value in (("efficiency", efficiency), ("backward efficiency", backward)):
        eta = positive(name, what, efficiency if value is None else value)
        if known(eta) and eta > 1:
            raise ModelError(f"{name!r} needs {what} of at most 1, not {eta:g}: it would give power")
        losses.append(eta)
    ahead, back = 1.0 / losses[0] - 1.0, 1.0 - losses[1]

    def law(torque: Scalar, w: Scalar) -> tuple[Scalar, Scalar]:
        turned = tanh(w / w0)
        share = where(less(torque * w, 0.0), back, ahead)
        return 0.0, absolute(torque) * turned * share

    teeth = Relation(
        "teeth", (TerminalPair(ROTATIONAL, "mesh"), TerminalPair(ROTATIONAL, "shaft")), ("across", "through"),
        ((0, "through"), (1, "across")), law, "dissipative", slopes={0: (0.0, 0.0)},
    )  # fmt: skip
    gear = transformer("gear", _PAIR, nonzero(name, "ratio", ratio, words="gear ratio"))
    parts = (teeth, ("a.p", "inside", "a.p", "a.n")), (gear, ("inside", "a.n", "b.p", "b.n"))
    return Composite(name, _PAIR, parts)


@element
@drawn(symbols.BELT, first="m", second="m")
@measured(first="m", second="m", stiffness="N/m", damping="N*s/m")
def Belt(
    name: str,
    first: float,
    second: float,
    stiffness: float,
    *,
    damping: float = 0.0,
    force: float | None = None,
    crossed: bool = False,
) -> Composite:
    """ẋ = r_a ω_a ∓ r_b ω_b, F = k x + d ẋ; torques r_a F and ∓ r_b F: a toothed belt or a chain that gives.

    first r_a, second r_b > 0 [m], radii of the pulleys; stiffness k > 0 [N/m] of both strands together; damping d ≥ 0
    [N·s/m]; force F − d ẋ at the start [N]; crossed: the second pulley turns the other way
    Terminals "a.p", "b.p" are the shafts, "a.n", "b.n" the housing. Parts "a", "b", "spring", "damping"
    Errors    ModelError for numbers that are not as above
    """
    r = positive(name, "radius", first, "m"), positive(name, "radius", second, "m")
    rim = TerminalPair(TRANSLATIONAL, "rim")
    sides = [transformer(side, (rim, _PORT), radius) for side, radius in zip("ab", r, strict=True)]
    if crossed:
        sides[1] = transformer("b", (rim, _PORT), 0.0 - r[1])
    strands = TerminalPair(TRANSLATIONAL)
    parts: list[tuple[Member, tuple[str, ...]]] = [
        (sides[0], ("pulled", "ground", "a.p", "a.n")), (sides[1], ("pulling", "ground", "b.p", "b.n")),
        (Spring("spring", stiffness, force=force), ("pulled", "pulling")),
    ]  # fmt: skip
    if not is_zero(d := not_negative(name, "damping", damping, "N*s/m")):
        parts.append((LinearResistor("damping", (strands,), d, 1.0), ("pulled", "pulling")))
    return Composite(name, _PAIR, tuple(parts))


@element
@drawn(symbols.FRICTION, load="N")
@measured(diameter="m", load="N", viscosity="m**2/s")
def Bearing(
    name: str,
    diameter: float,
    load: float,
    *,
    load_factor: float = 1e-3,
    viscosity: float = 0.0,
    speed_factor: float = 2.0,
) -> IdealSwitch:
    """Friction of a rolling bearing: it sticks below f₁ P d + M₀(0), turns against f₁ P d + M₀(ω) elsewhere, exactly.

    M₀ = f₀ max(10⁶ ν n, 2000)^⅔ d³/10, n = 60 |ω|/2π: the drag of the lubricant; 0 without a viscosity
    diameter    d > 0 [m], the mean of bore and outer diameter; load P ≥ 0 [N], the equivalent one
    load_factor f₁ ≥ 0, of balls 0.001; viscosity ν ≥ 0 [m²/s]; speed_factor f₀ ≥ 0, of balls in oil mist 1, in grease 2
    Terminals "p", "n" (shaft and housing). Errors: ModelError for numbers that are not as above
    """
    d, P = positive(name, "diameter", diameter, "m"), not_negative(name, "load", load, "N")
    dry = not_negative(name, "load factor", load_factor) * P * d
    thick = finite(name, "viscosity", not_negative(name, "viscosity", viscosity, "m**2/s"))
    drag = 0.0 if is_zero(thick) else not_negative(name, "speed factor", speed_factor) * d * d * d / 10.0

    def bound(w: Scalar, _: Scalar) -> Scalar:
        wet = maximum(absolute(w) * (thick * 1e6 * 9.549296585513721), 2000.0)  # 60/2π
        return dry + drag * exp(log(wet) * (2.0 / 3.0))

    return IdealSwitch(name, (_PORT,), "friction", -1.0, bounds=(lambda w, c: bound(0.0, c), bound))


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
    return primitives.LinearResistor(name, _PORT.alone, dissipation(name, "damping", damping, "N*m*s/rad"), 1.0)


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
    name: str, lower: float | None = None, upper: float | None = None, *, angle: float = 0.0, restitution: float = 0.0
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
