"""Convex hulls of meshes, and how many of their vertices are taken. Seeds 0 to 5."""

from pathlib import Path

import numpy as np
import pytest
from scipy.optimize import nnls

from files import written_meshes as meshes
from poinsot.multibody.contacts import hulls
from poinsot.multibody.contacts.hulls import ACCURACY, hull_vertices
from poinsot.multibody.model import Shape, Triangles
from views.scene.cubes import stl


def cloud(seed: int) -> np.ndarray:
    """Points of something round, sharp, flat or thin, far from its own origin, with some twice."""
    rng = np.random.default_rng(seed)
    p = rng.normal(size=(600, 3))
    if seed % 3:
        p /= np.linalg.norm(p, axis=1)[:, None]
    if seed % 2:
        p = np.sign(p) * np.abs(p) ** 0.3
    stretched = np.array([1.0, 0.4, (0.3, 1.0, 0.0, 0.01, 1.0, 0.05)[seed]]) * p + rng.normal(size=3)
    return np.vstack([stretched, stretched[:7]])


def too_far(p: np.ndarray, chosen: np.ndarray, seed: int) -> float:
    """How much farther the points reach than what is chosen, the most of many directions: the Hausdorff distance from
    below, by another route than that of the hulls."""
    rng = np.random.default_rng(seed)
    u = rng.normal(size=(2_000, 3))
    u /= np.linalg.norm(u, axis=1)[:, None]
    return float(((p @ u.T).max(axis=0) - (chosen @ u.T).max(axis=0)).max())


def distance(vertices: np.ndarray, p: np.ndarray) -> float:
    """That of a point (3,) to the hull of the vertices (n, 3), from weights w ≥ 0 of sum 1: never less than it is."""
    away = vertices - p
    size = float(np.abs(away).max())
    w, _ = nnls(np.vstack([away.T / size, np.full(len(vertices), 16.0)]), np.array([0.0, 0.0, 0.0, 16.0]))
    return float(np.linalg.norm((w / w.sum()) @ away))


def test_nothing_reaches_farther_than_the_accuracy_says(seed: int) -> None:
    print("seed", seed)
    p = cloud(seed)
    diameter, counts = float(np.linalg.norm(np.ptp(p, axis=0))), []
    for accuracy in (0.0, 1e-3, None, 3e-2):
        shape = Shape("mesh", accuracy=None if accuracy is None else accuracy * diameter, triangles=of(p))
        chosen = hull_vertices(shape)
        within = (ACCURACY if accuracy is None else accuracy) * diameter
        assert too_far(p, chosen, seed) <= within + 1e-12
        assert max(distance(chosen, each) for each in p[::97]) <= within + 1e-9 * diameter
        assert {*map(tuple, chosen)} <= {*map(tuple, p)}, "points that the mesh has not"
        counts.append(len(chosen))
    assert counts == sorted(counts, reverse=True) and counts[0] > 2 * counts[-1]


@pytest.mark.parametrize("scale", [1e-5, 1.0, 1e5])
def test_what_is_taken_scales_and_mirrors_with_the_mesh(scale: float) -> None:
    p = cloud(1)
    plain = hull_vertices(Shape("mesh", triangles=of(p)))
    other = hull_vertices(Shape("mesh", (scale, -scale, scale), triangles=of(p)))
    assert len(other) == pytest.approx(len(plain), rel=0.1)
    within = ACCURACY * scale * float(np.linalg.norm(np.ptp(p, axis=0)))
    assert too_far(p * np.array([scale, -scale, scale]), other, 0) <= within * (1 + 1e-9)


def test_small_sets_are_taken_whole() -> None:
    cube = np.array([[x, y, z] for x in (0, 1) for y in (0, 1) for z in (0, 1)], dtype=float)
    for p, count in ((cube, 8), (cube[:4] * 3, 4), (cube[:2], 2), (cube[:1], 1), (np.vstack([cube, cube * 0.5]), 8)):
        assert len(hull_vertices(Shape("mesh", triangles=of(p)))) == count


def of(p: np.ndarray) -> Triangles:
    return Triangles(p, np.zeros((0, 3), dtype=np.int64))


def test_what_is_taken_of_a_mesh_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the cache every bit is as without, never that of another mesh, scale or accuracy, nor of a damaged entry."""
    ball = np.random.default_rng(5).normal(size=(300, 3))
    ball /= np.linalg.norm(ball, axis=1)[:, None]
    faces = np.arange(300).reshape(-1, 3)
    for name, vertices in (("ball.stl", ball), ("egg.stl", ball * np.array([1.0, 1.0, 1.0 + 1e-6]))):
        stl(tmp_path / name, vertices, faces)

    def taken() -> list[bytes]:
        found = []
        for name in ("ball.stl", "egg.stl"):
            for scale, accuracy in ((0.4, 0.01), (0.4, 0.011), (0.41, 0.01), (-0.4, 0.01)):
                mesh = meshes.WRITTEN[".urdf"][1].format(file=name, s=scale)
                robot = meshes.load(tmp_path, meshes.URDF, mesh, ground={"accuracy": accuracy})
                rule = robot.model.switches[-1]
                found += [hulls.hull_vertices(each.shape).tobytes() for each in rule.surfaces[:1]]
        return found

    monkeypatch.setenv("POINSOT_CACHE", "off")
    alone, folder = taken(), tmp_path / "cache"
    assert len(set(alone)) == len(alone)
    monkeypatch.setenv("POINSOT_CACHE", str(folder))
    assert taken() == alone
    with monkeypatch.context() as patch:
        patch.setattr(hulls, "enough", None)
        assert taken() == alone
    for k, entry in enumerate(sorted(folder.iterdir())):
        data = bytearray(entry.read_bytes())
        data[-(1 + k % 24)] ^= 1 << k % 8
        entry.write_bytes(data if k % 3 else data[: len(data) // 2])
    assert taken() == alone
