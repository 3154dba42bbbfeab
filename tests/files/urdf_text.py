"""URDF texts for tests: a minimal robot with one part exchanged, and random robots with what they were made from."""

from __future__ import annotations

from dataclasses import dataclass, field
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
                "name": f"j{n}",
                "parent": f"b{rng.integers(n)}",
                "child": f"b{n}",
                "kind": str(rng.choice(self.kinds)),
                "axis": rng.normal(size=3) * 10.0 ** rng.integers(-3, 4),
                "xyz": rng.normal(size=3),
                "rpy": rng.uniform(-7, 7, size=3),
            }
            for n in range(1, self.links)
        ]
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
