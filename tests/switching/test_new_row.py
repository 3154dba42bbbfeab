"""A row that is none of ours, added as CONTRIBUTING says: a magnet that holds up to a force and lets go.

It is in files, in runs event by event and in time-stepping, in loops of large trees, in networks, ensembles, steppers,
sensitivities and C; what has no modes refuses it by name.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import saved
from foreign_rows import Catching, Magnet, MagnetTable
from poinsot import OnFreedom
from poinsot.files import FORMS, json_schema
from simulation.in_c import LONG, is_the_packages
from switching.rows_of_a_kind import F, V, rig, torn
from systems.rolled_models import rolled_beyond

MAGNETS = pytest.mark.parametrize("kind", [Magnet, Catching])
T = 0.5
BEGINS, S, R = torn(T)


def held(kind: Callable[..., Any], pull: float = F, **more: float) -> po.Mechanism:
    return rig(lambda u: (kind("row", OnFreedom("s"), pull * u.force),), **more)  # type: ignore[arg-type]


def end(run: Any) -> Any:
    return run["joint_position"].values[-1]


@pytest.mark.sample(2)
@MAGNETS
@pytest.mark.parametrize("method", ["dop853", "radau"])
def test_it_lets_go_where_its_load_reaches_its_force(kind: Any, method: str) -> None:
    run = po.simulate(held(kind), T, method=method, rtol=1e-11, samples=41)
    np.testing.assert_allclose(run["event_time"].values, [BEGINS], rtol=1e-9)
    np.testing.assert_allclose(end(run), [S, R], rtol=1e-8)
    assert abs(run["energy_residual"].values).max() < 1e-9 * run["energy_turnover"].values[-1]
    before = run["time"].values < BEGINS
    assert (run["joint_position"].values[before, 0] == 0.0).all(), "it holds without creeping"
    assert [str(x) for x in run["event_after"].values] == ["open"]


@pytest.mark.sample(1)
@MAGNETS
def test_time_stepping_goes_there_with_order_one(kind: Any) -> None:
    found = []
    for h in (1e-3, 2.5e-4):
        run = po.simulate(held(kind), T, method="moreau", step=h, samples=2)
        assert len(run["event_time"]) == 1 and abs(float(run["event_time"][0]) - BEGINS) < 3 * h
        assert abs(run["energy_residual"].values).max() < 1e-12
        found.append(np.abs(end(run) - [S, R]).max())
    assert found[1] < 1e-3 and 0.7 < np.log2(found[0] / found[1]) / 2 < 1.5, found


def test_what_has_let_go_stays_open_and_what_catches_holds_again() -> None:
    """A spring brings the carriage back: one passes its pole, the other is stopped by it, and is held."""
    runs = []
    for kind in (Magnet, Catching):
        m = held(kind, 2.0, home=30.0)
        runs.append(po.simulate(m, 4.0, rtol=1e-11, samples=401))
        assert po.ledger(runs[-1]).ratio < 1e-9
    torn, caught = runs
    assert len(torn["event_time"]) == 1 and torn["joint_position"].values[:, 0].min() < -0.01
    assert caught["joint_position"].values[:, 0].min() > -1e-12
    assert [*map(str, caught["event_kind"].values)] == ["opens", "rest"] and caught["event_energy"].values[1] > 0.01
    caught_again = caught["joint_position"].values[caught["time"].values > caught["event_time"].values[1]]
    assert np.abs(caught_again[:, 0]).max() < 1e-12 and 0.5 < 20.0 * caught_again[:, 1].max() < 2.0, (
        "it is pulled, and stays"
    )


def test_a_magnet_that_begins_away_from_its_pole_holds_nothing() -> None:
    """Open it does not act, on either side; one that also stops refuses to begin behind its stop."""
    free = po.simulate(rig(lambda u: ()), T, initial={"s": -0.1}, samples=2, rtol=1e-11)
    for start in (-0.1, 0.1):
        run = po.simulate(held(Magnet), T, initial={"s": start}, samples=2, rtol=1e-11)
        np.testing.assert_allclose(end(run) - [start, 0], end(free) - [-0.1, 0], atol=1e-10)
    with pytest.raises(po.SimulationError, match=r"'row' is 0\.1 beyond where it can be"):
        po.simulate(held(Catching), T, initial={"s": -0.1})


@pytest.mark.sample(1)
@MAGNETS
def test_large_trees_and_networks_have_it(kind: Any) -> None:
    with rolled_beyond(0):
        np.testing.assert_allclose(end(po.simulate(held(kind), T, rtol=1e-11, samples=2)), [S, R], rtol=1e-8)
    net = po.Network("held")
    net.add(held(kind).as_element("rig", ["s"]), "rail")
    net.add(po.translational.Damper("air", 1e-12), "rail", "ground")
    run = po.simulate(net, T, rtol=1e-11, samples=2)
    np.testing.assert_allclose(run["event_time"].values, [BEGINS], rtol=1e-9)
    np.testing.assert_allclose(run["rig.joint_position"].values[-1], [S, R], rtol=1e-8)
    assert po.ledger(run).ratio < 1e-9


@pytest.mark.sample(2)
@MAGNETS
@pytest.mark.parametrize("method", ["dop853", "moreau"])
def test_members_and_parts_of_a_run_are_the_run(kind: Any, method: str, tmp_path: Path) -> None:
    given: dict[str, Any] = {"method": method, "samples": 3, **({"step": 1e-3} if method == "moreau" else {})}
    m, start = held(kind), [0.9 * V, V, 1.1 * V]
    members = po.ensemble(m, over={"r.velocity": start}, time=T, **given)
    alone = po.simulate(m, T, initial={"r": {"velocity": start[2]}}, **given)
    assert (members["joint_position"].values[2] == alone["joint_position"].values).all()
    whole = po.simulate(m, T, checkpoint=tmp_path / "run.ckpt", every=0.0, **given)
    again = po.resume(tmp_path / "run.ckpt", m)
    assert (again["joint_position"].values == whole["joint_position"].values).all()
    stepper = po.Stepper(m, 1e-3, method="moreau" if method == "moreau" else "rk4")
    stepper.step(count=500)
    np.testing.assert_allclose(stepper.state[:2], end(whole), rtol=1e-12 if method == "moreau" else 1e-6)


@pytest.mark.sample(1)
@MAGNETS
def test_the_moment_at_which_it_lets_go_is_differentiated(kind: Any) -> None:
    run = po.sensitivities(held(kind), to=["r.velocity"], time=T, samples=2, rtol=1e-11)
    h = 1e-5
    exact = [(a - b) / (2 * h) for a, b in zip(torn(T, speed=V + h)[1:], torn(T, speed=V - h)[1:], strict=True)]
    np.testing.assert_allclose(run["joint_position_sensitivity"].values[-1].ravel(), exact, rtol=1e-6)


FILE = """
poinsot = 1
name = "rig"
gravity = [0, 0, 0]
bodies.carriage = {mass = 1.5}
bodies.bob = {mass = 0.8}
pairs.s = {kind = "prismatic", between = ["ground", "carriage"], point = [0, 0, 0], axis = [1, 0, 0]}
pairs.r = {kind="prismatic", between = ["carriage", "bob"], point = [0,0,0], axis = [1,0,0], initial = {velocity = 1.3}}
springs.spring = {pair = "r", stiffness = 20.0}
locks.row = {pair = "s", holds = 3.0}
"""


def test_a_file_has_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FORMS, "locks", [MagnetTable, *FORMS["locks"]])
    file = saved(tmp_path / "rig.toml", FILE)
    run = po.simulate(po.load(file), T, rtol=1e-11, samples=2)
    np.testing.assert_allclose(end(run), [S, R], rtol=1e-8)
    assert "MagnetTable" in json_schema()["$defs"]
    file.write_text(FILE.replace("holds = 3.0", "holds = -3.0"), encoding="utf-8")
    with pytest.raises(po.PoinsotError, match=r"locks\.row: it holds by -3"):
        po.load(file)


@LONG
@MAGNETS
def test_a_run_in_c_is_the_run(kind: Any, tmp_path: Path) -> None:
    is_the_packages(held(kind), T, tmp_path / "events", method="dop853")
    is_the_packages(held(kind), T, tmp_path / "steps", method="moreau", step=2e-3)


@pytest.mark.sample(1)
@MAGNETS
def test_what_has_no_modes_refuses_it_by_name(kind: Any, tmp_path: Path) -> None:
    m = held(kind)
    with pytest.raises(po.SimulationError, match="something in 'rig' switches that is no limit"):
        po.Stepper(m, 1e-3, method="semi-implicit").step()
    refusals: list[Callable[[], Any]] = [lambda: m.system().casadi_function("flow"), lambda: m.system().to_c()]
    for refused in refusals:
        with pytest.raises(po.ModelError, match=r"'rig' switches \('row'\)"):
            refused()
