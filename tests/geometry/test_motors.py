"""Twists, accelerations, wrenches and momenta: four kinds that do not mix, and the two products that join them."""

from collections.abc import Callable
from itertools import permutations
from typing import Any

import numpy as np
import pytest

import zoo
from geometry.screw_cases import MOTORS, motor_case, perpendicular_to
from poinsot import GeometryError
from poinsot.geometry.decompositions import (
    axial_decomposition,
    chasles,
    poinsot_decomposition,
    reduced_at,
    rotors_of,
    two_rotors,
)
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.lines import Line
from poinsot.geometry.motor_fields import from_bivector, moment, principal, value_at
from poinsot.geometry.motors import Acceleration, ForceVector, Momentum, MotionVector, SixVector, Twist, Wrench, pairing
from poinsot.geometry.products import reciprocal_product, wrench_of
from poinsot.geometry.screws import central_axis, is_axial, is_line, pitch
from poinsot.geometry.vectors import cross
from scalars import Over, assert_same, derivative, second_derivative

KINDS = zoo.SIX_VECTORS


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_is_a_vector_space(kind: type[SixVector]) -> None:
    rng = np.random.default_rng(0)
    a, b, s = zoo.random_six_vector(rng, kind), zoo.random_six_vector(rng, kind), rng.normal()
    for found, expected in (
        (a + b, a.vector + b.vector),
        (a - b, a.vector - b.vector),
        (-a, -a.vector),
        (a * s, a.vector * s),
        (s * a, a.vector * s),
        (np.float64(s) * a, a.vector * s),
        (a / s, a.vector / s),
        (a + kind.zero(), a.vector),
    ):
        assert type(found) is kind
        assert_same(found, expected)


@pytest.mark.parametrize(("one", "other"), list(permutations(KINDS, 2)))
@pytest.mark.parametrize("verb", ["add", "subtract"])
def test_kinds_do_not_mix(one: type[SixVector], other: type[SixVector], verb: str) -> None:
    a, b = one.zero(), other.zero()
    with pytest.raises(TypeError, match=f"cannot {verb} a {one.__name__} and a {other.__name__}"):
        a + b if verb == "add" else a - b


@pytest.mark.parametrize(
    "nonsense",
    [
        lambda: Twist.zero() * Twist.zero(), lambda: Wrench.zero() * Twist.zero(),
        lambda: pairing(Twist.zero(), Wrench.zero()), lambda: pairing(Wrench.zero(), Wrench.zero()),
        lambda: Twist.zero().cross(np.zeros(6)), lambda: Twist.zero() + 1.0, lambda: Twist.zero() + np.zeros(6),
        lambda: np.zeros(6) + Twist.zero(), lambda: np.eye(6) @ Twist.zero(), lambda: Inertia.zero() * Wrench.zero(),
        lambda: Displacement.identity() @ 3.0, lambda: Displacement.identity().pull(np.zeros(3)),
    ],
)  # fmt: skip
def test_what_has_no_meaning_is_a_type_error(nonsense: Callable[[], Any]) -> None:
    with pytest.raises(TypeError):
        nonsense()


@pytest.mark.parametrize("kind", KINDS)
def test_lists_are_columns_and_other_shapes_are_refused(kind: type[SixVector]) -> None:
    assert_same(kind([1, 2, 3], (4, 5, 6)) + kind.of(range(6)), [1, 3, 5, 7, 9, 11])
    for wrong in ([1, 2, 3], np.zeros((6, 1)), np.zeros(7)):
        with pytest.raises(GeometryError, match=kind.__name__):
            kind.of(wrong)
    with pytest.raises(GeometryError, match="3 numbers"):
        kind(np.zeros(4), np.zeros(3))


def test_names_of_the_parts() -> None:
    c = np.arange(6.0)
    V, A, W, P = (kind.of(c) for kind in KINDS)
    for angular in (V.angular, A.angular, W.moment, P.angular):
        assert_same(angular, c[:3], rel=0, abs=0)
    for linear in (V.linear, A.linear, W.force, P.linear):
        assert_same(linear, c[3:], rel=0, abs=0)
    assert isinstance(V.rate(), Acceleration) and isinstance(P.rate(), Wrench)


# ------------------------------------------------------------------------------------------------------ the products


def forces(a: np.ndarray) -> list[ForceVector]:
    return [Wrench.of(a), Momentum.of(a)]


def motions(a: np.ndarray) -> list[MotionVector]:
    return [Twist.of(a), Acceleration.of(a)]


def test_the_two_cross_products_are_adjoint(over: Over) -> None:
    """⟨V ×* W, a⟩ = −⟨W, V × a⟩, for momenta and accelerations too."""
    rng = np.random.default_rng(1)
    v, w, a = rng.normal(size=(3, 6))

    def both(v: Any, w: Any, a: Any) -> list[Any]:
        V = Twist.of(v)
        return [pairing(V.cross(W), m) + pairing(W, V.cross(m)) for W in forces(w) for m in motions(a)]

    assert_same(over(both, v, w, a), np.zeros(4))


def test_the_cross_products_are_matrices_of_the_algebra(over: Over) -> None:
    """V × a = ad_V a and V ×* W = −ad_Vᵀ W, with ad_V = [ω̃ 0; ṽ ω̃]."""
    v, a = np.random.default_rng(2).normal(size=(2, 6))
    w_, v_ = (np.cross(part, np.eye(3)).T for part in (v[:3], v[3:]))
    ad = np.block([[w_, np.zeros((3, 3))], [v_, w_]])
    assert_same(over(lambda v, a: Twist.of(v).cross(Twist.of(a)), v, a), ad @ a)
    assert_same(over(lambda v, a: Twist.of(v).cross(Wrench.of(a)), v, a), -ad.T @ a)


def test_jacobi(over: Over) -> None:
    x, y, z = np.random.default_rng(3).normal(size=(3, 6))

    def cyclic(x: Any, y: Any, z: Any) -> Any:
        a, b, c = Twist.of(x), Twist.of(y), Twist.of(z)
        return a.cross(b.cross(c)) + b.cross(c.cross(a)) + c.cross(a.cross(b))

    assert_same(over(cyclic, x, y, z), np.zeros(6))


def test_twists_act_on_wrenches_as_an_algebra(rng: np.random.Generator) -> None:
    """(a × b) ×* W = a ×* (b ×* W) − b ×* (a ×* W)."""
    a, b, W = zoo.random_twist(rng), zoo.random_twist(rng), zoo.random_wrench(rng)
    assert_same(a.cross(b).cross(W), a.cross(b.cross(W)) - b.cross(a.cross(W)))


def test_displacements_carry_both_products(over: Over) -> None:
    """Ad(a × b) = Ad a × Ad b and Ad⁻ᵀ(a ×* W) = (Ad a) ×* (Ad⁻ᵀ W)."""
    rng = np.random.default_rng(4)
    q, p, a, b = zoo.random_unit(rng, 4), rng.normal(size=3), rng.normal(size=6), rng.normal(size=6)

    def torn(q: Any, p: Any, a: Any, b: Any) -> list[Any]:
        X, V = Displacement.from_quaternion(q, p), Twist.of(a)
        others = [*motions(b), *forces(b)]
        return [X @ V.cross(other) - (X @ V).cross(X @ other) for other in others]

    assert_same(over(torn, q, p, a, b), np.zeros(24), abs=1e-13)


def test_types_of_the_cross_products() -> None:
    V = Twist.zero()
    results = [type(V.cross(kind.zero())) for kind in (Twist, Acceleration, Wrench, Momentum)]
    assert results == [Twist, Acceleration, Wrench, Wrench]


# ----------------------------------------------------------------------------------------------------- moving points


def test_a_force_works_where_it_acts(over: Over) -> None:
    """The power of the wrench (r × f; f) is f · (v + ω × r)."""
    rng = np.random.default_rng(5)
    r, f, v = rng.normal(size=3), rng.normal(size=3), rng.normal(size=6)
    found = over(lambda r, f, v: pairing(Wrench.at(r, f), Twist.of(v)), r, f, v)
    assert_same(found, f @ (v[3:] + np.cross(v[:3], r)))
    assert_same(over(lambda r, v: Twist.of(v).at(r), r, v), v[3:] + np.cross(v[:3], r))


def test_velocity_and_acceleration_of_material_points(rng: np.random.Generator) -> None:
    """The path exp(V t + A t²/2) r of a point, differentiated twice; V and A in space coordinates, [V, A] any."""
    V, A, r = zoo.random_twist(rng), zoo.random_acceleration(rng), rng.normal(size=3)

    def path(t: Any) -> Any:
        return Displacement.exp(V * t + Twist(A.first, A.second) * (t * t * 0.5)) @ r

    # exp(Vt + At²/2) has space twist V + At + O(t²), so its rate at t = 0 is A
    assert_same(derivative(path, 0.0, along=(1.0,)), V.at(r))
    assert_same(second_derivative(path, 0.0, along=(1.0,)), A.of_point(r, V), abs=1e-13)


def test_an_even_turn_accelerates_towards_its_axis() -> None:
    V, A = Twist.of([0, 0, 3, 0, 0, 0]), Acceleration.zero()
    assert_same(A.of_point(np.array([2.0, 0.0, 5.0]), V), [-18.0, 0.0, 0.0])
    assert_same(cross(V.angular, V.at(np.array([2.0, 0.0, 5.0]))), [-18.0, 0.0, 0.0])


# Chasles and Poinsot, axial and dual axial decompositions, sums of rotors: S0 §2.5, theorems 4–7.
DECOMPOSED = pytest.mark.parametrize("kind", zoo.SIX_VECTORS)
NAMES = pytest.mark.parametrize("name", MOTORS)


@pytest.mark.sample(121)
@NAMES
@DECOMPOSED
def test_theorems_4_and_6_chasles_and_poinsot(rng: np.random.Generator, kind: type[SixVector], name: str) -> None:
    """M = α_l l + α_a p(l) with l ∈ L; α_a = û·v is signed: a left-handed screw slides backwards."""
    M = motor_case(name, kind, rng)
    parts = chasles(M)
    scale = np.abs(M.vector).max()
    assert_same(parts.sum(), M, abs=1e-13 * scale)
    assert is_line(parts.line) and type(parts.line) is kind
    assert_same(np.linalg.norm(principal(parts.line)), 1.0)
    if name == "free":
        assert parts.turn == 0
    else:
        assert_same(parts.slide, parts.turn * pitch(M), rel=1e-11, abs=1e-13 * scale)
        assert central_axis(parts.line).same_as(central_axis(M))
    if name == "left-handed":
        assert parts.slide < 0 < parts.turn


def test_the_line_of_chasles_is_unique(rng: np.random.Generator) -> None:
    """Any other way to write a proper twist as α_l l + α_a p(l) has the same line: M − α_a p(l) = α_l l fixes both."""
    V = zoo.random_twist(rng)
    parts = chasles(V)
    for slide in parts.slide + rng.normal(size=3):
        rest = V - from_bivector(Twist, np.zeros(3), principal(parts.line) * slide)
        assert not is_line(rest)  # only one slide leaves a line


def test_poinsot_is_chasles_of_the_identified_twist(rng: np.random.Generator) -> None:
    V = zoo.random_twist(rng)
    ours, theirs = poinsot_decomposition(wrench_of(V)), chasles(V)
    assert_same(ours.line, wrench_of(theirs.line))
    assert_same((ours.turn, ours.slide), (theirs.turn, theirs.slide), abs=1e-13)
    with pytest.raises(TypeError, match="use chasles"):
        poinsot_decomposition(V)


def test_chasles_over_every_scalar(over: Over) -> None:
    m = np.random.default_rng(1).normal(size=6)

    def parts(m: Any) -> list[Any]:
        found = chasles(Twist.of(m))
        return [found.line, np.array([found.turn, found.slide], dtype=object), found.sum()]

    expected = chasles(Twist.of(m))
    assert_same(over(parts, m), np.concatenate([expected.line.vector, [expected.turn, expected.slide], m]), abs=1e-13)


@DECOMPOSED
def test_theorems_5_and_7_free_vectors_as_differences_of_lines(rng: np.random.Generator, kind: type[SixVector]) -> None:
    """(0; v) = l₁ − l₂ with any ω ⊥ v, r₁ − r₂ = (ω × v)/ω², midway where asked: two rotations, two forces."""
    A, middle = motor_case("free", kind, rng), rng.normal(size=3)
    w = perpendicular_to(moment(A), rng) * rng.uniform(0.3, 3)
    for angular, about in ((None, np.zeros(3)), (w, np.zeros(3)), (w, middle)):
        first, second = axial_decomposition(A, angular, about)
        assert_same(first - second, A, abs=1e-13)
        assert is_line(first) and is_line(second) and type(first) is kind
        feet = [central_axis(x).nearest(about) for x in (first, second)]
        assert_same(sum(feet) / 2, about, abs=1e-12)
        w_used = principal(first)
        assert_same(feet[0] - feet[1], np.cross(w_used, moment(A)) / (w_used @ w_used), abs=1e-12)


@DECOMPOSED
def test_every_motor_is_the_sum_of_two_rotors(rng: np.random.Generator, kind: type[SixVector]) -> None:
    """One of the lines is anybody's choice, if it is not reciprocal to the motor; the other is its conjugate."""
    for name in ("any", "left-handed", "steep"):
        M, line = motor_case(name, kind, rng), Line.along(*rng.normal(size=(2, 3)))
        first, second = two_rotors(M, line)
        scale = np.abs(first.vector).max()
        assert_same(first + second, M, abs=1e-13 * scale)
        assert central_axis(first).same_as(line) and is_line(second, 1e-8)
        again, _ = two_rotors(M, central_axis(second))  # conjugacy is mutual
        assert_same(again, second, rel=1e-9, abs=1e-9 * scale)


@pytest.mark.sample(139)
@NAMES
@DECOMPOSED
def test_lines_span_all_motors(seed: int, kind: type[SixVector], name: str) -> None:
    M = motor_case(name, kind, np.random.default_rng(seed))
    parts = rotors_of(M)
    assert all(is_line(line) for line, _ in parts)
    assert np.linalg.matrix_rank(np.array([line.vector for line, _ in parts])) == 6
    total = kind.zero()
    for line, c in parts:
        total = total + line * c
    assert_same(total, M, abs=1e-13 * np.abs(M.vector).max())


@DECOMPOSED
def test_reduction_at_a_point(rng: np.random.Generator, kind: type[SixVector]) -> None:
    """A force at P and the moment about P; a rotation about P and the velocity of P."""
    M, P = zoo.random_six_vector(rng, kind), rng.normal(size=3)
    rotor, free = reduced_at(M, P)
    assert_same(rotor + free, M, abs=1e-13)
    assert_same(value_at(rotor, P), np.zeros(3), abs=1e-13)
    assert is_axial(free)
    assert_same(moment(free), value_at(M, P), abs=1e-13)
    assert abs(reciprocal_product(rotor, rotor)) < 1e-12


@pytest.mark.parametrize(
    ("nonsense", "reason"),
    [
        (lambda: chasles(Twist.zero()), "other than zero"),
        (lambda: poinsot_decomposition(Wrench.of([np.nan] * 6)), "finite numbers"),
        (lambda: axial_decomposition(Twist.of([1, 0, 0, 0, 0, 0])), "difference of rotors"),
        (lambda: axial_decomposition(Twist.of([0, 0, 0, 1, 0, 0]), [1, 1, 0]), "perpendicular"),
        (lambda: axial_decomposition(Twist.of([0, 0, 0, 1, 0, 0]), [0, 0, 0]), "other than zero"),
        (lambda: two_rotors(Twist.of([0, 0, 1, 0, 0, 1]), Line.along([0, 0, 0], [1, 0, 0])), "no conjugate"),
        (lambda: two_rotors(Twist.of([0, 0, 1, 0, 0, 1]), Line.at_infinity([1, 0, 0])), "not at infinity"),
        (lambda: two_rotors(Twist.of([0, 0, 0, 0, 0, 1]), Line.along([0, 0, 0], [1, 0, 0])), "axial_decomposition"),
    ],
)
def test_what_cannot_be_decomposed_is_refused(nonsense: Callable[[], Any], reason: str) -> None:
    with pytest.raises(GeometryError, match=reason):
        nonsense()
