"""Whether two bodies move in one plane, and which: then friction has one direction, and a box is a rectangle.

Told from the freedoms on the way between the two at several configurations: all turn about one direction e and none
moves along it. Law: a turn of the world, or what is beside the two, changes nothing,
tests/switching/test_contact_rows.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.algebra.scalars import unknown
from poinsot.errors import ModelError
from poinsot.geometry.displacement import Displacement
from poinsot.multibody import configuration
from poinsot.multibody.contacts.surfaces import Surface, SurfacePiece, meet
from poinsot.multibody.kinematics import composed, posed
from poinsot.multibody.stretches import Carried, Point
from poinsot.records import dataclass

if TYPE_CHECKING:
    from poinsot.multibody.tree import Tree

_TRIED = 3
_SAME = 1e-9
_ACROSS = 1e-7


@dataclass(frozen=True)
class Sampled:
    """Two bodies at several configurations: their poses in the world, the directions about which they turn and along
    which points of theirs move against each other, and their size [m]; numbers None where the tree has none yet."""

    a: str
    b: str
    poses: tuple[tuple[Displacement, Displacement], ...]
    turns: Floats
    slides: Floats
    size: float

    @classmethod
    def of(cls, tree: Tree, a: str, b: str) -> Sampled:
        """From random configurations, always the same. ModelError where a length or a direction between is free."""
        refuse_free(tree, (a, b))
        rng = np.random.default_rng(0)
        at = tuple(tree.bodies[body] for body in (a, b))
        paths = [tree.path(each.link) for each in at]
        between, size = {*paths[0]} ^ {*paths[1]}, float(tree.size_at(*(x for x in (a, b) if x in tree.sizes)))
        poses, turns, slides = [], [], []
        for _ in range(_TRIED):
            pose = posed(tree, configuration.random(tree, rng))
            X_W = composed(tree, pose.X)
            X_A, X_B = (tree.X_WG @ (x.X_LB if x.link < 0 else X_W[x.link] @ x.X_LB) for x in at)
            poses.append((X_A, X_B))
            for i in sorted(between):
                for S in pose.S[i]:
                    V = tree.X_WG @ (X_W[i] @ S)
                    omega, v = np.array(V.angular, dtype=float), np.array(V.linear, dtype=float)
                    if np.linalg.norm(omega) > _SAME:
                        turns.append(omega / np.linalg.norm(omega))
                    if np.linalg.norm(v) > _SAME * size:
                        slides.append(v / np.linalg.norm(v))
        return cls(a, b, tuple(poses), np.array(turns).reshape(-1, 3), np.array(slides).reshape(-1, 3), size)

    def carried(self, piece: SurfacePiece, k: int) -> Carried:
        """A piece at the k-th configuration, in the world."""
        X = self.poses[k][0 if piece.body == self.a else 1]
        return Carried(-1, X @ piece.placement, Displacement.identity())

    def normals(self, places: Sequence[tuple[str, SurfacePiece, SurfacePiece]]) -> Floats:
        """The normals (k, 3) of some of these places, at all configurations."""
        pairs = [(a, b, k) for _, a, b in places[:4] for k in range(_TRIED)]
        found = [meet(a, self.carried(a, k), b, self.carried(b, k)).normal for a, b, k in pairs]
        return np.array(found, dtype=float).reshape(-1, 3)

    def lies_in(self, e: Point, places: Sequence[tuple[str, SurfacePiece, SurfacePiece]]) -> bool:
        """Whether the normals of places lie across e."""
        return bool((np.abs(self.normals(places) @ np.array(e)) < _ACROSS).all())

    def slips(self, places: Sequence[tuple[str, SurfacePiece, SurfacePiece]]) -> bool:
        """Whether anything but a motion along the normals is there, which friction could brake."""
        if len(self.turns):
            return True
        return any(np.abs(np.cross(self.slides, n)).max(initial=0.0) > _ACROSS for n in self.normals(places))


def joints_behind(tree: Tree, bodies: Iterable[str]) -> list[str]:
    """The joints of the model with frames that place these bodies (or "ground") in the world."""
    links = {-1, *(i for body in bodies for i in tree.path(tree.bodies[body].link))}
    return [j.name for j in tree.model.joints if {tree.bodies[x].link for x in (j.predecessor, j.successor)} <= links]


def refuse_free(tree: Tree, bodies: Iterable[str]) -> None:
    """ModelError where a frame that tells where these bodies are has no number yet."""
    told = tuple(dict.fromkeys(bodies))
    behind = {*joints_behind(tree, told)}
    free = [j.name for j in tree.model.joints if j.name in behind and any(map(_is_free, (j.X_PJ, j.X_SJ)))]
    if free:
        raise ModelError(
            f"mechanism {tree.model.name!r}: where shapes of {' and '.join(map(repr, told))} touch, and in which plane "
            f"they move, is told from numbers, so the frames of the joints {', '.join(map(repr, free))} cannot be "
            "free; name the parameters without these (masses, moments, stiffnesses, gravity can be), or build a "
            "mechanism for each value"
        )


def _is_free(X: Displacement) -> bool:
    return any(unknown(x) for x in (*np.ravel(X.rotation), *X.translation))


def plane_of_motion(sampled: Sampled, walls: Sequence[Surface]) -> Point | None:
    """e (3,) in the world, of unit length: the normal of the plane in which the two bodies move; None: in space.

    walls  planes whose normals have to lie in it too. Bodies that move along a line alone have many planes; the one of
           the line and the first of these counts
    """
    normals = [
        (X_A if wall.body == sampled.a else X_B).rotation @ wall.shape.placement.rotation[:, 2]
        for wall in walls
        for X_A, X_B in sampled.poses
    ]
    along = np.vstack([sampled.slides, np.array(normals, dtype=float).reshape(-1, 3)])
    turns = sampled.turns
    e = turns[0] if len(turns) else _normal_of(along)
    if len(turns) and np.abs(np.cross(turns, e)).max() > _SAME:
        return None
    if len(along) and np.abs(along @ e).max() > _SAME:
        return None
    e = np.where(np.abs(e) < _SAME, 0.0, e)
    e = e / np.linalg.norm(e) * (1.0 if e[np.abs(e).argmax()] > 0 else -1.0) + 0.0
    return float(e[0]), float(e[1]), float(e[2])


def _normal_of(along: Floats) -> Floats:
    """A unit vector across all of these, as far as there is one."""
    if not len(along):
        return np.array([0.0, 0.0, 1.0])
    _, _, axes = np.linalg.svd(along, full_matrices=True)
    return np.asarray(axes[2])


def axis_along(R: Floats, e: Point) -> int | None:
    """Which axis of a frame lies along e; None: none of them."""
    found = np.abs(np.asarray(R, dtype=float).T @ np.array(e))
    k = int(found.argmax())
    return k if found[k] > 1.0 - _SAME else None
