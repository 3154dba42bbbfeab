"""Nets of spherical pairs: does an acceleration grow as the bodies to the power of 1.7, and how soon is it compiled?

Cloths of n × n bodies, turned in space, on the shortest tree; an acceleration is one factor of all closures and two
solves. Times are of the processor, cold: each net is compiled here, unless POINSOT_CACHE has it.
"""

from __future__ import annotations

from time import process_time

import numpy as np
from common import finish, options
from loop_machines import machine

import poinsot as po
from poinsot.cli.bench import BenchFigure, bounded

SIZES = (10, 20, 40)
EXPONENT, LONGEST, COMPILED = 1.7, 45.0, 10.0


def measured(count: int, rounds: int) -> tuple[float, float, float]:
    """Milliseconds of an acceleration, seconds until the first one, and by how much it misses what closures demand."""
    m = po.Mechanism(machine("net", count, turned=True, tree="short"))
    q, v, tau = m.neutral(), np.zeros(m.nv), np.random.default_rng(count).normal(size=m.nv)
    start = process_time()
    m.forward_dynamics(q, v, tau)
    first = process_time() - start
    least = np.inf
    for _ in range(rounds):
        start = process_time()
        m.forward_dynamics(q, v, tau)
        least = min(least, process_time() - start)
    return 1e3 * float(least), first, float(np.max(m.closure_residual(q, v, tau)))


def main() -> None:
    """All sizes, and how the time grows."""
    parser = options("How do accelerations of nets of bodies grow?")
    parser.add_argument("--rounds", type=int, default=25, help="calls of each net, of which the fastest counts")
    asked = parser.parse_args()
    rows: list[BenchFigure] = []
    times = []
    for count in SIZES:
        each, first, missed = measured(count, asked.rounds)
        times.append(each)
        case = f"net of {count} × {count}"
        limit = bounded(case, "an acceleration [ms]", each, LONGEST)
        rows += [limit, bounded(case, "until the first [s]", first, COMPILED), bounded(case, "missed", missed, 1e-10)]
    for k in (1, 2):
        power = float(np.log(times[-1] / times[-1 - k]) / np.log((SIZES[-1] / SIZES[-1 - k]) ** 2))
        rows.append(bounded(f"net, {SIZES[-1 - k]} to {SIZES[-1]} a side", "exponent in bodies", power, EXPONENT))
    finish(rows, parser.description or "", asked.json)


if __name__ == "__main__":
    main()
