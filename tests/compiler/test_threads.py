"""Threads: the first use compiles once, results are right under contention, the GIL is released."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from compiler.programs import STEPS, RandomProgram
from poinsot.kernels import Kernel
from poinsot.programs.locking import once
from poinsot.renderers.llvm import renderer


def in_threads(count: int, work: Callable[[int], Any]) -> list[Any]:
    """The results of work(0), work(1), … each in a thread of its own, started together."""
    results: list[Any] = [None] * count
    barrier = threading.Barrier(count)

    def run(k: int) -> None:
        barrier.wait()
        try:
            results[k] = work(k)
        except BaseException as error:
            results[k] = error

    threads = [threading.Thread(target=run, args=(k,)) for k in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for result in results:
        if isinstance(result, BaseException):
            raise result
    return results


@pytest.mark.parametrize("batch", [0, 30])
@pytest.mark.parametrize("repeat", range(4))
def test_first_use_compiles_once(repeat: int, batch: int, monkeypatch: pytest.MonkeyPatch) -> None:
    program = RandomProgram(repeat, 2 * len(STEPS))
    traces: list[int] = []
    compiled: list[int] = []
    make = renderer.compile_object
    monkeypatch.setattr(renderer, "compile_object", lambda *a: compiled.append(1) or make(*a))

    def function(**arrays: Any) -> Any:
        traces.append(1)
        return program(**arrays)

    kernel = Kernel(function, program.inputs, program.outputs, "shared")
    loop = (batch,) if batch else ()
    arguments = [program.arguments(np.random.default_rng(k), *loop) for k in range(8)]
    results = in_threads(8, lambda k: kernel.ufunc(*arguments[k]))
    assert (len(traces), len(compiled)) == (1, 2 if batch else 1)
    for result, given in zip(results, arguments, strict=True):
        for got, expected in zip(result, program.on_floats(*given), strict=True):
            np.testing.assert_allclose(got, expected, rtol=1e-11, atol=1e-11)


def test_results_under_contention() -> None:
    """Many threads in one kernel at a time, so that most find its workspace taken."""
    program = RandomProgram(3, 4 * len(STEPS))
    ufunc = program.kernel().ufunc
    arguments = [program.arguments(np.random.default_rng(k), 3000) for k in range(6)]
    expected = [ufunc(*each) for each in arguments]

    def work(k: int) -> None:
        for _ in range(10):
            for got, right in zip(ufunc(*arguments[k]), expected[k], strict=True):
                np.testing.assert_array_equal(got, right)
            for sample in range(0, 3000, 100):
                single = ufunc(*(each[sample] for each in arguments[k]))
                for got, right in zip(single, expected[k], strict=True):
                    np.testing.assert_array_equal(got, right[sample])

    in_threads(6, work)


def test_the_gil_is_released() -> None:
    """Another thread runs in the middle of a long call."""
    program = RandomProgram(4, 4 * len(STEPS))
    ufunc = program.kernel().ufunc
    count = 40_000
    while True:
        arguments = program.arguments(np.random.default_rng(0), count)
        ufunc(*(each[:20] for each in arguments))
        moments: list[float] = []
        stop = threading.Event()

        def note(moments: list[float] = moments, stop: threading.Event = stop) -> None:
            while not stop.is_set():
                moments.append(time.perf_counter())
                time.sleep(0.0005)

        watcher = threading.Thread(target=note)
        watcher.start()
        start = time.perf_counter()
        ufunc(*arguments)
        end = time.perf_counter()
        stop.set()
        watcher.join()
        quarter = (end - start) / 4
        if quarter > 0.05:
            break
        count *= 4
    assert any(start + quarter < moment < end - quarter for moment in moments)


def test_kernels_traced_in_several_threads_at_once() -> None:
    programs = [RandomProgram(k, 2 * len(STEPS)) for k in range(8)]
    arguments = [each.arguments(np.random.default_rng(9)) for each in programs]
    results = in_threads(8, lambda k: programs[k].kernel().ufunc(*arguments[k]))
    for program, given, result in zip(programs, arguments, results, strict=True):
        for got, expected in zip(result, program.on_floats(*given), strict=True):
            np.testing.assert_allclose(got, expected, rtol=1e-11, atol=1e-11)


@pytest.mark.sample(1)
@pytest.mark.parametrize("repeat", range(3))
def test_kernels_made_with_the_help_of_kernels(repeat: int) -> None:
    """Functions that use each other's helpers while traced, in several threads, neither hang nor disturb each other."""
    inner = [Kernel(lambda x, k=k: x + float(k), {"x": (9,)}, {"y": (9,)}, f"inner {k}") for k in range(2)]

    def outer(k: int) -> Kernel:
        def function(x: Any) -> Any:
            shifts = inner[k % 2].ufunc(np.zeros((20, 9)))[7] + inner[1 - k % 2].ufunc(np.zeros(9))
            return x * shifts

        return Kernel(function, {"x": (9,)}, {"y": (9,)}, f"outer {k}")

    results = in_threads(6, lambda k: outer(k).ufunc(np.full((12, 9), 3.0)))
    for result in results:
        np.testing.assert_array_equal(result, np.full((12, 9), 3.0))


def test_what_is_made_once_is_made_once() -> None:
    """Law  threads that ask for the same thing at first get one and the same; the second does not replace it."""
    made: list[object] = []

    @once
    def slow(key: int) -> object:
        time.sleep(0.02)
        made.append(object())
        return made[-1]

    found = in_threads(4, lambda k: slow(k % 2))
    assert len(made) == 2 and found[0] is found[2] is slow(0) and found[1] is found[3] is slow(1)


# Ctrl-C while code is made: the interrupt leaves the call, whenever it comes; what was interrupted works afterwards.
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
    [("kernels", 1, 0), *(pytest.param(door, 25, seed, marks=pytest.mark.long) for door in DOORS for seed in (1, 2))],
)
def test_an_interrupt_while_code_is_made_is_never_lost(door: str, trials: int, seed: int) -> None:
    """In a process of its own, without a cache."""
    text = f"from compiler import test_threads as t\nt.interrupted_at_random({door!r}, {trials}, {seed})"
    paths = os.pathsep.join([str(ROOT / "tests"), *filter(None, sys.path)])
    done = subprocess.run(
        [sys.executable, "-c", text], capture_output=True, text=True,
        env={**os.environ, "PYTHONPATH": paths, "POINSOT_CACHE": "off"}, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
