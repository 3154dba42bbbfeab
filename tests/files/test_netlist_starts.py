"""Runs of netlists begin at rest, whoever runs them: members of ensembles, derivatives, sources in subcircuits."""

from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from files.netlists import UIC, network

DIVIDER = "V1 in 0 SIN(2 0.5 1k)\nR1 in a 1k\nC1 a 0 100n\nR2 a 0 10k"
RECTIFIER = "V1 in 0 SIN(2 0.5 1k)\nR1 in a 1k\nC1 a 0 100n\nD1 a b DM\nC2 b 0 1u\nR2 b 0 2k\n.model DM D(IS=1e-12)"
R1 = "elements.R1.resistance"


def test_members_begin_at_their_own_operating_points(tmp_path: Path) -> None:
    net, asked = network(tmp_path, DIVIDER, ".tran 10u 0.1m\n.end\n"), {"outputs": ["C1.voltage"], "rtol": 1e-8}
    family, values = net.with_parameters(R=R1), {"V1": np.array([1.0, 3.0]), R1: np.array([500.0, 2e3])}
    found = po.ensemble(net, over={R1: values[R1]}, **asked)["C1.voltage"].values
    alone = po.simulate(family, parameters={"R": 500.0}, **asked)["C1.voltage"].values
    np.testing.assert_array_equal(found[0], alone)
    for over in (values, {"V1": values["V1"]}):
        found = po.ensemble(net, over=over, **asked)["C1.voltage"].values.reshape(-1, len(alone))
        rest = np.outer(values["V1"], 1 / (1 + values[R1] / 1e4) if R1 in over else [1 / 1.1])
        np.testing.assert_allclose(found, rest.reshape(-1, 1) * np.ones(len(alone)), rtol=1e-7)


def test_derivatives_begin_with_those_of_the_operating_point(tmp_path: Path) -> None:
    net, asked = network(tmp_path, RECTIFIER, ".tran 10u 0.2m\n.end\n"), {"outputs": ["C2.voltage"], "samples": 5}
    run = po.sensitivities(net, to=[R1], rtol=1e-10, **asked)
    family = net.with_parameters(R=R1)
    up, down = (po.simulate(family, parameters={"R": 1e3 + h}, rtol=1e-10, **asked) for h in (1.0, -1.0))
    slopes = (up["C2.voltage"].values - down["C2.voltage"].values) / 2.0
    assert abs(slopes[0]) > 1e-4
    np.testing.assert_allclose(run["C2.voltage_sensitivity"].values[:, 0], slopes, rtol=1e-5)
    run = po.sensitivities(net, to=["V1"], inputs={"V1": 2.0}, rtol=1e-10, **asked)
    slope = float(net.small_signal(["V1"], ["b"]).frequency_response(0.0)[0, 0].real)
    np.testing.assert_allclose(run["C2.voltage_sensitivity"].values.ravel(), slope, rtol=1e-5)


def test_sources_in_subcircuits_have_their_levels_and_small_changes(tmp_path: Path) -> None:
    inner = "V1 a 0 DC 5 AC 2 SIN(0 1 1k)\nR2 a out 1k\nI1 0 out DC 1m AC 1m 90 SIN(0 1m 1k)"
    tail = ".ac dec 1 1 10\n.tran 10u 1m\n.end\n"
    plain = network(tmp_path, f"R1 out 0 1k\n{inner}", tail)
    within = f"R1 out 0 1k\nX1 out whole\n.subckt whole out\nX2 out drive\n.ends\n.subckt drive out\n{inner}\n.ends"
    opened = network(tmp_path, within, tail)
    assert [*opened.analyses.stimuli.values()] == [*plain.analyses.stimuli.values()]
    assert opened.operating_point()["out"] == pytest.approx(3.0, rel=1e-12)
    for net in (plain, opened):
        made = net.small_signal([*net.analyses.stimuli], ["out"])
        found = made.frequency_response(1.0)[0] @ np.array([*net.analyses.stimuli.values()])
        assert found == pytest.approx(1.0 + 0.5j, rel=1e-12)


def test_charges_deep_in_reverse_begin_at_rest(tmp_path: Path) -> None:
    """A charge of diffusion tells its voltage to few digits there, beside one of depletion that tells all of them."""
    text = "V1 a 0 SIN(-1.2 0.1 1k)\nR1 a b 1k\nD1 b 0 DM\n.model DM D(IS=2e-13 N=1.39 CJO=20p VJ=0.7 M=0.4 TT=20n)"
    net = network(tmp_path, text, ".tran 10u 0.1m\n.end\n")
    run = po.simulate(net)
    assert float(run["R1.voltage"][0]) == pytest.approx(net.operating_point()["R1.voltage"], abs=1e-12)


def test_what_newton_does_not_find_alone_is_solved_as_the_operating_point_is(tmp_path: Path) -> None:
    text = (
        "R1 n1 0 32.7\nR2 n2 n1 28.5\nR3 n3 0 25.9k\nV1 s0 0 -7.157\nR4 s0 n2 111.5\nV2 s1 0 -10.468\nR5 s1 n2 417.7\n"
        "J1 n3 n2 n1 JM\nD1 0 n3 DM\nR6 n3 n2 146.8\n.model JM NJF(VTO=-2.36 BETA=1.065e-4)\n"
        ".model DM D(IS=9.33e-11 N=1.25)"
    )
    net = network(tmp_path, text, ".tran 1u 10u\n.end\n")
    run, point = po.simulate(net), net.operating_point()
    np.testing.assert_allclose(run["R6.voltage"].values, point["R6.voltage"], rtol=1e-6)


def test_networks_without_storage_are_linearised_at_their_operating_point(tmp_path: Path) -> None:
    net = network(tmp_path, "V1 a 0 1\nR1 a b 1k\nD1 b 0 DM\n.model DM D")
    slope = net.linearize(net.operating_point().state, outputs=["D1.voltage"]).D
    np.testing.assert_allclose(slope, net.small_signal(outputs=["b"]).frequency_response(0.0).real, rtol=1e-9)


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("device", "model"),
    [
        ("D1 0 a m", "D(CJO=1n VJ=0.8 M=0.4)"), ("D1 0 a m", "D(CJO=1n RS=0.1)"), ("Q1 a 0 0 m", "NPN(CJC=1n)"),
        ("Q1 a 0 0 m", "NPN(CJC=1n RC=0.1 RB=0.1)"), ("M1 a 0 0 0 m", "NMOS(CBD=1n VTO=1)"),
        ("M1 0 a 0 0 m", "NMOS(CGDO=9u VTO=9)"), ("M1 0 0 0 a m", "PMOS(CBD=1n VTO=-9)"),
        ("J1 a 0 a m", "NJF(CGD=1n CGS=1n)"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("said", [".ic V(a)=3", ".nodeset V(a)=3", ".ic V(a)=3 V(b)=7\n.nodeset V(a)=1"])
def test_charges_of_devices_begin_where_their_nodes_are(device: str, model: str, said: str, tmp_path: Path) -> None:
    """With UIC, behind what lies before them too: the node goes on from its voltage, and does not jump to it."""
    deck = f"{device}\n.model m {model}\nR1 a b 1meg\nC2 b 0 1u\nR2 b 0 1k\n{said}"
    net = network(tmp_path, deck, ".tran 1n 1u uic\n.end\n")
    assert float(po.simulate(net, samples=11)["C2.voltage"][0]) == pytest.approx(7.0 * ("7" in said))
    after = float(po.simulate(net, samples=11)["R1.voltage"][1]) + 7.0 * ("7" in said)
    assert after == pytest.approx(3.0, rel=1e-2)


STORED = (
    "V1 a 0 2\nR1 a b 1k\nC1 b 0 1u{c}\nL1 a c 1m{l}\nR2 c 0 1k\nT1 a 0 d 0 Z0=50 TD=1n{t}\nR3 d 0 50\n"
    "L2 a e 1m{l}\nR4 e 0 1\nL3 f 0 4m{l}\nR5 f 0 1\nK1 L2 L3 0.5\n.subckt s p\nC2 p q 1u{c}\nR6 q 0 1\n.ends\nX1 b s"
)


@pytest.mark.filterwarnings("ignore::poinsot.FileWarning")
@pytest.mark.parametrize("tail", [".tran 1u 5u\n.end\n", UIC])
def test_ic_acts_with_uic_alone(tail: str, tmp_path: Path) -> None:
    """Without it a run begins at the operating point, as if nothing were said, which ngspice does: v(b) is 2 V there,
    with UIC 0.5 V."""
    said = STORED.format(c=" IC=0.5", l=" IC=3m", t=" IC=3,20m,1,0")
    net, silent = network(tmp_path, said, tail), network(tmp_path, STORED.format(c="", l="", t=""), tail)
    one, other = po.simulate(net, 4e-6, samples=9), po.simulate(silent, 4e-6, samples=9)
    same = [bool((one[name].values == other[name].values).all()) for name in one.data_vars]
    assert all(same) == (tail != UIC)
    assert float(one["C1.voltage"][0]) == pytest.approx(0.5 if tail == UIC else 2.0, rel=1e-9)


def test_an_ic_that_does_not_act_is_told(tmp_path: Path) -> None:
    deck = STORED.format(c=" IC=0.5", l=" IC=3m", t=" IC=3,20m,1,0")
    with pytest.warns(po.FileWarning, match=r"IC= of C1, L1, T1, … \(6\) does not act: without UIC"):
        network(tmp_path, deck, ".tran 1u 5u\n.end\n")
    held = network(tmp_path, deck, ".tran 1u 5u\n.backanno\n.end\n")
    assert float(po.simulate(held, 1e-6, samples=2)["C1.voltage"][0]) == pytest.approx(0.5)
    alone = network(tmp_path, deck, ".end\n")  # nothing is said of a run: as in a network of Python
    assert float(po.simulate(alone, 1e-6, samples=2)["C1.voltage"][0]) == pytest.approx(0.5)


def test_charges_of_junctions_survive_pickling(seed: int, tmp_path: Path) -> None:
    """Also where a device's own charges begin: they are no arguments of its maker."""
    import pickle

    a, b = np.random.default_rng(seed).uniform(0.1, 0.4, 2)
    deck = "C1 a 0 1u\nR1 a b 1k\nD1 b 0 DM\n.model DM D(IS=1e-14 CJO=100n TT=1u)"
    net = network(tmp_path, deck, f".ic v(a)={a} v(b)={b}\n.tran 1u 0.1m uic\n.end\n")
    runs = [po.simulate(each, samples=5, outputs=["b"])["b"].values for each in (net, pickle.loads(pickle.dumps(net)))]
    assert abs(runs[0][0] - b) < 1e-5
    np.testing.assert_array_equal(*runs)
