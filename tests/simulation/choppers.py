"""A coil behind a pulse train, and its closed form."""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from cases import saved

CHOPPER = """
poinsot = 1
name = "chopper"
parameters = {{T = {T!r}, d = {d!r}, phi = {phi!r}}}
elements.V = {{kind = "voltage_source", nodes = ["a", "ground"], voltage = "{voltage}"}}
elements.R = {{kind = "resistor", nodes = ["a", "b"], resistance = 2.0}}
elements.L = {{kind = "inductor", nodes = ["b", "ground"], inductance = {L!r}}}
"""

PULSES = "10*pulse(t - phi, T, d)"

Numbers = dict[str, float]


def chopper(folder: Path, numbers: Numbers, voltage: str = PULSES) -> Path:
    return saved(folder / "chopper.toml", CHOPPER.format(voltage=voltage, **numbers))


def some(seed: int, scale: float = 1.0) -> Numbers:
    """Period, duty, phase, inductance: time is measured by a clock that runs 1/scale as fast."""
    rng = np.random.default_rng(seed)
    T, d, L = rng.uniform(0.05, 0.2), rng.uniform(0.1, 0.9), rng.uniform(0.1, 1)
    return {"T": scale * T, "d": d, "phi": scale * T * rng.uniform(0, 1 - d), "L": scale * L}


def current(t: float, T: float, d: float, phi: float, L: float) -> NDArray[np.float64]:
    """i(t) and its slopes by T, d and φ: a sum over all edges, of 10 V through 2 Ω."""
    tau, k = L / 2.0, np.arange(int(t / T) + 2)
    on, off = phi + k * T, phi + (k + d) * T
    rise, move = ((lambda s: np.where(s < t, -np.expm1(-np.maximum(t - s, 0) / tau), 0.0)),
                  (lambda s: np.where(s < t, -np.exp(-np.maximum(t - s, 0) / tau) / tau, 0.0)))  # fmt: skip
    i, by_T = rise(on) - rise(off), move(on) * k - move(off) * (k + d)
    return 5.0 * np.array([i.sum(), by_T.sum(), -(move(off) * T).sum(), (move(on) - move(off)).sum()])
