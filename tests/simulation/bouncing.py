"""A ball on a floor by hand: one gap, its kernels from a few lines."""

from typing import Any

import numpy as np

from poinsot import System
from poinsot.kernels import Kernel
from poinsot.simulation import CLOSED, UNILATERAL, ElementData, Mode, RowData, RowKernels, Switching
from simulation.small_systems import kernel, plain

GRAVITY = 9.81


def impacts(count: int, e: float, height: float = 1.0) -> np.ndarray:
    """When the ball strikes the floor: t₁ = √(2h/g), then 2 v eᵏ/g apart."""
    first, speed = np.sqrt(2 * height / GRAVITY), np.sqrt(2 * GRAVITY * height)
    return first + np.concatenate([[0.0], np.cumsum(2 * speed * e ** np.arange(1, count) / GRAVITY)])


def ball(e: float = 0.7, height: float = 1.0, speed: float = 0.0) -> System:
    """x = (height, rate), 1 kg; the dissipator "floor impact" takes what impacts lose."""

    @kernel
    def flow(x: Any, out: Any) -> None:
        out[0], out[1], out[2] = x[1] + x[3], -GRAVITY + 0 * x[0], 0 * x[0]

    def closed(x: Any, xi: Any, t: Any, s: Any) -> Any:
        v = x[1] + xi[1]
        return np.array([v, -GRAVITY * (1 - s[0])], dtype=object), np.array([0 * v], dtype=object)

    def watch(x: Any, xi: Any, t: Any) -> Any:
        return np.array([x[0] + xi[0]], dtype=object), np.array([x[1] + xi[1]], dtype=object)

    def data(x: Any, xi: Any, t: Any) -> Any:
        zero, one = 0 * x[0], 1 + 0 * x[0]
        told = np.array([[-one, -one]], dtype=object)
        return *watch(x, xi, t), np.array([-GRAVITY * one]), [[one]], [[zero]], [[zero, zero]], told

    def impulse(x: Any, z: Any) -> Any:
        return np.array([x[0], x[1] + z[0]], dtype=object)

    at = {"x": (2,), "xi": (2,), "t": (1,)}
    numbers = {"g": (1,), "w": (1,), "b": (1,), "S": (1, 1), "D": (1, 1), "F": (1, 2), "command": (1, 2)}
    switching = Switching(
        rows=RowData(
            names=("floor",),
            element=np.array([0]),
            kind=np.array([UNILATERAL]),
            degree=np.array([2]),
            gap=np.array([1e-12]),
            rate=np.array([1e-12]),
        ),
        elements=ElementData(
            names=("floor",),
            restitution=np.array([e]),
            static=np.zeros(1),
            kinetic=np.zeros(1),
            poisson=np.zeros(1, bool),
            loss=np.array([0]),
        ),
        kernels=RowKernels(
            flow=Kernel(closed, {**at, "s": (2,)}, {"rates": (2,), "powers": (1,)}, "closed", key="ball 1"),
            watch=Kernel(watch, at, {"g": (1,), "w": (1,)}, "watch", key="ball 1"),
            data=Kernel(data, at, numbers, "data", key="ball 1"),
            impulse=Kernel(impulse, {"x": (2,), "z": (1,)}, {"y": (2,)}, "impulse", key="ball 1"),
        ),
        modes=lambda mode: Mode((mode == CLOSED).astype(float)), mode_size=1,
    )  # fmt: skip
    return plain(
        "ball", 2, flow, lambda x: (x[:, 1] ** 2 / 2 + GRAVITY * x[:, 0])[:, None], switching=switching,
        dissipator_names=("floor impact",), initial=np.array([height, speed]), floors=np.zeros(1),
    )  # fmt: skip
