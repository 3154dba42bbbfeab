"""Configurations of whole trees move as each pair does; texts of many things tell them apart as texts of each do."""

from dataclasses import replace

import numpy as np

from poinsot import Displacement, Inertia
from poinsot.elements import Pair, pair_of_kind
from poinsot.multibody import configuration
from poinsot.multibody.canonical import canonical
from poinsot.multibody.model import GROUND, Body, Joint, Model
from poinsot.multibody.tree import build_tree

PAIRS: tuple[Pair, ...] = tuple(
    pair_of_kind(kind) for kind in ("revolute", "prismatic", "spherical", "universal", "cylindrical", "free")
)


def _model(rng: np.random.Generator, count: int) -> Model:
    """A chain of pairs at random, some of them the other way round."""
    bodies = tuple(Body(f"b{k}", Inertia.at_centre(1.0, rng.normal(size=3), (1.0, 1.0, 1.0))) for k in range(count))
    joints = []
    for k in range(count):
        ends = (f"b{k - 1}" if k else GROUND, f"b{k}")
        a, b = ends if rng.integers(2) else reversed(ends)
        joints.append(
            Joint(f"j{k}", PAIRS[rng.integers(len(PAIRS))], a, b, Displacement.translating(rng.normal(size=3)))
        )
    return Model("chain", bodies, tuple(joints))


def test_a_tree_moves_as_its_pairs(rng: np.random.Generator) -> None:
    tree = build_tree(_model(rng, 12))
    q, dv = configuration.random(tree, rng), rng.normal(size=tree.nv)
    moved, still = configuration.integrate(tree, q, dv), configuration.neutral(tree)
    assert moved.dtype == still.dtype == np.float64
    for link in tree.links:
        own, freedoms = list(link.q), list(link.v)
        np.testing.assert_array_equal(moved[own], link.pair.integrate(q[own], dv[freedoms]))
        np.testing.assert_array_equal(still[own], link.pair.neutral())


def test_texts_of_many_bodies_tell_every_one_of_them() -> None:
    """The last of them, its name, its numbers, what repeats and what does not; and objects made anew say the same."""
    model = _model(np.random.default_rng(7), 200)
    again = _model(np.random.default_rng(7), 200)
    assert canonical(model) == canonical(again)
    texts = {canonical(model)}
    last, joint = model.bodies[-1], model.joints[-1]
    for other in (replace(last, pose=Displacement.identity()), replace(last, inertia=Inertia.zero())):
        texts.add(canonical(replace(model, bodies=(*model.bodies[:-1], other))))
    for changed in (replace(joint, name="other"), replace(joint, damping=1.0)):
        texts.add(canonical(replace(model, joints=(*model.joints[:-1], changed))))
    assert len(texts) == 5
    names = [f"{k % 3}" for k in range(100)]
    assert len({canonical(names), canonical([*names[:-1], "x"]), canonical([()] * 100), canonical([None] * 100)}) == 4
