"""What heyoka.py makes of the double pendulum in batch mode: run by the Python that has it, told in JSON.

    python ensembles_heyoka.py STATES.npy TOLERANCE END.npy     prints {"seconds": …, "batch": …, "compiling": …}

STATES [n, 4]: the angles of both rods from the vertical, and their rates, absolute. Equations are written by hand, with
both dampers; seconds are those of the processor in the steps of all members.
"""

from __future__ import annotations

import json
import sys
from time import process_time

import heyoka as hy  # type: ignore[import-not-found, unused-ignore]
import numpy as np

M, LENGTH, G, DAMPING, END = 1.0, 0.5, 9.81, 0.02, 10.0


def main(states: str, tolerance: str, end: str) -> None:
    """Integrate all states, a batch at a time."""
    x = np.load(states)
    a, b, p, q = hy.make_vars("a", "b", "p", "q")
    J = M * LENGTH**2 / 12
    m11, m22 = M * LENGTH**2 / 4 + J + M * LENGTH**2, M * LENGTH**2 / 4 + J
    m12, s = M * LENGTH**2 / 2 * hy.cos(a - b), M * LENGTH**2 / 2 * hy.sin(a - b)
    f1 = -s * q**2 - 1.5 * M * G * LENGTH * hy.sin(a) - DAMPING * p + DAMPING * (q - p)
    f2 = s * p**2 - 0.5 * M * G * LENGTH * hy.sin(b) - DAMPING * (q - p)
    one = 1.0 / (m11 * m22 - m12**2)
    system = [(a, p), (b, q), (p, (m22 * f1 - m12 * f2) * one), (q, (m11 * f2 - m12 * f1) * one)]
    size = hy.recommended_simd_size()
    begun = process_time()
    run = hy.taylor_adaptive_batch(system, x[:size].T.copy(), tol=float(tolerance))
    compiling, found = process_time() - begun, np.zeros_like(x)
    begun = process_time()
    for k in range(0, len(x) - size + 1, size):
        run.set_time(0.0)
        run.state[:] = x[k : k + size].T
        run.propagate_until(END)
        found[k : k + size] = run.state.T
    seconds = process_time() - begun
    np.save(end, found)
    print(json.dumps({"seconds": seconds, "batch": size, "compiling": compiling}))


if __name__ == "__main__":
    main(*sys.argv[1:])
