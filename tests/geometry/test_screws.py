"""Pitch, central axis, unit motor, screws proper and improper; rotor and free vector; theorems 3.1–3.5 of S2."""

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import zoo
from geometry.screw_cases import MOTORS, PLACES, motor_case
from poinsot import GeometryError
from poinsot.geometry import motor_fields
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.lines import Line
from poinsot.geometry.motors import SixVector, Twist, Wrench
from poinsot.geometry.products import polar
from poinsot.geometry.projective import Collineation, Plane, Point
from poinsot.geometry.screw_systems import ScrewSystem
from poinsot.geometry.screws import (
    Screw,
    central_axis,
    free_part,
    is_axial,
    is_line,
    is_proper,
    is_self_reciprocal,
    magnitude,
    pitch,
    rotor_part,
    unit_motor,
)
from scalars import Over, assert_same

KINDS = pytest.mark.parametrize("kind", zoo.SIX_VECTORS)
NAMES = pytest.mark.parametrize("name", MOTORS)
PROPER = pytest.mark.parametrize("name", [name for name in MOTORS if name != "free"])


@PROPER
@KINDS
def test_theorem_3_1_one_line_where_the_field_is_parallel_to_it(seed: int, kind: type[SixVector], name: str) -> None:
    """m_P = h m̄ at every point of the central axis, and at no other point."""
    rng = np.random.default_rng(seed)
    M = motor_case(name, kind, rng)
    axis, h, a = central_axis(M), pitch(M), motor_fields.principal(M)
    scale = np.abs(M.vector).max()
    for s in (0.0, *rng.normal(size=2)):
        assert_same(motor_fields.value_at(M, axis.foot + s * axis.direction), h * a, abs=1e-12 * scale)
    aside = axis.foot + np.cross(axis.direction, rng.normal(size=3))
    apart = np.linalg.norm(motor_fields.value_at(M, aside) - h * a)
    assert_same(apart, np.linalg.norm(a) * axis.distance_to(aside), rel=1e-9, abs=1e-13 * scale)
    assert_same(axis.direction * np.linalg.norm(a), a)


@pytest.mark.sample(117)
@NAMES
@KINDS
def test_theorems_3_2_and_3_3_screws_are_motors_up_to_a_factor(seed: int, kind: type[SixVector], name: str) -> None:
    """λM has the axis and the pitch of M; and a motor with that axis and pitch is a multiple of M."""
    rng = np.random.default_rng(seed)
    M, size = motor_case(name, kind, rng), rng.uniform(0.3, 3)
    S = Screw.of(M)
    assert S.is_proper == (name != "free")
    for factor in (size, -size):
        other = Screw.of(M * factor)
        assert other.same_as(S)
        assert_same(other.direction, np.sign(factor) * S.direction, abs=1e-15)
    scale = np.abs(M.vector).max()
    assert_same(S.motor(kind, magnitude(M)), M, abs=1e-13 * scale)
    assert type(S.motor(kind)) is kind
    assert_same(Screw.of(S.motor(kind, -size)).motor(kind, size).vector, -S.motor(kind, size).vector, rel=1e-12)


@pytest.mark.parametrize("infinite", [False, True])
def test_theorem_3_4_every_line_is_the_central_axis_of_a_motor(infinite: bool) -> None:
    rng = np.random.default_rng(0)
    u = rng.normal(size=3)
    line = Line.at_infinity(u) if infinite else Line.along(rng.normal(size=3), u)
    M = Screw(line, math.inf if infinite else 0.0).twist()
    assert central_axis(M).same_as(line)
    assert_same((motor_fields.principal(M), motor_fields.moment(M)), line.unit().coordinates)


@PROPER
def test_theorem_3_5_a_unit_motor_is_fixed_with_its_axis_pitch_and_direction(seed: int, name: str) -> None:
    """Carried along by a moving frame, axis, pitch and sense stay in it and d′S/dt = 0; a change of any shows."""
    rng = np.random.default_rng(seed)
    S, U = Screw.of(motor_case(name, Twist, rng)), zoo.random_twist(rng)
    unit = S.twist()
    scale = np.abs(unit.vector).max()

    def carried(t: Any) -> Twist:
        return Displacement.exp(U * t) @ unit

    seen = motor_fields.rate_in_moving_frame(motor_fields.derivative(carried, 0.0), unit, U)
    assert_same(seen, np.zeros(6), abs=1e-13 * scale)
    moved = Screw.of(carried(0.3))
    assert moved.same_as(Displacement.exp(U * 0.3) @ S)
    assert_same(moved.pitch, S.pitch, rel=1e-11, abs=1e-12 * scale)
    assert_same(moved.direction, Displacement.exp(U * 0.3).rotation @ S.direction)
    for change in (
        lambda t: Screw(S.axis, S.pitch + t).twist(),  # of pitch
        lambda t: Displacement.exp(Twist.of([0, 0, 0, *np.cross(S.direction, [1, 2, 3])]) * t) @ unit,  # of axis
    ):
        assert np.abs(motor_fields.derivative(change, 0.0).vector).max() > 1e-3
    # along and about itself a screw does not move, whatever the pitch of that motion
    assert_same(
        motor_fields.derivative(lambda t: Displacement.exp(unit * t) @ unit, 0.0), np.zeros(6), abs=1e-13 * scale**2
    )


@NAMES
@KINDS
def test_rotor_and_free_vector(rng: np.random.Generator, kind: type[SixVector], name: str) -> None:
    """M = M⁰ + hM^∞ (3.3): a rotor on the axis of M, and the polar of M times h."""
    M = motor_case(name, kind, rng)
    rotor, free = rotor_part(M), free_part(M)
    scale = np.abs(M.vector).max()
    assert_same(rotor + free, M, abs=1e-13 * scale)
    assert is_axial(free) if free.vector.any() else name == "rotor"
    if name == "free":
        assert not rotor.vector.any()
        return
    assert is_line(rotor) and central_axis(rotor).same_as(central_axis(M))
    assert_same(free, polar(M) * pitch(M), abs=1e-13 * scale)


@NAMES
@KINDS
def test_subsets_of_motors(rng: np.random.Generator, kind: type[SixVector], name: str) -> None:
    """R = L ∪ axial, L = R − axial (definitions 2–4); the axial subspace alone does not feel a change of origin."""
    M = motor_case(name, kind, rng)
    assert is_axial(M) == (not is_proper(M)) == (name == "free")
    assert is_line(M) == (name == "rotor")
    assert is_self_reciprocal(M) == (name in ("rotor", "free"))
    shifted = Displacement.translating(rng.normal(size=3)) @ M
    assert np.array_equal(shifted.vector, M.vector) == (name == "free")
    X = zoo.random_displacement(rng)
    assert (is_axial(X @ M), is_line(X @ M)) == (is_axial(M), is_line(M))


def test_theorem_2_lines_are_left_fixed_point_by_point(rng: np.random.Generator) -> None:
    """exp of a motor in L keeps every point of its line; of a screw it slides the axis along itself, 2πh in a turn."""
    rotor, h = motor_case("rotor", Twist, rng), rng.normal()
    axis = central_axis(rotor)
    for s in rng.normal(size=3):
        x = axis.foot + s * axis.direction
        assert_same(Displacement.exp(rotor) @ x, x, abs=1e-12)
        turn = Screw(axis, h).displacement(2 * np.pi)
        assert_same(turn @ x, x + 2 * np.pi * h * axis.direction, abs=1e-12)
    off = axis.foot + np.cross(axis.direction, rng.normal(size=3))
    assert np.linalg.norm(Displacement.exp(rotor) @ off - off) > 1e-3


def test_theorem_3_translations_leave_free_vectors_fixed(rng: np.random.Generator) -> None:
    """exp of an axial motor maps no point on itself, and every free vector, point at infinity, on itself."""
    X = Displacement.exp(motor_case("free", Twist, rng))
    p, q = (Point.at(x) for x in rng.normal(size=(2, 3)))
    assert_same((X @ q) - (X @ p), q - p, abs=1e-13)
    far = Point.at_infinity(rng.normal(size=3))
    assert (X @ far).same_as(far) and not (X @ p).same_as(p)


@NAMES
def test_collineations_carry_screws(rng: np.random.Generator, name: str) -> None:
    """The screw of the mapped motor: Ad for σ = +1, and for σ = −1 the pitch changes its sign."""
    M, X = motor_case(name, Twist, rng), zoo.random_displacement(rng)
    S = Screw.of(M)
    assert (X @ S).same_as(Screw.of(X @ M))
    mirror = Collineation.of(X).with_sigma(-1)
    assert (mirror @ S).same_as(Screw.of(Twist.of(mirror.twist_matrix @ M.vector)))
    if S.is_proper:
        assert_same((mirror @ S).pitch, -S.pitch)
        flow = mirror @ Point.at(motor_fields.streamline(S.twist(), [1, 2, 3], 0.4))
        sense = -1.0  # a left-handed image turns the other way about the mapped axis
        back = motor_fields.streamline((mirror @ S).twist(sense), (mirror @ Point.at([1, 2, 3])).coordinates, 0.4)
        assert_same(flow.coordinates, back, abs=1e-9 * (1 + abs(S.pitch)))


@pytest.mark.parametrize(("reach", "tolerance"), PLACES)
@KINDS
def test_no_accuracy_is_lost_far_from_the_origin(
    rng: np.random.Generator, kind: type[SixVector], reach: float, tolerance: float
) -> None:
    at, u, h = rng.normal(size=3) + reach * zoo.random_unit(rng), zoo.random_unit(rng), rng.normal()
    M = motor_fields.from_bivector(kind, u * 0.7, h * 0.7 * u, at)
    assert_same(pitch(M), h, abs=tolerance)
    assert central_axis(M).distance_to(at) < 10 * tolerance
    X = Displacement(zoo.random_displacement(rng).rotation, at)
    assert_same(X.pull(X @ M), M, abs=10 * tolerance)
    rotor = motor_fields.from_bivector(kind, u, np.zeros(3), at)
    assert is_line(rotor) and is_self_reciprocal(rotor)


@pytest.mark.parametrize("angle", [1e-3, 1e-6, 1e-9, 1e-11])
def test_tiny_turns_beside_metres_keep_their_screw(rng: np.random.Generator, angle: float) -> None:
    """A turn by the angle and a shift of a metre: pitch 1/angle and axis come out to rounding, beside their size."""
    u, at = zoo.random_unit(rng), rng.normal(size=3)
    M = motor_fields.from_bivector(Twist, angle * u, u, at)
    assert is_proper(M)
    assert_same(pitch(M) * angle, 1.0)
    assert central_axis(M).distance_to(at) * angle < 1e-14


def test_nearly_pure_translations_are_told_by_the_stated_distance(rng: np.random.Generator) -> None:
    """What rounding leaves of the principal vector of a translation does not make it a screw; ``far`` decides."""
    X, Y = zoo.random_displacement(rng), Displacement.translating(rng.normal(size=3))
    shift = (X @ Y @ X.inverse()).log()  # a translation again, with rounding in its rotation
    assert not is_proper(shift) and pitch(shift) == math.inf and not central_axis(shift).is_finite
    assert_same(magnitude(shift), np.linalg.norm(Y.translation), abs=1e-12)
    slight = Twist(shift.linear * 1e-8, shift.linear)
    assert is_proper(slight) and not is_proper(slight, far=1e6)
    assert not Screw.of(slight, far=1e6).is_proper


@KINDS
def test_the_unit_motor(rng: np.random.Generator, kind: type[SixVector]) -> None:
    """|s̄| = 1 of a proper, |s| = 1 of an improper motor, and M = λS (S2 §3.6)."""
    for name in MOTORS:
        M = motor_case(name, kind, rng)
        S = unit_motor(M)
        assert_same(np.linalg.norm(motor_fields.principal(S) if is_proper(S) else motor_fields.moment(S)), 1.0)
        assert_same(S * magnitude(M), M)


def test_screws_over_every_scalar(over: Over) -> None:
    m = np.random.default_rng(1).normal(size=6)
    M = Wrench.of(m)

    def screw(m: Any) -> list[Any]:
        W = Wrench.of(m)
        S = Screw.of(W)
        return [
            S.axis.coordinates, np.array([S.pitch, magnitude(W)], dtype=object), rotor_part(W), free_part(W),
            S.wrench(),
        ]  # fmt: skip

    expected = [
        central_axis(M).coordinates, [pitch(M), magnitude(M)], rotor_part(M).vector, free_part(M).vector,
        unit_motor(M).vector,
    ]  # fmt: skip
    assert_same(over(screw, m), np.concatenate(expected), abs=1e-12)


def test_a_screw_says_what_it_is() -> None:
    assert str(Screw.along([0, 1, 0], [0, 0, 2], 0.5)) == "screw of pitch 0.5 m/rad through (0, 1, 0) along (0, 0, 1)"
    assert str(Screw.improper([3, 0, 4])) == "improper screw along (0.6, 0, 0.8)"


@pytest.mark.parametrize(
    ("nonsense", "reason"),
    [
        (lambda: Screw.of(Twist.zero()), "other than zero"),
        (lambda: pitch(Wrench.zero()), "other than zero"),
        (lambda: unit_motor(Wrench.zero()), "other than zero"),
        (lambda: is_axial(Twist.of([0, 0, np.nan, 1, 2, 3])), "finite numbers"),
        (lambda: Screw(Line.along([0, 0, 0], [1, 0, 0]), math.nan), "got nan"),
        (lambda: Screw(Line.along([0, 0, 0], [1, 0, 0]), -math.inf), "got -inf"),
        (lambda: Screw(Line.along([0, 0, 0], [1, 0, 0]), math.inf), "Screw.improper"),
        (lambda: Screw(Line.at_infinity([1, 0, 0]), 0.3), "Screw.improper"),
        (lambda: Screw.along([0, 0, 0], [0, 0, 0]), "other than zero"),
    ],
)
def test_what_is_no_screw_is_refused(nonsense: Callable[[], Any], reason: str) -> None:
    with pytest.raises(GeometryError, match=reason):
        nonsense()


# ------------------------------------------------------------------------------------------------- subsets of motors


@KINDS
def test_free_vectors_are_a_subspace_and_lines_are_not(rng: np.random.Generator, kind: type[SixVector]) -> None:
    """S0 §2.5.1, (16): sums of axial motors are axial, sums in L leave R; each l in L is (ω; r × ω), one r ⊥ ω."""
    free = [motor_case("free", kind, rng) for _ in range(2)]
    lines = [motor_case("rotor", kind, rng) for _ in range(2)]
    assert is_axial(free[0] * rng.normal() + free[1]) and is_self_reciprocal(free[0] + free[1])
    assert not is_self_reciprocal(lines[0] + lines[1]) and not is_line(free[0] + lines[0] * 0.0)
    r = central_axis(lines[0]).foot
    assert_same(motor_fields.moment(lines[0]), np.cross(r, motor_fields.principal(lines[0])), abs=1e-12)
    assert abs(r @ motor_fields.principal(lines[0])) < 1e-12


@KINDS
def test_free_vectors_are_all_that_no_change_of_origin_alters(kind: type[SixVector]) -> None:
    """The axial subspace is the biggest: Ad of translations fixes nothing else (definition 3)."""
    moved = [Displacement.translating(d) for d in np.eye(3)]
    change = np.vstack([np.column_stack([((X @ kind.of(e)) - kind.of(e)).vector for e in np.eye(6)]) for X in moved])
    fixed = np.linalg.svd(change)[2][np.linalg.matrix_rank(change) :]
    assert len(fixed) == 3
    assert all(is_axial(kind.of(row)) for row in fixed)


@NAMES
@pytest.mark.parametrize("factor", [1e-160, 1e-20, 1e20, 1e160])
def test_no_factor_is_too_large_or_too_small_for_a_screw(name: str, factor: float) -> None:
    """What a motor has up to a factor does not overflow on the way; a system of such motors keeps its order."""
    rng = np.random.default_rng(1)
    M = motor_case(name, Twist, rng)
    big = M * factor
    assert Screw.of(big).same_as(Screw.of(M))
    assert_same(
        [magnitude(big) / factor, pitch(big) if is_proper(M) else 0.0],
        [magnitude(M), pitch(M) if is_proper(M) else 0.0],
    )
    assert_same(unit_motor(big), unit_motor(M), rel=1e-12)
    assert_same((rotor_part(big) + free_part(big)) / factor, M, rel=1e-12, abs=1e-15 * float(np.abs(M.vector).max()))
    assert ScrewSystem.span([big, zoo.random_twist(rng) * factor]).order == 2
    line, plane = (
        Line.along([1.0, 2.0, 3.0], np.array([0.3, 0.4, 1.0]) * factor),
        Plane(np.array([1.0, 2, 3, 4]) * factor),
    )
    assert line.same_as(Line.along([1.0, 2.0, 3.0], [0.3, 0.4, 1.0]))
    assert plane.is_finite and abs(plane.distance_to([0.0, 0.0, -4 / 3])) < 1e-12
