"""Joints that move nothing are named alike in small trees, by their mass matrix, and in large ones, in O(N)."""

import numpy as np
import pytest

from poinsot import Body, Inertia, Joint, Model, pairs
from poinsot.multibody import configuration, soundness
from poinsot.systems.mechanism import Mechanism


@pytest.mark.parametrize("seed", range(12))
def test_both_ways_see_the_same(seed: int) -> None:
    rng = np.random.default_rng(seed)
    bodies = [Body(f"b{k}", Inertia.zero() if rng.random() < 0.5 else _inertia(rng)) for k in range(6)]
    ends = ["ground", *(f"b{rng.integers(k)}" for k in range(1, 6))]
    joints = [
        Joint(f"j{k}", pairs.free() if rng.random() < 0.2 else pairs.revolute(), ends[k], f"b{k}") for k in range(6)
    ]
    tree = Mechanism(Model("tree", tuple(bodies), tuple(joints))).tree
    q = configuration.random(tree, rng)
    dense = soundness._null_freedoms(tree, q)
    sparse = soundness._free_freedoms(tree, q)
    assert sparse <= dense and bool(sparse) == bool(dense), f"seed {seed}"


def _inertia(rng: np.random.Generator) -> Inertia:
    kinds = ([0.0, 0.0, 0.0], [0.1, 0.1, 0.0], [0.1, 0.2, 0.25])
    return Inertia.at_centre(rng.uniform(0.1, 2.0), rng.normal(size=3), kinds[rng.integers(3)])


def test_many_points_without_pairs_are_named_without_their_mass_matrix(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soundness, "mass_matrix", None)
    points = tuple(Body(f"b{k}", Inertia.at_centre(1.0, np.zeros(3), np.zeros(3))) for k in range(400))
    mechanism = Mechanism(Model("points", points, ()))
    assert len(mechanism.weightless) == 1200 and mechanism.weightless[0].startswith("b0")
    assert "and 1188 more" in soundness.singular_message(mechanism.tree, mechanism.weightless)
