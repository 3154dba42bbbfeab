"""Kernels are lazy, describe themselves, stay alive as long as needed and fail with a reason."""

import copy
import ctypes
import gc
import pickle
import weakref
from collections.abc import Iterator
from typing import Any

import casadi
import numpy as np
import pytest

from compiler.programs import STEPS, RandomProgram, matrix_kernel, matrix_product
from poinsot import CompilerError
from poinsot.algebra.traced import Traced, symbols
from poinsot.kernels import Kernel
from poinsot.renderers.llvm import renderer
from poinsot.ufuncs.arguments import Arguments
from poinsot.ufuncs.making import make_ufunc


def test_nothing_happens_before_the_first_use() -> None:
    def never(**_: Any) -> Any:
        raise AssertionError("traced")

    kernel = Kernel(never, {"x": (2,)}, {"y": (2,)}, "never", doc="Never.", key="never")
    assert repr(kernel) == "Kernel(never: (2)->(2))"
    assert kernel.compile_seconds == 0.0
    with pytest.raises(AssertionError, match="traced"):
        _ = kernel.ufunc


def test_ufunc_describes_itself() -> None:
    kernel = matrix_kernel(doc="A x and the square of x.")
    ufunc = kernel.ufunc
    assert isinstance(ufunc, np.ufunc) and ufunc is kernel.ufunc
    assert (ufunc.__name__, ufunc.signature) == ("matrix_product", "(3,4),(4)->(3),()")
    assert (ufunc.nin, ufunc.nout, ufunc.types) == (2, 2, ["dd->dd"])
    assert "matrix_product(A, x) -> y, square" in ufunc.__doc__ and "A x and the square of x." in ufunc.__doc__
    assert kernel.compile_seconds > 0.0


def test_address_is_a_plain_c_function() -> None:
    kernel = matrix_kernel()
    function = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(kernel.address)
    numbers, results = np.random.default_rng(0).normal(size=16), np.zeros(4)
    function(numbers.ctypes.data, results.ctypes.data)
    y, square = kernel.ufunc(numbers[:12].reshape(3, 4), numbers[12:])
    np.testing.assert_array_equal(results, [*y, square])


def test_pickling_says_what_to_pickle() -> None:
    for how in (pickle.dumps, copy.deepcopy):
        with pytest.raises(TypeError, match="pickle the mechanism"):
            how(matrix_kernel())


@pytest.mark.long
def test_ufunc_outlives_its_kernel_and_then_frees_everything() -> None:
    kernel = matrix_kernel()
    ufunc = kernel.ufunc
    alive = weakref.ref(kernel._engine())
    del kernel
    gc.collect()
    A = np.random.default_rng(1).normal(size=(50, 3, 4))
    np.testing.assert_allclose(ufunc(A, np.ones(4))[0], A.sum(axis=2), rtol=1e-13)
    assert alive() is not None
    del ufunc
    gc.collect()
    assert alive() is None


@pytest.mark.long
def test_many_kernels_come_and_go() -> None:
    for k in range(3):
        ufunc = Kernel(lambda x, k=k: x * (2.0 + k), {"x": (2,)}, {"y": (2,)}, "scale").ufunc
        np.testing.assert_array_equal(ufunc(np.ones((9, 2))), np.full((9, 2), 2.0 + k))
        del ufunc
        gc.collect()


@pytest.mark.parametrize(
    "result, message",
    [
        (lambda A, x: A @ x, "1 outputs, announced: 2"),
        (lambda A, x: (A @ x, x @ x, x), "3 outputs, announced: 2"),
        (lambda A, x: (x, x @ x), r"y in the shape \(4,\), announced: \(3,\)"),
        (lambda A, x: (A @ x, x), r"square in the shape \(4,\)"),
        (lambda A, x: (A @ x, "five"), "returned 'five' where a number"),
        (lambda A, x: ([None, 1j, 2.0], x[0]), "returned None where a number"),
        (lambda A, x: (A @ x, symbols("stray", ())[()]), "stray"),
        (lambda A, x: (A @ x, Traced(casadi.erf(x[0].node))), "operation erf"),
    ],
)
def test_functions_that_cannot_be_compiled(result: Any, message: str) -> None:
    kernel = Kernel(result, {"A": (3, 4), "x": (4,)}, {"y": (3,), "square": ()}, "faulty")
    with pytest.raises(CompilerError, match=message):
        _ = kernel.ufunc


@pytest.mark.parametrize("inputs, outputs", [({}, {"y": ()}), ({"x": ()}, {})])
def test_kernels_need_inputs_and_outputs(inputs: Any, outputs: Any) -> None:
    with pytest.raises(CompilerError, match="at least one"):
        Kernel(matrix_product, inputs, outputs, "nothing")


def test_constant_and_copied_outputs() -> None:
    def function(x: Any) -> Any:
        return np.array([x[1], 3.5, x[1], 0.0, np.nan, x[0] - x[0], np.inf], dtype=object)

    ufunc = Kernel(function, {"x": (2,)}, {"y": (7,)}, "constants").ufunc
    for count in (1, 10):
        x = np.random.default_rng(count).normal(size=(count, 2))
        expected = np.stack([x[:, 1], x[:, 0] * 0 + 3.5, x[:, 1], np.zeros(count), np.full(count, np.nan),
                             np.zeros(count), np.full(count, np.inf)], axis=1)  # fmt: skip
        np.testing.assert_array_equal(ufunc(x), expected)


def test_minimum_maximum_and_logic_of_the_graph() -> None:
    """Operations that CasADi may bring in by itself."""
    graph = {
        "min": (casadi.fmin, np.minimum), "max": (casadi.fmax, np.maximum),
        "and": (lambda a, b: casadi.logic_and(a < b, b < 1.0), lambda a, b: (a < b) & (b < 1.0)),
        "or": (lambda a, b: casadi.logic_or(a <= b, b == 0.5), lambda a, b: (a <= b) | (b == 0.5)),
        "not": (lambda a, b: casadi.logic_not(a != b) + casadi.logic_not(a), lambda a, b: 1.0 * (a == b) + (a == 0)),
    }  # fmt: skip
    for symbolic, numeric in graph.values():
        kernel = Kernel(lambda a, b, f=symbolic: Traced(f(a.node, b.node)), {"a": (), "b": ()}, {"c": ()}, "graph")
        a, b = np.meshgrid([-1.0, 0.0, 0.5, 2.0, np.nan], [0.0, 0.5, 3.0])
        np.testing.assert_array_equal(kernel.ufunc(a, b), numeric(a, b).astype(float))
        assert kernel.ufunc(0.5, 2.0) == float(numeric(0.5, 2.0))


@pytest.fixture
def batch_fails(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[BaseException]]:
    """Errors to raise, one a time, when code is compiled for the batch."""
    errors: list[BaseException] = []
    make = renderer.compile_object

    def compile_object(text: str, machine: Any) -> bytes:
        if "@kernel_batch" in text and errors:
            raise errors.pop()
        return make(text, machine)

    monkeypatch.setattr(renderer, "compile_object", compile_object)
    yield errors


def test_interrupt_while_the_batch_is_compiled(batch_fails: list[BaseException]) -> None:
    program = RandomProgram(0, len(STEPS))
    ufunc = program.kernel().ufunc
    arguments = program.arguments(np.random.default_rng(0), 20)
    batch_fails.append(KeyboardInterrupt())
    with pytest.raises(KeyboardInterrupt):
        ufunc(*arguments)
        for _ in range(100):  # the interpreter delivers it between two instructions
            pass
    for got, expected in zip(ufunc(*arguments), program.on_floats(*arguments), strict=True):
        np.testing.assert_allclose(got, expected, rtol=1e-11, atol=1e-11)


def test_batch_that_cannot_be_compiled_is_computed_one_by_one(
    batch_fails: list[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    reported: list[Any] = []
    monkeypatch.setattr("sys.unraisablehook", reported.append)
    program = RandomProgram(1, len(STEPS))
    ufunc = program.kernel().ufunc
    arguments = program.arguments(np.random.default_rng(0), 20)
    batch_fails.append(MemoryError("no memory for the batch"))
    for _ in range(2):
        for got, expected in zip(ufunc(*arguments), program.on_floats(*arguments), strict=True):
            np.testing.assert_allclose(got, expected, rtol=1e-11, atol=1e-11)
    assert [type(each.exc_value) for each in reported] == [MemoryError]


def test_signature_that_numpy_refuses_is_an_error() -> None:
    with pytest.raises(ValueError):
        make_ufunc(0, 0, None, "(3,->", Arguments("faulty", {"x": (3,)}, 1), "")
