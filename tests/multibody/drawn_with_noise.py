"""Overconstrained linkages as files of a drawing: moved, turned, at any size, every number off by noise."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import poinsot as po
from cases import saved
from poinsot.algebra.arrays import Floats
from poinsot.multibody.constraints import constraint_acceleration

Drawing = Callable[[], tuple[Floats, Floats]]
"""Points (n, 3) [m] and axes (n, 3) of the revolute pairs of a closed chain; its last link is the ground."""


def four_bar() -> tuple[Floats, Floats]:
    """A planar one."""
    points = np.array([(0, 0, 0), (0, 0.1, 0), (0.28, 0.25, 0), (0.35, 0, 0)])
    return points, np.array([(0.0, 0.0, 1.0)] * 4)


def bennett() -> tuple[Floats, Floats]:
    """Bennett's: opposite sides equal, each axis across both sides that meet there."""
    p, r, phi, h = 0.4, 0.25, np.deg2rad(70.0), 0.12
    x, y = r * np.cos(phi), r * np.sin(phi)
    points = np.array([(p, 0, h), (x, y, -h), (-p, 0, h), (-x, -y, -h)])
    return points, _across(points)


def bricard() -> tuple[Floats, Floats]:
    """Bricard's orthogonal one along six edges of a cube."""
    corners = [(1, 0, 0), (1, 1, 0), (0, 1, 0), (0, 1, 1), (0, 0, 1), (1, 0, 1)]
    points = 0.3 * np.array(corners, dtype=float)
    return points, _across(points)


def parallelogram() -> tuple[Floats, Floats]:
    """A planar parallelogram, drawn off its flat poses."""
    points = np.array([(0, 0, 0), (0.05, 0.3, 0), (0.55, 0.3, 0), (0.5, 0, 0)])
    return points, np.array([(0.0, 0.0, 1.0)] * 4)


def spherical(seed: int) -> Drawing:
    """A four-bar of concurrent axes, its pairs anywhere along them."""

    def drawn() -> tuple[Floats, Floats]:
        rng = np.random.default_rng(seed)
        while True:
            d = rng.normal(size=(4, 3))
            d /= np.linalg.norm(d, axis=1)[:, None]
            if min(np.linalg.norm(np.cross(d[k], d[k - 1])) for k in range(4)) > 0.4:
                return d * rng.uniform(0.2, 0.6, size=(4, 1)), d

    return drawn


def _across(points: Floats) -> Floats:
    """At each corner of a polygon the direction across both sides."""
    found = np.cross(points - np.roll(points, 1, axis=0), np.roll(points, -1, axis=0) - points)
    return np.asarray(found / np.linalg.norm(found, axis=1)[:, None])


class Placed(NamedTuple):
    """Where a drawing stands: its noise and all else as shares of its size, which is ``size``."""

    noise: float = 0.0
    size: float = 1.0
    away: float = 0.0
    seed: int = 3


def load(folder: Path, drawing: Drawing, at: Placed, accuracy: float | None = None, said: str = "") -> Any:
    """The mechanism, through a file; ``said``: more text for it, before its tables."""
    return po.load(saved(folder / "drawn.toml", text(drawing, at, said)), accuracy=accuracy)


def text(drawing: Drawing, at: Placed, said: str = "") -> str:
    """A network file, all frames where the world's is."""
    rng = np.random.default_rng(at.seed)
    R, _ = np.linalg.qr(rng.normal(size=(3, 3)))
    where = rng.normal(size=3)
    points, axes = (x @ R.T for x in drawing())
    noise = at.noise * rng.normal(size=(2, *points.shape))
    points, axes = points + noise[0] + at.away * where / np.linalg.norm(where), axes + noise[1]
    lines = ["poinsot = 1", 'name = "drawn"', f"gravity = {_list(at.size * (R @ np.array([0.0, -9.81, 0.0])))}", said]
    n = len(points)
    for k in range(n - 1):
        along = points[k + 1] - points[k]
        length = float(np.linalg.norm(along))
        u = along / length
        mass = 1.2 * length
        inertia = mass * length**2 * ((np.eye(3) - np.outer(u, u)) / 12 + np.eye(3) * 4e-4) * at.size**2
        centre = at.size * (points[k] + points[k + 1]) / 2
        rows = ", ".join(_list(row) for row in (inertia + inertia.T) / 2)
        lines += [f"[bodies.link{k}]", f"mass = {mass!r}", f"centre = {_list(centre)}", f"inertia = [{rows}]"]
    for k in range(n):
        ends = ("ground", f"link{k - 1}") if k == n - 1 else ("ground" if k == 0 else f"link{k - 1}", f"link{k}")
        lines += [f"[pairs.P{k}]", 'kind = "revolute"', f'between = ["{ends[0]}", "{ends[1]}"]']
        lines += [f"point = {_list(at.size * points[k])}", f"axis = {_list(axes[k])}"]
    return "\n".join(lines) + "\n"


def _list(x: Floats) -> str:
    return "[" + ", ".join(repr(float(each)) for each in x) + "]"


def scaled(mechanism: Any, q: Floats) -> Floats:
    """A without units."""
    scales = mechanism.scales
    return np.asarray(scales.rows[:, None] * np.asarray(mechanism.closure_jacobian(q)) * scales.freedoms)


def admissible(mechanism: Any, q: Floats, rates: Floats, tolerance: float) -> Floats:
    """The nearest rates that conditions above a tolerance allow."""
    _, sigma, Vt = np.linalg.svd(scaled(mechanism, q))
    N = Vt[int((sigma > tolerance).sum()) :].T
    return np.asarray(mechanism.scales.freedoms * (N @ (N.T @ (rates / mechanism.scales.freedoms))))


def left_out(mechanism: Any, q: Floats, v: Floats, tolerance: float) -> Floats:
    """v̇ by a solve that leaves out singular values of A below a tolerance: the referee."""
    scales, M = mechanism.scales, np.asarray(mechanism.mass_matrix(q))
    demanded = np.asarray(constraint_acceleration(mechanism.tree.aligned, q, v), dtype=float)
    U, sigma, Vt = np.linalg.svd(scaled(mechanism, q), full_matrices=False)
    real = sigma > tolerance
    A, a = sigma[real, None] * Vt[real] / scales.freedoms, U[:, real].T @ (scales.rows * demanded)
    free = np.linalg.solve(M, -np.asarray(mechanism.inverse_dynamics(q, v, 0.0 * v)))
    half = np.linalg.inv(np.linalg.cholesky(M))
    return np.asarray(free + half.T @ np.linalg.lstsq(A @ half.T, a - A @ free, rcond=None)[0])
