"""A motion as one animated SVG: links as sticks between their joints, without a script, for any browser.

The energy of a run as one strip: stored and dissipated energies, one on the other, over time.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from html import escape
from itertools import cycle, islice
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import xarray as xr
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats
from poinsot.errors import ModelError, nearest
from poinsot.multibody.model import GROUND
from poinsot.text_files import write_text
from poinsot.views.diagrams.ink import (
    INK,
    PALE,
    document,
    for_a_file,
    group,
    number,
    path,
    polyline,
    shown,
    tint,
    width_of,
    words,
)
from poinsot.views.mechanism_pictures import is_planar, placed_joints

if TYPE_CHECKING:
    from poinsot.systems.mechanism import Mechanism

HEIGHT = 130.0  # with the line of words below [pixels]
_LAYER_COLOURS = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9")
_HEAT = "#D55E00"
_WORDS, _SIZE = 30.0, 11.0  # below
_ROUNDING = 1e-9  # of the highest: what no eye sees has no area


def energy_strip(run: xr.Dataset, width: float, seconds: float) -> str:
    """Areas that stand on each other, and a line that goes through them in the given seconds.

    Σ_k (H_k(t) − min H_k) + Σ_j D_j(t)  =  Σ_k (H_k(0) − min H_k) + Σ_p W_p(t)
    storage H_k of the run, dissipated D_j of its elements, supplied W_p at its ports [J]; the right side is the dashed
    line, at which the areas end where no joule is missing.
    Law      the dashed line is the top of the areas to the residual of the ledger, tests/views/test_moving_picture.py
    Source   van der Schaft & Jeltsema 2014, ch. 2 (energy balance)
    """
    time, layers, brought = _layers(run)
    tops = np.cumsum([values for _, values, _ in layers], axis=0)
    highest = max(float(tops.max()), float(brought.max())) or 1.0
    kept = [k for k, (_, values, _) in enumerate(layers) if values.max() > _ROUNDING * highest]
    base = HEIGHT - _WORDS
    across = width * (time - time[0]) / (time[-1] - time[0])

    def edge(values: Floats) -> list[tuple[float, float]]:
        return [(float(x), float(base - 0.94 * base * y / highest)) for x, y in zip(across, values, strict=True)]

    bottoms = tops - np.array([values for _, values, _ in layers])
    parts = [
        path(polyline([*edge(tops[k]), *edge(bottoms[k])[::-1]]) + "Z", layers[k][2], tint(layers[k][2], 0.45), 0.8)
        for k in kept
    ]
    dashed = polyline(edge(brought))
    parts.append(f'<path d="{dashed}" fill="none" stroke="{INK}" stroke-width="1.3" stroke-dasharray="5 4"/>')
    parts.append(
        f'<rect x="0" y="0" width="1.5" height="{number(base)}" fill="{INK}">'
        f'<animate attributeName="x" dur="{seconds:g}s" repeatCount="indefinite" values="0;{number(width)}"/></rect>'
    )
    x = 0.0
    for name, ink in [*((layers[k][0], layers[k][2]) for k in kept), ("start + supplied", PALE)]:
        parts.append(words(x, base + 15, shown(name), _SIZE, ink, anchor="start", bold=True))
        x += width_of(shown(name), _SIZE) + 18
    return group(parts)


def _layers(run: xr.Dataset) -> tuple[Floats, list[tuple[str, Floats, str]], Floats]:
    """Moments; name, energy and colour of each layer; energy at the start and supplied since."""
    stored = np.asarray(run["energy_storage"].values, dtype=float)
    stored = stored - stored.min(axis=0)
    names = [str(name) for name in run["storage"].values]
    layers = [(name, stored[:, k], _LAYER_COLOURS[k % len(_LAYER_COLOURS)]) for k, name in enumerate(names)]
    brought = np.full(len(stored), stored[0].sum())
    if "energy_dissipated" in run:
        lost = np.asarray(run["energy_dissipated"].values, dtype=float)
        layers += [(f"heat of {name}", lost[:, k], _HEAT) for k, name in enumerate(run["element"].values)]
    if "energy_supplied" in run:
        brought += np.asarray(run["energy_supplied"].values, dtype=float).sum(axis=1)
    return np.asarray(run["time"].values, dtype=float), layers, brought


_COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9")
_FRAMES = 600  # configurations
_MARGIN = 0.06  # of the picture, on each side
_APART = 1e-6  # beside the way of a joint
_AZIMUTH, _ELEVATION = -55.0, 20.0


def moving_picture(
    path: str | os.PathLike[str],
    mechanism: Mechanism,
    q: ArrayLike | xr.Dataset,
    seconds: float,
    *,
    traces: Sequence[tuple[str, ArrayLike]] = (),
    width: int = 480,
    azimuth: float | None = None,
    elevation: float | None = None,
) -> Path:
    """Write the motion through configurations at equal intervals as an SVG that plays it again and again.

    q        (n, nq) configurations, from the first to the last moment; or a run, whose energies stand below the machine
    seconds  that the picture takes from the first to the last of them
    traces   (body, point in its frame [m]): drawn is the way of that point
    width    of the picture [pixels]; its height is what the motion needs
    azimuth, elevation   of the reader [degrees]; planar mechanisms are seen along z without them
    A body is a stick between its joints, a polygon from three on; one with a single joint reaches to its mass centre.
    Errors   ModelError for configurations of another shape or not finite, more than 600 of them, a body that is none
    Law      points are drawn where `Mechanism.pose` has them, to a tenth of a pixel, tests/views/test_moving_picture.py
    """
    given = np.asarray(q["joint_position"] if isinstance(q, xr.Dataset) else q, dtype=float)
    if given.ndim != 2 or given.shape[1] != mechanism.nq or not 2 <= len(given) <= _FRAMES:
        raise ModelError(
            f"a moving picture takes from 2 to {_FRAMES} configurations (n, {mechanism.nq}); got {given.shape}: "
            "take every k-th sample of a run"
        )
    if not np.isfinite(given).all() or not (np.isfinite(seconds) and seconds > 0.0):
        raise ModelError("a moving picture takes finite configurations and more than 0 seconds")
    bodies = {name: np.asarray(mechanism.pose(given, name), dtype=float) for name in mechanism.body_names}
    for body, _ in traces:
        if body not in bodies:
            raise ModelError(f"{mechanism.name!r} has no body {body!r}{nearest(body, bodies)}")
    sticks = {name: _at(poses, _ends(mechanism, name)) for name, poses in bodies.items()}
    sticks = {name: points for name, points in sticks.items() if points.shape[1]}
    ways = [_at(bodies[body], np.asarray(point, dtype=float).reshape(1, 3))[:, 0] for body, point in traces]
    ground = _on_ground(mechanism)
    slides = _slides(mechanism, bodies)
    towards = _reader(mechanism, given[0], azimuth, elevation)
    seen = np.concatenate([each.reshape(-1, 3) for each in (*sticks.values(), *ways, ground)]) @ towards.T
    low, high = seen.min(axis=0), seen.max(axis=0)
    extent = max(high[0] - low[0], 0.4 * (high[1] - low[1])) or 1.0  # a single point has a picture, too
    scale = width * (1 - 2 * _MARGIN) / extent
    height = (high[1] - low[1]) * scale + 2 * _MARGIN * width
    left = 0.5 * (width - (high[0] - low[0]) * scale)

    def pixels(points: Floats) -> Floats:
        x, y = np.moveaxis(points @ towards.T, -1, 0)
        return np.round(np.stack([left + (x - low[0]) * scale, _MARGIN * width + (high[1] - y) * scale], axis=-1), 1)

    parts = [_grounded(p) for p in pixels(ground)]
    coloured = list(zip(ways, islice(cycle(_COLOURS), 1, None), strict=False))
    for way, colour in coloured:
        points = _points(pixels(way))
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-dasharray="4 3"/>')
    for rod in slides:
        motion = _moving("points", [_points(each) for each in pixels(rod)], seconds)
        parts.append(
            f'<polyline points="{_points(pixels(rod[0]))}" stroke="#999999" stroke-width="2">{motion}</polyline>'
        )
    for k, (name, ends) in enumerate(sticks.items()):
        parts.append(_stick(name, pixels(ends), _COLOURS[k % len(_COLOURS)], seconds))
    parts += [_dot(pixels(way), colour, seconds) for way, colour in coloured]
    if isinstance(q, xr.Dataset):
        parts.append(group([energy_strip(q, width * (1 - 2 * _MARGIN), seconds)], _MARGIN * width, height))
        height += HEIGHT
    text = document(parts, width, round(height), f"{mechanism.name or 'a mechanism'} in motion")
    return write_text(path, for_a_file(text))


def _ends(mechanism: Mechanism, body: str) -> Floats:
    """The points of a body, in its frame, at which its joints are; of a body with one joint also its mass centre."""
    joints = mechanism.model.joints
    found = [
        np.asarray(X.translation, dtype=float)
        for joint in joints
        for X, on in ((joint.X_PJ, joint.predecessor), (joint.X_SJ, joint.successor))
        if on == body
    ]
    of_body = next(each for each in mechanism.model.bodies if each.name == body)
    if len(found) == 1 and of_body.inertia is not None and of_body.inertia.mass > 0.0:
        found.append(np.asarray(of_body.inertia.centre, dtype=float))
    return np.array(found).reshape(-1, 3)


def _at(poses: Floats, points: Floats) -> Floats:
    """(n, k, 3): points of a body in the world."""
    return np.asarray(np.einsum("nij,kj->nki", poses[:, :3, :3], points) + poses[:, None, :3, 3])


def _slides(mechanism: Mechanism, bodies: dict[str, Floats]) -> list[Floats]:
    """(n, 2, 3): the two sides of each joint that is not one point, such as a slide, where they come apart."""
    found = []
    for joint in mechanism.model.joints:
        if len(joint.pair.coordinates) < 6:
            poses = (bodies.get(joint.predecessor), bodies.get(joint.successor))
            ends = (joint.X_PJ.translation, joint.X_SJ.translation)
            still = np.broadcast_to(np.eye(4), next(iter(bodies.values())).shape)
            points = [
                _at(still if X is None else X, np.asarray(p, dtype=float).reshape(1, 3))
                for X, p in zip(poses, ends, strict=True)
            ]
            rod = np.concatenate(points, axis=1)
            if np.linalg.norm(rod[:, 1] - rod[:, 0], axis=-1).max() > _APART * np.ptp(rod.reshape(-1, 3), axis=0).max():
                found.append(rod)
    return found


def _on_ground(mechanism: Mechanism) -> Floats:
    joints = [joint for joint in mechanism.model.joints if joint.predecessor == GROUND and joint.pair.freedoms]
    found = [np.asarray(joint.X_PJ.translation, dtype=float) for joint in joints if len(joint.pair.coordinates) < 6]
    return np.array(found).reshape(-1, 3)


def _reader(mechanism: Mechanism, q: Floats, azimuth: float | None, elevation: float | None) -> Floats:
    """(2, 3): to the right and up, as the reader sees the world."""
    if azimuth is None and elevation is None and is_planar(placed_joints(mechanism, q)[0]):
        return np.eye(3)[:2]
    a, e = (np.radians(default if x is None else x) for x, default in ((azimuth, _AZIMUTH), (elevation, _ELEVATION)))
    right = np.array([-np.sin(a), np.cos(a), 0.0])
    up = np.array([-np.sin(e) * np.cos(a), -np.sin(e) * np.sin(a), np.cos(e)])
    return np.array([right, up])


def _points(pixels: Floats) -> str:
    return " ".join(f"{x:g},{y:g}" for x, y in pixels)


def _moving(attribute: str, values: Sequence[str], seconds: float) -> str:
    every = ";".join(values)
    return f'<animate attributeName="{attribute}" dur="{seconds:g}s" repeatCount="indefinite" values="{every}"/>'


def _stick(name: str, pixels: Floats, colour: str, seconds: float) -> str:
    """A body: a line or a filled polygon, with dots where its joints are."""
    kind = "polygon" if pixels.shape[1] > 2 else "polyline"
    motion = _moving("points", [_points(each) for each in pixels], seconds)
    dots = "".join(_dot(pixels[:, k], "white", seconds, colour) for k in range(pixels.shape[1]))
    return (
        f'<g><title>{escape(name)}</title><{kind} points="{_points(pixels[0])}" fill="{colour}" fill-opacity="0.25" '
        f'stroke="{colour}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round">{motion}</{kind}>{dots}</g>'
    )


def _dot(pixels: Floats, colour: str, seconds: float, edge: str = "none") -> str:
    moves = "".join(_moving(c, [f"{x:g}" for x in pixels[:, k]], seconds) for k, c in enumerate(("cx", "cy")))
    if (pixels == pixels[0]).all():
        moves = ""
    x, y = pixels[0]
    return f'<circle cx="{x:g}" cy="{y:g}" r="4" fill="{colour}" stroke="{edge}" stroke-width="1.5">{moves}</circle>'


def _grounded(pixel: Floats) -> str:
    x, y = pixel
    return f'<path d="M{x:g} {y:g}l-8 12h16z" fill="#dddddd" stroke="#777777"/>'
