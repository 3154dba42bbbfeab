"""Cases of the words of SDF."""

from typing import Any

from files.words_of_robots import STEPS, TETRA, WordCase

INSTEAD = {
    "@version": "which reading of axes holds: a case of its own, test_the_axis_of_old_versions_is_in_the_model",
    "model@name": "a prefix of names where there are several models, and moves nothing",
    "world@name": "a name, and moves nothing",
    "link@name": "names only tell links apart; joints that name another link move another: joint/parent",
    "link/collision@name": "a name, and moves nothing",
    "joint@name": "names only tell joints apart; what follows another joint moves otherwise: joint/axis/mimic@joint",
    "frame@name": "a name; what stands in another frame moves otherwise: pose@relative_to",
    "joint/axis/limit/effort": "data: what a motor can; efforts are the user's, tests/files/test_sdf.py",
    "joint/axis/limit/velocity": "data: what a motor can; a run that exceeds it is told",
    "joint/axis/limit/stiffness": "stops are rigid here: named where it is softer than the standard's 1e8",
    "joint/axis/limit/dissipation": "stops are rigid here: named where it is less than the standard's 1",
    "joint/axis/initial_position": "has no effect in Gazebo, and is named",
    "joint/axis/mimic@axis": "axis; axis2 is refused by name",
    "link/gravity": "false is named, and refused when strict",
    "link/kinematic": "true is named, and refused when strict",
    "link/inertial@auto": "true is refused by name",
    "include/name": "a prefix of names, and moves nothing",
    "include@merge": "true is refused by name",
    "model@canonical_link": "which link a frame attached to a model is on: tests/files/test_sdf.py",
}


INSTEAD |= {word.replace("axis/", "axis2/"): why for word, why in INSTEAD.items() if word.startswith("joint/axis/")}
INSTEAD |= {
    f"joint/axis2/{word}": "refused by name: only joints of one axis follow, tests/files/test_every_word_of_robots.py"
    for word in ("mimic@joint", "mimic/multiplier", "mimic/offset", "mimic/reference")
}
INSTEAD["link/collision/geometry/ellipsoid/radii"] = "an ellipsoid that would touch is refused by name"
INSTEAD["link/collision/geometry/plane/size"] = "a plane is endless, as in Gazebo; the size is what viewers draw"
FLOOR = {"base": "free", "ground": {"height": -0.35, "friction": 0.3, "restitution": 0.2}}

TOUCHING = {"base": "free", "contacts": True}


def link(name: str, pose: str, mass: float, inside: str = "") -> str:
    return (
        f'<link name="{name}">{pose}<inertial><pose>0.1 0 -0.2 0.3 0.2 0.1</pose><mass>{mass}</mass>'
        "<inertia><ixx>0.1</ixx><ixy>0.01</ixy><ixz>0.02</ixz><iyy>0.2</iyy><iyz>0.03</iyz><izz>0.25</izz></inertia>"
        f"</inertial>{inside}</link>\n"
    )


def joint(name: str, kind: str, ends: str, inside: str) -> str:
    parent, child = ends.split()
    return f'<joint name="{name}" type="{kind}"><parent>{parent}</parent><child>{child}</child>{inside}</joint>\n'


def moves(axis: str) -> str:
    """What an axis may say of its motion."""
    return (
        f"<{axis}><xyz>0 1 0</xyz><limit><lower>-1</lower><upper>0.2</upper></limit><dynamics><damping>0.3</damping>"
        "<friction>0.05</friction><spring_stiffness>2</spring_stiffness><spring_reference>0.1</spring_reference>"
        f"</dynamics></{axis}>"
    )


FOLLOWS = '<mimic joint="e"><multiplier>2</multiplier><offset>0.1</offset><reference>0.05</reference></mimic>'
ARM = (
    '<sdf version="1.9"><world name="w"><gravity>0 0 -9</gravity>\n'
    '<frame name="other"><pose>0.1 0.2 0.3 0.4 0 0</pose></frame><model name="m"><pose>0 0 1 0.1 0 0</pose>\n'
    + link("a", "<pose>0.1 0 1 0.1 0.3 0</pose>", 1.5)
    + link("b", "<pose>0.5 0 1 0 0 0</pose>", 0.7)
    + link("c", '<pose relative_to="f">0.3 0 1.4 0 0 0</pose>', 0.2)
    + '<frame name="f" attached_to="a"><pose>0.1 0 0 0.2 0 0</pose></frame>\n'
    + '<frame name="other"><pose>0.1 0.2 0.3 0.4 0 0</pose></frame>\n'
    + joint("s", "revolute", "world a", moves("axis"))
    + joint("e", "revolute", "a b", "<pose>0.1 0 0 0 0.2 0</pose><axis><xyz>0 0.6 0.8</xyz></axis>")
    + joint("g", "revolute", "a c", f"<axis><xyz>1 0 0</xyz>{FOLLOWS}</axis>")
    + "</model></world></sdf>\n"
)
OPTIONS: dict[str, Any] = {"losses": True}
cases: list[WordCase] = []


def changed(word: str, old: str, new: str, base: str = ARM, says: str = "", files: Any = None) -> None:
    assert old in base, (word, old)
    touches = "<collision" in base
    options = OPTIONS if not touches else TOUCHING if "<plane>" in base else FLOOR
    run = {"run": STEPS} if touches else {}
    cases.append(WordCase(word, base, base.replace(old, new, 1), ".sdf", options, says, files or {}, **run))


def placed(holder: str, pose: str, base: str = ARM, files: Any = None) -> None:
    """The words of a pose that stands in a file once."""
    inside = pose.partition(">")[2].partition("<")[0]
    numbers = inside.split()
    moved = " ".join([f"{float(numbers[0]) + 0.03:g}", *numbers[1:3], f"{float(numbers[3]) + 0.3:g}", *numbers[4:]])
    bare, word = f"<pose>{inside}</pose>", f"{holder}/pose"
    base = base.replace(pose, bare, 1)
    changed(word, bare, f"<pose>{moved}</pose>", base, files=files)
    for attribute, value in (("relative_to", "other"), ("frame", "other"), ("degrees", "true")):
        other = f'<pose {attribute}="{value}">{moved}</pose>'
        changed(
            f"{word}@{attribute}", f"<pose>{moved}</pose>", other, base.replace(bare, f"<pose>{moved}</pose>"),
            files=files,
        )  # fmt: skip
    quaternion = " ".join([*numbers[:3], "0.6 0 0 0.8"])
    turned = base.replace(bare, f'<pose rotation_format="quat_xyzw">{quaternion}</pose>')
    changed(f"{word}@rotation_format", ' rotation_format="quat_xyzw"', "", turned, "6 numbers", files)


def falling(shape: str) -> str:
    """A body a little above the floor, with one shape."""
    shape = f"<collision name='s'><pose>0 0 0.01 0.4 0 0</pose><geometry>{shape}</geometry></collision>"
    frame = '<frame name="other"><pose>0 0 0.02 0.2 0 0</pose></frame>'
    return f'<sdf version="1.9"><model name="m">{link("a", "", 1.0, shape)}{frame}</model></sdf>'


# links
placed("link", "<pose>0.5 0 1 0 0 0</pose>")
placed("link/inertial", "<pose>0.1 0 -0.2 0.3 0.2 0.1</pose>")
changed("link/inertial/mass", "<mass>1.5", "<mass>1.2")
for moment in ("ixx", "ixy", "ixz", "iyy", "iyz", "izz"):
    value = ARM.partition(f"<{moment}>")[2].partition("<")[0]
    changed(f"link/inertial/inertia/{moment}", f"<{moment}>{value}", f"<{moment}>{float(value) * 1.1 + 0.001:g}")
SHAPES = {
    "box": ({"size": "0.4 0.3 0.5"}, {"size": "0.4 0.3 0.6"}),
    "cylinder": ({"radius": "0.2", "length": "0.5"}, {"radius": "0.25", "length": "0.6"}),
    "capsule": ({"radius": "0.1", "length": "0.4"}, {"radius": "0.12", "length": "0.45"}),
    "sphere": ({"radius": "0.3"}, {"radius": "0.32"}),
    "mesh": ({"uri": "tetra.stl", "scale": "1 1 1"}, {"uri": "big.stl", "scale": "1 1 1.1"}),
}
BIG = {"big.stl": TETRA.replace("0.3", "0.4")}
for tag, (values, others) in SHAPES.items():
    shape = "".join(f"<{key}>{value}</{key}>" for key, value in values.items())
    for key, other in others.items():
        base = falling(f"<{tag}>{shape}</{tag}>")
        changed(f"link/collision/geometry/{tag}/{key}", f"<{key}>{values[key]}<", f"<{key}>{other}<", base, files=BIG)
CAPSULE = falling("<capsule><radius>0.1</radius><length>0.4</length></capsule>")
SAID = {
    "friction/ode": {"mu": 0.1, "mu2": 0.1}, "friction/torsional": {"coefficient": 0.1, "patch_radius": 0.1},
    "bounce": {"restitution_coefficient": 0.1}, "contact": {"collide_bitmask": 1},
}  # fmt: skip
SPIN = (0.0, 0.0, 3.0, 0.5, 0.0, 0.0)
for path, said in SAID.items():
    outer, _, inner = path.partition("/")
    within = "".join(f"<{key}>{value}</{key}>" for key, value in said.items())
    within = f"<{inner}>{within}</{inner}>" if inner else within
    if inner == "torsional":
        within = f"<ode><mu>0.1</mu></ode>{within}"
    rough = falling("<box><size>0.4 0.3 0.5</size></box>").replace(
        "</geometry>", f"</geometry><surface><{outer}>{within}</{outer}></surface>"
    )
    for key, value in said.items():
        other = rough.replace(f"<{key}>{value}<", f"<{key}>{0 if key == 'collide_bitmask' else 0.9}<")
        run, says = {**STEPS, "initial": {"root_joint.velocity": SPIN}}, "mu2" if key == "mu2" else ""
        options = {"base": "free", "ground": {"height": -0.35, "torsional": None}, "strict": key == "mu2"}
        cases.append(WordCase(f"link/collision/surface/{path}/{key}", rough, other, ".sdf", options, says, {}, run=run))
said = "<contact><collide_bitmask>0</collide_bitmask><category_bitmask>1</category_bitmask></contact>"
rough = falling("<box><size>0.4 0.3 0.5</size></box>").replace("</geometry>", f"</geometry><surface>{said}</surface>")
other = rough.replace("<category_bitmask>1<", "<category_bitmask>0<")
word = "link/collision/surface/contact/category_bitmask"
cases.append(WordCase(word, rough, other, ".sdf", options, "", {}, run=run))
placed("link/collision", "<pose>0 0 0.01 0.4 0 0</pose>", CAPSULE)
TABLE = (
    '<sdf version="1.9"><world name="w"><model name="t"><static>true</static><pose>0 0 -0.35 0 0 0</pose>'
    '<link name="top"><collision name="c"><geometry><plane><normal>0 0 1</normal><size>4 4</size></plane></geometry>'
    "</collision></link></model>" + falling("<sphere><radius>0.3</radius></sphere>").partition(">")[2]
).replace("</sdf>", "</world></sdf>")
changed("link/collision/geometry/plane/normal", "0 0 1", "0.2 0 1", TABLE)

# joints
changed("joint@type", 'name="e" type="revolute"', 'name="e" type="prismatic"')
changed("joint/parent", "<parent>a</parent><child>b", "<parent>world</parent><child>b")
SWAPPED = ARM.replace("<child>b</child>", "<child>@</child>").replace("<child>c</child>", "<child>b</child>")
cases.append(WordCase("joint/child", ARM, SWAPPED.replace("@", "c"), ".sdf", OPTIONS))
placed("joint", "<pose>0.1 0 0 0 0.2 0</pose>")
changed("joint/axis/xyz", "0 0.6 0.8", "0 0.8 0.6")
changed("joint/axis/xyz@expressed_in", "<xyz>0 0.6 0.8", '<xyz expressed_in="f">0 0.6 0.8')
changed(
    "joint/axis/use_parent_model_frame", "<xyz>0 0.6", "<use_parent_model_frame>1</use_parent_model_frame><xyz>0 0.6"
)
OTHERS = {
    "limit/lower": "0.05", "limit/upper": "0.1", "dynamics/damping": "0.6", "dynamics/friction": "0.2",
    "dynamics/spring_stiffness": "4", "dynamics/spring_reference": "0.3",
}  # fmt: skip
CROSS = ARM.replace(moves("axis"), moves("axis") + moves("axis2")).replace(
    'name="s" type="revolute"', 'name="s" type="@"'
)
REVOLUTE2 = CROSS.replace('"@"', '"revolute2"').replace("<axis><xyz>0 1 0", "<axis><xyz>0.6 0.8 0", 1)
for path, other in OTHERS.items():
    part, key = path.split("/")
    value = ARM.partition(f"<{key}>")[2].partition("<")[0]
    changed(f"joint/axis/{path}", f"<{key}>{value}", f"<{key}>{other}")
    head, _, tail = REVOLUTE2.partition("<axis2>")
    both = head + "<axis2>" + tail.replace(f"<{key}>{value}", f"<{key}>{other}", 1)
    cases.append(WordCase(f"joint/axis2/{path}", REVOLUTE2, both, ".sdf", OPTIONS))
changed("joint/axis2/xyz", "<axis2><xyz>0 1 0", "<axis2><xyz>0 1 0.3", REVOLUTE2)
changed("joint/axis2/xyz@expressed_in", "<axis2><xyz", '<axis2><xyz expressed_in="c"', REVOLUTE2)
MODELS = "<use_parent_model_frame>1</use_parent_model_frame>"
changed("joint/axis2/use_parent_model_frame", "<axis2>", f"<axis2>{MODELS}", REVOLUTE2)
for key in ("multiplier", "offset", "reference"):
    value = FOLLOWS.partition(f"<{key}>")[2].partition("<")[0]
    changed(f"joint/axis/mimic/{key}", f"<{key}>{value}", f"<{key}>{float(value) + 0.2}")
changed("joint/axis/mimic@joint", 'mimic joint="e"', 'mimic joint="s"')
SCREW = ARM.replace('name="e" type="revolute"', 'name="e" type="screw"').replace(FOLLOWS, "")
changed("joint/thread_pitch", "<pose>0.1 0 0 0 0.2", "<thread_pitch>-20</thread_pitch><pose>0.1 0 0 0 0.2", SCREW)
changed(
    "joint/screw_thread_pitch", "<pose>0.1 0 0 0 0.2", "<screw_thread_pitch>2</screw_thread_pitch><pose>0.1 0 0 0 0.2",
    SCREW,
)  # fmt: skip
GEARS = ARM.replace(FOLLOWS, "").replace("<xyz>0 0.6 0.8", '<xyz expressed_in="a">1 0 0').replace(
    "<axis><xyz>1 0 0", '<axis><xyz expressed_in="a">1 0 0'
).replace(
    "</model>",
    joint(
        "gears", "gearbox", "b c", '<axis><xyz expressed_in="a">1 0 0</xyz></axis><gearbox_ratio>2</gearbox_ratio>'
        "<gearbox_reference_body>a</gearbox_reference_body>"
    )
    + "</model>",
)  # fmt: skip
changed("joint/gearbox_ratio", "<gearbox_ratio>2", "<gearbox_ratio>3", GEARS)
changed(
    "joint/gearbox_reference_body", "body>a", "body>f", GEARS.replace('attached_to="a"', 'attached_to="b"'), "gearbox"
)

# frames, models, worlds
placed("frame", "<pose>0.1 0 0 0.2 0 0</pose>")
changed("frame@attached_to", 'attached_to="a"', 'attached_to="b"')
changed("world/gravity", "0 0 -9", "0 1 -9")
placed("model", "<pose>0 0 1 0.1 0 0</pose>")
changed("model/static", '<model name="m">', '<model name="m"><static>true</static>')
changed("model@placement_frame", '<model name="m"', '<model name="m" placement_frame="f"')
HELD = link("d", "", 0.5) + '<frame name="h"><pose>0.1 0 0 0 0 0</pose></frame>'
PART = f'<sdf version="1.9"><model name="p">{HELD}</model></sdf>'
PARTS = {"part.sdf": PART, "heavy.sdf": PART.replace("<mass>0.5", "<mass>0.9")}
HUNG = "<include><uri>part.sdf</uri><pose>0.5 0.2 1 0 0 0</pose></include>\n"
WHOLE = ARM.replace("</model>", HUNG + joint("h", "ball", "b p::d", "") + "</model>")
placed("include", "<pose>0.5 0.2 1 0 0 0</pose>", WHOLE, PARTS)
changed("include/uri", "part.sdf", "heavy.sdf", WHOLE, files=PARTS)
changed("include/static", "<include>", "<include><static>true</static>", WHOLE, files=PARTS)
changed("include/placement_frame", "<include>", "<include><placement_frame>h</placement_frame>", WHOLE, files=PARTS)
