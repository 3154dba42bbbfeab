"""Robots taken apart and put together: what is held, cut and attached moves as in the whole."""

from dataclasses import fields, replace
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from poinsot.elements import JointSpring
from poinsot.multibody import (
    Keyframe,
    Mimic,
    Run,
    body_pose,
    constrained_dynamics,
    energy,
    inverse_dynamics,
    mass_matrix,
)
from poinsot.multibody.actuators import Actuator
from poinsot.multibody.canonical import canonical
from poinsot.multibody.closed_models import NamedFrame
from poinsot.multibody.contacts.contact import Contacts
from poinsot.multibody.contacts.surfaces import Surface
from poinsot.multibody.joint_changes import locked
from poinsot.multibody.model import GROUND, Initial, Limits, Model, Shape
from poinsot.multibody.motions import GivenMotion
from poinsot.multibody.pfaffian import Pfaffian
from poinsot.multibody.stretches import OnFreedom
from poinsot.multibody.subtrees import attached, subtree, without
from poinsot.multibody.switching.along import Friction, Limit
from poinsot.multibody.tendons import Coupling, StretchSpring, Tendon
from poinsot.multibody.tree import Tree, build_tree
from scalars import Over, assert_same


def text(model: Model) -> str:
    """All that a model says."""
    return canonical([getattr(model, f.name) for f in fields(model)])


def some_joints(tree: Tree, rng: zoo.Rng) -> list[str]:
    """Two of the joints that carry coordinates of their own."""
    own = [link.joint for link in tree.links if link.ratio == 1.0 and link.offset == 0.0 and link.q]
    return [str(name) for name in rng.choice(own, size=2, replace=False)]


def held_at(tree: Tree, joints: list[str], q: zoo.Floats) -> dict[str, list[float]]:
    return {name: [float(q[k]) for k in tree.links[tree.by_joint[name]].q] for name in joints}


def places(whole: Tree, part: Tree, prefix: str = "") -> tuple[list[int], list[int]]:
    """Where in q and v of the whole the coordinates and the freedoms of a part are."""
    return (
        [whole.coordinate_names.index(prefix + name) for name in part.coordinate_names],
        [whole.freedom_names.index(prefix + name) for name in part.freedom_names],
    )


def assert_moves_alike(part: Tree, whole: Tree, q: zoo.Floats, v: zoo.Floats, prefix: str = "") -> None:
    """M, M a + c and energies of a part are those of the whole, whose other freedoms rest."""
    iq, iv = places(whole, part, prefix)
    v = np.where(np.isin(np.arange(whole.nv), iv), v, 0.0)
    a = v[::-1] * np.where(np.isin(np.arange(whole.nv), iv), 1.0, 0.0)
    M = np.asarray(mass_matrix(whole, q), dtype=float)[np.ix_(iv, iv)]
    assert_same(mass_matrix(part, q[iq]), M, rel=1e-12, abs=1e-12 * np.abs(M).max())
    tau = np.asarray(inverse_dynamics(whole, q, v, a), dtype=float)[iv]
    assert_same(inverse_dynamics(part, q[iq], v[iv], a[iv]), tau, rel=1e-11, abs=1e-12 * max(1.0, np.abs(tau).max()))
    T = energy.kinetic_energy(whole, q, v)
    assert_same(energy.kinetic_energy(part, q[iq], v[iv]), T, rel=1e-12)


@pytest.mark.parametrize("mimics", [0, 2])
def test_what_is_held_moves_as_the_whole_with_its_joints_at_rest(rng: np.random.Generator, mimics: int) -> None:
    model = zoo.random_model(rng, bodies=7, elements=9, mimics=mimics)
    whole = build_tree(model)
    q, v = zoo.random_state(whole, rng)
    names = some_joints(whole, rng)
    values = held_at(whole, names, q)
    part = locked(model, values)
    tree = build_tree(part)
    assert tree.coordinate_names == tuple(n for n in whole.coordinate_names if n.partition(".")[0] not in values)
    assert [b.name for b in part.bodies] == [b.name for b in model.bodies]
    assert_moves_alike(tree, whole, q, v)
    in_steps = locked(locked(model, {names[0]: values[names[0]]}), {names[1]: values[names[1]]})
    assert text(in_steps) == text(part), "locking in two steps is locking in one"
    heights = [energy.gravity_energy(t, x) for t, x in ((tree, q[places(whole, tree)[0]]), (whole, q))]
    moving = sum(b.inertia.mass for b in model.bodies if whole.bodies[b.name].link >= 0 > tree.bodies[b.name].link)
    assert moving or abs(heights[0] - heights[1]) < 1e-11 * max(1.0, abs(heights[1]))


@pytest.mark.sample(1)
def test_a_loop_with_a_joint_held_moves_as_with_a_condition_that_holds_it(rng: np.random.Generator) -> None:
    kinds = ("revolute", "prismatic", "spherical", "universal")
    model = zoo.random_model(rng, bodies=7, loops=1, kinds=kinds, closing_kinds=("spherical", "universal"))
    whole = build_tree(model)
    single = [link.joint for link in whole.links if len(link.q) == 1]
    name = str(rng.choice(single))
    k = whole.freedom_names.index(name)
    part = build_tree(locked(model, {name: [0.0]}))
    hold = Coupling("hold", OnFreedom(name), None, (0.0,))
    iq, iv = places(whole, part)
    q = po.Mechanism(model).neutral()
    v, tau = np.zeros(whole.nv), rng.normal(size=whole.nv)
    ours = constrained_dynamics.forward_dynamics(part, q[iq], v[iv], tau[iv])
    theirs = constrained_dynamics.forward_dynamics(build_tree(replace(model, couplings=(hold,))), q, v, tau)
    assert abs(theirs[k]) < 1e-9
    assert_same(ours, np.asarray(theirs)[iv], rel=1e-8, abs=1e-8)
    closing = model.joints[-1].name
    rigid = build_tree(locked(model, {closing: [*model.joints[-1].pair.neutral()]}))
    assert rigid.closures[0].rows == 6 and rigid.coordinate_names == whole.coordinate_names


def test_a_subtree_and_the_rest_move_as_in_the_whole(rng: np.random.Generator) -> None:
    model = zoo.random_model(rng, bodies=8, loops=1, elements=9)
    whole = build_tree(model)
    q, v = zoo.random_state(whole, rng)
    name = str(rng.choice([link.joint for link in whole.links if link.parent >= 0] or [whole.links[-1].joint]))
    inside, rest = subtree(model, name), without(model, [name])
    tree_joints = {j.name for j in (*inside.joints, *rest.joints) if j.name.startswith("j")}
    assert tree_joints == {j.name for j in model.joints if j.name.startswith("j")}
    assert len(inside.bodies) + len(rest.bodies) == len(model.bodies)
    bare = replace(model, elements=(), joints=tuple(j for j in model.joints if j.name in tree_joints))
    full = build_tree(bare)
    part = build_tree(replace(inside, elements=(), joints=tuple(j for j in inside.joints if j.name in tree_joints)))
    at_rest = np.array(po.Mechanism(bare).neutral(), dtype=float)
    iq, _ = places(full, part)
    at_rest[iq] = q[iq]
    assert_moves_alike(part, full, at_rest, v)
    light = replace(bare, bodies=tuple(
        b if b.name in {x.name for x in rest.bodies} else replace(b, inertia=po.Inertia.zero()) for b in bare.bodies
    ))  # fmt: skip
    remains = build_tree(replace(rest, elements=(), joints=tuple(j for j in rest.joints if j.name in tree_joints)))
    if remains.nv:
        assert_moves_alike(remains, build_tree(light), q, v)


def test_what_is_attached_is_taken_off_again(rng: np.random.Generator) -> None:
    arm, hand = (zoo.random_model(rng, bodies=n, elements=7, loops=1) for n in (4, 3))
    at = NamedFrame("b2", zoo.random_displacement(rng))
    both = attached(arm, hand, at, "left_")
    off = without(both, ["left_ground"])
    assert text(off) == text(replace(arm, tree=off.tree)), "the arm is what it was"
    assert text(attached(off, hand, at, "left_")) == text(both)
    tree, own = build_tree(both), build_tree(hand)
    q, v = zoo.random_state(tree, rng)
    mounted = build_tree(subtree(both, "left_ground"))
    iq, iv = places(tree, own, "left_")
    bare = [build_tree(replace(t.model, gravity=(0.0, 0.0, 0.0))) for t in (own, mounted)]  # mounted askew
    results = [inverse_dynamics(t, q[iq], v[iv], v[iv]) for t in bare]
    assert_same(results[1], results[0], rel=1e-10, abs=1e-11 * np.abs(results[0]).max())
    joint = own.links[0].joint
    values = held_at(own, [joint], q[iq])
    held = locked(both, {f"left_{joint}": values[joint]}), attached(arm, locked(hand, values), at, "left_")
    undrawn = [replace(m, bodies=tuple(replace(b, pose=None) for b in m.bodies)) for m in held]
    assert text(undrawn[0]) == text(undrawn[1]), "the order of operations does not matter"


def chain() -> Model:
    """Three bodies on a line of hinges about x, y and z, and all that can belong to joints and bodies."""
    X = po.Displacement.translating((0.0, 0.3, 0.2))
    bodies = tuple(po.Body(f"b{i}", zoo.random_inertia(np.random.default_rng(i))) for i in range(3))
    limits = Limits(-1.0, 1.0)
    joints = tuple(
        po.Joint(f"j{i}", po.pairs.revolute(), f"b{i - 1}" if i else GROUND, f"b{i}", X, limits=limits, friction=0.1)
        for i in range(3)
    )
    tendon = Tendon.of_joints({"j0": 1.0, "j1": -2.0})
    ball = [Surface(f"b{i}", Shape("sphere", (0.1,))) for i in range(3)]
    return Model(
        "chain", bodies, joints, gravity=(0.0, 1.0, -9.0),
        elements=(JointSpring("own", "j1", 3.0, 0.2), StretchSpring("cable", tendon, 5.0, 0.1, 0.1),
                  Actuator.motor("motor", "j1"), Actuator.position("servo", tendon, stiffness=2.0),
                  Actuator.motor("other", "j2")),
        switches=(Limit("stop", OnFreedom("j1"), -1.0, 1.0), Friction("brake", OnFreedom("j0"), 0.1),
                  Contacts("touch", tuple(ball))),
        couplings=(Coupling("gear", OnFreedom("j2"), OnFreedom("j1"), (0.1, 2.0, 1.0)),
                   Pfaffian("skate", ("j0", "j1"), ("sin(j1)", "2"))),
        motions=(GivenMotion.of_joint("j1", 0.3),),
        initial=(Initial("j1", (0.4,)), Initial("j0", (0.1,))),
        keyframes=(Keyframe("home", (Initial("j1", (0.4,)), Initial("j0", (0.1,))), (("motor", 1.0), ("other", 2.0))),),
        outputs=("joint_position", "motor"), run=Run(time=2.0),
    )  # fmt: skip


def test_all_that_belongs_to_a_joint_goes_with_it() -> None:
    model = chain()
    part = locked(model, {"j1": [0.5]})
    assert [e.name for e in part.elements] == ["cable", "servo", "other"]
    assert [e.name for e in part.switches] == ["brake", "touch"] and not part.motions
    assert [i.joint for i in part.initial] == [i.joint for i in part.keyframes[0].joints] == ["j0"]
    assert part.keyframes[0].controls == (("other", 2.0),) and part.outputs == ("joint_position",)
    gear, skate = part.couplings
    assert isinstance(gear, Coupling) and gear.second is None and np.isclose(gear.coefficients[0], 0.1 + 2 * 0.5 + 0.25)
    assert isinstance(skate, Pfaffian) and skate.joints == ("j0",) and dict(skate.numbers) == {"j1": 0.5}
    assert part.joint("j1").limits == Limits() and part.joint("j1").friction == 0.0 and part.joint("j0").friction == 0.1
    a, b = build_tree(replace(part, couplings=(), motions=())), build_tree(replace(model, couplings=(), motions=()))
    assert_moves_alike(a, b, np.array([0.3, 0.5, -0.2]), np.array([1.0, 0.0, 2.0]))
    function = replace(model, couplings=(Pfaffian.of(b.pairs, "skate", ("j0", "j1"), lambda q: [np.sin(q[1]), 2.0]),))
    held = locked(function, {"j1": [0.5]}).couplings[0]
    assert isinstance(held, Pfaffian) and np.allclose(held.row_of(b.pairs, [0.1]), np.sin(0.5))
    linear = replace(model, couplings=(replace(model.couplings[0], coefficients=(0.1, 2.0)),), motions=())
    (coupling,) = locked(linear, {"j2": [0.7]}).couplings
    assert coupling.first == OnFreedom("j1") and np.isclose(coupling.coefficients[0], 0.3)  # type: ignore[union-attr]
    assert not locked(linear, {"j1": [0.3], "j2": [0.7]}).couplings


def test_all_that_belongs_to_a_body_goes_with_it() -> None:
    whole = chain()
    hand = subtree(whole, "b1")
    assert [b.name for b in hand.bodies] == ["b1", "b2"] and hand.joint("j1").predecessor == GROUND
    assert [e.name for e in hand.elements] == ["own", "motor", "other"] and [c.name for c in hand.couplings] == ["gear"]
    assert [len(e.surfaces) for e in hand.switches if isinstance(e, Contacts)] == [2]
    assert [e.name for e in without(whole, ["j1"]).switches] == ["brake"]
    both = attached(whole, hand, NamedFrame("b2"), "x_")
    assert {i.joint for i in both.initial} == {"j0", "j1", "x_j1"} and both.keyframes[1].name == "x_home"
    assert both.keyframes[1].controls == (("x_motor", 1.0), ("x_other", 2.0)) and both.run.time == 2.0
    assert build_tree(both).coordinate_names == ("j0", "j1", "j2", "x_j1", "x_j2")


@pytest.mark.parametrize("digits", [6, 11, 12])
def test_rounded_right_angles_are_those_of_the_whole_where_joints_are_held(digits: int) -> None:
    rng = np.random.default_rng(digits)
    for _ in range(5):
        angles = np.round(rng.choice([np.pi / 2, -np.pi / 2, np.pi / 6, np.pi / 3], size=(3, 3)), digits)
        turns = [[po.Displacement.exp(po.Twist.of([*(x * e), 0, 0, 0])) for x, e in zip(row, np.eye(3), strict=True)]
                 for row in angles]  # fmt: skip
        bare = replace(chain(), elements=(), switches=(), couplings=(), motions=())
        joints = tuple(replace(j, X_PJ=j.X_PJ @ a, X_SJ=b @ c) for j, (a, b, c) in zip(bare.joints, turns, strict=True))
        model = replace(bare, joints=joints)
        whole, q = build_tree(model), rng.normal(size=3)
        part = build_tree(locked(model, {"j1": [q[1]]}))
        for body in ("b1", "b2"):
            ours, theirs = (body_pose(t, x, body).matrix for t, x in ((part, q[[0, 2]]), (whole, q)))
            assert_same(ours, theirs, abs=5e-15)


def test_numbers_of_a_family_are_free_in_what_is_held() -> None:
    whole = po.Mechanism(replace(chain(), couplings=(), motions=(), switches=()))
    family = whole.locked({"j1": 0.5}).with_parameters(m="bodies.b1.mass", k="elements.cable.stiffness")
    p, q = np.array([3.0, 8.0]), np.array([0.3, -0.2])
    other = whole.with_parameters(m="bodies.b1.mass", k="elements.cable.stiffness").at(p)
    tau = other.bias_force(np.array([0.3, 0.5, -0.2]), np.zeros(3))  # type: ignore[attr-defined]
    assert_same(family.bias_force(q, np.zeros(2), p), tau[[0, 2]], rel=1e-12)


def test_joints_are_held_at_values_of_every_scalar(over: Over) -> None:
    model = replace(chain(), couplings=(), motions=(), switches=(), elements=())
    sizes = build_tree(model).sizes

    def held(x: Any, q: Any) -> Any:
        return mass_matrix(build_tree(locked(model, {"j1": [x]}), sizes), q)

    x, q = 0.5, np.array([0.3, -0.2])
    assert_same(over(held, x, q), held(x, q), rel=1e-12)
    full = np.asarray(mass_matrix(build_tree(model), np.array([0.3, x, -0.2])), dtype=float)
    assert_same(held(x, q), full[np.ix_([0, 2], [0, 2])], rel=1e-12)


def test_a_joint_becomes_another_pair() -> None:
    m = po.Mechanism(replace(chain(), couplings=(), motions=()))
    slide = m.with_pair("j1", "prismatic")
    assert slide.tree.coordinate_names == m.tree.coordinate_names and slide.model.joint("j1").limits == Limits()
    assert [e.name for e in slide.model.elements] == ["cable", "servo", "other"]
    screw = m.with_pair("j1", "cylindrical")
    assert [e.name for e in screw.model.elements] == [e.name for e in m.model.elements]
    assert screw.coordinate_names == ("j0", "j1.angle", "j1.distance", "j2")
    assert text(m.with_pair("j1", "fixed").model) == text(m.locked(["j1"]).model)
    hinges = tuple(replace(j, limits=Limits(), friction=0.0) for j in chain().joints)
    bare = po.Mechanism(po.Model("bare", chain().bodies, hinges))
    assert bare.with_pair("j1", "prismatic").with_pair("j1", "revolute").model.joints == bare.model.joints


def test_feet_welded_to_the_ground_stand() -> None:
    m = po.Mechanism(zoo.random_model(np.random.default_rng(2), bodies=5, kinds=("revolute",)))
    rng = np.random.default_rng(3)
    q, tau = m.random(rng), rng.normal(size=m.nv)
    stance = m.close("ground", "b4", at=q, name="foot")
    assert np.abs(stance.closure_error(q)).max() < 1e-14
    a = stance.forward_dynamics(q, np.zeros(m.nv), tau)
    assert np.abs(m.body("b4").jacobian(q) @ a).max() < 1e-9 * np.abs(m.forward_dynamics(q, np.zeros(m.nv), tau)).max()


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda m: m.locked({"j9": 0.0}), "no joint 'j9'"),
        (lambda m: m.locked({"j1": [0.0, 1.0]}), "its revolute pair takes 1: angle"),
        (lambda m: m.locked({"j1": np.nan}), "no place of it"),
        (lambda m: m.locked({"j1": 0.3, "j2": 0.9}), "coupling 'gear' is violated by"),
        (lambda m: m.locked({"j2": 0.3}), "hold the second instead"),
        (lambda m: m.locked(["j1"], [0.0]), "q has the shape"),
        (lambda m: m.subtree("b9"), "no body and no joint 'b9'"),
        (lambda m: m.subtree("ground"), "all of the mechanism hangs on the ground"),
        (lambda m: m.without("b0"), "no body left"),
        (lambda m: m.with_attached(m, at="b2", prefix=""), "needs a prefix"),
        (lambda m: m.with_attached(m, at="b7", prefix="x_"), "no body and no joint 'b7'"),
        (lambda m: m.with_pair("j1", "spherical"), "condition 'skate' is written for the pair"),
        (lambda m: m.with_pair("j1", "hinge"), "no kind of pair"),
    ],
)
def test_what_cannot_be_is_refused_by_name(ask: Any, said: str) -> None:
    with pytest.raises(po.ModelError, match=said):
        ask(po.Mechanism(replace(chain(), motions=())))


def test_followers_are_held_with_their_masters_and_not_alone() -> None:
    model = chain()
    joints = (*model.joints[:2], replace(model.joints[2], mimic=Mimic("j1", -2.0, 0.3)))
    coupled = Model("coupled", model.bodies, joints, coupled=True)
    tree = build_tree(locked(coupled, {"j1": [0.5]}))
    assert tree.coordinate_names == ("j0",)
    assert_moves_alike(tree, build_tree(coupled), np.array([0.2, 0.5]), np.array([1.0, 0.0]))
    with pytest.raises(po.ModelError, match="cannot be held alone; hold 'j1'"):
        locked(coupled, {"j2": [0.0]})
    with pytest.raises(po.ModelError, match="follows joint 'j1', which would be cut off"):
        subtree(coupled, "j2")
