"""Invariant forms and the products ∘, ♦ and × of motors; their geometry on screws, S2 §3.8."""

from typing import Any

import numpy as np
import pytest

import zoo
from geometry.screw_cases import MOTORS, PAIRS, PLACES, Floats, line_pair, motor_case, perpendicular_to
from poinsot import GeometryError
from poinsot.algebra import Dual
from poinsot.geometry.dual_motors import dual_part, moment_product, motor, real_part
from poinsot.geometry.lines import Line, common_normal, coplanar, join, meet
from poinsot.geometry.motor_fields import from_bivector, moment, principal, value_at
from poinsot.geometry.motors import SixVector, Twist, Wrench, pairing
from poinsot.geometry.products import (
    H_SCALED,
    HYPERBOLIC,
    K_SCALED,
    KILLING,
    ad,
    bi_invariant,
    perpendicular_product,
    polar,
    product_screw,
    reciprocal,
    reciprocal_product,
    screw_product,
    twist_of,
    virtual_coefficient,
    wrench_of,
)
from poinsot.geometry.screws import Screw, central_axis, is_axial, is_line, is_proper, pitch
from poinsot.geometry.vectors import cross
from scalars import Over, assert_same

KINDS = pytest.mark.parametrize("kind", zoo.SIX_VECTORS)
NAMES = pytest.mark.parametrize("name", PAIRS)


def motors(rng: zoo.Rng, count: int, kind: type[Any] | None = None) -> list[Any]:
    """Motors of the kind, or of any kinds in turn."""
    return [zoo.random_six_vector(rng, kind or zoo.SIX_VECTORS[k % 4]) for k in range(count)]


def parts_of(a: Any) -> Floats:
    """Principal vector and moment of a vector of duals, as six numbers."""
    return np.array([*real_part(a), *dual_part(a)], dtype=float)


def screws(name: str, rng: zoo.Rng, reach: float = 0.0) -> tuple[Screw, Screw, float, float, Floats]:
    a, b, d, alpha, e, _ = line_pair(name, rng, reach)
    return Screw(a, rng.normal()), Screw(b, rng.normal()), d, alpha, e


# -------------------------------------------------------------------------------------------------------------- forms


def test_the_forms_are_invariant(rng: np.random.Generator) -> None:
    """AdᵀB Ad = B for every B = hH + kK, and no other form is: their space has two dimensions."""
    A = zoo.random_displacement(rng).adjoint
    h, k = rng.normal(size=2)
    assert_same(A.T @ bi_invariant(h, k) @ A, bi_invariant(h, k), abs=1e-12)
    rows = [np.kron(X.T, X.T) - np.eye(36) for X in (zoo.random_displacement(rng).adjoint for _ in range(4))]
    assert np.linalg.matrix_rank(np.vstack(rows), tol=1e-9) == 34


def test_the_forms_themselves() -> None:
    """H̄ = 2H is an involution, K = −4 diag(1, 0); B is singular exactly for h = 0, B² = 1 exactly for k = 0, h = ±2."""
    assert_same(H_SCALED, 2 * HYPERBOLIC)
    assert_same(K_SCALED, KILLING / -4)
    assert_same(H_SCALED @ H_SCALED, np.eye(6))
    assert np.linalg.matrix_rank(bi_invariant(0.0, 1.0)) == 3
    for h in (-2.0, -1.0, 0.5, 2.0):
        for k in (-1.0, 0.0, 2.0):
            B = bi_invariant(h, k)
            assert np.linalg.matrix_rank(B) == 6
            assert np.allclose(B @ B, np.eye(6)) == (k == 0 and abs(h) == 2)
    values = np.linalg.eigvalsh(H_SCALED)
    assert_same(np.sort(values), [-1, -1, -1, 1, 1, 1])  # signature 0


def test_the_killing_form_is_a_trace(seed: int) -> None:
    """tr(ad_a ad_b) = aᵀK b = −4 ω·ω′."""
    a, b = motors(np.random.default_rng(seed), 2, Twist)
    assert_same(np.trace(ad(a) @ ad(b)), a.vector @ KILLING @ b.vector, abs=1e-13)
    assert_same(a.vector @ KILLING @ b.vector, -4 * perpendicular_product(a, b), abs=1e-13)
    assert_same(ad(a) @ b.vector, a.cross(b))


# ------------------------------------------------------------------------------------------------------------ algebra


def test_the_reciprocal_product(rng: np.random.Generator) -> None:
    """The same about every point, in every frame, symmetric, bilinear; H̄ on twists, power on a wrench and a twist."""
    L, M, N, _ = motors(rng, 4)
    P, X, s = rng.normal(size=3), zoo.random_displacement(rng), rng.normal()
    at_P = principal(M) @ value_at(N, P) + value_at(M, P) @ principal(N)
    assert_same(reciprocal_product(M, N), at_P, abs=1e-12)
    assert_same(reciprocal_product(M, N), reciprocal_product(N, M), abs=1e-13)
    assert_same(reciprocal_product(X @ M, X @ N), reciprocal_product(M, N), abs=1e-12)
    assert_same(reciprocal_product(M * s, N), s * reciprocal_product(M, N), abs=1e-13)
    assert_same(reciprocal_product(M, N), moment_product(motor(M), motor(N)), abs=1e-13)
    other = zoo.random_six_vector(rng, type(N))
    assert_same(reciprocal_product(L, N + other), reciprocal_product(L, N) + reciprocal_product(L, other), abs=1e-12)
    V, U, W = zoo.random_twist(rng), zoo.random_twist(rng), zoo.random_wrench(rng)
    assert_same(reciprocal_product(W, V), pairing(W, V), abs=1e-13)
    assert_same(reciprocal_product(V, U), V.vector @ H_SCALED @ U.vector, abs=1e-13)


def test_products_over_every_scalar(over: Over) -> None:
    a, b = np.random.default_rng(1).normal(size=(2, 6))

    def products(a: Any, b: Any) -> list[Any]:
        V, U, W = Twist.of(a), Twist.of(b), Wrench.of(b)
        one = np.array([reciprocal_product(V, W), perpendicular_product(V, W)], dtype=object)
        return [one, screw_product(V, U), screw_product(W, V), polar(W)]

    expected = [
        [a[:3] @ b[:3] + a[3:] @ b[3:], a[:3] @ b[3:]],
        np.concatenate([np.cross(a[:3], b[:3]), np.cross(a[:3], b[3:]) + np.cross(a[3:], b[:3])]),
        np.concatenate([np.cross(b[3:], a[:3]), np.cross(b[3:], a[3:]) + np.cross(b[:3], a[:3])]),
        np.concatenate([b[3:], np.zeros(3)]),
    ]
    assert_same(over(products, a, b), np.concatenate(expected))


def test_identities_of_the_screw_product(rng: np.random.Generator) -> None:
    """Antisymmetry, linearity, Jacobi, Ad, and L ∘ (M × N) = (L × M) ∘ N (S2 §2.9), for motors of any kind."""
    L, M, N, _ = motors(rng, 4)
    X, s, P = zoo.random_displacement(rng), rng.normal(), rng.normal(size=3)

    def parts(M: SixVector) -> Floats:
        return np.concatenate([principal(M), moment(M)])

    assert_same(parts(screw_product(M, N)), -parts(screw_product(N, M)), abs=1e-13)
    assert_same(screw_product(M * s, N), screw_product(M, N) * s, abs=1e-13)
    assert_same(screw_product(M, N + N * s), screw_product(M, N) * (1 + s), abs=1e-13)
    triple = reciprocal_product(L, screw_product(M, N))
    assert_same(triple, reciprocal_product(screw_product(L, M), N), abs=1e-12)
    jacobi = sum(parts(screw_product(a, screw_product(b, c))) for a, b, c in ((L, M, N), (M, N, L), (N, L, M)))
    assert_same(jacobi, np.zeros(6), abs=1e-12)
    assert_same(X @ screw_product(M, N), screw_product(X @ M, X @ N), abs=1e-12)
    at_P = np.cross(principal(M), value_at(N, P)) + np.cross(value_at(M, P), principal(N))
    assert_same(value_at(screw_product(M, N), P), at_P, abs=1e-12)
    V, W = zoo.random_twist(rng), zoo.random_wrench(rng)
    assert_same(screw_product(V, W), V.cross(W), abs=1e-13)


@KINDS
def test_the_polar_map(rng: np.random.Generator, kind: type[SixVector]) -> None:
    """p(p(M)) = 0; p(M) ∘ N = M ♦ N; p = ε of the dual view; and as H̄⁻¹K̄ on twists (with K̄: no factor −4)."""
    (M,), N, X = motors(rng, 1, kind), zoo.random_wrench(rng), zoo.random_displacement(rng)
    assert_same(polar(polar(M)), np.zeros(6))
    assert is_axial(polar(M)) and not polar(polar(M)).vector.any()
    assert_same(reciprocal_product(polar(M), N), perpendicular_product(M, N), abs=1e-13)
    assert_same(X @ polar(M), polar(X @ M), abs=1e-12)
    assert_same(parts_of(motor(polar(M)) - motor(M) * Dual(0.0, 1.0)), np.zeros(6), abs=1e-14)
    if kind is Twist:
        assert_same(polar(M), np.linalg.inv(H_SCALED) @ K_SCALED @ M.vector)


def test_twists_and_wrenches_are_identified_alike_in_every_frame(rng: np.random.Generator) -> None:
    """⟨H̄♯T, T′⟩ = T ∘ T′ (14); Ad⁻ᵀH̄ = H̄Ad; the identification turns × into ×*; screws stay what they are."""
    T, U = motors(rng, 2, Twist)
    X = zoo.random_displacement(rng)
    assert_same(pairing(wrench_of(T), U), reciprocal_product(T, U), abs=1e-13)
    assert_same(X @ wrench_of(T), wrench_of(X @ T), abs=1e-12)
    assert_same(twist_of(wrench_of(T)), T)
    assert_same(U.cross(wrench_of(T)), wrench_of(U.cross(T)), abs=1e-13)
    assert Screw.of(wrench_of(T)).same_as(Screw.of(T))
    assert_same(wrench_of(T).vector, H_SCALED @ T.vector)
    for refused in (lambda: wrench_of(wrench_of(T)), lambda: twist_of(T)):  # type: ignore[arg-type]
        with pytest.raises(TypeError):
            refused()


# ------------------------------------------------------------------------------------------- geometry of the products


@NAMES
@pytest.mark.parametrize(("reach", "tolerance"), PLACES)
def test_virtual_coefficient(name: str, rng: np.random.Generator, reach: float, tolerance: float) -> None:
    """S₁ ∘ S₂ = (h₁ + h₂) cos α − d sin α (3.6): the product, the construction and the measured axes agree."""
    a, b, d, alpha, _ = screws(name, rng, reach)
    expected = (a.pitch + b.pitch) * np.cos(alpha) - d * np.sin(alpha)
    assert_same(reciprocal_product(a.twist(), b.wrench()), expected, abs=10 * tolerance)
    if name != "nearly parallel" or not reach:
        assert_same(virtual_coefficient(a, b), expected, abs=100 * tolerance)
    l1, l2 = rng.normal(size=2)  # M₁ = λ₁S₁, M₂ = λ₂S₂
    assert_same(reciprocal_product(a.twist(l1), b.twist(l2)), l1 * l2 * expected, abs=100 * tolerance)


def test_virtual_coefficient_with_improper_screws(rng: np.random.Generator) -> None:
    """Two improper motors are reciprocal; a proper and an improper one exactly if perpendicular (S2 §3.8.1)."""
    proper, u = Screw.along(*rng.normal(size=(2, 3)), rng.normal()), rng.normal(size=3)
    free, other = Screw.improper(u), Screw.improper(rng.normal(size=3))
    square = Screw.improper(perpendicular_to(proper.direction, rng))
    for a, b in ((proper, free), (free, proper), (free, other), (proper, square)):
        assert_same(virtual_coefficient(a, b), reciprocal_product(a.twist(), b.wrench()), abs=1e-13)
    assert reciprocal(free.twist(), other.wrench()) and reciprocal(proper.twist(), square.twist())
    assert not reciprocal(proper.twist(), Screw.improper(proper.direction).wrench())


def test_theorem_3_6_reciprocal_screws_with_axes_that_meet(rng: np.random.Generator) -> None:
    """Reciprocal ⇔ h₁ = −h₂ or the axes are perpendicular."""
    for name in ("meeting", "meeting squarely"):
        a, b, *_ = line_pair(name, rng)
        h = rng.uniform(0.5, 2.0)
        for h1, h2 in ((h, -h), (h, 2 * h), (0.0, 0.0), (0.0, h)):
            found = reciprocal(Screw(a, h1).twist(), Screw(b, h2).wrench())
            assert found == (h1 == -h2 or name == "meeting squarely")


@pytest.mark.parametrize("name", [name for name in PAIRS if name not in ("parallel", "antiparallel", "one line")])
def test_theorem_3_7_the_common_normal_is_the_axis_of_the_product(rng: np.random.Generator, name: str) -> None:
    """M₁ × M₂ is proper, on the common normal, of magnitude sin α and pitch h₁ + h₂ + d cot α."""
    a, b, d, alpha, e = screws(name, rng)
    S, size = product_screw(a, b)
    M = screw_product(a.twist(), b.twist())
    tolerance = 1e-12 / np.sin(alpha) ** 2
    assert_same(S.motor(Twist, size), M, abs=tolerance)
    assert_same((size, S.pitch), (np.sin(alpha), a.pitch + b.pitch + d / np.tan(alpha)), rel=1e-11, abs=tolerance)
    assert_same(S.direction, e, abs=tolerance)
    assert is_proper(M) and central_axis(M).same_as(common_normal(a.axis, b.axis).line, 10 * tolerance + 1e-9)


def test_theorem_3_8_when_the_product_is_improper(rng: np.random.Generator) -> None:
    """M₁ improper and m₁ × m̄₂ ≠ 0, or distinct parallel axes; on one axis, and for two free vectors, it is zero."""
    for name in ("parallel", "antiparallel"):
        a, b, d, _, e = screws(name, rng)
        M = screw_product(a.twist(), b.wrench())
        assert np.linalg.norm(principal(M)) < 1e-15
        S, size = product_screw(a, b)
        assert not S.is_proper
        assert_same(size, d, abs=1e-12)
        assert_same(moment(M), S.direction * size, abs=1e-12)
        assert_same(abs(S.direction @ e), 1.0, abs=1e-12)
    a, b, *_ = screws("one line", rng)
    assert_same(screw_product(a.twist(), b.twist()), np.zeros(6), abs=1e-14)
    with pytest.raises(GeometryError, match="coincide"):
        product_screw(a, b)
    free, proper = Screw.improper(rng.normal(size=3)), Screw.along(*rng.normal(size=(2, 3)))
    assert is_axial(screw_product(free.twist(), proper.twist()))
    assert not screw_product(free.twist(), Screw.improper([1, 2, 3]).wrench()).vector.any()
    along = Screw.improper(proper.direction).twist()
    assert_same(screw_product(along, proper.twist()), np.zeros(6), abs=1e-15)
    with pytest.raises(GeometryError, match="two proper screws"):
        product_screw(free, proper)


@NAMES
def test_theorem_3_9_the_axis_of_a_sum_meets_every_common_normal_squarely(rng: np.random.Generator, name: str) -> None:
    a, b, *_ = screws(name, rng)
    total = a.twist(rng.uniform(0.5, 1)) + b.twist(rng.uniform(1.5, 2))  # never m̄₁ = −m̄₂
    assert is_proper(total)
    axis = central_axis(total)
    normals: list[Line] = []
    if name == "one line":
        e = perpendicular_to(a.direction, rng)
        normals += [Line.along(a.axis.foot, e), Line.along(a.axis.foot + a.direction, np.cross(a.direction, e))]
    else:
        normals.append(common_normal(a.axis, b.axis).line)
        if "parallel" in name and name != "nearly parallel":
            normals.append(Line.along(a.axis.foot + 3 * a.direction, normals[0].direction))
    for normal in normals:
        assert coplanar(axis, normal) and abs(axis.direction @ normal.unit().direction) < 1e-11


def test_theorem_3_10_opposite_principal_vectors(rng: np.random.Generator) -> None:
    """With m̄₁ = −m̄₂ the sum is improper, and zero exactly where axis and pitch are the same."""
    a, r, s, h = rng.normal(size=3), rng.normal(size=3), rng.normal(size=3), rng.normal()
    first = from_bivector(Twist, a, h * a, r)
    for second in (from_bivector(Twist, -a, -h * a, s), from_bivector(Twist, -a, -(h + 1) * a, r)):
        assert is_axial(first + second)
    same = from_bivector(Twist, -a, -h * a, r + 2.5 * a)
    assert_same(first + same, np.zeros(6), abs=1e-13)


@pytest.mark.parametrize("equal", [True, False])
def test_theorem_3_11_coplanar_axes(rng: np.random.Generator, equal: bool) -> None:
    """The axis of the sum passes through the meet of the axes ⇔ h₁ = h₂; then h = h₁ and it lies in their plane."""
    a, b, *_ = line_pair("meeting", rng)
    h = rng.normal()
    total = Screw(a, h).wrench(rng.normal()) + Screw(b, h if equal else h + 1.0).wrench(rng.normal())
    axis = central_axis(total)
    assert axis.contains(meet(a, b)) == equal
    if equal:
        assert_same(pitch(total), h, abs=1e-11)
        assert axis.lies_in(join(a, b))


def test_perpendicular_product_on_axes(rng: np.random.Generator) -> None:
    """♦ is the cosine of the angle of the axes, whatever pitches and distances are; zero exactly for perpendicular."""
    for name in PAIRS:
        a, b, _, alpha, _ = screws(name, rng)
        assert_same(perpendicular_product(a.twist(), b.wrench()), np.cos(alpha), abs=1e-13)


def test_self_reciprocal_motors_are_the_lines(rng: np.random.Generator) -> None:
    """M ∘ M = 2h m̄²: zero for rotors and free vectors and for nothing else."""
    for name in MOTORS:
        M = motor_case(name, Wrench, rng)
        expected = 0.0 if is_axial(M) else 2 * pitch(M) * perpendicular_product(M, M)
        assert_same(reciprocal_product(M, M), expected, abs=1e-11)
        assert reciprocal(M, M) == (name in ("rotor", "free"))
        assert is_line(M) == (name == "rotor")


def test_dual_view_of_products_is_that_of_vectors() -> None:
    """â × b̂ over duals is the screw product (S4): the same formula on another scalar."""
    rng = np.random.default_rng(2)
    V, U = motors(rng, 2, Twist)
    assert_same(parts_of(cross(motor(V), motor(U)) - motor(screw_product(V, U))), np.zeros(6), abs=1e-14)
