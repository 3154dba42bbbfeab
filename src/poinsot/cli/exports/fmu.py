"""A machine as a functional mock-up unit."""

from __future__ import annotations

from pathlib import Path

from poinsot.cli.exports import Asked
from poinsot.cli.terminal import say, tell
from poinsot.files.fmu.exporting import export_fmu
from poinsot.systems.mechanism import Mechanism
from poinsot.systems.network import Network


def write(system: Mechanism | Network, target: Path, asked: Asked) -> None:
    """One file, with a binary for this platform where there is a C compiler."""
    made = export_fmu(
        system,
        target,
        version=asked.fmi,
        inputs=asked.inputs or None,
        name=asked.name,
        method=asked.method,
        step=asked.step,
    )
    counts = ", ".join(f"{len(names)} {group}{'' if len(names) == 1 else 's'}" for group, names in made.names.items())
    inside = f"binary for {made.platform} and sources" if made.platform else "sources alone"
    tell(f"wrote {target} (FMI {made.version}, {inside}; {counts})")
    if made.left_out:
        say(f"no parameters, since the start follows from them: {', '.join(made.left_out)}")
