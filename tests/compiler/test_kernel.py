"""Kernels are lazy, describe themselves, stay alive as long as needed and fail with a reason."""

import copy
import ctypes
import gc
import os
import pickle
import subprocess
import sys
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import casadi
import numpy as np
import pytest

from compiler.programs import STEPS, RandomProgram, matrix_kernel, matrix_product
from poinsot import CompilerError
from poinsot.algebra.traced import Traced, symbols
from poinsot.kernels import Kernel
from poinsot.renderers.llvm import renderer
from poinsot.renderers.llvm.target import Host
from poinsot.ufuncs.arguments import Arguments
from poinsot.ufuncs.engine import make_ufunc


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


# Operands without numbers, as of a mechanism that cannot move.
def nothing_moves() -> Kernel:
    """Inputs and outputs all empty."""
    return Kernel(lambda q, v: q + v, {"q": (0,), "v": (0,)}, {"tau": (0,)}, "inverse_dynamics")


def partly() -> Kernel:
    """An empty configuration, a point; a mass matrix 0×0 and the point moved."""

    def function(q: Any, p: Any) -> Any:
        return np.outer(q, q), 2.0 * p

    return Kernel(function, {"q": (0,), "p": (3,)}, {"M": (0, 0), "moved": (3,)}, "partly", key="partly")


@pytest.mark.parametrize("loop", [(), (1,), (7,), (2, 9), (0,)])
def test_all_empty(loop: tuple[int, ...]) -> None:
    kernel = nothing_moves()
    assert kernel.ufunc(np.zeros((*loop, 0)), np.zeros(0)).shape == (*loop, 0)
    assert kernel.operations == 0


@pytest.mark.parametrize("loop", [(), (1,), (7,), (2, 9), (0,)])
def test_partly_empty(loop: tuple[int, ...]) -> None:
    ufunc = partly().ufunc
    p = np.random.default_rng(0).normal(size=3)
    for q, point in ((np.zeros((*loop, 0)), p), (np.zeros(0), np.broadcast_to(p, (*loop, 3)))):
        M, moved = ufunc(q, point)
        assert M.shape == (*loop, 0, 0)
        np.testing.assert_array_equal(moved, np.broadcast_to(2.0 * p, (*loop, 3)))


def test_out_and_types() -> None:
    ufunc = partly().ufunc
    out = np.zeros((4, 3))
    M, moved = ufunc(np.zeros((4, 0)), [1, 2, 3], out=(None, out))
    assert moved is out and M.shape == (4, 0, 0)
    np.testing.assert_array_equal(out, np.tile([2.0, 4.0, 6.0], (4, 1)))
    single = ufunc([], [1, 2, 3])
    assert single[0].shape == (0, 0)
    np.testing.assert_array_equal(ufunc([], [1, 2, 3], np.zeros((0, 0)), out[0])[1], out[0])


@pytest.mark.parametrize("q, p", [((3,), (3,)), ((), (3,)), ((0,), (2,)), ((4, 0), (3, 3)), ((4, 0), (3, 0))])
def test_wrong_shapes(q: Any, p: Any) -> None:
    with pytest.raises(ValueError):
        partly().ufunc(np.zeros(q), np.zeros(p))


def test_wrong_types_and_counts() -> None:
    ufunc = partly().ufunc
    for arguments in ((np.zeros(0), np.zeros(3, complex)), (np.zeros(0),), ([],) * 5, ([], np.array(["a", "b", "c"]))):
        with pytest.raises(TypeError):
            ufunc(*arguments)
    with pytest.raises(TypeError):
        ufunc([], np.zeros(3), out=(None, [0.0, 0.0, 0.0]))
    with pytest.raises(ValueError):
        ufunc([], np.zeros(3), out=(None, np.zeros(4)))


def test_scalar_output_of_nothing() -> None:
    energy = Kernel(lambda q: 0.0, {"q": (0,)}, {"energy": ()}, "potential_energy").ufunc
    assert energy(np.zeros(0)) == 0.0
    np.testing.assert_array_equal(energy(np.zeros((5, 0))), np.zeros(5))


def test_address_of_a_kernel_with_empty_operands() -> None:
    import ctypes

    function = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(partly().address)
    p, moved = np.arange(3.0), np.zeros(3)
    function(p.ctypes.data, moved.ctypes.data)
    np.testing.assert_array_equal(moved, 2.0 * p)


# Numbers get from arrays into the lanes of a batch and back, wherever they lie, and nothing else is touched.
SHAPES = [(), *((n,) for n in range(1, 20)), (1, 1), (3, 1), (2, 3), (5, 7), (2, 3, 5)]


def mirror(shape: tuple[int, ...]) -> Any:
    """A kernel that turns an array round."""
    kernel = Kernel(
        lambda x: x[(slice(None, None, -1),) * x.ndim] if shape else x, {"x": shape}, {"y": shape}, "mirror"
    )
    return kernel.ufunc


def turned(x: Any, core: int) -> Any:
    """Every core dimension backwards."""
    return x[(..., *(slice(None, None, -1),) * core)] if core else x


@pytest.mark.sample(6)
@pytest.mark.parametrize("shape", SHAPES)
def test_every_number_gets_to_its_place(shape: tuple[int, ...], machine: Host) -> None:
    ufunc, core = mirror(shape), len(shape)
    rng = np.random.default_rng(len(shape))
    for count in (1, 4, 7, 8, 9, 16, 23):
        x = rng.normal(size=(count, *shape))
        expected = turned(x, core)
        np.testing.assert_array_equal(ufunc(x), expected)
        np.testing.assert_array_equal(ufunc(np.array(x, order="F")), expected)
        np.testing.assert_array_equal(ufunc(x[::-1]), expected[::-1])


@pytest.mark.sample(7)
@pytest.mark.parametrize("shape", SHAPES)
def test_memory_around_an_output_is_left_alone(shape: tuple[int, ...], machine: Host) -> None:
    """Also between samples that do not lie one behind the other."""
    ufunc, size = mirror(shape), int(np.prod(shape))
    x = np.random.default_rng(3).normal(size=(19, *shape))
    for gap in (0, 1, 5):
        room = np.full(8 + 19 * (size + gap) + 8, np.nan)
        rows = room[8:-8].reshape(19, size + gap)
        out = np.lib.stride_tricks.as_strided(rows, x.shape, (rows.strides[0], *x.strides[1:]))
        ufunc(x, out=out)
        np.testing.assert_array_equal(out, turned(x, len(shape)))
        assert np.isnan(room[:8]).all() and np.isnan(room[-8:]).all() and np.isnan(rows[:, size:]).all()


# Nothing is written beside the outputs and nothing read beside the inputs.
ROOT = Path(__file__).parents[2]
CANARY = np.float64(-6.02214076e23)


def embed(array: np.ndarray, filler: float, gap: int) -> tuple[np.ndarray, np.ndarray]:
    """A copy of the array with the filler all around and between its numbers, and the memory it lies in."""
    memory = np.full(tuple(size * gap + 6 for size in array.shape), filler)
    view = memory[tuple(slice(3, 3 + size * gap, gap) for size in array.shape)]
    view[...] = array
    return view, memory


@pytest.mark.sample(3)
@pytest.mark.parametrize("gap", [1, 2, 5])
@pytest.mark.parametrize("count", [1, 2, 7, 8, 9, 16, 23])
def test_only_outputs_are_written(count: int, gap: int) -> None:
    program = RandomProgram(2, 2 * len(STEPS))
    ufunc = program.kernel().ufunc
    plain = program.arguments(np.random.default_rng(count), count)
    inputs = [embed(each, np.nan, gap) for each in plain]
    before = [memory.copy() for _, memory in inputs]
    expected = ufunc(*plain)
    outputs = [embed(np.zeros_like(each), CANARY, gap) for each in expected]
    ufunc(*(view for view, _ in inputs), out=tuple(view for view, _ in outputs))
    for (view, memory), right in zip(outputs, expected, strict=True):
        np.testing.assert_array_equal(view, right)
        assert np.count_nonzero(memory == CANARY) == memory.size - view.size
    for (_, memory), old in zip(inputs, before, strict=True):
        np.testing.assert_array_equal(memory, old)


# Arrays that end, or start, where a page without access starts, or ends: one number too many kills the process.
FENCED = """
import ctypes, mmap
import numpy as np
from compiler.programs import RandomProgram, STEPS
page = mmap.PAGESIZE
protect = ctypes.CDLL(None, use_errno=True).mprotect
protect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
kept = []
def fenced(shape, at_end):
    size = 8 * int(np.prod(shape))
    pages = -(-size // page)
    memory = mmap.mmap(-1, (pages + 2) * page)
    kept.append(memory)
    whole = np.frombuffer(memory, dtype=np.uint8)
    start = whole.ctypes.data
    assert protect(start, page, mmap.PROT_NONE if hasattr(mmap, "PROT_NONE") else 0) == 0
    assert protect(start + (pages + 1) * page, page, 0) == 0
    first = page * (pages + 1) - size if at_end else page
    return whole[first:first + size].view(np.float64).reshape(shape)
program = RandomProgram(8, 2 * len(STEPS))
kernel = program.kernel()
for count in (1, 2, 7, 8, 9, 15, 64, 65):
    plain = program.arguments(np.random.default_rng(count), count)
    expected = kernel.ufunc(*plain)
    for at_end in (True, False):
        for turn in (lambda a: a, lambda a: a[::-1]):
            inputs = [turn(fenced(a.shape, at_end)) for a in plain]
            outputs = tuple(turn(fenced(a.shape, at_end)) for a in expected)
            for array, value in zip(inputs, plain):
                array[...] = value
            kernel.ufunc(*inputs, out=outputs)
            for got, right in zip(outputs, expected):
                np.testing.assert_array_equal(got, right)
function = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(kernel.address)
for at_end in (True, False):
    numbers, results = fenced((11,), at_end), fenced((8,), at_end)
    numbers[:] = np.concatenate([np.ravel(a[0]) for a in plain])
    function(numbers.ctypes.data, results.ctypes.data)
    np.testing.assert_array_equal(results, np.concatenate([np.ravel(a[0]) for a in expected]))
print("unharmed")
import os
os._exit(0)
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="guards memory pages with mprotect")
def test_arrays_between_forbidden_pages() -> None:
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])
    result = subprocess.run(
        [sys.executable, "-c", "import sys; sys.stdout.reconfigure(line_buffering=True)\n" + FENCED],
        env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert result.returncode == 0 and result.stdout.strip() == "unharmed", result.stderr


def test_matrices_as_views_of_a_larger_one() -> None:
    rng = np.random.default_rng(3)
    big = np.full((10, 9, 11), np.nan)
    big[:, 2:5, 3:7] = rng.normal(size=(10, 3, 4))
    out = np.full((10, 7), CANARY)
    matrix_kernel().ufunc(big[:, 2:5, 3:7], np.ones(4), out=(out[:, 1:6:2], None))
    np.testing.assert_allclose(out[:, 1:6:2], big[:, 2:5, 3:7].sum(axis=2), rtol=1e-13)
    assert (out[:, ::2] == CANARY).all()


@pytest.mark.parametrize("shape", [(1,), (1, 1), (1, 5), (5, 1), (2, 1, 3), (1, 1, 1, 2)])
@pytest.mark.parametrize("count", [1, 13])
def test_core_shapes_with_ones_and_more_dimensions(shape: tuple[int, ...], count: int) -> None:
    from poinsot.kernels import Kernel

    axes = tuple(reversed(range(len(shape))))
    kernel = Kernel(lambda T: (T.transpose(axes), T * 2.0), {"T": shape}, {"R": shape[::-1], "D": shape}, "turn")
    T = np.random.default_rng(count).normal(size=(count, *shape))
    turned = T.transpose(0, *(axis + 1 for axis in axes))
    for given in (T, np.asfortranarray(T), T[::-1][::-1]):
        R, D = kernel.ufunc(given)
        np.testing.assert_array_equal(R, turned)
        np.testing.assert_array_equal(D, 2.0 * T)
