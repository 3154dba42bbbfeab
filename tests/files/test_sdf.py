"""SDF: the same mechanism as from URDF, wherever its poses are written from; loops, frames, models in models."""

import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.random import Generator
from scipy.spatial.transform import Rotation

import poinsot as po
from cases import saved
from files.robots import require_robot, robot_files
from files.urdf_text import RandomRobot, numbers, origin_matrix
from poinsot import FileError, ModelError
from poinsot.elements import JointSpring
from poinsot.errors import FileWarning
from poinsot.files.load import load_model
from poinsot.files.sdf import read_sdf
from poinsot.files.urdf import read_urdf

UNIT = "<inertia><ixx>1</ixx><iyy>1</iyy><izz>1</izz></inertia>"


def written(folder: Path, text: str, name: str = "model.sdf") -> Path:
    return saved(folder / name, text)


def sdf(*parts: str, version: str = "1.9", name: str = "m", attributes: str = "") -> str:
    inside = "\n".join(parts)
    return f'<sdf version="{version}">\n<model name="{name}"{attributes}>\n{inside}\n</model>\n</sdf>\n'


def link(name: str, pose: str = "", relative_to: str = "", inside: str = "", mass: float = 1.0) -> str:
    inertial = f"<inertial><mass>{mass}</mass>{UNIT}</inertial>"
    return f'<link name="{name}"><pose relative_to="{relative_to}">{pose}</pose>{inertial}{inside}</link>'


def joint(name: str, kind: str, parent: str, child: str, inside: str = "<axis><xyz>0 0 1</xyz></axis>") -> str:
    return f'<joint name="{name}" type="{kind}"><parent>{parent}</parent><child>{child}</child>{inside}</joint>'


def rpy(R: np.ndarray) -> list[float]:
    """Roll, pitch, yaw of a rotation matrix."""
    return [np.arctan2(R[2, 1], R[2, 2]), -np.arcsin(np.clip(R[2, 0], -1, 1)), np.arctan2(R[1, 0], R[0, 0])]


def spelt(X: np.ndarray) -> str:
    return numbers([*X[:3, 3], *rpy(X[:3, :3])])


SDF_KINDS = {"spherical": "ball"}


def as_sdf(robot: RandomRobot, rng: Generator) -> str:
    """A random robot as SDF: every pose is written from a frame of any kind that comes before it, drawn by chance."""
    world = {"__model__": origin_matrix(rng.normal(size=3), rng.uniform(-3, 3, size=3))}
    parts: list[str] = []
    children: dict[str, list[dict[str, Any]]] = {}
    for j in robot.joints:
        children.setdefault(j["parent"], []).append(j)

    def from_somewhere(X: np.ndarray) -> tuple[str, str]:
        start = str(rng.choice([*world]))
        return spelt(np.linalg.inv(world[start]) @ X), start

    def link_text(name: str, X: np.ndarray) -> str:
        i = robot.inertials[name]
        moments = "".join(
            f"<i{a}{b}>{float(i['moments']['xyz'.index(a), 'xyz'.index(b)])!r}</i{a}{b}>"
            for a, b in ("xx", "xy", "xz", "yy", "yz", "zz")
        )
        pose, start = from_somewhere(X)
        world[name] = X
        at = spelt(origin_matrix(i["xyz"], i["rpy"]))
        return (
            f'<link name="{name}"><pose relative_to="{start}">{pose}</pose><inertial><pose>{at}</pose>'
            f"<mass>{i['mass']}</mass><inertia>{moments}</inertia></inertial></link>"
        )

    parts.append(link_text("b0", origin_matrix(rng.normal(size=3), rng.uniform(-3, 3, size=3))))
    waiting = ["b0"]
    while waiting:
        for j in children.get(waiting.pop(0), []):
            X = world[j["parent"]] @ origin_matrix(j["xyz"], j["rpy"])
            frame = f"f_{j['name']}"
            pose, start = from_somewhere(X @ origin_matrix(rng.normal(size=3), rng.uniform(-3, 3, size=3)))
            parts.append(f'<frame name="{frame}"><pose relative_to="{start}">{pose}</pose></frame>')
            pose, start = from_somewhere(X)
            parent = j["parent"]
            if rng.random() < 0.5:
                parent = f"at_{j['name']}"
                parts.append(f'<frame name="{parent}" attached_to="{j["parent"]}"/>')
            expressed = str(rng.choice(["", *world]))
            R = np.eye(3) if not expressed else world[expressed][:3, :3].T @ X[:3, :3]
            axis = f'<axis><xyz expressed_in="{expressed}">{numbers(R @ j["axis"])}</xyz></axis>'
            kind = SDF_KINDS.get(j["kind"], j["kind"])
            inside = f'<pose relative_to="{start}">{pose}</pose>{axis if kind not in ("fixed", "ball") else ""}'
            parts.append(joint(j["name"], kind, parent, j["child"], inside))
            parts.append(link_text(j["child"], X))
            world |= {j["name"]: X, j["parent"]: world[j["parent"]]}
            waiting.append(j["child"])
    rng.shuffle(parts)
    model = spelt(world["__model__"])
    return sdf(f"<pose>{model}</pose>", *parts, attributes=' canonical_link="b0"')


def same_motion(one: po.Model, other: po.Model, rng: Generator) -> None:
    """Equal names, masses and, for equal coordinates of equal joints, mass matrices and relative poses of bodies."""
    a, b = po.Mechanism(one), po.Mechanism(other)
    assert set(a.body_names) == set(b.body_names) and set(a.freedom_names) == set(b.freedom_names)
    q = a.random(rng)
    coordinates = dict(zip(a.coordinate_names, q, strict=True))
    p = np.array([coordinates[name] for name in b.coordinate_names])
    order = [a.freedom_names.index(name) for name in b.freedom_names]
    np.testing.assert_allclose(b.mass_matrix(p), a.mass_matrix(q)[np.ix_(order, order)], rtol=1e-9, atol=1e-9)
    for name in a.body_names:
        relative = [np.linalg.inv(m.pose(x, "b0")) @ m.pose(x, name) for m, x in ((a, q), (b, p))]
        np.testing.assert_allclose(relative[0], relative[1], atol=1e-10)


@pytest.mark.parametrize("seed", [0, *(pytest.param(k, marks=pytest.mark.long) for k in range(1, 8))])
def test_a_robot_is_the_same_as_sdf_and_as_urdf(seed: int, rng: np.random.Generator, tmp_path: Path) -> None:
    kinds = ("revolute", "continuous", "prismatic", "fixed", "spherical")
    robot = RandomRobot(rng, links=5 if seed == 0 else 9, kinds=kinds)
    urdf = saved(tmp_path / "r.urdf", robot.text())
    one = read_urdf(urdf)
    other = read_sdf(written(tmp_path, as_sdf(robot, rng)))
    same_motion(one, other, rng)
    mech = po.Mechanism(other)
    for body in other.bodies:  # at q = 0 everything stands where the file puts it
        assert body.pose is not None
        np.testing.assert_allclose(mech.pose(mech.neutral(), body.name), body.pose.matrix, atol=1e-10)


def test_the_axis_of_old_versions_is_in_the_model(tmp_path: Path) -> None:
    turned = "0 0 0 0 0 1.5707963267948966"
    for version, more, direction in (
        ("1.4", "", [1, 0, 0]),
        ("1.6", "", [0, 1, 0]),
        ("1.9", "", [0, 1, 0]),
        ("1.6", "<use_parent_model_frame>true</use_parent_model_frame>", [1, 0, 0]),
    ):
        axis = f"<axis><xyz>1 0 0</xyz>{more}</axis>"
        parts = (link("a"), link("b", turned), joint("j", "revolute", "a", "b", axis))
        model = read_sdf(written(tmp_path, sdf(*parts, version=version)))
        np.testing.assert_allclose(model.joint("j").X_PJ.rotation[:, 2], direction, atol=1e-12)


def test_a_screw_advances_by_either_word(tmp_path: Path) -> None:
    """<screw_thread_pitch>: metres a turn, right-handed; <thread_pitch>: radians a metre, left-handed."""
    for words, advance in (
        ("<screw_thread_pitch>0.02</screw_thread_pitch>", 0.02),
        ("<thread_pitch>-314.1592653589793</thread_pitch>", 0.02),
        ("<thread_pitch>2</thread_pitch>", -np.pi),
        ("<thread_pitch>1</thread_pitch><screw_thread_pitch>-1</screw_thread_pitch>", -1),
    ):
        parts = (link("a"), joint("j", "screw", "world", "a", f"<axis><xyz>0 1 0</xyz></axis>{words}"))
        mech = po.load(written(tmp_path, sdf(*parts)))
        X = mech.pose(np.array([2 * np.pi]), "a")
        np.testing.assert_allclose(X[:3, 3], [0, advance, 0], atol=1e-12)


def turn(axis: list[float], angle: float) -> np.ndarray:
    return Rotation.from_rotvec(np.array(axis) * angle).as_matrix()


def test_two_axes_at_any_angle(tmp_path: Path) -> None:
    two = "<axis><xyz>{}</xyz></axis><axis2><xyz>{}</xyz></axis2>"
    square = joint("j", "universal", "world", "a", two.format("0 2 0", "0 0 1"))
    mech = po.load(written(tmp_path, sdf(link("a", "0 0 1 0 0 0"), square)))
    q = np.array([0.3, -0.7])

    expected = turn([0, 1, 0], 0.3) @ turn([0, 0, 1], -0.7)
    np.testing.assert_allclose(mech.pose(q, "a")[:3, :3], expected, atol=1e-12)
    skew = two.format("0 1 0", "0 0.6 0.8")
    mech = po.load(written(tmp_path, sdf(link("a", "0 0 1 0 0 0"), joint("j", "revolute2", "world", "a", skew))))
    assert [j.name for j in mech.model.joints] == ["j_axis", "j_axis2"]
    expected = turn([0, 1, 0], 0.3) @ turn([0, 0.6, 0.8], -0.7)
    np.testing.assert_allclose(mech.pose(q, "a")[:3, :3], expected, atol=1e-12)
    with pytest.raises(FileError, match=r":4: <joint 'j'> is a universal joint whose axes are not at right angles"):
        read_sdf(written(tmp_path, sdf(link("a"), joint("j", "universal", "world", "a", skew))))
    with pytest.raises(FileError, match="turns twice about the same direction"):
        read_sdf(
            written(tmp_path, sdf(link("a"), joint("j", "revolute2", "world", "a", two.format("0 1 0", "0 -2 0"))))
        )


def four_bar(*more: str) -> str:
    """A parallelogram in the xz-plane, 1 × 2 m."""
    y = "<axis><xyz expressed_in='__model__'>0 1 0</xyz></axis>"
    return sdf(
        link("left", "0 0 0 0 0.2 0"), link("rod", "0 0 1 0 0 0.4"), link("right", "2 0 0 0 0 0"),
        joint("a", "revolute", "world", "left", y),
        joint("b", "revolute", "left", "rod", f"<pose>0 0 0 1 2 3</pose>{y}"),
        joint("c", "revolute", "rod", "right", f'<pose relative_to="__model__">2 0 1 0 0 0</pose>{y}'),
        joint("d", "revolute", "world", "right", y), *more,
    )  # fmt: skip


def test_a_closed_loop_is_closed(tmp_path: Path) -> None:
    mech = po.load(written(tmp_path, four_bar()))
    assert len(mech.tree.closures) == 1
    q = mech.neutral()
    assert np.abs(mech.constraint_error(q)).max() < 1e-12
    moved = mech.assemble(q + np.array([0.5, -0.3, 0.1])[: mech.nq])
    assert np.abs(moved - q).max() > 0.1
    X = mech.pose(moved, "rod")
    np.testing.assert_allclose(X[:3, :3], mech.pose(q, "rod")[:3, :3], atol=1e-9)  # a parallelogram's rod never turns


def test_springs_act_and_damping_may(tmp_path: Path) -> None:
    dynamics = (
        "<axis><xyz>1 0 0</xyz><dynamics><damping>0.5</damping><friction>0.1</friction>"
        "<spring_stiffness>3</spring_stiffness>"
        "<spring_reference>0.2</spring_reference></dynamics>"
        "<limit><lower>-1e16</lower><upper>1</upper><effort>-1</effort><velocity>2</velocity></limit></axis>"
    )
    file = written(tmp_path, sdf(link("a"), joint("j", "revolute", "world", "a", dynamics)))
    model = read_sdf(file)
    assert model.elements == (JointSpring("j_spring", "j", 3.0, 0.2),)
    assert model.joint("j").damping == 0.5 and model.joint("j").friction == 0.1
    limits = model.joint("j").limits
    assert (limits.lower, limits.upper, limits.effort, limits.velocity) == (-np.inf, 1.0, np.inf, 2.0)
    assert [e.name for e in read_sdf(file, damping=True).elements] == ["j_spring", "j_damping"]
    mech = po.load(file)
    np.testing.assert_allclose(mech.inverse_dynamics(np.array([0.5]), np.zeros(1), np.zeros(1)), [3 * 0.3], atol=1e-12)


@pytest.mark.parametrize("swap", [False, True])
@pytest.mark.parametrize("flip", [1, -1])
def test_a_gearbox_couples_its_hinges(swap: bool, flip: int, tmp_path: Path) -> None:
    """θ₂ = −ratio θ₁, however the hinges are written."""
    ends = ("in", "case") if swap else ("case", "in")
    parts = (
        link("case", inside=""),
        link("in"),
        link("out"),
        joint("fix", "fixed", "world", "case", ""),
        joint("first", "revolute", *ends, f"<axis><xyz>0 0 {flip}</xyz></axis>"),
        joint("second", "revolute", "case", "out"),
        joint(
            "gear",
            "gearbox",
            "in",
            "out",
            "<axis><xyz>0 0 1</xyz></axis><gearbox_ratio>5</gearbox_ratio>"
            "<gearbox_reference_body>case</gearbox_reference_body>",
        ),
    )
    mech = po.load(written(tmp_path, sdf(*parts)))
    assert mech.nv == 1
    q = np.array([0.1])

    def angle(name: str) -> float:
        X = np.linalg.inv(mech.pose(q, "case")) @ mech.pose(q, name)
        return float(np.arctan2(X[1, 0], X[0, 0]))

    assert abs(angle("in")) > 1e-3
    assert angle("out") == pytest.approx(-5 * angle("in"), abs=1e-12)
    with pytest.raises(FileError, match=r"is a gearbox whose angle from 'case' to 'out' is that of no hinge"):
        read_sdf(written(tmp_path, sdf(*parts[:5], parts[6])))


def test_mimic_couples(tmp_path: Path) -> None:
    numbers = "<multiplier>2</multiplier><offset>0.3</offset><reference>0.1</reference>"
    mimic = f'<axis><xyz>0 0 1</xyz><mimic joint="j">{numbers}</mimic></axis>'
    parts = (link("a"), link("b"), joint("j", "revolute", "world", "a"), joint("k", "revolute", "world", "b", mimic))
    model = read_sdf(written(tmp_path, sdf(*parts, version="1.11")))
    follower = model.joint("k").mimic
    assert follower is not None and (follower.of, follower.multiplier) == ("j", 2.0)
    assert follower.offset == pytest.approx(0.1)


def test_models_in_models_and_included_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ROS_PACKAGE_PATH", raising=False)
    hand = sdf("<frame name='grip'><pose>0 0 1 0 0 0</pose></frame>", link("palm", "0 0 0.5 0 0 0"), name="hand")
    written(tmp_path, hand, "ws/hand/hand.sdf")
    written(tmp_path, "<model><sdf version='1.9'>hand.sdf</sdf></model>", "ws/hand/model.config")
    include = "<include><uri>model://hand</uri><name>{0}</name><pose relative_to='arm'>{1}</pose>{2}</include>"
    text = sdf(
        link("arm", "0 0 2 0 0 0"), include.format("one", "1 0 0 0 0 0", ""),
        include.format("two", "1 0 0 0 0 0", "<placement_frame>grip</placement_frame>"),
        "<model name='tool'><pose relative_to='one::grip'>0 1 0 0 0 0</pose>" + link("tip") + "</model>",
        joint("wrist", "revolute", "arm", "one::palm"), joint("mount", "fixed", "one::palm", "tool::tip", ""),
        joint("other", "prismatic", "arm", "two", "<axis><xyz>0 0 1</xyz></axis>"), name="robot",
    )  # fmt: skip
    file = written(tmp_path, text, "ws/robot/robot.sdf")
    with pytest.raises(FileError, match=r"robot.sdf:4: <uri> of <include> of <model 'robot'> leads to .* outside"):
        read_sdf(file)
    for folders in ([tmp_path / "ws"], [str(tmp_path / "ws" / "hand")]):
        model = read_sdf(file, folders=folders)
        places = {b.name: b.pose.translation.tolist() for b in model.bodies if b.pose is not None}
        assert places == {"arm": [0, 0, 2], "one::palm": [1, 0, 2.5], "two::palm": [1, 0, 1.5], "tool::tip": [1, 1, 3]}
        assert {j.name: j.successor for j in model.joints}["other"] == "two::palm"
    far = sdf("<include><uri>https://fuel.gazebosim.org/hand</uri></include>", link("a"))
    with pytest.raises(FileError, match="nothing is fetched from elsewhere"):
        read_sdf(written(tmp_path, far))


def test_a_world_holds_models_static_and_moving(tmp_path: Path) -> None:
    world = (
        '<sdf version="1.9"><world name="w"><gravity>0 0 -1.62</gravity><plugin name="p"/><plugin name="q"/>'
        f'<model name="table"><static>true</static><pose>0 0 1 0 0 0</pose>{link("top")}{link("leg")}'
        f"{joint('screw', 'revolute', 'top', 'leg')}</model>"
        f'<model name="ball"><pose>0 0 2 0 0 0</pose>{link("body")}</model>'
        f'<joint name="rope" type="ball"><parent>table::top</parent><child>lamp::bulb</child></joint>'
        f'<model name="lamp">{link("bulb")}</model></world></sdf>'
    )
    file = written(tmp_path, world, "moon.world")
    with pytest.warns(FileWarning, match=r"<plugin 'p'> and the like have no part .* ignored: <plugin> \(2 times\)"):
        model = read_sdf(file, base="free")
    kinds = {j.successor: j.pair.kind for j in model.joints}
    assert kinds == {"table::top": "fixed", "table::leg": "fixed", "ball::body": "free", "lamp::bulb": "spherical"}
    assert model.gravity == (0.0, 0.0, -1.62) and model.name == "w"
    assert load_model(file).joint("root_joint_3").pair.kind == "fixed"


def test_shapes_for_viewers(tmp_path: Path) -> None:
    seen = (
        "<visual name='v'><pose>0 0 1 0 0 0</pose><geometry><box><size>1 2 3</size></box></geometry>"
        "<material><diffuse>1 0 0</diffuse></material><transparency>0.25</transparency></visual>"
        "<visual name='m'><geometry><mesh><uri>model://x/a.dae</uri><scale>1 2 3</scale></mesh></geometry></visual>"
        "<visual name='e'><geometry><ellipsoid><radii>1 2 3</radii></ellipsoid></geometry></visual>"
        "<visual name='h'><geometry><heightmap/></geometry></visual>"
        "<collision name='p'><geometry><plane><normal>1 0 0</normal><size>4 6</size></plane></geometry></collision>"
    )
    file = written(tmp_path, sdf(link("a", "1 1 1 0 0 0", inside=seen)))
    body = read_sdf(file).body("a")
    assert [(s.geometry, s.parameters) for s in body.visuals] == [
        ("box", (1.0, 2.0, 3.0)),
        ("mesh", (1.0, 2.0, 3.0)),
        ("ellipsoid", (1.0, 2.0, 3.0)),
    ]
    assert body.visuals[0].colour == (1.0, 0.0, 0.0, 0.75) and body.visuals[0].placement.translation[2] == 1.0
    assert body.visuals[1].mesh == "model://x/a.dae" and body.visuals[1].folder == str(tmp_path.resolve())
    plane = body.collisions[0]
    assert plane.parameters == (2.0, 3.0) and plane.placement.rotation[:, 2].tolist() == pytest.approx([1, 0, 0])


def test_what_the_standard_takes_is_told(tmp_path: Path) -> None:
    with pytest.warns(FileWarning, match=r"<link 'a'> has no <inertial>, and what SDF takes for it is 1 kg"):
        assert read_sdf(written(tmp_path, sdf("<link name='a'/>"))).body("a").inertia.mass == 1.0


def test_xacro_may_make_sdf(tmp_path: Path) -> None:
    text = sdf(link("a", "${1 + 1} 0 0 0 0 0"), joint("j", "revolute", "world", "a"))
    model = load_model(written(tmp_path, text, "r.sdf.xacro"))
    assert model.bodies[0].pose is not None and model.bodies[0].pose.translation[0] == 2.0


DOTS = "<a>" * 120 + "</a>" * 120
REFUSED = {
    "another root": (
        "<robot name='r'/>",
        ":1: <robot 'r'> is the root of the file, but that of an SDF file is <sdf>; it seems to be a URDF",
    ),
    "nothing": ("<sdf version='1.9'/>", "has no <model> and no <world>"),
    "no link": (sdf("<frame name='f'/>"), "has no <link>"),
    "future version": (sdf(link("a"), version="2.0"), "has version='2.0'"),
    "two of a name": (sdf(link("a"), "<frame name='a'/>"), ":4: <frame 'a'> has the name of <link 'a'> in line 3"),
    "reserved name": (sdf(link("__a__")), "keeps for itself"),
    "name with colons": (sdf(link("a::b")), "keeps for itself"),
    "a body called world": (sdf(link("world")), "keeps for itself"),
    "unknown frame": (
        sdf(link("arm"), link("b", "1 0 0 0 0 0", "amr")),
        ":4: <pose> of <link 'b'> names 'amr', which does not exist there; did you mean 'arm'?",
    ),
    "ring of poses": (sdf(link("a", "1 0 0 0 0 0", "b"), link("b", "1 0 0 0 0 0", "a")), "comes back to itself"),
    "frames in a ring": (
        sdf(
            link("a"),
            "<frame name='f' attached_to='g'/><frame name='g' attached_to='f'/>",
            joint("j", "fixed", "a", "f", "<pose relative_to='a'/>"),
        ),
        "comes back to itself",
    ),
    "long chain": (
        sdf(
            link("a"),
            *(f"<frame name='f{k}'><pose relative_to='f{k + 1}'/></frame>" for k in range(400)),
            "<frame name='f400'/>",
        ),
        "has no end",
    ),
    "bad pose": (sdf(link("a", "1 2 3")), ":3: <pose> of <link 'a'> has text='1 2 3', but text is 6 numbers"),
    "pose NaN": (sdf(link("a", "1 2 nan 0 0 0")), "not finite"),
    "unknown joint": (sdf(link("a"), joint("j", "revolut", "world", "a")), "unknown type 'revolut'; the types are"),
    "joint to nothing": (sdf(link("a"), joint("j", "revolute", "a", "c")), "names 'c', which does not exist"),
    "world as child": (
        sdf(link("a"), joint("j", "revolute", "a", "world", "<pose relative_to='a'/><axis/>")),
        "the world as its child",
    ),
    "zero axis": (sdf(link("a"), joint("j", "revolute", "world", "a", "<axis><xyz>0 0 0</xyz></axis>")), "is zero"),
    "no axis": (sdf(link("a"), joint("j", "revolute", "world", "a", "")), "has no <axis>"),
    "negative damping": (
        sdf(link("a"), joint("j", "revolute", "world", "a", "<axis><dynamics><damping>-1</damping></dynamics></axis>")),
        "make energy",
    ),
    "screw without end": (
        sdf(link("a"), joint("j", "screw", "world", "a", "<axis/><thread_pitch>0</thread_pitch>")),
        "without end",
    ),
    "negative mass": (sdf(link("a", mass=-1.0)), "negative mass"),
    "auto inertia": (sdf("<link name='a'><inertial auto='true'/></link>"), "which is not read"),
    "merge": (sdf(link("a"), "<include merge='true'><uri>model://b</uri></include>"), "merges another model"),
    "include outside": (sdf(link("a"), "<include><uri>../../etc</uri></include>"), "outside the model's folder"),
    "include absolute": (
        sdf(link("a"), "<include><uri>file:///etc/hostname</uri></include>"),
        "outside the model's folder",
    ),
    "include itself": (sdf(link("a"), "<include><uri>model.sdf</uri><name>n</name></include>"), "models deep"),
    "include of nothing": (sdf(link("a"), "<include><uri>model://nowhere</uri></include>"), "was not found"),
    "deep models": (
        "<sdf version='1.9'>"
        + "".join(f"<model name='m{k}'>" for k in range(40))
        + link("a")
        + "</model>" * 40
        + "</sdf>",
        "models deep",
    ),
    "deep elements": (sdf(link("a"), DOTS), "levels of nesting"),
    "entities": ('<!DOCTYPE sdf [<!ENTITY a SYSTEM "file:///etc/hostname">]><sdf version="1.9"/>', "document type"),
    "static joined to itself": (sdf(link("a"), joint("j", "fixed", "a", "a", "")), "to itself"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_no_mechanism_is_refused(name: str, tmp_path: Path) -> None:
    text, says = REFUSED[name]
    with warnings.catch_warnings(action="ignore"), pytest.raises(po.ModelError) as refused:
        read_sdf(written(tmp_path, text))
    assert says in str(refused.value) and "\n" not in str(refused.value)
    assert refused.value.__suppress_context__ or refused.value.__context__ is None


def test_cassie_is_read_with_its_loops() -> None:
    """The SDF files that example-robot-data ships: all of Cassie's loops close where the file puts the links."""
    for file in map(require_robot, robot_files(".sdf") or [None]):
        with warnings.catch_warnings(action="ignore", category=FileWarning):
            model = read_sdf(file, base="free")
        text = file.read_text()
        masses = [float(part.split("</mass>")[0]) for part in text.split("<mass>")[1:]]
        assert sum(b.inertia.mass for b in model.bodies) == pytest.approx(sum(masses))
        assert sum(j.mimic is not None for j in model.joints) == text.count('type="gearbox"')
        assert len([e for e in model.elements if isinstance(e, JointSpring)]) == text.count("<spring_stiffness>")


def moved(file: Path, by: float) -> float:
    """What is left open when every freedom is moved and the loops are assembled again."""
    with warnings.catch_warnings(action="ignore", category=FileWarning):
        mech = po.load(file, base="free")
    q = mech.neutral()
    assert len(mech.tree.closures) in (4, 6)
    assert np.abs(mech.constraint_error(q)).max() < 1e-9
    return float(np.abs(mech.constraint_error(mech.assemble(mech.integrate(q, np.full(mech.nv, by))))).max())


@pytest.mark.long
def test_cassie_moves_in_its_loops() -> None:
    for file in map(require_robot, robot_files(".sdf") or [None]):
        assert moved(file, 1e-3) < 1e-9
        if file.name != "cassie.sdf":
            assert moved(file, 1e-2) < 1e-9


SURFACE = (
    "<friction><ode><mu>0.3</mu></ode><torsional><coefficient>0.5</coefficient><patch_radius>0.01</patch_radius>"
    "</torsional></friction><bounce><restitution_coefficient>0.7</restitution_coefficient></bounce>"
    "<contact><collide_bitmask>{bits}</collide_bitmask></contact>"
)


def surfaced(folder: Path, bits: Any = 6, **options: Any) -> po.Mechanism:
    """A free box of 1 kg whose file says how it touches."""
    (folder / "box.sdf").write_text(
        '<sdf version="1.9"><model name="m"><link name="l"><inertial><mass>1</mass><inertia><ixx>.004</ixx>'
        '<iyy>.004</iyy><izz>.004</izz></inertia></inertial><collision name="c"><geometry><box><size>0.2 0.2 0.2</size>'
        f"</box></geometry><surface>{SURFACE.format(bits=bits)}</surface></collision></link></model></sdf>"
    )
    return po.load(folder / "box.sdf", base="free", **options)


def test_surfaces_say_how_shapes_touch(tmp_path: Path) -> None:
    """Law  v²/2 μ g of a slide, and the rebound e; a floor that says its own numbers, or other bits, has those"""
    slid = {"initial": {"root_joint": (0, 0, 0.1, 0, 0, 0, 1), "root_joint.velocity": (0, 0, 0, 1.0, 0, 0)}}
    fall = {"initial": {"root_joint": (0, 0, 0.3, 0, 0, 0, 1)}}
    for ground, mu, e in ((True, 0.3, 0.7), ({"friction": 0.6, "restitution": 0.2}, 0.6, 0.2)):
        machine = surfaced(tmp_path, ground=ground)
        run = po.simulate(machine, 0.6, samples=2, method="moreau", step=2e-4, **slid)
        assert run["body_position"].values[-1, 0, 0] == pytest.approx(1 / (2 * mu * 9.81), rel=2e-3)
        run = po.simulate(machine, 0.35, samples=701, **fall)
        assert run["body_position"].values[450:, 0, 2].max() == pytest.approx(0.1 + e * e * 0.2, rel=1e-3)
    through = po.simulate(surfaced(tmp_path, bits=0, ground=True), 0.5, samples=2, **fall)
    assert through["body_position"].values[-1, 0, 2] == pytest.approx(0.3 - 0.5 * 9.81 * 0.25)


@pytest.mark.parametrize(("bits", "mask"), [("0x03", 3), ("0XfFfF", 65535), ("4294967295", 4294967295)])
def test_bits_are_written_in_either_way(bits: Any, mask: int, tmp_path: Path) -> None:
    """Hexadecimal, as in Gazebo's tutorial; what a shape is may be said apart from what it meets, and comes back."""
    shape = surfaced(tmp_path, bits).model.bodies[0].collisions[0]
    assert (shape.category, shape.mask) == (mask, mask)
    text = (
        (tmp_path / "box.sdf").read_text().replace("</contact>", "<category_bitmask>0x10</category_bitmask></contact>")
    )
    (tmp_path / "apart.sdf").write_text(text)
    (tmp_path / "back.sdf").write_text(po.load(tmp_path / "apart.sdf").to_sdf())
    shape = po.load(tmp_path / "back.sdf").model.bodies[0].collisions[0]
    assert (shape.category, shape.mask) == (16, mask)


@pytest.mark.parametrize("bits", ["1.5", "-1", "0x1_0", "4294967296", "many"])
def test_what_is_no_bits_is_refused(bits: Any, tmp_path: Path) -> None:
    with pytest.raises(po.errors.FileError, match="no number of 32 bits; write it as in 3 or 0x3"):
        surfaced(tmp_path, bits)


@pytest.mark.parametrize(
    ("change", "ground", "says"),
    [
        (("<mu>0.3", "<mu>-0.3"), True, "the friction -0.3; it must be 0 or more"),
        (("coefficient>0.7", "coefficient>1.7"), True, "the restitution 1.7; it must be from 0 to 1"),
        (("", ""), {"kinetic": 0.8}, "static friction of 0.3, less than the kinetic one, 0.8"),
        (("", ""), {"height": None}, "its height must be a number; got None"),
        (("", ""), {"bodies": 3}, "its bodies must be a list of names; got 3"),
        (("", ""), {"bodies": "l"}, "its bodies must be a list of names; got 'l'"),
    ],
)
def test_impossible_numbers_of_surfaces_and_floors_are_refused(
    change: tuple[str, str], ground: Any, says: str, tmp_path: Path
) -> None:
    surfaced(tmp_path)
    text = (tmp_path / "box.sdf").read_text()
    assert change[0] in text
    (tmp_path / "box.sdf").write_text(text.replace(*change))
    with pytest.raises(ModelError, match=says):
        po.simulate(po.load(tmp_path / "box.sdf", base="free", ground=ground), 0.01, samples=2)


def test_surfaces_are_written_and_come_back(tmp_path: Path) -> None:
    (tmp_path / "back.sdf").write_text(text := surfaced(tmp_path).to_sdf())
    shapes = [each.model.bodies[0].collisions[0] for each in (surfaced(tmp_path), po.load(tmp_path / "back.sdf"))]
    for key in ("friction", "torsional", "rolling", "restitution", "category", "mask", "name"):
        assert getattr(shapes[0], key) == getattr(shapes[1], key), key
    (tmp_path / "back.xml").write_text(surfaced(tmp_path).to_mjcf())
    assert po.load(tmp_path / "back.xml").model.bodies[0].collisions[0].restitution == 0.7
    with pytest.raises(ModelError, match=r"rebound .* has no counterpart there"):
        surfaced(tmp_path, ground=True).to_mjcf()
    assert "<mu2>0.3</mu2>" in text and "<collide_bitmask>6</collide_bitmask>" in text
