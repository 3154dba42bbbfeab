"""How many reachable random targets of robots are found to 1e-9 m and rad, within limits, and how many a second?

Peer: the loop that users write themselves on Pinocchio: damped Gauss-Newton steps on its Jacobian, damped by the error,
clipped to the limits, from the middle of the limits and then from random starts.
"""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
from common import NO_ROBOTS, finish, options, robot

import poinsot as po
from poinsot.cli.bench import PEER, Base, BenchFigure, Pinocchio, raced
from poinsot.multibody import bounds

ROBOTS: tuple[tuple[str, Base, tuple[str, ...]], ...] = (
    ("panda", "fixed", ("panda_hand",)),
    ("ur5_robot", "fixed", ("tool0",)),
    ("g1_29dof_rev_1_0", "fixed", ("left_rubber_hand", "right_rubber_hand")),
    (
        "g1_29dof_rev_1_0",
        "free",
        ("left_ankle_roll_link", "right_ankle_roll_link", "left_rubber_hand", "right_rubber_hand"),
    ),
)
COUNT, PEERS_COUNT, SINGLES, ROUNDS = 10_000, 200, 200, 3
STARTS, STEPS = 64, 60
TOLERANCE = 1e-9
RATE_GOAL, FOUND_GOAL = 1e4, 0.99


def targets(mechanism: po.Mechanism, bodies: Sequence[str]) -> dict[str, Any]:
    """Poses of bodies at configurations that are uniform within limits."""
    rng = np.random.default_rng(1834)
    lower, upper = bounds(mechanism.tree)
    q = np.array([mechanism.random(rng) for _ in range(COUNT)])
    inside = np.isfinite(upper - lower)
    q[:, inside] = rng.uniform(lower[inside], upper[inside], size=(COUNT, int(inside.sum())))
    return {body: mechanism.pose(q, body) for body in bodies}


def rows(name: str, base: Base, bodies: Sequence[str]) -> list[BenchFigure]:
    """Found and a second: in a batch, one by one, and the peer."""
    path = robot(name)
    case = f"{name}, {base}, {len(bodies)} frame{'s' * (len(bodies) > 1)}"
    if path is None:
        return [BenchFigure(case, "targets found", None, None, NO_ROBOTS)]
    with warnings.catch_warnings(action="ignore"):
        mechanism = po.load(path, base=base)
    goals = targets(mechanism, bodies)
    found = mechanism.inverse_kinematics(goals)
    one = {body: X[0] for body, X in goals.items()}
    mechanism.inverse_kinematics(one)
    batch, singles, theirs = np.inf, np.inf, np.inf
    peer, share = None, None
    for _ in range(ROUNDS):
        start = perf_counter()
        mechanism.inverse_kinematics(goals)
        batch = min(batch, (perf_counter() - start) / COUNT)
        start = perf_counter()
        for k in range(SINGLES):
            mechanism.inverse_kinematics({body: X[k] for body, X in goals.items()})
        singles = min(singles, (perf_counter() - start) / SINGLES)
        if base == "fixed" and not Pinocchio.absent():
            peer = peer or Loop(path, mechanism, bodies)
            start = perf_counter()
            solved = [peer.solve([X[k] for X in goals.values()]) for k in range(PEERS_COUNT)]
            theirs, share = min(theirs, (perf_counter() - start) / PEERS_COUNT), float(np.mean(solved))
    rate = 1.0 / batch
    peers_rate = None if peer is None else 1.0 / theirs
    against = PEER if peer else ("" if base == "free" else f"{PEER} (not installed)")
    ours = float(found.success.mean())
    better = None if share is None else ours / share
    return [
        BenchFigure(case, "targets found", ours, share, against, better, f"≥ {FOUND_GOAL:g}", bool(ours >= FOUND_GOAL)),
        BenchFigure(case, "batch [targets/s]", rate, peers_rate, against, peers_rate and rate / peers_rate,
            f"≥ {RATE_GOAL:g}" if name == "panda" else "", bool(rate >= RATE_GOAL) if name == "panda" else None),
        raced(case, "one by one [targets/s]", 1.0 / singles, peers_rate, against),
    ]  # fmt: skip


class Loop:
    """Inverse kinematics as it is written by hand on Pinocchio."""

    def __init__(self, path: Path, mechanism: po.Mechanism, bodies: Sequence[str]) -> None:
        self.pin: Any = import_module("pinocchio")
        self.model = self.pin.buildModelFromUrdf(str(path))
        self.data = self.model.createData()
        self.frames = [self.model.getFrameId(body) for body in bodies]
        self.lower, self.upper = self.model.lowerPositionLimit, self.model.upperPositionLimit

    def solve(self, goals: Sequence[Any]) -> bool:
        """Whether some start leads there."""
        rng = np.random.default_rng(0)
        wanted = [self.pin.SE3(X) for X in goals]
        for number in range(STARTS):
            q = rng.uniform(self.lower, self.upper) if number else 0.5 * (self.lower + self.upper)
            for _ in range(STEPS):
                self.pin.computeJointJacobians(self.model, self.data, q)
                self.pin.updateFramePlacements(self.model, self.data)
                errors, jacobians = [], []
                for frame, X in zip(self.frames, wanted, strict=True):
                    gap = self.data.oMf[frame].actInv(X)
                    errors.append(self.pin.log6(gap).vector)
                    J = self.pin.getFrameJacobian(self.model, self.data, frame, self.pin.LOCAL)
                    jacobians.append(self.pin.Jlog6(gap.inverse()) @ J)
                e, J = np.concatenate(errors), np.concatenate(jacobians)
                if np.abs(e).max() < TOLERANCE:
                    return True
                damping = 0.1 * (e @ e) + 1e-14
                v = J.T @ np.linalg.solve(J @ J.T + damping * np.eye(len(e)), e)
                q = np.clip(self.pin.integrate(self.model, q, v), self.lower, self.upper)
        return False


def main() -> None:
    """Print the table."""
    question = __doc__.splitlines()[0]
    parser = options(question)
    parser.add_argument("--only", metavar="ROBOT", help="one robot")
    chosen = parser.parse_args()
    found = [row for case in ROBOTS if chosen.only in (None, case[0]) for row in rows(*case)]
    finish(found, question, chosen.json)


if __name__ == "__main__":
    main()
