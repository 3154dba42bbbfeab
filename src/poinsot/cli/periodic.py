"""``poinsot periodic``: the state that a network comes back to after one period."""

from __future__ import annotations

from typing import Annotated

import typer

from poinsot.cli.loading import LoadOptions, reads_machine
from poinsot.cli.operate import listed
from poinsot.cli.options import File, OutOption, PlotOption, Texts, seconds
from poinsot.cli.terminal import named_entries, number, tell, unit_of


@reads_machine
def periodic_command(
    file: File,
    period: Annotated[float, typer.Option(metavar="SECONDS", parser=seconds, help="After which it is to come back.")],
    start: Annotated[
        float | None, typer.Option(metavar="SECONDS", parser=seconds, help="When the period begins; else the file's.")
    ] = None,
    input: Annotated[Texts, typer.Option(metavar="NAME=VALUE", help="What a source gives instead.")] = None,
    initial: Annotated[Texts, typer.Option(metavar="NAME=VALUE", help="Where it is sought from: C1.voltage=5.")] = None,
    output: Annotated[Texts, typer.Option(metavar="NAME,…", help="Variables to keep, R1.current; else all.")] = None,
    samples: Annotated[int, typer.Option(help="How many of the period are kept.")] = 401,
    rtol: Annotated[float | None, typer.Option(help="Relative tolerance of the runs; else 1e-9.")] = None,
    method: Annotated[str | None, typer.Option(help="Method of the runs; else the file's.")] = None,
    out: OutOption = None,
    plot: PlotOption = None,
    *,
    reading: LoadOptions,
) -> None:
    """Find the periodic steady state of a driven network, without running until it has settled.

    Example: `poinsot periodic examples/networks/buck.toml --period 10us --output C.voltage,L.current`

    Prints mean, least and greatest of each variable over the period, and the multipliers of the state.
    """
    import numpy as np

    from poinsot.files.load import Source
    from poinsot.sensitivity.periodic import periodic
    from poinsot.simulation.results.files import check_writable, write

    if out is not None:
        check_writable(out, tables=True)
    network = Source(file, reading.options).load()
    inputs = {n: number(f"input {n}=", x, "V1=2", unit_of(network, "input", n))
              for n, x in named_entries("input", input or [], "--input V1=2").items()}  # fmt: skip
    begun = {n: number(f"initial {n}=", x, "C1.voltage=5", unit_of(network, "initial", n))
             for n, x in named_entries("initial", initial or [], "--initial C1.voltage=5").items()}  # fmt: skip
    found = periodic(
        network, period, start=start, initial=begun or None, inputs=inputs, outputs=listed(output), samples=samples,
        rtol=rtol, method=method,
    )  # fmt: skip
    rows: list[tuple[str, ...]] = [("variable", "mean", "least", "greatest")]
    span = float(found.time[-1] - found.time[0])
    for name, each in found.data_vars.items():
        if each.dims == ("time",) and not str(name).startswith(("energy_", "constraint_")):
            mean, unit = np.trapezoid(each.values, found.time.values) / span, each.attrs.get("units", "")
            values = mean, each.values.min(), each.values.max()
            rows.append((str(name), *(f"{x:.7g} {unit}" for x in values)))
    widths = [max(len(row[k]) for row in rows) for k in range(4)]
    for row in rows:
        tell("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
    sizes = ", ".join(f"{x:.4g}" for x in found.multiplier_size.values[:8])
    tell(f"comes back after {period:g} s; multipliers {sizes}; found in {found.attrs['iterations']} iterations")
    if out is not None:
        write(found, out)
        tell(f"wrote {out}")
    if plot is not None:
        from poinsot.views.plots import plot_run, save

        save(plot_run(found), plot)
        tell(f"wrote {plot}")
