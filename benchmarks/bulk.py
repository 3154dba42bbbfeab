"""How fast are poses and twists of all bodies, and loops closed, singularities, mobility and reactions of many poses?

Peers: Pinocchio's framesForwardKinematics, and the velocities of the same frames; none for closed loops.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
from common import EXAMPLES, NO_ROBOTS, finish, options, robot
from numpy.typing import NDArray

import poinsot as po
from poinsot.cli.bench import PEER, Base, BenchFigure, Pinocchio, bounded, race, raced
from poinsot.files import load_model

Floats = NDArray[np.float64]
ROBOTS: tuple[tuple[str, Base], ...] = (("panda", "fixed"), ("g1_29dof_rev_1_0", "free"))
BATCHES = (256, 4096)
AGREEMENT = 1e-12
SPEED_GOAL = 4.0
STARTS = (
    1e-3,
    1e-2,
    0.1,
    0.3,
)  # radians, and sizes of the platform: the deviation of each coordinate from a closed pose
ASSEMBLED, POSES = 16384, 1000
RATE_GOAL, SINGULAR_GOAL = 1e5, 1.0
ROUNDS = 5
BATCH_ROUNDS = 5


def robot_rows(name: str, base: Base) -> list[BenchFigure]:
    """Poses and twists of all bodies, one call and batches, against the same frames of the peer."""
    path = robot(name)
    if path is None:
        return [BenchFigure(name, "poses, twists", None, peer_name=NO_ROBOTS)]
    m = po.Mechanism(load_model(path, base=base))
    rng = np.random.default_rng(1834)
    q, v = np.array([m.random(rng) for _ in range(max(BATCHES))]), rng.normal(size=(max(BATCHES), m.nv))
    if Pinocchio.absent():
        peers, why = None, f"{PEER} (not installed)"
    else:
        peers, why = peer_calls(m, path, base, q, v), PEER
    ours: dict[str, tuple[Any, tuple[Floats, ...]]] = {"poses": (m.poses, (q,)), "twists": (m.twists, (q, v))}
    rows = []
    for kind, (ufunc, operands) in ours.items():
        calls = [(ufunc, tuple(x[0] for x in operands)), *([(peers[kind], (0,))] if peers else [])]
        times = [1e6 * t for t in race(*calls)]
        rows.append(raced(name, f"{kind}, one call [µs]", times[0], times[1] if peers else None, why, SPEED_GOAL))
        for count in BATCHES:
            calls = [(into(ufunc, [x[:count] for x in operands]), ())]
            calls += [(looped(peers[kind], count), ())] if peers else []
            rates = [count / t for t in race(*calls, rounds=BATCH_ROUNDS)]
            measure, peer = f"{kind}, batch of {count} [samples/s]", rates[1] if peers else None
            rows.append(raced(name, measure, rates[0], peer, why, SPEED_GOAL))
    return rows


def peer_calls(m: po.Mechanism, path: Path, base: Base, q: Floats, v: Floats) -> dict[str, Callable[[int], Any]]:
    """What the peer does for sample k: its results stay in its data (poses), or are a list (twists).

    The frames are those of our bodies; they must be where ours are before anything is timed.
    """
    peer, pin = Pinocchio(path, base, m), import_module("pinocchio")
    Q, V = list(peer.q(q)), list(peer.v(v))
    frames = [peer.model.getFrameId(name, pin.FrameType.BODY) for name in m.body_names]
    model, data, world = peer.model, peer.data, pin.ReferenceFrame.WORLD

    def poses(k: int) -> Any:
        pin.framesForwardKinematics(model, data, Q[k])

    def twists(k: int) -> Any:
        pin.forwardKinematics(model, data, Q[k], V[k])
        pin.updateFramePlacements(model, data)
        return [pin.getFrameVelocity(model, data, frame, world) for frame in frames]

    poses(0)
    there = np.array([data.oMf[frame].homogeneous for frame in frames])
    moving = np.array([np.concatenate([V.angular, V.linear]) for V in twists(0)])
    for found, expected in ((there, m.poses(q[0])), (moving, m.twists(q[0], v[0]))):
        if np.abs(found - expected).max() > AGREEMENT * max(1.0, np.abs(expected).max()):
            raise po.PoinsotError(f"{m.name}: the peer's bodies are elsewhere than ours; nothing is timed.")
    return {"poses": poses, "twists": twists}


def into(ufunc: Any, operands: list[Floats]) -> Callable[[], Any]:
    """The ufunc on a batch, into an array that is there: the peer's results, too, stay where they were before."""
    out = ufunc(*operands)
    return lambda: ufunc(*operands, out=out)


def looped(call: Callable[[int], Any], count: int) -> Callable[[], None]:
    """The call for each sample of a batch."""

    def every() -> None:
        for k in range(count):
            call(k)

    return every


def loop_rows() -> list[BenchFigure]:
    """The Stewart platform: seconds of the processor, so that other work on the machine does not count."""
    m = po.load(EXAMPLES / "kinestatics" / "stewart.toml")
    rng = np.random.default_rng(1834)
    closed = m.assemble()

    def off(count: int, size: float) -> Floats:
        return np.asarray(m.integrate(closed, rng.normal(size=(count, m.nv)) * size * m.scales.freedoms))

    rows = []
    for size in STARTS:
        starts = off(ASSEMBLED, size)
        share = float((m.assemble(starts, status=True)[1] == 0).mean())
        rate = ASSEMBLED / seconds(lambda starts=starts: m.assemble(starts))
        what = f"assembled from {size:g} off, {100 * share:.1f} % closed [poses/s and core]"
        rows.append(BenchFigure(m.name, what, rate, goal=f"≥ {RATE_GOAL:g}", met=bool(rate >= RATE_GOAL)))
    poses = m.assemble(off(POSES, 0.05))
    legs = [link.joint for link in m.tree.links if link.pair.kind == "prismatic"]
    at_rest = np.zeros((POSES, m.nv))
    lifted = {"platform": np.array([0.0, 0.0, 0.0, 10.0, 0.0, 100.0])}
    asked: dict[str, tuple[Callable[[], Any], float | None]] = {
        "singularity": (lambda: m.singularity(poses, "platform", legs), SINGULAR_GOAL),
        "mobility": (lambda: m.mobility(poses), None),
        "reactions with a wrench": (lambda: m.reactions(poses, at_rest, at_rest, lifted), None),
        "actuator efforts": (lambda: m.actuator_efforts(poses, at_rest, at_rest, legs), None),
    }
    for what, (call, goal) in asked.items():
        took, measure = seconds(call), f"{what} of {POSES} poses [s of processor]"
        rows.append(BenchFigure(m.name, measure, took) if goal is None else bounded(m.name, measure, took, goal))
    one = 1e3 * seconds(lambda: m.singularity(poses[0], "platform", legs))
    return [*rows, BenchFigure(m.name, "singularity of one pose [ms of processor]", one)]


def seconds(call: Callable[[], Any]) -> float:
    """The least seconds of the processor, once everything is compiled."""
    call()
    least = float("inf")
    for _ in range(ROUNDS):
        start = process_time()
        call()
        least = min(least, process_time() - start)
    return least


def main() -> None:
    arguments = options(__doc__ or "").parse_args()
    rows = [row for name, base in ROBOTS for row in robot_rows(name, base)] + loop_rows()
    finish(rows, __doc__ or "", arguments.json)


if __name__ == "__main__":
    main()
