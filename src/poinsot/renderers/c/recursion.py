"""A recursion over a tree in C: its tables, a function for each step, and a loop for each sweep that calls them.

    static void NAME(const real *restrict in…, real *restrict out…, real *restrict work)

Nothing is allocated: records and shared numbers lie in ``work``, which the caller hands over.
Law: the C function equals the kernel to 1e-13, tests/renderers/test_renderers.py
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from poinsot.algebra.arrays import Floats
from poinsot.errors import CompilerError
from poinsot.programs.columns import Solve
from poinsot.programs.front_loops import FrontLoop
from poinsot.programs.multiplying import Multiply
from poinsot.programs.products import Products
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
from poinsot.programs.swapping import Swaps
from poinsot.programs.text_stage import TextStage
from poinsot.renderers.c.front_loops import front_loop
from poinsot.renderers.c.program import Real, parameters, statics
from poinsot.renderers.c.stages import Names, Written, multiply, products, solve, swaps, whole
from poinsot.renderers.c.texts import text_stage

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
