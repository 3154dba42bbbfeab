"""What time-stepping itself makes or takes is an error of the order of its step, and counts in the verdict of a run."""

from __future__ import annotations

import numpy as np
import pytest

import poinsot as po
from poinsot import LedgerWarning
from simulation.stepped import box, floor, run, scene, state

FAST = "examples/andrews.toml"
"""A squeezer that makes a turn in some milliseconds."""


def test_a_step_that_is_too_long_is_unbalanced() -> None:
    """More than a twentieth of the energies: a warning that says so, and a status; a short step is done."""
    m = po.load(FAST)
    with pytest.warns(LedgerWarning, match="time-stepping itself has made or taken"):
        long = run(m, 0.03, 3e-4, None, samples=31)
    assert long.attrs["status"] == "unbalanced" and po.ledger(long).scheme > 0.05
    assert po.ledger(long).ratio < 1e-10, "the books themselves are an identity"
    short = run(m, 0.03, 2e-6, None, samples=31)
    assert short.attrs["status"] == "done" and not po.ledger(short).scheme > 0.05
    own = [abs(short["energy_dissipated"].sel(element=name).values).max() for name in ("time-stepping",)]
    assert po.ledger(short).scheme >= max(own) / float(short["energy_scale"][-1]) > 0.0


def test_what_stands_is_balanced() -> None:
    """A box at rest: rounding over rounding is no share."""
    m = scene([box("b", (0.4, 0.2, 0.1))], floor(), mu=0.5)
    found = run(m, 1.0, 5e-3, state(m, [[0.0, 0.0, 0.05]]), samples=2)
    assert found.attrs["status"] == "done" and po.ledger(found).scheme == 0.0
    assert np.abs(found["joint_velocity"].values).max() < 1e-14
