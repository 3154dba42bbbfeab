"""A controller with a clock: the quantities that it reads, the inputs that it writes, its period and delay."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Vector
from poinsot.algebra.caching import fingerprint
from poinsot.algebra.units import is_foreign
from poinsot.components.measured import converted
from poinsot.errors import CompilerError, ModelError, SimulationError
from poinsot.kernels import Kernel

Shape: TypeAlias = tuple[int, ...]


class Controller:
    """A function called once a period; its outputs hold until it acts again (zero-order hold).

        u_k = function(t_k, *reads, x_k)  →  writes[, x_{k+1}],      t_k = start + phase + k·period

    period    between two actions [s]; t_k is computed by multiplication, and steps of the run end there; None: it
              acts at ``events`` alone
    function  called as function(t, r₁, …, rₙ) → u, with a state as function(t, r₁, …, rₙ, x) → (u, x′). Each rᵢ is
              what its name stands for: an array of its own, or a float where it is one number. u: one number for each
              of ``writes``, then of ``tells``; a number where it is one
    reads     names of observations as in the dataset of a run, "joint_position", "C1.voltage"; with a label in brackets
              one entry, "joint_position[elbow]", "body_position[hand,z]". A name that controllers write or tell: what
              holds there
    writes    names of inputs: sources, or freedoms of a mechanism; nothing else may drive them in this run
    tells     names of its own under which other controllers read what it returns, as the goal of an inner loop
    state     x₀, a number or an array; None: the function has none
    delay     from an action to the moment when what it wrote takes effect [s], also longer than a period
    phase     from the start of the run to the first action [s]
    initial   what holds until the first action takes effect (0)
    limits    (lowest, highest) of what is written, numbers or one for each of what is written
    quantum   what is written is a multiple of this (before ``limits`` act); None: any number
    resolution  every number read is rounded to a multiple of this, as by an encoder: a number, or one for each of
              ``reads``, None where nothing is rounded
    compiled  True: the function is made of formulas over any scalar (no ``if`` on values, `numpy` functions of one
              number): it is run once and compiled, and Python is not asked again. Not found out by trying: a function
              that prints, counts or looks at a clock can be traced, too, and would do so once
    events    names of what it acts at, where it has no period: of an `Event`, or of an element that switches; a kind
              of the log of events in brackets has that alone, "floor[impact]". It acts once at a moment, after all
              that happens there, and reads the state that follows; what it writes may let more happen
    name      in messages and plots; the function's own name if not said

    At one moment, what was delayed takes effect first; then controllers act in the order in which they are given, and
    each reads what those before it have written without delay. They act at the start and, if a period ends there, at
    the end. Samples at such a moment have the inputs from there on.
    Law       the run is that of the exact discrete system where that is known, tests/control/test_sampled.py; what is
              written has its power at its port, so that the ledger balances
    Errors    `SimulationError` for what contradicts itself; in a run `SimulationFailure` where the function raises or
              returns what is no finite number or of another shape, with what was computed so far
    Source    Åström & Wittenmark, Computer-Controlled Systems, ch. 2
    """

    resumable = True
    """Whether all that it goes by stands in a checkpoint."""
    trusted = True
    """Whether it may run; an FMU that a file names may not until somebody says so."""

    def __init__(
        self,
        period: float | str | None,
        function: Callable[..., Any],
        reads: str | Sequence[str] = (),
        writes: str | Sequence[str] = (),
        *,
        tells: str | Sequence[str] = (),
        state: ArrayLike | None = None,
        delay: float | str = 0.0,
        phase: float | str = 0.0,
        initial: ArrayLike = 0.0,
        limits: tuple[ArrayLike, ArrayLike] | None = None,
        quantum: ArrayLike | None = None,
        resolution: float | Sequence[float | None] | None = None,
        compiled: bool = False,
        events: str | Sequence[str] = (),
        name: str | None = None,
    ) -> None:
        if not callable(function):
            raise SimulationError(f"a controller's function must be callable, not {function!r:.60}")
        self.function = function
        self.name = name or str(getattr(function, "__name__", type(function).__name__))
        self.events = self._names("events", events)
        if bool(self.events) != (period is None):
            raise SimulationError(
                f"{self} acts either once a period or at events, period=None: give two controllers, of which one reads "
                "what the other tells"
            )
        self.period = self.phase = np.inf
        if period is not None:
            self.period, self.phase = self._moment("period", period), self._moment("phase", phase)
        self.delay = self._moment("delay", delay)
        if self.period == 0:
            raise SimulationError(f"{self} needs a period above 0 s")
        self.reads, self.writes = self._names("reads", reads), self._names("writes", writes)
        self.outputs = (*self.writes, *self._names("tells", tells))
        if not self.outputs:
            raise SimulationError(f"{self} writes nothing: say writes=[…], the names of inputs")
        size = (len(self.outputs),)
        self.state = None if state is None else self._numbers("state", state)
        self.initial = self._numbers("initial", initial, size)
        self.quantum = None if quantum is None else self._positive("quantum", self._numbers("quantum", quantum, size))
        self.lowest = self.highest = None
        if limits is not None:
            if not isinstance(limits, Sequence) or len(limits) != 2:
                raise SimulationError(f"{self}: limits are a pair (lowest, highest), not {limits!r:.60}")
            self.lowest, self.highest = (self._numbers("limits", each, size, np.inf) for each in limits)
            if not np.all(self.lowest <= self.highest):
                raise SimulationError(f"{self}: its lowest limit {self.lowest} is above its highest, {self.highest}")
        steps = [*resolution] if isinstance(resolution, Sequence) else [resolution] * len(self.reads)
        if len(steps) != len(self.reads):
            raise SimulationError(f"{self}: resolution needs one number for each of its {len(self.reads)} reads")
        self.resolution = tuple(
            None if step is None else float(self._positive("resolution", self._numbers("resolution", step, ())))
            for step in steps
        )
        self.plain = quantum is None and limits is None
        self.compiled = bool(compiled)

    def __call__(self, *arguments: Any) -> Any:
        """The function itself, as a decorated one is still called."""
        return self.function(*arguments)

    def __str__(self) -> str:
        return f"the controller {self.name!r}"

    def __repr__(self) -> str:
        when = f"at {', '.join(self.events)}" if self.events else f"every {self.period:g} s"
        return f"<{self} {when}: {', '.join(self.reads)} → {', '.join(self.outputs)}>"

    def ready(self) -> None:
        """Asked once before a run: ModelError where it cannot act."""

    def settled(self, values: Vector) -> Vector:
        """The returned values as written: rounded, then within the limits."""
        if self.quantum is not None:
            values = np.rint(values / self.quantum) * self.quantum
        if self.lowest is not None and self.highest is not None:
            values = np.minimum(np.maximum(values, self.lowest), self.highest)
        return values

    def program(self, shapes: Sequence[Shape]) -> Kernel:
        """The kernel (t, reads…, x) → (u, x′) for reads of these shapes.

        Errors  `SimulationError` with the reason where the function is none of formulas
        """
        from poinsot.kernels.composing import TracedArray

        inputs: dict[str, Shape] = {"t": ()} | {f"read{k}": shape for k, shape in enumerate(shapes)}
        outputs: dict[str, Shape] = {"writes": (len(self.outputs),)}
        if self.state is not None:
            inputs["x"] = outputs["x_next"] = self.state.shape

        def function(**given: Any) -> Any:
            found = self.function(*(x.view(TracedArray) if isinstance(x, np.ndarray) else x for x in given.values()))
            if self.state is None:
                return np.reshape(np.asarray(found, dtype=object), outputs["writes"])
            written, following = found
            return tuple(
                np.reshape(np.asarray(each, dtype=object), shape)
                for each, shape in zip((written, following), outputs.values(), strict=True)
            )

        def flat(*scalars: Any) -> Any:
            given, at = {}, 0
            for name, shape in inputs.items():
                entries = np.empty(int(np.prod(shape)), dtype=object)
                entries[:] = scalars[at : at + entries.size]
                given[name], at = entries.reshape(shape)[()], at + entries.size
            found = function(**given)
            return found if self.state is None else [x for each in found for x in each.flat]

        try:
            key = fingerprint(flat, sum(int(np.prod(shape)) for shape in inputs.values()))
            return Kernel(function, inputs, outputs, self.name, key=key)
        except (TypeError, ValueError, AttributeError, CompilerError) as error:
            raise SimulationError(
                f"{self} cannot be compiled ({type(error).__name__}: {error}); write it with formulas on numbers and "
                "arrays, np.sin and the like, poinsot.algebra.scalars.where for a choice; or leave out compiled=True, "
                "and it is called as it is"
            ) from error

    def _moment(self, what: str, given: Any, least: float = -np.inf) -> float:
        try:
            seconds = converted(given, "s") if isinstance(given, str) or is_foreign(given) else given
        except ModelError as error:
            raise SimulationError(f"{self}: {what}: {error}") from None
        found = float(self._numbers(what, seconds, ()))
        if found < max(least, 0.0):
            raise SimulationError(f"{self}: its {what} must not be negative; it is {found:g} s")
        return found

    def _names(self, what: str, given: str | Sequence[str]) -> tuple[str, ...]:
        names = (given,) if isinstance(given, str) else tuple(given)
        if not all(isinstance(name, str) for name in names):
            raise SimulationError(f"{self}: {what} are names, texts; not {given!r:.60}")
        return names

    def _positive(self, what: str, found: Vector) -> Vector:
        if not np.all(found > 0):
            raise SimulationError(f"{self}: its {what} must be above 0")
        return found

    def _numbers(self, what: str, given: Any, shape: Shape | None = None, most: float = np.finfo(float).max) -> Vector:
        try:
            if isinstance(given, (str, bytes, bool)):
                raise TypeError
            found = np.array(given, dtype=np.float64)
            if shape is not None:
                found = np.array(np.broadcast_to(found, shape))
        except (TypeError, ValueError, OverflowError):
            wanted = "numbers" if not shape else f"a number, or {shape[0]}, one for each of what it writes"
            raise SimulationError(f"{self}: {what} must be {wanted}, not {given!r:.60}") from None
        if not np.all(np.abs(found) <= most):
            raise SimulationError(f"{self}: {what} must be finite")
        return found


def controller(
    period: float | str | None, reads: str | Sequence[str] = (), writes: str | Sequence[str] = (), **options: Any
) -> Callable[[Callable[..., Any]], Controller]:
    """Make the function below a `Controller`; options as there. The command line takes such functions from files.

    @po.controller(period=1e-3, reads=["joint_position", "joint_velocity"], writes=["shoulder", "elbow"])
    def pd(t, q, v):
        return 50 * (goal - q) - 5 * v
    """

    def made(function: Callable[..., Any]) -> Controller:
        return Controller(period, function, reads, writes, **options)

    return made
