"""Tendons, actuators and couplings in network files: what they say, families over their numbers, and how it runs."""

from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from cases import saved
from poinsot import Actuator, Coupling, FileError, OnFreedom, StretchDamper, StretchSpring, Tendon
from poinsot.elements import BetweenPoints

FINGER = """
poinsot = 1
name = "finger"
parameters = {k = 40.0, r = 0.02, reach = 0.05}
bodies.palm = {mass = 0.5, inertia = [1e-3, 1e-3, 1e-3], centre = [0.05, 0, 0]}
bodies.first = {mass = 0.1, inertia = [1e-4, 1e-4, 1e-4], position = [0.1, 0, 0], centre = [0.025, 0, 0]}
bodies.second = {mass = 0.08, inertia = [1e-4, 1e-4, 1e-4], position = [0.15, 0, 0], centre = [0.02, 0, 0]}
pairs.wrist = {kind = "spherical", between = ["ground", "palm"], point = [0, 0, 0]}
pairs.near = {kind = "revolute", between = ["palm", "first"], point = [0.1, 0, 0], axis = [0, 1, 0]}
pairs.far = {kind = "revolute", between = ["first", "second"], point = [0.15, 0, 0], axis = [0, 1, 0]}
springs.elastic = {tendon = "extensor", stiffness = "k", slack = [0, 0.25]}
springs.band = {tendon = "tie", stiffness = 3, rest_length = 0.02}
dampers.sheath = {tendon = "flexor", damping = 2}
[tendons.flexor]
pairs = ["near", "far"]
weights = ["r", "0.8*r"]
[tendons.extensor]
through = ["ground", "palm", "first", "second"]
points = [[-0.1, 0, "reach"], [0.05, 0, 0.02], [0.12, 0, 0.015], [0.17, 0, 0.01]]
[tendons.tie]
through = ["palm", "second"]
body_points = [[0.05, 0, 0.02], [0.01, 0, 0.01]]
divisor = 2
[actuators.pull]
tendon = "flexor"
gear = -1
control = "4*step(t - 0.1)"
control_range = [0, 3]
[actuators.hold]
pair = "near"
kind = "position"
stiffness = "2*k"
damping = 1.5
effort_range = [-4, 4]
[actuators.slow]
pair = "wrist"
freedom = "wy"
kind = "velocity"
damping = 0.2
[actuators.muscle]
pair = "far"
kind = "general"
gain = [1, 0.5]
bias = [0.1, -2, -0.3]
force_range = [-1, 0]
dynamics = "filter"
time_constant = 0.05
activation_range = [0, 1]
"""
LINKS = """[couplings]
links = {first = {pair = "far"}, second = {tendon = "flexor"}, polynomial = [0, 7.0, 1.0]}
"""


def written(folder: Path, text: str) -> Path:
    return saved(folder / "finger.toml", text)


def test_what_the_tables_say(tmp_path: Path) -> None:
    model = po.load(written(tmp_path, FINGER + LINKS)).model
    elements = {e.name: e for e in model.elements}
    flexor = Tendon(((0.02, OnFreedom("near")), (0.8 * 0.02, OnFreedom("far"))))
    assert elements["sheath"] == StretchDamper("sheath", flexor, 2.0)
    tie = Tendon(((0.5, BetweenPoints("palm", (0.05, 0.0, 0.02), "second", (0.01, 0.0, 0.01))),))
    assert elements["band"] == StretchSpring("band", tie, 3.0, 0.02, 0.02)
    assert elements["hold"] == Actuator.position("hold", "near", stiffness=80.0, damping=1.5, effort_range=(-4.0, 4.0))
    assert elements["slow"] == Actuator.velocity("slow", OnFreedom("wrist", 1), damping=0.2)
    muscle = elements["muscle"]
    assert isinstance(muscle, Actuator) and (muscle.gain_length, muscle.bias_rate) == (0.5, -0.3)
    elastic = elements["elastic"].stretch
    assert isinstance(elastic, Tendon)
    first, last = (piece for _, piece in (elastic.terms[0], elastic.terms[-1]))
    assert isinstance(first, BetweenPoints) and isinstance(last, BetweenPoints)
    assert first.point_a == (-0.1, 0.0, 0.05) and last.point_b == pytest.approx((0.02, 0.0, 0.01))
    assert model.couplings == (Coupling("links", OnFreedom("far"), flexor, (0.0, 7.0, 1.0)),)


@pytest.mark.long
def test_it_runs_and_its_books_close(tmp_path: Path) -> None:
    run = po.simulate(po.load(written(tmp_path, FINGER + LINKS)), time=0.3, rtol=1e-9, inputs={"hold": 0.2})
    assert po.ledger(run).ratio < 1e-8
    assert float(run.constraint_error.max()) < 1e-12
    assert list(run.activated.values) == ["muscle"]
    assert list(run.port.values) == ["pull", "hold", "slow", "muscle"]


def test_families_follow_the_numbers_of_tendons_and_servos(tmp_path: Path) -> None:
    family = po.load_family(written(tmp_path, FINGER), "k", "r", "reach")
    other = FINGER.replace("k = 40.0", "k = 70.0").replace("r = 0.02", "r = 0.03").replace("h = 0.05", "h = 0.08")
    made, read = family.at([70.0, 0.03, 0.08]), po.load(written(tmp_path, other))
    rng = np.random.default_rng(0)
    q, v, u = read.random(rng), rng.normal(size=read.nv), rng.normal(size=4)
    np.testing.assert_allclose(made.actuator_forces(q, v, u), read.actuator_forces(q, v, u), rtol=1e-12, atol=1e-14)
    np.testing.assert_allclose(made.bias_force(q, v), read.bias_force(q, v), rtol=1e-12, atol=1e-14)


def test_families_follow_the_numbers_of_conditions(tmp_path: Path) -> None:
    family = po.load_family(written(tmp_path, FINGER + LINKS), "r")
    made = po.simulate(family, 0.1, parameters={"r": 0.03}, rtol=1e-9, inputs={"hold": 0.2})
    read = po.load(written(tmp_path, (FINGER + LINKS).replace("r = 0.02", "r = 0.03")))
    alone = po.simulate(read, 0.1, rtol=1e-9, inputs={"hold": 0.2})
    np.testing.assert_allclose(made["joint_position"], alone["joint_position"], rtol=1e-9, atol=1e-11)


def test_a_servo_needs_a_coordinate(tmp_path: Path) -> None:
    with pytest.raises(FileError, match=r"actuators.slow.*quaternion"):
        po.load(written(tmp_path, FINGER.replace('kind = "velocity"', 'kind = "position"\nstiffness = 1')))
