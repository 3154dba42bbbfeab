"""A chart as plain data: lines over time, drawn by the viewer's page or as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.records import dataclass
from poinsot.views.diagrams.ink import shown

Line = tuple[str, str, Floats]
"""Label, colour and values of a line."""
RESIDUAL = "Residual of the ledger, log₁₀ |residual| / turnover"
_FLOOR = 1e-18  # of a logarithmic axis: what is 0 stands here

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


def coloured(lines: Sequence[tuple[str, Floats]], longest: int) -> tuple[Line, ...]:
    """Lines with their colours, their labels cut to so many characters."""
    return tuple((shown(label, longest), colour, v) for (label, v), colour in zip(lines, cycle(COLOURS), strict=False))


def energy_lines(run: Any) -> list[tuple[str, Floats]]:
    """The change of stored energy, and supplied and dissipated energy [J], as far as a run has them."""
    lines: list[tuple[str, Floats]] = []
    if "energy_stored" in run:
        stored = run["energy_stored"].values
        lines.append(("stored, change", stored - stored[0]))
    for label, dimension in (("supplied", "port"), ("dissipated", "element")):
        if f"energy_{label}" in run and run.sizes.get(dimension):
            lines.append((label, run[f"energy_{label}"].sum(dimension).values))
    return lines


def residual(run: Any) -> Floats | None:
    """log₁₀ |residual| / turnover over time; None of a run that has none."""
    if "energy_residual" not in run or "energy_turnover" not in run:
        return None
    turnover = max(float(run["energy_turnover"].values[-1]), 1e-300)
    return np.asarray(np.log10(np.abs(run["energy_residual"].values) / turnover + _FLOOR))
