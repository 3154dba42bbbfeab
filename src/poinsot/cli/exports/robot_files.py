"""What files of robots have in common: they are of mechanisms, and texts."""

from __future__ import annotations

from pathlib import Path

from poinsot.cli.terminal import tell
from poinsot.errors import FileError, ModelError
from poinsot.systems.mechanism import Mechanism
from poinsot.systems.network import Network


def mechanism_of(system: Mechanism | Network, kind: str) -> Mechanism:
    """The mechanism; ModelError for a network."""
    if not isinstance(system, Mechanism):
        raise ModelError(
            f"{system.name!r} is a network, and {kind} describes mechanisms alone; export the mechanism in it"
        )
    return system


def wrote(target: Path, text: str, suffixes: tuple[str, ...]) -> None:
    """Write a text into a file of one of these endings, whole or not at all, and tell."""
    if target.suffix.lower() not in suffixes:
        raise ModelError(f"{target}: the name must end in {' or '.join(suffixes)}, by which readers know the format")
    try:
        target.write_text(text, encoding="utf-8")
    except OSError as error:
        raise FileError(f"{target}: cannot be written: {error.strerror or error}") from None
    tell(f"wrote {target}")
