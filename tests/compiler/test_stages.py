"""Loops over the shared numbers of a recursion: products, right-hand sides, swaps, as NumPy does them."""

from collections.abc import Sequence
from itertools import combinations

import numpy as np
import pytest

from cases import quick
from poinsot.algebra import Array
from poinsot.kernels import Kernel
from poinsot.programs.products import NOTHING, FreedomRange, Multiply, Products, Rule, Solve, Swaps, slots_of
from poinsot.programs.recursion import INPUT, OUTPUT, SHARED, WHOLE, LinkStep, Once, OperandPlace, Recursion, Stage
from poinsot.programs.tracing import trace
from poinsot.renderers.llvm import target

SIZES = quick(2, [1, 3, 8, 9, 33, 70])  # around the lanes of a vector, the vectors of a strip, the tiles of the mirror


class Staged(Kernel):
    """A kernel whose function makes a recursion."""

    def _trace(self) -> Recursion:
        made: Recursion = self._function()
        return made


def staged(stages: Sequence[Stage], given: dict[str, int], shared: int, outputs: dict[str, tuple[int, ...]]) -> Kernel:
    """Stages on shared numbers that are inputs, one input behind the other."""
    starts = dict(zip(given, np.cumsum([0, *given.values()]).tolist(), strict=False))
    copies: list[Once] = []
    for number, (name, size) in enumerate(given.items()):
        program = trace(lambda x: x, {"x": (size,)}, {"y": (size,)}, name)
        into = OperandPlace(SHARED, starts[name], size, column=WHOLE)
        copies.append(Once(LinkStep(program, [OperandPlace(INPUT, 0, size, number, WHOLE)], [into])))
    made = Recursion([*copies, *stages], np.zeros((1, 0)), 0, shared=shared)
    return Staged(lambda: made, {name: (size,) for name, size in given.items()}, outputs, "staged")


def assert_batch_is_its_singles(kernel: Kernel, many: Sequence[Array]) -> None:
    batch = kernel.ufunc(*many)
    for k in range(len(many[0])):
        for together, alone in zip(batch, kernel.ufunc(*(x[k] for x in many)), strict=True):
            assert together[k].tobytes() == alone.tobytes()


# ---------------------------------------------------------------------------------------------------- right-hand sides


def random_stretches(rng: np.random.Generator, size: int) -> tuple[list[FreedomRange], np.ndarray]:
    """A forest cut where it branches, and per freedom the one it hangs on."""
    stretches: list[FreedomRange] = []
    parents = np.zeros(size, dtype=int)
    first = 0
    while first < size:
        end = min(size, first + int(rng.integers(1, 12)))
        parent = int(rng.integers(-1, len(stretches))) if stretches else -1
        parents[first:end] = [stretches[parent].end - 1 if parent >= 0 else -1, *range(first, end - 1)]
        stretches.append(FreedomRange(first, end, parent))
        first = end
    return stretches, parents


def random_articulation(rng: np.random.Generator, parents: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """S, Y, −D⁻¹ (13, n) of random inertias in one frame, and their mass matrix M_ij = S_iᵀ I_deeper S_j."""
    n = len(parents)
    S = rng.normal(size=(n, 6))
    roots = rng.normal(size=(n, 6, 6))
    composite = roots @ roots.transpose(0, 2, 1) + np.eye(6)
    articulated = composite.copy()
    x, M = np.zeros((13, n)), np.zeros((n, n))
    for i in reversed(range(n)):
        U = articulated[i] @ S[i]
        D = S[i] @ U
        x[:, i] = [*S[i], *(U / D), -1 / D]
        j = i
        while j >= 0:
            M[i, j] = M[j, i] = S[j] @ composite[i] @ S[i]
            j = parents[j]
        if parents[i] >= 0:
            composite[parents[i]] += composite[i]
            articulated[parents[i]] += articulated[i] - np.outer(U, U) / D
    return x, M


@pytest.mark.sample(2)
@pytest.mark.parametrize("size", SIZES)
def test_many_right_hand_sides_are_solved(size: int, machine: target.Host) -> None:
    rng = np.random.default_rng(size)
    stretches, parents = random_stretches(rng, size)
    x, M = random_articulation(rng, parents)
    row, inputs = 2 * size + 3, {"x": 13 * size, "B": (2 * size + 3) * size}
    free = sum(inputs.values())
    solve = Solve(size, size, 0, 6, 12, stretches, [13 * size, 14 * size + 3], row, free)
    shared = free + Solve.scratch_size(size, stretches) + 64
    kernel = staged([solve], inputs, shared, {name: (size, size) for name in ("first", "second", "inverse")})
    B = rng.normal(size=(11, size, row))
    first, second, inverse = kernel.ufunc(x.ravel(), B[0].ravel())
    bound = 1e-13 * np.linalg.cond(M)
    for found, side in ((first, B[0, :, :size]), (second, B[0, :, size + 3 :])):
        np.testing.assert_allclose(M @ found, -side, rtol=0, atol=bound * np.abs(side).max())
    np.testing.assert_allclose(M @ inverse, np.eye(size), rtol=0, atol=bound)
    assert np.array_equal(inverse, inverse.T)
    assert_batch_is_its_singles(kernel, [np.array([x.ravel()] * 11), B.reshape(11, -1)])


def test_slots_are_used_by_one_stretch_at_a_time(seed: int) -> None:
    """Of two stretches with one slot, the first has its last child before the second comes, or is that child."""
    stretches, _ = random_stretches(np.random.default_rng(seed), 300)
    slots, count = slots_of(stretches)
    last = {each.parent: k for k, each in enumerate(stretches)}
    taken = {k: (slot, last[k]) for k, slot in enumerate(slots) if slot != NOTHING}
    assert set(taken) == set(last) - {-1} and max(slots) < count
    users = list(taken.items())
    assert not any(a == b and j <= end for (_, (a, end)), (j, (b, _)) in combinations(users, 2))


def test_a_comb_needs_two_slots() -> None:
    """However long: a spine, and a tooth on every second of its stretches."""
    stretches = [FreedomRange(k, k + 1, max(-1, k - 2 + k % 2)) for k in range(101)]
    slots, count = slots_of(stretches)
    assert len(set(slots) - {NOTHING}) == 2 and count == max(slots) + 1


def test_what_is_solved_can_be_read_and_counted() -> None:
    kernel = staged(
        [Solve(2, 2, 0, 6, 12, [FreedomRange(0, 2, -1)], [26], 2, 30)], {"x": 26, "B": 4},
        30 + Solve.scratch_size(2, [FreedomRange(0, 2, -1)]), {"X": (2, 2), "inverse": (2, 2)},
    )  # fmt: skip
    assert kernel.operations == 50 * 4 + 25 * 4
    assert "2 freedoms in 1 stretches, 1 right-hand sides" in kernel.source()


# ------------------------------------------------------------------------------------------------------------ products


@pytest.mark.sample(3)
@pytest.mark.parametrize("size", SIZES)
def test_entries_are_inner_products(size: int, machine: target.Host) -> None:
    rng = np.random.default_rng(size)
    rules: list[Rule] = [[[(0, 1), (2, 3)], [(1, 1)]], [[(3, 2)], [(0, 2), (1, 3), (2, 0)]], [[], []]]
    cuts = [sorted({0, size, *rng.integers(0, size + 1, size=3).tolist()}) for _ in range(size)]
    runs = [(r, int(rng.integers(3)), a, b) for r in range(size) for a, b in zip(cuts[r], cuts[r][1:], strict=False)]
    targets = [OperandPlace(OUTPUT, 0, size, k, stride=size) for k in range(2)]
    diagonal = rng.normal(size=size)
    products = Products(size, rules, runs, targets, [(), diagonal])
    kernel = staged([products], {"x": 4 * size}, 4 * size + 64, {"A": (size, size), "B": (size, size)})
    x = rng.normal(size=(19, 4, size))
    found = kernel.ufunc(x.reshape(19, -1))
    expected = np.zeros((2, 19, size, size))
    for r, rule, a, b in runs:
        for matrix, terms in enumerate(rules[rule]):
            for i, j in terms:
                expected[matrix, :, r, a:b] += x[:, i, r, None] * x[:, j, a:b]
    expected[1] += np.diag(diagonal)
    np.testing.assert_allclose(found, expected, rtol=1e-13, atol=1e-13)
    assert_batch_is_its_singles(kernel, [x.reshape(19, -1)])
    cost = [4, 6, 0]
    assert products.operations == sum(cost[rule] * (b - a) for _, rule, a, b in runs)


@pytest.mark.parametrize("size", SIZES)
def test_masked_rules_hold_in_places(size: int, machine: target.Host) -> None:
    rng = np.random.default_rng(size)
    mask, rules = rng.random((size, size)) < 0.3, [[[(0, 1)]], [[(0, 1)]]]
    halves = [(r, k % 2, *run) for r in range(size) for k, run in enumerate(((0, size // 3), (size // 3, size)), r)]
    products = Products(size, rules, halves, [OperandPlace(OUTPUT, 0, size, 0, stride=size)], (), [1], mask)
    kernel = staged([products], {"x": 2 * size}, 2 * size + 64, {"A": (size, size)})
    x = rng.normal(size=(19, 2, size))
    whole = np.zeros((size, size), dtype=bool)
    for r, rule, a, b in halves:
        whole[r, a:b] = rule == 0
    expected = np.where(mask | whole, x[:, 0, :, None] * x[:, 1, None, :], 0.0)
    np.testing.assert_array_equal(kernel.ufunc(x.reshape(19, -1)), expected)
    np.testing.assert_array_equal(kernel.ufunc(x[0].ravel()), expected[0])


def test_rules_that_mirror_each_other_make_a_symmetric_matrix(machine: target.Host) -> None:
    n, rng = 21, np.random.default_rng(4)
    rules: list[Rule] = [[[(k, k + 6) for k in range(6)]], [[(k + 6, k) for k in range(6)]]]
    runs = [(r, 0, r, n) for r in range(n)] + [(r, 1, 0, r) for r in range(n)]
    kernel = staged(
        [Products(n, rules, runs, [OperandPlace(OUTPUT, 0, n, 0, stride=n)])], {"x": 12 * n}, 12 * n + 64, {"M": (n, n)}
    )
    M = kernel.ufunc(rng.normal(size=12 * n))
    assert np.array_equal(M, M.T)


@pytest.mark.sample(2)
@pytest.mark.parametrize("size", SIZES)
def test_matrices_are_multiplied(size: int, machine: target.Host) -> None:
    """A is the first product that stands in an output."""
    rng, area = np.random.default_rng(size), size * size
    rule: Rule = [[(0, 1)]]
    stages = [
        Products(size, [rule], [(r, 0, 0, size) for r in range(size)], [OperandPlace(OUTPUT, 0, size, 2, stride=size)]),
        Multiply(size, 2, [2 * size, 2 * size + area], size),
    ]
    outputs = {name: (size, size) for name in ("first", "second", "A")}
    kernel = staged(stages, {"x": 2 * size, "B": 2 * area}, 2 * size + 2 * area + 64, outputs)
    x, B = rng.normal(size=(11, 2, size)), rng.normal(size=(11, 2, size, size))
    first, second, A = kernel.ufunc(x.reshape(11, -1), B.reshape(11, -1))
    np.testing.assert_array_equal(A, x[:, 0, :, None] * x[:, 1, None, :])
    for found, side in ((first, B[:, 0]), (second, B[:, 1])):
        np.testing.assert_allclose(found, A @ side, rtol=0, atol=1e-14 * size * np.abs(A).max() * np.abs(B).max())
    assert_batch_is_its_singles(kernel, [x.reshape(11, -1), B.reshape(11, -1)])


# --------------------------------------------------------------------------------------------------------------- swaps


def test_rows_and_columns_change_places(machine: target.Host) -> None:
    n, pairs = 9, [(0, 8), (2, 5)]
    order = np.array([8, 1, 5, 3, 4, 2, 6, 7, 0])
    rule: Rule = [[(0, 1)]]
    stages = [
        Products(n, [rule], [(r, 0, 0, n) for r in range(n)], [OperandPlace(OUTPUT, 0, n, 0, stride=n)]),
        Swaps(n, pairs, [0]),
    ]
    kernel = staged(stages, {"x": 2 * n}, 2 * n + 64, {"M": (n, n)})
    x = np.random.default_rng(0).normal(size=(10, 2, n))
    for many in (x, x[:1]):
        found = kernel.ufunc(many.reshape(-1, 2 * n))
        a, b = many[:, 0][:, order], many[:, 1][:, order]
        np.testing.assert_array_equal(found, a[:, :, None] * b[:, None, :])
    assert kernel.operations == n * n
