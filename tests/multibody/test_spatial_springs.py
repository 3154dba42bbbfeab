"""Laws of spatial springs and dampers on random stiffnesses, frames and displacements, near and far, small or large."""

from dataclasses import replace
from typing import Any

import mpmath
import numpy as np
import pytest

import zoo
from poinsot import Displacement, ModelError, Twist, pairing
from poinsot.algebra import Dual, dual
from poinsot.algebra.arrays import Floats
from poinsot.multibody.spatial_springs import SpatialDamper, SpatialSpring, elastic_centre, stiffness_matrix, tensor
from poinsot.screws import Dyadic, compliant_axes
from scalars import DIGITS, Over, assert_same, each_scalar_but_symbols, lifted

IDENTITY = Displacement.identity()


def random_stiffness(rng: np.random.Generator) -> Floats:
    """Any positive definite 6×6 matrix."""
    root = rng.normal(size=(6, 6))
    return np.asarray(root @ root.T + 0.1 * np.eye(6))


def random_spring(rng: np.random.Generator) -> SpatialSpring:
    return SpatialSpring.of_stiffness("s", "a", IDENTITY, "b", IDENTITY, random_stiffness(rng))


def random_damper(rng: np.random.Generator) -> SpatialDamper:
    s = random_spring(rng)
    return SpatialDamper("d", "a", "b", s.translational, s.rotational, s.coupling)


def moved(X: Displacement, T: Twist, t: Any) -> Displacement:
    """The displacement after moving with the twist T, in E, for the time t."""
    return Displacement.exp(T * t) @ X


def turned(axis: Floats, angle: float) -> Displacement:
    return Displacement.exp(Twist(axis * angle, np.zeros(3)))


# ------------------------------------------------------------------------------------------------------------ springs


@pytest.mark.parametrize("reach", [0.0, 1.0, 1e4])
def test_the_wrench_is_the_gradient_of_the_energy(rng: np.random.Generator, reach: float) -> None:
    """dV/dt = ⟨G, T⟩ by dual numbers, at rotations of any size, close to the centre and far from it."""
    spring, X = random_spring(rng), zoo.random_displacement(rng, reach)
    G = spring.slope(X).vector
    slopes = [dual(spring.energy(moved(X, Twist.of(e), Dual(0.0, 1.0)))) for e in np.eye(6)]
    assert_same(G, slopes, rel=1e-12, abs=1e-12 * np.abs(G).max())


@pytest.mark.parametrize("angle", [0.0, 1e-9, 1e-3, 1.0, np.pi - 1e-9, np.pi, 4.0])
def test_the_wrench_is_the_gradient_in_high_precision(rng: np.random.Generator, angle: float) -> None:
    """Central differences with 60 digits, from no turn at all to half a turn and beyond."""
    spring, axis, p = random_spring(rng), zoo.random_unit(rng), rng.normal(size=3)
    with mpmath.workdps(DIGITS):
        h = mpmath.mpf(10) ** -25

        def at(e: Floats, t: Any) -> Any:
            u, v, moving, place = lifted(mpmath.mpf, (axis, e[3:], e[:3], p))
            X = Displacement(_rodrigues(u, mpmath.mpf(angle)), place)
            step = Displacement(_rodrigues(moving, t), v * t)  # to first order in t, which is all that counts
            return spring.energy(step @ X)

        slopes = [float((at(e, h) - at(e, -h)) / (2 * h)) for e in np.eye(6)]
        X = Displacement(np.array(_rodrigues(lifted(mpmath.mpf, (axis,))[0], mpmath.mpf(angle)), dtype=float), p)
    assert_same(spring.slope(X).vector, slopes, rel=1e-13, abs=1e-13)


def _rodrigues(u: Any, angle: Any) -> Any:
    K = np.array([[0, -u[2], u[1]], [u[2], 0, -u[0]], [-u[1], u[0], 0]], dtype=object)
    return np.eye(3) + K * mpmath.sin(angle) + (K @ K) * (1 - mpmath.cos(angle))


def test_no_displacement_has_an_energy_below_that_of_rest(rng: np.random.Generator) -> None:
    """A passive stiffness makes a passive spring, at any displacement, also where it is only semidefinite."""
    root = rng.normal(size=(6, 4))
    for K in (random_stiffness(rng), root @ root.T):
        spring = SpatialSpring.of_stiffness("s", "a", IDENTITY, "b", IDENTITY, K)
        assert spring.fault() is None
        assert spring.energy(IDENTITY) == 0.0
        for reach in np.repeat([1e-3, 0.1, 1.0, 10.0], 100):
            assert spring.energy(zoo.random_displacement(rng, reach)) >= -1e-12 * np.abs(K).max()


def test_it_does_not_matter_which_body_is_called_a(rng: np.random.Generator) -> None:
    spring, X = random_spring(rng), zoo.random_displacement(rng)
    assert spring.energy(X.inverse()) == pytest.approx(spring.energy(X), rel=1e-13)
    on_a = spring.slope(X)
    on_b_in_E = X @ spring.slope(X.inverse())  # what drives it, seen from b: the opposite twist, so −
    assert_same(on_b_in_E.vector, -on_a.vector, rel=1e-12, abs=1e-12)


def test_turning_the_axes_of_the_frames_with_the_tensors_changes_nothing(rng: np.random.Generator) -> None:
    spring, X = random_spring(rng), zoo.random_displacement(rng)
    Y = turned(zoo.random_unit(rng), 1.3)
    K_t, K_r, K_c = (tensor(Y.rotation @ K @ Y.rotation.T) for K in spring.tensors)
    twin = replace(spring, translational=K_t, rotational=K_r, coupling=K_c)
    there = Y @ X @ Y.inverse()
    assert twin.energy(there) == pytest.approx(spring.energy(X), rel=1e-12)
    assert_same(twin.slope(there).vector, (Y @ spring.slope(X)).vector, rel=1e-11, abs=1e-11)


def test_small_displacements_give_the_stiffness_matrix(rng: np.random.Generator) -> None:
    """The derivative of the wrench at rest is [K_r K_c; K_c K_t], and the wrench at rest is none."""
    spring = random_spring(rng)
    assert not spring.slope(IDENTITY).vector.any()
    columns = [[dual(x) for x in spring.slope(moved(IDENTITY, Twist.of(e), Dual(0.0, 1.0))).vector] for e in np.eye(6)]
    assert_same(np.transpose(columns), stiffness_matrix(spring), rel=1e-14, abs=1e-14)


def test_any_stiffness_has_its_spring_at_the_elastic_centre(rng: np.random.Generator) -> None:
    """Carried back to where the stiffness was given, the spring's matrix is the one given; its eigenscrews are too."""
    K, X_A, X_B = random_stiffness(rng), zoo.random_displacement(rng), zoo.random_displacement(rng)
    spring = SpatialSpring.of_stiffness("s", "a", X_A, "b", X_B, K)
    for here, given in ((spring.X_AE, X_A), (spring.X_BF, X_B)):
        back = (here.inverse() @ given).adjoint
        np.testing.assert_allclose(back.T @ stiffness_matrix(spring) @ back, K, atol=1e-12 * np.abs(K).max())
    np.testing.assert_allclose(elastic_centre(stiffness_matrix(spring)), 0.0, atol=1e-13)
    shift = X_A.inverse() @ spring.X_AE
    own = Dyadic.of_stiffness(stiffness_matrix(spring)).eigenmotors()
    whole = Dyadic.of_stiffness(K).eigenmotors()
    for mine, theirs in zip(own, whole, strict=True):
        assert mine.value == pytest.approx(theirs.value, rel=1e-9)
        assert mine.pitch == pytest.approx(theirs.pitch, rel=1e-8)
        carried = (shift @ Twist.of(mine.motor)).vector
        assert_same(carried * np.sign(carried @ theirs.motor), theirs.motor, rel=1e-6, abs=1e-6)


def test_without_coupling_three_compliant_axes_meet_at_the_elastic_centre() -> None:
    spring = SpatialSpring("s", "a", "b", tensor([100.0, 200.0, 300.0]), tensor([3.0, 5.0, 7.0]))
    axes = sorted(compliant_axes(stiffness_matrix(spring)), key=lambda axis: axis.stiffness)
    for axis, k, c, u in zip(axes, (100.0, 200.0, 300.0), (3.0, 5.0, 7.0), np.eye(3), strict=True):
        assert (axis.stiffness, axis.torsion) == (pytest.approx(k), pytest.approx(c))
        np.testing.assert_allclose(np.abs(axis.direction), u, atol=1e-12)
        np.testing.assert_allclose(axis.point, 0.0, atol=1e-12)


def test_a_displacement_without_turning_pulls_through_the_middle(rng: np.random.Generator) -> None:
    """The force K_t p goes through the midpoint of the two centres; a couple, K_c p, comes by coupling alone."""
    whole = random_spring(rng)
    K_t, _, K_c = whole.tensors
    p = rng.normal(size=3) * 10
    for spring, couple in ((whole, K_c @ p), (replace(whole, coupling=tensor(0.0)), np.zeros(3))):
        at_middle = Displacement.translating(-p / 2) @ spring.slope(Displacement.translating(p))
        assert_same(at_middle.vector, [*couple, *(K_t @ p)], rel=1e-12, abs=1e-12 * np.abs(K_t @ p).max())


@pytest.mark.parametrize("k", range(3))
def test_about_a_principal_axis_the_moment_is_k_sin(k: int) -> None:
    """Greatest at a quarter turn, none at half a turn, where the energy is 2 k: what the documentation says."""
    spring = SpatialSpring("s", "a", "b", tensor(10.0), tensor([1.0, 2.5, 4.0]))
    u, stiffness = np.eye(3)[k], (1.0, 2.5, 4.0)[k]
    for angle in (1e-8, 0.3, np.pi / 2, 3.0, np.pi):
        X = turned(u, angle)
        assert_same(spring.slope(X).vector[:3], u * stiffness * np.sin(angle), rel=1e-12, abs=1e-14)
        energy = 2 * stiffness * np.sin(angle / 2) ** 2
        assert spring.energy(X) == pytest.approx(energy, rel=1e-12, abs=0.0)


@each_scalar_but_symbols
def test_springs_and_dampers_run_on_every_scalar(over: Over) -> None:
    rng = np.random.default_rng(3)
    spring, damper = random_spring(rng), random_damper(rng)
    inputs = rng.normal(size=6), rng.normal(size=6)

    def all_of(x: Any, rate: Any) -> Any:
        X, T = Displacement.exp(Twist.of(x)), Twist.of(rate)
        energies = np.array([spring.energy(X), damper.dissipation(X, T)], dtype=object)
        return spring.slope(X), damper.friction(X, T), energies

    assert_same(over(all_of, *inputs), all_of(*inputs), rel=1e-11, abs=1e-11)


# ------------------------------------------------------------------------------------------------------------ dampers


def test_a_damper_takes_the_power_of_its_wrench_and_never_gives(rng: np.random.Generator) -> None:
    damper, X = random_damper(rng), zoo.random_displacement(rng, 3.0)
    for _ in range(20):
        T = zoo.random_twist(rng)
        power = damper.dissipation(X, T)
        assert power >= 0.0
        assert power == pytest.approx(pairing(damper.friction(X, T), T), rel=1e-12)
        assert power == pytest.approx(damper.dissipation(X.inverse(), -X.pull(T)), rel=1e-12)


def test_where_its_frames_coincide_a_damper_is_its_matrix(rng: np.random.Generator) -> None:
    damper, T = random_damper(rng), zoo.random_twist(rng)
    assert_same(damper.friction(IDENTITY, T).vector, stiffness_matrix(damper) @ T.vector, rel=1e-12, abs=1e-12)


# ------------------------------------------------------------------------------------------------------------- faults


def test_what_is_no_passive_spring_says_why() -> None:
    good = SpatialSpring("s", "a", "b", tensor(100.0), tensor(4.0), tensor(20.0))
    assert good.fault() is None, "just semidefinite"
    lopsided = ((1.0, 2.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
    for change, why in (
        ({"coupling": tensor(20.1)}, "coupling is too large"),
        ({"translational": tensor([1.0, -1.0, 1.0]), "coupling": tensor(0.0)}, "translational stiffness has the"),
        ({"rotational": tensor(float("nan"))}, "rotational stiffness has a number that is not finite"),
        ({"translational": lopsided}, "translational stiffness is not symmetric"),
        ({"translational": tensor(0.0)}, "coupling is too large"),
    ):
        assert why in (replace(good, **change).fault() or ""), change


def test_a_stiffness_along_one_line_has_no_elastic_centre() -> None:
    with pytest.raises(ModelError, match="no elastic centre"):
        elastic_centre(np.diag([1.0, 1.0, 1.0, 0.0, 0.0, 5.0]))
    with pytest.raises(ModelError, match="symmetric matrix"):
        elastic_centre(np.triu(np.ones((6, 6))))
