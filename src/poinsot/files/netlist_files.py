"""The lines of a netlist and of the files that it includes, each with the file and the number it stands at.

    .include FILE     the whole file in place of the line
    .lib FILE NAME    of that file the lines from .lib NAME to .endl; without a NAME the whole file

Files are those of the netlist's own folder and below, as `files.folders` allows.
Law: an included part reads as one written in its place, tests/files/test_netlist_dialect.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from poinsot.errors import FileError
from poinsot.files.folders import Folders, PathLike
from poinsot.files.netlist_lines import LineFault, LineNumber
from poinsot.files.reading import read_text

_DEEPEST, _LINE_LIMIT = 20, 2_000_000
_INCLUDES = (".include", ".inc", ".incl", ".lib")


def lines_of(path: PathLike, text: str, allowed: Sequence[PathLike] = ()) -> list[tuple[int, str]]:
    """Numbered lines after the title, those of included files in place of what includes them."""
    folders = Folders.of(path, allowed)
    found: list[tuple[int, str]] = []
    body = ((LineNumber(k), line) for k, line in enumerate(text.splitlines()[1:], start=2))
    for each in _opened(body, folders, folders.home, 0):
        found.append(each)
        if len(found) > _LINE_LIMIT:
            raise LineFault(each[0], f"this netlist has more than {_LINE_LIMIT:,} lines with those that it includes")
    return found


def _opened(
    lines: Iterator[tuple[LineNumber, str]], folders: Folders, home: Path, depth: int
) -> Iterator[tuple[int, str]]:
    for at, line in lines:
        words = line.split()
        if not words or words[0].lower() not in _INCLUDES:
            if words and words[0].lower() == ".end" and depth:
                return  # of the included file
            yield at, line
            continue
        rest = line.strip()[len(words[0]) :].strip()
        quote = rest[:1] if rest[:1] in ("'", '"') else ""
        name, _, section = (rest[1:].partition(quote) if quote else rest.partition(" ")) if rest else ("", "", "")
        if not name:
            raise LineFault(at, f"{words[0]} needs the name of a file")
        if depth >= _DEEPEST:
            raise LineFault(at, f"files include one another more than {_DEEPEST} deep here")
        where = f"{at.file}:{int(at)}" if at.file else f"line {int(at)}"
        try:
            file = folders.checked(name, f"{where}: {words[0]}", home)
            text = read_text(file, micro=True)
        except FileError as error:
            raise LineFault(at, str(error)) from None
        inner: Iterator[tuple[LineNumber, str]] = (
            (LineNumber.of(k, str(file)), each) for k, each in enumerate(text.splitlines(), start=1)
        )
        if words[0].lower() == ".lib" and section.split():
            inner = _section(inner, section.split()[0].lower(), at, name)
        yield from _opened(inner, folders, file.parent, depth + 1)


def _section(
    lines: Iterator[tuple[LineNumber, str]], name: str, at: LineNumber, file: str
) -> Iterator[tuple[LineNumber, str]]:
    """The lines between .lib NAME and .endl."""
    inside, found = False, False
    for number, line in lines:
        words = line.lower().split()
        if not inside and words[:2] == [".lib", name]:
            inside = found = True
        elif inside and words[:1] == [".endl"]:
            inside = False
        elif inside:
            yield number, line
    if not found:
        raise LineFault(at, f"{file!r} has no section {name!r}: a line .lib {name}")
