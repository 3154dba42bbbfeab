"""Small machines of the elements of fluid power, gears, heat and drives: one law each, at any size.

``size`` multiplies whatever flows through: areas, masses, inertias, capacities, 1/Ω. All speeds, pressures, voltages
and temperatures then stay.
"""

from collections.abc import Callable
from typing import Any

from poinsot import electrical as el
from poinsot import hydraulic as hy
from poinsot import pneumatic as pn
from poinsot import rotational as ro
from poinsot import thermal as th
from poinsot import transducers as td
from poinsot import translational as tr

G = "ground"
Placed = list[tuple[Any, dict[str, str]]]


def on(element: Any, *nodes: str, **named: str) -> tuple[Any, dict[str, str]]:
    """An element on nodes in order, or by terminal, a double underscore for the dot."""
    from poinsot.components.primitives import terminals

    given = {key.replace("__", "."): node for key, node in named.items()}
    return element, {**dict(zip(terminals(element), nodes, strict=False)), **given}


def orifice(s: float) -> Placed:
    return [
        on(hy.Accumulator("C", 2e-11 * s, pressure=2e6), "a"),
        on(hy.Orifice("O", 1e-6 * s, viscosity=4e-5 * s**0.5, density=870.0), "a", "b"),
        on(hy.Orifice("V", 2e-6 * s, opening="0.6 + 0.5*sin(9*t)"), "b", G),
        on(hy.Accumulator("D", 1e-11 * s), "b"),
    ]


def excavator(s: float, stops: bool = True, **options: Any) -> Placed:
    return [
        on(hy.PressureSource("P", "1e7*(1 - exp(-t/0.02))"), "p", G),
        on(hy.DirectionalValve("V", "0.8*sin(9*t)", rated_flow=1e-3 * s, density=850.0, **options),
           p="p", t=G, a="a", b="b"),
        on(hy.DoubleActingCylinder("Y", 2e-3 * s, 0.5, rod_area=8e-4 * s, position=0.2, pressures=(3e6, 1e6),
           leak=1e-12 * s, viscous=2e3 * s, stops=stops), a="a", b="b", rod__p="m", rod__n=G),
        on(tr.Mass("M", 400.0 * s), "m"),
    ]  # fmt: skip


def servo(s: float) -> Placed:
    return excavator(s, stops=False, natural_frequency=150.0, damping=0.6, leak=1e-3, overlap=-0.02)


def transmission(s: float) -> Placed:
    """A pump of variable displacement drives a motor that leaks; a gas cushions the line between them."""
    return [
        on(ro.SpeedSource("E", "150*(1 - exp(-t/0.1))"), "e", G),
        on(hy.Pump("P", 6e-6 * s, leak=2e-12 * s, viscous=0.01 * s, command="0.5 + 0.4*sin(5*t)"),
           p="h", n=G, shaft__p="e", shaft__n=G),
        on(hy.GasAccumulator("A", 1e-3 * s, 3e6, pressure=4e6), "h"),
        on(hy.Pump("M", 4e-6 * s, leak=2e-12 * s, viscous=0.005 * s), p="h", n=G, shaft__p="w", shaft__n=G),
        on(ro.Inertia("J", 0.05 * s), "w"),
        on(ro.Damper("D", 0.1 * s), "w", G),
    ]  # fmt: skip


def gearbox(s: float) -> Placed:
    """Two gears of a planetary set: the ring is held, then let go while a clutch joins sun and carrier."""
    return [
        on(ro.TorqueSource("E", 20.0 * s), "in", G), on(ro.Inertia("Je", 0.2 * s), "in"),
        on(ro.PlanetaryGear("P", 2.0), "in", "out", "ring"),
        on(ro.Inertia("Jr", 0.01 * s), "ring"), on(ro.Inertia("Jo", 3.0 * s), "out"),
        on(ro.Damper("d", 0.3 * s), "out", G),
        on(ro.Brake("first", 100.0 * s, ([0, 0.2, 0.22, 1], [1, 1, 0, 0])), "ring"),
        on(ro.Clutch("second", 100.0 * s, ([0, 0.2, 0.25, 1], [0, 0, 1, 1])), "in", "out"),
    ]  # fmt: skip


def axle(s: float) -> Placed:
    """A differential drives a wheel, and a belt behind which a bearing rubs."""
    return [
        on(ro.TorqueSource("T", f"{2.0 * s}*sin(5*t)"), "i", G), on(ro.Differential("D", 3.0), "i", "l", "r"),
        on(ro.Inertia("Jl", s, angular_velocity=4.0), "l"), on(ro.Inertia("Jr", 2.0 * s), "r"),
        on(ro.Inertia("Ji", 0.1 * s), "i"),
        on(ro.Belt("B", 0.1, 0.2, 1e4 * s, damping=10.0 * s, crossed=True), "l", G, "x", G),
        on(ro.Inertia("Jx", 0.5 * s), "x"),
        on(ro.Bearing("b", 0.05, 1000.0 * s, viscosity=1e-4, speed_factor=2.0 * s), "x", G),
    ]  # fmt: skip


def press(s: float) -> Placed:
    """A screw behind a worm gear, that lifts."""
    return [
        on(ro.TorqueSource("T", f"{3.0 * s}*cos(4*t)"), "a", G), on(ro.Inertia("J", 0.1 * s), "a"),
        on(ro.LossyGear("g", 4.0, 0.8, backward=0.5, transition=0.1), "a", G, "b", G),
        on(td.Screw("s", 0.02), "b", G, "m", G), on(tr.Mass("M", 2e4 * s), "m"),
        on(tr.Damper("d", 1e4 * s), "m", G),
    ]  # fmt: skip


def house(s: float) -> Placed:
    """A room, warmed, behind a wall of two layers, a window that radiates and a heat pipe."""
    return [
        on(th.HeatFlowSource("Q", f"{500.0 * s}*(1 + sin(9*t))"), "in"),
        on(th.HeatCapacity("room", 50.0 * s, temperature=300.0), "in"),
        on(th.Convection("inside", 8.0, 5.0 * s, exponent=0.25), "in", "w"),
        on(th.Wall("wall", 5.0 * s, [0.01, 0.02], [0.8, 0.04], [20.0, 30.0], [90.0, 100.0], temperature=290.0),
           "w", "o"),
        on(th.Convection("outside", 20.0, 5.0 * s), "o", "air"),
        on(th.Radiation("window", 2.0 * s, emissivity=0.9), "in", "air"),
        on(th.HeatPipe("pipe", 30.0 * s, 200.0 * s), "in", "air"),
        on(th.TemperatureSource("air", 270.0), "air"),
    ]  # fmt: skip


def motor(s: float, heat: bool = False) -> Any:
    return td.PermanentMagnetMachine(
        "M", pole_pairs=2, flux=0.3, resistance=0.5 / s, inductance=8e-3 / s, inductance_q=12e-3 / s, inertia=0.05 * s,
        friction=0.02 * s, heat=heat,
    )  # fmt: skip


def drive(s: float) -> Placed:
    """An inverter with drops and dead time, and a machine of permanent magnets; both heat a sink."""
    wave = "(0.2 + 0.6*t)*sin(30*t + 12*t**2 - {})"
    return [
        on(el.VoltageSource("B", 50.0), "p", G),
        on(el.Inverter("I", [wave.format(k * 2.0943951023931953) for k in range(3)], frequency=40.0, dead_time=1e-4,
           modulation="space_vector", resistance=0.02 / s, diode_voltage=0.7,
           diode_resistance=0.02 / s, heat=True), p="p", n=G, a="a", b="b", c="c", heat="hot"),
        on(motor(s, heat=True), a="a", b="b", c="c", shaft="w", heat="hot"),
        on(ro.Damper("load", 0.1 * s), "w", G),
        on(th.HeatCapacity("sink", 50.0 * s), "hot"),
    ]  # fmt: skip


def battery(s: float) -> Placed:
    """A cell that is charged and discharged, its losses warm it, behind a converter that is a nonlinear resistor."""
    return [
        on(td.Battery("B", 20.0 * s, [3.0, 3.5, 3.7, 4.2], charges=[0.0, 0.2, 0.8, 1.0], charge=0.9,
           resistance=0.05 / s, relaxation=[[0.02 / s, 2.0 * s], [0.01 / s, 20.0 * s]], heat=True),
           p="p", n=G, heat="h"),
        on(el.CurrentSource("I", f"{10.0 * s}*sin(8*t)"), "p", G),
        on(el.NonlinearResistor("N", current=lambda v: s * (0.1 * v + 0.02 * v * v * v)), "p", G),
        on(th.HeatCapacity("C", 5.0 * s), "h"),
    ]  # fmt: skip


def generator(s: float) -> Placed:
    """A machine with a field winding feeds a rectifier; an induction motor runs beside it."""
    return [
        on(ro.SpeedSource("S", "100*(1 - exp(-t/0.1))"), "w", G),
        on(td.SynchronousMachine("G", pole_pairs=2, resistance=0.3 / s, inductance=6e-3 / s, inductance_q=4e-3 / s,
           field_resistance=2.0 / s, field_inductance=0.5 / s, mutual_inductance=0.03 / s, field_current=2.0 * s),
           a="a", b="b", c="c", field__p="f", field__n=G, shaft="w"),
        on(el.VoltageSource("F", 4.0), "f", G),
        on(td.InductionMachine("M", pole_pairs=1, resistance=1.0 / s, rotor_resistance=0.8 / s, leakage=4e-3 / s,
           rotor_leakage=4e-3 / s, magnetising=0.1 / s, inertia=2e-3 * s, friction=1e-3 * s),
           a="a", b="b", c="c", shaft="x"),
        on(el.Resistor("earth", 1e4 / s), "c", G),
    ]  # fmt: skip


def rectified(s: float) -> Placed:
    """A bridge of thyristors behind inductances feeds a load."""
    return [
        on(el.ThreePhaseSource("S", 100.0, 20.0, inductance=3e-3 / s, resistance=0.05 / s), a="a", b="b", c="c", n=G),
        on(el.Rectifier("B", firing_angle=0.5, frequency=20.0, forward_voltage=1.0, resistance=0.02 / s),
           a="a", b="b", c="c", p="p", n="n"),
        on(el.Inductor("L", 0.05 / s), "p", "q"), on(el.Resistor("R", 5.0 / s), "q", "n"),
    ]  # fmt: skip


def stepper(s: float) -> Placed:
    """A motor that warms is turned by two sources in quadrature, against what rubs and a weak spring."""
    return [
        on(el.VoltageSource("A", "12*cos(20*t**2)"), "a", G), on(el.VoltageSource("B", "12*sin(20*t**2)"), "b", G),
        on(td.StepperMotor("M", teeth=5, constant=0.3, resistance=2.0 / s, inductance=5e-3 / s, detent=0.05 * s,
           inertia=2e-3 * s, friction=5e-3 * s, heat=True), a__p="a", a__n=G, b__p="b", b__n=G, shaft="w", heat="h"),
        on(ro.TorsionSpring("k", 0.02 * s), "w", G), on(th.HeatCapacity("C", 30.0 * s), "h"),
    ]  # fmt: skip


def axis(s: float) -> Placed:
    """A 5/3 valve whose spool follows, a tube and a cylinder with cold walls, whose rod meets its ends."""
    return [
        on(pn.Supply("line", "7e5 - 5e4*sin(3*t)"), "s"), on(pn.Supply("room", 1e5, 290.0), "r"),
        on(pn.DirectionalValve("V", "0.9*sin(12*t)", [1.5e-8 * s, 2e-8 * s, 1.5e-8 * s, 2e-8 * s], 0.35, overlap=0.02,
           natural_frequency=120.0), "s", "v", "b", "r", "r"),
        on(pn.Tube("T", 2.0, 0.006 * s**0.5, friction=0.02 * s**0.5, cells=2, pressure=2e5), "v", "a"),
        on(pn.Cylinder("Y", 8e-4 * s, 0.2, rod_area=2e-4 * s, position=0.1, pressures=(2e5, 2.5e5), ambient=1e5,
           leak=1e-11 * s, viscous=60.0 * s), a="a", b="b", rod__p="m", rod__n=G),
        on(tr.Mass("M", 5.0 * s), "m"), on(tr.ForceSource("F", -40.0 * s), "m", G),
        on(th.Convection("ha", 30.0, 0.02 * s), "a.heat", "w"), on(th.Convection("hb", 30.0, 0.02 * s), "b.heat", "w"),
        on(th.HeatCapacity("w", 50.0 * s), "w"),
    ]  # fmt: skip


def vessels(s: float) -> Placed:
    """Three vessels of helium even out through a check valve and a throttle that opens; a compressor feeds one."""
    return [
        on(pn.Chamber("A", 1e-3 * s, pressure=9e5, temperature=350.0, gas="helium"), "a"),
        on(pn.Chamber("B", 2e-3 * s, pressure=1e5, gas="helium"), "b"),
        on(pn.Chamber("C", 5e-4 * s, pressure=3e5, temperature=250.0, gas="helium"), "c"),
        on(pn.Orifice("ab", 4e-9 * s, 0.45, gas="helium"), "a", "b"),
        on(pn.Orifice("bc", 2e-9 * s, opening="0.5 + 0.6*sin(9*t)", gas="helium"), "b", "c"),
        on(pn.Orifice("ca", 3e-9 * s, one_way=True, gas="helium"), "c", "a"),
        on(pn.MassFlowSource("M", f"{2e-3 * s}*t", temperature=320.0, gas="helium"), "c"),
        on(th.ThermalConductor("k", 0.4 * s), "a.heat", "b.heat"),
    ]  # fmt: skip


def commutating(s: float) -> Placed:
    """A leg of transistors that pass one way, whose commutations cost, feeds a coil."""
    return [
        on(el.VoltageSource("V", 60.0), "p", G),
        on(el.HalfBridge("H", "0.7*sin(9*t)", frequency=30.0, dead_time=1e-4, forward_voltage=1.2, resistance=0.05 / s,
           diode_voltage=0.8, diode_resistance=0.04 / s, heat=True,
           commutation={"voltage": 50.0, "current": 5.0 * s, "turn_on": 0.2 * s, "turn_off": 0.3 * s}),
           p="p", n=G, out="o", heat="h"),
        on(el.Inductor("L", 0.3 / s), "o", "r"), on(el.Resistor("R", 4.0 / s), "r", G),
        on(th.HeatCapacity("C", 30.0 * s), "h"),
    ]  # fmt: skip


RIGS: dict[str, Callable[[float], Placed]] = {
    "orifice": orifice, "excavator": excavator, "servo": servo, "transmission": transmission,
    "gearbox": gearbox, "axle": axle, "press": press, "house": house,
    "drive": drive, "battery": battery, "generator": generator, "rectified": rectified,
    "stepper": stepper, "commutating": commutating, "pneumatic axis": axis, "vessels": vessels,
}  # fmt: skip
