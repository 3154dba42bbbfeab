"""``poinsot noise``: the spectral density of a node's fluctuations at the operating point."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from poinsot.cli.loading import LoadOptions, reads_machine
from poinsot.cli.operate import band_of, network_of, told_table
from poinsot.cli.options import File
from poinsot.cli.terminal import refuse_missing_folders, tell
from poinsot.errors import SimulationError


@reads_machine
def noise_command(
    file: File,
    output: Annotated[
        str | None, typer.Option(metavar="NAME[,NAME]", help="A node or variable, or two; else the file's .noise.")
    ] = None,
    source: Annotated[
        str | None, typer.Option(metavar="SOURCE", help="The source that noise is referred to; else the file's .noise.")
    ] = None,
    frequencies: Annotated[
        str | None, typer.Option(metavar="FIRST:LAST:COUNT", help="In Hz, so many in a decade; else the file's .noise.")
    ] = None,
    out: Annotated[Path | None, typer.Option(metavar="NOISE.csv", help="Write the table.")] = None,
    *,
    reading: LoadOptions,
) -> None:
    """Print the noise of a network at rest at each frequency, and which parts give most of it.

    Example: `poinsot noise examples/networks/amplifier.cir --output out --source V1 --frequencies 10:1e6:5`

    Resistors have 4 k T/R, junctions 2 q I, channels of transistors 4 k T 2/3 g_m.
    """
    import numpy as np

    network = network_of(file, reading)
    asked = next(iter(network.analyses.noise), None)
    if output is None and asked is None:
        raise SimulationError(f"{file} has no .noise line: say of which node, as in --output out")
    pair = tuple(output.split(",")) if output is not None else asked.output if asked is not None else ()
    source = source if asked is None else source or asked.source
    f = band_of(frequencies) if frequencies else [] if asked is None else [*asked.frequencies]
    if not f:
        raise SimulationError(f"{file} has no .noise line: say which frequencies, as in --frequencies 10:1e6:20")
    refuse_missing_folders(out)
    found = network.noise(pair, f, source=source)
    unit = found.density.attrs["units"].removesuffix("^2/Hz")
    columns, head = [found.frequency.values, found.density.values**0.5], ["frequency [Hz]", f"noise [{unit}/rtHz]"]
    if source:
        columns, head = [*columns, found.input_density.values**0.5], [*head, f"at {source} [1/rtHz]"]
    told_table(head, np.column_stack(columns), out)
    if out is not None:
        tell(f"wrote {out}")
    share = found.contribution.values[0] / found.density.values[0]
    most = np.argsort(-share)[:5]
    tell(f"at {f[0]:g} Hz by " + ", ".join(f"{found.generator.values[k]} {share[k]:.3g}" for k in most))
    tell(f"over the band {found.attrs['rms']:.6g} {unit}")
