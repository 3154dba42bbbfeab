"""Motor dyadics: linear maps of motors, their eigenmotors, and the six principal screws of inertia and of stiffness.

A dyad MN maps L to M(N∘L); a dyadic is a sum of them. Motors are rows (s; m) in motor order, so twists and wrenches are
both motors, and a dyadic from twists to wrenches or momenta has eigenscrews. Typed motors go in and come out by their
types, in their own order; rows stay rows. Source: Lovell, §2.5.3; formulas.md §5.
Units: those of its parts: an inertia maps [rad/s; m/s] to [kg·m/s; kg·m²/s], a stiffness [rad; m] to [N; N·m].
Law: A M = λ M of every eigenmotor; tests/geometry/test_dyadics.py
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.errors import GeometryError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.motors import Acceleration, ForceVector, Momentum, SixVector, Twist, Wrench
from poinsot.geometry.products import ad
from poinsot.geometry.screw_systems import motor_rows, reciprocal_products
from poinsot.geometry.screws import Screw
from poinsot.geometry.vectors import floats, shaped, untilde
from poinsot.records import dataclass, field

Kinds = Mapping[type[SixVector], type[SixVector]]

_DELTA = np.roll(np.eye(6), 3, axis=0)
_SMALL = 1e-9  # of what it is compared with: eigenvectors are known to some 1e-15 times the condition


@dataclass(frozen=True)
class Eigenmotor:
    """A M = λ M. motor: row (6,) = (s; m), with unit principal vector if it is proper; pitch [m/rad], else infinite."""

    value: float
    motor: Floats

    @property
    def screw(self) -> Screw:
        """The screw it lies on: axis and pitch."""
        return Screw.of(Twist.of(self.motor))

    @property
    def pitch(self) -> float:
        """h = s·m/s·s [m/rad]."""
        return float(self.screw.pitch)

    @property
    def self_product(self) -> float:
        """M∘M, of the sign of the pitch."""
        return float(2 * self.motor[:3] @ self.motor[3:])


@dataclass(frozen=True, eq=False)
class Dyadic:
    """A linear map of motors. matrix (6, 6): from (s; m) to (s; m), about the origin of the frame.

    kinds   what it maps to what, as Twist → Momentum of an inertia: only such are mapped by their types, and sums and
            products keep what both agree on. Without kinds it maps rows alone
    Errors  GeometryError for other shapes, numbers that are not finite, expansions that do not exist; TypeError for a
            motor of a kind that it does not map, and for sums and products of dyadics whose kinds do not fit
    Laws    (MN)L = M(N∘L); M∘AN = N∘AM if symmetric; A = Σ λᵢ/(Mᵢ∘Mᵢ) MᵢMᵢ, three λᵢ positive and three negative, if it
            induces an inner product (theorem 2.7); of an inertia A V = I V, tests/geometry/test_dyadics.py
    """

    matrix: Floats
    kinds: Kinds = field(default_factory=dict)

    def __post_init__(self) -> None:
        M = floats(self.matrix, "a dyadic")
        object.__setattr__(self, "matrix", shaped(M, (6, 6), "the matrix of a dyadic"))

    @classmethod
    def dyad(cls, M: Any, N: Any) -> Dyadic:
        """MN, the map L → M(N∘L): the matrix M Nᵀ Δ. Of wrenches M and N it maps twists, of twists wrenches."""
        given: Kinds = {Twist: Wrench, Wrench: Twist}
        kinds = {given[type(N)]: type(M)} if type(M) in given and type(N) in given else {}
        return cls(np.outer(_row(M), _row(N) @ _DELTA), kinds)

    @classmethod
    def of_inertia(cls, inertia: Inertia) -> Dyadic:
        """A = Δ I: from twists (ω; v) to momenta, in motor order (p; L); from accelerations to wrenches (f; m)."""
        return cls(_DELTA @ np.asarray(inertia.matrix, dtype=float), {Twist: Momentum, Acceleration: Wrench})

    @classmethod
    def of_stiffness(cls, stiffness: object) -> Dyadic:
        """A = Δ K of a stiffness K (6, 6), from small twists (rotation; displacement) to wrenches (m; f)."""
        return cls(_DELTA @ _symmetric(stiffness, "stiffness"), {Twist: Wrench})

    @classmethod
    def of_compliance(cls, compliance: object) -> Dyadic:
        """A = C Δ of a compliance C (6, 6), from wrenches (m; f), in motor order (f; m), to small twists."""
        return cls(_symmetric(compliance, "compliance") @ _DELTA, {Wrench: Twist})

    def __matmul__(self, other: object) -> Any:
        """A M of a twist, wrench or momentum, by its type; of a motor row (s; m) (6,), a row; A B of a dyadic B."""
        if isinstance(other, Dyadic):
            kinds = {k: self.kinds[given] for k, given in other.kinds.items() if given in self.kinds}
            return Dyadic(self.matrix @ other.matrix, self._agreed(other, kinds, "map on"))
        found = np.asarray(self.matrix @ self._mapped(other))
        if not isinstance(other, SixVector):
            return found
        kind = self.kinds[type(other)]
        return kind.of(_DELTA @ found if issubclass(kind, ForceVector) else found)

    def __add__(self, other: Dyadic) -> Dyadic:
        return Dyadic(self.matrix + other.matrix, self._agreed(other, self._shared(other), "be added to"))

    def __sub__(self, other: Dyadic) -> Dyadic:
        return Dyadic(self.matrix - other.matrix, self._agreed(other, self._shared(other), "be taken from"))

    def __mul__(self, scale: float) -> Dyadic:
        return Dyadic(self.matrix * scale, self.kinds)

    __rmul__ = __mul__

    def carried(self, X_AB: Displacement) -> Dyadic:
        """Ad(X_AB) A Ad(X_AB)⁻¹: the same map of the same motors, read in frame A."""
        forth = np.asarray(X_AB.adjoint, dtype=float)
        back = np.asarray(X_AB.inverse().adjoint, dtype=float)
        return Dyadic(forth @ self.matrix @ back, self.kinds)

    def rate(self, V: Twist) -> Dyadic:
        """Ȧ = ad_V A − A ad_V: how it changes per second while it is fixed in what moves with V, in the same frame.

        V       twist [rad/s; m/s] of the body that carries it, about the origin, as the matrix is
        Law     d/dt of ``carried`` by the displacements of the body; d/dt (A V) = A V̇ + Ȧ V, of an inertia the wrench
        """
        ad_V = ad(V).astype(float)
        rates: Kinds = {Momentum: Wrench, Twist: Acceleration}
        kinds = {k: rates[given] for k, given in self.kinds.items() if given in rates}
        return Dyadic(ad_V @ self.matrix - self.matrix @ ad_V, kinds)

    @property
    def form(self) -> Floats:
        """ΔA, the matrix of the bilinear form (M, N) → M∘AN."""
        return np.asarray(_DELTA @ self.matrix)

    @property
    def symmetric(self) -> bool:
        """Whether M∘AN = N∘AM for all motors."""
        F, _ = self._scaled_form()
        return bool(np.abs(F - F.T).max() <= _SMALL * np.abs(F).max())

    @property
    def induces_inner_product(self) -> bool:
        """Whether M∘AM > 0 for every M ≠ 0."""
        F, _ = self._scaled_form()
        if not self.symmetric or (np.diag(F) <= 0.0).any():
            return False
        d = 1 / np.sqrt(np.diag(F))  # a unit diagonal makes small stiffnesses count
        return bool(np.linalg.eigvalsh(d[:, None] * (F + F.T) * d / 2).min() > _SMALL)

    def inner(self, M: object, N: object) -> float:
        """(M|N) = M∘AN. GeometryError if the dyadic induces no inner product."""
        if not self.induces_inner_product:
            raise GeometryError(f"this dyadic induces no inner product: {self._defect()}")
        return float(self._mapped(M) @ self.form @ self._mapped(N))

    def norm(self, M: object) -> float:
        """√(M|M)."""
        return float(np.sqrt(self.inner(M, M)))

    def eigenmotors(self) -> list[Eigenmotor]:
        """Six co-reciprocal eigenmotors of a symmetric dyadic, greatest eigenvalue first, none self-reciprocal.

        Three eigenvalues are positive and three negative if the dyadic induces an inner product, λ having the sign of
        the pitch. Otherwise they may not exist: GeometryError says why, as for MM with a self-reciprocal M.
        """
        if not self.symmetric:
            raise GeometryError("eigenmotors are those of symmetric dyadics, M∘AN = N∘AM; this one is not symmetric")
        F, scale = self._scaled_form()
        F = (F + F.T) / 2
        rows = self._definite(F) if self.induces_inner_product else self._by_clusters(F)
        found = []
        for value, row in rows:
            motor = row / scale
            size = np.linalg.norm(row[:3])
            improper = size <= _SMALL * np.linalg.norm(row)
            if improper:
                motor[:3] = 0.0
            found.append(Eigenmotor(value * scale[3], motor / np.linalg.norm(motor[3:] if improper else motor[:3])))
        return sorted(found, key=lambda eigen: -eigen.value)

    def expansion(self) -> list[tuple[float, Floats]]:
        """(cᵢ, Mᵢ) with A = Σ cᵢ MᵢMᵢ, cᵢ = λᵢ/(Mᵢ∘Mᵢ): the dyad expansion (2.3). GeometryError where there is none."""
        return [(eigen.value / eigen.self_product, eigen.motor) for eigen in self.eigenmotors()]

    def inverse(self) -> Dyadic:
        """A⁻¹ = Σ 1/(λᵢ Mᵢ∘Mᵢ) MᵢMᵢ (2.4). GeometryError if A is singular, has no expansion, or is not symmetric."""
        eigen = self.eigenmotors()
        greatest = max(abs(e.value) for e in eigen)
        if min(abs(e.value) for e in eigen) <= 1e-14 * greatest:  # a hundred roundings of the greatest
            raise GeometryError("this dyadic maps a motor to zero, so it has no inverse")
        terms = [np.outer(e.motor, e.motor @ _DELTA) / (e.value * e.self_product) for e in eigen]
        return Dyadic(np.sum(terms, axis=0), {given: taken for taken, given in self.kinds.items()})

    def _mapped(self, motor: object) -> Floats:
        """The row of a motor that it maps; of one without kinds, rows and screws alone."""
        if isinstance(motor, SixVector) and type(motor) not in self.kinds:
            raise TypeError(
                f"this dyadic maps {_told(self.kinds)}, not a {type(motor).__name__}: make it by of_inertia, "
                "of_stiffness or of_compliance, or give the row (s; m) of the motor, principal vector first"
            )
        return _row(motor)

    def _shared(self, other: Dyadic) -> Kinds:
        return dict(self.kinds.items() & other.kinds.items())

    def _agreed(self, other: Dyadic, kinds: Kinds, verb: str) -> Kinds:
        """The kinds of a sum or product: TypeError if both have some and none is left."""
        if self.kinds and other.kinds and not kinds:
            raise TypeError(f"a dyadic of {_told(self.kinds)} cannot {verb} one of {_told(other.kinds)}")
        return kinds

    def _scaled_form(self) -> tuple[Floats, Floats]:
        """D ΔA D with moments measured by the length that balances its two diagonal blocks, and 1/D of motors."""
        F = self.form
        turning, sliding = np.abs(F[:3, :3]).max(), np.abs(F[3:, 3:]).max()
        L = float(np.sqrt(turning / sliding)) if turning > 0.0 and sliding > 0.0 else 1.0
        D = np.array([1.0, 1, 1, L, L, L])
        return D[:, None] * F * D, 1 / D

    def _definite(self, F: Floats) -> list[tuple[float, Floats]]:
        """λ and scaled M of a positive form: F M = λ Δ M is Δ M = (1/λ) F M, a symmetric problem in C M, F = CᵀC."""
        C = np.linalg.cholesky(F)
        back = np.linalg.inv(C)
        values, vectors = np.linalg.eigh(back @ _DELTA @ back.T)
        return [(1 / x, back.T @ y) for x, y in zip(values, vectors.T, strict=True)]

    def _by_clusters(self, F: Floats) -> list[tuple[float, Floats]]:
        """λ and scaled M where no inner product helps: eigenspaces, a co-reciprocal basis in each, then a check."""
        A = _DELTA @ F
        size = max(float(np.abs(A).max()), 1e-300)
        values = np.linalg.eigvals(A)
        rows: list[tuple[float, Floats]] = []
        if np.abs(values.imag).max() <= 1e-6 * size:  # double eigenvalues split by the root of rounding, 1e-8
            left = sorted(values.real)
            while left:
                # double eigenvalues split by the root of rounding, 1e-8
                cluster = [x for x in left if abs(x - left[0]) <= 1e-6 * size]
                left = left[len(cluster) :]
                value = float(np.mean(cluster))
                space = np.linalg.svd(A - value * np.eye(6))[2][6 - len(cluster) :]
                products, turn = np.linalg.eigh(reciprocal_products(space, space))
                if np.abs(products).min() > 1e-6:  # of unit motors: self-reciprocal ones have no expansion
                    rows += [(value, row) for row in turn.T @ space]
        total = sum((x / (m @ _DELTA @ m) * np.outer(m, m @ _DELTA) for x, m in rows), np.zeros((6, 6)))
        # the expansion is there where it gives the dyadic back
        if len(rows) != 6 or np.abs(total - A).max() > 1e-7 * size:
            raise GeometryError(
                f"this dyadic has no dyad expansion: {self._defect()}, and its eigenmotors are complex, too few, or "
                "self-reciprocal (as those of MM with M∘M = 0)"
            )
        return rows

    def _defect(self) -> str:
        return "M∘AM > 0 does not hold for every motor M ≠ 0" if self.symmetric else "it is not symmetric"


def _row(motor: object) -> Floats:
    """A motor as its row (s; m): momenta and wrenches swapped."""
    if isinstance(motor, SixVector):
        row = floats(motor.vector, f"a {type(motor).__name__}")
        return np.asarray(_DELTA @ row if isinstance(motor, ForceVector) else row)
    return np.asarray(motor_rows([motor])[0][0])


def _told(kinds: Kinds) -> str:
    return ", ".join(f"{k.__name__} to {given.__name__}" for k, given in kinds.items()) or "rows (s; m) alone"


def _symmetric(matrix: object, what: str) -> Floats:
    M = shaped(floats(matrix, f"a {what}"), (6, 6), f"the matrix of a {what}")
    if np.abs(M - M.T).max() > 1e-6 * np.abs(M).max():  # measured stiffnesses have six digits
        raise GeometryError(f"a {what} that comes from an energy is symmetric; this matrix is not")
    return np.asarray((M + M.T) / 2)


def principal_screws_of_inertia(inertia: Inertia) -> list[Eigenmotor]:
    """The six principal screws of inertia: two on each principal central axis, of pitches ±ρᵢ, ρᵢ = √(Iᵢ/m).

    An impulse on one of them makes the body twist about the same one; eigenvalues ±mρᵢ [kg·m]. Those of positive pitch
    come first, greatest first. Law: A = (m/2) Σ SᵢSᵢ and A⁻¹ = Σ SᵢSᵢ/(2Iᵢ).
    GeometryError for a body without mass or with a vanishing principal moment: two screws then fall together.
    """
    fault = inertia.fault()
    if fault:
        raise GeometryError(f"no body has this inertia: {fault}")
    if not inertia.mass > 0.0:
        raise GeometryError("a body without mass has no principal screws of inertia")
    moments, axes = np.linalg.eigh(inertia.about_centre)
    if moments[0] <= 1e-12 * moments[2] or moments[2] <= 0.0:  # a rod without thickness: its pitch would be rounding
        raise GeometryError(
            f"a principal moment of inertia vanishes ({moments[0]:.3g} kg·m²): the two principal screws on that axis "
            "fall together, and the inertia dyadic has no dyad expansion"
        )
    m, c = float(inertia.mass), np.asarray(inertia.centre, dtype=float)
    found = []
    for I_i, u in zip(moments[::-1], axes.T[::-1], strict=True):
        rho = float(np.sqrt(I_i / m))
        for sign in (1.0, -1.0):
            found.append(Eigenmotor(sign * m * rho, np.concatenate([u, np.cross(c, u) + sign * rho * u])))
    return sorted(found, key=lambda eigen: -eigen.value)


@dataclass(frozen=True)
class CompliantAxis:
    """A line on which a force makes a parallel displacement, and about which a rotation makes a parallel couple.

    point, direction (3,): the axis; stiffness [N/m] along it; torsion [N·m/rad] about it. On it lie two eigenscrews of
    pitches ±√(torsion/stiffness).
    """

    point: Floats
    direction: Floats
    stiffness: float
    torsion: float


def compliant_axes(stiffness: object) -> list[CompliantAxis]:
    """The compliant axes of a stiffness K (6, 6), from small twists (rotation; displacement) to wrenches (m; f).

    None in general; three, meeting at the centre of compliance, for a stiffness that decouples there. Where a whole
    bundle of lines qualifies, perpendicular ones are returned. GeometryError unless K is positive definite.
    Law: K·(0; u) = (r × ku; ku) and K·(u; r × u) = (cu; 0). Source: Patterson & Lipkin 1993, J. Mech. Design 115.
    """
    K = _symmetric(stiffness, "stiffness")
    if not Dyadic.of_stiffness(K).induces_inner_product:
        raise GeometryError("compliant axes need a positive definite stiffness; this one gives way without a force")
    centre = untilde(-np.linalg.solve(K[3:, 3:], K[:3, 3:].T))
    near = np.asarray(Displacement.translating(centre).adjoint, dtype=float)
    K = near.T @ K @ near  # about the centre, so that nothing cancels when it is far away
    B, D = K[:3, 3:], K[3:, 3:]
    follows = -np.linalg.solve(D, B.T)  # v that leaves no force when turning by ω
    torsion = K[:3, :3] + B @ follows
    bend = follows + follows.T
    mixed = D / np.abs(D).max() + 0.6180339 * torsion / np.abs(torsion).max()
    mixed += 0.3819660 * bend / max(np.abs(bend).max(), np.sqrt(np.abs(torsion).max() / np.abs(D).max()))
    found = []
    for u in np.linalg.eigh(mixed)[1].T:
        k, c, m = float(u @ D @ u), float(u @ torsion @ u), B @ u
        r = np.cross(u, m) / k
        moving, turning = K @ np.concatenate([0 * u, u]), K @ np.concatenate([u, np.cross(r, u)])
        arm = float(np.sqrt(c / k))
        off_force = [moving[3:] - k * u, (moving[:3] - np.cross(r, k * u)) / arm]
        off_couple = [(turning[:3] - c * u) / arm**2, turning[3:] / arm]
        # eigenvectors of a double eigenvalue are known to 1e-8
        if max(np.abs(off_force).max(), np.abs(off_couple).max()) <= 1e-7 * np.abs(D).max():
            found.append(CompliantAxis(centre + r, u, k, c))
    return found
