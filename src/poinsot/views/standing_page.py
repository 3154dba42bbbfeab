"""A self-contained page: one HTML file, opened from disk, that makes no request to any server.

Its policy lets nothing be loaded from elsewhere and no form be sent, whatever stands in names; a scene with scripts of
its own sits in a sandboxed frame, which has no origin. Law: tests/views/test_run_report.py, tests/browser
"""

from __future__ import annotations

import html
import os
from collections.abc import Iterable
from pathlib import Path

from poinsot.errors import FileError
from poinsot.views.viewer.pages import said

_POLICY = (
    "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' blob:; worker-src blob: data:; "
    "style-src 'unsafe-inline'; img-src data: blob:; font-src data:; connect-src data: blob:; frame-src 'self' data:; "
    "form-action 'none'; base-uri 'none'"
)
_STYLE = """
body { font: 14px/1.45 system-ui, sans-serif; color: #222; margin: 0 auto; max-width: 1000px; padding: 18px; }
h1 { font-size: 20px; margin: 0 0 4px; } h2 { font-size: 16px; margin: 26px 0 6px; }
p { margin: 4px 0 12px; color: #555; overflow-wrap: anywhere; }
iframe { width: 100%; height: 560px; border: 1px solid #ccd; border-radius: 6px; }
svg { max-width: 100%; vertical-align: top; height: auto; margin: 10px 8px 0 0; }
svg { font: 10.5px system-ui, sans-serif; fill: #333; }
svg path { fill: none; stroke-width: 1.4; } svg .grid { stroke: #e3e6ea; } svg .title { font-size: 12.5px; fill: #111; }
table { border-collapse: collapse; margin: 14px 24px 0 0; display: inline-table; vertical-align: top; }
td, th { padding: 2px 10px 2px 0; text-align: left; border-bottom: 1px solid #e3e6ea; overflow-wrap: anywhere; }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; } caption { text-align: left; font-weight: 600; }
.bar { display: inline-block; width: 92px; height: 9px; } .bar i { display: block; height: 9px; }
.good, .bad { border-radius: 6px; padding: 7px 11px; color: #222; } .good { background: #e8f3ec; }
.bad { background: #fbdcd6; } summary { cursor: pointer; font-weight: 600; margin: 10px 0 4px; }
"""


def check_page(path: str | os.PathLike[str], what: str) -> Path:
    """The path, if a page can be written there; else a FileError that says why. what: "a replay", "a report"."""
    target = Path(path)
    if target.suffix.lower() not in (".html", ".htm"):
        raise FileError(f"cannot write {target}: {what} is a page, its name ends in .html")
    if not target.parent.is_dir():
        raise FileError(f"cannot write {target}: the folder {target.parent} does not exist. Make it first.")
    if target.is_dir():
        raise FileError(f"cannot write {target}: a folder of that name is in the way")
    return target


def standing(title: str, parts: Iterable[str]) -> str:
    """The page of parts that are HTML already, each made with `said` from what users wrote."""
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{html.escape(_POLICY, quote=True)}">'
        '<meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer">'
        f"<title>{said(title)}</title><style>{_STYLE}</style></head><body><h1>{said(title)}</h1>{''.join(parts)}"
        "</body></html>\n"
    )


def framed(scene: str) -> str:
    """A scene, which is a page with scripts, in a frame without an origin."""
    return (
        '<iframe sandbox="allow-scripts" referrerpolicy="no-referrer" title="the scene" '
        f'srcdoc="{html.escape(scene, quote=True)}"></iframe>'
    )
