"""The lines of a netlist: comments dropped, continuations joined, cut into tokens; numbers with suffixes, formulas.

Units: SI, after the suffixes of SPICE. Law: tests/files/test_netlist.py. Source: Nagel, SPICE2 (1975), user's guide.

The lines of a netlist and of the files that it includes, each with the file and the number it stands at.

    .include FILE     the whole file in place of the line
    .lib FILE NAME    of that file the lines from .lib NAME to .endl; without a NAME the whole file

Files are those of the netlist's own folder and below, as `files.reading` allows.
Law: an included part reads as one written in its place, tests/files/test_netlist_dialect.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from math import isfinite
from pathlib import Path

from poinsot.algebra.formulas import evaluate
from poinsot.components.primitives import GROUND
from poinsot.errors import FileError, ModelError
from poinsot.files.netlist_formulas import Dialect, translated
from poinsot.files.reading import Folders, PathLike, read_text
from poinsot.records import dataclass, field

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


_SUFFIXES = {
    "t": 1e12, "g": 1e9, "meg": 1e6, "k": 1e3, "mil": 25.4e-6, "m": 1e-3, "u": 1e-6, "µ": 1e-6, "n": 1e-9, "p": 1e-12,
    "f": 1e-15,
}  # fmt: skip
_NUMBER = re.compile(r"([+-]?(?:\d++\.?\d*+|\.\d++)(?:e[+-]?\d++)?)(t|g|meg|k|mil|m|u|µ|n|p|f)?[a-zΩ]*$", re.IGNORECASE)
_SUFFIXED = re.compile(
    r"\b[vi]\s*\([^()]*\)|(?<![\w.])((?:\d++\.?\d*+|\.\d++)(?:e[+-]?\d++)?)(meg|mil|[tgkmunpf])(?!\w)", re.IGNORECASE
)  # the 3p of V(3p) is a node
_MICRO = str.maketrans("µμ", "uu")
_EXPRESSION = re.compile(r"[\w)]\s*[-+*/^]|\(")
_WORD = re.compile(r"[^\s(),={}'\"]+")
_PLAIN, _QUOTED, _COMMENT = (
    re.compile(rf"[(),=]|{_WORD.pattern}"),
    re.compile(r"[{}'\"]"),
    re.compile(r";|(?:^|\s)(?:\$|//)"),
)
_CLOSING = {"{": "}", "'": "'", '"': '"'}
_BRACES = str.maketrans("{}", "()")
_NUMBER_LENGTH = 100
_FORMULA_LENGTH = 2000


class LineNumber(int):
    """The number of a line, and the file it stands in where that is an included one."""

    file = ""

    @classmethod
    def of(cls, number: int, file: str) -> LineNumber:
        """Line ``number`` of an included file."""
        line = cls(number)
        line.file = file
        return line


class LineFault(Exception):
    """The fault of a line."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(text)
        self.line, self.text = line, text

    def told(self, path: str) -> str:
        """The sentence with its file and line; ``path``: of the netlist itself."""
        return f"{getattr(self.line, 'file', '') or path}:{self.line}: {self.text}"


@dataclass(frozen=True)
class Card:
    """A logical line, continuations joined: the number of its first line, its tokens, its text, and its dialect."""

    line: int
    tokens: tuple[str, ...]
    text: str = ""
    dialect: Dialect = field(default_factory=Dialect)

    @property
    def name(self) -> str:
        """The first word."""
        return self.tokens[0]

    def fault(self, text: str) -> LineFault:
        """Fault of this line."""
        return LineFault(self.line, text)


def number(card: Card, token: str, names: Mapping[str, float]) -> float:
    """A number with a suffix, or a formula in {braces} or quotes of the names."""
    value: float | None = None
    if match := _NUMBER.match(token):
        value = float(match[1]) * _SUFFIXES.get((match[2] or "").lower(), 1.0) if len(token) <= _NUMBER_LENGTH else None
    elif token[:1] in "{'\"" or _EXPRESSION.search(token):
        try:
            value = float(evaluate(translated(formula(token), None, card.dialect), names))
        except ModelError as error:
            raise LineFault(card.line, str(error)) from None
    elif token.lower() in names:
        value = names[token.lower()]
    if value is None or not isfinite(value):
        token = token if len(token) <= _NUMBER_LENGTH else f"{token[:_NUMBER_LENGTH]}…"
        raise LineFault(card.line, f"{token!r} is no number (such as 4.7k or 10n) and no formula in {{}} or ''")
    return value


def assignments(card: Card, tokens: Sequence[str]) -> dict[str, str]:
    """key = value pairs.

    Errors: LineFault, which becomes a FileError, with the line for a token that is no assignment.
    """
    found, rest = {}, [t for t in tokens if t != ","]
    while rest:
        if len(rest) < 3 or rest[1] != "=":
            raise LineFault(card.line, f"expected name = value, at {' '.join(rest[:3])!r}")
        end, depth = 3, (rest[2] == "(") - (rest[2] == ")")
        while end < len(rest) and (depth > 0 or _goes_on(rest[end - 1], rest[end])):
            depth += (rest[end] == "(") - (rest[end] == ")")
            end += 1
        found[rest[0].lower()] = "".join(rest[2:end])
        rest = rest[end:]
    return found


def _goes_on(one: str, other: str) -> bool:
    """Whether a formula without braces goes on from a token to the next, as in 2*(a + b)."""
    return one[-1] in "+-*/^" or other[0] in "*/^" or other == "(" or (one == ")" and other[0] in "+-")


def formula(token: str) -> str:
    """The text of a formula without its quotes, numbers with suffixes written out: 2*10k is 2*10000.0."""
    if len(token) > _FORMULA_LENGTH:
        raise ModelError(f"a formula may have {_FORMULA_LENGTH} characters; this one has {len(token)}")
    whole = token[:1] in _CLOSING and token.find(_CLOSING[token[0]], 1) == len(token) - 1
    text = (token[1:-1] if whole else token).lower().translate(_BRACES)
    return _SUFFIXED.sub(lambda m: repr(float(m[1]) * _SUFFIXES[m[2].lower()]) if m[1] else m[0], text)


def node(token: str) -> str:
    """The node of that name, upper and lower case alike."""
    name = token.lower()
    return GROUND if name in ("0", "gnd", GROUND) else name


def cards(lines: Sequence[tuple[int, str]], dialect: Dialect) -> list[Card]:
    """Logical lines of numbered ones: comments dropped, lines that begin with + joined; µ is written u."""
    joined: list[tuple[int, list[str]]] = []
    for number, raw in lines:
        line = _COMMENT.split(raw.translate(_MICRO), 1)[0].strip()
        if not line or line.startswith("*"):
            continue
        if line.startswith("+"):
            if not joined:
                raise LineFault(number, "a line that begins with + continues the one before, and there is none")
            joined[-1][1].append(line[1:])
        else:
            joined.append((number, [line]))
    whole = ((number, " ".join(lines)) for number, lines in joined)
    return [Card(number, tuple(_tokens(number, line)), line, dialect) for number, line in whole]


def _end_of_braces(line: str, at: int) -> int:
    """The place behind the brace that closes the one there; 0 where none does."""
    depth = 0
    for brace in re.compile("[{}]").finditer(line, at):
        depth += 1 if brace[0] == "{" else -1
        if not depth:
            return brace.end()
    return 0


def _tokens(number: int, line: str) -> list[str]:
    """The line cut into names, numbers, signs and formulas in braces or quotes, in time that grows with its length."""
    if not _QUOTED.search(line):
        return _PLAIN.findall(line)
    found: list[str] = []
    at = 0
    while at < len(line):
        c = line[at]
        if c.isspace():
            at += 1
            continue
        end = at + 1
        if c in _CLOSING:
            end = _end_of_braces(line, at) if c == "{" else line.find(c, at + 1) + 1
            if end == 0:
                raise LineFault(number, f"a formula begins with {c} in this line and does not end; close it")
        elif c == "}":
            raise LineFault(number, "a formula ends with } in this line and does not begin")
        elif c not in "(),=":
            word = _WORD.match(line, at)
            end = word.end() if word else end
        found.append(line[at:end])
        at = end
    return found


def called(card: Card) -> str:
    """The subcircuit that an element is, in lower case; empty for other elements."""
    if card.tokens[0][0].lower() != "x":
        return ""
    words, _ = parted(card)
    return words[-1].lower() if words else ""


def parted(card: Card) -> tuple[list[str], tuple[str, ...]]:
    """The words after the first, and what follows from the first name that has a value on."""
    tokens = card.tokens[1:]
    split = next((k - 1 for k, token in enumerate(tokens) if token == "="), len(tokens))
    return [t for t in tokens[:split] if t.lower() != "params:"], tokens[split:]


def reached(written: Sequence[Card]) -> set[str]:
    """Words with dots, and what follows their dots: inner nodes of subcircuits that others may stand on, x1.x2.m."""
    if not any(card.name.lower() == ".subckt" for card in written):
        return set()
    paths = [word.split(".") for card in written for word in _WORD.findall(card.text.lower()) if "." in word]
    return {".".join(path[k:]) for path in paths for k in range(len(path) - 1)}
