"""Machines that touch: a crank with clearance, Painlevé's rod, a box that is thrown."""

from dataclasses import replace
from typing import Any

import numpy as np

import poinsot as po
from poinsot import Body, Contact, Displacement, Inertia, Initial, Joint, Model, Shape, Surface
from poinsot.elements import KINDS
from simulation.stepped import ball, box, floor, scene, state

UPRIGHT = Displacement(np.array([[1.0, 0.0, 0.0], [0.0, 0.0, -1.0], [0.0, 1.0, 0.0]]), np.zeros(3))  # x, z of the world

FLOOR = Shape("plane")


def in_plane(name: str, mass: float, moment: float, at: Any, rates: Any) -> tuple[Body, Joint, Initial]:
    """A body that moves in the x-z plane; its coordinates are x, z and an angle that counts against y."""
    body = Body(name, Inertia.at_centre(mass, np.zeros(3), np.eye(3) * moment))
    return (
        body,
        Joint(f"to {name}", KINDS["planar"](), "ground", name, UPRIGHT, UPRIGHT),
        Initial(f"to {name}", at, rates),
    )


def machine(*parts: tuple[Body, Joint, Initial], contacts: Any, **given: Any) -> po.Mechanism:
    bodies, joints, initial = zip(*parts, strict=True)
    return po.Mechanism(Model("m", bodies, joints, initial=initial, switches=tuple(contacts), **given))


def on_floor(shape: Shape, e: float, mu: float, body: str = "b", floor: Shape = FLOOR) -> Contact:
    return Contact("touch", Surface("ground", floor), Surface(body, shape), e, mu)


def on_slope(beyond: float, yaw: float, size: float = 1.0) -> tuple[po.Mechanism, Any, float]:
    """A box on a slope steeper by so much than the angle of friction, its state at rest, where it is after 1 s."""
    mu = 0.5
    angle, (a, b, c) = float(np.arctan(mu)) + beyond, (0.4 * size, 0.3 * size, 0.2 * size)
    inertia = Inertia.at_centre(2.0, np.zeros(3), np.diag([b * b + c * c, a * a + c * c, a * a + b * b]) / 6.0)
    gravity = (9.81 * size * float(np.sin(angle)), 0.0, -9.81 * size * float(np.cos(angle)))
    joint = Joint("fly", po.pairs.free(), "ground", "b")
    box = on_floor(Shape("box", (a, b, c)), 0.0, mu)
    mech = po.Mechanism(Model("m", (Body("b", inertia),), (joint,), switches=(box,), gravity=gravity))
    state = [0.0, 0.0, c / 2, 0.0, 0.0, float(np.sin(yaw / 2)), float(np.cos(yaw / 2))], [0.0] * 6
    return mech, state, max(0.0, 0.5 * 9.81 * size * float(np.sin(angle) - mu * np.cos(angle)))


def rod(mu: float, speed: float) -> po.Mechanism:
    """Painlevé's rod: 2 m long, at 1 rad, on one end."""
    tip = Shape("point", placement=Displacement.translating([-np.cos(1.0), 0.0, -np.sin(1.0)]))
    part = in_plane("b", 1.0, 1.0 / 3.0, (0.0, float(np.sin(1.0)), 0.0), (speed, 0.0, 0.0))
    return machine(part, contacts=[on_floor(tip, 0.0, mu)])


def crank_with_clearance() -> po.Mechanism:
    """Flores, Leine & Glocker (2010): the four corners of a slider between two guides."""
    l1, l2, a, b, c = 0.153, 0.306, 0.05, 0.025, 0.001
    links = (("crank", 0.038, l1 / 2, 7.4e-5), ("rod", 0.038, l2 / 2, 5.9e-4), ("slider", 0.076, 0.0, 2.7e-6))
    bodies = tuple(Body(n, Inertia.at_centre(m, np.array([x, 0.0, 0.0]), np.eye(3) * J)) for n, m, x, J in links)
    ends = (("ground", "crank", 0.0, 150.0), ("crank", "rod", l1, -225.0), ("rod", "slider", l2, 75.0))
    joints = tuple(Joint(s, KINDS["revolute"](), p, s, Displacement.translating([x, 0.0, 0.0])) for p, s, x, _ in ends)
    initial = tuple(Initial(s, (0.0,), (w,)) for _, s, _, w in ends)
    walls = {
        y: Shape(
            "plane",
            placement=Displacement(np.array([[1.0, 0, 0], [0, 0, -y], [0, y, 0]]), np.array([0, y * (b + c), 0])),
        )
        for y in (1.0, -1.0)
    }
    contacts = tuple(
        Contact(
            f"corner {k}", Surface("ground", walls[y]),
            Surface("slider", Shape("point", placement=Displacement.translating([x * a, y * b, 0.0]))), 0.4, 0.01,
        )
        for k, (x, y) in enumerate(((-1, 1.0), (1, 1.0), (-1, -1.0), (1, -1.0)), start=1)
    )  # fmt: skip
    return po.Mechanism(Model("crank", bodies, joints, gravity=(0.0, -9.81, 0.0), initial=initial, switches=contacts))


CONVERGED = {
    0.002: (0.2757943641026303, -0.1349492318031175), 0.005: (0.5760485010947505, -0.2728842528459181),
    0.01: (0.9479653706526198, -0.4146255303589236), 0.02: (1.6133128483529344, -0.5199256167770208),
    0.03: (2.550656900280867, -0.28570672028580496), 0.04: (3.9350765820734694, 0.36769519307614346),
    0.05: (4.793608464887852, 0.5254723319476127),
}  # fmt: skip
"""Angles of crank and rod [rad] by an independent time-stepping with 5 µs, right to 1e-3 up to 0.05 s."""


def thrown(size: float = 1.0, beside: bool = False) -> Model:
    """A box that is thrown at a floor with friction, corner first; beside it a ball that touches nothing."""
    made = [box("box", size * np.array([0.4, 0.3, 0.2]))]
    far = [ball("far", 0.1 * size)] if beside else []
    m = scene(made + far, floor(), e=0.2, mu=0.3)
    turn = np.array([0.2, 0.3, 0.1, 0.9])
    places, turns = [[0.0, 0.0, 0.3 * size]], [turn / np.linalg.norm(turn)]
    if beside:
        places, turns = [*places, [9.0 * size, 0.0, 9.0 * size]], [*turns, [0.0, 0.0, 0.0, 1.0]]
    q, v = state(m, places, turns=turns)
    v[:6] = *(np.array([1.0, -2.0, 0.5]) / size**0.5), *(np.array([0.5, 0.2, 0.0]) * size**0.5)
    given = [po.Initial(j.joint, tuple(q[7 * k : 7 * k + 7]), tuple(v[6 * k : 6 * k + 6]))
             for k, j in enumerate(m.tree.links)]  # fmt: skip
    return replace(m.model, initial=tuple(given))
