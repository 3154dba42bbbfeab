"""Gears of several shafts, with losses, belts and bearings; of the namespace `poinsot.rotational`.

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
from poinsot.components import symbols
from poinsot.components.declarations import element, finite, nonzero, not_negative, positive, transformer
from poinsot.components.domains import ROTATIONAL, TRANSLATIONAL
from poinsot.components.measured import measured
from poinsot.components.primitives import (
    Composite,
    IdealCoupling,
    IdealSwitch,
    LinearResistor,
    Member,
    Relation,
    TerminalPair,
)
from poinsot.components.symbols import drawn
from poinsot.components.translational import Spring
from poinsot.errors import ModelError

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
