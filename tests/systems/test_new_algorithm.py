"""A tree algorithm that the package does not have, added as CONTRIBUTING says: passes and one declaration, no more."""

import numpy as np

import poinsot as po
from poinsot.algebra import Array, Scalar
from poinsot.elements import compiled
from poinsot.multibody import Link, Tree
from poinsot.multibody.energy import KINETIC
from poinsot.multibody.passes import Own, Pass, efforts_of, owned, walk
from zoo import random_model


def carry(link: Link, own: Own, T: Scalar, kept: Scalar) -> tuple[Scalar, list[Scalar]]:
    """Rootward: T + Σ_children T, told to each freedom of the joint."""
    return T + kept, [T + kept] * len(link.v)


CARRIED = (KINETIC, Pass(carry, lambda tree: 0.0, rootward=True))


def carried_energy(tree: Tree, q: Array, v: Array) -> Array:
    """carried_energy(q, v) → (..., nv) [J]: kinetic energy of all that the joint of each freedom carries."""
    return efforts_of(tree, walk(tree, CARRIED, owned(tree, q, v))[0])


class Weighing(po.Mechanism):
    """A mechanism with one algorithm more."""

    carried_energy = compiled(q="q", v="v", result="v")(carried_energy)


def test_an_algorithm_is_a_ufunc_a_casadi_function_and_a_family(rng: np.random.Generator) -> None:
    mechanism = Weighing(random_model(rng, 4))
    q, v = mechanism.random(rng), rng.normal(size=(5, mechanism.nv))
    found = mechanism.carried_energy(q, v)
    at_root = [link.v[0] for link in mechanism.tree.links if link.parent < 0 and link.v]
    if all(link.v for link in mechanism.tree.links if link.parent < 0):
        np.testing.assert_allclose(found[:, at_root].sum(axis=1), mechanism.kinetic_energy(q, v), rtol=1e-13)
    for each, expected in zip(v, found, strict=True):
        np.testing.assert_array_equal(mechanism.carried_energy(q, each), expected)
        np.testing.assert_allclose(carried_energy(mechanism.tree, q, each).astype(float), expected, rtol=1e-13)
    symbolic = mechanism.casadi_function("carried_energy")
    np.testing.assert_allclose(np.array(symbolic(q, v[0])).ravel(), found[0], rtol=1e-13)
    last = mechanism.model.bodies[-1].name
    family = mechanism.with_parameters(m=f"bodies.{last}.mass")
    np.testing.assert_allclose(family.carried_energy(q, v, family.defaults), found, rtol=1e-12)
    assert "carried_energy" in (mechanism.carried_energy.__doc__ or "")
