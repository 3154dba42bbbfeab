"""Members of families of networks that switch: the bits of their runs by `simulate`, though one System serves all."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

import poinsot as po
from ensembles.alone import are_runs
from networks.made_families import buck, found_beside, motor, rectifier, rubbing, solved_beside, stopped, with_a_sign
from networks.switching_circuits import bridge, circuit, random_circuit
from poinsot import PoinsotError
from poinsot import electrical as el
from poinsot.ensembles.making import Making

G = "ground"
EXACT: dict[str, Any] = {"samples": 7, "rtol": 1e-8, "atol": 1e-11, "progress": False}


@pytest.fixture
def by_themselves(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What members' own Systems were made of."""
    made, before = list[Any](), Making.made

    def watched(self: Making, given: Any) -> Any:
        made.append(given)
        return before(self, given)

    monkeypatch.setattr(Making, "made", watched)
    return made


def over_all(family: Any, rng: np.random.Generator, count: int = 5) -> dict[str, Any]:
    """All parameters, near their defaults."""
    return {name: x * rng.uniform(0.7, 1.4, count) for name, x in family.named(family.defaults).items() if x}


def test_a_rectifier_by_its_numbers_and_where_it_starts(by_themselves: list[Any]) -> None:
    """Law  the bits of `simulate`, in any order and split; one System is made, and not one for each member."""
    rng = np.random.default_rng(1)
    family = rectifier().with_parameters("elements.R.resistance", "elements.C.capacitance")
    over = {**over_all(family, rng), "C.voltage": rng.uniform(-1.0, 9.0, 5)}
    found = are_runs(family, over, every=(0, 1, 3), time=0.02, **EXACT)
    assert (found.status == "done").all() and found.event_count.values.all()
    by_themselves.clear()
    po.ensemble(family, over, zip=True, time=0.02, **EXACT)
    assert len(by_themselves) == 1


CASES: dict[str, tuple[Any, float]] = {
    "friction": (rubbing, 1.5), "buck": (buck, 0.005), "sign in a law": (with_a_sign, 1.5), "motor": (motor, 1.0),
    "stop": (stopped, 1.5),
    "bridge": (lambda: bridge((el.Resistor("R", 9.0), "p", G), (el.Capacitor("C", 1e-3), "p", G)), 0.05),
    "laws of a diode beside": (solved_beside, 0.02), "a law found by Newton's method": (found_beside, 0.02),
}  # fmt: skip


@pytest.mark.long
@pytest.mark.parametrize("case", CASES)
def test_members_have_the_bits_of_simulate(case: str, by_themselves: list[Any]) -> None:
    make, time = CASES[case]
    family = make().with_parameters()
    are_runs(family, over_all(family, np.random.default_rng(3)), every=(0, 2, 4), time=time, **EXACT)


@pytest.mark.long
@pytest.mark.parametrize("method", ["radau", "gauss"])
def test_implicit_methods_take_the_units_of_each_member(method: str) -> None:
    """Law  tolerances and Newton's units follow from the member's own storage."""
    family = rectifier().with_parameters("elements.C.capacitance")
    over = {"elements.C.capacitance": 3e-4 * 10.0 ** np.linspace(-2, 2, 5)}
    step = {"step": 1e-4} if method == "gauss" else {}
    are_runs(family, over, time=0.01, method=method, **{**EXACT, "rtol": 1e-6}, **step)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_random_circuits(seed: int) -> None:
    """Law  the same for resistances that are 1e6 times apart, and where members decide differently."""
    rng = np.random.default_rng(seed)
    while True:
        try:
            family = circuit(*random_circuit(rng)).with_parameters()
            family.system()
            break
        except PoinsotError:
            continue
    over = over_all(family, rng)
    far = [name for name in over if "resistance" in name]
    over |= {name: family.named(family.defaults)[name] * 10.0 ** rng.uniform(-3, 3, 5) for name in far[:2]}
    are_runs(family, over, every=(0, 1, 2, 3, 4), time=2.0, **EXACT)


def test_members_whose_rows_are_of_another_kind_are_made_by_themselves(by_themselves: list[Any]) -> None:
    """Law  where a resistance of 0 lets a current jump a member is its own run; the others stay together."""
    net = circuit((el.VoltageSource("V", "5*sin(300*t)"), "in", G), (el.IdealDiode("D"), "in", "b"),
                  (el.Resistor("R", 2.0), "b", "c"), (el.Inductor("L", 1e-3), "c", G))  # fmt: skip
    family = net.with_parameters("elements.R.resistance", "elements.L.inductance")
    over = {"elements.R.resistance": [1.0, 0.0, 3.0], "elements.L.inductance": [1e-3, 2e-3, -1e-3]}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = are_runs(family, over, every=(0, 1, 2), time=0.01, **EXACT)
    assert found.status.values[2] == "failed" and "inductance" in found.failure.values[2]
