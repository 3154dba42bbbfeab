"""What a run gives back: its output grid, its partial result when it fails or is interrupted, its progress."""

import _thread
import io
import sys
import threading
import warnings
from time import sleep
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

import poinsot as po
from architecture.source_tree import ROOT
from interrupting import interrupted
from poinsot import SimulationError, System
from poinsot.algebra import sqrt
from poinsot.simulation import progress
from poinsot.simulation import progress as showing_progress
from poinsot.simulation.failure import SimulationFailure
from poinsot.simulation.inputs import make_signals
from poinsot.simulation.loops import native
from poinsot.simulation.methods import find_method
from poinsot.simulation.options import read_control
from poinsot.simulation.plan import Timeline
from poinsot.simulation.simulate import simulate
from poinsot.simulation.switching_run import prepare
from simulation import small_systems
from simulation.small_systems import kernel, oscillation, plain


def exact(times: np.ndarray) -> np.ndarray:
    return oscillation(times, 0.1, -0.4, 0.0, 2.0, 50.0, 0.3)


GRIDS = {
    "start": [0.0], "end": [7.0], "both": [0.0, 7.0], "early": [1e-9, 7.0], "many": np.linspace(0, 7, 20_001),
    "random": np.sort(np.random.default_rng(3).uniform(0, 7, 99)),
}  # fmt: skip
METHODS = pytest.mark.parametrize("method", ["dop853", "radau", "radau9", "gauss"])


@pytest.mark.parametrize("times", GRIDS.values(), ids=GRIDS)
def test_samples_are_exact_wherever_they_are_asked_for(oscillator: System, times: object) -> None:
    run = simulate(oscillator, 7.0, times=times)
    assert np.array_equal(run["time"], times)
    assert np.abs(run["state"].values - exact(run["time"].values)).max() < 1e-9
    assert run.attrs["reached"] == 7.0 and run.attrs["status"] == "done"


def test_the_grid_does_not_change_the_motion(oscillator: System) -> None:
    few, many = simulate(oscillator, 3.0, times=[3.0]), simulate(oscillator, 3.0)
    assert np.array_equal(few["state"].values[-1], many["state"].values[-1])
    assert few.attrs["steps"] == many.attrs["steps"] and few.attrs["evaluations"] < many.attrs["evaluations"]


@pytest.mark.parametrize("method", ["dop853", "radau"])
def test_slices_do_not_change_the_motion(method: str, oscillator: System) -> None:
    ends = []
    for attempts in (1, 7, 10**6):
        signals = make_signals([(np.zeros(1), np.ones(1))], [], 0.0, 5.0)
        control = read_control(oscillator, 5.0, 1e-9, 1e-10, None, None, 10**6, 1e-10)
        timeline = Timeline.whole(np.array([5.0]), signals, control)
        run = prepare(oscillator, find_method(method), oscillator.state.initial, timeline)
        run.begin()
        while run.work.progress["status"][0] == native.RUNNING:
            run.advance(attempts)
        ends.append((run.work.samples.states[0].tobytes(), run.work.samples.energies[0].tobytes()))
    assert len(set(ends)) == 1


def test_a_run_of_no_length_is_its_start(oscillator: System) -> None:
    for options in ({"time": 0.0}, {"time": 2.0, "start": 2.0}, {"times": [0.0]}):
        run = simulate(oscillator, **options)
        assert run.sizes["time"] == 1 and run.attrs["steps"] == 0
        assert run["state"].values.tolist() == [[0.1, -0.4]]


def test_the_clock_may_start_anywhere(oscillator: System) -> None:
    late = simulate(oscillator, 1003.0, start=1000.0)
    assert np.abs(late["state"].values - exact(late["time"].values - 1000)).max() < 1e-9
    early = simulate(oscillator, -2.0, start=-5.0)
    assert np.abs(early["state"].values - exact(early["time"].values + 5)).max() < 1e-10


def test_outputs_choose_observations_and_keep_the_ledger(oscillator: System) -> None:
    run = simulate(oscillator, 1.0, outputs=["input"])
    assert "state" not in run and "input" in run and "energy_residual" in run and "energy_storage" in run
    with pytest.raises(SimulationError, match="did you mean 'state'"):
        simulate(oscillator, 1.0, outputs=["stat"])
    with pytest.raises(SimulationError, match=r"outputs=\['state'\]"):
        simulate(oscillator, 1.0, outputs="state")


def test_the_dataset_says_what_it_is(oscillator: System) -> None:
    run = simulate(oscillator, 1.0)
    assert run["time"].attrs["units"] == "s" and run["energy_stored"].attrs["units"] == "J"
    assert run["energy_supplied"].dims == ("time", "port") and run["energy_dissipated"].dims == ("time", "element")
    assert run["port"].values.tolist() == ["force"] and run["element"].values.tolist() == ["damper"]
    assert run["coordinate"].values.tolist() == ["component 0", "component 1"]
    for name in ("compile_seconds", "loop_compile_seconds", "loop_seconds", "dataset_seconds"):
        assert run.attrs[name] >= 0
    assert run.attrs["method"] == "dop853" and run.attrs["rtol"] == 1e-11 and run.attrs["atol"] == 1e-12
    assert run.attrs["evaluations"] > 12 * run.attrs["steps"] > 0


@METHODS
def test_a_blow_up_fails_with_what_was_computed(method: str) -> None:
    said = r"'explosive' stopped at t = (1|0\.999\d*) s .*the growing one"
    with pytest.raises(SimulationFailure, match=said) as failure:
        simulate(small_systems.explosive(), 2.0, method=method, rtol=1e-11, atol=1e-12)
    partial = failure.value.partial
    t, x = partial["time"].values, partial["state"].values[:, 0]
    assert partial.attrs["status"] == "failed" and partial.attrs["failure"] == str(failure.value)
    assert t[-1] == pytest.approx(1.0, abs=1e-3) and partial.sizes["time"] > 400
    early = t < 0.99
    assert np.abs(x[early] * (1 - t[early]) - 1).max() < 1e-7


@METHODS
def test_the_element_that_is_not_a_number_is_named(method: str) -> None:
    @kernel
    def flow(x: object, out: object) -> None:
        out[0], out[1] = 1.0, sqrt(1 - x[2])

    system = plain("fading", 1, flow, lambda x: x * 0, port_names=("lamp",))
    with pytest.raises(SimulationFailure, match="the power of 'lamp' became infinite or not a number"):
        simulate(system, 2.0, method=method)
    with pytest.raises(SimulationError, match="cannot start: at t = 3 s the rate of the power of 'lamp'"):
        simulate(system, 5.0, start=3.0, method=method)


def test_too_many_steps_are_a_failure_with_advice(oscillator: System) -> None:
    with pytest.raises(SimulationFailure, match=r"used the 50 steps allowed.*raise max_steps") as failure:
        simulate(oscillator, 1000.0, max_steps=50)
    partial = failure.value.partial
    assert partial.attrs["steps"] + partial.attrs["rejected"] == 50
    assert partial["time"].values[-1] == partial.attrs["reached"]
    assert np.abs(partial["state"].values - exact(partial["time"].values)).max() < 1e-9


@pytest.mark.parametrize("size", [0.0, 1e-17, 1e-12])
def test_a_run_from_near_rest_finds_its_first_step(oscillator: System, size: float) -> None:
    """The size of the state says nothing there; a first step guessed from it would vanish."""
    run = simulate(oscillator, 1.0, initial=[size, 0.0], inputs={"force": 1.0})
    assert run.attrs["status"] == "done" and abs(run["state"].values[-1, 0]) > 1e-3


def test_ctrl_c_keeps_what_was_computed(oscillator: System) -> None:
    timer = threading.Timer(0.4, _thread.interrupt_main)
    timer.start()
    try:
        run = interrupted(simulate, oscillator, 1e7, initial=[1.0, 0.0], inputs={"force": ([0, 1e7], [0.0, 1e6])})
    finally:
        timer.cancel()
    assert run.attrs["status"] == "interrupted"
    assert 0 < run.attrs["reached"] == run["time"].values[-1] < 1e7
    assert run.attrs["steps"] > 0 and np.isfinite(run["state"]).all()


def test_progress_is_shown_on_request_and_on_a_terminal(oscillator: System, monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    shown = {}
    cases = ("asked", 1.0, True), ("slow", 0.0, None), ("quick", 1e9, None), ("off", 0.0, False)
    for name, patience, asked in cases:
        stream = Terminal()
        monkeypatch.setattr("sys.stderr", stream)
        monkeypatch.setattr(showing_progress, "PATIENCE_SECONDS", patience)
        simulate(oscillator, 5.0, progress=asked)
        shown[name] = "simulating" in stream.getvalue()
    assert shown == {"asked": True, "slow": True, "quick": False, "off": False}


class Model:
    """A model that traces functions of time and leaves the rest as sampled inputs."""

    def __init__(self, system: System) -> None:
        self.made, self.given = system, {}

    def system(self, *, inputs: dict[str, object], initial: dict[str, float] | None) -> System:
        if "mystery" in inputs:
            raise SimulationError("no input 'mystery'")
        self.given = inputs
        if initial is None:
            return self.made
        return small_systems.changed(self.made, initial=np.array([initial["position"], initial["velocity"]]))


def test_a_model_gives_its_system_and_reads_its_initial_state(oscillator: System) -> None:
    model = Model(oscillator)
    run = simulate(model, 1.0, initial={"position": 0.2, "velocity": 0.0}, inputs={"force": 1.0, "traced": "sin(t)"})
    assert run["state"].values[0].tolist() == [0.2, 0.0]
    assert set(model.given) == {"force", "traced"}
    assert simulate(model, 1.0)["state"].values[0].tolist() == [0.1, -0.4]
    with pytest.raises(SimulationError, match="no input 'mystery'"):
        simulate(model, 1.0, inputs={"mystery": 1.0})


def test_warnings_show_the_line_that_called(oscillator: System) -> None:
    table = [0.0, 0.0153, 0.0153, 1.0], [0.0, 0.0, 5.0, 5.0]
    with warnings.catch_warnings(record=True, action="always") as told:
        simulate(oscillator, step=0.01, times=[0.5, 1.0], inputs={"force": table})
        simulate(oscillator, step=0.2, time=1.0, dataset=False)
    kinds = {each.category for each in told}
    assert {po.RunWarning, po.StepWarning, po.LedgerWarning} <= kinds
    assert {each.filename for each in told} == {__file__}


TOP = ROOT / "examples" / "double_pendulum.toml"


class Handle:
    def __init__(self, sent: list[str]) -> None:
        self.sent = sent

    def update(self, html: str) -> None:
        self.sent.append(html)


def in_notebook(monkeypatch: pytest.MonkeyPatch, shell: Any) -> list[str]:
    """IPython as a kernel has it; what was sent to the cell."""
    sent: list[str] = []
    display, ipython = ModuleType("IPython.display"), ModuleType("IPython")
    display.HTML = lambda text: text  # type: ignore[attr-defined]
    display.display = lambda html, display_id: Handle(sent)  # type: ignore[attr-defined]
    ipython.get_ipython = lambda: shell  # type: ignore[attr-defined]
    ipython.display = display  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "IPython", ipython)
    monkeypatch.setitem(sys.modules, "IPython.display", display)
    return sent


def test_a_notebook_sees_how_far_a_run_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "_BETWEEN_SECONDS", 0.0)
    sent = in_notebook(monkeypatch, SimpleNamespace(kernel=object()))
    po.simulate(po.load(TOP), time=1.0, progress=True, dataset=False)
    assert sent[0].startswith("<progress") and any("simulating: t = " in each for each in sent) and sent[-1] == ""


def test_a_short_run_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "PATIENCE_SECONDS", 1e9)
    sent = in_notebook(monkeypatch, SimpleNamespace(kernel=object()))
    po.simulate(po.load(TOP), time=0.1, dataset=False)
    po.simulate(po.load(TOP), time=0.1, dataset=False, progress=False)
    assert not sent


def test_a_plain_shell_of_ipython_is_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    sent = in_notebook(monkeypatch, SimpleNamespace())
    po.simulate(po.load(TOP), time=0.1, dataset=False, progress=True)
    assert not sent


def test_what_takes_long_before_the_first_step_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bar with words while kernels are compiled, where nothing else is told for a while; then it is gone."""
    monkeypatch.setattr(progress, "PATIENCE_SECONDS", 0.02)
    sent = in_notebook(monkeypatch, SimpleNamespace(kernel=object()))
    monkeypatch.setattr(progress, "_BETWEEN_SECONDS", 0.0)
    with progress.shown_share(None, "compiling"):
        sleep(0.3)
    assert "simulating: compiling" in sent[0] and sent[-1] == ""
    sent.clear()
    with progress.shown_share(None, "compiling"):
        pass
    with progress.shown_share(False, "compiling"):
        sleep(0.1)
    assert not sent
