"""The lines by which links and rows are passed from the leaves to the root and back: places, factors, one solve.

`front_dynamics.run` follows the lines over any scalar; `poinsot.recursions.rolled_loops` makes tables of them for
compiled loops. Names are those of `front_names`; rows, and where they are, those of `front_rows`.
Law: as the dense equations, tests/multibody/test_fronts.py. Source: decision 0017.
Units: rows of A are lengths [m] or have none [–], per unit of v; λ [N, N·m], efforts [N·m, N], v̇ [rad/s², m/s²].
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import numpy as np

from poinsot.algebra.arrays import Ints
from poinsot.algebra.caching import cached_property
from poinsot.multibody import coupling_steps
from poinsot.multibody import front_steps as steps
from poinsot.multibody.closing_rows import parts_of_rows
from poinsot.multibody.front_names import LINK, LOOP, NameFamily, RecordNames, Section, StepLines, batch
from poinsot.multibody.front_rows import FrontRows
from poinsot.multibody.front_steps import Policy
from poinsot.multibody.row_lines import CouplingLines, RowLines, on
from poinsot.multibody.rubbing_lines import RubbingLines
from poinsot.multibody.switching import row_steps
from poinsot.multibody.switching.near_rows import NearElement
from poinsot.multibody.tree import Tree
from poinsot.multibody.tree_numbers import tree_numbers

q, v, tau, X, V, c, I, bias, F = map(NameFamily, ("q", "v", "tau", "X", "V", "c", "I", "bias", "F"))  # noqa: E741
K0, K, K1, Kc, Y, D, b = map(NameFamily, ("K0", "K", "K1", "Kc", "Y", "D", "b"))
k, d, drop, C, L, P, w, mu, size = map(NameFamily, ("k", "d", "drop", "C", "L", "P", "w", "mu", "size"))
a, g0, phi, share, f, E, pull, free = map(NameFamily, ("a", "g0", "phi", "share", "f", "E", "pull", "free"))
GROUND, STILL, NOTHING = "ground", "still", "nothing"


def standing(family: str) -> RecordNames:
    """Constants common to all lines."""
    return RecordNames(family, np.zeros((), dtype=np.int64))


def reduced(row: Ints, side: Ints | int, step: Ints) -> RecordNames:
    """K of rows of closures on a side, after they have crossed so many joints there: two places take turns."""
    found: RecordNames = K[4 * row + 2 * side + step % 2]
    return found


class Sweeps:
    """The lines for one tree, in sections; held: the links with freedoms that rows may hold, see `free`; near: elements
    with rows that may be held at links."""

    def __init__(
        self, tree: Tree, live: Sequence[int], held: Sequence[int] = (), near: Sequence[NearElement] = ()
    ) -> None:
        self.tree, self.live, self.held = tree, live, held
        rubbing = [e for e in near if e.beside]
        self.rows = FrontRows(tree, live, [e.unit for e in near], len(rubbing))
        self.parents = tree_numbers(tree).parents
        self.links, self.each = np.arange(len(self.parents)), np.arange(self.rows.count)
        self.couplings = CouplingLines(self.rows, self.parents)
        self.switching, self.rubbing = RowLines(self.rows, self.parents, near), RubbingLines(self.rows, rubbing)
        self.hung, self.based = np.flatnonzero(self.parents >= 0), np.flatnonzero(self.parents < 0)

    @cached_property
    def part_of(self) -> tuple[Ints, Ints, int]:
        """The parts of rows and of links, by number (−1: one without rows), and how many there are."""
        parts = parts_of_rows(self.tree, self.live)
        rows, freedoms = np.full(self.rows.count, -1, dtype=np.int64), np.full(self.tree.nv + 1, -1, dtype=np.int64)
        for n, (own, moves) in enumerate(parts):
            rows[own], freedoms[moves] = n, n
        moving = np.array([bool(link.v) for link in self.tree.links], dtype=bool)
        of_links = np.where(moving, freedoms[tree_numbers(self.tree).v], -1)
        number = self.switching.joining(rows, of_links, len(parts))
        return number[rows], np.append(number, -1)[of_links], int(number.max(initial=-1)) + 1

    @cached_property
    def _at_front(self) -> tuple[int, Ints]:
        """Turns that a front takes at its closings, and of every closing that of its first."""
        closings = self.rows.closings
        most = 3 * (1 + int(closings.place.max(initial=-1)))
        return most, self.rows.place(closings.link) * (most + 3) + 3 * closings.place

    def _first_turn(self, link: Ints) -> Ints:
        """The first turns at fronts."""
        found: Ints = self.rows.place(link) * (self._at_front[0] + 3)
        return found

    def _joint_turn(self, link: Ints, turn: int) -> Ints:
        """Turns at a joint, after the closures on its link."""
        most, _ = self._at_front
        found: Ints = self.rows.place(link) * (most + 3) + most + turn
        return found

    # ------------------------------------------------------------------------------------------------------- geometry

    def moving(self, still: bool = False) -> list[Section]:
        """Places and motions of the links, from the root."""
        i = self.links
        takes = [q[i], v[i], V[self.parents]]
        if still:
            return [[batch(steps.placed, LINK, i, takes, [V[i], X[i], I[i]])]]
        return [[batch(steps.moved, LINK, i, takes, [V[i], X[i], c[i], I[i], bias[i]])]]

    def meeting(self) -> list[Section]:
        """Where the ends of closures are to each other, and their rows."""
        passes, rows = self.rows.plan.passes, self.rows
        loops = np.unique(rows.unit[rows.of_closures])
        some = np.flatnonzero(np.isin(passes.unit, loops))
        way = 4 * passes.unit[some] + 2 * passes.way[some]
        before, after = F[way + passes.step[some] % 2], F[way + (passes.step[some] + 1) % 2]
        turn = np.zeros(len(rows.first), dtype=np.int64)
        turn[loops] = self._first_turn(rows.ends[rows.first[loops]].max(axis=1, initial=-1))  # where the first end is
        found = [
            batch(steps.stood, LOOP, loops, [], [F[4 * loops], F[4 * loops + 2]], turn[loops]),
            batch(steps.carried, "", some, [X[passes.link[some]], before], [after], turn[passes.unit[some]]),
        ]
        for many in np.unique(rows.rows_of[loops]).tolist():
            which = loops[rows.rows_of[loops] == many]
            ends = rows.ends[rows.first[which]]
            gives = []
            for n in range(many):
                r = rows.first[which] + n
                gives += [K0[2 * r], K0[2 * r + 1], K[4 * r], K[4 * r + 2]]
                gives += [a[r], g0[r], phi[r], share[r], size[r]]
            at = self.frames(which)
            found.append(batch(steps.met, LOOP, which, [*at, V[ends[:, 0]], V[ends[:, 1]]], gives, turn[which]))
        return [[*found, *self.couplings.meeting()]]

    def frames(self, which: Ints) -> list[RecordNames]:
        """Where the ends of these closures came to, predecessor and successor, in the link where they meet."""
        return [F[4 * which + 2 * side + self.rows.lengths[side][which] % 2] for side in (0, 1)]

    # -------------------------------------------------------------------------------------------------------- factors

    def factoring(self, policy: Policy) -> list[Section]:
        """Everything that no right side is needed for, rootward."""
        return [[*self._closing(policy), *self._joints(), *self._crossing()], *self.rubbing.factoring()]

    def _closing(self, policy: Policy) -> list[StepLines]:
        rows, closings = self.rows, self.rows.closings
        _, turn = self._at_front
        found = []
        for grounded in (False, True):
            n = np.flatnonzero(((closings.link < 0) == grounded) & ~np.isin(closings.row, rows.of_switches))
            r, i = closings.row[n], closings.link[n]
            first, second = (rows.held(r, i, side, closings.steps[side][n]) for side in (0, 1))
            takes = [K[first], K[np.where(first == second, -1, second)], w[r], size[r]]
            gives = [Kc[r], P[r], mu[r]]
            if grounded:
                found.append(batch(partial(steps.grounded, policy), "", n, takes, gives, turn[n]))
            else:
                found.append(batch(partial(steps.closed, policy), "", n, [I[i], *takes], [I[i], *gives], turn[n]))
        found += self.switching.closing(policy, turn)
        y = self._yields
        n, s, number = (each[y] for each in rows.yields)
        r, held = closings.row[n], K[number]
        both = C[rows.pair(r, s)]
        found.append(batch(steps.yielded, "", y, [both, P[r], Kc[r], held], [L[y], held], turn[n] + 1))
        found.append(batch(steps.weakened, "", y, [w[s], L[y], both], [w[s]], turn[n] + 2))
        one, other = (each[np.isin(rows.between[0], y)] for each in rows.between)
        s, n = rows.yields.row, rows.yields.closing[one]
        both, left = C[rows.pair(s[one], s[other])], C[rows.pair(closings.row[n], s[other])]
        found.append(batch(steps.lessened, "", one, [both, L[one], left], [both], turn[n] + 2))
        return found

    def _joints(self) -> list[StepLines]:
        found = []
        for holds in (False, True) if len(self.held) else (False,):
            i, j = (each[np.isin(each, self.held) == holds] for each in (self.based, self.hung))
            up, of_based, of_hung = self.parents[j], [free[i]] if holds else [], [free[j]] if holds else []
            found += [
                batch(steps.based, LINK, i, [q[i], c[i], I[i], *of_based], [Y[i], D[i], b[i]], self._joint_turn(i, 0)),
                batch(
                    steps.jointed, LINK, j, [q[j], X[j], c[j], I[j], I[up], *of_hung], [Y[j], D[j], b[j], I[up]],
                    self._joint_turn(j, 0),
                ),
            ]  # fmt: skip
        return found

    def _crossing(self) -> list[StepLines]:
        rows = self.rows
        n = np.flatnonzero(rows.crossings.row < len(rows.of_closures))
        r, i, side, step = (each[n] for each in rows.crossings)
        takes = [q[i], X[i], c[i], Y[i], D[i], reduced(r, side, step), w[r]]
        gives = [k[n], d[n], drop[n], reduced(r, side, step + 1), w[r]]
        (later, earlier), (row, link, _, _) = rows.together, rows.crossings
        both = C[rows.pair(row[later], row[earlier])]
        return [
            batch(steps.crossed, LINK, i, takes, gives, self._joint_turn(i, 1)),
            *self.couplings.crossing(partial(self._joint_turn, turn=1)),
            *self.switching.crossing(partial(self._joint_turn, turn=1)),
            batch(steps.mixed, "", later, [both, k[later], d[earlier]], [both], self._joint_turn(link[later], 2)),
        ]

    def sizing(self) -> list[Section]:
        """Peak and nat of every row as w, and Φ as phi; v = 0."""
        r, i, side, step = self.rows.crossings
        found = self._joints()
        for first in (True, False):
            n = np.flatnonzero(((step == 0) == first) & (r < len(self.rows.of_closures)))
            at = r[n], side[n], step[n]
            now, after = reduced(*at), reduced(at[0], at[1], at[2] + 1)
            drawn = K0[2 * at[0] + at[1]] if first else K1[now.number]
            takes = [q[i[n]], X[i[n]], Y[i[n]], D[i[n]], now, drawn, w[at[0]]]
            gives = [after, K1[after.number], w[at[0]]]
            found.append(batch(steps.sized, LINK, i[n], takes, gives, self._joint_turn(i[n], 1)))
        return [*self.meeting(), [*found, *self.couplings.crossing(partial(self._joint_turn, turn=1), sized=True)]]

    # --------------------------------------------------------------------------------------------------------- solves

    @property
    def passes_once(self) -> bool:
        """True if all that goes the same way is done in one section, so that the results of a link are taken while they
        are near: for rows of closures."""
        return not len(self.rows.added)

    def solving(self, n: int, effort: str, at_rest: bool = True) -> list[Section]:
        """v̇, A and λ of solve number n, from its g; effort: the family of efforts, "no effort": none.

        at_rest: without biases, accelerations of the ground and velocity-product accelerations
        """
        i, p = self.links, NameFamily(f"p{n}")
        first = [] if at_rest else [[batch(steps.same, "", i, [bias[i]], [p[i]])]]
        ground = STILL if at_rest else GROUND
        solved = self.rubbing.solving(n, ground)
        return [*first, self._out(n, NameFamily(effort), at_rest, p), *solved, self._home(n, at_rest)]

    def _out(self, n: int, given: NameFamily, at_rest: bool, p: NameFamily) -> Section:
        """Rootward: what right sides leave for others, and biases p."""
        g, y = NameFamily(f"g{n}"), NameFamily(f"y{n}")
        closings, z = self.rows.closings, self._yields
        m, s, _ = (each[z] for each in self.rows.yields)
        r, at, (_, turn) = closings.row, closings.link, self._at_front
        own = np.flatnonzero(at >= 0)
        row, link, _, _ = self.rows.crossings
        e = np.arange(len(row))
        return [
            batch(steps.pushed, "", own, [p[at[own]], Kc[r[own]], g[r[own]], P[r[own]]], [p[at[own]]], turn[own]),
            batch(steps.passed, "", z, [g[s], L[z], g[r[m]]], [g[s]], turn[m] + 1),
            *self._leaning(p, y, given, at_rest),
            batch(
                steps.eased, "", e, [g[row], k[e], y[link], standing(NOTHING) if at_rest else drop[e]], [g[row]],
                self._joint_turn(link, 1),
            ),
        ]  # fmt: skip

    def _home(self, n: int, at_rest: bool) -> Section:
        """Leafward: the same turns backwards; rows of one front, and the shares that each takes of others, in the
        opposite order."""
        g, y, A, lam = (NameFamily(f"{name}{n}") for name in "gyAl")
        ground, end = STILL if at_rest else GROUND, self._end
        closings, (m, s, _) = self.rows.closings, self.rows.yields
        r, at, (_, turn) = closings.row, closings.link, self._at_front
        row, link, _, _ = self.rows.crossings
        back = np.flatnonzero(r < self.rows.count - len(self.rows.of_rubbing))[::-1]
        way, ahead = np.arange(len(row))[::-1], self._yields[::-1]
        return [
            batch(
                steps.helped, "", way, [y[link[way]], d[way], lam[row[way]]], [y[link[way]]],
                end - self._joint_turn(link[way], 1),
            ),
            self._releasing(n, at_rest, end),
            batch(
                steps.multiplied, "", back, [g[r[back]], Kc[r[back]], A.of(at[back], ground), P[r[back]]],
                [lam[r[back]]], end - turn[back] - 1,
            ),
            batch(
                steps.passed, "", ahead, [lam[r[m[ahead]]], L[ahead], lam[s[ahead]]], [lam[r[m[ahead]]]],
                end - turn[m[ahead]],
            ),
        ]  # fmt: skip

    @cached_property
    def _yields(self) -> Ints:
        """Those to rows that are closed one by one, by number."""
        first = self.rows.count - len(self.rows.of_rubbing)
        found: Ints = np.flatnonzero(self.rows.closings.row[self.rows.yields.closing] < first)
        return found

    @cached_property
    def _end(self) -> int:
        """The turn that comes after all."""
        return int(self._joint_turn(np.array([-1]), 3)[0])

    def _back_at(self, r: Ints) -> Ints:
        """The turns, backwards, by which both links that these rows begin at are released."""
        found: Ints = self._end - self._joint_turn(self.rows.ends[r].max(axis=1, initial=-1), 0)
        return found

    def _leaning(self, p: NameFamily, y: NameFamily, given: NameFamily, at_rest: bool) -> list[StepLines]:
        """What links leave for their parents."""
        j, h, up = self.based, self.hung, self.parents[self.hung]
        takes = [q[h], X[h], Y[h], D[h], p[h], given[h], standing("no push") if at_rest else b[h], p[up]]
        return [
            batch(steps.leaned, LINK, h, takes, [y[h], p[up]], self._joint_turn(h, 0)),
            batch(steps.leaned_on_ground, LINK, j, [q[j], D[j], p[j], given[j]], [y[j]], self._joint_turn(j, 0)),
        ]

    def _releasing(self, n: int, at_rest: bool, end: int) -> StepLines:
        """v̇ and accelerations of links, their turns backwards from the end."""
        i, y, A, x = self.links, *(NameFamily(f"{name}{n}") for name in "yAx")
        over = A.of(self.parents, STILL if at_rest else GROUND)
        takes = [q[i], X[i], standing(STILL) if at_rest else c[i], Y[i], y[i], over]
        return batch(steps.released, LINK, i, takes, [A[i], x[i]], end - self._joint_turn(i, 0))

    def _ends(self, r: Ints, A: NameFamily, ground: str) -> list[RecordNames]:
        ends = self.rows.ends[r]
        return [K0[2 * r], K0[2 * r + 1], A.of(ends[:, 0], ground), A.of(ends[:, 1], ground)]

    def slipping(self, n: str, ground: str, name: NameFamily, back: bool = False) -> list[StepLines]:
        """What rows take of accelerations, or velocities, number n ("": velocities), under a name; back: in the turns
        of the way home."""
        r, (A, x) = self.rows.of_closures, (f"A{n}", f"x{n}") if n else ("V", "v")
        turn = self._back_at(r) if back else 2 * r
        slips = batch(steps.slipped, "", r, self._ends(r, NameFamily(A), ground), [name[r]], turn)
        each = self.couplings.each(coupling_steps.slipped, lambda r: [], x, lambda r: [name[r]], lambda r: 2 * r)
        rows = self.switching.every(
            row_steps.slipped,
            lambda r: [on[r]],
            NameFamily(A),
            ground,
            NameFamily(x),
            lambda r: [name[r]],
            lambda r: 2 * r,
        )
        return [slips, *each, *rows]
