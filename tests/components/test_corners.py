"""Energies with a corner, whose effort would jump with the state: refused where they are declared, and no others."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import saved
from poinsot import electrical
from poinsot.algebra import absolute, exp, log, maximum, sqrt, tanh
from poinsot.elements import ELECTRICAL, Curve, OwnPort, OwnState, own_element
from poinsot.signals.corners import corner

CAPACITOR = 'poinsot = 1\n[elements.C]\nkind = "capacitor"\nnodes = ["a", "ground"]\ncharge = 1e-3\nenergy = {}\n'
TABLE = "{{points = [-1e-3, 0, 1e-3], values = [{}, 0, 1e-3], between = {}, beyond = {}}}"


def test_a_jump_is_found_wherever_it_stands(rng: np.random.Generator) -> None:
    """Law  the effort k x + F sign(x − a) jumps by 2 F at a, for F of a hundredth of k a or more."""
    a, k = rng.choice([-1.0, 1.0]) * 10.0 ** rng.uniform(-11.0, 9.0), 10.0 ** rng.uniform(-9.0, 9.0)
    F = k * abs(a) * 10.0 ** rng.uniform(-2.0, 1.5) * rng.choice([-1.0, 1.0])
    found = corner(lambda x: 0.5 * k * x * x + F * absolute(x - a))
    assert found is not None
    assert found.at == pytest.approx(a, rel=1e-12)
    assert found.above - found.below == pytest.approx(2.0 * F, rel=1e-6)
    assert corner(lambda x: 0.5 * k * x * x + F * maximum(x - a, 0.0) ** 2) is None


def test_what_only_bends_has_none() -> None:
    for law in (
        lambda x: maximum(absolute(x) - 1e-3, 0.0) ** 2, lambda x: maximum(1e-5 - x, 0.0) ** 1.2, lambda x: x * log(x),
        lambda x: x * tanh(1e3 * (x - 0.3)), lambda x: exp(40.0 * x) - 40.0 * x, lambda x: sqrt(1.0 + x * x),
    ):  # fmt: skip
        assert corner(law) is None
    line = Curve((0.0, 1.0, 3.0), (1.0, 3.0, 7.0), "straight")
    assert corner(line) is None
    assert corner(Curve(line.points, (0.0, 1.0, 9.0), "smooth")) is None


@pytest.mark.parametrize(
    ("energy", "at"),
    [
        (TABLE.format("2e-3", '"straight"', '"straight"'), "0 C: its voltage would jump there from -2 to 1"),
        (TABLE.format("1e-3", '"smooth"', '"held"'), "0.001 C|-0.001 C"), ('"abs(x)"', "0 C"),
        ('"interp(x, [0, 1, 2], [0, 1, 4])"', "0 C"), ('"x**2 + min(x, 3)"', "3 C"),
    ],
)  # fmt: skip
def test_a_storage_with_a_corner_is_refused(energy: str, at: str, tmp_path: Path) -> None:
    """Such runs crept (10,000,000 steps), or missed their balance by 5.5 % beside other storage."""
    with pytest.raises(po.FileError, match=f"elements.C: the energy of 'C' has a corner at charge .*({at})"):
        po.load(saved(tmp_path / "c.toml", CAPACITOR.format(energy)))
    smooth = TABLE.format("2e-3", '"smooth"', '"straight"')
    assert po.load(saved(tmp_path / "c.toml", CAPACITOR.format(smooth)))


def test_states_of_ones_own_and_springs_of_mechanisms_too() -> None:
    port, state = {"": OwnPort(ELECTRICAL, "current")}, {"w": OwnState("m"), "z": OwnState("m", 1.0, (0.5, 2.0))}

    def made(energy: Any) -> Any:
        return own_element(
            "M", port, lambda v, w, z: 0.0 * v, states=state, rates=lambda v, w, z: (0.0, 0.0), energy=energy
        )

    with pytest.raises(po.ModelError, match="corner at w 0 m: its effort would jump there from -2 to 2"):
        made(lambda w, z: 2.0 * absolute(w) * z)
    assert made(lambda w, z: w * w + absolute(z))  # z stays above 0
    model = po.load("examples/double_pendulum.toml").model
    joint = model.joints[0].name
    for law, fault in (("abs(x)", True), ("max(x, 0)**2", False)):
        spring = po.Potential.on_joint("bent", joint, law)
        if fault:
            with pytest.raises(po.ModelError, match="corner at 0: its force would jump there from -1 to 1"):
                replace(model, elements=(*model.elements, spring))
        else:
            assert replace(model, elements=(*model.elements, spring))
    assert electrical.Capacitor("C", energy=lambda q: q**4)
