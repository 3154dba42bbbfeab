"""What switches in a machine as C: its numbers, the kernels of its rows, and σ of every mode.

σ of a mechanism is made in C; of a network it follows from null spaces, and stands in a table of all modes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import resources
from itertools import product

import numpy as np
from numpy.typing import NDArray

from poinsot.code import Loops, c
from poinsot.errors import CompilerError, ModelError
from poinsot.files.fmu.tables import numbers, whole
from poinsot.kernels.kernel import Kernel
from poinsot.motion.kernels import Kernel as KernelOf
from poinsot.motion.switching import CLOSED, FORWARD, FRICTION, OPEN, Switching
from poinsot.motion.switching_mechanism import mode_of_rows
from poinsot.motion.system import System
from poinsot.simulation.switched import switch_for

KERNELS = ("data", "impulse", "margins", "settle")
MOST_MODES = 1024
MOST_ROWS = 40
_OPERANDS = "const real *x, const real *xi, real t, const real *u, const real *p, const real *c"
_SILENT = "(void)x; (void)u; (void)p; (void)c; (void)t;"


DECISION = Loops(
    "poinsot.simulation.loops",
    "decision",
    {
        **{name: f"decision.{name}" for name in ("decide", "settle")},
        "forces": "decision_problem.forces",
        **{name: f"guards.{name}" for name in ("_margin", "tolerated", "heed_motion", "heed_loads", "heed_commands")},
    },
)


@cache
def decision() -> str:
    """The text of decision.c: what an instant decides, by the texts that the package runs.

    Errors  CompilerError where the texts ask for a field that rows.c has no numbers for
    """
    program = DECISION.program()
    runtime = (resources.files("poinsot.files.fmu") / "runtime" / "rows.c").read_text(encoding="utf-8")
    has = set(re.findall(r"\.(\w+) = ", runtime))
    if missing := sorted(name for name in c.fields_of(program) if name not in has):
        raise CompilerError(f"runtime/rows.c gives a decision no {', '.join(missing)}: a fault in poinsot.")
    head = "/* Made from the texts of poinsot's compiled loops; see rows.c. */\n"
    return head + c.source(program, entries=False, prefix="decision_")


def kernels_of(switching: Switching) -> dict[str, KernelOf | None]:
    """The kernels of rows, by the names that they have in C.

    Errors  ModelError for events of the user, and for so many rows or modes that they are not written out
    """
    named = [each for each in switching.event_names if each]
    if named:
        raise ModelError(f"the event {named[0]!r} is a user's, which an FMU does not know: leave it out")
    if len(switching.row_names) > MOST_ROWS:
        raise ModelError(
            f"{len(switching.row_names)} rows switch, too many to be decided on in an FMU (at most {MOST_ROWS}): leave "
            "limits or contacts out"
        )
    return {
        "data": switching.data, "impulse": switching.impulse, "margins": switching.margins, "settle": switching.project,
    }  # fmt: skip


def rows_text(
    system: System,
    kernels: Mapping[str, Kernel],
    call: Callable[[str, Mapping[str, str], Sequence[str]], str],
    span: float,
) -> str:
    """The C of what switches; call: what calls a kernel."""
    s = system.switching
    assert s is not None
    switch = switch_for_numbers(s, span)
    m = len(s.row_names)
    by_element = {name: np.asarray(switch[name])[switch["element"]] for name in ("restitution", "static", "kinetic")}
    poisson = np.asarray(switch["poisson"])[switch["element"]]
    begins = np.full(m, OPEN) if s.begins is None else s.begins
    known = {"x": "x", "x0": "x", "xi": "xi", "t": "&t", "u": "u", "p": "p", "c": "c", "sigma": "sigma",
             "impulse": "jump", "z": "jump"}  # fmt: skip
    lines = [
        f"#define NS {s.mode_size}", f"#define SPAN {float(span).hex()}",
        f"#define MARGINS {int('margins' in kernels)}", f"#define SETTLED {int('settle' in kernels)}",
        *(whole(f"row_{name}", switch[name]) for name in ("kind", "degree", "normal", "mate", "gated", "guessed")),
        whole("row_poisson", poisson), whole("row_begins", begins),
        *(numbers(f"row_{name}", by_element[name]) for name in by_element),
        *(numbers(f"row_{name}", switch[name]) for name in ("gap", "rate", "force")),
        f"static const char *const row_names[] = {{{', '.join(quoted(name) for name in s.row_names)}}};",
        f"static void model_data({_OPERANDS}, real *g, real *w, real *b, real *S, real *D, real *F, real *command)",
        f"{{\n    {_SILENT} (void)xi;\n    {call('data', known, ['g', 'w', 'b', 'S', 'D', 'F', 'command'])};\n}}",
        "static void model_impulse(const real *x, const real *jump, const real *c, real *next)",
        f"{{\n    (void)c;\n    {call('impulse', known, ['next'])};\n}}",
        f"static void model_margins({_OPERANDS}, const real *sigma, real *g, real *w, real *z, real *F, real *command)",
        f"{{\n    {_SILENT} (void)xi; (void)sigma; (void)g; (void)w; (void)z; (void)F; (void)command;",
        f"    {call('margins', known, ['g', 'w', 'z', 'F', 'command'])};\n}}" if "margins" in kernels else "}",
        "static void model_settle(const real *x, const real *p, const real *c, const real *sigma, real *state, "
        "real *gap, real *slip)",
        "{\n    (void)x; (void)p; (void)c; (void)sigma; (void)state; (void)slip; *gap = 0;",
        f"    {call('settle', known, ['state', 'gap', 'slip'])};\n}}" if "settle" in kernels else "}",
        _mode_of_mechanism(m) if s.modes.make is mode_of_rows else _mode_of_table(s),  # type: ignore[attr-defined]
    ]  # fmt: skip
    return "\n".join(lines) + "\n"


def switch_for_numbers(s: Switching, span: float) -> dict[str, NDArray[np.float64]]:
    """What the loop knows of rows, without addresses."""
    return switch_for(s, span, np.zeros(0, np.int64))._asdict()


def quoted(name: str) -> str:
    """A user's name as a C string: nothing but letters, digits and blanks as they are."""
    plain = name.encode("utf-8", "backslashreplace")[:100]
    return '"' + "".join(chr(b) if (chr(b).isalnum() and b < 128) or b == 32 else f"\\{b:03o}" for b in plain) + '"'


def _mode_of_mechanism(m: int) -> str:
    return f"""\
static int model_mode(const int64_t *mode, const double *direction, double *sigma)
{{
    for (int i = 0; i < {m}; ++i) {{
        sigma[i] = mode[i] == {CLOSED};
        sigma[{m} + i] = mode[i] >= {FORWARD};
        sigma[{2 * m} + i] = direction[i];
    }}
    return 1;
}}"""


def _mode_of_table(s: Switching) -> str:
    """σ of all modes, those that contradict themselves marked."""
    choices = [range(4) if kind == FRICTION else range(2) for kind in s.kind]
    count = int(np.prod([len(each) for each in choices]))
    if count > MOST_MODES:
        raise ModelError(
            f"{len(s.row_names)} elements switch in {count:,} modes together, too many for an FMU (at most "
            f"{MOST_MODES:,})"
        )
    table, valid = [], []
    for mode in product(*choices):
        try:
            made = s.modes.make(np.array(mode, dtype=np.int64)).sigma  # type: ignore[attr-defined]
        except ModelError:
            made = None
        valid.append(made is not None)
        table.append(np.zeros(s.mode_size) if made is None else made)
    m = len(s.row_names)
    return "\n".join([
        numbers("mode_table", np.concatenate(table)), whole("mode_valid", valid),
        whole("mode_choices", [len(each) for each in choices]),
        f"""\
static int model_mode(const int64_t *mode, const double *direction, double *sigma)
{{
    int at = 0;
    for (int i = 0; i < {m}; ++i) at = at * mode_choices[i] + (int)mode[i];
    for (int k = 0; k < {s.mode_size}; ++k) sigma[k] = mode_table[at * {s.mode_size} + k];
    for (int i = 0; i < {m}; ++i) sigma[{s.mode_size} + i] = direction[i];
    return mode_valid[at];
}}""",
    ])  # fmt: skip
