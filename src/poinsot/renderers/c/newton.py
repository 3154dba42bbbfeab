"""An implicit kernel in C: its programs, and the block that Newton's method takes (`code.texts.newton`), which is
printed once for all. The steps are those of machine code.

Law: tests/backends/test_c_sources.py
"""

from __future__ import annotations

from collections.abc import Mapping

from poinsot.code.texts.newton import VECTORS
from poinsot.programs.newton import MOST_STEPS, NewtonPrograms
from poinsot.renderers.c.program import Real, parameters, statics

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
