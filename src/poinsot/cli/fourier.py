"""``poinsot fourier``: harmonics of a run, and its distortion."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from typer import Option

from poinsot.cli.loading import LoadOptions, reads_machine
from poinsot.cli.operate import network_of, told_table
from poinsot.cli.options import File, Texts, seconds
from poinsot.cli.terminal import number, refuse_missing_folders, tell
from poinsot.errors import SimulationError

if TYPE_CHECKING:
    import xarray as xr

    from poinsot.systems.network import Network


@reads_machine
def fourier_command(
    file: File,
    frequency: Annotated[str | None, Option(metavar="HZ", help="The first harmonic; else the file's .four.")] = None,
    output: Annotated[
        Texts, Option(metavar="NAME", help="A node, two (a,b), or a variable; else the file's .four.")
    ] = None,
    harmonics: Annotated[int, Option(help="How many of them.")] = 9,
    time: Annotated[
        float | None, Option(metavar="SECONDS", parser=seconds, help="How long the run lasts; else the file's.")
    ] = None,
    samples: Annotated[int, Option(help="How many of the last period are looked at.")] = 512,
    out: Annotated[Path | None, Option(metavar="FOURIER.csv", help="Write the table.")] = None,
    *,
    reading: LoadOptions,
) -> None:
    """Run a network and print the harmonics of the last period, and the distortion.

    Example: `poinsot fourier examples/networks/amplifier.cir --frequency 10kHz --output out`
    """
    import numpy as np

    from poinsot.simulation.results.fourier import fourier

    network = network_of(file, reading)
    asked = next(iter(network.analyses.fourier), None)
    pairs = [tuple(entry.split(",")) for entry in output or []] or [*(asked.outputs if asked else ())]
    f = number("frequency", frequency, "--frequency 1000", lambda: "Hz") if frequency else None
    f = asked.frequency if f is None and asked else f
    if f is not None and not f > 0.0:
        raise SimulationError(f"--frequency is that of the first harmonic, above zero [Hz], not {f:g}")
    if f is None or not pairs:
        raise SimulationError(f"{file} has no .four line: say what, as in --frequency 1000 --output out")
    if not 2 <= samples <= 1_000_000:
        raise SimulationError("--samples takes 2 to 1,000,000 of a period")
    refuse_missing_folders(out)
    run = observed(network, pairs, time or network.run.span, 1.0 / f, samples)
    names = [",".join(pair) for pair in pairs]
    found = fourier(run, f, names, harmonics)
    columns, head = [found.harmonic.values, found.harmonic.values * f], ["harmonic", "frequency [Hz]"]
    for name in names:
        unit = found[f"{name}_amplitude"].attrs["units"]
        columns += [found[f"{name}_amplitude"].values, found[f"{name}_phase"].values]
        head += [f"{name} [{unit}]", f"{name} [deg]"]
    told_table(head, np.column_stack(columns), out)
    if out is not None:
        tell(f"wrote {out}")
    for name in names:
        tell(f"distortion of {name}: {100.0 * float(found[f'{name}_distortion']):.6g} %")


def observed(network: Network, pairs: list[tuple[str, ...]], end: float, period: float, samples: int) -> xr.Dataset:
    """The last period of a run from where the file begins it: each output, a potential, difference or variable."""
    import numpy as np
    import xarray as xr

    from poinsot.networks.model import potential_terms
    from poinsot.simulation.simulate import simulate

    if end < period:
        raise SimulationError(f"the run lasts {end:g} s, less than a period, {period:g} s: give a longer --time")
    terms = [
        [(name, sign * way) for way, node in zip((1.0, -1.0), pair, strict=False)
         for name, sign in potential_terms(network.model, node)] for pair in pairs
    ]  # fmt: skip
    begin = float(network.run.start or 0.0)
    times = begin + end - period + period * np.arange(samples + 1) / samples
    needed = list(dict.fromkeys(name for each in terms for name, _ in each))
    run = simulate(network, times=[begin, *times] if times[0] > begin else times, start=begin, outputs=needed)
    found = {}
    for pair, each in zip(pairs, terms, strict=True):
        values = sum((sign * run[name].values for name, sign in each), np.zeros(run.sizes["time"]))
        unit = run[each[0][0]].attrs["units"] if each else "V"
        found[",".join(pair)] = "time", values[-len(times) :], {"units": unit}
    return xr.Dataset(found, {"time": times}, {"system": network.name})
