"""Members whose whole states are given: read in bulk, each as `simulate` reads it alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

import poinsot as po
import zoo
from ensembles.alone import are_runs
from poinsot import Actuator

OPTIONS: dict[str, Any] = {"samples": 3, "rtol": 1e-7}


def each_is_its_run(model: Any, states: Any, time: float, **parameters: Any) -> list[str]:
    """Every member is its run, or fails with its words; what became of them."""
    found = are_runs(model, {"initial": states, **parameters}, range(len(states)), time=time, **OPTIONS)
    return [str(each) for each in found.status.values]


def test_quaternions_that_turn_and_those_that_do_not() -> None:
    """Law  any quaternion but none, any rate that is one; the others fail by name and stop no one."""
    top = po.load("examples/heavy_top.toml")
    rng = np.random.default_rng(4)
    states = rng.standard_normal((4, top.nq + top.nv))
    states[:, top.nq :] *= 20.0
    states[1, : top.nq] = 0.0
    states[3, -1] = 1e70
    told = each_is_its_run(top, states, 0.05)
    assert [k for k, each in enumerate(told) if each == "failed"] == [1, 3]


def test_angles_too_far_and_states_of_another_size() -> None:
    """Law  an angle of 1e12 rad says no direction; of a state of five numbers for four every member says so."""
    m = po.load("examples/double_pendulum.toml")
    states = np.random.default_rng(5).standard_normal((3, 4))
    states[1, 0] = 1e12
    assert each_is_its_run(m, states, 0.2) == ["done", "failed", "done"]
    assert each_is_its_run(m, np.zeros((2, 5)), 0.1) == ["failed", "failed"]


def test_states_that_loops_do_not_allow_are_assembled() -> None:
    """Law  of a four-bar and of its family: closed and made admissible each by itself, or told why it cannot be."""
    m = po.load("examples/four_bar.toml")
    rng = np.random.default_rng(6)
    start = np.asarray(m.initial_state())
    states = start + 0.05 * rng.standard_normal((5, len(start)))
    states[2, : m.nq], states[3, 0] = 0.0, 1e12
    given = each_is_its_run(m, states, 0.02)
    assert given[0] == "done" and given[3] == "failed"
    family = po.load_family("examples/four_bar.toml", "cx")
    assert each_is_its_run(family, states, 0.02, cx=[0.28, 0.27, 0.28, 0.29, 5.0]) == given


def test_activations_beside_positions_and_rates() -> None:
    """Law  states may hold the activations of actuators; without them these begin as the actuators say."""
    model = zoo.random_model(np.random.default_rng(2), bodies=2, kinds=("revolute",))
    lag = Actuator.motor("lag", "j0", gain=3.0, dynamics="filter", time_constant=0.1, start=0.5)
    m = po.Mechanism(replace(model, elements=(lag,)))
    states = 0.3 * np.random.default_rng(7).standard_normal((4, m.nq + m.nv + 1))
    assert each_is_its_run(m, states, 0.1) == ["done"] * 4
    states[2, -1] = 1e70
    assert each_is_its_run(m, states, 0.1) == ["done", "done", "failed", "done"]
    assert each_is_its_run(m, states[:2, :-1], 0.1) == ["done"] * 2
