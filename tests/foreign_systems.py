"""Systems that the package does not have, declared as CONTRIBUTING says under "To add a system" and in no other way.

Rod        20 lumps of a bar that is heated at one end and cooled at the other (Fourier)
Satellite  two bodies, the lighter one with drag and a thruster, in units of the orbit (Kepler)
Neuron     the squid's axon of Hodgkin & Huxley (1952), per area [m²], which fires
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, ClassVar

import numpy as np

import poinsot as po
from poinsot.simulation import SystemBase


@dataclass
class Rod(SystemBase):
    """C Ṫ_k = q_k − q_{k+1}, q_k = G (T_{k−1} − T_k); the far end is held at 290 K."""

    conductance: float = 2.0
    capacity: float = 5.0
    states: ClassVar = {f"T{k}": "K" for k in range(20)}
    inputs: ClassVar = {"heater": "W"}
    ports: ClassVar = ("heater", "cold_end")
    initial: ClassVar = {f"T{k}": 290.0 for k in range(20)}

    def _heat(self, x: Any, u: Any) -> list[Any]:
        return [u[0], *(self.conductance * (a - b) for a, b in zip(x, [*x[1:], 290.0], strict=True))]

    def flow(self, t: Any, x: Any, u: Any) -> list[Any]:
        q = self._heat(x, u)
        return [(a - b) / self.capacity for a, b in pairwise(q)]

    def energy(self, x: Any) -> Any:
        return self.capacity * sum(x)

    def powers(self, t: Any, x: Any, u: Any) -> list[Any]:
        q = self._heat(x, u)
        return [q[0], -q[-1]]


@dataclass
class Satellite(SystemBase):
    """r̈ = −r/|r|³ − c |v| v + f along v."""

    drag: float = 0.02
    states: ClassVar = {"x": "m", "y": "m", "vx": "m/s", "vy": "m/s"}
    inputs: ClassVar = {"thrust": "N"}
    ports: ClassVar = ("thrust",)
    dissipators: ClassVar = ("drag",)
    initial: ClassVar = {"x": 1.0, "vy": 1.1}
    events: ClassVar = (po.Event("x*vx + y*vy", direction=-1, name="apogee"),)

    def flow(self, t: Any, x: Any, u: Any) -> list[Any]:
        rx, ry, vx, vy = x
        pull, speed = -1.0 / np.sqrt(rx * rx + ry * ry) ** 3, np.sqrt(vx * vx + vy * vy)
        along = u[0] / speed - self.drag * speed
        return [vx, vy, pull * rx + along * vx, pull * ry + along * vy]

    def energy(self, x: Any) -> Mapping[str, Any]:
        rx, ry, vx, vy = x
        return {"motion": (vx * vx + vy * vy) / 2, "gravity": -1.0 / np.sqrt(rx * rx + ry * ry)}

    def powers(self, t: Any, x: Any, u: Any) -> list[Any]:
        speed = np.sqrt(x[2] * x[2] + x[3] * x[3])
        return [u[0] * speed, self.drag * speed**3]


@dataclass
class Neuron(SystemBase):
    """C V̇ = I − Σ g_i (V − E_i): sodium, potassium, leak; gates m, h, n. Batteries E_i drive, channels take."""

    capacity: float = 0.01
    states: ClassVar = {"V": "V", "m": "1", "h": "1", "n": "1"}
    inputs: ClassVar = {"current": "A"}
    ports: ClassVar = ("current", "batteries")
    dissipators: ClassVar = ("channels",)
    initial: ClassVar = {"V": -0.065, "m": 0.05, "h": 0.6, "n": 0.32}
    events: ClassVar = (po.Event("V", direction=1, name="spike"),)
    span: ClassVar = 0.02
    E: ClassVar = (0.05, -0.077, -0.0544)

    def _conductances(self, x: Any) -> Sequence[Any]:
        _, m, h, n = x
        return 1200.0 * m * m * m * h, 360.0 * n * n * n * n, 3.0

    def flow(self, t: Any, x: Any, u: Any) -> list[Any]:
        V, m, h, n = x
        v = 1e3 * V + 65.0  # [mV] above rest
        opens = [(25.0 - v) / (np.exp((25.0 - v) / 10) - 1) / 10, 0.07 * np.exp(-v / 20)]
        opens += [(10.0 - v) / (np.exp((10.0 - v) / 10) - 1) / 100]
        shuts = [4 * np.exp(-v / 18), 1 / (np.exp((30.0 - v) / 10) + 1), np.exp(-v / 80) / 8]
        gates = [1e3 * (a * (1 - x) - b * x) for a, b, x in zip(opens, shuts, (m, h, n), strict=True)]
        out = sum(g * (V - E) for g, E in zip(self._conductances(x), self.E, strict=True))
        return [(u[0] - out) / self.capacity, *gates]

    def energy(self, x: Any) -> Any:
        return self.capacity * x[0] * x[0] / 2

    def powers(self, t: Any, x: Any, u: Any) -> list[Any]:
        V, pairs = x[0], [*zip(self._conductances(x), self.E, strict=True)]
        lost = sum(g * (V - E) * (V - E) for g, E in pairs)
        return [u[0] * V, -sum(g * (V - E) * E for g, E in pairs), lost]


SYSTEMS: dict[str, tuple[SystemBase, float, dict[str, float]]] = {
    "rod": (Rod(), 16.0, {"heater": 100.0}),
    "satellite": (Satellite(), 6.0, {"thrust": 0.01}),
    "neuron": (Neuron(), 2.0**-6, {"current": 0.1}),
}
"""By name: the system, how long it is watched [s], and its input."""
