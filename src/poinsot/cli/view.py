"""``poinsot view``: a mechanism and its runs in the browser, as a replay in one HTML file, or as a movie."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from poinsot.cli.terminal import tell
from poinsot.errors import ModelError

if TYPE_CHECKING:
    from poinsot.systems.mechanism import Mechanism
    from poinsot.systems.network import Network


def view_file(
    system: Mechanism | Network,
    runs: Sequence[Path],
    port: int | None,
    browser: bool,
    folders: Sequence[Path],
    faces: int | None,
    replay: Path | None,
    movie: Path | None,
    overlays: Sequence[str],
    say: Callable[[str], None],
) -> None:
    """Open the viewer and wait for Ctrl-C; or write a replay, or a movie, and end.

    say: where warnings go, a sentence each
    """
    if overlays and movie is None:
        raise ModelError("--overlay belongs to --movie; in the viewer overlays are chosen on the page")
    if (replay is not None or movie is not None) and port is not None:
        raise ModelError("--port belongs to the viewer in the browser; --replay and --movie write a file and end")
    shown = _runs(runs)
    if replay is not None or movie is not None:
        _written(system, shown, folders, faces, replay, movie, overlays, say)
        return
    from poinsot.views.viewer.viewer import Viewer

    with Viewer(system, shown, port=port, folders=folders, faces=faces) as seen:
        for note in seen.content.notes:
            say(f"warning: {note}")
        opened = browser and seen.open()
        tell(f"{'Opened' if opened else 'Open this in a browser:'} {seen.address}")
        tell("Whoever has this address may look. Ctrl-C ends it.")
        sys.stdout.flush()
        seen.wait()


def _runs(files: Sequence[Path]) -> dict[str, Any] | None:
    """Runs by the names of their files; by their paths where two files are called alike."""
    from poinsot.simulation.results.files import read

    if not files:
        return None
    short = [file.name for file in files]
    names = [file.name if short.count(file.name) == 1 else str(file) for file in files]
    if len(set(names)) < len(names):
        raise ModelError(f"the run {max(names, key=names.count)} is named twice; name every run once")
    return {name: read(file) for name, file in zip(names, files, strict=True)}


def _written(
    system: Any, runs: Any, folders: Sequence[Path], faces: int | None, replay: Path | None, movie: Path | None,
    overlays: Sequence[str], say: Callable[[str], None],
) -> None:  # fmt: skip
    """A replay, a movie, or both."""
    from poinsot.views.viewer.content import Content
    from poinsot.views.viewer.replay import check_writable, write_replay

    if replay is not None:
        check_writable(replay)
        content = Content.of(system, runs, folders, faces)
        for note in content.notes:
            say(f"warning: {note}")
        tell(f"wrote {write_replay(content, replay)}")
    if movie is not None:
        _filmed(system, runs, folders, movie, overlays, say)


def _filmed(
    system: Any, runs: Any, folders: Sequence[Path], target: Path, overlays: Sequence[str], say: Callable[[str], None]
) -> None:
    """A movie of one run of one mechanism."""
    from poinsot.views.scene.movie import Shot, movie
    from poinsot.views.viewer.recording import recordings_of
    from poinsot.views.viewer.subjects import subjects_of

    if runs is None or len(runs) != 1:
        raise ModelError(
            f"{target}: a movie shows one run; name one, as in: poinsot simulate FILE --out run.nc, then poinsot "
            "view FILE run.nc --movie out.mp4"
        )
    subjects = subjects_of(system)
    if len(subjects) != 1:
        names = ", ".join(repr(subject.name) for subject in subjects) or "none"
        raise ModelError(f"{target}: a movie shows one mechanism, and this file has {names}; a replay shows all")
    ((name, run),) = runs.items()
    recording = recordings_of(subjects, run, name)[0]
    if recording.q is None:
        raise ModelError(f"{target}: the run {name!r} holds no coordinates (outputs=…); a movie needs them")
    mechanism = subjects[0].mechanism
    rates = np.zeros((len(recording.times), mechanism.nv)) if recording.v is None else recording.v
    with _bar() as progress:
        motion = (recording.times, recording.q, rates)
        notes = movie(
            target, mechanism, motion, shot=Shot(overlays=tuple(overlays)), folders=folders, progress=progress
        )
    for note in notes:
        say(f"warning: {note}")
    tell(f"wrote {target}")


@contextmanager
def _bar() -> Iterator[Callable[[int, int], None]]:
    """A bar on stderr that counts frames, gone when they are made; nothing where nobody looks."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("frames"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("frames", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
