"""Matrices of inner products: each vector of one set with each of another, in loops.

Vectors of a few components belong to the freedoms of a tree; an entry (r, c) of a matrix is a sum of products of a
component of r's with one of c's. Which components, a *rule* says, and for which runs of columns, a table.
Units: those of the vectors. Source: docs/derivatives.md.

Rows and columns of square matrices exchanged, in place, for numbers that were worked on in another order.

Products of a dense matrix with others, in blocks of rows and strips of columns that stay in registers.

Law: as NumPy to rounding, tests/compiler/test_stages.py. Source: Golub & Van Loan, §1.5 (locality).

Many right-hand sides at once: M X = −B for the mass matrix of a tree, and M⁻¹, as loops over freedoms.

With S, Y = U D⁻¹ and D⁻¹ of every freedom, expressed in one frame, the articulated-body algorithm solves for several
columns side by side, in O(n) for each column, and M itself is never made:

    rootward:  t = b + Sᵀ p,   z = −D⁻¹ t,   p_parent += p − Y t
    leafward:  x = z − Yᵀ A_parent,   A = A_parent + S x

Freedoms that follow one another without a branch are a *stretch*, along which p and A stay in registers.
Source: Featherstone 2008, §7.3; docs/derivatives.md.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from poinsot.algebra.arrays import Bools
from poinsot.programs.recursion import OperandPlace
from poinsot.records import NamedTuple, dataclass

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


@dataclass(frozen=True)
class Swaps:
    """Rows a and b, and columns a and b, change places in some outputs (size, size), for disjoint pairs (a, b)."""

    size: int
    pairs: Sequence[tuple[int, int]]
    outputs: Sequence[int]

    @property
    def operations(self) -> int:
        """None: numbers are only moved."""
        return 0

    def listing(self) -> str:
        """The pairs."""
        return f"swap rows and columns {', '.join(map(str, self.pairs))}"


@dataclass(frozen=True)
class Multiply:
    """X_k = A B_k for square matrices, into the first outputs.

    size         n, of all of them
    factor       the number of the output that is A, filled before
    right_sides  shared number at which each B begins; as many as fill a vector may be read beyond, to no effect
    row          numbers from a row of B to the next
    """

    size: int
    factor: int
    right_sides: Sequence[int]
    row: int

    @property
    def operations(self) -> int:
        """Multiplications and additions."""
        return 2 * self.size**3 * len(self.right_sides)

    def listing(self) -> str:
        """The formula."""
        return f"X = A*B  # {self.size} rows and columns, {len(self.right_sides)} times"


STRIP = 32
"""Columns that are worked on side by side, at most."""


class FreedomRange(NamedTuple):
    """Freedoms first … end − 1, each hanging on the one before; the first hangs on the end of stretch ``parent``."""

    first: int
    end: int
    parent: int


NOTHING, LOST, GROUND, _FIRST = range(4)
"""Slots of their own: zeros, unused results, the ground's; then those of stretches."""


def slots_of(stretches: Sequence[FreedomRange]) -> tuple[list[int], int]:
    """Per stretch with others on it the slot for what these share, and how many slots there are; `NOTHING` for others.

    A slot is in use from a stretch to the last of those that hang on it, out and back; then it is taken up again.
    """
    last = {each.parent: k for k, each in enumerate(stretches)}
    free: list[int] = []
    slots: list[int] = []
    count = _FIRST
    for k, each in enumerate(stretches):
        if k not in last:
            slots.append(NOTHING)
        else:
            if not free:
                free.append(count)
                count += 1
            slots.append(free.pop())
        if each.parent >= 0 and last[each.parent] == k:
            free.append(slots[each.parent])
    return slots, count


@dataclass(frozen=True)
class Solve:
    """X_k = −M⁻¹ B_k for some matrices, into the first outputs, and M⁻¹ into the next.

    size          n, how many freedoms there are, and how many columns each matrix has
    stride        numbers from one component to the next, x[k, i] at shared number k · stride + i
    S, Y, N       first component of S and of Y (6 each), component of −D⁻¹
    stretches     parents before children; parent −1 is the ground
    right_sides   shared number at which each B begins; as many as fill a vector may be read beyond, to no effect
    row           numbers from a row of B to the next
    scratch       shared number from which on `scratch_size` numbers are free
    Law           M⁻¹ is symmetric bit for bit
    """

    size: int
    stride: int
    S: int
    Y: int
    N: int
    stretches: Sequence[FreedomRange]
    right_sides: Sequence[int]
    row: int
    scratch: int

    @staticmethod
    def scratch_size(size: int, stretches: Sequence[FreedomRange]) -> int:
        """How many numbers are needed beside the right-hand sides."""
        return (size + 6 * slots_of(stretches)[1]) * STRIP

    @property
    def operations(self) -> int:
        """Multiplications and additions: 50 for each entry, half of that for M⁻¹."""
        return 50 * self.size**2 * len(self.right_sides) + 25 * self.size**2

    def listing(self) -> str:
        """The formulas, and their operands."""
        count = f"{self.size} freedoms in {len(self.stretches)} stretches, {len(self.right_sides)} right-hand sides"
        return f"t = b + S*p; z = N*t; p += -Y*t\nx = z - Y*A; A += S*x  # {count}"
