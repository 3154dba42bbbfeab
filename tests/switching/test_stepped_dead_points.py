"""Gaps that turn at a dead point in time-stepping: limits just reached there are passed, limits before it stop.

At a dead point an impulse of the row moves nothing, and what the row goes on by in a step is of order h². The motion
without the row is the referee where it is just met, the motion by events where it is met before.
"""

from math import acos, atan2, hypot
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po

PHASES = (1e-3, 0.83e-3, 0.2e-3)
"""Steps whose ends meet a dead point anyhow."""


def floor(seed: int, inside: float | None, at_once: bool = False) -> str:
    """A pendulum of any size whose tip swings over a floor, as deep as is said, in lengths of the pendulum."""
    rng = np.random.default_rng(seed)
    size, speed = 10.0 ** rng.uniform(-5, 5), rng.uniform(6.0, 20.0)
    start = f"position = {0.5 * np.pi}, " if at_once else ""
    text = f"""
poinsot = 1
gravity = [0, 0, {-9.81 * size}]
[bodies.rod]
mass = 1.0
centre = [{0.5 * size}, 0, 0]
inertia = [0.0, {0.1 * size**2}, {0.1 * size**2}]
[pairs.A]
kind = "revolute"
between = ["ground", "rod"]
point = [0, 0, 0]
axis = [0, 1, 0]
initial = {{ {start}velocity = {speed} }}
"""
    if inside is not None:
        text += f"""
[shapes.floor]
body = "ground"
kind = "plane"
position = [0, 0, {(inside - 1.05) * size}]
z_axis = [0, 0, 1]
[shapes.tip]
body = "rod"
kind = "sphere"
radius = {0.05 * size}
position = [{size}, 0, 0]
[contacts.touch]
between = ["{("floor", "tip")[seed % 2]}", "{("tip", "floor")[seed % 2]}"]
restitution = {0.5 * (seed % 3)}
"""
    return text


def limit(inside: float | None, beside: str = "", lower: bool = False) -> str:
    """The four-bar linkage of the examples, whose rocker has a limit near one of its dead points."""
    crank, coupler, rocker, ground = 0.1, hypot(0.28, 0.15), hypot(0.07, 0.25), 0.35
    text = Path("examples/four_bar.toml").read_text(encoding="utf-8") + beside
    if inside is None:
        return text
    reach = coupler + (crank if lower else -crank)
    cosine = (reach**2 - ground**2 - rocker**2) / (2.0 * ground * rocker)
    angle = acos(cosine) - atan2(0.25, 0.28 - ground)
    where = f"lower = {angle + inside!r}" if lower else f"upper = {angle - inside!r}"
    return text + f'\n[limits.stop]\npair = "D"\n{where}\n'


BESIDE = """
[bodies.stranger]
mass = 2.0
position = [3, 0, 0]
[pairs.falls]
kind = "prismatic"
between = ["ground", "stranger"]
point = [3, 0, 0]
axis = [0, 1, 0]
[limits.ground]
pair = "falls"
lower = -0.2
"""


def turned(path: Path, text: str, **options: Any) -> Any:
    """The angle at the end, and the run."""
    path.write_text(text, encoding="utf-8")
    run = po.simulate(po.load(path), time=0.8, samples=3, progress=False, **options)
    assert po.ledger(run).ratio < 3e-8  # rtol of events
    return float(run.joint_position.sel(coordinate="A")[-1]), run


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    ("inside", "at_once"), [(0.0, False), (-1e-7, False), (1e-4, False), (0.0, True), (-1e-7, True)]
)
@pytest.mark.parametrize("seed", range(4))
def test_a_tip_that_grazes_a_floor_swings_on(seed: int, inside: float, at_once: bool, tmp_path: Path) -> None:
    """Law  grazed: the motion without the floor, at any size, bounce, phase, start; deeper: as by events, order 1."""
    path = tmp_path / "graze.toml"
    exact, _ = turned(path, floor(seed, inside, at_once), rtol=1e-10)
    for h in PHASES:
        found, _ = turned(path, floor(seed, inside, at_once), method="moreau", step=h)
        if inside <= 0.0:
            free, _ = turned(path, floor(seed, None, at_once), method="moreau", step=h)
            assert found == pytest.approx(free, abs=1e-9)
        assert abs(found - exact) < 60.0 * h, (found, exact)


@pytest.mark.sample(1)
@pytest.mark.parametrize("inside", [0.0, -1e-12, -1e-9, -1e-4, 1e-9, 1e-4])
@pytest.mark.parametrize("lower", [False, True])
@pytest.mark.parametrize("beside", ["", BESIDE])
def test_a_limit_at_a_dead_point_is_passed(inside: float, lower: bool, beside: str, tmp_path: Path) -> None:
    """Law  at a dead point or beyond it: the motion without the limit; before it: stopped as by events."""
    path = tmp_path / "limit.toml"
    exact, _ = turned(path, limit(inside, beside, lower), rtol=1e-10)
    for h in PHASES:
        found, run = turned(path, limit(inside, beside, lower), method="moreau", step=h)
        if inside <= 0.0:
            free, _ = turned(path, limit(None, beside), method="moreau", step=h)
            assert found == pytest.approx(free, abs=1e-9)
            assert float(run.energy_dissipated.sel(element="stop impact")[-1]) == 0.0
        assert abs(found - exact) < 150.0 * h, (found, exact)


@pytest.mark.sample(2)
@pytest.mark.parametrize(("end", "where"), [("lower", -0.2), ("upper", 0.0)])
@pytest.mark.parametrize("inside", [0.0, -1e-6, 1e-6])
def test_a_slider_turns_at_its_stop(end: str, where: float, inside: float, tmp_path: Path) -> None:
    """Law  by events of any method and tolerance, as without the stop; it ended by name, as no force can hold it
    Where the stop is nearer it ends the motion; at its start it would be beyond one."""
    if end == "upper" and inside > 0.0:
        inside = -1e-9
    path, text = tmp_path / "slider.toml", Path("examples/slider_crank.toml").read_text(encoding="utf-8")
    path.write_text(text, encoding="utf-8")
    options: dict[str, Any] = {"time": 1.5, "samples": 3, "progress": False}
    free = po.simulate(po.load(path), rtol=1e-10, **options)["joint_position"].sel(coordinate="main").values
    place = where + inside if end == "lower" else where - inside
    path.write_text(f'{text}\n[limits.stop]\npair = "guide"\n{end} = {place!r}\n', encoding="utf-8")
    for how in ({"rtol": 1e-10}, {"rtol": 1e-8}, {"method": "radau", "rtol": 1e-9}):
        run = po.simulate(po.load(path), **options, **how)
        turns = run["joint_position"].sel(coordinate="main").values
        if inside <= 0.0:
            np.testing.assert_allclose(turns, free, rtol=0, atol=1e-5)
            assert run.sizes["event"] == 0
        else:
            assert turns[-1] == pytest.approx(np.pi, abs=1e-2)
    for h in (1e-4, 0.77e-4) if end == "lower" else ():
        turns = po.simulate(po.load(path), method="moreau", step=h, **options)["joint_position"].sel(coordinate="main")
        assert abs(float(turns[-1]) - (free[-1] if inside <= 0.0 else np.pi)) < 1.5e4 * h


@pytest.mark.sample(3)
@pytest.mark.parametrize("restitution", [0.0, 0.4])
@pytest.mark.parametrize("blow", [False, True])
@pytest.mark.parametrize("scale", [1e-5, 1.0, 1e5])
@pytest.mark.parametrize("beside", ["", BESIDE])
def test_a_one_way_clutch_has_no_gap_that_turns(
    restitution: float, blow: bool, scale: float, beside: str, tmp_path: Path
) -> None:
    """Law  what starts the wrong way, or is knocked that way by a body that strikes it, turns at once as by events."""
    text = f"""
poinsot = 1
gravity = "none"
bodies.a = {{mass = {scale}, inertia = [1, 1, 1]}}
bodies.b = {{mass = {2.0 * scale}, inertia = [1, 1, 1]}}
[pairs.A]
kind = "prismatic"
between = ["ground", "a"]
point = [0, 0, 0]
axis = [1, 0, 0]
initial = {{velocity = {0.5 if blow else -3.0}}}
[pairs.B]
kind = "prismatic"
between = ["a", "b"]
point = [0, 0, 0]
axis = [1, 0, 0]
initial = {{velocity = -3.0}}
[freewheels.ratchet]
pair = "A"
restitution = {restitution}
[limits.buffer]
pair = "B"
lower = {-1.0 if blow else -50.0}
restitution = 0.5
"""
    path = tmp_path / "ratchet.toml"
    exact, _ = turned(path, text + beside, rtol=1e-10)
    for h in PHASES:
        found, run = turned(path, text + beside, method="moreau", step=h)
        assert abs(found - exact) < 10.0 * h
        assert float(run.joint_velocity.sel(freedom="A")[-1]) > -1e-9
