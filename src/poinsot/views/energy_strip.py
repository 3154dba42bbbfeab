"""The energy of a run as one strip: stored and dissipated energies, one on the other, over time."""

from __future__ import annotations

import numpy as np
import xarray as xr

from poinsot.algebra.arrays import Floats
from poinsot.views.diagrams.ink import INK, PALE, group, number, path, polyline, shown, tint, width_of, words

HEIGHT = 130.0  # with the line of words below [pixels]
_COLOURS = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9")
_HEAT = "#D55E00"
_WORDS, _SIZE = 30.0, 11.0  # below
_ROUNDING = 1e-9  # of the highest: what no eye sees has no area


def energy_strip(run: xr.Dataset, width: float, seconds: float) -> str:
    """Areas that stand on each other, and a line that goes through them in the given seconds.

    Σ_k (H_k(t) − min H_k) + Σ_j D_j(t)  =  Σ_k (H_k(0) − min H_k) + Σ_p W_p(t)
    storage H_k of the run, dissipated D_j of its elements, supplied W_p at its ports [J]; the right side is the dashed
    line, at which the areas end where no joule is missing.
    Law      the dashed line is the top of the areas to the residual of the ledger, tests/views/test_moving_picture.py
    Source   van der Schaft & Jeltsema 2014, ch. 2 (energy balance)
    """
    time, layers, brought = _layers(run)
    tops = np.cumsum([values for _, values, _ in layers], axis=0)
    highest = max(float(tops.max()), float(brought.max())) or 1.0
    kept = [k for k, (_, values, _) in enumerate(layers) if values.max() > _ROUNDING * highest]
    base = HEIGHT - _WORDS
    across = width * (time - time[0]) / (time[-1] - time[0])

    def edge(values: Floats) -> list[tuple[float, float]]:
        return [(float(x), float(base - 0.94 * base * y / highest)) for x, y in zip(across, values, strict=True)]

    bottoms = tops - np.array([values for _, values, _ in layers])
    parts = [
        path(polyline([*edge(tops[k]), *edge(bottoms[k])[::-1]]) + "Z", layers[k][2], tint(layers[k][2], 0.45), 0.8)
        for k in kept
    ]
    dashed = polyline(edge(brought))
    parts.append(f'<path d="{dashed}" fill="none" stroke="{INK}" stroke-width="1.3" stroke-dasharray="5 4"/>')
    parts.append(
        f'<rect x="0" y="0" width="1.5" height="{number(base)}" fill="{INK}">'
        f'<animate attributeName="x" dur="{seconds:g}s" repeatCount="indefinite" values="0;{number(width)}"/></rect>'
    )
    x = 0.0
    for name, ink in [*((layers[k][0], layers[k][2]) for k in kept), ("start + supplied", PALE)]:
        parts.append(words(x, base + 15, shown(name), _SIZE, ink, anchor="start", bold=True))
        x += width_of(shown(name), _SIZE) + 18
    return group(parts)


def _layers(run: xr.Dataset) -> tuple[Floats, list[tuple[str, Floats, str]], Floats]:
    """Moments; name, energy and colour of each layer; energy at the start and supplied since."""
    stored = np.asarray(run["energy_storage"].values, dtype=float)
    stored = stored - stored.min(axis=0)
    names = [str(name) for name in run["storage"].values]
    layers = [(name, stored[:, k], _COLOURS[k % len(_COLOURS)]) for k, name in enumerate(names)]
    brought = np.full(len(stored), stored[0].sum())
    if "energy_dissipated" in run:
        lost = np.asarray(run["energy_dissipated"].values, dtype=float)
        layers += [(f"heat of {name}", lost[:, k], _HEAT) for k, name in enumerate(run["element"].values)]
    if "energy_supplied" in run:
        brought += np.asarray(run["energy_supplied"].values, dtype=float).sum(axis=1)
    return np.asarray(run["time"].values, dtype=float), layers, brought
