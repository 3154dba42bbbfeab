"""Transistors: bipolar (Ebers–Moll in its transport form), insulated-gate (Shichman–Hodges) and junction-gate.

    power into the element = Σ v i over the ports of its parts     terminals "c", "b", "e" or "d", "g", "s", "b"

Each is made of one law of its voltages, ideal resistances, and junctions with charges as those of diodes, so charge is
conserved to rounding. A PNP or p-channel device is the mirror image of the other, every port turned round.
Laws: tests/components/test_transistors.py. Source: Ebers & Moll (1954); Gummel & Poon (1970); Shichman & Hodges (1968);
ngspice manual, ch. 8 to 11. Units: V, A, F, s.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from poinsot.algebra.scalars import Scalar, absolute, exp, is_zero, less, maximum, minimum, sqrt, where
from poinsot.components import symbols
from poinsot.components.declarations import ACROSS, element, finite, not_negative, positive, storage
from poinsot.components.diodes import STEEPEST, Diode, depletion, diffusion, flat, flicker_of, flickers, steep
from poinsot.components.domains import ELECTRICAL
from poinsot.components.measured import measured
from poinsot.components.primitives import (
    GROUND,
    Composite,
    Junction,
    LinearResistor,
    Member,
    Noise,
    NoiseLaw,
    Relation,
    TerminalPair,
    Variable,
)
from poinsot.components.symbols import drawn
from poinsot.constants import BOLTZMANN, CHARGE
from poinsot.errors import ModelError
from poinsot.records import dataclass

__all__ = ["MOSFET", "BipolarTransistor", "JunctionFET"]

_PORT = TerminalPair(ELECTRICAL)
Part = tuple[Member, tuple[str, ...]]
_THREE = (_PORT, TerminalPair(ELECTRICAL, "be"), TerminalPair(ELECTRICAL, "bc"))
_BEYOND: tuple[tuple[int, Variable], ...] = ((1, "across"), (2, "across"))
_NOTHING = {1: (0.0, 0.0), 2: (0.0, 0.0)}
"""The voltages that the base charge depends on, read at ports through which nothing flows."""


@element
@drawn(symbols.CONTROLLED)
@measured(
    early_voltage="V", knee_current="A", leakage="A", resistance="Ω", capacitance="F", built_in_voltage="V",
    transit_time="s", least_base_resistance="Ω",
)  # fmt: skip
def BipolarTransistor(
    name: str,
    saturation_current: float = 1e-16,  # SPICE's default
    *,
    polarity: str = "NPN",
    forward_gain: float = 100.0,
    reverse_gain: float = 1.0,
    thermal_voltage: float = 0.025852,
    ideality: tuple[float, float] = (1.0, 1.0),
    early_voltage: tuple[float, float] = (0.0, 0.0),
    knee_current: tuple[float, float] = (0.0, 0.0),
    leakage: tuple[float, float] = (0.0, 0.0),
    leakage_ideality: tuple[float, float] = (1.5, 2.0),
    resistance: tuple[float, float, float] = (0.0, 0.0, 0.0),
    capacitance: tuple[float, float] = (0.0, 0.0),
    built_in_voltage: tuple[float, float] = (0.75, 0.75),
    grading: tuple[float, float] = (0.33, 0.33),
    transit_time: tuple[float, float] = (0.0, 0.0),
    transit_growth: tuple[float, float, float] = (0.0, 0.0, 0.0),
    forward_fraction: float = 0.5,
    inner_fraction: float = 1.0,
    least_base_resistance: float | None = None,
    leak: float = 1e-12,  # SPICE's GMIN
    flicker: tuple[float, float] = (0.0, 1.0),
) -> Composite:
    """I_c = (I_F − I_R)/q − I_R/β_R − L_R,    I_b = I_F/β_F + L_F + I_R/β_R + L_R

    I_F = I_s (exp(v_be/(n_F V_T)) − 1) + g v_be and I_R of v_bc alike. Of pairs the first is forward, base to emitter,
    the second reverse, base to collector.
    saturation_current I_s [A]; polarity "NPN" or "PNP"; forward_gain β_F, reverse_gain β_R; leak g [S]
    early_voltage, knee_current   q = q₁ (1 + √(1 + 4 q₂))/2, 1/q₁ = 1 − v_bc/V_AF − v_be/V_AR, q₂ =
                                  I_F/I_KF + I_R/I_KR; 0: none
    leakage, leakage_ideality     L = I_SE (exp(v/(n_E V_T)) − 1): recombination
    resistance    R_B, R_C, R_E of base, collector, emitter [Ω]; least_base_resistance R_BM [Ω]: the base then has
                  R_BM + (R_B − R_BM)/q
    capacitance, built_in_voltage, grading   of depletion, as of `Diode`; inner_fraction: the share of that from base
                  to collector that is behind the base resistance, the rest is before it
    transit_time, transit_growth   q_R = τ_R I_R, q_F = τ_F I_F (1 + X_TF (I_F/(I_F + I_TF))² exp(v_bc/(1.44 V_TF)))/q
                  from v_be = 0 on, growth (X_TF, V_TF [V], I_TF [A]), V_TF = 0: none;
                  both I without their leaks
    flicker       (K_F, A_F), SPICE's: noise of the density K_F |I_b|^A_F/f [A²/Hz] from base to emitter
    Terminals  "c", "b", "e"
    Errors     ModelError for numbers outside their ranges
    Law        currents are passive where both idealities are one, charges conserved to rounding; q_F depends on two
               voltages, so no energy belongs to it alone: what it takes or gives beside its own is booked as of a
               source, "base_charge"; mirrored, reversed, scaled as the physical one,
               tests/components/test_transistors.py
    Source     Ebers & Moll (1954); Gummel & Poon (1970); ngspice manual, ch. 8
    """
    VT = positive(name, "thermal voltage", thermal_voltage, "V")
    bF, bR = positive(name, "forward gain", forward_gain), positive(name, "reverse gain", reverse_gain)
    nF, nR = (positive(name, "ideality", n) * VT for n in ideality)
    nE, nC = (positive(name, "leakage ideality", n) * VT for n in leakage_ideality)
    iSE, iSC = (not_negative(name, "leakage", i, "A") for i in leakage)
    Is, g = positive(name, "saturation current", saturation_current, "A"), not_negative(name, "leak", leak, "S")
    early = tuple(_inverse(name, "Early voltage", v) for v in early_voltage)
    transport = _Transport(Is, (nF, nR), g, early, tuple(_inverse(name, "knee current", i) for i in knee_current))
    law = _flows(transport, (bF, bR), (iSE, iSC), (nE, nC))
    junctions = Junction(0, nF, Is, STEEPEST), Junction(1, nR, Is, STEEPEST)
    power: Literal["dissipative", "active"] = "dissipative" if is_zero(ideality[0] - ideality[1]) else "active"
    volts: tuple[tuple[int, Variable], ...] = (0, "across"), (1, "across")
    noise = _shot(flicker_of(name, flicker))
    core = Relation("core", _THREE[1:], ("through", "through"), volts, law, power, junctions=junctions, noise=noise)
    parts, (b, c, e) = inner(name, resistance, ("base", "b"), ("collector", "c"), ("emitter", "e"))
    ports = [(b, e), (b, c)]
    laid = list[Part]([(core, (*ports[0], *ports[1]))])
    if least_base_resistance is not None and b != "b":
        wide, parts = not_negative(name, "least base resistance", least_base_resistance, "Ω"), parts[1:]
        laid.append((_squeezed(wide, resistance[0] - wide, transport), ("b", b, *ports[0], *ports[1])))
    inside = finite(name, "inner fraction", inner_fraction) if b != "b" else 1.0
    layers = ("be", 0, 1.0, ports[0]), ("bc", 1, inside, ports[1]), ("outer", 1, 1.0 - inside, ("b", c))
    for side, k, share, at in layers:
        if not is_zero(size := share * capacitance[k]):
            part = depletion(name, size, built_in_voltage[k], grading[k], forward_fraction, f"depletion_{side}")
            laid.append((part, at))
    start, (grows, other, knee) = b, transit_growth
    growth = grows, _inverse(name, "voltage of the transit growth", other) / 1.44, knee
    if not is_zero(transit_time[0]) and (transport.is_uneven or not is_zero(grows)):
        laid.append((_shared(nF, transport, growth), (b, "charged", *ports[0], *ports[1])))
        start = "charged"
    for k, (side, at) in enumerate((("be", (start, e)), ("bc", (b, c)))):
        if not is_zero(transit_time[k]):
            laid.append((diffusion(transit_time[k], Is, (nF, nR)[k], f"diffusion_{side}"), at))
    return device(name, ("c", "b", "e"), laid, parts, turns(name, polarity, "NPN", "PNP"))


@element
@drawn(symbols.CONTROLLED)
@measured(
    transconductance="A/V**2", threshold="V", modulation="1/V", surface_potential="V", resistance="Ω",
    gate_capacitance="F", oxide_capacitance="F", saturation_current="A", capacitance="F", built_in_voltage="V",
)  # fmt: skip
def MOSFET(
    name: str,
    transconductance: float = 2e-5,  # SPICE's default
    threshold: float = 0.0,
    *,
    polarity: str = "NMOS",
    modulation: float = 0.0,
    body_effect: float = 0.0,
    surface_potential: float = 0.6,
    resistance: tuple[float, float] = (0.0, 0.0),
    gate_capacitance: tuple[float, float, float] = (0.0, 0.0, 0.0),
    oxide_capacitance: float = 0.0,
    saturation_current: tuple[float, float] = (1e-14, 1e-14),  # SPICE's default
    capacitance: tuple[float, float] = (0.0, 0.0),
    built_in_voltage: float = 0.8,
    grading: float = 0.5,
    forward_fraction: float = 0.5,
    thermal_voltage: float = 0.025852,
    leak: float = 1e-12,  # SPICE's GMIN
    flicker: tuple[float, float] = (0.0, 1.0),
) -> Composite:
    """I_d = β (1 + λ v_ds) u (v_gst − u/2),  u = min(v_ds, v_gst),  v_gst = max(v_gs − V_T, 0): SPICE's level 1

    with drain and source exchanged where v_ds < 0. V_T = V_T0 + γ (√(φ − v_bs) − √φ), beyond v_bs = 0 along a tangent
    transconductance β = K' W/L [A/V²]; threshold V_T0 [V], of p-channel devices below zero for enhancement
    modulation λ [1/V], body_effect γ [√V], surface_potential φ [V]; polarity "NMOS" or "PMOS"
    resistance         of drain, source [Ω]
    gate_capacitance   to source, drain, body [F], as of overlaps
    oxide_capacitance  C = ε W L/t of the channel [F], shared: i_gk = C_gk(v) v̇_gk. Saturated ⅔ C to the source,
                       at v_ds = 0 ⅓ C to either end, cut off C to the body. What flows into the gate leaves by the
                       other three; charges of these alone are not kept round a cycle, as of any model of Meyer's
    saturation_current, capacitance   of the junctions from body to drain and to source [A], [F]; built_in_voltage,
                       grading, forward_fraction as of `Diode`; leak [S] of each
    flicker            (K, A_F): noise of the density K |I_d|^A_F/f [A²/Hz] of the channel; in
                       SPICE's K_F it is K_F/(W L (ε/t)²)
    Terminals  "d", "g", "s", "b"
    Errors     ModelError for numbers outside their ranges
    Law        symmetric in drain and source, mirrored, passive (the oxide is not): tests/components/test_transistors.py
    Source     Shichman & Hodges (1968); Meyer, RCA Review 32 (1971); ngspice manual, ch. 11
    """
    turned = turns(name, polarity, "NMOS", "PMOS")
    at = finite(name, "threshold", threshold, "V") * (-1.0 if turned else 1.0)
    bias = _GateBias(
        at, not_negative(name, "body effect", body_effect), positive(name, "surface potential", surface_potential, "V")
    )
    channel = _channel(name, transconductance, bias, modulation, flicker)
    parts, (d, s) = inner(name, resistance, ("drain", "d"), ("source", "s"))
    laid = list[Part]([(channel, (d, s, "g", s, "b", s))])
    for k, (side, node) in enumerate((("drain", d), ("source", s))):
        junction = Diode(
            f"{side}_junction", saturation_current[k], thermal_voltage=thermal_voltage, leak=leak,
            capacitance=capacitance[k], built_in_voltage=built_in_voltage, grading=grading,
            forward_fraction=forward_fraction,
        )  # fmt: skip
        laid.append((junction, ("b", node)))
    for each, (side, node) in zip(gate_capacitance, (("source", s), ("drain", d), ("body", "b")), strict=True):
        if not is_zero(not_negative(name, "gate capacitance", each, "F")):
            laid.append(
                (storage(f"gate_{side}", _PORT, ACROSS, ("capacitance", each, "F"), None, None, None), ("g", node))
            )
    if not is_zero(not_negative(name, "oxide capacitance", oxide_capacitance, "F")):
        laid += _oxide(oxide_capacitance, bias, (d, s))
    return device(name, ("d", "g", "s", "b"), laid, parts, turned)


@element
@drawn(symbols.CONTROLLED)
@measured(
    transconductance="A/V**2", threshold="V", modulation="1/V", resistance="Ω", capacitance="F", built_in_voltage="V",
)  # fmt: skip
def JunctionFET(
    name: str,
    transconductance: float = 1e-4,  # SPICE's default
    threshold: float = -2.0,
    *,
    polarity: str = "NJF",
    modulation: float = 0.0,
    resistance: tuple[float, float] = (0.0, 0.0),
    saturation_current: float = 1e-14,  # SPICE's default
    ideality: float = 1.0,
    capacitance: tuple[float, float] = (0.0, 0.0),
    built_in_voltage: float = 1.0,
    forward_fraction: float = 0.5,
    thermal_voltage: float = 0.025852,
    leak: float = 1e-12,  # SPICE's GMIN
    flicker: tuple[float, float] = (0.0, 1.0),
) -> Composite:
    """I_d = 2 β (1 + λ v_ds) u (v_gst − u/2) as of `MOSFET`, and a junction from the gate to either end.

    transconductance β [A/V²], half that of a MOSFET; threshold V_T0 [V], below zero, of both polarities "NJF" and "PJF"
    resistance     of drain, source [Ω]
    capacitance    of the junctions gate to source, gate to drain [F], of grading ½; the rest as of `Diode`
    flicker        (K_F, A_F), SPICE's: noise of the density K_F |I_d|^A_F/f [A²/Hz] of the channel
    Terminals  "d", "g", "s"
    Law        symmetric in drain and source, mirrored, passive, tests/components/test_transistors.py
    Source     Shichman & Hodges (1968); ngspice manual, ch. 9
    """
    beta = 2.0 * positive(name, "transconductance", transconductance, "A/V^2")
    bias = _GateBias(finite(name, "threshold", threshold, "V"), 0.0, 0.6)
    channel = _channel(name, beta, bias, modulation, flicker)
    parts, (d, s) = inner(name, resistance, ("drain", "d"), ("source", "s"))
    laid = list[Part]([(channel, (d, s, "g", s, "g", s))])
    for k, (side, node) in enumerate((("source", s), ("drain", d))):
        junction = Diode(
            f"{side}_junction", saturation_current, thermal_voltage=thermal_voltage, ideality=ideality, leak=leak,
            capacitance=capacitance[k], built_in_voltage=built_in_voltage, forward_fraction=forward_fraction,
        )  # fmt: skip
        laid.append((junction, ("g", node)))
    return device(name, ("d", "g", "s"), laid, parts, turns(name, polarity, "NJF", "PJF"))


@dataclass(frozen=True)
class _Transport:
    """I_F, I_R and the base charge; early, knee: inverse voltages and currents, forward and reverse."""

    saturation: float
    widths: tuple[float, float]
    leak: float
    early: tuple[float, ...]
    knee: tuple[float, ...]

    @property
    def is_uneven(self) -> bool:
        """Whether the base charge varies."""
        return not all(map(is_zero, (*self.early, *self.knee)))

    def flows(self, be: Scalar, bc: Scalar) -> tuple[Scalar, Scalar]:
        Is, g, (nF, nR) = self.saturation, self.leak, self.widths
        return Is * (steep(be, nF) - 1.0) + g * be, Is * (steep(bc, nR) - 1.0) + g * bc

    def __call__(self, be: Scalar, bc: Scalar) -> Scalar:
        """The base charge over that at rest; a function, so that transistors are of one kind of law."""
        q: Scalar = 1.0
        if not all(map(is_zero, self.early)):
            q = 1.0 / maximum(1.0 - bc * self.early[0] - be * self.early[1], 1e-6)  # far beyond what breaks down
        if not all(map(is_zero, self.knee)):
            F, R = self.flows(be, bc)
            q = q * (1.0 + sqrt(maximum(1.0 + 4.0 * (F * self.knee[0] + R * self.knee[1]), 0.0))) / 2.0
        return q


def _shared(V: float, transport: _Transport, growth: tuple[float, float, float]) -> Relation:
    """The base charge in terms of v_be: offset between v_be and the voltage of an exponential charge equal to it."""
    grows, rises, knee = growth

    def law(be: Scalar, bc: Scalar) -> tuple[Scalar, ...]:
        ahead = maximum(be, 0.0)
        size, longer = steep(ahead, V) - 1.0, 1.0 / transport(ahead, bc)
        if not is_zero(grows):
            current = transport.saturation * size
            share = current / (current + knee + 1e-300)  # 1 without a knee
            longer = longer * (1.0 + grows * share * share * exp(minimum(bc * rises, STEEPEST)))
        return ahead - flat(1.0 + size * longer, V), 0.0, 0.0

    outputs: tuple[Variable, ...] = ("across", "through", "through")
    steps = (Junction(0, V, transport.saturation, STEEPEST),)  # so that it is limited with what it is compared with
    return Relation("base_charge", _THREE, outputs, _BEYOND, law, "active", junctions=steps, slopes=_NOTHING)


def _squeezed(wide: float, rest: float, transport: _Transport) -> Relation:
    """v = (R_BM + (R_B − R_BM)/q) i."""

    def law(i: Scalar, be: Scalar, bc: Scalar) -> tuple[Scalar, ...]:
        return (wide + rest / transport(be, bc)) * i, 0.0, 0.0

    def noise(temperature: float, reads: Sequence[float], outputs: Sequence[float]) -> list[Noise]:
        """4 k T/R of the resistance at this point. Source: Nyquist (1928)."""
        return [(4.0 * BOLTZMANN * temperature / law(1.0, *reads[1:])[0], (1.0, 0.0, 0.0), 0.0)]

    reads: tuple[tuple[int, Variable], ...] = ((0, "through"), *_BEYOND)
    nothing = {1: (0.0,) * 3, 2: (0.0,) * 3}
    return Relation("base", _THREE, ("across", "through", "through"), reads, law, slopes=nothing, noise=noise)


@dataclass(frozen=True)
class _GateBias:
    """v_gs − V_T of threshold V_T0, body effect γ, surface potential φ; the source is the lower end of the channel."""

    at: float
    gamma: float
    phi: float

    def __call__(self, ds: Scalar, gs: Scalar, bs: Scalar) -> Scalar:
        back = minimum(ds, 0.0)  # then the drain is the source
        over = gs - back - self.at
        if is_zero(self.gamma):
            return over
        body, root = bs - back, self.phi**0.5
        depth = where(less(body, 0.0), sqrt(self.phi - minimum(body, 0.0)), maximum(root - body / (2.0 * root), 0.0))
        return over - self.gamma * (depth - root)


_SATURATES = 0.025  # V, the least v_ds from which ngspice takes the channel as saturated


def _oxide(size: float, bias: _GateBias, ends: tuple[str, str]) -> list[Part]:
    """Meyer's capacitances: a capacitor C beside follows each voltage, and its current is shared.

    i_gk = c_k(v) C v̇_gk. Source: Meyer (1971); as ngspice has it, over all regions continuous.
    """
    named = {"source": ends[1], "drain": ends[0], "body": "b"}
    copies = [(TerminalPair(ELECTRICAL, f"{end}_rate"), f"rate_{end}") for end in named]

    def law(gs: Scalar, gd: Scalar, gb: Scalar, *rates: Scalar) -> tuple[Scalar, ...]:
        near, far, body = _meyer(bias(gs - gd, gs, gs - gb), absolute(gs - gd), bias.phi)
        turned = less(gs - gd, 0.0)
        shares = where(turned, far, near), where(turned, near, far), body
        return (*(-c * i for c, i in zip(shares, rates, strict=True)), gs, gd, gb)

    reads: tuple[tuple[int, Variable], ...] = (*((k, "across") for k in range(3)), *((k, "through") for k in (3, 4, 5)))
    pairs = (*(TerminalPair(ELECTRICAL, f"g{end[0]}") for end in named), *(pair for pair, _ in copies))
    outputs: tuple[Variable, ...] = ("through",) * 3 + ("across",) * 3
    gate = Relation("oxide", pairs, outputs, reads, law, "active")
    on = [node for at in named.values() for node in ("g", at)] + [node for _, copy in copies for node in (copy, GROUND)]
    found = list[Part]([(gate, tuple(on))])
    for end, (_, copy) in zip(named, copies, strict=True):
        kept = storage(f"oxide_{end}", _PORT, ACROSS, ("capacitance", size, "F"), None, None, None)
        found.append((kept, (copy, GROUND)))
    return found


def _meyer(over: Scalar, ds: Scalar, phi: float) -> tuple[Scalar, Scalar, Scalar]:
    """The shares of C to the source, the drain and the body, of v_gs − V_T and v_ds ≥ 0."""
    open_ = minimum(maximum(1.0 + 2.0 * over / phi, 0.0), 1.0) / 1.5
    end = maximum(over, _SATURATES)
    left = end - minimum(ds, end)
    near, far = (left / (end + left)), (end / (end + left))
    return open_ * (1.0 - near * near), open_ * (1.0 - far * far), minimum(maximum(-over / phi, 0.0), 1.0)


def _channel(name: str, beta: float, bias: _GateBias, modulation: float, flicker: tuple[float, float]) -> Relation:
    """Drain to source, as a function of v_ds, v_gs, v_bs; nothing flows into gate and body."""
    b, lam = positive(name, "transconductance", beta, "A/V^2"), not_negative(name, "modulation", modulation, "1/V")

    def law(ds: Scalar, gs: Scalar, bs: Scalar) -> tuple[Scalar, ...]:
        over, size = maximum(bias(ds, gs, bs), 0.0), absolute(ds)
        u = minimum(size, over)
        current = b * (1.0 + lam * size) * u * (over - 0.5 * u)
        return where(less(ds, 0.0), -current, current), 0.0, 0.0

    return conducting(law, ("ds", "gs", "bs"), flicker_of(name, flicker))


def conducting(law: Callable[..., tuple[Scalar, ...]], ports: Sequence[str], flicker: tuple[float, float]) -> Relation:
    """The channel of a law of its voltages; nothing flows into ports but the first."""
    count = len(ports)
    into = (1.0, *[0.0] * (count - 1))

    def noise(temperature: float, reads: Sequence[float], outputs: Sequence[float]) -> list[Noise]:
        """4 k T ⅔ g_m, g_m = β (1 + λ v_ds) u, and K |I_d|^A_F/f.

        Source: Van der Ziel (1962); ngspice manual, ch. 11.
        """
        ds, gs, *others = reads
        h = 1e-6  # of a law that is quadratic in v_gs: differences are exact but for rounding
        slope = (law(ds, gs + h, *others)[0] - law(ds, gs - h, *others)[0]) / (2.0 * h)
        return [(8.0 / 3.0 * BOLTZMANN * temperature * abs(slope), into, 0.0), *flickers(flicker, outputs[0], into)]

    pairs = tuple(TerminalPair(ELECTRICAL, port) for port in ports)
    reads: tuple[tuple[int, Variable], ...] = tuple((k, "across") for k in range(count))
    outputs: tuple[Variable, ...] = tuple("through" for _ in ports)
    nothing = {k: (0.0,) * count for k in range(1, count)}
    return Relation("channel", pairs, outputs, reads, law, slopes=nothing, noise=noise)


def _shot(flicker: tuple[float, float]) -> NoiseLaw:
    """2 q |I_c| from collector to emitter, 2 q |I_b| and K_F |I_b|^A_F/f from base to emitter.

    Source: Van der Ziel (1955); ngspice manual, ch. 8.
    """

    def noise(temperature: float, reads: Sequence[float], outputs: Sequence[float]) -> list[Noise]:
        be, bc = outputs
        base = be + bc
        return [
            (2.0 * CHARGE * abs(bc), (1.0, -1.0), 0.0),
            (2.0 * CHARGE * abs(base), (1.0, 0.0), 0.0),
            *flickers(flicker, base, (1.0, 0.0)),
        ]

    return noise


def inner(name: str, values: Sequence[float], *ends: tuple[str, str]) -> tuple[list[Part], list[str]]:
    """Resistances before terminals, and the nodes behind them."""
    parts, nodes = list[Part](), list[str]()
    for (what, terminal), value in zip(ends, values, strict=True):
        r = not_negative(name, f"{what} resistance", value, "Ω")
        nodes.append(terminal if is_zero(r) else f"inner_{terminal}")
        if not is_zero(r):
            parts.append((LinearResistor(what, (_PORT,), 1.0, r), (terminal, nodes[-1])))
    return parts, nodes


def device(name: str, on: Sequence[str], laid: list[Part], beside: list[Part], turned: bool) -> Composite:
    """The parts on the terminals; every port of those laid turned round for the mirror image."""
    if turned:
        laid = [(e, tuple(n for k in range(0, len(at), 2) for n in (at[k + 1], at[k]))) for e, at in laid]
    return Composite(name, tuple(TerminalPair(ELECTRICAL, t, ("", None)) for t in on), (*laid, *beside))


def turns(name: str, polarity: str, plain: str, mirrored: str) -> bool:
    if polarity not in (plain, mirrored):
        raise ModelError(f"{name!r} needs a polarity, {plain!r} or {mirrored!r}, not {polarity!r}")
    return polarity == mirrored


def _inverse(name: str, what: str, value: float) -> float:
    """1/value, or 0 for a value of 0 (absent, as in SPICE) or ∞."""
    return 0.0 if is_zero(value) or value == float("inf") else 1.0 / positive(name, what, value)


def _flows(
    transport: _Transport, gain: Sequence[Scalar], leakage: Sequence[Scalar], voltage: Sequence[Scalar]
) -> Callable[[Scalar, Scalar], tuple[Scalar, ...]]:
    """(v_be, v_bc) → the currents from base to emitter and from base to collector."""

    def law(be: Scalar, bc: Scalar) -> tuple[Scalar, ...]:
        F, R = transport.flows(be, bc)
        T = (F - R) / transport(be, bc)
        b, c = F / gain[0], R / gain[1]
        b = b if is_zero(leakage[0]) else b + leakage[0] * (steep(be, voltage[0]) - 1.0)
        c = c if is_zero(leakage[1]) else c + leakage[1] * (steep(bc, voltage[1]) - 1.0)
        return T + b, c - T

    return law
