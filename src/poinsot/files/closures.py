"""What closes a robot and drives it, said beside its file: a YAML file, or a table.

The YAML is that of the collection beside arXiv:2504.04767 (Gepetto's example-parallel-robots):

    closed_loop: [[frame_a, frame_b], …]     frames of links or joints; type: [6d, 3d, …], 6d where it is left out
    name_mot: [joint, …]                     the joints that have motors
    joint_name: [joint, …]                   joints of another kind than the robot's file says; joint_type:
                                             SPHERICAL, UJOINT_XY and the like, FIXED

A table is name → {between = [a, b], kind = "fixed" or another kind of pair, its numbers}.
Law: a robot that is read so is the one whose file has these pairs, tests/files/test_closures.py.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import NoReturn

from poinsot.errors import FileError, FileWarning, ModelError, nearest, warn
from poinsot.files.reading import read_text
from poinsot.multibody.closed_models import ClosurePair, NamedFrame, closed, closing_pair, exchanged, with_motors
from poinsot.multibody.model import Model

Path = str | os.PathLike[str]

FILE_BYTES = 1_000_000  # bytes
_KEYS = ("closed_loop", "type", "name_mot", "joint_name", "joint_type")


def with_closures(model: Model, closures: Path | Mapping[str, Mapping[str, object]], strict: bool = False) -> Model:
    """The model closed and driven as a YAML file, or a table, says. FileError of a file, ModelError of a table.

    strict  refuse joint_name that is no joint's; otherwise a FileWarning names it, and it is left out
    """
    if isinstance(closures, Mapping):
        return closed(model, [closure_of(name, table) for name, table in closures.items()])
    return _Described(closures, strict).applied(model)


def closure_of(name: str, table: Mapping[str, object]) -> ClosurePair:
    """A closure of a table. ModelError for a key or a value that means nothing."""
    between, kind, numbers = table.get("between"), table.get("kind", "fixed"), dict[str, float]()
    ends = [end for end in between if isinstance(end, str)] if isinstance(between, (list, tuple)) else []
    if not isinstance(between, (list, tuple)) or len(between) != 2 or len(ends) != 2:
        raise ModelError(f"closure {name!r} needs between, the names of two bodies or joints; got {between!r:.100}")
    if not isinstance(kind, str):
        raise ModelError(f"closure {name!r} has kind={kind!r:.60}; it is the name of a kind of pair")
    for key, value in table.items():
        if key in ("between", "kind"):
            continue
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise ModelError(f"closure {name!r} has {key}={value!r:.60}; beside between and kind it takes numbers")
        numbers[key] = float(value)
    try:
        return ClosurePair(name, NamedFrame(ends[0]), NamedFrame(ends[1]), closing_pair(kind, numbers))
    except ModelError as error:
        raise ModelError(f"closure {name!r}: {error}") from None


class _Described:
    """A YAML file: lists by key, and the line of each."""

    def __init__(self, path: Path, strict: bool) -> None:
        self.path, self.strict = os.fspath(path), strict
        self.data, self.lines = _parsed(self.path)
        for key in self.data:
            if key not in _KEYS:
                self.refuse(key, f"has an unknown key {key!r:.60}{nearest(key, _KEYS, 'the keys are')}")
        for name, other in (("type", "closed_loop"), ("joint_type", "joint_name"), ("joint_name", "joint_type")):
            if name in self.data and len(self.many(name)) != len(self.many(other)):
                counts = f"{len(self.many(name))} and {len(self.many(other))}"
                self.refuse(name, f"says {name} and {other}, of which there are {counts}; give one for each")

    def refuse(self, key: object, why: str) -> NoReturn:
        raise FileError(f"{self.path}:{self.lines.get(key, 1)}: {why}")

    def many(self, key: str) -> list[object]:
        """The list of a key, empty by default."""
        found = self.data.get(key)
        if found is None:
            return []
        if not isinstance(found, list):
            self.refuse(key, f"has {key} {found!r:.60}; it is a list, as in {key}: [a, b]")
        return found

    def texts(self, key: str) -> list[str]:
        """The list of names of a key."""
        found = []
        for each in self.many(key):
            if not isinstance(each, str):
                self.refuse(key, f"has {each!r:.60} in {key}, which is a list of names")
            found.append(each)
        return found

    def loops(self) -> list[ClosurePair]:
        """The closures, called "a_b" after their frames."""
        kinds = self.texts("type") or ["6d"] * len(self.many("closed_loop"))
        found = []
        for ends, kind in zip(self.many("closed_loop"), kinds, strict=True):
            if not (isinstance(ends, list) and len(ends) == 2 and all(isinstance(end, str) for end in ends)):
                self.refuse("closed_loop", f"has {ends!r:.100} in closed_loop, which is a list of pairs of frames")
            a, b = ends
            found.append(ClosurePair(f"{a}_{b}", NamedFrame(a), NamedFrame(b), closing_pair(kind, {})))
        return found

    def applied(self, model: Model) -> Model:
        """The model with other kinds of joints, loops and motors, in this order."""
        key = "joint_name"
        try:
            joints = [joint.name for joint in model.joints]
            for joint, kind in zip(self.texts("joint_name"), self.texts("joint_type"), strict=True):
                if joint in joints or self.strict:
                    model = exchanged(model, joint, kind)
                else:
                    why = f"there is no joint {joint!r}{nearest(joint, joints).rstrip('?')}"
                    warn(FileWarning(f"{self.path}:{self.lines[key]}: {key}: {why}; its type {kind!r} is left out"))
            key = "closed_loop"
            model = closed(model, self.loops())
            key = "name_mot"
            return with_motors(model, self.texts("name_mot"))
        except ModelError as error:
            if isinstance(error, FileError):
                raise
            self.refuse(key, f"{key}: {error}")


def _parsed(path: str) -> tuple[dict[object, object], dict[object, int]]:
    """The mapping in a YAML file, and the line of each of its keys."""
    text = read_text(path, FILE_BYTES)
    try:
        import yaml
    except ImportError:
        raise ModelError(f"{path}: YAML is read by the package PyYAML: pip install 'poinsot[yaml]'") from None
    try:
        data, node = yaml.safe_load(text), yaml.compose(text, Loader=yaml.SafeLoader)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise FileError(f"{path}:{line}: this is not YAML: {error.problem or error.context}") from None
    except (yaml.YAMLError, RecursionError, ValueError) as error:
        why = "lists are nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise FileError(f"{path}: this is not YAML that can be read: {why:.200}") from None
    if not isinstance(data, dict):
        raise FileError(f"{path}: this file has no keys; what closes a robot says {', '.join(_KEYS[:3])} and the like")
    return data, {key.value: key.start_mark.line + 1 for key, _ in node.value}
