"""Charts as SVG, for pages that stand by themselves."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from poinsot.views.viewer.charts import Chart
from poinsot.views.viewer.pages import said

Floats = NDArray[np.float64]

_W, _H = 460, 230
_LEFT, _RIGHT, _TOP, _BOTTOM = 58, 10, 26, 30
_ROW = 15


def svg_of(chart: Chart) -> str:
    """A chart as an <svg> element; what stands in names is text and nothing else."""
    low, high = chart.span
    begin, end = float(chart.times[0]), float(chart.times[-1])
    end = end if end > begin else begin + 1.0
    rows = math.ceil(len(chart.lines) / 2)
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
    for k, (label, colour, values) in enumerate(chart.lines):
        parts.append(f'<path d="{_path(chart.times, values, x, y)}" stroke="{colour}"/>')
        at, row = _LEFT + (k % 2) * (_W - _LEFT) // 2, _H + _ROW * (k // 2) + 6
        parts.append(f'<line x1="{at}" x2="{at + 18}" y1="{row}" y2="{row}" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<text x="{at + 23}" y="{row + 4}">{said(label)}</text>')
    inner = "".join(parts)
    return f'<svg viewBox="0 0 {_W} {height}" width="{_W}" height="{height}" role="img">{inner}</svg>'


def _path(times: Floats, values: Floats, x: object, y: object) -> str:
    """A line through what is finite."""
    assert callable(x) and callable(y)
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
    first = math.ceil(low / step - 1e-9)
    found = [k * step for k in range(first, first + 2 * about + 2) if k * step <= high + 1e-9 * step]
    assert all(b > a for a, b in pairwise(found))
    return [0.0 if abs(v) < 1e-12 * step else v for v in found]
