"""How a run moves from its start to its samples: the derivatives of its steps, one after the other."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from poinsot.sensitivity.stages import Direction, Stages, interpolated
from poinsot.simulation.following import Steps

Floats = NDArray[np.float64]
AT_ONCE = 3e6
"""Numbers of the derivatives of stages that are kept at a time."""


class Tangents(NamedTuple):
    """How a run moves along each column: its samples [p, nt, nx], the energies [p, nt, nw] through its powers."""

    states: Floats
    energies: Floats


def moved_along(stages: Stages, steps: Steps, start: Floats, along: Direction) -> Tangents:
    """How a run moves along each column, from how its start does [p, nx]."""
    p, n, nt = len(start), len(steps.t), len(steps.times)
    states, energies = np.zeros((p, nt, stages.nx)), np.zeros((p, nt, stages.nw))
    here, spent = start, np.zeros((p, stages.nw))
    places = np.searchsorted(steps.ends, steps.times - 2 * np.spacing(np.abs(steps.times)))
    before = steps.times <= (steps.t[0] if n else np.inf)
    states[:, before] = here[:, None]
    size = max(1, int(AT_ONCE / ((stages.nl + p) * len(stages.method.c) * (stages.nl + stages.nw))))
    whole = _beside(along, stages.nl)
    for first in range(0, n, size):
        part = slice(first, min(first + size, n))
        own = Steps(steps.t[part], steps.h[part], steps.segment[part], steps.x[part.start : part.stop + 1],
                    steps.ends[part], steps.times, steps.states)  # fmt: skip
        count = part.stop - part.start
        frames, inverses = stages.frames(own.x[:-1])
        dx = np.concatenate([frames, np.zeros((p, count, stages.nx))])
        inside = np.flatnonzero((places >= part.start) & (places < part.stop) & ~before)
        within = inside[np.abs(steps.times[inside] - steps.ends[places[inside]]) > 2 * np.spacing(
            np.abs(steps.ends[places[inside]]))]  # fmt: skip
        k, dk = stages.slopes(own, dx, whole, bool(within.size))
        ends, flown = stages.ends(own, dx, whole, k, dk)
        maps = np.concatenate([ends, flown], axis=-1)
        z = np.zeros((count, p, stages.nl + p))
        z[..., stages.nl :] = np.eye(p)
        begun = np.zeros((count, p, stages.nx))
        paid = np.zeros((count + 1, p, stages.nw))
        paid[0] = spent
        arrivals = np.zeros((count, p, stages.nx))
        for j in range(count):
            begun[j] = here
            z[j, :, : stages.nl] = here @ inverses[j].T
            moved = z[j] @ maps[:, j]
            here = moved[:, : stages.nx]
            spent = spent + moved[:, stages.nx :]
            arrivals[j], paid[j + 1] = here, spent
        at_end = np.setdiff1d(inside, within)
        states[:, at_end] = np.moveaxis(arrivals[places[at_end] - first], 1, 0)
        energies[:, at_end] = np.moveaxis(paid[places[at_end] - first + 1], 1, 0)
        if within.size:
            at = places[within] - first
            theta = (steps.times[within] - own.t[at]) / own.h[at]
            xi = interpolated(stages.method, k[:, at], own.h[at], theta)[:, : stages.nl]
            dxi = np.einsum("dsw,spd->psw", interpolated(stages.method, dk[:, :, at], own.h[at], theta), z[at])
            moved = np.moveaxis(begun[at], 1, 0)
            states[:, within] = stages.arrived(own.x[at], xi, steps.states[within], moved, dxi[..., : stages.nl], along)
            energies[:, within] = np.moveaxis(paid[at], 1, 0) + dxi[..., stages.nl :]
    return Tangents(states, energies)


def _beside(along: Direction, count: int) -> Direction:
    """The directions of the columns behind those of the state, along which nothing else moves."""
    return Direction(*(np.concatenate([np.zeros((count, each.shape[1])), each]) for each in along))
