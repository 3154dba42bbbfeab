"""Ctrl-C while code is made: the interrupt leaves the call, whenever it comes; what was interrupted works afterwards.

Law  after an interrupt at any moment of compiling, a call is interrupted or whole; the same object, asked again, gives
     the bits of one that nothing interrupted
"""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import poinsot as po
import zoo

ROOT = Path(__file__).parents[2]


def _kernels(m: po.Mechanism) -> list[np.ndarray]:
    q, v = m.random(7), np.ones(m.nv)
    many = np.tile(q, (9, 1))
    return [m.forward_dynamics(q, v, v), m.inverse_dynamics(many, v, v), m.mass_matrix(q)]


def _run(m: po.Mechanism) -> list[np.ndarray]:
    return [po.simulate(m, 0.01, samples=3, method=method).joint_position.values for method in ("dop853", "radau")]


DOORS: dict[str, Callable[[po.Mechanism], list[np.ndarray]]] = {"kernels": _kernels, "run": _run}


def interrupted_at_random(door: str, trials: int, seed: int) -> None:
    """Each trial with a mechanism of its own, whose code is in no cache."""
    rng, ask = np.random.default_rng(seed), DOORS[door]
    model = zoo.random_model(np.random.default_rng(5), bodies=3 if trials < 5 else 7)
    ask(po.Mechanism(model))  # imports
    begun = time.perf_counter()
    expected = ask(po.Mechanism(model))
    span, struck = time.perf_counter() - begun, 0
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for trial in range(trials):
        m = po.Mechanism(model)
        timer = threading.Timer(rng.uniform(0.0, span), os.kill, (os.getpid(), signal.SIGINT))
        try:
            timer.start()
            found = ask(m)
            timer.join()
            time.sleep(1.0)  # one that comes now came after the call; one that does not come at all was lost
        except KeyboardInterrupt:
            struck += 1
            found = ask(m)
        else:
            raise AssertionError(f"the interrupt of trial {trial} of seed {seed} was lost")
        for a, b in zip(found, expected, strict=True):
            np.testing.assert_array_equal(a, b, err_msg=f"trial {trial} of seed {seed}")
    assert struck == trials


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize(
    "door, trials, seed",
    [("kernels", 2, 0), *(pytest.param(door, 25, seed, marks=pytest.mark.long) for door in DOORS for seed in (1, 2))],
)
def test_an_interrupt_while_code_is_made_is_never_lost(door: str, trials: int, seed: int) -> None:
    """In a process of its own, without a cache."""
    text = f"from compiler import test_interrupted_compiling as t\nt.interrupted_at_random({door!r}, {trials}, {seed})"
    paths = os.pathsep.join([str(ROOT / "tests"), *filter(None, sys.path)])
    done = subprocess.run(
        [sys.executable, "-c", text], capture_output=True, text=True,
        env={**os.environ, "PYTHONPATH": paths, "POINSOT_CACHE": "off"}, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
