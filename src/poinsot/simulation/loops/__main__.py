"""`python -m poinsot.simulation.loops`: compile the loops as the wheel has them (docs/installation.md)."""

from __future__ import annotations

from pathlib import Path

from poinsot.code import texts
from poinsot.simulation.lanes import host
from poinsot.simulation.loops.entries import ALL


def ship(package: Path) -> None:
    """Write the loops of every file, and the texts that kernels call, into the folder of the package."""
    for loops in (*ALL, *texts.ALL):
        loops.ship(package.joinpath(*loops.package.split(".")[1:]))
    host.ship(package / "simulation" / "loops")


if __name__ == "__main__":
    ship(Path(__file__).parents[2])
