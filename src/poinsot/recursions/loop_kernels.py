"""What large trees with closed loops compute: the lines of each kernel, and where its operands lie.

Law: as the kernels written out, tests/systems/test_rolled_loops.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

import numpy as np

from poinsot.algebra.arrays import Array, array, zeros
from poinsot.algebra.scalars import Scalar, absolute, sqrt
from poinsot.compiler.recursion import INPUT, OUTPUT, Once, Recursion, Walk
from poinsot.multibody import front_steps as steps
from poinsot.multibody.conditions import Conditions, conditions
from poinsot.multibody.constrained_dynamics import DRIFT, EXACT, PASSING
from poinsot.multibody.front_lines import LINK, Line, Lines, Name
from poinsot.multibody.front_steps import AtLink, Policy
from poinsot.multibody.tree import Tree
from poinsot.recursions.passing import coordinate
from poinsot.recursions.records import elements_of
from poinsot.recursions.rolled import Drive, drive
from poinsot.recursions.rolled_loops import Tables, vectors
from poinsot.recursions.sweeps import each_element


def charted(at: AtLink, origin: Array, xi: Array, rate: Array, change: Array) -> tuple[Array, Array, Array]:
    """q = origin ⊞ ξ, v, and ξ̇."""
    v = rate + change
    return at.link.pair.chart(origin, xi), v, at.link.pair.chart_rate(xi, v)


def pulled(at: AtLink, q: Array, v: Array, tau: Array) -> Array:
    """τ, with what springs and dampers on the freedoms add."""
    found = [*tau]
    for k, e in at.elements:
        found[k] = found[k] - e.tension(coordinate(at.link, k, q), v[k])
    return array(found)


def dissipated(at: AtLink, q: Array, v: Array) -> tuple[Scalar, ...] | Scalar:
    """The powers that dampers on the freedoms take."""
    found = tuple(e.dissipation(coordinate(at.link, k, q), v[k]) for k, e in at.elements if e.dissipates)
    return found if len(found) > 1 else found[0]


def projected(at: AtLink, q: Array, shift: Array, v: Array, slip: Array) -> tuple[Array, Array]:
    """q ⊞ (−δ) and v − δv."""
    return at.link.pair.chart(q, -shift), v - slip


def first_of(at: None, both: Array) -> tuple[Scalar, Scalar]:
    """Peak and nat."""
    return both[0], both[1]


def size_of(at: None, x: Scalar) -> Scalar:
    """|x|."""
    return absolute(x)


def root_of(at: None, x: Scalar) -> Scalar:
    """√x."""
    return sqrt(x)


def _told(tree: Tree, name: str, to: str) -> Iterator[Line]:
    return (Line(steps.same, "", 0, [(name, i)], [(to, i)]) for i in range(len(tree.links)))


def sizes_recursion(tree: Tree) -> Recursion:
    """Of a kernel q → peak, nat and |Φ| of every row."""
    tree = tree.aligned
    every = Conditions(tuple(range(tree.rows)), (), np.ones(tree.rows), False)
    lines = Lines(tree, every.live)
    fixed = vectors(tree, q=(INPUT, 0, 0, "q"))
    for k, name in enumerate(("peak", "nat", "error")):
        fixed |= {(name, r): (OUTPUT, k, r, 0.0) for r in range(tree.rows)}
    tables = Tables(tree, fixed, known=every)
    for i, link in enumerate(tree.links):
        tables.keep(("v", i), zeros(len(link.v)))
    for r in range(tree.rows):
        tables.keep(("w", r), zeros(2))
    out = (
        line
        for r in range(tree.rows)
        for line in (
            Line(first_of, "", 0, [("w", r)], [("peak", r), ("nat", r)]),
            Line(size_of, "", 0, [("phi", r)], [("error", r)]),
        )
    )
    return tables.recursion([tables.walk(lines.moving(still=True), True), tables.walk(chain(lines.sizing(), out))])


def dynamics_recursion(tree: Tree, judged: bool) -> Recursion:
    """Of a kernel (q, v, τ) → v̇, or ρ by closures."""
    tree = tree.aligned
    known = conditions(tree)
    lines = Lines(tree, known.live)
    fixed = vectors(tree, q=(INPUT, 0, 0, "q"), v=(INPUT, 1, 0, "v"), given=(INPUT, 2, 0, "v"))
    return _recursion(tree, lines, fixed, lines.dynamics(Policy(EXACT, DRIFT), known.uneven, judged), [], judged)


def missed_recursion(tree: Tree, drives: Sequence[Drive]) -> Recursion:
    """Of a kernel (x, t, u) → ρ by closures, in runs."""
    tree = tree.aligned
    known = conditions(tree)
    lines = Lines(tree, known.live)
    fixed = vectors(tree, q=(INPUT, 0, 0, "q"), v=(INPUT, 0, tree.nq, "v"))
    return _recursion(tree, lines, fixed, lines.dynamics(Policy(PASSING, DRIFT), known.uneven, True), drives, True)


def _recursion(
    tree: Tree, lines: Lines, fixed: dict[Name, tuple[str, int, int, object]], found: Iterator[Line],
    drives: Sequence[Drive], judged: bool,
) -> Recursion:  # fmt: skip
    if judged:
        fixed |= {("told", c): (OUTPUT, 0, c, 0.0) for c in range(len(tree.closures))}
    else:
        fixed |= vectors(tree, result=(OUTPUT, 0, 0, "v"))
    tables = Tables(tree, fixed, elements_of(tree))
    sweeps: list[Walk | Once] = []
    if ("given", 0) not in fixed:
        efforts = [tables.keep(("given", i), zeros(len(link.v))) for i, link in enumerate(tree.links)]
        if drives:
            sweeps.append(Once(drive(tree, drives, efforts, range(0), alone=True)))
    out: Iterator[Line]
    if judged:
        out = (Line(root_of, "", 0, [("rho", c)], [("told", c)]) for c in range(len(tree.closures)))
    else:
        out = _told(tree, "x0", "result")
    sweeps.append(tables.walk(lines.moving(), True))
    return tables.recursion([*sweeps, tables.walk(chain(_pulls(tree), found, out))])


def _pulls(tree: Tree) -> Iterator[Line]:
    """τ of every link."""
    return (Line(pulled, LINK, i, [("q", i), ("v", i), ("given", i)], [("tau", i)]) for i in range(len(tree.links)))


def flow_recursion(tree: Tree, drives: Sequence[Drive], silent: range, ports: int) -> Recursion:
    """Of a kernel (x₀, ξ, t, u) → (ξ̇, v̇), powers."""
    tree = tree.aligned
    known, nq, nv = conditions(tree), tree.nq, tree.nv
    lines, elements = Lines(tree, known.live), elements_of(tree)
    fixed = vectors(
        tree, origin=(INPUT, 0, 0, "q"), rate=(INPUT, 0, nq, "v"), xi=(INPUT, 1, 0, "v"), change=(INPUT, 1, nv, "v"),
        rates=(OUTPUT, 0, 0, "v"), result=(OUTPUT, 0, nv, "v"),
    )  # fmt: skip
    columns, _ = each_element(tree, "flow", elements, ports)
    taking: list[Line] = []
    for i in range(len(tree.links)):
        count = sum(e.dissipates for _, e in elements.get(i, ()))
        fixed |= {("power", i, n): (OUTPUT, 1, columns[f"element {n}"][i], 0.0) for n in range(count)}
        if count:
            gives: list[Name] = [("power", i, n) for n in range(count)]
            taking.append(Line(dissipated, LINK, i, [("q", i), ("v", i)], gives))
    tables = Tables(tree, fixed, elements)
    sweeps: list[Walk | Once] = []
    efforts = [tables.keep(("given", i), zeros(len(link.v))) for i, link in enumerate(tree.links)]
    if drives or silent:
        sweeps.append(Once(drive(tree, drives, efforts, silent)))
    stands = (
        Line(
            charted, LINK, i, [("origin", i), ("xi", i), ("rate", i), ("change", i)],
            [("q", i), ("v", i), ("rates", i)],
        )
        for i in range(len(tree.links))
    )  # fmt: skip
    sweeps += [tables.walk(stands, True), tables.walk(lines.moving(), True)]
    rest = chain(
        _pulls(tree), lines.dynamics(Policy(PASSING, DRIFT), known.uneven), _told(tree, "x0", "result"), taking
    )
    return tables.recursion([*sweeps, tables.walk(rest)])


def project_recursion(tree: Tree) -> Recursion:
    """Of a kernel x → x on the closed loops, how far they were open, how fast they slipped."""
    tree = tree.aligned
    known, nq = conditions(tree), tree.nq
    lines = Lines(tree, known.live)
    fixed = vectors(
        tree, q=(INPUT, 0, 0, "q"), v=(INPUT, 0, nq, "v"), settled=(OUTPUT, 0, 0, "q"), calm=(OUTPUT, 0, nq, "v")
    )
    fixed |= {("open",): (OUTPUT, 1, 0, 0.0), ("slipping",): (OUTPUT, 2, 0, 0.0)}
    tables = Tables(tree, fixed)
    out = [
        Line(projected, LINK, i, [("q", i), ("x1", i), ("v", i), ("x3", i)], [("settled", i), ("calm", i)])
        for i in range(len(tree.links))
    ]
    out += [Line(steps.same, "", 0, [(f"root{n}",)], [to]) for n, to in ((0, ("open",)), (2, ("slipping",)))]
    found = chain(lines.projection(Policy(PASSING, 0.0)), out)
    return tables.recursion([tables.walk(lines.moving(still=True), True), tables.walk(found)])
