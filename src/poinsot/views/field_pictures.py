"""Pictures of motors as vector fields: velocities of a twist, moments of a wrench, m_P = m_O + m̄ × OP.

The streamlines are helices of the motor's pitch about its central axis. Source: Lovell (S2), §2.1, §3.5.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats
from poinsot.errors import GeometryError
from poinsot.geometry.motor_fields import moment, principal, streamline, value_at
from poinsot.geometry.motors import Acceleration, Momentum, SixVector, Twist, Wrench
from poinsot.geometry.screws import Screw
from poinsot.views import canvas, screw_shapes
from poinsot.views.matplotlib import Normalize, ScalarMappable
from poinsot.views.screw_pictures import draw_screw

_UNITS: dict[type[SixVector], str] = {
    Twist: "velocity [m/s]", Wrench: "moment [N·m]", Momentum: "angular momentum [kg·m²/s]",
    Acceleration: "rate of velocity [m/s²]",
}  # fmt: skip
_CIRCLES = ((0.5, 6), (1.0, 10))  # radii beside that of the picture, with the number of points
_RINGS = ((0.5, 3), (1.0, 4))


def draw_field(
    M: SixVector, ax: Any = None, *, points: ArrayLike | None = None, radius: float = 1.0, scale: float | None = None
) -> Any:
    """Draw arrows m_P at points P of space, coloured by size, with the motor's screw.

    points  (n, 3) [m]; without them, on two circles about the central axis at three heights
    radius  of the outer circle, and what the picture reaches [m]
    scale   of the arrows [m] per unit of the field; without one the longest is 0.45 radius
    Returns the axes. GeometryError for the zero motor
    """
    ax = canvas.space() if ax is None else ax
    S = Screw.of(M)
    P = (
        _around(S, _positive(radius), _CIRCLES, (-0.7, 0.0, 0.7))
        if points is None
        else canvas.places(points, "every point")
    )
    m = np.array([np.asarray(value_at(M, p), dtype=float) for p in P])
    sizes = np.linalg.norm(m, axis=1)
    # of the arrows, beside the radius of what is shown
    per_unit = 0.45 * radius / max(float(sizes.max()), 1e-300) if scale is None else float(scale)
    colours = ScalarMappable(Normalize(0.0, float(sizes.max()) or 1.0), canvas.SIZES)
    for p, value, size in zip(P, m, sizes, strict=True):
        canvas.arrow(ax, p, p + per_unit * value, colours.to_rgba(size), linewidth=1.4, mutation_scale=9.0)
    draw_screw(M, ax, length=2.0 * radius, at=P.mean(axis=0), helix=False)
    ax.figure.colorbar(colours, ax=ax, shrink=0.6, pad=0.1, label=_UNITS.get(type(M), "field"))
    return canvas.fit(ax)


def draw_streamlines(
    M: SixVector, ax: object = None, *, starts: ArrayLike | None = None, radius: float = 1.0, turns: float = 1.0
) -> Any:
    """Draw the lines that points follow in the field m: helices; circles for pitch zero, straight for a free vector.

    starts  (n, 3) [m]; without them, on two circles about the central axis
    turns   about the axis; of a field that does not turn, the lines are 2 ``radius`` long
    Returns the axes. GeometryError for the zero motor
    """
    ax = canvas.space() if ax is None else ax
    S = Screw.of(M)
    low = -math.pi * turns * float(S.pitch) / _positive(radius) if S.is_proper else -1.0
    P = _around(S, radius, _RINGS, (low,)) if starts is None else canvas.places(starts, "every start")
    a = np.asarray(principal(M), dtype=float)
    rate = float(np.linalg.norm(a if S.is_proper else moment(M)))
    end = (2 * math.pi * turns if S.is_proper else 2.0 * radius) / rate
    for p in P:
        line = np.array([np.asarray(streamline(M, p, s), dtype=float) for s in np.linspace(0.0, end, 97)])
        distance = float(S.axis.distance_to(p)) if S.is_proper else 0.5 * radius
        shade = screw_shapes.BLUE if distance > 0.75 * radius else screw_shapes.SKY
        canvas.polyline(ax, line, color=shade, linewidth=1.2)
        canvas.arrow(ax, line[-2], line[-1], shade, linewidth=1.0, mutation_scale=9.0)
        canvas.mark(ax, p, marker="o", markersize=2.5, color=shade)
    return draw_screw(M, ax, length=2.0 * radius, at=canvas.middle(ax), helix=False)


def draw_field_section(
    M: SixVector, ax: Any = None, *, centre: ArrayLike = (0.0, 0.0), radius: float = 1.0, height: float = 0.0
) -> Any:
    """Draw the field in the plane z = height: streamlines of its part within the plane, the part across as shades.

    centre (2,) and radius [m]: the square that is shown. A dot marks where the axis passes the plane.
    Returns the axes (of the plane). GeometryError for the zero motor
    """
    ax = canvas.plane() if ax is None else ax
    S = Screw.of(M)
    c = np.asarray(centre, dtype=float)
    x, y = (np.linspace(m - _positive(radius), m + radius, 41) for m in c)
    P = np.stack([*np.meshgrid(x, y), np.full((41, 41), float(height))], axis=-1)
    a, m_O = (np.asarray(part, dtype=float) for part in (principal(M), moment(M)))
    m = m_O + np.cross(a, P)
    across, largest = m[..., 2], float(np.abs(m).max())
    if np.abs(across).max() > 1e-9 * largest:  # beside the largest value: rounding is no field
        bound = float(np.abs(across).max())
        shades = ax.imshow(
            across, cmap=canvas.PITCHES, vmin=-bound, vmax=bound, alpha=0.5, origin="lower", interpolation="bilinear",
            extent=(x[0], x[-1], y[0], y[-1]),
        )  # fmt: skip
        ax.figure.colorbar(shades, ax=ax, shrink=0.8, label=f"{_UNITS.get(type(M), 'field')} along z")
    if np.abs(m[..., :2]).max() > 1e-9 * largest:  # beside the largest value: rounding is no field
        ax.streamplot(x, y, m[..., 0], m[..., 1], color="0.25", linewidth=0.8, density=0.9, arrowsize=0.9)
    u = np.asarray(S.direction, dtype=float)
    if S.is_proper and abs(u[2]) > 1e-9:  # the axis passes through the plane
        foot = np.asarray(S.axis.foot, dtype=float)
        through = foot + (height - foot[2]) / u[2] * u
        if np.abs(through[:2] - c).max() <= radius:
            canvas.mark(ax, through, marker="o", color=screw_shapes.BLACK)
            canvas.label(ax, through, "axis")
    ax.set(xlim=(x[0], x[-1]), ylim=(y[0], y[-1]), aspect="equal")
    return ax


def _positive(radius: float) -> float:
    if not (math.isfinite(radius) and radius > 0.0):
        raise GeometryError(f"the radius of what is shown must be a positive number [m]; got {radius}")
    return float(radius)


def _around(S: Screw, radius: float, circles: tuple[tuple[float, int], ...], heights: tuple[float, ...]) -> Floats:
    """Points (n, 3) on circles about the axis of a screw; radii and heights in terms of ``radius``."""
    u = np.asarray(S.direction, dtype=float)
    start = np.asarray(S.axis.foot, dtype=float) if S.is_proper else np.zeros(3)
    side = np.cross(u, np.eye(3)[int(np.argmin(np.abs(u)))])
    side /= np.linalg.norm(side)
    other = np.cross(u, side)
    return np.array(
        [
            start + radius * (r * (math.cos(t) * side + math.sin(t) * other) + height * u)
            for height in heights
            for r, count in circles
            for t in 2 * math.pi * np.arange(count) / count
        ]
    )
