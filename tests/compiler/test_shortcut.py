"""The short way into a kernel gives what NumPy's general way gives, and steps aside where it does not fit."""

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
from poinsot.ufuncs import capi

general = pytest.mark.skipif(capi.vectorcall_slot() is None, reason="this NumPy is laid out in an unknown way")


def assert_same(got: Any, expected: Any) -> None:
    """Equal values, types and kinds of objects."""
    assert type(got) is type(expected)
    if isinstance(got, tuple):
        assert len(got) == len(expected)
        for left, right in zip(got, expected, strict=True):
            assert_same(left, right)
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
        assert_same(ufunc(*arguments), ufunc(*arguments, casting="same_kind"))
    x, Y, s = program.arguments(np.random.default_rng(seed))
    for scalar in (float(s), np.float64(s), np.array(s), np.float32(s), 1, True, np.int64(2)):
        assert_same(ufunc(x, Y, scalar), ufunc(x, Y, scalar, casting="same_kind"))


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
    assert_same(ufunc(*arguments), ufunc(*arguments, casting="same_kind"))


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
