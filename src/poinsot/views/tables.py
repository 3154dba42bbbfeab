"""Tables and paragraphs for the terminal: names in them are shown, never obeyed.

The switching elements of a machine, and their events in a run, in words and tables.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np
from rich.console import Console, ConsoleOptions, RenderableType, RenderHook
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from poinsot.errors import printable
from poinsot.motion.switching import COMMANDED, FRICTION, GATED, TRANSISTOR, UNILATERAL, Switching
from poinsot.views.event_marks import event_kinds


class NameTable(Table):
    """A table with cells of plain text: neither rich's markup nor control characters act in them."""

    def __init__(self, title: str, *columns: str, right: Iterable[str] = ()) -> None:
        shown = Text(printable(title)) if title else None
        super().__init__(title=shown, title_justify="left", box=None, pad_edge=False, header_style="bold")
        for column in columns:
            self.add_column(Text(column), justify="right" if column in right else "left", overflow="fold")

    def add_row(self, *cells: Any, **options: Any) -> None:
        """A row; a cell of several lines is a list of them."""
        super().add_row(*(_cell(cell) for cell in cells), **options)

    def add_rows(self, rows: Sequence[Sequence[object]], most: int) -> None:
        """At most so many rows, and how many more there are."""
        for row in rows[:most]:
            self.add_row(*row)
        if len(rows) > most:
            self.add_row(f"… and {len(rows) - most} more", *[""] * (len(self.columns) - 1))


def _cell(cell: object) -> Any:
    if isinstance(cell, str):
        return Text(printable(cell))
    return Text("\n".join(map(printable, cell))) if isinstance(cell, (list, tuple)) else cell


class _Shown:
    """Something rendered, with its texts filtered."""

    def __init__(self, inner: RenderableType) -> None:
        self.inner = inner

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        for segment in console.render(self.inner, options):
            yield segment if segment.control else Segment(printable(segment.text, "\n"), segment.style)


class _Guard(RenderHook):
    """Whatever is printed, no control characters but rich's own reach the terminal."""

    def process_renderables(self, renderables: list[Any]) -> list[Any]:
        """A filter between rich and the terminal."""
        return [_Shown(each) for each in renderables]


def show(*parts: RenderableType) -> None:
    """Print to the terminal, or as plain text into a pipe."""
    console = Console(soft_wrap=False)
    console.push_render_hook(_Guard())
    for part in parts:
        console.print(Text(part) if isinstance(part, str) else part)


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
