"""Where in a TOML file a thing stands: a scan for headers and keys, so that a fault can name its line."""

from __future__ import annotations

import re
from collections.abc import Sequence

_HEADER = re.compile(r"\s*\[\[?([^\[\]]+)\]\]?\s*(?:#.*)?$")
_KEY = re.compile(r"\s*((?:[A-Za-z0-9_-]+|\"[^\"]*\"|'[^']*')(?:\s*\.\s*(?:[A-Za-z0-9_-]+|\"[^\"]*\"|'[^']*'))*)\s*=")
_QUOTED = re.compile(r"\"(?:[^\"\\]|\\.)*\"|'[^']*'")
_PART = re.compile(r"\"([^\"]*)\"|'([^']*)'|([A-Za-z0-9_-]+)")

_DEEPEST = 30  # parts of a place that a message names

Place = tuple[str, ...]


def lines_of(text: str) -> dict[Place, int]:
    """The line (counted from 1) at which each table and key begins, by its path from the top."""
    found: dict[Place, int] = {}
    table: Place = ()
    depth = 0  # of brackets open at the end of the line: a value that goes on
    for number, line in enumerate(text.split("\n"), start=1):
        inside, header, key = depth > 0, _HEADER.match(line), _KEY.match(line)
        if inside or (key and not header):
            bare = _QUOTED.sub("", line).partition("#")[0]
            depth += sum(bare.count(c) for c in "[{") - sum(bare.count(c) for c in "]}")
        if inside or not (header or key):
            continue
        if header:
            place = table = _parts(header[1])
        elif key:
            place = (*table, *_parts(key[1]))
        for length in range(1, min(len(place), _DEEPEST) + 1):
            found.setdefault(place[:length], number)
    return found


def line_of(text: str, place: Sequence[object]) -> int | None:
    """The line of a place, or of the nearest table around it; None when none of it is in the text."""
    lines = lines_of(text)
    parts = tuple(str(part) for part in place)
    return next((lines[parts[:n]] for n in range(len(parts), 0, -1) if parts[:n] in lines), None)


def written(place: Sequence[str | int]) -> str:
    """A place as messages write it: bodies.arm.mass, pairs.O.frames item 2.position."""
    return "".join(f" item {part + 1}" if isinstance(part, int) else f".{part}" for part in place).lstrip(".")


def quoted(text: str) -> list[str]:
    """The names in a message, with those of which they are parts: 'f1.R' also names 'f1'."""
    names = re.findall(r"'([^']+)'", text) + re.findall(r"[\w.-]+", text.partition(":")[2])
    return [part for name in names for part in (name, name.partition(".")[0])]


def _parts(dotted: str) -> Place:
    return tuple(next(part for part in match.groups() if part is not None) for match in _PART.finditer(dotted))
