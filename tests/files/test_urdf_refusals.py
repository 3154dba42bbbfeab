"""Bad URDF files: each gets one paragraph that names file, line and element, says why, and what to do."""

import os
import re
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from files.urdf_text import INERTIAL, RandomRobot, joint, link, pendulum, robot
from poinsot import FileError, ModelError
from poinsot.errors import FileWarning
from poinsot.files import xml
from poinsot.files.reading import LARGEST
from poinsot.files.urdf import read_urdf


def refusal(file: Path, **options: Any) -> str:
    """The sentence for a file that must be refused; one paragraph that begins with the file."""
    with pytest.raises(FileError) as caught:
        read_urdf(file, **options)
    message = str(caught.value)
    assert message.startswith(str(file)) and not message.endswith(".") and "\n" not in message
    assert caught.value.__suppress_context__ or caught.value.__context__ is None, "no second traceback"
    return message


def written(tmp_path: Path, content: str | bytes) -> Path:
    file = tmp_path / "robot.urdf"
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    return file


ENTITIES = '<!DOCTYPE robot [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]><robot name="r"><link name="&b;"/></robot>'
EXTERNAL = '<!DOCTYPE robot [<!ENTITY a SYSTEM "file:///etc/hostname">]>\n<robot name="r"><link name="&a;"/></robot>'
NOT_A_ROBOT: dict[str, tuple[str | bytes, list[str]]] = {
    "empty": ("", ["is empty"]),
    "blank": (" \n\n ", ["is empty"]),
    "binary": (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", ["binary"]),
    "text": ("name = 'arm'\n", [":1:", "not well-formed"]),
    "cut off": (pendulum()[:-20], [":4:", "not well-formed", "correct the file"]),
    "crossed tags": ("<robot>\n<link>\n</joint></robot>", [":3:", "mismatched tag"]),
    "unknown entity": ('<robot>\n<link name="&nbsp;"/></robot>', [":2:", "undefined entity"]),
    "latin-1": ('<robot>\n<link name="men\xe9"/></robot>'.encode("latin-1"), [":2:", "0xe9", "not UTF-8", "encoding"]),
    "wrong encoding": ('<?xml version="1.0" encoding="klingon"?><robot/>', ["encoding"]),
    "multi-byte encoding": ('<?xml version="1.0" encoding="gbk"?><robot/>', ["encoding"]),
    "entity expansion": (ENTITIES, [":1:", "document type", "delete the declaration"]),
    "external entity": (EXTERNAL, [":1:", "document type", "other files"]),
    "document type": ('<!DOCTYPE robot SYSTEM "http://localhost/robot.dtd"><robot/>', ["document type"]),
    "nested deep": ("<robot>" + "<a>" * 200 + "</a>" * 200 + "</robot>", ["100 levels of nesting"]),
    "SDF": ('<sdf version="1.9"><model/></sdf>', [":1:", "<sdf>", "<robot>", "an SDF file"]),
    "MJCF": ('<mujoco model="m"/>', ["<mujoco>", "an MJCF file"]),
    "HTML": ("<html><body/></html>", ["<html>", "<robot>"]),
    "no links": ('<robot name="r"/>', ["no <link>"]),
    "xacro": ('<robot name="r">\n<xacro:include filename="a"/></robot>', [":2:", "<xacro:include>", "called .xacro"]),
    "xacro in a link": (
        robot("<link name='a'><visual><xacro:box/></visual></link>"),
        [":2:", "<xacro:box>", "called .xacro"],
    ),
    "xacro name": (robot("<link name='${prefix}a'/>"), [":2:", "${prefix}a", "called .xacro"]),
    "xacro number": (pendulum('<origin xyz="0 0 ${h}"/>'), [":4:", "${h}", "called .xacro"]),
}


@pytest.mark.parametrize(("content", "parts"), NOT_A_ROBOT.values(), ids=NOT_A_ROBOT)
def test_what_is_no_urdf_is_refused(tmp_path: Path, content: str | bytes, parts: list[str]) -> None:
    message = refusal(written(tmp_path, content))
    assert [part for part in parts if part not in message] == [], message


def mass(value: str) -> str:
    return robot("", link("a", INERTIAL.replace('mass value="1"', f'mass value="{value}"')))


def inertial(inside: str) -> str:
    return robot("", link("a", f"<inertial>{inside}</inertial>"))


WHOLE = '<mass value="1"/><inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/>'
IN_LINE_3 = {
    "link without name": (robot("", "<link/>"), ["<link>", "no attribute 'name'"]),
    "link with empty name": (robot("", link("")), ["<link ''>", "empty attribute 'name'"]),
    "misspelt name": (robot("", "<link nam='a'/>"), ["no attribute 'name'", "'nam'"]),
    "two links of a name": (robot(link("a"), link("a")), ["<link 'a'>", "line 2", "must differ"]),
    "mass not a number": (mass("heavy"), ["<mass> of <inertial> of <link 'a'>", "'heavy'", "not a number"]),
    "decimal comma": (mass("1,5"), ["'1,5'", "use a point"]),
    "underscore": (mass("1_000"), ["'1_000'", "not a number"]),
    "two masses": (mass("1 2"), ["'1 2'", "1 number"]),
    "negative mass": (mass("-2"), ["<mass>", "negative", "-2 kg"]),
    "mass NaN": (mass("nan"), ["not finite"]),
    "mass infinite": (mass("1e999"), ["not finite"]),
    "no mass": (inertial('<inertia ixx="1"/>'), ["<inertial> of <link 'a'>", "no <mass>", '<mass value="1.0"/>']),
    "inertia misspelt": (inertial(WHOLE.replace("<inertia ", "<interia ")), ["no <inertia>", "'interia'"]),
    "moment missing": (inertial(WHOLE.replace("ixy", "iyx")), ["no attribute 'ixy'", "is it 'iyx'"]),
    "two inertials": (robot("", link("a", INERTIAL + INERTIAL.replace("1", "2"))),
                      ["second <inertial>", "line 3", "keep one"]),
    "overflow": (inertial('<origin xyz="1e200 0 0"/>' + WHOLE), ["overflow", "units"]),
    "visual size": (robot("", link("a", '<visual><geometry><box size="1 2"/></geometry></visual>')),
                    ["<box> of <geometry> of <visual> of <link 'a'>", "'1 2'", "3 numbers"]),
    "not connected": (robot(link("a"), link("b")), ["<link 'b'>", "not connected to 'a'", "one root"]),
    "two joints of a name": (robot(joint("j", "a", "b"), joint("j", "b", "c"), link("a"), link("b"), link("c")),
                             ["<joint 'j'>", "line 2"]),
    "two parents": (robot(joint("i", "a", "c"), joint("j", "b", "c"), *map(link, "abc"), joint("k", "a", "b")),
                    ["<joint 'j'>", "'c' a second parent", "'i'", "network file"]),
    "ring": (robot("", joint("i", "b", "a"), joint("j", "a", "b"), link("a"), link("b")),
             ["'a' → 'b' → 'a'", "ring", "network file"]),
    "ring beside a tree": (robot("", joint("i", "b", "a"), joint("j", "a", "b"), *map(link, "abc")), ["ring"]),
    "link to itself": (robot(link("r"), joint("j", "a", "a"), link("a")), ["<joint 'j'>", "'a' → 'a'"]),
    "unknown link": (robot(link("upper_arm"), joint("j", "upper_arm", "uper_arm")),
                     ["'uper_arm'", "did you mean 'upper_arm'?"]),
    "mimic ring": (robot(joint("i", "a", "b", '<mimic joint="j"/>'), joint("j", "b", "c", '<mimic joint="i"/>'),
                         *map(link, "abc")), ["mimics itself", "i → j → i"]),
    "joint without type": (robot(link("a"), '<joint name="j"><parent link="a"/></joint>'), ["no attribute 'type'"]),
}  # fmt: skip


@pytest.mark.parametrize(("text", "parts"), IN_LINE_3.values(), ids=IN_LINE_3)
def test_a_faulty_robot_is_refused_with_its_line(tmp_path: Path, text: str, parts: list[str]) -> None:
    message = refusal(written(tmp_path, text))
    assert [part for part in [":3: ", *parts] if part not in message] == [], message


ON_THE_HINGE = {
    "zero axis": ('<axis xyz="0 0 0"/>', ["<axis> of <joint 'hinge'>", "zero", 'xyz="0 0 1"']),
    "short axis": ('<axis xyz="0 1"/>', ["'0 1'", "3 numbers"]),
    "axis NaN": ('<axis xyz="0 nan 1"/>', ["not finite"]),
    "empty axis": ('<axis xyz=""/>', ["empty attribute 'xyz'"]),
    "origin": ('<origin xyz="0 0 O"/>', ["<origin> of <joint 'hinge'>", "'O' is not a number"]),
    "two origins": ('<origin/><origin xyz="0 0 1"/>', ["second <origin>"]),
    "two parents": ('<parent link="arm"/>', ["second <parent>"]),
    "two turns": ('<origin rpy="0 0 0" quat_xyzw="0 0 0 1"/>', ["rpy", "quat_xyzw", "keep one"]),
    "long quaternion": ('<origin quat_xyzw="1 1 1 1"/>', ["length 2"]),
    "zero quaternion": ('<origin quat_xyzw="0 0 0 0"/>', ["length 0"]),
    "limit NaN": ('<limit lower="nan"/>', ["<limit> of <joint 'hinge'>", "not a number"]),
    "limit not a number": ('<limit lower="-pi"/>', ["'-pi'", "not a number"]),
    "negative damping": ('<dynamics damping="-1"/>', ["<dynamics>", "negative damping", "make energy"]),
    "infinite damping": ('<dynamics damping="inf"/>', ["not finite"]),
    "mimic without joint": ('<mimic multiplier="2"/>', ["<mimic> of <joint 'hinge'>", "no attribute 'joint'"]),
    "mimic itself": ('<mimic joint="hinge"/>', ["mimics itself", "hinge → hinge"]),
}


@pytest.mark.parametrize("blank", [0, 7])
@pytest.mark.parametrize(("inside", "parts"), ON_THE_HINGE.values(), ids=ON_THE_HINGE)
def test_a_faulty_joint_is_refused_with_its_line(tmp_path: Path, inside: str, parts: list[str], blank: int) -> None:
    message = refusal(written(tmp_path, pendulum("\n" * blank + inside)))
    line = 4 if "mimics itself" in message else 4 + blank  # the first is said of the joint, not of its part
    assert [part for part in [f":{line}: ", *parts] if part not in message] == [], message


@pytest.mark.parametrize(("kind", "parts"), [("revolut", ["did you mean 'revolute'?"]), ("screw", ["the types are"])])
def test_an_unknown_type_is_refused_with_those_known(tmp_path: Path, kind: str, parts: list[str]) -> None:
    message = refusal(written(tmp_path, pendulum(kind=kind)))
    assert [part for part in [":4: <joint 'hinge'>", repr(kind), "prismatic", *parts] if part not in message] == []


@pytest.mark.parametrize("end", ["parent", "child"])
def test_a_joint_needs_both_ends(tmp_path: Path, end: str) -> None:
    text = pendulum().replace(f"<{end} ", f"<{end}s ")
    message = refusal(written(tmp_path, text))
    assert f"<joint 'hinge'> has no <{end}> (is it '{end}s'?)" in message


@pytest.mark.parametrize("kind", ["planar", "floating", "spherical"])
def test_only_single_coordinates_follow_each_other(tmp_path: Path, kind: str) -> None:
    follower = joint("follow", "a", "c", '<mimic joint="lead"/>', kind=kind)
    file = written(tmp_path, robot(*map(link, "abc"), joint("lead", "a", "b"), follower))
    assert 'mimic="independent"' in refusal(file, mimic="coupled")


# The file itself.


def test_a_missing_file_is_refused_with_the_nearest_name(tmp_path: Path) -> None:
    written(tmp_path, pendulum())
    assert "no such file" in refusal(tmp_path / "robt.urdf") and "'robot.urdf'" in refusal(tmp_path / "robt.urdf")


def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert "directory" in refusal(tmp_path)


def test_a_large_file_is_refused_before_it_is_read(tmp_path: Path) -> None:
    file = written(tmp_path, "<robot/>")
    os.truncate(file, 100_000_000)
    assert LARGEST <= 50_000_000
    assert "100 MB" in refusal(file)


def test_a_file_of_too_many_elements_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(xml, "MOST_ELEMENTS", 50)
    assert "more than 50 elements" in refusal(written(tmp_path, robot(*[link(f"b{n}") for n in range(60)])))


def test_long_names_and_values_are_cut_in_the_sentence(tmp_path: Path) -> None:
    long = "x" * 100_000
    for text in (robot(link(long), link(long)), robot(link(long), link("b")), pendulum(f'<axis xyz="{long}"/>')):
        assert len(refusal(written(tmp_path, text))) < 2000


@pytest.mark.parametrize("options", [{"base": "floating"}, {"mimic": "joint"}, {"base": True}])
def test_unknown_options_are_refused_with_the_known_ones(tmp_path: Path, options: Any) -> None:
    with pytest.raises(ModelError, match=r"it is '\w+' or '\w+'"):
        read_urdf(written(tmp_path, pendulum()), **options)


NASTY = [
    "", " ", "0", "-1", "1e400", "nan", "-inf", "1 2", "1 2 3 4", "b0", "b1", "j1", "ground", "xyz", "é", "${x}", "\t",
    "1e308 1e308 1e308", "1e-320 0 0", "0 0 0", "floating", "mimic", "x" * 2000,
]  # fmt: skip
TAGS = ["origin", "axis", "mass", "inertia", "child", "mimic", "x"]


def changed(text: str, rng: np.random.Generator) -> str:
    """An attribute's value or a tag exchanged, a character removed, or an element removed or doubled."""
    pattern = str(rng.choice([r'="([^"]*)"', r"<(\w+)[^>]*/>", r"(.)", r"(<\w+[^>]*/>)"]))
    places = [found.span(1) for found in re.finditer(pattern, text)]
    start, end = places[rng.integers(len(places))]
    piece = text[start:end]
    new = {'="': rng.choice(NASTY), r"<(": rng.choice(TAGS), "(.": "", "(<": piece * rng.choice([0, 2])}[pattern[:2]]
    return text[:start] + str(new) + text[end:]


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", range(10))
def test_whatever_is_changed_the_answer_is_a_model_or_a_sentence(tmp_path: Path, rng: np.random.Generator) -> None:
    """No other exception comes, and no warning but poinsot's own."""
    parts = '<dynamics damping="1" friction="1"/><limit lower="0" upper="1" '
    good = RandomRobot(rng, links=4, kinds=("revolute", "prismatic")).text().replace("<limit ", parts)
    good = good.replace('<child link="b3"/>', '<child link="b3"/><mimic joint="j1" multiplier="2" offset="1"/>')
    outcomes = set()
    for _ in range(60):
        text = good
        for _ in range(rng.integers(1, 4)):
            text = changed(text, rng)
        file = written(tmp_path, text)
        with warnings.catch_warnings(action="error"):
            warnings.simplefilter("ignore", FileWarning)
            try:
                read_urdf(file, mimic="coupled", damping=True)
                outcomes.add("read")
            except FileError as error:
                assert str(error).startswith(str(file)) and "\n" not in str(error)
                outcomes.add("refused")
    assert outcomes == {"read", "refused"}, "the changes must be neither harmless nor fatal always"
