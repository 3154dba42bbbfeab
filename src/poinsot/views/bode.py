"""Bode plots: size and phase of responses over frequency.

Units: Hz, dB, degrees. Source: Bode (1945).
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from matplotlib.figure import Figure

from poinsot.algebra.arrays import Floats
from poinsot.views.plots import save


def draw_bode(f: Floats, sizes: Floats, phases: Floats, names: Sequence[str], target: Path) -> None:
    """Write sizes (nf, n) [dB] and phases (nf, n) [deg] over frequencies f (nf,) [Hz] to a picture."""
    figure = Figure(figsize=(7, 5), layout="constrained")
    above, below = figure.subplots(2, 1, sharex=True)
    for axes, values, label in ((above, sizes, "size [dB]"), (below, phases, "phase [deg]")):
        axes.semilogx(f, values, label=list(names))
        axes.set_ylabel(label)
        axes.grid(True, which="both", alpha=0.3)
    below.set_xlabel("frequency [Hz]")
    above.legend()
    save(figure, target)
