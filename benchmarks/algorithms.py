"""How fast are RNEA, mass matrix and ABA of Panda and G1, and how soon are they compiled? Peer: Pinocchio."""

from __future__ import annotations

from tempfile import TemporaryDirectory

from common import NO_ROBOTS, finish, fresh_python, options, robot

from poinsot.cli.bench import Base, Row, algorithm_rows, bounded

ROBOTS: tuple[tuple[str, Base], ...] = (("panda", "fixed"), ("g1_29dof_rev_1_0", "free"))
COLD_GOAL, WARM_GOAL = 4.0, 50.0

# Reading the file and importing poinsot are not part of compiling; importing CasADi and LLVM, when first needed, is.
_FIRST_CALLS = """
import json, sys, time, warnings
import numpy as np
import poinsot as po
warnings.simplefilter("ignore")
mechanism = po.load({path!r}, base={base!r})
q, v = mechanism.neutral(), np.ones(mechanism.nv)
mechanism.key
seconds = {{}}
for name, arguments in (("inverse_dynamics", (q, v, v)), ("mass_matrix", (q,)), ("forward_dynamics", (q, v, v))):
    start = time.perf_counter()
    getattr(mechanism, name)(*arguments)
    seconds[name] = time.perf_counter() - start
print(json.dumps(seconds))
"""


def first_call_rows(name: str, base: Base) -> list[Row]:
    """Seconds until the first result of the scalar kernels: nothing cached, then everything cached."""
    path = robot(name)
    if path is None:
        return []
    code = _FIRST_CALLS.format(path=str(path), base=base)
    with TemporaryDirectory() as folder:
        cold, *cached = (fresh_python(code, POINSOT_CACHE=f"{folder}/kernels") for _ in range(6))
    warm = min(cached, key=lambda seconds: sum(seconds.values()))
    rows = [Row(name, f"{kernel}, first call, nothing cached [s]", seconds) for kernel, seconds in cold.items()]
    rows.append(bounded(name, "all three, nothing cached [s]", sum(cold.values()), COLD_GOAL))
    rows += [Row(name, f"{kernel}, first call, cached [ms]", 1e3 * seconds) for kernel, seconds in warm.items()]
    rows.append(bounded(name, "all three, cached [ms]", 1e3 * sum(warm.values()), WARM_GOAL))
    return rows


def main() -> None:
    arguments = options(__doc__ or "").parse_args()
    rows: list[Row] = []
    for name, base in ROBOTS:
        path = robot(name)
        if path is None:
            rows.append(Row(name, "RNEA, mass matrix, ABA", None, peer_name=NO_ROBOTS))
        else:
            rows += algorithm_rows(name, path, base)
    rows += first_call_rows(*ROBOTS[-1])
    finish(rows, __doc__ or "", arguments.json)


if __name__ == "__main__":
    main()
