"""Decisions at one moment end after a counted amount of work, by name, and the run keeps what it has."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot.simulation import FRICTION, UNILATERAL, switching_run
from poinsot.simulation.loops.decision import decide
from poinsot.simulation.loops.decision_impulse import DECIDED, ENDLESS
from poinsot.simulation.loops.decision_problem import MOST_WORK
from switching.instants import instant


def test_what_went_before_at_this_moment_counts() -> None:
    """The next problem is one too many; without the work before it the same decision is made."""
    A = np.array([[1.0, 0.0, 0.1], [0.0, 1.0, 0.2], [0.1, 0.2, 1.0]])
    for before, answer in ((0.0, DECIDED), (MOST_WORK * 11.0**3, ENDLESS)):
        switch, rows = instant(
            [UNILATERAL, FRICTION, FRICTION], A @ A.T, 0.0, [-1.0, 0.2, 0.1], element=[0] * 3, mu=0.5
        )
        rows.decision[0].work = before
        assert decide(switch, rows, 1.0) == answer
        assert before < rows.decision[0].work < before + 40.0 * 11.0**3


BLOCK = """
poinsot = 1
[bodies.block]
mass = 2.0
[pairs.slide]
kind = "prismatic"
between = ["ground", "block"]
axis = [1, 0, 0]
point = [0, 0, 0]
initial = { velocity = 1.0 }
[friction.rub]
pair = "slide"
kinetic = 4.0
"""


def test_the_run_says_which_rows_and_what_to_do(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "block.toml").write_text(BLOCK)
    block, made = po.load_mechanism(tmp_path / "block.toml"), switching_run.rows_for

    def worn_out(*args: Any) -> Any:
        rows = made(*args)
        rows.decision["work"] = 1e9
        return rows

    assert po.simulate(block, 1.0)["joint_position"].values[-1, 0] == pytest.approx(0.25, abs=1e-12)
    monkeypatch.setattr(switching_run, "rows_for", worn_out)
    with pytest.raises(
        po.SimulationFailure, match=r"which of 'rub' act has cost 1e[+]09 operations.*method='moreau'"
    ) as told:
        po.simulate(block, 1.0)
    assert told.value.partial is not None and len(told.value.partial["time"]) == 1
