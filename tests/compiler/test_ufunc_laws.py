"""The ufunc equals the function on floats, whatever arrays it is given; a batch equals its singles bit for bit."""

import ctypes
import gc
import sys
import tracemalloc
import weakref
from functools import partial
from typing import Any

import numpy as np
import pytest

from compiler.programs import STEPS, RandomProgram, matrix_kernel
from poinsot.kernels import Kernel
from poinsot.renderers.llvm.target import Host
from poinsot.ufuncs import capi

SEEDS = range(3)
TOLERANCE = {"rtol": 1e-11, "atol": 1e-11}


@pytest.mark.sample(2)
def test_kernel_equals_function_on_floats(seed: int, machine: Host) -> None:
    program = RandomProgram(seed, 3 * len(STEPS))
    arguments = program.arguments(np.random.default_rng(seed), 19)
    for got, expected in zip(program.kernel().ufunc(*arguments), program.on_floats(*arguments), strict=True):
        np.testing.assert_allclose(got, expected, **TOLERANCE)


@pytest.mark.sample(1)
def test_batch_equals_singles_bit_for_bit(seed: int, rng: np.random.Generator, machine: Host) -> None:
    program = RandomProgram(seed, 4 * len(STEPS))
    ufunc = program.kernel().ufunc
    for count in range(1, 41):
        arguments = program.arguments(rng, count)
        batch = ufunc(*arguments)
        singles = [ufunc(*(each[k] for each in arguments)) for k in range(count)]
        for got, *expected in zip(batch, *singles, strict=True):
            assert got.tobytes() == np.array(expected).tobytes()


def test_any_strides(seed: int, rng: np.random.Generator) -> None:
    program = RandomProgram(seed, 2 * len(STEPS))
    ufunc = program.kernel().ufunc
    for loop in ((), (5,), (21,), (3, 4), (2, 3, 9)):
        plain = program.arguments(rng, *loop)
        expected = ufunc(*plain)
        for layout in LAYOUTS:
            arguments = [layout(each) for each in plain]
            assert_same(ufunc(*arguments), expected)
            out = tuple(np.asarray(layout(np.full_like(each, np.nan))) for each in map(np.asarray, expected))
            assert_same(ufunc(*arguments, out=out), expected)
            assert_same(out, expected)


def fortran(array: Any) -> Any:
    return np.array(array, order="F")


def reversed_(array: Any) -> Any:
    flip = (slice(None, None, -1),) * array.ndim
    return array[flip].copy()[flip]


def spread(array: Any) -> Any:
    wide = np.full(tuple(3 * size for size in array.shape), np.nan)
    view = wide[(slice(1, None, 3),) * array.ndim + (...,)]
    view[...] = array
    return view


def transposed(array: Any) -> Any:
    return np.array(np.transpose(array), order="C").T


def in_a_record(array: Any) -> Any:
    record = np.zeros(array.shape, dtype=[("gap", "i4"), ("value", "f8"), ("rest", "i2")])
    record["value"] = array
    return record["value"]


def misaligned(array: Any) -> Any:
    raw = np.zeros(array.size * 8 + 1, dtype=np.uint8)
    view = raw[1:].view(np.float64).reshape(array.shape)
    view[...] = array
    return view


LAYOUTS = [fortran, reversed_, spread, transposed, in_a_record, misaligned]


def assert_same(got: Any, expected: Any) -> None:
    for left, right in zip(got, expected, strict=True):
        np.testing.assert_array_equal(left, right, strict=False)


def test_broadcasting(seed: int, rng: np.random.Generator) -> None:
    program = RandomProgram(seed, 2 * len(STEPS))
    ufunc = program.kernel().ufunc
    x, Y, s = program.arguments(rng, 4, 1)[0], program.arguments(rng, 9)[1], program.arguments(rng)[2]
    full = tuple(np.broadcast_to(each, (4, 9, *core)).copy() for each, core in ((x, (4,)), (Y, (2, 3)), (s, ())))
    assert_same(ufunc(x, Y, s), ufunc(*full))
    one = program.arguments(rng)
    stretched = tuple(np.broadcast_to(each, (30, *each.shape)) for each in one)
    for batch, single in zip(ufunc(*stretched), ufunc(*one), strict=True):
        np.testing.assert_array_equal(batch, np.broadcast_to(single, batch.shape))


@pytest.mark.parametrize("dtype", [np.float32, np.float16, np.int8, np.int64, np.uint16, np.bool_, ">f8"])
def test_types_that_cast_safely(dtype: Any) -> None:
    ufunc = matrix_kernel().ufunc
    rng = np.random.default_rng(4)
    A, x = (rng.integers(0, 2, size=shape).astype(dtype) for shape in ((12, 3, 4), (4,)))
    y, square = ufunc(A, x)
    assert y.dtype == square.dtype == np.float64
    np.testing.assert_array_equal(y, A.astype(float) @ x.astype(float))
    y, _ = ufunc(A.tolist(), x.tolist())
    np.testing.assert_array_equal(y, A.astype(float) @ x.astype(float))


def test_out_of_wrong_shape_or_read_only_is_refused() -> None:
    ufunc = matrix_kernel().ufunc
    A, x = np.ones((3, 4)), np.ones(4)
    with pytest.raises(ValueError):
        ufunc(A, x, out=(np.zeros(4), None))
    frozen = np.zeros(3)
    frozen.flags.writeable = False
    with pytest.raises(ValueError):
        ufunc(A, x, out=(frozen, None))
    assert not frozen.any()


def test_read_only_inputs_serve_and_stay() -> None:
    A, x = np.arange(12.0).reshape(3, 4), np.arange(4.0)
    A.flags.writeable = x.flags.writeable = False
    y, square = matrix_kernel().ufunc(A, x)
    np.testing.assert_array_equal(y, A @ x)
    assert square == x @ x


def test_out_of_another_type() -> None:
    ufunc = matrix_kernel().ufunc
    out = np.zeros((20, 3), np.float32)
    A = np.random.default_rng(1).normal(size=(20, 3, 4))
    ufunc(A, np.ones(4), out=(out, None))
    np.testing.assert_allclose(out, A.sum(axis=2), rtol=1e-6, atol=1e-6)


@pytest.mark.parametrize("count", [1, 3, 25])
@pytest.mark.parametrize("shift", range(-2, 3))
def test_overlapping_input_and_output(count: int, shift: int) -> None:
    kernel = Kernel(lambda x: (np.cumsum(x), x[::-1] * 2.0), {"x": (4,)}, {"a": (4,), "b": (4,)}, "overlap")
    memory = np.random.default_rng(count).normal(size=4 * count + 8)

    def window(at: int) -> Any:
        return memory[at : at + 4 * count].reshape(count, 4)

    x = window(2).copy()
    kernel.ufunc(window(2), out=(window(2 + shift), None))
    np.testing.assert_allclose(window(2 + shift), np.cumsum(x, axis=1), rtol=1e-14)


@pytest.mark.parametrize("count", [1, 7, 25])
def test_elementwise_kernel_in_place(count: int) -> None:
    kernel = Kernel(lambda x, y: (x + y, x - y), {"x": (), "y": ()}, {"a": (), "b": ()}, "butterfly")
    x, y = np.random.default_rng(count).normal(size=(2, count))
    left, right = x.copy(), y.copy()
    kernel.ufunc(left, right, out=(left, right))
    np.testing.assert_array_equal(left, x + y)
    np.testing.assert_array_equal(right, x - y)
    shifted = np.append(x, 0.0)
    kernel.ufunc(shifted[:-1], y, out=(shifted[1:], None))
    np.testing.assert_array_equal(shifted[1:], x + y)


@pytest.mark.parametrize("count", [1, 3, 25])
def test_elementwise_kernel_that_exchanges_its_arguments(count: int) -> None:
    """The first output lies where the second input is, as NumPy allows elementwise; that must be read first."""
    kernel = Kernel(lambda x, y: (x + 1.0, y * 2.0), {"x": (), "y": ()}, {"a": (), "b": ()}, "exchange")
    x, y = np.random.default_rng(count).normal(size=(2, count))
    left, right = x.copy(), y.copy()
    kernel.ufunc(left, right, out=(right, left))
    np.testing.assert_array_equal(right, x + 1.0)
    np.testing.assert_array_equal(left, y * 2.0)


def test_elementwise_kernel_is_a_plain_ufunc() -> None:
    add = Kernel(lambda x, y: x + y, {"x": (), "y": ()}, {"z": ()}, "add").ufunc
    x = np.random.default_rng(3).normal(size=(6, 30))
    mask = x > 0
    out = np.full_like(x, 7.0)
    add(x, 1.0, out=out, where=mask)
    np.testing.assert_array_equal(out, np.where(mask, x + 1.0, 7.0))
    np.testing.assert_array_equal(add.outer(x[0], x[1]), x[0][:, None] + x[1])


@pytest.mark.parametrize("length", [2, 5, 9, 40])
def test_reductions_use_every_intermediate_result(length: int) -> None:
    """NumPy reduces by giving the loop an output that is also its input, so a batch may not run ahead."""
    blend = Kernel(lambda x, y: 0.75 * x - 0.5 * y, {"x": (), "y": ()}, {"z": ()}, "blend").ufunc
    x = np.random.default_rng(length).normal(size=(3, length))
    steps = [x[:, 0]]
    for k in range(1, length):
        steps.append(blend(steps[-1], x[:, k]))
    np.testing.assert_array_equal(blend.reduce(x, axis=1), steps[-1])
    np.testing.assert_array_equal(blend.reduce(x.T.copy(), axis=0), steps[-1])
    np.testing.assert_array_equal(blend.accumulate(x, axis=1), np.transpose(steps))
    total = np.full(3, 2.0)
    blend.at(total, np.zeros(length, dtype=int), x[0])
    expected = 2.0
    for value in x[0]:
        expected = blend(expected, value)
    assert total[0] == expected


def test_mask_is_refused_where_numpy_has_none() -> None:
    with pytest.raises(TypeError):
        matrix_kernel().ufunc(np.zeros((3, 4)), np.zeros(4), where=False)


@pytest.mark.parametrize("loop", [(0,), (0, 3), (3, 0)])
def test_empty_batches(loop: tuple[int, ...]) -> None:
    y, square = matrix_kernel().ufunc(np.zeros((*loop, 3, 4)), np.zeros(4))
    assert y.shape == (*loop, 3) and square.shape == loop


def test_axes_argument() -> None:
    A = np.random.default_rng(5).normal(size=(4, 3, 11))
    y, _ = matrix_kernel().ufunc(A, np.ones(4), axes=[(1, 0), 0, 0, ()])
    np.testing.assert_allclose(y, A.sum(axis=0), rtol=1e-13)


def test_nan_and_infinity_go_in_and_come_out_without_a_warning() -> None:
    program = RandomProgram(1, len(STEPS))
    ufunc = program.kernel().ufunc
    x, Y, s = program.arguments(np.random.default_rng(0), 20)
    with np.errstate(all="raise"):
        ufunc(x, Y, s)
        for bad in (np.nan, np.inf, -np.inf, 1e308, 5e-324):
            poisoned = x.copy()
            poisoned[7] = bad
            result = ufunc(poisoned, Y, s)
            single = ufunc(poisoned[7], Y[7], s[7])
            for batch, clean, one in zip(result, ufunc(x, Y, s), single, strict=True):
                np.testing.assert_array_equal(np.delete(batch, 7, 0), np.delete(clean, 7, 0))
                np.testing.assert_array_equal(batch[7], one)


def test_division_by_zero_is_silent_and_ieee() -> None:
    divide = Kernel(lambda x, y: (x / y, (x - y) ** 0.5), {"x": (), "y": ()}, {"q": (), "r": ()}, "divide").ufunc
    x = np.array([1.0, -1.0, 0.0, np.inf, np.nan] * 3)
    with np.errstate(all="ignore"):
        expected = x / 0.0, np.sqrt(x - 0.0)
    with np.errstate(all="raise"):
        assert_same(divide(x, 0.0), expected)


def test_floating_point_flags_of_the_caller_are_kept() -> None:
    """Warnings of NumPy's own functions around a kernel come as before."""
    identity = Kernel(lambda x: 1.0 / x, {"x": ()}, {"y": ()}, "inverse").ufunc
    with np.errstate(divide="raise"):
        identity(np.zeros(3))
        with pytest.raises(FloatingPointError):
            np.ones(3) / np.zeros(3)


# The short way into a kernel gives what NumPy's general way gives, and steps aside where it does not fit.
general = pytest.mark.skipif(capi.vectorcall_slot() is None, reason="this NumPy is laid out in an unknown way")


def assert_same_objects(got: Any, expected: Any) -> None:
    """Equal values, types and kinds of objects."""
    assert type(got) is type(expected)
    if isinstance(got, tuple):
        assert len(got) == len(expected)
        for left, right in zip(got, expected, strict=True):
            assert_same_objects(left, right)
    else:
        np.testing.assert_array_equal(got, expected)
        assert (got.dtype, got.shape, got.strides) == (expected.dtype, expected.shape, expected.strides)
        assert got.flags.c_contiguous == expected.flags.c_contiguous


@general
def test_it_is_in_place() -> None:
    slot = capi.vectorcall_slot()
    assert slot is not None
    assert capi._word(id(matrix_kernel().ufunc) + slot) != capi._word(id(np.add) + slot)


@pytest.mark.parametrize("seed", range(4))
def test_same_as_the_general_way(seed: int) -> None:
    program = RandomProgram(seed, 2 * len(STEPS))
    ufunc = program.kernel().ufunc
    for loop in ((), (1,), (6,), (30,)):
        arguments = program.arguments(np.random.default_rng(seed), *loop)
        assert_same_objects(ufunc(*arguments), ufunc(*arguments, casting="same_kind"))
    x, Y, s = program.arguments(np.random.default_rng(seed))
    for scalar in (float(s), np.float64(s), np.array(s), np.float32(s), 1, True, np.int64(2)):
        assert_same_objects(ufunc(x, Y, scalar), ufunc(x, Y, scalar, casting="same_kind"))


class Marked(np.ndarray):
    """A subclass that its results must keep."""


class Overriding:
    """A type that answers for ufuncs itself."""

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **options: Any) -> Any:
        return "overridden", method


UNUSUAL = [
    lambda a: a.view(Marked), lambda a: np.ma.masked_array(a),
    lambda a: a.astype(">f8" if sys.byteorder == "little" else "<f8"), lambda a: a.astype(np.float32),
    lambda a: a.astype(np.longdouble).astype(int), lambda a: np.asfortranarray(a),
    lambda a: np.repeat(a, 2, axis=-1)[..., ::2], lambda a: a[..., ::-1], lambda a: a.tolist(), lambda a: a[None],
    lambda a: np.frombuffer(b"x" + a.tobytes(), offset=1).reshape(a.shape), lambda a: np.ascontiguousarray(a),
]  # fmt: skip


@pytest.mark.sample(22)
@pytest.mark.parametrize("unusual", UNUSUAL)
@pytest.mark.parametrize("place", [0, 1, 2])
def test_unusual_arguments(unusual: Any, place: int) -> None:
    ufunc = matrix_kernel().ufunc
    arguments = [np.arange(12.0).reshape(3, 4) - 5.0, np.arange(4.0)]
    for k in range(2):
        if place in (k, 2):
            arguments[k] = unusual(arguments[k])
    assert_same_objects(ufunc(*arguments), ufunc(*arguments, casting="same_kind"))


def test_types_that_override_are_asked() -> None:
    assert matrix_kernel().ufunc(np.zeros((3, 4)), Overriding()) == ("overridden", "__call__")


@pytest.mark.parametrize(
    "arguments",
    [
        (), (np.zeros((3, 4)),), (np.zeros((3, 4)), np.zeros(5)), (np.zeros((4, 4)), np.zeros(4)),
        (np.zeros((3, 4)), None), (np.zeros(4), np.zeros((3, 4))), (np.zeros((3, 4)), np.zeros(4, complex)),
        (np.zeros((3, 4)), np.zeros(())), (np.zeros((3, 4)),) * 5, (np.zeros((3, 0)), np.zeros(0)),
        (np.zeros((3, 4)), "four"), (np.zeros((3, 4)), np.zeros(4, object)), (np.zeros((3, 4)), np.zeros(4, "M8[s]")),
        (np.zeros((3, 4)), 1.0),
    ],
    ids=range(14),
)  # fmt: skip
def test_wrong_arguments_get_numpys_own_error(arguments: Any) -> None:
    ufunc = matrix_kernel().ufunc
    with pytest.raises((TypeError, ValueError)) as general_error:
        ufunc(*arguments, order="K")
    with pytest.raises(type(general_error.value)) as error:
        ufunc(*arguments)
    assert str(error.value) == str(general_error.value)


def test_all_ways_of_calling() -> None:
    ufunc = matrix_kernel().ufunc
    A, x = np.ones((3, 4)), np.arange(4.0)
    expected = ufunc(A, x, order="C")
    out = np.empty(3), np.empty(())
    for result in (
        ufunc(*[A, x]),
        ufunc.__call__(A, x),
        partial(ufunc, A)(x),
        partial(ufunc, order="C")(A, x),
        next(map(ufunc, [A], [x])),
        ufunc(A, x, **{}),
        ufunc(A, x, None, None),
        ufunc(A, x, *out),
        ufunc(A, x, out=out),
        ufunc(A, x, out=(None, out[1])),
        np.ufunc.__call__(ufunc, A, x),
        ufunc(A, x, dtype=float),
        ufunc(A, x, signature="dd->dd"),
    ):
        for got, right in zip(result, expected, strict=True):
            np.testing.assert_array_equal(got, right)


def test_results_are_new_writable_and_owned() -> None:
    ufunc = matrix_kernel().ufunc
    A, x = np.ones((3, 4)), np.ones(4)
    first, square = ufunc(A, x)
    second, _ = ufunc(A, x)
    assert type(square) is np.float64
    assert first.flags.writeable and first.flags.owndata and not np.shares_memory(first, second)
    first[:] = 7.0
    np.testing.assert_array_equal(second, 4.0)


def test_references_are_neither_lost_nor_kept() -> None:
    ufunc = matrix_kernel().ufunc
    single = Kernel(lambda x, s: x * s, {"x": (4,), "s": ()}, {"y": (4,)}, "scale").ufunc
    A, x, s = np.ones((3, 4)), np.ones(4), 2.5

    def call() -> None:
        for _ in range(200):
            ufunc(A, x)
            single(x, s)
            single(x, x[0])

    call()
    watched = [A, x, s, np.ndarray, A.dtype, float, np.float64, ufunc]
    before = [sys.getrefcount(each) for each in watched]
    call()
    assert [sys.getrefcount(each) for each in watched] == before
    gc.collect()
    tracemalloc.start()
    call()
    kept = tracemalloc.get_traced_memory()[0]
    for _ in range(5):
        call()
    grown = tracemalloc.get_traced_memory()[0] - kept
    tracemalloc.stop()
    assert grown < 2000  # bytes; 1,000 results kept would be 64,000
    result = single(x, s)
    gone = weakref.ref(result)
    del result
    assert gone() is None


def test_without_it_everything_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(capi, "vectorcall_slot", lambda: None)
    capi.addresses.cache_clear()
    try:
        program = RandomProgram(1, len(STEPS))
        ufunc = program.kernel().ufunc
        arguments = program.arguments(np.random.default_rng(0))
        for got, expected in zip(ufunc(*arguments), program.on_floats(*arguments), strict=True):
            np.testing.assert_allclose(got, expected, rtol=1e-11, atol=1e-11)
    finally:
        capi.addresses.cache_clear()


@pytest.mark.parametrize("missing", ["new_array", "new_tuple"])
def test_memory_that_runs_out_is_an_error(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python's function that reports a lack of memory stands in for the one that would allocate."""
    no_memory = ctypes.cast(ctypes.pythonapi.PyErr_NoMemory, ctypes.c_void_p).value
    addresses = {**capi.addresses(), missing: no_memory}
    monkeypatch.setattr(capi, "addresses", lambda: addresses)
    ufunc = matrix_kernel().ufunc
    A, x = np.ones((3, 4)), np.ones(4)
    tracemalloc.start()
    for _ in range(300):
        with pytest.raises(MemoryError):
            ufunc(A, x)
    kept = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert kept < 20_000  # bytes; the arrays of 300 calls would be over 30,000
    np.testing.assert_array_equal(ufunc(A, x, order="K")[0], np.full(3, 4.0))
