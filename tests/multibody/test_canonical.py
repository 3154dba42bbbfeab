"""Texts of data: functions, too, are told apart by all that they compute with.

Law: a text is the same for the same data, and another where a number that is read is another.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest

from poinsot.multibody.canonical import canonical

GAIN = 2.0


def _amplified(t: float) -> float:
    return GAIN * t


class _Law:
    def __init__(self, gain: float) -> None:
        self.gain = gain

    def at(self, t: float) -> float:
        return self.gain * t


def test_functions_are_told_apart_by_all_that_they_have_from_around_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """A global, an object that they are bound to, arguments that are filled in."""
    before: str = canonical(_amplified)
    assert canonical(_amplified) == before
    monkeypatch.setitem(globals(), "GAIN", 3.0)
    assert canonical(_amplified) != before
    one, two = _Law(1.0), _Law(2.0)
    assert canonical(one.at) != canonical(two.at)
    assert canonical(partial(_amplified, 1.0)) != canonical(partial(_amplified, 2.0))
    long: Callable[[float], Any] = lambda x: {"a": np.append(np.zeros(2000), x)}  # noqa: E731
    assert canonical(long(1.0)) == canonical(long(1.0)) != canonical(long(2.0))
