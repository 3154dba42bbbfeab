"""Where shapes are nearest: gaps against an independent minimisation, their rates, frames, scales and scalars."""

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
import pytest
from scipy.optimize import lsq_linear, minimize

import zoo
from poinsot.algebra import Dual, cos, dual, sin
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Twist
from poinsot.geometry.touching import (
    Ball,
    Brick,
    ConvexCylinder,
    ConvexEllipsoid,
    Core,
    HalfSpace,
    NearestPoints,
    Rod,
    Terrain,
    across,
    formula_of,
)
from poinsot.joints.closures import moving_by
from scalars import SCALARS, Over, assert_same, each_scalar_but_symbols

Maker: TypeAlias = Callable[[Displacement], Core]
HALF = (0.4, 0.7, 0.25)


def touch(a: Core, b: Core) -> NearestPoints:
    found = formula_of(a, b)
    assert found is not None
    return found


def waves(x: Any, y: Any) -> Any:
    return 0.1 * sin(2.0 * x) + 0.07 * cos(1.5 * y) + 0.05 * x * y


MAKERS: dict[str, Maker] = {
    "point": lambda X: Ball(X.translation), "ball": lambda X: Ball(X.translation, 0.3),
    "rod": lambda X: Rod(X.translation, X.rotation[:, 2], 0.8, 0.1), "brick": lambda X: Brick(X, HALF),
    "cylinder": lambda X: ConvexCylinder(X, 0.3, 0.5), "ellipsoid": lambda X: ConvexEllipsoid(X, (0.4, 0.7, 0.25)),
    "half space": lambda X: HalfSpace(X), "terrain": lambda X: Terrain(X, waves),
}  # fmt: skip
PAIRS = [
    ("point", "ball"), ("ball", "ball"), ("rod", "point"), ("ball", "rod"), ("rod", "rod"), ("brick", "point"),
    ("ball", "brick"), ("half space", "ball"), ("point", "half space"), ("terrain", "point"), ("terrain", "ball"),
]  # fmt: skip
SMOOTH = [
    ("cylinder", "ball"), ("point", "cylinder"), ("ellipsoid", "ball"), ("point", "ellipsoid"),
    ("half space", "ellipsoid"),
]  # fmt: skip
"""Their gaps are compared with those of time-stepping's text, tests/switching/test_shapes_in_both_regimes.py."""


def spans(core: Core) -> tuple[np.ndarray, np.ndarray, float]:
    """A core as middle + directions · numbers in [−1, 1], and its radius."""
    if isinstance(core, Ball):
        return core.centre, np.zeros((3, 0)), core.radius
    if isinstance(core, Rod):
        return core.centre, (core.along * core.half)[:, None], core.radius
    assert isinstance(core, Brick)
    return core.X.translation, core.X.rotation * np.array(core.half), 0.0


def least_distance(a: Core, b: Core) -> float:
    """Between the cores by bounded least squares, less the radii."""
    (p, A, r), (q, B, s) = spans(a), spans(b)
    matrix = np.hstack([A, -B])
    if not matrix.shape[1]:
        return float(np.linalg.norm(q - p)) - r - s
    found = lsq_linear(matrix, q - p, (-1.0, 1.0), method="bvls", tol=1e-15)
    return float(np.linalg.norm(matrix @ found.x - (q - p))) - r - s


def apart(rng: np.random.Generator, names: tuple[str, str]) -> tuple[Displacement, Displacement, NearestPoints]:
    """Two shapes that do not overlap."""
    while True:
        X_A, X_B = zoo.random_displacement(rng), zoo.random_displacement(rng)
        if "terrain" in names:  # near enough that the foot is one
            X_B = X_A @ Displacement.from_quaternion(zoo.random_unit(rng, 4), [*rng.uniform(-1, 1, 2), 0.6])
        found = touch(MAKERS[names[0]](X_A), MAKERS[names[1]](X_B))
        if found.gap > 0.05:
            return X_A, X_B, found


@pytest.mark.parametrize("names", PAIRS, ids="-".join)
def test_gap_is_the_least_distance(names: tuple[str, str]) -> None:
    rng = np.random.default_rng(7)
    for _ in range(4):
        X_A, X_B, found = apart(rng, names)
        a, b = MAKERS[names[0]](X_A), MAKERS[names[1]](X_B)
        assert_same(found.b - found.a, found.normal * (found.gap + found.radius_a + found.radius_b), abs=1e-12)
        assert_same(np.linalg.norm(found.normal), 1.0, abs=1e-14)
        if isinstance(a, HalfSpace) or isinstance(b, HalfSpace):
            X, ball = (X_A, b) if isinstance(a, HalfSpace) else (X_B, a)
            assert isinstance(ball, Ball)
            expected = float((X.inverse() @ ball.centre)[2]) - ball.radius
        elif isinstance(a, Terrain):
            assert isinstance(b, Ball)
            c = X_A.inverse() @ b.centre
            best = minimize(lambda s, c=c: (s[0] - c[0]) ** 2 + (s[1] - c[1]) ** 2 + (waves(*s) - c[2]) ** 2, c[:2],
                            method="BFGS", options={"gtol": 1e-12})  # fmt: skip
            expected = float(np.sqrt(best.fun)) - b.radius
        else:
            expected = least_distance(a, b)
        assert found.gap == pytest.approx(expected, abs=1e-9)


@pytest.mark.parametrize("names", [*PAIRS, *SMOOTH], ids="-".join)
def test_rate_of_the_gap_is_that_of_its_points(names: tuple[str, str]) -> None:
    rng = np.random.default_rng(8)
    for _ in range(4):
        X_A, X_B, found = apart(rng, names)
        V_A, V_B = (Twist.of(rng.normal(size=6)) for _ in range(2))  # in the world
        moved = touch(MAKERS[names[0]](moving_by(X_A, V_A)), MAKERS[names[1]](moving_by(X_B, V_B)))
        rate = found.normal @ (V_B.at(found.b) - V_A.at(found.a))
        assert dual(moved.gap) == pytest.approx(rate, abs=1e-9)


@pytest.mark.parametrize("names", [*PAIRS, *SMOOTH], ids="-".join)
def test_the_order_the_frame_and_the_scale_change_nothing(names: tuple[str, str]) -> None:
    rng = np.random.default_rng(9)
    X_A, X_B, found = apart(rng, names)
    a, b = MAKERS[names[0]], MAKERS[names[1]]
    back = touch(b(X_B), a(X_A))
    assert_same(back.gap, found.gap)
    assert_same(back.normal, -found.normal)
    assert_same(back.b, found.a)
    X = zoo.random_displacement(rng)
    moved = touch(a(X @ X_A), b(X @ X_B))
    assert_same(moved.gap, found.gap, abs=1e-12)
    assert_same(moved.normal, X.rotation @ found.normal, abs=1e-9)
    assert_same(moved.a, X @ found.a, abs=1e-9)


@pytest.mark.parametrize("scale", [1e-5, 1e5])
def test_small_and_large_shapes_are_alike(scale: float) -> None:
    rng = np.random.default_rng(10)

    def at(X: Displacement) -> Displacement:
        return Displacement(X.rotation, X.translation * scale)

    def terrain(x: Any, y: Any) -> Any:
        return waves(x / scale, y / scale) * scale

    for _ in range(3):
        X, Y, Z = (zoo.random_displacement(rng) for _ in range(3))
        half = tuple(h * scale for h in HALF)
        u, w = Y.rotation[:, 0], Z.rotation[:, 0]
        p = np.array([0.3, 0.2, 0.5])
        one = [
            touch(Brick(X, HALF), Ball(Y.translation, 0.1)),
            touch(Rod(Y.translation, u, 0.6), Rod(Z.translation, w, 0.4)),
            touch(Terrain(X, waves), Ball(X @ p, 0.1)),
        ]
        two = [
            touch(Brick(at(X), half), Ball(Y.translation * scale, 0.1 * scale)),
            touch(Rod(Y.translation * scale, u, 0.6 * scale), Rod(Z.translation * scale, w, 0.4 * scale)),
            touch(Terrain(at(X), terrain), Ball(at(X) @ (p * scale), 0.1 * scale)),
        ]
        for small, large in zip(one, two, strict=True):
            assert large.gap == pytest.approx(small.gap * scale, abs=1e-11 * scale)
            assert_same(large.normal, small.normal, abs=1e-9)


def test_inside_a_box_the_nearest_face_counts() -> None:
    X = zoo.random_displacement(np.random.default_rng(11))
    found = touch(Brick(X, HALF), Ball(X @ np.array([0.1, 0.2, -0.24]), 0.02))
    assert found.gap == pytest.approx(-0.01 - 0.02)
    assert_same(found.normal, -X.rotation[:, 2])
    flat = Brick(X, (0.4, 0.7, None))
    assert touch(flat, Ball(X @ np.array([0.5, 0.8, 99.0]))).gap == pytest.approx(np.hypot(0.1, 0.1))
    assert touch(flat, Ball(X @ np.array([0.39, 0.0, 99.0]))).gap == pytest.approx(-0.01)


def test_far_above_a_narrow_valley_the_gap_stays_above_zero() -> None:
    narrow = Terrain(Displacement.identity(), lambda x, y: 20.0 * x * x)
    for x in np.linspace(-2.0, 2.0, 9):
        for above in (0.01, 0.5, 100.0):
            assert touch(narrow, Ball(np.array([x, 0.0, 20.0 * x * x + above]))).gap > 0.0
            assert touch(narrow, Ball(np.array([x, 0.0, 20.0 * x * x - 1e-3]))).gap < 0.0


POSE = Displacement.from_quaternion([0.1, -0.5, 0.3, 0.8], [0.2, 0.1, -0.3])
GIVEN = POSE @ np.array([0.3, 0.2, 0.6]), POSE @ np.array([0.9, 0.4, 1.2]), np.array([0.6, 0.0, 0.8])


def everything(found: list[NearestPoints]) -> list[Any]:
    return [x for t in found for x in (t.gap, t.normal, t.a, t.b)]


@each_scalar_but_symbols
def test_over_every_scalar(over: Over) -> None:
    def gaps(p: Any, q: Any, u: Any) -> Any:
        rod, ball = Rod(q, u, 0.6, 0.05), Ball(p, 0.1)
        return everything([touch(Ball(q, 0.1), ball), touch(rod, ball), touch(HalfSpace(POSE), ball)])

    assert_same(over(gaps, *GIVEN), np.concatenate([np.atleast_1d(x) for x in gaps(*GIVEN)]), abs=1e-12)


@pytest.mark.parametrize("name", ["dual", "traced", "mpmath"])
def test_what_takes_steps_over_scalars(name: str) -> None:
    def gaps(p: Any, q: Any, u: Any) -> Any:
        ball, rod = Ball(p, 0.1), Rod(p, POSE.rotation[:, 0], 0.4)
        return everything(
            [
                touch(Brick(POSE, HALF), ball), touch(Terrain(POSE, waves), ball), touch(Rod(q, u, 0.6), rod),
                touch(ConvexCylinder(POSE, 0.2, 0.3), ball), touch(ConvexEllipsoid(POSE, HALF), ball),
                touch(HalfSpace(POSE), ConvexEllipsoid(Displacement(POSE.rotation.T, p), HALF)),
            ]
        )  # fmt: skip

    assert_same(SCALARS[name](gaps, *GIVEN), np.concatenate([np.atleast_1d(x) for x in gaps(*GIVEN)]), abs=1e-12)


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_tangents_are_right_handed_with_the_normal(seed: int) -> None:
    n = zoo.random_unit(np.random.default_rng(seed), 3)
    for normal in (n, np.array([0.0, 0.0, -1.0]), np.array([0.0, 0.0, 1.0])):
        t1, t2 = across(normal)
        assert_same(np.cross(normal, t1), t2, abs=1e-14)
        assert_same(np.cross(t1, t2), normal, abs=1e-14)
    assert isinstance(across(np.array([Dual(x, 1.0) for x in n]))[0][0], Dual)


def test_what_has_no_formula_is_none() -> None:
    X = Displacement.identity()
    assert formula_of(Brick(X, HALF), HalfSpace(X)) is None
