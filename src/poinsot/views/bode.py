"""Bode and Nyquist plots of responses, and variables over what varies in a sweep.

Units: Hz, dB, degrees. Source: Bode (1945).
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from matplotlib.figure import Figure

from poinsot.algebra.arrays import Floats
from poinsot.views.naming import plain
from poinsot.views.plots import save

if TYPE_CHECKING:
    import xarray as xr

    from poinsot.motion.of_network.small_signal import Complex


def draw_sweep(found: xr.Dataset, names: Sequence[str], target: Path) -> None:
    """Write the variables of a sweep over its last dimension to a picture, a panel for each unit."""
    units = list(dict.fromkeys(str(found[name].attrs.get("units", "")) for name in names))
    figure = Figure(figsize=(7, 2 + 2.5 * len(units)), layout="constrained")
    along = found.status.dims[-1]
    for axes, unit in zip(np.atleast_1d(figure.subplots(len(units), 1, sharex=True)), units, strict=True):
        for name in (name for name in names if found[name].attrs.get("units", "") == unit):
            lines = found[name].values.reshape(-1, found.sizes[along])
            axes.plot(found[along].values, lines.T, label=[plain(name), *[""] * (len(lines) - 1)])
        axes.set_ylabel(unit)
        axes.grid(True, alpha=0.3)
        axes.legend()
    axes.set_xlabel(f"{plain(str(along))} [{found[along].attrs.get('units', '')}]")
    save(figure, target)


def draw_nyquist(found: Complex, names: Sequence[str], target: Path) -> None:
    """Write the loci of responses (nf, n), complex, over the plane, with the point −1 and their mirror images."""
    figure = Figure(figsize=(6, 6), layout="constrained")
    axes = figure.subplots()
    for k, name in enumerate(names):
        (line,) = axes.plot(found[:, k].real, found[:, k].imag, label=plain(name))
        axes.plot(found[:, k].real, -found[:, k].imag, color=line.get_color(), linestyle=":")
    axes.plot([-1.0], [0.0], "k+")
    axes.set_aspect("equal", adjustable="datalim")
    axes.set_xlabel("real part")
    axes.set_ylabel("imaginary part")
    axes.grid(True, alpha=0.3)
    axes.legend()
    save(figure, target)


def draw_bode(f: Floats, sizes: Floats, phases: Floats, names: Sequence[str], target: Path) -> None:
    """Write sizes (nf, n) [dB] and phases (nf, n) [deg] over frequencies f (nf,) [Hz] to a picture."""
    figure = Figure(figsize=(7, 5), layout="constrained")
    above, below = figure.subplots(2, 1, sharex=True)
    onward = np.unwrap(phases, period=360.0, axis=0)  # without leaps from −180 to 180
    for axes, values, label in ((above, sizes, "size [dB]"), (below, onward, "phase [deg]")):
        axes.semilogx(f, values, label=list(names))
        axes.set_ylabel(label)
        axes.grid(True, which="both", alpha=0.3)
    below.set_xlabel("frequency [Hz]")
    above.legend()
    save(figure, target)
