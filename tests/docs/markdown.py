"""Fenced blocks and links of the documents, as data."""

import re
import shlex
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from io import StringIO
from itertools import count
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FENCE = re.compile(r"^( *)(`{3,}|~{3,})([^`]*)$")
LINK = re.compile(r"\[(?:[^\[\]]|\[[^\]]*\])*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#{1,6} +(.*?)(?: +#+)? *$", re.MULTILINE)
CODE = re.compile(r"(`+)(?!`)(.+?)(?<!`)\1(?!`)")


@dataclass(frozen=True)
class Block:
    """A fenced block: language and marks from its first line, its text, and the line of the file it begins at."""

    language: str
    marks: tuple[str, ...]
    text: str
    line: int

    def commands(self) -> Iterator[tuple[int, list[str]]]:
        """The commands of a console block, `$ …` with `\\` continuing a line: line number and words."""
        waiting, start = "", self.line
        for number, line in enumerate(self.text.splitlines(), start=self.line):
            if waiting:
                waiting += line.strip().removeprefix("> ")
            elif line.startswith("$ "):
                waiting, start = line[2:], number
            if waiting.endswith("\\"):
                waiting = waiting[:-1] + " "
            elif waiting:
                yield start, shlex.split(waiting, comments=True)
                waiting = ""


def documents() -> list[Path]:
    """README.md and every page of docs/."""
    return [file for file in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))] if file.exists()]


def blocks(document: Path) -> list[Block]:
    """The fenced blocks of a document, in order; one left open is an error."""
    found: list[Block] = []
    fence, indent, info, start, body = "", 0, [], 0, []
    for number, line in enumerate(document.read_text(encoding="utf-8").splitlines(), start=1):
        match = FENCE.match(line)
        if not fence and match:
            fence, indent, info, start, body = match[2], len(match[1]), match[3].split(), number + 1, []
        elif fence and line.strip() == fence:
            found.append(Block(info[0] if info else "", tuple(info[1:]), "\n".join(body) + "\n", start))
            fence = ""
        elif fence:
            body.append(line[min(indent, len(line) - len(line.lstrip())) :])
    if fence:
        raise ValueError(f"{document.name}:{start - 1}: this fence is never closed")
    return found


_NO_CODE = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}


def code_lines(text: str) -> int:
    """How many lines of Python are code: without blank ones and comments, also in the texts of files."""
    found: set[int] = set()
    for token in tokenize.generate_tokens(StringIO(text).readline):
        if token.type not in _NO_CODE:
            found |= set(range(token.start[0], token.end[0] + 1))
    lines = text.splitlines()
    return sum(bool(lines[k - 1].strip()) and not lines[k - 1].lstrip().startswith("#") for k in found)


def prose(document: Path) -> str:
    """A document without its fenced blocks."""
    lines = document.read_text(encoding="utf-8").splitlines()
    for block in blocks(document):
        size = len(block.text.splitlines())
        lines[block.line - 2 : block.line + size] = [""] * (size + 2)
    return "\n".join(lines)


def links(document: Path) -> list[str]:
    """What the links and pictures of a document lead to, as written: file, file#section, #section or address."""
    return LINK.findall(CODE.sub("", prose(document)))


@cache
def anchors(document: Path) -> frozenset[str]:
    """What a link can name after its #: the headings, as hosts of repositories make names of them; the second of the
    same words ends with -1."""
    found: set[str] = set()
    for heading in HEADING.findall(prose(document)):
        words = LINK.sub(lambda link: link[0][1 : link[0].index("](")], heading).replace("`", "").replace("*", "")
        name = re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-")
        again = (f"{name}-{k}" for k in count(1))
        while name in found:
            name = next(again)
        found.add(name)
    return frozenset(found)
