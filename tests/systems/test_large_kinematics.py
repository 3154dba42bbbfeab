"""Inverse kinematics of many closed loops: each step as it is written out, and targets that are met."""

from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import quick
from multibody.closed_zoo import following, longer, random_closed
from poinsot.algorithms.inverse_kinematics import step_of
from poinsot.analysis.inverse_starts import large_step_of
from poinsot.analysis.inverse_targets import read_targets
from poinsot.multibody import bounds
from scripts import machine


@pytest.mark.parametrize("pulled", [False, True])
@pytest.mark.parametrize(
    ("seed", "size"), quick(1, [(k, size) for k in range(12) for size in (1e5, 1e-5, 1.0)], several=True)
)
def test_a_step_is_that_written_out(seed: int, size: float, pulled: bool) -> None:
    """A point of one body and the pose of another, from open loops, one freedom held, within limits."""
    rng = np.random.default_rng(seed)
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
