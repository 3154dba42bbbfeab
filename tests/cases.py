"""Which cases of a law run always, and which in the long tests."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def quick(count: int, cases: Iterable[Any]) -> list[Any]:
    """The cases of a parametrised test: the first `count` run always, the others in `make test-long`."""
    every = list(cases)
    return [*every[:count], *(pytest.param(case, marks=pytest.mark.long) for case in every[count:])]
