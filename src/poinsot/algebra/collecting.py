"""Pausing Python's cyclic garbage collector, and whether it runs in another thread.

Objects in cycles are freed by whichever thread makes the object that triggers a collection. Those that CasADi owns
must not be freed while another thread uses CasADi, which counts references without a lock and lets other threads run.
Law  pauses nested in any order leave the garbage collector as it was, tests/compiler/test_collecting.py
"""

from __future__ import annotations

import gc
import sys
import threading
import time
from _thread import interrupt_main, start_new_thread
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

_guard = threading.RLock()
_waiting = 0
_was_on = False
_at_work: int | None = None  # the thread in which a garbage collection runs
_hidden = False  # from the collection under way
_AGAIN_SECONDS = 0.01


def pause() -> None:
    """No garbage collection starts until as many `resume` have followed."""
    global _waiting, _was_on
    with _guard:
        if not _waiting:
            _was_on = gc.isenabled()
            gc.disable()
        _waiting += 1


def resume() -> None:
    """Undo one `pause`; the garbage collector is switched on again with the last of them."""
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
    """Whether a garbage collection runs in another thread."""
    return _at_work not in (None, threading.get_ident())


def is_here() -> bool:
    """Whether a garbage collection runs in this thread."""
    return _at_work == threading.get_ident()


def watch(is_taken: Callable[[], bool]) -> None:
    """Notice collections from now on; one that begins while `is_taken` by another thread is shown nothing to collect.

    It cannot be called off, and must not wait: who is waited for may need what its thread has. So all objects are
    frozen as long as it lasts, and left to the next one. What interrupts it is sent again: `_send_again`.
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
    _send_again()


def _send_again() -> None:
    """From now on no Ctrl-C is lost that comes in a callback of the garbage collector.

    Nor one in a finalizer, or a callback of a weak reference or from machine code: what Python can only print there,
    and drops (21 of 544 interrupts of short runs at random moments), is raised a moment later in the main thread.
    """
    usual = sys.unraisablehook

    def again() -> None:
        time.sleep(_AGAIN_SECONDS)
        interrupt_main()

    def heard(lost: sys.UnraisableHookArgs) -> None:
        if issubclass(lost.exc_type, KeyboardInterrupt):
            start_new_thread(again, ())
        else:
            usual(lost)

    sys.unraisablehook = heard
