"""Motors as vector fields: bivectors, gradient and curl, streamlines, derivatives, integrals, moving frames."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from geometry.screw_cases import MOTORS, motor_case
from poinsot import GeometryError
from poinsot.algebra import Scalar, cos, sin
from poinsot.geometry.axodes import axodes, ruling
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motor_fields import (
    bivector,
    curl,
    derivative,
    from_bivector,
    gradient,
    integral,
    material_derivative,
    moment,
    principal,
    rate_in_fixed_frame,
    rate_in_moving_frame,
    rate_kind,
    streamline,
    value_at,
)
from poinsot.geometry.motors import Acceleration, Momentum, SixVector, Twist, Wrench, pairing
from poinsot.geometry.products import reciprocal_product, screw_product
from poinsot.geometry.screws import Screw, central_axis, is_proper, pitch
from poinsot.geometry.vectors import tilde
from scalars import Over, assert_same
from scalars import derivative as by_duals

KINDS = pytest.mark.parametrize("kind", zoo.SIX_VECTORS)


@KINDS
def test_the_field_of_a_motor(rng: np.random.Generator, kind: type[SixVector]) -> None:
    """m_Q − m_P = m̄ × PQ (2.1), and one bivector, at any point, is the whole motor (theorem 2.2)."""
    P, Q = rng.normal(size=(2, 3))
    for name in MOTORS:
        M = motor_case(name, kind, rng)
        scale = np.abs(M.vector).max()
        change = value_at(M, Q) - value_at(M, P)
        assert_same(change, np.cross(principal(M), Q - P), abs=1e-14 * scale)
        assert_same(from_bivector(kind, *bivector(M, P), P), M, abs=1e-14 * scale)
        assert isinstance(from_bivector(kind, *bivector(M, P), P), kind)


def test_the_field_over_every_scalar(over: Over) -> None:
    a, P = np.random.default_rng(0).normal(size=(2, 6))
    P = P[:3]
    for kind in zoo.SIX_VECTORS:
        found = over(lambda a, P, kind=kind: from_bivector(kind, a[:3], a[3:], P), a, P)
        assert_same(found, from_bivector(kind, a[:3], a[3:], P))
        assert_same(over(lambda m, P, kind=kind: value_at(kind.of(m), P), found, P), a[3:])


def test_the_principal_vector_is_named_by_the_kind() -> None:
    """ω, ω̇ are the first part, f and p the second: nobody slices six numbers."""
    V, A, W, P = (kind.of(np.arange(6.0)) for kind in zoo.SIX_VECTORS)
    for motion in (V, A):
        assert_same((principal(motion), moment(motion)), np.arange(6.0))
    for force in (W, P):
        assert_same((moment(force), principal(force)), np.arange(6.0))
    for nonsense in (lambda: principal(np.zeros(6)), lambda: from_bivector(dict, [0] * 3, [0] * 3)):  # type: ignore[arg-type,type-var]
        with pytest.raises(TypeError, match="a motor is a twist"):
            nonsense()


def test_velocity_of_points_and_moment_about_points(rng: np.random.Generator) -> None:
    V, W, r = zoo.random_twist(rng), zoo.random_wrench(rng), rng.normal(size=3)
    assert_same(value_at(V, r), V.at(r))
    assert_same(value_at(W, r), W.moment - np.cross(r, W.force))
    assert_same(pairing(W, V), principal(W) @ value_at(V, r) + value_at(W, r) @ principal(V), abs=1e-13)


@KINDS
def test_gradient_and_curl(kind: type[SixVector]) -> None:
    """∇m = m̄ × by differentiation of the field (2.6); it is skew, so the curl 2m̄ has (∇ × m)× = ∇m − ∇mᵀ."""
    rng = np.random.default_rng(1)
    M, P = zoo.random_six_vector(rng, kind), rng.normal(size=3)
    columns = [by_duals(lambda x, M=M: value_at(M, x), P, along=(e,)) for e in np.eye(3)]
    assert_same(gradient(M), np.column_stack(columns))
    assert_same(gradient(M), -gradient(M).T)
    assert_same(tilde(curl(M)), gradient(M) - gradient(M).T)


@pytest.mark.parametrize("name", MOTORS)
def test_streamlines_are_helices_of_the_pitch(seed: int, rng: np.random.Generator, name: str) -> None:
    """The tangent is the field; the distance from the central axis stays; a turn of 2π advances by 2πh (S2 §3.5)."""
    M, P, s = motor_case(name, Wrench if seed % 2 else Twist, rng), rng.normal(size=3), rng.normal()
    here = streamline(M, P, s)
    assert_same(by_duals(lambda s: streamline(M, P, s), s, along=(1.0,)), value_at(M, here), rel=1e-11, abs=1e-11)
    if not is_proper(M):
        assert_same(here - P, moment(M) * s)
        return
    axis, size = central_axis(M), np.linalg.norm(principal(M))
    if name in ("tiny turn", "tinier turn"):
        return
    far = 1.0 + np.linalg.norm(axis.foot) + abs(pitch(M))
    assert_same(axis.distance_to(here), axis.distance_to(P), abs=1e-12 * far)
    along = streamline(M, P, 2 * np.pi / size) - P
    assert_same(along, 2 * np.pi * pitch(M) * axis.direction, abs=1e-12 * far)


def test_streamlines_over_every_scalar(over: Over) -> None:
    rng = np.random.default_rng(2)
    m, P = rng.normal(size=6), rng.normal(size=3)
    M = Twist.of(m)
    found = over(lambda m, P, s: streamline(Twist.of(m), P, s), m, P, 0.7)
    assert_same(found, Displacement.exp(M * 0.7) @ P, abs=1e-12)


# --------------------------------------------------------------------------------------------- derivatives, integrals


def motion(rng: zoo.Rng, kind: type[SixVector]) -> Callable[[Any], SixVector]:
    """A motor function of time, with sines and powers of t for its components."""
    a, b, c = rng.normal(size=(3, 6))
    return lambda t: kind.of([x * sin(t) + y * cos(t * 2.0) + z * t * t for x, y, z in zip(a, b, c, strict=True)])


@KINDS
def test_derivative_and_integral_of_motor_functions(rng: np.random.Generator, kind: type[SixVector]) -> None:
    """(dM/dt)_P = (dm̄/dt, dm_P/dt) and so for ∫: theorem 2.7 with its corollary, theorem 2.8; and ∫ dM/dt = ΔM."""
    M, t, P = motion(rng, kind), rng.normal(), rng.normal(size=3)
    rate = derivative(M, t)
    assert type(rate) is rate_kind(kind)
    assert_same(principal(rate), by_duals(lambda t: principal(M(t)), t, along=(1.0,)))
    assert_same(value_at(rate, P), by_duals(lambda t: value_at(M(t), P), t, along=(1.0,)), abs=1e-12)
    change = integral(lambda s: derivative(M, s), 0.0, t)
    assert_same(change, M(t).vector - M(0.0).vector, abs=1e-11)
    total = integral(M, 0.0, t)
    by_component = integral(lambda s: kind(*[value_at(M(s), P)] * 2), 0.0, t)
    assert_same(value_at(total, P), by_component.vector[:3], abs=1e-11)


def test_kinds_of_rates_and_of_integrals() -> None:
    """A wrench imparts momentum, an acceleration a change of twist; a momentum changes by a wrench."""
    assert [rate_kind(kind) for kind in zoo.SIX_VECTORS] == [Acceleration, Acceleration, Wrench, Wrench]
    results = [type(integral(lambda t, k=kind: k.of([1.0] * 6), 0.0, 1.0)) for kind in zoo.SIX_VECTORS]
    assert results == [Twist, Twist, Momentum, Momentum]
    with pytest.raises(GeometryError, match="split the interval"), np.errstate(all="ignore"):
        integral(lambda t: Wrench.of([1.0 / t**2 if t else 0.0] * 6), -1.0, 1.0)
    with pytest.raises(TypeError, match="of kind Acceleration, not Wrench"):
        rate_in_fixed_frame(Wrench.zero(), Twist.zero(), Twist.zero())


@KINDS
def test_rules_of_derivatives(rng: np.random.Generator, kind: type[SixVector]) -> None:
    """d(λM), d(M + N), d(M ∘ N) and d(M × N): the differential identities of S2 §2.9."""
    M, N, t = motion(rng, kind), motion(rng, kind), rng.normal()
    dM, dN = derivative(M, t), derivative(N, t)
    assert_same(derivative(lambda t: M(t) * sin(t), t), dM * np.sin(t) + type(dM).of(M(t).vector) * np.cos(t))
    assert_same(derivative(lambda t: M(t) + N(t), t), dM + dN)
    product = by_duals(lambda t: reciprocal_product(M(t), N(t)), t, along=(1.0,))
    assert_same(product, reciprocal_product(dM, N(t)) + reciprocal_product(M(t), dN), abs=1e-12)
    found = derivative(lambda t: screw_product(M(t), N(t)), t)
    expected = screw_product(dM, N(t)).vector + screw_product(M(t), dN).vector
    assert_same(found, expected, abs=1e-12)


@KINDS
def test_derivative_in_a_moving_frame(rng: np.random.Generator, kind: type[SixVector]) -> None:
    """dM/dt = d′M/dt + V × M (2.5), d′ by the components in the moving frame; a motor fixed there has d′M/dt = 0."""
    U, X0, t = zoo.random_twist(rng), zoo.random_displacement(rng), rng.normal()
    inside = motion(rng, kind)

    def X(t: Any) -> Displacement:
        return Displacement.exp(U * t) @ X0

    V = U  # the space twist of exp(U t) X₀
    seen = X(t) @ derivative(inside, t)
    fixed = derivative(lambda t: X(t) @ inside(t), t)
    M = X(t) @ inside(t)
    assert_same(rate_in_fixed_frame(seen, M, V), fixed, abs=1e-11)
    assert_same(rate_in_moving_frame(fixed, M, V), seen, abs=1e-11)
    still = derivative(lambda s: X(s) @ inside(t), t)
    assert_same(rate_in_moving_frame(still, M, V), np.zeros(6), abs=1e-11)
    # as fields: ∂m/∂t = ∂′m/∂t + ω × m + v × m̄
    P = rng.normal(size=3)
    field = value_at(seen, P) + np.cross(V.angular, value_at(M, P)) + np.cross(V.at(P), principal(M))
    assert_same(value_at(fixed, P), field, abs=1e-11)


def test_material_derivative(rng: np.random.Generator) -> None:
    """The rate of the field at a point that moves along; of the velocity field, the acceleration of the point (2.7)."""
    M, U, r, t = motion(rng, Wrench), zoo.random_twist(rng), rng.normal(size=3), rng.normal()

    def path(t: Any) -> Any:
        return Displacement.exp(U * t) @ r

    found = material_derivative(M(t), derivative(M, t), U, path(t))
    assert_same(found, by_duals(lambda t: value_at(M(t), path(t)), t, along=(1.0,)), abs=1e-11)
    V, A = zoo.random_twist(rng), zoo.random_acceleration(rng)
    assert_same(material_derivative(V, A, V, r), A.of_point(r, V), abs=1e-13)
    local = value_at(A, r)
    assert_same(A.of_point(r, V) - local, np.cross(V.angular, V.at(r)), abs=1e-13)


# ------------------------------------------------------------------------------------------- what determines a motor


def sampling(points: Any, kind: type[SixVector]) -> Any:
    """The matrix from (m̄; m_O) to the values of the field at some points."""
    units = [from_bivector(kind, e[:3], e[3:]) for e in np.eye(6)]
    return np.column_stack([np.concatenate([value_at(M, P) for P in points]) for M in units])


@KINDS
def test_theorem_2_1_the_principal_vector_is_unique(rng: np.random.Generator, kind: type[SixVector]) -> None:
    """Values at three points off a line determine m̄ and the motor; at points on a line they leave its part along it."""
    M, points = zoo.random_six_vector(rng, kind), rng.normal(size=(3, 3))
    S = sampling(points, kind)
    assert np.linalg.matrix_rank(S, tol=1e-9) == 6
    found = np.linalg.lstsq(S, np.concatenate([value_at(M, P) for P in points]))[0]
    assert_same(found, np.concatenate([principal(M), moment(M)]), abs=1e-10)
    at, u = rng.normal(size=3), zoo.random_unit(rng)
    on_a_line = sampling([at + x * u for x in (0.0, 1.0, -2.0)], kind)
    assert np.linalg.matrix_rank(on_a_line, tol=1e-9) == 5
    rotor = from_bivector(kind, u, np.zeros(3), at)  # about that very line, where its field vanishes
    assert_same(on_a_line @ np.concatenate([principal(rotor), moment(rotor)]), np.zeros(9), abs=1e-13)


@KINDS
def test_bivectors_at_any_point_add_and_multiply_as_their_motors_do(seed: int, kind: type[SixVector]) -> None:
    """(αM + βN)_P = α(M)_P + β(N)_P, and so for × and ∘, at every P (S2 §2.4), on degenerate motors too."""
    rng = np.random.default_rng(seed)
    a, b, P = rng.normal(), rng.normal(), rng.normal(size=3) * 10.0
    for name in MOTORS:
        M, N = motor_case(name, kind, rng), zoo.random_six_vector(rng, kind)
        scale = 1.0 + float(np.abs(M.vector).max())
        (m, m_P), (n, n_P) = bivector(M, P), bivector(N, P)
        assert_same(bivector(M * a + N * b, P), (m * a + n * b, m_P * a + n_P * b), abs=1e-12 * scale)
        crossed = (np.cross(m, n), np.cross(m, n_P) + np.cross(m_P, n))
        assert_same(bivector(screw_product(M, N), P), crossed, abs=1e-11 * scale)
        assert_same(reciprocal_product(M, N), m @ n_P + m_P @ n, abs=1e-11 * scale)


@KINDS
def test_theorem_2_7_limits_of_motors_are_limits_of_their_fields(seed: int, kind: type[SixVector]) -> None:
    """M(t) → L exactly if m(t) → l at every point; the principal vector then goes to that of L, also to l̄ = 0."""
    rng = np.random.default_rng(seed)
    points = rng.normal(size=(3, 3))
    back = np.linalg.pinv(sampling(points, kind))
    for name in ("any", "rotor", "free"):
        L, N = motor_case(name, kind, rng), zoo.random_six_vector(rng, kind)
        for t in (1e-3, 1e-6, 1e-9):
            M = L + N * t
            rest = np.concatenate([value_at(M, P) - value_at(L, P) for P in points])
            assert np.linalg.norm(rest) <= 20.0 * t * np.linalg.norm(N.vector)  # fields follow motors ...
            near = np.linalg.norm(M.vector - L.vector)
            assert near <= np.linalg.norm(back, 2) * np.linalg.norm(rest) + 1e-12  # ... and motors their fields
            assert np.linalg.norm(principal(M) - principal(L)) <= near + 1e-15


# Axodes: contact along the axis, rolling and sliding, known surfaces.
Z = (0.0, 0.0, 1.0)
TIMES = (0.1, 0.7, 1.3)


def about(point: Any, direction: Any, rate: float, pitch: float = 0.0) -> Callable[[Scalar], Displacement]:
    screw = Screw.along(point, direction, pitch)
    return lambda t: screw.displacement(t * rate)


def random_motion(seed: int, size: float) -> Callable[[Scalar], Displacement]:
    """Three screws turned at rates that vary."""
    rng = np.random.default_rng(seed)
    screws = [
        Screw.along(size * rng.normal(size=3), u / np.linalg.norm(u), size * rng.normal())
        for u in rng.normal(size=(3, 3))
    ]
    a, b, c = rng.uniform(0.5, 1.5, 3)
    return lambda t: (
        screws[0].displacement(t * a) @ screws[1].displacement(sin(t * b)) @ screws[2].displacement(cos(t * c))
    )


@pytest.mark.parametrize("size", [1e-5, 1.0, 1e5])
def test_both_axodes_touch_along_the_axis_and_roll(seed: int, size: float) -> None:
    """The moving one, by its own motion X⁻¹ turned about, has the same striction points and parameters, carried."""
    print(seed, size)
    X = random_motion(seed, size)
    there, back = axodes(X, TIMES), axodes(lambda t: X(t).inverse(), TIMES)
    for pose, fixed, moving, other in zip(there.poses, there.fixed, there.moving, back.fixed, strict=True):
        assert (-other.screw).carried(pose).same_as(fixed.screw, 1e-8)
        for ours, theirs in ((fixed.striction, pose @ other.striction), (fixed.striction, pose @ moving.striction)):
            assert np.allclose(ours, theirs, rtol=1e-8, atol=1e-8 * size)
        assert np.isclose(fixed.distribution, other.distribution, rtol=1e-8)


def test_striction_and_parameter_are_those_of_neighbouring_axes(seed: int) -> None:
    """The feet of the common normal of two near rulings, and distance over angle, to the order of the step."""
    print(seed)
    X, defects = random_motion(seed, 1.0), []
    for h in (2e-3, 1e-3):
        before, middle, after = axodes(X, (0.7 - h, 0.7, 0.7 + h)).fixed
        a, b = before.screw.axis.unit(), after.screw.axis.unit()
        n = np.cross(a.direction, b.direction)
        n = n / np.linalg.norm(n)
        p, q = (np.cross(each.direction, each.moment) for each in (a, b))
        angle = np.arcsin(np.linalg.norm(np.cross(a.direction, b.direction)))
        foot = p + a.direction * (np.dot(np.cross(q - p, b.direction), n) / np.sin(angle))
        ratio = np.dot(q - p, n) / angle
        defects.append([np.linalg.norm(foot - middle.striction), abs(abs(ratio) - abs(middle.distribution))])
    rate = np.log2(np.array(defects[0]) / defects[1])
    assert rate[0] > 0.9 and rate[1] > 1.7, rate


def test_skew_gears_have_hyperboloids() -> None:
    """Axes at a distance a and an angle α, turning at ω₁, ω₂: throats a (ω₂² + ω₁ω₂ cos α)/Ω² and its counterpart."""
    a, alpha, first, second = 0.3, 0.7, 1.0, 2.0
    tilt = Displacement.translating((a, 0, 0)) @ Screw.along((0, 0, 0), (1, 0, 0)).displacement(alpha)
    spin, orbit = about((0, 0, 0), Z, second), about((0, 0, 0), Z, first)
    found = axodes(lambda t: orbit(t) @ tilt @ spin(t), TIMES)
    square = first**2 + second**2 + 2 * first * second * np.cos(alpha)
    mixed = first * second * np.cos(alpha)
    for rulings, throat in ((found.fixed, (second**2 + mixed) / square), (found.moving, (first**2 + mixed) / square)):
        for each in rulings:
            assert np.isclose(np.hypot(*each.striction[:2]), a * throat) and abs(each.striction[2]) < 1e-14
    pitch = -a * first * second * np.sin(alpha) / square
    assert np.allclose([float(each.screw.pitch) for each in found.fixed], pitch)


def test_cones_of_a_body_about_a_point_and_cylinders_of_a_plane_motion() -> None:
    tilt = Screw.along((0, 0, 0), (1, 0, 0)).displacement(0.4)
    cone = axodes(lambda t: about((0, 0, 0), Z, 1.0)(t) @ tilt @ about((0, 0, 0), Z, 3.0)(t), TIMES)
    for each in (*cone.fixed, *cone.moving):
        assert np.linalg.norm(each.striction) < 1e-15 and abs(each.distribution) < 1e-15
    wheel = axodes(lambda t: Displacement.translating((t, 0.5, 0.0)) @ about((0, 0, 0), Z, -2.0)(t), TIMES)
    for t, each in zip(TIMES, wheel.fixed, strict=True):
        assert np.allclose(each.screw.axis.nearest((0, 0, 0)), (t, 0, 0)) and np.isnan(each.striction).all()


def test_what_does_not_turn_has_no_ruling() -> None:
    slides = ruling(Twist(np.zeros(3), np.array([1.0, 0.0, 0.0])), Acceleration.zero())
    assert not slides.screw.is_proper and np.isnan(slides.distribution)
    with pytest.raises(po.GeometryError, match="other than zero"):
        ruling(Twist.zero(), Acceleration.zero())
