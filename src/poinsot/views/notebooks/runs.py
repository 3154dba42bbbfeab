"""Ledgers with bars, runs, and linear systems with their poles."""

from __future__ import annotations

import numpy as np

from poinsot.analysis.linearize import Linearization
from poinsot.simulation.results.ledger import Ledger
from poinsot.simulation.results.trajectory import Trajectory
from poinsot.views.notebooks.page import Raw, bar, heading, number, page, table, unfolded

_COLOURS = {"storage": "#0072B2", "port": "#E69F00", "dissipator": "#D55E00"}
_WORDS = {"storage": "stored", "port": "supplied", "dissipator": "dissipated"}


def html(thing: Ledger | Trajectory | Linearization) -> str:
    """A ledger, a run or a linear system."""
    if isinstance(thing, Ledger):
        return _ledger(thing)
    return _trajectory(thing) if isinstance(thing, Trajectory) else _linear(thing)


def _ledger(book: Ledger) -> str:
    verdict = "balanced" if book.balanced else "UNBALANCED"
    colour = "#00805C" if book.balanced else "#C4351A"
    said = Raw(f'<b style="color:{colour}">{verdict}</b>')
    rows = [("worst residual / scale", f"{book.ratio:.1e}", f"bound {book.bound:.0e}"),
            ("energy exchanged in all", f"{number(book.turnover)} J", "")]  # fmt: skip
    return page(heading("Energy ledger"), _entries(book), table("", ("", "", ""), [("verdict", said, ""), *rows]))


def _entries(book: Ledger) -> str:
    largest = max((abs(e.joules) for e in book.entries), default=0.0) or 1.0
    rows = [
        (_WORDS[e.kind], e.name, f"{e.joules:+.6g}".replace("-", "−"), bar(e.joules / largest, _COLOURS[e.kind]))
        for e in book.entries
    ]
    return table("", ("", "", "energy [J]", ""), rows, right=[2])


def _trajectory(run: Trajectory) -> str:
    attrs = run.attrs
    span = f"{number(run.time[0])} … {number(run.time[-1])} s" if len(run) else "no samples"
    said = f"{attrs.get('status', '')}, {len(run)} samples, {span}, {attrs.get('steps', '?')} steps"
    rows = [
        (name, " × ".join(f"{d} {n}" for d, n in zip(dims, np.shape(a), strict=True)), str(about.get("units", "")))
        for name, (dims, a, about) in run.variables.items()
    ]
    parts = [heading(f"Run of {attrs.get('system', '')}"), table("", ("",), [(said,)])]
    if "energy_residual" in run and len(run):
        parts.append(_ledger(run.ledger()))
    return page(*parts, unfolded(f"Variables ({len(rows)})", table("", ("variable", "of", "unit"), rows)))


def _linear(system: Linearization) -> str:
    n, k = system.B.shape
    rows = []
    for pole in system.poles():
        size = abs(pole)
        damped = f"{-pole.real / size:.3g}".replace("-", "−") if size else ""
        written = number(pole.real)
        if pole.imag:
            written += f" {'−' if pole.imag < 0 else '+'} {number(abs(pole.imag))} j"
        rows.append((written, number(size), damped, "stable" if pole.real < 0 else "not stable"))
    poles = table("", ("pole [1/s]", "frequency [rad/s]", "damping ratio", ""), rows, right=[1, 2])
    names = table("", ("", ""), [("states", ", ".join(system.state_names)), ("inputs", ", ".join(system.input_names))])
    return page(heading(f"Linear system: {n} states, {k} inputs"), poles, names)
