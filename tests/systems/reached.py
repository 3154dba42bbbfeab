"""Mechanisms and what inverse kinematics finds for them."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

import poinsot as po
from poinsot import Body, Joint, Model, pairs
from poinsot.geometry import rotation_aligning_z
from poinsot.multibody import bounds

ARM = Path(__file__).resolve().parents[2] / "examples" / "puma560.urdf"

TOLERANCE = 1e-9

Floats = Any


@cache
def arm() -> po.Mechanism:
    """Six freedoms with limits: every reachable pose has a few isolated configurations."""
    return po.load(ARM)


def tip(m: po.Mechanism) -> str:
    return m.body_names[-1]


def within(m: po.Mechanism, rng: np.random.Generator, count: int) -> Floats:
    """Configurations within limits, also those of joints that follow."""
    lower, upper = bounds(m.tree)
    low, high = (np.where(np.isfinite(x), x, x0) for x, x0 in ((lower, -np.pi), (upper, np.pi)))
    q = rng.uniform(low, high, size=(count, m.nq))
    free = ~(np.isfinite(lower) | np.isfinite(upper))
    if free.any():
        q[:, free] = np.array([m.random(rng) for _ in range(count)])[:, free]
    return q


def check(m: po.Mechanism, targets: Mapping[str, Floats], found: Any, tolerance: float = TOLERANCE) -> None:
    """What is said to be solved is, and what is not is not; limits hold for all; loops are closed."""
    lower, upper = bounds(m.tree)
    assert ((found.closest >= lower) & (found.closest <= upper)).all()
    assert np.isnan(found.q[~found.success]).all()
    np.testing.assert_array_equal(found.q[found.success], found.closest[found.success])
    good = (found.position_error <= tolerance).all(axis=-1) & (found.rotation_error <= tolerance).all(axis=-1)
    np.testing.assert_array_equal(found.success, good & (found.closure_error <= 1e-11))
    for k, (body, X) in enumerate(targets.items()):
        reached = m.pose(found.closest, body)
        gap = np.linalg.norm((reached - X)[..., :3, 3], axis=-1)
        np.testing.assert_allclose(found.position_error[..., k], gap, rtol=0, atol=1e-12 * m.scales.length)
        trace = np.einsum("...ij,...ij->...", reached[..., :3, :3], X[..., :3, :3])
        angle = np.arccos(np.clip((trace - 1.0) / 2.0, -1.0, 1.0))
        np.testing.assert_allclose(found.rotation_error[..., k], angle, rtol=0, atol=1e-7)
        skew = np.swapaxes(X[..., :3, :3], -1, -2) @ reached[..., :3, :3]
        small = np.linalg.norm(skew - np.swapaxes(skew, -1, -2), axis=(-2, -1)) / 8**0.5
        assert (small[found.success] <= tolerance * (1 + 1e-6) + 1e-14).all()


ROD = po.Inertia.at_centre(1.0, (0, 0, 0), (0.1, 0.1, 0.1))


def loop_of_revolutes(axes: np.ndarray, points: np.ndarray, X: po.Displacement | None = None) -> po.Mechanism:
    """A closed loop of revolute pairs, axis k through point k, drawn in the world; link 0 is the ground."""
    X = X or po.Displacement.identity()
    n = len(axes)
    names = ["ground", *(f"link{k}" for k in range(1, n))]
    joints = []
    for k in range(n):
        X_WJ = X @ po.Displacement(rotation_aligning_z(axes[k]), np.asarray(points[k], dtype=float))
        joints.append(Joint(f"R{k}", pairs.revolute(), names[k], names[(k + 1) % n], X_WJ, X_WJ))
    return po.Mechanism(Model("loop", tuple(Body(name, ROD) for name in names[1:]), tuple(joints)))


def four_bar(
    X: po.Displacement | None = None, lengths: tuple[float, float, float, float] = (1.0, 0.4, 0.9, 0.7)
) -> po.Mechanism:
    ground, crank, coupler, rocker = lengths
    angle = 1.0
    A, B = np.array([0.0, 0, 0]), np.array([crank * np.cos(angle), crank * np.sin(angle), 0])
    D = np.array([ground, 0.0, 0])
    d = np.linalg.norm(D - B)
    a = (coupler**2 - rocker**2 + d**2) / (2 * d)
    e = (D - B) / d
    C = B + a * e + np.sqrt(coupler**2 - a**2) * np.array([-e[1], e[0], 0])
    return loop_of_revolutes(np.tile([0.0, 0, 1], (4, 1)), np.array([A, B, C, D]), X)


def bennett(a: float = 0.7, alpha: float = 0.6, beta: float = 1.1, theta: float = 0.8) -> po.Mechanism:
    """Four revolutes in space, a / sin α = b / sin β: mobile although six of its conditions say it should not be."""
    b = a * np.sin(beta) / np.sin(alpha)
    lengths, twists = [a, b, a, b], [alpha, beta, alpha, beta]
    k = np.sin((beta + alpha) / 2) / np.sin((beta - alpha) / 2)
    other = 2 * np.arctan(k / np.tan(theta / 2))
    angles = [theta, other, -theta, -other]
    from poinsot.geometry import rotation_x, rotation_z

    X, axes, points = po.Displacement.identity(), [], []
    for k4 in range(4):
        axes.append(X.rotation[:, 2])
        points.append(X.translation)
        X = X @ po.Displacement(rotation_z(angles[k4]), np.zeros(3))
        X = (
            X
            @ po.Displacement(np.eye(3), np.array([lengths[k4], 0, 0]))
            @ po.Displacement(rotation_x(twists[k4]), np.zeros(3))
        )
    np.testing.assert_allclose(X.matrix, np.eye(4), atol=1e-12)  # the chain closes
    return loop_of_revolutes(np.array(axes), np.array(points))
