"""Hydraulic machines and valves: what pumps, directs, stores and pushes; of the namespace `poinsot.hydraulic`.

    valve      Q = C_d A y(x) √(2/ρ) p/(p² + p₀²)^¼ of each edge, opened by its spool
    cylinder   ε̇ = Q − A v, H = β ε²/(2 (V + A x)) of each chamber: oil that gives
    machine    Q = D ω − leak p, τ = D p + friction

Pressures are above that of the surroundings. Laws: tests/components/test_hydraulic.py.
Source: Merritt (1967), Hydraulic Control Systems, ch. 3–6; Borutzky, Barnard & Thoma (2002), an orifice flow model for
laminar and turbulent conditions. Units: [Pa], [m³/s], [m³], [N].
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from poinsot.algebra.scalars import Scalar, exp, is_zero, known, less, log, maximum, minimum, sqrt, where
from poinsot.components import symbols
from poinsot.components.choices import end_stop
from poinsot.components.commands import command_source, commanded_law, lag
from poinsot.components.declarations import ACROSS, THROUGH, element, finite, not_negative, positive
from poinsot.components.domains import HYDRAULIC, ROTATIONAL, TRANSLATIONAL, Quantity
from poinsot.components.measured import measured
from poinsot.components.primitives import (
    GROUND,
    Composite,
    IdealCoupling,
    LinearResistor,
    Member,
    Relation,
    Storage,
    TerminalPair,
)
from poinsot.components.symbols import drawn
from poinsot.errors import ModelError
from poinsot.signals.given import SignalLike

WATER_DENSITY = 1000.0
ATMOSPHERE = 101325.0
_PORT = TerminalPair(HYDRAULIC)
_SINGLE = TerminalPair(HYDRAULIC, "", ("p", None))
_ROD = TerminalPair(TRANSLATIONAL, "rod")
_SHAFT = TerminalPair(ROTATIONAL, "shaft")
Parts = list[tuple[Member, tuple[str, ...]]]


def turbulent(
    name: str, area: float, density: float, discharge: float, transition: float
) -> Callable[[Scalar], Scalar]:
    """Q(p) = C_d A √(2/ρ) p/(p² + p₀²)^¼."""
    opening = positive(name, "discharge coefficient", discharge) * positive(name, "area", area, "m**2")
    k = opening * sqrt(2 / positive(name, "density", density, "kg/m**3"))
    p0 = positive(name, "transition pressure", transition, "Pa")
    return lambda p: k * p / sqrt(sqrt(p * p + p0 * p0))


def transition_of(
    name: str, area: float, density: float, discharge: float, viscosity: float, reynolds: float
) -> Scalar:
    """p₀ = ρ/2 (Re ν/(C_d D))², D = √(4 A/π): where flow with the Reynolds number Re passes [Pa]."""
    speed = positive(name, "critical Reynolds number", reynolds) * positive(name, "viscosity", viscosity, "m**2/s")
    diameter = sqrt(positive(name, "area", area, "m**2") * (4 / np.pi))
    rate = speed / (positive(name, "discharge coefficient", discharge) * diameter)
    return positive(name, "density", density, "kg/m**3") / 2 * rate * rate


@element
@drawn(symbols.SPOOL)
@measured(area="m**2", transition="Pa", natural_frequency="rad/s", rated_flow="m**3/s", rated_drop="Pa", leak="1")
def DirectionalValve(
    name: str,
    command: SignalLike,
    *,
    area: Sequence[float] | float | None = None,
    rated_flow: float | None = None,
    rated_drop: float = 3.5e6,
    overlap: float = 0.0,
    leak: float = 0.0,
    density: float = WATER_DENSITY,
    discharge: float = 0.6,
    transition: float = 1000.0,
    natural_frequency: float | None = None,
    damping: float = 0.7,
) -> Composite:
    """A 4/3 valve: its spool x joins p to a and b to t for x > 0, p to b and a to t for x < 0; x = 1 opens wholly.

    Q = C_d A y √(2/ρ) Δp/(Δp² + p₀²)^¼ at each edge, y = (±x − o)/(1 − o) between the leak and 1

    command   x(t) from −1 to 1: a number, a formula in t, samples (times, values); the source "NAME.command"
    area      A > 0 of an open edge [m²], one number or those of p-a, b-t, p-b, a-t; or rated_flow [m³/s], which one
              edge lets through at rated_drop [Pa]
    overlap   o < 1, a share of the stroke; above 0 nothing opens before it, below 0 all edges are open in the middle
    leak      the least y, 0 ≤ leak < 1; density ρ [kg/m³], discharge C_d, transition p₀ [Pa] as of an `Orifice`
    natural_frequency  ω [rad/s] with the damping ratio ζ: the spool follows, ẍ = ω² (u − x) − 2 ζ ω ẋ, as of a servo
                       valve; without it x is the command
    Terminals "p" (pump), "t" (tank), "a", "b". Takes Δp Q ≥ 0 at every edge
    Errors    ModelError for both or neither of area and rated_flow, for an overlap of 1 or more
    """
    edges = [turbulent(name, each, density, discharge, transition) for each in
             _areas(name, area, rated_flow, rated_drop, density, discharge)]  # fmt: skip
    lap, least = finite(name, "overlap", overlap), not_negative(name, "leak", leak)
    if (known(lap) and lap >= 1) or (known(least) and least >= 1):
        raise ModelError(f"{name!r} never opens: its overlap and its leak must be less than 1, the whole stroke")

    def edge(flow: Callable[[Scalar], Scalar], way: float) -> Callable[..., tuple[Scalar]]:
        return lambda p, x: (flow(p) * minimum(maximum((way * x - lap) / (1.0 - lap), least), 1.0),)

    parts: Parts = [(command_source(command), ("u",))]
    by: tuple[str, ...] = ()
    if natural_frequency is not None:
        spool, state = lag(name, natural_frequency, damping)
        parts.append((spool, ("u",)))
        by = (state,)
    for flow, way, start, end in zip(edges, (1.0, 1.0, -1.0, -1.0), "pbpa", "atbt", strict=True):
        law = commanded_law(f"{start}-{end}", [_PORT], edge(flow, way), by=by)
        parts.append((law, (start, end) if by else (start, end, "u")))
    return Composite(name, tuple(TerminalPair(HYDRAULIC, each, ("", None)) for each in "ptab"), tuple(parts))


def _areas(
    name: str, area: Sequence[float] | float | None, flow: float | None, drop: float, density: float, discharge: float
) -> Sequence[Scalar]:
    """The areas of the edges p-a, b-t, p-b, a-t [m²]."""
    if (area is None) == (flow is None):
        raise ModelError(
            f"{name!r} needs either the area of its open edges or the rated flow of one at its rated drop of pressure"
        )
    if flow is not None:
        speed = sqrt(positive(name, "rated drop", drop, "Pa") * (2 / positive(name, "density", density, "kg/m**3")))
        area = positive(name, "rated flow", flow, "m**3/s") / (positive(name, "discharge", discharge) * speed)
    found = list(area) if isinstance(area, (list, tuple, np.ndarray)) else [area] * 4
    if len(found) != 4:
        raise ModelError(f"{name!r} needs one area, or four, of the edges p-a, b-t, p-b, a-t; {len(found)} are given")
    return found


@element
@drawn(symbols.PUMP, displacement="m**3/rad")
@measured(leak="m**3/(s*Pa)", viscous="N*m*s/rad")
def Pump(
    name: str, displacement: float, *, leak: float = 0.0, viscous: float = 0.0, command: SignalLike | None = None
) -> IdealCoupling | Composite:
    """Delivers Q = D ω from "n" to "p" against p, takes the torque D p; keeps power; a motor where power runs back.

    displacement D > 0 [m³/rad]; command: the share of D that is set, −1 to 1, the source "NAME.command"
    leak      ≥ 0 [m³/(s·Pa)]: so much flows back from "p" to "n"; viscous ≥ 0 [N·m·s/rad]: friction of the shaft
    Terminals "p", "n" of the fluid, "shaft.p", "shaft.n" (shaft and housing)
    Law       volumetric and mechanical efficiency 1 − leak p/(D ω), D p/(D p + viscous ω) of a pump
    """
    D = positive(name, "displacement", displacement, "m**3/rad")
    back, drag = not_negative(name, "leak", leak, "m**3/(s*Pa)"), not_negative(name, "friction", viscous, "N*m*s/rad")
    pairs = _PORT, _SHAFT
    ends, shaft = ("p", "n"), ("shaft.p", "shaft.n")
    machine: IdealCoupling | Relation
    if command is None:
        inner = name if is_zero(back) and is_zero(drag) else "machine"
        machine = IdealCoupling(inner, pairs, (np.array([[0.0, D], [-D, 0.0]]), np.eye(2)))
        if inner == name:
            return machine
        parts: Parts = [(machine, (*ends, *shaft))]
    else:
        machine = commanded_law("machine", pairs, lambda p, w, u: (0.0 - D * u * w, D * u * p), "continuous")
        parts = [(machine, (*ends, *shaft, "u")), (command_source(command), ("u",))]
    if not is_zero(back):
        parts.append((LinearResistor("leak", (_PORT,), back, 1.0), ends))
    if not is_zero(drag):
        parts.append((LinearResistor("friction", (TerminalPair(ROTATIONAL),), drag, 1.0), shaft))
    return Composite(name, pairs, tuple(parts))


@element
@drawn(symbols.ACCUMULATOR, gas_volume="m**3")
@measured(gas_volume="m**3", precharge="Pa", pressure="Pa", ambient="Pa", bulk_modulus="Pa")
def GasAccumulator(
    name: str,
    gas_volume: float,
    precharge: float,
    *,
    pressure: float | None = None,
    exponent: float = 1.4,
    ambient: float = ATMOSPHERE,
    bulk_modulus: float = 1.5e9,
) -> Storage:
    """V̇ = Q, p + p_a = (p₀ + p_a) (V₀/(V₀ − V))ⁿ: oil V against a gas of volume V₀ and precharge p₀ behind a bladder.

    Below the precharge the bladder is shut: p = p₀ + V β/(V₀/100), liquid of a hundredth of V₀ in its neck.
    gas_volume V₀ > 0 [m³]; precharge p₀ ≥ 0 [Pa] above the ambient pressure p_a > 0 [Pa]
    exponent  n ≥ 1: 1 isothermal, 1.4 so fast that no heat is exchanged; bulk_modulus β > 0 [Pa]
    pressure  at the start [Pa], the precharge if it is not given; terminal "p"
    Errors    ModelError for an exponent below 1, and numbers that are not as above
    """
    V0, p0 = positive(name, "gas volume", gas_volume, "m**3"), not_negative(name, "precharge", precharge, "Pa")
    pa, n = positive(name, "ambient pressure", ambient, "Pa"), finite(name, "exponent", exponent)
    if known(n) and n < 1:
        raise ModelError(f"{name!r} needs an exponent of 1 (isothermal) or more, not {n:g}")
    shut = positive(name, "bulk modulus", bulk_modulus, "Pa") * 100.0 / V0
    full = p0 + pa

    def energy(V: Scalar) -> Scalar:
        x = log(V0 / (V0 - where(less(V, 0.0), 0.0, V)))
        work = x if known(n) and n == 1 else (exp((n - 1.0) * x) - 1.0) / (n - 1.0)
        return where(less(V, 0.0), p0 * V + shut * V * V / 2, full * V0 * work - pa * V)

    start: Scalar = 0.0
    if pressure is not None:
        p = finite(name, "pressure", pressure, "Pa")
        pressed = V0 * (1.0 - exp(log(full / (p + pa)) / n))
        start = (p - p0) / shut if known(p) and known(p0) and p < p0 else pressed
    least = 0.0 - p0 * p0 / (2 * shut)
    return Storage(name, (_SINGLE,), (ACROSS,), energy, (start,), least=least if known(least) else None)


@element
@drawn(symbols.CYLINDER, area="m**2")
def Cylinder(name: str, area: float) -> IdealCoupling:
    """Q = A v, force A p on the rod; keeps power: fluid that enters at "p" drives the rod forward. area A > 0 [m²].

    Terminals  "p", "n" of the fluid (front and back of the piston), "rod.p", "rod.n" (rod and housing)
    """
    A = positive(name, "area", area, "m**2")
    return IdealCoupling(name, (_PORT, _ROD), (np.array([[A, 0.0], [0.0, -A]]), np.array([[0.0, 1.0], [1.0, 0.0]])))


@element
@drawn(symbols.CYLINDER, area="m**2", stroke="m")
@measured(rod_area="m**2", position="m", dead_volume="m**3", bulk_modulus="Pa", pressures="Pa",
          leak="m**3/(s*Pa)", viscous="N*s/m")  # fmt: skip
def DoubleActingCylinder(
    name: str,
    area: float,
    stroke: float,
    *,
    rod_area: float = 0.0,
    position: float = 0.0,
    pressures: tuple[float, float] = (0.0, 0.0),
    bulk_modulus: float = 1.5e9,
    dead_volume: float | None = None,
    leak: float = 0.0,
    viscous: float = 0.0,
    stops: bool = True,
) -> Composite:
    """Oil at "a" drives the rod out, oil at "b" drives it in: ε̇_a = Q_a − A_a v, H = Σ β ε²/(2 V), V_a = V_d + A_a x.

    p = ∂H/∂ε = β ε/V, force on the rod A_a p_a (1 + p_a/2β) − A_b p_b (1 + p_b/2β)
    area A_a > 0 of the piston, rod_area A_a − A_b ≥ 0 [m²]; stroke L > 0 [m]: 0 ≤ x ≤ L, between ends that stop the
    rod dead unless stops is false; position x at the start [m], from where the rod is in
    pressures (p_a, p_b) at the start [Pa]; bulk_modulus β > 0 [Pa]; dead_volume V_d > 0 of each chamber [m³], a
    twentieth of A L if it is not given; leak past the piston ≥ 0 [m³/(s·Pa)]; viscous friction of the rod ≥ 0 [N·s/m]
    Terminals "a", "b", "rod.p", "rod.n" (rod and housing), whose distance grows with x
    Errors    ModelError for a rod as thick as the piston, a start outside the stroke, numbers that are not as above
    Parts     "oil", which is compressed by the volumes ε; "piston", "ring", "leak", "friction", "stop"
    """
    A, L = positive(name, "area", area, "m**2"), positive(name, "stroke", stroke, "m")
    ring = A - not_negative(name, "rod area", rod_area, "m**2")
    if known(ring) and ring <= 0:
        raise ModelError(f"{name!r} needs a rod that is thinner than its piston: rod_area below {A:g} m**2")
    beta, x0 = positive(name, "bulk modulus", bulk_modulus, "Pa"), finite(name, "position", position, "m")
    dead = A * L / 20 if dead_volume is None else positive(name, "dead volume", dead_volume, "m**3")
    if known(x0) and known(L) and not 0 <= x0 <= L:
        raise ModelError(f"{name!r} starts at {x0:g} m, which is not between 0 and its stroke, {L:g} m")

    def energy(a: Scalar, b: Scalar, x: Scalar) -> Scalar:
        return a * a / (dead + A * x) * (beta / 2) + b * b / (dead + ring * (L - x)) * (beta / 2)

    if len(pressures) != 2:
        raise ModelError(f"{name!r} has two chambers, and {len(pressures)} pressures are given")
    p = [finite(name, "initial pressure", each, "Pa") for each in pressures]
    start = p[0] / beta * (dead + A * x0), p[1] / beta * (dead + ring * (L - x0)), x0
    pairs = tuple(TerminalPair(HYDRAULIC, each, ("", None)) for each in "ab")
    states = HYDRAULIC.accumulated, HYDRAULIC.accumulated, Quantity("position", "m")
    oil = Storage("oil", (*pairs, _ROD), (ACROSS, ACROSS, THROUGH), energy, start, states, least=0.0)
    rod = ("rod.p", "rod.n")
    parts: Parts = [
        (oil, ("a", "b", *rod)),
        (Cylinder("piston", A), ("a", GROUND, *rod)),
        (Cylinder("ring", ring), ("b", GROUND, *rod[::-1])),
    ]
    if not is_zero(back := not_negative(name, "leak", leak, "m**3/(s*Pa)")):
        parts.append((LinearResistor("leak", (_PORT,), back, 1.0), ("a", "b")))
    if not is_zero(drag := not_negative(name, "friction", viscous, "N*s/m")):
        parts.append((LinearResistor("friction", (TerminalPair(TRANSLATIONAL),), drag, 1.0), rod))
    if stops:
        parts.append((end_stop("stop", TerminalPair(TRANSLATIONAL), 0.0, L, x0, 0.0, "m"), rod))
    return Composite(name, (*pairs, _ROD), tuple(parts))
