"""The numbers of a motor with dry friction, from an independent simulation: examples/identify_motor.py."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po

PATH = Path(__file__).parents[2] / "examples" / "identify_motor.py"


def example() -> Any:
    """The example as a module."""
    specification = importlib.util.spec_from_file_location("identify_motor", PATH)
    assert specification is not None and specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


def test_the_network_runs_as_the_bench() -> None:
    """Law  current and speed of the independent simulation, through breaking away, reversals and halts."""
    bench = example()
    data = bench.bench(noise=0.0)
    still = data["omega [rad/s]"] == 0.0
    assert np.count_nonzero(np.diff(still)) >= 4 and 20 < still.sum() < 60  # it sticks at the start, midway, at the end
    drive = {"supply": (data["time"], data["u [V]"])}
    net = bench.motor(bench.TRUTH)
    run = po.simulate(net, times=data["time"], inputs=drive, rtol=1e-10, dataset=False)
    np.testing.assert_allclose(run["coil.current"], data["i [A]"], atol=1e-9)
    np.testing.assert_allclose(run["rotor.angular_velocity"], data["omega [rad/s]"], atol=1e-8)


@pytest.mark.long
@pytest.mark.parametrize("noise", [0.0, 1.0])
def test_data_give_the_numbers(noise: float) -> None:
    """Law  without noise the truth to the runs' tolerance; with noise and converters within 3 standard errors."""
    bench = example()
    found = po.fit(
        bench.motor(), bench.bench(noise), [*bench.TRUTH], outputs=bench.OUTPUTS, inputs={"supply": "u [V]"},
        sigma=bench.NOISE,
    )  # fmt: skip
    assert found.success and not found.unidentified
    for name, value in bench.TRUTH.items():
        off = abs(found[name] - value)
        assert off <= (3.0 * found.standard_errors[name] if noise else 1e-8 * value), name
    assert noise == 0.0 or 0.8 < found.chi_square / found.degrees < 1.2
