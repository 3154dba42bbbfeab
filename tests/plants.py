"""Plants with a closed form, and what a sampled loop does to them, computed apart from the package."""

from collections.abc import Sequence
from typing import Any

import numpy as np

import poinsot as po
from poinsot import pairs
from poinsot.algebra.arrays import Floats


def sliders(masses: Sequence[float], start: Sequence[float] = (), speed: Sequence[float] = ()) -> po.Mechanism:
    """Masses on rails of their own, without weight: qᵢ'' = uᵢ/mᵢ. Freedoms are "rail0", "rail1", …"""
    names = [f"rail{k}" for k in range(len(masses))]
    bodies = tuple(po.Body(f"cart{k}", po.Inertia.at_centre(m, np.zeros(3), np.zeros(3))) for k, m in enumerate(masses))
    joints = tuple(po.Joint(name, pairs.prismatic(), "ground", f"cart{k}") for k, name in enumerate(names))
    initial = tuple(
        po.Initial(name, (float(x),), (float(v),))
        for name, x, v in zip(names, start or [0.0] * len(names), speed or [0.0] * len(names), strict=True)
    )
    return po.Mechanism(po.Model("sliders", bodies, joints, gravity=(0.0, 0.0, 0.0), initial=initial))


def free_flight(x: Floats, u: Floats, masses: Floats, h: float) -> Floats:
    """(q, v) of sliders after h under constant forces: exact."""
    n = len(masses)
    q, v, a = x[:n], x[n:], u / masses
    return np.concatenate([q + h * v + 0.5 * h * h * a, v + h * a])


def sampled(controllers: Sequence[po.Controller], masses: Floats, x: Floats, times: Floats) -> tuple[Floats, Floats]:
    """States and what holds after each of the times, by a list of moments: reads are whole q, v, or names written."""
    n, x, end = len(masses), x.copy(), float(times[-1])
    outputs = [name for c in controllers for name in c.outputs]
    held = {name: 0.0 for name in [*(f"rail{k}" for k in range(n)), *outputs]}
    for c in controllers:
        held |= dict(zip(c.outputs, c.settled(c.initial), strict=True))
    states = [None if c.state is None else c.state.copy() for c in controllers]
    moments: list[tuple[float, int, int, Any]] = []
    for index, c in enumerate(controllers):
        k = 0
        while c.phase + k * c.period <= end + 1e-9:
            moments.append((c.phase + k * c.period, 1, index, None))
            k += 1
    moments += [(t, 2, k, None) for k, t in enumerate(times)]
    now, found, kept = 0.0, [x] * len(times), [np.zeros(len(outputs))] * len(times)
    while moments:
        first = min(m[0] for m in moments)
        together = [m for m in moments if m[0] <= first + 1e-12]
        event = min(together, key=lambda m: m[1:3])
        moments.remove(event)
        x = free_flight(x, np.array([held[f"rail{k}"] for k in range(n)]), masses, event[0] - now)
        now = event[0]
        c = controllers[event[2]] if event[1] < 2 else None
        if c is None:
            found[event[2]], kept[event[2]] = x, np.array([held[name] for name in outputs])
        elif event[1] == 0:
            held |= dict(zip(c.outputs, event[3], strict=True))
        else:
            known = {"joint_position": x[:n], "joint_velocity": x[n:], **held}
            values = [known[name] for name in c.reads]
            values = [v if r is None else np.round(v / r) * r for v, r in zip(values, c.resolution, strict=True)]
            state = states[event[2]]
            result = c(now, *values, *([] if state is None else [state]))
            u, states[event[2]] = (result, None) if state is None else result
            u = c.settled(np.atleast_1d(np.asarray(u, dtype=float)))
            moments.append((now + c.delay, 0, event[2], u))
    return np.array(found), np.array(kept)


def random_controllers(rng: np.random.Generator, n: int, compiled: float = 0.0) -> list[po.Controller]:
    """Feedback of all states on every rail, each by a clock, a delay and a grid of its own, and a goal that is told.

    compiled  a share of them
    """
    made = []
    for k in range(n):
        gains = rng.normal(0, 3, (2, n))
        period = float(rng.choice([0.1, 0.05, 0.3, rng.uniform(0.02, 0.3)]))

        def feedback(
            t: float, q: Floats, v: Floats, goal: float, x: Floats, gains: Floats = gains
        ) -> tuple[Any, Floats]:
            x = x + np.array([q[0] - goal, 0.1 * t])
            return goal - gains[0] @ q - 0.3 * gains[1] @ v - x[0], x

        made.append(
            po.Controller(
                period, feedback, ["joint_position", "joint_velocity", "goal"], f"rail{k}", state=[0.0, 1.0],
                delay=float(rng.choice([0.0, 0.0, period, 2.5 * period, rng.uniform(0, 0.1)])),
                phase=float(rng.choice([0.0, rng.uniform(0, 0.2)])), initial=rng.normal(),
                limits=(-4.0, 5.0) if rng.random() < 0.5 else None, quantum=0.01 if rng.random() < 0.3 else None,
                resolution=[0.001, None, None] if rng.random() < 0.3 else None, name=f"c{k}",
                compiled=bool(compiled and rng.random() < compiled),
            )
        )  # fmt: skip
    goal = po.Controller(0.1, lambda t, q: np.sin(7 * t) - q[0], "joint_position", tells="goal", name="goal",
                         compiled=bool(compiled and rng.random() < compiled))  # fmt: skip
    made.insert(int(rng.integers(n + 1)), goal)
    return made
