"""The elements of a netlist with two nodes: R, C, L, D, V, I.

    R   value | R=value | model-free TC=tc1,tc2 | I='formula of v'        C, L   value [IC=start]
    V, I   [DC value] [AC size [phase]] [waveform] | {formula in t}

Units: SI. Law: tests/files/test_netlist.py. Source: ngspice manual, ch. 3 and 4.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator, Mapping, Sequence

import numpy as np

from poinsot.components import distributed, electrical
from poinsot.components.primitives import Member
from poinsot.errors import ModelError
from poinsot.files.arguments import Law
from poinsot.files.netlist_directives import edge_of
from poinsot.files.netlist_formulas import translated
from poinsot.files.netlist_lines import Card, LineFault, formula, node, number
from poinsot.files.netlist_ltspice import growing
from poinsot.files.netlist_models import ModelLine, Settings, diode
from poinsot.multibody.model import Run
from poinsot.records import dataclass, field
from poinsot.showing import some
from poinsot.signals.given import as_signal, names_used
from poinsot.signals.signal import Constant, Expression, Signal, Table

# The waveforms of SPICE's independent sources as signals: SIN, PULSE, PWL, EXP.

_PULSE_LIMIT = 100_000


def waveform(kind: str, values: Sequence[float], end: float | None, step: float | None = None) -> Signal:
    """The signal of a waveform; end, step: of the run [s], which a train of pulses and defaults of times need."""
    if kind.lower() not in WAVEFORMS:
        known = f"{', '.join(WAVEFORMS).upper()} and numbers"
        raise ModelError(f"the waveform {kind!r} is not read; {known} are")
    return WAVEFORMS[kind.lower()]([float(v) for v in values], end, step)


def _sine(values: Sequence[float], end: float | None, step: float | None) -> Signal:
    """VO + VA exp(−θ(t − TD)) sin(2π F (t − TD)) from TD on; VO before. F is one period in the run where it is not
    said."""
    if len(values) == 2 and end:
        values = [*values, 1 / end]
    if not 3 <= len(values) <= 7:
        raise ModelError("SIN needs (VO VA FREQ [TD THETA PHASE [NCYCLES]])")
    offset, size, frequency, delay, damping, phase, cycles = [*values, *[0.0] * (7 - len(values))]
    wave = f"{size!r}*exp(-{damping!r}*(t - {delay!r}))*sin(2*pi*{frequency!r}*(t - {delay!r}) + {phase!r}*deg)"
    if damping == 0:
        wave = f"{size!r}*sin(2*pi*{frequency!r}*(t - {delay!r}) + {phase!r}*deg)"
    if delay > 0:
        wave = f"step(t - {delay!r})*{wave} + (1 - step(t - {delay!r}))*{size!r}*sin({phase!r}*deg)"
    if cycles > 0:
        last = delay + cycles / frequency
        wave = f"((1 - step(t - {last!r}))*({wave}) + step(t - {last!r})*{size!r}*sin({phase!r}*deg))"
    return Expression(f"{offset!r} + {wave}")


def _pulse(values: Sequence[float], end: float | None, step: float | None) -> Signal:
    """From V1 to V2 after TD, within TR; held for PW, back within TF; again every PER, however long a run. As in SPICE,
    times that are zero or not said are the step of the run for TR and TF, and its end for PW and PER: it stays then."""
    if not 2 <= len(values) <= 8:
        raise ModelError("PULSE needs (V1 V2 [TD TR TF PW PER [NCYCLES]])")
    if end is None:
        raise ModelError("PULSE needs to know how long the run lasts: write a .tran line before it")
    low, high, delay, rise, fall, width, period = [*values, *[0.0, 0.0, 0.0, end, end][len(values) - 2 :]][:7]
    cycles = int(values[7]) if len(values) == 8 and values[7] > 0 else 0
    cycles = 0 if cycles > _PULSE_LIMIT else cycles  # no run has so many
    held, once = len(values) < 6 or not width, bool(cycles) or len(values) < 7 or not period
    width, period = width or end, period or end
    if min(delay, rise, fall, width) < 0 or period <= 0:
        raise ModelError("the times of PULSE must not be negative")
    least = step or 1e-9 * end  # an edge without duration is that long
    rise, fall = rise or least, fall or least
    over = period * (1 + 1e-9) < rise + width + fall  # rounding of sums of decimals is no overlap
    if over and period < end:
        raise ModelError(
            "PULSE repeats before it is over: PER must be at least TR + PW + TF, TR and TF of 0 being the step of .tran"
        )
    once = once or over
    times, levels = [0.0], [low]
    count = int(min(max((end - delay) / period, 0.0), _PULSE_LIMIT)) + 2
    for k in range(cycles or (1 if once else count)):
        if k > _PULSE_LIMIT:
            raise ModelError(f"PULSE has more than {_PULSE_LIMIT} periods in this run")
        start = delay + k * period
        for at, level in (
            (start, low),
            (start + rise, high),
            (start + rise + width, high),
            (start + rise + width + fall, low),
        )[: 2 if held and once else 4]:
            if at > times[-1]:
                times.append(at)
                levels.append(level)
            elif at == times[-1]:
                levels[-1] = level
        if start > end and k and not cycles:
            break
    if len(times) == 1:
        times.append(end)
        levels.append(low)
    return Table(tuple(times), tuple(levels), 0.0 if once else period)


def _points(values: Sequence[float], end: float | None, step: float | None) -> Signal:
    """Straight lines through (t, v) pairs."""
    if len(values) < 4 or len(values) % 2:
        raise ModelError("PWL needs pairs of times and values, at least two: PWL(0 0 1m 5)")
    return Table(tuple(values[::2]), tuple(values[1::2]))


def _exponential(values: Sequence[float], end: float | None, step: float | None) -> Signal:
    """V1, from TD1 on towards V2 with TAU1, from TD2 on back with TAU2; times that are not said are the run's step."""
    if len(values) != 6 and not (2 <= len(values) < 6 and step):
        raise ModelError("EXP needs (V1 V2 TD1 TAU1 TD2 TAU2)")
    given, least = dict(enumerate(values)), step or 0.0
    one, two, t1, tau1 = values[0], values[1], given.get(2, 0.0), given.get(3, least)
    t2, tau2 = given.get(4, t1 + least), given.get(5, least)
    if tau1 <= 0 or tau2 <= 0 or t2 < t1:
        raise ModelError("EXP needs positive time constants and TD2 after TD1")
    up = f"step(t - {t1!r})*{two - one!r}*(1 - exp(-(t - {t1!r})/{tau1!r}))"
    down = f"step(t - {t2!r})*{one - two!r}*(1 - exp(-(t - {t2!r})/{tau2!r}))"
    return Expression(f"{one!r} + {up} + {down}")


def _modulated_frequency(values: Sequence[float], end: float | None, step: float | None) -> Signal:
    """VO + VA sin(2π FC t + MDI sin(2π FS t))."""
    if len(values) != 5:
        raise ModelError("SFFM needs (VO VA FC MDI FS)")
    offset, size, carrier, depth, slow = values
    return Expression(f"{offset!r} + {size!r}*sin(2*pi*{carrier!r}*t + {depth!r}*sin(2*pi*{slow!r}*t))")


def _modulated_amplitude(values: Sequence[float], end: float | None, step: float | None) -> Signal:
    """VA (VO + sin(2π MF (t − TD))) sin(2π FC (t − TD)) from TD on; 0 before."""
    if not 4 <= len(values) <= 5:
        raise ModelError("AM needs (VA VO MF FC [TD])")
    size, offset, slow, carrier, delay = [*values, 0.0][:5]
    at = f"(t - {delay!r})"
    return Expression(f"step{at}*{size!r}*({offset!r} + sin(2*pi*{slow!r}*{at}))*sin(2*pi*{carrier!r}*{at})")


WAVEFORMS: dict[str, Callable[[Sequence[float], float | None, float | None], Signal]] = {
    "sin": _sine, "sine": _sine, "pulse": _pulse, "pwl": _points, "exp": _exponential, "sffm": _modulated_frequency,
    "am": _modulated_amplitude,
}  # fmt: skip


Names = Mapping[str, float]
_KNOT_LIMIT = 500_000


@dataclass
class Maker:
    """What elements need to know of the whole netlist: its run, its options, what .ic says by node and inductor.

    starts            whether sources grow from nothing (`startup`)
    at_rest           whether runs begin at the operating point, whatever IC= says; unheeded: whose IC= that was
    levels, stimuli   by the names of sources, DC beside a waveform and AC, as they are read
    """

    run: Run
    settings: Settings
    ideal: bool
    initial: Mapping[tuple[str, str], float]
    starts: bool = False
    knots: int = 0
    at_rest: bool = False
    unheeded: list[str] = field(default_factory=list)
    used: set[tuple[str, str]] = field(default_factory=set)
    levels: dict[str, float] = field(default_factory=dict)
    stimuli: dict[str, complex] = field(default_factory=dict)

    def heeds_start(self, card: Card) -> bool:
        """True if IC= of a card acts: with UIC alone, as in SPICE."""
        if self.at_rest:
            self.unheeded.append(card.name)
        return not self.at_rest

    def start(self, card: Card) -> float | None:
        """The voltage of a capacitor, or the current of an inductor, that .ic says."""
        if not self.initial:
            return None
        keys = [("v", node(t)) for t in card.tokens[1:3]]
        keys = [("i", card.name.lower())] if card.name[0].lower() == "l" else keys
        if not any(key in self.initial for key in keys):
            return None
        self.used.update(keys)
        values = [self.initial.get(key, 0.0) for key in keys]
        return values[0] if len(values) == 1 else values[0] - values[1]

    def without_effect(self) -> Iterator[str]:
        """A sentence of what .ic says of places that store nothing."""
        if left := [f"{kind.upper()}({name})" for kind, name in self.initial if (kind, name) not in self.used]:
            yield f".ic gives {', '.join(left)}, where no capacitor or inductor keeps it: without effect"

    def passed_over(self) -> Iterator[str]:
        """A sentence of IC= that does not act."""
        if self.unheeded:
            yield (
                f"IC= of {some(self.unheeded)} does not act: without UIC on its .tran line a run begins at the "
                "operating point, as in SPICE"
            )


def storage_values(maker: Maker, card: Card, names: Names) -> tuple[float, float | None]:
    """The value of a capacitor or an inductor, and its IC where that acts."""
    name, rest = card.name, list(card.tokens[3:])
    if rest[:2] and rest[0].lower() in ("c", "l") and rest[1:2] == ["="]:
        rest = rest[2:]
    start = None
    if len(rest) == 4 and rest[1].lower() == "ic" and rest[2] == "=":
        start, rest = number(card, rest[3], names) if maker.heeds_start(card) else None, rest[:1]
    if len(rest) != 1:
        raise card.fault(f"{name} is read as {name} n+ n- value [IC=value]")
    return number(card, rest[0], names), start


def lossless_line(maker: Maker, card: Card, names: Names) -> Member:
    """Tname n1+ n1- n2+ n2- Z0=… TD=… | Z0=… F=… [NL=…] [IC=v1,i1,v2,i2]."""
    tokens, given = list(card.tokens[5:]), dict[str, list[float]]()
    for token in (t for t in tokens if t not in "=,()"):
        if token.lower() in ("z0", "zo", "td", "f", "nl", "ic") and token.lower() not in given:
            given[token.lower().replace("zo", "z0")] = key = []
        elif not given:
            raise card.fault(f"{card.name} has {token!r} where Z0=…, TD=…, F=…, NL=… or IC=… is read")
        else:
            key.append(number(card, token, names))
    counts = {name: len(values) for name, values in given.items()}
    timed = "z0" in given and ("td" in given or "f" in given)
    if not timed or any(n != (4 if name == "ic" else 1) for name, n in counts.items()) or {"td", "f"} <= given.keys():
        raise card.fault(f"{card.name} is read with Z0=… and TD=…, or F=… and NL=…, and perhaps IC=v1,i1,v2,i2")
    Z = given["z0"][0]
    delay = given["td"][0] if "td" in given else given.get("nl", [0.25])[0] / given["f"][0]
    if "ic" not in given or not maker.heeds_start(card):
        return distributed.LosslessLine(card.name, Z, delay)
    v1, i1, v2, i2 = given["ic"]
    at_a, at_b = v2 + Z * i2, v1 + Z * i1
    return distributed.LosslessLine(card.name, Z, delay, voltage=(at_a + at_b) / 2, current=(at_b - at_a) / (2 * Z))


def _storage(maker: Maker, card: Card, names: Names, models: Mapping[str, ModelLine], prefix: str) -> Member:
    value, start = storage_values(maker, card, names)
    said = None if prefix else maker.start(card)
    start = said if start is None else start
    if card.name[0].lower() == "c":
        return electrical.Capacitor(card.name, value, voltage=start)
    return electrical.Inductor(card.name, value, current=start)


def _resistor(maker: Maker, card: Card, names: Names, models: Mapping[str, ModelLine], prefix: str) -> Member:
    name, rest = card.name, list(card.tokens[3:])
    if [t.lower() for t in rest[:2]] == ["i", "="] and len(rest) == 3:
        return electrical.NonlinearResistor(name, current=law_of_v(card, rest[2], names))
    if [t.lower() for t in rest[:2]] == ["r", "="]:
        rest = rest[2:]
    split = next((k - 1 for k, t in enumerate(rest) if t == "="), len(rest))
    factor = _warming(card, rest[split:], names, maker.settings)
    if split != 1:
        raise card.fault(f"{name} is read as {name} n+ n- value [TC=tc1,tc2], or with I='formula of v'")
    return electrical.Resistor(name, number(card, rest[0], names) * factor)


def _warming(card: Card, rest: list[str], names: Names, settings: Settings) -> float:
    """1 + TC1 ΔT + TC2 ΔT² of TC=tc1[,tc2] or TC1=…, TC2=…."""
    found, key = {"tc1": 0.0, "tc2": 0.0}, ""
    tokens = [t for t in rest if t not in ",="]
    for token in tokens:
        if token.lower() in ("tc", "tc1", "tc2"):
            key = "tc1" if token.lower() == "tc" else token.lower()
        elif key:
            found[key] = number(card, token, names)
            key = "tc2" if key == "tc1" else ""
        else:
            raise card.fault(f"{card.name} has {token!r} after its value; TC=tc1,tc2 is read there")
    warmer = settings.temperature - settings.nominal
    return 1.0 + found["tc1"] * warmer + found["tc2"] * warmer * warmer


def law_of_v(card: Card, token: str, names: Names) -> Law:
    """A formula of the element's own voltage v."""
    if re.search(r"\b[vi]\s*\(", formula(token)):
        raise card.fault(f"{token} has voltages or currents of other places; only v, the element's own, is read of R")
    if taken := sorted({"v", "x"} & names.keys() & names_used(formula(token))):
        raise card.fault(
            f"{taken[0]!r} is a parameter and cannot be told from the voltage v here; rename the parameter"
        )
    text = re.sub(r"\bv\b(?!\s*\()", "x", formula(token))
    law = Law(text, tuple(names.items()))
    law(0.25)
    return law


def _source(maker: Maker, card: Card, names: Names, models: Mapping[str, ModelLine], prefix: str) -> Member:
    make = electrical.VoltageSource if card.name[0].lower() == "v" else electrical.CurrentSource
    signal = _signal(maker, card, names, prefix)
    return make(card.name, growing(signal) if maker.starts else signal)


def _signal(maker: Maker, card: Card, names: Names, prefix: str) -> Signal:
    """Time signal of a source: its waveform, else its DC value. AC size and phase are no part of it."""
    tokens, level = [t for t in card.tokens[3:] if t not in "(),="], list[float]()
    starts = next((k for k, t in enumerate(tokens) if _is_wave(t, names)), len(tokens))
    own = len([*itertools.takewhile(lambda t: t.lower() not in ("dc", "ac"), tokens[starts:])])
    wave, tokens = tokens[starts : starts + own], tokens[:starts] + tokens[starts + own :]  # DC and AC on either side
    while tokens:
        word = tokens[0].lower()
        after = [_is_wave(t, names) or t.lower() in ("dc", "ac") for t in tokens[1:3]]
        if word == "ac":
            count = after.index(True) if True in after else len(after)
            size, phase = [*(number(card, t, names) for t in tokens[1 : 1 + count]), *(1.0, 0.0)[count:]]
            maker.stimuli[prefix + card.name] = complex(size * np.exp(1j * np.radians(phase)))
            tokens = tokens[1 + count :]
            continue
        tokens = tokens[1:] if word == "dc" and after and not after[0] else tokens
        if level or (word == "dc" and not after):
            raise _too_much(card)
        if tokens[0][:1] in "{'\"" and re.search(r"\bt\b|\btime\b", tokens[0][1:-1], re.IGNORECASE):
            if len(tokens) > 1 or wave:
                raise _too_much(card)
            return as_signal(
                "", translated(re.sub(r"\btime\b", "t", formula(tokens[0])), None, card.dialect), dict(names)
            )
        level, tokens = [number(card, tokens[0], names)], tokens[1:]
    if not wave:
        return Constant(*(level or [0.0]))
    values = [number(card, t, names) for t in wave[1:]]
    signal = waveform(wave[0], values, maker.run.time, edge_of(maker.run))
    maker.knots += len(signal.times) if isinstance(signal, Table) else 0
    maker.levels |= {prefix + card.name: level[0]} if level else {}
    if maker.knots > _KNOT_LIMIT:
        raise card.fault(f"the pulses and tables of this netlist have more than {_KNOT_LIMIT:,} corners in this run")
    return signal


def _is_wave(token: str, names: Names) -> bool:
    """Whether a word is, or would be, the name of a waveform."""
    return token[0].isalpha() and token.lower() not in names and token.lower() not in ("dc", "ac")


def _too_much(card: Card) -> LineFault:
    return card.fault(
        f"{card.name} has {' '.join(card.tokens[3:])!r}: a source is read as [DC value] [AC size phase] and one "
        "waveform, or with one {formula} in t"
    )


def _diode(maker: Maker, card: Card, names: Names, models: Mapping[str, ModelLine], prefix: str) -> Member:
    return diode(card, models, maker.ideal, maker.settings, names)


ONE_PORTS: dict[str, Callable[[Maker, Card, Names, Mapping[str, ModelLine], str], Member]] = {
    "r": _resistor, "c": _storage, "l": _storage, "d": _diode, "v": _source, "i": _source,
}  # fmt: skip
