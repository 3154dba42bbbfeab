"""Inverse kinematics: configurations in which bodies are where they shall be, for whole batches of targets.

Every problem is stepped by one compiled kernel (multibody/inverse_kinematics.py) from several starts; solved ones leave
the batch. What is done to one does not depend on its neighbours: a batch equals its singles bit for bit.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Bools, Floats
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.inverse_posture import towards
from poinsot.analysis.inverse_search import Search
from poinsot.analysis.inverse_starts import Ground, given_configurations, movable
from poinsot.analysis.inverse_targets import read_targets
from poinsot.errors import ModelError
from poinsot.multibody.given import given_number, shown
from poinsot.records import dataclass

Places = NDArray[np.intp]


@dataclass(frozen=True)
class InverseKinematics:
    """Configurations found for targets, one for each problem of the batch (...); see `Mechanism.inverse_kinematics`.

    q               (..., nq); NaN where none was found
    success         (...,): whether every error is within the tolerance
    closest         (..., nq): the configuration with the least error that was met; q where it succeeded
    position_error  (..., targets) [m], rotation_error (..., targets) [rad], closure_error (...), |Φ| with lengths over
                    the size of the part: of ``closest``; 0 where a target says nothing of it, NaN for targets of NaN
    iterations      (...,): steps from the start that led there; starts (...,): the number of that start, from 1
    names           of the targets
    """

    q: Floats
    success: Bools
    closest: Floats
    position_error: Floats
    rotation_error: Floats
    closure_error: Floats
    iterations: Places
    starts: Places
    names: tuple[str, ...]

    def __repr__(self) -> str:
        solved, count = int(self.success.sum()), self.success.size
        far = f"{self.position_error.max(initial=0.0):.3g} m, {self.rotation_error.max(initial=0.0):.3g} rad"
        return f"<InverseKinematics of {', '.join(self.names)}: {solved} of {count} solved, errors up to {far}>"


def inverse_kinematics(
    mechanism: CompiledTree, targets: object, *, start: object, posture: object, keep: Sequence[str], limits: bool,
    tolerance: float, starts: int, iterations: int, seed: int,
) -> InverseKinematics:  # fmt: skip
    """See :meth:`Mechanism.inverse_kinematics`."""
    read = read_targets(mechanism, targets)
    ground = Ground.of(mechanism, read.aims)
    own = ground.middle if limits else ground.drawn
    if posture is not None:
        own = aim = given_configurations(mechanism, posture, "the posture")
    if start is not None:
        own = given_configurations(mechanism, start, "the start")
    shape = _common_shape(mechanism, read.shape, own.shape[:-1], () if posture is None else aim.shape[:-1])
    within = given_number(tolerance)
    if within is None or within <= 0.0:
        raise ModelError(f"the tolerance of inverse kinematics is a positive number; got {shown(tolerance)}")
    tries, steps = _whole("number of starts", starts, 1), _whole("number of iterations", iterations, 1)
    search = Search(ground, read.over(shape), np.broadcast_to(own, (*shape, mechanism.nq)), limits, within)
    search.keep(movable(mechanism, keep))
    search.run(tries, steps, _whole("seed", seed, 0))
    if posture is not None:
        towards(search, np.broadcast_to(aim, (*shape, mechanism.nq)).reshape(len(search.q), mechanism.nq))
    return _result(search, shape)


def _common_shape(mechanism: CompiledTree, *shapes: tuple[int, ...]) -> tuple[int, ...]:
    """The leading dimensions of a batch, from those of targets, starts and postures."""
    try:
        return np.broadcast_shapes(*shapes)
    except ValueError:
        raise ModelError(
            f"inverse kinematics of {mechanism.name!r} is asked for targets, starts and postures of the leading "
            f"dimensions {', '.join(map(str, shapes))}, which do not broadcast together"
        ) from None


def _whole(name: str, value: object, least: int) -> int:
    number = given_number(value)
    if number is None or number < least or number != int(number):
        raise ModelError(f"the {name} of inverse kinematics is a whole number from {least} on; got {shown(value)}")
    return int(number)


def _result(search: Search, shape: tuple[int, ...]) -> InverseKinematics:
    """The result in the shape of the batch."""
    aims, placed = search.targets.aims, search.targets.places.shape[-2]
    position, rotation = (np.zeros((len(search.q), len(aims))) for _ in range(2))
    position[:, [aim.placed for aim in aims]] = search.errors[:, 2 : 2 + placed]
    rotation[:, [aim.turned for aim in aims]] = 2.0 * np.arcsin(np.minimum(search.errors[:, 2 + placed :] / 2.0, 1.0))
    return InverseKinematics(
        q=np.where(search.solved[:, None], search.q, np.nan).reshape(*shape, search.tree.nq),
        success=search.solved.reshape(shape),
        closest=search.q.reshape(*shape, search.tree.nq),
        position_error=position.reshape(*shape, len(aims)),
        rotation_error=rotation.reshape(*shape, len(aims)),
        closure_error=search.errors[:, 1].reshape(shape),
        iterations=search.steps.reshape(shape),
        starts=search.tried.reshape(shape),
        names=search.targets.names,
    )
