"""Screw systems of every order: dimensions, reciprocity, co-reciprocal bases, a rank that says when it is in doubt."""

import warnings

import numpy as np
import pytest

import poinsot as po
import zoo
from poinsot import GeometryError
from poinsot.geometry.screw_systems import (
    NearlyDependentWarning,
    ScrewSystem,
    are_co_reciprocal,
    contact_wrenches,
    reciprocal_products,
)

EX, EY, EZ = np.eye(3)
SHAPES = ("random", "lines", "parallel", "meeting", "planar", "directions", "coaxial", "one pitch")


def motors(rng: np.random.Generator, shape: str, count: int) -> np.ndarray:
    """Random motors, and degenerate ones: zero pitch, parallel, meeting, coplanar, improper, on one axis."""
    s, r, o = rng.normal(size=(count, 3)), rng.normal(size=(count, 3)), rng.normal(size=3)
    match shape:
        case "random":
            return rng.normal(size=(count, 6))
        case "lines":
            return np.hstack([s, np.cross(r, s)])
        case "parallel":
            return np.hstack([np.tile(EZ, (count, 1)), np.cross(r, EZ)])
        case "meeting":
            return np.hstack([s, np.cross(o, s)])
        case "planar":
            s[:, 2] = r[:, 2] = 0.0
            return np.hstack([s, np.cross(r, s)])
        case "directions":
            return np.hstack([0 * s, s])
        case "coaxial":
            return np.hstack([np.outer(s[:, 0], EZ), np.outer(r[:, 0], EZ)])
        case _:
            return np.hstack([s, np.cross(o, s) + 0.3 * s])


def system(rng: np.random.Generator, shape: str, count: int) -> ScrewSystem:
    return ScrewSystem.span(motors(rng, shape, count)).carried(zoo.random_displacement(rng))


@pytest.mark.sample(134)
@pytest.mark.parametrize("count", range(7))
@pytest.mark.parametrize("shape", SHAPES)
def test_dimensions_and_reciprocity(shape: str, count: int, rng: np.random.Generator) -> None:
    """dim N + dim Nᴿ = 6 (theorem 2.5), (Nᴿ)ᴿ = N, every product between them is zero."""
    N = system(rng, shape, count)
    most = {"random": 6, "lines": 6, "coaxial": 2}.get(shape, 3)
    assert N.order == min(count, most)
    R = N.reciprocal()
    assert N.order + R.order == 6
    assert R.reciprocal().equals(N)
    np.testing.assert_allclose(reciprocal_products(N.basis, R.basis), 0, atol=1e-12)


@pytest.mark.parametrize("seed", range(10))
def test_sum_and_intersection(rng: np.random.Generator) -> None:
    """dim(N + M) + dim(N ∩ M) = dim N + dim M, and both are what membership says."""
    shared = motors(rng, SHAPES[rng.integers(8)], 2)
    a = np.vstack([shared, motors(rng, SHAPES[rng.integers(8)], int(rng.integers(3)))])
    b = np.vstack([shared, motors(rng, SHAPES[rng.integers(8)], int(rng.integers(3)))])
    N, M = ScrewSystem.span(a), ScrewSystem.span(b)
    joined, met = N + M, N & M
    assert joined.order == np.linalg.matrix_rank(np.vstack([a, b]), tol=1e-9)
    assert joined.order + met.order == N.order + M.order
    assert N.includes(met) and M.includes(met) and joined.includes(N) and joined.includes(M)
    assert all(met.contains(row) for row in shared)


@pytest.mark.parametrize("shape", SHAPES)
def test_the_self_reciprocal_part_has_order_three_at_most(shape: str, rng: np.random.Generator) -> None:
    N = system(rng, shape, 6)
    own = N.self_reciprocal_part()
    assert own.order <= 3 and N.includes(own) and N.reciprocal().includes(own)
    assert own.order == (N & N.reciprocal()).order == N.signature[1]


def test_a_system_may_meet_its_reciprocal() -> None:
    """N ∩ Nᴿ ≠ 0: a rotor, all directions, the forces through a point are self-reciprocal."""
    for rows, order in (([[*EX, 0, 0, 0]], 1), (np.eye(6)[3:], 3), (np.eye(6)[:3], 3), ([[*EX, *EX]], 0)):
        assert ScrewSystem.span(rows).self_reciprocal_part().order == order


@pytest.mark.parametrize("shape", SHAPES)
def test_every_system_has_a_co_reciprocal_basis(shape: str, rng: np.random.Generator) -> None:
    """Theorem 2.6; the signature is the same in every frame (Sylvester)."""
    N = system(rng, shape, 5)
    basis, products = N.co_reciprocal_basis()
    assert are_co_reciprocal(basis) and ScrewSystem.span(basis).equals(N)
    np.testing.assert_allclose(np.diag(reciprocal_products(basis, basis)), products, atol=1e-9)
    assert N.carried(zoo.random_displacement(rng)).signature == N.signature
    assert sum(N.signature) == N.order


def product(M: np.ndarray, N: np.ndarray) -> float:
    """M ∘ N = s·m' + m·s', written out."""
    return float(M[:3] @ N[3:] + M[3:] @ N[:3])


def six_co_reciprocal(rng: np.random.Generator, isotropic: int) -> np.ndarray:
    """Six non-zero co-reciprocal motors, by Gram and Schmidt on ∘ alone: 2 · isotropic of them are self-reciprocal.

    These are combinations of lines through one point, which are reciprocal to each other and to themselves; the others
    are reciprocal to all of them, and not to themselves.
    """
    o, axes = rng.normal(size=3), rng.normal(size=(isotropic, 3))
    lines = [np.concatenate([s, np.cross(o, s)]) for s in axes]
    found: list[np.ndarray] = []
    while len(found) < 6 - 2 * isotropic:
        M = rng.normal(size=6)
        if lines:  # made reciprocal to the lines
            polar = np.array([np.concatenate([L[3:], L[:3]]) for L in lines])
            M = M - np.linalg.pinv(polar) @ (polar @ M)
        for N in found:
            M = M - N * (product(M, N) / product(N, N))
        if abs(product(M, M)) > 0.1 * (M @ M):
            found.append(M / np.linalg.norm(M))
    return np.array([*found, *(rng.normal(size=(2 * isotropic, isotropic)) @ np.array(lines).reshape(isotropic, 6))])


@pytest.mark.parametrize("isotropic", [0, 1, 2, 3])
def test_six_co_reciprocal_motors_are_independent_unless_one_is_self_reciprocal(seed: int, isotropic: int) -> None:
    """Theorem 2.4, both ways: rank and self-products are found from the motors, and neither from the other."""
    rng = np.random.default_rng(seed)
    six = six_co_reciprocal(rng, isotropic) * 10.0 ** rng.uniform(-6, 6, size=(6, 1))  # motors of any size
    assert are_co_reciprocal(six)
    size = np.linalg.norm(six, axis=1)
    self_reciprocal = [abs(product(M, M)) < 1e-9 * s * s for M, s in zip(six, size, strict=True)]
    rank = np.linalg.matrix_rank(six / size[:, None], tol=1e-7)
    assert (rank == 6) is not any(self_reciprocal)
    assert rank == 6 - isotropic == ScrewSystem.span(six / size[:, None]).order
    if isotropic == 0:
        signs = [np.sign(product(M, M)) for M in six]
        assert signs.count(1.0) == signs.count(-1.0) == 3  # the signature of ∘, whichever the motors (§2.5.2)
    i, j = rng.choice(6, size=2, replace=False)
    spoiled = six.copy()
    spoiled[i] += 1e-3 * size[i] * np.concatenate([six[j, 3:], six[j, :3]]) / size[j]  # no longer reciprocal to six[j]
    assert not are_co_reciprocal(spoiled)


def test_balls_example_basis_has_signature_zero() -> None:
    basis = np.array([[*e, *(sign * e)] for e in np.eye(3) for sign in (1, -1)])
    assert are_co_reciprocal(basis)
    np.testing.assert_allclose(reciprocal_products(basis, basis), np.diag([2, -2, 2, -2, 2, -2]))


def test_kinds_are_kept_and_reciprocity_swaps_them(rng: np.random.Generator) -> None:
    twists = [zoo.random_twist(rng) for _ in range(2)]
    N = ScrewSystem.span(twists)
    R = N.reciprocal()
    assert (N.kind, R.kind) == ("twist", "wrench")
    for W in R.motors:
        assert max(abs(po.pairing(W, V)) for V in twists) < 1e-12
    X = zoo.random_displacement(rng)
    assert R.carried(X).equals(N.carried(X).reciprocal())
    assert R.carried(X).contains(X @ R.motors[0])
    with pytest.raises(GeometryError, match="a wrench cannot lie in a system of twists"):
        N.contains(R.motors[0])
    with pytest.raises(GeometryError, match="no sum"):
        N + R
    with pytest.raises(GeometryError, match="several kinds"):
        ScrewSystem.span([twists[0], R.motors[0]])
    with pytest.raises(GeometryError, match="wrenches, not twists"):
        ScrewSystem.span(R.motors, kind="twist")


@pytest.mark.parametrize("distance", [0.0, 1.0, 1e3])
@pytest.mark.parametrize("scale", [1e-3, 1.0, 1e3])
def test_rank_depends_neither_on_the_origin_nor_on_units_nor_on_sizes(distance: float, scale: float, seed: int) -> None:
    rng = np.random.default_rng(seed)
    rows = motors(rng, "meeting", 5)  # order 3
    rows[:, 3:] *= scale
    X = po.Displacement.translating(distance * scale * zoo.random_unit(rng))
    carried = rows @ np.asarray(X.adjoint, dtype=float).T * rng.choice([1e-3, 1.0, 1e3], size=(5, 1))
    N = ScrewSystem.span(carried)
    assert N.order == 3 and N.reciprocal().order == 3
    assert max(N.residual(row) for row in carried) < 1e-9


def test_a_doubtful_rank_warns_and_a_clear_one_does_not() -> None:
    def pencil(angle: float) -> list[list[float]]:
        return [[1, 0, 0, 0, 0, 0], [np.cos(angle), np.sin(angle), 0, 0, 0, 0]]

    with pytest.warns(NearlyDependentWarning, match="in doubt"):
        assert ScrewSystem.span(pencil(3e-9)).order == 2
    with pytest.warns(NearlyDependentWarning, match="in doubt"):
        assert ScrewSystem.span(pencil(5e-10)).order == 1
    with warnings.catch_warnings(action="error"):
        assert ScrewSystem.span(pencil(1e-5)).order == 2
        assert ScrewSystem.span(pencil(1e-13)).order == 1
        assert ScrewSystem.span(pencil(1e-5), tolerance=1e-2).order == 1


def test_a_doubtful_infinite_pitch_warns_and_a_clear_one_does_not() -> None:
    """A metre-sized translation with a tiny turn: improper below 1e-9 rad, proper above, in doubt near it."""

    def infinite(turn: float) -> int:
        return ScrewSystem.span([[0, 0, 1, 0, 0, 0], [turn, 0, 0, 0, 1.0, 0]]).infinite.order

    with pytest.warns(NearlyDependentWarning, match="infinite pitch"):
        infinite(2e-9)
    with warnings.catch_warnings(action="error"):
        assert infinite(1e-12) == 1 and infinite(0.0) == 1 and infinite(1e-6) == 0


@pytest.mark.parametrize("shape", SHAPES)
def test_the_screws_of_infinite_pitch(shape: str, seed: int) -> None:
    N = system(np.random.default_rng(seed), shape, 4)
    assert N.infinite.equals(N & ScrewSystem.span(np.eye(6)[3:]))
    assert N.infinite.order + N.rotations == N.order
    assert not N.infinite.basis[:, :3].any()


def test_contacts_are_reciprocal_to_what_they_let_happen(rng: np.random.Generator) -> None:
    p, n = rng.normal(size=3), zoo.random_unit(rng)
    for friction, order in (("none", 1), ("point", 3), ("soft", 4)):
        held = contact_wrenches(p, n, friction)  # type: ignore[arg-type]
        free = held.reciprocal()
        assert (held.order, free.kind) == (order, "twist")
        assert all(abs(V.at(p) @ n) < 1e-12 for V in free.motors)  # no motion along the normal
        if friction != "none":
            assert all(np.abs(V.at(p)).max() < 1e-12 for V in free.motors)  # the point stays


def test_a_grasp_of_three_hard_fingers_holds_and_two_let_one_rotation_happen() -> None:
    fingers = [contact_wrenches(p, -np.array(p), "point") for p in ([1.0, 0, 0], [-0.5, 0.8, 0], [-0.5, -0.8, 0.1])]
    pinch = (fingers[0] + fingers[1]).reciprocal()
    assert pinch.order == 1  # rotation about the line through the two contacts
    line = np.array([-1.5, 0.8, 0])
    assert pinch.contains(po.Twist(line, np.cross([1.0, 0, 0], line)))
    assert (fingers[0] + fingers[1] + fingers[2]).order == 6


@pytest.mark.parametrize(
    ("given", "match"),
    [
        ([[1.0, 2.0, 3.0]], "six numbers"),
        ([[1.0, 0, 0, np.nan, 0, 0]], "finite numbers"),
        ([po.Momentum.of([1.0, 0, 0, 0, 0, 0])], "takes twists or wrenches"),
    ],
)
def test_bad_motors_are_refused(given: list[object], match: str) -> None:
    with pytest.raises(GeometryError, match=match):
        ScrewSystem.span(given)


def test_bad_contacts_and_lengths_are_refused() -> None:
    with pytest.raises(GeometryError, match="normal"):
        contact_wrenches([0, 0, 0], [0, 0, 0])
    with pytest.raises(GeometryError, match="friction"):
        contact_wrenches([0, 0, 0], [0, 0, 1], "glue")  # type: ignore[arg-type]
    with pytest.raises(GeometryError, match="positive"):
        ScrewSystem.span(np.eye(6), length=0.0)
