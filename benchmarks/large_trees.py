"""Do compiling, time and memory of RNEA and ABA grow with the number of bodies, up to 10,000? Peer: Pinocchio."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from common import ROOT, finish, fresh_python, options

import poinsot as po
from poinsot import Body, Displacement, Inertia, Joint, Model, pairs
from poinsot.cli.bench import PEER, BenchFigure, Call, Pinocchio, bounded, race, raced
from poinsot.multibody import GROUND

PARENTS: dict[str, Callable[[int], int]] = {
    "chain": lambda i: i - 1,
    "binary tree": lambda i: (i + 1) // 2 - 1,
    "comb": lambda i: i - 2 if i % 2 == 0 else i - 1,  # a spine, and a tooth on every body of it
}
SIZES = (10, 100, 300, 1000, 10_000)
LARGEST_PEER = 300  # the peer's data grow with the cube of the size: 13.8 GB at 600
SMALLEST_WEIGHED = 1000
COMPILE_GOAL, PEER_GOAL, GROWTH_GOAL, AGREEMENT = 10.0, 2.0, 1.1, 1e-10

_BUILT = """
import json, sys, time
sys.path.insert(0, {folder!r})
import numpy as np
from large_trees import mechanism, resident
import casadi, poinsot.programs.tracing, poinsot.renderers.llvm.target, poinsot.recursions.rolled
if {warm}:
    mechanism("chain", 200).forward_dynamics(*np.zeros((3, 200)))
start = time.perf_counter()
m = mechanism({shape!r}, {count})
q, v = m.neutral(), np.zeros(m.nv)
before = resident()
m.inverse_dynamics(q, v, v)
m.forward_dynamics(q, v, v)
print(json.dumps([time.perf_counter() - start, resident() - before]))
"""


def resident() -> int:
    """Bytes of memory that this process holds, where the system tells."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    except (OSError, AttributeError, ValueError):
        return 0


def mechanism(shape: str, count: int) -> po.Mechanism:
    """Bodies joined by turning pairs, all placed differently."""
    rng = np.random.default_rng(1834)
    bodies, joints = [], []
    for i in range(count):
        parent = PARENTS[shape](i)
        X = Displacement.from_quaternion(rng.normal(size=4), rng.normal(size=3) * 0.2)
        bodies.append(
            Body(f"b{i}", Inertia.at_centre(rng.uniform(0.5, 2.0), rng.normal(size=3) * 0.1, (0.02, 0.02, 0.03)))
        )
        joints.append(Joint(f"j{i}", pairs.revolute(), GROUND if parent < 0 else f"b{parent}", f"b{i}", X))
    return po.Mechanism(Model(f"{shape} of {count}", tuple(bodies), tuple(joints)))


def pinocchio_calls(m: po.Mechanism, q: Any, v: Any, a: Any) -> dict[str, Call]:
    """The same tree in Pinocchio, its joints in the same order."""
    pin: Any = import_module("pinocchio")
    model = pin.Model()
    for i, link in enumerate(m.tree.links):
        placement = pin.SE3(np.asarray(link.X_PL.rotation, dtype=float), np.asarray(link.X_PL.translation, dtype=float))
        joint = model.addJoint(link.parent + 1, pin.JointModelRZ(), placement, link.joint)
        if joint != i + 1:
            raise ValueError(f"Pinocchio numbers joint {link.joint} of {m.name} as {joint}, not {i + 1}")
        body = pin.Inertia(
            float(link.inertia.mass), np.asarray(link.inertia.centre, dtype=float), link.inertia.about_centre
        )
        model.appendBodyToJoint(joint, body, pin.SE3.Identity())
    state = (model, model.createData(), q, v, a)
    return {"RNEA": (pin.rnea, state), "ABA": (pin.aba, (*state, pin.Convention.WORLD))}


def speed_rows(shape: str, count: int, per_body: dict[tuple[str, int], float]) -> list[BenchFigure]:
    """Nanoseconds a body of one call, against the peer where it can hold the tree, and in a batch."""
    m = mechanism(shape, count)
    rng = np.random.default_rng(7)
    q, v, a = m.random(rng), *(0.1 * rng.normal(size=(2, m.nv)))
    peers = {} if Pinocchio.absent() or count > LARGEST_PEER else pinocchio_calls(m, q, v, a)
    missing = f"{PEER} (not installed)" if Pinocchio.absent() else f"{PEER} (cannot hold it)"
    rows = []
    for name, ufunc in (("RNEA", m.inverse_dynamics), ("ABA", m.forward_dynamics)):
        if peers and name == "RNEA":
            expected = peers[name][0](*peers[name][1])
            error = float(np.abs(ufunc(q, v, a) - expected).max() / np.abs(expected).max())
            rows.append(bounded(f"{shape} of {count}", "RNEA, largest difference, relative", error, AGREEMENT))
        ours, *theirs = race((ufunc, (q, v, a)), *([peers[name]] if peers else []))
        per_body[name, count] = 1e9 * ours / count
        peer = 1e9 * theirs[0] / count if theirs else None
        goal = PEER_GOAL if (name, count) == ("ABA", LARGEST_PEER) else None
        figures = (per_body[name, count], peer, PEER if peers else missing, goal)
        rows.append(raced(f"{shape} of {count}", f"{name}, one call [ns a body]", *figures))
        if count <= LARGEST_PEER:
            many = (np.tile(q, (256, 1)), v, a)
            seconds = race((ufunc, many), rounds=8)[0] / 256
            rows.append(
                BenchFigure(f"{shape} of {count}", f"{name}, in a batch of 256 [ns a body]", 1e9 * seconds / count)
            )
    return rows


def built_rows(shape: str, count: int) -> list[BenchFigure]:
    """From bodies and joints to the first results, nothing cached; and the memory that the two kernels took."""
    case = f"{shape} of {count}"
    with TemporaryDirectory() as folder:
        code = _BUILT.format(folder=str(ROOT / "benchmarks"), shape=shape, count=count, warm=False)
        seconds, _ = fresh_python(code, POINSOT_CACHE=folder)
    rows = [bounded(case, "built, both compiled and called, nothing cached [s]", seconds, COMPILE_GOAL)]
    if count >= SMALLEST_WEIGHED:
        with TemporaryDirectory() as folder:
            code = _BUILT.format(folder=str(ROOT / "benchmarks"), shape=shape, count=count, warm=True)
            _, taken = fresh_python(code, POINSOT_CACHE=folder)
        rows += [BenchFigure(case, "memory of both kernels [bytes a body]", taken / count)] if taken else []
    return rows


def main() -> None:
    parser: argparse.ArgumentParser = options(__doc__ or "")
    parser.add_argument("--only", metavar="SHAPE", choices=PARENTS, help="one shape")
    arguments = parser.parse_args()
    rows: list[BenchFigure] = []
    for shape in [arguments.only] if arguments.only else PARENTS:
        per_body: dict[tuple[str, int], float] = {}
        for count in SIZES:
            rows += built_rows(shape, count)
            rows += speed_rows(shape, count, per_body)
        for name in ("RNEA", "ABA"):
            growth = per_body[name, SIZES[-1]] / per_body[name, 100]
            rows.append(bounded(shape, f"{name}, time a body at {SIZES[-1]} over that at 100", growth, GROWTH_GOAL))
    finish(rows, __doc__ or "", arguments.json)


if __name__ == "__main__":
    main()
