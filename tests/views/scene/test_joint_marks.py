"""Axes, tracks and pointers of joints: where the pointer is, whatever the pair."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from poinsot.views.scene.joint_marks import joint_marks

EXAMPLES = Path(__file__).parents[3] / "examples"


@pytest.mark.parametrize("file", ["puma560.urdf", "scara.toml"])
def test_the_pointer_is_on_the_track_at_the_place_of_q(file: str) -> None:
    """Of joints in the tree, at random coordinates. Seed 5."""
    m = po.load(EXAMPLES / file)
    rng = np.random.default_rng(5)
    marks = {mark.name: mark for mark in joint_marks(m)}
    joints = [j for j in m.tree.model.joints if j.name in m.tree.by_joint and j.name in marks]
    for _ in range(5):
        q = m.neutral()
        wanted = {}
        for joint in joints:
            low, high = marks[joint.name].ends
            k = m.tree.links[m.tree.by_joint[joint.name]].q
            share = rng.uniform()
            q[k] = low + share * (high - low)
            wanted[joint.name] = share, low, high
        X = np.concatenate([np.asarray(m.poses(q)), np.eye(4)[None]])
        for joint in joints:
            mark, (share, low, high) = marks[joint.name], wanted[joint.name]
            tip = X[mark.successor] @ [*mark.pointer[1], 1.0]
            track = mark.track @ X[mark.predecessor][:3, :3].T + X[mark.predecessor][:3, 3]
            here = np.interp(share, np.linspace(0, 1, len(track)), np.arange(len(track)))
            k = min(int(here), len(track) - 2)
            near = track[k] + (here - k) * (track[k + 1] - track[k])
            chord = np.linalg.norm(track[k + 1] - track[k])
            assert np.linalg.norm(tip[:3] - near) <= 0.1 * chord + 1e-12
            if mark.turns and high > low:  # all of the track is as far from the axis as the pointer
                a, b = mark.axis
                u = (b - a) / np.linalg.norm(b - a)
                far = np.linalg.norm(np.cross(mark.track - a, u), axis=1)
                assert np.allclose(far, far[0], atol=1e-12)


def test_limits_are_those_of_the_file() -> None:
    m = po.load(EXAMPLES / "puma560.urdf")
    for joint, mark in zip([j for j in m.tree.model.joints if j.pair.coordinates], joint_marks(m), strict=True):
        finite = np.isfinite([joint.limits.lower, joint.limits.upper]).all()
        assert mark.limited == finite
        if finite:
            assert mark.ends == (joint.limits.lower, joint.limits.upper)
