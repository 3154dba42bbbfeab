"""A replay as one HTML file: the scene with its player, charts and ledger, from disk, with no request to anybody.

The scene is viser's own recording, in a sandboxed frame inside our page. Law: tests/browser/test_viewer.py

The time of a replay: where it is, how fast it goes, whether it plays.

Charts of runs over time, beside the scene: coordinates, energies, ports, the ledger's residual.

Plain data, drawn by the browser while a run is watched and as SVG in a replay. One run shows several lines a chart,
several runs one line each, in their colours.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.records import dataclass
from poinsot.text_files import write_text
from poinsot.views.chart_svg import COLOURS, RESIDUAL, Chart, coloured, energy_lines, residual, svg_of
from poinsot.views.diagrams.ink import shown
from poinsot.views.run_report.sections import ledger_section
from poinsot.views.standing_page import check_page, framed, standing
from poinsot.views.viewer.content import ViewContent
from poinsot.views.viewer.pages import said
from poinsot.views.viewer.recording import Recording
from poinsot.views.viewer.server import started, stopped
from poinsot.views.viewer.world import World

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


SPEEDS = (0.0001, 0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 100.0, 1000.0, 10000.0)
_UNITS = {"s": 1.0, "ms": 1e-3, "µs": 1e-6, "ns": 1e-9}
_WATCHED = (1.0, 60.0)  # seconds that a run may last at its own speed
_WANTED = 5.0


@dataclass
class Clock:
    """Time [s] from begin to end, played ``speed`` times as fast as it was; it begins again at the end."""

    begin: float
    end: float
    speed: float = 1.0
    playing: bool = False
    repeats: bool = True

    def __post_init__(self) -> None:
        self.begin, self.end = float(self.begin), float(self.end)
        self.now = self.begin

    @property
    def span(self) -> float:
        """How long it lasts [s]."""
        return self.end - self.begin

    @property
    def unit(self) -> tuple[str, float]:
        """The unit of the time shown: the greatest that is not longer than the run, and its seconds."""
        return next(((u, s) for u, s in _UNITS.items() if self.span >= s), ("ns", 1e-9))

    @property
    def step(self) -> float:
        """The finest change of its slider, in that unit: a power of ten."""
        span = self.span / self.unit[1]
        return float(10.0 ** math.floor(math.log10(span / 500.0))) if span > 0.0 else 1.0

    def fitting_speed(self) -> float:
        """1 for runs of 1 s to 60 s; else the speed at which one is watched for about 5 s."""
        if _WATCHED[0] <= self.span <= _WATCHED[1] or self.span <= 0.0:
            return 1.0
        return min(SPEEDS, key=lambda s: abs(math.log(self.span / s / _WANTED)))

    def advance(self, seconds: float) -> None:
        """Let so many seconds of the watcher pass."""
        now = self.now + self.speed * seconds
        if now > self.end:
            if self.repeats and self.span > 0.0:
                now = self.begin + math.fmod(now - self.begin, self.span)
            else:
                now, self.playing = self.end, False
        self.now = now

    def go(self, t: float) -> None:
        """Be at a time within it."""
        self.now = min(max(t, self.begin), self.end)


_RATE = 30.0  # pictures a second


def write_replay(content: ViewContent, path: str | os.PathLike[str], shown: Sequence[str] = ()) -> Path:
    """Write the replay of runs, or a scene to be turned without runs.

    shown   what else is seen: of `world.PARTS`
    Errors  FileError for a place that cannot be written
    """
    target = check_page(path, "a replay")
    return write_text(target, _page(content, scene_of(content, shown)))


def scene_of(content: ViewContent, shown: Sequence[str] = ()) -> str:
    """The scene and its player as a separate page."""
    server, _ = started(0)
    try:
        world = World(server, content.subjects, content.surfaces, content.runs)
        for part in shown:
            world.show_part(part, True)
        if not world.recordings:
            return str(server.get_scene_serializer().as_html())
        clock = _clock(world.recordings)
        seconds = clock.span / clock.speed
        count = max(2, min(round(seconds * _RATE), 900)) if seconds > 0.0 else 1  # pictures
        recording = server.get_scene_serializer()
        for k in range(count):
            t = clock.begin + clock.span * k / max(count - 1, 1)
            world.at(t)
            recording.insert_sleep(seconds / count)
        return str(recording.as_html())
    finally:
        stopped(server)


def _page(content: ViewContent, scene: str) -> str:
    recordings = [each for run in content.runs for each in run]
    first = [run[0] for run in content.runs]
    parts = [f"<p>{said(_sentence(first))}</p>", framed(scene)]
    parts += [svg_of(chart) for chart in charts_of(first if len(first) > 1 else recordings[:1])]
    parts += [ledger_section(r.run, r.name) for r in first]
    parts += [f"<p>{said(note)}</p>" for note in content.notes]
    return standing(", ".join(s.name for s in content.subjects), parts)


def _sentence(runs: Sequence[Recording]) -> str:
    if not runs:
        return "A scene without a run: drag to turn it."
    said_ = [f"{r.name}: {r.times[0]:g} s to {r.times[-1]:g} s, {len(r.times)} samples" for r in runs]
    clock = _clock(runs)
    pace = "" if clock.speed == 1.0 else f" A second of the player is {clock.speed:g} s of the run."
    return f"{'; '.join(said_)}.{pace} Play, pause and speed are in the frame; drag to turn the scene."


def _clock(recordings: Sequence[Recording]) -> Clock:
    """All of the runs, at a speed at which they are watched."""
    clock = Clock(min(r.times[0] for r in recordings), max(r.times[-1] for r in recordings))
    clock.speed = clock.fitting_speed()
    return clock
