"""A run of a machine as C source: the package's steps, events and switching, without Python."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from hashlib import sha256
from importlib import resources

from poinsot.files.fmu.content import Content
from poinsot.files.fmu.run import prepared
from poinsot.files.fmu.source import source_of
from poinsot.files.fmu.variables import INPUT, OUTPUT, PARAMETER, POWER, RATE, STATE
from poinsot.renderers.c.library import CLibrary, comment, named, quiet
from poinsot.simulation.events import Event
from poinsot.simulation.own_methods import OwnMethod

FUNCTIONS = ("new", "free", "get", "set", "begin", "advance", "time", "message", "event", "saved", "save", "restore")
_GROUPS = (STATE, RATE, PARAMETER, INPUT, POWER, OUTPUT)
_HEADER = """\
#ifndef NAME_RUN_H
#define NAME_RUN_H
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

PLACES
typedef struct NAME_run NAME_run;

/* What an event says: its row or its own name, the mode of the row before and after (0 open, 1 closed, 2 and 3 sliding
 * forwards and backwards; of events of the user's -1 below, 1 above), the impulse, and the energy [J] that was lost. Of
 * a contact in time-stepping the place where its shapes touch, as a number; else -1. */
typedef struct {
    double time, impulse, energy;
    const char *name;
    int before, after;
    long long place;
} NAME_events;

/* A run, at the start of the machine; NULL: there is no memory. Runs do not know of each other. */
NAME_run *NAME_new(void);
void NAME_free(NAME_run *run);

/* A number by its place, see above. States and parameters are set before the run begins, inputs at any time: they hold
 * until they are set again. 0: there is none, or it cannot be set now. */
int NAME_get(NAME_run *run, unsigned place, double *value);
int NAME_set(NAME_run *run, unsigned place, double value);

/* Begin at a time; stop [s] is where it will end, by which the first and the longest step are chosen. A tolerance of 0
 * is that of the package (rtol 1e-11, atol 1e-12), another rtol = 10 atol. 0: NAME_message says why not. */
int NAME_begin(NAME_run *run, double start, double stop, double tolerance);

/* Go on to a time; ended: whether an event has ended the run before. 0: NAME_message says why it cannot. */
int NAME_advance(NAME_run *run, double time, int *ended);
double NAME_time(const NAME_run *run);
const char *NAME_message(const NAME_run *run);

/* The next event that has not been read; 0: there is none. The last MOST at most are kept: whoever wants all reads them
 * in time. */
int NAME_event(NAME_run *run, NAME_events *event);

/* A run as so many bytes, and back into any run of the same program: it goes on bit for bit. */
size_t NAME_saved(void);
void NAME_save(const NAME_run *run, char *bytes);
int NAME_restore(NAME_run *run, const char *bytes, size_t size);

#ifdef __cplusplus
}
#endif
#endif
"""


def export_c(
    machine: object,
    folder: str | os.PathLike[str],
    *,
    name: str | None = None,
    inputs: Sequence[str] | Mapping[str, float] | None = None,
    parameters: Sequence[str] | Mapping[str, str | tuple[str, ...]] | None = (),
    initial: object = None,
    events: Event | Sequence[Event] = (),
    start: float | None = None,
    stop: float | None = None,
    method: str | OwnMethod | None = None,
    step: float | str | None = None,
) -> CLibrary:
    """Write NAME.h and NAME.c: a run of a mechanism or a network in C99, with the steps and events of `simulate`.

    machine     a `Mechanism`, a `Network`, a family of either, or a `System`
    folder      made if it is not there
    name        of the files, and before every function; else the machine's and "_run"
    inputs, parameters, initial   as of `export_fmu`; without parameters all numbers are those of the machine
    events      of the user, as of `simulate`, beside those of the machine's file
    start, stop  of the run [s], between which jumps of functions of time are looked for; else those of the file
    method, step  as of `simulate`, else those of the machine's file: adaptive steps, or fixed ones of so many seconds;
                "moreau" steps in time, and then there are no parameters, rates and powers
    Errors      ModelError for what has no C source, as of `export_fmu`
    Law         its steps and events are those of `simulate`, states to 1e-12, tests/simulation/test_runs_in_c.py
    Source      docs/exports.md
    """
    content, run, _, _ = prepared(machine, parameters, inputs, initial, events, method, start, stop, step)
    own = named(name, f"{content.name} run")
    text = source_of(content, run, derivatives=False)
    token = sha256(text.encode()).hexdigest()[:32]
    runtime = resources.files("poinsot.files.fmu") / "runtime"
    core, rows, glue = ((runtime / each).read_text(encoding="utf-8") for each in ("core.c", "events.c", "run.c"))
    core = core.replace('#include "model.c"', f'#include "{own}.h"\n#define TOKEN "{token}"\n{text}')
    core = core.replace('#include "events.c"', rows)
    glue = glue.replace("NAME", own)
    library = CLibrary(
        own, _header(own, content, run.most_events), core + glue, tuple(f"{own}_{each}" for each in FUNCTIONS)
    )
    library.write(folder)
    return library


def _header(name: str, content: Content, most: int) -> str:
    """The header: the interface, and the places of all numbers with their names."""
    about = [
        f"{content.name}: a run, written by poinsot.", "",
        "C99, needs libm. SI units. Compiled without contraction (-ffp-contract=off) it has the package's bits.",
    ]  # fmt: skip
    lines = []
    for group in _GROUPS:
        found = content.group(group)
        if found:
            lines.append(f"#define {name.upper()}_{group.upper()} {found[0].reference}u")
            lines.append(f"#define {name.upper()}_{group.upper()}S {len(found)}")
            listed = ", ".join(f"[{k}] {quiet(each.name)}" for k, each in enumerate(found))
            lines.append(comment([listed]).rstrip())
    text = _HEADER.replace("PLACES", "\n".join(lines) + "\n").replace("MOST", str(most))
    return comment(about) + text.replace("NAME_RUN_H", f"{name.upper()}_H").replace("NAME", name)
