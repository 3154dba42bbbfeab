"""A mechanism as an MJCF model."""

from __future__ import annotations

from pathlib import Path

from poinsot.cli.exports import Asked
from poinsot.cli.exports.robot_files import mechanism_of, wrote
from poinsot.systems.mechanism import Mechanism
from poinsot.systems.network import Network


def write(system: Mechanism | Network, target: Path, asked: Asked) -> None:
    """The file."""
    mechanism = mechanism_of(system, "MJCF", asked.limits)
    wrote(target, mechanism.to_mjcf(strict=not asked.leave_out, folder=target.parent), (".xml", ".mjcf"))
