"""When Python's collector of cyclic garbage has to wait, and whether it is at work in another thread.

Objects in cycles are freed by whichever thread makes the object that sets the collector off. Those that CasADi owns
must not be freed while another thread uses CasADi, which counts references without a lock and lets other threads run.
Law  what waits for each other in any order leaves the collector as it was, tests/compiler/test_collecting.py
"""

from __future__ import annotations

import gc
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

_guard = threading.RLock()
_waiting = 0
_was_on = False
_at_work: int | None = None  # the thread in which the collector is at work
_hidden = False  # from the collection under way


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


@contextmanager
def paused() -> Iterator[None]:
    """While many objects are made that stay, and none of them is garbage: looking at all of them again and again costs
    as much as making them."""
    pause()
    try:
        yield
    finally:
        resume()


def elsewhere() -> bool:
    """Whether the collector is at work in another thread."""
    return _at_work not in (None, threading.get_ident())


def is_here() -> bool:
    """Whether the collector is at work in this thread."""
    return _at_work == threading.get_ident()


def watch(is_taken: Callable[[], bool]) -> None:
    """Notice collections from now on; one that begins while `is_taken` by another thread is shown nothing to collect.

    It cannot be called off, and must not wait: who is waited for may need what its thread has. So all objects are
    frozen as long as it lasts, and left to the next one.
    """

    def noticed(phase: str, _: dict[str, Any]) -> None:
        global _at_work, _hidden
        if phase == "start":
            _at_work = threading.get_ident()
            if is_taken():
                _hidden = True
                gc.freeze()
            return
        if _hidden:
            _hidden = False
            gc.unfreeze()
        _at_work = None

    gc.callbacks.append(noticed)
