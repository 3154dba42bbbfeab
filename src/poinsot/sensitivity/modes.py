"""How the numbers of modes depend on parameters: the matrices T of rows that see each other, by `motion.moding`."""

from __future__ import annotations

from typing import Any

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.errors import SimulationError
from poinsot.motion.switching import CLOSED
from poinsot.sensitivity.moments import KernelMoments
from poinsot.simulation.following import AcceptedSteps


def moved_modes(moments: KernelMoments, steps: AcceptedSteps) -> dict[bytes, Floats]:
    """σ of a mode as bytes → its movement [p, ns], of the modes of a run that move.

    Errors  SimulationError where a mode asks for something else as soon as a number changes
    """
    switching, along = moments.switching, moments.along
    make: Any = None if switching is None else getattr(switching.modes, "make", None)
    if not hasattr(make, "moved") or not along.dp.any():
        return {}
    count, nx = len(along.dp), moments.stages.nx
    start = steps.instants[0] if steps.instants and steps.instants[0].step == 0 else None
    x = steps.x[0] if start is None or start.before[0] is None else start.before[0]
    segment, sigma = int(steps.segment[0]) if len(steps.t) else 0, np.zeros(switching.sigma_size)
    time = float(steps.t[0]) if len(steps.t) else 0.0
    given = moments.given(x, time, segment, sigma)
    moves = moments.moves(np.zeros((count, nx)), np.zeros(count), segment, sigma)
    data = moments.values(switching.kernels.data, given)
    d = moments.slopes(switching.kernels.data, given, moves, data)
    sizes = moments.sizes[:, None, None]
    found: dict[bytes, Floats] = {}
    for key, mode in steps.modes.items():
        moved = make.moved(mode, d["D"] * sizes, d["S"] * sizes, d["F"][..., 0] * moments.sizes[:, None])
        if moved is None:
            names = [switching.rows.names[i] for i in np.flatnonzero(mode == CLOSED)]
            raise SimulationError(
                f"{moments.system.name!r}: where {', '.join(map(repr, names[:6]))} are closed, what binds them is "
                "another as soon as one of the numbers changes, so that nothing has a derivative there: take "
                "differences of runs, or numbers beside these"
            )
        if moved.any():
            found[key] = np.pad(moved / sizes[:, 0], ((0, 0), (0, len(mode))))
    return found
