"""Chains and ladders of four-bars against Exudyn: a step of the same size, and a run at equal error.

Exudyn has the bodies in the plane (three coordinates each, revolute joints of two conditions, its sparse solver, one
thread), by generalised alpha or by the trapezoidal rule, whichever is faster; ours does not know of the plane. Both
fall from rest, and what is compared is where all bodies are at the end, against a run of ours with tight tolerances.
Times are of the processor, without what a run of one step takes. At equal error: ours at the longest step of rk4, or
the loosest tolerance of dop853, whichever is faster, that is at least as exact as Exudyn was; Exudyn by steps of 1 ms,
and with --curve by longer and shorter ones.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from importlib import import_module, util
from time import process_time
from typing import Any

import numpy as np
from common import finish, options
from loop_machines import machine
from numpy.typing import NDArray

import poinsot as po
from poinsot import Displacement, Model
from poinsot.cli.bench import BenchFigure, raced
from poinsot.multibody import GROUND

Floats = NDArray[np.float64]
GOAL = 20.0
LOOPS = {"chain": (33, 333), "ladder": (33, 333)}  # about 100 and 1,000 bodies
END, STEP = 0.5, 1e-3  # of a run, and of a step [s]
CURVE = (4.0, 1.0, 0.25)  # steps of Exudyn's, by STEP
LONGER = (16, 8, 4, 2, 1)  # steps of ours, by STEP
TOLERANCES = tuple(10.0 ** (-0.5 * k) for k in range(4, 15))
WEIGHT = (0.0, -9.80665, 0.0)  # m/s²
NOT_THERE = "Exudyn (not installed: pip install exudyn)"


def exudyn_run(model: Model, method: str, step: float, steps: int) -> tuple[float, Floats]:
    """Seconds of the processor, and where the bodies are at the end (bodies, 2)."""
    exu, items = import_module("exudyn"), import_module("exudyn.itemInterface")
    system = exu.SystemContainer().AddSystem()
    pose = {GROUND: Displacement.identity(), **{b.name: b.pose or Displacement.identity() for b in model.bodies}}
    number, nodes = {GROUND: system.AddObject(items.ObjectGround())}, []
    for body in model.bodies:
        X = pose[body.name]
        angle = float(np.arctan2(X.rotation[1, 0], X.rotation[0, 0]))
        coordinates = [*map(float, X.translation[:2]), angle]
        nodes.append(system.AddNode(items.NodeRigidBody2D(referenceCoordinates=coordinates)))
        mass, moment = float(body.inertia.mass), float(np.asarray(body.inertia.about_centre, dtype=float)[2, 2])
        number[body.name] = system.AddObject(items.ObjectRigidBody2D(mass=mass, inertia=moment, nodeNumber=nodes[-1]))
        centre = system.AddMarker(items.MarkerBodyMass(bodyNumber=number[body.name]))
        system.AddLoad(items.LoadMassProportional(markerNumber=centre, loadVector=[*WEIGHT]))
    for joint in model.joints:
        X = pose[joint.predecessor] @ joint.X_PJ
        markers = []
        for name in (joint.predecessor, joint.successor):
            at = [float(x) for x in (pose[name].inverse() @ X).translation]
            markers.append(system.AddMarker(items.MarkerBodyPosition(bodyNumber=number[name], localPosition=at)))
        system.AddObject(items.ObjectJointRevolute2D(markerNumbers=markers))
    system.Assemble()
    settings = exu.SimulationSettings()
    settings.timeIntegration.numberOfSteps, settings.timeIntegration.endTime = steps, step * steps
    settings.timeIntegration.verboseMode, settings.parallel.numberOfThreads = 0, 1
    settings.timeIntegration.newton.useModifiedNewton = True
    settings.solution.file.write = False
    settings.linearSolver.solverType = exu.LinearSolverType.EigenSparse
    start = process_time()
    system.SolveDynamic(settings, solverType=getattr(exu.DynamicSolverType, method))
    seconds = process_time() - start
    output = exu.OutputVariableType.Position
    return seconds, np.array([system.GetNodeOutput(n, output)[:2] for n in nodes])


def our_run(m: po.Mechanism, time: float, **how: Any) -> tuple[float, Floats]:
    """Seconds of the processor, and where the bodies are at the end (bodies, 2)."""
    start = process_time()
    run = po.simulate(m, time, samples=2, dataset=False, constraint_tolerance=1.0, max_step=time, progress=False, **how)
    seconds = process_time() - start
    order = [m.body_names.index(body.name) for body in m.model.bodies]
    return seconds, np.asarray(run.variables["body_position"][1][-1][order, :2], dtype=float)


def least(run: Callable[[int], tuple[float, Floats]], steps: int, rounds: int) -> tuple[float, Floats]:
    """The least seconds of a run of so many steps without those of a run of one, and where it ends."""
    found = [run(steps) for _ in range(rounds)]
    return min(x for x, _ in found) - min(run(1)[0] for _ in range(rounds)), found[0][1]


def compared(shape: str, loops: int, rounds: int, curve: Sequence[float] = (1.0,)) -> list[BenchFigure]:
    """Rows of one machine; curve: the steps by which Exudyn is compared at equal error, by STEP."""
    model = replace(machine(shape, loops, tree="short"), gravity=WEIGHT)
    m, steps = po.Mechanism(model), round(END / STEP)
    case = f"{shape} of {len(model.bodies)} bodies"
    fixed = {k: partial(_fixed, m, k * STEP) for k in LONGER}
    own, _ = least(fixed[1], steps, rounds)
    if util.find_spec("exudyn") is None:
        return [raced(case, "a step of 1 ms [ms]", 1e3 * own / steps, None, NOT_THERE, GOAL)]
    _, exact = our_run(m, END, rtol=1e-11, atol=1e-12)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        peers = {
            name: least(partial(exudyn_run, model, name, STEP), steps, rounds)
            for name in ("GeneralizedAlpha", "TrapezoidalIndex2")
        }
        name = min(peers, key=lambda name: peers[name][0])
        points = {
            k: peers[name] if k == 1.0 else least(partial(exudyn_run, model, name, k * STEP), round(steps / k), rounds)
            for k in curve
        }
    rows = [raced(case, "a step of 1 ms [ms]", 1e3 * own / steps, 1e3 * peers[name][0] / steps, f"Exudyn {name}", GOAL)]
    for k, (peer, reached) in points.items():
        error = float(np.abs(reached - exact).max())
        best = min(_as_exact(m, exact, error, fixed, rounds), default=None)
        if best is not None:
            said = f"{END} s, errors ≤ {error:.1g} m, by {best[1]} [s]"
            rows.append(raced(case, said, best[0], peer, f"{name}, {k * 1e3 * STEP:g} ms", GOAL))
    return rows


def _fixed(m: po.Mechanism, step: float, steps: int) -> tuple[float, Floats]:
    return our_run(m, step * steps, method="rk4", step=step)


def _tolerant(m: po.Mechanism, rtol: float, part: int) -> tuple[float, Floats]:
    return our_run(m, END if part > 1 else 1e-3, rtol=rtol, atol=0.1 * rtol)


def _as_exact(
    m: po.Mechanism, exact: Floats, error: float, fixed: dict[int, Callable[[int], tuple[float, Floats]]], rounds: int
) -> Sequence[tuple[float, str]]:
    """Seconds and names of ways of ours that end within this error, the coarsest of each method."""
    found = []
    ways = [[(f"rk4 of {k} ms", run, round(END / STEP / k)) for k, run in fixed.items()]]
    ways.append([(f"dop853 at {rtol:.0e}", partial(_tolerant, m, rtol), 2) for rtol in TOLERANCES])
    for method in ways:
        for name, run, steps in method:
            try:
                _, reached = run(steps)
            except po.PoinsotError:
                continue
            if np.abs(reached - exact).max() <= error:
                found.append((least(run, steps, rounds)[0], name))
                break
    return found


def main() -> None:
    """All machines."""
    parser = options("How long do chains and ladders of four-bars take, beside Exudyn?")
    parser.add_argument("--rounds", type=int, default=3, help="runs of each, of which the fastest counts")
    parser.add_argument("--most", type=int, default=333, help="loops of the largest machines")
    parser.add_argument("--curve", action="store_true", help="longer and shorter steps of Exudyn's, too")
    asked = parser.parse_args()
    rows = [
        row
        for shape, sizes in LOOPS.items()
        for loops in sizes
        if loops <= asked.most
        for row in compared(shape, loops, asked.rounds, CURVE if asked.curve else (1.0,))
    ]
    finish(rows, parser.description or "", asked.json)


if __name__ == "__main__":
    main()
