"""Kernels called from Numba loops by address."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

from compiler.programs import STEPS, RandomProgram
from poinsot.compiler.calls import call_kernel

ROOT = Path(__file__).parents[2]


@numba.njit(nogil=True)
def call_many(address: Any, inputs: Any, outputs: Any) -> None:
    for k in range(inputs.shape[0]):
        call_kernel(address, inputs[k], outputs[k])


@pytest.mark.parametrize("seed", range(3))
def test_same_bits_as_the_ufunc(seed: int) -> None:
    program = RandomProgram(seed, 3 * len(STEPS))
    kernel = program.kernel()
    arguments = program.arguments(np.random.default_rng(seed), 25)
    inputs = np.concatenate([each.reshape(25, -1) for each in arguments], axis=1)
    outputs = np.full((25, 8), np.nan)
    call_many(kernel.address, inputs, outputs)
    expected = np.concatenate([each.reshape(25, -1) for each in kernel.ufunc(*arguments)], axis=1)
    np.testing.assert_array_equal(outputs, expected)


@pytest.mark.parametrize(
    "address, inputs, outputs",
    [
        (1.0, np.zeros((1, 3)), np.zeros((1, 3))),
        (1, np.zeros((1, 3), np.float32), np.zeros((1, 3))),
        (1, np.zeros((1, 3)), np.zeros((1, 3), np.int64)),
        (1, np.zeros((1, 3, 3)), np.zeros((1, 3))),
        (1, np.zeros((1, 6))[:, ::2], np.zeros((1, 3))),
    ],
)
def test_other_types_are_refused(address: Any, inputs: Any, outputs: Any) -> None:
    with pytest.raises(numba.core.errors.TypingError, match="call_kernel"):
        call_many(address, inputs, outputs)


def test_read_only_outputs_are_refused() -> None:
    frozen = np.zeros((1, 3))
    frozen.flags.writeable = False
    with pytest.raises(numba.core.errors.TypingError, match="written"):
        call_many(1, np.zeros((1, 3)), frozen)


CACHED = """
import numba, numpy as np
from poinsot.compiler import Kernel
from poinsot.compiler.calls import call_kernel

@numba.njit(cache=True, nogil=True)
def repeat(address, x, y, count):
    for _ in range(count):
        call_kernel(address, x, y)
        x[:] = y
    return y

if __name__ == "__main__":
    kernel = Kernel(lambda x: 2.0 * x, {"x": (3,)}, {"y": (3,)}, "double", key="double")
    print(repeat(kernel.address, np.ones(3), np.zeros(3), 5)[0], sum(repeat.stats.cache_hits.values()))
"""


def test_numba_caches_the_loop_from_one_process_to_the_next(tmp_path: Path) -> None:
    script = tmp_path / "loop.py"
    script.write_text(CACHED)
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "NUMBA_CACHE_DIR": str(tmp_path / "numba")}
    said = [
        subprocess.run([sys.executable, script], env=environment, capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    ]
    assert [line.split() for line in said] == [["32.0", "0"], ["32.0", "1"]]
