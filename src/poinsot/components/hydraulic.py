"""Hydraulic elements: pressure p = p_p − p_n across [Pa], volume flow Q from p to n inside [m³/s].

    power into the element = p Q        volume V = ∫ Q dt, pressure momentum Γ = ∫ p dt

Terminals are "p" and "n"; "ground" is the pressure of the surroundings, so a tank and an accumulator have "p" alone.
Liquids keep their volume. Laws: tests/components/test_mechanical.py. Source: formulas.md §8.
"""

from __future__ import annotations

from poinsot.algebra.scalars import Scalar, is_zero, known, maximum, minimum
from poinsot.components import primitives, symbols
from poinsot.components.choices import commanded, limits_of, lossy, one_way, sensing
from poinsot.components.commands import command_source, commanded_law
from poinsot.components.declarations import (
    ACROSS,
    THROUGH,
    Law,
    dissipation,
    element,
    finite,
    heating,
    one_port_law,
    positive,
    source,
    storage,
)
from poinsot.components.domains import HYDRAULIC
from poinsot.components.fluid_power import (
    WATER_DENSITY,
    Cylinder,
    DirectionalValve,
    DoubleActingCylinder,
    GasAccumulator,
    Pump,
    transition_of,
    turbulent,
)
from poinsot.components.measured import measured
from poinsot.components.primitives import Composite, IdealSource, Relation, Storage, TerminalPair
from poinsot.components.symbols import drawn
from poinsot.constants import STANDARD_GRAVITY
from poinsot.errors import ModelError
from poinsot.signals.given import SignalLike

__all__ = [
    "WATER_DENSITY", "Accumulator", "CheckValve", "Cylinder", "DirectionalValve", "DoubleActingCylinder", "FlowSource",
    "GasAccumulator", "HeatingResistance", "Inertance", "NonlinearResistance", "Orifice", "Pipe", "PressureSource",
    "Pump", "ReliefValve", "Resistance", "ShutoffValve", "Tank",
]  # fmt: skip

_PORT = TerminalPair(HYDRAULIC)
_SINGLE = TerminalPair(HYDRAULIC, "", ("p", None))


@element
@drawn(symbols.TANK, area="m**2")
@measured(level="m")
def Tank(
    name: str,
    area: float,
    *,
    level: float | None = None,
    density: float = WATER_DENSITY,
    gravity: float = STANDARD_GRAVITY,
) -> Storage:
    """V̇ = Q, p = ρ g V/A at its bottom, H = ρ g V²/(2A): an open tank with straight walls.

    area A > 0 [m²], density ρ > 0 [kg/m³], gravity g > 0 [m/s²], level at the start [m]; terminal "p"
    """
    A = positive(name, "area", area, "m**2")
    capacity = A / (positive(name, "density", density, "kg/m**3") * positive(name, "gravity", gravity, "m/s**2"))
    start = None if level is None else A * finite(name, "level", level, "m")
    return storage(name, _SINGLE, ACROSS, ("capacity", capacity, "m**3/Pa"), None, start, None)


@element
@drawn(symbols.ACCUMULATOR, capacity="m**3/Pa")
def Accumulator(
    name: str,
    capacity: float | None = None,
    *,
    pressure: float | None = None,
    volume: float | None = None,
    energy: Law | None = None,
) -> Storage:
    """V̇ = Q, p = ∂H/∂V, H = V²/(2C). capacity C > 0 [m³/Pa], or any energy H(V) [J], as that of a gas; terminal "p".

    Errors  ModelError for C ≤ 0, for both or neither of capacity and energy, for two initial values
    """
    return storage(name, _SINGLE, ACROSS, ("capacity", capacity, "m**3/Pa"), energy, volume, pressure)


@element
@drawn(symbols.PIPE, inertance="kg/m**4")
def Inertance(
    name: str,
    inertance: float | None = None,
    *,
    volume_flow: float | None = None,
    pressure_momentum: float | None = None,
    energy: Law | None = None,
) -> Storage:
    """Γ̇ = p, Q = ∂H/∂Γ, H = Γ²/(2I): liquid that keeps moving. inertance I > 0 [kg/m⁴], or any energy H(Γ) [J].

    Errors  ModelError for I ≤ 0, for both or neither of inertance and energy, for two initial values
    """
    parameter = ("inertance", inertance, "kg/m**4")
    return storage(name, _PORT, THROUGH, parameter, energy, pressure_momentum, volume_flow)


@element
@drawn(symbols.PIPE, length="m", area="m**2")
def Pipe(
    name: str, length: float, area: float, *, density: float = WATER_DENSITY, volume_flow: float | None = None
) -> Storage:
    """The inertance I = ρ l/A of the liquid in a straight pipe; put a `Resistance` in series for its friction.

    length l [m], area A [m²], density ρ [kg/m³], all above zero; volume_flow at the start [m³/s]
    """
    mass = positive(name, "density", density, "kg/m**3") * positive(name, "length", length, "m")
    return Inertance(name, mass / positive(name, "area", area, "m**2"), volume_flow=volume_flow)


@element
@drawn(symbols.LAMINAR, resistance="Pa*s/m**3")
def Resistance(name: str, resistance: float) -> primitives.LinearResistor:
    """p = R Q: laminar flow; takes R Q² [W]. resistance R ≥ 0 [Pa·s/m³]. Errors: ModelError below zero."""
    return primitives.LinearResistor(name, _PORT.alone, 1.0, dissipation(name, "resistance", resistance, "Pa*s/m**3"))


@element
@drawn(symbols.RESTRICTION)
def NonlinearResistance(
    name: str, *, volume_flow: Law | None = None, pressure: Law | None = None, active: bool = False
) -> Relation:
    """Q = volume_flow(p) [m³/s] or p = pressure(Q) [Pa], over any scalar; takes p Q ≥ 0 unless ``active``.

    Errors  ModelError where a sample of the law gives power; active ones count as sources
    """
    return one_port_law(name, _PORT, volume_flow, pressure, active)


@element
@drawn(symbols.LAMINAR, resistance="Pa*s/m**3")
def HeatingResistance(name: str, resistance: float) -> Relation:
    """p = R Q, and all of R Q² leaves as heat at the terminal "heat". resistance R > 0 [Pa·s/m³]."""
    return heating(Resistance(name, positive(name, "resistance", resistance, "Pa*s/m**3")))


@element
@drawn(symbols.ORIFICE, area="m**2")
@measured(transition="Pa", viscosity="m**2/s")
def Orifice(
    name: str,
    area: float,
    *,
    density: float = WATER_DENSITY,
    discharge: float = 0.6,
    transition: float | None = None,
    viscosity: float | None = None,
    reynolds: float = 10.0,
    opening: SignalLike | None = None,
) -> Relation | Composite:
    """Q = C_d A √(2/ρ) p/(p² + p₀²)^¼: turbulent, Q ~ √|p|, and laminar below the pressure p₀, where √ has no slope.

    area A > 0 [m²], density ρ > 0 [kg/m³], discharge C_d > 0
    transition  p₀ > 0, 100 Pa if it is not given; or by the viscosity ν [m²/s], p₀ = ρ/2 (Re ν/(C_d D))², D = √(4 A/π):
                where the flow has the critical Reynolds number Re
    opening     the share of A that is open, from 0 to 1, as of a proportional valve: a number, a formula in t, samples
                (times, values); the source "NAME.command"
    Errors      ModelError for a transition by both, and for numbers that are not above 0
    """
    if transition is not None and viscosity is not None:
        raise ModelError(f"{name!r} has its transition by a pressure or by a viscosity; both are given")
    p0: Scalar = 100.0 if transition is None else transition
    if viscosity is not None:
        p0 = transition_of(name, area, density, discharge, viscosity, reynolds)
    flow = turbulent(name, area, density, discharge, p0)
    if opening is None:
        return one_port_law(name, _PORT, flow, None)
    law = commanded_law("hole", [_PORT], lambda p, y: (flow(p) * minimum(maximum(y, 0.0), 1.0),))
    return Composite(name, (_PORT,), ((law, ("p", "n", "u")), (command_source(opening), ("u",))))


@element
@drawn(symbols.CHECK_VALVE)
@measured(cracking_pressure="Pa", resistance="Pa*s/m**3")
def CheckValve(
    name: str, *, cracking_pressure: float = 0.0, resistance: float = 0.0
) -> primitives.IdealSwitch | Composite:
    """0 ≤ Q ⟂ −p ≥ 0 from p to n: lets the liquid through one way, without a pressure drop, and nothing back.

    cracking_pressure ≥ 0 [Pa] and resistance ≥ 0 [Pa·s/m³] stand in series with it where they are not 0
    """
    return one_way(name, _PORT, cracking_pressure, resistance, "Pa")


@element
@drawn(symbols.VALVE)
@measured(opening="Pa", closing="Pa", resistance="Pa*s/m**3")
def ReliefValve(name: str, opening: float, closing: float, *, resistance: float, open: bool = False) -> Composite:
    """Opens where the pressure from p to n reaches ``opening``, lets Q = p/R through, and shuts where it falls to
    ``closing``.

    opening > closing [Pa], resistance R > 0 of the open valve [Pa·s/m³]; open: how it starts in between
    Errors: ModelError unless opening > closing, and for R ≤ 0.
    """
    a, b = finite(name, "opening pressure", opening, "Pa"), finite(name, "closing pressure", closing, "Pa")
    if known(a) and known(b) and not a > b:
        raise ModelError(f"{name!r} must open at a higher pressure than it closes at; they are {a:g} and {b:g} Pa")
    R = positive(name, "resistance", resistance, "Pa·s/m³")
    valve = sensing("valve", _PORT, TerminalPair(HYDRAULIC, "control"), "across", (a, b), open, "commanded")
    flow = primitives.LinearResistor("flow", (_PORT,), 1.0, R)
    return Composite(name, (_PORT,), ((valve, ("p", "inside", "p", "n")), (flow, ("inside", "n"))))


@element
@drawn(symbols.VALVE)
@measured(resistance="Pa*s/m**3")
def ShutoffValve(
    name: str,
    command: SignalLike,
    *,
    threshold: float = 0.5,
    hysteresis: float = 0.0,
    open: bool = False,
    resistance: float = 0.0,
) -> primitives.IdealSwitch | Composite:
    """Lets the liquid through (p = 0) while the command is above threshold + hysteresis, else Q = 0.

    command     a number, a formula in t, or samples (times, values), whose jumps are met exactly
    open        whether liquid passes at the start, where the command is between
    resistance  when liquid passes [Pa·s/m³]
    """
    inside = name if is_zero(resistance) else "valve"
    made = commanded(inside, _PORT, command, limits_of(name, threshold, hysteresis), open)
    return lossy(name, made, resistance, 0.0)


@element
@drawn(symbols.across_source("p"), pressure="Pa")
def PressureSource(name: str, pressure: SignalLike) -> IdealSource:
    """p_p − p_n = s(t). pressure [Pa]: a number, a formula in t, or samples (times, values)."""
    return source(name, _PORT, "across", pressure)


@element
@drawn(symbols.FLOW_SOURCE, volume_flow="m**3/s")
def FlowSource(name: str, volume_flow: SignalLike) -> IdealSource:
    """s(t) flows out of "p" into what hangs on it, taken from "n". volume_flow [m³/s]: a number, a formula, samples."""
    return source(name, _PORT, "through", volume_flow)
