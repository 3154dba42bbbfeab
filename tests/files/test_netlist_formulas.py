"""Formulas of SPICE have ngspice's values: signs, choices, powers and functions."""

import math
from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from files.netlists import NGSPICE, network, of_ngspice
from poinsot.files.arguments import Law
from poinsot.files.netlist_formulas import translated

V = {"a": -2.0, "b": 4.0}


def value(text: str) -> float:
    def reference(word: str, names: list[str]) -> str:
        if not word:
            return names[0]
        return f"({V[names[0]]!r} - ({V.get(names[1], 0.0) if len(names) > 1 else 0.0!r}))"

    return float(Law(translated(text, reference), (("k", 3.0),))())  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("V(a)^3", 8.0), ("V(a)**3", 8.0), ("pow(V(a),3)", 8.0), ("pwr(V(a),3)", -8.0), ("V(a)^2", 4.0),
        ("-V(a)^2", -4.0), ("log(3)", math.log(3)), ("V(a)>1 ? 5 : 2", 2.0), ("V(a)==-2", 1.0), ("2^3^2", 64.0),
        ("V(b,a)", 6.0), ("v(b) > 1 && v(a) < 0 ? 1 : -1", 1.0), ("!(V(b) > 1) || V(a) > 0", 0.0),
        ("(V(b)>=4)*k", 3.0), ("V(b)>3 ? V(b)>5 ? 1 : 2 : 3", 2.0), ("uramp(V(a)) + u(V(b))", 1.0),
        ("limit(V(b), 1, 3)", 3.0), ("if(V(a) > 0, 1, 7)", 7.0), ("log10(100*V(b)/4)", 2.0),
        ("cosh(V(a))", math.cosh(2)),
        ("asinh(V(a))", math.asinh(-2)), ("interp(V(b), [0, 8], [0, 2])", 1.0), ("1e-3*V(b)", 4e-3),
        ("0 if 1 > 2 else 9", 9.0),
        ("!V(a)", 0.0), ("!0.3 + !0", 1.0), ("V(b) && V(a)", 1.0), ("0 || V(a)", 1.0), ("V(a) ? 5 : 6", 5.0),
        ("2*(V(b) > 1) + !(V(b) > 1 || V(a))", 2.0), ("V(b) > 4 || V(b) < 4", 0.0), ("V(b) && 0 ? 1 : 2", 2.0),
        ("pwl(V(b), 0, 0, 1, 1, 3, 9)", 13.0), ("pwl(V(a), 0, 1, 1, 3, 3, 9)", -3.0),
        ("pwl(V(b)/2, 0, 0, 1, 1, 3, 9)", 5.0), ("table(V(b), 0, 0, 1, 1, 3, 9)", 9.0),
        ("ceil(V(b)/3) - int(V(a)*1.4)", 4.0), ("V(b)*(V(a) + k)", 4.0), ("sgn(V(a)) - nint(1.6)", -3.0),
    ],
)  # fmt: skip
def test_values_are_those_of_ngspice(text: str, expected: float) -> None:
    assert value(text) == pytest.approx(expected, rel=1e-14)


def test_powers_of_numbers_are_those_of_ngspice() -> None:
    """Those of .param: signs of bases are kept by pow alone, which of voltages is pwr; ^ and ** keep none."""
    for a, b in zip(*np.random.default_rng(0).integers((-9, 1), (10, 6), (20, 2)).T.tolist(), strict=True):
        for text, expected in (
            (f"pow({a},{b})", a**b), (f"pwr({a},{b})", abs(a) ** b), (f"({a})^{b}", abs(a) ** b),
            (f"({a})**{b}", abs(a) ** b), (f"pwr({a}, 1/{b})", abs(a) ** (1 / b)), (f"2^(-{b})", 0.5**b),
        ):  # fmt: skip
            assert float(Law(translated(text), ())()) == pytest.approx(expected, rel=1e-14), text


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("V(a) +", "at 'its end'"), ("(V(a)", "at 'its end'"), ("V(a) ? 1", "at 'its end'"),
        ("frob(V(a))", "no function"),
        ("pow(V(a))", "too few arguments"), ("(" * 100 + "1" + ")" * 100, "nested too deeply"), ("V(a) @ 2", "'@ 2'"),
    ],
)  # fmt: skip
def test_what_is_no_formula_is_quoted(text: str, says: str) -> None:
    with pytest.raises(po.ModelError, match=says.replace("(", r"\(")):
        value(text)


def test_a_number_of_no_circuit_has_no_voltages() -> None:
    assert translated("2*k + sin(3)") == "2*k + sin(3)"
    assert float(Law(translated("k > 2 ? 1 : 0"), (("k", 3.0),))()) == 1.0  # type: ignore[arg-type]
    with pytest.raises(po.ModelError, match=r"V\(a\) is a voltage or a current"):
        translated("V(a) ? 1 : 2")


@pytest.mark.skipif(NGSPICE is None, reason="ngspice is not installed")
@pytest.mark.parametrize(
    "formula",
    ["{is}", "{in*2}", "{lambda+or}", "{half(in)}", "{not > 0 ? in : is}", "{is%600}", "{-in%3.5 + is}",
     "{7*is%in%4+1}", "{is%-7}", "{in%2**2}"],
)  # fmt: skip
def test_names_of_pythons_own_and_remainders_are_ngspices(formula: str, tmp_path: Path) -> None:
    """Names as `is` and `lambda` were no names, % no sign."""
    deck = (
        ".param is=1.7k in=12.5 or=200 lambda=0.01k not=1\n.func half(as) {as/2}\nV1 a 0 4\nR1 a b 1k\n"
        f"R2 b 0 {formula}\n"
        "X1 b s pass=2k\n.subckt s x pass=1k\nR1 x 0 {pass}\n.ends"
    )
    point = network(tmp_path, deck, ".end\n").operating_point()
    assert point["b"] == pytest.approx(of_ngspice(deck, tmp_path, "op")["v(b)"][0].real, rel=1e-7)


@pytest.mark.parametrize("volts", [-1, 0, 1])
def test_a_comparison_is_strict_where_both_are_equal(volts: int, tmp_path: Path) -> None:
    """A comparator of a sine begins at 0 V: > and < do not hold there, at rest and as a run begins."""
    deck = f"V1 a 0 {volts}\nB1 o 0 V=(V(a)>0)+10*(V(a)<0)+100*(V(a)>=0)+1000*(V(a)<=0)+1e4*!V(a)\nR1 o 0 1k"
    net = network(tmp_path, deck)
    expected = (volts > 0) + 10 * (volts < 0) + 100 * (volts >= 0) + 1000 * (volts <= 0) + 1e4 * (volts == 0)
    assert net.operating_point()["o"] == pytest.approx(expected, rel=1e-12)
    assert float(po.simulate(net, 1e-3, samples=3)["R1.voltage"][0]) == pytest.approx(expected, rel=1e-12)


def test_a_remainder_of_what_moves_is_refused(tmp_path: Path) -> None:
    with pytest.raises(po.ModelError, match="has %, which is read in numbers alone"):
        network(tmp_path, "V1 a 0 4\nR1 a b 1k\nB1 b 0 I=V(b)%2", ".end\n")
