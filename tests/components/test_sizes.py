"""Storage of any size is as exact: what is a picofarad, a farad or a teraohm's, by tables and own laws."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import saved
from poinsot.components.reaches import reach

OWN = """[element_kinds.store]
parameters = {{C = 1.0}}
ports.s = {{domain = "electrical", voltage = "{law}"}}
states.q = {{rate = "current", start = "{start}*C"}}
{energy}
power = "active"
[elements.S]
kind = "store"
nodes = ["a", "ground"]
C = {C!r}
"""
CAPACITOR = '[elements.S]\nkind = "capacitor"\nnodes = ["a", "ground"]\nenergy = {energy}\ncharge = {q!r}\n'
REST = """[elements.R]
kind = "resistor"
nodes = ["a", "b"]
resistance = 1e3
[elements.V]
kind = "voltage_source"
nodes = ["b", "ground"]
voltage = "{V}*sin(2*pi*t/{T!r})"
"""
OWN_LAWS = {
    "q/C": "", "q/C + (q/C)**3": "", "(q/C)**3": 'energy = "q**4/(4*C**3)"', "sinh": 'energy = "1e-9*q**2/C"',
}  # fmt: skip


def answer(path: Path, storage: str, C: float, V: float = 1.0) -> Any:
    rest = REST.format(V=V, T=3e3 * C)
    network = po.load(saved(path / "net.toml", "poinsot = 1\n" + storage + rest))
    run = po.simulate(network, 6e3 * C, samples=61, method="radau", progress=False)
    return -run["R.voltage"].values, po.ledger(run).ratio


@pytest.mark.parametrize("start", [0.0, 0.5])
@pytest.mark.parametrize("law", OWN_LAWS)
@pytest.mark.sample(8)
@pytest.mark.parametrize("C", [1e-12, 1e-6, 1e6, 1e12])
def test_states_of_ones_own_are_as_exact_at_any_size(C: float, law: str, start: float, tmp_path: Path) -> None:
    """They were 0.46 V off at picofarads, steps being allowed to miss 1e-12 C, and the ledger said 0."""
    text = "(exp(q/C) - exp(-q/C))/2" if law == "sinh" else law
    made = [OWN.format(law=text, energy=OWN_LAWS[law], start=start, C=c) for c in (1.0, C)]
    (one, _), (other, ratio) = (answer(tmp_path, m, c) for m, c in zip(made, (1.0, C), strict=True))
    np.testing.assert_allclose(other, one, atol=1e-10)
    assert ratio < 1e-9 or law == "sinh"  # which says another energy than it has


@pytest.mark.parametrize("energy", ["x**4/(4*{C}**3)", "x**2/(2*{C}) + x**4/(4*{C}**3)", "table"])
@pytest.mark.sample(4)
@pytest.mark.parametrize("C", [1e-12, 1e-6, 1e6, 1e12])
def test_energies_by_formulas_and_tables_too(C: float, energy: str, tmp_path: Path) -> None:
    def made(c: float) -> str:
        points, values = [k * c for k in (-3, -1, 0, 1, 3)], [k * c for k in (4.5, 0.5, 0, 0.5, 4.5)]
        said = f"{{points = {points}, values = {values}}}" if energy == "table" else f'"{energy.format(C=repr(c))}"'
        return CAPACITOR.format(energy=said, q=0.0)

    (one, _), (other, ratio) = (answer(tmp_path, made(c), c) for c in (1.0, C))
    np.testing.assert_allclose(other, one, atol=1e-10)
    assert ratio < 1e-9


@pytest.mark.parametrize("V", [1e-9, 1e-6, 1e3])
def test_what_is_linear_in_ones_own_words_is_so(V: float, tmp_path: Path) -> None:
    """Law  a linear element of one's own answers a thousandfold what is a thousandfold, as built-in ones."""
    store = OWN.format(law="q/C", energy='energy = "q**2/(2*C)"', start=0, C=1e-9)
    (one, _), (other, _) = (answer(tmp_path, store, 1e-9, v) for v in (1.0, V))
    np.testing.assert_allclose(other / V, one, atol=1e-10)


def test_the_reach_of_a_line_is_its_slope(rng: np.random.Generator) -> None:
    c = 10.0 ** rng.uniform(-15, 15)
    assert c <= reach(lambda q: [q / c], 0.0) <= 2.0 * c
    assert reach(lambda q: [np.sqrt(q)], 0.0) in (1.0, 2.0)
