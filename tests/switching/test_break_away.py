"""A block in space that a growing force pulls off, and feet that jam, by several methods."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import poinsot as po

SLIDE = '[pairs.{name}]\nkind = "prismatic"\nbetween = ["{on}", "{body}"]\naxis = {axis}\npoint = [0, 0, 0]\n'


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


@pytest.mark.parametrize("method", ["radau", "radau9", "gauss", "dop853"])
@pytest.mark.parametrize("kinetic", [0.4, 0.5])
def test_it_breaks_away_when_the_force_leaves_the_cone(kinetic: float, method: str, tmp_path: Path) -> None:
    """With equal coefficients along the force that is left, from rest on: m s̈ = k (t − t₀), s = k (t − t₀)³/6 m."""
    pull = {"x": "3*t", "y": "1.5*t"}
    run = po.simulate(block(tmp_path / "block.toml", kinetic), 1.6, inputs=pull, method=method, rtol=1e-9, samples=3)
    events, at = run.poinsot.events, 0.5 * 9.81 / np.hypot(3.0, 1.5)
    assert events["time"].values[events["kind"].values == "slips"] == pytest.approx(at, abs=1e-6)
    assert run.attrs["steps"] < 3000
    if kinetic == 0.5:  # as masses of 1.002 and 1.001 turn it
        expected = np.array([3.0, 1.5]) / 1.002 * (1.6 - at) ** 3 / 6
        assert run["joint_position"].values[-1, :2] == pytest.approx(expected, rel=1e-3)


def test_a_slip_from_rest_turns_with_the_force(tmp_path: Path) -> None:
    """Every method comes to the same end, by as much as it is asked for, with steps that do not grow beyond reason."""
    m, pull = block(tmp_path / "block.toml", 0.5), {"x": "3*t", "y": "1.5*t+t*t"}

    def end(method: str, rtol: float) -> np.ndarray:
        run = po.simulate(m, 1.6, inputs=pull, method=method, rtol=rtol, samples=3)
        assert run.attrs["steps"] < 5 * rtol ** (-1 / 3) + 400 and po.ledger(run).ratio < 1e-11
        return np.asarray(run["joint_position"].values[-1, :2])

    known = end("radau9", 1e-12)
    for method in ("radau", "gauss", "dop853"):
        errors = [np.abs(end(method, rtol) - known).max() for rtol in (1e-6, 1e-8, 1e-10)]
        assert errors[0] < 1e-8 and errors[1] < 0.02 * errors[0] and errors[2] < 1e-12


JAMMED = """
poinsot = 1
gravity = [0, 0, {g}]
bodies.slide = {{mass = 1.582, centre = {c0}, inertia = {I0}, position = {slide}}}
bodies.arm = {{mass = 2.928, centre = {c1}, inertia = {I1}, position = {arm}}}
ground = {{height = {height}, friction = 0.4}}
shapes.foot = {{body = "slide", kind = "sphere", radius = {radius}}}
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
