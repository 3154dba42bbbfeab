"""Machines for every kind of row: those of the references, and a rig on which any kind can act.

The rig is a carriage on a rail, s, which the row holds or stops, and a bob that swings on it, r:

    (M + m) s̈ + m r̈ = z,     m (s̈ + r̈) = −K r        ṙ = V at the start; nothing else acts
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

import poinsot as po
from foreign_rows import Catching, Magnet
from poinsot import Body, Displacement, Friction, Inertia, Initial, Joint, Limit, Lock, Model, OneWay, OnFreedom
from poinsot.elements import JointSpring, SwitchingElement, pair_of_kind
from poinsot.multibody import GROUND
from switching.machines import Place

M, m, K, V, F = 1.5, 0.8, 20.0, 1.3, 3.0
HERE = Place()
ON = OnFreedom("s")
Make = Callable[[Place], tuple[SwitchingElement, ...]]
RIGS: dict[str, Make] = {
    "limit": lambda u: (Limit("row", ON, -0.01 * u.length, 0.03 * u.length, restitution=0.6),),
    "stop": lambda u: (Limit("row", ON, upper=0.02 * u.length),),
    "friction": lambda u: (Friction("row", ON, kinetic=1.5 * u.force, static=2.0 * u.force),),
    "brake": lambda u: (Friction("row", ON, kinetic=2.5 * u.force, command=f"0.4 + sin({float(4 / u.time)!r}*t)"),),
    "one way": lambda u: (OneWay("row", ON),),
    "ratchet": lambda u: (OneWay("row", ON, backward=True),),
    "lock": lambda u: (Lock("row", ON, command=f"sin({float(7 / u.time)!r}*t)"),),
    "magnet": lambda u: (Magnet("row", ON, F * u.force),),
    "catching": lambda u: (Catching("row", ON, 0.6 * F * u.force),),
    "magnets": lambda u: (Magnet("row", ON, 0.5 * F * u.force), Catching("other", ON, 0.5 * F * u.force)),
    "unequal magnets": lambda u: (Magnet("row", ON, 0.2 * F * u.force), Catching("other", ON, 0.8 * F * u.force)),
    "frictions": lambda u: (
        Friction("row", ON, kinetic=0.5 * u.force, static=0.9 * u.force),
        Friction("other", ON, kinetic=u.force, static=2.0 * u.force),
    ),
    "friction and magnet": lambda u: (
        Friction("row", ON, kinetic=0.5 * u.force, static=u.force),
        Magnet("other", ON, 2.0 * u.force),
    ),
    "magnet at a stop": lambda u: (Magnet("row", ON, 0.5 * F * u.force), Limit("stop", ON, 0.0)),
}
"""What switches on the carriage."""


@dataclass(frozen=True)
class Case:
    """A machine in units at a place, how long it runs, whether its coordinate turns, and to what its instants are
    told in other units; rigs know another order of all their lists, and a stranger: a ball that bounces elsewhere."""

    make: Callable[..., po.Mechanism]
    end: float
    turns: bool = False
    rig: bool = False
    instants: float = 1e-11


def rig(make: Make, u: Place = HERE, order: int = 1, stranger: bool = False, home: float = 0.0) -> po.Mechanism:
    """The rig; order −1: all lists the other way round; home: a spring on the rail."""
    masses = [("carriage", M), ("bob", m)]
    R = np.array(u.R, dtype=float).T[:, [1, 2, 0]]
    at, along = Displacement(R, np.array(u.at)), Displacement(np.eye(3), np.zeros(3))
    ends = [("s", GROUND, "carriage", at), ("r", "carriage", "bob", along)]
    springs = [("spring", "r", K), ("home", "s", home)][: 2 if home else 1]
    initial, switches = [Initial("r", velocity=(V * u.length / u.time,))], [*make(u)]
    if stranger:
        masses.append(("ball", 1.0))
        ends.append(("fall", GROUND, "ball", along))
        springs.append(("far spring", "fall", 15.0))
        initial.append(Initial("fall", position=(0.3 * u.length,)))
        switches.append(Limit("floor", OnFreedom("fall"), lower=0.0, restitution=0.8))
    moment = (u.mass * u.length**2,) * 3
    bodies = [Body(name, Inertia.at_centre(x * u.mass, (0, 0, 0), moment)) for name, x in masses]
    joints = [Joint(name, pair_of_kind("prismatic"), a, b, X, along) for name, a, b, X in ends]
    elements = [JointSpring(name, joint, k * u.mass / u.time**2) for name, joint, k in springs]
    parts: dict[str, Any] = {"elements": elements, "switches": switches, "initial": initial}
    given: Any = {name: tuple(each[::order]) for name, each in parts.items()}
    return po.Mechanism(Model("rig", tuple(bodies[::order]), tuple(joints[::order]), gravity=(0, 0, 0), **given))


def changed(m: po.Mechanism, factor: float = 1.2) -> tuple[dict[str, float], po.Mechanism]:
    """Every number of what switches by its address, times a factor, and the machine made with these."""
    numbers = [{k: x * factor for k, x in e.numbers.items()} for e in m.model.switches]
    made = tuple(e.with_numbers(own) for e, own in zip(m.model.switches, numbers, strict=True))
    named = zip(m.model.switches, numbers, strict=True)
    found = {f"elements.{e.name}.{k}": x for e, own in named for k, x in own.items()}
    return found, po.Mechanism(replace(m.model, switches=made))


CASES: dict[str, Case] = {
    "ball": Case(lambda place, **more: place.ball(**more), 2.7),
    "pendulum": Case(lambda place, **more: place.pendulum(0.25, **more), 4.0, turns=True),
    "tether": Case(lambda place, **more: place.tethered(**more), 1.6),
    "block": Case(lambda place, **more: place.block(3.0, **more), 2.0),
    "oscillator": Case(lambda place, **more: place.oscillator(**more), 4.5),
    **{
        name: Case(
            lambda place, make=make, home=4.0 * (name == "one way"), **more: rig(make, place, home=home, **more),
            1.5,
            rig=True,
            instants=5e-11,
        )
        for name, make in RIGS.items()  # without a spring a clutch that is open would slip by 0 once a period, a tie
    },
}


def torn(t: float, pull: float = F, speed: float = V) -> tuple[float, float, float]:
    """When a magnet lets go that holds the carriage at s = 0, and s and r at t."""
    w = np.sqrt(K / m)
    begins = float(np.arcsin(pull * w / (K * speed)) / w)
    if t <= begins:
        return begins, 0.0, float(speed / w * np.sin(w * t))
    r, rate, W, d = pull / K, speed * np.cos(w * begins), np.sqrt(K * (M + m) / (M * m)), t - begins
    then = r * np.cos(W * d) + rate / W * np.sin(W * d)
    return begins, float(m * (r + rate * d - then) / (M + m)), float(then)


Floats = np.ndarray[Any, np.dtype[np.float64]]

INSTANTS, MOTION, METHODS = 1e-11, 1e-10, 1e-8
"""Of instants, relative; of impulses, places and velocities; of instants by two methods at default tolerances."""


def simulated(machine: Any, end: float, **options: Any) -> Any:
    return po.simulate(machine, end, samples=9, dataset=False, **options)


def told(run: Any, time: float = 1.0) -> tuple[list[str], Floats]:
    """What happens, in words, and when; all of it."""
    elements, rest = [str(e) for e in run["event_element"]], ("kind", "before", "after")
    words = [" ".join(each) for each in zip(elements, *(map(str, run[f"event_{what}"]) for what in rest), strict=True)]
    return words, np.asarray(run["event_time"]) / time
