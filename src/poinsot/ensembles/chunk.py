"""What some members give: how they ended, and their variables, a row for each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from poinsot.motion.kernels import Variable

Floats: TypeAlias = NDArray[np.float64]
DONE, UNBALANCED, FAILED = "done", "unbalanced", "failed"
COUNTS = {"steps": np.int64, "rejected": np.int64, "evaluations": np.int64, "reached": np.float64,
          "ledger_ratio": np.float64}  # fmt: skip
"""Of every member, beside how it ended: steps taken and rejected, evaluations of the flow, the time that was reached
[s], and the worst residual of its ledger over its energies."""


@dataclass(frozen=True, eq=False)
class Chunk:
    """Members first, first + 1, …: [n] each.

    status     how they ended        failure  why those did that failed, else ""
    counts     `COUNTS` by name
    variables  name → (dims, array [n, …], attrs), dims without that of members; NaN where a run did not come to
    labels     dimension → names along it
    beyond     whether a member left limits of joints that do not act
    """

    first: int
    status: NDArray[np.object_]
    failure: NDArray[np.object_]
    counts: dict[str, Any]
    variables: dict[str, Variable]
    labels: dict[str, tuple[str, ...]]
    beyond: NDArray[np.bool_]

    @property
    def count(self) -> int:
        """How many members."""
        return len(self.status)
