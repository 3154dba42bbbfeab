"""Where a mechanism starts of which something is a given function of time: that begins where its function says.

    q_k = f(t₀), v_k = ḟ(t₀) of a coordinate that is given;  s(q) = f(t₀), A v = ḟ(t₀) of any other stretch

All else is as without: values that are given are kept, the rest closes the loops by least steps. Of loops in which no
other position is given, the coordinate goes from where it was drawn to f(t₀) step by step, so that loops stay on the
branch of the drawing.
Law     a start is on the motion to 1e-12 and contradictions are refused by name, tests/systems/test_given_motions.py
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.assembly import admissible, assemble
from poinsot.analysis.corrected_starts import tell_corrected
from poinsot.analysis.starting import given_state, guessed_joints
from poinsot.errors import AssemblyError, PoinsotError
from poinsot.multibody.choice import chosen_joints
from poinsot.multibody.motions import GivenMoment, GivenMotion

AGREES = 1e-6
"""Of 1 rad, or of the size of the part: so near a given initial value is the function's."""
_STEP = 0.25  # rad, or of the size of the part


def own_freedom(mechanism: CompiledTree, motion: GivenMotion) -> int | None:
    """The freedom of a joint of one freedom that a motion is of; None for other stretches."""
    found = mechanism.tree.own_freedom(motion.along)
    if found is None or len(found[0].v) != 1 or len(found[0].q) != 1 or found[0].ratio != 1.0:
        return None
    return found[0].v[0]


def held_mechanism(mechanism: CompiledTree, motions: tuple[GivenMotion, ...], at: Mapping[str, GivenMoment]) -> Any:
    """The mechanism with these motions as couplings at a moment, and no others."""
    held = tuple(replace(m.held(at[m.name]), name=f"{m.name} (given motion)") for m in motions)
    model, whole = mechanism.model, mechanism.tree.model
    tree = tuple(whole.joints[k].name for k in chosen_joints(whole))
    if model.tree not in ("maximal",) and not isinstance(model.tree, tuple) and mechanism.tree.closures:
        model = replace(model, tree=tree)
    return type(mechanism)(replace(model, motions=(), switches=(), couplings=(*model.couplings, *held)))


def moving_start(mechanism: CompiledTree, initial: object, time: float, at: Mapping[str, GivenMoment]) -> Floats:
    """The state (q, v) at a time at which the motions are at these moments; initial: what `given_state` reads."""
    motions = mechanism.model.motions
    others = tuple(m for m in motions if own_freedom(mechanism, m) is None)
    for m in others:
        joint, _ = m.along.freedom or ("", 0)
        if joint and joint not in mechanism.tree.by_joint and m.along.unit(mechanism.tree.pairs) != "m":
            raise AssemblyError(
                f"the motion {m.name!r} of {mechanism.name!r} is of the angle of joint {joint!r}, which closes a loop "
                "and is known to within a turn only: name the joint in the tree"
            )
    held = held_mechanism(mechanism, others, at) if others else mechanism
    q, v, kept, driven = given_state(held, initial)
    guessed, tree, rates = _says_where(mechanism, initial), held.tree, v.copy()
    whole = not (initial is None or isinstance(initial, Mapping))
    for m in motions:
        k = own_freedom(mechanism, m)
        if k is None:
            continue
        link = next(link for link in tree.links if link.v == (k,))
        i, (value, rate, _) = link.q[0], (float(x) for x in at[m.name])
        if not np.isfinite([value, rate]).all():
            raise AssemblyError(
                f"the motion {m.name!r} of {mechanism.name!r} has no value or no rate at t = {time:g} s"
            )
        turns = "rad" in link.pair.coordinate_units
        size = 1.0 if turns else tree.size_of(link.joint)
        given = whole or link.joint in kept
        if given and abs(q[i] - value) > AGREES * max(size, abs(value)):
            raise _contradiction(mechanism, m, link.joint, time, ("at", q[i], value), "rad" if turns else "m")
        if (driven[k] or (whole and v[k])) and abs(v[k] - rate) > AGREES * max(size, abs(rate)):
            raise _contradiction(mechanism, m, link.joint, time, ("with", v[k], rate), "rad/s" if turns else "m/s")
        q[i], v[k], driven[k] = value, rate, True
        kept = kept if link.joint in kept else [*kept, link.joint]
    if tree.closures and not guessed:
        q = _walked(held, q, kept)
    q = assemble(held, q, kept, [each for each in guessed_joints(held, initial) if each not in kept])
    state = np.concatenate([q, admissible(held, q, v, driven, rates if whole else None)])
    tell_corrected(mechanism, initial, state)
    return state


def _walked(mechanism: CompiledTree, q: Floats, kept: list[str]) -> Floats:
    """q with the loops closed along the way from the drawn configuration to the kept coordinates."""
    goal, here = mechanism.difference(mechanism.neutral(), q), mechanism.neutral()
    links = [mechanism.tree.links[mechanism.tree.by_joint[name]] for name in kept]
    places = [k for link in links for k in link.v]
    turns = [k for link in links for k in link.v if "rad" in link.pair.coordinate_units and len(link.v) == 1]
    goal[turns] -= 2 * np.pi * np.round(goal[turns] / (2 * np.pi))
    way = np.zeros(mechanism.nv)
    way[places] = goal[places]
    count = int(np.ceil(np.max(np.abs(way) / mechanism.scales.freedoms, initial=0.0) / _STEP))
    if count <= 1:
        return q
    try:
        for _ in range(count):
            here = assemble(mechanism, np.asarray(mechanism.integrate(here, way / count)), kept)
    except PoinsotError:
        return q
    found = np.array(here)
    for link in links:
        found[list(link.q)] = q[list(link.q)]
    return found


def _says_where(mechanism: CompiledTree, initial: object) -> bool:
    """Whether positions or guesses of joints are given beside those of motions."""
    if not (initial is None or isinstance(initial, Mapping)):
        return True
    moved = {joint for m in mechanism.model.motions for joint in m.along.joints}
    told = {each.joint for each in mechanism.model.initial if each.position is not None or each.guess is not None}
    return bool((told | {*(initial or {})}) - moved)


def _contradiction(
    mechanism: CompiledTree, m: GivenMotion, joint: str, time: float, what: tuple[str, float, float], unit: str
) -> AssemblyError:
    how, given, value = what
    return AssemblyError(
        f"joint {joint!r} of {mechanism.name!r} is to start {how} {given:.6g} {unit}, but its motion {m.name!r} is "
        f"{value:.6g} {unit} at t = {time:g} s: leave this initial value out, or change the motion"
    )
