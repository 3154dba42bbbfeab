"""Swing-up of a cart-pole by optimal control: the algorithms of a file as CasADi functions, IPOPT from CasADi's wheel.

    python examples/optimise_swing_up.py [INTERVALS]      (default: 80)

The force on the cart is found that takes the pole from hanging to upright in two seconds with the least effort, by
direct collocation (Hermite-Simpson); then the mechanism is simulated under that force, as a check by other means.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

import casadi as ca
import numpy as np
from numpy.typing import NDArray

import poinsot as po

Floats = NDArray[np.float64]
DURATION = 2.0  # s
STRONGEST = 30.0  # N
RAIL = 1.5  # m to either side


@dataclass(frozen=True)
class Plan:
    """A motion: times (n,), states (n, 4) = (q, v), forces on the cart (n,), and whether the solver converged."""

    times: Floats
    states: Floats
    forces: Floats
    converged: bool


def swing_up(mechanism: po.Mechanism, intervals: int = 80) -> Plan:
    """The plan of least ∫ u² dt from hanging at rest to upright at rest."""
    forward_dynamics = mechanism.casadi_function("forward_dynamics")
    nq = mechanism.nq
    x, u = ca.SX.sym("x", 2 * nq), ca.SX.sym("u")
    effort = ca.vertcat(u, ca.SX(mechanism.nv - 1, 1))
    motion = ca.Function("motion", [x, u], [ca.vertcat(x[nq:], forward_dynamics(x[:nq], x[nq:], effort))])

    h = DURATION / intervals
    problem = ca.Opti()
    X, U = problem.variable(2 * nq, intervals + 1), problem.variable(2 * intervals + 1)
    for k in range(intervals):
        a, b, middle_u = X[:, k], X[:, k + 1], U[2 * k + 1]
        rate_a, rate_b = motion(a, U[2 * k]), motion(b, U[2 * k + 2])
        middle = (a + b) / 2 + h / 8 * (rate_a - rate_b)
        problem.subject_to(b - a == h / 6 * (rate_a + 4 * motion(middle, middle_u) + rate_b))
    weights = np.array([1.0, *([4.0, 2.0] * intervals)[:-1], 1.0]) * h / 6
    problem.minimize(ca.dot(weights, U**2))
    problem.subject_to(X[:, 0] == 0)
    problem.subject_to(X[:, -1] == ca.vertcat(0, np.pi, 0, 0))
    problem.subject_to(problem.bounded(-STRONGEST, U, STRONGEST))
    problem.subject_to(problem.bounded(-RAIL, X[0, :], RAIL))
    s = np.linspace(0.0, 1.0, intervals + 1)
    problem.set_initial(X, np.stack([0 * s, np.pi * s, 0 * s, np.pi / DURATION + 0 * s]))
    problem.solver("ipopt", {"print_time": False}, {"print_level": 0, "sb": "yes", "max_iter": 500})
    try:
        solution, converged = problem.solve(), True
    except RuntimeError:
        solution, converged = problem.debug, False
    forces = np.asarray(solution.value(U))
    return Plan(DURATION * s, np.asarray(solution.value(X)).T, forces, converged)


def replay(mechanism: po.Mechanism, plan: Plan) -> Floats:
    """The state (q, v) at the end when the mechanism is simulated under the forces of the plan."""
    knots = np.linspace(0.0, DURATION, len(plan.forces))
    fine = np.linspace(0.0, DURATION, 10 * (len(plan.forces) - 1) + 1)
    first = np.minimum(2 * ((fine / knots[2]).astype(int)), len(knots) - 3)  # of the three knots of each parabola
    s = (fine - knots[first]) / knots[1]
    u = [plan.forces[first + k] for k in range(3)]
    force = u[0] * (s - 1) * (s - 2) / 2 - u[1] * s * (s - 2) + u[2] * s * (s - 1) / 2
    run = po.simulate(mechanism, DURATION, initial={"hinge": 0.0}, inputs={"rail": (fine, force)})
    return np.concatenate([run["joint_position"].values[-1], run["joint_velocity"].values[-1]])


def main() -> None:
    intervals = int(sys.argv[1]) if len(sys.argv) > 1 else 80
    mechanism = po.load(Path(__file__).parent / "cart_pole.toml")
    plan = swing_up(mechanism, intervals)
    print(f"{mechanism}: {'converged' if plan.converged else 'did not converge'} with {intervals} intervals")
    print(f"greatest force {np.abs(plan.forces).max():.2f} N, cart within ±{np.abs(plan.states[:, 0]).max():.3f} m")
    end = replay(mechanism, plan)
    print(f"simulated under this force, the pole ends at {np.degrees(end[1]):.3f}° with {end[3]:+.4f} rad/s")


if __name__ == "__main__":
    main()
