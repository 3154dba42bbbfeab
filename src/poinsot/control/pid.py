"""PID with a filtered derivative and without wind-up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import numpy as np

from poinsot.algebra.scalars import Scalar, less, where
from poinsot.control.controller import Controller
from poinsot.errors import SimulationError


def pid(
    period: float,
    reads: str,
    writes: str,
    *,
    goal: float | str | Callable[[Scalar], Scalar] = 0.0,
    kp: float = 0.0,
    ki: float = 0.0,
    kd: float = 0.0,
    filtered: float = 0.0,
    limits: tuple[float, float] = (-np.inf, np.inf),
    windup: Literal["back-calculation", "clamping", "none"] = "back-calculation",
    tracking: float | None = None,
    name: str = "pid",
    **options: Any,
) -> Controller:
    """u = kp e + I + D, e = goal − y, within the limits, once a period h.

        I_{k+1} = I_k + ki h e + (h/tracking)(u − u unlimited)        D_k = (T_f D_{k−1} − kd (y_k − y_{k−1}))/(T_f + h)

    reads    y; goal: a number, a function of t over any scalar such as a `Profile`, or a name that is read
    filtered  T_f, the time constant of the derivative's filter [s]; the derivative is that of −y, so that a step of the
             goal makes no blow
    windup   "back-calculation": while the limits hold u, I follows it with the time constant ``tracking`` [s] (without
             it √(kd/ki) or kp/ki, at least h); "clamping": I stands still while u is at a limit and e would drive it
             further; "none"
    options  further ones of `Controller`; ``compiled=True`` works
    Source   Åström & Hägglund, Advanced PID Control, §3.5, ch. 13. Law: tests/control/test_ready.py
    Errors   SimulationError for limits that are swapped, an unknown windup, and as of `Controller`
    """
    low, high = (float(each) for each in limits)
    if not low <= high:
        raise SimulationError(f"the lower limit of {name!r}, {low:g}, is above the upper one, {high:g}")
    if tracking is None:
        tracking = 0.0 if not ki else float(np.sqrt(kd / ki)) if kd and kd / ki > 0 else abs(kp / ki)
    follow = period / max(tracking, period)
    if windup not in ("back-calculation", "clamping", "none"):
        raise SimulationError(f"windup is 'back-calculation', 'clamping' or 'none', not {windup!r:.40}")
    reading = isinstance(goal, str)

    def law(t: Scalar, y: Scalar, *rest: Any) -> tuple[Scalar, list[Scalar]]:
        wanted: Any = rest[0] if reading else goal(t) if callable(goal) else goal
        integral, slope, before, begun = rest[-1]
        e = wanted - y
        slope = (filtered * slope - kd * (y - before) * begun) / (filtered + period)
        free = kp * e + integral + slope
        u = free if high == np.inf else where(less(high, free), high, free)
        u = u if low == -np.inf else where(less(u, low), low, u)
        gain = ki * period * e
        if windup == "back-calculation":
            gain = gain + follow * (u - free)
        elif windup == "clamping":
            gain = where(less(0.0, (free - u) * e), 0.0, gain)
        return u, [integral + gain, slope, y, 1.0]

    read = [reads, goal] if isinstance(goal, str) else [reads]
    return Controller(period, law, read, writes, state=np.zeros(4), name=name, **options)
