"""Texts of the loop language in C, which are printed once for all functions of a source, and stages that call one."""

from __future__ import annotations

import re
from collections.abc import Iterable

from poinsot.code.texts import KERNELS, SINGLE, TEXTS, block_of, in_c
from poinsot.programs.composition import CallSequence, Source
from poinsot.programs.newton import NewtonPrograms
from poinsot.programs.recursion import Recursion
from poinsot.programs.text_stage import RECORDS, SHARED, TABLE, TextStage, Word
from poinsot.renderers.c.program import Real
from poinsot.renderers.c.stages import Names, Written

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
