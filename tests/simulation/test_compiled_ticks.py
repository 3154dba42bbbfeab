"""Compiled controllers are called by the loop itself: the bits of the same controllers that Python lets act."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import EXAMPLES
from plants import random_controllers
from poinsot.control import computed_torque, lqr, minimum_jerk, pd_with_gravity
from poinsot.simulation import acting
from simulation.resuming import assert_same, resumed

RUNS: dict[str, dict[str, Any]] = {
    "dop853": {}, "radau": {"method": "radau"}, "rk4": {"method": "rk4", "step": 0.01},
    "switching": {"stops": 0.4, "time": 5.0}, "switching, radau": {"stops": 0.4, "time": 5.0, "method": "radau"},
    "moreau": {"stops": 0.4, "method": "moreau", "step": 0.01}, "gonzalez": {"method": "gonzalez", "step": 0.01},
}  # fmt: skip

QUICK = [("dop853", 0), ("dop853", 1), ("radau", 1), ("switching", 0), ("switching, radau", 1), ("moreau", 1)]
LONG = [(run, seed) for run in RUNS for seed in (0, 1) if (run, seed) not in QUICK]


def rails(path: Path, n: int, stops: float) -> po.Mechanism:
    """Masses on rails of their own, some between stops."""
    text = "poinsot = 1\ngravity = [0, 0, 0]\n"
    for k in range(n):
        text += f"""
bodies.cart{k} = {{mass = {k + 1.0}}}
pairs.rail{k}.kind = "prismatic"
pairs.rail{k}.between = ["ground", "cart{k}"]
pairs.rail{k}.axis = [1, 0, 0]
pairs.rail{k}.point = [0, {k}, 0]
pairs.rail{k}.initial = {{ position = 0.1, velocity = {0.5 - k} }}
""" + (f'limits.stop{k} = {{pair = "rail{k}", lower = {-stops}, restitution = 0.6}}\n' if stops else "")
    path.write_text(text)
    found = po.load(path)
    assert isinstance(found, po.Mechanism)
    return found


def at_stops(goal: po.Controller) -> po.Controller:
    """The same goal, told anew at every stop, with a delay."""
    return po.Controller(
        None, goal.function, goal.reads, tells="goal", events="stop0", delay=0.05, compiled=goal.compiled
    )


@pytest.mark.sample(2)
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("run", "seed"), [*QUICK, *(pytest.param(*each, marks=pytest.mark.long) for each in LONG)])
def test_the_loop_lets_act_as_python_does(run: str, seed: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Law  states, delays, limits, grids, periods and events, beside controllers of Python, whole and resumed."""
    options = {"time": 2.0, "samples": 31, "progress": False} | RUNS[run]
    stops = float(options.pop("stops", 0.0))
    model = rails(tmp_path / "rails.toml", 1 + seed, stops)

    def made() -> list[po.Controller]:
        found = random_controllers(np.random.default_rng(seed), 1 + seed, compiled=1.0 if seed else 0.6)
        return [at_stops(each) if stops and each.name == "goal" else each for each in found]

    monkeypatch.setattr(acting, "TOGETHER", 1e-6)
    one = po.simulate(model, controllers=made(), **options)
    found, kills = resumed(monkeypatch, tmp_path / "run", model, {"controllers": made()}, controllers=made(), **options)
    assert kills > 1
    assert_same(one, found)
    monkeypatch.setattr(acting.Acting, "_call", lambda self, count: False)
    assert_same(one, po.simulate(model, controllers=made(), **options))


def test_what_fails_in_the_loop_fails_as_in_python(tmp_path: Path) -> None:
    """The moment is named, and what was computed so far is kept."""
    model = rails(tmp_path / "rails.toml", 1, 0.0)

    def faulty(t: Any, q: Any) -> Any:
        return np.sqrt(0.25 - t) * q

    said = []
    for compiled in (False, True):
        law = po.Controller(0.1, faulty, "joint_position", "rail0", compiled=compiled)
        with np.errstate(invalid="ignore"), pytest.raises(po.SimulationFailure, match=r"as nan .*t = 0\.3 s") as caught:
            po.simulate(model, 1.0, controllers=law, samples=11)
        said.append(caught.value)
    assert str(said[0]) == str(said[1])
    assert np.array_equal(said[0].partial["joint_position"], said[1].partial["joint_position"])


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", ["pd", "computed torque", "lqr", "inertia"])
def test_laws_of_a_mechanism_are_compiled(name: str) -> None:
    """Law  a law that asks the mechanism is its Python to rounding, and members of an ensemble are runs alone."""
    arm = po.load(EXAMPLES / "double_pendulum.toml")
    motion = minimum_jerk(arm.initial_state()[:2], [2.0, -1.0], duration=0.5)

    def made(compiled: bool) -> po.Controller:
        if name == "pd":
            return pd_with_gravity(arm, 2e-3, motion, 20.0, [4.0, 3.0], compiled=compiled)
        if name == "computed torque":
            return computed_torque(arm, 2e-3, motion, 400.0, 40.0, compiled=compiled)
        if name == "lqr":
            return lqr(arm.linearize([0.0, 0.0]), 2e-3, 1.0, 1.0, compiled=compiled)
        law = lambda t, q, v: arm.mass_matrix(q) @ (-5.0 * v) + arm.gravity_force(q)  # noqa: E731
        return po.Controller(2e-3, law, ["joint_position", "joint_velocity"], arm.freedom_names, compiled=compiled)

    options: dict[str, Any] = {"time": 0.4, "samples": 9, "progress": False, "rtol": 1e-9}
    called, compiled = (po.simulate(arm, controllers=made(each), **options) for each in (False, True))
    assert np.abs(called["joint_position"] - compiled["joint_position"]).max() < 1e-12
    some = po.ensemble(arm, {"initial:elbow": [0.3, 0.5]}, controllers=made(True), **options)
    alone = po.simulate(arm, controllers=made(True), initial={"elbow": 0.5}, **options)
    assert np.array_equal(some["joint_position"][1], alone["joint_position"])
