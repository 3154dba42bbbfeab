"""Twists, accelerations, wrenches and momenta: four kinds that do not mix, and the two products that join them."""

from collections.abc import Callable
from itertools import permutations
from typing import Any

import numpy as np
import pytest

import zoo
from poinsot import GeometryError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.motors import (
    Acceleration,
    ForceVector,
    Momentum,
    MotionVector,
    SixVector,
    Twist,
    Wrench,
    pairing,
)
from poinsot.geometry.vectors import cross
from scalars import Over, assert_same, derivative, each_scalar, second_derivative

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


@each_scalar
def test_the_two_cross_products_are_adjoint(over: Over) -> None:
    """⟨V ×* W, a⟩ = −⟨W, V × a⟩, for momenta and accelerations too."""
    rng = np.random.default_rng(1)
    v, w, a = rng.normal(size=(3, 6))

    def both(v: Any, w: Any, a: Any) -> list[Any]:
        V = Twist.of(v)
        return [pairing(V.cross(W), m) + pairing(W, V.cross(m)) for W in forces(w) for m in motions(a)]

    assert_same(over(both, v, w, a), np.zeros(4))


@each_scalar
def test_the_cross_products_are_matrices_of_the_algebra(over: Over) -> None:
    """V × a = ad_V a and V ×* W = −ad_Vᵀ W, with ad_V = [ω̃ 0; ṽ ω̃]."""
    v, a = np.random.default_rng(2).normal(size=(2, 6))
    w_, v_ = (np.cross(part, np.eye(3)).T for part in (v[:3], v[3:]))
    ad = np.block([[w_, np.zeros((3, 3))], [v_, w_]])
    assert_same(over(lambda v, a: Twist.of(v).cross(Twist.of(a)), v, a), ad @ a)
    assert_same(over(lambda v, a: Twist.of(v).cross(Wrench.of(a)), v, a), -ad.T @ a)


@each_scalar
def test_jacobi(over: Over) -> None:
    x, y, z = np.random.default_rng(3).normal(size=(3, 6))

    def cyclic(x: Any, y: Any, z: Any) -> Any:
        a, b, c = Twist.of(x), Twist.of(y), Twist.of(z)
        return a.cross(b.cross(c)) + b.cross(c.cross(a)) + c.cross(a.cross(b))

    assert_same(over(cyclic, x, y, z), np.zeros(6))


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_twists_act_on_wrenches_as_an_algebra(seed: int) -> None:
    """(a × b) ×* W = a ×* (b ×* W) − b ×* (a ×* W)."""
    rng = np.random.default_rng(seed)
    a, b, W = zoo.random_twist(rng), zoo.random_twist(rng), zoo.random_wrench(rng)
    assert_same(a.cross(b).cross(W), a.cross(b.cross(W)) - b.cross(a.cross(W)))


@each_scalar
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


@each_scalar
def test_a_force_works_where_it_acts(over: Over) -> None:
    """The power of the wrench (r × f; f) is f · (v + ω × r)."""
    rng = np.random.default_rng(5)
    r, f, v = rng.normal(size=3), rng.normal(size=3), rng.normal(size=6)
    found = over(lambda r, f, v: pairing(Wrench.at(r, f), Twist.of(v)), r, f, v)
    assert_same(found, f @ (v[3:] + np.cross(v[:3], r)))
    assert_same(over(lambda r, v: Twist.of(v).at(r), r, v), v[3:] + np.cross(v[:3], r))


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_velocity_and_acceleration_of_material_points(seed: int) -> None:
    """The path exp(V t + A t²/2) r of a point, differentiated twice; V and A in space coordinates, [V, A] any."""
    rng = np.random.default_rng(seed)
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
