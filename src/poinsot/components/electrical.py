"""Electrical elements: voltage v = potential(p) − potential(n) across [V], current i from p to n inside [A].

    power into the element = v i        charge q = ∫ i dt, flux linkage φ = ∫ v dt

Terminals are "p" and "n", those of a second port "b.p" and "b.n"; "ground" is zero volts. An initial value that is not
given is zero, unless other storage binds it.
Laws: tests/components/test_electrical.py. Source: formulas.md §8; Shockley (1949) for the diode.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Array
from poinsot.algebra.scalars import Scalar, is_zero, known
from poinsot.components import primitives, symbols
from poinsot.components.choices import commanded, limits_of, lossy, one_way, sensing
from poinsot.components.commutation import CommutationLoss
from poinsot.components.controlled_sources import (
    Comparator,
    ControlledSource,
    CurrentControlledCurrentSource,
    CurrentControlledVoltageSource,
    OpAmp,
    VoltageControlledCurrentSource,
    VoltageControlledVoltageSource,
)
from poinsot.components.declarations import (
    ACROSS,
    THROUGH,
    Law,
    dissipation,
    element,
    finite,
    gyrator,
    heating,
    linear,
    nonzero,
    one_port_law,
    positive,
    source,
    storage,
    transformer,
)
from poinsot.components.diodes import Diode
from poinsot.components.domains import ELECTRICAL
from poinsot.components.measured import measured
from poinsot.components.power_electronics import (
    GTO,
    HalfBridge,
    Inverter,
    PowerSwitch,
    Rectifier,
    ThreePhaseSource,
    Triac,
)
from poinsot.components.power_transistors import PowerMOSFET
from poinsot.components.primitives import Composite, IdealCoupling, IdealSource, Relation, Storage, TerminalPair
from poinsot.components.symbols import drawn
from poinsot.components.transistors import MOSFET, BipolarTransistor, JunctionFET
from poinsot.errors import ModelError
from poinsot.signals.given import SignalLike, as_signal

__all__ = [
    "GTO",
    "MOSFET",
    "BipolarTransistor",
    "Capacitor",
    "ChangeoverSwitch",
    "CommutationLoss",
    "Comparator",
    "Conductor",
    "ControlledSource",
    "CoupledInductors",
    "CurrentControlledCurrentSource",
    "CurrentControlledVoltageSource",
    "CurrentSource",
    "CurrentSwitch",
    "Diode",
    "Gyrator",
    "HalfBridge",
    "HeatingResistor",
    "IdealDiode",
    "Inductor",
    "Inverter",
    "JunctionFET",
    "MutualInductance",
    "NegativeResistance",
    "NonlinearResistor",
    "OpAmp",
    "PowerMOSFET",
    "PowerSwitch",
    "Rectifier",
    "Resistor",
    "Switch",
    "ThreePhaseSource",
    "Thyristor",
    "Transformer",
    "Triac",
    "VoltageControlledCurrentSource",
    "VoltageControlledVoltageSource",
    "VoltageSource",
    "VoltageSwitch",
]  # fmt: skip

_PORT = TerminalPair(ELECTRICAL)
_PORTS = TerminalPair(ELECTRICAL, "a"), TerminalPair(ELECTRICAL, "b")
_APART = "; with zero its two sides are not joined at all"
_INSTEAD = "; a source of that kind is declared as a NegativeResistance"


@element
@drawn(symbols.RESISTOR, resistance="Ω")
def Resistor(name: str, resistance: float) -> primitives.LinearResistor:
    """v = R i; takes R i² [W]. resistance R ≥ 0 [Ω]; 0 is a wire. Errors: ModelError below zero."""
    return primitives.LinearResistor(name, _PORT.alone, 1.0, dissipation(name, "resistance", resistance, "Ω", _INSTEAD))


@element
@drawn(symbols.CONDUCTOR, conductance="S")
def Conductor(name: str, conductance: float) -> primitives.LinearResistor:
    """i = G v; takes G v² [W]. conductance G ≥ 0 [S]; 0 is an open circuit. Errors: ModelError below zero."""
    return primitives.LinearResistor(
        name, _PORT.alone, dissipation(name, "conductance", conductance, "S", _INSTEAD), 1.0
    )


@element
@drawn(symbols.NEGATIVE, resistance="Ω")
def NegativeResistance(name: str, resistance: float) -> Relation:
    """v = R i with R < 0 [Ω]: it gives power |R| i² and is counted among the sources.

    Errors: ModelError for R ≥ 0.
    """
    R = finite(name, "resistance", resistance, "Ω")
    if known(R) and R >= 0:
        raise ModelError(f"{name!r} is a negative resistance, but {R:g} Ω is not below zero: use a Resistor")
    return linear(name, _PORT, R, "active")


@element
@drawn(symbols.NONLINEAR)
def NonlinearResistor(
    name: str, *, current: Law | None = None, voltage: Law | None = None, active: bool = False
) -> Relation:
    """i = current(v) [A] or v = voltage(i) [V], any function over any scalar; takes v i ≥ 0 unless ``active``.

    Errors  ModelError where a sample of the law gives power; active ones count as sources
    """
    return one_port_law(name, _PORT, current, voltage, active)


@element
@drawn(symbols.RESISTOR, resistance="Ω")
def HeatingResistor(name: str, resistance: float) -> Relation:
    """v = R i, and all of R i² leaves as heat at the terminal "heat": entropy flow R i²/T out of it. R > 0 [Ω].

    Law  v i + T Ṡ = 0 at all times, entropy is produced at the rate R i²/T
    """
    return heating(Resistor(name, positive(name, "resistance", resistance, "Ω")))


@element
@drawn(symbols.CAPACITOR, capacitance="F")
def Capacitor(
    name: str,
    capacitance: float | None = None,
    *,
    voltage: float | None = None,
    charge: float | None = None,
    energy: Law | None = None,
) -> Storage:
    """q̇ = i, v = ∂H/∂q, H = q²/(2C). capacitance C > 0 [F], or any energy H(q) [J]; starts at a voltage or a charge.

    Errors  ModelError for C ≤ 0, for both or neither of capacitance and energy, for two initial values
    """
    return storage(name, _PORT, ACROSS, ("capacitance", capacitance, "F"), energy, charge, voltage)


@element
@drawn(symbols.INDUCTOR, inductance="H")
def Inductor(
    name: str,
    inductance: float | None = None,
    *,
    current: float | None = None,
    flux_linkage: float | None = None,
    energy: Law | None = None,
) -> Storage:
    """φ̇ = v, i = ∂H/∂φ, H = φ²/(2L). inductance L > 0 [H], or any energy H(φ) [J]; starts at a current or a flux.

    Errors  ModelError for L ≤ 0, for both or neither of inductance and energy, for two initial values
    """
    return storage(name, _PORT, THROUGH, ("inductance", inductance, "H"), energy, flux_linkage, current)


@element
def CoupledInductors(name: str, inductances: ArrayLike, *, currents: tuple[float, ...] | None = None) -> Storage:
    """Coils on one core: φ = L i, H = ½ φᵀ L⁻¹ φ. inductances L (n, n) [H], symmetric and positive definite.

    Terminals  "a.p", "a.n", "b.p", "b.n", …; currents: at the start [A]
    Errors     ModelError where L is not symmetric or not positive definite (coupling as tight as a transformer's)
    """
    L = np.array(inductances, dtype=float)
    # as entered twice by hand or by one formula
    if L.ndim != 2 or L.shape[0] != L.shape[1] or not np.isfinite(L).all() or not np.allclose(L, L.T, rtol=1e-12):
        raise ModelError(f"{name!r} needs a symmetric square matrix of finite inductances [H]")
    n = len(L)
    # an eigenvalue that is rounding: coupled as tightly as a transformer
    if np.linalg.eigvalsh(L)[0] <= 1e-12 * np.abs(L).max():
        raise ModelError(
            f"the inductances of {name!r} are not positive definite: coils coupled without leakage store nothing of "
            "their own; use an Inductor beside a Transformer"
        )
    G = np.linalg.inv(L)
    G = (G + G.T) / 2
    pairs = tuple(TerminalPair(ELECTRICAL, chr(ord("a") + k)) for k in range(n))
    start: tuple[float | None, ...] = (None,) * n
    if currents is not None:
        if len(currents) != n:
            raise ModelError(f"{name!r} has {n} coils, but {len(currents)} initial currents are given")
        start = tuple(map(float, L @ [finite(name, "initial current", i, "A") for i in currents]))
    return Storage(name, pairs, (THROUGH,) * n, _quadratic(G), start)


def _quadratic(G: Array) -> Law:
    """½ xᵀ G x."""

    def energy(*x: Scalar) -> Scalar:
        n = range(len(x))
        squares = sum((float(G[i, i]) * x[i] * x[i] for i in n), 0.0) / 2
        return squares + sum((float(G[i, j]) * x[i] * x[j] for i in n for j in range(i)), 0.0)

    return energy


@element
@drawn(symbols.TRANSFORMER, first="H", second="H", coupling="")
def MutualInductance(
    name: str, first: float, second: float, *, coupling: float, currents: tuple[float, float] | None = None
) -> Storage | Composite:
    """Two coils of ``first`` and ``second`` [H] with M = k √(L₁L₂), |k| ≤ 1: φ₁ = L₁i₁ + M i₂, φ₂ = M i₁ + L₂i₂.

    Terminals  "a.p", "a.n" of the first, "b.p", "b.n" of the second. For k = ±1, where one flux is the other, it is
               the first coil beside a `Transformer` of ratio ±√(L₁/L₂)
    Errors     ModelError for inductances that are not above zero and couplings outside [−1, 1]
    """
    L1, L2 = positive(name, "inductance", first, "H"), positive(name, "inductance", second, "H")
    k = finite(name, "coupling", coupling)
    if not abs(k) <= 1:
        raise ModelError(f"{name!r} needs a coupling between −1 and 1, not {k:g}")
    M = float(k * np.sqrt(L1 * L2))
    if abs(k) < 1:
        return CoupledInductors(name, [[L1, M], [M, L2]], currents=currents)
    flux = None if currents is None else L1 * currents[0] + M * currents[1]
    parts = (
        (Inductor("core", L1, flux_linkage=flux), ("a.p", "a.n")),
        (Transformer("turns", L1 / M), ("a.p", "a.n", "b.p", "b.n")),
    )
    return Composite(name, _PORTS, parts)


@element
@drawn(symbols.TRANSFORMER, ratio="")
def Transformer(name: str, ratio: float) -> IdealCoupling:
    """v_a = n v_b, i_b = −n i_a [V, A]; keeps power. ratio n ≠ 0: turns of a over turns of b; passes direct current
    too.
    Errors: ModelError for n = 0.
    """
    return transformer(name, _PORTS, nonzero(name, "ratio", ratio, why=_APART))


@element
@drawn(symbols.GYRATOR, resistance="Ω")
def Gyrator(name: str, resistance: float) -> IdealCoupling:
    """v_b = r i_a, v_a = −r i_b; keeps power. resistance r ≠ 0 [Ω]; seen from one side a capacitor is an inductor."""
    return gyrator(name, _PORTS, nonzero(name, "resistance", resistance, why=_APART))


@element
@drawn(symbols.DIODE)
@measured(forward_voltage="V", resistance="Ω")
def IdealDiode(
    name: str, *, forward_voltage: float = 0.0, resistance: float = 0.0
) -> primitives.IdealSwitch | Composite:
    """0 ≤ i ⟂ −v ≥ 0 from p (anode) to n (cathode): no voltage forwards, no current backwards; keeps no power.

    forward_voltage ≥ 0 [V] and resistance ≥ 0 [Ω] stand in series with it, and take power, where they are not 0.
    Law     v i = 0 at all times; the exact solutions of rectifiers, tests/networks/test_switches.py
    """
    return one_way(name, _PORT, forward_voltage, resistance, "V")


@element
@drawn(symbols.SWITCH)
@measured(resistance="Ω")
def Switch(
    name: str,
    command: SignalLike,
    *,
    threshold: float = 0.5,
    hysteresis: float = 0.0,
    closed: bool = False,
    resistance: float = 0.0,
    leak: float = 0.0,
) -> primitives.IdealSwitch | Composite:
    """v = 0 while the command is above threshold + hysteresis, i = 0 while below threshold − hysteresis.

    command     a number, a formula in t, or samples (times, values), whose jumps are met exactly
    closed      how it starts where the command is between
    resistance  [Ω] when closed, leak [S] when open; both 0: v i = 0 at all times
    """
    inside = name if is_zero(resistance) and is_zero(leak) else "contact"
    made = commanded(inside, _PORT, command, limits_of(name, threshold, hysteresis), closed)
    return lossy(name, made, resistance, leak)


@element
@drawn(symbols.SWITCH)
@measured(resistance="Ω")
def ChangeoverSwitch(
    name: str,
    command: SignalLike,
    *,
    threshold: float = 0.5,
    hysteresis: float = 0.0,
    closed: bool = False,
    resistance: float = 0.0,
    leak: float = 0.0,
) -> Composite:
    """Two contacts of which one is closed: "p" to "n" while the command is high, "off.p" to "off.n" while it is low.

    v = 0 of the one, i = 0 of the other, and they trade places in one instant, the one open before the other closes:
    join "p" and "off.p", or "n" and "off.n", for a common pole, as of a leg of an inverter.
    command, threshold, hysteresis, resistance, leak  as of a `Switch`, the last two [Ω], [S] of each contact
    closed  whether p to n is where the command is between at the start
    Law     no source is shorted and no coil cut off where they trade places, tests/networks/test_bridges.py
    """
    low, high = limits_of(name, threshold, hysteresis)[::-1]
    lossless = is_zero(resistance) and is_zero(leak)
    on, off = ("on", "off") if lossless else ("contact", "contact")
    make = commanded(on, _PORT, command, (high, low), closed)
    rest = replace(commanded(off, _PORT, command, (0.0 - low, 0.0 - high), not closed), sense=-1.0)
    contacts = [lossy("on", make, resistance, leak), lossy("off", rest, resistance, leak)]
    parts = (contacts[0], ("p", "n")), (contacts[1], ("off.p", "off.n"))
    return Composite(name, (_PORT, TerminalPair(ELECTRICAL, "off")), parts)


@element
@drawn(symbols.SWITCH)
@measured(threshold="V", hysteresis="V", resistance="Ω")
def VoltageSwitch(
    name: str,
    threshold: float,
    *,
    hysteresis: float = 0.0,
    closed: bool = False,
    resistance: float = 0.0,
    leak: float = 0.0,
) -> primitives.IdealSwitch | Composite:
    """Closed while the voltage between "control.p" and "control.n" is high, as SPICE's S: the control takes no current.

    threshold, hysteresis ≥ 0 [V]: it closes at threshold + hysteresis, opens at threshold − hysteresis
    closed      how it starts where the voltage is between
    resistance  [Ω] when closed, leak [S] when open
    """
    inside = name if is_zero(resistance) and is_zero(leak) else "contact"
    second, limits = TerminalPair(ELECTRICAL, "control"), limits_of(name, threshold, hysteresis)
    return lossy(name, sensing(inside, _PORT, second, "across", limits, closed, "commanded"), resistance, leak)


@element
@drawn(symbols.SWITCH)
@measured(threshold="A", hysteresis="A", resistance="Ω")
def CurrentSwitch(
    name: str,
    threshold: float,
    *,
    hysteresis: float = 0.0,
    closed: bool = False,
    resistance: float = 0.0,
    leak: float = 0.0,
) -> primitives.IdealSwitch | Composite:
    """Closed while the current from "control.p" to "control.n" is high, as SPICE's W: the control is a wire.

    threshold, hysteresis ≥ 0 [A]; the others as of a `VoltageSwitch`
    """
    inside = name if is_zero(resistance) and is_zero(leak) else "contact"
    second, limits = TerminalPair(ELECTRICAL, "control"), limits_of(name, threshold, hysteresis)
    return lossy(name, sensing(inside, _PORT, second, "through", limits, closed, "commanded"), resistance, leak)


@element
@drawn(symbols.THYRISTOR)
def Thyristor(name: str, gate: SignalLike, *, threshold: float = 0.5) -> primitives.IdealSwitch:
    """A diode that begins to conduct only while the gate is at or above the threshold, and conducts until i is 0.

    gate  a number, a formula in t, or samples (times, values)
    """
    signal = as_signal(f"the gate of {name!r}", gate)
    at = finite(name, "threshold", threshold)
    return primitives.IdealSwitch(name, (_PORT,), "gated", command=signal, limits=(at, at))


@element
@drawn(symbols.VOLTAGE_SOURCE, voltage="V")
def VoltageSource(name: str, voltage: SignalLike) -> IdealSource:
    """v = s(t), p above n as in SPICE. voltage [V]: a number, a formula in t, or samples (times, values)."""
    return source(name, _PORT, "across", voltage)


@element
@drawn(symbols.CURRENT_SOURCE, current="A")
def CurrentSource(name: str, current: SignalLike) -> IdealSource:
    """i = s(t) from p through the source to n (the direction of SPICE): what hangs on n receives it. current [A]: a
    number, a formula in t, or samples (times, values)."""
    return source(name, _PORT, "through", current, -1.0)
