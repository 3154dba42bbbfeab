"""A block that slides over a face and turns its way, alone and beside a stranger that bounces.

What slides against less friction than its weight pulls with never stops: it passes a least speed and turns by more than
a right angle there. A block on four corners gives its load from corner to corner as it turns.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import poinsot as po
from cases import saved

G, KINETIC, STATIC = 9.81, 0.2, 0.3
STRANGER = """
[bodies.stranger]
mass = 2.0
inertia = [0.1, 0.1, 0.1]
position = [1, 0, 0]
[pairs.elsewhere]
kind = "prismatic"
between = ["ground", "stranger"]
point = [1, 0, 0]
axis = [0, 1, 0]
initial = {velocity = 0.3}
[limits.stop]
pair = "elsewhere"
lower = -0.03
upper = 0.03
restitution = 0.5
"""


def block(folder: Path, mass: float, size: float, slope: float, company: str = "") -> Any:
    """A box on an inclined floor; times grow as √size does."""
    J = 0.02 * mass * size**2
    body = f'[bodies.block]\nmass = {mass!r}\ninertia = [{J!r}, {J!r}, {J!r}]\n[pairs.fly]\nkind = "free"\n'
    body += 'between = ["ground", "block"]\n'
    rule = f'[shapes.floor]\nbody = "ground"\nkind = "plane"\nposition = [0, 0, {-0.1 * size!r}]\n'
    rule += f'[shapes.box]\nbody = "block"\nkind = "box"\nedges = [{0.4 * size!r}, {0.3 * size!r}, {0.2 * size!r}]\n'
    rule += f'[contacts.touch]\nbetween = ["floor", "box"]\nfriction = {STATIC}\nkinetic = {KINETIC}\n'
    parts = [body, STRANGER] if company else [body]
    path = folder / f"block{len(list(folder.iterdir()))}.toml"
    head = f"poinsot = 1\ngravity = [{G * float(np.sin(slope))!r}, 0, {-G * float(np.cos(slope))!r}]\n"
    path.write_text(head + "".join(parts[::-1] if company == "before" else parts) + rule, encoding="utf-8")
    return po.load(path)


@cache
def slid(slope: float, rates: tuple[float, float], time: float) -> Any:
    """Where and how fast a point comes that slides so: u̇ = g sin α − μ g cos α u/|u|."""
    pull, rubs = G * np.sin(slope), KINETIC * G * np.cos(slope)

    def flow(_: float, y: Any) -> Any:
        speed = np.hypot(y[2], y[3])
        return [y[2], y[3], pull - rubs * y[2] / speed, -rubs * y[3] / speed]

    return solve_ivp(flow, (0.0, time), [0.0, 0.0, *rates], method="DOP853", rtol=1e-12, atol=1e-15).y[:, -1]


def ends(machine: Any, rates: Any, size: float = 1.0, time: float = 0.6, **how: Any) -> Any:
    """A run, and where the block comes in its size."""
    start = {"fly": {"velocity": [0.0, 0.0, 0.0, rates[0] * size**0.5, rates[1] * size**0.5, 0.0]}}
    options = {"samples": 13, "progress": False, "outputs": ["all", "switch_force"], **how}
    run = po.simulate(machine, time * size**0.5, initial=start, **options)
    normal = [k for k, name in enumerate(run["switch"].values) if "touch" in name and "slip" not in name]
    assert float(run["switch_force"].values[:, normal].min()) >= -1e-6 * float(abs(run["switch_force"]).max())
    assert po.ledger(run).ratio < 1e-6
    return run, run["body_position"].sel(body="block").values[-1, :2] / size


@pytest.mark.sample(2)
@pytest.mark.parametrize("rates", [(-0.76598755, -0.04138952), (-0.5, 0.01), (-0.5, 0.3)])
@pytest.mark.parametrize("how", [{"rtol": 1e-9}, {"method": "radau", "rtol": 1e-9}])
def test_slip_turns_by_more_than_a_right_angle(rates: Any, how: dict[str, Any], tmp_path: Path) -> None:
    """Law  where its speed is least, 7e-4 m/s, it goes on: it was stopped there, and 3e-4 m off; corners only push."""
    _, place = ends(block(tmp_path, 2.0, 1.0, 0.206), rates, **how)
    assert np.abs(place - slid(0.206, rates, 0.6)[:2]).max() < 1e-7


@pytest.mark.sample(1)
@pytest.mark.parametrize(("size", "mass"), [(1e-3, 1e-3), (1e3, 1e2), (1.0, 1e5)])
def test_units_change_no_turn(size: float, mass: float, tmp_path: Path) -> None:
    rates = (-0.76598755, -0.04138952)
    _, place = ends(block(tmp_path, mass, size, 0.206), rates, size, rtol=1e-9)
    assert np.abs(place - slid(0.206, rates, 0.6)[:2]).max() < 1e-7


CASES = [  # those of which the stranger's impact ended the run, or was given to the stranger again at 0.1946 s
    (1.0, 1.0, 0.57, (0.09913112, -0.39094717), {"rtol": 1e-9}),
    (1e-3, 1e-2, 0.3, (0.36741632, -0.15309212), {"rtol": 1e-9}),
    (1.0, 1.0, 0.2061, (-0.76598755, -0.04138952), {"rtol": 1e-11}),
    (1.0, 1.0, 0.2061, (-0.76598755, -0.04138952), {"method": "radau", "rtol": 1e-9}),
]


@pytest.mark.sample(1)
@pytest.mark.parametrize("company", ["before", "after"])
@pytest.mark.parametrize(("mass", "size", "slope", "rates", "how"), CASES)
def test_a_stranger_changes_nothing(
    mass: float, size: float, slope: float, rates: Any, how: dict[str, Any], company: str, tmp_path: Path
) -> None:
    """Law  rows that no impulse reaches take no part in a jump: neither the block's nor the stranger's."""
    _, alone = ends(block(tmp_path, mass, size, slope), rates, **how)
    run, beside = ends(block(tmp_path, mass, size, slope, company), rates, **how)
    assert np.abs(beside - alone).max() < 1e-7
    kinds, rows = run["event_kind"].values, run["event_row"].values
    stops = run["event_time"].values[[str(r).startswith("stop") for r in rows]]
    assert stops == pytest.approx([0.1, 0.5], abs=1e-9) and {*kinds[np.isin(rows, ["stop"])]} == {"impact"}
    assert float(run["joint_position"].sel(coordinate="elsewhere")[-1]) == pytest.approx(-0.03 + 0.1 * 0.075, abs=1e-9)


@pytest.mark.sample(3)
@pytest.mark.parametrize("size", [1.0, 1e-3, 1e3])
@pytest.mark.parametrize("rates", [(0.35, 0.41, 0.17), (-0.8, -0.66, -0.12), (-1.1, -0.36, -0.39), (0.03, 0.68, 0.61)])
def test_feet_that_slide_and_spin_come_to_rest_together(rates: Any, size: float, tmp_path: Path) -> None:
    """Law  by every method and tolerance; time-stepping comes to it. One foot ended its slip while others, below the
    speed at which a direction is told, went on along theirs, for ever: 53 of 120 starts, "modes change without end"."""
    J = [float(x) * size**2 for x in (0.01376, 0.0111, 0.0155)]
    text = f"poinsot = 1\ngravity = [-0.3827, 1.221, -9.726]\n[bodies.block]\nmass = 1.0\ninertia = {J}\n"
    text += f'[shapes.floor]\nbody = "ground"\nkind = "plane"\nposition = [0, 0, {-0.15 * size!r}]\n'
    text += '[pairs.fly]\nkind = "free"\nbetween = ["ground", "block"]\n'
    for k, (x, y) in enumerate(((0.2, 0.03), (-0.1, 0.17), (-0.12, -0.15))):
        text += f'[shapes.f{k}]\nbody = "block"\nkind = "sphere"\nradius = {0.04 * size!r}\n'
        text += f"position = [{x * size!r}, {y * size!r}, {-0.06 * size!r}]\n"
        text += f'[contacts.on{k}]\nbetween = ["floor", "f{k}"]\nfriction = 0.4257\n'
    feet, rate, (spin, *along) = po.load(saved(tmp_path / "feet.toml", text)), size**0.5, rates
    start = {"fly": {"velocity": [0.0, 0.0, spin / rate, along[0] * rate, along[1] * rate, 0.0]}}
    options: dict[str, Any] = {"initial": start, "samples": 3, "progress": False}
    methods: tuple[Any, ...] = ({"rtol": 1e-9}, {"rtol": 1e-11}, {"method": "radau", "rtol": 1e-9})
    first, *others, stepped = (
        po.simulate(feet, 0.6 * rate, **options, **how) for how in (*methods, {"method": "moreau", "step": 2e-4 * rate})
    )
    assert np.abs(first.joint_velocity.values[-1]).max() < 1e-18 * rate
    for other, most in (*((run, 1e-7) for run in others), (stepped, 2e-3)):
        assert np.abs(other.body_position.values[-1] - first.body_position.values[-1]).max() < most * size
        assert np.abs(other.body_rotation.values[-1] - first.body_rotation.values[-1]).max() < 10 * most


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", [10, 4])
def test_boxes_tumble_to_rest(rng: np.random.Generator, tmp_path: Path) -> None:
    """Law  the same at any tolerance. A slip that passed rest slowly began anew against itself, for ever (10)."""
    edges, mass = rng.uniform(0.1, 0.5, 3), rng.uniform(0.5, 5)
    squares, q = edges**2, rng.normal(size=4)
    place = [0.0, 0.0, 0.5 * np.linalg.norm(edges) + 0.1, *q / np.linalg.norm(q)]
    e, mu = rng.uniform(0.1, 0.6, 2)
    path = tmp_path / "box.toml"
    path.write_text(f"""poinsot = 1
gravity = [0, 0, {-G}]
[bodies.box]
mass = {mass}
inertia = {[float(mass / 12 * (squares.sum() - x)) for x in squares]}
[pairs.fly]
kind = "free"
between = ["ground", "box"]
initial = {{ position = {[float(x) for x in place]}, velocity = {rng.normal(size=6).tolist()} }}
[shapes.floor]
body = "ground"
kind = "plane"
[shapes.box]
body = "box"
kind = "box"
edges = {edges.tolist()}
[contacts.touch]
between = ["floor", "box"]
restitution = {e}
friction = {mu}
""", encoding="utf-8")  # fmt: skip
    box = po.load(path)
    runs = [po.simulate(box, 1.5, samples=3, progress=False, rtol=rtol) for rtol in (1e-10, 1e-9, 1e-7)]
    places = [run["body_position"].values[-1] for run in runs]
    assert np.abs(np.array(places) - places[0]).max() < 1e-5, places
    assert all(po.ledger(run).ratio < 1e-6 for run in runs)
