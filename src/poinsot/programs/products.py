"""Matrices of inner products: each vector of one set with each of another, in loops.

Vectors of a few components belong to the freedoms of a tree; an entry (r, c) of a matrix is a sum of products of a
component of r's with one of c's. Which components, a *rule* says, and for which runs of columns, a table.
Units: those of the vectors. Source: docs/derivatives.md.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from poinsot.algebra.arrays import Bools
from poinsot.programs.recursion import OperandPlace
from poinsot.records import dataclass

Rule = Sequence[Sequence[tuple[int, int]]]
"""Per matrix, the pairs of components (of the row's, of the column's) whose products make an entry; none: zero."""


@dataclass(frozen=True)
class Products:
    """Entries (r, c) = Σ x[a, r] x[b, c] of some matrices, over the pairs (a, b) of a rule.

    stride     numbers from one component of x to the next, x[k, r] at shared number k · stride + r; as many as fill a
               vector may be read beyond the last, to no effect
    rules      by number
    runs       (row, rule, first column, end) of each run
    targets    per matrix, where its first row begins and, as ``stride``, how many numbers it is to the next
    diagonals  per matrix, constants that are added to its diagonal, or nothing
    masked     numbers of rules that hold where ``mask`` (rows, columns) is true; elsewhere in a run they make zeros
    Law        (r, c) and (c, r) of rules that mirror each other are the same bits
    """

    stride: int
    rules: Sequence[Rule]
    runs: Sequence[tuple[int, int, int, int]]
    targets: Sequence[OperandPlace]
    diagonals: Sequence[Sequence[float]] = ()
    masked: Collection[int] = ()
    mask: Bools | None = None

    @property
    def operations(self) -> int:
        """Multiplications and additions of all runs."""
        cost = [sum(max(0, 2 * len(terms) - 1) for terms in rule) for rule in self.rules]
        return sum(cost[rule] * (end - first) for _, rule, first, end in self.runs)

    def listing(self) -> str:
        """The rules, and how many entries each makes."""
        text = []
        for number, rule in enumerate(self.rules):
            entries = sum(end - first for _, which, first, end in self.runs if which == number)
            for matrix, terms in enumerate(rule):
                products = " + ".join(f"x{a}[r]*x{b}[c]" for a, b in terms) or "0"
                text.append(f"matrix{matrix}[r,c] = {products}  # {entries} entries")
        return "\n".join(text)
