"""The start of a mechanism: the forms of `initial`, and their refusals.

    None                  as the file says
    joint → coordinates   a number, or a list with one number for each coordinate of the joint
    joint → {"position": coordinates, "velocity": one number for each freedom}; either may be left out. "guess" instead
                          of a position is where assembly begins to look, and not kept
    (q, v), or [q…, v…]   the whole state
    (q, v, w), or in one  the same with the activations w of the actuators that have any; in one list the time may
                          stand last, as in the states of a run with given motions

Law: whatever is given, the answer is a finite state or a `PoinsotError`: tests/systems/test_initial_values.py
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Bools, Floats
from poinsot.algebra.units import is_foreign
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.components.measured import converted
from poinsot.errors import ModelError, SimulationError, nearest, option
from poinsot.multibody.motions import STATE_LIMIT, given_numbers, is_list, shown
from poinsot.multibody.tree import Link
from poinsot.records import NamedTuple, dataclass
from poinsot.showing import counted

KEYS = ("position", "velocity", "guess")
ANGLE_LIMIT = 2.0**32
"""Rad: there neighbouring doubles are 1e-6 apart, so that an angle beyond says little about a direction."""


@dataclass(frozen=True)
class Changed:
    """A whole state in which the values of some joints, by their names as in `given_state`, are others, which are kept:
    closing loops moves the rest as little as it can."""

    whole: object
    joints: Mapping[str, object]


def given_state(mechanism: CompiledTree, initial: object) -> tuple[Floats, Floats, list[str], Bools]:
    """q, v, the joints with given positions, and the freedoms with given rates; not yet assembled."""
    if initial is None or isinstance(initial, Mapping):
        values = _values(mechanism, initial or {})
        q, v, kept, driven = _told(mechanism, mechanism.neutral(), np.zeros(mechanism.nv), values)
    elif isinstance(initial, Changed):
        q, v, kept, driven = _told(mechanism, *_whole(mechanism, initial.whole), _with(mechanism, {}, initial.joints))
    else:
        (q, v), kept, driven = _whole(mechanism, initial), [], np.zeros(mechanism.nv, dtype=bool)
    for link, units in zip(mechanism.tree.links, mechanism.coordinate_units, strict=True):
        _check_coordinates(mechanism, link, units, q)
    return q, v, kept, driven


class Keystate(NamedTuple):
    """A state that the file names: q (nq,), v (nv,), and the controls and activations of actuators by name."""

    q: Floats
    v: Floats
    controls: dict[str, float]
    activations: dict[str, float]


def keystates(mechanism: CompiledTree) -> dict[str, Keystate]:
    """The named states of a mechanism's file, by name."""
    found = {}
    for key in mechanism.model.keyframes:
        given = {at.joint: {"position": at.position, "velocity": at.velocity} for at in key.joints}
        q, v, _, _ = given_state(mechanism, given)
        found[key.name] = Keystate(q, v, dict(key.controls), dict(key.activations))
    return found


def given_activations(mechanism: CompiledTree, initial: Any) -> tuple[Any, Floats]:
    """The given q, v and w: the activations given beside them, or those of the actuators themselves."""
    if isinstance(initial, Changed):
        whole, activations = given_activations(mechanism, initial.whole)
        return Changed(whole, initial.joints), activations
    slow = [e for e in mechanism.model.sources if e.remembers]
    own = np.array([e.start for e in slow], dtype=float)
    if not slow or initial is None or isinstance(initial, Mapping):
        return initial, own
    if isinstance(initial, (tuple, list)) and len(initial) == 3 and all(map(is_list, initial)):
        *state, w = initial
        names = tuple(e.name for e in slow)
        return tuple(state), _part(mechanism, "activation", w, names, "activations", "actuator")
    flat = given_numbers(initial)
    size = mechanism.nq + mechanism.nv
    if flat is not None and flat.shape == (size + len(slow),):
        return flat[:size], flat[size:].copy()
    return initial, own


def without_time(mechanism: CompiledTree, initial: object, time: float) -> Any:
    """A state in one list without the time that stands last in it; SimulationError where it is another."""
    if isinstance(initial, Changed):
        return Changed(without_time(mechanism, initial.whole, time), initial.joints)
    slow = sum(e.remembers for e in mechanism.model.sources)
    flat = None if isinstance(initial, Mapping) else given_numbers(initial)
    if flat is None or flat.shape != (mechanism.nq + mechanism.nv + slow + 1,):
        return initial
    if abs(flat[-1] - time) > 1e-9 * max(1.0, abs(time)):  # times that a user writes with nine digits agree
        raise SimulationError(
            f"this state of {mechanism.name!r} was reached at t = {flat[-1]:.9g} s, as its last number says, but the "
            f"run begins at {time:.9g} s: say {option('start', float(flat[-1]))}, or leave that number out"
        )
    return flat[:-1]


def _whole(mechanism: CompiledTree, initial: Any) -> tuple[Floats, Floats]:
    """The state as one vector, or as a pair."""
    nq, nv = mechanism.nq, mechanism.nv
    flat = given_numbers(initial)
    if flat is not None and flat.shape == (nq + nv,):
        return flat[:nq].copy(), flat[nq:].copy()
    pair = isinstance(initial, (tuple, list)) and len(initial) == 2
    if pair and any(map(is_list, initial)):
        q, v = initial
        names = mechanism.coordinate_names, mechanism.freedom_names
        return (
            _part(mechanism, "configuration", q, names[0], "coordinates", "coordinate"),
            _part(mechanism, "initial velocity", v, names[1], "components", "freedom"),
        )
    raise SimulationError(
        f"cannot start {mechanism.name!r} from {shown(initial)}: initial is a mapping joint → coordinates, such as "
        f"{{{_example(mechanism)}: 0.1}}, or joint → {{'position': …, 'velocity': …}}; or a pair (q, v) of {nq} and "
        f"{nv} finite numbers below {STATE_LIMIT:g}, or both in one list"
    )


def _part(mechanism: CompiledTree, what: str, value: object, names: tuple[str, ...], several: str, one: str) -> Floats:
    try:
        numbers = np.asarray(value)
    except Exception:
        numbers = np.zeros((), dtype=object)
    if numbers.dtype.kind == "O" or numbers.shape != (len(names),):
        raise SimulationError(
            f"the {what} of {mechanism.name!r} has {len(names)} {several} ({', '.join(names[:20])}"
            f"{', …' if len(names) > 20 else ''}); the one given has shape {numbers.shape}"
        )
    found = given_numbers(numbers)
    if found is None:
        wrong = next((n for n, x in zip(names, numbers, strict=True) if given_numbers(x) is None), "")
        where = f" at {one} {wrong!r}" if wrong else ""
        raise SimulationError(f"the {what} of {mechanism.name!r} is not finite, or no number,{where}")
    return found


def guessed_joints(mechanism: CompiledTree, initial: object) -> list[str]:
    """The joints of which a guess stands in what `given_state` reads, and no position."""
    if not (initial is None or isinstance(initial, Mapping)):
        return []
    values = _values(mechanism, initial or {})
    return [joint for joint, own in values.items() if own.get("guess") is not None and own.get("position") is None]


def _values(mechanism: CompiledTree, given: Mapping[str, object]) -> dict[str, dict[str, object]]:
    """What file and user say of each joint, under its keys."""
    values: dict[str, dict[str, object]] = {
        entry.joint: {"position": entry.position, "velocity": entry.velocity, "guess": entry.guess}
        for entry in mechanism.model.initial
    }
    return _with(mechanism, values, given)


def _with(
    mechanism: CompiledTree, values: dict[str, dict[str, object]], given: Mapping[str, object]
) -> dict[str, dict[str, object]]:
    """These values, replaced by those given beside them."""
    for which, value in given.items():
        name, part = joint_and_part(mechanism, which) if isinstance(which, str) else (which, "")
        value = value if name == which else {part: value}
        said, entry = _keys(mechanism, name, value), values.setdefault(name, {})
        entry |= {"position": None, **said} if "guess" in said else said
    return values


def joint_and_part(mechanism: CompiledTree, which: str) -> tuple[str, str]:
    """The joint, which may itself have a point in its name, and whether its position or its rate is meant."""
    joint, _, part = which.rpartition(".")
    named = part in ("position", "velocity") and which not in mechanism.tree.by_joint
    return (joint, part) if named else (which, "position")


def _told(
    mechanism: CompiledTree, q: Floats, v: Floats, values: Mapping[str, Mapping[str, object]]
) -> tuple[Floats, Floats, list[str], Bools]:
    """q and v with what these values say of joints in their place."""
    tree = mechanism.tree
    kept, driven = [], np.zeros(tree.nv, dtype=bool)
    for name, value in values.items():
        if name not in tree.by_joint:
            raise SimulationError(_unknown(mechanism, name))
        link = tree.links[tree.by_joint[name]]
        if (master := _master(mechanism, name)) is not None:
            raise SimulationError(
                f"joint {name!r} of {mechanism.name!r} follows joint {master!r}; give the initial value of {master!r}"
            )
        for what, where, target in (("guess", link.q, q), ("position", link.q, q), ("velocity", link.v, v)):
            if value.get(what) is None:
                continue
            numbers = given_numbers(_in_si(mechanism, name, link, what, value[what]))
            if numbers is None or numbers.shape != (len(where),):
                labels = link.pair.freedoms if what == "velocity" else link.pair.coordinates
                listed = f" ({', '.join(labels)})" * (len(labels) > 1)
                raise SimulationError(
                    f"the initial {what} of joint {name!r} ({link.pair.kind}) of {mechanism.name!r} must be "
                    f"{counted(len(where), 'finite number')}{listed}; got "
                    f"{shown(value[what])}"
                )
            target[list(where)] = numbers
        if value.get("position") is not None:
            kept.append(name)
        if value.get("velocity") is not None:
            driven[list(link.v)] = True
    return q, v, kept, driven


def _in_si(mechanism: CompiledTree, name: str, link: Link, what: str, value: object) -> object:
    """Given values of a joint without their units: one unit for each coordinate or freedom."""
    pair = link.pair
    units = [f"{unit}/s" for unit in pair.freedom_units] if what == "velocity" else [*pair.coordinate_units]
    try:
        if isinstance(value, (list, tuple)) and len(value) == len(units):
            return [converted(each, unit) for each, unit in zip(value, units, strict=True)]
        if isinstance(value, str) or is_foreign(value):
            return converted(value, units[0] if len(units) == 1 else "1")
    except ModelError as error:
        raise SimulationError(f"the initial {what} of joint {name!r} of {mechanism.name!r}: {error}") from None
    return value


def _keys(mechanism: CompiledTree, name: object, value: object) -> dict[str, Any]:
    """The keys given for a joint."""
    if not isinstance(value, Mapping):
        if value is None:
            raise SimulationError(
                f"the initial value of joint {shown(name)} of {mechanism.name!r} is None; leave the joint out, or give "
                "its coordinates"
            )
        return {"position": value}
    for key in value:
        if key not in KEYS:
            hint = (
                nearest(key if isinstance(key, str) else "", KEYS, cutoff=0.5)
                or "; the keys are position, velocity and guess"
            )
            raise SimulationError(
                f"the initial value of joint {shown(name)} of {mechanism.name!r} has an unknown key {shown(key)}{hint}"
            )
    return dict(value)


def _master(mechanism: CompiledTree, name: str) -> str | None:
    """The joint that this one follows with a shared coordinate, if any."""
    mimic = mechanism.model.joint(name).mimic if mechanism.model.coupled else None
    return None if mimic is None else mimic.of


def _unknown(mechanism: CompiledTree, name: object) -> str:
    known = mechanism.tree.by_joint
    if not isinstance(name, str):
        return f"initial values of {mechanism.name!r} are given by the name of a joint, a text, not by {shown(name)}"
    is_there = any(joint.name == name for joint in mechanism.model.joints)
    why = ", which carries no coordinates" if is_there else ", which is not there"
    listed = ", ".join(list(known)[:20]) + (", …" if len(known) > 20 else "")
    return (
        f"initial values are given for joint {name!r} of {mechanism.name!r}{why}{nearest(name, known)}; the joints "
        f"that carry coordinates are {listed or 'none'}"
    )


def _check_coordinates(mechanism: CompiledTree, link: Link, units: tuple[str, ...], q: Floats) -> None:
    """Angles that are one, quaternions that turn."""
    mine = q[list(link.q)]
    quaternion = [x for x, unit in zip(mine, units, strict=False) if unit == "1"]
    if quaternion and not np.linalg.norm(quaternion) > 1e-100:  # its square must not underflow
        raise SimulationError(
            f"the initial position of joint {link.joint!r} ({link.pair.kind}) of {mechanism.name!r} has a quaternion "
            "of zeros, which is no rotation; without one it is [0, 0, 0, 1], scalar part last"
        )
    for x, unit in zip(mine, units, strict=False):
        if unit == "rad" and abs(x) > ANGLE_LIMIT:
            raise SimulationError(
                f"the initial position of joint {link.joint!r} ({link.pair.kind}) of {mechanism.name!r} is an angle of "
                f"{x:.3g} rad: doubles are {np.spacing(abs(x)):.1g} rad apart there, too far to say a direction. Give "
                "it within a turn"
            )


def _example(mechanism: CompiledTree) -> str:
    return repr(next(iter(mechanism.tree.by_joint), "joint"))
