"""Sweeps of netlists: .dc, .step and parameters; every point is the operating point of the netlist with its numbers."""

from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from cases import saved
from files.netlists import NGSPICE, network, of_ngspice

DIVIDER = "V1 in 0 {vin}\nR1 in out 1k\nR2 out 0 {load}\nD1 out 0 DM\n.model DM D(IS=1e-12)"
END = ".tran 10u 1m\n.end\n"


def file(folder: Path, text: str) -> Path:
    return saved(folder / "sweep.cir", f"a sweep\n{text}\n{END}")


@pytest.mark.filterwarnings("ignore:.*step asks:poinsot.errors.FileWarning")
def test_each_point_is_the_operating_point_of_the_netlist_with_these_numbers(tmp_path: Path) -> None:
    head = ".param vin=5 load=1k\n.step param load list 1k 5k\n.dc V1 0 5 5 R1 1k 2k 1k\n"
    found = po.sweep(file(tmp_path, head + DIVIDER), outputs=["out", "V1.current"])
    assert found.out.dims == ("load", "elements.R1.resistance", "V1")
    assert found.out.attrs["units"] == "V" and (found.status == "done").all()
    for load in (1e3, 5e3):
        for R1 in (1e3, 2e3):
            for V1 in (0.0, 5.0):
                text = DIVIDER.replace("{load}", repr(load)).replace("{vin}", repr(V1)).replace("1k", repr(R1), 1)
                own = network(tmp_path, text, END).operating_point()
                at = found.sel({"load": load, "elements.R1.resistance": R1, "V1": V1})
                assert float(at.out) == pytest.approx(own["out"], abs=1e-12)
                assert float(at["V1.current"]) == pytest.approx(own["V1.current"], abs=1e-15)


def test_parameters_of_netlists_are_free(tmp_path: Path) -> None:
    path = file(tmp_path, f".param vin=5 load={{vin*1k}}\n{DIVIDER}\n.dc V1 0 1 1")
    family = po.load_family(path)
    assert dict(family.by_default) == {"vin": 5.0, "load": 5e3}
    assert family.at(family.values(vin=3.0)).operating_point()["in"] == 3.0
    assert po.load_family(path, "vin").at([3.0]).operating_point()["R2.current"] == pytest.approx(
        network(tmp_path, DIVIDER.format(vin=3, load=3000)).operating_point()["R2.current"], rel=1e-12
    )
    run = po.simulate(po.load_family(path, "load"), parameters={"load": 2e3}, outputs=["R2.current"])
    members = po.ensemble(path, {"load": [1e3, 2e3]}, outputs=["R2.current"])
    np.testing.assert_array_equal(members["R2.current"].values[1], run["R2.current"].values)
    with pytest.raises(po.ModelError, match="no parameter 'lode'; did you mean 'load'"):
        po.load_family(path, "lode")
    with pytest.raises(po.ModelError, match="nothing is differentiated by them"):
        po.sensitivities(path, ["load"], outputs=["R2.current"])


@pytest.mark.filterwarnings("ignore:.*step asks:poinsot.errors.FileWarning")
@pytest.mark.parametrize(
    ("line", "name", "values"),
    [
        (".step param a 1 2 0.25", "a", [1, 1.25, 1.5, 1.75, 2]), (".step lin param a 3 1 -1", "a", [3, 2, 1]),
        (".step dec param a 1 100 1", "a", [1, 10, 100]), (".step param a oct 1 8 1", "a", [1, 2, 4, 8]),
        (".step V1 list 1m, 2m", "V1", [1e-3, 2e-3]),
    ],
)  # fmt: skip
def test_values_of_steps(tmp_path: Path, line: str, name: str, values: list[float]) -> None:
    steps = network(
        tmp_path, f"V1 a 0 {{a}}\nR1 a 0 1k\n{line}" + ("\n.param a=7" if name == "V1" else "")
    ).analyses.steps
    np.testing.assert_allclose(steps[name], values, rtol=1e-12)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (".dc TEMP -40 125 5", "the temperature is no number of the circuit"),
        (".step temp list 1 2", "the temperature is no number of the circuit"),
        (".dc V2 0 1 0.1", "'V2' is none of them"), (".dc V1 0 1", "is read as .dc SOURCE first last step"),
        (".dc V1 0 5 -1", "never comes from 0 to 5"), (".step param a list", ".step is read as"),
        (".step dec param a 1 1e300 1meg", r"asks for 3\d{8} values; at most 1,000,000 are read"),
        (".ac dec 1e308 10 1meg", "asks for inf frequencies; at most 1,000,000 are read"),
        ("D1 a 0 M\n.model M D(N=0)", "idealities of a model have to be above zero"),
        ("D1 a 0 M\n.model M D(N=5e-324)", "needs a thermal voltage times ideality greater than zero"),
        ("Q1 a a 0 M\n.model M NPN(ISE=1e-14 NE=0)", "idealities of a model have to be above zero"),
        (".four 0 V(a)", "must be above zero"), (".four 1k P(a)", "reads V"),
    ],
)  # fmt: skip
def test_lines_that_are_refused(tmp_path: Path, line: str, words: str) -> None:
    with pytest.raises(po.FileError, match=words):
        network(tmp_path, f"V1 a 0 1\nR1 a 0 1k\n{line}")


def test_what_has_two_points_keeps_to_one_where_each_is_sought_from_the_last(tmp_path: Path) -> None:
    """A comparator with positive feedback turns over at 2.5 V upwards and at -2.5 V downwards."""
    text = "V1 in 0 0\nR0 in 0 1k\nE1 out 0 VALUE={5*tanh(200*(V(p)-V(in)))}\nR1 out p 1k\nR2 p 0 1k"
    net, values = network(tmp_path, text), np.linspace(-4.0, 4.0, 17)
    up = po.sweep(net, {"V1": values}, outputs=["out"], follow=True).out.values
    down = po.sweep(net, {"V1": values[::-1]}, outputs=["out"], follow=True).out.values[::-1]
    for found, at in (up, 2.5), (down, -2.5):
        away = values != at
        np.testing.assert_allclose(found[away], np.where(values < at, 5.0, -5.0)[away], atol=1e-3)


@pytest.mark.parametrize("control", ["S1 a b c 0 SM", "W1 a b V1 SM"])
def test_a_switch_within_its_hysteresis_stays_as_the_point_before_has_it(control: str, tmp_path: Path) -> None:
    """Up it closes above VT + VH, down it opens below VT − VH; each sought alone starts as the card says."""
    kind = "SW(VT=1 VH=0.5" if control[0] == "S" else "CSW(IT=-1m IH=0.5m"
    text = f"V1 c 0 0\nR2 c 0 1k\nV2 a 0 5\n{control}\nR1 b 0 1k\n.model SM {kind} RON=10 ROFF=1meg)"
    net = network(tmp_path, text, ".end\n")
    volts = np.linspace(0.05, 1.95, 20)
    up, down, alone = (
        po.sweep(net, over={"V1": order}, outputs=["b"], follow=follow).b.sel(V1=volts).values > 1.0
        for order, follow in ((volts, True), (volts[::-1], True), (volts, False))
    )
    expected = [volts > 1.5, volts > 0.5, volts > 1.5]
    if control[0] == "W":  # its current is −V1/R2, so it is the other way round
        expected = [volts < 1.5, volts < 0.5, volts < 0.5]
    for found, wanted in zip((up, down, alone), expected, strict=True):
        np.testing.assert_array_equal(found, wanted)


def test_points_that_are_not_found_say_why_and_names_are_checked(tmp_path: Path) -> None:
    net = network(tmp_path, "V1 a 0 0\nL1 a 0 1m")
    found = po.sweep(net, {"V1": [0.0, 1.0]}, outputs=["a"])
    assert found.status.values.tolist() == ["done", "failed"]
    assert "equations of 'L1', 'V1' are not met" in str(found.failure.values[1])
    with pytest.raises(po.SimulationError, match="no variable or node 'b'"):
        po.sweep(net, {"V1": [0.0]}, outputs=["b"])
    with pytest.raises(po.SimulationError, match="nothing varies"):
        po.sweep(net)
    responses = po.sweep(net, {"V1": [0.0]}, frequencies=[1e3], stimuli={"V1": 2.0}, outputs=["L1.current"])
    wanted = 2.0 / (2j * np.pi * 1e3 * 1e-3)
    np.testing.assert_allclose(responses["L1.current_response"].values, [[wanted]], rtol=1e-12)


@pytest.mark.long
@pytest.mark.skipif(NGSPICE is None, reason="ngspice is not installed: apt-get install ngspice")
def test_sweeps_are_those_of_ngspice(tmp_path: Path) -> None:
    text = (
        "V1 in 0 0\nV2 cc 0 5\nR1 in b 10k\nQ1 c b 0 QM\nR2 cc c 1k\n.model QM NPN(IS=1e-15 BF=120 VAF=80)\n"
        ".options temp=26.99989812194781 tnom=26.99989812194781"
    )
    found = po.sweep(network(tmp_path, f"{text}\n.dc V1 0 3 0.1 V2 4 6 1"), outputs=["c"])
    theirs = of_ngspice(text, tmp_path, "dc V1 0 3 0.1 V2 4 6 1")
    np.testing.assert_allclose(found.c.values.ravel(), theirs["v(c)"].real, atol=6e-6)
