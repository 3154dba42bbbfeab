"""Agreement with Pinocchio on every URDF file of example-robot-data, fixed and free: the same file, two engines.

The algorithms run on floats, so that no kernel need be compiled for 136 robots; that kernels are these algorithms is
the law of systems/test_every_way.py.
"""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from conftest import require_oracle
from files.robots import robot_files
from oracles.by_pinocchio import both_of_a_robot, states
from poinsot.multibody import articulated_body, energy, frames, inverse_dynamics, mass_matrix, weightless_freedoms

pytestmark = pytest.mark.oracle
FILES = robot_files()
BASES = [
    pytest.param(file, base, id=f"{file.parent.parent.name}/{file.stem}-{base}",
                 marks=[pytest.mark.long] if base == "free" and k >= 12 else [])
    for base in ("fixed", "free")
    for k, file in enumerate(FILES)
]  # fmt: skip


def close(ours: Any, theirs: Any, tolerance: float, what: str) -> None:
    theirs = np.asarray(theirs, dtype=float)
    scale = max(np.abs(theirs).max(initial=0.0), 1e-12)
    np.testing.assert_allclose(np.asarray(ours, dtype=float), theirs, rtol=0, atol=tolerance * scale, err_msg=what)


def referee(m: po.Mechanism, state: tuple[Any, ...], ours: Any, theirs: Any, bound: float) -> None:
    """Where the engines differ by more than the bound, the algorithm in 40 digits decides: claims.csv #1."""
    import mpmath

    with mpmath.workdps(40):
        many_digits = [np.array([mpmath.mpf(float(x)) for x in part], dtype=object) for part in state]
        exact = articulated_body(m.tree, *many_digits)
        truth = np.array([float(x) for x in exact])
    scale = np.abs(truth).max()
    our_error, their_error = np.abs(ours - truth).max() / scale, np.abs(theirs - truth).max() / scale
    assert our_error <= bound < 2 * their_error, f"ours is off by {our_error:.1e}, Pinocchio's by {their_error:.1e}"


@pytest.mark.sample(1)
@pytest.mark.parametrize(("path", "base"), BASES)
def test_dynamics_agree(path: Path, base: str) -> None:
    pin = require_oracle("pinocchio")
    m, model, order = both_of_a_robot(path, base)
    data = model.createData()
    for q, v, a in states(m):
        Q, V, A = order.to_q(q), order.to_v(q, v), order.to_v(q, a)
        tau = inverse_dynamics(m.tree, q, v, a)
        close(order.to_tau(q, tau), pin.rnea(model, data, Q, V, A), 1e-9, "inverse dynamics")
        M = pin.crba(model, data, Q)
        M = np.triu(M) + np.triu(M, 1).T
        N = order.to_v(q, np.eye(m.nv)).T if m.nv else np.zeros((0, 0))
        close(N @ np.asarray(mass_matrix(m.tree, q), dtype=float).reshape(m.nv, m.nv) @ N.T, M, 1e-9, "mass matrix")
        close(energy.kinetic_energy(m.tree, q, v), pin.computeKineticEnergy(model, data, Q, V), 1e-9, "kinetic energy")
        close(energy.gravity_energy(m.tree, q), pin.computePotentialEnergy(model, data, Q), 1e-9, "weight")
        if m.nv and not weightless_freedoms(m.tree):
            bound = max(1e-9, 10 * np.linalg.cond(M) * np.finfo(float).eps)
            acceleration = articulated_body(m.tree, q, v, tau)
            close(acceleration, a, bound, "forward dynamics undoes inverse dynamics")
            theirs = order.from_v(Q, pin.aba(model, data, Q, V, order.to_tau(q, tau)))
            if np.abs(acceleration - theirs).max() > bound * np.abs(theirs).max():
                referee(m, (q, v, tau), acceleration, theirs, bound)


@pytest.mark.sample(8)
@pytest.mark.parametrize("path", FILES, ids=lambda p: f"{p.parent.parent.name}/{p.stem}")
def test_poses_agree(path: Path) -> None:
    pin = require_oracle("pinocchio")
    m, model, order = both_of_a_robot(path, "free")
    data = model.createData()
    q, _, _ = states(m, 1)[0]
    pin.framesForwardKinematics(model, data, order.to_q(q))
    for frame, X in zip(model.frames, data.oMf, strict=True):
        name = "ground_link" if frame.name == "ground" else frame.name
        if frame.type == pin.FrameType.BODY and name in m.tree.bodies:
            close(frames.body_pose(m.tree, q, name).matrix, X.homogeneous, 1e-9, frame.name)


def test_orders_go_there_and_back() -> None:
    for path in [p for p in FILES if p.stem in ("panda", "anymal", "pr2")]:
        m, _, order = both_of_a_robot(path, "free")
        for q, v, _ in states(m):
            Q = order.to_q(q)
            back = order.from_q(Q)
            np.testing.assert_allclose(np.sin(m.difference(q, back)), 0, atol=1e-12)
            np.testing.assert_allclose(order.from_v(Q, order.to_v(q, v)), v, atol=1e-12)
