"""Marks of a run's events on pictures over time: thin lines from bottom to top, a colour a kind, said in a legend.

Where a thousand impacts lie within a millimetre of the picture they are one mark: what is drawn is thinned, what the
legend counts is not. Law: tests/views/test_run_report.py
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.views.naming import plain

if TYPE_CHECKING:
    import xarray as xr
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

COLOURS = ("#D55E00", "#0072B2", "#009E73", "#CC79A7", "#56B4E9", "#E69F00", "#555555")
"""By the kinds of a run, most frequent first; the last for all that are left."""
_APART = 300  # marks of a kind across a picture, at most


def event_kinds(run: Any) -> list[tuple[str, Floats]]:
    """Kinds with the times of their events, most frequent first; of a dataset or a trajectory."""
    if "event_time" not in run or not run["event_time"].size:
        return []
    times = np.asarray(run["event_time"], dtype=float)
    kinds = np.asarray(run["event_kind"]).astype(str) if "event_kind" in run else np.full(len(times), "event")
    names, counts = np.unique(kinds, return_counts=True)
    order = sorted(range(len(names)), key=lambda k: (-int(counts[k]), str(names[k])))
    return [(str(names[k]), times[kinds == names[k]]) for k in order]


def thinned(times: Floats, begin: float, end: float) -> Floats:
    """The first of the times in each of many equal parts of the picture."""
    there = np.sort(times[(times >= begin) & (times <= end)])
    if end <= begin or len(there) == 0:
        return there
    _, first = np.unique(np.floor((there - begin) / (end - begin) * _APART), return_index=True)
    return there[first]


def mark_events(figure: Figure, axes: Iterable[Axes], run: xr.Dataset) -> None:
    """Draw the events of a run over all axes and name them beside the figure, if it has any."""
    found = list(_coloured(event_kinds(run)))
    if not found:
        return
    from poinsot.views.matplotlib import Line2D

    span = run["time"].values
    handles: list[Any] = []
    for label, times, colour in found:
        for ax in axes:
            kept = thinned(times, float(span[0]), float(span[-1]))
            ax.vlines(kept, 0.0, 1.0, transform=ax.get_xaxis_transform(), color=colour, lw=0.6, alpha=0.45, zorder=0.5)
        handles.append(Line2D([], [], color=colour, lw=1.2, label=label))
    figure.legend(handles=handles, loc="outside lower center", ncols=min(len(handles), 5), fontsize=8, frameon=False)


def _coloured(kinds: list[tuple[str, Floats]]) -> Iterator[tuple[str, Floats, str]]:
    """Labels with counts; kinds beyond the colours are one."""
    last = len(COLOURS) - 1
    alone = kinds if len(kinds) <= len(COLOURS) else kinds[:last]
    for (kind, times), colour in zip(alone, COLOURS, strict=False):
        yield f"{plain(kind)} ({len(times)})", times, colour
    rest = [times for _, times in kinds[len(alone) :]]
    if rest:
        yield f"others ({sum(map(len, rest))})", np.concatenate(rest), COLOURS[last]
