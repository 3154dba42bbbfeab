"""Kernels for samples side by side, one in each lane, in the caller's workspace."""

import ctypes
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from compiler.programs import STEPS, RandomProgram
from poinsot.algebra import Array, array
from poinsot.algorithms import compiled
from poinsot.kernels.implicit import ImplicitKernel
from poinsot.programs.recursion import Recursion
from poinsot.renderers.llvm.interface import ALIGNMENT

SAMPLES = 16


def straight(rng: np.random.Generator) -> Any:
    return RandomProgram(int(rng.integers(100)), 3 * len(STEPS)).kernel()


def solved(rng: np.random.Generator) -> Any:
    """A kernel that solves equations, one sample after the other."""

    def residual(w: Any, b: Any) -> Array:
        return array([w[0] + w[1] - b[0], w[0] * w[0] * w[0] + w[1] - b[1]])

    return ImplicitKernel(residual, lambda w, **_: w, 2, {"b": (2,)}, {"w": (2,)}, "solved")


def rolled(rng: np.random.Generator) -> Any:
    """A kernel of sweeps over a tree."""
    m = po.Mechanism(zoo.random_model(rng, bodies=4))
    m.forward_dynamics  # noqa: B018  (makes the kernel)
    return m.kernels["forward_dynamics"]


@pytest.mark.parametrize("make", [straight, solved, rolled])
def test_lanes_have_the_bits_of_single_samples(make: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Law  `Kernel.lanes` of 1, 4 and 8 gives what the plain call gives, for every kind of kernel."""
    monkeypatch.setattr(compiled, "LARGEST_UNROLLED", 0)
    rng = np.random.default_rng(5)
    kernel = make(rng)
    assert isinstance(kernel._program(), Recursion) == (make is rolled)
    taken, given = (sum(int(np.prod(shape)) for shape in each.values()) for each in (kernel.inputs, kernel.outputs))
    inputs, expected = rng.normal(size=(SAMPLES, taken)), np.zeros((SAMPLES, given))
    single = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(kernel.address)
    for k in range(SAMPLES):
        single(inputs[k].ctypes.data, expected[k].ctypes.data)
    for count in (1, 4, 8):
        address, size = kernel.lanes(count)
        work = np.zeros(size + ALIGNMENT, np.uint8)
        start = work.ctypes.data + -work.ctypes.data % ALIGNMENT
        function = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(address)
        for first in range(0, SAMPLES, count):
            side_by_side, found = np.ascontiguousarray(inputs[first : first + count].T), np.zeros((given, count))
            function(side_by_side.ctypes.data, found.ctypes.data, start)
            np.testing.assert_array_equal(found.T, expected[first : first + count])
