"""What bearings carry over a cycle or a run: forces and moments in the bearing, the largest, and polar diagrams.

The wrench that a joint exerts on its successor, moved to the origin of its frame and told in the axes of that frame, on
the predecessor (a load that stands still in the housing is a point of its diagram) or on the successor (the pin).
Source: Shigley, Mechanical Engineering Design, ch. 12 (polar load diagrams). Law: tests/analysis/test_design.py
Units: forces [N], moments [N·m], angles [rad].
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Bools, Floats
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.design.cycle import Cycle
from poinsot.analysis.reactions import reactions
from poinsot.errors import ModelError, nearest
from poinsot.multibody.model import GROUND
from poinsot.records import dataclass

if TYPE_CHECKING:
    import xarray as xr


@dataclass(frozen=True, eq=False)
class BearingLoad:
    """force (n, 3) and moment (n, 3) on the successor at its origin, in the axes of its frame, z along its axis.

    undetermined (6,)   components of (m; f) in the world that redundant constraints leave open, somewhere in the motion
    """

    force: Floats
    moment: Floats
    undetermined: Bools

    @property
    def size(self) -> Floats:
        """|f| (n,) [N]."""
        return np.asarray(np.linalg.norm(self.force, axis=1))

    @property
    def radial(self) -> Floats:
        """The part across the axis (n,) [N]."""
        return np.hypot(self.force[:, 0], self.force[:, 1])

    @property
    def axial(self) -> Floats:
        """The part along the axis (n,) [N]."""
        return self.force[:, 2]

    @property
    def polar(self) -> tuple[Floats, Floats]:
        """Direction (n,) [rad] from the x-axis of the frame, and size (n,) [N], of the radial part: for polar axes."""
        return np.arctan2(self.force[:, 1], self.force[:, 0]), self.radial

    def __str__(self) -> str:
        k = int(self.size.argmax())
        mean = float(np.sqrt(np.mean(self.size**2)))
        return f"{self.size[k]:.4g} N at most (sample {k}), {mean:.4g} N rms, axial {np.abs(self.axial).max():.4g} N"


def bearing_loads(
    mechanism: CompiledTree,
    motion: Cycle | tuple[ArrayLike, ArrayLike, ArrayLike] | xr.Dataset,
    seen_from: Literal["predecessor", "successor"] = "predecessor",
) -> dict[str, BearingLoad]:
    """What every joint carries over a motion, by its name.

    motion     a `Cycle`; or a run (`po.simulate`) with the outputs "joint_wrench" and "joint_position"; or states and
               efforts (q (n, nq), v (n, nv), τ (n, nv))
    seen_from  the body in which the frame of the joint stands still
    Errors     ModelError for runs without these outputs
    Law        the forces of a cycle are those of the run in which the driver moves so, tests/analysis/test_design.py
    """
    if isinstance(motion, (Cycle, tuple)):
        state = (motion.q, motion.v, motion.tau) if isinstance(motion, Cycle) else motion
        q, found = np.asarray(state[0], dtype=np.float64), reactions(mechanism, *state)
        wrenches: dict[str, tuple[Floats, Bools]] = {
            name: (each.wrench, np.asarray(each.undetermined.any(axis=0), dtype=bool)) for name, each in found.items()
        }
    else:
        q, wrenches = _of_run(mechanism, motion)
    return {name: _load(mechanism, q, name, *wrenches[name], seen_from) for name in wrenches}


def _of_run(mechanism: CompiledTree, run: xr.Dataset) -> tuple[Floats, dict[str, tuple[Floats, Bools]]]:
    for name in ("joint_wrench", "joint_position"):
        if name not in run:
            raise ModelError(
                f"this run of {mechanism.name!r} has no {name!r}{nearest(name, map(str, run))}: ask for it by "
                'outputs=["joint_wrench", "joint_position"]'
            )
    W = run["joint_wrench"]
    nothing = np.zeros(6, dtype=bool)
    each = {str(name): (np.asarray(W.values[:, k]), nothing) for k, name in enumerate(W["joint"].values)}
    return np.asarray(run["joint_position"].values), each


def _load(mechanism: CompiledTree, q: Floats, name: str, W: Floats, undetermined: Bools, seen_from: str) -> BearingLoad:
    joint = mechanism.model.joint(name)
    body, X = (joint.predecessor, joint.X_PJ) if seen_from == "predecessor" else (joint.successor, joint.X_SJ)
    poses = np.asarray(_poses(mechanism, q, body) @ X.matrix)
    R, p = poses[:, :3, :3], poses[:, :3, 3]
    moment = W[:, :3] - np.cross(p, W[:, 3:])
    force, moment = (np.einsum("nji,nj->ni", R, x) for x in (W[:, 3:], moment))
    return BearingLoad(force, moment, undetermined)


def _poses(mechanism: CompiledTree, q: ArrayLike, body: str) -> Floats:
    """X_WB (n, 4, 4)."""
    if body == GROUND:
        return np.broadcast_to(np.eye(4), (len(np.asarray(q)), 4, 4))
    return np.asarray(mechanism.pose(q, body))
