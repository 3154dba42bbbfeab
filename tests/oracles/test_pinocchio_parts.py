"""Robots taken apart and put together, as Pinocchio does it: buildReducedModel on every robot, appendModel on some."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from conftest import require_oracle
from files.robots import robot_files
from poinsot import pinocchio_order
from poinsot.files import load_model
from poinsot.multibody import body_pose, gravity_energy, inverse_dynamics, kinetic_energy, mass_matrix

pytestmark = pytest.mark.oracle
BASES = [
    pytest.param(
        file, base, marks=[pytest.mark.long] if k % 20 else [], id=f"{file.parent.parent.name}/{file.stem}-{base}"
    )
    for k, (base, file) in enumerate((base, file) for base in ("fixed", "free") for file in robot_files())
]


def both(path: Path, base: str) -> tuple[po.Mechanism, Any]:
    pin = require_oracle("pinocchio")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            mechanism = po.Mechanism(load_model(path, base=base))
        except po.FileError:
            pytest.skip(reason="the file has no link; Pinocchio refuses it too")
    root = (pin.JointModelFreeFlyer(),) if base == "free" else ()
    model = pin.buildModelFromUrdf(str(path), *root)
    others = {frame.name for frame in model.frames if frame.type != pin.FrameType.BODY}
    for frame in model.frames:  # Pinocchio takes no model apart in which a link is called as a joint
        if frame.type == pin.FrameType.BODY and frame.name in others:
            frame.name += " link"
    return mechanism, model


def assert_same_dynamics(m: po.Mechanism, model: Any, rng: np.random.Generator, rounding: float) -> None:
    """To 1e-12 of the largest number, and to what the rounded angles of a file make of it, which is cleaned here."""
    pin = require_oracle("pinocchio")
    order, data = pinocchio_order(m, model), model.createData()
    q, v, a = m.random(rng), rng.normal(size=m.nv), rng.normal(size=m.nv)
    Q, V, A = order.to_q(q), order.to_v(q, v), order.to_v(q, a)

    def assert_near(ours: Any, theirs: Any) -> None:
        theirs = np.asarray(theirs, dtype=float)
        bound = (1e-12 + 30 * rounding) * max(np.abs(theirs).max(initial=0.0), 1.0)
        np.testing.assert_allclose(np.asarray(ours, dtype=float), theirs, rtol=0, atol=bound)

    assert_near(order.to_tau(q, inverse_dynamics(m.tree, q, v, a)), pin.rnea(model, data, Q, V, A))
    M = pin.crba(model, data, Q)
    N = order.to_v(q, np.eye(m.nv)).T if m.nv else np.zeros((0, 0))
    ours = np.asarray(mass_matrix(m.tree, q), dtype=float).reshape(m.nv, m.nv)
    assert_near(N @ ours @ N.T, np.triu(M) + np.triu(M, 1).T)
    assert_near(kinetic_energy(m.tree, q, v), pin.computeKineticEnergy(model, data, Q, V))
    assert_near(gravity_energy(m.tree, q), pin.computePotentialEnergy(model, data, Q))
    assert_near(poses_apart(m, model, q), 0.0)


def poses_apart(m: po.Mechanism, model: Any, q: Any) -> float:
    """The largest difference of poses of bodies."""
    pin = require_oracle("pinocchio")
    data = model.createData()
    pin.framesForwardKinematics(model, data, pinocchio_order(m, model).to_q(q))
    return max(
        (
            float(np.abs(np.asarray(body_pose(m.tree, q, frame.name).matrix, dtype=float) - X.homogeneous).max())
            for frame, X in zip(model.frames, data.oMf, strict=True)
            if frame.type == pin.FrameType.BODY and frame.name in m.tree.bodies and frame.name != "ground"
        ),
        default=0.0,
    )


@pytest.mark.parametrize(("path", "base"), BASES)
def test_joints_are_held_as_by_build_reduced_model(path: Path, base: str) -> None:
    pin = require_oracle("pinocchio")
    whole, model = both(path, base)
    rng = np.random.default_rng(1871)
    names = [name for name in model.names[1:] if rng.random() < 0.5 and name in whole.tree.by_joint]
    q = whole.random(rng)
    reduced = pin.buildReducedModel(model, [model.getJointId(n) for n in names], pinocchio_order(whole, model).to_q(q))
    assert_same_dynamics(whole.locked(names, q), reduced, rng, poses_apart(whole, model, whole.random(rng)))


@pytest.mark.parametrize("carrier", ["fixed", "free"])
@pytest.mark.parametrize("carried", ["fixed", "free"])
def test_robots_are_attached_as_by_append_model(carrier: str, carried: str) -> None:
    pin = require_oracle("pinocchio")
    files = {path.stem: path for path in robot_files()}
    rng = np.random.default_rng(1890)
    a, model_a = both(files["panda"], carrier)
    b, model_b = both(files["ur5_robot"], carried)
    rounding = poses_apart(a, model_a, a.random(rng)) + poses_apart(b, model_b, b.random(rng))
    for k, name in enumerate(model_b.names):  # Pinocchio has no prefix
        model_b.names[k] = name if name == "universe" else f"left_{name}"
    for frame in model_b.frames:
        frame.name = f"left_{frame.name}"
    X = pin.SE3.Random()
    frame = model_a.getFrameId("panda_hand")
    appended = pin.appendModel(model_a, model_b, frame, X)
    appended = appended[0] if isinstance(appended, tuple) else appended
    ours = a.with_attached(b, at=("panda_hand", X.homogeneous), prefix="left_")
    assert_same_dynamics(ours, appended, rng, rounding)
