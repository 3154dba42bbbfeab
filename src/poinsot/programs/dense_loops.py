"""Dense linear equations of a border around something large, in loops: made, factored, solved, and led back.

    unknowns (y, f), h of them;   N = ∂(ẏ, f)/∂(y, seen),   R = ∂seen/∂f:   B = (ρ ⊕ 1) − (N_y, N_seen R)

Numbers are real, or complex in halves (all real parts, all imaginary parts); complex equations are real ones of twice
the size. Factors are B = S Q R: rows divided by their largest entries, columns being of size one, then orthogonalised
one after the other, which needs no exchanges. A matrix lies column after column.
Law: as a dense solution, tests/compiler/test_dense_loops.py.
Source: Björck, Solving linear least squares problems by Gram-Schmidt orthogonalization, BIT 7 (1967).
"""

from __future__ import annotations

from collections.abc import Sequence

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

    @property
    def rows(self) -> int:
        """Of the real equations."""
        return (1 + self.pairs) * self.size

    @property
    def factors(self) -> int:
        """How many numbers the factors are."""
        return self.rows * (2 * self.rows + 1)

    @property
    def shared(self) -> int:
        """How many numbers are kept beside: the largest entries of columns."""
        return self.rows

    @property
    def operations(self) -> int:
        """Of one sample."""
        return 2 * self.rows**3

    def listing(self) -> str:
        """The program as text."""
        return f"B = S*Q*R  # {self.rows} rows"


@dataclass(frozen=True)
class BorderSolve:
    """(factors of `BorderFactor`, b) → x, B x = b."""

    rows: int

    @property
    def shared(self) -> int:
        """The count of numbers kept beside the result: the remainder of b."""
        return self.rows

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

    shared = 0

    @property
    def operations(self) -> int:
        """Of one sample."""
        return (8 if self.pairs else 2) * self.rows * self.columns

    def listing(self) -> str:
        """The program as text."""
        return f"a + A*x  # {self.rows} rows, {self.columns} columns"
