"""The lines of a solve with closed loops and couplings: which step acts on what, in order; data, made once for a tree.

`front_dynamics.run` follows the lines over any scalar; `poinsot.recursions.rolled_loops` makes tables of them for
compiled loops. Names are those of `front_names`; passes over links and rows those of `front_sweeps`.
Law: as the dense equations, tests/multibody/test_fronts.py. Source: decision 0017.
Units: rows of A are lengths [m] or have none [–], per unit of v; λ [N, N·m], efforts [N·m, N], v̇ [rad/s², m/s²].

Forward dynamics by lines where joints may follow others: ties lose digits, which are won back.

What is released by its joint and tied again loses digits, as many as articulation takes inertia (in a chain of 100 that
are geared to each other, 5e-11 of the efforts), so that the residuals of both equations are corrected, which leaves
3e-15. Rows that only tie joints are never singular and need no compliances.
Law: as the tree whose joints share freedoms, tests/multibody/test_fronts.py

How far accelerations miss what rows of closures and couplings demand: ρ of `constrained_dynamics`, step by step.

    ρ² = max_r left_r²/D_r / max_r t_r²/D_r,      D_r = S_rr + κ nat_r

t_r the sum of the sizes of all terms of a row, κ of `accuracy.share_of_nature`, bound to the steps beforehand. Law: as
the dense equations, tests/multibody/test_fronts.py. Source: decisions 0006 and 0029. Units: ρ has none.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import chain

import numpy as np

from poinsot.algebra.arrays import Array, Ints
from poinsot.algebra.scalars import Scalar, absolute, less, where
from poinsot.geometry.motors import Acceleration, Wrench
from poinsot.multibody import coupling_steps
from poinsot.multibody import front_steps as steps
from poinsot.multibody.accuracy import share_of_nature
from poinsot.multibody.coupling_steps import pairs_along
from poinsot.multibody.front_names import LINK, NameFamily, RecordNames, Section, batch
from poinsot.multibody.front_steps import SURE, Policy
from poinsot.multibody.front_sweeps import (
    GROUND,
    K0,
    NOTHING,
    STILL,
    E,
    Sweeps,
    X,
    a,
    bias,
    f,
    g0,
    mu,
    phi,
    pull,
    q,
    share,
    size,
    standing,
    tau,
    w,
)
from poinsot.multibody.row_lines import on
from poinsot.multibody.switching import row_steps
from poinsot.multibody.tree import Tree


def measured(
    kappa: float, at: None, g: Scalar, K_p: Wrench, K_s: Wrench, A_p: Acceleration, A_s: Acceleration, both: Array,
    size: Array, most: Scalar,
) -> Scalar:  # fmt: skip
    """The greatest of t²/(S + κ nat), t = |g| + Σ |K| |A| by components, of the rows of a part."""
    t = absolute(g)
    for K, A in ((K_p, A_p), (K_s, A_s)):
        for k, rate in zip(K.vector, A.vector, strict=True):
            t = t + absolute(k * rate)
    return greater(most, t * t / (both[0] + size[0] * kappa))


def judged(kappa: float, at: None, left: Scalar, both: Array, size: Array, most: Scalar, worst: Scalar) -> Scalar:
    """The greatest of ρ²/(S + κ nat) by that, of the rows of a closure."""
    return greater(worst, left * left / (both[0] + size[0] * kappa) / where(less(0.0, most), most, 1.0))


def geared(kappa: float, at: None, g: Scalar, both: Array, size: Array, most: Scalar, *along: Array) -> Scalar:
    """Of couplings: the greatest of t²/(S + κ nat), t = |g| + Σ |e| |x|, of the rows of a part."""
    t = absolute(g)
    for e, x in chain.from_iterable(zip(*each, strict=True) for each in pairs_along(along)):
        t = t + absolute(e * x)
    return greater(most, t * t / (both[0] + size[0] * kappa))


def greater(a: Scalar, b: Scalar) -> Scalar:
    """The greater of two."""
    return where(less(a, b), b, a)


class Lines(Sweeps):
    """The lines for one tree: accelerations and their corrections, residuals, pushes, projections."""

    def missing(
        self,
        given: NameFamily,
        n: int,
        ground: str,
        gives: Sequence[NameFamily],
        single: bool = False,
        back: bool = False,
    ) -> Section:
        """The residual of solve number n: once under each name; turns after those of a measure, or those of the way
        home."""
        r = self.rows.of_closures
        turn = self._back_at(r) if back else 2 * r + 1

        def out(r: Ints) -> list[RecordNames]:
            return [to[r] for to in gives]

        of_closures, of_couplings = (
            (steps.still, coupling_steps.still) if single else (steps.missed, coupling_steps.missed)
        )
        return [
            batch(of_closures, "", r, [given[r], *self._ends(r, NameFamily(f"A{n}"), ground)], out(r), turn),
            *self.couplings.each(of_couplings, lambda r: [given[r]], f"x{n}", out, lambda r: 2 * r + 1),
            *self.switching.every(
                row_steps.still if single else row_steps.missed, lambda r: [given[r], on[r]],
                NameFamily(f"A{n}"), ground,
                NameFamily(f"x{n}"), out, lambda r: 2 * r + 1,
            ),
        ]  # fmt: skip

    def corrected(self, n: int, of: int, ground: str, given: str, before: Sequence[Section] = ()) -> list[Section]:
        """What solve number n corrects of what solve ``of`` misses, with its α; kept for what follows.

        before: the sections of that solve, the last its way home
        """
        once = self.passes_once and bool(before)
        g, e, s, along, square, alpha = (
            NameFamily(f"{name}{n}") for name in ("g", "e", "s", "along", "square", "alpha")
        )
        r, (part, _, parts) = self.each, self.part_of
        every = np.arange(parts)
        sums = [along[part], square[part]]
        turn = self._back_at(r) if once else 2 * r + 1
        weighs = batch(steps.weighed, "", r, [e[r], s[r], w[r], mu[r], *sums], sums, turn)
        lengths = batch(steps.lengthened, "", every, [along[every], square[every]], [alpha[every]])
        misses = self.missing(NameFamily(given), of, ground, [g, e], back=once)
        slips = [*self.slipping(str(n), STILL, s, once), weighs]
        solves = self.solving(n, "no effort")
        if not once:
            return [*before, misses, *solves, slips, [lengths]]
        *first, home = before
        return [*first, [*home, *misses], *solves[:-1], [*solves[-1], *slips], [lengths]]

    def added(self, to: str, n: int, links: bool, name: str) -> list[Section]:
        """x + α δ, for all links or rows of a part."""
        rows, of_links, _ = self.part_of
        part = of_links if links else rows
        i, x = np.flatnonzero(part >= 0), NameFamily(to)
        takes = [x[i], NameFamily(f"alpha{n}")[part[i]], NameFamily(f"{name}{n}")[i]]
        return [[batch(steps.stepped, "", i, takes, [x[i]], i)]]

    def dynamics(
        self, policy: Policy, uneven: bool, judged: bool = False, borne: bool = False, moved: bool = False
    ) -> list[Section]:
        """v̇ as x0 of links, from what `moving` and τ give; judged: and ρ as rho of closures; borne: and λ as l0, and as
        lacks what freedoms that are held bear; moved: and accelerations of links as A0.
        λ is also given where rows rub beside others, which asks for it."""
        first = [*self.meeting(), *self.factoring(policy)]
        if self.passes_once:
            needed = uneven or borne  # biases, once more
            p, i = NameFamily("p0") if needed else bias, self.links
            first = [[batch(steps.same, "", i, [bias[i]], [p[i]])]] if needed else []
            first.append([*self.meeting()[0], *self.factoring(policy)[0], *self._out(0, tau, False, p)])
            first.append(self._home(0, False))
        else:
            first += self.solving(0, tau, at_rest=False)
        found = [*self.corrected(1, 0, GROUND, a, first), *self.added("x0", 1, True, "x")]
        if uneven or judged or borne or moved:
            found += self.added("A0", 1, True, "A")
        pushes = borne or len(self.rows.of_rubbing) > 0
        if uneven or pushes:
            found += self.added("l0", 1, False, "l")
        if uneven:
            found += self._both(pushes)
        if borne:
            i = np.asarray(self.held, dtype=np.int64)
            found += [*self.left_over(), [batch(steps.turned, "", i, [NameFamily("t")[i]], [NameFamily("lacks")[i]])]]
        return [*found, *self._judged(policy)] if judged else found

    def left_over(self) -> list[Section]:
        """t = τ − Sᵀ f − (rotor) v̇ of every freedom, f all that its joint carries, from A0, x0 and λ of rows, l0."""
        i, j, h, up = self.links, self.based, self.hung, self.parents[self.hung]
        A, x, lam, t = map(NameFamily, ("A0", "x0", "l0", "t"))
        count = len(self.rows.of_closures)
        side, row = np.arange(2 * count) % 2, np.arange(2 * count) // 2
        ends = self.rows.ends[row, side]
        held = np.flatnonzero(ends >= 0)
        at, n, (by, on) = f[ends[held]], np.arange(len(self.rows.efforts.row)), self.rows.efforts
        takes = [q[h], X[h], f[h], pull[h], x[h], f[up]]
        return [
            [batch(steps.resisted, LINK, i, [A[i], bias[i]], [f[i]])],
            [
                batch(steps.loaded, "", held, [at, K0[held], lam[row[held]]], [at]),
                *self.switching.bearing(f, lam),
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
        i, g2, e2 = self.links, NameFamily("g2"), NameFamily("e2")
        found: list[Section] = [
            *self.left_over(),
            self.missing(a, 0, GROUND, [g2, e2]),
            *self.solving(2, "t"),
            *self.corrected(3, 2, STILL, "e2"),
        ]
        for name in ("x", "A"):
            to = NameFamily(f"{name}0")
            found += [[batch(steps.joined, "", i, [to[i], NameFamily(f"{name}2")[i]], [to[i]])]]
            found += self.added(to, 3, True, name)
        if borne:
            r, lam = self.each, NameFamily("l0")
            found += [
                [batch(steps.joined, "", r, [lam[r], NameFamily("l2")[r]], [lam[r]])],
                *self.added("l0", 3, False, "l"),
            ]
        return found

    def _judged(self, policy: Policy) -> list[Section]:
        every, r, (part, _, _) = self.each, self.rows.of_closures, self.part_of
        most, left, rho = NameFamily("most"), NameFamily("left"), NameFamily("rho")[self.rows.unit]

        def highest(r: Ints) -> list[RecordNames]:
            return [most[part[r]]]

        takes = [a[r], *self._ends(r, NameFamily("A0"), GROUND), w[r], size[r], *highest(r)]
        kappa = share_of_nature(policy.noise)
        return [
            [
                batch(partial(measured, kappa), "", r, takes, highest(r), 2 * r),
                *self.couplings.each(
                    partial(geared, kappa), lambda r: [a[r], w[r], size[r], *highest(r)], "x0", highest, lambda r: 2 * r
                ),
                *self.missing(a, 0, GROUND, [left], single=True),
            ],
            [
                batch(
                    partial(judged, kappa),
                    "",
                    every,
                    [left[every], w[every], size[every], most[part[every]], rho],
                    [rho],
                )
            ],
        ]

    def pushing(self, policy: Policy, effort: str) -> list[Section]:
        """M⁻¹ (τ + Aᵀ λ) at rest with loops kept closed, as x1 of links."""
        r = self.each
        nothing = standing(NOTHING)
        begun = batch(steps.same, "", r, [nothing], [g0[r]])
        again = batch(steps.stepped, "", r, [nothing, mu[r], NameFamily("l0")[r]], [NameFamily("g1")[r]])
        return [
            *self.meeting(), *self.factoring(policy), [begun], *self.solving(0, effort), [again],
            *self.solving(1, effort),
        ]  # fmt: skip

    def projection(self, policy: Policy) -> list[Section]:
        """One Newton step to closed loops: δq as x1 of links, v as x3, √Σ(Φ/ℓ)² and √Σ(A v)² as root0 and root2."""
        r, one = self.each, np.zeros(1, dtype=np.int64)
        found = [*self.meeting(), *self.factoring(policy)]
        for n, name in ((0, phi), (2, NameFamily("slip"))):
            g, onward, lam, total = (NameFamily(each) for each in (f"g{n}", f"g{n + 1}", f"l{n}", f"sum{n}"))
            if n:
                found.append(self.slipping("", "", name))
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
            found.append([batch(steps.rooted, "", one, [total[one]], [NameFamily(f"root{n}")[one]])])
        return found


def motion(tree: Tree, lines: Lines, policy: Policy, uneven: bool, judged: bool = False) -> list[Section]:
    """v̇ as x0 of links, and ρ, as `Lines.dynamics`; the lines are those of the loosened tree."""
    if tree.closed or not tree.coupled:
        return lines.dynamics(policy, uneven or tree.coupled, judged)
    g2, x, more = NameFamily("g2"), NameFamily("x0")[lines.links], NameFamily("x2")[lines.links]
    return [
        *lines.meeting(),
        *lines.factoring(SURE),
        *lines.solving(0, tau, at_rest=False),
        *lines.left_over(),
        lines.missing(a, 0, GROUND, [g2], single=True),
        *lines.solving(2, "t"),
        [batch(steps.joined, "", lines.links, [x, more], [x])],
    ]
