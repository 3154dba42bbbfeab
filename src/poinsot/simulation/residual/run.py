"""One run of the loop of residual forms: its arrays made, its stages advanced in slices.

Units: those of the states, energies [J]. Law: KCL, KVL and the laws hold at samples, tests/networks/test_newton.py.
Source: decision 0007.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Ints, Vector
from poinsot.algebra.caching import cached_property, once, recent
from poinsot.code import Block, Loops
from poinsot.code.records import Arrays
from poinsot.motion.of_network.beginning import binding_rows
from poinsot.records import dataclass
from poinsot.simulation.choices import NewtonControl
from poinsot.simulation.collocation import SAME, Collocation
from poinsot.simulation.loops.entries import RESIDUAL
from poinsot.simulation.loops.residual_records import ResidualCourse, ResidualShape, ResidualWork, Stages
from poinsot.simulation.loops.run_records import RunSpan
from poinsot.simulation.plan import PROGRESS, Timeline, step_rules
from poinsot.simulation.residual.late_waves import history_for, longest_step, refuse_other_lines
from poinsot.simulation.residual.plan import shape_of, stages_for
from poinsot.simulation.run import MethodRun

if TYPE_CHECKING:
    from poinsot.motion.residual_form import ResidualForm
    from poinsot.motion.system import System
    from poinsot.simulation.methods import Method

NEWTON = 0.01, 20
"""How far the stages are solved, as a share of the tolerated error, and in how many corrections."""
MOST_SHAPES = 2
"""Arrays that a form keeps for its next runs, by their powers and span."""


class Exchanged:
    """Turnover of all powers at samples, and of each part of the system the sum of their ranges [nt, 1 + parts].

    so_far  [4, nw], of samples that have been taken away: turnover (the first of its row), and of each energy the last,
            the highest and the lowest
    """

    def __init__(self, parts: Ints) -> None:
        self.parts = parts
        self.so_far = np.zeros((4, max(len(parts), 1)))

    def until(self, energies: Vector) -> Vector:
        """At more samples with these energies through the powers."""
        found = np.zeros((len(energies), 2 + int(self.parts.max(initial=0))))
        turnover, _, high, low = self._along(energies)
        found[:, 0] = turnover[1:]
        ranges = (high - low)[1:]
        for k, part in enumerate(self.parts):
            found[:, 1 + part] += ranges[:, k]
        return found

    def close(self, energies: Vector) -> None:
        """These samples have been taken away: others follow."""
        turnover, *others = (each[-1] for each in self._along(energies))
        self.so_far[0, 0] = turnover
        for row, each in zip(self.so_far[1:], others, strict=True):
            row[: len(each)] = each

    def _along(self, energies: Vector) -> tuple[Vector, Vector, Vector, Vector]:
        """Turnover, the energies, the highest and the lowest so far, before these samples and at each."""
        last, high, low = (np.concatenate((row[None, : energies.shape[1]], energies)) for row in self.so_far[1:])
        steps = np.ascontiguousarray(np.abs(np.diff(last, axis=0))).sum(axis=1)
        turnover = np.cumsum(np.append(self.so_far[0, 0], steps))
        return turnover, last, np.maximum.accumulate(high), np.minimum.accumulate(low)


@dataclass(frozen=True, eq=False)
class ResidualRun(MethodRun):
    """A run under way."""

    loops: ClassVar[Loops] = RESIDUAL
    form: ResidualForm
    exchanged: Exchanged
    plan: ResidualCourse
    shape: Arrays[ResidualShape]
    work: Arrays[ResidualWork]
    counted: NDArray[np.void]
    stages: Arrays[Stages]
    part: Arrays[Stages]
    end: Arrays[Stages]
    start: Arrays[Stages]
    solver: bool = True

    def array(self, name: str) -> NDArray[Any]:
        """As of a `MethodRun`."""
        return self.counted if name == "progress" else self.work.arrays[name]

    def arrays(self) -> dict[str, NDArray[Any]]:
        """As of a `MethodRun`."""
        names = ("work", "stages", "part", "end", "start")
        groups: dict[str, Arrays[Any]] = {name: getattr(self, name) for name in names}
        found = {f"{group}.{name}": each for group, of in groups.items() for name, each in of.arrays.items()}
        return {"progress": self.counted, "exchanged": self.exchanged.so_far, **found}

    @property
    def state(self) -> Vector:
        """(x, w, ẋ) as it stands, a copy."""
        unit, rates = self.shape.arrays["unit"], self.work.arrays["rates"]
        return np.concatenate([self.work.arrays["y"] * unit, rates * unit[: len(rates)]])

    def place(self, state: Vector) -> bool:
        """As of a `MethodRun`; w and ẋ follow in the next attempt."""
        nx = self.form.states
        if self.form.lines is not None:
            refuse_other_lines(self.form, self.state[:nx], state[:nx])
        self.work.arrays["y"][:nx] = state[:nx] / self.shape.arrays["unit"][:nx]
        return True

    def samples(self) -> tuple[Vector, ...]:
        """(x, w, ẋ), energies, no constraint errors, exchanged energies and no σ of the samples in the arrays."""
        count = int(self.progress["sample"] - self.progress["taken"])
        states, energies = self.work.arrays["states"][:count], self.work.arrays["energies"][:count]
        return states, energies, np.zeros((count, 2)), self.exchanged.until(energies), np.zeros((count, 0))

    def empty(self) -> None:
        """As of a `MethodRun`."""
        self.exchanged.close(self.work.arrays["energies"][: int(self.progress["sample"] - self.progress["taken"])])
        super().empty()

    @cached_property
    def block(self) -> Block:
        """As of a `MethodRun`."""
        arrays = (self.start, self.stages, self.part, self.end)
        return Block(self.plan, self.shape.record, self.work.record, self.counted, *(each.record for each in arrays))

    @property
    def advancing(self) -> None:
        """Python calls it."""


def together(system: System, method: Method) -> ResidualForm | None:
    """The residual form of a system if there is one and the method can take it: the last of its stages is the end of
    the step, none its start, where unknowns that no storage holds are known already, and no two are at one moment."""
    stiff = isinstance(method, Collocation) and method.ends_at_a_stage
    stiff = stiff and bool(np.all(np.diff(np.sort(np.append(0.0, method.c))) > SAME))
    return system.dynamics.residual() if system.dynamics.residual is not None and stiff else None


def tolerated(form: ResidualForm, system: System) -> tuple[Vector, float]:
    """Units of the absolute tolerances: of the states, and of energies [J]."""
    nx = form.states
    sizes = np.maximum(form.solved.scale[:nx], form.solved.nominal)
    # of bound storage the powers have the rounding of its state, whatever the step
    energy = max(system.books.energy_scale, sizes.max(initial=0.0) * form.solved.scale[nx:].max(initial=0.0))
    return sizes, float(energy)


def prepare(
    form: ResidualForm, method: Method, state: Vector, system: System, timeline: Timeline, lasts: float | None = None
) -> ResidualRun:
    """The arrays of a run from the storage state; lasts [s], if not as long as its inputs are known."""
    times, signals, control, room = timeline
    assert isinstance(method, Collocation)
    powers = len(system.books.power_names)
    parts = np.array(system.books.parts[len(system.books.storage_names) :] or [0] * powers, dtype=np.int64)
    lasts, s = timeline.end - timeline.begin if lasts is None else lasts, method.stages
    key = powers, lasts or 1.0
    shape = recent(once(form, "shapes", dict), key, lambda: shape_of(form, *key), MOST_SHAPES)
    n, nx = shape.number("size"), shape.number("states")
    unit = shape.arrays["unit"]
    inverse, gamma = method.inverse(), float(method.blocks().reals[0])
    sizes, energy = tolerated(form, system)
    atol = np.concatenate([control.atol[:nx] * sizes / unit[:nx], np.full(n - nx, control.energy_atol)])
    longest = longest_step(form, system.name, state[:nx], control)
    course = ResidualCourse(
        gamma=gamma,
        estimate=method.estimate,
        lasts=lasts,
        control=step_rules(method, control, NewtonControl.numbers(control.newton, *NEWTON), longest),
        span=RunSpan(np.ascontiguousarray(signals.segments), signals.values, times),
    )
    fed, groups = 1 + signals.values.shape[2], 1 + max(form.solved.group, default=0)
    work = Arrays(ResidualWork, dict(
        fed=fed, bound=int(form.lines is not None or len(binding_rows(form)[0]) > 0),
        feed=np.append(np.zeros(fed), form.constants), held=np.zeros(fed - 1),
        groups=groups, energy_atol=control.energy_atol * energy,
        c=np.array(method.c), b=np.array(method.b), e=method.error[1:] @ inverse, embedded=np.array(method.error),
        dense=np.pad(method.dense, ((0, s - len(method.dense)), (0, 0))),
        atol=atol, group=np.array(form.solved.group, dtype=np.int64), largest=np.zeros(groups),
        y=np.concatenate([state[:nx] / unit[:nx], form.solved.rest]), rest=form.solved.rest.copy(),
        y_new=np.zeros(n), rates=np.zeros(nx),
        at=np.zeros(shape.number("reads")), slopes=np.zeros(shape.number("slopes")),
        limits=np.zeros(shape.number("reads")), scale=np.zeros(n),
        before=np.zeros((s, n)), length=np.zeros(1), predicted=np.zeros(n), weights=np.zeros(s),
        k=np.zeros((s, powers)), begun=np.zeros(powers), power=np.zeros(powers), energy=np.zeros(powers),
        y_part=np.zeros(n), rates_part=np.zeros(nx), energy_part=np.zeros(powers),
        states=np.zeros((room + 1, n + nx)), energies=np.zeros((room + 1, powers)),
        **history_for(form, state[:nx], method.c),
    ))  # fmt: skip
    progress = np.zeros(1, PROGRESS)
    progress["time"], progress["stop"], progress["room"] = timeline.begin, np.inf, room
    one = np.ones(1)
    return ResidualRun(
        form,
        Exchanged(parts), course, shape, work, progress,
        stages=stages_for(shape, inverse, method.c),
        part=stages_for(shape, inverse, method.c),
        end=stages_for(shape, np.array([[gamma]]), one),
        start=stages_for(shape, np.array([[1.0]]), one),
    )  # fmt: skip
