"""What closes loops and couples joints, as equality constraints of an MJCF model: exact here, soft in MuJoCo.

pair of the closing joint   in the file
fixed; spherical            weld; connect
revolute                    two connects, at points of its axis: one condition of the six is redundant
coupling of coordinates     joint (s₁ − r₁ = Σ a_k (s₂ − r₂)^k, r the references), tendon of sums of coordinates
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb

import numpy as np

from poinsot.backends.robot_files.doubts import Doubts
from poinsot.backends.robot_files.mjcf_ways import Way, Ways
from poinsot.backends.robot_files.names import Names
from poinsot.backends.robot_files.numbers import quaternion, texts
from poinsot.backends.robot_files.xml_text import Element, element
from poinsot.geometry.displacement import Displacement
from poinsot.joints.pairs import fixed, revolute, spherical
from poinsot.multibody.model import Joint
from poinsot.multibody.tendons import Coupling


def equality(ways: Ways, closing: list[Joint], doubts: Doubts) -> list[Element]:
    """All of them: closures, joints that follow others, screws, couplings."""
    made: list[Element] = []
    names = Names(ways.bodies.joints.values())
    for joint in closing:
        made += _closing(ways, joint, names, doubts)
    for move in ways.bodies.moves:
        if move.advance:
            made.append(_joint(names.new(f"{move.name}_coupling"), move.name, move.after, (0.0, move.advance)))
    model = ways.bodies.tree.model
    if model.coupled:
        for joint in model.joints:
            if joint.mimic is not None and joint.pair.freedoms:
                made += _mimic(ways, joint, names)
    for coupling in model.couplings:
        found = _coupling(ways, coupling, names) if isinstance(coupling, Coupling) else None
        if found is None:
            doubts.leave(f"{coupling.kind} {coupling.name!r}", "has no counterpart there")
        else:
            made.append(found)
    return made


def _closing(ways: Ways, joint: Joint, names: Names, doubts: Doubts) -> Iterator[Element]:
    tags = {fixed(): "weld", spherical(): "connect", revolute(): "connect"}
    tag = tags.get(joint.pair)
    if tag is None:
        doubts.leave(f"joint {joint.name!r}", f"closes a loop by a {joint.pair.kind} pair, which is no equality there")
        return
    along = [0.0]
    if joint.pair == revolute():
        half = 0.5 * ways.bodies.tree.size_of(joint.name)
        along = [-half, half]
    for k, z in enumerate(along):
        name = names.new(joint.name if k == 0 else f"{joint.name}.{k + 1}")
        ends = []
        for body, X, mark in ((joint.predecessor, joint.X_PJ, "a"), (joint.successor, joint.X_SJ, "b")):
            at = X @ Displacement.translating([0.0, 0.0, z]) if z else X
            q = quaternion(np.asarray(X.rotation, dtype=float))
            quat = texts((q[3], *q[:3])) if tag == "weld" else None
            ends.append(ways.site(body, f"{name}_{mark}", np.asarray(at.translation, dtype=float), quat))
        yield element(tag, name=name, site1=ends[0], site2=ends[1])


def _mimic(ways: Ways, joint: Joint, names: Names) -> Iterator[Element]:
    """q = m q_of + o, where both are measured from their references."""
    mimic = joint.mimic
    assert mimic is not None
    own, other = ways.bodies.single[joint.name, 0], ways.bodies.single[mimic.of, 0]
    start = mimic.offset + mimic.multiplier * other.reference - own.reference
    yield _joint(names.new(f"{joint.name}_mimic"), own.name, other.name, (start, mimic.multiplier))


def _joint(name: str, first: str, second: str | None, coefficients: tuple[float, ...]) -> Element:
    return element("joint", name=name, joint1=first, joint2=second, polycoef=_five(coefficients))


def _five(coefficients: tuple[float, ...]) -> str:
    return texts((*coefficients, *[0.0] * (5 - len(coefficients))))


def _coupling(ways: Ways, c: Coupling, names: Names) -> Element | None:
    """With references moved to MuJoCo's, those of the pose that the file draws."""
    if c.moves:
        return None
    found = [ways.along(stretch, f"{c.name}_{k + 1}") for k, stretch in enumerate(c.stretches)]
    known = [way for way in found if way is not None and way.reference is not None and way.kind in ("joint", "tendon")]
    if len(known) != len(found) or len({way.kind for way in known}) != 1:
        return None
    first, second = known[0], known[1] if len(known) > 1 else None
    a = [float(x) for x in c.coefficients]
    if second is not None:
        a = _shifted(a, _start(second) - c.second_at)
    a[0] += c.first_at - _start(first)
    kind = first.kind
    ends = {f"{kind}1": first.name, f"{kind}2": None if second is None else second.name}
    return Element(kind, {"name": names.new(c.name), **ends, "polycoef": _five(tuple(a))})


def _start(way: Way) -> float:
    return (way.reference or 0.0) + way.beside


def _shifted(a: list[float], d: float) -> list[float]:
    """The coefficients of p(x + d)."""
    if d == 0.0:
        return a
    return [sum(a[k] * comb(k, j) * d ** (k - j) for k in range(j, len(a))) for j in range(len(a))]
