"""What formats of robots call joints, shapes, limits and laws: the tables by which they are read and written."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path, PurePath

import numpy as np

from poinsot.algebra.arrays import Bools
from poinsot.backends.robot_files.numbers import texts
from poinsot.joints.pairs import Pair, fixed, free, planar, prismatic, revolute, spherical, universal
from poinsot.multibody.model import Shape
from poinsot.records import NamedTuple

JOINTS: dict[str, tuple[Callable[[], Pair], tuple[int, ...]]] = {
    **dict.fromkeys(("revolute", "continuous", "hinge", "screw", "gearbox"), (revolute, (2,))),
    **dict.fromkeys(("prismatic", "slide"), (prismatic, (2,))), "planar": (planar, (2,)),
    **dict.fromkeys(("universal", "revolute2"), (universal, (0, 1))), "fixed": (fixed, ()),
    **dict.fromkeys(("floating", "free"), (free, ())), **dict.fromkeys(("spherical", "ball"), (spherical, ())),
}  # fmt: skip
"""A screw turns and advances; a gearbox couples two hinges."""
URDF = ("revolute", "continuous", "prismatic", "planar", "floating", "fixed", "spherical")
SDF = ("revolute", "continuous", "prismatic", "screw", "ball", "universal", "revolute2", "fixed", "gearbox")
MJCF = ("free", "ball", "slide", "hinge")
"""In the order of MuJoCo's mjtJoint."""


def whole(*kinds: str) -> dict[Pair, tuple[str, tuple[int, ...]]]:
    """Pair → joint type and axes."""
    return {JOINTS[kind][0](): (kind, JOINTS[kind][1]) for kind in kinds}


LIMITED = ("limited", "range")
"""What MJCF has of limits: of joints, tendons, actuators (RANGES), of efforts on joints ("actuatorfrc")."""
AFFINE = {part: (part, f"{part}_length", f"{part}_rate") for part in ("gain", "bias")}
"""The three numbers of our laws that gainprm and biasprm are."""
RANGES = {"ctrl": "control_range", "force": "force_range", "act": "activation_range"}
DYNAMICS = ("none", "integrator", "filter", "filter")
"""Activation dynamics in the order of MuJoCo's mjtDyn, which has an exact filter besides."""


def within(lower: float, upper: float, of: str = "") -> dict[str, str]:
    """The attributes of limits in MJCF."""
    return {f"{of}{name}": text for name, text in zip(LIMITED, ("true", texts((lower, upper))), strict=True)}


SIZES: dict[str, dict[str, int]] = {
    "box": {"size": 3},
    "cylinder": {"radius": 1, "length": 1},
    "capsule": {"radius": 1, "length": 1},
    "sphere": {"radius": 1},
    "ellipsoid": {"radii": 3},
}
"""The words of URDF and SDF for each shape's sizes, and how many numbers each has; the last one SDF alone has."""
OF_MJCF: dict[str, tuple[float, ...]] = {
    "plane": (1.0, 1.0),
    "sphere": (1.0,),
    "capsule": (1.0, 0.5),
    "ellipsoid": (1.0, 1.0, 1.0),
    "cylinder": (1.0, 0.5),
    "box": (0.5, 0.5, 0.5),
}
"""What MuJoCo has of each size: halves of lengths and of edges."""
GREY = (0.5, 0.5, 0.5, 1.0)  # of a geom that has no colour of its own
_ALL, _SIGN = 0xFFFFFFFF, 1 << 31


class Geom(NamedTuple):
    """Contact attributes of an MJCF geom with their defaults: from a compiled model or an element, and as attributes.

    friction  of sliding, torsional, rolling
    """

    contype: int = 0
    conaffinity: int = 0
    friction: tuple[float, float, float] = (1.0, 0.005, 0.0001)
    condim: int = 3
    priority: int = 0

    @classmethod
    def of(cls, a: Mapping[str, str | None]) -> Geom:
        """Contact attributes of an element."""
        mu, spin, roll = map(float, (a.get("friction") or texts(cls().friction)).split())
        whole = {name: int(x) for name in cls._fields if name != "friction" and (x := a.get(name)) is not None}
        return cls(friction=(mu, spin, roll), **whole)

    @classmethod
    def rubbing(
        cls, mu: float | None, torsional: float | None, rolling: float | None, condim: int = 6, priority: int = 0,
        bits: tuple[int, int] = (0, 0),
    ) -> Geom:  # fmt: skip
        """One that rubs so, with the condim with which that acts; None: the file says none."""
        usual = cls().friction
        acts = min(condim, 6 if rolling else 4 if torsional else 3)
        others = usual[1:] if acts <= 3 else (0.0, 0.0)
        spin, roll = (y if x is None else x for x, y in zip((torsional, rolling), others, strict=True))
        return cls(*bits, (usual[0] if mu is None else mu, spin, roll), acts, priority)

    @property
    def attributes(self) -> dict[str, str]:
        """Attributes that differ from their defaults, bits as signed integers."""
        own, usual = ({**each._asdict(), "friction": texts(each.friction)} for each in (self, Geom()))
        bits = {name: str((own.pop(name) + _SIGN & _ALL) - _SIGN) for name in ("contype", "conaffinity")}
        return bits | {name: str(x) for name, x in own.items() if x != usual[name]}

    def on(self, shape: Shape) -> Shape:
        """The shape of the geom."""
        mu, spin, roll = self.friction
        made = replace(shape, friction=mu, torsional=spin, rolling=roll, condim=self.condim, priority=self.priority)
        return replace(made, category=self.contype & _ALL, mask=self.conaffinity & _ALL)


_SHOWN = 3  # groups that MuJoCo's own viewer shows: 0, 1 and 2


def drawn(bodies: Sequence[int], groups: Sequence[int], seen: Bools, touching: Bools) -> Bools:
    """Mask of the geoms that are drawn: those of the groups that MuJoCo draws.

    A body with geoms in groups for pictures only is drawn by these. seen: mask of those that are not transparent
    """
    body, group = np.asarray(bodies, dtype=int), np.asarray(groups, dtype=int)
    shown = (group < _SHOWN) & seen
    apart = np.isin(group, list({*group[shown & ~touching]} - {*group[touching]}))
    return np.asarray(shown & (apart | ~np.isin(body, body[shown & apart])))


def mesh_reference(shape: Shape, folder: str | os.PathLike[str] | None) -> str | None:
    """The path or URI of a mesh as a file in ``folder`` says it; None of a mesh that has no file.

    Relative paths start from the file that the shape was read from; without a folder they stay as they are.
    """
    given = shape.mesh
    if given is None or "://" in given or PurePath(given).is_absolute() or folder is None or shape.folder is None:
        return given
    target = Path(shape.folder, given)
    try:
        return Path(os.path.relpath(os.path.abspath(target), os.path.abspath(folder))).as_posix()
    except ValueError:  # on another drive
        return os.path.abspath(target)
