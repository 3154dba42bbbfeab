"""A small file for each key of each table of network files with bodies: with another value of it the run is another."""

from typing import Any

from files.every_key import GONE, Also, Case, Refused, merged, of

INSTEAD: dict[tuple[str, str], str] = {
    ("NetworkFile", "name"): "a name is on plots, reports and exports, and moves nothing",
    ("NetworkFile", "tree"): "chooses coordinates: the motion is the same, what the state holds is not: tests/systems",
    ("SimulationTable", "constraint_tolerance"): "a bound that good runs are far below: tests/simulation",
}
ARM: dict[str, Any] = {
    "poinsot": 1,
    "bodies": {
        "a": {"mass": 1.0, "centre": [0.2, 0.05, -0.3], "inertia": [0.1, 0.2, 0.25]},
        "b": {"mass": 0.5, "centre": [0.5, 0.1, 0.2], "inertia": [0.05, 0.1, 0.12], "position": [0.4, 0.0, 0.0]},
    },
    "pairs": {
        "s": {
            "kind": "revolute", "between": ["ground", "a"], "point": [0, 0, 0], "axis": [0, 1, 0],
            "initial": {"position": 0.3, "velocity": 1.0},
        },
        "r": {
            "kind": "cylindrical", "between": ["a", "b"], "point": [0.4, 0, 0], "axis": [0, 0.6, 0.8],
            "initial": {"velocity": [0.5, 0.2]},
        },
    },
    "simulation": {"time": 0.3, "samples": 4, "rtol": 1e-9, "atol": 1e-10},
}  # fmt: skip
LOOSE = merged(ARM, {"pairs": {"r": {"initial": {"velocity": 0.0}}}})
del LOOSE["pairs"]["r"]["initial"]
CURVED = {"points": [-1.0, 0.0, 1.0, 2.0], "values": [-2.0, 0.0, 3.0, 4.0]}
POINTS = [[0.1, 0, 1.0], [0.5, 0.2, 0.1]]
OTHER_POINTS = [[0.1, 0.3, 1.0], [0.5, 0.2, -0.3]]
FRAME = {"position": [0.2, 0.1, 0.0]}
SYMMETRIC = [[20.0, 1.0, 0.0], [1.0, 30.0, 0.0], [0.0, 0.0, 40.0]]
OTHER = [[25.0, 1.0, 0.0], [1.0, 30.0, 0.0], [0.0, 0.0, 40.0]]


def arm(**tables: Any) -> dict[str, Any]:
    """The arm with further tables."""
    return merged(ARM, tables)


def on(section: str, table: dict[str, Any], **tables: Any) -> dict[str, Any]:
    """The arm with one element called x, and further tables."""
    return arm(**{section: {"x": table}}, **tables)


CORD = {"tendons": {"cord": {"pairs": ["s", "r"], "weights": [1.0, 0.5], "freedoms": ["angle", "distance"]}}}
OTHER_CORD = {"tendons": {**CORD["tendons"], "other": {"pairs": ["s"], "weights": [0.3]}}}
cases: list[Case] = []


def place(section: str, table: str, base: dict[str, Any], more: dict[str, Any] | None = None) -> None:
    """Cases for what is placed between two points or frames, or on a pair, or along a tendon."""
    for keys, others in PLACES:
        if keys.keys() <= _KEYS[table]:
            file = arm(**OTHER_CORD, **{section: {"x": {**keys, **base}}}, **(more or {}))
            cases.extend(of(table, file, f"{section}.x", **others))


PLACES: tuple[tuple[dict[str, Any], dict[str, Any]], ...] = (
    ({"pair": "s"}, {"pair": Also("r", {"freedom": "angle"})}),
    ({"pair": "r", "freedom": "angle"}, {"freedom": "distance"}),
    ({"tendon": "cord"}, {"tendon": "other"}),
    ({"between": ["ground", "b"], "points": POINTS}, {"between": ["ground", "a"], "points": OTHER_POINTS}),
    ({"between": ["ground", "b"], "body_points": POINTS}, {"body_points": OTHER_POINTS}),
    ({"between": ["ground", "b"], "frame": FRAME}, {"between": ["ground", "a"], "frame": {"position": [0, 0.2, 0]}}),
    ({"between": ["ground", "b"], "frames": [FRAME, {}]}, {"frames": [FRAME, {"position": [0, 0.1, 0]}]}),
)


_ALONG = ("Spring", "Damper", "Potential", "TableSpring", "TableDamper")
_SWITCHED = {"pair", "freedom", "tendon", "between", "points", "body_points"}
_KEYS = {
    "LimitTable": _SWITCHED,
    "FrictionTable": _SWITCHED,
    "FreewheelTable": _SWITCHED,
    "LockTable": _SWITCHED,
    "DrivenCoordinate": {"pair", "freedom", "tendon"},
    "ActuatorTable": {"pair", "freedom", "tendon"},
    "MotionTable": {"pair", "freedom", "tendon"},
    **{f"Pair{each}": {"pair", "freedom"} for each in (*_ALONG, "Effort")},
    **{f"Point{each}": {"between", "points", "body_points"} for each in _ALONG},
    **{f"Frame{each}": {"between", "frame", "frames"} for each in _ALONG},
    **{f"Tendon{each}": {"tendon"} for each in _ALONG},
}

# the file
cases += of(
    "NetworkFile",
    arm(parameters={"m": 2.0}, bodies={"a": {"mass": "m"}}),
    "",
    poinsot=Refused(2, "version 1"),
    gravity=[0, 0, -5.0],
    parameters={"m": 3.0},
    bodies={**ARM["bodies"], "a": {**ARM["bodies"]["a"], "mass": 4.0}},
    pairs={"s": ARM["pairs"]["s"], "r": {**ARM["pairs"]["r"], "axis": [0, 0, 1]}},
    simulation={"time": 0.2, "samples": 4},
    springs={"x": {"pair": "s", "stiffness": 5.0}},
    dampers={"x": {"pair": "s", "damping": 2.0}},
    forces={"x": {"body": "b", "direction": [1, 0, 0], "magnitude": 3.0, "point": [0.5, 0, 0]}},
    torques={"x": {"pair": "s", "magnitude": 3.0}},
    actuators={"x": {"pair": "s", "control": 3.0}},
    limits={"x": {"pair": "s", "upper": 0.4}},
    friction={"x": {"pair": "s", "kinetic": 1.0}},
    freewheels={"x": {"pair": "s", "backward": True}},
    locks={"x": {"pair": "s", "command": "t - 0.1"}},
    motions={"x": {"pair": "r", "freedom": "distance", "signal": "0.2*t"}},
    tendons=Also(
        {"cord": {"pairs": ["s"], "weights": [1.0]}},
        {"springs": {"x": {"tendon": "cord", "stiffness": 9.0, "rest_length": 0.0}}},
    ),
    events={"x": {"guard": "t - 0.1", "terminal": True}},
)

cases += of("NetworkFile", LOOSE, "", **{"conditions": {"x": {"pairs": ["s", "r"], "coefficients": ["1", "0.5", "2"]}}})
UNTOLD = {**LOOSE, "pairs": {**LOOSE["pairs"], "s": {**ARM["pairs"]["s"], "initial": {"velocity": 1.0}}}}
cases += of(
    "NetworkFile", UNTOLD, "", couplings={"x": {"first": {"pair": "r", "freedom": "angle"}, "second": {"pair": "s"}}}
)

# a four-bar, one axis of which leans by a millionth: the accuracy says whether it moves
LEANING: dict[str, Any] = {
    "poinsot": 1,
    "gravity": [0, -9.81, 0],
    "bodies": {
        name: {"mass": 1.0, "centre": centre, "inertia": [0.1, 0.1, 0.1]}
        for name, centre in (("crank", [0, 0.1, 0]), ("coupler", [0.2, 0.3, 0]), ("rocker", [0.45, 0.15, 0]))
    },
    "pairs": {
        name: {"kind": "revolute", "between": list(ends), "point": point, "axis": axis}
        for name, ends, point, axis in (
            ("A", ("ground", "crank"), [0, 0, 0], [0, 0, 1]),
            ("B", ("crank", "coupler"), [0, 0.2, 0], [0, 0, 1]),
            ("C", ("coupler", "rocker"), [0.4, 0.35, 0], [1e-6, 2e-6, 1]),
            ("D", ("ground", "rocker"), [0.5, 0, 0], [0, 0, 1]),
        )
    },
    "model": {"accuracy": 1e-4},
    "simulation": {"time": 0.2, "samples": 3},
}
cases += of("NetworkFile", LEANING, "", model={"accuracy": 1e-7})
cases += of("ModelTable", LEANING, "model", accuracy=GONE)

# bodies and their frames
cases += of("BodyTable", ARM, "bodies.a", mass=2.0, centre=[0.3, 0.05, -0.3], inertia=[0.1, 0.25, 0.25])
TURNS = {
    "quaternion": [0.5, 0.5, 0.5, 0.5], "rotation_vector": [0.3, 0.2, 0.1], "rpy": [0.3, 0.2, 0.1],
    "x_axis": [1, 0.3, 0], "z_axis": [0.2, 0, 1],
}  # fmt: skip
for key, turn in TURNS.items():
    cases += of("BodyTable", arm(bodies={"b": {"position": [0.4, 0, 0]}}), "bodies.b", **{key: turn})
    cases += of(
        "FramePose",
        on(
            "springs",
            {"between": ["ground", "b"], "frames": [FRAME, {}], "translational": SYMMETRIC, "rotational": SYMMETRIC},
        ),
        "springs.x.frames.0",
        **{key: turn},
    )
    cases += of(
        "SolidTable",
        arm(
            bodies={
                "b": {"mass": 1.0},
                "c": {
                    "solids": [{"kind": "box", "density": 500.0, "edges": [0.1, 0.2, 0.4], "position": [0.1, 0.2, 0]}]
                },
            },
            pairs={"c": {"kind": "spherical", "between": ["b", "c"], "point": [0.4, 0, 0]}},
        ),
        "bodies.c.solids.0",
        **{key: turn},
    )
cases += of("BodyTable", arm(bodies={"b": {"position": [0.4, 0, 0]}}), "bodies.b", position=[0.5, 0, 0.1])
cases += of(
    "FramePose",
    on(
        "springs",
        {"between": ["ground", "b"], "frames": [FRAME, {}], "translational": SYMMETRIC, "rotational": SYMMETRIC},
    ),
    "springs.x.frames.0",
    position=[0, 0.3, 0],
)


def solid(**keys: Any) -> dict[str, Any]:
    """A body c of one solid on a ball."""
    return arm(
        bodies={"c": {"solids": [{"density": 500.0, "position": [0.1, 0.2, 0], **keys}]}},
        pairs={"c": {"kind": "spherical", "between": ["b", "c"], "point": [0.4, 0, 0]}},
    )


BOX = solid(kind="box", edges=[0.1, 0.2, 0.4])
cases += of("BodyTable", BOX, "bodies.c", solids=[{"density": 300.0, "kind": "sphere", "radius": 0.2}])
cases += of(
    "SolidTable", BOX, "bodies.c.solids.0", density=700.0, position=[0.1, 0.3, 0], edges=[0.1, 0.3, 0.4],
    kind=Also("ellipsoid", {"edges": GONE, "semi_axes": [0.1, 0.2, 0.3]}),
)  # fmt: skip
cases += of(
    "SolidTable", solid(kind="ellipsoid", semi_axes=[0.1, 0.2, 0.4]), "bodies.c.solids.0", semi_axes=[0.1, 0.3, 0.4]
)
cases += of(
    "SolidTable", solid(kind="cylinder", radius=0.2, length=0.4), "bodies.c.solids.0", radius=0.25, length=0.5, bore=0.1
)
cases += of("SolidTable", solid(kind="cone", radius=0.2, length=0.4), "bodies.c.solids.0", top=0.1)
cases += of(
    "SolidTable", solid(kind="sphere", radius=0.2, density="500 + 300*exp(-(x**2 + y**2)/0.01)", accuracy=0.1),
    "bodies.c.solids.0", accuracy=1e-10,
)  # fmt: skip

# pairs
cases += of(
    "PairTable", ARM, "pairs.r", kind=Also("prismatic", {"initial": {"velocity": 0.2}}), between=["ground", "b"],
    point=[0.4, 0.2, 0], axis=[0, 0, 1], initial={"velocity": [0.5, 0.4]}, armature=0.3,
)  # fmt: skip
cases += of("InitialTable", ARM, "pairs.s.initial", position=0.4, velocity=2.0)
cases += of(
    "PairTable", arm(pairs={"r": {"kind": "helical", "pitch": 0.1, "initial": {"velocity": 1.0}}}), "pairs.r", pitch=0.2
)
UNIVERSAL = {
    "kind": "universal", "between": ["a", "b"], "point": [0.4, 0, 0], "axes": [[1, 0, 0], [0, 1, 0]],
    "initial": {"velocity": [0.5, 0.4]},
}  # fmt: skip
cases += of(
    "PairTable", {**ARM, "pairs": {"s": ARM["pairs"]["s"], "r": UNIVERSAL}}, "pairs.r", axes=[[0, 0, 1], [0, 1, 0]]
)
PLANAR = {
    "kind": "planar", "between": ["a", "b"], "point": [0.4, 0, 0], "normal": [0, 0, 1], "x_axis": [1, 0, 0],
    "initial": {"velocity": [0.5, 0.4, 1.0]},
}  # fmt: skip
cases += of(
    "PairTable", {**ARM, "pairs": {"s": ARM["pairs"]["s"], "r": PLANAR}}, "pairs.r", normal=[0, 1, 0], x_axis=[0, 1, 0]
)
PLANE = {**ARM, "pairs": {"s": ARM["pairs"]["s"], "r": PLANAR}}
TURNED = {"pair": "r", "freedom": "angle", "magnitude": 3.0}
cases += of("PairEffort", on("torques", TURNED), "torques.x", pair=Also("s", {"freedom": GONE}))
cases += of(
    "PairEffort", merged(PLANE, {"forces": {"x": {"pair": "r", "freedom": "x", "magnitude": 3.0}}}), "forces.x",
    freedom="y",
)  # fmt: skip
FRAMED = {"kind": "revolute", "between": ["a", "b"], "frames": [{"position": [0.4, 0, 0]}, {}]}
cases += of(
    "PairTable",
    {
        **ARM,
        "pairs": {"s": ARM["pairs"]["s"], "r": FRAMED},
        "bodies": {"a": ARM["bodies"]["a"], "b": {k: v for k, v in ARM["bodies"]["b"].items() if k != "position"}},
    },
    "pairs.r",
    frames=[{"position": [0.4, 0.3, 0]}, {}],
)
BALL = {
    "poinsot": 1,
    "bodies": {"ball": {"mass": 1.0, "inertia": [0.4, 0.4, 0.4], "centre": [0.05, 0, 0], "position": [0, 0, 1]}},
    "pairs": {
        "free": {"kind": "free", "between": ["ground", "ball"], "initial": {"velocity": [0, 1.0, 0, 1.0, 0, 0]}},
        "touch": {
            "kind": "ball_on_plane", "between": ["ground", "ball"], "point": [0, 0, 0], "normal": [0, 0, 1],
            "radius": 1.0,
        },
    },
    "simulation": {"time": 0.3, "samples": 4},
}  # fmt: skip
cases += of("PairTable", BALL, "pairs.touch", radius=0.5)
BOWL = merged(
    BALL, {"pairs": {"touch": {"kind": "point_on_surface", "surface": "z - 0.2*x**2", "point": [0.1, 0, 0.9]}}}
)
BOWL["pairs"]["touch"].pop("radius")
BOWL["pairs"]["free"].pop("initial")
cases += of("PairTable", BOWL, "pairs.touch", surface="z - 0.5*x**2")
EGG_ON_PLANE = merged(BALL, {"pairs": {"touch": {"kind": "convex_on_plane", "support": "1.0"}}})
EGG_ON_PLANE["pairs"]["touch"].pop("radius")
cases += of("PairTable", EGG_ON_PLANE, "pairs.touch", support="1.0 + 0.1*x**2")  # "- 0.1*x": the ball elsewhere

PIN = {"kind": "revolute", "axis": [0, 1, 0]}
ROD = {"mass": 1.0, "inertia": [0.1, 0.1, 0.1]}
BARS = {
    "poinsot": 1,
    "bodies": {"a": ROD, "b": ROD, "c": ROD},
    "pairs": {
        "crank": {**PIN, "between": ["ground", "a"], "point": [0, 0, 0], "initial": {"position": 0.2}},
        "elbow": {**PIN, "between": ["a", "b"], "point": [1, 0, 0.1], "initial": {"guess": 0.1}},
        "rocker": {**PIN, "between": ["ground", "c"], "point": [2, 0, 0]},
        "tip": {**PIN, "between": ["b", "c"], "point": [2.5, 0, 1.4]},
    },
    "simulation": {"time": 0.1, "samples": 3},
}
cases += of("InitialTable", BARS, "pairs.elbow.initial", guess=1.2)

# force elements
for section, table, base, others in (
    ("springs", "PairSpring", {"stiffness": 20.0}, {"stiffness": 30.0, "rest": 0.5, "slack": [-0.1, 0.1]}),
    ("springs", "PairPotential", {"energy": "20*x**2"}, {"energy": "20*x**4"}),
    ("springs", "PairTableSpring", {"table": CURVED}, {"table": {**CURVED, "values": [-2.0, 0.0, 6.0, 9.0]}}),
    ("springs", "PointSpring", {"stiffness": 50.0, "rest_length": 0.2}, {"stiffness": 70.0, "rest_length": 0.4}),
    ("springs", "PointPotential", {"energy": "20*x**2"}, {"energy": "20*x**4"}),
    ("springs", "PointTableSpring", {"table": CURVED}, {"table": {**CURVED, "values": [-2.0, 0.0, 6.0, 9.0]}}),
    (
        "springs",
        "FrameSpring",
        {"translational": SYMMETRIC, "rotational": SYMMETRIC},
        {"translational": OTHER, "rotational": OTHER, "coupling": [[3.0, 0, 0], [0, 2.0, 0], [0, 0, 1.0]]},
    ),
    ("springs", "FramePotential", {"energy": "20*x**2 + 3*y**2"}, {"energy": "30*x**2 + 3*y**2"}),
    (
        "springs",
        "TendonSpring",
        {"stiffness": 20.0, "rest_length": 0.1},
        {"stiffness": 30.0, "rest_length": 0.2, "slack": Also([0.0, 0.1], {"rest_length": GONE})},
    ),
    ("springs", "TendonPotential", {"energy": "20*x**2"}, {"energy": "20*x**4"}),
    ("dampers", "PairDamper", {"damping": 2.0}, {"damping": 3.0}),
    ("dampers", "PairTableDamper", {"table": CURVED}, {"table": {**CURVED, "values": [-2.0, 0.0, 6.0, 9.0]}}),
    ("dampers", "PointDamper", {"damping": 2.0}, {"damping": 3.0}),
    ("dampers", "PointTableDamper", {"table": CURVED}, {"table": {**CURVED, "values": [-4.0, 0.0, 6.0, 9.0]}}),
    (
        "dampers",
        "FrameDamper",
        {"translational": SYMMETRIC, "rotational": SYMMETRIC},
        {"translational": OTHER, "rotational": OTHER, "coupling": [[3.0, 0, 0], [0, 2.0, 0], [0, 0, 1.0]]},
    ),
    ("dampers", "TendonDamper", {"damping": 2.0}, {"damping": 3.0}),
    ("torques", "PairEffort", {"magnitude": "3*t"}, {"magnitude": "4*t"}),
    ("actuators", "ActuatorTable", {"control": 0.4, "force_range": [-9.0, 9.0]}, {}),
    ("limits", "LimitTable", {"upper": 0.4, "lower": -5.0}, {}),
    ("friction", "FrictionTable", {"kinetic": 1.0}, {}),
    ("freewheels", "FreewheelTable", {"backward": True}, {}),
    ("locks", "LockTable", {"command": "t - 0.1"}, {}),
):
    if table not in ("LimitTable", "PairEffort"):
        place(section, table, base)
    placed = next(
        k
        for k in (
            {"pair": "s"}, {"tendon": "cord"}, {"between": ["ground", "b"], "points": POINTS},
            {"between": ["ground", "b"], "frame": FRAME},
        )
        if k.keys() <= _KEYS[table]
    )  # fmt: skip
    cases += of(table, arm(**OTHER_CORD, **{section: {"x": {**placed, **base}}}), f"{section}.x", **others)
STEEP = arm(springs={"x": {"pair": "s", "table": {"points": [0.1, 0.2, 0.28], "values": [10.0, 12.0, 30.0]}}})
cases += of(
    "CurveTable", STEEP, "springs.x.table", points=[0.1, 0.25, 0.28], values=[10.0, 14.0, 30.0], between="straight",
    beyond="held",
)  # fmt: skip
FORCE = on("forces", {"body": "b", "direction": [1, 0, 0], "magnitude": 5.0, "point": [0.6, 0.1, 0]})
cases += of(
    "BodyForce", FORCE, "forces.x", body="a", direction=[0, 0, 1], magnitude=9.0, point=[0.1, 0.1, 0.5],
    body_point=Also([0.2, 0.3, 0], {"point": GONE}), frame="body",
)  # fmt: skip
cases += of(
    "BodyCouple", on("torques", {"body": "b", "direction": [1, 0, 0], "magnitude": 5.0}), "torques.x", body="a",
    direction=[0, 0, 1], magnitude=9.0, frame="body",
)  # fmt: skip


def moved_by(**keys: Any) -> dict[str, Any]:
    """The arm with an actuator of its first pair."""
    return on("actuators", {"pair": "s", "control": 0.9, **keys})


cases += of(
    "ActuatorTable", moved_by(), "actuators.x", kind=Also("position", {"stiffness": 20.0}), control=2.0, gear=2.0,
    control_range=[-0.5, 0.5], force_range=[-0.5, 0.5], effort_range=[-0.5, 0.5], dynamics="integrator",
)  # fmt: skip
cases += of("ActuatorTable", moved_by(kind="position", stiffness=20.0), "actuators.x", stiffness=30.0, damping=2.0)
cases += of("ActuatorTable", moved_by(kind="general", gain=[2.0]), "actuators.x", gain=[3.0], bias=[1.0, 2.0])
cases += of(
    "ActuatorTable", moved_by(dynamics="filter", time_constant=0.1), "actuators.x", time_constant=0.2,
    activation_range=[0.0, 0.1], start=0.5,
)  # fmt: skip

# what switches
cases += of(
    "LimitTable", on("limits", {"pair": "s", "upper": 0.4}), "limits.x", upper=0.5, restitution=0.5,
)  # fmt: skip
BACK = arm(limits={"x": {"pair": "s", "lower": 0.2}}, pairs={"s": {"initial": {"velocity": -1.0}}})
cases += of("LimitTable", BACK, "limits.x", lower=0.25)
ROW = {
    "poinsot": 1,
    "bodies": {name: {"mass": 1.0} for name in "abc"},
    "pairs": {
        name: {
            "kind": "prismatic", "between": ["ground", name], "point": [0, 0, 0], "axis": [1, 0, 0], "initial": start,
        }
        for name, start in (
            ("a", {"position": -0.05, "velocity": 1.0}),
            ("b", {"position": 0}),
            ("c", {"position": 0.05, "velocity": -1.0}),
        )
    },
    "tendons": {
        "ab": {"pairs": ["a", "b"], "weights": [-1.0, 1.0]},
        "bc": {"pairs": ["b", "c"], "weights": [-1.0, 1.0]},
    },
    "limits": {
        "x": {"tendon": "ab", "lower": 0.0, "restitution": 0.3},
        "y": {"tendon": "bc", "lower": 0.0, "restitution": 1.0},
    },
    "simulation": {"time": 0.2, "samples": 5},
}  # fmt: skip
cases += of("LimitTable", ROW, "limits.y", law="poisson")
DRAWN = arm(pairs={"s": {"initial": {"position": 0.0}}})
BOUNCE = {"restitution": 1.0}
for keys, others in (
    ({"pair": "s", "upper": 0.1}, {"pair": Also("r", {"freedom": "angle", "upper": 0.02})}),
    ({"pair": "r", "freedom": "angle", "upper": 0.02}, {"freedom": "distance"}),
    ({"tendon": "cord", "upper": 0.05}, {"tendon": "other"}),
    (
        {"between": ["ground", "b"], "points": POINTS, "upper": 1.02, "lower": 1.0},
        {"between": ["ground", "a"], "points": [[0.1, 0, 1.0], [0.5, 0.25, 0.1]]},
    ),
    (
        {"between": ["ground", "b"], "body_points": POINTS, "upper": 1.24, "lower": 1.2},
        {"body_points": [[0.1, 0, 1.0], [0.5, 0.25, 0.1]]},
    ),
):
    cases += of("LimitTable", merged(DRAWN, OTHER_CORD, {"limits": {"x": {**keys, **BOUNCE}}}), "limits.x", **others)
cases += of(
    "FrictionTable", on("friction", {"pair": "s", "kinetic": 1.0}), "friction.x", kinetic=2.0, command="1 + 9*t"
)
STUCK = arm(
    friction={"x": {"pair": "s", "kinetic": 1.0}}, pairs={"s": {"initial": {"velocity": 0.0}}}, simulation={"time": 0.3}
)
cases += of("FrictionTable", STUCK, "friction.x", static=50.0, stribeck=Also(0.05, {"static": 2.0}))
cases += of(
    "FreewheelTable", on("freewheels", {"pair": "s", "backward": True}), "freewheels.x", backward=False, restitution=0.5
)
cases += of("LockTable", on("locks", {"pair": "s", "command": "t - 0.1"}), "locks.x", command="t - 0.2")

# along several, given, coupled
LONG = arm(
    tendons={"cord": {"pairs": ["s", "r"], "weights": [1.0, 0.5], "freedoms": ["angle", "distance"]}},
    springs={"x": {"tendon": "cord", "stiffness": 40.0, "rest_length": 0.0}},
)
cases += of("TendonTable", LONG, "tendons.cord", pairs=["r", "r"], weights=[1.0, 2.0], freedoms=["angle", "angle"])
ROUND = merged(
    LONG, {"tendons": {"cord": {"through": ["ground", "a", "b"], "points": [[0, 0, 1], [0.3, 0, 0.2], [0.7, 0.2, 0]]}}}
)
for key in ("pairs", "weights", "freedoms"):
    ROUND["tendons"]["cord"].pop(key)
cases += of(
    "TendonTable", ROUND, "tendons.cord", through=["ground", "b", "b"], divisor=2.0,
    points=[[0, 0, 1], [0.3, 0, 0.4], [0.7, 0.2, 0]],
    body_points=Also([[0, 0, 1], [0.3, 0, 0.5], [0.7, 0.2, 0]], {"points": GONE}),
)  # fmt: skip
GIVEN = merged(LOOSE, OTHER_CORD, {"motions": {"x": {"pair": "r", "freedom": "distance", "signal": "0.2*t"}}})
cases += of("MotionTable", GIVEN, "motions.x", signal="0.3*t", freedom="angle")
STILL = merged(LOOSE, OTHER_CORD, {"motions": {"x": {"pair": "s", "signal": "0.2*t"}}})
del STILL["pairs"]["s"]["initial"]
cases += of(
    "MotionTable", STILL, "motions.x", pair=Also("r", {"freedom": "angle"}), tendon=Also("cord", {"pair": GONE})
)
TIED = merged(
    LOOSE, OTHER_CORD, {"couplings": {"x": {"first": {"pair": "r", "freedom": "angle"}, "second": {"pair": "s"}}}}
)
del TIED["pairs"]["s"]["initial"]["position"]
cases += of(
    "CouplingTable", TIED, "couplings.x", first={"pair": "r", "freedom": "distance"}, second={"tendon": "other"},
    polynomial=[0.0, 2.0], first_at=0.1, second_at=0.1,
)  # fmt: skip
cases += of("DrivenCoordinate", TIED, "couplings.x.first", freedom="distance")
SUMMED = merged(TIED, {"couplings": {"x": {"second": {"pair": "r", "freedom": "distance"}}}})
cases += of("DrivenCoordinate", SUMMED, "couplings.x.first", tendon=Also("other", {"pair": GONE, "freedom": GONE}))
PULLED = merged(LOOSE, {"couplings": {"x": {"first": {"pair": "s"}}}})
del PULLED["pairs"]["s"]["initial"]
cases += of("DrivenCoordinate", PULLED, "couplings.x.first", pair=Also("r", {"freedom": "angle"}))
CONDITION = {"conditions": {"x": {"pairs": ["s", "r"], "coefficients": ["1", "0.5", "2"]}}}
cases += of(
    "ConditionTable", merged(LOOSE, CONDITION), "conditions.x", pairs=["r", "s"], coefficients=["1", "0.5", "5"]
)

# shapes, contacts, ground
FALL = {
    "poinsot": 1,
    "bodies": {
        "p": {"mass": 1.0, "inertia": [0.1, 0.2, 0.15], "position": [0, 0, 0.34]},
        "q": {"mass": 1.0, "inertia": [0.1, 0.2, 0.15], "position": [2, 0, 0.34]},
    },
    "pairs": {
        "p": {"kind": "free", "between": ["ground", "p"], "initial": {"velocity": [0, 2.0, 0, 1.0, 0, 0]}},
        "q": {"kind": "free", "between": ["ground", "q"], "initial": {"velocity": [0, 0, 0, -0.3, 0, 0]}},
    },
    "shapes": {
        "p": {"body": "p", "kind": "sphere", "radius": 0.3},
        "q": {"body": "q", "kind": "sphere", "radius": 0.3},
        "floor": {"body": "ground", "kind": "plane"},
    },
    "contacts": {"c": {"between": ["p", "floor"], "friction": 0.2, "restitution": 0.3}},
    "simulation": {"time": 0.25, "samples": 6, "rtol": 1e-9, "atol": 1e-10},
}
cases += of(
    "NetworkFile", FALL, "", contacts={"c": {"between": ["q", "floor"]}}, ground=Also({}, {"contacts": GONE}),
    shapes={**FALL["shapes"], "p": {"body": "p", "kind": "sphere", "radius": 0.25}},
)  # fmt: skip
cases += of(
    "ContactTable", FALL, "contacts.c", between=["q", "floor"], friction=0.4, kinetic=0.1, restitution=0.5,
    plane=[1, 0, 0], among=Also(["p", "q", "floor"], {"between": GONE}),
)  # fmt: skip
AMONG = merged(FALL, {"contacts": {"c": {"among": ["p", "q", "floor"]}}})
AMONG["contacts"]["c"].pop("between")
cases += of("ContactTable", AMONG, "contacts.c", apart=[["p", "ground"]], against=["q"])
cases += of(
    "ShapeTable", FALL, "shapes.p", position=[0, 0, 0.02], body="q", radius=0.25, kind=Also("point", {"radius": GONE})
)
CAPSULE = merged(FALL, {"shapes": {"p": {"kind": "capsule", "radius": 0.1, "length": 0.4}}})
cases += of("ShapeTable", CAPSULE, "shapes.p", length=0.45, **{key: turn for key, turn in TURNS.items()})
CUBE = merged(FALL, {"shapes": {"p": {"kind": "box", "edges": [0.5, 0.5, 0.6]}}})
CUBE["shapes"]["p"].pop("radius")
cases += of("ShapeTable", CUBE, "shapes.p", edges=[0.5, 0.5, 0.5])
EGG = merged(FALL, {"shapes": {"p": {"kind": "ellipsoid", "semi_axes": [0.25, 0.25, 0.3]}}})
EGG["shapes"]["p"].pop("radius")
cases += of("ShapeTable", EGG, "shapes.p", semi_axes=[0.25, 0.25, 0.2])
HILL = merged(
    FALL, {"shapes": {"floor": {"kind": "height", "height": "0.1*x"}}, "bodies": {"p": {"position": [0, 0, 0.4]}}}
)
cases += of("ShapeTable", HILL, "shapes.floor", height="0.2*x")
BARE = merged(FALL, {"contacts": {"c": {}}})
BARE["contacts"]["c"] = {"between": ["p", "floor"]}
cases += of("ShapeTable", merged(BARE, {"shapes": {"floor": {"friction": 0.2}}}), "shapes.p", friction=0.5)
cases += of("ShapeTable", merged(BARE, {"shapes": {"floor": {"restitution": 0.2}}}), "shapes.p", restitution=0.5)
RUBBED = merged(BARE, {"shapes": {"floor": {"friction": 0.5}, "p": {"friction": 0.1}}})
cases += of("ShapeTable", RUBBED, "shapes.p", priority=1)
cases += of("ShapeTable", merged(RUBBED, {"shapes": {"p": {"priority": 1}}}), "shapes.p", condim=1)
MASKED = merged(AMONG, {"shapes": {"floor": {"category": 2, "mask": 0}}})
cases += of("ShapeTable", MASKED, "shapes.p", mask=1)
cases += of("ShapeTable", merged(MASKED, {"shapes": {"floor": {"mask": 2, "category": 0}}}), "shapes.p", category=2)
LEANING = merged(CAPSULE, {"shapes": {"p": {"rpy": [0.0, 0.9, 0.0]}}, "contacts": {"c": {"friction": 0.6}}})
cases += of("ContactTable", LEANING, "contacts.c", law="poisson")
GROUND = merged({k: v for k, v in FALL.items() if k != "contacts"}, {"ground": {"friction": 0.2, "restitution": 0.3}})
GROUND["shapes"] = {k: v for k, v in FALL["shapes"].items() if k != "floor"}
cases += of("GroundTable", GROUND, "ground", height=0.02, bodies=["q"], friction=0.4, kinetic=0.1, restitution=0.5)
SPIN = {"pairs": {"p": {"initial": {"velocity": [0, 2.0, 5.0, 1.0, 0, 0]}}}}
STEPPED = {"simulation": {"time": 0.25, "samples": 6, "method": "moreau", "step": 1e-3}}
TURNS_ON = {"torsional": 0.05, "rolling": 0.05}
cases += of("ContactTable", merged(FALL, SPIN), "contacts.c", **TURNS_ON)
cases += of("ShapeTable", merged(merged(BARE, SPIN), {"shapes": {"floor": {"friction": 0.2}}}), "shapes.p", **TURNS_ON)
cases += of("GroundTable", merged(GROUND, SPIN), "ground", **TURNS_ON)
SHARED = {k: v for k, v in merged(merged(FALL, SPIN), {"contacts": {"c": TURNS_ON}}).items() if k != "simulation"}
cases += of("ContactTable", SHARED | STEPPED, "contacts.c", coupled=True)
SHARED = {k: v for k, v in merged(merged(GROUND, SPIN), {"ground": TURNS_ON}).items() if k != "simulation"}
cases += of("GroundTable", SHARED | STEPPED, "ground", coupled=True)
SOFT = {**FALL, "contacts": {"c": {"between": ["p", "floor"], "friction": 0.2, "stiffness": 1e4}}}
cases += of("ContactTable", SOFT, "contacts.c", stiffness=2e4, exponent=1.0, damping=0.5, slip_speed=0.1)
CAPPED = merged(GROUND, {"shapes": {"p": LEANING["shapes"]["p"]}, "ground": {"friction": 0.6}})
cases += of("GroundTable", CAPPED, "ground", law="poisson")

# events and runs
EVENT = arm(events={"x": {"guard": "s - 0.4", "reset": {"joint_velocity[s]": -1.0}}})
cases += of(
    "EventTable", EVENT, "events.x", guard="s - 0.35", reset={"joint_velocity[s]": -2.0}, terminal=True, direction=-1,
    part=Refused("elsewhere", "does not stand in the state"),
)  # fmt: skip
cases += of(
    "SimulationTable", ARM, "simulation", time=0.4, samples=5, rtol=1e-6, atol=1e-7, method="radau", start=0.1,
    outputs=["joint_position"], times=Also([0.1, 0.2], {"samples": GONE}),
    step=Also(0.05, {"rtol": GONE, "atol": GONE}), max_step=Also(1e-3, {"rtol": 1e-3, "atol": 1e-3}),
    max_steps=Refused(3, "3 steps"),
)  # fmt: skip
LONG_STEPS = merged(ARM, {"simulation": {"rtol": 1e-3, "atol": 1e-4, "max_step": 0.3}})
HEUN = {"A": [[], [1]], "b": [0.5, 0.5], "order": 2, "embedded": [1, 0], "embedded_order": 1}
OWN = merged(LONG_STEPS, {"simulation": {"method": "own", "methods": {"own": HEUN}}})
PARTS = merged(ARM, {"simulation": {"method": "own", "step": 0.01}})
PARTS["simulation"]["methods"] = {"own": {"scheme": "variational", "shares": [1], "order": 2}}
MIDPOINT = {"A": [[], [0.5]], "b": [0, 1]}
cases += of("SimulationTable", OWN, "simulation", step_control={"beta": [0.5], "safety": 0.5})
STIFF = merged(LONG_STEPS, {"simulation": {"method": "radau"}})
cases += of("SimulationTable", STIFF, "simulation", newton={"tolerance": 0.5})
cases += of("SimulationTable", EVENT, "simulation", root_finder=Refused({"slack": 51}, "slack must be from 0 to 50"))
cases += of("SimulationTable", OWN, "simulation", methods={"own": HEUN | MIDPOINT})
cases += of(
    "MethodTable", OWN, "simulation.methods.own", A=Also(MIDPOINT["A"], {"b": MIDPOINT["b"]}),
    b=Also(MIDPOINT["b"], {"A": MIDPOINT["A"]}), c=Refused([0, 0.9], "c2 is 0.9"), dense=[[0.5, 0.5]],
    order=Refused(3, "not of the order 3"), embedded=[0.9, 0.1], embedded_order=Refused(2, "give embedded_order=1"),
)  # fmt: skip
cases += of("MethodTable", PARTS, "simulation.methods.own", scheme="gonzalez", shares=[0.5, 0.5])

# machines of other files
LINK = '<link name="{0}"><inertial><origin xyz="0.1 0 {2}"/><mass value="1"/>' + (
    '<inertia ixx="{1}" ixy="0" ixz="0" iyy="0.1" iyz="0" izz="0.1"/></inertial></link>'
)
HINGE = '<joint name="{0}" type="revolute"><parent link="{1}"/><child link="{2}"/><origin xyz="0.3 0 0"/>' + (
    '<axis xyz="0 1 0"/><limit lower="-9" upper="9" effort="9" velocity="9"/>{3}</joint>'
)
ROBOT = "".join((
    '<robot name="r">', LINK.format("base", 0.1, 0), LINK.format("l1", 0.1, 0), LINK.format("l2", 0.3, 0.1),
    HINGE.format("j1", "base", "l1", '<dynamics damping="0.5" friction="0.4"/>'),
    HINGE.format("j2", "l1", "l2", '<mimic joint="j1" multiplier="2"/>'), "</robot>",
))  # fmt: skip
USING: dict[str, Any] = {
    "poinsot": 1,
    "use": {"x": {"file": "robot.urdf"}, "y": {"file": "robot.urdf", "at": "x.l1"}},
    "simulation": {"time": 0.2, "samples": 3, "rtol": 1e-9, "atol": 1e-10},
}
FRAME = merged(USING, {"use": {"y": {"at": {"body": "x.l1", "position": [0.1, 0, 0], "rpy": [0.1, 0, 0]}}}})
used = [
    *of("NetworkFile", USING, "", use={"x": {"file": "robot.urdf"}}),
    *of(
        "UseTable", USING, "use.y", file="other.urdf", at="x.l2", lock={"j1": 0.2}, subtree="j2", without=["j2"],
        base="free", mimic="coupled", damping=True, losses=True, strict=Refused(True, "l2"),
        closures={"pin": {"between": ["x.l2", "y.l1"]}},
    ),
    *of("MountTable", FRAME, "use.y.at", body="x.l2", position=[0.2, 0, 0], rpy=[0.2, 0, 0]),
]  # fmt: skip
for key, turn in TURNS.items():
    if key != "rpy":
        bare = merged(USING, {"use": {"y": {"at": {"body": "x.l1"}}}})
        used += of("MountTable", bare, "use.y.at", **{key: turn.value if isinstance(turn, Also) else turn})
cases += [
    case._replace(files={"robot.urdf": ROBOT, "other.urdf": ROBOT.replace('mass value="1"', 'mass value="2"')})
    for case in used
]
