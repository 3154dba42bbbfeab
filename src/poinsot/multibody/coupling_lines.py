"""The lines of rows of couplings: where they differ from those of closures, see `front_lines`.

A row acts on several joints at once; lines of rows that act on as many come as one batch.
Units: those of the rows. Law: as the dense equations, tests/multibody/test_fronts.py. Source: decision 0017.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import numpy as np

from poinsot.algebra.arrays import Ints
from poinsot.multibody import coupling_steps as steps
from poinsot.multibody.front_names import LINK, LOOP, NameFamily, RecordNames, StepLines, batch
from poinsot.multibody.front_rows import FrontRows
from poinsot.records import NamedTuple

q, v, X, c, K, Y, D = map(NameFamily, ("q", "v", "X", "c", "K", "Y", "D"))
E, k, d, drop, w, mu = map(NameFamily, ("E", "k", "d", "drop", "w", "mu"))
a, g0, phi, share, size = map(NameFamily, ("a", "g0", "phi", "share", "size"))


class CouplingGroup(NamedTuple):
    """Rows (n,) that act on as many joints: the numbers of their efforts and the links, one array for each joint."""

    rows: Ints
    efforts: list[Ints]
    links: list[Ints]

    def along(self, rates: str) -> list[RecordNames]:
        """Their efforts, and rates of the joints."""
        return [*(E[each] for each in self.efforts), *(NameFamily(rates)[each] for each in self.links)]


class CouplingLines:
    """The lines of couplings of one tree; parents (n,) of its links."""

    def __init__(self, rows: FrontRows, parents: Ints) -> None:
        self.rows, self.parents = rows, parents

    def alike(self) -> Iterator[CouplingGroup]:
        """All rows, by how many joints they act on."""
        own, (row, link) = self.rows.of_couplings, self.rows.efforts
        first, last = np.searchsorted(row, own), np.searchsorted(row, own, side="right")
        for many in np.unique(last - first).tolist():
            which = last - first == many
            efforts = [first[which] + n for n in range(many)]
            yield CouplingGroup(own[which], efforts, [link[each] for each in efforts])

    def meeting(self) -> list[StepLines]:
        """Efforts, and what rows demand."""
        found = []
        for some in self.alike():
            r = some.rows
            takes = [*(q[each] for each in some.links), *(v[each] for each in some.links)]
            gives = [*(E[each] for each in some.efforts), a[r], g0[r], phi[r], share[r], size[r]]
            found.append(batch(steps.geared, LOOP, self.rows.unit[r], takes, gives))
        return found

    def each(
        self, step: Callable[..., object], takes: Callable[[Ints], Sequence[RecordNames]], rates: str,
        gives: Callable[[Ints], Sequence[RecordNames]], turn: Callable[[Ints], object] = np.zeros_like,
    ) -> list[StepLines]:  # fmt: skip
        """A step of every row, on its operands and on efforts and rates of its joints."""
        return [
            batch(step, "", some.rows, [*takes(some.rows), *some.along(rates)], gives(some.rows), turn(some.rows))
            for some in self.alike()
        ]

    def crossing(self, turn: Callable[[Ints], Ints], sized: bool = False) -> list[StepLines]:
        """Rows that leave through joints, with efforts there or without; sized: nothing is closed, and v = 0."""
        found, (row, link, side, step) = [], self.rows.crossings
        effort = self.rows.effort(row, link)
        for acts in (False, True):
            n = np.flatnonzero((row >= len(self.rows.of_closures)) & ((effort >= 0) == acts))
            r, i = row[n], link[n]
            now = K[self.rows.held(r, i, side[n], step[n])]
            up = K[self.rows.held(r, self.parents[i], side[n], step[n])]
            own = [E[effort[n]]] if acts else []
            if sized:
                takes, gives = [q[i], X[i], Y[i], D[i], now, w[r], up, *own], [up, w[r]]
                found.append(batch(steps.sized, LINK, i, takes, gives, turn(i)))
            else:
                takes, gives = [q[i], X[i], c[i], Y[i], D[i], now, w[r], up, *own], [k[n], d[n], drop[n], up, w[r]]
                found.append(batch(steps.joined, LINK, i, takes, gives, turn(i)))
        return found
