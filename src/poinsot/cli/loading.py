"""The file of a command, read with its options; what its reader warns of is said."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from poinsot.cli.terminal import say
from poinsot.errors import ModelError

if TYPE_CHECKING:
    from poinsot.systems.mechanism import Mechanism
    from poinsot.systems.network import Network


def load_file(
    file: Path,
    base: Literal["fixed", "free"],
    mimic: Literal["independent", "coupled"],
    strict: bool,
    damping: bool,
    argument: list[str] | None = None,
    folder: Sequence[Path | str] | None = None,
    limits: bool | None = None,
    losses: bool = False,
    accuracy: float | None = None,
    closures: Path | None = None,
) -> Mechanism | Network:
    """A mechanism or a network; limits None: as `load` has them."""
    from poinsot.files.load import load

    given = dict(entry.partition("=")[::2] for entry in argument or [])
    if wrong := next((entry for entry in argument or [] if not entry.partition("=")[0] or "=" not in entry), None):
        raise ModelError(f"--argument {wrong!r} is not NAME=VALUE, as in --argument side=left")
    more: dict[str, Any] = {"folders": list(folder or []), "arguments": given or None, "losses": losses}
    more |= {"accuracy": accuracy, "closures": closures}
    if limits is not None:
        more["limits"] = limits
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        system: Mechanism | Network = load(file, base=base, mimic=mimic, strict=strict, damping=damping, **more)
    for warning in caught:
        say(f"warning: {warning.message}")
    return system


def taken_apart(
    system: Mechanism | Network, lock: Sequence[str], subtree: str | None, without: Sequence[str]
) -> Mechanism | Network:
    """A mechanism with joints held, a subtree of it, without others; as it is where nothing is asked."""
    if not lock and subtree is None and not without:
        return system
    from poinsot.cli.simulate import named_entries, numbers_of
    from poinsot.systems.mechanism import Mechanism

    if not isinstance(system, Mechanism):
        raise ModelError("--lock, --subtree and --without belong to mechanisms; this file is a network")
    if lock:
        example = "joint, joint=value, or joint=value,value,… of several coordinates, for example --lock elbow=0.5"
        values = named_entries("lock", [entry for entry in lock if "=" in entry], example)
        system = system.locked({name: numbers_of("lock", text, example) for name, text in values.items()})
        system = system.locked([entry for entry in lock if "=" not in entry])
    system = system if subtree is None else system.subtree(subtree)
    return system.without(*without) if without else system
