"""The gallery shows the pictures that its blocks draw, and every one of its cases is in it. That the blocks run is
tested in tests/docs."""

import re

import poinsot as po
from docs.markdown import ROOT, blocks
from poinsot.views.diagrams.ink import for_a_file

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


def test_the_diagrams_shown_are_those_of_today() -> None:
    """Made of shapes and words alone, a diagram is the same text on every machine."""
    page = ROOT / "docs" / "viewer.md"
    text = page.read_text(encoding="utf-8")
    for name, file, draw in (
        ("motors_drive_arm", "motors_drive_arm", po.Network.diagram),
        ("low_pass", "low_pass", po.Network.diagram),
        ("gear_train_bonds", "gear_train", po.Network.bond_graph),
    ):
        assert f"(pictures/{name}.svg)" in text and f'.save("{name}.svg")' in text
        kept = (page.parent / "pictures" / f"{name}.svg").read_text(encoding="utf-8")
        today = for_a_file(draw(po.load(ROOT / "examples" / "networks" / f"{file}.toml")).svg)
        assert re.findall(r">([^<>]+)<", kept) == re.findall(r">([^<>]+)<", today), "python docs/pictures/make.py"
