"""How screws are drawn, wherever they are: colours, the helix of a pitch, and their words.

The colours are those of Okabe & Ito, which people with any colour vision tell apart; hand and kind are also told by
shape. Nothing here knows what draws.
"""

from __future__ import annotations

import math

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.geometry.screws import Screw

BLACK, ORANGE, SKY, GREEN, BLUE, VERMILLION, PURPLE = (
    "#000000", "#E69F00", "#56B4E9", "#009E73", "#0072B2", "#D55E00", "#CC79A7",
)  # fmt: skip
NO_PITCH = 1e-9  # beside the length: what rounding leaves of a rotation or a force
_TURNS = 3.0  # of a helix, at most
_PART = 0.6  # of the length that a helix takes, at most
_ROUND = 0.09  # radius of a helix beside the length


def without_rounding(S: Screw, size: float) -> Screw:
    """The screw, with a pitch that is a rounding error beside a size [m] set to zero."""
    return Screw(S.axis, 0.0) if S.is_proper and abs(float(S.pitch)) < NO_PITCH * size else S


def colour_of(S: Screw) -> str:
    """Blue for right-handed, vermilion for left-handed, black for no pitch, green for an infinite one."""
    if not S.is_proper:
        return GREEN
    h = float(S.pitch)
    return BLACK if h == 0.0 else BLUE if h > 0.0 else VERMILLION


def rgb(colour: str) -> tuple[int, int, int]:
    """Red, green and blue of "#rrggbb", from 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def pitch_in_words(h: float) -> str:
    """h = 0.1 m/rad; h = 0; h = ∞."""
    return "h = ∞" if math.isinf(h) else "h = 0" if h == 0.0 else f"h = {number(h)} m/rad"


def number(x: float) -> str:
    """Three digits, with a minus sign as it is printed."""
    return f"{x:.3g}".replace("-", "−")


def helix(middle: Floats, u: Floats, h: float, length: float) -> Floats:
    """Points (n, 3) of a streamline of pitch h about the axis through ``middle`` along u, at true scale.

    At most three turns that fit the length of the axis; of pitch zero a circle, near the tail of the axis.
    """
    turns = _TURNS if h == 0.0 else min(_TURNS, _PART * length / (2 * math.pi * abs(h)))
    angle = np.linspace(-0.5, 0.5, max(24, int(40 * turns)) + 1) * 2 * math.pi * (1.0 if h == 0.0 else turns)
    side = np.cross(u, np.eye(3)[int(np.argmin(np.abs(u)))])
    side /= np.linalg.norm(side)
    other, radius = np.cross(u, side), _ROUND * length
    turned = radius * (np.cos(angle)[:, None] * side + np.sin(angle)[:, None] * other)
    return np.asarray(middle - 0.25 * length * u * (h == 0.0) + turned + h * angle[:, None] * u)
