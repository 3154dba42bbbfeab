"""Base parameters from torques by weighted linear least squares, and rigid bodies that have them.

Units: torques [N·m, N], β [kg], [kg·m], [kg·m²]. Law: parameters that made the torques are found again,
tests/fitting/test_base.py. Source: Gautier 1991; Wensing, Kim & Slotine 2018 (physical consistency).

Base parameters: the combinations of inertial parameters that joint torques determine.

    Y(q, v, a) π = τ,  Y = Y[:, kept] B,  β = B π         as many β as Y has rank; π beyond them never acts

The kept columns are the first that are independent of all before them, from the base outwards, so that what a link
hands on is counted to the links before it.
Units: τ [N·m, N]; β those of π, [kg], [kg·m], [kg·m²]. Law: tests/fitting/test_base.py. Source: Gautier 1991; Khalil &
Dombre 2002, ch. 9.
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
from poinsot.multibody.regressor import inertia_from
from poinsot.records import dataclass

NUMBERS = ("m", "mx", "my", "mz", "Ixx", "Ixy", "Ixz", "Iyy", "Iyz", "Izz")
FRICTION = ("viscous", "coulomb", "offset")
_RANK = 1e-9  # of a singular value beside the largest, of columns of length 1
_STATES, _SMALL = 40, 1e-9  # coefficients of combinations are whole or geometry; below, they are rounding


@dataclass(frozen=True, eq=False)
class BaseParameters:
    """The combinations of the inertial parameters π (columns,) that act in torques.

    names   of all columns: ten numbers a body, m, m c and I about the body's frame, then friction
    kept    the columns that remain    regrouping B [base, columns]: β = B π
    gap     smallest singular value that counts, and largest that does not, by the largest
    """

    names: tuple[str, ...]
    kept: tuple[int, ...]
    regrouping: Floats
    gap: tuple[float, float]

    def __len__(self) -> int:
        return len(self.kept)

    @property
    def combinations(self) -> tuple[str, ...]:
        """Each base parameter as a sum of parameters, in words."""
        found = []
        for row in self.regrouping:
            size = np.abs(row).max()
            terms = [(row[k], self.names[k]) for k in np.flatnonzero(np.abs(row) > _SMALL * size)]
            text = " ".join(f"{'-' if c < 0 else '+'} {name if np.isclose(abs(c), 1) else f'{abs(c):.6g} {name}'}"
                            for c, name in terms)  # fmt: skip
            found.append(text.removeprefix("+ "))
        return tuple(found)

    @property
    def silent(self) -> tuple[str, ...]:
        """Parameters that never act."""
        return tuple(
            n for n, column in zip(self.names, self.regrouping.T, strict=True) if not np.abs(column).max() > _SMALL
        )

    def values(self, parameters: ArrayLike) -> Floats:
        """β = B π (base,) of given π (columns,), friction included."""
        return np.asarray(self.regrouping @ np.asarray(parameters, dtype=np.float64))

    def __str__(self) -> str:
        lines = [f"{len(self)} base parameters of {len(self.names)}; {len(self.silent)} never act"]
        return "\n".join(lines + [f"  {k + 1:3d}  {text}" for k, text in enumerate(self.combinations)])


def columns_of(mechanism: Any, friction: Sequence[str]) -> tuple[str, ...]:
    """The names of the columns of `rows_of`."""
    unknown = [kind for kind in friction if kind not in FRICTION]
    if isinstance(friction, str) or unknown:
        raise SimulationError(f"friction is a list of {', '.join(FRICTION)}; not {friction!r:.60}")
    own = tuple(f"{n} {body}" for body in mechanism.body_names for n in NUMBERS)
    return own + tuple(f"{kind} {name}" for kind in friction for name in mechanism.freedom_names)


def rows_of(mechanism: Any, q: Floats, v: Floats, a: Floats, friction: Sequence[str]) -> Floats:
    """The regressor with friction [n, nv, columns]."""
    Y = np.asarray(mechanism.inverse_dynamics_regressor(q, v, a))
    parts = {"viscous": v, "coulomb": np.sign(v), "offset": np.ones_like(v)}
    each = [parts[kind][:, :, None] * np.eye(v.shape[1]) for kind in friction]
    return np.concatenate([Y, *each], axis=2)


def base_parameters(mechanism: Any, friction: Sequence[str] = (), seed: int = 0) -> BaseParameters:
    """The combinations of a mechanism's inertial parameters that act in the torques of its motions, as sums by name.

    friction  further columns of each freedom: "viscous" v, "coulomb" sign v, "offset" 1      seed  of random states
    Errors    SimulationError where loops are closed
    Law       Y π = Y[:, kept] B π at any state and for any π; their number is the rank, tests/fitting/test_base.py
    Source    Gautier 1991 (QR); Khalil & Dombre 2002, §9
    """
    if mechanism.tree.closed:
        raise SimulationError(f"{mechanism.name!r} has closed loops, in which torques are not unique: open them first")
    names = columns_of(mechanism, friction)
    rng = np.random.default_rng(seed)
    count = max(_STATES, 3 * len(names) // max(mechanism.nv, 1))
    v, a = rng.normal(size=(2, count, mechanism.nv))
    q = np.array([mechanism.integrate(mechanism.neutral(), rng.uniform(-3, 3, mechanism.nv)) for _ in range(count)])
    W = rows_of(mechanism, q, v, a, friction).reshape(-1, len(names))
    return _kept(names, W)


def _kept(names: tuple[str, ...], W: Floats) -> BaseParameters:
    lengths = np.linalg.norm(W, axis=0)
    lengths = np.where(lengths > _RANK * lengths.max(), lengths, np.inf)
    A: Any = np.linalg.qr(W / lengths, mode="r")
    s = np.linalg.svd(A, compute_uv=False)
    rank = int((s > _RANK * s[0]).sum())
    kept: list[int] = []
    Q = np.zeros((A.shape[0], 0))
    for k in range(A.shape[1]):
        rest = A[:, k]
        for _ in range(2):
            rest = rest - Q @ (Q.T @ rest)
        if np.linalg.norm(rest) > np.sqrt(_RANK):
            kept.append(k)
            Q = np.column_stack([Q, rest / np.linalg.norm(rest)])
    if len(kept) != rank:
        raise SimulationError(f"the rank of the torques is not clear: {len(kept)} or {rank}; scale the mechanism")
    B = np.linalg.lstsq(A[:, kept], A, rcond=None)[0] * lengths[kept][:, None] ** -1.0
    B = np.where(np.isfinite(lengths), B * np.where(np.isfinite(lengths), lengths, 0.0), 0.0)
    B[np.abs(B) < _SMALL * np.maximum(1.0, np.abs(B).max(axis=1, keepdims=True))] = 0.0
    return BaseParameters(
        names, tuple(kept), B, (float(s[rank - 1] / s[0]), float(s[rank] / s[0]) if rank < len(s) else 0.0)
    )


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
