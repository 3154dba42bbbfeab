"""Many right-hand sides at once: M X = −B for the mass matrix of a tree, and M⁻¹, as loops over freedoms.

With S, Y = U D⁻¹ and D⁻¹ of every freedom, expressed in one frame, the articulated-body algorithm solves for several
columns side by side, in O(n) for each column, and M itself is never made:

    rootward:  t = b + Sᵀ p,   z = −D⁻¹ t,   p_parent += p − Y t
    leafward:  x = z − Yᵀ A_parent,   A = A_parent + S x

Freedoms that follow one another without a branch are a *stretch*, along which p and A stay in registers.
Source: Featherstone 2008, §7.3; docs/derivatives.md.
"""

from __future__ import annotations

from collections.abc import Sequence

from poinsot.records import NamedTuple, dataclass

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
