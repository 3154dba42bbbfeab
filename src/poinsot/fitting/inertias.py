"""Base parameters from torques by weighted linear least squares, and rigid bodies that have them.

Units: torques [N·m, N], β [kg], [kg·m], [kg·m²]. Law: parameters that made the torques are found again,
tests/fitting/test_base.py. Source: Gautier 1991; Wensing, Kim & Slotine 2018 (physical consistency).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import ArrayLike
from scipy.optimize import least_squares

from poinsot.algebra.arrays import Floats
from poinsot.algebra.caching import cached_property
from poinsot.errors import SimulationError
from poinsot.fitting.base import BaseParameters, base_parameters, rows_of
from poinsot.multibody.regressor import inertia_from
from poinsot.records import dataclass

_LEAST = 1e-9  # deviation of a torque beside the largest
_NEAR = 1e-4  # weight of staying near the model, where torques tell nothing


@dataclass(frozen=True, eq=False)
class InertiaFit:
    """Base parameters from torques, and inertias of rigid bodies that have them as nearly as there are any.

    base, values, standard_errors   β by the order of ``base.combinations``
    sigma        standard deviation of each torque, estimated [nv]
    condition    of the weighted rows, with columns of length 1: far above 100, and the motion excites too little
    rows         R with RᵀR = Σ YᵀY/σ² [base, base]      count  of torques
    """

    mechanism: Any
    base: BaseParameters
    values: Floats
    standard_errors: Floats
    sigma: Floats
    condition: float
    rows: Floats
    count: int

    @cached_property
    def parameters(self) -> Floats:
        """π of bodies that can exist and explain the torques best, near those of the model; friction behind them."""
        own = np.asarray(self.mechanism.inertial_parameters)
        prior = np.concatenate([own, np.zeros(len(self.base.names) - len(own))])
        return _realisable(self.base, self.rows, self.values, prior, len(self.mechanism.body_names))

    @property
    def excess(self) -> float:
        """How much worse these explain the torques: Σ(residual/σ)² beyond that of β, by its deviation √(2·count)."""
        left = self.rows @ (self.base.regrouping @ self.parameters - self.values)
        return float(left @ left / np.sqrt(2 * self.count))

    @property
    def realisable(self) -> bool:
        """Whether bodies that can exist explain the torques as well as the free numbers do, within noise."""
        return self.excess < 3.0

    @property
    def inertias(self) -> dict[str, Any]:
        """Body → `Inertia`, of bodies that can exist."""
        rows = self.parameters[: 10 * len(self.mechanism.body_names)].reshape(-1, 10)
        return {name: inertia_from(row) for name, row in zip(self.mechanism.body_names, rows, strict=True)}

    @property
    def model(self) -> Any:
        """The mechanism with these inertias."""
        own = self.mechanism.model
        bodies = tuple(replace(body, inertia=self.inertias[body.name]) for body in own.bodies)
        return type(self.mechanism)(replace(own, bodies=bodies))

    def __str__(self) -> str:
        rows = zip(self.base.combinations, self.values, self.standard_errors, strict=True)
        lines = [f"  {value: .5g} ± {1.96 * error:.2g}   {text}" for text, value, error in rows]
        told = "can belong to rigid bodies" if self.realisable else "belong to NO rigid bodies"
        head = f"{len(self.base)} base parameters ± 95 %, condition {self.condition:.3g}; together they {told}"
        return "\n".join([head, *lines])


def fit_inertias(
    mechanism: Any, q: ArrayLike, v: ArrayLike, a: ArrayLike, torque: ArrayLike, *,
    friction: Sequence[str] = (), sigma: ArrayLike | None = None,
) -> InertiaFit:  # fmt: skip
    """Base parameters of a mechanism from coordinates, rates, accelerations and torques [n, …], all samples at once.

        minimise Σ ((τ − Y β)/σ)², σ of each freedom from what remains; then again with the weights that follow

    friction, as of `base_parameters`    sigma  [nv], else estimated
    Errors   SimulationError for shapes that do not fit, and for motions that leave base parameters without excitation
    Law      torques without noise give B π of the model; C is their spread, tests/fitting/test_base.py
    Source   Gautier & Khalil 1990; realisable inertias: Wensing, Kim & Slotine 2018; Rucker & Wensing 2022
    """
    q, v, a, tau = (np.atleast_2d(np.asarray(each, dtype=np.float64)) for each in (q, v, a, torque))
    n = len(q)
    if q.shape != (n, mechanism.nq) or any(x.shape != (n, mechanism.nv) for x in (v, a, tau)):
        raise SimulationError(
            f"q needs the shape (n, {mechanism.nq}), v, a and torque (n, {mechanism.nv}), not "
            f"{q.shape}, {v.shape}, {a.shape}, {tau.shape}"
        )
    if not all(np.isfinite(x).all() for x in (q, v, a, tau)):
        raise SimulationError("q, v, a and torque must be finite: leave samples out that are missing")
    base = base_parameters(mechanism, friction)
    Y = rows_of(mechanism, q, v, a, friction)
    own = np.asarray(mechanism.inertial_parameters)
    known = np.asarray(mechanism.inverse_dynamics(q, v, a)) - Y[..., : len(own)] @ own  # springs, dampers, rotors
    tau = tau - known
    if tau.size <= len(base):
        raise SimulationError(f"{tau.size} torques cannot tell {len(base)} base parameters: give more samples")
    given = None if sigma is None else np.broadcast_to(np.asarray(sigma, dtype=np.float64), (mechanism.nv,)).copy()
    if given is not None and not ((given > 0) & np.isfinite(given)).all():
        raise SimulationError("sigma must be above 0")
    s = given if given is not None else np.maximum(tau.std(axis=0), _LEAST * np.abs(tau).max() or 1.0)
    for _ in range(1 if given is not None else 20):
        W, y = (Y[..., base.kept] / s[:, None]).reshape(-1, len(base)), (tau / s).ravel()
        lengths = np.linalg.norm(W, axis=0)
        if not lengths.all():
            raise SimulationError(f"the motion never excites {base.combinations[int(np.argmin(lengths))]}")
        U, d, V = np.linalg.svd(W / lengths, full_matrices=False)
        if d[-1] < 1e-10 * d[0]:  # columns of length 1: four digits of β would be noise of rounding alone
            which = base.combinations[int(np.argmax(np.abs(V[-1])))]
            raise SimulationError(f"the motion does not tell the base parameters apart, among them {which}: move more")
        beta = V.T @ ((U.T @ y) / d) / lengths
        if given is None:
            left = (tau - Y[..., base.kept] @ beta).std(axis=0) * np.sqrt(tau.size / (tau.size - len(base)))
            s, before = np.maximum(left, _LEAST * np.abs(tau).max() or 1.0), s
            if np.allclose(s, before, rtol=1e-6):  # deviations of torques matter to a few digits
                break
    covariance = (V.T / d**2) @ V / np.outer(lengths, lengths)
    R: Any = np.linalg.qr(W, mode="r")
    return InertiaFit(mechanism, base, beta, np.sqrt(np.diag(covariance)), s, float(d[0] / d[-1]), R, tau.size)


def _realisable(base: BaseParameters, R: Floats, beta: Floats, prior: Floats, bodies: int) -> Floats:
    """π of bodies with P = L Lᵀ ≥ 0, P = [½ tr(I) 1 − I, h; hᵀ, m], that explain the torques best, near those given."""
    factors = np.array([_factor(prior[10 * b : 10 * b + 10]) for b in range(bodies)])
    sizes = np.maximum(np.abs(factors).max(axis=1, keepdims=True), 1e-12)  # of a body without mass: steps need a size

    def whole(x: Floats) -> Floats:
        L = (x[: 10 * bodies].reshape(bodies, 10)) * sizes
        return np.concatenate([*(_parameters(each) for each in L), x[10 * bodies :]])

    def residuals(x: Floats) -> Floats:
        return np.concatenate([R @ (base.regrouping @ whole(x) - beta), _NEAR * (x - x0)])

    x0 = np.concatenate([(factors / sizes).ravel(), prior[10 * bodies :]])
    found = least_squares(residuals, x0, x_scale=1.0, method="trf", max_nfev=60, ftol=1e-10)
    return whole(found.x)


_LOWER = np.tril_indices(4)


def _factor(p: Floats) -> Floats:
    """L (10 numbers) with L Lᵀ = P of ten parameters; for a body on the edge of the physical ones, of one nearby."""
    m, hx, hy, hz, xx, xy, xz, yy, yz, zz = p
    half = (xx + yy + zz) / 2
    P = np.array([[half - xx, -xy, -xz, hx], [-xy, half - yy, -yz, hy], [-xz, -yz, half - zz, hz], [hx, hy, hz, m]])
    w, V = np.linalg.eigh(P)
    # a factor exists of positive definite matrices alone; a body without mass gets one of 1e-12
    floor = max(w[-1], 1e-6) * 1e-6
    return np.asarray(np.linalg.cholesky((V * np.maximum(w, floor)) @ V.T)[_LOWER])


def _parameters(factor: Floats) -> Floats:
    L = np.zeros((4, 4))
    L[_LOWER] = factor
    P = L @ L.T
    inertia = np.trace(P[:3, :3]) * np.eye(3) - P[:3, :3]
    return np.array(
        [P[3, 3], *P[:3, 3], inertia[0, 0], inertia[0, 1], inertia[0, 2], inertia[1, 1], inertia[1, 2], inertia[2, 2]]
    )
