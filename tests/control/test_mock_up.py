"""An FMU as a controller: the run of the same law as a controller of its own; what is no such FMU is refused."""

import shutil
from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from cases import saved
from conftest import require_oracle

pytestmark = [
    pytest.mark.oracle,
    pytest.mark.skipif(not any(map(shutil.which, ("cc", "gcc", "clang"))), reason="no C compiler on this machine"),
]
H, RC = 0.01, 0.05


@pytest.fixture(scope="module")
def low_pass(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """v' = (u − v)/RC as an FMU."""
    require_oracle("fmpy")
    net = po.Network("filter")
    net.add(po.electrical.VoltageSource("u", 0.0), "a", "ground")
    net.add(po.electrical.Resistor("R", 100.0), "a", "b")
    net.add(po.electrical.Capacitor("C", RC / 100.0), "b", "ground")
    path = tmp_path_factory.mktemp("fmus") / "filter.fmu"
    po.export_fmu(net, path, version="2.0", inputs=["u"])
    return path


def plant() -> po.Network:
    net = po.Network("plant")
    net.add(po.electrical.VoltageSource("drive", 0.0), "a", "ground")
    net.add(po.electrical.Resistor("R1", 10.0), "a", "b")
    net.add(po.electrical.Inductor("L1", 0.5), "b", "c")
    net.add(po.electrical.Capacitor("C1", 2e-3, voltage=1.0), "c", "ground")
    return net


def test_the_run_is_that_of_the_same_law(low_pass: Path) -> None:
    """Twice: it begins anew with every run; and the ledger books what it does at its port."""
    share = np.exp(-H / RC)

    def law(t: float, y: float, x: np.ndarray) -> tuple[list[float], np.ndarray]:
        v, before = x if t > 0 else (0.0, 0.0)
        v = share * v + (1.0 - share) * before if t > 0 else 0.0
        return [v], np.array([v, y])

    own = po.control.Controller(H, law, ["C1.voltage"], ["drive"], state=[0.0, 0.0])
    unit = po.control.fmu(low_pass, H, {"u": "C1.voltage"}, {"drive": "C.voltage"})
    wanted = po.simulate(plant(), 0.5, samples=51, controllers=own)
    for _ in range(2):
        run = po.simulate(plant(), 0.5, samples=51, controllers=unit)
        np.testing.assert_allclose(run["C1.voltage"], wanted["C1.voltage"], rtol=0, atol=1e-8)
        assert po.ledger(run).ratio < 1e-9


def test_what_cannot_be_such_a_controller_is_refused(low_pass: Path, tmp_path: Path) -> None:
    for reads, writes, parameters, words in (
        ({"v": "C1.voltage"}, {"drive": "C.voltage"}, {}, "there is no input 'v'"),
        ({"u": "C1.voltage"}, {"drive": "C.voltag"}, {}, "did you mean 'C.voltage'"),
        ({"C.voltage": "C1.voltage"}, {"drive": "C.voltage"}, {}, "is no input that is a real number"),
        ({"u": "C1.voltage"}, {"drive": "C.voltage"}, {"u": 1.0}, "is no parameter"),
    ):
        with pytest.raises(po.ModelError, match=words):
            po.control.fmu(low_pass, H, reads, writes, parameters=parameters)
    other = saved(tmp_path / "other.fmu", "no archive")
    for path in (other, tmp_path / "none.fmu"):
        with pytest.raises(po.FileError, match="no FMU"):
            po.control.fmu(path, H, {}, {"drive": "y"})
