"""Random and degenerate lines, pairs of lines and motors, for the laws of screw geometry."""

from typing import TypeVar

import numpy as np

import zoo
from poinsot import Inertia
from poinsot.algebra import Array
from poinsot.algebra.arrays import Floats
from poinsot.dual_dynamics import DualInertia, dual_vector
from poinsot.geometry.lines import Line
from poinsot.geometry.motor_fields import from_bivector
from poinsot.geometry.motors import SixVector

S = TypeVar("S", bound=SixVector)

PAIRS = (
    "skew", "meeting", "perpendicular", "meeting squarely", "nearly parallel", "parallel", "antiparallel", "one line",
)  # fmt: skip
MOTORS = ("any", "rotor", "left-handed", "tiny turn", "tinier turn", "steep", "far away", "free")
#: Where lines and motors are moved to, [m] from the origin, and what accuracy is asked for there.
PLACES = ((0.0, 1e-12), (1e3, 1e-9))


def perpendicular_to(u: Floats, rng: zoo.Rng) -> Floats:
    e = np.cross(u, zoo.random_unit(rng))
    return e / np.linalg.norm(e)


def turned(u: Floats, e: Floats, angle: float) -> Floats:
    """u turned about e, which is perpendicular to it."""
    return u * np.cos(angle) + np.cross(e, u) * np.sin(angle)


def line_pair(name: str, rng: zoo.Rng, reach: float = 0.0) -> tuple[Line, Line, float, float, Floats, Floats]:
    """(l₁, l₂, d, α, e, foot on l₁): the second is the first moved by d along e and turned by α about e, 0 ≤ α ≤ π."""
    u, at = zoo.random_unit(rng), rng.normal(size=3) + zoo.random_unit(rng) * reach
    e, d, alpha = perpendicular_to(u, rng), rng.normal(), rng.uniform(0.2, np.pi - 0.2)
    if name in ("meeting", "meeting squarely", "one line"):
        d = 0.0
    if name in ("perpendicular", "meeting squarely"):
        alpha = np.pi / 2
    if name == "nearly parallel":
        alpha = 1e-4
    if name in ("parallel", "antiparallel", "one line"):
        alpha = np.pi if name == "antiparallel" else 0.0
        d = abs(d)
    s1, s2 = rng.normal(size=2)
    first = Line.along(at + s1 * u, u * rng.uniform(0.5, 2))
    v = turned(u, e, alpha)
    second = Line.along(at + d * e + s2 * v, v * rng.uniform(0.5, 2))
    return first, second, d, alpha, e, at


def motor_case(name: str, kind: type[S], rng: zoo.Rng) -> S:
    """A motor of the kind: rotor + pitch along it, far from or near to the origin, or without principal vector."""
    a, r, h = rng.normal(size=3), rng.normal(size=3), rng.normal()
    match name:
        case "rotor":
            h = 0.0
        case "left-handed":
            h = -abs(h)
        case "tiny turn":
            a, h = a * 1e-7, 1e7
        case "tinier turn":
            a, h = a * 1e-10, 1e10
        case "steep":
            h = 1e3
        case "far away":
            r = r * 1e3
        case "free":
            return from_bivector(kind, np.zeros(3), a)
    return from_bivector(kind, a, h * a, r)


def random_motor(rng: np.random.Generator) -> Array:
    """As a dual vector."""
    return dual_vector(rng.normal(size=3), rng.normal(size=3))


def random_body(rng: np.random.Generator) -> tuple[DualInertia, Array, Inertia]:
    """M̂, the vector from a point O to the mass centre, and the spatial inertia at O of the same body."""
    body = zoo.random_inertia(rng)
    return *DualInertia.of(body), body
