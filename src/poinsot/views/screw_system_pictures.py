"""Pictures of two- and three-systems: the cylindroid, the circle of its pitches, the pitch quadrics.

Source: Lovell (S2), §3.8.4; Ball 1900, ch. V and XIII; Lewis 1880.

Pictures of axodes: the ruled surfaces of a motion's instantaneous axes, with their striction curves.

Source: Bottema & Roth 1979, ch. VI; `geometry.axodes`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.errors import GeometryError
from poinsot.geometry.axodes import Axodes, Ruling
from poinsot.geometry.motors import Twist
from poinsot.geometry.screws import Screw
from poinsot.geometry.two_systems import Cylindroid, PitchQuadrics
from poinsot.views import canvas, screw_shapes
from poinsot.views.matplotlib import Axes
from poinsot.views.screw_pictures import draw_screw
from poinsot.views.screw_shapes import BLACK, BLUE, GREEN, ORANGE, PURPLE, SKY, VERMILLION, number, pitch_in_words

_EQUAL = 1e-9  # pitches that differ by less, beside their size, are equal
_HUES = (BLUE, ORANGE, GREEN, PURPLE, SKY, VERMILLION)


def draw_cylindroid(
    cylindroid: Cylindroid, ax: object = None, *, radius: float | None = None, generators: int = 49
) -> Any:
    """Draw the cylindroid in space: its generators, coloured by pitch, with the two principal screws.

    radius      of the cylinder that cuts the surface [m]; without one, three quarters of its length |h₁ − h₂|
    generators  axes that are drawn, equally spaced in ψ
    Returns the axes. Where h₁ = h₂ the surface is a plane with a pencil of axes
    """
    ax = canvas.space() if ax is None else ax
    R = _radius(radius, 0.75 * cylindroid.length or 1.0)
    psi = np.linspace(-0.5 * np.pi, 0.5 * np.pi, max(int(generators), 3))
    rays = cylindroid.surface(psi, [-R, 0.0, R])
    shade = canvas.pitch_bar(ax, cylindroid.h2, cylindroid.h1)
    for half in (rays[:, :2], rays[:, 1:]):
        corners = [np.concatenate([a, b[::-1]]) for a, b in pairwise(half)]
        colours = [shade(h) for h in cylindroid.pitch(0.5 * (psi[:-1] + psi[1:]))]
        canvas.polygons(ax, corners, facecolors=[(*c[:3], 0.45) for c in colours], edgecolors=colours, linewidths=0.5)
    for end in (0, 2):
        canvas.polyline(ax, rays[:, end], color="0.25", linewidth=0.9)
    z, top = cylindroid.frame.rotation[:, 2], 0.5 * cylindroid.length + 0.25 * R
    o = cylindroid.frame.translation
    canvas.polyline(ax, [o - top * z, o + top * z], color="0.25", linewidth=0.8, linestyle="-.")
    for name, angle, h in (("S₁", 0.0, cylindroid.h1), ("S₂", 0.5 * np.pi, cylindroid.h2)):
        S = Screw.of(Twist.of(cylindroid.screw(angle)))
        draw_screw(S, ax, label=f"{name}: {pitch_in_words(h)}", length=2.4 * R, at=o, helix=False)
    return canvas.fit(ax)


def draw_pitch_circle(cylindroid: Cylindroid, ax: Any = None, *, angles: Sequence[float] = ()) -> Any:
    """Draw the circle on which every screw of a two-system is a point: its pitch h across, its height z upwards.

    angles  ψ [rad] of screws to mark; the principal screws and those of pitch zero are marked always
    Returns the axes (of the plane). The angle at the centre from S₁ to S(ψ) is 2ψ; where h₁ = h₂ it is one point
    """
    ax = canvas.plane() if ax is None else ax
    (mean, _), radius = cylindroid.circle
    turn = np.linspace(0.0, 2 * np.pi, 181)
    ax.plot(mean + radius * np.cos(turn), radius * np.sin(turn), color=BLACK, linewidth=1.4)
    ax.axhline(0.0, color="0.6", linewidth=0.8, zorder=1)
    ax.axvline(0.0, color="0.6", linewidth=0.8, zorder=1)
    marked = [("S₁", 0.0), ("S₂", 0.5 * np.pi)]
    marked += [(f"h = 0, ψ = {number(np.degrees(a))}°", a) for a in cylindroid.screws_of_pitch(0.0)]
    marked += [(f"ψ = {number(np.degrees(a))}°", float(a)) for a in angles]
    for text, a in marked:
        point = np.array([cylindroid.pitch(a), cylindroid.height(a), 0.0])
        none = abs(point[0]) < _EQUAL * max(radius, abs(mean))
        colour = BLACK if none else BLUE if point[0] > 0.0 else VERMILLION
        canvas.polyline(ax, [np.array([mean, 0.0, 0.0]), point], color=colour, linewidth=0.9)
        canvas.mark(ax, point, marker="o", markersize=6, color=colour)
        canvas.label(ax, point, text, colour)
    canvas.mark(ax, (mean, 0.0, 0.0), marker="+", color=BLACK)
    ax.set(xlabel="pitch h [m/rad]", ylabel="height z on the central axis [m]")
    return canvas.fit(ax)


def draw_pitch_quadrics(
    quadrics: PitchQuadrics,
    pitches: Sequence[float] | None = None,
    ax: object = None,
    *,
    radius: float | None = None,
    lines: int = 36,
    principal: bool = True,
) -> Any:
    """Draw, for some pitches, the axes of all screws of that pitch in a three-system: they rule its pitch quadric.

    pitches  h [m/rad]; without them, one between each two principal pitches
    radius   of the ball that cuts the lines [m]; without one, the range of the pitches
    lines    drawn for each pitch;  principal: whether to draw the three principal axes
    Returns the axes. GeometryError where the system has no screw of a pitch
    Law      every line lies on its quadric: a hyperboloid of one sheet between principal pitches, two pencils at h_b,
             one line at the greatest and at the least, tests/views/test_screw_system_pictures.py
    """
    ha, hb, hc = quadrics.pitches
    R = _radius(radius, (ha - hc) or 1.0)
    wanted = list(pitches) if pitches is not None else sorted({0.5 * (ha + hb), 0.5 * (hb + hc)})
    bundles = [(h, axes_of_pitch(quadrics, h, lines)) for h in wanted]
    ax = canvas.space() if ax is None else ax
    for k, (h, bundle) in enumerate(bundles):
        colour = _HUES[k % len(_HUES)]
        ends = [_within(axis, quadrics.frame.translation, R) for axis in bundle]
        shown = [pair for pair in ends if pair is not None]
        for pair in shown:
            canvas.polyline(ax, pair, color=colour, linewidth=0.8)
        if _offsets(quadrics, h).all():
            around = pairwise([*ends, ends[0]])
            strips = [np.concatenate([a, b[::-1]]) for a, b in around if a is not None and b is not None]
            canvas.polygons(ax, strips, facecolors=colour, edgecolors="none", alpha=0.15)
        if shown:
            canvas.label(ax, max(shown, key=lambda pair: float(pair[1, 2]))[1], pitch_in_words(h), colour)
    X = quadrics.frame
    for name, h, e in zip("abc", quadrics.pitches, X.rotation.T, strict=True) if principal else ():
        S = Screw.along(X.translation, e, h)
        draw_screw(S, ax, label=f"$h_{name}$ = {number(h)} m/rad", length=2.0 * R, helix=False, colour="0.2")
    return canvas.fit(ax)


def axes_of_pitch(quadrics: PitchQuadrics, h: float, count: int) -> list[Screw]:
    """At most ``count`` screws of pitch h of a three-system, spread over all of them.

    Their directions s are the cone sᵀ(H − h1)s = 0. GeometryError where there is none.
    """
    d = _offsets(quadrics, h)
    if d.min() > 0.0 or d.max() < 0.0 or not np.isfinite(h):
        low, high = quadrics.pitches[2], quadrics.pitches[0]
        raise GeometryError(
            f"this three-system has no screw of the pitch {h:g} m/rad: its pitches lie between {low:g} and {high:g}, "
            "so this pitch quadric has no real points"
        )
    return [Screw.of(Twist.of(quadrics.screw(quadrics.frame.rotation @ s))) for s in _cone(d, max(int(count), 1))]


def _offsets(quadrics: PitchQuadrics, h: float) -> Floats:
    """H − h1, with zeros where h is a principal pitch but for rounding."""
    d = np.array(quadrics.pitches) - h
    return np.asarray(np.where(np.abs(d) <= _EQUAL * max(1e-3, float(np.abs(quadrics.pitches).max())), 0.0, d))


def _cone(d: Floats, count: int) -> Floats:
    """Directions s (n, 3) with Σ dᵢ sᵢ² = 0, for d greatest first, not all of one sign."""
    zero = [i for i in range(3) if d[i] == 0.0]
    e = np.eye(3)
    turn = 2 * np.pi * np.arange(count) / count
    half = 0.5 * turn
    if len(zero) == 3:  # every direction
        z = 1.0 - (np.arange(count) + 0.5) / count
        a = np.pi * (1 + 5**0.5) * np.arange(count)
        return np.column_stack([np.sqrt(1 - z * z) * np.cos(a), np.sqrt(1 - z * z) * np.sin(a), z])
    if len(zero) == 2:
        return np.outer(np.cos(half), e[zero[0]]) + np.outer(np.sin(half), e[zero[1]])
    if len(zero) == 1 and d.min() * d.max() >= 0.0:
        return e[zero]
    if len(zero) == 1:  # two planes
        edges = [np.array([d[0] ** -0.5, 0.0, sign * (-d[2]) ** -0.5]) for sign in (1.0, -1.0)]
        edges = [edge / np.linalg.norm(edge) for edge in edges]
        return np.vstack([np.outer(np.cos(half), edge) + np.outer(np.sin(half), e[1]) for edge in edges])
    alone = 0 if d[1] < 0.0 else 2
    i, j = (k for k in range(3) if k != alone)
    s = np.empty((count, 3))
    s[:, alone], s[:, i], s[:, j] = 1.0, np.cos(turn), np.sin(turn)
    return np.asarray(s / np.sqrt(np.abs(d)))


def _within(screw: Screw, centre: Floats, radius: float) -> Floats | None:
    """The ends (2, 3) of the part of an axis in a ball; None where it passes outside."""
    foot = np.asarray(screw.axis.nearest(centre), dtype=float)
    room = radius**2 - float((foot - centre) @ (foot - centre))
    if room <= 0.0:
        return None
    return np.asarray(foot + np.sqrt(room) * np.array([[-1.0], [1.0]]) * np.asarray(screw.direction, dtype=float))


def _radius(given: float | None, otherwise: float) -> float:
    if given is None:
        return otherwise
    if not (np.isfinite(given) and given > 0.0):
        raise GeometryError(f"the radius of what is shown must be a positive number [m]; got {given}")
    return float(given)


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
