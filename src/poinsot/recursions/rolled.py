"""Large trees: steps compiled once for each kind of link, and walked over the tree by a loop.

Written out link by link, a kernel of thousands of links takes minutes to compile. So a plain tree that is large, see
``algorithms.compiled.is_rolled``, keeps its algorithms rolled up: what tells links of one kind apart (placement,
inertia, pitch, rotor, springs and dampers on its freedoms) stands in a table. They are ufuncs as all others, equal to
the unrolled ones up to rounding; time, memory and compiling are O(N). Source: docs/large-trees.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from poinsot.algebra.arrays import Array, array, zeros
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.joints.pairs import fixed
from poinsot.multibody.tree import Attachment, Link, Tree
from poinsot.programs.recursion import GROUND, INPUT, OUTPUT, WHOLE, LinkStep, Once, OperandPlace, Recursion
from poinsot.programs.tracing import trace
from poinsot.records import dataclass
from poinsot.recursions.pass_lines import EFFORTS, OperandPart, PassLines, Rolled
from poinsot.recursions.records import elements_of
from poinsot.recursions.sweeps import ALGORITHMS, ALONE, OF_BODIES, UNLOADED, each_element


@dataclass(frozen=True)
class Drive:
    """A source on a sum of freedoms of the tree: its value at t with inputs u, and which of these it is, if any.

    along   (weight, freedom, its coordinate) of each; −1 where no coordinate is asked for
    effort  along the sum, of the value, the sum of the coordinates (None without any) and that of the rates
    """

    along: Sequence[tuple[float, int, int]]
    value: Callable[[Scalar, Array], Scalar]
    effort: Callable[[Scalar, Scalar | None, Scalar], Scalar]
    offset: float = 0.0
    sample: int = -1


def recursion(
    tree: Tree, name: str, parts: Mapping[str, OperandPart], drives: Sequence[Drive] = (), silent: range = range(0),
    links: Sequence[int] = (),
) -> Recursion:  # fmt: skip
    """An algorithm of `sweeps.ALGORITHMS` over a tree; ``parts`` tells which names are the kernel's.

    Sources add their efforts after the first pass. silent: powers that are 0, of what switches and is open.
    links: those of which something is given, in the place of bodies
    """
    if name in OF_BODIES:
        tree, of_body = with_links(tree, links) if links else with_bodies(tree)
    if name in ALONE and tree.coupled:
        own = (replace(link, parent=-1) for i, link in enumerate(tree.links) if i not in tree.followed)
        tree = replace(tree, links=tuple(own))
    elements = {} if name in UNLOADED else elements_of(tree)
    columns, more = each_element(tree, name, elements, len(drives))
    if name in OF_BODIES:
        columns = {"bodies": [OF_BODIES[name] * max(k, 0) for k in of_body]}
    rolled = ALGORITHMS[f"driven {name}" if drives or silent else name]
    if name == "energies" and not any(tree.model.gravity):
        rolled = Rolled(rolled.passes[:1], rolled.gives[:1], rolled.totals[:1])
    lines = PassLines(tree, rolled, {**parts, **more}, elements, columns, [EFFORTS] if drives or silent else [])
    if not (drives or silent):
        return lines.recursion()
    return lines.recursion({1: [Once(drive(tree, drives, lines.between[EFFORTS].tolist(), silent))]})


def with_bodies(tree: Tree) -> tuple[Tree, list[int]]:
    """The tree with a link without freedoms for every body, in its frame; and the body of each link, −1: none."""
    return _hung(tree, [tree.bodies[body.name] for body in tree.model.bodies])


def with_links(tree: Tree, links: Sequence[int]) -> tuple[Tree, list[int]]:
    """The tree with a link without freedoms in the frame of each of these; and which of them each is, −1: none."""
    return _hung(tree, [Attachment(link, Displacement.identity()) for link in links])


def _hung(tree: Tree, frames: Sequence[Attachment]) -> tuple[Tree, list[int]]:
    hanging: dict[int, list[int]] = {}
    for k, at in enumerate(frames):
        hanging.setdefault(at.link, []).append(k)
    links: list[Link] = []
    of_link: list[int] = []
    place = {-1: -1}
    for i, link in enumerate((None, *tree.links), start=-1):
        if link is not None:
            place[i] = len(links)
            links.append(replace(link, parent=place[link.parent]))
            of_link.append(-1)
        for k in hanging.get(i, ()):
            links.append(Link("", place[i], fixed(), frames[k].X_LB, Inertia.zero(), (), ()))
            of_link.append(k)
    return replace(tree, links=tuple(links)), of_link


def drive(
    tree: Tree, drives: Sequence[Drive], efforts: Sequence[int], silent: range, alone: bool = False, time: int = 0
) -> LinkStep:
    """The step that sets the efforts of sources, from (x₀, ξ, t, u), and their powers effort · rate.

    alone: from (x, t, u), and the efforts alone; time: which input t is, if another one, before u
    """
    time = time or 2 - alone
    own = ((i, link) for i, link in enumerate(tree.links) if i not in tree.followed)
    place_of = {k: efforts[i] + j for i, link in own for j, k in enumerate(link.v)}
    count, inputs = len(drives), {"t": OperandPlace(INPUT, 0, 1, time, WHOLE)}
    sampled = 1 + max((each.sample for each in drives), default=-1)
    places = sorted({(k, coordinate) for each in drives for _, k, coordinate in each.along})
    driven = list(dict.fromkeys(k for each in drives for _, k, _ in each.along))

    def now(first: str, change: str, k: int, seen: Mapping[str, Array]) -> Scalar:
        before: Scalar = seen[f"{first} {k}"][0]
        return before if alone else before + seen[f"{change} {k}"][0]

    def function(t: Array, u: Array | None = None, **seen: Array) -> Any:
        powers, total = [], dict.fromkeys(driven, 0.0)
        for each in drives:
            rate: Scalar = 0.0
            at: Scalar = each.offset
            for weight, k, coordinate in each.along:
                rate = rate + now("rate", "slip", k, seen) * weight
                if coordinate >= 0:
                    at = at + now("at", "way", k, seen) * weight
            measured = all(coordinate >= 0 for *_, coordinate in each.along)
            effort = each.effort(each.value(t[0], zeros(0) if u is None else u), at if measured else None, rate)
            powers.append(effort * rate)
            for weight, k, _ in each.along:
                total[k] = total[k] + effort * weight
        told = [array(powers)] if powers and not alone else []
        told += [zeros(len(silent))] if silent and not alone else []
        found = *told, *(array([effort]) for effort in total.values())
        return found if len(found) > 1 else found[0]

    if sampled:
        inputs["u"] = OperandPlace(INPUT, 0, sampled, time + 1, WHOLE)
    for k, coordinate in places:
        inputs[f"rate {k}"] = OperandPlace(INPUT, tree.nq + k, 1, 0, WHOLE)
        if not alone:
            inputs[f"slip {k}"] = OperandPlace(INPUT, tree.nv + k, 1, 1, WHOLE)
        if coordinate >= 0:
            inputs[f"at {k}"] = OperandPlace(INPUT, coordinate, 1, 0, WHOLE)
            if not alone:
                inputs[f"way {k}"] = OperandPlace(INPUT, k, 1, 1, WHOLE)
    outputs = {"powers": OperandPlace(OUTPUT, 0, count, 1, WHOLE)} if count and not alone else {}
    outputs |= {"silent": OperandPlace(OUTPUT, silent.start, len(silent), 1, WHOLE)} if silent and not alone else {}
    outputs |= {f"tau {freedom}": OperandPlace(GROUND, place_of[freedom], 1) for freedom in driven}
    taken, given = ({name: (place.size,) for name, place in each.items()} for each in (inputs, outputs))
    return LinkStep(trace(function, taken, given, "drive"), [*inputs.values()], [*outputs.values()])
