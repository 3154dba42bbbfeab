"""Power MOSFETs as their makers describe them: a channel, a body diode, a charge from gate to drain that bends.

    power into the element = Σ v i over the ports of its parts     terminals "d", "g", "s"

Laws: tests/components/test_power_transistors.py. Source: Shichman & Hodges (1968); ngspice manual, ch. 11.3 (VDMOS).
Units: V, A, F, s.
"""

from __future__ import annotations

from math import log as logarithm
from math import pi

from poinsot.algebra.quadratic_forms import HalfSquare
from poinsot.algebra.scalars import Scalar, absolute, atan2, exp, is_zero, less, log, maximum, minimum, where
from poinsot.components import symbols
from poinsot.components.declarations import ACROSS, element, finite, not_negative, positive, storage
from poinsot.components.diodes import Diode, flicker_of, offset
from poinsot.components.domains import ELECTRICAL
from poinsot.components.measured import measured
from poinsot.components.primitives import Composite, LinearResistor, Storage, TerminalPair
from poinsot.components.symbols import drawn
from poinsot.components.transistors import Part, conducting, device, inner, turns
from poinsot.errors import ModelError
from poinsot.records import dataclass

__all__ = ["PowerMOSFET"]

_PORT = TerminalPair(ELECTRICAL)
_STEEPEST = 40.0  # beyond which ln(1 + e^x) is x to the last bit


@element
@drawn(symbols.CONTROLLED)
@measured(
    transconductance="A/V**2", threshold="V", modulation="1/V", subthreshold="V", mobility_reduction="1/V",
    resistance="Ω", shunt_resistance="Ω", gate_capacitance="F", bend="1/V", saturation_current="A", body_resistance="Ω",
    capacitance="F", built_in_voltage="V", transit_time="s", breakdown_voltage="V", breakdown_current="A",
)  # fmt: skip
def PowerMOSFET(
    name: str,
    transconductance: float = 1.0,  # SPICE's default
    threshold: float = 0.0,
    *,
    polarity: str = "NMOS",
    modulation: float = 0.0,
    subthreshold: tuple[float, float] = (0.1, 0.0),
    mobility_reduction: float = 0.0,
    linear_factor: float = 1.0,
    resistance: tuple[float, float, float] = (0.0, 0.0, 0.0),
    shunt_resistance: float | None = None,
    gate_capacitance: tuple[float, float, float] = (0.0, 0.0, 0.0),
    bend: float = 1.0,
    saturation_current: float = 1e-14,  # SPICE's default
    ideality: float = 1.0,
    body_resistance: float = 0.0,
    capacitance: float = 0.0,
    built_in_voltage: float = 0.8,
    grading: float = 0.5,
    forward_fraction: float = 0.5,
    transit_time: float = 0.0,
    breakdown_voltage: float | None = None,
    breakdown_current: float = 1e-10,  # SPICE's default
    breakdown_ideality: float = 1.0,
    thermal_voltage: float = 0.025852,
    leak: float = 1e-12,  # SPICE's GMIN
    flicker: tuple[float, float] = (0.0, 1.0),
) -> Composite:
    """I_d = β (1 + λ v_ds)/(1 + θ v_gst) u (w − u/2),  u = min(k |v_ds|, w),  v_gst = max(v_gs − V_T0, 0)

    with w = σ ln(1 + exp((v_gs − V_T0 − Δ)/σ)), drain and source exchanged where v_ds < 0: SPICE's VDMOS
    transconductance β [A/V²]; threshold V_T0 [V]; modulation λ [1/V]; polarity "NMOS" or "PMOS"
    subthreshold        σ > 0, Δ [V]: below the threshold the current falls by e² every σ
    mobility_reduction  θ [1/V]; linear_factor k: of v_ds in the linear region
    resistance          of gate, drain, source [Ω]; shunt_resistance from drain to source [Ω], None: none
    gate_capacitance    C_gs, and C_gd at v_gd far below zero and far above [F]: between them C_gd goes as atan(α v_gd)
                        below zero and tanh(α v_gd) above, α the bend [1/V]
    saturation_current … breakdown_ideality, thermal_voltage, leak   of the body diode from source to drain, as of
                        `Diode`, its series resistance the body_resistance
    flicker             (K, A_F): noise of the density K |I_d|^A_F/f [A²/Hz] of the channel
    Terminals  "d", "g", "s"
    Errors     ModelError for numbers outside their ranges
    Law        mirrored, scaled, passive; the charge of C_gd is a state, conserved to rounding; as its energy has no
               closed form, what it has beside q²/(2 C_gd) is booked as of a source, "gate_drain_offset":
               tests/components/test_power_transistors.py
    Source     Shichman & Hodges (1968); ngspice manual, ch. 11.3
    """
    turned = turns(name, polarity, "NMOS", "PMOS")
    at = finite(name, "threshold", threshold, "V") * (-1.0 if turned else 1.0)
    parts, (g, d, s) = inner(name, resistance, ("gate", "g"), ("drain", "d"), ("source", "s"))
    law = _Channel(
        positive(name, "transconductance", transconductance, "A/V^2"), at,
        not_negative(name, "modulation", modulation, "1/V"), positive(name, "subthreshold slope", subthreshold[0], "V"),
        finite(name, "subthreshold shift", subthreshold[1], "V"),
        not_negative(name, "mobility reduction", mobility_reduction, "1/V"),
        positive(name, "linear factor", linear_factor),
    )  # fmt: skip
    laid = list[Part]([(conducting(law, ("ds", "gs"), flicker_of(name, flicker)), (d, s, g, s))])
    body = Diode(
        "body", saturation_current, thermal_voltage=thermal_voltage, ideality=ideality, leak=leak,
        series_resistance=body_resistance, breakdown_voltage=breakdown_voltage, breakdown_current=breakdown_current,
        breakdown_ideality=breakdown_ideality, capacitance=capacitance, built_in_voltage=built_in_voltage,
        grading=grading, forward_fraction=forward_fraction, transit_time=transit_time,
    )  # fmt: skip
    laid.append((body, ("s", "d")))
    if not is_zero(not_negative(name, "gate capacitance", gate_capacitance[0], "F")):
        kept = storage("gate_source", _PORT, ACROSS, ("capacitance", gate_capacitance[0], "F"), None, None, None)
        laid.append((kept, (g, s)))
    laid += _between(name, *gate_capacitance[1:], bend, (g, d))
    if shunt_resistance is not None:
        shunt = positive(name, "shunt resistance", shunt_resistance, "Ω")
        parts.append((LinearResistor("shunt", (_PORT,), 1.0, shunt), ("d", "s")))
    return device(name, ("d", "g", "s"), laid, parts, turned)


@dataclass(frozen=True)
class _Channel:
    """I_d of v_ds and v_gs; the source is the lower end."""

    beta: float
    at: float
    modulation: float
    slope: float
    shift: float
    reduction: float
    factor: float

    def __call__(self, ds: Scalar, gs: Scalar) -> tuple[Scalar, ...]:
        over = gs - minimum(ds, 0.0) - self.at
        x = (over - self.shift) / self.slope
        low = minimum(x, _STEEPEST)
        w = self.slope * (log(1.0 + exp(low)) + (x - low))
        u = minimum(absolute(ds) * self.factor, w)
        beta = self.beta * maximum(1.0 + self.modulation * ds, 0.0) / (1.0 + self.reduction * maximum(over, 0.0))
        current = beta * u * (w - 0.5 * u)
        return where(less(ds, 0.0), -current, current), 0.0


def _between(name: str, least: float, most: float, bend: float, ends: tuple[str, str]) -> list[Part]:
    """The charge from gate to drain, q(v) = ∫ C_gd dv: linear where both capacitances are one."""
    low, high = (not_negative(name, "gate capacitance", c, "F") for c in (least, most))
    a = positive(name, "bend", bend, "1/V")
    if is_zero(high):
        if is_zero(low):
            return []
        raise ModelError(f"{name!r} needs the capacitance from gate to drain above zero, too, not only below it")
    if is_zero(high - low):
        return [(storage("gate_drain", _PORT, ACROSS, ("capacitance", high, "F"), None, None, None), ends)]
    s = (high - low) / (1.0 + pi / 2.0)
    straight, two = high - s, logarithm(2.0)

    def charge(v: Scalar) -> Scalar:
        up, down = maximum(v, 0.0), minimum(v, 0.0)
        above = up + (log(1.0 + exp(-2.0 * a * up)) - two) / a
        below = down * atan2(a * down, 1.0) - log(1.0 + a * a * down * down) / (2.0 * a)
        return straight * v + s * (above + below)

    held = Storage(
        "gate_drain", (_PORT,), (ACROSS,), HalfSquare(high, True), (None,), least=0.0, amount=lambda v: high * v
    )
    return [
        (offset("gate_drain_offset", lambda v: v - charge(v) / high), (ends[0], "charged", *ends)),
        (held, ("charged", ends[1])),
    ]
