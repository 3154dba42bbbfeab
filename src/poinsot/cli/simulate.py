"""``poinsot simulate``: a run, its ledger on the terminal, its dataset and picture on disk."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from poinsot.errors import SimulationError

if TYPE_CHECKING:
    import xarray as xr

    from poinsot.mechanisms.model import Run
    from poinsot.systems.mechanism import Mechanism
    from poinsot.systems.network import Network


def parse_initial(entries: list[str]) -> dict[str, Any]:
    """``joint=0.5`` or ``ball=0,0,0,1`` as initial coordinates by joint."""
    values: dict[str, Any] = {}
    for entry in entries:
        name, equals, text = entry.partition("=")
        try:
            numbers = [float(part) for part in text.split(",")]
        except ValueError:
            numbers = []
        if not (name and equals and numbers):
            raise SimulationError(
                f"cannot read --initial {entry!r}: write joint=value, or joint=value,value,… for a joint with several "
                "coordinates, for example --initial elbow=0.5"
            )
        values[name] = numbers
    return values


def initial_values(system: Mechanism | Network, entries: list[str]) -> dict[str, Any]:
    """The values of ``--initial`` for this system: lists for joints, single numbers for the states of a network."""
    from poinsot.systems.network import Network

    values = parse_initial(entries)
    if not isinstance(system, Network):
        return values
    for name, numbers in values.items():
        if len(numbers) != 1:
            raise SimulationError(f"--initial {name}: a state of a network is one number, not {len(numbers)}")
    return {name: numbers[0] for name, numbers in values.items()}


def wishes(system: Mechanism | Network) -> tuple[Run, tuple[str, ...]]:
    """How the file wants to be run, and what it wants to keep."""
    from poinsot.systems.network import Network

    return (system.run, system.outputs) if isinstance(system, Network) else (system.model.run, system.model.outputs)


def simulate_file(
    system: Mechanism | Network,
    time: float | None,
    out: Path | None,
    plot: Path | None,
    samples: int | None,
    rtol: float | None,
    atol: float,
    initial: list[str],
) -> int:
    """Run, write and print; the exit code. What is not asked for is as the file wants it, else 10 s, 1001 samples,
    1e-11.

    A failed run writes what it has before it reports.
    """
    from poinsot.simulation.failure import SimulationFailure
    from poinsot.simulation.results import check_writable
    from poinsot.simulation.simulate import simulate
    from poinsot.views.plots import check_drawable

    if out is not None:
        check_writable(out)
    if plot is not None:
        check_drawable(plot)
    wanted, outputs = wishes(system)
    end = next(value for value in (time, wanted.time, 10.0) if value is not None)
    if not np.isfinite(end) or end <= 0:
        raise SimulationError(f"the run must end at a positive time; --time is {end}")
    options: dict[str, Any] = {
        "times": np.linspace(0.0, end, samples or wanted.samples or 1001),
        "rtol": rtol or wanted.rtol or 1e-11,
        "atol": atol,
        "outputs": outputs or None,
    }
    try:
        run = simulate(system, end, initial=initial_values(system, initial), **options)
    except SimulationFailure as failure:
        if failure.partial is not None:
            _keep(failure.partial, out, plot)
        raise
    _keep(run, out, plot)
    return 0 if run.attrs["status"] == "done" else 1


def _keep(run: xr.Dataset, out: Path | None, plot: Path | None) -> None:
    from poinsot.simulation.results import write
    from poinsot.views.report import ledger_table, show

    show(ledger_table(run), _summary(run))
    if out is not None:
        write(run, out)
        print(f"wrote {out}")
    if plot is not None:
        from poinsot.views.plots import plot_run, save

        save(plot_run(run), plot)
        print(f"wrote {plot}")


def _summary(run: xr.Dataset) -> str:
    a = run.attrs
    return (
        f"{a['status']}: {run.sizes['time']} samples to t = {float(run['time'][-1]):g} s, {a['steps']} steps "
        f"({a['rejected']} rejected), {a['loop_seconds']:.3g} s in the loop, "
        f"{a['compile_seconds'] + a['loop_compile_seconds']:.2g} s compiling"
    )
