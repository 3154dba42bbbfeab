"""The one lock under which everything is compiled, and forks that wait for it.

LLVM and CasADi are not for several threads at once, and what CasADi owns is not even freed while another thread traces:
Python's cyclic garbage collector is paused while one of several threads holds the lock. A child process has only the
thread that forked: a lock that another thread held stays locked in it for ever, and what that thread was changing stays
half changed. So a fork waits until no other thread compiles, or imports something that this package loads when it is
needed.
"""

from __future__ import annotations

import concurrent.futures.thread  # noqa: F401  (has hooks of its own at forks; ours, registered later, come first)
import os
import sys
import threading
import time
from collections.abc import Callable
from functools import update_wrapper
from importlib import _bootstrap as _python
from typing import Any, Generic, Self, TypeVar

from poinsot.algebra import collecting


class CollectorSafeLock:
    """A lock that its owner may take again, and that keeps garbage of other threads where it is.

    Law  the thread that holds it is alone with CasADi, collections included, tests/compiler/test_collecting.py
    """

    def __init__(self) -> None:
        self._lock = threading.RLock()
        self._owner, self._depth, self._paused = 0, 0, False

    def acquire(self, blocking: bool = True) -> bool:
        """Take it, once no other thread holds it and no garbage collection runs in another thread."""
        while self._lock.acquire(blocking):
            if self._depth:
                self._depth += 1
                return True
            self._owner, self._depth = threading.get_ident(), 1
            self._paused = threading.active_count() > 1  # none can begin but by what the owner does
            if not self._paused:
                return True
            collecting.pause()
            if not collecting.elsewhere():
                return True
            self.release()  # the collection may need it
            if not blocking:
                break
            time.sleep(1e-4)  # [s]: a collection takes milliseconds
        return False

    def release(self) -> None:
        """Give it back; RuntimeError for who has not got it."""
        if not self.is_mine():
            raise RuntimeError("cannot release un-acquired lock")
        self._depth -= 1
        if not self._depth:
            self._owner = 0
            if self._paused:
                self._paused = False
                collecting.resume()
        self._lock.release()

    def is_mine(self) -> bool:
        """Whether this thread has it."""
        return self._owner == threading.get_ident()

    def is_taken(self) -> bool:
        """Whether another thread has it."""
        return self._owner not in (0, threading.get_ident())

    def __enter__(self) -> Self:
        self.acquire()
        return self

    def __exit__(self, *_: object) -> None:
        self.release()


compiling = CollectorSafeLock()
"""Held by the thread that traces, compiles or loads code; what is traced may use other kernels meanwhile."""
collecting.watch(compiling.is_taken)

Value = TypeVar("Value")


class once(Generic[Value]):
    """A function called once for each of its arguments, under the lock; its results stay for good.

    Unlike with `functools.cache`, where two threads that ask at first both call it, and one of the two results goes:
    with it went code that the other thread was running.
    Law  tests/compiler/test_threads.py
    """

    def __init__(self, function: Callable[..., Value]) -> None:
        update_wrapper(self, function)
        self._function, self._kept = function, dict[tuple[Any, ...], Value]()

    def __call__(self, *key: Any) -> Value:
        if key not in self._kept:
            with compiling:
                if key not in self._kept:
                    self._kept[key] = self._function(*key)
        return self._kept[key]

    def cache_clear(self) -> None:
        """Forget all."""
        self._kept.clear()


# What this package imports when it is needed.
_LATE = frozenset({"poinsot", "casadi", "llvmlite", "numpy", "scipy", "networkx", "xarray", "pandas", "h5py"})
_LATE |= {"h5netcdf", "zarr", "pydantic", "sympy", "matplotlib"}
_held: list[Any] = []  # the locks taken for the fork under way; changed by their owner alone


def _take(locks: list[Any]) -> list[Any]:
    """Take all locks whatever their order elsewhere: wait for one with none in hand, then the others must be free."""
    while True:
        taken: list[Any] = []
        try:
            for lock in locks:
                if not lock.acquire(blocking=not taken):
                    locks = [lock, *(other for other in locks if other is not lock)]
                    break
                taken.append(lock)
            else:
                complete, taken = taken, []
                return complete
        finally:
            _release(taken)


def _release(locks: list[Any]) -> None:
    for lock in reversed(locks):
        lock.release()


def _imports() -> list[str]:
    """The modules, of those that matter here, that other threads are importing; Python's lock of each is its own."""
    mine = threading.get_ident()
    names = []
    for name, reference in getattr(_python, "_module_locks", {}).copy().items():
        if name.partition(".")[0] in _LATE and getattr(reference(), "owner", None) not in (None, mine):
            names.append(name)
    return names


# What Python does itself when two threads import the same module; neither threads nor circles are waited for in vain.
_wait_for = getattr(_python, "_lock_unlock_module", lambda _: None)


def _before() -> None:
    while True:
        for name in _imports():
            _wait_for(name)
        llvmlite = sys.modules.get("llvmlite.binding.ffi")
        other = getattr(getattr(getattr(llvmlite, "lib", None), "_lock", None), "_lock", None)
        taken = _take([compiling, *([other] if hasattr(other, "acquire") else [])])
        if not _imports():
            _held.extend(taken)
            return
        _release(taken)  # an import may need them


def _after() -> None:
    taken = _held[:]
    _held.clear()
    _release(taken)


if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=_before, after_in_parent=_after, after_in_child=_after)
