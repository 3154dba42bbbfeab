"""Wrong uses of the command line, and the sentence that each must give: what, where, why, what to do."""

from pathlib import Path

import pytest

from command import poinsot

ARM = """
poinsot = 1
[parameters]
m = "500 g"
[bodies.arm]
mass = "m"
centre = [0, 0, "-20 cm"]
inertia = [0.01, 0.01, 0.01]
[pairs.hinge]
kind = "revolute"
between = ["ground", "arm"]
point = [0, 0, 0]
axis = [0, 1, 0]
initial = { position = "30 deg" }
[torques.motor]
pair = "hinge"
magnitude = 0
"""
NET = """
poinsot = 1
[elements.V]
kind = "voltage_source"
nodes = ["a", "ground"]
voltage = "5 V"
[elements.R]
kind = "resistor"
nodes = ["a", "b"]
resistance = "1k"
[elements.C]
kind = "capacitor"
nodes = ["b", "ground"]
capacitance = "1 uF"
"""
INERTIAL = '<inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial>'
ROBOT = f'<robot name="r"><link name="base">{INERTIAL}</link></robot>'
XACRO = '<robot xmlns:xacro="http://www.ros.org/wiki/xacro" name="$(env PATH)"><link name="base"/></robot>'
FILES = {
    "arm.toml": ARM, "net.toml": NET, "robot.urdf": ROBOT, "robot.xacro": XACRO, "run.nc": "no run", "d.csv": "t\n",
}  # fmt: skip


def arm(old: str, new: str) -> dict[str, str]:
    """The arm with a text exchanged."""
    assert old in ARM
    return {"arm.toml": ARM.replace(old, new)}


def net(old: str, new: str) -> dict[str, str]:
    """The network with a text exchanged."""
    assert old in NET
    return {"net.toml": NET.replace(old, new)}


SIMULATE, NETWORK = "simulate arm.toml", "simulate net.toml"
OF_FILES: list[tuple[dict[str, str], str, str]] = [
    (arm("[pairs.hinge]", "[joints.hinge]"), SIMULATE, "joints: unknown key; here it is called 'pairs'"),
    (arm("[bodies.arm]", "[links.arm]"), SIMULATE, "links: unknown key; here it is called 'bodies'"),
    (arm("[torques.motor]", "[motors.motor]"), SIMULATE, "here it is called 'actuators'"),
    (arm('kind = "revolute"', 'type = "revolute"'), SIMULATE, "hinge.type: unknown key; here it is called 'kind'"),
    (arm('"revolute"', '"hinge"'), SIMULATE, "unknown kind of pair 'hinge'; here it is called 'revolute'"),
    (arm('"revolute"', '"revolut"'), SIMULATE, "did you mean 'revolute'?"),
    (arm("centre =", "com ="), SIMULATE, "bodies.arm.com: unknown key; here it is called 'centre'"),
    (arm('"500 g"', '"500 gg"'), SIMULATE, "arm.toml:4: parameters.m: the unit 'gg' is not known"),
    (arm('mass = "m"', 'mass = "5 mm"'), SIMULATE, "arm.toml:6: bodies.arm.mass: '5 mm' does not fit: a unit"),
    (arm('"-20 cm"', '"-20 degC"'), SIMULATE, "bodies.arm.centre: '-20 degC' does not fit: a unit such as m"),
    (arm('"30 deg"', '"30 mm"'), SIMULATE, "pairs.hinge.initial.position: '30 mm' does not fit: a unit such as rad"),
    (arm('"30 deg"', '"30 deg + x"'), SIMULATE, "cannot read the unit 'deg + x'"),
    (arm("[0, 1, 0]", '[0, "1 m", 0]'), SIMULATE, "'1 m' has a unit, and what is wanted here is a number in SI units"),
    (arm("magnitude = 0", 'magnitude = "5 N"'), SIMULATE, "motor.magnitude: '5 N' does not fit: a unit such as N*m"),
    (arm("magnitude = 0", 'magnitude = "2*sin(t) N*m"'), SIMULATE, "a unit may stand behind a single number, never"),
    (arm('mass = "m"', "mass = -1"), SIMULATE, "bodies.arm.mass: no rigid body is like this"),
    (arm('"arm"]', '"arms"]'), SIMULATE, "there is no body 'arms'; did you mean 'arm'?"),
    (arm("poinsot = 1", "poinsot = 2"), SIMULATE, "is 2, but this release reads version 1 of the format"),
    (arm("poinsot = 1", ""), SIMULATE, "lacks its version"),
    (arm('mass = "m"', "mass: 3"), SIMULATE, "write key = value, with = instead of :"),
    ({"arm.toml": ARM.replace('mass = "m"', "mass = 0").replace("0.01", "0")},
     SIMULATE, "error: what is warned of above does not let this go on."),
    (net('"1k"', '"1 mH"'), NETWORK, "net.toml:10: elements.R.resistance: '1 mH' does not fit: a unit such as Ω"),
    (net('"1k"', '"10m"'), NETWORK, "'10m' does not fit: a unit such as Ω"),
    (net('"5 V"', '"5 A"'), NETWORK, "elements.V.voltage: '5 A' does not fit: a unit such as V"),
    (net('"resistor"', '"resister"'), NETWORK, "did you mean 'resistor'?"),
    (net("capacitance", "capacity"), NETWORK, "elements.C.capacity: unknown key; did you mean 'capacitance'?"),
    (net('"1 uF"', '"-1 uF"'), NETWORK, "'C' needs a capacitance greater than zero [F], not -1e-06"),
    (net("[elements.R]", "[components.R]"), NETWORK, "components: unknown key; here it is called 'elements'"),
]  # fmt: skip
OF_LINES = [
    ("simulate", "Missing argument 'FILE'"),
    ("simulat arm.toml", "No such command 'simulat'"),
    ("simulate missing.toml", "there is no such file"),
    ("simulate arm.json", "a network file is TOML"),
    ("simulate arm.toml --tim 1", "No such option: --tim"),
    ("simulate arm.toml --time -1", "the run must end at a positive time"),
    ("simulate arm.toml --time soon", "Invalid value for '--time'"),
    ("simulate arm.toml --time 5mm", "'5mm' does not fit: a unit such as s is wanted here"),
    ("simulate arm.toml --time 1 --step 5", "step=5 s is longer than the run of 1 s"),
    ("simulate arm.toml --step fast", "write a fixed step [s]: --step 1e-3"),
    ("simulate arm.toml --initial hinge=90mm", "'90mm' does not fit: a unit such as rad is wanted here"),
    ("simulate arm.toml --initial hing=1", "did you mean 'hinge'?"),
    ("simulate arm.toml --initial hinge", "cannot read --initial 'hinge': write joint=value"),
    ("simulate arm.toml --initial hinge=1,2", "hinge"),
    ("simulate arm.toml --input motor=5N", "'5N' does not fit: a unit such as N*m is wanted here"),
    ("simulate arm.toml --input moter=5N*m", "did you mean 'motor'?"),
    ("simulate arm.toml --initial hing=5deg", "did you mean 'hinge'?"),
    ("simulate arm.toml --input motor=0:1:2", "name=time:value,time:value"),
    ("simulate arm.toml --parameter m=heavy", "cannot read --parameter m='heavy'"),
    ("simulate arm.toml --parameter mm=1", "there is no parameter 'mm'; did you mean 'm'?"),
    ("simulate arm.toml --parameter m=1 --parameter m=2", "gives 'm' twice"),
    ("simulate arm.toml --method rk5", "rk4"),
    ("simulate arm.toml --rtol 2", "rtol must be between 1e-14 and 0.1"),
    ("simulate arm.toml --outputs speed", "speed"),
    ("simulate arm.toml --base free", "the option base='free' belongs to .urdf files"),
    ("simulate arm.toml --diodes ideal", "the option diodes='ideal' belongs to"),
    ("simulate arm.toml --env HOME", "the option environment=['HOME'] belongs to .xacro files"),
    ("simulate robot.urdf --argument side", "--argument 'side' is not NAME=VALUE"),
    (
        "simulate robot.xacro",
        "reads the variable 'PATH' of your environment, which a model may read where you allow it",
    ),
    ("simulate robot.xacro", "--env PATH on the command line"),
    ("ensemble arm.toml", "nothing varies: give --over"),
    ("ensemble arm.toml --over hinge=0:1", "cannot read --over hinge=0:1: write"),
    ("ensemble arm.toml --over hing=0:1:3", "did you mean 'hinge'?"),
    ("ensemble arm.toml --over hinge=0:90mm:3", "'90mm' does not fit: a unit such as rad is wanted here"),
    ("ensemble arm.toml --over hinge=0:1:10000 --over m=1:2:10000", "or more of 100000000 members"),
    ("ensemble arm.toml --over hinge=0:1:3 --base free", "the option base='free' belongs to .urdf files"),
    ("fit arm.toml d.csv", "nothing is free: say what is looked for"),
    ("fit arm.toml d.csv --free m --guess m=heavy", "cannot read --guess 'heavy'"),
    ("fit arm.toml d.csv --free m --guess hinge=3mm", "'3mm' does not fit: a unit such as rad is wanted here"),
    ("fit arm.toml d.csv --free m --bounds m=1", "write --bounds m=0:5, one side may be empty"),
    ("fit arm.toml d.csv --free m --base free", "the option base='free' belongs to .urdf files"),
    ("report arm.toml", "it is no NetCDF file; give what `poinsot simulate --out RUN.nc` wrote"),
    ("verify arm.toml", "it is no NetCDF file"),
    ("report run.nc", "run.nc"),
    ("resume arm.toml", "arm.toml"),
    ("diagram arm.toml out.svg", "is a mechanism alone, and diagrams are drawn of networks"),
    ("analyse net.toml --screws", "belong to mechanisms; this file is a network"),
    ("equations arm.toml --hamiltonian --structure", "print different equations: leave one of them out"),
    ("equations arm.toml --latex out.txt", "an article is a file that ends in .tex"),
    ("export arm.toml", "say what is to be written"),
    ("export arm.toml --urdf a.urdf --float", "--float has no meaning here: it goes with --c. Leave it out"),
    ("export arm.toml --c out --method rk4", "--method has no meaning here: it goes with --c with --run or --fmu"),
    ("export arm.toml --toml ./arm.toml", "cannot write arm.toml: it is the file that is read, and would be lost"),
    ("export robot.urdf --sdf a.sdf --urdf robot.urdf", "cannot write robot.urdf: it is the file that is read"),
    ("heal arm.toml --output ./arm.toml", "cannot write arm.toml: it is the file that is read"),
    ("bench robot.urdf --json robot.urdf", "cannot write robot.urdf: it is the file that is read"),
    ("simulate arm.toml --times=", "cannot read --times ''"),
    ("simulate arm.toml --out a.nc --checkpoint ./a.nc", "results and the checkpoints of a run cannot both be a.nc"),
    ("new robot", "robot"),
]


def _says(line: str, sentence: str, folder: Path, files: dict[str, str]) -> None:
    for name, text in {**FILES, **files}.items():
        (folder / name).write_text(text, encoding="utf-8")
    done = poinsot(*line.split(), folder=folder)
    said = " ".join(done.stderr.split())
    assert done.returncode in (1, 2), (done.returncode, said)
    assert sentence in said
    assert "Traceback" not in said and "poinsot itself failed" not in said
    for name, text in {**FILES, **files}.items():
        assert (folder / name).read_text(encoding="utf-8") == text, "what was there is not there any more"


@pytest.mark.sample(22)
@pytest.mark.parametrize(("files", "line", "sentence"), OF_FILES, ids=[sentence for _, _, sentence in OF_FILES])
def test_wrong_files(tmp_path: Path, files: dict[str, str], line: str, sentence: str) -> None:
    _says(line, sentence, tmp_path, files)


@pytest.mark.sample(22)
@pytest.mark.parametrize(("line", "sentence"), OF_LINES)
def test_wrong_lines(tmp_path: Path, line: str, sentence: str) -> None:
    _says(line, sentence, tmp_path, {})


def test_there_are_sixty() -> None:
    assert len(OF_FILES) + len(OF_LINES) >= 60
