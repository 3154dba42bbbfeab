"""Assembly with counted loops: short ones are written out, long ones become loops."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from poinsot.renderers.llvm.assembly import Assembly, ValueType

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
