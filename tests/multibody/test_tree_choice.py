"""Which joints of a loop carry coordinates when nobody says."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import poinsot as po
import zoo
from poinsot.multibody import configuration
from poinsot.multibody.constrained_dynamics import forward_dynamics
from poinsot.multibody.constraints import constraint_jacobian
from poinsot.multibody.energy import kinetic_energy
from poinsot.multibody.forces import JointSpring
from poinsot.multibody.model import Mimic, Model
from poinsot.multibody.tree import build_tree

EXAMPLES = Path(__file__).parents[2] / "examples"
LOOP = ("j0", "j1", "j2", "l0")


def loop(seed: int) -> Model:
    """Three bodies in a loop of four joints, each of which may close it: revolutes that l0 joins to the ground."""
    rng = np.random.default_rng(seed)
    model = zoo.random_model(rng, bodies=3, loops=1, kinds=("revolute",), closing_kinds=("revolute",))
    ends = dict(zip(LOOP, (("ground", "b0"), ("b0", "b1"), ("b1", "b2"), ("b2", "ground")), strict=True))
    drawn = {b.name: b.pose for b in model.bodies} | {"ground": zoo.Displacement.identity()}
    joints = []
    for j in model.joints:
        p, s = ends[j.name]
        X = zoo.random_displacement(rng, 0.3)
        joints.append(replace(j, predecessor=p, successor=s, pair=zoo.pair_of_kind("revolute"), X_PJ=X))
        joints[-1] = replace(joints[-1], X_SJ=drawn[s].inverse() @ drawn[p] @ X)  # type: ignore[union-attr]
    return replace(model, joints=tuple(joints), tree="auto")


def changed(model: Model, **by_joint: dict[str, object]) -> Model:
    joints = tuple(replace(j, **by_joint.get(j.name, {})) for j in model.joints)  # type: ignore[arg-type]
    return replace(model, joints=joints)


@pytest.mark.parametrize("joint", LOOP)
def test_rotors_followers_springs_and_losses_draw_a_joint_into_the_tree(joint: str) -> None:
    """In this order, where not all can be."""
    model = loop(1)
    other = next(name for name in LOOP if name != joint)
    rotor = changed(model, **{joint: {"armature": 0.1}})
    sprung = replace(model, elements=(JointSpring("s", joint, 5.0),))
    lossy = changed(model, **{joint: {"damping": 0.1}})
    coupled = replace(changed(model, **{joint: {"mimic": Mimic(other)}}), coupled=True)
    for each in (rotor, sprung, lossy, coupled):
        assert joint in build_tree(each).by_joint
    rest = {name for name in LOOP if name != joint}
    against = changed(rotor, **{name: {"damping": 0.1} for name in rest})
    against = replace(against, elements=tuple(JointSpring(name, name, 5.0) for name in rest))
    assert joint in build_tree(against).by_joint


def test_a_rotor_on_the_joint_that_would_close_the_loop() -> None:
    """It turns with the joint: T = T without it + ½ r q̇²."""
    model = po.load(EXAMPLES / "four_bar.toml").model
    (closing,) = build_tree(model).closures
    with_rotor = changed(model, **{closing.joint: {"armature": 0.3}})
    tree = build_tree(with_rotor)
    bare = build_tree(replace(model, tree=tuple(tree.by_joint)))
    q = configuration.neutral(tree)
    motion = np.linalg.svd(np.asarray(constraint_jacobian(tree, q), dtype=float))[2][-1]
    rate = motion[tree.freedom_names.index(closing.joint)]
    assert abs(rate) > 0.1
    found, expected = kinetic_energy(tree, q, motion), kinetic_energy(bare, q, motion) + 0.15 * rate**2
    assert found == pytest.approx(expected, rel=1e-12)
    assert np.isfinite(np.asarray(forward_dynamics(tree, q, motion, np.zeros(tree.nv)), dtype=float)).all()
