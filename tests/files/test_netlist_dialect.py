"""What ngspice's manual says of netlists beyond the plainest: each line means there and here the same, or is named.

Values are closed forms; ngspice itself is asked in tests/files/test_netlists_of_ngspice.py.
"""

import warnings
from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from files.netlists import UIC, at, network, source
from poinsot.elements import LinearResistor, Storage
from poinsot.files.netlist_elements import waveform


def last(net: po.Network, name: str, time: float = 1e-4) -> float:
    return float(po.simulate(net, time=time)[name].values[-1])


def test_controlled_sources_by_all_their_forms(tmp_path: Path) -> None:
    """One voltage of 2 V, 1 mA in its source: each row's law in closed form, over 1 kΩ or from it."""
    rows = {
        "E1 o 0 a 0 3": 6.0, "E1 o 0 POLY(1) a 0 3": 6.0,
        "E1 o 0 POLY(2) (a,0) (b,0) 1 2 3 4 5 6": 1 + 2 * 2 + 3 * 5 + 4 * 4 + 5 * 10 + 6 * 25,
        "E1 o 0 VALUE={V(a)*V(b) + time*0}": 10.0, "E1 o 0 VOL='2*V(a,b)'": -6.0,
        "E1 o 0 TABLE {V(a)} = (0,0) (4,10)": 5.0, "G1 o 0 a 0 3m": -6.0, "G1 o 0 VALUE {V(a)*1m}": -2.0,
        "H1 o 0 V1 500": -1.0, "F1 o 0 V1 3": 6.0, "F1 o 0 POLY(1) V1 0 0 1k": -4.0,
        "E1 o 0 v i {2*3}": -18.0, "B1 o 0 V=V(a)*V(a) + I(V1)*1k": 2.0,
        "B1 o 0 V = V(a) > 1 ? 5 : -5": 5.0, "B1 o 0 I=1m*V(a)": -2.0,
    }  # fmt: skip
    for row, expected in rows.items():
        net = network(tmp_path, f"V1 a 0 2\nR1 a 0 1k\nV2 b 0 5\nR2 b 0 1k\n{row}\nRo o 0 1k\nV3 v a 0\nV4 i b 0")
        assert last(net, "Ro.voltage") == pytest.approx(expected, rel=1e-9, abs=1e-12), row


def test_sources_of_a_subcircuit_are_those_written_flat(tmp_path: Path) -> None:
    flat = network(
        tmp_path,
        "V1 a 0 SIN(0 1 1k)\nR1 a m 1k\nVm m 0 0\nF1 o 0 Vm 2\nC1 o 0 1u\nR2 o 0 1k\nB1 q 0 V=V(o)^2\nR3 q 0 1",
    )
    text = "V1 a 0 SIN(0 1 1k)\nX1 a o q cell\n.subckt cell a o q\nR1 a m 1k\nVm m 0 0\nF1 o 0 Vm 2\n"
    text += "C1 o 0 1u\nR2 o 0 1k\n"
    nested = network(tmp_path, text + "B1 q 0 V=V(o)^2\nR3 q 0 1\n.ends")
    one, other = (
        po.simulate(n, time=1e-3)[name].values for n, name in ((flat, "R3.voltage"), (nested, "X1.R3.voltage"))
    )
    np.testing.assert_allclose(one, other, rtol=1e-12, atol=1e-15)


def test_global_nodes_are_the_same_in_all_subcircuits(tmp_path: Path) -> None:
    inner = ".subckt half a vdd\nR1 a VDD 1k\nR2 a 0 3k\nX1 vss a quarter\n.ends\n.subckt quarter vss a\nR3 a Vee 2k\n"
    inner += "R4 vss a 5k\n.ends\n"
    outer = "V1 vdd 0 5\nV2 vee 0 -3\nRo o 0 7k\n"
    told = network(tmp_path, f"{outer}X1 o half\n{inner.replace('half a vdd', 'half a')}.global vdd VEE")
    by_hand = inner.replace("half a vdd", "half a vdd vee").replace("vss a quarter", "vss a vee quarter")
    by_hand = by_hand.replace("quarter vss a", "quarter vss a vee")
    wired = network(tmp_path, f"{outer}X1 o vdd vee half\n{by_hand}")
    assert last(told, "Ro.voltage") == pytest.approx(last(wired, "Ro.voltage"), rel=1e-12)
    assert last(told, "X1.R1.voltage") == pytest.approx(last(wired, "X1.R1.voltage"), rel=1e-12)


def test_parameters_in_any_order_and_without_braces(tmp_path: Path) -> None:
    net = network(tmp_path, ".param a={b*2} b=1k c=2*(a + b)/3\nV1 x 0 1\nR1 x 0 {c}\nR2 x 0 r={a > b ? 7 : 8}")
    values = [e.r for e in net.model.primitives if isinstance(e, LinearResistor)]
    assert values == [2000.0, 7.0]
    with pytest.raises(po.FileError, match=r"cir:2: .*'b', which is not known"):
        network(tmp_path, ".param a={b} b={a}\nV1 x 0 1\nR1 x 0 1")


def test_files_are_included_in_place_and_named_in_faults(tmp_path: Path) -> None:
    (tmp_path / "parts").mkdir()
    (tmp_path / "parts" / "load.inc").write_text("R2 b 0 {r}\n.param r=3k\n.end\nnever read\n")
    (tmp_path / "models.lib").write_text("* corners\n.lib slow\n.param s=1\n.endl\n.lib fast\n.param s=2\n.endl\n")
    net = network(tmp_path, "V1 a 0 1\nR1 a b {1k*s}\n.include 'parts/load.inc'\n.lib models.lib fast")
    assert [e.r for e in net.model.primitives if isinstance(e, LinearResistor)] == [2000.0, 3000.0]
    (tmp_path / "parts" / "load.inc").write_text("* fine\nR2 b\n")
    with pytest.raises(po.FileError, match=r"load\.inc:2: R2 needs 2 nodes"):
        network(tmp_path, "V1 a 0 1\nR1 a b 1\n.include parts/load.inc")
    for line, says in (
        (".include nowhere.inc", "there is no such file"),
        (".include ../outside.inc", "outside the model's folder"),
        (".include circuit.cir", "include one another more than"),
        (".lib models.lib typical", "has no section 'typical'"),
        (".include", "needs the name of a file"),
    ):
        with pytest.raises(po.FileError, match=says):
            network(tmp_path, f"V1 a 0 1\n{line}\nR1 a 0 1")


def test_three_coils_are_one_storage(tmp_path: Path) -> None:
    coils = "V1 a 0 1\nL1 a 0 1m IC=1\nL2 b 0 4m\nL3 c 0 9m IC=2\nR2 b 0 1\nR3 c 0 1\n"
    net = network(tmp_path, coils + "K1 L1 L2 0.5\nK2 L2 L3 0.4\nK3 L1 L3 0.3", UIC)
    M = [[1e-3, 1e-3, 0.9e-3], [1e-3, 4e-3, 2.4e-3], [0.9e-3, 2.4e-3, 9e-3]]
    np.testing.assert_allclose(net.initial_state(), np.array(M) @ [1, 0, 2], rtol=1e-12)
    assert len([e for e in net.model.primitives if isinstance(e, Storage)]) == 1
    with pytest.raises(po.FileError, match=r"cir:8: .*not positive definite"):
        network(tmp_path, coils + "K1 L1 L2 0.9\nK2 L2 L3 0.9\nK3 L1 L3 -0.9")


@pytest.mark.parametrize("k", [1, -1])
def test_coils_without_leakage_are_a_transformer(tmp_path: Path, k: int) -> None:
    """v₂ = ±√(L₂/L₁) v₁ at all times, and the primary current ramps besides the load's."""
    net = network(tmp_path, f"V1 a 0 2\nL1 a 0 10m\nL2 b 0 40m\nK1 L1 L2 {k}\nR2 b 0 1k")
    run = po.simulate(net, time=1e-3)
    np.testing.assert_allclose(run["R2.voltage"].values, 4.0 * k, rtol=1e-12)
    current = -run["V1.current"].values
    np.testing.assert_allclose(current, 2 * run["time"].values / 10e-3 + 2 * 4e-3, rtol=1e-8)


def test_what_hangs_in_the_air_is_held_with_a_warning(tmp_path: Path) -> None:
    with pytest.warns(UserWarning) as told:
        net = network(
            tmp_path, "V1 a 0 2\nR1 a b 1k\nR2 b 0 1k\nR3 b c 1k\nL1 p q 1m\nR4 p q 1\nE1 o 0 free 0 2\nR5 o 0 1"
        )
    said = " ".join(str(w.message) for w in told)
    assert "only 'R3' stands on node 'c'" in said
    assert "no path leads from node 'p' to the ground" in said
    assert "no path leads from node 'free' to the ground" in said
    run = po.simulate(net, time=1e-4)
    assert float(run["R2.voltage"].values[-1]) == pytest.approx(1.0, rel=1e-12)
    assert float(run["R3.current"].values[-1]) == 0.0


def test_starts_of_nodes_are_those_of_capacitors(tmp_path: Path) -> None:
    deck = "C1 a b 1u\nC2 b 0 1u IC=3\nR1 a 0 1k\nR2 b 0 1k\nL1 b c 1m\nR3 c 0 1\n.ic V(a)=5 V(b)=2 I(L1)=7m"
    net = network(tmp_path, deck, UIC)
    np.testing.assert_allclose(net.initial_state(), [3e-6, 3e-6, 7e-6], rtol=1e-12)
    with pytest.warns(UserWarning, match=r"\.ic gives V\(a\), where no capacitor"):
        network(tmp_path, "V1 a 0 1\nR1 a 0 1k\n.ic V(a)=5")


def test_what_is_no_run_in_time_is_passed_over_aloud(tmp_path: Path) -> None:
    with pytest.warns(UserWarning, match=r"\.tf in line 3 \(another analysis\), \.print in line 4 \(what is shown\)"):
        network(tmp_path, "V1 a 0 DC 1 AC 1 30\n.tf V(a) V1\n.print tran v(a)\nR1 a 0 1k")
    with pytest.warns(UserWarning, match="line 4: of .options gmin, temp, tnom and reltol have a meaning here, and"):
        net = network(tmp_path, "V1 a 0 1\nR1 a 0 1k\n.options method=gear abstol=1e-12 reltol=1e-5 nomod")
    assert net.run.rtol == 1e-5
    with pytest.raises(po.FileError, match=r"cir:4: \.control belongs to a script of ngspice's.*poinsot simulate"):
        network(tmp_path, "V1 a 0 1\nR1 a 0 1k\n.control\nrun\n.endc")


def test_temperature_warms_resistors_and_junctions(tmp_path: Path) -> None:
    net = network(tmp_path, "V1 a 0 1\nR1 a 0 1k TC=1m,2u\nR2 a 0 1k tc1=1m\nR3 a 0 1k\n.options temp=77 tnom=27")
    values = [e.r for e in net.model.primitives if isinstance(e, LinearResistor)]
    assert values == pytest.approx([1e3 * (1 + 0.05 + 2e-6 * 2500), 1050.0, 1e3])


def test_sources_read_values_for_other_analyses(tmp_path: Path) -> None:
    rows = {
        "DC 5 AC 1 90 SIN(1 0 50)": 1.0, "5 AC 1": 5.0, "AC 1": 0.0, "DC 3": 3.0, "AC 1 DC 2": 2.0, "4": 4.0,
        "PULSE(6 7 1 1u 1u 1 2) AC 1": 6.0,
    }  # fmt: skip
    for row, expected in rows.items():
        assert at(source(network(tmp_path, f"V1 a 0 {row}\nR1 a 0 1")).signal, 1e-4) == expected, row


@pytest.mark.parametrize("said", ["DC 5 AC 2 90 SIN(1 2 1k)", "SIN(1 2 1k) DC 5 AC 2 90", "DC 5 SIN 1 2 1k AC 2 90"])
def test_sources_say_levels_and_changes_on_either_side_of_a_waveform(said: str, tmp_path: Path) -> None:
    """What followed the waveform was left out: 1 V at rest, and no change."""
    net = network(tmp_path, f"V1 a 0 {said}\nR1 a 0 1k")
    assert net.operating_point()["a"] == pytest.approx(5.0, rel=1e-12)
    assert net.analyses.stimuli["V1"] == pytest.approx(2j)
    assert at(source(net).signal, 0.25e-3) == pytest.approx(3.0)


def test_times_that_are_not_said_are_those_of_the_run() -> None:
    edge = waveform("PULSE", [0, 1, 0, 0, 0, 0, 0], 1.0, 0.1)
    assert at(edge, 0.05) == pytest.approx(0.5)
    assert at(edge, 0.9) == 1.0
    assert at(waveform("SIN", [0, 1], 4.0, 0.1), 1.0) == pytest.approx(1.0)
    up = waveform("EXP", [0, 1, 0, 0.5], 1.0, 0.1)
    assert at(up, 0.05) == pytest.approx(1 - np.exp(-0.1))
    slow = waveform("SFFM", [1, 2, 3, 0.5, 0.7], 1.0, 0.1)
    assert at(slow, 0.3) == pytest.approx(1 + 2 * np.sin(2 * np.pi * 0.9 + 0.5 * np.sin(2 * np.pi * 0.21)))
    tuned = waveform("AM", [2, 1.5, 0.7, 3, 0.1], 1.0, 0.1)
    assert at(tuned, 0.3) == pytest.approx(2 * (1.5 + np.sin(2 * np.pi * 0.14)) * np.sin(2 * np.pi * 0.6))
    assert at(tuned, 0.05) == 0.0


def test_models_of_a_subcircuit_are_its_own(tmp_path: Path) -> None:
    cell = ".subckt {0} p n\nD1 p n d\n.model d D(IS={1})\n.ends\n"
    text = "V1 a 0 0.5\nXa a 0 one\nXb a 0 two\n" + cell.format("one", "1n") + cell.format("two", "2n")
    run = po.simulate(network(tmp_path, text), time=1e-6)
    ratio = float(run["Xb.D1.current"][-1] / run["Xa.D1.current"][-1])
    assert ratio == pytest.approx(2.0, rel=1e-6)


def test_two_models_of_one_name_that_differ_are_refused(tmp_path: Path) -> None:
    """ngspice takes the first, others the last."""
    text = "V1 a 0 0.5\nR1 a b 1k\nD1 b 0 d\n.model d D(IS=1n)\n.model D D(IS={})"
    assert network(tmp_path, text.format("1n")).operating_point()["b"] > 0
    with pytest.raises(po.FileError, match=r"circuit\.cir:6: there are two models 'd' that differ"):
        network(tmp_path, text.format("2n"))


@pytest.mark.parametrize(
    ("inside", "given", "ohms"),
    [
        ("r={b*1k} b=2", "", 2e3), ("r={b*1k} b=2", "b=3", 3e3), ("r=1k\n.param r=7k", "", 7e3),
        ("r=1k\n.param r=7k", "r=3k", 3e3), ("r=1k\n.param q=2 r={q*r}", "r={b*1k}", 5e3),
    ],
)  # fmt: skip
def test_parameters_of_a_subcircuit_in_any_order(inside: str, given: str, ohms: float, tmp_path: Path) -> None:
    """Those of its call come before its own, which may be defined by later ones; as in ngspice."""
    text = f".param b=5\nI1 0 a 1\nX1 a s {given}\n.subckt s x {inside}\nR1 x 0 {{r}}\n.ends"
    assert network(tmp_path, text).operating_point()["a"] == pytest.approx(ohms, rel=1e-12)


def test_inner_nodes_of_subcircuits_are_reached_by_their_paths(tmp_path: Path) -> None:
    """They were nodes of their own, at 0 V with a warning."""
    text = "V1 a 0 6\nX1 a b T\nB1 o 0 V=V(x1.x2.m)*2+V(x1.k,X1.x2.m)\nR2 o 0 1k\nR3 X1.X2.M 0 3k\nRb b 0 1k\n"
    text += ".subckt T p q\nX2 p k S\nR2 k q 1k\nB3 z 0 V=V(x2.m)\nR4 z 0 1\n.ends\n"
    text += ".subckt S p q\nR1 p m 1k\nR2 m q 1k\n.ends"
    with warnings.catch_warnings(action="error"):
        point = network(tmp_path, text).operating_point()
    assert [point[name] for name in ("x1.x2.m", "x1.k", "b", "X1.z", "o")] == pytest.approx([3.6, 2.4, 1.2, 3.6, 6.0])


def test_formulas_see_nodes_as_they_are_called(tmp_path: Path) -> None:
    """V(3p) is no voltage of a node 3e-12, braces within a formula are brackets, and x1 is no word for a control."""
    text = ".param k=2 top=4\nV1 3p 0 2\nR1 3p 2m 1k\nR2 2m 0 1k\n{}\nR3 o 0 1k;comment\nR4 o 0 1k // another"
    for row, expected in {
        "B1 o 0 V=V(3p)*3 + 2m*0": 6.0, "E1 o 0 VALUE={V(3p,2m)*1k/1k}": 1.0, "B1 o 0 V={k}*V(2m)": 2.0,
        "B1 o 0 V={k}*V(2m)+{top}": 6.0, "B1 o 0 V={ {k}*V(2m) }": 2.0,
    }.items():  # fmt: skip
        assert network(tmp_path, text.format(row)).operating_point()["o"] == pytest.approx(expected, rel=1e-12), row
    with pytest.raises(po.FileError, match="the formula of B1 uses 'x1', which is not known here"):
        network(tmp_path, text.format("B1 o 0 V=V(3p)*x1"))


def test_one_time_is_the_end_of_a_run(tmp_path: Path) -> None:
    with warnings.catch_warnings(action="error"):
        net = network(tmp_path, "V1 a 0 1\nR1 a 0 1", ".tran 2m\n.end\n")
    assert net.run.time == 2e-3


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("E1 o 0 a", "E1 is read as E1 n. n- nc. nc- gain"), ("F1 o 0 V9 2", "'v9' is none here"),
        ("E1 o 0 POLY(2) a 0 1", "POLY.k., k controls"), ("B1 o 0 W=3", "V=formula, or I=formula"),
        ("B1 o 0 V=sin(V(a)", "cannot read the formula"), ("B1 o 0 V=q*V(a)", "'q', which is not known"),
        ("E1 o 0 TABLE {V(a)} = (1,2) (0,3)", "x rising"),
        ("T1 o 0 a 0 Z0=50", "T1 is read with Z0=… and TD=…"),
        ("K1 L1 L2 0.5", "no inductor 'l1'"), (".ic V(a)", "expected .ic V"), (".options gmin", "needs a value"),
    ],
)  # fmt: skip
def test_faults_are_named_by_their_line(tmp_path: Path, line: str, says: str) -> None:
    with pytest.raises(po.FileError, match=rf"circuit\.cir:4: .*{says}"):
        network(tmp_path, f"V1 a 0 1\nR1 a 0 1\n{line}\nR2 o 0 1")
