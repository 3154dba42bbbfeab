"""What gathers members into one value: sums, extremes, all values; in pieces of members that are joined in order.

Law  the same bits however members are cut into pieces, stored or not, tests/ensembles/test_reductions.py
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Bools, Floats
from poinsot.errors import SimulationError, option

BLOCK, LARGE = 32, 4096
"""Members that are summed together, numbered 0 … 31, 32 … 63, …, whatever the chunk they come in; the sums of so many
are joined before those of all are."""


class Sum:
    """Count, mean and Σ (x − mean)² of some members. Source: Chan, Golub & LeVeque 1983."""

    def __init__(self) -> None:
        self.n = self.mean = self.square = np.zeros(())

    def add(self, n: Any, mean: Any, square: Any) -> None:
        """Join those of more members."""
        if not n:
            return
        whole, change = self.n + n, mean - self.mean
        self.square = self.square + square + change**2 * (self.n * n / whole)
        self.mean, self.n = self.mean + change * (n / whole), whole


class BlockSums:
    """Sums of blocks of `BLOCK`, joined in order to those of `LARGE`, joined in order to those of all."""

    def __init__(self, spread: bool) -> None:
        self.spread = spread
        self.block: list[Floats] = []
        self.all, self.large = Sum(), Sum()
        self.held = self.within = -1

    def put(self, first: int, values: Floats, there: Bools) -> None:
        for block in range(first // BLOCK, (first + len(values) - 1) // BLOCK + 1):
            low, high = max(block * BLOCK - first, 0), min((block + 1) * BLOCK - first, len(values))
            self._open(block)
            self.block.append(values[low:high][there[low:high]])

    def part(self, first: int, values: Floats, there: Bools) -> dict[str, Floats]:
        """Of members first, first + 1, …: sums of all LARGE that are whole, of blocks before and behind them, and the
        values of those before and behind these."""
        end = first + len(values)
        a, b = -(-first // BLOCK) * BLOCK, end // BLOCK * BLOCK
        a, b = (end, end) if a > b else (a, b)
        A, B = -(-a // LARGE) * LARGE, b // LARGE * LARGE
        A, B = (b, b) if A >= B else (A, B)
        found = {"head": values[: a - first][there[: a - first]], "tail": values[b - first :][there[b - first :]]}
        for name, low, high, size in (("before", a, A, BLOCK), ("large", A, B, LARGE), ("behind", B, b, BLOCK)):
            sums = []
            for start in range(low, high, size):
                one = BlockSums(self.spread)
                one.put(start, values[start - first :][:size], there[start - first :][:size])
                one._close()
                sums.append(one.large)
            shape = values.shape[1:]
            found[f"{name} n"] = np.array([float(each.n) for each in sums])
            for what in ("mean", "square"):
                each = [np.broadcast_to(getattr(one, what), shape) for one in sums]
                found[f"{name} {what}"] = np.array(each).reshape(len(sums), *shape)
        return found

    def join(self, first: int, count: int, part: Mapping[str, Floats]) -> None:
        """What `part` gave of members first … first + count − 1."""
        end, sizes = first + count, [len(part[f"{name} n"]) for name in ("before", "large", "behind")]
        a = min(-(-first // BLOCK) * BLOCK, end)
        if len(part["head"]) or a > first:
            self._open(first // BLOCK)
            self.block.append(part["head"])
        at = a
        for name, many, size in zip(("before", "large", "behind"), sizes, (BLOCK, LARGE, BLOCK), strict=True):
            for k in range(many):
                self._open(at // BLOCK)
                into = self.all if size == LARGE else self.large
                into.add(part[f"{name} n"][k], part[f"{name} mean"][k], part[f"{name} square"][k])
                at += size
        if end > at:
            self._open(at // BLOCK)
            self.block.append(part["tail"])

    def _open(self, block: int) -> None:
        """What follows belongs to this block."""
        if block != self.held:
            self._close()
            self.held = block
        if block * BLOCK // LARGE != self.within:
            self._close_large()
            self.within = block * BLOCK // LARGE

    def _close(self) -> None:
        if not self.block:
            return
        x, self.block = np.concatenate(self.block), []
        if len(x):
            mean = np.add.reduce(x, axis=0) / float(len(x))
            self.large.add(np.asarray(float(len(x))), mean, np.add.reduce((x - mean) ** 2, axis=0))

    def _close_large(self) -> None:
        self.all.add(self.large.n, self.large.mean, self.large.square)
        self.large = Sum()

    def end(self) -> tuple[tuple[str, ...], Floats]:
        self._close()
        self._close_large()
        all = self.all
        if not self.spread:
            return (), np.asarray(all.mean)
        return (), np.asarray(np.sqrt(all.square / (all.n - 1))) if all.n > 1 else all.square * np.nan


class Extreme:
    """The least or greatest so far."""

    def __init__(self, choose: Any, start: float) -> None:
        self.choose, self.found = choose, np.asarray(start)

    def put(self, first: int, values: Floats, there: Bools) -> None:
        if there.any():
            self.found = self.choose(self.found, self.choose.reduce(values[there], axis=0))

    def part(self, first: int, values: Floats, there: Bools) -> dict[str, Floats]:
        """The least or greatest of some members, a row, or none."""
        found = [self.choose.reduce(values[there], axis=0)] if there.any() else []
        return {"found": np.array(found).reshape(len(found), *values.shape[1:])}

    def join(self, first: int, count: int, part: Mapping[str, Floats]) -> None:
        """What `part` gave."""
        for each in part["found"]:
            self.found = self.choose(self.found, each)

    def end(self) -> tuple[tuple[str, ...], Floats]:
        return (), np.asarray(self.found)


class AllValues:
    """All values, kept."""

    def __init__(self, count: int, probabilities: tuple[float, ...]) -> None:
        self.count, self.probabilities = count, probabilities
        self.kept: Floats | None = None
        self.filled = 0

    def put(self, first: int, values: Floats, there: Bools) -> None:
        if self.kept is None:
            size = self.count * values[0].nbytes
            if size > 8e9:
                raise SimulationError(
                    f"exact quantiles keep their variable of all members: {size / 1e9:.3g} GB here, where 8 are "
                    f"the most; ask for fewer moments, {option('times', ...)}"
                )
            self.kept = np.empty((self.count, *values.shape[1:]))
        own = values[there]
        self.kept[self.filled : self.filled + len(own)] = own
        self.filled += len(own)

    def end(self) -> tuple[tuple[str, ...], Floats]:
        assert self.kept is not None
        kept = self.kept[: self.filled]
        if not self.filled:
            return ("quantile",), np.full((len(self.probabilities), *self.kept.shape[1:]), np.nan)
        return ("quantile",), np.asarray(np.quantile(kept, self.probabilities, axis=0))
