"""Sections of a report: the model, the ledger with its verdict, events, reactions, every variable.

Each is HTML in which what users wrote is text. Law: tests/views/test_run_report.py
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import numpy as np

from poinsot.simulation.results.ledger import MADE_OF, SCHEME_BOUND, ledger
from poinsot.views.event_marks import event_kinds
from poinsot.views.viewer.pages import said

if TYPE_CHECKING:
    import xarray as xr

    from poinsot.simulation.verification.verification import Verification

MOST_EVENTS = 200
_COLOURS = {"storage": "#0072b2", "port": "#e69f00", "dissipator": "#d55e00"}
_WORDS = {"storage": "stored", "port": "supplied", "dissipator": "dissipated"}
_LEDGER = ("energy_residual", "energy_turnover", "energy_scale", "energy_imbalance")
_ATTRIBUTES = (
    ("system", "system", ""),
    ("method", "method", ""),
    ("step", "step", " s"),
    ("rtol", "relative tolerance", ""),
    ("atol", "absolute tolerance", ""),
    ("reached", "reached", " s"),
    ("steps", "steps taken", ""),
    ("rejected", "steps rejected", ""),
    ("evaluations", "evaluations of the flow", ""),
    ("loop_seconds", "time in the loop", " s"),
    ("poinsot", "version of poinsot", ""),
)
_SAID = {
    "done": "The run reached its end.",
    "ended": "The run ended at an event that was to end it.",
    "unbalanced": "The run reached its end, but its books miss more than they may.",
    "interrupted": "The run was interrupted; what follows is what it had computed.",
}


def run_section(run: xr.Dataset) -> str:
    """The model of the run: a sentence, and the settings that the dataset carries."""
    status = str(run.attrs.get("status", "unknown"))
    time = run["time"].values
    samples = f"{len(time)} samples from {time[0]:g} s to {time[-1]:g} s." if len(time) else "No samples."
    sentence = _SAID.get(status, f"The run ended early, with the status “{status}”.")
    rows = [(words, f"{_value(run.attrs[name])}{unit}") for name, words, unit in _ATTRIBUTES if name in run.attrs]
    known = {name for name, _, _ in _ATTRIBUTES} | {"status", "ledger_bound", "ledger_ratio", "ledger_drift", MADE_OF}
    rest = [(str(name), _value(value)) for name, value in run.attrs.items() if name not in known]
    kind = "good" if status in ("done", "ended") else "bad"
    shown = table("What was run", ("", ""), rows)
    more = folded("Further attributes", table("", ("name", "value"), rest)) if rest else ""
    return f'<p class="{kind}">{said(sentence)} {said(samples)}</p>{shown}{more}'


def ledger_section(run: xr.Dataset, name: str = "the run") -> str:
    """The ledger of a run as a table with its verdict; nothing for a run that has none."""
    if any(each not in run for each in _LEDGER) or not run.sizes.get("time"):
        return ""
    book = ledger(run)
    largest = max((abs(e.joules) for e in book.entries), default=0.0) or 1.0
    rows: list[tuple[object, ...]] = [
        (_WORDS[e.kind], e.name, f"{e.joules:.6g}", Bar(e.joules / largest, _COLOURS[e.kind])) for e in book.entries
    ]
    rows.append(("residual", "at the end", f"{book.residual:.3g}", ""))
    rows.append(("residual", "largest", f"{book.worst_residual:.3g}", ""))
    rows.append(("exchanged", "in all", f"{book.turnover:.6g}", ""))
    kind = "good" if book.balanced else "bad"
    within = book.ratio <= book.bound
    share = f"{book.ratio if within == book.balanced else book.scheme:.2g} of the energy present and exchanged"
    verdict = (
        f"The books of {name} balance: what they cannot explain is {share if book.ratio else 'rounding alone'}."
        if book.balanced
        else f"Time-stepping itself has made or taken {share}, above the bound of {SCHEME_BOUND:g}. Don't rely on this "
        "run: take a smaller step."
        if within
        else f"The books of {name} do not balance: {share} is unexplained, above the bound of {book.bound:.2g}. "
        "Don't rely on this run: take a smaller tolerance or step."
    )
    return f'<p class="{kind}">{said(verdict)}</p>' + table(
        f"Energy ledger of {name}", ("", "", "energy [J]", ""), rows, right=(2,)
    )


def verification_section(found: Verification) -> str:
    """The result of a check by another method: the verdict, the stretches, and the momentum of floating bases."""
    kind = "good" if found.passed else "bad"
    verdict = f'<p class="{kind}">{said(found.verdict[:1].upper() + found.verdict[1:])}</p>'
    heads = ("begin [s]", "end [s]", "variable that misses most", "defect", "asked for", "ratio", "by, in steps")
    title = f"Stretches integrated again from what is stored, drawn by seed {found.seed}"
    parts = [verdict, table(title, heads, [*found.rows()], right=(0, 1, 3, 4, 5))]
    if found.momenta:
        columns = ("floats on", "change of p [kg·m/s]", "of L about the mass centre [kg·m²/s]", "share")
        title = "Momentum: what weight does not explain of its change"
        parts.append(table(title, columns, [*found.balances()], right=(1, 2)))
    return "".join(parts)


def events_section(run: xr.Dataset) -> str:
    """What happened: counts by kind, and the events one by one; nothing where nothing did."""
    kinds = event_kinds(run)
    if not kinds:
        return ""
    heads = ("kind", "count", "first [s]", "last [s]")
    lines = [(kind, str(len(times)), f"{times.min():.6g}", f"{times.max():.6g}") for kind, times in kinds]
    counts = table("Events by kind", heads, lines, right=(1, 2, 3))
    columns = [
        (str(name).removeprefix("event_"), each) for name, each in run.data_vars.items() if each.dims == ("event",)
    ]
    titles = [f"{name} [{unit}]" if (unit := each.attrs.get("units")) else name for name, each in columns]
    count = run.sizes["event"]
    shown = [tuple(_value(each.values[k]) for _, each in columns) for k in range(min(count, MOST_EVENTS))]
    right = [k for k, (_, each) in enumerate(columns) if each.dtype.kind == "f"]
    title = f"The first {MOST_EVENTS} of {count} events" if count > MOST_EVENTS else f"All {count} events"
    return counts + folded(title, table("", titles, shown, right=right), opened=count <= 20)


def reactions_section(run: xr.Dataset) -> str:
    """What joints transmit, where the run was asked to keep it: the largest force of each, and when."""
    found = []
    for name in map(str, run.data_vars):
        wrench = run[name]
        if name.rpartition(".")[2] != "joint_wrench" or set(wrench.dims) != {"time", "joint", "wrench"}:
            continue
        values = wrench.transpose("time", "joint", "wrench").values
        moment, force = (np.linalg.norm(part, axis=-1) for part in (values[..., :3], values[..., 3:]))
        rows = []
        for k, joint in enumerate(run["joint"].values):
            at, turned = int(np.nanargmax(force[:, k])), int(np.nanargmax(moment[:, k]))
            times = run["time"].values
            rows.append((joint, f"{force[at, k]:.6g}", f"{times[at]:.6g}",
                         f"{moment[turned, k]:.6g}", f"{times[turned]:.6g}"))  # fmt: skip
        heads = ("joint", "largest force [N]", "at [s]", "largest moment about the world's origin [N m]", "at [s]")
        found.append(table(f"Reactions ({name}), at the samples", heads, rows, right=(1, 2, 3, 4)))
    return "".join(found)


def variables_section(run: xr.Dataset) -> str:
    """Every variable with its dimensions, unit and range."""
    rows = []
    for name, variable in run.data_vars.items():
        sizes = " × ".join(f"{dim} {run.sizes[dim]}" for dim in variable.dims)
        if variable.dtype.kind in "fiu" and variable.size and np.isfinite(variable.values).any():
            there = variable.values[np.isfinite(variable.values)]
            span = (f"{there.min():.6g}", f"{there.max():.6g}")
        else:
            span = ("", "")
        rows.append((str(name), sizes, str(variable.attrs.get("units", "")), *span))
    heads = ("variable", "of", "unit", "least", "greatest")
    return folded(f"Every variable ({len(rows)})", table("", heads, rows, right=(3, 4)))


class Bar:
    """A bar as long as a share of the longest."""

    def __init__(self, share: float, colour: str) -> None:
        self.html = (
            f'<span class="bar"><i style="width:{90 * min(abs(share), 1.0):.1f}px;background:{colour}"></i></span>'
        )


def table(title: str, heads: Sequence[str], rows: Iterable[Sequence[object]], right: Sequence[int] = ()) -> str:
    """A table of texts and bars; right: the columns of numbers."""

    def cell(k: int, content: object, tag: str) -> str:
        inside = content.html if isinstance(content, Bar) else said(content)
        return f'<{tag} class="n">{inside}</{tag}>' if k in right else f"<{tag}>{inside}</{tag}>"

    def line(cells: Sequence[object], tag: str) -> str:
        return f"<tr>{''.join(cell(k, each, tag) for k, each in enumerate(cells))}</tr>"

    caption = f"<caption>{said(title)}</caption>" if title else ""
    head = line(heads, "th") if any(heads) else ""
    return f"<table>{caption}{head}{''.join(line(row, 'td') for row in rows)}</table>"


def folded(title: str, inside: str, opened: bool = False) -> str:
    """A part that opens on a click."""
    return f"<details{' open' if opened else ''}><summary>{said(title)}</summary>{inside}</details>"


def _value(value: object) -> str:
    if isinstance(value, (float, np.floating)):
        return f"{value:.6g}"
    if isinstance(value, np.ndarray):
        return ", ".join(_value(each) for each in value.ravel()[:6]) + (", …" if value.size > 6 else "")
    return str(value)
