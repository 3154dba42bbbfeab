"""A block in space that a growing force pulls off, by implicit methods."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import poinsot as po

SLIDE = '[pairs.{name}]\nkind = "prismatic"\nbetween = ["{on}", "{body}"]\naxis = {axis}\npoint = [0, 0, 0]\n'
OPEN = pytest.mark.xfail(reason="verification.md #361: slip from rest", raises=po.SimulationFailure, strict=True)


def block(path: Path, kinetic: float) -> po.Mechanism:
    text = "poinsot = 1\ngravity = [0, 0, -9.81]\n"
    text += "".join(f"[bodies.{name}]\nmass = {m}\n" for name, m in (("a", 1e-3), ("b", 1e-3), ("ball", 1.0)))
    for name, on, body, axis in (
        ("x", "ground", "a", [1, 0, 0]),
        ("y", "a", "b", [0, 1, 0]),
        ("z", "b", "ball", [0, 0, 1]),
    ):
        text += SLIDE.format(name=name, on=on, body=body, axis=axis)
    text += 'initial = { position = 0.1 }\n[shapes.floor]\nbody = "ground"\nkind = "plane"\n'
    text += (
        '[shapes.foot]\nbody = "ball"\nkind = "sphere"\nradius = 0.1\n[contacts.touch]\nbetween = ["floor", "foot"]\n'
    )
    path.write_text(text + f"friction = 0.5\nkinetic = {kinetic}\n")
    found = po.load(path)
    assert isinstance(found, po.Mechanism)
    return found


@pytest.mark.parametrize("kinetic", [0.4, pytest.param(0.5, marks=OPEN)])
def test_it_breaks_away_when_the_force_leaves_the_cone(kinetic: float, tmp_path: Path) -> None:
    pull = {"x": "3*t", "y": "1.5*t"}
    run = po.simulate(block(tmp_path / "block.toml", kinetic), 1.6, inputs=pull, method="radau", rtol=1e-9, samples=3)
    events = run.poinsot.events
    off = events["time"].values[events["kind"].values == "slips"]
    assert np.abs(off - 0.5 * 9.81 * 1.0 / np.hypot(3.0, 1.5)).max() < 1e-6


JAMMED = """
poinsot = 1
gravity = [0, 0, {g}]
[bodies.slide]
mass = 1.582
centre = {c0}
inertia = {I0}
position = {slide}
[bodies.arm]
mass = 2.928
centre = {c1}
inertia = {I1}
position = {arm}
[pairs.guide]
kind = "cylindrical"
between = ["ground", "slide"]
point = {on_guide}
axis = [-1.228, 0.55, 2.117]
initial = {{velocity = [-0.874, {v}]}}
[pairs.fork]
kind = "universal"
between = ["slide", "arm"]
point = {fork}
axes = [[0.126, -0.388, 0.913], [-0.767, 0.173, 0.1793713033953998]]
initial = {{velocity = [1.137, -1.035]}}
[ground]
height = {height}
friction = 0.4
[shapes.foot]
body = "slide"
kind = "sphere"
radius = {radius}
"""


@pytest.mark.parametrize("method", ["dop853", "radau"])
def test_a_foot_that_jams_its_guide_stays_where_its_force_can_be_within_the_cone(method: str, tmp_path: Path) -> None:
    """Two freedoms on three rows: lifted, it could leave as well; the run ended at 0.22 s, out of steps. Any size."""
    places = []
    for size in (1.0, 1e-4, 1e4):
        lengths = {"slide": [-0.066, -0.185, -0.353], "arm": [0.172, -0.216, -0.162],
                   "on_guide": [0.087, -0.281, -0.176], "fork": [0.053, -0.201, -0.258], "c0": [0.095, -0.012, -0.004],
                   "c1": [0.078, 0.02, -0.082]}  # fmt: skip
        numbers = {"g": -9.81, "v": 0.036, "height": -0.457, "radius": 0.05}
        moments = {"I0": [0.032, 0.023, 0.03], "I1": [0.038, 0.053, 0.035]}
        text = JAMMED.format(
            **{key: size * value for key, value in numbers.items()},
            **{key: [size * x for x in value] for key, value in lengths.items()},
            **{key: [size**2 * x for x in value] for key, value in moments.items()},
        )
        (tmp_path / "jammed.toml").write_text(text)
        run = po.simulate(po.load(tmp_path / "jammed.toml"), 0.4, method=method, rtol=1e-9, atol=1e-9, max_steps=3000)
        places.append(run["body_position"].values[-1] / size)
        kept = run["joint_position"].values[run["time"].values > 0.25, :2]
        assert np.ptp(kept, axis=0).max() < 1e-12 * max(size, 1.0)
    np.testing.assert_allclose(places[1:], [places[0]] * 2, atol=1e-8)
