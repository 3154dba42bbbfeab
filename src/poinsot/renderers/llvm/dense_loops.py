"""Dense equations of a border in LLVM assembly, as `programs.dense_loops` says: loops over columns."""

from __future__ import annotations

from poinsot.programs.dense_loops import BorderFactor, BorderSolve, DenseProduct
from poinsot.renderers.llvm.assembly import ValueType
from poinsot.renderers.llvm.looping import Looping


def border_factor(
    stage: BorderFactor, name: str, head: str, shared: int, lanes: ValueType, group: ValueType, fma: bool
) -> str:
    """The function."""
    code = _Code(lanes, lanes, fma)
    with code.loop(0, stage.factors) as each:
        code.put(code.zero(), "%o0", each.index)
    for way in range(1 + stage.pairs):
        _own_columns(stage, code, way)
        _columns_through(stage, code, way)
    largest = code.at("%work", shared)
    _scale(stage, code, largest)
    _orthogonalise(stage, code)
    code.do("ret void")
    return code.function(head)


def _own_columns(stage: BorderFactor, code: _Code, way: int) -> None:
    """Columns of y, along the real or the imaginary parts of the unknowns."""
    h, n = stage.size, stage.rows
    with code.loop(0, stage.own) as j:
        column = code.places(code.places("%o0", way * h * n), j.index, n)
        own, slopes = code.places(column, way * h), code.places("%i0", j.index, h)
        with code.loop(0, h) as i:
            code.put(code.neg(code.get(slopes, i.index)), own, i.index)
        for half in range(1 + stage.pairs):
            rate = code.get("%i2", half ^ way)
            rate = code.neg(rate) if way and not half else rate
            code.increase(rate, code.places(column, half * h), j.index)


def _columns_through(stage: BorderFactor, code: _Code, way: int) -> None:
    """Columns of f: what is large answers, and what is seen of it acts."""
    h, n, first = stage.size, stage.rows, 0
    for passage in stage.passages:
        length = (1 + stage.pairs) * passage.seen_count
        with code.loop(0, passage.ports) as p:
            answer = code.places(code.places("%i1", first), p.index, length)
            column = code.places(code.places("%o0", (way * h + passage.efforts) * n), p.index, n)
            for half in range(1 + stage.pairs):
                seen = code.places(answer, (half ^ way) * passage.seen_count)
                into = code.places(column, half * h)
                with code.loop(0, passage.seen_count) as q:
                    value = code.get(seen, q.index)
                    value = value if way and not half else code.neg(value)
                    slopes = code.places(code.places("%i0", passage.seen * h), q.index, h)
                    code.add_multiple(value, slopes, into, h)
            code.increase(code.one(), code.places(column, way * h + passage.efforts), p.index)
        first += passage.ports * length


def _scale(stage: BorderFactor, code: _Code, largest: str) -> None:
    """Divide rows by their largest entries, columns having largest entries 1."""
    n = stage.rows
    scales = code.places("%o0", 2 * n * n)
    with code.loop(0, n) as j:
        column = code.places("%o0", j.index, n)
        with code.loop(0, n, 1, [code.zero()]) as i:
            i.onward = [code.larger(i.carried[0], code.get(column, i.index))]
        code.put(i.carried[0], largest, j.index)
        with code.loop(0, n) as i:
            size = code.quotient(code.get(column, i.index), code.get(largest, j.index))
            code.put(code.larger(code.get(scales, i.index), size), scales, i.index)
    with code.loop(0, n) as i:
        code.put(code.quotient(code.one(), code.get(scales, i.index)), scales, i.index)
    with code.loop(0, n) as j:
        column = code.places("%o0", j.index, n)
        with code.loop(0, n) as i:
            code.put(code.mul(code.get(column, i.index), code.get(scales, i.index)), column, i.index)


def _orthogonalise(stage: BorderFactor, code: _Code) -> None:
    n = stage.rows
    R = code.places("%o0", n * n)
    with code.loop(0, n) as k:
        q = code.places("%o0", k.index, n)
        length = code.intrinsic("sqrt", code.inner(q, q, n))
        code.put(length, code.places(R, k.index, n), k.index)
        inverse = code.quotient(code.one(), length)
        with code.loop(0, n) as i:
            code.put(code.mul(code.get(q, i.index), inverse), q, i.index)
        with code.loop(code(f"add i64 {k.index}, 1"), n) as j:
            column = code.places("%o0", j.index, n)
            along = code.inner(q, column, n)
            code.put(along, code.places(R, j.index, n), k.index)
            code.add_multiple(code.neg(along), q, column, n)


def border_solve(
    stage: BorderSolve, name: str, head: str, shared: int, lanes: ValueType, group: ValueType, fma: bool
) -> str:
    """The function."""
    code, n = _Code(lanes, lanes, fma), stage.rows
    R, scales, left = code.places("%i0", n * n), code.places("%i0", 2 * n * n), code.at("%work", shared)
    with code.loop(0, n) as i:
        code.put(code.mul(code.get("%i1", i.index), code.get(scales, i.index)), left, i.index)
    with code.loop(0, n) as k:
        q = code.places("%i0", k.index, n)
        along = code.inner(q, left, n)
        code.put(along, "%o0", k.index)
        code.add_multiple(code.neg(along), q, left, n)
    with code.loop(0, n) as back:
        last = code(f"sub i64 {n - 1}, {back.index}")
        column = code.places(R, last, n)
        value = code.quotient(code.get("%o0", last), code.get(column, last))
        code.put(value, "%o0", last)
        code.add_multiple(code.neg(value), column, "%o0", last)
    code.do("ret void")
    return code.function(head)


def onward(
    stage: DenseProduct, name: str, head: str, shared: int, lanes: ValueType, group: ValueType, fma: bool
) -> str:
    """The function."""
    code, n, m = _Code(lanes, lanes, fma), stage.rows, stage.columns
    with code.loop(0, (1 + stage.pairs) * n) as i:
        code.put(code.get("%i0", i.index), "%o0", i.index)
    with code.loop(0, m) as j:
        column = code.places("%i1", j.index, (1 + stage.pairs) * n)
        re = code.get("%i2", j.index)
        code.add_multiple(re, column, "%o0", n)
        if stage.pairs:
            im, behind, out = (
                code.get(code.places("%i2", m), j.index),
                code.places(column, n),
                code.places("%o0", n),
            )
            code.add_multiple(code.neg(im), behind, "%o0", n)
            code.add_multiple(re, behind, out, n)
            code.add_multiple(im, column, out, n)
    code.do("ret void")
    return code.function(head)


class _Code(Looping):
    """Lines of these functions."""

    def get(self, base: str, index: int | str) -> str:
        """The number some numbers after an address."""
        return self.load(self.places(base, index), 0, 8)

    def put(self, value: str, base: str, index: int | str) -> None:
        """Leave a number some numbers after an address."""
        self.store(value, self.places(base, index), 0, 8)

    def increase(self, by: str, base: str, index: int | str) -> None:
        """Add to a number some numbers after an address."""
        self.put(self.add(self.get(base, index), by), base, index)

    def one(self) -> str:
        """1."""
        return self.lanes.number(1.0)

    def quotient(self, a: str, b: str) -> str:
        """a/b."""
        return self(f"fdiv {self.lanes.type} {a}, {b}")

    def larger(self, size: str, value: str) -> str:
        """The larger of a size and another number's."""
        other = self.intrinsic("fabs", value)
        return self.select(self.compare("ogt", other, size), other, size)

    def inner(self, a: str, b: str, count: int | str) -> str:
        """Σ a b."""
        with self.loop(0, count, 1, [self.zero()]) as i:
            i.onward = [self.fma(self.get(a, i.index), self.get(b, i.index), i.carried[0])]
        return i.carried[0]

    def add_multiple(self, times: str, of: str, to: str, count: int | str) -> None:
        """Add a multiple of some numbers to others."""
        with self.loop(0, count) as i:
            self.put(self.fma(times, self.get(of, i.index), self.get(to, i.index)), to, i.index)
