"""What is made of members on the way."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from scipy import stats

import poinsot as po
from ensembles.comparing import alike
from poinsot import reductions

OPTIONS: dict[str, Any] = {"time": 0.4, "samples": 41, "rtol": 1e-8, "members": 75, "seed": 3}
OVER = {"elbow": stats.norm(1.0, 0.5), "shoulder.velocity": stats.uniform(-2.0, 4.0)}


def energy_at_end(run: po.Trajectory) -> float:
    return float(run["energy_stored"][-1])


def test_reductions_are_those_of_the_whole() -> None:
    """Law  means, extremes and quantiles are NumPy's of all members kept, whatever chunks and threads;
    first passages lie where samples say, and have a law of their own (test_first_passages.py)."""
    m = po.load("examples/double_pendulum.toml")
    wanted: dict[str, Any] = {
        "mean": reductions.Mean("joint_position"),
        "deviation": reductions.Deviation("joint_position"),
        "least": reductions.Least("joint_velocity"),
        "greatest": reductions.Greatest("joint_velocity"),
        "quantiles": reductions.Quantiles("joint_position", (0.1, 0.5)),
        "down": reductions.FirstPassage("joint_position", 0.5, {"coordinate": "elbow"}, rising=False),
        "either": reductions.FirstPassage("joint_velocity", 0.0, {"freedom": "shoulder"}),
        "energy": energy_at_end,
        "pair": lambda run: run["joint_position"][-1],
    }
    whole = po.ensemble(m, OVER, **OPTIONS)
    found = po.ensemble(m, OVER, **OPTIONS, reduce=wanted, threads=1)
    for more in ({"chunk": 7, "threads": 2}, {"chunk": 33, "lanes": 4}):
        alike(found, po.ensemble(m, OVER, **OPTIONS, reduce=wanted, **more))
    assert "joint_position" not in found and found.sizes["member"] == 75
    q, v = whole.joint_position.values, whole.joint_velocity.values
    np.testing.assert_allclose(found["mean"], q.mean(axis=0), rtol=1e-14, atol=1e-15)
    np.testing.assert_allclose(found["deviation"], q.std(axis=0, ddof=1), rtol=1e-12, atol=1e-14)
    np.testing.assert_array_equal(found["least"], v.min(axis=0))
    np.testing.assert_array_equal(found["greatest"], v.max(axis=0))
    np.testing.assert_array_equal(found["quantiles"], np.quantile(q, [0.1, 0.5], axis=0))
    assert found["quantiles"].dims == ("quantile", "time", "coordinate")
    np.testing.assert_array_equal(found["energy"], whole.energy_stored.values[:, -1])
    np.testing.assert_array_equal(found["pair"], q[:, -1])
    for k in range(75):
        for name, level, x, down in (("down", 0.5, q[k, :, 1], True), ("either", 0.0, v[k, :, 0], False)):
            passed = (x[:-1] > level) & (x[1:] <= level)
            passed |= False if down else (x[:-1] < level) & (x[1:] >= level)
            t = whole.time.values
            if not passed.any():
                assert np.isnan(found[name].values[k])
                continue
            i = int(np.argmax(passed))
            assert t[i] < found[name].values[k] <= t[i + 1]


def test_members_that_fail_count_nowhere() -> None:
    """Law  reductions over members are those without them."""
    m = po.load("examples/double_pendulum.toml")
    name = "bodies.lower.mass"
    wanted: dict[str, Any] = {"mean": reductions.Mean("joint_position"), "least": reductions.Least("joint_position")}
    wanted |= {"middle": reductions.Quantiles("joint_position", (0.5,)), "energy": energy_at_end}
    given = {"time": 0.1, "samples": 3, "reduce": wanted}
    good = po.ensemble(m, {name: [0.5, 2.0]}, **given)
    with pytest.warns(po.RunWarning, match="1 of 3"):
        found = po.ensemble(m, {name: [0.5, -1.0, 2.0]}, **given)
    for each in ("mean", "least", "middle"):
        np.testing.assert_array_equal(good[each], found[each])
    assert np.isnan(found["energy"].values).tolist() == [False, True, False]


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"a": reductions.Mean("joint_positon")}, "did you mean 'joint_position'"),
        ({"a": 3.0}, "neither a function"),
        ({}, "reduce is a mapping"),
        ({"a": reductions.Quantiles("joint_position", (1.5,))}, "between 0 and 1"),
        ({"a": reductions.FirstPassage("joint_position", 0.0)}, "say which"),
        ({"a": reductions.FirstPassage("joint_position", 0.0, {"coordinate": "elbo"})}, "did you mean 'elbow'"),
        ({"a": lambda run: "text"}, "no number"),
    ],
)
def test_what_cannot_be_made_is_refused(wanted: Any, said: str) -> None:
    """One sentence."""
    with pytest.raises(po.SimulationError, match=said):
        po.ensemble(po.load("examples/double_pendulum.toml"), {"elbow": [0.1]}, time=0.1, samples=3, reduce=wanted)
