"""Closed loops of any size, beside anything, of very unequal bodies and near singular poses: right to rounding.

By the dense equations, by rows inside the recursion, and in compiled loops; of closures alone, of coordinates that are
coupled beside them, of joints that follow others. The referee is the pseudo-inverse in 60 digits, from the very doubles
of the mechanism.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import EXAMPLES, quick
from multibody.closed_zoo import (
    admissible,
    beside,
    drawn,
    exact,
    flat_parallelogram,
    longer,
    parallelograms,
    random_closed,
    stacked,
    state_of,
    unequal,
)
from multibody.variants import WAYS, loops
from poinsot.elements import Constant
from poinsot.geometry import rotation_z
from poinsot.multibody.conditions import Conditions, beyond_rounding, conditions, measured_by, rounding_of_rows
from poinsot.multibody.constrained_dynamics import EXACT, PASSING, closure_residual, forward_dynamics, required_effort
from poinsot.multibody.constraints import constraint_acceleration, constraint_error, constraint_jacobian
from poinsot.multibody.forces import LinearSpring, PointForce
from poinsot.multibody.front_dynamics import sizes_along_loops
from poinsot.multibody.inverse_dynamics import gravity_force
from poinsot.multibody.joint_numbers import body_parts
from poinsot.multibody.mass_matrix import mass_matrix
from poinsot.multibody.model import Model
from poinsot.multibody.sizes import body_sizes
from poinsot.multibody.tree import WORLD, Tree, build_tree

Floats = np.ndarray
COUNTS = [1, 10, pytest.param(100, marks=pytest.mark.long)]


def each(count: int, **seeds: Sequence[int]) -> list[Any]:
    """(way, kind, seed) of every kind; the first seeds of each run always, the others in the long tests."""
    ways = [(way, kind, some) for way in WAYS for kind, some in seeds.items()]
    quickly = {way: 0 if way == "loops" else count for way in WAYS}
    return [x for w, kind, some in ways for x in quick(quickly[w], [(w, kind, k) for k in some], several=True)]


def most(tree: Tree, q: Floats, tau: Floats) -> float:
    """The size of accelerations without conditions, which measures a locked loop."""
    M = np.asarray(mass_matrix(tree, q), dtype=float)
    return float(np.abs(np.linalg.solve(M, tau - gravity_force(tree, q).astype(float))).max())


@pytest.mark.sample(12)
@pytest.mark.parametrize(
    ("size", "ratio"), [(1e-5, 1.0), (1.0, 1.0), (1e5, 1.0), (1.0, 1e6), (1.0, 1e9), (1.0, 1e-9)], ids=str
)
@pytest.mark.parametrize(
    ("way", "kind", "seed"), each(1, closures=range(0, 40, 2), couplings=range(1, 40, 3), followers=range(0, 40, 2))
)
def test_any_size_and_any_masses_are_right_in_many_digits(
    way: str, kind: str, seed: int, size: float, ratio: float
) -> None:
    model = drawn(kind, seed, size, size**-0.5, ratio)
    tree, move = WAYS[way](model)
    _, q, v, tau = state_of(model, seed)
    assert tree.followed or kind != "followers"
    error, _ = exact(tree, q, v, tau * 0.0)
    assert error(move(q, v, tau * 0.0)) < (1e-13 if ratio == 1.0 else 3e-11)
    if way == "dense":
        assert np.max(closure_residual(tree, q, v, tau * 0.0).astype(float), initial=0.0) < 1e-11
        alone = body_sizes(drawn(kind, seed))
        assert all(tree.sizes[b] == pytest.approx(size * alone[b], rel=1e-12) for b in alone)


@pytest.mark.sample(2)
@pytest.mark.parametrize("turn", ["as drawn", "in its plane", "in space"])
@pytest.mark.parametrize("angle", [1e-2, 1e-3, 1e-4, 1e-5, 1e-6])
@pytest.mark.parametrize("way", ["dense", "fronts"])
def test_near_a_singular_pose_in_every_orientation(way: str, angle: float, turn: str) -> None:
    """A parallelogram almost flat: its weak direction is a row of A, or a mixture of two or three."""
    space = zoo.random_displacement(np.random.default_rng(3)).rotation
    R = {"as drawn": np.eye(3), "in its plane": rotation_z(0.6), "in space": space}[turn]
    tree, move = WAYS[way](flat_parallelogram(np.asarray(R, dtype=float)))
    q, v, tau = np.array([angle, -angle, angle]), np.array([2.0, -2.0, 2.0]), np.array([0.3, 0.1, -0.2])
    error, _ = exact(tree, q, v, tau)
    assert error(move(q, v, tau)) < 1e-9
    assert closure_residual(tree, q, v, tau)[0] < 1e-13


# ------------------------------------------------------------------------------------ one, ten and a hundred loops


@pytest.mark.parametrize("ratio", [1.0, 1e6, pytest.param(1e-9, marks=pytest.mark.long)])
@pytest.mark.parametrize("count", COUNTS)
def test_many_loops_of_any_masses_move_by_the_law(count: int, ratio: float) -> None:
    """They stay closed, and what τ leaves for the joints does no work on a motion that the loops allow."""
    tilt = np.linalg.qr(np.random.default_rng(count).normal(size=(3, 3)))[0]
    model = stacked(count, tilt * np.sign(np.linalg.det(tilt)))
    _, q, v, tau = state_of(model, count)
    tree, move = loops(unequal(model, ratio, np.random.default_rng(count)))
    v_dot = move(q, v, tau)
    assert np.max(closure_residual(tree, q, v, tau).astype(float)) < 1e-12 or count > 10
    left = np.asarray(required_effort(tree, q, v, v_dot), dtype=float) - tau
    for motion in (v, admissible(tree, q, np.random.default_rng(5), np.ones(tree.nv))):
        assert abs(motion @ left) < 1e-9 * (np.abs(motion) @ np.abs(left) + np.abs(motion) @ np.abs(tau))


@pytest.mark.parametrize("count", COUNTS)
def test_many_loops_near_singular_poses(count: int) -> None:
    """1e-4 rad from flat, where all of them could turn over: they go on in parallel."""
    tree, move = loops(parallelograms(count, np.asarray(rotation_z(0.6), dtype=float)))
    parallel = np.array([{"A": 1.0, "B": -1.0, "D": 1.0}[name[0]] for name in tree.freedom_names])
    which = np.array([int(name[1:]) for name in tree.freedom_names])
    rng = np.random.default_rng(count)
    rate = rng.normal(size=count)[which]
    found = move(1e-4 * parallel, rate * parallel, 0.1 * rng.normal(size=tree.nv)) * parallel
    first = np.array([found[tree.freedom_names.index(f"A{k}")] for k in range(count)])[which]
    np.testing.assert_allclose(found, first, rtol=0, atol=1e-7 * np.abs(found).max())


# ---------------------------------------------------------------------------------------------- what is left undecided


@pytest.mark.parametrize("angle", [1e-3, 1e-5, 1e-6])
def test_the_residual_tells_where_the_damped_solve_of_runs_fails(angle: float) -> None:
    """With the floor of runs, ρ is small where v̇ is right, and above 1e-10 where it is not."""
    tree = build_tree(flat_parallelogram(np.eye(3)))
    q, v, tau = np.array([angle, -angle, angle]), np.array([2.0, -2.0, 2.0]), np.array([0.3, 0.1, -0.2])
    error, _ = exact(tree, q, v, tau)
    wrong = error(np.asarray(forward_dynamics(tree, q, v, tau, floor=PASSING), dtype=float))
    told = float(closure_residual(tree, q, v, tau, floor=PASSING)[0])
    assert (wrong > 1e-8) == (told > 1e-10) == (angle < 1e-4)


@pytest.mark.parametrize("size", [1e-5, 1.0, 1e5])
@pytest.mark.parametrize("turn", [0.0, 0.6])
def test_a_velocity_on_no_branch_leaves_a_residual(turn: float, size: float) -> None:
    """Exactly flat, where A v = 0 allows two freedoms: ρ is 1 for what no motion follows, rounding on both branches.

    Rounding of a(q, v) over the floors 1e-18 and 1e-9 of forward dynamics and of runs.
    """
    tree = build_tree(longer(flat_parallelogram(np.asarray(rotation_z(turn), dtype=float)), size))
    q, tau = np.zeros(3), np.zeros(3)
    for v, on_a_branch in (((2, -2.4, 1), False), ((2, -2, 2), True), ((2, -14 / 3, -14 / 3), True)):
        assert np.abs(constraint_jacobian(tree, q) @ np.array(v)).max() < 1e-14 * size
        exactly, passing = (float(closure_residual(tree, q, np.array(v), tau, floor=f)[0]) for f in (EXACT, PASSING))
        assert (exactly < 1e-7 and passing < 1e-11) if on_a_branch else (exactly > 0.1 and passing > 0.1)


@pytest.mark.parametrize("seed", range(6))
def test_rows_that_hold_a_planar_loop_in_its_plane_are_none(seed: int) -> None:
    """In any plane and at any size: of five conditions of the closing joint two are left."""
    R = zoo.random_displacement(np.random.default_rng(seed)).rotation
    for size in (1e-5, 1.0, 1e5):
        tree = build_tree(longer(flat_parallelogram(np.asarray(R, dtype=float)), size))
        assert len(conditions(tree).live) == len(conditions(tree).posed) == 2


def test_a_locked_loop_rests_and_says_so() -> None:
    """More conditions than freedoms: v̇ is nothing but rounding, and ρ does not mistake that for an error."""
    tree, q, v, tau = state_of(random_closed(33)[0], 33)
    assert tree.rows > tree.nv and not v.any()
    moved = forward_dynamics(tree, q, v, 0.0 * tau).astype(float)
    assert np.abs(moved).max() < 1e-13 * most(tree, q, 0.0 * tau)
    assert np.max(closure_residual(tree, q, v, 0.0 * tau).astype(float)) < 1e-13


# What rounding of coordinates leaves open: nothing to speak of near the origin. Law: below 1e-13 of the size there.


@pytest.mark.parametrize("file", ["four_bar.toml", "bennett.toml", "slider_crank.toml", "andrews.toml"])
def test_near_the_origin_rounding_is_far_below_any_tolerance(file: str) -> None:
    mechanism = po.load(EXAMPLES / file)
    open_by = np.array(rounding_of_rows(mechanism.tree, mechanism.assemble()), dtype=float)
    assert 0.0 <= open_by.min() <= open_by.max() < 1e-13


@pytest.mark.parametrize("share", [0.0, 1e-17, 1e-13, -1e-9, 0.3])
def test_what_is_beyond_rounding_is_told_without_it_and_nothing_becomes_zero(share: float) -> None:
    found = beyond_rounding(share, 1e-12)
    assert found == pytest.approx(max(abs(share) - 1e-12, 1e-6 * abs(share)), rel=1e-12)


# A mechanism with loops costs the same and moves alike wherever its plane lies.
PLANAR = ["slider_crank", "andrews", "four_bar", "parallelogram"]
ALGORITHMS = ("forward_dynamics", "inverse_dynamics", "constraint_error", "constraint_jacobian")
SEEDS = range(3)


def point(numbers: Any) -> tuple[float, float, float]:
    x, y, z = map(float, numbers)
    return x, y, z


def drawn_in_a_plane(name: str) -> po.Model:
    """A planar example with a spring from the ground to a body, and a force that keeps its direction in the world."""
    model = po.load(EXAMPLES / f"{name}.toml").model
    body = model.bodies[-1].name
    spring = LinearSpring("to the ground", "ground", (0.4, -0.3, 0.0), body, (0.05, 0.02, 0.0), 30.0, 0.1)
    force = PointForce("blown", body, (0.02, 0.01, 0.0), (3.0, 4.0, 0.0), Constant(2.0))
    return replace(model, elements=(*model.elements, spring, force))


def carried(model: po.Model, X: po.Displacement) -> po.Model:
    """The same mechanism and all that acts on it, elsewhere in the world."""

    def element(e: Any) -> Any:
        if isinstance(e, PointForce):
            return replace(e, direction=point(X.rotation @ np.array(e.direction)))
        ends = {end: f"body_{end}" for end in "ab" if getattr(e, f"body_{end}", "") == "ground"}
        return replace(e, **{f"point_{end}": point(X @ np.array(getattr(e, f"point_{end}"))) for end in ends})

    joints = (
        replace(
            j,
            X_PJ=X @ j.X_PJ if j.predecessor == "ground" else j.X_PJ,
            X_SJ=X @ j.X_SJ if j.successor == "ground" else j.X_SJ,
        )
        for j in model.joints
    )
    return replace(
        model, bodies=tuple(replace(b, pose=None if b.pose is None else X @ b.pose) for b in model.bodies),
        joints=tuple(joints), elements=tuple(map(element, model.elements)),
        gravity=point(X.rotation @ np.array(model.gravity)),
    )  # fmt: skip


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", PLANAR)
def test_operations_do_not_depend_on_the_plane(name: str) -> None:
    """Within a few: the ground's origin goes to one of its joints."""
    model = drawn_in_a_plane(name)
    counts = []
    for X in (WORLD, *(zoo.random_displacement(np.random.default_rng(seed)) for seed in SEEDS)):
        m = po.Mechanism(carried(model, X))
        assert all(callable(getattr(m, algorithm)) for algorithm in ALGORITHMS)
        counts.append([m.kernels[algorithm].operations for algorithm in ALGORITHMS])
    assert (np.abs(np.array(counts) - counts[0]) <= 0.03 * np.array(counts[0]) + 2).all(), counts


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", quick(1, PLANAR))
@pytest.mark.parametrize("seed", quick(1, SEEDS))
def test_motion_does_not_depend_on_the_plane(name: str, seed: int) -> None:
    model = replace(drawn_in_a_plane(name), tree=tuple(build_tree(drawn_in_a_plane(name)).by_joint))
    X = zoo.random_displacement(np.random.default_rng(seed))
    here, there = (po.Mechanism(each) for each in (model, carried(model, X)))
    runs = [po.simulate(m, 0.02, rtol=1e-10, progress=False) for m in (here, there)]
    expected, found = (run["joint_position"].values for run in runs)
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-7 * max(1.0, np.abs(expected).max()))
    expected, found = (run["body_position"].values for run in runs)
    np.testing.assert_allclose(found, expected @ X.rotation.T + X.translation, rtol=0, atol=1e-7)


@pytest.mark.parametrize("seed", range(10))
def test_a_frame_of_the_ground_changes_nothing_but_the_numbers_inside(rng: np.random.Generator) -> None:
    """Any mechanism with loops, any frame of the ground: closures, what they demand, efforts."""
    model = zoo.random_model(rng, bodies=5, loops=2, elements=4)
    tree, moved = build_tree(model), build_tree(model)
    turned = moved._on(zoo.random_displacement(rng))
    for each in (tree, turned):
        vars(each)["aligned"] = each
    assert abs(turned.gravity - turned.X_WG.rotation.T @ np.array(model.gravity)).max() < 1e-10
    q, v = zoo.random_state(tree, rng)
    algorithms: dict[Callable[..., Any], tuple[Any, ...]] = {
        constraint_error: (q,), constraint_jacobian: (q,), constraint_acceleration: (q, v),
        required_effort: (q, v, rng.normal(size=tree.nv)),
    }  # fmt: skip
    for function, arguments in algorithms.items():
        expected, found = (np.asarray(function(each, *arguments), dtype=float) for each in (tree, turned))
        scale = max(1.0, np.abs(expected).max(initial=0.0))
        np.testing.assert_allclose(found, expected, rtol=0, atol=1e-9 * scale, err_msg=function.__name__)


def test_what_stands_in_the_world_already_is_left_there() -> None:
    """As drawn, and without loops, nothing is to be gained."""
    for model in (
        drawn_in_a_plane("four_bar"),
        drawn_in_a_plane("slider_crank"),
        zoo.random_model(np.random.default_rng(0)),
    ):
        tree = build_tree(model)
        assert tree.aligned is tree and tree.X_WG is WORLD
    tree = build_tree(carried(drawn_in_a_plane("four_bar"), zoo.random_displacement(np.random.default_rng(1))))
    assert tree.aligned is not tree and tree.aligned.aligned is tree.aligned


# Which rows of closures live, and how large they are: along the loops as by M and A.
def both(model: Model) -> tuple[Conditions, Conditions]:
    """By M and A, and along the loops."""
    dense, along = build_tree(model), build_tree(model)
    measured_by(along, partial(sizes_along_loops, along.aligned))
    return conditions(dense), conditions(along)


@pytest.mark.sample(1)
@pytest.mark.parametrize("size", [1e-5, 1.0, 1e5])
@pytest.mark.parametrize(
    ("kind", "seed"), [*(("closures", k) for k in range(40)), *(("couplings", k) for k in range(1, 40, 3))]
)
def test_rows_are_measured_along_their_loops_as_by_the_mass_matrix(kind: str, seed: int, size: float) -> None:
    """By D⁻¹ of a joint nat is no less than by the pivots of M, and the same where its freedoms feel nothing of each
    other: of these cases 2.6 times at most."""
    model = drawn(kind, seed, size, size**-0.5)
    if kind == "closures":
        model = beside(model, longer(random_closed(seed + 1)[0], 1e3 * size, 1e9))
    dense, along = both(model)
    assert (along.live, along.posed, along.uneven) == (dense.live, dense.posed, dense.uneven)
    assert along.natural is not None and dense.natural is not None
    ratio = along.natural[[*dense.live]] / dense.natural[[*dense.live]]
    assert np.all((ratio > 1.0 - 1e-9) & (ratio < 3.0))


@pytest.mark.parametrize("count", quick(1, [4, 14, 30]))
def test_loops_on_loops(count: int) -> None:
    """Joints of one freedom: to rounding; what articulation cancels is seen."""
    dense, along = both(stacked(count))
    assert (along.live, along.posed, along.uneven) == (dense.live, dense.posed, dense.uneven)
    np.testing.assert_allclose(along.natural, dense.natural, rtol=1e-9, atol=0.0)


# ------------------------------------------------------------------------------------------------------------- sizes


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("bodies", [3, 12, 90])
def test_the_order_of_joints_and_the_scalar_do_not_change_sizes(bodies: int, rng: np.random.Generator) -> None:
    """In each part the greatest distance of any two joints of a body, whichever comes first, where there are two, else
    from a joint to a centre of mass; also where numbers are not floats."""
    model = zoo.random_model(rng, bodies=bodies, loops=bodies // 4)
    sizes = body_sizes(model)
    for _ in range(4):
        mixed = replace(model, joints=tuple(model.joints[k] for k in rng.permutation(len(model.joints))))
        assert body_sizes(mixed) == sizes
    parts = dict(zip((body.name for body in model.bodies), body_parts(model).tolist(), strict=True))
    places: dict[int, dict[str, list[Floats]]] = {}
    for joint in model.joints:
        own = places.setdefault(parts[joint.successor if joint.predecessor == "ground" else joint.predecessor], {})
        own.setdefault(joint.predecessor, []).append(joint.X_PJ.translation)
        own.setdefault(joint.successor, []).append(joint.X_SJ.translation)
    for body, part in parts.items():
        apart = max(float(np.linalg.norm(a - b)) for own in places[part].values() for a in own for b in own)
        centres = {b.name: b.inertia.first_moment / b.inertia.mass for b in model.bodies}
        arms = [np.linalg.norm(centres[b] - a) for b, own in places[part].items() if b in centres for a in own]
        assert sizes[body] == pytest.approx(apart or float(max(arms)), rel=1e-14)
    drawn_in = [replace(j, X_PJ=as_objects(j.X_PJ), X_SJ=as_objects(j.X_SJ)) for j in model.joints]
    assert body_sizes(replace(model, joints=tuple(drawn_in))) == pytest.approx(sizes, rel=1e-14)


def as_objects(X: po.Displacement) -> po.Displacement:
    return po.Displacement(X.rotation.astype(object), X.translation.astype(object))
