"""Bounds of actions and of observations."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Vector
from poinsot.errors import ModelError, nearest
from poinsot.motion.limits import limits_of
from poinsot.motion.system import System
from poinsot.systems.mechanism import Mechanism

_GIVE = 1e-3  # of the range: far more than steps miss a limit by, 1e-10 of a mechanism's size, and still of no weight


def action_bounds(
    model: object, actions: Mapping[str, float | tuple[float, float]] | Sequence[str]
) -> tuple[Vector, Vector]:
    """Lowest and highest of each action, from numbers given or from the efforts that joints may take."""
    if isinstance(actions, str) or not actions:
        raise ModelError('actions must name inputs with their bounds, as in actions={"rail": 10.0}')
    given = actions if isinstance(actions, Mapping) else dict.fromkeys(actions)
    found = [_bound(name, value if value is not None else _effort(model, name)) for name, value in given.items()]
    return np.array([low for low, _ in found]), np.array([high for _, high in found])


def _effort(model: object, name: str) -> float:
    joints = {joint.name: joint for joint in model.model.joints} if isinstance(model, Mechanism) else {}
    effort = joints[name].limits.effort if name in joints else np.inf
    if not np.isfinite(effort):
        hint = "" if name in joints else nearest(name, list(joints))
        raise ModelError(
            f"how large the action {name!r} may be is not known: no joint of this name has a limit of effort"
            f"{hint}; say it, as in actions={{{name!r}: 10.0}} or {{{name!r}: (-1.0, 10.0)}}"
        )
    return effort


def _bound(name: str, value: float | tuple[float, float]) -> tuple[float, float]:
    try:
        low, high = map(float, value) if isinstance(value, Sequence) else (-float(value), float(value))
    except (TypeError, ValueError):
        low = high = np.nan
    if not (np.isfinite(low) and np.isfinite(high) and low < high):
        raise ModelError(f"the bounds of {name!r} must be a number above 0, or (low, high), finite; not {value!r:.40}")
    return low, high


def observation_bounds(
    model: object,
    system: System,
    observations: Sequence[str] | Callable[..., object] | None,
    bounds: tuple[ArrayLike, ArrayLike] | None,
    count: int,
) -> tuple[Vector, Vector]:
    """Lowest and highest of each number that is seen: those given; else the limits that act on joints, else none.

    Limits give way by less than a thousandth of their range.
    """
    if bounds is None:
        low, high = np.full(count, -np.inf), np.full(count, np.inf)
        first = observations is None or (not callable(observations) and list(observations)[:1] == ["joint_position"])
        if first and isinstance(model, Mechanism):
            idle = {each.name for each in system.books.limits}
            for each in limits_of(model.model, model.tree):
                if each.name not in idle and each.ratio == 1.0 and each.offset == 0.0:
                    give = _GIVE * (each.upper - each.lower) if np.isfinite(each.upper - each.lower) else _GIVE
                    low[each.index], high[each.index] = each.lower - give, each.upper + give
        return low, high
    try:
        low, high = (np.broadcast_to(np.asarray(each, dtype=np.float64), (count,)).copy() for each in bounds)
    except (TypeError, ValueError):
        low = high = np.full(count, np.nan)
    if not np.all(low < high):
        raise ModelError(f"bounds of {count} observations are (low, high), numbers or {count} of them each, low < high")
    return low, high


def read_positive(name: str, value: float) -> float:
    """A number of seconds."""
    try:
        found = float(value)
    except (TypeError, ValueError):
        found = np.nan
    if not 0 < found < np.inf:
        raise ModelError(f"{name} must be a number of seconds above 0, not {value!r:.40}")
    return found
