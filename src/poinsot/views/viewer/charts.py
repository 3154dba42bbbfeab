"""Charts of runs over time, beside the scene: coordinates, energies, ports, the ledger's residual.

Plain data, drawn by the browser while a run is watched and as SVG in a replay. One run shows several lines a chart,
several runs one line each, in their colours.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.views.chart import COLOURS, RESIDUAL, Chart, coloured, energy_lines, residual
from poinsot.views.diagrams.ink import shown
from poinsot.views.viewer.recording import Recording

_LINE_LIMIT = 8
_POINTS = 400
_LABEL_LENGTH = 40


def charts_of(recordings: Sequence[Recording]) -> list[Chart]:
    """The charts of runs; of several, what all have."""
    if not recordings:
        return []
    ends = [r.times[-1] for r in recordings]
    begin, end = min(r.times[0] for r in recordings), max(ends)
    counts = [len(r.times) for r in recordings]
    if len(recordings) == 1 and counts[0] <= _POINTS:
        times = recordings[0].times
    else:
        times = np.linspace(begin, end, min(_POINTS, max(max(counts), 2)))
    if len(recordings) == 1:
        found = [*_coordinates(recordings[0], times), *_energies(recordings[0], times)]
    else:
        found = [*_together(recordings, times)]
    return [chart for chart in found if chart.lines]


def _coordinates(r: Recording, times: Floats) -> list[Chart]:
    found = []
    names, units = r.subject.mechanism.coordinate_names, _units(r)
    for unit, title in (("rad", "Angles [rad]"), ("m", "Lengths [m]")):
        if r.q is None:
            continue
        mine = [k for k, each in enumerate(units) if each == unit]
        moving = sorted(mine, key=lambda k: -np.ptp(r.q[:, k]))[:_LINE_LIMIT]  # type: ignore[index]
        lines = [(names[k], r.q[:, k]) for k in sorted(moving) if np.ptp(r.q[:, k]) > 0.0]
        more = f", the {_LINE_LIMIT} that move most of {len(mine)}" if len(mine) > _LINE_LIMIT else ""
        found.append(_chart(title + more, r, times, lines))
    return found


def _energies(r: Recording, times: Floats) -> list[Chart]:
    run = r.run
    found = [_chart("Energy [J]", r, times, energy_lines(run))]
    if "energy_supplied" in run and run.sizes.get("port", 0) > 1:
        through = zip(run["port"].values, run["energy_supplied"].values.T, strict=True)
        most = sorted(through, key=lambda each: -np.ptp(each[1]))[:_LINE_LIMIT]
        found.append(_chart("Energy through ports [J]", r, times, [(str(n), v) for n, v in most]))
    if (left := residual(run)) is not None:
        found.append(_chart(RESIDUAL, r, times, [("residual", left)]))
    return found


def _together(recordings: Sequence[Recording], times: Floats) -> list[Chart]:
    """One quantity a chart, a line for every run."""
    first = recordings[0]
    wanted: list[tuple[str, Callable[[Recording], Floats | None]]] = []
    if all(r.q is not None for r in recordings):
        travel = sum(np.ptp(r.q, axis=0) for r in recordings if r.q is not None)
        units, names = _units(first), first.subject.mechanism.coordinate_names
        same = [r for r in recordings if r.subject.mechanism.coordinate_names == names]
        if len(same) == len(recordings):
            order = [int(k) for k in np.argsort(-np.asarray(travel)) if units[int(k)] != "1"][:4]
            for k in order:
                wanted.append((f"{shown(names[k], _LABEL_LENGTH)} [{units[k]}]", partial(_coordinate, k)))
    wanted.append(("Energy stored, change [J]", lambda r: dict(energy_lines(r.run)).get("stored, change")))
    wanted.append((RESIDUAL, lambda r: residual(r.run)))
    found = []
    for title, of in wanted:
        lines = []
        for number, r in enumerate(recordings):
            values = of(r)
            if values is not None:
                lines.append(
                    (shown(r.name, _LABEL_LENGTH), COLOURS[number % len(COLOURS)], _at(times, r.times, values))
                )
        found.append(Chart(title, times, tuple(lines)))
    return found


def _chart(title: str, r: Recording, times: Floats, lines: Sequence[tuple[str, Floats]]) -> Chart:
    return Chart(title, times, coloured([(label, _at(times, r.times, v)) for label, v in lines], _LABEL_LENGTH))


def _at(times: Floats, own: Floats, values: Floats) -> Floats:
    if times is own:
        return np.asarray(values, dtype=float)
    return np.asarray(np.interp(times, own, values, left=np.nan, right=np.nan))


def _coordinate(k: int, r: Recording) -> Floats | None:
    return None if r.q is None else np.asarray(r.q[:, k])


def _units(r: Recording) -> list[str]:
    tree = r.subject.mechanism.tree
    units = ["1"] * tree.nq
    for link in tree.links:
        for k, unit in zip(link.q, link.pair.coordinate_units, strict=True):
            units[k] = unit
    return units
