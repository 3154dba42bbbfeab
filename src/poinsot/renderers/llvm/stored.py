"""Assembly that works on named arrays of numbers in the workspace."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from poinsot.renderers.llvm.counting import Counting, Index

ROUNDING = 2.0**-50  # 4 ε


class Stored(Counting):
    """The lines of one function on arrays that lie at known offsets, in bytes, of ``%work``; vectors have n entries."""

    def __init__(self, fma: bool, n: int, offsets: Mapping[str, int]) -> None:
        super().__init__(fma)
        self._n = n
        self.base = {name: self.at("%work", offset) for name, offset in offsets.items()}

    def get(self, name: str, i: Index, j: Index | None = None) -> str:
        """A number of the workspace: entry i of a vector, or (i, j) of a matrix."""
        return self.load(self._entry(name, i, j), 0, 8)

    def put(self, name: str, i: Index, value: str, j: Index | None = None) -> None:
        """Keep a number in the workspace."""
        self.store(value, self._entry(name, i, j), 0, 8)

    def _entry(self, name: str, i: Index, j: Index | None) -> str:
        start = self.base[name] if j is None else self.place(self.base[name], i, 8 * self._n)
        return self.place(start, i if j is None else j)

    def absolute(self, name: str, i: Index, j: Index | None = None) -> str:
        """|entry|."""
        return self.magnitude(self.get(name, i, j))

    def magnitude(self, value: str) -> str:
        """|value|."""
        return self.intrinsic("fabs", value)

    def rounding(self, value: str) -> str:
        """What rounding may make of a value."""
        return self.mul(value, self.lanes.number(ROUNDING))

    def beside(self, value: str, size: str) -> str:
        """value / size, 0 where the size is 0."""
        return self.select(self.compare("ogt", size, "0.0"), self(f"fdiv double {value}, {size}"), "0.0")

    def larger(self, one: str, other: str) -> str:
        """The larger of two numbers."""
        return self.select(self.compare("ogt", other, one), other, one)

    def greatest(self, term: Callable[[Index], str]) -> str:
        """The largest of n terms that are not negative."""
        return self.fold(self._n, "0.0", lambda k, found: self.larger(found, term(k)))

    def sum(self, term: Callable[[Index], str]) -> str:
        """The sum of n terms."""
        return self.fold(self._n, "0.0", lambda k, total: self.add(total, term(k)))

    def none(self, condition: Callable[[Index], str]) -> str:
        """The condition that none of n conditions holds."""
        count = self.sum(lambda k: self.select(condition(k), "1.0", "0.0"))
        return self.compare("oeq", count, "0.0")

    def exceeds(self, value: str, bound: str) -> str:
        """The condition that a value is above its bound, or NaN."""
        return self.compare("ugt", value, bound)
