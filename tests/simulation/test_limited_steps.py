"""Laws of limits of semi-implicit steps: met at the ends of steps, complementary, losing energy, none where none is."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from switching.limited_chains import STOP, chain

H = 1e-3


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("base", ["fixed", "free"])
def test_gaps_and_impulses_are_complementary_and_lose_energy(tmp_path: Path, base: str, seed: int) -> None:
    """Random torques drive chains against limits, several at once; of free bases momentum stays."""
    rng = np.random.default_rng(seed)
    bounds = [(-float(rng.uniform(0.05, 0.3)), float(rng.uniform(0.05, 0.3))) for _ in range(4)]
    loaded = po.load(chain(tmp_path, *bounds), base=base)
    m = po.Mechanism(replace(loaded.model, gravity=(0.0, 0.0, 0.0))) if base == "free" else loaded
    names = [name for name in m.freedom_names if name.startswith("j")]
    low, high = np.array(bounds).T
    stepper, lost, hits = po.Stepper(m, H, "semi-implicit", inputs=names), 0.0, 0
    stops = stepper._steps._stops[0]  # type: ignore[attr-defined]
    for k in range(600):
        stepper.step(3.0 * rng.normal(size=4) if k % 50 == 0 else None)
        q = stepper.state[m.nq - len(names) : m.nq]
        assert (q >= low - 1e-13).all() and (q <= high + 1e-13).all()
        gaps = np.minimum(q - low, high - q)
        assert (stops.impulse >= 0.0).all() and np.abs(gaps * stops.impulse).max() < 1e-13
        hits += int((stops.impulse > 0.0).any())
        passed = np.array([*stepper.energy.dissipated.values()]) if k % 20 == 0 else None
        if passed is not None:
            assert passed.sum() >= lost - 1e-12
            lost = passed.sum()
    assert hits > 50 and lost > 0.0
    if base == "free":
        momentum = m.centroidal_momentum(stepper.state[: m.nq], stepper.state[m.nq : m.nq + m.nv])
        assert np.abs(np.asarray(momentum)).max() < 1e-9


def test_within_limits_steps_have_the_bits_of_those_without(tmp_path: Path) -> None:
    m = po.load(chain(tmp_path, (-3.0, 3.0), (-3.0, 3.0)))
    bare = po.Mechanism(replace(m.model, switches=()))
    states = []
    for each in (m, bare):
        stepper = po.Stepper(each, H, "semi-implicit")
        stepper.step(count=300)
        states.append(stepper.state)
    np.testing.assert_array_equal(*states)


@pytest.mark.parametrize("e", [0.0, 0.5, 1.0])
def test_a_rod_bounces_by_its_restitution_and_then_rests(tmp_path: Path, e: float) -> None:
    """Steps of order 1 of the run that lands on impacts; with e = 0 it lies on its stop, to the bit."""
    (tmp_path / "stop.toml").write_text(STOP + (f"restitution = {e}\n" if e else ""))
    m, errors = po.load(tmp_path / "stop.toml"), []
    end = 0.62 if e else 1.0
    exact = po.simulate(m, end, samples=2, progress=False)["joint_position"].values[-1, 0]
    for h in (1e-3, 2.5e-4):
        stepper = po.Stepper(m, h, "semi-implicit")
        stepper.step(count=round(end / h))
        errors.append(abs(stepper.state[0] - exact))
        assert stepper.state[0] >= -0.5
    assert errors[1] < (0.4 * errors[0] if e else 1e-15), errors
    if not e:
        assert stepper.state[0] == -0.5 and abs(stepper.state[1]) < 1e-15
