"""A moment of a run at which something happens: operands of kernels there, and in which directions they move.

Units: ẋ per second, powers [W]. Law: tests/sensitivity/test_instants.py. Source: decision 0015.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.errors import RunWarning, warn
from poinsot.sensitivity.stages import Direction, TangentStages, moved_by
from poinsot.simulation.following import Instant


class KernelMoments:
    """The requests of kernels at moments.

    shifts   how the beginning of a segment moves along each column [p]; of those that are not there it stays
    bounces  [p, elements] how restitutions move along each column      sizes  [p] of what size each column's number is
    span     [nx] the most that each number of the state is in the run
    """

    def __init__(
        self, stages: TangentStages, along: Direction, shifts: Mapping[int, Floats], bounces: Floats, sizes: Floats,
        span: Floats,
    ) -> None:  # fmt: skip
        self.stages, self.along, self.bounces, self.sizes, self.span = stages, along, bounces, sizes, span
        self.shifts = shifts
        self.system = stages.kernels.system
        self.switching: Any = self.system.switching

    def given(self, x: Floats, time: float, segment: int, sigma: Floats) -> dict[str, Any]:
        """Operands of kernels at a state."""
        t, u = self.stages.moment(np.array([segment]), np.array([time]))
        still = np.zeros((1, self.stages.nl))
        return {"x0": x[None], "x": x[None], "xi": still, "t": t, "u": u, "c": self.stages.c, "p": self.stages.p,
                "sigma": sigma[None]}  # fmt: skip

    def moves(self, dx: Floats, dt: Floats, segment: int, sigma: Floats) -> dict[str, Any]:
        """Directions of the operands: of the columns, then as many more as dx has; u moves with time."""
        slope = self.stages.signals.values[segment, 1]
        along = self.along.and_still(behind=len(dx) - len(self.along.du))
        found = along.moves(sigma[None])
        return {**found, "x0": dx[:, None], "x": dx[:, None], "t": dt[:, None, None],
                "u": found["u"] + (dt[:, None] * slope)[:, None]}  # fmt: skip

    def flow(self, x: Floats, time: float, segment: int, sigma: Floats) -> tuple[Floats, Floats]:
        """ẋ (nx,) and the powers (nw,)."""
        found = self.stages.kernels.value("flow", self.given(x, time, segment, sigma))
        frame = self.stages.frames(x[None])[0][:, 0]
        powers = np.zeros(self.stages.nw)
        if "powers" in found:
            powers[: found["powers"].shape[-1]] = found["powers"][0]
        return found["rates"][0] @ frame, powers

    def values(self, kernel: Any, given: dict[str, Any]) -> dict[str, Any]:
        """The outputs of a kernel by name."""
        found = kernel.ufunc(*(given[n] for n in kernel.inputs))
        several = found if len(kernel.outputs) > 1 else (found,)
        return dict(zip(kernel.outputs, (each[0] for each in several), strict=True))

    def slopes(
        self, kernel: Any, given: dict[str, Any], moves: dict[str, Any], values: dict[str, Any]
    ) -> dict[str, Any]:
        """The directions [d, …] of its outputs by name, 0 of those that are empty."""
        d, found = len(moves["x"]), moved_by(kernel, given, moves)
        found = {name: np.broadcast_to(each, (d, 1, *each.shape[2:]))[:, 0] for name, each in found.items()}
        return {name: found.get(name, np.zeros((d, *value.shape))) for name, value in values.items()}

    def say(self, instant: Instant, why: str) -> None:
        """Warn that nothing has a derivative from here on."""
        rows = list(dict.fromkeys(self.name(int(r)) for r in instant.log["row"]))
        warn(
            RunWarning(
                f"{self.system.name!r}: nothing has a derivative after t = {instant.time:.6g} s, where "
                f"{', '.join(rows[:3]) or 'the mode'} changes: {why}. The sensitivities are NaN from there on"
            )
        )

    def name(self, row: int) -> str:
        """A row of the log by name."""
        names = self.switching.rows.names
        return repr(names[row] if row < len(names) else self.switching.events.names[row - len(names)])
