"""Switches that carry power, legs, inverters and rectifiers of them; of the namespace `poinsot.electrical`.

    power switch   v = V_on + R i while it is told to conduct, and backwards v = −(V_d + R_d |i|) by its diode
    leg            its upper switch conducts while m − c ≥ δ, its lower one while m − c ≤ −δ, δ = 2 f t_dead
    space vector   m_k − (max m + min m)/2
    rectifier      six or four diodes, or thyristors fired at α behind natural commutation

m is the command of a leg, from −1 to 1, c a triangle of the frequency f between −1 and 1: a mean over its period is m.
Laws: tests/components/test_power_electronics.py. Source: Mohan, Undeland & Robbins (2003), ch. 5, 6, 8; Holmes & Lipo
(2003), ch. 5 and 6. Units: [V], [A], [Ω], [Hz], [s].
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import final

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.scalars import Scalar, is_zero, known, maximum, minimum
from poinsot.components import symbols
from poinsot.components.choices import commanded, limits_of, lossy, one_way, sensing
from poinsot.components.commands import COMMAND, READ, command_source
from poinsot.components.commutation import CommutationLoss
from poinsot.components.declarations import (
    HEAT,
    THROUGH,
    element,
    finite,
    heating,
    not_negative,
    positive,
    source,
    storage,
)
from poinsot.components.domains import ELECTRICAL
from poinsot.components.measured import measured
from poinsot.components.primitives import (
    Composite,
    IdealSwitch,
    LinearResistor,
    Member,
    Relation,
    TerminalPair,
    Variable,
)
from poinsot.components.symbols import drawn
from poinsot.errors import ModelError
from poinsot.records import dataclass
from poinsot.signals.given import SignalLike
from poinsot.signals.signal import Expression

_PORT = TerminalPair(ELECTRICAL)
_GATE = TerminalPair(COMMAND, "gate")
_PHASES = "abc"
Parts = list[tuple[Member, tuple[str, ...]]]


@final
@dataclass(frozen=True)
class Drops:
    """Conduction losses: v = V + R i of a transistor and of its diode [V, Ω]; heat: losses leave as heat; with
    the energies of commutation, for each key a number or a list (n,)."""

    forward_voltage: float = 0.0
    resistance: float = 0.0
    diode_voltage: float = 0.0
    diode_resistance: float = 0.0
    heat: bool = False
    commutation: Mapping[str, ArrayLike] | None = None

    @property
    def none(self) -> bool:
        """Whether nothing is lost."""
        return all(map(is_zero, (self.forward_voltage, self.resistance, self.diode_voltage, self.diode_resistance)))

    @property
    def ports(self) -> tuple[TerminalPair, ...]:
        return (HEAT,) if self.heat else ()

    @property
    def nodes(self) -> tuple[str, ...]:
        return ("heat",) if self.heat else ()


def _formula(text: str, **numbers: Scalar) -> Expression:
    return Expression(text, tuple(numbers.items()))


def _end(name: str) -> TerminalPair:
    return TerminalPair(ELECTRICAL, name, ("", None))


def _conducting(name: str, kind: str, volts: float, ohms: float, drops: Drops, junction: bool) -> Member | None:
    """v = V + R i from p to n of a unidirectional current; the loss leaves at "heat".

    With heat V is read from a source inside, so that v is linear.
    """
    V, R = not_negative(name, f"{kind} voltage", volts, "V"), not_negative(name, f"{kind} resistance", ohms, "Ω")
    if (drops.heat or not junction) and not is_zero(V) and is_zero(R):
        raise ModelError(f"{name!r} needs a {kind} resistance above zero beside the {kind} voltage")
    if junction and is_zero(V) and is_zero(R):
        return IdealSwitch(kind, (_PORT,), "unilateral")
    series: Parts = [(IdealSwitch("junction", (_PORT,), "unilateral"), ())] * junction
    beside: Parts = []
    if not is_zero(R):
        on = LinearResistor("on", (_PORT,), 1.0, R)
        series.append((heating(on) if drops.heat else on, drops.nodes))
    if not is_zero(V) and drops.heat:
        beside.append((command_source(V, "drop"), ("drop",)))
        series.append((_DROP, ("drop", *drops.nodes)))
    elif not is_zero(V):
        series.append((source("drop", _PORT, "across", V), ()))
    if not series:
        return None
    nodes = ["p", *(f"@{i}" for i in range(1, len(series))), "n"]
    parts = [(part, (*ends, *more)) for (part, more), ends in zip(series, pairwise(nodes), strict=True)]
    return Composite(kind, (_PORT, *drops.ports), (*parts, *beside))


def _lost(i: Scalar, V: Scalar, T: Scalar) -> tuple[Scalar, ...]:
    return V, 0.0, 0.0 - V * i / T


_DROP = Relation(
    "loss", (_PORT, READ, HEAT), ("across", "through", "through"), ((0, "through"), (1, "across"), (2, "across")),
    _lost, "continuous", slopes={0: (0.0, 1.0, 0.0), 1: (0.0, 0.0, 0.0)},
)  # fmt: skip


def _valve(name: str, gate: IdealSwitch, drops: Drops) -> Composite:
    """A switch from p to n that its gate closes, and the diode from n to p beside it."""
    reads = tuple(each for pair in gate.pairs[1:] for each in pair.here)
    bipolar = not is_zero(drops.forward_voltage)
    remembers = not is_zero(gate.limits[0] - gate.limits[1])  # what it was told last, while nothing passes
    channel = _conducting(name, "channel", drops.forward_voltage, drops.resistance, drops, bipolar and remembers)
    back = _conducting(name, "diode", drops.diode_voltage, drops.diode_resistance, drops, True)
    gate = replace(gate, acts="transistor") if bipolar and not remembers else gate
    parts: Parts = [(gate, ("p", "n" if channel is None else "gated", *reads))]
    for made, ends in ((channel, ("gated", "n")), (back, ("n", "p"))):
        if made is not None:
            parts.append((made, (*ends, *drops.nodes[: len(made.pairs) - 1])))
    return Composite(name, (_PORT, *gate.pairs[1:], *drops.ports), tuple(parts))


@element
@drawn(symbols.POWER_SWITCH)
@measured(forward_voltage="V", resistance="Ω", diode_voltage="V", diode_resistance="Ω")
def PowerSwitch(
    name: str,
    gate: SignalLike,
    *,
    threshold: float = 0.5,
    hysteresis: float = 0.0,
    forward_voltage: float = 0.0,
    resistance: float = 0.0,
    diode_voltage: float = 0.0,
    diode_resistance: float = 0.0,
    heat: bool = False,
) -> Composite:
    """v = V + R i from p to n while its gate is high; v = −(V_d + R_d |i|) backwards by its diode, always.

    An IGBT with forward_voltage V > 0 [V] and a resistance R > 0 [Ω], which carries forward current only; a MOSFET
    without the voltage, whose channel carries both ways. diode_voltage V_d, diode_resistance R_d ≥ 0 [V], [Ω]
    gate     a number, a formula in t, samples (times, values); closed above threshold + hysteresis, as of a `Switch`
    heat     one more terminal "heat", where all that conducting costs leaves; R_d > 0 then too where V_d is not 0
    Terminals "p", "n" (collector and emitter, drain and source). Parts "gate", "channel", "diode"
    Errors    ModelError for numbers below zero
    """
    made = commanded("gate", _PORT, gate, limits_of(name, threshold, hysteresis), False)
    return _valve(name, made, Drops(forward_voltage, resistance, diode_voltage, diode_resistance, heat))


@element
@drawn(symbols.THYRISTOR)
@measured(forward_voltage="V", resistance="Ω")
def GTO(
    name: str,
    gate: SignalLike,
    *,
    threshold: float = 0.5,
    forward_voltage: float = 0.0,
    resistance: float = 0.0,
    heat: bool = False,
) -> IdealSwitch | Composite:
    """v = V + R i, i ≥ 0 from p to n while its gate is high, i = 0 while it is low: a thyristor that can be turned off.

    gate     a number, a formula in t, samples (times, values); told to conduct from the threshold on
    forward_voltage V, resistance R ≥ 0 [V], [Ω], R above zero beside V; heat: one more terminal "heat" for what is lost
    Terminals "p", "n". Parts "gate", "channel", where it has losses. Errors: ModelError for numbers below zero
    """
    drops = Drops(forward_voltage, resistance, heat=heat)
    channel = _conducting(name, "channel", forward_voltage, resistance, drops, False)
    limits = limits_of(name, threshold, 0.0)
    made = replace(commanded(name if channel is None else "gate", _PORT, gate, limits, False), acts="transistor")
    if channel is None:
        return made
    parts: Parts = [(made, ("p", "@g")), (channel, ("@g", "n", *drops.nodes))]
    return Composite(name, (_PORT, *drops.ports), tuple(parts))


@element
@drawn(symbols.TRIAC)
@measured(forward_voltage="V", resistance="Ω")
def Triac(
    name: str, gate: SignalLike, *, threshold: float = 0.5, forward_voltage: float = 0.0, resistance: float = 0.0
) -> Composite:
    """Two thyristors back to back, of one gate: passes either way once it is fired, until its current is zero.

    gate     a number, a formula in t, samples (times, values); fires from the threshold on
    forward_voltage V, resistance R ≥ 0 of each way [V], [Ω]. Parts "forward", "backward"
    Law      a dimmer fired at α lets through 1 − α/π + sin 2α/2π of the power. Errors: ModelError below zero
    """
    drop = not_negative(name, "forward voltage", forward_voltage, "V")
    lossless = is_zero(drop) and is_zero(resistance)
    told = commanded("junction", _PORT, gate, limits_of(name, threshold, 0.0), False)
    parts: Parts = []
    for side, ends in (("forward", ("p", "n")), ("backward", ("n", "p"))):
        fired = replace(told, name=side if lossless else "junction", acts="gated")
        parts.append((lossy(side, fired, resistance, 0.0, drop), ends))
    return Composite(name, (_PORT,), tuple(parts))


def _leg(name: str, frequency: float | None, dead_time: float, drops: Drops) -> Composite:
    """Terminals p, n, out, and gate.p, gate.n, between which the command less the carrier is sensed."""
    dead = not_negative(name, "dead time", dead_time, "s")
    middle = "out" if drops.commutation is None else "leg"
    if not is_zero(dead) and frequency is None:
        raise ModelError(f"{name!r} has a dead time, which is a share of the period of a carrier: give its frequency")
    delta = 0.0 if frequency is None else 2.0 * positive(name, "frequency", frequency, "Hz") * dead
    if known(delta) and delta >= 0.5:
        raise ModelError(f"{name!r} has a dead time of a quarter of a period or more: little is left to conduct")
    plain = drops.none and is_zero(dead) and not drops.heat
    parts: Parts = []
    for side, sense, ends in (("upper", 1.0, ("p", middle)), ("lower", -1.0, (middle, "n"))):
        gate = sensing(side if plain else "gate", _PORT, _GATE, "across", (delta, delta), sense > 0, "commanded", sense)
        made = gate if plain else _valve(side, replace(gate, closed=False), drops)
        parts.append((made, (*ends, "gate.p", "gate.n", *drops.nodes)))
    if drops.commutation is not None:
        parts.append((_commutation(name, frequency, drops), ("p", "n", middle, "out", "heat")))
    return Composite(name, (*map(_end, ("p", "n", "out")), _GATE, *drops.ports), tuple(parts))


def _commutation(name: str, frequency: float | None, drops: Drops) -> Composite:
    """Commutation losses, by default spread over a hundredth of a period."""
    given = dict(drops.commutation or {})
    if odd := sorted(given.keys() - {"voltage", "current", "turn_on", "turn_off", "recovery", "time"}):
        raise ModelError(
            f"{name!r}: its commutation has voltage, current, turn_on, turn_off, recovery and time, not {odd[0]!r}"
        )
    if not drops.heat:
        raise ModelError(f"{name!r} has energies of commutation, which become heat: give it heat=True")
    if frequency is not None:
        given.setdefault("time", 0.01 / frequency)
    if missing := [each for each in ("voltage", "current", "time") if each not in given]:
        raise ModelError(f"{name!r}: its commutation needs the {missing[0]} as well")
    return CommutationLoss("commutation", **given)  # type: ignore[arg-type]


def _carrier(name: str, frequency: float | None) -> Member:
    """A triangle between −1 and 1 at its node, or 0 without a frequency."""
    if frequency is None:
        return command_source(0.0, "carrier")
    return command_source(_formula("triangle(t, 1/f)", f=positive(name, "frequency", frequency, "Hz")), "carrier")


_UNITS = {"frequency": "Hz", "dead_time": "s", "forward_voltage": "V", "resistance": "Ω", "diode_voltage": "V",
          "diode_resistance": "Ω"}  # fmt: skip


@element
@drawn(symbols.LEG, frequency="Hz")
@measured(**_UNITS)
def HalfBridge(
    name: str,
    command: SignalLike,
    *,
    frequency: float | None = None,
    dead_time: float = 0.0,
    forward_voltage: float = 0.0,
    resistance: float = 0.0,
    diode_voltage: float = 0.0,
    diode_resistance: float = 0.0,
    heat: bool = False,
    commutation: Mapping[str, ArrayLike] | None = None,
) -> Composite:
    """A leg: "out" is joined to "p" while m − c ≥ 2 f t_d, to "n" while m − c ≤ −2 f t_d, by diodes between.

    command    m from −1 to 1, a number, a formula in t, samples (times, values): the source "NAME.command"; the mean of
               v_out over a period is (1 + m)/2 of the way from n to p
    frequency  f > 0 [Hz] of the triangle c that m is compared with; without it c = 0: m is the gate itself
    dead_time  t_d ≥ 0 [s] from where one switch opens to where the other closes, less than a quarter of a period
    commutation  what each costs: the numbers of a `CommutationLoss`, whose time is else 1/(100 f)
    others     of both switches, as of a `PowerSwitch`; none of them and no dead time: two contacts that trade places
    Terminals  "p", "n", "out". Parts "command", "carrier", "leg"
    Errors     ModelError for a dead time without a frequency, and for numbers that are not as above
    """
    drops = Drops(forward_voltage, resistance, diode_voltage, diode_resistance, heat, commutation)
    parts: Parts = [
        (command_source(command), ("m",)), (_carrier(name, frequency), ("@c",)),
        (_leg("leg", frequency, dead_time, drops), ("p", "n", "out", "m", "@c", *drops.nodes)),
    ]  # fmt: skip
    return Composite(name, (*map(_end, ("p", "n", "out")), *drops.ports), tuple(parts))


@element
@drawn(symbols.INVERTER, frequency="Hz")
@measured(**_UNITS)
def Inverter(
    name: str,
    command: Sequence[SignalLike],
    *,
    frequency: float | None = None,
    modulation: str = "sine",
    dead_time: float = 0.0,
    forward_voltage: float = 0.0,
    resistance: float = 0.0,
    diode_voltage: float = 0.0,
    diode_resistance: float = 0.0,
    heat: bool = False,
    commutation: Mapping[str, ArrayLike] | None = None,
) -> Composite:
    """Three legs of one carrier, from "p", "n" to "a", "b", "c": v_k − v_n = (1 + m_k)/2 of v_p − v_n, in the mean.

    command     (m_a, m_b, m_c), the sources "NAME.command_a", …, from −1 to 1
    modulation  "sine": m_k is compared with the carrier; "space_vector": m_k − (max m + min m)/2, which takes 2/√3 as
                much, 1.155, before a leg is full
    the others  as of a `HalfBridge`. Parts "command_a", …, "carrier", "a", "b", "c"
    Errors      ModelError for other than three commands, another word, and numbers as of a `HalfBridge`
    """
    if len(command) != 3:
        raise ModelError(f"{name!r} needs three commands, of the legs a, b, c; {len(command)} are given")
    if modulation not in ("sine", "space_vector"):
        raise ModelError(f'the modulation of {name!r} is "sine" or "space_vector", not {modulation!r}')
    drops = Drops(forward_voltage, resistance, diode_voltage, diode_resistance, heat, commutation)
    parts: Parts = [(command_source(m, f"command_{k}"), (f"m{k}",)) for k, m in zip(_PHASES, command, strict=True)]
    compared = "m"
    if modulation == "space_vector":
        compared = "x"
        parts.append((_centred(), tuple(f"{side}{k}" for side in "mx" for k in _PHASES)))
    parts.append((_carrier(name, frequency), ("@c",)))
    for k in _PHASES:
        leg = _leg(k, frequency, dead_time, drops)
        parts.append((leg, ("p", "n", k, f"{compared}{k}", "@c", *drops.nodes)))
    return Composite(name, (*map(_end, ("p", "n", *_PHASES)), *drops.ports), tuple(parts))


def _centred() -> Relation:
    """x_k = m_k − (max m + min m)/2 at three nodes, of three others."""

    def law(*m: Scalar) -> tuple[Scalar, ...]:
        high, low = maximum(maximum(m[0], m[1]), m[2]), minimum(minimum(m[0], m[1]), m[2])
        return (0.0, 0.0, 0.0, *(each - (high + low) / 2.0 for each in m))

    pairs = tuple(TerminalPair(COMMAND, f"{side}{k}", ("", None)) for side in "mx" for k in _PHASES)
    outputs: tuple[Variable, ...] = ("through", "through", "through", "across", "across", "across")
    reads: tuple[tuple[int, Variable], ...] = ((0, "across"), (1, "across"), (2, "across"))
    return Relation("centred", pairs, outputs, reads, law, "active", slopes=dict.fromkeys(range(3), (0.0,) * 3))


@element
@drawn(symbols.THREE_PHASES, voltage="V", frequency="Hz")
@measured(voltage="V", frequency="Hz", phase="rad", resistance="Ω", inductance="H")
def ThreePhaseSource(
    name: str, voltage: float, frequency: float, *, phase: float = 0.0, resistance: float = 0.0, inductance: float = 0.0
) -> Composite:
    """v_k = V sin(2π f t + φ − k 2π/3) from "a", "b", "c" (k = 0, 1, 2) to "n", each behind R and L.

    voltage V ≥ 0 [V], the crest of a phase, √(2/3) of the effective value between two; frequency f > 0 [Hz];
    phase φ [rad]; resistance R, inductance L ≥ 0 [Ω], [H]. Parts "v_a", …, "r_a", …, "l_a", …. Errors: ModelError
    """
    V, f = not_negative(name, "voltage", voltage, "V"), positive(name, "frequency", frequency, "Hz")
    angle = finite(name, "phase", phase, "rad")
    R, L = not_negative(name, "resistance", resistance, "Ω"), not_negative(name, "inductance", inductance, "H")
    parts: Parts = []
    for i, k in enumerate(_PHASES):
        wave = _formula("V*sin(2*pi*f*t + phi)", V=V, f=f, phi=angle - i * (2 * np.pi / 3))
        inner: list[Member] = [] if is_zero(R) else [LinearResistor(f"r_{k}", (_PORT,), 1.0, R)]
        if not is_zero(L):
            inner.append(storage(f"l_{k}", _PORT, THROUGH, ("inductance", L, "H"), None, None, None))
        nodes = [*(f"{k}{j}" for j in range(len(inner))), k]
        parts.append((source(f"v_{k}", _PORT, "across", wave), (nodes[0], "n")))
        parts += [(part, (nodes[j], nodes[j + 1])) for j, part in enumerate(inner)]
    return Composite(name, tuple(map(_end, (*_PHASES, "n"))), tuple(parts))


@element
@drawn(symbols.RECTIFIER)
@measured(firing_angle="rad", frequency="Hz", phase="rad", forward_voltage="V", resistance="Ω")
def Rectifier(
    name: str,
    *,
    phases: int = 3,
    firing_angle: float | None = None,
    frequency: float | None = None,
    phase: float = 0.0,
    forward_voltage: float = 0.0,
    resistance: float = 0.0,
) -> Composite:
    """A bridge from "a", "b", "c" (or "a", "b" of one phase) to "p", "n": diodes, or thyristors that are fired.

    firing_angle  α from 0 to π [rad] behind natural commutation, with the frequency f [Hz] and the phase φ [rad] of the
                  source: v_a = V sin(2π f t + φ), of one phase that between a and b
    forward_voltage, resistance  of each valve [V], [Ω]. Parts "a_p", "a_n", …: from a to p, from n to a
    Law           mean voltages 3√3/π V cos α and 2/π V cos α less what commutation takes. Errors: ModelError
    """
    if phases not in (1, 3):
        raise ModelError(f"{name!r} has one phase or three, not {phases}")
    ends = _PHASES if phases == 3 else "ab"
    parts: Parts = []
    for i, k in enumerate(ends):
        for side, nodes in (("p", (k, "p")), ("n", ("n", k))):
            label = f"{k}_{side}"
            if firing_angle is None:
                parts.append((one_way(label, _PORT, forward_voltage, resistance, "V"), nodes))
                continue
            if frequency is None:
                raise ModelError(f"{name!r} is fired at an angle of its source: give the frequency of that as well")
            turn = 2 * np.pi / 3 if phases == 3 else np.pi
            begins = i * turn + (np.pi / 6 if phases == 3 else 0.0) + (np.pi if side == "n" else 0.0)
            gate = _formula(
                "pulse(t - (alpha + begins - phi)/(2*pi*f), 1/f, share)", share=1 / 3 if phases == 3 else 0.5,
                f=positive(name, "frequency", frequency, "Hz"), begins=begins, phi=finite(name, "phase", phase, "rad"),
                alpha=finite(name, "firing angle", firing_angle, "rad"),
            )  # fmt: skip
            lossless = is_zero(resistance) and is_zero(forward_voltage)
            fired = IdealSwitch(label if lossless else "junction", (_PORT,), "gated", command=gate, limits=(0.5, 0.5))
            drop = not_negative(name, "forward voltage", forward_voltage, "V")
            parts.append((lossy(label, fired, resistance, 0.0, drop), nodes))
    return Composite(name, tuple(map(_end, (*ends, "p", "n"))), tuple(parts))
