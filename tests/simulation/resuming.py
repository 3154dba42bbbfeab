"""Runs that are killed and go on, and whether they are the same."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot.simulation import run
from poinsot.simulation.checkpoints import checkpoint
from poinsot.simulation.results import recording


class Killed(BaseException):
    """What takes the place of a signal within one process: nothing catches it."""


def assert_same(whole: Any, found: Any) -> None:
    """All bits of two datasets, and all attributes but those of the clock."""
    assert set(whole.variables) == set(found.variables)
    for name in whole.variables:
        assert whole[name].dims == found[name].dims and whole[name].values.tobytes() == found[name].values.tobytes(), (
            name
        )
    told = [{k: v for k, v in each.attrs.items() if not k.endswith("seconds")} for each in (whole, found)]
    assert told[0] == told[1]


@contextmanager
def killing(monkeypatch: pytest.MonkeyPatch, moments: Callable[[], int]) -> Iterator[None]:
    """Every so many checkpoints the run is killed; they are written after every slice of the loop, which is short."""
    write, left = checkpoint.Keeper.write, [moments()]

    def counted(self: checkpoint.Keeper) -> None:
        write(self)
        left[0] -= 1
        if left[0] < 0:
            left[0] = moments()
            raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(checkpoint.Keeper, "write", counted)
        patch.setattr(run, "SLICE_SECONDS", 1e-6)
        patch.setattr(recording, "BATCH", 16)
        yield


def resumed(
    monkeypatch: pytest.MonkeyPatch, path: Path, model: Any, again: dict[str, Any], **options: Any
) -> tuple[Any, int]:
    """The dataset of a run that is killed again and again, and how often it was."""
    rng, kills = np.random.default_rng(len(options)), 0
    with killing(monkeypatch, lambda: int(rng.integers(1, 25)) if kills < 5 else 10**9):
        try:
            return po.simulate(model, checkpoint=path, every=0.0, **options), kills
        except Killed:
            kills += 1
        while True:
            try:
                return po.resume(path, model, every=0.0 if kills < 5 else 60.0, **again), kills
            except Killed:
                kills += 1
