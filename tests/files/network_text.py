"""Network files for tests: values as TOML, and random mechanisms drawn in the world with what they were drawn from."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

import numpy as np
from numpy.random import Generator
from scipy.spatial.transform import Rotation

from cases import saved
from poinsot import Displacement, Model
from poinsot.elements import KINDS
from poinsot.files.element_kinds import find_kind, make
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
    return read_network(saved(folder / "mechanism.toml", version + text))


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
    def random(cls, rng: Generator) -> Self:
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
        "planar": {"normal": first, "x_axis": across}, "universal": {"axes": [first, across]}, "spherical": {},
        "fixed": {}, "free": {},
    }  # fmt: skip
    pitch = {"pitch": rng.normal()} if kind == "helical" else {}
    return point | keys.get(kind, {"axis": first}) | pitch


BODIES = """poinsot = 1
gravity = [0, 0, -9.81]
elements.b = {kind = "spatial.body", nodes = ["centre", "o", "tip"], mass = 1.5, inertia = [0.1, 0.2, 0.25],
  centre = [0.1, 0.2, 0.05], frames = {o = [0, 0, 0.1], tip = [0.5, 0.1, 0]}}
elements.c = {kind = "spatial.body", nodes = ["other", "m"], mass = 0.7, inertia = [0.01, 0.02, 0.025],
  frames = {m = [0, 0.1, 0]}, pose = [1.0, 0.2, 0.3]}
elements.j = {kind = "spatial.joint", nodes = ["ground", "o", "axis"], pair = "revolute", driven = true, damping = 0.3}
elements.s = {kind = "spatial.spring", nodes = ["tip", "m"], translational = [30, 40, 50], rotational = [3, 4, 5],
  coupling = 0.1}
elements.d = {kind = "spatial.damper", nodes = ["tip", "m"], translational = [3, 4, 5], rotational = 0.2}
elements.p = {kind = "spatial.potential", nodes = ["tip", "ground"], energy = "x**2 + 2*y**2 + z**2 + k*x",
  constants = {k = 0.3}}
elements.w = {kind = "spatial.wrench_source", nodes = ["m"], force = ["sin(t)", 0.2, 0.1], moment = [0, 0.1, 0],
  follows = true}
elements.u = {kind = "spatial.strut", nodes = ["tip", "ground", "rod"]}
elements.a = {kind = "rotational.inertia", nodes = ["axis"], inertia = 0.2}
elements.k = {kind = "rotational.damper", nodes = ["axis", "ground"], damping = 0.2}
elements.r = {kind = "translational.damper", nodes = ["rod", "ground"], damping = 0.2}
""".replace(",\n  ", ", ")

Table = dict[str, Any]

AROUND: dict[str, list[Table]] = {
    "electrical": [{"kind": "capacitor", "capacitance": 1e-3}, {"kind": "electrical.resistor", "resistance": 50.0}],
    "translational": [{"kind": "mass", "mass": 2.0}, {"kind": "translational.damper", "damping": 3.0}],
    "rotational": [{"kind": "rotational.inertia", "inertia": 2.0}, {"kind": "rotational.damper", "damping": 3.0}],
    "hydraulic": [{"kind": "accumulator", "capacity": 1e-8}, {"kind": "hydraulic.resistance", "resistance": 1e9}],
    "pneumatic": [{"kind": "pneumatic.chamber", "volume": 1e-3}],
    "thermal": [{"kind": "heat_capacity", "capacity": 5.0}],
    "magnetic": [{"kind": "permeance", "permeance": 1e-6}, {"kind": "magnetic_resistance", "resistance": 3.0}],
    "chemical": [{"kind": "membrane", "permeability": 1e-3}],
}
"""What stands on each terminal of an element, to the ground."""


def terminals(element: Any) -> list[str]:
    return [*dict.fromkeys(name for pair in element.pairs for name in pair.here)]


def network_around(kind: str, table: Table) -> str:
    """A file with the element, and around it what makes of it a network."""
    element = make(find_kind(kind), "E", table, {})
    domains = {name: pair.domain.name for pair in element.pairs for name in pair.here}
    nodes = {name: f"n{k}" for k, name in enumerate(terminals(element))}
    found: dict[str, Table] = {"E": {"kind": kind, "nodes": nodes, **table}}
    for name, node in nodes.items():
        for k, each in enumerate(AROUND[domains[name]]):
            ends = terminals(make(find_kind(each["kind"]), "x", _of(each), {}))
            found[f"{node}-{k}"] = {**each, "nodes": [node, "ground"][: len(ends)]}
    lines = [f"{json.dumps(name)} = {_toml(one)}" for name, one in found.items()]
    return "poinsot = 1\n[elements]\n" + "\n".join(lines) + "\n"


def _of(table: Table) -> Table:
    return {key: value for key, value in table.items() if key != "kind"}


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {_toml(x)}" for key, x in value.items()) + "}"
    return "[" + ", ".join(map(_toml, value)) + "]" if isinstance(value, list) else json.dumps(value)
