"""The gallery shows the pictures that its blocks draw, and every one of its cases is in it. That the blocks run is
tested in tests/docs."""

from __future__ import annotations

import re

from docs.markdown import ROOT, blocks

PAGE = ROOT / "docs" / "gallery.md"
SHOWN = re.compile(r"!\[[^\]]+\]\(pictures/([a-z_]+\.svg)\)")
SAVED = re.compile(r"save\([a-z.]+, \"([a-z_]+\.svg)\"\)")


def test_every_picture_shown_is_drawn_on_the_page() -> None:
    shown = SHOWN.findall(PAGE.read_text(encoding="utf-8"))
    saved = [name for block in blocks(PAGE) if block.language == "python" for name in SAVED.findall(block.text)]
    assert len(shown) >= 10 and sorted(shown) == sorted(saved) and len(set(shown)) == len(shown)


def test_pictures_are_small_and_say_nothing_of_a_machine_or_a_day() -> None:
    for name in SHOWN.findall(PAGE.read_text(encoding="utf-8")):
        text = (PAGE.parent / "pictures" / name).read_text(encoding="utf-8")
        assert text.startswith("<?xml") and len(text) < 300_000, name
        assert "<metadata>" not in text and "/home/" not in text
