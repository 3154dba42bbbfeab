"""A small network for each key of each kind of element: with another value of it the run is another."""

from typing import Any

from files.every_key import GONE, Also, Case, Refused, of
from poinsot.files.element_kinds import kinds

Table = dict[str, Any]
INSTEAD: dict[tuple[str, str], str] = {
    (table, "flicker"): "noise near an operating point, tests/networks/test_operating_points.py"
    for table in (
        "diodes.diode",
        "transistors.bipolar_transistor",
        "transistors.junction_fet",
        "transistors.mosfet",
        "power_transistors.power_mosfet",
    )
}
cases: list[Case] = []

RUN: Table = {"time": 0.6, "samples": 4, "rtol": 1e-7, "atol": 1e-9}
WAVE = "1 + sin(3*t)"


def driven(domain: str, source: Table, series: Table, storage: Table) -> Table:
    """A source in series with a resistance drives a storage at a; behind b a resistance leads to the ground."""
    return {
        "v": {"nodes": ["in", "ground"], **source},
        "r": {"nodes": ["in", "a"], **series},
        "c": {"nodes": ["a"] if domain in ("translational", "rotational", "hydraulic") else ["a", "ground"], **storage},
        "load": {"nodes": ["b", "ground"], **series},
    }


def pushed(kind: str, key: str, storage: str, initial: str, damper: str) -> Table:
    """Two storages of momentum at a and b, one of them driven, both damped."""
    return {
        "f": {"nodes": ["a", "ground"], "kind": kind, key: WAVE},
        "ma": {"nodes": ["a"], "kind": storage, storage: 1.0, initial: 0.5},
        "mb": {"nodes": ["b"], "kind": storage, storage: 0.7, initial: -0.4},
        "da": {"nodes": ["a", "ground"], "kind": damper, "damping": 0.3},
        "db": {"nodes": ["b", "ground"], "kind": damper, "damping": 0.2},
    }


RIGS: dict[str, Table] = {
    "electrical": driven(
        "electrical", {"kind": "voltage_source", "voltage": WAVE}, {"kind": "electrical.resistor", "resistance": 2.0},
        {"kind": "capacitor", "capacitance": 0.5, "voltage": 0.3},
    ),
    "hydraulic": driven(
        "hydraulic", {"kind": "pressure_source", "pressure": WAVE}, {"kind": "hydraulic.resistance", "resistance": 2.0},
        {"kind": "accumulator", "capacity": 0.5, "pressure": 0.3},
    ),
    "magnetic": driven(
        "magnetic", {"kind": "mmf_source", "magnetomotive_force": WAVE},
        {"kind": "magnetic_resistance", "resistance": 2.0}, {"kind": "permeance", "permeance": 0.5, "flux": 0.3},
    ),
    "translational": pushed("force_source", "force", "mass", "velocity", "translational.damper"),
    "rotational": pushed("torque_source", "torque", "inertia", "angular_velocity", "rotational.damper"),
    "thermal": {
        "hot": {"nodes": ["a"], "kind": "heat_capacity", "capacity": 5.0, "temperature": 350.0},
        "cold": {"nodes": ["b"], "kind": "heat_capacity", "capacity": 8.0, "temperature": 280.0},
        "leak": {"nodes": ["a", "b"], "kind": "thermal_conductor", "conductance": 0.3},
    },
    "pneumatic": {
        "one": {"nodes": ["a"], "kind": "pneumatic.chamber", "volume": 1e-3, "pressure": 3e5, "temperature": 320.0},
        "two": {"nodes": ["b"], "kind": "pneumatic.chamber", "volume": 2e-3},
        "air": {"nodes": ["s"], "kind": "pneumatic.supply", "pressure": "4e5 + 1e5*sin(3*t)"},
        "in": {"nodes": ["s", "a"], "kind": "pneumatic.orifice", "conductance": 2e-8},
        "out": {"nodes": ["a", "b"], "kind": "pneumatic.orifice", "conductance": 1e-8},
    },
    "none": {},
}  # fmt: skip


def on(kind: str, rig: str, nodes: Any, keys: Table, others: Table, **more: Table) -> None:
    """Cases of a kind's keys in a rig: the element is called x, of its first keys each is changed alone."""
    x: Table = {"kind": kind, "nodes": nodes, **keys}
    if nodes is None:
        del x["nodes"]
    file = {"poinsot": 1, "elements": {**RIGS[rig], **more, "x": x}, "simulation": RUN}
    cases.extend(of(_of_domain(kind), file, "elements.x", **others))


def _of_domain(kind: str) -> str:
    """The kind with its domain."""
    return f"{kinds()[kind].__module__.rpartition('.')[2]}.{kind.rpartition('.')[2]}"


def storage(kind: str, rig: str, nodes: Any, word: str, starts: Table, **more: Table) -> None:
    """Cases of what stores energy: its parameter, what it starts with, an energy of its own."""
    on(kind, rig, nodes, {word: 0.8}, {word: 0.9, **starts, "energy": Also("x**2 + x**4", {word: GONE})}, **more)


AB = ["a", "b"]
E, M = "electrical", "magnetic"

# electrical
storage("capacitor", E, AB, "capacitance", {"voltage": 0.2, "charge": 0.2})
storage("inductor", E, AB, "inductance", {"current": 0.2, "flux_linkage": 0.2})
on("resistor", E, AB, {"resistance": 1.0}, {"resistance": 1.5})
on("conductor", E, AB, {"conductance": 1.0}, {"conductance": 1.5})
on("negative_resistance", E, AB, {"resistance": -0.1}, {"resistance": -0.2})
LAWS = {"active": Also(True, {"current": "-0.1*x"})}
on(
    "nonlinear_resistor", E, AB, {"current": "x + x**3"},
    {"current": "x + 2*x**3", "voltage": Also("x**3", {"current": GONE}), **LAWS},
)  # fmt: skip
on("heating_resistor", E, {"p": "a", "n": "b", "heat": "h"}, {"resistance": 1.0}, {"resistance": 1.5},
   h={"kind": "temperature_source", "nodes": ["h"], "temperature": 300.0})  # fmt: skip
on("coupled_inductors", E, ["a", "b"], {"inductances": [[1.0, 0.5], [0.5, 2.0]]},
   {"inductances": [[1.0, 0.7], [0.7, 2.0]], "currents": [0.2, 0.0]})  # fmt: skip
on("mutual_inductance", E, ["a", "b"], {"first": 1.0, "second": 2.0, "coupling": 0.5},
   {"first": 1.5, "second": 3.0, "coupling": 0.6, "currents": [0.1, 0.0]})  # fmt: skip
on("electrical.transformer", E, ["a", "b"], {"ratio": 2.0}, {"ratio": 3.0})
on("electrical.gyrator", E, ["a", "b"], {"resistance": 2.0}, {"resistance": 3.0})
on("diode", E, AB, {"saturation_current": 1e-3},
   {"saturation_current": 2e-3, "thermal_voltage": 0.05, "ideality": 2.0, "leak": 0.1})  # fmt: skip
on("diode", E, AB, {"saturation_current": 1e-3, "capacitance": 0.2, "breakdown_voltage": 0.1},
   {"series_resistance": 0.5, "capacitance": 0.4, "built_in_voltage": 0.6, "grading": 0.3, "forward_fraction": 0.01,
    "transit_time": 0.1, "breakdown_voltage": 0.2, "breakdown_current": 1e-2, "breakdown_ideality": 2.0,
    "knee_current": 0.05, "recombination": [1e-2, 3.0]})  # fmt: skip
AMPLIFIES = {"p": "b", "n": "a", "out": "x"}
FEEDS = {"feed": {"kind": "electrical.resistor", "nodes": ["in", "b"], "resistance": 1.0},
         "pull": {"kind": "electrical.resistor", "nodes": ["x", "a"], "resistance": 1.0}}  # fmt: skip
U = {"gain": 1.5, "bandwidth": 0.5, "slew_rate": 1.0, "rails": [-0.4, 0.4]}
on("op_amp", E, AMPLIFIES, U,
   {"gain": 1.2, "bandwidth": 0.7, "slew_rate": 0.8, "rails": [-0.3, 0.3], "input_resistance": 2.0,
    "output_resistance": 0.5}, **FEEDS)  # fmt: skip
SENSES = {"p": "a", "n": "ground", "out": "x"}
on("comparator", E, SENSES, {"low": 0.2, "high": 1.0, "threshold": 0.4, "hysteresis": 0.05},
   {"low": 0.3, "high": 1.2, "threshold": 0.45, "hysteresis": 0.1, "output_resistance": 0.5}, **FEEDS)  # fmt: skip
on("comparator", E, SENSES, {"low": 0.2, "high": 1.0, "threshold": 0.4, "hysteresis": 5.0}, {"closed": True}, **FEEDS)
GAINS = {"feed": {"kind": "electrical.resistor", "nodes": ["in", "b"], "resistance": 1.0}}
Q = {"saturation_current": 1e-2, "forward_gain": 5.0, "thermal_voltage": 0.3, "leakage": [1e-3, 1e-3],
     "resistance": [0.3, 0.2, 0.1], "capacitance": [0.2, 0.3], "transit_time": [0.1, 0.2], "knee_current": [0.4, 0.3],
     "transit_growth": [0.5, 1.0, 0.1]}  # fmt: skip
on("bipolar_transistor", E, ["a", "b", "ground"], Q,
   {"saturation_current": 2e-2, "polarity": "PNP", "forward_gain": 7.0, "reverse_gain": 0.5, "thermal_voltage": 0.2,
    "ideality": [1.2, 1.1], "early_voltage": [3.0, 2.0], "knee_current": [0.5, 0.5], "leakage": [2e-3, 2e-3],
    "leakage_ideality": [2.0, 1.5], "resistance": [0.4, 0.3, 0.2], "capacitance": [0.4, 0.2],
    "built_in_voltage": [0.5, 0.6], "grading": [0.5, 0.4], "transit_time": [0.2, 0.1],
    "transit_growth": [0.9, 0.5, 0.2], "forward_fraction": 0.1, "inner_fraction": 0.5, "least_base_resistance": 0.1,
    "leak": 0.1}, **GAINS)  # fmt: skip
M1 = {"transconductance": 0.5, "threshold": 0.3, "body_effect": 0.2, "resistance": [0.1, 0.2],
      "gate_capacitance": [0.1, 0.1, 0.1], "oxide_capacitance": 0.1, "capacitance": [0.2, 0.3],
      "saturation_current": [1e-2, 1e-2], "thermal_voltage": 0.3}  # fmt: skip
on("mosfet", E, {"d": "a", "g": "b", "s": "s", "b": "ground"}, M1,
   {"transconductance": 0.7, "threshold": 0.2, "polarity": "PMOS", "modulation": 0.1, "body_effect": 0.4,
    "surface_potential": 0.8, "resistance": [0.2, 0.1], "gate_capacitance": [0.2, 0.3, 0.1],
    "oxide_capacitance": 0.3, "saturation_current": [2e-2, 3e-2], "capacitance": [0.3, 0.1],
    "built_in_voltage": 0.5, "grading": 0.3, "forward_fraction": 0.0, "thermal_voltage": 0.2, "leak": 0.1},
   rs={"kind": "electrical.resistor", "nodes": ["s", "ground"], "resistance": 0.5},
   low={"kind": "electrical.resistor", "nodes": ["s", "low"], "resistance": 0.5},
   below={"kind": "voltage_source", "nodes": ["low", "ground"], "voltage": -1.0}, **GAINS)  # fmt: skip
J1 = {"transconductance": 0.5, "threshold": -0.5, "saturation_current": 1e-2, "thermal_voltage": 0.3,
      "resistance": [0.1, 0.2], "capacitance": [0.2, 0.3]}  # fmt: skip
on("junction_fet", E, ["a", "b", "ground"], J1,
   {"transconductance": 0.7, "threshold": -0.8, "polarity": "PJF", "modulation": 0.1, "resistance": [0.2, 0.1],
    "saturation_current": 2e-2, "ideality": 1.2, "capacitance": [0.3, 0.1], "built_in_voltage": 0.5,
    "forward_fraction": 0.1, "thermal_voltage": 0.2, "leak": 0.1}, **GAINS)  # fmt: skip
P1 = {"transconductance": 0.5, "threshold": 0.3, "resistance": [0.1, 0.1, 0.2], "gate_capacitance": [0.1, 0.1, 0.2],
      "capacitance": 0.2, "saturation_current": 1e-2, "thermal_voltage": 0.3, "body_resistance": 0.1,
      "breakdown_voltage": 0.5, "breakdown_current": 2e-2}  # fmt: skip
on("power_mosfet", E, {"d": "a", "g": "b", "s": "s"}, P1,
   {"transconductance": 0.7, "threshold": 0.2, "polarity": "PMOS", "modulation": 0.1, "subthreshold": [0.2, 0.1],
    "mobility_reduction": 0.3, "linear_factor": 1.3, "resistance": [0.2, 0.1, 0.1], "shunt_resistance": 2.0,
    "gate_capacitance": [0.2, 0.1, 0.3], "bend": 2.0, "saturation_current": 2e-2, "ideality": 1.2,
    "body_resistance": 0.2, "capacitance": 0.3, "built_in_voltage": 0.5, "grading": 0.3, "forward_fraction": 0.0,
    "transit_time": 0.1, "breakdown_voltage": 0.4, "breakdown_current": 4e-2, "breakdown_ideality": 1.5,
    "thermal_voltage": 0.2, "leak": 0.1},
   rs={"kind": "electrical.resistor", "nodes": ["s", "ground"], "resistance": 0.5},
   low={"kind": "electrical.resistor", "nodes": ["s", "low"], "resistance": 0.5},
   below={"kind": "voltage_source", "nodes": ["low", "ground"], "voltage": "-1 + 3*sin(7*t)"}, **GAINS)  # fmt: skip
on("ideal_diode", E, AB, {}, {"forward_voltage": 0.2, "resistance": 0.5})
on("thyristor", E, AB, {"gate": "2*t"}, {"gate": "3*t", "threshold": 0.3})
TURNED = {"command": "3*t", "threshold": 0.8, "hysteresis": 0.05, "resistance": 0.1, "leak": 0.01}
ON = {"command": "2*t", "threshold": 0.4, "hysteresis": 0.2, "resistance": 0.3, "leak": 0.05}
on("switch", E, AB, TURNED, ON)
STUCK = {"command": "0.5", "threshold": 0.5, "hysteresis": 0.2}
on("switch", E, AB, STUCK, {"closed": True})
OFF = {"p": "a", "n": "b", "off.p": "a", "off.n": "ground"}
on("changeover_switch", E, OFF, {**TURNED, "resistance": 0.3}, {**ON, "resistance": 0.5})
on("changeover_switch", E, OFF, {**STUCK, "resistance": 0.3}, {"closed": True})
LOSSY = {"forward_voltage": 0.1, "resistance": 0.1, "diode_voltage": 0.1, "diode_resistance": 0.1}
WORSE = {key: 0.2 for key in LOSSY}
SINK = {"kind": "heat_capacity", "nodes": ["h"], "capacity": 5.0}


def heated(nodes: Table) -> Also:
    """The element with a terminal for its losses."""
    return Also(True, {"nodes": {**nodes, "heat": "h"}})


PN = {"p": "a", "n": "b"}
on("power_switch", E, PN, {"gate": "3*t", "threshold": 0.8, "hysteresis": 0.05, **LOSSY},
   {"gate": "2*t", "threshold": 0.4, "hysteresis": 0.2, "forward_voltage": 0.2, "resistance": 0.2, "heat": heated(PN)},
   h=SINK)  # fmt: skip
on("power_switch", E, {"p": "b", "n": "a"}, {"gate": 0.0, **LOSSY}, {"diode_voltage": 0.2, "diode_resistance": 0.2})
on("gto", E, PN, {"gate": "3*t", "resistance": 0.1},
   {"gate": "2*t", "threshold": 0.8, "forward_voltage": 0.2, "resistance": 0.2, "heat": heated(PN)},
   h=SINK)  # fmt: skip
on("triac", E, PN, {"gate": "3*t"}, {"gate": "2*t", "threshold": 0.8, "forward_voltage": 0.2, "resistance": 0.2})
LEG = {"p": "in", "n": "ground", "out": "o"}
COIL_O = {"l": {"kind": "inductor", "nodes": ["o", "b"], "inductance": 0.2}}
on("half_bridge", E, LEG, {"command": "0.5*sin(9*t)", "frequency": 10.0, "dead_time": 5e-3, **LOSSY},
   {"command": "0.4*sin(9*t)", "frequency": 8.0, "dead_time": 8e-3, **WORSE, "heat": heated(LEG)},
   h=SINK, **COIL_O)  # fmt: skip
THREE_OUT = {"p": "in", "n": "ground", "a": "o", "b": "x", "c": "y"}
STAR = {f"l{k}": {"kind": "inductor", "nodes": [k, f"{k}{k}"], "inductance": 0.2} for k in "oxy"}
STAR |= {f"r{k}": {"kind": "electrical.resistor", "nodes": [f"{k}{k}", "star"], "resistance": 0.5} for k in "oxy"}
WAVES = ["0.5*sin(9*t)", "0.5*sin(9*t - 2)", "0.5*sin(9*t + 2)"]
PULSED = {"command": WAVES, "frequency": 10.0, "dead_time": 5e-3, "resistance": 0.1}
WORSE = {"resistance": 0.2, "diode_voltage": 0.2, "diode_resistance": 0.2}
on("inverter", E, THREE_OUT, PULSED,
   {"command": WAVES[::-1], "frequency": 8.0, "modulation": "space_vector", "dead_time": 8e-3, **WORSE,
    "heat": heated(THREE_OUT)}, h=SINK, **STAR)  # fmt: skip
COSTS = {"voltage": 1.0, "current": 1.0, "turn_on": 0.01, "turn_off": 0.02}
on("half_bridge", E, {**LEG, "heat": "h"}, {"command": 0.3, "frequency": 10.0, "heat": True, "commutation": COSTS},
   {"commutation": {**COSTS, "recovery": 0.1}}, h=SINK, **COIL_O)  # fmt: skip
on("inverter", E, {**THREE_OUT, "heat": "h"}, {**PULSED, "heat": True, "commutation": COSTS},
   {"commutation": {**COSTS, "time": 2e-3}}, h=SINK, **STAR)  # fmt: skip
on("commutation_loss", E, {"p": "in", "n": "ground", "leg": "o", "out": "y", "heat": "h"}, {**COSTS, "time": 0.01},
   {"voltage": 2.0, "current": 2.0, "turn_on": 0.02, "turn_off": 0.03, "recovery": 0.01, "time": 0.02},
   s={"kind": "half_bridge", "nodes": LEG, "command": "3*sin(9*t)"}, h=SINK,
   l={"kind": "inductor", "nodes": ["y", "b"], "inductance": 0.2})  # fmt: skip
on("inverter", E, THREE_OUT, {**PULSED, "dead_time": 0.0}, {"forward_voltage": 0.2}, **STAR)
LINES = {"a": "o", "b": "x", "c": "y", "n": "ground"}
on("three_phase_source", E, LINES, {"voltage": 2.0, "frequency": 3.0},
   {"voltage": 3.0, "frequency": 4.0, "phase": 0.3, "resistance": 0.2, "inductance": 0.1}, **STAR)  # fmt: skip
GRID = {"kind": "three_phase_source", "nodes": LINES, "voltage": 2.0, "frequency": 3.0, "inductance": 0.02}
DC = {"ry": {"kind": "electrical.resistor", "nodes": ["y", "ground"], "resistance": 9.0},
      "ll": {"kind": "inductor", "nodes": ["dp", "dq"], "inductance": 0.5},
      "lr": {"kind": "electrical.resistor", "nodes": ["dq", "dn"], "resistance": 1.0}}  # fmt: skip
BRIDGE = {"a": "o", "b": "x", "c": "y", "p": "dp", "n": "dn"}
on("rectifier", E, BRIDGE, {"firing_angle": 0.4, "frequency": 3.0, "forward_voltage": 0.1, "resistance": 0.1},
   {"firing_angle": 0.8, "frequency": 3.3, "phase": 0.2, "forward_voltage": 0.2, "resistance": 0.2,
    "phases": Also(1, {"nodes": {"a": "o", "b": "x", "p": "dp", "n": "dn"}})}, g=GRID, **DC)  # fmt: skip
SENSED = {"p": "a", "n": "b", "control.p": "in", "control.n": "ground"}
VOLTS = {"threshold": 1.5, "hysteresis": 0.05, "resistance": 0.1, "leak": 0.01}
on("voltage_switch", E, SENSED, VOLTS, {"threshold": 1.6, "hysteresis": 0.2, "resistance": 0.3, "leak": 0.05})
on("voltage_switch", E, SENSED, {"threshold": 1.0, "hysteresis": 2.0}, {"closed": True})
WIRED = {"p": "a", "n": "b", "control.p": "in", "control.n": "sensed"}
BEHIND = {"sensed": {"kind": "electrical.resistor", "nodes": ["sensed", "ground"], "resistance": 1.0}}
on("current_switch", E, WIRED, VOLTS, {"threshold": 1.6, "hysteresis": 0.2, "resistance": 0.3, "leak": 0.05}, **BEHIND)
on("current_switch", E, WIRED, {"threshold": 1.0, "hysteresis": 2.0}, {"closed": True}, **BEHIND)
TO_A = {"p": "a", "n": "ground", "control.p": "in", "control.n": "b"}
on("voltage_controlled_current_source", E, TO_A, {"transconductance": 0.3}, {"transconductance": 0.4})
on("current_controlled_current_source", E, TO_A, {"gain": 0.3}, {"gain": 0.4})
DRIVEN = {**TO_A, "p": "x", "n": "ground"}
PULLED = {"pull": {"kind": "electrical.resistor", "nodes": ["x", "a"], "resistance": 1.0}}
on("voltage_controlled_voltage_source", E, DRIVEN, {"gain": 0.3}, {"gain": 0.4}, **PULLED)
on("current_controlled_voltage_source", E, DRIVEN, {"transresistance": 0.3}, {"transresistance": 0.4}, **PULLED)
on("controlled_source", E, DRIVEN, {"law": "0.3*x", "drives": "current", "senses": ["voltage"]},
   {"law": "0.4*x", "drives": "voltage", "senses": ["current"]}, **PULLED)  # fmt: skip
on("voltage_source", E, AB, {"voltage": "cos(t)"}, {"voltage": "2*cos(t)"})
on("current_source", E, AB, {"current": "cos(t)"}, {"current": "2*cos(t)"})
COIL = {"p": "a", "n": "b", "coil.p": "in", "coil.n": "ground"}
PULLS = {"pull_in": 0.8, "drop_out": 0.3, "coil_resistance": 1.0, "coil_inductance": 0.3, "resistance": 0.1}
on("relay", E, COIL, PULLS,
   {"pull_in": 0.9, "coil_resistance": 1.2, "coil_inductance": 0.5, "closed": True, "resistance": 0.4})  # fmt: skip
FALLING = {"v": {"kind": "voltage_source", "nodes": ["in", "ground"], "voltage": "2 - 4*t"}}
on("relay", E, COIL, {**PULLS, "coil_inductance": 0.0, "closed": True}, {"drop_out": 0.5}, **FALLING)

# translational, rotational
for domain, rig in (("translational", "translational"), ("rotational", "rotational")):
    force, rate, spring = ("force", "velocity", "spring") if rig == "translational" else (
        "torque", "angular_velocity", "torsion_spring"
    )  # fmt: skip
    way = "elongation" if rig == "translational" else "angle"
    store, momentum = ("mass", "momentum") if rig == "translational" else ("inertia", "angular_momentum")
    HUNG = {"k": {"kind": spring, "nodes": ["b", "m"], "stiffness": 5.0}}
    storage(store, rig, ["m"], store, {rate: 0.3, momentum: 0.3}, **HUNG)
    storage(spring, rig, AB, "stiffness", {way: 0.2, force: 0.3})
    PLAY = {"stiffness": 5.0, "play": 0.05}
    on(f"{domain}.backlash", rig, AB, PLAY, {"stiffness": 7.0, "play": 0.1, way: 0.2})
    on(f"{domain}.damper", rig, AB, {"damping": 0.5}, {"damping": 0.7})
    on(f"{domain}.heating_damper", rig, {"p": "a", "n": "b", "heat": "h"}, {"damping": 0.5}, {"damping": 0.7},
       h={"kind": "temperature_source", "nodes": ["h"], "temperature": 300.0})  # fmt: skip
    LAWS = {force: "x + 2*x**3", rate: Also("x + x**3", {force: GONE}), "active": Also(True, {force: "-0.1*x"})}
    on(f"{domain}.nonlinear_damper", rig, AB, {force: "x + x**3"}, LAWS)
    on(f"{domain}.dry_friction", rig, AB, {"kinetic": 0.2}, {"kinetic": 0.3, "viscous": 0.5})
    REST = {m: {k: v for k, v in RIGS[rig][m].items() if k != rate} for m in ("ma", "mb")}
    on(f"{domain}.dry_friction", rig, AB, {"kinetic": 0.4, "static": 0.5}, {"static": 3.0, "stribeck": 0.3}, **REST)
    for kind, nodes in (("brake", ["a"]), ("clutch", AB)):
        GRIPS = {"kinetic": 0.4, "command": "1 + t", "static": 0.45}
        others = {"kinetic": 0.3, "command": "1 + 2*t", "static": 3.0, "stribeck": 0.3}
        on(f"{domain}.{kind}", rig, nodes, GRIPS, others, **REST)
    ENDS = {"lower": -9.0, "upper": 0.1}
    on(
        f"{domain}.end_stop", rig, AB, ENDS,
        {"upper": 0.15, "lower": Also(0.02, {way: 0.05}), way: 0.05, "restitution": 0.5},
    )  # fmt: skip
on("force_source", "translational", AB, {"force": 1.0}, {"force": 2.0})
on("torque_source", "rotational", AB, {"torque": 1.0}, {"torque": 2.0})
ACROSS = {"k": {"kind": "spring", "nodes": ["b", "m"], "stiffness": 5.0}}
on("velocity_source", "translational", ["m", "ground"], {"velocity": "sin(t)"}, {"velocity": "2*sin(t)"}, **ACROSS)
TWIST = {"k": {"kind": "torsion_spring", "nodes": ["b", "m"], "stiffness": 5.0}}
on("speed_source", "rotational", ["m", "ground"], {"speed": "sin(t)"}, {"speed": "2*sin(t)"}, **TWIST)
on("lever", "translational", ["a", "m"], {"ratio": 2.0}, {"ratio": 3.0}, **ACROSS)
on("gear", "rotational", ["a", "m"], {"ratio": 2.0}, {"ratio": 3.0}, **TWIST)
THREE = {"sun": "a", "carrier": "b", "ring": "m"}
on("planetary_gear", "rotational", THREE, {"ratio": 2.0}, {"ratio": 3.0}, **TWIST)
AXLE = {"input": "m", "left": "a", "right": "b"}
on("differential", "rotational", AXLE, {"ratio": 2.0}, {"ratio": 3.0}, **TWIST)
on("lossy_gear", "rotational", ["a", "m"], {"ratio": 2.0, "efficiency": 0.8},
   {"ratio": 3.0, "efficiency": 0.7, "transition": 0.5}, **TWIST)  # fmt: skip
on("lossy_gear", "rotational", ["m", "a"], {"ratio": 2.0, "efficiency": 0.8}, {"backward": 0.5}, **TWIST)
PULLEYS = {"first": 0.5, "second": 0.7, "stiffness": 3.0}
on("belt", "rotational", AB, PULLEYS, {"first": 0.6, "second": 0.8, "stiffness": 4.0, "damping": 0.5, "force": 0.3,
   "crossed": True})  # fmt: skip
ROLLS = {"diameter": 0.5, "load": 100.0, "viscosity": 1.0}
on("bearing", "rotational", AB, ROLLS,
   {"diameter": 0.6, "load": 200.0, "load_factor": 2e-3, "viscosity": 2.0, "speed_factor": 1.0})  # fmt: skip
on("weight", "translational", ["a"], {"mass": 0.5}, {"mass": 0.6, "height": 0.3, "gravity": 5.0})
RUBS = {"torque": 0.4, "viscous": 0.1, "transition": 0.1}
on("friction", "rotational", AB, RUBS, {"torque": 0.5, "viscous": 0.2, "transition": 0.2})
on("heating_friction", "rotational", {"p": "a", "n": "b", "heat": "h"}, RUBS,
   {"torque": 0.5, "viscous": 0.2, "transition": 0.2},
   h={"kind": "temperature_source", "nodes": ["h"], "temperature": 300.0})  # fmt: skip

# hydraulic
H = "hydraulic"
storage("accumulator", H, ["b"], "capacity", {"pressure": 0.2, "volume": 0.3},
        join={"kind": "hydraulic.resistance", "nodes": AB, "resistance": 1.0})  # fmt: skip
storage("hydraulic.inertance", H, AB, "inertance", {"volume_flow": 0.2, "pressure_momentum": 0.2})
JOIN = {"join": {"kind": "hydraulic.resistance", "nodes": AB, "resistance": 1.0}}
TANK = {"area": 2.0, "density": 1.0, "gravity": 2.0}
on("tank", H, ["b"], TANK, {"area": 3.0, "level": 0.3, "density": 1.5, "gravity": 3.0}, **JOIN)
on(
    "pipe", H, AB, {"length": 1.0, "area": 1.0, "density": 2.0},
    {"length": 2.0, "area": 2.0, "density": 3.0, "volume_flow": 0.1},
)  # fmt: skip
on("hydraulic.resistance", H, AB, {"resistance": 1.0}, {"resistance": 1.5})
on("heating_resistance", H, {"p": "a", "n": "b", "heat": "h"}, {"resistance": 1.0}, {"resistance": 1.5},
   h={"kind": "temperature_source", "nodes": ["h"], "temperature": 300.0})  # fmt: skip
LAWS = {
    "volume_flow": "x + 2*x**3",
    "pressure": Also("x**3", {"volume_flow": GONE}),
    "active": Also(True, {"volume_flow": "-0.1*x"}),
}
on("nonlinear_resistance", H, AB, {"volume_flow": "x + x**3"}, LAWS)
HOLE = {"area": 1.0, "density": 1.0, "transition": 0.5}
on("orifice", H, AB, HOLE, {"area": 2.0, "density": 2.0, "discharge": 0.7, "transition": 0.3, "opening": "0.5 + t"})
VISCOUS = {"area": 1.0, "density": 1.0, "viscosity": 0.1}
on("orifice", H, AB, VISCOUS, {"viscosity": 0.2, "reynolds": 20.0})
on("pressure_source", H, AB, {"pressure": "cos(t)"}, {"pressure": "2*cos(t)"})
on("hydraulic.flow_source", H, AB, {"volume_flow": "cos(t)"}, {"volume_flow": "2*cos(t)"})
SHAFT = {"j": {"kind": "inertia", "nodes": ["w"], "inertia": 1.0, "angular_velocity": 1.0}}
ROD = {"j": {"kind": "mass", "nodes": ["w"], "mass": 1.0, "velocity": 1.0}}
on("cylinder", H, {"p": "a", "rod": "w"}, {"area": 0.5}, {"area": 0.6}, **ROD)
on("pump", H, {"p": "a", "n": "b", "shaft": "w"}, {"displacement": 0.5},
   {"displacement": 0.6, "leak": 0.2, "viscous": 0.3, "command": "cos(t)"}, **SHAFT)  # fmt: skip
SPOOL = {"command": "0.5 + t", "area": 1.0, "density": 1.0, "transition": 0.5}
EDGES = {"p": "in", "t": "ground", "a": "a", "b": "b"}
on("directional_valve", H, EDGES, SPOOL,
   {"command": "0.4 + t", "area": [2.0, 3.0, 4.0, 5.0], "rated_flow": Also(0.5, {"area": GONE, "rated_drop": 1.0}),
    "overlap": 0.2, "leak": 0.1, "density": 2.0, "discharge": 0.7, "transition": 0.3,
    "natural_frequency": 20.0})  # fmt: skip
on("directional_valve", H, EDGES, {"command": "t", "rated_flow": 1.0, "rated_drop": 1.0, "natural_frequency": 20.0},
   {"rated_drop": 2.0, "damping": 0.3})  # fmt: skip
BLADDER = {"gas_volume": 1.0, "precharge": 0.3, "ambient": 0.5, "pressure": 0.4}
on("gas_accumulator", H, ["b"], BLADDER,
   {"gas_volume": 1.2, "precharge": 0.35, "pressure": 0.5, "exponent": 1.0, "ambient": 0.6}, **JOIN)  # fmt: skip
on("gas_accumulator", H, ["b"], {**BLADDER, "precharge": 0.9, "bulk_modulus": 0.05}, {"bulk_modulus": 0.08}, **JOIN)
HOSE = {"hose": {"kind": "hydraulic.resistance", "nodes": ["a", "h"], "resistance": 1.0}}
TWO_WAYS = {"area": 1.0, "stroke": 1.0, "position": 0.5, "bulk_modulus": 5.0}
on("double_acting_cylinder", H, {"a": "h", "b": "b", "rod": "w"}, TWO_WAYS,
   {"area": 1.2, "stroke": 1.1, "rod_area": 0.3, "position": 0.4, "pressures": [0.3, 0.1], "bulk_modulus": 6.0,
    "dead_volume": 0.1, "leak": 0.2, "viscous": 0.5}, **HOSE, **ROD)  # fmt: skip
on("double_acting_cylinder", H, {"a": "h", "b": "b", "rod": "w"}, {**TWO_WAYS, "stroke": 0.55, "dead_volume": 5.0},
   {"stops": False}, **HOSE, **ROD)  # fmt: skip
on("check_valve", H, AB, {}, {"cracking_pressure": 0.2, "resistance": 0.5})
SHUTS = {"opening": 0.7, "closing": 0.4, "resistance": 0.5}
on("relief_valve", H, ["a", "ground"], SHUTS, {"opening": 0.6, "closing": 0.69, "resistance": 0.8, "open": True})
VALVE = {"command": "3*t", "threshold": 0.8, "hysteresis": 0.05, "resistance": 0.1}
on("shutoff_valve", H, AB, VALVE, {"command": "2*t", "threshold": 0.4, "hysteresis": 0.2, "resistance": 0.3})
on("shutoff_valve", H, AB, STUCK, {"open": True})

# pneumatic
P = "pneumatic"
HELIUM = {"gas": Refused("helium", "is pneumatic helium")}
on("pneumatic.chamber", P, ["c"], {"volume": 1e-3},
   {"volume": 2e-3, "pressure": 2e5, "temperature": 300.0, **HELIUM},
   o={"kind": "pneumatic.orifice", "nodes": ["c", "a"], "conductance": 1e-8})  # fmt: skip
on("pneumatic.orifice", P, AB, {"conductance": 1e-8, "opening": 0.9},
   {"conductance": 2e-8, "ratio": 0.3, "opening": 0.5, "transition": 0.1, **HELIUM})  # fmt: skip
on("pneumatic.orifice", P, ["b", "a"], {"conductance": 1e-8}, {"one_way": True})
SPOOL = {"p": "s", "a": "a", "b": "b", "r": "r", "s": "r"}
ROOM = {"room": {"kind": "pneumatic.supply", "nodes": ["r"], "pressure": 1e5}}
on("pneumatic.directional_valve", P, SPOOL, {"command": "0.8*sin(9*t)", "conductance": 1e-8, "natural_frequency": 20.0},
   {"command": "0.7*sin(9*t)", "conductance": [2e-8, 1e-8, 1e-8, 1e-8], "ratio": 0.3, "overlap": 0.1, "leak": 0.1,
    "natural_frequency": 30.0, "damping": 0.3, "transition": 0.1, **HELIUM}, **ROOM)  # fmt: skip
on("pneumatic.supply", P, ["c"], {"pressure": 5e5}, {"pressure": 6e5, "temperature": 350.0, **HELIUM},
   o={"kind": "pneumatic.orifice", "nodes": ["c", "a"], "conductance": 1e-8})  # fmt: skip
on("pneumatic.mass_flow_source", P, ["a"], {"mass_flow": 1e-3},
   {"mass_flow": 2e-3, "temperature": 350.0, **HELIUM})  # fmt: skip
on("pneumatic.tube", P, ["c", "a"], {"length": 1.0, "diameter": 4e-3},
   {"length": 2.0, "diameter": 5e-3, "friction": 0.03, "cells": 2, "pressure": 2e5, "temperature": 330.0,
    "transition": 0.1, **HELIUM},
   o={"kind": "pneumatic.orifice", "nodes": ["s", "c"], "conductance": 1e-8})  # fmt: skip
on("pneumatic.cylinder", P, {"a": "c", "b": "d", "rod.p": "w"},
   {"area": 1e-3, "stroke": 0.1, "rod_area": 1e-4, "position": 0.02, "leak": 1e-11, "viscous": 50.0},
   {"area": 2e-3, "stroke": 0.2, "rod_area": 2e-4, "position": 0.03, "pressures": [2e5, 1e5], "temperature": 310.0,
    "dead_volume": 2e-5, "ambient": 9e4, "leak": 1e-10, "viscous": 90.0, "stops": False, **HELIUM},
   o={"kind": "pneumatic.orifice", "nodes": ["a", "c"], "conductance": 1e-9},
   u={"kind": "pneumatic.orifice", "nodes": ["d", "b"], "conductance": 1e-9},
   m={"kind": "mass", "nodes": ["w"], "mass": 9.0})  # fmt: skip

# thermal, chemical
on("heat_capacity", "thermal", ["c"], {"capacity": 3.0, "temperature": 300.0}, {"capacity": 4.0, "temperature": 310.0},
   join={"kind": "thermal_conductor", "nodes": ["a", "c"], "conductance": 0.5})  # fmt: skip
on("thermal_conductor", "thermal", AB, {"conductance": 0.5}, {"conductance": 0.7})
on("convection", "thermal", AB, {"coefficient": 0.3, "area": 2.0}, {"coefficient": 0.4, "area": 3.0, "exponent": 0.25})
on("radiation", "thermal", AB, {"area": 0.2}, {"area": 0.3, "emissivity": 0.7, "view_factor": 0.5})
LAYERS = {"area": 2.0, "thickness": [0.1, 0.2], "conductivity": [0.3, 0.5], "density": [2.0, 3.0],
          "specific_heat": [1.0, 2.0], "temperature": 300.0}  # fmt: skip
on("wall", "thermal", AB, LAYERS,
   {"area": 3.0, "thickness": [0.2, 0.2], "conductivity": [0.4, 0.5], "density": [3.0, 3.0],
    "specific_heat": [2.0, 2.0], "cells": 2, "temperature": 310.0})  # fmt: skip
on("heat_pipe", "thermal", ["b", "a"], {"conductance": 0.5, "limit": 20.0},
   {"conductance": 0.6, "limit": 10.0, "one_way": True})  # fmt: skip
on("heat_exchange", "thermal", AB, {"law": "0.1*(x - y)"}, {"law": "0.2*(x - y)"})
on("temperature_source", "thermal", ["c"], {"temperature": 300.0}, {"temperature": 310.0},
   join={"kind": "thermal_conductor", "nodes": ["a", "c"], "conductance": 0.5})  # fmt: skip
on("entropy_flow_source", "thermal", ["a"], {"entropy_flow": 0.1}, {"entropy_flow": 0.2})
on("heat_flow_source", "thermal", ["a"], {"heat": 10.0}, {"heat": 20.0})
GAS = {"amount": 1.0, "temperature": 300.0, "volume": 0.02, "ambient": 1e5}
WALL = {"wall": {"kind": "thermal_conductor", "nodes": ["a", "w"], "conductance": 0.5}}
on("ideal_gas", "thermal", {"heat": "w", "gas": "g"}, GAS,
   {"amount": 2.0, "volume": 0.03, "degrees_of_freedom": 5.0, "ambient": 5e4, "temperature": 340.0},
   room={"kind": "hydraulic.resistance", "nodes": ["g", "ground"], "resistance": 1e8}, **WALL)  # fmt: skip
MIX = {"a": {"kind": "amount", "nodes": ["a"], "amount": 2.0}, "b": {"kind": "amount", "nodes": ["b"], "amount": 1.0}}
RIGS["chemical"] = MIX
SOLUTE = {"amount": 1.0, "standard_potential": 100.0, "standard_amount": 1.5, "temperature": 300.0}
on("amount", "chemical", ["c"], SOLUTE,
   {"amount": 1.2, "standard_potential": 200.0, "standard_amount": 2.0, "temperature": 320.0},
   join={"kind": "membrane", "nodes": ["a", "c"], "permeability": 1e-4})  # fmt: skip
on("potential_source", "chemical", ["c"], {"potential": 200.0}, {"potential": 300.0},
   join={"kind": "membrane", "nodes": ["a", "c"], "permeability": 1e-4})  # fmt: skip
on("molar_flow_source", "chemical", ["a"], {"molar_flow": 0.1}, {"molar_flow": 0.2})
on("membrane", "chemical", AB, {"permeability": 1e-4}, {"permeability": 2e-4})
REACTS = {"reactants": {"A": 1}, "products": {"B": 1}, "rate": 0.3}
OTHER = {"reactants": {"A": 2}, "products": {"B": 2}, "rate": 0.4}
on("reaction", "chemical", {"A": "a", "B": "b"}, REACTS, {**OTHER, "temperature": 350.0})
on("heating_reaction", "chemical", {"A": "a", "B": "b", "heat": "h"}, REACTS, OTHER,
   h={"kind": "heat_capacity", "nodes": ["h"], "capacity": 50.0, "temperature": 300.0})  # fmt: skip

# magnetic
storage("permeance", M, AB, "permeance", {"flux": 0.2, "magnetomotive_force": 0.2})
on("reluctance", M, AB, {"reluctance": 1.0}, {"reluctance": 1.5, "flux": 0.2})
on("magnetic_resistance", M, AB, {"resistance": 1.0}, {"resistance": 1.5})
on("heating_magnetic_resistance", M, {"p": "a", "n": "b", "heat": "h"}, {"resistance": 1.0}, {"resistance": 1.5},
   h={"kind": "temperature_source", "nodes": ["h"], "temperature": 300.0})  # fmt: skip
CORE = {"area": 1.0, "length": 1e-5}
LARGE = {"area": 1.2, "length": 1.3e-5}
on(
    "saturating_core",
    M,
    AB,
    {**CORE, "saturation": 1.0},
    {**LARGE, "saturation": 1.5, "permeability": 500.0, "flux": 0.2},
)
on("saturating_core", M, AB, {**CORE, "flux_densities": [0, 1, 2], "fields": [0, 1e5, 5e5]},
   {"flux_densities": [0, 1.1, 2], "fields": [0, 1e5, 6e5]})  # fmt: skip
JILES = {"saturation": 1e6, "shape": 5e4, "coupling": 0.0, "pinning": 1e4, "reversibility": 0.2}
on("hysteretic_core", M, {"p": "a", "n": "b"}, {**CORE, **JILES},
   {**LARGE, "saturation": 1.1e6, "shape": 6e4, "coupling": 0.01, "pinning": 2e4, "reversibility": 0.3, "flux": 0.2,
    "remembered": 1e4, "heat": Also(True, {"nodes": {"p": "a", "n": "b", "heat": "h"}})},
   h={"kind": "heat_capacity", "nodes": ["h"], "capacity": 5.0})  # fmt: skip
on("mmf_source", M, AB, {"magnetomotive_force": "cos(t)"}, {"magnetomotive_force": "2*cos(t)"})
CIRCUIT = {"i": {"kind": "electrical.resistor", "nodes": ["w", "ground"], "resistance": 1.0}}
on("winding", M, {"p": "w", "n": "ground", "core.p": "a", "core.n": "b"}, {"turns": 3.0}, {"turns": 4.0}, **CIRCUIT)

# distributed
LINE = {"length": 1.0, "cells": 3}
MORE = {"length": 1.2, "cells": 4}
on("transmission_line", E, AB, {**LINE, "inductance": 1.0, "capacitance": 0.5},
   {**MORE, "inductance": 1.5, "capacitance": 0.6, "resistance": 0.2, "conductance": 0.3, "voltage": "x",
    "current": "x", "degree": 2},
   c={"kind": "electrical.resistor", "nodes": ["a", "ground"], "resistance": 3.0})  # fmt: skip
on("lossless_line", E, {"a.p": "a", "a.n": "ground", "b.p": "b", "b.n": "ground"}, {"impedance": 2.0, "delay": 0.1},
   {"impedance": 3.0, "delay": 0.15, "voltage": 0.5, "current": 0.3},
   c={"kind": "electrical.resistor", "nodes": ["b", "ground"], "resistance": 3.0})  # fmt: skip
for kind, word in (("rod", "stiffness"), ("string", "tension")):
    on(kind, "translational", ["m", "n"], {**LINE, word: 2.0, "mass": 0.5},
       {**MORE, word: 3.0, "mass": 0.6, "drag": 0.2, "velocity": "x", "force": "x", "degree": 2},
       **ACROSS, kn={"kind": "spring", "nodes": ["n", "ground"], "stiffness": 5.0})  # fmt: skip
on("shaft", "rotational", ["m", "n"], {**LINE, "stiffness": 2.0, "inertia": 0.5},
   {**MORE, "stiffness": 3.0, "inertia": 0.6, "drag": 0.2, "angular_velocity": "x", "torque": "x", "degree": 2},
   **TWIST, kn={"kind": "torsion_spring", "nodes": ["n", "ground"], "stiffness": 5.0})  # fmt: skip
on("pipeline", H, AB, {**LINE, "area": 1.0, "density": 2.0, "bulk_modulus": 3.0},
   {**MORE, "area": 1.5, "density": 3.0, "bulk_modulus": 4.0, "resistance": 0.2, "pressure": "x", "volume_flow": "x",
    "degree": 2}, c={"kind": "hydraulic.resistance", "nodes": ["a", "ground"], "resistance": 3.0})  # fmt: skip
on("heat_rod", "thermal", ["c", "d"], {**LINE, "conductance": 0.5, "capacity": 3.0, "temperature": 300.0},
   {**MORE, "conductance": 0.7, "capacity": 4.0, "temperature": 310.0,
    "profile": Also("300 + x", {"temperature": GONE})},
   join={"kind": "thermal_conductor", "nodes": ["a", "c"], "conductance": 0.5})  # fmt: skip
BEAM = {"length": 1.0, "cells": 3, "bending": 0.5, "mass": 0.5}
CLAMPED = {"a": "ground", "b": "m", "turn_a": "ground", "turn_b": "t"}
TIP = {**ACROSS, "kt": {"kind": "torsion_spring", "nodes": ["t", "ground"], "stiffness": 0.1}}
on("beam", "translational", CLAMPED, BEAM,
   {**MORE, "bending": 0.6, "mass": 0.6, "drag": 0.3, "shear": Also(5.0, {"inertia": 0.05})}, **TIP)  # fmt: skip
on("beam", "translational", CLAMPED, {**BEAM, "shear": 5.0, "inertia": 0.05}, {"inertia": 0.06, "degree": 2}, **TIP)
HUNG = {"length": 1.0, "stiffness": 50.0, "mass": 0.5, "start": [0, 0, 0], "end": [0.5, 0, 0], "cells": 3}
on("cable", "none", {"p": "ground", "n": "e"}, HUNG,
   {"length": 0.4, "stiffness": 60.0, "mass": 0.6, "damping": 0.3, "slack": False, "cells": 4, "start": [0, 0, 0.1],
    "end": Also([0.6, 0, 0], {"stiffness": 55.0})},
   ball={"kind": "spatial.body", "nodes": ["e"], "mass": 1.0, "inertia": [1, 1, 1], "pose": [0.5, 0, 0]})  # fmt: skip

# transducers
on("electric_machine", E, {"p": "a", "n": "b", "shaft": "w"}, {"constant": 0.5}, {"constant": 0.6}, **SHAFT)
RACK = {"j": {"kind": "mass", "nodes": ["w"], "mass": 1.0}}
on("rack_and_pinion", "rotational", {"p": "a", "rack": "w"}, {"radius": 0.5}, {"radius": 0.6}, **RACK)
on("screw", "rotational", {"p": "a", "nut": "w"}, {"lead": 0.5}, {"lead": -0.6}, **RACK)
CORE = {"p": "a", "n": "b", "core": "w"}
on("solenoid", E, CORE, {"inductance": "1 + x**2", "position": 0.1, "current": 0.1},
   {"inductance": "1 + 2*x**2", "current": 0.2, "position": 0.2}, **ROD)  # fmt: skip
on("levitation_coil", E, {"p": "a", "n": "b", "core": "w"}, {"inductance": 1.0, "contact": 3.0, "current": 0.1},
   {"inductance": 1.5, "contact": 4.0, "current": 0.2, "position": 0.2}, **ROD)  # fmt: skip
MOTOR = {"resistance": 1.0, "constant": 0.5, "inductance": 0.3, "inertia": 0.2, "friction": 0.1}
on("dc_motor", E, {"p": "a", "n": "b", "shaft": "w"}, MOTOR,
   {"resistance": 1.5, "constant": 0.6, "inductance": 0.4, "inertia": 0.3, "friction": 0.2, "gear": 2.0,
    "heat": Also(True, {"nodes": {"p": "a", "n": "b", "shaft": "w", "heat": "h"}})},
   h={"kind": "temperature_source", "nodes": ["h"], "temperature": 300.0},
   s={"kind": "torsion_spring", "nodes": ["w", "ground"], "stiffness": 2.0})  # fmt: skip

SPUN = {"g": {**GRID, "inductance": 0.0, "resistance": 0.1}, "h": SINK,
        "s": {"kind": "torsion_spring", "nodes": ["w", "ground"], "stiffness": 2.0}}  # fmt: skip
MACHINE = {"a": "o", "b": "x", "c": "y", "shaft": "w"}
ROTOR = {"pole_pairs": 2, "resistance": 0.5, "inertia": 0.1, "friction": 0.1}
TURNS = {"pole_pairs": 3, "resistance": 0.6, "inertia": 0.2, "friction": 0.2, "angle": 0.3}
on("permanent_magnet_machine", E, MACHINE, {**ROTOR, "flux": 0.3, "inductance": 0.1},
   {**TURNS, "flux": 0.4, "inductance": 0.2, "inductance_q": 0.2, "heat": heated(MACHINE)}, **SPUN)  # fmt: skip
WOUND = {**MACHINE, "field.p": "a", "field.n": "ground"}
FIELD = {"inductance": 0.1, "field_resistance": 1.0, "field_inductance": 2.0, "mutual_inductance": 0.2}
on("synchronous_machine", E, WOUND, {**ROTOR, **FIELD},
   {**TURNS, "inductance": 0.2, "field_resistance": 2.0, "field_inductance": 3.0, "mutual_inductance": 0.15,
    "inductance_q": 0.2, "field_current": 0.3, "heat": heated(WOUND)}, **SPUN)  # fmt: skip
T_CIRCUIT = {"rotor_resistance": 0.4, "leakage": 0.1, "rotor_leakage": 0.1, "magnetising": 0.5}
on("induction_machine", E, MACHINE, {**ROTOR, **T_CIRCUIT},
   {**TURNS, "rotor_resistance": 0.5, "leakage": 0.2, "rotor_leakage": 0.2, "magnetising": 0.6, "angle": 0.3,
    "heat": heated(MACHINE)}, **SPUN)  # fmt: skip
STEPS = {"a.p": "a", "a.n": "ground", "b.p": "b", "b.n": "ground"}
on("stepper_motor", E, {**STEPS, "shaft": "w"},
   {"teeth": 5, "constant": 0.4, "resistance": 0.5, "inductance": 0.1, "angle": 0.05},
   {"teeth": 6, "constant": 0.5, "resistance": 0.6, "inductance": 0.2, "detent": 0.1, "inertia": 0.2, "friction": 0.2,
    "angle": 0.1, "heat": heated({**STEPS, "shaft": "w"})}, h=SINK, s=SPUN["s"],
   j={"kind": "rotational.inertia", "nodes": ["w"], "inertia": 0.1})  # fmt: skip
on("stepper_drive", E, {"a.p": "o", "a.n": "ground", "b.p": "x", "b.n": "ground"},
   {"steps": "9*t", "current": 0.5, "voltage": 2.0, "stepping": "micro", "microsteps": 4},
   {"steps": "8*t", "current": 0.6, "voltage": 3.0, "band": 0.1, "stepping": "half", "microsteps": 2},
   **{f"l{k}": {"kind": "inductor", "nodes": [k, k * 2], "inductance": 0.2} for k in "ox"},
   **{f"r{k}": {"kind": "electrical.resistor", "nodes": [k * 2, "ground"], "resistance": 0.5} for k in "ox"},
)  # fmt: skip
CELL = {"capacity": 2.0, "voltages": [0.5, 1.0, 2.0], "charges": [0.0, 0.5, 1.0], "charge": 0.4, "resistance": 0.5,
        "relaxation": [[0.3, 2.0]]}  # fmt: skip
on("battery", E, PN, CELL,
   {"capacity": 3.0, "voltages": [0.5, 1.2, 2.0], "charges": [0.0, 0.6, 1.0], "charge": 0.5, "resistance": 0.6,
    "relaxation": [[0.4, 2.0]], "heat": heated(PN)}, h=SINK)  # fmt: skip

OVEN = {"p": "a", "n": "b", "sensor": "s"}
WARM = {"s": {"kind": "heat_capacity", "nodes": ["s"], "capacity": 5.0, "temperature": 290.0}}
WARM["fire"] = {"kind": "entropy_flow_source", "nodes": ["s"], "entropy_flow": "3*cos(6*t)"}
HEATS = {"temperature": 296.0, "hysteresis": 5.0, "resistance": 0.5}
OTHER = {"temperature": 299.0, "hysteresis": 9.0, "cooling": True, "resistance": 0.8}
on("thermostat", E, OVEN, HEATS, OTHER, **WARM)
on("thermostat", E, OVEN, {**HEATS, "temperature": 290.0, "hysteresis": 20.0}, {"closed": True}, **WARM)

# bond graphs: what is in series with an effort and an inertia
T = "translational"


def bond(kind: str, nodes: Any, keys: Table, others: Table, **more: Table) -> None:
    """Cases of a kind at the node x of a junction, whose domain no neighbour has otherwise."""
    elsewhere = {} if "first" in keys else {"domain": Refused(E, "translational")}
    on(f"bond_graph.{kind}", "bond", nodes, keys, {**elsewhere, **others}, **more)


def junction(kind: str, ports: str, signs: list[int], nodes: str) -> Table:
    """A junction of these ports at these nodes."""
    names = list(ports)
    return {"kind": f"bond_graph.{kind}_junction", "domain": T, "ports": names, "signs": signs,
            "nodes": dict(zip(names, nodes, strict=True))}  # fmt: skip


RIGS["bond"] = {
    "e": {"kind": "bond_graph.effort_source", "domain": T, "effort": WAVE, "nodes": ["e"]},
    "i": {"kind": "bond_graph.storage_i", "domain": T, "inertia": 1.0, "state": 0.5, "nodes": ["i"]},
    "j": junction("one", "abcd", [1, -1, -1, -1], "eixy"),
    "y": {"kind": "bond_graph.resistance", "domain": T, "resistance": 0.5, "nodes": ["y"]},
}
bond("storage_c", ["x"], {"domain": T, "capacity": 0.8},
     {"capacity": 0.9, "state": 0.2, "energy": Also("x**2 + x**4", {"capacity": GONE})})  # fmt: skip
bond("resistance", ["x"], {"domain": T, "resistance": 0.8}, {"resistance": 0.9})
bond("effort_source", ["x"], {"domain": T, "effort": 1.0}, {"effort": 2.0})
BRANCH = {"z": junction("zero", "abc", [1, -1, -1], "xpq"),
          "c": {"kind": "bond_graph.storage_c", "domain": T, "capacity": 0.5, "nodes": ["p"]}}  # fmt: skip
bond("flow_source", ["q"], {"domain": T, "flow": 1.0}, {"flow": 2.0}, **BRANCH)
bond("storage_i", ["q"], {"domain": T, "inertia": 0.8},
     {"inertia": 0.9, "state": 0.2, "energy": Also("x**2 + x**4", {"inertia": GONE})}, **BRANCH)  # fmt: skip
SIDE = {"q": {"kind": "bond_graph.resistance", "domain": T, "resistance": 2.0, "nodes": ["q"]}}
for kind in ("zero", "one"):
    table = junction(kind, "abc", [1, -1, -1], "xpq")
    swapped = {"a": "p", "b": "x", "c": "q"}
    bond(f"{kind}_junction", table["nodes"], {k: table[k] for k in ("domain", "ports", "signs")},
         {"signs": [1, -1, 1], "ports": Also(["b", "a", "c"], {"nodes": swapped, "signs": [-1, -1, 1]})},
         c=BRANCH["c"], **SIDE)  # fmt: skip
for kind in ("transformer", "gyrator"):
    far = {"q": {**SIDE["q"], "domain": "rotational"}}
    bond(kind, {"a": "x", "b": "q"}, {"first": T, "second": "rotational", "ratio": 2.0},
         {"ratio": 3.0, "first": Refused(E, "translational"), "second": Refused(E, "rotational"),
          "by": Refused(["i.momentum"], "function of the states")}, **far)  # fmt: skip

# controllers
J: Table = {"w": {"kind": "inertia", "nodes": ["w"], "inertia": 1.0, "angular_velocity": 1.0}}
on(
    "control.damping_injection", "none", ["w"], {"damping": 0.5}, {"damping": 0.6, "domain": Refused(T, "rotational")},
    **J,
)  # fmt: skip
on("control.pi", "none", ["w"], {"proportional": 0.5, "integral": 2.0},
   {"proportional": 0.6, "integral": 3.0, "start": 0.2, "domain": Refused(T, "rotational")}, **J)  # fmt: skip
SHAPED = {"potential": "x**2 + x*y", "ports": ["a", "b"], "start": [0.1, 0.2]}
on("control.energy_shaping", "none", {"a": "w", "b": "m"}, SHAPED,
   {"potential": "2*x**2 + x*y", "start": [0.2, 0.2], "domain": Refused(T, "rotational"),
    "ports": Also(["b", "a"], {"nodes": {"b": "w", "a": "m"}, "potential": "3*x**2 + x*y"})},
   m={"kind": "inertia", "nodes": ["m"], "inertia": 2.0}, **J)  # fmt: skip

# spatial
S: Table = {
    "stone": {"kind": "spatial.body", "nodes": ["s"], "mass": 2.0, "inertia": [0.2, 0.3, 0.4], "centre": [0.1, 0, 0.2]},
    "tie": {"kind": "spatial.spring", "nodes": ["ground", "s"], "translational": 50.0, "rotational": 9.0},
}
RIGS["spatial"] = S
BODY = {"mass": 1.0, "inertia": [0.1, 0.2, 0.15], "centre": [0.1, 0.2, 0.0]}
TIED = {"pull": {"kind": "spatial.spring", "nodes": ["s", "x"], "translational": 60.0, "rotational": 5.0}}
on(
    "spatial.body", "spatial", {"p": "x"}, BODY,
    {"mass": 1.5, "inertia": [0.1, 0.2, 0.2], "centre": [0.2, 0.2, 0.0], "pose": [0.1, 0, 0]}, **TIED,
)  # fmt: skip
HOOKED = {"pull": {"kind": "spatial.spring", "nodes": ["s", "h"], "translational": 60.0, "rotational": 5.0}}
on(
    "spatial.body", "spatial", {"p": "x", "h": "h"}, {**BODY, "frames": {"h": [0, 0, 0.1]}},
    {"frames": {"h": [0, 0.1, 0.1]}}, **HOOKED,
)  # fmt: skip
on("spatial.frame", "spatial", ["s", "x"], {"pose": [0.1, 0.2, 0]}, {"pose": [0.1, 0.3, 0]},
   load={"kind": "spatial.body", "nodes": {"p": "x"}, **BODY})  # fmt: skip
TURN = {"load": {"kind": "spatial.body", "nodes": {"p": "x"}, **BODY}}
on("spatial.spring", "spatial", ["s", "x"], {"translational": 60.0, "rotational": 5.0},
   {"translational": 70.0, "rotational": 6.0, "coupling": 3.0}, **TURN)  # fmt: skip
PUSH = {"push": {"kind": "spatial.wrench_source", "nodes": ["s"], "force": [1, 2, 3], "moment": ["sin(9*t)", 0.5, 0.2]}}
on("spatial.damper", "spatial", ["ground", "s"], {"translational": 6.0, "rotational": 1.0},
   {"translational": 7.0, "rotational": 2.0, "coupling": 0.3}, **PUSH)  # fmt: skip
on("spatial.potential", "spatial", ["ground", "s"], {"energy": "k*x**2 + y**4", "constants": {"k": 5.0}},
   {"energy": "2*k*x**2 + y**4", "constants": {"k": 7.0}}, **PUSH)  # fmt: skip
on("spatial.joint", "spatial", {"p": "s", "n": "x"}, {"pair": "helical", "pitch": 0.1},
   {"pair": Also("revolute", {"pitch": GONE}), "pitch": 0.2, "damping": 2.0}, **TURN)  # fmt: skip
on("spatial.joint", "spatial", {"p": "s", "n": "x"}, {"pair": "revolute"},
   {"driven": Also(True, {"nodes": {"p": "s", "n": "x", "axis": "m"}})},
   m={"kind": "torque_source", "nodes": ["m", "ground"], "torque": 0.5},
   d={"kind": "rotational.damper", "nodes": ["m", "ground"], "damping": 0.5}, **TURN)  # fmt: skip
on("spatial.wrench_source", "spatial", ["s"], {"force": [1, 0, 0], "moment": [0, 0.5, 2]},
   {"force": [2, 0, 0], "moment": [0, 0.5, 3], "follows": True})  # fmt: skip

# mechanisms from files of their own
ROBOT = """<robot name="r"><link name="o"><inertial>
<mass value="3"/><inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/></inertial></link>
<link name="a"><inertial><origin xyz="0.3 0 0"/><mass value="1"/>
<inertia ixx="0.1" ixy="0" ixz="0" iyy="0.1" iyz="0" izz="0.1"/></inertial></link><link name="b"><inertial>
<origin xyz="0.2 0 0"/><mass value="0.5"/><inertia ixx="0.1" ixy="0" ixz="0" iyy="0.1" iyz="0" izz="0.1"/>
</inertial></link><joint name="s" type="revolute"><parent link="o"/><child link="a"/><axis xyz="0 1 0"/>
<limit lower="-1" upper="0.3" effort="9" velocity="9"/><dynamics damping="0.2" friction="0.1"/></joint>
<joint name="e" type="revolute"><parent link="a"/><child link="b"/><origin xyz="0.5 0 0"/><axis xyz="0 1 0"/>
<limit lower="-1" upper="1" effort="9" velocity="9"/><mimic joint="s"/></joint></robot>"""
FILES = {"arm.urdf": ROBOT, "heavy.urdf": ROBOT.replace('mass value="1"', 'mass value="2"')}
FILES["odd.urdf"] = ROBOT.replace('ixy="0"', "", 1)
OF_MECHANISMS: dict[str, Any] = {
    "poinsot": 1,
    "elements": {
        "x": {"kind": "mechanism", "file": "arm.urdf", "ports": {"shaft": "s"}, "nodes": ["w"]},
        "t": {"kind": "torsion_spring", "nodes": ["w", "ground"], "stiffness": 3.0},
    },
    "simulation": RUN,
}
cases += (
    case._replace(files=FILES)
    for case in of(
        "mechanism", OF_MECHANISMS, "elements.x", file="heavy.urdf", ports={"shaft": "e"}, base="free", mimic="coupled",
        limits=False, losses=True, damping=True,
    )
)  # fmt: skip
ELEMENTS = {**OF_MECHANISMS["elements"], "x": {**OF_MECHANISMS["elements"]["x"], "file": "odd.urdf"}}
OF_ODD = {**OF_MECHANISMS, "elements": ELEMENTS}
cases += (
    case._replace(files=FILES) for case in of("mechanism", OF_ODD, "elements.x", strict=Refused(True, "has no ixy"))
)
