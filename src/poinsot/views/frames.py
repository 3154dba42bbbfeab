"""Pictures of a mechanism one after the other, as arrays of pixels: the rendering of an environment."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import ArrayLike, NDArray

from poinsot.views import canvas
from poinsot.views.matplotlib import Figure, FigureCanvasAgg
from poinsot.views.mechanism_pictures import draw_mechanism, is_planar, placed_joints

if TYPE_CHECKING:
    from poinsot.systems.mechanism import Mechanism


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
