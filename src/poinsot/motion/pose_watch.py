"""The report of a run of a closed mechanism on the singular poses that it comes near to."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from poinsot.analysis.branches import UNMET, SingularPoseWarning
from poinsot.errors import warn
from poinsot.kernels import Kernel
from poinsot.motion.observing import SampleBatch


class PoseWatch:
    """SingularPoseWarning where ρ (closures,) of two samples in succession says that a closure's demand is not met.

    One sample alone is a passage, through which inertia carries the motion. open_by: how much the drawing leaves of it.
    """

    def __init__(self, name: str, closures: Sequence[str], residual: Kernel, open_by: float = 0.0) -> None:
        self.name, self.closures, self.residual = name, closures, residual
        self.unmet = max(UNMET, open_by)
        self.samples, self.beyond, self.last_beyond, self.stays = 0, 0, False, False
        self.worst, self.time, self.pair = -1.0, 0.0, 0

    def see(self, batch: SampleBatch) -> None:
        """ρ of more samples."""
        found = np.nan_to_num(self.residual.ufunc(batch.states, batch.times[:, None], batch.inputs))
        worst = found.max(axis=1, initial=0.0)
        beyond = np.append(self.last_beyond, worst > self.unmet)
        self.stays = self.stays or bool((beyond[1:] & beyond[:-1]).any())
        self.samples, self.beyond, self.last_beyond = (
            self.samples + len(worst), self.beyond + int(beyond[1:].sum()), bool(beyond[-1]),
        )  # fmt: skip
        i = int(np.argmax(worst))
        if worst[i] > self.worst:
            self.worst, self.time, self.pair = float(worst[i]), float(batch.times[i]), int(np.argmax(found[i]))

    def tell(self) -> dict[str, str]:
        """The warning, where there is one."""
        if self.stays:
            warn(SingularPoseWarning(self._message()))
        return {}

    def _message(self) -> str:
        return (
            f"the run of {self.name!r} comes so near to a singular pose that the closed loop at joint "
            f"{self.closures[self.pair]!r} is followed in part only: at t = {self.time:.6g} s "
            f"accelerations miss what it demands by {self.worst:.1e} of it, and {self.beyond} of {self.samples} "
            "samples are within 1e-4 rad or so of such a pose. Where branches of the motion part, do not rely on which "
            "of them it took; stay away from that pose, or compare forward_dynamics, which resolves such poses down to "
            "1e-6 rad."
        )
