"""Passive control: every closed loop is port-Hamiltonian again; Casimirs are constant; assigned energies match."""

from typing import Any

import numpy as np
import pytest

from poinsot import ModelError
from poinsot.structures import passive_control
from poinsot.structures.port_hamiltonian import PortHamiltonian, passivity
from structures.random_structures import ball_energy, levitated_ball, random_mechanical

each_seed = pytest.mark.parametrize("seed", range(8))


@each_seed
def test_damping_takes_what_it_says(seed: int) -> None:
    rng = np.random.default_rng(seed)
    plant = random_mechanical(rng)
    A = rng.normal(size=(2, 2))
    K = A @ A.T
    damped = passive_control.damping_injection(plant, K)
    x, v = rng.normal(size=6), rng.normal(size=2)
    y = np.asarray(plant.flow(x, v)[1], float)
    np.testing.assert_allclose(damped.flow(x, v)[0], plant.flow(x, v - K @ y)[0], rtol=1e-12, atol=1e-12)
    more = damped.balance(x, v).dissipated - plant.balance(x, v).dissipated
    assert more == pytest.approx(y @ K @ y, rel=1e-10)


@each_seed
def test_pi_is_passive_and_balances(seed: int) -> None:
    rng = np.random.default_rng(seed)
    plant = random_mechanical(rng)
    closed = passive_control.pi_control(plant, 0.7, [1.0, 2.0])
    x, xi, v = rng.normal(size=6), rng.normal(size=2), rng.normal(size=2)
    rate = np.asarray(closed.flow(np.r_[x, xi], v)[0], float)
    y = np.asarray(plant.flow(x, [0.0, 0.0])[1], float)
    u = v - 0.7 * y - np.array([1.0, 2.0]) * xi
    np.testing.assert_allclose(rate, np.r_[np.asarray(plant.flow(x, u)[0], float), y], rtol=1e-11, atol=1e-11)
    assert abs(closed.balance(np.r_[x, xi], v).residual) < 1e-10 * (1 + np.abs(rate).max() ** 2)
    assert passivity(closed, [np.r_[x, xi]]).holds


@each_seed
def test_casimirs_tie_the_controller_to_the_plant(seed: int) -> None:
    rng = np.random.default_rng(seed)
    plant = random_mechanical(rng)
    C = passive_control.controller_casimirs(plant)

    def spring(xi: np.ndarray) -> object:
        return 1.5 * xi[0] ** 2 + 0.5 * (xi[0] - 2 * xi[1]) ** 4

    whole, constant = passive_control.control_by_interconnection(plant, spring), np.array([0.3, -0.2])
    shaped = passive_control.shaped_by_casimirs(plant, spring, constant)
    x, v = rng.normal(size=6), rng.normal(size=2)
    xi = C.T @ x + constant
    rate = np.asarray(whole.flow(np.r_[x, xi], v)[0], float)
    np.testing.assert_allclose(rate[6:], C.T @ rate[:6], rtol=1e-10, atol=1e-10)
    np.testing.assert_allclose(np.asarray(shaped.flow(x, v)[0], float), rate[:6], rtol=1e-9, atol=1e-9)


def test_the_dissipation_obstacle_is_named() -> None:
    with pytest.raises(ModelError, match=r"no Casimir ties the controller at 'voltage'.*dissipation obstacle"):
        passive_control.controller_casimirs(levitated_ball())


@each_seed
def test_an_assigned_energy_is_what_the_feedback_makes(seed: int) -> None:
    rng = np.random.default_rng(seed)
    plant = levitated_ball()
    energy, J, rest = ball_energy(0.03)
    samples = [rng.normal(size=3) * [0.2, 0.05, 0.1] for _ in range(6)]
    found = passive_control.assigned(plant, energy, J, np.diag([1.0, 0.0, 0.0]), states=samples)
    for x in samples:
        beta = np.asarray(found.feedback(x), float)
        np.testing.assert_allclose(
            np.asarray(plant.flow(x, beta)[0], float),
            np.asarray(found.closed_loop.flow(x, [0.0])[0], float),
            atol=1e-10,
        )
    assert np.abs(np.asarray(found.closed_loop.flow(rest, [0.0])[0], float)).max() < 1e-12
    certificate = passivity(found.closed_loop, [rest])
    assert certificate.dissipative and certificate.least_curvature > 0, "stable where it shall rest"
    assert certificate.bounded_below == "refuted" and not certificate.holds, "but H_d has a cube of the flux"
    ray = np.array([certificate.energy.ray.get(name, 0.0) for name in plant.states])
    assert energy(rest + 1e6 * ray) < -1e12


def test_energies_that_do_not_match_are_refused_by_state() -> None:
    plant = levitated_ball()
    with pytest.raises(ModelError, match=r"no input can give 'height' its rate"):
        passive_control.assigned(plant, lambda x: (x[0] ** 2 + x[1] ** 2 + x[2] ** 2) / 2, states=[[0.1, 0.2, 0.3]])


@each_seed
def test_a_gain_is_a_number_numbers_or_a_matrix_of_one_meaning(seed: int) -> None:
    """k is k 1, (k₁, k₂) is their diagonal: the same loop, and not any other; for damping and for integral action."""
    rng = np.random.default_rng(seed)
    plant, x, v = random_mechanical(rng), rng.normal(size=6), rng.normal(size=2)
    y = np.asarray(plant.flow(x, v)[1], float)
    k, pair = rng.uniform(0.5, 2.0), rng.uniform(0.5, 2.0, size=2)
    for gain, matrix in ((k, k * np.eye(2)), (pair, np.diag(pair)), ([k], None), (list(pair), np.diag(pair))):
        if matrix is None:
            with pytest.raises(ModelError, match="a number, 2 numbers, or a 2 × 2 matrix"):
                passive_control.damping_injection(plant, gain)  # type: ignore[arg-type]
            continue
        damped = np.asarray(passive_control.damping_injection(plant, gain).flow(x, v)[0], float)
        np.testing.assert_allclose(damped, np.asarray(plant.flow(x, v - matrix @ y)[0], float), rtol=1e-12, atol=1e-12)
        xi = rng.normal(size=2)
        ours = np.asarray(passive_control.pi_control(plant, 0.3, gain).flow(np.r_[x, xi], v)[0], float)
        same = np.asarray(passive_control.pi_control(plant, 0.3 * np.eye(2), matrix).flow(np.r_[x, xi], v)[0], float)
        np.testing.assert_array_equal(ours, same)
        np.testing.assert_allclose(
            ours[:6], np.asarray(plant.flow(x, v - 0.3 * y - matrix @ xi)[0], float), rtol=1e-12, atol=1e-12
        )


@pytest.mark.parametrize("shape", [(1,), (3,), (1, 2), (2, 1), (3, 3), (2, 3), (1, 2, 2), (0,)])
def test_gains_of_another_shape_are_refused(shape: tuple[int, ...]) -> None:
    plant = random_mechanical(np.random.default_rng(0))
    for make in (passive_control.damping_injection, lambda system, gain: passive_control.pi_control(system, 1.0, gain)):
        with pytest.raises(ModelError, match="a number, 2 numbers, or a 2 × 2 matrix"):
            make(plant, np.ones(shape))


@pytest.mark.parametrize("gain", [[[1.0, 0.5], [0.2, 1.0]], -1.0, [1.0, -2.0], np.nan])
def test_gains_that_would_give_energy_are_refused(gain: object) -> None:
    with pytest.raises(ModelError, match="gain"):
        passive_control.damping_injection(random_mechanical(np.random.default_rng(0)), gain)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", range(4))
def test_polynomials_tie_a_controller_to_states_where_matrices_vary(seed: int) -> None:
    """g = −J(x) ∂C for a random polynomial C: C is found but for Casimirs of J, and ξ − C(x) stands still."""
    rng = np.random.default_rng(seed)
    a = rng.integers(-3, 4, 4)

    def J(x: Any) -> Any:
        return np.array([[0, x[2], 0], [-x[2], 0, 0], [0, 0, 0]], dtype=object)

    def G(x: Any) -> Any:
        slope = np.array([a[0] * x[1] + 2 * a[1] * x[0], a[0] * x[0] + a[2], a[3] * x[2] * x[2]], dtype=object)
        return -(np.asarray(J(x)) @ slope)[:, None]

    system = PortHamiltonian(lambda x: x @ x + x[0] * x[1] * x[2], J, ("a", "b", "c"), np.zeros((3, 3)), G, ("u",))
    (C,) = passive_control.controller_polynomials(system, 3)
    whole = passive_control.control_by_interconnection(system, lambda xi: xi[0] * xi[0] * xi[0])
    z = rng.standard_normal(4)
    rate, _ = whole.flow(z, [0.0])
    slopes = np.array([C.slope(k)(z[:3]) for k in range(3)])
    assert rate[3] == pytest.approx(float(slopes @ rate[:3]), abs=1e-11)
    shaped = passive_control.shaped_by_casimirs(system, lambda xi: xi[0] * xi[0] * xi[0], z[3] - C(z[:3]), degree=3)
    assert shaped.flow(z[:3], [0.0])[0] == pytest.approx(rate[:3], abs=1e-11), "on its leaf it is the whole"


def test_polynomials_are_the_columns_of_constant_systems_and_meet_the_same_obstacle() -> None:
    J, G = np.array([[0, 1, 0], [-1, 0, 2], [0, -2, 0]]), np.array([[0], [1], [0]])
    system = PortHamiltonian(lambda x: x @ x, J, ("q", "p", "s"), None, G, ("f",), name="cart")
    (C,) = passive_control.controller_polynomials(system, 1)
    x = np.array([0.3, -0.4, 0.7])
    other = passive_control.controller_casimirs(system)[:, 0]
    slope = np.array([float(C.slope(k)(x)) for k in range(3)]) - other
    assert np.abs(J @ slope).max() < 1e-12
    damped = PortHamiltonian(system.hamiltonian, J, system.states, np.diag([1, 0, 1]), G, ("f",), name="cart")
    with pytest.raises(ModelError, match="cart: no Casimir ties the controller at 'f'"):
        passive_control.controller_polynomials(damped, 2)
