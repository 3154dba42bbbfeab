"""How members ended, in few numbers that can be joined, and the warnings that follow from them."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import numpy as np

from poinsot.ensembles.gathered import FAILED, UNBALANCED
from poinsot.errors import LedgerWarning, LimitWarning, RunWarning, warn
from poinsot.records import dataclass


@dataclass
class Summary:
    """Of some members: how many failed, were unbalanced, left limits; which were the first, or the worst, and why."""

    count: int = 0
    failed: int = 0
    first_failed: int = -1
    failure: str = ""
    unbalanced: int = 0
    worst: int = -1
    ratio: float = -1.0
    beyond: int = 0
    first_beyond: int = -1

    @classmethod
    def of(cls, first: int, status: Any, failure: Any, ratio: Any, beyond: Any) -> Summary:
        """Of members first, first + 1, …"""
        found = cls(len(status))
        failed, unbalanced = status == FAILED, status == UNBALANCED
        found.failed, found.unbalanced, found.beyond = (int(each.sum()) for each in (failed, unbalanced, beyond))
        if found.failed:
            at = int(np.argmax(failed))
            found.first_failed, found.failure = first + at, str(failure[at])
        if found.unbalanced:
            at = int(np.argmax(np.where(unbalanced, ratio, -1.0)))
            found.worst, found.ratio = first + at, float(ratio[at])
        if found.beyond:
            found.first_beyond = first + int(np.argmax(beyond))
        return found

    def add(self, other: Summary) -> None:
        """Members after these."""
        if other.failed and (not self.failed or other.first_failed < self.first_failed):
            self.first_failed, self.failure = other.first_failed, other.failure
        if other.unbalanced and (not self.unbalanced or other.ratio > self.ratio):
            self.worst, self.ratio = other.worst, other.ratio
        if other.beyond and (not self.beyond or other.first_beyond < self.first_beyond):
            self.first_beyond = other.first_beyond
        self.count += other.count
        self.failed, self.unbalanced = self.failed + other.failed, self.unbalanced + other.unbalanced
        self.beyond += other.beyond

    def data(self) -> dict[str, Any]:
        """As JSON."""
        return asdict(self)

    def warn(self, name: str) -> None:
        """The warnings of members that did not end as they should."""
        if self.failed:
            warn(
                RunWarning(
                    f"{self.failed} of {self.count} members of the ensemble of {name!r} failed: the variable failure "
                    f"says of each why. The first is member {self.first_failed}: {self.failure}"
                )
            )
        if self.unbalanced:
            warn(
                LedgerWarning(
                    f"{self.unbalanced} of {self.count} members of the ensemble of {name!r} end unbalanced, member "
                    f"{self.worst} the worst: its ledger misses {self.ratio:.2g} of the energy present and exchanged. "
                    "Try a tighter rtol and atol, a shorter step, or another method"
                )
            )
        if self.beyond:
            warn(
                LimitWarning(
                    f"{self.beyond} of {self.count} members of the ensemble of {name!r} leave limits of joints that "
                    f"do not act in it, member {self.first_beyond} the first"
                )
            )
