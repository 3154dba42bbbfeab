"""Charts as SVG, for pages that stand by themselves.

A line of a million samples is drawn by the least and the greatest value in each column of the picture: as it looks,
peaks and all. Law: tests/views/test_run_report.py

A chart as plain data: lines over time, drawn by the viewer's page or as SVG.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import cycle, pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Floats
from poinsot.records import dataclass
from poinsot.views.diagrams.ink import shown
from poinsot.views.event_marks import thinned
from poinsot.views.viewer.pages import said

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


_W, _H = 460, 230
_LEFT, _RIGHT, _TOP, _BOTTOM = 58, 10, 26, 30
_ROW = 15
_SHORT = 26  # characters of a label that has one beside it
_COLUMNS = 400  # of the picture, about a point of it each


def svg_of(chart: Chart) -> str:
    """A chart as an <svg> element; names become text alone."""
    low, high = chart.span
    begin, end = float(chart.times[0]), float(chart.times[-1])
    end = end if end > begin else begin + 1.0
    named = [(label, colour) for label, colour, _ in (*chart.lines, *chart.marks)]
    beside = 2 if all(len(label) <= _SHORT for label, _ in named) else 1  # labels in a row
    rows = math.ceil(len(named) / beside)
    height = _H + _ROW * rows

    def x(t: float) -> float:
        return _LEFT + (t - begin) / (end - begin) * (_W - _LEFT - _RIGHT)

    def y(value: float) -> float:
        return _TOP + (high - value) / (high - low) * (_H - _TOP - _BOTTOM)

    parts = [f'<text x="{_LEFT}" y="16" class="title">{said(chart.title)}</text>']
    for tick in _ticks(low, high, 5):
        parts.append(f'<line x1="{_LEFT}" x2="{_W - _RIGHT}" y1="{y(tick):.1f}" y2="{y(tick):.1f}" class="grid"/>')
        parts.append(f'<text x="{_LEFT - 6}" y="{y(tick) + 3.5:.1f}" text-anchor="end">{tick:.6g}</text>')
    for tick in _ticks(begin, end, 6):
        parts.append(f'<line x1="{x(tick):.1f}" x2="{x(tick):.1f}" y1="{_TOP}" y2="{_H - _BOTTOM}" class="grid"/>')
        parts.append(f'<text x="{x(tick):.1f}" y="{_H - _BOTTOM + 14}" text-anchor="middle">{tick:.6g}</text>')
    parts.append(f'<text x="{_W - _RIGHT}" y="{_H - 4}" text-anchor="end">time [s]</text>')
    for _, colour, moments in chart.marks:
        for t in thinned(moments, begin, end):
            at = f'x1="{x(t):.1f}" x2="{x(t):.1f}" y1="{_TOP}" y2="{_H - _BOTTOM}"'
            parts.append(f'<line {at} stroke="{colour}" stroke-width="0.7" stroke-opacity="0.5"/>')
    for _, colour, values in chart.lines:
        parts.append(f'<path d="{_path(chart.times, values, x, y)}" stroke="{colour}"/>')
    for k, (label, colour) in enumerate(named):
        left, row = _LEFT + (k % beside) * (_W - _LEFT) // 2, _H + _ROW * (k // beside) + 6
        parts.append(f'<line x1="{left}" x2="{left + 18}" y1="{row}" y2="{row}" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<text x="{left + 23}" y="{row + 4}">{said(label)}</text>')
    inner = "".join(parts)
    return f'<svg viewBox="0 0 {_W} {height}" width="{_W}" height="{height}" role="img">{inner}</svg>'


def drawn(times: Floats, values: Floats) -> NDArray[np.intp]:
    """Which samples a line goes through: all of a few, of many the least and the greatest in each column, and the first
    sample of each gap."""
    count = len(times)
    if count <= 2 * _COLUMNS:
        return np.arange(count)
    span = float(times[-1] - times[0]) or 1.0
    column = np.minimum(((times - times[0]) / span * _COLUMNS).astype(int), _COLUMNS - 1)
    begins = np.flatnonzero(np.diff(column, prepend=-1))
    there = np.isfinite(values)
    low, high = np.where(there, values, np.inf), np.where(there, values, -np.inf)
    ends = [*begins[1:].tolist(), count]
    found = {0, count - 1, *np.flatnonzero(there[:-1] & ~there[1:]) + 1}
    for a, b in zip(begins.tolist(), ends, strict=True):
        found |= {a + int(low[a:b].argmin()), a + int(high[a:b].argmax())}
    return np.asarray(sorted(found))


def _path(times: Floats, values: Floats, x: object, y: object) -> str:
    """A line through finite points."""
    assert callable(x) and callable(y)
    kept = drawn(times, values)
    times, values = times[kept], values[kept]
    good = np.isfinite(values)
    said_: list[str] = []
    pen = False
    for t, value, there in zip(times, values, good, strict=True):
        if there:
            said_.append(f"{'L' if pen else 'M'}{x(t):.1f} {y(value):.1f}")
        pen = bool(there)
    return "".join(said_)


def _ticks(low: float, high: float, about: int) -> list[float]:
    """Round numbers between two."""
    raw = (high - low) / about
    if not (raw > 0.0 and math.isfinite(raw)):
        return [low]
    ten = 10.0 ** math.floor(math.log10(raw))
    step = next(m * ten for m in (1.0, 2.0, 5.0, 10.0) if m * ten >= 0.999 * raw)
    first = math.ceil(low / step - 1e-9)  # ticks on the edge are shown
    # ticks on the edge are shown
    found = [k * step for k in range(first, first + 2 * about + 2) if k * step <= high + 1e-9 * step]
    assert all(b > a for a, b in pairwise(found))
    return [0.0 if abs(v) < 1e-12 * step else v for v in found]  # the tick at zero
