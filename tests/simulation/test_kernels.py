"""Kernels of the compiler in place of hand-made ones: the same motion and the same books."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from poinsot import System
from poinsot.kernels import Kernel
from poinsot.simulation.simulate import simulate
from simulation.small_systems import changed


@pytest.fixture(scope="module")
def compiled(oscillator: System) -> System:
    def flow(x: Any, xi: Any, t: Any, u: Any) -> Any:
        q, v = x + xi
        return np.array([v, (u[0] - 0.3 * v - 50.0 * q) / 2.0]), np.array([u[0] * v, 0.3 * v * v])

    def retract(x: Any, xi: Any) -> Any:
        return x + xi

    compiled = Kernel(flow, {"x": (2,), "xi": (2,), "t": (), "u": (1,)}, {"rate": (2,), "powers": (2,)}, "flow")
    moved = Kernel(retract, {"x": (2,), "xi": (2,)}, {"state": (2,)}, "retract")
    return changed(oscillator, flow=compiled, retract=moved)


@pytest.mark.parametrize("seed", range(3))
def test_compiled_kernels_give_the_motion_of_hand_made_ones(oscillator: System, compiled: System, seed: int) -> None:
    rng = np.random.default_rng(seed)
    options: dict[str, Any] = {"initial": rng.normal(size=2), "inputs": {"force": ([0, 2, 2, 5], rng.normal(size=4))}}
    one, two = simulate(oscillator, 5.0, **options), simulate(compiled, 5.0, **options)
    for name in ("state", "energy_supplied", "energy_dissipated"):
        assert np.abs(one[name] - two[name]).max() < 1e-9, name


def test_a_system_without_inputs_and_powers_runs(oscillator: System, compiled: System) -> None:
    def flow(x: Any, xi: Any, t: Any, u: Any) -> Any:
        q, v = x + xi
        return np.array([v, -25.0 * q]), np.zeros(0, dtype=object)

    free = Kernel(flow, {"x": (2,), "xi": (2,), "t": (), "u": (0,)}, {"rate": (2,), "powers": (0,)}, "flow")
    start = np.array([1.0, 0.0])
    bare = changed(compiled, flow=free, port_names=(), dissipator_names=(), input_names=(), initial=start)
    run = simulate(bare, 3.0)
    assert np.abs(run["state"].values[:, 0] - np.cos(5 * run["time"].values)).max() < 1e-9
    assert not {"energy_supplied", "energy_dissipated"} & set(run.data_vars)  # of no port and no damper: no variable
    assert np.abs(run["energy_residual"]).max() < 1e-9
