"""How many freedoms a closed mechanism has, and by which singular values that is decided.

Units: freedoms are numbers [–]; singular values are those of A without units. Law: tests/multibody/test_one_rank.py.
Source: decision 0029; Featherstone 2008, §8.2.
"""

from __future__ import annotations

import math
from typing import Any

from poinsot.records import dataclass, field
from poinsot.showing import Typeset

ROUNDING = 1e-12
"""Singular values below it are rounding, and none by any accuracy."""
UNCLEAR = 1e-4
"""Singular values above it are conditions by any accuracy that drawings have."""


def _freedoms(count: int) -> str:
    return "1 freedom" if count == 1 else f"{count} freedoms"


@dataclass(frozen=True)
class Mobility(Typeset):
    """Freedoms of a closed mechanism, counted by rank and not by formula.

    here: freedoms at the configuration asked about; general: at configurations near it on its branch. rows: closure
    conditions; redundant: rows − rank, permanently and at this pose; singular: whether the pose has freedoms the
    branch has not. closures: per loop-closing joint, how many of its conditions are redundant permanently.
    configuration: freedoms of the configuration at this pose, more than ``here`` where something rolls: conditions on
    velocities alone take no configuration away.
    sigma: the singular values of A without units at this pose, the largest first; those above the accuracy of the model
    are conditions, and ``doubt`` says where another accuracy would count otherwise. None of many loops.
    Of many configurations q (..., nq) all counts but rows are arrays (...), and −1 where A(q) is not finite.
    Law: here = nv − rank A(q), configuration = nv − rank of the rows of Φ.
    """

    here: Any
    general: Any
    rows: int
    redundant_here: Any
    redundant: Any
    closures: dict[str, Any]
    configuration: Any
    sigma: Any = field(default=None, compare=False, repr=False)

    @property
    def gap(self) -> tuple[float, float]:
        """The least singular value that counts as a condition and the greatest that does not, of one configuration; NaN
        if unknown, ∞ or 0 if absent."""
        if self.sigma is None or self.here < 0:
            return math.nan, math.nan
        rank = self.rows - self.redundant_here
        return float(min(self.sigma[:rank], default=math.inf)), float(max(self.sigma[rank:], default=0.0))

    @property
    def doubt(self) -> str:
        """The doubt where rounding or an accuracy decides: "1 freedom if 3e-06 counts as zero, else 0"; else empty."""
        least, most = self.gap
        if most > ROUNDING:
            lost = int((self.sigma[self.sigma <= most] > ROUNDING).sum())
            return f"{_freedoms(self.here)} if {most:.1g} is none, {self.here - lost} otherwise"
        if least < UNCLEAR:
            weak = self.sigma[(self.sigma >= least) & (self.sigma < UNCLEAR)]
            return f"{_freedoms(self.here + len(weak))} if {weak[0]:.1g} is none, {self.here} otherwise"
        return ""

    @property
    def singular(self) -> Any:
        """Whether this pose has more freedoms than its neighbours."""
        return self.here > self.general

    def counts(self) -> dict[str, Any]:
        """The counts at each configuration, by name, but for ``closures``."""
        names = ("here", "general", "redundant_here", "redundant", "configuration")
        return {name: getattr(self, name) for name in names}
