"""Options that contradict themselves never start a run, and the message says which and why."""

from copy import copy
from inspect import signature
from typing import Any

import numpy as np
import pytest

from poinsot import ModelError, SimulationError, System, electrical
from poinsot.simulation.prepared import Prepared
from poinsot.simulation.simulate import SimulateOptions, simulate
from simulation import small_systems


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"rtol": 0.0}, "rtol must be a positive"), ({"every": 5.0}, "name its file"),
        ({"every": -5.0, "checkpoint": "run.ckpt"}, "0 or more"), ({"rtol": -1e-6}, "rtol must be a positive"),
        ({"rtol": np.nan}, "rtol must be a positive"), ({"rtol": "small"}, "rtol must be a number"),
        ({"rtol": 1e-20}, "rtol must be between"), ({"rtol": 2.0}, "rtol must be between"),
        ({"atol": 0.0}, "atol must be positive"), ({"atol": [1e-9, np.inf]}, "atol must be positive"),
        ({"atol": [1e-9] * 3}, "one number for each of the 2 components"),
        ({"method": "dop835"}, "did you mean 'dop853'"), ({"time": np.inf}, "time must be a finite"),
        ({"time": -1.0}, "before its start"),
        ({"time": 1e-300, "start": 0.0, "times": [1.0]}, "must lie within the run"),
        ({"time": 1e9 + 1e-6, "start": 1e9}, "too short"), ({"start": np.nan}, "start must be a finite"),
        ({"times": []}, "non-empty"), ({"times": [[0.0, 1.0]]}, "non-empty sequence"),
        ({"times": "soon"}, "sequence of numbers"),
        ({"times": range(10**12)}, "1,000,000,000,000 moments, and 10,000,000 are the most"),
        ({"times": range(10**30)}, "sequence of numbers"), ({"times": [0.0, np.nan]}, "entry 1 is not"),
        ({"times": [0.0, 0.5, 0.5]}, "entry 2 is 0.5"), ({"times": [0.0, 2.0, 1.0]}, "entry 2 is 1, after 2"),
        ({"times": [-1.0, 1.0]}, "must lie within the run"),
        ({"times": [0.0, 3.0], "time": 2.0}, "must lie within the run"), ({"step": 0.0}, "step must be a positive"),
        ({"max_step": -1.0}, "max_step must be a positive"), ({"max_steps": 0}, "max_steps must be a whole number"),
        ({"max_steps": 0.5}, "whole number from 1 to"),
        ({"constraint_tolerance": 0}, "constraint_tolerance must be a positive"),
        ({"initial": [1.0]}, r"must be 2 numbers; this has shape \(1,\)"),
        ({"initial": [1.0, np.nan]}, "entry 1 is not"), ({"initial": "rest"}, "must be 2 numbers"),
        ({"inputs": {"farce": 1.0}}, "did you mean 'force'"),
    ],
)  # fmt: skip
def test_bad_options_are_refused(oscillator: System, options: dict[str, Any], message: str) -> None:
    with pytest.raises(SimulationError, match=message) as error:
        simulate(oscillator, **options)
    assert "\n" not in str(error.value)


def test_samples_that_memory_does_not_hold_are_refused(oscillator: System, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: Any) -> None:
        raise MemoryError

    monkeypatch.setattr(Prepared, "run", full)
    with pytest.raises(SimulationError, match=r"do not fit into memory.*(outputs).*to='run.nc'"):
        simulate(copy(oscillator))  # of which no run has ended, to begin again


def test_what_is_no_system_is_refused() -> None:
    with pytest.raises(SimulationError, match="cannot simulate a str"):
        simulate("panda.urdf")  # type: ignore[arg-type]


def test_a_last_sample_late_by_rounding_only_is_the_end(oscillator: System) -> None:
    run = simulate(oscillator, 0.3, times=[0.1, 0.2, 0.1 + 0.2])
    assert run["time"].values[-1] == 0.3


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"initial": np.zeros(3)}, "initial state must have shape"),
        ({"magnitude": np.array([0])}, "magnitude must have shape"),
        ({"magnitude": np.array([0, 2])}, "indices into the 2 coordinates"),
        ({"component_names": ("a",)}, "component names must have shape"),
        ({"reach": np.zeros(2)}, "reach must be positive"),
        ({"reach": np.ones(3)}, "reach must have shape"),
        ({"scale": np.ones(3)}, "scale must have shape"),
        ({"scale": np.array([1.0, 0.0])}, "scale and energy scale must be positive"),
        ({"energy_scale": np.inf}, "scale and energy scale must be positive"),
        ({"port_names": ("a", "b")}, "flow must take 6 numbers and give 5, not 6 and 4"),
        ({"input_names": ()}, "flow must take 5 numbers"),
        ({"project": small_systems.adding(2)}, "project must take 2 numbers and give 4, not 4 and 2"),
    ],
)
def test_a_system_that_contradicts_itself_cannot_be_made(
    oscillator: System, change: dict[str, Any], message: str
) -> None:
    with pytest.raises(ModelError, match=message):
        small_systems.changed(oscillator, **change)


def test_a_run_does_not_depend_on_the_units_when_the_scale_names_them(seed: int) -> None:
    """In pico-units, with the scale to match, the same steps give the same motion, bit for bit in powers of two."""
    unit, start = 2.0**-40, np.random.default_rng(seed).normal(size=2)
    options: dict[str, Any] = {"time": 5.0, "rtol": 1e-9, "atol": 1e-6, "max_step": 5.0}
    large = simulate(small_systems.oscillator(), initial=start, **options)
    tiny = small_systems.changed(small_systems.oscillator(), scale=np.full(2, unit), energy_scale=unit**2)
    small = simulate(tiny, initial=start * unit, **options)
    careless = simulate(small_systems.oscillator(), initial=start * unit, **options)
    assert np.array_equal(small["state"].values, large["state"].values * unit)
    assert np.array_equal(small["energy_dissipated"].values, large["energy_dissipated"].values * unit**2)
    assert small.attrs["steps"] == large.attrs["steps"] > careless.attrs["steps"]
    assert small.attrs["atol"] == 1e-6


def test_the_energy_scale_alone_loosens_or_tightens_the_energies(oscillator: System) -> None:
    steps = [
        simulate(small_systems.changed(oscillator, energy_scale=scale), 5.0, rtol=1e-9, atol=1e-6, max_step=5.0).attrs[
            "steps"
        ]
        for scale in (1e-9, 1.0)
    ]
    assert steps[0] > steps[1]


def test_inputs_that_are_no_mapping_are_refused(oscillator: System) -> None:
    with pytest.raises(SimulationError, match="inputs must be a mapping"):
        simulate(oscillator, 1.0, inputs=[1.0])  # type: ignore[arg-type]


def test_what_editors_know_are_the_options() -> None:
    named = {name for name, each in signature(simulate).parameters.items() if each.kind is each.KEYWORD_ONLY}
    assert set(SimulateOptions.__annotations__) == named - {"dataset"}


@pytest.mark.parametrize("value", [b"1", bytearray(b"1"), np.complex64(1 + 5j), np.complex128(1 + 5j)])
def test_what_only_python_takes_for_a_number_is_none(oscillator: System, value: Any) -> None:
    with pytest.raises(SimulationError, match="time must be a number"):
        simulate(oscillator, value)
    for given in (value, ([0.0, 1.0], [value, value])):
        with pytest.raises(ModelError, match="the source 'V' needs a number"):
            electrical.VoltageSource("V", given)


@pytest.mark.parametrize("times", [np.array([0, 1], "m8[ns]"), np.array(["0", "1"]), np.array([0, 1j])])
def test_tables_of_other_kinds_than_numbers_are_refused(times: Any) -> None:
    for given in ((times, [1.0, 2.0]), ([1.0, 2.0], times)):
        with pytest.raises(ModelError, match="the source 'V' needs a number"):
            electrical.VoltageSource("V", given)
