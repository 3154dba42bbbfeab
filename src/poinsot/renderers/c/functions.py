"""A program of any kind as a static C function, and the text before such functions in a source.

    static void NAME(const real *restrict in…, real *restrict out…[, real *restrict work])

The numbers that a recursion works in are the caller's: nothing is allocated, and several threads may call.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from poinsot.programs.composition import CallSequence, Source
from poinsot.programs.newton import NewtonPrograms
from poinsot.programs.program import Program
from poinsot.programs.recursion import Recursion
from poinsot.renderers.c.composition import composed, room
from poinsot.renderers.c.newton import newton
from poinsot.renderers.c.program import Real, statics
from poinsot.renderers.c.recursion import records, walked
from poinsot.renderers.c.texts import texts_of

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
