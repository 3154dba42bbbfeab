"""The kernels of what switches in a mechanism: limits, friction, clutches, contacts, as `Switching` wants them.

σ = (closed[m], slides[m], direction[m]): 1 of rows that are held, 1 of those that slide, and the way in which these do.
Source: docs/switching-theory.md; the dynamics in a mode: multibody/switching/dynamics.py.

Changes of a mechanism in an instant: impulses of its rows, and Newton's step onto those that are held.

Laws: tests/switching/test_rows_of_mechanisms.py. Source: docs/switching-theory.md; decision 0006.
Units: impulses [N·s, N·m·s], v [rad/s, m/s].
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from poinsot.algebra.arrays import Array, Floats, Ints, Vector, array, concatenate, settle, zeros
from poinsot.algebra.caching import cached_property
from poinsot.algebra.linear import ltl
from poinsot.algebra.scalars import Scalar, is_zero, sqrt
from poinsot.errors import ModelError, option
from poinsot.geometry.vectors import dot
from poinsot.motion.switching import (
    BACKWARD,
    CLOSED,
    FORWARD,
    ElementData,
    Mode,
    Modes,
    RowData,
    RowKernels,
    RowTable,
    Switching,
)
from poinsot.multibody import configuration
from poinsot.multibody.applied import Loads, Motion
from poinsot.multibody.canonical import canonical
from poinsot.multibody.conditions import beyond_rounding, gap_of, rounding_at, rounding_between
from poinsot.multibody.constrained_dynamics import live_rows
from poinsot.multibody.constraints import constraint_error, constraint_rate
from poinsot.multibody.contacts.pieces import Place
from poinsot.multibody.holding import balance_of
from poinsot.multibody.sizes import body_sizes
from poinsot.multibody.supported_mass import regular_mass_matrix, without_balanced
from poinsot.multibody.switching.dynamics import (
    ModeNumbers,
    accelerated,
    of_all_rows,
    probed,
    row_forces,
    switched,
    through_closures,
)
from poinsot.multibody.switching.near_rows import MOST_RUBBING, near_elements
from poinsot.multibody.switching.rows import Layout, laws_of, layout_of, measured_rows, row_matrix
from poinsot.records import NamedTuple, dataclass

if TYPE_CHECKING:
    from poinsot.motion.kernels import CompiledFunction
    from poinsot.multibody.tree import Tree


def struck(motion: Motion, layout: Layout, impulse: Array, push: Array | None = None) -> Array:
    """v⁺ (nv,) = v + M⁻¹ (Aᵀ ẑ + push), closures kept; push (nv,): along freedoms."""
    tree = motion.tree
    push = without_balanced(tree, array([_pushes(motion, layout, impulse, push)]))[0]
    if tree.closed:
        return settle(motion.v + through_closures(tree, motion.q, array([push]))[0][:, 0])
    return settle(motion.v + ltl(regular_mass_matrix(tree, motion.q)).solve(push))


def _pushes(motion: Motion, layout: Layout, impulse: Array, push: Array | None) -> Array:
    """Aᵀ ẑ + push (nv,)."""
    A = row_matrix(motion.tree, motion.q, measured_rows(motion, layout))
    return A.T @ impulse if push is None else A.T @ impulse + push


def struck_closures(motion: Motion, layout: Layout, impulse: Array, push: Array | None = None) -> Array:
    """λ̂ (rows,): what closures push in an instant, so that they stay closed."""
    tree, push = motion.tree, _pushes(motion, layout, impulse, push)
    found = through_closures(tree, motion.q, array([push]))[2]
    return of_all_rows(tree, motion.q, found[0] if found else zeros(0))


def settled(motion: Motion, layout: Layout, closed: Array) -> tuple[Array, Array, Scalar, Scalar]:
    """One Newton step onto closures and closed rows together: (δq, v⁺, position error, velocity error).

    Held freedoms of the tree stay where they are, at rest. Errors: shares of the size of the mechanism, and rates.
    """
    tree, rows = motion.tree, measured_rows(motion, layout)
    system = switched(tree, motion.q, layout, rows, ModeNumbers(closed, zeros(len(closed))), drift=False)
    phi = constraint_error(tree, motion.q) if tree.closed else zeros(0)
    closing = live_rows(tree, motion.q)[0] if tree.closed else []
    general = [rows[r] for r in layout.general]
    gaps = array([rows[r].gap * (1.0 if layout.rows[r].degree == 2 else 0.0) for r in layout.general])
    error = concatenate([[phi[i] for i in closing], gaps])
    moving, b = motion.v * system.free, constraint_rate(tree)
    A = system.A
    if balance_of(tree) and len(A):  # of what is in balance the rates tell, its accelerations do not
        A = array([*(live_rows(tree, motion.q)[1] if tree.closed else ()), *row_matrix(tree, motion.q, general)])
    slip = A @ moving
    for k, i in enumerate(closing):
        slip[k] = slip[k] if is_zero(b[i]) else slip[k] - b[i]
    shift = -system.inverse(system.A.T @ system.twice(error))
    v = moving - system.inverse(system.A.T @ system.twice(slip))
    shares = system.masked(concatenate([zeros(len(closing)), _shares(motion, layout, gaps)]))
    slips = system.masked(slip)
    apart = gap_of(tree, phi, motion.q) if tree.closed else 0.0
    return shift, v, sqrt(apart * apart + dot(shares, shares)), sqrt(dot(slips, slips))


def _shares(motion: Motion, layout: Layout, gaps: Array) -> Array:
    """Gaps of the general rows as shares of their measures, beyond the rounding of coordinates."""
    found = []
    for r, gap in zip(layout.general, gaps, strict=True):
        element = layout.elements[layout.owner[r]]
        size = element.span(motion.tree)
        rounding = rounding_between(motion.tree, motion.q, element.acts_on, size)
        found.append(beyond_rounding(gap * (1.0 / size), rounding))
    return array(found)


CLOSE = 1e-10
"""Below this share of their sizes gaps are none; of sizes by the time of a fall through them, rates."""
KERNELS = (
    "switched flow",
    "watch",
    "margins",
    "data",
    "impulse",
    "settle",
    "supplied",
    "contact places",
    "contact forces",
)
MODE = " in a mode"
"""How names of further kernels end that rows have a part in."""
MOST_LOOPS = 40
"""Closed loops of the largest mechanism that is written out where rows make it necessary: 30 take four minutes."""
MOST_TOGETHER = 16
"""Rows of contacts that are written out together: their factors take as many lines cubed. Of 24 tables are no slower,
and ready in half the time."""
MOST_WRITTEN = 64
"""Rows of contacts in a network that are written out together: it takes a minute."""
MOST_HELD = 300
"""Of more, those that hold at once: texts have room for so many."""
Shapes = dict[str, tuple[int, ...]]
Function = tuple[Callable[..., Any], Shapes, Shapes]


class Timed(NamedTuple):
    """Given motions.

    held    (tree, x) → the tree with them held at the time that x tells
    number  of them      before  how many ports come before theirs
    """

    held: Callable[[Tree, Array], Tree]
    number: int
    before: int


class Acted(NamedTuple):
    """What acts at a state: the motion, all loads but those of rows, powers of ports, values of sources by name, rates
    of activations, powers of dampers, and the value of a command by name."""

    motion: Motion
    loads: Loads
    powers: list[Scalar]
    values: dict[str, Scalar]
    lags: list[Scalar]
    taken: Callable[[], list[Scalar]]
    command: Callable[[str], Scalar]


@dataclass(frozen=True)
class RowsOfMechanism:
    """What switches in a tree, beside what acts on it.

    acted   (tree, x0, xi, t, u) → `Acted`
    sizes   nq, nv, nx, nl, inputs, powers of ports and dampers
    left_out  the names of elements that do not act in this run
    timed     of what is a given function of time
    balanced  (tree, x) → x, v on freedoms in balance as they have to be beside the others, which a jump has changed;
              None without any
    """

    tree: Tree
    acted: Callable[[Tree, Array, Array, Array, Array], Acted]
    sizes: tuple[int, int, int, int, int, int]
    rolled: bool
    left_out: frozenset[str] = frozenset()
    timed: Timed | None = None
    balanced: Callable[[Tree, Array], tuple[Array, Scalar, Scalar]] | None = None

    @property
    def layout(self) -> Layout:
        """Its rows."""
        return layout_of(self.tree, self.left_out)

    @property
    def key(self) -> str:
        """What its kernels depend on, as text."""
        return f"|{canonical(self.layout.elements)}" if self.layout.elements else ""

    @property
    def rubbing(self) -> tuple[str, ...]:
        """The elements that take power while they slide."""
        return tuple(e.name for e in self.layout.elements if e.rubs)

    @property
    def striking(self) -> dict[int, str]:
        """What jumps of elements lose is booked under, by number of the element; of friction alone it is itself."""
        return {i: f"{e.name} impact" for i, e in enumerate(self.layout.elements) if e.layout[0].kind != "friction"}

    @property
    def dissipators(self) -> tuple[str, ...]:
        """Their names, as they stand behind those of dampers."""
        return (*self.rubbing, *self.striking.values())

    def functions(self) -> dict[str, Function]:
        """By name the functions of the tree that become kernels, with shapes of inputs and outputs."""
        self._refuse_many_loops()
        _, _, nx, nl, nu, nw = self.sizes
        m = len(self.layout.rows)
        local: Shapes = {"x0": (nx,), "xi": (nl,), "t": (1,), "u": (nu,)}
        seen: Shapes = {"gap": (m,), "rate": (m,)}
        laws: Shapes = {"bounds": (m, 2), "command": (m, 2)}
        data: Shapes = {**seen, "b": (m,), "S": (m, m), "D": (m, m), **laws}
        powers = nw + len(self.dissipators)
        found: dict[str, Function] = {
            "switched flow": (self.flow, {**local, "sigma": (3 * m,)}, {"rates": (nl,), "powers": (powers,)}),
            "watch": (self.watch, local, seen),
            "impulse": (self.impulse, {"x": (nx,), "impulse": (m,)}, {"state": (nx,)}),
            "data": (self.data, local, data),
        }
        if self.in_loops:
            margins: Shapes = {**seen, "force": (m,), **laws}
            found["margins"] = self.watch, {**local, "sigma": (3 * m,)}, margins  # what it does, RolledRows knows
        if self.timed:
            given: Shapes = {"x": (nx,), "t": (1,), "u": (nu,), "impulse": (m,)}
            found["supplied"] = self.supplied, given, {"given": (self.timed.before + self.timed.number,)}
        if self.drifts:
            out: Shapes = {"state": (nx,), "position": (), "velocity": ()}
            found["settle"] = self.settle, {"x": (nx,), "sigma": (3 * m,)}, out
        return found

    @property
    def in_loops(self) -> bool:
        """Whether its kernels walk over the tree in loops, see `motion.switching_rolled`."""
        return self.rolled and bool(self.layout.rows) and near_elements(self.tree, self.layout) is not None

    @property
    def many(self) -> bool:
        """Whether there are too many rows of contacts to be written out together, see `motion.rows_at_hand`."""
        elements = (self.layout.elements[self.layout.owner[r]] for r in self.layout.general)
        return not self.rolled and sum(isinstance(e, Place) for e in elements) > MOST_TOGETHER

    @property
    def drifts(self) -> bool:
        """Whether rows that are held leave their place by rounding: all but held freedoms of a tree without loops."""
        return self.tree.closed or bool(self.layout.general) or self.timed is not None or self.balanced is not None

    # -------------------------------------------------------------------------------------------------------- functions

    def flow(self, tree: Tree, x0: Array, xi: Array, t: Array, u: Array, sigma: Array) -> tuple[Array, Array]:
        """ξ̇ and powers in a mode."""
        self._written_out()
        _, nv, _, _, _, _ = self.sizes
        now, layout = self.acted(tree, x0, xi, t, u), layout_of(tree, self.left_out)
        mode, bounds = ModeNumbers.of(sigma), self.bounds(now, layout)
        v_dot, rubbed, closing = accelerated(now.motion, layout, now.loads, mode, bounds)
        driving = self._driving(now.motion.tree, closing)
        taken = [*now.powers, *driving, *now.taken(), *rubbed.values(), *[0.0] * len(self.striking)]
        return concatenate([configuration.chart_rate(tree, xi[:nv], now.motion.v), v_dot, now.lags]), array(taken)

    def watch(self, tree: Tree, x0: Array, xi: Array, t: Array, u: Array) -> tuple[Array, Array]:
        """Gaps and rates."""
        motion, layout = self.moved(tree, x0, xi), layout_of(tree, self.left_out)
        rows = measured_rows(motion, layout)
        return array([row.gap for row in rows]), array([row.along.rate(motion) for row in rows])

    def data(self, tree: Tree, x0: Array, xi: Array, t: Array, u: Array) -> tuple[Array, ...]:
        """All that a decision needs."""
        self._written_out()
        now, layout = self.acted(tree, x0, xi, t, u), layout_of(tree, self.left_out)
        m = len(layout.rows)
        gap, rate, b, S = probed(now.motion, layout, now.loads)
        laws = laws_of(layout.elements, [*rate], now.command)
        bounds, told = zeros(m, 2), zeros(m, 2)
        for r, (bound, command) in enumerate(laws):
            bounds[r, :], told[r, :] = bound, command
        return gap, rate, b, S, zeros(m, m), bounds, told

    def impulse(self, tree: Tree, x: Array, impulse: Array, push: Array | None = None) -> Array:
        """x ⊞ (B ẑ + push)."""
        self._written_out()
        nq, nv, _, nl, _, _ = self.sizes
        motion = self.moved(tree, x, zeros(nl))
        x = concatenate([x[:nq], struck(motion, layout_of(tree, self.left_out), impulse, push), x[nq + nv :]])
        return x if self.balanced is None else self.balanced(tree, x)[0]

    def supplied(self, tree: Tree, x: Array, t: Array, u: Array, impulse: Array, push: Array | None = None) -> Array:
        """What given motions put in while they hold against an impulse, λ̂ ḟ; 0 of other ports."""
        motion = self.moved(tree, x, zeros(self.sizes[3]))
        pushed = struck_closures(motion, layout_of(tree, self.left_out), impulse, push)
        return array([*[0.0] * (self.timed.before if self.timed else 0), *self._driving(motion.tree, pushed)])

    def _driving(self, tree: Tree, closing: Array) -> list[Scalar]:
        """λ ḟ of given motions."""
        rows = range(tree.rows - self.timed.number, tree.rows) if self.timed else ()
        return [closing[row] * rate for row, rate in ((row, constraint_rate(tree)[row]) for row in rows)]

    def settle(self, tree: Tree, x: Array, sigma: Array) -> tuple[Array, Scalar, Scalar]:
        """One Newton step onto closures and held rows."""
        nq, nv, _, nl, _, _ = self.sizes
        motion, layout = self.moved(tree, x, zeros(nl)), layout_of(tree, self.left_out)
        shift, v, position, velocity = settled(motion, layout, sigma[: len(layout.rows)])
        x = concatenate([configuration.chart(tree, x[:nq], shift), v, x[nq + nv :]])
        if self.balanced is None:
            return x, position, velocity
        x, more, slower = self.balanced(tree, x)
        return x, position + more, sqrt(velocity * velocity + slower)

    def forces(self, tree: Tree, x: Array, t: Array, u: Array, sigma: Array) -> Array:
        """z of every row in a mode."""
        now = self.acted(tree, x, zeros(self.sizes[3]), t, u)
        return self._forces(now, layout_of(tree, self.left_out), sigma)

    def push(self, tree: Tree, now: Acted, sigma: Array) -> None:
        """Add what rows do in a mode to the loads."""
        layout = layout_of(tree, self.left_out)
        z = self._forces(now, layout, sigma)
        for row, force in zip(measured_rows(now.motion, layout), z, strict=True):
            now.loads.add(row.along, -force)

    def _forces(self, now: Acted, layout: Layout, sigma: Array) -> Array:
        return row_forces(now.motion, layout, now.loads, ModeNumbers.of(sigma), self.bounds(now, layout))

    def bounds(self, now: Acted, layout: Layout) -> list[tuple[Scalar, Scalar]]:
        """(F_s, F_k) of every row."""
        rates = [row.along.rate(now.motion) for row in measured_rows(now.motion, layout)]
        return [pair for pair, _ in laws_of(layout.elements, rates, now.command)]

    def moved(self, tree: Tree, x0: Array, xi: Array) -> Motion:
        """The motion at a state; of rows on freedoms alone without the places of links, which they do not ask for."""
        nq, nv, nx, nl = self.sizes[:4]
        if self.timed:
            tree = self.timed.held(tree, concatenate([x0[: nx - 1], [x0[nx - 1] + xi[nl - 1]]]))
        q, v = configuration.chart(tree, x0[:nq], xi[:nv]), x0[nq : nq + nv] + xi[nv : 2 * nv]
        seen = self.layout.general and not self.in_loops
        return Motion.of(tree.aligned, q, v) if seen else Motion(tree.aligned, q, v, [], [])

    def _written_out(self) -> None:
        """ModelError for rows of a large tree that nothing holds in loops."""
        if self.rolled:
            raise ModelError(
                f"mechanism {self.tree.model.name!r}: {self._general_names()} cannot act on a mechanism "
                f"of {len(self.tree.links)} links, which is walked in loops: there limits, friction, locks and "
                "contacts do, but no elements that ask for more than frames of bodies and freedoms, and at most "
                f"{MOST_RUBBING} rows of contacts with friction. Take {option('method', 'moreau')}, or leave them out"
            )

    def _refuse_many_loops(self) -> None:
        """ModelError for such rows of so many closed loops that written out they are not compiled in minutes."""
        if self.layout.general and not self.in_loops and self.tree.closures and len(self.tree.held) > MOST_LOOPS:
            raise ModelError(
                f"mechanism {self.tree.model.name!r}: {self._general_names()} cannot act on a mechanism of "
                f"{len(self.tree.held)} closed loops, which is walked in loops: there limits, friction, locks and "
                "contacts do, but no elements that ask for more than frames of bodies and freedoms, and at most "
                f"{MOST_RUBBING} rows of contacts with friction. Leave out what is more, or take contacts without "
                f"friction; of at most {MOST_LOOPS} loops it is written out, which takes minutes"
            )

    def _general_names(self) -> str:
        names = dict.fromkeys(self.layout.elements[self.layout.owner[r]].name for r in self.layout.general)
        return ", ".join(map(repr, [*names][:6]))

    # -------------------------------------------------------------------------------------------------------- Switching

    def switching(self, kernels: Mapping[str, CompiledFunction], initial: Vector) -> Switching:
        """All of it, from the kernels by name; initial: the state at the start, with the rounding below which no gap
        counts."""
        layout = self.layout
        behind = {name: self.sizes[5] + k for k, name in enumerate(self.dissipators)}
        booked = [behind.get(self.striking.get(i, e.name), 0) for i, e in enumerate(layout.elements)]
        gaps, rates = CLOSE * self.spans, CLOSE * self.spans / self._times()
        if (roundings := self.roundings(initial)) is not None:
            gaps, rates = np.maximum(gaps, roundings[0]), np.maximum(rates, roundings[1])
        table, guessed = RowTable.of(layout.elements), guessed_rows(self.tree, self.layout)
        return Switching(
            rows=RowData(**table.row_fields(), gap=gaps, rate=rates, guessed=guessed, discs=layout.discs),
            elements=ElementData(**table.element_fields(), loss=np.array(booked, dtype=np.int64)),
            kernels=RowKernels(
                flow=kernels["switched flow"], watch=kernels["watch"], data=kernels["data"], impulse=kernels["impulse"],
                margins=kernels.get("margins"), project=kernels.get("settle"), supplied=kernels.get("supplied"),
            ),
            modes=self.mode_of_places if self.many else mode_of_rows, mode_size=2 * len(layout.rows),
            evenly=not (self.tree.closed or layout.general),
        )  # fmt: skip

    def mode_of_places(self, mode: Modes) -> Mode:
        """σ of a mode. ModelError where more rows hold than there is room for."""
        if (held := int(np.count_nonzero(mode[[*self.layout.general]] == CLOSED))) > MOST_HELD:
            raise ModelError(
                f"mechanism {self.tree.model.name!r}: {held} rows of contacts hold at once, and event by event at most "
                f"{MOST_HELD} can. Take {option('method', 'moreau')}, or fewer places, as by "
                f"{option('ground', {'bodies': ...})}"
            )
        return mode_of_rows(mode)

    @cached_property
    def spans(self) -> Floats:
        """The characteristic size of the measure of every row [m, rad]."""
        return np.array([float(self.layout.elements[k].span(self.tree)) for k in self.layout.owner])

    def roundings(self, state: Vector) -> tuple[Floats, Floats] | None:
        """What rounding leaves open of every row at a state, `rounding_at`."""
        layout = self.layout
        acting = [layout.elements[k].acts_on for k in layout.owner]
        return rounding_at(self.tree, state, acting, self.spans) if acting else None

    def _times(self) -> Floats:
        """Of every row a natural time [s]: that of a fall through the size of its part; 1 without weight."""
        g = float(np.linalg.norm(np.asarray(self.tree.model.gravity, dtype=float)))
        sizes = [float(self.tree.extent(*self.layout.elements[k].acts_on)) for k in self.layout.owner]
        return np.array([np.sqrt(size / g) if g else 1.0 for size in sizes])


def guessed_rows(tree: Tree, layout: Layout) -> Ints:
    """Rows without any size, 2, or with a speed alone, 1: another guessed size makes another run."""
    g = any(float(x) != 0.0 for x in tree.model.gravity)
    told = body_sizes(tree.model, nothing=0.0)
    sizes = {name: size if told.get(name, 1.0) else 2.0 * size for name, size in tree.sizes.items()}
    other = replace(tree, sizes=sizes)
    found = []
    for k in layout.owner:
        e = layout.elements[k]
        if float(e.span(other)) != float(e.span(tree)):
            found.append(2)
        else:
            found.append(0 if g and float(other.extent(*e.acts_on)) == float(tree.extent(*e.acts_on)) else 1)
    return np.array(found, dtype=np.int64)


def in_rows(name: str) -> bool:
    """Whether rows have a part in a kernel of this name."""
    return name in KERNELS or name.endswith(MODE)


def mode_of_rows(mode: Modes) -> Mode:
    """σ of a mode: (closed, slides)."""
    slides = (mode == FORWARD) | (mode == BACKWARD)
    return Mode(np.concatenate([mode == CLOSED, slides]).astype(np.float64))
