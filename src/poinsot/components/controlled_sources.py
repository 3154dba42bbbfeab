"""Controlled sources and amplifiers. Controlled: by a law of voltages and currents elsewhere, SPICE's E, F, G, H, B.

    v = law(controls) or i = law(controls), from "p" to "n"; a control takes no power: it senses a voltage and lets no
    current pass, or a current and drops no voltage

Power comes from nowhere and may go anywhere: they count among the sources of the energy ledger. Terminals "p", "n" of
what is driven, "control.p", "control.n" of what is sensed; of several controls "control1.p", ….
Laws: tests/components/test_controlled.py. Source: Chua & Lin (1975), ch. 4; ngspice manual, ch. 4.2.
Units: V, A; powers [W].

Operational amplifiers and comparators: nullor, gain, bandwidth, slew rate, rails, resistances; hysteresis.

    power into the element = Σ v i        terminals "p" (not inverting), "n" (inverting), "out" over the ground

What they give comes from supplies that are not drawn: the output counts among the sources of the energy ledger.
Laws: tests/components/test_amplifiers.py. Source: Chua & Lin (1975), ch. 4 (nullor); Boyle, Cohn, Pederson & Solomon
(1974), macromodel of an operational amplifier. Units: V, A, Ω, Hz, V/s.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, pi

from poinsot.algebra.scalars import Scalar, is_zero, known, maximum, minimum, unknown
from poinsot.components import symbols
from poinsot.components.choices import limits_of, sensing
from poinsot.components.declarations import ACROSS, Law, element, finite, not_negative, positive, storage
from poinsot.components.domains import ELECTRICAL
from poinsot.components.measured import measured
from poinsot.components.primitives import (
    GROUND,
    Composite,
    IdealSource,
    LinearResistor,
    Member,
    Relation,
    TerminalPair,
    Variable,
)
from poinsot.components.symbols import drawn
from poinsot.errors import ModelError
from poinsot.signals.signal import Constant
from poinsot.structures.kirchhoff import EdgeKind

__all__ = [
    "Comparator",
    "ControlledSource",
    "CurrentControlledCurrentSource",
    "CurrentControlledVoltageSource",
    "OpAmp",
    "VoltageControlledCurrentSource",
    "VoltageControlledVoltageSource",
]

_PORT, _SENSED = TerminalPair(ELECTRICAL), TerminalPair(ELECTRICAL, "in")
_OUT = TerminalPair(ELECTRICAL, "out", ("", None))
Part = tuple[Member, tuple[str, ...]]

COMPENSATION = 30e-12
"""The capacitance of the pole [F]: that of a 741, for which 0.5 V/µs are 15 µA."""
_BEYOND = 100.0
"""By how much steeper the pole is drawn back to the rails than the input drives it: it passes them by v_d/100."""


@element
@drawn(symbols.AMPLIFIER)
@measured(
    bandwidth="Hz", slew_rate="V/s", rails="V", input_resistance="Ω", output_resistance="Ω",
)  # fmt: skip
def OpAmp(
    name: str,
    *,
    gain: float | None = None,
    bandwidth: float | None = None,
    slew_rate: float | None = None,
    rails: tuple[float, float] | None = None,
    input_resistance: float | None = None,
    output_resistance: float = 0.0,
) -> Relation | Composite:
    """v_p = v_n and no input current, whatever the output has to give: a nullor, where nothing else is said.

    gain       A₀ > 0 of slow signals, v = A₀ (v_p − v_n); None with a bandwidth: infinite
    bandwidth  f > 0, gain-bandwidth product [Hz]: v̇ = 2π f (v_p − v_n − v/A₀), one pole
    slew_rate  S > 0 [V/s]: |v̇| ≤ S; it needs a bandwidth
    rails      (lower, upper) [V]: v_out = v within them; they need a gain or a bandwidth. The pole passes them by no
               more than |v_p − v_n|/100, so that it comes back at once
    input_resistance between p and n, none: infinite; output_resistance ≥ 0 before the output [Ω]
    Parts      "stage", "pole" (its voltage is v), "output", "input", "resistance"
    Errors     ModelError for numbers outside their ranges, and for those that need another
    Law        closed forms of inverting, integrating and filtering circuits, slopes and rails
    Source     Chua & Lin (1975), ch. 4; Boyle et al. (1974)
    """
    A = None if gain is None else positive(name, "gain", gain)
    f = None if bandwidth is None else positive(name, "bandwidth", bandwidth, "Hz")
    S = None if slew_rate is None else positive(name, "slew rate", slew_rate, "V/s")
    Rout = not_negative(name, "output resistance", output_resistance, "Ω")
    if f is None and S is not None:
        raise ModelError(f"{name!r} has a slew rate, which limits a pole: give its bandwidth as well")
    if f is None and A is None and rails is not None:
        raise ModelError(f"{name!r} has rails, which an ideal output does not know: give a gain or a bandwidth as well")
    low, high = (-inf, inf) if rails is None else (finite(name, "rail", v, "V") for v in rails)
    if rails is not None and not low < high:
        raise ModelError(f"{name!r} has its lower rail {low:g} V not below its upper one {high:g} V")
    ideal = f is None and A is None
    if ideal and is_zero(Rout) and input_resistance is None:
        return _nullor(name)
    out = "out" if is_zero(Rout) else "inside"
    if ideal:
        laid = list[Part]([(_nullor("output"), ("p", "n", out))])
    elif f is None:
        laid = [(_output(A, low, high, rails is not None), (out, "p", "n"))]
    else:
        pole = storage("pole", _PORT, ACROSS, ("capacitance", COMPENSATION, "F"), None, None, None)
        laid = [
            (_stage(2.0 * pi * f * COMPENSATION, A, S, low, high, rails is not None), ("pole", GROUND, "p", "n")),
            (pole, ("pole", GROUND)),
            (_output(1.0, low, high, rails is not None), (out, "pole", GROUND)),
        ]
    if input_resistance is not None:
        Rin = positive(name, "input resistance", input_resistance, "Ω")
        laid.append((LinearResistor("input", (_PORT,), 1.0, Rin), ("p", "n")))
    if out == "inside":
        laid.append((LinearResistor("resistance", (_PORT,), 1.0, Rout), ("inside", "out")))
    return Composite(name, (_PORT, _OUT), tuple(laid))


def _nullor(name: str) -> Relation:
    """i = 0 and v = 0 at the input: the second is v_out = v_out + v, which says nothing of the output."""
    outputs: tuple[Variable, ...] = ("through", "across")
    reads: tuple[tuple[int, Variable], ...] = ((0, "across"), (1, "across"))
    slopes = {0: (0.0, 0.0), 1: (1.0, 1.0)}
    return Relation(name, (_PORT, _OUT), outputs, reads, lambda v, out: (0.0, out + v), "active", slopes=slopes)


def _output(A: float | None, low: float, high: float, clips: bool) -> Relation:
    """v_out = A v within the rails."""
    outputs: tuple[Variable, ...] = ("across", "through")
    if not clips:
        slopes = {0: (A,), 1: (0.0,)}
        return Relation("output", (_OUT, _SENSED), outputs, ((1, "across"),), lambda v: (A * v, 0.0), "active",
                        slopes=slopes)  # fmt: skip

    def law(v: Scalar) -> tuple[Scalar, ...]:
        return minimum(maximum(A * v, low), high), 0.0

    return Relation("output", (_OUT, _SENSED), outputs, ((1, "across"),), law, "active", slopes={1: (0.0,)})


def _stage(g: float, A: float | None, S: float | None, low: float, high: float, clips: bool) -> Relation:
    """The current into the pole, g (v_d − v/A), at most S times its capacitance; drawn back from beyond the rails."""
    outputs: tuple[Variable, ...] = ("through", "through")
    reads: tuple[tuple[int, Variable], ...] = ((1, "across"), (0, "across"))
    share = 0.0 if A is None else 1.0 / A
    most = None if S is None else S * COMPENSATION

    def law(v_d: Scalar, v: Scalar) -> tuple[Scalar, ...]:
        current = g * (v_d - share * v)
        current = current if most is None else minimum(maximum(current, -most), most)
        beyond = maximum(v - high, 0.0) + minimum(v - low, 0.0) if clips else 0.0
        return _BEYOND * g * beyond - current, 0.0

    slopes = {1: (0.0, 0.0)} if clips or most is not None else {0: (-g, g * share), 1: (0.0, 0.0)}
    return Relation("stage", (_PORT, _SENSED), outputs, reads, law, "active", slopes=slopes)


@element
@drawn(symbols.AMPLIFIER)
@measured(low="V", high="V", threshold="V", hysteresis="V", output_resistance="Ω")
def Comparator(
    name: str,
    low: float,
    high: float,
    *,
    threshold: float = 0.0,
    hysteresis: float = 0.0,
    output_resistance: float = 0.0,
    closed: bool = False,
) -> Composite:
    """``high`` once v_p − v_n is above threshold + hysteresis, ``low`` once it is below threshold − hysteresis.

    low, high, threshold, hysteresis ≥ 0 [V]; output_resistance ≥ 0 [Ω]; no input current
    closed   whether it starts at ``high`` where the voltage is between
    Parts    "on" and "off", contacts to the sources "high" and "low", of which one is closed; "resistance"
    Law      changes at its own instants, a Schmitt trigger's period in closed form, tests/components/test_amplifiers.py
    """
    lower, upper = limits_of(name, threshold, hysteresis)[::-1]
    out = "out" if is_zero(not_negative(name, "output resistance", output_resistance, "Ω")) else "inside"
    on = sensing("on", _PORT, _SENSED, "across", (upper, lower), closed, "commanded")
    off = sensing("off", _PORT, _SENSED, "across", (0.0 - lower, 0.0 - upper), not closed, "commanded", -1.0)
    laid = list[Part]([(on, ("top", out, "p", "n")), (off, ("bottom", out, "p", "n"))])
    for part, node, value in (("high", "top", high), ("low", "bottom", low)):
        level = Constant(finite(name, f"{part} output", value, "V"))
        laid.append((IdealSource(part, (_PORT,), EdgeKind.ACROSS_SOURCE, level), (node, GROUND)))
    if out == "inside":
        laid.append((LinearResistor("resistance", (_PORT,), 1.0, output_resistance), ("inside", "out")))
    return Composite(name, (_PORT, _OUT), tuple(laid))


_OTHER: dict[Variable, Variable] = {"across": "through", "through": "across"}
_VARIABLES: dict[str, Variable] = {"voltage": "across", "current": "through"}


@element
@drawn(symbols.CONTROLLED, gain="")
def VoltageControlledVoltageSource(name: str, gain: float) -> Relation:
    """v = μ v_c, SPICE's E: an amplifier without input current. gain μ [V/V], of any sign.

    Errors  ModelError for a gain that is no finite number
    """
    return _linear(name, "across", "across", finite(name, "gain", gain))


@element
@drawn(symbols.CONTROLLED, transconductance="S")
def VoltageControlledCurrentSource(name: str, transconductance: float) -> Relation:
    """i = g v_c from p through the source to n, SPICE's G. transconductance g [S], of any sign.

    Errors  ModelError for one that is no finite number
    """
    return _linear(name, "through", "across", finite(name, "transconductance", transconductance, "S"))


@element
@drawn(symbols.CONTROLLED, transresistance="Ω")
def CurrentControlledVoltageSource(name: str, transresistance: float) -> Relation:
    """v = r i_c, SPICE's H; the control is a wire. transresistance r [Ω], of any sign.

    Errors  ModelError for one that is no finite number
    """
    return _linear(name, "across", "through", finite(name, "transresistance", transresistance, "Ω"))


@element
@drawn(symbols.CONTROLLED, gain="")
def CurrentControlledCurrentSource(name: str, gain: float) -> Relation:
    """i = β i_c from p through the source to n, SPICE's F; the control is a wire. gain β [A/A], of any sign.

    Errors  ModelError for a gain that is no finite number
    """
    return _linear(name, "through", "through", finite(name, "gain", gain))


@element
@drawn(symbols.CONTROLLED)
@measured()
def ControlledSource(name: str, law: Law, drives: str, senses: Sequence[str]) -> Relation:
    """v or i = law(x₁, x₂, …), any function over any scalar of voltages [V] and currents [A] sensed elsewhere.

    drives  "voltage" or "current": what the law gives, between "p" and "n"
    senses  "voltage" or "current" for each control, the arguments of the law in order
    Errors  ModelError for other words, and for a law that gives no number
    """
    words = (drives, *senses)
    if odd := [word for word in words if word not in _VARIABLES]:
        raise ModelError(f'{name!r} drives and senses a "voltage" or a "current", not {odd[0]!r}')
    reads = [_VARIABLES[word] for word in senses]
    _refuse_no_number(name, law, len(reads))

    def outputs(*values: Scalar) -> tuple[Scalar, ...]:
        return (law(*values), *[0.0] * len(reads))

    nothing = {1 + i: (0.0,) * len(reads) for i in range(len(reads))}
    return _relation(name, _VARIABLES[drives], reads, outputs, nothing)


def _linear(name: str, drives: Variable, senses: Variable, gain: float) -> Relation:
    return _relation(name, drives, [senses], lambda x: (gain * x, 0.0), {0: (gain,), 1: (0.0,)})


def _relation(
    name: str, drives: Variable, senses: Sequence[Variable], law: Law, slopes: dict[int, tuple[Scalar, ...]]
) -> Relation:
    names = ["control"] if len(senses) == 1 else [f"control{i + 1}" for i in range(len(senses))]
    pairs = (TerminalPair(ELECTRICAL), *(TerminalPair(ELECTRICAL, each) for each in names))
    outputs = (drives, *(_OTHER[each] for each in senses))
    reads = tuple((1 + i, each) for i, each in enumerate(senses))
    return Relation(name, pairs, outputs, reads, law, "active", slopes=slopes)


def _refuse_no_number(name: str, law: Law, count: int) -> None:
    try:
        found = law(*[0.25] * count)
        good = unknown(found) or known(float(found))
    except ArithmeticError:
        return
    except (TypeError, ValueError, IndexError) as error:
        raise ModelError(
            f"the law of {name!r} gives no number ({error}); it must be a function of as many numbers as it senses "
            f"({count}) that returns one, written with + - * / and the functions of poinsot.algebra.scalars"
        ) from None
    if not good:
        raise ModelError(f"the law of {name!r} gives no number")
