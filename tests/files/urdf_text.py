"""URDF texts for tests: a minimal robot with one part exchanged, and random robots with what they were made from."""

from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray
from scipy.spatial.transform import Rotation

Array = NDArray[Any]
INERTIAL = '<inertial><mass value="1"/><inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/></inertial>'
TYPES = ("revolute", "continuous", "prismatic", "fixed", "floating", "planar", "spherical")


def robot(*parts: str) -> str:
    """A robot of these elements."""
    return '<robot name="r">\n' + "\n".join(parts) + "\n</robot>\n"


def link(name: str, inside: str = "") -> str:
    return f'<link name="{name}">{inside}</link>'


def joint(name: str, parent: str, child: str, inside: str = "", kind: str = "revolute") -> str:
    return f'<joint name="{name}" type="{kind}"><parent link="{parent}"/><child link="{child}"/>{inside}</joint>'


def pendulum(inside: str = "", kind: str = "revolute") -> str:
    """Two links and a joint with these children."""
    return robot(link("base"), link("arm", INERTIAL), joint("hinge", "base", "arm", inside, kind))


def numbers(values: Any) -> str:
    return " ".join(repr(float(x)) for x in values)


@dataclass
class RandomRobot:
    """A random tree of known numbers: per joint its ends, kind, axis, xyz and rpy; per link its inertial."""

    rng: Generator
    links: int = 12
    kinds: tuple[str, ...] = TYPES
    joints: list[dict[str, Any]] = field(init=False)
    inertials: dict[str, dict[str, Any]] = field(init=False)

    def __post_init__(self) -> None:
        rng = self.rng
        self.joints = [
            {
                "name": f"j{n}", "parent": f"b{rng.integers(n)}", "child": f"b{n}", "kind": str(rng.choice(self.kinds)),
                "axis": rng.normal(size=3) * 10.0 ** rng.integers(-3, 4), "xyz": rng.normal(size=3),
                "rpy": rng.uniform(-7, 7, size=3),
            }
            for n in range(1, self.links)
        ]  # fmt: skip
        rng.shuffle(self.joints)  # type: ignore[arg-type]
        self.inertials = {f"b{n}": self._inertial() for n in range(self.links)}

    def _inertial(self) -> dict[str, Any]:
        """The inertia of some random point masses about their centre, which is physical."""
        points = self.rng.normal(size=(5, 3))
        points -= points.mean(axis=0)
        moments = sum(np.eye(3) * (p @ p) - np.outer(p, p) for p in points) * 0.1
        return {"mass": 0.5, "moments": moments, "xyz": self.rng.normal(size=3), "rpy": self.rng.uniform(-7, 7, size=3)}

    def text(self) -> str:
        """The robot as URDF, links and joints mixed at random; the joints keep their order."""
        parts = [self._link(name) for name in self.inertials]
        self.rng.shuffle(parts)
        places = sorted(self.rng.integers(0, len(parts) + 1, size=len(self.joints)), reverse=True)
        for place, j in zip(places, reversed(self.joints), strict=True):
            parts.insert(place, self._joint(j))
        return robot(*parts)

    def _joint(self, j: dict[str, Any]) -> str:
        origin = f'<origin xyz="{numbers(j["xyz"])}" rpy="{numbers(j["rpy"])}"/><axis xyz="{numbers(j["axis"])}"/>'
        return joint(j["name"], j["parent"], j["child"], origin + '<limit effort="1" velocity="1"/>', j["kind"])

    def _link(self, name: str) -> str:
        i = self.inertials[name]
        moments = " ".join(
            f'i{a}{b}="{float(i["moments"]["xyz".index(a), "xyz".index(b)])!r}"'
            for a, b in ("xx", "xy", "xz", "yy", "yz", "zz")
        )
        origin = f'<origin xyz="{numbers(i["xyz"])}" rpy="{numbers(i["rpy"])}"/>'
        return link(name, f'<inertial>{origin}<mass value="{i["mass"]}"/><inertia {moments}/></inertial>')


def matrix(rotation: Array, translation: Array) -> Array:
    """[R p; 0 1]."""
    return np.block([[rotation, translation.reshape(3, 1)], [np.zeros((1, 3)), np.ones((1, 1))]])


def origin_matrix(xyz: Array, rpy: Array) -> Array:
    """The pose of an <origin>, by SciPy: turns about fixed axes x, y, z."""
    return matrix(Rotation.from_euler("xyz", rpy).as_matrix(), np.asarray(xyz))


def pose(xyz: Any, rpy: Any) -> Array:
    """[R p; 0 1] of an origin."""
    X = np.eye(4)
    X[:3, :3], X[:3, 3] = Rotation.from_euler("xyz", rpy).as_matrix(), xyz
    return X


def xyz_rpy(X: Array) -> str:
    """An <origin>."""
    rpy = Rotation.from_matrix(X[:3, :3]).as_euler("xyz")
    return f'<origin xyz="{numbers(X[:3, 3])}" rpy="{numbers(rpy)}"/>'


class Arms:
    """Two random arms of three revolute joints on one base, in the world poses X of their links, drawn closed."""

    def __init__(self, rng: Generator) -> None:
        self.chains = [("base", "a1", "a2", "a3"), ("base", "b1", "b2", "b3")]
        self.X = {"base": np.eye(4)}
        self.joints = []
        for chain in self.chains:
            for parent, child in pairwise(chain):
                self.X[child] = self.X[parent] @ pose(rng.normal(size=3) * 0.4, rng.uniform(-3, 3, 3))
                self.joints.append((f"j_{child}", parent, child, rng.normal(size=3)))
        self.closing, self.axis = pose(rng.normal(size=3) * 0.4, rng.uniform(-3, 3, 3)), rng.normal(size=3)
        self.mass = {name: rng.uniform(0.5, 2.0) for name in self.X if name != "base"}

    def urdf(self, kind: str) -> str:
        """With a <loop> of this kind; an open tree with "none"."""
        links = [link("base")] + [
            link(name, f'<inertial><mass value="{m!r}"/>{INERTIAL[len("<inertial><mass value=") + 5 :]}')
            for name, m in self.mass.items()
        ]
        joints = [
            joint(name, p, c, xyz_rpy(np.linalg.inv(self.X[p]) @ self.X[c]) + f'<axis xyz="{numbers(axis)}"/>')
            for name, p, c, axis in self.joints
        ]
        ends = "".join(
            f'<{tag} link="{name}">{xyz_rpy(np.linalg.inv(self.X[name]) @ self.closing)}</{tag}>'
            for tag, name in (("predecessor", "a3"), ("successor", "b3"))
        )
        if kind == "none":
            return robot(*links, *joints)
        axis = "" if kind in ("spherical", "ball", "fixed") else f'<axis xyz="{numbers(self.axis)}"/>'
        return robot(*links, *joints, f'<loop name="closing" type="{kind}">{ends}{axis}</loop>')

    def toml(self, kind: str) -> str:
        kind = {"continuous": "revolute", "ball": "spherical"}.get(kind, kind)
        tree = ", ".join(f'"{name}"' for name, *_ in self.joints)
        lines = ["poinsot = 1", f"tree = [{tree}]"]
        for name, m in self.mass.items():
            x, y, z, w = Rotation.from_matrix(self.X[name][:3, :3]).as_quat().tolist()
            lines += [f"[bodies.{name}]", f"mass = {m!r}", "inertia = [1.0, 1.0, 1.0]"]
            lines += [f"position = {self.X[name][:3, 3].tolist()}", f"quaternion = {[x, y, z, w]}"]
        for name, p, c, axis in self.joints:
            ground = "ground" if p == "base" else p
            lines += [f"[pairs.{name}]", 'kind = "revolute"', f'between = ["{ground}", "{c}"]']
            lines += [f"point = {self.X[c][:3, 3].tolist()}", f"axis = {(self.X[c][:3, :3] @ axis).tolist()}"]
        axis = (self.closing[:3, :3] @ self.axis).tolist()
        placed = {
            "revolute": ["point", "axis"], "prismatic": ["point", "axis"], "planar": ["point", "normal"],
            "spherical": ["point"], "fixed": [],
        }[kind]  # fmt: skip
        lines += ["[pairs.closing]", f'kind = "{kind}"', 'between = ["a3", "b3"]']
        lines += [f"{key} = {self.closing[:3, 3].tolist() if key == 'point' else axis}" for key in placed]
        return "\n".join(lines) + "\n"
