"""Loops with directions are the derivatives of the loops."""

import ctypes
import subprocess
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from c_compiler import COMPILER, STRICT
from poinsot.code import Block, Loops, c
from poinsot.code.loops import MovingLoops
from poinsot.code.primitives import compiled, fma, unrolled, written_out
from poinsot.code.reading import Compilation
from poinsot.code.records import Matrix, Vector, declared
from poinsot.code.syntax import LanguageError
from poinsot.code.tangents import moving
from poinsot.code.texts.elimination import lu_factor, lu_solve

N = 5


class Held(NamedTuple):
    """Numbers and room."""

    x: Vector
    made: Vector
    A: Matrix
    spare: Vector


class MovingHeld(NamedTuple):
    """The same with directions."""

    x: Vector
    d_x: Vector
    made: Vector
    d_made: Vector
    A: Matrix
    d_A: Matrix
    spare: Vector
    d_spare: Vector


@written_out
def _row(held: Held, i: int) -> Vector:
    return held.A[i]


@compiled
def _both(a: float, b: float, i: int) -> tuple[float, int, float]:
    return a * b, i + 1, a / (2.0 + b * b)


@compiled
def _measured(row: Vector, scale: float) -> float:
    total = 0.0
    for k in range(row.shape[0]):
        total += scale * row[k] ** 2
    return np.sqrt(1.0 + total) if total > 0.1 else fma(total, total, scale)


@compiled
def works(held: Held) -> None:
    """Every construct that has a derivative."""
    x, made, n = held.x, held.made, held.x.shape[0]
    for i in range(n):
        row = _row(held, i)
        for k in range(n):
            row[k] = x[i] * x[k] - abs(x[k]) if k != i else 4.0 + min(x[i], x[(i + 1) % n])
    a, count, b = _both(x[0], -x[1], 2)
    held.spare[:] = max(a, b)
    while count < n + 2:
        held.spare[count - 2] += _measured(held.A[count - 2], x[0]) - _measured(x[1:], 2.0)
        count += 1
    one, other = x[2], x[3]
    one, other = other, float(count) * one
    for p in unrolled(2):
        held.spare[p] -= one - np.floor(x[0]) * other
    if not lu_factor(held.A, None, made, n, n, None):
        made[:] = np.nan
        return
    lu_solve(held.A, None, made, n, n, held.spare, None, None)
    for k in range(n):
        made[k] = held.spare[k]
        if x[k] == 0.0:
            made[k] = 0.0


TEXTS = {"works": "test_tangents_of_loops.works"}


def operands(x: Any, dx: Any) -> list[Any]:
    found: list[Any] = [x.copy(), dx.copy()]
    return found + [np.zeros(s) for s in ((N,), (N,), (N, N), (N, N), (N,), (N,))]


def worked(x: Any) -> Any:
    held = Held(x.copy(), np.zeros(N), np.zeros((N, N)), np.zeros(N))
    Loops("compiler", "unmoved", TEXTS).call("works", Block(held))
    return held.made


@pytest.mark.parametrize("size", [1e-5, 1.0, 1e5])
def test_directions_are_differences(rng: np.random.Generator, size: float) -> None:
    x, dx = rng.normal(size=N), size * rng.normal(size=N)
    held = MovingHeld(*operands(x, dx))
    MovingLoops("compiler", "moved", TEXTS).call("works", Block(held))
    np.testing.assert_array_equal(held.made, worked(x))
    h = 1e-4 / np.abs(dx).max()
    a, b, e, f = (worked(x + s * h * dx) for s in (-2, -1, 1, 2))
    slope = (8 * (e - b) - (f - a)) / (12 * h)
    np.testing.assert_allclose(held.d_made, slope, rtol=0, atol=1e-8 * np.abs(slope).max())


@compiled
def skips(held: Held) -> None:
    """Σ x_k (k + 1) twice, without the terms that are 0."""
    held.made[:] = 0.0
    for k in range(held.x.shape[0]):
        share = held.x[k]
        if share != 0.0:
            held.made[0] += share * (k + 1.0)
        if share == 0.0:
            continue
        held.made[1] += share * (k + 1.0)


def test_what_is_skipped_at_0_moves(rng: np.random.Generator) -> None:
    """A product that is left out where a factor is 0 has the derivative of the product."""
    dx = rng.normal(size=N)
    held = MovingHeld(*operands(np.zeros(N), dx))
    MovingLoops("compiler", "skips", {"skips": "test_tangents_of_loops.skips"}).call("skips", Block(held))
    assert held.made.tolist() == [0.0] * N
    np.testing.assert_allclose(held.d_made[:2], np.full(2, dx @ np.arange(1.0, N + 1.0)), rtol=1e-14)


@pytest.mark.sample(1)
@pytest.mark.skipif(COMPILER is None, reason="no C compiler on this machine")
def test_c_has_the_bits_of_llvm(rng: np.random.Generator, tmp_path: Path) -> None:
    made = Compilation()
    made.entry("works", works, [declared(Held)])
    (tmp_path / "own.c").write_text(c.source(moving(made.program)), encoding="utf-8")
    given = rng.normal(size=(2, N))
    one, other = (MovingHeld(*operands(*given)) for _ in range(2))
    MovingLoops("compiler", "moved", TEXTS).call("works", Block(one))
    command = [str(COMPILER), *STRICT, "-O1", "-ffp-contract=off", "-fPIC", "-shared", "own.c", "-o", "own.so", "-lm"]
    subprocess.run(command, check=True, cwd=tmp_path)
    block = Block(other)
    ctypes.CDLL(str(tmp_path / "own.so")).loop_works(ctypes.c_void_p(block.address), ctypes.c_int64(0))
    np.testing.assert_array_equal(other.d_made, one.d_made)


@compiled
def asks_a_call(held: Held) -> None:
    if _measured(held.x, 1.0) > 0.0:
        held.made[0] = 1.0


@compiled
def has_a_rest(held: Held) -> None:
    held.made[0] = held.x[0] % 2.0


@pytest.mark.parametrize("text", [asks_a_call, has_a_rest])
def test_what_has_no_derivative_is_told(text: Any) -> None:
    made = Compilation()
    made.entry("entry", text, [declared(Held)])
    with pytest.raises(LanguageError, match=r"test_tangents_of_loops\.py, line .* has no derivative"):
        moving(made.program)
