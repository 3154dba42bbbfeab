"""Controllers that act at events: bounces whose force each impact sets, in any units and any company."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po


def cart(path: Path, length: float = 1.0, mass: float = 1.0, first: str = "", last: str = "") -> Path:
    """A cart that runs at 0.5 m/s towards a stop 0.5 m away, beside others."""
    text = f"""
bodies.cart = {{mass = {2.0 * mass!r}}}
pairs.rail.kind = "prismatic"
pairs.rail.between = ["ground", "cart"]
pairs.rail.axis = [1,0,0]
pairs.rail.point = [0,0,0]
pairs.rail.initial = {{ position={0.1 * length!r}, velocity={-0.5 * length!r}}}
limits.floor = {{pair = "rail", lower = {-0.4 * length!r}, restitution = 0.6}}
events.middle = {{guard = "joint_position[rail] + {0.3 * length!r}", direction = -1}}
"""
    path.write_text("poinsot = 1\ngravity = [0, 0, 0]\n" + first + text + last)
    return path


def stranger(name: str) -> str:
    """Another cart, which bounces to and fro."""
    return f"""
bodies.{name} = {{mass = 1.0}}
pairs.{name}.kind = "prismatic"
pairs.{name}.between = ["ground", "{name}"]
pairs.{name}.axis = [0,1,0]
pairs.{name}.point = [0,0,1]
pairs.{name}.initial = {{ velocity = 0.7 }}
limits.{name}_stop = {{pair = "{name}", lower = -0.1, upper = 0.1}}
"""


def moments(count: int) -> list[float]:
    """The k-th impact sets the acceleration −k m/s²: flights of 2 v/k."""
    found, speed = [1.0], 0.3
    for k in range(1, count):
        found.append(found[-1] + 2.0 * speed / k)
        speed *= 0.6
    return found


def harder(force: float, compiled: bool, **options: Any) -> po.Controller:
    return po.Controller(
        None, lambda t, x: (-force * (1.0 + x), x + 1.0), writes="rail", state=0.0, compiled=compiled,
        **{"events": "floor[impact]", **options},
    )  # fmt: skip


RUNS: dict[str, dict[str, Any]] = {
    "dop853": {}, "radau": {"method": "radau"}, "rk4": {"method": "rk4", "step": 0.05},
    "moreau": {"method": "moreau", "step": 1e-3},
}  # fmt: skip


@pytest.mark.sample(6)
@pytest.mark.filterwarnings("ignore:atol does nothing", "ignore:the run of 'cart' could not keep its step")
@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("company", ["alone", "small", "large", "first", "last", "clock"])
@pytest.mark.parametrize("way", RUNS)
def test_each_impact_sets_the_force_until_the_next(tmp_path: Path, way: str, company: str, compiled: bool) -> None:
    """Law  scaled 1e±5, reordered, beside a stranger that bounces and one that acts by a clock, by other methods."""
    size = {"small": 1e-5, "large": 1e5}.get(company, 1.0)
    others = {company: stranger("other")} if company in ("first", "last") else {}
    model = po.load(cart(tmp_path / "cart.toml", size, 1.0 / size, **others))
    controllers = [harder(2.0, compiled)]  # N: mass · length stays
    if company == "clock":
        controllers.append(po.Controller(0.01, lambda t: 0.0, tells="tick", compiled=compiled))
    accuracy = {"atol": 1e-9 * size} if way != "moreau" else {}
    run = po.simulate(model, 1.84, samples=24, controllers=controllers, **{**RUNS[way], **accuracy})
    events = run.poinsot.events
    hits = events["time"].values[(events["element"] == "floor") & (events["kind"] == "impact")]
    near = 1e-9 if way != "moreau" else 5e-3
    assert len(hits) == 3 and np.abs(hits - moments(3)).max() < near
    written = run["control"].sel(written="rail").values
    assert np.array_equal(written, -2.0 * np.searchsorted(hits, run["time"].values, "right"))
    assert po.ledger(run).ratio < 1e-9


@pytest.mark.parametrize("delay", [0.0, 0.03])
def test_a_run_in_two_parts_is_one(tmp_path: Path, delay: float) -> None:
    """Law  until the event, then from its state with what the controller wrote held: the same motion."""
    model = po.load(cart(tmp_path / "cart.toml"))
    acting = harder(2.0, True, events="middle", delay=delay)
    whole = po.simulate(model, 0.95, times=[0.95], rtol=1e-11, controllers=acting)
    said = whole.poinsot.events
    middle = float(said["time"].values[0]) + delay
    first = po.simulate(model, middle, times=[middle], rtol=1e-11)
    state = first["joint_position"].values[-1], first["joint_velocity"].values[-1]
    second = po.simulate(model, 0.95, start=middle, initial=state, inputs={"rail": -2.0}, times=[0.95], rtol=1e-11)
    assert abs(middle - delay - 0.8) < 1e-12
    assert np.allclose(whole["joint_position"][-1], second["joint_position"][-1], rtol=0, atol=1e-12)


@pytest.mark.parametrize("way", ["dop853", "moreau"])
def test_members_of_an_ensemble_are_runs_alone(tmp_path: Path, way: str) -> None:
    model, starts = po.load(cart(tmp_path / "cart.toml")), [-0.5, -0.8, 0.3]
    options: dict[str, Any] = {"time": 1.5, "samples": 7, "progress": False, **RUNS[way]}
    lanes: dict[str, Any] = {} if way == "moreau" else {"lanes": 4}
    some = po.ensemble(model, {"initial:rail.velocity": starts}, controllers=harder(2.0, True), **options, **lanes)
    for k, velocity in enumerate(starts):
        alone = po.simulate(model, controllers=harder(2.0, True), initial={"rail": {"velocity": velocity}}, **options)
        assert np.array_equal(some["joint_position"][k], alone["joint_position"])


def test_a_foot_that_touches_down_takes_other_gains(tmp_path: Path) -> None:
    """What an event tells a clock reads: gains by contact."""
    model = po.load(cart(tmp_path / "cart.toml"))
    gains = po.Controller(None, lambda t: 4.0, tells="gain", initial=1.0, events=["floor", "middle"])
    feedback = po.Controller(0.01, lambda t, q, gain: -gain * q[0], ["joint_position", "gain"], "rail", compiled=True)
    run = po.simulate(model, 1.0, samples=101, controllers=[gains, feedback], rtol=1e-9)
    events, control = run.poinsot.events, run["control"]
    after = run["time"].values >= events["time"].values[0]
    assert np.array_equal(control.sel(written="gain"), np.where(after, 4.0, 1.0)) and 0 < after.sum() < 101


def test_what_does_not_happen_is_refused(tmp_path: Path) -> None:
    model = po.load(cart(tmp_path / "cart.toml"))
    with pytest.raises(po.SimulationError, match=r"'flor'.*did you mean 'floor'"):
        po.simulate(model, 1.0, controllers=harder(1.0, False, events="flor"))
    with pytest.raises(po.SimulationError, match="did you mean 'floor\\[closes\\]'"):
        po.simulate(model, 1.0, controllers=harder(1.0, False, events="floor[close]"))
    with pytest.raises(po.SimulationError, match="stops at whole steps alone"):
        po.Stepper(model, 0.01, controllers=harder(1.0, False))
    for period, events in ((0.1, "floor"), (None, ())):
        with pytest.raises(po.SimulationError, match="either once a period or at events"):
            po.Controller(period, lambda t: 0.0, writes="rail", events=events)
