"""One element of every sort that users can declare, with parameters of ordinary size."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from poinsot import (
    bond_graph,
    chemical,
    distributed,
    electrical,
    hydraulic,
    magnetic,
    rotational,
    thermal,
    transducers,
    translational,
)
from poinsot.components.domains import ELECTRICAL, HYDRAULIC, ROTATIONAL, THERMAL, TRANSLATIONAL
from poinsot.components.primitives import Composite, Element, Primitive


def quartic(x: object) -> object:
    return x * x * x * x / 4 + x * x / 2  # type: ignore[operator]


ZOO: dict[str, Callable[[str], Element]] = {
    "resistor": lambda name: electrical.Resistor(name, 2.0),
    "conductor": lambda name: electrical.Conductor(name, 2.0),
    "negative resistance": lambda name: electrical.NegativeResistance(name, -2.0),
    "nonlinear resistor": lambda name: electrical.NonlinearResistor(name, current=lambda v: v + v * v * v),
    "nonlinear resistor by voltage": lambda name: electrical.NonlinearResistor(name, voltage=lambda i: i * i * i),
    "heating resistor": lambda name: electrical.HeatingResistor(name, 2.0),
    "capacitor": lambda name: electrical.Capacitor(name, 2.0),
    "nonlinear capacitor": lambda name: electrical.Capacitor(name, energy=quartic),
    "inductor": lambda name: electrical.Inductor(name, 2.0),
    "coupled inductors": lambda name: electrical.CoupledInductors(name, [[2, 1, 0.5], [1, 3, 1], [0.5, 1, 4]]),
    "mutual inductance": lambda name: electrical.MutualInductance(name, 1.0, 4.0, coupling=-0.5),
    "transformer": lambda name: electrical.Transformer(name, -3.0),
    "gyrator": lambda name: electrical.Gyrator(name, 3.0),
    "diode": lambda name: electrical.Diode(name),
    "diode behind a resistance": lambda name: electrical.Diode(name, series_resistance=0.5),
    "voltage-controlled voltage source": lambda name: electrical.VoltageControlledVoltageSource(name, 2.0),
    "voltage-controlled current source": lambda name: electrical.VoltageControlledCurrentSource(name, 2.0),
    "current-controlled voltage source": lambda name: electrical.CurrentControlledVoltageSource(name, 2.0),
    "current-controlled current source": lambda name: electrical.CurrentControlledCurrentSource(name, 2.0),
    "controlled source": lambda name: electrical.ControlledSource(name, lambda x: x * x, "voltage", ["current"]),
    "voltage source": lambda name: electrical.VoltageSource(name, "sin(t)"),
    "current source": lambda name: electrical.CurrentSource(name, ([0, 1], [0, 2])),
    "mass": lambda name: translational.Mass(name, 2.0),
    "spring": lambda name: translational.Spring(name, 2.0),
    "weight": lambda name: translational.Weight(name, 2.0),
    "backlash": lambda name: translational.Backlash(name, 2.0, 0.4),
    "damper": lambda name: translational.Damper(name, 2.0),
    "nonlinear damper": lambda name: translational.NonlinearDamper(name, force=lambda v: v * v * v),
    "heating damper": lambda name: translational.HeatingDamper(name, 2.0),
    "force source": lambda name: translational.ForceSource(name, 2.0),
    "velocity source": lambda name: translational.VelocitySource(name, 2.0),
    "lever": lambda name: translational.Lever(name, -2.0),
    "inertia": lambda name: rotational.Inertia(name, 2.0),
    "torsion spring": lambda name: rotational.TorsionSpring(name, 2.0),
    "rotational backlash": lambda name: rotational.Backlash(name, 2.0, 0.4),
    "rotational damper": lambda name: rotational.Damper(name, 2.0),
    "rotational law": lambda name: rotational.NonlinearDamper(name, torque=lambda w: w * w * w),
    "rotational heat": lambda name: rotational.HeatingDamper(name, 2.0),
    "friction": lambda name: rotational.Friction(name, 2.0, viscous=0.1),
    "heating friction": lambda name: rotational.HeatingFriction(name, 2.0),
    "torque source": lambda name: rotational.TorqueSource(name, 2.0),
    "speed source": lambda name: rotational.SpeedSource(name, 2.0),
    "gear": lambda name: rotational.Gear(name, 20.0),
    "tank": lambda name: hydraulic.Tank(name, 2.0),
    "accumulator": lambda name: hydraulic.Accumulator(name, 2e-9),
    "inertance": lambda name: hydraulic.Inertance(name, 2e6),
    "pipe": lambda name: hydraulic.Pipe(name, 10.0, 1e-3),
    "resistance": lambda name: hydraulic.Resistance(name, 2e6),
    "nonlinear resistance": lambda name: hydraulic.NonlinearResistance(name, pressure=lambda Q: Q * Q * Q),
    "heating resistance": lambda name: hydraulic.HeatingResistance(name, 2e6),
    "orifice": lambda name: hydraulic.Orifice(name, 1e-4),
    "pressure source": lambda name: hydraulic.PressureSource(name, 2e5),
    "flow source": lambda name: hydraulic.FlowSource(name, 2e-3),
    "cylinder": lambda name: hydraulic.Cylinder(name, 1e-2),
    "pump": lambda name: hydraulic.Pump(name, 1e-5),
    "heat capacity": lambda name: thermal.HeatCapacity(name, 5.0),
    "thermal conductor": lambda name: thermal.ThermalConductor(name, 0.5),
    "radiation": lambda name: thermal.HeatExchange(name, lambda a, b: 1e-9 * (a * a * a * a - b * b * b * b)),
    "temperature source": lambda name: thermal.TemperatureSource(name, 300.0),
    "entropy flow source": lambda name: thermal.EntropyFlowSource(name, 0.1),
    "heat flow source": lambda name: thermal.HeatFlowSource(name, 10.0),
    "ideal gas": lambda name: thermal.IdealGas(name, 1.0, temperature=300.0, volume=0.02, ambient=1e5),
    "permeance": lambda name: magnetic.Permeance(name, 1e-6),
    "reluctance": lambda name: magnetic.Reluctance(name, 1e6),
    "magnetic resistance": lambda name: magnetic.MagneticResistance(name, 2.0),
    "heating magnetic resistance": lambda name: magnetic.HeatingMagneticResistance(name, 2.0),
    "mmf source": lambda name: magnetic.MMFSource(name, 2.0),
    "winding": lambda name: magnetic.Winding(name, 100),
    "amount": lambda name: chemical.Amount(name, 2.0),
    "potential source": lambda name: chemical.PotentialSource(name, 2.0),
    "molar flow source": lambda name: chemical.MolarFlowSource(name, 2.0),
    "membrane": lambda name: chemical.Membrane(name, 1e-4),
    "reaction": lambda name: chemical.Reaction(name, {"A": 1, "B": 2}, {"C": 1}, 0.1),
    "heating reaction": lambda name: chemical.HeatingReaction(name, {"A": 1}, {"B": 2}, 0.1),
    "irreversible transducer": lambda name: transducers.IrreversibleTransducer(hydraulic.Orifice(name, 1e-4)),
    "electric machine": lambda name: transducers.ElectricMachine(name, 0.05),
    "rack and pinion": lambda name: transducers.RackAndPinion(name, 0.02),
    "solenoid": lambda name: transducers.Solenoid(name, lambda z: 0.1 + 0.02 / (1 + z * z), current=0.5),
    "levitation coil": lambda name: transducers.LevitationCoil(name, 0.02, 3.0, current=0.5),
    "motor": lambda name: transducers.DCMotor(
        name, resistance=1.0, constant=0.05, inductance=1e-3, inertia=1e-4, friction=1e-5, gear=50, heat=True
    ),
    "line": lambda name: distributed.TransmissionLine(name, 2.0, 0.3, 0.5, resistance=0.1, conductance=0.2, cells=2),
    "line of degree 3": lambda name: distributed.TransmissionLine(
        name, 2.0, 0.3, 0.5, resistance=0.1, conductance=0.2, cells=2, degree=3
    ),
    "beam": lambda name: distributed.Beam(name, 2.0, 0.3, 0.5, cells=2),
    "beam of Timoshenko": lambda name: distributed.Beam(name, 2.0, 0.3, 0.5, shear=3.0, inertia=0.1, degree=2, cells=2),
    "heat rod": lambda name: distributed.HeatRod(name, 2.0, 0.3, 0.5, cells=2),
    "C": lambda name: bond_graph.StorageC(name, HYDRAULIC, 2.0),
    "I": lambda name: bond_graph.StorageI(name, ROTATIONAL, 2.0),
    "R": lambda name: bond_graph.Resistance(name, TRANSLATIONAL, 2.0),
    "Se": lambda name: bond_graph.EffortSource(name, TRANSLATIONAL, 2.0),
    "Sf": lambda name: bond_graph.FlowSource(name, THERMAL, 2.0),
    "0": lambda name: bond_graph.ZeroJunction(name, TRANSLATIONAL, ["a", "b", "c"], [1, -1, 1]),
    "1": lambda name: bond_graph.OneJunction(name, ELECTRICAL, ["a", "b", "c"], [1, -1, -1]),
    "TF": lambda name: bond_graph.Transformer(name, ELECTRICAL, HYDRAULIC, 3.0),
    "GY": lambda name: bond_graph.Gyrator(name, ELECTRICAL, ROTATIONAL, 3.0),
}


def primitives_of(element: Element) -> Iterator[Primitive]:
    """The primitives of an element, composites opened."""
    if isinstance(element, Composite):
        for part, _ in element.parts:
            yield from primitives_of(part)
    else:
        yield element


def every(kind: type) -> dict[str, Primitive]:
    """The primitives of a kind in the zoo, by element and name."""
    return {
        f"{sort}: {part.name}": part for sort, make in ZOO.items() for part in primitives_of(make("E"))
        if isinstance(part, kind)
    }  # fmt: skip
