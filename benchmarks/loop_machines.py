"""Machines of many closed loops, drawn closed: chains, ladders and binary trees of four-bars, nets of spherical pairs.

    machine("ladder", 100) → Model        toml(model) → its network file

Corners are moved a little at random, so that nothing is parallel by accident; planar ones may be turned in space.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from poinsot import Body, Displacement, Inertia, Joint, Model, pairs
from poinsot.elements import Pair, SphericalPair
from poinsot.multibody import GROUND

Floats = NDArray[np.float64]

BAR = 1.2  # kg/m


@dataclass
class Drawing:
    """Bodies and joints where they stand in the world, in metres; ``turn`` is where the drawing's plane lies."""

    size: float = 1.0
    turn: Displacement = field(default_factory=Displacement.identity)
    bodies: dict[str, tuple[Floats, float]] = field(default_factory=dict)
    joints: dict[str, tuple[str, str, Floats, Pair]] = field(default_factory=dict)

    def body(self, name: str, *corners: Floats) -> None:
        """A body of bars between its corners."""
        self.bodies[name] = (
            np.mean(corners, axis=0),
            float(np.ptp(np.array(corners), axis=0).max(initial=0.0)),
        )

    def pin(self, name: str, a: str, b: str, at: Floats, pair: Pair | None = None) -> None:
        """A revolute pair across the plane, or another, at a point."""
        self.joints[name] = (a, b, at, pair or pairs.revolute())

    def model(self, name: str, tree: str | tuple[str, ...] = "auto") -> Model:
        """All of it."""
        placed = {GROUND: Displacement.identity()}
        bodies = []
        for body, (centre, length) in self.bodies.items():
            placed[body] = self.turn @ Displacement.translating(centre * self.size)
            scale = (length or 0.3) * self.size
            mass = BAR * scale
            moments = np.diag([0.002, 0.082, 0.084]) * mass * scale**2
            bodies.append(Body(body, Inertia.at_centre(mass, np.zeros(3), moments), placed[body]))
        joints = []
        for joint, (a, b, at, pair) in self.joints.items():
            X_W = self.turn @ Displacement.translating(at * self.size)
            joints.append(Joint(joint, pair, a, b, placed[a].inverse() @ X_W, placed[b].inverse() @ X_W))
        return Model(name, tuple(bodies), tuple(joints), tree=tree)


def _four_bar(drawing: Drawing, k: int, base: str, A: Floats, u: Floats, rng: np.random.Generator) -> None:
    """Loop k on a base: from A along u, 1 m wide there; its coupler lies about as far beyond."""
    across = np.array([-u[1], u[0], 0.0])
    D = A + u * 0.8
    B = A + across * 0.5 + rng.normal(size=3) * [0.03, 0.03, 0.0]
    C = D + across * 0.7 + rng.normal(size=3) * [0.03, 0.03, 0.0]
    for name, corners in ((f"crank{k}", (A, B)), (f"coupler{k}", (B, C)), (f"rocker{k}", (D, C))):
        drawing.body(name, *corners)
    drawing.pin(f"A{k}", base, f"crank{k}", A)
    drawing.pin(f"B{k}", f"crank{k}", f"coupler{k}", B)
    drawing.pin(f"C{k}", f"coupler{k}", f"rocker{k}", C)
    drawing.pin(f"D{k}", base, f"rocker{k}", D)


def _corners(drawing: Drawing, k: int) -> tuple[Floats, Floats]:
    return drawing.joints[f"B{k}"][2], drawing.joints[f"C{k}"][2]


def chain(drawing: Drawing, count: int, rng: np.random.Generator) -> None:
    """Four-bars, each on the coupler of the one before."""
    A, u = np.zeros(3), np.array([1.0, 0.0, 0.0])
    for k in range(count):
        base = f"coupler{k - 1}" if k else GROUND
        _four_bar(drawing, k, base, A, u, rng)
        B, C = _corners(drawing, k)
        A = 0.9 * B + 0.1 * C


def tree_of_loops(drawing: Drawing, count: int, rng: np.random.Generator) -> None:
    """Four-bars, two on the coupler of each."""
    for k in range(count):
        if k == 0:
            _four_bar(drawing, 0, GROUND, np.zeros(3), np.array([1.0, 0.0, 0.0]), rng)
            continue
        parent = (k - 1) // 2
        B, C = _corners(drawing, parent)
        angle = 0.5 if k % 2 else -0.5
        u = (C - B) / np.linalg.norm(C - B)
        turned = np.array([np.cos(angle) * u[0] - np.sin(angle) * u[1], np.sin(angle) * u[0] + np.cos(angle) * u[1], 0])
        _four_bar(drawing, k, f"coupler{parent}", B if k % 2 else C, turned, rng)


def ladder(drawing: Drawing, count: int, rng: np.random.Generator) -> None:
    """Two rails of bars, hinged to one another and to the ground, and a rung between them on each bar."""

    def corner(x: float, y: float) -> Floats:
        return np.array([x, y, 0.0]) + rng.normal(size=3) * [0.03, 0.03, 0.0]

    feet = {side: corner(x, 0.0) for side, x in (("left", 0.0), ("right", 1.0))}
    for k in range(count):
        ends = {}
        for side, x in (("left", 0.0), ("right", 1.0)):
            head, ends[side] = corner(x, k + 1.0), corner(x, k + 0.6)
            drawing.body(f"{side}{k}", feet[side], head)
            drawing.pin(f"{side}_foot{k}", f"{side}{k - 1}" if k else GROUND, f"{side}{k}", feet[side])
            feet[side] = head
        drawing.body(f"rung{k}", ends["left"], ends["right"])
        for side, at in ends.items():
            drawing.pin(f"{side}_rung{k}", f"{side}{k}", f"rung{k}", at)


def net(drawing: Drawing, count: int, rng: np.random.Generator) -> None:
    """count × count bodies, each joined to its neighbours by spherical pairs, a corner of it to the ground."""
    at = {(i, j): np.array([i, j, 0.0]) + rng.normal(size=3) * 0.05 for i in range(count) for j in range(count)}
    for (i, j), place in at.items():
        drawing.body(f"b{i}_{j}", place - 0.3, place + 0.3)
    drawing.pin("corner", GROUND, "b0_0", at[0, 0] - 0.4, SphericalPair())
    for (i, j), place in at.items():
        for name, other in (("right", (i + 1, j)), ("up", (i, j + 1))):
            if other in at:
                middle = 0.5 * (place + at[other]) + rng.normal(size=3) * 0.03
                drawing.pin(f"{name}{i}_{j}", f"b{i}_{j}", f"b{other[0]}_{other[1]}", middle, SphericalPair())


SHAPES: dict[str, Callable[[Drawing, int, np.random.Generator], None]] = {
    "chain": chain,
    "ladder": ladder,
    "binary tree": tree_of_loops,
    "net": net,
}


def machine(
    shape: str,
    count: int,
    *,
    size: float = 1.0,
    turned: bool = False,
    seed: int = 0,
    tree: str | tuple[str, ...] = "auto",
) -> Model:
    """A machine of so many loops (a net of count × count bodies), of bars of about this size [m]."""
    rng = np.random.default_rng(seed)
    q = rng.normal(size=4)
    X = Displacement.from_quaternion(q / np.linalg.norm(q), np.zeros(3)) if turned else Displacement.identity()
    drawing = Drawing(size, X)
    SHAPES[shape](drawing, count, rng)
    return drawing.model(f"{shape} {count}", tree)


def toml(model: Model) -> str:
    """The network file of a machine of revolute and spherical pairs, drawn where it stands."""

    def numbers(values: Sequence[float]) -> str:
        return "[" + ", ".join(repr(float(x)) for x in values) + "]"

    lines = ["poinsot = 1", f'name = "{model.name}"', ""]
    for body in model.bodies:
        X, inertia = body.pose or Displacement.identity(), body.inertia
        lines += [
            f"[bodies.{body.name}]", f"mass = {float(inertia.mass)!r}", f"position = {numbers(X.translation)}",
            f"x_axis = {numbers(X.rotation[:, 0])}", f"z_axis = {numbers(X.rotation[:, 2])}",
            f"inertia = {numbers(np.diag(np.asarray(inertia.about_centre, dtype=float)))}", "",
        ]  # fmt: skip
    poses = {body.name: body.pose or Displacement.identity() for body in model.bodies}
    for joint in model.joints:
        X = poses.get(joint.predecessor, Displacement.identity()) @ joint.X_PJ
        lines += [
            f"[pairs.{joint.name}]", f'kind = "{joint.pair.kind}"',
            f'between = ["{joint.predecessor}", "{joint.successor}"]', f"point = {numbers(X.translation)}",
            *([f"axis = {numbers(X.rotation[:, 2])}"] if joint.pair.kind == "revolute" else []), "",
        ]  # fmt: skip
    return "\n".join(lines)
