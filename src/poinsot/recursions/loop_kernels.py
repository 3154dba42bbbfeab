"""What large trees with closed loops compute: the lines of each kernel, and where its operands lie.

Law: as the kernels written out, tests/systems/test_rolled_loops.py.
Units: q [rad, m], v and v̇ per second, efforts [N·m, N]. Source: decision 0017.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, Ints, array
from poinsot.algebra.scalars import Scalar, absolute, sqrt
from poinsot.multibody import front_steps as steps
from poinsot.multibody.accuracy import PROJECTED
from poinsot.multibody.conditions import Conditions, conditions
from poinsot.multibody.constrained_dynamics import DRIFT, EXACT, PASSING
from poinsot.multibody.followers import drawn_by, followed, followed_rates, followers_of, loosened
from poinsot.multibody.front_lines import Lines, motion
from poinsot.multibody.front_names import FOLLOWER, LINK, NameFamily, Section, batch
from poinsot.multibody.front_steps import AtLink, Policy
from poinsot.multibody.front_sweeps import GROUND, STILL, X, bias, c, phi, q, tau, v, w
from poinsot.multibody.row_lines import RowLines
from poinsot.multibody.switching.near_rows import NearElement
from poinsot.multibody.tree import Tree
from poinsot.multibody.tree_numbers import opened
from poinsot.programs.recursion import INPUT, OUTPUT, Once, Recursion, Walk
from poinsot.recursions.line_places import Fixed
from poinsot.recursions.pass_lines import coordinate
from poinsot.recursions.records import OnFreedom, elements_of
from poinsot.recursions.rolled import Drive, drive
from poinsot.recursions.rolled_loops import Tables, vectors
from poinsot.recursions.rolled_rows import RowsInLoops, resting
from poinsot.recursions.sweeps import each_element
from poinsot.recursions.wide_lines import WIDE, WideLines


def charted(at: AtLink, origin: Array, xi: Array, rate: Array, change: Array) -> tuple[Array, Array, Array]:
    """q = origin ⊞ ξ (n coordinates), v (n,), and ξ̇ (n,)."""
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


def asked(at: None, left: Array) -> Array:
    """τ, from the remaining efforts where it is not given."""
    return -left


def both(at: None, tau: Array, leant: Array) -> Array:
    """The sum of two efforts."""
    return tau + leant


def _told(tree: Tree, name: str, to: str) -> Section:
    i = _leading(tree)
    return [batch(steps.same, "", i, [NameFamily(name)[i]], [NameFamily(to)[i]], i)]


def is_wide(tree: Tree) -> bool:
    """Whether fronts are so wide that loops go over them."""
    return (
        not (tree.couplings or tree.coupled)
        and Lines(tree.aligned, conditions(tree.aligned).live).rows.mean_width >= WIDE
    )


def lines_for(
    tree: Tree, live: Sequence[int], one_by_one: bool = False, held: Sequence[int] = (),
    near: Sequence[NearElement] = (),
) -> Lines:  # fmt: skip
    """The lines of a tree, with loops over fronts where these are wide; one_by_one: row by row all the same.

    held: links whose freedoms rows may hold; near: elements whose rows may be held at links
    """
    lines = Lines(tree, live, held, near)
    dense = lines.rows.mean_width >= WIDE and not tree.couplings and not one_by_one and not near
    return WideLines(tree, live, held) if dense else lines


def tables_of(
    tree: Tree, lines: Lines, fixed: Fixed, elements: Mapping[int, Sequence[OnFreedom]] | None = None,
    known: Conditions | None = None, rows: RowLines | None = None,
) -> Tables:  # fmt: skip
    """The tables of a tree, with a line for each joint; rows: those that switch."""
    link = lines.rows.crossings.link
    more = lines.fixed if isinstance(lines, WideLines) else {}
    rows = rows or lines.switching
    of_links = {"k": link, "d": link, "E": rows.rows.efforts.link}
    tables = Tables(lines.tree, {**fixed, **more}, of_links, elements, known, followers_of(tree), rows.elements)
    if isinstance(lines, WideLines):
        lines.prepare(tables)
    return tables


def _followed(tree: Tree, rates: bool = False) -> list[Section]:
    """q and v of joints that follow others, or of accelerations a alone."""
    n, (i, master) = np.arange(len(tree.followed)), _pairs(tree)
    a = NameFamily("rate")
    if not len(n):
        return []
    if rates:
        return [[batch(followed_rates, FOLLOWER, n, [a[master]], [a[i]])]]
    return [[batch(followed, FOLLOWER, n, [q[master], v[master]], [q[i], v[i]])]]


def _pairs(tree: Tree) -> tuple[Ints, Ints]:
    """The links with joints that follow others, and the links of those."""
    return np.array([*tree.followed], dtype=np.int64), np.array([*tree.followed.values()], dtype=np.int64)


def _leading(tree: Tree) -> Ints:
    """The links with joints that follow no other."""
    return np.setdiff1d(np.arange(len(tree.links)), _pairs(tree)[0])


def sizes_recursion(tree: Tree) -> Recursion:
    """Of a kernel (q, τ) → peak, nat and |Φ| of every row, and τ − M v̇ where M v̇ = τ, without closures, is solved.

    No joint of the tree follows another."""
    tree = tree.aligned
    every = Conditions(tuple(range(tree.rows)), (), np.ones(tree.rows), False)
    lines, r = Lines(tree, every.live), np.arange(tree.rows)
    free = Lines(opened(tree), ())
    fixed: dict[str, Any] = {**vectors(tree, q=(INPUT, 0, 0, "q"), tau=(INPUT, 1, 0, "v"), t=(OUTPUT, 3, 0, "v"))}
    fixed |= {name: (OUTPUT, n, r) for n, name in enumerate(("peak", "nat", "error"))}
    tables = tables_of(tree, lines, fixed, known=every)
    tables.keep("v", np.arange(len(tree.links)))
    tables.keep("w", r)
    out = [
        batch(first_of, "", r, [w[r]], [NameFamily("peak")[r], NameFamily("nat")[r]], 2 * r),
        batch(size_of, "", r, [phi[r]], [NameFamily("error")[r]], 2 * r + 1),
    ]
    solved = [*free.solving(0, tau), *free.left_over()]
    walks = (lines.moving(still=True), True), ([*lines.sizing(), *solved, out], False)
    return tables.recursion(tables.walks(*walks))


def dynamics_recursion(tree: Tree, judged: bool, one_by_one: bool = False, policy: Policy | None = None) -> Recursion:
    """Of a kernel (q, v, τ) → v̇, or ρ by closures and couplings."""
    tree = tree.aligned
    fixed = vectors(tree, q=(INPUT, 0, 0, "q"), v=(INPUT, 1, 0, "v"), given=(INPUT, 2, 0, "v"))
    return _recursion(tree, fixed, policy or Policy(EXACT, DRIFT), [], judged, one_by_one)


def missed_recursion(tree: Tree, drives: Sequence[Drive], one_by_one: bool = False) -> Recursion:
    """Of a kernel (x, t, u) → ρ by closures and couplings, in runs."""
    tree = tree.aligned
    fixed = vectors(tree, q=(INPUT, 0, 0, "q"), v=(INPUT, 0, tree.nq, "v"))
    return _recursion(tree, fixed, Policy(PASSING, DRIFT), drives, True, one_by_one)


def _recursion(
    tree: Tree, fixed: dict[str, Any], policy: Policy, drives: Sequence[Drive], judged: bool, one_by_one: bool,
) -> Recursion:  # fmt: skip
    held, loose = np.arange(len(tree.held)), loosened(tree)
    known = conditions(loose)
    lines = lines_for(loose, known.live, one_by_one)
    fixed |= {"told": (OUTPUT, 0, held)} if judged else vectors(tree, result=(OUTPUT, 0, 0, "v"))
    tables = tables_of(tree, lines, fixed, elements_of(loose))
    sweeps: list[Walk | Once] = []
    if "given" not in fixed:
        efforts = tables.keep("given", np.arange(len(tree.links))).tolist()
        if drives:
            sweeps.append(Once(drive(tree, drives, efforts, range(0), alone=True)))
    if judged:
        tables.keep("rho", np.arange(len(loose.held)))
        out: Section = [batch(root_of, "", held, [NameFamily("rho")[held]], [NameFamily("told")[held]])]
    else:
        out = _told(tree, "x0", "result")
    *found, last = motion(tree, lines, policy.drawn(loose), known.uneven, judged)
    found += [last, out] if judged else [[*last, *out]]
    walks = (_followed(tree), True), (lines.moving(), True), ([pulls(tree), *found], False)
    return tables.recursion([*sweeps, *tables.walks(*walks)])


def ahead_of(tables: Tables, sections: Sequence[Section], ahead: bool = True) -> list[Walk]:
    """A walk before others, if there is anything in it."""
    return [tables.walk(sections, ahead)] if sections else []


def pulls(tree: Tree) -> Section:
    """τ of every link."""
    i = np.arange(len(tree.links))
    return [batch(pulled, LINK, i, [q[i], v[i], NameFamily("given")[i]], [tau[i]])]


def leaning(tree: Tree, leant: bool) -> list[Section]:
    """The term added to τ of every link, if given."""
    i, given = np.arange(len(tree.links)), NameFamily("given")
    return [[batch(both, "", i, [given[i], NameFamily("leant")[i]], [given[i]])]] if leant else []


CHARTED = "origin", "xi", "rate", "change"
"""Families of x₀ and ξ."""


def in_chart(tree: Tree) -> dict[str, tuple[str, int, Ints]]:
    """Where x₀ = (q₀, v₀) and ξ lie, the first two operands."""
    return vectors(
        tree, origin=(INPUT, 0, 0, "q"), rate=(INPUT, 0, tree.nq, "v"), xi=(INPUT, 1, 0, "v"),
        change=(INPUT, 1, tree.nv, "v"),
    )  # fmt: skip


def stands(tree: Tree) -> Section:
    """q, v and ξ̇ from x₀ and ξ."""
    i = _leading(tree)
    return [batch(charted, LINK, i, [NameFamily(name)[i] for name in CHARTED], [q[i], v[i], NameFamily("rates")[i]])]


def flow_recursion(
    tree: Tree,
    drives: Sequence[Drive],
    silent: range,
    ports: int,
    one_by_one: bool = False,
    rows: RowsInLoops | None = None,
    leant: bool = False,
) -> Recursion:
    """Of a kernel (x₀, ξ, t, u) → (ξ̇, v̇), powers; rows: and σ, in a mode of what switches, which then drives it;
    leant: and efforts on freedoms."""
    tree = tree.aligned
    nv, i, loose = tree.nv, np.arange(len(tree.links)), loosened(tree)
    known = conditions(loose)
    lines = lines_for(loose, known.live, one_by_one, rows.links(tree) if rows else (), rows.near if rows else ())
    elements = elements_of(loose)
    fixed: dict[str, Any] = {**in_chart(tree), **vectors(tree, rates=(OUTPUT, 0, 0, "v"), result=(OUTPUT, 0, nv, "v"))}
    fixed |= vectors(tree, leant=(INPUT, 4, 0, "v")) if leant else {}
    columns, _ = each_element(loose, "flow", elements, ports)
    count = np.array([sum(e.dissipates for _, e in elements.get(k, ())) for k in i.tolist()], dtype=np.int64)
    for n in range(int(count.max(initial=0))):
        fixed[f"power {n}:"] = (OUTPUT, 1, columns[f"element {n}"])
    taking: Section = [
        batch(dissipated, LINK, which, [q[which], v[which]], [NameFamily(f"power {n}:")[which] for n in range(many)])
        for many in np.unique(count[count > 0]).tolist()
        for which in [np.flatnonzero(count == many)]
    ]
    tables = tables_of(tree, lines, fixed, elements)
    sweeps: list[Walk | Once] = []
    if not rows:
        efforts = tables.keep("given", i).tolist()
        if drives or silent:
            sweeps.append(Once(drive(tree, drives, efforts, silent)))
    *found, last = motion(tree, lines, Policy(PASSING, DRIFT).drawn(loose), known.uneven)
    found.append([*last, *_told(tree, "x0", "result")])
    before = ([stands(tree), *_followed(tree)], True), (lines.moving(), True)
    after = [*leaning(tree, leant), pulls(tree), *found, taking], False
    if not rows:
        return tables.recursion([*sweeps, *tables.walks(*before, after, often=True)])
    sweeps += [*(tables.walk(*each) for each in before), *rows_begun(tables, lines, rows)]
    return tables.recursion([*sweeps, tables.walk(*after), *rows.told_after(tables, lines)])


def rows_begun(tables: Tables, lines: Lines, rows: RowsInLoops) -> list[Walk | Once]:
    """The rows at the present places of links, and their work before the lines of dynamics."""
    found = [*ahead_of(tables, lines.switching.finding(), False), *rows.begun(tables, lines, lines.switching)]
    if rows.near:
        found.append(tables.walk([lines.switching.pressing(NameFamily("given"), bias)]))
    return found


def project_recursion(tree: Tree, one_by_one: bool = False, rows: RowsInLoops | None = None) -> Recursion:
    """Of a kernel x → x on the closed loops, how far they were open, how fast they slipped; rows: and σ, in a mode, in
    which held freedoms stay where they are, at rest."""
    tree = tree.aligned
    nq, i, loose = tree.nq, _leading(tree), loosened(tree)
    held, near = (rows.links(tree), rows.near) if rows else ((), ())
    lines = lines_for(loose, conditions(loose).live, one_by_one, held, near)
    one, moves = np.zeros(1, dtype=np.int64), "rate" if rows else "v"
    fixed: dict[str, Any] = {
        **vectors(tree, q=(INPUT, 0, 0, "q"), settled=(OUTPUT, 0, 0, "q"), calm=(OUTPUT, 0, nq, "v")),
        **vectors(tree, **{moves: (INPUT, 0, nq, "v")}),
        "open": (OUTPUT, 1, one),
        "slipping": (OUTPUT, 2, one),
    }
    tables = tables_of(tree, lines, fixed)
    sweeps: list[Walk | Once] = []
    if rows:
        sweeps += [*rows.begun(tables, lines, lines.switching), tables.walk([resting(tree, lines.held)])]
    x1, x3, settled, calm = map(NameFamily, ("x1", "x3", "settled", "calm"))
    out = [
        batch(projected, LINK, i, [q[i], x1[i], v[i], x3[i]], [settled[i], calm[i]]),
        *(
            batch(steps.same, "", one, [NameFamily(name)[one]], [NameFamily(to)[one]])
            for name, to in (("root0", "open"), ("root2", "slipping"))
        ),
    ]
    found = lines.projection(Policy(PASSING, 0.0).drawn(loose, PROJECTED))
    if rows and rows.near:
        found = [*lines.switching.finding(), lines.switching.opening(rows.degree()), *found]
    walks = (_followed(tree), True), (lines.moving(still=True), True), ([*found, out], False)
    return tables.recursion([*sweeps, *tables.walks(*walks, often=True)])


def closing_recursion(tree: Tree) -> Recursion:
    """Of a kernel (q, v, v̇) → A v and a − A v̇ of every row that lives, of these and of what ties followers."""
    tree = tree.aligned
    loose, i = loosened(tree), np.arange(len(tree.links))
    lines = Lines(loose, conditions(loose).live)
    r, A = lines.each, NameFamily("A0")
    fixed = vectors(tree, q=(INPUT, 0, 0, "q"), v=(INPUT, 1, 0, "v"), rate=(INPUT, 2, 0, "v"))
    fixed |= {"slip": (OUTPUT, 0, r), "left": (OUTPUT, 1, r)}
    tables = tables_of(tree, lines, fixed)
    takes = [q[i], X[i], c[i], NameFamily("Y0")[i], NameFamily("rate")[i], A.of(lines.parents, GROUND)]
    found: list[Section] = [
        [batch(steps.released, LINK, i, takes, [A[i], NameFamily("x0")[i]])],
        *lines.meeting(),
        lines.slipping("", STILL, NameFamily("slip")),
        lines.missing(NameFamily("a"), 0, GROUND, [NameFamily("left")], single=True),
    ]
    follow = [*_followed(tree), *_followed(tree, rates=True)]
    return tables.recursion(tables.walks((follow, True), (lines.moving(), True), (found, False)))


def answer_recursion(tree: Tree, drives: Sequence[Drive] | None = None, one_by_one: bool = False) -> Recursion:
    """Of a kernel (x, t, u) → M⁻¹ (Sᵀ u + A_cᵀ λ̂), what impulses of the drives change of v, loops kept closed; without
    drives of a kernel (q, τ)."""
    tree = tree.aligned
    lines = lines_for(tree, conditions(tree).live, one_by_one)
    fixed = vectors(tree, q=(INPUT, 0, 0, "q"), result=(OUTPUT, 0, 0, "v"))
    fixed |= {} if drives is not None else vectors(tree, given=(INPUT, 1, 0, "v"))
    tables = tables_of(tree, lines, fixed)
    sweeps: list[Walk | Once] = []
    if drives is not None:
        efforts = tables.keep("given", np.arange(len(tree.links))).tolist()
        sweeps.append(Once(drive(tree, drives, efforts, range(0), alone=True)))
    found = [*lines.pushing(Policy(PASSING, 0.0).drawn(tree), "given"), _told(tree, "x1", "result")]
    return tables.recursion([*sweeps, *tables.walks((lines.moving(still=True), True), (found, False))])


def inverse_recursion(tree: Tree, vectors_given: Sequence[str], loaded: bool, one_by_one: bool = False) -> Recursion:
    """Of a kernel (q, v, v̇), or fewer of them in this order, → τ; loaded: with springs and dampers on freedoms."""
    tree = tree.aligned
    loose, i = loosened(tree), np.arange(len(tree.links))
    alone = Lines(opened(loose), ())
    operands = {name: (INPUT, n, 0, "q" if name == "q" else "v") for n, name in enumerate(vectors_given)}
    operands = {{"a": "rate"}.get(name, name): each for name, each in operands.items()}
    fixed = vectors(tree, **operands, result=(OUTPUT, 0, 0, "v"))
    no_rows = Conditions((), (), np.zeros(0), False)
    tables = tables_of(tree, alone, fixed, elements_of(loose) if loaded else None, no_rows)
    for name in {"v"} - operands.keys():
        tables.keep(name, i)
    a, A, x, t, (own, master), k = (
        NameFamily("rate"),
        NameFamily("A0"),
        NameFamily("x0"),
        NameFamily("t"),
        _pairs(tree),
        _leading(tree),
    )
    still = A.of(alone.parents, GROUND)
    found: list[Section] = [
        pulls(tree),
        [batch(steps.released, LINK, i, [q[i], X[i], c[i], NameFamily("Y0")[i], a[i], still], [A[i], x[i]])],
        *alone.left_over(),
        [batch(drawn_by, FOLLOWER, np.arange(len(own)), [t[master], t[own]], [t[master]])],
        [batch(asked, "", k, [t[k]], [NameFamily("result")[k]])],
    ]
    follow = [*_followed(tree), *(_followed(tree, rates=True) if "rate" in operands else [])]
    return tables.recursion(tables.walks((follow, True), (alone.moving(), True), (found, False)))
