"""MJCF text of a mechanism: all of it together."""

from __future__ import annotations

import os
from math import isfinite

from poinsot.backends.robot_files.arrangement import arrangement
from poinsot.backends.robot_files.doubts import Doubts
from poinsot.backends.robot_files.mjcf import KIND, bodies_of
from poinsot.backends.robot_files.mjcf_contacts import contacts
from poinsot.backends.robot_files.mjcf_equality import equality
from poinsot.backends.robot_files.mjcf_forces import actuators, along_tendons, switching
from poinsot.backends.robot_files.mjcf_keys import keys
from poinsot.backends.robot_files.mjcf_shapes import Geoms
from poinsot.backends.robot_files.mjcf_ways import Ways
from poinsot.backends.robot_files.names import legal
from poinsot.backends.robot_files.numbers import texts
from poinsot.backends.robot_files.xml_text import Element, document, element
from poinsot.multibody.contacts.contact import Contact, Contacts
from poinsot.multibody.model import GROUND, Model
from poinsot.multibody.tree import Tree


def mjcf_text(tree: Tree, strict: bool, folder: str | os.PathLike[str] | None) -> str:
    """The file; see `InRobotFiles.to_mjcf`."""
    model = tree.model
    doubts = Doubts(model.name, KIND, strict)
    _, closing = arrangement(model)
    made = bodies_of(tree, doubts, _driven(model), _needed(model, [joint.name for joint in closing]))
    ways = Ways(made)
    along_tendons(ways, made.said.elements, doubts)
    motors, called = actuators(ways, made.said.elements, doubts)
    left = switching(ways, made.said.switches, doubts)
    holding = equality(ways, closing, doubts)
    geoms = Geoms(made, doubts, folder)
    touching = {s.body for rule in left if isinstance(rule, Contacts) for s in (*rule.surfaces, *rule.against)}
    touching |= {s.body for pair in left if isinstance(pair, Contact) for s in (pair.a, pair.b)}
    for body in model.bodies:
        if body.name in made.of:
            geoms.of(body, touches=body.name in touching)
    apart = contacts(geoms, left, doubts)
    for motion in model.motions:
        doubts.leave(f"the given motion {motion.name!r}", "has no counterpart there")
    fast = sum(isfinite(joint.limits.velocity) for joint in model.joints)
    if fast:
        doubts.tell(f"limits of the velocity of {fast} joint{'s' * (fast > 1)}")
    states = keys(made, motors, called, doubts)
    doubts.check()
    doubts.warn()
    option = element("option", gravity=texts(model.gravity))
    if not touching:
        option.add(element("flag", contact="disable"))
    root = Element("mujoco", {"model": legal(model.name)})
    root.add(element("compiler", angle="radian", inertiafromgeom="false"), option)
    parts = {"custom": made.told, "asset": geoms.assets, "worldbody": made.world.children, "contact": apart,
             "tendon": ways.elements, "equality": holding, "actuator": motors, "keyframe": states}  # fmt: skip
    root.add(*(Element(tag, {}, children) for tag, children in parts.items() if children))
    return document(root, ["Written by poinsot"])


def _driven(model: Model) -> set[str]:
    """The joints on which sources act: where some act on bodies, all that may be between."""
    if any(piece.freedom is None for source in model.sources for _, piece in source.stretch.pieces):
        return {joint.name for joint in model.joints}
    return {joint for source in model.sources for joint in source.stretch.joints}


def _needed(model: Model, closing: list[str]) -> set[str]:
    """The bodies that something beside the tree names."""
    stretches = [e.stretch for e in model.elements]
    stretches += [s for c in model.couplings for s in c.stretches]
    found = {name for stretch in stretches for name in stretch.acts_on}
    found |= {name for switch in model.switches for name in switch.acts_on}
    for joint in model.joints:
        if joint.name in closing:
            found |= {joint.predecessor, joint.successor}
    return found - {GROUND} - {joint.name for joint in model.joints if joint.name not in closing}
