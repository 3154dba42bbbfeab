"""Commands that analyse networks: operating point, transfer, noise, harmonics, .meas lines, periodic state."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from typer import Option

from poinsot.cli.loading import LoadOptions, load_file, reads_machine
from poinsot.cli.options import File, OutOption, PlotOption, Texts, seconds
from poinsot.cli.terminal import named_entries, number, refuse_missing_folders, refuse_own_source, tell, unit_of
from poinsot.errors import ModelError, SimulationError

if TYPE_CHECKING:
    import xarray as xr

    from poinsot.algebra.arrays import Floats
    from poinsot.motion.of_network.small_signal import Complex
    from poinsot.systems.network import Network


_BAND = "--frequencies 10:1e6:20, the first, the last and how many in a decade"


def network_of(file: Path, reading: LoadOptions) -> Network:
    from poinsot.systems.network import Network

    if not isinstance(found := load_file(file, reading), Network):
        raise ModelError(f"{file} is a mechanism: operating points are of networks; see `poinsot analyse {file}`")
    return found


@reads_machine
def operate_command(
    file: File,
    input: Annotated[Texts, Option(metavar="NAME=VALUE", help="What a source gives instead.")] = None,
    hold: Annotated[Texts, Option(metavar="NAME=VALUE", help="Storage that stays as it is: C1.voltage=5.")] = None,
    *,
    reading: LoadOptions,
) -> None:
    """Find where a network rests while its sources stay as they are: its operating point.

    Example: `poinsot operate examples/networks/amplifier.cir`

    Prints the potential of every node, and across, through and power of every element.
    """
    network = network_of(file, reading)
    point = network.operating_point(
        inputs=values_of(network, "input", input), held=values_of(network, "initial", hold, "hold")
    )
    rows = [("node", "potential", "", "")]
    domains = network.model.domain_of
    rows += [(n, _value(x, domains[n].across.unit), "", "") for n, x in point.potentials.items()]
    rows += [("", "", "", ""), ("element", "across", "through", "power")]
    for b in network.model.branches:
        across, through = (point[f"{b.name}.{q.name}"] for q in (b.domain.across, b.domain.through))
        units = b.domain.across.unit, b.domain.through.unit
        rows.append((b.name, _value(across, units[0]), _value(through, units[1]), _value(across * through, "W")))
    _tell_rows(rows)
    tell(f"found {point.way}, in {point.iterations} iterations")


def values_of(network: Network, what: Literal["input", "initial"], entries: Texts, flag: str = "") -> dict[str, float]:
    """The numbers of a flag by the names of inputs or states, in the units of these."""
    flag, example = flag or what, "V1=2" if what == "input" else "C1.voltage=5"
    found = named_entries(flag, entries or [], f"--{flag} {example}")
    return {name: number(f"{flag} {name}=", x, example, unit_of(network, what, name)) for name, x in found.items()}


def _tell_rows(rows: Sequence[tuple[str, ...]]) -> None:
    """Cells in columns."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        tell("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


def _value(x: float, unit: str) -> str:
    return f"{x:.7g} {unit}"


@reads_machine
def bode_command(
    file: File,
    input: Annotated[
        str | None, Option(metavar="SOURCE", help="The source that changes by one unit; else the file's AC.")
    ] = None,
    output: Annotated[Texts, Option(metavar="NAME,…", help="Nodes or variables, R1.current; else all nodes.")] = None,
    frequencies: Annotated[
        str | None, Option(metavar="FIRST:LAST:COUNT", help="In Hz, so many in a decade; else the file's .ac.")
    ] = None,
    out: Annotated[Path | None, Option(metavar="BODE.csv", help="Write the table.")] = None,
    plot: Annotated[Path | None, Option(metavar="BODE.png", help="Draw size and phase.")] = None,
    nyquist: Annotated[Path | None, Option(metavar="NYQUIST.png", help="Draw the locus of the response.")] = None,
    poles: Annotated[bool, Option("--poles", help="Print poles, and the zeros of each output, in 1/s.")] = False,
    *,
    reading: LoadOptions,
) -> None:
    """Print what small sines of a source make of nodes and variables at each frequency: size in dB and phase.

    Example: `poinsot bode examples/networks/amplifier.cir --output out`
    """
    import numpy as np

    from poinsot.motion.of_network.small_signal import response

    network = network_of(file, reading)
    asked = network.analyses
    stimuli = {input: 1.0 + 0.0j} if input else dict(asked.stimuli)
    if not stimuli:
        raise ModelError(
            f"no source of {file} says AC: name one, as in --input {', '.join(network.sources[:1]) or 'V1'}"
        )
    f = np.array(band_of(frequencies) if frequencies else asked.frequencies)
    if not len(f):
        raise SimulationError(f"{file} has no .ac line: say which frequencies, {_BAND}")
    refuse_missing_folders(out, plot, nyquist)
    refuse_own_source(file, out, plot, nyquist)
    made = network.small_signal([*stimuli], listed(output))
    found = response(made, f, stimuli)
    with np.errstate(divide="ignore"):
        sizes = 20 * np.log10(np.abs(found))
    phases = np.degrees(np.angle(found))
    head = ["frequency [Hz]", *(f"{name} [{unit}]" for name in made.output_names for unit in ("dB", "deg"))]
    lines = np.column_stack([f, np.stack([sizes, phases], axis=2).reshape(len(f), -1)])
    told_table(head, lines, out)
    if out is not None:
        tell(f"wrote {out}")
    if plot is not None:
        from poinsot.views.bode import draw_bode

        draw_bode(f, sizes, phases, made.output_names, plot)
        tell(f"wrote {plot}")
    if nyquist is not None:
        from poinsot.views.bode import draw_nyquist

        draw_nyquist(found, made.output_names, nyquist)
        tell(f"wrote {nyquist}")
    if poles:
        tell(f"poles [1/s]: {_rooted(made.poles())}")
        for name in made.output_names:
            for source in made.input_names:
                tell(f"zeros of {name} by {source} [1/s]: {_rooted(made.zeros(name, source))}")


def _rooted(values: Complex) -> str:
    """Complex numbers as text; pairs of conjugates together."""
    upper = [z for z in values.tolist() if z.imag >= 0.0]
    return ", ".join(f"{z.real:.6g}" + (f" ± {z.imag:.6g}i" if z.imag else "") for z in upper) or "none"


def listed(entries: Texts) -> Texts:
    """The names of ``--output``, with commas between them."""
    return [name for entry in entries for name in entry.split(",")] if entries else None


def told_table(head: list[str], rows: Floats, out: Path | None) -> None:
    """Print a table of numbers, or write it as .csv."""
    import numpy as np

    if out is not None:
        np.savetxt(out, rows, fmt="%.17g", delimiter=",", header=",".join(head), comments="")
        return
    tell("  ".join(name.ljust(13) for name in head).rstrip())
    for row in rows:
        line = (f"{x:.7g}".ljust(max(len(name), 13)) for x, name in zip(row, head, strict=True))
        tell("  ".join(line).rstrip())


def band_of(text: str) -> list[float]:
    parts = text.split(":")
    if len(parts) != 3:
        raise SimulationError(f"cannot read --frequencies {text!r}: write {_BAND}")
    first, last = (number("frequencies", part, _BAND, lambda: "Hz") for part in parts[:2])
    each = number("frequencies", parts[2], _BAND)
    if not 0 < first <= last or not 1 <= each <= 10_000:
        raise SimulationError(f"cannot read --frequencies {text!r}: write {_BAND}")
    from math import floor, log10

    steps = floor(each * log10(last / first) + 1e-9)  # rounding of the logarithm
    return [first * 10 ** (k / each) for k in range(steps + 1)]


@reads_machine
def noise_command(
    file: File,
    output: Annotated[
        str | None, Option(metavar="NAME[,NAME]", help="A node or variable, or two; else the file's .noise.")
    ] = None,
    source: Annotated[
        str | None, Option(metavar="SOURCE", help="The source that noise is referred to; else the file's .noise.")
    ] = None,
    frequencies: Annotated[
        str | None, Option(metavar="FIRST:LAST:COUNT", help="In Hz, so many in a decade; else the file's .noise.")
    ] = None,
    out: Annotated[Path | None, Option(metavar="NOISE.csv", help="Write the table.")] = None,
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
    refuse_own_source(file, out)
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

    from poinsot.simulation.results.measure import fourier

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
    refuse_own_source(file, out)
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
    refuse_own_source(file, out)
    found = measure(network, time=time, samples=samples)
    width = max(len(str(name)) for name in found)
    for name, value in found.items():
        tell(f"{str(name).ljust(width)}  {float(value):.9g}")
    if out is not None:
        rows = [f"{name},{float(value)!r}" for name, value in found.items()]
        out.write_text("\n".join(["name,value", *rows]) + "\n", encoding="utf-8")
        tell(f"wrote {out}")


@reads_machine
def periodic_command(
    file: File,
    period: Annotated[float, Option(metavar="SECONDS", parser=seconds, help="After which it is to come back.")],
    start: Annotated[
        float | None, Option(metavar="SECONDS", parser=seconds, help="When the period begins; else the file's.")
    ] = None,
    input: Annotated[Texts, Option(metavar="NAME=VALUE", help="What a source gives instead.")] = None,
    initial: Annotated[Texts, Option(metavar="NAME=VALUE", help="Where it is sought from: C1.voltage=5.")] = None,
    output: Annotated[Texts, Option(metavar="NAME,…", help="Variables to keep, R1.current; else all.")] = None,
    samples: Annotated[int, Option(help="How many of the period are kept.")] = 401,
    rtol: Annotated[float | None, Option(help="Relative tolerance of the runs; else 1e-9.")] = None,
    method: Annotated[str | None, Option(help="Method of the runs; else the file's.")] = None,
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
    inputs, begun = values_of(network, "input", input), values_of(network, "initial", initial)
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
    _tell_rows(rows)
    sizes = ", ".join(f"{x:.4g}" for x in found.multiplier_size.values[:8])
    tell(f"comes back after {period:g} s; multipliers {sizes}; found in {found.attrs['iterations']} iterations")
    if out is not None:
        write(found, out)
        tell(f"wrote {out}")
    if plot is not None:
        from poinsot.views.plots import plot_run, save

        save(plot_run(found), plot)
        tell(f"wrote {plot}")
