"""Products of a dense matrix with others, in blocks of rows and strips of columns that stay in registers.

Law: as NumPy to rounding, tests/compiler/test_stages.py. Source: Golub & Van Loan, §1.5 (locality).
"""

from __future__ import annotations

from collections.abc import Sequence

from poinsot.records import dataclass


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
