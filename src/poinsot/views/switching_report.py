"""The switching elements of a machine, and their events in a run, in words and tables."""

from __future__ import annotations

from typing import Any

import numpy as np

from poinsot.errors import printable
from poinsot.motion.switching import COMMANDED, FRICTION, GATED, TRANSISTOR, UNILATERAL, Switching
from poinsot.views.event_marks import event_kinds
from poinsot.views.tables import NameTable

_SHOWN = 60
_KINDS = {UNILATERAL: "one-sided", FRICTION: "friction", COMMANDED: "commanded", GATED: "one-sided when fired",
          TRANSISTOR: "one-sided when told"}  # fmt: skip
_SAID = {
    "impact": ("impact", "impacts"), "rest": ("coming to rest", "comings to rest"), "opens": ("opening", "openings"),
    "closes": ("closing", "closings"), "sticks": ("sticking", "stickings"), "slips": ("slip", "slips"),
    "turns": ("turn of sliding", "turns of sliding"), "switches on": ("switching on", "switchings on"),
    "switches off": ("switching off", "switchings off"), "event": ("event of the user", "events of the user"),
}  # fmt: skip


def switches_table(switching: Switching) -> NameTable:
    """Every element that switches: its rows, their kinds, their parameters."""
    table = NameTable("What switches", "element", "row", "kind", "loses")
    table.add_rows(
        [
            (switching.elements.names[k], switching.rows.names[r], _kind(switching, r), _loses(switching, r, k))
            for r, k in enumerate(map(int, switching.rows.element[: len(switching.rows.names)]))
        ],
        _SHOWN,
    )
    for name, ends in zip(switching.events.names, switching.events.terminal, strict=True):
        if name:
            table.add_row(name, "", "event of the user" + (", ends the run" if ends else ""), "")
    return table


def _kind(switching: Switching, r: int) -> str:
    kind, degree = int(switching.rows.kind[r]), int(switching.rows.degree[r])
    with_gap = {UNILATERAL: ", with a gap"}.get(kind, "") if degree == 2 else ""
    return f"{_KINDS[kind]}{with_gap}"


def _loses(switching: Switching, r: int, k: int) -> str:
    kind = int(switching.rows.kind[r])
    if kind == FRICTION:
        mu_s, mu_k = float(switching.elements.static[k]), float(switching.elements.kinetic[k])
        if not mu_s:
            return "dry friction"
        return f"μ = {mu_s:g}" if mu_s == mu_k else f"μ = {mu_s:g}, sliding {mu_k:g}"
    if kind == UNILATERAL and switching.rows.degree[r]:
        law = "Poisson's" if switching.elements.poisson[k] else "Newton's"
        e = float(switching.elements.restitution[k])
        return "all of an impact (e = 0)" if e == 0 else f"e = {e:g}, {law}"
    return "nothing but in jumps"


def events_in_words(run: Any) -> str | None:
    """How many of which kind have happened in a run, a dataset or a trajectory; None where nothing can switch."""
    if "event_kind" not in run:
        return None
    times = np.asarray(run["event_time"], dtype=float)
    if not len(times):
        return "events: none"
    parts = [f"{len(some):,} {_SAID.get(kind, (kind, kind))[int(len(some) > 1)]}" for kind, some in event_kinds(run)]
    said = f"events: {', '.join(parts)}; "
    said += f"the first at t = {times[0]:g} s" + (f", the last at {times[-1]:g} s" if len(times) > 1 else "")
    return printable(said)
