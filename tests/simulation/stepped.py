"""Bodies on floors for time-stepping, built in code."""

from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot import Body, Contact, Contacts, Displacement, Model, Shape, Surface
from poinsot.simulation import moreau

G = 9.81


def frame_on(normal: Any) -> np.ndarray:
    """A rotation whose z-axis is the normal."""
    n = np.array(normal, dtype=float) / np.linalg.norm(normal)
    across = np.cross(n, [1.0, 0.0, 0.0] if abs(n[0]) < 0.9 else [0.0, 1.0, 0.0])
    across /= np.linalg.norm(across)
    return np.column_stack([across, np.cross(n, across), n])


def floor(point: Any = (0.0, 0.0, 0.0), normal: Any = (0.0, 0.0, 1.0)) -> Surface:
    """A half space of the ground."""
    return Surface(
        "ground", Shape("plane", (0.0, 0.0), placement=Displacement(frame_on(normal), np.array(point, float)))
    )


def ball(name: str, radius: float = 0.1, mass: float = 1.0) -> tuple[Body, Surface]:
    """A homogeneous ball."""
    inertia = po.Inertia.at_centre(mass, np.zeros(3), 0.4 * mass * radius**2 * np.eye(3))
    return Body(name, inertia), Surface(name, Shape("sphere", (radius,)))


def box(name: str, edges: Any, mass: float = 1.0) -> tuple[Body, Surface]:
    """A homogeneous box."""
    x, y, z = edges
    moments = mass / 12 * np.diag([y * y + z * z, x * x + z * z, x * x + y * y])
    return Body(name, po.Inertia.at_centre(mass, np.zeros(3), moments)), Surface(name, Shape("box", (x, y, z)))


def scene(made: Any, *floors: Surface, e: float = 0.0, mu: float = 0.0, gravity: Any = (0.0, 0.0, -G)) -> po.Mechanism:
    """Free bodies that all touch each other and the floors."""
    rule = Contacts("touch", (*(s for _, s in made), *floors), restitution=e, friction=mu)
    bodies = tuple(body for body, _ in made)
    return po.Mechanism(Model("scene", bodies, (), gravity=gravity, switches=(rule,)))


def pair_of(a: Surface, b: Surface, e: float = 0.0, mu: float = 0.0) -> Contact:
    """One contact."""
    return Contact("touch", a, b, e, mu)


def state(m: po.Mechanism, places: Any, velocities: Any = None, turns: Any = None) -> tuple[np.ndarray, np.ndarray]:
    """q and v of free bodies at places, with velocities (n, 3) in their own axes and quaternions."""
    q, v = np.array(m.neutral()).reshape(-1, 7), np.zeros(m.nv).reshape(-1, 6)
    q[:, :3] = places
    if turns is not None:
        q[:, 3:] = turns
    if velocities is not None:
        v[:, 3:] = velocities
    return q.ravel(), v.ravel()


def run(m: po.Mechanism, time: float, step: float, begin: Any, **options: Any) -> Any:
    """A run of time-stepping."""
    return po.simulate(m, time, method="moreau", step=step, initial=begin, **options)


def last_step(m: po.Mechanism, time: float, step: float, begin: Any) -> Any:
    """The arrays of the last step of a run."""
    runs, start = list[Any](), moreau.TimeSteppingRun.begin
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(moreau.TimeSteppingRun, "begin", lambda steps: (runs.append(steps), start(steps)))
        run(m, time, step, begin, samples=2)
    return runs[0].active["touch"]
