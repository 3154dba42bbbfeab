"""``poinsot view``: a mechanism and its runs in the browser, as a replay in one HTML file, or as a movie."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from typer import Argument, Option

from poinsot.cli.completion import complete_run
from poinsot.cli.loading import LoadOptions, load_file, reads_machine
from poinsot.cli.options import File, Texts
from poinsot.cli.terminal import say, tell
from poinsot.errors import ModelError

if TYPE_CHECKING:
    from poinsot.systems.mechanism import Mechanism
    from poinsot.systems.network import Network


@reads_machine
def view_command(
    file: File,
    runs: Annotated[
        list[Path] | None,
        Argument(metavar="[RUN.nc …]", help="Runs of it, shown side by side over time.", autocompletion=complete_run),
    ] = None,
    port: Annotated[int | None, Option(help="A port of the loopback interface; without it the next free one.")] = None,
    browser: Annotated[bool, Option("--browser/--no-browser", help="Open the page, or only print it.")] = True,
    faces: Annotated[
        int | None, Option(help="Of meshes: about so many triangles of each file; 0: all of them.")
    ] = None,
    replay: Annotated[
        Path | None, Option(metavar="OUT.html", help="Write a replay as one page that needs nothing else.")
    ] = None,
    movie: Annotated[Path | None, Option(metavar="OUT.mp4", help="Write a movie of the run (mp4 or gif).")] = None,
    overlay: Annotated[
        Texts,
        Option(
            metavar="NAME",
            help="Drawn in the movie: screw-axes, velocities, reactions, moments, cylindroid, energies; repeat it.",
        ),
    ] = None,
    *,
    reading: LoadOptions,
) -> None:
    """Look at a mechanism in the browser: its shapes, a slider for every joint, its runs over time.

    Example: `poinsot view examples/four_bar.toml`

    Example: `poinsot view panda.urdf run.nc --replay run.html`

    The page is for this machine's user alone: loopback only, with a token in its address. Ctrl-C ends it.
    """
    system = load_file(file, reading)
    folders = reading.options.get("folders", [])
    view_file(system, runs or [], port, browser, folders, faces, replay, movie, overlay or [])


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
) -> None:
    """Open the viewer and wait for Ctrl-C; or write a replay, or a movie, and end."""
    if overlays and movie is None:
        raise ModelError("--overlay belongs to --movie; in the viewer overlays are chosen on the page")
    if (replay is not None or movie is not None) and port is not None:
        raise ModelError("--port belongs to the viewer in the browser; --replay and --movie write a file and end")
    shown = _runs(runs)
    if replay is not None or movie is not None:
        _written(system, shown, folders, faces, replay, movie, overlays)
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
    overlays: Sequence[str],
) -> None:  # fmt: skip
    """A replay, a movie, or both."""
    if replay is not None:
        from poinsot.views.standing_page import check_page
        from poinsot.views.viewer.content import ViewContent
        from poinsot.views.viewer.replay import write_replay

        check_page(replay, "a replay")
        content = ViewContent.of(system, runs, folders, faces)
        for note in content.notes:
            say(f"warning: {note}")
        tell(f"wrote {write_replay(content, replay)}")
    if movie is not None:
        for note in _filmed(system, runs, folders, movie, overlays):
            say(f"warning: {note}")
        tell(f"wrote {movie}")


def _filmed(system: Any, runs: Any, folders: Sequence[Path], path: Path, overlays: Sequence[str]) -> tuple[str, ...]:
    """The movie of the one run of the one mechanism, at the speed at which the viewer would play it."""
    from poinsot.views.scene.movie import Shot, movie
    from poinsot.views.viewer.recording import recordings_of
    from poinsot.views.viewer.replay import Clock
    from poinsot.views.viewer.subjects import subjects_of

    subjects = subjects_of(system)
    if runs is None or len(runs) != 1 or len(subjects) != 1:
        what = (
            "is no run" if not runs else f"are {len(runs)} runs" if len(runs) > 1 else f"are {len(subjects)} mechanisms"
        )
        raise ModelError(
            f"a movie shows one run of one mechanism; here {what}. Name one RUN.nc; several runs side by side are "
            "seen in the viewer, and in a replay: --replay run.html"
        )
    ((name, run),) = runs.items()
    (recording,) = recordings_of(subjects, run, name)
    if recording.q is None:
        raise ModelError(
            f"{name}: this run has no joint_position, from which a movie is made; simulate without outputs="
        )
    clock = Clock(recording.times[0], recording.times[-1])
    motion = (recording.times, recording.q) + (() if recording.v is None else (recording.v,))
    shot = Shot(speed=clock.fitting_speed(), overlays=tuple(overlays))
    return movie(path, subjects[0].mechanism, motion, shot=shot, folders=folders, progress=_shown())


def _shown() -> Callable[[int, int], None] | None:
    """Frames done, on a terminal."""
    if not sys.stderr.isatty():
        return None
    return lambda done, of: print(f"\r{done} of {of} frames", end="\n" if done == of else "", file=sys.stderr)
