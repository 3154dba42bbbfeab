"""Elements that move along a line: velocity v = v_p − v_n across [m/s], force F from p to n inside [N].

    power into the element = F v: F is the tension that pulls its ends together, and reacts on both
    momentum P = ∫ F dt, elongation x = ∫ v dt

Terminals are "p" and "n"; a mass and a weight have "p" alone, their other side being the ground, which is at rest. A
source of force pushes p forward. Laws: tests/components/test_mechanical.py. Source: formulas.md §8.
"""

from __future__ import annotations

from poinsot.components import declarations, primitives, symbols
from poinsot.components.choices import dry_friction, end_stop, one_way, rubbing
from poinsot.components.declarations import Law
from poinsot.components.domains import TRANSLATIONAL, Quantity
from poinsot.components.measured import measured
from poinsot.components.primitives import Composite, IdealCoupling, IdealSource, Relation, Storage, TerminalPair
from poinsot.components.symbols import drawn
from poinsot.constants import STANDARD_GRAVITY
from poinsot.signals.given import SignalLike

__all__ = [
    "Backlash", "Brake", "Clutch", "Damper", "DryFriction", "EndStop", "ForceSource", "HeatingDamper", "Lever", "Mass",
    "NonlinearDamper", "OneWay", "Spring", "VelocitySource", "Weight",
]  # fmt: skip

_PORT = TerminalPair(TRANSLATIONAL)
_SINGLE = TerminalPair(TRANSLATIONAL, "", ("p", None))
_HEIGHT = Quantity("height", "m")


@declarations.element
@drawn(symbols.MASS, mass="kg")
def Mass(
    name: str,
    mass: float | None = None,
    *,
    velocity: float | None = None,
    momentum: float | None = None,
    energy: Law | None = None,
) -> Storage:
    """Ṗ = F, v = ∂H/∂P, H = P²/(2m). mass m > 0 [kg], or any kinetic energy H(P) [J]; terminal "p".

    Errors  ModelError for m ≤ 0, for both or neither of mass and energy, for two initial values
    """
    return declarations.storage(name, _SINGLE, declarations.ACROSS, ("mass", mass, "kg"), energy, momentum, velocity)


@declarations.element
@drawn(symbols.SPRING, stiffness="N/m")
def Spring(
    name: str,
    stiffness: float | None = None,
    *,
    elongation: float | None = None,
    force: float | None = None,
    energy: Law | None = None,
) -> Storage:
    """ẋ = v, F = ∂H/∂x, H = k x²/2. stiffness k > 0 [N/m], or any energy H(x) [J]; starts at an elongation or a force.

    Errors  ModelError for k ≤ 0, for both or neither of stiffness and energy, for two initial values
    """
    return declarations.storage(
        name, _PORT, declarations.THROUGH, ("stiffness", stiffness, "N/m"), energy, elongation, force, stiff=True
    )


@declarations.element
@drawn(symbols.WEIGHT, mass="kg")
@measured(height="m")
def Weight(name: str, mass: float, *, height: float | None = None, gravity: float = STANDARD_GRAVITY) -> Storage:
    """ż = v, F = m g, H = m g z: gravity on what moves up with "p". mass m [kg], gravity g [m/s²], height z [m]."""
    weight = declarations.positive(name, "mass", mass, "kg") * declarations.finite(name, "gravity", gravity, "m/s**2")
    start = declarations.initial(name, _HEIGHT, height)
    return Storage(name, (_SINGLE,), (declarations.THROUGH,), lambda z: weight * z, (start,), (_HEIGHT,))


@declarations.element
@drawn(symbols.SPRING, stiffness="N/m", play="m")
def Backlash(name: str, stiffness: float, play: float, *, elongation: float | None = None) -> Storage:
    """ẋ = v, F = k (x − b/2) above the play, k (x + b/2) below it, 0 within it: a spring with a dead zone.

    stiffness k > 0 [N/m] of the flanks; play b ≥ 0 [m], from flank to flank; elongation: x at the
    start, 0 in the middle. Stores k d²/2, d = max(|x| − b/2, 0). Losses are those of a damper beside it.
    Errors  ModelError for k ≤ 0 and b < 0
    Law     a period of free flight and two half swings, tests/components/test_backlash.py
    """
    return declarations.slack_spring(name, _PORT, stiffness, play, elongation, ("N/m", "m"))


@declarations.element
@drawn(symbols.DAMPER, damping="N*s/m")
def Damper(name: str, damping: float) -> primitives.LinearResistor:
    """F = d v; takes d v² [W]. damping d ≥ 0 [N·s/m]. Errors: ModelError below zero."""
    return primitives.LinearResistor(
        name, _PORT.alone, declarations.dissipation(name, "damping", damping, "N*s/m"), 1.0
    )


@declarations.element
@drawn(symbols.DAMPER)
def NonlinearDamper(
    name: str, *, force: Law | None = None, velocity: Law | None = None, active: bool = False
) -> Relation:
    """F = force(v) [N] or v = velocity(F) [m/s], over any scalar; takes F v ≥ 0 unless ``active``.

    Errors  ModelError where a sample of the law gives power; active ones count as sources
    """
    return declarations.one_port_law(name, _PORT, force, velocity, active)


@declarations.element
@drawn(symbols.DAMPER, damping="N*s/m")
def HeatingDamper(name: str, damping: float) -> Relation:
    """F = d v, and all of d v² leaves as heat at the terminal "heat": entropy flow d v²/T out of it. d > 0 [N·s/m]."""
    return declarations.heating(Damper(name, declarations.positive(name, "damping", damping, "N*s/m")))


@declarations.element
@drawn(symbols.FRICTION, kinetic="N")
@measured(static="N", stribeck="m/s", viscous="N*s/m")
def DryFriction(
    name: str, kinetic: float, *, static: float | None = None, stribeck: float | None = None, viscous: float = 0.0
) -> primitives.IdealSwitch | Composite:
    """It sticks while the force it takes is below the static one, and slides against F_k sign(v) elsewhere, exactly.

    kinetic   F_k ≥ 0 [N]; static: F_s ≥ F_k, where it sticks, F_k if it is not given
    stribeck  v_S > 0 [m/s]: it slides with F_k + (F_s − F_k) exp(−(v/v_S)²)
    viscous   damping beside it ≥ 0 [N*s/m]
    """
    made = dry_friction(name, _PORT, "N", kinetic, static, stribeck)
    return rubbing(made, viscous, "N*s/m")


@declarations.element
@drawn(symbols.FRICTION, kinetic="N")
@measured(static="N", stribeck="m/s")
def Clutch(
    name: str, kinetic: float, command: SignalLike, *, static: float | None = None, stribeck: float | None = None
) -> primitives.IdealSwitch:
    """Dry friction between p and n that a signal scales: c(t) F_s where it sticks, c(t) F_k where it slides.

    kinetic   F_k ≥ 0 [N] at c = 1; static: F_s ≥ F_k, F_k if it is not given; stribeck: as of `DryFriction`
    command   c(t), its normal force: a number, a formula in t, or samples (times, values); below 0 taken as 0
    """
    return dry_friction(name, _PORT, "N", kinetic, static, stribeck, command)


@declarations.element
@drawn(symbols.FRICTION, kinetic="N")
@measured(static="N", stribeck="m/s")
def Brake(
    name: str, kinetic: float, command: SignalLike, *, static: float | None = None, stribeck: float | None = None
) -> primitives.IdealSwitch:
    """A clutch against the ground; terminal "p". The arguments are those of a `Clutch`."""
    return dry_friction(name, _SINGLE, "N", kinetic, static, stribeck, command)


@declarations.element
@drawn(symbols.ONE_WAY)
def OneWay(name: str) -> primitives.IdealSwitch | Composite:
    """0 ≤ F ⟂ −v ≥ 0 [N, m/s]: p never moves faster than n, which it takes along; n may run ahead freely.

    Where p catches up with n the jump takes energy, which is booked. Put a mass at each end.
    """
    return one_way(name, _PORT)


@declarations.element
@drawn(symbols.END_STOP)
@measured(lower="m", upper="m")
def EndStop(
    name: str,
    lower: float | None = None,
    upper: float | None = None,
    *,
    elongation: float = 0.0,
    restitution: float = 0.0,
) -> Composite:
    """p and n move freely against each other while lower ≤ x ≤ upper, x = ∫ v dt, and push where x is at an end.

    lower, upper  [m], one of them at least; elongation: x at the start; restitution e from 0 to 1: v⁺ = −e v⁻ at an
    impact, which takes the share 1 − e² of the energy of the relative motion. Needs a mass at both ends.
    """
    return end_stop(name, _PORT, lower, upper, elongation, restitution, "m")


@declarations.element
@drawn(symbols.through_source("F"), force="N")
def ForceSource(name: str, force: SignalLike) -> IdealSource:
    """s(t) pushes p forward and n back. force [N]: a number, a formula in t, or samples (times, values)."""
    return declarations.source(name, _PORT, "through", force)


@declarations.element
@drawn(symbols.across_source("v"), velocity="m/s")
def VelocitySource(name: str, velocity: SignalLike) -> IdealSource:
    """v_p − v_n = s(t). velocity [m/s]: a number, a formula in t, or samples (times, values)."""
    return declarations.source(name, _PORT, "across", velocity)


@declarations.element
@drawn(symbols.LEVER, ratio="")
def Lever(name: str, ratio: float) -> IdealCoupling:
    """v_a = n v_b, F_b = −n F_a [m/s, N]; keeps power. ratio n ≠ 0: arm of a over arm of b, below zero if the pivot is
    between.

    Terminals "a.p", "b.p" are the ends, "a.n", "b.n" the pivot.
    Errors: ModelError for n = 0.
    """
    pairs = TerminalPair(TRANSLATIONAL, "a"), TerminalPair(TRANSLATIONAL, "b")
    return declarations.transformer(name, pairs, declarations.nonzero(name, "ratio", ratio, words="ratio of its arms"))
