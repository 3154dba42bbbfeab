"""Mechanisms that switch whose arcs need an integrator or a search for roots: clutches, gaps, a slider in its guide."""

import math
from collections.abc import Callable
from typing import Any

import numpy as np
from scipy.integrate import solve_ivp
from scipy.optimize import brentq

from poinsot.algebra.arrays import Floats

Flow = Callable[[float, Floats], Floats]
STUCK, FREE = 0, 2


def arcs(flow: Flow, guards: list[Callable[[Floats], float]], start: Floats, end: float) -> tuple[list[float], Flow]:
    """DOP853 restarted at every root of the guards (1e-13), and its solution at any time; good to 1e-10.

    The flow is continuous over a guard here (compliant stops), so no mode is needed: the restart alone keeps order 8.
    """
    t, x, times, pieces = 0.0, np.asarray(start, dtype=float), [], []
    events = [lambda _t, s, g=g: g(s) for g in guards]
    for event in events:
        event.terminal = True
    while t < end:
        found = solve_ivp(flow, (t, end), x, "DOP853", rtol=1e-13, atol=1e-14, events=events, dense_output=True)
        pieces.append((t, found.sol))
        t, x = float(found.t[-1]), found.y[:, -1]
        if t < end:
            times.append(t)
            nudge = 1e-9
            x = x + nudge * np.asarray(flow(t, x))
            t += nudge
    begins = np.array([begin for begin, _ in pieces])

    def at(time: float) -> Floats:
        return np.asarray(pieces[max(int(np.searchsorted(begins, time, side="right")) - 1, 0)][1](time))

    return times, lambda time, _x=start: at(time)


def by_modes(
    flow: Flow, guards: Callable[[], dict[str, Any]], act: Callable[[str, Floats], None], x: Floats, times: Floats
) -> tuple[Floats, list[tuple[float, str]]]:
    """The state at the times, and what happened when, by DOP853 from one event to the next.

    What falls to zero next in the mode is told by name; where it does, `act` changes the mode, and the state in place.
    """
    t, pieces, log = 0.0, list[tuple[float, Any]](), list[tuple[float, str]]()
    while t < times[-1]:
        watched = guards()
        events = [lambda t, x, guard=guard: guard(t, x) for guard in watched.values()]
        for event in events:
            event.terminal, event.direction = True, -1
        found = solve_ivp(flow, (t, times[-1]), x, "DOP853", events=events, dense_output=True, rtol=1e-13, atol=1e-14)
        pieces.append((t, found.sol))
        if not found.status:
            break
        place = next(k for k, roots in enumerate(found.t_events) if len(roots))
        name = list(watched)[place]
        t, x = float(found.t_events[place][0]), np.array(found.y_events[place][0])
        log.append((t, name))
        act(name, x)
    which = np.searchsorted(np.array([begin for begin, _ in pieces]), times, side="right") - 1
    return np.array([pieces[max(k, 0)][1](t) for k, t in zip(which, times, strict=True)]), log


def elastogap(times: Floats) -> tuple[list[float], Floats]:
    """Modelica's ElastoGap: crossings of the stops, and s, v at the times."""

    def flow(_t: float, x: Floats) -> Floats:
        push = max(abs(x[0]) - 0.5, 0.0) * 10.0
        damp = min(max(1.5 * x[1] * math.copysign(1, x[0]), -push), push)
        return np.array([x[1], -math.copysign(push + damp, x[0])])

    found, at = arcs(flow, [lambda x: abs(x[0]) - 0.5, lambda x: 1.5 * abs(x[1]) - 10 * (abs(x[0]) - 0.5)],
                     np.array([2.0, 0.0]), float(times[-1]))  # fmt: skip
    return [t for t in found if abs(abs(at(t, times)[0]) - 0.5) < 1e-9], np.array([at(t, times) for t in times])


def backlash(times: Floats) -> tuple[list[float], Floats]:
    """Modelica's Backlash: crossings of the ends of the play, and φ, ω at the times."""
    half = math.pi / 8

    def torque(x: Floats) -> float:
        side, deep = math.copysign(1, x[0]), abs(x[0]) - half
        if deep <= 0:
            return 0.0
        c, d = 2e4 * deep, 50.0 * x[1] * side
        return -side * (c + min(c, d)) if c + d > 0 else 0.0

    guards = [
        lambda x: abs(x[0]) - half,
        lambda x: 2e4 * (abs(x[0]) - half) + 50.0 * x[1] * math.copysign(1, x[0]),
        lambda x: 2e4 * (abs(x[0]) - half) - 50.0 * x[1] * math.copysign(1, x[0]),
    ]
    found, at = arcs(
        lambda _t, x: np.array([x[1], torque(x) / 5.0]), guards, np.array([math.pi / 2, 0]), float(times[-1])
    )
    return [t for t in found if abs(abs(at(t, times)[0]) - half) < 1e-8], np.array([at(t, times) for t in times])


def coupled_clutches(times: Floats) -> tuple[list[tuple[float, tuple[int, ...]]], Floats]:
    """Modelica's CoupledClutches: mode changes (0 stuck, ±1 sliding, 2 free), and φ₁₋₄, ω₁₋₄ at the times.

    In a mode every torque is a known function of t, so rates and angles are exact integrals; only roots are sought.
    """
    drive = (lambda t: 10 * math.sin(10 * math.pi * t), lambda t: -math.cos(10 * math.pi * t) / math.pi,
             lambda t: -math.sin(10 * math.pi * t) / (10 * math.pi**2))  # fmt: skip
    slow = 0.4 * math.pi
    first = (lambda t: 10 * math.cos(slow * t), lambda t: 10 * math.sin(slow * t) / slow,
             lambda t: -10 * math.cos(slow * t) / slow**2)  # fmt: skip
    steady = (lambda t: 10.0, lambda t: 10.0 * t, lambda t: 5.0 * t * t)
    capacity = (first, steady, steady)

    def groups(mode: tuple[int, ...]) -> list[list[int]]:
        found = [[0]]
        for k in range(3):
            if mode[k] == STUCK:
                found[-1].append(k + 1)
            else:
                found.append([k + 1])
        return found

    def weights(mode: tuple[int, ...]) -> list[Floats]:
        """Of each inertia: its acceleration as a combination of the drive and three capacities."""
        rows = np.zeros((4, 4))
        for members in groups(mode):
            row = np.zeros(4)
            row[0] = 1.0 if 0 in members else 0.0
            for k in range(3):
                if mode[k] in (-1, 1):  # acts on b against w_rel
                    row[k + 1] = mode[k] * ((k in members) - (k + 1 in members))
            rows[members] = row / len(members)
        return rows

    def integral(order: int, t: float) -> Floats:
        return np.array([f[order](t) for f in (drive, *capacity)])

    def move(mode: tuple[int, ...], t0: float, phi: Floats, w: Floats, t: float) -> tuple[Floats, Floats]:
        W, s = weights(mode), t - t0
        rate = w + W @ (integral(1, t) - integral(1, t0))
        return phi + w * s + W @ (integral(2, t) - integral(2, t0) - integral(1, t0) * s), rate

    def held(mode: tuple[int, ...], t: float) -> Floats:
        """Torque that each stuck clutch passes on to what follows it: the sum of what must be accelerated there."""
        acceleration = weights(mode) @ integral(0, t)
        outside = np.array([integral(0, t)[0], 0, 0, 0])
        passed = np.zeros(3)
        for k in range(3):
            if mode[k] == STUCK:
                after = next(members for members in groups(mode) if k in members)
                rest = [j for j in after if j > k]
                given = sum(mode[j] * integral(0, t)[j + 1] for j in range(3) if mode[j] in (-1, 1) and j in rest)
                taken = 0.0 if not rest else -given
                passed[k] = sum(acceleration[j] for j in rest) + taken - sum(outside[j] for j in rest)
        return passed

    def guards(mode: tuple[int, ...], t0: float, phi: Floats, w: Floats) -> list[Callable[[float], float]]:
        found: list[Callable[[float], float]] = []
        for k in range(3):
            if mode[k] in (-1, 1):
                found.append(
                    lambda t, k=k: mode[k] * (move(mode, t0, phi, w, t)[1][k + 1] - move(mode, t0, phi, w, t)[1][k])
                )
            elif mode[k] == STUCK:
                found.append(lambda t, k=k: 1.1 * capacity[k][0](t) - abs(held(mode, t)[k]))
        return found

    t, phi, w, end = 0.0, np.zeros(4), np.array([10.0, 0, 0, 0]), float(times[-1])
    mode: tuple[int, ...] = (-1, FREE, FREE)
    log, pieces = [(0.0, mode)], [(0.0, mode, phi, w)]
    clock = [0.4, 0.9, 1.25, end]
    while t < end:
        stop = next(c for c in clock if c > t + 1e-12)
        grid, which, when = np.linspace(t, stop, max(int((stop - t) / 1e-3), 3)), -1, stop
        for k, g in enumerate(guards(mode, t, phi, w)):
            values = [g(s) for s in grid]
            hit = next((j for j in range(2, len(grid)) if values[j] < 0 <= values[j - 1]), None)
            if hit is not None:
                root = brentq(g, grid[hit - 1], grid[hit], xtol=1e-15)
                if root < when:
                    which, when = k, root
        phi, w = move(mode, t, phi, w, when)
        t = when
        if t >= end:
            break
        new = list(mode)
        if which < 0:
            if t == 0.4:
                new[1] = -1 if w[2] < w[1] else 1
            elif t == 0.9:
                new[2] = -1 if w[3] < w[2] else 1
            else:
                new[0] = FREE
        else:
            rows = [k for k in range(3) if mode[k] != FREE]
            k = rows[which]
            if mode[k] == STUCK:  # it slides on in the sense of the torque it can no longer pass on
                new[k] = -1 if held(mode, t)[k] > 0 else 1
            else:
                shared = tuple(STUCK if j == k else m for j, m in enumerate(mode))
                w[[k, k + 1]] = w[[k, k + 1]].mean()
                passed = held(shared, t)[k]
                new[k] = STUCK if abs(passed) <= 1.1 * capacity[k][0](t) else (-1 if passed > 0 else 1)
        mode = tuple(new)
        log.append((t, mode))
        pieces.append((t, mode, phi, w))
    begins = [piece[0] for piece in pieces]
    rows = []
    for s in times:
        begin, m, p, v = pieces[int(np.searchsorted(begins, s, side="right")) - 1]
        rows.append(np.concatenate(move(m, begin, p, v, float(s))))
    return log, np.array(rows)


def slider_crank_first_impact() -> tuple[float, Floats, Floats]:
    """When the slider with clearance first meets its guide, the state then, and the rates after the impact.

    Flores, Leine, Glocker (2010): crank 0.153 m, rod 0.306 m, e = 0.4, μ = 0.01; both upper corners hit at once, the
    slider stays parallel. Its impact is two-dimensional: the two normal rows act as one at its centre, friction slides
    or sticks at the corners as the cone says; here by the equations of the crank and the rod, μ known to act backwards.
    """
    l1, l2, m1, m2, m3, J1, J2 = 0.153, 0.306, 0.038, 0.038, 0.076, 7.4e-5, 5.9e-4

    def mass(x: Floats) -> Floats:
        across = (m2 / 2 + m3) * l1 * l2 * math.cos(x[1] - x[0])
        return np.array([[J1 + (m1 / 4 + m2 + m3) * l1**2, across], [across, J2 + (m2 / 4 + m3) * l2**2]])

    def flow(_t: float, x: Floats) -> Floats:
        turn = (m2 / 2 + m3) * l1 * l2 * math.sin(x[1] - x[0])
        weight = 9.81 * np.array([(m1 / 2 + m2 + m3) * l1 * math.cos(x[0]), (m2 / 2 + m3) * l2 * math.cos(x[1])])
        force = np.array([turn * x[3] ** 2, -turn * x[2] ** 2]) - weight
        return np.concatenate([x[2:], np.linalg.solve(mass(x), force)])

    def gap(_t: float, x: Floats) -> float:
        return 1e-3 - abs(l1 * math.sin(x[0]) + l2 * math.sin(x[1]))

    gap.terminal = True  # type: ignore[attr-defined]
    found = solve_ivp(flow, (0, 0.02), [0, 0, 150.0, -75.0], "DOP853", rtol=1e-13, atol=1e-13, events=gap)
    x = found.y[:, -1]
    up = np.array([l1 * math.cos(x[0]), l2 * math.cos(x[1])])
    along = np.array([-l1 * math.sin(x[0]), -l2 * math.sin(x[1])])
    side = math.copysign(1.0, l1 * math.sin(x[0]) + l2 * math.sin(x[1]))
    # Newton's law on the row n = −side·up; sliding friction μ against the slip, if it does not stop meanwhile.
    n, slip = -side * up, float(along @ x[2:])
    act = np.linalg.solve(mass(x), n - 0.01 * math.copysign(1.0, slip) * along)
    impulse = -1.4 * float(n @ x[2:]) / float(n @ act)
    after = x[2:] + act * impulse
    if float(along @ after) * slip <= 0:
        raise ArithmeticError("the slip stopped within the impact: this closed form does not hold")
    return float(found.t[-1]), x, after
