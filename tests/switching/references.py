"""Machines that switch, solved without poinsot: closed forms, elliptic functions, exact arcs between roots.

Each function answers for one case with float64 that is right to rounding, or to the accuracy that its card tells.
Figures that others published of the same cases are in `figures.py`; test_references.py compares both.
"""

import math
from dataclasses import dataclass
from fractions import Fraction

import mpmath
import numpy as np
from scipy.integrate import solve_ivp
from scipy.special import ellipj

from poinsot.algebra.arrays import Floats

G = 9.81


def ball_impacts(n: int, h0: float = 1.0, e: float = 0.7, g: float = G) -> tuple[Floats, Floats]:
    """Times of the first n impacts of a ball that falls from rest at h0, and the speeds before them.

    t_k = t₁ (1 + 2 Σ_{0<j<k} eʲ), v_k = g t₁ eᵏ⁻¹; they accumulate at t₁ (1 + e)/(1 − e).
    """
    with mpmath.workdps(40):
        first, e_, g_ = mpmath.sqrt(2 * mpmath.mpf(h0) / mpmath.mpf(g)), mpmath.mpf(e), mpmath.mpf(g)
        times = [first * (1 + 2 * mpmath.fsum(e_**j for j in range(1, k))) for k in range(1, n + 1)]
        speeds = [g_ * first * e_ ** (k - 1) for k in range(1, n + 1)]
        return np.array([float(t) for t in times]), np.array([float(v) for v in speeds])


def ball_rest(h0: float = 1.0, e: float = 0.7, g: float = G) -> float:
    """When the ball comes to rest."""
    return math.sqrt(2 * h0 / g) * (1 + e) / (1 - e)


def ball(t: float, h0: float = 1.0, e: float = 0.7, g: float = G) -> tuple[float, float]:
    """Height and rate at t, 0 and 0 after the rest."""
    first = math.sqrt(2 * h0 / g)
    if t <= first:
        return h0 - g * t * t / 2, -g * t
    if t >= ball_rest(h0, e, g):
        return 0.0, 0.0
    start, speed = first, g * first * e
    while t >= start + 2 * speed / g:
        start, speed = start + 2 * speed / g, e * speed
    s = t - start
    return speed * s - g * s * s / 2, speed - g * s


def pendulum_stop_impacts(stop: float, n: int, start: float = math.pi / 3, e: float = 0.8) -> tuple[Floats, Floats]:
    """Times of the first n impacts and the rates before them of a pendulum of 1 m let go at `start` above its stop.

    An arc of amplitude α takes 2 √(l/g) (K(k) − F(arcsin(sin(θs/2)/k), k)) from the stop back to it, k = sin(α/2).
    """
    with mpmath.workdps(30):
        w, low = mpmath.sqrt(mpmath.mpf(G)), mpmath.sin(mpmath.mpf(stop) / 2)

        def half(k: mpmath.mpf) -> mpmath.mpf:
            return (mpmath.ellipk(k * k) - mpmath.ellipf(mpmath.asin(low / k), k * k)) / w

        k = mpmath.sin(mpmath.mpf(start) / 2)
        t, times, rates = half(k), [], []
        for _ in range(n):
            rate = 2 * w * mpmath.sqrt(k * k - low * low)
            times.append(float(t))
            rates.append(-float(rate))
            k = mpmath.sqrt((e * rate / (2 * w)) ** 2 + low * low)
            t += 2 * half(k)
        return np.array(times), np.array(rates)


@dataclass(frozen=True)
class Tether:
    """A mass of 1 kg falls from (0.1, 0.9), at rest, in a tether of 1 m from the origin, g = 10 m/s², e = 0.

    taut: when it becomes so; lost: what that takes [J]; impulse [N·s]; after: the velocity then
    """

    taut: float
    lost: float
    impulse: float
    before: Floats
    after: Floats
    angle: float
    rate: float

    def at(self, t: float) -> tuple[float, float, float]:
        """x, y and the rate of the pendulum's angle at a time after it became taut: Jacobi's functions."""
        w = math.sqrt(10.0)
        k = math.sqrt((self.rate / (2 * w)) ** 2 + math.sin(self.angle / 2) ** 2)
        phase = float(mpmath.ellipf(math.asin(math.sin(self.angle / 2) / k), k * k))  # sn there; it swings back
        sn, cn, _dn, _ = ellipj(phase - w * (t - self.taut), k * k)
        angle = 2 * math.asin(k * sn)
        return math.sin(angle), -math.cos(angle), -2 * w * k * cn


def tether() -> Tether:
    """The case of Chrono's test of a unilateral distance."""
    y = -math.sqrt(1 - 0.1**2)
    t = math.sqrt(2 * (0.9 - y) / 10.0)
    before, radial = np.array([0.0, -10.0 * t]), np.array([0.1, y])
    impulse = float(radial @ before)
    after = before - impulse * radial
    rate = float(radial[0] * after[1] - radial[1] * after[0])
    return Tether(t, impulse**2 / 2, impulse, before, after, math.asin(0.1), rate)


def belt(t: float, m: float = 1.0, k: float = 50.0, vb: float = 0.2, Fs: float = 8.0, Fk: float = 5.0) -> Floats:
    """x and its rate of a mass on a moving belt, held by a spring, that breaks away at t = 0: exact at any t."""
    w, d = math.sqrt(k / m), (Fs - Fk) / k
    slip = (2 * math.pi - 2 * math.atan(d * w / vb)) / w
    s = math.fmod(t, slip + 2 * d / vb)
    if s < slip:
        c, n = math.cos(w * s), math.sin(w * s)
        return np.array([Fk / k + d * c + vb / w * n, -d * w * n + vb * c])
    return np.array([Fk / k - d + vb * (s - slip), vb])


def belt_times(n: int, m: float = 1.0, k: float = 50.0, vb: float = 0.2, Fs: float = 8.0, Fk: float = 5.0) -> Floats:
    """The first n moments after t = 0 at which it sticks and slips, in turns."""
    w, d = math.sqrt(k / m), (Fs - Fk) / k
    slip = (2 * math.pi - 2 * math.atan(d * w / vb)) / w
    return np.array([(j + 1) // 2 * slip + j // 2 * (2 * d / vb) for j in range(1, n + 1)])


def stribeck_belt() -> Floats:
    """Slip time, x at its end and stick time of Leine's belt, F = Fs/(1 + 3 v_rel): DOP853, good to 1e-11."""

    def arrives(_t: float, s: Floats) -> float:
        return float(s[1] - 0.2)

    arrives.terminal, arrives.direction = True, 1.0  # type: ignore[attr-defined]

    def slips(_t: float, s: Floats) -> list[float]:
        return [s[1], -s[0] + 1 / (1 + 3 * (0.2 - s[1]))]

    found = solve_ivp(slips, (0, 10), [1.0, 0.2], method="DOP853", rtol=1e-13, atol=1e-14, events=arrives)
    t, x = float(found.t_events[0][-1]), float(found.y_events[0][-1][0])
    return np.array([t, x, (1.0 - x) / 0.2])


def coulomb_oscillator(t: float, m: float = 1.0, k: float = 100.0, mu: float = 0.2, x0: float = 0.5) -> Floats:
    """x and its rate of a mass on a spring with dry friction, let go at x0; stops at a turn where |k x| ≤ μ m g."""
    delta, w = mu * m * G / k, math.sqrt(k / m)
    x, half, turn = x0, math.pi / w, 0
    while (turn + 1) * half <= t and abs(x) > delta:
        x, turn = -(abs(x) - 2 * delta) * math.copysign(1, x), turn + 1
    if abs(x) <= delta:
        return np.array([x, 0.0])
    centre, s = math.copysign(delta, x), t - turn * half
    return np.array([centre + (x - centre) * math.cos(w * s), -(x - centre) * w * math.sin(w * s)])


def clocked_drive(ticks: int) -> list[tuple[Fraction, ...]]:
    """t, φ, ω, x, y after each tick of the Modelica library's sampled PI controller: exact, in fractions."""
    ts, inertia, k, T = Fraction(1, 10), 10, 110, Fraction(1, 10)
    phi = w = x = y = Fraction(0)
    rows = []
    for n in range(ticks + 1):
        t = n * ts
        if n:
            phi, w = phi + w * ts + y * ts * ts / (2 * inertia), w + y * ts / inertia
        u = min(t / 2, Fraction(1)) - w
        x += u * ts / T
        y = k * (x + u)
        rows.append((t, phi, w, x, y))
    return rows


def relay(t: float) -> tuple[float, float]:
    """x and its rate of x″ = −sign(ẋ + x), from (2, 0): it crosses at √5 − 1 and slides along ẋ = −x from 1.708 on."""
    cross = math.sqrt(5) - 1
    if t < cross:
        return 2 - t * t / 2, -t
    x, v, s = 2 - cross**2 / 2, -cross, t - cross
    # after the crossing ẋ + x = (v + s) + (x + v s + s²/2) with x + v = 0: zero again at s = −2 (1 + v)
    slide = -2 * (1 + v)
    if s < slide:
        return x + v * s + s * s / 2, v + s
    x = x + v * slide + slide * slide / 2
    return x * math.exp(-(s - slide)), -x * math.exp(-(s - slide))


def rolling(share: float, v: float, w: float, mu: float = 0.2, r: float = 0.1) -> tuple[float, float, float, float]:
    """When a body of I = share·m r² rolls, its speed then, the way until then, and the energy lost per mass."""
    slip = v - w * r
    t = abs(slip) / (mu * G * (1 + 1 / share))
    a = -math.copysign(mu * G, slip)
    end = v + a * t
    lost = (v * v - end * end) / 2 + share * ((w * r) ** 2 - end * end) / 2
    return t, end, v * t + a * t * t / 2, lost


def blocks(speeds: Floats, mu: float = 0.2) -> tuple[Floats, Floats]:
    """Stop times and distances of sliding blocks."""
    return speeds / (mu * G), speeds**2 / (2 * mu * G)
