"""Loops over the shared numbers of a recursion in C: steps between links instead of at each.

Each takes the stage, the name of its sweep, where shared numbers begin in ``work``, the names of inputs and outputs and
the kind of number, and gives functions of its own and the lines of the sweep.
Law: the C function equals the kernel to 1e-13, tests/renderers/test_renderers.py

Texts of the loop language in C, which are printed once for all functions of a source, and stages that call one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from poinsot.code.c_types import record_name
from poinsot.code.texts import KERNELS, SINGLE, TEXTS, block_of, in_c
from poinsot.code.types import PartType
from poinsot.errors import CompilerError
from poinsot.programs.composition import CallSequence, Source
from poinsot.programs.newton import NewtonPrograms
from poinsot.programs.products import GROUND, LOST, NOTHING, Multiply, Products, Solve, Swaps, slots_of
from poinsot.programs.recursion import OUTPUT, OperandPlace, Recursion
from poinsot.programs.text_stage import INPUT, RECORDS, SHARED, TABLE, TextArray, TextProgram, TextStage, Word
from poinsot.programs.text_stage import OUTPUT as MADE
from poinsot.renderers.c.program import Real, parameters

Names = tuple[Sequence[str], Sequence[str]]
Written = tuple[str, list[str]]

_COLUMN = """\
/* One column of X = -M^-1 B, or of M^-1 where b is null: first towards the root, then towards the leaves. */
static void {name}_column(const {real} *b, int column, int top, int end, const {real} *x, {real} *z, {real} *out)
{{
    const {real} *const S = x + {S}, *const Y = x + {Y}, *const N = x + {N};
    {real} *const slots = z + {n};
    for (int k = 0; k < {slots}; ++k) slots[k] = 0;
    for (int s = top; s-- > 0;) {{
        const int *const at = {name}_stretches + 5 * s;
        {real} *const above = slots + 6 * at[2], *const own = slots + 6 * at[3];
        {real} p[6];
        for (int k = 0; k < 6; ++k) {{ p[k] = own[k]; own[k] = 0; }}
        for (int i = at[1] < end ? at[1] : end; i-- > at[0];) {{
            {real} t = b ? b[i * {row} + column] : i == column ? -1 : 0;
            for (int k = 0; k < 6; ++k) t += S[k * {stride} + i] * p[k];
            z[i] = N[i] * t;
            for (int k = 0; k < 6; ++k) p[k] -= Y[k * {stride} + i] * t;
        }}
        for (int k = 0; k < 6; ++k) above[k] += p[k];
    }}
    for (int k = 0; k < 6; ++k) slots[{ground} + k] = 0;
    for (int s = 0; s < top; ++s) {{
        const int *const at = {name}_stretches + 5 * s;
        const {real} *const above = slots + 6 * at[2];
        {real} *const left = slots + 6 * at[4];
        {real} A[6];
        for (int k = 0; k < 6; ++k) A[k] = above[k];
        for (int i = at[0]; i < at[1] && i < end; ++i) {{
            {real} value = z[i];
            for (int k = 0; k < 6; ++k) value -= Y[k * {stride} + i] * A[k];
            out[i * {n} + column] = value;
            for (int k = 0; k < 6; ++k) A[k] += S[k * {stride} + i] * value;
        }}
        for (int k = 0; k < 6; ++k) left[k] = A[k];
    }}
}}
"""


def solve(stage: Solve, name: str, shared: int, operands: Names, real: Real) -> Written:
    """X = −M⁻¹ B column after column; of M⁻¹ the rows up to the diagonal, the others by symmetry.

    Units  in the unit of B over that of M, such as [rad/s²] for torques [N·m]
    From   Featherstone, Rigid Body Dynamics Algorithms (2008), §7.3, for right-hand sides side by side
    """
    n, (slots, count), stretches = stage.size, slots_of(stage.stretches), stage.stretches
    table = []
    for each, slot in zip(stretches, slots, strict=True):
        above = GROUND if each.parent < 0 else slots[each.parent]
        table += [each.first, each.end, above, slot, LOST if slot == NOTHING else slot]
    of = [k for k, each in enumerate(stretches) for _ in range(each.first, each.end)]
    text = whole(f"{name}_stretches", table) + whole(f"{name}_of", of)
    text += _COLUMN.format(
        name=name, real=real.type, n=n, stride=stage.stride, S=stage.S * stage.stride, Y=stage.Y * stage.stride,
        N=stage.N * stage.stride, slots=6 * count, row=stage.row, ground=6 * GROUND,
    )  # fmt: skip
    x, z = f"work + {shared}", f"work + {shared + stage.scratch}"
    lines = []
    for start, out in zip(stage.right_sides, operands[1], strict=False):
        b = f"work + {shared + start}"
        call = f"{name}_column({b}, c, {len(stretches)}, {n}, {x}, {z}, {out});"
        lines.append(f"for (int c = 0; c < {n}; ++c) {call}")
    out = operands[1][len(stage.right_sides)]
    lines += [
        f"for (int c = 0; c < {n}; ++c) {{",
        f"    {name}_column(0, c, {name}_of[c] + 1, c + 1, {x}, {z}, {out});",
        f"    for (int r = 0; r < c; ++r) {out}[c * {n} + r] = {out}[r * {n} + c];",
        "}",
    ]
    return text, lines


def products(stage: Products, name: str, shared: int, operands: Names, real: Real) -> Written:
    """Run after run of entries, each by its rule."""
    runs = [word for run in stage.runs if run[3] > run[2] for word in run]
    text = whole(f"{name}_runs", runs)
    if stage.mask is not None:
        text += (
            f"static const unsigned char {name}_mask[] = {{{', '.join(map(str, stage.mask.ravel().astype(int)))}}};\n"
        )
    lines = [
        f"const {real.type} *const parts = work + {shared};",
        f"for (const int *run = {name}_runs; run < {name}_runs + {len(runs)}; run += 4) {{" if runs else "if (0) {",
        *([] if runs else [f"    const int *const run = {name}_runs;"]),
        "    const int r = run[0];",
        "    for (int c = run[2]; c < run[3]; ++c) {",
        "        switch (run[1]) {",
    ]
    for number, rule in enumerate(stage.rules):
        lines.append(f"        case {number}:")
        masked = number in stage.masked and stage.mask is not None
        for place, terms in zip(stage.targets, rule, strict=True):
            factors = [
                [f"parts[{k * stage.stride} + {at}]" for k, at in zip(pair, "rc", strict=True)] for pair in terms
            ]
            total = " + ".join(" * ".join(each) for each in factors) or "0"
            if masked and stage.mask is not None:
                total = f"{name}_mask[r * {stage.mask.shape[1]} + c] ? {total} : 0"
            lines.append(f"            {_entry(place, 'r', 'c', shared, operands)} = {total};")
        lines.append("            break;")
    lines += ["        default: break;", "        }", "    }", "}", "(void)parts;"]
    for k, diagonal in enumerate(stage.diagonals):
        if len(diagonal):
            numbers = ", ".join(real.number(float(value)) for value in diagonal)
            text += f"static const {real.type} {name}_diagonal{k}[] = {{{numbers}}};\n"
            entry = _entry(stage.targets[k], "i", "i", shared, operands)
            lines.append(f"for (int i = 0; i < {len(diagonal)}; ++i) {entry} += {name}_diagonal{k}[i];")
    return text, lines


def multiply(stage: Multiply, name: str, shared: int, operands: Names, real: Real) -> Written:
    """Entry after entry."""
    n, a = stage.size, operands[1][stage.factor]
    lines = []
    for start, out in zip(stage.right_sides, operands[1], strict=False):
        b = f"work[{shared + start} + i * {stage.row} + c]"
        lines += [
            f"for (int r = 0; r < {n}; ++r) for (int c = 0; c < {n}; ++c) {{",
            f"    {real.type} total = 0;",
            f"    for (int i = 0; i < {n}; ++i) total += {a}[r * {n} + i] * {b};",
            f"    {out}[r * {n} + c] = total;",
            "}",
        ]
    return "", lines


def swaps(stage: Swaps, name: str, shared: int, operands: Names, real: Real) -> Written:
    """Rows, then columns, of one pair after another."""
    n, pairs = stage.size, [word for pair in stage.pairs for word in pair]
    if not pairs:
        return "", []
    lines = [f"for (const int *pair = {name}_pairs; pair < {name}_pairs + {len(pairs)}; pair += 2) {{"]
    for output in stage.outputs:
        for place in (f"[pair[{{}}] * {n} + k]", f"[k * {n} + pair[{{}}]]"):
            first, second = (operands[1][output] + place.format(k) for k in (0, 1))
            lines.append(f"    for (int k = 0; k < {n}; ++k) {{")
            lines.append(f"        const {real.type} kept = {first}; {first} = {second}; {second} = kept;")
            lines.append("    }")
    return whole(f"{name}_pairs", pairs), [*lines, "}"]


def _entry(place: OperandPlace, row: str, column: str, shared: int, operands: Names) -> str:
    """An entry of a matrix with rows that begin at a place."""
    if place.base == OUTPUT:
        return f"{operands[1][place.operand]}[{place.offset} + {row} * {place.stride} + {column}]"
    return f"work[{shared + place.offset} + {row} * {place.stride} + {column}]"


def whole(name: str, numbers: Sequence[int] | NDArray[np.int32]) -> str:
    """A table of whole numbers."""
    return f"static const int {name}[] = {{{', '.join(str(int(x)) for x in numbers) or '0'}}};\n"


_TO_SINGLE = (
    (r"\bdouble\b", "float"),
    (r"\b(\d+\.\d+(?:e[-+]\d+)?|\d+e[-+]\d+)\b", r"\1f"),
    (r"\b(fabs|sqrt)\b", r"\1f"),
)


def texts_of(programs: Iterable[Source], real: Real) -> list[str]:
    """The C functions of all texts that these programs call."""
    called: dict[str, None] = {}
    for program in programs:
        for part in [part for part, *_ in program.parts] if isinstance(program, CallSequence) else [program]:
            if isinstance(part, NewtonPrograms):
                called["newton"] = None
            elif isinstance(part, TextProgram):
                called[part.text] = None
            elif isinstance(part, Recursion):
                called |= {each.text: None for each in part.sweeps if isinstance(each, TextStage)}
    single, found = real.type == "float", []
    for loops in dict.fromkeys(TEXTS[each] for each in called):
        made = SINGLE if single and loops is KERNELS else loops
        text = in_c(made, tuple(each for each in loops.entries if each in called))
        for pattern, other in _TO_SINGLE if single else ():
            text = re.sub(pattern, other, text)
        found.append(text)
    return found


def text_stage(stage: TextStage, name: str, shared: int, operands: Names, real: Real) -> Written:
    """The stage as the block of its text, and the call; shared: where its numbers begin in ``work``."""

    def value(each: Word) -> str:
        if isinstance(each, float):
            return real.number(each)
        if isinstance(each, int):
            return str(each)
        if each.base == TABLE:
            start = f"(int64_t *){name}_table + {each.first}"
        elif each.base in (RECORDS, SHARED):
            start = f"work + {each.first + (shared if each.base == SHARED else 0)}"
        else:
            start = f"({real.type} *){operands[each.base == 'output'][each.operand]} + {each.first}"
        return f"{{{start}, {', '.join(map(str, each.shape))}}}"

    kind, numbers = block_of(stage.text), ", ".join(map(str, stage.table.tolist())) or "0"
    words = ", ".join(value(stage.words[field]) for field, _ in kind.fields)
    table = f"static const int64_t {name}_table[] = {{{numbers}}};\n" if f"{name}_table" in words else ""
    return table, [f"const {kind.name} block = {{{words}}};", f"{stage.text}(&block);"]


_TEXT = """\
static void {name}({signature})
{{
    double work[{room}];
    {arrays}
    {record} tables = {{{values}}};
    const {kind} block = {words};
{taken}
    {text}(&block);
{given}
}}
"""


def text_program(
    program: TextProgram, name: str, inputs: Mapping[str, int], outputs: Mapping[str, int], real: Real,
    called: Callable[[object], str],
) -> str:  # fmt: skip
    """The static function of a text with its tables; called: the function of a kernel, by the addresses of its numbers.

    Errors  CompilerError for numbers of 32 bits
    """
    if real.type != "double":
        raise CompilerError("Texts that call kernels compute with numbers of 64 bits: write the source with double.")
    kind, places, at = block_of(program.text), dict[str, int](), program.shared
    for each, count in (*inputs.items(), *outputs.items()):
        places[each] = at
        at += count
    starts = {SHARED: 0, INPUT: program.shared, MADE: program.shared + sum(inputs.values())}

    def block(part: PartType) -> str:
        values = [block(each) if isinstance(each, PartType) else word(field) for field, each in part.fields]
        return f"{{{', '.join(values)}}}"

    def word(field: str) -> str:
        if field not in program.words:
            return f"{{&{field}, 1}}"
        each = program.words[field]
        assert isinstance(each, TextArray)
        return f"{{work + {starts[each.base] + each.first}, {', '.join(map(str, each.shape))}}}"

    lines, values = _record(program, real, called)
    moves = [
        "".join(f"    for (int k = 0; k < {count}; ++k) {one.format(each=each, at=places[each])};\n"
                for each, count in of.items() if count)
        for of, one in ((inputs, "work[{at} + k] = {each}[k]"), (outputs, "{each}[k] = work[{at} + k]"))
    ]  # fmt: skip
    record = f"{TEXTS[program.text].name}_{record_name(kind.fields[0][0])}"
    return _TEXT.format(
        name=name, signature=parameters(inputs, outputs, real), room=at, record=record, arrays="\n    ".join(lines),
        values=", ".join(values), kind=kind.name, words=block(kind), taken=moves[0].rstrip(), text=program.text,
        given=moves[1].rstrip(),
    )  # fmt: skip


def _record(program: TextProgram, real: Real, called: Callable[[object], str]) -> tuple[list[str], list[str]]:
    """Arrays of a record, and its numbers, of which some are addresses."""
    lines, values = list[str](), list[str]()
    for field, value in program.record.items():
        kernels = {place: called(each) for (of, place), each in program.kernels.items() if of == field}
        if isinstance(value, np.ndarray):
            whole = value.dtype.kind == "i"
            numbers = [str(int(x)) if whole else real.number(float(x)) for x in value.ravel()]
            for place, function in kernels.items():
                numbers[place] = f"(intptr_t){function}"
            kept = "" if kernels else "static const "
            lines.append(f"{kept}{'int64_t' if whole else 'double'} {field}_[] = {{{', '.join(numbers) or '0'}}};")
            values.append(f"(intptr_t){field}_")
        elif kernels:
            values.append(f"(intptr_t){kernels[0]}")
        else:
            values.append(str(int(value)) if isinstance(value, int) else real.number(float(value)))
    return lines, values
