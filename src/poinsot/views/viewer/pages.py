"""Words and names as parts of pages: nothing in them acts."""

from __future__ import annotations

import html
from collections.abc import Iterable

from poinsot.errors import printable

_COLOURS = {"regular": "#e8f3ec", "near": "#fff1d6", "singular": "#fbdcd6", "unknown": "#eceff3", "note": "#eceff3"}


def said(text: object) -> str:
    """A text in HTML: escaped, with nothing in it that a reader would not see.

    Law  no name of a file becomes an element or a script, tests/views/viewer/test_viewer.py
    """
    return html.escape(printable(str(text)), quote=True)


def boxed(kind: str, *sentences: str) -> str:
    """Sentences in a coloured box of a panel; kind: of a judgement, or "note"."""
    inner = "<br/>".join(said(s) for s in sentences if s)
    return (
        f'<div style="background:{_COLOURS.get(kind, _COLOURS["note"])};color:#222;border-radius:6px;padding:6px 9px;'
        f'margin:2px 6px;font-size:12.5px;line-height:1.35;overflow-wrap:anywhere">{inner}</div>'
    )


def listed(title: str, lines: Iterable[str]) -> str:
    """A titled list in a panel."""
    items = "".join(f"<li>{said(line)}</li>" for line in lines)
    return (
        f'<div style="margin:2px 10px;font-size:12px;color:#444;overflow-wrap:anywhere"><b>{said(title)}</b>'
        f'<ul style="margin:2px 0 2px 16px;padding:0">{items}</ul></div>'
    )
