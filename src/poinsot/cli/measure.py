"""``poinsot measure``: the numbers that .meas lines ask for."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from typer import Option

from poinsot.cli.loading import LoadOptions, reads_machine
from poinsot.cli.operate import network_of
from poinsot.cli.options import File, seconds
from poinsot.cli.terminal import refuse_missing_folders, tell
from poinsot.errors import SimulationError


@reads_machine
def measure_command(
    file: File,
    time: Annotated[
        float | None, Option(metavar="SECONDS", parser=seconds, help="How long the run lasts; else the file's.")
    ] = None,
    samples: Annotated[int, Option(help="How many are looked at before the finer ones.")] = 10_001,
    out: Annotated[Path | None, Option(metavar="MEASURED.csv", help="Write names and values.")] = None,
    *,
    reading: LoadOptions,
) -> None:
    """Run a netlist and print what its .meas lines measure.

    Example: `poinsot measure examples/networks/rectifier.cir`
    """
    from poinsot.simulation.results.measure import measure

    if not 2 <= samples <= 1_000_000:
        raise SimulationError("--samples takes 2 to 1,000,000 of a run")
    network = network_of(file, reading)
    refuse_missing_folders(out)
    found = measure(network, time=time, samples=samples)
    width = max(len(str(name)) for name in found)
    for name, value in found.items():
        tell(f"{str(name).ljust(width)}  {float(value):.9g}")
    if out is not None:
        rows = [f"{name},{float(value)!r}" for name, value in found.items()]
        out.write_text("\n".join(["name,value", *rows]) + "\n", encoding="utf-8")
        tell(f"wrote {out}")
