"""Lines cut into cells: the complex of nodes and cells on which distributed elements are assembled.

    ẋ_cell = D e_node,   ẋ_node = −Dᵀ e_cell + Tᵀ f_ends,   e_ends = T e_node         a Stokes–Dirac structure, cut
    e_node = x_node/(c w),   e_cell = M x_cell/l                                      c, l per length

D is the incidence matrix, ±1 whatever the sizes, so power balance and conserved sums are exact; sizes stand in the
weights alone: w of nodes and M = ∫ ε_i ε_j ds of cells, ε_j the edge functions of the degree (Gerritsma 2011).
Of degree 1 this is the ladder: capacitors and inductors, masses and springs. Quadratic energies of degree k converge
as h^2k.

Source  Golo, Talasila, van der Schaft & Maschke (2004), Hamiltonian discretization of boundary control systems;
        Cardoso-Ribeiro, Matignon & Lefèvre (2021), a partitioned finite element method
Units   lengths [m]; capacities and inertances of the domain per metre
Law     eigenfrequencies of lines converge at 2k, tests/components/test_distributed.py
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import pairwise

import numpy as np

from poinsot.algebra.arrays import Array
from poinsot.algebra.scalars import Scalar, is_zero, known
from poinsot.components.declarations import ACROSS, MOST_CELLS, THROUGH, Law, dissipation, positive, transformer, whole
from poinsot.components.domains import Domain
from poinsot.components.primitives import (
    GROUND,
    IdealCoupling,
    LinearResistor,
    Member,
    Relation,
    Storage,
    TerminalPair,
    Variable,
)
from poinsot.records import NamedTuple

Parts = Iterator[tuple[Member, tuple[str, ...]]]
MOST = 8
"""The highest degree of cells."""


class CellForm(NamedTuple):
    """A cell of length 2 on [−1, 1], by its degree k.

    places, weights (k + 1,) of its nodes (Gauss and Lobatto's); mass (k, k) of its parts; mean (k, k + 1): the
    integral over part j of the function that is 1 at node i
    """

    places: Array
    weights: Array
    mass: Array
    mean: Array


@cache
def form(k: int) -> CellForm:
    """Nodes, weights and integrals of degree k, exact but for rounding."""
    polynomial, series = np.polynomial.Polynomial, np.polynomial.legendre.Legendre.basis(k)
    x = np.array([-1.0, *np.sort(series.deriv().roots().real), 1.0])
    w = 2 / (k * (k + 1) * series(x) ** 2)
    rows = [polynomial.fromroots(np.delete(x, i)) / np.prod(x[i] - np.delete(x, i)) for i in range(k + 1)]
    edges = np.array([-sum(row.deriv()(x) for row in rows[: j + 1]) for j in range(k)])  # (k, k + 1) at the nodes
    mean = np.array([[row.integ()(x[j + 1]) - row.integ()(x[j]) for row in rows] for j in range(k)])
    return CellForm(x, w, edges * w @ edges.T, mean)


class Grid(NamedTuple):
    """A line of ``length`` [m] cut into ``cells`` of degree ``degree``; its nodes are labelled from one end to the
    other."""

    length: Scalar
    cells: int
    degree: int
    labels: tuple[str, ...]

    @property
    def half(self) -> Scalar:
        """Scale of a cell [m]: half its length, by which lengths of its form are multiplied."""
        return self.length / (2 * self.cells)

    @property
    def form(self) -> CellForm:
        """Its cells on [−1, 1]."""
        return form(self.degree)

    def nodes(self) -> Iterator[tuple[int, str, Scalar, Scalar]]:
        """Nodes: number, label, place [m] and weight [m] of each."""
        k, n = self.degree, self.cells * self.degree
        own = self.form
        for i in range(n + 1):
            cell, j = divmod(i, k)
            before = own.weights[k] if j == 0 and cell else 0.0
            after = own.weights[j] if cell < self.cells else 0.0
            yield i, self.labels[i], self.half * (2 * cell + 1 + own.places[j]), self.half * (before + after)

    def blocks(self) -> Iterator[tuple[int, tuple[str, ...]]]:
        """Cells: number, and labels of the nodes of each."""
        for cell in range(self.cells):
            yield cell, self.labels[cell * self.degree : (cell + 1) * self.degree + 1]


def cut(
    name: str, length: float, cells: int, degree: int = 1, ends: tuple[str, str] = ("a", "b"), label: str = "@"
) -> Grid:
    """The grid of an element. ModelError unless the length is above zero and cells and degree are whole numbers from 1
    on.
    """
    count, k = whole(name, "cells", cells, MOST_CELLS), whole(name, "degree", degree, MOST)
    inner = (f"{label}{i}" for i in range(1, count * k))
    return Grid(positive(name, "length", length, "m"), count, k, (ends[0], *inner, ends[1]))


def assembled(
    grid: Grid, node: Callable[[int, Scalar, Scalar], Sequence[Member]], cell: Callable[[int, tuple[str, ...]], Parts]
) -> Parts:
    """Elements on the nodes (number, place, weight) and between those of each cell (number, labels)."""
    for i, label, place, weight in grid.nodes():
        for element in node(i, place, weight):
            yield element, (label, GROUND)[: len(element.pairs[0].here)]
    for e, labels in grid.blocks():
        yield from cell(e, labels)


class Wave(NamedTuple):
    """A domain's numbers per length.

    capacity c    of nodes: x = c w · across         inertance l of cells: x = l · ∫ through ds
    leak          through = leak w · across to the ground, at nodes
    drag          across = drag ∫ through ds, in series with cells
    across, through  of the place [m], at the start
    """

    domain: Domain
    capacity: tuple[str, float, str]
    inertance: tuple[str, float, str]
    leak: tuple[str, float, str] = ("leak", 0.0, "")
    drag: tuple[str, float, str] = ("drag", 0.0, "")
    across: Law | None = None
    through: Law | None = None


def waves(name: str, grid: Grid, wave: Wave, names: tuple[str, str] = ("node", "cell"), bent: str = "") -> Parts:
    """The parts of one wave equation: c ∂across/∂t = −∂through/∂s − leak, l ∂through/∂t = −∂across/∂s − drag.

    bent  where a cell's across variable is not the difference of its nodes alone: the ending of the label of the node
          between the cell and its second node, where what adds the rest stands
    """
    domain, own, half = wave.domain, grid.form, grid.half
    c, slow = (positive(name, *each) for each in (wave.capacity, wave.inertance))
    leak, drag = (dissipation(name, *each) for each in (wave.leak, wave.drag))
    one = TerminalPair(domain, "", ("p", None))
    pairs = _pairs(domain, grid.degree)
    M = own.mass

    def node(i: int, place: Scalar, weight: Scalar) -> Iterator[Member]:
        start = None if wave.across is None else wave.across(place) * (weight * c)
        mass = weight * c
        yield Storage(f"{names[0]}{i}", (one,), (ACROSS,), lambda x: x * x / (2 * mass), (start,), least=0.0)
        if not is_zero(leak):
            yield LinearResistor(f"{names[0]}{i}.loss", (TerminalPair(domain),), leak * weight, 1.0)

    def energy(*x: Scalar) -> Scalar:
        return sum((float(M[i, j]) * x[i] * x[j] for i in range(len(x)) for j in range(len(x))), 0.0) / (
            2 * half * slow
        )

    def cell(e: int, labels: tuple[str, ...]) -> Parts:
        start = _integrals(wave.through, grid, e, slow)
        name = f"{names[1]}{e}"
        ends = [f"{label}{bent}" for label in labels[1:]]
        inner = ends if is_zero(drag) else [f"{label}{bent}-" for label in labels[1:]]
        yield Storage(name, pairs, (THROUGH,) * len(pairs), energy, start, least=0.0), _between(labels, inner)
        if not is_zero(drag):
            yield _series(f"{name}.loss", pairs, drag * half * np.linalg.inv(M)), _between(inner, ends)

    return assembled(grid, lambda *at: list(node(*at)), cell)


def _pairs(domain: Domain, k: int) -> tuple[TerminalPair, ...]:
    """The ports of a cell of degree k: its parts, by letters where they are several."""
    return tuple(TerminalPair(domain, "" if k == 1 else chr(ord("a") + j)) for j in range(k))


def _between(first: Sequence[str], second: Sequence[str]) -> tuple[str, ...]:
    """The nodes of a cell's terminals: of part j node j, and its second node."""
    return tuple(node for j, other in enumerate(second) for node in (first[j], other))


def _integrals(field: Law | None, grid: Grid, e: int, slow: Scalar) -> tuple[Scalar | None, ...]:
    """Inertance times ∫ through ds over each part of cell e, by Gauss's rule of one more place than its degree."""
    if field is None:
        return (None,) * grid.degree
    x, w = np.polynomial.legendre.leggauss(grid.degree + 1)
    found, nodes = [], grid.form.places
    for a, b in pairwise(nodes):
        at = [grid.half * (2 * e + 1 + (a + b) / 2 + z * (b - a) / 2) for z in x]
        found.append(slow * grid.half * ((b - a) / 2) * sum(w[i] * field(at[i]) for i in range(len(x))))
    return tuple(found)


def _series(name: str, pairs: tuple[TerminalPair, ...], R: Array) -> Member:
    """across = R through of the parts of a cell."""
    if len(pairs) == 1:
        return LinearResistor(name, (pairs[0],), 1.0, R[0, 0])
    n = range(len(pairs))

    def way(matrix: Array, gives: Variable, reads: Variable, back: Relation | None) -> Relation:
        rows = [tuple(matrix[i]) for i in n]
        return Relation(
            name, pairs, (gives,) * len(pairs), tuple((i, reads) for i in n),
            lambda *x: tuple(sum((rows[i][j] * x[j] for j in n), 0.0) for i in n),
            "dissipative", back, slopes=dict(enumerate(rows)),
        )  # fmt: skip

    numbers = np.array(R, dtype=object)
    back = None
    if all(known(each) for each in numbers.ravel()):
        back = way(np.linalg.inv(numbers.astype(float)), "through", "across", None)
    return way(R, "across", "through", back)


def row(name: str, port: TerminalPair, others: Sequence[tuple[Domain, Scalar]]) -> IdealCoupling:
    """across of ``port`` = Σ weight · across of the others, each from a node to the ground; keeps power.

    Terminals: those of the port, then a node and the ground for each of the others.
    """
    pairs = (port, *(TerminalPair(domain, f"by{k}") for k, (domain, _) in enumerate(others, 1)))
    return transformer(name, pairs, *(weight for _, weight in others))
