"""Models with more loops, other pairs or motors than their file: the additions of a description beside a robot's file.

    X_WA X_A X(q) = X_WB X_B     a closure: a pair of its kind between a frame on body A and one on body B

A frame is named by its body, or by the joint that carries the body: the frame of a joint is that of its successor.
Joints that carry coordinates go on to do so, whatever is closed.
Law: closed so, a model is the one whose file has the pair, tests/systems/test_assembly.py. Units: [m].
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from poinsot.algebra.arrays import Array, array
from poinsot.errors import ModelError, nearest
from poinsot.geometry.displacement import Displacement
from poinsot.joints.contacts import CONTACTS
from poinsot.joints.pair import Pair
from poinsot.joints.pairs import KINDS, fixed, pair_of_kind, spherical, universal
from poinsot.multibody.actuators import Actuator
from poinsot.multibody.choice import chosen_joints
from poinsot.multibody.model import GROUND, Joint, Limits, Model
from poinsot.multibody.preferences import with_free_joints
from poinsot.multibody.stretches import OnFreedom
from poinsot.records import dataclass, field

DIMENSIONS = {"3d": "spherical", "6d": "fixed"}
"""Closures by the number of their conditions: points that meet, frames that coincide."""


@dataclass(frozen=True)
class NamedFrame:
    """A frame on a named body or on the body that a named joint carries: its pose there."""

    name: str
    X: Displacement = field(default_factory=Displacement.identity)


@dataclass(frozen=True)
class ClosurePair:
    """A pair between two frames: its name, the frames on its predecessor and its successor."""

    name: str
    a: NamedFrame
    b: NamedFrame
    pair: Pair


def pair_named(kind: str, numbers: Mapping[str, float]) -> Pair:
    """The pair of a kind, "3d" and "6d" among them. ModelError for contacts, and for what lacks a number."""
    named = DIMENSIONS.get(kind.lower(), kind)
    if named not in KINDS:
        what = "closes by contact, in a network file" if named in CONTACTS else "is no kind of pair"
        raise ModelError(f"{kind!r} {what}{nearest(kind, (*DIMENSIONS, *KINDS), 'the kinds are')}")
    return pair_of_kind(named, **numbers)


def closing_pair(kind: str, numbers: Mapping[str, float]) -> Pair:
    """As `pair_named`; ModelError for what closes no loop."""
    pair = pair_named(kind, numbers)
    if len(pair.freedoms) == 6:
        raise ModelError(f"a {kind} pair closes nothing: it leaves all six freedoms; give another kind")
    return pair


def body_of(model: Model, name: str) -> str:
    """The body that a name of a body or of a joint means. ModelError where it means none, or two."""
    bodies = {body.name for body in model.bodies} | {GROUND}
    carried = {joint.name: joint.successor for joint in model.joints}
    if name in bodies and carried.get(name, name) != name:
        raise ModelError(
            f"{name!r} is a body of {model.name!r}, and a joint that carries another body, {carried[name]!r}; "
            "rename one of them"
        )
    if name in bodies:
        return name
    if name not in carried:
        raise ModelError(f"{model.name!r} has no body and no joint {name!r}{nearest(name, (*bodies, *carried))}")
    return carried[name]


def closed(model: Model, closures: Iterable[ClosurePair]) -> Model:
    """The model with these loops closed, by joints at its end. ModelError by name for frames that are not there."""
    made, taken = [], {joint.name for joint in model.joints} | {c.name for c in model.couplings}
    for c in closures:
        if c.name in taken:
            raise ModelError(f"{model.name!r} has a joint {c.name!r} already; give the closure another name")
        taken.add(c.name)
        A, B = body_of(model, c.a.name), body_of(model, c.b.name)
        if A == B:
            raise ModelError(f"closure {c.name!r} joins body {A!r} to itself; a loop is closed between two bodies")
        made.append(Joint(c.name, c.pair, A, B, c.a.X, c.b.X))
    if not made:
        return model
    whole = with_free_joints(model)
    names = tuple(whole.joints[k].name for k in chosen_joints(whole).tolist())
    return replace(whole, joints=(*whole.joints, *made), tree=names)


_AXES = {"X": (1.0, 0.0, 0.0), "Y": (0.0, 1.0, 0.0), "Z": (0.0, 0.0, 1.0)}


def exchanged(model: Model, joint: str, kind: str) -> Model:
    """The model with a joint of another kind at the frame of the body that it carries.

    kind  "SPHERICAL", "FIXED", or "UJOINT_AB": turning about the axis A of the frame on the predecessor, then about
          the axis B on the successor, two of X, Y, Z. Its limits and losses were those of another pair and are dropped.
    Errors  ModelError for other kinds
    """
    old = model.joint(joint)
    pair, R = _of_kind(kind)
    X = old.X_PJ @ old.X_SJ.inverse()  # the successor's body at neutral coordinates
    turned = Displacement(R, array([0.0, 0.0, 0.0]))
    new = Joint(joint, pair, old.predecessor, old.successor, X @ turned, turned, Limits())
    return replace(model, joints=tuple(new if j is old else j for j in model.joints))


def _of_kind(kind: str) -> tuple[Pair, Array]:
    """The pair, and the rotation of its frame in that of the joint."""
    name = kind.upper()
    first, second = (name[-2:-1], name[-1:]) if name.startswith("UJOINT_") and len(name) == 9 else ("", "")
    if first in _AXES and second in _AXES and first != second:
        x, y = array(_AXES[first]), array(_AXES[second])
        z = array([x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]])
        return universal(), array([list(row) for row in zip(x, y, z, strict=True)])
    simple = {"SPHERICAL": spherical, "FIXED": fixed}
    if name not in simple:
        known = ("SPHERICAL", "FIXED", "UJOINT_XY", "UJOINT_YZ", "UJOINT_ZX")
        raise ModelError(f"{kind!r} is no kind of joint{nearest(name, known, 'the kinds are')}, and the like")
    return simple[name](), array([list(axis) for axis in _AXES.values()])


def with_motors(model: Model, joints: Iterable[str]) -> Model:
    """The model with a motor on every freedom of these joints, called as the joint, or "joint.freedom" of several.

    Errors  ModelError for joints that are not there, or do not move
    """
    motors = []
    for name in joints:
        freedoms = model.joint(name).pair.freedoms
        if not freedoms:
            raise ModelError(f"joint {name!r} of {model.name!r} is to have a motor, but it is fixed")
        for k, freedom in enumerate(freedoms):
            motors.append(Actuator.motor(name if len(freedoms) == 1 else f"{name}.{freedom}", OnFreedom(name, k)))
    return replace(model, elements=(*model.elements, *motors)) if motors else model
