"""Sliders for the coordinates of a mechanism, and grips in the scene for joints that have quaternions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.errors import printable
from poinsot.geometry.displacement import Displacement
from poinsot.views.viewer.dials import Dial, Grip, dials_of, grip_pose, grips_of
from poinsot.views.viewer.posing import Posing
from poinsot.views.viewer.world import World

Ask = Callable[[object, Callable[[], None]], None]

_MOST_SLIDERS = 120


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
        self._sliders = [self._slider(gui, k, dial) for k, dial in enumerate(self.dials[:_MOST_SLIDERS])]
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
