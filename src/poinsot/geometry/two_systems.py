"""Two-systems: their class, the cylindroid that their axes form, and the circle that shows axis and pitch at once.

With principal screws S₁ on x (pitch h₁) and S₂ on y (pitch h₂), h₁ ≥ h₂, the unit screw S(ψ) = cos ψ S₁ + sin ψ S₂ has

    z = −½(h₁ − h₂) sin 2ψ,   h = ½(h₁ + h₂) + ½(h₁ − h₂) cos 2ψ                            (3.7), (3.8)
    (h − ½(h₁ + h₂))² + z² = ¼(h₁ − h₂)²,   z(x² + y²) = (h₂ − h₁) x y

Screws are rows (s; m) in motor order. Source: Lovell, §3.8.4, the sign of z corrected (formulas.md §4); Ball 1900;
Lewis 1880.
Law: axes and pitches of sampled screws lie on the surface and on the circle, tests/geometry/test_two_systems.py

Three-systems without screws of infinite pitch: a screw in every direction, and the quadrics of equal pitch.

In the principal frame the screw along the unit vector s is (s; H s), H = diag(hₐ, h_b, h_c). The axes of pitch h are
one family of lines on the pitch quadric, and the screws through a point r are the real eigenvectors of H − r̃:

    rᵀ(H − h1) r + det(H − h1) = 0,        (H − r̃) s = h s

Screws are rows (s; m) in motor order. Source: Ball 1900, ch. XIII; the two equations were derived here.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats
from poinsot.errors import GeometryError
from poinsot.geometry.classification import classify
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.screw_systems import ScrewSystem, motor_rows, reciprocal_products
from poinsot.geometry.vectors import floats, given, nonzero, tilde
from poinsot.records import dataclass


def two_system_class(system: ScrewSystem) -> int:
    """1: all screws proper; 2: all improper; 3: exactly one improper (theorem 3.13: there is no other case).

    GeometryError if the order of the system is not two.
    """
    if system.order != 2:
        raise GeometryError(f"a two-system has two independent screws; this system has order {system.order}")
    return {0: 1, 1: 3, 2: 2}[system.infinite.order]


@dataclass(frozen=True)
class Cylindroid:
    """A two-system of class 1 in its principal frame.

    h1 ≥ h2   principal pitches [m/rad], the extreme ones
    frame     X of the principal frame: x along S₁, y along S₂, z the central axis, which every axis meets at a right
              angle (theorem 3.14)
    Laws      screws of the system lie on the surface and on the circle; there is one pair of principal screws, unless
              h1 = h2 and the surface is a plane (theorem 3.15), tests/geometry/test_two_systems.py
    """

    h1: float
    h2: float
    frame: Displacement

    @classmethod
    def of(cls, system: ScrewSystem | Any) -> Cylindroid:
        """Of a two-system, or of two screws that span one (theorem 3.12). GeometryError for the classes 2 and 3."""
        N = system if isinstance(system, ScrewSystem) else ScrewSystem.span(system)
        if two_system_class(N) != 1:
            raise GeometryError(
                "this two-system has a screw of infinite pitch (class 2 or 3), so its axes are parallel or at infinity "
                "and form no cylindroid; classify() gives its normal form"
            )
        found = classify(N)
        P = found.parameters
        h1, h2 = (P["h"], P["h"]) if found.label == "IIA" else (P["ha"], P["hb"])
        return cls(h1, h2, found.frame)

    @property
    def length(self) -> float:
        """|h₁ − h₂| [m]: the length of the cylindroid along its central axis; zero when it is a plane."""
        return self.h1 - self.h2

    @property
    def circle(self) -> tuple[tuple[float, float], float]:
        """Centre (h, z) = (½(h₁ + h₂), 0) and radius ½(h₁ − h₂) of the circle representation [m]."""
        return (0.5 * (self.h1 + self.h2), 0.0), 0.5 * (self.h1 - self.h2)

    def height(self, psi: ArrayLike) -> Floats:
        """z(ψ) [m], of the shape of ψ [rad]."""
        return np.asarray(-0.5 * (self.h1 - self.h2) * np.sin(2 * np.asarray(psi, dtype=float)))

    def pitch(self, psi: ArrayLike) -> Floats:
        """h(ψ) [m/rad], of the shape of ψ [rad]."""
        mean, radius = 0.5 * (self.h1 + self.h2), 0.5 * (self.h1 - self.h2)
        return np.asarray(mean + radius * np.cos(2 * np.asarray(psi, dtype=float)))

    def screw(self, psi: ArrayLike) -> Floats:
        """The unit screws S(ψ) = cos ψ S₁ + sin ψ S₂ (..., 6), in the frame of the system."""
        a = np.asarray(psi, dtype=float)
        c, s, zero = np.cos(a), np.sin(a), np.zeros_like(a)
        local = np.stack([c, s, zero, self.h1 * c, self.h2 * s, zero], axis=-1)
        return np.asarray(local @ np.asarray(self.frame.adjoint, dtype=float).T)

    def angle_of(self, motor: object) -> float:
        """ψ in (−π/2, π/2] of a screw of the system. GeometryError for one that does not belong to it."""
        rows, _ = motor_rows([motor])
        if not ScrewSystem.span(self.screw([0.0, np.pi / 2])).contains(rows[0]):
            raise GeometryError("this screw does not belong to the two-system of the cylindroid")
        x, y, _ = self.frame.rotation.T @ rows[0, :3]
        psi = float(np.arctan2(y, x))
        return psi - np.pi * np.sign(psi) if abs(psi) > np.pi / 2 else psi

    def screws_of_pitch(self, h: float) -> list[float]:
        """The angles ψ of the screws of pitch h: two, mirrored, one at an extreme pitch (to rounding), none beyond."""
        (mean, _), radius = self.circle
        rounding = 1e-15 * (abs(self.h1) + abs(self.h2))
        if radius <= rounding or abs(h - mean) > radius + rounding:
            return []
        if abs(h - mean) >= radius - rounding:
            return [0.0 if h > mean else np.pi / 2]
        psi = 0.5 * float(np.arccos((h - mean) / radius))
        return [psi, -psi]

    def deviation(self, point: ArrayLike) -> Floats:
        """z(x² + y²) − (h₂ − h₁)xy [m³] of points (..., 3): zero on the surface."""
        x, y, z = np.moveaxis(self._local(point), -1, 0)
        return np.asarray(z * (x * x + y * y) - (self.h2 - self.h1) * x * y)

    def surface(self, psi: ArrayLike, reach: ArrayLike) -> Floats:
        """Points (angles, reaches, 3) on the axes S(ψ), at distances ``reach`` [m] from the central axis: for plots."""
        a, r = np.meshgrid(np.asarray(psi, dtype=float), np.asarray(reach, dtype=float), indexing="ij")
        local = np.stack([r * np.cos(a), r * np.sin(a), self.height(a)], axis=-1)
        return np.asarray(local @ self.frame.rotation.T + self.frame.translation)

    def _local(self, point: ArrayLike) -> Floats:
        return np.asarray((floats(point, "a point", last=3) - self.frame.translation) @ self.frame.rotation)


def principal_angle(first: object, second: object) -> float:
    """ψ with tan 2ψ = S₁∘S₂/(h₁ − h₂): from two perpendicular unit screws to the principal ones.

    cos ψ S₁ + sin ψ S₂ and cos ψ S₂ − sin ψ S₁ are then the principal pair, perpendicular and reciprocal (th. 3.15).
    ψ is in (−π/2, π/2], 0 when every perpendicular pair is principal. GeometryError if the screws are no unit screws
    with perpendicular principal vectors.
    """
    rows, _ = motor_rows([first, second])
    if np.abs(rows[:, :3] @ rows[:, :3].T - np.eye(2)).max() > 1e-9:
        raise GeometryError("the principal angle belongs to two unit screws with perpendicular axes; these are not")
    products = reciprocal_products(rows, rows)
    across, difference = products[0, 1], 0.5 * (products[0, 0] - products[1, 1])
    return 0.5 * float(np.arctan2(across, difference))


@dataclass(frozen=True)
class PitchQuadrics:
    """A three-system of the classes IA and IIA in its principal frame.

    pitches   (hₐ, h_b, h_c) [m/rad], greatest first; frame: X of the principal frame, along the principal screws
    Laws      the axis of every screw lies on the quadric of its pitch; through every point goes one screw or three,
              tests/geometry/test_two_systems.py
    """

    pitches: tuple[float, float, float]
    frame: Displacement

    @classmethod
    def of(cls, system: ScrewSystem | Any) -> PitchQuadrics:
        """Of a three-system, or of screws that span one. GeometryError for other orders and for infinite pitch."""
        N = system if isinstance(system, ScrewSystem) else ScrewSystem.span(system)
        found = classify(N)
        if N.order != 3 or found.infinite:
            raise GeometryError(
                f"pitch quadrics belong to a three-system without infinite pitch; this one is: {found.sentence}"
            )
        P = found.parameters
        return cls((P["h"],) * 3 if found.label == "IIA" else (P["ha"], P["hb"], P["hc"]), found.frame)

    def screw(self, direction: ArrayLike) -> Floats:
        """The one unit screw (s; m) of the system along a direction (3,), in the frame of the system."""
        d = nonzero(floats(direction, "a direction"), (3,), "a direction")
        s = self.frame.rotation.T @ d / np.linalg.norm(d)
        return np.asarray(self.frame.adjoint @ np.concatenate([s, np.array(self.pitches) * s]), dtype=float)

    def quadric(self, h: float) -> Floats:
        """The symmetric Q (4, 4) with (r; 1)ᵀ Q (r; 1) = 0 on the quadric of pitch h, r in the frame of the system [m].

        A hyperboloid of one sheet between the extreme pitches but at h_b, where it is two planes; no real points
        beyond; at an extreme pitch the line of that principal screw; for equal pitches the point of the frame.
        """
        D = np.array(self.pitches) - h
        X = np.asarray(self.frame.inverse().matrix, dtype=float)
        return np.asarray(X.T @ np.diag([*D, np.prod(D)]) @ X)

    def deviation(self, point: ArrayLike, h: float) -> Floats:
        """(r; 1)ᵀ Q(h) (r; 1) [m³] of points (..., 3): zero on the quadric of pitch h."""
        r = floats(point, "a point", last=3)
        ends = np.concatenate([r, np.ones((*r.shape[:-1], 1))], axis=-1)
        return np.asarray(np.einsum("...i,ij,...j->...", ends, self.quadric(h), ends))

    def screws_through(self, point: ArrayLike) -> list[tuple[float, Floats]]:
        """The pitches and unit screws with axes through a point (3,): three, or one, greatest pitch first."""
        r = self.frame.rotation.T @ (given(floats(point, "a point"), (3,), "a point") - self.frame.translation)
        values, vectors = np.linalg.eig(np.diag(self.pitches) - np.asarray(tilde(r), dtype=float))
        size = max(1.0, float(np.abs(values).max()))
        real = [k for k in range(3) if abs(values[k].imag) <= 1e-9 * size]
        found = [(float(values[k].real), self.screw(self.frame.rotation @ vectors[:, k].real)) for k in real]
        return sorted(found, key=lambda entry: -entry[0])
