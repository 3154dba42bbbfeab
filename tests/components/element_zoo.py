"""One element of every sort that users can declare, with parameters of ordinary size."""

from collections.abc import Callable, Iterator

from poinsot import (
    bond_graph,
    chemical,
    distributed,
    electrical,
    hydraulic,
    magnetic,
    pneumatic,
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
    "resistor": lambda n: electrical.Resistor(n, 2.0), "conductor": lambda n: electrical.Conductor(n, 2.0),
    "negative resistance": lambda n: electrical.NegativeResistance(n, -2.0),
    "nonlinear resistor": lambda n: electrical.NonlinearResistor(n, current=lambda v: v + v * v * v),
    "nonlinear resistor by voltage": lambda n: electrical.NonlinearResistor(n, voltage=lambda i: i * i * i),
    "heating resistor": lambda n: electrical.HeatingResistor(n, 2.0),
    "capacitor": lambda n: electrical.Capacitor(n, 2.0),
    "nonlinear capacitor": lambda n: electrical.Capacitor(n, energy=quartic),
    "inductor": lambda n: electrical.Inductor(n, 2.0),
    "coupled inductors": lambda n: electrical.CoupledInductors(n, [[2, 1, 0.5], [1, 3, 1], [0.5, 1, 4]]),
    "mutual inductance": lambda n: electrical.MutualInductance(n, 1.0, 4.0, coupling=-0.5),
    "transformer": lambda n: electrical.Transformer(n, -3.0), "gyrator": lambda n: electrical.Gyrator(n, 3.0),
    "diode": lambda n: electrical.Diode(n),
    "diode behind a resistance": lambda n: electrical.Diode(n, series_resistance=0.5),
    "voltage-controlled voltage source": lambda n: electrical.VoltageControlledVoltageSource(n, 2.0),
    "voltage-controlled current source": lambda n: electrical.VoltageControlledCurrentSource(n, 2.0),
    "current-controlled voltage source": lambda n: electrical.CurrentControlledVoltageSource(n, 2.0),
    "current-controlled current source": lambda n: electrical.CurrentControlledCurrentSource(n, 2.0),
    "controlled source": lambda n: electrical.ControlledSource(n, lambda x: x * x, "voltage", ["current"]),
    "voltage source": lambda n: electrical.VoltageSource(n, "sin(t)"),
    "current source": lambda n: electrical.CurrentSource(n, ([0, 1], [0, 2])),
    "mass": lambda n: translational.Mass(n, 2.0), "spring": lambda n: translational.Spring(n, 2.0),
    "weight": lambda n: translational.Weight(n, 2.0), "backlash": lambda n: translational.Backlash(n, 2.0, 0.4),
    "damper": lambda n: translational.Damper(n, 2.0),
    "nonlinear damper": lambda n: translational.NonlinearDamper(n, force=lambda v: v * v * v),
    "heating damper": lambda n: translational.HeatingDamper(n, 2.0),
    "force source": lambda n: translational.ForceSource(n, 2.0),
    "velocity source": lambda n: translational.VelocitySource(n, 2.0), "lever": lambda n: translational.Lever(n, -2.0),
    "inertia": lambda n: rotational.Inertia(n, 2.0), "torsion spring": lambda n: rotational.TorsionSpring(n, 2.0),
    "rotational backlash": lambda n: rotational.Backlash(n, 2.0, 0.4),
    "rotational damper": lambda n: rotational.Damper(n, 2.0),
    "rotational law": lambda n: rotational.NonlinearDamper(n, torque=lambda w: w * w * w),
    "rotational heat": lambda n: rotational.HeatingDamper(n, 2.0),
    "friction": lambda n: rotational.Friction(n, 2.0, viscous=0.1),
    "heating friction": lambda n: rotational.HeatingFriction(n, 2.0),
    "torque source": lambda n: rotational.TorqueSource(n, 2.0),
    "speed source": lambda n: rotational.SpeedSource(n, 2.0), "gear": lambda n: rotational.Gear(n, 20.0),
    "planetary gear": lambda n: rotational.PlanetaryGear(n, 2.5),
    "differential": lambda n: rotational.Differential(n, 3.0),
    "lossy gear": lambda n: rotational.LossyGear(n, -3.0, 0.9, backward=0.6),
    "belt": lambda n: rotational.Belt(n, 0.1, 0.3, 2.0, damping=0.5, crossed=True),
    "bearing": lambda n: rotational.Bearing(n, 0.05, 100.0, viscosity=1e-4),
    "tank": lambda n: hydraulic.Tank(n, 2.0), "accumulator": lambda n: hydraulic.Accumulator(n, 2e-9),
    "inertance": lambda n: hydraulic.Inertance(n, 2e6), "pipe": lambda n: hydraulic.Pipe(n, 10.0, 1e-3),
    "resistance": lambda n: hydraulic.Resistance(n, 2e6),
    "nonlinear resistance": lambda n: hydraulic.NonlinearResistance(n, pressure=lambda Q: Q * Q * Q),
    "heating resistance": lambda n: hydraulic.HeatingResistance(n, 2e6),
    "orifice": lambda n: hydraulic.Orifice(n, 1e-4), "pressure source": lambda n: hydraulic.PressureSource(n, 2e5),
    "flow source": lambda n: hydraulic.FlowSource(n, 2e-3), "cylinder": lambda n: hydraulic.Cylinder(n, 1e-2),
    "pump": lambda n: hydraulic.Pump(n, 1e-5),
    "pump that is set": lambda n: hydraulic.Pump(n, 1e-5, leak=1e-12, viscous=0.1, command="sin(t)"),
    "orifice that is opened": lambda n: hydraulic.Orifice(n, 1e-4, opening="t"),
    "directional valve": lambda n: hydraulic.DirectionalValve(n, "sin(t)", area=1e-5, overlap=0.1),
    "gas accumulator": lambda n: hydraulic.GasAccumulator(n, 1.0, 2e5, pressure=3e5),
    "double-acting cylinder": lambda n: hydraulic.DoubleActingCylinder(n, 1e-2, 0.5, rod_area=3e-3, position=0.2,
     pressures=(1e6, 2e6), leak=1e-12, viscous=10.0, stops=False),
    "heat capacity": lambda n: thermal.HeatCapacity(n, 5.0),
    "thermal conductor": lambda n: thermal.ThermalConductor(n, 0.5),
    "radiation": lambda n: thermal.HeatExchange(n, lambda a, b: 1e-9 * (a * a * a * a - b * b * b * b)),
    "convection": lambda n: thermal.Convection(n, 5.0, 2.0, exponent=0.25),
    "radiation of a body": lambda n: thermal.Radiation(n, 0.3, emissivity=0.8),
    "wall": lambda n: thermal.Wall(n, 2.0, [0.1, 0.2], [0.5, 0.04], [1e3, 30.0], [900.0, 1e3], cells=2),
    "heat pipe": lambda n: thermal.HeatPipe(n, 5.0, 100.0),
    "thermosyphon": lambda n: thermal.HeatPipe(n, 5.0, 100.0, one_way=True),
    "temperature source": lambda n: thermal.TemperatureSource(n, 300.0),
    "entropy flow source": lambda n: thermal.EntropyFlowSource(n, 0.1),
    "heat flow source": lambda n: thermal.HeatFlowSource(n, 10.0),
    "ideal gas": lambda n: thermal.IdealGas(n, 1.0, temperature=300.0, volume=0.02, ambient=1e5),
    "permeance": lambda n: magnetic.Permeance(n, 1e-6), "reluctance": lambda n: magnetic.Reluctance(n, 1e6),
    "magnetic resistance": lambda n: magnetic.MagneticResistance(n, 2.0),
    "heating magnetic resistance": lambda n: magnetic.HeatingMagneticResistance(n, 2.0),
    "core": lambda n: magnetic.SaturatingCore(n, 1e-4, 0.1, saturation=1.6, permeability=500.0),
    "core of points": lambda n: magnetic.SaturatingCore(n, 1e-4, 0.1, flux_densities=[0, 1, 1.5], fields=[0, 99, 3e3]),
    "core that remembers": lambda n: magnetic.HystereticCore(n, 1e-4, 0.1, saturation=1.6e6, shape=1100.0,
     coupling=1.6e-3, pinning=400.0, reversibility=0.2, heat=True),
    "mmf source": lambda n: magnetic.MMFSource(n, 2.0), "winding": lambda n: magnetic.Winding(n, 100),
    "amount": lambda n: chemical.Amount(n, 2.0), "potential source": lambda n: chemical.PotentialSource(n, 2.0),
    "molar flow source": lambda n: chemical.MolarFlowSource(n, 2.0), "membrane": lambda n: chemical.Membrane(n, 1e-4),
    "reaction": lambda n: chemical.Reaction(n, {"A": 1, "B": 2}, {"C": 1}, 0.1),
    "heating reaction": lambda n: chemical.HeatingReaction(n, {"A": 1}, {"B": 2}, 0.1),
    "irreversible transducer": lambda n: transducers.IrreversibleTransducer(hydraulic.Orifice(n, 1e-4)),
    "electric machine": lambda n: transducers.ElectricMachine(n, 0.05),
    "rack and pinion": lambda n: transducers.RackAndPinion(n, 0.02),
    "screw": lambda n: transducers.Screw(n, -0.01),
    "solenoid": lambda n: transducers.Solenoid(n, lambda z: 0.1 + 0.02 / (1 + z * z), current=0.5),
    "levitation coil": lambda n: transducers.LevitationCoil(n, 0.02, 3.0, current=0.5),
    "motor": lambda n: transducers.DCMotor(n, resistance=1.0, constant=0.05, inductance=1e-3, inertia=1e-4,
     friction=1e-5, gear=50, heat=True),
    "power switch": lambda n: electrical.PowerSwitch(n, "sin(t)", forward_voltage=1.0, resistance=0.1),
    "gate turn-off thyristor": lambda n: electrical.GTO(n, "sin(t)", forward_voltage=1.0, resistance=0.1),
    "triac": lambda n: electrical.Triac(n, "sin(t)"),
    "half bridge": lambda n: electrical.HalfBridge(n, "sin(t)", frequency=50.0, dead_time=1e-4),
    "inverter": lambda n: electrical.Inverter(n, ["sin(t)"] * 3, frequency=50.0, modulation="space_vector"),
    "three-phase source": lambda n: electrical.ThreePhaseSource(n, 2.0, 50.0, resistance=0.1, inductance=0.2),
    "rectifier": lambda n: electrical.Rectifier(n), "rectifier of thyristors": lambda n: electrical.Rectifier(
     n, firing_angle=0.3, frequency=50.0, phases=1),
    "machine of magnets": lambda n: transducers.PermanentMagnetMachine(n, pole_pairs=2, flux=0.1, resistance=0.5,
     inductance=0.2, inductance_q=0.3, inertia=0.1, friction=0.1),
    "synchronous machine": lambda n: transducers.SynchronousMachine(n, pole_pairs=1, resistance=0.5, inductance=0.2,
     field_resistance=2.0, field_inductance=3.0, mutual_inductance=0.1, field_current=0.2),
    "induction machine": lambda n: transducers.InductionMachine(n, pole_pairs=3, resistance=0.5, rotor_resistance=0.4,
     leakage=0.1, rotor_leakage=0.1, magnetising=0.5, heat=True),
    "battery": lambda n: transducers.Battery(n, 50.0, [3.0, 4.0], charge=0.4, resistance=0.1, relaxation=[[0.1, 5.0]]),
    "stepper": lambda n: transducers.StepperMotor(n, teeth=5, constant=0.1, resistance=0.5, inductance=0.2, detent=0.1),
    "chamber": lambda n: pneumatic.Chamber(n, 1e-3), "pneumatic orifice": lambda n: pneumatic.Orifice(n, 1e-8),
    "pneumatic valve": lambda n: pneumatic.DirectionalValve(n, "sin(t)", 1e-8),
    "supply": lambda n: pneumatic.Supply(n, 5e5),
    "tube": lambda n: pneumatic.Tube(n, 1.0, 0.01, cells=2),
    "pneumatic cylinder": lambda n: pneumatic.Cylinder(n, 1e-3, 0.1, leak=1e-11, viscous=9.0,
     stops=False),
    "line": lambda n: distributed.TransmissionLine(n, 2.0, 0.3, 0.5, resistance=0.1, conductance=0.2, cells=2),
    "line with a delay": lambda n: distributed.LosslessLine(n, 2.0, 0.5),
    "line of degree 3": lambda n: distributed.TransmissionLine(n, 2.0, 0.3, 0.5, resistance=0.1, conductance=0.2,
     cells=2, degree=3),
    "beam": lambda n: distributed.Beam(n, 2.0, 0.3, 0.5, cells=2),
    "beam of Timoshenko": lambda n: distributed.Beam(n, 2.0, 0.3, 0.5, shear=3.0, inertia=0.1, degree=2, cells=2),
    "heat rod": lambda n: distributed.HeatRod(n, 2.0, 0.3, 0.5, cells=2),
    "C": lambda n: bond_graph.StorageC(n, HYDRAULIC, 2.0), "I": lambda n: bond_graph.StorageI(n, ROTATIONAL, 2.0),
    "R": lambda n: bond_graph.Resistance(n, TRANSLATIONAL, 2.0),
    "Se": lambda n: bond_graph.EffortSource(n, TRANSLATIONAL, 2.0),
    "Sf": lambda n: bond_graph.FlowSource(n, THERMAL, 2.0),
    "0": lambda n: bond_graph.ZeroJunction(n, TRANSLATIONAL, ["a", "b", "c"], [1, -1, 1]),
    "1": lambda n: bond_graph.OneJunction(n, ELECTRICAL, ["a", "b", "c"], [1, -1, -1]),
    "TF": lambda n: bond_graph.Transformer(n, ELECTRICAL, HYDRAULIC, 3.0),
    "GY": lambda n: bond_graph.Gyrator(n, ELECTRICAL, ROTATIONAL, 3.0),
}  # fmt: skip


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
