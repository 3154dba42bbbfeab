"""Network files for tests: values as TOML, and random mechanisms drawn in the world with what they were drawn from."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.random import Generator
from scipy.spatial.transform import Rotation

from poinsot import Displacement, Model
from poinsot.elements import KINDS
from poinsot.files.network import read_network
from poinsot.multibody import GROUND

ARM = "[bodies.arm]\nmass = 1.0\ninertia = [0.1, 0.1, 0.1]\n"
HINGE = '[pairs.hinge]\nkind = "revolute"\nbetween = ["ground", "arm"]\npoint = [0, 0, 0]\naxis = [0, 0, 1]\n'


def toml(value: Any) -> str:
    """A value as TOML writes it, numbers exactly."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(x)}" for key, x in value.items()) + " }"
    if isinstance(value, (list, tuple, np.ndarray)):
        return "[" + ", ".join(map(toml, value)) + "]"
    return f'"{value}"' if isinstance(value, str) else repr(value.item() if isinstance(value, np.generic) else value)


def table(header: str, keys: dict[str, Any]) -> str:
    """A table with its keys."""
    return f"[{header}]\n" + "".join(f"{key} = {toml(value)}\n" for key, value in keys.items()) + "\n"


def read(folder: Path, text: str, version: str = "poinsot = 1\n") -> Model:
    """The model of a text."""
    file = folder / "mechanism.toml"
    file.write_text(version + text, encoding="utf-8")
    return read_network(file)


def direction(rng: Generator) -> np.ndarray:
    """A vector of any direction and of a length that is not one."""
    return rng.normal(size=3) * rng.uniform(0.5, 2.0)


def pose_keys(X: Displacement) -> dict[str, Any]:
    """The pose, as a body table or a frame gives it."""
    return {"position": X.translation, "quaternion": X.quaternion}


def random_pose(rng: Generator) -> Displacement:
    return Displacement(Rotation.random(rng=rng).as_matrix(), rng.normal(size=3))


@dataclass
class Drawing:
    """Bodies in poses, and pairs of every kind placed in the world between random bodies, to write a text from."""

    poses: dict[str, Displacement]
    pairs: dict[str, dict[str, Any]]

    @classmethod
    def random(cls, rng: Generator) -> Drawing:
        poses = {GROUND: Displacement.identity()} | {f"b{k}": random_pose(rng) for k in range(len(KINDS) + 1)}
        pairs = {}
        for k, kind in enumerate(rng.permutation(list(KINDS) * 2)):
            between = [str(name) for name in rng.permutation(list(poses))[:2]]
            pairs[f"p{k}"] = {"kind": str(kind), "between": between, **_placed(str(kind), rng)}
        return cls(poses, pairs)

    def text(self) -> str:
        """The drawing as a network file without its version."""
        bodies = [
            table(f"bodies.{name}", {"mass": 1.0, "inertia": [1.0, 1.0, 1.0], **pose_keys(X)})
            for name, X in self.poses.items()
            if name != GROUND
        ]
        return "".join(bodies + [table(f"pairs.{name}", keys) for name, keys in self.pairs.items()])


def _placed(kind: str, rng: Generator) -> dict[str, Any]:
    """The keys that place a pair of that kind somewhere in the world."""
    first = direction(rng)
    across = np.cross(first, rng.normal(size=3))
    point = {} if kind == "free" else {"point": rng.normal(size=3)}
    keys: dict[str, dict[str, Any]] = {
        "planar": {"normal": first, "x_axis": across},
        "universal": {"axes": [first, across]},
        "spherical": {},
        "fixed": {},
        "free": {},
    }
    pitch = {"pitch": rng.normal()} if kind == "helical" else {}
    return point | keys.get(kind, {"axis": first}) | pitch
