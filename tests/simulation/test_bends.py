"""Laws that bend without an event, by every method: the energy of an oscillator whose spring is clipped is kept.

    ẍ = −min(max(k x, −c), c),   E = ẋ²/2 + k x²/2 for |x| ≤ c/k, ẋ²/2 + c (|x| − c/(2 k)) beyond

A bend may lie behind the last stage of a step: an estimate that looks at the stages alone is exactly 0 there.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import quick
from poinsot import System
from poinsot.algebra import less, where
from simulation.small_systems import kernel, plain


def clipped(stiffness: float, limit: float, x: float, v: float) -> System:
    @kernel
    def flow(a: Any, out: Any) -> None:
        pull = stiffness * (a[0] + a[2])
        within = where(less(pull, -limit), -limit, where(less(limit, pull), limit, pull))
        out[0], out[1] = a[1] + a[3], -within

    def energy(states: Any) -> Any:
        size, bend = np.abs(states[:, 0]), limit / stiffness
        stored = np.where(size < bend, stiffness * size**2 / 2, limit * (size - bend / 2))
        return (states[:, 1] ** 2 / 2 + stored)[:, None]

    return plain("clipped", 2, flow, energy, initial=np.array([x, v]))


@pytest.mark.parametrize("method", ["dop853", "radau", "radau9", "gauss"])
@pytest.mark.parametrize("seed", quick(3, range(5, 45)))
def test_energy_is_kept_over_bends(seed: int, method: Any) -> None:
    rng = np.random.default_rng(seed)
    stiffness, limit = 10.0 ** rng.uniform(0, 4), 10.0 ** rng.uniform(-1, 1)
    scale = 10.0 ** rng.uniform(-5, 5)
    system = clipped(stiffness, scale * limit, scale * rng.uniform(0.5, 2), scale * rng.normal())
    run = po.simulate(system, 3.0, method=method, rtol=1e-10, atol=1e-12 * scale, samples=31)
    energy = run["energy_storage"].values[:, 0]
    assert np.abs(energy - energy[0]).max() < 1e-7 * energy[0], f"seed {seed}"
