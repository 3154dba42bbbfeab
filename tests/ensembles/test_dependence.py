"""What of a member depends on what varies is read, not probed: dependences that show nowhere else are found."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import saved
from ensembles.comparing import is_member

OPTIONS: dict[str, Any] = {"samples": 5, "rtol": 1e-8, "atol": 1e-10}

ARM = """poinsot = 1
name = "arm"
parameters = {m = 1.0, a = 0.3, c = 0.1, size = "2 if m > 1.5 else 1", late = "max(a - 0.5, 0)"}
bodies.arm = {mass = "m", centre = [0, 0, "0 - 0.5*size"], inertia = [0.1, 0.1, 0.02]}
pairs.hinge.kind = "revolute"
pairs.hinge.between = ["ground", "arm"]
pairs.hinge.point = [0, 0, 0]
pairs.hinge.axis = [0, 1, 0]
pairs.hinge.initial = {position = ["abs(a - 0.3) + late"], velocity = ["(a - a)*sin(m) + step(m - 1.9)"]}
dampers.d = {pair = "hinge", damping = "c"}
torques.T = {pair = "hinge", magnitude = "0.1*step(t - late)*late"}
"""
NET = """poinsot = 1
name = "net"
parameters = {C = 1e-6, V0 = 0.0, R = 1e3, T = "max(V0 - 1, 0)*1e-3"}
elements.V = {kind = "voltage_source", nodes = ["a", "ground"], voltage = "step(t - T) + 0.1*sin(1000*t)"}
elements.R = {kind = "resistor", nodes = ["a", "b"], resistance = "R"}
elements.C = {kind = "capacitor", nodes = ["b", "ground"], capacitance = "C", voltage = "V0 if C > 1e-6 else 0"}
"""


def compared(path: Path, over: dict[str, Any], time: float, some: int, seed: int) -> None:
    """Members of a file against their runs by `simulate`, a few of them."""
    found = po.ensemble(path, over, time=time, **OPTIONS, lanes=4)
    assert (found.status == "done").all() and found.attrs["runs"] == "in lanes"
    family = po.load_family(path, *over)
    rng = np.random.default_rng(seed)
    for _ in range(some):
        at = {name: int(rng.integers(len(values))) for name, values in over.items()}
        run = po.simulate(family, time, **OPTIONS, parameters={name: over[name][k] for name, k in at.items()})
        is_member(found, at, run)


def test_initial_values_and_jumps_of_a_mechanism_where_they_depend(tmp_path: Path) -> None:
    """Law  a member is its run, also where a dependence shows in a narrow range, or cancels at the default."""
    path = saved(tmp_path / "arm.toml", ARM)
    compared(path, {"m": [1.0, 2.0], "a": [0.3, 0.30000001, 0.6, 0.8], "c": [0.1]}, 0.5, 4, 1)


def test_initial_values_units_and_jumps_of_a_network_where_they_depend(tmp_path: Path) -> None:
    """Law  as of a mechanism; the units of tolerances follow capacitances."""
    path = saved(tmp_path / "net.toml", NET)
    compared(path, {"C": [0.5e-6, 1e-6, 2e-6], "V0": [0.0, 0.5, 1.5, 2.5], "R": [1e3]}, 3e-3, 6, 2)


def test_what_no_scalar_reaches_sets_members_apart(tmp_path: Path) -> None:
    """Law  how long a run lasts, and tables, may follow from parameters: members are their runs, one by one."""
    table = ARM.replace('magnitude = "0.1*step(t - late)*late"', 'magnitude = {times = [0, 1], values = [0, "a"]}')
    for text, said in ((ARM + '[simulation]\nmax_step = "0.05*a"\n', "simulation"), (table, "tables")):
        path = saved(tmp_path / "arm.toml", text)
        found = po.ensemble(path, {"a": [0.3, 0.6]}, time=0.3, **OPTIONS)
        assert said in found.attrs["runs"]
        run = po.simulate(po.load_family(path, "a"), 0.3, **OPTIONS, parameters={"a": 0.6})
        is_member(found, {"a": 1}, run)


@pytest.mark.parametrize("wrong", [-0.1, float(np.nextafter(0, -1))])
def test_numbers_of_elements_obey_their_own_rules(tmp_path: Path, wrong: float) -> None:
    """Law  the member fails in the words of its element, the others go on: rules, not signs, decide."""
    path = saved(tmp_path / "arm.toml", ARM)
    with pytest.warns(po.RunWarning, match="1 of 3"):
        found = po.ensemble(path, {"c": [0.1, wrong, 0.0]}, time=0.1, **OPTIONS)
    assert found.status.values.tolist() == ["done", "failed", "done"]
    assert "must not be negative" in str(found.failure.values[1])


@pytest.mark.long
def test_units_and_starts_of_networks_in_bulk() -> None:
    """Law  capacitances move the units of tolerances and, with a voltage given, the start: a member is its run."""
    from poinsot import electrical

    rc = po.Network("rc")
    rc.add(electrical.VoltageSource("V", 1.0), "a", "ground")
    rc.add(electrical.Resistor("R", 1e3), "a", "b")
    rc.add(electrical.Capacitor("C", 1e-6, voltage=0.25), "b", "ground")
    family = rc.with_parameters("elements.C.capacitance", "elements.C.voltage")
    over = {"elements.C.capacitance": np.array([1e-6, 2e-6, 7e-7]), "elements.C.voltage": [0.1, 0.7]}
    found = po.ensemble(rc, over, time=2e-3, **OPTIONS)
    for i, j in ((0, 1), (2, 0), (1, 1)):
        values = {name: float(over[name][k]) for name, k in zip(over, (i, j), strict=True)}
        is_member(found, dict(zip(over, (i, j), strict=True)), po.simulate(family, 2e-3, **OPTIONS, parameters=values))


def test_a_member_that_differs_in_more_runs_among_the_others(tmp_path: Path) -> None:
    """Law  where a storage gets an energy that is no square, its books are others: such members are their runs, too."""
    text = NET.replace('capacitance = "C", ', "").replace(
        'voltage = "V0 if C > 1e-6 else 0"', 'energy = "5e5*x**2 + max(V0 - 0.5, 0)*x"'
    )
    path = saved(tmp_path / "net.toml", text.replace("{C = 1e-6", "{w = 3.0, C = 1e-6").replace("1000*t", "w*t"))
    compared(path, {"V0": [0.0, 0.25, 0.7], "w": [3.0, 5000.0]}, 3e-3, 4, 4)
