"""The joints of a mechanism where they are at a configuration, and the screws of their freedoms."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.geometry.classification import classify
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Twist
from poinsot.geometry.screw_systems import ScrewSystem
from poinsot.geometry.screws import Screw, pitch
from poinsot.joints.pair import Pair, Symbol
from poinsot.multibody.kinematics import world_poses
from poinsot.multibody.model import GROUND
from poinsot.records import dataclass

if TYPE_CHECKING:
    from poinsot.systems.mechanism import Mechanism


_NEAR = 1e-6  # of the size: joints nearer to one another are at one place
_TINY = 1e-9  # pitches below, beside the length of the system, are rounding errors


@dataclass(frozen=True)
class PlacedJoint:
    """A joint at a configuration: its pair's kind and symbol, its frames in the world, on predecessor and successor.

    freedoms  how many; in_plane  whether they move in planes z = const; pitch  of a thread [m/rad], zero of all others
    """

    name: str
    kind: str
    symbol: Symbol
    bodies: tuple[str, str]
    X_P: Displacement
    X_S: Displacement
    freedoms: int
    in_plane: bool = False
    pitch: float = 0.0

    def screws(self, freedoms: ScrewSystem) -> list[Screw]:
        """Screws of its freedoms (the joint's system), about the axes that the pair is made of, with their senses."""
        (x, y, z), p = self.X_P.rotation.T, self.X_P.translation
        if self.symbol == "cross" and freedoms.order == 2:
            return [Screw.along(p, x), Screw.along(p, self.X_S.rotation[:, 1])]
        if self.symbol == "ball" and freedoms.order == 3:
            return [Screw.along(p, e) for e in (x, y, z)]
        if self.symbol == "plate" and freedoms.order == 3:
            return [Screw.along(p, z), Screw.improper(x), Screw.improper(y)]
        return [S if S.direction @ z > -_TINY else -S for S in screws_of(freedoms)]


def screws_of(system: ScrewSystem) -> list[Screw]:
    """The screws of the normal form of a system, with pitches that are rounding errors set to zero."""
    found = []
    for row in classify(system).screws:
        S = Screw.of(Twist.of(row))
        small = S.is_proper and abs(float(S.pitch)) < _TINY * system.length
        found.append(Screw(S.axis, 0.0) if small else S)
    return found


def placed_joints(mechanism: Mechanism, q: Floats) -> tuple[list[PlacedJoint], dict[str, Floats]]:
    """The joints of a mechanism in the world, and the mass centre (3,) of every body."""
    tree = mechanism.tree
    X_W = world_poses(tree, q)
    frames = {GROUND: Displacement.identity()}
    for name, attached in tree.bodies.items():
        frames[name] = attached.X_LB if attached.link < 0 else X_W[attached.link] @ attached.X_LB
    joints = [
        PlacedJoint(
            j.name,
            j.pair.kind,
            j.pair.symbol,
            (j.predecessor, j.successor),
            _plain(frames[j.predecessor] @ j.X_PJ),
            _plain(frames[j.successor] @ j.X_SJ),
            len(j.pair.freedoms),
            _moves_in_planes(j.pair, frames[j.predecessor] @ j.X_PJ),
            float(pitch(j.pair.motion_subspace(j.pair.neutral())[0])) if j.pair.symbol == "thread" else 0.0,
        )
        for j in tree.model.joints
    ]
    centres = {b.name: np.asarray(frames[b.name] @ b.inertia.centre, dtype=float) for b in tree.model.bodies}
    return joints, centres


def is_planar(joints: list[PlacedJoint]) -> bool:
    """Whether all pairs move in planes z = const."""
    return all(joint.in_plane for joint in joints)


def _moves_in_planes(pair: Pair, X_WP: Displacement) -> bool:
    """True if all its freedoms turn about z of the world or slide across it; a contact has no freedoms."""
    if len(pair.coordinates) < len(pair.freedoms):
        return False
    for S in pair.motion_subspace(pair.neutral()):
        w, v = (np.asarray(X_WP.rotation @ part, dtype=float) for part in (S.angular, S.linear))
        if max(abs(w[0]), abs(w[1]), abs(v[2])) > _TINY:
            return False
    return True


def _plain(X: Displacement) -> Displacement:
    return Displacement(np.asarray(X.rotation, dtype=float), np.asarray(X.translation, dtype=float))


def distinct(points: list[Floats], size: float) -> Floats:
    """The points (n, 3) of a body without those that stand at one place, beside the size of the mechanism."""
    kept: list[Floats] = []
    for p in points:
        if all(np.linalg.norm(p - other) > _NEAR * size for other in kept):
            kept.append(p)
    return np.array(kept).reshape(-1, 3)
