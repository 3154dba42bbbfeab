"""Robots taken apart and put together, as Pinocchio does it: buildReducedModel on every robot, appendModel on some."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from conftest import require_oracle
from files.robots import robot_files
from oracles.by_pinocchio import both
from poinsot import pinocchio_order
from poinsot.multibody import body_pose, gravity_energy, inverse_dynamics, kinetic_energy, mass_matrix

pytestmark = pytest.mark.oracle
BASES = [
    pytest.param(
        file, base, marks=[pytest.mark.long] if k % 20 else [], id=f"{file.parent.parent.name}/{file.stem}-{base}"
    )
    for k, (base, file) in enumerate((base, file) for base in ("fixed", "free") for file in robot_files())
]


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


@pytest.mark.sample(3)
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
