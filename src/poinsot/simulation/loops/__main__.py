"""`python -m poinsot.simulation.loops`: compile the loops beside their texts, as the wheel has them (docs/cache.md)."""

from __future__ import annotations

from pathlib import Path

from poinsot.simulation.lanes import host
from poinsot.simulation.loops.entries import ALL


def ship(folder: Path) -> None:
    """Write the loops of every file into a folder."""
    for loops in ALL:
        loops.ship(folder)
    host.ship(folder)


if __name__ == "__main__":
    ship(Path(__file__).parent)
