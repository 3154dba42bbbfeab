"""Members that differ in parameters: kernels of one family, each the run of `simulate` with its numbers."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

import poinsot as po
from ensembles.comparing import alike, is_member
from poinsot import electrical

OPTIONS: dict[str, Any] = {"samples": 5, "rtol": 1e-8, "atol": 1e-10}


def low_pass() -> po.Network:
    network = po.Network("low pass")
    network.add(electrical.VoltageSource("V", "1 + sin(300*t)"), "a", "ground")
    network.add(electrical.Resistor("R", 1e3), "a", "b")
    network.add(electrical.Capacitor("C", 1e-6, voltage=0.25), "b", "ground")
    return network


def test_a_member_of_a_closed_mechanism_is_its_run() -> None:
    """Law  lengths of a four-bar, its crank's speed with them, assembled in bulk: any chunks, lanes, threads, order."""
    family = po.load_family("examples/four_bar.toml", "cx", "steel")
    over = {"cx": np.array([0.24, 0.28, 0.5, 1.7, 5.0]), "steel": [1.0, 2.0], "A.velocity": [20.0, 5.0]}
    alone = po.ensemble(family, over, time=0.1, **OPTIONS, threads=1, lanes=1, chunk=7)
    for more in ({"lanes": 4, "threads": 2, "chunk": 3}, {"lanes": 8}):
        alike(alone, po.ensemble("examples/four_bar.toml", over, time=0.1, **OPTIONS, **more))
    rng = np.random.default_rng(2)
    for i, j, k in rng.integers([5, 2, 2], size=(3, 3)).tolist():
        parameters = {"cx": float(over["cx"][i]), "steel": over["steel"][j]}
        initial = {"A": {"velocity": over["A.velocity"][k]}}
        run = po.simulate(family, 0.1, **OPTIONS, parameters=parameters, initial=initial)
        is_member(alone, {"cx": i, "steel": j, "A.velocity": k}, run)
    order = rng.permutation(5)
    shuffled = po.ensemble(family, {**over, "cx": over["cx"][order]}, time=0.1, **OPTIONS)
    alike(alone.isel(cx=order), shuffled)


def test_a_member_of_a_network_is_its_run() -> None:
    """Law  resistances, capacitances (on which starts and tolerances depend), voltages at the start, sources."""
    network = low_pass()
    over = {
        "elements.R.resistance": [500.0, 1e3, 3e3],
        "elements.C.capacitance": [1e-6, 2e-6],
        "C.voltage": [0.0, -2.0],
        "V": [1.0, 2.0],
    }
    found = po.ensemble(network, over, time=3e-3, **OPTIONS, lanes=4, chunk=5)
    assert found.attrs["runs"] == "in lanes"
    family = network.with_parameters("elements.R.resistance", "elements.C.capacitance")
    for i, j, k, m in np.random.default_rng(3).integers([3, 2, 2, 2], size=(4, 4)).tolist():
        parameters = {name: over[name][n] for name, n in zip(family.parameter_names, (i, j), strict=True)}
        initial = {"C.voltage": over["C.voltage"][k]}
        run = po.simulate(family, 3e-3, **OPTIONS, parameters=parameters, initial=initial, inputs={"V": over["V"][m]})
        names = ("elements.R.resistance", "elements.C.capacitance", "initial:C.voltage", "V")
        is_member(found, dict(zip(names, (i, j, k, m), strict=True)), run)
    only = po.ensemble(network, {"elements.C.capacitance": [1e-6, 4e-6]}, time=3e-3, **OPTIONS)
    np.testing.assert_allclose(only["C.charge"][:, 0], [0.25e-6, 1e-6], rtol=1e-15)


def test_members_with_numbers_that_no_body_has_fail_by_name() -> None:
    """Law  the others are as without them."""
    m = po.load("examples/double_pendulum.toml")
    name = "bodies.lower.mass"
    good = po.ensemble(m, {name: [0.5, 2.0]}, time=0.1, **OPTIONS)
    with pytest.warns(po.RunWarning, match="2 of 4 members"):
        found = po.ensemble(m, {name: [0.5, -1.0, 2.0, 0.0]}, time=0.1, **OPTIONS)
    assert found.status.values.tolist() == ["done", "failed", "done", "failed"]
    assert "'lower'" in str(found.failure.values[1]) and "-1 kg is negative" in str(found.failure.values[1])
    alike(good, found.isel({name: [0, 2]}), but=("failure",))
    assert np.isnan(found.joint_position.values[1]).all()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        bad = po.ensemble(low_pass(), {"elements.R.resistance": [-5.0, 1e3]}, time=1e-3, **OPTIONS)
        file = po.ensemble("examples/four_bar.toml", {"steel": [-1.0, 1.0], "cx": [0.28, 9.0]}, time=0.1, **OPTIONS)
    assert "'R' needs a resistance of zero or more" in str(bad.failure.values[0]) and bad.status.values[1] == "done"
    assert file.status.values.tolist() == [["failed", "failed"], ["done", "done"]]
    assert "bodies.crank.mass" in str(file.failure.values[0, 0])


def test_moments_of_jumps_that_follow_from_parameters() -> None:
    """Law  a moment at which a source jumps may be a parameter: then each member has its own."""
    text = """poinsot = 1
name = "late"
[parameters]
T = 0.001
[elements.V]
kind = "voltage_source"
nodes = ["a", "ground"]
voltage = "step(t - T)"
[elements.R]
kind = "resistor"
nodes = ["a", "b"]
resistance = 1e3
[elements.C]
kind = "capacitor"
nodes = ["b", "ground"]
capacitance = 1e-6
"""
    import tempfile
    from pathlib import Path

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "late.toml"
        path.write_text(text, encoding="utf-8")
        found = po.ensemble(path, {"T": [1e-3, 2e-3]}, time=3e-3, **OPTIONS)
        run = po.simulate(po.load_family(path, "T"), 3e-3, **OPTIONS, parameters={"T": 2e-3})
    assert found.attrs["runs"] == "in lanes"
    is_member(found, {"T": 1}, run)


def test_one_parameter_of_a_model_and_one_of_its_file_are_not_mixed() -> None:
    """One sentence; and unknown parameters with the nearest."""
    with pytest.raises(po.SimulationError, match="vary one kind"):
        po.ensemble("examples/four_bar.toml", {"cx": [0.3], "bodies.crank.mass": [1.0]}, time=0.1)
    with pytest.raises(po.SimulationError, match="did you mean 'steel'"):
        po.ensemble("examples/four_bar.toml", {"stel": [0.3]}, time=0.1)
    with pytest.raises(po.SimulationError, match="did you mean 'steel'"):
        po.ensemble(po.load_family("examples/four_bar.toml"), {"stel": [0.3]}, time=0.1)
