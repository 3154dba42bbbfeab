"""Everything that stands on the stage: a figure for every mechanism of every run, side by side, and where each is.

The same world is watched in the browser and recorded into a replay.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.errors import printable
from poinsot.views.chart_svg import COLOURS
from poinsot.views.scene.camera import upward
from poinsot.views.screw_shapes import rgb
from poinsot.views.viewer.figure import BodyDrawing, Figure, extent_of
from poinsot.views.viewer.recording import Recording
from poinsot.views.viewer.stage import Extent, ViserStage
from poinsot.views.viewer.subjects import Subject

# Rotation matrices as the quaternions that scenes take.


def wxyz_of(poses: Floats) -> Floats:
    """Unit quaternions (…, 4), (w, x, y, z), of the rotations of poses (…, 4, 4).

    4 q qᵀ is linear in R; its row with the greatest diagonal entry, which is at least 1, is along q.
    Source  Shepperd 1978; formulas.md §2
    """
    R = np.asarray(poses)[..., :3, :3]
    xx, yy, zz = R[..., 0, 0], R[..., 1, 1], R[..., 2, 2]
    wx, wy, wz = R[..., 2, 1] - R[..., 1, 2], R[..., 0, 2] - R[..., 2, 0], R[..., 1, 0] - R[..., 0, 1]
    xy, xz, yz = R[..., 1, 0] + R[..., 0, 1], R[..., 0, 2] + R[..., 2, 0], R[..., 2, 1] + R[..., 1, 2]
    K = np.stack([
        1.0 + xx + yy + zz, wx, wy, wz,
        wx, 1.0 + xx - yy - zz, xy, xz,
        wy, xy, 1.0 - xx + yy - zz, yz,
        wz, xz, yz, 1.0 - xx - yy + zz,
    ], axis=-1).reshape(*xx.shape, 4, 4)  # fmt: skip
    best = np.argmax(np.diagonal(K, axis1=-2, axis2=-1), axis=-1)
    q = np.take_along_axis(K, best[..., None, None], axis=-2)[..., 0, :]
    return np.asarray(q / np.linalg.norm(q, axis=-1, keepdims=True))


_APART = 1.25  # of runs side by side, by their width
_AWAY = 6.0  # times its size that a mechanism may move before the camera follows its base instead

PARTS = {"axes": "joint axes", "limits": "joint limits", "names": "names", "frames": "frames of bodies"}


class World:
    """Figures on a stage.

    runs    of each run its recordings, one a subject; without any, every subject stands in its start pose
    states  per figure the configuration q shown, None where a run has none, and the rates v, None where unknown
    """

    def __init__(
        self, server: Any, subjects: Sequence[Subject], surfaces: Sequence[Sequence[BodyDrawing]],
        runs: Sequence[Sequence[Recording]] = (),
    ) -> None:  # fmt: skip
        self.server, self.subjects, self.runs = server, subjects, runs
        first = [s.poses(s.start) for s in subjects]
        extents = [extent_of(*each) for each in zip(subjects, surfaces, first, strict=True)]
        still = _joined(extents)
        moving = self._reach(still, surfaces) if runs else still
        self.base = next((base for s in subjects if (base := _base(s)) is not None), None)
        self.following = self.base is not None or moving.size > _AWAY * still.size
        extent = still if self.following else moving
        up = upward(subjects[0].mechanism.tree.model.gravity)
        side = _side(extent, up)
        width = float(np.abs((extent.upper - extent.lower) @ side))
        places = [k * _APART * width * side for k in range(max(len(runs), 1))]
        self.stage = ViserStage(server, extent.joined(extent.moved(places[-1])), up)
        self.figures = [
            Figure(
                self.stage, len(subjects) * k + n, subject, surfaces[n], place,
                _share_of(COLOURS[k % len(COLOURS)]) if len(runs) > 1 else None,
            )
            for k, place in enumerate(places)
            for n, subject in enumerate(subjects)
        ]  # fmt: skip
        self.recordings = [each for run in runs for each in run]
        self.states: list[tuple[Floats | None, Floats | None]] = []
        for _ in places:
            self.states += [(s.start, None) for s in subjects]
        self.time = 0.0
        self._last: list[Floats | None] = [None] * len(self.figures)
        self._anchor = self._where(first[0])
        if len(runs) > 1:
            for k, (run, place) in enumerate(zip(runs, places, strict=True)):
                at = place + extent.centre + (float(extent.upper @ up) - float(extent.centre @ up)) * up
                server.scene.add_label(
                    f"/world/r{k}", printable(run[0].name), position=self.stage.scaled(at), anchor="bottom-center"
                )
        self.reset()

    def reset(self) -> None:
        """All in their start poses, or at the begin of their runs."""
        if self.recordings:
            self.at(min(r.times[0] for r in self.recordings))
        else:
            self.pose({n: s.start for n, s in enumerate(self.subjects)})

    def at(self, t: float) -> None:
        """All runs at a time [s]."""
        self.time = t
        poses = []
        for n, r in enumerate(self.recordings):
            poses.append(r.poses(t))
            self.states[n] = (None if r.q is None else r.configuration(t), r.rates(t))
        self._show(dict(enumerate(poses)))

    def pose(self, configurations: Mapping[int, Floats], rates: Mapping[int, Floats] | None = None) -> None:
        """Some figures, by number, at configurations, with the rates v that they are thought to have."""
        for n, q in configurations.items():
            self.states[n] = (np.asarray(q, dtype=float), (rates or {}).get(n))
        self._show({n: self.figures[n].subject.poses(q) for n, q in configurations.items()})

    def follow(self, on: bool) -> None:
        """Whether the first figure stays in the picture while it moves away."""
        self.following = on
        last = self._last[0]
        self.stage.follow(self._where(last) - self._anchor if on and last is not None else np.zeros(3))

    def show_part(self, part: str, on: bool) -> None:
        """Show the chosen of PARTS, of all figures."""
        for figure in self.figures:
            if part == "frames":
                figure.show_frames(on)
            else:
                figure.show_part(part, on)

    def _show(self, poses: Mapping[int, Floats]) -> None:
        """All at once, in one message: browsers never see one body without the others."""
        with self.server.atomic():
            for n, X in poses.items():
                self.figures[n].show(X, wxyz_of(X))
                self._last[n] = X
            if self.following and 0 in poses:
                self.stage.follow(self._where(poses[0]) - self._anchor)

    def _where(self, poses: Floats) -> Floats:
        """The place of the body that is followed."""
        if not len(poses):
            return np.zeros(3)
        return np.asarray(poses[self.base or 0][:3, 3])

    def _reach(self, still: Extent, surfaces: Sequence[Sequence[BodyDrawing]]) -> Extent:
        """The box about all that runs pass through."""
        found = still
        for run in self.runs:
            for n, recording in enumerate(run):
                for X in recording.all_poses(40):
                    found = found.joined(extent_of(recording.subject, surfaces[n], X))
        return found


def _joined(extents: Sequence[Extent]) -> Extent:
    found = extents[0]
    for each in extents[1:]:
        found = found.joined(each)
    return found


def _base(subject: Subject) -> int | None:
    """The body that a free joint joins to the ground: the base of what floats."""
    mechanism = subject.mechanism
    names = list(mechanism.body_names)
    for link in mechanism.tree.links:
        if link.parent < 0 and len(link.v) == 6:
            joint = mechanism.tree.model.joint(link.joint)
            return next((names.index(b) for b in (joint.successor, joint.predecessor) if b in names), None)
    return None


def _side(extent: Extent, up: Floats) -> Floats:
    """The level direction along which runs stand side by side: across the way in which one looks."""
    from poinsot.views.viewer.stage import looking_from

    side = np.cross(up, looking_from(extent, up))
    k = int(np.argmax(np.abs(side)))
    return np.asarray(np.eye(3)[k] * np.sign(side[k]))


def _share_of(colour: str) -> tuple[float, float, float]:
    r, g, b = rgb(colour)
    return r / 255.0, g / 255.0, b / 255.0
