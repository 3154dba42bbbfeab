"""Pneumatic elements with mass and energy: chambers, restrictions by ISO 6358, valves, cylinders, supplies, tubes.

    chamber      H = U(m, S, V):  ṁ, Ṡ flow in, μ = ∂U/∂m, T = ∂U/∂S, p = −∂U/∂V
    restriction  ṁ = C ρ₀ p₁ √(T₀/T₁) ψ,  ψ = √(1 − ((r − b)/(1 − b))²) of r = p₂/p₁ > b, 1 below: choked
                 h₁ ṁ leaves the node 1 and enters the node 2

1 is the side with the higher pressure, whichever that is. A node of gas needs something that keeps gas: a chamber, a
cylinder, a supply, the end "a" of a tube. Heat goes through "NODE.heat", from thermal elements. Pressures are absolute.
Laws: first law and entropy, tests/components/test_pneumatic.py. Source: ISO 6358-1:2013; Beater (2007), Pneumatic
Drives, ch. 4 and 5; Moran & Shapiro (2010), ch. 4 (open systems). Units: [Pa], [kg/s], [K], [m³/(s·Pa)], [N], [m].

Ideal gases in networks: the two ports of a node of gas, and the thermodynamics over any scalar.

    dU = μ dm + T dS − p dV,   μ = h − T s,   h = c_p T,   s = c_p ln(T/T₀) − R ln(p/p₀)
    U(m, S, V) = c_v T₀ m exp((S/m − R ln(V p₀/(m R T₀)))/c_v)

A node of gas is two: its own, across μ [J/kg], through ṁ [kg/s], and "NODE.heat", across T, through Ṡ. Gas that flows
with the entropy s carries μ ṁ + T s ṁ = h ṁ: the first law of open systems is the balance of power of both bonds.
Pressures are absolute. Laws: tests/components/test_pneumatic.py. Source: Callen (1985), ch. 3.4 and 5; van der Schaft &
Maschke (2018), geometry of thermodynamic processes. Units: [J/kg], [kg/s], [K], [W/K], [Pa], [m³].
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import final

import numpy as np

from poinsot.algebra.scalars import Scalar, exp, is_zero, known, less, log, maximum, minimum, sqrt, where
from poinsot.components import symbols
from poinsot.components.choices import end_stop
from poinsot.components.commands import COMMAND, READ, command_source, lag
from poinsot.components.declarations import (
    ACROSS,
    MOST_CELLS,
    THROUGH,
    finite,
    not_negative,
    positive,
    qualified,
    whole,
)
from poinsot.components.domains import (
    GAS_CONSTANT,
    PNEUMATIC,
    ROOM_TEMPERATURE,
    THERMAL,
    TRANSLATIONAL,
    Domain,
    Quantity,
)
from poinsot.components.fluid_power import ATMOSPHERE, Parts
from poinsot.components.measured import measured
from poinsot.components.primitives import Composite, LinearResistor, Relation, Storage, TerminalPair, Variable
from poinsot.components.symbols import drawn
from poinsot.errors import ModelError, nearest
from poinsot.records import dataclass
from poinsot.signals.given import SignalLike, as_signal
from poinsot.signals.signal import Constant

__all__ = ["ANR_DENSITY", "Chamber", "Cylinder", "DirectionalValve", "MassFlowSource", "Orifice", "Supply", "Tube"]

ZERO_TEMPERATURE, ZERO_PRESSURE = 293.15, 1e5
"""T₀ and p₀, where the entropy is 0; those of ISO 8778, at which flows of data sheets are given."""
_KNOWN = {"air": (28.9647e-3, 1.4), "nitrogen": (28.0134e-3, 1.4), "oxygen": (31.9988e-3, 1.395),
          "argon": (39.948e-3, 5 / 3), "helium": (4.002602e-3, 5 / 3), "hydrogen": (2.01588e-3, 1.405),
          "carbon dioxide": (44.0095e-3, 1.289)}  # fmt: skip
"""Molar mass [kg/mol] and ratio of heats at 20 °C."""


@final
@dataclass(frozen=True)
class Gas:
    """An ideal gas with the constant R [J/(kg K)] and the ratio of its heats, c_p/c_v; its nodes have a domain."""

    domain: Domain
    R: float
    ratio: float

    @property
    def cv(self) -> float:
        """The heat of a kilogram at a constant volume [J/(kg K)]."""
        return self.R / (self.ratio - 1.0)

    @property
    def cp(self) -> float:
        """That at a constant pressure."""
        return self.cv + self.R

    def entropy(self, p: Scalar, T: Scalar) -> Scalar:
        """s [J/(kg K)]."""
        return self.cp * log(T / ZERO_TEMPERATURE) - self.R * log(p / ZERO_PRESSURE)

    def potential(self, p: Scalar, T: Scalar) -> Scalar:
        """μ = h − T s [J/kg]."""
        return T * (self.cp - self.entropy(p, T))

    def pressure(self, mu: Scalar, T: Scalar) -> Scalar:
        """p of μ and T [Pa]."""
        return ZERO_PRESSURE * exp((mu / T - self.cp + self.cp * log(T / ZERO_TEMPERATURE)) / self.R)

    def energy(self, m: Scalar, S: Scalar, V: Scalar) -> Scalar:
        """U [J] of a mass with its entropy in a volume."""
        crowd = self.R * log(V * (ZERO_PRESSURE / (self.R * ZERO_TEMPERATURE)) / m)
        return m * exp((S / m - crowd) / self.cv) * (self.cv * ZERO_TEMPERATURE)

    def amounts(self, p: Scalar, T: Scalar, V: Scalar) -> tuple[Scalar, Scalar]:
        """m [kg] and S [J/K] of a volume at p and T."""
        m = p * V / (T * self.R)
        return m, m * self.entropy(p, T)

    def ports(self, *names: str) -> tuple[TerminalPair, ...]:
        """Ports of named connections ("": a single one, terminal "p"): those of matter, then those of heat."""
        matter = [TerminalPair(self.domain, name, ("" if name else "p", None)) for name in names]
        heat = [TerminalPair(THERMAL, f"{name or 'p'}.heat", ("", None)) for name in names]
        return *matter, *heat


@cache
def gas_of(name: str) -> Gas:
    """The gas of a name. ModelError for one that is not known."""
    if name not in _KNOWN:
        raise ModelError(f"there is no gas {name!r}{nearest(name, _KNOWN, 'the gases are')}")
    mass, ratio = _KNOWN[name]
    d = PNEUMATIC
    own = Domain(f"pneumatic {name}", d.across, d.through, True, d.accumulated, None, d.reference)
    return Gas(d if name == "air" else own, GAS_CONSTANT / mass, ratio)


ANR_DENSITY = 1.185
"""ρ₀ of ISO 8778 [kg/m³], by which sonic conductances are given, whatever the gas."""
_LAMINAR = 1e-3  # of the drop to choking, as of ISO 6358 blocks elsewhere, whose pressure ratio is then 0.999 to 0.9995
_ROD = TerminalPair(TRANSLATIONAL, "rod")
Flow = Callable[[Scalar, Scalar], Scalar]
Opening = Callable[[Scalar], Scalar]


def _warm(name: str, p: Scalar, T: Scalar) -> None:
    positive(name, "pressure", p, "Pa")
    positive(name, "temperature", T, "K")


def _nodes(*nodes: str) -> tuple[str, ...]:
    """Nodes of gas inside, with those of their heat."""
    return *nodes, *(f"{node}.heat" for node in nodes)


_TOLD = Domain("gauge", Quantity("pressure", "Pa"), Quantity("load", "m**3/s"), True, Quantity("volume", "m**3"), None,
               "no pressure")  # fmt: skip


def _gauge(gas: Gas, name: str, node: str) -> Parts:
    """A pressure gauge on a node: it takes neither gas nor heat, and nothing flows at its end."""
    reads: tuple[tuple[int, Variable], ...] = ((0, "across"), (1, "across"))
    outputs: tuple[Variable, ...] = ("through", "through", "across")
    end = TerminalPair(_TOLD, "", ("p", None))
    told = Relation(
        name, (*gas.ports("gas"), end), outputs, reads, lambda mu, T: (0.0, 0.0, gas.pressure(mu, T)), "active",
        slopes={0: (0.0, 0.0), 1: (0.0, 0.0)}, spans=np.array([[0.0], [0.0], [1.0]]),
    )  # fmt: skip
    return [(told, (*_nodes(node), f"@{name}"))]


@qualified
@drawn(symbols.VESSEL, volume="m**3")
@measured(volume="m**3", pressure="Pa", temperature="K")
def Chamber(
    name: str, volume: float, *, pressure: float = ATMOSPHERE, temperature: float = ROOM_TEMPERATURE, gas: str = "air"
) -> Composite:
    """ṁ, Ṡ flow in; H = U(m, S, V): gas in a rigid volume, without heat through its walls unless "p.heat" has them.

    volume V > 0 [m³]; pressure and temperature at the start [Pa], [K]: p = m R T/V; terminals "p", "p.heat"
    Parts   "gas", and "gauge", which tells "NAME.gauge.pressure"
    Law     Ḣ = h ṁ + Q̇: the first law of an open system. Errors: ModelError for numbers that are not above zero
    """
    kind, V = gas_of(gas), positive(name, "volume", volume, "m**3")
    _warm(name, pressure, temperature)
    start = kind.amounts(pressure, temperature, V)
    held = Storage("gas", kind.ports(""), (ACROSS, ACROSS), lambda m, S: kind.energy(m, S, V), start, least=0.0)
    return Composite(name, kind.ports(""), ((held, _nodes("p")), *_gauge(kind, "gauge", "p")))


def _conducting(name: str, conductance: float, ratio: float, transition: float) -> Flow:
    """(p₁, p₂) → ṁ √T₁, p₁ ≥ p₂; with the slope of √ where r is within about ``transition`` of 1."""
    C = positive(name, "sonic conductance", conductance, "m**3/(s*Pa)")
    b, none = not_negative(name, "critical ratio", ratio), positive(name, "transition", transition)
    if known(b) and b >= 1:
        raise ModelError(f"{name!r} needs a critical pressure ratio below 1, not {b:g}")
    k = C * ANR_DENSITY * float(np.sqrt(ZERO_TEMPERATURE)) * sqrt(sqrt(1.0 + none * none))

    def flow(p1: Scalar, p2: Scalar) -> Scalar:
        y = minimum((1.0 - p2 / p1) / (1.0 - b), 1.0)
        return k * p1 * y * sqrt(2.0 - y) / sqrt(sqrt(y * y + none * none))

    return flow


def _through(
    name: str, gas: Gas, flow: Flow, opening: Opening | None = None, by: tuple[str, ...] = (), one_way: bool = False
) -> Relation:
    """Gas from a to b and back, with its enthalpy; the last port is the command of what opens it, or a state ``by``."""

    def law(a: Scalar, b: Scalar, Ta: Scalar, Tb: Scalar, *told: Scalar) -> tuple[Scalar, ...]:
        pa, pb = gas.pressure(a, Ta), gas.pressure(b, Tb)
        ahead = less(pb, pa)
        high, low, T = where(ahead, pa, pb), where(ahead, pb, pa), where(ahead, Ta, Tb)
        rate = flow(high, low) / sqrt(T)
        rate = where(ahead, rate, 0.0 if one_way else 0.0 - rate)
        rate = rate if opening is None else rate * opening(told[0])
        h = gas.cp * T
        return (rate, 0.0 - rate, (h - a) * rate / Ta, (b - h) * rate / Tb, *[0.0] * (len(told) - len(by)))

    pairs = [*gas.ports("a", "b"), *[READ] * (opening is not None and not by)]
    outputs: tuple[Variable, ...] = tuple("through" for _ in pairs)
    reads: tuple[tuple[int, Variable], ...] = tuple((k, "across") for k in range(len(pairs)))
    spans = np.zeros((len(pairs), 3))
    spans[:4] = [[1, 0, 0], [-1, 0, 0], [0, 1, 0], [0, 0, 1]]  # mass passes
    return Relation(name, tuple(pairs), outputs, reads, law, "continuous", spans=spans, by=by)


@qualified
@drawn(replace(symbols.ORIFICE, ports=2), conductance="m**3/(s*Pa)")
@measured(conductance="m**3/(s*Pa)")
def Orifice(
    name: str,
    conductance: float,
    ratio: float = 0.5,
    *,
    opening: SignalLike | None = None,
    one_way: bool = False,
    transition: float = _LAMINAR,
    gas: str = "air",
) -> Relation | Composite:
    """ṁ = C ρ₀ p₁ √(T₀/T₁) ψ(p₂/p₁) by ISO 6358, from where the pressure is higher, with its enthalpy.

    conductance C > 0, sonic [m³/(s·Pa)]: 1e-8 is 1 dm³/(s·bar); critical ratio b of pressures, 0 ≤ b < 1
    opening     the share of C that is open, 0 to 1, the source "NAME.command"; one_way: nothing from b to a
    transition  the share of the drop to choking below which the flow is laminar; terminals "a", "b" with their heat
    Law         no power is lost; entropy is made. Errors: ModelError for numbers that are not as above
    """
    kind, flow = gas_of(gas), _conducting(name, conductance, ratio, transition)
    if opening is None:
        return _through(name, kind, flow, one_way=one_way)
    hole = _through("hole", kind, flow, lambda y: minimum(maximum(y, 0.0), 1.0), one_way=one_way)
    return Composite(name, kind.ports("a", "b"), ((hole, (*_nodes("a", "b"), "u")), (command_source(opening), ("u",))))


@qualified
@drawn(symbols.SPOOL)
@measured(conductance="m**3/(s*Pa)", natural_frequency="rad/s", leak="1")
def DirectionalValve(
    name: str,
    command: SignalLike,
    conductance: Sequence[float] | float,
    ratio: float = 0.5,
    *,
    overlap: float = 0.0,
    leak: float = 0.0,
    natural_frequency: float | None = None,
    damping: float = 0.7,
    transition: float = _LAMINAR,
    gas: str = "air",
) -> Composite:
    """A 5/3 valve: its spool x joins p to a and b to s for x > 0, p to b and a to r for x < 0; x = 1 opens wholly.

    Each edge is an `Orifice` of the share y = (±x − o)/(1 − o), between the leak and 1, of its C
    command      x from −1 to 1: a number, a formula in t, samples (times, values); the source "NAME.command"
    conductance  C of each open edge [m³/(s·Pa)], one number or those of p-a, b-s, p-b, a-r; critical ratio b
    overlap      o < 1: above 0 the middle is shut, below 0 all edges are open there; leak: the least y, 0 ≤ leak < 1
    natural_frequency  ω [rad/s] with the damping ratio ζ: the spool follows; without it x is the command
    Terminals "p", "a", "b", "r", "s" with their heat. Errors: ModelError for numbers that are not as above
    """
    kind, found = gas_of(gas), list(np.ravel(np.asarray(conductance, dtype=object)))
    lap, least = finite(name, "overlap", overlap), not_negative(name, "leak", leak)
    if len(found) not in (1, 4):
        raise ModelError(f"{name!r} needs one conductance, or four, of the edges p-a, b-s, p-b, a-r; not {len(found)}")
    if (known(lap) and lap >= 1) or (known(least) and least >= 1):
        raise ModelError(f"{name!r} never opens: its overlap and its leak must be less than 1, the whole stroke")

    def share(way: float) -> Opening:
        return lambda x: minimum(maximum((way * x - lap) / (1.0 - lap), least), 1.0)

    parts: Parts = [(command_source(command), ("u",))]
    by: tuple[str, ...] = ()
    if natural_frequency is not None:
        spool, state = lag(name, natural_frequency, damping)
        parts.append((spool, ("u",)))
        by = (state,)
    for C, way, start, end in zip(found * (4 // len(found)), (1.0, 1.0, -1.0, -1.0), "pbpa", "asbr", strict=True):
        flow = _conducting(name, C, ratio, transition)
        edge = _through(f"{start}-{end}", kind, flow, share(way), by)
        parts.append((edge, (*_nodes(start, end), *["u"] * (not by))))
    return Composite(name, kind.ports(*"pabrs"), tuple(parts))


@qualified
@drawn(symbols.across_source("p", 1), pressure="Pa")
@measured(pressure="Pa", temperature="K")
def Supply(
    name: str, pressure: SignalLike = ATMOSPHERE, temperature: SignalLike = ROOM_TEMPERATURE, *, gas: str = "air"
) -> Composite:
    """p = s(t), T = s(t) at "p", whatever flows: a compressor's vessel, or the surroundings, which take all exhaust.

    pressure absolute [Pa], temperature [K], above zero: numbers, formulas in t, samples (times, values); the sources
    "NAME.pressure" and "NAME.temperature". Terminals "p", "p.heat". Errors: ModelError for numbers that are not so
    """
    kind = gas_of(gas)
    told = {what: as_signal(f"the {what} of {name!r}", given) for what, given in
            (("pressure", pressure), ("temperature", temperature))}  # fmt: skip
    for what, signal in told.items():
        if isinstance(signal, Constant):
            positive(name, what, signal.value)
    reads: tuple[tuple[int, Variable], ...] = ((2, "across"), (3, "across"))
    outputs: tuple[Variable, ...] = ("across", "across", "through", "through")
    pairs = (*kind.ports(""), *(TerminalPair(COMMAND, each, ("", None)) for each in ("pressure", "temperature")))
    vessel = Relation("vessel", pairs, outputs, reads, lambda p, T: (kind.potential(p, T), T, 0.0, 0.0), "active")
    parts: Parts = [(vessel, (*_nodes("p"), "@pressure", "@temperature"))]
    parts += [(command_source(signal, what), (f"@{what}",)) for what, signal in told.items()]
    return Composite(name, kind.ports(""), tuple(parts))


@qualified
@drawn(symbols.through_source("ṁ", 1), mass_flow="kg/s")
@measured(temperature="K")
def MassFlowSource(
    name: str, mass_flow: SignalLike, *, temperature: float = ROOM_TEMPERATURE, gas: str = "air"
) -> Composite:
    """s(t) [kg/s] flows into what hangs on "p" with h = c_p T: a compressor that delivers at the temperature T [K].

    mass_flow: a number, a formula in t, or samples, the source "NAME.command"; below zero it draws at T as well
    Terminals "p", "p.heat". Errors: ModelError for T ≤ 0
    """
    kind = gas_of(gas)
    h = kind.cp * positive(name, "temperature", temperature, "K")
    reads: tuple[tuple[int, Variable], ...] = ((0, "across"), (1, "across"), (2, "across"))
    outputs: tuple[Variable, ...] = ("through", "through", "through")
    pump = Relation(
        "flow", (*kind.ports(""), READ), outputs, reads, lambda mu, T, u: (0.0 - u, (mu - h) * u / T, 0.0), "active"
    )
    return Composite(name, kind.ports(""), ((pump, (*_nodes("p"), "u")), (command_source(mass_flow), ("u",))))


@qualified
@drawn(replace(symbols.PIPE, ports=2), length="m", diameter="m")
@measured(length="m", diameter="m", pressure="Pa", temperature="K")
def Tube(
    name: str,
    length: float,
    diameter: float,
    *,
    friction: float = 0.02,
    cells: int = 3,
    pressure: float = ATMOSPHERE,
    temperature: float = ROOM_TEMPERATURE,
    transition: float = _LAMINAR,
    gas: str = "air",
) -> Composite:
    """ṁ² = A² D (p₁² − p₂²)/(f l R T₁) along it, and gas is kept in its cells: Darcy's friction of a compressible flow.

    length l and diameter D > 0 [m], friction f > 0 of Darcy; cells, a whole number from 1 on; pressure [Pa] and
    temperature [K] at the start. Parts "cell1" at a, "friction1" behind it, …: b needs what keeps gas
    Terminals "a", "b" with their heat. Errors: ModelError for numbers that are not as above
    """
    n = whole(name, "cells", cells, MOST_CELLS)
    kind, D, cell = gas_of(gas), positive(name, "diameter", diameter, "m"), positive(name, "length", length, "m") / n
    A, none = D * D * (np.pi / 4), positive(name, "transition", transition)
    k = A * sqrt(D / (positive(name, "friction", friction) * cell * kind.R))

    def flow(p1: Scalar, p2: Scalar) -> Scalar:
        y = (p1 - p2) * (p1 + p2) / (p1 * p1)
        return k * p1 * y / sqrt(sqrt(y * y + none * none))

    parts: Parts = []
    for i, ends in enumerate(pairwise(["a", *(f"@{i}" for i in range(2, n + 1)), "b"]), 1):
        made = Chamber(f"cell{i}", A * cell, pressure=pressure, temperature=temperature, gas=gas)
        parts += [(made, _nodes(ends[0])), (_through(f"friction{i}", kind, flow), _nodes(*ends))]
    return Composite(name, kind.ports("a", "b"), tuple(parts))


@qualified
@drawn(symbols.CYLINDER, area="m**2", stroke="m")
@measured(area="m**2", stroke="m", rod_area="m**2", position="m", dead_volume="m**3", pressures="Pa", temperature="K",
          ambient="Pa", leak="m**3/(s*Pa)", viscous="N*s/m")  # fmt: skip
def Cylinder(
    name: str,
    area: float,
    stroke: float,
    *,
    rod_area: float = 0.0,
    position: float = 0.0,
    pressures: tuple[float, float] = (ATMOSPHERE, ATMOSPHERE),
    temperature: float = ROOM_TEMPERATURE,
    dead_volume: float | None = None,
    ambient: float = ATMOSPHERE,
    leak: float = 0.0,
    viscous: float = 0.0,
    stops: bool = True,
    gas: str = "air",
) -> Composite:
    """Gas at "a" drives the rod out, at "b" in: H = U(m_a, S_a, V_a) + U(m_b, S_b, V_b) + p₀ (A − A_b) x.

    V_a = V_d + A x, V_b = V_d + A_b (L − x), each with gas of its own temperature, warmed through "a.heat", "b.heat"
    Force on the rod A p_a − A_b p_b − (A − A_b) p₀; area A > 0 of the piston, rod_area A − A_b ≥ 0 [m²]
    stroke L > 0 [m]: 0 ≤ x ≤ L, between ends that stop the rod dead unless stops is false; position x at the start [m]
    pressures (p_a, p_b) [Pa] and temperature [K] at the start; ambient p₀ ≥ 0 [Pa]; dead_volume V_d > 0 of each chamber
    [m³], a twentieth of A L if it is not given; leak past the piston, a sonic conductance ≥ 0 [m³/(s·Pa)]; viscous
    friction of the rod ≥ 0 [N·s/m]
    Terminals "a", "b" with their heat, "rod.p", "rod.n" (rod and housing), whose distance grows with x
    Law       Ḣ = Σ h ṁ + Σ Q̇ + F v at its ports: the first law. Errors: ModelError for numbers that are not as above
    Parts     "gas", "gauge_a", "gauge_b", "leak", "friction", "stop"
    """
    kind, A, L = gas_of(gas), positive(name, "area", area, "m**2"), positive(name, "stroke", stroke, "m")
    ring = A - not_negative(name, "rod area", rod_area, "m**2")
    if known(ring) and ring <= 0:
        raise ModelError(f"{name!r} needs a rod that is thinner than its piston: rod_area below {A:g} m**2")
    p0, x0 = not_negative(name, "ambient pressure", ambient, "Pa"), finite(name, "position", position, "m")
    dead = A * L / 20 if dead_volume is None else positive(name, "dead volume", dead_volume, "m**3")
    if known(x0) and known(L) and not 0 <= x0 <= L:
        raise ModelError(f"{name!r} starts at {x0:g} m, which is not between 0 and its stroke, {L:g} m")
    if len(pressures) != 2:
        raise ModelError(f"{name!r} has two chambers, and {len(pressures)} pressures are given")

    def volumes(x: Scalar) -> tuple[Scalar, Scalar]:
        return dead + A * x, dead + ring * (L - x)

    def energy(ma: Scalar, mb: Scalar, Sa: Scalar, Sb: Scalar, x: Scalar) -> Scalar:
        Va, Vb = volumes(x)
        return kind.energy(ma, Sa, Va) + kind.energy(mb, Sb, Vb) + p0 * (A - ring) * x

    for p in pressures:
        _warm(name, p, temperature)
    (ma, Sa), (mb, Sb) = (kind.amounts(p, temperature, V) for p, V in zip(pressures, volumes(x0), strict=True))
    ports, kinds = kind.ports("a", "b"), (*[ACROSS] * 4, THROUGH)
    mass, entropy = kind.domain.accumulated, ports[-1].domain.accumulated
    states = mass, mass, entropy, entropy, Quantity("position", "m")
    held = Storage("gas", (*ports, _ROD), kinds, energy, (ma, mb, Sa, Sb, x0), states, least=0.0)
    rod = ("rod.p", "rod.n")
    parts: Parts = [(held, (*_nodes("a", "b"), *rod)), *_gauge(kind, "gauge_a", "a"), *_gauge(kind, "gauge_b", "b")]
    if not is_zero(back := not_negative(name, "leak", leak, "m**3/(s*Pa)")):
        parts.append((Orifice("leak", back, gas=gas), _nodes("a", "b")))
    if not is_zero(drag := not_negative(name, "friction", viscous, "N*s/m")):
        parts.append((LinearResistor("friction", (TerminalPair(TRANSLATIONAL),), drag, 1.0), rod))
    if stops:
        parts.append((end_stop("stop", TerminalPair(TRANSLATIONAL), 0.0, L, x0, 0.0, "m"), rod))
    return Composite(name, (*ports, _ROD), tuple(parts))
