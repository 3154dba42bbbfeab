"""Momentum of what floats: kept where weight alone acts, told where it is not, and what pushes is named."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo

SEEDS = range(4)
TUMBLER = """
poinsot = 1
name = "tumbler"
[bodies.hull]
mass = 2.0
centre = [0.0, 0.1, 0.0]
inertia = [0.02, 0.05, 0.04]
[bodies.arm]
mass = 0.7
centre = [0.3, 0.0, 0.1]
inertia = [0.004, 0.010, 0.012]
[pairs.float]
kind = "free"
between = ["ground", "hull"]
initial = { velocity = [2.0, -5.0, 3.0, 0.4, 0.2, 1.0] }
[pairs.elbow]
kind = "revolute"
between = ["hull", "arm"]
point = [0.2, 0.1, 0.0]
axis = [0.3, 0.5, 1.0]
initial = { velocity = 4.0 }
[dampers.rubbing]
pair = "elbow"
damping = 0.3
[torques.motor]
pair = "elbow"
magnitude = "0.2*sin(7*t)"
"""


def loaded(more: str, folder: Path) -> Any:
    """Two bodies on a hinge with a motor and a damper, that fall and tumble."""
    file = folder / "tumbler.toml"
    file.write_text(TUMBLER + more, encoding="utf-8")
    return po.load(file)


@pytest.mark.sample(1)
@pytest.mark.parametrize("method", ["dop853", "radau", "gauss", "rk4"])
def test_what_falls_and_tumbles_keeps_its_momentum(method: str, tmp_path: Path) -> None:
    """What motors and dampers do within it changes nothing."""
    options: dict[str, Any] = {} if method in ("dop853", "radau") else {"step": 1e-3}
    run = po.simulate(loaded("", tmp_path), 1.0, method=method, **options)
    (told,) = po.verify(run, stretches=2).momenta
    assert told.passed and not told.why and told.joint == "float" and told.ratio < 1e-9, told
    assert 0 <= told.linear < 1e-8 and 0 <= told.angular < 1e-8


def test_momentum_that_is_made_is_found(tmp_path: Path) -> None:
    """Each stretch may hold where the model has the fault, too: momentum does not."""
    machine = loaded("", tmp_path)
    run = po.simulate(machine, 1.0, samples=201)
    for name, size in (("joint_velocity", 3), ("joint_velocity", 0), ("joint_position", 3)):
        broken = run.copy(deep=True)
        broken[name].values[:, size] *= 1 + 1e-4 * broken["time"].values
        (told,) = po.verify(broken, stretches=1).momenta
        assert not told.passed and told.ratio > 1e-6, (name, size, told)
    other = po.Mechanism(replace(machine.model, gravity=(0.0, 0.0, -9.8)))
    found = po.verify(run, other)
    assert not found.passed and not found.momenta[0].passed and "momentum" not in found.verdict


def test_what_pushes_from_outside_is_named(tmp_path: Path) -> None:
    tied = """
[springs.cord]
between = ["ground", "arm"]
body_points = [[0, 0, 3], [0.3, 0, 0.1]]
stiffness = 20.0
rest_length = 1.0
"""
    run = po.simulate(loaded(tied, tmp_path), 1.0)
    (told,) = po.verify(run, stretches=2).momenta
    assert told.passed and "'cord' acts from outside" in told.why and np.isnan(told.ratio)
    fixed = po.simulate(po.load("examples/double_pendulum.toml"), 0.5)
    assert po.verify(fixed, stretches=1).momenta == ()


def _inwards(joint: po.Joint, body: str) -> po.Joint:
    """A joint that stood on the ground, on a body."""
    return replace(joint, predecessor=body) if joint.predecessor == "ground" else joint


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", SEEDS)
def test_random_machines_that_float(seed: int) -> None:
    rng = np.random.default_rng(seed)
    model = zoo.random_model(rng, bodies=4, elements=0)
    base = model.joints[0]
    assert "ground" in (base.predecessor, base.successor)
    free = replace(base, pair=po.pairs.free())
    joints = [free if each is base else _inwards(each, base.successor) for each in model.joints]
    machine = po.Mechanism(replace(model, joints=tuple(joints)))
    q, v = zoo.random_state(machine.tree, rng)
    found = po.verify(po.simulate(machine, 0.2, initial=(q, v)), stretches=3)
    (told,) = found.momenta
    assert found.passed and told.ratio < 1e-9, (seed, str(found))


def test_a_body_that_falls_onto_the_ground_is_told_until_it_touches(tmp_path: Path) -> None:
    text = """
poinsot = 1
name = "dropped"
[bodies.ball]
mass = 1.0
inertia = [0.1, 0.1, 0.1]
[shapes.skin]
body = "ball"
kind = "sphere"
radius = 0.1
[ground]
height = -1.0
"""
    file = tmp_path / "dropped.toml"
    file.write_text(text, encoding="utf-8")
    ball = po.load(file)
    (early,) = po.verify(po.simulate(ball, 0.3), stretches=2).momenta
    (late,) = po.verify(po.simulate(ball, 0.8), stretches=2).momenta
    assert early.passed and not early.why and early.ratio < 1e-9
    assert late.passed and "acts from outside" in late.why
