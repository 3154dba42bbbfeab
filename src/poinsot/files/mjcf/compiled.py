"""A model as MuJoCo compiles it, once its paths are checked; what MuJoCo says of it, in our words.

The files that an MJCF model leads to, walked before MuJoCo opens any of them.

MuJoCo reads what a model names wherever it lies, and expands entities. So every document of the model, itself, what it
includes and what it attaches, is first read safely, and every path in it is followed: to the file that MuJoCo would
open. What lies outside the allowed folders is refused, and so is what no document of a mechanism needs: plugins, and
counts that would fill the memory.
Law  no file outside the allowed folders is opened, tests/files/mjcf/test_hostile.py
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn

import numpy as np

from poinsot.analysis.conventions import mujoco_names
from poinsot.backends.robot_files.kept import KEPT, Table, table
from poinsot.errors import FileError, FileWarning, ModelError, PoinsotError, warn
from poinsot.files.reading import Folders, read_bytes
from poinsot.files.xml import LARGEST_NUMBER, Document, Node, read_xml
from poinsot.multibody.model import Shape
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


_READ = ("body_", "jnt_", "dof_", "tendon_", "actuator_", "eq_", "geom_", "site_", "key_", "wrap_", "qpos", "mocap_")
_BLANKS = re.compile(r"\s+")
_LINE = re.compile(r",? line (\d+)")


@dataclass
class Compiled:
    """An ``MjModel`` with the names of its parts, the doubts on the way, and the name of the refusing reader.

    strict whether what would move otherwise than in MuJoCo is refused, not only told
    names  by kind ("body", "joint", …) in MuJoCo's order; what has none in the file is numbered: "joint_3"
    """

    path: Path
    model: Any
    mujoco: ModuleType
    doubts: list[str] = field(default_factory=list)
    strict: bool = False
    geoms: dict[int, Shape] = field(default_factory=dict)  # the shapes that they are, once these are read
    _names: dict[str, list[str]] = field(default_factory=dict)
    _kept: dict[str, Table] | None = None

    def names(self, kind: str) -> list[str]:
        """Of all things of a kind."""
        if kind not in self._names:
            self._names[kind] = mujoco_names(self.model, kind)
        return self._names[kind]

    def kept(self, name: str) -> Table:
        """The stored data of an element, written by `backends.robot_files.kept`."""
        if self._kept is None:
            model = self.model
            texts = zip(self.names("text"), model.text_adr, model.text_size, strict=True)
            said = {name: bytes(model.text_data[at : at + size]).split(b"\0")[0] for name, at, size in texts}
            self._kept = {}
            for key, text in said.items():
                if key.startswith(KEPT):
                    with self.reads_kept(key.removeprefix(KEPT)):
                        self._kept[key.removeprefix(KEPT)] = table(json.loads(text))
        return self._kept.get(name, {})

    @contextmanager
    def reads_kept(self, name: str) -> Iterator[None]:
        """FileError where stored data cannot be read."""
        try:
            yield
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError, PoinsotError) as fault:
            self.refuse_model(
                f"has a text '{KEPT}{name:.80}' that is not as poinsot writes it "
                f"({_BLANKS.sub(' ', str(fault)):.200}); take it out"
            )

    def has(self, flag: str) -> bool:
        """Whether a part of the physics is switched off: flag "GRAVITY", "SPRING", …"""
        return bool(self.model.opt.disableflags & int(getattr(self.mujoco.mjtDisableBit, f"mjDSBL_{flag}")))

    def enables(self, flag: str) -> bool:
        """Whether a part that MuJoCo leaves out otherwise is switched on: flag "OVERRIDE", "SLEEP"."""
        return bool(self.model.opt.enableflags & int(getattr(self.mujoco.mjtEnableBit, f"mjENBL_{flag}")))

    def refuse(self, kind: str, i: int, why: str) -> NoReturn:
        """FileError that names the thing."""
        raise FileError(f"{self.path}: {kind} {self.names(kind)[i]!r} {why}")

    def refuse_model(self, why: str) -> NoReturn:
        """FileError of the whole."""
        raise FileError(f"{self.path}: the model {why}")

    def doubt(self, why: str) -> None:
        """Keep a warning of what moves otherwise than in MuJoCo; refuse it at once when strict."""
        if self.strict:
            raise FileError(f"{self.path}: {why} (refused since strict=True)")
        self.note(why)

    def note(self, why: str) -> None:
        """Keep a warning for the end of the reading."""
        self.doubts.append(why)

    def warn(self) -> None:
        """Warn of the doubts, once each."""
        for doubt in dict.fromkeys(self.doubts):
            warn(FileWarning(f"{self.path}: {doubt}"))


def compile_mjcf(
    path: str | os.PathLike[str], folders: Sequence[str | os.PathLike[str]] = (), strict: bool = False
) -> Compiled:
    """The model in a file, compiled by MuJoCo after its paths were checked.

    Errors  FileError for another root, for what `check_references` refuses, for what MuJoCo refuses, and for numbers
            that are not finite; ModelError where MuJoCo is not installed
    """
    document = read_document(path)
    document.require_root("mujoco", "an MJCF model", "; XML files that can be read are MJCF models")
    check_references(document, Folders.of(path, folders))
    try:
        import mujoco
    except ImportError:
        raise ModelError(
            f"{os.fspath(path)}: MuJoCo compiles MJCF models, and it is not installed here; pip install 'poinsot[mjcf]'"
        ) from None
    said: list[str] = []
    before = mujoco.get_mju_user_warning()
    mujoco.set_mju_user_warning(said.append)  # which else writes into a file in the working folder
    try:
        model = mujoco.MjModel.from_xml_path(os.fspath(path))
    except (ValueError, UnicodeError, MemoryError, mujoco.FatalError, mujoco.UnexpectedError) as fault:
        alone = all(node.tag not in ("include", "model") for node in document.root.walk())
        raise FileError(_sentence(document.path, str(fault), alone)) from None
    finally:
        mujoco.set_mju_user_warning(before)
    notes = [f"MuJoCo says: {_BLANKS.sub(' ', text).strip()}" for text in said]
    compiled = Compiled(Path(path), model, mujoco, notes, strict)
    _require_finite(compiled)
    return compiled


def _sentence(path: Path, said: str, alone: bool) -> str:
    """What MuJoCo refuses, as one sentence: with the line before it where the file has no parts."""
    text = _BLANKS.sub(" ", said).strip().removeprefix("XML Error: ").removeprefix("Error: ")
    line = _LINE.search(text)
    place = f"{path}:{line.group(1)}" if line and alone else str(path)
    if line and alone:
        text = text[: line.start()] + text[line.end() :]
    return f"{place}: MuJoCo does not compile this model: {text[:1000].rstrip('. ')}; correct the file"


def _require_finite(compiled: Compiled) -> None:
    model = compiled.model
    fields = [name for name in dir(model) if name.startswith(_READ)]
    for name, value in [(name, getattr(model, name)) for name in fields] + [("gravity", model.opt.gravity)]:
        if not isinstance(value, np.ndarray) or value.dtype.kind != "f":
            continue
        bounds = name.endswith(("range", "springlength", "lengthspring"))
        if np.isnan(value).any() or not (bounds or (np.abs(value, dtype=float) <= LARGEST_NUMBER).all()):
            what = name.replace("jnt", "joint").replace("eq_", "equality_").replace("_", " ")
            raise FileError(
                f"{compiled.path}: the compiled model has a number in {what!r} that is not finite, or is beyond "
                f"{LARGEST_NUMBER:g}; correct the file"
            )
