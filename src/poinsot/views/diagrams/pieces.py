"""The pieces of a network diagram: each element with its symbol, the nodes of its terminals, its text."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from inspect import signature
from math import floor, log10
from typing import Any

from poinsot.components.domains import Domain
from poinsot.components.primitives import GROUND, Composite, Member, TerminalPair, carried, terminals
from poinsot.components.symbols import Drawing, Symbol, drawing_of
from poinsot.records import dataclass
from poinsot.signals.signal import Constant, Expression
from poinsot.views.diagrams.ink import shown

# The text beside a symbol: the numbers, formulas and samples of the element, with their units.

_PREFIXED = frozenset(("Ω", "S", "F", "H", "V", "A", "N", "Pa", "W", "J", "m", "mol", "A/Wb", "N/m", "W/K", "J/K",
                       "H*m", "N*m", "N*m/A"))  # fmt: skip
_PREFIXES = {-12: "p", -9: "n", -6: "µ", -3: "m", 0: "", 3: "k", 6: "M", 9: "G"}
_HIGH = str.maketrans("0123456789-", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻")
_SUFFIXES = ("", "", "²", "³", "⁴")


def value_text(element: object, drawing: Drawing) -> str:
    """The line beside a symbol; empty where the element was made of functions alone."""
    made = getattr(element, "made", None)
    if made is None:
        return ""
    bound = signature(made.factory).bind(*made.arguments, **made.named)
    return ", ".join(filter(None, (_written(bound.arguments.get(key), unit) for key, unit in drawing.shows.items())))


def details(element: object) -> Iterator[str]:
    """Every number that an element was made of, for the text under the mouse."""
    made = getattr(element, "made", None)
    if made is None:
        return
    bound = signature(made.factory).bind(*made.arguments, **made.named)
    for key, value in list(bound.arguments.items())[1:]:
        if isinstance(value, (int, float, str)) and not isinstance(value, bool):
            yield f"{key} = {shown(value, 80)}"


def _written(value: object, unit: str) -> str:
    if isinstance(value, Constant):
        value = value.value
    if isinstance(value, Expression):
        value = value.text
    if isinstance(value, str):
        return f"{shown(formula(value), 26)} {unit_text(unit)}".strip()
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return quantity(float(value), unit)
    return "" if value is None else "f(t)" if isinstance(value, Callable) and unit else ""  # type: ignore[arg-type]


def formula(text: str) -> str:
    """A formula as people write it: 2 sin(3 t), not 2.0*sin(3.0*t)."""
    text = re.sub(r"\d+\.\d{5,}", lambda found: f"{float(found[0]):.4g}", text)
    text = re.sub(r"(?<=\d)\.0\b", "", text)
    text = re.sub(r"^0 \+ ", "", re.sub(r"\bpi\b", "π", text))
    return text.replace("**", "^").replace("*", " ").replace("-", "−")


def unit_text(unit: str) -> str:
    """A unit as people write it: kg·m², not kg*m**2."""
    for power in (4, 3, 2):
        unit = unit.replace(f"**{power}", _SUFFIXES[power])
    return unit.replace("*", "·")


def quantity(value: float, unit: str) -> str:
    """A number with its unit: 1.5 mH, 470 Ω, 2·10⁻⁵ m²."""
    if value == 0:
        return f"0 {unit_text(unit)}".strip()
    power = floor(log10(abs(value)) + 1e-12)  # powers of ten stay whole
    if unit in _PREFIXED and -12 <= power < 12:
        step = min(9, 3 * (power // 3))
        return f"{value / 10.0**step:.4g} {_PREFIXES[step]}{unit_text(unit)}"
    if -3 <= power < 5:
        return f"{value:.4g} {unit_text(unit)}".strip()
    mantissa = f"{value / 10.0**power:.4g}"
    front = {"1": "", "-1": "−"}.get(mantissa, f"{mantissa}·")
    return f"{front}10{str(power).translate(_HIGH)} {unit_text(unit)}".strip()


Placed = tuple[tuple[Member, tuple[str, ...]], ...]


@dataclass(frozen=True)
class TerminalEnd:
    """A terminal of an element on its node."""

    terminal: str
    pair: TerminalPair
    node: str

    @property
    def grounded(self) -> bool:
        """Whether it stands on the reference of its domain."""
        return self.node == GROUND

    @property
    def housed(self) -> bool:
        """Whether it is the frame that something turns or slides in, at rest: drawn as its footing."""
        return self.grounded and not self.pair.domain.across_is_effort


@dataclass(frozen=True)
class Piece:
    """An element in a diagram.

    ports   for each port its ends, those that are the reference by themselves left out
    inside  the parts of a subnetwork that is drawn opened
    """

    element: Any
    drawing: Drawing
    name: str
    value: str
    ports: tuple[tuple[TerminalEnd, ...], ...]
    inside: Placed | None = None

    @property
    def symbol(self) -> Symbol:
        """Its symbol."""
        return self.drawing.symbol

    @property
    def ends(self) -> list[TerminalEnd]:
        """All its ends, each once."""
        return list({end.terminal: end for port in self.ports for end in port}.values())

    @property
    def about(self) -> str:
        """The text under the mouse."""
        made = getattr(self.element, "made", None)
        name = type(self.element).__name__ if made is None else made.factory.__name__
        kind = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name).lower()
        on = ", ".join(f"{end.terminal} on {shown(end.node)}" for end in self.ends)
        return "\n".join([f"{shown(self.name, 80)}: {kind}", *details(self.element), on])


def pieces(placed: Iterable[tuple[Member, tuple[str, ...]]], opened: bool) -> Iterator[Piece]:
    """The pieces of elements on their nodes; subnetworks are opened, composites with a symbol only where asked.

    Gas and the heat that it carries, "NODE.heat", are one line.
    """
    standing = [(element, dict(zip(terminals(element), nodes, strict=True))) for element, nodes in placed]
    beside = [{heat for heat, mate in carried(element).items() if on[heat] == f"{on[mate]}.heat"}
              for element, on in standing]  # fmt: skip
    warm: dict[str, tuple[str, Domain]] = {}
    for (element, on), own in zip(standing, beside, strict=True):
        domains = {name: pair.domain for pair in element.pairs for name in pair.here}
        warm |= {on[heat]: (on[heat].removesuffix(".heat"), domains[heat.removesuffix(".heat")]) for heat in own}

    def end(name: str, pair: TerminalPair, node: str) -> TerminalEnd:
        joined, domain = warm.get(node, (node, pair.domain))
        return TerminalEnd(name, pair if domain is pair.domain else replace(pair, domain=domain), joined)

    for (element, on), own in zip(standing, beside, strict=True):
        ports = tuple(
            tuple(end(name, pair, on[name]) for name in dict.fromkeys(pair.names) if name is not None)
            for pair in element.pairs if not own.intersection(pair.names)
        )  # fmt: skip
        drawing = drawing_of(element)
        inside = None
        if isinstance(element, Composite) and (opened or element.made is None):
            inside = element.parts
        yield Piece(element, drawing, element.name, value_text(element, drawing), ports, inside)
