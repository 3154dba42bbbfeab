"""Ledgers of runs, and their verdict."""

import warnings
from collections.abc import Callable
from dataclasses import replace
from math import cos
from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot import LedgerWarning, PortHamiltonian, System, electrical, thermal, translational
from poinsot.algebra import cos as cosine
from poinsot.algebra import sqrt
from poinsot.cli import app
from poinsot.simulation import Observation
from poinsot.simulation.failure import SimulationFailure
from poinsot.simulation.results.ledger import bound_at, ledger
from poinsot.simulation.simulate import simulate
from simulation import small_systems
from simulation.small_systems import HandMade, kernel, plain
from simulation.stepped import box, floor, run, scene, state


def test_the_energy_residual_is_far_below_the_turnover(oscillator: System, rng: np.random.Generator) -> None:
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


SCALES = (1e-8, 1.0, 1e8)
SHIFTS = (0.0, 7.0, -1e3)
METHODS = ("dop853", "gauss")


def hamiltonian(scale: float, shift: float, wrong: float) -> PortHamiltonian:
    """A pendulum that drives a spring; the matrix J(x) is skew but for ``wrong``."""

    def energy(x: Any) -> Any:
        return scale * (x[1] * x[1] / 2 - cosine(x[0]) + x[2] * x[2]) + scale * shift

    def J(x: Any) -> Any:
        return np.array([[0.0, 1.0, 0.0], [-1.0 + wrong, 0.0, -1.0], [0.0, 1.0, 0.0]]) / scale + 0.0 * x[0]

    return PortHamiltonian(energy, J, ("q", "p", "x"))


@pytest.mark.sample(3)
@pytest.mark.parametrize("shift", SHIFTS)
@pytest.mark.parametrize("scale", SCALES)
def test_a_structure_that_is_not_skew_never_balances(
    scale: float, shift: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is refused by its entries; were it not, the ledger would tell."""
    for wrong in (0.3, 1e-4):
        with pytest.raises(po.SimulationError, match="J is not skew between 'q' and 'p'"):
            po.simulate(hamiltonian(scale, shift, wrong), 5.0, initial=[1.0, 0.5, 0.2])
    monkeypatch.setattr(PortHamiltonian, "check", lambda self, at=None: None)
    for wrong in (0.3, 1e-4):
        with pytest.warns(po.LedgerWarning, match="its ledger misses"):
            run = po.simulate(hamiltonian(scale, shift, wrong), 5.0, initial=[1.0, 0.5, 0.2])
        assert run.attrs["status"] == "unbalanced" and not ledger(run).balanced
        assert 0.01 * wrong < run.attrs["ledger_ratio"] < 10 * wrong


@pytest.mark.sample(2)
@pytest.mark.parametrize("shift", SHIFTS)
@pytest.mark.parametrize("scale", SCALES)
def test_a_perfect_one_always_does(scale: float, shift: float) -> None:
    with warnings.catch_warnings(action="error", category=po.LedgerWarning):
        for method in METHODS:
            run = po.simulate(hamiltonian(scale, shift, 0.0), 5.0, initial=[1.0, 0.5, 0.2], method=method, rtol=1e-10)
            assert run.attrs["status"] == "done" and run.attrs["ledger_ratio"] < 1e-7


@pytest.mark.parametrize(
    "rate", [[0.0, 2.0, 0.0], [0.1, 2.0, 0.2], [1e-9, 0.0, 0.0], [1e6, 3e6, -1e5], [0.0, 0.0, 0.0]]
)
def test_a_body_that_keeps_its_energy_is_not_blamed_for_rounding(body: System, rate: list[float]) -> None:
    """What it exchanges is noise, or nothing; what it has is not."""
    time = 10 / max(1.0, np.abs(rate).max())
    run = simulate(body, time, initial=[0, 0, 0, 1, *rate])
    assert run.attrs["status"] == "done" and ledger(run).ratio < 1e-9


@pytest.mark.parametrize("angle", [0.0, 1e-13, 1e-3, 2.0])
def test_a_pendulum_at_rest_and_in_motion_passes(pendulum: System, angle: float) -> None:
    run = simulate(pendulum, 20.0, initial=[angle, 0.0])
    assert run.attrs["status"] == "done"
    assert ledger(run).scale == pytest.approx(1 - cos(angle), rel=1e-6, abs=1e-20)


def wrongly_metered(sign: float) -> System:
    """An oscillator with a damper, whose power is observed with a factor."""

    @kernel
    def flow(x: Any, out: Any) -> None:
        q, v = x[0] + x[2], x[1] + x[3]
        out[0], out[1], out[2] = v, -q - 0.1 * v, sign * 0.1 * v * v

    return plain("metered", 2, flow, lambda x: (x**2).sum(axis=1, keepdims=True) / 2, dissipator_names=("damper",),
                 initial=np.array([1.0, 0.0]))  # fmt: skip


@pytest.mark.parametrize(("factor", "status"), [(1.0, "done"), (-1.0, "unbalanced"), (0.999, "unbalanced")])
def test_a_power_with_a_wrong_sign_or_factor_is_told(factor: float, status: str) -> None:
    system = wrongly_metered(factor)
    with warnings.catch_warnings(action="ignore", category=po.LedgerWarning):
        assert simulate(system, 10.0).attrs["status"] == status


def test_drift_is_not_hidden_by_the_length_of_a_run() -> None:
    """Friction that nobody books: 1e-7 of the energy in a period. The turnover grows with it, the scale does not."""

    @kernel
    def flow(x: Any, out: Any) -> None:
        out[0], out[1] = x[1] + x[3], -(x[0] + x[2]) - 1e-8 * (x[1] + x[3])

    system = plain(
        "leaking", 2, flow, lambda x: x**2 / 2, storage_names=("spring", "mass"), initial=np.array([1.0, 0.0])
    )
    with pytest.warns(po.LedgerWarning):
        short, long = (ledger(simulate(system, time)) for time in (300.0, 3000.0))
    assert long.ratio == pytest.approx(10 * short.ratio, rel=0.02) == pytest.approx(3e-5, rel=0.02)
    assert long.drift == pytest.approx(-long.ratio) and long.scale == pytest.approx(0.5, rel=1e-3)
    assert long.worst_residual / long.turnover < 0.1 * long.ratio


def two_oscillators(size: float, parts: tuple[int, ...]) -> System:
    """A perfect one with the energy ``size``, and one of 1 J that loses a ten-thousandth in a period unbooked."""

    @kernel
    def flow(x: Any, out: Any) -> None:
        out[0], out[1] = x[1] + x[5], -(x[0] + x[4])
        out[2], out[3] = x[3] + x[7], -(x[2] + x[6]) - 1e-5 * (x[3] + x[7])

    def energies(x: Any) -> Any:
        return np.stack(((x[:, :2] ** 2).sum(axis=1), (x[:, 2:] ** 2).sum(axis=1)), axis=1) / 2

    start = np.array([np.sqrt(2 * size), 0.0, np.sqrt(2.0), 0.0])
    return plain("two", 4, flow, energies, storage_names=("large", "small"), initial=start, parts=parts)


def test_a_large_part_beside_does_not_hide_a_small_broken_one() -> None:
    with pytest.warns(po.LedgerWarning):
        alone = simulate(two_oscillators(1e-3, (0, 1)), 20.0)
        beside = simulate(two_oscillators(1e12, (0, 1)), 20.0, rtol=1e-12)
    assert ledger(beside).ratio == pytest.approx(ledger(alone).ratio, rel=1e-3)


def test_networks_know_their_parts() -> None:
    net = po.Network("two")
    for k in (1, 2):
        net.add(electrical.Capacitor(f"C{k}", 1e-3, voltage=1.0), f"n{k}", "ground")
        net.add(electrical.Resistor(f"R{k}", 1e3), f"n{k}", "ground")
    net.add(electrical.Transformer("T", 2.0), "n2", "ground", "n3", "ground")
    net.add(electrical.Resistor("R3", 1e3), "n3", "ground")
    system = net.system(inputs={}, initial=None)
    assert system.books.dissipator_names == ("R1", "R2", "R3") and system.books.storage_names == ("C1", "C2")
    assert system.books.parts == (0, 1, 0, 1, 1)


def test_heat_counts_by_its_changes() -> None:
    """A resistor that warms a large body: the heat that was there before does not hide what is missing."""
    net = po.Network("warm")
    net.add(electrical.Capacitor("C", 1e-3, voltage=2.0), "a", "ground")
    net.add(electrical.HeatingResistor("R", 100.0), "a", "ground", "body")
    net.add(thermal.HeatCapacity("body", 2e5, temperature=293.15), "body")
    run = po.simulate(net, 1.0)
    assert run.attrs["status"] == "done" and ledger(run).scale < 1.0


def test_weights_count_by_their_changes() -> None:
    net = po.Network("weight")
    net.add(translational.Mass("m", 1.0, velocity=1.0), "m")
    net.add(translational.Spring("k", 100.0), "m", "ground")
    net.add(translational.Weight("w", 1.0, height=1e6), "m")
    run = po.simulate(net, 5.0)
    assert run.attrs["status"] == "done" and ledger(run).scale < 100.0


@pytest.mark.parametrize(("rtol", "bound"), [(1e-14, 1e-8), (1e-11, 1e-7), (1e-8, 1e-6), (1e-3, 1e-6)])
def test_the_bound_follows_the_tolerance_within_limits(rtol: float, bound: float) -> None:
    assert bound_at(rtol) == pytest.approx(bound)


def test_numbers_without_proportion_do_not_end_done(
    tmp_path: Any, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def poinsot(*arguments: str) -> int:
        monkeypatch.setattr("sys.argv", ["poinsot", "simulate", "examples/double_pendulum.toml", *arguments])
        return app.run()

    assert poinsot("--time", "1", "--initial", "shoulder=1e8", "--out", str(tmp_path / "a.nc")) == 3
    told = capsys.readouterr()
    assert "unbalanced" in told.out and "its ledger misses" in " ".join(told.err.split())
    assert po.read(tmp_path / "a.nc").attrs["status"] == "unbalanced"
    assert poinsot("--time", "1") == 0


def test_a_ledger_in_a_file_has_the_same_verdict(tmp_path: Any) -> None:
    with pytest.warns(po.LedgerWarning):
        run = simulate(wrongly_metered(0.99), 20.0)
    assert ledger(po.read(po.write(run, tmp_path / "run.nc"))) == ledger(run)


def vanishing(variable: Callable[[Any], Any]) -> System:
    """A harmless motion, with an observation that has no value after 0.5 s."""
    system = small_systems.oscillator()
    current = Observation(("coordinate",), {"units": "A"}, lambda b: variable(b.times)[:, None] * np.array([0.0, 1.0]))
    return replace(system, books=replace(system.books, observations={**system.books.observations, "current": current}))


@pytest.mark.parametrize("value", [np.nan, np.inf])
def test_nothing_is_done_with_a_number_missing(value: float) -> None:
    system = vanishing(lambda t: np.where(t > 0.5, value, 1.0))
    times = np.linspace(0, 1, 101)
    with pytest.raises(SimulationFailure, match=r"from t = 0.51 s on.*'current'") as failed:
        simulate(system, times=times)
    partial = failed.value.partial
    assert partial.attrs["status"] == "failed" and "0.51" in partial.attrs["failure"]
    assert partial.sizes["time"] == 51 and np.isfinite(partial["state"]).all()
    assert simulate(system, times=times, outputs=["state"]).attrs["status"] == "done"


def test_a_law_without_a_value_names_its_element() -> None:
    """What stands beside the motion and has no part in it is looked at all the same."""
    net = po.Network("root")
    net.add(electrical.VoltageSource("V", "1 - t/5"), "a", "ground")
    net.add(electrical.NonlinearResistor("N", current=lambda v: sqrt(v) * v, active=True), "a", "ground")
    net.add(electrical.Resistor("R", 1.0), "a", "b")
    net.add(electrical.Capacitor("C", 1.0), "b", "ground")
    with pytest.raises(SimulationFailure, match=r"t = (4.99|5)[^N]*'[NV]'") as failed:
        po.simulate(net, 10.0)
    assert all(np.isfinite(each).all() for each in failed.value.partial.values())


FAST = "examples/andrews.toml"
"""A squeezer that makes a turn in some milliseconds."""


def test_a_step_that_is_too_long_is_unbalanced() -> None:
    """More than a twentieth of the energies: a warning that says so, and a status; a short step is done."""
    m = po.load(FAST)
    with pytest.warns(LedgerWarning, match="time-stepping itself has made or taken"):
        long = run(m, 0.03, 3e-4, None, samples=31)
    assert long.attrs["status"] == "unbalanced" and po.ledger(long).scheme > 0.05
    assert po.ledger(long).ratio < 1e-10, "the books themselves are an identity"
    short = run(m, 0.03, 2e-6, None, samples=31)
    assert short.attrs["status"] == "done" and not po.ledger(short).scheme > 0.05
    own = [abs(short["energy_dissipated"].sel(element=name).values).max() for name in ("time-stepping",)]
    assert po.ledger(short).scheme >= max(own) / float(short["energy_scale"][-1]) > 0.0


def test_what_stands_is_balanced() -> None:
    """A box at rest: rounding over rounding is no share."""
    m = scene([box("b", (0.4, 0.2, 0.1))], floor(), mu=0.5)
    found = run(m, 1.0, 5e-3, state(m, [[0.0, 0.0, 0.05]]), samples=2)
    assert found.attrs["status"] == "done" and po.ledger(found).scheme == 0.0
    assert np.abs(found["joint_velocity"].values).max() < 1e-14
