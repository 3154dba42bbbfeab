"""Models that lead MuJoCo astray are refused before it sees them; what it refuses itself is said in one paragraph."""

import os
import sys
import warnings
from pathlib import Path
from typing import Any

import pytest

import poinsot as po
from conftest import require_oracle
from hostile import acting

TRIANGLES = "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 1 4 3\n"
LEAF = '<body><joint/><geom size="1"/></body>'
MESH = (
    '<asset><mesh name="m" file="{}"/></asset><worldbody><body><joint/><geom type="mesh" mesh="m"/></body></worldbody>'
)


def written(folder: Path, text: str, name: str = "model/robot.xml") -> Path:
    """A file; model/ is a repository of its own."""
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    (folder / "model" / ".git").mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


def refusal(file: Path, **options: Any) -> str:
    with warnings.catch_warnings(action="ignore", category=UserWarning), pytest.raises(po.FileError) as error:
        po.load(file, **options)
    said = str(error.value)
    assert said.startswith(str(file.parent.parent)) and "\n" not in said and not acting(said)
    return said


WAYS_OUT = {
    "mesh": MESH.format("../secret.obj"),
    "backslash": MESH.format("..\\secret.obj"),
    "around": MESH.format("inner/../../secret.obj"),
    "absolute": MESH.format("{root}/secret.obj"),
    "absolute, in other signs": MESH.format("\\\\nowhere\\secret.obj".removeprefix("\\")),
    "nowhere": MESH.format("../nowhere/secret.obj"),
    "link": MESH.format("link.obj"),
    "linked folder": MESH.format("up/secret.obj"),
    "meshdir": '<compiler meshdir=".."/>' + MESH.format("secret.obj"),
    "assetdir": '<compiler assetdir="{root}"/>' + MESH.format("secret.obj"),
    "texture": '<asset><texture name="t" type="2d" file="../secret.png"/></asset>',
    "cube texture": '<asset><texture name="t" type="cube" fileright="../secret.png"/></asset>',
    "height field": '<asset><hfield name="h" size="1 1 1 1" file="../secret.png"/></asset>',
    "skin": '<asset><skin file="../secret.skn"/></asset>',
    "flex": '<worldbody><body><flexcomp name="f" type="mesh" file="../secret.obj"/></body></worldbody>',
    "include": '<include file="../secret.xml"/>',
    "include of an include": '<include file="inner/part.xml"/>',
    "model": '<asset><model name="x" file="../secret.xml"/></asset>',
    "mesh of a model": '<asset><model name="x" file="inner/model.xml"/></asset>',
}


@pytest.mark.parametrize("name", WAYS_OUT)
def test_no_path_leads_out_of_the_folder(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mujoco", None)  # which opens files unseen by Python: it is not even imported
    for secret in ("obj", "png", "skn", "xml"):
        written(tmp_path, TRIANGLES if secret == "obj" else "<mujoco/>", f"secret.{secret}")
    file = written(tmp_path, f"<mujoco>{WAYS_OUT[name].format(root=tmp_path)}</mujoco>")
    written(tmp_path, '<mujoco><include file="../../secret.xml"/></mujoco>', "model/inner/part.xml")
    written(tmp_path, f"<mujoco>{MESH.format('../../secret.obj')}</mujoco>", "model/inner/model.xml")
    (tmp_path / "model" / "link.obj").symlink_to(tmp_path / "secret.obj")
    (tmp_path / "model" / "up").symlink_to(tmp_path)
    said = refusal(file)
    assert "outside the model's folder" in said and "folders=[" in said


@pytest.mark.parametrize("target", ["//server/share/a.obj", "\\\\server\\share\\a.obj", "\\/server/a.obj"])
def test_a_path_on_another_machine_is_refused_unopened(target: str, tmp_path: Path) -> None:
    file = written(tmp_path, f"<mujoco>{MESH.format(target)}</mujoco>")
    assert "a path on another machine" in refusal(file)


def test_a_folder_that_is_allowed_is_read(tmp_path: Path) -> None:
    require_oracle("mujoco")
    written(tmp_path, TRIANGLES, "common/tetrahedron.obj")
    file = written(tmp_path, f"<mujoco>{MESH.format('../common/tetrahedron.obj')}</mujoco>")
    assert "outside the model's folder" in refusal(file)
    assert po.load(file, folders=[tmp_path / "common"]).nv == 1


@pytest.mark.parametrize("mark", [".git", "package.xml", None])
def test_meshes_of_the_collection_are_read(mark: str | None, tmp_path: Path) -> None:
    """As most collections keep them, in ../meshes: up to what marks a package or a repository, or three levels."""
    require_oracle("mujoco")
    file = tmp_path / "robots" / "arm" / "mjcf" / "robot.xml"
    for place in (file.parent, tmp_path / "robots" / "meshes"):
        place.mkdir(parents=True)
    (tmp_path / "robots" / "meshes" / "m.obj").write_text(TRIANGLES)
    if mark:
        (tmp_path / "robots" / mark).write_text("")
    file.write_text(f'<mujoco><compiler meshdir="../../meshes"/>{MESH.format("m.obj")}</mujoco>')
    assert po.load(file).nv == 1
    (tmp_path / "robots" / "meshes" / "part.xml").write_text("<mujoco/>")
    file.write_text('<mujoco><include file="../../meshes/part.xml"/></mujoco>')
    with pytest.raises(po.FileError) as error:
        po.load(file)
    assert ("outside the model's folder" in str(error.value)) == (mark != "package.xml"), error.value


def world(text: str) -> str:
    return f"<mujoco><worldbody>{text}</worldbody></mujoco>"


def asset(text: str) -> str:
    return f"<mujoco><asset>{text}</asset></mujoco>"


def test_the_command_line_reads_models_and_takes_folders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    require_oracle("mujoco")
    from poinsot.cli.app import run

    written(tmp_path, TRIANGLES, "common/tetrahedron.obj")
    file = str(written(tmp_path, f"<mujoco>{MESH.format('../common/tetrahedron.obj')}</mujoco>"))
    allowed = ["--folder", str(tmp_path / "common")]
    for words, code, says in (
        (["analyse", file], 2, f"folders=['{tmp_path / 'common'}']"),
        (["analyse", file, *allowed], 0, "joint_0revolute"),
        (["simulate", file, "--time", "0.1", *allowed], 0, "balanced"),
    ):
        monkeypatch.setattr("sys.argv", ["poinsot", *words])
        assert run() == code, words
        told = capsys.readouterr()
        assert says in "".join((told.err if code else told.out).split()), words


BAD = {
    "entities": ('<!DOCTYPE m [<!ENTITY a "aaa">]><mujoco model="&a;"/>', "document type"),
    "a file in an entity": ('<!DOCTYPE m [<!ENTITY a SYSTEM "/etc/hostname">]><mujoco>&a;</mujoco>', "document type"),
    "cyclic include": ('<mujoco><include file="robot.xml"/></mujoco>', "includes a file that includes this one"),
    "cycle of two": ('<mujoco><include file="inner/back.xml"/></mujoco>', "includes a file that includes this one"),
    "missing include": ('<mujoco><include file="nothing.xml"/></mujoco>', "there is no such file"),
    "missing mesh": (f"<mujoco>{MESH.format('nothing.obj')}</mujoco>", "nothing.obj"),
    "a folder as mesh": (f"<mujoco>{MESH.format('inner')}</mujoco>", "MuJoCo does not compile"),
    "plugin": ('<mujoco><extension><plugin plugin="mujoco.sdf.bolt"/></extension></mujoco>', "a plugin of MuJoCo"),
    "replicas": (
        '<mujoco><worldbody><replicate count="1000"><replicate count="1000"><replicate count="1000">' + LEAF
        + "</replicate></replicate></replicate></worldbody></mujoco>", "makes more than 200,000 elements",
    ),
    "composite": (world('<body><composite type="cable" count="99999999 1 1"/></body>'), "makes more"),
    "texture": (asset('<texture type="2d" builtin="flat" width="900000" height="900000"/>'), "fill the memory"),
    "field": (asset('<hfield name="h" nrow="900000" ncol="900000" size="1 1 1 1"/>'), "fill the memory"),
    "sizes": ('<mujoco><size nuser_body="2000000000"/><worldbody>' + LEAF + "</worldbody></mujoco>", "fill the memory"),
    "schema": ("<mujoco><foo/></mujoco>", "unrecognized element"),
    "not a number": (world('<body><joint damping="nan"/><geom size="1"/></body>'), "not finite"),
    "infinite": (world('<body><joint armature="inf"/><geom size="1"/></body>'), "not finite"),
    "words": (world('<body pos="a b c"/>'), "robot.xml:1: MuJoCo does not compile"),
    "name twice": (world('<body name="a"/><body name="a"/>'), "repeated name"),
    "no mass": (world("<body><joint/></body>"), "mass and inertia"),
    "what a reader may skip": (
        '<mujoco><!-- -- --><asset><mesh name="<!--" file="../../x.obj"/><mesh name="-->"/></asset></mujoco>', "comment"
    ),
    "robot": ('<robot name="r"/>', "rename it to end in .urdf"),
    "part": ("<mujocoinclude/>", "read the file that includes it"),
    "other root": ("<html/>", "<mujoco>"),
    "empty": ("", "empty"),
    "blank": ("   ", "empty"),
    "no markup": ("mujoco", "not well-formed"),
    "depth": (world("" + "<body>" * 600 + "</body>" * 600 + ""), "500 levels"),
    "hostile name": (world('<body name="\u202e&lt;script&gt;"/><body name="\u202e&lt;script&gt;"/>'), "repeated"),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_bad_files_get_one_sentence(name: str, tmp_path: Path) -> None:
    require_oracle("mujoco")
    text, why = BAD[name]
    written(tmp_path, '<mujoco><include file="../robot.xml"/></mujoco>', "model/inner/back.xml")
    file = written(tmp_path, text)
    assert why in refusal(file)


def test_utf_16_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "model" / "robot.xml"
    file.parent.mkdir()
    file.write_text('<?xml version="1.0" encoding="utf-16"?><mujoco/>', encoding="utf-16")
    assert "UTF-8" in refusal(file)


def test_mujoco_writes_no_log_and_its_warnings_are_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    require_oracle("mujoco")
    monkeypatch.chdir(tmp_path)
    file = written(tmp_path, f'<mujoco><compiler settotalmass="3"/><worldbody>{LEAF}</worldbody></mujoco>')
    with pytest.warns(UserWarning, match="MuJoCo says: compiler attribute 'settotalmass' is deprecated") as caught:
        po.load(file)
    assert {each.filename for each in caught} == {__file__}, "a warning shows the line that asked"
    assert sorted(os.listdir(tmp_path)) == ["model"]


def test_without_mujoco_the_message_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mujoco", None)
    file = written(tmp_path, world(LEAF))
    with pytest.raises(po.ModelError, match=r"pip install 'poinsot\[mjcf\]'"):
        po.load(file)
