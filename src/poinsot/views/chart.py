"""A chart as plain data: lines over time, drawn by the viewer's page or as SVG."""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.records import dataclass

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#7f6a00", "#000000")
"""Of lines, in their order: colours that are told apart by those who see few."""


@dataclass(frozen=True)
class Chart:
    """Lines over time.

    lines  label, colour and values (nt,) of each, NaN where a run has ended
    marks  label, colour and moments (any number) of what happened, drawn from bottom to top
    """

    title: str
    times: Floats
    lines: tuple[tuple[str, str, Floats], ...]
    marks: tuple[tuple[str, str, Floats], ...] = ()

    @property
    def span(self) -> tuple[float, float]:
        """The least and the greatest value, with some air."""
        values = np.concatenate([v[np.isfinite(v)] for _, _, v in self.lines] or [np.zeros(1)])
        low, high = (float(values.min()), float(values.max())) if len(values) else (0.0, 1.0)
        air = 0.06 * (high - low) or 0.05 * abs(high) or 1.0
        return low - air, high + air
