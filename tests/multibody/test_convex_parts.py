"""Meshes that are not convex as unions of convex parts: what they cover, and what they hold, through every door."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.spatial import ConvexHull

import poinsot as po
from command import told
from multibody.unions import inside
from poinsot import Body, Contacts, Displacement, Inertia, Joint, Model, ModelError, Shape, Surface, pairs
from poinsot.multibody.contacts.convex_parts import convex_parts
from simulation.stepped import G, ball, floor

RIM, WALL, HEIGHT, BASE, SIDES = 0.04, 0.004, 0.1, 0.006, 12


def mug(scale: float = 1.0) -> tuple[np.ndarray, np.ndarray]:
    """A pot about the z-axis, from 0 to its height, as vertices and triangles."""
    angles = 2 * np.pi * np.arange(SIDES) / SIDES
    ring = np.array([np.cos(angles), np.sin(angles)]).T
    levels = ((RIM, 0.0), (RIM, HEIGHT), (RIM - WALL, HEIGHT), (RIM - WALL, BASE))
    p = [np.column_stack([r * ring, np.full(SIDES, z)]) for r, z in levels]
    vertices = scale * np.vstack([*p, [[0.0, 0.0, 0.0], [0.0, 0.0, BASE]]])
    k, after, faces = np.arange(SIDES), (np.arange(SIDES) + 1) % SIDES, []
    for level in range(3):
        a, b = k + level * SIDES, after + level * SIDES
        faces += [np.column_stack([a, b, b + SIDES]), np.column_stack([a, b + SIDES, a + SIDES])]
    faces += [np.column_stack([after, k, 0 * k + 4 * SIDES]),
              np.column_stack([k + 3 * SIDES, after + 3 * SIDES, 0 * k + 4 * SIDES + 1])]  # fmt: skip
    return vertices, np.vstack(faces)


def shape_of(vertices: np.ndarray, faces: np.ndarray) -> Shape:
    return Shape("mesh", (1.0, 1.0, 1.0), triangles=po.Triangles(vertices, faces), accuracy=0.0, name="pot")


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("scale", "concavity", "way"),
    [(1e-3, 0.1, "plain"), (1.0, 0.05, "plain"), (1.0, 0.1, "turned"), (1e3, 0.1, "corner by corner")],
)
def test_the_parts_cover_the_mesh_and_fill_little_more(scale: float, concavity: float, way: str) -> None:
    """Law  also scaled, moved with its triangles in another order, and without shared vertices"""
    random = np.random.default_rng(3)
    vertices, faces = mug(scale)
    r, angle, z = random.uniform([0, 0, 0], [RIM, 2 * np.pi, HEIGHT], (4000, 3)).T
    points = scale * np.column_stack([r * np.cos(angle), r * np.sin(angle), z])
    apothem = np.cos(np.pi / SIDES)
    solid = (r < RIM * apothem) & ((z < BASE) | (r > RIM - WALL))
    free = (z > BASE + concavity * HEIGHT) & (r < (RIM - WALL) * apothem - concavity * HEIGHT)
    if way == "turned":
        X = Displacement.from_quaternion([0.5, 0.1, -0.2, 0.8], [0.3, -1.0, 0.2])
        R, t = np.asarray(X.rotation, float), np.asarray(X.translation, float)
        vertices, points, faces = vertices @ R.T + t, points @ R.T + t, random.permutation(faces)
    if way == "corner by corner":
        vertices, faces = vertices[faces].reshape(-1, 3), np.arange(3 * len(faces)).reshape(-1, 3)
    found = convex_parts(shape_of(vertices, faces), concavity)
    assert 4 < len(found) < 30 and found[1].name == "pot part 2"
    held = inside(found, points)
    assert held[solid].mean() > 0.999 and held[free].mean() < 1e-3


def test_what_is_convex_stays_and_what_is_apart_is_cut_apart() -> None:
    """A box stays as it is; two boxes that overlap are two parts, exactly; a hollow is a hollow."""
    corners = np.array([[x, y, z] for x in (0, 1) for y in (0, 1) for z in (0, 1)], float)
    faces = ConvexHull(corners).simplices
    centre = corners.mean(axis=0)
    out = [np.dot(np.cross(*(corners[f[1:]] - corners[f[0]])), corners[f[0]] - centre) > 0 for f in faces]
    faces = np.array([f if o else f[::-1] for f, o in zip(faces, out, strict=True)])
    for one in (shape_of(corners, faces), Shape("sphere", (0.1,))):
        assert convex_parts(one)[0] is one and len(convex_parts(one)) == 1
    both = shape_of(np.vstack([corners, corners + 0.5]), np.vstack([faces, faces + 8]))
    found = [np.unique(part.triangles.vertices) for part in convex_parts(both) if part.triangles is not None]
    np.testing.assert_array_equal(sorted(found, key=np.sum), [[0.0, 1.0], [0.5, 1.5]])
    away = np.array([[3.0, 0.0, 0.0]])
    apart = shape_of(np.vstack([corners, corners + away, 9 * away]), np.vstack([faces, faces[:, ::-1] + 8]))
    assert [np.ptp(part.triangles.vertices) for part in convex_parts(apart) if part.triangles] == [1.0, 4.0]
    hollow = shape_of(np.vstack([3 * corners - 1, corners]), np.vstack([faces, faces[:, ::-1] + 8]))
    assert not inside(convex_parts(hollow), np.array([[0.5, 0.5, 0.5]])).any()


@pytest.mark.parametrize(("vertex", "corner"), [(np.nan, 0), (np.inf, 0), (0.0, -1), (0.0, 50)])
def test_a_mesh_without_its_numbers_is_refused(vertex: float, corner: int) -> None:
    vertices, faces = mug()
    vertices[0, 0], faces[0, 0] = vertex, corner
    with pytest.raises(ModelError, match="'pot' has faces of vertices that it does not have, or"):
        convex_parts(shape_of(vertices, faces))


@pytest.mark.parametrize(("concavity", "says"), [(0.0, "no share"), (2.0, "no share"), (True, "no share")])
def test_what_is_no_concavity_is_refused(concavity: Any, says: str) -> None:
    with pytest.raises(ModelError, match=says):
        convex_parts(shape_of(*mug()), concavity)
    with pytest.raises(ModelError, match=r"no triangles in memory.*concavity="):
        convex_parts(Shape("mesh", (1.0, 1.0, 1.0), mesh="pot.obj"))


URDF = """<robot name="table"><link name="base"/>
<link name="mug"><inertial><mass value="0.3"/><origin xyz="0 0 0.05"/>
<inertia ixx="5e-4" iyy="5e-4" izz="3e-4" ixy="0" ixz="0" iyz="0"/></inertial>
<collision><geometry><mesh filename="mug.obj"/></geometry></collision></link>
<link name="ball"><inertial><mass value="0.05"/><inertia ixx="1e-5" iyy="1e-5" izz="1e-5" ixy="0" ixz="0" iyz="0"/>
</inertial><collision><geometry><sphere radius="0.015"/></geometry></collision></link>
<joint name="fly" type="floating"><parent link="base"/><child link="mug"/></joint>
<joint name="roll" type="floating"><parent link="base"/><child link="ball"/></joint></robot>"""
MJCF = """<mujoco model="table"><asset><mesh name="mug" file="mug.obj"/></asset><worldbody>
<geom type="plane" size="1 1 .1"/>
<body name="mug"><freejoint name="fly"/><geom name="pot" type="mesh" mesh="mug" mass=".3"/></body>
<body name="ball"><freejoint name="roll"/><geom name="marble" type="sphere" size=".015" mass=".05"/></body>
</worldbody>{pair}</mujoco>"""
PAIR = '<contact><pair name="in" geom1="pot" geom2="marble" condim="3" friction="0.4 0.4 .005 .0001 .0001"/></contact>'


def written(folder: Path, kind: str) -> Path:
    vertices, faces = mug()
    lines = [f"v {x!r} {y!r} {z!r}" for x, y, z in vertices.tolist()]
    (folder / "mug.obj").write_text("\n".join([*lines, *(f"f {a} {b} {c}" for a, b, c in (faces + 1).tolist())]))
    path = folder / f"table.{'urdf' if kind == 'urdf' else 'xml'}"
    path.write_text(URDF if kind == "urdf" else MJCF.format(pair=PAIR if kind == "pair" else ""))
    return path


@pytest.mark.filterwarnings("ignore:the run of .table. ends unbalanced")
@pytest.mark.parametrize("kind", ["urdf", "geoms", "pair"])
def test_a_mug_of_a_file_holds_a_ball(kind: str, tmp_path: Path) -> None:
    """By time-stepping; its hull would throw the ball out."""
    ground = {"ground": True} if kind == "urdf" else {}
    machine = po.load(written(tmp_path, kind), contacts=True, concavity=0.05, **ground)
    start = {"fly": (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0), "roll": (0.01, 0.0, 0.06, 0.0, 0.0, 0.0, 1.0)}
    run = po.simulate(machine, 0.4, method="moreau", step=1e-3, initial=start, samples=3, progress=False)
    place = run["body_position"].sel(body="ball").values[-1]
    assert np.hypot(*place[:2]) < RIM - WALL - 0.015 and abs(place[2] - BASE - 0.015) < 0.05 * HEIGHT
    with pytest.warns(po.errors.StartWarning, match="inside"):
        hull = po.load(written(tmp_path, kind), contacts=True, **ground)
        po.simulate(hull, 0.01, method="moreau", step=1e-3, initial=start, samples=2, progress=False)


def test_the_command_line_and_the_wrong_number(tmp_path: Path) -> None:
    path = written(tmp_path, "urdf")
    options = ["--contacts", "--method", "moreau", "--step", "0.001", "--time", "0.01"]
    initial = ["--initial", "roll=0.01,0,0.06,0,0,0,1"]
    code, said, _ = told("simulate", path, *options, *initial, "--concavity", "0.1")
    assert code == 0 and "done" in said
    code, _, refused = told("simulate", path, *options, "--concavity", "3")
    assert code != 0 and "from 0.01 to 1" in refused


@pytest.mark.long
def test_a_hand_lifts_a_mug_with_a_ball_in_it() -> None:
    """Two fingers press on flat sides of the wall and lift by 2 m/s² above the weight, to order 1; the ball comes."""
    plain = Inertia.at_centre(1.0, np.zeros(3), 0.01 * np.eye(3))
    across = Displacement(np.array([[0.0, 0.0, 1.0], [0.0, 1.0, 0.0], [-1.0, 0.0, 0.0]]), np.zeros(3))
    vertices, faces = mug()
    turn = np.pi / SIDES  # a flat side before each finger
    R = np.array([[np.cos(turn), -np.sin(turn), 0], [np.sin(turn), np.cos(turn), 0], [0, 0, 1]])
    pot = convex_parts(shape_of((vertices - [0, 0, HEIGHT / 2]) @ R.T, faces), 0.05)
    marble, sphere = ball("marble", 0.015, 0.05)
    body = Body("mug", Inertia.at_centre(0.45, np.zeros(3), np.diag([5e-4, 5e-4, 3e-4])))
    joints = (
        Joint("lift", pairs.prismatic(), "ground", "hand"),
        Joint("close left", pairs.prismatic(), "hand", "left", X_PJ=across, X_SJ=across),
        Joint("close right", pairs.prismatic(), "hand", "right", X_PJ=across, X_SJ=across),
        Joint("fly", pairs.free(), "ground", "mug"), Joint("roll", pairs.free(), "ground", "marble"),
    )  # fmt: skip
    walls = tuple(Surface("mug", part) for part in pot)
    tips = tuple(Surface(name, Shape("sphere", (0.02,))) for name in ("left", "right"))
    switches = (
        Contacts("grip", tips, walls, friction=0.8), Contacts("holds", (sphere,), walls, friction=0.5),
        Contacts("stand", walls, (floor(),), friction=0.5),
    )  # fmt: skip
    bodies = (Body("hand", plain), Body("left", plain), Body("right", plain), body, marble)
    machine = po.Mechanism(Model("hand", bodies, joints, switches=switches))
    flat = RIM * np.cos(turn) + 0.02 + 1e-5  # parts are cut to some 1e-6
    start = {
        "lift": HEIGHT / 2, "close left": -flat, "close right": flat, "fly": (0, 0, HEIGHT / 2, 0, 0, 0, 1),
        "roll": (0, 0, BASE + 0.015 + 1e-5, 0, 0, 0, 1),
    }  # fmt: skip
    forces = {"lift": 3.5 * (G + 2.0), "close left": 40.0, "close right": -40.0}
    errors = []
    for step in (2e-3, 1e-3):
        run = po.simulate(
            machine, 0.3, initial=start, inputs=forces, samples=2, progress=False, method="moreau", step=step
        )
        risen = run["body_position"].values[-1, :, 2] - run["body_position"].values[0, :, 2]
        moving = [list(run.body.values).index(name) for name in ("hand", "mug", "marble")]
        errors.append(np.abs(risen[moving] - 0.5 * 2.0 * 0.3**2).max())
        assert po.ledger(run).ratio < 1e-9
    assert errors[1] < 1e-3 and errors[1] < 0.6 * errors[0]
