"""The quantities of a mechanism run on every scalar: floats, duals, traced scalars, SymPy and mpmath."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import zoo
from poinsot.multibody import centroidal, coriolis, forces, frames, inverse_mass_matrix, regressor
from poinsot.multibody.dual import open_chains
from poinsot.multibody.model import Model
from poinsot.multibody.tree import Tree, build_tree
from scalars import Over, assert_same

Algorithm = Callable[[Tree, Any, Any], Any]


def statics_of_weights(tree: Tree, q: Any, v: Any) -> Any:
    """The efforts that hold wrenches with components v on the last link of the chain to b1."""
    chain = open_chains.chain_to(tree, q, "b1")
    loads = [zoo.Wrench.zero() for _ in chain.screws]
    loads[-1] = zoo.Wrench.of([*v, *v])
    actuators = [zoo.Wrench.of([0.3, -0.2, 0.5, 1.0, 0.7, -0.4]) for _ in chain.screws]
    return open_chains.statics(chain.screws, actuators, loads).efforts


ALGORITHMS: dict[str, Algorithm] = {
    "coriolis_matrix": coriolis.coriolis_matrix,
    "inverse_mass_matrix": lambda tree, q, v: inverse_mass_matrix(tree, q),
    "centroidal_matrix_rate": centroidal.centroidal_matrix_rate,
    "centre_of_mass": lambda tree, q, v: centroidal.centre_of_mass(tree, q),
    "regressor": lambda tree, q, v: regressor.inverse_dynamics_regressor(tree, q, v, v),
    "jacobian_rate": lambda tree, q, v: frames.frame_jacobian_rate(tree, q, v, "b1", "body"),
    "classical_acceleration": lambda tree, q, v: frames.classical_acceleration(tree, q, v, v, "b1"),
    "generalised_force": lambda tree, q, v: forces.generalised_force(tree, q, ("b1",), "aligned", [[*v, *v]]),
    "statics": statics_of_weights,
}


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", ALGORITHMS)
def test_every_scalar_gives_the_same_numbers(name: str, over: Over) -> None:
    tree = build_tree(arm())
    q, v = zoo.random_state(tree, np.random.default_rng(6))

    def function(q: Any, v: Any) -> Any:
        return ALGORITHMS[name](tree, q, v)

    assert_same(over(function, q, v), function(q, v), rel=1e-9, abs=1e-10)


def arm() -> Model:
    """A universal joint to the ground, then a helical one crossed backwards."""
    rng = np.random.default_rng(1)
    kinds = zoo.every_pair()
    joints = (
        zoo.Joint("j0", kinds["universal"], "ground", "b0", zoo.random_displacement(rng), zoo.random_displacement(rng)),
        zoo.Joint("j1", kinds["helical 0.2"], "b1", "b0", zoo.random_displacement(rng), zoo.random_displacement(rng)),
    )
    bodies = tuple(zoo.Body(f"b{i}", zoo.random_inertia(rng)) for i in range(2))
    return Model("arm", bodies, joints, gravity=(1.0, 2.0, -9.0))
