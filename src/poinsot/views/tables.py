"""Tables and paragraphs for the terminal: names in them are shown, never obeyed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderHook
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from poinsot.errors import printable


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
