"""Docstring cards as reStructuredText: what stands in columns becomes a list of fields, what is drawn stays drawn.

A card is text, then lines `symbol   what it is`, then lines `Errors …`, `Law …`, `Source …`; equations are indented.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import groupby

#: Words that begin a line of a card; what follows them is a field of its own.
WORDS = ("Errors", "Error", "Law", "Laws", "Source", "Sources", "From", "Use", "Shapes", "Units", "Frames", "Returns")
_WORD = re.compile(rf"({'|'.join(WORDS)})(?::\s*|\s{{2,}}|\s(?=[A-Z(]))(?=\S)")
_GAP = re.compile(r"\s{2,}")
_MARKED = re.compile(r":[a-z:]+:`~?([^`]+)`|``([^`]+)``|`([^`]+)`")
_BOLD = re.compile(r"\\\*\\\*(\S(?:[^*]*[^*\s\\])?)\\\*\\\*")
_SPECIAL = re.compile(r"([\\*_|`])")
_SENTENCE = re.compile(r"(?<=[.;:)])\s+(?=(?:Errors?|Laws?|Sources?): )")

#: Takes no room, and joins what stands before and after it.
JOINER = "\u2060"

Link = Callable[[str], str | None]


def no_link(name: str) -> str | None:
    """No name is linked."""
    return None


def reformed(doc: str, link: Link = no_link) -> list[str]:
    """The lines of a docstring as reStructuredText; ``link`` gives the target of a name in backticks, or none."""
    lines = _SENTENCE.sub("\n", doc.expandtabs()).splitlines()
    made: list[str] = []
    for kind, block in _blocks(lines):
        made += {"text": _text, "fields": _fields, "drawn": _drawn}[kind](block, link)
        made.append("")
    return made


def inline(text: str, link: Link = no_link) -> str:
    """A line of text, with nothing in it that reStructuredText would take for markup but what is in backticks."""
    made, end = [], 0
    for found in _MARKED.finditer(text):
        name = found[1] or found[2] or found[3]
        target = link(name.rstrip("()"))
        made.append(_plain(text[end : found.start()]))
        code = f":py:obj:`{name} <{target}>`" if target else f"``{name.strip()}``"
        made.append(rf"\ {code}\ ")  # markup may touch letters
        end = found.end()
    return "".join([*made, _plain(text[end:])])


def _plain(text: str) -> str:
    return _BOLD.sub(r"**\1**", _SPECIAL.sub(r"\\\1", text))


def _blocks(lines: list[str]) -> Iterator[tuple[str, list[str]]]:
    """The kinds of what follows each other: text, fields, and what is drawn by spaces."""
    for blank, group in groupby(lines, key=lambda line: not line.strip()):
        if not blank:
            yield from _kinds(list(group))


def _kinds(lines: list[str]) -> Iterator[tuple[str, list[str]]]:
    """A paragraph cut where its kind changes: at its first field, and at what is indented within text."""
    text: list[str] = []
    for k, line in enumerate(lines):
        if _is_field(line):
            if text:
                yield from _text_or_drawn(text)
            yield "fields", lines[k:]
            return
        text.append(line)
    yield from _text_or_drawn(text)


def _is_field(line: str) -> bool:
    return not line.startswith(" ") and bool(_WORD.match(line) or _pairs(line))


def _pairs(line: str) -> list[tuple[str, str]]:
    """Names and what they are, of a line in columns: `X  pose   W  wrench` has two; else none."""
    cells = _GAP.split(line.strip())
    short = all(len(name) <= 40 for name in cells[::2])
    return list(zip(cells[::2], cells[1::2], strict=True)) if len(cells) % 2 == 0 and short else []


def _text_or_drawn(lines: list[str]) -> Iterator[tuple[str, list[str]]]:
    for drawn, group in groupby(lines, key=lambda line: line.startswith(" ") or bool(re.search(r"\S\s{2,}\S", line))):
        yield ("drawn" if drawn else "text"), list(group)


def _text(lines: list[str], link: Link) -> list[str]:
    return [inline(" ".join(line.strip() for line in lines), link)]


def _drawn(lines: list[str], link: Link) -> list[str]:
    return [".. code-block:: text", "", *(f"   {line}" for line in _dedented(lines))]


def _dedented(lines: list[str]) -> list[str]:
    least = min(len(line) - len(line.lstrip()) for line in lines)
    return [line[least:] for line in lines]


def _fields(lines: list[str], link: Link) -> list[str]:
    """`name   what it is`, continued by what is indented, as fields; a line that is neither begins a paragraph."""
    made: list[str] = []
    for line in lines:
        in_field = bool(made) and made[-1].startswith((":", " "))
        if line.startswith(" ") and in_field:
            made.append(f"    {inline(line.strip(), link)}")
            continue
        word, pairs = _WORD.match(line), _pairs(line)
        if word:
            fields = [f":{word[1]}: {inline(line[word.end() :], link)}"]
        else:
            fields = [f":{_name(name)}: {inline(what, link)}" for name, what in pairs]
        if made and in_field != bool(fields):
            made.append("")
        made += fields or [inline(line.strip(), link)]
    return made


def _name(text: str) -> str:
    """The name of a field: no colon, which would end it; no first letter for Sphinx, which would write q as Q."""
    return JOINER + inline(text.replace("`", "")).replace(":", r"\:")
