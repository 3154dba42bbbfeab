"""Which cases of a law run always, and which in the long tests; where examples are, and files with texts."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from _pytest.mark import ParameterSet  # what pytest.param makes; it has no public name

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"


def quick(count: int, cases: Iterable[Any], *, several: bool = False) -> list[Any]:
    """The cases of a parametrised test: the first `count` run always, the others in `make test-long`.

    With `several` a case is a tuple of several arguments. A case may have marks already.
    """
    every = list(cases)
    return [*every[:count], *(_long(case, several) for case in every[count:])]


def saved(file: Path, text: str) -> Path:
    """The file, which has this text now."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


def _long(case: Any, several: bool) -> Any:
    if isinstance(case, ParameterSet):
        return pytest.param(*case.values, marks=[*case.marks, pytest.mark.long], id=case.id)
    return pytest.param(*case if several else (case,), marks=pytest.mark.long)
