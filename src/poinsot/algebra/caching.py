"""Attributes computed when first asked for, without a lock.

A text that distinguishes functions by their operations on numbers.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from contextlib import nullcontext
from hashlib import sha256
from typing import Any, TypeVar

import numpy as np

Key = TypeVar("Key")
Value = TypeVar("Value")


def once(owner: object, name: str, make: Callable[[], Value]) -> Value:
    """What ``make`` gives, asked for once and kept with the owner under this name: for functions of it elsewhere."""
    kept: dict[str, Value] = owner.__dict__
    if name not in kept:
        kept[name] = make()
    return kept[name]


def recent(known: dict[Key, Value], key: Key, make: Callable[[], Value], most: int) -> Value:
    """What ``make`` gives for a key, kept among those that were asked for last."""
    found = known.pop(key, None)
    known[key] = found = make() if found is None else found
    for old in [*known][:-most]:
        known.pop(old, None)
    return found


class cached_property(functools.cached_property[Value]):
    """`functools.cached_property` as Python 3.12 has it, in every Python.

    In Python 3.11 all objects of a class share a lock while one of them computes the attribute: two threads that also
    need another lock can wait for each other, and a process forked meanwhile waits for ever. Without it two threads may
    compute the same value twice, which does no harm, since it depends on nothing that changes.
    Law       tests/compiler/test_fork.py
    """

    def __init__(self, function: Callable[[Any], Value]) -> None:
        super().__init__(function)
        self.lock = nullcontext()


def fingerprint(function: Callable[..., object], arguments: int) -> str:
    """A digest of the operations that ``function`` does on so many scalars, constants to their last bit.

    Two functions with the same digest give the same values. The function is run twice: what is compiled is one of its
    runs, so one that differs from run to run (random numbers, counters, the clock) has no meaning and is refused.
    Errors  TypeError if the function needs a value, as in ``if x > 0`` or ``math.sin(x)``, or changes
    Law     tests/algebra/test_fingerprint.py
    """
    first, second = _recorded(function, arguments), _recorded(function, arguments)
    if first != second:
        raise TypeError(
            "it does something else each time it is called, as with random numbers, a counter or the clock: a compiled "
            "function is run once, and repeats that for ever; draw such numbers before the run, and give samples"
        )
    return sha256(first.encode()).hexdigest()[:32]


def _recorded(function: Callable[..., object], arguments: int) -> str:
    """One run of the function, as text."""
    import casadi

    from poinsot.algebra.traced import Traced, symbols

    given = list(symbols("x", (arguments,)))
    value = function(*given)
    results = np.atleast_1d(np.asarray(value, dtype=object)).ravel()
    nodes = [r.node if isinstance(r, Traced) else casadi.SX(float(r)) for r in results]
    program = casadi.Function("f", [g.node for g in given], nodes)
    return str(program.serialize())
