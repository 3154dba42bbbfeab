"""Time-stepping against dop853 over all mechanisms of the examples and a handful of robots, by observed orders."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from files.robots import require_robot, robot_files
from simulation.stepped import run

NOT_TAKEN = {
    "kapitza": "has given motions",
    "massless_node": "move without inertia",
}
"""What time-stepping refuses by name."""
SPANS = {"andrews": 0.01, "slider_crank": 0.3, "bennett": 0.3, "two_cylindrical_pairs": 0.3}
"""How long those are followed [s] that move fast: 0.4 s else."""
FINE = {"andrews": 1e-5}
"""The coarser of the two steps [s]: 1e-3 else."""
ROBOTS = {"panda": "fixed", "ur5_robot": "fixed", "double_pendulum": "fixed", "bolt": "free", "solo12": "free"}


def orders(m: Any, end: float, h: float, **start: Any) -> tuple[float, list[float]]:
    """The observed order, from steps h and h/8, of the mean error of all coordinates; the errors."""
    grid, errors = np.linspace(0.0, end, 9), []
    with warnings.catch_warnings(action="ignore"):
        truth = po.simulate(m, times=grid, method="dop853", step="adaptive", **start)["joint_position"].values
        for step in (h, h / 8):
            found = po.simulate(m, times=grid, method="moreau", step=step, **start)
            errors.append(float(np.abs(found["joint_position"].values - truth).mean()))
            assert np.abs(found["energy_residual"].values).max() <= 1e-10 * max(float(found["energy_scale"][-1]), 1e-9)
    return float(np.log(errors[0] / max(errors[1], 1e-300)) / np.log(8.0)), errors


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(path.stem for path in Path("examples").glob("*.toml")))
def test_an_example_moves_as_by_dop853(name: str) -> None:
    """Errors fall as the step, or are none."""
    m = po.load(f"examples/{name}.toml")
    if not isinstance(m, po.Mechanism):
        pytest.skip(reason="a network of several domains, which time-stepping refuses by name")
    if name in NOT_TAKEN:
        with pytest.raises((po.SimulationError, po.ModelError), match=NOT_TAKEN[name]):
            run(m, 0.1, 1e-3, None)
        return
    order, errors = orders(m, SPANS.get(name, 0.4), FINE.get(name, 1e-3))
    assert errors[1] < 1e-9 or order > 0.75, (order, errors)


@pytest.mark.long
@pytest.mark.parametrize("name", ROBOTS)
def test_a_robot_moves_as_by_dop853(name: str) -> None:
    """Free bases among them, thrown up turning, without contacts."""
    path = require_robot(next((file for file in robot_files() if file.stem == name), None))
    with warnings.catch_warnings(action="ignore"):
        m = po.load(path, base=ROBOTS[name], losses=False)
    rng = np.random.default_rng([2007, len(name)])
    start = {"initial": (np.array(m.neutral()), 0.3 * rng.normal(size=m.nv))}
    order, errors = orders(m, 0.1, 1e-3, **start)
    assert errors[1] < 1e-9 or order > 0.75, (order, errors)
