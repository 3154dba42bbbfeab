"""Whatever is given as targets of inverse kinematics: a result, or one clear paragraph."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po

X = np.eye(4)
SKEW = np.diag([1.0, 1.0, 1.1, 1.0])
MIRROR = np.diag([1.0, 1.0, -1.0, 1.0])


@pytest.fixture(scope="module")
def m() -> po.Mechanism:
    return po.load(Path(__file__).resolve().parents[2] / "examples" / "puma560.urdf")


@pytest.mark.parametrize(
    ("targets", "options", "says"),
    [
        ({"hnad": X}, {}, "did you mean 'hand'"),
        ({"": X}, {}, "its bodies are"),
        ({"ground": X}, {}, "no body 'ground' to aim"),
        ({3: X}, {}, "named by a body"),
        ({("hand", (1.0, 2.0)): X}, {}, "a point of three numbers"),
        ({("hand", (1.0, 2.0, np.nan)): X}, {}, "a point of three numbers"),
        ({}, {}, "are a mapping body"),
        (X, {}, "are a mapping body"),
        (None, {}, "are a mapping body"),
        ({"hand": "there"}, {}, "no array of numbers but 'there'"),
        ({"hand": None}, {}, "no array of numbers but None"),
        ({"hand": [[1.0], [1.0, 2.0]]}, {}, "no array of numbers"),
        ({"hand": X + 1j}, {}, "no array of numbers"),
        ({"hand": X.astype(bool)}, {}, "no array of numbers"),
        ({"hand": np.eye(3)}, {}, "may be a rotation or three positions"),
        ({"hand": np.zeros((5, 3, 3))}, {}, "may be a rotation or three positions"),
        ({"hand": np.zeros(6)}, {}, "has the shape (6,)"),
        ({"hand": 1.0}, {}, "has the shape ()"),
        ({"hand": SKEW}, {}, "is no rotation: RᵀR differs from 1 by 0.21"),
        ({"hand": MIRROR}, {}, "determinant is -1"),
        ({"hand": np.stack([X, X, SKEW])}, {}, "is no rotation at (2,)"),
        ({"hand": X + np.eye(4)[3][:, None]}, {}, "the last row of a pose"),
        ({"hand": [np.inf, 0.0, 0.0]}, {}, "infinite"),
        ({"hand": {}}, {}, "asks for nothing"),
        ({"hand": {"position": None}}, {}, "asks for nothing"),
        ({"hand": {"positoin": [0.0, 0.0, 0.0]}}, {}, "did you mean 'position'"),
        ({"hand": {"position": X}}, {}, "a position of the shape (4, 4)"),
        ({"hand": {"orientation": [0.0, 0.0, 0.0]}}, {}, "an orientation of the shape (3,)"),
        ({"hand": {"orientation": [0.0, 0.0, 0.0, 0.0]}}, {}, "a quaternion of zeros"),
        ({"hand": np.zeros((3, 3))[:2], "wrist_2": np.zeros((5, 3))}, {}, "do not broadcast together"),
        ({"hand": np.zeros((2, 3))}, {"start": np.zeros((5, 6))}, "do not broadcast together"),
        ({"hand": X}, {"start": np.zeros(5)}, "an array of finite configurations (..., 6)"),
        ({"hand": X}, {"start": np.full(6, np.nan)}, "the start of inverse kinematics of 'puma560' is an array"),
        ({"hand": X}, {"start": "here"}, "the start of inverse kinematics of 'puma560' is an array"),
        ({"hand": X}, {"keep": ("flange_rol",)}, "cannot keep joint 'flange_rol'"),
        ({"hand": X}, {"tolerance": 0.0}, "the tolerance of inverse kinematics is a positive number"),
        ({"hand": X}, {"tolerance": np.nan}, "the tolerance"),
        ({"hand": X}, {"starts": 0}, "the number of starts"),
        ({"hand": X}, {"iterations": "many"}, "the number of iterations"),
        ({"hand": X}, {"seed": -1}, "the seed"),
    ],
)  # fmt: skip
def test_what_cannot_be_a_target_is_refused_in_words(m: po.Mechanism, targets: Any, options: Any, says: str) -> None:
    with pytest.raises(po.ModelError) as refused:
        m.inverse_kinematics(targets, **options)
    assert says in str(refused.value) and len(str(refused.value)) < 700 and "\n" not in str(refused.value)


def test_displacements_and_lists_are_poses_too(m: po.Mechanism) -> None:
    pose = m.pose(np.full(6, 0.3), "hand")
    expected = m.inverse_kinematics({"hand": pose}).q
    for given in (po.Displacement.from_matrix(pose), pose.tolist()):
        np.testing.assert_allclose(m.inverse_kinematics({"hand": given}).q, expected, atol=1e-12)


def test_targets_of_nan_are_reported_as_not_solved(m: po.Mechanism) -> None:
    good = m.pose(np.full(6, 0.3), "hand")
    for broken in (
        good * np.nan,
        np.where(np.eye(4)[0] == 1.0, np.nan, good),
        np.where(good == good[0, 3], np.nan, good),
    ):
        found = m.inverse_kinematics({"hand": np.stack([good, broken, good])})
        assert found.success.tolist() == [True, False, True]
        assert np.isnan(found.q[1]).all() and np.isnan(found.position_error[1]).all()
        np.testing.assert_array_equal(found.q[0], found.q[2])
