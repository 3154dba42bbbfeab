"""Smooth diodes: the junction of SPICE's D, with charge and series resistance.

    power into the element = v i        voltage v from "p" (anode) to "n" (cathode) [V], current i from p to n [A]

A charge is the state of a storage of its own, and its law q(v) is what is solved, so none is lost but to rounding.
Laws: tests/components/test_electrical.py, tests/components/test_diodes.py. Source: Shockley (1949); Nagel, SPICE2
(1975); ngspice manual, ch. 7.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import exp as exponential
from math import log as logarithm

from poinsot.algebra.scalars import Scalar, absolute, exp, is_zero, known, less, log, maximum, minimum, sqrt, where
from poinsot.components import symbols
from poinsot.components.declarations import ACROSS, Law, dissipation, element, finite, not_negative, positive
from poinsot.components.domains import ELECTRICAL
from poinsot.components.measured import measured
from poinsot.components.primitives import (
    Composite,
    Junction,
    LinearResistor,
    Noise,
    NoiseLaw,
    Relation,
    Storage,
    TerminalPair,
    Variable,
)
from poinsot.components.symbols import drawn
from poinsot.constants import BOLTZMANN, CHARGE
from poinsot.errors import ModelError
from poinsot.records import dataclass

__all__ = ["Diode"]

_PORT = TerminalPair(ELECTRICAL)
STEEPEST = 100.0  # a current of 3e43 I_s, which no junction carries, however cold or wide its gap, and no overflow
_STEEP = exponential(STEEPEST)


@element
@drawn(symbols.DIODE)
@measured(
    series_resistance="Ω", breakdown_voltage="V", breakdown_current="A", knee_current="A", capacitance="F",
    built_in_voltage="V", transit_time="s",
)  # fmt: skip
def Diode(
    name: str,
    saturation_current: float = 1e-14,
    *,
    thermal_voltage: float = 0.025852,
    ideality: float = 1.0,
    leak: float = 1e-12,
    series_resistance: float = 0.0,
    breakdown_voltage: float | None = None,
    breakdown_current: float = 1e-3,
    breakdown_ideality: float | None = None,
    knee_current: float = 0.0,
    recombination: tuple[float, float] = (0.0, 2.0),
    capacitance: float = 0.0,
    built_in_voltage: float = 1.0,
    grading: float = 0.5,
    forward_fraction: float = 0.5,
    transit_time: float = 0.0,
    flicker: tuple[float, float] = (0.0, 1.0),
) -> Relation | Composite:
    """i = I_s (exp(v/(n V_T)) − 1) + g v from p (anode) to n (cathode): smooth, so it needs no events.

    saturation_current I_s > 0 [A]; thermal_voltage V_T = kT/q, at 300 K [V]; ideality n; leak g ≥ 0 [S], what passes
    beside the junction, as SPICE's GMIN: with it every current has a voltage, and blocked diodes in a row share theirs;
    0 switches it off. It is part of the law, so of the power v i ≥ 0 too. Beyond v = 100 n V_T, where the current is
    3e43 I_s, the exponential goes on along its tangent, so that no current overflows.
    series_resistance R_s ≥ 0 [Ω] stands before the junction
    breakdown_voltage BV > 0 [V]: at v = −BV the current is −breakdown_current [A] and grows by e every n_B V_T,
                 n_B the breakdown_ideality, else n
    knee_current I_K > 0 [A]: beyond it a forward current I grows as √I, I/(1 + √(I/I_K)), and what is stored with it
    recombination (I_SR [A], n_R) in the depletion layer, I_SR (exp(v/(n_R V_T)) − 1) ((1 − v/V_j)² + 0.005)^(m/2) more,
                 below v = −3 n V_T as it is there
    capacitance  C_j ≥ 0 [F] of the depletion layer without a voltage: q = ∫ C_j/(1 − v/V_j)^m dv, V_j > 0 is the
                 built_in_voltage [V], 0 < m = grading < 1; beyond v = forward_fraction · V_j the capacitance goes on
                 along its tangent
    transit_time τ ≥ 0 [s]: q = τ i of the forward current is stored as well. With a knee or recombination the energy
                 that its voltage has beside that of an exponential charge is booked as of a source, "stored"
    flicker      (K_F ≥ 0, A_F), SPICE's: noise of the density K_F |i|^A_F/f [A²/Hz], i and f in A and Hz
    Parts   with charges, or R_s and breakdown, "junction", "series", "depletion", "stored", "diffusion"
    Errors  ModelError for numbers outside these ranges
    Law     v i ≥ 0 of the junction, charges are conserved to rounding, the ledger closes,
            tests/components/test_diodes.py
    Source  Shockley (1949); Sah, Noyce & Shockley (1957), for I_SR; Nagel, SPICE2 (1975); ngspice manual, ch. 7
    """
    Is = positive(name, "saturation current", saturation_current, "A")
    V = positive(name, "thermal voltage", thermal_voltage, "V") * positive(name, "ideality", ideality)
    V = positive(name, "thermal voltage times ideality", V, "V")
    g = not_negative(name, "leak", leak, "S")
    Rs = dissipation(name, "series resistance", series_resistance, "Ω")
    Cj = not_negative(name, "capacitance", capacitance, "F")
    tau = not_negative(name, "transit time", transit_time, "s")
    stores, flicker = not is_zero(Cj) or not is_zero(tau), flicker_of(name, flicker)
    knee, layer = not_negative(name, "knee current", knee_current, "A"), None
    if not is_zero(joins := not_negative(name, "recombination", recombination[0], "A")):
        wide = V / ideality * positive(name, "ideality of the recombination", recombination[1])
        Vj, m = positive(name, "built-in voltage", built_in_voltage, "V"), positive(name, "grading", grading)
        layer = joins, wide, Vj, m
    forward = _Forward(Is, V, None if is_zero(knee) else knee, layer)
    if not is_zero(Rs) and not stores and breakdown_voltage is None and forward.is_shockleys:
        return _behind(name, Is, V, g, Rs, flicker)
    plain, breakdown = is_zero(Rs) and not stores, None
    if breakdown_voltage is not None:
        steepness = ideality if breakdown_ideality is None else breakdown_ideality
        width = V / ideality * positive(name, "breakdown ideality", steepness)
        begins = _begin_of_breakdown(name, Is, width, V / ideality, breakdown_voltage, breakdown_current)
        breakdown = begins, width
    junction = _junction(name if plain else "junction", forward, g, breakdown, flicker)
    if plain:
        return junction
    anode = "p" if is_zero(Rs) else "inside"
    parts: list[tuple[Relation | Storage | LinearResistor, tuple[str, ...]]] = [(junction, (anode, "n"))]
    if not is_zero(Rs):
        parts.append((LinearResistor("series", (_PORT,), 1.0, Rs), ("p", "inside")))
    if not is_zero(Cj):
        parts.append((depletion(name, Cj, built_in_voltage, grading, forward_fraction), (anode, "n")))
    if not is_zero(tau):
        if not forward.is_shockleys:
            parts.append((_offset(forward), (anode, "charged", anode, "n")))
        parts.append((diffusion(tau, Is, V), (anode if forward.is_shockleys else "charged", "n")))
    return Composite(name, (_PORT,), tuple(parts))


def steep(v: Scalar, V: float) -> Scalar:
    """exp(v/V), beyond 100 V along its tangent."""
    x = v / V
    low = where(less(x, STEEPEST), x, STEEPEST)
    return exp(low) * (1.0 + (x - low))


def flat(size: Scalar, V: float) -> Scalar:
    """The v at which `steep` is a size above zero."""
    low = minimum(size, _STEEP)
    return V * (log(low) + (size - low) / _STEEP)


@dataclass(frozen=True)
class _Forward:
    """I_s (exp(v/V) − 1) and what recombines in a layer (I_SR, n_R V_T, V_j, m), of which a knee takes the root.

    Below v = −3 V what recombines stays. What is absent is None, not 0: a kernel is shared by all numbers of a law.
    """

    saturation: float
    width: float
    knee: float | None
    layer: tuple[float, float, float, float] | None

    @property
    def is_shockleys(self) -> bool:
        """Whether there is neither a knee nor recombination."""
        return self.knee is None and self.layer is None

    def __call__(self, v: Scalar) -> Scalar:
        current = self.saturation * (steep(v, self.width) - 1.0)
        if self.layer is not None:
            joins, wide, built_in, grading = self.layer
            at = maximum(v, -3.0 * self.width)
            depth = (1.0 - at / built_in) ** 2 + 0.005
            current = current + joins * (steep(at, wide) - 1.0) * exp(0.5 * grading * log(depth))
        if self.knee is None:
            return current
        least = self.saturation * 1e-30  # as good as none, where the root has a slope
        return current / (1.0 + sqrt(maximum(current, least) / self.knee))


def _junction(
    name: str, forward: _Forward, g: float, breakdown: tuple[float, float] | None, flicker: tuple[float, float]
) -> Relation:
    """The current of the junction; ``breakdown``: the reverse voltage from which on it breaks down, and its width."""
    Is = forward.saturation
    ahead = Junction(0, forward.width, Is, STEEPEST)
    if breakdown is None:
        return Relation(
            name, (_PORT,), ("through",), ((0, "across"),), lambda v: (forward(v) + g * v,),
            junctions=(ahead,), noise=_shot(flicker),
        )  # fmt: skip
    begins, width = breakdown
    at_rest = exponential(-begins / width)

    def current(v: Scalar, back: Scalar) -> tuple[Scalar, ...]:
        return (forward(v) + g * v - Is * (steep(-begins - back, width) - at_rest),)

    backward = Junction(1, -width, Is, STEEPEST, -begins)
    return Relation(
        name, (_PORT,), ("through",), ((0, "across"), (0, "across")), current, junctions=(ahead, backward),
        noise=_shot(flicker),
    )  # fmt: skip


def flicker_of(name: str, flicker: tuple[float, float]) -> tuple[float, float]:
    """Coefficient and exponent of the noise that goes as 1/f, in range."""
    return not_negative(name, "flicker coefficient", flicker[0]), positive(name, "flicker exponent", flicker[1])


def flickers(flicker: tuple[float, float], i: float, into: tuple[float, ...]) -> list[Noise]:
    """K_F |i|^A_F/f. Source: Hooge (1969); ngspice manual, ch. 7."""
    return [(flicker[0] * abs(i) ** flicker[1], into, 1.0)] if flicker[0] > 0.0 else []


def _shot(flicker: tuple[float, float]) -> NoiseLaw:
    """2 q |i| [A²/Hz], and that which goes as 1/f. Source: Schottky (1918)."""

    def noise(temperature: float, reads: Sequence[float], outputs: Sequence[float]) -> list[Noise]:
        i = outputs[0]
        return [(2.0 * CHARGE * abs(i), (1.0,), 0.0), *flickers(flicker, i, (1.0,))]

    return noise


def _behind(name: str, Is: float, V: float, g: float, Rs: float, flicker: tuple[float, float]) -> Relation:
    """The current of a junction behind a resistance, I_s (exp((v − R_s i)/V) − 1) solved for i, and the leak beside.

    i = V/R_s w − I_s with w + ln w = ln a + a + v/V, a = I_s R_s/V, by three steps of Fritsch, Shafer & Crowley (1973).
    """
    a = Is * Rs / V

    def current(v: Scalar) -> tuple[Scalar, ...]:
        sympy = sys.modules.get("sympy")
        if sympy is not None and isinstance(v, sympy.Basic):  # the steps written out would be millions of terms
            return (sympy.LambertW(a * sympy.exp(a + v / V)) * (V / Rs) - Is + g * v,)
        z = log(a) + a + v / V
        low = exp(where(less(z, -1.0), z, -1.0))
        high = where(less(1.0, z), z, 1.0)
        small = low / (1.0 + low)
        w = where(less(z, -1.0), small, where(less(z, 1.0), exp((z - 1.0) * 0.5), high - log(high)))
        for _ in range(3):
            w = maximum(w, 1e-300)
            r = z - w - log(w)
            q = 2.0 * (1.0 + w) * (1.0 + w + r * (2.0 / 3.0))
            w = w * (1.0 + r / (1.0 + w) * (q - r) / (q - 2.0 * r))
        return (w * (V / Rs) - Is + g * v,)

    def noise(temperature: float, reads: Sequence[float], outputs: Sequence[float]) -> list[Noise]:
        """Noise of the junction, of the slope G = (i + I_s)/V, and that of R_s, as a current of both in a row."""
        i = outputs[0]
        G = max(i - g * reads[0] + Is, 0.0) / V  # below zero by rounding alone
        density = 2.0 * CHARGE * abs(i) + 4.0 * BOLTZMANN * temperature * Rs * G**2
        share = 1.0 / (1.0 + G * Rs)
        return [(density * share**2, (1.0,), 0.0), *flickers(flicker, i, (share,))]

    straight = max(1.0 - logarithm(a), 1.0) if known(a) else STEEPEST
    junctions = (Junction(0, V, Is, straight),)
    return Relation(name, (_PORT,), ("through",), ((0, "across"),), current, junctions=junctions, noise=noise)


def _begin_of_breakdown(name: str, Is: float, V: float, thermal: float, at: float, given: float) -> float:
    """The voltage b for which I_s (exp((BV − b)/(n V_T)) − 1 + b/V_T) is the current at BV, as SPICE finds it."""
    BV, current = positive(name, "breakdown voltage", at, "V"), positive(name, "breakdown current", given, "A")
    if not all(map(known, (Is, V, BV, current))):
        raise ModelError(f"{name!r}: the numbers of a breakdown are no free parameters; give them as numbers")
    if current <= Is * BV / thermal:
        return BV
    b = BV - V * logarithm(1.0 + current / Is)
    for _ in range(50):
        b = BV - V * logarithm(current / Is + 1.0 - b / thermal)
    return b


_NEAR = 0.05  # of the built-in voltage, where a series of twelve terms is exact to rounding


def depletion(
    name: str, Cj: float, built_in: float, grading: float, fraction: float, part: str = "depletion"
) -> Storage:
    """q(v) [C] of a depletion layer, its inverse and its energy, H = v q − ∫ q dv at v(q) [J].

    Errors  ModelError for a grading or a forward fraction outside its range
    """
    Vj, m = positive(name, "built-in voltage", built_in, "V"), positive(name, "grading", grading)
    f = finite(name, "forward fraction", fraction)
    if not m < 1 or not 0 <= f < 1:
        raise ModelError(f"{name!r} needs a grading between 0 and 1 and a forward fraction from 0 on below 1")
    edge, rest, k = f * Vj, (1.0 - f) ** (1.0 - m), 1.0 - m
    slope = Cj * (1.0 - f) ** -m  # dq/dv at the edge; there the capacitance begins to grow by bend for every volt
    bend = slope * m / (Vj * (1.0 - f))
    q_edge = Cj * Vj / k * (1.0 - rest)

    def power(x: Scalar, p: float) -> Scalar:
        return exp(p * log(x))

    def left(v: Scalar) -> Scalar:
        """1 − v/V_j below the edge."""
        return maximum(1.0 - v / Vj, 1.0 - f)

    def charge(v: Scalar) -> Scalar:
        over, u = maximum(v - edge, 0.0), minimum(maximum(v / Vj, -_NEAR), _NEAR)
        series: Scalar = 1.0
        for n in range(11, 0, -1):
            series = 1.0 + (n - k) / (n + 1) * u * series
        near = less(absolute(v), _NEAR * Vj)  # there 1 − (1 − u)^k would be a difference of ones
        return Cj * Vj / k * where(near, k * u * series, 1.0 - power(left(v), k)) + over * (slope + 0.5 * bend * over)

    def voltages(q: Scalar) -> tuple[Scalar, Scalar, Scalar]:
        """Voltage up to the edge and beyond it, and (1 − v/V_j)^(1 − m) up to it: of choices by the charge alone."""
        base = maximum(1.0 - q * (k / (Cj * Vj)), rest)
        over = maximum(q - q_edge, 0.0)
        beyond = 2.0 * over / (slope + power(slope * slope + 2.0 * bend * over, 0.5))
        return Vj * (1.0 - power(base, 1.0 / k)), beyond, base

    def energy(q: Scalar) -> Scalar:
        low, over, base = voltages(q)
        below = Cj * Vj / k * (low + Vj / (2.0 - m) * (power(base, (2.0 - m) / k) - 1.0))
        return (low + over) * q - below - over * (q_edge + over * (slope / 2.0 + bend * over / 6.0))

    return Storage(part, (_PORT,), (ACROSS,), energy, (None,), least=0.0, amount=charge)


def diffusion(tau: float, Is: float, V: float, part: str = "diffusion") -> Storage:
    """q = Q (exp(v/V) − 1) [C], Q = τ I_s, H = V ((q + Q) ln(1 + q/Q) − q) [J]; nominal is what 1 A holds."""
    Q = tau * Is
    most = Q * exponential(STEEPEST)

    def energy(q: Scalar) -> Scalar:
        whole = maximum(q + Q, 1e-300)
        over = maximum(whole - most, 0.0)
        low = whole - over
        return V * (low * log(low / Q) - (low - Q) + over * (STEEPEST + over / (2.0 * most)))

    law: Law = lambda v: Q * (steep(v, V) - 1.0)  # noqa: E731
    growth = Junction(0, V, Q, STEEPEST)
    return Storage(part, (_PORT,), (ACROSS,), energy, (None,), least=0.0, amount=law, junction=growth,
        nominal=tau if known(tau) else 0.0,
    )  # fmt: skip


def _offset(forward: _Forward) -> Relation:
    """The offset between v and the voltage at which Shockley's law has the current, from v = 0 on."""
    Is, V = forward.saturation, forward.width

    def law(v: Scalar) -> Scalar:
        ahead = maximum(v, 0.0)
        return ahead - flat(1.0 + forward(ahead) / Is, V)

    return offset("stored", law, (Junction(0, V, Is, STEEPEST),))


def offset(name: str, law: Law, junctions: tuple[Junction, ...] = ()) -> Relation:
    """A voltage in series with a charge of another law: a function of the voltage of both, its second port."""
    pairs = _PORT, TerminalPair(ELECTRICAL, "whole")
    outputs: tuple[Variable, ...] = "across", "through"
    return Relation(
        name, pairs, outputs, ((1, "across"),), lambda v: (law(v), 0.0), "active", junctions=junctions,
        slopes={1: (0.0,)},
    )  # fmt: skip
