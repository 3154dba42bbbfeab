"""Coordinates that are not orthonormal: pairings, incidences, lengths and powers do not depend on them."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

import zoo
from poinsot import GeometryError
from poinsot.algebra import Dual
from poinsot.geometry.coordinates import Coordinates
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.lines import Line, coplanar, mutual_moment
from poinsot.geometry.motor_fields import derivative, rate_in_fixed_frame
from poinsot.geometry.motors import Acceleration, Momentum, Twist, Wrench, pairing
from poinsot.geometry.products import (
    coordinates,
    force_basis,
    force_transform,
    motion_basis,
    motion_transform,
    reciprocal_basis,
    reciprocal_motions,
)
from poinsot.geometry.projective import ADJOINT, POLARITY, Collineation, Plane, Point, orientation, scalar_product
from poinsot.geometry.screw_conversions import twist_matrix
from poinsot.geometry.screws import Screw, is_axial, is_line
from scalars import Over, assert_same, each_scalar_but_symbols


def random_coordinates(rng: zoo.Rng) -> Coordinates:
    """Oblique axes of either orientation, of lengths from a third to three."""
    while True:
        E = rng.normal(size=(3, 3))
        E = E / np.linalg.norm(E, axis=0) * 3.0 ** rng.uniform(-1, 1, size=3)
        if abs(np.linalg.det(E / np.linalg.norm(E, axis=0))) > 0.15:
            return Coordinates(rng.normal(size=3), E)


def compound(A: np.ndarray) -> np.ndarray:
    """How the 2×2 minors of two points, in the order (u; m), are mapped: u_i = x₀y_i − x_i y₀, m = x × y."""
    pairs = [(3, 0), (3, 1), (3, 2), (1, 2), (2, 0), (0, 1)]
    return np.array([[A[i, k] * A[j, m] - A[i, m] * A[j, k] for k, m in pairs] for i, j in pairs])


def test_points_planes_and_free_vectors(rng: np.random.Generator) -> None:
    """p = p_x x̂ + p_y ŷ + p_z ẑ + α o; incidence, differences, (10) and the product of free vectors stay."""
    psi = random_coordinates(rng)
    n = rng.normal(size=4)
    o = Point.at(psi.origin).representative
    by_hand = sum(a * np.array([*e, 0.0]) for a, e in zip(n[:3], psi.axes.T, strict=True)) + n[3] * o
    assert_same(psi.point(n).representative, by_hand)
    p, q = Point(rng.normal(size=4)), Point.at(rng.normal(size=3))
    assert_same(psi.numbers(psi.point(n)), n, rel=1e-11, abs=1e-11)
    h, g = Plane(rng.normal(size=4)), Plane(rng.normal(size=4))
    assert_same(psi.numbers(h) @ psi.numbers(p), h.at(p), rel=1e-11, abs=1e-11)
    assert_same(psi.plane(psi.numbers(h)).covector, h.covector, rel=1e-11, abs=1e-11)
    a, b = psi.numbers(p), psi.numbers(q)
    assert_same(psi.vector(a[:3] / a[3] - b[:3] / b[3]), p - q, rel=1e-11, abs=1e-11)
    assert_same(psi.length(a[:3] / a[3] - b[:3] / b[3]), np.linalg.norm(p - q), rel=1e-11)
    far = Point.at_infinity(rng.normal(size=3))
    assert psi.numbers(far)[3] == 0.0 and not psi.point([*rng.normal(size=3), 0.0]).is_finite
    Q = psi.adjoint_polarity
    assert_same(psi.numbers(h) @ Q @ psi.numbers(g), scalar_product(h, g), rel=1e-10, abs=1e-10)
    assert_same(psi.matrix.T @ POLARITY @ psi.matrix, POLARITY)
    assert_same(psi.inverse @ psi.matrix, np.eye(4), abs=1e-11)
    assert_same(psi.inverse @ ADJOINT @ psi.inverse.T, Q, rel=1e-10, abs=1e-10)


def test_products_of_components(rng: np.random.Generator) -> None:
    psi, (a, b, c) = random_coordinates(rng), rng.normal(size=(3, 3))
    A, B, C = (psi.components(v) for v in (a, b, c))
    assert_same(psi.vector(A), a, rel=1e-11, abs=1e-11)
    assert_same(psi.product(A, B), a @ b, rel=1e-10, abs=1e-10)
    assert_same(psi.dual_components(a) @ B, a @ b, rel=1e-10, abs=1e-10)
    assert_same(psi.vector(psi.cross(A, B)), np.cross(a, b), rel=1e-10, abs=1e-10)
    assert_same(psi.orientation * orientation(A, B, C), orientation(a, b, c), rel=1e-10, abs=1e-10)
    assert_same(psi.dual_axes.T @ psi.axes, np.eye(3), abs=1e-12)


def test_lines_are_joins_of_points_and_meets_of_planes_in_all_coordinates(rng: np.random.Generator) -> None:
    """(4) holds as printed in every Ψ, and so do the meet of planes and incidence; mutual moments scale by det E."""
    psi, (x, y, z, w) = random_coordinates(rng), rng.normal(size=(4, 3))
    line, other = Line.through(x, y), Line.through(z, w)
    a, b = (psi.numbers(Point.at(p))[:3] for p in (x, y))
    assert_same(psi.numbers(line), [*(b - a), *np.cross(a, b)], rel=1e-10, abs=1e-10)
    assert_same(psi.line(psi.numbers(line)).coordinates, line.coordinates, rel=1e-10, abs=1e-10)
    assert_same(psi.line_matrix, compound(psi.matrix))
    g, h = Plane.through(x, y, z), Plane.through(x, y, w)
    (n, d), (m, e) = ((f[:3], f[3]) for f in (psi.numbers(g), psi.numbers(h)))
    assert psi.line([*np.cross(n, m), *(d * m - e * n)]).same_as(line)
    first, second = psi.numbers(line), psi.numbers(other)
    assert_same(
        psi.orientation * (first[:3] @ second[3:] + first[3:] @ second[:3]), mutual_moment(line, other), rel=1e-9,
        abs=1e-9,
    )  # fmt: skip
    met = psi.numbers(Line.through(x, z))
    assert abs(first[:3] @ met[3:] + first[3:] @ met[:3]) < 1e-9 and coplanar(line, Line.through(x, z))
    far = Line.at_infinity(rng.normal(size=3))
    assert_same(psi.numbers(far)[:3], np.zeros(3), abs=1e-12)


def test_power_does_not_depend_on_coordinates(rng: np.random.Generator) -> None:
    """D and D⁻ᵀ are reciprocal bases, of turns about and moves along the axes; energies and rates stay, too."""
    psi, V, W = random_coordinates(rng), zoo.random_twist(rng), Wrench.of(rng.normal(size=6))
    v, w = psi.numbers(V), psi.numbers(W)
    assert_same(v @ w, pairing(W, V), rel=1e-10, abs=1e-10)
    assert_same(psi.motor(Twist, v).vector, V.vector, rel=1e-10, abs=1e-10)
    assert_same(psi.motor(Wrench, w).vector, W.vector, rel=1e-10, abs=1e-10)
    turns = [Twist(e, np.cross(psi.origin, e)) for e in psi.axes.T]
    moves = [Twist(np.zeros(3), e) for e in psi.axes.T]
    basis = [*turns, *moves]
    assert_same(psi.motion_matrix, np.array([t.vector for t in basis]).T)
    assert_same(psi.force_matrix, np.array([f.vector for f in reciprocal_basis(basis)]).T, rel=1e-9, abs=1e-9)
    body = Inertia.at_centre(2.0, rng.normal(size=3), [0.3, 0.4, 0.5])
    assert_same(psi.inertia_matrix(body) @ v, psi.numbers(body * V), rel=1e-9, abs=1e-9)
    assert_same(0.5 * v @ psi.inertia_matrix(body) @ v, body.kinetic_energy(V), rel=1e-9)
    A = Acceleration.of(rng.normal(size=6))
    assert_same(psi.numbers(A) @ psi.numbers(W), pairing(W, A), rel=1e-9, abs=1e-9)
    assert isinstance(psi.motor(Momentum, w), Momentum)


def test_displacements_keep_the_metrics(rng: np.random.Generator) -> None:
    """c = Aⱼ⁻¹HAᵢ maps points as H does, composes, and keeps lengths; it is undone where it does so alone."""
    one, two, three = (random_coordinates(rng) for _ in range(3))
    H, K = zoo.random_displacement(rng), zoo.random_displacement(rng)
    c, p = one.change_to(two, H), Point.at(rng.normal(size=3))
    assert_same(c @ one.numbers(p), two.numbers(H @ p), rel=1e-9, abs=1e-9)
    assert_same(c[:3, :3].T @ two.metric @ c[:3, :3], one.metric, rel=1e-9, abs=1e-9)
    assert_same(two.change_to(three, K) @ c, one.change_to(three, K @ H), rel=1e-9, abs=1e-9)
    assert_same(one.displacement(c, two), H, rel=1e-9, abs=1e-9)
    assert_same(two.change_to(one) @ one.change_to(two), np.eye(4), abs=1e-10)
    same = one.carried(H)
    assert_same(same.numbers(H @ p), one.numbers(p), rel=1e-9, abs=1e-9)
    V = zoo.random_twist(rng)
    assert_same(same.numbers(H @ V), one.numbers(V), rel=1e-9, abs=1e-9)
    rate = one.inverse @ twist_matrix(V) @ one.matrix  # of points in Ψ
    x = one.numbers(p)
    moved = twist_matrix(V) @ p.representative
    assert_same(one.matrix @ rate @ x, moved, rel=1e-9, abs=1e-9)
    mirror = np.diag([1.0, 1.0, -1.0, 1.0])
    with pytest.raises(GeometryError, match="reflection"):
        one.displacement(two.inverse @ mirror @ one.matrix, two)
    with pytest.raises(GeometryError, match="keep lengths"):
        one.displacement(c * [1.1, 1.0, 1.0, 1.0], two)


def test_orthonormal_coordinates_are_frames(rng: np.random.Generator) -> None:
    X = zoo.random_displacement(rng)
    psi, back = Coordinates.of(X), X.inverse()
    assert psi.is_orthonormal and not random_coordinates(rng).is_orthonormal
    for thing in (Twist.of(rng.normal(size=6)), Wrench.of(rng.normal(size=6))):
        assert_same(psi.numbers(thing), (back @ thing).vector, abs=1e-12)
    line, point = Line.through(*rng.normal(size=(2, 3))), Point(rng.normal(size=4))
    assert_same(psi.numbers(line), (back @ line).coordinates, abs=1e-12)
    assert_same(psi.numbers(point), (back @ point).representative, abs=1e-12)
    assert_same(psi.motion_matrix, X.adjoint)
    assert_same(psi.line_matrix, X.adjoint, abs=1e-12)
    assert_same(psi.motion_matrix, np.array([t.vector for t in motion_basis(X)]).T)
    assert_same(psi.force_matrix, np.array([t.vector for t in force_basis(X)]).T)
    left = Collineation.of(X).with_sigma(-1)
    mirrored = Coordinates(X.translation, -X.rotation)
    assert mirrored.orientation < 0.0
    assert_same(mirrored.line_matrix, left.line_matrix, abs=1e-12)


@pytest.mark.parametrize("scale", [1e-5, 1e5])
def test_units_of_length_are_coordinates(scale: float) -> None:
    """Axes of one millimetre: the numbers of points are millimetres, of wrenches work per millimetre."""
    mm = Coordinates(np.zeros(3), np.eye(3) * scale)
    assert_same(mm.numbers(Point.at([0.2, 0.3, 0.4]))[:3] * scale, [0.2, 0.3, 0.4])
    V, W = Twist.of([1.0, 2, 3, 4, 5, 6]), Wrench.of([3.0, 1, 4, 1, 5, 9])
    assert_same(mm.numbers(V) @ mm.numbers(W), pairing(W, V))


@each_scalar_but_symbols
def test_every_scalar(over: Over) -> None:
    rng = np.random.default_rng(2)
    psi, p, ends, m = random_coordinates(rng), rng.normal(size=4), rng.normal(size=(2, 3)), rng.normal(size=6)

    def all_of_them(o: Any, E: Any, p: Any, ends: Any, m: Any) -> list[Any]:
        psi = Coordinates(o, E)
        line = Line.along(ends[0], ends[1])
        return [
            *(psi.numbers(x) for x in (Point(p), Plane(p), line, Twist.of(m), Wrench.of(m))),
            *(psi.point(p).representative, psi.line(psi.numbers(line)).coordinates, psi.motor(Twist, m).vector),
            *(psi.cross(ends[0], ends[1]), psi.change_to(Coordinates(ends[0], E))),
        ]

    inputs = psi.origin, psi.axes, p, ends, m
    assert_same(over(all_of_them, *inputs), all_of_them(*inputs), rel=1e-11, abs=1e-11)


def test_fractions_and_duals() -> None:
    """Hexagonal axes of a crystal, exact; and the rate of numbers as an axis lengthens."""
    E = np.array(
        [[Fraction(1), Fraction(-1, 2), Fraction(0)], [0, Fraction(7, 8), 0], [0, 0, Fraction(8, 5)]], dtype=object
    )
    psi = Coordinates(np.array([Fraction(1, 3), 0, 0], dtype=object), E)
    p = psi.point(np.array([Fraction(1, 2), Fraction(2, 3), Fraction(1), Fraction(1)], dtype=object))
    assert [Fraction(x) for x in p.representative[:3]] == [Fraction(1, 2), Fraction(7, 12), Fraction(8, 5)]
    longer = Coordinates(np.zeros(3), np.diag([Dual(2.0, 1.0), Dual(1.0, 0.0), Dual(1.0, 0.0)]))
    x = longer.numbers(Point.at([3.0, 1.0, 1.0]))[0]
    assert x.real == 1.5 and x.dual == -0.75


FLAT = np.array([[Fraction(k) for k in row] for row in ([1, 2, 0], [2, 4, 0], [3, 6, 1])], dtype=object)
GOOD = Coordinates(np.zeros(3), np.array([[1.0, 0.5, 0], [0, 1.0, 0.3], [0, 0, 1.0]]))


@pytest.mark.parametrize(
    ("nonsense", "reason"),
    [
        (lambda: Coordinates(np.zeros(3), np.array([[1.0, 2, 0], [1, 2, 0], [0, 0, 1]])), "must be independent"),
        (lambda: Coordinates(np.zeros(3), np.zeros((3, 3))), "must be independent"),
        (lambda: Coordinates(np.zeros(3), np.eye(3) * [1, 1, 1e-200]), None),
        (lambda: Coordinates(np.zeros(2), np.eye(3)), "origin of coordinates has 3 numbers"),
        (lambda: Coordinates(np.zeros(3), np.eye(3) * np.nan), "finite"),
        (lambda: GOOD.point([1.0, 2.0]), "numbers of a point"),
        (lambda: GOOD.line([1.0, 0, 0, 1, 0, 0]), "screw"),
        (lambda: GOOD.motor(Twist, [1.0]), "numbers of a motor"),
        (lambda: GOOD.displacement(np.eye(3), GOOD), "4×4"),
        (lambda: Coordinates(np.zeros(3), 1e-120 * np.eye(3)), "beyond floats"),
        (lambda: Coordinates(np.array([Fraction(0)] * 3), FLAT), "independent"),
    ],
)
def test_what_cannot_be_is_refused(nonsense: Callable[[], Any], reason: str | None) -> None:
    if reason is None:
        assert nonsense() is not None
        return
    with pytest.raises(GeometryError, match=reason):
        nonsense()


def test_only_geometry_has_numbers() -> None:
    with pytest.raises(TypeError, match="a kind of motions or forces"):
        GOOD.motor(int, np.zeros(6))  # type: ignore[type-var]
    with pytest.raises(TypeError, match="coordinates read points"):
        GOOD.numbers(Displacement.identity())


# Plücker bases and reciprocal bases; transforms of coordinates; cases in the manner of the short course (S1).


def test_the_plucker_bases_of_a_frame_are_reciprocal(seed: int) -> None:
    """d_i · e_j = δ_ij; three turns and three forces are lines on the axes of the frame, the rest free vectors."""
    X = zoo.random_displacement(np.random.default_rng(seed))
    D, E = motion_basis(X), force_basis(X)
    assert_same([pairing(e, d) for d in D for e in E], np.eye(6).ravel(), abs=1e-13)
    axes = [Screw.along(X.translation, u) for u in X.rotation.T]
    for lines in (D[:3], E[3:]):
        assert all(is_line(M) and Screw.of(M).same_as(S) for M, S in zip(lines, axes, strict=True))
    assert all(is_axial(M) for M in (*D[3:], *E[:3]))


def test_any_basis_of_motions_has_one_reciprocal_basis_of_forces(rng: np.random.Generator) -> None:
    """E = D⁻ᵀ; coordinates are pairings with it; power is the product of coordinates."""
    D = [zoo.random_twist(rng) for _ in range(6)]
    E = reciprocal_basis(D)
    assert_same([pairing(e, d) for d in D for e in E], np.eye(6).ravel(), abs=1e-10)
    for d, again in zip(D, reciprocal_motions(E), strict=True):
        assert_same(again, d, abs=1e-10)
    V, W = zoo.random_twist(rng), zoo.random_wrench(rng)
    m, f = coordinates(V, D), coordinates(W, E)
    assert_same(m, [pairing(e, V) for e in E], abs=1e-9)
    assert_same(m @ f, pairing(W, V), abs=1e-9)


def test_coordinates_on_the_basis_of_a_frame_are_components_in_it(rng: np.random.Generator) -> None:
    X, V, P = zoo.random_displacement(rng), zoo.random_twist(rng), zoo.random_momentum(rng)
    assert_same(coordinates(X @ V, motion_basis(X)), V, abs=1e-12)
    assert_same(coordinates(X @ P, force_basis(X)), P, abs=1e-12)
    assert_same(motion_transform(X) @ V.vector, X @ V, abs=1e-12)
    assert_same(force_transform(X) @ P.vector, X @ P, abs=1e-12)
    assert_same(force_transform(X), np.linalg.inv(motion_transform(X)).T, abs=1e-12)
    r = rng.normal(size=3)  # Featherstone's form, A to B with E = Rᵀ: [E 0; 0 E][1 0; r̃ᵀ 1]
    E = zoo.random_displacement(rng).rotation.T
    tilde = np.cross(r, np.eye(3)).T
    shift = np.block([[np.eye(3), np.zeros((3, 3))], [tilde.T, np.eye(3)]])
    assert_same(motion_transform(Displacement(E.T, r).inverse()), np.kron(np.eye(2), E) @ shift, abs=1e-12)


def test_transforms_over_every_scalar(over: Over) -> None:
    rng = np.random.default_rng(1)
    q, p = zoo.random_unit(rng, 4), rng.normal(size=3)
    X = Displacement.from_quaternion(q, p)
    found = over(lambda q, p: force_transform(Displacement.from_quaternion(q, p)), q, p)
    assert_same(found, np.linalg.inv(X.adjoint).T.ravel(), abs=1e-12)


# ----------------------------------------------------------------------------------- cases of the short course (S1)


def test_a_wheel_that_rolls() -> None:
    """Radius r, speed v along x: the twist is a turn v/r about the contact, the top goes at 2v, the contact rests."""
    r, v = 0.3, 1.5
    V = Screw.along([0, 0, 0], [0, 1, 0]).twist(v / r)  # contact at the origin
    assert_same(V.at(np.array([0, 0, r])), [v, 0, 0])
    assert_same(V.at(np.array([0, 0, 2 * r])), [2 * v, 0, 0])
    assert_same(V.at(np.zeros(3)), np.zeros(3))


def test_a_body_that_turns_evenly_about_a_fixed_axis_has_no_spatial_acceleration(rng: np.random.Generator) -> None:
    """Its twist in space is constant; its points accelerate, ω × (ω × r), towards the axis all the same."""
    S = Screw.along(*rng.normal(size=(2, 3)))
    V, r = S.twist(2.0), rng.normal(size=3)
    A = derivative(lambda t: S.displacement(t * 2.0) @ V, 0.4)
    assert isinstance(A, Acceleration)
    assert_same(A, np.zeros(6), abs=1e-13)
    assert_same(A.of_point(r, V), -4.0 * (r - S.axis.nearest(r)), abs=1e-12)


def test_accelerations_add_like_velocities(rng: np.random.Generator) -> None:
    """V_total = V₁ + V₂ gives A_total = A₁ + A₂, with no Coriolis term, in one fixed frame."""
    first, second = Screw.along(*rng.normal(size=(2, 3))), Screw.along(*rng.normal(size=(2, 3)))

    def one(t: Any) -> Twist:
        return first.twist(t * t)

    def two(t: Any) -> Twist:  # about an axis that the first body carries along
        return first.displacement(t * t * t / 3.0) @ second.twist(t)

    t = 0.7
    total = derivative(lambda t: one(t) + two(t), t)
    assert_same(total, derivative(one, t) + derivative(two, t))
    carried = first.displacement(t**3 / 3.0) @ second.twist(1.0).rate()
    assert_same(derivative(two, t), rate_in_fixed_frame(carried, two(t), one(t)), abs=1e-12)


@pytest.mark.parametrize(
    ("nonsense", "error", "reason"),
    [
        (lambda: reciprocal_basis([Twist.zero()] * 6), GeometryError, "independent"),
        (lambda: reciprocal_basis(motion_basis(Displacement.identity())[:5]), GeometryError, "got 5"),
        (lambda: reciprocal_basis(force_basis(Displacement.identity())), TypeError, "got Wrench"),
        (lambda: coordinates(Momentum.zero(), motion_basis(Displacement.identity())), TypeError, "got Twist"),
        (lambda: coordinates(Wrench.of([np.nan] * 6), force_basis(Displacement.identity())), GeometryError, "finite"),
    ],
)
def test_what_is_no_basis_is_refused(nonsense: Callable[[], Any], error: type[Exception], reason: str) -> None:
    with pytest.raises(error, match=reason):
        nonsense()
