"""Networks that switch, by parameters: the network built with these numbers, and nothing compiled twice."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import poinsot as po
from architecture.source_tree import ROOT
from networks.made_families import (
    G,
    buck,
    found_beside,
    made,  # noqa: F401  (a fixture)
    motor,
    rectifier,
    rubbing,
    solved_beside,
    stopped,
    with_a_sign,
)
from networks.switching_circuits import bridge, circuit, random_circuit
from poinsot import PoinsotError
from poinsot import electrical as el

EXACT: dict[str, Any] = {"samples": 9, "rtol": 1e-9, "atol": 1e-12, "progress": False}
STATISTICS = ("energy_turnover", "energy_residual", "energy_scale", "constraint_")


def tried(run: Any) -> Any:
    """What it gives, or the words with which it is refused."""
    try:
        return run()
    except PoinsotError as error:
        return str(error)


def is_built(run: Any, built: Any, bound: float, label: object = "") -> None:
    """Two runs are one to a share of the largest value of every variable, with the same events."""
    if isinstance(built, str) or isinstance(run, str):
        assert run == built, label
        return
    assert run.status == built.status and run.sizes.get("event") == built.sizes.get("event"), label
    for name, values in built.data_vars.items():
        if "event" in values.dims or str(name).startswith(STATISTICS):
            continue
        size = max(1e-3, float(abs(values).max()))
        np.testing.assert_allclose(run[name], values, rtol=0, atol=bound * size, err_msg=f"{label} {name}")


def member_is_built(family: Any, p: np.ndarray, bound: float, label: object = "", **options: Any) -> None:
    values = dict(zip(family.parameter_names, p.tolist(), strict=True))
    run = tried(lambda: po.simulate(family, parameters=values, **EXACT, **options))
    is_built(run, tried(lambda: po.simulate(family.at(p), **EXACT, **options)), bound, label)


@pytest.mark.parametrize(
    ("make", "time"),
    [
        (rubbing, 1.5),
        *(pytest.param(f, t, marks=pytest.mark.long) for f, t in ((rectifier, 0.04), (buck, 0.01), (with_a_sign, 1.5),
          (motor, 1.0), (stopped, 1.5),
          (lambda: bridge((el.Resistor("R", 9.0), "p", G), (el.Capacitor("C", 1e-3), "p", G)), 0.05))),
    ],
    ids=["friction", "rectifier", "buck", "sign in a law", "motor", "stop", "bridge"],
)  # fmt: skip
def test_a_member_is_the_network_built_with_its_numbers(make: Any, time: float, made: list[int]) -> None:  # noqa: F811
    rng = np.random.default_rng(4)
    family = make().with_parameters()
    po.simulate(family, time=time, **EXACT)
    made.clear()
    trials = [family.defaults * rng.uniform(0.7, 1.4, len(family.defaults)) for _ in range(2)]
    for p in trials:
        po.simulate(family, parameters=dict(zip(family.parameter_names, p.tolist(), strict=True)), time=time, **EXACT)
    assert not made, "a changed number has been compiled in"
    for p in trials[:1]:
        member_is_built(family, p, 1e-11, family.named(p), time=time)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(8))
def test_random_circuits_near_their_defaults_and_far_away(seed: int) -> None:
    """Law  the same for resistances up to 1e6 times smaller, 1e3 times larger, where other rows of D are its pivots."""
    rng = np.random.default_rng(seed)
    while True:
        family = tried(lambda: circuit(*random_circuit(rng)).with_parameters())
        if not isinstance(family, str) and not isinstance(tried(family.system), str):
            break
    p = family.defaults * rng.uniform(0.7, 1.4, len(family.defaults))
    member_is_built(family, p, 1e-11, seed, time=3.0)
    far = ["resistance" in name for name in family.parameter_names]
    p = np.where(far, family.defaults * 10.0 ** rng.uniform(-6, 3, len(p)), family.defaults)
    member_is_built(family, p, 1e-9, seed, time=3.0)


@pytest.mark.parametrize(
    ("make", "over", "time"),
    [
        (rubbing, {"elements.F.kinetic": [0.2, 0.7]}, 1.5),
        (rectifier, {"elements.R.resistance": [20.0, 90.0], "elements.C.capacitance": [1e-4, 9e-4]}, 0.03),
        (buck, {"elements.R.resistance": [2.0, 9.0], "elements.L.inductance": [5e-4, 2e-3]}, 0.01),
    ],
    ids=["friction", "rectifier", "buck"],
)  # fmt: skip
@pytest.mark.long
def test_ensembles_are_runs_of_built_networks(make: Any, over: dict[str, Any], time: float) -> None:
    family = make().with_parameters(*over)
    found = po.ensemble(family, over=over, time=time, **EXACT)
    for place in np.ndindex(*(len(each) for each in over.values())):
        p = family.values(**{name: each[k] for (name, each), k in zip(over.items(), place, strict=True)})
        built = po.simulate(family.at(p), time=time, **EXACT)
        member = found.isel(dict(zip(over, place, strict=True)))
        for name, values in built.data_vars.items():
            if "event" not in values.dims and "time" in values.dims and not str(name).startswith(STATISTICS):
                size = max(1e-3, float(abs(values).max()))
                np.testing.assert_allclose(member[name], values, rtol=0, atol=1e-11 * size, err_msg=str(name))


@pytest.mark.long
@pytest.mark.parametrize("make", [solved_beside, found_beside])
def test_laws_of_diodes_beside_switches_share_their_kernels(make: Any, made: list[int]) -> None:  # noqa: F811
    """Law  the same numbers, and nothing compiled; laws that follow from storage, laws that Newton's method solves."""
    family = make().with_parameters()
    po.simulate(family, time=0.02, **EXACT)
    p = 1.2 * family.defaults
    made.clear()
    po.simulate(family, parameters=family.named(p), time=0.02, **EXACT)
    assert not made
    member_is_built(family, p, 1e-9, time=0.02)


@pytest.mark.long
def test_networks_with_mechanisms_that_switch_share_their_kernels(made: list[int]) -> None:  # noqa: F811
    """Law  the same numbers and events, and nothing compiled, for an element and for a mass of the mechanism; a number
    of what switches in the mechanism is compiled in."""
    net = po.load(ROOT / "examples" / "networks" / "rectified_motor_onto_stop.toml")
    mass, resistance = "elements.mechanism.bodies.slider.mass", "elements.motor.resistance"
    family = net.with_parameters(mass, resistance)
    po.simulate(family, time=0.2, **EXACT)
    made.clear()
    p = family.defaults * [1.2, 0.9]
    po.simulate(family, parameters=family.named(p), time=0.2, **EXACT)
    assert not made
    member_is_built(family, p, 1e-8, time=0.2)
    over = {mass: [0.3, 0.4, 0.5], resistance: [1.8, 2.0, 2.2]}
    found = po.ensemble(family, over, zip=True, time=0.2, **EXACT)
    run = po.simulate(family, parameters={mass: 0.5, resistance: 2.2}, time=0.2, **EXACT)
    np.testing.assert_array_equal(found.isel(member=2)["energy_stored"], run["energy_stored"])
