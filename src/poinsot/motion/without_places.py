"""A mechanism without its places of contact, pushed along its freedoms: functions of its tree that become kernels.

    K v̇ = f + e + …     e (nv,) what places push, as efforts; K in the mode of the rows that are of no place

Law: with the efforts of places as the mechanism with them, tests/switching/test_rows_at_hand.py.
Source: `multibody.switching.dynamics`. Units: efforts [N·m, N], v̇ [rad/s², m/s²].
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from poinsot.algebra.arrays import Array, Ints, array, concatenate, zeros
from poinsot.algebra.dual import Dual, dual
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.vectors import dot
from poinsot.motion.switching_mechanism import Acted, Function, RowsOfMechanism, Shapes, settled
from poinsot.multibody import configuration
from poinsot.multibody.applied import Motion
from poinsot.multibody.closing_rows import parts_of_rows
from poinsot.multibody.kinematics import posed
from poinsot.multibody.supported_mass import regular_mass_matrix, without_balanced
from poinsot.multibody.switching.dynamics import ModeNumbers, solved_once, switched, through_closures, turned
from poinsot.multibody.switching.rows import layout_of, measured_rows, row_matrix
from poinsot.multibody.tree import Tree
from poinsot.records import dataclass


@dataclass(frozen=True)
class WithoutPlaces:
    """The mechanism with all rows but those of places: others."""

    others: RowsOfMechanism

    def functions(self) -> dict[str, Function]:
        """By name the functions of the tree, with shapes of inputs and outputs."""
        tree, (_, nv, nx, nl, nu, nw) = self.others.tree, self.others.sizes
        m, n = len(self.others.layout.rows), len(tree.links)
        here: Shapes = {"x0": (nx,), "xi": (nl,)}
        local: Shapes = {**here, "t": (1,), "u": (nu,)}
        mode: Shapes = {**local, "sigma": (3 * m,), "effort": (nv,)}
        moving: Shapes = {"X": (n, 12), "V": (n, 6)}
        whole = {**moving, "A": (n, 6), "S": (len(columns_of(tree)), 6), "D": (nv,)}
        kept: Shapes = {"column": (nv,), "bare": (), "along": (m + 1,)}
        found: dict[str, Function] = {
            "poses": (self.poses, here, moving),
            "bodies": (self.bodies, here, whole),
            "beside": (self.flow, mode, {"rates": (nl,), "powers": (nw + len(self.others.dissipators),)}),
            "once": (self.once, mode, {"first": (nv,), "more": (nv,)}),
            "answer": (self.answer, mode, {"rates": (nv,), "bare": ()}),
            "staged": (self.staged, mode, {"rates": (nv,), "bare": ()}),
            "kept": (self.kept, {**here, "effort": (nv,)}, kept),
            "impulse": (self.impulse, {"x": (nx,), "impulse": (m,), "push": (nv,)}, {"state": (nx,)}),
            "rest": (
                self.settle, {"x": (nx,), "sigma": (3 * m,)},
                {"shift": (nv,), "v": (nv,), "moving": (nv,), "position": (), "velocity": ()},
            ),
            "borne": (
                self.forces, {"x": (nx,), "t": (1,), "u": (nu,), "sigma": (3 * m,), "effort": (nv,)}, {"value": (m,)},
            ),
        }  # fmt: skip
        if self.others.timed:
            given: Shapes = {"x": (nx,), "t": (1,), "u": (nu,), "impulse": (m,), "push": (nv,)}
            out: Shapes = {"given": (self.others.timed.before + self.others.timed.number,)}
            found["supply"] = self.supplied, given, out
        if self.others.balanced is not None:
            found["balance"] = self.others.balanced, {"x": (nx,)}, {"state": (nx,), "position": (), "slip": ()}
        return found

    def poses(self, tree: Tree, x0: Array, xi: Array) -> tuple[Array, Array]:
        """X_WL and V of every link."""
        motion = self._moved(tree, x0, xi)
        return array([_numbers(X) for X in motion.X_W]), array([[*V.vector] for V in motion.V])

    def bodies(self, tree: Tree, x0: Array, xi: Array) -> tuple[Array, ...]:
        """The same, V̇ where v̇ = 0, freedom twists in axes of the world about the origins of their links, diag M."""
        motion = self._moved(tree, x0, xi)
        tree, q, v = motion.tree, motion.q, motion.v
        along = configuration.chart(tree, array([Dual(x, 0.0) for x in q]), array([Dual(0.0, x) for x in v]))
        bent = Motion.of(tree, along, array([Dual(x, 0.0) for x in v]))
        pose, S = posed(tree, q), []
        for i, k in columns_of(tree):
            own, R = pose.S[i][tree.links[i].v.index(k)] * tree.links[i].ratio, motion.X_W[i].rotation
            S.append([*(R @ own.first), *(R @ own.second)])
        D = regular_mass_matrix(tree, q).diagonal()
        biases = array([[dual(x) for x in V.vector] for V in bent.V])
        return array([_numbers(X) for X in motion.X_W]), array([[*V.vector] for V in motion.V]), biases, array(S), D

    def flow(
        self, tree: Tree, x0: Array, xi: Array, t: Array, u: Array, sigma: Array, effort: Array
    ) -> tuple[Array, Array]:
        """ξ̇ and powers in a mode, pushed."""
        return self._pushed(effort).flow(tree, x0, xi, t, u, sigma)

    def once(
        self, tree: Tree, x0: Array, xi: Array, t: Array, u: Array, sigma: Array, effort: Array
    ) -> tuple[Array, Array]:
        """v̇ in a mode by one solve under given forces, and its residual."""
        rows, layout = self._pushed(effort), layout_of(tree, self.others.left_out)
        now = rows.acted(tree, x0, xi, t, u)
        first, more = solved_once(now.motion, layout, now.loads, ModeNumbers.of(sigma), rows.bounds(now, layout))
        return _without_balanced(now.motion.tree, first), more

    def answer(
        self, tree: Tree, x0: Array, xi: Array, t: Array, u: Array, sigma: Array, effort: Array
    ) -> tuple[Array, Scalar]:
        """K⁻¹ e (nv,) by one solve, and e M⁻¹ e, held freedoms alone being held."""
        return self._answer(tree, x0, xi, sigma, effort, True)

    def staged(
        self, tree: Tree, x0: Array, xi: Array, t: Array, u: Array, sigma: Array, effort: Array
    ) -> tuple[Array, Scalar]:
        """The same for steps onto held rows."""
        return self._answer(tree, x0, xi, sigma, effort, False)

    def _answer(
        self, tree: Tree, x0: Array, xi: Array, sigma: Array, effort: Array, drift: bool
    ) -> tuple[Array, Scalar]:
        motion, layout = self.others.moved(tree, x0, xi), layout_of(tree, self.others.left_out)
        m, rows = len(layout.rows), measured_rows(motion, layout)
        way = sigma[m : 2 * m] * sigma[2 * m :] if drift else zeros(m)
        slides = turned(layout, [row.along.rate(motion) for row in rows], way)
        system = switched(motion.tree, motion.q, layout, rows, ModeNumbers(sigma[:m], slides), drift)
        push = _without_balanced(motion.tree, effort)
        return system.once(push, zeros(len(system.A))), dot(push, system.inverse(push))

    def kept(self, tree: Tree, x0: Array, xi: Array, effort: Array) -> tuple[Array, Scalar, Array]:
        """M⁻¹ e (nv,) with closures kept, e M⁻¹ e without them, and the rates of rows (m,) that this is, with a 0."""
        motion, layout = self.others.moved(tree, x0, xi), layout_of(tree, self.others.left_out)
        tree, push = motion.tree, _without_balanced(motion.tree, effort)
        columns, bare, _ = through_closures(tree, motion.q, array([push]))
        A = without_balanced(tree, row_matrix(tree, motion.q, measured_rows(motion, layout)))
        return columns[:, 0], bare[0], concatenate([A @ columns[:, 0], [0.0]])

    def impulse(self, tree: Tree, x: Array, impulse: Array, push: Array) -> Array:
        """x ⊞ B ẑ, pushed."""
        return self.others.impulse(tree, x, impulse, push)

    def supplied(self, tree: Tree, x: Array, t: Array, u: Array, impulse: Array, push: Array) -> Array:
        """What given motions put in."""
        return self.others.supplied(tree, x, t, u, impulse, push)

    def settle(self, tree: Tree, x: Array, sigma: Array) -> tuple[Array, Array, Array, Scalar, Scalar]:
        """One Newton step onto closures and held rows: δq, v⁺, the rates that nothing holds, and the errors."""
        motion, layout = self.others.moved(tree, x, zeros(self.others.sizes[3])), layout_of(tree, self.others.left_out)
        held = ModeNumbers(sigma[: len(layout.rows)], zeros(len(layout.rows)))
        shift, v, position, velocity = settled(motion, layout, held.closed)
        free = held.free(layout)
        moving = array([v_k * free.get(k, 1.0) for k, v_k in enumerate(motion.v)])
        return shift, v, moving, position, velocity

    def forces(self, tree: Tree, x: Array, t: Array, u: Array, sigma: Array, effort: Array) -> Array:
        """z of every row in a mode, pushed."""
        return self._pushed(effort).forces(tree, x, t, u, sigma)

    def _pushed(self, effort: Array) -> RowsOfMechanism:
        def acted(tree: Tree, *given: Array) -> Acted:
            now = self.others.acted(tree, *given)
            for k, tau in enumerate(_without_balanced(tree, effort)):
                now.loads.efforts[k] = now.loads.efforts.get(k, 0.0) + tau
            return now

        return replace(self.others, acted=acted)

    def _moved(self, tree: Tree, x0: Array, xi: Array) -> Motion:
        found = self.others.moved(tree, x0, xi)
        return Motion.of(found.tree, found.q, found.v)


def _without_balanced(tree: Tree, effort: Array) -> Array:
    found: Array = without_balanced(tree, array([effort]))[0]
    return found


def _numbers(X: Displacement) -> list[Scalar]:
    return [*X.rotation.ravel(), *X.translation]


def columns_of(tree: Tree) -> list[tuple[int, int]]:
    """Link and freedom of each freedom twist, in the order of the links."""
    return [(i, k) for i, link in enumerate(tree.links) for k in link.v]


def ways_of(tree: Tree) -> tuple[Ints, Ints]:
    """The last column on the way of each link to the ground, and of each column its link, its freedom and the next one
    on that way, −1: none."""
    tips, table = list[int](), list[tuple[int, int, int]]()
    for i, link in enumerate(tree.links):
        last = tips[link.parent] if link.parent >= 0 else -1
        for k in link.v:
            table.append((i, k, last))
            last = len(table) - 1
        tips.append(last)
    return np.array(tips, dtype=np.int64), np.array(table, dtype=np.int64).reshape(-1, 3)


def parts_of_links(rows: RowsOfMechanism) -> Ints:
    """For each link one link that stands for its part of the mechanism; parts that a row joins are one."""
    tree = rows.tree
    part = {k: freedoms[0] for _, freedoms in parts_of_rows(tree) for k in freedoms}
    of_links = [part[link.v[0]] for link in tree.links]
    for r in rows.layout.general:
        names = rows.layout.elements[rows.layout.owner[r]].acts_on
        links = {tree.bodies[name].link for name in names if name in tree.bodies} - {-1}
        links |= {tree.by_joint[name] for name in names if name in tree.by_joint}
        joined = {of_links[i] for i in links}
        of_links = [min(joined) if each in joined else each for each in of_links]
    return np.array([of_links.index(each) for each in of_links], dtype=np.int64)
