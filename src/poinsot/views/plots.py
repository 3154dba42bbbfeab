"""Pictures of a run.

Pictures of a fit: measured and fitted, and what remains.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.errors import FileError, PoinsotError
from poinsot.simulation.results.ledger import refuse_other_runs
from poinsot.simulation.results.replacing import beside
from poinsot.simulation.results.tables import labels_of, units_of_entries
from poinsot.views.event_marks import mark_events
from poinsot.views.naming import plain

if TYPE_CHECKING:
    import xarray as xr
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_LINE_LIMIT, _PANEL_LIMIT = 8, 4


def plot_run(run: xr.Dataset) -> Figure:
    """Coordinates, rates, the energy ledger and its residual over time, with marks where something switched; names are
    shown as they are, never typeset."""
    from poinsot.views.canvas import ShownFigure
    from poinsot.views.matplotlib import rc_context

    refuse_other_runs(run, "plot_run draws a run")
    with rc_context({"text.usetex": False}):
        return _drawn(run, ShownFigure(figsize=(11, max(7.0, 2.6 * len(_panels(run)))), layout="constrained"))


def _drawn(run: xr.Dataset, figure: Figure) -> Figure:
    time, panels = run["time"].values, _panels(run)
    columns = figure.add_gridspec(1, 2)
    left = columns[0].subgridspec(max(len(panels), 1), 1).subplots(sharex=True, squeeze=False)[:, 0]
    right: Any = columns[1].subgridspec(2, 1).subplots(sharex=True)
    for ax, panel in zip(left, panels, strict=False):
        _lines(ax, time, panel)
    _energies(right[0], time, run)
    _residual(right[1], time, run)
    for ax in (left[-1], right[-1]):
        ax.set_xlabel("time [s]")
        ax.ticklabel_format(axis="x", scilimits=(-2, 5))
    for ax in figure.axes:
        ax.grid(alpha=0.25)
        ax.margins(x=0)
    mark_events(figure, list(figure.axes), run)
    figure.suptitle(plain(run.attrs.get("system", "")))
    return figure


_Line: TypeAlias = tuple[str, str, Floats]
"""A quantity: name, unit, values."""


class _Lines(NamedTuple):
    """The quantities of a panel."""

    title: str
    lines: list[_Line]


_TITLES = {"joint_position": "Coordinates", "joint_velocity": "Rates"}


def _panels(run: xr.Dataset) -> list[_Lines]:
    """Coordinates, rates, other variables with an entry for each name, and the rest by unit; what moves most first."""
    named: dict[str, _Lines] = {}
    alone: dict[str, _Lines] = {}
    for name, variable in run.data_vars.items():
        if str(name).startswith(("energy_", "constraint_")) or variable.dims[:1] != ("time",):
            continue
        if variable.dtype.kind not in "fiub":
            continue
        if variable.ndim == 1:
            unit = variable.attrs.get("units", "")
            lines = alone.setdefault(unit, _Lines(f"Variables in {unit or '1'}", [])).lines
            lines.append((str(name), unit, variable.values))
            continue
        values = variable.values.reshape(run.sizes["time"], -1)
        units = units_of_entries(variable.attrs, variable.shape, values.shape[1])
        title = _TITLES.get(str(name), str(name).replace("_", " ").capitalize())
        named[str(name)] = _Lines(title, [*zip(labels_of(run, name), units, values.T, strict=True)])
    first = [named.pop(name) for name in _TITLES if name in named]
    by_unit = sorted(alone.values(), key=lambda each: -sum(map(_moves, each.lines)))[:2]
    others = [each for name, each in named.items() if not ((first or by_unit) and "body_" in name)]
    return [each for each in (*first, *by_unit, *others) if each.lines][:_PANEL_LIMIT]


def _moves(line: _Line) -> bool:
    """Test for variation beyond rounding."""
    rounding = 1e-9  # of its size, to which runs are exact
    return bool(np.ptp(line[2]) > rounding * np.abs(line[2]).max(initial=0.0))


def _lines(ax: Axes, time: Floats, panel: _Lines) -> None:
    """The lines of a panel that move most, each with its unit where these differ."""
    title, lines = panel
    moving = sorted(range(len(lines)), key=lambda k: -float(np.ptp(lines[k][2])))[:_LINE_LIMIT]
    shown = [lines[k] for k in sorted(moving)]
    units = list(dict.fromkeys(unit for _, unit, _ in shown))
    wide = max(len(name) for name, _, _ in shown) > 20
    for name, unit, values in shown:
        ax.plot(time, values, lw=1.2, label=plain(f"{name} [{unit}]" if len(units) > 1 else name))
    more = f" (the {_LINE_LIMIT} that move most, of {len(lines)})" if len(lines) > _LINE_LIMIT else ""
    ax.set_title(f"{plain(title)}{more}", loc="left", fontsize=10)
    ax.set_ylabel(" or ".join(units).replace("**", "^"))
    ax.legend(fontsize=6 if wide else 7, ncols=1 if wide else 2, framealpha=0.6)


def _energies(ax: Axes, time: Any, run: xr.Dataset) -> None:
    ax.set_title("Energy", loc="left", fontsize=10)
    ax.set_ylabel("J")
    stored = run["energy_stored"].values
    ax.plot(time, stored - stored[0], lw=2, color="black", label="stored, change")
    if run.sizes.get("port"):
        ax.plot(time, run["energy_supplied"].sum("port").values, lw=1.2, label="supplied")
    if run.sizes.get("element"):
        ax.plot(time, run["energy_dissipated"].sum("element").values, lw=1.2, label="dissipated")
    if run.sizes.get("storage"):
        for name, values in zip(run["storage"].values, run["energy_storage"].values.T, strict=True):
            if np.ptp(values):
                ax.plot(time, values - values[0], lw=0.9, ls="--", label=plain(f"{name}, change"))
    ax.legend(fontsize=7, framealpha=0.6)


def _residual(ax: Axes, time: object, run: xr.Dataset) -> None:
    ax.set_title("What the books leave open", loc="left", fontsize=10)
    floor = 1e-18  # of a logarithmic axis: what is 0 stands here
    turnover = max(float(run["energy_turnover"].values[-1]), floor)
    ax.semilogy(time, np.abs(run["energy_residual"].values) / turnover + floor, lw=1, label="|residual| / turnover")
    if "constraint_error" in run and run["constraint_error"].values.any():
        ax.semilogy(time, run["constraint_error"].values + floor, lw=1, label="constraint error / size")
    ax.set_ylim(floor, 1)
    ax.legend(fontsize=7)


def check_drawable(path: str | os.PathLike[str]) -> Path:
    """The path, if a picture can be written there; else a FileError that says why. Call it before a long run."""
    from poinsot.views.matplotlib import FigureCanvasBase

    target = Path(path)
    formats = FigureCanvasBase.get_supported_filetypes()
    if target.suffix.lstrip(".").lower() not in formats:
        raise FileError(f"cannot draw into {target}: its suffix must be one of .{', .'.join(sorted(formats))}")
    if not target.parent.is_dir():
        raise FileError(f"cannot draw into {target}: the folder {target.parent} does not exist; make it first")
    return target


def save(figure: Figure, path: str | os.PathLike[str]) -> Path:
    """Write a figure; the suffix names the format (png, svg, pdf). What was there stays until the new one is
    complete. A picture that cannot be drawn is a FileError, whatever the reason."""
    target = check_drawable(path)
    try:
        with beside(target) as folder:
            figure.savefig(folder / target.name, dpi=110)
            os.replace(folder / target.name, target)
    except PoinsotError:
        raise
    except OSError as error:
        raise FileError(f"cannot draw into {target}: {error.strerror}; choose a folder you may write to") from None
    except Exception as error:  # a library of pictures fails in many ways, and none may take the run with it
        raise FileError(f"cannot draw {target}: {type(error).__name__}, {error}; what was computed is kept") from None
    return target


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
