"""Twists, wrenches, momenta, screws and lines: components, axis, pitch and magnitude."""

from __future__ import annotations

from typing import Any

from poinsot.errors import GeometryError
from poinsot.geometry.lines import Line
from poinsot.geometry.motors import SixVector
from poinsot.geometry.screws import Screw, central_axis, is_proper, magnitude, pitch
from poinsot.views.notebooks.page import heading, number, page, table, vector

_PARTS = {
    "Twist": ("ω [rad/s]", "v at the origin [m/s]", "rad/s", "m/s"),
    "Wrench": ("m about the origin [N·m]", "f [N]", "N", "N·m"),
    "Momentum": ("L about the origin [kg·m²/s]", "p [kg·m/s]", "kg·m/s", "kg·m²/s"),
    "Acceleration": ("α [rad/s²]", "a at the origin [m/s²]", "rad/s²", "m/s²"),
}


def html(thing: Any) -> str:
    """A motor, a screw or a line as a small table."""
    try:
        rows = _line(thing) if isinstance(thing, Line) else _screw(thing) if isinstance(thing, Screw) else _motor(thing)
        return page(heading(type(thing).__name__), table("", ("", ""), rows))
    except (TypeError, ValueError):  # over symbols, duals, intervals
        return page(table("", ("", ""), [(type(thing).__name__, repr(thing))]))


def _motor(motor: SixVector) -> list[tuple[str, str]]:
    upper, lower, proper, improper = _PARTS.get(type(motor).__name__, ("first", "second", "", ""))
    six = motor.vector
    rows = [(upper, vector(six[:3])), (lower, vector(six[3:]))]
    try:
        turning = is_proper(motor)
    except GeometryError:
        return [*rows, ("zero", "no axis")]
    rows += [("magnitude", f"{number(magnitude(motor))} {proper if turning else improper}")]
    return rows + ([("pitch", f"{number(pitch(motor))} m/rad"), *_line(central_axis(motor))] if turning else _free())


def _free() -> list[tuple[str, str]]:
    return [("pitch", "∞: no axis, the same everywhere")]


def _screw(screw: Screw) -> list[tuple[str, str]]:
    if not screw.is_proper:
        return [("direction", vector(screw.axis.coordinates[3:])), *_free()]
    return [("pitch", f"{number(screw.pitch)} m/rad"), *_line(screw.axis)]


def _line(line: Line) -> list[tuple[str, str]]:
    if not line.is_finite:
        return [("at infinity, across", vector(line.coordinates[3:]))]
    whole = line.unit()
    return [("direction", vector(whole.coordinates[:3])), ("nearest to the origin", f"{vector(line.foot)} m")]
