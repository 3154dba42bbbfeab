"""The actuators of a compiled MJCF model: one law, force = gain(ℓ, ℓ̇) u + bias(ℓ, ℓ̇), clipped up to three times."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np

from poinsot.files.mjcf.compiled import Compiled
from poinsot.files.mjcf.stretches import StretchWithOffset, site_way, tendon
from poinsot.files.mjcf.tree import HINGE, SLIDE
from poinsot.multibody.actuators import UNLIMITED, Actuator, Range
from poinsot.multibody.stretches import OnFreedom

_JOINT, _IN_PARENT, _CRANK, _TENDON, _SITE, _BODY, _SO3 = range(7)  # mjtTrn
_FIXED, _AFFINE = 0, 1  # mjtGain, mjtBias
_DYNAMICS = {0: "none", 1: "integrator", 2: "filter", 3: "filter"}  # mjtDyn


def read_actuators(compiled: Compiled, bodies: list[str]) -> Iterator[Actuator]:
    """Those that act; adhesion, which acts in contact alone, is named in a warning.

    bodies  the names of the bodies in MuJoCo's order
    """
    model = compiled.model
    if compiled.has("ACTUATION"):
        return
    acting = [i for i in range(int(model.nactuator)) if not _switched_off(model, i)]
    sticking = [i for i in acting if int(model.actuator_trntype[i]) == _BODY]
    if sticking:
        compiled.doubt(f"the adhesion of {len(sticking)} actuator{'s' * (len(sticking) > 1)} does not act here yet")
    acting = [i for i in acting if i not in sticking]
    pulls = _pulls(compiled, acting)
    for i in acting:
        yield _actuator(compiled, i, bodies, pulls)


def _switched_off(model: Any, i: int) -> bool:
    group = int(model.actuator_group[i])
    return 0 <= group < 31 and bool(int(model.opt.disableactuator) >> group & 1)


def _actuator(compiled: Compiled, i: int, bodies: list[str], pulls: Counter[tuple[str, int]]) -> Actuator:
    model = compiled.model
    _refuse_what_is_not_read(compiled, i)
    way, gear = _way(compiled, i, bodies)
    gain, bias = _affine(model.actuator_gainprm[i], way, gear), _affine(model.actuator_biasprm[i], way, gear)
    if int(model.actuator_gaintype[i]) == _FIXED:
        gain = (float(model.actuator_gainprm[i][0]), 0.0, 0.0)
    if int(model.actuator_biastype[i]) == 0:
        bias = (0.0, 0.0, 0.0)
    if int(model.actuator_trntype[i]) == _SITE:  # whose length is zero
        gain, bias = (gain[0], 0.0, gain[2]), (bias[0], 0.0, bias[2])
    u, dynamics = int(model.actuator_ctrladr[i]), _DYNAMICS[int(model.actuator_dyntype[i])]
    limited = bool(model.actuator_ctrllimited[u]) and not compiled.has("CLAMPCTRL")
    force, effort = _clips(compiled, i, pulls)
    return Actuator(
        name=compiled.names("actuator")[i],
        along=way.stretch,
        gear=gear,
        gain=gain[0],
        gain_length=gain[1],
        gain_rate=gain[2],
        bias=bias[0],
        bias_length=bias[1],
        bias_rate=bias[2],
        control_range=_range(model.actuator_ctrlrange[u]) if limited else UNLIMITED,
        force_range=force,
        effort_range=effort,
        dynamics=dynamics,  # type: ignore[arg-type]
        time_constant=float(model.actuator_dynprm[i][0]) if dynamics == "filter" else 0.0,
        activation_range=_range(model.actuator_actrange[i]) if model.actuator_actlimited[i] else UNLIMITED,
    )


def _affine(parameters: Any, way: StretchWithOffset, gear: float) -> tuple[float, float, float]:
    """The three numbers of a + b ℓ + c ℓ̇, where ℓ is MuJoCo's: ours and the pieces that never change."""
    a, b, c = (float(x) for x in parameters[:3])
    return a + b * gear * way.beside, b, c


def _way(compiled: Compiled, i: int, bodies: list[str]) -> tuple[StretchWithOffset, float]:
    """The stretch that the actuator moves, and its gear."""
    model = compiled.model
    kind, (at, reference) = int(model.actuator_trntype[i]), (int(x) for x in model.actuator_trnid[i])
    gear = model.actuator_gear[int(model.actuator_outadr[i])]
    if kind in (_JOINT, _IN_PARENT):
        joint = compiled.names("joint")[at]
        if int(model.jnt_type[at]) not in (SLIDE, HINGE):
            compiled.refuse("actuator", i, f"moves the ball or free joint {joint!r}; only hinges and slides are read")
        return StretchWithOffset(OnFreedom(joint)), float(gear[0])
    if kind == _TENDON:
        return tendon(compiled, at, bodies), float(gear[0])
    if kind == _SITE and reference < 0 and np.any(gear):
        return StretchWithOffset(site_way(compiled, at, gear, bodies)), 1.0
    if kind == _SITE:
        compiled.refuse("actuator", i, "moves a site relative to another one (refsite), which is not read")
    compiled.refuse("actuator", i, "moves a crank or all of a rotation, which is not read; drive a joint or a tendon")


def _refuse_what_is_not_read(compiled: Compiled, i: int) -> None:
    model = compiled.model
    for what, value, known in (
        ("dynamics", model.actuator_dyntype[i], _DYNAMICS),
        ("gain", model.actuator_gaintype[i], (_FIXED, _AFFINE)),
        ("bias", model.actuator_biastype[i], (_FIXED, _AFFINE)),
    ):
        if int(value) not in known:
            kind = getattr(compiled.mujoco, f"mjt{ {'dynamics': 'Dyn'}.get(what, what.capitalize()) }")(int(value)).name
            compiled.refuse("actuator", i, f"has {what} of the kind {kind}, which are not read")
    if int(model.actuator_ctrlnum[i]) != 1 or int(model.actuator_outnum[i]) != 1:
        compiled.refuse("actuator", i, "has several controls or several forces, and an actuator has one of each here")
    if model.actuator_armature[i] or model.actuator_damping[i] or model.actuator_dampingpoly[i].any():
        compiled.refuse("actuator", i, "has armature or damping of its own; give them to the joint that it drives")
    if model.actuator_delay[i]:
        compiled.refuse("actuator", i, "has a delay, which is not read; take it out")


def _pulls(compiled: Compiled, acting: list[int]) -> Counter[tuple[str, int]]:
    """How many actuators act on each joint and on each tendon."""
    model = compiled.model
    found: Counter[tuple[str, int]] = Counter()
    for i in acting:
        kind, at = int(model.actuator_trntype[i]), int(model.actuator_trnid[i][0])
        if kind in (_JOINT, _IN_PARENT):
            found["joint", at] += 1
        elif kind == _TENDON:
            found["tendon", at] += 1
            first, count = int(model.tendon_adr[at]), int(model.tendon_num[at])
            if int(model.wrap_type[first]) == 1:
                found.update(("joint", int(model.wrap_objid[w])) for w in range(first, first + count))
    return found


def _clips(compiled: Compiled, i: int, pulls: Counter[tuple[str, int]]) -> tuple[Range, Range]:
    """The ranges of the force, and of the effort on the stretch; a bound of a sum must be that of one actuator."""
    model = compiled.model
    kind, at = int(model.actuator_trntype[i]), int(model.actuator_trnid[i][0])
    force = _range(model.actuator_forcerange[i]) if model.actuator_forcelimited[i] else UNLIMITED
    effort = UNLIMITED
    if kind in (_JOINT, _IN_PARENT) and model.jnt_actfrclimited[at]:
        effort = _range(model.jnt_actfrcrange[at])
        if pulls["joint", at] > 1 or model.jnt_actgravcomp[at]:
            compiled.refuse(
                "actuator", i, f"is one of several on joint {compiled.names('joint')[at]!r}, whose actuatorfrcrange "
                "bounds their sum, which is not read; bound each by its forcerange"
            )  # fmt: skip
    if kind == _TENDON:
        if model.tendon_actfrclimited[at]:
            low, high = _range(model.tendon_actfrcrange[at])
            force = (min(max(force[0], low), high), max(min(force[1], high), low))
        first, count = int(model.tendon_adr[at]), int(model.tendon_num[at])
        joints = [int(model.wrap_objid[w]) for w in range(first, first + count) if int(model.wrap_type[w]) == 1]
        if pulls["tendon", at] > 1 and model.tendon_actfrclimited[at]:
            compiled.refuse("actuator", i, "is one of several on a tendon whose actuatorfrcrange bounds their sum")
    if kind != _JOINT and kind != _IN_PARENT:
        spatial = kind != _TENDON or int(model.wrap_type[first]) != 1
        if any(model.jnt_actfrclimited) if spatial else any(model.jnt_actfrclimited[j] for j in joints):
            compiled.refuse("actuator", i, "moves joints with an actuatorfrcrange otherwise than alone: not read")
    return force, effort


def _range(values: Any) -> Range:
    low, high = (float(x) for x in values)
    return low, high
