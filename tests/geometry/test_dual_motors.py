"""Motors as dual vectors: the transformation rule (7)–(9), views by type, products, and axes (10)."""

import numpy as np
import pytest

import zoo
from geometry.screw_cases import random_motor
from poinsot import GeometryError
from poinsot.algebra import Array, Dual, Scalar, array, cos, lifted, sin
from poinsot.geometry import rotations
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.dual_motors import (
    conjugate,
    displacement_of,
    dual_angle,
    dual_direction,
    dual_length,
    dual_part,
    dual_rotation,
    dual_vector,
    four_bar,
    from_motor,
    moment_product,
    motor,
    motor_shift,
    real_part,
    third_side,
)
from poinsot.geometry.motors import Acceleration, Momentum, SixVector, Twist, Wrench, pairing
from poinsot.geometry.products import polar
from poinsot.geometry.rotations import rotation_x, rotation_z
from poinsot.geometry.vectors import cross, dot
from scalars import Over, assert_same

SEEDS = range(4)
KINDS = pytest.mark.parametrize("kind", zoo.SIX_VECTORS, ids=lambda kind: kind.__name__)


def assert_equal(a: Array, b: Array, tolerance: float = 1e-12) -> None:
    a, b = np.atleast_1d(array(a)), np.atleast_1d(array(b))
    assert a.shape == b.shape
    assert_same([real_part(a), dual_part(a)], [real_part(b), dual_part(b)], rel=tolerance, abs=tolerance)


def line(direction: Array, point: Array) -> Array:
    return dual_vector(direction, np.cross(point, direction))


IDENTITY = dual_rotation(Displacement.identity())


# ---------------------------------------------------------------------------------------------- transformation rule


def test_shift_matrices_are_inverted_by_transposing(rng: np.random.Generator) -> None:
    """(9): D_AO = D_OA⁻¹ = D_OAᵀ, the conjugate of D_OA, which is Hermitian; shifts compose by adding vectors."""
    d, e = rng.normal(size=(2, 3))
    D = motor_shift(d)
    assert_equal(D @ D.T, IDENTITY)
    assert_equal(D.T, motor_shift(-d))
    assert_equal(D.T, conjugate(D))
    assert_equal(D @ motor_shift(e), motor_shift(d + e))


@KINDS
def test_dual_matrices_move_every_kind_alike(rng: np.random.Generator, kind: type[SixVector]) -> None:
    """R̂ is Ad for twists and Ad⁻ᵀ for wrenches; a shift is the displacement without rotation (7)."""
    X, d, a_B = zoo.random_displacement(rng), rng.normal(size=3), zoo.random_six_vector(rng, kind)
    assert_equal(motor(X @ a_B), dual_rotation(X) @ motor(a_B))
    assert_equal(motor(Displacement.translating(d) @ a_B), motor_shift(d) @ motor(a_B))


def test_dual_rotations_are_a_group_isomorphic_to_displacements(rng: np.random.Generator) -> None:
    X, Y = zoo.random_displacement(rng), zoo.random_displacement(rng)
    assert_equal(dual_rotation(X @ Y), dual_rotation(X) @ dual_rotation(Y))
    assert_equal(dual_rotation(X) @ dual_rotation(X).T, IDENTITY)
    assert_equal(dual_rotation(X).T, dual_rotation(X.inverse()))
    assert_same(displacement_of(dual_rotation(X)), X, abs=1e-12)


def test_rotations_by_dual_angles_are_screw_displacements(seed: int) -> None:
    """The matrices of rotation_x, _y, _z at θ + ε d turn by θ and advance by d."""
    theta, d = np.random.default_rng(seed).normal(size=2)
    for rotation, axis in zip(
        (rotations.rotation_x, rotations.rotation_y, rotations.rotation_z), np.eye(3), strict=True
    ):
        assert_equal(rotation(Dual(theta, d)), dual_rotation(Displacement(rotation(theta), d * axis)))


@pytest.mark.parametrize("scale", [1e-9, 1e-3, 1.0, 3.0])
def test_exponentials_of_motors_are_those_of_rotation_vectors(rng: np.random.Generator, scale: float) -> None:
    """Rodrigues' formula and the quaternion exponential, run on duals, are exp of SE(3); dual quaternions compose."""
    V, W = Twist(rng.normal(size=3) * scale, rng.normal(size=3)), zoo.random_twist(rng)
    assert_equal(rotations.rotation_exp(motor(V)), dual_rotation(Displacement.exp(V)))
    product = rotations.quaternion_product(rotations.quaternion_exp(motor(V)), rotations.quaternion_exp(motor(W)))
    assert_equal(rotations.rotation_of(product), dual_rotation(Displacement.exp(V) @ Displacement.exp(W)))


# ------------------------------------------------------------------------------------------------------------- views


def test_views_are_by_type() -> None:
    """Twists unswapped, wrenches and momenta swapped."""
    first, second = np.array([1.0, 2.0, 3.0]), np.array([4.0, 5.0, 6.0])
    for kind, principal in ((Twist, first), (Acceleration, first), (Wrench, second), (Momentum, second)):
        assert list(real_part(motor(kind(first, second)))) == list(principal)


@KINDS
def test_views_are_undone(seed: int, kind: type[SixVector]) -> None:
    x = zoo.random_six_vector(np.random.default_rng(seed), kind)
    assert type(from_motor(kind, motor(x))) is kind
    assert_same(from_motor(kind, motor(x)), x, rel=0, abs=0)


def test_numbers_without_a_kind_are_refused() -> None:
    with pytest.raises(TypeError, match="not of a ndarray"):
        motor(np.zeros(6))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="not as a SixVector"):
        from_motor(SixVector, random_motor(np.random.default_rng(0)))
    with pytest.raises(GeometryError, match="a moment has 3 numbers"):
        dual_vector(np.zeros(3), np.zeros(6))


# ---------------------------------------------------------------------------------------------------------- products


def test_moment_product_is_power(rng: np.random.Generator) -> None:
    """(38): [f̂|v̂] = ⟨W, V⟩, symmetric, and the same in every frame."""
    W, V, R = zoo.random_wrench(rng), zoo.random_twist(rng), dual_rotation(zoo.random_displacement(rng))
    power = pairing(W, V)
    assert moment_product(motor(W), motor(V)) == pytest.approx(power, rel=1e-12)
    assert moment_product(motor(V), motor(W)) == pytest.approx(power, rel=1e-12)
    assert moment_product(R @ motor(W), R @ motor(V)) == pytest.approx(power, rel=1e-10)
    assert dot(motor(W), motor(V)).dual == pytest.approx(power, rel=1e-12)


def test_one_dual_cross_product_serves_twists_and_wrenches(rng: np.random.Generator) -> None:
    V = zoo.random_twist(rng)
    for a in (zoo.random_twist(rng), zoo.random_acceleration(rng), zoo.random_wrench(rng), zoo.random_momentum(rng)):
        assert_equal(cross(motor(V), motor(a)), motor(V.cross(a)))


def test_identities_of_vector_algebra_hold_for_motors(rng: np.random.Generator) -> None:
    """Transference: each line is an identity of vectors, run on real and on dual ones by the same code."""
    for make in (lambda: rng.normal(size=3), lambda: random_motor(rng)):
        a, b, c, d = (make() for _ in range(4))
        assert_equal(cross(a, b), -cross(b, a))
        assert_equal(cross(a, cross(b, c)), b * dot(a, c) - c * dot(a, b))
        assert_equal(cross(a, cross(b, c)) + cross(b, cross(c, a)) + cross(c, cross(a, b)), 0 * a)
        assert_equal(array([dot(a, cross(b, c))]), array([dot(cross(a, b), c)]))
        lagrange = dot(a, c) * dot(b, d) - dot(a, d) * dot(b, c)
        assert_equal(array([dot(cross(a, b), cross(c, d))]), array([lagrange]))


# -------------------------------------------------------------------------------------------------------------- axes


def test_length_and_direction_are_pitch_and_axis(rng: np.random.Generator) -> None:
    """â = |a| (1 + ε h) (e + ε r × e): the screw of a motor."""
    e, r = zoo.random_unit(rng), rng.normal(size=3)
    length, h = rng.uniform(0.5, 2.0), rng.normal()
    a = line(e, r) * Dual(length, length * h)
    assert_equal(np.array([dual_length(a)], dtype=object), np.array([Dual(length, length * h)], dtype=object))
    assert_equal(dual_direction(a), line(e, r))
    assert np.linalg.norm(dual_direction(real_part(a)) - e) < 1e-14, "the same code on a vector"


@pytest.mark.parametrize("alpha", [0.3, 1.2, np.pi / 2, 2.8])
@pytest.mark.parametrize("d", [-0.7, 0.0, 0.4])
def test_dual_angle_is_angle_and_distance(rng: np.random.Generator, d: float, alpha: float) -> None:
    """(10): lines built α apart and d apart along their common normal, seen from anywhere in space."""
    first = line(np.array([1.0, 0.0, 0.0]), np.array([rng.normal(), 0.0, 0.0]))
    turned = np.array([np.cos(alpha), np.sin(alpha), 0.0])
    second = line(turned, np.array([0.0, 0.0, d]) + rng.normal() * turned)
    R = dual_rotation(zoo.random_displacement(rng))
    angle = dual_angle(R @ first, R @ second)
    assert_equal(np.array([angle], dtype=object), np.array([Dual(alpha, d)], dtype=object))
    assert_same(dot(first, second).dual, -d * np.sin(alpha), abs=1e-13)
    assert dual_angle(real_part(first), real_part(second)) == pytest.approx(alpha)


def test_what_has_no_axis_is_refused() -> None:
    free = dual_vector(np.zeros(3), np.array([1.0, 2.0, 3.0]))
    with pytest.raises(GeometryError, match="is a free vector"):
        dual_direction(free)
    e = np.array([0.0, 0.0, 1.0])
    with pytest.raises(GeometryError, match="parallel lines"):
        dual_angle(line(e, np.zeros(3)), line(e, np.array([1.0, 0.0, 0.0])))


# ----------------------------------------------------------------------------------------------------------- scalars


@pytest.mark.sample(1)
def test_every_scalar(over: Over) -> None:
    rng = np.random.default_rng(3)

    def function(p: Array, phi: Array, w: Array) -> list[Array]:
        X = Displacement(rotations.rotation_exp(phi), p)
        a, b = motor(Twist.of(w)), motor(Wrench.of(w[::-1]))
        moved = dual_rotation(X) @ a
        screw = np.array([dual_length(a), dual_angle(dual_direction(a), dual_direction(moved))], dtype=object)
        D = motor_shift(p) @ b * lifted(p[0])
        values = [real_part(moved), dual_part(moved), real_part(screw), dual_part(screw), real_part(D), dual_part(D)]
        return [*values, array([moment_product(a, b)])]

    inputs = rng.normal(size=3), rng.normal(size=3), rng.normal(size=6)
    expected = np.concatenate([np.ravel(x) for x in function(*inputs)])
    assert_same(over(lambda *x: tuple(function(*x)), *inputs), expected, rel=1e-12)


@KINDS
def test_dual_numbers_multiply_motors(rng: np.random.Generator, kind: type[SixVector]) -> None:
    """(α + βω)M = αM + βM^∞ with ω² = 0 (S2 (3.5)): a module over the ring of duals; ω of an improper motor is 0."""
    M, (a, b, c, d) = zoo.random_six_vector(rng, kind), rng.normal(size=4)
    assert_equal(motor(M) * Dual(a, b), motor(M * a + polar(M) * b))
    assert_equal(motor(M) * Dual(a, b) * Dual(c, d), motor(M) * (Dual(a, b) * Dual(c, d)))
    assert_equal(motor(M) * Dual(a, b) + motor(M) * Dual(c, d), motor(M) * (Dual(a, b) + Dual(c, d)))
    omega = Dual(0.0, 1.0)
    assert_equal(motor(M) * omega * omega, motor(M * 0.0))
    assert_equal(motor(polar(M)) * omega, motor(M * 0.0))


# Spherical formulas run on dual numbers solve spatial problems: triangles of lines, and a spatial four-bar linkage.
LINKAGE_SEEDS = pytest.mark.parametrize("seed", range(6))


def random_line(rng: np.random.Generator) -> Array:
    e = zoo.random_unit(rng)
    return dual_vector(e, np.cross(rng.normal(size=3), e))


def distance(first: Array, second: Array) -> float:
    """Of two lines, from a point and the direction of each, along e₁ × e₂."""
    (e, m), (f, n) = ((real_part(a), dual_part(a)) for a in (first, second))
    normal = np.cross(e, f)
    return float((np.cross(f, n) - np.cross(e, m)) @ normal / np.linalg.norm(normal))


@LINKAGE_SEEDS
def test_third_side_of_triangles(rng: np.random.Generator) -> None:
    """Three directions or three lines a, b, c: the side between b and c from the two others and the corner at a.

    On the sphere the corner is between planes, in space between common normals; the distance is measured apart.
    """
    for a, b, c in ([zoo.random_unit(rng) for _ in range(3)], [random_line(rng) for _ in range(3)]):
        corner = dual_angle(dual_direction(cross(a, b)), dual_direction(cross(a, c)))
        side = array([third_side(dual_angle(a, b), dual_angle(a, c), corner)])
        expected = array([dual_angle(b, c)])
        assert_same([real_part(side), dual_part(side)], [real_part(expected), dual_part(expected)], rel=1e-9, abs=1e-9)
    assert dual_part(side)[0] == pytest.approx(distance(b, c), rel=1e-9), "the last triangle is spatial"


@LINKAGE_SEEDS
def test_sine_law(rng: np.random.Generator) -> None:
    """sin a/sin A = sin b/sin B, for corners A, B opposite the sides a, b; both triple products are the same."""
    for a, b, c in ([zoo.random_unit(rng) for _ in range(3)], [random_line(rng) for _ in range(3)]):

        def ratio(a: Array, b: Array, c: Array) -> Scalar:
            corner = dual_angle(dual_direction(cross(a, b)), dual_direction(cross(a, c)))
            return sin(dual_angle(b, c)) / sin(corner)

        ratios = array([ratio(a, b, c), ratio(b, c, a), ratio(c, a, b)])
        for part in (real_part(ratios), dual_part(ratios)):
            assert_same(part, np.full(3, part[0]), rel=1e-8, abs=1e-8)


# -------------------------------------------------------------------------------------------------------- four bars


def random_sides(rng: np.random.Generator) -> list[Dual]:
    """Links α + ε a of a linkage whose crank turns fully: shortest + longest twist < the others."""
    twists = [0.3, *rng.uniform(0.8, 1.1, size=3)]
    return [Dual(alpha, length) for alpha, length in zip(twists, rng.normal(size=4), strict=True)]


def around(sides: list[Scalar], angles: list[Scalar]) -> Array:
    product = array(np.eye(3))
    for angle, side in zip(angles, sides, strict=True):
        product = product @ rotation_z(angle) @ rotation_x(side)
    return product


@pytest.mark.parametrize("branch", [1.0, -1.0])
@pytest.mark.parametrize("crank", [0.4, 1.1, 2.0, 4.0])
@LINKAGE_SEEDS
def test_the_spherical_linkage_closes(seed: int, crank: float, branch: float) -> None:
    twists = [side.real for side in random_sides(np.random.default_rng(seed))]
    assert_same(around(twists, [crank, *four_bar(twists, crank, branch)]), np.eye(3), abs=1e-12)


@pytest.mark.parametrize("branch", [1.0, -1.0])
@pytest.mark.parametrize("crank", [0.4, 1.1, 2.0, 4.0])
@LINKAGE_SEEDS
def test_the_same_code_closes_the_spatial_linkage(rng: np.random.Generator, crank: float, branch: float) -> None:
    """One revolute and three cylindrical pairs: turns and slides by dual numbers, checked by 4×4 poses."""
    sides, first = random_sides(rng), Dual(crank, float(rng.normal()))
    angles = [first, *four_bar(sides, first, branch)]
    loop = Displacement.identity()
    for angle, side in zip(angles, sides, strict=True):
        turn = Displacement(rotation_z(angle.real), np.array([0.0, 0.0, angle.dual]))
        link = Displacement(rotation_x(side.real), np.array([side.dual, 0.0, 0.0]))
        loop = loop @ turn @ link
    assert_same(loop, np.eye(4), abs=1e-10)
    assert_same(displacement_of(around(sides, angles)), np.eye(4), abs=1e-10)
    assert max(abs(angle.dual) for angle in angles) > 0.01, "the loop is spatial"


@LINKAGE_SEEDS
def test_the_branches_are_two_assemblies(seed: int) -> None:
    sides = random_sides(np.random.default_rng(seed))
    one, other = (four_bar(sides, Dual(1.1, 0.0), branch)[2] for branch in (1.0, -1.0))
    assert abs(one.real - other.real) > 0.1


def test_a_crank_angle_out_of_reach_is_nan() -> None:
    assert np.isnan(four_bar([1.0, 0.2, 0.2, 0.9], 2.5)[2])


def test_linkages_over_every_scalar(over: Over) -> None:
    def function(twists: Array, lengths: Array, crank: Scalar) -> tuple[Scalar, ...]:
        sides = [Dual(x, y) for x, y in zip(twists, lengths, strict=True)]
        found = four_bar(sides, Dual(crank, 0.0))
        third = third_side(*sides[:3])
        return *(x for a in found for x in (a.real, a.dual)), third.real, third.dual, dot(twists, lengths) * cos(crank)

    inputs = np.array([0.6, 0.9, 0.8, 1.0]), np.array([0.3, 0.5, 0.4, 0.2]), 1.1
    assert_same(over(function, *inputs), np.array(function(*inputs)), rel=1e-12)
