"""A ball on an arm of two freedoms bounces off a floor with friction: one law in both regimes, and in families."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

import poinsot as po

TEXT = """poinsot = 1
parameters = {mu = 0.0}
bodies.slide = {mass = 1.0}
bodies.arm = {mass = 1.0, position = [0.3, 0.1, 0.3], inertia = [0.02, 0.02, 0.02]}

[pairs.rail]
kind = "prismatic"
between = ["ground", "slide"]
point = [0, 0, 0.3]
axis = [1, 2, -2]
initial = {velocity = 2}

[pairs.hinge]
kind = "revolute"
between = ["slide", "arm"]
point = [0, 0, 0.3]
axis = [1, 0.3, 2]
initial = {velocity = 0.5}

[shapes]
floor = {body = "ground", kind = "plane"}
ball = {body = "arm", kind = "sphere", radius = 0.1}

[contacts.bounce]
between = ["floor", "ball"]
restitution = 0.5
friction = "mu"
"""


def test_a_rebound_slides_where_it_cannot_stick(tmp_path: Path) -> None:
    """e w⁻ beside no slip is no velocity of two freedoms: time-stepping took it for sticking, 0.6 m/s off, ledger 0."""
    (tmp_path / "arm.toml").write_text(TEXT.replace("mu = 0.0", "mu = 0.3"))
    arm = po.load(tmp_path / "arm.toml")
    whole = po.simulate(arm, times=[0.0, 0.25], rtol=1e-9)["joint_velocity"].values[-1]
    stepped = po.simulate(arm, times=[0.0, 0.25], method="moreau", step=1e-5)["joint_velocity"].values[-1]
    np.testing.assert_allclose(stepped, whole, rtol=0, atol=3e-4)


def test_friction_may_be_free_from_none_on(tmp_path: Path) -> None:
    """A member without friction has the rows of its family (NumPy's words about shapes before)."""
    path = tmp_path / "arm.toml"
    options: dict[str, Any] = {"times": [0.0, 0.25], "rtol": 1e-9, "outputs": ["joint_velocity"]}
    path.write_text(TEXT)
    runs = po.ensemble(path, {"mu": [0.0, 0.3]}, **options)
    assert (runs["status"] == "done").all()
    for k, mu in enumerate((0.0, 0.3)):
        path.write_text(TEXT.replace("mu = 0.0", f"mu = {mu}"))
        alone = po.simulate(po.load(path), **options)["joint_velocity"].values
        np.testing.assert_allclose(runs["joint_velocity"].values[k], alone, rtol=0, atol=1e-12)
