"""Helpers to write loops over arrays in LLVM assembly, the same for one sample and for a sample in each lane.

An array's number takes ``lanes.bytes``: one double, or one of every sample. A *vector* is as wide as the machine's and
holds the same number of several neighbours, or of several samples; so what is written once serves both, and each entry
is computed by the same operations in the same order.

Assembly with counted loops: short ones are written out, long ones become loops.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Bools
from poinsot.renderers.llvm.assembly import Assembly, ValueType
from poinsot.renderers.llvm.interface import ALIGNMENT


class Looping(Assembly):
    """The lines of a function with loops, on vectors of the machine's width.

    each      the lanes of one number in memory
    columns   how many neighbours a vector holds
    """

    def __init__(self, each: ValueType, group: ValueType, fma: bool) -> None:
        super().__init__(ValueType(max(each.count, group.count)), fma)
        self.each, self.columns = each, self.lanes.count // each.count

    def places(self, base: str, count: int | str, stride: int = 1) -> str:
        """The address some numbers after another, or some times ``stride`` numbers."""
        size = stride * self.each.bytes
        return self.at(base, count * size if isinstance(count, int) else self(f"mul i64 {count}, {size}"))

    def vector(self, base: str, count: int = 0) -> str:
        """The vector that begins some numbers after an address."""
        return self.load(base, count * self.each.bytes, 8)

    def uniform(self, base: str, count: int = 0) -> str:
        """One number for all neighbours, some numbers after an address."""
        offset = count * self.each.bytes
        return self.load(base, offset, 8) if self.columns == 1 else self.spread(base, offset)

    def constant(self, address: str) -> str:
        """One double, as a number of an array: for every sample the same."""
        return self.spread(address, 0) if self.columns == 1 else self(f"load double, ptr {address}, align 8")

    def zero(self) -> str:
        """The vector of zeros."""
        return self.lanes.number(0.0)

    def entries(self, table: str, row: str, count: int) -> list[str]:
        """A row of a table of whole numbers, as i64."""
        line = self.at(f"@{table}", self(f"mul i64 {row}, {4 * count}"))
        return [self(f"sext i32 {self(f'load i32, ptr {self.at(line, 4 * k)}, align 4')} to i64") for k in range(count)]

    def _indices(self, first: str) -> tuple[str, str]:
        """The type of a vector of whole numbers, and the index of every neighbour of the first."""
        kind = f"<{self.lanes.count} x i64>"
        start = self(f"insertelement {kind} poison, i64 {first}, i32 0")
        spread = self(f"shufflevector {kind} {start}, {kind} poison, <{self.lanes.count} x i32> zeroinitializer")
        offsets = ", ".join(f"i64 {k if self.columns > 1 else 0}" for k in range(self.lanes.count))
        return kind, self(f"add {kind} {spread}, <{offsets}>")

    def within(self, first: str, start: str | None, end: str) -> str:
        """Which neighbours of the first, itself the first, lie from start on and short of end."""
        kind, index = self._indices(first)
        low, high = (self._spread_whole(x) if x else None for x in (start, end))
        inside = self(f"icmp slt {kind} {index}, {high}")
        if low is None:
            return inside
        return self(f"and <{self.lanes.count} x i1> {inside}, {self(f'icmp sge {kind} {index}, {low}')}")

    def equal(self, first: str, number: str) -> str:
        """Which neighbours of the first have this index."""
        kind, index = self._indices(first)
        return self(f"icmp eq {kind} {index}, {self._spread_whole(number)}")

    def _spread_whole(self, number: str) -> str:
        kind = f"<{self.lanes.count} x i64>"
        first = self(f"insertelement {kind} poison, i64 {number}, i32 0")
        return self(f"shufflevector {kind} {first}, {kind} poison, <{self.lanes.count} x i32> zeroinitializer")

    def bits(self, line: str, first: str) -> str:
        """Which neighbours of the first have their bit set in a line of bits, the lowest bit of each byte first."""
        byte = self(f"load i8, ptr {self.at(line, self(f'lshr i64 {first}, 3'))}, align 1")
        past = self(f"trunc i64 {self(f'and i64 {first}, 7')} to i8")
        kind, width = f"<{self.lanes.count} x i1>", self.columns
        shifted = self(f"lshr i8 {byte}, {past}")
        own = shifted if width == 8 else self(f"trunc i8 {shifted} to i{width}")
        if width > 1:
            return self(f"bitcast i{width} {own} to {kind}")
        one = self(f"insertelement {kind} poison, i1 {own}, i32 0")
        return self(f"shufflevector {kind} {one}, {kind} poison, <{self.lanes.count} x i32> zeroinitializer")

    def smaller(self, a: int | str, b: int | str) -> str:
        """The smaller of two whole numbers."""
        return self(f"call i64 @llvm.smin.i64(i64 {a}, i64 {b})")

    def store_where(self, condition: str, value: str, base: str) -> None:
        """Put those numbers of a vector at an address for which the condition holds."""
        kind = self.lanes.type
        self.do(
            f"call void @llvm.masked.store.{self.lanes.suffix}.p0({kind} {value}, ptr {base}, i32 8, "
            f"<{self.lanes.count} x i1> {condition})"
        )


def table(name: str, numbers: NDArray[np.integer] | Sequence[Sequence[int]]) -> str:
    """A constant table of whole numbers of 32 bits."""
    flat = np.asarray(numbers, dtype=np.int32).ravel()
    words = ", ".join(f"i32 {x}" for x in flat)
    return f"@{name} = internal constant [{len(flat)} x i32] [{words}], align {ALIGNMENT}"


def reals(name: str, numbers: Sequence[float]) -> str:
    """A constant array of doubles."""
    one = ValueType(1)
    words = ", ".join(f"double {one.number(x)}" for x in numbers)
    return f"@{name} = internal constant [{len(numbers)} x double] [{words}], align {ALIGNMENT}"


def lines_of_bits(name: str, truths: Bools) -> str:
    """A constant array of lines of bits, for `Looping.bits`, each as many bytes long as it needs."""
    data = np.packbits(truths, axis=1, bitorder="little").ravel()
    words = ", ".join(f"i8 {x}" for x in data)
    return f"@{name} = internal constant [{len(data)} x i8] [{words}], align {ALIGNMENT}"


Index = int | str
WRITTEN_OUT = 3  # loops of at most so many rounds


class Counting(Assembly):
    """The lines of one function on single numbers, with loops over indices.

    An index is a Python number where a loop is written out, else the name of a value.
    """

    def __init__(self, fma: bool) -> None:
        super().__init__(ValueType(1), fma)

    def each(self, start: Index, stop: Index, most: int = WRITTEN_OUT) -> Iterator[Index]:
        """The indices from start up to, not including, stop: the lines written while one is held are the loop."""
        if isinstance(start, int) and isinstance(stop, int) and stop - start <= most:
            yield from range(start, stop)
            return
        name = self._open(start, stop, "")
        yield f"%{name}"
        self._close(name)

    def fold(self, size: Index, initial: str, step: Callable[[Index, str], str]) -> str:
        """initial, then step(k, value so far) for each k < size."""
        if isinstance(size, int) and size <= WRITTEN_OUT:
            value = initial
            for k in range(size):
                value = step(k, value)
            return value
        before, place = self._block, len(self.lines) + 3
        name = self._open(0, size, "  to be written when the next value has a name")
        following = step(f"%{name}", f"%{name}value")
        self.lines[place] = f"  %{name}value = phi double [ {initial}, %{before} ], [ {following}, %{name}end ]"
        self._close(name)
        return f"%{name}value"

    def _open(self, start: Index, stop: Index, extra: str) -> str:
        self._loops += 1
        name, before = f"k{self._loops}", self._block
        self.do(f"br label %{name}loop")
        self.label(f"{name}loop")
        self.lines.append(f"  %{name} = phi i64 [ {start}, %{before} ], [ %{name}next, %{name}end ]")
        if extra:
            self.lines.append(extra)
        more = self(f"icmp slt i64 %{name}, {stop}")
        self.do(f"br i1 {more}, label %{name}body, label %{name}done")
        self.label(f"{name}body")
        return name

    def _close(self, name: str) -> None:
        self.do(f"br label %{name}end")
        self.label(f"{name}end")
        self.lines.append(f"  %{name}next = add i64 %{name}, 1")
        self.do(f"br label %{name}loop")
        self.label(f"{name}done")

    def after(self, a: Index, b: int) -> Index:
        """An index some places further."""
        return a + b if isinstance(a, int) else self(f"add i64 {a}, {b}")

    def place(self, base: str, index: Index, size: int = 8) -> str:
        """The address of entry ``index`` of an array of entries of some bytes."""
        return self.at(base, size * index if isinstance(index, int) else self(f"mul i64 {index}, {size}"))
