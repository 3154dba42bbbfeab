"""Many loops whose coordinates are coupled: compiled loops over lines do what is written out, and books close."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

import poinsot as po
from multibody.closed_zoo import admissible, coupled, random_closed, stacked
from poinsot import Coupling, Model, OnFreedom, Tendon
from poinsot.algorithms import compiled
from poinsot.algorithms.rolled_kernels import RolledKernel
from poinsot.analysis import static_equilibrium
from poinsot.multibody import build_tree, conditions, forward_dynamics, project
from poinsot.multibody.conditions import reaches
from poinsot.multibody.front_dynamics import dynamics_by_fronts
from poinsot.simulation import mechanism_system


@pytest.fixture
def always_rolled(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(compiled, "LARGEST_UNROLLED", 0)
    monkeypatch.setattr(compiled, "MOST_WRITTEN_LOOPS", 0)
    yield


def geared(count: int) -> Model:
    """Four-bars on each other, every second crank geared to the one before, and a sum of two that stays."""
    names = [f"a{k}" for k in range(count)]
    gears = [Coupling(f"gear {b}", OnFreedom(b), OnFreedom(a), (0.0, 0.7)) for a, b in [*pairwise(names)][::2]]
    if count > 3:
        gears.append(Coupling("sum", Tendon.of_joints({"a0": 0.5, "a2": 0.4}), None, (0.0,)))
    return replace(stacked(count), couplings=tuple(gears))


@pytest.mark.parametrize("seed", [5, *(pytest.param(k, marks=pytest.mark.long) for k in range(6, 25))])
def test_couplings_of_any_pairs(seed: int, always_rolled: None) -> None:
    model, rng = random_closed(seed)
    model = coupled(replace(model, elements=()), seed)
    m, written = po.Mechanism(model), build_tree(model)
    q, tau = m.neutral(), rng.normal(size=m.nv)
    v = admissible(m.tree, q, rng, reaches(m.tree))
    found = m.forward_dynamics(q, v, tau)
    assert isinstance(m.kernels["forward_dynamics"], RolledKernel)
    expected = np.asarray(forward_dynamics(written, q, v, tau), dtype=float)
    free = np.abs(dynamics_by_fronts(replace(written, closures=(), couplings=()), q, v, tau)).max()
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-12 * max(np.abs(expected).max(), free))
    measured, tried = conditions(m.tree), conditions(written)
    assert measured.live == tried.live and measured.posed == tried.posed
    assert np.max(m.closure_residual(q, v, tau)) < 1e-12


def test_runs_close_their_books(always_rolled: None) -> None:
    model = geared(2)
    m, rng = po.Mechanism(model), np.random.default_rng(0)
    n, q = m.nv, m.neutral()
    system = mechanism_system(m, {"a0": 2.0}, np.concatenate([q, np.zeros(n)]))
    assert all(isinstance(kernel, RolledKernel) for kernel in (system.flow, system.retract, system.project))
    x = np.concatenate([q + 1e-4 * rng.normal(size=n), rng.normal(size=n)])
    state, gap, slip = system.project.ufunc(x)
    shift, calm, phi, square = project(m.tree, x[:n], x[n:])
    np.testing.assert_allclose(state, [*(x[:n] + shift), *calm], rtol=0, atol=1e-12)
    assert gap > 1e-5 and np.isclose(slip, np.sqrt(float(square)), rtol=1e-9) and np.abs(phi.astype(float)).max() > 1e-5
    run = po.simulate(m, 0.3, inputs={"a0": 2.0}, rtol=1e-9, atol=1e-10)
    assert float(abs(run.energy_residual).max()) < 1e-9 * float(run.energy_scale.max())
    assert float(run.constraint_error.max()) < 1e-12
    first, second = (run["joint_position"].sel(coordinate=name).values for name in ("a0", "a1"))
    assert abs(second - 0.7 * first).max() < 1e-10 and abs(first).max() > 1e-3


@pytest.mark.parametrize("count", [4, pytest.param(14, marks=pytest.mark.long)])
def test_what_else_is_asked_of_large_ones(count: int, always_rolled: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reactions and the efforts of a static equilibrium, as written out."""
    model = geared(count)
    large = po.Mechanism(model)
    rng = np.random.default_rng(3)
    q, tau = large.neutral(), rng.normal(size=large.nv)
    v = admissible(large.tree, q, rng, reaches(large.tree))
    expected = np.asarray(forward_dynamics(build_tree(model), q, v, tau), dtype=float)
    np.testing.assert_allclose(large.forward_dynamics(q, v, tau), expected, rtol=0, atol=1e-9 * np.abs(expected).max())
    driven = [name for name in large.freedom_names if name[0] in "ab"]
    asked = large.reactions(q, v, tau), static_equilibrium(large, q, driven)
    monkeypatch.setattr(compiled, "MOST_WRITTEN_LOOPS", 1000)
    small = po.Mechanism(model)
    again = small.reactions(q, v, tau), static_equilibrium(small, q, driven)
    size = max(np.abs(each.wrench).max() for each in again[0].values())
    for name, each in again[0].items():
        assert np.array_equal(asked[0][name].undetermined, each.undetermined)
        known = ~each.undetermined
        np.testing.assert_allclose(asked[0][name].wrench[known], each.wrench[known], rtol=0, atol=1e-8 * size)
    efforts = [[x.efforts[name] for name in driven] for x in (asked[1], again[1])]
    np.testing.assert_allclose(efforts[0], efforts[1], rtol=0, atol=1e-8 * np.abs(efforts[1]).max())


def test_couplings_without_loops_are_written_out(always_rolled: None) -> None:
    """Reactions and equilibrium of large mechanisms are told loop by loop, of which there are none."""
    tree = replace(build_tree(stacked(2)), closures=(), couplings=geared(2).couplings)
    assert tree.closed and not compiled.is_rolled(tree)
