"""The ledger closes: what is stored is what was supplied less what was dissipated, and the books agree with physics."""

from __future__ import annotations

import numpy as np
import pytest

from poinsot import System
from poinsot.simulation.results.ledger import ledger
from poinsot.simulation.simulate import simulate
from simulation import small_systems
from simulation.small_systems import HandMade, kernel, plain


@pytest.mark.parametrize("seed", range(6))
def test_the_energy_residual_is_far_below_the_turnover(oscillator: System, seed: int) -> None:
    rng = np.random.default_rng(seed)
    knots = np.sort(rng.uniform(0, 20, 30))
    run = simulate(oscillator, 20.0, initial=rng.normal(size=2), inputs={"force": (knots, rng.normal(0, 20, 30))})
    books = ledger(run)
    assert books.ratio < 1e-10
    assert books.worst_residual == np.abs(run["energy_residual"]).max()
    assert books.turnover > 1.0


def test_the_ledger_names_every_storage_port_and_dissipator(oscillator: System) -> None:
    run = simulate(oscillator, 5.0, inputs={"force": 3.0})
    books = ledger(run)
    assert [(each.kind, each.name) for each in books.entries] == [
        ("storage", "spring"), ("storage", "mass"), ("port", "force"), ("dissipator", "damper"),
    ]  # fmt: skip
    spring, mass, force, damper = books.entries
    position = run["state"].values[:, 0]
    assert force.joules == pytest.approx(3.0 * (position[-1] - position[0]), abs=1e-9)
    assert spring.joules == pytest.approx(25 * (position[-1] ** 2 - position[0] ** 2), abs=1e-12)
    assert spring.start is not None and spring.end == pytest.approx(spring.start + spring.joules)
    assert damper.joules > 0 and damper.start is None
    balance = spring.joules + mass.joules - force.joules + damper.joules
    assert books.residual == pytest.approx(balance, abs=1e-13)


def test_everything_is_dissipated_in_the_end(oscillator: System) -> None:
    run = simulate(oscillator, 400.0, initial=[1.0, 0.0])
    assert float(run["energy_dissipated"][-1, 0]) == pytest.approx(25.0, rel=1e-9)
    assert np.all(np.diff(run["energy_dissipated"].values[:, 0]) >= -1e-12)


def test_turnover_is_the_running_sum_of_what_was_exchanged(oscillator: System) -> None:
    """With a step a hundredth of the sampling, what goes through the port between samples counts too."""
    fine = simulate(oscillator, 3.0, inputs={"force": 1.0}, times=np.linspace(0, 3, 3001), max_step=1e-3)
    columns = [fine[name].values for name in ("energy_storage", "energy_supplied", "energy_dissipated")]
    expected = np.abs(np.diff(np.hstack(columns), axis=0)).sum()
    assert float(fine["energy_turnover"][-1]) == pytest.approx(expected, rel=1e-3)
    assert np.all(np.diff(fine["energy_turnover"]) >= 0)
    coarse = simulate(oscillator, 3.0, inputs={"force": 1.0}, times=[0.0, 3.0], max_step=1e-3)
    through = np.abs(np.diff(np.hstack(columns[1:]), axis=0)).sum()
    stored = np.abs(np.diff(coarse["energy_storage"].values, axis=0)).sum()
    assert float(coarse["energy_turnover"][-1]) == pytest.approx(through + stored, rel=1e-3)


def test_the_books_start_with_the_run_not_with_the_first_sample(oscillator: System) -> None:
    late = simulate(oscillator, times=[1.0, 2.0])
    whole = simulate(oscillator, times=[0.0, 1.0, 2.0])
    assert late.sizes["time"] == 2
    for name in ("energy_stored", "energy_dissipated", "energy_residual", "energy_turnover"):
        assert np.array_equal(late[name].values, whole[name].values[1:]), name
    assert ledger(late) == ledger(whole)


def test_nothing_that_moves_is_a_clean_ledger(oscillator: System) -> None:
    books = ledger(simulate(oscillator, 1.0, initial=[0.0, 0.0]))
    assert books.ratio == 0.0 and books.turnover == 0.0


def test_energies_are_controlled_even_when_they_do_not_move_the_state() -> None:
    """A fast, strong force on a heavy body: the state hardly notices it, the ledger must."""
    system = plain("shaken", 2, _shaken(), lambda x: 5e5 * x[:, 1:] ** 2, port_names=("shaker",), initial=[0.0, 1e3])
    assert ledger(simulate(system, 5.0, rtol=1e-8, atol=1e-10)).ratio < 1e-9


def _shaken() -> HandMade:
    @kernel
    def flow(x: object, out: object) -> None:
        velocity, force = x[1] + x[3], 1e6 * np.sin(100 * x[4] + x[0] + x[2])
        out[0], out[1], out[2] = velocity, force / 1e6, force * velocity

    return flow


def test_a_damped_constrained_system_keeps_its_books() -> None:
    run = simulate(small_systems.particle_on_circle(damping=0.3), 30.0)
    assert ledger(run).ratio < 1e-10
    assert run.attrs["steps"] > 100
