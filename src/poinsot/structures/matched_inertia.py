"""Mass matrices that inputs can give to a mechanism with one undriven coordinate u: kinetic matching.

    M and M_d depend on q_u;  m = M_d e_u,  s = M⁻¹m = σ (1; r) in the order (u; others a)
    mᵀ (M⁻¹)' m + s_u m_u' = 0                                             what no input can change
    σ = −1,  r = −E⁻¹M_au,  E = M_aa − C,  C constant                      solves it: m_u = −h, h = M_uu − M_ua E⁻¹M_au
    M_d = [m_u, m_aᵀ; m_a, m_a m_aᵀ/m_u + P],  P ≻ 0 constant              ≻ 0 where E ≻ 0 and h < 0
    J₂ = [0, jᵀ; −j, 0],  jᵀ y_a = ½ yᵀS y,  y = M_d⁻¹p,  S = M_dM⁻¹ M' M⁻¹M_d − s_u M_d'

S_uu = 0 is the second line, so that j exists. z = q_a − q_a* − ∫ r dq_u has ż = 0 where y_a = 0.

Source  Acosta, Ortega, Astolfi & Mahindrakar (2005), mechanical systems with underactuation degree one;
        Bloch, Leonard & Marsden (2000), controlled Lagrangians (the family with C)
Units   M, M_d, E, C, P [kg, kg·m², kg·m] by coordinates; q [rad, m]
Law     the plant fed back moves as the closed loop: tests/structures/test_passive_control.py
"""

from __future__ import annotations

from collections.abc import Callable
from typing import final

import numpy as np

from poinsot.algebra.arrays import Array, Floats
from poinsot.algebra.bounded_forms import Form
from poinsot.algebra.dual import dual
from poinsot.algebra.linear import ltl, solve_spd
from poinsot.algebra.lower_bounds import REFUSALS
from poinsot.algebra.scalars import Scalar
from poinsot.errors import ModelError
from poinsot.records import dataclass
from poinsot.structures.derivatives import along, partials
from poinsot.structures.port_hamiltonian import PortHamiltonian

Mass = Callable[[Scalar], Array]
_ROUNDING = 1e-15  # of the largest coefficient


def inverse_mass(plant: PortHamiltonian, q: Array) -> Array:
    """M⁻¹ (n, n) of H = ½ pᵀM⁻¹p + V at q (n,), over any scalar."""
    n = len(q)
    W = np.empty((n, n), dtype=object)
    for i, unit in enumerate(np.eye(n)):
        for k in range(i, n):
            W[i, k] = W[k, i] = dual(plant.hamiltonian(along(np.array([*q, *unit], dtype=object), n + k)))
    return W


def mass_along(plant: PortHamiltonian, q0: Floats, u: int) -> Mass:
    """M (n, n) as a function of q_u over any scalar, the others at rest."""

    def mass(q: Scalar) -> Array:
        at = np.array(q0, dtype=object)
        at[u] = q
        return np.asarray(solve_spd(inverse_mass(plant, at), np.eye(len(q0))))

    return mass


@final
@dataclass(frozen=True, eq=False)
class MatchedInertia:
    """A solution of the kinetic matching equation.

    inertia  q_u ↦ M_d (n, n)
    scale    σ = s_u
    slope    q_u ↦ r (n − 1,)
    allowed  interval of q_u ↦ whether M_d ≻ 0 is proved on it
    kept     M_d = M
    """

    inertia: Mass
    scale: float
    slope: Callable[[Scalar], Array]
    allowed: Callable[[Form], bool] = lambda q: True
    kept: bool = False


def given_inertia(M: Floats, M_d: Floats, u: int) -> MatchedInertia:
    """Both constant."""
    s = np.linalg.solve(M, M_d[u])
    r = np.delete(s, u) / s[u]
    return MatchedInertia(lambda q: M_d, float(s[u]), lambda q: r)


def turned_inertia(mass: Mass, at: float, u: int, least_coupling: float) -> MatchedInertia:
    """σ = −1, C = (1 − ε) M_aa(at), P = M_aa(at): h(at) = M_uu (1 − 1/θ) with θ = least_coupling."""
    M0 = np.asarray(mass(at), dtype=float)
    a = [k for k in range(len(M0)) if k != u]
    P = M0[np.ix_(a, a)]
    C = (1 - least_coupling * float(M0[a, u] @ np.linalg.solve(P, M0[a, u])) / M0[u, u]) * P

    def slope_of(M: Array) -> Array:
        return -np.asarray(solve_spd(M[np.ix_(a, a)] - C, M[a, u]))

    def inertia(q: Scalar) -> Array:
        M = mass(q)
        r = slope_of(M)
        m_u, m_a = -(M[u, u] + M[u, a] @ r), -(M[a, u] + M[np.ix_(a, a)] @ r)
        M_d = np.empty(M.shape, dtype=object)
        M_d[u, u], M_d[u, a], M_d[a, u] = m_u, m_a, m_a
        M_d[np.ix_(a, a)] = m_a[:, None] * m_a / m_u + P
        return M_d

    def allowed(q: Form) -> bool:
        try:
            M = mass(q)
            E = M[np.ix_([u, *a], [u, *a])]
            E[1:, 1:] = E[1:, 1:] - C
            pivots = [bounds(v) for v in ltl(E).D]  # from the last row upwards, so that the first one is h
        except REFUSALS:
            return False
        return pivots[0][1] < 0 and all(lo > 0 for lo, _ in pivots[1:])

    return MatchedInertia(inertia, -1.0, lambda q: slope_of(mass(q)), allowed)


def bounds(value: object) -> tuple[float, float]:
    """Least and greatest value of a form or a number."""
    form = value if isinstance(value, Form) else Form.constant(value)
    return float(form.range.lo), float(form.range.hi)


def _slope(f: Mass, q: Scalar) -> Array:
    return partials(lambda t: f(t[0]), [q])[0]


def shaped_structure(mass: Mass, found: MatchedInertia, u: int) -> Callable[[Array], Array]:
    """J_d(q; p) (2n, 2n) = [0, M⁻¹M_d; −M_dM⁻¹, J₂] over any scalar."""

    def J(x: Array) -> Array:
        n = len(x) // 2
        a, q = [k for k in range(n) if k != u], x[u]
        M_d = found.inertia(q)
        upper = np.asarray(solve_spd(mass(q), M_d))
        moved, shaped = _slope(mass, q), _slope(found.inertia, q)
        S = upper.T @ moved @ upper - found.scale * shaped
        y = solve_spd(M_d, x[n:])
        j = (S @ y + S[:, u] * y[u])[a] / 2
        whole = np.zeros((2 * n, 2 * n), dtype=object)
        whole[:n, n:], whole[n:, :n] = upper, -upper.T
        for k, each in zip(a, j, strict=True):
            whole[n + u, n + k], whole[n + k, n + u] = each, -each
        return whole

    return J


@final
@dataclass(frozen=True)
class Fitted:
    """Chebyshev polynomials that are a function f of one number to rounding on at ± width, over any scalar."""

    coefficients: Floats
    shape: tuple[int, ...]
    at: float
    width: float

    @classmethod
    def to(cls, f: Callable[[Scalar], Array], at: float, width: float) -> Fitted:
        """Polynomials of f; ModelError where more than 128 degrees are needed."""
        for nodes in (9, 17, 33, 65, 129):
            t = np.cos(np.pi * (np.arange(nodes) + 0.5) / nodes)
            values = np.array([f(at + width * s) for s in t], dtype=float)
            c: Floats = np.linalg.solve(np.polynomial.chebyshev.chebvander(t, nodes - 1), values.reshape(nodes, -1))
            small = _ROUNDING * np.abs(c).max(axis=0)
            if (np.abs(c[-2:]) <= small).all():
                return cls(
                    np.asarray(np.where(np.abs(c) <= small, 0.0, c), dtype=np.float64), values.shape[1:], at, width
                )
        raise ModelError(f"M of the undriven coordinate within ±{width:.3g} is no polynomial of degree 128")

    def integral(self) -> Fitted:
        """∫ f from ``at`` on."""
        c = np.asarray(self.width * np.polynomial.chebyshev.chebint(self.coefficients, axis=0), dtype=np.float64)
        c[0] -= np.polynomial.chebyshev.chebval(0.0, c)
        return Fitted(c, self.shape, self.at, self.width)

    def __call__(self, q: Scalar) -> Array:
        s, later, after = (q - self.at) / self.width, 0.0 * self.coefficients[0], 0.0 * self.coefficients[0]
        degree = int(np.flatnonzero(self.coefficients.any(axis=1))[-1:].sum())
        for c in self.coefficients[degree:0:-1]:  # Clenshaw
            later, after = c + 2 * s * later - after, later
        return np.asarray(self.coefficients[0] + s * later - after).reshape(self.shape)
