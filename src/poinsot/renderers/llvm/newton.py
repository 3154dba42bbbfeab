"""From an implicit kernel to LLVM assembly: the programs of its equations, and the block that Newton's method takes.

The method is a text that all kernels call, `code.texts.newton`.
"""

from __future__ import annotations

from collections.abc import Sequence

from poinsot.code.records import declared
from poinsot.code.texts.newton import VECTORS, Newton
from poinsot.code.types import PartType
from poinsot.programs.newton import MOST_STEPS, NewtonPrograms
from poinsot.programs.program import Program
from poinsot.programs.recursion import INPUT, OUTPUT, LinkStep, OperandPlace
from poinsot.renderers.llvm.assembly import ValueType
from poinsot.renderers.llvm.counting import Counting
from poinsot.renderers.llvm.interface import ALIGNMENT
from poinsot.renderers.llvm.program import ProgramBody
from poinsot.renderers.llvm.step import lower_step
from poinsot.renderers.llvm.text_call import StagePlaces, call_text, lane_by_lane

ONE = ValueType(1)


def lower_implicit(
    program: NewtonPrograms, inputs: Sequence[int], outputs: Sequence[int], lanes: ValueType, fma: bool
) -> ProgramBody:
    """``@body<n>`` for some lanes, as `lowering.lower` makes it of a program. Lanes are solved one after the other."""
    n, fused = program.unknowns, fma and program.rest is None  # equations and rest see the same rounding
    steps = {
        "guess": _step(program.guess, inputs, [n]),
        "equations": _step(program.equations, [*inputs, n], [n, len(program.pattern)]),
        "result": _step(program.result, [*inputs, n], outputs)
        if program.rest is None
        else _step(program.rest, [*inputs, n, n], outputs),
    }
    lowered = {name: lower_step(step, f"{name}_", ONE, fused) for name, step in steps.items()}
    start = _up(max(each.workspace for each in lowered.values()))
    own, size = _solver(program, inputs, outputs, start)
    text = [*(each.text for each in lowered.values()), *own]
    if lanes.count == 1:
        return ProgramBody("\n".join(text), size)
    names = [*(f"%i{k}" for k in range(len(inputs))), *(f"%o{k}" for k in range(len(outputs))), "%work"]
    head = f"define internal void @body{lanes.count}({', '.join(f'ptr noalias {each}' for each in names)})"
    text.append(lane_by_lane(head, "body1", StagePlaces(inputs, outputs, 0, 0), lanes, size))
    return ProgramBody("\n".join(text), size + _up(8 * (sum(inputs) + sum(outputs))))


def _up(size: int) -> int:
    return -(-size // ALIGNMENT) * ALIGNMENT


def _step(program: Program, inputs: Sequence[int], outputs: Sequence[int]) -> LinkStep:
    taken = [OperandPlace(INPUT, 0, size, k) for k, size in enumerate(inputs)]
    given = [OperandPlace(OUTPUT, 0, size, k) for k, size in enumerate(outputs)]
    return LinkStep(program, taken, given)


def _solver(
    program: NewtonPrograms, inputs: Sequence[int], outputs: Sequence[int], start: int
) -> tuple[list[str], int]:
    """``@body1``, the entries of J as constants and the equations as the text calls them, and the workspace's size.

    Behind what the programs need lie the arrays of the block, its words, and behind these the addresses that the
    equations are handed: of the inputs and of the workspace.
    """
    n, entries = program.unknowns, len(program.pattern)
    code, kind = Counting(False), declared(Newton)
    assert isinstance(kind, PartType)
    at = dict[str, str]()
    for name, count in (("made", 2 * (n + entries)), ("work", (VECTORS + n) * n), ("words", kind.size)):
        at[name], start = code.at("%work", start), start + 8 * count
    context = code.at("%work", start)
    given, made = [f"%i{k}" for k in range(len(inputs))], [f"%o{k}" for k in range(len(outputs))]
    for k, each in enumerate([*given, "%work"]):
        code.do(f"store ptr {each}, ptr {code.at(context, 8 * k)}")
    values: dict[str, Sequence[str]] = {
        "equations": ["ptr @equations"], "context": [f"ptr {context}"],
        "rows": ["ptr @rows", f"i64 {entries}"], "columns": ["ptr @columns", f"i64 {entries}"],
        "made": [f"ptr {at['made']}", "i64 2", f"i64 {n + entries}"],
        "work": [f"ptr {at['work']}", f"i64 {VECTORS + n}", f"i64 {n}"],
        "apart": [f"i64 {program.rest is not None:d}"], "most_steps": [f"i64 {MOST_STEPS}"],
        "linear": [f"i64 {program.linear:d}"],
    }  # fmt: skip
    code.do(_call("guess", [*given, at["work"], "%work"]))
    found = call_text(code, "newton", kind, at["words"], values)
    code.do(f"br i1 {code(f'icmp ne i64 {found}, 0')}, label %solved, label %failed")
    code.label("solved")
    rest = [] if program.rest is None else [code.at(at["work"], 8 * n)]
    code.do(_call("result", [*given, at["work"], *rest, *made, "%work"]))
    code.do("ret void")
    code.label("failed")
    for name, size in zip(made, outputs, strict=True):
        for place in code.each(0, size):
            code.store(ONE.number(float("nan")), code.place(name, place), 0, 8)
    code.do("ret void")
    pointers = ", ".join(f"ptr noalias {each}" for each in [*given, *made, "%work"])
    body = code.function(f"define internal void @body1({pointers})")
    code = Counting(False)
    taken = [code(f"load ptr, ptr {code.at('%context', 8 * k)}") for k in range(len(inputs) + 1)]
    code.do(_call("equations", [*taken[:-1], "%w", "%made", code.at("%made", 8 * n), taken[-1]]))
    code.do("ret void")
    equations = code.function("define internal void @equations(ptr %context, ptr %w, ptr %made)")
    tables = [
        f"@{name} = internal constant [{entries} x i64] [{', '.join(f'i64 {each[side]}' for each in program.pattern)}]"
        for side, name in enumerate(("rows", "columns"))
    ]
    return [*tables, equations, body], _up(start + 8 * (len(inputs) + 1))


def _call(name: str, pointers: Sequence[str]) -> str:
    """The line that runs one of the programs."""
    return f"call void @{name}_body1({', '.join(f'ptr {each}' for each in pointers)})"
