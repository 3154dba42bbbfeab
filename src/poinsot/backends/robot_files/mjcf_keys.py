"""Keyframes of an MJCF model: all coordinates and rates in MuJoCo's order and conventions."""

from __future__ import annotations

import numpy as np

from poinsot.algebra.arrays import Array
from poinsot.backends.robot_files.doubts import Doubts
from poinsot.backends.robot_files.mjcf import Bodies, Move
from poinsot.backends.robot_files.names import renamed
from poinsot.backends.robot_files.numbers import on_grid, places_of, texts
from poinsot.backends.robot_files.xml_text import Element
from poinsot.geometry.rotations import rotation_of
from poinsot.multibody.model import Initial, Keyframe

INITIAL = "initial"


def keys(made: Bodies, motors: list[Element], called: dict[str, str], doubts: Doubts) -> list[Element]:
    """Those of the model, and one of its initial values where these are more than references of hinges and slides."""
    model = made.tree.model
    frames = list(model.keyframes)
    if any(_beyond_references(made, entry) for entry in model.initial):
        frames.insert(0, Keyframe(INITIAL, model.initial))
    names = renamed(frame.name for frame in frames)
    return [_key(made, frame, names[frame.name], motors, called, doubts) for frame in frames]


def _beyond_references(made: Bodies, entry: Initial) -> bool:
    if entry.velocity is not None and any(entry.velocity):
        return True
    if entry.position is None:
        return False
    kinds = {move.kind for move in made.moves if move.joint == entry.joint}
    return "ball" in kinds


def _key(
    made: Bodies, frame: Keyframe, name: str, motors: list[Element], called: dict[str, str], doubts: Doubts
) -> Element:
    entries = {entry.joint: entry for entry in (*made.tree.model.initial, *frame.joints)}
    qpos: list[float] = []
    qvel: list[float] = []
    for move in made.moves:
        q, v = _state(made, move, entries.get(move.joint))
        qpos += q
        qvel += v
    controls = {called[each]: value for each, value in frame.controls if each in called}
    activations = {called[each]: value for each, value in frame.activations if each in called}
    acting = [m for m in motors if m.attributes.get("dyntype")]
    ctrl = [controls.get(str(m.attributes["name"]), 0.0) for m in motors]
    act = [activations.get(str(m.attributes["name"]), 0.0) for m in acting]
    said = {"qpos": qpos, "qvel": qvel if any(qvel) else [], "ctrl": ctrl if any(ctrl) else [], "act": act}
    return Element("key", {"name": name, **{key: texts(values) if values else None for key, values in said.items()}})


def _state(made: Bodies, move: Move, entry: Initial | None) -> tuple[list[float], list[float]]:
    """MuJoCo's coordinates and rates of one of its joints."""
    pair = made.tree.model.joint(move.joint).pair
    neutral = tuple(float(x) for x in pair.neutral())
    q = neutral if entry is None or entry.position is None else entry.position
    v = (0.0,) * len(pair.freedoms) if entry is None or entry.velocity is None else entry.velocity
    if move.kind == "free":
        turn, slide = np.asarray(v[:3]), rotation_of(np.asarray(q[3:])) @ np.asarray(v[3:])
        return [*q[:3], q[6], *q[3:6]], [*_laid(slide), *map(float, turn)]
    if move.kind == "ball" and len(q) == 4:
        return [q[3], *q[:3]], [float(x) for x in v]
    if len(q) == 7:  # three slides and a ball
        if move.kind == "ball":
            return [q[6], *q[3:6]], [float(x) for x in v[:3]]
        along = rotation_of(np.asarray(q[3:])) @ np.asarray(v[3:])
        return [float(q[move.freedoms[0] - 3])], [_laid(along)[move.freedoms[0] - 3]]
    k, factor = move.freedoms[0], move.advance or 1.0
    return [float(q[k]) * factor], [float(v[k]) * factor]


def _laid(values: Array) -> list[float]:
    places = places_of(float(np.abs(values).max()))
    return [on_grid(float(x), places) for x in values]
