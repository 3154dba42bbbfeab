"""From a recursion over a tree to LLVM assembly: a loop for each sweep, which calls the step of the link's kind."""

from __future__ import annotations

import re
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from poinsot.compiler.assembly import Assembly, Lanes
from poinsot.compiler.interface import ALIGNMENT
from poinsot.compiler.lowering import Body, lower
from poinsot.compiler.program import contract
from poinsot.compiler.recursion import (
    FIRST_COLUMN,
    INPUT,
    KIND,
    OUTPUT,
    OWN,
    PARENT,
    PARENT_RECORD,
    RECORD,
    ROW,
    SUM,
    Place,
    Recursion,
    Step,
    Sweep,
)

_DEFINED = re.compile(r"^define internal [^@]*@(\w+)\(", re.MULTILINE)
_NAME = re.compile(r"@(\w+)")


def lower_recursion(recursion: Recursion, inputs: int, outputs: int, lanes: Lanes, fma: bool) -> Body:
    """``@body<n>`` for some lanes, as `lowering.lower` makes it of a program: so many inputs, so many outputs.

    The workspace holds what a step needs, the operands of a step that are not in a record, and the records.
    """
    steps, texts = 0, []
    for number, sweep in enumerate(recursion.sweeps):
        for kind, step in sweep.steps.items():
            sizes = [[each.size for each in places] for places in (step.inputs, step.outputs)]
            program = contract(step.program) if fma else step.program
            body = lower(program, sizes[0], sizes[1], lanes, lanes, fma)
            texts.append(_renamed(body.text, f"step{number}_{kind}_"))
            steps = max(steps, body.workspace)
    writer = _Writer(recursion, inputs, outputs, lanes, steps)
    texts += [writer.sweep(number, sweep) for number, sweep in enumerate(recursion.sweeps)]
    tables = [_table("links", recursion.links), _table("rows", recursion.rows)]
    return Body("\n".join([*tables, *texts, writer.body()]), writer.size)


def _renamed(text: str, prefix: str) -> str:
    """The text with a prefix to the names of its functions, so that several programs share a module."""
    own = set(_DEFINED.findall(text))
    return _NAME.sub(lambda found: f"@{prefix}{found[1]}" if found[1] in own else found[0], text)


def _table(name: str, numbers: NDArray[np.generic]) -> str:
    """A constant array, byte by byte."""
    data = np.frombuffer(np.ascontiguousarray(numbers).tobytes(), dtype=np.uint8)
    digits = np.frombuffer(b"0123456789ABCDEF", dtype=np.uint8)
    text = np.stack([np.full_like(data, ord("\\")), digits[data >> 4], digits[data & 15]], axis=1).tobytes().decode()
    return f'@{name} = internal constant [{len(data)} x i8] c"{text}", align {ALIGNMENT}'


class _Writer:
    """Writes the loops; knows where in the workspace everything lies, in bytes."""

    def __init__(self, recursion: Recursion, inputs: int, outputs: int, lanes: Lanes, steps: int) -> None:
        self.recursion, self.lanes = recursion, lanes
        self.pointers = [f"%i{k}" for k in range(inputs)] + [f"%o{k}" for k in range(outputs)] + ["%work"]
        every = [step for sweep in recursion.sweeps for step in sweep.steps.values()]
        self.row_at = steps
        row = recursion.rows.shape[1] if lanes.count > 1 else 0
        self.sums_at = self.row_at + row * lanes.bytes
        sums = max((sum(each.size for each in step.outputs if each.base == SUM) for step in every), default=0)
        self.records_at = self.sums_at + sums * lanes.bytes
        self.size = -(-(self.records_at + recursion.record * lanes.bytes) // ALIGNMENT) * ALIGNMENT

    def body(self) -> str:
        """The function that prepares the ground and makes the sweeps."""
        code = Assembly(self.lanes, False)
        for place, value in self.recursion.ground.items():
            code.store(self.lanes.number(value), "%work", self.records_at + place * self.lanes.bytes, 8)
        arguments = ", ".join(f"ptr {each}" for each in self.pointers)
        for number in range(len(self.recursion.sweeps)):
            code.do(f"call void @sweep{number}({arguments})")
        code.do("ret void")
        return code.function(self._head(f"body{self.lanes.count}"))

    def _head(self, name: str) -> str:
        return f"define internal void @{name}({', '.join(f'ptr noalias {each}' for each in self.pointers)})"

    def sweep(self, number: int, sweep: Sweep) -> str:
        """The loop of one sweep."""
        code, count = Assembly(self.lanes, False), len(self.recursion.links)
        first, end, stride = (count - 1, -1, -1) if sweep.rootward else (0, count, 1)
        code.do("br label %visit")
        code.label("visit")
        code.lines.append(f"  %link = phi i64 [ {first}, %0 ], [ %following, %visited ]")
        words = self.recursion.links.shape[1]
        line = code.at("@links", code(f"mul i64 %link, {4 * words}"))
        word = [code(f"sext i32 {code(f'load i32, ptr {code.at(line, 4 * k)}, align 4')} to i64") for k in range(words)]
        width = 8 * self.recursion.rows.shape[1]
        bases = {ROW: code.at("@rows", code(f"mul i64 %link, {width}"))}
        records = code.at("%work", self.records_at)
        for base, column in ((OWN, RECORD), (PARENT, PARENT_RECORD)):
            bases[base] = self._numbers_on(code, records, word[column])
        choices = " ".join(f"i64 {kind}, label %kind{kind}" for kind in sweep.steps)
        code.do(f"switch i64 {word[KIND]}, label %visited [ {choices} ]")
        for kind, step in sweep.steps.items():
            code.label(f"kind{kind}")
            self._step(code, f"@step{number}_{kind}_body{self.lanes.count}", step, bases, word)
            code.do("br label %visited")
        code.label("visited")
        code.lines.append(f"  %following = add i64 %link, {stride}")
        code.do(f"br i1 {code(f'icmp eq i64 %following, {end}')}, label %done, label %visit")
        code.label("done")
        code.do("ret void")
        return code.function(self._head(f"sweep{number}"))

    def _step(self, code: Assembly, name: str, step: Step, bases: dict[str, str], word: Sequence[str]) -> None:
        """Call a step with pointers to its operands, then add up what goes to the parent."""
        pointers, uses = [], iter(step.program.uses())
        for each in step.inputs:
            used = [next(uses) > 0 for _ in range(each.size)]
            if each.base == ROW and self.lanes.count > 1:
                pointers.append(self._spread(code, each, bases[ROW], used))
            else:
                pointers.append(self._pointer(code, each, bases, word))
        sums, top = [], self.sums_at
        for each in step.outputs:
            if each.base != SUM:
                pointers.append(self._pointer(code, each, bases, word))
                continue
            pointers.append(code.at("%work", top))
            sums.append((each, pointers[-1]))
            top += each.size * self.lanes.bytes
        code.do(f"call void {name}({', '.join(f'ptr {each}' for each in [*pointers, '%work'])})")
        for each, source in sums:
            self._add(code, code.at(bases[PARENT], each.offset * self.lanes.bytes), source, each.size)

    def _pointer(self, code: Assembly, place: Place, bases: dict[str, str], word: Sequence[str]) -> str:
        if place.base in (INPUT, OUTPUT):
            start = self._numbers_on(code, f"%{place.base[0]}{place.operand}", word[FIRST_COLUMN + place.column])
            return code.at(start, place.offset * self.lanes.bytes)
        size = 8 if place.base == ROW else self.lanes.bytes
        return code.at(bases[place.base], place.offset * size)

    def _spread(self, code: Assembly, place: Place, row: str, used: Sequence[bool]) -> str:
        """The numbers of the link's row that a step uses, the same for every lane."""
        kind, target = self.lanes.type, code.at("%work", self.row_at + place.offset * self.lanes.bytes)
        for k in np.flatnonzero(used).tolist():
            number = code(f"load double, ptr {code.at(row, (place.offset + k) * 8)}, align 8")
            single = code(f"insertelement {kind} poison, double {number}, i32 0")
            mask = f"<{self.lanes.count} x i32> zeroinitializer"
            value = code(f"shufflevector {kind} {single}, {kind} poison, {mask}")
            code.store(value, target, k * self.lanes.bytes, 8)
        return target

    def _numbers_on(self, code: Assembly, base: str, count: str) -> str:
        return code.at(base, code(f"mul i64 {count}, {self.lanes.bytes}"))

    def _add(self, code: Assembly, target: str, source: str, size: int) -> None:
        """target += source, some numbers at a time."""
        for start in range(0, size * self.lanes.count, 8):
            count = min(8, size * self.lanes.count - start)
            kind = "double" if count == 1 else f"<{count} x double>"
            places = [code.at(each, 8 * start) for each in (target, source)]
            a, b = (code(f"load {kind}, ptr {each}, align 8") for each in places)
            code.do(f"store {kind} {code(f'fadd {kind} {a}, {b}')}, ptr {places[0]}, align 8")
