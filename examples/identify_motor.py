"""Resistance, inductance, torque constant, inertia and friction of a DC motor that sticks at each reversal.

python examples/identify_motor.py [motor.png]

The bench is a simulation of its own, by SciPy, that knows nothing of poinsot: it integrates each stretch between two
events. What it measures at 1 kHz goes through converters of 12 bits, with noise. The network is fitted to it.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from scipy.integrate import solve_ivp

import poinsot as po
from poinsot import electrical, rotational, transducers

TRUTH = {
    "elements.winding.resistance": 1.2,  # Ω
    "elements.coil.inductance": 2e-3,  # H
    "elements.machine.constant": 0.05,  # N·m/A
    "elements.rotor.inertia": 2e-5,  # kg·m²
    "elements.bearing.viscous": 2e-5,  # N·m·s/rad
    "elements.bearing.kinetic": 4e-3,  # N·m, of dry friction
}
GUESS = dict(zip(TRUTH, (2.0, 1e-3, 0.03, 5e-5, 1e-5, 1e-3), strict=True))
OUTPUTS = {"coil.current": "i [A]", "rotor.angular_velocity": "omega [rad/s]"}
NOISE = {"i [A]": 0.01, "omega [rad/s]": 1.0}
STEPS = {"i [A]": 10 / 4096, "omega [rad/s]": 400 / 4096}  # of the converters: ±5 A, ±200 rad/s
DRIVE = (
    np.array([0.0, 0.03, 0.08, 0.10, 0.13, 0.20, 0.21, 0.26, 0.30]),
    np.array([0.0, 6.0, 6.0, 0.0, 0.0, -5.0, 4.0, 0.0, 0.0]),
)
"""Corners of the voltage [s], [V]: up, to rest, slowly the other way, at once back, to rest."""


def motor(numbers: dict[str, float] = GUESS) -> po.Network:
    """L di/dt = u − R i − k ω, J dω/dt = k i − b ω − τ sign(ω), at rest while |k i| ≤ τ."""
    net = po.Network("motor with friction")
    R, L, k, J, b, tau = numbers.values()
    net.add(electrical.VoltageSource("supply", 0.0), "a", "ground")
    net.add(electrical.Resistor("winding", R), "a", "b")
    net.add(electrical.Inductor("coil", L), "b", "c")
    net.add(transducers.ElectricMachine("machine", k), "c", "ground", "shaft", "ground")
    net.add(rotational.Inertia("rotor", J), "shaft")
    net.add(rotational.DryFriction("bearing", tau, viscous=b), "shaft", "ground")
    return net


def bench(noise: float = 1.0, seed: int = 0, rate: float = 1000.0) -> dict[str, Any]:
    """Voltage, current and speed of a motor with the true numbers; noise 0: exact, without converters."""
    t = np.arange(round(DRIVE[0][-1] * rate) + 1) / rate
    i, omega = _motion(*TRUTH.values(), t)
    found = {"time": t, "u [V]": np.interp(t, *DRIVE), "i [A]": i, "omega [rad/s]": omega}
    rng = np.random.default_rng(seed)
    for name, step in STEPS.items() if noise else ():
        noisy = found[name] + noise * NOISE[name] * rng.normal(size=len(t))
        found[name] = step * np.round(noisy / step)
    return found


def _motion(R: float, L: float, k: float, J: float, b: float, tau: float, t: Any) -> tuple[Any, Any]:
    """Current and speed at the times t, event by event: it stops, it breaks away, the voltage has a corner."""
    corners = DRIVE[0]

    def slides(now: float, x: Any) -> list[float]:
        u = np.interp(now, *DRIVE)
        push = k * x[0] - b * x[1] - side * tau
        return [(u - R * x[0] - k * x[1]) / L, push / J if side else 0.0]

    def ends(now: float, x: Any) -> float:
        return float(side * x[1] if side else abs(k * x[0]) - tau)

    ends.terminal, ends.direction = True, 0  # type: ignore[attr-defined]
    states = np.zeros((2, len(t)))
    now, x, side = 0.0, np.zeros(2), 0.0
    while now < t[-1]:
        until = corners[corners > now + 1e-12][0]
        ends.direction = -1 if side else 1  # type: ignore[attr-defined]
        run = solve_ivp(slides, (now, until), x, "DOP853", events=ends, dense_output=True, rtol=1e-12, atol=1e-13)
        inside = (t >= now) & (t <= run.t[-1])
        states[:, inside] = run.sol(t[inside])
        now, x = float(run.t[-1]), run.y[:, -1].copy()
        if run.status == 1 and side:  # it stops: and goes on the other way if the torque of the current is enough
            x[1] = 0.0
            side = 0.0 if abs(k * x[0]) <= tau else float(np.sign(x[0]))
        elif run.status == 1:  # it breaks away
            side = float(np.sign(x[0]))
    return states[0], states[1]


def main(picture: str | None = None) -> None:
    """The fit of all six numbers, and how far they are from the truth."""
    found = po.fit(motor(), bench(), [*TRUTH], outputs=OUTPUTS, inputs={"supply": "u [V]"}, sigma=NOISE)
    print(found)
    for name, value in TRUTH.items():
        off = (found[name] - value) / found.standard_errors[name]
        print(f"{name:30} true {value:<8g} off by {off:+.2f} standard errors")
    if picture:
        found.plot().savefig(picture)


if __name__ == "__main__":
    main(*sys.argv[1:])
