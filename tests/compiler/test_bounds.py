"""Nothing is written beside the outputs and nothing read beside the inputs."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from compiler.programs import STEPS, RandomProgram, matrix_kernel

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
