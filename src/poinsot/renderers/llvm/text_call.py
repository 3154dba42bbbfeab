"""How machine code calls a text of the loop language: the words of its block, and lanes one after the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate

from poinsot.code.loops import RUNTIME
from poinsot.code.types import PartType
from poinsot.programs.text_stage import ADDRESS, INPUT, OUTPUT, RECORDS, SHARED, TABLE, TextArray, TextStage, Word
from poinsot.records import NamedTuple
from poinsot.renderers.llvm.assembly import ValueType
from poinsot.renderers.llvm.interface import TEXT
from poinsot.renderers.llvm.looping import Counting, Index
from poinsot.renderers.llvm.target import LoadedObject, compile_object, host


class StagePlaces(NamedTuple):
    """The data of a stage: the sizes of operands, records and shared numbers, and where the last two begin.

    records_at, shared_at   bytes after ``%work``; 0 where they are not known yet
    """

    inputs: Sequence[int]
    outputs: Sequence[int]
    records: int
    shared: int
    records_at: int = 0
    shared_at: int = 0

    @property
    def sizes(self) -> list[int]:
        """Of operands, records and shared numbers."""
        return [*self.inputs, *self.outputs, self.records, self.shared]


def call_text(code: Counting, name: str, kind: PartType, block: str, words: Mapping[str, Sequence[str]]) -> str:
    """Store the words of a block of one part, and call the text with it; the value that it returns."""
    for field, values in words.items():
        for k, word in enumerate(values):
            code.do(f"store {word}, ptr {code.at(block, 8 * (kind.leaves[field] + k))}")
    return code(f"call i64 {code(f'load ptr, ptr @{TEXT}{name}')}(ptr {block}, i64 0)")


def lane_by_lane(head: str, alone: str, places: StagePlaces, lanes: ValueType, start: int) -> str:
    """The function with this head: for each lane gather its numbers, call a function of single ones, scatter results.

    start   bytes after ``%work`` where the numbers of one lane are put
    """
    code, given = Counting(False), len(places.inputs)
    names = [*(f"%i{k}" for k in range(given)), *(f"%o{k}" for k in range(len(places.outputs)))]
    own = [code.at("%work", start + 8 * first) for first in list(accumulate(places.sizes, initial=0))[:-1]]
    records = (own[-2], code.at("%work", places.records_at), places.records)
    near = [*zip(own, names, [*places.inputs, *places.outputs], strict=False)]

    def move(numbers: Sequence[tuple[str, str, int]], lane: Index, scatter: bool) -> None:
        for one, every, size in numbers:
            for k in code.each(0, size):
                near, far = code.place(one, k), code.place(code.place(every, k, lanes.bytes), lane)
                code.store(code.load(near if scatter else far, 0, 8), far if scatter else near, 0, 8)

    for lane in code.each(0, lanes.count):
        move([*near[:given], records], lane, scatter=False)
        code.do(f"call void @{alone}({', '.join(f'ptr {each}' for each in [*own[:-2], '%work'])})")
        move(near[given:], lane, scatter=True)
    code.do("ret void")
    return code.function(head)


def room(stage: TextStage, places: StagePlaces, lanes: ValueType) -> int:
    """Bytes of the block of a stage, and of all that it works on of one lane where there are several."""
    return 8 * (_part(stage.text).size + (0 if lanes.count == 1 else sum(places.sizes)))


def text_stage(stage: TextStage, name: str, head: str, places: StagePlaces, lanes: ValueType, table: int) -> str:
    """The functions of a stage, the one with this head and others named ``name_…``; table: its bytes among tables."""
    if lanes.count == 1:
        return _alone(stage, head, places, table)
    names = [*(f"%i{k}" for k in range(len(places.inputs))), *(f"%o{k}" for k in range(len(places.outputs))), "%work"]
    one = f"define internal void @{name}_alone({', '.join(f'ptr {each}' for each in names)})"
    start = 8 * _part(stage.text).size
    own = start + 8 * (sum(places.inputs) + sum(places.outputs))
    alone = _alone(stage, one, places._replace(records_at=own, shared_at=own + 8 * places.records), table)
    return f"{alone}\n{lane_by_lane(head, f'{name}_alone', places, lanes, start)}"


def _part(text: str) -> PartType:
    from poinsot.code.texts import block_of

    return block_of(text)


def _alone(stage: TextStage, head: str, places: StagePlaces, table: int) -> str:
    """The stage on single numbers; its block begins the workspace."""
    code = Counting(False)
    bases = {
        RECORDS: code.at("%work", places.records_at), SHARED: code.at("%work", places.shared_at),
        TABLE: code.at(code("load ptr, ptr @tables"), table),
    }  # fmt: skip
    call_text(code, stage.text, _part(stage.text), "%work", _words(code, stage.words, bases))
    code.do("ret void")
    return code.function(head)


def _words(code: Counting, words: Mapping[str, Word], bases: Mapping[str, str]) -> dict[str, list[str]]:
    """The words of a block as LLVM's constants and values."""

    def listed(value: Word) -> list[str]:
        if not isinstance(value, TextArray):
            return [f"i64 {value}" if isinstance(value, int) else f"double {ValueType(1).number(value)}"]
        own = {INPUT: f"%i{value.operand}", OUTPUT: f"%o{value.operand}", ADDRESS: _pointer(value.operand)}
        base = bases[value.base] if value.base in bases else own[value.base]
        return [f"ptr {code.at(base, 8 * value.first)}", *(f"i64 {size}" for size in value.shape)]

    return {field: listed(value) for field, value in words.items()}


def _pointer(address: int) -> str:
    return f"inttoptr (i64 {address} to ptr)"


def text_functions(calls: Mapping[str, tuple[str, Mapping[str, Word]]], room: int) -> LoadedObject:
    """Functions ``void f(const double *in, double *out)`` in memory, each a text and its block, by name.

    room   how many shared numbers a call works in
    """
    from poinsot.code.texts import TEXTS

    lines = []
    for name, (text, words) in calls.items():
        code = Counting(False)
        block, shared = code(f"alloca [{_part(text).size} x i64]"), code(f"alloca [{max(room, 1)} x double]")
        call_text(code, text, _part(text), block, _words(code, words, {INPUT: "%in", OUTPUT: "%out", SHARED: shared}))
        code.do("ret void")
        lines.append(f"@{TEXT}{text} = internal global ptr {_pointer(TEXTS[text].function(text))}")
        lines.append(code.function(f"define void @{name}(ptr %in, ptr %out)"))
    machine = host()
    return LoadedObject(compile_object("\n".join([*lines, "attributes #0 = { nounwind }"]), machine), machine)


def moving_kernels(kernels: Sequence[tuple[int, int, int]]) -> LoadedObject:
    """Functions kernel0, … of (inputs, outputs, their directions: moves, moved) in memory.

    kernels  of each the address of (inputs, moves) → (outputs, moved), one behind the other, and how many of each
    """
    lines = []
    for n, (address, taken, made) in enumerate(kernels):
        code = Counting(False)
        given, found = (code(f"alloca [{max(2 * size, 1)} x double]") for size in (taken, made))

        def move(source: str, target: str, size: int, code: Counting = code) -> None:
            for k in code.each(0, size):
                code.store(code.load(code.place(source, k), 0, 8), code.place(target, k), 0, 8)

        move("%in", given, taken)
        move("%moves", code.at(given, 8 * taken), taken)
        code.do(f"call void {_pointer(address)}(ptr {given}, ptr {found})")
        move(found, "%out", made)
        move(code.at(found, 8 * made), "%moved", made)
        code.do("ret void")
        lines.append(code.function(f"define void @kernel{n}(ptr %in, ptr %out, ptr %moves, ptr %moved)"))
    machine = host()
    return LoadedObject(compile_object("\n".join([*lines, "attributes #0 = { nounwind }"]), machine), machine, RUNTIME)
