"""What stands on frames: joined mechanisms move as the one written whole, and Kirchhoff's laws hold for wrenches."""

from __future__ import annotations

import pickle
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import poinsot as po
import zoo
from cases import quick
from poinsot import rotational, spatial, translational
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.joints.pairs import fixed, revolute
from poinsot.multibody.applied import Motion, passive_loads
from poinsot.multibody.constrained_dynamics import PASSING, forward_dynamics
from poinsot.multibody.energy import gravity_energy, kinetic_energy
from poinsot.multibody.forces import JointDamper
from poinsot.multibody.model import GROUND, Joint, Model
from poinsot.multibody.spatial_springs import SpatialDamper, SpatialSpring, tensor

Floats = NDArray[np.float64]
EXAMPLES = Path(__file__).parents[2] / "examples"
KINDS = ("revolute", "prismatic", "spherical", "universal", "fixed", "fixed")


def whole_model(rng: np.random.Generator, bodies: int = 6, loops: int = 0) -> Model:
    """A random mechanism with springs and dampers in six directions, and dampers on joints."""
    model = zoo.random_model(rng, bodies=bodies, loops=loops, kinds=KINDS, closing_kinds=("spherical", "universal"))
    found: list[Any] = []
    at = po.Mechanism(model).tree.bodies
    for i in range(3):
        a, b = map(str, rng.choice(list(at), size=2, replace=False))
        if at[a].link == at[b].link:
            continue
        frames = zoo.random_displacement(rng, 0.3), zoo.random_displacement(rng, 0.3)
        tensors = (tensor(rng.uniform(1, 5, 3)), tensor(rng.uniform(1, 5, 3)), tensor(0.1))
        kind = SpatialDamper if i == 1 else SpatialSpring
        found.append(kind(f"e{i}", a, b, *tensors, *frames))
    found += [
        JointDamper(f"d {j.name}", j.name, 0.2) for j in model.joints if j.name[0] == "j" and len(j.pair.freedoms) == 1
    ]
    return replace(model, elements=tuple(found), tree="auto")


def taken_apart(model: Model, rng: np.random.Generator, order: bool = False, frames: bool = False) -> po.Network:
    """The same as a network: two mechanisms "A", "B" and elements of bodies, joined by pairs, springs, nodes.

    order   elements are added in another order     frames  the frames between them stand elsewhere, with elements that
            tell where
    """
    owner = {body.name: str(rng.choice(["A", "B", body.name])) for body in model.bodies} | {GROUND: GROUND}
    for name in ("A", "B"):
        own = [body for body, of in owner.items() if of == name]
        owner |= {body: body for body in own if len(own) < 2}
    ports: dict[str, dict[str, Displacement]] = {of: {} for of in owner.values()}
    joining: list[tuple[Any, str, str]] = []

    def end(body: str, X: Displacement, name: str) -> str:
        """A node where this frame of a body stands."""
        if owner[body] == GROUND:
            joining.append((spatial.Frame(f"{name} of ground", X), "ground", name))
        elif frames:
            away = zoo.random_displacement(rng, 0.2)
            ports[owner[body]][f"{body} {name}"] = X @ away
            joining.append((spatial.Frame(f"{name} away", away), name, f"{owner[body]}.{body} {name}"))
        else:
            ports[owner[body]][f"{body} {name}"] = X
        return name

    inside: dict[str, dict[str, list[Any]]] = {of: {"joints": [], "elements": []} for of in owner.values()}
    for joint in model.joints:
        of = {owner[joint.predecessor], owner[joint.successor]}
        mechanism = of - {GROUND}
        if len(mechanism) == 1 and mechanism <= {"A", "B"}:
            inside[mechanism.pop()]["joints"].append(joint)
            continue
        p, n = (
            end(joint.predecessor, joint.X_PJ, f"{joint.name} p"),
            end(joint.successor, joint.X_SJ, f"{joint.name} n"),
        )
        if joint.pair.kind == "fixed":
            joining.append((None, p, n))
        else:
            joining.append((spatial.Joint(joint.name, joint.pair), p, n))
    for e in model.elements:
        of = {owner[b] for b in ((e.body_a, e.body_b) if hasattr(e, "body_a") else ends_of(model, e.joint))} - {GROUND}
        if not hasattr(e, "body_a"):
            if len(of) == 1 and of <= {"A", "B"}:
                inside[of.pop()]["elements"].append(e)
            else:
                k = next(k for k, (x, *_) in enumerate(joining) if x is not None and x.name == e.joint)
                old = joining[k]
                joining[k] = (spatial.Joint(e.joint, old[0].made.arguments[1], damping=e.damping), *old[1:])
            continue
        made = spatial.Spring if isinstance(e, SpatialSpring) else spatial.Damper
        nodes = end(e.body_a, e.X_AE, f"{e.name} p"), end(e.body_b, e.X_BF, f"{e.name} n")
        joining.append((made(e.name, e.translational, e.rotational, e.coupling), *nodes))
    net = po.Network("apart")
    net.gravity = model.gravity
    members: list[Any] = []
    for of in dict.fromkeys(owner.values()):
        bodies = tuple(body for body in model.bodies if owner[body.name] == of)
        if of in ("A", "B"):
            made = Model(of, bodies, tuple(inside[of]["joints"]), tuple(inside[of]["elements"]), model.gravity)
            on = {port: spatial.On(port.split(" ")[0], X) for port, X in ports[of].items()}
            members.append((po.Mechanism(made).as_element(of, on), nodes_of(ports[of], frames)))
        elif of != GROUND:
            (body,) = bodies
            its = body.inertia
            element = spatial.Body(of, its.mass, its.about_centre, centre=its.centre, frames=ports[of], pose=body.pose)
            members.append((element, nodes_of(ports[of], frames)))
    for element, p, n in joining:
        if element is not None:
            members.append((element, {"p": p, "n": n}))
    for element, on in members[::-1] if order else members:
        net.add(element, **on)
    for element, p, n in joining:
        if element is None:
            net.connect(p, n)
    return net


def nodes_of(ports: dict[str, Displacement], frames: bool) -> dict[str, str]:
    return {} if frames else {port: port.split(" ", 1)[1] for port in ports}


def ends_of(model: Model, joint: str) -> tuple[str, str]:
    found = model.joint(joint)
    return found.predecessor, found.successor


def same_names(net: po.Network, names: tuple[str, ...]) -> list[int]:
    """Where in the states of the network each of these coordinates or freedoms of the whole stands."""
    (_, machine, _), *others = net.equations.machines
    assert not others
    bare = [n.removeprefix("A.").removeprefix("B.") for n in machine.tree.coordinate_names]
    return [bare.index(name) for name in names]


@pytest.mark.parametrize("seed", quick(6, range(40)))
def test_what_is_joined_moves_as_the_one_mechanism_written_whole(seed: int) -> None:
    rng = np.random.default_rng(seed)
    whole = po.Mechanism(whole_model(rng))
    net = taken_apart(whole.model, rng, order=seed % 2 == 1, frames=seed % 3 == 1)
    machines = net.equations.machines
    q, v = zoo.random_state(whole.tree, rng)
    motion = Motion.of(whole.tree, q, v)
    a = forward_dynamics(whole.tree, q, v, np.zeros(whole.nv), passive_loads(motion), PASSING)
    expected = dict(zip(whole.freedom_names, map(float, a), strict=True))
    at = dict(zip(whole.coordinate_names, q, strict=True))
    rates = dict(zip(whole.freedom_names, v, strict=True))
    state: list[float] = []
    for _, machine, _ in machines:
        state += [at[bare(n)] for n in machine.tree.coordinate_names] + [
            rates[bare(n)] for n in machine.tree.freedom_names
        ]
    flow = net.equations.evaluate(state, 0.0, [])
    found = {
        bare(name): float(a)
        for (_, machine, _), (v_dot, _, _) in zip(machines, flow.moved, strict=True)
        for name, a in zip(machine.tree.freedom_names, v_dot, strict=True)
    }
    assert found.keys() == expected.keys()
    size = max(map(abs, expected.values()), default=1.0)
    assert max(abs(found[n] - expected[n]) for n in expected) < 1e-11 * size
    energies = net.equations.stored_energies(state)
    kinetic = sum(float(x) for name, x in energies.items() if name.endswith(".kinetic"))
    weight = sum(float(x) for name, x in energies.items() if name.endswith(".weight"))
    assert kinetic == pytest.approx(float(kinetic_energy(whole.tree, q, v)), rel=1e-12)
    assert weight == pytest.approx(float(gravity_energy(whole.tree, q)), rel=1e-11, abs=1e-11)


def bare(name: str) -> str:
    return name.removeprefix("A.").removeprefix("B.")


@pytest.mark.parametrize("seed", quick(1, range(12)))
def test_loops_through_frames_run_as_the_one_mechanism_written_whole(seed: int) -> None:
    rng = np.random.default_rng(100 + seed)
    whole = po.Mechanism(whole_model(rng, bodies=4, loops=1))
    net = taken_apart(whole.model, rng)
    ours, theirs = po.simulate(net, time=0.3, samples=4), po.simulate(whole, time=0.3, samples=4)
    assert ours.attrs["ledger_ratio"] < 1e-9
    for _, machine, _ in net.equations.machines:
        for body in machine.owner.body_names:
            found = ours[f"{machine.name}.body_position"].sel({f"{machine.name}.body": body}).values
            expected = theirs["body_position"].sel(body=bare(body)).values
            np.testing.assert_allclose(found, expected, rtol=1e-9, atol=1e-9)


def arm() -> po.Mechanism:
    return po.load(EXAMPLES / "double_pendulum.toml")


TOOL = spatial.On("lower", (0.0, 0.0, -0.5))


def test_a_frame_on_which_nothing_stands_changes_nothing() -> None:
    alone, net = arm(), po.Network("open")
    net.add(arm().as_element("arm", {"tool": TOOL}))
    ours, theirs = po.simulate(net, time=1.0, samples=5), po.simulate(alone, time=1.0, samples=5)
    np.testing.assert_array_equal(ours["arm.joint_position"], theirs["joint_position"])
    assert list(ours["arm.coordinate"].values) == list(theirs["coordinate"].values)


def loaded(size: float = 1.0) -> po.Network:
    """A double pendulum that carries a load on a bushing, with a motor at its elbow; lengths in units of 1/size m."""
    model = arm().model
    bodies = tuple(replace(b, inertia=resized(b.inertia, size), pose=far(b.pose, size)) for b in model.bodies)
    joints = tuple(replace(j, X_PJ=far(j.X_PJ, size), X_SJ=far(j.X_SJ, size)) for j in model.joints)
    dampers = tuple(replace(e, damping=e.damping * size**2) for e in model.elements)
    g = tuple(size * x for x in model.gravity)
    mechanism = po.Mechanism(replace(model, bodies=bodies, joints=joints, elements=dampers, gravity=g))
    net = po.Network("loaded")
    ports = {"tool": spatial.On("lower", (0.0, 0.0, -0.5 * size)), "elbow": "elbow"}
    net.add(mechanism.as_element("arm", ports), tool="grip", elbow="shaft")
    net.add(rotational.TorqueSource("motor", f"{0.5 * size**2}*sin(3*t)"), "shaft", "ground")
    net.add(rotational.Damper("bearing", 0.05 * size**2), "shaft", "ground")
    moments = np.array([1e-3, 2e-3, 2e-3]) * size**2
    net.add(spatial.Body("load", 0.4, moments, centre=(0.05 * size, 0, 0)), "held")
    stiffness = np.array([2.0, 3.0, 4.0])
    net.add(spatial.Spring("bush", 50 * stiffness, 0.3 * stiffness * size**2, 0.2 * size), "grip", "held")
    net.add(spatial.Damper("rubber", 0.4, 1e-3 * size**2), "grip", "held")
    net.add(spatial.WrenchSource("wind", force=("sin(t)", 0, 0) if size == 1.0 else (f"{size}*sin(t)", 0, 0)), "held")
    return net


def far(X: Displacement | None, size: float) -> Displacement:
    assert X is not None
    return Displacement(X.rotation, X.translation * size)


def resized(inertia: Inertia, size: float) -> Inertia:
    return Inertia(inertia.mass, inertia.first_moment * size, inertia.second_moment * size**2)


@pytest.mark.parametrize("size", quick(1, [1e-3, 1e-5, 1e3, 1e5]))
def test_a_joined_mechanism_of_another_size_moves_alike(size: float) -> None:
    runs = [po.simulate(loaded(each), time=0.5, samples=6, rtol=1e-11) for each in (1.0, size)]
    for run in runs:
        assert float(abs(run.energy_residual).max()) < 1e-9 * float(run.energy_turnover.max())
    a, b = (run["arm.joint_position"].values for run in runs)
    np.testing.assert_allclose(a, b, atol=1e-8)
    a, b = (run["load.joint_position"].values[:, :3] for run in runs)
    np.testing.assert_allclose(a, b / size, atol=1e-8)


def test_the_ledger_and_the_states_are_called_as_elements_are() -> None:
    net = loaded()
    assert {"arm.shoulder", "arm.elbow.rate", "load.x", "load.wz.rate"} <= {*net.equations.state_names}
    run = po.simulate(
        net, time=0.2, samples=3, initial={"arm": {"elbow": 0.3}, "load": {"velocity": [0, 0, 1, 0, 0, 0]}}
    )
    assert {*map(str, run.storage.values)} == {"bush", "arm.kinetic", "arm.weight", "load.kinetic", "load.weight"}
    assert {"bearing", "rubber", "arm.shoulder-friction"} <= {*map(str, run.element.values)}
    assert {*map(str, run.port.values)} == {"motor", "wind.fx"}
    assert float(run["arm.joint_position"][0, 1]) == 0.3
    assert float(run["load.joint_velocity"][0, 2]) == 1.0
    again = po.simulate(net, time=0.2, samples=3, inputs={"wind.fx": 0.0})
    assert float(abs(again.energy_supplied.sel(port="wind.fx")).max()) == 0.0
    copy = pickle.loads(pickle.dumps(net))
    np.testing.assert_array_equal(
        po.simulate(copy, time=0.2, samples=3).energy_stored, po.simulate(net, time=0.2, samples=3).energy_stored
    )


def test_frames_of_one_mechanism_that_meet_close_a_loop() -> None:
    corner = Displacement.from_quaternion((0.0, 0.0, np.sqrt(0.5), np.sqrt(0.5)), (1.0, 0.0, 0.0))
    links = tuple(zoo.random_model(np.random.default_rng(0), bodies=5).bodies)
    joints = tuple(
        Joint(f"j{k}", revolute(), GROUND if k == 0 else f"b{k - 1}", f"b{k}", corner if k else Displacement.identity())
        for k in range(5)
    )
    closing = Joint("weld", fixed(), "b4", GROUND)
    whole = po.Mechanism(Model("whole", links, (*joints, closing)))
    net = po.Network("closed")
    ports = {"end": spatial.On("b4"), "foot": spatial.On(GROUND)}
    net.add(po.Mechanism(Model("chain", links, joints)).as_element("m", ports, initial={"j0": {"velocity": 1.0}}))
    net.connect("m.end", "m.foot")
    (_, machine, _), *_ = net.equations.machines
    assert machine.tree.closed
    assert machine.owner.mobility().general == whole.mobility().general == 2


def wrong(net: po.Network, match: str) -> None:
    with pytest.raises(po.ModelError, match=match):
        net.equations  # noqa: B018


def test_what_contradicts_itself_is_refused_by_name() -> None:
    net = po.Network("n")
    net.add(spatial.Body("plate", 1.0, (1, 1, 1), frames={"left": (1, 0, 0), "right": (-1, 0, 0)}), left="a", right="a")
    wrong(net, r"'plate.right' and 'plate.left' stand on 'a' .* 2 m and 0° apart")

    net = po.Network("n")
    net.add(spatial.Body("plate", 1.0, (1, 1, 1)), "a")
    net.add(translational.Damper("c", 1.0), "a", "ground")
    wrong(net, r"at node 'a' 'plate.p' is a frame, .* 'c.p' has one number")

    net = po.Network("n")
    net.add(spatial.Body("plate", 1.0, (1, 1, 1), frames={"tool": (1, 0, 0)}), "a")
    net.add(spatial.Spring("s", 1.0, 1.0), "a", "plate.tool")
    wrong(net, r"element 's' joins .*'plate'.* to itself")

    net = po.Network("n")
    net.add(arm().as_element("one", {"tool": TOOL}), "a")
    other = po.Mechanism(replace(arm().model, gravity=(0.0, 0.0, 0.0)))
    net.add(other.as_element("two", {"tool": TOOL}), "b")
    net.add(spatial.Spring("s", 1.0, 1.0), "a", "b")
    wrong(net, r"'one' and 'two' are joined by frames, but their gravity differs")

    with pytest.raises(po.ModelError, match=r"no body 'lowr'.*did you mean 'lower'"):
        arm().as_element("arm", {"tool": spatial.On("lowr")})
    with pytest.raises(po.ModelError, match=r"'arm.tool' needs a pose"):
        arm().as_element("arm", {"tool": spatial.On("lower", (0.0, 1.0))})
    with pytest.raises(po.ModelError, match="only a pair of one freedom has a port 'axis'"):
        spatial.Joint("ball", "spherical", driven=True)
    with pytest.raises(po.ModelError, match="mass of zero or more"):
        spatial.Body("b", -1.0)
    with pytest.raises(po.ModelError, match="gives nothing"):
        spatial.WrenchSource("w")


def test_numbers_of_elements_on_frames_may_be_free_and_those_of_mechanisms_there_say_why_not() -> None:
    net = loaded()
    family = net.with_parameters(m="elements.load.mass", c="elements.bearing.damping")
    ours = po.simulate(family, parameters={"m": 0.5, "c": 0.1}, time=0.2, samples=3)
    theirs = po.simulate(family.at([0.5, 0.1]), time=0.2, samples=3)
    np.testing.assert_allclose(ours["arm.joint_position"], theirs["arm.joint_position"], rtol=1e-12)
    assert (
        float(abs(ours["arm.joint_position"] - po.simulate(net, time=0.2, samples=3)["arm.joint_position"]).max())
        > 1e-4
    )
    with pytest.raises(po.ModelError, match="'arm' cannot be free, since it is joined to others by frames"):
        net.with_parameters(m="elements.arm.bodies.lower.mass")
