"""Cases of the words of URDF."""

from typing import Any

from files.words_of_robots import STEPS, WordCase

INSTEAD = {
    "@name": "a robot's name is on plots and reports, and moves nothing",
    "@version": "1.0 and 1.1 are read alike: quat_xyzw in both",
    "link@name": "names only tell links apart; joints that name another link move another: joint/parent@link",
    "link/collision@name": "a name, and moves nothing",
    "joint@name": "names only tell joints apart; what follows another joint moves otherwise: joint/mimic@joint",
    "joint@independent": "which joints of a loop are independent follows from the tree; tests/files/test_urdf_loops.py",
    "joint/limit@effort": "data: what a motor can; efforts are the user's, tests/files/test_urdf.py",
    "joint/limit@velocity": "data: what a motor can; a run that exceeds it is told, tests/files/test_urdf.py",
    "gazebo@reference": "which link rubs, tests/files/test_urdf.py; other words of a simulator are named",
    "gazebo/mu1@value": "how a link rubs on floors that say nothing, tests/files/test_urdf.py",
    "gazebo/mu2@value": "as mu1, or named, tests/files/test_urdf.py",
    "transmission@name": "a name, and moves nothing",
    "transmission@type": "how a motor is joined to the joint: forces here are those of the joint",
    "ros2_control@name": "a name, and moves nothing",
    "ros2_control@type": "an interface of the controller's",
    "ros2_control@rw_rate": "an interface of the controller's",
}
INSTEAD |= {
    f"{at}transmission/{end}@{word}": "a name, or its place in the transmission; a reduction other than 1 is named"
    for at in ("", "ros2_control/")
    for end in ("joint", "actuator")
    for word in ("name", "role", "mechanicalReduction")
}
INSTEAD |= {f"ros2_control/{word}": INSTEAD[word] for word in ("transmission@name", "transmission@type")}

ARM = """<robot name="r">
<link name="base"/>
<link name="a"><inertial><origin xyz="0.2 0.1 -0.3" rpy="0.3 0.2 0.1"/><mass value="1.5"/>
<inertia ixx="0.1" ixy="0.01" ixz="0.02" iyy="0.2" iyz="0.03" izz="0.25"/></inertial></link>
<link name="b"><inertial><origin xyz="0.1 0 -0.2"/><mass value="0.7"/>
<inertia ixx="0.05" ixy="0" ixz="0" iyy="0.06" iyz="0" izz="0.07"/></inertial></link>
<link name="c"><inertial><origin xyz="0.3 0 0"/><mass value="0.2"/>
<inertia ixx="0.05" ixy="0" ixz="0" iyy="0.06" iyz="0" izz="0.07"/></inertial></link>
<joint name="s" type="revolute"><parent link="base"/><child link="a"/><origin xyz="0.1 0 1" rpy="0.1 0.3 0"/>
<axis xyz="0 1 0"/><limit lower="-1" upper="0.2" effort="9" velocity="9"/><dynamics damping="0.3" friction="0.05"/>
</joint>
<joint name="e" type="revolute"><parent link="a"/><child link="b"/><origin xyz="0.4 0 0"/><axis xyz="0 0.6 0.8"/>
<limit lower="-0.1" upper="4" effort="9" velocity="9"/></joint>
<joint name="f" type="revolute"><parent link="a"/><child link="c"/><origin xyz="0.2 0 0.4" quat_xyzw="0 0 0.6 0.8"/>
<axis xyz="1 0 0"/><limit lower="-9" upper="9" effort="9" velocity="9"/><mimic joint="e" multiplier="2" offset="0.1"/>
</joint></robot>
"""
OPTIONS: dict[str, Any] = {"losses": True, "mimic": "coupled"}
cases: list[WordCase] = []


def changed(word: str, old: str, new: str, base: str = ARM, options: Any = None, says: str = "") -> None:
    assert base.count(old) >= 1, (word, old)
    after = base.replace(old, new, 1)
    cases.append(WordCase(word, base, after, ".urdf", options or OPTIONS, says, **({"run": STEPS} if options else {})))


changed("link/inertial/origin@xyz", "0.2 0.1 -0.3", "0.2 0.15 -0.3")
changed("link/inertial/origin@rpy", "0.3 0.2 0.1", "0.3 0.9 0.1")
changed("link/inertial/origin@quat_xyzw", 'xyz="0.1 0 -0.2"', 'xyz="0.1 0 -0.2" quat_xyzw="0.6 0 0.8 0"')
changed("link/inertial/mass@value", 'value="1.5"', 'value="1.2"')
for moment in ("ixx", "ixy", "ixz", "iyy", "iyz", "izz"):
    at = ARM.index(f'{moment}="') + 5
    value = ARM[at : ARM.index('"', at)]
    changed(f"link/inertial/inertia@{moment}", f'{moment}="{value}"', f'{moment}="{float(value) * 1.1 + 0.001:g}"')
changed("joint@type", 'name="e" type="revolute"', 'name="e" type="continuous"')
changed("joint/parent@link", '<parent link="a"/><child link="b"/>', '<parent link="base"/><child link="b"/>')
SWAPPED = ARM.replace('<parent link="a"/><child link="c"/>', '<parent link="a"/><child link="@"/>')
SWAPPED = SWAPPED.replace('<child link="b"/>', '<child link="c"/>').replace("@", "b")
cases.append(WordCase("joint/child@link", ARM, SWAPPED, ".urdf", OPTIONS))
changed("joint/origin@xyz", 'xyz="0.1 0 1"', 'xyz="0.1 0.2 1"')
changed("joint/origin@rpy", 'rpy="0.1 0.3 0"', 'rpy="0.1 0.2 0"')
changed("joint/origin@quat_xyzw", "0 0 0.6 0.8", "0.6 0 0 0.8")
changed("joint/axis@xyz", "0 0.6 0.8", "0 0.8 0.6")
changed("joint/limit@lower", 'lower="-0.1"', 'lower="-0.05"')
changed("joint/limit@upper", 'upper="0.2"', 'upper="0.1"')
changed("joint/dynamics@damping", 'damping="0.3"', 'damping="0.6"')
changed("joint/dynamics@friction", 'friction="0.05"', 'friction="0.2"')
changed("joint/mimic@joint", 'mimic joint="e"', 'mimic joint="s"')
changed("joint/mimic@multiplier", 'multiplier="2"', 'multiplier="1.5"')
changed("joint/mimic@offset", 'offset="0.1"', 'offset="0.4"')


def falling(shape: str, origin: str = "") -> str:
    """A body a little above the floor, with one shape."""
    return (
        '<robot name="r"><link name="a"><inertial><origin xyz="0 0.1 0"/><mass value="1"/>'
        '<inertia ixx="0.1" ixy="0" ixz="0" iyy="0.2" iyz="0" izz="0.15"/></inertial>'
        f"<collision>{origin}<geometry>{shape}</geometry></collision></link></robot>\n"
    )


FLOOR = {"base": "free", "ground": {"height": -0.35, "friction": 0.3, "restitution": 0.2}}
SHAPES = {
    "box": ('size="0.4 0.3 0.5"', 'size="0.4 0.3 0.6"'),
    "cylinder": ('radius="0.2" length="0.5"', ('radius="0.25" length="0.5"', 'radius="0.2" length="0.6"')),
    "capsule": ('radius="0.1" length="0.4"', ('radius="0.12" length="0.4"', 'radius="0.1" length="0.45"')),
    "sphere": ('radius="0.3"', 'radius="0.32"'),
    "mesh": ('filename="tetra.stl" scale="1 1 1"', ("", 'filename="tetra.stl" scale="1 1 1.1"')),
}
for tag, (before, afters) in SHAPES.items():
    for attribute, after in zip(
        [part.partition("=")[0] for part in before.split('" ')],
        (afters,) if isinstance(afters, str) else afters,
        strict=True,
    ):
        base = falling(f"<{tag} {before}/>", '<origin rpy="0.4 0 0"/>')
        word = f"link/collision/geometry/{tag}@{attribute}"
        if attribute == "filename":
            changed(word, 'filename="tetra.stl"', "", base, FLOOR, says="nothing can touch a floor")
        else:
            changed(word, before, after, base, FLOOR)
BALL = falling('<capsule radius="0.1" length="0.4"/>', '<origin xyz="0 0 0.01"/>')
changed("link/collision/origin@xyz", "0 0 0.01", "0 0 0.02", BALL, FLOOR)
changed("link/collision/origin@rpy", 'xyz="0 0 0.01"', 'xyz="0 0 0.01" rpy="0.4 0 0"', BALL, FLOOR)
changed("link/collision/origin@quat_xyzw", 'xyz="0 0 0.01"', 'xyz="0 0 0.01" quat_xyzw="0.28 0 0 0.96"', BALL, FLOOR)
