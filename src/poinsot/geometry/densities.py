"""Inertias of bodies of any density ρ(x), over solids, meshes and indicators, to a stated accuracy.

    m = ∫ρ dV,   h = ∫ρ x dV,   C = ∫ρ x xᵀ dV,   I_O = tr(C) 1 − C

A density is a number [kg/m³] or a function of a place x (3,) [m]. Where it is a polynomial and its degree is given, the
integrals are exact and run over any scalar, fractions too; else they are refined until the accuracy is met.
Law     uniform densities give the closed forms; a moved body has the moved inertia; parts add; what is given as an
        error is one, tests/geometry/test_densities.py
Source  Stramigioli et al. (S0) §2.2.2: a body is a part of space with a density ρ: E → R⁺; Lovell (S2) §4.2

Functions of a place, as densities are, asked at many places.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np

from poinsot.algebra.arrays import Array, Floats, array
from poinsot.algebra.columns import in_groups, on_rows
from poinsot.algebra.scalars import Scalar, unknown
from poinsot.errors import GeometryError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.mass_properties import from_moments
from poinsot.geometry.solids import MovedSolid, Solid
from poinsot.geometry.vectors import positive
from poinsot.records import NamedTuple


def asked(function: Callable[[Array], object], places: Floats, what: str) -> Floats:
    """The values of a function of a place (3,) at places (n, 3); NaN where it divides by zero.

    At once where it runs on columns, those places together at which it decides alike; one by one elsewhere.
    Errors  GeometryError for values that are not one real number; whatever the function raises of one place
    """
    found = np.full(len(places), np.nan)

    def at_once(x: list[Scalar], count: int) -> Floats:
        return on_rows(function(array(x)), count)

    for rows, value in in_groups(places, [0, 1, 2], at_once):
        found[rows] = value if isinstance(value, np.ndarray) else [_one(function, x, what) for x in places[rows]]
    return found


def _one(function: Callable[[Array], Any], x: Floats, what: str) -> float:
    try:
        with np.errstate(all="ignore"):
            value = function(x)
    except ZeroDivisionError:
        return np.nan
    if unknown(value) or np.ndim(value) or value is None or isinstance(value, (str, bytes, complex)):
        raise GeometryError(
            f"{what} that is refined to an accuracy is one real number at each place; at {shown(x)} it is a "
            f"{type(value).__name__}. Over other scalars, give the degree of a polynomial that it is"
        )
    return float(value)


def shown(x: Floats) -> str:
    """A place as a message tells it."""
    return "(" + ", ".join(f"{c:.6g}" for c in x) + ") m"


Density: TypeAlias = Callable[[Array], Scalar] | Scalar

_FINEST = 1e-12  # sums of thousands of places round as much
_COARSEST = 0.1
_DEGREE_LIMIT = 20
_POLYNOMIAL = 1e-9  # of the mass, what rules for polynomials may differ by
_NEGATIVE = 1e-12  # of the largest density, below which a negative one is rounding


#: Why an accuracy is not met, of solids and meshes, and of bodies told by what is inside.
_HARD = {
    True: "the density jumps or bends somewhere in the body. Cut the body there and add the inertias of the parts, or "
    "allow a larger accuracy",
    False: "it has faces or edges along the axes of the box, or many. Allow a larger accuracy, give a box that the "
    "body fills better, or give the body as a solid or a mesh",
}


class Weighed(NamedTuple):
    """An inertia, and how far it may be off.

    error  ε [–] with |δm| ≤ ε m, |δ∫ρ yᵢ dV| ≤ ε m aᵢ, |δ∫ρ yᵢyⱼ dV| ≤ ε m aᵢaⱼ, where y goes from the middle of the
           solid's box and aᵢ are its half edges, along the axes of the solid; 0 for polynomials of a given degree,
           which are exact but for rounding
    """

    inertia: Inertia
    error: float


def density_inertia(
    density: Density, solid: Solid | MovedSolid, accuracy: float | None = None, degree: int | None = None
) -> Inertia:
    """The inertia of a solid of this density, to this accuracy: that of :func:`weighed`, of which see the card."""
    return weighed(density, solid, accuracy, degree).inertia


def weighed(
    density: Density, solid: Solid | MovedSolid, accuracy: float | None = None, degree: int | None = None
) -> Weighed:
    """m, h and I_O of a solid of this density, in the solid's frame, with an estimate of the error.

    density   a number ρ > 0, or ρ(x) ≥ 0 for x (3,) [m] in the frame of the solid [kg/m³]
    solid     of geometry.solids or geometry.indicators; X_AB @ solid is one in another frame, where x is then given
    accuracy  the largest error ε of :class:`Weighed`, 1e-12 to 0.1; None: 1e-9, of a body told by what is inside 1e-3
    degree    of a density that is a polynomial: the result is exact, and over any scalar; of floats it is refused where
              the density is no such polynomial
    Errors    GeometryError for densities that are negative or not finite somewhere, with the place; for bodies without
              mass; where the accuracy cannot be met, as where ρ jumps: then cut the body there, and add the parts
    Law       tests/geometry/test_densities.py
    """
    if isinstance(solid, MovedSolid):
        X, own = solid.pose, density
        there = own if _uniform(own) else lambda y: own(X @ y)
        found = weighed(there, solid.solid, accuracy, degree)
        return Weighed(X @ found.inertia, found.error)
    if not isinstance(solid, Solid):
        raise TypeError(f"a density is integrated over a solid of geometry.solids, not over a {type(solid).__name__}")
    if _uniform(density):
        positive(_number(density), "a density")
        if solid.exact:
            degree = degree or 0
        else:
            return weighed(lambda x: density, solid, accuracy, degree)
    if degree is not None:
        return Weighed(_sound(_by_rule(density, solid, degree)), 0.0)
    accuracy = solid.usual if accuracy is None else accuracy
    if not (isinstance(accuracy, (int, float, np.number)) and _FINEST <= accuracy <= _COARSEST):
        raise GeometryError(
            f"the accuracy of an inertia is a number from {_FINEST:g} to {_COARSEST:g}; got {accuracy!r:.40}"
        )
    return _refined(density, solid, accuracy)


def _uniform(density: object) -> bool:
    return not callable(density)


def _number(density: Any) -> Scalar:
    """The density, or a GeometryError if it is neither a number nor a function."""
    if np.ndim(density) or density is None or isinstance(density, (str, bytes, complex)):
        raise GeometryError(f"a density is a number, or a function of a place; got {density!r:.40}")
    return density


def _by_rule(density: Any, solid: Solid, degree: int) -> Inertia:
    """Σ w ρ (1, x, xxᵀ) over a rule that is exact for ρ xxᵀ; about the middle where places are floats."""
    if isinstance(degree, bool) or not isinstance(degree, int) or not 0 <= degree <= _DEGREE_LIMIT:
        raise GeometryError(f"the degree of a density is a whole number from 0 to {_DEGREE_LIMIT}; got {degree!r:.40}")
    at, weights = solid.rule(degree + 2)
    if at.dtype == object:
        return _summed(array([density if _uniform(density) else density(x) for x in at]) * weights, at)
    middle, _ = solid.box()
    about = _summed(_values(density, at, solid) * weights, at - middle)
    if not _uniform(density) and about.second_moment.dtype != object:
        _of_degree(about, density, solid, degree)
    return about.carried(Displacement.translating(middle))


def _of_degree(found: Inertia, density: Callable[[Array], Scalar], solid: Solid, degree: int) -> None:
    """Refuse a density that a rule of two degrees more sums to another inertia, about the middle of the box."""
    (middle, half), (at, weights) = solid.box(), solid.rule(degree + 4)
    again = _summed(_values(density, at, solid) * weights, at - middle)
    apart = [abs(found.mass - again.mass), *(np.abs(found.first_moment - again.first_moment) / half)]
    apart += list((np.abs(found.second_moment - again.second_moment) / _across(half)).ravel())
    if not max(apart) <= _POLYNOMIAL * abs(again.mass):
        raise GeometryError(
            f"the density is no polynomial of degree {degree}: rules of degree {degree + 2} and {degree + 4} differ by "
            f"{max(apart) / abs(again.mass) if again.mass else np.inf:.2g} of the mass. Give its degree, or an "
            "accuracy instead"
        )


def _across(half: Floats) -> Floats:
    """What entries of I_O are measured by: a_j² + a_k², a_i a_j."""
    square = half * half
    return np.where(np.eye(3) > 0.0, square.sum() - square, np.outer(half, half))


def _values(density: Any, at: Floats, solid: Solid) -> Array:
    """ρ at places; floats are looked at, other scalars are taken as they are."""
    if _uniform(density):
        return array([density] * len(at))
    found = array([density(x) for x in at.copy()])  # what changes its place changes no other's
    if found.ndim != 1:
        raise GeometryError(f"a density is one number at each place; got an array of shape {found.shape[1:]}")
    if wrong := [x for x in found.flat if x is None or isinstance(x, (str, bytes, complex, np.complexfloating))]:
        raise GeometryError(f"a density is one real number at each place; got {wrong[0]!r:.40}")
    if found.dtype != object:
        _checked(found, at, solid)
    return found


def _summed(mass: Array, at: Array) -> Inertia:
    return from_moments(mass.sum(), mass @ at, (at * mass[:, None]).T @ at)


def _refined(density: Callable[[Array], Scalar], solid: Solid, accuracy: float) -> Weighed:
    """∫ρ (1, y, yyᵀ) dV with y = (x − middle)/half edges, all of which are at most m."""
    middle, half = solid.box()

    def f(at: Floats) -> Floats:
        y, rho = (at - middle) / half, asked(density, at, "a density")
        _checked(rho, at, solid)
        x, y, z = y.T
        return np.stack([np.ones(len(x)), x, y, z, x * x, x * y, x * z, y * y, y * z, z * z], axis=1) * rho[:, None]

    at, weights = solid.sample()
    size = float((weights @ f(at))[0])
    for _ in range(3):
        found, error = solid.integral(f, 0.5 * accuracy * abs(size))
        if error <= accuracy * found[0] or not found[0] < 0.5 * size:
            break
        size = found[0]
    mass = float(found[0])
    if not mass > 0.0:
        raise GeometryError(f"a body needs a mass; of this density the solid has {mass:g} kg")
    if not error <= accuracy * mass:
        raise GeometryError(
            f"the inertia is known to {error / mass:.2g} of its size, and {accuracy:g} was asked for: "
            f"{_HARD[solid.exact]}"
        )
    xx, xy, xz, yy, yz, zz = found[4:]
    C = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]]) * np.outer(half, half)
    about = from_moments(mass, found[1:4] * half, C)
    return Weighed(_sound(about.carried(Displacement.translating(middle))), error / mass)


def _checked(rho: Floats, at: Floats, solid: Solid) -> None:
    """Refuse densities that are not finite, or negative inside the body."""
    bad = ~np.isfinite(rho)
    if bad.any():
        k = int(bad.argmax())
        raise GeometryError(f"the density is {rho[k]} at {shown(at[k])}; it needs a finite number there{_why(solid)}")
    negative = np.flatnonzero(rho < -_NEGATIVE * np.abs(rho).max(initial=0.0))
    worst = negative[np.argsort(rho[negative])][: None if solid.stays_inside else 20]
    for k in worst[solid.holds(at[worst])][:1]:
        raise GeometryError(
            f"the density is {rho[k]:g} kg/m³ at {shown(at[k])}, inside the body; it must not be negative"
        )


def _why(solid: Solid) -> str:
    if solid.stays_inside:
        return ""
    return (
        ". No point of this mesh sees all of its surface from inside, so the density is asked outside the body too, in "
        "the convex hull: continue it there by any finite values, or cut the body into parts and add their inertias"
    )


def _sound(inertia: Inertia) -> Inertia:
    """The inertia, unless it has no mass or no body has it."""
    known = all(isinstance(x, (int, float)) for x in (inertia.mass, *inertia.first_moment, *inertia.second_moment.flat))
    if known and not inertia.mass > 0.0:
        raise GeometryError(f"a body needs a mass; of this density the solid has {inertia.mass:g} kg")
    if known and (why := inertia.fault()):
        raise GeometryError(
            f"no rigid body is like this: {why}; the density is negative somewhere, or of a higher degree than given"
        )
    return inertia
