"""Shapes as geoms of an MJCF model: drawn (group 2), touching (group 3), or both (group 0)."""

from __future__ import annotations

import os
from pathlib import Path, PurePath

import numpy as np

from poinsot.backends.robot_files.doubts import Doubts
from poinsot.backends.robot_files.meshes import mesh_reference
from poinsot.backends.robot_files.mjcf import BodyElements
from poinsot.backends.robot_files.names import FreshNames
from poinsot.backends.robot_files.numbers import quaternion, texts
from poinsot.backends.robot_files.shapes import OF_MJCF
from poinsot.backends.robot_files.xml_text import XmlElement, element
from poinsot.multibody.model import GROUND, Body, Shape
from poinsot.records import dataclass, field

BOTH, DRAWN, TOUCHING = "0", "2", "3"
_ALL = 0xFFFFFFFF
_GREY = (0.5, 0.5, 0.5, 1.0)
_READ = (".stl", ".obj", ".msh")
_RUBS = (1.0, 0.005, 0.0001)
"""The coefficients of friction of a geom that says none."""


def rubbing(
    mu: float | None, torsional: float | None, rolling: float | None, condim: int = 6
) -> tuple[tuple[float, float, float], int]:
    """The three coefficients of friction of a geom, and the condim with which they act; None: the file says none."""
    acts = min(condim, 6 if rolling else 4 if torsional else 3)
    others = _RUBS[1:] if acts <= 3 else (0.0, 0.0)
    spin, roll = (y if x is None else x for x, y in zip((torsional, rolling), others, strict=True))
    return (1.0 if mu is None else mu, spin, roll), acts


@dataclass
class Geoms:
    """The geoms of a file, and the meshes that they share. folder: where the file will lie"""

    bodies: BodyElements
    doubts: Doubts
    folder: str | os.PathLike[str] | None
    names: FreshNames = field(default_factory=FreshNames)
    assets: list[XmlElement] = field(default_factory=list)
    meshes: dict[tuple[object, ...], str] = field(default_factory=dict)

    def of(self, body: Body, touches: bool = False) -> None:
        """Those of a body. touches: what touches of it comes with its contacts"""
        shared = [any(s is c for c in body.collisions) for s in body.visuals]
        both = bool(shared) and all(shared) and not touches
        for shape in body.visuals:
            self.add(body.name, shape, BOTH if both else DRAWN)
        for shape in () if touches else body.collisions:
            if not (both and any(shape is s for s in body.visuals)):
                self.add(body.name, shape, TOUCHING)

    def add(self, body: str, shape: Shape, group: str) -> XmlElement | None:
        """A geom on a body; None, with a warning, where MJCF has none."""
        what = f"a {shape.geometry} of body {body!r}"
        made = element("geom", name=None, type=shape.geometry)
        if shape.geometry == "mesh":
            mesh = self._mesh(shape)
            if mesh is None:
                self.doubts.tell(f"{what}, which MuJoCo could not read: {shape.mesh or 'it has too few points'}")
                return None
            made.attributes["mesh"] = mesh
        elif shape.geometry not in OF_MJCF:
            self.doubts.tell(f"{what}, which MJCF has not")
            return None
        elif shape.geometry == "plane" and self.bodies.of[body] is not self.bodies.world and body != GROUND:
            self.doubts.tell(f"{what}, since planes are on the world alone there")
            return None
        else:
            given = shape.parameters or (0.0, 0.0)
            size = [x * half for x, half in zip(given, OF_MJCF[shape.geometry], strict=False)]
            size += [1.0] if shape.geometry == "plane" else []
            if shape.geometry != "plane" and not all(x > 0.0 for x in size):
                self.doubts.tell(f"{what} with a size of 0")
                return None
            made.attributes["size"] = texts(size)
        made.attributes["name"] = self.names.new(shape.name or f"{body}_{'touches' if group == TOUCHING else 'shape'}")
        q = quaternion(np.asarray(shape.placement.rotation, dtype=float))
        made.attributes |= {"pos": texts(shape.placement.translation), "quat": texts((q[3], *q[:3]))}
        made.attributes |= {"group": group, "rgba": " ".join(map(_short, shape.colour or _GREY))}
        made.attributes |= {"contype": "0", "conaffinity": "0"} if group == DRAWN else _masks(shape)
        if group != DRAWN:
            numbers, condim = rubbing(shape.friction, shape.torsional, shape.rolling, shape.condim)
            made.attributes |= {"friction": texts(numbers)} if numbers != _RUBS else {}
            made.attributes |= {"condim": str(condim)} if condim != 3 else {}
        if group != DRAWN and shape.priority:
            made.attributes["priority"] = str(shape.priority)
        self.bodies.of[body].add(made)
        return made

    def _mesh(self, shape: Shape) -> str | None:
        """The name of a mesh: its triangles in the file itself, or a file that MuJoCo reads."""
        scale = tuple(shape.parameters) or (1.0, 1.0, 1.0)
        key: tuple[object, ...]
        if shape.triangles is not None:
            points = shape.triangles.vertices
            if len(points) < 4:  # vertices of a mesh
                return None
            key = (id(shape.triangles), scale)
            faces = " ".join(str(int(x)) for x in np.ravel(shape.triangles.faces))
            said = {"vertex": " ".join(map(_short, np.ravel(points))), "face": faces, "inertia": "shell"}
        else:
            where = mesh_reference(shape, self.folder)
            if where is None or "://" in where or PurePath(where).suffix.lower() not in _READ:
                return None
            if self.folder is not None and not Path(self.folder, where).is_file():
                return None
            key = (where, scale)
            said = {"file": where, "inertia": "shell"}
        if key not in self.meshes:
            self.meshes[key] = f"mesh_{len(self.meshes) + 1}"
            whole = None if scale == (1.0, 1.0, 1.0) else texts(scale)
            self.assets.append(XmlElement("mesh", {"name": self.meshes[key], "scale": whole, **said}))
        return self.meshes[key]


def _masks(shape: Shape) -> dict[str, str | None]:
    """Bits of what touches; MuJoCo's are numbers with a sign."""
    if (shape.category, shape.mask & _ALL) in ((1, _ALL), (1, 1)):
        return {"contype": "1", "conaffinity": "1"}
    return {"contype": str(_signed(shape.category)), "conaffinity": str(_signed(shape.mask))}


def _signed(bits: int) -> int:
    bits &= _ALL
    return bits - (1 << 32) if bits >> 31 else bits


def _short(x: float) -> str:
    """The shortest decimals of a number of 32 bits, which MuJoCo keeps colours and points of meshes as."""
    return str(np.float32(x)).removesuffix(".0")
