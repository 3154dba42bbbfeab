"""A program of any kind as a static C function, and the text before such functions in a source.

    static void NAME(const real *restrict in…, real *restrict out…[, real *restrict work])

The numbers that a recursion works in are the caller's: nothing is allocated, and several threads may call.

Programs done one after the other, in C: a function for each, and one that calls them in order.

An implicit kernel in C: its programs, and the block that Newton's method takes (`code.texts.newton`), which is
printed once for all. The steps are those of machine code.

Law: tests/backends/test_c_sources.py
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from poinsot.code.texts.newton import VECTORS
from poinsot.programs.composition import BETWEEN, NOWHERE, CallSequence, NumberRange, Part, Source
from poinsot.programs.newton import MOST_STEPS, NewtonPrograms
from poinsot.programs.program import Program
from poinsot.programs.recursion import Recursion
from poinsot.renderers.c.program import Real, parameters, statics
from poinsot.renderers.c.recursion import records, walked
from poinsot.renderers.c.stages import texts_of

_BODY = """\
static void {name}_asked(int64_t context, const real *w, real *made)
{{
    const real *const *const given = (const real *const *)(intptr_t)context;
    (void)given;
    {name}_equations({asked}w, made, made + {n});
}}

static void {name}({signature})
{{
    static const int64_t rows[] = {{{rows}}}, columns[] = {{{columns}}};
    enum {{ n = {n}, entries = {entries}, vectors = {vectors} }};
    real made[2 * (n + entries)], work[(vectors + n) * n];
    const real *const given[] = {{{given}}};
    const Newton problem = {{
        (intptr_t){name}_asked, (intptr_t)given, {{(int64_t *)rows, entries}}, {{(int64_t *)columns, entries}},
        {{made, 2, n + entries}}, {{work, vectors + n, n}}, {apart}, {most}, {linear}
    }};
    {name}_guess({guessed});
    if ({method}(&problem)) {{
        {name}_result({results});
        return;
    }}
{failed}
}}
"""


def newton(
    program: NewtonPrograms, name: str, inputs: Mapping[str, int], outputs: Mapping[str, int], real: Real
) -> str:
    """The static functions of an implicit kernel: its three programs, and the call of the method between them."""
    n, entries = program.unknowns, len(program.pattern)
    own = {each: count for each, count in inputs.items() if count}
    made = {each: count for each, count in outputs.items() if count}
    found = {"w": n} if program.rest is None else {"w": n, "d": n}
    parts = [
        statics(program.guess, f"{name}_guess", own, {"w": n}, real),
        statics(program.equations, f"{name}_equations", {**own, "w": n}, {"r": n, "J": entries}, real),
        statics(program.rest or program.result, f"{name}_result", {**own, **found}, made, real),
    ]
    failed = "\n".join(f"    for (int k = 0; k < {count}; ++k) {each}[k] = NAN;" for each, count in made.items())
    body = _BODY.format(
        name=name, method=_method(real), signature=parameters(own, made, real), n=n, entries=entries, vectors=VECTORS,
        rows=", ".join(str(row) for row, _ in program.pattern) or "0",
        columns=", ".join(str(column) for _, column in program.pattern) or "0",
        asked="".join(f"given[{k}], " for k in range(len(own))), given=", ".join(own) or "0",
        apart=int(program.rest is not None), most=MOST_STEPS, linear=int(program.linear), failed=failed,
        guessed=", ".join([*own, "work"]),
        results=", ".join([*own, "work", *(["work + n"] if program.rest else []), *made]),
    )  # fmt: skip
    return "\n".join([*parts, body])


def _method(real: Real) -> str:
    return "newton_in_single" if real.type == "float" else "newton_in_double"


Static = Callable[[Part, str, Mapping[str, int], Mapping[str, int], Real], str]


def composed(
    composition: CallSequence, name: str, inputs: Mapping[str, int], outputs: Mapping[str, int], real: Real,
    static: Static, work: Callable[[Part], int],
) -> str:  # fmt: skip
    """The static functions of a composition, in order.

    static, work  the function of a part, and how many numbers it works in
    """
    text = []
    for k, (part, taken, given) in enumerate(composition.parts):
        of_part, to_part = (
            {f"{x}{n}": count for n, count in enumerate(sizes)} for x, sizes in (("i", taken), ("o", given))
        )
        text.append(static(part, f"{name}_part{k}", of_part, to_part, real))
    rooms = [work(part) for part, *_ in composition.parts]
    between = max(rooms, default=0)
    names = {"i": [*inputs], "o": [*outputs]}

    def pointer(piece: NumberRange) -> str:
        base = f"work + {between}" if piece.base == BETWEEN else names[piece.base][piece.operand]
        return f"{base} + {piece.offset}" if piece.offset else base

    lines = []
    for call in composition.calls:
        if call.part < 0:
            to = call.gives[0]
            source = f"({pointer(call.takes[0])})[k]" if call.takes else "0"
            lines.append(f"for (int k = 0; k < {to.size}; ++k) ({pointer(to)})[k] = {source};")
            continue
        pieces = [each for each in (*call.takes, *call.gives) if each.base != NOWHERE and each.size]
        arguments = [*map(pointer, pieces), *(["work"] if rooms[call.part] else [])]
        lines.append(f"{name}_part{call.part}({', '.join(arguments)});")
    both = parameters(inputs, outputs, real)
    head = f"static void {name}({both}{f', {real.type} *restrict work' if room(composition, work) else ''})"
    used = [each for each, count in {**inputs, **outputs}.items() if count]
    lines += [f"(void){each};" for each in used]
    return "\n".join([*text, f"{head}\n{{", *(f"    {line}" for line in lines), "}\n"])


def room(composition: CallSequence, work: Callable[[Part], int]) -> int:
    """How many numbers it works in."""
    return max((work(part) for part, *_ in composition.parts), default=0) + composition.between


_LEAST = """\
/* NaN where either is NaN. */
static real least(real a, real b) { return a < b ? a : b <= a ? b : a + b; }
"""
_GREATEST = """\
/* NaN where either is NaN. */
static real greatest(real a, real b) { return a > b ? a : b >= a ? b : a + b; }
"""


def static(
    program: Source, name: str, inputs: Mapping[str, int], outputs: Mapping[str, int], real: Real
) -> str:  # fmt: skip
    """The static functions of a program, the last of which has this name; operands without numbers are left out.

    inputs, outputs  names, which are C identifiers, and how many numbers each holds
    Errors  CompilerError for loops over large sparse matrices, which have no C text
    """
    if isinstance(program, CallSequence):
        return composed(program, name, inputs, outputs, real, static, workspace)
    if isinstance(program, Recursion):
        return walked(program, name, inputs, outputs, real)
    if isinstance(program, NewtonPrograms):
        return newton(program, name, inputs, outputs, real)
    assert isinstance(program, Program)
    return statics(program, name, inputs, outputs, real)


def workspace(program: Source) -> int:
    """How many numbers the function works in, which its caller hands over; 0: none."""
    if isinstance(program, CallSequence):
        return room(program, workspace)
    return records(program) if isinstance(program, Recursion) else 0


def begun(text: str, programs: Iterable[Source], real: Real) -> list[str]:
    """What these functions need before them."""
    parts = ["#include <float.h>\n#include <math.h>\n", f"typedef {real.type} real;\n"]
    parts += [_LEAST] if "least(" in text else []
    parts += [_GREATEST] if "greatest(" in text else []
    return [*parts, *texts_of(programs, real)]
