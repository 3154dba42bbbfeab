"""What touches in a robot that is taken apart or put together: the pairs of surfaces that touched in the whole."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import saved
from poinsot.multibody.closed_models import NamedFrame
from poinsot.multibody.contacts.contact import Contacts
from poinsot.multibody.contacts.surfaces import Surface
from poinsot.multibody.joint_changes import locked, with_pair
from poinsot.multibody.model import GROUND, Model, Shape
from poinsot.multibody.stretches import OnFreedom
from poinsot.multibody.subtrees import attached, subtree, without
from poinsot.multibody.tendons import Coupling
from poinsot.multibody.tree import build_tree

KINDS = ("revolute", "prismatic", "spherical", "fixed", "fixed")
SEEDS = range(8)


def touching(rng: np.random.Generator, bodies: int = 8) -> Model:
    """A random robot of which every body, and the ground, may touch every other."""
    model = zoo.random_model(rng, bodies=bodies, kinds=KINDS)
    surfaces = tuple(Surface(b, Shape("sphere", (0.01,))) for b in (GROUND, *(b.name for b in model.bodies)))
    return replace(model, switches=(Contacts("touch", surfaces),))


Pairs = set[frozenset[str]]


def pairs(model: Model) -> Pairs:
    tree = build_tree(model)
    return {frozenset((c.a.body, c.b.body)) for s in model.switches if isinstance(s, Contacts) for c in s.pairs(tree)}


def moving(found: Pairs, model: Model) -> Pairs:
    """Those of the pairs whose bodies are there and move against each other."""
    at = build_tree(model).bodies
    return {pair for pair in found if pair <= at.keys() and len({at[b].link for b in pair}) == 2}


def test_joints_that_are_held_leave_the_pairs_as_they_are(rng: np.random.Generator) -> None:
    model = touching(rng)
    before = pairs(model)
    names = [str(name) for name in rng.choice([j.name for j in model.joints], size=3, replace=False)]
    at = {name: [*model.joint(name).pair.neutral()] for name in names}
    held = locked(model, at)
    assert pairs(held) == moving(before, held)
    assert pairs(locked(locked(model, {names[0]: at[names[0]]}), {n: at[n] for n in names[1:]})) == pairs(held)
    turned = with_pair(model, names[0], po.pairs.fixed())
    assert pairs(turned) == moving(before, turned)
    assert (
        model.joint(names[0]).pair.kind == "fixed"
        or pairs(with_pair(turned, names[0], model.joint(names[0]).pair)) == before
    )


def test_parts_touch_as_in_the_whole(rng: np.random.Generator) -> None:
    model, other = touching(rng), touching(rng, 4)
    before = pairs(model)
    name = str(rng.choice([j.name for j in model.joints]))
    inside = subtree(model, name)
    assert pairs(inside) == moving(before, inside)
    if len(inside.bodies) < len(model.bodies):
        rest = without(model, [name])
        assert pairs(rest) == moving(before, rest)
    both = attached(model, other, NamedFrame("b2"), "x_")
    assert pairs(both) == before | {frozenset(f"x_{b}" for b in pair) for pair in pairs(other)}
    held = locked(both, {name: [*model.joint(name).pair.neutral()]})
    assert pairs(held) == moving(pairs(both), held)
    mounted = subtree(held, "x_ground")
    assert pairs(mounted) == moving(pairs(both), mounted)


def test_joints_in_a_row_over_bodies_of_nothing_are_one(seed: int) -> None:
    """A body on three pivots is the neighbour of what it hangs on, as on a ball; what has mass or a surface is not."""
    rng, near = np.random.default_rng(seed), list[po.Joint]()
    while not near:  # all of some models hangs on what is fixed to the ground, which everything may touch
        model = touching(rng)
        before = pairs(model)
        near = [j for j in model.joints if j.pair.freedoms and frozenset((j.predecessor, j.successor)) not in before]
    joint = near[0]
    name = joint.name
    steps = [replace(joint, name=f"{name}{k}", predecessor=f"step{k - 1}", successor=f"step{k}") for k in (1, 2)]
    first, last = replace(joint, successor="step0"), replace(joint, name="last", predecessor="step2")
    joints = (*(first if j is joint else j for j in model.joints), *steps, last)
    for mass in (0.0, 1.0):
        inertia = po.Inertia.at_centre(mass, np.zeros(3), mass * np.eye(3)) if mass else po.Inertia.zero()
        bodies = (*model.bodies, *(po.Body(f"step{k}", inertia) for k in range(3)))
        found = pairs(replace(model, bodies=bodies, joints=joints, tree="auto"))
        assert before <= found and (found == before) == (mass == 0.0)


CHAIN = "\n".join([
    "poinsot = 1\ngravity = [0, 0, -9.81]",
    *(f"bodies.b{i} = {{ mass = 1.0, inertia = [0.02, 0.02, 0.02], position = [{0.5 * i + 0.25}, 0, 0] }}\n"
      f'shapes.s{i} = {{ body = "b{i}", kind = "sphere", radius = 0.12 }}' for i in range(3)),
    *(f'[pairs.j{i}]\nkind = "revolute"\nbetween = ["{f"b{i - 1}" if i else "ground"}", "b{i}"]\n'
      f"point = [{0.5 * i}, 0, 0]\naxis = [0, 1, 0]" for i in range(3)),
    '[contacts.touch]\namong = ["s0", "s1", "s2"]\nrestitution = 0.5',
])  # fmt: skip


@pytest.mark.long
def test_a_robot_with_its_elbow_held_bounces_as_with_a_condition_that_holds_it(tmp_path: Path) -> None:
    (tmp_path / "chain.toml").write_text(CHAIN)
    use = 'poinsot = 1\n[use.arm]\nfile = "chain.toml"\nat = {body = "ground"}\nlock = {j1 = -1.4}\n'
    whole, part = po.load(tmp_path / "chain.toml"), po.load(saved(tmp_path / "held.toml", use))
    hold = Coupling("hold", OnFreedom("j1"), None, (-1.4,))
    bound = po.Mechanism(replace(whole.model, couplings=(hold,)))
    starts = {part: [0.2, -0.4], bound: [0.2, -1.4, -0.4]}
    runs = [
        po.simulate(m, 1.5, initial=(q, [0.0] * m.nv), rtol=1e-10, atol=1e-10, progress=False)
        for m, q in starts.items()
    ]
    ends = [run["joint_position"].values[-1] for run in runs]
    assert len(runs[0].poinsot.events) == len(runs[1].poinsot.events) > 4
    np.testing.assert_allclose(ends[0], ends[1][[0, 2]], atol=1e-6)
