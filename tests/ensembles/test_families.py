"""Members that differ in parameters: numbers that no body has, moments that follow from them, names of two kinds."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

import poinsot as po
from ensembles.comparing import alike, is_member
from ensembles.stored import circuit

OPTIONS: dict[str, Any] = {"samples": 5, "rtol": 1e-8, "atol": 1e-10}


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
        bad = po.ensemble(circuit(), {"elements.R.resistance": [-5.0, 1e3]}, time=1e-3, **OPTIONS)
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
