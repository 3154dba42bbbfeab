"""How much does a further run of a model cost beside its steps: how many functions are entered, in how much time?

No peer: goals are 60 functions of the package and 150 µs of the processor. Of runs of 101 samples that differ in their
end, their start or their inputs; the least of several rounds.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from types import FrameType
from typing import Any

from common import EXAMPLES, finish, options

import poinsot as po
from poinsot.cli.bench import BenchFigure, bounded

ROUNDS, RUNS = 15, 20
OURS = str(Path(po.__file__).parent)

Run = Callable[[int], Any]


def cases() -> dict[str, Run]:
    """Runs by what varies: number k → the run."""
    pendulum = po.load(EXAMPLES / "double_pendulum.toml")
    motor = po.load(EXAMPLES / "networks" / "motor_drives_four_bar.toml")
    start = pendulum.initial_state(None)

    def of(model: Any, given: Callable[[int], dict[str, Any]], **more: Any) -> Run:
        return lambda k: po.simulate(model, samples=101, **given(k), **more)

    def ends(k: int) -> dict[str, Any]:
        return {"time": 0.02 + 2e-4 * k}

    return {
        "double pendulum, its end": of(pendulum, ends),
        "without a Dataset": of(pendulum, ends, dataset=False),
        "its start": of(pendulum, lambda k: {"time": 0.02, "initial": start + 1e-3 * k}),
        "an input": of(pendulum, lambda k: {"time": 0.02, "inputs": {"elbow": 0.1 * k}}),
        "motor drives four-bar, its end": of(motor, lambda k: {"time": 5e-3 + 5e-5 * k}),
        "an input of the network": of(motor, lambda k: {"time": 5e-3, "inputs": {"battery": 1.0 + k}}),
    }


def entered(run: Run) -> int:
    """Functions of the package that a run enters, each counted once."""
    seen = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(OURS):
            seen.add(frame.f_code)

    sys.setprofile(note)
    try:
        run(1)
    finally:
        sys.setprofile(None)
    return len(seen)


def beside(run: Run) -> float:
    """Seconds of the processor beside the steps: the least of all, less the least of the steps."""
    whole, steps = list[float](), list[float]()
    for _ in range(ROUNDS):
        began = process_time()
        steps += [run(k % 5).attrs["loop_seconds"] for k in range(RUNS)]
        whole.append((process_time() - began) / RUNS)
    return min(whole) - min(steps)


def main() -> None:
    arguments = options(__doc__ or "").parse_args()
    rows: list[BenchFigure] = []
    for name, run in cases().items():
        for k in range(7):
            run(k)
        rows.append(bounded(name, "functions", float(entered(run)), 60.0))
        rows.append(bounded(name, "beside the steps [s]", beside(run), 150e-6))
    finish(rows, __doc__ or "", arguments.json)


if __name__ == "__main__":
    main()
