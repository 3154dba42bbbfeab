"""One page of a run, to be read, kept and sent: its model, its energy, its events, its motion."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.errors import FileError, PoinsotError
from poinsot.files.verify import can_be_verified, verify
from poinsot.text_files import write_text
from poinsot.views.chart_svg import RESIDUAL, Chart, Line, coloured, energy_lines, residual, svg_of
from poinsot.views.diagrams.ink import shown
from poinsot.views.event_marks import COLOURS as MARKED
from poinsot.views.event_marks import event_kinds
from poinsot.views.run_report import sections
from poinsot.views.standing_page import check_page, framed, standing
from poinsot.views.viewer.pages import said

if TYPE_CHECKING:
    import xarray as xr

    from poinsot.simulation.verification.verification import Verification


# The curves of a run: its variables by unit, its energies, the ledger's residual.

MOST_LINES = 8
_LABEL_LENGTH = 56  # characters of a label
_STILL = 1e-12  # of the largest: what varies less is a constant with rounding
_BOOKS = ("energy_", "constraint_", "event_")
_MOTIONS = ("joint_position", "joint_velocity")


def charts_of_run(run: xr.Dataset) -> list[Chart]:
    """The charts of a run: coordinates and rates, the variables of networks unit by unit, energies, the residual."""
    times = np.asarray(run["time"].values, dtype=float)
    marks = _marks(run)
    found = [*_motions(run), *_by_unit(run), *_energies(run)]
    return [Chart(title, times, lines, marks) for title, lines in found if lines]


def _motions(run: xr.Dataset) -> Iterator[tuple[str, tuple[Line, ...]]]:
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


def _by_unit(run: xr.Dataset) -> Iterator[tuple[str, tuple[Line, ...]]]:
    """Variables that are one number at each time, a chart a unit; units of which most move first."""
    units: dict[str, list[tuple[str, Floats]]] = {}
    for name, variable in run.data_vars.items():
        if variable.dims == ("time",) and not str(name).startswith(_BOOKS) and variable.dtype.kind == "f":
            values = np.asarray(variable.values, dtype=float)
            if _moves(values):
                units.setdefault(str(variable.attrs.get("units", "1")), []).append((str(name), values))
    for unit in sorted(units, key=lambda unit: -len(units[unit]))[:8]:
        yield _most_moving(f"Variables [{unit}]", units[unit])


def _energies(run: xr.Dataset) -> Iterator[tuple[str, tuple[Line, ...]]]:
    yield "Energy [J]", coloured(energy_lines(run), _LABEL_LENGTH)
    if (left := residual(run)) is not None:
        yield RESIDUAL, coloured([("residual", left)], _LABEL_LENGTH)


def _most_moving(title: str, lines: Sequence[tuple[str, Floats]]) -> tuple[str, tuple[Line, ...]]:
    """Of the lines those that move most, in their own order."""
    travel = [-_travel(values) for _, values in lines]
    chosen = sorted(sorted(range(len(lines)), key=travel.__getitem__)[:MOST_LINES])
    more = f", the {MOST_LINES} that move most of {len(lines)}" if len(lines) > MOST_LINES else ""
    return title + more, coloured([lines[k] for k in chosen], _LABEL_LENGTH)


def _marks(run: xr.Dataset) -> tuple[tuple[str, str, Floats], ...]:
    """Events by kind; kinds beyond the colours share the last."""
    kinds = event_kinds(run)
    own = [(shown(f"{kind}: {len(times)}", _LABEL_LENGTH), times) for kind, times in kinds[: len(MARKED) - 1]]
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


def report(
    run: xr.Dataset,
    path: str | os.PathLike[str],
    system: object = None,
    *,
    folders: Sequence[str | os.PathLike[str]] = (),
    faces: int | None = None,
    verified: bool | Verification = True,
) -> Path:
    """Write a run as one HTML page that opens from disk and makes no request to any server.

    run      of `poinsot.simulate`, or read from its file
    path     where the page goes, .html
    system   the mechanism or network that ran; with it the page holds a replay in three dimensions
    folders, faces   where meshes are and how finely they are drawn, as in `poinsot.view`
    verified  what `poinsot.verify` has found of it; True: it is checked by another method here, if what it was made of
              is at hand or in a file that it names, and the page says why where it cannot be; False: it is not

    Errors  FileError for a place that cannot be written, or a dataset that is no run; ModelError for a system that is
            not the run's, or has nothing to be seen in three dimensions
    Law     names of users are text and nothing else; opened with no network it is whole: tests/views/test_run_report.py
    """
    target = check_page(path, "a report")
    refuse_other_datasets(run)
    scene = None if system is None else _scene(run, system, folders, faces)
    return write_text(target, page_of(run, scene, _checked(run, verified)))


def _checked(run: xr.Dataset, verified: bool | Verification) -> str:
    """The section of the check by another method, or the sentence why it is missing."""
    if verified is False or run.sizes.get("time", 0) < 2:
        return ""
    if not isinstance(verified, bool):
        return sections.verification_section(verified)
    if not can_be_verified(run):
        return "<p>Not checked by another method: the run does not say of what model it is.</p>"
    try:
        return sections.verification_section(verify(run))
    except PoinsotError as error:
        return f"<p>Not checked by another method: {said(str(error))}</p>"


def page_of(run: xr.Dataset, scene: str | None = None, checked: str = "") -> str:
    """The report as HTML; scene: a page that shows the motion; checked: the result of a check by another method."""
    name = str(run.attrs.get("system", "")) or "A run"
    parts = [sections.run_section(run), "<h2>Energy</h2>", sections.ledger_section(run)]
    parts += ["<h2>Checked by another method</h2>", checked] if checked else []
    if scene is not None:
        parts += [
            "<h2>Motion</h2><p>Play, pause and speed are in the frame; drag to turn the scene.</p>",
            framed(scene),
        ]
    if run.sizes.get("time", 0) > 1:
        parts += ["<h2>Over time</h2>", *map(svg_of, charts_of_run(run))]
    for title, section in (("What happened", sections.events_section), ("Reactions", sections.reactions_section)):
        if inside := section(run):
            parts += [f"<h2>{said(title)}</h2>", inside]
    return standing(name, [*parts, "<h2>Variables</h2>", sections.variables_section(run)])


def refuse_other_datasets(run: xr.Dataset) -> None:
    """A FileError for datasets that are no run of a system over time."""
    if not hasattr(run, "sizes"):
        raise FileError(
            f"a report is made of the dataset that simulate returned or po.read has read, not of a {type(run).__name__}"
        )
    if "time" in run.dims and "time" in run.coords and "energy_residual" in run and run["energy_residual"].ndim == 1:
        return
    has = ", ".join(f"{dim} ({size})" for dim, size in run.sizes.items()) or "none"
    raise FileError(
        f"this dataset is not the run of one system over time: its dimensions are {has}. A report is made of what "
        "simulate returned or wrote; of an ensemble, select one member's run and simulate it."
    )


def _scene(run: xr.Dataset, system: object, folders: Sequence[str | os.PathLike[str]], faces: int | None) -> str:
    from poinsot.views.viewer.content import ViewContent
    from poinsot.views.viewer.replay import scene_of

    return scene_of(ViewContent.of(system, run, [Path(each) for each in folders], faces))
