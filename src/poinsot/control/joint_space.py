"""Controllers of mechanisms in joint space: PD with gravity compensation, computed torque, and linear feedback.

Motion profiles: positions with rates and accelerations as functions of time, polynomials piece by piece.

Units: q in its own, times [s]. Law: tests/control/test_profiles.py. Source: Lynch & Park 2017, ch. 9 (trajectories).

PID with a filtered derivative and without wind-up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats, array
from poinsot.algebra.scalars import Scalar, less, unknown, where
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.linearize import Linearization
from poinsot.control.controller import Controller
from poinsot.errors import SimulationError
from poinsot.records import dataclass


@dataclass(frozen=True, eq=False)
class Profile:
    """q(t) = Σ_j coefficients[i, j] (t − knots[i])ʲ in piece i; at rest at its ends before and after them.

    knots (n + 1,) [s], coefficients (n, degree + 1, …) lowest power first; "…" is the shape of q, () for one number.
    Over any scalar, so that it stands in compiled equations: po.simulate(…, inputs={"motor": profile.rate}).
    Law     rate and acceleration are the derivatives of position, tests/control/test_profiles.py
    """

    knots: Floats
    coefficients: Floats

    @property
    def duration(self) -> float:
        """From the first knot to the last [s]."""
        return float(self.knots[-1] - self.knots[0])

    def position(self, t: Scalar) -> Any:
        """q(t)."""
        return self._derivative(t, 0)

    __call__ = position

    def rate(self, t: Scalar) -> Any:
        """dq/dt."""
        return self._derivative(t, 1)

    def acceleration(self, t: Scalar) -> Any:
        """d²q/dt²."""
        return self._derivative(t, 2)

    def at(self, t: Scalar) -> tuple[Any, Any, Any]:
        """Position, rate and acceleration."""
        return self.position(t), self.rate(t), self.acceleration(t)

    def part(self, k: int) -> Profile:
        """Entry k of a profile of several numbers, as a signal for one source."""
        return Profile(self.knots, self.coefficients[:, :, k])

    def _derivative(self, t: Scalar, order: int) -> Any:
        if not unknown(t):
            t = float(t)
            i = int(np.clip(np.searchsorted(self.knots, t, side="right") - 1, 0, len(self.knots) - 2))
            found = self._piece(i, min(max(t, self.knots[0]), self.knots[-1]), order)
            inside = self.knots[0] <= t <= self.knots[-1] or order == 0
            return found if inside else 0.0 * found
        pieces = [self._piece(i, t, order) for i in range(len(self.knots) - 1)]
        rest = [self._piece(i, float(self.knots[k]), order) for i, k in ((0, 0), (-1, -1))]
        before, after = (end if order == 0 else 0.0 * end for end in rest)
        values = after
        for knot, value in zip(self.knots[:0:-1], reversed(pieces), strict=True):
            values = _where(less(t, float(knot)), value, values)
        return _where(less(t, float(self.knots[0])), before, values)

    def _piece(self, i: int, t: Scalar, order: int) -> Any:
        """The derivative of that order of piece i, by Horner's rule."""
        since, powers = t - float(self.knots[i]), np.arange(self.coefficients.shape[1])
        factors = np.prod([np.maximum(powers - k, 0) for k in range(order)], axis=0) if order else np.ones(len(powers))
        value: Any = 0.0 * self.coefficients[i, 0]
        for j in range(len(powers) - 1, order - 1, -1):
            value = value * since + factors[j] * self.coefficients[i, j]
        return value if np.ndim(value) else value[()] if isinstance(value, np.ndarray) else value


def _where(condition: Any, a: Any, b: Any) -> Any:
    """a or b, entry by entry."""
    if np.ndim(a) == 0 and np.ndim(b) == 0:
        return where(condition, a, b)
    a, b = np.broadcast_arrays(np.asarray(a, dtype=object), np.asarray(b, dtype=object))
    return array([where(condition, x, y) for x, y in zip(a.flat, b.flat, strict=True)]).reshape(a.shape)


def minimum_jerk(start: ArrayLike, end: ArrayLike, duration: float, begin: float = 0.0) -> Profile:
    """From rest to rest with the least ∫ (d³q/dt³)² dt: q = q₀ + (q₁ − q₀)(10 s³ − 15 s⁴ + 6 s⁵), s = t/duration.

    Source: Flash & Hogan, J. Neuroscience 5 (1985)
    """
    a, b = _ends(start, end)
    T = _positive("duration", duration)
    shape = np.array([0, 0, 0, 10 / T**3, -15 / T**4, 6 / T**5])
    coefficients = np.multiply.outer(shape, b - a)
    coefficients[0] += a
    return Profile(np.array([begin, begin + T]), coefficients[None])


def trapezoid(
    start: ArrayLike, end: ArrayLike, speed: ArrayLike, acceleration: ArrayLike, begin: float = 0.0
) -> Profile:
    """From rest to rest by constant acceleration, constant speed and constant deceleration, all entries at once.

    speed, acceleration: the greatest of each entry [units of q per s, s²]. The slowest entry moves at its limits, the
    others keep step with it. Where the way is too short for the full speed, the profile is a triangle.
    """
    a, b = _ends(start, end)
    way = np.abs(b - a)
    try:
        v, w = (np.broadcast_to(np.asarray(each, dtype=float), way.shape) for each in (speed, acceleration))
    except (TypeError, ValueError):
        raise SimulationError(f"speed and acceleration must be numbers, or {way.shape} of them") from None
    if not (np.all(v > 0) and np.all(w > 0) and np.isfinite(v).all() and np.isfinite(w).all()):
        raise SimulationError("speed and acceleration of a trapezoid must be finite and above 0")
    if not way.any():
        raise SimulationError("a trapezoid needs a way to go: its start is its end")
    # of the unit way, whose limits are those of the entry that is slowest at each
    v1, w1 = (float(np.min(each[way > 0] / way[way > 0])) for each in (v, w))
    ramp = min(v1 / w1, 1 / np.sqrt(w1))
    top = w1 * ramp
    cruise = (1 - top * ramp) / top
    knots = begin + np.array([0.0, ramp, ramp + cruise, 2 * ramp + cruise])
    pieces = [(0.0, 0.0, w1 / 2), (top * ramp / 2, top, 0.0), (1 - top * ramp / 2, top, -w1 / 2)]
    kept = [k for k in range(3) if knots[k + 1] - knots[k] > 1e-12 * ramp]  # a piece that is rounding of the times
    coefficients = np.multiply.outer(np.array([pieces[k] for k in kept]), b - a)
    coefficients[:, 0] += a
    return Profile(np.append(knots[kept], knots[-1]), coefficients)


def spline(times: ArrayLike, values: ArrayLike, ends: str | object = "clamped") -> Profile:
    """The cubic spline through values (n, …) at times (n,), twice differentiable; SciPy's CubicSpline.

    ends  its ``bc_type``; "clamped": at rest at both ends
    """
    from scipy.interpolate import CubicSpline

    try:
        made = CubicSpline(np.asarray(times, dtype=float), np.asarray(values, dtype=float), bc_type=ends)
    except (TypeError, ValueError) as error:
        raise SimulationError(f"no spline goes through these points: {error}") from None
    return Profile(np.asarray(made.x), np.ascontiguousarray(np.moveaxis(made.c[::-1], 1, 0)))


def _ends(start: ArrayLike, end: ArrayLike) -> tuple[Floats, Floats]:
    try:
        a, b = np.broadcast_arrays(np.asarray(start, dtype=float), np.asarray(end, dtype=float))
    except (TypeError, ValueError):
        raise SimulationError("start and end of a profile must be numbers of the same shape") from None
    if not (np.isfinite(a).all() and np.isfinite(b).all()):
        raise SimulationError("start and end of a profile must be finite")
    return a, b


def _positive(what: str, value: float) -> float:
    if not (np.isfinite(value) and value > 0):
        raise SimulationError(f"{what} of a profile must be finite and above 0, not {value!r}")
    return float(value)


Goal: TypeAlias = ArrayLike | Profile | Callable[[float], tuple[Any, Any, Any]]
"""A configuration (nq,); or a motion: a `Profile` of it, or t → (q, v, v̇)."""
READS = ("joint_position", "joint_velocity")


def pd_with_gravity(
    mechanism: CompiledTree, period: float, goal: Goal, kp: ArrayLike, kd: ArrayLike, **options: Any
) -> Controller:
    """τ = kp (goal ⊟ q) + kd (v_goal − v) + g(q): efforts on all freedoms.

    kp, kd   gains [N·m/rad, N·m·s/rad, or N/m, N·s/m], a number or one for each freedom; ⊟ is ``difference``
    options  further ones of `Controller`, such as limits=(−effort, effort)
    Law      with short periods ½ vᵀ M v + ½ kp Δ² falls, and the goal is reached, tests/control/test_ready.py
    Source   Takegaki & Arimoto 1981; Siciliano et al., Robotics, §8.5.1
    """
    p, d, motion = np.asarray(kp, dtype=float), np.asarray(kd, dtype=float), _motion(mechanism, goal)
    difference, gravity = mechanism.difference, mechanism.gravity_force

    def law(t: float, q: Floats, v: Floats) -> Any:
        wanted, rate, _ = motion(t)
        return p * difference(q, wanted) + d * (rate - v) + gravity(q)

    return _of_joints(mechanism, period, law, "pd with gravity", options)


def computed_torque(
    mechanism: CompiledTree, period: float, goal: Goal, kp: ArrayLike, kd: ArrayLike, **options: Any
) -> Controller:
    """τ = inverse_dynamics(q, v, v̇_goal + kp (goal ⊟ q) + kd (v_goal − v)): errors obey ë + kd ė + kp e = 0.

    kp [1/s²], kd [1/s]   a number or one for each freedom, (nv,). Springs and dampers of the file are compensated, too.
    Errors  SimulationError for closed loops, in which the freedoms of the tree are not independent
    Law     the error of a sampled loop goes to that of the linear one with the period, tests/control/test_ready.py
    Source  Siciliano et al., Robotics, §8.5.2
    """
    if mechanism.tree.closed:
        raise SimulationError(f"computed torque needs independent freedoms, and {mechanism.name!r} has closed loops")
    p, d, motion = np.asarray(kp, dtype=float), np.asarray(kd, dtype=float), _motion(mechanism, goal)
    difference, inverse_dynamics = mechanism.difference, mechanism.inverse_dynamics

    def law(t: float, q: Floats, v: Floats) -> Any:
        wanted, rate, acceleration = motion(t)
        return inverse_dynamics(q, v, acceleration + p * difference(q, wanted) + d * (rate - v))

    return _of_joints(mechanism, period, law, "computed torque", options)


def lqr(linear: Linearization, period: float, Q: ArrayLike, R: ArrayLike, **options: Any) -> Controller:
    """u = u₀ − K x [N·m, N]: the feedback that makes Σ xᵀ Q x + δuᵀ R δu least for the sampled system; `lqr_gain`.

    Law: as of `lqr_gain`. Source: Åström & Wittenmark, Computer-Controlled Systems, ch. 11.
    """
    K = lqr_gain(linear, period, Q, R)
    deviation, u = linear.deviation, linear.u

    def law(t: float, q: Floats, v: Floats) -> Any:
        return u - K @ deviation(q, v)

    options.setdefault("name", "lqr")
    return Controller(period, law, READS, linear.input_names, initial=u, **options)


def lqr_gain(linear: Linearization, period: float | None, Q: ArrayLike, R: ArrayLike) -> Floats:
    """K (k, 2m) [N·m, N per unit of x] of δu = −K x by the Riccati equation, SciPy's: of the sampled system; period
    None: of ẋ = A x + B δu.

    Q (2m, 2m) or its diagonal, R (k, k) or its diagonal, or numbers: weights of x and of δu
    Law  all poles of the closed loop are stable; the gain of short periods is that of none, tests/control/test_ready.py
    Errors  SimulationError where no feedback makes the system stable, or weights have other shapes
    Source  Åström & Wittenmark, Computer-Controlled Systems, ch. 11 (linear quadratic control)
    """
    from scipy.linalg import LinAlgError, solve_continuous_are, solve_discrete_are

    A, B = (linear.A, linear.B) if period is None else linear.sampled(period)
    state, effort = _weight("Q", Q, A.shape[0]), _weight("R", R, B.shape[1])
    try:
        if period is None:
            return np.asarray(np.linalg.solve(effort, B.T @ solve_continuous_are(A, B, state, effort)))
        S = solve_discrete_are(A, B, state, effort)
        return np.asarray(np.linalg.solve(effort + B.T @ S @ B, B.T @ S @ A))
    except (LinAlgError, ValueError) as error:
        raise SimulationError(
            f"no feedback of {', '.join(map(repr, linear.input_names))} makes this state stable ({error}): the Riccati "
            "equation needs actuators that reach every unstable motion, and weights R above 0"
        ) from None


def _weight(what: str, given: ArrayLike, size: int) -> Floats:
    found = np.asarray(given, dtype=float)
    found = found if found.ndim == 2 else np.diag(np.broadcast_to(found, (size,)))
    if found.shape != (size, size) or not np.isfinite(found).all():
        raise SimulationError(f"{what} must be a number, {size} numbers or a matrix ({size}, {size}), all finite")
    return found


def _motion(mechanism: CompiledTree, goal: Goal) -> Callable[[float], tuple[Any, Any, Any]]:
    """t → (q, v, v̇) of a goal."""
    if isinstance(goal, Profile):
        return goal.at
    if callable(goal):
        return goal
    q, rest = np.asarray(goal, dtype=float), np.zeros(mechanism.nv)
    if q.shape != (mechanism.nq,):
        raise SimulationError(f"a goal of {mechanism.name!r} has {mechanism.nq} coordinates, not the shape {q.shape}")
    return lambda t: (q, rest, rest)


def _of_joints(
    mechanism: CompiledTree, period: float, law: Callable[..., Any], name: str, options: dict[str, Any]
) -> Controller:
    options.setdefault("name", name)
    return Controller(period, law, READS, mechanism.freedom_names, **options)


def pid(
    period: float,
    reads: str,
    writes: str,
    *,
    goal: float | str | Callable[[Scalar], Scalar] = 0.0,
    kp: float = 0.0,
    ki: float = 0.0,
    kd: float = 0.0,
    filtered: float = 0.0,
    limits: tuple[float, float] = (-np.inf, np.inf),
    windup: Literal["back-calculation", "clamping", "none"] = "back-calculation",
    tracking: float | None = None,
    name: str = "pid",
    **options: Any,
) -> Controller:
    """u = kp e + I + D, e = goal − y, within the limits, once a period h.

        I_{k+1} = I_k + ki h e + (h/tracking)(u − u unlimited)        D_k = (T_f D_{k−1} − kd (y_k − y_{k−1}))/(T_f + h)

    reads    y; goal: a number, a function of t over any scalar such as a `Profile`, or a name that is read
    filtered  T_f, the time constant of the derivative's filter [s]; the derivative is that of −y, so that a step of the
             goal makes no blow
    windup   "back-calculation": while the limits hold u, I follows it with the time constant ``tracking`` [s] (without
             it √(kd/ki) or kp/ki, at least h); "clamping": I stands still while u is at a limit and e would drive it
             further; "none"
    options  further ones of `Controller`; ``compiled=True`` works
    Source   Åström & Hägglund, Advanced PID Control, §3.5, ch. 13. Law: tests/control/test_ready.py
    Errors   SimulationError for limits that are swapped, an unknown windup, and as of `Controller`
    """
    low, high = (float(each) for each in limits)
    if not low <= high:
        raise SimulationError(f"the lower limit of {name!r}, {low:g}, is above the upper one, {high:g}")
    if tracking is None:
        tracking = 0.0 if not ki else float(np.sqrt(kd / ki)) if kd and kd / ki > 0 else abs(kp / ki)
    follow = period / max(tracking, period)
    if windup not in ("back-calculation", "clamping", "none"):
        raise SimulationError(f"windup is 'back-calculation', 'clamping' or 'none', not {windup!r:.40}")
    reading = isinstance(goal, str)

    def law(t: Scalar, y: Scalar, *rest: Any) -> tuple[Scalar, list[Scalar]]:
        wanted: Any = rest[0] if reading else goal(t) if callable(goal) else goal
        integral, slope, before, begun = rest[-1]
        e = wanted - y
        slope = (filtered * slope - kd * (y - before) * begun) / (filtered + period)
        free = kp * e + integral + slope
        u = free if high == np.inf else where(less(high, free), high, free)
        u = u if low == -np.inf else where(less(u, low), low, u)
        gain = ki * period * e
        if windup == "back-calculation":
            gain = gain + follow * (u - free)
        elif windup == "clamping":
            gain = where(less(0.0, (free - u) * e), 0.0, gain)
        return u, [integral + gain, slope, y, 1.0]

    read = [reads, goal] if isinstance(goal, str) else [reads]
    return Controller(period, law, read, writes, state=np.zeros(4), name=name, **options)
