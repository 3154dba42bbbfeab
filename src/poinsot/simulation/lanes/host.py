"""The loop as machine code, and the words that it is handed for the arrays of a run."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Floats
from poinsot.code import Block
from poinsot.code.loops import made_of, shipped_or, sources_of, write
from poinsot.code.records import Records, replaced
from poinsot.motion.kernels import CompiledFunction
from poinsot.programs.locking import once
from poinsot.records import NamedTuple
from poinsot.renderers.llvm.assembly import ValueType
from poinsot.renderers.llvm.target import LoadedObject, compile_object, host, optimised
from poinsot.simulation.lanes.kernels import described
from poinsot.simulation.lanes.words import FIELDS, QUEUE, layout
from poinsot.simulation.loops.lane_records import ExplicitWork, Lane, TableauRows, Terms
from poinsot.simulation.loops.run_records import Plan, Work
from poinsot.simulation.methods import Matrix, Tableau, find_method
from poinsot.simulation.plan import adds, of_each, side_by_side
from poinsot.ufuncs.cache import Cache
from poinsot.ufuncs.identity import cache_key

DEFAULT = "dop853"
LOOPS = Path(__file__).parents[1] / "loops"
_CODE = Path(__file__).parents[2] / "code"
COMPILERS = [*(_CODE / "lanes").glob("*.py"), *(_CODE / "varying").glob("*.py")]
SAMPLES = ("states", "energies", "errors", "exchange")
Entry = Callable[[int, int], int]


class Code(NamedTuple):
    """Functions of the loop; they let other threads of Python run meanwhile."""

    begin: Entry
    take: Entry
    advance: Entry
    serve: Entry
    one_by_one: int
    loaded: LoadedObject


def coefficients(method: Tableau, again: bool = False) -> TableauRows:
    """A method as the texts of the loop know it; again: the next step begins with its last stage."""

    def terms(weights: Matrix) -> Terms:
        return tuple((row, float(weight)) for row, weight in enumerate(weights) if weight)

    return TableauRows(
        method.stages,
        len(method.c),
        tuple(map(terms, method.A)),
        terms(method.b),
        tuple(map(float, method.c)),
        tuple(map(terms, method.error)),
        tuple(map(terms, method.dense)),
        again,
    )


def assemble(method: Tableau, lanes: int, fma: bool, again: bool = False) -> str:
    """The assembly of the loop for its operands: entries `begin`, `take`, `advance`, `serve`, `one_by_one`."""
    from poinsot.code.lanes import assembly
    from poinsot.code.reading import Compilation
    from poinsot.code.records import declared
    from poinsot.code.types import INT, Known, of_dtype
    from poinsot.simulation.lanes.kernels import one_by_one
    from poinsot.simulation.loops import explicit_run

    types, known, compilation = (
        [declared(each) for each in (Plan, Work, ExplicitWork)],
        Known(coefficients(method, again)),
        Compilation(),
    )
    compilation.entry("begin", explicit_run.begin, [*types, known])
    compilation.entry("take", explicit_run.take, types)
    compilation.entry("advance", explicit_run.advance, [*types, known, INT])
    compilation.entry("serve", explicit_run.serve, [*types, of_dtype(QUEUE), known, INT])
    return assembly(compilation.program, lanes, layout(), fma) + one_by_one(ValueType(lanes))


def ship(folder: Path) -> None:
    """Write the loop of the default method for one run, which a wheel carries; lanes are made where they are used."""
    write(folder / _file(_default(), 1, True), _sources(), optimised(assemble(_default(), 1, True)))


def is_shipped() -> bool:
    """Whether the wheel, or the clone, carries the loop of the default method as its texts have it."""
    return made_of(LOOPS / _file(_default(), 1, True), _sources())


def _default() -> Tableau:
    method = find_method(DEFAULT)
    assert isinstance(method, Tableau)
    return method


def _file(method: Tableau, lanes: int, fma: bool) -> str:
    numbers = [each.tobytes() for each in (method.A, method.b, method.c, method.error, method.dense)]
    return f"explicit-{sha256(b''.join(numbers)).hexdigest()[:12]}-{lanes}{'' if fma else '-plain'}.ll"


def _sources() -> str:
    """A hash of the texts of the loop, and of all that compiles them for lanes."""
    here = [*COMPILERS, Path(__file__), *(Path(__file__).with_name(f"{name}.py") for name in ("words", "kernels"))]
    own = sha256("\0".join(each.read_text(encoding="utf-8") for each in sorted(here)).encode()).hexdigest()
    return own[:16] + sources_of(LOOPS, "poinsot.simulation.loops", ("explicit_run",))


@once
def code_for(method: Tableau, lanes: int, again: bool) -> Code:
    """The loop for a method and a number of lanes, compiled or from the cache on disk; it serves every system.

    again  whether a step begins with the last stage of the one before, for systems whose charts are sums
    """
    machine = host()
    numbers = [each.tobytes().hex() for each in (method.A, method.b, method.c, method.error, method.dense)]
    key = "loop-" + cache_key(machine, str(lanes), str(again), str(method.stages), str(method.error_order), *numbers)

    def make() -> bytes:
        path = LOOPS / _file(method, lanes, machine.fma)
        text = shipped_or(path, _sources(), lambda: optimised(assemble(method, lanes, machine.fma, again), machine))
        return compile_object(text, machine, calling=True)

    loaded = LoadedObject(Cache().made(key, make), machine, ("log",))
    kind = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64)
    begin, take, advance, serve = (kind(loaded.address(name)) for name in ("begin", "take", "advance", "serve"))
    return Code(begin, take, advance, serve, loaded.address("one_by_one"), loaded)


class Next(NamedTuple):
    """The address of the queue that lanes take members from."""

    queue: int


class LaneLoop:
    """A run of the loop: its code, its words, and the memory that must stay in place meanwhile."""

    def __init__(
        self, method: Tableau, plan: Plan, work: Work, kernels: Mapping[str, CompiledFunction], lanes: int = 1
    ) -> None:
        found = own_for(plan, work, lanes)
        self.private = found.lane
        again = method.ends_at_a_stage and "project" not in kernels and adds(kernels["retract"])
        self._code = code_for(method, lanes, again)
        names = ("flow", "retract", "project")
        self._kernels = {
            name: described(kernels[name], lanes, self._code.one_by_one) for name in names if name in kernels
        }
        flow, retract, project = (self._kernels[name][0].ctypes.data if name in kernels else 0 for name in names)
        plan = replaced(plan, flow=flow, retract=retract, project=project)
        self._kept, self.own = kernels, found
        self.block = Block(plan, work, found, Next(0), shape=partial(_seen, lanes))
        for name in SAMPLES:
            self.private[name] = [part.ctypes.data for part in getattr(work.samples, name).reshape(lanes, -1)]

    def drive(self, segments: Floats, inputs: Floats) -> None:
        """The segments of all members, one after the other, and their inputs, as in `Plan`."""
        self._driven = segments, inputs
        self.block.put(0, segments=segments, inputs=inputs)

    def call(self, entry: str, number: int = 0) -> int:
        """`begin`, `take` a sample, or `advance` by at most so many attempts of a step."""
        return int(getattr(self._code, entry)(self.block.address, number))

    def serve(self, queue: NDArray[np.void], attempts: int) -> bool:
        """At most so many attempts for the members of a `words.QUEUE`; whether there is more to do."""
        self.block.words[-1] = queue.ctypes.data
        return bool(self._code.serve(self.block.address, attempts))

    @property
    def advancing(self) -> tuple[int, int]:
        """The address of `advance`, and of the words it takes."""
        return self._code.loaded.address("advance"), self.block.address


def own_for(plan: Plan, work: Work, lanes: int = 1) -> ExplicitWork:
    """The arrays that only this loop needs, for a run or for runs side by side."""
    nx, nl, nw, nu = len(work.x), len(plan.magnitude), len(work.books.energy), plan.span.inputs.shape[2]
    each = () if lanes == 1 else (lanes,)
    lane: Records[Lane] = np.zeros(1, of_each(FIELDS, each))  # type: ignore[assignment]
    lane["own_segments"] = len(plan.span.segments)
    sizes = {"here": 5, "driven": 2 * nu, "sampled": nx, "within": nx, "powered": nw}
    sizes |= {"atol": nl, "energy_atol": 1}
    own = side_by_side({name: (size, *each) for name, size in sizes.items()})
    own["atol"].T[...] = plan.atol
    own["energy_atol"][:] = plan.energy_atol
    words = work.progress.view(np.float64).reshape(-1, *each)
    return ExplicitWork(lane, words, k0=work.k[0], reached=work.x_new, **own)


def _seen(lanes: int, kind: type, name: str, array: NDArray[np.generic]) -> Sequence[int]:
    """The shape of an array as each lane has it."""
    of_lanes = lanes > 1 and (kind.__name__, name) in layout() and not array.dtype.names
    shape = array.shape[:-1] if of_lanes else array.shape
    return shape[len(shape) - 2 if name in SAMPLES else 0 :]
