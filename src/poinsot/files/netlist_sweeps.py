"""Directives of a netlist that vary its numbers or look at spectra: .dc, .step, .four, .noise.

    .dc SOURCE first last step [SOURCE2 …]        the first varies fastest, as in SPICE; R lines are varied, too
    .step [param] NAME list v1 v2 … | [lin] first last step | oct|dec first last count      as LTspice writes it

Names are those of `po.sweep`: a source, "elements.R1.resistance", a parameter of the netlist.
Units: of what varies. Law: tests/files/test_netlist_sweeps.py. Source: ngspice manual, ch. 15.3; LTspice help, .STEP.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

import numpy as np

from poinsot.files.netlist_directives import frequencies_of
from poinsot.files.netlist_lines import Card, LineFault, node, number
from poinsot.files.netlist_measures import is_of_a_run, measurement_of
from poinsot.networks.analyses import Analyses, FourierRequest, NoiseRequest

Values = tuple[float, ...]
Names = Mapping[str, float]
_POINT_LIMIT = 1_000_000
_WAYS = {"lin": 0.0, "oct": 2.0, "dec": 10.0}
_HEAT = (
    "the temperature is no number of the circuit that varies here: write .options temp=… and load the netlist once for "
    "each temperature"
)


def sweep_of(card: Card, names: Names, known: Mapping[str, str]) -> dict[str, Values]:
    """By name the values of a .dc line, the slowest first; known: elements by their names in lower case."""
    tokens, found = list(card.tokens[1:]), dict[str, Values]()
    if len(tokens) % 4 or not tokens:
        raise card.fault(".dc is read as .dc SOURCE first last step, and the same of a second source: .dc V1 0 5 0.1")
    for k in reversed(range(0, len(tokens), 4)):
        name = _varied(card, tokens[k], known)
        if name in found:
            raise card.fault(f".dc names {tokens[k]!r} twice")
        found[name] = _linear(card, *(number(card, t, names) for t in tokens[k + 1 : k + 4]))
    return found


def step_of(card: Card, names: Names, known: Mapping[str, str]) -> tuple[str, Values]:
    """The name and the values of a .step line."""
    tokens, way = list(card.tokens[1:]), "lin"
    if tokens and tokens[0].lower() in _WAYS:
        way, tokens = tokens[0].lower(), tokens[1:]
    if tokens and tokens[0].lower() == "param":
        name, tokens = tokens[1].lower() if len(tokens) > 1 else "", tokens[2:]
    else:
        name, tokens = _varied(card, tokens[0], known) if tokens else "", tokens[1:]
    if tokens and tokens[0].lower() in _WAYS:
        way, tokens = tokens[0].lower(), tokens[1:]
    listed = bool(tokens) and tokens[0].lower() == "list"
    values = [number(card, t, names) for t in tokens[listed:] if t != ","]
    if not name or (not listed and len(values) not in ((2, 3) if way == "lin" else (3,))) or not values:
        raise card.fault(
            ".step is read as .step param NAME list v1 v2 …, .step param NAME first last step, or .step dec|oct param "
            "NAME first last count; instead of param NAME a source may stand"
        )
    if listed:
        return name, tuple(values)
    if way == "lin":
        return name, _linear(card, *(values if len(values) == 3 else (*values, 1.0)))
    first, last, count = values
    if not (0 < first <= last and 1 <= count <= _POINT_LIMIT):
        raise card.fault(
            f".step {way} needs two positive values, the smaller first, and how many in each: {way} 1 1k 5"
        )
    steps = int(np.floor(int(count) * np.log(last / first) / np.log(_WAYS[way]) + 1e-9))  # rounding of the logarithm
    return name, tuple(first * _WAYS[way] ** (k / int(count)) for k in range(steps + 1))


def stepped(card: Card) -> str:
    """The parameter of a .step line, or "" where it steps anything else."""
    tokens = [t.lower() for t in card.tokens[1:] if t.lower() not in _WAYS]
    return tokens[1] if tokens[:1] == ["param"] and len(tokens) > 1 else ""


def fourier_of(card: Card, names: Names) -> FourierRequest:
    """.four frequency V(a) V(a,b) I(V1) …"""
    if len(card.tokens) < 3:
        raise card.fault(".four is read as .four frequency V(node) …: .four 1k V(out)")
    frequency = number(card, card.tokens[1], names)
    if frequency <= 0:
        raise card.fault(f"the frequency of .four must be above zero, and is {frequency:g}")
    return FourierRequest(frequency, tuple(read for read, _ in _outputs(card, card.tokens[2:])))


def noise_of(card: Card, names: Names, frequencies: Values) -> NoiseRequest:
    """.noise V(out[,ref]) SOURCE dec count first last."""
    found = _outputs(card, card.tokens[1:])
    if len(found) < 1 or card.tokens[1].lower() != "v":
        raise card.fault(".noise is read as .noise V(node) SOURCE dec|oct|lin count first last")
    output, end = found[0]
    return NoiseRequest(output, card.tokens[1 + end], frequencies)


def noise_band(card: Card) -> Card:
    """The rest of a .noise line that reads as one of .ac."""
    end = card.tokens.index(")") if ")" in card.tokens else 1
    return Card(card.line, (".noise", *card.tokens[end + 2 : end + 6]), card.text)


def _two(card: Card, before: object) -> None:
    if before:
        raise card.fault(f"there are two {card.name} lines; write one")


def _ac(asked: Analyses, card: Card, names: Names, known: Mapping[str, str]) -> Analyses:
    return replace(asked, frequencies=frequencies_of(card, names))


def _dc(asked: Analyses, card: Card, names: Names, known: Mapping[str, str]) -> Analyses:
    _two(card, asked.sweep)
    return replace(asked, sweep=sweep_of(card, names, known))


def _step(asked: Analyses, card: Card, names: Names, known: Mapping[str, str]) -> Analyses:
    name, values = step_of(card, names, known)
    _two(card, name in asked.steps)
    return replace(asked, steps={**asked.steps, name: values})


def _four(asked: Analyses, card: Card, names: Names, known: Mapping[str, str]) -> Analyses:
    return replace(asked, fourier=(*asked.fourier, fourier_of(card, names)))


def _noise(asked: Analyses, card: Card, names: Names, known: Mapping[str, str]) -> Analyses:
    return replace(asked, noise=(*asked.noise, noise_of(card, names, frequencies_of(noise_band(card), names))))


def _meas(asked: Analyses, card: Card, names: Names, known: Mapping[str, str]) -> Analyses:
    if not is_of_a_run(card):
        return asked
    earlier = {m.name: float("nan") for m in asked.measurements}
    found = measurement_of(card, {**names, **earlier}, known)
    return replace(asked, measurements=(*asked.measurements, found))


ANALYSES: dict[str, Callable[[Analyses, Card, Names, Mapping[str, str]], Analyses]] = {
    ".ac": _ac, ".dc": _dc, ".step": _step, ".four": _four, ".noise": _noise, ".meas": _meas, ".measure": _meas,
}  # fmt: skip
"""Directive → the reader that adds it to the analyses of a file."""


def _outputs(card: Card, tokens: Sequence[str]) -> list[tuple[tuple[str, ...], int]]:
    """V(a), V(a, b), I(V1): ("a",), ("a", "b"), ("V1.current",), each with the place behind it."""
    found, k = list[tuple[tuple[str, ...], int]](), 0
    while k < len(tokens) and tokens[k].lower() in ("v", "i") and "(" in tokens[k + 1 : k + 2]:
        if ")" not in tokens[k:]:
            break
        end = k + list(tokens[k:]).index(")")
        inside = [t for t in tokens[k + 2 : end] if t != ","]
        if not inside or len(inside) > 2 or (tokens[k].lower() == "i" and len(inside) > 1):
            break
        read = (f"{inside[0]}.current",) if tokens[k].lower() == "i" else tuple(map(node, inside))
        found.append((read, end + 1))
        k = end + 1
    if not found or (card.name.lower() == ".four" and k < len(tokens)):
        raise card.fault(f"{card.name} reads V(node), V(node, node) and I(Vname), not {' '.join(tokens[k : k + 4])!r}")
    return found


def _varied(card: Card, token: str, known: Mapping[str, str]) -> str:
    """The name of a token's source or parameter in a sweep."""
    key = token.lower()
    if key in ("temp", "temperature"):
        raise card.fault(f"{card.name} varies {token}: {_HEAT}")
    if key not in known or not re.match("[vir]", key):
        raise card.fault(f"{card.name} varies sources V and I, resistors R, and parameters; {token!r} is none of them")
    return f"elements.{known[key]}.resistance" if key[0] == "r" else known[key]


def _linear(card: Card, first: float, last: float, step: float) -> Values:
    """From the first to the last in steps, as long as they do not go beyond it."""
    if step == 0 or (last - first) * step < 0:
        if last == first:
            return (first,)
        raise LineFault(card.line, f"{card.name} never comes from {first:g} to {last:g} in steps of {step:g}")
    count = int(np.floor((last - first) / step * (1 + 1e-12) + 1e-9)) + 1  # rounding of the quotient
    if count > _POINT_LIMIT:
        raise LineFault(card.line, f"{card.name} has {count:,} values; at most {_POINT_LIMIT:,} are read")
    return tuple(first + k * step for k in range(count))
