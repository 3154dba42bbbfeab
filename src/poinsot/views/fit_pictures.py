"""Pictures of a fit: measured and fitted, and what remains."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from poinsot.views.naming import plain

if TYPE_CHECKING:
    from matplotlib.figure import Figure


def plot_fit(fit: Any, experiment: str) -> Figure:
    """A row for each output: over time, what remains by sigma with the band of 95 %, and its spread."""
    from poinsot.views.canvas import ShownFigure
    from poinsot.views.matplotlib import rc_context

    data = fit.residuals(experiment)
    count = data.sizes["output"]
    with rc_context({"text.usetex": False}):
        figure = ShownFigure(figsize=(12, 1.2 + 2.3 * count), layout="constrained")
        axes = figure.subplots(count, 3, squeeze=False, width_ratios=(3, 3, 1))
        time = data["time"].values
        for row, name in enumerate(data["output"].values.tolist()):
            one = data.sel(output=name)
            over, left, spread = axes[row]
            over.plot(time, one["measured"].values, ".", ms=3, color="0.6", label="measured")
            over.plot(time, one["fitted"].values, lw=1.2, color="#0072B2", label="fitted")
            over.set_ylabel(plain(f"{name} [{one['units'].item()}]"))
            r = one["normalised"].values
            left.axhspan(-1.96, 1.96, color="0.92")
            left.axhline(0.0, color="0.6", lw=0.8)
            left.plot(time, r, ".", ms=3, color="#D55E00")
            left.set_ylabel("residual / sigma")
            r = r[np.isfinite(r)]
            spread.hist(
                r, bins=max(5, min(40, int(np.sqrt(len(r))))), density=True, orientation="horizontal", color="0.75"
            )
            x = np.linspace(-4, 4, 101)
            spread.plot(np.exp(-x * x / 2) / np.sqrt(2 * np.pi), x, color="#0072B2", lw=1)
            for ax in (over, left):
                ax.set_xlabel("time [s]" if row == count - 1 else "")
                ax.margins(x=0)
            if row == 0:
                over.legend(loc="upper right", fontsize=8)
        figure.suptitle(plain(experiment))
    return figure
