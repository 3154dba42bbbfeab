"""Rows of matrices made of inner products, as `programs.products` says, in LLVM assembly: runs of columns."""

from __future__ import annotations

from poinsot.algebra.caching import cached_property
from poinsot.programs.products import Products
from poinsot.programs.recursion import OUTPUT, OperandPlace
from poinsot.records import dataclass
from poinsot.renderers.llvm.assembly import ValueType
from poinsot.renderers.llvm.looping import Looping, lines_of_bits, reals, table


def products(stage: Products, name: str, head: str, shared: int, lanes: ValueType, group: ValueType, fma: bool) -> str:
    """The functions: a walk over the table of runs, and one for each rule."""
    return "\n".join(_Writer(stage, name, shared, lanes, group, fma).functions(head))


@dataclass(frozen=True)
class _Writer:
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
