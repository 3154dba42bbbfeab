"""Given motions (rheonomic pairs): the motion is the function, and what it takes is what inverse dynamics asks for."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import poinsot as po
import zoo
from cases import quick
from poinsot import AssemblyError, GivenMotion, ModelError, PortHamiltonian, SimulationError, multibody
from poinsot.algebra import array
from poinsot.elements import BetweenPoints, Constant, Driven, Expression, Function, Table, as_signal
from poinsot.multibody.held_motions import with_held
from poinsot.multibody.motions import as_motion, moment_of
from poinsot.simulation import HamiltonianSystem
from scalars import Over, assert_same
from zoo import random_model

CRANK = "0.3*sin(5*t) + 2*t"
KEPT = ["joint_position", "joint_velocity", "joint_acceleration", "motion_effort"]


def crank(t: Any) -> Any:
    return 0.3 * np.sin(5 * t) + 2 * t


@pytest.fixture(scope="module")
def slider_crank() -> Any:
    found = po.load("examples/slider_crank.toml")
    return po.Mechanism(replace(found.model, elements=(), gravity=(0.0, -9.81, 0.0)))


@pytest.fixture(scope="module")
def driven(slider_crank: Any) -> Any:
    return slider_crank.with_motions({"main": CRANK})


@pytest.fixture(scope="module")
def run(driven: Any) -> Any:
    return po.simulate(driven, 2.0, samples=201, outputs=KEPT, progress=False)


def test_a_driven_slider_crank_moves_as_its_closed_form(run: Any) -> None:
    t, (angle, _, slide) = run.time.values, run.joint_position.values.T
    f = crank(t)
    np.testing.assert_allclose(angle, f, rtol=0, atol=1e-13)
    np.testing.assert_allclose(run.joint_velocity.values[:, 0], 1.5 * np.cos(5 * t) + 2, rtol=0, atol=1e-12)
    np.testing.assert_allclose(
        slide, 0.1 * np.cos(f) + np.sqrt(0.09 - (0.1 * np.sin(f)) ** 2) - 0.4, rtol=0, atol=1e-13
    )
    assert po.ledger(run).ratio < 1e-9 and np.ptp(run.energy_supplied.values) > 0.01


def test_its_effort_is_that_of_inverse_dynamics(run: Any, slider_crank: Any) -> None:
    q, v, a, effort = (run[name].values for name in KEPT)
    wanted = slider_crank.actuator_efforts(q, v, a, ["main"])["main"]
    np.testing.assert_allclose(effort[:, 0], wanted, rtol=0, atol=1e-12 * np.abs(wanted).max())


@pytest.mark.parametrize("loops", [0, 1])
@pytest.mark.parametrize("seed", quick(1, range(12)))
def test_random_mechanisms_take_what_inverse_dynamics_asks_for(seed: int, loops: int) -> None:
    """M a + c = λ on the driven freedoms, with springs, dampers and loops; a is f̈ there."""
    rng = np.random.default_rng([seed, loops])
    kinds = {"kinds": ("revolute", "prismatic", "spherical"), "closing_kinds": ("spherical",)}
    model = zoo.random_model(rng, bodies=5, loops=loops, elements=4, **kinds)
    tree = multibody.build_tree(model)
    q, v = multibody.configuration.neutral(tree), rng.normal(size=tree.nv)
    A = np.asarray(multibody.constraint_jacobian(tree, q), dtype=float).reshape(-1, tree.nv)
    names, rows = list[str](), A
    for link in tree.links:  # what loops leave free
        more = np.vstack([rows, np.eye(tree.nv)[list(link.v)]])
        if (
            len(link.v) == 1
            and len(names) < 2
            and np.linalg.matrix_rank(more, tol=1e-3) > np.linalg.matrix_rank(rows, tol=1e-3)
        ):
            names, rows = [*names, link.joint], more
    if not names:
        pytest.skip(reason="loops leave no joint of one freedom free")
    motions = tuple(GivenMotion.of_joint(name, f"0.3*sin({k + 2}*t) + t**3") for k, name in enumerate(names))
    v = v - np.linalg.pinv(A) @ (A @ v)
    at = {m.name: moment_of(m.signal.at, 0.4)._replace(value=0.0) for m in motions}  # where loops were drawn closed
    held = with_held(tree, motions, at)
    loads = multibody.passive_loads(multibody.Motion.of(held, q, v))
    a, multipliers = multibody.constrained_dynamics.multipliers_of(held, q, v, loads)
    places = [tree.links[tree.by_joint[name]].v[0] for name in names]
    efforts = np.zeros(tree.nv)
    efforts[places] = multipliers[-len(names) :]
    free = multibody.forward_dynamics(tree, q, v, efforts)
    np.testing.assert_allclose(free, a, rtol=0, atol=1e-9 * max(1.0, np.abs(a).max()))
    np.testing.assert_allclose(a[places], [at[name].bend for name in names], rtol=1e-9, atol=1e-9)


def test_rows_run_over_every_scalar(over: Over) -> None:
    rng = np.random.default_rng(3)
    tree = multibody.build_tree(zoo.random_model(rng, bodies=1, kinds=("helical",)))
    motion = GivenMotion.of_joint("j0", "0.3*sin(2*t) + t**3")
    q, v = zoo.random_state(tree, rng)

    def function(q: Any, v: Any, t: Any) -> Any:
        held = with_held(tree, (motion,), {"j0": moment_of(motion.signal.at, t[0])})
        a, multipliers = multibody.constrained_dynamics.multipliers_of(
            held, q, v, multibody.passive_loads(multibody.Motion.of(held, q, v))
        )
        return array([*a, *multipliers])

    t = np.array([0.4])
    assert_same(over(function, q, v, t), function(q, v, t), rel=1e-9, abs=1e-9)


# ------------------------------------------------------------------------------------------------------------- Kapitza


@pytest.fixture(scope="module")
def kapitza() -> Any:
    return po.load("examples/kapitza.toml")


def test_kapitzas_pendulum_obeys_the_reduced_equation(kapitza: Any) -> None:
    """l θ̈ = −(g + z̈) sin θ; the force is M (g + z̈) + m l (θ̈ sin θ + θ̇² cos θ); it stays up."""
    run = po.simulate(kapitza, 1.0, samples=201, outputs=KEPT, progress=False)
    length, A, w, g, t = 0.2, 0.02, 150.0, 9.81, run.time.values

    def field(t: float, y: Any) -> Any:
        return [y[1], -(g - A * w * w * np.sin(w * t)) / length * np.sin(y[0])]

    exact = solve_ivp(field, (0, 1), [np.pi - 0.3, 0.0], method="DOP853", rtol=1e-13, atol=1e-13, t_eval=t).y
    angle, rate = run.joint_position.values[:, 1], run.joint_velocity.values[:, 1]
    np.testing.assert_allclose(angle, exact[0], rtol=0, atol=1e-9)
    assert np.abs(angle - np.pi).max() < 1.0
    lift = -A * w * w * np.sin(w * t)
    force = 0.6 * (g + lift) + 0.1 * (-(g + lift) / length * np.sin(angle) ** 2 + rate**2 * np.cos(angle))
    np.testing.assert_allclose(run.motion_effort.values[:, 0], force, rtol=0, atol=1e-9 * np.abs(force).max())
    assert po.ledger(run).ratio < 1e-9


@pytest.mark.parametrize("method", quick(1, ["radau9", "radau", "gauss"]))
def test_implicit_methods_give_the_same_motion(kapitza: Any, method: str) -> None:
    one, other = (po.simulate(kapitza, 0.1, samples=11, method=m, progress=False) for m in ("dop853", method))
    np.testing.assert_allclose(other.joint_position.values, one.joint_position.values, rtol=0, atol=1e-9)
    assert po.ledger(other).ratio < 1e-9


def test_a_run_in_two_parts_is_the_run(kapitza: Any) -> None:
    whole = po.simulate(kapitza, times=[0.0, 0.1, 0.2], progress=False)
    q, v = whole.joint_position.values[1], whole.joint_velocity.values[1]
    second = po.simulate(kapitza, start=0.1, times=[0.1, 0.2], initial=(q, v), progress=False)
    np.testing.assert_allclose(second.joint_position.values[1], whole.joint_position.values[2], rtol=0, atol=1e-11)
    with pytest.raises(AssemblyError, match=r"'shaker' .* is to start at .* but its motion 'shaker' is"):
        po.simulate(kapitza, 0.2, start=0.15, initial=(q, v), progress=False)
    with pytest.raises(SimulationError, match="was reached at t = "):
        po.simulate(kapitza, 0.2, start=0.15, initial=[*q, *v, 0.1], progress=False)


def test_lanes_of_an_ensemble_are_runs_alone() -> None:
    """Amplitudes are parameters of the formula; initial values vary beside them."""
    family = po.load_family("examples/kapitza.toml")
    over = {"A": [0.01, 0.02], "pendulum": [3.0, 3.3]}
    many = po.ensemble(family, over=over, time=0.1, samples=5, outputs=["joint_position"], progress=False)
    for A in over["A"]:
        for angle in over["pendulum"]:
            one = po.simulate(family, 0.1, parameters={"A": A}, initial={"pendulum": angle}, samples=5,
                              outputs=["joint_position"], progress=False)  # fmt: skip
            np.testing.assert_array_equal(many.joint_position.sel(A=A, pendulum=angle), one.joint_position)
            np.testing.assert_allclose(one.joint_position.values[:, 0], A * np.sin(150 * one.time), rtol=0, atol=1e-15)


# --------------------------------------------------------------------------------------------------------- symmetries


def changed(model: Any, size: float, turn: Any) -> Any:
    """Lengths scaled, everything moved, names changed, something unconnected beside it."""
    names = {b.name: f"x{k}" for k, b in enumerate(model.bodies)} | {"ground": "ground"}
    places = {"ground": turn}

    def scaled(X: Any) -> Any:
        return po.Displacement(X.rotation, X.translation * size)

    bodies = [
        replace(b, name=names[b.name], pose=None, inertia=zoo.Inertia(b.inertia.mass, b.inertia.first_moment * size,
                                                                     b.inertia.second_moment * size**2))
        for b in model.bodies
    ]  # fmt: skip
    joints = [
        replace(j, name=f"k{n}", predecessor=names[j.predecessor], successor=names[j.successor],
                X_PJ=places.get(j.predecessor, po.Displacement.identity()) @ scaled(j.X_PJ), X_SJ=scaled(j.X_SJ))
        for n, j in enumerate(model.joints)
    ]  # fmt: skip
    rng = np.random.default_rng(5)
    beside = zoo.random_model(rng, bodies=2, kinds=("revolute",))
    g = tuple(turn.rotation @ (np.array(model.gravity) * size))
    return replace(model, name="changed", bodies=(*bodies, *beside.bodies), joints=(*joints, *beside.joints),
                   gravity=g, initial=())  # fmt: skip


@pytest.mark.parametrize("size", quick(1, [1e-5, 1e5]))
def test_motion_and_effort_scale_and_do_not_see_the_world(size: float, slider_crank: Any, run: Any) -> None:
    model = changed(slider_crank.model, size, zoo.random_displacement(np.random.default_rng(2)))
    other = po.simulate(po.Mechanism(model).with_motions({"k0": CRANK}), 2.0, samples=201, outputs=KEPT, progress=False)
    order = [list(other.coordinate.values).index(n) for n in ("k0", "k1", "k3")]
    slides = np.array([1.0, 1.0, size])
    np.testing.assert_allclose(other.joint_position.values[:, order] / slides, run.joint_position.values, atol=1e-10)
    effort = run.motion_effort.values * size**2
    np.testing.assert_allclose(other.motion_effort.values, effort, rtol=0, atol=1e-8 * np.abs(effort).max())


# ------------------------------------------------------------------------------------------- robots, lengths, followers


@pytest.mark.long
def test_a_robot_with_one_joint_driven() -> None:
    robot = po.load("examples/puma560.urdf", limits=False)
    run = po.simulate(robot.with_motions({"elbow": "0.4*sin(3*t)"}), 0.3, samples=31, outputs=KEPT, progress=False)
    q, v, a, effort = (run[name].values for name in KEPT)
    needed = robot.inverse_dynamics(q, v, a)
    np.testing.assert_allclose(needed[:, 2], effort[:, 0], rtol=0, atol=1e-11)
    assert np.abs(np.delete(needed, 2, axis=1)).max() < 1e-10
    np.testing.assert_allclose(q[:, 2], 0.4 * np.sin(3 * run.time), rtol=0, atol=1e-13)


def test_limits_of_other_joints_stop_and_the_motion_works_against_them() -> None:
    """At a stop the motion pushes in an instant; its work there is booked on its port, and the ledger closes."""
    robot = po.load("examples/puma560.urdf")
    run = po.simulate(robot.with_motions({"shoulder": "0.4*sin(3*t)"}), 0.8, samples=81, progress=False)
    assert run.event_time.size and po.ledger(run).ratio < 1e-9
    np.testing.assert_allclose(run.joint_position.values[:, 1], 0.4 * np.sin(3 * run.time), rtol=0, atol=1e-12)


def test_a_length_may_be_given() -> None:
    """A ram of given length between two bodies of a tree, and of a closed loop."""
    arm = po.load("examples/double_pendulum.toml")
    first, second = arm.model.bodies[0].name, arm.model.bodies[1].name
    ram = BetweenPoints("ground", (0.7, 0.0, 0.2), second, (0.05, 0.02, -0.1))
    length = float(ram.measured(multibody.Motion.of(arm.tree, arm.neutral(), np.zeros(arm.nv))).value)
    motion = GivenMotion("ram", ram, as_motion("ram", f"{length} + 0.05*sin(2*t)"))
    run = po.simulate(po.Mechanism(replace(arm.model, motions=(motion,), initial=())), 1.0, samples=21, progress=False)
    seen = [
        float(ram.measured(multibody.Motion.of(arm.tree, *(np.asarray(x) for x in each))).value)
        for each in zip(run.joint_position.values, run.joint_velocity.values, strict=True)
    ]
    np.testing.assert_allclose(seen, length + 0.05 * np.sin(2 * run.time), rtol=0, atol=1e-12)
    assert po.ledger(run).ratio < 1e-9 and first != second


def test_a_joint_that_follows_a_driven_one_follows_it() -> None:
    arm = po.load("examples/double_pendulum.toml").model
    first, second = (j.name for j in arm.joints)
    joints = (arm.joints[0], replace(arm.joints[1], mimic=multibody.Mimic(first, -2.0, 0.1)))
    model = replace(arm, joints=joints, coupled=True, initial=())
    run = po.simulate(po.Mechanism(model).with_motions({first: "sin(t)"}), 0.5, samples=6, outputs=["joint_position"],
                      progress=False)  # fmt: skip
    np.testing.assert_allclose(run.joint_position.values[:, 0], np.sin(run.time), rtol=0, atol=1e-13)
    with pytest.raises(ModelError, match=f"{second!r}, which follows joint {first!r}; give the motion to that one"):
        po.Mechanism(model).with_motions({second: "sin(t)"})


# ----------------------------------------------------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ("step(t - 1)", "its value jumps from 0 to 1 at t = 1 s"),
        ("abs(t - 1)", "its rate jumps from -1 to 1 at t = 1 s"),
        ("log(t)", "has no value or no rate at t = 0 s"),
    ],
)
def test_what_takes_an_infinite_force_is_refused(driven: Any, given: str, why: str) -> None:
    with pytest.raises((SimulationError, AssemblyError), match=why):
        po.simulate(driven, 2.0, inputs={"main": given}, progress=False)


GIVEN = [(([0.0, 0.5, 1.0], [0.0, 0.4, 0.5]), 0.5), ("0.2*t**2", 0.2), (0.3, 0.3), (np.sin, np.sin(1.0))]


@pytest.mark.parametrize(("given", "end"), quick(1, GIVEN, several=True))
def test_a_run_gives_other_functions_and_samples_go_smoothly(driven: Any, given: Any, end: float) -> None:
    run = po.simulate(driven, 1.0, inputs={"main": given}, samples=11, outputs=KEPT[:1], progress=False)
    assert run.joint_position.values[-1, 0] == pytest.approx(end, abs=1e-12)
    assert po.ledger(run).ratio < 1e-9


def test_starts_that_contradict_a_motion_are_refused_by_name(driven: Any) -> None:
    assert driven.initial_state({"main": 0.0})[0] == 0.0
    np.testing.assert_allclose(driven.initial_state(time=1.0)[[0, 3]], [crank(1.0), 1.5 * np.cos(5.0) + 2], atol=1e-12)
    with pytest.raises(AssemblyError, match=r"'main' of 'slider-crank' is to start at 0.4 rad, .* 'main' is 0 rad"):
        driven.initial_state({"main": 0.4})
    with pytest.raises(AssemblyError, match="is to start with 1 rad/s, but"):
        driven.initial_state({"main": {"velocity": 1.0}})


def test_what_cannot_be_given_is_refused(slider_crank: Any, driven: Any) -> None:
    with pytest.raises(ModelError, match="there is no joint 'foo'"):
        slider_crank.with_motions({"foo": "t"})
    with pytest.raises(ModelError, match="has no rates over any scalar"):
        slider_crank.with_motions({"main": lambda t: 1.0 if t > 0 else 0.0})
    ball = po.load("examples/heavy_top.toml")
    with pytest.raises(ModelError, match="which has no coordinate there"):
        ball.with_motions({ball.model.joints[0].name: "t"})


def test_an_angle_that_closes_a_loop_is_not_given(slider_crank: Any) -> None:
    model = replace(
        slider_crank.model, tree=("main", "big-end", "guide"), motions=(GivenMotion.of_joint("small-end", "t"),)
    )
    with pytest.raises(AssemblyError, match="closes a loop and is known to within a turn only"):
        po.Mechanism(model).initial_state()


def test_sensitivities_see_that_a_run_begins_on_its_motion() -> None:
    """By an amplitude, which moves the start, too: as by differences."""
    family = po.load_family("examples/kapitza.toml", "A")
    found = po.sensitivities(family, ["A"], 0.1, samples=3, outputs=["joint_position"])
    step = 1e-6
    ends = [
        po.simulate(family, 0.1, parameters={"A": 0.02 + s}, samples=3, outputs=["joint_position"], progress=False)
        for s in (-step, step)
    ]
    slope = (ends[1].joint_position.values - ends[0].joint_position.values) / (2 * step)
    np.testing.assert_allclose(found.joint_position_sensitivity.values[..., 0], slope, rtol=0, atol=1e-5)


# What drives a source means the same however it is given, and at every door: mechanism, network, port-Hamiltonian.
RAMP = {
    "pair": ([0.0, 2.0], [1.0, 5.0]), "array": np.array([[0.0, 2.0], [1.0, 5.0]]),
    "named": {"times": [0, 2], "values": (1, 5)}, "table": Table((0.0, 2.0), (1.0, 5.0)), "formula": "1 + 2*t",
    "expression": Expression("1 + b*t", (("b", 2.0),)), "function": lambda t: 1 + 2 * t,
    "signal": Function(lambda t: 1 + 2 * t),
}  # fmt: skip
THREE = {"number": 3, "formula": "3", "constant": Constant(3.0), "one sample": ([0.5], [3]), "float": np.float64(3)}


def doors() -> dict[str, tuple[Any, str]]:
    mechanism = po.Mechanism(random_model(np.random.default_rng(0), 2, kinds=("revolute",)))
    net = po.Network("charged")
    net.add(po.electrical.VoltageSource("V", 0.0), "a", "ground")
    net.add(po.electrical.Resistor("R", 2.0), "a", "b")
    net.add(po.electrical.Capacitor("C", 0.5), "b", "ground")
    graph = PortHamiltonian(lambda x: x[0] * x[0], np.zeros((1, 1)), ("x",), G=np.eye(1), inputs=("u",))
    return {
        "mechanism": (mechanism, mechanism.freedom_names[0]),
        "network": (net, "V"),
        "graph": (HamiltonianSystem(graph), "u"),
    }


@pytest.mark.parametrize("door", ["mechanism", "network", "graph"])
def test_every_form_gives_one_motion_at_every_door(door: str) -> None:
    system, name = doors()[door]
    for forms in (RAMP, THREE):
        ends = {}
        for form, given in forms.items():
            run = po.simulate(system, time=0.1, samples=2, inputs={name: given}, rtol=1e-9, progress=False)
            ends[form] = np.concatenate([run[what].values[-1] for what in ("energy_storage", "energy_supplied")])
        first = next(iter(ends.values()))
        assert np.abs(first).max() > 0
        for form, end in ends.items():
            np.testing.assert_allclose(end, first, rtol=1e-7, atol=1e-12, err_msg=form)


def test_numbers_and_tables_of_a_run_are_sampled_and_compile_nothing_anew() -> None:
    own = {"a": Constant(1.0), "b": Expression("t"), "c": Table((0.0, 1.0), (2.0, 3.0)), "d": Constant(4.0)}
    driven = Driven(own, {"a": 7.0, "d": lambda t: t * t})
    assert driven.sampled == ("a", "c") and driven.samples == {"a": Constant(7.0), "c": own["c"]}
    assert [driven.value(name, 3.0, [10.0, 20.0]) for name in own] == [10.0, 3.0, 20.0, 9.0]
    assert list(driven.timed) == ["b", "d"]
    other = Driven(own, {"a": 8.0, "d": lambda t: t**2})
    assert [other.key(name) for name in own] == [driven.key(name) for name in own]
    assert Driven(own, {"d": "t**3"}).key("d") != driven.key("d")


MASKED = [0, 1], np.ma.array([0, 1], mask=[False, True])


@pytest.mark.parametrize("given", [None, object(), [1.0], [[1.0]], {"times": [0, 1]}, ([0, 1], ["a", "b"]), 1j, MASKED])
def test_what_is_no_signal_is_refused_in_one_sentence(given: Any) -> None:
    with pytest.raises(po.ModelError, match=r"^the source 'V' needs a number, a formula|^the source 'V': "):
        as_signal("the source 'V'", given)
