"""Noise: 4 k T Re Z of anything passive, k T/C, shot noise by hand, symmetries, ngspice."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from files.netlists import NGSPICE, SAME_VOLT, network, of_ngspice

E = po.electrical
T, BOLTZMANN, CHARGE = 300.15, 1.380649e-23, 1.602176634e-19
PASSIVE = "L1 a b 1m\nR1 b 0 {R}\nC1 a 0 1n\nR2 a c 3k\nC2 c 0 100p\nR3 c 0 20k\nL2 c d 2m\nR4 d 0 700\nK1 L1 L2 0.5"
AMPLIFIERS = {
    "diode": "V1 in 0 DC 2 AC 1\nR1 in out 1k\nD1 out 0 DM\n.model DM D(IS=1e-14 CJO=1n)",
    "diode with a resistance": "V1 in 0 DC 2 AC 1\nR1 in out 1k\nD1 out 0 DM\n.model DM D(IS=1e-14 RS=20)",
    "bipolar": (
        "V1 in 0 DC 0.65 AC 1\nR1 in b 1k\nVCC cc 0 10\nRC cc out 1k\nQ1 out b e QM\nRE e 0 10\n"
        ".model QM NPN(IS=1e-15 BF=120 VAF=80 RB=50 RC=2 RE=1 CJE=10p CJC=5p)"
    ),
    "saturated": (
        "V1 in 0 DC 2 AC 1\nVDD d 0 10\nRD d out 5k\nM1 out in s 0 MM W=50u L=5u\nRS s 0 200\n"
        ".model MM NMOS(VTO=1 KP=50u LAMBDA=0.02)"
    ),
    "linear": "V1 in 0 DC 5 AC 1\nVDD d 0 1\nRD d out 5k\nM1 out in 0 0 MM W=50u L=5u\n.model MM NMOS(VTO=1 KP=50u)",
    "junction": "V1 in 0 DC -1 AC 1\nVDD d 0 10\nRD d out 2k\nJ1 out in 0 JM\n.model JM NJF(VTO=-3 BETA=5e-4)",
}


def test_passive_networks_have_four_k_t_real_z(tmp_path: Path) -> None:
    """At every node, whatever is in the network; two resistors in a row are one."""
    net, f = network(tmp_path, PASSIVE.format(R="1k") + "\nI1 0 a 0\nI2 0 c 0"), np.geomspace(10.0, 1e7, 4)
    Z = net.small_signal(["I1", "I2"], ["a", "c"]).frequency_response(f)
    for k, node in enumerate("ac"):
        found = net.noise(node, f, temperature=T)
        np.testing.assert_allclose(found.density.values, 4 * BOLTZMANN * T * Z[:, k, k].real, rtol=1e-9)
    both = net.noise(("a", "c"), f, temperature=T).density.values
    np.testing.assert_allclose(both, 4 * BOLTZMANN * T * (Z[:, 0, 0] - 2 * Z[:, 0, 1] + Z[:, 1, 1]).real, rtol=1e-9)
    parted = network(tmp_path, PASSIVE.format(R="400").replace("R1 b 0", "R5 x 0 600\nR1 b x"))
    np.testing.assert_allclose(parted.noise("a", f).density.values, net.noise("a", f).density.values, rtol=1e-9)


def test_a_capacitor_has_k_t_over_c_and_any_scale_the_same(tmp_path: Path) -> None:
    for k in (1e-5, 1e5):
        net = network(tmp_path, f"R1 a 0 {1e3 * k!r}\nC1 a 0 {1e-9 / k!r}")
        rms = net.noise("a", np.geomspace(1e2, 1e8, 121), temperature=T).attrs["rms"]
        whole = BOLTZMANN * T / (1e-9 / k)  # from none to all frequencies
        share = np.subtract(*np.arctan(2 * np.pi * 1e-6 * np.array([1e8, 1e2]))) * 2 / np.pi
        assert rms**2 == pytest.approx(share * whole, rel=1e-3)


def test_junctions_have_shot_noise_and_halves_of_k_t(tmp_path: Path) -> None:
    """2 q I over r_d is half of 4 k T r_d; at no current the leak of the junction alone is left."""
    net = network(tmp_path, "I1 0 a 1m\nD1 a 0 DM\n.model DM D(IS=1e-14)\n.options temp=27")
    rd = float(net.small_signal(["I1"], ["a"]).frequency_response(0.0)[0, 0].real)
    found = net.noise("a", [1e3])
    assert float(found.density[0]) == pytest.approx(2 * CHARGE * 1e-3 * rd**2, rel=1e-9)
    assert float(found.density[0]) == pytest.approx(2 * BOLTZMANN * T * rd, rel=1e-6)
    assert found.generator.values.tolist() == ["D1"] and found.attrs["temperature"] == T


def test_an_input_carries_the_noise_of_the_output(tmp_path: Path) -> None:
    net = network(tmp_path, AMPLIFIERS["saturated"] + "\n.noise V(out) V1 dec 1 10 1k")
    (asked,) = net.analyses.noise
    found = net.noise(asked.output, asked.frequencies, source=asked.source)
    gain = net.small_signal(["V1"], ["out"]).frequency_response(asked.frequencies)[:, 0, 0]
    np.testing.assert_allclose(found.input_density.values * np.abs(gain) ** 2, found.density.values, rtol=1e-12)
    np.testing.assert_allclose(found.contribution.sum("generator").values, found.density.values, rtol=1e-12)
    with pytest.raises(po.ModelError, match="above zero"):
        net.noise("out", [0.0])
    with pytest.raises(po.ModelError, match="no variable or node 'x'"):
        net.noise("x", [1.0])


@pytest.mark.long
@pytest.mark.skipif(NGSPICE is None, reason="ngspice is not installed: apt-get install ngspice")
@pytest.mark.parametrize("name", AMPLIFIERS)
def test_noise_is_that_of_ngspice(name: str, tmp_path: Path) -> None:
    text = f"{AMPLIFIERS[name]}\n.options temp={SAME_VOLT!r} tnom={SAME_VOLT!r}"
    band = "V(out) V1 dec 1 10 10meg"
    net = network(tmp_path, f"{text}\n.noise {band}")
    (asked,) = net.analyses.noise
    found = net.noise(asked.output, asked.frequencies, source=asked.source)
    theirs = of_ngspice(text, tmp_path, f"noise {band}\nsetplot noise1")
    np.testing.assert_allclose(found.density.values**0.5, theirs["onoise_spectrum"].real, rtol=2e-5)
    np.testing.assert_allclose(found.input_density.values**0.5, theirs["inoise_spectrum"].real, rtol=2e-5)
