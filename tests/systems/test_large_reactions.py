"""What joints of large mechanisms transmit, asked of a state and observed in runs: as where all is written out."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import quick
from multibody.closed_zoo import admissible, beside, longer, random_closed, stacked
from poinsot import Model
from poinsot.algorithms import compiled
from poinsot.analysis import large_reactions
from poinsot.analysis.large_closing import scaled
from poinsot.analysis.large_loops import large_loops
from poinsot.elements import Expression, JointDamper, JointEffort, JointSpring
from poinsot.motion.observing import SampleBatch
from poinsot.multibody.conditions import reaches
from scripts import machine


def in_loops(model: Model, monkeypatch: pytest.MonkeyPatch) -> po.Mechanism:
    monkeypatch.setattr(compiled, "LARGEST_UNROLLED", 0)
    return po.Mechanism(model)


def agree(model: Model, size: float, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of one state with a wrench on a body, each frame, singly and in a batch: wrenches, and what is undetermined."""
    rng = np.random.default_rng(seed)
    m = po.Mechanism(model)
    q, tau = m.assemble(), rng.normal(size=m.nv)
    v = admissible(m.tree, q, rng, reaches(m.tree))
    pushes = {m.body_names[0]: rng.normal(size=6) * [size, size, size, 1, 1, 1]}
    unit = np.array([1.0 / size] * 3 + [1.0] * 3)
    expected = [m.reactions(q, v, tau, pushes, frame=frame) for frame in ("world", "body")]
    rolled = in_loops(model, monkeypatch)
    found = [rolled.reactions(q, v, tau, pushes, frame=frame) for frame in ("world", "body")]
    found.append(rolled.reactions([q, q], v, tau, pushes))
    assert isinstance(rolled.kernels["forward_dynamics"], compiled.Kernel) and list(found[0]) == list(expected[0])
    most = max(np.abs(unit * each.wrench).max() for each in expected[0].values())
    for ours, theirs in zip(found, [*expected, expected[0]], strict=True):
        for name, each in ours.items():
            assert np.abs(unit * (each.wrench - theirs[name].wrench)).max() < 1e-9 * most, name
            np.testing.assert_array_equal(np.atleast_2d(each.undetermined)[-1], theirs[name].undetermined)


@pytest.mark.parametrize("largest", [0, 300], ids=["sparse", "blocks"])
@pytest.mark.parametrize("size", quick(1, [1.0, 1e-5, 1e5]))
@pytest.mark.parametrize("seed", quick(0, range(3, 20)))
def test_reactions_of_random_loops(seed: int, size: float, largest: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(large_reactions, "LARGEST_BLOCK", largest)
    agree(longer(replace(random_closed(seed)[0], elements=()), size, size**-0.5), size, seed, monkeypatch)


TILT = np.asarray(zoo.random_displacement(np.random.default_rng(5)).rotation, dtype=float)
SHAPES = {
    "stacked": lambda: stacked(2, TILT),
    "net": lambda: machine("net", 3, turned=True),
    "beside": lambda: beside(stacked(1, TILT), longer(random_closed(8)[0], 10.0, 1e4)),
}


@pytest.mark.parametrize("largest", [0, 300], ids=["sparse", "blocks"])
@pytest.mark.parametrize("shape", quick(1, SHAPES))
def test_what_redundancy_leaves_open(shape: str, largest: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows that repeat others, rows that are zero, loops beside each other: least in the metric of the rows."""
    monkeypatch.setattr(large_reactions, "LARGEST_BLOCK", largest)
    agree(replace(SHAPES[shape](), elements=()), 1.0, 0, monkeypatch)


@pytest.mark.parametrize("largest", [0, 300], ids=["sparse", "blocks"])
@pytest.mark.parametrize("size", [1e-5, 1e5])
@pytest.mark.parametrize(("seed", "loops"), quick(1, [(3, 10), (6, 60), *enumerate((1, 2, 5, 20, 40))], several=True))
def test_least_multipliers_of_up_to_sixty_random_loops(
    rng: np.random.Generator, loops: int, size: float, largest: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """λ is the least by singular values of all of A, and what is left open is its whole null space: of 60 loops 108."""
    monkeypatch.setattr(large_reactions, "LARGEST_BLOCK", largest)
    kinds = ("revolute", "prismatic", "spherical", "universal")
    m = po.Mechanism(longer(zoo.random_model(rng, bodies=4 + 2 * loops, loops=loops, kinds=kinds), size, size**-0.5))
    at, scales = large_loops(m).at(m.neutral()), m.scales
    A = scaled(at, scales).toarray()
    wanted = A.T @ rng.normal(size=m.tree.rows)
    U, sigma, Vt = np.linalg.svd(A, full_matrices=False)
    real = sigma > 1e-8
    least = U[:, real] @ (Vt[real] @ wanted / sigma[real])
    found = large_reactions.LargeReactions(m).multipliers(at, wanted / scales.freedoms)
    assert np.abs(found.found / scales.rows - least).max() < 1e-9 * np.abs(least).max()
    N = found.open.toarray() / scales.rows[:, None]
    assert np.linalg.matrix_rank(N, tol=1e-6) == m.tree.rows - real.sum() == N.shape[1]
    assert np.abs(A.T @ N).max(initial=0.0) < 1e-8


NAMES = [
    "joint_acceleration", "body_acceleration", "joint_wrench", "element_force", "element_rate", "element_stretch",
    "element_wrench",
]  # fmt: skip


def chain_of(count: int) -> Model:
    rng = np.random.default_rng(count)
    return zoo.random_model(rng, bodies=count, loops=0, elements=0, kinds=("revolute", "prismatic"))


@pytest.mark.parametrize("model", [stacked(2), chain_of(4)], ids=["loops", "tree"])
def test_runs_in_loops_observe_forces(model: Model, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each observation of a driven state off rest, and that a run keeps it."""
    joints = [j.name for j in model.joints if len(j.pair.freedoms) == 1][:2]
    elements: tuple[Any, ...] = (
        JointSpring("spring", joints[0], 20.0, 0.3),
        JointDamper("damper", joints[1], 0.5),
        JointEffort("motor", joints[1], Expression("2 + sin(t)")),
    )
    model = replace(model, elements=elements)
    m, rng = po.Mechanism(model), np.random.default_rng(2)
    q = m.neutral()
    v = admissible(m.tree, q, rng, reaches(m.tree))
    batch = SampleBatch(np.array([0.0, 0.4]), np.array([[*q, *v], [*q, *(0.5 * v)]]), np.zeros((2, 0)))
    written = m.system().books.observations
    expected = {name: np.asarray(written[name].value(batch)) for name in NAMES}
    rolled = in_loops(model, monkeypatch)
    system = rolled.system()
    fresh = SampleBatch(batch.times, batch.states, batch.inputs)
    for name in NAMES:
        found = np.asarray(system.books.observations[name].value(fresh))
        assert found.shape == expected[name].shape and system.books.observations[name].dims == written[name].dims
        most = np.abs(expected[name]).max(initial=1.0)
        np.testing.assert_allclose(found, expected[name], rtol=0, atol=1e-9 * most, err_msg=name)
    assert {name: system.books.labels[name] for name in ("joint", "force_element", "stretched")} == {
        name: m.system().books.labels[name] for name in ("joint", "force_element", "stretched")
    }
