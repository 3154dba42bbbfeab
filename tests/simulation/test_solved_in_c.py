"""Networks with laws that are solved with their storage, as C and FMUs: the package's steps, states, variables."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from c_compiler import COMPILER
from cases import EXAMPLES, saved
from components.benches import bench
from components.machine_rigs import RIGS
from conftest import require_oracle
from fmus import Driven
from poinsot import ModelError
from simulation.in_c import LONG, in_c, is_the_packages

pytestmark = pytest.mark.skipif(COMPILER is None, reason="no C compiler on this machine")

DIODE = ".model DM D(IS=1e-12 N=1.5 RS=0.5 CJO=20p TT=5n)\n"
DECKS = {
    "rectifier": f"V1 in 0 SIN(0 10 50)\nD1 in out DM\nR1 out 0 1k\nC1 out 0 10u\n{DIODE}.tran 10u 20m\n",
    "amplifier": "VCC vcc 0 12\nVIN in 0 SIN(0 20m 1k)\nC1 in b 10u\nR1 vcc b 47k\nR2 b 0 10k\nRC vcc c 2.2k\n"
    "RE e 0 470\nCE e 0 47u\nQ1 c b e QN\n"
    ".model QN NPN(IS=1e-14 BF=200 VAF=80 RB=50 RC=1 RE=0.3 CJE=20p CJC=8p TF=0.4n TR=50n)\n.tran 10u 2m\n",
    "inverter": "VDD vdd 0 5\nVG g 0 PULSE(0 5 1u 20n 20n 2u 5u)\nM1 d g 0 0 MN W=20u L=2u\n"
    "M2 d g vdd vdd MP W=40u L=2u\nCL d 0 1p\nRL d 0 100k\n.model MN NMOS(VTO=0.8 KP=60u CGSO=3e-10 CBD=20f RD=5)\n"
    ".model MP PMOS(VTO=-0.9 KP=25u LAMBDA=0.02 CGDO=3e-10)\n.tran 50n 7u\n",
    "line": "V1 s 0 PULSE(0 3 1n 0.3n 0.3n 8n 40n)\nRS s a 50\nT1 a 0 b 0 Z0=50 TD=2n\nD1 b 0 DL\nR2 b 0 200\n"
    ".model DL D(IS=1e-14 RS=2 CJO=1p TT=0.1n)\n.tran 0.1n 9n\n",
    "source of current": "VDD d 0 15\nVG g 0 SIN(-1 0.5 10k)\nJ1 d g s JM\nRS s 0 1k\nCS s 0 1n\n"
    "I1 s 0 PWL(0 0 50u 0 51u 1m 100u 1m)\n.model JM NJF(VTO=-3 BETA=1m CGS=2p CGD=2p RD=1)\n.tran 1u 0.1m\n",
    "at rest": f"I1 0 a 0\nC1 a 0 1u\nD1 a b DM\nR1 b 0 1k\n{DIODE}.tran 1u 1m\n",
}
"""Devices with laws of their own storage, waves that are late, sources with corners, nothing that moves."""
LONGER = ("inverter", "line", "source of current")


def deck(name: str, folder: Path) -> Any:
    return po.load(saved(folder / "deck.cir", f"{name}\n{DECKS[name]}.end\n"))


@pytest.mark.parametrize("method", ["radau", pytest.param("radau9", marks=LONG)])
@pytest.mark.parametrize("name", [pytest.param(each, marks=LONG if each in LONGER else ()) for each in DECKS])
def test_steps_are_those_of_the_package(name: str, method: str, tmp_path: Path) -> None:
    made = deck(name, tmp_path)
    is_the_packages(made, made.system().span, tmp_path, slack=12, method=method)


def test_a_wish_of_the_file_and_a_file_with_laws_of_two_inertias(tmp_path: Path) -> None:
    """The method is the network's own; a law between two inertias on one shaft is solved with them."""
    gear = (
        'poinsot = 1\n[elements]\nT = { kind = "torque_source", nodes = ["a", "ground"], torque = "3*cos(5*t)" }\n'
        'Ja = { kind = "inertia", nodes = ["a"], inertia = 0.1 }\n'
        'Jb = { kind = "inertia", nodes = ["b"], inertia = 1.0 }\n'
        'g = { kind = "lossy_gear", nodes = ["a", "b"], ratio = 2.0, efficiency = 0.8 }\n'
        "[simulation]\ntime = 1.0\nrtol = 1e-9\n"
    )
    is_the_packages(po.load(saved(tmp_path / "gear.toml", gear)), 1.0, tmp_path, slack=6)
    amplifier = po.load(EXAMPLES / "networks" / "amplifier.cir")
    is_the_packages(amplifier, 1e-3, tmp_path, slack=6)


@pytest.mark.parametrize("version", ["3.0", "2.0"])
def test_an_fmu_has_the_variables_of_a_run(version: str, tmp_path: Path) -> None:
    """States, variables of elements and energies at each step of a master are those of `simulate`, after looks too."""
    fmpy = require_oracle("fmpy")
    from fmpy.validation import validate_fmu

    made, end = deck("rectifier", tmp_path), 0.02
    written = po.export_fmu(made, tmp_path / "own.fmu", version=version, stop=end, tolerance=1e-9)
    assert validate_fmu(str(written.path)) == []
    assert "parameter" not in written.names
    run = po.simulate(made, end, samples=5, rtol=1e-9, atol=1e-10)
    own = Driven(written.path, "CoSimulation", tolerance=1e-9)
    names = [*written.names["state"], *(each for each in written.names["output"] if not each.startswith("energy."))]
    for k in range(5):
        if k:
            own.fmu.doStep(end * (k - 1) / 4, end / 4)
        wanted = np.array([float(run[name].values[k]) for name in names])
        size = np.array([np.abs(run[name].values).max() for name in names])
        assert np.all(np.abs(own.get(*names) - wanted) <= 1e-6 * size + 1e-12)
        stored = own.get(*(f"energy.{each}" for each in run.storage.values))
        np.testing.assert_allclose(stored, run.energy_storage.values[k], rtol=1e-6, atol=1e-18)
    own.close()
    seen = fmpy.simulate_fmu(str(written.path), stop_time=end, output_interval=end / 4, output=["C1.voltage"])
    assert abs(seen["C1.voltage"][-1] - float(run["C1.voltage"][-1])) < 1e-5


def test_inputs_on_the_way_and_other_starts(tmp_path: Path) -> None:
    """An input that is set jumps there: unknowns follow at once, the motion as that of a table with a jump."""
    made = deck("rectifier", tmp_path)
    written = po.export_fmu(made, tmp_path / "own.fmu", inputs={"V1": 2.0}, stop=0.02)
    own = Driven(written.path, "CoSimulation", tolerance=1e-10, **{"C1.charge": 3e-6})
    own.fmu.doStep(0.0, 0.01)
    own.set("V1", 5.0)
    table = ([0.0, 0.01, 0.01, 0.02], [2.0, 2.0, 5.0, 5.0])
    options = {"rtol": 1e-10, "atol": 1e-11, "inputs": {"V1": table}, "initial": {"C1.charge": 3e-6}}
    begun = made.system(inputs={"V1": 2.0}, initial=None).state.initial
    options["initial"] = np.array([*begun[:2], 3e-6])
    run = po.simulate(made, 0.02, times=[0.0, 0.01, 0.02], **options)
    at_once = [own.get(*each)[0] for each in (["V1.voltage"], ["D1.series.current"], ["C1.charge"])]
    wanted = [float(run[each].values[1]) for each in ("V1.voltage", "D1.series.current", "C1.charge")]
    np.testing.assert_allclose(at_once, wanted, rtol=1e-6)
    own.fmu.doStep(0.01, 0.01)
    np.testing.assert_allclose(own.get("C1.charge")[0], float(run["C1.charge"].values[2]), rtol=1e-7)
    own.close()


def test_kept_and_restored_bit_for_bit_and_looking_changes_nothing(tmp_path: Path) -> None:
    made = deck("rectifier", tmp_path)
    plain = in_c(made, 0.02, tmp_path / "plain")
    look = "{ double v; for (unsigned k = 0; k < V_END; ++k) own_get(run, k, &v); }"
    halves = (
        "char *bytes = malloc(own_saved()); own_run *other = own_new();"
        f"if (!own_advance(run, 0.5 * end, &ended)) return 1; {look} own_save(run, bytes);"
        "if (!own_restore(other, bytes, own_saved())) return 1; own_free(run); run = other; free(bytes);" + look
    )
    whole = in_c(made, 0.02, tmp_path / "looked", look)
    np.testing.assert_array_equal(whole, plain)
    twice = in_c(made, 0.02, tmp_path / "kept", halves)
    once = in_c(made, 0.02, tmp_path / "paused", "if (!own_advance(run, 0.5 * end, &ended)) return 1;")
    np.testing.assert_array_equal(twice, once)


def test_what_is_refused_says_why(tmp_path: Path) -> None:
    made = deck("rectifier", tmp_path)
    for options, words in (
        ({"parameters": ["elements.R1.resistance"]}, "solved together with its storage, .* no parameters"),
        ({"method": "dop853"}, "has no explicit flow: .* use method='radau' or 'radau9'"),
        ({"method": "gauss"}, "has no explicit flow"),
    ):
        with pytest.raises(ModelError, match=words):
            po.export_c(made, tmp_path / "c", **options)
    with pytest.raises(ModelError, match="give the machine itself"):
        po.export_c(made.with_parameters("elements.R1.resistance"), tmp_path / "c")


@LONG
def test_a_press(tmp_path: Path) -> None:
    """A worm gear before a screw, in two units of force."""
    for size in (1.0, 1e3):
        is_the_packages(bench(*RIGS["press"](size)), 0.6, tmp_path, slack=40)


def test_a_large_linear_network_is_solved_so_in_c(tmp_path: Path) -> None:
    """Of more branches than are written out: states at the end are those of its run by sparse matrices."""
    rows = "".join(f"R{k} n{k} n{k + 1} {10 + k % 7}\nC{k} n{k + 1} 0 1n\n" for k in range(130))
    made = po.load(saved(tmp_path / "line.cir", f"line\nV1 n0 0 SIN(0 5 100k)\n{rows}.tran 1u 20u\n.end\n"))
    words = in_c(made, 2e-5, tmp_path, "", "-O1")
    run = po.simulate(made, 2e-5, samples=2, rtol=1e-11, atol=1e-12)
    wanted = np.array([float(run[f"C{k}.charge"][-1]) for k in range(130)])
    np.testing.assert_allclose(words.view(np.float64)[3:133], wanted, rtol=0, atol=1e-9 * np.abs(wanted).max())


def test_numbers_that_a_start_follows_from_are_left_out(tmp_path: Path) -> None:
    """Two resistors that divide the start, whatever both are multiplied by; not the one beside, nor what stores."""
    net = po.Network("divided")
    net.add(po.electrical.VoltageSource("V", 4.0), "a", "ground")
    net.add(po.electrical.Resistor("R1", 100.0), "a", "b")
    net.add(po.electrical.Resistor("R2", 300.0), "b", "ground")
    net.add(po.electrical.Capacitor("C", 1e-6), "c", "ground")
    net.add(po.electrical.Resistor("R3", 50.0), "b", "c")
    written = po.export_fmu(net, tmp_path / "own.fmu", binary=False, initial="operating point")
    assert set(written.left_out) >= {"elements.R1.resistance", "elements.R2.resistance", "elements.V.voltage"}
    assert "elements.R3.resistance" in written.names["parameter"]
