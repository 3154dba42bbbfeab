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
    """A robot in both engines, of the same numbers; that both read files alike is said in test_pinocchio.py."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            mechanism = po.Mechanism(load_model(path, base=base))
        except po.FileError:
            pytest.skip(reason="the file has no link")
    return mechanism, as_pinocchio(mechanism)


def as_pinocchio(m: po.Mechanism) -> Any:
    """A pinocchio.Model of the links of a mechanism, each joint about or along z, a frame for each body."""
    pin = require_oracle("pinocchio")
    kinds = {"revolute": pin.JointModelRZ, "prismatic": pin.JointModelPZ, "free": pin.JointModelFreeFlyer}
    model, frames = pin.Model(), [0]

    def placed(X: po.Displacement) -> Any:
        return pin.SE3(np.asarray(X.rotation, dtype=float), np.asarray(X.translation, dtype=float))

    model.gravity.linear = np.array(m.tree.model.gravity)
    for link in m.tree.links:
        i = model.addJoint(link.parent + 1, kinds[link.pair.kind](), placed(link.X_PL), link.joint)
        frames.append(model.addJointFrame(i, frames[link.parent + 1]))
    for body in m.tree.model.bodies:
        at, inertia = m.tree.bodies[body.name], body.inertia
        if inertia.mass or np.any(inertia.about_centre):
            own = pin.Inertia.Identity()  # which may be what no matter has, as some files say
            own.mass, own.lever, own.inertia = (
                np.asarray(x, dtype=float)[()] for x in (inertia.mass, inertia.centre, inertia.about_centre)
            )
            model.appendBodyToJoint(at.link + 1, own, placed(at.X_LB))
        name = body.name if body.name not in m.tree.by_joint else f"{body.name} link"
        model.addBodyFrame(name, at.link + 1, placed(at.X_LB), frames[at.link + 1])
    return model


def assert_same_dynamics(m: po.Mechanism, model: Any, rng: np.random.Generator) -> None:
    """To 1e-12 of the largest number."""
    pin = require_oracle("pinocchio")
    order, data = pinocchio_order(m, model), model.createData()
    q, v, a = m.random(rng), rng.normal(size=m.nv), rng.normal(size=m.nv)
    Q, V, A = order.to_q(q), order.to_v(q, v), order.to_v(q, a)

    def assert_near(ours: Any, theirs: Any) -> None:
        theirs = np.asarray(theirs, dtype=float)
        bound = 1e-12 * max(np.abs(theirs).max(initial=0.0), 1.0)
        np.testing.assert_allclose(np.asarray(ours, dtype=float), theirs, rtol=0, atol=bound)

    assert_near(order.to_tau(q, inverse_dynamics(m.tree, q, v, a)), pin.rnea(model, data, Q, V, A))
    M = pin.crba(model, data, Q)
    N = order.to_v(q, np.eye(m.nv)).T if m.nv else np.zeros((0, 0))
    ours = np.asarray(mass_matrix(m.tree, q), dtype=float).reshape(m.nv, m.nv)
    assert_near(N @ ours @ N.T, np.triu(M) + np.triu(M, 1).T)
    assert_near(kinetic_energy(m.tree, q, v), pin.computeKineticEnergy(model, data, Q, V))
    assert_near(gravity_energy(m.tree, q), pin.computePotentialEnergy(model, data, Q))
    pin.framesForwardKinematics(model, data, Q)
    for frame, X in zip(model.frames, data.oMf, strict=True):
        if frame.type == pin.FrameType.BODY and (name := frame.name.removesuffix(" link")) in m.tree.bodies:
            assert_near(body_pose(m.tree, q, name).matrix, X.homogeneous)


@pytest.mark.parametrize(("path", "base"), BASES)
def test_joints_are_held_as_by_build_reduced_model(path: Path, base: str) -> None:
    pin = require_oracle("pinocchio")
    whole, model = both(path, base)
    rng = np.random.default_rng(1871)
    names = [link.joint for link in whole.tree.links if rng.random() < 0.5]
    q = whole.random(rng)
    reduced = pin.buildReducedModel(model, [model.getJointId(n) for n in names], pinocchio_order(whole, model).to_q(q))
    assert_same_dynamics(whole.locked(names, q), reduced, rng)


@pytest.mark.parametrize("carrier", ["fixed", "free"])
@pytest.mark.parametrize("carried", ["fixed", "free"])
def test_robots_are_attached_as_by_append_model(carrier: str, carried: str) -> None:
    pin = require_oracle("pinocchio")
    files = {path.stem: path for path in robot_files()}
    rng = np.random.default_rng(1890)
    a, model_a = both(files["panda"], carrier)
    b, model_b = both(files["ur5_robot"], carried)
    for k, name in enumerate(model_b.names):  # Pinocchio has no prefix
        model_b.names[k] = name if name == "universe" else f"left_{name}"
    for frame in model_b.frames:
        frame.name = f"left_{frame.name}"
    X = pin.SE3.Random()
    frame = model_a.getFrameId("panda_hand")
    appended = pin.appendModel(model_a, model_b, frame, X)
    appended = appended[0] if isinstance(appended, tuple) else appended
    ours = a.with_attached(b, at=("panda_hand", X.homogeneous), prefix="left_")
    assert_same_dynamics(ours, appended, rng)
