"""Periodic steady states: the ends of long runs, closed forms, monodromy, scales, and refusals."""

from pathlib import Path

import numpy as np
import pytest
from scipy.linalg import expm

import poinsot as po
from files.netlists import NGSPICE, network, of_ngspice

BUCK = Path(__file__).parents[2] / "examples" / "networks" / "buck.toml"
RECTIFIER = "V1 a 0 SIN(0 10 50)\nR1 a b 50\nD1 b c DM\nC1 c 0 {C}\nR2 c 0 1k\n.model DM D(IS=1e-9 CJO=10p TT=5n)"
TRANSISTORS = {
    "both transit times": "VC vc 0 5\nV1 in 0 SIN(0.8 0.3 1meg)\nRC vc out 1k\nRB in b 1k\nRE e 0 50\nQ1 out b e QN\n"
    ".model QN NPN(IS=1e-15 BF=100 BR=2 TF=1n TR=10n CJE=1p CJC=0.5p RB=50 RC=5 RE=1 VAF=50)",
    "an oxide and overlap": "VD vd 0 5\nV1 in 0 SIN(2 1.5 1meg)\nRD vd out 10k\nRG in g 1k\n"
    "M1 out g 0 0 MN L=2u W=20u\nCL out 0 1p\n.model MN NMOS(VTO=1 KP=50u LAMBDA=0.01 TOX=50n CGSO=1e-10)",
    "an inverter": "VD vd 0 5\nV1 in 0 SIN(2.5 2.5 1meg)\nRG in g 1k\nM1 out g 0 0 MN L=2u W=20u\nCL out 0 1p\n"
    "M2 out g vd vd MP L=2u W=40u\n.model MN NMOS(VTO=1 KP=50u TOX=50n CGSO=2e-10 CGDO=2e-10 CBD=50f CBS=50f)\n"
    ".model MP PMOS(VTO=-1 KP=25u TOX=50n CGSO=2e-10 CGDO=2e-10 CBD=50f CBS=50f)",
}


def test_a_buck_converters_cycle_is_the_end_of_a_long_run() -> None:
    asked = {"outputs": ["C.voltage", "L.current"], "rtol": 1e-9}
    cycle = po.periodic(po.load(BUCK), 1e-5, **asked, samples=21)
    late = po.simulate(po.load(BUCK), times=np.linspace(1.5e-2, 1.501e-2, 21), start=0.0, **asked)
    for name in asked["outputs"]:
        np.testing.assert_allclose(cycle[name].values, late[name].values, rtol=1e-6)
    # by hand: half a period each at 24 V and 0 V, the averages of its voltages are equal
    A = np.array([[0.0, -1.0 / 4.7e-5], [1.0 / 1e-4, -1.0 / (5.0 * 4.7e-5)]])
    np.testing.assert_allclose(cycle.multiplier_size.values, np.abs(np.linalg.eigvals(expm(A * 1e-5))), rtol=1e-6)
    assert cycle.attrs["periods"] < 10  # among them two to see whether it goes on like this


def test_a_rectifiers_cycle_from_its_storage_and_laws_solved_together(tmp_path: Path) -> None:
    """The charges of the diode are bound to one another: one of them follows."""
    net = network(tmp_path, RECTIFIER.replace("{C}", "100u"), ".tran 10u 20m\n.end\n")
    cycle = po.periodic(net, 0.02, outputs=["C1.voltage"], samples=5)
    late = po.simulate(net, times=[0.3, 0.305, 0.31, 0.315, 0.32], outputs=["C1.voltage"], rtol=1e-9)
    np.testing.assert_allclose(cycle["C1.voltage"].values, late["C1.voltage"].values, rtol=1e-6)
    assert "D1.diffusion.charge" not in cycle.end_state.values or "D1.depletion.charge" not in cycle.end_state.values


@pytest.mark.parametrize("name", TRANSISTORS)
def test_the_cycle_of_a_transistor_with_all_its_charges(name: str, tmp_path: Path) -> None:
    """Law  the end of a long run, and ngspice's. Its states are counted as the run sees them, storage with laws."""
    deck, T = f"{TRANSISTORS[name]}\nRM out 0 1g", 1e-6
    net = network(tmp_path, deck, ".tran 1n 11u\n.end\n")
    cycle = po.periodic(net, T, outputs=["RM.voltage"], samples=21)
    late = po.simulate(net, times=np.linspace(0.0, 11 * T, 221), outputs=["RM.voltage"], rtol=1e-9)
    ours = cycle["RM.voltage"].values
    np.testing.assert_allclose(ours, late["RM.voltage"].values[-21:], atol=1e-6)
    if NGSPICE is not None:
        theirs = of_ngspice(deck, tmp_path, "tran 0.2n 11u 0 0.2n", "reltol=1e-6 abstol=1e-15 vntol=1e-9 chgtol=1e-18")
        wanted = np.interp(10 * T + cycle.time.values, theirs["time"].real, theirs["v(out)"].real)
        np.testing.assert_allclose(ours, wanted, atol=5e-4)  # of 5 V, its steps being 0.2 ns


def test_what_settles_slowly_is_found_at_once_at_any_scale(tmp_path: Path) -> None:
    for k, tau in ((1.0, 1.0), (1e4, 1e-4)):
        text = (
            f"V1 a 0 SIN(1 1 {160.0 / tau!r})\nR1 a b {0.01 * k!r}\nL1 b c {1e-3 * k * tau!r}\n"
            f"C1 c 0 {1e-3 / k * tau!r}\n"
            f"C2 x 0 {1e-6 / k * tau!r} IC=3\nR2 x 0 {1e9 * k!r}"
        )
        net, T = network(tmp_path, text), tau / 160.0
        cycle = po.periodic(net, T, outputs=["C1.voltage", "C2.voltage"], samples=9)
        s = 2j * np.pi / T
        gain = 1.0 / (1.0 + s * 0.01 * 1e-3 * tau + s * s * 1e-6 * tau * tau)
        t = cycle.time.values
        np.testing.assert_allclose(
            cycle["C1.voltage"].values, 1.0 + np.imag(gain * np.exp(s * t)), atol=1e-6 * abs(gain)
        )
        np.testing.assert_allclose(cycle["C2.voltage"].values, 0.0, atol=1e-6)


def test_what_does_not_come_back_is_refused(tmp_path: Path) -> None:
    net = network(tmp_path, "I1 0 a 1m\nC1 a 0 1u")
    with pytest.raises(po.SimulationError, match=r"no state was found that comes back after 0\.001 s.*'C1\.charge'"):
        po.periodic(net, 1e-3)
    half = network(tmp_path, "V1 a 0 SIN(0 1 1k)\nR1 a b 1k\nC1 b 0 1u")
    with pytest.raises(po.SimulationError, match="not after twice as long"):  # a linear one comes back after any time
        po.periodic(half, 0.5e-3)
    with pytest.raises(po.SimulationError, match="stores nothing"):
        po.periodic(network(tmp_path, "V1 a 0 1\nR1 a 0 1"), 1e-3)
    with pytest.raises(po.SimulationError, match="positive number of seconds"):
        po.periodic(net, 0.0)
    with pytest.raises(po.ModelError, match="of networks, not of"):
        po.periodic(BUCK.parents[1] / "four_bar.toml", 1.0)


@pytest.mark.parametrize("period", ["x", None, True, [1e-5], "5 V"])
def test_a_period_is_a_number_of_seconds(period: object) -> None:
    with pytest.raises(po.SimulationError, match="the period"):
        po.periodic(po.load(BUCK), period)


def test_parameters_act_or_are_refused() -> None:
    """Law  of a file and of a family they act alike; a network without free numbers has none, which was kept silent."""
    asked = {"outputs": ["C.voltage"], "samples": 2, "parameters": {"duty": 0.3}}
    ends = [po.periodic(model, "10 us", **asked)["C.voltage"].values for model in (BUCK, po.load_family(BUCK, "duty"))]
    np.testing.assert_allclose(ends[0], ends[1], rtol=1e-7)
    assert ends[0][0] == pytest.approx(0.3 * 24.0, rel=1e-2)
    with pytest.raises(po.SimulationError, match="no free parameters, so none of 'duty'"):
        po.periodic(po.load(BUCK), 1e-5, **asked)
