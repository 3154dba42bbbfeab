"""Networks whose names are hostile, and what tames them."""

from defusedxml.ElementTree import fromstring

from architecture.source_tree import ROOT
from hostile import NASTY

EXAMPLES = sorted(f for f in (ROOT / "examples" / "networks").iterdir() if f.is_file())


HOSTILE = (
    *NASTY, "<script>alert(1)</script>", '"><svg onload=alert(1)>', "]]>", "<!--", "&amp;", "'/><a href='http://x'>",
)  # fmt: skip


SVG = "{http://www.w3.org/2000/svg}"


MAY_HOLD = {"svg", "g", "path", "rect", "circle", "text", "title"}


MAY_SAY = {
    "width", "height", "viewBox", "role", "font-family", "style", "rx", "fill", "stroke", "stroke-width",
    "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "d", "x", "y", "cx", "cy", "r", "font-size",
    "text-anchor", "font-weight", "font-style", "transform", "class", "data-name", "data-node",
    "data-kind", "data-domain", "data-tail", "data-head", "data-stroke",
}  # fmt: skip


def tame(svg: str) -> list[str]:
    """The names that a picture says it holds, after making sure that it holds shapes and words alone."""
    names = []
    for each in fromstring(svg, forbid_dtd=True).iter():
        assert each.tag.removeprefix(SVG) in MAY_HOLD
        assert set(each.attrib) <= MAY_SAY, each.attrib
        names += [each.attrib["data-name"]] if "data-name" in each.attrib else []
    return names
