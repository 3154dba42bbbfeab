"""A block in space that a growing force pulls off, by implicit methods."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import poinsot as po

SLIDE = '[pairs.{name}]\nkind = "prismatic"\nbetween = ["{on}", "{body}"]\naxis = {axis}\npoint = [0, 0, 0]\n'
OPEN = pytest.mark.xfail(
    reason="verification.md #102: at no slip ∂f/∂v is a quotient of differences across the direction's jump",
    raises=po.SimulationFailure, strict=True,
)  # fmt: skip


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
