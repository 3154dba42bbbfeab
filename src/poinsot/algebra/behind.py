"""Ctrl-C in code that compiled code calls back: no exception passes compiled code, so it is raised behind.

Law: tests/switching/test_rows_at_hand.py.
"""

from __future__ import annotations

_noted: list[None] = []


def note_interrupt() -> None:
    """Note an interrupt in code that is called back."""
    _noted.append(None)


def raise_noted() -> None:
    """KeyboardInterrupt if one was noted; for callers of compiled code, as it returns."""
    if _noted:
        _noted.clear()
        raise KeyboardInterrupt
