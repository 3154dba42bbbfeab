"""The elements of a netlist with two nodes: R, C, L, D, V, I.

    R   value | R=value | model-free TC=tc1,tc2 | I='formula of v'        C, L   value [IC=start]
    V, I   [DC value] [AC size [phase]] [waveform] | {formula in t}

Units: SI. Law: tests/files/test_netlist.py. Source: ngspice manual, ch. 3 and 4.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator, Mapping

import numpy as np

from poinsot.components import electrical
from poinsot.components.primitives import Member
from poinsot.files.arguments import Law
from poinsot.files.netlist_directives import edge_of
from poinsot.files.netlist_formulas import translated
from poinsot.files.netlist_lines import Card, LineFault, formula, node, number
from poinsot.files.netlist_models import Settings, Written, diode
from poinsot.files.netlist_sources import waveform
from poinsot.multibody.model import Run
from poinsot.records import dataclass, field
from poinsot.signals.given import as_signal, names_used
from poinsot.signals.signal import Constant, Signal, Table

Names = Mapping[str, float]
_MOST_KNOTS = 500_000


@dataclass
class Maker:
    """What elements need to know of the whole netlist: its run, its options, what .ic says by node and inductor.

    levels, stimuli   of the circuit's own sources, DC beside a waveform and AC, as they are read
    """

    run: Run
    settings: Settings
    ideal: bool
    initial: Mapping[tuple[str, str], float]
    knots: int = 0
    used: set[tuple[str, str]] = field(default_factory=set)
    levels: dict[str, float] = field(default_factory=dict)
    stimuli: dict[str, complex] = field(default_factory=dict)

    def start(self, card: Card) -> float | None:
        """The voltage of a capacitor, or the current of an inductor, that .ic says."""
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


def storage_values(card: Card, names: Names) -> tuple[float, float | None]:
    """The value of a capacitor or an inductor, and its IC."""
    name, rest = card.name, list(card.tokens[3:])
    if rest[:2] and rest[0].lower() in ("c", "l") and rest[1:2] == ["="]:
        rest = rest[2:]
    start = None
    if len(rest) == 4 and rest[1].lower() == "ic" and rest[2] == "=":
        start, rest = number(card, rest[3], names), rest[:1]
    if len(rest) != 1:
        raise card.fault(f"{name} is read as {name} n+ n- value [IC=value]")
    return number(card, rest[0], names), start


def _storage(maker: Maker, card: Card, names: Names, models: Mapping[str, Written], outer: bool) -> Member:
    value, start = storage_values(card, names)
    said = maker.start(card) if outer else None
    start = said if start is None else start
    if card.name[0].lower() == "c":
        return electrical.Capacitor(card.name, value, voltage=start)
    return electrical.Inductor(card.name, value, current=start)


def _resistor(maker: Maker, card: Card, names: Names, models: Mapping[str, Written], outer: bool) -> Member:
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


def _source(maker: Maker, card: Card, names: Names, models: Mapping[str, Written], outer: bool) -> Member:
    make = electrical.VoltageSource if card.name[0].lower() == "v" else electrical.CurrentSource
    return make(card.name, _signal(maker, card, names, outer))


def _signal(maker: Maker, card: Card, names: Names, outer: bool) -> Signal:
    """Time signal of a source: its waveform, else its DC value. AC size and phase are no part of it."""
    tokens, level = [t for t in card.tokens[3:] if t not in "(),="], list[float]()
    while tokens and not _is_wave(tokens[0], names):
        word = tokens[0].lower()
        after = [_is_wave(t, names) or t.lower() in ("dc", "ac") for t in tokens[1:3]]
        if word == "ac":
            count = after.index(True) if True in after else len(after)
            size, phase = [*(number(card, t, names) for t in tokens[1 : 1 + count]), *(1.0, 0.0)[count:]]
            maker.stimuli |= {card.name: complex(size * np.exp(1j * np.radians(phase)))} if outer else {}
            tokens = tokens[1 + count :]
            continue
        tokens = tokens[1:] if word == "dc" and after and not after[0] else tokens
        if level or (word == "dc" and not after):
            raise _too_much(card)
        if tokens[0][:1] in "{'\"" and re.search(r"\bt\b|\btime\b", tokens[0][1:-1], re.IGNORECASE):
            if len(tokens) > 1:
                raise _too_much(card)
            return as_signal("", translated(re.sub(r"\btime\b", "t", formula(tokens[0]))), dict(names))
        level, tokens = [number(card, tokens[0], names)], tokens[1:]
    if not tokens:
        return Constant(*(level or [0.0]))
    own = itertools.takewhile(lambda t: t.lower() not in ("dc", "ac"), tokens[1:])
    values = [number(card, t, names) for t in own]
    signal = waveform(tokens[0], values, maker.run.time, edge_of(maker.run))
    maker.knots += len(signal.times) if isinstance(signal, Table) else 0
    maker.levels |= {card.name: level[0]} if level and outer else {}
    if maker.knots > _MOST_KNOTS:
        raise card.fault(f"the pulses and tables of this netlist have more than {_MOST_KNOTS:,} corners in this run")
    return signal


def _is_wave(token: str, names: Names) -> bool:
    """Whether a word is, or would be, the name of a waveform."""
    return token[0].isalpha() and token.lower() not in names and token.lower() not in ("dc", "ac")


def _too_much(card: Card) -> LineFault:
    return card.fault(
        f"{card.name} has {' '.join(card.tokens[3:])!r}: a source is read as [DC value] [AC size phase] and one "
        "waveform, or with one {formula} in t"
    )


def _diode(maker: Maker, card: Card, names: Names, models: Mapping[str, Written], outer: bool) -> Member:
    return diode(card, models, maker.ideal, maker.settings)


ONE_PORTS: dict[str, Callable[[Maker, Card, Names, Mapping[str, Written], bool], Member]] = {
    "r": _resistor, "c": _storage, "l": _storage, "d": _diode, "v": _source, "i": _source,
}  # fmt: skip
