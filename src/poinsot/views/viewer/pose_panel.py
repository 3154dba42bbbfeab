"""Sliders for the coordinates of a mechanism, and grips in the scene for joints that have quaternions.

The handles of a mechanism: a dial for every coordinate that is an angle or a length, a grip for a rotation.

A dial's range is the joint's limits. Where the file gives none it is stated here: half a turn either way for an angle,
the size of the mechanism either way for a length, as many turns as advance by that size for a thread. Seven numbers
with a quaternion among them are no sliders: the joint has a grip, a frame that is moved and turned in the scene.

The verdict on a pose: singular, near a singular one, or neither; in words.

Exactly singular poses are told by `mobility` (the mechanism gains freedoms) and by `singularity` of the body farthest
from the ground (it loses freedoms, or keeps some with the actuators locked). A hand on a slider hits none of them
exactly, so the distance is told, too: σ_r / σ_1, the least singular value that is not zero in general over the
greatest, of the closures' rows over the freedoms that are not driven (0: the drives do not hold the mechanism), or,
without loops, of the twists of that body over the rates (0: it cannot go some way).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.analysis.assembly import scaled_jacobian
from poinsot.analysis.kinestatics import admissible
from poinsot.errors import PoinsotError, printable
from poinsot.geometry.displacement import Displacement
from poinsot.motion.limits import limits_of
from poinsot.multibody.kinematics import world_poses
from poinsot.records import dataclass
from poinsot.systems.mechanism import Mechanism
from poinsot.views.screw_analysis import actuators_of, platform_of
from poinsot.views.viewer.world import World

if TYPE_CHECKING:
    from poinsot.joints.pair import Pair
    from poinsot.multibody.tree import Link

NEAR = 0.02


@dataclass(frozen=True)
class Judgement:
    """kind and sentence of a pose; closeness: 0 at a singular pose, at most 1; NaN where it is not defined."""

    kind: Literal["regular", "near", "singular", "unknown"]
    sentence: str
    closeness: float


class Judge:
    """Judges poses of one mechanism for a body, the farthest, and actuated freedoms, those with sources or enough."""

    def __init__(
        self, mechanism: Mechanism, q: Floats, body: str | None = None, actuated: Sequence[str] | None = None
    ) -> None:
        self.mechanism = mechanism
        self.body = platform_of(mechanism) if body is None else body
        self.actuated = actuators_of(mechanism, q) if actuated is None else tuple(actuated)
        names = list(mechanism.freedom_names)
        driven = {names.index(name) for name in self.actuated if name in names}
        self._passive = [k for k in range(mechanism.nv) if k not in driven]
        self._rank = 0
        for seed in range(3):  # in general: beside the pose, should it be a special one
            near = self._beside(q, seed)
            sigma = self._sigma(near)
            self._rank = max(self._rank, int((sigma > mechanism.accuracy * max(sigma.max(initial=0.0), 1.0)).sum()))

    def closeness(self, q: Floats) -> float:
        """σ_r / σ_1, by the rank r in general."""
        sigma = self._sigma(q)
        if not 0 < self._rank <= len(sigma) or not np.isfinite(sigma).all() or sigma[0] == 0.0:
            return float("nan")
        return float(sigma[self._rank - 1] / sigma[0])

    def quick(self, q: Floats) -> Judgement:
        """By the freedoms and the closeness alone: for every picture of a drag."""
        near = self.closeness(q)
        try:
            mobility = self.mechanism.mobility(q)
        except PoinsotError as error:
            return Judgement("unknown", str(error), near)
        freedoms = _freedoms(mobility.here)
        if near < self.mechanism.accuracy and not mobility.singular:
            return Judgement("singular", f"Singular: {freedoms}, σ_r/σ_1 = {near:.0e}.", near)
        if mobility.singular:
            return Judgement("singular", f"Singular: {freedoms} here, {mobility.general} near it.", near)
        if near < NEAR:
            return Judgement("near", f"{freedoms}; near a singular pose, σ_r/σ_1 = {near:.2g}.", near)
        return Judgement("regular", f"{freedoms}; a regular pose, σ_r/σ_1 = {near:.2g}.", near)

    def thorough(self, q: Floats) -> Judgement:
        """With `singularity`, which compares with closed poses near by."""
        quick = self.quick(q)
        try:
            found = self.mechanism.singularity(q, self.body, self.actuated)
        except PoinsotError as error:
            return Judgement("unknown", f"{quick.sentence} {error}", quick.closeness)
        if not found.singular:
            return quick
        return Judgement("singular", f"Singular ({found.kind}): {found.sentence}", quick.closeness)

    def _sigma(self, q: Floats) -> Floats:
        m = self.mechanism
        if m.tree.closed:
            rows = scaled_jacobian(m, q)[:, self._passive]
        else:
            J = np.array(m.jacobian(q, self.body), dtype=float)  # (ω; v at the world's origin)
            p = np.asarray(m.pose(q, self.body))[:3, 3]
            J[3:] = (J[3:] - np.cross(p, J[:3], axisb=0).T) / m.scales.length  # v at the body's own origin
            rows = J * m.scales.freedoms
        if not rows.size or not np.isfinite(rows).all():
            return np.zeros(0)
        return np.asarray(np.linalg.svd(rows, compute_uv=False))

    def _beside(self, q: Floats, seed: int) -> Floats:
        move = np.random.default_rng(seed).normal(size=self.mechanism.nv) * 0.05 * self.mechanism.scales.freedoms
        try:
            return np.asarray(self.mechanism.assemble(self.mechanism.integrate(q, move)))
        except PoinsotError:
            return q


def _freedoms(n: int) -> str:
    return "1 freedom" if n == 1 else f"{n} freedoms"


_STEPS = 2000  # of a slider, at least
_LENGTHS = {"km": 1e3, "m": 1.0, "mm": 1e-3, "µm": 1e-6, "nm": 1e-9}
_NEWTON = 20


@dataclass(frozen=True)
class Dial:
    """A coordinate of a tree joint that is turned directly: q[index] = factor · shown.

    lower, upper  where it may be, as shown;  limited: by its file, and not by our default
    turns         whether it comes back after a whole turn, so that it is shown within one
    """

    name: str
    joint: str
    index: int
    lower: float
    upper: float
    unit: str
    factor: float
    limited: bool
    turns: bool

    @property
    def step(self) -> float:
        """The finest change of its slider: a power of ten."""
        return float(10.0 ** math.floor(math.log10((self.upper - self.lower) / _STEPS)))

    def shown(self, q: Floats) -> float:
        """Its value, within the range of the slider."""
        x = float(q[self.index]) / self.factor
        if self.turns:
            x = math.remainder(x, 2.0 * math.pi)
        return min(max(x, self.lower), self.upper)

    def value(self, shown: float, q: Floats) -> float:
        """The coordinate of a shown value; of a turning joint the one nearest to its present place."""
        x = shown * self.factor
        return float(q[self.index]) + math.remainder(x - float(q[self.index]), 2.0 * math.pi) if self.turns else x

    @property
    def hint(self) -> str:
        """Where its range comes from."""
        return "within its limits" if self.limited else "no limits in the file; this range is only what is shown"


@dataclass(frozen=True)
class Grip:
    """A tree joint with a quaternion among its coordinates, which is moved as a frame in space.

    moves, turns  whether it has freedoms that slide, and that turn
    """

    joint: str
    link: int
    moves: bool
    turns: bool


def dials_of(mechanism: Mechanism, start: Floats) -> list[Dial]:
    """A dial for every coordinate of the tree that is no part of a quaternion's joint; start: where they begin."""
    tree = mechanism.tree
    size = mechanism.scales.length
    bounds = {limit.index: limit for limit in reversed(limits_of(tree.model, tree)) if limit.ratio}
    found: dict[int, Dial] = {}
    for link in tree.links:
        for place, (k, unit) in enumerate(zip(link.q, link.pair.coordinate_units, strict=True)):
            if _is_grip(link) or k in found:
                continue
            advance = _advance(link.pair, place, size) if unit == "rad" else 0.0
            reach = _reach(advance, size) if unit == "rad" else size
            lower, upper, limited = -reach, reach, False
            if limit := bounds.get(k):
                ends = sorted((end - limit.offset) / limit.ratio for end in (limit.lower, limit.upper))
                if ends[1] - ends[0] > 0.0 and ends[1] - ends[0] < 100.0 * reach:
                    lower, upper, limited = ends[0], ends[1], True
            turns = unit == "rad" and not limited and advance == 0.0
            if not limited and not turns:
                lower, upper = lower + float(start[k]), upper + float(start[k])
            shown = "rad" if unit == "rad" else _length(max(abs(lower), abs(upper)))
            factor = _LENGTHS.get(shown, 1.0)
            name = tree.coordinate_names[k]
            found[k] = Dial(name, link.joint, k, lower / factor, upper / factor, shown, factor, limited, turns)
    return [found[k] for k in sorted(found)]


def grips_of(mechanism: Mechanism) -> list[Grip]:
    """A grip for every tree joint with a quaternion."""
    found = []
    for i, link in enumerate(mechanism.tree.links):
        if _is_grip(link):
            units = link.pair.freedom_units
            found.append(Grip(link.joint, i, "m" in units, "rad" in units))
    return found


def grip_pose(mechanism: Mechanism, grip: Grip, q: Floats) -> Displacement:
    """Where the frame of a grip is in the world."""
    return world_poses(mechanism.tree, q)[grip.link]


def gripped(mechanism: Mechanism, grip: Grip, q: Floats, X: Displacement) -> Floats:
    """q with the joint of a grip moved so that its frame is as near to X as its freedoms allow.

    Newton's method on the pair's own freedom twists, for any pair: S(q_j) dv = log(X(q_j)⁻¹ X).
    """
    tree = mechanism.tree
    link = tree.links[grip.link]
    X_WP = (Displacement.identity() if link.parent < 0 else world_poses(tree, q)[link.parent]) @ link.X_PL
    wanted = X_WP.inverse() @ X
    mine = np.asarray(q, dtype=float)[list(link.q)]
    for _ in range(_NEWTON):
        away = (link.pair.displacement(mine).inverse() @ wanted).log()
        twist = np.asarray(away.vector, dtype=float)
        S = np.array([np.asarray(column.vector, dtype=float) for column in link.pair.motion_subspace(mine)]).T
        change = np.linalg.lstsq(S, twist, rcond=1e-12)[0]  # freedoms that repeat each other at a singular pose share
        mine = np.asarray(link.pair.integrate(mine, change), dtype=float)
        if np.abs(change).max() < 1e-14 * (1.0 + np.abs(mine).max()):  # the last step is rounding
            break
    moved = np.array(q, dtype=float)
    moved[list(link.q)] = mine
    return moved


def _is_grip(link: Link) -> bool:
    return "1" in link.pair.coordinate_units


def _advance(pair: Pair, place: int, size: float) -> float:
    """How far a whole turn of an angle takes the pair along [m]: nothing but for a thread."""
    turned = np.array(pair.neutral(), dtype=float)
    turned[place] += 2.0 * math.pi
    advance = float(np.linalg.norm(np.asarray(pair.displacement(turned).translation, dtype=float)))
    return advance if advance > 1e-9 * size else 0.0  # a pitch that is rounding


def _reach(advance: float, size: float) -> float:
    """How far an angle is turned either way [rad]: half a turn; a thread as far as it advances by the size."""
    if not advance:
        return math.pi
    return min(max(math.pi, 2.0 * math.pi * size / advance), 2.0 * math.pi * 10.0)


def _length(reach: float) -> str:
    """The unit in which a length of this size is shown."""
    return next((unit for unit, metres in _LENGTHS.items() if reach >= metres), "nm")


# A configuration under the hand: one coordinate is dragged, the loops are closed again, the others follow.

_STEP = 0.05  # of a drag, in radians or in sizes of the mechanism
_JUMP = 0.6  # of another freedom in one step: another way of assembling


class Posing:
    """The configuration q (nq,) of a mechanism, always an assembled one, and why the last drag ended where it did."""

    def __init__(self, mechanism: Mechanism, q: Floats) -> None:
        self.mechanism = mechanism
        self.q = np.array(q, dtype=float)
        self.refused = ""
        self.rates = np.zeros(mechanism.nv)  # of the last drag, as if its joint went at 1 rad/s or 1 m/s
        self._closed = mechanism.tree.closed

    def put(self, q: Floats) -> None:
        """Be at q, whatever it is: where a run is, or a script wants it."""
        self.q, self.refused = np.array(q, dtype=float), ""
        self.rates = np.zeros(self.mechanism.nv)

    def turn(self, dial: Dial, shown: float) -> bool:
        """Drag a dial to a shown value; true if the mechanism followed all the way."""
        target = dial.value(shown, self.q)
        reach = _STEP * (1.0 if dial.unit == "rad" else self.mechanism.scales.length)
        start = float(self.q[dial.index])

        def at(part: float) -> Floats:
            q = self.q.copy()
            q[dial.index] = start + part * (target - start)
            return q

        return self._drag(dial.joint, abs(target - start) / reach, at)

    def grip(self, grip: Grip, X: Displacement) -> bool:
        """Drag the frame of a grip to the pose X in the world; whether the mechanism followed all the way."""
        begin = grip_pose(self.mechanism, grip, self.q)
        way = (begin.inverse() @ X).log()
        length = self.mechanism.scales.length
        far = np.abs(np.concatenate([way.angular, way.linear / length]).astype(float)).max()

        def at(part: float) -> Floats:
            return gripped(self.mechanism, grip, self.q, begin @ Displacement.exp(way * part))

        return self._drag(grip.joint, far / _STEP, at)

    def _drag(self, joint: str, steps: float, at: Callable[[float], Floats]) -> bool:
        self.refused, before = "", self.q
        try:
            return self._stepped(joint, steps, at)
        finally:
            self._set_rates(joint, before)

    def _stepped(self, joint: str, steps: float, at: Callable[[float], Floats]) -> bool:
        count = 1 if not self._closed else int(np.clip(np.ceil(steps), 1, 40))
        for k in range(1, count + 1):
            try:
                self.q = self._assembled(at(k / count), joint)
            except PoinsotError as error:
                self.refused = str(error)
                return False
        return True

    def _set_rates(self, joint: str, before: Floats) -> None:
        """Rates along the last drag that keep the loops closed."""
        moved = np.asarray(self.mechanism.difference(before, self.q)) / self.mechanism.scales.freedoms
        if not moved.any() or not np.isfinite(moved).all():
            return
        N = admissible(self.mechanism, self.q) / self.mechanism.scales.freedoms[:, None]
        moved = np.linalg.qr(N)[0] @ (np.linalg.qr(N)[0].T @ moved)
        tree = self.mechanism.tree
        own = list(tree.links[tree.by_joint[joint]].v)
        fastest = float(np.abs(moved * self.mechanism.scales.freedoms)[own].max(initial=0.0))
        if fastest > 0.0:
            self.rates = moved * self.mechanism.scales.freedoms / fastest

    def _assembled(self, q: Floats, joint: str) -> Floats:
        """The closed configuration nearest to q with this joint held; PoinsotError without one nearby."""
        if not self._closed:
            return q
        closed = self.mechanism.assemble(q, keep=(joint,))
        moved = np.asarray(self.mechanism.difference(self.q, closed)) / self.mechanism.scales.freedoms
        asked = np.asarray(self.mechanism.difference(self.q, q)) / self.mechanism.scales.freedoms
        if np.abs(moved).max() > _JUMP + 2.0 * np.abs(asked).max():
            raise PoinsotError(
                f"{joint!r} is at the end of its way: beyond, {self.mechanism.name!r} could only be assembled in "
                "another way"
            )
        return closed


Ask = Callable[[object, Callable[[], None]], None]


class PosePanel:
    """The sliders and grips of one figure; ``moved`` is called when a hand has moved it."""

    def __init__(self, world: World, number: int, ask: Ask, moved: Callable[[PosePanel], None]) -> None:
        self.world, self.number, self._ask, self._moved = world, number, ask, moved
        self.figure = world.figures[number]
        mechanism = self.figure.subject.mechanism
        self.posing = Posing(mechanism, self.figure.subject.start)
        self.dials = dials_of(mechanism, self.posing.q)
        self.grips = grips_of(mechanism)
        gui = world.server.gui
        self._sliders = [self._slider(gui, k, dial) for k, dial in enumerate(self.dials[:120])]
        self._handles = [self._handle(k, grip) for k, grip in enumerate(self.grips)]
        self._grips_shown = False

    def _slider(self, gui: Any, k: int, dial: Dial) -> Any:
        slider = gui.add_slider(
            f"{printable(dial.name)[:40]} [{dial.unit}]", dial.lower, dial.upper, dial.step, dial.shown(self.posing.q),
            hint=f"{printable(dial.joint)[:80]}: {dial.hint}",
        )  # fmt: skip

        def slid(event: Any) -> None:
            if event.client is not None:  # a hand, and not we ourselves
                shown = float(slider.value)
                self._ask(("slider", self.number, k), lambda: self.turn(k, shown))

        slider.on_update(slid)
        return slider

    def _handle(self, k: int, grip: Grip) -> Any:
        handle = self.world.server.scene.add_transform_controls(
            f"{self.figure.root}/g{k}", scale=0.3 * self.world.stage.size, disable_axes=not grip.moves,
            disable_sliders=True, disable_rotations=not grip.turns, depth_test=False, visible=False,
        )  # fmt: skip

        def moved(event: Any) -> None:
            if event.client is not None:
                w, x, y, z = (float(each) for each in handle.wxyz)
                p = np.asarray(handle.position, dtype=float) / self.world.stage.factor
                X = Displacement.from_quaternion(np.array([x, y, z, w]), p)
                self._ask(("grip", self.number, k), lambda: self.grip(k, X))

        handle.on_update(moved)
        return handle

    def show_grips(self, on: bool) -> None:
        """Whether grips are in the scene."""
        self._grips_shown = on
        self._follow(None)
        for handle in self._handles:
            handle.visible = on

    def turn(self, k: int, shown: float) -> None:
        """A hand has dragged a slider."""
        followed = self.posing.turn(self.dials[k], shown)
        self._place(None if not followed else ("slider", k))

    def grip(self, k: int, X: Displacement) -> None:
        """A hand has dragged a grip."""
        followed = self.posing.grip(self.grips[k], X)
        self._place(None if not followed else ("grip", k))

    def put(self, q: Floats) -> None:
        """Be at q; the sliders follow."""
        self.posing.put(q)
        self._follow(None)

    def _place(self, held: tuple[str, int] | None) -> None:
        self.world.pose({self.number: self.posing.q}, {self.number: self.posing.rates})
        self._follow(held)
        self._moved(self)

    def _follow(self, held: tuple[str, int] | None) -> None:
        """Sliders and grips where the pose is, but for the one in the hand."""
        q = self.posing.q
        for k, slider in enumerate(self._sliders):
            if held != ("slider", k):
                slider.value = round(self.dials[k].shown(q), 9)
        if not self._grips_shown:
            return
        for k, handle in enumerate(self._handles):
            if held != ("grip", k):
                X = grip_pose(self.posing.mechanism, self.grips[k], q)
                x, y, z, w = np.asarray(X.quaternion, dtype=float)
                handle.wxyz = (w, x, y, z)
                handle.position = self.world.stage.scaled(X.translation)
