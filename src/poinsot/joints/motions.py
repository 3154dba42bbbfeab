"""Motions along one screw of coordinate axes: turning, sliding, and both at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Twist
from poinsot.geometry.rotations import rotation_x, rotation_y, rotation_z
from poinsot.records import NamedTuple, dataclass

AXES = {"x": 0, "y": 1, "z": 2}
_ROTATIONS: dict[str, Callable[[Scalar], Array]] = {"x": rotation_x, "y": rotation_y, "z": rotation_z}


@final
@dataclass(frozen=True)
class ScrewMotion:
    """A one-parameter group of displacements along or about a coordinate axis: exp of the screw (e; h e), or (0; e).

    axis "x", "y" or "z"; turning: whether it rotates; pitch h [m/rad] advances it along its axis as it turns.
    """

    axis: str
    turning: bool = True
    pitch: float = 0.0

    @property
    def screw(self) -> Twist:
        """The twist at unit rate."""
        e = np.eye(3)[AXES[self.axis]]
        return Twist(e, e * self.pitch) if self.turning else Twist(np.zeros(3), e)

    def displacement(self, amount: Scalar) -> Displacement:
        """exp(screw · amount), amount in rad or m."""
        e = np.eye(3)[AXES[self.axis]]
        if not self.turning:
            return Displacement(np.eye(3), array([c * amount for c in e]))
        return Displacement(_ROTATIONS[self.axis](amount), array([c * self.pitch * amount for c in e]))


class Step(NamedTuple):
    """A motion of a pair that is a product of such, the number of its freedom, and −1 where it is made backwards."""

    motion: ScrewMotion
    freedom: int
    sign: float
