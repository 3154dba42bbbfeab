"""Inverse kinematics against its own forward kinematics: FK(IK(X)) = X, within limits, with loops closed."""

import warnings
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import quick
from conftest import require_oracle
from files.robots import require_robot, robot_files
from multibody.closed_zoo import longer
from poinsot import Body, Coupling, Joint, Limits, Model, OnFreedom
from poinsot.analysis import inverse_starts as step_in_code
from poinsot.elements import pair_of_kind
from poinsot.multibody import GROUND, bounds
from systems.reached import TOLERANCE, arm, bennett, check, four_bar, tip, within


@cache
def robot(name: str) -> po.Mechanism:
    with warnings.catch_warnings(action="ignore"):
        return po.load(require_robot(next((file for file in robot_files() if file.stem == name), None)))


def limited(model: Model, rng: np.random.Generator) -> Model:
    """Limits on half of the joints of one coordinate, wide enough to leave room for what follows them."""
    some = [len(j.pair.coordinates) == 1 and j.mimic is None and rng.random() < 0.5 for j in model.joints]
    joints = [
        replace(j, limits=Limits(*sorted(rng.uniform(-2.0, 2.0, size=2)))) if here else j
        for j, here in zip(model.joints, some, strict=True)
    ]
    return replace(model, joints=tuple(joints))


@pytest.mark.parametrize("seed", quick(1, range(16)))
def test_what_an_open_mechanism_can_reach_it_finds(seed: int, rng: np.random.Generator) -> None:
    m = po.Mechanism(limited(zoo.random_model(rng, mimics=seed % 3), rng))
    q = within(m, rng, 12)
    bodies = rng.choice(m.body_names, size=1 + seed % 2, replace=False).tolist()
    targets = {body: m.pose(q, body) for body in bodies}
    found = m.inverse_kinematics(targets)
    assert found.success.all(), f"seed {seed}: {found}"
    check(m, targets, found)


@pytest.mark.parametrize("seed", quick(1, range(10)))
def test_what_a_closed_mechanism_can_reach_it_finds_assembled(seed: int, rng: np.random.Generator) -> None:
    m = po.Mechanism(zoo.random_model(rng, bodies=4, loops=1))
    near = [m.integrate(m.neutral(), rng.normal(size=m.nv) * 0.2 * m.scales.freedoms) for _ in range(8)]
    q = np.array([m.assemble(x) for x in near])
    body = tip(m)
    targets = {body: m.pose(q, body)}
    found = m.inverse_kinematics(targets)
    assert found.success.all(), f"seed {seed}: {found}"
    check(m, targets, found)
    for x in found.q[:2]:
        np.testing.assert_allclose(m.assemble(x), x, rtol=0, atol=1e-9)


@pytest.mark.parametrize("closed", quick(1, [bennett, four_bar]))
def test_redundant_conditions_of_loops_do_no_harm(closed: Any) -> None:
    """A four-bar in space and Bennett's linkage have more conditions than freedoms to take, and move all the same."""
    m = closed()
    q = m.assemble()
    driven = np.array([m.assemble(q + np.eye(m.nv)[0] * turn, keep=(m.tree.links[0].joint,)) for turn in (0.1, -0.2)])
    body = m.body_names[1]
    targets = {body: m.pose(driven, body)}
    found = m.inverse_kinematics(targets)
    assert found.success.all()
    check(m, targets, found)
    np.testing.assert_allclose(found.q, driven, atol=1e-8)


@pytest.mark.parametrize(("name", "body"), [("panda", "panda_hand")])
def test_a_robot_reaches_99_of_100_targets(name: str, body: str) -> None:
    m = robot(name)
    rng = np.random.default_rng(5)
    X = m.pose(within(m, rng, 2000), body)
    found = m.inverse_kinematics({body: X})
    assert found.success.mean() >= 0.99
    check(m, {body: X}, found)


@pytest.mark.oracle
def test_pinocchio_sees_the_bodies_where_they_shall_be() -> None:
    pin = require_oracle("pinocchio")
    m = robot("panda")
    model = pin.buildModelFromUrdf(str(next(file for file in robot_files() if file.stem == "panda")))
    data, frame = model.createData(), model.getFrameId("panda_hand")
    assert list(model.names)[1:] == list(m.coordinate_names)
    X = m.pose(within(m, np.random.default_rng(6), 20), "panda_hand")
    for q, goal in zip(m.inverse_kinematics({"panda_hand": X}).q, X, strict=True):
        pin.framesForwardKinematics(model, data, q)
        gap = pin.log6(data.oMf[frame].actInv(pin.SE3(goal))).vector
        assert np.linalg.norm(gap[:3]) < 2e-9 and np.linalg.norm(gap[3:]) < 2e-9


def test_a_batch_equals_its_singles_bit_for_bit() -> None:
    m = arm()
    rng = np.random.default_rng(7)
    X = m.pose(within(m, rng, 40), tip(m))
    X[3] = np.nan
    X[5, :3, 3] *= 50.0  # out of reach
    start = within(m, rng, 40)
    batch = m.inverse_kinematics({tip(m): X}, start=start, starts=9, seed=3)
    assert not batch.success[[3, 5]].any() and batch.success.any() and batch.starts.max() > 2
    for i in (3, 5, *range(8, 40)):
        one = m.inverse_kinematics({tip(m): X[i]}, start=start[i], starts=9, seed=3)
        for name in ("q", "closest", "position_error", "rotation_error", "iterations", "starts", "success"):
            assert np.asarray(getattr(one, name)).tobytes() == getattr(batch, name)[i].tobytes(), (i, name)


def test_a_batch_has_the_shape_of_its_targets_and_starts() -> None:
    m = arm()
    q = within(m, np.random.default_rng(8), 6)
    X = m.pose(q, tip(m))
    found = m.inverse_kinematics({tip(m): X.reshape(3, 2, 4, 4)}, start=q[:2])
    assert found.q.shape == (3, 2, 6) and found.success.shape == (3, 2) and found.position_error.shape == (3, 2, 1)
    single = m.inverse_kinematics({tip(m): X[0]})
    assert single.q.shape == (6,) and single.success.shape == () and bool(single.success)
    none = m.inverse_kinematics({tip(m): X[:0]})
    assert none.q.shape == (0, 6) and none.success.shape == (0,)


def test_a_start_at_the_goal_is_kept() -> None:
    m = arm()
    q = within(m, np.random.default_rng(9), 5)
    found = m.inverse_kinematics({tip(m): m.pose(q, tip(m))}, start=q)
    np.testing.assert_array_equal(found.q, q)
    assert (found.iterations == 0).all() and (found.starts == 1).all()


@pytest.mark.parametrize("size", quick(1, [1e-3, 1e3]))
def test_lengths_do_not_matter(size: float) -> None:
    m = arm()
    large = po.Mechanism(longer(m.model, size))
    q = within(m, np.random.default_rng(10), 200)
    X = m.pose(q, tip(m))
    Y = X.copy()
    Y[:, :3, 3] *= size
    here = m.inverse_kinematics({tip(m): X}, starts=4)
    there = large.inverse_kinematics({tip(m): Y}, starts=4, tolerance=TOLERANCE)
    np.testing.assert_array_equal(there.success, here.success)
    assert here.success.mean() > 0.8
    check(large, {tip(m): Y}, there)
    np.testing.assert_allclose(there.closest[here.success], here.q[here.success], atol=1e-6)


def test_place_names_and_order_do_not_matter() -> None:
    m = arm()
    rng = np.random.default_rng(11)
    G = zoo.random_displacement(rng, 3.0)
    joints = [replace(j, X_PJ=G @ j.X_PJ) if j.predecessor == GROUND else j for j in m.model.joints]
    moved = po.Mechanism(replace(m.model, joints=tuple(joints)))

    def other(name: str) -> str:
        return name if name == GROUND else f"{name}'"

    bodies = tuple(replace(b, name=other(b.name)) for b in reversed(m.model.bodies))
    renamed = [replace(j, name=other(j.name), predecessor=other(j.predecessor), successor=other(j.successor))
               for j in m.model.joints]  # fmt: skip
    bare = replace(m.model, switches=())
    named = po.Mechanism(replace(bare, bodies=bodies, joints=tuple(renamed[::-1]), initial=(), tree="auto"))
    X = m.pose(within(m, rng, 50), tip(m))
    found = m.inverse_kinematics({tip(m): X}, starts=1)
    elsewhere = moved.inverse_kinematics({tip(m): G.matrix @ X}, starts=1)
    np.testing.assert_array_equal(elsewhere.success, found.success)
    np.testing.assert_allclose(elsewhere.q[found.success], found.q[found.success], atol=1e-6)
    order = [named.coordinate_names.index(other(name)) for name in m.coordinate_names]
    again = named.inverse_kinematics({other(tip(m)): X}, starts=1)
    np.testing.assert_array_equal(again.success, found.success)
    np.testing.assert_allclose(again.q[found.success][:, order], found.q[found.success], atol=1e-6)


def test_positions_orientations_points_and_several_bodies() -> None:
    m = arm()
    rng = np.random.default_rng(12)
    q, point = within(m, rng, 10), (0.1, -0.2, 0.3)
    end, middle = tip(m), m.body_names[3]
    x = m.body(end).point_position(q, point)
    R = m.pose(q, end)[:, :3, :3]
    placed = m.inverse_kinematics({(end, point): x})
    assert placed.success.all() and (placed.rotation_error == 0.0).all()
    np.testing.assert_allclose(m.body(end).point_position(placed.q, point), x, atol=2e-9)
    turned = m.inverse_kinematics({end: {"orientation": R}})
    assert turned.success.all() and (turned.position_error == 0.0).all()
    np.testing.assert_allclose(m.pose(turned.q, end)[:, :3, :3], R, atol=2e-9)
    quaternion = np.array([po.Displacement.from_matrix(X).quaternion for X in m.pose(q, end)])
    same = m.inverse_kinematics({end: {"orientation": -3.0 * quaternion}})
    np.testing.assert_allclose(same.q, turned.q, atol=1e-7)
    both = m.inverse_kinematics({(end, point): {"position": x, "orientation": R}, middle: m.pose(q, middle)[:, :3, 3]})
    assert both.success.all() and both.names == (f"{end} at {point}", middle)
    np.testing.assert_allclose(m.body(end).point_position(both.q, point), x, atol=2e-9)
    np.testing.assert_allclose(m.pose(both.q, middle)[:, :3, 3], m.pose(q, middle)[:, :3, 3], atol=2e-9)


def test_what_cannot_be_reached_is_said_so() -> None:
    m = arm()
    far = np.eye(4)
    far[:3, 3] = 3.0, 0.0, 0.0
    found = m.inverse_kinematics({tip(m): far}, starts=8)
    assert not found.success and np.isnan(found.q).all() and np.isfinite(found.closest).all()
    assert found.position_error[0] > 1.5
    check(m, {tip(m): far}, found)
    assert "0 of 1 solved" in repr(found)


def test_elimination_in_numpy_takes_the_same_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there are too many rows for one kernel."""
    m = bennett()
    q = m.assemble(m.assemble() + np.eye(m.nv)[0] * 0.1, keep=(m.tree.links[0].joint,))
    body = m.body_names[1]
    X = np.stack([m.pose(q, body), m.pose(q, body) * np.nan])
    written = m.inverse_kinematics({body: X})
    monkeypatch.setattr(step_in_code, "LARGEST_WRITTEN", 0)
    m = bennett()
    found = m.inverse_kinematics({body: X})
    assert found.success.tolist() == written.success.tolist() == [True, False]
    np.testing.assert_allclose(found.q[0], written.q[0], atol=1e-9)
    near = m.inverse_kinematics({body: X[0, :3, 3]}, posture=m.assemble())
    assert near.success
    assert m.inverse_kinematics({body: X[0]}).q.tobytes() == found.q[0].tobytes()


def test_what_nothing_moves_is_where_it_is_or_not() -> None:
    body = Body("stone", po.Inertia.at_centre(1.0, (0, 0, 0), (0.1, 0.1, 0.1)))
    m = po.Mechanism(Model("still", (body,), (Joint("held", pair_of_kind("fixed"), GROUND, "stone"),)))
    found = m.inverse_kinematics({"stone": np.array([[0.0, 0.0, 0.0], [1.0, 0.0, 0.0]])}, posture=m.neutral())
    assert found.success.tolist() == [True, False] and found.q.shape == (2, 0)
    fixed = arm().inverse_kinematics({"pedestal": [5.0, 5.0, 5.0]})
    assert not fixed.success and fixed.position_error[0] > 8.0


@pytest.mark.long
def test_members_of_a_family_share_the_step() -> None:
    family = arm().with_parameters(x="joints.elbow.predecessor.x")
    m = family.member(family.defaults + 0.1)
    assert isinstance(m, po.Mechanism)
    X = m.pose(within(m, np.random.default_rng(1), 20), "hand")
    found = m.inverse_kinematics({"hand": X})
    assert found.success.all()
    check(m, {"hand": X}, found)


def test_half_a_turn_is_no_obstacle() -> None:
    """At an error of π about any axis the direction of the turn is not defined; one of both is taken."""
    m = po.Mechanism(zoo.random_model(np.random.default_rng(0), bodies=1, kinds=("spherical",)))
    start = m.neutral()
    for axis in (*np.eye(3), *np.random.default_rng(1).normal(size=(5, 3))):
        n = axis / np.linalg.norm(axis)
        X = m.pose(start, "b0")
        goal = {"orientation": (2.0 * np.outer(n, n) - np.eye(3)) @ X[:3, :3]}
        found = m.inverse_kinematics({"b0": goal}, start=start, starts=1)
        assert found.success, (axis, found)


def test_what_is_kept_does_not_move_and_limits_can_be_left_out() -> None:
    m = arm()
    q = within(m, np.random.default_rng(13), 20)
    x = m.pose(q, tip(m))[:, :3, 3]
    kept = m.tree.links[2].joint
    k = m.coordinate_names.index(kept)
    start = q + np.where(np.arange(6) == k, 0.0, 0.3)
    start[0, k] = 100.0  # beyond its limits: kept all the same
    found = m.inverse_kinematics({tip(m): x}, start=start, keep=(kept,))
    np.testing.assert_array_equal(found.closest[:, k], start[:, k])
    assert found.success[1:].all()
    upper = bounds(m.tree)[1]
    beyond = np.where(np.isfinite(upper), upper + 0.4, 0.0)
    X = m.pose(beyond, tip(m))
    outside = m.inverse_kinematics({tip(m): X}, start=beyond - 0.05, limits=False, starts=1)
    assert outside.success and (outside.q > upper).any()


def test_couplings_are_met_with_the_targets() -> None:
    """A gear q₂ = 0.2 + 1.7 q₀ beside limits; what is no part of a loop starts anywhere within its own."""
    rng = np.random.default_rng(5)
    model = zoo.random_model(rng, bodies=4, kinds=("revolute",), reversed_share=0.0)
    chain = [replace(j, predecessor=f"b{k - 1}" if k else GROUND) for k, j in enumerate(model.joints)]
    gear = Coupling("gear", OnFreedom("j2"), OnFreedom("j0"), (0.2, 1.7))
    m = po.Mechanism(limited(replace(model, joints=tuple(chain), couplings=(gear,)), rng))
    free = rng.uniform(*(np.where(np.isfinite(x), x, end) for x, end in zip(bounds(m.tree), (-1.0, 1.0), strict=True)),
                       size=(30, 4))  # fmt: skip
    free[:, 2] = 0.2 + 1.7 * free[:, 0]
    q = free[((free >= bounds(m.tree)[0]) & (free <= bounds(m.tree)[1])).all(axis=1)]
    x = m.pose(q, "b3")[:, :3, 3]
    found = m.inverse_kinematics({"b3": x})
    assert len(q) > 5 and found.success.all(), found
    np.testing.assert_allclose(found.q[:, 2], 0.2 + 1.7 * found.q[:, 0], atol=1e-9)
    np.testing.assert_allclose(m.pose(found.q, "b3")[:, :3, 3], x, atol=2e-9)


def test_joints_that_follow_keep_their_own_limits() -> None:
    """q₂ = 2 q₁ + 0.1 with |q₂| ≤ 1 leaves q₁ the range from −0.55 to 0.45."""
    rng = np.random.default_rng(3)
    model = zoo.random_model(rng, bodies=2, kinds=("revolute",), reversed_share=0.0)
    first, second = model.joints
    second = replace(second, mimic=po.multibody.model.Mimic(first.name, 2.0, 0.1), limits=Limits(-1.0, 1.0))
    m = po.Mechanism(replace(model, joints=(first, second), coupled=True))
    X = m.pose(np.linspace(-0.54, 0.44, 7)[:, None], "b1")
    assert m.inverse_kinematics({"b1": X}).success.all()
    beyond = m.inverse_kinematics({"b1": m.pose(np.array([[-0.6], [0.5]]), "b1")})
    assert not beyond.success.any()
    np.testing.assert_allclose(beyond.closest[:, 0], [-0.55, 0.45], atol=1e-6)


# What redundancy leaves free brings a mechanism near to a posture: the slope of the distance along it is zero.
def slope(m: po.Mechanism, q: Any, J: Any, posture: Any) -> Any:
    """The gradient of half the distance squared along the null space of J, where limits hold nothing back: by a
    projection of another kind than the one tested."""
    lower, upper = bounds(m.tree)
    d, J = m.difference(q, posture) / m.scales.freedoms, J * m.scales.freedoms
    low, high, free = q <= lower + 1e-9, q >= upper - 1e-9, np.ones(m.nv, dtype=bool)
    for _ in range(3):
        along = np.zeros(m.nv)
        along[free] = d[free] - np.linalg.pinv(J[:, free], rcond=1e-6) @ (J[:, free] @ d[free])
        free &= ~((low & (along < 0.0)) | (high & (along > 0.0)))
    return np.where(free, along, 0.0)


@pytest.mark.parametrize("what", quick(1, ["position", "orientation"]))
def test_the_distance_to_the_posture_has_no_slope(what: str) -> None:
    m = arm()
    rng = np.random.default_rng(2)
    q, posture = within(m, rng, 40), within(m, rng, 40)
    rows, X = slice(3, 6) if what == "position" else slice(0, 3), m.pose(q, tip(m))
    goal = {what: X[:, :3, 3] if what == "position" else X[:, :3, :3]}
    found = m.inverse_kinematics({tip(m): goal}, posture=posture)
    plain = m.inverse_kinematics({tip(m): goal}, start=posture)
    assert found.success.all()
    J = m.body(tip(m)).jacobian_aligned(found.q)[:, rows]
    slopes = np.array([np.abs(slope(m, *each)).max() for each in zip(found.q, J, posture, strict=True)])
    assert np.mean(slopes < 1e-6) > 0.95, slopes
    near, far = (np.linalg.norm(m.difference(x.q, posture), axis=1) for x in (found, plain))
    assert (near <= far + 1e-12).all() and near.mean() < far.mean()
    lower, upper = bounds(m.tree)
    assert ((found.q >= lower) & (found.q <= upper)).all()
    one = m.inverse_kinematics({tip(m): {what: goal[what][7]}}, posture=posture[7])
    assert one.q.tobytes() == found.q[7].tobytes()


def test_a_posture_that_meets_the_target_is_the_answer() -> None:
    m = arm()
    q = within(m, np.random.default_rng(3), 10)
    x = m.pose(q, tip(m))[:, :3, 3]
    found = m.inverse_kinematics({tip(m): x}, posture=q, start=q + 0.02)
    np.testing.assert_allclose(found.q, q, atol=1e-7)


@pytest.mark.long
def test_a_pose_without_redundancy_is_not_moved() -> None:
    m = arm()
    rng = np.random.default_rng(4)
    X = m.pose(within(m, rng, 10), tip(m))
    found = m.inverse_kinematics({tip(m): X}, posture=m.neutral())
    check(m, {tip(m): X}, found)
    plain = m.inverse_kinematics({tip(m): X}, start=m.neutral())
    np.testing.assert_allclose(found.q[found.success], plain.q[plain.success], atol=1e-6)


# Whatever is given as targets of inverse kinematics: a result, or one clear paragraph.
X = np.eye(4)
SKEW = np.diag([1.0, 1.0, 1.1, 1.0])
MIRROR = np.diag([1.0, 1.0, -1.0, 1.0])


@pytest.fixture(scope="module")
def m() -> po.Mechanism:
    return po.load(Path(__file__).resolve().parents[2] / "examples" / "puma560.urdf")


@pytest.mark.parametrize(
    ("targets", "options", "says"),
    [
        ({"hnad": X}, {}, "did you mean 'hand'"),
        ({"": X}, {}, "its bodies are"),
        ({"ground": X}, {}, "no body 'ground' to aim"),
        ({3: X}, {}, "named by a body"),
        ({("hand", (1.0, 2.0)): X}, {}, "a point of three numbers"),
        ({("hand", (1.0, 2.0, np.nan)): X}, {}, "a point of three numbers"),
        ({}, {}, "are a mapping body"),
        (X, {}, "are a mapping body"),
        (None, {}, "are a mapping body"),
        ({"hand": "there"}, {}, "no array of numbers but 'there'"),
        ({"hand": None}, {}, "no array of numbers but None"),
        ({"hand": [[1.0], [1.0, 2.0]]}, {}, "no array of numbers"),
        ({"hand": X + 1j}, {}, "no array of numbers"),
        ({"hand": X.astype(bool)}, {}, "no array of numbers"),
        ({"hand": np.eye(3)}, {}, "may be a rotation or three positions"),
        ({"hand": np.zeros((5, 3, 3))}, {}, "may be a rotation or three positions"),
        ({"hand": np.zeros(6)}, {}, "has the shape (6,)"),
        ({"hand": 1.0}, {}, "has the shape ()"),
        ({"hand": SKEW}, {}, "is no rotation: RᵀR differs from 1 by 0.21"),
        ({"hand": MIRROR}, {}, "determinant is -1"),
        ({"hand": np.stack([X, X, SKEW])}, {}, "is no rotation at (2,)"),
        ({"hand": X + np.eye(4)[3][:, None]}, {}, "the last row of a pose"),
        ({"hand": [np.inf, 0.0, 0.0]}, {}, "infinite"),
        ({"hand": {}}, {}, "asks for nothing"),
        ({"hand": {"position": None}}, {}, "asks for nothing"),
        ({"hand": {"positoin": [0.0, 0.0, 0.0]}}, {}, "did you mean 'position'"),
        ({"hand": {"position": X}}, {}, "a position of the shape (4, 4)"),
        ({"hand": {"orientation": [0.0, 0.0, 0.0]}}, {}, "an orientation of the shape (3,)"),
        ({"hand": {"orientation": [0.0, 0.0, 0.0, 0.0]}}, {}, "a quaternion of zeros"),
        ({"hand": np.zeros((3, 3))[:2], "wrist_2": np.zeros((5, 3))}, {}, "do not broadcast together"),
        ({"hand": np.zeros((2, 3))}, {"start": np.zeros((5, 6))}, "do not broadcast together"),
        ({"hand": X}, {"start": np.zeros(5)}, "an array of finite configurations (..., 6)"),
        ({"hand": X}, {"start": np.full(6, np.nan)}, "the start of inverse kinematics of 'puma560' is an array"),
        ({"hand": X}, {"start": "here"}, "the start of inverse kinematics of 'puma560' is an array"),
        ({"hand": X}, {"keep": ("flange_rol",)}, "cannot keep joint 'flange_rol'"),
        ({"hand": X}, {"tolerance": 0.0}, "the tolerance of inverse kinematics is a positive number"),
        ({"hand": X}, {"tolerance": np.nan}, "the tolerance"),
        ({"hand": X}, {"starts": 0}, "the number of starts"),
        ({"hand": X}, {"iterations": "many"}, "the number of iterations"),
        ({"hand": X}, {"seed": -1}, "the seed"),
    ],
)  # fmt: skip
def test_what_cannot_be_a_target_is_refused_in_words(m: po.Mechanism, targets: Any, options: Any, says: str) -> None:
    with pytest.raises(po.ModelError) as refused:
        m.inverse_kinematics(targets, **options)
    assert says in str(refused.value) and len(str(refused.value)) < 700 and "\n" not in str(refused.value)


def test_displacements_and_lists_are_poses_too(m: po.Mechanism) -> None:
    pose = m.pose(np.full(6, 0.3), "hand")
    expected = m.inverse_kinematics({"hand": pose}).q
    for given in (po.Displacement.from_matrix(pose), pose.tolist()):
        np.testing.assert_allclose(m.inverse_kinematics({"hand": given}).q, expected, atol=1e-12)


def test_targets_of_nan_are_reported_as_not_solved(m: po.Mechanism) -> None:
    good = m.pose(np.full(6, 0.3), "hand")
    for broken in (
        good * np.nan,
        np.where(np.eye(4)[0] == 1.0, np.nan, good),
        np.where(good == good[0, 3], np.nan, good),
    ):
        found = m.inverse_kinematics({"hand": np.stack([good, broken, good])})
        assert found.success.tolist() == [True, False, True]
        assert np.isnan(found.q[1]).all() and np.isnan(found.position_error[1]).all()
        np.testing.assert_array_equal(found.q[0], found.q[2])
