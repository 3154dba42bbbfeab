"""Commands and their options; errors become one paragraph and an exit code here, and nowhere else."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from poinsot.cli.declared import Argument, Option, for_typer, plainly
from poinsot.cli.loading import LoadOptions, load_file, reads_machine
from poinsot.cli.options import (
    BaseOption,
    EveryOption,
    File,
    InitialOption,
    OutOption,
    PlotOption,
    ProgressOption,
    RunFmusOption,
    Texts,
    as_typed,
    takes_run_options,
)
from poinsot.cli.terminal import guarded, nothing_said, refuse_own_source, say, tell, warned
from poinsot.errors import PoinsotError, options_spoken
from poinsot.run_options import OPTIONS, WORDS
from poinsot.simulation.interrupts import terminated_in_order

if TYPE_CHECKING:
    import typer

DONE, FAILED, WRONG = 0, 1, 2
COMMANDS = (
    "simulate", "ensemble", "fit", "resume", "operate", "sweep", "bode", "noise", "fourier", "measure",
    "periodic", "analyse",
    "diagram", "equations", "view", "verify", "report", "export", "heal", "new", "schema", "bench", "doctor",
)  # fmt: skip
"""Each a function of that name here, or NAME_command of the module NAME or of that in `_STANDS_IN`."""
_STANDS_IN = {**dict.fromkeys(("bode", "noise", "fourier", "measure", "periodic"), "operate"), "sweep": "ensemble"}

_HELP = (
    "Mechanisms described once: their structure, their motion, and every joule of it.\n\n"
    "**Examples**\n\n"
    "`poinsot analyse examples/andrews.toml` — bodies, pairs, loops, mobility, redundant constraints\n\n"
    "`poinsot simulate examples/andrews.toml --time 0.03 --out run.nc --plot run.png` — motion and ledger\n\n"
    "`poinsot simulate panda.urdf --time 2 --initial panda_joint2=-0.5` — a robot from its URDF file\n\n"
    "`poinsot equations examples/cart_pole.toml --symbols` — the equations of motion in closed form\n\n"
    "`poinsot view examples/four_bar.toml run.nc` — the mechanism and its run in the browser\n\n"
    "`poinsot schema > network.schema.json` — the form of network files, for editors"
)


@reads_machine
@takes_run_options(*OPTIONS)
def simulate(
    file: File,
    *,
    out: OutOption = None,
    plot: PlotOption = None,
    initial: InitialOption = None,
    input: Annotated[
        Texts, Option(metavar="NAME=SIGNAL", help="A source or driven freedom: motor=2, or a formula, or 0:0,1:5,…")
    ] = None,
    controller: Annotated[
        Texts, Option(metavar="FILE.py:NAME", help="A function under @poinsot.controller; or module:name. Repeat it.")
    ] = None,
    parameter: Annotated[
        Texts, Option(metavar="NAME=VALUE", help="A number of the file's [parameters], changed.")
    ] = None,
    options: Mapping[str, object],
    checkpoint: Annotated[
        Path | None, Option(metavar="RUN.ckpt", help="A file that holds where the run is: `poinsot resume`.")
    ] = None,
    every: EveryOption = None,
    progress: ProgressOption = None,
    run_fmus: RunFmusOption = False,
    reading: LoadOptions,
) -> int:
    """Simulate a mechanism or a network and account for every joule.

    Example: `poinsot simulate examples/four_bar.toml --time 5 --out run.nc --plot run.png`

    Prints the energy ledger. Ctrl-C ends the run early and keeps what it has; so does a run that fails. What is not
    said here is as the file's [simulation] wants it.
    """
    from poinsot.cli.simulate import simulate_file, trust_fmus, with_parameters

    system = with_parameters(file, parameter, reading) if parameter else load_file(file, reading)
    trust_fmus(system, run_fmus)
    said = {**options, "progress": progress}
    if checkpoint is None:
        said |= {"every": every}
    else:
        from poinsot.cli.simulate import place_for, told_of

        told = told_of(file, reading.told(), parameter, controller, out, plot)
        said |= {"checkpoint": place_for(checkpoint, every, told)}
    return simulate_file(system, said, initial or [], input or [], controller or [], out, plot)


def resume(
    checkpoint: Annotated[Path, Argument(metavar="RUN.ckpt", help="What `simulate --checkpoint` wrote.")],
    out: OutOption = None,
    plot: PlotOption = None,
    every: EveryOption = None,
    progress: ProgressOption = None,
    file: Annotated[
        Path | None, Option(metavar="FILE", help="The model's file, if it has moved; else the checkpoint says.")
    ] = None,
) -> int:
    """Go on with a run that was ended, by a crash, a signal or Ctrl-C, as if nothing had been: to the last bit.

    Example: `poinsot resume run.ckpt`

    The checkpoint says which file, options and controllers the run had, and where its results were to go.
    """
    from poinsot.cli.simulate import resume_file

    return resume_file(checkpoint, file, out, plot, {"every": every, "progress": progress})


@reads_machine
def analyse(
    file: File,
    screws: Annotated[
        bool, Option("--screws", help="Joint screws, what a body can do and resist, singularities.")
    ] = False,
    body: Annotated[
        str | None, Option(metavar="BODY", help="With --screws: whose; without it the farthest from the ground.")
    ] = None,
    actuated: Annotated[
        Texts, Option(metavar="JOINT", help="With --screws: a driven joint; repeat it. Without it those with sources.")
    ] = None,
    plot: Annotated[Path | None, Option(metavar="OUT.svg", help="Draw the mechanism, or the network (svg).")] = None,
    initial: InitialOption = None,
    *,
    reading: LoadOptions,
) -> None:
    """Print the parts of a mechanism: bodies, pairs, tree and co-tree, mobility, redundant constraints.

    Example: `poinsot analyse examples/bennett.toml`

    With --screws: the screws of its joints, what a body can do and resist, overconstraints, singularities.

    Example: `poinsot analyse examples/bennett.toml --screws --plot bennett.png`
    """
    from poinsot.cli.analyse import analyse_mechanism, analyse_network
    from poinsot.systems.network import Network

    system = load_file(file, reading)
    if isinstance(system, Network):
        analyse_network(system, initial or [], screws or body is not None or bool(actuated), plot)
    else:
        analyse_mechanism(system, initial or [], screws, body, actuated or [], plot)


@reads_machine
def diagram(
    file: File,
    out: Annotated[Path, Argument(metavar="OUT.svg", help="Where the picture goes.")],
    opened: Annotated[bool, Option("--opened", help="Draw the parts of motors and their like, too.")] = False,
    bonds: Annotated[bool, Option("--bonds", help="Draw the bond graph, with causal strokes.")] = False,
    *,
    reading: LoadOptions,
) -> None:
    """Draw a network: its elements by their symbols on wires, one colour a domain, laid out without a hand.

    Example: `poinsot diagram examples/networks/motors_drive_arm.toml arm.svg`
    """
    from poinsot.cli.analyse import draw_network

    draw_network(load_file(file, reading), out, opened, bonds)


@reads_machine
def equations(
    file: File,
    format: Annotated[Literal["latex", "sympy", "python"], Option(help="How they are written.")] = "latex",
    symbols: Annotated[bool, Option("--symbols", help="Network file: keep its parameters as symbols.")] = False,
    hamiltonian: Annotated[
        bool, Option("--hamiltonian", help="Mechanism: H, J, R, G of its port-Hamiltonian form.")
    ] = False,
    structure: Annotated[
        bool, Option("--structure", help="Mechanism: the Dirac structure of its bodies, elements and freedoms.")
    ] = False,
    latex: Annotated[
        Path | None, Option("--latex", metavar="OUT.tex", help="Write an article: parts, symbols, all equations.")
    ] = None,
    *,
    reading: LoadOptions,
) -> None:
    """Print the equations of motion in closed form, simplified: mass matrix, forces, energies, closures.

    Example: `poinsot equations examples/scara.toml --symbols`
    """
    from poinsot.cli.analyse import equations_text, network_text, write_article
    from poinsot.files.load import Source
    from poinsot.systems.network import Network

    system = load_file(file, reading)
    source = Source(file, reading.options)
    if latex is not None:
        write_article(system, source, symbols, latex)
    elif isinstance(system, Network):
        other = "--hamiltonian" if hamiltonian else "--structure" if structure else ""
        tell(network_text(system, source, format, symbols, other), end="")
    else:
        tell(equations_text(system, source, format, symbols, hamiltonian, structure), end="")


def schema(
    name: Annotated[
        str | None, Argument(metavar="[NAME]", help="A table, or a kind of element: its keys alone, to be read.")
    ] = None,
) -> None:
    """Print the JSON schema of network files, for editors that check while you type; or the keys of one table.

    Example: `poinsot schema > network.schema.json`

    Example: `poinsot schema limits`
    """
    import json

    from poinsot.files.element_schema import keys_text, network_schema

    tell(keys_text(name) if name else json.dumps(network_schema(), indent=2, allow_nan=False))


def bench(
    file: Annotated[Path | None, Argument(metavar="[FILE]", help="A robot (.urdf); without it a built-in arm.")] = None,
    base: BaseOption = "fixed",
    json: Annotated[Path | None, Option(metavar="RESULT.json", help="Write the rows as JSON.")] = None,
) -> None:
    """Measure the dynamics of a robot against Pinocchio, where it is installed, as ratios in one run.

    Example: `poinsot bench panda.urdf --json panda.json`
    """
    from poinsot.cli.bench import bench as measure

    if file is not None:
        refuse_own_source(file, json)
    measure(file, base, None if json is None else str(json))


def _version(shown: bool) -> None:
    if shown:
        from importlib.metadata import version

        import typer

        tell(f"poinsot {version('poinsot')}")
        raise typer.Exit


def _options(
    version: Annotated[bool, Option("--version", callback=_version, is_eager=True, help="Print the version.")] = False,
) -> None:
    pass


def command_line(names: Iterable[str] = COMMANDS) -> typer.Typer:
    """The command line with these commands."""
    import typer

    made = typer.Typer(
        name="poinsot", no_args_is_help=True, pretty_exceptions_enable=False, rich_markup_mode="markdown", help=_HELP
    )
    made.callback()(for_typer(_options))
    for name in names:
        made.command(name)(for_typer(_command(name)))
    return made


def __getattr__(name: str) -> Any:
    if name == "app":
        return command_line()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _asked() -> Iterable[str]:
    """The command that is asked for, alone: to load all takes longer than a short run. All, where none is named."""
    named = sys.argv[1:2]
    return named if named and named[0] in COMMANDS else COMMANDS


def run() -> int:
    """The command line as a function: its exit code. SIGTERM ends it as Ctrl-C does, and then the process."""
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")  # looking for some takes longer than reading a file
    with terminated_in_order():
        return _run()


def _run() -> int:
    nothing_said()
    try:
        with guarded(), options_spoken(_as_typed):
            return int(str(_called() or DONE))
    except PoinsotError as error:
        from poinsot.simulation.failure import SimulationFailure

        say("error: what is warned of above does not let this go on." if warned(error) else f"error: {error}")
        return FAILED if isinstance(error, SimulationFailure) else WRONG
    except KeyboardInterrupt:
        say("interrupted")
        return 130
    except Exception as error:
        return _usage(error)


def _as_typed(name: str, value: object) -> str | None:
    """An option of the command that is asked for, as it is typed."""
    asked = sys.argv[1] if sys.argv[1:2] and sys.argv[1] in COMMANDS else None
    return as_typed(None if asked is None else _command(asked), name, value)


def _command(name: str) -> Callable[..., object]:
    """The function of a command."""
    found: Callable[..., object]
    found = globals().get(name) or getattr(
        import_module(f"poinsot.cli.{_STANDS_IN.get(name, name)}"), f"{name}_command"
    )
    return found


def _called() -> object:
    """The command of `sys.argv`, called: without Typer where its words are plain. What it gives is the exit code."""
    command = globals().get(sys.argv[1]) if sys.argv[1:2] and sys.argv[1] in COMMANDS else None
    given = None if command is None else plainly(command, sys.argv[2:])
    if command is None or given is None:
        return command_line(_asked())(standalone_mode=False)
    try:
        return command(**given)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # nobody reads any more, also what is left to write at the end
        sys.stdout = sys.stderr = open(os.devnull, "w")  # noqa: SIM115
        return FAILED


def _usage(error: Exception) -> int:
    """Wrong use as Typer reports it; anything else is our own fault and says so."""
    if hasattr(error, "format_message"):
        message = str(error.format_message())
        wrong = str(getattr(error, "option_name", "")).lstrip("-").replace("-", "_").lower()
        meant = next((own for own, others in WORDS.items() if wrong in others), None)
        typed = None if meant is None else _as_typed(meant, None)
        hint = "" if typed is None else f" Here it is called {typed}."
        say(f"error: {message}{hint} See poinsot --help.")
        return WRONG
    if (code := getattr(error, "exit_code", None)) is not None:
        return int(code)
    if isinstance(error, BrokenPipeError):
        return DONE
    if isinstance(error, MemoryError):
        say("error: the machine ran out of memory; ask for fewer samples or a smaller mechanism.")
        return FAILED
    say(
        f"error: poinsot itself failed ({type(error).__name__}: {error}). This is a fault in poinsot, not in your "
        "file; please report it with the file and this line."
    )
    return FAILED
