"""Records of large mechanisms keep what varies and is asked for: the same results as with whole ones, in less."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from compiler.test_program import interpret
from multibody.closed_zoo import coupled, random_closed, stacked, with_followers
from poinsot.compiler.recursion import INPUT, OUTPUT, ROW, SLOT, Place, Recursion, Step, Walk
from poinsot.multibody.configuration import neutral
from poinsot.multibody.tree import Tree, build_tree
from poinsot.recursions.loop_kernels import dynamics_recursion, project_recursion
from poinsot.recursions.rolled_loops import Tables


def followed(recursion: Recursion, sizes: Iterable[int], *inputs: Any) -> list[Any]:
    """What lines leave in outputs of these sizes, followed one by one."""
    records, outputs = np.full(recursion.record, np.nan), [np.full(n, np.nan) for n in sizes]
    for first, count in recursion.cleared:
        records[first : first + count] = 0.0
    for walk in recursion.sweeps:
        assert isinstance(walk, Walk)
        at = 0
        while at < len(walk.lines):
            step, row = walk.steps[int(walk.lines[at])], recursion.rows[walk.lines[at + 1]]
            assert isinstance(step, Step)
            said = walk.lines[at + 2 :]

            def lying(place: Place, row: Any = row, said: Any = said) -> Any:
                base = {ROW: row, SLOT: records}.get(place.base)
                if base is None:
                    base = {INPUT: inputs, OUTPUT: outputs}[place.base][place.operand]
                start = 0 if place.base == ROW else said[place.column]
                return base[start : start + place.size]

            taken = np.concatenate([np.zeros(0), *(lying(each) for each in step.inputs)])
            given = np.array(interpret(step.program, taken))
            for place, own in zip(
                step.outputs, np.split(given, np.cumsum([x.size for x in step.outputs])), strict=False
            ):
                lying(place)[:] = own
            at += 2 + walk.columns[int(walk.lines[at])]
    return outputs


def whole(monkeypatch: pytest.MonkeyPatch, make: Callable[[], Recursion]) -> Recursion:
    """The same with whole records."""
    with monkeypatch.context() as m:
        m.setattr(Tables, "walks", lambda self, *asked: [self.walk(*each) for each in asked])
        return make()


def compared(monkeypatch: pytest.MonkeyPatch, tree: Tree, rng: np.random.Generator) -> float:
    """Both are asked for accelerations and for a place nearby; the share of operations that is left."""
    q, (v, tau) = np.asarray(neutral(tree)) + 1e-3 * rng.normal(size=tree.nq), rng.normal(size=(2, tree.nv))
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


@pytest.mark.parametrize("seed", [3, 4, *(pytest.param(k, marks=pytest.mark.long) for k in range(20, 40))])
def test_records_of_any_mechanism(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    model, rng = random_closed(seed)
    some = (lambda: model, lambda: coupled(model, seed), lambda: with_followers(model, rng))[seed % 3]()
    compared(monkeypatch, build_tree(replace(some, elements=())), rng)


def test_mechanisms_in_a_plane_take_few_operations(monkeypatch: pytest.MonkeyPatch) -> None:
    """Drawn in a plane, less than half is left."""
    assert compared(monkeypatch, build_tree(stacked(3)), np.random.default_rng(0)) < 0.45
