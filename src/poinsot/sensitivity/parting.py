"""Steps that are too long for the derivatives, in parts.

What is at rest asks for no steps, so that an explicit method goes through it by steps of any length. A derivative that
moves it decays all the same, and along such steps would grow without bound.

    e(dξ) ≤ ε (|dx| + |dξ|),  dξ = h Σ b dk      e the method's own estimate of error, of directions dx of the state

Source: Hairer, Nørsett & Wanner I, §II.4 (estimates of error); internal differentiation as in `stages`.
Units: those of the state. Law: derivatives of what rests decay as it does, tests/sensitivity/test_runs.py.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from poinsot.algebra.arrays import Bools, Ints
from poinsot.errors import SimulationError
from poinsot.sensitivity.stages import Direction, TangentStages
from poinsot.simulation.following import AcceptedSteps
from poinsot.simulation.methods import Tableau

WITHIN = 1e-6
"""ε: error that a step may add to a derivative, far above the errors at usual tolerances."""
PROBES = 3
"""Directions of the state that are looked at, with signs at random: each has a share of all that moves fast."""
MOST = 1_000_000
"""Steps of a run with all their parts."""
AT_ONCE = 1e6
"""Numbers of stages that are kept at a time."""


def in_parts(stages: TangentStages, steps: AcceptedSteps, along: Direction) -> AcceptedSteps:
    """The steps of an explicit method with an estimate of error, those halved until each serves derivatives, too.

    Errors  SimulationError where that takes more than `MOST`
    """
    method = stages.method
    if not (isinstance(method, Tableau) and method.adaptive and stages.nl):
        return steps
    still = along.resting(PROBES)
    asked = np.ones(len(steps.t), dtype=bool)
    while asked.any():
        asked[asked] = _too_long(stages, method, steps, np.flatnonzero(asked), still)
        if len(steps.t) + asked.sum() > MOST:
            raise SimulationError(
                f"{stages.kernels.system.name!r}: what rests in this run moves so fast that its derivatives need more "
                f"than {MOST:,} steps of {method.name!r}. Take method='radau'"
            )
        if asked.any():
            steps = _halved(stages, steps, asked, still)
            asked = np.repeat(asked, 1 + asked)
    return steps


def _chosen(steps: AcceptedSteps, rows: Ints) -> AcceptedSteps:
    """Some steps alone; the state at the end of each is not among them."""
    return steps._replace(
        t=steps.t[rows], h=steps.h[rows], segment=steps.segment[rows], ends=steps.ends[rows], z=steps.z[rows],
        x=steps.x[:-1][rows], sigma=steps.sigma[rows],
    )  # fmt: skip


def _chunks(stages: TangentStages, steps: AcceptedSteps, rows: Ints) -> Iterator[Ints]:
    """The rows, so many at a time that their stages have room."""
    numbers = (PROBES + 1) * len(stages.method.c) * (stages.nl + stages.nw + steps.sigma.shape[1])
    size = max(1, int(AT_ONCE / numbers))
    return (rows[k : k + size] for k in range(0, len(rows), size))


def _too_long(stages: TangentStages, method: Tableau, steps: AcceptedSteps, rows: Ints, still: Direction) -> Bools:
    """Which of these steps have too large an error along directions of the state."""
    nl, found = stages.nl, list[Bools]()
    signs = np.random.default_rng(0).choice([-1.0, 1.0], (PROBES, nl)) * stages.kernels.system.state.units
    for some in _chunks(stages, steps, rows):
        own = _chosen(steps, some)
        dx = np.einsum("dl,lnx->dnx", signs, stages.frames(own.x)[0])
        dx = stages.settled(own.x, dx, still, own.sigma)
        later = bool(method.error[:, method.stages :].any())
        _, dk = stages.slopes(own, dx, still, later)
        dk, h = dk[..., :nl], own.h[:, None]
        first, *second = (h * np.einsum("i,idnl->dnl", e[: len(dk)], dk) for e in method.error)
        whole = np.hypot(first, second[0] / 10) if second else np.ones_like(first)
        error = np.abs(first) * (np.abs(first) / np.where(whole > 0, whole, 1.0) if second else 1.0)
        moved = np.abs(h * np.einsum("i,idnl->dnl", method.b[: method.stages], dk[: method.stages]))
        size = moved.max(axis=0) + np.abs(signs).max(axis=0)
        found.append(np.asarray((error.max(axis=0) > WITHIN * size).any(axis=-1)))  # what is NaN stays so
    return np.concatenate(found)


def _halved(stages: TangentStages, steps: AcceptedSteps, long: Bools, still: Direction) -> AcceptedSteps:
    """These steps in two halves each, the second from where the first has come to."""
    parts = np.repeat(np.arange(len(long)), 1 + long)
    second = np.append(False, parts[1:] == parts[:-1])
    split = long[parts]
    new = _chosen(steps, parts)
    h = np.where(split, 0.5 * new.h, new.h)
    t = np.where(second, new.t + h, new.t)
    ends = np.where(split & ~second, new.t + h, new.ends)
    new = new._replace(t=t, h=h, ends=ends)
    x, one = new.x.copy(), still.resting(1)
    for some in _chunks(stages, steps, np.flatnonzero(split & ~second)):
        own = _chosen(new._replace(x=np.concatenate([x, steps.x[-1:]])), some)
        none = np.zeros((1, len(some), stages.nx))
        k, dk = stages.slopes(own, none, one, False)
        x[some + 1] = stages.ends(own._replace(x=np.concatenate([own.x, own.x[:1]])), none, one, k, dk)[0]
    before = np.append(0, np.cumsum(1 + long))
    instants = tuple(each._replace(step=int(before[each.step])) for each in steps.instants)
    return new._replace(x=np.concatenate([x, steps.x[-1:]]), instants=instants)
