"""Systems with symmetry, and their whole motion."""

from typing import Any

import numpy as np
from scipy.integrate import solve_ivp

from poinsot.algebra import cos, sin
from poinsot.structures.port_hamiltonian import PortHamiltonian

TIMES = np.linspace(0.0, 1.0, 5)


def affine(n: int, **entries: Any) -> Any:
    K = np.zeros((n + 1, n + 1))
    for (i, j), value in entries["at"].items():
        K[i, j] = value
    return K


def whole_motion(
    system: PortHamiltonian, x: Any, u: Any = (), times: Any = TIMES, accuracy: float = 1e-12, least: float = 0.0
) -> Any:
    found = solve_ivp(lambda t, y: np.asarray(system.flow(y, u)[0], dtype=float), (0.0, times[-1]), x, t_eval=times,
                      method="DOP853", rtol=accuracy, atol=accuracy * np.maximum(np.abs(x), least))  # fmt: skip
    return found.y.T


def rolling_disc(scale: float) -> PortHamiltonian:
    """An upright disc that rolls without slipping: q = (x, y, heading, roll), constraints that do not integrate."""
    m, r, turning, rolling = 1.3, 0.4 * scale, 0.2 * scale**2, 0.3 * scale**2

    def structure(x: Any) -> Any:
        X = np.array([[0, r * cos(x[2])], [0, r * sin(x[2])], [1, 0], [0, 1]], dtype=object)
        J = np.zeros((6, 6), dtype=object)
        J[:4, 4:], J[4:, :4] = X, -X.T
        return J

    def energy(x: Any) -> Any:
        return x[4] * x[4] / (2 * turning) + x[5] * x[5] / (2 * (rolling + m * r * r)) + 0.3 * scale**2 * sin(x[3])

    G = np.vstack([np.zeros((4, 1)), [[1.0], [0.0]]])
    states = ("x", "y", "heading", "roll", "p_heading", "p_roll")
    return PortHamiltonian(energy, structure, states, G=G, inputs=("steering",), name="disc")
