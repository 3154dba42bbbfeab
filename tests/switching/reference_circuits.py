"""Circuits that switch, solved without poinsot: closed forms, exponentials of matrices between roots."""

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from scipy.linalg import expm
from scipy.optimize import brentq

from poinsot.algebra.arrays import Floats


@dataclass(frozen=True)
class PeakRectifier:
    """A bridge of ideal diodes on 10 sin(2π 50 t) V with R = 1 kΩ and C = 20 µF behind it."""

    off: float  # times
    on: float

    def voltage(self, t: float) -> float:
        """Of the capacitor: the source's while the bridge conducts, else an exponential."""
        w, rc = 100 * math.pi, 1000 * 20e-6
        s = math.fmod(t, 0.01)
        if t >= 0.01 and s < self.on - 0.01:
            s += 0.01  # still discharging from the half period before
        return (
            10 * abs(math.sin(w * s)) if s <= self.off else 10 * math.sin(w * self.off) * math.exp((self.off - s) / rc)
        )


def peak_rectifier() -> PeakRectifier:
    """Closed form of the moment of turn-off, a root of one equation for the turn-on."""
    w, rc = 100 * math.pi, 1000 * 20e-6
    off = math.pi - math.atan(w * rc)
    on = brentq(
        lambda a: math.sin(off) * math.exp((off - a) / (w * rc)) + math.sin(a), math.pi, 1.5 * math.pi, xtol=1e-15
    )
    return PeakRectifier(off / w, on / w)


def lc_bridge(t: float) -> Floats:
    """Voltage and current of L = 10 mH, C = 1 µF that feed 1 kΩ through a bridge of ideal diodes: a damped circuit."""
    L, C, R = 1e-2, 1e-6, 1e3
    a, w = 1 / (2 * R * C), math.sqrt(1 / (L * C) - 1 / (2 * R * C) ** 2)
    c, s = math.cos(w * t), math.sin(w * t)
    return 10 * math.exp(-a * t) * np.array([c - a / w * s, s / (w * L)])


def lc_bridge_zeros(n: int) -> Floats:
    """When the pairs of diodes swap."""
    w = math.sqrt(1e8 - 500.0**2)
    return np.array([(math.atan(w / 500.0) + j * math.pi) / w for j in range(n)])


def lc_diode(n: int, t: Floats) -> tuple[Floats, Floats]:
    """The first n switchings, and voltage and current at t, of L = 10 mH, C = 1 µF and 1 kΩ behind one ideal diode.

    It conducts while v > 0 (damped), else the circuit is free (half a period of √(L C) each).
    """
    L, C, R = 1e-2, 1e-6, 1e3
    a, w0 = 1 / (2 * R * C), 1 / math.sqrt(L * C)
    w = math.sqrt(w0**2 - a**2)
    starts, states = [0.0], [np.array([10.0, 0.0])]
    times = [math.atan(w / a) / w]
    for j in range(1, n):
        times.append(times[-1] + (math.pi / w0 if j % 2 else math.pi / w))

    def free(s: float, x: Floats) -> Floats:
        c, n_ = math.cos(w0 * s), math.sin(w0 * s)
        return np.array([x[0] * c - x[1] * n_ / (w0 * C), x[1] * c + x[0] * n_ / (w0 * L)])

    def damped(s: float, x: Floats) -> Floats:
        c, n_ = math.cos(w * s), math.sin(w * s)
        slope = -x[1] / C - x[0] / (R * C)
        v = x[0] * c + (slope + a * x[0]) / w * n_
        i = x[1] * c + (x[0] / L + a * x[1]) / w * n_
        return math.exp(-a * s) * np.array([v, i])

    arcs: list[Callable[[float, Floats], Floats]] = [damped, free]
    for j, moment in enumerate(times):
        states.append(arcs[j % 2](moment - starts[-1], states[-1]))
        starts.append(moment)
    which = np.searchsorted(times, t, side="right")
    found = np.array([arcs[j % 2](s - starts[j], states[j]) for s, j in zip(t, which, strict=True)])
    return np.array(times), found


class Buck:
    """24 V, 100 kHz, duty ½, 100 µH, 47 µF, 5 Ω, ideal switch and diode; x = (i, v), by exponentials of the modes."""

    T, D, Vin, L, C, R = 1e-5, 0.5, 24.0, 1e-4, 4.7e-5, 5.0

    def __init__(self) -> None:
        self.A = np.array([[0, -1 / self.L], [1 / self.C, -1 / (self.R * self.C)]])
        self.shift = np.linalg.solve(self.A, np.array([-self.Vin / self.L, 0.0]))  # where it would rest while on
        self.half = expm(self.A * self.D * self.T)

    def period(self, x: Floats) -> tuple[Floats, float | None]:
        """The state a period later, and when within it the diode turned off, if it did."""
        x = self.shift + self.half @ (x - self.shift)
        low = self.half @ x
        if low[0] >= 0:
            return low, None
        s = brentq(lambda s: (expm(self.A * s) @ x)[0], 0.0, self.T * (1 - self.D), xtol=1e-22, rtol=1e-15)
        v = (expm(self.A * s) @ x)[1] * math.exp(-(self.T * (1 - self.D) - s) / (self.R * self.C))
        return np.array([0.0, v]), self.T * self.D + s

    def start_up(self, periods: int) -> tuple[Floats, dict[int, float]]:
        """States at nT from rest, and turn-off times of the diode by cycle."""
        x, states, off = np.zeros(2), [np.zeros(2)], {}
        for n in range(periods):
            x, s = self.period(x)
            states.append(x)
            if s is not None:
                off[n] = n * self.T + s
        return np.array(states), off

    def periodic(self) -> Floats:
        """The state at turn-on that comes back after a period: the fixed point of the affine map."""
        M = self.half @ self.half
        return np.linalg.solve(np.eye(2) - M, self.half @ (np.eye(2) - self.half) @ self.shift)
