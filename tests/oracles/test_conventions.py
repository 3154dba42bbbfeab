"""Frames in three conventions, their bias accelerations, derivatives and impulses, beside Pinocchio's."""

from typing import Any

import numpy as np
import pytest

from conftest import require_oracle
from files.robots import robot_files
from oracles.by_pinocchio import both
from poinsot import pinocchio_order

pytestmark = pytest.mark.oracle
ROBOTS = {path.stem: path for path in robot_files()}
CASES = [
    pytest.param(name, base, marks=[] if (name, base) == ("ur5_robot", "free") else [pytest.mark.long])
    for name in ("ur5_robot", "panda", "anymal", "talos_left_arm")
    for base in ("fixed", "free")
]


class Beside:
    """A robot in both engines, at some states."""

    def __init__(self, name: str, base: str) -> None:
        self.m, self.model = both(ROBOTS[name], base)
        self.order, self.data = pinocchio_order(self.m, self.model), self.model.createData()
        self.rng = np.random.default_rng(1880)
        self.q = np.stack([self.m.random(self.rng) for _ in range(3)])
        self.v, self.a = self.rng.normal(size=(2, 3, self.m.nv))
        self.Q, self.V, self.A = self.order.to_q(self.q), *(self.order.to_v(self.q, x) for x in (self.v, self.a))
        self.N = self.order.to_v(self.q[0], np.eye(self.m.nv)).T
        last = self.m.tree.links[-1].joint
        self.frame = next(
            b for b, at in self.m.tree.bodies.items() if at.link >= 0 and self.m.tree.links[at.link].joint == last
        )
        pin = require_oracle("pinocchio")
        self.id = self.model.getFrameId(self.frame, pin.FrameType.BODY)

    def near(self, ours: Any, theirs: Any) -> None:
        theirs = np.asarray(theirs, dtype=float)
        bound = 1e-12 * max(np.abs(theirs).max(initial=0.0), 1.0)
        np.testing.assert_allclose(np.asarray(ours, dtype=float), theirs, rtol=0, atol=bound)


@pytest.mark.parametrize(("name", "base"), CASES)
def test_frames_in_three_conventions(name: str, base: str) -> None:
    pin = require_oracle("pinocchio")
    here = Beside(name, base)
    seen = here.m.in_convention("body", first="linear")  # Pinocchio's velocities
    nu = seen.velocity(here.q, here.v)
    order = here.N @ np.linalg.inv(seen.matrix(here.q[0]))  # of the joints
    assert np.allclose(order.sum(0), 1.0) and np.allclose(nu @ order.T, here.V, atol=1e-12)
    frames = {"body": pin.LOCAL, "mixed": pin.LOCAL_WORLD_ALIGNED, "world": pin.WORLD}
    for convention, reference in frames.items():
        J = seen.jacobian(here.q, here.frame, convention=convention)  # type: ignore[arg-type]
        V = seen.twist(here.q, nu, here.frame, convention=convention)  # type: ignore[arg-type]
        bias = seen.bias_acceleration(here.q, nu, here.frame, convention=convention)  # type: ignore[arg-type]
        for k in range(3):
            theirs = pin.computeFrameJacobian(here.model, here.data, here.Q[k], here.id, reference)
            here.near(J[k], theirs @ order)
            pin.forwardKinematics(here.model, here.data, here.Q[k], here.V[k], 0 * here.A[k])
            here.near(V[k], pin.getFrameVelocity(here.model, here.data, here.id, reference).vector)
            of = pin.getFrameClassicalAcceleration if convention == "mixed" else pin.getFrameAcceleration
            here.near(bias[k], of(here.model, here.data, here.id, reference).vector)


@pytest.mark.long
@pytest.mark.parametrize(("name", "base"), CASES)
def test_derivatives_of_frames_and_of_centroidal_momentum(name: str, base: str) -> None:
    pin = require_oracle("pinocchio")
    here, swap = Beside(name, base), [3, 4, 5, 0, 1, 2]
    slopes = here.m.derivatives("twist_body", here.frame)(here.q, here.v)
    of_momentum = here.m.derivatives("centroidal_momentum_rate")(here.q, here.v, here.a)
    (h_q, h_v) = here.m.derivatives("centroidal_momentum")(here.q, here.v)
    for k in range(3):
        pin.computeForwardKinematicsDerivatives(here.model, here.data, here.Q[k], here.V[k], here.A[k])
        theirs = pin.getFrameVelocityDerivatives(here.model, here.data, here.id, pin.LOCAL)
        for ours, other in zip(slopes, theirs, strict=True):
            here.near(ours[k][swap] @ here.N.T, other)
        theirs = pin.computeCentroidalDynamicsDerivatives(here.model, here.data, here.Q[k], here.V[k], here.A[k])
        for ours, other in zip((h_q, *of_momentum), theirs, strict=True):
            here.near(ours[k][swap] @ here.N.T, other)
        assert np.allclose(h_v[k], of_momentum[2][k], rtol=1e-11, atol=1e-11)


@pytest.mark.long
def test_impulses_of_feet_that_land() -> None:
    pin = require_oracle("pinocchio")
    here = Beside("anymal", "free")
    q, v = here.q[0], here.v[0]
    X = pin.SE3(here.m.pose(q, here.frame))
    foot = pin.RigidConstraintModel(
        pin.ContactType.CONTACT_6D, here.model, here.model.frames[here.id].parentJoint,
        here.model.frames[here.id].placement, 0, X, pin.LOCAL,
    )  # fmt: skip
    models, datas = pin.StdVec_RigidConstraintModel([foot]), pin.StdVec_RigidConstraintData([foot.createData()])
    pin.initConstraintDynamics(here.model, here.data, models, datas)
    settings = pin.ProximalSettings(1e-14, 1e-14, 50)
    after = pin.impulseDynamics(here.model, here.data, here.Q[0], here.V[0], models, datas, 0.0, settings)
    stance = here.m.close("ground", here.frame, at=q, name="foot")
    ours, impulses = stance.impact(q, v)
    np.testing.assert_allclose(here.order.to_v(q, ours), after, atol=1e-9 * np.abs(after).max())
    theirs = datas[0].contact_force
    R, p = X.rotation, X.translation
    m, f = impulses["foot"].reshape(2, 3)
    np.testing.assert_allclose(R.T @ f, theirs.linear, atol=1e-8 * np.abs(f).max())
    np.testing.assert_allclose(R.T @ (m - np.cross(p, f)), theirs.angular, atol=1e-8 * np.abs(f).max())
