"""Directives of a netlist, the lines with a dot: parameters, run, options, initial values, and ignored ones.

Units: SI, temperatures in °C. Law: tests/files/test_netlist_dialect.py. Source: ngspice manual, ch. 2 and 15.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np

from poinsot.algebra.formulas import RESERVED
from poinsot.components.primitives import GROUND
from poinsot.files.netlist_formulas import Dialect
from poinsot.files.netlist_lines import Card, LineFault, assignments, formula, node, number
from poinsot.files.netlist_models import Settings
from poinsot.multibody.model import Run

PASSED = {
    **dict.fromkeys((".tf", ".pz", ".sens", ".disto", ".net"), "another analysis"),
    **dict.fromkeys((".print", ".plot", ".probe", ".save", ".width", ".graph"), "what is shown"),
    ".title": "a second title",
}
"""Directives that change nothing of the circuit and of its run in time, and what they are about."""
_SCRIPT = (
    "{} belongs to a script of ngspice's, which is a program and no circuit: delete the lines from .control to .endc; "
    "`poinsot simulate FILE` runs the circuit as its .tran line says"
)
SCRIPTS = {head: _SCRIPT.format(head) for head in (".control", ".endc")}


def passed(beside: Mapping[str, Card]) -> list[str]:
    """Warning text for ignored directives."""
    told = ", ".join(f"{head} in line {int(card.line)} ({PASSED[head]})" for head, card in beside.items())
    return [f"passed over, as it changes nothing of a run in time: {told}"] if told else []


def parameters(card: Card, tokens: Sequence[str]) -> dict[str, str]:
    """Name and value pairs of a line, of names that formulas can use."""
    found = assignments(card, tokens)
    for name in found:
        if name in RESERVED or name == "time":
            raise card.fault(f"the name {name!r} already means something in formulas; choose another")
    return found


def function_of(card: Card, dialect: Dialect) -> tuple[str, tuple[tuple[str, ...], str]]:
    """.func name(x, y) {formula}: the name, its arguments and its formula."""
    found = re.match(r"\.\w+\s+(\w+)\s*\(([\w\s,]*)\)\s*=?\s*(.+)$", card.text)
    if not found or not found[3].strip("{}'\" "):
        raise card.fault(f"{card.name} is read as {card.name} name(x, y) {{formula of x and y}}")
    if found[1].lower() in dialect.functions:
        raise card.fault(f"there are two functions {found[1]!r}; leave one out")
    return found[1].lower(), (tuple(found[2].lower().replace(",", " ").split()), formula(found[3].strip()))


def resolved(given: Sequence[tuple[Card, str, str]], names: Mapping[str, float]) -> dict[str, float]:
    """The values of parameters, which may use one another in any order; the last of one name counts."""
    found, open_ones = dict(names), {key: (card, value) for card, key, value in given}
    while open_ones:
        left = dict[str, tuple[Card, str]]()
        fault: LineFault | None = None
        for key, (card, value) in open_ones.items():
            within = {name: each for name, each in found.items() if name not in open_ones}
            try:
                found[key] = number(card, value, within | ({key: names[key]} if key in names else {}))
            except LineFault as error:
                left[key], fault = (card, value), fault or error
        if fault and len(left) == len(open_ones):
            raise fault
        open_ones = left
    return found


def run_of(card: Card, names: Mapping[str, float]) -> Run:
    """.tran step end [first [longest]] [UIC]; .tran end."""
    values = [number(card, t, names) for t in card.tokens[1:] if t.lower() not in ("uic", "startup")]
    if len(values) == 1:
        values = [0.0, *values]
    if len(values) < 2 or values[1] <= 0 or values[0] < 0:
        raise card.fault(".tran needs a step and an end, both positive: .tran 1u 10m")
    step, end, first, longest = (*values, *(0.0, 0.0)[len(values) - 2 :])[:4]
    if len(values) > 4 or not 0 <= first < end or (len(values) == 4 and longest <= 0):
        raise card.fault(".tran is read as .tran step end [first sample [longest step]], the first before the end")
    samples = max(2, min(1_000_001, round(min((end - first) / step, 1e9)) + 1)) if step else 1001
    late = tuple(np.linspace(first, end, samples).tolist()) if first else None
    return Run(time=end, samples=None if late else samples, times=late, max_step=longest or None, step=None)


def begins_at_rest(card: Card) -> bool:
    """Whether the run of a .tran line begins at the operating point."""
    return "uic" not in {t.lower() for t in card.tokens}


def frequencies_of(card: Card, names: Mapping[str, float]) -> tuple[float, ...]:
    """.ac dec|oct|lin count first last: the frequencies [Hz], evenly by decades, octaves, or all in all."""
    tokens = card.tokens[1:]
    way = tokens[0].lower() if tokens else ""
    values = [number(card, t, names) for t in tokens[1:]]
    if way not in _WAYS or len(values) != 3 or values[0] < 1 or not 0 < values[1] <= values[2]:
        raise card.fault(
            f"{card.name} is read as {'.ac' if card.name.lower() == '.ac' else '.noise V(node) SOURCE'} dec|oct|lin "
            "count first last, frequencies above zero: dec 10 1 1meg"
        )
    count, first, last = int(values[0]), values[1], values[2]
    if way == "lin":
        return tuple(np.linspace(first, last, min(count, _POINT_LIMIT)).tolist())
    steps = int(np.floor(count * np.log(last / first) / np.log(_WAYS[way]) + 1e-9))  # rounding of the logarithm
    if steps >= _POINT_LIMIT:
        raise card.fault(f".ac asks for {steps + 1} frequencies; at most {_POINT_LIMIT:,} are read")
    return tuple(first * _WAYS[way] ** (k / count) for k in range(steps + 1))


_WAYS, _POINT_LIMIT = {"dec": 10.0, "oct": 2.0, "lin": 0.0}, 1_000_000


def edge_of(run: Run) -> float | None:
    """How long an edge of a pulse lasts that is given no time, as in SPICE: the step of .tran."""
    if run.time is None or not (count := run.samples or len(run.times or ())):
        return None
    first = run.times[0] if run.times else 0.0
    return float((run.time - first) / (count - 1))


def initial(card: Card, names: Mapping[str, float]) -> dict[tuple[str, str], float]:
    """.ic V(node)=value I(inductor)=value …: by ("v", node) and ("i", inductor)."""
    found, rest = dict[tuple[str, str], float](), [t for t in card.tokens[1:] if t != ","]
    while rest:
        kind = rest[0].lower()
        if kind not in ("v", "i") or len(rest) < 6 or rest[1] != "(" or rest[3:5] != [")", "="]:
            hint = "; an inductor's current is I(L1)=value" if card.name.lower() == ".ic" else ""
            raise card.fault(f"expected {card.name} V(node)=value, at {' '.join(rest[:5])!r}{hint}")
        found[kind, node(rest[2])] = number(card, rest[5], names)
        rest = rest[6:]
    return found


def near(card: Card, names: Mapping[str, float]) -> dict[str, float]:
    """.nodeset V(node)=value …: by node."""
    found = initial(card, names)
    if odd := [name for kind, name in found if kind != "v" or name == GROUND]:
        raise card.fault(f".nodeset is read as .nodeset V(node)=value …, of nodes, not of {odd[0]!r}")
    return {name: value for (_, name), value in found.items()}


_OPTIONS = "gmin, temp, tnom and reltol"


def options(card: Card, names: Mapping[str, float], settings: Settings, run: Run) -> tuple[Settings, Run, list[str]]:
    """Settings of .options name[=value] … and .temp value, with a warning text for the meaningless ones."""
    if card.name.lower() == ".temp":
        if len(card.tokens) != 2:
            raise card.fault(".temp needs one temperature [°C]: .temp 27")
        return replace(settings, temperature=number(card, card.tokens[1], names)), run, []
    without, rest = list[str](), [t for t in card.tokens[1:] if t != ","]
    while rest:
        key = rest[0].lower()
        valued = len(rest) > 2 and rest[1] == "="
        if key in ("gmin", "temp", "tnom", "reltol"):
            if not valued:
                raise card.fault(f"the option {key} needs a value: {key}=…")
            value = number(card, rest[2], names)
            if key in ("gmin", "reltol") and value < 0:
                raise card.fault(f"the option {key} must not be below zero, and is {value:g}")
            match key:
                case "gmin":
                    settings = replace(settings, gmin=value)
                case "temp":
                    settings = replace(settings, temperature=value)
                case "tnom":
                    settings = replace(settings, nominal=value)
                case _:
                    run = run.also(rtol=value)
        else:
            without.append(key)
        rest = rest[3 if valued else 1 :]
    line = f"line {int(card.line)}: "
    told = f"{line}of .options {_OPTIONS} have a meaning here, and {', '.join(without)} none: passed over"
    return settings, run, [told] if without else []
