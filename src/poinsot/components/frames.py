"""Ports that are frames: for elements with twists and wrenches, and their contributions to the mechanism there.

A node of the spatial domain is a frame. All terminals on it are one frame, so their twists are equal and their
wrenches, each into its element and all in that frame, sum to zero: Kirchhoff's laws of the port connection graph. What
stands on frames brings bodies, pairs and force elements, of which `networks.joining` makes one mechanism.

Source: Stramigioli et al., §3.2.2; formulas.md §8.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, final

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import array
from poinsot.algebra.scalars import number
from poinsot.components.made import Described
from poinsot.components.primitives import TerminalPair
from poinsot.errors import ModelError, PoinsotError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.multibody.force import ForceElement
from poinsot.multibody.model import Joint
from poinsot.records import NamedTuple, dataclass

Placement: TypeAlias = Displacement | ArrayLike
"""A pose: a `Displacement`, a matrix (4, 4), or a point (3,) [m]."""


@final
@dataclass(frozen=True)
class On:
    """A frame on a body of a mechanism, to be one of its ports: the body, or "ground", and the pose in its frame."""

    body: str
    pose: Placement = (0.0, 0.0, 0.0)


class At(NamedTuple):
    """A frame on a body: its name, "ground" for the world, and the frame in its coordinates."""

    body: str
    X: Displacement


class Brought(NamedTuple):
    """The contribution of an element: pairs and force elements, and where its ports of one number act, as ports of
    mechanisms do."""

    joints: tuple[Joint, ...] = ()
    elements: tuple[ForceElement, ...] = ()
    ports: Mapping[str, Any] = {}


@final
@dataclass(frozen=True, eq=False, slots=True)
class RigidPart:
    """The rigid part of an element: its inertia, None where it only holds frames together; its frames by terminal; and
    the pose of its frame in the world at the start, if given."""

    inertia: Inertia | None
    frames: Mapping[str, Displacement]
    pose: Displacement | None = None


@final
@dataclass(frozen=True, eq=False, slots=True)
class FramedPart(Described):
    """An element that stands on frames.

    pairs   terminals of the spatial domain, and ports of one number
    solid   what is rigid of it, None where nothing is
    brings  (name, where its other terminals stand) → `Brought`
    rests   terminals p, n that coincide while it is at rest, as of a spring; by it bodies without a placement are
            placed
    """

    name: str
    pairs: tuple[TerminalPair, ...]
    solid: RigidPart | None = None
    brings: Callable[[str, Mapping[str, At]], Brought] | None = None
    rests: bool = False


def placed(name: str, pose: Placement) -> Displacement:
    """The pose as a displacement; ModelError that names what needs it."""
    try:
        given = pose if isinstance(pose, Displacement) else array(pose)
        if not isinstance(given, Displacement):
            given = Displacement.from_matrix(given) if given.shape == (4, 4) else Displacement.translating(given)
        if not all(np.isfinite(x) for x in (*given.rotation.ravel(), *given.translation) if number(x)):
            raise ValueError("it has a number that is not finite")
        return given
    except (TypeError, ValueError, PoinsotError) as error:
        raise ModelError(
            f"{name!r} needs a pose: a po.Displacement, a matrix [R p; 0 1] (4, 4), or a point [x, y, z] in metres "
            f"({error})"
        ) from None
