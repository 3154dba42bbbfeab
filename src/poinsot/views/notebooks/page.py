"""Tables and headings as HTML, without styles of the page, scripts, links or anything that a name could start."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from poinsot.views.diagrams.ink import shown

ROW_LIMIT = 40
_CELL = "padding:2px 10px 2px 0;text-align:{};border:none;vertical-align:top;background:none"


class Raw(str):
    """HTML made here, which goes into a cell as it is."""

    __slots__ = ()


def text(given: object, longest: int = 80) -> str:
    """A user's text: visible, short, escaped."""
    return escape(shown(given, longest))


def number(x: float) -> str:
    """A number to six digits."""
    return f"{float(x) + 0.0:.6g}".replace("-", "−")


def vector(values: Iterable[Any]) -> str:
    """Numbers in brackets."""
    return "(" + ", ".join(f"{float(x) + 0.0:.4g}".replace("-", "−") for x in values) + ")"


def table(title: str, head: Sequence[str], rows: Sequence[Sequence[object]], right: Iterable[int] = ()) -> str:
    """A table of texts; a long one is cut, and says so."""
    right = set(right)

    def line(cells: Sequence[object], tag: str) -> str:
        return "".join(
            f'<{tag} style="{_CELL.format("right" if k in right else "left")}">'
            f"{cell if isinstance(cell, Raw) else text(cell)}</{tag}>"
            for k, cell in enumerate(cells)
        )

    body = "".join(f"<tr>{line(row, 'td')}</tr>" for row in rows[:ROW_LIMIT])
    if len(rows) > ROW_LIMIT:
        body += f"<tr>{line([f'… and {len(rows) - ROW_LIMIT} more'], 'td')}</tr>"
    above = f'<div style="font-weight:600;margin:6px 0 2px 0">{text(title)}</div>' if title else ""
    top = f"<thead><tr>{line(head, 'th')}</tr></thead>" if any(head) else ""
    return f'{above}<table style="border-collapse:collapse;font-size:90%">{top}<tbody>{body}</tbody></table>'


def bar(share: float, colour: str) -> Raw:
    """A bar as long as a share of the longest."""
    wide = min(abs(share), 1.0) * 90
    return Raw(
        '<div style="width:90px;height:10px;background:#8881;display:inline-block">'
        f'<div style="width:{wide:.1f}px;height:10px;background:{colour}"></div></div>'
    )


def page(*parts: str) -> str:
    """Parts one under another."""
    return f'<div class="poinsot" style="overflow-x:auto">{"".join(parts)}</div>'


def heading(words: object) -> str:
    """The first line."""
    return f'<div style="font-weight:600;font-size:110%;margin:4px 0">{text(words, 200)}</div>'


def unfolded(title: str, inside: str, opened: bool = False) -> str:
    """A part that opens on a click."""
    return f"<details{' open' if opened else ''}><summary>{text(title)}</summary>{inside}</details>"
