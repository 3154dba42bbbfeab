"""Units of formulas: those of their values in any other base units, and none where numbers may have their own."""

import math

import numpy as np
import pytest

import poinsot as po
from poinsot.algebra.formulas import evaluate
from poinsot.files.file_units import NamedNumbers, bare

NUMBERS = {"L": "30 cm", "m": "2 kg", "T": "50 ms", "a": "5 deg", "f": "50 Hz", "n": 3, "big": "10k", "warm": "20 degC",
           "G": "m*L/T**2", "half": "L/2", "other": "n*L"}  # fmt: skip


@pytest.mark.parametrize(
    ("text", "unit"),
    [
        ("L", "m"), ("-L", "m"), ("half", "m"), ("G", "N"), ("2*L", "m"), ("L/3 + 0.5*half", "m"),
        ("1/12*m*L**2", "kg*m^2"),
        ("sqrt(L*half)", "m"), ("L*a", "m"), ("tan(a)*L", "m"), ("max(L, half)", "m"), ("L if L > half else half", "m"),
        ("1/T", "1/s"), ("2*pi*f", "rad/s"), ("L*sin(2*pi*f*t)", "m"), ("G*step(t - T)", "N"), ("a*L/L", "rad"),
        ("warm", "K"), ("atan2(L, half)", "rad"), ("L*exp(-t/T)", "m"),
    ],
)  # fmt: skip
def test_units_of_formulas(text: str, unit: str) -> None:
    """Law: a formula fits its own unit, and no other."""
    numbers = NamedNumbers(NUMBERS)
    numbers.refuse(text, unit)
    for other in ("cd", f"({unit})*kg", f"({unit})/m", "1" if unit != "rad" else "m"):
        with pytest.raises(po.ModelError, match="is wanted here"):
            numbers.refuse(text, other)


@pytest.mark.parametrize(
    "text", ["n*L", "other", "9.81*m", "L + 0.1", "1000*L", "big", "x*L", "3", "2*pi", "L +", "10*m"]
)
def test_of_what_may_have_units_of_its_own_nothing_is_said(text: str) -> None:
    for wanted in ("m", "N", "cd", "1", "rad"):
        NamedNumbers(NUMBERS).refuse(text, wanted)


@pytest.mark.parametrize("text", ["L + m", "exp(L)", "m - L**2"])
def test_what_is_no_quantity_is_refused(text: str) -> None:
    with pytest.raises(po.ModelError, match="is no quantity: it adds, compares"):
        NamedNumbers(NUMBERS).refuse(text, None)


def test_single_names() -> None:
    """Of a name alone all is known: that Hz counts turns, and that a temperature is no difference."""
    numbers = NamedNumbers(NUMBERS)
    for text, wanted, says in (("f", "rad/s", "counts turns"), ("warm", "delta_K", "write it in K"),
                               ("-a", "m", r"'a' \('5 deg'\) does not fit"),
                               ("half", "s", r"\(m, by 'L/2'\)")):  # fmt: skip
        with pytest.raises(po.ModelError, match=says):
            numbers.refuse(text, wanted)
    assert [bare(text) for text in ("L", " -L", "2*L", "pi", "5 deg", "")] == ["L", "L", None, None, None, None]


@pytest.mark.parametrize("seed", [572])
def test_products_of_powers(rng: np.random.Generator) -> None:
    """Law: a random product of powers has the product of the units, at any size of its numbers."""
    units = {"L": "m", "m": "kg", "T": "s", "I": "A", "K": "K"}
    for _ in range(40):
        given = {name: f"{10 ** rng.uniform(-5, 5):.6g} {unit}" for name, unit in units.items()}
        powers = {name: int(p) for name, p in zip(units, rng.integers(-3, 4, len(units)), strict=True)}
        text = "*".join(f"{name}**({p})" for name, p in powers.items())
        unit = "*".join(f"{units[name]}^({p})" for name, p in powers.items() if p) or "1"
        numbers = NamedNumbers(given)
        assert math.isfinite(evaluate(text, {name: po.quantity(x) for name, x in given.items()}))
        numbers.refuse(text, unit)
        numbers.refuse(f"{text} + 2*{text}", unit)
        with pytest.raises(po.ModelError, match=r"the formula .* is "):
            numbers.refuse(text, f"{unit}*mol")
