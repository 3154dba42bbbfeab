"""A run as C: the package's loops, the words that they work on, and the kernels that they call.

Words and arrays are those of a run that the package has prepared and not begun. What the loops change is one image,
which every instance copies; what stays the same is constant data.
Law: the steps are those of the package, tests/simulation/test_runs_in_c.py
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from itertools import product
from math import inf, prod
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from poinsot.algorithms.parameters import BoundKernel
from poinsot.code import Block, Loops, c
from poinsot.code.records import zeros
from poinsot.errors import ModelError
from poinsot.motion.switching import FRICTION, Switching
from poinsot.motion.switching_mechanism import mode_of_rows
from poinsot.motion.system import StageKernels, System
from poinsot.programs.newton import Implicit
from poinsot.programs.program import Program
from poinsot.programs.tracing import trace
from poinsot.signals.signal import Table
from poinsot.simulation.collocation import Collocation
from poinsot.simulation.inputs import make_signals, read_inputs
from poinsot.simulation.loops.entries import IMPLICIT, SWITCHING
from poinsot.simulation.loops.lane_records import Own
from poinsot.simulation.loops.run_records import Plan, Solver, Work
from poinsot.simulation.loops.switching_records import Event, Rows
from poinsot.simulation.methods import OwnLoop, Tableau, find_method
from poinsot.simulation.moments import deciding, find_moments
from poinsot.simulation.options import CONTROLS, DEFAULTS, read_control
from poinsot.simulation.run import arrays_for
from poinsot.simulation.switching_run import SwitchingRun, prepare
from poinsot.simulation.unbroken import refuse_breaks

Vector: TypeAlias = NDArray[np.float64]
MOST_MODES = 1024
KEPT_EVENTS = 64
"""Entries of the log, beside two for each row; who wants more reads it earlier."""
LONG = 1e9
"""Lengths of the experiment that a run without functions of time may last."""
KEPT_MODES = 32
_GUARDS = ("look", "tolerated", "heed_loads")
"""What events of a master's method ask of the loops."""
_MODE = ("flow", "jacobian", "watch", "data", "margins", "impulse", "supplied", "guards")
_OPEN = {"flow": "open_flow", "jacobian": "open_jacobian"}
_CHANGED = {"Plan": ("atol", "segments"), "Switch": ("gap", "rate"), "Work": Work._fields, "Rows": Rows._fields,
            "Own": Own._fields, "Solver": ("point", "side", "sides", "delta", "z", "dz", "levels", "spare", "memory",
                                           "J", "slopes", "real", "real_pivots", "re", "im", "pivots")}  # fmt: skip
"""Of each part the arrays that a loop, or who runs it, changes."""


class Named:
    """A kernel by a name, and by a number in the place of its address: so it need not be compiled."""

    is_made = True

    def __init__(self, name: str, address: int, kernel: Any) -> None:
        self.name, self.address = name, address
        self.kernel = bare(kernel)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.kernel, name)


def bare(kernel: Any) -> Any:
    """A kernel without the parameters that are bound to it."""
    return kernel.kernel if isinstance(kernel, BoundKernel) else kernel


@dataclass(frozen=True, eq=False)
class CRun:
    """A run that is to be written as C.

    block    its words        kernels  name → kernel, of those that the loops call
    loops    the text of the loops        horizon  until when functions of time are known [s]
    """

    system: System
    block: Block
    kernels: Mapping[str, Any]
    standing: Mapping[int, Named]
    loops: str
    horizon: float
    span: float
    tables: tuple[str, ...]

    @property
    def most_events(self) -> int:
        """How many events are kept."""
        return KEPT_EVENTS + 2 * (0 if self.system.switching is None else len(self.system.switching.row_names))

    def text(self) -> str:
        """The words, and what lays them out for an instance."""
        return _Words(self).text()


def run_of(system: System, method: str, start: float, stop: float) -> CRun:
    """The run of a System with a flow, by an adaptive method, as it is proposed.

    Errors  ModelError for a method that does not choose its steps or is of time-stepping
    """
    found = find_method(method, fixed=True)
    if isinstance(found, OwnLoop) or not found.adaptive:
        raise ModelError(
            f"the method {method!r} takes steps of a fixed length, which C source does not do yet: take 'dop853', "
            "'radau', 'radau9' or 'gauss'"
        )
    standing = dict[int, Named]()
    named = _named(system, standing, isinstance(found, Collocation))
    options = dict.fromkeys(CONTROLS) | {name: DEFAULTS[name] for name in CONTROLS if name in DEFAULTS}
    control = read_control(system, stop - start, **options)
    moments, horizon = _moments(system, start, stop)
    tables = {name: each for name, each in system.default_inputs.items() if isinstance(each, Table)}
    far = stop if horizon < inf else max([stop, *(t for each in tables.values() for t in each.times)])
    samples = list(read_inputs(system.input_names, tables).values())
    signals = make_signals(samples, (*system.breakpoints, *moments.jumps), start, far, moments.zones)
    if horizon == inf:
        signals.segments[-1, [1, 3]] = far + LONG * (stop - start)
    given = named, found, system.initial, np.array([start, stop]), signals, control
    never, parts = np.array([inf]), list[Any]()
    if system.switching is None:
        plan, work, solver = arrays_for(*given)
        parts = [plan._replace(times=never), work]
        if solver is None:
            from poinsot.simulation.lanes.host import own_for

            parts.append(own_for(plan, work))
        else:
            parts.append(solver)
    else:
        run = prepare(*given)
        assert isinstance(run, SwitchingRun)
        plans = [each._replace(times=never) for each in (run.plan, run.closed)]
        solvers = [] if run.solver is None else [run.solver, run.closed_solver]
        parts = [*plans, run.work, run.switch._replace(span=stop - start), _rows(system.switching, run.rows), *solvers]
    kernels = {each.name: each.kernel for each in standing.values()}
    text = loops_text(method, system.switching is not None)
    return CRun(system, Block(*parts), kernels, standing, text, horizon, stop - start, tuple(tables))


def _named(system: System, standing: dict[int, Named], implicit: bool) -> System:
    """The System with numbers for the addresses of its kernels."""

    def stands(name: str, kernel: Any) -> Any:
        if kernel is None:
            return None
        known = next((each for each in standing.values() if each.kernel is bare(kernel)), None)
        if known is None:
            known = standing[len(standing) + 1] = Named(name, len(standing) + 1, kernel)
        return known

    s = system.switching
    own = _OPEN if s is not None else {}
    found = {
        name: stands(own.get(name, name), getattr(system, name))
        for name in ("flow", "retract", "project", *(["jacobian"] if implicit else []))
    }
    if s is not None:
        names = [name for name in _MODE if implicit or name != "jacobian"]
        of_mode = {name: stands(name, getattr(s, name)) for name in names}
        resets = tuple(stands(f"reset{k}", each) for k, each in enumerate(s.resets))
        found["switching"] = replace(s, **of_mode, project=stands("settle", s.project), resets=resets)
    stages = system.stages() if implicit and s is None and system.stages is not None else None
    if stages is None or not all(isinstance(each._program(), Program | Implicit) for each in stages):  # type: ignore[attr-defined]
        return replace(system, stages=None, **found)
    solving = StageKernels(*(stands(name, each) for name, each in zip(stages._fields, stages, strict=True)))
    return replace(system, stages=lambda: solving, **found)


def _moments(system: System, start: float, stop: float) -> tuple[Any, float]:
    """The moments of functions of time in a run, and until when they are known."""
    functions = system.timed
    moments = find_moments(functions, start, stop)
    refuse_breaks(system.unbroken, moments.jumps, system.name)
    decides = any(deciding(trace(lambda t, f=f: f(t), {"t": ()}, {"value": ()}, name)) for name, f in functions.items())
    return moments, stop if decides else inf


def _rows(switching: Switching, rows: Rows) -> Rows:
    """The arrays of rows with a short log, and with the modes that are known before."""
    m = len(switching.row_names)
    modes, sigmas = np.zeros((KEPT_MODES, m), np.int64), np.zeros((KEPT_MODES, switching.mode_size))
    known = np.zeros(1, np.int64)
    if not makes_modes(switching):
        modes, sigmas = _table(switching)
        known[0] = len(modes)
    return rows._replace(modes=modes, sigmas=sigmas, known=known, log=zeros(Event, KEPT_EVENTS + 2 * m))


def makes_modes(switching: Switching) -> bool:
    """Test for modes whose numbers follow from them in C: those of a mechanism; of a network there is a table."""
    return getattr(switching.modes, "make", None) is mode_of_rows


def _table(s: Switching) -> tuple[NDArray[np.int64], Vector]:
    """All modes that do not contradict themselves, and their σ."""
    choices = [range(4) if kind == FRICTION else range(2) for kind in s.kind]
    count = prod(len(each) for each in choices)
    if count > MOST_MODES:
        raise ModelError(
            f"{len(s.row_names)} elements switch in {count:,} modes together, too many for C source (at most "
            f"{MOST_MODES:,})"
        )
    modes, sigmas = [], []
    for mode in product(*choices):
        try:
            sigmas.append(s.modes.make(np.array(mode, dtype=np.int64)).sigma)  # type: ignore[attr-defined]
        except ModelError:
            continue
        modes.append(mode)
    return np.array(modes, np.int64).reshape(-1, len(choices)), np.array(sigmas).reshape(-1, s.mode_size)


@cache
def loops_text(method: str, switches: bool) -> str:
    """The text of the loops that a method needs: loop_begin, loop_advance and what they call, as run_NAME."""
    implicit = isinstance(find_method(method), Collocation)
    if not (switches or implicit):
        return c.source(_explicit(method), prefix="run_")
    of = SWITCHING if switches else IMPLICIT
    advance = "advance_implicit" if switches and implicit else "advance"
    entries = {"begin": of.entries["begin"], "advance": of.entries[advance]}
    text = c.source(Loops(of.package, of.name, entries).program(), prefix="run_")
    for name in _GUARDS if switches else ():
        called = re.search(rf"/\* guards\.py, line \d+ \*/\n.* (run_{name}(?:_\d+)?)\(", text)
        assert called, f"the loops do not call guards.{name}"
        text += f"#define guards_{name} {called[1]}\n"
    return text


def _explicit(method: str) -> Any:
    """The typed form of the loop of explicit methods."""
    from poinsot.code.reading import Compilation
    from poinsot.code.records import declared
    from poinsot.code.types import INT, Known
    from poinsot.simulation.lanes.host import coefficients
    from poinsot.simulation.loops import explicit_run

    found = find_method(method)
    assert isinstance(found, Tableau)
    types, known, made = [declared(each) for each in (Plan, Work, Own)], Known(coefficients(found)), Compilation()
    made.entry("begin", explicit_run.begin, [*types, known])
    made.entry("advance", explicit_run.advance, [*types, known, INT])
    return made.program


class _Words:
    """The memory of the arrays of a block, some of which are parts of others, and its words."""

    def __init__(self, run: CRun) -> None:
        self.run, self.image, self.constants = run, _Memory(), _Memory()
        self.words, self.places = list[str](), {"image": list[str](), "constants": list[str]()}
        self.lines, self.starts = list[str](), dict[str, int]()
        lying = [*self._arrays()]
        changed = [array for array, changes in lying if changes]
        self.image.lay(changed)
        self.constants.lay([array for array, changes in lying if not changes])
        self._lay_out()

    def _arrays(self) -> Iterator[tuple[NDArray[Any], bool]]:
        for part in self.run.block.parts:
            for name, value in part._asdict().items():
                if isinstance(value, np.ndarray) and value.size and name != "resets":
                    yield value, self._changes(part, name)

    def _changes(self, part: Any, name: str) -> bool:
        if name in ("modes", "sigmas", "known"):
            s = self.run.system.switching
            return s is not None and makes_modes(s)
        return name in _CHANGED[type(part).__name__]

    def _lay_out(self) -> None:
        at, names = 0, dict[str, int]()
        for part in self.run.block.parts:
            kind = type(part).__name__
            names[kind] = names.get(kind, 0) + 1
            self.starts[f"{'CLOSED_' * (names[kind] > 1)}{kind.upper()}"] = at
            for name, value in part._asdict().items():
                words = self.run.block.words[at : at + 1 + (value.ndim if isinstance(value, np.ndarray) else 0)]
                first = _word(words[0])
                if isinstance(value, np.ndarray):
                    first = "0"
                    if name == "resets":
                        self.lines.append(f"    block[{at}] = (int64_t)(intptr_t)resets;")
                        called = [self._kernel(int(each)) for each in value]
                        self.lines += [f"    resets[{k}] = {each};" for k, each in enumerate(called)]
                    elif value.size:
                        where = "image" if self._changes(part, name) else "constants"
                        self.places[where].append(f"{{{at}, {getattr(self, where).place(value)}}}")
                elif isinstance(value, int | np.integer) and _is_kernel(name):
                    first = "0"
                    if value:
                        self.lines.append(f"    block[{at}] = {self._kernel(int(value))};")
                self.words += [first, *map(_word, words[1:])]
                at += len(words)

    def _kernel(self, address: int) -> str:
        return f"(int64_t)(intptr_t)kernel_{self.run.standing[address].name}" if address else "0"

    def text(self) -> str:
        run, s = self.run, self.run.system.switching
        events = () if s is None else s.resets
        point = next((part for part in run.block.parts if isinstance(part, Solver)), None)
        known = point is not None and point.factor and "c" in run.kernels["factor"].inputs
        lines = [
            *(f"#define AT_{name} {at}" for name, at in self.starts.items()),
            f"#define BLOCK {len(self.words)}", f"#define IMAGE {max(self.image.size, 1)}",
            f"#define POINT_C {int(bool(known))}", f"#define RESETS {len(events)}",
            f"#define MODES_MADE {int(s is not None and makes_modes(s))}",
            f"#define SPAN {float(run.span).hex()}",
            f"#define HORIZON {float(run.horizon).hex() if run.horizon < inf else 'INFINITY'}",
            *(_wrapped(each) for each in run.standing.values()),
            _table_of("block_words", self.words), _table_of("constants", map(_word, self.constants.words())),
            _sparse(self.image.words()),
            _pairs("image_places", self.places["image"]), _pairs("constant_places", self.places["constants"]),
            "/* The words of a block, whose arrays lie in an image and in the constants. */",
            "static void lay_out(int64_t *block, int64_t *image, int64_t *resets)", "{",
            "    memcpy(block, block_words, sizeof block_words);", "    (void)resets;",
            _laying("image_places", "image"), _laying("constant_places", "constants"), *self.lines, "}",
        ]  # fmt: skip
        return "\n".join(lines) + "\n"


class _Memory:
    """The pieces of memory in which arrays lie, one behind the other."""

    def __init__(self) -> None:
        self._pieces: list[list[int]] = []

    def lay(self, arrays: Iterable[NDArray[Any]]) -> None:
        """Find the pieces of some arrays, which must stay where they are, in the order of the arrays."""
        ends = [(each.ctypes.data, each.ctypes.data + each.nbytes) for each in arrays]
        for start, end in sorted(ends):
            if self._pieces and start < self._pieces[-1][1]:
                self._pieces[-1][1] = max(end, self._pieces[-1][1])
            else:
                self._pieces.append([start, end])
        self._pieces.sort(
            key=lambda piece: next(k for k, (start, _) in enumerate(ends) if piece[0] <= start < piece[1])
        )

    @property
    def size(self) -> int:
        """How many words there are."""
        return sum(end - start for start, end in self._pieces) // 8

    def place(self, array: NDArray[Any]) -> int:
        """The word at which an array begins."""
        at, before = array.ctypes.data, 0
        for start, end in self._pieces:
            if start <= at < end:
                return (before + at - start) // 8
            before += end - start
        raise AssertionError("an array lies nowhere: a fault in poinsot")

    def words(self) -> NDArray[np.int64]:
        """What lies there."""
        found = [np.frombuffer((ctypes.c_int64 * ((end - start) // 8)).from_address(start), np.int64)
                 for start, end in self._pieces]  # fmt: skip
        return np.concatenate([np.zeros(0, np.int64), *found])


def _is_kernel(name: str) -> bool:
    return name in {"flow", "retract", "project", *_MODE, *StageKernels._fields}


def _wrapped(each: Named) -> str:
    """A kernel as loops call it: all inputs one behind the other, and all outputs."""
    given = [*_places("inputs", each.kernel.inputs.values()), *_places("outputs", each.kernel.outputs.values())]
    return (
        f"static void kernel_{each.name}(const double *inputs, double *outputs)\n"
        f"{{\n    (void)inputs;\n    (void)outputs;\n    {each.name}_({', '.join(given)});\n}}"
    )


def _places(room: str, shapes: Iterable[tuple[int, ...]]) -> Iterator[str]:
    at = 0
    for shape in shapes:
        if size := prod(shape):
            yield f"{room} + {at}"
        at += size


def _word(value: Any) -> str:
    return "INT64_MIN" if value == np.iinfo(np.int64).min else str(value) if abs(value) < 2**31 else f"INT64_C({value})"


def _table_of(name: str, words: Iterable[str]) -> str:
    return f"static const int64_t {name}[] = {{{', '.join(words) or '0'}}};"


def _pairs(name: str, pairs: list[str]) -> str:
    return f"static const int {name}[][2] = {{{', '.join(pairs) or '{0, 0}'}}};"


def _sparse(words: NDArray[np.int64]) -> str:
    """An image as it is at first: where it is not 0, and what it holds there."""
    (places,) = np.nonzero(words)
    where = ", ".join(map(str, places)) or "0"
    found = _table_of("image_words", (_word(words[each]) for each in places))
    return f"static const int image_at[] = {{{where}}};\n{found}\n#define IMAGE_WORDS {len(places)}"


def _laying(places: str, memory: str) -> str:
    return (
        f"    for (unsigned k = 0; k < sizeof {places} / sizeof *{places}; ++k)\n"
        f"        block[{places}[k][0]] = (int64_t)(intptr_t)({memory} + {places}[k][1]);"
    )
