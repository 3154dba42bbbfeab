"""Runs of one model, one after the other: what they leave for the next changes nothing."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from threading import Barrier
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import EXAMPLES

CLOCKS = {"compile_seconds", "loop_compile_seconds", "loop_seconds", "dataset_seconds"}


def held(run: Any) -> dict[str, object]:
    """All bits of a run, and its attributes without those of clocks."""
    found: dict[str, object] = {name: (run.dims(name), run[name].tobytes(), run.variables[name][2]) for name in run}
    return found | {"time": run.time.tobytes(), "labels": run.labels, "attrs": without_clocks(run.attrs)}


def without_clocks(attrs: Mapping[Any, Any]) -> str:
    return repr({name: value for name, value in attrs.items() if name not in CLOCKS})


def runs_of(file: str) -> list[dict[str, Any]]:
    """Options of runs that differ in time, samples, start, method, tolerance, outputs and initial values."""
    found: list[dict[str, Any]] = [
        {"time": 0.3}, {"time": 0.4}, {"time": 0.4, "samples": 50}, {"start": 0.1, "time": 0.5}, {"time": 0.3},
        {"time": 0.3, "method": "radau"}, {"time": 0.4, "method": "radau"}, {"time": 0.2, "rtol": 1e-8},
        {"time": 0.3, "max_steps": 3}, {"time": 0.3, "outputs": ["energy_storage"]}, {"times": [0.2, 0.3]},
        {"time": 0.3, "method": "rk4", "step": 1e-3}, {"time": 0.4, "method": "rk4", "step": 1e-3},
    ]  # fmt: skip
    if file != "networks/motor_drives_four_bar.toml":
        state = po.load(EXAMPLES / file).system().state.initial
        found += [{"time": 0.3, "initial": state}, {"time": 0.4}]
    if file == "double_pendulum.toml":
        inputs = [{"elbow": 0.2}, {"elbow": 0.3}, {"elbow": ([0.0, 0.1], [0.0, 1.0])}, {"elbow": "sin(9*t)"}]
        found += [{"time": 0.3, "inputs": each} for each in (*inputs, {"shoulder": 0.1, "elbow": 0.2})]
        found += [{"time": 0.3, "initial": state + shift} for shift in (0.1, -0.2)]
        found += [{"time": 0.3, "method": "gonzalez", "step": h} for h in (1e-2, 5e-3)]
    return found


def run(model: Any, options: Mapping[str, Any]) -> dict[str, object]:
    """The run; of one that fails what there is of it."""
    try:
        return held(po.simulate(model, dataset=False, **options))
    except po.SimulationFailure as failure:
        return held(failure.partial) | {"failure": str(failure)}


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    "file", ["double_pendulum.toml", "four_bar.toml", "bouncing_ball.toml", "networks/motor_drives_four_bar.toml"]
)
@pytest.mark.filterwarnings("ignore::poinsot.errors.RunWarning")
def test_a_run_after_others_is_that_of_a_model_just_read(file: str) -> None:
    """Law  every bit of variables, labels and attributes, whatever ran before."""
    model = po.load(EXAMPLES / file)
    for options in runs_of(file):
        assert run(model, options) == run(po.load(EXAMPLES / file), options), options


FAR = 1e9


@pytest.mark.parametrize(
    ("file", "shift", "options"),
    [
        ("double_pendulum.toml", 0.3, {}), ("bouncing_ball.toml", 0.1, {}), ("bouncing_ball.toml", FAR, {}),
        ("stick_slip.toml", 0.01, {}), ("parallelogram.toml", 0.0, {"method": "gonzalez", "step": 0.01}),
        ("double_pendulum.toml", 0.3, {"method": "gonzalez", "step": 0.01}),
    ],
)  # fmt: skip
def test_a_start_is_that_of_a_system_made_there(file: str, shift: float, options: dict[str, Any]) -> None:
    """Law  what depends on where a run starts (limits that act, rounding far away, rows that are kept) is of its own
    start, whatever System is at hand."""
    model = po.load(EXAMPLES / file)
    po.simulate(model, 0.1, **options)
    state = model.system().state.initial + shift * (np.arange(len(model.system().state.initial)) < 1)
    there = model.system(initial=state)
    one, two = (po.simulate(each, 0.2, initial=state, dataset=False, **options) for each in (model, there))
    assert all(one[name].tobytes() == two[name].tobytes() for name in two)
    if shift == FAR:
        assert model.system().forms.restarts(state) is not None


@pytest.mark.parametrize("file", ["double_pendulum.toml", "bouncing_ball.toml"])
def test_two_threads_that_run_one_model_at_once_share_nothing(file: str) -> None:
    """Law  runs of a model in two threads at once are those of one thread after the other."""
    model, meet = po.load(EXAMPLES / file), Barrier(2)
    state = model.system().state.initial
    starts = [np.where(state == 0.0, 0.0, state * (1 + 1e-3 * k)) for k in range(8)]
    options = [{"time": 1.0, "initial": each} for each in starts]
    alone = [run(model, each) for each in options]

    def several(first: int) -> list[dict[str, object]]:
        meet.wait()
        return [run(model, each) for each in options[first::2] * 4]

    with ThreadPoolExecutor(2) as threads:
        one, two = threads.map(several, (0, 1))
    assert one == alone[0::2] * 4
    assert two == alone[1::2] * 4


def test_a_copy_of_a_system_has_no_runs_of_the_first() -> None:
    """Law  what is kept with a System is of that one: a copy that is given other parts runs with these."""
    system, other = (po.load(EXAMPLES / f"{name}.toml").system() for name in ("double_pendulum", "cart_pole"))
    before = run(system, {"time": 0.3})
    changed = copy(system)
    changed.__dict__.update(vars(other))
    assert run(system, {"time": 0.3}) == before != run(changed, {"time": 0.3}) == run(other, {"time": 0.3})


def test_a_result_stays_as_it_is_when_its_model_runs_again() -> None:
    """Law  no array of a result is one that a later run writes."""
    model = po.load(EXAMPLES / "double_pendulum.toml")
    first = po.simulate(model, 0.3, dataset=False)
    before = held(first)
    for end in (0.3, 0.5):
        po.simulate(model, end, initial=model.system().state.initial + 0.1)
    assert held(first) == before


def test_what_is_said_of_options_is_said_of_every_run() -> None:
    """Law  options are refused, and warned of, as in the first run, whatever was asked for before: 1 is not True."""
    model = po.load(EXAMPLES / "double_pendulum.toml")
    fixed = {"time": 0.1, "method": "rk4", "step": 1e-2}
    for _ in range(2):
        po.simulate(model, steps_per_sample=1, **fixed)
        with pytest.raises(po.SimulationError, match="True"):
            po.simulate(model, steps_per_sample=True, **fixed)
        with pytest.warns(po.RunWarning, match="rtol does nothing"):
            po.simulate(model, rtol=1e-6, **fixed)
        with pytest.raises(po.SimulationError, match="longer than the run"):
            po.simulate(model, **{**fixed, "time": 1e-3})
        with pytest.warns(po.RunWarning, match="times begin at"):
            po.simulate(model, times=[0.05, 0.1])


def test_a_network_that_changes_in_place_is_seen() -> None:
    """Law  an array that a network was made of, and what is set or added, are read anew by every run."""
    net = po.Network("damped")
    arm = po.load(EXAMPLES / "double_pendulum.toml").as_element("arm", ["shoulder"])
    net.add(arm, "shoulder")
    net.add(po.rotational.Damper("bearing", 0.1), "shoulder", "ground")
    first, again = run(net, {"time": 0.1}), run(net, {"time": 0.1})
    arm.start[0] += 0.1
    moved = run(net, {"time": 0.1})
    assert first == again != moved
    assert moved["arm.joint_position"] != first["arm.joint_position"]
    net.run = net.run.also(rtol=1e-3)
    assert po.simulate(net, 0.1, dataset=False).attrs["rtol"] == 1e-3
    net.add(po.rotational.Damper("rust", 5.0), "shoulder", "ground")
    assert run(net, {"time": 0.1})["arm.joint_position"] != moved["arm.joint_position"]
