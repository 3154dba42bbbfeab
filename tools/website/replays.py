"""Machines that move in three dimensions on a page of the site: replays, each one file that needs nothing else."""

from __future__ import annotations

from pathlib import Path

import poinsot as po
from website.staging import ROOT, write

MACHINES = {
    "four_bar": "A four-bar linkage", "bennett": "Bennett's linkage, which should not move",
    "cardan_shaft": "A Cardan shaft", "heavy_top": "A heavy top", "kinestatics/stewart": "A Stewart platform",
}  # fmt: skip
SAMPLES = 121
FRAME = """{title}
{line}

.. raw:: html

   <iframe src="{name}.html" title="{title}" loading="lazy"></iframe>
"""


def write_replays(sources: Path, out: Path) -> None:
    """The page `replays` and its files, of the examples as they are; those that are there stay."""
    text = "Machines in three dimensions\n============================\n\nDrag to turn, scroll to come nearer.\n\n"
    for path, title in MACHINES.items():
        name, model = f"replay-{Path(path).name}", ROOT / "examples" / f"{path}.toml"
        text += FRAME.format(title=title, line="-" * len(title), name=name) + "\n"
        place = out / f"{name}.html"
        if not place.exists() or place.stat().st_mtime < model.stat().st_mtime:
            out.mkdir(parents=True, exist_ok=True)
            mechanism = po.load(model)
            with po.view(mechanism, po.simulate(mechanism, samples=SAMPLES), browser=False) as shown:
                shown.save(place)
    write(sources / "replays.rst", text)
