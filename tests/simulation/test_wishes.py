"""What `simulate` takes can be said in a call, on the command line and in a file; the nearer voice is heard."""

import inspect
import json
import re
import sys
import warnings
from dataclasses import fields
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from cases import saved
from poinsot import RunWarning
from poinsot.files import network_schema
from poinsot.multibody import Run
from poinsot.simulation.options import DEFAULTS, chosen

OF_PYTHON = {"system", "dataset", "to", "events"}  # files have [events]
OPTIONS = [name for name in inspect.signature(po.simulate).parameters if name not in OF_PYTHON]
SINGULAR = {"inputs", "parameters", "controllers"}
ELSEWHERE = {
    "initial": "pairs and elements have their own", "inputs": "sources have signals", "parameters": "[parameters]",
    "controllers": "a program", "checkpoint": "a call", "steps_per_sample": "times and samples", "every": "a call",
    "progress": "a terminal",
}  # fmt: skip
"""Options that [simulation] has not, and why."""
SAID: dict[str, Any] = {
    "time": 0.25, "start": 0.125, "samples": 7, "method": "radau", "rtol": 1e-6, "atol": 1e-7,
    "max_step": 0.03, "max_steps": 12345, "constraint_tolerance": 1e-7,
}  # fmt: skip
OTHER: dict[str, Any] = {
    "time": 0.375, "start": 0.0625, "samples": 5, "method": "gauss", "rtol": 1e-5, "atol": 1e-8,
    "max_step": 0.02, "max_steps": 54321, "constraint_tolerance": 1e-6,
}  # fmt: skip

MECHANISM = """poinsot = 1
bodies.arm = {mass = 1.0, centre = [0.3, 0, 0], inertia = [0.01, 0.02, 0.02]}
pairs.hinge = {kind="revolute", between=["ground", "arm"], point=[0,0,0], axis=[0,1,0], initial={ position=0.3}}
torques.motor = {pair = "hinge", magnitude = "3*sin(5*t) + t**2"}
"""
NETWORK = """poinsot = 1
elements.V = {kind = "voltage_source", nodes = ["a", "ground"], voltage = "3*sin(5*t) + t**2"}
elements.R = {kind = "resistor", nodes = ["a", "b"], resistance = 2.0}
elements.C = {kind = "capacitor", nodes = ["b", "ground"], capacitance = 0.1, voltage = 0.5}
"""
FILES = {"mechanism": MECHANISM, "network": NETWORK}


def load(folder: Path, text: str, options: dict[str, Any] | None = None) -> Any:
    lines = [f"{name} = {json.dumps(value)}" for name, value in (options or {}).items()]
    file = saved(folder / f"model{len(list(folder.glob('*.toml')))}.toml", "\n".join([text, "[simulation]", *lines]))
    return po.load(file)


def seen(run: Any) -> dict[str, Any]:
    """What of the options can be read off a run."""
    times = run["time"].values
    kept = {"time": times[-1], "start": times[0], "samples": len(times)}
    return kept | {name: run.attrs[name] for name in ("method", "rtol", "atol")}


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_is_in_the_docstring_on_the_command_line_and_in_files(name: str) -> None:
    import typer.main

    from poinsot.cli.app import app

    assert re.search(rf"^ *([\w, ]+, )?{name}\b", po.simulate.__doc__ or "", re.MULTILINE), "its card leaves it out"
    commands: Any = typer.main.get_command(app)
    flags = {flag for parameter in commands.commands["simulate"].params for flag in parameter.opts}
    assert f"--{name.replace('_', '-')}" in flags or (name in SINGULAR and f"--{name[:-1]}" in flags)
    if name in ELSEWHERE:
        return
    assert name == "outputs" or name in {field.name for field in fields(Run)}
    tables = network_schema()["$defs"]
    assert name in tables["SimulationTable"]["properties"], "poinsot schema leaves it out"


@pytest.mark.parametrize("kind", FILES)
def test_a_file_is_heard_by_simulate(kind: str, tmp_path: Path) -> None:
    silent, telling = load(tmp_path, FILES[kind]), load(tmp_path, FILES[kind], SAID)
    expected = {"time": 10.0, "start": 0.0, "samples": 1001, "method": "dop853", "rtol": 1e-11, "atol": 1e-12}
    assert seen(po.simulate(silent)) == expected
    run = po.simulate(telling)
    assert seen(run) == {name: SAID[name] for name in expected}
    assert run.attrs["steps"] >= (SAID["time"] - SAID["start"]) / SAID["max_step"]
    assert seen(po.simulate(telling, **OTHER)) == {name: OTHER[name] for name in expected}
    few = load(tmp_path, FILES[kind], {"max_steps": 3})
    with pytest.raises(po.SimulationFailure, match="3 steps"):
        po.simulate(few)


@pytest.mark.sample(1)
@pytest.mark.parametrize("kind", FILES)
def test_the_command_line_goes_before_the_file_and_the_file_before_the_rest(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from poinsot.cli.app import run as command

    load(tmp_path, FILES[kind], SAID)
    for case, told in enumerate(({}, OTHER, {"rtol": 1e-4}, {"start": 0.5}, {"samples": 3, "method": "dop853"})):
        flags = [text for name, value in told.items() for text in (f"--{name.replace('_', '-')}", str(value))]
        out = tmp_path / f"{case}.nc"
        monkeypatch.setattr(
            sys, "argv", ["poinsot", "simulate", str(tmp_path / "model0.toml"), "--out", str(out), *flags]
        )
        assert command() == 0, capsys.readouterr().err
        expected = {**SAID, **told}
        if "start" in told and "time" not in told:
            expected["time"] = 0.5 + SAID["time"] - SAID["start"]  # it begins elsewhere, and is as long
        found = seen(po.read(out))
        assert found == {name: expected[name] for name in found}, told


@pytest.mark.parametrize("seed", range(20))
def test_the_nearer_voice_is_heard(seed: int, rng: np.random.Generator) -> None:
    """Over random subsets: of options that say nothing of one another, each is the call's, else the file's."""
    names = ["method", "rtol", "atol", "step", "max_step", "max_steps", "constraint_tolerance", "outputs"]
    call = {name: f"call {name}" if rng.random() < 0.4 else None for name in names}
    file = {name: f"file {name}" for name in names if rng.random() < 0.5}
    found = chosen({"time": None, "times": None, "samples": None, "start": None, **call}, file)
    for name in names:
        assert found[name] == (call[name] or file.get(name) or DEFAULTS.get(name)), (seed, name)


def test_words_take_back_what_a_file_asks_for(tmp_path: Path) -> None:
    model = load(tmp_path, MECHANISM, {"time": 0.5, "step": 0.25, "outputs": ["joint_position"]})
    fixed = po.simulate(model)
    assert fixed.attrs["steps"] == 2 and "body_twist" not in fixed and "joint_position" in fixed
    free = po.simulate(model, step="adaptive", outputs="all")
    assert free.attrs["steps"] > 10 and "body_twist" in free
    assert "joint_position" not in po.simulate(model, outputs=["body_twist"])


def test_the_moments_of_a_file_give_way_to_those_of_a_call(tmp_path: Path) -> None:
    model = load(tmp_path, NETWORK, {"start": 0.5, "times": [0.5, 0.75, 1.0]})
    for call, expected in (
        ({}, [0.5, 0.75, 1.0]), ({"times": [0.5, 2.0]}, [0.5, 2.0]), ({"time": 1.5, "samples": 3}, [0.5, 1.0, 1.5]),
        ({"samples": 3}, [0.5, 0.75, 1.0]), ({"start": 2.0, "samples": 2}, [2.0, 2.5]),
        ({"start": 0.0, "time": 1.0, "samples": 2}, [0.0, 1.0]),
    ):  # fmt: skip
        assert po.simulate(model, **call)["time"].values.tolist() == expected, call
    with pytest.raises(po.SimulationError, match="one of the two"):
        po.simulate(model, times=[0.5, 1.0], samples=2)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("methd = 'radau'", "simulation.methd: unknown key; did you mean 'method'"),
        ("method = 'radua'", "simulation.method: unknown method 'radua'; did you mean 'radau'"),
        ("atol = -1", "simulation.atol: is -1, but must be greater than zero"),
        ("atol = [1e-9, 0]", "simulation.atol: is 0, but"),
        ("step = 0", "simulation.step: is 0, but must be greater than zero"),
        ("start = 2\ntime = 1", "simulation.time: is 1, but must be after the start, 2 s"),
        ("time = 0", "simulation.time: is 0, but must be greater than zero"),
        ("times = []", "simulation.times: holds no moment"),
        ("times = [0, 0]", "simulation.times: must increase"),
        ("times = [0, 1]\nsamples = 5", "simulation.times: and samples contradict each other; keep one"),
        ("times = [0, 1]\nstart = 0.5", "simulation.times: must lie within the run"),
        ("times = [0, 1]\ntime = 0.5", "simulation.times: must lie within the run"),
        ("max_steps = 0", "simulation.max_steps: must be a whole number"),
        ("samples = 2.5", "simulation.samples: must be a whole number"),
        ("rtol = 1", "simulation.rtol: is 1, but must be between 1e-14 and 0.1, such as 1e-8"),
        ("outputs = 'all'", "simulation.outputs: must be a list of texts"),
        ("constraint_tolerance = 'x'", "simulation.constraint_tolerance:"),
    ],
)
@pytest.mark.parametrize("kind", FILES)
def test_bad_wishes_are_refused_with_their_line_in_both_kinds_of_files(
    kind: str, line: str, says: str, tmp_path: Path
) -> None:
    file = saved(tmp_path / "model.toml", FILES[kind] + "[simulation]\n" + line.replace("'", '"') + "\n")
    with pytest.raises(po.FileError) as error:
        po.load(file)
    assert says in str(error.value) and re.match(rf"{re.escape(str(file))}:\d+: ", str(error.value)), str(error.value)


@pytest.mark.parametrize("kind", FILES)
@pytest.mark.parametrize("as_what", ["file", "formula", "function", "table"])
def test_a_run_from_later_sees_its_inputs_there(kind: str, as_what: str, tmp_path: Path) -> None:
    """From t = 1 in the state at 1, it moves as the rest of that from 0: inputs are those at t, not since the start."""
    model = load(tmp_path, FILES[kind])
    name, state = ("motor", "state") if kind == "mechanism" else ("V", "C.voltage")
    grid = np.linspace(0, 3, 61)
    given = {
        "file": None,
        "formula": {name: "3*sin(5*t) + t**2"},
        "function": {name: lambda t: 3 * np.sin(5 * t) + t**2},
        "table": {name: (grid, 3 * np.sin(5 * grid) + grid**2)},
    }[as_what]
    whole = po.simulate(model, times=[0.0, 1.0, 1.5, 2.0], inputs=given)
    if kind == "mechanism":
        at = whole.sel(time=1.0)
        state = {"hinge": {"position": float(at["joint_position"][0]), "velocity": float(at["joint_velocity"][0])}}
    else:
        state = {"C.voltage": float(whole["C.voltage"].sel(time=1.0))}
    late = po.simulate(model, start=1.0, times=[1.0, 1.5, 2.0], inputs=given, initial=state)
    early = po.simulate(model, times=[0.0, 0.5, 1.0], inputs=given, initial=state)
    variable = "joint_position" if kind == "mechanism" else "C.voltage"
    error = np.abs(late[variable].values - whole[variable].values[1:]).max()
    assert error < 1e-9
    assert np.abs(early[variable].values - whole[variable].values[1:]).max() > 1e-2


def test_times_that_begin_late_say_so(tmp_path: Path) -> None:
    """Samples do not move the start; who writes them alone, as SciPy's odeint has them, is told."""
    model = load(tmp_path, NETWORK)
    with pytest.warns(RunWarning, match="start=1 for a run that begins with its samples"):
        run = po.simulate(model, times=[1.0, 2.0])
    assert run.identical(run) and np.array_equal(run["time"].values, [1.0, 2.0])
    whole = po.simulate(model, times=[0.0, 1.0, 2.0])
    assert np.array_equal(run["C.voltage"].values, whole["C.voltage"].values[1:])
    for clear in ({"start": 0.0}, {"start": 1.0}, {"time": 2.0}):
        po.simulate(model, times=[1.0, 2.0], **clear)
    po.simulate(model, times=[2.0])
    with pytest.raises(po.SimulationError, match=r"say start=-1"):
        po.simulate(model, times=[-1.0, 2.0])


@pytest.mark.parametrize("kind", FILES)
def test_a_table_of_a_file_may_jump_as_that_of_a_call(kind: str, tmp_path: Path) -> None:
    name, variable = {"mechanism": ("motor", "joint_position"), "network": ("V", "C.voltage")}[kind]
    times, values = [0.0, 0.3, 0.3, 0.5, 0.5], [1.0, 1.0, -2.0, 0.0, 3.0]
    text = FILES[kind].replace('"3*sin(5*t) + t**2"', f"{{ times = {times}, values = {values} }}")
    of_file = po.simulate(load(tmp_path, text), 1.0, samples=11)
    of_call = po.simulate(load(tmp_path, FILES[kind]), 1.0, samples=11, inputs={name: (times, values)})
    assert np.array_equal(of_file[variable].values, of_call[variable].values)
    assert np.array_equal(of_file["energy_supplied"].values, of_call["energy_supplied"].values)


IDLE = [
    ({"step": 0.05, "method": "rk4", "rtol": 1e-6}, {}, "rtol does nothing in this run: 'rk4' takes fixed steps"),
    ({"step": 0.05, "rtol": 1e-6, "atol": 1e-6}, {}, "rtol and atol do nothing in this run: 'dop853'"),
    ({"atol": 1e-6}, {"step": 0.05}, "atol does nothing"),
    ({}, {"step": 0.05, "rtol": 1e-6}, "rtol does nothing"),
    ({"step": 0.05, "method": "moreau"}, {"rtol": 1e-6}, ""),
    ({"step": 0.05, "method": "radau", "rtol": 1e-6}, {}, ""),
    ({"step": "adaptive", "rtol": 1e-6}, {"step": 0.05}, ""),
]


@pytest.mark.parametrize(("call", "file", "says"), IDLE)
def test_tolerances_that_hold_no_error_are_told(
    call: dict[str, Any], file: dict[str, Any], says: str, tmp_path: Path
) -> None:
    model = load(tmp_path, MECHANISM, {"time": 0.2, **file})
    with warnings.catch_warnings(record=True, action="always", category=po.RunWarning) as caught:
        po.simulate(model, **call)
    told = [str(w.message) for w in caught if "nothing in this run" in str(w.message)]
    assert len(told) == bool(says) and says in "".join(told)


def test_a_fixed_step_obeys_the_longest_one(tmp_path: Path) -> None:
    model = load(tmp_path, MECHANISM, {"time": 0.2, "max_step": 0.01})
    assert po.simulate(model, step=0.05).attrs["steps"] == 4, "the step of a call replaces both of the file"
    for said, file in (({"step": 0.05, "max_step": 0.01}, {}), ({"max_step": 0.01}, {"step": 0.05})):
        with pytest.raises(po.SimulationError, match=r"max_step=0.01 is shorter than the fixed step of 0.05 s"):
            po.simulate(load(tmp_path, MECHANISM, {"time": 0.2, **file}), **said)
    with pytest.raises(po.FileError, match=r"simulation.max_step: is 0.01 s, shorter than the fixed step of 0.05 s"):
        load(tmp_path, MECHANISM, {"step": 0.05, "max_step": 0.01})
    assert po.simulate(load(tmp_path, MECHANISM, {"time": 0.2, "step": 0.05, "max_step": 0.05})).attrs["steps"] == 4


def test_a_stepper_of_whole_steps_tells_that_tolerances_do_nothing(tmp_path: Path) -> None:
    model = load(tmp_path, MECHANISM, {"rtol": 1e-6})
    with pytest.warns(po.RunWarning, match="rtol does nothing in this run: 'rk4'"):
        po.Stepper(model, 0.01, rtol=1e-6)
    with warnings.catch_warnings(action="error"):
        po.Stepper(model, 0.01)
        po.Stepper(model, 0.01, "dop853", rtol=1e-6)
