"""Large trees: steps compiled once for each kind of link, and walked over the tree by a loop.

Written out link by link, a kernel of thousands of links takes minutes to compile. So a plain tree of more links than
``compiled.LARGEST_UNROLLED`` keeps its algorithms rolled up: what tells links of one kind apart (placement, inertia,
pitch, rotor) stands in a table. They are ufuncs as all others, equal to the unrolled ones up to rounding; time, memory
and compiling are O(N). Source: design §4.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Array, array, zeros
from poinsot.algebra.scalars import Scalar
from poinsot.compiler.recursion import GROUND, INPUT, OUTPUT, WHOLE, Once, Place, Recursion, Step, Sweep
from poinsot.compiler.tracing import trace
from poinsot.multibody.steps import Pass
from poinsot.multibody.tree import Tree
from poinsot.recursions.passing import Names, Part
from poinsot.recursions.places import Places
from poinsot.recursions.records import row_of

Floats = NDArray[np.float64]
Sizes = Mapping[str, tuple[int, ...]]


@dataclass(frozen=True)
class Drive:
    """A source of effort on one freedom of the tree: its value at t with inputs u, and which of these it is, if any."""

    freedom: int
    value: Callable[[Scalar, Array], Scalar]
    sample: int = -1


def recursion(tree: Tree, passes: Sequence[Pass], parts: Mapping[str, Part], drives: Sequence[Drive] = ()) -> Recursion:
    """The passes of an algorithm over a tree, their steps traced; ``parts`` tells which names are the kernel's.

    Sources add their efforts after the first pass.
    """
    places = Places(tree, Names(passes, parts, {"tau"} if drives else ()))
    starts = places.records + np.concatenate([[0], np.cumsum(np.array(places.sizes)[places.of_link])])
    parents = np.array([link.parent for link in tree.links])
    sweeps: list[Sweep | Once] = [
        Sweep({k: places.step(number, k) for k in range(len(places.kinds))}, each.rootward)
        for number, each in enumerate(passes)
    ]
    if drives:
        efforts = [int(start) + places.starts[k]["tau"] for k, start in zip(places.of_link, starts, strict=False)]
        sweeps.insert(1, Once(_drive(tree, drives, efforts)))
    return Recursion(
        sweeps=sweeps,
        links=np.array(
            [places.of_link, starts[:-1], np.where(parents < 0, 0, starts[parents]), *places.columns()], dtype=np.int32
        ).T,
        rows=np.array([row_of(link, places.rotors.get(i, 0.0)) for i, link in enumerate(tree.links)], dtype=float),
        record=int(starts[-1]),
        ground=places.ground(),
        results=[*places.totals.values()],
    )


def _drive(tree: Tree, drives: Sequence[Drive], efforts: Sequence[int]) -> Step:
    """The step that sets the efforts of sources, from (x₀, ξ, t, u), and their powers u · rate."""
    place_of = {k: efforts[i] + j for i, link in enumerate(tree.links) for j, k in enumerate(link.v)}
    count, inputs = len(drives), {"t": Place(INPUT, 0, 1, 2, WHOLE)}
    sampled = 1 + max((each.sample for each in drives), default=-1)

    def function(t: Array, u: Array | None = None, **speeds: Array) -> tuple[Array, ...]:
        values = [each.value(t[0], zeros(0) if u is None else u) for each in drives]
        rates = [speeds[f"rate {p}"][0] + speeds[f"slip {p}"][0] for p in range(count)]
        powers = [value * rate for value, rate in zip(values, rates, strict=True)]
        return array(powers), *(array([value]) for value in values)

    if sampled:
        inputs["u"] = Place(INPUT, 0, sampled, 3, WHOLE)
    for p, each in enumerate(drives):
        inputs[f"rate {p}"] = Place(INPUT, tree.nq + each.freedom, 1, 0, WHOLE)
        inputs[f"slip {p}"] = Place(INPUT, tree.nv + each.freedom, 1, 1, WHOLE)
    outputs = {"powers": Place(OUTPUT, 0, count, 1, WHOLE)}
    outputs |= {f"tau {p}": Place(GROUND, place_of[each.freedom], 1) for p, each in enumerate(drives)}
    taken, given = ({name: (place.size,) for name, place in each.items()} for each in (inputs, outputs))
    return Step(trace(function, taken, given, "drive"), [*inputs.values()], [*outputs.values()])
