"""The laws of closed loops (units, neighbours, masses, poses that are nearly singular) at 1, 10 and 100 of them, in
compiled loops over lines; and agreement with the network of their constraints."""

from functools import lru_cache

import numpy as np
import pytest

import poinsot as po
from cases import quick
from multibody.closed_zoo import admissible, stacked
from multibody.kinestatic_zoo import solved
from poinsot import Model
from poinsot.algorithms.rolled_kernels import RolledKernel
from poinsot.multibody.conditions import reaches
from scripts import machine

Floats = np.ndarray


pytestmark = pytest.mark.usefixtures("always_rolled")


@lru_cache(maxsize=3)
def moving(count: int) -> tuple[Model, po.Mechanism, Floats, Floats, Floats, Floats]:
    """Four-bars on each other in a plane that is no coordinate plane: q, v, τ and v̇."""
    tilt = np.linalg.qr(np.random.default_rng(count).normal(size=(3, 3)))[0]
    model = stacked(count, tilt * np.sign(np.linalg.det(tilt)))
    m, rng = po.Mechanism(model), np.random.default_rng(count)
    q, tau = m.neutral(), rng.normal(size=m.nv)
    v = admissible(m.tree, q, rng, reaches(m.tree))
    found = m.forward_dynamics(q, v, tau)
    assert isinstance(m.kernels["forward_dynamics"], RolledKernel)
    return model, m, q, v, tau, found


@pytest.mark.parametrize("count", quick(1, [1, 10, 30, 100]))
def test_the_network_of_constraints_moves_alike(count: int) -> None:
    _, m, q, v, tau, v_dot = moving(count)
    _, _, motion = solved(m.tree, q, v, tau)
    np.testing.assert_allclose(motion.acceleration, v_dot, rtol=0, atol=1e-9 * np.abs(v_dot).max())


@pytest.mark.parametrize(
    ("shape", "count"),
    quick(
        0, [("ladder", 10), ("binary tree", 10), ("ladder", 30), ("ladder", 100), ("binary tree", 100)], several=True
    ),
)
def test_the_network_of_ladders_and_trees_moves_alike(shape: str, count: int) -> None:
    m, rng = po.Mechanism(machine(shape, count, turned=True)), np.random.default_rng(count)
    q, tau = m.neutral(), rng.normal(size=m.nv)
    v = admissible(m.tree, q, rng, reaches(m.tree))
    v_dot = m.forward_dynamics(q, v, tau)
    _, _, motion = solved(m.tree, q, v, tau)
    np.testing.assert_allclose(motion.acceleration, v_dot, rtol=0, atol=1e-9 * np.abs(v_dot).max())


@pytest.mark.long
def test_bodies_of_many_loops_join_their_network() -> None:
    """30 four-bars with all their bodies: where their rounding grew, the rank was undecided."""
    _, m, q, v, tau, _ = moving(30)
    _, system, motion = solved(m.tree, q, v, tau)
    structure = system.structure
    assert structure.contains(*system.point(motion)), "(ẋ, f, ∂H, −e) ∈ D(x)"
    assert structure.rounding is not None and structure.rounding.max() < 1e-9
