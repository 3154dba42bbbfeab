"""Runs in C beside those of the package."""

import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
from c_compiler import COMPILER, STRICT, compiled
from poinsot import System
from poinsot.simulation.prepared import Prepared
from poinsot.simulation.residual.run import ResidualRun

LONG = pytest.mark.long

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
    const double start = atof(arguments[1]), end = atof(arguments[2]);
    if (count < 3 || !own_begin(run, start, end, 0)) { fprintf(stderr, "%s", own_message(run)); return 1; }
    MIDDLE
    if (!own_advance(run, end, &ended)) { fprintf(stderr, "%s", own_message(run)); return 1; }
    {
        Model *m = (Model *)run;
        show(&PROGRESS(m)->time, 1);
        show(&PROGRESS(m)->accepted, 1);
        show(&PROGRESS(m)->rejected, 1);
#if SOLVED
        for (int k = 0; k < NX; ++k) { const double x = X(m, k); show(&x, 1); }
        show(NUMBERS(WORK(m)->energy), NW);
#else
        show(XS(m), NX);
        show(WORK(m)->books.energy.at, NW);
#endif
#if SWITCHES
        show(ROWS_OF(m)->events.log.at, (size_t)(STATE(m)->logged * sizeof(Log) / 8));
#elif STEPPING_IN_TIME
        show((const void *)(intptr_t)TOUCH(m)->told, 3 * (size_t)TOUCH(m)->logged);
        show((const void *)(intptr_t)TOUCH(m)->event, 3 * (size_t)TOUCH(m)->logged);
#endif
    }
    own_free(run);
    return 0;
}
"""


def followed(machine: Any, end: float, initial: Any = None, **options: Any) -> Any:
    """The run that `simulate` makes, at its end."""
    runs, make = list[Any](), Prepared.run
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Prepared, "run", lambda *given: (runs.append(make(*given)), runs[-1])[1])
        po.simulate(machine, end, samples=2, dataset=False, initial=initial, **options)
    return runs[-1]


def in_c(
    machine: Any, end: float, folder: Path, middle: str = "", *flags: str, start: float = 0.0, **options: Any
) -> Any:
    """The words that a program in C shows at the end of a run."""
    po.export_c(machine, folder, name="own", stop=end, **options)
    (folder / "main.c").write_text(MAIN.replace("MIDDLE", middle), encoding="utf-8")
    command = [str(COMPILER), *STRICT[:4], "-Wno-unused-function", "-ffp-contract=off", *(flags or ["-O0"])]
    made = subprocess.run(
        [*command, "main.c", "-o", "main", "-lm"], capture_output=True, text=True, check=False, cwd=folder
    )
    assert made.returncode == 0, made.stderr[:4000]
    program = [str(folder / "main"), repr(start), repr(start + end)]
    done = subprocess.run(program, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr[:4000]
    return np.array([int(each) for each in done.stdout.split()], dtype=np.int64)


def ended(run: Any) -> tuple[Any, Any]:
    """State and energies of a run where it stands."""
    if isinstance(run, ResidualRun):
        return run.state[: run.form.states], run.array("energy")
    return run.work.x, run.work.books.energy


def log_of(words: Any, run: Any) -> dict[str, Any]:
    """The columns of a log that a program in C has shown."""
    if isinstance(run, ResidualRun) or run.events is None:
        return {}
    names = run.events.dtype.names
    if "pair" not in names:
        return {name: words.view(run.rows.events.log.dtype)[name] for name in names}
    told, event = words[: len(words) // 2].view(np.float64).reshape(-1, 3), words[len(words) // 2 :].reshape(-1, 3)
    return dict(zip(names, (*told.T, *event.T), strict=True))


def is_the_packages(machine: Any, end: float, folder: Path, slack: int = 0, **options: Any) -> None:
    """Steps, instants, state, energies and events of a program in C are those of `simulate`.

    slack  by how many steps both may differ, where rounding decides on a step; then they agree as two runs do
    """
    run, words = followed(machine, end, **options), in_c(machine, end, folder, **options)
    x, energy = ended(run)
    nx, nw, floats = len(x), len(energy), words.view(np.float64)
    assert floats[0] == run.progress["time"]
    steps = words[1:3] - [int(run.progress[each]) for each in ("accepted", "rejected")]
    assert abs(steps).max() <= slack
    near = 1e-9 if steps.any() else 2e-12
    for found, own in ((floats[3 : 3 + nx], x), (floats[3 + nx : 3 + nx + nw], energy)):
        np.testing.assert_allclose(found, own, rtol=0, atol=near * np.abs(own).max(initial=1e-300))
    log, size = log_of(words[3 + nx + nw :].copy(), run), 1e-9 * np.abs(energy).max(initial=1e-300)
    for name, found in log.items():
        own, struck = run.events[name], np.abs(run.events["energy"]) > size  # what rests is struck by rounding
        if own.dtype == np.int64:
            np.testing.assert_array_equal(found, own, name)
        elif name == "time":
            np.testing.assert_allclose(found, own, rtol=1e-12, err_msg=name)
        else:
            np.testing.assert_allclose(found[struck], own[struck], rtol=1e-9, err_msg=name)


class Stepped:
    """The C source of a System, compiled."""

    def __init__(self, system: System, folder: Path) -> None:
        self.system, self.call = system, compiled(system.to_c("own"), folder)
        self.u = [np.full(len(system.inputs.names), 0.25)] if system.inputs.names else []

    def start(self) -> np.ndarray:
        x = np.empty(self.system.state.size)
        self.call("start", x)
        return x

    def rates(self, x: np.ndarray, t: float) -> tuple[np.ndarray, np.ndarray]:
        rates, powers = np.empty(len(x)), np.empty(len(self.system.books.power_names))
        self.call("rates", x, t, *self.u, rates, *([powers] if len(powers) else []))
        return rates, powers

    def run(self, h: float, count: int) -> np.ndarray:
        x = self.start()
        for k in range(count):
            self.call("step", x, k * h, *self.u, h)
        return x
