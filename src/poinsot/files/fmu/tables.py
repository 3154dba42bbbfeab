"""Tables of numbers as C text."""

from __future__ import annotations

from collections.abc import Iterable
from math import isfinite

from poinsot.renderers.c.program import Real

_DOUBLE = Real("double")


def numbers(name: str, values: Iterable[float]) -> str:
    """A table of numbers; of an empty one, one unused number."""
    listed = [float(each) for each in values] or [0.0]
    shown = ", ".join(
        _DOUBLE.number(each) if isfinite(each) else ("INFINITY" if each > 0 else "-INFINITY") for each in listed
    )
    return f"static const real {name}[] = {{{shown}}};"


def whole(name: str, values: Iterable[float]) -> str:
    """A table of whole numbers."""
    return f"static const int {name}[] = {{{', '.join(str(int(each)) for each in values) or '0'}}};"


def quoted(name: str) -> str:
    """A user's name as a C string: nothing but letters, digits and blanks as they are."""
    plain = name.encode("utf-8", "backslashreplace")[:100]
    return '"' + "".join(chr(b) if (chr(b).isalnum() and b < 128) or b == 32 else f"\\{b:03o}" for b in plain) + '"'
