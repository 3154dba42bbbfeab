"""``poinsot ensemble``: many runs of one file that differ in numbers; ``poinsot sweep``: so many operating points."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer import Option

from poinsot.cli.loading import LoadOptions, load_file, reads_machine
from poinsot.cli.operate import listed, told_table, values_of
from poinsot.cli.options import File, InitialOption, OutOption, ProgressOption, Texts, takes_run_options
from poinsot.cli.terminal import (
    NO_UNIT,
    Unit,
    UnitsOf,
    named_entries,
    number,
    numbers,
    refuse_missing_folders,
    say,
    saying_warnings,
    tell,
)
from poinsot.errors import RunWarning, SimulationError
from poinsot.run_options import OF_MEMBERS, OPTIONS

if TYPE_CHECKING:
    import xarray as xr

    from poinsot.algebra.arrays import Floats


EXAMPLE = (
    'NAME=low:high:n (equidistant), NAME=low:high:n:log, NAME=1,2,5, or NAME="normal(mean, deviation)" and '
    'NAME="uniform(low, high)" with --members, for example --over elbow=0:3:100'
)
_ADDRESS = re.compile(r"^([A-Za-z][A-Za-z0-9+.-]+):/(?=[^/])")  # what a path makes of s3://…
_DRAWN = re.compile(r"\s*(normal|uniform)\s*\(([^,()]*),([^,()]*)\)\s*")


@reads_machine
@takes_run_options(*OF_MEMBERS, *OPTIONS)
def ensemble_command(
    file: File,
    over: Annotated[Texts, Option(metavar="NAME=VALUES", help=f"What varies; repeat it. {EXAMPLE}.")] = None,
    *,
    out: OutOption = None,
    initial: InitialOption = None,
    options: Mapping[str, object],
    cluster: Annotated[
        str | None, Option(metavar="ADDRESS", help="A scheduler of Dask, tcp://…, to run on; with --out *.zarr.")
    ] = None,
    workers: Annotated[
        int | None, Option(help="So many workers of Dask on this machine, instead of threads; with --out *.zarr.")
    ] = None,
    progress: ProgressOption = None,
    reading: LoadOptions,
) -> None:
    """Simulate a file many times, with other parameters, initial values or inputs.

    Example: `poinsot ensemble examples/double_pendulum.toml --over elbow=0:3:100 --times 0,10 --out runs.nc`

    Members go into a .zarr as they come: the same line again goes on where it was cut off.

    Names are the file's [parameters], addresses (bodies.arm.mass, elements.R1.resistance), inputs, and initial values
    (elbow, elbow.velocity, C1.voltage). A member that fails stops no other: the variable `failure` says why.
    """
    from poinsot.cli.simulate import initial_values
    from poinsot.ensembles.ensemble import ensemble
    from poinsot.files.load import Source
    from poinsot.simulation.results.files import check_writable, write

    store = None if out is None else _ADDRESS.sub(r"\1://", str(out))
    stored = store is not None and (store.endswith(".zarr") or "://" in store)
    if out is not None and not stored:
        check_writable(out, tables=True)
    if (cluster is not None or workers is not None) and not stored:
        raise SimulationError("a cluster writes into a store: give --out a name that ends in .zarr")
    if cluster is not None and workers is not None:
        raise SimulationError("--cluster and --workers do not go together: give one")
    if options.get("overwrite") and not stored:
        raise SimulationError("--overwrite is for stores: give --out a name that ends in .zarr")
    others = {"progress": progress, "store": store if stored else None,
              "cluster": cluster if workers is None else workers}  # fmt: skip
    given: dict[str, Any] = {**options, **{name: value for name, value in others.items() if value is not None}}
    source = Source(file, reading.options)
    if initial:
        given["initial"] = initial_values(load_file(file, reading), initial)
    with saying_warnings(RunWarning):
        try:
            found = ensemble(source, read_over(over or [], UnitsOf(source)), **given)
        except KeyboardInterrupt as stop:
            if (partial := getattr(stop, "partial", None)) is None:
                raise
            found = partial
    if out is not None and not stored:
        write(found, out)
    if out is not None:
        tell(f"wrote {out}")
    raise typer.Exit(_summary(found))


def _summary(found: Any) -> int:
    """Print the summary; the exit code: 1 where no member came to its end, 3 where ledgers are too far off, 130
    after Ctrl-C."""
    counts: dict[str, int] = {}
    for status in found.status.values.ravel().tolist():
        counts[status] = counts.get(status, 0) + 1
    told = ", ".join(f"{count} {status}" for status, count in sorted(counts.items(), key=lambda each: -each[1]))
    sizes = " x ".join(f"{found.sizes[dim]} {dim}" for dim in found.status.dims)
    tell(
        f"{found.attrs['members']} members ({sizes}) of {found.attrs['system']!r}: {told}; {found.attrs['runs']}, "
        f"{found.attrs['run_seconds']:.3g} s, prepared in {found.attrs['prepare_seconds']:.2g} s"
    )
    if found.attrs["status"] == "interrupted":
        return 130
    if found.attrs["status"] != "done" or not counts.keys() & {"done", "ended", "unbalanced"}:
        return 1
    return 3 if "unbalanced" in counts else 0


def read_over(entries: list[str], units: UnitsOf | None = None) -> dict[str, Any]:
    """The values of ``--over``."""
    found: dict[str, Any] = {}
    if not entries:
        raise SimulationError(f"nothing varies: give --over {EXAMPLE}")
    for name, text in named_entries("over", entries, EXAMPLE).items():
        found[name] = _values(name, text, NO_UNIT if units is None else units.of(name))
    return found


def _values(name: str, text: str, unit: Unit) -> Any:
    """Numbers, or a distribution."""
    said = f"over {name}="
    if drawn := _DRAWN.fullmatch(text):
        from scipy import stats

        a, b = (number(said, drawn[k], EXAMPLE, unit) for k in (2, 3))
        return stats.norm(a, b) if drawn[1] == "normal" else stats.uniform(a, b - a)
    if ":" not in text:
        return numbers(said, text, EXAMPLE, unit)
    parts = text.split(":")
    if len(parts) not in (3, 4) or (len(parts) == 4 and parts[3] != "log") or not parts[2].isdecimal():
        raise SimulationError(f"cannot read --{said}{text}: write {EXAMPLE}")
    import numpy as np

    low, high = (number(said, each, EXAMPLE, unit) for each in parts[:2])
    if len(parts) == 4 and not (low > 0 and high > 0):
        raise SimulationError(f"--{said}{text}: values at equal ratios lie between two positive numbers")
    count = int(parts[2])
    return np.geomspace(low, high, count) if len(parts) == 4 else np.linspace(low, high, count)


@reads_machine
def sweep_command(
    file: File,
    over: Annotated[
        Texts, Option(metavar="NAME=VALUES", help=f"What varies, else the file's .step and .dc; repeat it. {EXAMPLE}.")
    ] = None,
    input: Annotated[Texts, Option(metavar="NAME=VALUE", help="What a source gives instead.")] = None,
    hold: Annotated[Texts, Option(metavar="NAME=VALUE", help="Storage that stays as it is: C1.voltage=5.")] = None,
    output: Annotated[Texts, Option(metavar="NAME,…", help="Nodes or variables, R1.current; else all nodes.")] = None,
    follow: Annotated[
        bool | None, Option("--follow/--no-follow", help="Seek each point from the one before; else as .dc does.")
    ] = None,
    zip: Annotated[bool, Option("--zip", help="Values go side by side instead of making a grid.")] = False,
    out: Annotated[Path | None, Option(metavar="SWEEP.csv", help="Write the table, or a dataset: .nc.")] = None,
    plot: Annotated[Path | None, Option(metavar="SWEEP.png", help="Draw it over what varies fastest.")] = None,
    *,
    reading: LoadOptions,
) -> None:
    """Find the operating points of a network while its sources, elements or parameters take other values.

    Example: `poinsot sweep examples/networks/amplifier.cir --over VCC=5:15:6 --output c,e`

    Names are those of `poinsot ensemble`: sources, addresses (elements.R1.resistance), the file's parameters.
    """
    from poinsot.ensembles.sweep import sweep, untold_steps
    from poinsot.files.load import Source
    from poinsot.simulation.results.files import check_writable, write

    refuse_missing_folders(out, plot)
    if out is not None and out.suffix != ".csv":
        check_writable(out)
    source = Source(file, reading.options)
    with untold_steps():
        network = source.load()
    inputs, held = values_of(network, "input", input), values_of(network, "initial", hold, "hold")
    found = sweep(
        source, read_over(over, UnitsOf(source)) if over else None, outputs=listed(output), inputs=inputs or None,
        held=held or None, follow=follow, zip=zip,
    )  # fmt: skip
    names = [str(name) for name in found.data_vars if name not in ("status", "failure", "iterations")]
    head, rows = table(found, [str(name) for name in found.coords], names)
    if out is None or out.suffix == ".csv":
        told_table(head, rows, out)
    else:
        write(found, out)
    if out:
        tell(f"wrote {out}")
    if plot is not None:
        from poinsot.views.bode import draw_sweep

        draw_sweep(found, names, plot)
        tell(f"wrote {plot}")
    failed = Counter(text for text in found.failure.values.ravel().tolist() if text)
    for text, count in failed.items():
        say(f"{count} of {found.attrs['members']} points were not found: {text}")
    raise typer.Exit(1 if failed else 0)


def table(found: xr.Dataset, varied: list[str], names: list[str]) -> tuple[list[str], Floats]:
    """The head and the rows of a sweep, a row for each point."""
    import numpy as np
    import xarray as xr

    every = xr.broadcast(*(found[name] for name in [*varied, *names]))
    head = [f"{name} [{unit}]" if (unit := found[name].attrs.get("units")) else name for name in [*varied, *names]]
    return head, np.column_stack([each.transpose(*found.status.dims).values.ravel() for each in every])
