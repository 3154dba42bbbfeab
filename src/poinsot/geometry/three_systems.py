"""Three-systems without screws of infinite pitch: a screw in every direction, and the quadrics of equal pitch.

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
from poinsot.geometry.checked import floats, given, nonzero
from poinsot.geometry.classification import classify
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.screw_systems import ScrewSystem
from poinsot.geometry.vectors import tilde
from poinsot.records import dataclass


@dataclass(frozen=True)
class PitchQuadrics:
    """A three-system of the classes IA and IIA in its principal frame.

    pitches   (hₐ, h_b, h_c) [m/rad], greatest first; frame: X of the principal frame, along the principal screws
    Laws      the axis of every screw lies on the quadric of its pitch; through every point goes one screw or three,
              tests/geometry/test_three_systems.py
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
