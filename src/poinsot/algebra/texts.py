"""Numbers that a compiled text makes of others by a search: constants to derivatives, unlike those of formulas.

Over numbers the text runs at once; over traced scalars the call is kept, and the kernel makes it. Duals hand over their
real parts: whoever calls makes what is found exact over any scalar by Newton's method, which has the slopes.
Law     the derivative of the gap of two shapes is that of differences, tests/geometry/test_touching.py
Source  Griewank & Walther 2008, §15.2 (derivatives through what Newton's method solves)
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from typing import Any

Scalar = Any
SOURCES: dict[str, str] = {}
"""The modules with the texts, entered by the package, since searches stand above the scalars."""
TEXTS: dict[str, tuple[int, Callable[[Sequence[float]], Sequence[float]]]] = {}
"""How many numbers each text makes, and itself over numbers; `code.texts` enters them."""


def call(name: str, given: Sequence[Scalar]) -> Sequence[Scalar]:
    """The numbers that a text gives for others.

    given   numbers, traced scalars, or duals of these; other types are taken as numbers
    Errors  TypeError for scalars without a value that are not traced
    """
    plain = [_without_slope(x) for x in given]
    traced = next((x for x in plain if hasattr(x, "called")), None)
    if traced is not None:
        return list(type(traced).called(name, plain))
    return found(name)[1]([float(x) for x in plain])


def found(name: str) -> tuple[int, Callable[[Sequence[float]], Sequence[float]]]:
    """How many numbers a text makes, and itself, once the module that has it is there."""
    if name not in TEXTS:
        importlib.import_module(SOURCES[name])
    return TEXTS[name]


def _without_slope(x: Scalar) -> Scalar:
    from poinsot.algebra.dual import Dual

    while isinstance(x, Dual):
        x = x.real
    return x
