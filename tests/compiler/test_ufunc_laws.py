"""The ufunc equals the function on floats, whatever arrays it is given; a batch equals its singles bit for bit."""

from typing import Any

import numpy as np
import pytest

from compiler.programs import STEPS, RandomProgram, matrix_kernel
from poinsot.kernels import Kernel
from poinsot.renderers.llvm.target import Host

SEEDS = pytest.mark.parametrize("seed", range(3))
TOLERANCE = {"rtol": 1e-11, "atol": 1e-11}


@pytest.mark.sample(2)
@SEEDS
def test_kernel_equals_function_on_floats(seed: int, machine: Host) -> None:
    program = RandomProgram(seed, 3 * len(STEPS))
    arguments = program.arguments(np.random.default_rng(seed), 19)
    for got, expected in zip(program.kernel().ufunc(*arguments), program.on_floats(*arguments), strict=True):
        np.testing.assert_allclose(got, expected, **TOLERANCE)


@pytest.mark.sample(3)
@SEEDS
def test_batch_equals_singles_bit_for_bit(seed: int, machine: Host) -> None:
    program = RandomProgram(seed, 4 * len(STEPS))
    ufunc = program.kernel().ufunc
    rng = np.random.default_rng(seed)
    for count in range(1, 41):
        arguments = program.arguments(rng, count)
        batch = ufunc(*arguments)
        singles = [ufunc(*(each[k] for each in arguments)) for k in range(count)]
        for got, *expected in zip(batch, *singles, strict=True):
            assert got.tobytes() == np.array(expected).tobytes()


@SEEDS
def test_any_strides(seed: int) -> None:
    program = RandomProgram(seed, 2 * len(STEPS))
    ufunc = program.kernel().ufunc
    rng = np.random.default_rng(seed)
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


@SEEDS
def test_broadcasting(seed: int) -> None:
    program = RandomProgram(seed, 2 * len(STEPS))
    ufunc = program.kernel().ufunc
    rng = np.random.default_rng(seed)
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


@pytest.mark.parametrize("bad", [np.zeros(4, complex), np.array(list("abcd")), np.array([None] * 4), "1234"])
def test_types_that_do_not_cast_are_refused(bad: Any) -> None:
    with pytest.raises(TypeError):
        matrix_kernel().ufunc(np.zeros((3, 4)), bad)


@pytest.mark.parametrize("A, x", [((3, 4), (3,)), ((4, 3), (4,)), ((4,), (4,)), ((3, 4), ()), ((5, 3, 4), (4, 4))])
def test_wrong_shapes_are_refused(A: Any, x: Any) -> None:
    with pytest.raises(ValueError):
        matrix_kernel().ufunc(np.zeros(A), np.zeros(x))


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
