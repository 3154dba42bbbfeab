"""The momentum of machines that float: what weight does not explain of its change is a defect of the run.

    p(t) − p(t₀) = m g (t − t₀),     L_G(t) = L_G(t₀)     where weight alone acts from outside

p and L_G are the sums over the bodies that nothing but a free joint joins to the ground, L_G at their mass centre, all
in world axes. Units: p [kg·m/s], L_G [kg·m²/s]. Law: tests/simulation/test_verification.py.
Source: Featherstone 2008, §2.13; Orin, Goswami & Lee 2013.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.multibody.model import GROUND, Joint, Model
from poinsot.multibody.pfaffian import Pfaffian
from poinsot.multibody.stretches import Stretch
from poinsot.records import dataclass

_ROUNDING = 1e-13
"""Of the momentum that bodies have one by one: sums of many are not known more exactly."""


@dataclass(frozen=True)
class MomentumBalance:
    """The balance of momentum of what floats on one free joint.

    joint    that it floats on
    linear, angular  the largest |p − p₀ − m g t| [kg·m/s] and |L_G − L_G₀| [kg·m²/s] at any sample
    ratio    the larger of both, as shares of the momenta of its bodies
    bound    that it must not exceed
    why      "" where it can be told, else what keeps it from being told
    """

    joint: str
    linear: float
    angular: float
    ratio: float
    bound: float
    why: str = ""

    @property
    def passed(self) -> bool:
        """Whether the balance holds, or cannot be told."""
        return bool(self.why) or self.ratio <= self.bound


@dataclass(frozen=True)
class Floating:
    """Bodies that one free joint alone joins to the ground."""

    joint: str
    bodies: frozenset[str]


def floating(model: Model) -> list[Floating]:
    """What floats in a model."""
    found: list[Floating] = []
    inner = [j for j in model.joints if GROUND not in (j.predecessor, j.successor)]
    outer = [j for j in model.joints if GROUND in (j.predecessor, j.successor)]
    for joint in outer:
        if joint.pair.kind != "free":
            continue
        bodies = _joined(inner, next(end for end in _ends(joint) if end != GROUND))
        if [each.name for each in outer if bodies & {*_ends(each)}] == [joint.name]:
            found.append(Floating(joint.name, frozenset(bodies)))
    return found


def _ends(joint: Joint) -> tuple[str, str]:
    return joint.predecessor, joint.successor


def _joined(joints: Iterable[Joint], first: str) -> set[str]:
    """The bodies that joints join to one."""
    found, waiting = {first}, [first]
    while waiting:
        body = waiting.pop()
        for joint in joints:
            if body in _ends(joint):
                waiting += [end for end in _ends(joint) if end not in found]
                found |= {*_ends(joint)}
    return found


def pushed_by(model: Model, part: Floating, ports: Mapping[str, Stretch], struck: Iterable[str]) -> str:
    """What pushes a floating part from outside, beside its weight, by name; "" where nothing does.

    ports   name → the stretch along which a network acts      struck  elements of which the log tells something
    """
    for name, acts_on in _acting(model, ports, {*struck}):
        touched = {body for each in acts_on for body in _bodies_of(model, each)}
        if touched & part.bodies and not (len(touched) > 1 and touched <= part.bodies):
            return name
    return ""


def _acting(model: Model, ports: Mapping[str, Stretch], struck: set[str]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The names of what acts, and the bodies or joints it acts on."""
    yield from ((each.name, each.stretch.acts_on) for each in model.elements)
    yield from ((each.name, each.along.acts_on) for each in model.motions)
    for condition in model.couplings:
        if isinstance(condition, Pfaffian):
            yield condition.name, condition.joints
        else:
            yield condition.name, tuple(name for each in condition.stretches for name in each.acts_on)
    yield from ((name, stretch.acts_on) for name, stretch in ports.items())
    others = struck - {each.name for each in model.switches}  # contacts of several surfaces have names of their own
    for each in model.switches:
        if others or each.name in struck:
            yield each.name, (*each.acts_on, *(side.body for side in getattr(each, "against", ())))  # the ground, too


def _bodies_of(model: Model, name: str) -> tuple[str, ...]:
    """The bodies that something acts on, from the name of one or of a joint."""
    joint = next((each for each in model.joints if each.name == name), None)
    return (name,) if joint is None else _ends(joint)


def momenta(model: Model, part: Floating, poses: Floats, twists: Floats) -> tuple[Floats, Floats, float, float]:
    """p [nt, 3] and L_G [nt, 3] of the bodies of a part, and the largest sums of the momenta of single bodies.

    poses [nt, body, 4, 4], twists [nt, body, 6] of all bodies, in the world, v of the point at the world's origin.
    """
    chosen = [k for k, body in enumerate(model.bodies) if body.name in part.bodies]
    bodies = [model.bodies[k].inertia for k in chosen]
    m = np.array([float(each.mass) for each in bodies])
    centres = np.array([np.asarray(each.centre if each.mass else np.zeros(3), dtype=float) for each in bodies])
    about = np.array([np.asarray(each.about_centre, dtype=float) for each in bodies])
    posed, moving = poses[:, chosen], twists[:, chosen]
    R, p, w, v = posed[..., :3, :3], posed[..., :3, 3], moving[..., :3], moving[..., 3:]
    c = p + np.einsum("tbij,bj->tbi", R, centres)
    each_p = m[:, None] * (v + np.cross(w, c))
    spin = np.einsum("tbij,bjk,tblk,tbl->tbi", R, about, R, w)
    total = each_p.sum(axis=1)
    whole = m.sum()
    centre = np.einsum("b,tbi->ti", m, c) / (whole or 1.0)
    moments = np.cross(c - centre[:, None], each_p - m[:, None] * (total / (whole or 1.0))[:, None])
    largest_p = float(np.linalg.norm(each_p, axis=-1).sum(axis=1).max(initial=0.0))
    largest_L = float((np.linalg.norm(moments, axis=-1) + np.linalg.norm(spin, axis=-1)).sum(axis=1).max(initial=0.0))
    return total, (moments + spin).sum(axis=1), largest_p, largest_L


def balance(
    model: Model, part: Floating, times: Floats, poses: Floats, twists: Floats, bound: float, why: str
) -> MomentumBalance:
    """The balance of a part over a run."""
    if why:
        return MomentumBalance(part.joint, np.nan, np.nan, np.nan, bound, why)
    p, L, largest_p, largest_L = momenta(model, part, poses, twists)
    m = sum(float(body.inertia.mass) for body in model.bodies if body.name in part.bodies)
    fallen = m * np.asarray(model.gravity) * (times - times[0])[:, None]
    linear = float(np.linalg.norm(p - p[0] - fallen, axis=1).max())
    angular = float(np.linalg.norm(L - L[0], axis=1).max())
    pairs = ((linear, largest_p + float(np.linalg.norm(fallen, axis=1).max())), (angular, largest_L))
    # moments of what moves together far away are differences of large numbers
    ratio = max((x / size if x > _ROUNDING * size else 0.0 for x, size in pairs if size > 0), default=0.0)
    return MomentumBalance(part.joint, linear, angular, ratio, bound)
