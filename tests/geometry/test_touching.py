"""Where shapes are nearest: gaps against an independent minimisation, their rates, frames, scales and scalars."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeAlias

import mpmath
import numpy as np
import pytest
from scipy.optimize import lsq_linear, minimize
from scipy.spatial.transform import Rotation

import zoo
from poinsot import Shape
from poinsot.algebra import Dual, cos, dual, sin, texts
from poinsot.algebra.arrays import Array, array
from poinsot.code.texts import nearest_places as nearest_places_text
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Twist
from poinsot.geometry.nearest import ConvexSolid, nearest_places
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
from poinsot.multibody.contacts.surfaces import PARTS, Surface, piece
from poinsot.multibody.stretches import Carried
from poinsot.renderers.llvm import layout
from scalars import SCALARS, Over, assert_same, each_scalar_but_symbols
from simulation.nearest_loop import PAIRS as TOUCHING_PAIRS
from simulation.nearest_loop import met, random_pairs
from switching.placed_shapes import places_of, two_bodies

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


# Where any two convex shapes are nearest, over any scalar: gaps, their derivatives, and parts of shapes.
BOUNDED = [pair for pair in TOUCHING_PAIRS if "plane" not in pair]
STEP = mpmath.mpf(10) ** -25


def solid(shape: Shape, X: Displacement, scale: float = 1.0, part: int = 0) -> ConvexSolid:
    """The core of a shape in a place, both made larger."""
    sizes = tuple(scale * x for x in shape.parameters)
    shape = replace(shape, parameters=sizes) if shape.geometry != "mesh" else replace(shape, parameters=(scale,) * 3)
    made = replace(piece(Surface("a", shape)), part=part)
    at = Displacement(X.rotation, X.translation * scale)
    return replace(made.solid(Carried(-1, at, Displacement.identity())), X=at)


def moving(s: ConvexSolid, omega: Array, v: Array, dual_numbers: bool) -> ConvexSolid:
    """The same, carried along a twist at its origin: by dual numbers, or by a tiny step in many digits."""
    spin = np.array([np.cross(omega, column) for column in s.X.rotation.T]).T
    if dual_numbers:
        R, p = ([Dual(float(x), float(d)) for x, d in zip(a.flat, b.flat, strict=True)] for a, b in
                ((s.X.rotation, spin), (s.X.translation, v)))  # fmt: skip
    else:
        R, p = ([mpmath.mpf(float(x)) + STEP * float(d) for x, d in zip(a.flat, b.flat, strict=True)] for a, b in
                ((s.X.rotation, spin), (s.X.translation, v)))  # fmt: skip
    return replace(s, X=Displacement(array(R).reshape(3, 3), array(p)))


@pytest.mark.sample(7)
@pytest.mark.parametrize("kinds", BOUNDED, ids="-".join)
def test_gaps_are_those_of_time_stepping_and_derivatives_those_of_differences(kinds: tuple[str, str]) -> None:
    """ṡ = n · (v_B − v_A), and the rates of n and of the points, to rounding at sizes from 1e-5 to 1e5."""
    pairs, rng = random_pairs(kinds, 9, spread=1.2), np.random.default_rng(1)
    known = met(pairs).gap[:, 0]
    for scale, pair, gap in zip([1e-5, 1.0, 1e5] * 3, pairs, known, strict=True):
        a, b = solid(*pair[:2], scale), solid(*pair[2:], scale)
        s, n, p, q = nearest_places(a, b)
        assert s - a.radius - b.radius == pytest.approx(gap * scale, abs=1e-9 * scale)
        np.testing.assert_allclose(q - p, s * n, atol=1e-12 * scale)
        omega, v = rng.normal(size=(2, 2, 3))
        v = v * scale
        with mpmath.workdps(60):
            each = [nearest_places(*(moving(c, omega[k] * sign, v[k] * sign, False) for k, c in enumerate((a, b))))
                    for sign in (1.0, -1.0)]  # fmt: skip
            slopes = [array((np.ravel(x) - np.ravel(y)) / (2 * STEP)).astype(float) for x, y in zip(*each, strict=True)]
        along = nearest_places(*(moving(c, omega[k], v[k], True) for k, c in enumerate((a, b))))
        for found, slope in zip(along, slopes, strict=True):
            size = np.abs(slope).max() + scale
            np.testing.assert_allclose([float(dual(x)) for x in np.ravel(found)], slope, atol=1e-9 * size)
        rate = n @ (v[1] + np.cross(omega[1], q - b.X.translation) - v[0] - np.cross(omega[0], p - a.X.translation))
        assert rate == pytest.approx(float(dual(along[0])), abs=1e-10 * scale)


@pytest.mark.parametrize("kinds", [pair for pair in BOUNDED if {*pair} & {*PARTS}], ids="-".join)
def test_the_least_gap_of_places_is_that_of_the_whole(kinds: tuple[str, str]) -> None:
    pairs = random_pairs(kinds, 12, spread=1.2)
    parts = [(place.a.part, place.b.part) for place in places_of(two_bodies(pairs[0][0], pairs[0][2]))[1]]
    for a, X, b, Y in pairs:
        s = nearest_places(solid(a, X), solid(b, Y))[0]
        if s < -0.05:  # deep inside a part may be nearer to its own cuts
            continue
        least = min(nearest_places(solid(a, X, part=i), solid(b, Y, part=j))[0] for i, j in parts)
        assert least == pytest.approx(s, abs=1e-12)


def test_code_asks_for_as_much_as_the_text_makes() -> None:
    assert (layout.MADE, layout.SCRATCH) == (nearest_places_text.MADE, nearest_places_text.SCRATCH)
    assert texts.found("nearest")[0] == nearest_places_text.MADE


@pytest.mark.parametrize("upper", ["box", "cylinder"])
@pytest.mark.parametrize("tilt", [0.0, 1e-16, 1e-12, 1e-8, 3e-7, 1e-5, 1e-3])
def test_what_stands_on_a_face_has_its_lowest_part_there_however_little_it_is_tilted(upper: str, tilt: float) -> None:
    """Neither a wrong face of a polytope that is flat but for rounding, nor a jump where a face becomes an edge."""
    slab, c, s = ConvexSolid(Displacement.identity(), "box", (2.0, 0.5, 0.1)), np.cos(tilt), np.sin(tilt)
    R = np.array([[c, 0.0, s], [0.0, 1.0, 0.0], [-s, 0.0, c]])
    X = Displacement(R, np.array([0.01, 0.0, 0.1 + 0.1 * c + 0.1 * s]))
    stands = ConvexSolid(X, upper, (0.1, 0.1, 0.1))
    gaps = [nearest_places(replace(slab, part=k), stands)[0] for k in range(1, 5)]
    gaps += [nearest_places(slab, replace(stands, part=k))[0] for k in range(1, 5)]
    assert min(gaps) == pytest.approx(0.0, abs=1e-15) and max(gaps) <= 0.2 * s + 1e-15


def test_normals_go_on_where_a_face_ends() -> None:
    """A cylinder over the edge of a box, its axis d beyond: n turns by d/r, and not by leaps of 1e-6; its place is on
    the edge. Its line crosses the edge obliquely: the place is on the edge, too, not 1e-6 of the size beyond."""
    r, turn = 0.05, Rotation.from_euler("x", -np.pi / 2)
    for d in [-1e-3, -1e-9, 0.0, *(10.0**k for k in range(-13, -3))]:
        for yaw, at, part in ((0.0, 0.2, 4.0), (0.137, 0.19, 2.0)):
            far, place = max(d, 0.0) if yaw == 0.0 else 0.0, (Rotation.from_euler("z", yaw) * turn).as_matrix()
            box, log = [2.0, 0.2, 0.25, 0.1, 0.0, 0.0], [5.0, r, r, 0.1, 0.0, part]
            middle = [at + d, 0.03, 0.1 + np.sqrt(r * r - far * far)]
            made = np.array(texts.call("nearest", [*box, *log, *place.ravel(), *middle]))
            expected = [far / r, 0.0, np.sqrt(1.0 - (far / r) ** 2)]
            np.testing.assert_allclose(made[:3], expected, rtol=0, atol=2e-12, err_msg=f"{d} {yaw}")
            assert min(d, 0.0) + at - 1e-12 <= made[3] <= 0.2 + 1e-12 and made[5] == pytest.approx(0.1, abs=1e-15)


CORNERS = np.array([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], float)


def hull(X: Displacement, corners: np.ndarray) -> ConvexSolid:
    return ConvexSolid(X, "mesh", tuple(np.abs(corners).max(axis=0)), 0.0, 0, tuple(map(tuple, corners.tolist())))


@pytest.mark.parametrize("kind", ["point", "box", "capsule", "cylinder", "ellipsoid", "mesh"])
@pytest.mark.parametrize("moved", [1e-4, 1e-6, 1e-8, 1e-10, 1e-12])
def test_a_gap_moves_no_farther_than_the_corners_of_a_hull(kind: str, moved: float) -> None:
    """Faces that are flat but for the rounding of a file: four corners in one face, of which three are a face."""
    rng, half = np.random.default_rng(7), (0.3, 0.2, 0.5)
    half = {"capsule": (0.0, 0.0, 0.4), "cylinder": (0.3, 0.3, 0.5)}.get(kind, half)
    for k in range(40):
        box = CORNERS * rng.uniform(0.2, 1.0, 3)
        turn = np.eye(3) if k % 3 == 0 else Rotation.random(rng=rng).as_matrix()
        X, far, at = Displacement.identity(), (1.0, 1e-3, -1e-2, 1e-6)[k % 4], rng.uniform(-2, 2, 3)

        def other(at: np.ndarray, turn: np.ndarray = turn) -> ConvexSolid:
            Y = Displacement(turn, at)
            return hull(Y, CORNERS * half) if kind == "mesh" else ConvexSolid(Y, kind, half)

        s, n, *_ = nearest_places(hull(X, box), other(at))
        beside = other(at + np.asarray(n, float) * (far - float(s)))
        rough = box + moved * rng.uniform(-1, 1, box.shape) / np.sqrt(3)
        gaps = [float(nearest_places(hull(X, corners), beside)[0]) for corners in (box, rough)]
        near = 2e-6 if far == 1e-6 else 0.0  # there directions are told to some 1e-8 alone, and s is kept to 1e-6
        assert abs(gaps[1] - gaps[0]) <= moved + near + 1e-9, (k, far)
