"""One contact with Coulomb friction: the solution is in the cone, complementary, and against the slip."""

from __future__ import annotations

import numpy as np
import pytest

from poinsot.simulation.loops.moreau_cones import solve_contact


def problem(rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray, float]:
    """W of a contact of bodies of very unequal shape, its free velocity, μ."""
    J = rng.normal(size=(3, 6)) * 10.0 ** rng.uniform(-2, 2, size=(1, 6))
    if rng.random() < 0.3:  # in a plane: one tangential direction does not move
        angle = rng.uniform(0.0, np.pi)
        J[1:] = np.outer([np.cos(angle), np.sin(angle)], J[1])
    scale = 10.0 ** rng.uniform(-5, 5)
    q = rng.normal(size=3) * 10.0 ** rng.uniform(-6, 3)
    if rng.random() < 0.2:
        q[1:] = 0.0
    if np.linalg.matrix_rank(J) < 3:
        q = J @ rng.normal(size=6)  # nor does it slip there
    return scale * (J @ J.T), q, float(rng.choice([0.0, 0.1, 0.5, 1.0, 5.0]))


@pytest.mark.parametrize("seed", range(8))
def test_coulombs_law_holds_for_one_contact(seed: int) -> None:
    """λ ∈ K, u_N ≥ 0, λ_N u_N = 0; sticking or |λ_T| = μ λ_N against u_T."""
    rng = np.random.default_rng([1988, seed])
    for case in range(60):
        judge(*problem(rng), f"seed {[1988, seed]}, case {case}")


def judge(W: np.ndarray, q: np.ndarray, mu: float, told: str) -> None:
    impulse = np.zeros(3)
    solve_contact(W.ravel(), q, mu, impulse)
    u = q + W @ impulse
    speed = np.abs(q).max() + np.abs(W * impulse).sum()
    force, small = np.abs(impulse).max(), 1e-10
    assert impulse[0] >= 0.0 and np.hypot(*impulse[1:]) <= mu * impulse[0] + small * force, told
    assert u[0] >= -small * speed and abs(u[0] * impulse[0]) <= small * speed * force, told
    slip = np.hypot(*u[1:])
    if impulse[0] > 0.0 and mu > 0.0 and slip > 1e-9 * speed:
        assert np.hypot(*impulse[1:]) == pytest.approx(mu * impulse[0], rel=1e-9), told
        assert np.abs(impulse[1:] * slip + u[1:] * np.hypot(*impulse[1:])).max() <= 1e-8 * force * speed, told


def test_what_two_freedoms_rebound_with() -> None:
    """What e w⁻ asks for lies in no velocity that they have: nothing sticks (a bounce stuck with a slip of 0.4 m/s);
    where sliding has no impulse, the impulse is finite."""
    rng = np.random.default_rng(1990)
    for case in range(200):
        J, mu = rng.normal(size=(3, 2)), float(rng.choice([0.1, 0.2]))
        J[1:] /= np.linalg.norm(J)  # W_NN above μ |W_NT|: there is an impulse
        J[0] /= np.linalg.norm(J[0])
        q = J @ rng.normal(size=2)
        q[0] += 0.5 * q[0]
        judge(10.0 ** rng.uniform(-5, 5) * (J @ J.T), q * 10.0 ** rng.uniform(-5, 5), mu, f"case {case}")
    none = np.zeros(3)
    J = np.array([[0.1, 0.0], [1.0, 0.0], [0.3, 1.0]])
    solve_contact((J @ J.T).ravel(), np.array([-0.15, -1.0, 0.0]), 0.8, none)
    assert np.abs(none).max() < 1e3


@pytest.mark.parametrize("seed", range(4))
def test_units_and_a_turn_of_the_tangents_change_nothing(seed: int) -> None:
    """λ of scaled masses and velocities is scaled; of turned tangents, turned."""
    rng = np.random.default_rng([1999, seed])
    for _ in range(40):
        W, q, mu = problem(rng)
        a, b = 10.0 ** rng.uniform(-8, 8, size=2)
        angle = rng.uniform(0, 2 * np.pi)
        R = np.array([[1, 0, 0], [0, np.cos(angle), -np.sin(angle)], [0, np.sin(angle), np.cos(angle)]])
        one, scaled, turned = np.zeros(3), np.zeros(3), np.zeros(3)
        solve_contact(W.ravel(), q, mu, one)
        solve_contact(a * W.ravel(), b * q, mu, scaled)
        solve_contact((R @ W @ R.T).ravel(), R @ q, mu, turned)
        size = 1e-300 + np.abs(one).max()
        assert np.abs(scaled * a / b - one).max() <= 1e-8 * size
        assert np.abs(R.T @ turned - one).max() <= 1e-8 * size
