"""A machine that switches, its kernels and loops as C without Python: it takes the package's steps, with its events."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from c_compiler import COMPILER
from compiler.runs_in_c import SHOWN, compile_loops, run_in_c
from poinsot.simulation import switching_run
from poinsot.simulation.inputs import make_signals
from poinsot.simulation.loops.entries import SWITCHING
from poinsot.simulation.methods import find_method
from poinsot.simulation.options import CONTROLS, DEFAULTS, read_control

pytestmark = [pytest.mark.skipif(COMPILER is None, reason="no C compiler on this machine"), pytest.mark.long]
EXAMPLES = Path(__file__).parents[2] / "examples"
FILES = {
    "bouncing_ball.toml": 3.0, "networks/belt.toml": 2.0, "networks/buck.toml": 2e-3,
    "networks/peak_rectifier.toml": 0.04, "rimless_wheel.toml": 2.0, "stick_slip.toml": 5.0,
    "networks/rectified_motor_onto_stop.toml": 0.1,
}  # fmt: skip
METHODS = ("dop853", "radau", "radau9", "gauss")


def prepared(system: Any, method: str, end: float) -> Any:
    """A run of a System, by itself."""
    options = dict.fromkeys(CONTROLS) | {name: DEFAULTS[name] for name in DEFAULTS if name in CONTROLS}
    control, signals = read_control(system, end, **options), make_signals([], (), 0.0, end, None)
    grid = np.array([0.0, end])
    return switching_run.prepare(system, find_method(method), system.initial, grid, signals, control)


def outcome(run: Any) -> tuple[Any, ...]:
    """What a run shows at its end: SHOWN, how many instants were decided, the state, energies and the log."""
    row, log = run.state_of_rows, run.rows.log[: int(run.state_of_rows["logged"])]
    return (*(run.cells[name][0].item() for name in SHOWN), int(row["decided"]), run.work.x, run.work.energy, log)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("runs")
    compile_loops(SWITCHING, found)
    return found


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("file", FILES)
def test_a_run_in_c_is_the_run_of_the_package(file: str, method: str, folder: Path) -> None:
    system = po.load(EXAMPLES / file).system(inputs={}, initial=None)
    run = prepared(system, method, FILES[file])
    run.begin()
    run.advance(10**8)
    *counts, x, energy, log = outcome(run)
    *own, own_x, own_energy, own_log = run_in_c(prepared(system, method, FILES[file]), system, folder, run)
    assert own == counts
    np.testing.assert_allclose(own_x, x, rtol=0, atol=1e-12 * np.abs(x).max())
    np.testing.assert_allclose(own_energy, energy, rtol=0, atol=1e-12 * np.abs(energy).max(initial=1e-300))
    for name in ("row", "before", "after"):
        np.testing.assert_array_equal(own_log[name], log[name])
    np.testing.assert_allclose(own_log["time"], log["time"], rtol=1e-12)
