"""Motor dyadics: theorem 2.7 on random ones, principal screws of inertia, eigenscrews of stiffness, refusals."""

import numpy as np
import pytest

import poinsot as po
import zoo
from poinsot import GeometryError
from poinsot.geometry.dyadics import Dyadic, compliant_axes, principal_screws_of_inertia
from poinsot.geometry.screw_systems import are_co_reciprocal, reciprocal_products

DELTA = np.roll(np.eye(6), 3, axis=0)
SEEDS = range(12)


def circle(a: np.ndarray, b: np.ndarray) -> float:
    """a∘b."""
    return float(reciprocal_products(a[None], b[None])[0, 0])


def positive(rng: np.random.Generator) -> np.ndarray:
    """A random positive definite 6×6 matrix, mixed scales."""
    B = rng.normal(size=(6, 6)) * rng.uniform(0.1, 3.0, size=6)[:, None]
    return B @ B.T + 0.1 * np.eye(6)


def expanded(terms: list[tuple[float, np.ndarray]]) -> np.ndarray:
    return sum((c * Dyadic.dyad(M, M).matrix for c, M in terms), np.zeros((6, 6)))


def test_a_dyad_maps_by_the_reciprocal_product(rng: np.random.Generator) -> None:
    """(MN)L = M(N∘L); MN is symmetric only if N is a multiple of M; MN + NM always."""
    M, N, L = rng.normal(size=(3, 6))
    np.testing.assert_allclose(Dyadic.dyad(M, N) @ L, M * circle(N, L))
    assert Dyadic.dyad(M, M).symmetric and not Dyadic.dyad(M, N).symmetric
    both = Dyadic.dyad(M, N) + Dyadic.dyad(N, M)
    assert both.symmetric and circle(M, both @ L) == pytest.approx(circle(L, both @ M))
    np.testing.assert_allclose((2.0 * both - both).matrix, both.matrix)
    np.testing.assert_allclose((both @ both).matrix, both.matrix @ both.matrix)


def test_a_positive_dyadic_has_six_co_reciprocal_eigenmotors_and_an_expansion(rng: np.random.Generator) -> None:
    """Theorem 2.7, (2.3), (2.4), with three positive and three negative eigenvalues."""
    A = Dyadic(DELTA @ positive(rng))
    assert A.symmetric and A.induces_inner_product
    found = A.eigenmotors()
    for e in found:
        np.testing.assert_allclose(A @ e.motor, e.value * e.motor, atol=1e-9 * abs(e.value) * np.abs(e.motor).max())
        assert np.sign(e.value) == np.sign(e.self_product) == np.sign(e.pitch)
        assert A.norm(e.motor) ** 2 == pytest.approx(e.value * e.self_product)
    assert are_co_reciprocal([e.motor for e in found], 1e-9)
    assert [int(np.sign(e.value)) for e in found] == [1, 1, 1, -1, -1, -1]
    scale = np.abs(A.matrix).max()
    np.testing.assert_allclose(expanded(A.expansion()), A.matrix, atol=1e-10 * scale)
    np.testing.assert_allclose((A.inverse() @ A).matrix, np.eye(6), atol=1e-8)


def test_the_inner_product_and_eigenvalues_do_not_depend_on_the_frame(rng: np.random.Generator) -> None:
    A, X = Dyadic(DELTA @ positive(rng)), zoo.random_displacement(rng)
    B = A.carried(X)
    M, N = rng.normal(size=(2, 6))
    moved = [np.asarray(X.adjoint, dtype=float) @ row for row in (M, N)]
    assert A.inner(M, N) == pytest.approx(B.inner(*moved)) == pytest.approx(A.inner(N, M))
    assert [e.value for e in A.eigenmotors()] == pytest.approx([e.value for e in B.eigenmotors()], rel=1e-7)
    assert [e.pitch for e in A.eigenmotors()] == pytest.approx([e.pitch for e in B.eigenmotors()], rel=1e-7)


@pytest.mark.parametrize("motor", [[1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0], [0.3, 0.4, 0, -0.4, 0.3, 2.0]])
def test_a_dyad_of_a_self_reciprocal_motor_has_no_expansion(motor: list[float]) -> None:
    A = Dyadic.dyad(motor, motor)
    assert A.symmetric and not A.induces_inner_product
    with pytest.raises(GeometryError, match="no dyad expansion"):
        A.expansion()
    with pytest.raises(GeometryError, match="no inner product"):
        A.inner(motor, motor)


def test_positive_definiteness_is_sufficient_but_not_necessary(seed: int) -> None:
    """MM with M∘M ≠ 0 has an expansion although it induces no inner product (Lovell's footnote to theorem 2.7)."""
    M = np.random.default_rng(seed).normal(size=6)
    A = Dyadic.dyad(M, M)
    assert not A.induces_inner_product
    np.testing.assert_allclose(expanded(A.expansion()), A.matrix, atol=1e-8 * np.abs(A.matrix).max())
    with pytest.raises(GeometryError, match="no inverse"):
        A.inverse()


def test_six_principal_screws_of_inertia(rng: np.random.Generator) -> None:
    """Pitches ±√(Iᵢ/m) on the principal central axes; A = (m/2) Σ SᵢSᵢ, A⁻¹ = Σ SᵢSᵢ/(2Iᵢ), I = (m/2) Σ (ΔSᵢ)(ΔSᵢ)ᵀ."""
    inertia = zoo.random_inertia(rng)
    m, A = inertia.mass, Dyadic.of_inertia(inertia)
    screws = principal_screws_of_inertia(inertia)
    for S in screws:
        np.testing.assert_allclose(A @ S.motor, S.value * S.motor, atol=1e-12)
        momentum = inertia * po.Twist.of(S.motor)
        np.testing.assert_allclose(DELTA @ momentum.vector, S.value * S.motor, atol=1e-12)
        assert abs(S.value) == pytest.approx(m * abs(S.pitch))
        assert (
            np.linalg.norm(np.cross(S.motor[:3], inertia.centre - S.screw.axis.foot)) < 1e-9
        )  # its axis passes the centre
    np.testing.assert_allclose(expanded([(m / 2, S.motor) for S in screws]), A.matrix, atol=1e-12)
    np.testing.assert_allclose(
        m / 2 * sum(np.outer(DELTA @ S.motor, DELTA @ S.motor) for S in screws), inertia.matrix, atol=1e-12
    )
    back = expanded([(1 / (2 * m * S.pitch**2), S.motor) for S in screws])
    np.testing.assert_allclose(back @ A.matrix, np.eye(6), atol=1e-9)
    assert [e.value for e in A.eigenmotors()] == pytest.approx([S.value for S in screws], rel=1e-8)
    V = zoo.random_twist(rng)
    assert A.inner(V, V) == pytest.approx(2 * inertia.kinetic_energy(V))


@pytest.mark.parametrize("size", [1e-5, 1.0, 1e5])
def test_dyadics_map_twists_and_wrenches_by_their_types(rng: np.random.Generator, size: float) -> None:
    """A V = I V as a momentum (L; p), whose energy is ½⟨P, V⟩ [J]; K and C as wrenches and twists; back by A⁻¹."""
    inertia, V, K = zoo.random_inertia(rng, size), zoo.random_twist(rng), positive(rng)
    W, A = zoo.random_twist(rng).rate(), Dyadic.of_inertia(inertia)
    P = A @ V
    assert isinstance(P, po.Momentum) and isinstance(A @ W, po.Wrench)
    np.testing.assert_allclose(P.vector, (inertia * V).vector)
    assert po.pairing(P, V) / 2 == pytest.approx(inertia.kinetic_energy(V)) == pytest.approx(A.inner(V, V) / 2)
    back = A.inverse() @ P
    assert isinstance(back, po.Twist)
    np.testing.assert_allclose(back.vector, V.vector, rtol=1e-7)
    pull = Dyadic.of_stiffness(K) @ V
    assert isinstance(pull, po.Wrench)
    np.testing.assert_allclose(pull.vector, K @ V.vector)
    assert isinstance(Dyadic.of_compliance(K) @ pull, po.Twist)
    both = Dyadic.of_stiffness(K) @ Dyadic.of_compliance(np.linalg.inv(K))
    np.testing.assert_allclose((both @ pull).vector, pull.vector, atol=1e-7 * np.abs(pull.vector).max())
    U = zoo.random_wrench(rng)
    np.testing.assert_allclose((Dyadic.dyad(pull, U) @ V).vector, pull.vector * po.pairing(U, V))


def test_the_rate_of_a_dyadic_that_moves(rng: np.random.Generator) -> None:
    """Ȧ = ad_V A − A ad_V is d/dt of the carried dyadic, and d/dt (A V) the wrench of the law of motion."""
    inertia, X, V = zoo.random_inertia(rng), zoo.random_displacement(rng), zoo.random_twist(rng)
    A, h = Dyadic.of_inertia(inertia), 1e-5
    at = [A.carried(po.Displacement.exp(V * (k * h)) @ X).matrix for k in (-1, 1)]
    now = A.carried(X)
    change = now.rate(V).matrix
    np.testing.assert_allclose((at[1] - at[0]) / (2 * h), change, atol=1e-7 * np.abs(change).max())
    moved, acceleration = inertia.carried(X), zoo.random_twist(rng).rate()
    wanted = moved * acceleration + V.cross(moved * V)
    found = now @ acceleration + now.rate(V) @ V
    assert isinstance(found, po.Wrench)
    np.testing.assert_allclose(found.vector, wanted.vector, atol=1e-10 * np.abs(wanted.vector).max())


def test_dyadics_refuse_what_they_do_not_map() -> None:
    A, V = Dyadic.of_inertia(po.Inertia.at_centre(2.0, (0.1, 0, 0), (1.0, 1.2, 1.4))), po.Twist.of(np.arange(6.0))
    K = Dyadic.of_stiffness(np.eye(6))
    for wrong in (
        lambda: A @ (A @ V),
        lambda: A.inner(V, A @ V),
        lambda: Dyadic(A.matrix) @ V,
        lambda: Dyadic(A.matrix).inner(V, V),
        lambda: A @ K,
        lambda: A + K,
        lambda: K - A,
    ):
        with pytest.raises(TypeError, match="dyadic"):
            wrong()


def test_a_sphere_has_every_central_screw_of_one_pitch_as_principal() -> None:
    ball = po.Inertia.at_centre(2.0, (0.1, 0.2, -0.3), (0.5, 0.5, 0.5))
    assert [abs(S.pitch) for S in principal_screws_of_inertia(ball)] == pytest.approx([0.5] * 6)
    np.testing.assert_allclose(
        expanded(Dyadic.of_inertia(ball).expansion()), Dyadic.of_inertia(ball).matrix, atol=1e-12
    )


@pytest.mark.parametrize(
    ("inertia", "match"),
    [
        (po.Inertia.at_centre(1.0, (0, 0, 0), (0.0, 1.0, 1.0)), "fall together"),
        (po.Inertia.at_centre(1.0, (0, 0, 0), (0.0, 0.0, 0.0)), "fall together"),
        (po.Inertia.zero(), "without mass"),
        (po.Inertia.at_centre(1.0, (0, 0, 0), (1.0, 1.0, 9.0)), "triangle"),
    ],
)
def test_bodies_without_six_principal_screws_are_refused(inertia: po.Inertia, match: str) -> None:
    with pytest.raises(GeometryError, match=match):
        principal_screws_of_inertia(inertia)


def test_stiffness_and_compliance_have_the_same_eigenscrews(seed: int) -> None:
    """A twist on an eigenscrew makes a wrench on the same screw; the compliance has 1/λ there."""
    K = positive(np.random.default_rng(seed))
    A, C = Dyadic.of_stiffness(K), Dyadic.of_compliance(np.linalg.inv(K))
    np.testing.assert_allclose((A @ C).matrix, np.eye(6), atol=1e-8)
    for e in A.eigenmotors():
        wrench = K @ e.motor  # (m; f)
        np.testing.assert_allclose(
            DELTA @ wrench, e.value * e.motor, atol=1e-8 * np.abs(K).max() * np.abs(e.motor).max()
        )
        np.testing.assert_allclose(
            C @ e.motor, e.motor / e.value, atol=1e-7 * np.abs(C.matrix).max() * np.abs(e.motor).max()
        )


@pytest.mark.parametrize("equal", ["none", "two", "all"])
def test_a_stiffness_that_decouples_has_three_compliant_axes(equal: str, rng: np.random.Generator) -> None:
    k, c = rng.uniform(1e3, 9e3, size=3), rng.uniform(5.0, 50.0, size=3)
    if equal != "none":
        k[1], c[1] = k[0], c[0]
    if equal == "all":
        k[2], c[2] = k[0], c[0]
    X = zoo.random_displacement(rng)
    back = np.asarray(X.inverse().adjoint, dtype=float)
    K = back.T @ np.diag([*c, *k]) @ back
    axes = compliant_axes(K)
    assert len(axes) == 3
    assert sorted(a.stiffness for a in axes) == pytest.approx(sorted(k))
    assert sorted(a.torsion for a in axes) == pytest.approx(sorted(c))
    eigen = Dyadic.of_stiffness(K)
    for a in axes:
        np.testing.assert_allclose(np.cross(a.direction, X.translation - a.point), 0, atol=1e-8)  # through the centre
        for sign in (1.0, -1.0):
            h = sign * np.sqrt(a.torsion / a.stiffness)
            S = np.concatenate([a.direction, np.cross(a.point, a.direction) + h * a.direction])
            np.testing.assert_allclose(eigen @ S, a.stiffness * h * S, atol=1e-7 * k.max())


def test_a_general_stiffness_has_no_compliant_axis_and_a_coupled_one_keeps_its_own(rng: np.random.Generator) -> None:
    assert compliant_axes(positive(rng)) == []
    K = np.diag([10.0, 20, 30, 1e3, 2e3, 3e3])
    K[:3, 3:] = np.array([[5.0, 20, 0], [20, -8.0, 0], [0, 0, 0]])  # couples turning and sliding across z alone
    K[3:, :3] = K[:3, 3:].T
    (axis,) = compliant_axes(K)
    assert np.abs(axis.direction) == pytest.approx([0, 0, 1]) and (axis.stiffness, axis.torsion) == pytest.approx(
        (3e3, 30)
    )


def test_faulty_dyadics_are_refused() -> None:
    with pytest.raises(GeometryError, match=r"6×6"):
        Dyadic(np.eye(5))
    with pytest.raises(GeometryError, match="symmetric"):
        Dyadic.of_stiffness(np.arange(36.0).reshape(6, 6))
    with pytest.raises(GeometryError, match="not symmetric"):
        Dyadic.dyad(np.eye(6)[0], np.eye(6)[1]).eigenmotors()
    with pytest.raises(GeometryError, match="gives way"):
        compliant_axes(np.diag([1.0, 1, 1, 1, 1, 0]))


def test_the_inverse_induces_an_inner_product_with_the_same_eigenmotors(seed: int) -> None:
    """S2 §2.5.3 after (2.4); and Featherstone's expansion Σ (AMᵢ)(AMᵢ)/(Mᵢ∘AMᵢ), whose dyads are the same."""
    A = Dyadic(DELTA @ positive(np.random.default_rng(seed)))
    back = A.inverse()
    assert back.symmetric and back.induces_inner_product
    found = A.eigenmotors()
    for e in found:
        size = np.abs(e.motor).max() / abs(e.value)
        np.testing.assert_allclose(back @ e.motor, e.motor / e.value, atol=1e-8 * size)
    featherstone = expanded([(1 / circle(e.motor, A @ e.motor), A @ e.motor) for e in found])
    np.testing.assert_allclose(featherstone, A.matrix, atol=1e-9 * np.abs(A.matrix).max())
