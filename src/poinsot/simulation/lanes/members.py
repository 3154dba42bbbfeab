"""Many runs of one system that differ in their initial states, some side by side; a lane that is done takes the next.

Law  each has the bits that it has alone, whatever the lanes, its neighbours, the order: tests/simulation/test_lanes.py
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from poinsot.motion.system import System
from poinsot.simulation.inputs import Signals
from poinsot.simulation.lanes.host import Loop
from poinsot.simulation.loops import native
from poinsot.simulation.methods import Tableau
from poinsot.simulation.options import Control
from poinsot.simulation.plan import PROGRESS
from poinsot.simulation.run import kernels_of, plan_for, work_for

Vector = NDArray[np.float64]
ATTEMPTS = 64  # in one go, before lanes that are done take the next


class Member(NamedTuple):
    """What a run has come to, and its samples, each as in `Work`."""

    progress: Any
    states: Vector
    energies: Vector
    errors: Vector
    exchange: Vector


def run_members(
    system: System, method: Tableau, initial: Vector, times: Vector, signals: Signals, control: Control, lanes: int
) -> list[Member]:
    """A run from each of the initial states [members, nx], as many side by side as there are lanes."""
    plan, work = plan_for(system, method, times, signals, control), work_for(system, method, len(times), lanes)
    loop = Loop(method, plan, work, kernels_of(system), lanes)
    progress = {name: work.progress[name].reshape(lanes) for name in PROGRESS.names or ()}
    members = [_member(work, len(times)) for _ in initial]
    waiting, at = iter(range(len(initial))), [-1] * lanes
    progress["status"][:] = native.DONE
    work.x.reshape(-1, lanes)[:] = initial[0][:, None]
    while True:
        called = np.zeros(lanes, np.int64)
        for lane in np.flatnonzero(progress["status"] != native.RUNNING).tolist():
            if at[lane] >= 0:
                _collect(members[at[lane]], progress, lane)
            at[lane] = next(waiting, -1)
            if at[lane] >= 0:
                called[lane] = 1
                _start(work, progress, lane, initial[at[lane]], float(signals.segments[0, 0]), len(times))
                loop.samples_to(lane, members[at[lane]])
        if max(at) < 0:
            return members
        loop.begin(called)
        loop.advance(ATTEMPTS)


def _member(work: Any, samples: int) -> Member:
    arrays = (getattr(work, name) for name in Member._fields[1:])
    return Member(np.zeros(1, PROGRESS), *(np.zeros((samples + 1, each.shape[-1])) for each in arrays))


def _collect(member: Member, progress: dict[str, Any], lane: int) -> None:
    for name, values in progress.items():
        member.progress[name] = values[lane]


def _start(work: Any, progress: dict[str, Any], lane: int, state: Vector, time: float, samples: int) -> None:
    """A fresh run in a lane."""
    for name in ("energy", "low", "high", "held"):
        getattr(work, name).reshape(-1, progress["time"].size)[:, lane] = 0.0
    for values in progress.values():
        values[lane] = 0
    work.x.reshape(len(state), -1)[:, lane] = state
    progress["time"][lane], progress["stop"][lane], progress["room"][lane] = time, np.inf, samples
