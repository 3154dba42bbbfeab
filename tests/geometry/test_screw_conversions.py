"""Displacements to other coordinates and back: finite screws, matrices, dual quaternions, DH, SciPy."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

import zoo
from geometry.screw_cases import MOTORS, PAIRS, Floats, line_pair, motor_case
from poinsot import GeometryError
from poinsot.algebra import Dual
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.dual_motors import dual_rotation
from poinsot.geometry.lines import Line
from poinsot.geometry.motors import Twist
from poinsot.geometry.rotations import quaternion_product, rotation_of
from poinsot.geometry.screw_conversions import (
    DH,
    dh_of_axes,
    displacement_of_dual_quaternion,
    dual_quaternion,
    finite_screw,
    from_scipy,
    scipy_rotation,
    twist_matrix,
    twist_of_matrix,
)
from poinsot.geometry.screws import Screw
from scalars import Over, assert_same
from scalars import derivative as by_duals


def parts(q: Any) -> Floats:
    return np.array([[x.real, x.dual] for x in q], dtype=float)


@pytest.mark.parametrize("name", MOTORS)
def test_every_displacement_is_a_finite_screw(rng: np.random.Generator, name: str) -> None:
    """Chasles: X = exp(amount · S), with tiny turns beside metres, half turns and pure translations."""
    V = motor_case(name, Twist, rng)
    angle = np.linalg.norm(V.angular)
    if angle > 3:
        V = V * (3 / angle)
    X = Displacement.exp(V)
    S, amount = finite_screw(X)
    size = 1.0 + np.abs(X.translation).max()
    assert_same(S.displacement(amount).matrix, X.matrix, abs=1e-12 * size)
    if name == "free":
        assert not S.is_proper and np.isclose(amount, np.linalg.norm(V.linear))
    elif "tin" not in name:
        assert S.same_as(Screw.of(V), 1e-8) and np.isclose(amount, np.linalg.norm(V.angular))


def test_half_turns(rng: np.random.Generator) -> None:
    S = Screw.along(rng.normal(size=3), rng.normal(size=3), rng.normal())
    X = S.displacement(np.pi)
    found, amount = finite_screw(X)
    assert_same(amount, np.pi)
    assert_same(found.displacement(amount).matrix, X.matrix, abs=1e-11)


@pytest.mark.parametrize("turns", [0.0, 1e-15, 1e-11, 1e-6])
def test_translations_and_all_but_translations(turns: float) -> None:
    """The identity is refused; noise in a rotation of 1e-15 rad is none; 1e-11 rad beside a metre make a screw."""
    X = Displacement.exp(Twist.of([turns, 0, 0, 0.3, -0.4, 1.2]))
    S, amount = finite_screw(X)
    assert S.is_proper == (turns > 1e-12)
    assert_same(S.displacement(amount).translation, X.translation, abs=1e-12)
    with pytest.raises(GeometryError, match="identity"):
        finite_screw(Displacement.identity())


def test_matrices_of_twists(rng: np.random.Generator) -> None:
    """[V](x; 1) is the velocity of the point x; d/dt exp(Vt) = [V] exp(Vt); there and back."""
    V, x = zoo.random_twist(rng), rng.normal(size=3)
    assert_same(twist_matrix(V) @ [*x, 1], [*V.at(x), 0], abs=1e-13)
    assert_same(twist_of_matrix(twist_matrix(V)), V)
    X = zoo.random_displacement(rng)
    rate = by_duals(lambda t: Displacement.exp(V * t) @ X, 0.0, along=(1.0,))
    assert_same(rate, (twist_matrix(V) @ X.matrix), abs=1e-12)
    assert_same(twist_matrix(X @ V), X.matrix @ twist_matrix(V) @ np.linalg.inv(X.matrix), abs=1e-12)


def test_dual_quaternions(rng: np.random.Generator) -> None:
    """One to one up to sign and length; they compose; over duals the rotation matrix of q̂ is R̂; |q̂| = 1."""
    X, Y = zoo.random_displacement(rng), zoo.random_displacement(rng)
    q, r = dual_quaternion(X), dual_quaternion(Y)
    assert_same(displacement_of_dual_quaternion(q), X)
    length = Dual(rng.uniform(0.3, 2), 0.0)
    assert_same(displacement_of_dual_quaternion(q * -length), X)
    assert_same(displacement_of_dual_quaternion(quaternion_product(q, r)), X @ Y)
    assert_same(parts(rotation_of(q).ravel()), parts(dual_rotation(X).ravel()), abs=1e-13)
    square = sum((x * x for x in q), Dual(0.0, 0.0))
    assert_same((square.real, square.dual), (1.0, 0.0), abs=1e-13)


def test_dual_quaternion_of_a_screw(rng: np.random.Generator) -> None:
    """q̂ = (ŝ sin θ̂/2, cos θ̂/2) with the unit line ŝ and the dual angle θ̂ = θ + εd: the quaternion, over duals."""
    axis, theta, d = Line.along(*rng.normal(size=(2, 3))).unit(), rng.uniform(0.1, 3.0), rng.normal()
    X = Screw(axis, d / theta).displacement(theta)
    half = Dual(theta, d) * 0.5
    s = [Dual(u, m) for u, m in zip(axis.direction, axis.moment, strict=True)]
    expected = [x * half.sin() for x in s] + [half.cos()]
    assert_same(parts(dual_quaternion(X)), parts(expected), abs=1e-12)


def test_scipy_rotations(seed: int) -> None:
    X = zoo.random_displacement(np.random.default_rng(seed))
    rotation, p = scipy_rotation(X)
    assert isinstance(rotation, Rotation)
    assert_same(rotation.as_matrix(), X.rotation, abs=1e-14)
    assert_same(from_scipy(rotation, p), X, abs=1e-14)
    with pytest.raises(GeometryError, match="stack"):
        from_scipy(Rotation.from_rotvec(np.eye(3)))


# ------------------------------------------------------------------------------------------------- Denavit–Hartenberg


def test_dh_rows_there_and_back(rng: np.random.Generator) -> None:
    row = DH(rng.normal(), rng.uniform(-3, 3), rng.normal(), rng.uniform(-3, 3))
    numbers = [row.length, row.twist, row.offset, row.angle]
    for found in (DH.of(row.displacement()), DH.of_modified(row.modified())):
        assert_same([found.length, found.twist, found.offset, found.angle], numbers, abs=1e-12)
    with pytest.raises(GeometryError, match="meet z squarely"):
        DH.of(zoo.random_displacement(rng))


def test_dh_over_every_scalar(over: Over) -> None:
    """The matrix of Denavit and Hartenberg, and that of Craig, as printed."""
    a, al, d, th = 0.4, 0.7, -0.2, 1.1
    ca, sa, ct, st = np.cos(al), np.sin(al), np.cos(th), np.sin(th)
    standard = [[ct, -st * ca, st * sa, a * ct], [st, ct * ca, -ct * sa, a * st], [0, sa, ca, d], [0, 0, 0, 1]]
    craig = [[ct, -st, 0, a], [st * ca, ct * ca, -sa, -d * sa], [st * sa, ct * sa, ca, d * ca], [0, 0, 0, 1]]
    assert_same(over(lambda *x: DH(*x).displacement(), a, al, d, th), np.ravel(standard))
    assert_same(over(lambda *x: DH(*x).modified(), a, al, d, th), np.ravel(craig))


def test_dh_parameters_of_a_chain_of_axes(rng: np.random.Generator) -> None:
    """The frames have their z on the axes and their x on the common normals, through every degenerate pair in a row."""
    axes = [Line.along(*rng.normal(size=(2, 3)))]
    for name in rng.permutation([name for name in PAIRS if name != "nearly parallel"]):
        first, second, *_ = line_pair(str(name), rng)
        X = _moving(first, axes[-1])
        axes.append(X @ second)
    chain = dh_of_axes(axes)
    assert len(chain.rows) == len(axes) - 1 and abs(chain.rows[0].angle) < 1e-12
    frames = chain.frames()
    for X, axis in zip(frames, axes, strict=True):
        z = Line.along(X.translation, X.rotation[:, 2])
        assert z.same_as(axis) and z.direction @ axis.direction > 0
    for row, (X, Y) in zip(chain.rows, pairwise(frames), strict=True):
        assert row.length >= -1e-9
        normal = Line.along(Y.translation, Y.rotation[:, 0])
        assert normal.contains(
            Line.along(X.translation, X.rotation[:, 2]).nearest(Y.translation - row.length * Y.rotation[:, 0])
        )
        assert abs(Y.rotation[:, 0] @ X.rotation[:, 2]) < 1e-10


def _moving(a: Line, b: Line) -> Displacement:
    """A displacement that lays the line a on b, sense on sense."""
    u, v = a.unit().direction, b.unit().direction
    axis = np.cross(u, v)
    angle = np.arctan2(np.linalg.norm(axis), u @ v)
    turn = Displacement.exp(Twist(axis / np.linalg.norm(axis) * angle, np.zeros(3)))
    return Displacement.translating(b.foot - (turn @ a).foot) @ turn


def test_dh_of_a_planar_arm_and_of_equal_axes() -> None:
    """Parallel axes 0.3 and 0.4 m apart: a = 0.3, 0.4, nothing else; a repeated axis adds a row of zeros."""
    arm = dh_of_axes([Line.along([x, 0, 0], [0, 0, 1]) for x in (0.0, 0.3, 0.7, 0.7)])
    table = [[row.length, row.twist, row.offset, row.angle] for row in arm.rows]
    assert_same(table, [[0.3, 0, 0, 0], [0.4, 0, 0, 0], [0, 0, 0, 0]], abs=1e-12)
    with pytest.raises(GeometryError, match="two axes"):
        dh_of_axes([Line.along([0, 0, 0], [0, 0, 1])])


@pytest.mark.parametrize(
    ("nonsense", "reason"),
    [
        (lambda: twist_of_matrix(np.ones((4, 4))), "skew"),
        (lambda: displacement_of_dual_quaternion([Dual(0.0, 1.0)] * 4), "other than zero"),
        (lambda: displacement_of_dual_quaternion([Dual(0.5, 1.0)] * 4), "q·q° = 0"),
        (lambda: dh_of_axes([Line.at_infinity([1, 0, 0]), Line.along([0, 0, 0], [0, 0, 1])]), "at infinity"),
        (lambda: finite_screw(Displacement(np.eye(3) * np.nan, np.zeros(3))), "finite"),
    ],
)
def test_what_cannot_be_is_refused(nonsense: Callable[[], Any], reason: str) -> None:
    with pytest.raises(GeometryError, match=reason):
        nonsense()
