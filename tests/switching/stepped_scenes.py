"""Random scenes for time-stepping: bodies that are thrown onto a floor, chains with limits and dry friction."""

from typing import Any

import numpy as np

import poinsot as po
from poinsot import Body, Contacts, Displacement, Friction, Joint, Limit, Model, OnFreedom, Shape, Surface, pairs
from simulation.stepped import ball, box, floor, scene, state

ABOUT = {"y": [[1, 0, 0], [0, 0, -1], [0, 1, 0]], "x": [[0, 0, 1], [0, 1, 0], [-1, 0, 0]]}
"""Frames whose z is an axis of the world."""
Scene = tuple[po.Mechanism, tuple[Any, Any]]


def heap(rng: np.random.Generator) -> Scene:
    """Balls and boxes of unequal mass above an inclined floor, turned, with velocities."""
    made = []
    for k in range(int(rng.integers(1, 5))):
        mass = float(rng.uniform(0.5, 3.0))
        round_one = rng.random() < 0.4
        made.append(ball(f"b{k}", 0.1, mass) if round_one else box(f"b{k}", rng.uniform(0.1, 0.4, 3), mass))
    e, mu = float(rng.choice([0.0, 0.3, 0.8, 1.0])), float(rng.choice([0.0, 0.3, 0.8]))
    m, n = scene(made, floor(normal=[np.sin(0.2), 0.0, np.cos(0.2)]), e=e, mu=mu), len(made)
    places = np.column_stack([rng.uniform(-0.3, 0.3, n), rng.uniform(-0.3, 0.3, n), 0.6 + 0.55 * np.arange(n)])
    turns = rng.normal(size=(n, 4))
    turns /= np.linalg.norm(turns, axis=1)[:, None]
    return m, state(m, places, rng.uniform(-2.0, 2.0, (n, 3)), turns=turns)


def chain(rng: np.random.Generator) -> Scene:
    """Capsules on a chain of hinges, in a plane or in space, that strike the floor, their stops and each other."""
    n, flat, length = int(rng.integers(2, 5)), rng.random() < 0.5, 0.3
    bodies, joints, surfaces, switches, before = [], [], [], list[Any](), "ground"
    for k in range(n):
        mass, name = float(rng.uniform(0.5, 2.0)), f"l{k}"
        inertia = po.Inertia.at_centre(mass, [0.0, 0.0, -length / 2], np.diag([0.01, 0.01, 0.003]))
        placed = Displacement.translating([0.0, 0.0, -length / 2])
        turned = np.array(ABOUT["y" if flat or k % 2 == 0 else "x"], dtype=float)
        at = np.array([0.0, 0.0, -length if k else 0.75 * length * n])
        bodies.append(Body(name, inertia))
        surfaces.append(Surface(name, Shape("capsule", (0.03, 0.25), placement=placed)))
        frames = Displacement(turned, at), Displacement(turned, np.zeros(3))
        joints.append(Joint(f"j{k}", pairs.revolute(), before, name, *frames))
        if rng.random() < 0.6:
            lower, upper, e = -rng.uniform(1.5, 2.5), rng.uniform(1.5, 2.5), rng.choice([0.0, 0.5])
            switches.append(Limit(f"stop{k}", OnFreedom(f"j{k}"), float(lower), float(upper), restitution=float(e)))
        if rng.random() < 0.5:
            switches.append(Friction(f"rub{k}", OnFreedom(f"j{k}"), float(rng.uniform(0.01, 0.3))))
        before = name
    e, mu = float(rng.choice([0.0, 0.5])), float(rng.choice([0.0, 0.5]))
    rule = Contacts("touch", (*surfaces, floor()), restitution=e, friction=mu)
    m = po.Mechanism(Model("chain", tuple(bodies), tuple(joints), switches=(rule, *switches)))
    q = rng.uniform(-0.4, 0.4, m.nq)
    q[0] = rng.choice([-1.4, 1.4])  # it falls from where nothing touches
    return m, (q, rng.uniform(-3.0, 3.0, m.nv))
