"""Sliders for the coordinates of a mechanism, and grips in the scene for joints that have quaternions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.analysis.kinestatics import admissible
from poinsot.errors import PoinsotError, printable
from poinsot.geometry.displacement import Displacement
from poinsot.systems.mechanism import Mechanism
from poinsot.views.viewer.dials import Dial, Grip, dials_of, grip_pose, gripped, grips_of
from poinsot.views.viewer.world import World

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
