"""What Siconos makes of a ball and two circuits with ideal diodes: run by the Python that has it, told in JSON.

    python3 siconos_peer.py CASE STEP_OR_TOLERANCE     prints {"seconds": …, "state": […]}

Cases as in `switching_machines.py`, which starts this file. Loops run in C++ (`Simulation.run`, or one call an
event); seconds are those of the loop, not of making the model.
"""

from __future__ import annotations

import json
import os
import sys
from time import perf_counter
from typing import Any

import numpy as np
from siconos import kernel as sk  # type: ignore[import-not-found]

C, L, R = 1e-6, 1e-2, 1e3


def ball_stepped(h: float, end: float = 2.0) -> tuple[float, list[float]]:
    """Moreau and Jean's time-stepping, θ = ½."""
    ball, contact = _ball()
    system = sk.NonSmoothDynamicalSystem(0.0, end)
    system.insertDynamicalSystem(ball)
    system.link(contact, ball)
    run = sk.TimeStepping(system, sk.TimeDiscretisation(0.0, h), sk.MoreauJeanOSI(0.5), sk.LCP())
    return _timed(run.run), [float(ball.q()[0]), float(ball.velocity()[0])]


def ball_events(tolerance: float, end: float = 2.0) -> tuple[float, list[float]]:
    """Event-driven, by LSODAR."""
    ball, contact = _ball()
    system = sk.NonSmoothDynamicalSystem(0.0, end)
    system.insertDynamicalSystem(ball)
    system.link(contact, ball)
    run, method = sk.EventDriven(system, sk.TimeDiscretisation(0.0, end / 10)), sk.LsodarOSI()
    run.associate(method, ball)
    run.insertNonSmoothProblem(sk.LCP(), sk.SICONOS_OSNSP_ED_IMPACT)
    run.insertNonSmoothProblem(sk.LCP(), sk.SICONOS_OSNSP_ED_SMOOTH_ACC)
    run.initialize()
    method.setTol(1, tolerance, tolerance)

    def all_events() -> None:
        while run.hasNextEvent():
            run.advanceToEvent()
            run.processEvents()

    return _timed(all_events), [float(ball.q()[0]), float(ball.velocity()[0])]


def _ball() -> tuple[Any, Any]:
    ball = sk.LagrangianLinearTIDS([1.0], [0.0], np.eye(1))
    ball.setFExtPtr(np.array([-9.81]))
    return ball, sk.Interaction(sk.NewtonImpactNSL(0.7), sk.LagrangianLinearTIR([[1.0]]))


def bridge(h: float, end: float = 5e-3) -> tuple[float, list[float]]:
    """Its example DiodeBridge: an oscillator feeds a resistor through four diodes; θ = ½."""
    to_diodes = [[0, 0], [0, 0], [-1, 0], [1, 0]]
    from_diodes = [[0, 0, -1 / C, 1 / C], [0, 0, 0, 0]]
    among = [[1 / R, 1 / R, -1, 0], [1 / R, 1 / R, 0, -1], [1, 0, 0, 0], [0, 1, 0, 0]]
    return _circuit(to_diodes, from_diodes, among, h, end)


def one_diode(h: float, end: float = 5e-3) -> tuple[float, list[float]]:
    """Its example CircuitRLCD; θ = ½."""
    return _circuit([[-1.0, 0.0]], [[-1 / C], [0.0]], [[R]], h, end)


def _circuit(to: Any, back: Any, among: Any, h: float, end: float) -> tuple[float, list[float]]:
    state = sk.FirstOrderLinearDS([10.0, 0.0], [[0.0, -1 / C], [1 / L, 0.0]])
    relation = sk.FirstOrderLinearTIR(to, back)
    relation.setDPtr(among)
    diodes = sk.Interaction(sk.ComplementarityConditionNSL(len(among)), relation)
    system = sk.NonSmoothDynamicalSystem(0.0, end)
    system.insertDynamicalSystem(state)
    system.link(diodes, state)
    run = sk.TimeStepping(system, sk.TimeDiscretisation(0.0, h), sk.EulerMoreauOSI(0.5), sk.LCP())
    return _timed(run.run), [float(state.x()[0]), float(state.x()[1])]


def _timed(work: Any) -> float:
    start = perf_counter()
    work()
    return perf_counter() - start


def main() -> None:
    """One case at one step or tolerance, the least time of three."""
    case, fine = sys.argv[1], float(sys.argv[2])
    kept = os.dup(1)
    os.dup2(2, 1)  # it writes of its own to the standard output
    found = [globals()[case](fine) for _ in range(3)]
    os.dup2(kept, 1)
    print(json.dumps({"seconds": min(seconds for seconds, _ in found), "state": found[-1][1]}), flush=True)


if __name__ == "__main__":
    main()
