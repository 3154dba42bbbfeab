"""What users add to a mechanism that is loaded: loops, closed between frames on its bodies; and what drives it.

Law: tests/systems/test_closing.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Self

import numpy as np
from numpy.typing import ArrayLike

from poinsot.errors import ModelError
from poinsot.geometry.displacement import Displacement
from poinsot.multibody.closed_models import Closure, Place, closed, closing_pair

if TYPE_CHECKING:
    from poinsot.multibody.model import Model
    from poinsot.multibody.tree import Tree

Framed = str | tuple[str, ArrayLike | Sequence[float]]
"""A body, or a joint for the body that it carries; or (its name, a pose (4, 4), or a point (3,) [m], in its frame)."""


class Closable:
    """Mechanisms as models that closures are added to."""

    if TYPE_CHECKING:
        model: Model
        tree: Tree

        def __init__(self, model: Model) -> None: ...

    def close(self, a: Framed, b: Framed, *, kind: str = "fixed", name: str | None = None, **numbers: float) -> Self:
        """The mechanism with a loop closed by a pair between two frames: X_WA X_A X(q) = X_WB X_B.

            leg.close("closedloop1_A", "closedloop1_B", kind="3d").close("rod", ("foot", [0.1, 0, 0]), kind="spherical")

        a, b     names of bodies, or of joints: the frame of a joint is that of the body that it carries; or (name, pose
                 (4, 4) in it), (name, point (3,) [m] in it)
        kind     of pair: "fixed" or "6d", "spherical" or "3d", "revolute" about z of both frames, …; numbers: those it
                 needs, as its pitch [m/rad]
        name     of the closure, a joint; without it "a_b"
        Joints that carry coordinates still do. Errors: ModelError for frames that are not there or on one body.
        Law      the mechanism is the one whose file has the pair, tests/systems/test_closing.py
        Source: Featherstone 2008, §8.2 (loop joints)
        """
        at, to = _place(a), _place(b)
        closure = Closure(name or f"{at.name}_{to.name}", at, to, closing_pair(kind, numbers))
        return type(self)(closed(self.model, [closure]))

    @property
    def actuated(self) -> tuple[str, ...]:
        """The names of the freedoms that its motors and other sources drive, in their order."""
        found = (self.tree.own_freedom(e.stretch) for e in self.model.sources)
        return tuple(dict.fromkeys(self.tree.freedom_names[link.v[k]] for link, k in filter(None, found)))

    def _driven(self) -> tuple[str, ...]:
        """As ``actuated``; ModelError where there are none."""
        if not self.actuated:
            raise ModelError(
                f"mechanism {self.model.name!r} has no motors on its freedoms; name the freedoms that are actuated"
            )
        return self.actuated


def _place(given: Framed) -> Place:
    if isinstance(given, str):
        return Place(given)
    why = "a frame is the name of a body or a joint, or (name, pose (4, 4)), or (name, point (3,))"
    if not (isinstance(given, tuple) and len(given) == 2 and isinstance(given[0], str)):
        raise ModelError(f"{given!r:.100} is no frame: {why}")
    name, where = given
    try:
        numbers = np.asarray(where, dtype=float)
    except (TypeError, ValueError):
        raise ModelError(f"{given!r:.100} is no frame: {why}") from None
    if numbers.shape not in ((3,), (4, 4)) or not np.isfinite(numbers).all():
        raise ModelError(f"{given!r:.100} is no frame: {why}, of finite numbers")
    if numbers.shape == (3,):
        return Place(name, Displacement.translating(numbers))
    return Place(name, Displacement.from_matrix(numbers))
