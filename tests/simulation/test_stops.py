"""A run that pauses, is given other inputs and empties its samples on the way computes what one in one piece does."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import poinsot as po
from poinsot import System
from poinsot import electrical as el
from poinsot.simulation.inputs import make_signals, read_inputs
from poinsot.simulation.loops import native
from poinsot.simulation.methods import find_method
from poinsot.simulation.options import DEFAULTS, read_control
from poinsot.simulation.plan import Timeline
from poinsot.simulation.residual import run as residual_run
from poinsot.simulation.switching_run import prepare

END = 2.0
TIMES = np.linspace(0.0, END, 173)


def circuit() -> System:
    """A diode between a resistor and an inductor, so that a residual form is solved."""
    net = po.Network("rectifier")
    net.add(el.VoltageSource("V", 0.0), "a", "ground")
    net.add(el.Resistor("R", 10.0), "a", "b")
    net.add(el.Diode("D"), "b", "c")
    net.add(el.Inductor("L", 1.0), "c", "ground")
    return net.system(inputs={"V": ([0.0, 1.0], [0.0, 0.0])}, initial=None)


def in_parts(
    system: System, method: str, stops: NDArray[np.float64], levels: NDArray[np.float64], room: int, **options: Any
) -> tuple[NDArray[np.float64], NDArray[np.float64], int]:
    """Samples of states and energies, and the number of pauses."""
    given = {"rtol": 1e-9, "atol": 1e-12, "step": None, "max_step": None, **options}
    control = read_control(system, END, **given, max_steps=10**6, constraint_tolerance=DEFAULTS["constraint_tolerance"])
    signals = make_signals(list(read_inputs(system.inputs.names, {}, ()).values()), (), 0.0, END, None)
    form, chosen = residual_run.together(system, find_method(method)), find_method(method)
    timeline = Timeline.whole(TIMES, signals, control)
    made: Any
    if form is None:
        made = prepare(system, chosen, system.state.initial, timeline)
    else:
        made = residual_run.prepare(form, chosen, system.state.initial, system, timeline)
    progress, parts, pauses = made.progress, [], 0
    progress["room"] = room
    made.hold(levels[:1], stops[0])
    made.begin()
    while progress["status"] != native.DONE:
        made.advance(7)
        if progress["status"] == native.PAUSED:
            assert progress["time"] == stops[pauses]
            pauses += 1
            made.hold(levels[pauses : pauses + 1], stops[pauses] if pauses < len(stops) else np.inf)
        elif progress["status"] == native.FULL:
            parts.append([each.copy() for each in made.samples()[:2]])
            progress["taken"] = progress["sample"]
            progress["room"] = progress["sample"] + room
            progress["status"] = native.RUNNING
        else:
            assert progress["status"] in (native.RUNNING, native.DONE)
    parts.append(made.samples()[:2])
    states, energies = (np.concatenate(each) for each in zip(*parts, strict=True))
    return states, energies, pauses


@pytest.mark.filterwarnings("ignore::poinsot.StepWarning", "ignore::poinsot.LedgerWarning")
@pytest.mark.parametrize("step", [None, 0.05], ids=["adaptive", "fixed"])
@pytest.mark.parametrize(
    ("which", "method"),
    [("oscillator", "dop853"), ("oscillator", "gauss"), ("oscillator", "radau"), ("circuit", "radau")],
)
def test_held_inputs_are_steps_of_a_table(method: str, step: float | None, which: str, oscillator: System) -> None:
    """Law  u = held between stops is the table with jumps there; room for fewer samples changes no bit."""
    system = oscillator if which == "oscillator" else circuit()
    rng = np.random.default_rng(5)
    stops, levels = np.sort(rng.uniform(0, END, 6)), rng.normal(0, 10, 7)
    states, energies, pauses = in_parts(system, method, stops, levels, len(TIMES), step=step)
    assert pauses == len(stops) and len(states) == len(TIMES)
    table = np.repeat(stops, 2), np.repeat(levels, 2)[1:-1]
    name = system.inputs.names[0]
    whole = po.simulate(system, END, inputs={name: table}, times=TIMES, method=method, rtol=1e-9, step=step)
    supplied = whole["energy_supplied"].values
    assert np.abs(energies[:, 0] - supplied[:, 0]).max() < 1e-6 * np.abs(supplied).max()
    room = 60 if step is None else 30
    again, balanced, _ = in_parts(system, method, stops, levels, room, step=step)
    assert np.array_equal(states, again) and np.array_equal(energies, balanced)
