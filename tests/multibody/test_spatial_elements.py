"""Spatial springs and dampers in mechanisms: balance at the port, power, invariance, derivatives, ledgers."""

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import quick
from multibody.moving import floats
from poinsot.multibody.derivatives import passive_effort
from poinsot.multibody.model import GROUND, Model
from poinsot.multibody.spatial_springs import SpatialSpring, tensor
from poinsot.multibody.tree import build_tree
from scalars import assert_same

SEEDS = pytest.mark.parametrize("seed", quick(1, range(4)))


@SEEDS
def test_moving_both_frames_together_changes_nothing(seed: int) -> None:
    """A spring whose two frames are moved by one displacement, its stiffness carried along, is the same spring."""
    rng = np.random.default_rng(seed)
    bodies = (zoo.Body("b0", zoo.random_inertia(rng)), zoo.Body("b1", zoo.random_inertia(rng)))
    root, X = rng.normal(size=(6, 6)), zoo.random_displacement(rng, 5.0)
    K, here = root @ root.T, (zoo.random_displacement(rng), zoo.random_displacement(rng))
    there = tuple(Y @ X for Y in here)
    carried = X.adjoint.T @ K @ X.adjoint
    efforts = []
    for frames, stiffness in ((here, K), (there, carried)):
        spring = SpatialSpring.of_stiffness("s", "b0", frames[0], "b1", frames[1], stiffness)
        tree = build_tree(Model("two", bodies, (), (spring,), gravity=(0.0, 0.0, 0.0)))
        q = zoo.random_state(tree, np.random.default_rng(seed + 7))[0]
        efforts.append(floats(passive_effort(tree, q, np.zeros(tree.nv))))
    assert_same(efforts[1], efforts[0], rel=0, abs=1e-11 * np.abs(efforts[0]).max())


def test_a_body_on_an_uncoupled_spring_swings_at_its_principal_frequencies() -> None:
    """Small motions: ω² = k/m along the principal axes and k/I about them; the run returns after a period."""
    k, c, mass, moments = np.array([50.0, 80.0, 20.0]), np.array([3.0, 2.0, 5.0]), 2.0, np.array([0.3, 0.4, 0.5])
    spring = SpatialSpring("s", GROUND, "b", tensor(k), tensor(c))
    body = zoo.Body("b", po.Inertia.at_centre(mass, np.zeros(3), moments))
    m = po.Mechanism(Model("block", (body,), (), (spring,), gravity=(0.0, 0.0, 0.0)))
    for i, frequency in enumerate([*np.sqrt(c / moments), *np.sqrt(k / mass)]):
        v = np.eye(6)[i] * 1e-6
        period = float(2 * np.pi / frequency)
        run = po.simulate(m, period, initial=(m.neutral(), v), times=[0.0, period], rtol=1e-12, progress=False)
        np.testing.assert_allclose(run["joint_velocity"].values[-1], v, atol=1e-14)
