"""What files of robots have in common: they are of mechanisms, and texts."""

from __future__ import annotations

from pathlib import Path

from poinsot.cli.terminal import tell
from poinsot.errors import FileError, ModelError
from poinsot.multibody.switching.of_joints import without_ranges
from poinsot.systems.mechanism import Mechanism
from poinsot.systems.network import Network


def mechanism_of(system: Mechanism | Network, kind: str, limits: bool | None) -> Mechanism:
    """The mechanism, without limits of positions where ``limits`` is False; ModelError for a network."""
    if not isinstance(system, Mechanism):
        raise ModelError(
            f"{system.name!r} is a network, and {kind} describes mechanisms alone; export the mechanism in it"
        )
    return Mechanism(without_ranges(system.model)) if limits is False else system


def wrote(target: Path, text: str, suffixes: tuple[str, ...]) -> None:
    """Write a text into a file of one of these endings, whole or not at all, and tell."""
    if target.suffix.lower() not in suffixes:
        raise ModelError(f"{target}: the name must end in {' or '.join(suffixes)}, by which readers know the format")
    try:
        target.write_text(text, encoding="utf-8")
    except OSError as error:
        raise FileError(f"{target}: cannot be written: {error.strerror or error}") from None
    tell(f"wrote {target}")
