"""Options of all commands that read a machine's file.

Law  each command takes each option of `LoadOptions`, tests/cli/test_reading_options.py
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, fields
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from poinsot.cli.declared import Option, takes_record
from poinsot.cli.options import BaseOption, Texts
from poinsot.cli.terminal import saying_warnings
from poinsot.errors import ModelError
from poinsot.records import dataclass

if TYPE_CHECKING:
    from poinsot.systems.mechanism import Mechanism
    from poinsot.systems.network import Network


@dataclass(frozen=True)
class LoadOptions:
    """The options of `poinsot.load` as the command line has them; limits None: as `load` has them."""

    base: BaseOption = "fixed"
    mimic: Annotated[
        Literal["independent", "coupled"], Option(help="URDF: mimic joints move on their own, or are coupled.")
    ] = "independent"
    strict: Annotated[bool, Option("--strict", help="Of robots: refuse what else is a warning.")] = False
    damping: Annotated[bool, Option("--damping", help="URDF: let the damping of joints dissipate.")] = False
    limits: Annotated[
        bool | None, Option("--limits/--no-limits", help="Let the limits of joints act as stops, or not.")
    ] = None
    losses: Annotated[bool, Option("--losses", help="Robots: let the dry friction and the damping of joints act.")] = (
        False
    )
    accuracy: Annotated[
        float | None,
        Option(metavar="SHARE", help="What the drawing is exact to, by its size; else the file's, or 1e-7."),
    ] = None
    ground: Annotated[bool, Option("--ground", help="Bodies with shapes stand on a floor.")] = False
    contacts: Annotated[bool, Option("--contacts", help="Bodies do not go through each other.")] = False
    diodes: Annotated[
        Literal["model", "ideal"], Option(help="Netlists: diodes as their models say, or ideal ones with events.")
    ] = "model"
    argument: Annotated[Texts, Option(metavar="NAME=VALUE", help="xacro: the value of an <xacro:arg>. Repeat it.")] = (
        None
    )
    folder: Annotated[
        list[Path] | None, Option(metavar="FOLDER", help="Where a file may read others from, too. Repeat it.")
    ] = None
    environment: Annotated[
        Texts,
        Option("--env", metavar="NAME", help="xacro: a variable of the environment that $(env NAME) may read."),
    ] = None
    closures: Annotated[
        Path | None, Option(metavar="FILE.yaml", help="Robots: what closes and drives it, and other kinds of joints.")
    ] = None

    @property
    def options(self) -> dict[str, Any]:
        """What `load` takes of them, defaults left out. ModelError for an argument that is none."""
        given = dict(entry.partition("=")[::2] for entry in self.argument or [])
        if wrong := next((e for e in self.argument or [] if not e.partition("=")[0] or "=" not in e), None):
            raise ModelError(f"--argument {wrong!r} is not NAME=VALUE, as in --argument side=left")
        said = {each.name: (getattr(self, each.name), each.default) for each in fields(self)}
        found = {name: value for name, (value, default) in said.items() if value not in (default, [])}
        renamed = {"folder": "folders", "argument": "arguments"}
        found = {renamed.get(name, name): value for name, value in found.items()}
        return found | ({"arguments": given} if given else {})

    def told(self) -> dict[str, Any]:
        """The same as plain data with absolute paths, for a checkpoint."""
        folders = [str(Path(each).absolute()) for each in self.folder or []]
        closures = None if self.closures is None else str(Path(self.closures).absolute())
        return asdict(self) | {"folder": folders, "closures": closures}


reads_machine = takes_record("reading", LoadOptions)
"""A command with a last parameter ``reading``, which Typer sees as the options of `LoadOptions`."""


def load_file(file: Path, reading: LoadOptions) -> Mechanism | Network:
    """A mechanism or a network; what its reader warns of is said."""
    from poinsot.files.load import load

    with saying_warnings():
        system: Mechanism | Network = load(file, **reading.options)
    return system


def taken_apart(
    system: Mechanism | Network, lock: Sequence[str], subtree: str | None, without: Sequence[str]
) -> Mechanism | Network:
    """A mechanism with joints held, a subtree of it, without others; as it is where nothing is asked."""
    if not lock and subtree is None and not without:
        return system
    from poinsot.cli.numbers import named_entries, numbers, unit_of
    from poinsot.systems.mechanism import Mechanism

    if not isinstance(system, Mechanism):
        raise ModelError("--lock, --subtree and --without belong to mechanisms; this file is a network")
    if lock:
        example = "joint, joint=value, or joint=value,value,… of several coordinates, for example --lock elbow=0.5"
        values = named_entries("lock", [entry for entry in lock if "=" in entry], example)
        units = {name: unit_of(system, "initial", name) for name in values}
        system = system.locked({name: numbers("lock", text, example, units[name]) for name, text in values.items()})
        system = system.locked([entry for entry in lock if "=" not in entry])
    system = system if subtree is None else system.subtree(subtree)
    return system.without(*without) if without else system
