"""A replay as one HTML file: the scene with its player, charts and ledger, from disk, with no request to anybody.

The scene is viser's own recording, in a sandboxed frame inside our page: its scripts have no origin, and the page's
policy lets nothing be asked for, whatever stands in names. Law: tests/browser/test_viewer.py
"""

from __future__ import annotations

import html
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from poinsot.errors import FileError
from poinsot.simulation.results.ledger import ledger
from poinsot.simulation.results.replacing import beside
from poinsot.views.viewer.chart_svg import svg_of
from poinsot.views.viewer.charts import charts_of
from poinsot.views.viewer.clock import Clock
from poinsot.views.viewer.content import Content
from poinsot.views.viewer.pages import said
from poinsot.views.viewer.recording import Recording
from poinsot.views.viewer.server import started, stopped
from poinsot.views.viewer.world import World

_RATE = 30.0  # pictures a second
_MOST = 900  # pictures
_POLICY = (
    "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' blob:; worker-src blob: data:; "
    "style-src 'unsafe-inline'; img-src data: blob:; font-src data:; connect-src data: blob:; frame-src 'self' data:; "
    "form-action 'none'; base-uri 'none'"
)
_STYLE = """
body { font: 14px/1.45 system-ui, sans-serif; color: #222; margin: 0 auto; max-width: 1000px; padding: 18px; }
h1 { font-size: 20px; margin: 0 0 4px; } p { margin: 4px 0 12px; color: #555; overflow-wrap: anywhere; }
iframe { width: 100%; height: 560px; border: 1px solid #ccd; border-radius: 6px; }
svg { max-width: 100%; vertical-align: top; height: auto; margin: 10px 8px 0 0; }
svg { font: 10.5px system-ui, sans-serif; fill: #333; }
svg path { fill: none; stroke-width: 1.4; } svg .grid { stroke: #e3e6ea; } svg .title { font-size: 12.5px; fill: #111; }
table { border-collapse: collapse; margin: 14px 24px 0 0; display: inline-table; vertical-align: top; }
td, th { padding: 2px 10px 2px 0; text-align: left; border-bottom: 1px solid #e3e6ea; overflow-wrap: anywhere; }
td.n { text-align: right; font-variant-numeric: tabular-nums; } caption { text-align: left; font-weight: 600; }
"""


def check_writable(path: str | os.PathLike[str]) -> Path:
    """The path, if a replay can be written there; else a FileError that says why."""
    target = Path(path)
    if target.suffix.lower() not in (".html", ".htm"):
        raise FileError(f"cannot write {target}: a replay is a page, its name ends in .html")
    if not target.parent.is_dir():
        raise FileError(f"cannot write {target}: the folder {target.parent} does not exist. Make it first.")
    if target.is_dir():
        raise FileError(f"cannot write {target}: a folder of that name is in the way")
    return target


def write_replay(content: Content, path: str | os.PathLike[str], shown: Sequence[str] = ()) -> Path:
    """Write the replay of runs, or a scene to be turned where there is none.

    shown   what else is seen: of `world.PARTS`
    Errors  FileError for a place that cannot be written
    """
    target = check_writable(path)
    page = _page(content, _scene(content, shown))
    try:
        with beside(target) as folder:
            (folder / target.name).write_text(page, encoding="utf-8")
            os.replace(folder / target.name, target)
    except OSError as error:
        raise FileError(f"cannot write {target}: {error.strerror or error}.") from None
    return target


def _scene(content: Content, shown: Sequence[str]) -> str:
    """The scene and its player as a page of their own."""
    server, _ = started(0)
    try:
        world = World(server, content.subjects, content.surfaces, content.runs)
        for part in shown:
            world.show_part(part, True)
        if not world.recordings:
            return str(server.get_scene_serializer().as_html())
        clock = _clock(world.recordings)
        seconds = clock.span / clock.speed
        count = max(2, min(round(seconds * _RATE), _MOST)) if seconds > 0.0 else 1
        recording = server.get_scene_serializer()
        for k in range(count):
            t = clock.begin + clock.span * k / max(count - 1, 1)
            world.at(t)
            recording.insert_sleep(seconds / count)
        return str(recording.as_html())
    finally:
        stopped(server)


def _page(content: Content, scene: str) -> str:
    recordings = [each for run in content.runs for each in run]
    first = [run[0] for run in content.runs]
    title = ", ".join(s.name for s in content.subjects)
    parts = [f"<h1>{said(title)}</h1>", f"<p>{said(_sentence(first))}</p>"]
    parts.append(
        '<iframe sandbox="allow-scripts" referrerpolicy="no-referrer" title="the scene" '
        f'srcdoc="{html.escape(scene, quote=True)}"></iframe>'
    )
    parts += [svg_of(chart) for chart in charts_of(first if len(first) > 1 else recordings[:1])]
    parts += [_ledger(r.name, r.run) for r in first]
    notes = "".join(f"<p>{said(note)}</p>" for note in content.notes)
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{html.escape(_POLICY, quote=True)}">'
        '<meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer">'
        f"<title>{said(title)}</title><style>{_STYLE}</style></head><body>{''.join(parts)}{notes}</body></html>\n"
    )


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


def _ledger(name: str, run: Any) -> str:
    """The ledger of a run as a table; nothing for a run that has none."""
    if "energy_residual" not in run or "energy_turnover" not in run or "energy_scale" not in run:
        return ""
    book = ledger(run)
    rows = [
        f'<tr><td>{said(e.kind)}</td><td>{said(e.name)}</td><td class="n">{e.joules:.6g}</td></tr>'
        for e in book.entries
    ]
    rows.append(f'<tr><td colspan="2">residual</td><td class="n">{book.residual:.3g}</td></tr>')
    rows.append(f'<tr><td colspan="2">largest residual / scale</td><td class="n">{book.ratio:.2g}</td></tr>')
    said_ = "balanced" if book.balanced else f"not balanced: above its bound of {book.bound:.2g}"
    return (
        f"<table><caption>Energy ledger of {said(name)} [J], {said_}</caption>"
        f"<tr><th>kind</th><th>name</th><th>J</th></tr>{''.join(rows)}</table>"
    )
