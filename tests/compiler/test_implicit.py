"""Kernels that solve equations: what they find solves them, whatever the units, and NaN says that nothing does."""

import ctypes
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import mpmath
import numpy as np
import pytest

from cases import quick
from poinsot import CompilerError
from poinsot.algebra import Array, array, atan, exp, less, log, sin, sqrt, where
from poinsot.code import Block
from poinsot.code.primitives import vector
from poinsot.code.texts import KERNELS
from poinsot.code.texts.newton import VECTORS, Newton
from poinsot.kernels import Kernel
from poinsot.kernels.implicit import ImplicitKernel
from poinsot.renderers.llvm import module, target

SEEDS = quick(1, range(4))
THERMAL = 0.025


def unknowns_of(residual: Callable[..., Any], n: int, inputs: dict[str, tuple[int, ...]], **options: Any) -> Any:
    """The ufunc inputs → w."""
    return ImplicitKernel(residual, lambda w, **_: w, n, inputs, {"w": (n,)}, "unknowns", **options).ufunc


class Monotone:
    """A w + w³ + e^w = b with a random positive definite A: one solution for every b."""

    def __init__(self, seed: int, n: int) -> None:
        root = np.random.default_rng(seed).normal(size=(n, n))
        self.A, self.n = root @ root.T + np.eye(n), n

    def __call__(self, b: Any, w: Any) -> Array:
        return array([sum(a * x for a, x in zip(row, w, strict=True)) + y**3 + exp(y) - c
                      for row, y, c in zip(self.A.tolist(), w, b, strict=True)])  # fmt: skip

    def solution(self, b: Any) -> Any:
        return unknowns_of(self, self.n, {"b": (self.n,)})(b)


@pytest.mark.sample(4)
@pytest.mark.parametrize("n", [1, 2, 3, 4, 7, 20])
def test_the_solution_is_that_of_many_digits(seed: int, n: int, machine: target.Host) -> None:
    case = Monotone(seed, n)
    b = np.random.default_rng(seed + 100).normal(size=n) * 30
    w = case.solution(b)
    with mpmath.workdps(40):
        exact = mpmath.findroot(lambda *x: [*case(b.tolist(), [*x])], w.tolist())
        error = max(abs(mpmath.mpf(each) - x) for each, x in zip(w.tolist(), [*mpmath.matrix(exact)], strict=True))
    assert error < 1e-14 * max(1.0, np.abs(w).max()) * np.linalg.cond(case.A)


@pytest.mark.parametrize("rest", [False, True])
def test_a_guess_that_says_so_is_the_solution(rest: bool) -> None:
    """Taken as it is, here off by 1, where its last number is 1; else Newton's method goes on from it."""

    def result(b: Any, w: Any, d: Any = 0.0) -> Array:
        return array([w[0] + (d[0] if rest else 0.0)])

    kernel = ImplicitKernel(
        lambda b, w: array([3.0 * w[0] - b[0]]), result, 1, {"b": (1,)}, {"w": (1,)}, "told",
        guess=lambda b: array([b[0] / 3.0 + 1.0, where(less(0.0, b[0]), 1.0, 0.0)]), rest=rest, linear=True, tells=True,
    )  # fmt: skip
    b = np.array([[3.0], [-3.0], [6.0], [0.0]] * 5)
    np.testing.assert_array_equal(kernel.ufunc(b), np.where(b > 0.0, b / 3.0 + 1.0, b / 3.0))
    np.testing.assert_array_equal(kernel.ufunc(b), [kernel.ufunc(each) for each in b])


@pytest.mark.parametrize("unknowns", [1, 5, 20])
def test_the_last_step_holds_what_rounding_loses(unknowns: int) -> None:
    """What is left of b − A w at the w + d that A w = b has: d takes it away; a batch equals its singles."""
    A = np.random.default_rng(unknowns).normal(size=(unknowns, unknowns)) + 3.0 * np.eye(unknowns)

    def residual(b: Any, w: Any) -> Array:
        return array([b[i] - sum(A[i, j] * w[j] for j in range(unknowns)) for i in range(unknowns)])

    def left(b: Any, w: Any, d: Any) -> Array:
        return residual(b, w) - array([sum(A[i, j] * d[j] for j in range(unknowns)) for i in range(unknowns)])

    size = {"b": (unknowns,)}
    exact = ImplicitKernel(residual, left, unknowns, size, {"r": (unknowns,)}, "left", rest=True).ufunc
    rounded = ImplicitKernel(residual, residual, unknowns, size, {"r": (unknowns,)}, "rounded").ufunc
    b = np.random.default_rng(0).normal(size=(9, unknowns)) * 1e3
    assert np.abs(exact(b)).max() <= 1e-24 and np.abs(rounded(b)).max() >= (1e-14 if unknowns > 1 else 0.0)
    assert (exact(b) == np.array([exact(each) for each in b])).all()
    assert (exact(np.zeros(unknowns)) == 0.0).all()


def test_the_residual_left_is_rounding(seed: int) -> None:
    case = Monotone(seed, 6)
    b = np.random.default_rng(seed).normal(size=(50, 6)) * 10.0 ** np.random.default_rng(seed).uniform(-3, 5, (50, 1))
    for b_one, w in zip(b, case.solution(b), strict=True):
        terms = np.abs(case.A) @ np.abs(w) + np.abs(w) ** 3 + np.exp(w) + np.abs(b_one)
        assert np.all(np.abs(case(b_one, w).astype(float)) <= 1e-14 * terms)


@pytest.mark.sample(3)
@pytest.mark.parametrize("n", [1, 3, 5, 12])
def test_a_batch_equals_its_singles_and_the_call_by_address(seed: int, n: int, machine: target.Host) -> None:
    case = Monotone(seed, n)
    kernel = ImplicitKernel(
        case, lambda b, w: (w, w @ w + b[0]), n, {"b": (n,)}, {"w": (n,), "sum": ()}, "several results"
    )
    many = np.random.default_rng(seed).normal(size=(37, n)) * 20
    many[11, 0], many[20] = np.nan, np.inf
    ws, sums = kernel.ufunc(many)
    call = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(kernel.address)
    out = np.empty(n + 1)
    for b, w, total in zip(many, ws, sums, strict=True):
        one = kernel.ufunc(b)
        call(b.ctypes.data, out.ctypes.data)
        assert np.array_equal(w, one[0], equal_nan=True) and np.array_equal(total, one[1], equal_nan=True)
        assert np.array_equal(out, [*w, total], equal_nan=True)
    assert np.array_equal(np.isnan(sums), np.isin(np.arange(37), [11, 20]))
    assert np.array_equal(np.isnan(ws).any(axis=1), np.isnan(sums))


@pytest.mark.sample(3)
@pytest.mark.parametrize("n", [1, 2, 3, 4, 9])
def test_linear_equations_take_one_step(rng: np.random.Generator, n: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Integer solutions, and rows in any order, so that pivots have to be looked for."""
    monkeypatch.setattr(module, "MOST_STEPS", 1)
    lower, upper = np.tril(rng.integers(-2, 3, (n, n)), -1), np.triu(rng.integers(-2, 3, (n, n)), 1)
    A = ((np.eye(n, dtype=int) + lower) @ (np.eye(n, dtype=int) + upper))[rng.permutation(n)]
    x = rng.integers(-9, 10, (20, n))

    def residual(b: Any, w: Any) -> Any:
        return array(A.tolist()) @ w - b

    b = (x @ A.T).astype(float)
    w = unknowns_of(residual, n, {"b": (n,)})(b)
    assert np.abs(w - x).max() < 1e-13 * np.linalg.cond(A)


def test_units_do_not_matter(seed: int) -> None:
    """Rows and unknowns in units from 10⁻¹² to 10¹² have the same solution, to rounding."""
    n = 5
    case, rng = Monotone(seed, n), np.random.default_rng(seed)
    rows, columns = (10.0 ** rng.integers(-12, 13, n) for _ in range(2))
    b = rng.normal(size=(30, n)) * 10

    def residual(b: Any, w: Any) -> Any:
        return case(b, w * columns) * rows

    scaled = unknowns_of(residual, n, {"b": (n,)})(b) * columns
    assert np.abs(scaled - case.solution(b)).max() < 1e-11


@pytest.mark.parametrize("size", [1e-290, 1e-300, 1e-307, 1e-310, 1e-315, 1e-320, 5e-324])
def test_the_smallest_numbers_are_solved_for(size: float) -> None:
    """What a step to the constraints leaves of what is held falls by 1e-16 at a time, through numbers of few digits."""

    def residual(b: Any, w: Any) -> Array:
        return array([2.0 * w[0] + w[1] - b[0], w[0] * (1.0 + w[1]) + 3.0 * w[1] - 0.7 * b[0]])

    w = unknowns_of(residual, 2, {"b": (1,)})([size])
    assert np.abs(w - np.array([0.46, 0.08]) * size).max() <= 1e-15 * size + 2.0**-1022


def diodes(saturation: Any) -> Callable[..., Array]:
    """Diodes in a row behind a resistor and a source: the voltages of the nodes between them."""

    def residual(source: Any, resistance: Any, w: Any) -> Array:
        drops = [a - b for a, b in zip(w, [*w[1:], 0.0], strict=True)]
        currents = [s * (exp(v / THERMAL) - 1.0) for s, v in zip(saturation, drops, strict=True)]
        return array([a - b for a, b in zip([(source - w[0]) / resistance, *currents], currents, strict=False)])

    return residual


@pytest.mark.sample(2)
@pytest.mark.parametrize("count", quick(2, [1, 2, 5, 25, 3, 10, 60]))
def test_diodes_in_a_row_are_solved_from_zero(seed: int, count: int) -> None:
    """The current solves the scalar equation of the whole row, whose solution brackets find."""
    saturation = 10.0 ** np.random.default_rng(seed).uniform(-16, -9, count)
    solve = unknowns_of(diodes(saturation.tolist()), count, {"source": (), "resistance": ()})
    sources = np.array([0.0, 0.3, 1.0, 10.0, 400.0, -0.2, -1.0] + [-10.0] * (count < 10))
    for resistance in (1e3, 1e-1, 1e7):
        w = solve(sources, resistance)
        for source, nodes in zip(sources.tolist(), w, strict=True):
            current, exact = (source - nodes[0]) / resistance, current_through(saturation, source, resistance)
            noise = 1e-15 * (abs(source) + np.abs(nodes).max()) / resistance + 1e-15 * saturation.max()
            assert abs(current - exact) <= 1e-12 * abs(exact) + noise


@pytest.mark.sample(4)
@pytest.mark.parametrize("count", [2, 5, 25])
@pytest.mark.parametrize("seed", range(4))
def test_blocked_diodes_in_other_units_and_orders_beside_another_law(rng: np.random.Generator, count: int) -> None:
    """Newton's method alone gave one in 65 of these no current, or a wrong one."""
    saturation = 10.0 ** rng.uniform(-16, -9, count)
    rows, columns = rng.permutation(count), rng.permutation(count)
    of_rows, of_columns = (10.0 ** rng.uniform(-5, 5, count) for _ in range(2))
    alone = diodes(saturation.tolist())

    def residual(source: Any, resistance: Any, w: Any) -> Array:
        nodes: list[Any] = [None] * count
        for at, x, unit in zip(columns.tolist(), w, of_columns.tolist(), strict=False):
            nodes[at] = x * unit
        r = alone(source, resistance, nodes)
        own = [r[at] * unit for at, unit in zip(rows.tolist(), of_rows.tolist(), strict=True)]
        return array([*own, w[count] ** 3 + exp(w[count]) - 0.1 * source - 0.0123])

    sources = np.array([0.3, 10.0, -0.2, -1.0, -10.0])
    solve = unknowns_of(
        residual, count + 1, {"source": (), "resistance": ()}, guess=lambda **_: array([0.0] * count + [1.0])
    )
    for resistance in (1e3, 1e-1, 1e7):
        for source, w in zip(sources.tolist(), solve(sources, resistance), strict=True):
            nodes = w[:count] * of_columns
            current, exact = (
                (source - nodes[columns == 0][0]) / resistance,
                current_through(saturation, source, resistance),
            )
            noise = 1e-15 * (abs(source) + np.abs(nodes).max()) / resistance + 1e-15 * saturation.max()
            assert abs(current - exact) <= 1e-12 * abs(exact) + noise
            assert abs(w[count] ** 3 + np.exp(w[count]) - 0.1 * source - 0.0123) <= 1e-14


def test_rows_at_rounding_beside_one_in_which_more_cancels(rng: np.random.Generator) -> None:
    """Law  equations that share no unknown are solved as each is alone; 792 of 1200 of these gave NaN.

    Four linear rows with a solution that is 0 but for rounding; a row with two loads, a million times w, that cancel.
    """
    A, wanted = rng.normal(size=(4, 4)), np.array([0.7, -50.0, 50.7, 0.0])
    right = (A @ wanted).tolist()

    def residual(load: Any, up: Any, down: Any, w: Any) -> Array:
        rows = zip(A.tolist(), right, strict=True)
        own = [sum((a * x for a, x in zip(row, w, strict=False)), 0.0) - b * load for row, b in rows]
        return array([*own, (up + 0.49 * w[4]) - down - 12.25 * load])

    load, most = rng.uniform(0.5, 2.0, 200), 10.0 ** rng.uniform(1, 6, 200)
    w = unknowns_of(residual, 5, {"load": (), "up": (), "down": ()})(load, most, most)
    np.testing.assert_allclose(w[:, :4], load[:, None] * wanted, atol=1e-13 * 50.7 * np.linalg.cond(A))
    assert (abs(w[:, 4] - 25.0 * load) <= 2.0**-52 * most / 0.49 + 1e-14 * 25.0).all()


@pytest.mark.parametrize("source", [-5.0, -8.0, -10.0, -20.0])
def test_where_slopes_between_blocked_diodes_are_below_rounding(source: float) -> None:
    saturation = 10.0 ** np.random.default_rng(4).uniform(-16, -9, 10)
    solve = unknowns_of(diodes(saturation.tolist()), 10, {"source": (), "resistance": ()})
    for resistance in (1e3, 1.5e3, 2e3, 3e3):
        current = (source - solve(source, resistance)[0]) / resistance
        assert abs(current - current_through(saturation, source, resistance)) <= 1e-15 * abs(source) / resistance


def current_through(saturation: Any, source: float, resistance: float) -> float:
    """The current of diodes in a row, R i + Σ v(iₛ) = source, by bisection in many digits."""
    with mpmath.workdps(30):
        low, high = (mpmath.mpf(0), mpmath.mpf(source) / resistance)
        if source <= 0:
            low, high = -mpmath.mpf(saturation.min()), mpmath.mpf(0)
        for _ in range(110 if source else 0):
            i = (low + high) / 2
            drops = [THERMAL * mpmath.log(1 + i / s) for s in saturation.tolist()]
            low, high = (i, high) if i * resistance + sum(drops) < source else (low, i)
        return float(low + high) / 2 if source else 0.0


def test_a_diode_with_its_current_as_the_unknown() -> None:
    """The same diode as a voltage that is a logarithm: steps may not leave where it is defined."""

    def residual(source: Any, w: Any) -> Array:
        return array([source - 1e3 * w[0] - THERMAL * log(1.0 + w[0] / 1e-14)])

    sources = np.array([1e-3, 0.5, 1.0, 10.0, 1e3])
    current = unknowns_of(residual, 1, {"source": ()})(sources)[:, 0]
    voltage = unknowns_of(diodes([1e-14]), 1, {"source": (), "resistance": ()})(sources, 1e3)[:, 0]
    np.testing.assert_allclose(current, 1e-14 * np.expm1(voltage / THERMAL), rtol=1e-10)


@pytest.mark.parametrize(
    ("residual", "solvable"),
    [
        (lambda a, w: array([w[0] * w[0] + a]), lambda a: a < 0),
        (lambda a, w: array([exp(w[0]) + a]), lambda a: a < 0),
        (lambda a, w: array([sqrt(w[0]) + a + 1e-3]), lambda a: a < 0),
        (lambda a, w: array([atan(w[0] - 1.0) - a]), lambda a: abs(a) < 1.5),
        (lambda a, w: array([w[0] + w[1] - 20.0, w[0] + w[1] - a]), lambda a: False),
        (lambda a, w: array([a * w[0] * 0.0 + 1.0]), lambda a: False),
    ],
    ids=["square", "exponential", "root", "arc tangent", "contradiction", "no unknown"],
)
def test_no_solution_is_nan_and_nothing_else(residual: Any, solvable: Any) -> None:
    a = np.array([-9.0, -1.0, 1.0, 9.0, -1.0])
    n = 2 if residual(1.0, np.ones(2)).size == 2 else 1
    with np.errstate(all="raise"):
        solve = unknowns_of(residual, n, {"a": ()}, guess=lambda a: array([0.5] * n))
        w = solve(a)
    assert np.array_equal(~np.isnan(w).any(axis=1), [solvable(each) for each in a])
    for each, x in zip(a, w, strict=True):
        if solvable(each):
            assert abs(residual(each, x)[0]) < 1e-14 * max(1, abs(each))


def test_the_guess_decides_between_solutions() -> None:
    def residual(a: Any, near: Any, w: Any) -> Array:
        return array([sin(w[0]) - a])

    solve = unknowns_of(residual, 1, {"a": (), "near": ()}, guess=lambda a, near: array([near]))
    turns = np.arange(-5, 6)
    np.testing.assert_allclose(solve(0.3, 2 * np.pi * turns)[:, 0], np.arcsin(0.3) + 2 * np.pi * turns, rtol=1e-14)


def test_a_solution_with_a_flat_residual_is_taken_where_it_is_exact() -> None:
    """At rest a cubic law has no slope: zero solves it all the same."""
    solve = unknowns_of(lambda a, w: array([w[0] * w[0] * w[0] - a]), 1, {"a": ()})
    assert solve(0.0)[0] == 0.0


def test_the_second_time_nothing_is_traced(private_cache: Path) -> None:
    case, traced = Monotone(0, 3), []

    def residual(b: Any, w: Any) -> Array:
        traced.append(1)
        return case(b, w)

    results = []
    for key in ("one", "one", "two"):
        kernel = ImplicitKernel(residual, lambda b, w: w, 3, {"b": (3,)}, {"w": (3,)}, "kept", key=key)
        results.append(kernel.ufunc(np.ones((9, 3))))
        assert kernel.compile_seconds > 0
    assert len(traced) == 2
    own = "[0-9a-f]*.kernel"  # beside loops and digests, which a process makes once
    assert len([*private_cache.glob(own)]) == 4
    assert np.array_equal(results[0], results[1]) and np.array_equal(results[0], results[2])


def test_without_unknowns_it_is_the_plain_kernel() -> None:
    implicit = ImplicitKernel(lambda a, w: w, lambda a, w: sin(a) + len(w), 0, {"a": ()}, {"y": ()}, "plain")
    plain = Kernel(lambda a: sin(a), {"a": ()}, {"y": ()}, "plain")
    assert np.array_equal(implicit.ufunc(np.arange(20.0)), plain.ufunc(np.arange(20.0)))
    assert implicit.operations == plain.operations


@pytest.mark.parametrize("count", [1, 9])
def test_operands_without_numbers_are_left_out(count: int) -> None:
    def residual(b: Any, none: Any, w: Any) -> Array:
        assert none.shape == (0,)
        return 2.0 * w - b

    kernel = ImplicitKernel(
        residual, lambda b, none, w: (w, none), 2, {"b": (2,), "none": (0,)}, {"w": (2,), "nothing": (0,)}, "empty",
        guess=lambda b, none: b,
    )  # fmt: skip
    b = np.arange(2.0 * count).reshape(count, 2)
    w, nothing = kernel.ufunc(b, np.zeros(0))
    assert np.array_equal(w, b / 2) and nothing.shape == (count, 0)
    out, call = np.empty(2), ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(kernel.address)
    call(b.ctypes.data, out.ctypes.data)
    assert np.array_equal(out, b[0] / 2)


def test_threads_find_the_same() -> None:
    case = Monotone(3, 4)
    solve = unknowns_of(case, 4, {"b": (4,)})
    b = np.random.default_rng(3).normal(size=(300, 4))
    expected = solve(b)
    found: list[Any] = [None] * 4

    def work(k: int) -> None:
        found[k] = np.array([solve(each) for each in b]) if k % 2 else solve(b)

    threads = [threading.Thread(target=work, args=(k,)) for k in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(np.array_equal(each, expected) for each in found)


def test_the_program_can_be_read_and_counted() -> None:
    kernel = ImplicitKernel(
        lambda a, w: array([exp(w[0]) - a]), lambda a, w: a * w[0], 1, {"a": ()}, {"y": ()}, "logarithm"
    )
    text = kernel.source()
    assert "exp(w[0])" in text and "J[0,0] =" in text and "w[0] = 0.0" in text and "y =" in text
    assert kernel.operations == 3  # exp, which is the slope too; the difference; the product


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"inputs": {"w": ()}}, "an input 'w', the name of its unknowns"),
        ({"unknowns": -1}, "cannot have -1 unknowns"),
        ({"residual": lambda a, w: array([a, a])}, r"residual of kernel bad has the shape \(2,\), announced: \(1,\)"),
        ({"guess": lambda a: array([])}, r"kernel bad, guess returned w in the shape \(0,\)"),
    ],
)
def test_what_contradicts_itself_is_refused(change: dict[str, Any], message: str) -> None:
    given: dict[str, Any] = {
        "residual": lambda a, w: w - a, "result": lambda a, w: w[0], "unknowns": 1, "inputs": {"a": ()},
        "outputs": {"y": ()}, "name": "bad",
    }  # fmt: skip
    with pytest.raises(CompilerError, match=message):
        ImplicitKernel(**{**given, **change}).address  # noqa: B018


@pytest.mark.parametrize(("apart", "full_steps"), [(0, 0), (1, 0), (0, 50), (1, 2)])
def test_the_method_has_the_bits_of_its_text(apart: int, full_steps: int) -> None:
    """Compiled, and as Python runs it: w + w³ + A w = b, with shortened steps on the way, or whole ones first."""
    n = 4
    rng = np.random.default_rng(apart)
    A, b = rng.normal(size=(n, n)) + np.eye(n), rng.normal(size=n) * 100
    places = np.indices((n, n)).reshape(2, n * n)

    def equations(_: int, asked: int, made: int) -> None:
        w, found = vector(asked, n), vector(made, n + n * n)
        found[:n], found[n:] = A @ w + w**3 - b, (A + np.diag(3 * w**2)).ravel()

    call = ctypes.CFUNCTYPE(None, ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p)(equations)
    found = []
    for solve in (KERNELS.call, KERNELS.in_python):
        address = ctypes.cast(call, ctypes.c_void_p).value
        work = np.zeros((VECTORS + n, n))
        problem = Newton(address, 0, *places.copy(), np.zeros((2, n + n * n)), work, apart, 100, 0, 0, full_steps)
        assert solve("newton", Block(problem))
        found.append(work)
    np.testing.assert_array_equal(*found)
    w = found[0][0] + apart * found[0][1]
    assert np.abs(A @ w + w**3 - b).max() <= 1e-12
