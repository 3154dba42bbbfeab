"""Many right-hand sides at once, as `programs.products` says, in LLVM assembly: strips of columns kept in registers.

Rows of matrices made of inner products, as `programs.products` says, in LLVM assembly: runs of columns.
"""

from __future__ import annotations

from collections.abc import Sequence

from poinsot.algebra.caching import cached_property
from poinsot.programs.products import GROUND, LOST, NOTHING, STRIP, Products, Solve, slots_of
from poinsot.programs.recursion import OUTPUT, OperandPlace
from poinsot.records import dataclass
from poinsot.renderers.llvm.assembly import ValueType
from poinsot.renderers.llvm.looping import Looping, lines_of_bits, reals, table

SIX = range(6)
_LANES = 8  # lanes of a vector
_STRIP_VECTORS = STRIP // _LANES  # vectors in a strip


def solve(stage: Solve, name: str, head: str, shared: int, lanes: ValueType, group: ValueType, fma: bool) -> str:
    """The functions: strips of several vectors of columns, and one that goes through all of them."""
    return "\n".join(_Writer(stage, name, shared, lanes, group, fma).functions(head))


@dataclass(frozen=True)
class _Writer:
    """Writes the functions of a stage, for strips of one vector up to as many as registers hold the components of."""

    stage: Solve
    name: str
    shared: int
    each: ValueType
    group: ValueType
    fma: bool

    def code(self) -> Looping:
        """A function to be written."""
        return Looping(self.each, self.group, self.fma)

    def functions(self, head: str) -> list[str]:
        """All of them."""
        code, size = self.code(), self.stage.size
        most = _STRIP_VECTORS if code.lanes.count == _LANES else _STRIP_VECTORS // 2
        vectors = -(-size // code.columns)
        whole = vectors - vectors % most
        parts = [(k, a, b) for k, a, b in ((most, 0, whole), (vectors - whole, whole, vectors)) if a < b]
        for number, start in enumerate((*self.stage.right_sides, None)):
            for k, a, b in parts:
                with code.loop(a * code.columns, b * code.columns, k * code.columns) as strip:
                    self._call(code, k, number, start, strip.index)
        code.do(f"call void @{self.name}_mirror(ptr %o{len(self.stage.right_sides)})")
        code.do("ret void")
        strips = [_Strip(self, k, unit).function() for k, *_ in parts for unit in (False, True)]
        return [*self._tables(), *strips, self._mirror(), code.function(head)]

    def _call(self, code: Looping, k: int, number: int, start: int | None, column: str) -> None:
        """Solve for the strip of k vectors that begins with a column, into output ``number``."""
        out = code.places(f"%o{number}", column)
        if start is None:
            code.do(f"call void @{self.name}_unit{k}(ptr null, ptr {out}, i64 {column}, ptr %work)")
        else:
            b = code.places(code.at("%work", self.shared + start * self.each.bytes), column)
            code.do(f"call void @{self.name}_strip{k}(ptr {b}, ptr {out}, i64 {column}, ptr %work)")

    def _tables(self) -> list[str]:
        """Tables of stretches (first freedom, end, slots of parent, self, motion) and the stretch of each freedom."""
        stretches, (slots, _) = self.stage.stretches, slots_of(self.stage.stretches)
        rows = []
        for each, slot in zip(stretches, slots, strict=True):
            above = GROUND if each.parent < 0 else slots[each.parent]
            rows.append([each.first, each.end, above, slot, LOST if slot == NOTHING else slot])
        of = [[k] for k, each in enumerate(stretches) for _ in range(each.first, each.end)]
        return [table(f"{self.name}_stretches", rows), table(f"{self.name}_of", of)]

    def _mirror(self) -> str:
        """The function that copies the upper triangle to the lower one, tile by tile."""
        code, n, tile, kind = self.code(), self.stage.size, 8, self.each.type
        with code.loop(0, n, tile) as rows, code.loop(0, code(f"add i64 {rows.index}, 1"), tile) as columns:
            last, right = (code(f"add i64 {each.index}, {tile}") for each in (rows, columns))
            with (
                code.loop(rows.index, code.smaller(last, n)) as r,
                code.loop(columns.index, code.smaller(right, r.index)) as c,
            ):
                above, below = (
                    code.places(code.places("%matrix", i, n), j) for i, j in ((c.index, r.index), (r.index, c.index))
                )
                value = code(f"load {kind}, ptr {above}, align 8")
                code.do(f"store {kind} {value}, ptr {below}, align 8")
        code.do("ret void")
        return code.function(f"define internal void @{self.name}_mirror(ptr noalias %matrix)")


class _Strip:
    """The function that solves for some vectors of columns; ``unit``: −B is the unit matrix.

    For columns of the unit matrix the rows beyond the last column are left out: z is zero there, and M⁻¹ symmetric.
    """

    def __init__(self, writer: _Writer, vectors: int, unit: bool) -> None:
        self.stage, self.name, self.vectors, self.unit = writer.stage, writer.name, vectors, unit
        self.code = code = writer.code()
        self.x = code.at("%work", writer.shared)
        self.z = code.at(self.x, self.stage.scratch * writer.each.bytes)
        self.across = vectors * code.lanes.bytes
        self.slots = code.at(self.z, self.stage.size * self.across)

    def function(self) -> str:
        """Rootward, then leafward."""
        code, stage = self.code, self.stage
        self._clear(0, slots_of(stage.stretches)[1])
        end: int | str = stage.size
        top: int | str = len(stage.stretches)
        if self.unit:
            end = code.smaller(code(f"add i64 %column, {self.vectors * code.columns}"), stage.size)
            (last,) = code.entries(f"{self.name}_of", code(f"sub i64 {end}, 1"), 1)
            top = code(f"add i64 {last}, 1")
        self._rootward(top, end)
        self._clear(GROUND, GROUND + 1)
        self._leafward(top, end)
        code.do("ret void")
        arguments = "ptr noalias %b, ptr noalias %out, i64 %column, ptr noalias %work"
        return code.function(f"define internal void @{self.name}_{self.kind}{self.vectors}({arguments})")

    @property
    def kind(self) -> str:
        """Which kind of function it is, in its name."""
        return "unit" if self.unit else "strip"

    def _clear(self, first: int, end: int) -> None:
        """Put zeros into some slots."""
        size = 6 * self.vectors
        with self.code.loop(first * size, end * size) as k:
            self._put(self.code.zero(), self.slots, k.index)

    def _put(self, value: str, base: str, count: int | str) -> None:
        """Store a vector, some vectors after an address."""
        size = self.code.lanes.bytes
        offset = count * size if isinstance(count, int) else self.code(f"mul i64 {count}, {size}")
        self.code.store(value, self.code.at(base, offset), 0, 8)

    def _take(self, base: str, count: int) -> str:
        return self.code.load(base, count * self.code.lanes.bytes, 8)

    def _slot(self, number: str) -> str:
        """The address of the six-vectors in a slot."""
        return self.code.at(self.slots, self.code(f"mul i64 {number}, {6 * self.across}"))

    def _stretch(self, number: str, end: int | str) -> list[str]:
        first, last, *slots = self.code.entries(f"{self.name}_stretches", number, 5)
        return [first, self.code.smaller(last, end) if self.unit else last, *(self._slot(each) for each in slots)]

    def _components(self, i: str, first: int) -> list[str]:
        place = self.code.places(self.x, i)
        return [self.code.uniform(place, (first + k) * self.stage.stride) for k in SIX]

    def _inner(self, six: list[str], others: list[str], start: str | None) -> str:
        """The start plus the inner product of two six-vectors, as two sums side by side."""
        code = self.code
        total = code.mul(six[0], others[0]) if start is None else code.fma(six[0], others[0], start)
        rest = code.mul(six[3], others[3])
        for k in (1, 2):
            total, rest = code.fma(six[k], others[k], total), code.fma(six[k + 3], others[k + 3], rest)
        return code.add(total, rest)

    def _of_vector(self, carried: Sequence[str], j: int) -> list[str]:
        """The six components for vector j."""
        return [carried[self.vectors * k + j] for k in SIX]

    def _rootward(self, top: int | str, end: int | str) -> None:
        code, stage, count = self.code, self.stage, 6 * self.vectors
        with code.loop(code(f"sub i64 {top}, 1"), -1, -1) as number:
            first, last, above, slot, _ = self._stretch(number.index, end)
            begin, stop = code(f"sub i64 {last}, 1"), code(f"sub i64 {first}, 1")
            hanging = [self._take(slot, k) for k in range(count)]
            for k in range(count):
                self._put(code.zero(), slot, k)
            with code.loop(begin, stop, -1, hanging) as i:
                S, Y = self._components(i.index, stage.S), self._components(i.index, stage.Y)
                N = code.uniform(code.places(self.x, i.index), stage.N * stage.stride)
                z = code.at(self.z, code(f"mul i64 {i.index}, {self.across}"))
                b = self._right_side(i.index)
                onward = {}
                for j in range(self.vectors):
                    p = self._of_vector(i.carried, j)
                    t = self._inner(S, p, b[j])
                    self._put(code.mul(N, t), z, j)
                    less = code.neg(t)
                    onward.update({self.vectors * k + j: code.fma(Y[k], less, p[k]) for k in SIX})
                i.onward = [onward[k] for k in range(count)]
            for k, carried in enumerate(i.carried):
                self._put(code.add(self._take(above, k), carried), above, k)

    def _right_side(self, i: str) -> list[str]:
        """The row of B in this strip, or of minus the unit matrix when solving for the inverse."""
        code = self.code
        if not self.unit:
            row = code.places("%b", i, self.stage.row)
            return [code.vector(row, j * code.columns) for j in range(self.vectors)]
        return [code.select(code.equal(column, i), code.lanes.number(-1.0), code.zero()) for column in self._columns()]

    def _columns(self) -> list[str]:
        """The first column of each vector."""
        return [self.code(f"add i64 %column, {j * self.code.columns}") for j in range(self.vectors)]

    def _leafward(self, top: int | str, end: int | str) -> None:
        code, stage, count = self.code, self.stage, 6 * self.vectors
        inside = [code.within(column, None, str(stage.size)) for column in self._columns()]
        with code.loop(0, top) as number:
            first, last, above, _, left = self._stretch(number.index, end)
            with code.loop(first, last, 1, [self._take(above, k) for k in range(count)]) as i:
                S, Y = self._components(i.index, stage.S), self._components(i.index, stage.Y)
                z = code.at(self.z, code(f"mul i64 {i.index}, {self.across}"))
                row = code.places("%out", i.index, stage.size)
                onward = {}
                for j in range(self.vectors):
                    A = self._of_vector(i.carried, j)
                    x = code.sub(self._take(z, j), self._inner(Y, A, None))
                    code.store_where(inside[j], x, code.places(row, j * code.columns))
                    onward.update({self.vectors * k + j: code.fma(S[k], x, A[k]) for k in SIX})
                i.onward = [onward[k] for k in range(count)]
            for k, carried in enumerate(i.carried):
                self._put(carried, left, k)


def products(stage: Products, name: str, head: str, shared: int, lanes: ValueType, group: ValueType, fma: bool) -> str:
    """The functions: a walk over the table of runs, and one for each rule."""
    return "\n".join(_ProductsWriter(stage, name, shared, lanes, group, fma).functions(head))


@dataclass(frozen=True)
class _ProductsWriter:
    """Writes the functions of a stage."""

    stage: Products
    name: str
    shared: int
    each: ValueType
    group: ValueType
    fma: bool

    def functions(self, head: str) -> list[str]:
        """All of them."""
        runs = [row for row in self.stage.runs if row[3] > row[2]]
        rules = [self._rule(number) for number in range(len(self.stage.rules))]
        constants = [reals(f"{self.name}_diagonal{k}", x) for k, x in enumerate(self.stage.diagonals) if len(x)]
        masks = [] if self.stage.mask is None else [lines_of_bits(f"{self.name}_mask", self.stage.mask)]
        return [table(f"{self.name}_runs", runs), *masks, *constants, *rules, self._walk(head, len(runs))]

    @cached_property
    def _pointers(self) -> str:
        return ", ".join(f"ptr %row{k}" for k in range(len(self.stage.targets)))

    def _walk(self, head: str, count: int) -> str:
        code = Looping(self.each, self.group, self.fma)
        x = code.at("%work", self.shared)
        with code.loop(0, count) as run:
            row, rule, first, end = code.entries(f"{self.name}_runs", run.index, 4)
            rows = ", ".join(f"ptr {self._row(code, place, row)}" for place in self.stage.targets)
            labels = [f"rule{k}" for k in range(len(self.stage.rules))]
            choices = " ".join(f"i64 {k}, label %{label}" for k, label in enumerate(labels))
            code.do(f"switch i64 {rule}, label %ruled [ {choices} ]")
            for k, label in enumerate(labels):
                code.label(label)
                code.do(f"call void @{self.name}_rule{k}(ptr {x}, i64 {row}, i64 {first}, i64 {end}, {rows})")
                code.do("br label %ruled")
            code.label("ruled")
        for k, diagonal in enumerate(self.stage.diagonals):
            if len(diagonal):
                self._add_to_diagonal(code, k)
        code.do("ret void")
        return code.function(head)

    def _row(self, code: Looping, place: OperandPlace, row: str) -> str:
        """The address of a row of a matrix."""
        if place.base == OUTPUT:
            return code.places(code.places(f"%o{place.operand}", place.offset), row, place.stride)
        return code.places(code.at("%work", self.shared + place.offset * self.each.bytes), row, place.stride)

    def _add_to_diagonal(self, code: Looping, k: int) -> None:
        kind = self.each.type
        with code.loop(0, len(self.stage.diagonals[k])) as row:
            at = code.places(self._row(code, self.stage.targets[k], row.index), row.index)
            constant = code.at(f"@{self.name}_diagonal{k}", code(f"mul i64 {row.index}, 8"))
            old, more = code(f"load {kind}, ptr {at}, align 8"), code.constant(constant)
            code.do(f"store {kind} {code(f'fadd {kind} {old}, {more}')}, ptr {at}, align 8")

    def _rule(self, number: int) -> str:
        """The function that makes a run of columns of a row, by one rule."""
        code, rule = Looping(self.each, self.group, self.fma), self.stage.rules[number]
        x = code.places("%x", "%r")
        wanted = dict.fromkeys(a for terms in rule for a, _ in terms)
        own = {a: code.uniform(x, a * self.stage.stride) for a in wanted}
        first, line = code(f"and i64 %first, {-code.columns}"), ""
        if number in self.stage.masked and self.stage.mask is not None:
            line = code.at(f"@{self.name}_mask", code(f"mul i64 %r, {-(-self.stage.mask.shape[1] // 8)}"))
        with code.loop(first, "%end", code.columns) as here:
            inside, y = code.within(here.index, "%first", "%end"), code.places("%x", here.index)
            true = code.bits(line, here.index) if line else ""
            seen = {b: code.vector(y, b * self.stage.stride) for b in dict.fromkeys(b for t in rule for _, b in t)}
            for k, terms in enumerate(rule):
                total = code.zero()
                for n, (a, b) in enumerate(terms):
                    total = code.fma(own[a], seen[b], total) if n else code.mul(own[a], seen[b])
                total = code.select(true, total, code.zero()) if line else total
                code.store_where(inside, total, code.places(f"%row{k}", here.index))
        code.do("ret void")
        arguments = f"ptr %x, i64 %r, i64 %first, i64 %end, {self._pointers}"
        return code.function(f"define internal void @{self.name}_rule{number}({arguments})")
