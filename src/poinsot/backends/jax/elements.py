"""Springs and dampers in JAX, all of a kind at once; see `multibody.applied`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from poinsot.backends.jax import passes
from poinsot.backends.jax.arrays import TreeArrays
from poinsot.backends.jax.closures import ClosureArrays, motions_of, relative
from poinsot.errors import ModelError
from poinsot.multibody.applied import Motion
from poinsot.multibody.configuration import neutral
from poinsot.multibody.stretches import Line
from poinsot.multibody.tree import Tree

Array = Any
Numbers = Mapping[str, Array]


@dataclass(frozen=True)
class ElementArrays:
    """Springs and dampers as arrays. Of tree joints: coordinate, freedom, ratio, offset (n,); between points: level and
    slot of both links (m, 2, 2), −1 for the ground; of closing joints: the closure, and whether the angle is meant or
    the distance (k,). Their numbers by name: stiffness, rest, damping of each."""

    coordinate: np.ndarray
    freedom: np.ndarray
    ratio: np.ndarray
    offset: np.ndarray
    links: np.ndarray
    closure: np.ndarray
    turning: np.ndarray
    numbers: dict[str, Array]


def elements_of(tree: Tree, arrays: TreeArrays) -> ElementArrays:
    """The springs and dampers of a tree."""
    joint_rows: list[tuple[float, ...]] = []  # coordinate, freedom, ratio, offset; stiffness, rest, damping
    loop_rows: list[tuple[float, ...]] = []  # closure, turning; stiffness, rest, damping
    links: list[list[int]] = []
    ends: list[list[Any]] = []
    point_rows: list[tuple[float, ...]] = []
    closing = {c.joint: k for k, c in enumerate(tree.closures)}
    drawn = Motion.of(tree, neutral(tree), np.zeros(tree.nv))
    for e in tree.model.passive:
        law, stretch = e.linear, e.stretch
        if law is None or not (stretch.freedom or isinstance(stretch, Line)):
            raise ModelError(
                f"element {e.name!r} is a {type(e).__name__}, which has no form in JAX; the kernels have it"
            )
        stretch.measured(drawn)  # refuses joints that an element cannot act on
        if stretch.freedom:
            name, freedom = stretch.freedom
            own = tree.own_freedom(stretch)
            if own:
                link = own[0]
                joint_rows.append((link.q[freedom], link.v[freedom], link.ratio, link.offset, *law))
                continue
            motions = motions_of(tree.closures[closing[name]])
            if not motions:
                raise ModelError(f"element {e.name!r} acts on joint {name!r}, which JAX cannot read in a loop")
            loop_rows.append((closing[name], motions[freedom].turning, *law))
        elif isinstance(stretch, Line):
            at = stretch.ends(drawn)
            links.append([each.link for each in at])
            ends.append([np.asarray(each.X_L.translation, dtype=float) for each in at])
            point_rows.append(law)
    joint = np.array(joint_rows, dtype=float).reshape(-1, 7).T
    between = np.array(point_rows, dtype=float).reshape(-1, 3).T
    loop = np.array(loop_rows, dtype=float).reshape(-1, 5).T
    laws = {"joint": joint[4:], "point": between, "loop": loop[2:]}
    names = ("stiffness", "rest", "damping")
    return ElementArrays(
        coordinate=joint[0].astype(int),
        freedom=joint[1].astype(int),
        ratio=joint[2],
        offset=joint[3],
        links=arrays.places(links),
        closure=loop[0].astype(int),
        turning=loop[1].astype(bool),
        numbers={
            **{f"{kind}_{name}": x for kind, law in laws.items() for name, x in zip(names, law, strict=True)},
            "points": np.array(ends, dtype=float).reshape(-1, 2, 3),
        },
    )


@dataclass(frozen=True)
class Springs:
    """The springs and dampers of a mechanism in JAX."""

    elements: ElementArrays
    closures: ClosureArrays
    arrays: TreeArrays

    def forces(self, numbers: Numbers, q: Array, v: Array) -> Array:
        """τ (nv,) that springs and dampers demand."""
        tau = jnp.zeros_like(v)
        for kind, value, slope in self._stretches(numbers, q):
            tension = numbers[f"{kind}_stiffness"] * (value - numbers[f"{kind}_rest"])
            tau = tau + (tension + numbers[f"{kind}_damping"] * (slope @ v)) @ slope
        return tau

    def energy(self, numbers: Numbers, q: Array) -> Array:
        """Σ ½ k (s − s₀)² [J]."""
        total = jnp.zeros((), dtype=q.dtype)
        for kind, value, _ in self._stretches(numbers, q):
            total = total + 0.5 * jnp.sum(numbers[f"{kind}_stiffness"] * (value - numbers[f"{kind}_rest"]) ** 2)
        return total

    def _stretches(self, numbers: Numbers, q: Array) -> Iterator[tuple[str, Array, Array]]:
        """Of each kind: the stretches s (n,), and the slopes (n, nv) with ṡ = slope · v."""
        e = self.elements
        if len(e.freedom):
            slope = jax.nn.one_hot(e.freedom, len(self.arrays.armature), dtype=q.dtype) * e.ratio[:, None]
            yield "joint", q[e.coordinate] * e.ratio + e.offset, slope
        if len(e.links):
            yield "point", *self._lengths(numbers, q)
        if len(e.closure):
            yield "loop", *self._closing(numbers, q)

    def _lengths(self, numbers: Numbers, q: Array) -> tuple[Array, Array]:
        """ℓ = |b − a|, and its rate along the line."""
        links, r = self.elements.links, numbers["points"]
        _, at = passes.frames_in_world(self.arrays, numbers, q, links, jnp.eye(3), r)
        _, rates = passes.world_rates(self.arrays, numbers, q, links, r)
        d = at[:, 1] - at[:, 0]
        length = jnp.sqrt(jnp.sum(d * d, -1))
        return length, jnp.einsum("mi,min->mn", d / length[:, None], rates[:, 1] - rates[:, 0])

    def _closing(self, numbers: Numbers, q: Array) -> tuple[Array, Array]:
        """The angle about or the distance along the z-axis of a closing pair, and their rates."""
        at, e = relative(self.closures, self.arrays, numbers, q), self.elements
        R, p, w, u = (each[e.closure] for each in at)
        angle = jnp.arctan2(R[:, 1, 0] - R[:, 0, 1], R[:, 0, 0] + R[:, 1, 1])
        value = jnp.where(e.turning, angle, p[:, 2])
        return value, jnp.where(e.turning[:, None], w[:, 2], u[:, 2])
