"""What do derivatives of a run cost, beside the runs that differences take?

The Panda falls for 1 s at rtol 1e-9; ten numbers, masses and mass centres of five links. Times are of the processor.
Peers are our own: 20 runs by `simulate`, and one ensemble of 20 members in one thread, names resolved anew.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable
from time import process_time
from typing import Any

import numpy as np
import xarray as xr
from common import ROOT, finish, options, robot

import poinsot as po
from poinsot.cli.bench import BenchFigure, raced

QUESTION = "What do derivatives of a run cost, beside the runs that differences take?"
NAMES = [f"bodies.panda_link{k}.{number}" for k in range(1, 6) for number in ("mass", "centre.x")]


def least(function: Callable[[], Any], count: int = 7) -> float:
    """The least seconds of a call."""
    found = []
    for _ in range(count):
        begun = process_time()
        function()
        found.append(process_time() - begun)
    return min(found)


def panda() -> list[BenchFigure]:
    """Ten numbers of the Panda."""
    case, path = "Panda, 1 s, 10 parameters", robot("panda")
    if path is None:
        return [BenchFigure(case, "the derivatives [ms]", None, None, "example-robot-data (not installed)")]
    m = po.load(path, limits=False)
    given: dict[str, Any] = {
        "rtol": 1e-9,
        "atol": 1e-9,
        "samples": 101,
        "outputs": ["joint_position", "joint_velocity"],
    }
    of = po.Sensitivity(m, NAMES, time=1.0, **given)
    of()
    family = m.with_parameters(*NAMES)
    at = family.defaults

    def runs() -> None:
        for k, name in enumerate(NAMES):
            for sign in (-1, 1):
                po.simulate(family, 1.0, dataset=False, parameters={name: float(at[k]) + sign * 1e-5}, **given)

    members = np.repeat(at[None], 20, axis=0)
    members[range(0, 20, 2), range(10)] += 1e-5
    members[range(1, 20, 2), range(10)] -= 1e-5
    over = {name: xr.DataArray(members[:, k], dims="member") for k, name in enumerate(NAMES)}
    ours, alone = least(of), least(runs, 3)
    together = least(lambda: po.ensemble(m, over, 1.0, threads=1, progress=False, **given), 3)
    return [
        raced(case, "the derivatives [ms]", 1e3 * ours, 1e3 * alone, "20 runs by simulate", 2.5),
        raced(case, "the derivatives [ms]", 1e3 * ours, 1e3 * together, "an ensemble of 20"),
    ]


def main() -> None:
    """All rows."""
    asked = options(QUESTION).parse_args()
    with warnings.catch_warnings(action="ignore"):  # it falls beyond its limits
        rows = panda()
    finish(rows, QUESTION, asked.json)


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "benchmarks"))
    main()
