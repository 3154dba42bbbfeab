"""Machines that cannot be, or cannot go on: one paragraph with the place, the reason and what to do, never a traceback.

Through files and the command line, as users meet them. What elements refuse in Python stands beside them.
"""

import sys
from pathlib import Path

import numpy as np
import pytest

import poinsot as po
from cases import saved

SLIDER = """
poinsot = 1
name = "slider"
gravity = [0, 0, -9.81]
bodies.block = {mass = 1.0}
pairs.fall = {kind="prismatic", between=["ground", "block"], point=[0,0,0], axis=[0,0,1], initial={position=1.0}}
simulation = {time = 1.0}
"""
CIRCUIT = """
poinsot = 1
name = "circuit"
elements.V = {kind = "voltage_source", nodes = ["a", "ground"], voltage = 5.0}
elements.R = {kind = "resistor", nodes = ["a", "b"], resistance = 10.0}
elements.C = {kind = "capacitor", nodes = ["b", "ground"], capacitance = 1e-6}
simulation = {time = 1e-4}
"""

LIMIT = SLIDER + '[limits.stop]\npair = "fall"\n'
FRICTION = SLIDER + '[friction.f]\npair = "fall"\n'
DIODE = CIRCUIT + '[elements.D]\nkind = "ideal_diode"\nnodes = ["b", "ground"]\n'
SWITCH = CIRCUIT + '[elements.S]\nkind = "switch"\nnodes = ["a", "ground"]\n'

FILES = {  # name: (file, exit code, what must be said)
    "ends swapped": (LIMIT + "lower = 2\nupper = 1\n", 2, ["stop", "lower end at 2", "above"]),
    "no end": (LIMIT, 2, ["stop", "no end", "lower or its upper"]),
    "not a number": (LIMIT + "lower = nan\n", 2, ["stop", "nan"]),
    "bounces higher": (LIMIT + "lower = 0\nrestitution = 1.5\n", 2, ["stop", "restitution 1.5", "from 0"]),
    "unknown law": (LIMIT + 'lower = 0\nlaw = "hertz"\n', 2, ["stop", "newton", "poisson"]),
    "negative friction": (FRICTION + "kinetic = -1.0\n", 2, ["friction.f.kinetic", "negative"]),
    "static below": (FRICTION + "kinetic = 2.0\nstatic = 1.0\n", 2, ["friction.f", "static", "less than the kinetic"]),
    "nowhere": (SLIDER + "[friction.f]\nkinetic = 2.0\n", 2, ["friction.f", "pair", "tendon", "between"]),
    "no such pair": (SLIDER + '[limits.stop]\npair = "fell"\nlower = 0\n', 2, ["stop", "fell", "fall"]),
    "lock without command": (SLIDER + '[locks.l]\npair = "fall"\n', 2, ["locks.l", "command"]),
    "starts beyond": (LIMIT + "lower = 1.5\n", 2, ["'stop'", "0.5 m beyond", "initial"]),
    "name twice": (FRICTION.replace("[friction", "[limits") + "lower = 0\n" + FRICTION[len(SLIDER) :] + "kinetic = 2\n",
                   2, ["friction.f", "limits.f"]),
    "source shorted": (SWITCH + 'command = "step(t - 5e-5)"\n', 1, ["'S'", "t = 5e-05 s"]),
    "negative drop": (DIODE + "forward_voltage = -0.7\n", 2, ["elements.D", "forward", "-0.7"]),
    "hysteresis": (SWITCH + 'command = "t"\nhysteresis = -1.0\n', 2, ["S", "hysteresis"]),
    "command of the state": (SWITCH + 'command = "x"\n', 2, ["S", "x"]),
}  # fmt: skip


def said_of(
    text: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> tuple[int, str]:
    """Exit code and message of `poinsot simulate` on a file."""
    from poinsot.cli.app import run

    monkeypatch.setattr(sys, "argv", ["poinsot", "simulate", str(saved(folder / "machine.toml", text)), "--limits"])
    code = run()
    return int(code), capsys.readouterr().err.strip()


@pytest.mark.parametrize("name", [pytest.param(n, marks=[pytest.mark.long] * (FILES[n][1] == 1)) for n in FILES])
def test_files_are_refused_in_a_paragraph(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text, expected, words = FILES[name]
    code, said = said_of(text, tmp_path, monkeypatch, capsys)
    flat = " ".join(said.split())
    assert code == expected, said
    assert flat.startswith("error: ") and "Traceback" not in flat and len(flat) < 700
    assert not [word for word in words if word not in flat], flat


EVENTS = {
    "unknown name": (lambda: po.Event("joint_position[elbo] - 1"), "elbow"),
    "not defined": (lambda: po.Event("log(-1 - t)"), "log"),
    "neither text nor function": (lambda: po.Event(3.0), "formula"),  # type: ignore[arg-type]
    "direction": (lambda: po.Event("t - 1", direction=2), "direction"),
    "reset of another": (lambda: po.Event("t - 1", reset={"joint_velocity[knee]": "0"}), "knee"),
    "reset too short": (lambda: po.Event("t - 1", reset=lambda t, x: [0.0], name="short"), "short"),
    "calls": (lambda: po.Event("__import__('os')"), "__import__"),
}

QUICK = {"unknown name", "direction", "neither text nor function"}


@pytest.mark.parametrize("name", [pytest.param(n, marks=[pytest.mark.long] * (n not in QUICK)) for n in EVENTS])
def test_events_that_mean_nothing_are_refused(name: str) -> None:
    make, word = EVENTS[name]
    pendulum = po.load("examples/double_pendulum.toml")
    with pytest.raises(po.PoinsotError) as refusal:
        po.simulate(pendulum, 1.5, samples=3, events=make())
    assert word in str(refusal.value) and "\n" not in str(refusal.value)


@pytest.mark.long
def test_a_reset_to_nowhere_keeps_what_there_is() -> None:
    pendulum = po.load("examples/double_pendulum.toml")
    wild = po.Event("t - 0.5", reset=lambda t, x: x / (t - t), name="wild")
    with pytest.raises(po.SimulationFailure, match="wild") as failure:
        po.simulate(pendulum, 1.0, samples=11, events=wild)
    partial = failure.value.partial
    assert partial is not None and 0.4 <= float(partial["time"][-1]) <= 0.5 + 1e-9
    assert np.isfinite(partial["joint_position"].values).all()
