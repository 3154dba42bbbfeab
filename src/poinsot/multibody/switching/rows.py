"""The rows of all elements of a tree that switch: their layout, and their values on a motion.

A row on a single freedom of the tree is a *freedom row*: holding it means v̇_k = 0, which the recursions do at no cost.
All others are rows of A as closures are, w = A v, ẇ = A v̇ + Ȧ v; Ȧ v is found by dual numbers, along the motion.
Units: w [m/s] or [rad/s] of v [rad/s, m/s]. Law: tests/switching/test_rows_of_mechanisms.py. Source:
docs/switching-theory.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate

from poinsot.algebra.arrays import Array, array, zeros
from poinsot.algebra.caching import cached_property, once
from poinsot.algebra.dual import Dual, dual
from poinsot.algebra.scalars import Scalar, absolute, less, unknown, where
from poinsot.multibody import configuration
from poinsot.multibody.applied import Motion
from poinsot.multibody.constraints import add_row
from poinsot.multibody.kinematics import posed
from poinsot.multibody.stretches import Stretch
from poinsot.multibody.switching.element import MeasuredRow, Row, SwitchingElement
from poinsot.multibody.tree import Tree
from poinsot.records import dataclass


@dataclass(frozen=True)
class Layout:
    """The rows of a tree's elements, one element after another.

    owner    of each row the number of its element
    freedom  of each row the freedom of the tree that it is, None of others
    """

    elements: tuple[SwitchingElement, ...]
    rows: tuple[Row, ...]
    owner: tuple[int, ...]
    freedom: tuple[int | None, ...]

    @classmethod
    def of(cls, tree: Tree, left_out: frozenset[str] = frozenset()) -> Layout:
        """Of the elements of a tree, but for those of these names."""
        each = (part for e in tree.model.switches for part in e.parts(tree))
        elements = tuple(part for part in each if part.name not in left_out)
        owner = [i for i, e in enumerate(elements) for _ in e.layout]
        freedom = [_freedom(tree, e) for e in elements for _ in e.layout]
        return cls(elements, tuple(row for e in elements for row in e.layout), tuple(owner), tuple(freedom))

    @cached_property
    def starts(self) -> tuple[int, ...]:
        """Of each element the number of its first row, then how many rows there are."""
        return (0, *accumulate(len(e.layout) for e in self.elements))

    @cached_property
    def general(self) -> tuple[int, ...]:
        """The rows that are no freedom of the tree."""
        return tuple(r for r, k in enumerate(self.freedom) if k is None)

    @cached_property
    def places(self) -> tuple[tuple[int, int], ...]:
        """Pairs (number among `general`, row) of normal rows of contacts that may rub."""
        normal = {row for row, _ in self.beside}
        return tuple((i, r) for i, r in enumerate(self.general) if r in normal)

    @cached_property
    def beside(self) -> tuple[tuple[int, int], ...]:
        """Pairs (normal row, tangential row) of contacts with friction: z_T is bounded by μ z_N."""
        return tuple(
            (start, r)
            for e, start, end in self.ranges()
            if e.layout[0].kind == "unilateral" and (unknown(e.mu_s) or e.mu_s > 0.0)
            for r in range(start + 1, end)
            if self.rows[r].kind == "friction"
        )

    @cached_property
    def discs(self) -> tuple[tuple[int, int], ...]:
        """Pairs of rows of friction with forces in one disc."""
        return tuple(
            (r, s)
            for _, start, end in self.ranges()
            for r in range(start, end)
            for s in range(r + 1, end)
            if self.rows[r].disc == self.rows[s].disc != ""
        )

    def ranges(self) -> Iterator[tuple[SwitchingElement, int, int]]:
        """Each element with the number of its first row and that after its last."""
        return zip(self.elements, self.starts[:-1], self.starts[1:], strict=True)


def layout_of(tree: Tree, left_out: frozenset[str] = frozenset()) -> Layout:
    """The same, made once for each tree."""
    known: dict[frozenset[str], Layout] = once(tree, "_layouts_of_rows", dict)
    if left_out not in known:
        known[left_out] = Layout.of(tree, left_out)
    return known[left_out]


def _freedom(tree: Tree, element: SwitchingElement) -> int | None:
    """The freedom of the tree that an element's only row is."""
    stretch = getattr(element, "stretch", None)
    own = tree.own_freedom(stretch) if isinstance(stretch, Stretch) and len(element.layout) == 1 else None
    return None if own is None else own[0].v[own[1]]


def measured_rows(motion: Motion, layout: Layout) -> list[MeasuredRow]:
    """The rows of all elements on a motion."""
    return [row for e in layout.elements for row in e.rows(motion)]


def laws_of(
    elements: Sequence[SwitchingElement], rates: Sequence[Scalar], command: Callable[[str], Scalar]
) -> list[tuple[tuple[Scalar, Scalar], tuple[Scalar, Scalar]]]:
    """Of every row its (F_s, F_k), and its command; command: the value of an element's signal, by name."""
    found, first = [], 0
    for e in elements:
        value = 1.0 if e.signal is None else command(e.name)
        told, last = e.told(value), first + len(e.layout)
        found += [(bound, told) for bound in e.bounds(rates[first:last], value)]
        first = last
    return found


def freedom_shares(
    layout: Layout, closed: Array, ratio: Callable[[int], Scalar], bounds: Sequence[tuple[Scalar, Scalar]]
) -> Iterator[tuple[int, int, Scalar]]:
    """Of every row on a freedom k: (row, k, its z for a unit of what k lacks); ratio: of a row w = ratio v_k.

    Rows without bounds of their own share it equally; where there are none, the others do in proportion to F |ratio|.
    As `decision_problem` has it of all rows that share. closed (m,).
    """
    for k in dict.fromkeys(k for k in layout.freedom if k is not None):
        mine = [r for r, at in enumerate(layout.freedom) if at == k]
        ratios = [ratio(r) for r in mine]
        bears = [
            0.0 if layout.rows[r].kind == "commanded" else bounds[r][0] * absolute(x)
            for r, x in zip(mine, ratios, strict=True)
        ]
        stiff = [closed[r] * where(less(0.0, most), 0.0, 1.0) for r, most in zip(mine, bears, strict=True)]
        count, total = sum(stiff, 0.0), sum((closed[r] * x for r, x in zip(mine, bears, strict=True)), 0.0)
        for r, x, most, one in zip(mine, ratios, bears, stiff, strict=True):
            given = closed[r] * most / where(less(0.0, total), total, 1.0)
            part = where(less(0.5, count), one / where(less(0.5, count), count, 1.0), given)
            yield r, k, part / x


def row_matrix(tree: Tree, q: Array, rows: Sequence[MeasuredRow]) -> Array:
    """A (rows, nv) with w = A v."""
    pose = posed(tree, q)
    A = zeros(len(rows), tree.nv)
    for i, row in enumerate(rows):
        add_row(tree, pose, A[i], row.along)
    return A


def bends(tree: Tree, layout: Layout, q: Array, v: Array, wanted: Sequence[int]) -> Array:
    """Ȧ v (rows,) of these rows: what ẇ is where v̇ = 0, the slope of w along the motion by dual numbers."""
    if not wanted:
        return zeros(0)
    still = array([Dual(x, 0.0) for x in v])
    along = configuration.chart(tree, array([Dual(x, 0.0) for x in q]), array([Dual(0.0, x) for x in v]))
    motion = Motion.of(tree, along, still)
    rows = measured_rows(motion, layout)
    return array([dual(rows[r].along.rate(motion)) for r in wanted])
