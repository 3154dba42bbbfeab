"""Which cases of a law run always, and which in the long tests."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def quick(count: int, cases: Iterable[Any], *, several: bool = False) -> list[Any]:
    """The cases of a parametrised test: the first `count` run always, the others in `make test-long`.

    With `several` a case is a tuple of several arguments.
    """
    every = list(cases)
    later = (pytest.param(*case if several else (case,), marks=pytest.mark.long) for case in every[count:])
    return [*every[:count], *later]
