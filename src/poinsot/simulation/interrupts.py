"""Ctrl-C, the interrupt of notebooks, and SIGTERM, which batch systems and containers send before they kill.

An interrupted call raises `KeyboardInterrupt` itself, not a class derived from it: of that alone Python dies by SIGINT,
which is how a shell knows that its loop over scripts is to end, too.
"""

from __future__ import annotations

import _signal  # type: ignore[import-not-found, unused-ignore]
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType
from typing import TypeAlias

Handler: TypeAlias = Callable[[int, FrameType | None], object]
# the functions in C: around them the library makes an enumeration of every handler, by an exception in 12 µs
_handle: Callable[[int, Handler], object] = _signal.signal
_handler_of: Callable[[int], Handler | None] = _signal.getsignal


def interrupted(partial: object, computed: str) -> KeyboardInterrupt:
    """The interrupt of a call that had computed something, which is its `partial`; the traceback says what that is."""
    found = KeyboardInterrupt()
    found.add_note(f"{computed}: it is the `partial` of this exception")
    found.partial = partial  # type: ignore[attr-defined]
    return found


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Signals that a Python function handles wait until this ends, so that no samples are recorded in part or twice."""
    usual, waiting = dict[int, Handler](), dict[int, FrameType | None]()
    for number in (signal.SIGINT, signal.SIGTERM) if current_thread() is main_thread() else ():
        if callable(handler := _handler_of(number)):
            usual[number] = handler
            _handle(number, waiting.setdefault)
    try:
        yield
    finally:
        for came, handler in usual.items():
            _handle(came, handler)
        for came, frame in waiting.items():
            usual[came](came, frame)


@contextmanager
def terminated_in_order() -> Iterator[None]:
    """SIGTERM interrupts as Ctrl-C does, so that results are kept; then it ends the process all the same.

    Nothing changes where it has a handler already, or in another thread than the main one.
    """
    if current_thread() is not main_thread() or signal.getsignal(signal.SIGTERM) is not signal.SIG_DFL:
        yield
        return
    came: list[int] = []

    def interrupt(number: int, frame: FrameType | None) -> None:
        if not came:
            came.append(number)
            signal.default_int_handler(number, frame)

    signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        if came:
            os.kill(os.getpid(), signal.SIGTERM)
