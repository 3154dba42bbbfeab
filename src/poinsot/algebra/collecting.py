"""When Python's collector of cyclic garbage has to wait, and whether it is at work in another thread.

Objects in cycles are freed by whichever thread makes the object that sets the collector off. Those that CasADi owns
must not be freed while another thread uses CasADi, which counts references without a lock and lets other threads run.
Law  what waits for each other in any order leaves the collector as it was, tests/compiler/test_collecting.py
"""

from __future__ import annotations

import gc
import threading
import time
from collections.abc import Callable
from typing import Any

_guard = threading.RLock()
_waiting = 0
_was_on = False
_at_work: int | None = None  # the thread in which the collector is at work
LONGEST = 10.0
"""How long a collection that began in the very moment in which it should not have waits [s]."""


def pause() -> None:
    """The collector is not set off until as many `resume` have followed."""
    global _waiting, _was_on
    with _guard:
        if not _waiting:
            _was_on = gc.isenabled()
            gc.disable()
        _waiting += 1


def resume() -> None:
    """One that asked the collector to wait needs it no longer."""
    global _waiting
    with _guard:
        _waiting -= 1
        if not _waiting and _was_on:
            gc.enable()


def elsewhere() -> bool:
    """Whether the collector is at work in another thread."""
    return _at_work not in (None, threading.get_ident())


def is_here() -> bool:
    """Whether the collector is at work in this thread."""
    return _at_work == threading.get_ident()


def watch(is_taken: Callable[[], bool]) -> None:
    """Notice collections from now on; those that begin while `is_taken` by another thread wait until it is not."""

    def noticed(phase: str, _: dict[str, Any]) -> None:
        global _at_work
        if phase == "stop":
            _at_work = None
            return
        _at_work = threading.get_ident()
        if is_taken():
            _at_work, end = None, time.monotonic() + LONGEST
            while is_taken() and time.monotonic() < end:
                time.sleep(1e-4)
            _at_work = threading.get_ident()

    gc.callbacks.append(noticed)
