"""How fast are the first derivatives of RNEA and ABA, how many operations, how soon compiled? Peer: Pinocchio."""

from __future__ import annotations

import warnings
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from common import NO_ROBOTS, finish, fresh_python, options, robot

from poinsot.cli.bench import Base, Call, Pinocchio, Row, bounded, race, raced
from poinsot.files.load import load_model
from poinsot.systems.derivatives import Derivatives
from poinsot.systems.mechanism import Mechanism

ROBOTS: tuple[tuple[str, Base], ...] = (
    ("panda", "fixed"),
    ("anymal", "free"),
    ("talos_reduced", "free"),
    ("g1_29dof_rev_1_0", "free"),
    ("talos_full_v2", "free"),
)
COMPILED: tuple[str, Base] = ("g1_29dof_rev_1_0", "free")
BATCH = 1024
LARGEST = 40  # freedoms of the largest robot with a goal
SPEED_GOAL, COLD_GOAL, WARM_GOAL = 1.3, 10.0, 40.0

# Reading the file and importing poinsot are not part of compiling; importing CasADi and LLVM, when first needed, is.
_FIRST_CALL = """
import json, sys, time, warnings
import numpy as np
from poinsot.files.load import load_model
from poinsot.systems.derivatives import Derivatives
from poinsot.systems.mechanism import Mechanism
warnings.simplefilter("ignore")
class Robot(Mechanism, Derivatives):
    pass
mechanism = Robot(load_model({path!r}, base={base!r}))
q, v = mechanism.neutral(), np.ones(mechanism.nv)
mechanism.key
start = time.perf_counter()
getattr(mechanism, {name!r})(q, v, v)
print(json.dumps(time.perf_counter() - start))
"""


class Robot(Mechanism, Derivatives):
    """A mechanism with its derivatives."""


def speed_rows(name: str, path: Path, base: Base) -> list[Row]:
    """One call against the peer's, and our batch; operations of one sample."""
    with warnings.catch_warnings(action="ignore"):
        mechanism = Robot(load_model(path, base=base))
    peer = None if Pinocchio.absent() else Pinocchio(path, base, mechanism)
    rng = np.random.default_rng(1834)
    q = np.array([mechanism.random(rng) for _ in range(BATCH)])
    v, x = rng.normal(size=(2, BATCH, mechanism.nv))
    goal = SPEED_GOAL if mechanism.nv <= LARGEST else None
    rows = []
    for kind, attribute, theirs in (
        ("RNEA", "inverse_dynamics_derivatives", "computeRNEADerivatives"),
        ("ABA", "forward_dynamics_derivatives", "computeABADerivatives"),
    ):
        ufunc, measure = getattr(mechanism, attribute), f"derivatives of {kind}"
        calls: list[Call] = [(ufunc, (q[0], v[0], x[0]))]
        if peer is not None:
            states = peer.q(q[0]), peer.v(v[0]), peer.v(x[0])
            calls.append((getattr(peer.pin, theirs), (peer.model, peer.data, *states)))
        times = [1e6 * seconds for seconds in race(*calls)]
        peer_name = "pin" if peer else "pin (not installed)"
        theirs_us = times[1] if peer else None
        rows.append(raced(name, f"{measure}, one call [µs]", times[0], theirs_us, peer_name, goal))
        rows.append(Row(name, f"{measure}, operations", float(mechanism.kernels[attribute].operations)))
        if mechanism.nv <= LARGEST:
            seconds = race((ufunc, (q, v, x)), rounds=5)[0]
            rows.append(Row(name, f"{measure}, batch of {BATCH} [samples/s]", BATCH / seconds))
    return rows


def compile_rows(name: str, base: Base) -> list[Row]:
    """Seconds until the first result of each kernel: nothing cached, then everything cached."""
    path = robot(name)
    if path is None:
        return []
    rows = []
    for kind, attribute in (("RNEA", "inverse_dynamics_derivatives"), ("ABA", "forward_dynamics_derivatives")):
        code = _FIRST_CALL.format(path=str(path), base=base, name=attribute)
        with TemporaryDirectory() as folder:
            cold, *warm = (fresh_python(code, POINSOT_CACHE=f"{folder}/kernels") for _ in range(4))
        rows.append(bounded(name, f"derivatives of {kind}, first call, nothing cached [s]", cold, COLD_GOAL))
        rows.append(bounded(name, f"derivatives of {kind}, first call, cached [ms]", 1e3 * min(warm), WARM_GOAL))
    return rows


def main() -> None:
    arguments = options(__doc__ or "").parse_args()
    rows: list[Row] = []
    for name, base in ROBOTS:
        path = robot(name)
        if path is None:
            rows.append(Row(name, "derivatives", None, peer_name=NO_ROBOTS))
        else:
            rows += speed_rows(name, path, base)
    rows += compile_rows(*COMPILED)
    finish(rows, __doc__ or "", arguments.json)


if __name__ == "__main__":
    main()
