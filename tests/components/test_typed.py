"""What elements, pairs and bodies show could be typed: it makes them again."""

import inspect
from typing import Any

import numpy as np
import pytest

import poinsot as po
from architecture.source_tree import ROOT
from poinsot.elements import DOMAINS, ELEMENTS, KINDS

EXAMPLES = ROOT / "examples"
NAMES: dict[str, Any] = {}
exec("from poinsot import *", NAMES)


def law(x: Any) -> Any:
    return x * x * x


def rising(*x: Any) -> Any:
    return x[0] - x[1] if len(x) == 2 else 1.0 + x[0] * x[0]


NAMES |= {"law": law, "rising": rising}
SPECIAL: dict[str, Any] = {  # arguments that are more than numbers between 0 and 1
    "inductances": [[2.0, 0.5], [0.5, 3.0]], "reactants": {"A": 1, "B": 2}, "products": {"C": 1}, "ports": ["a", "b"],
    "signs": [1, -1], "temperature": 300.0, "volume": 0.02, "ambient": 1e5, "pose": [0.0, 0.0, 1.0], "lower": -1.0,
    "dissipator": po.hydraulic.Orifice("D", 1e-4), "pair": "revolute", "pole_pairs": 2, "teeth": 5,
    "voltages": [44.0, 50.0], "mutual_inductance": 0.05, "frames": {"p": [0.0, 0.0, 1.0]},
}  # fmt: skip
FIXED = {"WrenchSource": {"force": [0.0, "sin(t)", 2.0]}, po.control.EnergyShaping.__name__: {"start": [0.1, 0.2]}}
FIXED |= {"ControlledSource": {"drives": "voltage", "senses": ["current"]}}
FIXED |= {"Cable": {"start": [0.0, 0.0, 1.0], "end": [1.0, 0.0, 0.0]}, "Beam": {"shear": 0.5, "inertia": 0.2}}
FIXED |= {"Inverter": {"command": [0.5, "sin(t)", 0.1]}, "Rectifier": {"firing_angle": 0.3, "frequency": 50.0}}
LEFT_OUT = {"static", "pitch", "start"}  # what has to fit others
BY_SIGNAL: list[Any] = [2.5, "sin(3*t)", ([0.0, 1.0], [0.0, 2.0])]


def element(maker: Any, rng: np.random.Generator) -> Any:
    """An element of random numbers, half of the options that are numbers among them."""
    takes = {name: each for name, each in inspect.signature(maker).parameters.items() if name != "name"}
    either = [n for kind in ("float | None", "Law | None") for n, each in takes.items() if each.annotation == kind][:1]
    given: dict[str, Any] = {}
    for name, each in takes.items():
        some = type(each.default) is float and rng.random() < 0.5
        if name in LEFT_OUT or not (each.default is inspect.Parameter.empty or some or name in either):
            continue
        number = float(rng.uniform(0.1, 0.9)) * (-1 if "Negative" in maker.__name__ else 1)
        signal, domain = BY_SIGNAL[rng.integers(3)], list(DOMAINS.values())[rng.integers(5)]
        of_type = {"Domain": domain, "SignalLike": signal, "Law": law, "Law | None": law}
        value = rising if each.annotation.startswith("Callable") else of_type.get(each.annotation, number)
        given[name] = SPECIAL.get(name, value)
    return maker("E", **(given | FIXED.get(maker.__name__, {})))


@pytest.mark.parametrize("kind", sorted(kind for kind in ELEMENTS if "." in kind))
def test_every_element_makes_itself_again(kind: str) -> None:
    for seed, maker in enumerate(ELEMENTS[kind]):
        made = element(maker, np.random.default_rng(seed))
        again = eval(repr(made), NAMES)
        assert again == made and hash(again) == hash(made) and repr(again) == repr(made), repr(made)


@pytest.mark.parametrize("kind", KINDS)
def test_pairs_make_themselves_again(kind: str) -> None:
    pair = KINDS[kind](*[0.25] * len(po.pairs.parameters_of(kind)))
    assert eval(repr(pair), NAMES) == pair and len(repr(pair)) < 40
    crossed = po.pairs.ReversedPair(pair)
    assert eval(repr(crossed), NAMES) == crossed


@pytest.mark.filterwarnings("ignore::poinsot.UnphysicalInertiaWarning")
def test_models_make_themselves_again() -> None:
    for file in ("four_bar.toml", "double_pendulum.toml", "puma560.urdf", "stick_slip.toml"):
        model = po.load_mechanism(EXAMPLES / file).model
        again = eval(repr(model), NAMES)
        assert repr(again) == repr(model)
        assert po.Mechanism(again).key == po.Mechanism(model).key


def test_what_is_as_by_default_is_not_said() -> None:
    assert repr(po.electrical.Resistor("R", 1.0)) == "electrical.Resistor('R', 1.0)"
    assert repr(po.Limits(upper=2)) == "Limits(upper=2)"
    assert po.electrical.Resistor("R", 1.0) == po.electrical.Resistor("R", resistance=1.0)
    assert po.electrical.Resistor("R", 1.0) != po.electrical.Resistor("R", 2.0)
