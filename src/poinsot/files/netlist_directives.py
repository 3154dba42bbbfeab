"""Directives of a netlist, the lines with a dot: parameters, run, options, initial values, and ignored ones.

Units: SI, temperatures in °C. Law: tests/files/test_netlist_dialect.py. Source: ngspice manual, ch. 2 and 15.

Directives of a netlist that vary its numbers or look at spectra: .dc, .step, .four, .noise.

    .dc SOURCE first last step [SOURCE2 …]        the first varies fastest, as in SPICE; R lines are varied, too
    .step [param] NAME list v1 v2 … | [lin] first last step | oct|dec first last count      as LTspice writes it

Names are those of `po.sweep`: a source, "elements.R1.resistance", a parameter of the netlist.
Units: of what varies. Law: tests/files/test_netlist_sweeps.py. Source: ngspice manual, ch. 15.3; LTspice help, .STEP.

With UIC charges of diodes and transistors begin at the voltages that .ic says of their nodes, 0 of others.

Nodes behind a device's own resistances begin as those before them. Law: ngspice's start, tests/files/
test_netlist_starts.py. Source: ngspice manual, ch. 15.2.2 (.ic with UIC).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

import numpy as np

from poinsot.algebra.formulas import RESERVED
from poinsot.components.primitives import GROUND, Composite, Member, Storage, terminals
from poinsot.files.netlist_formulas import Dialect
from poinsot.files.netlist_lines import Card, LineFault, assignments, formula, node, number
from poinsot.files.netlist_measures import is_of_a_run, measurement_of
from poinsot.files.netlist_models import Settings
from poinsot.multibody.model import Run
from poinsot.networks.analyses import Analyses, FourierRequest, NoiseRequest
from poinsot.structures.derivatives import gradient
from poinsot.structures.kirchhoff import EdgeKind

Values = tuple[float, ...]
Names = Mapping[str, float]
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
    return name, _spread(card, way, first, last, int(count), "values")


def stepped(card: Card) -> str:
    """The parameter of a .step line, or "" where it steps anything else."""
    tokens = [t.lower() for t in card.tokens[1:] if t.lower() not in _WAYS]
    return tokens[1] if tokens[:1] == ["param"] and len(tokens) > 1 else ""


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
    """.four frequency V(a) V(a,b) I(V1) …"""
    if len(card.tokens) < 3:
        raise card.fault(".four is read as .four frequency V(node) …: .four 1k V(out)")
    frequency = number(card, card.tokens[1], names)
    if frequency <= 0:
        raise card.fault(f"the frequency of .four must be above zero, and is {frequency:g}")
    request = FourierRequest(frequency, tuple(read for read, _ in _outputs(card, card.tokens[2:], known)))
    return replace(asked, fourier=(*asked.fourier, request))


def _noise(asked: Analyses, card: Card, names: Names, known: Mapping[str, str]) -> Analyses:
    """.noise V(out[,ref]) SOURCE dec count first last; what follows the source reads as of .ac."""
    behind = card.tokens.index(")") + 2 if ")" in card.tokens else 3
    band = Card(card.line, (".noise", *card.tokens[behind : behind + 4]), card.text)
    frequencies, found = frequencies_of(band, names), _outputs(card, card.tokens[1:], known)
    if len(found) < 1 or card.tokens[1].lower() != "v":
        raise card.fault(".noise is read as .noise V(node) SOURCE dec|oct|lin count first last")
    output, end = found[0]
    source = known.get(card.tokens[1 + end].lower(), card.tokens[1 + end])
    return replace(asked, noise=(*asked.noise, NoiseRequest(output, source, frequencies)))


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


def _outputs(card: Card, tokens: Sequence[str], known: Mapping[str, str]) -> list[tuple[tuple[str, ...], int]]:
    """V(a), V(a, b), I(V1): ("a",), ("a", "b"), ("V1.current",), each with the place behind it."""
    found, k = list[tuple[tuple[str, ...], int]](), 0
    while k < len(tokens) and tokens[k].lower() in ("v", "i") and "(" in tokens[k + 1 : k + 2]:
        if ")" not in tokens[k:]:
            break
        end = k + list(tokens[k:]).index(")")
        inside = [t for t in tokens[k + 2 : end] if t != ","]
        if not inside or len(inside) > 2 or (tokens[k].lower() == "i" and len(inside) > 1):
            break
        read = (
            (f"{known.get(inside[0].lower(), inside[0])}.current",)
            if tokens[k].lower() == "i"
            else tuple(map(node, inside))
        )
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
        raise card.fault(f"{card.name} never comes from {first:g} to {last:g} in steps of {step:g}")
    count = int(np.floor((last - first) / step * (1 + 1e-12) + 1e-9)) + 1  # rounding of the quotient
    if count > _POINT_LIMIT:
        raise card.fault(f"{card.name} has {count:,} values; at most {_POINT_LIMIT:,} are read")
    return tuple(first + k * step for k in range(count))


def started(element: Member, nodes: tuple[str, ...], potentials: Mapping[str, float]) -> Member:
    """The device on these nodes with charges that begin at their potentials [V]."""
    if not isinstance(element, Composite):
        return element
    inner = {name: potentials.get(node, 0.0) for name, node in zip(terminals(element), nodes, strict=True)}
    behind = {f"inner_{name}": value for name, value in inner.items()} | {"inside": inner.get("p", 0.0)}
    inner |= {**behind, GROUND: 0.0}
    parts = tuple((_part(part, at, inner), at) for part, at in element.parts)
    given = {name: potentials[name] for name in nodes if name in potentials}
    return element.changed((started, (element, nodes, given)), parts=parts)


def _part(part: Member, at: tuple[str, ...], inner: Mapping[str, float]) -> Member:
    if isinstance(part, Storage):
        return _charged(part, inner[at[0]] - inner[at[1]]) if inner.keys() >= {*at} else part
    return started(part, at, inner)


def _charged(storage: Storage, volts: float) -> Storage:
    """A storage of one across variable with the state that belongs to it; as it is where it says how it starts."""
    if storage.initial != (None,) or storage.kinds != (EdgeKind.ACROSS_STORAGE,):
        return storage
    charge = storage.amount(volts) if storage.amount else volts / gradient(lambda x: storage.energy(*x), [1.0])[0]
    return storage.changed((_charged, (storage, volts)), initial=(float(charge),))


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
    return _spread(card, way, first, last, count, "frequencies")


def _spread(card: Card, way: str, first: float, last: float, count: int, what: str) -> Values:
    """So many in each decade or octave."""
    steps = np.floor(count * np.log(last / first) / np.log(_WAYS[way]) + 1e-9)  # rounding of the logarithm
    if not steps < _POINT_LIMIT:
        raise card.fault(f"{card.name} asks for {steps + 1:.12g} {what}; at most {_POINT_LIMIT:,} are read")
    return tuple(first * _WAYS[way] ** (k / count) for k in range(int(steps) + 1))


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
