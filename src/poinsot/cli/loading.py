"""Options of all commands that read a machine's file.

Law  each command takes each option of `READ_OPTIONS`, tests/cli/test_reading_options.py
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

from poinsot.cli.declared import Option, flag, with_flags
from poinsot.cli.options import Texts
from poinsot.cli.terminal import saying_warnings
from poinsot.errors import ModelError
from poinsot.files.reader_options import READ_OPTIONS, ReadOption

if TYPE_CHECKING:
    from poinsot.systems.mechanism import Mechanism
    from poinsot.systems.network import Network

Code = TypeVar("Code")
CALLED = {"folders": "folder", "arguments": "argument"}
"""Options that are repeated on the command line, one value each."""
_FOLLOWS: dict[str, object] = {
    "SHARE": float | None, "FILE.yaml": Path | None, "FOLDER": list[Path] | None, "NAME": Texts, "NAME=VALUE": Texts,
}  # fmt: skip


class LoadOptions:
    """The options of `poinsot.load` as a command line says them, None or as they are by default where it does not."""

    def __init__(self, **said: Any) -> None:
        self.said = said

    @property
    def options(self) -> dict[str, Any]:
        """What `load` takes of them, defaults left out. ModelError for an argument that is none."""
        given = ((name, self.said.get(CALLED.get(name, name)), one.values[0]) for name, one in READ_OPTIONS.items())
        found = {name: value for name, value, default in given if value not in (None, [], False, default)}
        if self.said.get("limits") is False:
            found["limits"] = False
        if "arguments" in found:
            if wrong := next((e for e in found["arguments"] if not e.partition("=")[0] or "=" not in e), None):
                raise ModelError(f"--argument {wrong!r} is not NAME=VALUE, as in --argument side=left")
            found["arguments"] = dict(entry.partition("=")[::2] for entry in found["arguments"])
        return found

    def told(self) -> dict[str, Any]:
        """The same as plain data with absolute paths, for a checkpoint."""
        folders = [str(Path(each).absolute()) for each in self.said.get("folder") or []]
        closures = self.said.get("closures")
        return self.said | {"folder": folders, "closures": closures and str(Path(closures).absolute())}


def _flag(name: str, one: ReadOption) -> inspect.Parameter:
    """The flag of an option."""
    values, called = one.values, CALLED.get(name, name)
    if one.metavar:
        declared = Option(*one.flag, metavar=one.metavar, help=one.line)
        return flag(called, None, Annotated[_FOLLOWS[one.metavar], declared])
    if isinstance(values[0], str):
        return flag(called, values[0], Annotated[Literal[values], Option(help=one.line)])
    if values[0] is True:
        return flag(called, None, Annotated[bool | None, Option(f"--{name}/--no-{name}", help=one.line)])
    return flag(called, False, Annotated[bool, Option(f"--{name}", help=one.line)])


def reads_machine(command: Callable[..., Code]) -> Callable[..., Code]:
    """A command with a last parameter ``reading``, which Typer sees as the options of reading.

    An option of the command's own name goes before.
    """
    own = inspect.signature(command).parameters
    names = [name for name in READ_OPTIONS if CALLED.get(name, name) not in own]
    return with_flags(command, "reading", lambda: [_flag(n, READ_OPTIONS[n]) for n in names], LoadOptions)


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
    from poinsot.cli.terminal import named_entries, numbers, unit_of
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
