"""Controllers for the command line: functions that act at moments of their own.

poinsot simulate examples/double_pendulum.toml --controller examples/controllers.py:pd
poinsot simulate examples/double_pendulum.toml --controller examples/controllers.py:held
"""

from __future__ import annotations

import numpy as np

import poinsot as po
from poinsot.control import pd_with_gravity

GOAL = np.array([2.0, -1.0])


@po.controller(
    period=1e-3, reads=["joint_position", "joint_velocity"], writes=["shoulder", "elbow"], limits=(-20.0, 20.0)
)
def pd(t: float, q: np.ndarray, v: np.ndarray) -> np.ndarray:
    """A spring and a damper to the goal, a thousand times a second."""
    return 30.0 * (GOAL - q) - 3.0 * v


def held(model: po.Mechanism) -> po.Controller:
    """Made from the model that is moved: its weight is taken away."""
    return pd_with_gravity(model, 2e-3, GOAL, kp=12.0, kd=3.0)
