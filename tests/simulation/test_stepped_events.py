"""Events and given motions in time-stepping: steps end at the moment; the motion is the function, its power a port."""

from dataclasses import replace
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


SLOW: dict[str, Any] = {"progress": False, "samples": 9}


def shaken(path: Path, length: float = 1.0, mass: float = 1.0, company: str = "") -> Any:
    """A block that rides on a table, which is lifted and lowered faster than it falls."""
    block, table = (
        f'[bodies.{body}]\nmass = {of * mass!r}\n[pairs.{pair}]\nkind = "prismatic"\nbetween = ["ground", "{body}"]\n'
        f"axis = [0, 0, 1]\npoint = [0, 0, 0]\n{rest}"
        for body, pair, of, rest in (
            ("block", "fly", 1.0, f"initial = {{ position = {0.1 * length!r} }}\n"),
            ("table", "lift", 2.0, ""),
        )
    )
    stranger = '[bodies.other]\nmass = 3.0\ncentre = [0.2, 0, 0]\n[pairs.other]\nkind = "revolute"\n'
    stranger += 'between = ["ground", "other"]\naxis = [0, 1, 0]\npoint = [0, 5, 0]\ninitial = { velocity = 1.0 }\n'
    joined = block + table if company == "reordered" else table + block
    joined += stranger if company == "stranger" else ""
    path.write_text(f"""poinsot = 1
gravity = [0, 0, {-9.81 * length!r}]
shapes.top = {{body = "table", kind = "plane"}}
shapes.foot = {{body = "block", kind = "sphere", radius = {0.1 * length!r}}}
contacts.touch = {{between = ["top", "foot"], restitution = 0.3}}
motions.shaker = {{pair = "lift", signal = "{0.05 * length!r}*sin(20*t)"}}
{joined}""")
    return po.load(path)


def driven_crank() -> Any:
    model = replace(po.load("examples/slider_crank.toml").model, elements=(), gravity=(0.0, -9.81, 0.0))
    return po.Mechanism(model).with_motions({"main": "0.3*sin(5*t) + 2*t"})


@pytest.mark.parametrize("machine", ["shaken", "crank"])
def test_motion_energy_and_ledger_are_those_of_the_exact_run_to_order_one(machine: str, tmp_path: Path) -> None:
    """Law  s = f(t) to rounding; what it supplies, with contacts and loops, errs by h; the ledger is an identity."""
    model = driven_crank() if machine == "crank" else shaken(tmp_path / "shaken.toml")
    time = 0.8 if machine == "crank" else 0.25
    exact = po.simulate(model, time, rtol=1e-10, **SLOW)
    driven = [*exact.coordinate.values].index("main" if machine == "crank" else "lift")
    missed = []
    for step in (1e-3, 2.5e-4):
        run = po.simulate(model, time, method="moreau", step=step, **SLOW)
        assert po.ledger(run).ratio < 1e-12 and run.attrs["status"] == "done"
        for name in ("joint_position", "joint_velocity"):
            assert np.abs((run[name] - exact[name]).values[:, driven]).max() < 1e-11
        ends = (each["energy_supplied"].values[-1, 0] for each in (run, exact))
        missed.append([abs(np.subtract(*ends)), float(np.abs(run.joint_position - exact.joint_position).max())])
    assert missed[0][0] < 0.02 * np.abs(exact["energy_supplied"].values).max()
    assert all(0.15 < fine / coarse < 0.35 or coarse < 1e-10 for coarse, fine in zip(*missed, strict=True))


@pytest.mark.sample(2)
@pytest.mark.parametrize("company", ["small", "large", "reordered", "stranger"])
def test_units_order_and_strangers_change_nothing(company: str, tmp_path: Path) -> None:
    size = {"small": 1e-5, "large": 1e5}.get(company, 1.0)
    options: dict[str, Any] = {"time": 0.5, "method": "moreau", "step": 1e-3, **SLOW}
    one = po.simulate(shaken(tmp_path / "one.toml"), **options)
    other = po.simulate(shaken(tmp_path / "other.toml", size, 1.0 / size**2, company), **options)
    for name, unit in (("joint_position", size), ("joint_velocity", size)):
        along = one[name].dims[1]
        for pair in ("lift", "fly"):
            assert np.allclose(other[name].sel({along: pair}) / unit, one[name].sel({along: pair}), rtol=0, atol=1e-9)
    assert np.allclose(other["energy_supplied"], one["energy_supplied"], rtol=0, atol=1e-9)


def test_parts_and_batches_are_the_run(tmp_path: Path) -> None:
    model = shaken(tmp_path / "shaken.toml")
    options: dict[str, Any] = {"method": "moreau", "step": 1e-3, "progress": False}
    whole = po.simulate(model, 0.4, times=[0.2, 0.4], **options)
    middle = whole["joint_position"].values[0], whole["joint_velocity"].values[0]
    second = po.simulate(model, 0.4, start=0.2, initial=middle, times=[0.4], **options)
    assert np.allclose(second["joint_position"][-1], whole["joint_position"][-1], rtol=0, atol=1e-10)
    some = po.ensemble(model, {"initial:fly.position": [0.1, 0.2]}, time=0.4, times=[0.2, 0.4], **options)
    assert np.array_equal(some["joint_position"][0], whole["joint_position"])


def test_a_plane_that_a_body_carries_lifts_what_lies_on_it(tmp_path: Path) -> None:
    """Law  the same motion event by event, of a plane that moves and does not turn."""
    model = shaken(tmp_path / "shaken.toml")
    stepped: dict[str, Any] = {"method": "moreau", "step": 1e-4}
    runs = [po.simulate(model, 0.05, initial={"fly": 0.1}, **how, **SLOW) for how in ({}, stepped)]
    assert float(np.abs(runs[0].joint_position - runs[1].joint_position).max()) < 1e-4


@pytest.mark.parametrize("what", ["friction", "limits"])
def test_rows_along_tendons_act_beside_motions(what: str) -> None:
    """Law  order 1 to the exact run. The last weight of the tendon was lost: 7 cm off at any step, ledger 2e-3."""
    model = po.load("examples/double_pendulum.toml").model
    first, second = (joint.name for joint in model.joints)
    cable = po.Tendon.of_joints({first: 1.0, second: 0.6})
    row = po.Limit("row", cable, 2.2, 2.5, 0.3) if what == "limits" else po.Friction("row", cable, 0.8, 1.5)
    driven = po.Mechanism(replace(model, switches=(row,))).with_motions({first: "100*deg + 0.3*sin(7*t)"})
    exact = po.simulate(driven, 0.4, rtol=1e-10, **SLOW)
    missed = [
        float(np.abs((run.joint_position - exact.joint_position).values[-1]).max())
        for step in (4e-4, 1e-4)
        for run in [po.simulate(driven, 0.4, method="moreau", step=step, **SLOW)]
    ]
    assert missed[0] < 5e-3 and missed[1] < 0.5 * missed[0], missed


def test_what_would_stick_on_a_given_motion_is_refused(tmp_path: Path) -> None:
    model = shaken(tmp_path / "shaken.toml").model
    rubs = po.Friction("brake", po.OnFreedom("lift"), kinetic=1.0)
    with pytest.raises(po.SimulationError, match="can neither stick nor be let go"):
        po.simulate(po.Mechanism(replace(model, switches=(rubs,))), 0.1, method="moreau", step=1e-3, progress=False)
