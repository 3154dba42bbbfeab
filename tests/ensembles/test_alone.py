"""Members that lanes do not take: the runs of `simulate` with their events, whatever ran before them."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

import poinsot as po
from ensembles.alone import Remembers, are_runs, is_run
from ensembles.comparing import alike, as_bits
from poinsot import electrical


def ladder() -> po.Network:
    network = po.Network("ladder")
    network.add(electrical.VoltageSource("V", "2*sin(300*t)"), "n0", "ground")
    for k in range(2):
        network.add(electrical.Resistor(f"R{k}", 1e3), f"n{k}", f"n{k + 1}")
        network.add(electrical.Diode(f"D{k}"), f"n{k + 1}", "ground")
    network.add(electrical.Capacitor("C", 1e-7), "n2", "ground")
    return network


def some(rng: Any, value: float) -> Any:
    return value * rng.uniform(0.8, 1.25, 5)


def test_a_ball_of_any_mass_bounces_and_rests() -> None:
    """Law  an impact, a rest and a failure are the member's own; masses are parameters: nothing is compiled anew."""
    rng = np.random.default_rng(1)
    over = {"bodies.ball.mass": some(rng, 1.0), "fall": some(rng, 1.0)}
    over["fall"][2] = -0.5
    found = are_runs("examples/bouncing_ball.toml", over, every=(0, 2, 4), time=3.0, samples=13)
    assert found.status.values.tolist() == ["done", "done", "failed", "done", "done"]
    assert found.event_count.values[2] == 0 and (np.delete(found.event_count.values, 2) > 50).all()
    assert found.event_member.values[-1] == 4 and found.event_count.attrs["sample_dimension"] == "event"


def test_time_stepping_and_its_events() -> None:
    """Law  members by "moreau", whose kernels grow, begin with those of the first."""
    found = are_runs("examples/bouncing_ball.toml", {"fall": [0.2, 0.4, 0.3, 0.1]}, time=0.5, samples=6,
                     method="moreau", step=1e-3)  # fmt: skip
    assert "moreau" in found.attrs["runs"] and found.event_count.values.all()


def test_diodes_that_are_ideal_and_those_that_are_not() -> None:
    """Law  networks that switch, whose tolerances follow from their start; storage and laws solved together."""
    rng = np.random.default_rng(2)
    are_runs("examples/networks/peak_rectifier.toml", {"C.voltage": some(rng, 3.0)}, time=0.02, samples=9)
    are_runs(ladder(), {"C.voltage": some(rng, 0.2)}, time=0.01, samples=9, method="radau", rtol=1e-6)


def test_implicit_methods() -> None:
    """Law  gauss by a fixed step; radau with inputs."""
    rng = np.random.default_rng(3)
    m = po.load("examples/double_pendulum.toml")
    are_runs(m, {"elbow": some(rng, 1.0)}, time=0.5, samples=6, method="gauss", step=0.01)
    over = {"initial:elbow": some(rng, 1.0), "input:elbow": some(rng, 0.3)}
    are_runs(m, over, time=0.2, samples=3, method="radau", rtol=1e-6)


def test_events_of_the_user() -> None:
    """Law  an event logs, changes the state or ends the run, of each member at its own time; the first can be told."""
    events = [po.Event("elbow - 0.3", reset={"joint_velocity[elbow]": "-0.5*joint_velocity[elbow]"}, name="kick"),
              po.Event("shoulder + 0.2", terminal=True, name="low")]  # fmt: skip
    over = {"elbow": [0.1, 0.5, 0.9, 1.4], "shoulder": [0.3, 0.2, 0.1, 0.2]}
    given: dict[str, Any] = {"time": 1.0, "samples": 11, "rtol": 1e-8, "events": events}
    m = po.load("examples/double_pendulum.toml")
    found = are_runs(m, over, every=(0, 1, 2, 3), **given)
    assert "ended" in found.status.values

    def first(run: Any) -> float:
        return float(run["event_time"][0]) if run["event_time"].size else np.nan

    told = po.ensemble(m, over, zip=True, reduce={"first": first}, **given)
    ends = np.cumsum(found.event_count.values)
    begins = ends - found.event_count.values
    expected = [found.event_time.values[a] if b > a else np.nan for a, b in zip(begins, ends, strict=True)]
    np.testing.assert_array_equal(told["first"], expected)


@pytest.mark.parametrize("state", [None, 0.0])
def test_controllers_begin_anew(state: float | None) -> None:
    """Law  what a controller remembers, as its state or in its object, no other member sees."""
    m = po.load("examples/double_pendulum.toml")

    def integral(t: float, q: Any, x: float) -> Any:
        return [-q[1] - 0.1 * x], x + q[1]

    def made() -> po.Controller:
        function: Any = Remembers() if state is None else integral
        return po.Controller(0.02, function, ["joint_position"], ["elbow"], state=state, name="pd")

    given: dict[str, Any] = {"time": 0.2, "samples": 5, "rtol": 1e-8}
    over = {"initial:elbow": [0.1, 0.5, 0.9]}
    found = po.ensemble(m, over, controllers=made(), threads=1, **given)
    alike(found, po.ensemble(m, over, controllers=made(), threads=2, chunk=1, **given))
    assert found.control.dims == ("initial:elbow", "time", "written") and found.written.values.tolist() == ["elbow"]
    for k, elbow in enumerate(over["initial:elbow"]):
        run = po.simulate(m, initial={"elbow": elbow}, controllers=made(), **given)
        is_run(found.rename({"initial:elbow": "member"}), k, run)


@pytest.mark.long
def test_limits_that_a_run_begins_beyond() -> None:
    """Law  they do not act in it, and its books lack them: NaN beside members in which they do."""
    m = po.load("examples/puma560.urdf")
    joint = next(j for j in m.model.joints if j.limits.upper < np.inf)
    beyond = float(joint.limits.upper) + 0.2
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = po.ensemble(m, {joint.name: [beyond, 0.1]}, time=0.02, samples=3, rtol=1e-6, chunk=1)
        runs = [po.simulate(m, 0.02, samples=3, rtol=1e-6, initial={joint.name: x}) for x in (beyond, 0.1)]
    assert runs[0].sizes["element"] < runs[1].sizes["element"] == found.sizes["element"]
    for k, run in enumerate(runs):
        own = found.energy_dissipated.isel({joint.name: k}).sel(element=run.element)
        assert as_bits(own) == as_bits(run.energy_dissipated)
    missing = sorted({*runs[1].element.values} - {*runs[0].element.values})
    assert np.isnan(found.energy_dissipated.isel({joint.name: 0}).sel(element=missing)).all()
