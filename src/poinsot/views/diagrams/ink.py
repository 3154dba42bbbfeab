"""SVG as text: escaped, of shapes, words and groups alone; no styles, scripts, events or references.

Names are data from the author of the model: what a reader would not see becomes an escape (`errors.printable`), what
XML would obey an entity. Law: tests/views/test_network_views.py
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape

from poinsot.errors import printable

INK, PALE, PAPER = "#26323B", "#66727C", "#FFFFFF"
FONT = "Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif"
_COLOURS = {
    "electrical": "#0067A8", "translational": "#00805C", "rotational": "#B86200", "hydraulic": "#008391",
    "pneumatic": "#4F7D00", "thermal": "#C4351A", "magnetic": "#8A4799", "chemical": "#75680A",
}  # fmt: skip
_OTHERS = ("#4D5BB5", "#A03A6B", "#4F7A28")
_OPENING = re.compile(r"<svg[^>]*>")
_ON_DARK = "<style>@media (prefers-color-scheme:dark){svg{filter:invert(.925) hue-rotate(180deg)}}</style>"
_NARROW, _BROAD = frozenset("ijlI.,:;'|!()[]{}·ftr1/ "), frozenset("mwMWΩ@%—→Σ")


def colour(domain: str) -> str:
    """The colour of a domain's wires; the same for one name always."""
    return _COLOURS.get(domain) or _OTHERS[sum(map(ord, domain)) % len(_OTHERS)]


def tint(of: str, share: float = 0.12) -> str:
    """A colour thinned with white."""
    parts = [int(of[k : k + 2], 16) for k in (1, 3, 5)]
    return "#" + "".join(f"{round(255 - share * (255 - part)):02X}" for part in parts)


def shown(text: object, longest: int = 34) -> str:
    """A text of users, visible and short."""
    whole = printable(str(text))
    return whole if len(whole) <= longest else f"{whole[: longest - 1]}…"


def number(x: float) -> str:
    """A coordinate, to a hundredth."""
    return (
        f"{x:.2f}".rstrip("0").rstrip(".").replace("-0", "0") if abs(x) < 0.005 else f"{x:.2f}".rstrip("0").rstrip(".")
    )


def width_of(text: str, size: float) -> float:
    """About how wide a text is, rather more than less [px]."""
    each = (0.36 if c in _NARROW else 0.92 if c in _BROAD else 0.7 if c.isupper() else 0.6 if ord(c) < 0x2E80 else 1.05
            for c in text)  # fmt: skip
    return size * sum(each)


def path(d: str, stroke: str = INK, fill: str = "none", width: float = 1.6) -> str:
    """A path; ``d`` in SVG's own language, never a user's text."""
    return (
        f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{number(width)}" stroke-linecap="round" '
        'stroke-linejoin="round"/>'
    )


def words(
    x: float, y: float, text: str, size: float = 12, fill: str = INK, anchor: str = "middle", bold: bool = False,
    italic: bool = False,
) -> str:  # fmt: skip
    """A line of text with its middle at height y; escaped here."""
    style = ' font-weight="600"' * bold + ' font-style="italic"' * italic
    return (
        f'<text x="{number(x)}" y="{number(y + 0.35 * size)}" font-size="{number(size)}" fill="{fill}" '
        f'text-anchor="{anchor}"{style}>{escape(text)}</text>'
    )


def group(parts: Sequence[str], x: float = 0.0, y: float = 0.0, turn: str = "", title: str = "", kind: str = "") -> str:
    """Parts moved to (x, y) and turned; title: the text that a browser shows under the mouse."""
    moves = [f"translate({number(x)} {number(y)})"] if x or y else []
    moves += [turn] if turn else []
    place = f' transform="{" ".join(moves)}"' if moves else ""
    named = f"<title>{escape(printable(title))}</title>" if title else ""
    return f"<g{place}{kind}>{named}{''.join(parts)}</g>"


def data(**said: object) -> str:
    """Attributes data-… that identify a group, so that programs can read the picture back."""
    return "".join(f' data-{key}="{escape(printable(str(value)))}"' for key, value in said.items())


def polyline(points: Sequence[tuple[float, float]]) -> str:
    """The path through some points."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def document(parts: Sequence[str], width: float, height: float, label: str) -> str:
    """A whole picture."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{number(width)}" height="{number(height)}" '
        f'viewBox="0 0 {number(width)} {number(height)}" role="img" font-family="{escape(FONT)}" '
        f'style="max-width:100%;height:auto"><title>{escape(printable(label))}</title>'
        f'<rect width="{number(width)}" height="{number(height)}" rx="6" fill="{PAPER}"/>{"".join(parts)}</svg>\n'
    )


def for_a_file(svg: str) -> str:
    """A picture for a separate file: on dark paper white becomes dark and hues stay.

    Not for pictures inside a page, whose other pictures the rule would reach.
    """
    return _OPENING.sub(lambda opening: opening[0] + _ON_DARK, svg, count=1)
