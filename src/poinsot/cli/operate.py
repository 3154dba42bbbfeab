"""``poinsot operate``: where a network rests; ``poinsot bode``: what small changes of its sources make there."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from typer import Option

from poinsot.cli.loading import LoadOptions, load_file, reads_machine
from poinsot.cli.options import File, Texts
from poinsot.cli.terminal import named_entries, number, refuse_missing_folders, tell, unit_of
from poinsot.errors import ModelError, SimulationError

if TYPE_CHECKING:
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
    inputs, held = (
        named_entries(flag, given or [], f"{flag} V1=2") for flag, given in (("input", input), ("hold", hold))
    )
    point = network.operating_point(
        inputs={n: number(f"input {n}=", x, "V1=2", unit_of(network, "input", n)) for n, x in inputs.items()},
        held={n: number(f"hold {n}=", x, "C1.voltage=5", unit_of(network, "initial", n)) for n, x in held.items()},
    )
    rows = [("node", "potential", "", "")]
    domains = network.model.domain_of
    rows += [(n, _value(x, domains[n].across.unit), "", "") for n, x in point.potentials.items()]
    rows += [("", "", "", ""), ("element", "across", "through", "power")]
    for b in network.model.branches:
        across, through = (point[f"{b.name}.{q.name}"] for q in (b.domain.across, b.domain.through))
        units = b.domain.across.unit, b.domain.through.unit
        rows.append((b.name, _value(across, units[0]), _value(through, units[1]), _value(across * through, "W")))
    widths = [max(len(row[k]) for row in rows) for k in range(4)]
    for row in rows:
        tell("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
    tell(f"found {point.way}, in {point.iterations} iterations")


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
