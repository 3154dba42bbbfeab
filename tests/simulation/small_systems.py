"""Small Systems made by hand, their kernels from a few lines: the simulation layer is tested without mechanics."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from poinsot import System
from poinsot.algebra import absolute, cos, less, sin, sqrt, tan, where
from poinsot.kernels import Kernel
from poinsot.simulation import EnergyBooks, FlowKernels, InputSignals, Observation, StateSpace, Switching


@dataclass(frozen=True)
class HandMade:
    """A kernel from a function (inputs, outputs) on scalars, which fills the outputs; its sizes are told."""

    function: Callable[[Any, Any], None] | None
    sizes: tuple[int, int] = (0, 0)

    def sized(self, inputs: int, outputs: int) -> HandMade:
        return replace(self, sizes=(inputs, outputs))

    @property
    def inputs(self) -> dict[str, tuple[int, ...]]:
        return {"all": (self.sizes[0],)}

    @property
    def outputs(self) -> dict[str, tuple[int, ...]]:
        return {"all": (self.sizes[1],)}

    @cached_property
    def made(self) -> Kernel:
        """Kept, so that its address stays right."""

        def function(all: Any) -> Any:
            assert self.function is not None
            out = np.zeros(self.sizes[1], dtype=object)
            self.function(all, out)
            return out

        return Kernel(function, self.inputs, self.outputs, "hand-made")

    @property
    def address(self) -> int:
        return self.made.address


def kernel(function: Callable[[Any, Any], None]) -> HandMade:
    return HandMade(function)


def adding(size: int) -> HandMade:
    """The retraction of a vector space: x₀ + ξ."""

    @kernel
    def add(x: Any, out: Any) -> None:
        for i in range(size):
            out[i] = x[i] + x[size + i]

    return add.sized(2 * size, size)


def plain(
    name: str, size: int, flow: HandMade, energies: Callable[[NDArray[np.float64]], NDArray[np.float64]], **more: Any
) -> System:
    """A System on a vector space, with `energies` (nt, nx) → (nt, storage)."""

    observations = {
        "state": Observation(("coordinate",), {"units": "1"}, lambda b: b.states),
        "input": Observation(("input",), {"units": "1"}, lambda b: b.inputs),
        "energy_storage": Observation(("storage",), {"units": "J"}, lambda b: energies(b.states)),
    }

    names = tuple(f"component {i}" for i in range(size))
    inputs, powers = (
        len(more.get("input_names", ())),
        len(more.get("port_names", ()) + more.get("dissipator_names", ())),
    )
    if more.get("project"):
        more["project"] = more["project"].sized(size, size + 2)
    chosen = {
        "initial": np.zeros(size),
        "retract": adding(size),
        "magnitude": np.arange(size),
        "component_names": names,
        "labels": {"coordinate": names},
        "storage_names": ("all",),
    } | more
    flow = flow.sized(2 * size + 1 + inputs, size + powers)
    return system_of(name, size=size, local_size=size, flow=flow, observations=observations, **chosen)


PARTS: dict[str, Any] = {"state": StateSpace, "dynamics": FlowKernels, "books": EnergyBooks, "inputs": InputSignals}
LONG = {"names": "input_names", "defaults": "default_inputs"}


def by_parts(given: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Fields of a System by its parts; those of its inputs by longer names."""
    found: dict[str, dict[str, Any]] = {}
    for part, kind in PARTS.items():
        names = {f.name: LONG.get(f.name, f.name) if part == "inputs" else f.name for f in fields(kind)}
        found[part] = {name: given[long] for name, long in names.items() if long in given}
    return found


def system_of(name: str, switching: Switching | None = None, **given: Any) -> System:
    """The System with these fields in its parts."""
    return System(name=name, switching=switching, **{part: PARTS[part](**own) for part, own in by_parts(given).items()})


def changed(system: System, **given: Any) -> System:
    """The same with other fields in its parts."""
    return replace(system, **{part: replace(getattr(system, part), **own) for part, own in by_parts(given).items()})


def oscillator(mass: float = 2.0, stiffness: float = 50.0, damping: float = 0.3, **more: Any) -> System:
    """m q̈ + c q̇ + k q = u:  storages spring and mass, port "force", dissipator "damper", sampled input "force"."""

    @kernel
    def flow(x: Any, out: Any) -> None:
        q, v, u = x[0] + x[2], x[1] + x[3], x[5]
        out[0], out[1] = v, (u - damping * v - stiffness * q) / mass
        out[2], out[3] = u * v, damping * v * v

    def energies(x: NDArray[np.float64]) -> NDArray[np.float64]:
        return np.column_stack((stiffness * x[:, 0] ** 2 / 2, mass * x[:, 1] ** 2 / 2))

    given = {"initial": np.array([0.1, -0.4])} | more
    return plain(
        "oscillator", 2, flow, energies, storage_names=("spring", "mass"), port_names=("force",),
        dissipator_names=("damper",), input_names=("force",), **given,
    )  # fmt: skip


def oscillation(
    t: NDArray[np.float64], q: float, v: float, force: float, mass: float, stiffness: float, damping: float
) -> NDArray[np.float64]:
    """The exact state (len(t), 2) of the oscillator at times t after (q, v) under a constant force."""
    rest, decay = force / stiffness, damping / (2 * mass)
    w = math.sqrt(stiffness / mass - decay**2)
    a, b = q - rest, (v + decay * (q - rest)) / w
    c, s, e = np.cos(w * t), np.sin(w * t), np.exp(-decay * t)
    position = rest + e * (a * c + b * s)
    return np.column_stack((position, e * ((b * w - decay * a) * c - (a * w + decay * b) * s)))


def pendulum(damping: float = 0.0) -> System:
    """θ̈ = −sin θ − c θ̇: nonlinear, one storage, one dissipator."""

    @kernel
    def flow(x: Any, out: Any) -> None:
        q, v = x[0] + x[2], x[1] + x[3]
        out[0], out[1], out[2] = v, -sin(q) - damping * v, damping * v * v

    def energies(x: NDArray[np.float64]) -> NDArray[np.float64]:
        return (x[:, 1] ** 2 / 2 - np.cos(x[:, 0]))[:, None]

    return plain("pendulum", 2, flow, energies, dissipator_names=("air",), initial=np.array([2.0, 0.3]))


def particle_on_circle(length: float = 1.5, gravity: float = 9.81, damping: float = 0.0) -> System:
    """A particle of 1 kg held on a circle in the vertical plane by a constraint: (p, v) in R⁴, |p| = length."""

    @kernel
    def flow(x: Any, out: Any) -> None:
        px, py, vx, vy = x[0] + x[4], x[1] + x[5], x[2] + x[6], x[3] + x[7]
        fx, fy = -damping * vx, -gravity - damping * vy
        pull = (px * fx + py * fy + vx * vx + vy * vy) / (px * px + py * py)
        out[0], out[1], out[2], out[3] = vx, vy, fx - pull * px, fy - pull * py
        out[4] = damping * (vx * vx + vy * vy)

    @kernel
    def project(x: Any, out: Any) -> None:
        square = x[0] * x[0] + x[1] * x[1]
        gap = (square - length * length) / (2 * square)
        out[0], out[1] = x[0] * (1 - gap), x[1] * (1 - gap)
        slip = (out[0] * x[2] + out[1] * x[3]) / (out[0] * out[0] + out[1] * out[1])
        out[2], out[3] = x[2] - slip * out[0], x[3] - slip * out[1]
        out[4] = absolute(sqrt(square) - length)
        out[5] = absolute(x[0] * x[2] + x[1] * x[3]) / sqrt(square)

    def energies(x: NDArray[np.float64]) -> NDArray[np.float64]:
        return np.column_stack((gravity * x[:, 1], (x[:, 2] ** 2 + x[:, 3] ** 2) / 2))

    return plain(
        "particle on a circle", 4, flow, energies, project=project, storage_names=("height", "motion"),
        dissipator_names=("air",), initial=np.array([length, 0.0, 0.0, 0.5]),
    )  # fmt: skip


def rigid_body(inertia: tuple[float, float, float] = (1.0, 2.0, 3.5), reach: float = 1.5) -> System:
    """A free body: x = (quaternion xyzw, ω in the body), ξ = (rotation vector φ, change of ω), R = R₀ exp φ."""
    one, two, three = inertia

    @kernel
    def flow(x: Any, out: Any) -> None:
        fx, fy, fz = x[7], x[8], x[9]
        wx, wy, wz = x[4] + x[10], x[5] + x[11], x[6] + x[12]
        square = fx * fx + fy * fy + fz * fz
        small = less(square, 1e-4)
        safe = where(small, 1.0, square)
        half = sqrt(safe) / 2
        c = where(small, 1 / 12 + square / 720 + square * square / 30240, (1 - half / tan(half)) / safe)
        ax, ay, az = fy * wz - fz * wy, fz * wx - fx * wz, fx * wy - fy * wx
        out[0] = wx + ax / 2 + c * (fy * az - fz * ay)
        out[1] = wy + ay / 2 + c * (fz * ax - fx * az)
        out[2] = wz + az / 2 + c * (fx * ay - fy * ax)
        out[3] = (two - three) * wy * wz / one
        out[4] = (three - one) * wz * wx / two
        out[5] = (one - two) * wx * wy / three

    @kernel
    def retract(x: Any, out: Any) -> None:
        fx, fy, fz = x[7], x[8], x[9]
        half = sqrt(fx * fx + fy * fy + fz * fz) / 2
        small = less(half, 1e-4)
        safe = where(small, 1.0, half)
        s = where(small, 0.5 - half * half / 12, sin(safe) / (2 * safe))
        c, ex, ey, ez = cos(half), fx * s, fy * s, fz * s
        out[0] = x[3] * ex + x[0] * c + x[1] * ez - x[2] * ey
        out[1] = x[3] * ey + x[1] * c + x[2] * ex - x[0] * ez
        out[2] = x[3] * ez + x[2] * c + x[0] * ey - x[1] * ex
        out[3] = x[3] * c - x[0] * ex - x[1] * ey - x[2] * ez
        norm = sqrt(out[0] * out[0] + out[1] * out[1] + out[2] * out[2] + out[3] * out[3])
        for i in range(4):
            out[i] /= norm
        for i in range(3):
            out[4 + i] = x[4 + i] + x[10 + i]

    def momentum(states: NDArray[np.float64]) -> NDArray[np.float64]:
        own = states[:, 4:] * np.array(inertia)
        u, w = states[:, :3], states[:, 3:4]
        return np.asarray(own + 2 * np.cross(u, np.cross(u, own) + w * own))

    def energy(states: NDArray[np.float64]) -> NDArray[np.float64]:
        return np.asarray((states[:, 4:] ** 2 * np.array(inertia)).sum(axis=1, keepdims=True) / 2)

    observations = {
        "rotation": Observation(("quaternion",), {"units": "1"}, lambda b: b.states[:, :4]),
        "rate": Observation(("axis",), {"units": "rad/s"}, lambda b: b.states[:, 4:]),
        "momentum": Observation(("axis",), {"units": "N m s"}, lambda b: momentum(b.states)),
        "energy_storage": Observation(("storage",), {"units": "J"}, lambda b: energy(b.states)),
    }

    return system_of(
        "rigid body", size=7, local_size=6, observations=observations,
        flow=flow.sized(14, 6), retract=retract.sized(13, 7),
        initial=np.array([0.0, 0.0, 0.0, 1.0, 0.1, 2.0, 0.2]), magnitude=np.array([-1, -1, -1, 4, 5, 6]),
        reach=np.array([reach] * 3 + [np.inf] * 3), component_names=tuple(f"rotation {a}" for a in "xyz")
        + tuple(f"rate {a}" for a in "xyz"), storage_names=("motion",),
    )  # fmt: skip


def explosive() -> System:
    """ẋ = x²: from 1, infinite at t = 1."""

    @kernel
    def flow(x: Any, out: Any) -> None:
        out[0] = (x[0] + x[1]) ** 2

    return plain("explosive", 1, flow, lambda x: x * 0, initial=np.ones(1), component_names=("the growing one",))


def switched(switch: float, told: bool = True) -> System:
    """ẋ = 1 before the switch and −2 after it, the switch being a breakpoint if told."""

    @kernel
    def flow(x: Any, out: Any) -> None:
        out[0] = where(less(x[2], switch), 1.0, -2.0)

    return plain("switched", 1, flow, lambda x: x * 0, breakpoints=(switch,) if told else ())


def van_der_pol(stiffness: float = 1e3) -> System:
    """ẍ = μ (1 − x²) ẋ − x, whose damper also drives."""

    @kernel
    def flow(x: Any, out: Any) -> None:
        q, v = x[0] + x[2], x[1] + x[3]
        out[0], out[1] = v, stiffness * (1 - q * q) * v - q
        out[2] = stiffness * (q * q - 1) * v * v

    return plain("van der Pol", 2, flow, lambda x: (x**2).sum(axis=1, keepdims=True) / 2, dissipator_names=("damper",),
                 initial=np.array([2.0, 0.0]))  # fmt: skip
