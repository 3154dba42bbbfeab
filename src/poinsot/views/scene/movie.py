"""Movies of runs, as MP4 by ffmpeg or as GIF by Pillow; a file is there whole, or not at all."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Generator, Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats
from poinsot.errors import FileError, ModelError, printable
from poinsot.multibody.model import GROUND
from poinsot.records import dataclass
from poinsot.simulation.results.replacing import beside, put
from poinsot.views.mechanism_pictures import is_planar, placed_joints
from poinsot.views.scene.between import configurations, rates
from poinsot.views.scene.camera import Camera, direction, framed, upward
from poinsot.views.scene.overlay_data import Overlay, OverlayState, RunContacts, size_at_assembly
from poinsot.views.scene.overlays import Drawn, overlay, steadied
from poinsot.views.scene.stage import Frame, SceneStage
from poinsot.views.scene.surfaces import DrawnSurface, surfaces

if TYPE_CHECKING:
    from poinsot.systems.mechanism import Mechanism

Progress = Callable[[int, int], None]

KINDS = (".mp4", ".gif")
_AZIMUTH, _ELEVATION = -55.0, 20.0
_FAR = 0.75  # what moves farther than this, beside the mechanism, is followed
_AROUND = 0.15  # of overlays in the picture, beside the mechanism
_STEADY = 24  # states that scales are fitted to
_FRAME_LIMIT = 100_000
_WIDTH_LIMIT, _LEAST_WIDTH = 4096, 16


@dataclass(frozen=True)
class Shot:
    """How a movie is taken.

    size      (width, height) in pixels, even numbers; rate: frames a second
    speed     seconds of the run in one of the movie
    overlays  names, or overlays with their choices
    follow    a body that the camera stays with; without one that carries the others, where it travels; "ground": none
    azimuth, elevation   of the reader [degrees]; planar mechanisms are seen along z without them
    """

    size: tuple[int, int] = (640, 400)
    rate: float = 30.0
    speed: float = 1.0
    overlays: tuple[str | Drawn, ...] = ()
    follow: str | None = None
    azimuth: float | None = None
    elevation: float | None = None

    def __post_init__(self) -> None:
        if not all(_LEAST_WIDTH <= n <= _WIDTH_LIMIT and n % 2 == 0 for n in self.size):
            raise ModelError(
                f"a picture of {self.size[0]} × {self.size[1]} pixels cannot be made: give two even numbers from "
                f"{_LEAST_WIDTH} to {_WIDTH_LIMIT}"
            )
        for name, x, most in (("rate", self.rate, 1000.0), ("speed", self.speed, np.inf)):
            if not (np.isfinite(x) and 0.0 < x <= most):
                raise ModelError(f"a movie's {name} is a positive number; got {x}")


def movie(
    path: str | os.PathLike[str],
    mechanism: Mechanism,
    run: object,
    *,
    shot: Shot | None = None,
    folders: Sequence[str | os.PathLike[str]] = (),
    progress: Progress | None = None,
) -> tuple[str, ...]:
    """Write a run of a mechanism as a movie, .mp4 or .gif.

    run       the dataset of ``simulate``; or (times (n,) [s], q (n, nq)) or (times, q, v)
    progress  called with the frames done and all of them
    Returns the notes of meshes that could not be drawn. FileError for what cannot be written, ModelError for options
    that make no movie. Whatever happens, also Ctrl-C, no half file is left.
    """
    target, chosen = Path(path), shot or Shot()
    if target.suffix.lower() not in KINDS:
        raise FileError(f"{printable(str(target))}: a movie is an .mp4 or a .gif file; name one that ends so")
    times, q, v = _motion(mechanism, run)
    rate = (100.0 / max(2, round(100.0 / chosen.rate))) if target.suffix.lower() == ".gif" else chosen.rate
    at = frame_times(times, rate, chosen.speed)
    states = configurations(mechanism, times, q, at), rates(times, v, at)
    drawn = surfaces(mechanism, folders=folders)
    _refuse_folder(target)
    with contextlib.closing(frames(mechanism, drawn, at, *states, chosen, RunContacts.of(run))) as pictures:
        counted = _counted(pictures, len(at), progress)
        if target.suffix.lower() == ".gif":
            _gif(target, counted, rate)
        else:
            _mp4(target, counted, rate, chosen.size)
    return tuple(dict.fromkeys(s.note for s in drawn if s.note))


def frames(
    mechanism: Mechanism,
    drawn: Sequence[DrawnSurface],
    times: Floats,
    q: Floats,
    v: Floats,
    shot: Shot,
    contacts: RunContacts | None = None,
) -> Generator[Frame, None, None]:
    """The pictures (height, width, 3) of states, one after another."""
    poses = np.asarray(mechanism.poses(q)).reshape(len(q), -1, 4, 4)
    chosen = [(overlay(each) if isinstance(each, str) else each) for each in shot.overlays]
    size = size_at_assembly(mechanism)
    shifts = _shifts(mechanism, poses, shot.follow, size)
    touching = [None if contacts is None else contacts.at(float(t)) for t in times]
    states = [
        OverlayState(mechanism, qk, vk, t=float(t), size=size, touching=seen)
        for t, qk, vk, seen in zip(times, q, v, touching, strict=True)
    ]
    fitted = [steadied(each, states[:: len(states) // _STEADY + 1]) for each in chosen]
    some = range(0, len(states), len(states) // _STEADY + 1)
    over = [_reach(each.at(states[k]), shifts[k]) for each in fitted for k in some]
    camera = _camera(mechanism, drawn, poses, shifts, shot, over)
    stage = SceneStage(drawn, len(mechanism.body_names), shot.size, size)
    try:
        for state, X, shift in zip(states, poses, shifts, strict=True):
            seen: list[Overlay] = [each.at(state) for each in fitted]
            yield stage.frame(X, camera.moved(shift), seen, f"t = {state.t:.2f} s")
    finally:
        stage.close()


def frame_times(times: Floats, rate: float, speed: float) -> Floats:
    """The times of the run that frames show, from its first to its last. ModelError where there are far too many."""
    span = float(times[-1] - times[0])
    count = int(np.floor(span * rate / speed * (1 + 1e-9))) + 1  # whole quotients stay whole
    if count > _FRAME_LIMIT:
        raise ModelError(
            f"a run of {span:g} s makes {count:,} frames at {rate:g} a second, more than {_FRAME_LIMIT:,}: give a "
            "greater speed or a smaller rate"
        )
    return np.asarray(times[0] + speed / rate * np.arange(count))


def _motion(mechanism: Mechanism, run: Any) -> tuple[Floats, Floats, Floats]:
    if isinstance(run, tuple):
        times, q, *rest = (np.asarray(x, dtype=float) for x in run)
        v = rest[0] if rest else np.zeros((len(np.atleast_1d(times)), mechanism.nv))
    else:
        missing = [name for name in ("time", "joint_position", "joint_velocity") if name not in run.variables]
        if missing:
            raise ModelError(f"this run holds no {' and no '.join(missing)}, so there is nothing to see of it")
        times, q, v = (np.asarray(run[name], dtype=float) for name in ("time", "joint_position", "joint_velocity"))
    n = len(np.atleast_1d(times))
    if times.shape != (n,) or not n or q.shape != (n, mechanism.nq) or v.shape != (n, mechanism.nv):
        raise ModelError(
            f"a movie of {mechanism.name!r} needs n times, q (n, {mechanism.nq}) and v (n, {mechanism.nv}); got "
            f"{times.shape}, {q.shape} and {v.shape}. Is it the run of another mechanism, or of many at once?"
        )
    if not np.isfinite(times).all() or np.any(np.diff(times) < 0.0):
        raise ModelError("the times of a run must be finite and must not decrease")
    whole = np.isfinite(q).all(axis=1) & np.isfinite(v).all(axis=1)
    if not whole.any():
        raise ModelError("this run holds no state that is finite, so there is nothing to see of it")
    return times[whole], q[whole], v[whole]


def _shifts(mechanism: Mechanism, poses: Floats, follow: str | None, length: float) -> Floats:
    """How far (n, 3) the camera goes with a body."""
    names = mechanism.body_names
    still = np.zeros((len(poses), 3))
    if follow == GROUND or not names:
        return still
    if follow is not None:
        if follow not in names:
            raise ModelError(f"mechanism {mechanism.name!r} has no body {follow!r:.60} to follow")
        place = poses[:, names.index(follow), :3, 3]
    else:
        free = [j.successor for j in mechanism.tree.model.joints if len(j.pair.freedoms) == 6]
        if len(free) != 1:
            return still
        place = poses[:, names.index(free[0]), :3, 3]
        if np.ptp(place, axis=0).max() < _FAR * length:
            return still
    return np.asarray(place - place[0])


def _camera(
    mechanism: Mechanism, drawn: Sequence[DrawnSurface], poses: Floats, shifts: Floats, shot: Shot, over: list[Floats]
) -> Camera:
    """All that is seen at any time, from in front of planar mechanisms, else from above and aside."""
    up = upward(mechanism.tree.model.gravity)
    planar = is_planar(placed_joints(mechanism, mechanism.neutral())[0])
    if planar and shot.azimuth is None and shot.elevation is None:
        towards = np.array([0.12, 0.15, 1.0]) if abs(up[2]) < 0.9 else direction(up, -80.0, 50.0)
        up = up if abs(up[2]) < 0.9 else np.array([0.0, 0.0, 1.0])
    else:
        azimuth = _AZIMUTH if shot.azimuth is None else shot.azimuth
        towards = direction(up, azimuth, _ELEVATION if shot.elevation is None else shot.elevation)
    some = slice(None, None, len(poses) // 200 + 1)
    corners = []
    for surface in drawn:
        low, high = surface.vertices.min(axis=0), surface.vertices.max(axis=0)
        box = np.array(list(product(*zip(low, high, strict=True))), dtype=float)
        X = np.eye(4)[None] if surface.body < 0 else poses[some, surface.body]
        X = X[np.isfinite(X).all(axis=(1, 2))]
        moved = np.einsum("nij,kj->nki", X[:, :3, :3], box) + X[:, None, :3, 3]
        if surface.body >= 0:
            moved = moved - shifts[some][:, None, :]
        elif shifts.any():
            continue
        corners.append(moved.reshape(-1, 3))
    if corners:  # what lies far from the mechanism would make it small
        everything = np.vstack(corners)
        low, high = everything.min(axis=0), everything.max(axis=0)
        room = _AROUND * float((high - low).max())
        corners += [np.clip(each, low - room, high + room) for each in over]
    points = np.vstack(corners) if corners else np.array([[0.0, 0.0, 0.0], [1.0, 1.0, 1.0]])
    return framed(points, towards, up, shot.size[0] / shot.size[1])


def _reach(over: Overlay, shift: Floats) -> Floats:
    """The points (n, 3) that an overlay reaches, seen from the camera's own place."""
    points: list[Floats] = [line.points for line in over.lines]
    points += [np.asarray(surface.vertices, dtype=float) for surface in over.surfaces]
    points += [np.array([arrow.tail, arrow.tip]) for arrow in over.arrows]
    found = np.vstack([np.zeros((0, 3)), *points])
    return np.asarray(found[np.isfinite(found).all(axis=1)] - shift)


def _counted(pictures: Iterator[Frame], total: int, progress: Progress | None) -> Iterator[Frame]:
    for k, picture in enumerate(pictures):
        yield picture
        if progress is not None:
            progress(k + 1, total)


# ------------------------------------------------------------------------------------------------------------- the file


def _refuse_folder(target: Path) -> None:
    if target.is_dir():
        raise FileError(f"{printable(str(target))}: this is a folder; name a file in it")
    if not target.parent.is_dir():
        raise FileError(f"{printable(str(target))}: the folder {printable(str(target.parent))!r} does not exist")


@contextlib.contextmanager
def _beside(target: Path) -> Iterator[Path]:
    """A file beside the target that takes its place when all went well, and is gone if not."""
    try:
        with beside(target) as folder:
            yield folder / target.name
            put(folder / target.name, target)
    except OSError as error:
        raise FileError(f"{printable(str(target))}: cannot be written: {error.strerror or error}") from None


def _gif(target: Path, pictures: Iterator[Frame], rate: float) -> None:
    from PIL import Image

    def images() -> Iterator[Any]:
        for picture in pictures:
            yield Image.fromarray(picture).quantize(256, dither=Image.Dither.NONE)

    with _beside(target) as file:
        some = images()
        first = next(some)
        first.save(file, save_all=True, append_images=some, duration=round(1000.0 / rate), loop=0)


def _mp4(target: Path, pictures: Iterator[Frame], rate: float, size: tuple[int, int]) -> None:
    command = [
        encoder(), "-loglevel", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{size[0]}x{size[1]}",
        "-r", f"{rate:.6f}", "-i", "-", "-an", "-c:v", "libx264", "-preset", "veryfast", "-crf", "20",
        "-pix_fmt", "yuv420p", "-movflags", "+faststart",
    ]  # fmt: skip
    with _beside(target) as file, tempfile.TemporaryFile() as said:
        process = subprocess.Popen(
            [*command, str(file)], stdin=subprocess.PIPE, stdout=said, stderr=said, start_new_session=True
        )
        try:
            pipe: Any = process.stdin
            with contextlib.suppress(BrokenPipeError):
                for picture in pictures:
                    pipe.write(np.ascontiguousarray(picture).tobytes())
                pipe.close()
            failed = process.wait() != 0
        finally:
            if process.poll() is None:
                process.kill()
                process.wait()
            with contextlib.suppress(OSError):
                process.stdin.close()  # type: ignore[union-attr]
        if failed:
            said.seek(0)
            why = printable(" ".join(said.read(2000).decode("utf-8", "replace").split()))[:300]
            raise FileError(
                f"{printable(str(target))}: ffmpeg could not make the movie ({why}); write a .gif, or install another "
                "ffmpeg: pip install imageio-ffmpeg"
            )


def encoder() -> str:
    """The ffmpeg to use: that of imageio-ffmpeg if installed, else the machine's. ModelError where there is none."""
    with contextlib.suppress(ImportError, RuntimeError):
        import imageio_ffmpeg

        return str(imageio_ffmpeg.get_ffmpeg_exe())
    found = shutil.which("ffmpeg")
    if found is None:
        raise ModelError("to write .mp4, install an encoder: pip install imageio-ffmpeg; or write a .gif, without one")
    return found


def picture(
    mechanism: Mechanism,
    q: ArrayLike | None = None,
    v: ArrayLike | None = None,
    *,
    shot: Shot | None = None,
    folders: Sequence[str | os.PathLike[str]] = (),
) -> Frame:
    """One picture (height, width, 3) of a mechanism at q, as a movie shows it; without q as it is assembled."""
    place = np.asarray(mechanism.assemble() if q is None else q, dtype=float)[None]
    rates = np.zeros((1, mechanism.nv)) if v is None else np.asarray(v, dtype=float)[None]
    _motion(mechanism, (np.zeros(1), place, rates))
    drawn = surfaces(mechanism, folders=folders)
    with contextlib.closing(frames(mechanism, drawn, np.zeros(1), place, rates, shot or Shot())) as some:
        return next(some)
