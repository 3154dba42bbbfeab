"""What stands on frames: joined mechanisms move as the one written whole, and Kirchhoff's laws hold for wrenches."""

import pickle
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import quick
from poinsot import Displacement, Joint, Model, multibody, pairs, spatial, translational
from poinsot.networks.joining import Rigid
from taken_apart import arm, bare, loaded, taken_apart, whole_model


@pytest.mark.parametrize("seed", quick(3, range(40)))
def test_what_is_joined_moves_as_the_one_mechanism_written_whole(seed: int, rng: np.random.Generator) -> None:
    whole = po.Mechanism(whole_model(rng))
    net = taken_apart(whole.model, rng, order=seed % 2 == 1, frames=seed % 3 == 1)
    machines = net.equations.machines
    q, v = zoo.random_state(whole.tree, rng)
    motion = multibody.Motion.of(whole.tree, q, v)
    a = multibody.forward_dynamics(
        whole.tree, q, v, np.zeros(whole.nv), multibody.passive_loads(motion), multibody.constrained_dynamics.PASSING
    )
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
        for (_, machine, _), (v_dot, *_) in zip(machines, flow.moved, strict=True)
        for name, a in zip(machine.tree.freedom_names, v_dot, strict=True)
    }
    assert found.keys() == expected.keys()
    size = max(map(abs, expected.values()), default=1.0)
    assert max(abs(found[n] - expected[n]) for n in expected) < 1e-11 * size
    energies = net.equations.stored_energies(state)
    kinetic = sum(float(x) for name, x in energies.items() if name.endswith(".kinetic"))
    weight = sum(float(x) for name, x in energies.items() if name.endswith(".weight"))
    assert kinetic == pytest.approx(float(multibody.kinetic_energy(whole.tree, q, v)), rel=1e-12)
    assert weight == pytest.approx(float(multibody.gravity_energy(whole.tree, q)), rel=1e-11, abs=1e-11)


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


TOOL = spatial.On("lower", (0.0, 0.0, -0.5))


def test_a_frame_on_which_nothing_stands_changes_nothing() -> None:
    alone, net = arm(), po.Network("open")
    net.add(arm().as_element("arm", {"tool": TOOL}))
    ours, theirs = po.simulate(net, time=1.0, samples=5), po.simulate(alone, time=1.0, samples=5)
    np.testing.assert_array_equal(ours["arm.joint_position"], theirs["joint_position"])
    assert list(ours["arm.coordinate"].values) == list(theirs["coordinate"].values)


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
        Joint(
            f"j{k}",
            pairs.revolute(),
            multibody.GROUND if k == 0 else f"b{k - 1}",
            f"b{k}",
            corner if k else Displacement.identity(),
        )
        for k in range(5)
    )
    closing = Joint("weld", pairs.fixed(), "b4", multibody.GROUND)
    whole = po.Mechanism(Model("whole", links, (*joints, closing)))
    net = po.Network("closed")
    ports = {"end": spatial.On("b4"), "foot": spatial.On(multibody.GROUND)}
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
    wrong(net, r"'s' joins frames of one rigid body, between which nothing moves")

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


def test_an_element_that_is_a_joint_starts_from_a_number() -> None:
    net = po.Network("door")
    net.add(spatial.Body("leaf", 2.0, (0.1, 0.3, 0.2), centre=(0.4, 0.0, 0.0)), "leaf")
    net.add(spatial.Joint("pin", "revolute"), "ground", "leaf")
    assert net.initial_state({"pin": 0.3})[0] == net.initial_state({"pin": {"position": 0.3}})[0] == 0.3
    with pytest.raises(po.SimulationError, match=r"joint 'pin' .* must be 1 finite number; got 'open'"):
        net.initial_state({"pin": "open"})


def test_numbers_that_no_body_or_frame_has_are_refused() -> None:
    for make, match in (
        (lambda: spatial.Body("w", 1.0, (1, 1, 5)), r"body 'w': no rigid body is like this: its principal moments"),
        (lambda: spatial.Body("w", 1.0, (1, 1, float("nan"))), r"body 'w': .* not finite"),
        (lambda: spatial.Frame("f", (float("nan"), 0, 0)), r"'f' needs a pose.* not finite"),
        (lambda: spatial.Spring("s", (1, 2), 1), r"'s' needs symmetric tensors"),
        (lambda: spatial.Damper("d", (1, 2, 3, 4), 1), r"'d' needs symmetric tensors"),
        (lambda: spatial.Spring("s", [1, [2, 3], 4], 1), r"'s' needs symmetric tensors"),
        (lambda: spatial.Body("w", 1.0, frames=[(1, 0, 0)]), r"body 'w': frames are poses by the names"),
        (lambda: spatial.Joint("j", None), r"the pair 'j': unknown kind"),
        (lambda: spatial.WrenchSource("s", None), r"'s' needs three values for its force"),
    ):
        with pytest.raises(po.ModelError, match=match):
            make()


def test_initial_values_of_what_closes_a_loop_agree_or_are_refused_by_name() -> None:
    def hands(**elbow: float) -> po.Network:
        net = po.Network("two hands")
        net.add(arm().as_element("a", {"hand": TOOL}), hand="grip")
        net.add(arm().as_element("b", {"hand": TOOL}, initial=elbow or None), hand="grip")
        return net

    (_, machine, _), *_ = hands().equations.machines
    np.testing.assert_allclose(machine.start[:3], np.deg2rad([100, 60, 100]), atol=1e-12)
    assert machine.tree.closures[0].joint == "b.elbow"
    wrong(hands(elbow=0.5), r"'b.elbow' closes a loop where frames join mechanisms, so how it starts follows")


@pytest.mark.parametrize("size", [1e-5, 1.0, 1e5])
def test_poses_in_which_bodies_cannot_start_are_refused(size: float) -> None:
    def body(name: str, *x: float) -> Any:
        pose = size * np.array(x)
        return spatial.Body(name, 1.0, size**2 * np.ones(3), pose=pose)

    on_axis = Displacement.exp(po.Twist((0.0, 0.0, 0.3), (0.0, 0.0, 0.0)))
    for held in (
        [(body("b", 1, 0, 0), "ground")],
        [(body("a", 1, 0, 0), "x"), (body("b", 2, 0, 0), "x")],
        [(spatial.Joint("j", "revolute"), "ground", "x"), (body("b", 1, 0, 0), "x")],
        [(spatial.Joint("j", "revolute"), "ground", "x"), (spatial.Body("b", 1.0, (1, 1, 1), pose=on_axis), "x")],
    ):
        net = po.Network("held")
        for element, *nodes in held:
            net.add(element, *nodes)
        wrong(net, r"'b' is to start in a pose that is .* away from where what it is joined to holds it")
    net = po.Network("agreed")
    net.add(spatial.Frame("f", (0, 0, size)), "ground", "top")
    net.add(spatial.Joint("j", "revolute"), "top", "x")
    net.add(body("b", 0, 0, 1), "x")
    assert net.initial_state().tolist() == [0.0, 0.0]


def test_a_body_may_not_be_called_ground() -> None:
    net = po.Network("n")
    net.add(spatial.Body("ground", 1.0, (1, 1, 1)), "b")
    wrong(net, r"two bodies are called 'ground'")


@pytest.mark.parametrize("gravity", ["down", 9.81, (0, 0), (0, 0, float("nan"))])
def test_a_gravity_that_is_no_vector_is_refused(gravity: object) -> None:
    net = po.Network("n")
    net.gravity = gravity  # type: ignore[assignment]
    net.add(spatial.Body("b", 1.0, (1, 1, 1)), "b")
    wrong(net, r"gravity is three numbers along the axes of the world")


@pytest.mark.parametrize("kind", ["universal", "spherical", "cylindrical", "planar"])
def test_pairs_of_many_freedoms_are_damped_at_each(kind: str) -> None:
    net = po.Network("damped")
    net.add(spatial.Joint("j", kind, damping=0.1), "ground", "b")
    net.add(spatial.Body("b", 1.0, (0.1, 0.2, 0.25), centre=(0.1, 0.2, 0.0)), "b")
    ((_, machine, _),) = net.equations.machines
    freedoms = machine.tree.model.joints[0].pair.freedoms
    assert [e.name for e in machine.tree.model.elements] == [f"j.damping.{freedom}" for freedom in freedoms]
    assert [e.freedom for e in machine.tree.model.elements] == list(range(len(freedoms)))


@pytest.mark.parametrize("size", [1e-5, 1.0, 1e5])
def test_how_closing_joints_start_is_compared_in_lengths_of_the_machine(size: float) -> None:
    def slide(name: str, **initial: float) -> Any:
        body = po.Body("s", po.Inertia.at_centre(1.0, np.zeros(3), size**2 * np.ones(3)))
        joint = Joint("j", pairs.prismatic(), multibody.GROUND, "s", Displacement.translating((size, 0.0, 0.0)))
        return po.Mechanism(Model(name, (body,), (joint,))).as_element(name, {"hand": HERE}, initial=initial or None)

    def joined(x: float) -> po.Network:
        net = po.Network("two slides")
        net.add(slide("a"), hand="grip")
        net.add(slide("b", j=x * size), hand="grip")
        return net

    ((_, machine, _),) = joined(0.0).equations.machines
    assert machine.start.tolist() == [0.0, 0.0]
    wrong(joined(0.01), r"'\w.j' closes a loop where frames join mechanisms")


HERE = spatial.On("s", (0.0, 0.0, 0.0))


@pytest.mark.parametrize(
    "given", [{"position": [0.0, 0.0, 5.0, 0.0, 0.0, 0.0, 1.0]}, {"velocity": [0, 0, 0, 1.0, 0, 0]}]
)
def test_how_a_body_starts_that_frames_hold_is_not_for_its_free_pair_to_say(given: dict[str, list[float]]) -> None:
    base = po.Body("base", po.Inertia.at_centre(1.0, np.zeros(3), np.ones(3)))
    free = po.Mechanism(po.Model("free", (base,), ()))
    net = po.Network("held")
    net.add(free.as_element("a", {"foot": spatial.On("base")}, initial={"base": given}), foot="ground")
    net.add(spatial.Body("x", 1.0, (1, 1, 1)), "x")
    net.add(spatial.Spring("s", 1.0, 1.0), "x", "a.foot")
    with pytest.raises(po.ModelError, match=r"'a\.base' cannot start as is said of it"):
        net.system()


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_frames_at_one_place_agree_but_for_rounding(order: tuple[int, int]) -> None:
    """Nothing has a length there by which rounding could be judged; a micrometre is no rounding."""
    off = [po.Displacement.translating([x, 0.0, 0.0]) for x in (0.0, 1.8e-16)]
    frames = Rigid("net")
    for k in order:
        frames.hold("body", "node", off[k], "part")
    with pytest.raises(po.ModelError, match="1e-06 m"):
        frames.hold("body", "node", po.Displacement.translating([1e-6, 0.0, 0.0]), "other")
