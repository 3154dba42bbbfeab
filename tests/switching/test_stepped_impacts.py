"""Impacts with friction in time-stepping: one whole impulse, of order h at any phase of the step.

Referee: Moreau and Jean's scheme as textbooks have it (Acary & Brogliato 2008, §10.1): contacts that are closed halfway
through a step, θ = ½, and Newton's law on the whole velocities of the step. It penetrates, by an order of h.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot import Body, Contact, Displacement, Joint, Model, Shape, Surface, pairs
from poinsot.elements import JointSpring
from simulation.stepped import frame_on, run

PHASES = (1e-3, 0.83e-3, 0.71e-3, 0.5e-3, 0.37e-3, 0.2e-3)
"""Steps whose ends meet an impact anyhow."""
UP, RIGHT = np.array([0.0, 0.0, 1.0]), np.array([1.0, 0.0, 0.0])
ABOUT = frame_on([0.0, -1.0, 0.0])


@dataclass(frozen=True)
class Case:
    """A machine in the plane of x and z; points that touch a plane, its normal and place, e by point, μ; a start."""

    m: po.Mechanism
    points: list[tuple[str, Any]]
    normal: Any
    offset: float
    e: tuple[float, ...]
    mu: float
    start: tuple[Any, Any]
    end: float


def case(bodies: Any, joints: Any, points: Any, normal: Any, offset: float, e: Any, mu: float, start: Any, end: float,
         elements: Any = (), gravity: Any = (0.0, 0.0, -9.81)) -> Case:  # fmt: skip
    plane = Surface("ground", Shape("plane", (0.0, 0.0), placement=Displacement(frame_on(normal), offset * normal)))
    rules = tuple(
        Contact(f"c{k}", Surface(body, Shape("point", (), placement=Displacement.translating(at))), plane, e[k], mu)
        for k, (body, at) in enumerate(points)
    )
    m = po.Mechanism(Model("case", bodies, joints, gravity=gravity, switches=rules, elements=elements))
    return Case(m, points, normal, offset, tuple(e), mu, start, end)


def hinge(name: str, before: str, body: str, at: Any) -> Joint:
    here = Displacement(ABOUT, np.zeros(3))
    return Joint(name, pairs.revolute(), before, body, Displacement(ABOUT, np.array(at, dtype=float)), here)


def rod(mu: float) -> Case:
    """A rod of 1 m and 1 kg that comes down with 4 m/s under 45°, on one end, without weight."""
    light = po.Inertia.at_centre(1e-9, np.zeros(3), 1e-9 * np.eye(3))
    body = po.Inertia.at_centre(1.0, np.zeros(3), np.diag([1e-4, 1 / 12, 1 / 12]))
    along = [Displacement(frame_on(n), np.zeros(3)) for n in (RIGHT, UP)]
    joints = (
        Joint("x", pairs.prismatic(), "ground", "sledge", along[0], along[0]),
        Joint("z", pairs.prismatic(), "sledge", "lift", along[1], along[1]),
        hinge("turn", "lift", "rod", (0, 0, 0)),
    )
    bodies = Body("sledge", light), Body("lift", light), Body("rod", body)
    points = [("rod", [-0.5, 0.0, 0.0]), ("rod", [0.5, 0.0, 0.0])]
    start = np.array([0.0, 0.5 * np.sqrt(0.5) + 0.05, np.pi / 4]), np.array([0.0, -4.0, 0.0])
    return case(bodies, joints, points, UP, 0.0, (0.0, 0.0), mu, start, 0.03, gravity=(0.0, 0.0, 0.0))


def arm() -> Case:
    """Two links of 1 m and 1 kg from a hinge above the floor, whose tip comes down with speed, slips and sticks."""
    link = po.Inertia.at_centre(1.0, [0.5, 0.0, 0.0], np.diag([1e-3, 1 / 12, 1 / 12]))
    joints = hinge("shoulder", "ground", "upper", (0.0, 0.0, 1.0)), hinge("elbow", "upper", "lower", (1.0, 0.0, 0.0))
    start = np.array([-0.2, -0.6]), np.array([0.0, -2.0])
    bodies = Body("upper", link), Body("lower", link)
    return case(bodies, joints, [("lower", [1.0, 0.0, 0.0])], UP, 0.0, (0.0,), 0.35, start, 0.3)


def woodpecker() -> Case:
    """The toy of Pfeiffer and Glocker (1996), with their figures: a sleeve on a pole, a bird on a spring."""
    sleeve, bird = (0.0003, 5e-9), (0.0045, 7e-7)
    masses = [
        po.Inertia.at_centre(1e-12, np.zeros(3), 1e-18 * np.eye(3)),
        po.Inertia.at_centre(sleeve[0], np.zeros(3), sleeve[1] * np.eye(3)),
        po.Inertia.at_centre(bird[0], [0.015, 0.0, 0.0], bird[1] * np.eye(3)),
    ]
    along = Displacement(frame_on(UP), np.zeros(3))
    joints = (
        Joint("y", pairs.prismatic(), "ground", "slide", along, along),
        hinge("tilt", "slide", "sleeve", (0.0, 0.0, 0.0)),
        hinge("neck", "sleeve", "bird", (0.01, 0.0, 0.0)),
    )
    bodies = tuple(Body(name, mass) for name, mass in zip(("slide", "sleeve", "bird"), masses, strict=True))
    points = [
        ("bird", [0.015 - 0.0201, 0.0, 0.02]),
        ("sleeve", [0.0031, 0.0, -0.0058]),
        ("sleeve", [0.0031, 0.0, 0.0058]),
    ]
    start = np.array([0.0, -0.1, -0.1788]), np.array([-0.3411, 0.0, -7.4583])
    spring = (JointSpring("spring", "neck", 0.0056),)
    return case(bodies, joints, points, RIGHT, 0.0025, (0.5, 0.0, 0.0), 0.3, start, 0.1, elements=spring)


def textbook(given: Case, h: float) -> tuple[Any, Any]:
    """q and v at the end, by the scheme of the textbooks."""
    m, (q, v) = given.m, given.start
    n, t = given.normal, np.cross(np.array([0.0, 1.0, 0.0]), given.normal)
    for _ in range(round(given.end / h)):
        q = m.integrate(q, 0.5 * h * v)
        rows, bounce = [], []
        for (body, at), e in zip(given.points, given.e, strict=True):
            p = (m.pose(q, body) @ [*at, 1.0])[:3]
            if p @ n <= given.offset:
                J = m.jacobian(q, body)
                J = J[3:] + np.cross(J[:3].T, p).T
                rows += [n @ J, t @ J]
                bounce += [e * (n @ J @ v), 0.0]
        new = v + h * m.forward_dynamics(q, v, np.zeros(m.nv))
        if rows:
            G = np.array(rows)
            Z = np.linalg.solve(m.mass_matrix(q), G.T)
            W, u, push = G @ Z, G @ new + bounce, np.zeros(len(G))
            for _ in range(1000):
                before = push.copy()
                for i in range(0, len(G), 2):
                    push[i] = max(push[i] - (u[i] + W[i] @ push) / W[i, i], 0.0)
                    free = push[i + 1] - (u[i + 1] + W[i + 1] @ push) / W[i + 1, i + 1]
                    push[i + 1] = np.clip(free, -given.mu * push[i], given.mu * push[i])
                if np.abs(push - before).max() <= 1e-13 * np.abs(push).max():
                    break
            new = new + Z @ push
        v = new
        q = m.integrate(q, 0.5 * h * v)
    return q, v


def error(given: Case, h: float, truth: Any) -> float:
    """The error of the coordinates at the end."""
    end = run(given.m, given.end, h, given.start, samples=2)["joint_position"].values[-1]
    return float(np.abs(end - truth).max())


@pytest.mark.parametrize("phase", PHASES)
def test_a_rod_that_sticks_spins_as_computed_by_hand(phase: float) -> None:
    """ω = ³⁄₂ v cos φ/L = 4.2426 rad/s where its end stays; it had 4.436 at every step from 1e-3 to 1e-5."""
    given = rod(0.9)
    for h in (phase, phase / 7):
        found = run(given.m, given.end, h, given.start, samples=2)["joint_velocity"].values[-1]
        assert abs(abs(found[2]) - 6.0 * np.sqrt(0.5)) < 30 * h, found


@pytest.mark.sample(2)
@pytest.mark.parametrize("make", [lambda: rod(0.9), lambda: rod(0.3), arm], ids=["sticks", "slips", "arm"])
def test_impacts_with_friction_are_of_order_one_at_any_phase(make: Any) -> None:
    """Errors against dop853 stay below C h with the C of the coarsest steps, at steps a tenth of these."""
    given = make()
    truth = po.simulate(given.m, given.end, initial=given.start, samples=2)["joint_position"].values[-1]
    coarse = max(error(given, h, truth) / h for h in PHASES)
    fine = max(error(given, h / 10, truth) / (h / 10) for h in PHASES)
    assert fine < 1.5 * coarse, (coarse, fine)


def test_the_referee_agrees() -> None:
    """The textbook's scheme goes to the same ends, and is no nearer to dop853's than by a small factor."""
    given, h = rod(0.9), 2e-4
    truth = po.simulate(given.m, given.end, initial=given.start, samples=2)["joint_position"].values[-1]
    theirs = np.abs(textbook(given, h)[0] - truth).max()
    assert error(given, h, truth) < 3.0 * theirs + 10 * h
    assert theirs < 30 * h


@pytest.mark.long
def test_a_woodpecker_descends_with_order_one() -> None:
    """A tenth of a second, impacts with friction by the dozen: as the referee, of order h at steps of any phase."""
    given = woodpecker()
    truth = po.simulate(given.m, given.end, initial=given.start, samples=2)["joint_position"].values[-1]
    for steps in ((2e-5, 1e-5, 9e-6, 7e-6), (2e-6, 1e-6, 9e-7, 7e-7)):
        for h in steps:
            assert error(given, h, truth) < 1e3 * h, h
    for h in (2e-5, 9e-6):
        assert np.abs(textbook(given, h)[0] - truth).max() < 1e3 * h, h
