"""Port-Hamiltonian systems run: their ledger closes, feedback and closed loop agree, bad input is refused."""

from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot import PortHamiltonian
from poinsot.simulation import HamiltonianSystem
from poinsot.structures import assigned, pi_control
from structures.random_structures import ball_energy, levitated_ball, random_mechanical


@pytest.mark.parametrize("seed", range(3))
def test_the_ledger_of_any_system_closes(seed: int) -> None:
    rng = np.random.default_rng(seed)
    closed = pi_control(random_mechanical(rng), 0.5, 2.0)
    run = po.simulate(
        HamiltonianSystem(closed), time=5.0, initial=rng.normal(size=8), max_step=5e-3,
        inputs={"f0": "sin(3*t)", "f1": ([0.0, 1.0, 1.0, 5.0], [0.0, 1.0, -1.0, 0.5])},
    )  # fmt: skip
    assert run.attrs["steps"] >= 1000
    assert float(abs(run.energy_residual).max()) < 1e-9 * float(run.energy_turnover[-1])


def test_the_ball_is_brought_to_its_height_and_kept_there() -> None:
    plant = levitated_ball()
    energy, J, rest = ball_energy(0.03)
    found = assigned(plant, energy, J, np.diag([1.0, 0.0, 0.0]), states=[rest])
    start = rest + np.array([0.0, 0.01, 0.0])
    closed = po.simulate(HamiltonianSystem(found.closed_loop), time=20.0, initial=start)
    fed = po.simulate(HamiltonianSystem(plant, found.feedback), time=20.0, initial=start)
    assert float(closed["height"][-1]) == pytest.approx(0.03, abs=1e-9)
    np.testing.assert_allclose(fed["height"], closed["height"], atol=1e-9)
    assert float(closed.energy_stored.diff("time").max()) < 1e-12  # H_d only falls
    for run in (closed, fed):
        assert float(abs(run.energy_residual).max()) < 1e-9 * float(run.energy_turnover[-1])


def oscillator() -> PortHamiltonian:
    return PortHamiltonian(
        lambda x: (x[0] ** 2 + x[1] ** 2) / 2, [[0, 1], [-1, 0]], ("q", "p"), None, [[0], [1]], ("f",),
        name="oscillator",
    )  # fmt: skip


def test_names_and_shapes_are_checked() -> None:
    system = HamiltonianSystem(oscillator())
    with pytest.raises(po.SimulationError, match="no input 'force'"):
        po.simulate(system, time=1.0, inputs={"force": 1.0})
    with pytest.raises(po.SimulationError, match="no state 'x'"):
        po.simulate(system, time=1.0, initial={"x": 1.0})
    with pytest.raises(po.SimulationError, match="2 finite numbers"):
        po.simulate(system, time=1.0, initial=[1.0, np.nan])
    with pytest.raises(po.SimulationError, match="cannot be compiled"):
        po.simulate(system, time=1.0, inputs={"f": lambda t: 1.0 if t > 0.5 else 0.0})


def test_an_oscillator_turns_round() -> None:
    run = po.simulate(oscillator(), times=[0.0, np.pi / 2, np.pi], initial={"q": 1.0})
    np.testing.assert_allclose(run["q"], [1.0, 0.0, -1.0], atol=1e-10)
    np.testing.assert_allclose(run["p"], [0.0, -1.0, 0.0], atol=1e-10)


@pytest.mark.parametrize(
    ("J", "R", "words"),
    [
        (lambda x: [[0.0, 1.0], [-0.9, 0.0]], None, "J is not skew between 'q' and 'p'.*at the state"),
        (lambda x: [[0.0, 1.0], [-1.0 - 0.1 * x[0], 0.0]], None, "J is not skew between 'q' and 'p'.*at the state"),
        (lambda x: [[0.0, 1.0], [-1.0, 0.0]], lambda x: [[0.0, 0.0], [0.0, x[0]]], "makes energy at 'p'.*at the state"),
        (lambda x: [[0.0, 1.0]], None, "J must be 2 × 2; at x = .* it has the shape"),
        (lambda x: [[0.0, 1.0], [-1.0, 0.0]], lambda x: [x[1], x[1]], "R must be 2 × 2"),
    ],
    ids=["from the start", "on the way", "R on the way", "shape of J", "shape of R"],
)
def test_matrices_of_the_state_that_make_energy_are_refused(J: Any, R: Any, words: str) -> None:
    """The second and the third are what they must be at the start, x = (0, 1), and elsewhere no more."""
    model = PortHamiltonian(lambda x: (x[0] * x[0] + x[1] * x[1]) / 2, J, ("q", "p"), R)
    with pytest.raises((po.SimulationError, po.ModelError), match=words):
        po.simulate(HamiltonianSystem(model).system(initial=[0.0, 1.0]), time=6.0)


def test_matrices_of_the_state_that_keep_energy_are_not_refused() -> None:
    """As large or as small as units make them: a rigid body, scaled by 1e-9 and by 1e9."""
    for size in (1e-9, 1.0, 1e9):

        def J(x: Any, size: float = size) -> Any:
            return [[0.0, -x[2], x[1]], [x[2], 0.0, -x[0]], [-x[1], x[0], 0.0]]

        def energy(x: Any, size: float = size) -> Any:
            return (x[0] ** 2 + x[1] ** 2 / 2 + x[2] ** 2 / 3) / (2 * size)

        model = PortHamiltonian(energy, J, ("a", "b", "c"))
        run = po.simulate(HamiltonianSystem(model).system(initial=[size, 0.1 * size, -size]), time=2.0)
        assert float(abs(run["energy_residual"]).max()) <= 1e-8 * size
