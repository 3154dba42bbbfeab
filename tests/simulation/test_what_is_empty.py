"""Nothing is an ordinary case: no freedom, no port, no damper, no storage; such runs end, balance and become tables."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from poinsot import Body, Displacement, Inertia, Joint, Model
from poinsot.elements import pair_of_kind

METHODS = ("dop853", "radau", "radau9", "gauss")
EXAMPLES = Path(__file__).parents[2] / "examples"


def welded() -> po.Mechanism:
    """A body fixed to the ground: a mechanism without freedoms."""
    inertia = Inertia.at_centre(2.0, (0.1, 0.0, 0.5), ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)))
    joint = Joint("weld", pair_of_kind("fixed", None), "ground", "block", Displacement.translating([0.0, 0.0, 3.0]))
    return po.Mechanism(Model("welded", (Body("block", inertia),), (joint,)))


def resistive(storage: bool) -> po.Network:
    net = po.Network("divider")
    net.add(po.electrical.VoltageSource("V", 2.0), "a", "ground")
    net.add(po.electrical.Resistor("R", 4.0), "a", "ground")
    if storage:
        net.add(po.electrical.Capacitor("C", 1.0), "a", "ground")
    return net


@pytest.mark.parametrize("method", METHODS)
def test_what_has_no_freedom_stays_where_it_is(method: str) -> None:
    run = po.simulate(welded(), 2.0, times=[0.0, 0.5, 2.0], method=method)
    assert run.attrs["status"] == "done" and run.attrs["atol"] == 1e-12
    assert np.ptp(run["body_position"].values, axis=0).max() == 0.0 and not run["body_twist"].values.any()
    assert np.ptp(run["energy_stored"].values) == 0.0 and not run["energy_residual"].values.any()
    assert "joint_position" not in run and "energy_supplied" not in run


@pytest.mark.parametrize("method", METHODS)
def test_what_stores_nothing_passes_all_of_it_on(method: str) -> None:
    run = po.simulate(resistive(storage=False), 3.0, times=[0.0, 3.0], method=method)
    assert float(run["energy_supplied"][-1, 0]) == pytest.approx(3.0, rel=1e-12)
    assert {entry.kind for entry in po.ledger(run).entries} == {"port", "dissipator"}


def test_every_run_becomes_a_table_and_a_file(tmp_path: Path) -> None:
    """Rows = the product of the dimensions, none of them 0; a mechanism without sources and dampers among them."""
    systems = [welded(), po.load(EXAMPLES / "heavy_top.toml"), po.load(EXAMPLES / "double_pendulum.toml")]
    for system in [*systems, resistive(storage=False), resistive(storage=True)]:
        run = po.simulate(system, 0.1, times=[0.0, 0.05, 0.1])
        assert all(run.sizes.values()), system
        rows = int(np.prod(list(run.sizes.values())))
        crosses = rows > max(each.size for each in run.variables.values())
        with pytest.warns(po.RunWarning, match="crosses dimensions") if crosses else nullcontext():
            assert len(run.to_dataframe()) == rows, system
        assert po.read(po.write(run, tmp_path / "run.nc")).equals(run)
        po.ledger(run)
        po.views.plot_run(run)
