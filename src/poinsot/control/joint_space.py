"""Controllers of mechanisms in joint space: PD with gravity compensation, computed torque, and linear feedback."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.linearize import Linearization
from poinsot.control.controller import Controller
from poinsot.control.profiles import Profile
from poinsot.errors import SimulationError

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
