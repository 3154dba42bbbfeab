"""Recursions over trees, compiled: equal to the same sweeps done in Python, for one sample and for batches."""

import numpy as np
import pytest

from cases import quick
from compiler.programs import GROUND_VALUE, RandomTree, down_plain, down_with_extra, random_recursion
from poinsot.kernels import Kernel
from poinsot.programs.recursion import Recursion, Walk
from poinsot.renderers.llvm import target

SEEDS = quick(1, range(4))


class Walked(Kernel):
    """A kernel whose function makes a recursion."""

    def _trace(self) -> Recursion:
        made: Recursion = self._function()
        return made


def walked(tree: RandomTree, x: np.ndarray) -> tuple[float, np.ndarray]:
    """The same in Python. Roots add to the ground twice: as their parent, and to the total."""
    recursion, kinds, parents, columns = tree
    n, y, total = len(parents), np.zeros_like(x), 0.0
    down, up, extra = np.zeros(n), np.zeros(n), np.ones(n)
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
@pytest.mark.parametrize("links", [1, 7, 60])
def test_compiled_sweeps_equal_those_in_python(seed: int, links: int, machine: target.Host) -> None:
    tree = random_recursion(seed, links)
    size = tree.size
    kernel = Walked(lambda: tree.recursion, {"x": (size,)}, {"total": (), "y": (size,)}, "walk")
    rng = np.random.default_rng(seed)
    many = rng.normal(size=(21, size)) * rng.choice([1.0, 1e5], size=(21, 1))
    totals, ys = kernel.ufunc(many)
    for x, total, y in zip(many, totals, ys, strict=True):
        expected_total, expected_y = walked(tree, x)
        np.testing.assert_allclose(y, expected_y, rtol=1e-9, atol=1e-9 * max(1.0, np.abs(expected_y).max()))
        assert total == pytest.approx(expected_total, rel=1e-9, abs=1e-9 * max(1.0, np.abs(expected_y).sum()))
        np.testing.assert_array_equal(kernel.ufunc(x)[1], y)


def test_operations_are_counted_along_the_tree() -> None:
    recursion, kinds, _, _ = random_recursion(0, 60)
    walks = [sweep for sweep in recursion.sweeps if isinstance(sweep, Walk)]
    counts = np.bincount(kinds)
    expected = sum(count * walk.steps[kind].program.operations for walk in walks for kind, count in enumerate(counts))  # type: ignore[union-attr]
    assert recursion.operations == expected
    text = recursion.listing([], [])
    assert "# sweep 1, step 0" in text and "# sweep 2, step 1" in text and "sin(" in text
