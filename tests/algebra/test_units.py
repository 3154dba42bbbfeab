"""Numbers with units: each unit there and back, one rounding, what does not fit is refused."""

import math
import random
from fractions import Fraction
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import poinsot as po
from poinsot.algebra import units

KNOWN = [
    ("90 deg", "rad", math.pi / 2), ("12 mm", "m", 0.012), ("20 degC", "K", 293.15), ("68 °F", "K", 293.15),
    ("3 bar", "Pa", 3e5), ("1.5 kW", "W", 1500.0), ("10k", "Ω", 1e4), ("4.7 M", "Ω", 4.7e6),
    ("30 rpm", "rad/s", math.pi), ("5 lbf", "N", 22.2411080763025), ("1 psi", "Pa", 6894.757293168362),
    ("1 in", "m", 0.0254), ("3 ft", "m", 0.9144), ("45°", "rad", math.pi / 4), ("5 µm", "m", 5e-6),
    ("5 mm^2", "m**2", 5e-6), ("5 mm²", "m^2", 5e-6), ("5 mm2", "m2", 5e-6), ("5 N*m", "N*m", 5.0), ("5 N m", "J", 5.0),
    ("5 N·m/rad", "N*m/rad", 5.0), ("5 N*m", "N*m/rad", 5.0), ("7.85 g/cm^3", "kg/m^3", 7850.0),
    ("60 L/min", "m**3/s", 1e-3), ("1 kWh", "J", 3.6e6), ("2 Ah", "C", 7200.0), ("3 W m⁻² K⁻¹", "W/(m^2*K)", 3.0),
    ("5 K", "delta_K", 5.0), ("3 J/degC", "J/K", 3.0), ("1 N/mm", "N/m", 1000.0), ("-2.5e-3 kA", "A", -2.5),
    ("5 s*(g*m^2)", "kg*m**2*s", 0.005), ("5 m^(2)", "m*(m)", 5.0),
    ("10 %", "1", 0.1), ("1 rev/s", "rad/s", 2 * math.pi), ("4.7 kΩ", "Ω", 4700.0), ("1 hp", "W", 745.6998715822702),
]  # fmt: skip
REFUSED = [
    ("12 mm", "kg", "does not fit: a unit such as kg is wanted"), ("10 Hz", "rad/s", "counts turns"),
    ("5 degC", "delta_K", "difference of temperatures"), ("5 rad", "1", "a number without a unit"),
    ("5 rad", "m", "does not fit"), ("10m", "Ω", "does not fit"), ("5 metre", "m", "the unit 'metre' is not known"),
    ("5 m/", "m", "cannot read the unit"), ("5 (m", "m", "a bracket is open"), ("5 m^99", "m", "no exponent"),
    ("L + 2", "m", "no number with a unit"), ("2 if x else 3", "m", "no number with a unit"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "wanted", "value"), KNOWN)
def test_known_values(text: str, wanted: str, value: float) -> None:
    assert po.quantity(text, wanted) == value


@pytest.mark.parametrize(("text", "wanted", "says"), REFUSED)
def test_refusals(text: str, wanted: str, says: str) -> None:
    with pytest.raises(po.ModelError, match=says.replace("(", r"\(")):
        po.quantity(text, wanted)


def test_every_unit_round_trips_and_rounds_once() -> None:
    """Law  a number in any unit is its exact value in SI, rounded once; and back again."""
    rng = random.Random(36)
    prefixing, plain = units.tables()
    symbols = [each for each in (*plain, *prefixing) if each != "1"]
    symbols += [p + s for p in units._PREFIXES for s in prefixing if p + s not in plain]
    for symbol in symbols:
        unit = units.unit_of(symbol)
        text = f"{rng.uniform(-1e3, 1e3):.12g}"
        exact = (Fraction(text) + unit.offset) * unit.factor
        found = po.quantity(f"{text} {symbol}")
        assert found == float(exact), symbol
        back = Fraction(found) / unit.factor - unit.offset
        assert abs(back - Fraction(text)) <= 2 * Fraction(abs(found)) / unit.factor * Fraction(2.0**-53), symbol


def test_products_of_units_are_products_of_factors() -> None:
    rng = random.Random(5)
    symbols = [*units.tables()[0]]
    for _ in range(200):
        a, b, c = (rng.choice(symbols) for _ in range(3))
        n = rng.choice((-2, -1, 1, 2, 3))
        found = units.unit_of(f"{a}*{b}^{n}/{c}")
        A, B, C = map(units.unit_of, (a, b, c))
        assert found.factor == A.factor * B.factor**n / C.factor
        assert found.exponents == tuple(
            x + n * y - z for x, y, z in zip(A.exponents, B.exponents, C.exponents, strict=True)
        )


def pint_like(magnitude: Any, base: str) -> Any:
    """What can be done with a quantity of Pint."""

    class Base:
        def __format__(self, spec: str) -> str:
            return base

    base_units = SimpleNamespace(magnitude=magnitude, units=Base())
    return SimpleNamespace(magnitude=magnitude, units=Base(), to_base_units=lambda: base_units)


def test_quantities_of_others_by_what_they_can_do() -> None:
    """Pint's and Astropy's quantities, also arrays, without either being there."""
    assert po.quantity(pint_like(2.0, "m"), "m") == 2.0
    assert po.electrical.Resistor("R", pint_like(4700.0, "kg*m**2/A**2/s**3")).r == 4700.0
    np.testing.assert_array_equal(po.quantity(pint_like(np.array([1.0, 2.0]), "m/s"), "m/s"), [1.0, 2.0])
    with pytest.raises(po.ModelError, match="does not fit"):
        po.quantity(pint_like(2.0, "kg"), "m")


def test_elements_in_python() -> None:
    assert po.thermal.TemperatureSource("T", "20 degC").signal.value == 293.15
    with pytest.raises(po.ModelError, match=r"'R' needs another resistance: '3 mm' does not fit: a unit such as Ω"):
        po.electrical.Resistor("R", "3 mm")


def test_a_number_is_taken_as_it_is() -> None:
    assert po.quantity(3, "m") == 3.0
    assert po.quantity("3.5", "m") == 3.5
