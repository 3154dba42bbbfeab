"""The units of the arguments of elements: each is declared, fits its card, and is all that is taken."""

import inspect
import random
import re
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import pytest

import poinsot as po
from poinsot import components
from poinsot.components.declarations import ELEMENTS
from poinsot.components.measured import QUANTITIES, unit_of_argument, with_units

for each in iter_modules(components.__path__, "poinsot.components."):
    import_module(each.name)  # makers are declared where they are defined
MAKERS = list({id(maker): maker for makers in ELEMENTS.values() for maker in makers}.values())
OF = {"domain": "electrical"}
VARIANTS = {
    "m": ["mm", "in", "ft"], "kg": ["g", "lb", "t"], "s": ["ms", "min"], "rad": ["deg", "mrad"],
    "N": ["kN", "lbf"], "J": ["kJ", "Wh"], "W": ["kW", "hp"], "Pa": ["bar", "psi"], "V": ["mV", "kV"], "A": ["mA"],
    "C": ["Ah", "mC"],
    "Ω": ["kΩ", "MΩ"], "S": ["mS"], "F": ["µF", "nF"], "H": ["mH"], "Wb": ["mWb"], "mol": ["mmol"], "K": ["mK"],
}  # fmt: skip
PLAIN = {
    "ratio", "turns", "coupling", "ideality", "threshold", "hysteresis", "restitution", "degrees_of_freedom",
    "discharge", "gear", "signs", "reactants", "products", "command", "gate", "constants", "damping", "start",
    "end", "cells", "degree", "gain", "grading", "forward_fraction", "forward_gain", "reverse_gain", "flicker",
    "leakage_ideality", "body_effect", "transit_growth", "inner_fraction", "overlap", "opening", "exponent", "reynolds",
    "efficiency", "backward", "load_factor", "speed_factor", "emissivity", "view_factor", "charges", "relaxation",
    "pole_pairs", "permeability", "reversibility", "phases", "teeth", "steps", "microsteps", "transition", "friction",
    "recombination", "breakdown_ideality", "linear_factor",
}  # fmt: skip
"""Arguments of elements that are pure numbers, whose unit is that of what they stand beside, or in √V, or that mix."""


def other(unit: str, rng: random.Random) -> str:
    """A unit of the same kind: each symbol another one; a number and a bracket would be a formula, a call."""
    if unit == "1":
        return "%"
    found = re.sub(r"[A-Za-zΩ]+", lambda s: rng.choice([s[0], *VARIANTS.get(s[0], [])]), unit.replace("delta_K", "K"))
    return f"s/s*{found}" if found.startswith("(") else found


def arguments(maker: Any) -> list[str]:
    """The arguments of a maker that are numbers or signals."""
    others = "Law|Callable|Domain|bool|str|Mapping|Placement"
    known = inspect.signature(maker).parameters.values()
    return [each.name for each in known if not re.search(others, str(each.annotation))]


def test_every_number_has_a_unit_or_is_plain() -> None:
    assert len(MAKERS) > 100
    without = {(m.__module__, m.__name__, k) for m in MAKERS for k in arguments(m) if not unit_of_argument(m, k, OF)}
    assert not {each for each in without if each[-1] not in PLAIN and each[0].startswith("poinsot.")}


@pytest.mark.parametrize("seed", [36])
def test_every_argument(seed: int) -> None:
    """Law  an argument in another unit of its kind is the argument in SI units; another kind is refused."""
    rng = random.Random(seed)
    for maker in MAKERS:
        for key in arguments(maker):
            if (unit := unit_of_argument(maker, key, OF)) is None:
                continue
            given = {**({"domain": "electrical"} if "{" in getattr(maker, "units", {}).get(key, "") else {})}
            text = f"{rng.uniform(0.1, 9):.9g} {other(unit, rng)}"
            assert with_units(maker, ("x",), {**given, key: text})[1][key] == po.quantity(text), (maker, key)
            with pytest.raises(po.ModelError, match=r"'x' needs another .* does not fit"):
                with_units(maker, ("x",), {**given, key: "3 cd"})


def test_shares_are_no_charges_and_no_conductances() -> None:
    """Their names are those of quantities; "50 mC" of a battery of 2 Ah was a twentieth."""
    for made, key in (
        (lambda x: po.transducers.Battery("X", "2 Ah", [3.0, 4.0], charge=x), "charge"),
        (lambda x: po.hydraulic.DirectionalValve("X", "t", area=1e-5, leak=x), "leak"),
        (lambda x: po.pneumatic.DirectionalValve("X", "t", 1e-8, leak=x), "leak"),
    ):
        assert made("30 %") == made(0.3)
        for unit in ("C", "S", "m**3/(s*Pa)"):
            with pytest.raises(po.ModelError, match=f"'X' needs another {key}: .*a number without a unit"):
                made(f"0.3 {unit}")


def test_units_stand_in_the_cards() -> None:
    """Law  the unit of an argument is one that the cards of its module name, or a quantity's."""
    for maker in MAKERS:
        texts = inspect.getsource(inspect.getmodule(maker))  # type: ignore[arg-type]
        named = {*QUANTITIES.values(), *getattr(getattr(maker, "drawing", None), "shows", {}).values()}
        named |= {each for found in re.findall(r"\[([^\[\]]+)\]", texts) for each in re.split(r", | or |; ", found)}
        for key, unit in getattr(maker, "units", {}).items():
            assert "{" in unit or unit == "1" or any(_same(unit, each) for each in named), (maker.__name__, key, unit)


def _same(unit: str, another: str) -> bool:
    try:
        po.quantity(f"1 {unit.replace('delta_', '')}", another)
    except po.ModelError:
        return unit == "V*s/rad" and another == "N*m/A"
    return True
