"""Attributes computed when first asked for, without a lock."""

from __future__ import annotations

import functools
from collections.abc import Callable
from contextlib import nullcontext
from typing import Any, TypeVar

Value = TypeVar("Value")


def once(owner: object, name: str, make: Callable[[], Value]) -> Value:
    """What ``make`` gives, asked for once and kept with the owner under this name: for functions of it elsewhere."""
    kept: dict[str, Value] = owner.__dict__
    if name not in kept:
        kept[name] = make()
    return kept[name]


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
