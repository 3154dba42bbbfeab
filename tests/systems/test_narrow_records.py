"""Records of large mechanisms keep what varies and is asked for: the same results as with whole ones, in less."""

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from multibody.closed_zoo import coupled, random_closed, stacked, with_followers
from poinsot.multibody import Tree, build_tree, configuration
from poinsot.programs.recursion import Recursion, Walk
from poinsot.recursions import rolled_loops
from poinsot.recursions.loop_kernels import dynamics_recursion, project_recursion
from poinsot.recursions.rolled_loops import Tables
from systems.lines_followed import followed


def whole(monkeypatch: pytest.MonkeyPatch, make: Callable[[], Recursion]) -> Recursion:
    """The same with whole records."""
    with monkeypatch.context() as m:
        m.setattr(Tables, "walks", lambda self, *asked, often=False: [self.walk(*each) for each in asked])
        return make()


def compared(monkeypatch: pytest.MonkeyPatch, tree: Tree, rng: np.random.Generator) -> float:
    """Both are asked for accelerations and for a place nearby; the share of operations that is left."""
    q, (v, tau) = (
        np.asarray(configuration.neutral(tree)) + 1e-3 * rng.normal(size=tree.nq),
        rng.normal(size=(2, tree.nv)),
    )
    cases = [
        (lambda: dynamics_recursion(tree, False), (tree.nv,), (q, v, tau)),
        (lambda: project_recursion(tree), (tree.nq + tree.nv, 1, 1), (np.concatenate([q, v]),)),
    ]
    share = 0.0
    for make, sizes, inputs in cases:
        narrow, wide = make(), whole(monkeypatch, make)
        for ours, theirs in zip(followed(narrow, sizes, *inputs), followed(wide, sizes, *inputs), strict=True):
            np.testing.assert_allclose(ours, theirs, rtol=0, atol=1e-12 * np.abs(theirs).max())
        assert narrow.record < wide.record
        share = max(share, narrow.operations / wide.operations)
    return share


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", [3, 4, *(pytest.param(k, marks=pytest.mark.long) for k in range(20, 40))])
def test_records_of_any_mechanism(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    model, rng = random_closed(seed)
    some = (lambda: model, lambda: coupled(model, seed), lambda: with_followers(model, rng))[seed % 3]()
    compared(monkeypatch, build_tree(replace(some, elements=())), rng)


def test_mechanisms_in_a_plane_take_few_operations(monkeypatch: pytest.MonkeyPatch) -> None:
    """Drawn in a plane, less than half is left."""
    assert compared(monkeypatch, build_tree(stacked(3)), np.random.default_rng(0)) < 0.45


def test_runs_follow_fewer_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """The projection of many equal loops, its lines fused or not: the same bits."""
    tree = build_tree(stacked(20))
    x = np.concatenate([configuration.neutral(tree), np.zeros(tree.nv)]) + 1e-3 * np.random.default_rng(0).normal(
        size=tree.nq + tree.nv
    )
    sizes = tree.nq + tree.nv, 1, 1
    short = project_recursion(tree)
    monkeypatch.setattr(rolled_loops, "fused", lambda walk, *said: walk)
    long = project_recursion(tree)
    for ours, theirs in zip(followed(short, sizes, x), followed(long, sizes, x), strict=True):
        np.testing.assert_array_equal(ours, theirs)
    ours, theirs = (sum(len(each.lines) for each in made.sweeps if isinstance(each, Walk)) for made in (short, long))
    assert ours < 0.6 * theirs
