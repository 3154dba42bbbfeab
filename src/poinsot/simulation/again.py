"""A run that is begun again and again from other numbers, in the arrays that it was made with.

What it begins with is what checkpoints restore (`arrays`), as it was before its first step; what a run learns on the
way and that changes no result stays: kernels that were made, modes that were met.
Law  the bits of a run that is made anew, whatever ran before, tests/ensembles/test_alone.py
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from poinsot.control.controller import Controller
from poinsot.control.ticks import Ticks
from poinsot.simulation.acting import Acting
from poinsot.simulation.keeping import KeptRun
from poinsot.simulation.moreau import Steps
from poinsot.simulation.prepared import Prepared
from poinsot.simulation.residual.run import ResidualRun
from poinsot.simulation.run import drive
from poinsot.simulation.switching_run import SwitchingRun

Vector: TypeAlias = NDArray[np.float64]
SAMPLED = ("work.states", "work.energies", "work.errors", "work.exchange", "rows.kept")
"""What is written before it is read."""
NUMBERS = ("gap", "rate", "force", "restitution", "static", "kinetic")
"""Of what switches, those that may be a member's own."""
FIXED = ("element", "kind", "degree", "poisson", "loss", "guessed", "turned", "begins", "terminal", "ways")
KERNELS = ("flow", "retract", "project", "jacobian", "prepare")
KERNELS_OF_ROWS = ("flow", "watch", "data", "impulse", "supplied", "jacobian", "margins", "project", "guards", "resets")


class Again:
    """One run after the other, of Systems that are alike in all but numbers.

    observed  names of what is looked at      on_grid  samples of the last run that were asked for
    """

    def __init__(self, observed: Sequence[str]) -> None:
        self.observed, self.on_grid = observed, 0
        self.prepared: Any = None
        self.run: Any = None
        self.saved: list[tuple[NDArray[Any], NDArray[Any]]] = []

    def _make(self, prepared: Prepared, state: Vector) -> None:
        self.prepared, self.run = prepared, prepared.run(state, prepared.room, self.observed)
        self.run.advance(0)  # compiles, or reads the cache
        arrays = self.run.arrays()
        self.saved = [(each, each.copy()) for name, each in arrays.items() if name not in SAMPLED]

    def begin(
        self, prepared: Prepared, state: Vector, constants: Vector, controllers: Sequence[Controller]
    ) -> Acting | None:
        """From this state, with the constants c; the inputs are those of the course, as they stand there.

        Errors  SimulationError of controllers that cannot act in this run
        """
        if self.run is None or isinstance(self.run, Steps) or not _alike(self.prepared, prepared):
            self._make(prepared, state)  # the columns of time-stepping grow
        elif prepared is not self.prepared:
            self._take_numbers(prepared)
        for array, before in self.saved:
            array[...] = before
        run = self.run
        if isinstance(run, ResidualRun):
            nx = run.form.states
            run.work.arrays["y"][:nx] = state[:nx] / run.shape.arrays["unit"][:nx]
        else:
            run.work.x[:] = state
        if len(constants):
            self._tell(constants)
        if isinstance(run, KeptRun):
            run.take_numbers(prepared.system)
        if isinstance(run, SwitchingRun):
            run.forget()
        if not controllers:
            run.begin()
            return None
        signals = prepared.course.signals
        acting = Acting(Ticks(controllers, prepared.system, prepared.begin, prepared.observed_from(state), signals.at),
                        run)  # fmt: skip
        acting.begin()
        return acting

    def _take_numbers(self, prepared: Prepared) -> None:
        """Go on with those of another System."""
        self.prepared, run = prepared, self.run
        if not isinstance(run, SwitchingRun):
            return
        switching = prepared.system.switching
        assert switching is not None
        kept = {id(array): before for array, before in self.saved}
        run.measure(prepared.course.control, prepared.system)
        for name in NUMBERS:
            value = getattr(switching, name)
            array = getattr(run.switch, name)
            array[...] = 0.0 if value is None else value
            if id(array) in kept:
                kept[id(array)][...] = array
        run.retake(prepared.system, switching)

    def _tell(self, c: Vector) -> None:
        """The constants, where kernels read them."""
        run, ns = self.run, 0 if self.prepared.system.switching is None else self.prepared.system.switching.sigma_size
        for inputs in (run.work.feed, run.work.placed):
            inputs[len(inputs) - len(c) - ns : len(inputs) - ns] = c
        solver = getattr(run, "solver", None)
        if solver is not None and len(solver.point) == len(run.work.feed) + 2:  # factors are made from them, too
            solver.point[-2 - len(c) : -2] = c
        if isinstance(run, SwitchingRun):
            for inputs in (run.rows.pushed, run.rows.given, run.rows.asked):
                inputs[len(inputs) - len(c) :] = c

    def go(self, acting: Acting | None, take: Callable[[tuple[Vector, ...]], None]) -> None:
        """To its end; samples go to `take`, some at a time."""
        run = self.run

        def record() -> bool:
            columns = run.samples()
            held = np.zeros((len(columns[0]), 0)) if acting is None else acting.values(len(columns[0]))
            take((*(each.copy() for each in columns), held))
            return True

        drive(run, False, record, acting)
        self.on_grid = int(run.progress["sample"])
        self.prepared.take_last(run)
        record()


def _alike(one: Prepared, other: Prepared) -> bool:
    """Whether the arrays of a run of one serve another, but for numbers of what switches."""
    if one is other:
        return True
    a, b = one.system, other.system
    if one.course.signals is not other.course.signals or not (one.form is other.form is None):
        return False
    if any(getattr(a, name) is not getattr(b, name) for name in KERNELS) or a.parts != b.parts:
        return False
    if not _same(a.reach, b.reach) or (a.scale is None) != (b.scale is None):
        return False
    s, t = a.switching, b.switching
    if s is None or t is None:
        return s is t and a.energy_scale == b.energy_scale and _same(a.scale, b.scale)
    if any(getattr(s, name) is not getattr(t, name) for name in KERNELS_OF_ROWS):
        return False
    return s.event_names == t.event_names and all(_same(getattr(s, name), getattr(t, name)) for name in FIXED)


def _same(a: Any, b: Any) -> bool:
    return (a is b) or (a is not None and b is not None and np.array_equal(a, b))
