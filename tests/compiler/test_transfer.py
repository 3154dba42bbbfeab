"""Numbers get from arrays into the lanes of a batch and back, wherever they lie, and nothing else is touched."""

from typing import Any

import numpy as np
import pytest

from poinsot.kernels import Kernel
from poinsot.renderers.llvm.target import Host

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
