"""A humanoid on the ground: how long is a step with contact and friction, how deep do feet sink, does it come to rest?

Robot: Unitree G1 (example-robot-data), 35 freedoms, four spheres under each foot, μ = 0.8, springs and dampers in every
joint, let go 5 cm above the ground. Peer: MuJoCo's mj_step with the same bodies, gains (implicit damping), spheres,
step, pyramidal and elliptic cones. Then spheres that settle in a box: cost of a step by number of contacts.
"""

from __future__ import annotations

import warnings
from dataclasses import replace
from time import perf_counter
from typing import Any

import numpy as np
from common import NO_ROBOTS, finish, options, robot
from peers import Unsuitable, bare_urdf, installed

import poinsot as po
from poinsot import Body, Contacts, Displacement, Model, Shape, Surface, mujoco_order, on_ground
from poinsot.cli.bench import BenchFigure, raced
from poinsot.elements import JointDamper, JointSpring

H, MU, DROP, KP, KD = 1e-3, 0.8, 0.05, 500.0, 20.0
SECONDS, ROUNDS = 2.0, 5
FEET = ("left_ankle_roll_link", "right_ankle_roll_link")
POSTURE = {"hip_pitch": -0.2, "knee": 0.42, "ankle_pitch": -0.23}
GRAINS = (125, 343, 1000, 2197)
SLOPE, DEEPEST = 1.15, 1e-6


def angle(name: str) -> float:
    """The angle at which a joint is held."""
    return next((a for part, a in POSTURE.items() if part in name), 0.0)


def humanoid(path: Any) -> po.Mechanism:
    """The robot with its springs and dampers, above the ground."""
    with warnings.catch_warnings(action="ignore"):
        bare = po.load(path, base="free")
    elements: list[Any] = []
    for joint in bare.model.joints:
        if joint.pair.kind == "revolute":
            elements.append(JointSpring(f"{joint.name} spring", joint.name, KP, angle(joint.name)))
            elements.append(JointDamper(f"{joint.name} damper", joint.name, KD))
    model = replace(bare.model, elements=tuple(elements), switches=())
    return po.Mechanism(on_ground(model, friction=MU, bodies=FEET))


def soles(m: po.Mechanism, q: Any) -> Any:
    """How far above the ground the lowest points of the feet's spheres are."""
    found = []
    for name in FEET:
        for shape in m.model.body(name).collisions:
            if shape.geometry == "sphere":
                found.append((m.pose(q, name) @ [*shape.placement.translation, 1.0])[2] - shape.parameters[0])
    return np.array(found)


def start(m: po.Mechanism) -> Any:
    """The posture, let go above the ground."""
    q = np.array(m.neutral())
    for k, name in enumerate(m.coordinate_names):
        q[k] = angle(name) or q[k]
    q[2] += DROP - soles(m, q).min()
    return q


def peer(path: Any, m: po.Mechanism, cone: str) -> tuple[Any, Any, Any]:
    """MuJoCo, its model with the same gains, spheres and ground, and our order of coordinates."""
    engine = installed("mujoco", "mujoco")
    spec = engine.MjSpec.from_string(bare_urdf(path, "free", empty=False))
    spec.option.timestep, spec.option.integrator = H, engine.mjtIntegrator.mjINT_IMPLICITFAST
    spec.option.cone = getattr(engine.mjtCone, f"mjCONE_{cone.upper()}")
    friction = [MU, 0.0, 0.0]
    spec.worldbody.add_geom(type=engine.mjtGeom.mjGEOM_PLANE, size=[5, 5, 1], friction=friction, condim=3)
    for name in FEET:
        for shape in m.model.body(name).collisions:
            if shape.geometry == "sphere":
                size = [shape.parameters[0], 0, 0]
                kind = engine.mjtGeom.mjGEOM_SPHERE
                spec.body(name).add_geom(
                    type=kind, size=size, pos=shape.placement.translation, friction=friction, condim=3, mass=0
                )
    for joint in spec.joints:
        if joint.type == engine.mjtJoint.mjJNT_HINGE:
            joint.stiffness, joint.damping = gains(joint.stiffness, KP), gains(joint.damping, KD)
            joint.springref, joint.limited = angle(joint.name), 0
    model = spec.compile()
    model.opt.disableflags |= engine.mjtDisableBit.mjDSBL_LIMIT
    return engine, model, mujoco_order(m, model)


def gains(like: Any, value: float) -> Any:
    """A gain as this version of MuJoCo has it: a number, or the first of a polynomial's."""
    if np.ndim(like) == 0:
        return value
    found = np.zeros_like(like)
    found[0] = value
    return found


def robots_rows() -> list[BenchFigure]:
    """The humanoid against MuJoCo with both cones."""
    path = robot("g1_29dof_rev_1_0")
    if path is None:
        return [BenchFigure("G1 on the ground", "", None, peer_name=NO_ROBOTS)]
    m = humanoid(path)
    q, steps = start(m), round(SECONDS / H)
    chosen: dict[str, Any] = {"method": "moreau", "step": H, "initial": (q, np.zeros(m.nv)), "dataset": False}
    chosen |= {"outputs": ["joint_position", "joint_velocity"]}

    def ours() -> tuple[float, Any]:
        found = po.simulate(m, SECONDS, samples=201, **chosen)
        return found.attrs["loop_seconds"] / steps, found

    rows, times = [], dict[str, float]()
    engines = {}
    for cone in ("pyramidal", "elliptic"):
        try:
            engines[cone] = peer(path, m, cone)
        except (Unsuitable, ValueError, AttributeError, TypeError) as error:
            rows.append(BenchFigure("G1 on the ground", f"step, {cone} cones", None, peer_name=f"MuJoCo: {error}"))
    for _ in range(ROUNDS):
        seconds, found = ours()
        times["ours"] = min(times.get("ours", np.inf), seconds)
        for cone, (engine, model, order) in engines.items():
            data = engine.MjData(model)
            data.qpos, data.qvel = order.to_q(q), 0.0
            least = np.inf
            engine.mj_step(model, data, 500)
            for _ in range(3):
                before = perf_counter()
                engine.mj_step(model, data, (steps - 500) // 3)
                least = min(least, (perf_counter() - before) / ((steps - 500) // 3))
            times[cone] = min(times.get(cone, np.inf), least)
            times[f"{cone} depth"] = -soles(m, order.from_q(data.qpos)).min()
    positions = found["joint_position"]
    depth = max(0.0, -min(soles(m, each).min() for each in np.asarray(positions)))
    for cone in engines:
        name = f"MuJoCo, {cone}"
        rows.append(raced("G1 on the ground", "step [µs]", 1e6 * times["ours"], 1e6 * times[cone], name, 1.0))
        peer_depth = times[f"{cone} depth"]
        rows.append(
            BenchFigure(
                "G1 on the ground", "deepest [m]", depth, peer_depth, name, None, f"≤ {DEEPEST:g}", depth <= DEEPEST
            )
        )
    at_rest = po.simulate(m, 20.0, times=[20.0], **chosen)
    speed = float(np.abs(np.asarray(at_rest["joint_velocity"])[-1]).max())
    rows.append(BenchFigure("G1 standing, 20 s", "largest rate", speed, goal="≤ 1e-9", met=speed <= 1e-9))
    return rows


def wall(point: Any, normal: Any) -> Surface:
    """A plane of the ground."""
    n = np.array(normal, dtype=float)
    across = np.cross(n, [1.0, 0.0, 0.0] if abs(n[0]) < 0.9 else [0.0, 1.0, 0.0])
    X = Displacement(np.column_stack([across, np.cross(n, across), n]), np.array(point, dtype=float))
    return Surface("ground", Shape("plane", (0.0, 0.0), placement=X))


def grains(count: int, radius: float = 0.05) -> tuple[po.Mechanism, Any]:
    """Balls let go a little apart above the floor of a box, and where they begin."""
    rng, side = np.random.default_rng(1), round(count ** (1 / 3))
    width = side * 2.2 * radius
    walls = [((0, 0, 0), (0, 0, 1)), ((0, 0, 0), (1, 0, 0)), ((width, 0, 0), (-1, 0, 0))]
    walls += [((0, 0, 0), (0, 1, 0)), ((0, width, 0), (0, -1, 0))]
    inertia = po.Inertia.at_centre(1.0, np.zeros(3), 0.4 * radius**2 * np.eye(3))
    bodies = tuple(Body(f"grain {k}", inertia) for k in range(count))
    balls = [Surface(body.name, Shape("sphere", (radius,))) for body in bodies]
    rule = Contacts("touch", (*balls, *(wall(*each) for each in walls)), restitution=0.0, friction=0.3)
    q = np.zeros((count, 7))
    q[:, 6] = 1.0
    for k in range(count):
        place = np.array([k % side, k // side % side, k // side**2]) * 2.2 * radius + 1.1 * radius
        q[k, :3] = place + rng.uniform(-0.08 * radius, 0.08 * radius, 3)
    return po.Mechanism(Model("grains", bodies, (), switches=(rule,))), q.ravel()


def grains_rows() -> list[BenchFigure]:
    """Energy, overlaps and cost of balls that settle."""
    rows, costs, radius = [], [], 0.05
    for count in GRAINS:
        m, q = grains(count, radius)
        begin = q, np.zeros(m.nv)
        chosen: dict[str, Any] = {"steps_per_sample": 50, "outputs": ["joint_position"], "dataset": False}
        found = po.simulate(m, 0.6, method="moreau", step=H, initial=begin, **chosen)
        case, centres = f"{count:,} balls in a box", np.asarray(found["joint_position"]).reshape(-1, count, 7)[:, :, :3]
        gap = np.inf
        for x in centres:
            apart = np.linalg.norm(x[:, None] - x[None], axis=2) + 10.0 * np.eye(count)
            gap = min(gap, apart.min() - 2 * radius, x[:, 2].min() - radius)
        rise = float(np.diff(np.asarray(found["energy_stored"])).max())
        contacts = found.attrs["contacts"] / found.attrs["steps"]
        seconds = found.attrs["loop_seconds"] / found.attrs["steps"]
        costs.append((contacts, seconds, found.attrs["loop_seconds"] / max(1, found.attrs["contact_sweeps"])))
        rows.append(BenchFigure(case, "step [ms]", 1e3 * seconds))
        rows.append(BenchFigure(case, "contacts, on average", contacts))
        rows.append(BenchFigure(case, "sweeps a step", found.attrs["contact_sweeps"] / found.attrs["steps"]))
        rows.append(BenchFigure(case, "least gap [m]", gap, goal=f"≥ -{DEEPEST:g}", met=bool(gap >= -DEEPEST)))
        rows.append(BenchFigure(case, "largest rise of energy [J]", rise, goal="≤ 0", met=rise <= 0))
    for k, what in ((1, "step"), (2, "sweep")):
        slope = float(np.polyfit(np.log([c[0] for c in costs]), np.log([c[k] for c in costs]), 1)[0])
        rows.append(
            BenchFigure(
                "balls in a box", f"exponent of a {what} by contacts", slope, goal=f"≤ {SLOPE}", met=slope <= SLOPE
            )
        )
    return rows


def main() -> None:
    parser = options(__doc__.splitlines()[0])
    chosen = parser.parse_args()
    finish([*robots_rows(), *grains_rows()], "contact", chosen.json)


if __name__ == "__main__":
    main()
