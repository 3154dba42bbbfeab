"""Many closed loops by sparse factors: as the dense path where both can be asked, and at sizes where only one can."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import EXAMPLES, quick, saved
from multibody.closed_zoo import following, longer, random_closed
from poinsot import Coupling, Model, OnFreedom, Tendon
from poinsot.analysis import large_loops
from poinsot.analysis.assembly import admissible
from poinsot.analysis.inverse_starts import large_step_of, step_of
from poinsot.analysis.inverse_targets import read_targets
from poinsot.analysis.large_loops import LargeLoops
from poinsot.analysis.starts import initial_states, require_one_branch
from poinsot.multibody import Mimic, bounds, build_tree, configuration, constraint_error, constraint_jacobian
from scripts import machine


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", [*range(2), *(pytest.param(k, marks=pytest.mark.long) for k in range(2, 8))])
def test_conditions_and_moves_are_those_of_the_tree(seed: int, rng: np.random.Generator) -> None:
    """Pairs of every kind, fixed and reversed ones, loops far from the ground, joints that follow others, gears and
    cams between coordinates: Φ, A, moves, uprightness."""
    model = zoo.random_model(rng, bodies=9, loops=3, mimics=1 + seed % 2)
    plain = build_tree(model)
    ends = [link.joint for link in plain.links if len(link.q) == 1 == len(link.v)]
    ends = [name for name in ends if name in {j.name for j in model.joints} and not model.joint(name).mimic]
    gears = [Coupling("held", OnFreedom(ends[0]), None, (0.3,))] if ends else []
    gears += [Coupling("cam", OnFreedom(ends[0]), OnFreedom(ends[1]), (0.2, 1.7, -0.4))] if len(ends) > 1 else []
    gears += [Coupling("sum", Tendon.of_joints(dict.fromkeys(ends[:3], 0.6)), OnFreedom(ends[0]))] if ends[2:] else []
    tree = build_tree(replace(model, couplings=tuple(gears)))
    q = zoo.random_state(tree, rng)[0]
    loops = LargeLoops(tree)
    found = loops.at(q)
    A = np.asarray(constraint_jacobian(tree, q), dtype=float)
    assert found.phi == pytest.approx(np.asarray(constraint_error(tree, q), dtype=float), abs=1e-13)
    assert np.abs(found.A.toarray() - A).max(initial=0.0) <= 1e-13 * np.abs(A).max(initial=1.0)
    assert found.phi.shape == (tree.rows,) and tree.coupled
    dv = rng.normal(size=tree.nv)
    assert loops.moved(q, dv) == pytest.approx(np.asarray(configuration.integrate(tree, q, dv), dtype=float), abs=1e-14)


def geared() -> Model:
    """Three four-bars on each other: the second crank is geared to the first, the third follows it."""
    model = machine("chain", 3, turned=True)
    joints = tuple(replace(j, mimic=Mimic("A0", -0.5, 0.0)) if j.name == "A2" else j for j in model.joints)
    gear = Coupling("gear", OnFreedom("A1"), OnFreedom("A0"), (0.0, 0.7))
    return replace(model, joints=joints, couplings=(gear,), coupled=True)


CASES = {
    "small ladder": lambda: machine("ladder", 2, size=1e-5, turned=True),
    "large tree": lambda: machine("binary tree", 2, size=1e5, turned=True),
    "geared": lambda: geared(),
    "net": lambda: machine("net", 3),
    "random": lambda: zoo.random_model(np.random.default_rng(4), bodies=6, loops=2),
    "rolling": lambda: po.load(EXAMPLES / "rolling_coin.toml").model,
    "bricard": lambda: po.load(EXAMPLES / "bricard.toml").model,
}


SHORT = ("small ladder", "large tree", "rolling", "geared")


@pytest.mark.sample(2)
@pytest.mark.parametrize("case", [c if c in SHORT else pytest.param(c, marks=pytest.mark.long) for c in CASES])
def test_assembly_mobility_and_velocities_agree_with_the_dense_path(case: str, monkeypatch: pytest.MonkeyPatch) -> None:
    model = CASES[case]()
    dense, sparse = po.Mechanism(model), po.Mechanism(model)
    rng = np.random.default_rng(7)
    start = dense.assemble()
    moved = dense.integrate(start, rng.normal(size=dense.nv) * 0.03 * dense.scales.freedoms)
    v, driven = rng.normal(size=dense.nv) * dense.scales.freedoms, np.zeros(dense.nv, dtype=bool)
    expected = dense.assemble(moved)
    counts = dense.mobility(expected)
    speeds = admissible(dense, expected, v, driven)
    monkeypatch.setattr(large_loops, "LARGEST_WRITTEN", 0)
    found = sparse.assemble(moved)
    assert dense.difference(expected, found) == pytest.approx(0.0 * speeds, abs=1e-8 * max(dense.scales.freedoms))
    assert np.abs(dense.closure_error(found) * dense.scales.rows).max() < 1e-10
    assert sparse.mobility(expected) == counts
    again = admissible(sparse, expected, v, driven)
    assert np.abs((again - speeds) / dense.scales.freedoms).max() < 1e-9 * np.abs(v / dense.scales.freedoms).max()


@pytest.mark.long
@pytest.mark.parametrize("shape", ["ladder", pytest.param("chain", marks=pytest.mark.long)])
def test_a_hundred_loops(shape: str) -> None:
    """One freedom a loop, three conditions of each redundant in the plane; the same turned, and beside another."""
    model = machine(shape, 100, turned=True, tree="short")
    mechanism = po.Mechanism(model)
    rng = np.random.default_rng(3)
    start = mechanism.assemble()
    loops = large_loops.large_loops(mechanism)
    q = mechanism.assemble(loops.moved(start, rng.normal(size=mechanism.nv) * 0.02))
    assert np.abs(loops.at(q).phi).max() < 1e-10
    found = mechanism.mobility(q)
    assert (found.here, found.general, found.rows, found.redundant) == (100, 100, 500, 300)
    assert set(found.closures.values()) == {3}
    v = admissible(mechanism, q, rng.normal(size=mechanism.nv), np.zeros(mechanism.nv, dtype=bool))
    assert np.abs(loops.at(q).A @ v).max() < 1e-11 * np.abs(v).max()
    assert np.abs(v).max() > 0.1


@pytest.mark.parametrize("angle", ["0", "0.5e-3", "60*deg"])
def test_singular_poses_are_told_from_what_is_redundant_always(
    angle: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A parallelogram that lies flat has a freedom more there; one of half a milliradian has not."""
    text = (EXAMPLES / "parallelogram.toml").read_text(encoding="utf-8").replace('"60*deg"', f'"{angle}"')
    (tmp_path / "flat.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(large_loops, "LARGEST_WRITTEN", 0)
    mechanism = po.load(tmp_path / "flat.toml")
    found = mechanism.mobility(mechanism.neutral())
    assert (found.here, found.general, found.redundant) == (2 if angle == "0" else 1, 1, 3)
    assert mechanism.mobility(np.array([mechanism.neutral()] * 2)).here.tolist() == [found.here] * 2
    if angle == "0":
        with pytest.raises(po.AssemblyError, match="starts at a singular pose"):
            require_one_branch(mechanism, mechanism.neutral(), np.zeros(mechanism.nv))
    else:
        require_one_branch(mechanism, mechanism.neutral(), np.zeros(mechanism.nv))


def test_what_cannot_be_closed_is_told_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(large_loops, "LARGEST_WRITTEN", 0)
    model = machine("chain", 2)
    joints = tuple(
        replace(j, X_PJ=j.X_PJ @ zoo.Displacement.translating([50.0, 0.0, 0.0])) if j.name == "D1" else j
        for j in model.joints
    )
    with pytest.raises(po.AssemblyError, match=r"cannot be assembled: joint '.1' .* stays open by"):
        po.Mechanism(replace(model, joints=joints)).assemble()


def test_starts_in_bulk_are_those_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each with its own position and velocity; one where branches part is told with the words of `initial_state`."""
    monkeypatch.setattr(large_loops, "LARGEST_WRITTEN", 0)
    text = (EXAMPLES / "parallelogram.toml").read_text(encoding="utf-8").replace('"60*deg"', '"0"')
    m = po.load(saved(tmp_path / "flat.toml", text))
    joint = m.tree.links[0].joint
    places, speeds = np.array([0.4, 0.0, 1.1]), np.array([1.0, 0.5, -0.3])
    given = [{joint: {"position": x, "velocity": v}} for x, v in zip(places, speeds, strict=True)]
    states, faults = initial_states(
        m, lambda k: given[k], [(joint, "position", places), (joint, "velocity", speeds)], len(given)
    )
    for k, each in enumerate(given):
        try:
            np.testing.assert_array_equal(states[k], m.initial_state(each))
        except po.PoinsotError as error:
            assert faults[k] == str(error)
    assert [*faults] == [1]


# Inverse kinematics of many closed loops: each step as it is written out, and targets that are met.
@pytest.mark.parametrize("pulled", [False, True])
@pytest.mark.parametrize(
    ("seed", "size"), quick(1, [(k, size) for k in range(12) for size in (1e5, 1e-5, 1.0)], several=True)
)
def test_a_step_is_that_written_out(seed: int, rng: np.random.Generator, size: float, pulled: bool) -> None:
    """A point of one body and the pose of another, from open loops, one freedom held, within limits."""
    model = following(rng) if seed % 2 else random_closed(seed)[0]
    m = po.Mechanism(longer(model, size, size**-0.5))
    scale = m.scales.freedoms
    q = m.integrate(m.assemble(), rng.normal(size=(2, m.nv)) * 0.05 * scale)
    goal = m.integrate(m.assemble(), rng.normal(size=m.nv) * 0.2 * scale)
    point = (rng.normal(size=3) * 0.1 * size).tolist()
    first, last = m.body_names[0], m.body_names[-1]
    X = m.pose(goal, first)
    targets: dict[Any, Any] = {(first, tuple(point)): X[:3, 3], last: m.pose(goal, last)}
    read = read_targets(m, targets)
    goals = [read.points, *(np.array([x, x]) for x in (read.places, read.rotations))]
    free = np.ones((2, m.nv))
    free[0, 0] = 0.0
    pull = [rng.normal(size=(2, m.nv)) * 0.1] if pulled else []
    lower, upper = bounds(m.tree)
    lower, upper = np.maximum(lower, q.min(axis=0) - 0.01 * size), np.minimum(upper, q.max(axis=0) + 0.01 * size)
    expected = step_of(m, read.aims, pulled)(q, free, lower, upper, *goals, *pull)
    found = large_step_of(m, read.aims, pulled)(q, free, lower, upper, *goals, *pull)
    unit = np.maximum(np.abs(expected[0]), 1e-3 * max(size, 1.0))
    np.testing.assert_allclose((found[0] - expected[0]) / unit, 0.0, rtol=0, atol=1e-7)
    np.testing.assert_array_equal(found[1], expected[1])
    np.testing.assert_allclose(found[2], expected[2], rtol=1e-9, atol=1e-12 * max(size, 1.0))


@pytest.mark.long
def test_forty_loops_bring_a_coupler_where_it_shall_be() -> None:
    """To where another configuration has it, near a posture; out of reach it is told."""
    m = po.Mechanism(machine("chain", 41, turned=True))
    start = m.assemble()
    move = np.random.default_rng(1).normal(size=m.nv) * 0.01
    goal = m.assemble(m.integrate(start, move))
    poses = m.poses(goal)[m.body_names.index("coupler3")]
    found = m.inverse_kinematics({"coupler3": poses[:3, 3]}, starts=2)
    assert found.success and found.position_error < 1e-9 and found.closure_error < 1e-10
    there = m.poses(found.q)[m.body_names.index("coupler3")]
    np.testing.assert_allclose(there[:3, 3], poses[:3, 3], atol=1e-9)
    far = m.inverse_kinematics({"coupler3": poses[:3, 3] + 1e3}, starts=1, iterations=8)
    assert not far.success and np.isnan(far.q).all()
