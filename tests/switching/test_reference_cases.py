"""Machines that switch against references solved without poinsot (references.py), each to its stated tolerance.

Cases with a home of their own: belts, dry friction, clutches and backlash in tests/multibody, contacts beside them,
bridges with diodes in tests/networks, relays in tests/simulation. Here: ball, blocks, stop, tether, drive, converter.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from switching import references

DRIVE = """
poinsot = 1
name = "sampled drive"
gravity = "none"
[bodies.load]
mass = 1.0
inertia = [10, 10, 10]
[pairs.shaft]
kind = "revolute"
between = ["ground", "load"]
point = [0, 0, 0]
axis = [0, 0, 1]
[torques.motor]
pair = "shaft"
magnitude = 0.0
"""


@pytest.mark.parametrize("method", ["dop853", "radau"])
def test_sampled_drive_is_piecewise_polynomial_to_rounding(method: str, tmp_path: Path) -> None:
    """Modelica's ClockedWithDiscreteController: what is held between ticks makes parabolas, tick for tick."""
    (tmp_path / "drive.toml").write_text(DRIVE)

    @po.controller(period=0.1, reads=["joint_velocity"], writes=["motor"], tells=["x"], state=[0.0])
    def pi(t: float, w: np.ndarray, x: np.ndarray) -> tuple[list[float], np.ndarray]:
        error = min(t / 2, 1.0) - w[0]
        x = x + error
        return [110 * (x[0] + error), x[0]], x

    run = po.simulate(po.load(tmp_path / "drive.toml"), 3.0, samples=31, controllers=pi, method=method)
    exact = np.array([[float(value) for value in row] for row in references.clocked_drive(30)])
    found = np.column_stack(
        (run["joint_position"].values, run["joint_velocity"].values, run["control"].values[:, ::-1])
    )
    assert np.abs(found - exact[:, 1:]).max() <= 1e-12
