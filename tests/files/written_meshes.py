"""Robots whose bodies touch by meshes, written for a test."""

from pathlib import Path
from typing import Any

import poinsot as po
from cases import saved

MASS = '<inertial><mass value="2"/><inertia ixx="0.02" iyy="0.03" izz="0.04" ixy="0" ixz="0" iyz="0"/></inertial>'

URDF = (
    '<robot name="crate"><link name="crate">' + MASS + '<collision><origin xyz="0.01 0 {z}" rpy="0.3 0 0.2"/><geometry>'
    '{shape}</geometry></collision></link><link name="lid">' + MASS + "{lid}</link>"
    '<joint name="hinge" type="revolute"><parent link="crate"/><child link="lid"/><origin xyz="0 0 1"/>'
    '<limit lower="-1" upper="1" effort="1" velocity="1"/></joint></robot>'
)

WRITTEN = {
    ".urdf": ('<box size="0.2 0.3 0.4"/>', '<mesh filename="{file}" scale="0.2 0.3 {s}"/>'),
    ".sdf": ("<box><size>0.2 0.3 0.4</size></box>", "<mesh><uri>{file}</uri><scale>0.2 0.3 {s}</scale></mesh>"),
}


def load(folder: Path, text: str, shape: str, name: str = "crate.urdf", lid: str = "", **options: Any) -> Any:
    file = saved(folder / name, text.format(shape=shape, z=0.1, lid=lid))
    return po.load(file, base="free", **{"ground": {"friction": 0.5}, **options})
