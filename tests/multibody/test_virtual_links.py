"""Ball-and-socket and free pairs by virtual links: dual dynamics equals inverse dynamics."""

from typing import Any

import mpmath
import numpy as np
import pytest

import poinsot as po
import zoo
from cases import quick
from poinsot import ModelError
from poinsot.algebra import Dual, dual
from poinsot.multibody.dual.dynamics import dalembert, newton_euler
from poinsot.multibody.dual.lagrange import lagrange
from poinsot.multibody.dual.virtual_links import serial, virtual_inverse_dynamics
from poinsot.multibody.inverse_dynamics import inverse_dynamics
from poinsot.multibody.kinematics import world_poses
from poinsot.multibody.tree import build_tree

KINDS = ("spherical", "free", "revolute", "cylindrical")


@pytest.mark.parametrize("form", [newton_euler, dalembert, lagrange], ids=["newton_euler", "dalembert", "lagrange"])
@pytest.mark.parametrize("seed", quick(1, range(8)))
def test_dual_forms_equal_inverse_dynamics(seed: int, form: Any) -> None:
    rng = np.random.default_rng(seed)
    tree = build_tree(zoo.random_model(rng, bodies=3, kinds=KINDS))
    q, v = zoo.random_state(tree, rng)
    a = rng.normal(size=tree.nv)
    wanted = np.asarray(inverse_dynamics(tree, q, v, a), dtype=float)
    found = virtual_inverse_dynamics(tree, q, v, a, form)
    np.testing.assert_allclose(found, wanted, rtol=0, atol=1e-10 * max(1.0, np.abs(wanted).max()))


@pytest.mark.parametrize("form", [newton_euler, *quick(0, [dalembert])])
def test_any_scalar_runs_through_them(form: Any) -> None:
    """Duals along all of the state, and 40 digits."""
    rng = np.random.default_rng(3)
    tree = build_tree(zoo.random_model(rng, bodies=3, kinds=KINDS))
    q, v = zoo.random_state(tree, rng)
    state = q, v, rng.normal(size=tree.nv)

    def moved(x: Any) -> Any:
        return np.array([Dual(float(y), float(rate)) for y, rate in zip(x, rng.normal(size=len(x)), strict=True)])

    duals = [moved(x) for x in state]
    one, two = virtual_inverse_dynamics(tree, *duals, form), inverse_dynamics(tree, *duals)
    assert max(abs(float(dual(x) - dual(y))) for x, y in zip(one, two, strict=True)) < 1e-11
    with mpmath.workdps(40):
        digits = [np.array([mpmath.mpf(float(y)) for y in x]) for x in state]
        one, two = virtual_inverse_dynamics(tree, *digits, form), inverse_dynamics(tree, *digits)
        assert max(abs(x - y) for x, y in zip(one, two, strict=True)) < 1e-12


@pytest.mark.parametrize("seed", range(3))
def test_bodies_are_where_they_were_and_links_are_screw_pairs(seed: int) -> None:
    rng = np.random.default_rng(seed)
    tree = build_tree(zoo.random_model(rng, bodies=3, kinds=KINDS))
    q, v = zoo.random_state(tree, rng)
    made = serial(tree, q, v, v)
    assert made.tree.nv == tree.nv and {link.pair.kind for link in made.tree.links} <= {"revolute", "cylindrical"}
    before, after = world_poses(tree, q), world_poses(made.tree, made.q)
    for body in tree.model.bodies:
        here, there = tree.bodies[body.name], made.tree.bodies[body.name]
        one, other = before[here.link] @ here.X_LB, after[there.link] @ there.X_LB
        np.testing.assert_allclose(
            np.asarray(one.matrix, dtype=float), np.asarray(other.matrix, dtype=float), atol=1e-12
        )


def test_loops_are_refused() -> None:
    bar = po.load("examples/four_bar.toml")
    with pytest.raises(ModelError, match="virtual links are for open trees"):
        serial(bar.tree, bar.neutral(), np.zeros(bar.nv), np.zeros(bar.nv))
