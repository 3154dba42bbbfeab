"""From a recursion over a tree to LLVM assembly: a loop for each sweep, which calls the step of the link's kind.

Rows and columns of square matrices exchanged, in LLVM assembly.

Products of a dense matrix with others in LLVM assembly: blocks of rows, strips of columns kept in registers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from poinsot.errors import CompilerError
from poinsot.programs.dense_loops import FrontLoop
from poinsot.programs.products import Multiply, Products, Solve, Swaps
from poinsot.programs.recursion import (
    GROUND,
    INPUT,
    OUTPUT,
    ROW,
    SHARED,
    SLOT,
    WHOLE,
    LinkStep,
    Once,
    OperandPlace,
    Recursion,
    Stage,
    Walk,
)
from poinsot.programs.text_stage import TextStage
from poinsot.records import NamedTuple
from poinsot.renderers.llvm.assembly import Assembly, ValueType
from poinsot.renderers.llvm.columns import products, solve
from poinsot.renderers.llvm.front_loops import front_loop
from poinsot.renderers.llvm.interface import ALIGNMENT
from poinsot.renderers.llvm.looping import Looping, table
from poinsot.renderers.llvm.program import ProgramBody
from poinsot.renderers.llvm.step import LoweredStep, lower_step, lower_steps
from poinsot.renderers.llvm.text_call import StagePlaces, room, text_stage
from poinsot.renderers.llvm.trigonometry import sincos

_ROWS, _STRIP_VECTORS, _LANES = 4, 4, 8  # rows of a block, vectors in a strip, lanes of a vector


def multiply(stage: Multiply, name: str, head: str, shared: int, lanes: ValueType, group: ValueType, fma: bool) -> str:
    """The functions: one for each size of a block, and one that goes through all blocks."""
    code, size = Looping(lanes, group, fma), stage.size
    most = _STRIP_VECTORS if code.lanes.count == _LANES else _STRIP_VECTORS // 2
    vectors = -(-size // code.columns)
    strips, blocks = _parts(vectors, most), _parts(size, _ROWS)
    for k, start in enumerate(stage.right_sides):
        for width, first, end in strips:
            with code.loop(first * code.columns, end * code.columns, width * code.columns) as column:
                b = code.places(code.at("%work", shared + start * lanes.bytes), column.index)
                x = code.places(f"%o{k}", column.index)
                for height, top, bottom in blocks:
                    with code.loop(top, bottom, height) as row:
                        a, out = (code.places(each, row.index, size) for each in (f"%o{stage.factor}", x))
                        arguments = f"ptr {a}, ptr {b}, ptr {out}, i64 {column.index}"
                        code.do(f"call void @{name}_block{height}_{width}({arguments})")
    code.do("ret void")
    functions = [
        _block(stage, name, height, width, Looping(lanes, group, fma)) for height, *_ in blocks for width, *_ in strips
    ]
    return "\n".join([*functions, code.function(head)])


def _block(stage: Multiply, name: str, height: int, width: int, code: Looping) -> str:
    """The function for some rows and some vectors of columns."""
    places = [(r, j) for r in range(height) for j in range(width)]
    with code.loop(0, stage.size, 1, [code.zero()] * len(places)) as i:
        row = code.places("%b", i.index, stage.row)
        b = [code.vector(row, j * code.columns) for j in range(width)]
        a = [code.uniform(code.places("%a", i.index), r * stage.size) for r in range(height)]
        i.onward = [code.fma(a[r], b[j], total) for (r, j), total in zip(places, i.carried, strict=True)]
    for (r, j), total in zip(places, i.carried, strict=True):
        inside = code.within(code(f"add i64 %column, {j * code.columns}"), None, str(stage.size))
        code.store_where(inside, total, code.places("%out", r * stage.size + j * code.columns))
    code.do("ret void")
    arguments = "ptr noalias %a, ptr noalias %b, ptr noalias %out, i64 %column"
    return code.function(f"define internal void @{name}_block{height}_{width}({arguments})")


def _parts(count: int, most: int) -> list[tuple[int, int, int]]:
    """(size, first, end) of the parts: as many of the largest size as fit, and the remainder."""
    whole = count - count % most
    return [(size, a, b) for size, a, b in ((most, 0, whole), (count - whole, whole, count)) if a < b]


def swaps(stage: Swaps, name: str, head: str, shared: int, lanes: ValueType, group: ValueType, fma: bool) -> str:
    """The function: number by number."""
    code, n = Looping(lanes, group, fma), stage.size
    with code.loop(0, len(stage.pairs)) as pair:
        a, b = code.entries(f"{name}_pairs", pair.index, 2)
        for output in stage.outputs:
            for rows in (True, False):
                with code.loop(0, n) as k:
                    places = [(x, k.index) if rows else (k.index, x) for x in (a, b)]
                    at = [code.places(code.places(f"%o{output}", i, n), j) for i, j in places]
                    values = [code(f"load {lanes.type}, ptr {x}, align 8") for x in at]
                    for value, x in zip(reversed(values), at, strict=True):
                        code.do(f"store {lanes.type} {value}, ptr {x}, align 8")
    code.do("ret void")
    return f"{table(f'{name}_pairs', stage.pairs)}\n{code.function(head)}"


STAGES: Sequence[tuple[type, Callable[..., str]]] = (
    (Solve, solve), (Products, products), (Multiply, multiply), (Swaps, swaps),
)  # fmt: skip
"""Who writes which stage: (stage, name, head, shared, lanes, group, fma) → its functions, the one with that head, which
gets operands and workspace, and others named ``name_…``; shared numbers begin ``shared`` bytes after ``%work``."""


class LoweredLoop(NamedTuple):
    """The assembly of a loop over fronts: the function to call with records, shared numbers, lists and words."""

    text: str
    entry: str
    workspace: int = 0
    angles: int = 0


Lowered = LoweredStep | LoweredLoop


def lower_recursion(
    recursion: Recursion, inputs: Sequence[int], outputs: Sequence[int], lanes: ValueType, group: ValueType, fma: bool
) -> ProgramBody:
    """``@body<n>`` for some lanes, as `lowering.lower` makes it of a program.

    inputs, outputs   how many numbers each operand holds
    group             how many angles are taken at a time where there is one lane
    The workspace holds what a step needs, the angles of a sweep, and the records.
    """
    lowered: list[tuple[Mapping[int, Lowered], int]] = []
    for number, sweep in enumerate(recursion.sweeps):
        name = f"step{number}_"
        if isinstance(sweep, Once):
            lowered.append(({0: lower_step(sweep.step, name, lanes, fma)}, 0))
        elif isinstance(sweep, Walk) and not sweep.ahead:
            lowered.append((_lower_walk(sweep, name, lanes, group, fma), 0))
        elif isinstance(sweep, Walk):
            straight = {kind: step for kind, step in sweep.steps.items() if isinstance(step, LinkStep)}
            lowered.append(lower_steps(straight, sweep.count, name, lanes, group, fma))
        else:
            lowered.append(({}, 0))
    steps = [step for by_kind, _ in lowered for step in by_kind.values()]
    tables = _Tables()
    tables.add("rows", recursion.rows)
    for number, sweep in enumerate(recursion.sweeps):
        if isinstance(sweep, Walk):
            tables.add(f"lines{number}", sweep.lines)
        if isinstance(sweep, Walk):
            tables.add(f"lists{number}", sweep.lists)
        elif isinstance(sweep, TextStage):
            tables.add(f"lists{number}", sweep.table)
    writer = _Writer(recursion, inputs, outputs, lanes, group, tables.starts)
    blocks = [room(each, writer.places, lanes) for each in recursion.sweeps if isinstance(each, TextStage)]
    writer.lay_out(max([*(each.workspace for each in steps), *blocks, 0]), max(apart for _, apart in lowered))
    text = [each.text for each in steps]
    if any(each.angles for each in steps):
        text.append(sincos(group, fma))
    if any(count for _, count in recursion.cleared):
        text.append("declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)")
    for number, (sweep, (by_kind, apart)) in enumerate(zip(recursion.sweeps, lowered, strict=True)):
        if isinstance(sweep, Once):
            text.append(writer.once(number, by_kind[0]))
            continue
        if not isinstance(sweep, Walk):
            text.append(writer.stage(number, sweep, fma))
            continue
        text += [writer.angles(number, sweep, by_kind, apart)] if apart else []
        text.append(writer.sweep(number, sweep, by_kind, apart))
    return ProgramBody("\n".join([*text, writer.body()]), writer.size, tables.data())


def _lower_walk(walk: Walk, name: str, lanes: ValueType, group: ValueType, fma: bool) -> dict[int, Lowered]:
    """The steps of a walk that take their own angles, and loops over fronts."""
    found: dict[int, Lowered] = {}
    for kind, step in walk.steps.items():
        if isinstance(step, FrontLoop):
            entry = f"{name}{kind}_front"
            found[kind] = LoweredLoop(front_loop(step, entry, lanes, group, fma), entry)
        else:
            found[kind] = lower_step(step, f"{name}{kind}_", lanes, fma)
    return found


class _Tables:
    """Constants of the loops, handed over as data, so that LLVM's work does not grow with the tree.

    starts   name → bytes from the beginning of all
    """

    def __init__(self) -> None:
        self.starts: dict[str, int] = {}
        self._parts: list[bytes] = []
        self._size = 0

    def add(self, name: str, numbers: NDArray[np.generic]) -> None:
        """One more, aligned."""
        part = np.ascontiguousarray(numbers).tobytes()
        self.starts[name] = self._size
        self._parts += [part, bytes(_up(len(part)) - len(part))]
        self._size += _up(len(part))

    def data(self) -> bytes:
        """All of them."""
        return b"".join(self._parts)


def _up(size: int) -> int:
    return -(-size // ALIGNMENT) * ALIGNMENT


class _Link:
    """A loop's view of the link that it visits: starts of its records, its columns, the places of its angles."""

    def __init__(self, bases: Mapping[str, str], columns: Sequence[str], angle: str) -> None:
        self.bases, self.columns, self.angle = bases, columns, angle


ROWS = "rows"
"""The base of all rows of the table."""
Visit = Callable[[Assembly, LoweredStep, _Link], None]


class _Writer:
    """Writes the loops; knows where in the workspace everything lies, in bytes."""

    def __init__(
        self,
        recursion: Recursion,
        inputs: Sequence[int],
        outputs: Sequence[int],
        lanes: ValueType,
        group: ValueType,
        tables: Mapping[str, int],
    ) -> None:
        self.recursion, self.lanes, self.group, self.tables = recursion, lanes, group, tables
        self.places = StagePlaces(inputs, outputs, recursion.record, recursion.shared)
        self.pointers = [f"%i{k}" for k in range(len(inputs))] + [f"%o{k}" for k in range(len(outputs))] + ["%work"]

    def lay_out(self, steps: int, apart: int) -> None:
        """Divide the workspace: space of a step, three rows of angles, records."""
        self.angles_at = _up(steps)
        self.records_at = self.angles_at + _up(3 * apart)
        self.shared_at = self.records_at + _up(self.recursion.record * self.lanes.bytes)
        self.size = self.shared_at + _up(self.recursion.shared * self.lanes.bytes)

    def body(self) -> str:
        """The function that clears records and calls the sweeps."""
        code = Assembly(self.lanes, False)
        for first, count in self.recursion.cleared:
            start, size = code.at("%work", self.records_at + first * self.lanes.bytes), count * self.lanes.bytes
            code.do(f"call void @llvm.memset.p0.i64(ptr {start}, i8 0, i64 {size}, i1 false)")
        for number in range(len(self.recursion.sweeps)):
            code.do(f"call void @sweep{number}({self._arguments()})")
        code.do("ret void")
        return code.function(self._head(f"body{self.lanes.count}"))

    def _arguments(self) -> str:
        return ", ".join(f"ptr {each}" for each in self.pointers)

    def _head(self, name: str) -> str:
        return f"define internal void @{name}({', '.join(f'ptr noalias {each}' for each in self.pointers)})"

    def sweep(self, number: int, sweep: Walk, steps: Mapping[int, Lowered], apart: int) -> str:
        """The function of one sweep: the step of every link."""
        code = Assembly(self.lanes, False)
        if apart:
            code.do(f"call void @angles{number}({self._arguments()})")
        self._walk(code, number, sweep, steps, self._call)
        code.do("ret void")
        return code.function(self._head(f"sweep{number}"))

    def once(self, number: int, step: Lowered) -> str:
        """The function of the steps done once."""
        assert isinstance(step, LoweredStep)
        code = Assembly(self.lanes, False)
        self._call(code, step, _Link({GROUND: code.at("%work", self.records_at)}, (), "%work"))
        code.do("ret void")
        return code.function(self._head(f"sweep{number}"))

    def stage(self, number: int, stage: Stage, fma: bool) -> str:
        """The functions of loops over the shared numbers."""
        name = f"sweep{number}"
        if isinstance(stage, TextStage):
            places = self.places._replace(records_at=self.records_at, shared_at=self.shared_at)
            return text_stage(stage, name, self._head(name), places, self.lanes, self.tables[f"lists{number}"])
        for kind, write in STAGES:
            if isinstance(stage, kind):
                return write(stage, name, self._head(name), self.shared_at, self.lanes, self.group, fma)
        raise CompilerError(f"LLVM assembly is not known for the stage {type(stage).__name__}: add it to STAGES.")

    def angles(self, number: int, sweep: Walk, steps: Mapping[int, Lowered], apart: int) -> str:
        """The function that takes sine and cosine of the angles of all links, some at a time."""
        code, group = Assembly(ValueType(1), False), self.group
        if self.lanes.count < group.count:  # what fills up the last group, if it is not filled by angles
            for k in range(1, group.count):
                code.store("0.0", "%work", self.angles_at + apart - 8 * k, 8)
        self._walk(code, number, sweep, steps, self._call_ahead)
        x = code.at("%work", self.angles_at)
        code.do("br label %take")
        code.label("take")
        code.lines.append("  %k = phi i64 [ 0, %done ], [ %next, %take ]")
        places = [code.at(x, "%k")]
        places += [code.at(places[0], apart), code.at(places[0], 2 * apart)]
        code.do(f"call void @sincos{group.count}({', '.join(f'ptr {each}' for each in places)})")
        code.lines.append(f"  %next = add i64 %k, {group.bytes}")
        code.do(f"br i1 {code(f'icmp ult i64 %next, {apart}')}, label %take, label %end")
        code.label("end")
        code.do("ret void")
        return code.function(self._head(f"angles{number}"))

    def _walk(self, code: Assembly, number: int, walk: Walk, steps: Mapping[int, Lowered], visit: Visit) -> None:
        """Follow the lines; ends in the block ``done``."""
        rows, lines, lists = self._begins(code, "rows", f"lines{number}", f"lists{number}")
        code.do("br label %visit")
        code.label("visit")
        code.lines.append("  %line = phi i64 [ 0, %0 ], [ %following, %visited ]")
        code.lines.append(f"  %angle = phi i64 [ {self.angles_at}, %0 ], [ %angle_after, %visited ]")
        line = code.at(lines, "%line")
        kind, row = self._words(code, line, range(2))
        bases = {ROW: self._row(code, rows, row), GROUND: code.at("%work", self.records_at), ROWS: rows}
        angle = code.at("%work", "%angle")
        choices = " ".join(f"i64 {kind}, label %kind{kind}" for kind in steps)
        code.do(f"switch i64 {kind}, label %visited [ {choices} ]")
        for each, step in steps.items():
            code.label(f"kind{each}")
            said = self._words(code, line, range(2, 2 + walk.columns[each]))
            if isinstance(step, LoweredLoop):
                self._call_loop(code, step, lists, said)
            else:
                visit(code, step, _Link(bases, said, angle))
            code.do("br label %visited")
        code.label("visited")
        taken = ", ".join(f"[ {self.lanes.bytes * step.angles}, %kind{each} ]" for each, step in steps.items())
        words = ", ".join(f"[ {4 * (2 + walk.columns[each])}, %kind{each} ]" for each in steps)
        code.lines.append(f"  %taken = phi i64 [ 0, %visit ], {taken}")
        code.lines.append(f"  %length = phi i64 [ 4, %visit ], {words}")
        code.lines.append("  %angle_after = add i64 %angle, %taken")
        code.lines.append("  %following = add i64 %line, %length")
        end = 4 * len(walk.lines)
        code.do(f"br i1 {code(f'icmp eq i64 %following, {end}')}, label %done, label %visit")
        code.label("done")

    def _begins(self, code: Assembly, *names: str) -> list[str]:
        """The addresses of tables."""
        data = code("load ptr, ptr @tables")
        return [code.at(data, self.tables[name]) for name in names]

    @staticmethod
    def _words(code: Assembly, line: str, which: range) -> list[str]:
        return [code(f"sext i32 {code(f'load i32, ptr {code.at(line, 4 * k)}, align 4')} to i64") for k in which]

    def _call(self, code: Assembly, lowered: LoweredStep, link: _Link) -> None:
        """Call a step with pointers to its operands."""
        places = [*lowered.step.inputs, *lowered.step.outputs]
        pointers = [self._pointer(code, each, link) for each in places]
        pointers.append(link.angle if lowered.angles else "%work")
        code.do(f"call void @{lowered.entry}({', '.join(f'ptr {each}' for each in pointers)})")

    def _call_loop(self, code: Assembly, loop: LoweredLoop, lists: str, words: Sequence[str]) -> None:
        """Call a loop over fronts with the words of its line."""
        starts = [code.at("%work", self.records_at), code.at("%work", self.shared_at), lists]
        called = [*(f"ptr {each}" for each in starts), *(f"i64 {each}" for each in words)]
        code.do(f"call void @{loop.entry}({', '.join(called)})")

    def _call_ahead(self, code: Assembly, lowered: LoweredStep, link: _Link) -> None:
        """Have a step put its angles in their place; it reads few of its operands."""
        if lowered.angles:
            places = [*lowered.step.inputs, *lowered.step.outputs]
            read = [k in lowered.ahead_reads for k in range(len(places))]
            pointers = [self._pointer(code, x, link) if used else "null" for x, used in zip(places, read, strict=True)]
            code.do(f"call void @{lowered.ahead}({', '.join(f'ptr {each}' for each in [*pointers, link.angle])})")

    def _pointer(self, code: Assembly, place: OperandPlace, link: _Link) -> str:
        if place.base in (INPUT, OUTPUT, SHARED, SLOT):
            start = link.bases[GROUND] if place.base == SLOT else f"%{place.base[0]}{place.operand}"
            if place.base == SHARED:
                start = code.at("%work", self.shared_at)
            if place.column != WHOLE:
                start = self._numbers_on(code, start, link.columns[place.column])
            return code.at(start, place.offset * self.lanes.bytes)
        if place.base == ROW and place.operand:  # the row that a column names
            row = self._row(code, link.bases[ROWS], link.columns[place.column])
            return code.at(row, place.offset * 8)
        size = 8 if place.base == ROW else self.lanes.bytes
        return code.at(link.bases[place.base], place.offset * size)

    def _row(self, code: Assembly, rows: str, number: str) -> str:
        return code.at(rows, code(f"mul i64 {number}, {8 * self.recursion.rows.shape[1]}"))

    def _numbers_on(self, code: Assembly, base: str, count: str) -> str:
        return code.at(base, code(f"mul i64 {count}, {self.lanes.bytes}"))
