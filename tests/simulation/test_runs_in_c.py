"""A machine that switches, its kernels and loops as C without Python: it takes the package's steps, with its events."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from c_compiler import COMPILER, STRICT
from networks import test_families_that_switch as nets
from poinsot.simulation import switching_run
from poinsot.simulation.events import with_events
from poinsot.simulation.inputs import make_signals
from poinsot.simulation.methods import find_method
from poinsot.simulation.moments import find_moments
from poinsot.simulation.options import CONTROLS, DEFAULTS, read_control
from switching.machines import Place, Units

pytestmark = pytest.mark.skipif(COMPILER is None, reason="no C compiler on this machine")
LONG = pytest.mark.long
EXAMPLES = Path(__file__).parents[2] / "examples"
FILES = {
    "bouncing_ball.toml": 3.0, "networks/belt.toml": 2.0, "networks/buck.toml": 2e-3,
    "networks/peak_rectifier.toml": 0.04, "rimless_wheel.toml": 2.0, "stick_slip.toml": 5.0,
    "networks/rectified_motor_onto_stop.toml": 0.1,
}  # fmt: skip
METHODS = ("dop853", "radau", "radau9", "gauss")
HEAVIER = Place(mass=1e3, length=1e-2, time=1e-1)
FURTHER: dict[str, tuple[Callable[[], Any], float]] = {
    "pendulum on its stop": (lambda: Place().pendulum(0.2), 6.0),
    "tether": (Place().tethered, 3.0),
    "block": (lambda: Place().block(3.0), 4.0),
    "oscillator": (Place().oscillator, 5.0),
    "ball elsewhere": (HEAVIER.ball, 0.3),
    "pendulum elsewhere": (lambda: HEAVIER.pendulum(-0.1, 0.3), 0.6),
    "tether elsewhere": (HEAVIER.tethered, 0.3),
    "oscillator elsewhere": (HEAVIER.oscillator, 0.5),
    "bridge in other units": (Units(impedance=1e-2).peak_rectifier, 0.04),
    "converter in other units": (Units(impedance=1e2).buck, 5e-4),
    "half wave": (nets.rectifier, 0.1),
    "converter": (nets.buck, 0.01),
    "sign of a speed": (nets.with_a_sign, 3.0),
    "motor with dry friction": (nets.motor, 2.0),
    "a diode with a law beside": (nets.solved_beside, 0.1),
    "a diode with a law before": (nets.found_beside, 0.05),
    "friction and a stop": (nets.stopped, 3.0),
}
MAIN = """\
#include "own.c"

static void show(const void *words, size_t count)
{
    for (size_t k = 0; k < count; k++) printf("%lld\\n", (long long)((const int64_t *)words)[k]);
}

int main(int count, char **arguments)
{
    own_run *run = own_new();
    int ended = 0;
    const double end = atof(arguments[1]);
    if (count < 2 || !own_begin(run, 0, end, 0)) return 1;
    MIDDLE
    if (!own_advance(run, end, &ended)) { fprintf(stderr, "%s", own_message(run)); return 1; }
    {
        Model *m = (Model *)run;
        show(&PROGRESS(m)->time, 1);
        show(&PROGRESS(m)->accepted, 1);
        show(&PROGRESS(m)->rejected, 1);
        show(&STATE(m)->decided, 1);
        show(X(m), NX);
        show(WORK(m)->energy.at, NW);
        show(ROWS_OF(m)->log.at, (size_t)(STATE(m)->logged * sizeof(Log) / 8));
    }
    own_free(run);
    return 0;
}
"""


@pytest.fixture(autouse=True)
def _all_events(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("poinsot.files.fmu.run.KEPT_EVENTS", 4096)


def prepared(system: Any, method: str, end: float) -> Any:
    """A run of a System, by itself."""
    options: dict[str, Any] = dict.fromkeys(CONTROLS) | {name: DEFAULTS[name] for name in DEFAULTS if name in CONTROLS}
    control, moments = read_control(system, end, **options), find_moments(system.timed, 0.0, end)
    given = [(np.zeros(1), np.zeros(1))] * len(system.input_names)
    signals = make_signals(given, (*system.breakpoints, *moments.jumps), 0.0, end, moments.zones)
    return switching_run.prepare(system, find_method(method), system.initial, np.array([0.0, end]), signals, control)


def in_c(
    machine: Any, method: str, end: float, folder: Path, middle: str = "", *options: str,
    events: Sequence[po.Event] = (),
) -> Any:  # fmt: skip
    """The words that a program in C shows at the end of a run."""
    po.export_c(machine, folder, name="own", stop=end, method=method, events=events)
    (folder / "main.c").write_text(MAIN.replace("MIDDLE", middle), encoding="utf-8")
    command = [str(COMPILER), *STRICT[:4], "-Wno-unused-function", "-ffp-contract=off", *(options or ["-O0"])]
    made = subprocess.run(
        [*command, "main.c", "-o", "main", "-lm"], capture_output=True, text=True, check=False, cwd=folder
    )
    assert made.returncode == 0, made.stderr[:4000]
    done = subprocess.run([str(folder / "main"), repr(end)], capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr[:4000]
    return np.array([int(each) for each in done.stdout.split()], dtype=np.int64)


def is_the_packages(machine: Any, method: str, end: float, folder: Path, events: Sequence[po.Event] = ()) -> None:
    """Steps, instants, state, energies and the last events of a program in C are those of the package."""
    run = prepared(with_events(machine.system(inputs={}, initial=None), events), method, end)
    run.begin()
    run.advance(10**8)
    words = in_c(machine, method, end, folder, events=events)
    nx, nw, floats = len(run.work.x), len(run.work.energy), words.view(np.float64)
    counts = [int(run.progress[each]) for each in ("accepted", "rejected")] + [int(run.state_of_rows["decided"])]
    assert floats[0] == run.progress["time"]
    assert words[1:4].tolist() == counts
    for found, own in ((floats[4 : 4 + nx], run.work.x), (floats[4 + nx : 4 + nx + nw], run.work.energy)):
        np.testing.assert_allclose(found, own, rtol=0, atol=1e-12 * np.abs(own).max(initial=1e-300))
    log = words[4 + nx + nw :].copy().view(run.rows.log.dtype)
    own_log = run.events
    assert len(log) == len(run.events)
    for name in ("row", "before", "after"):
        np.testing.assert_array_equal(log[name], own_log[name])
    np.testing.assert_allclose(log["time"], own_log["time"], rtol=1e-12)


@LONG
@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("file", FILES)
def test_a_run_in_c_is_the_run_of_the_package(file: str, method: str, tmp_path: Path) -> None:
    is_the_packages(po.load(EXAMPLES / file), method, FILES[file], tmp_path)


@LONG
@pytest.mark.parametrize("name", FURTHER)
def test_further_machines(name: str, tmp_path: Path) -> None:
    make, end = FURTHER[name]
    is_the_packages(make(), "dop853", end, tmp_path)


def test_events_of_the_user(tmp_path: Path) -> None:
    """A reset whose energy is booked, and an event that ends the run."""
    ball = po.load(EXAMPLES / "bouncing_ball.toml")
    kick = po.Event("joint_position[fall] - 0.3", name="kick", reset={"joint_velocity[fall]": "2"}, direction=-1)
    is_the_packages(ball, "dop853", 3.0, tmp_path, [kick, po.Event("t - 2.5", name="late", terminal=True)])


@LONG
@pytest.mark.parametrize("file", ["bouncing_ball.toml", "networks/peak_rectifier.toml"])
def test_a_state_that_is_restored_goes_on_to_the_bit(file: str, tmp_path: Path) -> None:
    end = FILES[file]
    halfway = f"if (!own_advance(run, 0.4 * {end!r}, &ended)) return 1;"
    once = in_c(po.load(EXAMPLES / file), "dop853", end, tmp_path, halfway)
    again = halfway + (
        "{ char *kept = malloc(own_saved()); own_save(run, kept); own_advance(run, end, &ended); own_free(run);"
        "run = own_new(); if (!own_restore(run, kept, own_saved())) return 1; free(kept); }"
    )
    sanitized = "-g", "-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=undefined"
    np.testing.assert_array_equal(in_c(po.load(EXAMPLES / file), "dop853", end, tmp_path, again, *sanitized), once)


@LONG
@pytest.mark.parametrize("file", FILES)
def test_uneven_intervals_change_nothing_but_rounding(file: str, tmp_path: Path) -> None:
    """Large, tiny and uneven ones, drawn with seed 38: the same instants, states to 1e-9 of the largest."""
    end, rng = FILES[file], np.random.default_rng(38)
    moments = np.sort(end * np.concatenate([rng.random(6), [0.5, 0.5 + 1e-9, 0.5 + 2e-9]]))
    middle = "".join(f"if (!own_advance(run, {float(t)!r}, &ended)) return 1;" for t in moments)
    machine = po.load(EXAMPLES / file)
    once, cut = (in_c(machine, "dop853", end, tmp_path, each) for each in ("", middle))
    assert once[3] == cut[3]
    start = machine.system(inputs={}, initial=None).initial
    nx, size = len(start), np.abs(start).max()  # what comes to rest is measured by where it began
    x, own = cut.view(np.float64)[4 : 4 + nx], once.view(np.float64)[4 : 4 + nx]
    np.testing.assert_allclose(x, own, rtol=0, atol=1e-9 * np.abs(own).max(initial=size))
