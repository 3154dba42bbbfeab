"""A replay as one HTML file: the scene with its player, charts and ledger, from disk, with no request to anybody.

The scene is viser's own recording, in a sandboxed frame inside our page. Law: tests/browser/test_viewer.py
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from poinsot.views.chart_svg import svg_of
from poinsot.views.run_report.sections import ledger_section
from poinsot.views.standing_page import check_page, framed, standing, write_page
from poinsot.views.viewer.charts import charts_of
from poinsot.views.viewer.clock import Clock
from poinsot.views.viewer.content import ViewContent
from poinsot.views.viewer.pages import said
from poinsot.views.viewer.recording import Recording
from poinsot.views.viewer.server import started, stopped
from poinsot.views.viewer.world import World

_RATE = 30.0  # pictures a second


def write_replay(content: ViewContent, path: str | os.PathLike[str], shown: Sequence[str] = ()) -> Path:
    """Write the replay of runs, or a scene to be turned without runs.

    shown   what else is seen: of `world.PARTS`
    Errors  FileError for a place that cannot be written
    """
    target = check_page(path, "a replay")
    return write_page(_page(content, scene_of(content, shown)), target)


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
