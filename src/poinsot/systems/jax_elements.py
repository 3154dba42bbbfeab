"""Springs and dampers in JAX, all of a kind at once; see `mechanisms.applied`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import jax.numpy as jnp
import numpy as np

from poinsot.elements.forces import JointDamper, JointSpring, LinearDamper, LinearSpring, Source
from poinsot.errors import ModelError
from poinsot.mechanisms.tree import Tree
from poinsot.systems import jax_passes as passes
from poinsot.systems.jax_arrays import TreeArrays

Array = Any
Numbers = Mapping[str, Array]


@dataclass(frozen=True)
class ElementArrays:
    """Springs and dampers as arrays. Of joints: coordinate, freedom, ratio, offset (n,); between points: the level and
    slot of both links (m, 2, 2), −1 for the ground. Their numbers by name: stiffness, rest, damping of each."""

    coordinate: np.ndarray
    freedom: np.ndarray
    ratio: np.ndarray
    offset: np.ndarray
    links: np.ndarray
    numbers: dict[str, Array]


def elements_of(tree: Tree, arrays: TreeArrays) -> ElementArrays:
    """The springs and dampers of a tree."""
    joint_rows: list[tuple[float, ...]] = []  # coordinate, freedom, ratio, offset; stiffness, rest, damping
    links: list[list[tuple[int, int]]] = []
    ends: list[list[Any]] = []
    point_rows: list[tuple[float, ...]] = []
    for e in tree.model.elements:
        law = _law(e)
        if isinstance(e, (JointSpring, JointDamper)):
            link = tree.links[tree.by_joint[e.joint]]
            if len(link.q) != len(link.v):
                raise ModelError(f"element {e.name!r} acts on a {link.pair.kind} joint, whose rates are not dq/dt")
            joint_rows.append((link.q[e.freedom], link.v[e.freedom], link.ratio, link.offset, *law))
        elif isinstance(e, (LinearSpring, LinearDamper)):
            at = [tree.bodies[body] for body in (e.body_a, e.body_b)]
            links.append([arrays.place[each.link] if each.link >= 0 else (-1, -1) for each in at])
            points = zip(at, (e.point_a, e.point_b), strict=True)
            ends.append([np.asarray(each.X_LB @ np.array(point), dtype=float) for each, point in points])
            point_rows.append(law)
    joint = np.array(joint_rows, dtype=float).reshape(-1, 7).T
    between = np.array(point_rows, dtype=float).reshape(-1, 3).T
    names = ("stiffness", "rest", "damping")
    return ElementArrays(
        coordinate=joint[0].astype(int),
        freedom=joint[1].astype(int),
        ratio=joint[2],
        offset=joint[3],
        links=np.array(links, dtype=int).reshape(-1, 2, 2),
        numbers={
            **{f"joint_{name}": x for name, x in zip(names, joint[4:], strict=True)},
            **{f"point_{name}": x for name, x in zip(names, between, strict=True)},
            "points": np.array(ends, dtype=float).reshape(-1, 2, 3),
        },
    )


def _law(e: object) -> tuple[float, float, float]:
    """Stiffness, rest and damping of an element; of a source, which acts as an input, nothing."""
    match e:
        case JointSpring():
            return e.stiffness, e.rest, 0.0
        case LinearSpring():
            return e.stiffness, e.rest_length, 0.0
        case JointDamper() | LinearDamper():
            return 0.0, 0.0, e.damping
        case _ if isinstance(e, Source):
            return 0.0, 0.0, 0.0
    raise ModelError(f"an element of type {type(e).__name__} has no form in JAX")


def element_forces(e: ElementArrays, arrays: TreeArrays, numbers: Numbers, q: Array, v: Array) -> Array:
    """τ (nv,) that springs and dampers demand."""
    tau = jnp.zeros_like(v)
    if len(e.freedom):
        value, rate = q[e.coordinate] * e.ratio + e.offset, v[e.freedom] * e.ratio
        tension = numbers["joint_stiffness"] * (value - numbers["joint_rest"]) + numbers["joint_damping"] * rate
        tau = tau.at[e.freedom].add(tension * e.ratio)
    if len(e.links):
        length, slope = _lengths(e, arrays, numbers, q)
        tension = numbers["point_stiffness"] * (length - numbers["point_rest"]) + numbers["point_damping"] * (slope @ v)
        tau = tau + tension @ slope
    return tau


def potential(e: ElementArrays, arrays: TreeArrays, numbers: Numbers, q: Array) -> Array:
    """Σ ½ k (s − s₀)² [J]."""
    total = jnp.zeros((), dtype=q.dtype)
    if len(e.freedom):
        stretch = q[e.coordinate] * e.ratio + e.offset - numbers["joint_rest"]
        total = total + 0.5 * jnp.sum(numbers["joint_stiffness"] * stretch**2)
    if len(e.links):
        length, _ = _lengths(e, arrays, numbers, q)
        total = total + 0.5 * jnp.sum(numbers["point_stiffness"] * (length - numbers["point_rest"]) ** 2)
    return total


def _lengths(e: ElementArrays, arrays: TreeArrays, numbers: Numbers, q: Array) -> tuple[Array, Array]:
    """ℓ (m,) and its slope (m, nv) by the freedoms."""
    R, p = passes.world_poses(arrays, numbers, q)
    J = passes.jacobians(arrays, numbers, q)
    level, slot = e.links[..., 0], e.links[..., 1]
    moving = level >= 0
    r = numbers["points"]
    R, p, J = R[level, slot], p[level, slot], J[level, slot]
    at = jnp.where(moving[..., None], p + passes.apply(R, r), r)
    rates = R @ (J[..., 3:, :] - passes.tilde(r) @ J[..., :3, :])
    rates = jnp.where(moving[..., None, None], rates, 0.0)
    d = at[:, 1] - at[:, 0]
    length = jnp.sqrt(jnp.sum(d * d, -1))
    return length, jnp.einsum("mi,min->mn", d / length[:, None], rates[:, 1] - rates[:, 0])
