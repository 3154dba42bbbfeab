"""What a machine's file is read with on the command line: options that every command that reads one takes.

Law  each command takes each option of `LoadOptions`, tests/cli/test_reading_options.py
"""

from __future__ import annotations

import inspect
import warnings
from collections.abc import Callable, Sequence
from dataclasses import asdict, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, get_type_hints

from poinsot.cli.declared import flag, with_flags
from poinsot.cli.options import (
    AccuracyOption,
    ArgumentOption,
    BaseOption,
    ClosuresOption,
    ContactsOption,
    DampingOption,
    DiodesOption,
    EnvironmentOption,
    FolderOption,
    GroundOption,
    LimitsOption,
    LossesOption,
    MimicOption,
    StrictOption,
)
from poinsot.cli.terminal import say
from poinsot.errors import ModelError
from poinsot.records import dataclass

if TYPE_CHECKING:
    from poinsot.systems.mechanism import Mechanism
    from poinsot.systems.network import Network


Code = TypeVar("Code")


@dataclass(frozen=True)
class LoadOptions:
    """The options of `poinsot.load` as the command line has them; limits None: as `load` has them."""

    base: BaseOption = "fixed"
    mimic: MimicOption = "independent"
    strict: StrictOption = False
    damping: DampingOption = False
    limits: LimitsOption = None
    losses: LossesOption = False
    accuracy: AccuracyOption = None
    ground: GroundOption = False
    contacts: ContactsOption = False
    diodes: DiodesOption = "model"
    argument: ArgumentOption = None
    folder: FolderOption = None
    environment: EnvironmentOption = None
    closures: ClosuresOption = None

    @property
    def options(self) -> dict[str, Any]:
        """What `load` takes of them, defaults left out. ModelError for an argument that is none."""
        given = dict(entry.partition("=")[::2] for entry in self.argument or [])
        if wrong := next((e for e in self.argument or [] if not e.partition("=")[0] or "=" not in e), None):
            raise ModelError(f"--argument {wrong!r} is not NAME=VALUE, as in --argument side=left")
        found = {each.name: getattr(self, each.name) for each in fields(self)}
        found = {name: value for name, value in found.items() if value != each_default(name) and value != []}
        renamed = {"folder": "folders", "argument": "arguments"}
        found = {renamed.get(name, name): value for name, value in found.items()}
        return found | ({"arguments": given} if given else {})

    def told(self) -> dict[str, Any]:
        """The same as plain data with absolute paths, for a checkpoint."""
        folders = [str(Path(each).absolute()) for each in self.folder or []]
        closures = None if self.closures is None else str(Path(self.closures).absolute())
        return asdict(self) | {"folder": folders, "closures": closures}

    @property
    def acting(self) -> dict[str, Any]:
        """What families of network files take of them; the others are refused there."""
        return {name: value for name, value in self.options.items() if name in ("limits", "losses", "accuracy")}


def each_default(name: str) -> Any:
    """The default of an option of `LoadOptions`."""
    return getattr(LoadOptions, name)


def reads_machine(command: Callable[..., Code]) -> Callable[..., Code]:
    """A command with a last parameter ``reading``, which Typer sees as the options of `LoadOptions`.

    An option of the command's own name goes before that of `LoadOptions`.
    """
    own = inspect.signature(command).parameters
    added = [each for each in fields(LoadOptions) if each.name not in own]

    def parameters() -> list[inspect.Parameter]:
        shared = get_type_hints(LoadOptions, include_extras=True)
        return [flag(each.name, each.default, shared[each.name]) for each in added]

    return with_flags(command, "reading", parameters, LoadOptions)


def load_file(file: Path, reading: LoadOptions) -> Mechanism | Network:
    """A mechanism or a network; what its reader warns of is said."""
    from poinsot.files.load import load

    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        system: Mechanism | Network = load(file, **reading.options)
    for warning in caught:
        say(f"warning: {warning.message}")
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
