"""Members of an ensemble are runs of `simulate`, whatever runs beside them."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

import poinsot as po
from ensembles.comparing import alike, is_member

END = 0.7
OPTIONS: dict[str, Any] = {"time": END, "samples": 9, "rtol": 1e-8, "atol": 1e-10}


def test_a_member_is_its_run() -> None:
    """Law  of an open chain: positions, rates and inputs of members, on a grid, in any chunks, lanes and threads."""
    m = po.load("examples/double_pendulum.toml")
    over = {"elbow": np.linspace(-2.0, 3.0, 7), "shoulder.velocity": [0.0, 9.0, -4.0], "input:elbow": [0.0, 0.3]}
    alone = po.ensemble(m, over, **OPTIONS, threads=1, lanes=1, chunk=5)
    for more in ({"lanes": 4, "threads": 2, "chunk": 3}, {"lanes": 8, "threads": 1}, {"threads": 2, "chunk": 11}):
        alike(alone, po.ensemble(m, over, **OPTIONS, **more))
    rng = np.random.default_rng(11)
    for _ in range(3):
        i, j, k = (int(rng.integers(n)) for n in (7, 3, 2))
        initial = {"elbow": over["elbow"][i], "shoulder": {"velocity": over["shoulder.velocity"][j]}}
        run = po.simulate(m, **OPTIONS, initial=initial, inputs={"elbow": over["input:elbow"][k]})
        is_member(alone, {"elbow": i, "shoulder.velocity": j, "input:elbow": k}, run)
    order = rng.permutation(7)
    shuffled = po.ensemble(m, {**over, "elbow": np.array(over["elbow"])[order]}, **OPTIONS)
    alike(alone.isel(elbow=order), shuffled)


def test_a_member_that_cannot_run_stops_no_other() -> None:
    """Law  a failure is its member's own, with the words of `simulate`; samples up to it stay, the others are NaN."""
    m = po.load("examples/double_pendulum.toml")
    whole = np.array([[0.1, 0.2, 0.0, 0.0], [0.3, 0.1, 0.0, 1e200], [0.1, 0.2, 0.0, 400.0], [0.5, 0.5, 0.1, 0.2]])
    given = {**OPTIONS, "max_steps": 300}
    with pytest.warns(po.RunWarning, match="2 of 4 members"):
        found = po.ensemble(m, {"initial": whole}, **given)
    assert found.status.values.tolist() == ["done", "failed", "failed", "done"]
    for k, status in enumerate(found.status.values):
        initial = whole[k]
        if status == "done":
            is_member(found, {"initial": k}, po.simulate(m, **given, initial=initial))
            continue
        with pytest.raises(po.PoinsotError) as told:
            po.simulate(m, **given, initial=initial)
        assert str(found.failure.values[k]) == str(told.value)
    partial = np.isfinite(found.joint_position.values[2]).all(axis=1)
    assert 0 < partial.sum() < 9 and (np.diff(partial.astype(int)) <= 0).all()


def test_what_lanes_do_not_take_runs_one_by_one() -> None:
    """Law  implicit methods and machines that switch: members are the runs of `simulate`; attrs say why."""
    m = po.load("examples/bouncing_ball.toml")
    joint = next(iter(m.tree.by_joint))
    heights = [0.8, 1.0, 1.3]
    found = po.ensemble(m, {joint: heights}, time=0.6, samples=7)
    assert "switches" in found.attrs["runs"]
    for k, height in enumerate(heights):
        run = po.simulate(m, time=0.6, samples=7, initial={joint: height})
        run = run.drop_vars([name for name, each in run.data_vars.items() if "event" in each.dims])
        is_member(found, {joint: k}, run)


def test_samples_that_begin_late_and_outputs() -> None:
    """Law  the samples are those asked for, and the variables those named."""
    m = po.load("examples/double_pendulum.toml")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = po.ensemble(m, {"elbow": [0.1, 0.4]}, times=[0.2, 0.5], outputs=["joint_velocity", "energy_residual"])
        run = po.simulate(m, times=[0.2, 0.5], initial={"elbow": 0.4})
    kept = set(found.data_vars) - {"status", "failure", "steps", "rejected", "evaluations", "reached", "ledger_ratio"}
    assert kept == {"joint_velocity", "energy_residual"}
    for name in kept:
        assert found[name].values[1].tobytes() == run[name].values.tobytes()
    np.testing.assert_array_equal(found.time, [0.2, 0.5])


@pytest.mark.parametrize(
    ("over", "said"),
    [
        ({"elbo": [0.1]}, "did you mean 'elbow'"),
        ({"input:elbo": [0.1]}, "no input 'elbo'; did you mean 'elbow'"),
        ({"elbow.velocty": [0.1]}, "did you mean 'elbow.velocity'"),
        ({"bodies.uper.mass": [0.1]}, "upper"),
        ({"elbow": [[0.1, 0.2]]}, "must be 1 finite number"),
        ({"lower.mass": [1.0]}, r"told by their table, 'bodies\.lower\.mass'"),
    ],
)
def test_unknown_names_are_refused_with_the_nearest(over: Any, said: str) -> None:
    """One sentence, before anything runs."""
    with pytest.raises(po.PoinsotError, match=said):
        po.ensemble(po.load("examples/double_pendulum.toml"), over, time=0.1)
