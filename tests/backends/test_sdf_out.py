"""Mechanisms as SDF: written and read they are the same; written again, the same text."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import poinsot as po
import zoo
from backends.robot_files import HOSTILE, arm, comes_back, differing, joint, read
from poinsot import Displacement, Joint, pairs
from poinsot.errors import FileWarning
from poinsot.multibody import inverse_dynamics


def test_loops_that_are_drawn_closed_come_back(tmp_path: Path) -> None:
    ours = arm(joint("a", pairs.revolute()), joint("b", pairs.revolute()), joint("c", pairs.universal()))
    X_W = {"ground": Displacement.identity()}
    for j in ours.model.joints:
        X_W[j.successor] = X_W[j.predecessor] @ j.X_PJ @ j.X_SJ.inverse()
    X = zoo.random_displacement(np.random.default_rng(4))
    closing = [
        Joint(f"close_{k}", pair, one, other, X_W[one].inverse() @ X, X_W[other].inverse() @ X)
        for k, (pair, one, other) in enumerate(
            [(pairs.spherical(), "ground", "a2"), (pairs.cylindrical(), "a0", "a2"), (pairs.revolute(), "a2", "ground")]
        )
    ]
    for loop in closing[:1], closing[2:]:
        model = replace(ours.model, joints=(*ours.model.joints, *loop), tree=("a", "b", "c"))
        text = po.Mechanism(model).to_sdf()
        again = read(text, "sdf", tmp_path)
        assert {j.name for j in again.model.joints} == {"a", "b", "c", loop[0].name}
        assert np.abs(again.closure_error(again.neutral())).max() < 1e-14
        assert again.mobility(again.neutral()).here == po.Mechanism(model).mobility(np.zeros(4)).here
    opened = replace(closing[0], X_SJ=closing[0].X_SJ @ Displacement.translating([0.1, 0.0, 0.0]))
    with pytest.raises(po.ModelError, match="joint 'close_0' closes a loop that is open where all coordinates are 0"):
        po.Mechanism(replace(ours.model, joints=(*ours.model.joints, opened), tree=("a", "b", "c"))).to_sdf()


def test_hostile_names_come_back(tmp_path: Path) -> None:
    hostile = [*HOSTILE, "a::b", "__c__", "world", "a0"]
    ours = arm(*(joint(name, pairs.revolute()) for name in hostile))
    with pytest.warns(FileWarning, match="is called"):
        text = ours.to_sdf()
        again = read(text, "sdf", tmp_path)
        assert again.to_sdf() == text
    assert again.coordinate_names == ours.coordinate_names and again.body_names == ours.body_names
    kept = text.replace('["_world", "world"]', '["other", "world"]')
    assert "_world" in read(kept, "sdf", tmp_path).coordinate_names  # a file that was edited is believed
    with pytest.raises(po.FileError, match=r"<poinsot:kept> of <joint '_world'> is not as poinsot writes it"):
        read(text.replace('["_world", "world"]', '["_world"]'), "sdf", tmp_path)


def test_robots_that_float_come_back(tmp_path: Path) -> None:
    free = Joint("root_joint", pairs.free(), "ground", "", X_PJ=Displacement.translating([0.1, 0.2, 0.3]))
    ours = arm(free, joint("hinge", pairs.revolute()))
    again = comes_back(ours, "sdf", tmp_path, base="free")
    assert not differing(ours, again)
    inside = arm(joint("hinge", pairs.revolute()), replace(free, name="inner"))
    with pytest.raises(po.ModelError, match="joint 'inner' is a free pair; the format has turning, sliding"):
        inside.to_sdf()
    q, v, a = np.zeros(8), np.zeros(7), np.zeros(7)
    q[6] = 1.0
    np.testing.assert_allclose(inverse_dynamics(again.tree, q, v, a), inverse_dynamics(ours.tree, q, v, a), atol=1e-12)
