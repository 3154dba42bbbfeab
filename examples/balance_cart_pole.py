"""A pole balanced on a cart by an agent that sees states and gives forces: the cart-pole as a Gymnasium environment.

    python examples/balance_cart_pole.py

The agent is the simplest that can: a linear policy, found by the optimal regulator of the linearised cart. Any agent
of reinforcement learning takes its place. Needs Gymnasium: pip install 'poinsot[gym]'.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

import poinsot as po
from poinsot.control import lqr_gain

FILE = Path(__file__).parent / "cart_pole.toml"
UPRIGHT = np.array([0.0, np.pi, 0.0, 0.0])
DT = 0.02


def environment(**options: Any) -> Any:
    """The pole upright within a tenth, on a rail of ±2.4 m; a point for every step, less what the force costs."""
    return po.gym.Environment(
        FILE,
        actions={"rail": 10.0},
        initial=(UPRIGHT[:2], UPRIGHT[2:]),
        reset=0.1,
        reward=lambda x, u: 1.0 - 0.001 * float(u[0]) ** 2,
        terminated=lambda x: bool(abs(x[0]) > 2.4 or abs(x[1] - np.pi) > 0.4),
        episode=10.0,
        dt=DT,
        **options,
    )


def balanced(env: Any, seed: int) -> tuple[float, float, float]:
    """The return of an episode under the linear policy, its work [J], and how far the pole leans at its end [rad]."""
    linear = env.model.linearize(UPRIGHT[:2], actuated=["rail"])
    gain = lqr_gain(linear, DT, Q=[1.0, 10.0, 0.1, 0.1], R=0.1)
    x, _ = env.reset(seed=seed)
    total, work, over = 0.0, 0.0, False
    while not over:
        x, reward, terminated, truncated, info = env.step(-gain @ (x - UPRIGHT))
        total, over = total + reward, terminated or truncated
        work += info["energy"]["supplied"]["rail"]
    return total, work, abs(float(x[1]) - np.pi)


def main() -> None:
    env = environment()
    print("episode  return   work of the motor    lean at the end")
    for seed in range(5):
        total, work, lean = balanced(env, seed)
        print(f"{seed:7d}  {total:6.1f}   {work:14.4f} J   {lean:11.1e} rad")


if __name__ == "__main__":
    main()
