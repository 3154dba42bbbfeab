"""A model as MuJoCo compiles it, once its paths are checked; what MuJoCo says of it, in our words."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn

import numpy as np

from poinsot.analysis.orders import mujoco_names
from poinsot.errors import FileError, FileWarning, ModelError, warn
from poinsot.files.folders import Folders
from poinsot.files.mjcf.references import check_references, read_document
from poinsot.files.xml import LARGEST_NUMBER
from poinsot.records import dataclass, field

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
    _names: dict[str, list[str]] = field(default_factory=dict)

    def names(self, kind: str) -> list[str]:
        """Of all things of a kind."""
        if kind not in self._names:
            self._names[kind] = mujoco_names(self.model, kind)
        return self._names[kind]

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
        raise FileError(_sentence(document.path, str(fault), alone=not _includes(document))) from None
    finally:
        mujoco.set_mju_user_warning(before)
    notes = [f"MuJoCo says: {_BLANKS.sub(' ', text).strip()}" for text in said]
    compiled = Compiled(Path(path), model, mujoco, notes, strict)
    _require_finite(compiled)
    return compiled


def _includes(document: Any) -> bool:
    return any(node.tag in ("include", "model") for node in document.root.walk())


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
