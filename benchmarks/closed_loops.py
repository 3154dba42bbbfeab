"""Forward dynamics of many closed loops: time to the first acceleration, and time a loop, from 10 to 10,000 loops.

Processor time of one thread, the least of several calls; each machine in a process of its own, with nothing compiled.
A call factors and solves twice (one correction). The exponent is that of the time of a call between the first size and
the last.

    python benchmarks/closed_loops.py [shape …]
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from math import log

SHAPES = "chain", "ladder", "binary tree"
COUNTS = 10, 100, 1_000, 10_000
TIMES = 5


def measured(shape: str, count: int) -> dict[str, float]:
    """Seconds to lay out the mechanism and to compile, microseconds a loop of a call, and the worst closure."""
    import numpy as np
    from loop_machines import machine

    import poinsot as po
    from poinsot.algorithms import compiled

    compiled.LARGEST_UNROLLED = 0
    model = machine(shape, count)
    begin = time.process_time()
    m = po.Mechanism(model)
    laid_out = time.process_time()
    q, v, tau = m.neutral(), np.zeros(m.nv), np.random.default_rng(0).normal(size=m.nv)
    first = m.forward_dynamics(q, v, tau)
    compiled_at = time.process_time()
    assert np.isfinite(first).all()
    least = float("inf")
    for _ in range(TIMES):
        start = time.process_time()
        for _ in range(max(1, 300 // count)):
            m.forward_dynamics(q, v, tau)
        least = min(least, (time.process_time() - start) / max(1, 300 // count))
    return {
        "laid out": laid_out - begin,
        "compiled": compiled_at - laid_out,
        "us a loop": 1e6 * least / count,
        "missed": float(np.max(m.closure_residual(q, v, tau))),
    }


def main(shapes: list[str]) -> None:
    """Print a table."""
    print(f"{'machine':12} {'loops':>6} {'laid out':>9} {'compiled':>9} {'a loop':>9} {'missed':>9}")
    for shape in shapes or SHAPES:
        found = []
        for count in COUNTS:
            with tempfile.TemporaryDirectory() as cache:
                command = [sys.executable, __file__, "--one", shape, str(count)]
                environment = {**os.environ, "POINSOT_CACHE": cache}
                text = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
            each = json.loads(text)
            found.append(each["us a loop"] * count)
            print(
                f"{shape:12} {count:6} {each['laid out']:7.2f} s {each['compiled']:7.2f} s {each['us a loop']:6.2f} µs "
                f"{each['missed']:9.1e}",
                flush=True,
            )
        print(f"{shape:12} exponent {log(found[-1] / found[0]) / log(COUNTS[-1] / COUNTS[0]):.2f}", flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--one"]:
        print(json.dumps(measured(sys.argv[2], int(sys.argv[3]))))
    else:
        main(sys.argv[1:])
