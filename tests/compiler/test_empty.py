"""Operands without numbers, as of a mechanism that cannot move."""

from typing import Any

import numpy as np
import pytest

from poinsot.kernels import Kernel


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
