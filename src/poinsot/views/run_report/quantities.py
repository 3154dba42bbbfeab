"""The curves of a run: its variables by unit, its energies, the ledger's residual.

Everything is told from the dataset alone, by the names, dimensions and units that it has; of many lines those that move
most are drawn, and the title says of how many.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.errors import printable
from poinsot.views.chart import COLOURS, Chart
from poinsot.views.event_marks import COLOURS as MARKED
from poinsot.views.event_marks import event_kinds

if TYPE_CHECKING:
    import xarray as xr


MOST_LINES = 8
_MOST_UNITS = 8
_LONGEST = 56  # characters of a label
_FLOOR = 1e-18  # of a logarithmic axis: what is 0 stands here
_STILL = 1e-12  # of the largest: what varies less is a constant with rounding
_BOOKS = ("energy_", "constraint_", "event_")
_MOTIONS = ("joint_position", "joint_velocity")


def charts_of_run(run: xr.Dataset) -> list[Chart]:
    """The charts of a run: coordinates and rates, the variables of networks unit by unit, energies, the residual."""
    times = np.asarray(run["time"].values, dtype=float)
    marks = _marks(run)
    found = [*_motions(run), *_by_unit(run), *_energies(run)]
    return [Chart(title, times, lines, marks) for title, lines in found if lines]


def _motions(run: xr.Dataset) -> Iterator[tuple[str, tuple[tuple[str, str, Floats], ...]]]:
    """Coordinates and rates of each mechanism; names of those in networks begin with the mechanism's."""
    for ending in _MOTIONS:
        for name in map(str, run.data_vars):
            if name == ending or name.endswith(f".{ending}"):
                values = run[name].transpose("time", ...)
                labels = np.asarray(run[values.dims[1]].values).astype(str) if values.ndim == 2 else np.array([])
                if not len(labels):
                    continue
                title = f"{name} [{values.attrs.get('units', '1')}]"
                yield _most_moving(title, list(zip(labels, values.values.T, strict=True)))


def _by_unit(run: xr.Dataset) -> Iterator[tuple[str, tuple[tuple[str, str, Floats], ...]]]:
    """Variables that are one number at each time, a chart a unit; units of which most move first."""
    units: dict[str, list[tuple[str, Floats]]] = {}
    for name, variable in run.data_vars.items():
        if variable.dims == ("time",) and not str(name).startswith(_BOOKS) and variable.dtype.kind == "f":
            values = np.asarray(variable.values, dtype=float)
            if _moves(values):
                units.setdefault(str(variable.attrs.get("units", "1")), []).append((str(name), values))
    for unit in sorted(units, key=lambda unit: -len(units[unit]))[:_MOST_UNITS]:
        yield _most_moving(f"Variables [{unit}]", units[unit])


def _energies(run: xr.Dataset) -> Iterator[tuple[str, tuple[tuple[str, str, Floats], ...]]]:
    lines: list[tuple[str, Floats]] = []
    if "energy_stored" in run:
        stored = run["energy_stored"].values
        lines.append(("stored, change", stored - stored[0]))
    for label, name, dimension in (
        ("supplied", "energy_supplied", "port"),
        ("dissipated", "energy_dissipated", "element"),
    ):
        if name in run and run.sizes.get(dimension):
            lines.append((label, run[name].sum(dimension).values))
    yield "Energy [J]", _coloured(lines)
    if "energy_residual" in run and "energy_turnover" in run:
        turnover = max(float(run["energy_turnover"].values[-1]), 1e-300)
        open_ = np.log10(np.abs(run["energy_residual"].values) / turnover + _FLOOR)
        yield "Residual of the ledger, log₁₀ |residual| / turnover", _coloured([("residual", open_)])


def _most_moving(title: str, lines: Sequence[tuple[str, Floats]]) -> tuple[str, tuple[tuple[str, str, Floats], ...]]:
    """Of the lines those that move most, in their own order."""
    travel = [-_travel(values) for _, values in lines]
    chosen = sorted(sorted(range(len(lines)), key=travel.__getitem__)[:MOST_LINES])
    more = f", the {MOST_LINES} that move most of {len(lines)}" if len(lines) > MOST_LINES else ""
    return title + more, _coloured([lines[k] for k in chosen])


def _coloured(lines: Sequence[tuple[str, Floats]]) -> tuple[tuple[str, str, Floats], ...]:
    return tuple(
        (_short(label), colour, values)
        for (label, values), colour in zip(lines, itertools.cycle(COLOURS), strict=False)
    )


def _marks(run: xr.Dataset) -> tuple[tuple[str, str, Floats], ...]:
    """Events by kind; kinds beyond the colours share the last."""
    kinds = event_kinds(run)
    own = [(_short(f"{kind}: {len(times)}"), times) for kind, times in kinds[: len(MARKED) - 1]]
    if rest := kinds[len(MARKED) - 1 :]:
        times = np.concatenate([times for _, times in rest])
        own.append((f"{len(rest)} other kinds: {len(times)}", times))
    return tuple((label, colour, times) for (label, times), colour in zip(own, MARKED, strict=False))


def _travel(values: Floats) -> float:
    there = values[np.isfinite(values)]
    return float(np.ptp(there)) if len(there) else 0.0


def _moves(values: Floats) -> bool:
    there = values[np.isfinite(values)]
    return bool(len(there)) and _travel(values) > _STILL * float(np.abs(there).max())


def _short(name: object) -> str:
    text = printable(str(name))
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
