"""Sweeps, noise, harmonics, cycles, poles and loci from the command line: what is printed is what Python gives."""

from pathlib import Path
from xml.etree import ElementTree
from zipfile import ZipFile

import numpy as np
import pytest

import poinsot as po
from cases import saved
from poinsot.cli.app import run

DECK = (
    "a low pass\n.param R=1k\nV1 in 0 AC 1 SIN(0 1 1k)\nR1 in out {R}\nC1 out 0 1u\n.step param R list 1k 2k\n"
    ".dc V1 0 2 1\n.noise V(out) V1 dec 1 10 100\n.four 1k V(in) V(in,out)\n.ac dec 1 10 1k\n.tran 10u 2m\n.end\n"
)


def table(text: str) -> np.ndarray:
    return np.array([line.split() for line in text.splitlines() if line[:1].isdigit()], dtype=float)


def test_what_is_printed_is_what_python_gives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = saved(tmp_path / "low.cir", DECK)

    def said(*words: str) -> str:
        monkeypatch.setattr("sys.argv", ["poinsot", *words])
        assert run() == 0, capsys.readouterr().err
        return capsys.readouterr().out

    rows = table(said("sweep", str(file), "--output", "out", "--plot", str(tmp_path / "sweep.png")))
    np.testing.assert_allclose(rows, [[R, V, V] for R in (1e3, 2e3) for V in (0, 1, 2)])
    net = po.load(file)
    rows = table(said("noise", str(file)))
    np.testing.assert_allclose(rows[:, 1], net.noise("out", [10.0, 100.0]).density.values ** 0.5, rtol=1e-6)
    text = said("fourier", str(file), "--harmonics", "3")
    np.testing.assert_allclose(table(text)[:2, 2:4], [[0, 0], [1, 0]], atol=1e-6)
    assert "distortion of in,out" in text
    text = said("periodic", str(file), "--period", "1ms", "--output", "C1.voltage", "--out", str(tmp_path / "cycle.nc"))
    assert f"multipliers {np.exp(-1.0):.4g}" in text
    cycle = po.read(tmp_path / "cycle.nc")
    gain = 1 / (1 + 2j * np.pi)
    wave = np.imag(gain * np.exp(2j * np.pi * 1e3 * cycle.time.values))
    np.testing.assert_allclose(cycle["C1.voltage"].values, wave, atol=1e-7)
    text = said("bode", str(file), "--output", "out", "--poles", "--nyquist", str(tmp_path / "locus.png"))
    assert "poles [1/s]: -1000" in text and "zeros of out by V1 [1/s]: none" in text
    assert (tmp_path / "locus.png").stat().st_size > 1000 and (tmp_path / "sweep.png").stat().st_size > 1000


LATE = """poinsot = 1
elements.V = {kind = "voltage_source", nodes = ["a", "ground"], voltage = "(1 if t < 0.9 else 3)*sin(2*pi*50*t)"}
elements.R = {kind = "resistor", nodes = ["a", "b"], resistance = 10.0}
elements.C = {kind = "capacitor", nodes = ["b", "ground"], capacitance = 1e-5}
simulation = {start = 1.0, time = 1.1}
"""


def test_what_begins_where_the_file_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Law  the same as of the run in Python, for a file whose run begins late; cycles and steppers begin there too."""
    file = saved(tmp_path / "late.toml", LATE)
    monkeypatch.setattr("sys.argv", ["poinsot", "fourier", str(file), "--frequency", "50", "--output", "b"])
    assert run() == 0
    found = po.fourier(po.simulate(po.load(file)), 50.0, ["C.voltage"])
    np.testing.assert_allclose(table(capsys.readouterr().out)[1, 2], found["C.voltage_amplitude"][1], rtol=1e-6)
    np.testing.assert_allclose(found["C.voltage_amplitude"][1], 3 / abs(1 + 0.01j * np.pi), rtol=1e-6)
    cycle = po.periodic(po.load(file), 0.02)
    assert cycle.time[0] == 1.0 and po.periodic(po.load(file), 0.02, start=0.0).time[0] == 0.0
    np.testing.assert_allclose(abs(cycle["C.voltage"]).max(), found["C.voltage_amplitude"][1], rtol=1e-4)
    stepper = po.Stepper(po.load(file), 1e-5)
    stepper.step(count=1000)
    run_there = po.simulate(po.load(file), time=1.01, samples=2, method="rk4", step=1e-5)
    np.testing.assert_allclose(stepper.state[0], run_there["C.charge"][-1], rtol=1e-9)


@pytest.mark.parametrize("frequency", ["0", "-3", "nan"])
def test_a_frequency_that_is_none_is_refused(
    frequency: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["poinsot", "fourier", "examples/networks/amplifier.cir", "--frequency", frequency, "--output", "out"]
    monkeypatch.setattr("sys.argv", words)
    assert run() == 2 and "above zero [Hz]" in capsys.readouterr().err


def test_exports_propose_the_run_of_the_file(tmp_path: Path) -> None:
    """Law  an FMU and C source begin and end where the run of the file does, unless it is said otherwise."""
    file = saved(tmp_path / "late.toml", LATE)
    for said, wanted in (({}, (1.0, 1.1)), ({"start": 0.0}, (0.0, 0.1))):
        made = po.export_fmu(po.load(file), tmp_path / "late.fmu", binary=False, **said)
        with ZipFile(made.path) as whole:
            proposed = ElementTree.fromstring(whole.read("modelDescription.xml")).find("DefaultExperiment")
        assert proposed is not None
        np.testing.assert_allclose([float(proposed.attrib[f"{each}Time"]) for each in ("start", "stop")], wanted)
