"""Surfaces that touch: a shape on a body with its material, and its pieces, each with a formula.

A piece is a core of `geometry.touching` carried by a body: a capsule is a rod, and against a plane two balls; a box
against a plane is its eight corners. Source: docs/switching.md.
Units: lengths [m]; μ and e have none [–]. Law: tests/multibody/test_contacts.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import reduce
from itertools import product
from math import inf, isfinite

import numpy as np

from poinsot.algebra.formulas import evaluate
from poinsot.algebra.scalars import Scalar, maximum, number
from poinsot.geometry import touching
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.nearest import ConvexSolid, nearest_places
from poinsot.multibody.contacts.hulls import hull_vertices
from poinsot.multibody.model import Shape
from poinsot.multibody.stretches import Carried
from poinsot.records import dataclass

_EVERYWHERE = 0xFFFFFFFF


@dataclass(frozen=True)
class Surface:
    """A shape of a body (or of "ground") as it touches others.

    shape      of geometry "point", "sphere", "capsule", "box", "plane" (what is below its z = 0), "height" (what is
               below z = h(x, y)), "cylinder", "ellipsoid", or a "mesh", of which the convex hull counts
    friction   μ of what slides on it, None: what the contact says; of two surfaces see `friction_between`
    restitution  e, None: what the contact says; of two the larger
    torsional, rolling  friction as of `Contact` [m], None: what the contact says; of two see `friction_between`
    category, mask  bits: two surfaces may touch where one's category is in the other's mask (contype, conaffinity)
    """

    body: str
    shape: Shape
    friction: float | None = None
    restitution: float | None = None
    category: int = 1
    mask: int = _EVERYWHERE
    torsional: float | None = None
    rolling: float | None = None

    @property
    def label(self) -> str:
        """Its name: the body, and the shape if it has a name."""
        own = self.shape.name and self.shape.name != self.body
        return f"{self.body}.{self.shape.name}" if own else self.body

    @property
    def size(self) -> float:
        """A length of it [m]; 0 without extent: a point, an unbounded shape."""
        if self.shape.geometry in ("plane", "height", "point"):
            return 0.0
        if self.shape.geometry == "mesh":
            return float(np.abs(hull_vertices(self.shape)).max(initial=0.0))
        return reduce(maximum, self.shape.parameters, 0.0)

    def meets(self, other: Surface) -> bool:
        """Whether the masks let the two touch."""
        return bool((self.category & other.mask) | (other.category & self.mask))

    def faults(self) -> Iterator[str]:
        """The faults of its numbers; to follow the name of its owner."""
        kind = self.shape.geometry
        if kind not in NUMBERS and kind != "mesh":
            known = ", ".join(NUMBERS)
            yield f" has a {kind!r} on body {self.body!r}, which cannot touch; the shapes are {known}, mesh"
            return
        fine = self.shape.accuracy
        if fine is not None and not 0.0 <= fine < inf:
            yield f" has a {kind} on body {self.body!r} with the accuracy {fine:g} m; it must be a length, 0 or more"
        for what in ACTS_FROM:
            if number(x := getattr(self, what) or 0.0) and not 0.0 <= x < inf:
                yield f" has a {kind} on body {self.body!r} with the {what} {x:g}; it must be 0 or more, and finite"
        if number(e := self.restitution or 0.0) and not 0.0 <= e <= 1.0:
            yield f" has a {kind} on body {self.body!r} with the restitution {e:g}; it must be from 0 to 1 (no loss)"
        needed = NUMBERS.get(kind, 0)
        if len(self.shape.parameters) < needed:
            yield f" has a {kind} on body {self.body!r} of {len(self.shape.parameters)} numbers; it needs {needed}"
        elif any(number(x) and not (isfinite(x) and x > 0.0) for x in self.shape.parameters[:needed]):
            sizes = ", ".join(f"{x:g}" for x in self.shape.parameters[:needed])
            yield f" has a {kind} on body {self.body!r} with sizes {sizes}; they must be above 0"
        if kind == "height" and not self.shape.formula:
            yield f" has a height on body {self.body!r} without a formula in x and y"


ACTS_FROM = {"friction": 3, "torsional": 4, "rolling": 6}
"""The kinds of friction, and the condim from which on they act."""


def friction_between(a: Surface, b: Surface, kind: str = "friction") -> float:
    """A coefficient of two surfaces: that of the higher priority, else the larger; 0 where no condim of these lets it
    act."""
    first = max(a.shape.priority, b.shape.priority)
    counted = [s for s in (a, b) if s.shape.priority == first]
    if max(s.shape.condim for s in counted) < ACTS_FROM[kind]:
        return 0.0
    return reduce(maximum, (x for s in counted if (x := getattr(s, kind)) is not None), 0.0)


NUMBERS = {"point": 0, "sphere": 1, "capsule": 2, "box": 3, "plane": 0, "height": 0, "cylinder": 2, "ellipsoid": 3}
"""How many numbers the shapes that touch have."""


@dataclass(frozen=True)
class SurfacePiece:
    """A core on a body: what kind, where, and its numbers.

    sizes  of a ball its radius; of a rod half its length and its radius; of a brick its half edges, inf: without end;
           of a cylinder its radius and half its length; of an ellipsoid its semi-axes; of a mesh its hull's half sizes
    part, vertices  of what the text of nearest places finds: `geometry.nearest.ConvexSolid`
    """

    body: str
    kind: str
    placement: Displacement
    sizes: tuple[float, ...] = ()
    formula: str = ""
    numbers: tuple[tuple[str, float], ...] = ()
    part: int = 0
    vertices: tuple[tuple[float, float, float], ...] = ()

    def core(self, at: Carried) -> touching.Core | None:
        """The core where its frame is carried to, as formulas have it; None of a mesh."""
        if self.kind == "ball":
            return touching.Ball(at.place, *self.sizes)
        if self.kind == "mesh":
            return None
        X = at.X_W
        if self.kind == "rod":
            return touching.Rod(X.translation, X.rotation[:, 2], *self.sizes)
        if self.kind == "brick":
            x, y, z = (None if h == inf else h for h in self.sizes)
            return touching.Brick(X, (x, y, z))
        if self.kind == "cylinder":
            return touching.ConvexCylinder(X, *self.sizes)
        if self.kind == "ellipsoid":
            a, b, c = self.sizes
            return touching.ConvexEllipsoid(X, (a, b, c))
        return touching.HalfSpace(X) if self.kind == "half space" else touching.Terrain(X, self.height)

    def solid(self, at: Carried) -> ConvexSolid:
        """The convex core where its frame is carried to."""
        kind, half, radius = self.kind, self.sizes, 0.0
        if kind == "ball":
            return ConvexSolid(Displacement.translating(at.place), "point", radius=self.sizes[0])
        if kind == "rod":
            kind, half, radius = "capsule", (0.0, 0.0, self.sizes[0]), self.sizes[1]
        elif kind == "cylinder":
            half = self.sizes[0], *self.sizes
        kind = {"brick": "box", "half space": "plane"}.get(kind, kind)
        x, y, z = half or (0.0, 0.0, 0.0)
        return ConvexSolid(at.X_W, kind, (x, y, z), radius, self.part, self.vertices)

    def height(self, x: Scalar, y: Scalar) -> Scalar:
        """h(x, y) of a terrain."""
        return evaluate(self.formula, {**dict(self.numbers), "x": x, "y": y})

    def ball(self, at: Sequence[float] | np.ndarray, radius: float = 0.0) -> SurfacePiece:
        """A ball at a point of its frame."""
        placement = self.placement @ Displacement.translating(at)
        return replace(self, kind="ball", placement=placement, sizes=(radius,), formula="", numbers=())


def meet(a: SurfacePiece, at_a: Carried, b: SurfacePiece, at_b: Carried) -> touching.NearestPoints:
    """Where two pieces are nearest: by a formula where there is one, else by the text of nearest places."""
    if not a.part and not b.part and (formula := touching.formula_of(a.core(at_a), b.core(at_b))):
        return formula
    if b.kind == "half space":
        return meet(b, at_b, a, at_a).reversed
    one, two = a.solid(at_a), b.solid(at_b)
    s, n, p, q = nearest_places(one, two)
    return touching.NearestPoints(s - one.radius - two.radius, n, p, q, one.radius, two.radius)


def piece(surface: Surface) -> SurfacePiece:
    """The one core that a surface is."""
    shape, x = surface.shape, surface.shape.parameters
    if shape.geometry == "mesh":
        v = hull_vertices(shape)
        corners = tuple((float(a), float(b), float(c)) for a, b, c in v)
        return SurfacePiece(
            surface.body, "mesh", shape.placement, tuple(np.abs(v).max(axis=0).tolist()), vertices=corners
        )
    kind, sizes = {
        "point": ("ball", (0.0,)),
        "sphere": ("ball", x[:1]),
        "capsule": ("rod", (x[1] / 2, x[0]) if len(x) > 1 else ()),
        "box": ("brick", tuple(h / 2 for h in x[:3])),
        "cylinder": ("cylinder", (x[0], x[1] / 2) if len(x) > 1 else ()),
        "ellipsoid": ("ellipsoid", x[:3]),
        "plane": ("half space", ()),
        "height": ("terrain", ()),
    }[shape.geometry]
    return SurfacePiece(surface.body, kind, shape.placement, sizes, shape.formula, shape.numbers)


PARTS = {"capsule": ("-", "+"), "box": ("1", "2", "3", "4"), "cylinder": ("1", "2", "3", "4")}
"""The parts by which a core is taken where it may lie flat: `geometry.nearest.ConvexSolid`."""


def parts_of(surface: Surface) -> list[tuple[str, SurfacePiece]]:
    """A shape by parts that each touch in one place, with what names call them; none of what does not lie flat."""
    labels = PARTS.get(surface.shape.geometry, ())
    return [(f"part {label}", replace(piece(surface), part=k + 1)) for k, label in enumerate(labels)]


def corners(surface: Surface, flat: int | None = None) -> list[tuple[str, SurfacePiece]]:
    """The points of a convex shape that may come first onto a plane, with what names call them.

    flat  the axis of a box across a plane of motion: of its corners those in the middle stand for both sides
    """
    shape = surface.shape
    if shape.geometry == "mesh":
        at = SurfacePiece(surface.body, "ball", shape.placement, (0.0,))
        return [(f"vertex {k}", at.ball(p)) for k, p in enumerate(hull_vertices(shape))]
    if shape.geometry == "cylinder":
        if flat != 2:
            return parts_of(surface)
        return [("", SurfacePiece(surface.body, "ball", shape.placement, shape.parameters[:1]))]
    own = piece(surface)
    if own.kind in ("ball", "ellipsoid"):
        return [("", own)]
    if own.kind == "rod":
        half, radius = own.sizes
        return [(f"end {s}", own.ball((0.0, 0.0, z * half), radius)) for s, z in (("-", -1.0), ("+", 1.0))]
    signs = [(0.0,) if k == flat else (-1.0, 1.0) for k in range(3)]
    found = []
    for each in product(*signs):
        p = tuple(s * h for s, h in zip(each, own.sizes, strict=True))
        label = "".join("+" if s > 0 else "-" for s in each if s)
        found.append((f"corner {label}", own.ball(p)))
    return found
