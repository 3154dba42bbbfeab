"""LTspice's netlists: each of their words is the circuit written out, or a formula's value."""

from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from files.netlists import at, network, source

TAIL = ".backanno\n.tran 1u 200u\n.end\n"


def test_losses_are_elements_of_their_own(tmp_path: Path) -> None:
    """Every loss of C, L and V against the same circuit with resistors, coils and capacitors around."""
    short = (
        "V1 in 0 PULSE(0 1 0 1u 1u 50u 100u) Rser=10 Cpar=10n\nL1 in out 100µ Rser=0.1 Rpar=1k Cpar=5n IC=0\n"
        "C1 out 0 1µ Rser=0.5 Lser=1u RLshunt=7 Rpar=3k Cpar=20n IC=0\nR1 out 0 10"
    )
    long = (
        "V1 q 0 PULSE(0 1 0 1u 1u 50u 100u)\nR2 q in 10\nC2 q 0 10n\nL1 p out 100u\nR3 in p 0.1\nR4 in out 1k\n"
        "C3 in out 5n\nC1 c 0 1u\nR5 out b 0.5\nL5 b c 1u\nR6 b c 7\nR7 out 0 3k\nC7 out 0 20n\nR1 out 0 10"
    )
    # the loss of a source stands behind it: what its Cpar carries comes through its Rser
    long = long.replace("C2 q 0 10n", "C2 in 0 10n")
    one, other = (
        network(tmp_path, text, TAIL).small_signal(["V1"], ["R1.voltage", "C1.voltage", "L1.current", "V1.current"])
        for text in (short, long)
    )
    hertz = np.logspace(2, 7, 40)
    np.testing.assert_allclose(one.frequency_response(hertz), other.frequency_response(hertz), rtol=1e-10, atol=1e-15)


def test_coupled_coils_keep_their_losses(tmp_path: Path) -> None:
    short = "V1 a 0 SIN(0 1 10k)\nL1 a 0 1m Rser=3\nL2 b 0 4m Rser=5\nK1 L1 L2 0.9\nR2 b 0 100"
    long = "V1 a 0 SIN(0 1 10k)\nR3 a p 3\nL1 p 0 1m\nR4 b q 5\nL2 q 0 4m\nK1 L1 L2 0.9\nR2 b 0 100"
    one, other = (network(tmp_path, text, TAIL).small_signal(["V1"], ["R2.voltage"]) for text in (short, long))
    hertz = np.logspace(2, 6, 20)
    np.testing.assert_allclose(one.frequency_response(hertz), other.frequency_response(hertz), rtol=1e-10)


def test_powers_and_functions_have_its_meaning(tmp_path: Path) -> None:
    rows = {
        "V=V(a)**3": -8.0, "V=V(a)**2": 4.0, "V=pwr(V(a),3)": 8.0, "V=pwrs(V(a),3)": -8.0, "V=pow(V(a),3)": -8.0,
        "V=table(V(a),-3,10,-1,30)": 20.0, "V=table(V(a),-1,30,0,7)": 30.0, "V=if(V(a)<0 & 1>0, 5, 6)": 5.0,
        "V=limit(V(a),-1,1)": -1.0, "V=f(V(a), 2)": -4.0, "V=f(f(1, 2), 3)": 6.0, "V=inv(0.2)+buf(0.7)": 2.0,
    }  # fmt: skip
    for row, expected in rows.items():
        net = network(tmp_path, f".func f(x, y) {{x*y}}\nV1 a 0 -2\nR1 a 0 1k\nB1 o 0 {row}\nRo o 0 1k", TAIL)
        assert net.operating_point()["o"] == pytest.approx(expected, rel=1e-12), row
    assert network(tmp_path, "V1 a 0 -2\nB1 o 0 V=V(a)^3\nRo o 0 1").operating_point()["o"] == pytest.approx(8.0)
    with pytest.raises(po.FileError, match=r"cir:3: .*exclusive or in LTspice's netlists.*a power is written \*\*"):
        network(tmp_path, "V1 a 0 -2\nB1 o 0 V=V(a)^3\nRo o 0 1", TAIL)
    for text, says in (
        (".func f(x) {f(x)}", "'f' of a .func line calls itself"),
        (".func f(x, y) {x}", "'f' of a .func line needs 2 arguments, not 1"),
        (".func f(x {x}", ".func is read as"),
    ):
        with pytest.raises(po.FileError, match=says):
            network(tmp_path, f"{text}\nV1 a 0 1\nR1 a 0 {{f(2)}}")


@pytest.mark.parametrize(
    "wave",
    ["3", "SIN(1 2 30k)", "PULSE(0 5 3u 2u 1u 4u 11u)", "PWL(0 1 1 1)", "PWL(0 0 40u 8)", "PULSE(1 5 0 1n 1n 9 9)"],
)
def test_startup_lets_sources_grow_in_20_us(tmp_path: Path, wave: str) -> None:
    plain = source(network(tmp_path, f"V1 a 0 {wave}\nR1 a 0 1", TAIL)).signal
    grown = source(network(tmp_path, f"V1 a 0 {wave}\nR1 a 0 1", TAIL.replace("200u", "200u startup"))).signal
    for t in np.linspace(0.0, 50e-6, 211):
        assert at(grown, t) == pytest.approx(at(plain, t) * min(t / 20e-6, 1.0), abs=2e-6 * 8.0), t


def test_cycles_are_counted(tmp_path: Path) -> None:
    pulses = source(network(tmp_path, "V1 a 0 PULSE(0 1 10u 1n 1n 10u 20u 2)\nR1 a 0 1", TAIL)).signal
    assert [at(pulses, t * 1e-6) for t in (15, 25, 35, 55, 75)] == [1.0, 0.0, 1.0, 0.0, 0.0]
    sine = source(network(tmp_path, "V1 a 0 SINE(1 2 10k 0 0 90 1)\nR1 a 0 1", TAIL)).signal
    assert [at(sine, t) for t in (50e-6, 150e-6)] == pytest.approx([-1.0, 3.0])


def test_parameters_of_a_subcircuit_need_no_default(tmp_path: Path) -> None:
    text = "V1 a 0 1\nX1 a cell params: r=2\n.subckt cell a\nR1 a 0 {r*3}\n.ends"
    assert network(tmp_path, text, TAIL).operating_point()["X1.R1.current"] == pytest.approx(1 / 6)
    with pytest.raises(po.FileError, match="unknown parameter"):
        network(tmp_path, text)


def test_micro_is_read_in_its_own_code_page(tmp_path: Path) -> None:
    file = tmp_path / "draft.net"
    for text in (
        "* d.asc\nV1 a 0 1\nR1 a b 1k\nC1 b 0 2µ\n.end\n",
        "* d.asc\nV1 a 0 1\nR1 a b 1k\nC1 b 0 {1μ*2}\n.end\n",
    ):
        file.write_bytes(text.encode("cp1252") if "µ" in text else text.encode())
        found = po.load(file)
        assert isinstance(found, po.Network)
        assert found.operating_point()["C1.charge"] == pytest.approx(2e-6, rel=1e-12)
