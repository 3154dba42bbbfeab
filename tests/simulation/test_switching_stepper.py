"""A stepper lands on what switches within its steps, and is restored bit for bit."""

from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from cases import saved
from poinsot import SimulationError
from simulation.bouncing import ball
from switching.limited_chains import STOP, chain


@pytest.mark.parametrize("method", ["rk4", "dop853", "radau"])
def test_steps_of_a_ball_are_those_of_a_run(method: str) -> None:
    stepper = po.Stepper(ball(), 0.01, method)
    stepper.step(count=100)
    saved = stepper.save()
    stepper.step(count=50)
    state = stepper.state
    run = po.simulate(ball(), 1.5, method=method, step=0.01 if method == "rk4" else None, max_step=0.01, samples=2)
    np.testing.assert_allclose(state, run["state"].values[-1], atol=1e-12)
    assert abs(stepper.energy.residual) < 1e-12
    other = po.Stepper(ball(), 0.01, method)
    other.restore(saved)
    other.step(count=50)
    np.testing.assert_array_equal(other.state, state)


@pytest.mark.parametrize("method", ["rk4", "radau"])
@pytest.mark.parametrize("seed", [3, 8])
def test_steps_of_a_chain_on_its_limits_are_those_of_a_run(tmp_path: Path, seed: int, method: str) -> None:
    """Joints that fall against their limits and rest there: the state within them, the books closed."""
    rng = np.random.default_rng(seed)
    bounds = [(-float(rng.uniform(0.1, 0.4)), float(rng.uniform(0.1, 0.4))) for _ in range(3)]
    m = po.load(chain(tmp_path, *bounds))
    stepper = po.Stepper(m, 2e-3, method, inputs=m.freedom_names)
    tau = 2.0 * rng.normal(size=m.nv)
    stepper.step(tau)
    for _ in range(399):
        stepper.step()
        assert (stepper.state[: m.nq] > [low - 1e-11 for low, _ in bounds]).all()
    inputs, limits = dict(zip(m.freedom_names, tau, strict=True)), {"step": 2e-3} if method == "rk4" else {}
    run = po.simulate(m, 0.8, method=method, inputs=inputs, samples=2, max_step=2e-3, progress=False, **limits)
    np.testing.assert_allclose(stepper.state[: m.nq], run["joint_position"].values[-1], atol=1e-9)
    books = stepper.energy
    assert abs(books.residual) < (1e-8 if method == "rk4" else 1e-9) * max(1.0, sum(books.dissipated.values()))
    assert np.count_nonzero(stepper._steps.sigma()) > 0  # type: ignore[union-attr]


def test_the_same_inputs_again_change_nothing_and_others_are_decided(tmp_path: Path) -> None:
    """Of a rod on its stop: held there, let go by a torque, and held again by another."""
    m = po.load(saved(tmp_path / "stop.toml", STOP))
    start = {"initial": {"hinge": -0.5}, "inputs": ["hinge"]}
    one, other = (po.Stepper(m, 1e-3, **start) for _ in range(2))
    up = np.array([20.0])
    for torque, rests in ((0.0, True), (20.0, False), (0.0, False)):
        one.step([torque], 300)
        for _ in range(300):
            other.step(np.array([torque]))
        np.testing.assert_array_equal(one.state, other.state)
        assert (one.state[0] == -0.5) == rests
    one.step(up, 0)
    kept = one.save()
    one.step(count=50)
    other.restore(kept)
    other.step(count=50)
    np.testing.assert_array_equal(one.state, other.state)


def test_a_step_that_an_event_of_the_file_ends_leaves_all_as_it_was(tmp_path: Path) -> None:
    text = STOP + '[events.low]\nguard = "hinge + 0.2"\nterminal = true\n'
    (tmp_path / "stop.toml").write_text(text)
    for method in ("rk4", "radau", "moreau"):
        stepper = po.Stepper(po.load(tmp_path / "stop.toml"), 1e-2, method)
        with pytest.raises(SimulationError, match=r"the event 'low' ends the run of .* within this step"):
            stepper.step(count=100)
        time, state, energy = stepper.time, stepper.state, stepper.energy
        assert -0.2 < state[0] < -0.1
        with pytest.raises(SimulationError, match="the event 'low'"):
            stepper.step()
        assert (stepper.time, stepper.energy) == (time, energy)
        np.testing.assert_array_equal(stepper.state, state)


def test_the_semi_implicit_method_does_not_land_on_events() -> None:
    with pytest.raises(SimulationError, match="semi-implicit method does not land on events"):
        po.Stepper(ball(), 0.01, "semi-implicit")
