"""What each key of a network file means, in a sentence: for editors by the JSON schema, for readers by the site.

A sentence under `Table.key` is of that table alone, one under `key` of every table that has no other. What ends in a
colon is followed by what may stand there.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

SENTENCES = {
    # the file
    "NetworkFile.name": "Name of the mechanism; the file's if left out",
    "NetworkFile.gravity": "Acceleration of gravity in the world",
    "NetworkFile.model": "Properties of the drawing as a whole",
    "NetworkFile.tree": "The pairs that carry coordinates: a list that reaches every body once; short, the cheapest"
    " for many loops; maximal, six coordinates a body, and every pair closes",
    "NetworkFile.use": "Machines of other files as parts of this one, by name",
    "NetworkFile.bodies": "Rigid bodies, by name",
    "NetworkFile.pairs": "What joins two bodies, by name",
    "NetworkFile.springs": "What stores energy between bodies, on pairs, along tendons, by name",
    "NetworkFile.dampers": "What takes energy between bodies, on pairs, along tendons, by name",
    "NetworkFile.forces": "Forces on bodies and on sliding freedoms, by name",
    "NetworkFile.torques": "Torques on bodies and on turning freedoms, by name",
    "NetworkFile.actuators": "Motors and servos, whose controls are inputs of a run, by name",
    "NetworkFile.limits": "Stops, by name",
    "NetworkFile.friction": "Dry friction, brakes, clutches, by name",
    "NetworkFile.freewheels": "One-way clutches and ratchets, by name",
    "NetworkFile.locks": "Dog clutches and bolts, by name",
    "NetworkFile.tendons": "Lengths along which elements act, by name",
    "NetworkFile.couplings": "Gears, cams and cables: one coordinate as a polynomial in another, by name",
    "NetworkFile.conditions": "Linear conditions on rates, by name",
    "NetworkFile.motions": "Coordinates and lengths as functions of time, by name",
    "NetworkFile.shapes": "Shapes that are seen and can touch, by name",
    "NetworkFile.contacts": "Which shapes touch, and how, by name",
    "NetworkFile.ground": "A floor across gravity",
    "NetworkFile.events": "Actions where a formula passes zero, by name",
    "NetworkFile.simulation": "Options of runs of this file",
    # places
    "position": "Origin of the frame",
    "quaternion": "Rotation as [x, y, z, w], scalar last, of norm 1",
    "rotation_vector": "Rotation as its axis times its angle",
    "rpy": "Rotation as turns about the fixed axes x, then y, then z",
    "x_axis": "Direction of the x-axis",
    "z_axis": "Direction of the z-axis",
    "BodyTable.position": "Origin of the body's frame in the world, as drawn",
    "body": "The body",
    "frame": "The frame in the world, as drawn",
    "frames": "The frame in each of the two bodies",
    "between": "The two bodies: predecessor and successor",
    "point": "A point in the world, as drawn",
    "points": "The two points, in the world as drawn",
    "body_point": "The point, in the body's frame",
    "body_points": "The two points, each in the frame of its body",
    "pair": "The pair that it acts on",
    "freedom": "The freedom of that pair, where it has several",
    "tendon": "The tendon along which it acts",
    # bodies and solids
    "mass": "Mass, zero or more",
    "centre": "Mass centre, in the body's frame",
    "inertia": "Moments about the mass centre, in the body's axes: [Ixx, Iyy, Izz], a matrix, or its entries by name",
    "solids": "Instead of mass, centre and inertia: the solids of which the body is made",
    "SolidTable.kind": "Kind of solid",
    "density": "Density: a number, or a formula in x, y, z of the solid's frame",
    "radius": "Radius",
    "length": "Length along z; of a capsule without its round ends",
    "edges": "The three edges of a box",
    "semi_axes": "The three semi-axes of an ellipsoid",
    "bore": "Radius of a hole along z",
    "top": "Radius of a cone at z = length",
    "SolidTable.accuracy": "Relative accuracy of the integral of a density that is a formula; 1e-9 if left out",
    "ModelTable.accuracy": "Relative accuracy of the drawing; 1e-5 for six digits",
    # pairs
    "PairTable.kind": "Kind of pair",
    "axis": "Direction of the axis in the world, as drawn",
    "axes": "Axis on the predecessor and axis on the successor, perpendicular",
    "normal": "Direction of the normal in the world, as drawn",
    "pitch": "Advance per angle of a helical pair, of any sign",
    "PairTable.radius": "Radius of the sphere, cylinder, ball or disk",
    "surface": "Formula in x, y, z that is zero on the surface, z along the normal",
    "support": "How far the body reaches along the unit vector x, y, z of its frame",
    "initial": "Where the pair starts, and how fast",
    "InitialTable.position": "The pair's coordinates at the start, kept",
    "velocity": "The rates of its freedoms at the start",
    "guess": "Coordinates near which the loops are closed",
    # springs, dampers, forces
    "stiffness": "Effort per displacement",
    "damping": "Effort per rate",
    "rest": "Coordinate at which it is relaxed",
    "rest_length": "Length at which it is relaxed",
    "slack": "Instead of a rest: the range in which it does not pull",
    "translational": "Force per displacement, or per rate: a number, three principal values, or a symmetric matrix",
    "rotational": "Moment per angle, or per rate: a number, three principal values, or a symmetric matrix",
    "coupling": "Moment per displacement and force per angle, or per rates",
    "energy": "Energy [J], a formula of the parameters and of:",
    "table": "Instead of a number: pull over length, coordinate or rate",
    "CurveTable.points": "Where the values stand, increasing",
    "values": "The values there",
    "CurveTable.between": "Monotone cubics between the points, or straight lines",
    "beyond": "Beyond the ends: along the last slope, or the last value held",
    "direction": "Direction in which it acts",
    "magnitude": "Force, torque or effort:",
    "BodyForce.frame": "Whether the direction stays in the world or turns with the body",
    "BodyCouple.frame": "Whether the direction stays in the world or turns with the body",
    "BodyForce.point": "Where it acts, in the world as drawn",
    # what switches
    "lower": "Least coordinate or length",
    "upper": "Largest coordinate or length",
    "restitution": "Coefficient of restitution, from 0 to 1",
    "law": "Law of the rebound: of speeds (newton) or of impulses (poisson)",
    "kinetic": "Force or torque of friction while it slides",
    "static": "Force or torque up to which it sticks; that of sliding if left out",
    "stribeck": "Speed v of F_k + (F_s − F_k) exp(−(ṡ/v)²); F_k alone if left out",
    "command": "Factor of the friction:",
    "LockTable.command": "It is held while this is positive:",
    "backward": "Whether it runs backward only",
    # tendons, actuators, couplings
    "TendonTable.pairs": "Pairs whose coordinates add up to the length",
    "weights": "A weight for each of the pairs",
    "freedoms": "Which of their freedoms, where a pair has several",
    "through": "Instead of pairs: the bodies of its points, in order",
    "TendonTable.points": "Its points, in the world as drawn",
    "TendonTable.body_points": "Its points, each in the frame of its body",
    "divisor": "What the length is divided by, as by a pulley block",
    "ActuatorTable.kind": "f = u; a servo of position or velocity; or gain · u + bias",
    "control": "The control u, unless a run gives another:",
    "gear": "What coordinate and effort are multiplied by",
    "ActuatorTable.stiffness": "Effort per error of position of a servo",
    "ActuatorTable.damping": "Effort per error of velocity of a servo",
    "gain": "Of a general actuator: g₀, or [g₀, g₁, g₂] for g₀ + g₁ ℓ + g₂ ℓ̇",
    "bias": "Of a general actuator: [b₀, b₁, b₂] for b₀ + b₁ ℓ + b₂ ℓ̇",
    "control_range": "Range to which u is clipped",
    "force_range": "Range to which f is clipped",
    "effort_range": "Range to which gear · f is clipped",
    "dynamics": "An activation w in place of u: ẇ = u, or ẇ = (u − w)/T",
    "time_constant": "T of the filter",
    "activation_range": "Range of the activation",
    "ActuatorTable.start": "Activation at the start",
    "signal": "The coordinate or length as a function of time:",
    "ConditionTable.pairs": "The pairs whose rates it is about, which carry coordinates",
    "coefficients": "A coefficient for each of their freedoms: a formula in parameters and coordinates",
    "first": "What is given: a freedom of a pair, or a tendon",
    "second": "What it is given by",
    "polynomial": "One to five coefficients, in rising powers of second − second_at",
    "first_at": "Origin of the first",
    "second_at": "Origin of the second",
    # shapes and contacts
    "ShapeTable.body": "Its body, or ground",
    "ShapeTable.kind": "Kind of shape",
    "ShapeTable.height": "Height over the frame's plane, a formula in x, y and the parameters",
    "friction": "Coefficient of friction at rest",
    "ShapeTable.friction": "Coefficient of friction; of two shapes the larger counts where the contact says nothing",
    "ContactTable.kinetic": "Coefficient of friction while it slides",
    "GroundTable.kinetic": "Coefficient of friction while it slides",
    "torsional": "Friction against spinning: moment per normal force",
    "rolling": "Friction against rolling: moment per normal force",
    "coupled": "Whether sliding, spinning and rolling share one bound",
    "ContactTable.between": "Two shapes",
    "among": "Instead: several shapes, each with each but those of one body and of bodies that a pair joins",
    "category": "Bits: two shapes may touch where one's category is in the other's mask",
    "mask": "Bits: two shapes may touch where one's category is in the other's mask",
    "priority": "Of two shapes that of the higher one says how they rub, of equals the larger numbers",
    "condim": "1 without friction, 3 with that of sliding, 4 with torsional, 6 with rolling friction too",
    "against": "With among: the shapes that those may touch, instead of each other",
    "armature": "Inertia of its rotor seen through the gear, added at each freedom",
    "apart": "With among: further pairs of bodies to leave out",
    "plane": "In space, or in a plane of motion, where friction has one direction:",
    "ContactTable.stiffness": "Of compliant contact: k [N/mⁿ]",
    "ContactTable.damping": "Of compliant contact: c",
    "exponent": "Of compliant contact: n, 3/2 if left out",
    "slip_speed": "Of compliant contact: speed below which friction is regularised, 1e-3 if left out",
    "GroundTable.height": "Height of the floor along gravity's opposite",
    "GroundTable.bodies": "The bodies whose shapes may touch it; all if left out",
    # parts, events, runs
    "file": "A network file or a robot, in this folder or below",
    "at": "The body that it stands on, or a frame of one",
    "lock": "Joints that are held, by their coordinates",
    "subtree": "The joint or body of which all that hangs there is taken",
    "without": "Joints or bodies that are cut off, and events that do not happen",
    "closures": "Pairs between bodies of the whole: between, kind",
    "base": "How a robot stands: as in po.load",
    "mimic": "Whether joints that mimic another are coupled: as in po.load",
    "UseTable.damping": "Whether the damping of joints is read: as in po.load",
    "losses": "Whether the friction of joints is read: as in po.load",
    "strict": "Whether what is not understood is refused: as in po.load",
    "guard": "Formula of parameters, the time t and what stands in the state; the event is where it passes zero",
    "reset": "What stands in the state afterwards, by name",
    "terminal": "Whether the run ends there",
    "EventTable.direction": "1 where it rises, −1 where it falls, 0 for both",
    "part": "The part whose names guard and reset use: those of the file if left out",
    "outputs": "Further variables of the result",
}

_UNITS = {
    "stretch": "m or rad", "effort": "N or N·m", "effort/stretch": "N/m or N·m/rad",
    "effort*s/stretch": "N·s/m or N·m·s/rad", "stretch/s": "m/s or rad/s", "first: stretch": "m or rad",
    "second: stretch": "m or rad", "coordinates": "m or rad", "rates": "m/s or rad/s", "inertia": "kg or kg·m²",
}  # fmt: skip


def described(table: str, keys: Mapping[str, dict[str, Any]], units: Mapping[str, object]) -> None:
    """The keys of a table in the JSON schema with their sentences and units, without defaults that are infinite."""
    for key, value in keys.items():
        if value.get("default") in (-math.inf, math.inf, [None, None]):
            del value["default"]  # no number of JSON
        if sentence := SENTENCES.get(f"{table}.{key}") or SENTENCES.get(key):
            unit = units.get(key)
            if isinstance(unit, str):
                unit = _UNITS.get(unit, unit.replace("**", "^").replace("*", "·").replace("^2", "²").replace("^3", "³"))
                sentence = f"{sentence.rstrip(':')} [{unit}]{':' * sentence.endswith(':')}"
            if sentence.endswith(":"):
                own = value["description"]
                value["description"] = f"{sentence} {own[:1].lower()}{own[1:]}"
            else:
                value["description"] = f"{sentence}."
