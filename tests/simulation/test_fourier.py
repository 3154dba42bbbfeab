"""Harmonics of runs: series in closed form, phases, uneven samples, refusals, ngspice's .four."""

import re
import subprocess
from pathlib import Path

import numpy as np
import pytest
import xarray as xr

import poinsot as po
from files.netlists import NGSPICE, network


def made(t: np.ndarray) -> xr.Dataset:
    w = 2 * np.pi * 50.0
    v = 3.0 + 10 * np.sin(w * t + 0.3) + 2 * np.sin(3 * w * t - 1.0) + 0.5 * np.cos(5 * w * t)
    return xr.Dataset({"v": ("time", v, {"units": "V"})}, {"time": t})


@pytest.mark.parametrize(("first", "count"), [(0.0, 201), (0.013, 401)])
def test_a_series_is_found_again(first: float, count: int) -> None:
    """To rounding where samples fill the period, by splines to their error where they do not."""
    found = po.fourier(made(np.linspace(first, first + 0.04, count)), 50.0, harmonics=5)
    np.testing.assert_allclose(found.v_amplitude, [3.0, 10.0, 0.0, 2.0, 0.0, 0.5], atol=1e-12)
    np.testing.assert_allclose(found.v_phase.values[[1, 3, 5]], np.degrees([0.3, -1.0, np.pi / 2]), atol=1e-9)
    assert float(found.v_distortion) == pytest.approx(np.hypot(2.0, 0.5) / 10.0, rel=1e-12)
    uneven = po.fourier(made(0.031 * np.linspace(0, 1, 400) ** 1.1), 50.0, harmonics=5)
    np.testing.assert_allclose(uneven.v_amplitude, [3.0, 10.0, 0.0, 2.0, 0.0, 0.5], atol=1e-4)


def test_a_square_wave_of_a_run(tmp_path: Path) -> None:
    net = network(tmp_path, "V1 a 0 PULSE(0 1 0 1n 1n 0.5m 1m)\nR1 a 0 1k", ".tran 1u 2m\n.end\n")
    run = po.simulate(net, samples=2 * 4096 + 1, outputs=["R1.voltage"])
    found = po.fourier(run, 1e3, harmonics=5)
    wanted = [0.5, 2 / np.pi, 0.0, 2 / (3 * np.pi), 0.0, 2 / (5 * np.pi)]
    np.testing.assert_allclose(found["R1.voltage_amplitude"], wanted, atol=5e-4)


def test_what_has_no_series_is_refused() -> None:
    run = made(np.linspace(0.0, 0.04, 201))
    for given, words in (
        ({"frequency": 10.0}, "less than a period of 10 Hz"),
        ({"frequency": 50.0, "harmonics": 60}, "at least 122"),
        ({"frequency": 50.0, "outputs": ["w"]}, "no variable 'w'"),
        ({"frequency": 0.0}, "above zero"),
    ):
        with pytest.raises(po.SimulationError, match=words):
            po.fourier(run, **given)


@pytest.mark.long
@pytest.mark.skipif(NGSPICE is None, reason="ngspice is not installed: apt-get install ngspice")
def test_harmonics_are_those_of_ngspice(tmp_path: Path) -> None:
    text = "V1 in 0 SIN(0 2 1k)\nR1 in out 1k\nD1 out 0 DM\nC1 out 0 10n\n.model DM D(IS=1e-12 N=1.5)\n.four 1k V(out)"
    net = network(tmp_path, text, ".tran 1u 5m\n.end\n")
    (asked,) = net.analyses.fourier
    assert asked.outputs == (("out",),)
    run = po.simulate(net, times=np.linspace(4e-3, 5e-3, 2049), start=0.0, outputs=["C1.voltage"])
    found = po.fourier(run, asked.frequency)
    deck = f"a deck\n{text}\n.options reltol=1e-7\n.tran 0.5u 5m 0 0.5u\n.end\n"
    (tmp_path / "deck.cir").write_text(deck)
    assert NGSPICE is not None
    told = subprocess.run(
        [NGSPICE, "-b", str(tmp_path / "deck.cir")], capture_output=True, check=False, timeout=120, text=True
    )
    rows = re.findall(r"^\s*(\d)\s+([\d.e+]+)\s+([-\d.e+]+)\s+([-\d.e+]+)\s", told.stdout, re.MULTILINE)
    amplitudes = [float(row[2]) for row in rows[:10]]
    np.testing.assert_allclose(found["C1.voltage_amplitude"].values[1:], amplitudes[1:], atol=2e-4)
