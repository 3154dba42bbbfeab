"""Is every joule accounted for? Every example file and the Panda arm, in runs of at least a thousand steps."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from common import EXAMPLES, NO_ROBOTS, finish, options, robot

import poinsot as po
from poinsot import SimulationFailure
from poinsot.cli.bench import BenchFigure, bounded

STEPS, RESIDUAL_GOAL, CLOSURE_GOAL = 1000, 1e-9, 1e-10
SECONDS = 10.0
Run = tuple[po.Mechanism, float, Any]


def cases() -> Iterator[tuple[str, Callable[[], Run]]]:
    """Names, and how to get the mechanism, the length of its run [s] and its initial state."""
    for file in sorted(EXAMPLES.glob("*.toml")):

        def example(path: str = str(file)) -> Run:
            mechanism = po.load(path)
            return mechanism, mechanism.model.run.time or SECONDS, None

        yield file.stem, example
    path = robot("panda")
    if path is None:
        return
    for name, damping in (("panda, let go", False), ("panda, let go, joints damped", True)):

        def panda(damping: bool = damping) -> Run:
            with warnings.catch_warnings(action="ignore"):
                mechanism = po.load(path, damping=damping)
            rng = np.random.default_rng(1834)
            return mechanism, SECONDS, (mechanism.random(rng), rng.normal(size=mechanism.nv))

        yield name, panda


def long_run(mechanism: po.Mechanism, seconds: float, initial: Any) -> Any:
    """A run of at least a thousand steps: as long as the file says, or longer."""
    for _ in range(4):
        run = po.simulate(mechanism, seconds, initial=initial, progress=False)
        if run.attrs["steps"] >= STEPS:
            return run
        seconds *= 1.1 * STEPS / max(run.attrs["steps"], 1)
    return po.simulate(mechanism, seconds, initial=initial, max_step=seconds / STEPS, progress=False)


def rows_of(name: str, prepare: Callable[[], Run]) -> list[BenchFigure]:
    """The residual over the energy turned over, and how far closures opened."""
    try:
        mechanism, seconds, initial = prepare()
        run = long_run(mechanism, seconds, initial)
    except SimulationFailure as failure:
        print(f"{name}: {failure}")
        return [
            BenchFigure(
                name, f"stopped at {failure.partial.attrs['reached']:.4g} s", None, goal="a whole run", met=False
            )
        ]
    case = f"{name}: {run.attrs['steps']} steps, {run.attrs['reached']:.4g} s"
    book = po.ledger(run)
    lost = sum(entry.joules for entry in book.entries if entry.kind == "dissipator")
    rows = [
        bounded(case, "worst residual / turnover", book.ratio, RESIDUAL_GOAL),
        BenchFigure(case, "turnover [J]", book.turnover),
        BenchFigure(case, "dissipated [J]", lost),
    ]
    if mechanism.tree.closures:
        rows.append(bounded(case, "worst constraint error [m]", float(run["constraint_error"].max()), CLOSURE_GOAL))
    return rows


def main() -> None:
    arguments = options(__doc__ or "").parse_args()
    rows = [row for name, prepare in cases() for row in rows_of(name, prepare)]
    if robot("panda") is None:
        rows.append(BenchFigure("panda", "worst residual / turnover", None, peer_name=NO_ROBOTS))
    finish(rows, __doc__ or "", arguments.json)


if __name__ == "__main__":
    main()
