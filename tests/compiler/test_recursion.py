"""Recursions over trees, compiled: equal to the same sweeps done in Python, for one sample and for batches."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import pytest

from cases import quick
from poinsot.algebra import Array, array, cos, sin, sqrt
from poinsot.kernels import Kernel
from poinsot.programs.recursion import GROUND, INPUT, OUTPUT, OWN, PARENT, ROW, LinkStep, OperandPlace, Recursion, Sweep
from poinsot.programs.tracing import trace
from poinsot.renderers.llvm import target

SEEDS = quick(1, range(4))
GROUND_VALUE = 0.5


class Walked(Kernel):
    """A kernel whose function makes a recursion."""

    def _trace(self) -> Recursion:
        made: Recursion = self._function()
        return made


def step(function: object, inputs: Mapping[str, OperandPlace], outputs: Mapping[str, OperandPlace]) -> LinkStep:
    shapes = [{name: (place.size,) for name, place in each.items()} for each in (inputs, outputs)]
    return LinkStep(trace(function, *shapes, "step"), [*inputs.values()], [*outputs.values()])  # type: ignore[arg-type]


# A record: what comes from the root (1), what the sub-tree adds up (1), and for links of kind 1 one number more.
DOWN, UP, EXTRA = 0, 1, 2


def down_plain(row: Array, x: Array, parent: Array) -> tuple[Array, Array]:
    """Two angles, one of them large at times."""
    value = parent[0] * cos(x[0]) + row[0] * sin(x[0] * row[1])
    return array([value]), array([value * value])


def down_with_extra(row: Array, x: Array, parent: Array) -> tuple[Array, Array, Array]:
    """No angles from inputs alone, but one from the parent."""
    value = sin(parent[0] + x[0]) * row[0] + x[1]
    return array([value]), array([value]), array([sqrt(x[1] * x[1] + 1.0)])


def up_plain(x: Array, up: Array, above: Array, total: Array) -> tuple[Array, Array, Array]:
    return array([up[0] - x[0]]), above + up, total + up * 0.125


def up_with_extra(x: Array, up: Array, extra: Array, above: Array, total: Array) -> tuple[Array, Array, Array]:
    return array([up[0] * extra[0], x[1]]), above + up * extra, total + up


def random_recursion(seed: int, links: int) -> tuple[Recursion, np.ndarray]:
    """Kinds, parents and numbers drawn at random; the second result: per link, its parent."""
    rng = np.random.default_rng(seed)
    kinds = rng.integers(2, size=links)
    parents = np.array([rng.integers(-1, i) for i in range(links)])
    starts = 2 + np.concatenate([[0], np.cumsum(2 + kinds)])
    columns = np.concatenate([[0], np.cumsum(1 + kinds)])[:-1]
    x = {k: OperandPlace(INPUT, 0, 1 + k, 0, 0) for k in (0, 1)}
    y = {k: OperandPlace(OUTPUT, 0, 1 + k, 1, 0) for k in (0, 1)}
    row, parent, down, up = (
        OperandPlace(ROW, 0, 2),
        OperandPlace(PARENT, DOWN, 1),
        OperandPlace(OWN, DOWN, 1),
        OperandPlace(OWN, UP, 1),
    )
    extra, above, total = OperandPlace(OWN, EXTRA, 1), OperandPlace(PARENT, UP, 1), OperandPlace(GROUND, UP, 1)
    leafward = {
        0: step(down_plain, {"row": row, "x": x[0], "parent": parent}, {"down": down, "up": up}),
        1: step(down_with_extra, {"row": row, "x": x[1], "parent": parent}, {"down": down, "up": up, "extra": extra}),
    }
    sums = {"above": above, "total": total}
    rootward = {
        0: step(up_plain, {"x": x[0], "up": up, **sums}, {"y": y[0], **sums}),
        1: step(up_with_extra, {"x": x[1], "up": up, "extra": extra, **sums}, {"y": y[1], **sums}),
    }
    made = Recursion(
        sweeps=[Sweep(leafward), Sweep(rootward, rootward=True)],
        links=np.array([kinds, starts[:-1], np.where(parents < 0, 0, starts[parents]), columns], dtype=np.int32).T,
        rows=rng.normal(size=(links, 2)) * [1.0, 1e3],
        record=int(starts[-1]),
        ground={DOWN: GROUND_VALUE, UP: 0.0},
        results=[UP],
    )
    return made, parents


def walked(recursion: Recursion, parents: np.ndarray, x: np.ndarray) -> tuple[float, np.ndarray]:
    """The same in Python. Roots add to the ground twice: as their parent, and to the total."""
    n, y, total = len(parents), np.zeros_like(x), 0.0
    down, up, extra = np.zeros(n), np.zeros(n), np.ones(n)
    columns, kinds = recursion.links[:, 3], recursion.links[:, 0]
    for i in range(n):
        mine, row = x[columns[i] :], recursion.rows[i]
        value = np.array([GROUND_VALUE if parents[i] < 0 else down[parents[i]]])
        if kinds[i]:
            (down[i],), (up[i],), (extra[i],) = down_with_extra(row, mine[:2].astype(object), value)
        else:
            (down[i],), (up[i],) = down_plain(row, mine[:1].astype(object), value)
    for i in reversed(range(n)):
        here = slice(columns[i], columns[i] + 1 + kinds[i])
        y[here] = [up[i] * extra[i], x[here][1]] if kinds[i] else [up[i] - x[here][0]]
        share = up[i] * extra[i] if kinds[i] else up[i]
        total += up[i] if kinds[i] else 0.125 * up[i]
        if parents[i] < 0:
            total += share
        else:
            up[parents[i]] += share
    return total, y


@pytest.mark.sample(3)
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("links", [1, 7, 60])
def test_compiled_sweeps_equal_those_in_python(seed: int, links: int, machine: target.Host) -> None:
    recursion, parents = random_recursion(seed, links)
    size = int(recursion.links[:, 0].sum()) + links
    kernel = Walked(lambda: recursion, {"x": (size,)}, {"total": (), "y": (size,)}, "walk")
    rng = np.random.default_rng(seed)
    many = rng.normal(size=(21, size)) * rng.choice([1.0, 1e5], size=(21, 1))
    totals, ys = kernel.ufunc(many)
    for x, total, y in zip(many, totals, ys, strict=True):
        expected_total, expected_y = walked(recursion, parents, x)
        np.testing.assert_allclose(y, expected_y, rtol=1e-9, atol=1e-9 * max(1.0, np.abs(expected_y).max()))
        assert total == pytest.approx(expected_total, rel=1e-9, abs=1e-9 * max(1.0, np.abs(expected_y).sum()))
        np.testing.assert_array_equal(kernel.ufunc(x)[1], y)


def test_operations_are_counted_along_the_tree() -> None:
    recursion, _ = random_recursion(0, 60)
    counts = np.bincount(recursion.links[:, 0])
    expected = sum(
        count * sweep.steps[kind].program.operations for sweep in recursion.sweeps for kind, count in enumerate(counts)
    )
    assert recursion.operations == expected
    text = recursion.listing([], [])
    assert "root to leaves" in text and "leaves to root" in text and "sin(" in text
