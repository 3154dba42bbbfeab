"""The observations of contacts: gaps, places, normals, and the forces between two bodies in the mode of a sample.

Law: the forces on a body and its weight are its mass times its acceleration, tests/switching/test_contact_runs.py
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, array, concatenate, zeros
from poinsot.errors import SimulationError, option
from poinsot.motion.observing import Observation, SampleBatch
from poinsot.motion.observing_forces import sigma_of
from poinsot.motion.observing_rows import row_forces as forces_of_rows
from poinsot.motion.switching_mechanism import RowsOfMechanism
from poinsot.multibody.applied import Motion
from poinsot.multibody.contacts.pieces import Place
from poinsot.multibody.switching.dynamics import ModeNumbers, row_forces
from poinsot.multibody.switching.rows import Layout
from poinsot.multibody.tree import Tree

BEYOND = 1e-9
"""From this share of its size on a gap below zero counts as an overlap."""
Make = Callable[[str, Callable[..., Any], dict[str, Any], dict[str, Any]], Any]
_SEEN = "contact places"
PUSHED = "contact forces"


def observed_contacts(
    switches: RowsOfMechanism, make: Make, nx: int, inputs: int
) -> tuple[dict[str, Observation], dict[str, tuple[str, ...]]]:
    """The observations, and the labels along their dimensions; none where nothing is in contact.

    nx       the size of the state      inputs  how many are sampled
    """
    names = tuple(e.name for e in switches.layout.elements if isinstance(e, Place))
    if not names:
        return {}, {}
    count, m = len(names), len(switches.layout.rows)
    nl = switches.sizes[3]

    def seen(tree: Tree, x: Array) -> Array:
        """Gap, place and normal of each."""
        return _places(Layout.of(tree, switches.left_out), switches.moved(tree, x, zeros(nl)))

    def places(b: SampleBatch) -> Any:
        made = make(_SEEN, seen, {"x": (nx,)}, {"value": (count, 7)})
        return b.once(_SEEN, lambda: made.ufunc(b.states))

    def forces(b: SampleBatch) -> Any:
        given = {"x": (nx,), "t": (1,), "u": (inputs,), "sigma": (3 * m,)}
        made = make(PUSHED, contact_forces(switches), given, {"value": (count, 3)})
        return made.ufunc(b.states, b.times[:, None], b.inputs, sigma_of(b, m))

    return _four(places, forces), {"contact": names}


def contact_forces(switches: RowsOfMechanism) -> Callable[..., Array]:
    """The function of a tree, a state, a time, inputs and σ: the forces on second bodies, in the world."""

    def pushed(tree: Tree, x: Array, t: Array, u: Array, sigma: Array) -> Array:
        now, layout = switches.acted(tree, x, zeros(switches.sizes[3]), t, u), Layout.of(tree, switches.left_out)
        z = row_forces(now.motion, layout, now.loads, ModeNumbers.of(sigma), switches.bounds(now, layout))
        return _pushes(layout, now.motion, z)

    return pushed


def contacts_in_loops(
    switches: RowsOfMechanism, kernels: Mapping[str, Any]
) -> tuple[dict[str, Observation], dict[str, tuple[str, ...]]]:
    """The same of a mechanism that runs in loops, with margins that give the forces of rows, sample by sample."""
    layout, (nq, nv) = switches.layout, switches.sizes[:2]
    names = tuple(e.name for e in layout.elements if isinstance(e, Place))
    if not names:
        return {}, {}

    def moved(x: Any) -> Motion:
        return Motion.of(switches.tree.aligned, x[:nq], x[nq : nq + nv])

    def places(b: SampleBatch) -> Any:
        return b.once(_SEEN, lambda: np.array([_places(layout, moved(x)) for x in b.states], dtype=float))

    def forces(b: SampleBatch) -> Any:
        z = forces_of_rows(kernels["margins"], b, len(layout.rows))
        return np.array([_pushes(layout, moved(x), own) for x, own in zip(b.states, z, strict=True)], dtype=float)

    return _four(places, forces), {"contact": names}


def _places(layout: Layout, motion: Motion) -> Array:
    """Gap, place and normal of each contact (contacts, 7), in the world."""
    found = []
    for e in layout.elements:
        if isinstance(e, Place):
            _, _, at = e.touched(motion)
            X_WG = motion.tree.X_WG
            found.append(concatenate([[at.gap], X_WG @ array(at.place), X_WG.rotation @ at.normal]))
    return array([list(each) for each in found])


def _pushes(layout: Layout, motion: Motion, z: Array) -> Array:
    """The force of each contact on its second body (contacts, 3), in the world, from z of all rows."""
    found = []
    for e, start, end in layout.ranges():
        if isinstance(e, Place):
            _, _, at = e.touched(motion)
            force = at.normal * z[start]
            for r, t_r in zip(range(start + 1, end), e.tangents(motion, at), strict=False):  # couples come behind
                force = force + t_r * z[r]
            found.append(list(motion.tree.X_WG.rotation @ force))
    return array(found)


def stepped_contacts(names: tuple[str, ...]) -> tuple[dict[str, Observation], dict[str, tuple[str, ...]]]:
    """The same of a run of time-stepping, with samples that bring them: gap, point, normal, and then the force, by
    contact.

    A force is the mean of the step in which the sample lies: of an impact, its impulse by the step.
    """
    if not names:
        return {}, {}

    def seen(b: SampleBatch) -> Any:
        if b.sigma is None or not b.sigma.shape[1]:
            return np.zeros((len(b.times), len(names), 10))
        return b.sigma.reshape(-1, len(names), 10)

    return _four(lambda b: seen(b)[..., :7], lambda b: seen(b)[..., 7:]), {"contact": names}


def _four(places: Callable[[SampleBatch], Any], forces: Callable[[SampleBatch], Any]) -> dict[str, Observation]:
    """The observations, from gaps with points and normals [nt, contacts, 7] and from forces [nt, contacts, 3]."""
    dims, metres = ("contact", "axis"), {"units": "m", "frame": "world"}
    about = "world; on the second body, of a floor that above it"
    return {
        "contact_gap": Observation(("contact",), {"units": "m"}, lambda b: places(b)[..., 0], listed=False),
        "contact_point": Observation(dims, metres, lambda b: places(b)[..., 1:4], listed=False),
        "contact_normal": Observation(
            dims, {"units": "1", "frame": "world; from the first body to the second"}, lambda b: places(b)[..., 4:],
            listed=False,
        ),
        "contact_force": Observation(dims, {"units": "N", "frame": about}, forces, listed=False),
    }  # fmt: skip


def refuse_overlap(switches: RowsOfMechanism, q: Array, v: Array) -> None:
    """SimulationError where a run would begin with two bodies inside each other, by the name of the contact."""
    tree = switches.tree
    places = [e for e in switches.layout.elements if isinstance(e, Place)]
    if not places:
        return
    motion = Motion.of(tree.aligned, q, v)
    inside = {e: -float(e.touched(motion)[2].gap) for e in places}
    inside = {e: deep for e, deep in inside.items() if deep > BEYOND * float(e.span(tree))}
    if inside:
        e, deep = max(inside.items(), key=lambda each: each[1])
        more = f", and {len(inside) - 1} more places do" if len(inside) > 1 else ""
        raise SimulationError(
            f"mechanism {tree.model.name!r}: the contact {e.name!r} begins {deep:.3g} m inside: {e.a.body!r} and "
            f"{e.b.body!r} overlap where the run starts{more}. Begin with them apart, by {option('initial')}, or leave "
            "this pair out"
        )
