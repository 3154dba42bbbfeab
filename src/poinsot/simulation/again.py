"""A run that is begun again and again from other numbers, in the arrays that it was made with.

What it begins with is what checkpoints restore (`arrays`), as it was before its first step; what a run learns on the
way and that changes no result stays: kernels that were made, modes that were met.
Law  the bits of a run that is made anew, whatever ran before, tests/ensembles/test_members.py
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Vector
from poinsot.code import Block
from poinsot.control.controller import Controller
from poinsot.motion.system import System
from poinsot.simulation.acting import WAITS, Acting
from poinsot.simulation.keeping import KeptRun
from poinsot.simulation.loops import native
from poinsot.simulation.loops.entries import IMAGES
from poinsot.simulation.loops.step_records import Image
from poinsot.simulation.prepared import Prepared
from poinsot.simulation.run import FIRST_ATTEMPTS, drive
from poinsot.simulation.switching_run import SwitchingRun

Take: TypeAlias = Callable[[tuple[Vector, ...]], None]
SAMPLED = ("work.states", "work.energies", "work.errors", "work.exchange", "rows.kept", "rows.log")
"""What is written before it is read."""
IDLE, LARGEST = 4, 1 << 20
"""Runs of a System by one method that wait to begin again, and the bytes of one at most."""
MOST_SAVED = 1 << 26
"""Bytes of arrays above which a run is made anew, and not begun again: their copy would be as large."""
NUMBERS = ["rows.gap", "rows.rate", "rows.force", "elements.restitution", "elements.static", "elements.kinetic"]
"""Of what switches, those that may be a member's own."""
FIXED = attrgetter(
    *(f"rows.{name}" for name in ("element", "kind", "degree", "guessed", "turned", "begins")), "elements.poisson",
    "elements.loss",
)  # fmt: skip
KERNELS_OF_ROWS = attrgetter(
    "flow", "watch", "data", "impulse", "supplied", "jacobian", "margins", "commands", "project"
)


class Again:
    """One run after the other, of Systems that are alike in all but numbers.

    on_grid  samples of the last run that were asked for      attempts  of a step in one go, as of `drive`
    """

    def __init__(self) -> None:
        self.on_grid, self.size, self.attempts = 0, 0, FIRST_ATTEMPTS
        self.prepared: Any = None
        self.run: Any = None
        self.saved: list[tuple[NDArray[Any], NDArray[Any]]] = []
        self.image: Block | None = None

    @classmethod
    def taken(cls, prepared: Prepared) -> Again:
        """Take an idle run out of its pool, else a new one."""
        found = prepared.idle.pop(prepared.layout, None)
        return found if isinstance(found, Again) else cls()

    def give_back(self) -> None:
        """Leave it to whoever runs the System next; of those that wait the last stay, and none that is large."""
        if self.run.reusable and self.size <= LARGEST:
            idle = self.prepared.idle
            idle[self.prepared.layout] = self
            for old in list(idle)[:-IDLE]:
                idle.pop(old, None)

    def serve(self, prepared: Prepared, run: Any) -> None:
        """Take this run, which has not begun, for all that follow."""
        self.prepared, self.run = prepared, run
        self.size = sum(each.nbytes for each in run.arrays().values())
        self.saved, self.image = [], None
        arrays = [each for name, each in run.arrays().items() if name not in SAMPLED]
        if run.side is None and sum(each.nbytes for each in arrays) > MOST_SAVED:
            return
        if run.side is not None:  # between the fields of a record lie other lanes'
            arrays = [part for each in arrays for part in ([each[n] for n in each.dtype.names or ()] or [each])]
        arrays = [each for each in arrays if each.size]
        kept, sizes = list[NDArray[Any]](), [each.size * each.itemsize // 8 for each in arrays]
        words = np.zeros(sum(sizes))
        for each, size, end in zip(arrays, sizes, np.cumsum(sizes).tolist(), strict=True):
            kept.append(words[end - size : end].view(each.dtype).reshape(each.shape))
            kept[-1][...] = each
        self.saved = list(zip(arrays, kept, strict=True))
        apart = [each.strides[-1] // 8 if each.itemsize == 8 else 1 for each in arrays]
        of_each = ([each.ctypes.data for each in arrays], sizes, apart)
        self.image = Block(Image._make([*(np.array(each, np.int64) for each in of_each), words]))

    def ready(self, prepared: Prepared, state: Vector, constants: Vector) -> None:
        """Have the run about to begin from this state with the constants c; the inputs are those of the course, as they
        stand there."""
        if not self.fits(prepared):
            self.serve(prepared, prepared.run(state, [*prepared.observed.observed]))
            if len(constants):
                self._tell(constants)
            return
        if prepared.system is not self.prepared.system:
            self._take_numbers(prepared)
        self.prepared = prepared
        assert self.image is not None
        run = self.run
        IMAGES.call("restore", self.image)
        run.follow(prepared.timeline)
        run.place(state)
        if len(constants):
            self._tell(constants)
        if isinstance(run, KeptRun):
            run.take_numbers(prepared.system)
        run.forget()

    def begin(
        self, prepared: Prepared, state: Vector, constants: Vector, controllers: Sequence[Controller]
    ) -> Acting | None:
        """Begin, as `ready` says, with these controllers.

        Errors  SimulationError of controllers that cannot act in this run
        """
        self.ready(prepared, state, constants)
        acting = prepared.acting(controllers, self.run, state)
        (acting or self.run).begin()
        return acting

    def _take_numbers(self, prepared: Prepared) -> None:
        """Go on with those of another System."""
        run = self.run
        if not isinstance(run, SwitchingRun):
            return
        switching = prepared.system.switching
        assert switching is not None
        kept = {id(array): before for array, before in self.saved}
        run.measure(prepared.course.control, prepared.system)
        for name in NUMBERS:
            value, array = attrgetter(name)(switching), attrgetter(name)(run.switch)
            array[...] = 0.0 if value is None else value
            if id(array) in kept:
                kept[id(array)][...] = array
        run.retake(prepared.system, switching)

    def _tell(self, c: Vector) -> None:
        """The constants, where kernels read them."""
        run, ns = self.run, 0 if self.prepared.system.switching is None else self.prepared.system.switching.sigma_size
        for inputs in (run.work.feed, run.work.projection.placed):
            inputs[len(inputs) - len(c) - ns : len(inputs) - ns] = c
        solver = run.solver
        if (
            solver is not None and len(solver.factors.point) == len(run.work.feed) + 2
        ):  # factors are made from them, too
            solver.factors.point[-2 - len(c) : -2] = c
        if isinstance(run, SwitchingRun):
            for inputs in (run.rows.inputs.pushed, run.rows.inputs.given, run.rows.inputs.asked):
                inputs[len(inputs) - len(c) :] = c

    def fits(self, prepared: Prepared) -> bool:
        """Whether the run at hand serves this one, too; beside others it follows the course of all."""
        run, one, other = self.run, self.prepared, prepared
        if run is None or self.image is None or not run.reusable or one.layout != other.layout:
            return False
        if run.side is not None and one.timeline is not other.timeline:
            return one.timeline.has_moments_of(other.timeline) and _alike(one.system, other.system)
        return one.system is other.system or _alike(one.system, other.system)

    def go(self, acting: Acting | None, take: Take) -> None:
        """To its end; samples go to `take`, some at a time."""
        self.attempts = drive(self.run, lambda: self._record(acting, take), acting, attempts=self.attempts)
        self.end(acting, take)

    def attend(self, acting: Acting | None, take: Take) -> bool:
        """Serve a run that goes on beside others; False where it cannot go on."""
        run, status = self.run, self.run.cells["status"]
        if run.serve():
            return True
        if status[0] in WAITS and acting is not None and not acting.act():
            return False
        if status[0] == native.FULL:
            self._record(acting, take)
            run.empty()
        if status[0] != native.RUNNING and acting is not None:
            acting.end()
        return bool(status[0] == native.RUNNING)

    def end(self, acting: Acting | None, take: Take) -> None:
        """Take the last samples of a run that has stopped."""
        self.on_grid = int(self.run.progress["sample"])
        self.prepared.take_last(self.run)
        self._record(acting, take)

    def _record(self, acting: Acting | None, take: Take) -> bool:
        columns = self.run.samples()
        held = np.zeros((len(columns[0]), 0)) if acting is None else acting.values(len(columns[0]))
        take((*(each.copy() for each in columns), held))
        return True


def _alike(a: System, b: System) -> bool:
    """Whether the arrays of a run of one serve another, but for numbers of what switches."""
    if a is b:
        return True
    if not _same_kernels(a, b) or a.books.parts != b.books.parts:
        return False
    if not _same(a.state.reach, b.state.reach) or (a.state.scale is None) != (b.state.scale is None):
        return False
    s, t = a.switching, b.switching
    if s is None or t is None:
        return s is t and a.books.energy_scale == b.books.energy_scale and _same(a.state.scale, b.state.scale)
    if not (s.events is t.events or not (s.events.names or t.events.names)):
        return False
    if any(one is not other for one, other in zip(KERNELS_OF_ROWS(s.kernels), KERNELS_OF_ROWS(t.kernels), strict=True)):
        return False
    return all(_same(one, other) for one, other in zip(FIXED(s), FIXED(t), strict=True))


def _same_kernels(a: System, b: System) -> bool:
    own, other = a.kernels(), b.kernels()
    return own.keys() == other.keys() and all(own[name] is other[name] for name in own)


def _same(a: Any, b: Any) -> bool:
    return (a is b) or (a is not None and b is not None and np.array_equal(a, b))
