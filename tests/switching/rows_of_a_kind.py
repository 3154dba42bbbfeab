"""A rig for rows of any kind: a carriage on a rail, s, which the row holds or stops, and a bob that swings on it, r.

(M + m) s̈ + m r̈ = z,     m (s̈ + r̈) = −K r        ṙ = V at the start; nothing else acts
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

import poinsot as po
from foreign_rows import Catching, Magnet
from poinsot import Body, Friction, Inertia, Initial, Joint, Limit, Lock, Model, OneWay, OnFreedom
from poinsot.elements import JointSpring, SwitchingElement, pair_of_kind
from poinsot.multibody import GROUND

M, m, K, V, F = 1.5, 0.8, 20.0, 1.3, 3.0
END = 1.5


@dataclass(frozen=True)
class Units:
    """Units of length, mass and time."""

    length: float = 1.0
    mass: float = 1.0
    time: float = 1.0

    @property
    def moment(self) -> float:
        return self.mass * self.length**2

    @property
    def force(self) -> float:
        return self.mass * self.length / self.time**2


UNITS = Units()
Make = Callable[[Units], tuple[SwitchingElement, ...]]
ON = OnFreedom("s")
KINDS: dict[str, Make] = {
    "limit": lambda u: (Limit("row", ON, -0.01 * u.length, 0.03 * u.length, restitution=0.6),),
    "soft stop": lambda u: (Limit("row", ON, upper=0.02 * u.length),),
    "friction": lambda u: (Friction("row", ON, kinetic=1.5 * u.force, static=2.0 * u.force),),
    "brake": lambda u: (Friction("row", ON, kinetic=2.5 * u.force, command=f"0.4 + sin({4.0 / u.time!r}*t)"),),
    "one way": lambda u: (OneWay("row", ON),),
    "ratchet": lambda u: (OneWay("row", ON, backward=True),),
    "lock": lambda u: (Lock("row", ON, command=f"sin({7.0 / u.time!r}*t)"),),
    "magnet": lambda u: (Magnet("row", ON, F * u.force),),
    "catching": lambda u: (Catching("row", ON, 0.6 * F * u.force),),
    "magnets": lambda u: (Magnet("row", ON, 0.5 * F * u.force), Catching("other", ON, 0.5 * F * u.force)),
    "at a stop": lambda u: (Magnet("row", ON, 0.5 * F * u.force), Limit("stop", ON, 0.0)),
}
"""By name what switches on the carriage."""


def machine(
    make: Make, u: Units = UNITS, order: int = 1, stranger: bool = False, home: float = 0.0
) -> po.Mechanism:  # fmt: skip
    """The rig in units; order −1: all lists the other way round; stranger: a ball that bounces elsewhere; home: a
    spring on the rail."""
    masses = [("carriage", M), ("bob", m)]
    ends = [("s", GROUND, "carriage"), ("r", "carriage", "bob")]
    springs = [("spring", "r", K), ("home", "s", home)][: 2 if home else 1]
    initial, switches = [Initial("r", velocity=(V * u.length / u.time,))], [*make(u)]
    if stranger:
        masses.append(("ball", 1.0))
        ends.append(("fall", GROUND, "ball"))
        springs.append(("other", "fall", 15.0))
        initial.append(Initial("fall", position=(0.3 * u.length,)))
        switches.append(Limit("floor", OnFreedom("fall"), lower=0.0, restitution=0.8))
    bodies = [Body(name, Inertia.at_centre(x * u.mass, (0, 0, 0), (u.moment,) * 3)) for name, x in masses]
    joints = [Joint(name, pair_of_kind("prismatic"), *between) for name, *between in ends]
    elements = [JointSpring(name, joint, k * u.mass / u.time**2) for name, joint, k in springs]
    parts = {"elements": elements, "switches": switches, "initial": initial}
    given: Any = {name: tuple(each[::order]) for name, each in parts.items()}
    return po.Mechanism(Model("rig", tuple(bodies[::order]), tuple(joints[::order]), gravity=(0, 0, 0), **given))


def torn(t: float, pull: float = F, speed: float = V) -> tuple[float, float, float]:
    """When a magnet lets go that holds the carriage at s = 0, and s and r at t."""
    w = np.sqrt(K / m)
    begins = float(np.arcsin(pull * w / (K * speed)) / w)
    if t <= begins:
        return begins, 0.0, float(speed / w * np.sin(w * t))
    r, rate, W, d = pull / K, speed * np.cos(w * begins), np.sqrt(K * (M + m) / (M * m)), t - begins
    then = r * np.cos(W * d) + rate / W * np.sin(W * d)
    return begins, float(m * (r + rate * d - then) / (M + m)), float(then)
