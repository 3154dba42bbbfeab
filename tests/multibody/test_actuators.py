"""Actuators: one law of gain, bias, gear and three clips, in efforts, in runs, in loops and in ledgers."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from multibody.driven_zoo import driven
from multibody.moving import floats
from poinsot import ModelError, SimulationError
from poinsot.algorithms.compiled import is_rolled
from poinsot.elements import Constant, Expression
from poinsot.multibody.actuators import Actuator
from poinsot.multibody.applied import Motion
from poinsot.multibody.derivatives import passive_effort, source_effort
from poinsot.multibody.forces import JointDamper, JointEffort, JointSpring
from poinsot.multibody.stretches import OnFreedom
from poinsot.multibody.tendons import Tendon
from poinsot.multibody.tree import build_tree
from scalars import Over, each_scalar
from systems.rolled_models import rolled_beyond


@pytest.mark.parametrize("seed", range(6))
def test_power_on_the_freedoms_is_effort_times_rate(seed: int) -> None:
    model, rng = driven(seed)
    tree = build_tree(model)
    q, v = zoo.random_state(tree, rng)
    u = rng.normal(size=len(model.sources))
    motion, total = Motion.of(tree, q, v), 0.0
    for source, value in zip(model.sources, u, strict=True):
        at = source.stretch.measured(motion)
        rate = at.rate(motion)
        total += source.effort(value, at.value, rate) * rate
    assert floats(source_effort(tree, q, v, u)) @ v == pytest.approx(total, rel=1e-11)


def test_clipped_thrice() -> None:
    a = Actuator("a", OnFreedom("j"), gear=2.0, gain=10.0, bias=1.0, control_range=(-1, 0.5), force_range=(-7, 5.5))
    limited = replace(a, effort_range=(-12.0, 3.0))
    for u, force in ((0.0, 1.0), (0.3, 4.0), (9.0, 5.5), (-0.2, -1.0), (-0.9, -7.0), (-5.0, -7.0)):
        assert a.effort(u, 0.0, 0.0) == pytest.approx(2.0 * force)
        assert limited.effort(u, 0.0, 0.0) == pytest.approx(min(max(2.0 * force, -12.0), 3.0))
    assert np.isnan(limited.effort(np.nan, 0.0, 0.0)) and np.isnan(limited.effort(0.1, 0.0, np.nan))


@each_scalar
def test_over_every_scalar(over: Over) -> None:
    servo = Actuator.position("s", "j", stiffness=3.0, damping=0.5, gear=2.0, force_range=(-4.0, 5.0), gain_rate=0.2)
    rng = np.random.default_rng(0)
    for _ in range(4):
        x = rng.normal(size=3) * 2.0
        expected = servo.effort(*x.tolist())
        assert float(over(lambda each: [servo.effort(*each)], x)[0]) == pytest.approx(expected, rel=1e-12)


def test_a_servo_is_a_spring_a_damper_and_a_source() -> None:
    model = zoo.random_model(np.random.default_rng(2), bodies=2, kinds=("revolute",))
    servo = Actuator.position("servo", "j0", stiffness=30.0, damping=2.0, signal=Constant(0.4), gear=1.5)
    apart = (
        JointSpring("spring", "j0", 30.0 * 1.5**2),
        JointDamper("damper", "j0", 2.0 * 1.5**2),
        JointEffort("source", "j0", Constant(30.0 * 0.4 * 1.5)),
    )
    one, three = (build_tree(replace(model, elements=each)) for each in ((servo,), apart))
    q, v = zoo.random_state(one, np.random.default_rng(0))
    by_servo = floats(source_effort(one, q, v, np.array([0.4])))
    by_parts = floats(source_effort(three, q, v, np.array([18.0]))) + floats(passive_effort(three, q, v))
    np.testing.assert_allclose(by_servo, by_parts, rtol=1e-13)


def test_controls_are_inputs_by_name_and_their_power_is_in_the_ledger() -> None:
    """A clip is stepped over: the ledger closes, and the work is that of the motion, measured on it."""
    model, _ = driven(3, kinds=("revolute", "prismatic"))
    mechanism = po.Mechanism(model)
    inputs = {"servo": "sin(3*t)", "motor": 0.7, "pump": (np.array([0.0, 0.5]), np.array([1.0, -1.0]))}
    run = po.simulate(mechanism, time=0.5, inputs=inputs, rtol=1e-10, samples=500)
    books = po.ledger(run)
    assert books.ratio < 1e-10
    assert mechanism.actuators == ("motor", "servo", "pump", "muscle", "jet")
    np.testing.assert_array_equal(mechanism.control_ranges[1], [-0.7, 0.9])
    assert np.isinf(mechanism.control_ranges[0]).all()
    t, q, v = (np.asarray(x) for x in (run.time, run.joint_position, run.joint_velocity))
    u = np.stack([np.full_like(t, 0.7), np.sin(3 * t), 1.0 - 4.0 * t, 0.0 * t, 0.0 * t], -1)
    efforts = mechanism.actuator_forces(q, v, u)
    power = (efforts * v).sum(-1)
    work = np.concatenate([[0.0], np.cumsum((power[1:] + power[:-1]) / 2 * np.diff(t))])
    supplied = np.asarray(run.energy_supplied).sum(-1)
    np.testing.assert_allclose(supplied, work, atol=1e-4 * np.abs(supplied).max())
    with pytest.raises(SimulationError, match="serv"):
        po.simulate(mechanism, time=0.1, inputs={"serv": 1.0})


def test_activations_are_states_that_follow_their_controls() -> None:
    """A filter as its exponential, an integrator within its range; both bounded as they say."""
    model = zoo.random_model(np.random.default_rng(2), bodies=2, kinds=("revolute",))
    elements = (
        Actuator.motor("lag", "j0", gain=3.0, dynamics="filter", time_constant=0.1, start=0.5),
        Actuator.position("sum", "j1", stiffness=9.0, damping=1.0, dynamics="integrator", activation_range=(-0.2, 0.3)),
        JointEffort("plain", "j0", Constant(0.1)),
    )
    mechanism = po.Mechanism(replace(model, elements=elements))
    with rolled_beyond(0):  # which has no loops for them, and is written out
        run = po.simulate(
            mechanism, time=1.0, samples=500, rtol=1e-10, inputs={"lag": 2.0, "sum": "cos(2*t)", "plain": 0.2}
        )
    t = np.asarray(run.time)
    w = np.asarray(run.activation)
    assert list(run.activated.values) == ["lag", "sum"]
    np.testing.assert_allclose(w[:, 0], 2.0 - 1.5 * np.exp(-t / 0.1), atol=1e-9)
    up = np.minimum(np.sin(2 * t) / 2, 0.3)
    np.testing.assert_allclose(w[:, 1], np.where(t < np.pi / 4, up, 0.3 + np.sin(2 * t) / 2 - 0.5), atol=1e-7)
    assert po.ledger(run).ratio < 1e-9
    q, v = (np.asarray(x) for x in (run.joint_position, run.joint_velocity))
    for begun in ((q[9], v[9], w[9]), [*q[9], *v[9], *w[9]]):
        again = mechanism.system(inputs={"lag": 2.0, "sum": 0.0}, initial=begun)
        np.testing.assert_array_equal(again.state.initial, [*q[9], *v[9], *w[9]])
    with pytest.raises(SimulationError, match="activation"):
        mechanism.system(initial=(q[9], v[9], [1.0]))
    power = (mechanism.actuator_forces(q, v, np.column_stack([w, np.full(len(t), 0.2)])) * v).sum(-1)
    work = np.asarray(run.energy_supplied).sum(-1)
    area = ((power[1:] + power[:-1]) / 2 * np.diff(t)).sum()
    assert work[-1] == pytest.approx(area, abs=1e-3 * np.abs(work).max())


@pytest.mark.long
def test_loops_of_large_trees_have_them_on_their_joints() -> None:
    model = zoo.random_model(np.random.default_rng(5), bodies=4, kinds=("revolute", "spherical"))
    turning = [j.name for j in model.joints if j.pair.kind == "revolute"]
    servo = {"stiffness": 8.0, "damping": 0.7, "force_range": (-1.0, 1.5)}
    elements = tuple(
        Actuator.position(f"servo {name}", name, gear=0.5 + k, signal=Expression("cos(2*t)"), **servo)
        for k, name in enumerate(turning)
    )
    both = Tendon(((0.7, OnFreedom(turning[0])), (-1.2, OnFreedom(turning[-1]))), 0.1)
    cable = Actuator.position("cable", both, stiffness=4.0, damping=0.3, gear=1.5, signal=Constant(0.2))
    model = replace(model, elements=(*elements, cable))
    options: dict[str, Any] = {"time": 0.3, "rtol": 1e-10, "samples": 4, "inputs": {f"servo {turning[0]}": 0.4}}
    written = po.simulate(po.Mechanism(model), **options)
    with rolled_beyond(0):
        mechanism = po.Mechanism(model)
        assert is_rolled(mechanism.tree)
        walked = po.simulate(mechanism, **options)
    assert len(turning) > 1
    np.testing.assert_allclose(walked.joint_position, written.joint_position, atol=1e-10)
    np.testing.assert_allclose(walked.energy_supplied, written.energy_supplied, atol=1e-10)


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"gear": np.inf}, ["'motor'", "gear", "finite"]),
        ({"control_range": (1.0, -1.0)}, ["control_range", "[1, -1]"]),
        ({"effort_range": (np.nan, 1.0)}, ["effort_range"]),
        ({"dynamics": "muscle"}, ["'muscle'", "integrator"]),
        ({"dynamics": "filter"}, ["time constant", "above zero"]),
        ({"along": OnFreedom("b0")}, ["'b0'", "does not exist"]),
    ],
)
def test_what_is_no_actuator_is_refused(fields: dict[str, Any], words: list[str]) -> None:
    model = zoo.random_model(np.random.default_rng(0), bodies=1, kinds=("revolute",))
    with pytest.raises(ModelError) as caught:
        replace(model, elements=(replace(Actuator.motor("motor", "j0"), **fields),))
    assert all(word in str(caught.value) for word in words)


def test_a_law_that_asks_for_a_position_needs_one() -> None:
    model = zoo.random_model(np.random.default_rng(0), bodies=1, kinds=("spherical",))
    replace(model, elements=(Actuator.velocity("v", "j0", damping=1.0),))
    with pytest.raises(ModelError, match="no coordinate"):
        replace(model, elements=(Actuator.position("p", "j0", stiffness=1.0),))


def test_numbers_of_actuators_and_tendon_springs_have_addresses() -> None:
    model, rng = driven(2)
    family = po.Mechanism(model).with_parameters(r="elements.servo.gear", k="elements.elastic.stiffness")
    changed = {"servo": {"gear": 1.7}, "elastic": {"stiffness": 4.0}}
    elements = tuple(replace(e, **changed.get(e.name, {})) for e in model.elements)  # type: ignore[type-var]
    plain, free = po.Mechanism(replace(model, elements=elements)), family.at([1.7, 4.0])
    q, v = zoo.random_state(plain.tree, rng)
    u = rng.normal(size=5)
    np.testing.assert_allclose(free.actuator_forces(q, v, u), plain.actuator_forces(q, v, u), rtol=1e-12, atol=1e-13)
    np.testing.assert_allclose(free.bias_force(q, v), plain.bias_force(q, v), rtol=1e-11, atol=1e-12)
