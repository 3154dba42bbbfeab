"""Plans of elimination: where rows begin, what they pass, where they are closed; by definition and by the rows of A."""

from dataclasses import replace

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import EXAMPLES
from poinsot import Displacement
from poinsot.multibody import configuration
from poinsot.multibody.choice import tree_costs
from poinsot.multibody.constrained_dynamics import forward_dynamics
from poinsot.multibody.constraints import constraint_jacobian
from poinsot.multibody.energy import kinetic_energy
from poinsot.multibody.forces import JointSpring
from poinsot.multibody.halved_trees import Trees
from poinsot.multibody.model import GROUND, Body, Initial, Joint, Mimic, Model
from poinsot.multibody.plan import RowPlan, RowUnit, plan_of, planned
from poinsot.multibody.stretches import BetweenPoints, OnFreedom
from poinsot.multibody.tendons import Coupling
from poinsot.multibody.tree import build_tree
from poinsot.multibody.widths import widths_of


def drawn(rng: np.random.Generator, links: int, units: int) -> tuple[list[int], list[int], list[RowUnit]]:
    """A random tree, depth first, and units of one to five rows between some of its links, joints and the ground."""
    parents = [-1]
    for i in range(1, links):
        path = [i - 1]
        while path[-1] >= 0:
            path.append(parents[path[-1]])
        parents.append(path[min(rng.geometric(0.5) - 1, len(path) - 1)])
    made, row = [], 0
    for _ in range(units):
        size = int(rng.integers(1, 6))
        ends = tuple((int(i), 0) for i in rng.choice(np.arange(-1, links), size=rng.integers(0, 4), replace=False))
        joints = tuple(int(i) for i in rng.choice(links, size=rng.integers(0 if ends else 1, 3), replace=False))
        made.append(RowUnit(tuple(range(row, row + size)), ends, joints))
        row += size
    return parents, [int(n) for n in rng.integers(1, 7, size=links)], made


def ancestors(parents: list[int], link: int) -> list[int]:
    """The link itself and all that it hangs from, the ground last."""
    path = [link]
    while path[-1] >= 0:
        path.append(parents[path[-1]])
    return path


@pytest.mark.parametrize("seed", range(20))
def test_rows_are_open_from_their_ends_to_where_these_meet(rng: np.random.Generator) -> None:
    parents, freedoms, units = drawn(rng, int(rng.integers(1, 40)), int(rng.integers(0, 15)))
    plan = planned(parents, freedoms, units)
    for u, unit in enumerate(units):
        paths = [ancestors(parents, i) for i, _ in unit.ends] + [ancestors(parents, i)[1:] for i in unit.joints]
        common = set.intersection(*map(set, paths))
        lowest = max(common, key=lambda link: len(ancestors(parents, link)))
        assert plan.meets[u] == lowest
        assert [i for i, each in enumerate(plan.closes[:-1]) if u in each] == ([lowest] if lowest >= 0 else [])
        assert (u in plan.closes_ground) == (lowest < 0)
        below = {i for path in paths for i in path} | set(unit.joints)
        assert {i for i, each in enumerate(plan.open) if u in each} == below - set(ancestors(parents, lowest))
        assert {i for i, each in enumerate(plan.enters[:-1]) if (u, 0) in each} == {i for i, _ in unit.ends} - {-1}
        assert ((u, 0) in plan.enters[-1]) == (-1 in {i for i, _ in unit.ends})
        assert {i for i, each in enumerate(plan.joints) if u in each} == set(unit.joints)
    by_hand = 0
    for i, n in enumerate(freedoms):
        w = sum(len(units[u].rows) for u in plan.open[i])
        e = sum(len(units[u].rows) for u in plan.closes[i])
        by_hand += n * w * w + 30 * w + e * w * w
    assert plan.cost == by_hand


@pytest.mark.parametrize("seed", range(20))
def test_rows_of_a_child_stand_in_its_parents_front_in_the_same_order(rng: np.random.Generator) -> None:
    parents, freedoms, units = drawn(rng, 30, 12)
    plan = planned(parents, freedoms, units)
    for i, parent in enumerate(parents):
        places = plan.maps(i)
        assert [plan.front(parent)[k] for k in places] == list(plan.leaving(i))
        assert list(places) == sorted(places)
        assert set(plan.front(i)) == {row for u in (*plan.closes[i], *plan.open[i]) for row in units[u].rows}


@pytest.mark.parametrize("seed", range(20))
def test_what_a_plan_costs_is_known_without_it(rng: np.random.Generator) -> None:
    n = int(rng.integers(1, 60))
    parents, freedoms, _ = drawn(rng, n, 0)
    a, b = (rng.integers(-1, n, size=25) for _ in range(2))
    rows = rng.integers(0, 6, size=25)
    starts = np.cumsum(rows) - rows
    units = [
        RowUnit(tuple(range(start, start + size)), ((int(p), -1), (int(s), 1)))
        for start, size, p, s in zip(starts, rows, a, b, strict=True)
    ]
    plan, quick = planned(parents, freedoms, units), widths_of(parents, freedoms, a, b, rows)
    assert plan.widths == tuple(quick.widths)
    assert (plan.stretch, plan.cost, max(plan.widths)) == (quick.stretch, quick.cost, quick.widest)


def test_rows_are_open_where_freedoms_are_in_them(rng: np.random.Generator) -> None:
    """A row of A has a number other than zero exactly at the joints that it passes: closures and couplings."""
    model = zoo.random_model(rng, bodies=9, loops=4, kinds=("revolute", "cylindrical", "spherical"))
    names = [j.name for j in model.joints if j.pair.kind == "revolute" and j.name.startswith("j")]
    couplings = [Coupling("far", BetweenPoints("b8", (0.1, 0.2, 0.3), "b1", (0.3, 0.1, 0.0)), None, (0.2,))]
    if len(names) > 1:
        couplings.append(Coupling("geared", OnFreedom(names[0]), OnFreedom(names[-1]), (0.0, 2.0)))
    tree = build_tree(replace(model, couplings=tuple(couplings)))
    plan = plan_of(tree)
    A = np.asarray(constraint_jacobian(tree, zoo.random_state(tree, rng)[0]), dtype=float)
    joint_of = {k: i for i, link in enumerate(tree.links) for k in link.v}
    for u, unit in enumerate(plan.units):
        joints = set(unit.joints)  # an effort at a joint is in that joint's freedom alone
        passed = {i for i, each in enumerate(plan.open) if u in each} if unit.ends else joints
        assert passed == {joint_of[k] for row in unit.rows for k in np.flatnonzero(np.abs(A[row]) > 1e-12)}
    assert sorted(row for unit in plan.units for row in unit.rows) == [*range(tree.rows)]


def test_a_joint_that_follows_another_has_a_row_of_its_own(seed: int) -> None:
    tree = build_tree(zoo.random_model(np.random.default_rng(seed), bodies=8, loops=2, kinds=("revolute",), mimics=2))
    plan = plan_of(tree)
    followers = plan.units[len(tree.held) :]
    assert [unit.rows for unit in followers] == [(tree.rows,), (tree.rows + 1,)]
    for unit in followers:
        one, other = (tree.links[i] for i in unit.joints)
        assert one.v == other.v and {*unit.joints} & tree.followed.keys()


def test_rows_that_do_not_live_are_left_out() -> None:
    tree = build_tree(zoo.random_model(np.random.default_rng(3), bodies=6, loops=2))
    every = plan_of(tree)
    some = plan_of(tree, range(0, tree.rows, 2))
    assert isinstance(every, RowPlan)
    assert [row for unit in some.units for row in unit.rows] == [*range(0, tree.rows, 2)]
    np.testing.assert_array_equal(some.meets, every.meets)
    assert some.stretch < every.stretch


# What spanning trees cost: those by halves span, cost what their plans do, and don't depend on names or places.


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


# Which joints of a loop carry coordinates when nobody says.
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
