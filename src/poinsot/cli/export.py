"""``poinsot export``: a machine in the formats of others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Annotated

from poinsot.cli.completion import complete_method
from poinsot.cli.declared import Option, takes_record
from poinsot.cli.loading import LoadOptions, load_file, reads_machine, taken_apart
from poinsot.cli.options import File, Texts, seconds
from poinsot.cli.terminal import refuse_own_source, say, tell
from poinsot.errors import ModelError
from poinsot.records import dataclass
from poinsot.systems.mechanism import Mechanism
from poinsot.systems.network import Network
from poinsot.text_files import write_text


@dataclass(frozen=True)
class ExportTargets:
    """The files that are asked for, by format."""

    c: Annotated[
        Path | None, Option("--c", metavar="DIR", help="C source: a folder for it; made if it is not there.")
    ] = None
    urdf: Annotated[
        Path | None, Option("--urdf", metavar="OUT.urdf", help="URDF: a tree mechanism as a robot of ROS.")
    ] = None
    sdf: Annotated[Path | None, Option("--sdf", metavar="OUT.sdf", help="SDF: a mechanism as a model of Gazebo.")] = (
        None
    )
    toml: Annotated[
        Path | None, Option("--toml", metavar="OUT.toml", help="A network file: a mechanism, by frames of its pairs.")
    ] = None
    mjcf: Annotated[
        Path | None, Option("--mjcf", metavar="OUT.xml", help="MJCF: a mechanism as a model of MuJoCo.")
    ] = None
    modelica: Annotated[
        Path | None, Option("--modelica", metavar="OUT.mo", help="Modelica: a flat model with units.")
    ] = None
    fmu: Annotated[
        Path | None, Option("--fmu", metavar="OUT.fmu", help="FMU: model exchange and co-simulation in one file.")
    ] = None


@dataclass(frozen=True)
class ExportDetails(ExportTargets):
    """What else is said of one format or of several."""

    fmi: Annotated[str, Option(metavar="VERSION", help="FMU: the version of FMI, 3.0 or 2.0.")] = "3.0"
    input: Annotated[
        Texts,
        Option(metavar="NAME", help="FMU, Modelica, C runs: a source or freedom to drive that is an input. Repeat it."),
    ] = None
    function: Annotated[
        Texts, Option(metavar="NAME", help="C: an algorithm, or NAME:BODY of one body: pose:hand. Repeat it.")
    ] = None
    name: Annotated[
        str | None, Option(metavar="NAME", help="Of what is written; else the machine's. In C before every function.")
    ] = None
    run: Annotated[bool, Option("--run", help="C: NAME_run.h and .c too, a run with steps, events and switching.")] = (
        False
    )
    method: Annotated[
        str | None,
        Option(metavar="NAME", help="C runs, FMU: as of `simulate`, else the file's.", autocompletion=complete_method),
    ] = None
    step: Annotated[
        str | None, Option(metavar="SECONDS", help="C runs, FMU: steps of this length, or adaptive, else the file's.")
    ] = None
    single: Annotated[bool, Option("--float", help="C: numbers of 32 bits instead of 64.")] = False
    leave_out: Annotated[
        bool, Option("--leave-out", help="URDF, SDF, TOML, MJCF: leave out what the format cannot say, and tell it.")
    ] = False
    symbols: Annotated[
        bool, Option("--symbols", help="Modelica: the parameters of the network file are those of the model.")
    ] = False

    @property
    def steps(self) -> float | str | None:
        """The length of steps [s], or "adaptive"; None: the file's."""
        return self.step if self.step in (None, "adaptive") else seconds(self.step)


@dataclass(frozen=True)
class ExportOptions(ExportDetails):
    """Options of the command; of the machine a part may be taken."""

    lock: Annotated[
        Texts, Option(metavar="JOINT=VALUE", help="A joint that is held: elbow=0.5, ball=0,0,0,1, or elbow. Repeat it.")
    ] = None
    subtree: Annotated[
        str | None, Option(metavar="NAME", help="The joint or body of which all that hangs there is taken.")
    ] = None
    without: Annotated[Texts, Option(metavar="NAME", help="A joint or body that is cut off. Repeat it.")] = None


@reads_machine
@takes_record("asked", ExportOptions)
def export_command(file: File, *, asked: ExportOptions, reading: LoadOptions) -> None:
    """Write a machine for others: C source, a URDF robot, an SDF or MJCF model, a model of Modelica, an FMU.

    Example: `poinsot export examples/puma560.urdf --c out --function inverse_dynamics --function pose:hand`

    Example: `poinsot export examples/puma560.urdf --mjcf puma560.xml --leave-out`

    Example: `poinsot export examples/puma560.urdf --urdf arm.urdf --lock elbow=0.5 --without wrist_pitch`

    Example: `poinsot export examples/bouncing_ball.toml --c out --run --method moreau --step 1e-3`

    C is self-contained C99: NAME.h and .c for algorithms, NAME_motion.h and .c for start, rates and step of fixed size;
    with --run NAME_run.h and .c, the steps and events of `poinsot simulate`.
    """
    if all(getattr(asked, format) is None for format in _WRITERS):
        raise ModelError(
            f"say what is to be written: {', '.join(f'--{format}' for format in _WRITERS)}, each with a path"
        )
    _refuse_idle_options(asked)
    refuse_own_source(file, *(getattr(asked, format) for format in _WRITERS))
    system = taken_apart(load_file(file, reading), asked.lock or [], asked.subtree, asked.without or [])
    for format, write in _WRITERS.items():
        if (target := getattr(asked, format)) is not None:
            write(system, target, asked, reading.options.get("limits"), file)


def _c(system: Mechanism | Network, target: Path, asked: ExportOptions, limits: bool | None, file: Path) -> None:
    """NAME.h and .c of algorithms, and so NAME_motion of start, rates and step, NAME_run of a run, in a folder."""
    real = "float" if asked.single else "double"
    if isinstance(system, Mechanism):
        named = [(name, body) if colon else name
                 for name, colon, body in (each.partition(":") for each in asked.function or ())]  # fmt: skip
        library = system.to_c(*named, name=asked.name, real=real)
        tell("\n".join(f"wrote {path}" for path in library.write(target)))
        moving: str | None = f"{library.name}_motion"
    elif asked.function:
        raise ModelError("--function names algorithms of a mechanism; of a network start, rates and step are written")
    else:
        moving = asked.name
    if asked.run:
        from poinsot.files.fmu.run import export_c

        name = asked.name and f"{asked.name}_run"
        run = export_c(system, target, name=name, inputs=asked.input or None, method=asked.method, step=asked.steps)
        tell(f"wrote {target / run.name}.h\nwrote {target / run.name}.c")
    try:
        motion = system.system().to_c(name=moving, real=real)
    except ModelError as error:
        if not isinstance(system, Mechanism) and not asked.run:
            raise
        hint = "" if limits is False else "; --no-limits leaves out the limits of joints"
        say(f"warning: no start, rates and step are written: {error}{hint}")
        return
    tell("\n".join(f"wrote {path}" for path in motion.write(target)))


def _robot(kind: str, suffixes: tuple[str, ...]) -> Callable[..., None]:
    """The writer of a format of robots: they are of mechanisms, and texts."""

    def write(system: Mechanism | Network, target: Path, asked: ExportOptions, limits: bool | None, file: Path) -> None:
        from poinsot.files.network_text import network_text
        from poinsot.multibody.switching.made_to_switch import without_ranges

        if not isinstance(system, Mechanism):
            raise ModelError(
                f"{system.name!r} is a network, and {kind} describes mechanisms alone; export the mechanism in it"
            )
        mechanism = Mechanism(without_ranges(system.model)) if limits is False else system
        to_text = {"URDF": mechanism.to_urdf, "SDF": mechanism.to_sdf, "MJCF": mechanism.to_mjcf}.get(kind)
        strict = not asked.leave_out
        text = to_text(strict=strict, folder=target.parent) if to_text else network_text(mechanism, strict)
        if target.suffix.lower() not in suffixes:
            raise ModelError(
                f"{target}: the name must end in {' or '.join(suffixes)}, by which readers know the format"
            )
        write_text(target, text)
        tell(f"wrote {target}")

    return write


def _modelica(system: Mechanism | Network, target: Path, asked: ExportOptions, limits: bool | None, file: Path) -> None:
    """The file; with symbols the parameters of its network file are those of the model."""
    from poinsot.files.load import load_family

    source = load_family(file, limits=limits is not False) if asked.symbols else system
    tell(f"wrote {source.to_modelica(asked.name, inputs=tuple(asked.input or ())).write(target)}")


def _fmu(system: Mechanism | Network, target: Path, asked: ExportOptions, limits: bool | None, file: Path) -> None:
    """One file, with a binary for this platform where there is a C compiler."""
    from poinsot.files.fmu.exporting import export_fmu

    made = export_fmu(
        system, target, version=asked.fmi, inputs=asked.input or None, name=asked.name, method=asked.method,
        step=asked.steps,
    )  # fmt: skip
    counts = ", ".join(f"{len(names)} {group}{'' if len(names) == 1 else 's'}" for group, names in made.names.items())
    inside = f"binary for {made.platform} and sources" if made.platform else "sources alone"
    tell(f"wrote {target} (FMI {made.version}, {inside}; {counts})")
    if made.left_out:
        say(f"no parameters, since the start follows from them: {', '.join(made.left_out)}")


_SERVES = {
    "fmi": ("fmu",), "input": ("fmu", "modelica", "run"), "function": ("c",), "name": ("c", "modelica", "fmu"),
    "run": ("c",), "method": ("run", "fmu"), "step": ("run", "fmu"), "single": ("c",),
    "leave_out": ("urdf", "sdf", "toml", "mjcf"), "symbols": ("modelica",),
}  # fmt: skip
"""Option → the formats that it has a meaning for; ``run`` stands for C with ``--run``."""


def _refuse_idle_options(asked: ExportOptions) -> None:
    """ModelError for an option without meaning for any of the formats asked for."""
    written = {format for format in _WRITERS if getattr(asked, format) is not None} | ({"run"} if asked.run else set())
    for each in fields(ExportOptions):
        formats = _SERVES.get(each.name)
        if formats is None or written.intersection(formats) or getattr(asked, each.name) in (each.default, []):
            continue
        option = {"single": "--float"}.get(each.name, f"--{each.name.replace('_', '-')}")
        wanted = ["--c with --run" if format == "run" else f"--{format}" for format in formats]
        raise ModelError(f"{option} has no meaning here: it goes with {' or '.join(wanted)}. Leave it out")


_WRITERS: dict[str, Callable[[Mechanism | Network, Path, ExportOptions, bool | None, Path], None]] = {
    "c": _c, "urdf": _robot("URDF", (".urdf",)), "sdf": _robot("SDF", (".sdf",)),
    "toml": _robot("a network file", (".toml",)),
    "mjcf": _robot("MJCF", (".xml", ".mjcf")), "modelica": _modelica, "fmu": _fmu,
}  # fmt: skip
