"""How a run moves from its start to its samples: the derivatives of its steps, one after the other."""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.records import NamedTuple
from poinsot.sensitivity.instants import Leaps
from poinsot.sensitivity.stages import Direction, TangentStages, interpolated
from poinsot.simulation.following import AcceptedSteps

AT_ONCE = 2e5
"""Numbers of the derivatives of stages that are kept at a time."""
FEWEST_MANY = 100
"""Freedoms of a state from which on steps are gone one after the other, where columns are fewer than a quarter."""


class Tangents(NamedTuple):
    """How a run moves along each column: its samples [p, nt, nx], the energies [p, nt, nw] through its powers."""

    states: Floats
    energies: Floats


def moved_along(
    stages: TangentStages, steps: AcceptedSteps, start: Floats, along: Direction, leaps: Leaps | None = None
) -> Tangents:
    """The derivative of a run along each column, from that of its start [p, nx]; leaps: across its instants.

    All steps at once along all directions of a state, which then are joined; of large systems, along the columns
    alone, step after step.
    """
    p, n, nt = len(start), len(steps.t), len(steps.times)
    states, energies = np.zeros((p, nt, stages.nx)), np.zeros((p, nt, stages.nw))
    here, spent = start, np.zeros((p, stages.nw))
    places = np.searchsorted(steps.ends, steps.times - 2 * np.spacing(np.abs(steps.times)))
    before = steps.times <= (steps.t[0] if n else np.inf)
    states[:, before] = here[:, None]
    if leaps:
        here, spent = _begun(steps, leaps, here, spent)
    numbers = stages.nl + stages.nw + steps.sigma.shape[1] * bool(along.modes)
    joined = stages.nl <= max(FEWEST_MANY, 4 * p)
    many = (stages.nl if joined else 0) + p
    size = max(1, int(AT_ONCE / (many * len(stages.method.c) * numbers))) if joined else 1
    whole = along.and_still(before=stages.nl) if joined else along
    for first in range(0, n, size):
        part = slice(first, min(first + size, n))
        own, count = _part(steps, part), part.stop - part.start
        frames, inverses = stages.frames(own.x[:-1]) if joined else (here[:, None], None)
        dx = np.concatenate([frames, np.zeros((p, count, stages.nx))]) if joined else frames
        inside = np.flatnonzero((places >= part.start) & (places < part.stop) & ~before)
        last = own.ends[places[inside] - first]
        within = inside[np.abs(steps.times[inside] - last) > 2 * np.spacing(np.abs(last))]
        k, dk = stages.slopes(own, dx, whole, bool(within.size))
        reached, ends, flown = stages.ends(own, dx, whole, k, dk)
        maps = np.concatenate([ends, flown], axis=-1)
        z = np.zeros((count, p, many))
        z[..., many - p :] = np.eye(p)
        begun, arrived = np.zeros((2, count, p, stages.nx))
        paid, owed = np.zeros((2, count, p, stages.nw))
        happened = {each.step: [i for i in steps.instants if i.step == each.step] for each in steps.instants}
        for j in range(count):
            begun[j], paid[j] = here, spent
            if inverses is not None:
                z[j, :, : stages.nl] = here @ inverses[j].T
            moved = z[j] @ maps[:, j]
            here, spent = moved[:, : stages.nx], spent + moved[:, stages.nx :]
            x, segment = reached[j], int(own.segment[j])
            due = happened.get(first + j + 1, ()) if leaps else ()
            turns = first + j + 1 < n and steps.segment[first + j + 1] > segment
            if leaps and turns and not any(leaps.is_told(instant, segment) for instant in due):
                here, spent = leaps.beside(float(own.ends[j]), segment, own.sigma[j], x, here, spent)
            for instant in due:
                x = x if instant.before[0] is None else instant.before[0]
                since = own.x[j], float(own.t[j])
                here, spent = leaps.through(instant, segment, x, here, spent, since)  # type: ignore[union-attr]
            arrived[j], owed[j] = here, spent
        at_end = np.setdiff1d(inside, within)
        states[:, at_end] = np.moveaxis(arrived[places[at_end] - first], 1, 0)
        energies[:, at_end] = np.moveaxis(owed[places[at_end] - first], 1, 0)
        if within.size:
            at = places[within] - first
            theta = (steps.times[within] - own.t[at]) / own.h[at]
            turned = np.einsum("dsw,spd->psw", interpolated(stages.method, dk[:, :, at], own.h[at], theta), z[at])
            xi, here_in = interpolated(stages.method, k[:, at], own.h[at], theta)[:, : stages.nl], steps.states[within]
            moved, local = np.moveaxis(begun[at], 1, 0), turned[..., : stages.nl]
            states[:, within] = stages.arrived(own.x[at], xi, here_in, moved, local, along, own.sigma[at])
            energies[:, within] = np.moveaxis(paid[at], 1, 0) + turned[..., stages.nl :]
    return Tangents(states, energies)


def _begun(steps: AcceptedSteps, leaps: Leaps, here: Floats, spent: Floats) -> tuple[Floats, Floats]:
    """Across the instants at the start of a run."""
    for instant in steps.instants:
        if instant.step == 0:
            x = steps.x[0] if instant.before[0] is None else instant.before[0]
            here, spent = leaps.through(instant, 0, x, here, spent, (x, instant.time))
    return here, spent


def _part(steps: AcceptedSteps, part: slice) -> AcceptedSteps:
    return steps._replace(
        t=steps.t[part], h=steps.h[part], segment=steps.segment[part], ends=steps.ends[part], z=steps.z[part],
        x=steps.x[part.start : part.stop + 1], sigma=steps.sigma[part],
    )  # fmt: skip
