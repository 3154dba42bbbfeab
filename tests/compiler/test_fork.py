"""A process may fork while another of its threads compiles or imports: the child works and nothing hangs."""

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from poinsot.programs import locking

ROOT = Path(__file__).parents[2]

FORKS = """
import faulthandler, os, signal, sys, threading, time, traceback, types
import numpy as np
package = types.ModuleType("poinsot"); package.__path__ = [sys.argv[1]]; sys.modules["poinsot"] = package
from poinsot.algebra.caching import cached_property
from poinsot.kernels import Kernel

class Slow:
    @cached_property
    def answer(self):
        time.sleep(0.02)
        return 42

def use(k, n):
    kernel = Kernel(lambda x: sum(np.cos(x + i) * x for i in range(n)), {"x": (3,)}, {"y": (3,)}, f"kernel {k}")
    x = np.arange(3.0)
    assert np.allclose(kernel.ufunc(x), sum(np.cos(x + i) * x for i in range(n)))
    assert Slow().answer == 42

def compile_for_ever():
    k = 0
    while True:
        k += 1
        use(k, 20)

threading.Thread(target=compile_for_ever, daemon=True).start()
children = []
for k in range(20):
    time.sleep(0.04)
    child = os.fork()
    if child == 0:
        try:
            signal.alarm(100)
            faulthandler.dump_traceback_later(60)
            use(k % 4, 2)
        except BaseException:
            traceback.print_exc()
            os._exit(1)
        os._exit(0)
    children.append(child)
print(*(os.waitpid(child, 0)[1] for child in children))
os._exit(0)
"""


@pytest.mark.long
@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_children_of_a_process_that_compiles_in_another_thread() -> None:
    command = [sys.executable, "-W", "ignore", "-c", FORKS, str(ROOT / "src" / "poinsot")]
    environment = {**os.environ, "POINSOT_CACHE": "off"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300)
    assert done.stdout.split() == ["0"] * 20, done
    assert not done.stderr


def test_locks_are_taken_in_any_order() -> None:
    """Threads that hold one of the locks and want another do not block the fork, nor it them."""
    locks = [threading.RLock() for _ in range(3)]
    done = []

    def work(first: int, second: int) -> None:
        for _ in range(300):
            with locks[first], locks[second]:
                done.append(1)

    def fork() -> None:
        for _ in range(300):
            locking._release(locking._take(locks))
            done.append(1)

    threads = [threading.Thread(target=work, args=(2, 1), daemon=True), threading.Thread(target=fork, daemon=True)]
    threads.append(threading.Thread(target=fork, daemon=True))
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=60)
    assert len(done) == 900
    assert all(lock.acquire(blocking=False) for lock in locks)


def test_attributes_are_computed_without_a_lock() -> None:
    """`functools.cached_property` locks a whole class in Python 3.11; ours is used instead."""
    for file in (ROOT / "src" / "poinsot").rglob("*.py"):
        for line in file.read_text("utf-8").splitlines():
            assert not (line.startswith("from functools import") and "cached_property" in line), file
