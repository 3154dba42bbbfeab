"""A step of an environment from Python: how many a second, of a cart with a pole?

Peers: Gymnasium's CartPole (Euler's method in Python, for two actions) and its InvertedPendulum (MuJoCo, RK4), each
with a random action and resets where episodes end. Processor time, the best of several.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Any

import numpy as np
from common import EXAMPLES, finish, options

import poinsot as po
from poinsot.cli.bench import BenchFigure, raced

STEPS, ROUNDS = 4000, 7


def ours(**more: Any) -> Any:
    """The same tasks: steps of 0.02 s by RK4, an end where the pole has fallen."""
    return po.gym.Environment(
        EXAMPLES / "cart_pole.toml", actions={"rail": 10.0}, initial=([0.0, np.pi], [0.0, 0.0]), reset=0.05,
        terminated=lambda x: abs(x[0]) > 2.4 or abs(x[1] - np.pi) > 0.2, **more,
    )  # fmt: skip


def rate(env: Any) -> Callable[[], float]:
    """Steps a second of processor time."""

    def run() -> float:
        env.reset(seed=0)
        env.action_space.seed(0)
        action = env.action_space.sample()
        before = process_time()
        for _ in range(STEPS):
            _, _, terminated, truncated, _ = env.step(action)
            if terminated or truncated:
                env.reset()
        return STEPS / (process_time() - before)

    return run


def main() -> None:
    arguments = options(__doc__ or "").parse_args()
    rows: list[BenchFigure] = []
    try:
        import gymnasium
    except ImportError:
        finish(
            [BenchFigure("cart-pole", "steps a second", None, peer_name="gymnasium (not installed)")],
            __doc__ or "",
            None,
        )
        return
    tasks = {"": rate(ours(ledger=False)), "with the ledger": rate(ours())}
    names = {"CartPole": "CartPole-v1", "InvertedPendulum (MuJoCo)": "InvertedPendulum-v5"}
    absent = {}
    for peer, name in names.items():
        try:
            tasks[peer] = rate(gymnasium.make(name).unwrapped)
        except Exception as error:  # what it needs is not there
            absent[peer] = f"{peer} ({type(error).__name__})"
    best = dict.fromkeys(tasks, 0.0)
    for _ in range(ROUNDS):
        for name, task in tasks.items():
            best[name] = max(best[name], task())
    for how in ("", "with the ledger"):
        for peer in names:
            found, called = best.get(peer), absent.get(peer, peer)
            rows.append(raced(f"cart-pole {how}".strip(), "environment [steps/s]", best[how], found, called, None))
    finish(rows, __doc__ or "", arguments.json)


if __name__ == "__main__":
    main()
