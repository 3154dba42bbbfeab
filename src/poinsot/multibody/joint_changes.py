"""Models with joints held at values, or exchanged for other pairs; what acts on their freedoms is changed with them.

    X_PS(q) = X_PJ X(q) X_SJ⁻¹,  q = q₀:  a fixed pair whose frame on the predecessor is X_PJ X(q₀)

A joint that is held keeps its name and its bodies theirs: bodies that fixed pairs join are one link, with the sum of
their inertias. What acts on its freedoms alone goes with it: limits, friction, motors, springs, motions, initial
values. Of what acts on other freedoms too (tendons, couplings, conditions) its share becomes a constant.
Law     without loops M, bias and energies are those of the whole at q₀, v₀ = 0, rows and columns of what is held
        struck; with loops the motion is that with a condition that holds it, tests/multibody/test_taking_apart.py
Source  Featherstone 2008, §4.1 (bodies joined rigidly are one)
Units   coordinates [rad, m]
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, replace
from typing import Any, TypeVar, cast

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.scalars import Scalar, unknown
from poinsot.errors import ModelError
from poinsot.geometry.displacement import Displacement
from poinsot.joints.pair import Pair
from poinsot.joints.pairs import fixed
from poinsot.multibody.model import Joint, Keyframe, Limits, Model
from poinsot.multibody.motions import GivenMotion
from poinsot.multibody.pfaffian import Pfaffian, UserFunction, names_of
from poinsot.multibody.stretches import OnFreedom, Stretch
from poinsot.multibody.tendons import Coupling, Tendon
from poinsot.multibody.tree import Tree, build_tree

T = TypeVar("T")
Values = Mapping[str, Sequence[Scalar]]
_Freedoms = Mapping[tuple[str, int], OnFreedom | Scalar | None]
"""Of freedoms by joint and number: the one that stands for it now, or its value; None where it has no value."""
_HELD = 1e-9  # of a coupling between what is held, in its own unit
_ROUNDING = 1e-14  # of products of some placements; what cleaning takes away is up to 1e-11


def locked(model: Model, values: Values) -> Model:
    """The model with joints held at these coordinates (as many as the pair has); followers of coupled ones, too.

    Errors  ModelError for joints that are not there, close a loop by contact, or follow another; for other numbers of
            coordinates; for couplings that the values contradict
    """
    model = as_chosen(model)
    held = {name: _coordinates(model.joint(name), q) for name, q in _with_followers(model, values).items()}
    made, at = {}, dict[tuple[str, int], OnFreedom | Scalar | None]()
    for name, q in held.items():
        joint = model.joint(name)
        at |= {(name, k): q[m] if m >= 0 else None for k, m in enumerate(joint.pair.measured_by)}
        X_PJ = joint.X_PJ @ joint.pair.displacement(array(q))
        made[name] = Joint(name, fixed(), joint.predecessor, joint.successor, X_PJ, joint.X_SJ, held=_moved(joint))
    return _exchanged(model, made, at, held)


def with_pair(model: Model, name: str, pair: Pair) -> Model:
    """The model with another pair in the frames of a joint. What acts on freedoms that both pairs have stays; other
    freedoms are held at 0, and limits, damping, friction and rotors stay where the freedoms are the same.

    Errors  ModelError for a joint that is not there; where it carries coordinates, for pairs that do not
    """
    model = as_chosen(model)
    old = model.joint(name)
    if old.pair.carries_coordinates and not pair.carries_coordinates:
        raise ModelError(f"joint {name!r} cannot become a {pair.kind} pair, which carries no coordinates")
    same = old.pair.freedoms == pair.freedoms
    made = replace(old, pair=pair, held=not pair.freedoms and _moved(old))
    if not same:
        made = replace(made, limits=Limits(), damping=0.0, friction=0.0, armature=0.0, mimic=None)
    at: dict[tuple[str, int], OnFreedom | Scalar | None] = {}
    for k, (label, m) in enumerate(zip(old.pair.freedoms, old.pair.measured_by, strict=True)):
        at[name, k] = OnFreedom(name, pair.freedoms.index(label)) if label in pair.freedoms else 0.0 if m >= 0 else None
    return _exchanged(model, {name: made}, at, {name: [*old.pair.neutral()]})


def _moved(joint: Joint) -> bool:
    """True of a joint with freedoms, or that had some before it was held."""
    return joint.held or bool(joint.pair.freedoms)


def as_chosen(model: Model) -> Model:
    """The model with the joints named that carry coordinates, where it has loops, so that they go on to do so, and with
    joints where the tree has them: cleaned of the offsets that count as rounding no more where bodies are turned."""
    tree = build_tree(model)
    closing = {c.joint: c for c in tree.closures}
    order = {body: k for k, body in enumerate(tree.bodies)}  # from the root to the leaves

    def cleaned(joint: Joint) -> Joint:
        P, S = (tree.bodies[body].X_LB for body in (joint.predecessor, joint.successor))
        size = tree.size_of(joint.name)
        X_PJ, X_SJ = joint.X_PJ, joint.X_SJ
        if loop := closing.get(joint.name):
            X_PJ, X_SJ = _at(X_PJ, P.inverse() @ loop.X_LP, size), _at(X_SJ, S.inverse() @ loop.X_LS, size)
        elif order[joint.predecessor] < order[joint.successor]:
            X_PJ, X_SJ = _placed(tree, joint.name, P, X_PJ, S, X_SJ)
        else:
            X_SJ, X_PJ = _placed(tree, joint.name, S, X_SJ, P, X_PJ)
        return joint if X_PJ is joint.X_PJ and X_SJ is joint.X_SJ else replace(joint, X_PJ=X_PJ, X_SJ=X_SJ)

    whole = replace(tree.model, joints=tuple(map(cleaned, tree.model.joints)))
    if not closing and not isinstance(whole.tree, tuple):
        return whole
    return replace(whole, tree=tuple(j.name for j in whole.joints if j.name not in closing))


def _placed(
    tree: Tree, name: str, inner: Displacement, near: Displacement, outer: Displacement, far: Displacement
) -> tuple[Displacement, Displacement]:
    """The frames of a joint of the tree where the tree has them: on the body inside and on that which hangs on it, with
    frames ``inner`` and ``outer`` of these in their links."""
    size = tree.size_of(name)
    far = _at(far, far.inverse().cleaned(size).inverse(), size)
    X_LJ = tree.links[tree.by_joint[name]].X_PL if name in tree.by_joint else outer @ far
    return _at(near, inner.inverse() @ X_LJ, size), far


def _at(X: Displacement, found: Displacement, size: float) -> Displacement:
    """``found``, or X where both are the same but for rounding."""
    off = [*(found.rotation - X.rotation).ravel(), *(found.translation - X.translation) / size]
    return X if all(unknown(x) or abs(x) < _ROUNDING for x in off) else found


def rest(model: Model, joint: Joint) -> list[Scalar]:
    """The coordinates of a joint where all are neutral: of a coupled follower its offset."""
    if not (model.coupled and joint.mimic):
        return [*joint.pair.neutral()]
    master = rest(model, model.joint(joint.mimic.of))
    return [joint.mimic.multiplier * x + joint.mimic.offset for x in master]


def remade(model: Model, **changes: object) -> Model:
    """The model with these fields, and nothing said any more of joints and elements that are gone or exchanged."""
    made = replace(model, initial=(), keyframes=(), **cast(Any, changes))
    pairs = {j.name: j.pair for j in model.joints}
    same = {j.name for j in made.joints if pairs.get(j.name) == j.pair}
    gone = _acting_names(model) - _acting_names(made)
    return replace(
        made,
        initial=tuple(i for i in model.initial if i.joint in same),
        keyframes=tuple(_keyframe(k, same, gone) for k in model.keyframes),
        outputs=tuple(name for name in model.outputs if name.partition(".")[0] not in gone),
    )


def _acting_names(model: Model) -> set[str]:
    return {*(e.name for e in model.elements), *(e.name for e in model.switches), *(m.name for m in model.motions)}


def _keyframe(keyframe: Keyframe, joints: set[str], gone: set[str]) -> Keyframe:
    return replace(
        keyframe,
        joints=tuple(i for i in keyframe.joints if i.joint in joints),
        controls=tuple(each for each in keyframe.controls if each[0] not in gone),
        activations=tuple(each for each in keyframe.activations if each[0] not in gone),
    )


def _with_followers(model: Model, values: Values) -> dict[str, Sequence[Scalar]]:
    """The values with those of all joints that follow these."""
    found = dict(values)
    if not model.coupled:
        return found
    for name in values:
        if mimic := model.joint(name).mimic:
            raise ModelError(f"joint {name!r} follows joint {mimic.of!r} and cannot be held alone; hold {mimic.of!r}")
    waiting = [*values]
    while waiting:
        master = waiting.pop()
        for joint in model.joints:
            if joint.mimic and joint.mimic.of == master and joint.name not in found:
                found[joint.name] = [joint.mimic.multiplier * x + joint.mimic.offset for x in found[master]]
                waiting.append(joint.name)
    return found


def _coordinates(joint: Joint, values: Sequence[Scalar]) -> list[Scalar]:
    """The values of a joint as coordinates of its pair, quaternions of unit length."""
    pair, q = joint.pair, [*values]
    if not pair.carries_coordinates:
        raise ModelError(f"joint {joint.name!r} is a contact, which has no coordinates to be held at; leave it out")
    if len(q) != len(pair.coordinates):
        needs = f"takes {len(pair.coordinates)}: {', '.join(pair.coordinates)}" if pair.coordinates else "does not move"
        raise ModelError(
            f"joint {joint.name!r} is to be held at {len(q)} coordinates, but its {pair.kind} pair {needs}"
        )
    if any(unknown(x) for x in q):
        return q
    numbers = np.asarray(q, dtype=float)
    four = [k for k, unit in enumerate(pair.coordinate_units) if unit == "1"]
    length = float(np.linalg.norm(numbers[four])) if four else 1.0
    if not (np.isfinite(numbers).all() and length > 0.0):
        raise ModelError(f"joint {joint.name!r} is to be held at {numbers.tolist()}, which is no place of it")
    return [float(x) / length if k in four else float(x) for k, x in enumerate(numbers)]


def _exchanged(model: Model, made: Mapping[str, Joint], at: _Freedoms, held: Values) -> Model:
    """The model with these joints in place of those of their names."""
    moved = {name for name, joint in made.items() if joint.X_PJ is not model.joint(name).X_PJ}
    follows = {name for name, joint in made.items() if joint.pair.freedoms != model.joint(name).pair.freedoms}
    joints = [made.get(j.name, j) for j in model.joints]
    return remade(
        model,
        bodies=tuple(replace(b, pose=None) for b in model.bodies) if moved else model.bodies,
        joints=tuple(replace(j, mimic=None) if j.mimic and j.mimic.of in follows else j for j in joints),
        elements=_each(_acting(e, at) for e in model.elements),
        switches=_each(_acting(e, at) for e in model.switches),
        motions=_each(_acting(m, at) for m in model.motions),
        couplings=_each(_condition(c, model, made, at, held) for c in model.couplings),
    )


def _each(things: Iterable[T | None]) -> tuple[T, ...]:
    return tuple(thing for thing in things if thing is not None)


def _acting(thing: T, at: _Freedoms) -> T | None:
    """The element along a stretch, along the rest of it; else None."""
    stretch = thing.along if isinstance(thing, GivenMotion) else getattr(thing, "stretch", None)
    if not isinstance(stretch, Stretch):
        return thing
    left, _ = _left(stretch, at)
    if left is None or left == stretch:
        return None if left is None else thing
    names = {f.name for f in fields(cast(Any, thing))}
    changed: dict[str, object] = {name: left for name in ("along", "stretch") if name in names}
    if not changed and "freedom" in names and isinstance(left, OnFreedom):
        changed = {"freedom": left.number}
    if not changed:
        raise ModelError(
            f"element {getattr(thing, 'name', '')!r} acts on {' – '.join(stretch.acts_on)} together, so a part of them "
            "cannot be held or exchanged: give it the field 'along' for what it acts along"
        )
    return cast(T, replace(cast(Any, thing), **changed))


def _left(stretch: Stretch, at: _Freedoms) -> tuple[Stretch | None, Scalar]:
    """The moving part of a stretch; its value where nothing moves."""
    if stretch.freedom is not None:
        now = at.get(stretch.freedom, stretch)
        return (now, 0.0) if isinstance(now, Stretch) else (None, 0.0 if now is None else now)
    if not {joint for joint, _ in at} & set(stretch.joints):
        return stretch, 0.0
    parts = [(c, *_left(piece, at)) for c, piece in stretch.pieces]
    value: Scalar = stretch.offset
    for c, left, constant in parts:
        value = value + c * constant if left is None else value
    terms = tuple((c, left) for c, left, _ in parts if left is not None)
    if not terms:
        return None, value
    return (stretch if terms == stretch.pieces else Tendon(cast(Any, terms), cast(Any, value))), 0.0


def _condition(
    c: Coupling | Pfaffian, model: Model, made: Mapping[str, Joint], at: _Freedoms, held: Values
) -> Coupling | Pfaffian | None:
    """A condition on what still moves; None where nothing does."""
    return _rates(c, model, made, held) if isinstance(c, Pfaffian) else _coupling(c, at)


def _coupling(c: Coupling, at: _Freedoms) -> Coupling | None:
    first, s_1 = _left(c.first, at)
    if c.second is None:
        second, s_2 = None, None
    else:
        second, s_2 = _left(c.second, at)
    if first is not None and (second is not None or s_2 is None):
        return replace(c, first=first, second=second)
    value = c.coefficients[0] if s_2 is None else c.polynomial(s_2 - c.second_at)[0]
    if first is not None:
        return replace(c, first=first, second=None, coefficients=(value,), second_at=0.0)
    if second is None:
        off = s_1 - c.first_at - value
        if not unknown(off) and abs(off) > _HELD:
            raise ModelError(
                f"coupling {c.name!r} is violated by {float(off):.3g} where its joints are to be held; hold them at "
                "values that keep it"
            )
        return None
    a_0, slope, *higher = (*c.coefficients, 0.0, 0.0)
    if any(higher) or not slope:
        raise ModelError(
            f"coupling {c.name!r} gives {' – '.join(c.first.acts_on)} as a polynomial of {' – '.join(second.acts_on)}, "
            "which may have several values where the first is held; hold the second instead"
        )
    return replace(c, first=second, second=None, coefficients=((s_1 - c.first_at - a_0) / slope,), first_at=c.second_at)


def _rates(c: Pfaffian, model: Model, made: Mapping[str, Joint], held: Values) -> Pfaffian | None:
    """A condition on rates, with coefficients at the places of held joints."""
    changed = [joint for joint in c.joints if joint in made]
    if not changed:
        return c
    if moving := [joint for joint in changed if made[joint].pair.freedoms]:
        raise ModelError(
            f"condition {c.name!r} is written for the pair of joint {moving[0]!r}; write it anew for another"
        )
    pairs = {j.name: j.pair for j in model.joints}
    joints = tuple(joint for joint in c.joints if joint not in made)
    if not joints:
        return None
    owners = [joint for joint in c.joints for _ in pairs[joint].freedoms]
    kept = [k for k, joint in enumerate(owners) if joint not in made]
    if not isinstance(c.coefficients, UserFunction):
        numbers = [each for joint in changed for each in zip(names_of([joint], pairs), held[joint], strict=True)]
        own = tuple(c.coefficients[k] for k in kept)
        return replace(c, joints=joints, coefficients=own, numbers=(*c.numbers, *cast(Any, numbers)))
    function, count = c.coefficients.function, {joint: len(pairs[joint].coordinates) for joint in c.joints}

    def on_what_moves(q: Array) -> list[Scalar]:
        moving, whole = iter(q), list[Scalar]()
        for joint in c.joints:
            whole += held[joint] if joint in made else [next(moving) for _ in range(count[joint])]
        found = function(array(whole))
        return [found[k] for k in kept]

    return replace(c, joints=joints, coefficients=UserFunction(on_what_moves, sum(count[joint] for joint in joints)))
