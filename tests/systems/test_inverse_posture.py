"""What redundancy leaves free brings a mechanism near to a posture: the slope of the distance along it is zero."""

from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import quick
from poinsot.multibody import bounds
from systems.reached import arm, check, tip, within


def slope(m: po.Mechanism, q: Any, J: Any, posture: Any) -> Any:
    """The gradient of half the distance squared along the null space of J, where limits hold nothing back: by a
    projection of another kind than the one tested."""
    lower, upper = bounds(m.tree)
    d, J = m.difference(q, posture) / m.scales.freedoms, J * m.scales.freedoms
    low, high, free = q <= lower + 1e-9, q >= upper - 1e-9, np.ones(m.nv, dtype=bool)
    for _ in range(3):
        along = np.zeros(m.nv)
        along[free] = d[free] - np.linalg.pinv(J[:, free], rcond=1e-6) @ (J[:, free] @ d[free])
        free &= ~((low & (along < 0.0)) | (high & (along > 0.0)))
    return np.where(free, along, 0.0)


@pytest.mark.parametrize("what", quick(1, ["position", "orientation"]))
def test_the_distance_to_the_posture_has_no_slope(what: str) -> None:
    m = arm()
    rng = np.random.default_rng(2)
    q, posture = within(m, rng, 40), within(m, rng, 40)
    rows, X = slice(3, 6) if what == "position" else slice(0, 3), m.pose(q, tip(m))
    goal = {what: X[:, :3, 3] if what == "position" else X[:, :3, :3]}
    found = m.inverse_kinematics({tip(m): goal}, posture=posture)
    plain = m.inverse_kinematics({tip(m): goal}, start=posture)
    assert found.success.all()
    J = m.body(tip(m)).jacobian_aligned(found.q)[:, rows]
    slopes = np.array([np.abs(slope(m, *each)).max() for each in zip(found.q, J, posture, strict=True)])
    assert np.mean(slopes < 1e-6) > 0.95, slopes
    near, far = (np.linalg.norm(m.difference(x.q, posture), axis=1) for x in (found, plain))
    assert (near <= far + 1e-12).all() and near.mean() < far.mean()
    lower, upper = bounds(m.tree)
    assert ((found.q >= lower) & (found.q <= upper)).all()
    one = m.inverse_kinematics({tip(m): {what: goal[what][7]}}, posture=posture[7])
    assert one.q.tobytes() == found.q[7].tobytes()


def test_a_posture_that_meets_the_target_is_the_answer() -> None:
    m = arm()
    q = within(m, np.random.default_rng(3), 10)
    x = m.pose(q, tip(m))[:, :3, 3]
    found = m.inverse_kinematics({tip(m): x}, posture=q, start=q + 0.02)
    np.testing.assert_allclose(found.q, q, atol=1e-7)


@pytest.mark.long
def test_a_pose_without_redundancy_is_not_moved() -> None:
    m = arm()
    rng = np.random.default_rng(4)
    X = m.pose(within(m, rng, 10), tip(m))
    found = m.inverse_kinematics({tip(m): X}, posture=m.neutral())
    check(m, {tip(m): X}, found)
    plain = m.inverse_kinematics({tip(m): X}, start=m.neutral())
    np.testing.assert_allclose(found.q[found.success], plain.q[plain.success], atol=1e-6)
