"""Pictures of mechanisms at a configuration: bodies as lines between their joints, pairs as symbols, screws on top.

A body with two joints is a line, with more a plate (or a star, where they do not lie in a plane), with one a line to
its mass centre. The ground is dashed. Planar mechanisms are drawn in their plane, unless the axes given are in space.
Units: lengths [m]. Law: tests/views/test_mechanism_pictures.py. Source: each pair says its symbol,
`joints.pair.Pair.symbol`.

The joints of a mechanism where they are at a configuration, and the screws of their freedoms.

Pictures of a mechanism one after the other, as arrays of pixels: the rendering of an environment.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from poinsot.algebra.arrays import Floats
from poinsot.analysis.kinestatics import joint_systems
from poinsot.errors import ModelError, nearest
from poinsot.geometry.classification import classify
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Twist
from poinsot.geometry.screw_systems import ScrewSystem
from poinsot.geometry.screws import Screw, pitch
from poinsot.joints.pair import Pair, Symbol
from poinsot.multibody.kinematics import world_poses
from poinsot.multibody.model import GROUND
from poinsot.records import dataclass
from poinsot.views import canvas, screw_shapes
from poinsot.views.matplotlib import Figure, FigureCanvasAgg
from poinsot.views.naming import plain
from poinsot.views.screw_pictures import draw_screw

if TYPE_CHECKING:
    from poinsot.systems.mechanism import Mechanism

_NEAR = 1e-6  # of the size: joints nearer to one another are at one place
_TINY = 1e-9  # pitches below, beside the length of the system, are rounding errors


@dataclass(frozen=True)
class PlacedJoint:
    """A joint at a configuration: its pair's kind and symbol, its frames in the world, on predecessor and successor.

    freedoms  how many; in_plane  whether they move in planes z = const; pitch  of a thread [m/rad], zero of all others
    """

    name: str
    kind: str
    symbol: Symbol
    bodies: tuple[str, str]
    X_P: Displacement
    X_S: Displacement
    freedoms: int
    in_plane: bool = False
    pitch: float = 0.0

    def screws(self, freedoms: ScrewSystem) -> list[Screw]:
        """Screws of its freedoms (the joint's system), about the axes that the pair is made of, with their senses."""
        (x, y, z), p = self.X_P.rotation.T, self.X_P.translation
        if self.symbol == "cross" and freedoms.order == 2:
            return [Screw.along(p, x), Screw.along(p, self.X_S.rotation[:, 1])]
        if self.symbol == "ball" and freedoms.order == 3:
            return [Screw.along(p, e) for e in (x, y, z)]
        if self.symbol == "plate" and freedoms.order == 3:
            return [Screw.along(p, z), Screw.improper(x), Screw.improper(y)]
        return [S if S.direction @ z > -_TINY else -S for S in screws_of(freedoms)]


def screws_of(system: ScrewSystem) -> list[Screw]:
    """The screws of the normal form of a system, with pitches that are rounding errors set to zero."""
    found = []
    for row in classify(system).screws:
        S = Screw.of(Twist.of(row))
        small = S.is_proper and abs(float(S.pitch)) < _TINY * system.length
        found.append(Screw(S.axis, 0.0) if small else S)
    return found


def placed_joints(mechanism: Mechanism, q: Floats) -> tuple[list[PlacedJoint], dict[str, Floats]]:
    """The joints of a mechanism in the world, and the mass centre (3,) of every body."""
    tree = mechanism.tree
    X_W = world_poses(tree, q)
    frames = {GROUND: Displacement.identity()}
    for name, attached in tree.bodies.items():
        frames[name] = attached.X_LB if attached.link < 0 else X_W[attached.link] @ attached.X_LB
    joints = [
        PlacedJoint(
            j.name,
            j.pair.kind,
            j.pair.symbol,
            (j.predecessor, j.successor),
            _plain(frames[j.predecessor] @ j.X_PJ),
            _plain(frames[j.successor] @ j.X_SJ),
            len(j.pair.freedoms),
            _moves_in_planes(j.pair, frames[j.predecessor] @ j.X_PJ),
            float(pitch(j.pair.motion_subspace(j.pair.neutral())[0])) if j.pair.symbol == "thread" else 0.0,
        )
        for j in tree.model.joints
    ]
    centres = {b.name: np.asarray(frames[b.name] @ b.inertia.centre, dtype=float) for b in tree.model.bodies}
    return joints, centres


def is_planar(joints: list[PlacedJoint]) -> bool:
    """Whether all pairs move in planes z = const."""
    return all(joint.in_plane for joint in joints)


def _moves_in_planes(pair: Pair, X_WP: Displacement) -> bool:
    """True if all its freedoms turn about z of the world or slide across it; a contact has no freedoms."""
    if len(pair.coordinates) < len(pair.freedoms):
        return False
    for S in pair.motion_subspace(pair.neutral()):
        w, v = (np.asarray(X_WP.rotation @ part, dtype=float) for part in (S.angular, S.linear))
        if max(abs(w[0]), abs(w[1]), abs(v[2])) > _TINY:
            return False
    return True


def _plain(X: Displacement) -> Displacement:
    return Displacement(np.asarray(X.rotation, dtype=float), np.asarray(X.translation, dtype=float))


def distinct(points: list[Floats], size: float) -> Floats:
    """The points (n, 3) of a body without those that stand at one place, beside the size of the mechanism."""
    kept: list[Floats] = []
    for p in points:
        if all(np.linalg.norm(p - other) > _NEAR * size for other in kept):
            kept.append(p)
    return np.array(kept).reshape(-1, 3)


# Symbols of kinematic pairs, in space as small bodies and in the plane as kinematic diagrams have them.

_SIDES = 18
_BODY = {"facecolors": "#DDE3EA", "edgecolors": "#DDE3EA", "linewidths": 0.2, "zorder": canvas.SYMBOL, "shade": True}
_EDGE = {"color": "0.15", "linewidth": 0.8, "zorder": canvas.SYMBOL + 0.5}


def draw_pair(ax: object, joint: PlacedJoint, size: float) -> None:
    """The symbol of a joint's pair. size [m]: about half of the symbol's extent. A free joint has none."""
    if joint.symbol == "none":
        return
    if canvas.in_space(ax):
        _in_space(ax, joint, size)
    else:
        _in_plane(ax, joint, size)


def _in_space(ax: object, joint: PlacedJoint, size: float) -> None:
    symbol, X_S = joint.symbol, joint.X_S
    (x, y, z), p, s = joint.X_P.rotation.T, joint.X_P.translation, X_S.translation
    if symbol == "cross":
        _tube(ax, p, x, 0.4 * size, 1.5 * size)
        _tube(ax, p, X_S.rotation[:, 1], 0.4 * size, 1.5 * size)
    elif symbol == "block":
        _box(ax, p, (x, y, z), (0.7 * size, 0.7 * size, 1.5 * size))
        canvas.polyline(ax, [p, s], color="0.35", linewidth=2.0, zorder=canvas.LINE)
    elif symbol == "plate":
        _box(ax, p, (x, y, z), (1.8 * size, 1.8 * size, 0.15 * size))
    elif symbol == "ball":
        canvas.mark(ax, p, marker="o", markersize=9, color="0.3", markeredgecolor="0.1")
        canvas.mark(ax, p, marker="o", markersize=2.5, color="white", zorder=canvas.SYMBOL + 1)
    elif symbol == "square":
        canvas.mark(ax, p, marker="s", markersize=5, color="0.3")
    elif symbol == "rod":
        canvas.polyline(ax, [p - 3 * size * z, p + 3 * size * z], color="0.35", linewidth=2.0)
        canvas.polyline(ax, [p, s], color="0.35", linewidth=2.0)
        _tube(ax, s, z, 0.55 * size, 1.4 * size)
    else:
        _tube(ax, p, z, 0.8 * size, 1.2 * size)
        if symbol == "thread":
            a = np.linspace(0.0, 6 * np.pi, 73)
            hand = 1.0 if joint.pitch > 0.0 else -1.0
            thread = 0.85 * size * (np.outer(np.cos(a), x) + hand * np.outer(np.sin(a), y))
            canvas.polyline(ax, p + thread + np.outer(size * (a / (3 * np.pi) - 1.0), z), **_EDGE)


def _tube(ax: object, p: Floats, z: Floats, radius: float, half: float) -> None:
    side = np.cross(z, np.eye(3)[int(np.argmin(np.abs(z)))])
    side /= np.linalg.norm(side)
    a = 2 * np.pi * np.arange(_SIDES + 1) / _SIDES
    ring = radius * (np.outer(np.cos(a), side) + np.outer(np.sin(a), np.cross(z, side)))
    low, high = p + ring - half * z, p + ring + half * z
    walls = [np.array([low[k], low[k + 1], high[k + 1], high[k]]) for k in range(_SIDES)]
    canvas.polygons(ax, walls, **_BODY)
    canvas.polygons(ax, [low[:-1], high[:-1]], **_BODY)
    for rim in (low, high):
        canvas.polyline(ax, rim, **_EDGE)


def _box(ax: Any, p: Floats, axes: Any, half: tuple[float, float, float]) -> None:
    e = [h * a for h, a in zip(half, axes, strict=True)]
    faces = []
    for k in range(3):
        a, b, c = e[k], e[(k + 1) % 3], e[(k + 2) % 3]
        faces += [
            np.array([p + s * a + b + c, p + s * a - b + c, p + s * a - b - c, p + s * a + b - c]) for s in (-1, 1)
        ]
    canvas.polygons(ax, faces, **_BODY | {"edgecolors": "0.15", "linewidths": 0.8})


def _in_plane(ax: object, joint: PlacedJoint, size: float) -> None:
    symbol, X_P, grounded = joint.symbol, joint.X_P, GROUND in joint.bodies
    p, s = X_P.translation, joint.X_S.translation
    white = {"facecolors": "white", "edgecolors": "0.1", "linewidths": 1.3}
    if symbol == "block":
        u, v = X_P.rotation[:, 2], np.cross([0.0, 0.0, 1.0], X_P.rotation[:, 2])
        ends = [p - 3.0 * size * u, s + 3.0 * size * u]
        canvas.polyline(ax, ends, color="0.1", linewidth=1.3, zorder=canvas.SURFACE + 1)
        if grounded:
            _hatching(ax, ends[0] - 0.8 * size * v, ends[1] - 0.8 * size * v, -v, size)
        block = [s + a * 1.3 * size * u + b * 0.8 * size * v for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        canvas.polygons(ax, [np.array(block)], zorder=canvas.SURFACE + 2, **white)
    elif symbol == "sleeve":
        if grounded:
            down, side = np.array([0.0, -1.0, 0.0]), np.array([1.0, 0.0, 0.0])
            foot = p + 1.8 * size * down
            canvas.polygons(
                ax, [np.array([p, foot - size * side, foot + size * side])], zorder=canvas.SURFACE + 1, **white
            )
            _hatching(ax, foot - 1.5 * size * side, foot + 1.5 * size * side, down, size)
        pin = {"marker": "o", "markersize": 8, "markeredgecolor": "0.1", "markeredgewidth": 1.4}
        canvas.mark(ax, p, color="white", zorder=canvas.SYMBOL + 1, **pin)
    else:
        colour = "0.3" if symbol == "square" else "white"
        canvas.mark(ax, p, marker="s", markersize=7, color=colour, markeredgecolor="0.1")


def _hatching(ax: object, start: Floats, end: Floats, down: Floats, size: float) -> None:
    canvas.polyline(ax, [start, end], color="0.1", linewidth=1.3)
    along = (end - start) / float(np.linalg.norm(end - start))
    for t in np.arange(0.15 * size, float(np.linalg.norm(end - start)), 0.45 * size):
        tip = start + t * along
        canvas.polyline(ax, [tip, tip + 0.4 * size * (down - along)], color="0.1", linewidth=0.8)


_SYMBOL = 0.03  # size of a symbol beside the mechanism
_NAMED_BODIES, _NAMED_JOINTS = 9, 20  # with names: where there are more, they would cover the picture
_AXIS = 0.4  # length of a joint's axis beside it
_LINK = {"color": "#4A5560", "linewidth": 3.5}
_BASE = {"color": "0.55", "linewidth": 1.2, "linestyle": (0, (5, 3))}


def draw_mechanism(
    mechanism: Mechanism,
    q: ArrayLike | None = None,
    ax: object = None,
    *,
    screws: bool = False,
    names: bool = True,
    highlight: str | None = None,
) -> Any:
    """Draw a mechanism at a configuration.

    q          (nq,); without it the assembled one nearest to the drawing
    screws     draw the freedoms of every joint as screws too (in space; q must be closed then)
    names      write the names of joints (of twenty at most) and bodies (of nine at most, and the highlighted one)
    highlight  a body to show in orange
    Returns the axes; in the plane z = const for mechanisms that move in it. ModelError for an unknown body, or a q that
    does not fit
    """
    q = mechanism.assemble() if q is None else np.asarray(q, dtype=float)
    if q.shape != (mechanism.nq,) or not np.isfinite(q).all():
        raise ModelError(f"a configuration of {mechanism.name!r} has {mechanism.nq} finite coordinates; got {q}")
    if highlight is not None and highlight not in mechanism.tree.bodies:
        known = mechanism.tree.bodies
        raise ModelError(f"mechanism {mechanism.name!r} has no body {highlight!r}{nearest(highlight, known)}")
    joints, centres = placed_joints(mechanism, q)
    if ax is None:
        ax = canvas.plane() if is_planar(joints) else canvas.space()
    ends = {body: list(_points(joints, body)) for body in (*mechanism.body_names, GROUND)}
    everything = np.vstack([*(p for points in ends.values() for p in points), *centres.values()])
    size = float(np.ptp(everything, axis=0).max()) or 1.0
    few = len(mechanism.body_names) <= _NAMED_BODIES
    for body, points in ends.items():
        if len(distinct(points, size)) < 2 and body in centres:
            points.append(centres[body])
        named = names and body != GROUND and (few or body == highlight)
        _draw_body(ax, body, distinct(points, size), size, body == highlight, named)
    for joint in joints:
        draw_pair(ax, joint, _SYMBOL * size)
        if names and len(joints) <= _NAMED_JOINTS and joint.freedoms not in (0, 6):
            canvas.label(ax, joint.X_P.translation, plain(joint.name), fontweight="bold")
    if screws and canvas.in_space(ax):
        _draw_joint_screws(mechanism, q, ax, joints, size)
    return canvas.fit(ax)


def _points(joints: list[PlacedJoint], body: str) -> Iterator[Floats]:
    """Where the joints of a body are, on it."""
    for joint in joints:
        for end, X in zip(joint.bodies, (joint.X_P, joint.X_S), strict=True):
            if end == body and joint.freedoms < 6:
                yield np.asarray(X.translation)


def _draw_body(ax: object, name: str, points: Floats, size: float, highlight: bool, named: bool) -> None:
    style: dict[str, Any] = _BASE if name == GROUND else _LINK | ({"color": screw_shapes.ORANGE} if highlight else {})
    if not len(points):
        return
    where = points.mean(axis=0)
    if len(points) == 2:
        canvas.polyline(ax, points, **style)
    elif len(points) > 2:
        _, sigma, Vt = np.linalg.svd(points - where)
        if sigma[1] < 1e-6 * size:  # on one line, as far as a picture shows
            canvas.polyline(ax, points[np.argsort(points @ Vt[0])], **style)
        elif sigma[2] < 0.02 * size:
            x, y = Vt[:2] @ (points - where).T
            ring = points[np.argsort(np.arctan2(y, x))]
            if canvas.in_space(ax) or name != GROUND:
                canvas.polyline(ax, np.vstack([ring, ring[:1]]), **style)
                canvas.polygons(ax, [ring], facecolors=style["color"], edgecolors="none", alpha=0.2)
        else:
            for p in points:
                canvas.polyline(ax, [where, p], **style)
    elif len(points) == 1 and name != GROUND:
        canvas.mark(ax, points[0], marker="o", markersize=5, color=style["color"])
    if named:
        colour = screw_shapes.VERMILLION if highlight else "0.4"
        canvas.label(ax, where, plain(name), colour, fontstyle="italic", fontsize=8)


def _draw_joint_screws(mechanism: Mechanism, q: Floats, ax: object, joints: list[PlacedJoint], size: float) -> None:
    systems = joint_systems(mechanism, q)
    for joint in joints:
        if systems[joint.name].order > 2:
            continue  # a ball or a plate says it all
        for S in joint.screws(systems[joint.name]):
            turning = S.is_proper and S.pitch == 0.0
            where: dict[str, Any] = {"at": joint.X_P.translation, "length": _AXIS * size, "scale": 0.4 * _AXIS * size}
            draw_screw(S, ax, label="", helix=not turning, **where)


class FrameDrawer:
    """Draws one mechanism at one configuration after another, all at the scale that shows everything drawn so far.

    size  (width, height) [pixels]
    """

    def __init__(self, mechanism: Mechanism, size: tuple[int, int] = (640, 480)) -> None:
        self.mechanism = mechanism
        self._figure = Figure(figsize=(size[0] / 100, size[1] / 100), dpi=100)
        self._canvas = FigureCanvasAgg(self._figure)
        self._seen: list[tuple[float, float]] = []

    def __call__(self, q: ArrayLike) -> NDArray[np.uint8]:
        """The picture at q (nq,): (height, width, 3), red, green and blue from 0 to 255."""
        self._figure.clear()
        planar = is_planar(placed_joints(self.mechanism, np.asarray(q, dtype=float))[0])
        ax = canvas.plane(self._figure) if planar else canvas.space(self._figure)
        draw_mechanism(self.mechanism, q, ax, names=False)
        directions = "xyz" if canvas.in_space(ax) else "xy"
        found = [getattr(ax, f"get_{each}lim")() for each in directions]
        self._seen = [(min(a, c), max(b, d)) for (a, b), (c, d) in zip(found, self._seen or found, strict=True)]
        for each, (low, high) in zip(directions, self._seen, strict=True):
            getattr(ax, f"set_{each}lim")(low, high)
        if canvas.in_space(ax):
            ax.set_box_aspect([high - low for low, high in self._seen])  # type: ignore[arg-type]
        self._canvas.draw()  # type: ignore[no-untyped-call]
        return np.array(np.asarray(self._canvas.buffer_rgba())[..., :3])  # type: ignore[no-untyped-call]
