"""Tables of numbers as C text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import isfinite

import numpy as np
from numpy.typing import NDArray

from poinsot.renderers.c.program import Real

_DOUBLE = Real("double")


def dense(rows: Sequence[Mapping[int, float]], height: int, width: int) -> NDArray[np.float64]:
    """Sparse rows as a matrix."""
    found = np.zeros((height, width))
    for k, row in enumerate(rows):
        for j, value in row.items():
            if j < width:
                found[k, j] = value
    return found


def numbers(name: str, values: Iterable[float]) -> str:
    """A table of numbers; of none, one that nobody reads."""
    listed = [float(each) for each in values] or [0.0]
    shown = ", ".join(
        _DOUBLE.number(each) if isfinite(each) else ("INFINITY" if each > 0 else "-INFINITY") for each in listed
    )
    return f"static const real {name}[] = {{{shown}}};"


def whole(name: str, values: Iterable[float]) -> str:
    """A table of whole numbers."""
    return f"static const int {name}[] = {{{', '.join(str(int(each)) for each in values) or '0'}}};"
