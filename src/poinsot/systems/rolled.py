"""Large trees: steps compiled once for each kind of link, and walked over the tree by a loop.

Written out link by link, a kernel of thousands of links takes minutes to compile. So a plain tree of more links than
``compiled.LARGEST_UNROLLED`` keeps its algorithms rolled up: what tells links of one kind apart (placement, inertia,
pitch, rotor) stands in a table. They are ufuncs as all others, equal to the unrolled ones up to rounding; time, memory
and compiling are O(N). Source: design §4.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Array, array, zeros
from poinsot.algebra.scalars import Scalar
from poinsot.compiler.kernel import Kernel
from poinsot.compiler.recursion import GROUND, INPUT, OUTPUT, WHOLE, Once, Place, Recursion, Step, Sweep
from poinsot.compiler.tracing import trace
from poinsot.mechanisms.steps import ALGORITHMS, Pass
from poinsot.mechanisms.tree import Tree
from poinsot.systems.compiled import Shape, shape_of
from poinsot.systems.passing import Names, Part
from poinsot.systems.places import Places
from poinsot.systems.records import row_of

if TYPE_CHECKING:
    from poinsot.systems.mechanism import Mechanism

Floats = NDArray[np.float64]
Sizes = Mapping[str, tuple[int, ...]]


class RolledKernel(Kernel):
    """A kernel whose function makes the recursion that it runs."""

    def _trace(self) -> Recursion:
        made: Recursion = self._function()
        return made


def rolled_kernel(
    mechanism: Mechanism, name: str, inputs: Mapping[str, Shape], outputs: Mapping[str, Shape], doc: str
) -> Kernel | None:
    """The rolled kernel of an attribute of the mechanism, or None where there is none of this name."""
    if name not in ALGORITHMS:
        return None
    parts = {key: Part(k, shape) for k, (key, shape) in enumerate(inputs.items())}
    parts |= {key: Part(k, shape, output=True) for k, (key, shape) in enumerate(outputs.items()) if shape in ("q", "v")}
    given, made = ({key: shape_of(mechanism, shape) for key, shape in each.items()} for each in (inputs, outputs))
    return _kernel(mechanism, name, given, made, parts, doc)


@dataclass(frozen=True)
class Drive:
    """A source of effort on one freedom of the tree: its value at t with inputs u, and which of these it is, if any."""

    freedom: int
    value: Callable[[Scalar, Array], Scalar]
    sample: int = -1


def system_kernel(
    mechanism: Mechanism, name: str, inputs: Sizes, outputs: Sizes, drives: Sequence[Drive], text: str
) -> Kernel:
    """The flow or the retraction of the mechanism's System, see `systems.system.System`; ``text`` names drives."""
    nq, nv = mechanism.nq, mechanism.nv
    parts = {"origin": Part(0, "q"), "origin_rate": Part(0, "v", nq), "xi": Part(1, "v"), "xi_rate": Part(1, "v", nv)}
    if name == "flow":
        parts |= {"rates": Part(0, "v", output=True), "result": Part(0, "v", nv, output=True)}
    else:
        parts |= {"result": Part(0, "q", output=True), "result_rate": Part(0, "v", nq, output=True)}
    kept = f"{name}|{text}"
    if kept not in mechanism.kernels:
        driven = drives if name == "flow" else ()
        mechanism.kernels[kept] = _kernel(mechanism, name, inputs, outputs, parts, name, driven, text)
    return mechanism.kernels[kept]


def body_motions(mechanism: Mechanism, q: Floats, v: Floats) -> tuple[Floats, Floats]:
    """Poses (..., bodies, 4, 4) of all bodies and their twists (..., bodies, 6) in world coordinates."""
    tree, count = mechanism.tree, len(mechanism.tree.links)
    if "motions" not in mechanism.kernels:
        parts = {"q": Part(0, "q"), "v": Part(1, "v")}
        parts |= {"poses": Part(0, 16, output=True), "twists": Part(1, 6, output=True)}
        given, made = {"q": (mechanism.nq,), "v": (mechanism.nv,)}, {"poses": (count, 4, 4), "twists": (count, 6)}
        mechanism.kernels["motions"] = _kernel(
            mechanism, "motions", given, made, parts, "poses and twists of all links"
        )
    X_WL, V = mechanism.kernels["motions"].ufunc(q, v)
    attached = [tree.bodies[name] for name in mechanism.body_names]
    link = np.array([at.link for at in attached])
    X_LB = np.array([at.X_LB.matrix for at in attached], dtype=float)
    grounded = link < 0
    poses = np.where(grounded[:, None, None], X_LB, X_WL[..., link, :, :] @ X_LB)
    return poses, np.where(grounded[:, None], 0.0, V[..., link, :])


def _kernel(
    mechanism: Mechanism,
    name: str,
    inputs: Sizes,
    outputs: Sizes,
    parts: Mapping[str, Part],
    doc: str,
    drives: Sequence[Drive] = (),
    text: str = "",
) -> Kernel:
    def walk() -> Recursion:
        return recursion(mechanism.tree, ALGORITHMS[f"driven {name}" if drives else name], parts, drives)

    return RolledKernel(walk, inputs, outputs, name=name, doc=doc, key=f"rolled {text}\n{mechanism.key}")


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
