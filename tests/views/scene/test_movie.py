"""Movies: which states are seen, what is refused, that no half file is left; and pictures, where panda3d is there."""

import importlib.util
import shutil
import struct
import subprocess
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from cases import EXAMPLES
from poinsot import FileError, Mechanism, ModelError
from poinsot.views.scene import movie as module
from poinsot.views.scene.between import configurations, rates
from poinsot.views.scene.camera import direction, framed
from poinsot.views.scene.movie import Shot, encoder, frame_times, frames, movie, picture
from poinsot.views.scene.surfaces import surfaces
from views.scene.cubes import scaled

drawing = pytest.mark.skipif(importlib.util.find_spec("panda3d") is None, reason="panda3d: pip install poinsot[movie]")


def swing(
    file: str = "double_pendulum.toml", n: int = 12
) -> tuple[Mechanism, tuple[np.ndarray, np.ndarray, np.ndarray]]:
    m = po.load(EXAMPLES / file)
    rng = np.random.default_rng(4)
    q = np.array([m.integrate(m.neutral(), s * rng.normal(size=m.nv)) for s in np.linspace(0, 1, n)])
    return m, (np.linspace(0.0, 0.5, n), q, rng.normal(size=(n, m.nv)))


@pytest.mark.parametrize("file", ["double_pendulum.toml", "engine_mounts.toml"])
def test_at_a_samples_time_the_sample_is_seen_and_between_them_a_state_between(file: str) -> None:
    m, (t, q, v) = swing(file)
    again = (configurations(m, t, q, t), rates(t, v, t))
    assert np.allclose(again[0], q, atol=1e-12) and np.allclose(again[1], v, atol=1e-12)
    at = np.linspace(-0.1, 0.6, 50)  # before and after the run: its ends
    between = (configurations(m, t, q, at), rates(t, v, at))
    assert np.allclose(between[0][0], q[0], atol=1e-12) and np.allclose(between[0][-1], q[-1], atol=1e-12)
    for joint in m.tree.model.joints:
        if "qw" in joint.pair.coordinates:
            k = list(m.tree.links[m.tree.by_joint[joint.name]].q)[-4:]
            assert np.allclose(np.linalg.norm(between[0][:, k], axis=1), 1.0, atol=1e-12)


def test_frames_span_the_run_at_the_rate_and_the_speed() -> None:
    t = np.array([1.0, 3.0])
    assert np.allclose(frame_times(t, 10.0, 1.0), 1.0 + 0.1 * np.arange(21))
    assert np.allclose(frame_times(t, 10.0, 4.0), 1.0 + 0.4 * np.arange(6))
    assert len(frame_times(t[:1], 10.0, 1.0)) == 1
    with pytest.raises(ModelError, match="give a greater speed"):
        frame_times(np.array([0.0, 1e9]), 30.0, 1.0)


def test_what_makes_no_movie_is_refused(tmp_path: Path) -> None:
    m, run = swing()
    with pytest.raises(FileError, match=r"an \.mp4 or a \.gif"):
        movie(tmp_path / "a.avi", m, run)
    with pytest.raises(FileError, match="does not exist"):
        movie(tmp_path / "none" / "a.gif", m, run)
    with pytest.raises(ModelError, match="run of another mechanism"):
        movie(tmp_path / "a.gif", m, (run[0], run[1][:, :1]))
    with pytest.raises(ModelError, match="no state that is finite"):
        movie(tmp_path / "a.gif", m, (run[0], np.nan * run[1]))
    with pytest.raises(ModelError, match="two even numbers"):
        Shot(size=(641, 400))
    with pytest.raises(ModelError, match="a positive number"):
        Shot(rate=float("nan"))
    assert not list(tmp_path.iterdir())


def test_no_half_file_is_left_whatever_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C, an error and a broken encoder in the middle of a movie, over a file that is there already."""
    m, run = swing()
    seen = np.zeros((400, 640, 3), dtype=np.uint8)

    def interrupted(*_: object) -> object:
        yield seen
        yield seen
        raise KeyboardInterrupt

    monkeypatch.setattr(module, "frames", interrupted)
    for name in ("a.gif", "a.mp4") if shutil.which("ffmpeg") else ("a.gif",):
        (tmp_path / name).write_text("before")
        with pytest.raises(KeyboardInterrupt):
            movie(tmp_path / name, m, run)
        assert (tmp_path / name).read_text() == "before"
    false = shutil.which("false")
    if false is not None:
        monkeypatch.setattr(module, "frames", lambda *_: (seen for _ in range(3)))
        monkeypatch.setattr(module, "encoder", lambda: false)
        with pytest.raises(FileError, match="could not make the movie"):
            movie(tmp_path / "b.mp4", m, run)
    assert {p.name for p in tmp_path.iterdir()} <= {"a.gif", "a.mp4"}


@pytest.mark.long
@drawing
@pytest.mark.parametrize("file", ["four_bar.toml", "bennett.toml", "andrews.toml", "heavy_top.toml", "puma560.urdf"])
def test_the_mechanism_fills_the_picture_at_any_size(file: str) -> None:
    """The same picture a hundred thousand times smaller and larger, but for rounding at edges."""
    m = po.load(EXAMPLES / file)
    model = m.tree.model
    if model.bodies[0].visuals:
        seen = picture(m)
        assert 0.02 < _ink(seen).mean() < 0.9
        return
    pictures = [picture(Mechanism(scaled(model, by)), m.neutral() if by == 1.0 else None) for by in (1.0, 1e-5, 1e5)]
    for seen in pictures:
        ink = _ink(seen[24:])
        assert 0.01 < ink.mean() < 0.9
        rows, columns = np.flatnonzero(ink.any(axis=1)), np.flatnonzero(ink.any(axis=0))
        assert np.ptp(rows) > 0.6 * len(ink) or np.ptp(columns) > 0.6 * ink.shape[1]
    assert np.abs(pictures[1].astype(int) - pictures[2]).mean() < 2.0


@pytest.mark.long
@drawing
def test_what_moves_is_seen_to_move_and_overlays_are_drawn() -> None:
    m, (t, q, v) = swing()
    drawn = surfaces(m)
    plain = list(frames(m, drawn, t, q, v, Shot()))
    assert len(plain) == len(t) and plain[0].shape == (400, 640, 3) and plain[0].dtype == np.uint8
    assert all((a != b).mean() > 0.001 for a, b in pairwise(plain))
    over = list(frames(m, drawn, t, q, v, Shot(overlays=("screw-axes", "energies"))))
    assert all((a != b).mean() > 0.01 for a, b in zip(plain, over, strict=True))


@pytest.mark.long
@drawing
def test_files_hold_the_frames_and_progress_counts_them(tmp_path: Path) -> None:
    from PIL import Image

    m, run = swing()
    counted: list[tuple[int, int]] = []
    movie(tmp_path / "a.gif", m, run, shot=Shot(size=(320, 200), rate=20.0), progress=lambda *k: counted.append(k))
    assert counted == [(k + 1, 11) for k in range(11)]
    with Image.open(tmp_path / "a.gif") as gif:
        assert gif.size == (320, 200) and gif.n_frames == 11 and gif.info["duration"] == 50
    try:
        encoder()
    except ModelError:
        return
    movie(tmp_path / "a.mp4", m, run, shot=Shot(size=(320, 200), rate=20.0))
    data = (tmp_path / "a.mp4").read_bytes()
    assert data[4:8] == b"ftyp"
    header = data.index(b"mvhd")
    scale, length = struct.unpack(">II", data[header + 16 : header + 24])
    assert np.isclose(length / scale, 11 / 20, atol=0.051)
    probe = shutil.which("ffprobe")
    if probe is not None:
        said = subprocess.run(
            [probe, "-v", "error", "-count_frames", "-select_streams", "v", "-show_entries",
             "stream=width,height,nb_read_frames", "-of", "csv=p=0", str(tmp_path / "a.mp4")],
            capture_output=True, text=True, check=True,
        )  # fmt: skip
        assert said.stdout.strip() == "320,200,11"


def _ink(seen: np.ndarray) -> np.ndarray:
    return (seen < 245).any(axis=2)


# Everything is in the picture, from wherever it is seen and whatever its size.
@pytest.mark.parametrize("seed", range(8))
def test_all_points_are_in_the_picture_and_two_near_its_edges(rng: np.random.Generator) -> None:
    scale = 10.0 ** rng.uniform(-5, 5)
    points = scale * (rng.normal(size=(40, 3)) * rng.uniform(0.1, 3.0, 3) + 10 * rng.normal(size=3))
    up = rng.normal(size=3)
    up /= np.linalg.norm(up)
    wide = rng.uniform(0.5, 2.5)
    camera = framed(points, direction(up, rng.uniform(0, 360), rng.uniform(-80, 80)), up, wide)
    seen = camera.seen(points)
    assert (seen[:, 2] > 0.0).all()
    assert np.abs(seen[:, :2]).max() < 1.0
    assert np.abs(seen[:, :2]).max() > 0.6
    shift = scale * rng.normal(size=3)
    assert np.allclose(camera.moved(shift).seen(points + shift), seen, rtol=1e-6)
    assert np.isclose(np.linalg.det(camera.rotation), 1.0)


def test_one_point_and_points_on_a_line_are_seen() -> None:
    for points in (np.zeros((1, 3)), np.array([[0.0, 0.0, 0.0], [0.0, 0.0, 1.0]])):
        camera = framed(points, np.array([0.0, 0.0, 1.0]), np.array([0.0, 0.0, 1.0]), 1.6)
        assert np.isfinite(camera.seen(points)).all()
