"""The lines of rows of couplings, and of rows that switch and are no freedoms: where they differ from `front_lines`.

Rows whose elements look at as many links and joints come as one batch. Names beside those of `front_names`:

    B  wrenches at which a row begins     XW  links in the ground     on  σ     press  the given force of a row
    gap, rise  of rows
A row of a coupling acts on several joints at once; lines of those that act on as many come as one batch.
Units: those of the rows. Laws: as the kernels written out, tests/switching/test_rows_in_loops.py; as the dense
equations, tests/multibody/test_fronts.py. Source: decision 0017; docs/switching-theory.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial

import numpy as np

from poinsot.algebra.arrays import Ints
from poinsot.multibody import coupling_steps, front_steps
from poinsot.multibody.front_names import LINK, LOOP, SWITCH, NameFamily, RecordNames, Section, StepLines, batch
from poinsot.multibody.front_rows import FrontRows
from poinsot.multibody.front_steps import Policy
from poinsot.multibody.switching import row_steps as steps
from poinsot.multibody.switching.near_rows import NearElement
from poinsot.records import NamedTuple
from poinsot.structures.graph import parts

q, v, X, V, K, B, E, XW = map(NameFamily, ("q", "v", "X", "V", "K", "B", "E", "XW"))
I, D, Kc, P, mu, w, full = map(NameFamily, ("I", "D", "Kc", "P", "mu", "w", "full"))  # noqa: E741
a, g0, phi, share, gap, slide, on, press = map(NameFamily, ("a", "g0", "phi", "share", "gap", "slide", "on", "press"))
c, k, d, Y, drop, size = map(NameFamily, ("c", "k", "d", "Y", "drop", "size"))
GROUND = "ground"
_of = cache(partial)


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
            found.append(batch(coupling_steps.geared, LOOP, self.rows.unit[r], takes, gives))
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
                found.append(batch(coupling_steps.sized, LINK, i, takes, gives, turn(i)))
            else:
                takes, gives = [q[i], X[i], c[i], Y[i], D[i], now, w[r], up, *own], [k[n], d[n], drop[n], up, w[r]]
                found.append(batch(coupling_steps.joined, LINK, i, takes, gives, turn(i)))
        return found


class RowGroup(NamedTuple):
    """Elements (n,) that look at as many links and joints, and have as many rows: their numbers, their first rows, and
    for each link and joint one array (n,) of links."""

    number: Ints
    first: Ints
    rows: int
    links: list[Ints]
    joints: list[Ints]


class RowLines:
    """The lines of rows that switch of one tree; parents (n,) of its links; ``degrees`` of all rows by number."""

    def __init__(self, rows: FrontRows, parents: Ints, elements: Sequence[NearElement]) -> None:
        self.rows, self.parents, self.elements = rows, parents, elements
        self.each = rows.of_switches

    def alike(self) -> Iterator[RowGroup]:
        """All elements."""
        known: dict[tuple[int, int, int, bool], list[int]] = {}
        for n, e in enumerate(self.elements):
            known.setdefault((len(e.links), len(e.joints), len(e.rows), e.at.grounded), []).append(n)
        count = np.array([len(e.rows) for e in self.elements], dtype=np.int64)
        first = self.each[0] + np.cumsum(count) - count if len(count) else count
        for (_, _, rows, _), some in known.items():
            links, joints = (
                np.array([each for each in which], dtype=np.int64).reshape(len(some), -1).T
                for which in ([self.elements[n].links for n in some], [self.elements[n].joints for n in some])
            )
            yield RowGroup(np.array(some, dtype=np.int64), first[some], rows, [*links], [*joints])

    def joining(self, rows: Ints, links: Ints, count: int) -> Ints:
        """Which part each of so many parts becomes as rows that switch join them, −1: it has no rows; the part of each
        row that switches is written among those of all ``rows``; links: the parts of these."""
        passes, own = self.rows.plan.passes, self.rows.unit[self.each]
        found: list[tuple[int, int]] = []
        for unit in np.unique(own).tolist():
            touched = links[passes.link[passes.unit == unit]]
            touched = touched[touched >= 0]
            rows[self.rows.first[unit] : self.rows.first[unit] + self.rows.rows_of[unit]] = touched[0]
            found += [(int(touched[0]), int(x)) for x in touched[1:]]
        a, b = np.array(found, dtype=np.int64).reshape(-1, 2).T
        whole = np.array(parts(count, a, b), dtype=np.int64)
        own = np.unique(whole[rows])
        number = np.full(count, -1, dtype=np.int64)
        number[own] = np.arange(len(own))
        return number[whole]

    def _wrench(self, r: Ints, link: Ints) -> Ints:
        return self.rows.begins(self.rows.wrenches, r, link)

    def finding(self, closes: bool = True) -> list[Section]:
        """Where links are, and the rows; closes: as rows that may be held."""
        if not self.elements:
            return []
        looked_at = {i for e in self.elements for i in e.links if i >= 0}
        above = np.zeros(len(self.parents), dtype=bool)
        for link in looked_at:
            while link >= 0 and not above[link]:
                above[link], link = True, int(self.parents[link])
        i = np.flatnonzero(above)
        based = i[self.parents[i] < 0]
        hung = i[self.parents[i] >= 0]
        places = [
            batch(front_steps.same, "", based, [X[based]], [XW[based]], based),
            batch(front_steps.carried, "", hung, [XW[self.parents[hung]], X[hung]], [XW[hung]], hung),
        ]
        found = []
        for some in self.alike():
            own = [links for links in some.links if (links >= 0).all()]
            takes = (
                [XW[i] for i in own] + [V[i] for i in own] + [q[i] for i in some.joints] + [v[i] for i in some.joints]
            )
            gives = []
            for n in range(some.rows):
                r = some.first + n
                gives += [B[self._wrench(r, i)] for i in some.links]
                gives += [E[self.rows.effort(r, i)] for i in some.joints] + [gap[r], slide[r], a[r]]
                if closes:
                    gives += [K[self.rows.held(r, i, 0, np.zeros_like(r))] for i in some.links] + [g0[r]]
            found.append(batch(_of(steps.found, closes), SWITCH, some.number, takes, gives))
        return [places, found]

    def opening(self, degrees: Ints) -> list[StepLines]:
        """Φ and its share of the held rows; degrees (rows,) of all rows that switch."""
        number = np.repeat(np.arange(len(self.elements)), [len(e.rows) for e in self.elements])
        found = []
        for degree in (1, 2):
            n = np.flatnonzero(degrees == degree)
            r = self.each[n]
            step = _of(steps.open_by, float(degree == 2))
            found.append(batch(step, SWITCH, number[n], [gap[r], on[r]], [phi[r], share[r]]))
        return found

    def pressing(self, efforts: NameFamily, *wrenches: NameFamily) -> Section:
        """The given forces of rows (kinetic friction): τ + E f of joints, p − B f of links, of each of these
        families.
        """
        by, link = self.rows.wrenches
        m = np.flatnonzero(link >= 0)
        n = np.flatnonzero(np.isin(self.rows.efforts.row, self.each))
        row, joint = self.rows.efforts.row[n], self.rows.efforts.link[n]
        to = efforts[joint]
        found = [batch(front_steps.stepped, "", n, [to, press[row], E[n]], [to])]
        for each in wrenches:
            at = each[link[m]]
            found.append(batch(front_steps.loaded, "", m, [at, B[m], press[by[m]]], [at]))
        return found

    def bearing(self, forces: NameFamily, multipliers: NameFamily) -> list[StepLines]:
        """f − Σ B λ of links; efforts come with those of couplings."""
        by, link = self.rows.wrenches
        m = np.flatnonzero(link >= 0)
        at = forces[link[m]]
        return [batch(front_steps.loaded, "", m, [at, B[m], multipliers[by[m]]], [at])]

    def crossing(self, turn: Callable[[Ints], Ints]) -> list[StepLines]:
        """What rows would be that are not rounding, as they leave through joints."""
        found, (row, link, side, step) = [], self.rows.crossings
        effort = self.rows.effort(row, link)
        for acts in (False, True):
            n = np.flatnonzero(np.isin(row, self.each) & ((effort >= 0) == acts))
            r, i = row[n], link[n]
            takes = [q[i], D[i], K[self.rows.held(r, i, side[n], step[n])], full[r], *([E[effort[n]]] if acts else [])]
            found.append(batch(steps.natural, LINK, i, takes, [full[r]], turn(i)))
        return found

    def closing(self, policy: Policy, turn: Ints) -> list[StepLines]:
        """Rows that are closed at links, and on the ground; turn: of every closing."""
        rows, closings, found = self.rows, self.rows.closings, []
        for grounded in (False, True):
            n = np.flatnonzero(((closings.link < 0) == grounded) & np.isin(closings.row, self.each))
            r, i = closings.row[n], closings.link[n]
            takes, gives = [K[rows.held(r, i, 0, np.zeros_like(r))], w[r], full[r], on[r]], [Kc[r], P[r], mu[r]]
            if grounded:
                found.append(batch(partial(steps.caught_on_ground, policy), "", n, takes, gives, turn[n]))
            else:
                found.append(batch(partial(steps.caught, policy), "", n, [I[i], *takes], [I[i], *gives], turn[n]))
        return found

    def every(
        self, step: Callable[..., object], takes: Callable[[Ints], Sequence[RecordNames]], motions: NameFamily,
        ground: str,
        rates: NameFamily, gives: Callable[[Ints], Sequence[RecordNames]],
        turn: Callable[[Ints], object] = np.zeros_like,
    ) -> list[StepLines]:  # fmt: skip
        """A step of every row, on its operands, wrenches and motions of its links, efforts and rates of its joints."""
        found = []
        for some in self.alike():
            for n in range(some.rows):
                r = some.first + n
                along = [B[self._wrench(r, i)] for i in some.links] + [motions.of(i, ground) for i in some.links]
                along += [E[self.rows.effort(r, i)] for i in some.joints] + [rates[i] for i in some.joints]
                found.append(batch(_of(step, len(some.links)), "", r, [*takes(r), *along], gives(r), turn(r)))
        return found
