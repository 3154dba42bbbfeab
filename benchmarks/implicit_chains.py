"""Do steps of radau grow with the number of links and loops, and how fast is a chain with stiff dampers beside Exudyn?

A chain of rods that hangs on one pin begins level and falls; dampers in its pins are far stiffer than its motion. Peer,
where it is installed: Exudyn, rigid bodies in the plane with its sparse solver, at equal error of all positions. And
four-bars, each on the coupler of the one before, with such dampers in all pins: by steps along the tree and, to thirty,
by the matrix.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from time import process_time
from typing import Any

import numpy as np
from common import finish, options
from loop_machines import machine
from numpy.typing import NDArray

import poinsot as po
from poinsot import Body, Displacement, Inertia, Joint, Model, pairs
from poinsot.algorithms import compiled
from poinsot.cli.bench import BenchFigure, bounded, raced
from poinsot.elements import JointDamper
from poinsot.multibody import GROUND

LENGTH, MASS, DAMPING, END = 0.1, 0.1, 1.0, 0.5
SIZES, RACED = (10, 30, 100, 300, 1000, 3000), (100, 1000)
LOOPS, MOST_BY_MATRIX = (1, 10, 30, 100, 300), 30
GROWTH_GOAL, PEER_GOAL = 1.1, 10.0
Floats = NDArray[np.float64]


def chain(count: int) -> po.Mechanism:
    """Rods of 0.1 m and 0.1 kg, level, that turn about z against dampers of 1 N·m·s."""
    rod = Inertia.at_centre(MASS, (LENGTH / 2, 0.0, 0.0), np.diag([1e-6, 1.0, 1.0]) * MASS * LENGTH**2 / 12)
    bodies = tuple(Body(f"b{i}", rod) for i in range(count))
    at = (Displacement.identity(), Displacement.translating((LENGTH, 0.0, 0.0)))
    joints = tuple(
        Joint(f"j{i}", pairs.revolute(), f"b{i - 1}" if i else GROUND, f"b{i}", at[i > 0]) for i in range(count)
    )
    dampers = tuple(JointDamper(f"d{i}", f"j{i}", DAMPING) for i in range(count))
    return po.Mechanism(Model(f"chain of {count}", bodies, joints, dampers, gravity=(0.0, -9.81, 0.0)))


def middles(angles: Floats) -> Floats:
    """Where the middles of the rods are (n, 2), from the angles in the pins."""
    turned = np.cumsum(angles)
    along = LENGTH * np.stack([np.cos(turned), np.sin(turned)], axis=-1)
    found: Floats = np.cumsum(along, axis=0) - along / 2
    return found


def ours(mechanism: Any, tolerance: float, rounds: int = 2) -> tuple[float, Floats, Any]:
    """Processor seconds of a run of radau, where it ends, and what its steps did."""
    least = math.inf
    for _ in range(rounds):
        before = process_time()
        run = po.simulate(mechanism, times=[END], start=0.0, method="radau", rtol=tolerance, atol=tolerance / 100)
        least = min(least, process_time() - before)
    return least, middles(run["joint_position"].values[-1]), run.attrs


def exudyn(count: int, steps: int) -> tuple[float, Floats]:
    """The same by Exudyn's generalised-α method with fixed steps, without a file of results."""
    exu, items = import_module("exudyn"), import_module("exudyn.itemInterface")
    container = exu.SystemContainer()
    system = container.AddSystem()
    ground = system.AddObject(items.ObjectGround(referencePosition=[0, 0, 0]))
    nodes, before = [], system.AddMarker(items.MarkerBodyPosition(bodyNumber=ground, localPosition=[0, 0, 0]))
    turned = system.AddNode(items.NodePointGround())
    turn = system.AddMarker(items.MarkerNodeCoordinate(nodeNumber=turned, coordinate=0))
    for i in range(count):
        node = system.AddNode(items.NodeRigidBody2D(referenceCoordinates=[LENGTH * (i + 0.5), 0, 0]))
        body = system.AddObject(
            items.ObjectRigidBody2D(
                mass=MASS,
                inertia=MASS * LENGTH**2 / 12,
                nodeNumber=node,
                visualization=items.VObjectRigidBody2D(show=False),
            )
        )
        near, middle, far = (
            system.AddMarker(items.MarkerBodyPosition(bodyNumber=body, localPosition=[side * LENGTH / 2, 0, 0]))
            for side in (-1, 0, 1)
        )
        system.AddLoad(items.Force(markerNumber=middle, loadVector=[0, -9.81 * MASS, 0]))
        system.AddObject(items.ObjectJointRevolute2D(markerNumbers=[before, near]))
        angle = system.AddMarker(items.MarkerNodeCoordinate(nodeNumber=node, coordinate=2))
        system.AddObject(
            items.ObjectConnectorCoordinateSpringDamper(markerNumbers=[turn, angle], stiffness=0.0, damping=DAMPING)
        )
        nodes.append(node)
        before, turn = far, angle
    system.Assemble()
    settings = exu.SimulationSettings()
    settings.timeIntegration.numberOfSteps, settings.timeIntegration.endTime = steps, END
    settings.timeIntegration.verboseMode = 0
    settings.solution.file.write = False
    settings.solution.sensors.writePeriod = END
    settings.timeIntegration.newton.useModifiedNewton = True
    settings.linearSolver.solverType = exu.LinearSolverType.EigenSparse
    started = process_time()
    system.SolveDynamic(settings, solverType=exu.DynamicSolverType.GeneralizedAlpha)
    seconds = process_time() - started
    found = [system.GetNodeOutput(node, exu.OutputVariableType.Position)[:2] for node in nodes]
    return seconds, np.array(found)


def at_equal_error(own: list[tuple[float, float]], peer: list[tuple[float, float]]) -> tuple[float, float, float]:
    """An error that both reach, and the seconds of both for it, between measured (error, seconds) by powers."""
    low = max(min(e for e, _ in each) for each in (own, peer))
    both = []
    for each in (own, peer):
        errors, seconds = np.log(np.array(sorted(each)).T)
        both.append(float(np.exp(np.interp(np.log(low), errors, seconds))))
    return low, both[0], both[1]


def four_bars(count: int) -> po.Mechanism:
    """So many four-bars, each on the coupler of the one before, with dampers in all pins but one of each."""
    model = machine("chain", count)
    pins = [link.joint for link in po.Mechanism(model).tree.links]
    dampers = tuple(JointDamper(f"damper {pin}", pin, 10.0 * DAMPING) for pin in pins)
    return po.Mechanism(replace(model, elements=dampers, gravity=(0.0, -9.81, 0.0)))


def growth(
    sizes: tuple[int, ...], make: Callable[[int], po.Mechanism], what: str, by_matrix: int = 0
) -> list[BenchFigure]:
    """Seconds of a step over the number of links or loops, every size solved along the tree."""
    usual = compiled.LARGEST_UNROLLED
    compiled.LARGEST_UNROLLED = 0
    rows, steps = [], []
    try:
        for count in sizes:
            system = make(count).system()
            ways = (
                [system, replace(system, dynamics=replace(system.dynamics, stages=None))]
                if count <= by_matrix
                else [system]
            )
            for n, way in enumerate(ways):
                ours(way, 1e-6, 1)
                seconds, _, did = ours(way, 1e-6)
                each = seconds / did["steps"]
                steps += [] if n else [each]
                told = f"{did['stages_solved']}, {did['steps']} steps, {did['factorizations']} eliminations"
                rows.append(BenchFigure(f"{count} {what}, {told}", "a step of radau [s]", each))
    finally:
        compiled.LARGEST_UNROLLED = usual
    exponent = float(np.polyfit(np.log(sizes), np.log(steps), 1)[0])
    return [*rows, bounded(f"{sizes[0]} to {sizes[-1]} {what}", "exponent of a step", exponent, GROWTH_GOAL)]


def race(count: int) -> BenchFigure:
    """Processor seconds at equal error against Exudyn."""
    mechanism, case = chain(count), f"{count} links, {END} s"
    exact = ours(mechanism, 1e-11, 1)[1]

    def error(found: Floats) -> float:
        return float(np.abs(found - exact).max())

    own = [(error(found), seconds) for seconds, found, _ in (ours(mechanism, 10.0**-k) for k in (3, 4, 5, 6, 7, 8))]
    try:
        peer = [(error(found), seconds) for seconds, found in (exudyn(count, n) for n in (100, 300, 1000))]
    except ImportError:
        return raced(case, "a run [s]", min(own)[1], None, "exudyn (not installed)", PEER_GOAL)
    print(case, "error and seconds, ours:", own, "Exudyn:", peer)
    reached, fast, slow = at_equal_error(own, peer)
    return raced(case, f"a run of radau, error {reached:.1e} m [s]", fast, slow, "exudyn", PEER_GOAL)


def main() -> None:
    parser: argparse.ArgumentParser = options(__doc__ or "")
    parser.add_argument("--largest", type=int, default=SIZES[-1], help="links of the longest chain")
    given = parser.parse_args()
    rows = growth(tuple(n for n in LOOPS if n <= given.largest), four_bars, "loops", MOST_BY_MATRIX)
    rows += growth(tuple(n for n in SIZES if n <= given.largest), chain, "links")
    rows += [race(n) for n in RACED if n <= given.largest]
    finish(rows, (__doc__ or "").splitlines()[0], given.json)


if __name__ == "__main__":
    main()
