"""Screw systems: subspaces of motors, of order 0 to 6, with a numerical rank that is stated and not an accident.

Motors are rows (s; m) in motor order, principal vector first, moment at the origin of the frame second: a twist is
(ω; v), a wrench (f; m). Rank is judged about the *centre* of the motors given, with moments divided by a *length*, so
it depends neither on where the origin is nor on units; singular values below ``tolerance`` times the greatest are zero.
Source: Lovell, §2.5 and §3.7; Ball 1900; formulas.md §4.
Units: principal vectors as they are given, moments those times metre; pitches [m/rad].
Law: dim N + dim Nᴿ = 6, in every frame, tests/geometry/test_screw_systems.py
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

import numpy as np

from poinsot.algebra.arrays import Bools, Floats
from poinsot.errors import GeometryError, warn
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import SixVector, Twist, Wrench
from poinsot.geometry.screws import Screw
from poinsot.geometry.vectors import floats, given, nonzero
from poinsot.namespaces import former_names
from poinsot.records import dataclass

Kind = Literal["twist", "wrench", "motor"]

TOLERANCE = 1e-9
"""Singular values below this, relative to the greatest, count as zero."""

_EDGE = 100.0
_NEAR = 1e-6  # beside its moment at the centre: a motor whose axis is so far away is taken for free
_RECIPROCAL_KIND: dict[Kind, Kind] = {"twist": "wrench", "wrench": "twist", "motor": "motor"}
_PLURAL: dict[Kind, str] = {"twist": "twists", "wrench": "wrenches", "motor": "motors"}
_DELTA = np.roll(np.eye(6), 3, axis=0)


class NearlyDependentWarning(UserWarning):
    """A rank was decided by a singular value close to the tolerance: the order of a screw system is in doubt."""


def motor_rows(motors: object) -> tuple[Floats, Kind | None]:
    """Twists, wrenches, screws or rows (s; m) as an array (n, 6) in motor order, and their kind if given.

    A wrench (m; f) is swapped to (f; m). GeometryError for other shapes, mixed kinds and numbers that are not finite.
    """
    kinds: set[Kind | None] = set()
    rows = []
    if isinstance(motors, (SixVector, Screw)):
        motors = [motors]
    if isinstance(motors, str) or not isinstance(motors, Iterable) or np.ndim(motors) == 0:  # type: ignore[arg-type]
        raise GeometryError(f"a screw system is made of a list of motors, or rows (n, 6); got {motors!r:.120}")
    for k, motor in enumerate(motors):
        if isinstance(motor, Screw):
            motor = motor.twist().vector
            kinds.add(None)
        elif isinstance(motor, SixVector):
            if not isinstance(motor, (Twist, Wrench)):
                raise GeometryError(f"motor {k} is a {type(motor).__name__}; a screw system takes twists or wrenches")
            kinds.add("twist" if isinstance(motor, Twist) else "wrench")
            motor = motor.vector if isinstance(motor, Twist) else _DELTA @ motor.vector
        else:
            kinds.add(None)
        row = floats(motor, f"motor {k} of a screw system")
        if row.shape != (6,):
            raise GeometryError(f"motor {k} has six numbers (s; m), principal vector first; got shape {row.shape}")
        rows.append(row)
    if len(kinds) > 1:
        raise GeometryError("the motors of one screw system are of several kinds; give twists only, or wrenches only")
    return np.array(rows, dtype=float).reshape(len(rows), 6), next(iter(kinds), None)


def _rows(rows: object) -> Floats:
    """Rows (n, 6) of finite numbers."""
    numbers = floats(rows, "a list of motors")
    if numbers.ndim != 2 or numbers.shape[1] != 6:
        raise GeometryError(f"a list of motors has rows of six numbers (s; m); got an array of shape {numbers.shape}")
    return numbers


def shifted(rows: Floats, point: Floats) -> Floats:
    """The same motors with moments about ``point`` (given in the old frame): (s; m + s × p)."""
    rows, point = _rows(rows), given(floats(point, "a point"), (3,), "a point")
    return np.hstack([rows[:, :3], rows[:, 3:] + np.cross(rows[:, :3], point)])


def reciprocal_products(a: Floats, b: Floats) -> Floats:
    """Matrix of a∘b = s_a·m_b + m_a·s_b for rows of motors."""
    return np.asarray(_rows(a) @ _DELTA @ _rows(b).T)


def centre_of(rows: Floats) -> Floats:
    """The point about which the moments of these motors, of unit principal vectors, are least in the sense of squares.

    Motors with an axis or a pitch beyond 1e6 m have no say, nor have improper ones; without any, it is the origin.
    """
    rows = _rows(rows)
    gram, pull = np.zeros((3, 3)), np.zeros(3)
    for s, m in zip(rows[:, :3], rows[:, 3:], strict=True):
        size = s @ s
        if size > _NEAR**2 * (m @ m):
            gram += np.eye(3) - np.outer(s, s) / size
            pull += np.cross(s, m) / size
    return np.asarray(np.linalg.lstsq(gram, pull, rcond=1e-12)[0])  # the direction along parallel axes is left out


def length_of(rows: Floats, distance: float = 0.0) -> float:
    """The median of |m|/|s| over motors with both: the length scale of these motors [m].

    ``distance`` [m], from the origin that the motors were given about, tells which moments are rounding errors. Where
    no motor tells a length it is 1 m, or a thousandth of the distance.
    """
    rows, distance = _rows(rows), float(floats(distance, "a distance"))
    s, m = np.linalg.norm(rows[:, :3], axis=1), np.linalg.norm(rows[:, 3:], axis=1)
    least = TOLERANCE * max(1.0, distance)
    told = np.sort([b / a for a, b in zip(s, m, strict=True) if a > _NEAR * b and b > least * a])
    return float(told[(len(told) - 1) // 2]) if len(told) else max(1.0, 1e-3 * distance)


@dataclass(frozen=True, eq=False)
class ScrewSystem:
    """N = span of motors, order 0–6: the freedom that a constraint leaves (twists), or the reactions of it (wrenches).

    basis      (n, 6), rows (s; m) in motor order, orthonormal about ``centre`` with moments divided by ``length``
    kind       "twist", "wrench" or "motor" (no meaning attached); reciprocity turns twists into wrenches
    centre     (3,) [m], length [m], tolerance: how the rank was judged
    Make one with :meth:`span`; GeometryError for motors that are not finite, of several kinds, or not six numbers
    Laws       dim N + dim Nᴿ = 6; (Nᴿ)ᴿ = N; dim(N + M) + dim(N ∩ M) = dim N + dim M,
               tests/geometry/test_screw_systems.py
    """

    basis: Floats
    kind: Kind
    centre: Floats
    length: float
    tolerance: float = TOLERANCE

    @classmethod
    def span(
        cls,
        motors: object,
        *,
        kind: Kind | None = None,
        centre: object = None,
        length: float | None = None,
        tolerance: float = TOLERANCE,
    ) -> ScrewSystem:
        """The system spanned by twists, by wrenches, by screws or by rows (s; m), of whatever sizes.

        A motor smaller than ``tolerance`` times the greatest is taken for a zero. centre, length: see the class;
        found from the motors where not given. Warns (NearlyDependentWarning) when the rank hangs on a singular value
        within a factor 100 of the tolerance.
        """
        rows, told = motor_rows(motors)
        if kind not in (None, *_PLURAL):
            raise GeometryError(f"the kind of a screw system is one of {', '.join(_PLURAL)}; got {kind!r}")
        if kind is not None and told is not None and kind != told:
            raise GeometryError(f"the motors are {_PLURAL[told]}, not {_PLURAL[kind]}")
        if not 0.0 <= tolerance < 1.0:
            raise GeometryError(f"the tolerance of a rank is a number from 0 to 1; got {tolerance}")
        rows = rows / (np.abs(rows).max(initial=0.0) or 1.0)
        size = np.linalg.norm(rows, axis=1)
        rows = rows[size > tolerance * size.max(initial=0.0)]
        c = (
            centre_of(rows)
            if centre is None
            else given(floats(centre, "a centre"), (3,), "the centre of a screw system")
        )
        about = shifted(rows, c)
        L = length_of(about, float(np.linalg.norm(c))) if length is None else float(length)
        if not L > 0.0 or not np.isfinite(L):
            raise GeometryError(f"the length of a screw system must be a positive number [m]; got {L}")
        basis = _orthonormal(about * _scale(L), tolerance)
        return cls.from_scaled(basis, kind or told or "motor", c, L, tolerance)

    @classmethod
    def from_scaled(
        cls, rows: Floats, kind: Kind, centre: Floats, length: float, tolerance: float = TOLERANCE
    ) -> ScrewSystem:
        """From a basis (n, 6), orthonormal about ``centre`` with moments over ``length``, as :attr:`scaled`."""
        centre = given(floats(centre, "a centre"), (3,), "the centre of a screw system")
        return cls(shifted(_rows(rows) / _scale(length), -centre), kind, centre, length, tolerance)

    def __str__(self) -> str:
        return f"{self.order}-system of {_PLURAL[self.kind]}"

    @property
    def order(self) -> int:
        """dim N: the number of independent screws."""
        return len(self.basis)

    @property
    def motors(self) -> list[Twist] | list[Wrench] | list[Floats]:
        """The basis as twists, as wrenches, or as rows (s; m), by kind."""
        if self.kind == "twist":
            return [Twist.of(row) for row in self.basis]
        if self.kind == "wrench":
            return [Wrench.of(_DELTA @ row) for row in self.basis]
        return list(self.basis)

    @property
    def scaled(self) -> Floats:
        """The basis about the centre with moments over the length: orthonormal rows (n, 6) without units."""
        return shifted(self.basis, self.centre) * _scale(self.length)

    def residual(self, motor: object) -> float:
        """How far a motor is from N: the sine of its angle to N in the metric of the class; 0 inside, 1 at most."""
        rows, told = motor_rows([motor])
        if told is not None and self.kind != "motor" and told != self.kind:
            raise GeometryError(
                f"a {told} cannot lie in a system of {_PLURAL[self.kind]}; compare with the reciprocal system"
            )
        x = (shifted(rows, self.centre) * _scale(self.length))[0]
        size = float(np.linalg.norm(x))
        return float(np.linalg.norm(x - self.scaled.T @ (self.scaled @ x))) / size if size else 0.0

    def contains(self, motor: object, tolerance: float = 1e-8) -> bool:
        """Whether a motor belongs to N: its residual is below the tolerance."""
        return self.residual(motor) <= tolerance

    def includes(self, other: ScrewSystem, tolerance: float = 1e-8) -> bool:
        """Whether M ⊂ N."""
        return all(self.contains(row, tolerance) for row in other.basis)

    def equals(self, other: ScrewSystem, tolerance: float = 1e-8) -> bool:
        """Whether M = N as sets of screws."""
        return self.order == other.order and self.includes(other, tolerance)

    def reciprocal(self) -> ScrewSystem:
        """Nᴿ, all motors M with M∘N = 0: the wrenches that do no work on these twists, and the other way round."""
        complement = (
            np.linalg.svd(self.scaled @ _DELTA, full_matrices=True)[2][self.order :] if self.order else np.eye(6)
        )
        return self._from_scaled(complement, _RECIPROCAL_KIND[self.kind])

    def __add__(self, other: ScrewSystem) -> ScrewSystem:
        """N + M, the twists of two pairs in series; all motors that are a sum of one of each."""
        kind = self._common(other)
        return ScrewSystem.span(np.vstack([self.basis, other.basis]), kind=kind, tolerance=self.tolerance)

    def __and__(self, other: ScrewSystem) -> ScrewSystem:
        """N ∩ M = (Nᴿ + Mᴿ)ᴿ, the twists of two pairs in parallel."""
        kind = self._common(other)
        meet = (self.reciprocal() + other.reciprocal()).reciprocal()
        return ScrewSystem(meet.basis, kind, meet.centre, meet.length, self.tolerance)

    def carried(self, X_AB: Displacement) -> ScrewSystem:
        """The system given in frame B, read in frame A: X_AB @ N."""
        rows = np.array([np.asarray((X_AB @ Twist.of(row)).vector, dtype=float) for row in self.basis]).reshape(-1, 6)
        centre = np.asarray(X_AB @ self.centre, dtype=float)
        return ScrewSystem(rows, self.kind, centre, self.length, self.tolerance)

    def self_reciprocal_part(self) -> ScrewSystem:
        """N ∩ Nᴿ, of order ≤ 3: screws of N reciprocal to all of N. It may be more than zero."""
        return self._from_scaled(self._self_products()[1][:, self._null()].T @ self.scaled, self.kind)

    def co_reciprocal_basis(self) -> tuple[Floats, Floats]:
        """A basis (n, 6) with Mᵢ∘Mⱼ = 0 for i ≠ j, and its self products Mᵢ∘Mᵢ (n,), greatest first (theorem 2.6).

        A zero self product belongs to the self-reciprocal part; a 6-system has none (theorem 2.4). Units: the products
        are lengths, of motors of unit size in the metric of the class.
        """
        values, vectors = self._self_products()
        rows = vectors.T @ self.scaled
        values = np.where(self._null(), 0.0, values)
        return shifted(rows / _scale(self.length), -self.centre)[::-1], values[::-1] * self.length

    @property
    def signature(self) -> tuple[int, int, int]:
        """Numbers of positive, zero and negative self products in any co-reciprocal basis."""
        values, null = self._self_products()[0], self._null()
        positive = int(((values > 0) & ~null).sum())
        return positive, int(null.sum()), self.order - positive - int(null.sum())

    @property
    def infinite(self) -> ScrewSystem:
        """The screws of infinite pitch in N: translations of a twist system, couples of a wrench system."""
        still = self.split()[1]
        return self._from_scaled(np.hstack([np.zeros_like(still), still]), self.kind)

    @property
    def rotations(self) -> int:
        """Number of independent principal vectors: order less the order of the infinite screws."""
        return self.order - self.infinite.order

    def split(self) -> tuple[Floats, Floats]:
        """Proper rows (s; m), s orthonormal, and the moments (k, 3), orthonormal, of the screws of infinite pitch.

        About the centre, moments over the length: together they span N.
        """
        rows = self.scaled
        U, sigma, _ = np.linalg.svd(rows[:, :3])
        _warn_at_the_edge(sigma, self.tolerance, "whether a screw system has a screw of infinite pitch is")
        turning = int((sigma > self.tolerance).sum())
        proper = (U[:, :turning].T @ rows) / sigma[:turning, None]
        return np.asarray(proper), np.asarray(U[:, turning:].T @ rows[:, 3:])

    def _self_products(self) -> tuple[Floats, Floats]:
        values, vectors = np.linalg.eigh(reciprocal_products(self.scaled, self.scaled))
        return np.asarray(values), np.asarray(vectors)

    def _null(self) -> Bools:
        return np.asarray(np.abs(self._self_products()[0]) <= self.tolerance)

    def _from_scaled(self, rows: Floats, kind: Kind) -> ScrewSystem:
        return ScrewSystem.from_scaled(rows, kind, self.centre, self.length, self.tolerance)

    def _common(self, other: ScrewSystem) -> Kind:
        if not isinstance(other, ScrewSystem):
            raise TypeError(f"a screw system adds to and meets screw systems, not a {type(other).__name__}")
        kinds = {self.kind, other.kind} - {"motor"}
        if len(kinds) > 1:
            raise GeometryError("a system of twists and a system of wrenches have no sum and no intersection")
        return self.kind if self.kind != "motor" else other.kind


def _scale(length: float) -> Floats:
    return np.array([1.0, 1.0, 1.0, 1 / length, 1 / length, 1 / length])


def _orthonormal(rows: Floats, tolerance: float) -> Floats:
    """An orthonormal basis of the row space, each row first brought to unit size."""
    if not len(rows):
        return rows
    _, sigma, Vt = np.linalg.svd(rows / np.linalg.norm(rows, axis=1)[:, None], full_matrices=False)
    relative = sigma / sigma[0]
    _warn_at_the_edge(relative, tolerance, "the order of a screw system is")
    return np.asarray(Vt[relative > tolerance])


def _warn_at_the_edge(sigma: Floats, tolerance: float, what: str) -> None:
    edge = sigma[(sigma > tolerance / _EDGE) & (sigma < tolerance * _EDGE)]
    if len(edge):
        warn(
            NearlyDependentWarning(
                f"{what} in doubt: a singular value is {edge[0]:.2g} of the greatest, close to the tolerance "
                f"{tolerance:.0e}. Give the motors more exactly, a length that fits them, or another tolerance."
            )
        )


def contact_wrenches(point: object, normal: object, friction: Literal["none", "point", "soft"] = "none") -> ScrewSystem:
    """The wrenches a finger can exert at a point (3,) [m] along the inner normal (3,): order 1, 3 or 4.

    "none": a force along the normal; "point" (hard finger): any force through the point; "soft": also a couple about
    the normal. Whether they may pull is not looked at. Law: reciprocal to the motions the contact lets happen.
    """
    p = given(floats(point, "the point of a contact"), (3,), "the point of a contact")
    n = nonzero(floats(normal, "the normal of a contact"), (3,), "the normal of a contact")
    directions = [n / np.linalg.norm(n)] if friction == "none" else list(np.eye(3))
    rows = [np.concatenate([f, np.cross(p, f)]) for f in directions]
    if friction == "soft":
        rows.append(np.concatenate([np.zeros(3), n / np.linalg.norm(n)]))
    elif friction not in ("none", "point"):
        raise GeometryError(f"friction is {friction!r}; it must be 'none', 'point' or 'soft'")
    return ScrewSystem.span(np.array(rows), kind="wrench")


def are_co_reciprocal(motors: Sequence[object], tolerance: float = 1e-9) -> bool:
    """Whether Mᵢ∘Mⱼ = 0 for all i ≠ j, relative to the sizes of the motors."""
    rows, _ = motor_rows(motors)
    size = np.linalg.norm(rows, axis=1)
    products = np.abs(reciprocal_products(rows, rows)) / np.maximum(np.outer(size, size), 1e-300)
    return bool((products[~np.eye(len(rows), dtype=bool)] <= tolerance).all())


__getattr__ = former_names(__name__)
