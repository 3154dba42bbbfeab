"""One run of the compiled loop: its arrays made, advanced in short slices that give Ctrl-C and a bar their turn."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from poinsot.simulation import loop
from poinsot.simulation.inputs import Signals
from poinsot.simulation.methods import Tableau
from poinsot.simulation.options import Control
from poinsot.simulation.plan import PROGRESS, Plan, Work
from poinsot.systems.system import System

Vector: TypeAlias = NDArray[np.float64]
SLICE_SECONDS = 0.05
PATIENCE_SECONDS = 1.0


def prepare(
    system: System, method: Tableau, state: Vector, times: Vector, signals: Signals, control: Control
) -> tuple[Plan, Work]:
    """The plan and the arrays of a run from `state`, with the sample times `times` [nt]."""
    nx, nl, nw, nu = system.state_size, system.local_size, len(system.power_names), len(system.input_names)
    plan = Plan(
        flow=system.flow.address,
        retract=system.retract.address,
        project=0 if system.project is None else system.project.address,
        stages=method.stages,
        A=method.A,
        c=method.c,
        error=method.error,
        dense=method.dense,
        exponent=1 / method.error_order,
        magnitude=np.array(system.magnitude, dtype=np.int64),
        reach=np.array(np.full(nl, np.inf) if system.reach is None else system.reach, dtype=np.float64),
        rtol=control.rtol,
        atol=control.atol * (np.ones(nl) if system.scale is None else system.scale),
        energy_atol=float(control.atol.max()) * system.energy_scale,
        tolerance=control.constraint_tolerance,
        fixed_step=control.fixed_step,
        max_step=control.max_step,
        max_steps=control.max_steps,
        segments=np.ascontiguousarray(signals.segments),
        inputs=signals.values,
        times=times,
    )
    work = Work(
        feed=np.zeros(nx + nl + 1 + nu),
        k=np.zeros((len(method.c), nl + nw)),
        sums=np.zeros((max(len(method.dense), 1 + len(method.error)), nl + nw)),
        x=state.copy(),
        x_new=np.zeros(nx),
        energy=np.zeros(nw),
        scale=np.zeros(nl + nw),
        projected=np.zeros(nx + 2),
        states=np.zeros((len(times) + 1, nx)),
        energies=np.zeros((len(times) + 1, nw)),
        errors=np.zeros((len(times) + 1, 2)),
        progress=np.zeros(1, PROGRESS),
    )
    work.progress["time"] = signals.segments[0, 0]
    return plan, work


def drive(plan: Plan, work: Work, show: bool | None) -> bool:
    """Advance until the run stops; False when Ctrl-C stopped it. The arrays are whole in either case."""
    progress, attempts = work.progress[0], 16
    try:
        with _bar(float(progress["time"]), float(plan.segments[-1, 1]), show) as tell:
            while progress["status"] == loop.RUNNING:
                before = perf_counter()
                loop.advance(plan, work, attempts)
                seconds = max(perf_counter() - before, 1e-6)
                attempts = int(min(max(attempts * min(SLICE_SECONDS / seconds, 4.0), 1), 1 << 40))
                tell(progress)
    except KeyboardInterrupt:
        return bool(progress["status"] != loop.RUNNING)
    return True


@contextmanager
def _bar(start: float, end: float, show: bool | None) -> Iterator[Callable[[Any], None]]:
    """A function to tell the progress to; it shows a bar once the run has taken a second, at once if `show` is True."""
    wanted = sys.stderr.isatty() if show is None else show
    begun = perf_counter()
    bars: list[tuple[Any, Any]] = []

    def tell(progress: Any) -> None:
        if not wanted or (not bars and show is None and perf_counter() - begun < PATIENCE_SECONDS):
            return
        if not bars:
            bars.append(_start_bar(end - start))
        bar, task = bars[0]
        text = f"t = {progress['time']:.4g} s, {progress['accepted']} steps"
        bar.update(task, completed=float(progress["time"]) - start, steps=text)

    try:
        yield tell
    finally:
        for bar, _ in bars:
            bar.stop()


def _start_bar(span: float) -> tuple[Any, Any]:
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("simulating"), BarColumn(), TextColumn("{task.fields[steps]}"), TimeRemainingColumn())
    bar = Progress(*columns, console=Console(file=sys.stderr), transient=True)
    task = bar.add_task("simulating", total=span, steps="")
    bar.start()
    return bar, task
