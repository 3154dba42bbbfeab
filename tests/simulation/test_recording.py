"""A run is the same bits, in whatever batches its samples are taken away and whatever else is observed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from poinsot import electrical
from poinsot.simulation.failure import SimulationFailure
from poinsot.simulation.results import recording
from simulation.small_systems import explosive, oscillator, particle_on_circle


def tree(seed: int) -> Any:
    """A random tree of bodies with springs and dampers, falling from a random state."""
    rng = np.random.default_rng(seed)
    mechanism = po.Mechanism(zoo.random_model(rng, bodies=4, elements=4))
    q, v = zoo.random_state(mechanism.tree, rng)
    return lambda **options: po.simulate(mechanism, 0.2, initial=(q, v), rtol=1e-7, **options)


def circuit(seed: int) -> Any:
    """Diodes behind a source: solved in the residual form."""
    net = po.Network("rectifier")
    net.add(electrical.VoltageSource("V", "5*sin(20*t)"), "a", "ground")
    net.add(electrical.Resistor("Ri", 0.1), "a", "m")
    net.add(electrical.Diode("D"), "m", "b")
    net.add(electrical.Capacitor("C", 1e-3), "b", "ground")
    net.add(electrical.Resistor("R", 10.0 + seed), "b", "ground")
    return lambda **options: po.simulate(net, 0.2, method="radau", rtol=1e-6, **options)


def driven(seed: int) -> Any:
    """A sampled input that jumps."""
    table = [0.0, 1.0, 1.0, 2.0], [0.0, 0.0, 3.0, 3.0]
    return lambda **options: po.simulate(oscillator(), 2.0, inputs={"force": table}, **options)


def held(seed: int) -> Any:
    """A constrained one, with a fixed step."""
    return lambda **options: po.simulate(particle_on_circle(damping=0.1), 2.0, step=0.01, **options)


def controlled(seed: int) -> Any:
    """A controller whose moments fall on samples and between them."""
    push = po.Controller(0.03, lambda t, x: -2.0 * x[1] + t, reads="state", writes="force")
    return lambda **options: po.simulate(oscillator(), 2.0, controllers=push, **options)


CASES = {"tree": tree, "circuit": circuit, "input": driven, "constraint": held, "control": controlled}


def same(one: po.Trajectory, other: po.Trajectory, names: Any = None) -> None:
    """Equal in every bit, attributes but for seconds too."""
    assert np.array_equal(one.time, other.time)
    for name in one.names if names is None else names:
        (dims, a, about), (dims_, b, about_) = one.variables[name], other.variables[name]
        assert (dims, about) == (dims_, about_) and np.array_equal(a, b), name
    for key in one.attrs:
        assert "seconds" in key or one.attrs[key] == other.attrs[key], key


@pytest.mark.sample(2)
@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("late", [False, True])
def test_batches_change_nothing(case: str, late: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    run = CASES[case](3)
    end = float(run(dataset=False, samples=2).time[-1])
    moments = {"times": np.linspace(0.2 * end * late, end, 307), "start": 0.0}
    whole = run(dataset=False, **moments)
    assert whole.attrs["status"] == "done" and len(whole) == 307
    assert ("jacobians" in whole.attrs) == (case == "circuit")
    for size in (1, 7, 100):
        monkeypatch.setattr(recording, "BATCH", size)
        same(whole, run(dataset=False, **moments))
    assert run(**moments).equals(whole.to_dataset())


@pytest.mark.parametrize("case", CASES)
def test_what_else_is_observed_changes_nothing(case: str) -> None:
    run = CASES[case](4)
    whole = run(dataset=False, samples=31)
    chosen = [name for name in whole.names if not name.startswith(("energy", "constraint", "control"))]
    for name in chosen:
        alone = run(dataset=False, samples=31, outputs=[name])
        same(alone, whole, alone.names)
        assert set(alone.names) & set(chosen) == {name}


@pytest.mark.parametrize("size", [1, 5])
def test_a_run_that_fails_keeps_what_it_has(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def failed() -> Any:
        with pytest.raises(SimulationFailure) as caught:
            po.simulate(explosive(), 2.0, samples=201, dataset=False)
        return caught.value.partial

    whole = failed()
    monkeypatch.setattr(recording, "BATCH", size)
    same(whole, failed())


def counted(monkeypatch: pytest.MonkeyPatch, run: Callable[[], Any]) -> int:
    """How many samples the largest batch of a run holds."""
    sizes = []
    take = recording.Recorder.take
    monkeypatch.setattr(
        recording.Recorder, "take", lambda self, s, more: (sizes.append(len(s.times)), take(self, s, more))[1]
    )
    run()
    return max(sizes)


def test_batches_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """By their size, or by the samples in the longest step."""
    monkeypatch.setattr(recording, "BATCH", 50)
    assert counted(monkeypatch, lambda: po.simulate(oscillator(), 1.0, samples=1001, max_step=0.01)) <= 50
    assert counted(monkeypatch, lambda: po.simulate(oscillator(), 1.0, samples=1001, max_step=0.1)) <= 110


def test_a_trajectory_says_what_it_holds() -> None:
    run = po.simulate(oscillator(), 1.0, samples=5, dataset=False)
    assert isinstance(run, po.Trajectory) and len(run) == 5 and "state" in run and "stat" not in run
    assert run.units("energy_stored") == "J" and run.dims("state") == ("time", "coordinate")
    assert run["storage"].tolist() == ["spring", "mass"] and run.ledger() == po.ledger(run.to_dataset())
    assert "state" in repr(run) and run["time"] is run.time
    with pytest.raises(po.SimulationError, match="did you mean 'state'"):
        run["stat"]
    one, other = run.to_dataset(), run.to_dataset()
    one["storage"].attrs["mine"] = 1.0
    one.attrs["mine"] = 1.0
    assert not other["storage"].attrs and "mine" not in run.attrs and "mine" not in run.to_dataset()["storage"].attrs
    assert (
        one.sel(time=0.25)["state"].sizes == {"coordinate": 2} and one.sel(storage="mass")["energy_storage"].ndim == 1
    )


@pytest.mark.parametrize("stride", [1, 3, 7])
def test_samples_at_steps_are_the_ends_of_steps(stride: int) -> None:
    run = po.simulate(oscillator(), 1.005, step=0.01, steps_per_sample=stride, method="rk4", dataset=False)
    every = po.simulate(oscillator(), 1.005, step=0.01, steps_per_sample=1, method="rk4", dataset=False)
    assert run.attrs["steps"] == 101 and run.time[-1] == 1.005
    assert np.array_equal(run.time[:-1], 0.01 * (stride * np.arange(100 // stride + 1)))
    assert np.array_equal(run["state"][:-1], every["state"][:-1:stride][: len(run) - 1])
    assert np.array_equal(run["state"][-1], every["state"][-1])


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        ({"steps_per_sample": 2}, "give step="),
        ({"steps_per_sample": 2, "step": 0.1, "samples": 5}, "give one"),
        ({"steps_per_sample": 2, "step": 0.1, "times": [0.0, 1.0]}, "give one"),
        ({"steps_per_sample": 0, "step": 0.1}, "positive"),
        ({"steps_per_sample": 1.5, "step": 0.1}, "whole number"),
        ({"steps_per_sample": 1, "step": 1e-9}, "take more steps each"),
    ],
)
def test_contradictions_are_refused(options: dict[str, Any], fault: str) -> None:
    with pytest.raises(po.SimulationError, match=fault):
        po.simulate(oscillator(), 1.0, **options)
