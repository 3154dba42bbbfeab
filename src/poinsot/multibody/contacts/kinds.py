"""Kinds of places of contact: what two bodies' places say of their rows, as functions of how these bodies move.

Places of one kind differ in numbers alone: in frames on their bodies, radii of balls, the plane of their motion. So one
function serves all of a kind, in any mechanism.
Law: as the rows of the place itself, tests/switching/test_rows_at_hand.py. Source: `multibody.contacts.pieces`.
Units: gaps [m], rates [m/s, rad/s], biases per second, wrenches of unit forces [m, –].
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, cast

import numpy as np

from poinsot.algebra.arrays import Array, Floats, array, concatenate
from poinsot.algebra.dual import Dual, dual, real
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Twist
from poinsot.joints.closures import moving_by
from poinsot.multibody.applied import Motion
from poinsot.multibody.contacts.pieces import InPlane, Place
from poinsot.multibody.contacts.surfaces import SurfacePiece
from poinsot.multibody.model import GROUND
from poinsot.multibody.stretches import Carried, Point, Seen
from poinsot.multibody.switching.dynamics import turned
from poinsot.multibody.switching.element import MeasuredRow
from poinsot.multibody.switching.rows import Layout
from poinsot.records import NamedTuple

if TYPE_CHECKING:
    from poinsot.multibody.tree import Tree

FIRST, SECOND = "first", "second"
_POSE = 12


class TwoBodies(NamedTuple):
    """Two moving bodies as a place sees them, each a link, and the normal of their plane of motion in the ground."""

    X: list[Displacement]
    V: list[Twist]
    plane: Array

    def carried(self, body: str, X_B: Displacement, *beside: str) -> Carried:
        """A frame given in a link."""
        if body == GROUND:
            return Carried(-1, X_B, X_B)
        link = int(body == SECOND)
        return Carried(link, X_B, self.X[link])

    def direction(self, body: str, n: Point, follows: bool) -> tuple[int, Array]:
        """The normal of the plane."""
        return -1, self.plane


def kind_of(place: Place, tree: Tree) -> Place:
    """The place without what differs within its kind; bodies fixed to the ground are the ground."""
    a, b = (_bare(p, name, tree) for p, name in ((place.a, FIRST), (place.b, SECOND)))
    turns = bool(place.torsional or place.rolling)
    found = replace(
        place, name="", a=a, b=b, restitution=0.0, poisson=False, length=0.0, kinetic=0.0,
        static=place.static if turns else float(place.static > 0.0),
    )  # fmt: skip
    return replace(found, plane=(0.0, 0.0, 1.0)) if isinstance(found, InPlane) else found


def _bare(piece: SurfacePiece, name: str, tree: Tree) -> SurfacePiece:
    sizes, body = (0.0,) if piece.kind == "ball" else piece.sizes, GROUND if tree.bodies[piece.body].link < 0 else name
    return replace(piece, body=body, placement=Displacement.identity(), sizes=sizes)


def numbers_of(place: Place, motion: Motion) -> Floats:
    """The numbers of a place, as its kind takes them, in the links of a mechanism."""
    frames = (
        motion.carried(place.a.body, place.a.placement, place.b.body),
        motion.carried(place.b.body, place.b.placement, place.a.body),
    )
    radii = [piece.sizes[0] for piece in (place.a, place.b) if piece.kind == "ball"]
    plane = motion.direction(GROUND, place.plane, False)[1] if isinstance(place, InPlane) else np.zeros(0)
    each = [np.concatenate([at.X_L.rotation.ravel(), at.X_L.translation]) for at in frames]
    return np.concatenate([*each, radii, plane]).astype(float)


def count_of(kind: Place) -> int:
    """How many numbers places of a kind have."""
    balls = sum(piece.kind == "ball" for piece in (kind.a, kind.b))
    return 2 * _POSE + balls + 3 * isinstance(kind, InPlane)


def placed_kind(kind: Place, numbers: Array) -> tuple[Place, Array]:
    """A place of a kind with its numbers, of any scalar, and the normal of its plane."""
    radii = iter(numbers[2 * _POSE :])

    def at(piece: SurfacePiece, own: Array) -> SurfacePiece:
        sizes = (next(radii),) if piece.kind == "ball" else piece.sizes
        return replace(piece, placement=pose_of(own), sizes=sizes)

    placed = replace(kind, a=at(kind.a, numbers[:_POSE]), b=at(kind.b, numbers[_POSE : 2 * _POSE]))
    return placed, array(list(radii))


def pose_of(numbers: Array) -> Displacement:
    """Of a rotation by rows and a translation."""
    return Displacement(array(numbers[:9]).reshape(3, 3), array(numbers[9:_POSE]))


def rates_of_kind(kind: Place, X: Array, V: Array, numbers: Array) -> Array:
    """(gap, rates of rows) of poses (2, 12) and twists (2, 6) of links."""
    place, plane = placed_kind(kind, numbers)
    seen = cast("Seen", TwoBodies([*map(pose_of, X)], [*map(Twist.of, V)], plane))
    rows = place.rows(seen)
    return array([rows[0].gap, *(row.along.rate(seen) for row in rows)])


def rows_of_kind(kind: Place, X: Array, V: Array, bias: Array, direction: Array, numbers: Array) -> Array:
    """(gap, directions of sliding (rows,), of each row its rate, its bias and its wrenches on both links (6,) in axes
    of the world about the origins of these) of places of a kind.

    X, V, bias  poses (2, 12), twists (2, 6), in links, and their rates (2, 6) where v̇ = 0
    direction   (rows,) as of `ModeNumbers.slides`
    """
    place, plane = placed_kind(kind, numbers)
    still = TwoBodies([*map(pose_of, X)], [*map(Twist.of, V)], plane)
    rising = [Twist.of(_along(v, a)) for v, a in zip(V, bias, strict=True)]
    moving = cast("Seen", still._replace(X=[*_moved(still)], V=rising))
    rows = place.rows(moving)
    rates = [row.along.rate(moving) for row in rows]
    layout = Layout((kind,), kind.layout, (0,) * len(rows), (None,) * len(rows))
    turns = turned(layout, [real(w) for w in rates], direction)
    said = [x for row, w in zip(rows, rates, strict=True) for x in (real(w), dual(w), *_wrenches(row, still))]
    return concatenate([[real(rows[0].gap)], turns, said])


def _moved(bodies: TwoBodies) -> Iterator[Displacement]:
    for X, V in zip(bodies.X, bodies.V, strict=True):
        yield moving_by(X, X @ V)


def _along(x: Array, rate: Array) -> Array:
    return array([Dual(a, b) for a, b in zip(x, rate, strict=True)])


def _wrenches(row: MeasuredRow, bodies: TwoBodies) -> list[Scalar]:
    found: list[Scalar] = [0.0] * 12
    for link, W, _ in row.along.ends:
        for k, part in enumerate((W.first, W.second)):
            own = bodies.X[link].rotation @ array([real(x) for x in part])
            found[6 * link + 3 * k : 6 * link + 3 * k + 3] = [*own]
    return found
