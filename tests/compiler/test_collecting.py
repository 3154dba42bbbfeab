"""Garbage in cycles is not collected by a thread while another one traces: CasADi would be used by two at once."""

import gc
import threading
import time
from typing import Any

import numpy as np
import pytest

from poinsot.algebra import collecting
from poinsot.algebra.traced import symbols
from poinsot.programs.locking import compiling


class Freed:
    """In a cycle; tells who frees it, and who traces then."""

    def __init__(self, told: list[bool]) -> None:
        self.told, self.me, self.traced = told, self, symbols("x", (2,))

    def __del__(self) -> None:
        self.told.append(compiling.is_taken())


@pytest.mark.long
def test_no_garbage_is_collected_while_another_thread_traces() -> None:
    """Law  however many cycles are left by a thread, none is freed while another one has the lock."""
    told, stop, traced = list[bool](), threading.Event(), [0]

    def traces() -> None:
        while not stop.is_set():
            with compiling:
                x = symbols("x", (20,))
                traced[0] += len([a * b for a in x for b in x])
            time.sleep(1e-4)

    def litters() -> None:
        end, left = time.monotonic() + 0.5, 50
        while time.monotonic() < end or left > 0:  # on a busy machine few come in that time
            left -= 1
            with compiling:
                Freed(told)
            kept = [[k] for k in range(2000)]  # these set the collector off
            del kept

    threads = [threading.Thread(target=each) for each in (traces, traces)]
    for each in threads:
        each.start()
    litters()
    stop.set()
    for each in threads:
        each.join()
    gc.collect()
    assert gc.isenabled() and traced[0]
    assert len(told) >= 50 and not any(told)


def test_a_collection_that_begins_while_another_thread_traces_collects_nothing() -> None:
    """Law  nor is it waited with: what one thread asks for ends at once, and the next one frees it."""
    told, taken, done = list[bool](), threading.Event(), threading.Event()

    def traces() -> None:
        with compiling:
            taken.set()
            done.wait(20.0)

    gc.disable()  # nothing collects of itself before the other thread traces
    try:
        with compiling:
            Freed(told)
        other = threading.Thread(target=traces)
        other.start()
        taken.wait()
    finally:
        gc.enable()
    began = time.monotonic()
    for _ in range(3):
        gc.collect()
    took = time.monotonic() - began
    assert compiling.is_taken() and not told and not gc.get_freeze_count()
    done.set()
    other.join()
    gc.collect()
    assert told == [False] and took < 5.0  # it had to wait ten seconds, and then freed what the other might use


def test_without_other_threads_the_collector_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threading, "active_count", lambda: 1)
    with compiling:
        assert gc.isenabled()


@pytest.mark.parametrize("on", [True, False])
def test_waiting_in_any_order_leaves_the_collector_as_it_was(on: bool, seed: int) -> None:
    """Law  on or off before, on or off afterwards; off as long as one waits."""
    (gc.enable if on else gc.disable)()
    rng, waiting = np.random.default_rng(seed), 0
    try:
        for _ in range(60):
            if waiting and rng.random() < 0.5:
                collecting.resume()
                waiting -= 1
            else:
                collecting.pause()
                waiting += 1
            assert gc.isenabled() == (on and not waiting)
        for _ in range(waiting):
            collecting.resume()
        assert gc.isenabled() == on
    finally:
        gc.enable()


def test_the_lock_is_one_threads_and_is_taken_again_by_it() -> None:
    def tries() -> None:
        found.append((compiling.acquire(blocking=False), compiling.is_taken(), compiling.is_mine()))

    found: list[Any] = []
    with compiling, compiling:
        assert compiling.is_mine() and not compiling.is_taken()
        other = threading.Thread(target=tries)
        other.start()
        other.join()
    assert found == [(False, True, False)]
    with pytest.raises(RuntimeError):
        compiling.release()
