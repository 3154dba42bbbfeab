"""A controller in Python at 1 kHz on a robot: what does a tick cost beside the controller itself?

A tick is counted whole: seconds in the loop with the controller, less those of the same run without, over the ticks:
the pause, the reads, the call, what is written, and the evaluation at its jump. Peer: 1.3 × the controller's own time
on the same arrays + 5 µs. A fixed step of one period is moved by the same steps with and without; where steps are
chosen by the error, those that only ticks ask for are counted, too.
"""

from __future__ import annotations

import warnings
from time import perf_counter
from typing import Any

import numpy as np
from common import NO_ROBOTS, finish, options, robot

import poinsot as po
from poinsot.cli.bench import BenchFigure, raced

PERIOD, TICKS, ROUNDS = 1e-3, 300, 40
RUNS: dict[str, dict[str, Any]] = {
    "rk4, step 1 ms": {"method": "rk4", "step": PERIOD},
    "dop853, rtol 1e-6": {"rtol": 1e-6, "atol": 1e-8},
}


def rows_of(name: str, path: Any) -> list[BenchFigure]:
    """Seconds a tick, least of the rounds, for each way of running."""
    with warnings.catch_warnings(action="ignore"):
        m = po.load(path)
        q = m.neutral() if name != "panda" else np.array([0.0, -0.5, 0.0, -2.0, 0.0, 1.5, 0.8, 0.02, 0.02])
        scale = np.diag(m.mass_matrix(q))
        stiff, damped, hold = 400 * scale, 40 * scale, m.gravity_force(q)

        def pd(t: float, at: Any, v: Any) -> Any:
            return hold + stiff * (q - at) - damped * v

        writes = m.freedom_names
        called, compiled = (
            po.Controller(PERIOD, pd, ["joint_position", "joint_velocity"], writes, compiled=each)
            for each in (False, True)
        )
        driven: dict[str, dict[str, Any]] = {
            "free": {"inputs": dict(zip(writes, hold, strict=True))},
            "called": {"controllers": called},
            "compiled": {"controllers": compiled},
        }
        rows = []
        for how, chosen in RUNS.items():
            least: dict[str, float] = {}
            for _ in range(ROUNDS):
                found = {"own": own(pd, q, m.nv)}
                for key, given in driven.items():
                    run = po.simulate(m, TICKS * PERIOD, initial=(q, np.zeros(m.nv)), samples=11, **given, **chosen)
                    found[key] = run.attrs["loop_seconds"] / TICKS
                least = {key: min(least.get(key, np.inf), value) for key, value in found.items()}
            allowed = 1.3 * least["own"] + 5e-6
            for key, limit in (("called", allowed), ("compiled", None)):
                us = 1e6 * (least[key] - least["free"])
                what = f"{how}: {key}, a tick beside the loop [µs]"
                peer = None if limit is None else 1e6 * limit
                rows.append(raced(name, what, us, peer, f"1.3 × its own {1e6 * least['own']:.2f} + 5", 1.0))
        return rows


def own(pd: Any, q: Any, nv: int) -> float:
    """Seconds of the controller alone, called as often."""
    states = [(q + 0.0, np.zeros(nv)) for _ in range(TICKS)]
    before = perf_counter()
    for at, v in states:
        pd(0.0, at, v)
    return (perf_counter() - before) / TICKS


def main() -> None:
    arguments = options(__doc__ or "").parse_args()
    path = robot("panda")
    rows = [BenchFigure("panda", "a tick", None, peer_name=NO_ROBOTS)] if path is None else rows_of("panda", path)
    finish(rows, __doc__ or "", arguments.json)


if __name__ == "__main__":
    main()
