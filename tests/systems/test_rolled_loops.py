"""Large mechanisms with closed loops, couplings and joints that follow others: compiled loops over lines do what is
written out, and their books close.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import quick
from multibody.closed_zoo import admissible, coupled, random_closed, stacked, with_followers
from poinsot import Body, Coupling, Displacement, Inertia, Joint, Model, OnFreedom, System, Tendon
from poinsot.algorithms import compiled
from poinsot.algorithms.rolled_kernels import RolledKernel
from poinsot.analysis import static_equilibrium
from poinsot.elements import Constant, JointDamper, JointEffort, JointSpring, pair_of_kind
from poinsot.geometry import rotation_z
from poinsot.multibody import Mimic, build_tree, conditions, configuration, constrained_dynamics, forward_dynamics
from poinsot.multibody import project as written_projection
from poinsot.multibody.conditions import measured_by, reaches
from poinsot.multibody.front_dynamics import dynamics_by_fronts, sizes_along_loops
from poinsot.multibody.front_steps import Policy
from poinsot.programs.recursion import Walk
from poinsot.recursions.loop_kernels import dynamics_recursion
from poinsot.simulation import mechanism_system

WALKED = {
    "inverse_dynamics": "q v a", "bias_force": "q v", "gravity_force": "q", "kinetic_energy": "q v",
    "potential_energy": "q", "integrate": "q v", "difference": "q q1", "poses": "q", "twists": "q v",
}  # fmt: skip


def ways(model: Model, patch: pytest.MonkeyPatch) -> Iterator[po.Mechanism]:
    """The mechanism written out, then in loops."""
    for operations in (1e12, 0):
        patch.setattr(compiled, "LARGEST_UNROLLED", operations)
        yield po.Mechanism(model)


def geared(count: int) -> Model:
    """Four-bars on each other, every second crank geared to the one before, and a sum of two that stays."""
    names = [f"a{k}" for k in range(count)]
    gears = [Coupling(f"gear {b}", OnFreedom(b), OnFreedom(a), (0.0, 0.7)) for a, b in [*pairwise(names)][::2]]
    if count > 3:
        gears.append(Coupling("sum", Tendon.of_joints({"a0": 0.5, "a2": 0.4}), None, (0.0,)))
    return replace(stacked(count), couplings=tuple(gears))


def chain(count: int, first: bool = False) -> Model:
    """Every second joint follows the one before it, or the first of all, through a gear."""
    revolute, bodies, joints, last = pair_of_kind("revolute"), [], [], "ground"
    for k in range(count):
        bodies.append(Body(f"b{k}", Inertia(1.0, np.array([0.25, 0.0, 0.0]), np.diag([1e-3, 0.1, 0.1]))))
        placed = Displacement(rotation_z(0.1), np.array([0.5 if k else 0.0, 0.0, 0.0]))
        mimic = Mimic(f"j{0 if first else k - 1}", -0.7 if k % 4 == 1 else 0.9, 0.05) if k % 2 else None
        joints.append(Joint(f"j{k}", revolute, last, f"b{k}", placed, mimic=mimic))
        last = f"b{k}"
    elements = (
        JointSpring("spring", "j1", 5.0, 0.1), JointDamper("on follower", "j1", 0.2), JointDamper("damper", "j2", 0.3),
        JointEffort("motor", "j3", Constant(0.7), 0),
    )  # fmt: skip
    return Model("chain", tuple(bodies), tuple(joints), elements, gravity=(0.0, -9.81, 0.0), coupled=True)


def led(count: int) -> Model:
    """Four-bars on each other, every second crank following the one before."""
    model = stacked(count)
    joints = [*model.joints]
    for n, joint in enumerate(joints):
        if joint.name[0] == "a" and int(joint.name[1:]) % 2:
            joints[n] = replace(joint, mimic=Mimic(f"a{int(joint.name[1:]) - 1}", 0.7))
    return replace(model, joints=tuple(joints), coupled=True)


@pytest.mark.parametrize(
    ("kind", "seed"),
    [
        case
        for kind, seeds in (("closures", range(4, 25)), ("couplings", range(5, 25)))
        for case in quick(1, [(kind, k) for k in seeds], several=True)
    ],
)
def test_loops_of_any_pairs(kind: str, seed: int, always_rolled: None) -> None:
    model, rng = random_closed(seed)
    model = replace(model, elements=())
    model = coupled(model, seed) if kind == "couplings" else model
    m, written = po.Mechanism(model), build_tree(model)
    q, tau = m.neutral(), rng.normal(size=m.nv)
    v = admissible(m.tree, q, rng, reaches(m.tree))
    found = m.forward_dynamics(q, v, tau)
    assert isinstance(m.kernels["forward_dynamics"], RolledKernel)
    if kind == "closures":
        measured_by(written, partial(sizes_along_loops, written.aligned))
        expected = dynamics_by_fronts(written, q, v, tau)
    else:
        expected = np.asarray(forward_dynamics(written, q, v, tau), dtype=float)
        assert np.max(m.closure_residual(q, v, tau)) < 1e-12
    free = np.abs(dynamics_by_fronts(replace(written, closures=(), couplings=()), q, v, tau)).max()
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-12 * max(np.abs(expected).max(), free))
    measured, tried = conditions(m.tree), conditions(written)
    assert measured.live == tried.live and measured.posed == tried.posed
    if kind == "closures":
        np.testing.assert_allclose(measured.natural, tried.natural, rtol=1e-9)


@pytest.mark.parametrize("seed", quick(1, range(1, 25)))
def test_followers_do_what_is_written_out(seed: int, rng: np.random.Generator, monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = ("revolute", "prismatic", "helical", "spherical")
    model = zoo.random_model(rng, bodies=5, kinds=kinds) if seed % 2 else random_closed(seed)[0]
    model = with_followers(model, rng, offsets=seed % 2 == 1)
    tree = build_tree(model)
    q, q1 = configuration.neutral(tree), configuration.random(tree, rng)
    q = q if tree.closed else configuration.random(tree, rng)
    v, tau = admissible(tree, q, rng, reaches(tree)), rng.normal(size=tree.nv)
    a = np.asarray(forward_dynamics(tree, q, v, tau), dtype=float)
    given = {"q": q, "v": v, "a": a, "q1": q1}
    written, walked = ways(model, monkeypatch)
    for name, names in WALKED.items():
        arguments = [given[x] for x in names.split()]
        found, expected = (np.asarray(getattr(m, name)(*arguments)) for m in (walked, written))
        if tree.followed:
            assert isinstance(walked.kernels[name], RolledKernel)
        np.testing.assert_allclose(found, expected, rtol=0, atol=1e-12 * max(1.0, np.abs(expected).max()))
    free = np.abs(np.linalg.solve(written.mass_matrix(q), tau)).max()
    found = walked.forward_dynamics(q, v, tau)
    np.testing.assert_allclose(found, a, rtol=0, atol=1e-12 * max(np.abs(a).max(), free))
    if tree.closed:
        assert np.max(walked.closure_residual(q, v, tau)) < 1e-12
        one, other = conditions(walked.tree), conditions(tree)
        assert one.live == other.live and one.posed == other.posed


def projects(m: po.Mechanism, system: System, x: np.ndarray) -> None:
    """The projection in loops is the one written out, at a state that is off the loops."""
    assert all(
        isinstance(kernel, RolledKernel)
        for kernel in (system.dynamics.flow, system.state.retract, system.state.project)
    )
    at, rate = x[: m.nq], x[m.nq :]
    state, gap, slip = system.state.project.ufunc(x)
    shift, calm, phi, square = written_projection(m.tree, at, rate)
    np.testing.assert_allclose(state, [*(at + shift), *calm], rtol=0, atol=1e-12)
    assert gap > 1e-5 and np.isclose(slip, np.sqrt(float(square)), rtol=1e-9) and np.abs(phi.astype(float)).max() > 1e-5


def closes_its_books(m: po.Mechanism, time: float) -> Any:
    run = po.simulate(m, time, inputs={"a0": 2.0}, rtol=1e-9, atol=1e-10)
    assert float(abs(run.energy_residual).max()) < 1e-9 * float(run.energy_scale.max())
    assert float(run.constraint_error.max()) < 1e-12
    return run


@pytest.mark.long
@pytest.mark.parametrize("count", [3, 20])
def test_runs_with_springs_and_dampers_close_their_books(count: int, always_rolled: None) -> None:
    """The flow off the manifold, the projection, and a run of a driven mechanism, all in loops; of many, with lines
    fused."""
    springs = (JointSpring("spring", "a1", 20.0, 0.3), JointDamper("damper", "b2", 0.5))
    m = po.Mechanism(replace(stacked(count), elements=springs))
    n, rng = m.nv, np.random.default_rng(0)
    system = mechanism_system(m, {"a0": 2.0}, np.concatenate([m.neutral(), np.zeros(n)]))
    q, xi = m.neutral(), 1e-4 * rng.normal(size=2 * n)
    v = admissible(m.tree, q, rng, np.ones(n))
    rates, powers = system.dynamics.flow.ufunc(np.concatenate([q, v]), xi, np.zeros(1), np.array([2.0]))
    at, rate = q + xi[:n], v + xi[n:]
    tau = np.zeros(n)
    index = m.freedom_names.index
    tau[index("a0")] = 2.0
    tau[index("a1")] = -20.0 * (at[index("a1")] - 0.3)
    tau[index("b2")] = -0.5 * rate[index("b2")]
    expected = dynamics_by_fronts(
        m.tree, at, rate, tau, Policy(constrained_dynamics.PASSING, constrained_dynamics.DRIFT)
    )
    np.testing.assert_allclose(rates, [*rate, *expected], rtol=0, atol=1e-9 * np.abs(expected).max())
    np.testing.assert_allclose(powers, [2.0 * rate[index("a0")], 0.5 * rate[index("b2")] ** 2], rtol=1e-12)
    projects(m, system, np.concatenate([at, rate]))
    closes_its_books(m, 0.3 if count < 10 else 0.03)


def test_runs_with_couplings_close_their_books(always_rolled: None) -> None:
    m, rng = po.Mechanism(geared(2)), np.random.default_rng(0)
    n, q = m.nv, m.neutral()
    system = mechanism_system(m, {"a0": 2.0}, np.concatenate([q, np.zeros(n)]))
    projects(m, system, np.concatenate([q + 1e-4 * rng.normal(size=n), rng.normal(size=n)]))
    run = closes_its_books(m, 0.3)
    first, second = (run["joint_position"].sel(coordinate=name).values for name in ("a0", "a1"))
    assert abs(second - 0.7 * first).max() < 1e-10 and abs(first).max() > 1e-3


@pytest.mark.parametrize("model", quick(1, [chain(5), led(2), chain(9, first=True), led(4)]))
def test_runs_with_followers_close_their_books(model: Model, monkeypatch: pytest.MonkeyPatch) -> None:
    """And what is observed of forces is as written out, efforts on followers and motors there counted."""
    names = ["all", "joint_wrench", "joint_acceleration", "body_acceleration"]
    names += ["element_force", "element_rate", "element_stretch"] if model.elements else []
    runs = []
    for m in ways(model, monkeypatch):
        driven = "j2" if model.elements else "a0"
        run = po.simulate(m, 0.3, inputs={driven: 1.0}, rtol=1e-9, atol=1e-10, samples=5, outputs=names)
        assert float(abs(run.energy_residual).max()) < 1e-9 * float(run.energy_scale.max())
        runs.append(run)
    for name in ("joint_position", "joint_velocity", *names[1:]):
        found, expected = runs[1][name].values, runs[0][name].values
        assert found.shape == expected.shape
        np.testing.assert_allclose(found, expected, rtol=0, atol=1e-7 * max(1.0, np.nanmax(np.abs(expected))))


def test_what_tells_of_a_velocity_on_no_branch(always_rolled: None) -> None:
    """A locked chain says how far its accelerations miss what its loops demand, as the dense equations do."""
    m = po.Mechanism(stacked(2))
    rng = np.random.default_rng(1)
    q, tau = m.neutral(), rng.normal(size=m.nv)
    v = admissible(m.tree, q, rng, np.ones(m.nv))
    assert np.max(m.closure_residual(q, v, tau)) < 1e-14
    assert np.max(constrained_dynamics.closure_residual(m.tree, q, v, tau).astype(float)) < 1e-14


def geared_tree(seed: int) -> Model:
    """A tree without loops, two pairs of whose freedoms are coupled."""
    kinds = ("revolute", "prismatic", "helical", "cylindrical")
    model = zoo.random_model(np.random.default_rng(seed), bodies=6, kinds=kinds)
    return coupled(replace(model, elements=()), seed)


CASES = [(geared(4), True), (led(2), False), pytest.param(geared(14), True, marks=pytest.mark.long)]
CASES += [(geared_tree(1), True), *(pytest.param(geared_tree(k), True, marks=pytest.mark.long) for k in range(2, 9))]


@pytest.mark.parametrize(("model", "scaled"), CASES)
def test_what_else_is_asked_of_large_ones(model: Model, scaled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Accelerations, reactions with and without wrenches on bodies, efforts of an equilibrium, as written out."""
    found: list[list[Any]] = []
    for m in ways(model, monkeypatch):
        rng, q = np.random.default_rng(3), m.neutral()
        tau = rng.normal(size=m.nv)
        v = admissible(m.tree, q, rng, reaches(m.tree))
        pushed = {model.bodies[1].name: rng.normal(size=6)}
        driven = [name for name in m.freedom_names if name[0] in "ab"] or [*m.freedom_names]
        efforts = static_equilibrium(m, q, driven).efforts
        reactions = [m.reactions(q, v, tau, given) for given in ({}, pushed)]
        found.append([m.forward_dynamics(q, v, tau), np.array([efforts[name] for name in driven]), *reactions])
    for one, other in zip(*(each[:2] for each in found), strict=True):
        np.testing.assert_allclose(other, one, rtol=0, atol=1e-8 * (np.abs(one).max() if scaled else 1.0))
    for one, other in zip(*(each[2:] for each in found), strict=True):
        size = max(np.abs(each.wrench).max() for each in one.values()) if scaled else 1.0
        for name, each in one.items():
            known = ~each.undetermined
            assert np.array_equal(other[name].undetermined, each.undetermined)
            np.testing.assert_allclose(other[name].wrench[known], each.wrench[known], rtol=0, atol=1e-8 * size)


@pytest.mark.sample(1)
@pytest.mark.parametrize("first", [False, True])
def test_operations_and_lines_grow_with_the_links_alone(first: bool) -> None:
    """Wherever the joint is that all others follow."""
    costs = []
    for count in (60, 120):
        m = po.Mechanism(chain(count, first))
        assert compiled.is_rolled(m.tree)
        walks = [x for x in dynamics_recursion(m.tree, False).sweeps if isinstance(x, Walk)]
        costs.append((sum(x.operations for x in walks), sum(len(x.lines) for x in walks)))
    assert all(second < 2.1 * one for one, second in zip(*costs, strict=True))


def test_a_follower_without_inertia_is_written_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """By itself it would move nothing; together with its master it does."""
    model = replace(chain(4), elements=())
    light = replace(model.bodies[-1], inertia=Inertia.zero())
    joints = tuple(replace(j, mimic=Mimic("j0", 0.5) if j.name == "j3" else None) for j in model.joints)
    _, m = ways(replace(model, bodies=(*model.bodies[:-1], light), joints=joints), monkeypatch)
    assert m.tree.followed and not compiled.is_rolled(m.tree)
    assert np.isfinite(m.forward_dynamics(m.neutral(), np.zeros(m.nv), np.zeros(m.nv))).all()
