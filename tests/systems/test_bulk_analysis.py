"""Many poses asked at once: singularities, spaces of twists, reactions and efforts are those of each pose alone."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from cases import quick
from multibody.closed_zoo import random_closed
from poinsot.analysis.kinestatics import admissible, twist_space
from poinsot.analysis.null_spaces import null_spaces, ranks
from poinsot.analysis.spaces import spaces_at
from poinsot.errors import ModelError, SimulationError

SEEDS = quick(1, range(8))
EXAMPLES = Path(__file__).parents[2] / "examples"


def closed_poses(m: po.Mechanism, count: int, size: float, seed: int = 0) -> np.ndarray:
    """Closed configurations near the drawn one."""
    moves = np.random.default_rng(seed).normal(size=(count, m.nv)) * size * m.scales.freedoms
    found, status = m.assemble(m.integrate(m.assemble(), moves), status=True)
    return np.asarray(found[status == 0])


@pytest.mark.parametrize("shape", [(3, 5), (5, 3), (4, 4), (15, 21), (2, 0), (0, 3), (1, 1)])
@pytest.mark.parametrize("count", [1, 40])
def test_ranks_and_null_spaces_are_those_of_singular_values(shape: tuple[int, int], count: int) -> None:
    rng = np.random.default_rng(1)
    m, k = shape
    A = rng.normal(size=(count, m, k))
    if m > 1:
        A[::3, 1] = A[::3, 0]  # dependent rows
        A[1::3, 1] = A[1::3, 0] + 1e-6 * A[1::3, 1]  # nearly so
        A[2::3, 0] *= 1e-5
    N, counts = null_spaces(A)
    expected = [int((np.linalg.svd(a, compute_uv=False) > 1e-8).sum()) if a.size else 0 for a in A]
    np.testing.assert_array_equal(ranks(A), expected)
    np.testing.assert_array_equal(counts, k - np.array(expected))
    assert np.abs(A @ N).max(initial=0.0) < 1e-8
    for each, own in zip(N, counts, strict=True):
        wanted = np.diag([1.0] * own + [0.0] * (N.shape[2] - own))
        np.testing.assert_allclose(each.T @ each, wanted, rtol=0, atol=1e-12)


@pytest.mark.parametrize("seed", SEEDS)
def test_spaces_at_many_poses_are_those_of_each(seed: int) -> None:
    m = po.Mechanism(random_closed(seed)[0])
    Q = closed_poses(m, 4, 0.2, seed)
    body, other, lock = m.body_names[-1], m.body_names[0], m.freedom_names[0]
    closing = m.closure_names[0]
    for locked in ([lock], [closing, m.body_names[1]]):
        found = spaces_at(m, Q, body, other, locked)
        for k, q in enumerate(Q):
            assert found.freedoms[k] == admissible(m, q).shape[1]
            assert found.twists(k).equals(twist_space(m, q, body, other), 1e-6)
            assert found.twists_left(k).equals(twist_space(m, q, body, other, locked), 1e-6)
            assert (found.moves[k], found.left[k]) == (found.twists(k).order, found.twists_left(k).order)


def assert_same_singularities(m: po.Mechanism, Q: np.ndarray, body: str, actuated: list[str]) -> np.ndarray:
    every = m.singularity(Q, body, actuated)
    for k, q in enumerate(Q):
        if every.kind[k] == "unknown":
            assert every.freedoms[k] == every.general[k] == -1 and every.lost[k] is None
            with pytest.raises(ModelError):
                m.singularity(q, body, actuated)
            continue
        one = m.singularity(q, body, actuated)
        assert (one.kind, one.freedoms, one.general, one.sentence) == (
            every.kind[k], every.freedoms[k], every.general[k], every.sentence[k],
        )  # fmt: skip
        assert one.lost.equals(every.lost[k], 1e-6) and one.gained.equals(every.gained[k], 1e-6)
        assert one.singular == every.singular[k]
    return np.asarray(every.kind)


def test_singularities_of_many_poses_are_those_of_each() -> None:
    m = po.load(EXAMPLES / "parallelogram.toml")
    crank = m.tree.links[0].joint
    Q = np.array([m.assemble(m.integrate(m.assemble(), [x, 0.0, 0.0]), keep=(crank,)) for x in (0.0, 0.4, 0.9)])
    flat = m.neutral() * 0.0
    Q = np.vstack([Q, m.assemble(flat), Q[0] + 1e-3, Q[0] * np.nan])
    kinds = assert_same_singularities(m, Q, m.body_names[1], [crank])
    assert kinds[-1] == kinds[-2] == "unknown" and "regular" in kinds
    with pytest.raises(SimulationError, match="coordinates each"):
        m.singularity(Q[:, :-1], m.body_names[1], [crank])
    with pytest.raises(ModelError, match="no body"):
        m.singularity(Q, "nobody", [crank])
    with pytest.raises(ModelError, match="to lock"):
        m.singularity(Q, m.body_names[1], ["nothing"])


@pytest.mark.long
@pytest.mark.parametrize("name", ["kinestatics/stewart", "kinestatics/three_upu", "kinestatics/seven_joint_arm"])
def test_singularities_of_parallel_robots_at_many_poses(name: str) -> None:
    m = po.load(EXAMPLES / f"{name}.toml")
    slides = [link.joint for link in m.tree.links if link.pair.kind == "prismatic"] or [m.tree.links[0].joint]
    body = "platform" if "platform" in m.body_names else m.body_names[-1]
    assert_same_singularities(m, closed_poses(m, 5, 0.05), body, slides)
