"""How well a driver moves the body that it is to move: the transmission angle, by screws, of any mechanism.

With the driver held, the output can be pushed by one wrench more than with the driver free: the transmitted wrench
W = (m; f), which reaches the output through one of its pairs, at the point P. The output's freedom is the twist
T = (ω; v) of its other pair, v at P. The transmission angle μ is a right angle less that between both:

    sin μ = |⟨W, T⟩| / (|f| |v| + |m| |ω|),   0 where W does no work on T (a dead point), 1 where all of it works

For a four-bar and a slider-crank f lies along the coupler and m = 0: μ is the classical angle between coupler and
rocker, or 90° less the pressure angle. It depends neither on frames, nor on the unit of length, nor on what is fixed.
Source: Sutherland & Roth 1973, J. Eng. Ind. 95 (virtual coefficient over its maximum); Hunt 1978, ch. 11.
Law: tests/analysis/test_design.py. Units: angles [rad], wrenches [N·m; N] up to a factor, twists [rad/s; m/s].
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis import kinestatics
from poinsot.errors import ModelError, nearest
from poinsot.geometry.motors import Twist
from poinsot.multibody.model import GROUND, Joint
from poinsot.records import dataclass


@dataclass(frozen=True, eq=False)
class Transmission:
    """Of one pose, or of many (...).

    index   sin μ (...), from 0 to 1
    angle   μ (...) from 0 to π/2 [rad]; the pressure angle is π/2 − μ
    wrench  W (..., 6) on the output, of unit force or couple;  twist T (..., 6); both in the world, about its origin
    point   P (..., 3) [m]
    """

    index: Floats
    wrench: Floats
    twist: Floats
    point: Floats

    @property
    def angle(self) -> Floats:
        """μ [rad]."""
        return np.asarray(np.arcsin(self.index))


def transmission_angle(
    mechanism: CompiledTree,
    q: ArrayLike,
    driver: str,
    output: str,
    through: str | None = None,
    *,
    locked: Sequence[str] = (),
) -> Transmission:
    """The transmission angle of closed poses q (..., nq).

        po.analysis.transmission_angle(four_bar, cycle.q, "A", "D").angle

    driver   the freedom or joint that moves the mechanism;  output: the joint that is moved, of one freedom (of
             more: as it moves there)
    through  the joint by which the output's body is pushed; without it the only other one of this body
    locked   other drivers, which are held meanwhile
    Errors   ModelError for names that are none, and where the driver transmits nothing through this joint
    Law      of four-bars, slider-cranks and RSSR linkages the known closed forms, tests/analysis/test_design.py
    """
    given = np.asarray(q, dtype=np.float64)
    if given.ndim > 1:
        each = [
            transmission_angle(mechanism, one, driver, output, through, locked=locked)
            for one in given.reshape(-1, given.shape[-1])
        ]
        shape = given.shape[:-1]
        columns = (np.array([getattr(x, name) for x in each]) for name in ("index", "wrench", "twist", "point"))
        index, wrench, twist, point = columns
        return Transmission(
            index.reshape(shape), wrench.reshape(*shape, 6), twist.reshape(*shape, 6), point.reshape(*shape, 3)
        )
    q = kinestatics.closed_configuration(mechanism, given)
    moved, other, pushed = _joints(mechanism, output, through)
    P, W = _transmitted(mechanism, q, driver, moved, pushed, locked)
    T = _freedom(mechanism, q, output, moved, other, locked)
    f, m = W[3:], W[:3] - np.cross(P, W[3:])
    omega, v = T[:3], T[3:] + np.cross(T[:3], P)
    most = np.linalg.norm(f) * np.linalg.norm(v) + np.linalg.norm(m) * np.linalg.norm(omega)
    return Transmission(np.asarray(min(abs(f @ v + m @ omega) / most, 1.0) if most > 0.0 else 0.0), W, T, P)


def _joints(mechanism: CompiledTree, output: str, through: str | None) -> tuple[str, str, Joint]:
    """The output's body, the body that it moves against, and the joint by which it is pushed."""
    joints = {joint.name: joint for joint in mechanism.model.joints}
    for name in (output, *([] if through is None else [through])):
        if name not in joints:
            raise ModelError(f"mechanism {mechanism.name!r} has no joint {name!r}{nearest(name, joints)}")
    ends = joints[output].predecessor, joints[output].successor
    for body, other in (ends[::-1], ends):
        ways = [j for j in joints.values() if j.name != output and body in (j.predecessor, j.successor)]
        if body != GROUND and (through is None or joints[through] in ways):
            if through is None and len(ways) != 1:
                names = ", ".join(repr(j.name) for j in ways) or "none"
                raise ModelError(f"body {body!r} can be pushed through several joints or none ({names}): name one")
            return body, other, ways[0] if through is None else joints[through]
    raise ModelError(f"the joint {through!r} is none of the bodies that {output!r} joins")


def _transmitted(
    mechanism: CompiledTree, q: Floats, driver: str, moved: str, pushed: Joint, locked: Sequence[str]
) -> tuple[Floats, Floats]:
    """P, and the wrench W that the joint can exert on the output with the driver held, and not with it free."""
    tree, scales, L = mechanism.tree, mechanism.scales, mechanism.scales.length
    last = tree.bodies[moved].link
    X = (
        pushed.X_PJ.matrix
        if pushed.predecessor == GROUND
        else mechanism.pose(q, pushed.predecessor) @ pushed.X_PJ.matrix
    )
    P = np.asarray(X[:3, 3], dtype=np.float64)
    held = kinestatics.closure_rows(mechanism, q)
    rows = [held, *(kinestatics.locking_rows(mechanism, q, name) * scales.freedoms for name in locked)]
    drives = kinestatics.locking_rows(mechanism, q, driver) * scales.freedoms
    J = mechanism.jacobian(q, moved)
    loads = np.vstack([J[:3], (J[3:] + np.cross(J[:3], P, axisa=0, axisc=0)) / L]) * scales.freedoms  # the output held
    whole = np.vstack([*rows, loads, drives])
    U, sigma, _ = np.linalg.svd(whole)
    states = U[:, int((sigma > mechanism.accuracy).sum()) :]  # of self-stress
    first, second = len(held), len(whole) - len(drives)
    m, f = L * states[second - 6 : second - 3], states[second - 3 : second]
    load = {last: np.vstack([m + np.cross(P, f, axisb=0, axisc=0), f])}
    W = kinestatics.joint_wrenches(mechanism, q, L * scales.rows[:, None] * states[:first], load)[pushed.name]
    W = W if moved == pushed.successor else -W
    at_P = np.vstack([(W[:3] - np.cross(P, W[3:], axisb=0, axisc=0)) / L, W[3:]])
    stresses, effort = at_P.T, states[second:].T
    if not stresses.size:
        raise ModelError(_nothing(mechanism, driver, pushed.name))
    # states in which the driver pushes, and those in which it is free
    _, s, Vt = np.linalg.svd(effort.T)
    rank = int((s > mechanism.accuracy).sum())
    free, driven = Vt[rank:] @ stresses, Vt[:rank] @ stresses
    _, t, basis = np.linalg.svd(free) if len(free) else (None, np.zeros(0), np.zeros((0, 6)))
    basis = basis[: int((t > mechanism.accuracy * max(1.0, t.max(initial=0.0))).sum())]
    beyond = driven - driven @ basis.T @ basis
    size = np.linalg.norm(beyond, axis=1)
    if rank != 1 or not size[0] > 1e3 * mechanism.accuracy * np.linalg.norm(driven):
        raise ModelError(_nothing(mechanism, driver, pushed.name))
    couple, force = L * beyond[0, :3], beyond[0, 3:]
    strength = np.linalg.norm(force if np.linalg.norm(force) > mechanism.accuracy * size[0] else couple)
    return P, np.concatenate([couple + np.cross(P, force), force]) / strength


def _nothing(mechanism: CompiledTree, driver: str, through: str) -> str:
    return f"in this pose of {mechanism.name!r} the driver {driver!r} transmits no wrench through joint {through!r}"


def _freedom(mechanism: CompiledTree, q: Floats, output: str, body: str, other: str, locked: Sequence[str]) -> Floats:
    """T of the output's body against the other one: the screw of its joint, or as it moves."""
    system = kinestatics.joint_systems(mechanism, q)[output]
    if system.order == 1:
        motor = system.motors[0]
        T = np.asarray(motor.vector if isinstance(motor, Twist) else motor, dtype=np.float64)
    else:
        N = kinestatics.admissible(mechanism, q, locked)
        if N.shape[1] != 1:
            raise ModelError(f"the joint {output!r} has {system.order} freedoms: lock other drivers until one is left")
        T = (mechanism.jacobian(q, body) - (mechanism.jacobian(q, other) if other != GROUND else 0.0)) @ N[:, 0]
    size = np.linalg.norm(T[:3]) or np.linalg.norm(T[3:])
    return T / size
