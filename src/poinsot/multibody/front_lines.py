"""The lines of a solve with closed loops and couplings: which step acts on what, in order; data, made once for a tree.

`front_dynamics.run` follows the lines over any scalar; `poinsot.recursions.rolled_loops` makes tables of them for
compiled loops. Names are those of `front_names`; rows, and where they are, those of `front_rows`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import numpy as np

from poinsot.algebra.caching import cached_property
from poinsot.multibody import coupling_steps
from poinsot.multibody import front_steps as steps
from poinsot.multibody.closing_rows import parts_of_rows
from poinsot.multibody.coupling_lines import CouplingLines
from poinsot.multibody.front_names import LINK, LOOP, Batch, Family, Ints, Names, Section, batch
from poinsot.multibody.front_rows import FrontRows
from poinsot.multibody.front_steps import Policy
from poinsot.multibody.tree import Tree
from poinsot.multibody.tree_numbers import tree_numbers

q, v, tau, X, V, c, I, bias, F = map(Family, ("q", "v", "tau", "X", "V", "c", "I", "bias", "F"))  # noqa: E741
K0, K, K1, Kc, Y, D, b = map(Family, ("K0", "K", "K1", "Kc", "Y", "D", "b"))
k, d, drop, C, L, P, w, mu, size = map(Family, ("k", "d", "drop", "C", "L", "P", "w", "mu", "size"))
a, g0, phi, share, f, E, pull, free = map(Family, ("a", "g0", "phi", "share", "f", "E", "pull", "free"))
GROUND, STILL, NOTHING = "ground", "still", "nothing"


def standing(family: str) -> Names:
    """What stands for all lines alike."""
    return Names(family, np.zeros((), dtype=np.int64))


def reduced(row: Ints, side: Ints | int, step: Ints) -> Names:
    """K of rows of closures on a side, after they have crossed so many joints there: two places take turns."""
    found: Names = K[4 * row + 2 * side + step % 2]
    return found


class Lines:
    """The lines for one tree, in sections; held: the links whose freedoms rows may hold, see `free`."""

    def __init__(self, tree: Tree, live: Sequence[int], held: Sequence[int] = ()) -> None:
        self.tree, self.live, self.rows, self.held = tree, live, FrontRows(tree, live), held
        self.parents = tree_numbers(tree).parents
        self.links, self.each = np.arange(len(self.parents)), np.arange(self.rows.count)
        self.couplings = CouplingLines(self.rows, self.parents)
        self.hung, self.based = np.flatnonzero(self.parents >= 0), np.flatnonzero(self.parents < 0)

    @cached_property
    def part_of(self) -> tuple[Ints, Ints, int]:
        """The parts of rows and of links, by number (−1: one without rows), and how many there are."""
        parts = [each for each in parts_of_rows(self.tree, self.live) if each[0]]
        rows, freedoms = np.zeros(self.rows.count, dtype=np.int64), np.full(self.tree.nv, -1, dtype=np.int64)
        for n, (own, moves) in enumerate(parts):
            rows[own], freedoms[moves] = n, n
        moving = np.array([bool(link.v) for link in self.tree.links], dtype=bool)
        return rows, np.where(moving, freedoms[tree_numbers(self.tree).v], -1), len(parts)

    @cached_property
    def _at_front(self) -> tuple[int, Ints]:
        """Turns that a front takes at its closings, and of every closing that of its first."""
        closings = self.rows.closings
        most = 3 * (1 + int(closings.place.max(initial=-1)))
        return most, self.rows.place(closings.link) * (most + 3) + 3 * closings.place

    def _joint_turn(self, link: Ints, turn: int) -> Ints:
        """Turns at a joint, after what is closed on its link."""
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
        found = [
            batch(steps.stood, LOOP, loops, [], [F[4 * loops], F[4 * loops + 2]], 3 * loops),
            batch(steps.carried, "", some, [X[passes.link[some]], before], [after], 3 * passes.unit[some] + 1),
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
            found.append(batch(steps.met, LOOP, which, [*at, V[ends[:, 0]], V[ends[:, 1]]], gives, 3 * which + 2))
        return [[*found, *self.couplings.meeting()]]

    def frames(self, which: Ints) -> list[Names]:
        """Where the ends of these closures came to, predecessor and successor, in the link where they meet."""
        return [F[4 * which + 2 * side + self.rows.lengths[side][which] % 2] for side in (0, 1)]

    # -------------------------------------------------------------------------------------------------------- factors

    def factoring(self, policy: Policy) -> list[Section]:
        """Everything that no right side is needed for, rootward."""
        return [[*self._closing(policy), *self._joints(), *self._crossing()]]

    def _closing(self, policy: Policy) -> list[Batch]:
        rows, closings = self.rows, self.rows.closings
        _, turn = self._at_front
        found = []
        for grounded in (False, True):
            n = np.flatnonzero((closings.link < 0) == grounded)
            r, i = closings.row[n], closings.link[n]
            first, second = (rows.held(r, i, side, closings.steps[side][n]) for side in (0, 1))
            takes = [K[first], K[np.where(first == second, -1, second)], w[r], size[r]]
            gives = [Kc[r], P[r], mu[r]]
            if grounded:
                found.append(batch(partial(steps.grounded, policy), "", n, takes, gives, turn[n]))
            else:
                found.append(batch(partial(steps.closed, policy), "", n, [I[i], *takes], [I[i], *gives], turn[n]))
        n, s, number = rows.yields
        r, y, held = closings.row[n], np.arange(len(n)), K[number]
        both = C[rows.pair(r, s)]
        found.append(batch(steps.yielded, "", y, [both, P[r], Kc[r], held], [L[y], held], turn[n] + 1))
        found.append(batch(steps.weakened, "", y, [w[s], L[y], both], [w[s]], turn[n] + 2))
        one, other = rows.between
        both, left = C[rows.pair(s[one], s[other])], C[rows.pair(r[one], s[other])]
        found.append(batch(steps.lessened, "", one, [both, L[one], left], [both], turn[n[one]] + 2))
        return found

    def _joints(self) -> list[Batch]:
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

    def _crossing(self) -> list[Batch]:
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

    def solving(self, n: int, effort: str, at_rest: bool = True) -> list[Section]:
        """v̇, A and λ of solve number n, from its g; effort: the family of efforts, "no effort": none.

        at_rest: without biases, accelerations of the ground and velocity accelerations
        """
        g, p, y, A, lam = (Family(f"{name}{n}") for name in "gpyAl")
        ground = STILL if at_rest else GROUND
        first = [] if at_rest else [[batch(steps.same, "", self.links, [bias[self.links]], [p[self.links]])]]
        closings, (m, s, _) = self.rows.closings, self.rows.yields
        r, at, (_, turn) = closings.row, closings.link, self._at_front
        z, own = np.arange(len(m)), np.flatnonzero(at >= 0)
        row, link, _, _ = self.rows.crossings
        e = np.arange(len(row))
        out = [
            batch(steps.pushed, "", own, [p[at[own]], Kc[r[own]], g[r[own]], P[r[own]]], [p[at[own]]], turn[own]),
            batch(steps.passed, "", z, [g[s], L[z], g[r[m]]], [g[s]], turn[m] + 1),
            *self._leaning(p, y, Family(effort), at_rest),
            batch(
                steps.eased, "", e, [g[row], k[e], y[link], standing(NOTHING) if at_rest else drop[e]], [g[row]],
                self._joint_turn(link, 1),
            ),
        ]  # fmt: skip
        # leafward: the same turns backwards; rows of one front, and what each takes of others, in the opposite order
        back, way, ahead = (np.arange(len(each))[::-1] for each in (r, e, z))
        end = self._joint_turn(np.array([-1]), 3)[0]
        home = [
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
        return [*first, out, home]

    def _leaning(self, p: Family, y: Family, given: Family, at_rest: bool) -> list[Batch]:
        """What links leave for their parents."""
        j, h, up = self.based, self.hung, self.parents[self.hung]
        takes = [q[h], X[h], Y[h], D[h], p[h], given[h], standing("no push") if at_rest else b[h], p[up]]
        return [
            batch(steps.leaned, LINK, h, takes, [y[h], p[up]], self._joint_turn(h, 0)),
            batch(steps.leaned_on_ground, LINK, j, [q[j], D[j], p[j], given[j]], [y[j]], self._joint_turn(j, 0)),
        ]

    def _releasing(self, n: int, at_rest: bool, end: int) -> Batch:
        """v̇ and accelerations of links, their turns backwards from the end."""
        i, y, A, x = self.links, *(Family(f"{name}{n}") for name in "yAx")
        over = A.of(self.parents, STILL if at_rest else GROUND)
        takes = [q[i], X[i], standing(STILL) if at_rest else c[i], Y[i], y[i], over]
        return batch(steps.released, LINK, i, takes, [A[i], x[i]], end - self._joint_turn(i, 0))

    def _ends(self, r: Ints, A: Family, ground: str) -> list[Names]:
        ends = self.rows.ends[r]
        return [K0[2 * r], K0[2 * r + 1], A.of(ends[:, 0], ground), A.of(ends[:, 1], ground)]

    def _slipping(self, n: str, ground: str, name: Family) -> list[Batch]:
        """What rows take of accelerations, or velocities, number n ("": velocities), under a name."""
        r, (A, x) = self.rows.of_closures, (f"A{n}", f"x{n}") if n else ("V", "v")
        slips = batch(steps.slipped, "", r, self._ends(r, Family(A), ground), [name[r]], 2 * r)
        each = self.couplings.each(coupling_steps.slipped, lambda r: [], x, lambda r: [name[r]], lambda r: 2 * r)
        return [slips, *each]

    def missing(self, given: Family, n: int, ground: str, gives: Sequence[Family], single: bool = False) -> Section:
        """What solve number n leaves of what is given: once under each name; turns after those of a measure."""
        r = self.rows.of_closures

        def out(r: Ints) -> list[Names]:
            return [to[r] for to in gives]

        of_closures, of_couplings = (
            (steps.still, coupling_steps.still) if single else (steps.missed, coupling_steps.missed)
        )
        return [
            batch(of_closures, "", r, [given[r], *self._ends(r, Family(f"A{n}"), ground)], out(r), 2 * r + 1),
            *self.couplings.each(of_couplings, lambda r: [given[r]], f"x{n}", out, lambda r: 2 * r + 1),
        ]

    def corrected(self, n: int, of: int, ground: str, given: str) -> list[Section]:
        """What solve number n corrects of what solve ``of`` misses, with its α; kept for what follows."""
        g, e, s, along, square, alpha = (Family(f"{name}{n}") for name in ("g", "e", "s", "along", "square", "alpha"))
        r, (part, _, parts) = self.each, self.part_of
        every = np.arange(parts)
        sums = [along[part], square[part]]
        weighs = batch(steps.weighed, "", r, [e[r], s[r], w[r], mu[r], *sums], sums, 2 * r + 1)
        lengths = batch(steps.lengthened, "", every, [along[every], square[every]], [alpha[every]])
        misses = self.missing(Family(given), of, ground, [g, e])
        return [misses, *self.solving(n, "no effort"), [*self._slipping(str(n), STILL, s), weighs], [lengths]]

    def added(self, to: str, n: int, links: bool, name: str) -> list[Section]:
        """x + α δ, for all links or rows of a part."""
        rows, of_links, _ = self.part_of
        part = of_links if links else rows
        i, x = np.flatnonzero(part >= 0), Family(to)
        return [[batch(steps.stepped, "", i, [x[i], Family(f"alpha{n}")[part[i]], Family(f"{name}{n}")[i]], [x[i]])]]

    def dynamics(self, policy: Policy, uneven: bool, judged: bool = False, borne: bool = False) -> list[Section]:
        """v̇ as x0 of links, from what `moving` and τ give; judged: and ρ as rho of closures; borne: and λ as l0, and as
        lacks what freedoms that are held bear."""
        found = [*self.meeting(), *self.factoring(policy), *self.solving(0, tau, at_rest=False)]
        found += [*self.corrected(1, 0, GROUND, a), *self.added("x0", 1, True, "x")]
        if uneven or judged or borne:
            found += self.added("A0", 1, True, "A")
        if uneven or borne:
            found += self.added("l0", 1, False, "l")
        if uneven:
            found += self._both(borne)
        if borne:
            i = np.asarray(self.held, dtype=np.int64)
            found += [*self.left_over(), [batch(steps.turned, "", i, [Family("t")[i]], [Family("lacks")[i]])]]
        return [*found, *self._judged()] if judged else found

    def left_over(self) -> list[Section]:
        """t = τ − Sᵀ f − (rotor) v̇ of every freedom, f all that its joint carries, from A0, x0 and λ of rows, l0."""
        i, j, h, up = self.links, self.based, self.hung, self.parents[self.hung]
        A, x, lam, t = map(Family, ("A0", "x0", "l0", "t"))
        side, row = np.arange(2 * self.rows.count) % 2, np.arange(2 * self.rows.count) // 2
        ends = self.rows.ends[row, side]
        held = np.flatnonzero(ends >= 0)
        at, n, (by, on) = f[ends[held]], np.arange(len(self.rows.efforts.row)), self.rows.efforts
        takes = [q[h], X[h], f[h], pull[h], x[h], f[up]]
        return [
            [batch(steps.resisted, LINK, i, [A[i], bias[i]], [f[i]])],
            [
                batch(steps.loaded, "", held, [at, K0[held], lam[row[held]]], [at]),
                batch(steps.same, "", i, [tau[i]], [pull[i]]),
                batch(steps.stepped, "", n, [pull[on], lam[by], E[n]], [pull[on]], 1),
            ],
            [
                batch(steps.balanced, LINK, h, takes, [t[h], f[up]], self.rows.place(h)),
                batch(steps.balanced_on_ground, LINK, j, [q[j], f[j], pull[j], x[j]], [t[j]], self.rows.place(j)),
            ],
        ]

    def _both(self, borne: bool = False) -> list[Section]:
        """The correction by the residuals of both equations; borne: of λ, too."""
        i, g2, e2 = self.links, Family("g2"), Family("e2")
        found: list[Section] = [
            *self.left_over(),
            self.missing(a, 0, GROUND, [g2, e2]),
            *self.solving(2, "t"),
            *self.corrected(3, 2, STILL, "e2"),
        ]
        for name in ("x", "A"):
            to = Family(f"{name}0")
            found += [[batch(steps.joined, "", i, [to[i], Family(f"{name}2")[i]], [to[i]])]]
            found += self.added(to, 3, True, name)
        if borne:
            r, lam = self.each, Family("l0")
            found += [
                [batch(steps.joined, "", r, [lam[r], Family("l2")[r]], [lam[r]])],
                *self.added("l0", 3, False, "l"),
            ]
        return found

    def _judged(self) -> list[Section]:
        every, r, (part, _, _) = self.each, self.rows.of_closures, self.part_of
        most, left, rho = Family("most"), Family("left"), Family("rho")[self.rows.unit]

        def highest(r: Ints) -> list[Names]:
            return [most[part[r]]]

        takes = [a[r], *self._ends(r, Family("A0"), GROUND), w[r], mu[r], *highest(r)]
        return [
            [
                batch(steps.measured, "", r, takes, highest(r), 2 * r),
                *self.couplings.each(
                    coupling_steps.measured, lambda r: [a[r], w[r], mu[r], *highest(r)], "x0", highest, lambda r: 2 * r
                ),
                *self.missing(a, 0, GROUND, [left], single=True),
            ],
            [batch(steps.judged, "", every, [left[every], w[every], mu[every], most[part[every]], rho], [rho])],
        ]

    def pushing(self, policy: Policy, effort: str) -> list[Section]:
        """M⁻¹ (τ + Aᵀ λ) at rest with loops kept closed, as x1 of links."""
        r = self.each
        nothing = standing(NOTHING)
        begun = batch(steps.same, "", r, [nothing], [g0[r]])
        again = batch(steps.stepped, "", r, [nothing, mu[r], Family("l0")[r]], [Family("g1")[r]])
        return [
            *self.meeting(), *self.factoring(policy), [begun], *self.solving(0, effort), [again],
            *self.solving(1, effort),
        ]  # fmt: skip

    def projection(self, policy: Policy) -> list[Section]:
        """One Newton step to closed loops: δq as x1 of links, v as x3, √Σ(Φ/ℓ)² and √Σ(A v)² as root0 and root2."""
        r, one = self.each, np.zeros(1, dtype=np.int64)
        found = [*self.meeting(), *self.factoring(policy)]
        for n, name in ((0, phi), (2, Family("slip"))):
            g, onward, lam, total = (Family(each) for each in (f"g{n}", f"g{n + 1}", f"l{n}", f"sum{n}"))
            if n:
                found.append(self._slipping("", "", name))
            found += [[batch(steps.same, "", r, [name[r]], [g[r]])], *self.solving(n, "no effort")]
            square = total[np.zeros_like(r)]
            measured = name if n else share
            found.append(
                [
                    batch(steps.stepped, "", r, [name[r], mu[r], lam[r]], [onward[r]], 2 * r),
                    batch(steps.gathered, "", r, [square, measured[r]], [square], 2 * r + 1),
                ]
            )
            found += self.solving(n + 1, "no effort")
            found.append([batch(steps.rooted, "", one, [total[one]], [Family(f"root{n}")[one]])])
        return found
