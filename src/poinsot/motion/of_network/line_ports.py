"""Ports of a long mechanism that are no freedoms of its tree: on lines, along directions, on joints that close loops.

    X, V of the links there  →  ṡ = Σ ⟨W, V⟩ of every port;   f  →  wrenches f W on these links  →  efforts Σ Jᵀ W f

Links are placed, and wrenches led to the freedoms, by walks over the tree; what a port is stands written out between.
Law: as written out, tests/networks/test_long_mechanisms.py. Source: formulas.md §8.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.caching import cached_property
from poinsot.algebra.scalars import Scalar
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Twist, Wrench
from poinsot.kernels import Kernel
from poinsot.kernels.composing import Clearing, Doing, Span, Step
from poinsot.multibody.applied import Loads, Motion
from poinsot.multibody.stretches import Stretch
from poinsot.records import dataclass

PLACES = 22  # numbers of a link's place: its pose, its twist


@dataclass(frozen=True)
class LinePorts:
    """These ports of one mechanism, by their number among all of its ports.

    element  the mechanism's number in the network, by which what stands between parts is called
    """

    mechanism: CompiledTree
    element: int
    places: Sequence[Stretch]

    @cached_property
    def numbers(self) -> list[int]:
        """Which ports they are."""
        own = self.mechanism.tree.own_freedom
        return [p for p, place in enumerate(self.places) if not all(own(piece) for _, piece in place.pieces)]

    @cached_property
    def links(self) -> list[int]:
        """The links that they act on."""
        tree, found = self.mechanism.tree, set[int]()
        closing = {c.joint: (c.predecessor, c.successor) for c in tree.closures}
        for p in self.numbers:
            for name in self.places[p].acts_on:
                found |= (
                    {*closing[name]} if name in closing else {tree.bodies[name].link} if name in tree.bodies else set()
                )
        return sorted(found - {-1})

    @cached_property
    def joined(self) -> list[int]:
        """The links of joints of the tree that they act on, too."""
        tree = self.mechanism.tree
        return sorted({tree.by_joint[j] for p in self.numbers for j in self.places[p].joints if j in tree.by_joint})

    # ------------------------------------------------------------------------------------------------------------ steps

    @property
    def between(self) -> dict[str, int]:
        """How many numbers stand between the parts."""
        k, tree = self.element, self.mechanism.tree
        six = 6 * len(tree.links)
        return {f"places {k}": PLACES * len(self.links), f"push {k}": six, f"carried {k}": six, f"leant {k}": tree.nv}

    def placed(self, x: Span) -> Step:
        """The places of the links at (q, v)."""
        from poinsot.algorithms.rolled_kernels import places_of

        return Doing(places_of(self.mechanism, self.links), [x], [Span(f"places {self.element}")])

    def taken(self, x: Span) -> dict[str, Span]:
        """What functions of these ports take, by name, at (q, v)."""
        tree = self.mechanism.tree
        found = {"places": Span(f"places {self.element}")}
        for i in self.joined:
            link = tree.links[i]
            found |= {f"q{i}": Span(x.name, x.start + link.q[0]), f"v{i}": Span(x.name, x.start + tree.nq + link.v[0])}
        return found

    @property
    def sizes(self) -> dict[str, tuple[int, ...]]:
        """How large that is."""
        tree = self.mechanism.tree
        found: dict[str, tuple[int, ...]] = {"places": (PLACES * len(self.links),)}
        for i in self.joined:
            found |= {f"q{i}": (len(tree.links[i].q),), f"v{i}": (len(tree.links[i].v),)}
        return found

    def leaning(self, x: Span, efforts: Span) -> list[Step]:
        """The efforts on freedoms "leant" of efforts at all ports, where links are placed."""
        from poinsot.algorithms.rolled_kernels import six_of_each

        k, taken = self.element, self.taken(x)
        pushes = [Span(f"push {k}", 6 * i) for i in self.links]
        return [
            Clearing(6 * len(self.mechanism.tree.links), Span(f"push {k}")),
            Doing(self.pushing, [*taken.values(), efforts], pushes),
            Doing(
                six_of_each(self.mechanism, "leaning", "q", leaning=True),
                [x, Span(f"push {k}")],
                [Span(f"carried {k}"), Span(f"leant {k}")],
            ),
        ]

    @cached_property
    def pushing(self) -> Kernel:
        """(places, f) → the wrench on each of the links, in the world."""

        def function(f: Array, **each: Array) -> Any:
            motion = self.motion(each)
            loads = self._loads(motion, f)
            found = [
                (motion.X_W[i] @ loads.wrenches[i]).vector if i in loads.wrenches else np.zeros(6) for i in self.links
            ]
            return tuple(array(list(W)) for W in found) if len(found) > 1 else array(list(found[0]))

        given = {**self.sizes, "f": (len(self.places),)}
        return Kernel(function, given, {f"push {i}": (6,) for i in self.links}, "pushing")

    @cached_property
    def pressing(self) -> Kernel:
        """(places, f) → the wrench on each of the links, as it sees it."""

        def function(f: Array, **each: Array) -> Array:
            loads = self._loads(self.motion(each), f)
            none = Wrench.zero()
            return array([x for i in self.links for x in loads.wrenches.get(i, none).vector])

        return Kernel(function, {**self.sizes, "f": (len(self.places),)}, {"push": (6 * len(self.links),)}, "pressing")

    @cached_property
    def units(self) -> Kernel:
        """places → in the world, six unit wrenches of each of the links, in its own frame."""

        def function(places: Array) -> Array:
            found = []
            for n in range(len(self.links)):
                X = places[PLACES * n : PLACES * n + 16].reshape(4, 4)
                X_W = Displacement(X[:3, :3], X[:3, 3])
                found += [x for unit in np.eye(6) for x in (X_W @ Wrench.of(array(list(unit)))).vector]
            return array(found)

        return Kernel(function, {"places": self.sizes["places"]}, {"units": (36 * len(self.links),)}, "units")

    # ----------------------------------------------------------------------------------------------------------- values

    def _loads(self, motion: Motion, f: Array) -> Loads:
        loads = Loads()
        for p in self.numbers:
            loads.add(self.places[p].measured(motion), 0.0 - f[p])
        return loads

    def motion(self, each: dict[str, Array]) -> Any:
        """The view of lines on the mechanism: places and twists of their links, coordinates and
        rates of their joints."""
        tree = self.mechanism.tree
        poses, twists, q, v = dict[int, Displacement](), dict[int, Twist](), dict[int, Scalar](), dict[int, Scalar]()
        for n, i in enumerate(self.links):
            numbers = each["places"][PLACES * n : PLACES * (n + 1)]
            X = numbers[:16].reshape(4, 4)
            poses[i], twists[i] = Displacement(X[:3, :3], X[:3, 3]), Twist.of(numbers[16:])
        for i in self.joined:
            q |= dict(zip(tree.links[i].q, each[f"q{i}"], strict=True))
            v |= dict(zip(tree.links[i].v, each[f"v{i}"], strict=True))
        return Motion(tree, q, v, poses, twists)  # type: ignore[arg-type]

    def rate(self, p: int, motion: Motion) -> Scalar:
        """How fast a port moves."""
        found: Scalar = self.places[p].measured(motion).rate(motion)
        return found
