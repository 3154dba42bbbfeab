"""From a program to LLVM assembly: the straight-line body, for one sample or for one sample a lane."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Collection, Sequence
from itertools import accumulate

from poinsot.programs.program import Program
from poinsot.records import dataclass
from poinsot.renderers.llvm.assembly import Assembly, ValueType
from poinsot.renderers.llvm.interface import LIBRARY
from poinsot.renderers.llvm.layout import ASKING, WorkspaceLayout, ask, lay_out
from poinsot.renderers.llvm.trigonometry import sincos

STORES = 250  # of inputs and constants in one LLVM function
_ARITY_TWO = ("atan2", "pow")


def _minimum(code: Assembly, a: str, b: str) -> str:
    """The lesser, or NaN if either is NaN."""
    other = code.select(code.compare("ole", b, a), b, code.add(a, b))
    return code.select(code.compare("olt", a, b), a, other)


def _maximum(code: Assembly, a: str, b: str) -> str:
    """The greater, or NaN if either is NaN."""
    other = code.select(code.compare("oge", b, a), b, code.add(a, b))
    return code.select(code.compare("ogt", a, b), a, other)


def _from_library(name: str) -> Callable[..., str]:
    def lower(code: Assembly, *arguments: str) -> str:
        kind = code.lanes.type
        return code(f"call {kind} @{name}{code.lanes.count}({', '.join(f'{kind} {each}' for each in arguments)})")

    return lower


# How each operation on numbers is written, from the names of its arguments to the name of its value.
NUMBERS: dict[str, Callable[..., str]] = {
    "add": Assembly.add,
    "sub": Assembly.sub,
    "mul": Assembly.mul,
    "div": lambda code, a, b: code(f"fdiv {code.lanes.type} {a}, {b}"),
    "neg": Assembly.neg,
    "fma": Assembly.fma,
    "sqrt": lambda code, a: code.intrinsic("sqrt", a),
    "fabs": lambda code, a: code.intrinsic("fabs", a),
    "floor": lambda code, a: code.intrinsic("floor", a),
    "fmin": _minimum,
    "fmax": _maximum,
    **{name: _from_library(name) for name in LIBRARY if name not in ("sin", "cos")},
}
_COMPARISONS = {"lt": "olt", "le": "ole", "eq": "oeq", "ne": "une"}
_LOGIC = {"and": "and", "or": "or", "not": "xor"}
CONDITIONS = frozenset({*_COMPARISONS, *_LOGIC})
CHOICES = frozenset({"if_else_zero", "if_else"})
OPERATIONS = frozenset({*NUMBERS, *CONDITIONS, *CHOICES, "sin", "cos", "call", "result"})


@dataclass(frozen=True)
class ProgramBody:
    """The assembly of ``void @body<n>(ptr in…, ptr out…, ptr work)`` with all it calls, and the workspace it needs.

    tables   the data that it finds at the address in ``@tables``
    """

    text: str
    workspace: int
    tables: bytes = b""


def lower(
    program: Program,
    inputs: Sequence[int],
    outputs: Sequence[int],
    lanes: ValueType,
    group: ValueType,
    fma: bool,
    uniform: Collection[int] = (),
    strides: tuple[Sequence[int], Sequence[int]] | None = None,
    early: Collection[int] = (),
) -> ProgramBody:
    """The body for some lanes.

    inputs, outputs   how many numbers each operand holds; an operand is an array of values, contiguous, aligned to 8
    group             how many angles are taken at a time; equal to `lanes` unless there is one lane
    uniform           inputs that are the same for all lanes: an array of single numbers
    strides           how many values it is from each number of an input, or an output, to the next, if not one
    early             inputs that are loaded before anything is stored, where the program is one piece
    Errors            an operation that is not in OPERATIONS does not get past `tracing`
    """
    layout = lay_out(program, lanes.count, group.count)
    writer = ProgramWriter(program, inputs, outputs, lanes, fma, layout, group, uniform, strides)
    writer.take_early(early)
    angles_one_by_one = len(layout.angle) > len(layout.angles_ahead)
    kinds = [lanes] * angles_one_by_one + [group] * bool(layout.angles_ahead)
    functions = [sincos(each, fma) for each in dict.fromkeys(kinds)]
    operations = {each.operation for each in program.instructions}
    functions += [_library_call(name, lanes) for name in LIBRARY if name in operations and name not in ("sin", "cos")]
    functions += [ASKING] if layout.calls else []
    functions += writer.pieces()
    functions += [_take_angles(layout, lanes, group)] if layout.angles_ahead else []
    return ProgramBody("\n".join([*functions, writer.body()]), layout.size)


def _library_call(name: str, lanes: ValueType) -> str:
    """A function of the C library on every lane, called by the address found in ``@libm_name``."""
    code = Assembly(lanes, False)
    arguments = ["%a", "%b"] if name in _ARITY_TWO else ["%a"]
    function = code(f"load ptr, ptr @libm_{name}")
    value = "poison"
    for lane in range(lanes.count):
        each = arguments
        if lanes.count > 1:
            each = [code(f"extractelement {lanes.type} {argument}, i32 {lane}") for argument in arguments]
        result = code(f"call double {function}({', '.join(f'double {argument}' for argument in each)})")
        value = result if lanes.count == 1 else code(f"insertelement {lanes.type} {value}, double {result}, i32 {lane}")
    code.do(f"ret {lanes.type} {value}")
    parameters = ", ".join(f"{lanes.type} {argument}" for argument in arguments)
    return code.function(f"define internal {lanes.type} @{name}{lanes.count}({parameters})")


def _take_angles(layout: WorkspaceLayout, lanes: ValueType, group: ValueType) -> str:
    """The loop that takes sine and cosine of all angles ahead."""
    return f"""define internal void @angles{lanes.count}(ptr %work) #0 {{
  br label %loop
loop:
  %k = phi i64 [ {layout.angles_at}, %0 ], [ %next, %loop ]
  %x = getelementptr i8, ptr %work, i64 %k
  %s = getelementptr i8, ptr %x, i64 {layout.stride_ahead}
  %c = getelementptr i8, ptr %s, i64 {layout.stride_ahead}
  call void @sincos{group.count}(ptr %x, ptr %s, ptr %c)
  %next = add i64 %k, {group.bytes}
  %more = icmp ult i64 %next, {layout.angles_at + layout.stride_ahead}
  br i1 %more, label %loop, label %done
done:
  ret void
}}"""


class ProgramWriter:
    """Writes the pieces of a program, each a function of the operands and the workspace."""

    def __init__(
        self,
        program: Program,
        inputs: Sequence[int],
        outputs: Sequence[int],
        lanes: ValueType,
        fma: bool,
        layout: WorkspaceLayout,
        group: ValueType,
        uniform: Collection[int] = (),
        strides: tuple[Sequence[int], Sequence[int]] | None = None,
    ) -> None:
        self.program, self.lanes, self.fma, self.layout, self.group = program, lanes, fma, layout, group
        self.pointers = [f"%i{k}" for k in range(len(inputs))] + [f"%o{k}" for k in range(len(outputs))] + ["%work"]
        self.starts = [0, *accumulate(inputs)], [0, *accumulate(outputs)]
        self.strides = strides or ([1] * len(inputs), [1] * len(outputs))
        self.targets: dict[int, list[int]] = {}
        for place, value in enumerate(program.outputs):
            self.targets.setdefault(value, []).append(place)
        self.uniform = frozenset(uniform) if lanes.count > 1 else frozenset()
        self.angles_called = set(layout.angles_ahead)
        self.early: list[int] = []

    def take_early(self, operands: Collection[int]) -> None:
        """Load the numbers of these inputs that are used before anything is stored, if all is one piece."""
        if operands and len(self.layout.chunks) == 1:
            uses, starts = self.program.uses(), self.starts[0]
            self.early = [k for n in sorted(operands) for k in range(starts[n], starts[n + 1]) if uses[k]]

    def pieces(self) -> list[str]:
        """The functions ``@ahead<n>`` and ``@chunk<n>_<k>``."""
        text = []
        if self.layout.angles_ahead:
            piece = _Piece(self, self.layout.ahead)
            piece.store_angles()
            text.append(piece.code.function(self._head(f"ahead{self.lanes.count}")))
        for number, (members, kept) in enumerate(self.chunks):
            piece = _Piece(self, members, () if number else self.early)
            for k, place in kept:
                piece.store_output(k, place)
            piece.code.do("ret void")
            text.append(piece.code.function(self._head(f"chunk{self.lanes.count}_{number}")))
        return text

    @property
    def chunks(self) -> list[tuple[list[int], list[tuple[int, int]]]]:
        """Instructions of each piece, and the outputs that it stores besides: those that are inputs or constants.

        Stores in one block take LLVM time that grows with the square of their number, so a piece has few of these.
        """
        program = self.program.instructions
        unmoved = [
            (k, place)
            for k, places in self.targets.items()
            if program[k].operation in ("input", "constant")
            for place in places
        ]
        *first, last = self.layout.chunks
        few = [unmoved[k : k + STORES] for k in range(0, len(unmoved), STORES)] or [[]]
        return [*((each, list[tuple[int, int]]()) for each in first), (last, few[0]), *(([], each) for each in few[1:])]

    def body(self) -> str:
        """The function that calls the pieces in order."""
        code, count = Assembly(self.lanes, self.fma), self.lanes.count
        arguments = ", ".join(f"ptr {each}" for each in self.pointers)
        if self.layout.angles_ahead:
            code.do(f"call void @ahead{count}({arguments})")
            code.do(f"call void @angles{count}(ptr %work)")
        for number in range(len(self.chunks)):
            code.do(f"call void @chunk{count}_{number}({arguments})")
        code.do("ret void")
        return code.function(self._head(f"body{count}"))

    def _head(self, name: str) -> str:
        return f"define internal void @{name}({', '.join(f'ptr noalias {each}' for each in self.pointers)})"

    def load_input(self, code: Assembly, number: int) -> str:
        """The value of one number among all inputs."""
        pointer, offset = self.place(number, output=False)
        if int(pointer[2:]) not in self.uniform:
            return code.load(pointer, offset, 8)
        return code.spread(pointer, offset // self.lanes.count)

    def place(self, number: int, output: bool) -> tuple[str, int]:
        """Pointer and byte offset of one number among all inputs or all outputs."""
        starts = self.starts[output]
        operand = bisect_right(starts, number) - 1
        step = self.strides[output][operand] * self.lanes.bytes
        return f"%{'io'[output]}{operand}", (number - starts[operand]) * step


class _Piece:
    """One function being written: values computed or loaded here so far, as numbers or as conditions."""

    def __init__(self, writer: ProgramWriter, members: Sequence[int], early: Sequence[int] = ()) -> None:
        self.writer, self.code = writer, Assembly(writer.lanes, writer.fma)
        self.numbers: dict[int, str] = {}
        self.conditions: dict[int, str] = {}
        for k in early:
            self.number(k)
        for k in members:
            self._compute(k)
            if k in writer.layout.slot:
                self.code.store(self.number(k), "%work", writer.layout.slot[k], writer.lanes.bytes)
            for place in writer.targets.get(k, ()):
                self.store_output(k, place)

    def number(self, k: int) -> str:
        """The name of a value as a number, loaded if it was not made in this function."""
        if k not in self.numbers:
            if k in self.conditions:
                one, zero = self.code.lanes.number(1.0), self.code.lanes.number(0.0)
                self.numbers[k] = self.code.select(self.conditions[k], one, zero)
            else:
                self.numbers[k] = self._load(k)
        return self.numbers[k]

    def condition(self, k: int) -> str:
        """The name of a value as a condition: whether it is not zero."""
        if k not in self.conditions:
            self.conditions[k] = self.code.compare("une", self.number(k), self.code.lanes.number(0.0))
        return self.conditions[k]

    def _load(self, k: int) -> str:
        writer, (operation, arguments, constant) = self.writer, self.writer.program.instructions[k]
        if operation == "constant":
            return self.code.lanes.number(constant)
        if operation == "input":
            return writer.load_input(self.code, int(constant))
        if operation == "result":
            offset = writer.layout.calls[arguments[0]] + int(constant) * writer.lanes.bytes
            return self.code.load("%work", offset, writer.lanes.bytes)
        if operation in ("sin", "cos"):
            offset = writer.layout.angle[arguments[0]][1 if operation == "sin" else 2]
            return self.code.load("%work", offset, writer.lanes.bytes)
        return self.code.load("%work", writer.layout.slot[k], writer.lanes.bytes)

    def _compute(self, k: int) -> None:
        operation, arguments, _ = self.writer.program.instructions[k]
        if operation in NUMBERS:
            self.numbers[k] = NUMBERS[operation](self.code, *map(self.number, arguments))
        elif operation in _COMPARISONS:
            self.conditions[k] = self.code.compare(_COMPARISONS[operation], *map(self.number, arguments))
        elif operation in _LOGIC:
            operands = [self.condition(each) for each in arguments]
            operands += [self.code.lanes.logical(True)] if operation == "not" else []
            self.conditions[k] = self.code(f"{_LOGIC[operation]} {self.code.lanes.truth} {', '.join(operands)}")
        elif operation in CHOICES:
            otherwise = self.number(arguments[2]) if operation == "if_else" else self.code.lanes.number(0.0)
            self.numbers[k] = self.code.select(self.condition(arguments[0]), self.number(arguments[1]), otherwise)
        elif operation == "call":
            place = self.writer.layout.asking, self.writer.layout.calls[k]
            ask(self.code, [self.number(each) for each in arguments], *place)
        elif operation == "result":
            self.numbers[k] = self._load(k)
        elif arguments[0] not in self.writer.angles_called:
            self._call_sincos(arguments[0])

    def _call_sincos(self, angle: int) -> None:
        offsets = self.writer.layout.angle[angle]
        self.code.store(self.number(angle), "%work", offsets[0], self.writer.lanes.bytes)
        pointers = ", ".join(f"ptr {self.code.at('%work', offset)}" for offset in offsets)
        self.code.do(f"call void @sincos{self.writer.lanes.count}({pointers})")
        self.writer.angles_called.add(angle)

    def store_angles(self) -> None:
        """Put the angles to be taken ahead side by side, filled up with zeros to a whole group."""
        layout, lanes, group, code = self.writer.layout, self.writer.lanes, self.writer.group, self.code
        values, together = [self.number(angle) for angle in layout.angles_ahead], group.count // lanes.count
        values += [lanes.number(0.0)] * (layout.stride_ahead // lanes.bytes - len(values))
        for first in range(0, len(values), together):
            vector = values[first] if together == 1 else "poison"
            for k in range(together if together > 1 else 0):  # stored as one, what is read as one need not wait
                vector = code(f"insertelement {group.type} {vector}, double {values[first + k]}, i32 {k}")
            place = code.at("%work", layout.angles_at + first * lanes.bytes)
            code.do(f"store {group.type} {vector}, ptr {place}, align {group.bytes}")
        code.do("ret void")

    def store_output(self, k: int, place: int) -> None:
        self.code.store(self.number(k), *self.writer.place(place, output=True), 8)
