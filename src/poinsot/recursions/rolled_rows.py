"""What switches in large trees: rows on single freedoms, held inside the recursion that walks over the tree.

    switched flow   φ_k = Π (1 − σ) of the rows on freedom k; articulated bodies with D⁻¹ masked by φ, so that v̇_k = 0
    margins         what a held freedom lacks, Sᵀ (Iᴬ A + pᴬ) − τ, is the force of the rows that hold it
    impulse         v⁺ = v + M⁻¹ Aᵀ ẑ: articulated bodies at rest, without weight

What rows and sources do is written out once for the whole tree, a few operations each, before the sweeps and after.
Law: equal to the kernels written out, tests/switching/test_rows_in_loops.py. Source: docs/switching-theory.md.
Units: z [N, N·m], w [m/s, rad/s].

What switches in large trees with closed loops: rows held by the lines of the recursion.

    φ_k = Π (1 − σ) of the rows on freedom k;   D⁻¹ masked by φ, so that v̇_k = 0, whatever closures pull there
    what a held freedom bears:  Sᵀ f − τ,  f all that its joint carries, the wrenches of closures among it
    rows that are no freedoms are closed as those of closures where they are held, see `multibody.row_lines`

What rows and sources do is written out once for the whole tree, as of trees, see `rolled_rows`.
Law: as the kernels written out, tests/switching/test_rows_in_loops.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, Ints, array, zeros
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.motors import Acceleration, Momentum, pairing
from poinsot.multibody.forward_dynamics import ARTICULATED_BODY, Felt, Free, SolvedJoint, articulate, release
from poinsot.multibody.front_lines import Lines
from poinsot.multibody.front_names import LINK, NameFamily, Section, batch
from poinsot.multibody.front_steps import AtLink, same
from poinsot.multibody.front_sweeps import free, v
from poinsot.multibody.passes import Own, Pass
from poinsot.multibody.row_lines import RowLines
from poinsot.multibody.switching.near_rows import NearElement
from poinsot.multibody.tree import Link, Tree
from poinsot.programs.recursion import GROUND, INPUT, OUTPUT, WHOLE, LinkStep, Once, OperandPlace, Recursion, Walk
from poinsot.programs.tracing import trace
from poinsot.records import NamedTuple
from poinsot.recursions.pass_lines import EFFORTS, FREE, LACKS, OperandPart, PassLines, Rolled, StepOperands
from poinsot.recursions.records import elements_of
from poinsot.recursions.rolled_loops import Tables
from poinsot.recursions.sweeps import (
    STAND,
    LocalConfiguration,
    alone,
    each_element,
    flowing,
    nothing,
    rates_in_chart,
    standing,
    taking,
)

Sizes = Mapping[str, int]
Acts = Callable[..., tuple[dict[str, Any], dict[str, Array]]]
"""What is done once: operands by name → results by name, and by names of `BETWEEN` vectors of all freedoms."""


class Borne(NamedTuple):
    """The solved efforts of a joint of n freedoms (n,), with U = Iᴬ S and Sᵀ pᴬ − τ, which give its load where it is
    held.
    """

    solved: SolvedJoint
    U: Sequence[Momentum]
    lacks: Array


def _bear(link: Link, own: Own, carried: Felt, kept: Free) -> tuple[Felt, Borne]:
    """`articulate`, and the load of the joint."""
    S = link.pair.motion_subspace(own.q)
    inertia, bias = kept.felt.inertia + carried.inertia, kept.felt.bias + carried.bias
    passed, solved = articulate(link, own, carried, kept)
    lacks = array([pairing(bias, S_k) - tau for S_k, tau in zip(S, own.tau, strict=True)])
    return passed, Borne(solved, [inertia * S_k for S_k in S], lacks)


def _tell(link: Link, own: Own, A_p: Acceleration, kept: Borne) -> tuple[Acceleration, Array]:
    """Leafward: A and Sᵀ (Iᴬ A + pᴬ) − τ, which is what rows that hold the freedom give."""
    A, _ = release(link, own, A_p, kept.solved)
    return A, array([pairing(U, A) + x for U, x in zip(kept.U, kept.lacks, strict=True)])


def _acted_on(link: Link, given: StepOperands, stood: LocalConfiguration) -> dict[str, Any]:
    """Efforts that are zero and freedoms that are free until rows and sources say otherwise."""
    count = len(link.pair.freedoms)
    return {EFFORTS: zeros(count), FREE: array([1.0] * count)}


def _struck(link: Link, given: StepOperands, rates: Sequence[Scalar]) -> dict[str, Any]:
    """q as it is, and v⁺."""
    return {"result": given.operands["at"], "result_rate": given.operands["rate"] + array(rates)}


_MOVE, _ARTICULATE, _RELEASE = ARTICULATED_BODY
_PLACED = {"q": OperandPart(0, "q"), "at": OperandPart(0, "q")}

ROWS: Mapping[str, Rolled] = {
    "switched flow": Rolled(
        [STAND, *map(standing, ARTICULATED_BODY)],
        [lambda link, given, stood: rates_in_chart(link, given, stood) | _acted_on(link, given, stood),
         nothing, nothing, flowing],
    ),
    "margins": Rolled(
        [STAND, *map(standing, (_MOVE, _ARTICULATE._replace(step=_bear), _RELEASE._replace(step=_tell)))],
        [_acted_on, nothing, nothing, lambda link, given, kept: {LACKS: kept[1]}],
    ),
    "impulse": Rolled(
        [Pass(lambda link, given, met: (None, None), lambda tree: None), alone(_MOVE), taking(_ARTICULATE),
         taking(_RELEASE._replace(start=lambda tree: Acceleration.zero()))],
        [lambda link, given, kept: {EFFORTS: zeros(len(link.pair.freedoms))}, nothing, nothing, _struck],
    ),
}  # fmt: skip
"""By the name of the kernel."""


def rows_recursion(
    tree: Tree, name: str, sizes: Sizes, results: Sizes, ports: int, before: Acts, after: Acts | None = None
) -> Recursion:
    """One of `ROWS` over a tree.

    sizes, results  numbers in each operand and in each result of the kernel, in their order
    ports           how many of the powers stand before those of the tree's own dampers
    before, after   what is done once before the sweeps, and after them, where ``lacks`` (nv,) is known
    """
    nq, nv = tree.nq, tree.nv
    parts = {
        "origin": OperandPart(0, "q"),
        "origin_rate": OperandPart(0, "v", nq),
        "xi": OperandPart(1, "v"),
        "xi_rate": OperandPart(1, "v", nv),
    }
    elements = elements_of(tree)
    if name == "switched flow":
        parts |= {"rates": OperandPart(0, "v", output=True), "result": OperandPart(0, "v", nv, output=True)}
    elif name == "impulse":
        parts, elements = {**_PLACED, "rate": OperandPart(0, "v", nq)}, {}
        parts |= {"result": OperandPart(0, "q", output=True), "result_rate": OperandPart(0, "v", nq, output=True)}
    columns, more = each_element(tree, "flow" if name == "switched flow" else name, elements, ports)
    kept = [EFFORTS] if name == "impulse" else [EFFORTS, FREE] if name == "switched flow" else [EFFORTS, FREE, LACKS]
    lines = PassLines(tree, ROWS[name], {**parts, **more}, elements, columns, kept)
    freedoms = {each: lines.freedoms(each) for each in kept}
    work = {1: [once(before, sizes, results, freedoms, [])]}
    if after is not None:
        work[len(ROWS[name].passes)] = [once(after, sizes, results, freedoms, [LACKS])]
    return lines.recursion(work)


def once(
    acts: Acts, sizes: Sizes, results: Sizes, freedoms: Mapping[str, Mapping[int, int]], known: Sequence[str]
) -> Once:
    """The step, from its actions: results by name, or by (name, first number).

    freedoms  of each vector where its numbers lie, by freedom or row      known  those that are there already
    """
    taken = {name: OperandPlace(INPUT, 0, size, k, WHOLE) for k, (name, size) in enumerate(sizes.items()) if size}
    for what in known:
        taken |= {f"{what} {k}": OperandPlace(GROUND, at, 1) for k, at in freedoms[what].items()}
    given: list[OperandPlace] = []
    operand = {name: k for k, name in enumerate(results)}
    shapes: dict[str, tuple[int, ...]] = {}

    def function(**operands: Array) -> Any:
        vectors = {}
        for what in known:
            vectors[what] = zeros(1 + max(freedoms[what], default=-1))
            for k in freedoms[what]:
                vectors[what][k] = operands[f"{what} {k}"][0]
        own = {name: operands[name] if size else zeros(0) for name, size in sizes.items()}
        told, left = acts(**own, **vectors)
        found = []
        for where, values in told.items():
            name, start = where if isinstance(where, tuple) else (where, 0)
            if len(values):
                given.append(OperandPlace(OUTPUT, start, len(values), operand[name], WHOLE))
                found.append(array(list(values)))
        for what, vector in left.items():
            for k, at in freedoms.get(what, {}).items():
                if not (isinstance(vector[k], float) and vector[k] == (1.0 if what == FREE else 0.0)):
                    given.append(OperandPlace(GROUND, at, 1))
                    found.append(array([vector[k]]))
        if not found:  # nothing acts
            given.append(OperandPlace(GROUND, next(iter(freedoms[EFFORTS].values())), 1))
            found.append(zeros(1))
        shapes.update({str(n): (len(x),) for n, x in enumerate(found)})
        return tuple(found) if len(found) > 1 else found[0]

    program = trace(function, {name: (place.size,) for name, place in taken.items()}, shapes, "once")
    return Once(LinkStep(program, [*taken.values()], given))


rate = NameFamily("rate")
ON, PRESS, LEAN, GAP, SLIDE, BEARS, RISE, MOVES = "on", "press", "lean", "gap", "slide", "l0", "rise", "moves"
"""Of rows: σ, their given forces, ε, gaps, rates, multipliers, ẇ; and v̇ of freedoms."""


class RowsInLoops(NamedTuple):
    """Rows of a kernel: their freedoms, the elements of all others, and the work done once.

    sizes, results  numbers in each operand and in each result of the kernel, in their order
    before, after   what is done once before the lines, and after them, and what these know of freedoms and rows
    degrees         of every row of the layout
    """

    freedoms: Sequence[int]
    near: Sequence[NearElement]
    degrees: Sequence[int]
    sizes: Sizes
    results: Sizes
    before: Acts
    after: Acts | None = None
    seen: Sequence[str] = ()
    told: Sequence[str] = ()

    def links(self, tree: Tree) -> list[int]:
        """The links with freedoms that the rows may hold."""
        return sorted({i for i, link in enumerate(tree.links) if {*link.v} & {*self.freedoms}})

    def begun(self, tables: Tables, lines: Lines, rows: RowLines) -> list[Walk | Once]:
        """Efforts, free and held freedoms and pushes, from all rows and sources."""
        i = np.asarray(lines.held, dtype=np.int64)
        places = {EFFORTS: _kept(tables, "given", lines.links), FREE: _kept(tables, "free", i)}
        given = (ON, PRESS, LEAN) if len(rows.rows.of_rubbing) else (ON, PRESS)
        places |= {what: self._by_row(tables.keep(what, rows.each)) for what in given}
        places |= {what: self._by_row(_lying(tables, what, rows.each)) for what in self.seen}
        loose = tables.walk([[batch(_loose, LINK, i, [], [free[i]])]])
        return [loose, once(self.before, self.sizes, self.results, places, self.seen)]

    def ended(self, tables: Tables, lines: Lines, rows: RowLines, lacks: Mapping[int, int]) -> Once:
        """The results after the lines have been followed."""
        assert self.after is not None
        places: dict[str, Mapping[int, int]] = {LACKS: lacks}
        for what in self.told:
            if what == MOVES:
                places[what] = _by_freedom(tables, _lying(tables, "x0", lines.links), lines.links)
            elif what != LACKS:
                places[what] = self._by_row(_lying(tables, what, rows.each))
        return once(self.after, self.sizes, self.results, places, self.told)

    def told_after(self, tables: Tables, lines: Lines) -> list[Once]:
        """The same of a flow, if there is anything to be told then."""
        return [self.ended(tables, lines, lines.switching, {})] if self.after else []

    def lacking(self, tables: Tables, lines: Lines) -> Mapping[int, int]:
        """Places for the missing efforts of the freedoms."""
        return _kept(tables, "lacks", np.asarray(lines.held, dtype=np.int64))

    def degree(self) -> Ints:
        """Of the rows that are no freedoms."""
        return np.array([self.degrees[r] for e in self.near for r in e.rows], dtype=np.int64)

    def _by_row(self, starts: Ints) -> dict[int, int]:
        rows: Iterable[int] = (r for e in self.near for r in e.rows)
        return dict(zip(rows, starts.tolist(), strict=True))


def resting(tree: Tree, held: Sequence[int]) -> Section:
    """v, with 0 on held freedoms."""
    i, links = np.asarray(held, dtype=np.int64), np.arange(len(tree.links))
    others = np.setdiff1d(links, i)
    return [batch(_masked, "", i, [rate[i], free[i]], [v[i]]), batch(same, "", others, [rate[others]], [v[others]])]


def _loose(at: AtLink) -> Array:
    """Freedoms that nothing holds."""
    return array([1.0] * len(at.link.pair.freedoms))


def _masked(at: None, rates: Array, free: Array) -> Array:
    """φ v."""
    return rates * free


def _kept(tables: Tables, family: str, links: Ints) -> dict[int, int]:
    """Places for the numbers of a family, by freedom."""
    return _by_freedom(tables, tables.keep(family, links), links)


def _by_freedom(tables: Tables, starts: Ints, links: Ints) -> dict[int, int]:
    each = zip(links.tolist(), starts.tolist(), strict=True)
    return {k: start + n for i, start in each for n, k in enumerate(tables.tree.links[i].v)}


def _lying(tables: Tables, family: str, numbers: Ints) -> Ints:
    """Where records lie that a walk has left."""
    found: Ints = tables.families[family].at[numbers + 1] if len(numbers) else numbers
    return found
