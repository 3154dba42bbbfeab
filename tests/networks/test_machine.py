"""Mechanisms as elements: power at the ports, rotors through gears, lines between points, loops kept closed."""

from dataclasses import replace
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from numpy.typing import NDArray

import poinsot as po
import zoo
from cases import EXAMPLES
from poinsot import Model, electrical, rotational, translational
from poinsot.algebra import Dual, dual
from poinsot.elements import ELECTRICAL, ROTATIONAL, TRANSLATIONAL, IdealCoupling, LinearSpring, TerminalPair
from poinsot.kernels.composing import ComposedKernel

SEEDS = range(8)


def single(mechanism: po.Mechanism) -> list[str]:
    """Its joints of one freedom in the tree that move on their own."""
    tree = mechanism.tree
    return [link.joint for link in tree.links if len(link.v) == 1 and link.ratio == 1.0]


def driven(mechanism: po.Mechanism, efforts: dict[str, float]) -> po.Network:
    """The mechanism with a constant source at each port."""
    net = po.Network("driven")
    element = mechanism.as_element("machine", list(efforts))
    net.add(element, *efforts)
    for (joint, effort), pair in zip(efforts.items(), element.pairs, strict=True):
        kind = rotational.TorqueSource if pair.domain is ROTATIONAL else translational.ForceSource
        net.add(kind(f"drive {joint}", effort), joint, "ground")
    return net


def model_of(rng: np.random.Generator) -> Model:
    return zoo.random_model(rng, bodies=4, elements=5, kinds=("revolute", "prismatic", "helical", "spherical"))


def test_efforts_at_ports_are_those_of_forward_dynamics(rng: np.random.Generator) -> None:
    mechanism = po.Mechanism(model_of(rng))
    joints = single(mechanism)
    efforts = dict(zip(joints, rng.normal(size=len(joints)), strict=True))
    if not efforts:
        pytest.skip(reason="seed draws no joint of one freedom")
    net = driven(mechanism, {name: float(value) for name, value in efforts.items()})
    q, v = zoo.random_state(mechanism.tree, rng)
    flow = net.equations.evaluate([*q, *v], 0.0, [0.3] * len(net.equations.sampled))
    run = mechanism.system(inputs=efforts)
    u = [efforts.get(name, 0.3) for name in run.inputs.names]
    rates, _ = run.dynamics.flow.ufunc(np.concatenate([q, v]), np.zeros(2 * mechanism.nv), [0.0], u)
    np.testing.assert_allclose(np.array(flow.moved[0][0], float), rates[mechanism.nv :], rtol=1e-9, atol=1e-9)


def test_power_into_a_mechanism_is_stored_or_lost(rng: np.random.Generator) -> None:
    mechanism = po.Mechanism(model_of(rng))
    efforts = {name: float(rng.normal()) for name in single(mechanism)}
    if not efforts:
        pytest.skip(reason="seed draws no joint of one freedom")
    net = driven(mechanism, efforts)
    e = net.equations
    q, v = zoo.random_state(mechanism.tree, rng)
    x = [*q, *v]
    flow = e.evaluate(x, 0.3, [0.7] * len(e.sampled))
    v_dot, own, lost, _ = flow.moved[0]
    (_, machine, _), *_ = e.machines
    moving = machine.moving(x, v_dot)
    stored = sum(float(dual(h)) for h in machine.energies(list(moving)).values())
    given = [
        float(a) * float(t)
        for a, t, b in zip(flow.across, flow.through, e.model.branches, strict=True)
        if b.element == 0
    ]
    supplied = sum(given) + sum(map(float, own)) - sum(map(float, lost))
    size = sum(map(abs, given)) + sum(abs(float(p)) for p in (*own, *lost)) + 1.0
    assert abs(stored - supplied) < 1e-10 * size
    assert isinstance(moving[0], Dual)


def gear(name: str, ratio: float, slow: TerminalPair) -> IdealCoupling:
    """ω_fast = ratio · slow rate."""
    pairs = (TerminalPair(ROTATIONAL, "fast", ("", None)), slow)
    return IdealCoupling(name, pairs, (np.array([[1, -ratio], [0, 0]]), np.array([[0, 0], [ratio, 1]])))


@pytest.mark.parametrize("name", ["double_pendulum", "four_bar", "scara"])
def test_a_rotor_through_a_gear_is_the_armature_of_the_joint(name: str) -> None:
    mechanism = po.load(EXAMPLES / f"{name}.toml")
    joint = single(mechanism)[0]
    ratio, inertia, torque = 30.0, 3e-5, 0.02
    joints = tuple(replace(j, armature=ratio**2 * inertia) if j.name == joint else j for j in mechanism.model.joints)
    reflected = po.Mechanism(replace(mechanism.model, joints=joints))
    net = po.Network("geared")
    element = mechanism.as_element("machine", [joint])
    net.add(element, "slow")
    net.add(gear("gear", ratio, TerminalPair(element.pairs[0].domain, "slow", ("", None))), "fast", "slow")
    net.add(rotational.Inertia("rotor", inertia), "fast")
    net.add(rotational.TorqueSource("motor", torque), "fast", "ground")
    rng = np.random.default_rng(5)
    q, v = mechanism.initial_state()[: mechanism.nq], rng.normal(size=mechanism.nv)
    if mechanism.tree.closures:
        A = mechanism.constraint_jacobian(q)
        v = v - np.linalg.pinv(A) @ (A @ v)
    x = [*([inertia * ratio * v[mechanism.freedom_names.index(joint)]]), *q, *v]
    flow = net.equations.evaluate(x, 0.0, [])
    tau = np.zeros(mechanism.nv)
    tau[mechanism.freedom_names.index(joint)] = ratio * torque
    expected = reflected.forward_dynamics(q, v, tau)
    np.testing.assert_allclose(np.array(flow.moved[0][0], float), expected, rtol=1e-8, atol=1e-8)
    assert abs(float(net.equations.excess.constraint(x, 0.0)[0])) < 1e-12


def test_a_spring_of_the_network_on_a_line_is_a_spring_of_the_mechanism(rng: np.random.Generator) -> None:
    model = zoo.random_model(rng, bodies=3, kinds=("revolute", "prismatic"))
    a, b = model.bodies[0].name, model.bodies[-1].name
    ends = tuple(map(float, rng.normal(size=3))), tuple(map(float, rng.normal(size=3)))
    stiffness, rest = 40.0, 0.3
    spring = LinearSpring("spring", a, ends[0], b, ends[1], stiffness, rest)
    sprung, plain = po.Mechanism(replace(model, elements=(*model.elements, spring))), po.Mechanism(model)
    net = po.Network("line")
    net.add(plain.as_element("machine", {"line": ((a, ends[0]), (b, ends[1]))}), "end")
    net.add(translational.Spring("spring", stiffness), "end", "ground")
    q, v = zoo.random_state(plain.tree, rng)
    length = np.linalg.norm(point(plain, q, b, ends[1]) - point(plain, q, a, ends[0]))
    flow = net.equations.evaluate([length - rest, *q, *v], 0.0, [])
    expected = sprung.forward_dynamics(q, v, np.zeros(plain.nv))
    np.testing.assert_allclose(np.array(flow.moved[0][0], float), expected, rtol=1e-9, atol=1e-9)


def point(mechanism: po.Mechanism, q: np.ndarray, body: str, at: tuple[float, ...]) -> np.ndarray:
    return (mechanism.pose(q, body) @ np.array([*at, 1.0]))[:3]


def motor(net: po.Network, shaft: str, k: float = 0.05) -> None:
    """A battery, a winding, and a shaft: v = k ω, torque = k i."""
    pairs = (TerminalPair(ELECTRICAL, "coil"), TerminalPair(ROTATIONAL, "shaft", ("", None)))
    net.add(electrical.VoltageSource("battery", "12*sin(2*t)"), "supply", "ground")
    net.add(electrical.Resistor("winding", 0.8), "supply", "a")
    net.add(electrical.Inductor("coil", 2e-3), "a", "b")
    net.add(
        IdealCoupling("motor", pairs, (np.array([[1, -k], [0, 0]]), np.array([[0, 0], [k, 1]]))), "b", "ground", shaft
    )


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", ["double_pendulum", "four_bar"])
@pytest.mark.parametrize("rotor", [False, True])
def test_a_motor_drives_a_mechanism_and_every_joule_is_found(name: str, rotor: bool) -> None:
    mechanism = po.load(EXAMPLES / f"{name}.toml")
    joint = single(mechanism)[0]
    net = po.Network("drive")
    motor(net, "fast")
    if rotor:
        net.add(rotational.Inertia("rotor", 1e-4), "fast")
    net.add(gear("gear", 20.0, TerminalPair(ROTATIONAL, "slow", ("", None))), "fast", "slow")
    net.add(mechanism.as_element("arm", [joint]), "slow")
    run = po.simulate(net, time=2.0, max_step=1e-3)
    assert run.attrs["steps"] >= 1000
    assert float(abs(run.energy_residual).max()) < 1e-9 * float(run.energy_turnover[-1])
    assert float(run.energy_dissipated.sel(element="winding")[-1]) > 0
    rate = run["arm.joint_velocity"].sel({"arm.freedom": joint})
    np.testing.assert_allclose(run["motor.shaft.angular_velocity"], 20.0 * rate, rtol=1e-9, atol=1e-9)


def test_ports_may_replace_sources_and_the_other_sources_stay() -> None:
    mechanism = po.load(EXAMPLES / "slider_crank.toml")
    sources = [
        e.name for e in mechanism.model.elements if type(e).__name__ in ("JointEffort", "PointForce", "BodyTorque")
    ]
    assert sources
    net = po.Network("n")
    net.add(mechanism.as_element("m", [sources[0]]), "shaft")
    domain = net.model.branches[0].domain
    kind = rotational.TorqueSource if domain is ROTATIONAL else translational.ForceSource
    net.add(kind("drive", 0.0), "shaft", "ground")
    assert net.system().books.port_names == ("drive", *(f"m.{name}" for name in sources[1:]))


def test_what_cannot_be_a_port_is_refused_by_name() -> None:
    mechanism = po.load(EXAMPLES / "double_pendulum.toml")
    with pytest.raises(po.ModelError, match=r"no source 'elbo'.*did you mean 'elbow'"):
        mechanism.as_element("m", ["elbo"])
    with pytest.raises(po.ModelError, match="has no body 'nobody'"):
        mechanism.as_element("m", {"line": (("nobody", (0, 0, 0)), ("ground", (0, 0, 0)))})
    with pytest.raises(po.ModelError, match="two ends"):
        mechanism.as_element("m", {"line": 3.0})


def test_domains_of_ports_follow_the_joint() -> None:
    mechanism = po.load(EXAMPLES / "cart_pole.toml")
    element = mechanism.as_element("m")
    assert {p.domain for p in element.pairs} == {TRANSLATIONAL, ROTATIONAL}


@pytest.fixture(scope="module")
def example() -> ModuleType:
    path = Path(__file__).parents[2] / "examples" / "scissor_lift.py"
    spec = spec_from_file_location("scissor_lift", path)
    assert spec and spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def runs(example: ModuleType, loads: tuple[float, float]) -> list[NDArray[np.float64]]:
    """The heights of both lifts."""
    net = example.network(23, loads)
    assert isinstance(net.system().dynamics.flow, ComposedKernel)
    run = po.simulate(net, 0.2, rtol=1e-9, atol=1e-9, samples=5)
    assert po.ledger(run).ratio < 1e-9
    return [example.heights(run, f"lift{k}", 23) for k in range(2)]


@pytest.mark.long
def test_equal_loads_rise_alike(example: ModuleType) -> None:
    one, other = runs(example, (10.0, 10.0))
    assert one[-1] > one[0] + 5e-3
    np.testing.assert_allclose(one, other, rtol=0, atol=1e-9)


@pytest.mark.long
def test_loads_turned_round_turn_the_lifts_round(example: ModuleType) -> None:
    (light, heavy), (other, same) = (runs(example, loads) for loads in ((10.0, 30.0), (30.0, 10.0)))
    assert abs(light - heavy).max() > 1e-3
    np.testing.assert_allclose(same, light, rtol=0, atol=1e-7)
    np.testing.assert_allclose(other, heavy, rtol=0, atol=1e-7)


@pytest.mark.long
def test_a_hundred_and_twenty_loops_keep_their_ledger(example: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    example.main()
    assert "60 closed loops" in capsys.readouterr().out
    assert po.ledger(example.raised(60)).ratio < 1e-9


@pytest.mark.long
@pytest.mark.parametrize(("stages", "angle"), [(20, 0.05), (40, 1.2), (60, 0.45), (60, 1.2), (70, 1.45), (70, 0.05)])
def test_a_run_has_the_accelerations_of_forward_dynamics(
    example: ModuleType, monkeypatch: pytest.MonkeyPatch, stages: int, angle: float
) -> None:
    monkeypatch.setattr(example, "ANGLE", angle)
    lift = example.lift(stages, 20.0)
    q = np.zeros(lift.nq)
    v = np.random.default_rng(60).normal(size=lift.nv)
    A = lift.constraint_jacobian(q)
    v -= np.linalg.lstsq(A, A @ v, rcond=None)[0]
    right = lift.forward_dynamics(q, v, 0 * v)
    system = lift.system()
    found = system.dynamics.flow.ufunc(np.concatenate([q, v]), np.zeros(2 * lift.nv), np.zeros(1), np.zeros(0))[0][
        lift.nq :
    ]
    assert abs(found - right).max() < 1e-10 * abs(right).max()
