"""How fast are the first derivatives of RNEA and ABA, how many operations, how soon compiled? Peer: Pinocchio."""

from __future__ import annotations

import warnings
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from common import NO_ROBOTS, ROOT, finish, fresh_python, options, robot
from large_trees import mechanism as tree_of
from large_trees import pinocchio_calls

import poinsot as po
from poinsot.cli.bench import PEER, Base, BenchFigure, Call, Pinocchio, bounded, race, raced
from poinsot.files import load_model

ROBOTS: tuple[tuple[str, Base], ...] = (
    ("panda", "fixed"),
    ("anymal", "free"),
    ("talos_reduced", "free"),
    ("g1_29dof_rev_1_0", "free"),
    ("talos_full_v2", "free"),
)
COMPILED: tuple[str, Base] = ("g1_29dof_rev_1_0", "free")
CHAINS = (50, 100, 300)
COMPILED_CHAIN = 300
KINDS = (
    ("RNEA", "inverse_dynamics_derivatives", "computeRNEADerivatives"),
    ("ABA", "forward_dynamics_derivatives", "computeABADerivatives"),
)
BATCH, LARGEST_BATCH = 1024, 50  # samples, freedoms
SPEED_GOAL, COLD_GOAL, WARM_GOAL = 1.3, 10.0, 40.0

# Reading the file and importing poinsot are not part of compiling; importing CasADi and LLVM, when first needed, is.
_FIRST_CALL = """
import json, sys, time, warnings
sys.path.insert(0, {folder!r})
import numpy as np
import poinsot as po
from poinsot.files import load_model
warnings.simplefilter("ignore")
mechanism = {made}
q, v = mechanism.neutral(), np.ones(mechanism.nv)
mechanism.key
start = time.perf_counter()
getattr(mechanism, {name!r})(q, v, v)
print(json.dumps(time.perf_counter() - start))
"""


def robot_rows(name: str, path: Path, base: Base) -> list[BenchFigure]:
    """One call against the peer's, for a robot of a file."""
    with warnings.catch_warnings(action="ignore"):
        mechanism = po.Mechanism(load_model(path, base=base))
    q, v, x = states(mechanism)
    if Pinocchio.absent():
        return speed_rows(name, mechanism, (q, v, x), None)
    peer = Pinocchio(path, base, mechanism)
    return speed_rows(name, mechanism, (q, v, x), (peer.model, peer.data, peer.q(q[0]), peer.v(v[0]), peer.v(x[0])))


def chain_rows(count: int) -> list[BenchFigure]:
    """The same for bodies in one chain."""
    mechanism = tree_of("chain", count)
    q, v, x = states(mechanism)
    peer = None if Pinocchio.absent() else pinocchio_calls(mechanism, q[0], v[0], x[0])["RNEA"][1]
    return speed_rows(f"chain of {count}", mechanism, (q, v, x), peer)


def states(mechanism: po.Mechanism) -> tuple[Any, Any, Any]:
    """Random q, v and a or tau for a batch."""
    rng = np.random.default_rng(1834)
    count = BATCH if mechanism.nv <= LARGEST_BATCH else 1
    return np.array([mechanism.random(rng) for _ in range(count)]), *rng.normal(size=(2, count, mechanism.nv))


def speed_rows(case: str, mechanism: po.Mechanism, samples: tuple[Any, Any, Any], peer: Any) -> list[BenchFigure]:
    """One call against the peer's, and our batch; operations of one sample. ``peer``: the arguments of its calls."""
    rows = []
    for kind, attribute, theirs in KINDS:
        ufunc, measure = getattr(mechanism, attribute), f"derivatives of {kind}"
        calls: list[Call] = [(ufunc, tuple(each[0] for each in samples))]
        if peer is not None:
            calls.append((getattr(import_module("pinocchio"), theirs), peer))
        ours, *others = [1e6 * seconds for seconds in race(*calls)]
        named = PEER if peer is not None else f"{PEER} (not installed)"
        figures = (ours, others[0] if others else None, named, SPEED_GOAL)
        rows.append(raced(case, f"{measure}, one call [µs]", *figures))
        rows.append(BenchFigure(case, f"{measure}, operations", float(mechanism.kernels[attribute].operations)))
        if len(samples[0]) > 1:
            seconds = race((ufunc, samples), rounds=5)[0]
            rows.append(BenchFigure(case, f"{measure}, batch of {BATCH} [samples/s]", BATCH / seconds))
    return rows


def compile_rows(case: str, made: str) -> list[BenchFigure]:
    """Seconds until the first result of each kernel: nothing cached, then everything cached."""
    rows = []
    for kind, attribute, _ in KINDS:
        code = _FIRST_CALL.format(folder=str(ROOT / "benchmarks"), made=made, name=attribute)
        with TemporaryDirectory() as folder:
            cold, *warm = (fresh_python(code, POINSOT_CACHE=f"{folder}/kernels") for _ in range(4))
        rows.append(bounded(case, f"derivatives of {kind}, first call, nothing cached [s]", cold, COLD_GOAL))
        rows.append(bounded(case, f"derivatives of {kind}, first call, cached [ms]", 1e3 * min(warm), WARM_GOAL))
    return rows


def main() -> None:
    arguments = options(__doc__ or "").parse_args()
    rows: list[BenchFigure] = []
    for name, base in ROBOTS:
        path = robot(name)
        if path is None:
            rows.append(BenchFigure(name, "derivatives", None, peer_name=NO_ROBOTS))
            continue
        rows += robot_rows(name, path, base)
        if (name, base) == COMPILED:
            rows += compile_rows(name, f"po.Mechanism(load_model({str(path)!r}, base={base!r}))")
    for count in CHAINS:
        rows += chain_rows(count)
    made = f"__import__('large_trees').mechanism('chain', {COMPILED_CHAIN})"
    rows += compile_rows(f"chain of {COMPILED_CHAIN}", made)
    finish(rows, __doc__ or "", arguments.json)


if __name__ == "__main__":
    main()
