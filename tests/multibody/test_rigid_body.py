"""The rigid body as a port-Hamiltonian element, and pairs between two bodies."""

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import zoo
from cases import quick
from poinsot import Displacement, Momentum, Twist, Wrench, pairing
from poinsot.algebra import Dual, dual
from poinsot.elements import constraint_wrenches
from poinsot.multibody.kinestatics.solution import RigidBody, pair_between_bodies


def body_of(rng: np.random.Generator) -> RigidBody:
    return RigidBody(zoo.random_inertia(rng), tuple(rng.normal(size=3)))


@pytest.mark.parametrize("seed", zoo.SEEDS)
def test_power_at_the_port_is_the_rate_of_energy(seed: int) -> None:
    rng = np.random.default_rng(seed)
    body, X, P, W = body_of(rng), zoo.random_displacement(rng), zoo.random_momentum(rng), zoo.random_wrench(rng)
    V, rate = body.flow(X, P, W)
    step = np.array([Dual(0.0, x) for x in V.vector], dtype=object)
    moving_P = Momentum.of([Dual(x, y) for x, y in zip(P.vector, rate.vector, strict=True)])
    H = body.energy(X @ Displacement.exp(Twist.of(step)), moving_P)
    assert dual(H) == pytest.approx(pairing(W, body.port(X, P)), abs=1e-11)


@pytest.mark.parametrize("seed", quick(1, range(2)))
def test_a_free_body_moves_as_poinsot_says(seed: int) -> None:
    """Energy and momentum in the world stay, and ω keeps on the invariable plane: ⟨L, ω⟩ about the mass centre."""
    rng = np.random.default_rng(seed)
    body = RigidBody(zoo.random_inertia(rng))
    X0, P0 = zoo.random_displacement(rng), zoo.random_momentum(rng)

    def rates(_: float, state: np.ndarray) -> np.ndarray:
        X = Displacement(state[:9].reshape(3, 3), state[9:12])
        V, P_rate = body.flow(X, Momentum.of(state[12:]), Wrench.zero())
        from poinsot.screws import displacement_rate

        rate = displacement_rate(X, V)
        return np.concatenate([rate.rotation.ravel(), rate.translation, P_rate.vector]).astype(float)

    start = np.concatenate([X0.rotation.ravel(), X0.translation, P0.vector])
    run = solve_ivp(rates, (0, 3), start, method="DOP853", rtol=1e-12, atol=1e-12)
    X, P = Displacement(run.y[:9, -1].reshape(3, 3), run.y[9:12, -1]), Momentum.of(run.y[12:, -1])
    assert np.abs(X.rotation - X0.rotation).max() > 0.1
    np.testing.assert_allclose((X @ P).vector, (X0 @ P0).vector, atol=1e-9)
    assert body.energy(X, P) == pytest.approx(body.energy(X0, P0), abs=1e-9)


@pytest.mark.parametrize("name", sorted(zoo.every_pair()))
def test_pair_between_two_bodies_has_complementary_flows_and_efforts(name: str) -> None:
    rng = np.random.default_rng(3)
    joint = zoo.every_pair()[name]
    q = zoo.random_coordinates(joint, rng)
    X = joint.displacement(q)
    S = [X @ column for column in joint.motion_subspace(q)]
    flows, efforts = pair_between_bodies(S, constraint_wrenches(joint.closure, X))
    n = len(joint.freedoms)
    assert flows.shape == (12, 6 + n) and efforts.shape == (12, 6 - n)
    assert np.linalg.matrix_rank(flows) == 6 + n and np.linalg.matrix_rank(efforts) == 6 - n
    np.testing.assert_allclose(efforts.T @ flows, 0, atol=1e-12)
