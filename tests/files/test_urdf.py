"""What reading a URDF keeps: poses, motions, inertias, order, mimics, data, names, encodings; and what it warns of."""

import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

import poinsot as po
from cases import saved
from files.urdf_text import INERTIAL, RandomRobot, joint, link, matrix, origin_matrix, pendulum, robot
from poinsot import FileError, Joint, Limits, Model, Twist, UnphysicalInertiaWarning
from poinsot.elements import JointDamper
from poinsot.errors import FileWarning
from poinsot.files.urdf import read_urdf
from poinsot.multibody import GROUND, Mimic
from poinsot.multibody.canonical import canonical

SEEDS = range(8)


def read(tmp_path: Path, text: str, **options: Any) -> Model:
    return read_urdf(saved(tmp_path / "robot.urdf", text), **options)


def across(j: Joint, q: Any) -> np.ndarray:
    """The pose of a joint's successor in its predecessor."""
    return (j.X_PJ @ j.pair.displacement(np.asarray(q)) @ j.X_SJ.inverse()).matrix


# Geometry.


def test_each_joint_moves_as_its_type_says(tmp_path: Path, rng: np.random.Generator) -> None:
    made = RandomRobot(rng, links=20)
    model = read(tmp_path, made.text())
    for j in made.joints:
        read_joint = model.joint(j["name"])
        origin = origin_matrix(j["xyz"], j["rpy"])
        axis = j["axis"] / np.linalg.norm(j["axis"])
        amount = float(rng.uniform(-3, 3))
        turned = matrix(Rotation.from_rotvec(axis * amount).as_matrix(), np.zeros(3))
        match j["kind"]:
            case "revolute" | "continuous":
                np.testing.assert_allclose(across(read_joint, [amount]), origin @ turned, atol=1e-12)
            case "prismatic":
                moved = matrix(np.eye(3), axis * amount)
                np.testing.assert_allclose(across(read_joint, [amount]), origin @ moved, atol=1e-12)
            case "fixed":
                assert read_joint.pair.freedoms == ()
            case "planar":
                x, y = rng.normal(size=2)
                relative = np.linalg.inv(origin) @ across(read_joint, [x, y, amount])
                np.testing.assert_allclose(relative[:3, :3], turned[:3, :3], atol=1e-12)
                assert abs(relative[:3, 3] @ axis) < 1e-12, "a planar joint slides across its axis"
                assert abs(np.linalg.norm(relative[:3, 3]) - np.hypot(x, y)) < 1e-12
            case "floating":
                q = np.concatenate([rng.normal(size=3), Rotation.random(rng=rng).as_quat()])
                moved = matrix(Rotation.from_quat(q[3:]).as_matrix(), q[:3])
                np.testing.assert_allclose(across(read_joint, q), origin @ moved, atol=1e-12)
            case "spherical":
                q = Rotation.random(rng=rng).as_quat()
                moved = matrix(Rotation.from_quat(q).as_matrix(), np.zeros(3))
                np.testing.assert_allclose(across(read_joint, q), origin @ moved, atol=1e-12)


@pytest.mark.parametrize("kind", ["revolute", "prismatic", "planar"])
def test_the_axis_is_x_where_none_is_given(tmp_path: Path, kind: str) -> None:
    found = read(tmp_path, pendulum(kind=kind)).joint("hinge")
    np.testing.assert_array_equal(found.X_PJ.rotation @ [0, 0, 1], [1, 0, 0])
    np.testing.assert_array_equal(across(found, found.pair.neutral()), np.eye(4))


@pytest.mark.parametrize("length", [1e-300, 1e-9, 1e200])
def test_an_axis_of_any_length_is_a_direction(tmp_path: Path, length: float) -> None:
    found = read(tmp_path, pendulum(f'<axis xyz="0 {length} {-length}"/>')).joint("hinge")
    np.testing.assert_allclose(found.X_PJ.rotation @ [0, 0, 1], np.array([0, 1, -1]) / np.sqrt(2), atol=1e-15)


def test_quaternions_of_urdf_1_1_are_rotations(tmp_path: Path, seed: int) -> None:
    turn = Rotation.random(rng=np.random.default_rng(seed))
    text = " ".join(map(repr, turn.as_quat().tolist()))
    found = read(tmp_path, pendulum(f'<origin quat_xyzw="{text}"/>')).joint("hinge")
    np.testing.assert_allclose(across(found, [0.0]), matrix(turn.as_matrix(), np.zeros(3)), atol=1e-14)


# Inertia.


def test_kinetic_energy_is_that_of_the_inertial_frame(tmp_path: Path, rng: np.random.Generator) -> None:
    """T = ½ m |v_C|² + ½ ω·I_C ω with ω in the turned frame of <inertial>, for any twist of the link's frame."""
    made = RandomRobot(rng)
    model = read(tmp_path, made.text())
    for name, i in made.inertials.items():
        w, v = rng.normal(size=(2, 3))
        turned = Rotation.from_euler("xyz", i["rpy"]).as_matrix().T @ w
        v_centre = v + np.cross(w, i["xyz"])
        expected = 0.5 * i["mass"] * v_centre @ v_centre + 0.5 * turned @ i["moments"] @ turned
        assert model.body(name).inertia.kinetic_energy(Twist(w, v)) == pytest.approx(expected, rel=1e-12)


def test_a_link_without_inertial_has_none(tmp_path: Path) -> None:
    inertia = read(tmp_path, pendulum()).body("base").inertia
    assert inertia.mass == 0 and not inertia.first_moment.any() and not inertia.second_moment.any()


UNPHYSICAL = {
    "triangle": '<mass value="1"/><inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="3"/>',
    "negative": '<mass value="1"/><inertia ixx="1" ixy="0" ixz="0" iyy="-1" iyz="0" izz="3"/>',
    "no mass": '<mass value="0"/><inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/>',
}


@pytest.mark.parametrize("inertial", UNPHYSICAL.values(), ids=UNPHYSICAL)
def test_an_unphysical_inertia_is_a_warning_or_refused(tmp_path: Path, inertial: str) -> None:
    text = robot(link("base"), link("arm", f"<inertial>{inertial}</inertial>"), joint("hinge", "base", "arm"))
    with pytest.warns(UnphysicalInertiaWarning, match=r"robot\.urdf:3: <link 'arm'>") as caught:
        read(tmp_path, text)
    assert caught[0].filename == __file__, "the warning shows the caller's own line"
    with pytest.raises(FileError, match=r"robot\.urdf:3: <link 'arm'>.*strict"):
        read(tmp_path, text, strict=True)


def test_a_small_far_inertia_is_not_doubted(tmp_path: Path) -> None:
    """1e-9 kg·m² at 1 m: judged in its own frame, not by what is left of it in the link's."""
    inertial = '<origin xyz="1 1 1" rpy="1 2 3"/><mass value="1"/>'
    inertial += '<inertia ixx="1e-9" ixy="0" ixz="0" iyy="1e-9" iyz="0" izz="1.9e-9"/>'
    read(tmp_path, robot(link("base", f"<inertial>{inertial}</inertial>")), strict=True)


# Order and names.


def test_the_order_is_depth_first_and_siblings_keep_the_files_order(tmp_path: Path, seed: int) -> None:
    made = RandomRobot(np.random.default_rng(seed), links=25)
    model = read(tmp_path, made.text())

    def below(name: str) -> list[str]:
        children = [j["child"] for j in made.joints if j["parent"] == name]
        return [name, *(found for child in children for found in below(child))]

    assert [b.name for b in model.bodies] == below("b0")
    assert [j.successor for j in model.joints] == below("b0")


def test_where_an_element_stands_in_the_file_does_not_matter(tmp_path: Path, seed: int) -> None:
    """Links and joints mixed in two ways; the joints keep their order, on which that of siblings depends."""
    made = RandomRobot(np.random.default_rng(seed))
    first, second = made.text(), made.text()
    assert first != second
    assert canonical(read(tmp_path, first)) == canonical(read(tmp_path, second))


@pytest.mark.parametrize(("base", "freedoms"), [("fixed", 0), ("free", 6)])
def test_the_root_is_joined_to_the_ground(tmp_path: Path, base: Any, freedoms: int) -> None:
    root = read(tmp_path, pendulum(), base=base).joints[0]
    assert (root.name, root.predecessor, root.successor) == ("root_joint", GROUND, "base")
    assert len(root.pair.freedoms) == freedoms


def test_names_that_poinsot_uses_itself_are_avoided(tmp_path: Path) -> None:
    text = robot(link("ground"), link("ground_link"), joint("root_joint", "ground", "ground_link"))
    with pytest.warns(FileWarning, match="'ground'"):
        model = read(tmp_path, text, strict=True)
    assert [b.name for b in model.bodies] == ["ground_link_2", "ground_link"]
    assert [(j.name, j.predecessor, j.successor) for j in model.joints] == [
        ("root_joint_2", GROUND, "ground_link_2"),
        ("root_joint", "ground_link_2", "ground_link"),
    ]


def test_a_robot_without_name_is_called_as_its_file(tmp_path: Path) -> None:
    assert read(tmp_path, f"<robot>{link('base')}</robot>").name == "robot"


def test_a_chain_of_thousands_of_links_is_read(tmp_path: Path) -> None:
    count = 3000
    parts = [link(f"b{n}") for n in range(count)] + [joint(f"j{n}", f"b{n}", f"b{n + 1}") for n in range(count - 1)]
    assert [b.name for b in read(tmp_path, robot(*parts)).bodies] == [f"b{n}" for n in range(count)]


# Data of joints.


def test_chains_of_mimics_are_resolved_to_the_joint_that_moves(tmp_path: Path, rng: np.random.Generator) -> None:
    factors = rng.normal(size=(5, 2))
    order = rng.permutation(5)
    parts = [link("b")] + [link(f"b{n}") for n in range(6)] + [joint("j0", "b", "b0")]
    for n in order:
        m, o = factors[n].tolist()
        parts.append(joint(f"j{n + 1}", "b", f"b{n + 1}", f'<mimic joint="j{n}" multiplier="{m!r}" offset="{o!r}"/>'))
    model = read(tmp_path, robot(*parts), mimic="coupled")
    assert model.coupled and model.joint("j0").mimic is None
    q0 = q = float(rng.normal())
    for n, (m, o) in enumerate(factors):
        q = m * q + o
        mimic = model.joint(f"j{n + 1}").mimic
        assert mimic is not None and mimic.of == "j0"
        assert mimic.multiplier * q0 + mimic.offset == pytest.approx(q, rel=1e-12)


def test_mimics_are_data_unless_coupled(tmp_path: Path) -> None:
    text = robot(*map(link, "abc"), joint("lead", "a", "b"), joint("follow", "a", "c", '<mimic joint="lead"/>'))
    model = read(tmp_path, text)
    assert not model.coupled and model.joint("follow").mimic == Mimic("lead", 1.0, 0.0)


@pytest.mark.parametrize("leader", [joint("lead", "a", "b", kind="fixed"), joint("lead", "a", "b", kind="floating"),
                                    joint("led", "a", "b")])  # fmt: skip
def test_a_mimic_that_cannot_be_followed_is_dropped_unless_coupled(tmp_path: Path, leader: str) -> None:
    text = robot(*map(link, "abc"), leader, joint("follow", "a", "c", '<mimic joint="lead"/>'))
    with pytest.warns(FileWarning, match="'follow'> cannot mimic 'lead'"):
        assert read(tmp_path, text).joint("follow").mimic is None
    with pytest.raises(FileError, match="'follow'> cannot mimic 'lead'"):
        read(tmp_path, text, mimic="coupled")


def test_a_fixed_joint_does_not_follow(tmp_path: Path) -> None:
    follower = joint("follow", "a", "c", '<mimic joint="lead"/>', kind="fixed")
    text = robot(*map(link, "abc"), joint("lead", "a", "b"), follower)
    assert read(tmp_path, text, mimic="coupled", strict=True).joint("follow").mimic is None


def test_limits_damping_and_friction_are_kept(tmp_path: Path) -> None:
    inside = '<limit lower="-1" upper="2e0" effort="3" velocity="+4"/><dynamics damping="0.5" friction="0.25"/>'
    model = read(tmp_path, pendulum(inside))
    hinge = model.joint("hinge")
    assert (hinge.limits, hinge.damping, hinge.friction) == (Limits(-1, 2, 4, 3), 0.5, 0.25)
    assert model.elements == ()


def test_limits_that_are_missing_or_infinite_are_infinite(tmp_path: Path) -> None:
    assert read(tmp_path, pendulum()).joint("hinge").limits == Limits()
    assert read(tmp_path, pendulum('<limit effort="inf" velocity="3"/>')).joint("hinge").limits == Limits(velocity=3)
    text = pendulum('<limit lower="-1" upper="1" effort="2"/>', kind="continuous")
    assert read(tmp_path, text).joint("hinge").limits == Limits(effort=2)


def test_damping_becomes_a_damper_on_every_freedom_when_asked(tmp_path: Path) -> None:
    dynamics = '<dynamics damping="0.5"/>'
    text = robot(
        *map(link, "abcd"), joint("one", "a", "b", dynamics), joint("three", "a", "c", dynamics, kind="planar"),
        joint("none", "a", "d"),
    )  # fmt: skip
    assert set(read(tmp_path, text, damping=True).elements) == {
        JointDamper("one_damping", "one", 0.5),
        *(JointDamper(f"three_damping_{name}", "three", 0.5, n) for n, name in enumerate(("x", "y", "angle"))),
    }


def test_shapes_are_kept_as_written(tmp_path: Path) -> None:
    visuals = """
      <visual><origin xyz="1 2 3"/><geometry><box size="1 2 3"/></geometry><material name="red"/></visual>
      <visual><geometry><cylinder radius="1" length="2"/></geometry>
        <material name="own"><color rgba="0 1 0 1"/></material></visual>
      <visual><geometry><sphere radius="4"/></geometry></visual>
      <visual><geometry><mesh filename="package://r/m.dae" scale="1 -1 1"/></geometry><material name="own"/></visual>
      <visual><geometry><unheard_of/></geometry></visual>
      <collision name="foot"><geometry><sphere radius="0.1"/></geometry></collision>"""
    text = robot(link("base", visuals), '<material name="red"><color rgba="1 0 0 0.5"/></material>')
    body = read(tmp_path, text).body("base")
    shapes = body.visuals
    assert [(s.name, s.geometry, s.parameters) for s in body.collisions] == [("foot", "sphere", (0.1,))]
    assert {s.folder for s in (*shapes, *body.collisions)} == {str(tmp_path.resolve())}
    assert [(s.geometry, s.parameters, s.mesh, s.colour) for s in shapes] == [
        ("box", (1, 2, 3), None, (1, 0, 0, 0.5)), ("cylinder", (1, 2), None, (0, 1, 0, 1)),
        ("sphere", (4,), None, None), ("mesh", (1, -1, 1), "package://r/m.dae", (0, 1, 0, 1)),
    ]  # fmt: skip
    np.testing.assert_array_equal(shapes[0].placement.translation, [1, 2, 3])


@pytest.mark.parametrize("holder", ["visual", "collision"])
def test_a_shape_of_no_size_is_refused(tmp_path: Path, holder: str) -> None:
    text = robot(link("base", f'<{holder}><geometry><box size="nonsense"/></geometry></{holder}>'))
    with pytest.raises(FileError, match=f"<box> of <geometry> of <{holder}> of <link 'base'> has size='nonsense'"):
        read(tmp_path, text)


# The text around it.


def test_what_does_not_bear_on_dynamics_is_ignored(tmp_path: Path) -> None:
    extra = (
        '<gazebo reference="arm"><xacro:left mu="${x}"/></gazebo>'
        '<transmission name="t"><joint name="hinge"/></transmission>'
        '<ros2_control name="c"/><sensor:camera/><drake:joint name="hinge" type="odd"/><!-- <link/> --> text'
    )
    with_extra = pendulum('<calibration rising="0"/><safety_controller k_velocity="1"/>')
    with_extra = with_extra.replace("</robot>", extra + "</robot>")
    assert canonical(read(tmp_path, with_extra, strict=True)) == canonical(read(tmp_path, pendulum()))


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "latin-1", "cp1252"])
@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_any_declared_encoding_is_read(tmp_path: Path, encoding: str, newline: str) -> None:
    declared = encoding.removesuffix("-sig")
    text = f'<?xml version="1.0" encoding="{declared}"?>\n' + pendulum().replace("arm", "bras_mené")
    file = tmp_path / "robot.urdf"
    file.write_bytes(text.replace("\n", newline).encode(encoding))
    assert [b.name for b in read_urdf(file).bodies] == ["base", "bras_mené"]


MISSPELT = {
    "attribute": ('<origin xzy="0 0 1"/>', "<origin> of <joint 'hinge'>.*'xzy'.*did you mean 'xyz'"),
    "case": ('<origin XYZ="0 0 1"/>', "'XYZ'.*did you mean 'xyz'"),
    "tag": ('<orgin xyz="0 0 1"/>', "<orgin>.*did you mean <origin>"),
    "dynamics": ('<dynamics dampin="1"/>', "'dampin'.*did you mean 'damping'"),
    "limits": ('<limit lower="1" upper="-1"/>', "lower limit 1 above its upper limit -1"),
    "magnitude": ('<limit effort="-1"/>', "negative"),
}


@pytest.mark.parametrize(("inside", "message"), MISSPELT.values(), ids=MISSPELT)
def test_what_seems_wrong_is_a_warning_or_refused(tmp_path: Path, inside: str, message: str) -> None:
    with pytest.warns(FileWarning, match=message):
        read(tmp_path, pendulum(inside))
    with pytest.raises(FileError, match=message):
        read(tmp_path, pendulum(inside), strict=True)


@pytest.mark.parametrize(
    "inside", ['<origin xyz="0 0 1" note="x"/>', '<limit effort="1" command_effort="2"/>', "<ode/>"]
)
def test_unknown_names_that_resemble_nothing_missing_are_ignored(tmp_path: Path, inside: str) -> None:
    read(tmp_path, pendulum(inside), strict=True)


def test_inertia_outside_inertial_is_doubted(tmp_path: Path) -> None:
    bare = INERTIAL.removeprefix("<inertial>").removesuffix("</inertial>")
    with pytest.warns(FileWarning, match="<inertia> of <link 'base'> is unknown there.*<inertial>"):
        read(tmp_path, robot(link("base", bare)))


def test_a_good_file_gives_no_warning(tmp_path: Path) -> None:
    with warnings.catch_warnings(action="error"):
        read(tmp_path, RandomRobot(np.random.default_rng(0)).text())


# Shapes of URDF that other readers accept: read with one warning that says what was assumed, refused when strict.
def arm(inertial: str) -> str:
    return pendulum().replace(INERTIAL, f"<inertial>{inertial}</inertial>")


def mesh(scale: str) -> str:
    inside = f'<visual><geometry><mesh filename="a.stl" scale="{scale}"/></geometry></visual>'
    return robot("", link("a", inside))


MOMENTS = '<inertia ixx="1" iyy="2" izz="3"/>'
PLAIN = pendulum('<axis xyz="0 1 0"/>')
PAINTED = '<visual><geometry><sphere radius="1"/></geometry><material name=""><color rgba="{}"/></material></visual>'
SHAPES: dict[str, tuple[str, str, str]] = {  # what is read, what it is taken for, the warning
    "inertial without inertia": (
        arm('<mass value="2"/>'),
        arm('<mass value="2"/><inertia ixx="0" ixy="0" ixz="0" iyy="0" iyz="0" izz="0"/>'),
        ":3: <inertial> of <link 'arm'> has no <inertia>; its mass is taken to be in one point",
    ),
    "empty inertial": (
        arm('<origin xyz="0 0 1"/>'),
        pendulum().replace(INERTIAL, ""),
        ":3: <inertial> of <link 'arm'> has neither <mass> nor <inertia>; the link is taken to have no inertia",
    ),
    "inertia without products": (
        arm(f'<mass value="4"/>{MOMENTS}'),
        arm('<mass value="4"/>' + MOMENTS.replace("/>", ' ixy="0" ixz="0" iyz="0"/>')),
        ":3: <inertia> of <inertial> of <link 'arm'> has no ixy, ixz, iyz, taken to be 0",
    ),
    "two axes": (
        pendulum('<axis xyz="0 1 0"/>\n<axis xyz="1 0 0"/>'),
        PLAIN,
        ":5: <axis> of <joint 'hinge'> is the second <axis> there, after that of line 4, and is ignored",
    ),
    "two limits": (
        pendulum('<axis xyz="0 1 0"/><limit upper="1"/>\n<limit upper="2"/>'),
        pendulum('<axis xyz="0 1 0"/><limit upper="1"/>'),
        ":5: <limit> of <joint 'hinge'> is the second <limit>",
    ),
    "the same origin twice": (
        pendulum('<axis xyz="0 1 0"/>' + '<origin xyz="0 0 1"/>' * 2),
        pendulum('<axis xyz="0 1 0"/><origin xyz="0 0 1"/>'),
        ":4: <origin> of <joint 'hinge'> is the second <origin>",
    ),
    "the same inertial twice": (
        PLAIN.replace(INERTIAL, INERTIAL * 2),
        PLAIN,
        ":3: <inertial> of <link 'arm'> is the second",
    ),
    "four numbers of scale": (
        mesh("1e-3 2e-3 3e-3 1"),
        mesh("1e-3 2e-3 3e-3"),
        ":3: <mesh> of <geometry> of <visual> of <link 'a'> has four",
    ),
    "one number of scale": (mesh("0.5"), mesh("0.5 0.5 0.5"), "has one number for its scale, taken for all three axes"),
    "three numbers of a colour": (
        robot("", link("a", PAINTED.format("1 0 0"))),
        robot("", link("a", PAINTED.format("1 0 0 1"))),
        "it is taken to be opaque",
    ),
    "declaration after a blank line": (
        f'\n<?xml version="1.0"?>\n{PLAIN}',
        PLAIN,
        ":2: <?xml> stands after the beginning of the file",
    ),
    "declaration after comments": (
        f'<!-- a -->\n<!-- b\n -->\n <?xml version="1.0" encoding="latin-1"?>\n{PLAIN}',
        PLAIN,
        ":4: <?xml> stands after",
    ),
    "dashes in a comment": (
        f"<!--\n---- links ---->\n{PLAIN}",
        PLAIN,
        ":1: <!-- --> is a comment with two dashes in it",
    ),
}


def same(one: Model, other: Model) -> bool:
    """Whether two models have the same numbers; eq of arrays is none."""
    return (
        all((a.inertia.matrix == b.inertia.matrix).all() for a, b in zip(one.bodies, other.bodies, strict=True))
        and all((j.X_PJ.matrix == k.X_PJ.matrix).all() for j, k in zip(one.joints, other.joints, strict=True))
        and [j.limits for j in one.joints] == [j.limits for j in other.joints]
        and [s.parameters for b in one.bodies for s in b.visuals]
        == [s.parameters for b in other.bodies for s in b.visuals]
        and [s.colour for b in one.bodies for s in b.visuals] == [s.colour for b in other.bodies for s in b.visuals]
    )


@pytest.mark.parametrize("name", SHAPES)
def test_a_shape_is_read_as_assumed(name: str, tmp_path: Path) -> None:
    text, meant, warning = SHAPES[name]
    file, plain = tmp_path / "robot.urdf", tmp_path / "plain.urdf"
    file.write_text(text)
    plain.write_text(meant)
    with pytest.warns(FileWarning) as warned:
        found = read_urdf(file)
    assert len(warned) == 1 and warning in str(warned[0].message), str(warned[0].message)
    assert str(warned[0].message).startswith(f"{file}:")
    assert same(found, read_urdf(plain))
    with pytest.raises(FileError, match="strict=True"):
        read_urdf(file, strict=True)


@pytest.mark.parametrize(
    "text",
    [
        pendulum('<origin/>\n<origin xyz="1 0 0"/>'), pendulum('<parent link="arm"/>'), mesh("1 1"), mesh("1 1 1 1 1"),
        arm('<mass value="1"/><interia ixx="1"/>'), arm('<mass value="1"/><inertia ixx="1" iyx="0" iyy="1" izz="1"/>'),
        arm('<mass value="1"/><inertia ixx="1" iyy="1"/>'), arm('<mss value="1"/>'), arm(MOMENTS),
        f"<robot/><!-- -- -->{PLAIN}", f"<!-- -- --{PLAIN}",
    ],
)  # fmt: skip
def test_what_could_be_meant_otherwise_is_refused(text: str, tmp_path: Path) -> None:
    file = saved(tmp_path / "robot.urdf", text)
    with pytest.raises(FileError):
        read_urdf(file)


def test_gazebo_says_how_a_link_rubs(tmp_path: Path) -> None:
    """Law  v²/2 μ g of a slide; a floor that says its own μ has that; written and read again"""
    body = (
        '<link name="l"><inertial><mass value="1"/><inertia ixx=".004" iyy=".004" izz=".004" ixy="0" ixz="0" iyz="0"/>'
    )
    text = (
        f'<robot name="r">{body}</inertial><collision><geometry><box size=".2 .2 .2"/></geometry></collision></link>'
        '<gazebo reference="l"><mu1>0.3</mu1><mu2 value="0.3"/></gazebo></robot>'
    )
    path = tmp_path / "r.urdf"
    path.write_text(text)
    start = {"root_joint": (0, 0, 0.1, 0, 0, 0, 1), "root_joint.velocity": (0, 0, 0, 1.0, 0, 0)}
    for ground, mu in ((True, 0.3), ({"friction": 0.6}, 0.6)):
        robot = po.load(path, base="free", ground=ground)
        run = po.simulate(robot, 0.6, method="moreau", step=2e-4, initial=start, samples=2, progress=False)
        assert run["body_position"].values[-1, 0, 0] == pytest.approx(1 / (2 * mu * 9.81), rel=2e-3)
    path.write_text(po.load(path, base="free").to_urdf())
    assert po.load(path, base="free").model.bodies[0].collisions[0].friction == 0.3
    path.write_text(text.replace("<mu1>0.3", "<mu1>-0.3"))
    with pytest.raises(po.ModelError, match=r"r.urdf:1: <mu1> .*'-0.3', which is no coefficient"):
        po.load(path)
    for old, new, says in (
        ('<mu2 value="0.3"', '<mu2 value="0.2"', "another <mu2>"),
        ('"l"><mu1', '"k"><mu1', "no link"),
    ):
        path.write_text(text.replace(old, new))
        with pytest.warns(po.errors.FileWarning, match=says):
            po.load(path)
