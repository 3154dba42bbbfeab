"""The limits of a file's joints act in runs, from within; its dry friction where that is asked for."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from poinsot import Friction, Limit
from switching.limited_chains import STOP, chain


@pytest.mark.filterwarnings("ignore::poinsot.LedgerWarning", "ignore::poinsot.LimitWarning")
def test_time_stepping_goes_on_from_what_it_leaves_beyond_a_limit(tmp_path: Path) -> None:
    """A state 1e-5 beyond the limit of a joint is pushed out, where it was let go for good; 0.1 beyond is not held."""
    m = po.load(chain(tmp_path, (-1.0, 1.0), (-1.0, 1.0)))
    start = {"j0": 1.0 + 1e-5, "j1": 0.2}
    run = po.simulate(m, 0.5, method="moreau", step=1e-3, initial=start, samples=101)
    assert "beyond_limits" not in run.attrs and run["joint_position"].values[1:, 0].max() < 1.0 + 1e-4
    left = po.simulate(m, 0.1, method="moreau", step=1e-3, initial={"j0": 1.1, "j1": 0.2}, samples=2)
    assert left.attrs["beyond_limits"] == "j0"


def test_joints_stay_within_their_limits_and_the_ledger_closes(tmp_path: Path) -> None:
    rng = np.random.default_rng(7)
    bounds = [(-float(rng.uniform(0.1, 0.4)), float(rng.uniform(0.1, 0.4))) for _ in range(3)]
    m = po.load(chain(tmp_path, *bounds))
    assert [type(e) for e in m.model.switches] == [Limit] * 3
    run = po.simulate(m, time=1.5, initial={"j1": {"velocity": 0.7}})
    q, (low, high) = run["joint_position"].values, np.array(bounds).T
    assert (q > low - 1e-12).all()
    assert (q < high + 1e-12).all()
    assert run.sizes["event"] > 0
    ledger = run.poinsot.ledger()
    assert abs(ledger.residual) < 1e-11 * ledger.scale
    assert "beyond_limits" not in run.attrs


def test_a_run_from_beyond_a_limit_goes_on_and_says_so_and_one_from_it_stays(tmp_path: Path) -> None:
    m = po.load(chain(tmp_path, (0.2, 2.0)))
    with pytest.warns(po.LimitWarning, match="'j0' from t = 0 s on"):
        run = po.simulate(m, time=0.1)
    assert run.attrs["beyond_limits"] == "j0"
    m = po.load(chain(tmp_path, (-1.0, 0.0)))  # its weight pushes it against its upper end
    run = po.simulate(m, time=0.5)
    assert not run["joint_position"].values.any()
    file = tmp_path / "stop.toml"
    file.write_text(STOP)
    with pytest.raises(po.SimulationError, match=r"'stop' begins at 2 rad, 1 rad beyond its end"):
        po.simulate(po.load(file), time=0.1, initial={"hinge": 2.0})
    assert po.load(file, limits=False).model.switches == ()


def test_losses_of_a_file_act_where_they_are_asked_for(tmp_path: Path) -> None:
    m = po.load(chain(tmp_path, (-1.0, 1.0), (-1.0, 1.0)), losses=True, limits=False)
    assert {type(e) for e in m.model.switches} == {Friction}
    assert [e.name for e in m.model.elements] == ["j0_damping", "j1_damping"]
