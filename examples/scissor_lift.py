"""Two scissor lifts of sixty closed loops each, raised by one battery, motor and pump through two cylinders.

    python examples/scissor_lift.py [STAGES]

Bars cross in every stage; below, the foot of the left bar is pinned and that of the right one slides. The motor drives
the pump, the pump in each lift a cylinder between the bars of the lowest stage; another cylinder, whose oil leaks from
one side to the other, damps its top. The loops are walked over, the circuits around them written out. Prints how high
the lifts came under loads that differ, what was delivered, and by how much the ledger is open.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import cos, sin

import numpy as np
import xarray as xr
from numpy.typing import NDArray

import poinsot as po
from poinsot import Body, Displacement, Inertia, Joint, electrical, hydraulic, pairs, transducers
from poinsot.elements import JointDamper, JointSpring
from poinsot.geometry import rotation_z

BAR, MASS, ANGLE = 1.0, 2.0, 0.45
"""Length [m], mass [kg] of a bar, and its angle with the ground at the start [rad]."""
AREA = 0.1
"""Of the main cylinders [m²]."""
LOADS = 20.0, 30.0
"""Of the platforms [kg]."""


def lift(stages: int, load: float) -> po.Mechanism:
    """The lift: a stage has a left bar, from below left to above right, and a right one, and one closed loop."""
    moments = MASS * BAR**2 / 12 * np.diag([0.0, 1.0, 1.0])
    bar = Inertia.at_centre(MASS, (BAR / 2, 0.0, 0.0), moments)
    bodies, joints = [], []
    wide = BAR * cos(ANGLE)

    def at(x: float, y: float = 0.0, angle: float = 0.0) -> Displacement:
        return Displacement(rotation_z(angle), np.array([x, y, 0.0]))

    turns = pairs.revolute()
    for k in range(stages):
        bodies += [Body(f"left{k}", bar), Body(f"right{k}", bar)]
        below = ("left", "right") if k else ("ground", "ground")
        if k:  # a bar stands where the other one of the stage below ends
            joints.append(
                Joint(f"l{k}", turns, f"right{k - 1}", f"left{k}", at(BAR, 0.0, -(np.pi - 2 * ANGLE)), at(0.0))
            )
            joints.append(Joint(f"r{k}", turns, f"left{k - 1}", f"right{k}", at(BAR, 0.0, np.pi - 2 * ANGLE), at(0.0)))
        else:
            joints.append(Joint("l0", turns, below[0], "left0", at(0.0, 0.0, ANGLE), at(0.0)))
            bodies.append(Body("foot", Inertia.at_centre(1.0, (0.0, 0.0, 0.0), 1e-3 * np.eye(3))))
            along_x = Displacement(
                np.array([[0.0, 0.0, 1.0], [0.0, 1.0, 0.0], [-1.0, 0.0, 0.0]]), np.array([wide, 0, 0])
            )
            there = Displacement(along_x.rotation, np.zeros(3))
            joints.append(Joint("slide", pairs.prismatic(), "ground", "foot", along_x, there))
            joints.append(Joint("r0", turns, "foot", "right0", at(0.0, 0.0, np.pi - ANGLE), at(0.0)))
        joints.append(Joint(f"m{k}", turns, f"left{k}", f"right{k}", at(BAR / 2, 0.0, np.pi - 2 * ANGLE), at(BAR / 2)))
    top = Inertia.at_centre(load, (0.0, 0.2, 0.0), 0.5 * np.eye(3))
    bodies.append(Body("platform", top))
    joints.append(Joint("top", turns, f"right{stages - 1}", "platform", at(BAR, 0.0, ANGLE - np.pi), at(0.0)))
    steady = JointSpring("mount", "top", 4e3), JointDamper("rubber", "top", 300.0)
    return po.Mechanism(po.Model("scissor lift", tuple(bodies), tuple(joints), steady, gravity=(0.0, -9.81, 0.0)))


def network(stages: int, loads: Sequence[float] = LOADS) -> po.Network:
    """Lifts under these loads and what raises them; they stand on their cylinders at the start."""
    net = po.Network("lifts and pump")
    net.add(electrical.VoltageSource("battery", "400*(1 - exp(-t/0.2))"), "line", "ground")
    net.add(
        transducers.DCMotor("motor", resistance=0.4, constant=2.5, inductance=0.02, inertia=0.5),
        "line",
        "ground",
        "shaft",
    )
    net.add(hydraulic.Pump("pump", 2e-5), "pumped", "ground", "shaft", "ground")
    net.add(hydraulic.Accumulator("pipe", 2e-10, pressure=standing(stages, min(loads)) / AREA), "pumped")
    last = stages - 1
    for k, load in enumerate(loads):
        ends = {
            f"main{k}": (("left0", (0.1 * BAR, 0.0, 0.0)), ("right0", (0.7 * BAR, 0.0, 0.0))),
            f"damper{k}": ((f"left{last}", (0.8 * BAR, 0.0, 0.0)), (f"right{last}", (0.8 * BAR, 0.0, 0.0))),
        }
        net.add(lift(stages, load).as_element(f"lift{k}", ends), *ends)
        net.add(hydraulic.Resistance(f"valve{k}", 1e9), "pumped", f"hose{k}")
        net.add(hydraulic.Accumulator(f"oil{k}", 1e-10, pressure=standing(stages, load) / AREA), f"hose{k}")
        net.add(hydraulic.Cylinder(f"cylinder{k}", AREA), f"hose{k}", "ground", f"main{k}", "ground")
        net.add(hydraulic.Cylinder(f"absorber{k}", 1e-3), f"front{k}", f"back{k}", f"damper{k}", "ground")
        net.add(hydraulic.Resistance(f"leak{k}", 1e10), f"front{k}", f"back{k}")
        net.add(hydraulic.Accumulator(f"behind{k}", 1e-11), f"back{k}")
    return net


def standing(stages: int, load: float) -> float:
    """The force in a main cylinder that carries the weight [N]: F dℓ = Σ m g dh."""
    weight = 9.81 * (2 * MASS * stages * stages / 2 + load * stages) * BAR * cos(ANGLE)
    step = 1e-6
    near, far = (np.hypot(*_apart(ANGLE + s * step)) for s in (-0.5, 0.5))
    return float(weight / ((far - near) / step))


def _apart(angle: float) -> tuple[float, float]:
    """From one end of a main cylinder to the other."""
    wide = BAR * cos(angle)
    return wide - 0.7 * wide - 0.1 * wide, (0.7 - 0.1) * BAR * sin(angle)


def raised(stages: int, time: float = 1.0) -> xr.Dataset:
    """A run."""
    return po.simulate(network(stages), time, rtol=1e-9, samples=50)


def heights(run: xr.Dataset, lift: str, stages: int) -> NDArray[np.float64]:
    """How high a platform stands [m]."""
    angle = ANGLE + run[f"{lift}.joint_position"].sel({f"{lift}.coordinate": "l0"}).values
    return np.asarray(stages * BAR * np.sin(angle))


def main(stages: int = 60) -> None:
    """Run it and say what came of it."""
    run = raised(stages)
    for k, load in enumerate(LOADS):
        height = heights(run, f"lift{k}", stages)
        print(f"{stages} closed loops under {load} kg: from {height[0]:.2f} m to {height[-1]:.2f} m")
    print(f"the battery delivered {run.energy_supplied.values[-1].sum() / 1e3:.2f} kJ in {run.time.values[-1]:g} s")
    print(f"the ledger is open by {po.ledger(run).ratio:.1e} of the energy")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
