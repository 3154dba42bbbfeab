"""Plans of elimination: where rows begin, what they pass, where they are closed; by definition and by the rows of A."""

from dataclasses import replace

import numpy as np
import pytest

import zoo
from poinsot.multibody.constraints import constraint_jacobian
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
def test_rows_are_open_from_their_ends_to_where_these_meet(seed: int) -> None:
    rng = np.random.default_rng(seed)
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
def test_rows_of_a_child_stand_in_its_parents_front_in_the_same_order(seed: int) -> None:
    rng = np.random.default_rng(seed)
    parents, freedoms, units = drawn(rng, 30, 12)
    plan = planned(parents, freedoms, units)
    for i, parent in enumerate(parents):
        places = plan.maps(i)
        assert [plan.front(parent)[k] for k in places] == list(plan.leaving(i))
        assert list(places) == sorted(places)
        assert set(plan.front(i)) == {row for u in (*plan.closes[i], *plan.open[i]) for row in units[u].rows}


@pytest.mark.parametrize("seed", range(20))
def test_what_a_plan_costs_is_known_without_it(seed: int) -> None:
    rng = np.random.default_rng(seed)
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


@pytest.mark.parametrize("seed", range(6))
def test_rows_are_open_where_freedoms_are_in_them(seed: int) -> None:
    """A row of A has a number other than zero exactly at the joints that it passes: closures and couplings."""
    rng = np.random.default_rng(seed)
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


@pytest.mark.parametrize("seed", range(6))
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
