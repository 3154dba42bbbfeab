"""MJCF, the models of MuJoCo, as mechanisms: compiled by MuJoCo, then translated part by part."""

from __future__ import annotations

import os
from collections.abc import Sequence

from poinsot.backends.robot_files.names import TakenNames
from poinsot.files.mjcf.actuators import read_actuators
from poinsot.files.mjcf.compiled import Compiled, compile_mjcf
from poinsot.files.mjcf.contacts import read_contacts
from poinsot.files.mjcf.equality import read_equality
from poinsot.files.mjcf.forces import read_forces
from poinsot.files.mjcf.inert import name_what_does_not_act, refuse_what_is_not_read
from poinsot.files.mjcf.keyframes import read_keyframes
from poinsot.files.mjcf.shapes import read_shapes
from poinsot.files.mjcf.switches import read_switches
from poinsot.files.mjcf.tree import body_names, read_tree, references
from poinsot.files.reading import model_faults
from poinsot.multibody.model import Model

_UNNAMED = "MuJoCo Model"


def read_mjcf(
    path: str | os.PathLike[str],
    *,
    folders: Sequence[str | os.PathLike[str]] = (),
    contacts: bool = False,
    losses: bool = False,
    strict: bool = False,
) -> Model:
    """The mechanism of an MJCF file.

    folders  where it may read other files from, beside its own folder: its meshes, its textures, what it includes
    losses   whether the dry friction of its tendons acts; that of joints is data in any case
    strict   refuse what otherwise is a warning that it moves otherwise than in MuJoCo, or has an unphysical inertia
    contacts  whether its geoms touch, as contype, conaffinity, <exclude> and <pair> say

    Bodies, joints, coordinates and freedoms come in MuJoCo's order; q of hinges and slides are MuJoCo's own, other
    conventions are converted by `analysis.orders.mujoco_order`. It starts at MuJoCo's reference pose qpos0.
    Raises FileError for what is neither translated nor without effect on motion, by name; warns with FileWarning of
    what acts only in contact or dry friction, once for each kind. ModelError where MuJoCo is not installed.
    Law: mass matrix, bias and forces are those of MuJoCo, tests/files/mjcf
    """
    compiled = compile_mjcf(path, folders, strict)
    refuse_what_is_not_read(compiled)
    names = body_names(compiled)
    joint_names = TakenNames(compiled.names("joint"))
    bodies, joints = read_tree(compiled, names, read_shapes(compiled), joint_names)
    name_what_does_not_act(compiled, contacts, losses)
    actuators = list(read_actuators(compiled, names))
    closing, couplings = read_equality(compiled, names, joint_names)
    with model_faults(compiled.path):
        model = Model(
            name=_name(compiled),
            bodies=tuple(bodies),
            joints=(*joints, *closing),
            elements=(*read_forces(compiled, names, joints), *actuators),
            gravity=_gravity(compiled),
            tree=tuple(joint.name for joint in joints) if closing else "auto",
            couplings=tuple(couplings),
            initial=references(compiled),
            keyframes=read_keyframes(compiled, [a.name for a in actuators]),
            switches=(
                *read_switches(compiled, names, losses),
                *(read_contacts(compiled, names, bodies) if contacts else ()),
            ),
        )
    compiled.warn()
    return model


def _name(compiled: Compiled) -> str:
    names: bytes = compiled.model.names
    given = names[: names.index(b"\0")].decode("utf-8", "replace").strip()
    return given if given and given != _UNNAMED else compiled.path.stem


def _gravity(compiled: Compiled) -> tuple[float, float, float]:
    if compiled.has("GRAVITY"):
        return 0.0, 0.0, 0.0
    x, y, z = (float(g) for g in compiled.model.opt.gravity)
    return x, y, z
