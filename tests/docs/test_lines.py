"""Lines of code that pages count beside other packages: as a tool counts them."""

from __future__ import annotations

import re

from docs.markdown import ROOT, blocks, code_lines

ROW = re.compile(r"^\| ([^|]+) \| (\d+) \|[^|]*\| (\d+) \|$", re.MULTILINE)
THERE = {"peer", "no-run"}
NEITHER = {"shared", "compared"}


def test_lines_are_counted_right() -> None:
    document = ROOT / "docs" / "ten-tasks.md"
    text = document.read_text(encoding="utf-8")
    rows = {title: (int(ours), int(theirs)) for title, ours, theirs in ROW.findall(text)}
    lines = text.splitlines()
    heads = {k: line.removeprefix("## ") for k, line in enumerate(lines, 1) if line.startswith("## ")}
    counted: dict[str, list[int]] = {title: [0, 0] for title in rows}
    for block in blocks(document):
        title = heads.get(max((k for k in heads if k < block.line), default=0), "")
        if title in rows and block.language == "python" and not NEITHER & set(block.marks):
            counted[title][bool(THERE & set(block.marks))] += code_lines(block.text)
    assert rows and {title: tuple(count) for title, count in counted.items()} == rows


def test_comments_and_blank_lines_are_no_code() -> None:
    assert code_lines('# a\nx = 1  # b\n\ny = """\n# c\n\nd\n"""\n') == 4
