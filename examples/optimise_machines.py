"""Two machines that swing a pole up, by optimal control: one with a closed loop, one with an electric drive.

    python examples/optimise_machines.py [INTERVALS]      (default: 40)

Both are differential-algebraic equations 0 = F(x, ẋ, z, u), collocated at Radau's three points (order 5), the control
straight between the knots, solved by the IPOPT of CasADi's wheel; then the model is simulated under that control.

crank   a slider-crank with a pole on its slider. The loop is not solved for but stated: at every point Φ(q) = 0 and
        A v = 0, with the forces λ in the loop as unknowns and a shift μ of the rates that keeps both (Gear, Gupta &
        Leimkuhler 1985):   q̇ = v + Aᵀμ,   M v̇ + c = τ + Aᵀλ
motor   a cart and pole driven by a DC motor through gear and rack. ẋ = f(x, u) of the whole network, as its System has
        it; the voltage is the control, the current is held within limits, and what is lost as heat is least
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import casadi as ca
import numpy as np
from numpy.typing import NDArray

import poinsot as po

Floats = NDArray[np.float64]
HERE = Path(__file__).parent
STRONGEST = 12.0  # N·m at the crank
SUPPLY, FUSE = 12.0, 4.0  # V, A
HANGING = {"cart_pole": {"hinge": 0.0}}


@dataclass(frozen=True)
class Plan:
    """Times (n,), states (n, nx), the control (n,), the cost, and whether the solver converged."""

    times: Floats
    states: Floats
    control: Floats
    cost: float
    converged: bool


def transcribe(
    F: Any, cost: Any, sizes: tuple[int, int], duration: float, intervals: int, guess: Floats, scale: Floats,
    bound: Callable[[Any, Any, Any], None],
) -> Plan:  # fmt: skip
    """The plan of least ∫ cost(x, u) dt with F(x, ẋ, z, u) = 0 at the points of collocation, from ``guess`` (n, nx).

    sizes  numbers in x and z;  scale: sizes of x, by which unknowns are measured;  bound: states conditions on
           (problem, X (nx, n), U (n,))
    """
    nx, nz = sizes
    points = ca.collocation_points(3, "radau")
    C, _, weights = ca.collocation_coeff(points)
    h, problem = duration / intervals, ca.Opti()
    problem_X, U = problem.variable(nx, intervals + 1), problem.variable(intervals + 1)
    X = problem_X * scale
    total: Any = 0
    for k in range(intervals):
        S, Z = problem.variable(nx, 3), problem.variable(nz, 3)
        stages = S * scale
        problem.set_initial(S, np.tile(guess[k] / scale, (3, 1)).T)
        slopes = ca.horzcat(X[:, k], stages) @ C / h
        for i, at in enumerate(points):
            u = (1 - at) * U[k] + at * U[k + 1]
            problem.subject_to(F(stages[:, i], slopes[:, i], Z[:, i], u) == 0)
            total += h * weights[i] * cost(stages[:, i], u)
        problem.subject_to(problem_X[:, k + 1] == S[:, 2])
    bound(problem, X, U)
    problem.minimize(total)
    problem.set_initial(problem_X, (guess / scale).T)
    problem.solver("ipopt", {"print_time": False}, {"print_level": 0, "sb": "yes", "max_iter": 500})
    try:
        found, converged = problem.solve(), True
    except RuntimeError:
        found, converged = problem.debug, False
    states, control = np.asarray(found.value(X)).T, np.asarray(found.value(U))
    return Plan(np.linspace(0, duration, intervals + 1), states, control, float(found.value(total)), converged)


def crank_plan(m: po.Mechanism, intervals: int = 40, duration: float = 1.5) -> Plan:
    """The torque of least ∫ τ² dt that swings the pole on the slider up, the crank ending where it began."""
    n, crank, hinge = m.nv, m.freedom_names.index("crank"), m.freedom_names.index("hinge")
    phi, A, efforts = (m.casadi_function(f) for f in ("constraint_error", "constraint_jacobian", "inverse_dynamics"))
    rows = phi.size1_out(0)
    x, dx, z, u = ca.SX.sym("x", 2 * n), ca.SX.sym("dx", 2 * n), ca.SX.sym("z", 2 * rows), ca.SX.sym("u")
    q, v, force, shift = x[:n], x[n:], z[:rows], z[rows:]
    tau = ca.SX(n, 1)
    tau[crank] = u
    motion = efforts(q, v, dx[n:]) - tau - A(q).T @ force
    F = ca.Function("F", [x, dx, z, u], [ca.vertcat(dx[:n] - v - A(q).T @ shift, motion, phi(q), A(q) @ v)])

    def bound(problem: Any, X: Any, U: Any) -> None:
        problem.subject_to(X[:, 0] == 0)  # as it is drawn, at rest
        for i, value in ((crank, 0.0), (hinge, np.pi), (n + crank, 0.0), (n + hinge, 0.0)):
            problem.subject_to(X[i, -1] == value)  # the others follow from the loop
        problem.subject_to(problem.bounded(-STRONGEST, U, STRONGEST))
        problem.subject_to(problem.bounded(-1.2, X[crank, :], 1.2))

    guess = np.zeros((intervals + 1, 2 * n))
    guess[:, hinge] = np.linspace(0, np.pi, intervals + 1)
    cost = ca.Function("cost", [x, u], [u**2])
    return transcribe(F, cost, (2 * n, 2 * rows), duration, intervals, guess, np.ones(2 * n), bound)


def motor_plan(network: po.Network, intervals: int = 40, duration: float = 1.6) -> Plan:
    """The voltage that swings the pole up with least heat in winding and bearing."""
    system = network.system(inputs={"drive": 0.0}, initial=HANGING)
    flow, amperes = system.casadi_function("flow"), system.casadi_function("motor.L.current")
    nx, at = system.state.size, {name: k for k, name in enumerate(system.state.names)}
    x, dx, u = ca.SX.sym("x", nx), ca.SX.sym("dx", nx), ca.SX.sym("u")
    rates, powers = flow(x, 0, u, [])
    scale = np.ones(nx)
    scale[at["motor.L.flux_linkage"]], scale[at["motor.rotor.angular_momentum"]] = 0.01, 0.005
    F = ca.Function("F", [x, dx, ca.SX.sym("z", 0), u], [(dx - rates) / scale])
    heat = ca.Function("heat", [x, u], [ca.sum1(powers[len(system.books.port_names) :])])

    def bound(problem: Any, X: Any, U: Any) -> None:
        problem.subject_to(X[:, 0] == system.state.initial)
        for name, value in (("rail", 0.0), ("hinge", np.pi), ("rail.rate", 0.0), ("hinge.rate", 0.0)):
            problem.subject_to(X[at[f"cart_pole.{name}"], -1] == value)
        problem.subject_to(problem.bounded(-SUPPLY, U, SUPPLY))
        for k in range(1, intervals + 1):
            problem.subject_to(problem.bounded(-FUSE, amperes(X[:, k], 0, U[k], []), FUSE))
        problem.subject_to(problem.bounded(-1.5, X[at["cart_pole.rail"], :], 1.5))

    guess = np.tile(system.state.initial, (intervals + 1, 1))
    guess[:, at["cart_pole.hinge"]] = np.linspace(0, np.pi, intervals + 1)
    return transcribe(F, heat, (nx, 0), duration, intervals, guess, scale, bound)


def replay_crank(m: po.Mechanism, plan: Plan) -> Any:
    """The run under the torque of the plan."""
    return po.simulate(m, plan.times[-1], inputs={"crank": (plan.times, plan.control)}, times=plan.times)


def replay_motor(network: po.Network, plan: Plan) -> Any:
    """The run under the voltage of the plan."""
    inputs = {"drive": (plan.times, plan.control)}
    return po.simulate(network, plan.times[-1], initial=HANGING, inputs=inputs, times=plan.times)


def main() -> None:
    intervals = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    m = po.load(HERE / "crank_swings_pole.toml")
    plan = crank_plan(m, intervals)
    run = replay_crank(m, plan)
    hinge = run.joint_position.sel(coordinate="hinge").values
    print(f"{m}: {'converged' if plan.converged else 'did not converge'}, cost {plan.cost:.3f}")
    print(f"  torque within {np.abs(plan.control).max():.2f} N·m; the pole ends at {np.degrees(hinge[-1]):.3f}°")
    net = po.load(HERE / "networks" / "motor_swings_pole.toml")
    plan = motor_plan(net, intervals)
    run = replay_motor(net, plan)
    hinge = run["cart_pole.joint_position"].values[-1, 1]
    lost = float(run.energy_dissipated[-1].sum())
    print(f"{net}: {'converged' if plan.converged else 'did not converge'}, {plan.cost:.3f} J lost")
    print(f"  within {np.abs(plan.control).max():.2f} V, {np.abs(run['motor.L.current'].values).max():.2f} A")
    print(f"  simulated, {lost:.3f} J are lost and the pole ends at {np.degrees(hinge):.3f}°")


if __name__ == "__main__":
    main()
