"""Large mechanisms whose joints follow others: compiled loops do what is written out, books close, cost is O(N)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import quick
from multibody.closed_zoo import admissible, random_closed, stacked, with_followers
from poinsot import Body, Displacement, Inertia, Joint, Model
from poinsot.algorithms import compiled
from poinsot.algorithms.rolled_kernels import RolledKernel
from poinsot.analysis import static_equilibrium
from poinsot.elements import Constant, JointDamper, JointEffort, JointSpring, pair_of_kind
from poinsot.geometry import rotation_z
from poinsot.multibody import Mimic, build_tree, conditions, configuration, forward_dynamics
from poinsot.multibody.conditions import reaches
from poinsot.programs.recursion import Walk
from poinsot.recursions.loop_kernels import dynamics_recursion

WALKED = {
    "inverse_dynamics": "q v a", "bias_force": "q v", "gravity_force": "q", "kinetic_energy": "q v",
    "potential_energy": "q", "integrate": "q v", "difference": "q q1", "poses": "q", "twists": "q v",
}  # fmt: skip


def ways(model: Model, patch: pytest.MonkeyPatch) -> Iterator[po.Mechanism]:
    """The mechanism written out, then in loops."""
    for operations, loops in ((1e12, 1000), (0, 0)):
        patch.setattr(compiled, "LARGEST_UNROLLED", operations)
        patch.setattr(compiled, "MOST_WRITTEN_LOOPS", loops)
        yield po.Mechanism(model)


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


@pytest.mark.parametrize("seed", quick(1, range(1, 25)))
def test_loops_do_what_is_written_out(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = np.random.default_rng(seed)
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


@pytest.mark.parametrize("model", quick(1, [chain(5), led(2), chain(9, first=True), led(4)]))
def test_runs_close_their_books(model: Model, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_what_else_is_asked_of_large_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reactions, with and without wrenches on bodies, and efforts of a static equilibrium, as written out."""
    written, walked = ways(led(2), monkeypatch)
    rng, q = np.random.default_rng(3), walked.neutral()
    v, tau = admissible(walked.tree, q, rng, reaches(walked.tree)), rng.normal(size=walked.nv)
    push = {"crank1": rng.normal(size=6)}
    for given in ({}, push):
        one, other = (m.reactions(q, v, tau, given) for m in (walked, written))
        for name, each in other.items():
            known = ~each.undetermined
            assert np.array_equal(one[name].undetermined, each.undetermined)
            np.testing.assert_allclose(one[name].wrench[known], each.wrench[known], rtol=0, atol=1e-8)
    driven = [name for name in walked.freedom_names if name[0] in "ab"]
    efforts = [[*static_equilibrium(m, q, driven).efforts.values()] for m in (walked, written)]
    np.testing.assert_allclose(*efforts, rtol=0, atol=1e-8)


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
