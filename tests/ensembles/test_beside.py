"""Members that switch, take implicit methods, have controllers or events, in lanes: as each is alone."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

import poinsot as po
from ensembles.alone import Remembers
from ensembles.comparing import alike
from poinsot.simulation.again import Again

BALL, PENDULUM = "examples/bouncing_ball.toml", "examples/double_pendulum.toml"
BUCK, RECTIFIER = "examples/networks/buck.toml", "examples/networks/peak_rectifier.toml"


def events() -> Any:
    """One changes the state and has the host book it, the other ends the run."""
    return [po.Event("elbow - 0.3", reset={"joint_velocity[elbow]": "-0.5*joint_velocity[elbow]"}, name="kick"),
            po.Event("shoulder + 0.2", terminal=True, name="low")]  # fmt: skip


def spread(count: int, low: float, high: float, seed: int) -> Any:
    return np.random.default_rng(seed).uniform(low, high, count)


CASES: dict[str, tuple[Any, dict[str, Any], dict[str, Any]]] = {
    "ball": (BALL, {"fall": np.append(spread(10, 0.02, 1.5, 1), -0.5), "bodies.ball.mass": spread(11, 0.5, 2, 2)},
             {"time": 3.0, "samples": 7}),
    "buck": (BUCK, {"C.voltage": spread(9, 0, 6, 3)}, {"time": 1e-4, "samples": 7}),
    "rectifier": (RECTIFIER, {"C.voltage": spread(9, 0, 6, 4)}, {"time": 0.02, "samples": 7}),
    "events": (PENDULUM, {"elbow": spread(9, 0.1, 1.4, 5), "shoulder": spread(9, 0.1, 0.3, 6)},
               {"time": 1.0, "samples": 11, "rtol": 1e-8, "events": events()}),
    "controllers": (PENDULUM, {"initial:elbow": spread(9, 0.3, 1.5, 7)},
                    {"time": 1.0, "samples": 6, "method": "radau", "rtol": 1e-6,
                     "controllers": po.Controller(0.05, Remembers(), ["joint_position"], ["elbow"], name="pd")}),
    "radau": (PENDULUM, {"initial:elbow": spread(9, 0, 2, 8), "input:elbow": spread(9, -1, 1, 9)},
              {"time": 0.3, "samples": 4, "method": "radau", "rtol": 1e-6}),
    "gauss": (PENDULUM, {"elbow": spread(9, 0, 2, 10)}, {"time": 0.3, "samples": 4, "method": "gauss", "step": 0.01}),
    "rectifier by radau": (RECTIFIER, {"C.voltage": spread(9, 0, 6, 4)},
                           {"time": 0.02, "samples": 7, "method": "radau", "rtol": 1e-6}),
}  # fmt: skip


def in_lanes(case: str, lanes: int) -> Any:
    """The members of a case, and that each ran where it is said to."""
    model, over, options = CASES[case]
    fits, served = Again.fits, list[bool]()

    def counted(again: Again, prepared: Any) -> bool:
        served.append(fits(again, prepared))
        return served[-1]

    with warnings.catch_warnings(), pytest.MonkeyPatch.context() as patch:
        warnings.simplefilter("ignore")
        patch.setattr(Again, "fits", counted)
        found = po.ensemble(model, over, zip=True, threads=1, lanes=lanes, **options)
    assert bool(served) is (lanes > 1) and all(served)
    return found


@pytest.mark.sample(4)
@pytest.mark.parametrize("case", ["ball", "buck", "rectifier", "events", "controllers", "radau", "gauss"])
def test_members_in_four_lanes_are_members_alone(case: str) -> None:
    """Law  counts, events, samples and energies bit for bit, of members that end early, fail, or have other events."""
    alone, beside = in_lanes(case, 1), in_lanes(case, 4)
    assert beside.attrs["runs"] == "in lanes" and beside.attrs["lanes"] == 4
    alike(alone, beside)
    if case in ("ball", "events"):
        assert len({*alone.status.values.tolist()}) == 2 and len({*alone.event_count.values.tolist()}) > 2


@pytest.mark.long
@pytest.mark.parametrize("case", CASES)
def test_members_in_eight_lanes_are_members_alone(case: str) -> None:
    """Law  as in four."""
    alike(in_lanes(case, 1), in_lanes(case, 8))


def test_tables_of_modes_and_logs_grow_in_lanes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Law  a table that is too small for the modes of a lane, and a log for its events, are made larger or emptied."""
    alone = in_lanes("rectifier", 1)
    monkeypatch.setattr("poinsot.simulation.switched.MODES", 1)
    monkeypatch.setattr("poinsot.simulation.switched.LOG", 12)
    monkeypatch.setattr("poinsot.simulation.switched._met", lambda switching: [])
    alike(alone, in_lanes("rectifier", 4))
