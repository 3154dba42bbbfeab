"""Symbols of elements in diagrams, as data: strokes round a centre, on a grid where a resistor is 60 long.

x points to the right, y down, as in SVG, in whose path language the strokes are written (numbers and letters alone).
An element with two ends lies along x from (−30, 0), its first terminal, to (30, 0); one with two ports has the first to
the left and the second to the right; one with a single terminal stands at the origin. Who draws it turns it as a whole.

An element says by :func:`drawn`, where it is made, which symbol it has and which of its numbers are written beside it.
What says nothing is a box with its name. Shapes after IEC 60617 (electrical) and ISO 1219 (fluid power).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal, TypeVar, final

from poinsot.records import dataclass, field

__all__ = [
    "ACCUMULATOR", "AMOUNT", "AMPLIFIER", "BATTERY", "BELT", "BOX", "CAPACITOR", "CHECK_VALVE", "COIL", "CONDUCTION",
    "CONDUCTOR", "CONTROLLED", "CURRENT_SOURCE", "CYLINDER", "DAMPER", "DIODE", "DRIVE_STEP", "END_STOP", "FEEDBACK",
    "FLOW_SOURCE", "FRICTION", "GAS", "GEAR", "GYRATOR", "HEAT_CAPACITY", "HEAT_PIPE", "INDUCTOR", "INERTIA",
    "INVERTER", "LAMINAR", "LEG", "LEVER", "LINE", "MACHINE", "MACHINE_3", "MACHINE_STEP", "MASS", "MECHANISM",
    "MEMBRANE", "NEGATIVE", "NONLINEAR", "ONE_WAY", "ORIFICE", "PERMEANCE", "PIPE", "PLAIN", "PLANETARY",
    "POWER_SWITCH", "PUMP", "RACK", "RADIATION", "REACTION", "RECTIFIER", "RELUCTANCE", "RESISTOR", "RESTRICTION",
    "ROTARY_DAMPER", "SCREW", "SPOOL", "SPRING", "SWITCH", "TANK", "THREE_PHASES", "THYRISTOR", "TORSION_SPRING",
    "TRANSFORMER", "TRIAC", "VALVE", "VESSEL", "VOLTAGE_SOURCE", "WALL", "WEIGHT", "WINDING", "Drawing", "Stands",
    "Symbol", "across_source", "boxed", "drawing_of", "drawn", "through_source", "word",
]  # fmt: skip

Stands = Literal["in", "on", "under"]


@final
@dataclass(frozen=True)
class Symbol:
    """The drawing of an element.

    lines    stroked;  faces: stroked and filled with a tint;  solids: filled
    letters  (x, y, text) within it, upright however it is turned
    extent   (half width, half height) of what is drawn
    stands   of an element with one terminal: whether the wire ends in it, under it or above it
    ports    how many ports have their places at it, left and right; further ones leave below
    boxed    drawn as a box as large as its terminals need, whatever they are
    """

    lines: str = ""
    faces: str = ""
    solids: str = ""
    letters: tuple[tuple[float, float, str], ...] = ()
    extent: tuple[float, float] = (18.0, 8.0)
    stands: Stands = "under"
    ports: int = 1
    boxed: bool = False


@final
@dataclass(frozen=True)
class Drawing:
    """A symbol and the arguments that are written beside it: name of the argument → its unit."""

    symbol: Symbol
    shows: Mapping[str, str] = field(default_factory=dict)


Factory = TypeVar("Factory", bound=Callable[..., Any])


def drawn(symbol: Symbol, **shows: str) -> Callable[[Factory], Factory]:
    """The maker of an element says how it is drawn, and which of its arguments stand beside it in which unit."""

    def said(factory: Factory) -> Factory:
        factory.drawing = Drawing(symbol, shows)  # type: ignore[attr-defined]
        return factory

    return said


def drawing_of(element: object) -> Drawing:
    """How an element is drawn: as its maker says, as the element that it was made of, or as a box."""
    made = getattr(element, "made", None)
    found = getattr(element if made is None else made.factory, "drawing", None)
    if isinstance(found, Drawing):
        return found
    return drawing_of(made.arguments[0]) if made is not None and hasattr(made.arguments[0], "made") else PLAIN


def _circle(r: float, y: float = 0.0) -> str:
    return f"M{-r} {y}A{r} {r} 0 1 1 {r} {y}A{r} {r} 0 1 1 {-r} {y}Z"


def _rectangle(w: float, h: float) -> str:
    return f"M{-w} {-h}H{w}V{h}H{-w}Z"


def _leads(x: float) -> str:
    return f"M-30 0H{-x}M{x} 0H30"


BOX = Symbol(extent=(8, 12), boxed=True)
PLAIN = Drawing(BOX)

# two ends, electrical
RESISTOR = Symbol(_leads(18), _rectangle(18, 7), extent=(18, 7))
CONDUCTOR = RESISTOR
NONLINEAR = Symbol(_leads(18) + "M-22 13H-15L15 -13", _rectangle(18, 7), extent=(22, 13))
NEGATIVE = Symbol(_leads(18), _rectangle(18, 7), letters=((0, 0, "−"),), extent=(18, 7))
CAPACITOR = Symbol(_leads(4) + "M-4 -13V13M4 -13V13", extent=(4, 13))
INDUCTOR = Symbol(_leads(20) + "M-20 0A5 5 0 0 1 -10 0A5 5 0 0 1 0 0A5 5 0 0 1 10 0A5 5 0 0 1 20 0", extent=(20, 6))
VOLTAGE_SOURCE = Symbol("M-30 0H30M-27 -9H-21M-24 -12V-6", _circle(14), extent=(14, 14))
CURRENT_SOURCE = Symbol(_leads(14) + "M0 -14V14M-14 -21H10", _circle(14), "M16 -21L8 -24.5V-17.5Z", extent=(16, 25))
DIODE = Symbol(_leads(9) + "M9 -10V10", "M-9 -10L9 0L-9 10Z", extent=(9, 10))
SWITCH = Symbol("M-30 0H-12M-12 0L12 -11M12 0H30", "", "M-14.5 0A2.5 2.5 0 1 1 -9.5 0A2.5 2.5 0 1 1 -14.5 0Z"
    "M9.5 0A2.5 2.5 0 1 1 14.5 0A2.5 2.5 0 1 1 9.5 0Z", extent=(14, 12))  # fmt: skip
THYRISTOR = Symbol(_leads(9) + "M9 -10V10M9 0L18 12", "M-9 -10L9 0L-9 10Z", extent=(18, 12))
TRIAC = Symbol("M-30 0H-9M9 0H30M9 -20V20M-9 -20V20M9 10L18 22", "M-9 0L9 10L-9 20ZM9 0L-9 -10L9 -20Z", extent=(18, 22))
POWER_SWITCH = Symbol(
    "M-30 0H-14M-14 0L6 -10M6 0H30M-22 0V14H-8M8 14H22V0M-8 7V21", "M8 7L-8 14L8 21Z", extent=(22, 21)
)
LEG, INVERTER, RECTIFIER, THREE_PHASES = (
    Symbol(letters=((0, 0, text),), extent=(24, 12), boxed=True) for text in ("½ = ~", "= 3~", "~ =", "3~")
)
CHECK_VALVE = Symbol(
    "M-30 0H-9M9 0H30M9 -10V10M-3 -10L9 0L-3 10", "M-10 0A6 6 0 1 1 2 0A6 6 0 1 1 -10 0Z", extent=(11, 10)
)
VALVE = Symbol("M-30 0H-14M14 0H30M0 0V-14M-6 -14H6", "M-14 -9L14 9V-9L-14 9Z", extent=(14, 15))
SPOOL = Symbol(
    "M-30 -7H-27M-30 7H-27M27 -7H30M27 7H30M-21 -9V9M-24 -5L-21 -9L-18 -5M-15 9V-9M-18 -5L-15 -9L-12 -5M15 -9L21 9"
    "M21 -9L15 9M-5 -4H-1M1 -4H5M-5 4H-1M1 4H5",
    "M-27 -12H-9V12H-27ZM-9 -12H9V12H-9ZM9 -12H27V12H9Z", extent=(27, 12), ports=2,
)  # fmt: skip
ONE_WAY = Symbol(_leads(10) + "M10 -12V12M-10 -12V12M-10 0L10 -7M-10 0L10 7", extent=(10, 12))
END_STOP = Symbol("M-30 0H-4M-4 -7V7M-16 -12V-5M-16 5V12M16 -12V12M-16 -12H16M-16 12H16M16 0H30", extent=(16, 12))


# sources of other domains: a letter in a circle; with an arrow beside it where it gives the through variable
def across_source(letter: str, ends: int = 2) -> Symbol:
    """A circle with a letter, for a source that gives the across variable."""
    if ends == 1:
        return Symbol("M0 0V16M-9 3V9M-12 6H-6", _circle(14, 30), letters=((0, 30, letter),), extent=(14, 44))
    return Symbol(_leads(14) + "M-27 -9H-21M-24 -12V-6", _circle(14), letters=((0, 0, letter),), extent=(14, 14))


def through_source(letter: str, ends: int = 2) -> Symbol:
    """A circle with a letter and an arrow to the terminal that it drives, the first."""
    letters = ((0.0, 30.0 if ends == 1 else 0.0, letter),)
    if ends == 1:
        return Symbol("M0 0V16M21 40V16", _circle(14, 30), "M21 14L17.5 22H24.5Z", letters, (25, 44))
    return Symbol(_leads(14) + "M-10 -21H14", _circle(14), "M-16 -21L-8 -24.5V-17.5Z", letters, (16, 25))


FEEDBACK = Symbol(_leads(18), "M-18 0L0 -16L18 0L0 16Z", letters=((0, 0, "f"),), extent=(18, 16))

# mechanical
SPRING = Symbol(_leads(20) + "M-20 0L-17 -9L-11 9L-5 -9L1 9L7 -9L13 9L17 -6L20 0", extent=(20, 9))
TORSION_SPRING = Symbol(
    _leads(19)
    + "M-19 0C-19 -13 -7 -13 -7 -1C-7 9 -13 9 -13 -1C-13 -13 -1 -13 -1 -1C-1 9 -7 9 -7 -1"
    + "C-7 -13 5 -13 5 -1C5 9 -1 9 -1 -1C-1 -13 11 -13 11 -1C11 9 5 9 5 -1C5 -13 19 -13 19 0",
    extent=(19, 10),
)
DAMPER = Symbol("M-30 0H1M1 -7V7M-12 -10H12V10H-12M12 0H30", extent=(12, 10))
ROTARY_DAMPER = Symbol("M-30 0H1M1 -6V6M-10 -11H12V11H-10M12 0H30M5 -6V6", extent=(12, 11))
FRICTION = Symbol(
    "M-30 0H-16M16 0H30M-16 0H16M-16 -5V5M16 -5V5M-12 -10H12M-12 10H12M-9 -10L-5 -14M-2 -10L2 -14M5 -10L9 -14"
    "M-9 14L-5 10M-2 14L2 10M5 14L9 10",
    "M-12 -4H12V4H-12Z",
    extent=(16, 14),
)
MASS = Symbol(faces=_rectangle(20, 14), extent=(20, 14), stands="in")
INERTIA = Symbol("M-12 0H12", _rectangle(5, 20), extent=(12, 20), stands="in")
WEIGHT = Symbol("M0 0V26", solids="M0 36L-5 24H5Z", extent=(6, 36))
LEVER = Symbol("M-30 0H-26M26 0H30M-26 0L26 0", "M0 0L-8 14H8Z", "M-28 0A2 2 0 1 1 -24 0A2 2 0 1 1 -28 0Z"
               "M24 0A2 2 0 1 1 28 0A2 2 0 1 1 24 0Z", extent=(28, 14), ports=2)  # fmt: skip
GEAR = Symbol("M-30 0H-5M30 0H5M-9 -5V5M9 -5V5", "M-5 -12H0V12H-5ZM0 -20H5V20H0Z", extent=(10, 20), ports=2)
PLANETARY = Symbol(
    "M-30 0H-16M16 0H30M0 -5V-11M0 5V11", _circle(16) + _circle(5) + _circle(3, -8) + _circle(3, 8), extent=(16, 16),
    ports=2,
)  # fmt: skip
BELT = Symbol(
    "M-30 0H-20M20 0H30M-11 -9L14 -6M-11 9L14 6",
    "M-20 0A9 9 0 1 1 -2 0A9 9 0 1 1 -20 0ZM8 0A6 6 0 1 1 20 0A6 6 0 1 1 8 0Z", extent=(20, 9), ports=2,
)  # fmt: skip
RACK = Symbol(
    "M-30 0H-16M-12 14H30V20H-12ZM-8 14V11M-3 14V11M2 14V11M7 14V11M12 14V11M17 14V11M22 14V11M27 14V11M30 17V0",
    "M-26 0A11 11 0 1 1 -4 0A11 11 0 1 1 -26 0Z", extent=(28, 20), ports=2,
)  # fmt: skip

SCREW = Symbol(
    "M-30 0H-26M-26 -6V6M-26 -6H14V6H-26M-22 6L-18 -6M-16 6L-12 -6M-10 6L-6 -6M8 6L12 -6M1 14V20H30V0",
    "M-4 -14H6V14H-4Z", extent=(26, 20), ports=2,
)  # fmt: skip

# hydraulic
RESTRICTION = Symbol("M-30 0H30M-14 -12Q0 0 14 -12M-14 12Q0 0 14 12", extent=(14, 12))
LAMINAR = Symbol("M-30 0H30M-16 -11Q0 -1 16 -11M-16 11Q0 1 16 11", extent=(16, 11))
ORIFICE = Symbol("M-30 0H30M-10 -12L0 -3L10 -12M-10 12L0 3L10 12", extent=(10, 12))
PIPE = Symbol(
    _leads(21) + "M-17 -7A4 7 0 0 0 -17 7A4 7 0 0 0 -17 -7", "M-17 -7H17A4 7 0 0 1 17 7H-17A4 7 0 0 0 -17 -7Z",
    extent=(21, 7),
)  # fmt: skip
LINE = Symbol(
    _leads(24) + "M-12 -7V7M0 -7V7M12 -7V7", "M-24 -7H24V7H-24Z", extent=(24, 7), ports=2,
)  # fmt: skip
TANK = Symbol("M0 0V-8M-18 -34V-8H18V-34", "M-18 -26H18V-8H-18Z", extent=(18, 34), stands="on")
VESSEL = Symbol("M0 0V-6", "M-11 -36A11 10 0 0 1 11 -36V-16A11 10 0 0 1 -11 -16Z", extent=(11, 46), stands="on")
ACCUMULATOR = Symbol("M0 0V-6M-11 -24H11", "M-11 -36A11 10 0 0 1 11 -36V-16A11 10 0 0 1 -11 -16Z", extent=(11, 46),
                     stands="on")  # fmt: skip
FLOW_SOURCE = Symbol(_leads(14), _circle(14), "M-14 0L-4 -6V6Z", ((4, 0, "Q"),), (14, 14))
PUMP = Symbol(
    "M-30 -14H-14V-12M-30 14H-14V12M14 -2H30M14 2H30", _circle(18), "M-13 -12L-3 -10L-9 -2Z", extent=(18, 18), ports=2
)
CYLINDER = Symbol(
    "M-30 -14H-22M-30 14H-22M2 -16V16M6 -16V16M6 -2H30M6 2H30", _rectangle(22, 16), extent=(22, 16), ports=2
)

# thermal, magnetic, chemical
HEAT_CAPACITY = Symbol(
    faces="M-14 -14H14A6 6 0 0 1 20 -8V8A6 6 0 0 1 14 14H-14A6 6 0 0 1 -20 8V-8A6 6 0 0 1 -14 -14Z",
    extent=(20, 14), stands="in",
)  # fmt: skip
CONDUCTION = Symbol(_leads(18) + "M-12 8L-4 -8M-4 8L4 -8M4 8L12 -8", _rectangle(18, 8), extent=(18, 8), ports=2)
RADIATION = Symbol(
    "M-30 0H-20M20 0H30M-20 -9V9M20 -9V9M-14 0Q-11 -7 -8 0Q-5 7 -2 0Q1 -7 4 0H8",
    solids="M15 0L7 -4V4Z",
    extent=(20, 9),
    ports=2,
)
WALL = Symbol(
    "M-30 0H-15M15 0H30M-15 -5L-5 -14M-15 5L-5 -4M-15 14L-5 5M5 -14V14", _rectangle(15, 14) + "M-5 -14H5V14H-5Z",
    extent=(15, 14), ports=2,
)  # fmt: skip
HEAT_PIPE = Symbol("M-30 0H-22M22 0H30M-14 0H10M10 -4L16 0L10 4", "M-18 -8H18A8 8 0 0 1 18 8H-18A8 8 0 0 1 -18 -8Z",
                   extent=(26, 8), ports=2)  # fmt: skip
GAS = Symbol(
    "M-30 0H-24M-18 -10V-10.1M-8 -4V-4.1M-14 6V5.9M-4 11V10.9M2 -11V-11.1M4 3V2.9M10 -18V18M14 -18V18M14 0H30",
    _rectangle(24, 18), extent=(24, 18), ports=2,
)  # fmt: skip
RELUCTANCE = Symbol(_leads(18) + "M-12 -7V7M12 -7V7", _rectangle(18, 7), extent=(18, 7))
PERMEANCE = Symbol(_leads(7) + "M-7 -12V12M7 -12V12", "M-7 -8H7V8H-7Z", extent=(7, 12))
WINDING = Symbol(
    "M-30 -14H-10V-12M-30 14H-10V12M-10 -12A6 4 0 0 1 -10 -4A6 4 0 0 1 -10 4A6 4 0 0 1 -10 12M8 -16V16M12 -16V16"
    "M12 -14H30M12 14H30",
    extent=(14, 16),
    ports=2,
)
TRANSFORMER = Symbol(
    "M-30 -14H-14V-12M-30 14H-14V12M-14 -12A6 4 0 0 1 -14 -4A6 4 0 0 1 -14 4A6 4 0 0 1 -14 12"
    "M30 -14H14V-12M30 14H14V12M14 -12A6 4 0 0 0 14 -4A6 4 0 0 0 14 4A6 4 0 0 0 14 12M-2 -15V15M2 -15V15",
    extent=(16, 16),
    ports=2,
)
GYRATOR = Symbol(
    "M-30 -14H-14V-12M-30 14H-14V12M30 -14H14V-12M30 14H14V12M-14 -12A12 12 0 0 1 -14 12M14 -12A12 12 0 0 0 14 12",
    extent=(16, 16),
    ports=2,
)
CONTROLLED = Symbol(
    "M-30 -14H-14V-12M-30 14H-14V12M30 -14H14V-5M30 14H14V5", "M-14 -12L-4 0L-14 12L-24 0Z", extent=(24, 16), ports=2
)
AMPLIFIER = Symbol(
    "M-30 -14H-16M-30 14H-16M16 0H30", "M-16 -22V22L16 0Z", letters=((-10, -11, "+"), (-10, 11, "−")),
    extent=(22, 22), ports=2,
)  # fmt: skip
AMOUNT = Symbol(
    "M0 0V-6M-5 -36H5", "M-4 -36V-27L-14 -10A3 3 0 0 0 -12 -6H12A3 3 0 0 0 14 -10L4 -27V-36Z", extent=(14, 36),
    stands="on",
)  # fmt: skip
MEMBRANE = Symbol("M-30 0H-4M4 0H30M-4 -14V-8M-4 -4V4M-4 8V14M4 -14V-8M4 -4V4M4 8V14", extent=(4, 14))

# between domains
MACHINE = Symbol(
    "M-30 -14H-12M-30 14H-12M18 -2H30M18 2H30", _circle(18), letters=((0, 0, "M"),), extent=(18, 18), ports=2
)
MACHINE_3, MACHINE_STEP, DRIVE_STEP = (
    Symbol(letters=((0, 0, text),), extent=(24, 12), boxed=True) for text in ("M 3~", "M ⊓", "⊓ I")
)
BATTERY = Symbol("M-30 0H-6M6 0H30M-6 -12V12M-2 -6V6M2 -12V12M6 -6V6", extent=(6, 12))
COIL = Symbol(
    "M-30 -14H-8V-12M-30 14H-8V12M-8 -12A6 4 0 0 1 -8 -4A6 4 0 0 1 -8 4A6 4 0 0 1 -8 12M22 0H30",
    "M4 -12H22V12H4Z", extent=(22, 14), ports=2,
)  # fmt: skip


# boxes with words
def boxed(text: str) -> Symbol:
    """A box with a word in it, hanging from its one terminal."""
    return Symbol("M0 0V16", "M-20 16H20V42H-20Z", letters=((0, 29, text),), extent=(20, 42))


def word(text: str, ports: int = 1) -> Symbol:
    """A word of a bond graph, without a box; one without a fixed number of ports takes any number."""
    lines = "M0 0V14" if ports == 1 else _leads(13) if ports else ""
    place = (0.0, 24.0) if ports == 1 else (0.0, 0.0)
    return Symbol(lines, letters=((*place, text),), extent=(13, 34 if ports == 1 else 10), ports=ports, boxed=not ports)


MECHANISM = Symbol(
    "M-13 9L-8 -8L9 -11L14 9",
    "M-16 9A3 3 0 1 1 -10 9A3 3 0 1 1 -16 9ZM-11 -8A3 3 0 1 1 -5 -8A3 3 0 1 1 -11 -8Z"
    "M6 -11A3 3 0 1 1 12 -11A3 3 0 1 1 6 -11ZM11 9A3 3 0 1 1 17 9A3 3 0 1 1 11 9Z",
    extent=(18, 16),
    boxed=True,
)
REACTION = Symbol(letters=((0, 0, "⇌"),), extent=(10, 12), boxed=True)
