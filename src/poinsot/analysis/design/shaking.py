"""Shaking force and moment, and their balancing.

    F = −ṗ = −m c̈,    M_O = −(L̇_G + c × ṗ)         weight is none of it: it is there at rest, too

A counterweight on a body that turns about a pivot of the ground is told by its mass moment U = Σ m r from the pivot, in
body coordinates: it adds −R̈ U to F. Those that leave least of F over a cycle, Σ |F − Σ R̈ U|², are found together; of
four-bars and slider-cranks of pivoted cranks they are those of Berkof and Lowen, and leave none where these do.
A rotor of moment of inertia J on the ground, geared to turn back as fast as a body turns, adds +J α to M: those that
leave least of M are found after the counterweights. Where the force is balanced and the coupler acts as two particles
at its ends they leave none (Berkof 1973).
Source: Berkof & Lowen 1969, J. Eng. Ind. 91; Berkof 1973, Mech. Mach. Theory 8; Arakelian & Briot 2015, ch. 2 and 3
Law: what joins the ground carries F and the weight; balanced four-bars have F = M = 0, tests/analysis/test_design.py
Units: forces [N], moments [N·m], mass moments [kg·m].
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.design.cycle import Cycle
from poinsot.errors import ModelError, nearest
from poinsot.geometry.inertia import Inertia
from poinsot.multibody.model import GROUND, Body, Joint, Mimic
from poinsot.records import dataclass

_STEADY = 1e-9  # angular acceleration beside the square of the angular velocity
AMechanism = TypeVar("AMechanism", bound=CompiledTree)


@dataclass(frozen=True, eq=False)
class Shaking:
    """force (..., 3) [N] and moment (..., 3) [N·m] on the foundation, in the world, the moment about ``about`` (3,)."""

    force: Floats
    moment: Floats
    about: Floats

    def __str__(self) -> str:
        force, moment = (np.linalg.norm(x, axis=-1) for x in (self.force, self.moment))
        rms = [float(np.sqrt(np.mean(x**2))) for x in (force, moment)]
        return (
            f"shaking force: {force.max():.4g} N at most, {rms[0]:.4g} N rms; "
            f"moment: {moment.max():.4g} N m at most, {rms[1]:.4g} N m rms"
        )


def shaking(mechanism: CompiledTree, q: ArrayLike, v: ArrayLike, a: ArrayLike, about: ArrayLike = (0, 0, 0)) -> Shaking:
    """Of states (..., nq), (..., nv) and accelerations (..., nv); of a cycle: ``shaking(m, c.q, c.v, c.a)``.

    about   (3,) [m] in the world
    Errors  ModelError for a mechanism without mass
    Law     with the weight it is what the joints at the ground carry, tests/analysis/test_design.py
    """
    rate = np.asarray(mechanism.centroidal_momentum_rate(q, v, a))
    arm = np.asarray(mechanism.centre_of_mass(q)) - np.asarray(about, dtype=np.float64)
    return Shaking(-rate[..., 3:], -(rate[..., :3] + np.cross(arm, rate[..., 3:])), np.asarray(about, dtype=np.float64))


@dataclass(frozen=True, eq=False)
class Counterweight:
    """On a body: the mass moment (3,) [kg·m] about the pivot (3,) [m], both in body coordinates."""

    body: str
    pivot: Floats
    moment: Floats

    def inertia(self, radius: float) -> Inertia:
        """Of a particle with this moment, at this distance [m] from the pivot."""
        size = float(np.linalg.norm(self.moment))
        if not size > 0.0:
            return Inertia.zero()
        if not radius > 0.0:
            raise ModelError(f"the counterweight on {self.body!r} needs a distance from its pivot above zero")
        return Inertia.at_centre(size / radius, self.pivot + radius * self.moment / size, np.zeros(3))


def counterweights(motion: Cycle, bodies: Sequence[str]) -> dict[str, Counterweight]:
    """Those on these bodies, each turning about a pivot of the ground, that leave the least shaking force over a cycle.

    Errors  ModelError for bodies that are none, or that no pair with a point at rest joins to the ground
    Law     Σ |F|² over the cycle is least: no other moments leave less, tests/analysis/test_design.py
    """
    m, q, v, a = motion.mechanism, motion.q, motion.v, motion.a
    pivots = {body: _pivot(motion, body)[1] for body in bodies}
    columns = []
    for body, pivot in pivots.items():
        accelerate = m.body(body).point_acceleration
        still = np.asarray(accelerate(q, v, a, pivot))
        columns += [np.asarray(accelerate(q, v, a, pivot + unit)) - still for unit in np.eye(3)]
    force = shaking(m, q, v, a).force
    felt = np.stack(columns, axis=-1).reshape(-1, len(columns))
    # below it directions that do not turn, such as those along the axis: they are left at 0
    moments: Floats = np.asarray(np.linalg.lstsq(felt, force.ravel(), rcond=1e-9)[0], dtype=np.float64).reshape(-1, 3)
    return {body: Counterweight(body, pivots[body], U) for body, U in zip(pivots, moments, strict=True)}


def with_counterweights(
    mechanism: AMechanism, weights: Mapping[str, Counterweight], radius: float | Mapping[str, float]
) -> AMechanism:
    """The mechanism with these weights as particles, at this distance [m] from their pivots; of each body, or of all.

    Law     its shaking force is what `counterweights` left, tests/analysis/test_design.py
    """
    at = dict(radius) if isinstance(radius, Mapping) else dict.fromkeys(weights, radius)
    added = {name: weight.inertia(at[name]) for name, weight in weights.items()}
    bodies = tuple(
        replace(b, inertia=b.inertia + added[b.name]) if b.name in added else b for b in mechanism.model.bodies
    )
    return type(mechanism)(replace(mechanism.model, bodies=bodies))


def counter_rotors(motion: Cycle, bodies: Sequence[str], about: ArrayLike = (0, 0, 0)) -> dict[str, float]:
    """Moments of inertia J ≥ 0 [kg·m²] of rotors geared against these bodies, each turning on the ground, that leave
    the least shaking moment about a point (3,) [m] over a cycle; 0 on a body that turns steadily.

    Errors  ModelError for bodies that are none, or that no hinge joins to the ground
    Law     Σ |M|² over the cycle is least, and 0 for balanced four-bars of Berkof, tests/analysis/test_design.py
    """
    from scipy.optimize import nnls

    m, q, v, a = motion.mechanism, motion.q, motion.v, motion.a
    for body in bodies:
        _hinge(m, _pivot(motion, body)[0])
    turned = np.zeros((q.shape[0] * 3, len(bodies)))
    for k, body in enumerate(bodies):
        alpha = np.asarray(m.body(body).classical_acceleration(q, v, a))[..., :3]
        omega = np.asarray(m.body(body).twist_aligned(q, v))[..., :3]
        if np.abs(alpha).max() > _STEADY * np.abs(omega).max() ** 2:
            turned[:, k] = alpha.ravel()
    moment = shaking(m, q, v, a, about).moment.ravel()
    return dict(zip(bodies, map(float, nnls(turned, -moment)[0]), strict=True))


def with_counter_rotors(mechanism: AMechanism, rotors: Mapping[str, float]) -> AMechanism:
    """The mechanism with a body "NAME counter-rotor" for each of these, without mass, on the axis of its hinge.

    rotors  body → J ≥ 0 [kg·m²] about that axis
    Errors  ModelError for bodies that no hinge joins to the ground
    Law     its shaking moment is what `counter_rotors` left, tests/analysis/test_design.py
    """
    model = mechanism.model
    bodies, joints = (
        list(model.bodies),
        [j if model.coupled or not j.mimic else replace(j, mimic=None) for j in model.joints],
    )
    for body, J in rotors.items():
        hinge = next((j for j in model.joints if {j.predecessor, j.successor} == {GROUND, body}), None)
        if hinge is None:
            raise ModelError(
                f"no pair joins the body {body!r} of {model.name!r} to the ground; name one that has a hinge"
            )
        _hinge(mechanism, hinge)
        X, ratio = (hinge.X_PJ, -1.0) if hinge.predecessor == GROUND else (hinge.X_SJ, 1.0)
        name = f"{body} counter-rotor"
        bodies.append(Body(name, Inertia.at_centre(0.0, np.zeros(3), np.diag([J / 2, J / 2, J]))))
        joints.append(Joint(name, hinge.pair, GROUND, name, X, mimic=Mimic(hinge.name, ratio)))
    return type(mechanism)(replace(model, bodies=(*bodies,), joints=(*joints,), coupled=True))


def _hinge(mechanism: CompiledTree, joint: Joint) -> None:
    if joint.pair.coordinate_units != ("rad",):
        raise ModelError(
            f"joint {joint.name!r} of {mechanism.name!r} has no angle alone; a rotor turns against a hinge"
        )


def _pivot(motion: Cycle, body: str) -> tuple[Joint, Floats]:
    """The joint of a body to the ground, and its point, in the body's coordinates, which stands still."""
    m = motion.mechanism
    if body not in m.tree.bodies:
        raise ModelError(f"mechanism {m.name!r} has no body {body!r}{nearest(body, m.tree.bodies)}")
    for joint in m.model.joints:
        if {joint.predecessor, joint.successor} == {GROUND, body}:
            end = np.asarray((joint.X_SJ if joint.successor == body else joint.X_PJ).translation, dtype=np.float64)
            speed = np.abs(m.body(body).point_velocity(motion.q, motion.N, end)).max()
            if speed <= m.accuracy * np.abs(m.jacobian(motion.q, body) @ motion.N[..., None]).max():
                return joint, end
    raise ModelError(
        f"no pair with a point at rest joins the body {body!r} of {m.name!r} to the ground: a weight "
        "that balances it needs a pivot"
    )
