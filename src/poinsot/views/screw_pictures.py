"""Pictures of screws, twists and wrenches: the axis, a helix of the pitch about it, an arrow of the magnitude.

axis        dash-dotted, as on drawings
helix       a streamline at true scale: right-handed blue, left-handed vermilion; of pitch zero it is a circle
arrow       at the end of the axis of a bare screw, which has a sense; with a shaft for a magnitude, with two heads for
            what turns (angular velocity, couple), one for what does not (velocity, force)
improper    a dashed arrow in green: a translation or couple has a direction and no place
"""

from __future__ import annotations

import textwrap
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats
from poinsot.errors import GeometryError
from poinsot.geometry.classification import classify
from poinsot.geometry.motors import SixVector, Twist, Wrench
from poinsot.geometry.screw_systems import ScrewSystem
from poinsot.geometry.screws import Screw, magnitude
from poinsot.views import canvas
from poinsot.views.screw_shapes import BLACK, NO_PITCH, colour_of, helix, number, pitch_in_words, without_rounding


def draw_screw(
    screw: Screw | SixVector,
    ax: object = None,
    *,
    label: str | None = None,
    length: float | None = None,
    scale: float | None = None,
    at: ArrayLike | None = None,
    colour: str | None = None,
    helix: bool = True,
) -> Any:
    """Draw a screw, a twist or a wrench; in space, or on axes of the plane as it is seen along z.

    label   beside the arrow; without one, pitch and magnitude with their units; "" for none
    length  of the axis that is drawn [m]; without one, what fits the picture
    scale   of the arrow [m] per unit of magnitude (rad/s, m/s, N, N·m); without one it is half of ``length``
    at      a point (3,) [m]: the axis is drawn around the nearest of its points, an improper screw from there
    colour  instead of that of the hand; helix: whether to draw it
    Returns the axes. GeometryError for the zero motor and for NaN
    """
    ax = canvas.space() if ax is None else ax
    size = canvas.reach(ax) if length is None else float(length)
    if not (np.isfinite(size) and size > 0.0):
        raise GeometryError(f"the length of the axis drawn must be a positive number [m]; got {length}")
    S = screw if isinstance(screw, Screw) else Screw.of(screw)
    S = without_rounding(S, size)
    u = np.asarray(S.direction, dtype=float)
    amount = 1.0 if isinstance(screw, Screw) else float(magnitude(screw))
    shaft = 0.5 * size if scale is None else float(scale) * amount
    colour = colour or colour_of(S)
    near = canvas.middle(ax) if at is None else canvas.places(at, "the place of a screw")[0]
    if S.is_proper:
        start = np.asarray(S.axis.nearest(near), dtype=float)
        ends = start + size * np.array([[-0.5], [0.6]]) * u
        canvas.polyline(ax, ends, color=colour, linewidth=0.9, linestyle=(0, (9, 2, 1.5, 2)), zorder=canvas.LINE)
        if helix and (S.pitch != 0.0 or not isinstance(screw, Wrench)):
            _helix(ax, start, u, float(S.pitch), size, colour)
    else:
        start = near
    bare = isinstance(screw, Screw) and S.is_proper
    tip = start + (0.6 * size if bare else shaft) * u
    if not canvas.in_space(ax) and float(np.hypot(u[0], u[1])) < 1e-9:  # across the plane: seen as a point
        tip = start
        towards = u[2]
        canvas.mark(ax, start, marker="o", markersize=10, markerfacecolor="white", markeredgecolor=colour)
        inner = {"marker": "o", "markersize": 3} if towards > 0.0 else {"marker": "x", "markersize": 6}
        canvas.mark(ax, start, color=colour, zorder=canvas.SYMBOL + 1, **inner)
    elif bare:
        canvas.arrow(ax, tip - 1e-3 * size * u, tip, colour, linewidth=0.9)  # the head of an arrow alone
    else:
        turns = isinstance(screw, Wrench) != S.is_proper
        canvas.arrow(ax, start, tip, colour, double=turns, linestyle="-" if S.is_proper else (0, (4, 2)))
    text = _said(screw, S, amount) if label is None else label
    if text:
        canvas.label(ax, tip, text, colour)
    return canvas.fit(ax)


def draw_system(
    system: ScrewSystem, ax: Any = None, *, length: float | None = None, at: ArrayLike | None = None
) -> Any:
    """Draw the screws of the normal form of a screw system, and say its class above the picture.

    at: a point (3,) [m] from which improper screws are drawn; without one, the origin of the normal frame.
    """
    ax = canvas.space() if ax is None else ax
    found = classify(system)
    size = canvas.reach(ax, otherwise=system.length) if length is None else length
    origin = np.asarray(found.frame.translation, dtype=float) if at is None else np.asarray(at, dtype=float)
    kind = Wrench if system.kind == "wrench" else Twist
    for row in found.screws:
        S = Screw.of(Twist.of(row))
        said = pitch_in_words(float(S.pitch) if abs(S.pitch) > NO_PITCH * size else 0.0)
        draw_screw(S.motor(kind), ax, label=said, length=size, at=origin)
    ax.set_title(textwrap.fill(found.sentence, 64), fontsize=9)  # characters of a title
    return canvas.fit(ax)


def _said(screw: Screw | SixVector, S: Screw, amount: float) -> str:
    if isinstance(screw, Screw):
        return pitch_in_words(float(S.pitch))
    units = {Twist: ("rad/s", "m/s"), Wrench: ("N", "N·m")}.get(type(screw))
    unit = units[0 if S.is_proper else 1] if units else ""
    said = f"{number(amount)} {unit}".rstrip()
    return f"{said}, {pitch_in_words(float(S.pitch))}" if S.is_proper and colour_of(S) != BLACK else said


def _helix(ax: object, middle: Floats, u: Floats, h: float, length: float, colour: str) -> None:
    path = helix(middle, u, h, length)
    if canvas.in_space(ax) or abs(u[2]) < 1.0 - 1e-9:  # not across the plane
        canvas.polyline(ax, path, color=colour, linewidth=1.3)
        step = path[-1] - path[-2]
        canvas.arrow(ax, path[-1] - step, path[-1] + 0.02 * length * step / np.linalg.norm(step), colour,
                     linewidth=1.0, mutation_scale=9.0)  # fmt: skip
