"""LTspice's additions to netlists: losses inside C, L and V, `startup`, operators.

    Cname n+ n- value [Rser= Lser= Rpar= Cpar= RLshunt=]      Lname n+ n- value [Rser= Rpar= Cpar=]
    Vname n+ n- … [Rser= Cpar=]     Rser, Lser in series with the element, Rpar, Cpar across both; RLshunt across Lser
    .tran … startup                 begins with every source at zero; they grow to what they are in the first 20 µs

LTspice wrote a netlist that has a line .backanno, or whose first line names an .asc file; formulas: `netlist_formulas`.
Law: the same circuit written out, tests/files/test_netlist_ltspice.py. Source: LTspice help, C, L, V, .TRAN.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from itertools import pairwise
from math import ceil, sqrt

from poinsot.components import electrical
from poinsot.components.primitives import Member
from poinsot.files.netlist_lines import Card, number
from poinsot.signals.given import as_signal
from poinsot.signals.signal import Constant, Expression, Signal, Table, value_at
from poinsot.systems.network import Network

Make = Callable[[str, float], Member]
_R, _L, _C = electrical.Resistor, electrical.Inductor, electrical.Capacitor
LOSSES: dict[str, dict[str, Make]] = {
    "c": {"rser": _R, "lser": _L, "rpar": _R, "cpar": _C, "rlshunt": _R}, "l": {"rser": _R, "rpar": _R, "cpar": _C},
    "v": {"rser": _R, "cpar": _C},
}  # fmt: skip
"""By first letter the numbers of a loss in it, and the element that each is."""
RAMP = 20e-6  # s, as LTspice has it
_MISSED = 1e-6  # of the step of a piece: how far chords of the product of two ramps are off


def is_ltspice(text: str) -> bool:
    """Whether LTspice wrote this netlist."""
    first = text.partition("\n")[0].strip().lower()
    return first.endswith(".asc") or re.search(r"^\s*\.backanno\b", text, re.MULTILINE | re.IGNORECASE) is not None


def parted_losses(card: Card) -> tuple[Card, dict[str, str]]:
    """The card without its losses, and these."""
    if "=" not in card.tokens:
        return card, {}
    known, tokens, found = LOSSES.get(card.name[0].lower(), {}), list(card.tokens), dict[str, str]()
    for k in reversed(range(len(tokens) - 2)):
        if tokens[k].lower() in known and tokens[k + 1] == "=":
            found[tokens[k].lower()] = tokens[k + 2]
            del tokens[k : k + 3]
    return (Card(card.line, tuple(tokens), card.text, card.dialect), found) if found else (card, found)


def place_losses(
    network: Network, card: Card, losses: Mapping[str, str], names: Mapping[str, float], ends: tuple[str, str]
) -> str:
    """Put the losses of an element beside it; the node that stands for its first one."""
    if not losses:
        return ends[0]
    values = {key: number(card, token, names) for key, token in losses.items()}
    made = {key: LOSSES[card.name[0].lower()][key] for key in values}
    first = ends[0]
    for key, value in values.items():
        if key in ("rpar", "cpar") and value:
            network.add(made[key](f"{card.name}.{key}", value), *ends)
    for key in ("rser", "lser"):
        if values.get(key):
            behind = f"{card.name.lower()}.{key}"
            network.add(made[key](f"{card.name}.{key}", values[key]), first, behind)
            if key == "lser" and values.get("rlshunt"):
                network.add(_R(f"{card.name}.rlshunt", values["rlshunt"]), first, behind)
            first = behind
    return first


def growing(signal: Signal) -> Signal:
    """The signal times t/20 µs, up to 1: `startup`."""
    match signal:
        case Constant():
            return Table((0.0, RAMP), (0.0, signal.value)) if signal.value else signal
        case Table():
            return _grown_table(signal)
        case Expression():
            return as_signal("", f"min(t/{RAMP!r}, 1)*({signal.text})", dict(signal.constants))
    raise TypeError(signal)


def _grown_table(signal: Table) -> Table:
    """Its product with the ramp: exact where it is constant, by chords where both vary."""
    signal = signal.until(RAMP + 2.0 * signal.again)
    inside = [(t, v) for t, v in zip(signal.times, signal.values, strict=True) if 0.0 < t < RAMP]
    knots = [(0.0, value_at(signal, 0.0)), *inside, (RAMP, value_at(signal, RAMP))]
    found = list[tuple[float, float]]()
    for (t0, a), (t1, b) in pairwise(knots):
        pieces = max(1, ceil(sqrt((t1 - t0) / RAMP / 4.0 / _MISSED))) if a != b else 1
        for k in range(pieces):
            share = k / pieces
            t = t0 + share * (t1 - t0)
            found.append((t, (a + share * (b - a)) * t / RAMP))
    found.append((RAMP, knots[-1][1]))
    found += [(t, v) for t, v in zip(signal.times, signal.values, strict=True) if t > RAMP]
    return Table(tuple(t for t, _ in found), tuple(v for _, v in found), signal.again)
