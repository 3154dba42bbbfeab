"""What spanning trees cost: those by halves span, cost what their plans do, and don't depend on names or places."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import poinsot as po
import zoo
from poinsot import Displacement
from poinsot.multibody.choice import tree_costs
from poinsot.multibody.forces import JointSpring
from poinsot.multibody.halved_trees import Trees
from poinsot.multibody.model import GROUND, Body, Initial, Joint, Model
from poinsot.multibody.plan import plan_of
from poinsot.multibody.stretches import OnFreedom
from poinsot.multibody.tendons import Coupling
from poinsot.multibody.tree import build_tree

EXAMPLES = Path(__file__).parents[2] / "examples"


def meshed(seed: int, bodies: int = 25, pairs: int = 55) -> Model:
    """Bodies at random places, each joined to some of those nearest to it, the ground among them, by pairs of any
    kind."""
    rng = np.random.default_rng(seed)
    at = {GROUND: np.zeros(3)} | {f"b{i}": rng.normal(size=3) * [3.0, 1.0, 1.0] for i in range(bodies)}
    names, joints = list(at), []
    wanted = [(name, 0) for name in names[1:]] + [(str(rng.choice(names)), 1) for _ in range(pairs - bodies)]
    for k, (name, any_of) in enumerate(wanted):
        others = sorted((n for n in names if n != name), key=lambda n, at_=at[name]: np.linalg.norm(at[n] - at_))  # type: ignore[misc]
        earlier = [n for n in others if any_of or names.index(n) < names.index(name)]
        kinds = ("revolute", "spherical", "prismatic", "universal", *(("fixed",) if k % 9 == 0 else ()))
        pair = zoo.pair_of_kind(str(rng.choice(kinds)))
        ends = (name, earlier[int(rng.integers(min(3, len(earlier))))])
        middle = (at[ends[0]] + at[ends[1]]) / 2
        joints.append(Joint(f"j{k}", pair, *ends, *(Displacement.translating(middle - at[end]) for end in ends)))
    made = tuple(
        Body(n, zoo.Inertia.at_centre(1.0, np.zeros(3), np.ones(3)), Displacement.translating(at[n])) for n in names[1:]
    )
    return Model("mesh", made, tuple(joints))


@pytest.mark.parametrize("seed", range(8))
def test_every_tree_spans_and_costs_what_its_plan_does(seed: int) -> None:
    model = meshed(seed)
    found = tree_costs(model)
    assert len(found) >= 3
    for each in found:
        tree = build_tree(replace(model, tree=each.joints))  # which refuses what is no spanning tree
        plan = plan_of(tree)
        assert (each.rows, each.stretch, each.cost) == (tree.rows, plan.stretch, plan.cost)
        assert each.widest == max(plan.widths)
        assert each.cost >= Trees(model).least


@pytest.mark.parametrize("seed", range(4))
def test_no_tree_costs_less_than_what_none_does(seed: int) -> None:
    """Every body hung by a revolute pair, few pairs more: loops are short, and some bodies joined twice."""
    model = meshed(seed, 12, 14)
    joints = tuple(replace(j, pair=zoo.pair_of_kind("revolute")) for j in model.joints)
    least = Trees(replace(model, joints=joints)).least
    assert 0 < least <= min(each.cost for each in tree_costs(replace(model, joints=joints)))


@pytest.mark.parametrize("seed", range(8))
def test_costs_do_not_depend_on_names_order_or_place(seed: int) -> None:
    """Renamed, moved, scaled and beside something unconnected: all costs. Listed in another order: halves by
    position."""
    model, rng = meshed(seed), np.random.default_rng(seed)
    costs = {each.rule: each.cost for each in tree_costs(model)}
    name = {b.name: f"x{k}" for k, b in enumerate(rng.permutation(np.array(model.bodies, dtype=object)))}
    name[GROUND] = GROUND
    renamed = replace(
        model,
        bodies=tuple(replace(b, name=name[b.name]) for b in model.bodies),
        joints=tuple(
            replace(j, name=f"y{j.name}", predecessor=name[j.predecessor], successor=name[j.successor])
            for j in model.joints
        ),
    )
    scaled = replace(
        model,
        bodies=tuple(
            replace(b, pose=Displacement.translating(1e-5 * b.pose.translation)) for b in model.bodies if b.pose
        ),
    )
    for other in (renamed, scaled):
        assert {each.rule: each.cost for each in tree_costs(other)} == costs
    listed = replace(
        model,
        bodies=tuple(rng.permutation(np.array(model.bodies, dtype=object))),
        joints=tuple(rng.permutation(np.array(model.joints, dtype=object))),
    )
    again = {each.rule: each.cost for each in tree_costs(listed)}
    assert again["halves by position"] == costs["halves by position"]
    arm = (Body("arm", model.bodies[0].inertia, Displacement.translating([50.0, 0.0, 0.0])),)
    beside = replace(
        model,
        bodies=(*model.bodies, *arm),
        joints=(*model.joints, Joint("own", zoo.pair_of_kind("revolute"), GROUND, "arm")),
    )
    assert {each.rule: each.cost for each in tree_costs(beside)} == costs


def test_a_ladder_has_a_tree_of_small_stretch() -> None:
    """Both rails on the ground: N² rows; cut in halves: each rung is closed near its place."""
    at = {f"{side}{k}": np.array([x, 1.0 * k, 0.01 * k * k]) for side, x in (("l", 0.0), ("r", 1.0)) for k in range(32)}
    inertia = zoo.Inertia.at_centre(1.0, np.zeros(3), np.ones(3))
    pairs = [(f"{s}{k - 1}" if k else GROUND, f"{s}{k}") for k in range(32) for s in "lr"]
    pairs += [(f"l{k}", f"r{k}") for k in range(32)]
    joints = tuple(Joint(f"{a}-{b}", zoo.pair_of_kind("revolute"), a, b) for a, b in pairs)
    model = Model("ladder", tuple(Body(n, inertia, Displacement.translating(p)) for n, p in at.items()), joints)
    costs = {each.rule: each for each in tree_costs(model)}
    assert costs["the usual rule"].widest == 5 * 32
    halves = [each.widest for each in costs.values() if each.rule != "the usual rule"]
    assert len(halves) == 2 and min(halves) <= 20 and max(halves) <= 40
    short = build_tree(replace(model, tree="short"))
    assert plan_of(short).cost == min(each.cost for each in costs.values()) == costs["chosen"].cost
    # where what takes another tree would not gain by it, or it is small, or named, the usual one stays
    usual = costs["the usual rule"].joints
    geared = replace(model, couplings=(Coupling("geared", *map(OnFreedom, usual[:2]), (0.0, 1.0)),))
    for other in (geared, replace(model, tree=usual)):
        assert tree_costs(other)[0].joints == usual
    few = {GROUND, *(f"{side}{k}" for k in range(14) for side in "lr")}
    kept = tuple(j for j in joints if {j.predecessor, j.successor} <= few)
    small, *others = tree_costs(replace(model, bodies=tuple(b for b in model.bodies if b.name in few), joints=kept))
    assert 2 * min(each.cost for each in others) < small.cost < 1e5


@pytest.mark.parametrize("seed", range(4))
def test_joints_that_something_acts_on_carry_coordinates(seed: int) -> None:
    model, rng = meshed(seed), np.random.default_rng(seed)
    turning = [j.name for j in model.joints if j.pair.kind == "revolute"]
    rotor, sprung, started = rng.choice(turning, size=3, replace=False)
    model = replace(
        model, joints=tuple(replace(j, armature=0.1) if j.name == rotor else j for j in model.joints),
        elements=(JointSpring("spring", str(sprung), 5.0),), initial=(Initial(str(started), (0.0,)),),
    )  # fmt: skip
    for each in tree_costs(model)[1:]:
        if each.rule.startswith("halves"):
            assert {rotor, sprung, started} <= set(each.joints)


@pytest.mark.parametrize("file", ["andrews", "four_bar", "n_four_bar", "bricard", "slider_crank"])
def test_examples_have_no_cheaper_tree(file: str) -> None:
    """Their coordinates are public; the short tree of each is the usual one."""
    model = po.load(EXAMPLES / f"{file}.toml").model
    chosen, *others = tree_costs(model)
    assert all(other.cost >= chosen.cost for other in others)
    assert build_tree(replace(model, tree="short")).coordinate_names == build_tree(model).coordinate_names


def test_a_named_tree_is_taken_as_it_is_and_others_are_told() -> None:
    model = meshed(1)
    cheapest = min(tree_costs(model)[1:], key=lambda each: each.cost)
    named = po.Mechanism(replace(model, tree=cheapest.joints))
    chosen, *others = named.tree_costs()
    assert chosen.joints == cheapest.joints
    assert "the usual rule" in {each.rule for each in others}
    assert set(named.tree.by_joint) <= set(chosen.joints)
