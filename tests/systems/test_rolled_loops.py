"""Large trees with closed loops: compiled loops over lines do what the same steps do written out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import numpy as np
import pytest

import poinsot as po
from multibody.closed_zoo import admissible, random_closed, stacked
from poinsot.algorithms import compiled
from poinsot.algorithms.rolled_kernels import RolledKernel
from poinsot.elements import JointDamper, JointSpring
from poinsot.multibody import build_tree, conditions, constrained_dynamics, project
from poinsot.multibody.conditions import measured_by, reaches
from poinsot.multibody.front_dynamics import dynamics_by_fronts
from poinsot.multibody.front_steps import Policy
from poinsot.multibody.row_sizes import sizes_along_loops
from poinsot.simulation import mechanism_system


@pytest.fixture(autouse=True)
def always_rolled(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(compiled, "LARGEST_UNROLLED", 0)
    monkeypatch.setattr(compiled, "MOST_WRITTEN_LOOPS", 0)
    yield


@pytest.mark.parametrize("seed", [4, *(pytest.param(k, marks=pytest.mark.long) for k in range(5, 25))])
def test_loops_of_any_pairs(seed: int) -> None:
    model, rng = random_closed(seed)
    m = po.Mechanism(replace(model, elements=()))
    q, tau = m.neutral(), rng.normal(size=m.nv)
    v = admissible(m.tree, q, rng, reaches(m.tree))
    found = m.forward_dynamics(q, v, tau)
    assert isinstance(m.kernels["forward_dynamics"], RolledKernel)
    written = build_tree(m.model)
    measured_by(written, partial(sizes_along_loops, written.aligned))
    expected = dynamics_by_fronts(written, q, v, tau)
    free = np.abs(dynamics_by_fronts(replace(written, closures=()), q, v, tau)).max()
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-12 * max(np.abs(expected).max(), free))
    measured, tried = conditions(m.tree), conditions(written)
    assert measured.live == tried.live and measured.posed == tried.posed
    np.testing.assert_allclose(measured.natural, tried.natural, rtol=1e-9)


@pytest.mark.long
@pytest.mark.parametrize("count", [3, 20])
def test_runs_with_springs_and_dampers_close_their_books(count: int) -> None:
    """The flow off the manifold, the projection, and a run of a driven mechanism, all in loops; of many, with lines
    fused."""
    model = stacked(count)
    springs = (JointSpring("spring", "a1", 20.0, 0.3), JointDamper("damper", "b2", 0.5))
    m = po.Mechanism(replace(model, elements=springs))
    n, rng = m.nv, np.random.default_rng(0)
    system = mechanism_system(m, {"a0": 2.0}, np.concatenate([m.neutral(), np.zeros(n)]))
    assert all(isinstance(kernel, RolledKernel) for kernel in (system.flow, system.retract, system.project))
    q, xi = m.neutral(), 1e-4 * rng.normal(size=2 * n)
    v = admissible(m.tree, q, rng, np.ones(n))
    rates, powers = system.flow.ufunc(np.concatenate([q, v]), xi, np.zeros(1), np.array([2.0]))
    at, rate = q + xi[:n], v + xi[n:]
    tau = np.zeros(n)
    index = m.freedom_names.index
    tau[index("a0")] = 2.0
    tau[index("a1")] = -20.0 * (at[index("a1")] - 0.3)
    tau[index("b2")] = -0.5 * rate[index("b2")]
    expected = dynamics_by_fronts(
        m.tree, at, rate, tau, Policy(constrained_dynamics.PASSING, constrained_dynamics.DRIFT)
    )
    np.testing.assert_allclose(rates, [*rate, *expected], rtol=0, atol=1e-9 * np.abs(expected).max())
    np.testing.assert_allclose(powers, [2.0 * rate[index("a0")], 0.5 * rate[index("b2")] ** 2], rtol=1e-12)
    x = np.concatenate([at, rate])
    state, gap, slip = system.project.ufunc(x)
    shift, calm, phi, square = project(m.tree, at, rate)
    np.testing.assert_allclose(state, [*(at + shift), *calm], rtol=0, atol=1e-12)
    assert gap > 1e-5 and np.isclose(slip, np.sqrt(float(square)), rtol=1e-9) and np.abs(phi.astype(float)).max() > 1e-5
    run = po.simulate(m, 0.3 if count < 10 else 0.03, inputs={"a0": 2.0}, rtol=1e-9, atol=1e-10)
    assert float(abs(run.energy_residual).max()) < 1e-9 * float(run.energy_scale.max())
    assert float(run.constraint_error.max()) < 1e-12


def test_what_tells_of_a_velocity_on_no_branch() -> None:
    """A locked chain says how far its accelerations miss what its loops demand, as the dense equations do."""
    m = po.Mechanism(stacked(2))
    rng = np.random.default_rng(1)
    q, tau = m.neutral(), rng.normal(size=m.nv)
    v = admissible(m.tree, q, rng, np.ones(m.nv))
    assert np.max(m.closure_residual(q, v, tau)) < 1e-14
    assert np.max(constrained_dynamics.closure_residual(m.tree, q, v, tau).astype(float)) < 1e-14
