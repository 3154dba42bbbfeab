"""Actuators: one law of gain, bias, gear and three clips, in efforts, in runs, in loops and in ledgers."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from multibody.driven_zoo import driven
from multibody.moving import changing, floats, moving, rate
from poinsot import AssemblyError, ModelError, SimulationError
from poinsot.algebra.linear import ltl
from poinsot.algorithms.compiled import is_rolled
from poinsot.elements import Constant, Expression
from poinsot.multibody import configuration
from poinsot.multibody.actuators import Actuator
from poinsot.multibody.applied import Motion
from poinsot.multibody.constrained_dynamics import forward_dynamics
from poinsot.multibody.constraints import constraint_acceleration, constraint_error, constraint_jacobian
from poinsot.multibody.derivatives import passive_effort, source_effort
from poinsot.multibody.forces import JointDamper, JointEffort, JointSpring
from poinsot.multibody.mass_matrix import mass_matrix
from poinsot.multibody.model import Mimic
from poinsot.multibody.stretches import Along, OnFreedom
from poinsot.multibody.tendons import Coupling, Tendon
from poinsot.multibody.tree import Tree, build_tree
from scalars import Over
from systems.rolled_models import rolled_beyond


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


# Couplings of stretches: conditions with exact slopes, kept in dynamics, derivatives, assembly and runs.
Floats = np.ndarray
CLOSING: dict[str, Any] = {"closing_kinds": ("spherical", "revolute")}


def admissible(tree: Tree, q: Floats, v: Floats) -> Floats:
    """v less what the conditions forbid."""
    A = floats(constraint_jacobian(tree, q))
    return v - np.linalg.pinv(A) @ (A @ v)


@pytest.mark.parametrize("loops", [0, 1])
def test_slopes_are_exact(seed: int, loops: int) -> None:
    """A = ∂Φ/∂(tangent of q) and d²Φ/dt² = A v̇ − a, off the manifold too."""
    model, rng = driven(seed, 3, loops=loops, **CLOSING)
    tree = build_tree(model)
    q, v = zoo.random_state(tree, rng)
    A = floats(constraint_jacobian(tree, q))
    assert A.shape == (tree.rows, tree.nv) and tree.rows == 3 + sum(c.rows for c in tree.closures)
    np.testing.assert_allclose(
        A @ v, rate(constraint_error(tree, moving(tree, q, v))), rtol=0, atol=1e-12 * np.abs(A).max()
    )
    a, v_dot = floats(constraint_acceleration(tree, q, v)), rng.normal(size=tree.nv)
    along = constraint_jacobian(tree, moving(tree, q, v)) @ changing(v, v_dot)
    np.testing.assert_allclose(rate(along), A @ v_dot - a, rtol=0, atol=1e-11 * max(1.0, np.abs(a).max()))


def test_forces_of_couplings_do_no_work_and_keep_them(seed: int) -> None:
    model, rng = driven(seed, 3, loops=seed % 2, **CLOSING)
    tree = build_tree(model)
    q = configuration.neutral(tree)
    v, tau = admissible(tree, q, rng.normal(size=tree.nv)), rng.normal(size=tree.nv)
    A, a = floats(constraint_jacobian(tree, q)), floats(constraint_acceleration(tree, q, v))
    v_dot = floats(forward_dynamics(tree, q, v, tau))
    np.testing.assert_allclose(A @ v_dot, a, rtol=0, atol=1e-11 * max(1.0, np.abs(a).max(), np.abs(v_dot).max()))
    free = floats(forward_dynamics(replace(tree, couplings=(), closures=()), q, v, tau))
    held = floats(mass_matrix(tree, q)) @ (v_dot - free)
    assert abs(held @ v) < 1e-11 * max(1.0, np.abs(held).max())


def test_they_are_kept_in_runs_and_take_nothing() -> None:
    model, _ = driven(4, 3)
    mechanism = po.Mechanism(replace(model, elements=model.elements[:1]))
    q = mechanism.assemble(mechanism.neutral() + 0.05 * np.random.default_rng(0).normal(size=mechanism.nq))
    assert np.abs(mechanism.constraint_error(q)).max() < 1e-12
    assert mechanism.mobility(q).here == mechanism.nv - 3
    assert mechanism.closure_names == ("cam", "winch", "taut")
    run = po.simulate(mechanism, time=1.0, initial=(q, np.zeros(mechanism.nv)), rtol=1e-9, samples=10)
    assert np.asarray(run.constraint_error).max() < 1e-12
    assert po.ledger(run).ratio < 1e-9
    assert np.abs(mechanism.constraint_error(np.asarray(run.joint_position))).max() < 1e-12


def test_a_straight_coupling_is_a_mimic() -> None:
    """q₂ = 1.7 q₁ + 0.2 as a condition, and by sharing one coordinate."""
    rng = np.random.default_rng(7)
    model = zoo.random_model(rng, bodies=3, kinds=("revolute", "prismatic"))
    coupling = Coupling("gear", OnFreedom("j2"), OnFreedom("j0"), (0.2, 1.7))
    conditional, (j0, j1, j2) = po.Mechanism(replace(model, couplings=(coupling,))), model.joints
    shared = po.Mechanism(replace(model, joints=(j0, j1, replace(j2, mimic=Mimic("j0", 1.7, 0.2))), coupled=True))
    q, v, tau = rng.normal(size=2), rng.normal(size=2), rng.normal(size=3)
    at = {name: k for k, name in enumerate(conditional.freedom_names)}
    G = np.zeros((3, 2))
    for k, name in enumerate(shared.freedom_names):
        G[at[name], k] = 1.0
    G[at["j2"], shared.freedom_names.index("j0")] = 1.7
    offset = np.zeros(3)
    offset[at["j2"]] = 0.2
    found = conditional.forward_dynamics(G @ q + offset, G @ v, tau)
    np.testing.assert_allclose(found, G @ shared.forward_dynamics(q, v, G.T @ tau), rtol=1e-11, atol=1e-11)


def test_two_arms_that_only_a_coupling_joins() -> None:
    """Their rows are solved together, though only the ground connects them."""
    rng = np.random.default_rng(3)
    model = zoo.random_model(rng, bodies=2, kinds=("revolute",))
    joints = tuple(
        replace(j, predecessor="ground", successor=b.name) for j, b in zip(model.joints, model.bodies, strict=True)
    )
    model = replace(model, joints=joints, tree="auto")
    tree = build_tree(replace(model, couplings=(Coupling("belt", OnFreedom("j0"), OnFreedom("j1"), (0.0, -2.0)),)))
    v_dot = floats(forward_dynamics(tree, np.zeros(2), np.zeros(2), np.array([1.0, 0.0])))
    M = floats(ltl(mass_matrix(tree, np.zeros(2))).D)
    at = [tree.freedom_names.index(name) for name in ("j0", "j1")]
    assert v_dot[at[0]] == pytest.approx(-2.0 * v_dot[at[1]], rel=1e-12) and np.all(M > 0)


@pytest.mark.parametrize(
    ("coupling", "words"),
    [
        (Coupling("c", OnFreedom("j9")), ["'c'", "'j9'", "does not exist"]),
        (Coupling("c", OnFreedom("j0"), OnFreedom("j1"), ()), ["coefficients"]),
        (Coupling("c", OnFreedom("j0"), OnFreedom("j1"), (0.0, np.nan)), ["finite"]),
        (Coupling("c", Along("b0", None, (0, 0, 1))), ["acts on b0", "no coordinate"]),
        (Coupling("j0", OnFreedom("j0")), ["'j0'"]),
    ],
)
def test_what_is_no_coupling_is_refused(coupling: Coupling, words: list[str]) -> None:
    model = zoo.random_model(np.random.default_rng(0), bodies=2, kinds=("revolute",))
    with pytest.raises(ModelError) as caught:
        replace(model, couplings=(coupling,))
    assert all(word in str(caught.value) for word in words)


def test_what_cannot_be_closed_says_which_coupling() -> None:
    model = zoo.random_model(np.random.default_rng(0), bodies=2, kinds=("revolute",))
    both = Coupling("one", OnFreedom("j0"), None, (0.0,)), Coupling("other", OnFreedom("j0"), None, (0.3,))
    with pytest.raises(AssemblyError, match="coupling 'o"):
        po.Mechanism(replace(model, couplings=both)).assemble()


def test_casadi_has_them_and_what_has_not_says_so() -> None:
    model, rng = driven(1, 3)
    mechanism = po.Mechanism(model)
    q, _ = zoo.random_state(mechanism.tree, rng)
    found = mechanism.casadi_function("constraint_error")(q)
    np.testing.assert_allclose(np.asarray(found, dtype=float).ravel(), mechanism.constraint_error(q), atol=1e-13)
    with pytest.raises(ModelError, match=r"coupling 'cam'.*structure"):
        mechanism.kinestatic_network(q)
    with pytest.raises(ModelError, match=r"element 'elastic'.*tendon"):
        po.Mechanism(replace(model, couplings=())).kinestatic_network(q)
