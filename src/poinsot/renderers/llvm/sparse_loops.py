"""Sparse linear equations of one pattern in LLVM assembly, as `programs.sparse_loops` says: loops over lists."""

from __future__ import annotations

from collections.abc import Sequence

from poinsot.programs.sparse_loops import Elimination, Substitution
from poinsot.renderers.llvm.assembly import ValueType
from poinsot.renderers.llvm.looping import Looping

Numbers = Sequence[str]
"""A number's parts: one of a real number, two of a complex one."""


def eliminate(sweep: Elimination, head: str, at: tuple[int, int, int], lanes: ValueType, fma: bool) -> str:
    """Its function; at: where records and shared numbers lie in the workspace, and lists among the tables [B]."""
    code = _Code(lanes, fma, sweep.pairs)
    records, peaks, lists = code.begin(at)
    peaks = code.places(peaks, sweep.after)
    with code.loop(0, sweep.order.entries) as each:
        code.put(code.number(0), "%o0", each.index)
    with code.loop(0, sweep.shared) as each:
        code.store(code.zero(), code.places(peaks, each.index), 0, 8)
    rate, first = code.get(f"%i{sweep.rate}", 0), 0
    for table in (sweep.values, sweep.constants, sweep.rates):
        with code.loop(0, len(table)) as each:
            line = code.sum(code.product(each.index, table.shape[1]), first)
            entry, what, *sign = code.words(lists, line, table.shape[1])
            times = code.real(sign[0] if sign else what)
            if table is sweep.values:
                more = [code.mul(code.load(code.places(records, what), 0, 8), times)]
            else:
                more = [code.mul(x, times) for x in rate] if table is sweep.rates else [times]
            old = code.get("%o0", entry)
            code.put([*map(code.add, old, more), *old[len(more) :]], "%o0", entry)
        first += table.size
    with code.loop(0, sweep.order.size, 1, [str(first), "0"], ["i64", "i64"]) as pivot:
        start, own = pivot.carried
        pivot.onward = _pivot(sweep, code, start, own, peaks, lists)
    code.do("ret void")
    return code.function(head)


def _pivot(sweep: Elimination, code: _Code, start: str, own: str, peaks: str, lists: str) -> list[str]:
    """One pivot, whose list starts here and whose entry is this one; where those of the next do."""
    below, beside, weak, ends = code.words(lists, start, 4)
    value = code.get("%o0", own)
    peak = code.load(code.places(peaks, weak), 0, 8)
    inverse = code.inverse([code.fma(peak, code.lanes.number(sweep.share), value[0]), *value[1:]])
    code.put(inverse, "%o0", own)
    left = code.sum(own, 1)
    up, targets = code.sum(left, below), code.sum(start, 4)
    with code.loop(0, below) as a:
        factor = code.times(code.get("%o0", code.sum(left, a.index)), inverse)
        code.put(factor, "%o0", code.sum(left, a.index))
        less, row = [code.neg(x) for x in factor], code.sum(targets, code.product(a.index, beside))
        with code.loop(0, beside) as b:
            (entry,) = code.words(lists, code.sum(row, b.index), 1)
            u = code.get("%o0", code.sum(up, b.index))
            code.put(code.plus(less, u, code.get("%o0", entry)), "%o0", entry)
    met = code.sum(targets, code.product(below, beside))
    with code.loop(0, ends) as e:
        lower, upper, which = code.words(lists, code.sum(met, code.product(e.index, 3)), 3)
        made = code.times(code.get("%o0", code.sum(left, lower)), code.get("%o0", code.sum(up, upper)))
        place = code.places(peaks, which)
        code.store(code.add(code.load(place, 0, 8), code.size(made)), place, 0, 8)
    return [code.sum(met, code.product(ends, 3)), code.sum(up, beside)]


def substitute(sweep: Substitution, head: str, at: tuple[int, int, int], lanes: ValueType, fma: bool) -> str:
    """Its function; at: where records and shared numbers lie in the workspace, and lists among the tables [B]."""
    code, order = _Code(lanes, fma, sweep.pairs), sweep.order
    _, x, lists = code.begin(at)
    right, behind = f"%i{sweep.right}", len(sweep.taken)
    with code.loop(0, order.size) as each:
        code.put(code.number(0), x, each.index)
    with code.loop(0, len(sweep.given)) as each:
        row, number, what = code.words(lists, code.product(each.index, 3), 3)
        parts = [code.places(code.places(right, number), behind * k) for k in range(1 + sweep.pairs)]
        times = code.real(what)
        code.put([code.mul(code.load(part, 0, 8), times) for part in parts], x, row)
    heads = sweep.given.size + sweep.taken.size
    with code.loop(0, order.size) as k:
        entry, start, below, _ = code.words(lists, code.sum(code.product(k.index, 4), heads), 4)
        less, left = [code.neg(part) for part in code.get(x, k.index)], code.sum(entry, 1)
        with code.loop(0, below) as a:
            (row,) = code.words(lists, code.sum(start, a.index), 1)
            factor = code.get("%i0", code.sum(left, a.index))
            code.put(code.plus(less, factor, code.get(x, row)), x, row)
    with code.loop(0, order.size) as back:
        index = code(f"sub i64 {order.size - 1}, {back.index}")
        entry, start, below, beside = code.words(lists, code.sum(code.product(index, 4), heads), 4)
        up, columns = code.sum(code.sum(entry, 1), below), code.sum(start, below)
        with code.loop(0, beside, 1, code.get(x, index)) as b:
            (column,) = code.words(lists, code.sum(columns, b.index), 1)
            less = [code.neg(part) for part in code.get(x, column)]
            b.onward = code.plus(less, code.get("%i0", code.sum(up, b.index)), b.carried)
        code.put(code.times(b.carried, code.get("%i0", entry)), x, index)
    with code.loop(0, len(sweep.taken)) as each:
        line = code.sum(code.product(each.index, 3), sweep.given.size)
        column, number, what = code.words(lists, line, 3)
        times, to = code.real(what), code.places("%o0", number)
        for half, part in enumerate(code.get(x, column)):
            code.store(code.mul(part, times), code.places(to, behind * half), 0, 8)
    code.do("ret void")
    return code.function(head)


class _Code(Looping):
    """Lines of these functions: numbers of one part or two, whole numbers."""

    def __init__(self, lanes: ValueType, fma: bool, pairs: bool) -> None:
        super().__init__(lanes, lanes, fma)
        self.parts = 1 + pairs

    def begin(self, at: tuple[int, int, int]) -> list[str]:
        """The addresses of records, shared numbers and lists."""
        tables = self("load ptr, ptr @tables")
        return [self.at(base, start) for base, start in zip(("%work", "%work", tables), at, strict=True)]

    def sum(self, a: int | str, b: int | str) -> str:
        """a + b of whole numbers."""
        return self(f"add i64 {a}, {b}")

    def product(self, a: int | str, b: int | str) -> str:
        """a b of whole numbers."""
        return self(f"mul i64 {a}, {b}")

    def words(self, lists: str, start: int | str, count: int) -> list[str]:
        """Some words of the lists."""
        line = self.at(lists, self.product(start, 4))
        return [self(f"sext i32 {self(f'load i32, ptr {self.at(line, 4 * k)}, align 4')} to i64") for k in range(count)]

    def real(self, whole: str) -> str:
        """A whole number as a number."""
        one = self(f"sitofp i64 {whole} to double")
        if self.lanes.count == 1:
            return one
        kind, zeros = self.lanes.type, f"<{self.lanes.count} x i32> zeroinitializer"
        first = self(f"insertelement {kind} poison, double {one}, i32 0")
        return self(f"shufflevector {kind} {first}, {kind} poison, {zeros}")

    def number(self, value: float) -> list[str]:
        """A real number."""
        return [self.lanes.number(value), *[self.zero()] * (self.parts - 1)]

    def get(self, base: str, index: int | str) -> list[str]:
        """The number some numbers after an address."""
        place = self.places(base, index, self.parts)
        return [self.load(self.places(place, k), 0, 8) for k in range(self.parts)]

    def put(self, value: Sequence[str], base: str, index: int | str) -> None:
        """Leave a number some numbers after an address."""
        place = self.places(base, index, self.parts)
        for k, part in enumerate(value):
            self.store(part, self.places(place, k), 0, 8)

    def times(self, a: Numbers, b: Numbers) -> list[str]:
        """a b."""
        if self.parts == 1:
            return [self.mul(a[0], b[0])]
        re = self.fma(a[0], b[0], self.neg(self.mul(a[1], b[1])))
        return [re, self.fma(a[0], b[1], self.mul(a[1], b[0]))]

    def plus(self, a: Numbers, b: Numbers, c: Numbers) -> list[str]:
        """a b + c."""
        if self.parts == 1:
            return [self.fma(a[0], b[0], c[0])]
        re = self.fma(self.neg(a[1]), b[1], self.fma(a[0], b[0], c[0]))
        return [re, self.fma(a[1], b[0], self.fma(a[0], b[1], c[1]))]

    def inverse(self, a: Numbers) -> list[str]:
        """1/a."""
        if self.parts == 1:
            return [self._divided(self.lanes.number(1.0), a[0])]
        square = self.fma(a[0], a[0], self.mul(a[1], a[1]))
        return [self._divided(a[0], square), self._divided(self.neg(a[1]), square)]

    def _divided(self, a: str, b: str) -> str:
        return self(f"fdiv {self.lanes.type} {a}, {b}")

    def size(self, a: Numbers) -> str:
        """|a|, of complex numbers the sum of those of their parts."""
        sizes = [self.intrinsic("fabs", part) for part in a]
        return sizes[0] if self.parts == 1 else self.add(*sizes)
