"""The products of motors that no change of frame alters: reciprocal ∘, perpendicular ♦ and screw product ×.

Each reads its factors by type as motors (m̄, m_O), so it takes twists, accelerations, wrenches and momenta in any
mixture: these are relations between screws. Only the pairing of a wrench and a twist is power.
The forms behind them: hyperbolic H = ½Δ, Killing K = −4 diag(1, 0), and scaled H̄ = 2H = Δ, K̄ = −¼K, in twist order.
Source: S0 §2.4.2–2.5.4; S2 §2.4–2.5, §3.8; formulas.md §3–4.
Law: invariant under displacements of both factors, tests/geometry/test_products.py
Units: products of those of the factors; M ∘ N of a wrench and a twist is in watts [W], ♦ has no moment part.

Bases of motion space and of force space: Plücker (standard) bases of a frame, reciprocal bases, coordinates.

A frame gives twelve basis motors: six twists, turns about and moves along its axes, and six wrenches, couples about and
forces along them. The two sixes are reciprocal, d_i · e_j = δ_ij, so power is a product of coordinates.
Source: Featherstone short course (S1), "Bases" to "Coordinate Transforms"; Lovell (S2) §2.5.1; formulas.md §2.
Units: coordinates are those of the six-vector, angular part first: twists [rad/s; m/s], wrenches [N·m; N], momenta
[kg·m²/s; kg·m/s].
Law: power is the sum of the products of reciprocal coordinates, tests/geometry/test_coordinates.py
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.scalars import Scalar, cos, sin
from poinsot.errors import GeometryError
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.lines import common_normal, parallel
from poinsot.geometry.motor_fields import from_bivector, moment, principal
from poinsot.geometry.motors import ForceVector, MotionVector, SixVector, Twist, Wrench
from poinsot.geometry.screws import Screw
from poinsot.geometry.vectors import cross, dot, floats, given, tilde

S = TypeVar("S", bound=SixVector)

_one, _none = np.eye(3), np.zeros((3, 3))

#: H̄ = Δ, an involution: H̄² = 1; and K̄ = diag(1, 0). Matrices (6,6) on twists (ω; v).
H_SCALED = np.block([[_none, _one], [_one, _none]])
K_SCALED = np.block([[_one, _none], [_none, _none]])
#: H = ½H̄ and K = −4K̄.
HYPERBOLIC = 0.5 * H_SCALED
KILLING = -4.0 * K_SCALED


def bi_invariant(h: float, k: float) -> Array:
    """B = hH + kK (6,6), in twist order: every form on se(3) with AdᵀB Ad = B.

    Law  singular exactly for h = 0; B² = 1 exactly for k = 0, h = ±2, tests/geometry/test_products.py
    """
    return array(h * HYPERBOLIC + k * KILLING)


def ad(V: Twist) -> Array:
    """ad_V = [ω̃ 0; ṽ ω̃] (6,6): V × a = ad_V a. Law: tr(ad_a ad_b) = aᵀK b, the Killing form."""
    w, v = tilde(V.angular), tilde(V.linear)
    return array([[*w[i], 0.0, 0.0, 0.0] for i in range(3)] + [[*v[i], *w[i]] for i in range(3)])


# ----------------------------------------------------------------------------------------------------------- products


def reciprocal_product(M: SixVector, N: SixVector) -> Scalar:
    """M ∘ N = m̄·n_P + m_P·n̄, the same for every point P; aᵀH̄b of two twists, power of a wrench on a twist.

    Law  M ∘ N = N ∘ M, bilinear, of full rank with signature 0; L ∘ (M × N) = (L × M) ∘ N,
         tests/geometry/test_products.py
    """
    return dot(principal(M), moment(N)) + dot(moment(M), principal(N))


def perpendicular_product(M: SixVector, N: SixVector) -> Scalar:
    """M ♦ N = m̄·n̄ = aᵀK̄b: zero for perpendicular axes. With K̄, not K: formulas.md §4 [C]."""
    return dot(principal(M), principal(N))


def screw_product(M: SixVector, N: S) -> S:
    """M × N = (m̄ × n̄, m̄ × n_P + m_P × n̄), with the kind of N. On twists V × it is V.cross.

    Law  M × N = −(N × M) as screws; Jacobi's identity; Ad(M × N) = Ad M × Ad N, tests/geometry/test_products.py
    """
    a, b = principal(M), principal(N)
    return from_bivector(type(N), cross(a, b), array(cross(a, moment(N)) + cross(moment(M), b)))


def polar(M: S) -> S:
    """p(M) = (0, m̄) = H̄⁻¹K̄ M = ω M = ε M: the free vector, at infinity, polar to a motor (S0 §2.5.1, S2 §3.4).

    Law  p(p(M)) = 0; rank 3; its kernel are the free vectors; p(M) ∘ N = M ♦ N
    """
    return from_bivector(type(M), array(principal(M) * 0.0), principal(M))


def wrench_of(T: MotionVector) -> Wrench:
    """H̄♯ T = (v; ω): the wrench with force ω and moment v, ⟨W, T′⟩ = T ∘ T′ (14).

    Law  Ad⁻ᵀ H̄ = H̄ Ad: the identification does not depend on the frame
    Errors  TypeError for what is no motion
    """
    if not isinstance(T, MotionVector):
        raise TypeError(f"the identification takes a twist to a wrench; got a {type(T).__name__}")
    return Wrench(T.second, T.first)


def twist_of(W: ForceVector) -> Twist:
    """H̄♯⁻¹ W = (f; m): the twist with angular velocity f; :func:`wrench_of` undone.

    Errors  TypeError for what is no force
    """
    if not isinstance(W, ForceVector):
        raise TypeError(f"the identification takes a wrench to a twist; got a {type(W).__name__}")
    return Twist(W.second, W.first)


def reciprocal(M: SixVector, N: SixVector, tolerance: float = 1e-9) -> bool:
    """Whether M ∘ N = 0: a wrench on the one does no work on a twist about the other.

    tolerance  of |M ∘ N| beside |m̄||n_O| + |m_O||n̄| + |m̄||n̄| · 1 m: what rounding and a nanometre may do
    """
    parts = (principal(M), moment(M), principal(N), moment(N))
    a, m, b, n = (np.linalg.norm(floats(x, "a motor whose reciprocity is asked")) for x in parts)
    return bool(abs(reciprocal_product(M, N)) <= tolerance * (a * n + m * b + a * b))


# ----------------------------------------------------------------------------------------- products of screws by axes


def virtual_coefficient(a: Screw, b: Screw) -> Scalar:
    """S₁ ∘ S₂ = (h₁ + h₂) cos α − d sin α of two unit screws, from pitches, distance and angle of the axes (3.6).

    Of a proper and an improper screw cos α, of two improper ones 0. Ball's coefficient is half of it.
    """
    if not (a.is_proper and b.is_proper):
        return dot(a.direction, b.direction) if a.is_proper or b.is_proper else 0.0
    if parallel(a.axis, b.axis):
        return (a.pitch + b.pitch) * dot(a.direction, b.direction)
    n = common_normal(a.axis, b.axis)
    return (a.pitch + b.pitch) * cos(n.angle) - n.distance * sin(n.angle)


def product_screw(a: Screw, b: Screw) -> tuple[Screw, Scalar]:
    """The screw of S₁ × S₂ and its magnitude: axis e on the common normal, pitch h₁ + h₂ + d cot α, magnitude sin α.

    Of distinct parallel axes it is improper, along e_α × with magnitude d; theorems 3.7, 3.8.
    Errors  GeometryError where the product is zero (equal axes) or a factor is improper: use screw_product
    """
    if not (a.is_proper and b.is_proper):
        raise GeometryError("the screw of a product is given for two proper screws; use screw_product on unit motors")
    n = common_normal(a.axis, b.axis)
    e = n.line.direction
    if parallel(a.axis, b.axis):  # m̄ × n_P with n_P = d e × n̄, α = 0 or π
        return Screw.improper(array(e * dot(a.direction, b.direction))), n.distance
    return Screw(n.line, a.pitch + b.pitch + n.distance * cos(n.angle) / sin(n.angle)), sin(n.angle)


_INDEPENDENT = 1e-10  # of the largest singular value: six digits remain of coordinates


def motion_basis(X_OF: Displacement) -> list[Twist]:
    """d_Fx, d_Fy, d_Fz, d_x, d_y, d_z: unit turns about and moves along the axes of frame F, in coordinates O."""
    return [X_OF @ Twist.of(e) for e in np.eye(6)]


def force_basis(X_OF: Displacement) -> list[Wrench]:
    """e_x, e_y, e_z, e_Fx, e_Fy, e_Fz: unit couples about and forces along the axes of frame F, in coordinates O.

    Law  reciprocal to motion_basis of the same frame, tests/geometry/test_coordinates.py
    """
    return [X_OF @ Wrench.of(e) for e in np.eye(6)]


def reciprocal_basis(motions: Sequence[MotionVector]) -> list[Wrench]:
    """e_1 … e_6 with d_i · e_j = δ_ij: the columns of E = D⁻ᵀ, for any basis of six independent twists.

    Errors  GeometryError unless there are six, independent (condition below 1e10)
    """
    D = _matrix(motions, MotionVector, "twists")
    return [Wrench.of(column) for column in np.linalg.inv(D)]


def reciprocal_motions(forces: Sequence[ForceVector]) -> list[Twist]:
    """d_1 … d_6 with d_i · e_j = δ_ij, for any basis of six wrenches: :func:`reciprocal_basis` undone."""
    E = _matrix(forces, ForceVector, "wrenches")
    return [Twist.of(column) for column in np.linalg.inv(E)]


def coordinates(M: SixVector, basis: Sequence[SixVector]) -> Array:
    """[M] (6,) with M = Σ [M]_i basis_i; on the Plücker basis of a frame the components that M has in that frame.

    Errors  TypeError if M and the basis are not both motions or both forces; GeometryError as in reciprocal_basis
    """
    space = MotionVector if isinstance(M, MotionVector) else ForceVector
    found: Array = np.linalg.solve(_matrix(basis, space, "motors of one space"), given(M.vector, (6,), "a motor"))
    return found


def motion_transform(X_AB: Displacement) -> Array:
    """X = Ad(X_AB) = [R 0; p̃R R] (6,6): coordinates of motions in A from those in B; Featherstone's ᴬX_B."""
    return X_AB.adjoint


def force_transform(X_AB: Displacement) -> Array:
    """X* = Ad(X_AB)⁻ᵀ = Δ Ad Δ = [R p̃R; 0 R] (6,6): coordinates of forces in A from those in B; ᴬX_B*."""
    motion = X_AB.adjoint
    return array(np.roll(motion, (3, 3), (0, 1)))


def _matrix(motors: Sequence[SixVector], space: type[SixVector], what: str) -> Array:
    """The columns of a basis, checked."""
    if not all(isinstance(M, space) for M in motors):
        kinds = ", ".join(sorted({type(M).__name__ for M in motors}))
        raise TypeError(f"the basis must be of {what}, of the space asked for; got {kinds}")
    if len(motors) != 6:
        raise GeometryError(f"a basis has six {what}; got {len(motors)}")
    D: Array = given(np.array([M.vector for M in motors], dtype=float).T, (6, 6), "a basis")
    singular = np.linalg.svd(D, compute_uv=False)
    rank = int((singular > _INDEPENDENT * singular[0]).sum())
    if rank < 6:
        raise GeometryError(f"a basis has six independent {what}; these span {rank} dimensions")
    return D
