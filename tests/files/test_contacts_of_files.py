"""Shapes, contacts and the ground in files: what they make, in parts and families too, and what is refused."""

import itertools
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import poinsot as po
import zoo
from cases import saved
from conftest import require_oracle
from poinsot import Contact, Contacts, Displacement, Model, SpatialSpring
from poinsot.elements import CONTACTS, WITH_RADIUS, ContactPair, SpatialDamper, tensor
from poinsot.files.load import load_model
from poinsot.joints.closures import closing_errors
from poinsot.multibody import InPlane, Motion, Place

HEAD = """poinsot = 1
parameters = {r = 0.1}
bodies.disc = {mass = 1, inertia = [0.004, 0.004, 0.004], position = [0, 0, 1]}
bodies.box = {mass = 2, inertia = [0.01, 0.01, 0.01], position = [1, 0, 1]}
"""
BODIES = HEAD + "".join(
    f'pairs.{name} = {{kind = "planar", between = ["ground", "{name}"], point = [{x}, 0, 1], normal = [0, 1, 0], '
    "x_axis = [1, 0, 0]}\n"
    for name, x in (("disc", 0), ("box", 1))
)
SHAPES = """shapes.disc = {body = "disc", kind = "sphere", radius = "r", friction = 0.4}
shapes.crate = {body = "box", kind = "box", edges = [0.4, 0.2, "2*r"], restitution = 0.5}
shapes.hill = {body = "ground", kind = "height", height = "r*sin(x) + 0*y"}
"""


def read(tmp_path: Path, text: str, name: str = "case.toml", **options: Any) -> Any:
    return po.load(saved(tmp_path / name, text), **options)


def places(mechanism: Any) -> list[Place]:
    return [p for s in mechanism.model.switches for p in s.parts(mechanism.tree) if isinstance(p, Place)]


def test_shapes_and_contacts_of_a_network_file(tmp_path: Path) -> None:
    text = (
        BODIES + SHAPES + '[contacts.bump]\nbetween = ["disc", "crate"]\n[contacts.roll]\nbetween = ["hill", "disc"]\n'
    )
    mech = read(tmp_path, text + 'restitution = 0.25\nfriction = 0.5\nkinetic = 0.3\nlaw = "poisson"\n')
    bump, roll = mech.model.switches
    assert isinstance(bump, Contact) and isinstance(roll, Contact)
    assert (bump.e, bump.mu_s, bump.mu_k, bump.poisson) == (0.5, 0.4, 0.4, False)
    assert (roll.e, roll.mu_s, roll.mu_k, roll.poisson) == (0.25, 0.5, 0.3, True)
    assert [type(p) for p in places(mech)] == [InPlane, InPlane]
    assert [shape.name for shape in mech.model.body("box").collisions] == ["crate"]
    gap = places(mech)[0].rows(Motion.of(mech.tree, mech.neutral(), np.zeros(6)))[0].gap
    assert gap == pytest.approx(1.0 - 0.1 - 0.2)


def test_the_ground_is_under_all_shapes_or_some(tmp_path: Path) -> None:
    ground = "[ground]\nheight = 0.25\nfriction = 0.8\n"
    mech = read(tmp_path, BODIES + SHAPES + ground)
    assert [p.name for p in places(mech)] == [
        "ground-disc", *(f"ground-box.crate corner {x}{z}" for x in "-+" for z in "-+")
    ]  # fmt: skip
    assert all((p.static, p.kinetic) == (0.8, 0.8) for p in places(mech))
    some = read(tmp_path, BODIES + SHAPES + ground + 'bodies = ["disc"]\n')
    assert [p.name for p in places(some)] == ["ground-disc"]
    gap = places(some)[0].rows(Motion.of(some.tree, some.neutral(), np.zeros(6)))[0].gap
    assert gap == pytest.approx(1.0 - 0.1 - 0.25)


def test_parts_have_contacts_of_their_own(tmp_path: Path) -> None:
    text = """poinsot = 1
assemblies.pair.parameters = {r = 0.1}
assemblies.pair.bodies.a = {mass = 1, inertia = [1, 1, 1]}
assemblies.pair.bodies.b = {mass = 1, inertia = [1, 1, 1], position = [0, 0, 1]}
assemblies.pair.shapes.a = {body = "a", kind = "sphere", radius = "r"}
assemblies.pair.shapes.b = {body = "b", kind = "sphere", radius = "r"}
assemblies.pair.shapes.wall = {body = "ground", kind = "plane", position = [0, 0, -1]}
assemblies.pair.contacts.touch = {among = ["a", "b", "wall"], law = "newton"}
parts = {left = {kind = "pair", position = [0, 0, 3]}, right = {kind = "pair", position = [5, 0, 7], r = 0.2}}
[ground]
"""
    mech = read(tmp_path, text)
    rules = [s for s in mech.model.switches if isinstance(s, Contacts)]
    assert [r.name for r in rules] == ["left.touch", "right.touch", "floor"]
    motion = Motion.of(mech.tree, mech.neutral(), np.zeros(mech.nv))
    heights = {p.name: p.rows(motion)[0].gap for p in places(mech)}
    assert heights["right.a-right.b"] == pytest.approx(1.0 - 0.4)
    assert heights["right.a-ground.right.wall"] == pytest.approx(1.0 - 0.2)
    assert heights["ground-right.a"] == pytest.approx(7.0 - 0.2)


def test_numbers_of_contacts_are_not_free(tmp_path: Path) -> None:
    file = tmp_path / "family.toml"
    file.write_text(BODIES.replace("mass = 2", 'mass = "20*r + m"').replace("r = 0.1", "r = 0.1, m = 0.0") + SHAPES)
    assert po.load_family(file).parameter_names == ("m",)
    with pytest.raises(po.ModelError, match=r"parameter 'r' cannot be free, because .*shapes"):
        po.load_family(file, "r")


URDF = """<robot name="r"><link name="base"/>
<link name="foot"><inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial>
<collision><geometry><box size="0.2 0.1 0.04"/></geometry></collision></link>
<joint name="j" type="fixed"><parent link="base"/><child link="foot"/></joint></robot>"""


def test_a_robot_on_the_ground(tmp_path: Path) -> None:
    mech = read(tmp_path, URDF, "r.urdf", base="free", ground={"friction": 0.8, "restitution": 0.1, "height": -1})
    assert len(places(mech)) == 8
    assert {(p.static, p.restitution) for p in places(mech)} == {(0.8, 0.1)}
    assert places(read(tmp_path, URDF, "r.urdf", ground=True)) == [], "what is fixed to the ground does not touch it"
    with pytest.raises(po.ModelError, match="'fricton' is no number of a floor; did you mean 'friction'"):
        read(tmp_path, URDF, "r.urdf", ground={"fricton": 1.0})
    with pytest.raises(po.ModelError, match="its friction must be a number; got 'much'"):
        read(tmp_path, URDF, "r.urdf", ground={"friction": "much"})
    with pytest.raises(po.ModelError, match="is to touch body 'foots', which does not exist; did you mean 'foot'"):
        read(tmp_path, URDF, "r.urdf", ground={"bodies": ["foots"]})
    with pytest.raises(po.ModelError, match="body 'base' has no shape to touch with"):
        read(tmp_path, URDF, "r.urdf", contacts=[("foot", "base")])


MJCF = """<mujoco><worldbody><geom type="plane" size="1 1 1"/>
<body name="a" pos="0 0 1"><freejoint/><geom name="ga" size=".1" friction=".7"/>
<body name="a2" pos="0 0 .3"><joint/><geom name="g2" type="capsule" size=".1 .1"/></body></body>
<body name="b" pos="1 0 1"><freejoint/><geom name="gb" size=".1" contype="0" conaffinity="0"/></body>
<body name="c" pos="3 0 1"><freejoint/><geom name="gc" size=".2"/></body>
<body name="d" pos="5 0 1"><freejoint/><geom name="gd" size=".2" contype="2" conaffinity="2"/></body></worldbody>
<contact><exclude body1="a" body2="c"/><pair name="p" geom1="ga" geom2="gb" friction="0.4"/></contact></mujoco>"""


@pytest.mark.oracle
@pytest.mark.filterwarnings("ignore::poinsot.errors.FileWarning")
def test_geoms_touch_as_an_mjcf_file_says(tmp_path: Path) -> None:
    require_oracle("mujoco")
    mech = read(tmp_path, MJCF, "m.xml", contacts=True)
    rule, told = mech.model.switches
    found = {c.name.replace("world.geom_0", "floor"): c.mu_s for c in rule.pairs(mech.tree)}
    assert found == {"floor-a.ga": 1.0, "floor-a2.g2": 1.0, "floor-c.gc": 1.0, "a2.g2-c.gc": 1.0}
    assert (told.name, told.a.shape.name, told.b.shape.name, told.mu_s) == ("p", "ga", "gb", 0.4)
    assert not read(tmp_path, MJCF, "m.xml").model.switches


def jointed(rng: np.random.Generator, name: str, deep: int) -> str:
    """A body with one geom or two, on up to three joints, and the bodies that hang on it."""
    joints = "".join(f'<joint axis="{axis}"/>' for axis in ("1 0 0", "0 1 0", "0 0 1")[: rng.integers(0, 4)])
    geoms = "".join(f'<geom name="{name}g{k}" size=".1" pos="{k} 0 0"/>' for k in range(rng.integers(1, 3)))
    below = "".join(jointed(rng, f"{name}{k}", deep - 1) for k in range(rng.integers(1, 3) if deep else 0))
    return f'<body name="{name}" pos="3 0 1">{joints}{geoms}{below}</body>'


@pytest.mark.oracle
@pytest.mark.filterwarnings("ignore::poinsot.errors.FileWarning")
@pytest.mark.parametrize("seed", range(8))
def test_parents_touch_no_children_however_many_joints_are_between(seed: int, tmp_path: Path) -> None:
    """MuJoCo's rule: parts of one body do not touch, nor those of a parent, which may not be the world, and a child."""
    require_oracle("mujoco")
    import mujoco

    text = f"<mujoco><worldbody>{jointed(np.random.default_rng(seed), 'b', 3)}</worldbody></mujoco>"
    mech, m = read(tmp_path, text, "m.xml", contacts=True), mujoco.MjModel.from_xml_string(text)
    pairs, weld, wanted = mech.model.switches[0].pairs(mech.tree), m.body_weldid, set()
    found = {frozenset((c.a.shape.name, c.b.shape.name)) for c in pairs}
    for a, b in itertools.combinations(range(m.ngeom), 2):
        one, two = weld[m.geom_bodyid[a]], weld[m.geom_bodyid[b]]
        above, over = (weld[m.body_parentid[each]] for each in (one, two))
        if one != two and not (one and two and (above == two or over == one)):
            wanted.add(frozenset((m.geom(a).name, m.geom(b).name)))
    assert found == wanted


FAULTS = {
    '[shapes.x]\nbody = "disk"\nkind = "point"': (2, "shapes.x.body: there is no body 'disk'; did you mean 'disc'?"),
    '[shapes.x]\nbody = "disc"\nkind = "ball"': (3, "shapes.x.kind: unknown kind of shape 'ball'"),
    '[shapes.x]\nbody = "disc"\nkind = "capsule"\nradius = 1': (1, "shapes.x: lacks length: a capsule"),
    '[shapes.x]\nbody = "disc"\nkind = "point"\nradius = 1': (4, "shapes.x.radius: does not belong here"),
    '[shapes.x]\nbody = "disc"\nkind = "box"\nedges = [1, 0, 1]': (4, "shapes.x.edges: must be three lengths"),
    '[shapes.x]\nbody = "disc"\nkind = "height"\nheight = "1 +"': (4, "shapes.x.height: cannot read the formula"),
    '[shapes.x]\nbody = "disc"\nkind = "point"\nrestitution = 2': (4, "shapes.x.restitution: is 2; it must be"),
    '[contacts.c]\nbetween = ["disc"]': (2, "contacts.c.between: must be a list of two shapes"),
    "[contacts.c]\nfriction = 0.1": (1, "contacts.c: takes either between, two shapes, or among"),
    '[contacts.c]\nbetween = ["a", "b"]': (2, "contacts.c.between: there is no shape 'a'"),
    '[contacts.c]\namong = []\nfriction = -1': (3, "contacts.c.friction: is -1, but must not be negative"),
    '[contacts.c]\namong = []\nkinetic = 1': (3, "contacts.c.kinetic: is 1, more than friction"),
    '[contacts.c]\namong = []\nlaw = "hooke"': (3, "contacts.c.law: unknown law of impact 'hooke'; the laws are"),
    '[contacts.c]\namong = []\nplane = "flat"': (3, 'contacts.c.plane: must be "auto", "space" or the normal'),
    "[ground]\nheight = 1": (1, "ground: mechanism 'case': nothing can touch a floor"),
}  # fmt: skip


@pytest.mark.parametrize("text", FAULTS)
def test_what_is_wrong_is_said_at_its_line(tmp_path: Path, text: str) -> None:
    line, says = FAULTS[text]
    with pytest.raises(po.FileError) as refused:
        read(tmp_path, BODIES + text)
    assert f"case.toml:{BODIES.count(chr(10)) + line}: {says}" in str(refused.value)


ROLLING = """poinsot = 1
name = "ball"
gravity = [0, 0, -9]
bodies.ball = {mass = 1.0, position = [0, 0, 0.1], inertia = [0.004, 0.004, 0.004]}
pairs.fly = {kind = "free", between = ["ground", "ball"], initial = {velocity = [0, 0, 0, 3, 0, 0]}}
shapes.round = {body = "ball", kind = "sphere", radius = 0.1%s}
[ground]
%s
"""


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("shape", "ground", "speed"),
    [
        ("", "", 3.0), (", friction = 0.05", "", 3.0 - 0.45), (", friction = 1.0", "", 15.0 / 7.0),
        (", friction = 1.0", "friction = 0.05", 3.0 - 0.45), ("", "friction = 0.05", 3.0 - 0.45),
    ],
)  # fmt: skip
def test_the_floor_takes_friction_of_shapes_where_it_says_none(
    shape: str, ground: str, speed: float, tmp_path: Path
) -> None:
    """From 3 m/s without turning: it slides with −μ g, until it rolls with 5/7 of that."""
    file = saved(tmp_path / "ball.toml", ROLLING % (shape, ground))
    run = po.simulate(po.load(file), time=1.0, samples=2)
    assert np.linalg.norm(run.joint_velocity.values[-1, 3:]) == pytest.approx(speed, rel=1e-8)


@pytest.mark.parametrize(
    ("shape", "ground", "e"), [("0.5", "", 0.5), ("0.5", "restitution = 0.25", 0.25), ("0", "", 0)]
)
def test_the_floor_takes_restitution_of_shapes_where_it_says_none(
    shape: str, ground: str, e: float, tmp_path: Path
) -> None:
    """Let go from 0.45 m under 9 m/s², it strikes at √0.1 s with 9√0.1 m/s."""
    file = tmp_path / "ball.toml"
    text = ROLLING.replace("[0, 0, 0.1]", "[0, 0, 0.55]")
    file.write_text(text % (f", restitution = {shape}", ground))
    run = po.simulate(po.load(file), time=float(np.sqrt(0.1)) + 1e-6, samples=2)
    assert run.joint_velocity.values[-1, 5] == pytest.approx(e * 9.0 * np.sqrt(0.1), abs=1e-4)


# Contacts and spatial springs of network files: drawn anywhere in the world, or by frames on both bodies.
SEEDS = range(3)
BODY = "mass = 1.0\ninertia = [0.1, 0.1, 0.1]"


def load(folder: Path, text: str) -> Model:
    return load_model(saved(folder / "file.toml", f"poinsot = 1\n{text}"))


def numbers(vector: object) -> str:
    return str(np.asarray(vector, dtype=float).tolist())


def placed(name: str, X: Displacement) -> str:
    return f"[bodies.{name}]\n{BODY}\nposition = {numbers(X.translation)}\nquaternion = {numbers(X.quaternion)}\n"


def relative(model: Model) -> Displacement:
    """X_PS of the contact as drawn."""
    (j,) = (j for j in model.joints if isinstance(j.pair, ContactPair))
    poses = {b.name: b.pose for b in model.bodies}
    X_WP, X_WS = poses[j.predecessor], poses[j.successor]
    assert X_WP is not None and X_WS is not None
    return (X_WP @ j.X_PJ).inverse() @ X_WS @ j.X_SJ


@pytest.mark.parametrize("kind", CONTACTS)
def test_contacts_touch_where_they_are_drawn(kind: str, rng: np.random.Generator, tmp_path: Path) -> None:
    """Between bodies in any poses: Φ = 0, the surface's z is the normal at the point, a disk's z is its axis."""
    A, B, touch = (zoo.random_displacement(rng) for _ in range(3))
    normal, forward, axis = touch.rotation[:, 2], touch.rotation[:, 0], zoo.random_unit(rng)
    keys = [f'kind = "{kind}"', 'between = ["a", "b"]', f"point = {numbers(touch.translation)}"]
    keys.append(f"normal = {numbers(3 * normal)}")
    if kind in ("point_on_cylinder", "skate_on_plane") or "surface" in kind:
        keys.append(f"x_axis = {numbers(forward)}")
    if kind in WITH_RADIUS:
        keys.append('radius = "2*R"')
    if "surface" in kind:
        keys.append('surface = "z - R*x*y + sin(y)"')
    if kind == "convex_on_plane":
        keys.append('support = "0.4 + 2*R*z"')
    if kind == "disk_on_plane":
        keys.append(f"axis = {numbers(axis)}")
    tables = placed("a", A) + placed("b", B) + "[pairs.touch]\n" + "\n".join(keys)
    model = load(tmp_path, f"[parameters]\nR = 0.2\n{tables}")
    joint = model.joint("touch")
    assert joint.pair.kind == kind
    X_PS = relative(model)
    np.testing.assert_allclose(np.array(closing_errors(joint.pair, X_PS), dtype=float), 0.0, atol=1e-13)
    surface, own = A @ joint.X_PJ, B @ joint.X_SJ
    np.testing.assert_allclose(surface.translation, touch.translation, atol=1e-13)
    np.testing.assert_allclose(surface.rotation[:, 2], normal, atol=1e-13)
    if kind == "ball_on_surface":
        n = surface.rotation @ np.array([0.0, 1.0, 1.0]) / np.sqrt(2)
        np.testing.assert_allclose(own.translation, touch.translation + 0.4 * n, atol=1e-13)
    elif kind == "ball_on_plane":
        np.testing.assert_allclose(own.translation, touch.translation + 0.4 * normal, atol=1e-13)
    elif kind == "convex_on_plane":  # the middle is 2 R above the origin of the function
        np.testing.assert_allclose(own.translation, touch.translation, atol=1e-13)
    elif kind == "disk_on_plane":
        np.testing.assert_allclose(own.rotation[:, 2], axis, atol=1e-13)
        assert np.linalg.norm(own.translation - touch.translation) == pytest.approx(0.4)
        assert (own.translation - touch.translation) @ axis == pytest.approx(0.0, abs=1e-13)
    else:
        np.testing.assert_allclose(own.translation, touch.translation, atol=1e-13)
    if kind in ("point_on_cylinder", "skate_on_plane"):
        np.testing.assert_allclose(surface.rotation[:, 0], forward, atol=1e-13)


def test_a_contact_by_frames_hangs_no_body_on_it(tmp_path: Path) -> None:
    """A body that is placed nowhere else stands at the origin, and is not moved by its contact."""
    bodies = f"[bodies.a]\n{BODY}\n"
    frames = "frames = [{position = [0, 0, 1]}, {position = [0.5, 0, 0]}]"
    model = load(tmp_path, f'{bodies}[pairs.t]\nkind = "point_on_plane"\nbetween = ["ground", "a"]\n{frames}')
    pose = model.body("a").pose
    assert pose is not None
    np.testing.assert_array_equal(pose.matrix, np.eye(4))
    assert model.joint("t").X_SJ.translation.tolist() == [0.5, 0, 0]


@pytest.mark.parametrize(("section", "made"), [("springs", SpatialSpring), ("dampers", SpatialDamper)])
def test_a_frame_in_the_world_is_a_frame_in_both_bodies(section: str, made: type, seed: int, tmp_path: Path) -> None:
    rng = np.random.default_rng(seed)
    A, B, E = (zoo.random_displacement(rng) for _ in range(3))
    frames = [A.inverse() @ E, B.inverse() @ E]
    stiff = 'translational = [1, 2, "1 + 2"]\nrotational = 4\ncoupling = [[0.1, 0.2, 0], [0.2, 0, 0], [0, 0, 0.3]]'

    def frame(X: Displacement) -> str:
        return f"{{position = {numbers(X.translation)}, quaternion = {numbers(X.quaternion)}}}"

    for place in (f"frame = {frame(E)}", f"frames = [{frame(frames[0])}, {frame(frames[1])}]"):
        tables = placed("a", A) + placed("b", B)
        (element,) = load(tmp_path, f'{tables}[{section}.mount]\nbetween = ["a", "b"]\n{place}\n{stiff}').elements
        assert isinstance(element, made) and isinstance(element, (SpatialSpring, SpatialDamper))
        assert (element.name, element.body_a, element.body_b) == ("mount", "a", "b")
        assert (element.translational, element.rotational) == (tensor([1.0, 2.0, 3.0]), tensor(4.0))
        assert element.coupling[0] == (0.1, 0.2, 0.0)
        for own, expected in zip((element.X_AE, element.X_BF), frames, strict=True):
            np.testing.assert_allclose(own.matrix, expected.matrix, atol=1e-13)
