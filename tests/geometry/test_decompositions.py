"""Chasles and Poinsot, axial and dual axial decompositions, sums of rotors: S0 §2.5, theorems 4–7."""

from collections.abc import Callable
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
from poinsot.geometry.lines import Line
from poinsot.geometry.motor_fields import from_bivector, moment, principal, value_at
from poinsot.geometry.motors import SixVector, Twist, Wrench
from poinsot.geometry.products import reciprocal_product, wrench_of
from poinsot.geometry.screws import central_axis, is_axial, is_line, pitch
from scalars import Over, assert_same, each_scalar

KINDS = pytest.mark.parametrize("kind", zoo.SIX_VECTORS)
SEEDS = pytest.mark.parametrize("seed", zoo.SEEDS)
NAMES = pytest.mark.parametrize("name", MOTORS)


@pytest.mark.sample(121)
@NAMES
@KINDS
@SEEDS
def test_theorems_4_and_6_chasles_and_poinsot(seed: int, kind: type[SixVector], name: str) -> None:
    """M = α_l l + α_a p(l) with l ∈ L; α_a = û·v is signed: a left-handed screw slides backwards."""
    rng = np.random.default_rng(seed)
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


@SEEDS
def test_the_line_of_chasles_is_unique(seed: int) -> None:
    """Any other way to write a proper twist as α_l l + α_a p(l) has the same line: M − α_a p(l) = α_l l fixes both."""
    rng = np.random.default_rng(seed)
    V = zoo.random_twist(rng)
    parts = chasles(V)
    for slide in parts.slide + rng.normal(size=3):
        rest = V - from_bivector(Twist, np.zeros(3), principal(parts.line) * slide)
        assert not is_line(rest)  # only one slide leaves a line


@SEEDS
def test_poinsot_is_chasles_of_the_identified_twist(seed: int) -> None:
    rng = np.random.default_rng(seed)
    V = zoo.random_twist(rng)
    ours, theirs = poinsot_decomposition(wrench_of(V)), chasles(V)
    assert_same(ours.line, wrench_of(theirs.line))
    assert_same((ours.turn, ours.slide), (theirs.turn, theirs.slide), abs=1e-13)
    with pytest.raises(TypeError, match="use chasles"):
        poinsot_decomposition(V)


@each_scalar
def test_chasles_over_every_scalar(over: Over) -> None:
    m = np.random.default_rng(1).normal(size=6)

    def parts(m: Any) -> list[Any]:
        found = chasles(Twist.of(m))
        return [found.line, np.array([found.turn, found.slide], dtype=object), found.sum()]

    expected = chasles(Twist.of(m))
    assert_same(over(parts, m), np.concatenate([expected.line.vector, [expected.turn, expected.slide], m]), abs=1e-13)


@KINDS
@SEEDS
def test_theorems_5_and_7_free_vectors_as_differences_of_lines(seed: int, kind: type[SixVector]) -> None:
    """(0; v) = l₁ − l₂ with any ω ⊥ v, r₁ − r₂ = (ω × v)/ω², midway where asked: two rotations, two forces."""
    rng = np.random.default_rng(seed)
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


@SEEDS
@KINDS
def test_every_motor_is_the_sum_of_two_rotors(seed: int, kind: type[SixVector]) -> None:
    """One of the lines is anybody's choice, if it is not reciprocal to the motor; the other is its conjugate."""
    rng = np.random.default_rng(seed)
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
@KINDS
@SEEDS
def test_lines_span_all_motors(seed: int, kind: type[SixVector], name: str) -> None:
    M = motor_case(name, kind, np.random.default_rng(seed))
    parts = rotors_of(M)
    assert all(is_line(line) for line, _ in parts)
    assert np.linalg.matrix_rank(np.array([line.vector for line, _ in parts])) == 6
    total = kind.zero()
    for line, c in parts:
        total = total + line * c
    assert_same(total, M, abs=1e-13 * np.abs(M.vector).max())


@KINDS
@SEEDS
def test_reduction_at_a_point(seed: int, kind: type[SixVector]) -> None:
    """A force at P and the moment about P; a rotation about P and the velocity of P."""
    rng = np.random.default_rng(seed)
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
