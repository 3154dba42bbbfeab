"""Pinocchio as oracle: what poinsot reads from a URDF is what Pinocchio builds from it."""

import re
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from defusedxml import ElementTree

from conftest import require_oracle
from files.robots import every_robot, require_robot
from files.urdf_text import RandomRobot
from poinsot import Displacement, FileError, Inertia, Model, UnphysicalInertiaWarning
from poinsot.files.urdf import read_urdf
from poinsot.multibody import GROUND

pytestmark = pytest.mark.oracle
TOLERANCE = 1e-11


def read_quietly(file: Path, **options: Any) -> tuple[Model, list[warnings.WarningMessage]]:
    with warnings.catch_warnings(record=True, action="always") as caught:
        return read_urdf(file, **options), caught


def poses(model: Model, coordinates: dict[str, Any]) -> dict[str, Displacement]:
    """World poses of all bodies, with neutral coordinates for the joints not named."""
    X = {GROUND: Displacement.identity()}
    for j in model.joints:
        q = coordinates.get(j.name, j.pair.neutral())
        X[j.successor] = X[j.predecessor] @ j.X_PJ @ j.pair.displacement(np.asarray(q)) @ j.X_SJ.inverse()
    return X


def compare_poses(model: Model, coordinates: dict[str, Any], oracle: Any, q: Any) -> None:
    """Poses of all links, by name; a link 'ground' is called 'ground_link' here."""
    pin = require_oracle("pinocchio")
    data = oracle.createData()
    pin.framesForwardKinematics(oracle, data, q)
    found = poses(model, coordinates)
    found[GROUND] = found.get("ground_link", found[GROUND])
    frames = {frame.name: data.oMf[i] for i, frame in enumerate(oracle.frames) if frame.type == pin.FrameType.BODY}
    frames.pop("universe", None)
    assert set(found) - {"ground_link", GROUND} == set(frames) - {GROUND}
    for name, pose in frames.items():
        np.testing.assert_allclose(found[name].matrix, pose.homogeneous, rtol=0, atol=TOLERANCE, err_msg=name)


@pytest.mark.sample(2)
@every_robot
def test_a_robot_is_read_as_pinocchio_reads_it(robot: Path | None) -> None:
    pin = require_oracle("pinocchio")
    file = require_robot(robot)
    try:
        oracle = pin.buildModelFromUrdf(str(file), pin.JointModelFreeFlyer())
    except ValueError:
        with pytest.raises(FileError):
            read_urdf(file)
        return
    model, _ = read_quietly(file, base="free")
    assert sum(len(j.pair.freedoms) for j in model.joints) == oracle.nv
    moving = {j.name for j in model.joints if j.pair.freedoms}
    assert moving == set(oracle.names) - {"universe"}
    neutral = pin.neutral(oracle)
    compare_poses(model, {}, oracle, neutral)
    compare_inertia(model, oracle, neutral)
    compare_data(model, oracle)
    fixed, _ = read_quietly(file)
    assert sum(len(j.pair.freedoms) for j in fixed.joints) == oracle.nv - 6


def compare_inertia(model: Model, oracle: Any, neutral: Any) -> None:
    """Mass, centre, and inertia about the centre, of the whole robot at rest."""
    pin = require_oracle("pinocchio")
    data = oracle.createData()
    X = poses(model, {})
    total = sum((b.inertia.carried(X[b.name]) for b in model.bodies), Inertia.zero())
    assert total.mass == pytest.approx(pin.computeTotalMass(oracle), rel=TOLERANCE)
    if total.mass:
        pin.ccrba(oracle, data, neutral, np.zeros(oracle.nv))
        np.testing.assert_allclose(total.centre, data.com[0], rtol=0, atol=TOLERANCE)
        size = TOLERANCE * max(1.0, total.mass)
        np.testing.assert_allclose(total.about_centre, data.Ig.inertia, rtol=0, atol=size)


def compare_data(model: Model, oracle: Any) -> None:
    """Limits, damping and friction of the joints of one freedom."""
    for j in model.joints:
        if len(j.pair.freedoms) == 1:
            index = oracle.getJointId(j.name)
            v = oracle.idx_vs[index]
            assert (j.damping, j.friction) == (oracle.damping[v], oracle.upperDryFrictionLimit[v]), j.name
            if oracle.nqs[index] == 1 and np.isfinite(j.limits.lower):
                q = oracle.idx_qs[index]
                assert j.limits.lower == oracle.lowerPositionLimit[q], j.name
                assert j.limits.upper == oracle.upperPositionLimit[q], j.name


@pytest.mark.sample(7)
@every_robot
def test_exactly_the_unphysical_links_are_named(robot: Path | None) -> None:
    """Judged apart from poinsot: eigenvalues of the matrix as the file has it."""
    file = require_robot(robot)
    root = ElementTree.parse(file).getroot()
    if root.find("link") is None:
        return
    expected = {link.get("name") for link in root.findall("link") if is_unphysical(link)}
    _, caught = read_quietly(file)
    messages = [str(w.message) for w in caught if w.category is UnphysicalInertiaWarning]
    assert {re.search(r"<link '(.*?)'>", message)[1] for message in messages} == expected  # type: ignore[index]
    if expected:
        with pytest.raises(FileError, match="strict=True"):
            read_urdf(file, strict=True)


def is_unphysical(link: Any) -> bool:
    inertial = link.find("inertial")
    if inertial is None:
        return False
    mass = float(inertial.find("mass").get("value"))
    moment = {key: float(value) for key, value in inertial.find("inertia").items()}
    matrix = [[moment["i" + min(a, b) + max(a, b)] for b in "xyz"] for a in "xyz"]
    low, middle, high = np.linalg.eigvalsh(matrix)
    size = max(abs(low), abs(high))
    return bool(size > 0 and (mass == 0 or min(low, low + middle - high) < -1e-9 * size))


def test_random_robots_move_as_in_pinocchio(tmp_path: Path, rng: np.random.Generator) -> None:
    """At random coordinates. Pinocchio ignores the axis of planar joints and lacks spherical ones: none of either."""
    pin = require_oracle("pinocchio")
    file = tmp_path / "robot.urdf"
    made = RandomRobot(rng, links=15, kinds=("revolute", "continuous", "prismatic", "fixed", "floating"))
    file.write_text(made.text().replace("<limit ", '<limit lower="-3" upper="3" '), encoding="utf-8")
    oracle = pin.buildModelFromUrdf(str(file))
    coordinates: dict[str, Any] = {}
    q = pin.neutral(oracle)
    for index in range(1, oracle.njoints):
        start, count = oracle.idx_qs[index], oracle.nqs[index]
        if count == 7:
            value = rng.normal(size=7)
            value[3:] /= np.linalg.norm(value[3:])
            q[start : start + 7] = value
        else:
            value = rng.uniform(-3, 3, size=1)
            q[start : start + count] = value if count == 1 else [np.cos(value[0]), np.sin(value[0])]
        coordinates[oracle.names[index]] = value
    compare_poses(read_urdf(file), coordinates, oracle, q)
