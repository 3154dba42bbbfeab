"""Files of examples run, and each picture that a page shows is drawn by one of them or by a block of a page."""

import re
import runpy
from pathlib import Path

import matplotlib
import pytest

import poinsot as po
from docs.markdown import ROOT, blocks, documents
from poinsot.views.diagrams.ink import for_a_file

FOLDERS = [ROOT / "examples" / name for name in ("coming_from", "gallery", "ten_tasks", "theory")]
FILES = [ROOT / "examples" / "stand_solo12.py", *(file for each in FOLDERS for file in sorted(each.glob("*.py")))]
SHOWN = re.compile(r"!\[[^\]]+\]\((?:\.\./|docs/)?pictures/([a-z0-9_]+\.svg)\)")
SAVED = re.compile(r"\"([a-z0-9_]+\.svg)\"")


def shown() -> set[str]:
    return {name for page in documents() for name in SHOWN.findall(page.read_text(encoding="utf-8"))}


def test_every_picture_shown_is_drawn_by_an_example() -> None:
    by_files = [name for file in FILES for name in SAVED.findall(file.read_text(encoding="utf-8"))]
    by_blocks = {name for page in documents() for block in blocks(page) for name in SAVED.findall(block.text)}
    assert len(by_files) > 25 and len(set(by_files)) == len(by_files)
    assert shown() <= {*by_files} | by_blocks and {*by_files} <= shown()


@pytest.mark.long
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_files_run_and_draw(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    matplotlib.use("Agg")
    runpy.run_path(str(file))
    assert {name for name in SAVED.findall(file.read_text(encoding="utf-8"))} == {
        each.name for each in tmp_path.glob("*.svg")
    }


def test_pictures_are_small_and_say_nothing_of_a_machine_or_a_day() -> None:
    for name in shown():
        text = (ROOT / "docs" / "pictures" / name).read_text(encoding="utf-8")
        assert text.startswith(("<?xml", "<svg")) and len(text) < 300_000, name
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
