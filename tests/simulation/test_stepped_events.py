"""Events of the user's in time-stepping: a step ends at the moment; terminal ones end the run."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot import Event
from simulation.stepped import G, ball, floor, run, scene, state

PENDULUM = "examples/double_pendulum.toml"


def moments(found: Any) -> Any:
    """When which event has happened."""
    events = found.poinsot.events
    return events["time"].values, events["element"].values.tolist()


@pytest.mark.parametrize("terminal", [False, True])
def test_an_event_ends_a_step_at_its_moment(terminal: bool) -> None:
    """γ is 0 there to rounding, to the moment of dop853 with order 1, and a terminal one ends the run."""
    guard, errors = Event("shoulder - 0.5", terminal=terminal, name="low"), []
    truth = po.simulate(po.load(PENDULUM), 0.5, events=guard, samples=2)
    for h in (2e-3, 5e-4):
        found = run(po.load(PENDULUM), 0.5, h, None, events=guard, samples=2)
        (time,), (name,) = moments(found)
        assert name == "low" and found.attrs["status"] == ("ended" if terminal else "done")
        errors.append(abs(time - moments(truth)[0][0]))
        if terminal:
            assert found.attrs["ended_by"] == "low" and found["time"].values[-1] == time
            assert abs(found["joint_position"].values[-1, 0] - 0.5) < 1e-9
    assert 0.7 < np.log2(errors[0] / errors[1]) / 2 < 1.3, errors


@pytest.mark.parametrize("shaped", [True, False])
def test_a_reset_is_booked_under_its_name(shaped: bool) -> None:
    """A ball that an event throws back at a height, as a floor would: free bodies have no kernel."""
    m = scene([ball("b")], *([floor((0.0, 0.0, -9.0))] if shaped else []))
    v_z = next(name for name in m.freedom_names if name.endswith("vz"))
    knock = Event(
        lambda t, x: x[2] - 0.1, direction=-1, name="knock",
        reset={f"joint_velocity[{v_z}]": f"-0.5*joint_velocity[{v_z}]"},
    )  # fmt: skip
    begin, errors = state(m, [[0.0, 0.0, 1.1]]), []
    first = np.sqrt(2 / G)
    exact = first * np.array([1.0, 2.0, 2.5, 2.75])
    for h in (2e-3, 5e-4):
        found = run(m, 1.25, h, begin, events=knock, samples=2)
        times, names = moments(found)
        assert names == ["knock"] * 4
        errors.append(np.abs(times - exact).max())
        lost = float(found["energy_dissipated"].sel(element="knock")[-1])
        assert lost == pytest.approx(found.poinsot.events["energy"].values.sum(), rel=1e-12)
        assert lost == pytest.approx(G * (1 - 0.5**8), rel=20 * h)
        assert abs(float(found["energy_residual"][-1])) < 1e-12
    assert errors[1] < 0.4 * errors[0], errors


def test_direction_counts_and_a_start_at_zero_passes_nothing() -> None:
    """Of a swing to and fro, one way (to steps, which events divide); an event is not seen where γ begins at 0."""
    m = po.load(PENDULUM)
    begin = float(run(m, 0.01, 1e-3, None, samples=2)["joint_position"].values[0, 0])
    both, up, down = (run(m, 1.0, 1e-3, None, samples=2, events=Event(f"shoulder - {begin!r}*0.5", direction=d))
                      for d in (0, 1, -1))  # fmt: skip
    assert sorted([*moments(up)[0], *moments(down)[0]]) == pytest.approx(moments(both)[0], abs=5e-3)
    at = run(m, 0.1, 1e-3, None, samples=2, events=Event(f"shoulder - {begin!r}", name="start"))
    assert "start" not in moments(at)[1]


def test_events_of_a_file_end_a_run_of_time_stepping(tmp_path: Path) -> None:
    """A CompilerError, and a terminal one that never fired."""
    path = tmp_path / "swing.toml"
    text = Path(PENDULUM).read_text("utf-8")
    path.write_text(text + '\n[events.low]\nguard = "shoulder - 0.5"\nterminal = true\n', "utf-8")
    found = po.simulate(po.load(path), 2.0, method="moreau", step=1e-3, samples=11)
    assert found.attrs["status"] == "ended" and found.attrs["ended_by"] == "low"


def test_an_impact_and_an_event_in_one_step() -> None:
    """A ball lands where an event waits for it a little above the floor."""
    m = scene([ball("b")], floor(), mu=0.3)
    found = run(m, 0.6, 1e-2, state(m, [[0.0, 0.0, 1.1]]), samples=2,
                events=Event(lambda t, x: x[2] - 0.1 - 1e-6, name="near"))  # fmt: skip
    times, names = moments(found)
    assert names.count("near") == 1 and "touch" in names
    assert abs(times[names.index("near")] - np.sqrt(2 / G)) < 2e-2


def test_a_run_with_events_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    """What a record says of events that have happened is what the model has."""
    guard, place = Event("shoulder - 0.5", name="low"), tmp_path / "run.ckpt"
    m = po.load(PENDULUM)
    whole = po.simulate(m, 1.0, method="moreau", step=1e-3, events=guard, samples=11, checkpoint=place)
    again = po.resume(place, m, events=guard)
    assert len(moments(whole)[0]) and again["joint_position"].equals(whole["joint_position"])
    assert np.array_equal(moments(again)[0], moments(whole)[0])
