"""Programs cut at their parameters: both halves together are the whole, and nothing is computed twice."""

import ctypes
from typing import Any

import numpy as np
import pytest

from compiler.interpreting import interpret
from compiler.programs import STEPS, RandomProgram
from poinsot.algebra import Array, array, exp
from poinsot.kernels import Kernel
from poinsot.kernels.hoisting import hoist, parted, side_by_side
from poinsot.kernels.implicit import ImplicitKernel
from poinsot.programs import tracing
from poinsot.programs.program import Program

INPUTS = sum(int(np.prod(shape)) for shape in RandomProgram.inputs.values())


def traced(seed: int) -> Program:
    function = RandomProgram(seed, 3 * len(STEPS))
    return tracing.trace(function, function.inputs, function.outputs, "random")


@pytest.mark.parametrize("place", [range(3), range(4, 9), range(8, INPUTS), range(INPUTS)])
def test_both_halves_together_do_the_same_operations(seed: int, place: range) -> None:
    """The same numbers to the last bit: nothing is contracted yet; any room for the constants of others."""
    program, rng = traced(seed), np.random.default_rng(seed)
    x = rng.normal(size=INPUTS).tolist()
    before, after = (int(n) for n in rng.integers(0, 3, 2))
    prepare, flow = hoist(program, place, before, after)
    c = [np.nan] * before + interpret(prepare, x[place.start : place.stop]) + [np.nan] * after
    assert interpret(flow, x[: place.start] + c + x[place.stop :]) == interpret(program, x)
    assert prepare.operations + flow.operations == program.operations
    known = range(place.start, place.start + len(c))
    assert hoist(flow, known)[1].operations == flow.operations, "what is left depends on more than constants"
    assert len(set(prepare.outputs)) == len(prepare.outputs)


def test_programs_standside_by_side(seed: int) -> None:
    one, two = traced(seed), traced(seed + 100)
    x = np.random.default_rng(seed).normal(size=INPUTS).tolist()
    assert interpret(side_by_side([one, two]), x) == interpret(one, x) + interpret(two, x)


def called(kernel: Kernel, numbers: Any) -> Any:
    out = np.full(sum(int(np.prod(shape)) for shape in kernel.outputs.values()), np.nan)
    given = np.array(numbers, dtype=float)
    function = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(kernel.address)
    function(given.ctypes.data, out.ctypes.data)
    return out


@pytest.mark.sample(2)
@pytest.mark.parametrize("key", [None, "halves of random functions"])
def test_kernels_share_their_constants(seed: int, key: str | None, tmp_path: Any, monkeypatch: Any) -> None:
    """Also one that solves equations; from the cache the second time, and then without a trace."""
    monkeypatch.setenv("POINSOT_CACHE", str(tmp_path))
    rng = np.random.default_rng(seed)
    x, s, p = rng.normal(size=4), rng.normal(size=2), rng.normal(size=3)
    traces: list[str] = []
    a = rng.normal(size=(4, 3)).tolist()

    def first(x: Array, s: Array, u: Array, p: Array) -> tuple[Array, Any]:
        traces.append("first")
        return array([xi * (p[0] * p[1] + 1.0) + sum(c * q for c, q in zip(row, p, strict=True))
                      for xi, row in zip(x, a, strict=True)]), exp(p[2]) * s[0]  # fmt: skip

    def second(x: Array, p: Array, w: Array) -> Array:
        return array([w[0] * p[2], p[1] * p[1] + 3.0])

    def residual(x: Array, p: Array, w: Array) -> Array:
        return array([w[0] + w[0] ** 3 - x[0] * (p[0] - p[1])])

    whole = {
        "first": Kernel(first, {"x": (4,), "s": (2,), "u": (0,), "p": (3,)}, {"y": (4,), "z": ()}, "first", key=key),
        "third": Kernel(lambda x, p: x * 2.0, {"x": (4,), "p": (3,)}, {"y": (4,)}, "third", key=key),
        "second": ImplicitKernel(residual, second, 1, {"x": (4,), "p": (3,)}, {"y": (2,)}, "second", key=key),
    }
    for again in (False, True):
        prepare, kernels = parted(whole, key)
        assert prepare is not None
        c = called(prepare, p)
        assert kernels["first"].inputs == {"x": (4,), "s": (2,), "c": (len(c),)}
        exact = np.append(x * (p[0] * p[1] + 1.0) + np.array(a) @ p, np.exp(p[2]) * s[0])
        np.testing.assert_allclose(called(kernels["first"], [*x, *s, *c]), exact, rtol=1e-13, atol=1e-13)
        assert kernels["third"].inputs == {"x": (4,)}
        np.testing.assert_array_equal(called(kernels["third"], x), 2 * x)
        y = called(kernels["second"], [*x, *c])
        w = y[0] / p[2]
        assert w + w**3 == pytest.approx(x[0] * (p[0] - p[1]), abs=1e-13)
        assert y[1] == pytest.approx(p[1] * p[1] + 3.0, rel=1e-15)
        if key and again:
            assert len(traces) == 1
        whole = {name: type(k)(**_made_again(k)) for name, k in whole.items()}


def _made_again(kernel: Any) -> dict[str, Any]:
    """The arguments of a kernel that was made already."""
    common = {"inputs": kernel.inputs, "outputs": kernel.outputs, "name": kernel.name}
    if isinstance(kernel, ImplicitKernel):
        return {**common, "residual": kernel._residual, "result": kernel._function, "unknowns": kernel.unknowns}
    return {**common, "function": kernel._function, "key": kernel._key}


def test_what_depends_on_no_parameter_needs_no_constants() -> None:
    kernel = Kernel(lambda x, p: x + 1.0, {"x": (2,), "p": (3,)}, {"y": (2,)}, "deaf")
    prepare, kernels = parted({"deaf": kernel}, None)
    assert prepare is None
    np.testing.assert_array_equal(called(kernels["deaf"], [1.0, 2.0]), [2.0, 3.0])
