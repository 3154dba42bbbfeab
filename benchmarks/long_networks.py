"""Networks around chains of four-bars: how soon compiled, what does a flow cost beside the mechanism alone, and a step?

Motors without and with rotors on joints, a damper on a line from the ground to the last coupler. Times are of the
processor, cold: kernels are compiled here, unless POINSOT_CACHE has them. Flows are of batches, so that no call from
Python counts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from time import process_time
from typing import Any

import numpy as np
from common import finish, least_seconds, options
from loop_machines import machine

import poinsot as po
from poinsot import Model, electrical, transducers, translational
from poinsot.cli.bench import BenchFigure, bounded, raced

SIZES = (30, 100, 300, 1_000)
COMPILED, BESIDE, EXPONENT = 3.0, 0.5, 1.2
BATCH = 16
STEP_EXPONENT = 1.1
STIFF = 0.05  # s of motion of the runs by an implicit method


def network(model: Model, motors: int, inertia: float, line: bool) -> po.Network:
    """Motors on joints of the tree, and a damper on a line."""
    mechanism = po.Mechanism(model)
    joints = [link.joint for link in mechanism.tree.links]
    driven = joints[:: max(1, len(joints) // motors)][:motors]
    ports: dict[str, Any] = {f"shaft{k}": joint for k, joint in enumerate(driven)}
    if line:
        last = f"coupler{len(model.bodies) // 3 - 1}"
        ports["line"] = (("ground", (0.3, -0.5, 0.0)), (last, (0.0, 0.05, 0.0)))
    net = po.Network("driven")
    net.add(mechanism.as_element("machine", ports), *ports)
    net.add(electrical.VoltageSource("battery", "12*sin(3*t)"), "a", "ground")
    for k in range(motors):
        more = {"inductance": 0.01, "inertia": inertia}
        net.add(transducers.DCMotor(f"motor{k}", resistance=0.8, constant=0.1, **more), "a", "ground", f"shaft{k}")
    if line:
        net.add(translational.Damper("shock", 3.0), "line", "ground")
    return net


def called(system: po.System) -> Callable[[], float]:
    """Seconds of a flow of one state in a batch."""
    x, t = np.repeat(system.state.initial[None], BATCH, axis=0), np.array([0.1])
    still, moment = np.zeros(system.state.local_size), count()

    def run() -> float:
        t[0] = 0.1 + 1e-3 * next(moment)
        start = process_time()
        system.dynamics.flow.ufunc(x, still, t, [])  # type: ignore[union-attr]
        return (process_time() - start) / BATCH

    return run


def measured(
    case: str, loops: int, motors: int, inertia: float, line: bool, rounds: int
) -> tuple[list[BenchFigure], float]:
    """The rows of one network, and seconds of its flow."""
    model = machine("chain", loops)
    alone = po.Mechanism(model).system()
    start = process_time()
    system = network(model, motors, inertia, line).system()
    kernels = [each for each in (system.dynamics.flow, system.state.project) if each is not None]
    for each in kernels:
        each.ufunc  # noqa: B018  (compiled now)
    compiled = process_time() - start
    least = least_seconds({"ours": called(system), "alone": called(alone)}, rounds)
    measure = "a flow [µs]"
    figures = 1e6 * least["ours"], 1e6 * least["alone"], "the mechanism alone", BESIDE
    return [bounded(case, "made and compiled [s]", compiled, COMPILED), raced(case, measure, *figures)], least["ours"]


def implicit(loops: int, dense: bool = False) -> float:
    """Seconds of a step of `radau`; dense: by the matrix of derivatives."""
    system = network(machine("chain", loops), 2, 0.0, True).system()
    system = replace(system, dynamics=replace(system.dynamics, stages=None)) if dense else system
    taken = []
    for _ in range(1 if dense else 3):
        start = process_time()
        run = po.simulate(system, STIFF / 10 if dense else STIFF, method="radau", rtol=1e-6)
        taken.append((process_time() - start) / run.attrs["steps"])
    return min(taken)


def main() -> None:
    """All sizes, and how the flow grows."""
    parser = options("What does a network around a long mechanism cost?")
    parser.add_argument("--rounds", type=int, default=25, help="calls of each flow, of which the fastest counts")
    asked = parser.parse_args()
    rows: list[BenchFigure] = []
    flows = []
    for loops in SIZES:
        found, flow = measured(f"{loops} loops, 2 motors, a line", loops, 2, 0.0, True, asked.rounds)
        rows += found
        flows.append(flow)
    power = float(np.log(flows[-1] / flows[0]) / np.log(SIZES[-1] / SIZES[0]))
    rows.append(bounded(f"{SIZES[0]} to {SIZES[-1]} loops", "exponent of a flow", power, EXPONENT))
    steps = {loops: implicit(loops) for loops in SIZES}
    power = float(np.log(steps[SIZES[-1]] / steps[SIZES[0]]) / np.log(SIZES[-1] / SIZES[0]))
    rows += [
        bounded(f"{loops} loops", "a step of radau [ms]", 1e3 * each, 10.0 * loops / 100)
        for loops, each in steps.items()
    ]
    rows.append(bounded(f"{SIZES[0]} to {SIZES[-1]} loops", "exponent of a step", power, STEP_EXPONENT))
    figures = 1e3 * steps[100], 1e3 * implicit(100, True), "the matrix", 5.0
    rows.append(raced("100 loops, 2 motors, a line", "a step of radau [ms]", *figures))
    for motors in (2, 50):
        rows += measured(f"100 loops, {motors} motors with rotors", 100, motors, 0.05, False, asked.rounds)[0]
    finish(rows, parser.description or "", asked.json)


if __name__ == "__main__":
    main()
