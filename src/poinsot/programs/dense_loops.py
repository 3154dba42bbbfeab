"""Dense linear equations in loops: of a border around something large, made, factored, solved and led back; of modes.

    unknowns (y, f), h of them;   N = ∂(ẏ, f)/∂(y, seen),   R = ∂seen/∂f:   B = (ρ ⊕ 1) − (N_y, N_seen R)

Numbers are real, or complex in halves (all real parts, all imaginary parts); complex equations are real ones of twice
the size. Factors are B = S Q R: rows divided by their largest entries, columns being of size one, then orthogonalised
one after the other, which needs no exchanges. A matrix lies column after column.
Law: as a dense solution, tests/compiler/test_dense_loops.py.
Source: Björck, Solving linear least squares problems by Gram-Schmidt orthogonalization, BIT 7 (1967).

Dense loops over the front of a link: rows of closures that are open there, worked together instead of one by one.

A front of m rows lies in a block of shared numbers, its rows ``ld`` numbers apart: six rows with the components of the
wrenches K, one with the peaks, and C, of which what stands below the diagonal counts. Index lists say which row of the
mechanism a place of the front holds. A `FrontLoop` is one function over such a block; what it acts on are words of the
line that calls it. All are the same for one sample and for one in each lane.

    enter    rows begin with K₀           merge    one front is added to another
    panel    c rows close: L, 1/P, K, and −C_r beside, which `rank` takes off C
    cross    T K: K beyond a joint of n freedoms, k = Sᵀ K, D⁻¹ k and what biases take off g; peak + kᵀ D⁻¹ k
    rank     C + Σ left rightᵀ
    ahead, ease, back, push      the same of right sides g and multipliers λ, see `poinsot.multibody.front_steps`

Law: as lines row by row, tests/systems/test_wide_fronts.py. Source: decision 0019.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from poinsot.algebra.arrays import Ints
from poinsot.programs.text_stage import INPUT, NO_TABLE, OUTPUT, SHARED, TABLE, TextArray, Word
from poinsot.records import NamedTuple, dataclass


class Passage(NamedTuple):
    """A large linear map between some unknowns f and the observed ones.

    seen, seen_count   the first column of N that is by what is seen of it, and how many there are
    efforts, ports     the first unknown that it takes, and how many
    """

    seen: int
    seen_count: int
    efforts: int
    ports: int


@dataclass(frozen=True)
class BorderFactor:
    """(N, R of all passages, ρ) → the factors of B, (Q, R, 1/S).

    size   h; own: how many of the unknowns are y
    """

    size: int
    own: int
    passages: Sequence[Passage]
    pairs: bool

    shared, text = 0, "border_factor"

    @property
    def rows(self) -> int:
        """Of the real equations."""
        return (1 + self.pairs) * self.size

    @property
    def factors(self) -> int:
        """How many numbers the factors are."""
        return self.rows * (2 * self.rows + 1)

    @property
    def words(self) -> Mapping[str, Word]:
        """The block that the text takes."""
        n, columns = self.rows, self.own + sum(each.seen_count for each in self.passages)
        answers = sum((1 + self.pairs) * each.ports * each.seen_count for each in self.passages)
        return {
            "own": self.own, "pairs": int(self.pairs),
            "slopes": TextArray(INPUT, 0, 0, (columns, self.size)), "answers": TextArray(INPUT, 1, 0, (answers,)),
            "rate": TextArray(INPUT, 2, 0, (1 + self.pairs,)),
            "passages": TextArray(TABLE, 0, 0, (len(self.passages), 4)), **_factors(OUTPUT, n),
        }  # fmt: skip

    @property
    def table(self) -> Ints:
        """The whole numbers that the text reads."""
        return np.array(self.passages, dtype=np.int64).reshape(-1)

    @property
    def operations(self) -> int:
        """Operations of one sample."""
        return 2 * self.rows**3

    def listing(self) -> str:
        """The program as text."""
        return f"B = S*Q*R  # {self.rows} rows"


@dataclass(frozen=True)
class BorderSolve:
    """(factors of `BorderFactor`, b) → x, B x = b."""

    rows: int

    text, table = "border_solve", NO_TABLE

    @property
    def shared(self) -> int:
        """The count of numbers kept beside the result: the remainder of b."""
        return self.rows

    @property
    def words(self) -> Mapping[str, Word]:
        """The block that the text takes."""
        vectors = {"b": (INPUT, 1), "left": (SHARED, 0), "x": (OUTPUT, 0)}
        return _factors(INPUT, self.rows) | {
            name: TextArray(base, operand, 0, (self.rows,)) for name, (base, operand) in vectors.items()
        }

    @property
    def operations(self) -> int:
        """Of one sample."""
        return 5 * self.rows**2

    def listing(self) -> str:
        """The program as text."""
        return f"x = R^-1*Q'*S^-1*b  # {self.rows} rows"


@dataclass(frozen=True)
class DenseProduct:
    """(a, A, x) → a + A x, A of some rows and columns; of pairs all are complex, columns of A in halves, too."""

    rows: int
    columns: int
    pairs: bool = False

    shared, text, table = 0, "border_onward", NO_TABLE

    @property
    def words(self) -> Mapping[str, Word]:
        """The block that the text takes."""
        rows, columns = (1 + self.pairs) * self.rows, (1 + self.pairs) * self.columns
        return {
            "pairs": int(self.pairs), "a": TextArray(INPUT, 0, 0, (rows,)),
            "columns": TextArray(INPUT, 1, 0, (self.columns, rows)), "x": TextArray(INPUT, 2, 0, (columns,)),
            "made": TextArray(OUTPUT, 0, 0, (rows,)),
        }  # fmt: skip

    @property
    def operations(self) -> int:
        """Of one sample."""
        return (8 if self.pairs else 2) * self.rows * self.columns

    def listing(self) -> str:
        """The program as text."""
        return f"a + A*x  # {self.rows} rows, {self.columns} columns"


@dataclass(frozen=True)
class ModeSolve:
    """(T, l, D, S, what rows add for what others press with) → z (m,), see `code.texts.modes`.

    pressing  the pairs of these: the row that presses, the other one
    """

    rows: int
    pressing: Sequence[tuple[int, int]] = ()

    text = "modes_solve"

    @property
    def shared(self) -> int:
        """The count of numbers that it works in: two matrices, three vectors."""
        return (2 * self.rows + 3) * self.rows

    @property
    def table(self) -> Ints:
        """The whole numbers that the text reads."""
        return np.array(self.pressing, dtype=np.int64).reshape(-1)

    @property
    def words(self) -> Mapping[str, Word]:
        """The block that the text takes."""
        m, leans = self.rows, len(self.pressing)
        given = {"T": (3 * m, m), "level": (3 * m,), "feels": (m, m), "moves": (m, m)}
        found = {name: TextArray(INPUT, k, 0, shape) for k, (name, shape) in enumerate(given.items())}
        found |= {"leans": TextArray(INPUT, 4 if leans else 0, 0, (leans,))}  # where empty, there is no such operand
        found |= {"pressing": TextArray(TABLE, 0, 0, (leans, 2))}
        found |= {name: TextArray(SHARED, 0, k * m * m, (m, m)) for k, name in enumerate(("whole", "factors"))}
        vectors = enumerate(("sizes", "pivots", "left"))
        found |= {name: TextArray(SHARED, 0, (2 * m + k) * m, (m,)) for k, name in vectors}
        return found | {"z": TextArray(OUTPUT, 0, 0, (m,))}

    @property
    def operations(self) -> int:
        """Of one sample, T having two numbers in a row."""
        return 4 * self.rows**2 + self.rows**3 * 2 // 3

    def listing(self) -> str:
        """The program as text."""
        return f"z = -(T_w*D + T_dw*S + T_z)^-1*T*l  # {self.rows} rows"


def _factors(base: str, n: int) -> dict[str, TextArray]:
    """Q, R and 1/S, one behind the other in an operand."""
    shapes = {"columns": (0, (n, n)), "upper": (n * n, (n, n)), "scales": (2 * n * n, (n,))}
    return {name: TextArray(base, 0, first, shape) for name, (first, shape) in shapes.items()}


WRENCH, PEAK, HEAD = 6, 6, 7  # the rows before C
WIDE, TALL = 16, 4  # numbers that loops may read beyond the end of a row, rows beyond the last

WORDS = {
    "enter": ("matrix", "ld", "old", "new", "list", "count"),
    "merge": ("matrix", "ld", "from", "from_ld", "count", "list"),
    "panel": (
        "matrix", "ld", "rows", "left", "pivots", "moves", "moved", "inner", "kept", "width", "right", "mu",
        "per", "wrench",
    ),
    "cross": ("matrix", "ld", "rows", "transfer", "kept", "width", "right"),
    "rank": ("matrix", "ld", "rows", "kept", "width", "right", "rank"),
    "ahead": ("left", "pivots", "list", "inner", "kept", "width", "g"),
    "ease": ("left", "list", "kept", "width", "y", "g"),
    "back": ("left", "pivots", "list", "inner", "kept", "width", "multipliers"),
    "push": ("left", "list", "kept", "width", "z", "multipliers"),
}  # fmt: skip
"""What a line says to each: counts, places in index lists, and places of numbers."""


@dataclass(frozen=True)
class FrontLoop:
    """One of the loops; number: the freedoms of the joint, or how many rows close; biased: with what biases take."""

    name: str
    number: int = 0
    biased: bool = False

    @property
    def words(self) -> Sequence[str]:
        """The words of a line."""
        return WORDS[self.name]

    def listing(self) -> str:
        """The program as text."""
        return f"{self.name} {self.number}{' biased' if self.biased else ''}({', '.join(self.words)})"
