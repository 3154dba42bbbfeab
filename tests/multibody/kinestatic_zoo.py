"""Kinestatic networks of mechanisms, and their motions."""

from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np

import poinsot as po
import zoo
from cases import EXAMPLES
from poinsot.algebra.arrays import Floats
from poinsot.multibody.constrained_dynamics import forward_dynamics
from poinsot.multibody.constraints import constraint_jacobian
from poinsot.multibody.kinestatics.closed_form import KinestaticForm
from poinsot.multibody.kinestatics.network import KinestaticNetwork, kinestatic_network
from poinsot.multibody.kinestatics.solution import ImplicitSystem, implicit_system, kinestatic_motion
from poinsot.multibody.spatial_springs import SpatialSpring
from poinsot.multibody.tree import Tree, build_tree
from poinsot.structures import DiracStructure

CLOSED = ("four_bar", "andrews", "bennett", "bricard", "slider_crank", "parallelogram", "cardan_shaft")


CASES: dict[str, dict[str, Any]] = {
    "tree": {},
    "tree with elements": {"elements": 14},
    "tree with followers": {"mimics": 2, "bodies": 7, "kinds": ("revolute", "helical", "prismatic", "free")},
    "one loop": {"bodies": 7, "loops": 1, "elements": 7, "kinds": ("revolute", "universal", "spherical")},
    "two loops": {"bodies": 9, "loops": 2, "kinds": ("spherical", "universal", "cylindrical", "free")},
    "loops and followers": {"bodies": 8, "loops": 1, "mimics": 2, "kinds": ("revolute", "prismatic", "spherical")},
}


@cache
def drawn(case: str, seed: int) -> tuple[Tree, Floats, Floats, Floats]:
    """A random mechanism with spatial springs and rotors, closed, and moving as its loops allow; and efforts."""
    rng = np.random.default_rng(seed)
    model = zoo.random_model(rng, **CASES[case])
    if "elements" in CASES[case]:
        root = rng.normal(size=(6, 6))
        frames = zoo.random_displacement(rng), zoo.random_displacement(rng)
        spring = SpatialSpring.of_stiffness("spatial", "b0", frames[0], "b3", frames[1], root @ root.T)
        model = replace(model, elements=(*model.elements, spring))
    if not CASES[case].get("loops"):
        rotors = tuple(replace(j, armature=0.3 * k) for k, j in enumerate(model.joints))
        model = replace(model, joints=rotors)
    tree = build_tree(model)
    q, v = zoo.random_state(tree, rng)
    return (tree, *at_closed(tree, q, v), rng.normal(size=tree.nv))


def at_closed(tree: Tree, q: Floats, v: Floats) -> tuple[Floats, Floats]:
    """The state itself if no loop closes; else the drawn configuration, which is closed, and the nearest motion."""
    if not tree.closures:
        return q, v
    q = zoo.configuration.neutral(tree)
    A = np.asarray(constraint_jacobian(tree, q), dtype=float)
    return q, v - np.linalg.pinv(A, 1e-10) @ (A @ v)


@cache
def example(name: str) -> tuple[Tree, Floats, Floats, Floats]:
    rng = np.random.default_rng(0)
    m = po.load(EXAMPLES / f"{name}.toml")
    q = m.initial_state()[: m.nq]
    v, A = rng.normal(size=m.nv), m.constraint_jacobian(q)
    return m.tree, q, v - np.linalg.pinv(A, 1e-10) @ (A @ v), rng.normal(size=m.nv) * 0.1


def solved(tree: Tree, q: Floats, v: Floats, tau: Floats) -> tuple[KinestaticNetwork, ImplicitSystem, Any]:
    network = kinestatic_network(tree, q)
    system = implicit_system(network, v)
    return network, system, kinestatic_motion(system, tau)


@cache
def found(name: str, seed: int | None = None) -> tuple[KinestaticNetwork, ImplicitSystem, Any]:
    """Of a drawn mechanism, or of an example; made once."""
    return solved(*(example(name) if seed is None else drawn(name, seed)))


def assert_same_motion(tree: Tree, q: Floats, v: Floats, tau: Floats) -> None:
    _, system, motion = solved(tree, q, v, tau)
    assert_moves_as_the_recursions(tree, q, v, tau, system, motion)


def assert_moves_as_the_recursions(
    tree: Tree, q: Floats, v: Floats, tau: Floats, system: ImplicitSystem, motion: Any
) -> None:
    expected = np.asarray(forward_dynamics(tree, q, v, tau), dtype=float)
    np.testing.assert_allclose(motion.acceleration, expected, rtol=0, atol=1e-10 * max(1.0, np.abs(expected).max()))
    assert system.network.structure.contains(motion.flows, motion.efforts)
    assert system.structure.contains(*system.point(motion)), "(ẋ, f, ∂H, −e) ∈ D(x)"


def flows_apart(form: KinestaticForm, composed: DiracStructure) -> float:
    """How far the flows of the composed structure are from G α, beside its largest entry."""
    G, flows = form.G.astype(float), composed.E.T.astype(float)
    return float(np.abs(flows - G @ flows[list(form.independent)]).max() / np.abs(G).max())
