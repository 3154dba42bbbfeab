"""Constraints hold in every sample, at position and velocity level; a free body, whose states are no vector space."""

import numpy as np
import pytest
from scipy.integrate import solve_ivp

from poinsot import SimulationError, System
from poinsot.algebra import absolute, cos
from poinsot.simulation.failure import SimulationFailure
from poinsot.simulation.results.ledger import ledger
from poinsot.simulation.simulate import simulate
from simulation import small_systems
from simulation.small_systems import kernel, plain


@pytest.mark.parametrize(
    ("method", "rtol"),
    [*(("dop853", r) for r in (1e-4, 1e-7, 1e-10)), *((m, 1e-8) for m in ("radau", "radau9", "gauss"))],
)
def test_samples_lie_on_the_manifold_at_any_tolerance(circle: System, method: str, rtol: float) -> None:
    run = simulate(circle, 20.0, method=method, rtol=rtol, atol=rtol / 100)
    assert rtol > 1e-8 or ledger(run).ratio < 1e-7
    x = run["state"].values
    assert np.abs(np.hypot(x[:, 0], x[:, 1]) - 1.5).max() < 1e-12
    assert np.abs((x[:, :2] * x[:, 2:]).sum(axis=1)).max() < 1e-11
    assert run["constraint_error"].values.max() < 1e-12
    assert run["constraint_error"].attrs["units"] == "1"


def test_the_reported_error_is_the_error_of_the_sample(circle: System) -> None:
    x = simulate(circle, 5.0)
    gap = np.abs(np.hypot(*x["state"].values[:, :2].T) - 1.5)
    assert np.allclose(x["constraint_error"], gap, atol=1e-15)


def test_the_constrained_motion_is_that_of_the_angle(circle: System) -> None:
    """Against the pendulum in its angle: φ̈ = −(g/L) cos φ, φ from the horizontal."""

    @kernel
    def flow(x: object, out: object) -> None:
        out[0], out[1] = x[1] + x[3], -(9.81 / 1.5) * cos(x[0] + x[2])

    angle = plain("angle", 2, flow, lambda x: x[:, :1] * 0, initial=[0.0, 0.5 / 1.5])
    turn = simulate(angle, 20.0, rtol=1e-12, atol=1e-13)["state"].values
    place = simulate(circle, 20.0, rtol=1e-12, atol=1e-13)["state"].values
    expected = 1.5 * np.column_stack((np.cos(turn[:, 0]), np.sin(turn[:, 0])))
    assert np.abs(place[:, :2] - expected).max() < 1e-9


def test_the_initial_state_is_settled(circle: System) -> None:
    run = simulate(circle, 1.0, initial=[1.6, 0.1, 0.4, 0.2])
    x = run["state"].values[0]
    assert np.hypot(x[0], x[1]) == pytest.approx(1.5, abs=1e-14)
    assert run["constraint_velocity_error"].values.max() < 1e-13


def test_the_energy_of_a_constrained_run_has_a_small_drift(circle: System) -> None:
    run = simulate(circle, 500.0)
    assert ledger(run).ratio < 1e-10


def test_an_initial_state_off_the_manifold_is_refused(circle: System) -> None:
    with pytest.raises(SimulationError, match="does not meet its constraints"):
        simulate(circle, 1.0, initial=[0.0, 0.0, 0.0, 0.0])


def test_a_position_that_locks_ends_the_run_with_a_reason() -> None:
    """x = t is driven past the vertex of the parabola y² = 1 − x, beyond which there is no state."""

    @kernel
    def flow(x: object, out: object) -> None:
        out[0], out[1] = 1.0, 0.0

    @kernel
    def project(x: object, out: object) -> None:
        gap = x[1] * x[1] + x[0] - 1
        out[0], out[1], out[2], out[3] = x[0], x[1] - gap / (2 * x[1]), absolute(gap), 0.0

    system = plain("lock", 2, flow, lambda x: x * 0, project=project, initial=[0.0, 1.0], storage_names=("a", "b"))
    with pytest.raises(SimulationFailure, match=r"'lock' stopped at t = 1 s.*constraints cannot be met") as failure:
        simulate(system, 3.0)
    assert failure.value.partial["time"].values[-1] == pytest.approx(1.0, abs=1e-3)
    assert failure.value.partial["constraint_error"].values[:-1].max() < 1e-10  # the last is the state that locked


def test_a_tolerance_that_rounding_forbids_is_said() -> None:
    """A constraint in such coordinates that its residual never falls below 3e-9."""

    @kernel
    def flow(x: object, out: object) -> None:
        out[0] = 1.0

    @kernel
    def project(x: object, out: object) -> None:
        out[0], out[1], out[2] = x[0], 3e-9, 0.0

    coarse = plain("coarse", 1, flow, lambda x: x * 0, project=project)
    with pytest.raises(SimulationError, match=r"the error is 3e-09 of its size and Newton's method does not reduce it"):
        simulate(coarse, 1.0)
    run = simulate(coarse, 1.0, constraint_tolerance=1e-8)
    assert np.all(run["constraint_error"] == 3e-9)


IMPLICIT = ["radau", "radau9", "gauss"]


def test_momentum_in_the_world_and_energy_are_conserved(body: System) -> None:
    run = simulate(body, 100.0)
    assert np.abs(run["momentum"].values - run["momentum"].values[0]).max() < 1e-7
    assert np.abs(run["energy_residual"].values).max() < 1e-8
    assert np.abs((run["rotation"].values ** 2).sum(axis=1) - 1).max() < 1e-14


@pytest.mark.sample(1)
@pytest.mark.parametrize("method", ["dop853", *IMPLICIT])
def test_the_motion_is_that_of_the_quaternion_equation(body: System, rng: np.random.Generator, method: str) -> None:
    """SciPy on q̇ = ½ q ∘ (ω, 0) and Euler's equations, to the same tolerance."""
    q, rate, inertia = rng.normal(size=4), rng.normal(0, 2, 3), np.array([1.0, 2.0, 3.5])
    initial = np.concatenate((q / np.linalg.norm(q), rate))

    def flow(t: float, x: np.ndarray) -> np.ndarray:
        u, w, omega = x[:3], x[3], x[4:]
        turn = np.concatenate(((w * omega + np.cross(u, omega)) / 2, [-u @ omega / 2]))
        return np.concatenate((turn, np.cross(inertia * omega, omega) / inertia))

    times = np.linspace(0, 10, 51)
    expected = solve_ivp(flow, (0, 10), initial, "DOP853", times, rtol=1e-12, atol=1e-13).y.T
    run = simulate(body, initial=initial, times=times, method=method, rtol=1e-12, atol=1e-13)
    assert np.abs(run["rate"].values - expected[:, 4:]).max() < 1e-10
    assert np.abs(run["rotation"].values - expected[:, :4]).max() < 1e-10


def test_no_step_leaves_the_reach_of_the_chart(body: System) -> None:
    """With a loose tolerance and steady rotation, only the reach limits the steps."""
    steady = [0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 10.0]
    wide = simulate(body, 100.0, initial=steady, rtol=1e-3, atol=1e-3)
    narrow = simulate(small_systems.rigid_body(reach=0.1), 100.0, initial=steady, rtol=1e-3, atol=1e-3)
    assert wide.attrs["steps"] >= 1000 / 1.5
    assert narrow.attrs["steps"] >= 1000 / 0.1
    for method in IMPLICIT:
        assert simulate(small_systems.rigid_body(reach=0.05), 1.0, method=method, rtol=1e-3).attrs["steps"] > 2.0 / 0.05
    angle = 2 * np.arctan2(narrow["rotation"].values[-1, 2], narrow["rotation"].values[-1, 3])
    assert np.cos(angle - 1000.0) == pytest.approx(1, abs=1e-9)


def test_a_turn_of_the_frame_changes_nothing_but_the_frame(body: System) -> None:
    """Left multiplication of the initial quaternion by p multiplies the whole motion by p."""
    rng = np.random.default_rng(7)
    p = rng.normal(size=4)
    p /= np.linalg.norm(p)
    start = np.array([0.0, 0.0, 0.0, 1.0, 0.3, 1.0, -0.5])
    turned = start.copy()
    turned[:4] = p
    one, two = (simulate(body, 10.0, initial=x)["rotation"].values for x in (start, turned))
    u, w = p[:3], p[3]
    vector = w * one[:, :3] + one[:, 3:] * u + np.cross(u, one[:, :3])
    assert np.abs(two[:, :3] - vector).max() < 1e-12
    assert np.abs(two[:, 3] - (w * one[:, 3] - one[:, :3] @ u)).max() < 1e-12
