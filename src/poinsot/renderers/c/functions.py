"""A program of any kind as a static C function, and the text before such functions in a source.

    static void NAME(const real *restrict in…, real *restrict out…[, real *restrict work])

The numbers that a recursion works in are the caller's: nothing is allocated, and several threads may call.

Programs done one after the other, in C: a function for each, and one that calls them in order.

An implicit kernel in C: its programs, and the block that Newton's method takes (`code.texts.newton`), which is
printed once for all. The steps are those of machine code.

Law: tests/backends/test_c_sources.py

A recursion over a tree in C: its tables, a function for each step, and a loop for each sweep that calls them.

    static void NAME(const real *restrict in…, real *restrict out…, real *restrict work)

Nothing is allocated: records and shared numbers lie in ``work``, which the caller hands over.
Law: the C function equals the kernel to 1e-13, tests/renderers/test_renderers.py

Dense loops over the front of a link in C, as `programs.dense_loops` says: one function for each loop of a walk.

    static void NAME(real *records, real *shared, const int *lists, const int *at)

Law: the C function equals the kernel to 1e-13, tests/systems/test_every_way.py
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence

from poinsot.algebra.arrays import Floats
from poinsot.code.texts.newton import VECTORS
from poinsot.errors import CompilerError
from poinsot.programs.composition import BETWEEN, NOWHERE, CallSequence, NumberRange, Part, Source
from poinsot.programs.dense_loops import HEAD, WRENCH, FrontLoop
from poinsot.programs.newton import MOST_FULL_STEPS, MOST_STEPS, NewtonPrograms
from poinsot.programs.products import Multiply, Products, Solve, Swaps
from poinsot.programs.program import Program
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
    Sweeping,
    Walk,
)
from poinsot.programs.text_stage import TextStage
from poinsot.renderers.c.program import Real, parameters, statics
from poinsot.renderers.c.stages import Names, Written, multiply, products, solve, swaps, text_stage, texts_of, whole

_ENTER = """\
    real *const M = shared + matrix;
    for (int s = old; s < new_; ++s) {
        for (int k = 0; k < HEAD; ++k) M[k * ld + s] = 0;
        for (int t = 0; t <= s; ++t) M[(s + HEAD) * ld + t] = 0;
    }
    for (int e = 0; e < count; ++e) {
        const real *const K = records + lists[list + 2 * e + 1];
        for (int k = 0; k < WRENCH; ++k) M[k * ld + lists[list + 2 * e]] += K[k];
    }
"""
_MERGE = """\
    real *const M = shared + matrix;
    const real *const F = shared + from;
    for (int a = 0; a < count; ++a) {
        const int to = lists[list + a];
        for (int k = 0; k < HEAD; ++k) M[k * ld + to] += F[k * from_ld + a];
        for (int b = 0; b <= a; ++b) {
            const int other = lists[list + b], low = to < other ? to : other, high = to < other ? other : to;
            M[(high + HEAD) * ld + low] += F[(a + HEAD) * from_ld + b];
        }
    }
"""
_PANEL = """\
    enum { c = NUMBER };
    const int *const place = lists + pivots;
    real *const M = shared + matrix, *const P = shared + inner, *const G = shared + right, *const L = shared + kept;
    real *K[c];
    for (int j = 0; j < c; ++j) {
        const int p = place[2 * j];
        K[j] = records + wrench + WRENCH * place[2 * j + 1];
        for (int t = 0; t <= p; ++t) G[j * ld + t] = M[(p + HEAD) * ld + t];
        for (int t = p + 1; t < rows; ++t) G[j * ld + t] = M[(t + HEAD) * ld + p];
        for (int k = 0; k < WRENCH; ++k) K[j][k] = M[k * ld + p];
    }
    for (int j = 0; j < c; ++j) for (int i = 0; i < c; ++i) P[c * j + i] = G[j * ld + place[2 * i]];
    for (int m = 0; m < moved; ++m) {
        const int hole = lists[moves + 2 * m], last = lists[moves + 2 * m + 1];
        real *const from = M + (last + HEAD) * ld, *const to = M + (hole + HEAD) * ld;
        for (int t = 0; t < hole; ++t) to[t] = from[t];
        to[hole] = from[last];
        for (int t = hole + 1; t < last; ++t) M[(t + HEAD) * ld + hole] = from[t];
        for (int k = 0; k < HEAD; ++k) M[k * ld + hole] = M[k * ld + last];
        for (int j = 0; j < c; ++j) G[j * ld + hole] = G[j * ld + last];
    }
    for (int j = 0; j < c; ++j) {
        const int r = place[2 * j + 1];
        const real one = 1 / (P[(c + 1) * j] + records[mu + r]);
        records[per + r] = one;
        for (int i = j + 1; i < c; ++i) {
            const real share = P[c * i + j] * one;
            P[c * i + j] = share;
            for (int n = j + 1; n < c; ++n) P[c * i + n] -= share * P[c * j + n];
            for (int k = 0; k < WRENCH; ++k) K[i][k] -= share * K[j][k];
            for (int t = 0; t < left; ++t) G[i * ld + t] -= share * G[j * ld + t];
        }
        for (int t = 0; t < left; ++t) {
            L[j * width + t] = one * G[j * ld + t];
            G[j * ld + t] = -G[j * ld + t];
        }
    }
    for (int t = 0; t < left; ++t)
        for (int k = 0; k < WRENCH; ++k)
            for (int j = 0; j < c; ++j) M[k * ld + t] -= K[j][k] * L[j * width + t];
"""
_CROSS = """\
    enum { n = NUMBER, size = WRENCH + 2 * n + 1 };
    const real *const T = records + transfer;
    real *const M = shared + matrix, *const beside = shared + right, *const own = shared + kept;
    for (int t = 0; t < rows; ++t) {
        real found[size];
        for (int i = 0; i < size; ++i) {
            found[i] = 0;
            for (int j = 0; j < WRENCH; ++j) found[i] += T[j * size + i] * M[j * ld + t];
        }
        for (int k = 0; k < WRENCH; ++k) M[k * ld + t] = found[k];
        for (int i = 0; i < n; ++i) {
            M[WRENCH * ld + t] += found[WRENCH + i] * found[WRENCH + n + i];
            own[i * width + t] = found[WRENCH + i];
            beside[i * ld + t] = found[WRENCH + n + i];
        }
        own[n * width + t] = found[size - 1];
    }
"""
_RANK = """\
    real *const M = shared + matrix;
    const real *const a = shared + kept, *const b = shared + right;
    for (int s = 0; s < rows; ++s)
        for (int t = 0; t <= s; ++t)
            for (int i = 0; i < rank; ++i) M[(s + HEAD) * ld + t] += a[i * width + s] * b[i * ld + t];
"""
_AHEAD = """\
    enum { c = NUMBER };
    const real *const P = shared + inner, *const L = shared + kept;
    real own[c];
    for (int j = 0; j < c; ++j) own[j] = records[g + lists[pivots + 2 * j + 1]];
    for (int j = 0; j < c; ++j) for (int i = j + 1; i < c; ++i) own[i] -= P[c * i + j] * own[j];
    for (int j = 0; j < c; ++j) records[g + lists[pivots + 2 * j + 1]] = own[j];
    for (int t = 0; t < left; ++t)
        for (int j = 0; j < c; ++j) records[g + lists[list + t]] -= own[j] * L[j * width + t];
"""
_EASE = """\
    const real *const own = shared + kept;
    for (int t = 0; t < left; ++t) {
        real *const value = records + g + lists[list + t];
        for (int k = 0; k < NUMBER; ++k) *value -= records[y + k] * own[k * width + t];
        if (BIASED) *value -= own[NUMBER * width + t];
    }
"""
_BACK = """\
    enum { c = NUMBER };
    const real *const P = shared + inner, *const L = shared + kept;
    real *const x = records + multipliers;
    real own[c];
    for (int j = 0; j < c; ++j) own[j] = x[lists[pivots + 2 * j + 1]];
    for (int t = 0; t < left; ++t) for (int j = 0; j < c; ++j) own[j] -= L[j * width + t] * x[lists[list + t]];
    for (int j = c; j-- > 0;) {
        for (int i = j + 1; i < c; ++i) own[j] -= P[c * i + j] * own[i];
        x[lists[pivots + 2 * j + 1]] = own[j];
    }
"""
_PUSH = """\
    const real *const own = shared + kept, *const x = records + multipliers;
    for (int k = 0; k < NUMBER; ++k) {
        records[z + k] = 0;
        for (int t = 0; t < left; ++t) records[z + k] += own[k * width + t] * x[lists[list + t]];
    }
"""
_BODIES = {
    "enter": _ENTER, "merge": _MERGE, "panel": _PANEL, "cross": _CROSS, "rank": _RANK,
    "ahead": _AHEAD, "ease": _EASE, "back": _BACK, "push": _PUSH,
}  # fmt: skip


def front_loop(loop: FrontLoop, name: str, real: Real) -> str:
    """The static function of a loop; ``at``: its words, of which each has the name that `WORDS` gives."""
    body = _BODIES[loop.name]
    for word, value in (("NUMBER", loop.number), ("BIASED", int(loop.biased)), ("WRENCH", WRENCH), ("HEAD", HEAD)):
        body = body.replace(word, str(value))
    words = [f"{word}_" if word == "new" else word for word in loop.words]  # C++ has the word "new"
    known = ", ".join(f"{word} = at[{k}]" for k, word in enumerate(words))
    head = f"static void {name}(real *records, real *shared, const int *lists, const int *at)"
    unused = "    (void)records; (void)lists;\n"
    return f"{head}\n{{\n    const int {known};\n{unused}{body}}}\n".replace("real", real.type)


STAGES: Sequence[tuple[type, Callable[..., Written]]] = (
    (Solve, solve), (Products, products), (Multiply, multiply), (Swaps, swaps),
    (TextStage, text_stage),
)  # fmt: skip
"""Who writes which stage, see `stages`."""


def records(recursion: Recursion) -> int:
    """How many numbers the function of a recursion works in."""
    return max(1, recursion.record + recursion.shared)


def walked(
    recursion: Recursion, name: str, inputs: Mapping[str, int], outputs: Mapping[str, int], real: Real
) -> str:  # fmt: skip
    """The static functions of a recursion.

    Errors  CompilerError for loops that have no C text, which are those over large sparse matrices
    """
    return _Writer(recursion, name, inputs, outputs, real).text()


class _Writer:
    def __init__(
        self, recursion: Recursion, name: str, inputs: Mapping[str, int], outputs: Mapping[str, int], real: Real
    ) -> None:
        self.recursion, self.name, self.real = recursion, name, real
        self.inputs, self.outputs = list(inputs), list(outputs)
        taken = {each: count for each, count in inputs.items() if count}
        given = {each: count for each, count in outputs.items() if count}
        self.operands = [*taken, *given, "work"]
        self.signature = f"{parameters(taken, given, real)}, {real.type} *restrict work"

    def text(self) -> str:
        """Tables, steps, sweeps, and the function that calls these in order."""
        recursion = self.recursion
        tables = [self._numbers(f"{self.name}_rows", recursion.rows)]
        sweeps = [self._sweep(number, sweep) for number, sweep in enumerate(recursion.sweeps)]
        lines = []
        for start, count in recursion.cleared:
            lines += [f"for (int k = 0; k < {count}; ++k) work[{start} + k] = 0;"] if count else []
        arguments = ", ".join(self.operands)
        lines += [f"{self.name}_sweep{number}({arguments});" for number in range(len(sweeps))]
        used = _words("\n".join([*sweeps, *lines]))
        tables = [table for table in tables if table.split("[")[0].split()[-1] in used]
        return "\n".join([*tables, *sweeps, self._function(self.name, lines)])

    def _function(self, name: str, lines: Sequence[str]) -> str:
        """A function of all operands, those that it leaves alone named as such."""
        used = _words("\n".join(lines))
        silent = [f"(void){each};" for each in self.operands if each not in used]
        inner = "\n".join(f"    {line}" for line in [*lines, *silent])
        return f"static void {name}({self.signature})\n{{\n{inner}\n}}\n"

    def _numbers(self, name: str, numbers: Floats) -> str:
        values = ", ".join(self.real.number(float(x)) for x in numbers.ravel())
        return f"static const {self.real.type} {name}[] = {{{values or '0'}}};\n"

    def _sweep(self, number: int, sweep: Sweeping) -> str:
        name = f"{self.name}_sweep{number}"
        if isinstance(sweep, Once):
            step, call = self._step(f"{name}_step", sweep.step)
            return f"{step}\n{self._function(name, [call])}"
        if isinstance(sweep, Walk):
            return self._over_lines(name, sweep)
        operands: Names = self.inputs, self.outputs
        for kind, write in STAGES:
            if isinstance(sweep, kind):
                text, lines = write(sweep, name, self.recursion.record, operands, self.real)
                return f"{text}{self._function(name, lines)}"
        raise CompilerError(f"There is no C text for {type(sweep).__name__}: large sparse equations run by LLVM alone.")

    def _over_lines(self, name: str, walk: Walk) -> str:
        """A loop over lines, each of which says its step, its row and its columns."""
        onward = {number: f"at += {walk.columns[number]}; break;" for number in walk.steps}
        steps, cases = self._cases(name, walk.steps, onward)
        lines = [
            f"for (const int *at = {name}_lines; at < {name}_lines + {len(walk.lines)};) {{",
            f"    const {self.real.type} *const row = {self.name}_rows + {self.recursion.rows.shape[1]} * at[1];",
            "    const int step = at[0];",
            "    (void)row;",
            "    at += 2;",
            "    switch (step) {",
            *(f"    {each}" for each in cases),
            "    default: return;",
            "    }",
            "}",
        ]
        tables = whole(f"{name}_lines", walk.lines.ravel())
        if any(isinstance(step, FrontLoop) for step in walk.steps.values()):
            tables += whole(f"{name}_lists", walk.lists)
        return f"{tables}\n{steps}{self._function(name, lines)}"

    def _cases(
        self, name: str, steps: Mapping[int, LinkStep | FrontLoop], end: Mapping[int, str]
    ) -> tuple[str, list[str]]:
        """The functions of steps, and those called at a link of each kind."""
        text, cases = [], []
        for number, step in steps.items():
            if isinstance(step, FrontLoop):
                function = front_loop(step, f"{name}_{number}", self.real)
                call = f"{name}_{number}(work, work + {self.recursion.record}, {name}_lists, at);"
            else:
                function, call = self._step(f"{name}_{number}", step)
            text.append(function + "\n")
            cases.append(f"case {number}: {call} {end[number]}")
        return "".join(text), cases

    def _step(self, name: str, step: LinkStep) -> tuple[str, str]:
        """The static function of a step, and its call where its link is known."""
        inputs = {f"i{k}": place for k, place in enumerate(step.inputs)}
        outputs = {f"o{k}": place for k, place in enumerate(step.outputs)}
        same = [(i, step.outputs.index(place)) for i, place in enumerate(step.inputs) if place in step.outputs]
        shared = {f"{letter}{pair[n]}" for pair in {*same, *step.sums} for n, letter in enumerate("io")}
        early = {f"i{i}" for i, _ in step.sums}
        taken, given = ({each: place.size for each, place in both.items()} for both in (inputs, outputs))
        strides = {each: place.stride for each, place in {**inputs, **outputs}.items()}
        program: Program = step.program
        text = statics(program, name, taken, given, self.real, strides, shared, early)
        pointers = [self._pointer(place) for place in {**inputs, **outputs}.values() if place.size]
        return text, f"{name}({', '.join(pointers)});"

    def _pointer(self, place: OperandPlace) -> str:
        """Where the numbers of an operand begin."""
        if place.base == ROW and place.operand:
            start = f"{self.name}_rows + {self.recursion.rows.shape[1]} * at[{place.column}]"
        elif place.base in (INPUT, OUTPUT, SHARED, SLOT):
            start = "work" if place.base == SLOT else f"work + {self.recursion.record}"
            if place.base in (INPUT, OUTPUT):
                start = (self.inputs if place.base == INPUT else self.outputs)[place.operand]
            start += f" + at[{place.column}]" if place.column != WHOLE else ""
        else:
            start = {ROW: "row", GROUND: "work"}[place.base]
        return f"{start} + {place.offset}" if place.offset else start


def _words(text: str) -> set[str]:
    """All identifiers of a text."""
    return set(re.findall(r"\w+", text))


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
        {{made, 2, n + entries}}, {{work, vectors + n, n}}, {apart}, {most}, {linear}, {tells}, {full_steps}
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
        statics(program.guess, f"{name}_guess", own, program.guessed, real),
        statics(program.equations, f"{name}_equations", {**own, "w": n}, {"r": n, "J": entries}, real),
        statics(program.rest or program.result, f"{name}_result", {**own, **found}, made, real),
    ]
    failed = "\n".join(f"    for (int k = 0; k < {count}; ++k) {each}[k] = NAN;" for each, count in made.items())
    body = _BODY.format(
        name=name, method=_method(real), signature=parameters(own, made, real), n=n, entries=entries, vectors=VECTORS,
        rows=", ".join(str(row) for row, _ in program.pattern) or "0",
        columns=", ".join(str(column) for _, column in program.pattern) or "0",
        asked="".join(f"given[{k}], " for k in range(len(own))), given=", ".join(own) or "0",
        apart=int(program.rest is not None), most=MOST_STEPS, linear=int(program.linear), tells=int(program.tells),
        full_steps=MOST_FULL_STEPS * program.full_steps,
        failed=failed, guessed=", ".join([*own, "work", *["made + n + entries"] * program.tells]),
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
