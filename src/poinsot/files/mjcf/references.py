"""The files that an MJCF model leads to, walked before MuJoCo opens any of them.

MuJoCo reads what a model names wherever it lies, and expands entities. So every document of the model, itself, what it
includes and what it attaches, is first read safely, and every path in it is followed: to the file that MuJoCo would
open. What lies outside the allowed folders is refused, and so is what no document of a mechanism needs: plugins, and
counts that would fill the memory.
Law  no file outside the allowed folders is opened, tests/files/mjcf/test_hostile.py
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from poinsot.errors import FileError
from poinsot.files.folders import Folders
from poinsot.files.reading import read_bytes
from poinsot.files.xml import Document, Node, read_xml
from poinsot.records import dataclass, field

DEEPEST = 500  # levels of nesting: a chain of bodies is as deep as it is long
DOCUMENT_LIMIT = 1000
EXPANDED_LIMIT = 200_000  # elements when <replicate> and <composite> are opened
COUNT_LIMIT = 20_000_000  # of pixels, grid points, user data: a gigabyte at most
_DIRECTORIES = ("meshdir", "texturedir", "assetdir")
_PRODUCTS: tuple[tuple[str, ...], ...] = (("nrow", "ncol"), ("width", "height"), ("size",), ("dim",), ("nsample",))
_SIZED = {"hfield", "texture", "numeric", "user"}


@dataclass
class _Model:
    """A separate model, the main one or one that is attached: its file, and where its assets lie."""

    path: Path
    documents: list[tuple[Document, Node]] = field(default_factory=list)
    directories: dict[str, list[str]] = field(default_factory=dict)
    stripped: bool = False


def check_references(document: Document, folders: Folders) -> None:
    """Refuse the document of a model, or a file it leads to, where MuJoCo should not read it.

    Raises FileError with the file, the line and the element.
    """
    seen: dict[Path, Document] = {}
    waiting = [_Model(document.path, [(document, document.root)])]
    expanded = 1
    while waiting:
        model = waiting.pop()
        _gather(model, folders, seen)
        expanded *= 1 + sum(node.tag == "attach" for _, node in _elements(model))
        if expanded * len(seen) > EXPANDED_LIMIT:
            document.refuse(document.root, "leads to models that attach one another too often; attach fewer")
        for owner, node in _elements(model):
            for attribute, target in _targets(node):
                found = _found(model, owner, node, attribute, target, folders)
                if node.tag == "model" and found is not None and found not in seen:
                    attached = _read(owner, node, found, seen)
                    waiting.append(_Model(found, [(attached, attached.root)]))


def _gather(model: _Model, folders: Folders, seen: dict[Path, Document]) -> None:
    """The documents that a model includes, at any depth, and its directories of assets."""
    inside: dict[Path, tuple[Path, ...]] = {}
    for owner, _ in model.documents:  # grows on the way
        above = inside.setdefault(owner.path, ())
        seen.setdefault(Path(os.path.realpath(owner.path)), owner)
        for node in owner.root.walk():
            _refuse_what_none_needs(owner, node)
            if node.tag == "compiler":
                for name in _DIRECTORIES:
                    if name in node.attributes:
                        model.directories.setdefault(name, []).append(node.attributes[name])
                model.stripped |= node.attributes.get("strippath", "").strip() == "true"
            if node.tag != "include" or "file" not in node.attributes:
                continue
            found = _found(model, owner, node, "file", node.attributes["file"], folders)
            if found is None:
                owner.refuse(node, f"includes {node.attributes['file']!r:.300}, and there is no such file")
            if found in above or found == Path(os.path.realpath(owner.path)):
                owner.refuse(node, "includes a file that includes this one; take one of the two out")
            included = _read(owner, node, found, seen)
            inside[included.path] = (*above, Path(os.path.realpath(owner.path)))
            model.documents.append((included, included.root))
        _refuse_bombs(owner)


def _read(owner: Document, node: Node, path: Path, seen: dict[Path, Document]) -> Document:
    if len(seen) >= DOCUMENT_LIMIT:
        owner.refuse(node, f"is one of more than {DOCUMENT_LIMIT:,} files; no model needs that many")
    if path not in seen:
        seen[path] = read_document(path)
    return seen[path]


def read_document(path: str | os.PathLike[str]) -> Document:
    """The elements of a file of a model, which MuJoCo reads as UTF-8 whatever it declares."""
    document = read_xml(path, deepest=DEEPEST)
    for doubt in document.doubts:  # MuJoCo might read such a text in another way than it was checked
        raise FileError(f"{doubt}; correct the file")
    try:
        read_bytes(path).decode()
    except UnicodeDecodeError:
        document.refuse(document.root, "is in a file that is not UTF-8, which MuJoCo cannot read; save it as UTF-8")
    return document


def _elements(model: _Model) -> Iterator[tuple[Document, Node]]:
    for document, root in model.documents:
        for node in root.walk():
            yield document, node


def _targets(node: Node) -> Iterator[tuple[str, str]]:
    """The paths that an element names, beside its includes."""
    if node.tag == "include":
        return
    for attribute, value in node.attributes.items():
        if attribute.startswith("file") and value.strip():
            yield attribute, value


def _found(model: _Model, owner: Document, node: Node, attribute: str, target: str, folders: Folders) -> Path | None:
    """The file that MuJoCo would open, or None if it is missing; FileError where it may not.

    It looks in the folder of the main file, then in that of the including one; both signs / and \\ part folders.
    """
    where = f"{owner.path}:{node.line}: {node}: {attribute}"
    parted = target.replace("\\", "/")
    if parted.startswith("//"):
        owner.refuse(node, f"names {target!r:.300}, a path on another machine; copy the file beside the model")
    candidates = [*_places(model, owner, node, parted), *_places(model, owner, node, target)]
    there = [path for path in candidates if os.path.lexists(path)]
    asset = node.tag not in ("include", "model") and not any(map(os.path.isabs, (parted, *_directories(model, node))))
    found = [folders.checked(path, where, asset=asset) for path in there]
    if not there and not any(folders.within(path, asset=asset) for path in _places(model, owner, node, parted)):
        folders.checked(candidates[0], where, asset=asset)
    return found[0] if found else None


def _places(model: _Model, owner: Document, node: Node, target: str) -> list[Path]:
    """Where a file may lie that is named so."""
    name = os.path.basename(target) if model.stripped and node.tag != "include" else target
    homes = dict.fromkeys((model.path.parent, owner.path.parent))
    return [home / folder.replace("\\", "/") / name for home in homes for folder in _directories(model, node)]


def _directories(model: _Model, node: Node) -> list[str]:
    """Where assets of that kind lie, from the folder of the model on."""
    if node.tag in ("include", "model"):
        return [""]
    own = "texturedir" if node.tag in ("texture", "layer") else "meshdir"
    named = [*model.directories.get(own, ()), *model.directories.get("assetdir", ())]
    return named or [""]


def _refuse_what_none_needs(document: Document, node: Node) -> None:
    if node.tag == "plugin" or (node.parent is not None and node.tag == "extension"):
        document.refuse(node, "asks for a plugin of MuJoCo, which is a program of its own and is not read; take it out")
    if node.tag == "size":
        counts = {name: value for name, value in node.attributes.items() if name.startswith(("nuser", "nkey"))}
        products: list[tuple[str, ...]] = [(name,) for name in counts]
    elif node.tag in _SIZED:
        products = list(_PRODUCTS)
    elif "nsample" in node.attributes:
        products = [("nsample",)]
    else:
        return
    for names in products:
        total = 1
        for name in names:
            total *= max(1, *_counts(node.attributes.get(name, "1")))
        if total > (COUNT_LIMIT if node.tag != "size" else COUNT_LIMIT // 1000):
            document.refuse(node, f"has {' × '.join(names)} = {total:,}, which would fill the memory; give less")


def _refuse_bombs(document: Document) -> None:
    """Few elements that would be many when <replicate> and <composite> are opened."""
    factor = {id(document.root): 1}
    total = 0
    for node in document.root.walk():
        times = factor[id(node.parent)] if node.parent is not None else 1
        if node.tag in ("replicate", "composite", "flexcomp"):
            for count in _counts(node.attributes.get("count", "1")):
                times *= max(1, count)
        factor[id(node)] = times
        total += times
        if total > EXPANDED_LIMIT:
            document.refuse(
                node, f"makes more than {EXPANDED_LIMIT:,} elements of the model, with all the counts around it; "
                "give smaller counts"
            )  # fmt: skip


def _counts(text: str) -> list[int]:
    """The whole numbers of an attribute, 1 by default."""
    found = []
    for word in text.split()[:10]:
        try:
            found.append(int(float(word)) if abs(float(word)) < 1e18 else 10**18)
        except ValueError:
            found.append(1)
    return found or [1]
