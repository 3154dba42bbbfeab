"""A run as C source, without Python: the package's loops, the words that they work on, the kernels that they call.

Words and arrays are those of a run that the package has prepared and not begun. What the loops change is one image,
which every instance copies; what stays the same is constant data.
Law: the steps are those of the package, tests/simulation/test_runs_in_c.py
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from hashlib import sha256
from importlib import resources
from itertools import product
from math import inf, prod
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar, cast

import numpy as np

from poinsot.algebra.arrays import Ints, Vector
from poinsot.algorithms.parameters import Family
from poinsot.code import Block, Loops, c
from poinsot.code.records import Arrays, replaced, zeros
from poinsot.errors import ModelError
from poinsot.files.fmu.content import Content, content_of
from poinsot.files.fmu.solved import parts_of
from poinsot.files.fmu.source import source_of
from poinsot.files.fmu.variables import INPUT, OUTPUT, PARAMETER, POWER, RATE, STATE
from poinsot.files.fmu.words import KEPT_EVENTS, OF_MODE, CRun, NamedKernel, bare, makes_modes
from poinsot.motion.kernels import CompiledFunction
from poinsot.motion.switching import FRICTION, Switching, UserEvents
from poinsot.motion.system import StageKernels, System
from poinsot.programs.tracing import trace
from poinsot.renderers.c.library import CLibrary, comment, named, quiet
from poinsot.signals.signal import Table
from poinsot.simulation.collocation import Collocation
from poinsot.simulation.events import Event
from poinsot.simulation.inputs import make_signals, read_inputs
from poinsot.simulation.keeping import KeptRun, kept_step
from poinsot.simulation.keeping import prepare as prepare_kept
from poinsot.simulation.loops.entries import IMPLICIT, KEEPING, MOREAU, RESIDUAL, SWITCHING
from poinsot.simulation.loops.lane_records import ExplicitWork
from poinsot.simulation.loops.residual_records import ResidualCourse
from poinsot.simulation.loops.run_records import KeepingWork, Plan, Solver, Work
from poinsot.simulation.loops.switching_records import LogEntry, Rows, Switch
from poinsot.simulation.methods import Keeping, OwnLoop, Tableau, TimeStepping, find_method, served_by
from poinsot.simulation.moments import Moments, deciding, find_moments, refuse_breaks
from poinsot.simulation.moreau_plan import TREE_KERNELS
from poinsot.simulation.options import CONTROLS, chosen, read_control
from poinsot.simulation.own_methods import OwnMethod, told
from poinsot.simulation.plan import Timeline
from poinsot.simulation.run import arrays_for
from poinsot.simulation.switching_run import SwitchingRun, prepare

if TYPE_CHECKING:
    from poinsot.code.typed import TypedProgram as TypedProgram
    from poinsot.motion.stepping import Stepping


Part: TypeAlias = Plan | Work | ExplicitWork | Solver | Switch | Rows | KeepingWork | ResidualCourse
K = TypeVar("K")
MODE_LIMIT = 1024
LONG = 1e9
"""Lengths of the experiment that a run without functions of time may last."""
KEPT_MODES = 32
_GUARDS = ("look", "tolerated", "heed_loads")
"""What events of a master's method ask of the loops."""
_OPEN = {"flow": "open_flow", "jacobian": "open_jacobian"}


def method_of(machine: object, method: str | OwnMethod | None) -> str:
    """The method of a run: the argument, else that of the machine's file, else that of `simulate`."""
    plain = machine.mechanism if isinstance(machine, Family) else getattr(machine, "network", machine)
    run = getattr(getattr(plain, "model", None), "run", None)
    wishes = machine.wishes if isinstance(machine, System) else {} if run is None else run.wishes()
    return told(chosen({"method": method}, wishes)["method"])


def prepared(
    machine: object, parameters: Any, inputs: object, initial: object, events: Any, method: str | OwnMethod | None,
    start: float | None, stop: float | None, step: float | str | None,
) -> tuple[Content, CRun, float, float]:  # fmt: skip
    """The exported machine, its run, and the begin and end of that; as of `export_fmu`."""
    wanted = method_of(machine, method)
    content = content_of(machine, parameters, inputs, initial, events, wanted)
    wanted = wanted if content.solved is None else method_of(content.system, method)
    begin = float(content.system.wishes.get("start") or 0.0) if start is None else float(start)
    end = begin + content.system.span if stop is None else float(stop)
    if not end > begin:
        raise ModelError("the stop of a run must lie after its start")
    return content, run_of(content, wanted, begin, end, step), begin, end


def run_of(content: Content, method: str, start: float, stop: float, step: float | str | None = None) -> CRun:
    """The run of a system with a flow, or by time-stepping, with the defaults of the machine's file.

    Errors  SimulationError for a method and a step that contradict each other, or that the system is not served by
    """
    system, standing = content.system, dict[int, NamedKernel]()
    said = chosen({**dict.fromkeys(CONTROLS), "step": step, "method": method}, system.wishes)
    control = read_control(system, stop - start, *(said[name] for name in CONTROLS))
    found = served_by(find_method(method, control.fixed_step > 0), system.dynamics.keeping)
    if isinstance(found, OwnLoop) and not control.fixed_step:
        raise ModelError(f"the method {method!r} takes steps of a fixed length: say it, as in step=1e-3")
    named = _named(system, standing, isinstance(found, Collocation))
    moments, horizon = _moments(system, start, stop)
    tables = {name: each for name, each in system.inputs.defaults.items() if isinstance(each, Table)}
    if any(each.again for each in tables.values()):
        horizon = min(horizon, stop)
    far = stop if horizon < inf else max([stop, *(t for each in tables.values() for t in each.times)])
    samples = list(read_inputs(system.inputs.names, tables, end=far).values())
    signals = make_signals(samples, (*system.inputs.breakpoints, *moments.jumps), start, far, moments.zones)
    if horizon == inf:
        signals.segments[-1, [1, 3]] = far + LONG * (stop - start)
    given = system.state.initial, Timeline.whole(np.array([start, stop]), signals, control)
    never, parts, records = np.array([inf]), list[Part](), dict[str, Arrays[Any]]()
    if content.stepping is not None:
        from poinsot.simulation.moreau import prepare as prepare_steps

        steps = prepare_steps(_stepping(content.stepping, named, standing), found, *given, kept=KEPT_EVENTS)
        assert steps.scene is not None
        parts, records = (
            [replaced(steps.plan, times=never), steps.work],
            {"SCENE": steps.scene, "TOUCH": steps.touch, "TREE": steps.tree},
        )
    elif content.solved is not None:
        course, records = parts_of(content.solved, partial(_standing, standing), found, system, *given)
        parts = [course]
    elif isinstance(found, Keeping):
        if system.switching is not None:
            raise ModelError(
                f"{system.name!r} switches, or has events, which runs in C do not have by {method!r}, a method that "
                "keeps the structure: take 'gauss' with a fixed step, or 'dop853'"
            )
        step_of = _standing(standing, "keep_step", kept_step(system, found))
        kept = prepare_kept(step_of, named, found, *given)
        assert isinstance(kept, KeptRun) and kept.keeper is not None
        parts = [replaced(kept.plan, times=never), kept.work, kept.keeper]
    elif isinstance(found, Tableau) and system.switching is None:
        from poinsot.simulation.lanes.host import own_for

        plan, work = arrays_for(named, found, *given)
        parts = [replaced(plan, times=never), work, own_for(plan, work)]
    elif not isinstance(run := prepare(named, found, *given), SwitchingRun):
        assert run.solver is not None
        parts = [replaced(run.plan, times=never), run.work, run.solver]
    else:
        assert system.switching is not None
        run.ask_in_first_mode()
        plans = [replaced(each, times=never) for each in (run.plan, run.closed)]
        solvers = [each for each in (run.solver, run.closed_solver) if each is not None]
        parts = [*plans, run.work, run.switch._replace(span=stop - start), _rows(system.switching, run.rows), *solvers]
    kernels = {each.name: each.kernel for each in standing.values()}
    text = loops_text(told(method), system.switching is not None, tuple(system.dynamics.keeping), "SHAPE" in records)
    block = Block(*parts, *(each.record for each in records.values()))
    longest = 0.0 if said["max_step"] is None else control.max_step
    return CRun(
        system, block, kernels, standing, text, horizon, stop - start, tuple(tables), control.fixed_step, longest,
        records, content.stepping,
    )  # fmt: skip


def _standing(standing: dict[int, NamedKernel], name: str, kernel: K) -> K:
    """A number in the place of the address of a kernel."""
    if kernel is None:
        return kernel
    known = next((each for each in standing.values() if each.kernel is bare(kernel)), None)
    if known is None:
        known = standing[len(standing) + 1] = NamedKernel(name, len(standing) + 1, kernel)
    return cast(K, known)


def _stepping(stepping: Stepping, named: System, standing: dict[int, NamedKernel]) -> Stepping:
    """The same for time-stepping."""
    stands = partial(_standing, standing)
    events = None if stepping.events is None else _events(stepping.events, stands)
    tree = stepping.tree
    if tree is not None:
        tree = {**tree, **{name: stands(f"tree_{name}", tree[name]) for name in TREE_KERNELS}}
    return replace(stepping, system=named, tree=tree, events=events)


def _events(
    events: UserEvents, stands: Callable[[str, CompiledFunction | None], CompiledFunction | None]
) -> UserEvents:
    guards = stands("guards", events.guards)
    return replace(events, guards=guards, resets=tuple(stands(f"reset{k}", x) for k, x in enumerate(events.resets)))


def _named(system: System, standing: dict[int, NamedKernel], implicit: bool) -> System:
    """The System with numbers for the addresses of its kernels."""
    stands, s = partial(_standing, standing), system.switching
    own = _OPEN if s is not None else {}
    there, names = system.kernels(), ("flow", "retract", "project", *(["jacobian"] if implicit else []))
    found = {name: stands(own.get(name, name), there.get(name)) for name in names}
    switching = None
    if s is not None:
        of_mode = {n: stands(n, getattr(s.kernels, n)) for n in OF_MODE if implicit or n != "jacobian"}
        events, project = _events(s.events, stands), stands("settle", s.kernels.project)
        switching = replace(s, kernels=replace(s.kernels, **of_mode, project=project), events=events)
    stages = system.dynamics.stages() if implicit and s is None and system.dynamics.stages is not None else None
    solving = None
    if stages is not None:
        solving = StageKernels(*(stands(name, each) for name, each in zip(stages._fields, stages, strict=True)))
    dynamics = replace(
        system.dynamics, flow=found["flow"], jacobian=found.get("jacobian", system.dynamics.jacobian),
        stages=None if solving is None else lambda: solving,
    )  # fmt: skip
    state = replace(system.state, retract=found["retract"], project=found["project"])
    return replace(system, state=state, dynamics=dynamics, switching=switching)


def _moments(system: System, start: float, stop: float) -> tuple[Moments, float]:
    """The moments of functions of time in a run, and until when they are known."""
    functions = system.inputs.timed
    moments = find_moments(functions, start, stop)
    refuse_breaks(system.inputs.unbroken, moments.jumps, system.name)
    decides = any(deciding(trace(lambda t, f=f: f(t), {"t": ()}, {"value": ()}, name)) for name, f in functions.items())
    return moments, stop if decides else inf


def _rows(switching: Switching, rows: Rows) -> Rows:
    """The arrays of rows with a short log, and with the modes that are known before."""
    m = len(switching.rows.names)
    modes, sigmas = np.zeros((KEPT_MODES, m), np.int64), np.zeros((KEPT_MODES, switching.mode_size))
    known = np.zeros(1, np.int64)
    if not makes_modes(switching):
        modes, sigmas = _table(switching)
        known[0] = len(modes)
    return replaced(rows, modes=modes, sigmas=sigmas, known=known, log=zeros(LogEntry, KEPT_EVENTS + 2 * m))


def _table(s: Switching) -> tuple[Ints, Vector]:
    """All modes that do not contradict themselves, and their σ."""
    choices = [range(4) if kind == FRICTION else range(2) for kind in s.rows.kind]
    count = prod(len(each) for each in choices)
    if count > MODE_LIMIT:
        raise ModelError(
            f"{len(s.rows.names)} elements switch in {count:,} modes together, too many for C source (at most "
            f"{MODE_LIMIT:,})"
        )
    modes, sigmas = [], []
    for mode in product(*choices):
        try:
            sigmas.append(s.modes.make(np.array(mode, dtype=np.int64)).sigma)  # type: ignore[attr-defined]
        except ModelError:
            continue
        modes.append(mode)
    return np.array(modes, np.int64).reshape(len(modes), len(choices)), np.array(sigmas).reshape(
        len(modes), s.mode_size
    )


@cache
def loops_text(method: str, switches: bool, schemes: tuple[str, ...] = (), solved: bool = False) -> str:
    """C source of a method's loops: loop_begin, loop_advance and their callees, as run_NAME; solved: with laws."""
    if solved:
        entries = {name: RESIDUAL.entries[name] for name in ("begin", "advance")}
        of_c = Loops(RESIDUAL.package, RESIDUAL.name, entries | {"show": "residual_samples.show"})
        return c.source(of_c.program(), prefix="run_")
    found = served_by(find_method(method), schemes)
    implicit, own = isinstance(found, Collocation), isinstance(found, OwnLoop)
    if not (switches or implicit or own):
        return c.source(_explicit(method), prefix="run_")
    of = MOREAU if isinstance(found, TimeStepping) else KEEPING if own else SWITCHING if switches else IMPLICIT
    advance = "advance_implicit" if switches and implicit else "advance"
    entries = {"begin": of.entries["begin"], "advance": of.entries[advance]}
    text = c.source(Loops(of.package, of.name, entries).program(), prefix="run_")
    for name in _GUARDS if switches else ():
        called = re.search(rf"/\* guards\.py, line \d+ \*/\n.* (run_{name}(?:_\d+)?)\(", text)
        assert called, f"the loops do not call guards.{name}"
        text += f"#define guards_{name} {called[1]}\n"
    return text


def _explicit(method: str) -> TypedProgram:
    """The typed form of the loop of explicit methods."""
    from poinsot.code.reading import Compilation
    from poinsot.code.records import declared
    from poinsot.code.types import INT, Known
    from poinsot.simulation.lanes.host import coefficients
    from poinsot.simulation.loops import explicit_run

    found = find_method(method)
    assert isinstance(found, Tableau)
    types, known, made = (
        [declared(each) for each in (Plan, Work, ExplicitWork)],
        Known(coefficients(found)),
        Compilation(),
    )
    made.entry("begin", explicit_run.begin, [*types, known])
    made.entry("advance", explicit_run.advance, [*types, known, INT])
    return made.program


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
