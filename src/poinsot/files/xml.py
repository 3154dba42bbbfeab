"""XML files as trees of elements that know their line, read safely; every fault names file, line and element."""

from __future__ import annotations

import math
import os
import re
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Iterable, Iterator, Sequence
from math import copysign, inf
from pathlib import Path
from sys import float_info
from typing import NoReturn
from xml.parsers import expat

from poinsot.errors import FileError, FileWarning, nearest_name, warn
from poinsot.files.reading import read_bytes
from poinsot.records import dataclass, field

MOST_ELEMENTS = 1_000_000
DEEPEST = 100
QUOTE_LENGTH = 80
REASON_LENGTH = 1500
ATTRIBUTE_LIMIT = 1000
LARGEST_NUMBER = 1e60  # as in network files: products of a few such numbers still are floats
_NAMES = ("name", "link", "joint", "type")
_LISTS = ("vertex", "face", "normal", "texcoord")
_ROOTS = {
    "robot": "a URDF file; rename it to end in .urdf",
    "sdf": "an SDF file; rename it to end in .sdf",
    "mujoco": "an MJCF file; rename it to end in .xml",
    "mujocoinclude": "a part that MJCF files include; read the file that includes it",
    "COLLADA": "a mesh",
}
TEXT = "text"
_ENDLESS = {False: float_info.max, True: 1e15}
"""Values that mean "no limit" where readers refuse "inf": the largest float in URDF, 1e15 and above in SDF."""
_MACRO = re.compile(r"\$\{|\$\(")
_FIRST_COUNTS = ("axis", "limit", "dynamics", "safety_controller", "calibration")
"""Parts of joints that files in use have twice; every reader that we know takes the first."""
_COMMENT = re.compile(rb"<!--.*?-->", re.DOTALL)
_LATE = re.compile(rb"\s*+(?:<!--(?:(?!-->).)*+-->\s*+)*+(?<!^)(<\?xml\s(?:(?!\?>).)*+\?>)", re.DOTALL)
"""An XML declaration after blanks or comments."""


@dataclass(slots=True, eq=False, repr=False)
class Node:
    """An element: tag (with its prefix, as written), attributes, line of its opening, parent and children.

    content  the text directly in it, without blanks at its ends
    file     where it stands, if not in the file of its document: what a macro file includes
    known    the attributes that it may have, once its spelling was checked
    """

    tag: str
    attributes: dict[str, str]
    line: int
    parent: Node | None = None
    children: list[Node] = field(default_factory=list)
    content: str = ""
    file: Path | None = None
    known: Sequence[str] = ()

    def __str__(self) -> str:
        """The element as messages call it: <link 'arm'>, or <mass> of <link 'arm'>."""
        if "name" in self.attributes:
            return f"<{self.tag} {_quoted(self.attributes['name'])}>"
        if self.parent is None or self.parent.parent is None:
            return f"<{self.tag}>"
        return f"<{self.tag}> of {self.parent}"

    def spoken(self) -> Node:
        """The element with its text as an attribute, which is how messages quote it."""
        return Node(self.tag, {TEXT: self.content}, self.line, self.parent, file=self.file)

    def all(self, tag: str) -> list[Node]:
        """The children with that tag, in order."""
        return [child for child in self.children if child.tag == tag]

    def walk(self) -> Iterator[Node]:
        """This element and all that it contains."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting.extend(reversed(node.children))


@dataclass
class Document:
    """A file that was read: its path and root element, and what seems wrong in it but can be lived with.

    strict  refuse what would only be a warning
    texts   whether numbers are texts of children, <mass>1.5</mass>, as in SDF; else they are attributes
    """

    path: Path
    root: Node
    strict: bool = False
    texts: bool = False
    doubts: list[FileWarning] = field(default_factory=list)
    tags: dict[int, Sequence[str]] = field(default_factory=dict)  # of a node whose spelling was checked: its children's
    told: set[tuple[int, str]] = field(default_factory=set)  # what was doubted: a node, and one of its attributes or ""

    @property
    def folder(self) -> str:
        """The folder of the file: the start of relative paths in it."""
        return str(self.path.resolve().parent)

    def require_root(self, tag: str, kind: str, otherwise: str = "") -> None:
        """Refuse a file with another root, with the format that has it."""
        found = self.root.tag
        seems = f"; it seems to be {_ROOTS[found]}" if found in _ROOTS else otherwise
        if found != tag:
            self.refuse(self.root, f"is the root of the file, but that of {kind} is <{tag}>{seems}")

    def refuse(self, node: Node, why: str) -> NoReturn:
        """Raise FileError: the file, the line and the element, then why and what to do."""
        raise FileError(self._sentence(node, why))

    def doubt(self, node: Node, why: str, kind: type[FileWarning] = FileWarning) -> None:
        """Keep a warning for the end of the reading; refuse at once when strict."""
        if self.strict:
            self.refuse(node, f"{why} (refused since strict=True)")
        self.note(node, why, kind)

    def note(self, node: Node, why: str, kind: type[FileWarning] = FileWarning) -> None:
        """Keep a warning of something that is not the file's fault."""
        self.doubts.append(kind(self._sentence(node, why)))

    def _sentence(self, node: Node, why: str) -> str:
        why = why if len(why) <= REASON_LENGTH else why[:REASON_LENGTH] + "…"
        return f"{node.file or self.path}:{node.line}: {node} {why}"

    def warn(self) -> None:
        """Issue the warnings that were kept."""
        for doubt in self.doubts:
            warn(doubt)

    def child(self, node: Node, tag: str) -> Node | None:
        """The only child with that tag, or None; of several the first where they say the same, or commonly differ."""
        found = node.all(tag)
        if len(found) > 1:
            why = f"is the second <{tag}> there, after that of line {found[0].line}"
            if tag not in _FIRST_COUNTS and any(not _same(found[0], other) for other in found[1:]):
                self.refuse(found[1], f"{why}; keep one")
            self.doubt(found[1], f"{why}, and is ignored")
        return found[0] if found else None

    def only_known(self, node: Node) -> bool:
        """True if its spelling was checked and no unknown word in it could be meant for a missing one."""
        return all(name in node.known for name in node.attributes) and not any(
            nearest_name(child.tag, self.tags.get(id(node), ())) and child.tag not in self.tags.get(id(node), ())
            for child in node.children
        )

    def needed(self, node: Node, tag: str, example: str) -> Node:
        """The only child with that tag, which must be there."""
        found = self.child(node, tag)
        if found is None:
            self.refuse(node, f"has no <{tag}>{_similar(tag, (c.tag for c in node.children))}; write {example}")
        return found

    def text(self, node: Node, attribute: str) -> str:
        """An attribute that must be there and not be empty."""
        value = node.attributes.get(attribute)
        if value is None:
            hint = _similar(attribute, (name for name in node.attributes if name not in node.known))
            self.refuse(node, f"has no attribute {attribute!r}{hint}; write {attribute}=…")
        if not value.strip():
            self.refuse(node, f"has an empty attribute {attribute!r}; give it a value")
        if _MACRO.search(value):
            why = f"has {attribute}={_quoted(value)}, an expression of the macro language xacro"
            self.refuse(node, f"{why}, which is read in a file that is called .xacro; rename the file")
        return value

    def numbers(
        self,
        node: Node,
        attribute: str,
        count: int,
        default: tuple[float, ...] | None = None,
        largest: float = LARGEST_NUMBER,
    ) -> list[float]:
        """That many finite numbers of at most ``largest``, with blanks between; else the default."""
        node, attribute = self._stated(node, attribute, needed=default is None)
        if default is not None and attribute not in node.attributes:
            return list(default)
        text = self.text(node, attribute)
        values = [self._float(node, attribute, word) for word in text.split()]
        if len(values) != count:
            plural = "number" if count == 1 else "numbers"
            self.refuse(
                node, f"has {attribute}={_quoted(text)}, but {attribute} is {count} {plural} separated by blanks"
            )
        for value in values:
            if not math.isfinite(value):
                self.refuse(node, f"has {attribute}={_quoted(text)}, which is not finite; give finite numbers")
            if abs(value) > largest:
                beyond = f"numbers beyond {LARGEST_NUMBER:g} make products overflow"
                self.refuse(node, f"has {attribute}={_quoted(text)}, but {beyond}; check the exponent and the units")
        return values

    def number(self, node: Node, attribute: str, default: float | None = None) -> float:
        """One finite number."""
        return self.numbers(node, attribute, 1, None if default is None else (default,))[0]

    def bound(self, node: Node, attribute: str, default: float) -> float:
        """One number that may be infinite, but not NaN; so large as the format writes infinity, it is."""
        node, attribute = self._stated(node, attribute)
        if attribute not in node.attributes:
            return default
        text = self.text(node, attribute)
        value = self._float(node, attribute, text)
        if math.isnan(value):
            self.refuse(node, f"has {attribute}={_quoted(text)}, which is not a number; give one or leave it out")
        return copysign(inf, value) if abs(value) >= _ENDLESS[self.texts] else value

    def bits(self, node: Node, name: str, default: int) -> int:
        """An unsigned number of 32 bits, decimal or as in 0x3; else the default."""
        node, name = self._stated(node, name)
        if name not in node.attributes:
            return default
        word = self.text(node, name).strip()
        try:
            value = int(word, 16 if word[:2].lower() == "0x" else 10)
        except ValueError:
            value = -1
        if not 0 <= value < 1 << 32 or "_" in word:
            self.refuse(node, f"has {name}={_quoted(word)}, which is no number of 32 bits; write it as in 3 or 0x3")
        return value

    def _stated(self, node: Node, name: str, needed: bool = False) -> tuple[Node, str]:
        """Where a number stands, if it does: the element and its attribute, or its child with the text as one."""
        if not self.texts or name == TEXT:
            return node, name
        child = self.needed(node, name, f"<{name}>…</{name}>") if needed else self.child(node, name)
        return (node, TEXT) if child is None else (child.spoken(), TEXT)

    def _float(self, node: Node, attribute: str, word: str) -> float:
        try:
            if "_" not in word:  # Python's own notation, not XML's
                return float(word)
        except ValueError:
            pass
        advice = "use a point for decimals and blanks between numbers" if "," in word else "write it as in 0.5 or 1e-3"
        whole = _quoted(node.attributes[attribute])
        self.refuse(node, f"has {attribute}={whole}, where {_quoted(word)} is not a number; {advice}")

    def check_spelling(self, node: Node, attributes: Sequence[str], tags: Sequence[str]) -> None:
        """Doubt each unknown attribute or child that looks like a known one which is not there."""
        node.known = attributes
        self.tags[id(node)] = tags
        missing = [name for name in attributes if name not in node.attributes]
        for name in filter(_is_short, node.attributes):
            if name not in attributes and (close := nearest_name(name.lower(), missing)):
                self.doubt(node, f"has an unknown attribute {name!r}, which is ignored; did you mean {close!r}?")
                self.told.add((id(node), name))
        for child in node.children:
            if (
                child.tag not in tags
                and _is_short(child.tag)
                and (close := nearest_name(child.tag.lower(), tags, 0.75))
            ):
                self.doubt(child, f"is unknown there and ignored; did you mean <{close}>?")
                self.told.add((id(child), ""))


def read_xml(path: str | os.PathLike[str], *, strict: bool = False, deepest: int = DEEPEST) -> Document:
    """The elements of an XML file and the text in them; comments are dropped, prefixes of namespaces stay in the tags.

    Raises FileError for a file that is missing, too large, empty, binary, not well-formed, wrongly encoded, nested more
    than ``deepest`` or of more than a million elements, and for any document type: entities that expand without end or
    read other files can only be declared in one. Doubts an XML declaration that is not at the very beginning.
    """
    data = read_bytes(path)
    path = Path(path)
    if b"\0" in data and not data.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        raise FileError(f"{path}: this is a binary file, not XML; name the file that describes the mechanism")
    late = _LATE.match(data)
    text = data if late is None else _declared_first(data, late)
    try:
        document = Document(path, _parsed(path, text, deepest), strict)
    except FileError:
        dashed = next(
            (c for c in _COMMENT.finditer(text) if b"--" in c.group()[4:-3] or c.group().endswith(b"--->")), None
        )
        if dashed is None:
            raise
        bare = _COMMENT.sub(lambda comment: b"\n" * comment.group().count(b"\n"), text)
        document = Document(path, _parsed(path, bare, deepest), strict)
        comment = Node("!-- --", {}, text.count(b"\n", 0, dashed.start()) + 1)
        document.doubt(comment, "is a comment with two dashes in it, which XML forbids; comments were left out")
    if late is not None:
        declaration = Node("?xml", {}, data.count(b"\n", 0, late.start(1)) + 1)
        document.doubt(declaration, "stands after the beginning of the file, which it should open; it was moved there")
    return document


def _declared_first(data: bytes, late: re.Match[bytes]) -> bytes:
    """The file with its XML declaration moved to the beginning; every line keeps its number."""
    declaration = late.group(1)
    blanks = b"\n" * declaration.count(b"\n")
    return declaration.replace(b"\n", b" ") + data[: late.start(1)] + blanks + data[late.end(1) :]


def _parsed(path: Path, data: bytes, deepest: int) -> Node:
    """The root element of an XML text."""
    builder = _Builder(path, deepest)
    try:
        builder.parser.Parse(data, True)
    except expat.ExpatError as fault:
        _refuse_syntax(path, data, fault.lineno, expat.ErrorString(fault.code))
    except (LookupError, UnicodeError, ValueError) as fault:
        if isinstance(fault, FileError):
            raise
        raise FileError(f"{path}: its text cannot be decoded ({fault}); save the file as UTF-8") from None
    assert builder.root is not None  # well-formed XML has a root
    return builder.root


class _Builder:
    """Receives the events of the parser and keeps the tree. Entities are declared in document types alone."""

    def __init__(self, path: Path, deepest: int) -> None:
        self.path = path
        self.deepest = deepest
        self.root: Node | None = None
        self.open: list[Node] = []
        self.texts: dict[int, list[str]] = {}
        self.count = 0
        self.parser = expat.ParserCreate()
        self.parser.buffer_text = True
        self.parser.StartDoctypeDeclHandler = self._refuse_type
        self.parser.StartElementHandler = self._start
        self.parser.CharacterDataHandler = self._characters
        self.parser.EndElementHandler = self._end

    def _refuse_type(self, *_: object) -> NoReturn:
        raise FileError(
            f"{self.path}:{self.parser.CurrentLineNumber}: the file declares a document type (<!DOCTYPE …>), which can "
            "make a reader fill its memory or open other files, so it is refused; delete the declaration and write its "
            "entities out"
        )

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        parent = self.open[-1] if self.open else None
        node = Node(name, attributes, self.parser.CurrentLineNumber, parent)
        self.count += 1
        if self.count > MOST_ELEMENTS or len(self.open) >= self.deepest:
            limit = f"{MOST_ELEMENTS:,} elements" if self.count > MOST_ELEMENTS else f"{self.deepest} levels of nesting"
            raise FileError(f"{self.path}:{node.line}: the file has more than {limit}; no robot needs that many")
        refuse_giant(self.path, node)
        if parent is None:
            self.root = node
        else:
            parent.children.append(node)
        self.open.append(node)

    def _characters(self, content: str) -> None:
        if self.open and (id(self.open[-1]) in self.texts or not content.isspace()):
            self.texts.setdefault(id(self.open[-1]), []).append(content)

    def _end(self, name: str) -> None:
        node = self.open.pop()
        if texts := self.texts.pop(id(node), None):
            node.content = "".join(texts).strip()


def refuse_giant(path: Path, node: Node) -> None:
    """FileError for an element with more attributes, or longer ones, than any robot has."""
    if len(node.attributes) > ATTRIBUTE_LIMIT:
        raise FileError(f"{path}:{node.line}: <{node.tag[:QUOTE_LENGTH]}> has more than {ATTRIBUTE_LIMIT:,} attributes")
    for name, value in node.attributes.items():
        listed = node.tag == "mesh" and name in _LISTS
        # characters; a list of numbers that a robot needs is a thousand times shorter
        # of the points and faces of a mesh that stands in the file itself
        longest = 1000 if name in _NAMES else 20_000_000 if listed else 100_000
        if len(value) > longest:
            raise FileError(
                f"{path}:{node.line}: <{node.tag[:QUOTE_LENGTH]}> has {name[:QUOTE_LENGTH]}={_quoted(value)} of "
                f"{len(value):,} characters; at most {longest:,} are read"
            )


def _refuse_syntax(path: Path, data: bytes, line: int, message: str) -> NoReturn:
    """FileError for XML that is not well-formed; a byte outside UTF-8 gets its own sentence."""
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as fault:
        if data.count(b"\n", 0, fault.start) + 1 == line and message.startswith("not well-formed"):
            raise FileError(
                f"{path}:{line}: the byte 0x{data[fault.start]:02x} is not UTF-8 text; save the file as UTF-8, or name "
                'its encoding in the first line, as in <?xml version="1.0" encoding="latin-1"?>'
            ) from None
    raise FileError(f"{path}:{line}: this is not well-formed XML: {message}; correct the file at that line") from None


def _same(one: Node, other: Node) -> bool:
    """Whether two elements say the same."""
    return (one.tag, one.attributes, one.content) == (other.tag, other.attributes, other.content) and (
        len(one.children) == len(other.children)
        and all(_same(a, b) for a, b in zip(one.children, other.children, strict=True))
    )


def _quoted(text: str) -> str:
    """The text in quotes, cut where it is too long for a sentence."""
    return repr(text if len(text) <= QUOTE_LENGTH else text[:QUOTE_LENGTH] + "…")


def _similar(name: str, others: Iterable[str]) -> str:
    """A hint that something with a similar name is there instead."""
    close = nearest_name(name, others)
    return f" (is it {close!r}?)" if close else ""


def _is_short(name: str) -> bool:
    return len(name) <= QUOTE_LENGTH
