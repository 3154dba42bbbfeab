"""Families of networks that were made once."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot.renderers.llvm import target
from poinsot.ufuncs import engine


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Grows with everything that is compiled."""
    found: list[int] = []
    before, whole = engine.Engine.__init__, target.compile_object

    def counted(self: Any, *arguments: Any) -> None:
        found.append(1)
        before(self, *arguments)

    def compiled(*arguments: Any, **options: Any) -> Any:
        found.append(1)
        return whole(*arguments, **options)

    monkeypatch.setattr(engine.Engine, "__init__", counted)
    monkeypatch.setattr(target, "compile_object", compiled)
    return found


def runs_alike(family: Any, values: dict[str, float], made: list[int], **options: Any) -> None:
    """The family's run at these values is that of the network built with them, and compiles nothing."""
    po.simulate(family, samples=5, **options)
    made.clear()
    run = po.simulate(family, samples=5, parameters=values, **options)
    assert not made, "a changed number has been compiled in"
    alone = po.simulate(family.at(family.values(**values)), samples=5, **options)
    statistics = {name for name in alone.data_vars if str(name).startswith(("energy_", "constraint_"))}
    for name in [n for n in alone.data_vars if n not in statistics]:
        size = max(1e-3, float(abs(alone[name]).max()))
        np.testing.assert_allclose(run[name], alone[name], rtol=1e-9, atol=1e-8 * size, err_msg=str(name))
    assert run.status == alone.status == "done"
