"""Pictures of axodes: the ruled surfaces of a motion's instantaneous axes, with their striction curves.

Source: Bottema & Roth 1979, ch. VI; `geometry.axodes`.
"""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.errors import GeometryError
from poinsot.geometry.axodes import Axodes, Ruling
from poinsot.views import canvas, screw_shapes
from poinsot.views.matplotlib import Axes


def draw_axodes(found: Axodes, ax: Axes | None = None, *, at: int = 0, length: float = 1.0) -> Axes:
    """Draw the fixed axode, and the moving one where it is at the time of that number, with their striction curves.

    at      which of the times; the two surfaces touch along the axis of then, which is drawn dark
    length  of the rulings [m], about their striction points, or the points nearest to the origin where there is none
    Returns the axes. GeometryError where no ruling is proper, and for a length of zero or less
    """
    if not length > 0.0:
        raise GeometryError(f"the length of the rulings must be a positive number [m]; got {length}")
    ax = ax or canvas.space()
    X = found.poses[at]
    surfaces = ((found.fixed, screw_shapes.BLUE), ([each.carried(X) for each in found.moving], screw_shapes.SKY))
    for rulings, colour in surfaces:
        ends = np.array([_ends(each, length) for each in rulings if each.screw.is_proper])
        if not len(ends):
            raise GeometryError("this motion does not turn: it has no axode")
        strips = np.stack([ends[:-1, 0], ends[:-1, 1], ends[1:, 1], ends[1:, 0]], axis=1)
        canvas.polygons(ax, strips, facecolor=colour, edgecolor=colour, alpha=0.25, linewidth=0.6)
        canvas.polyline(ax, ends.mean(axis=1), color=colour, linewidth=1.6)
    canvas.polyline(ax, _ends(found.fixed[at], length), color=screw_shapes.BLACK, linewidth=2.0)
    canvas.fit(ax)
    return ax


def _ends(ruling: Ruling, length: float) -> Floats:
    axis, point = ruling.screw.axis, np.asarray(ruling.striction, dtype=float)
    middle = point if np.isfinite(point).all() else np.asarray(axis.nearest(np.zeros(3)), dtype=float)
    return np.asarray(middle + length * np.array([[-0.5], [0.5]]) * np.asarray(axis.direction, dtype=float))
