"""Time-stepping of a mechanism: its tables, and free bodies, which need none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Floats, Ints
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.joints.pairs import FreePair
from poinsot.motion.observing import Observation
from poinsot.motion.observing_contacts import stepped_contacts
from poinsot.motion.stepping import Stepping, tables
from poinsot.motion.stepping_kernels import SteppedKernels
from poinsot.motion.system import POSITION, SCHEME, System
from poinsot.motion.touching import ScalarRow, Touching
from poinsot.multibody.floating_bases import floating_bases
from poinsot.multibody.force import SuppliedElement
from poinsot.multibody.tree import Tree
from poinsot.signals.given import Driven

AXES = ("axis_freedom", "axis_first", "axis")
"""The freedoms of the axes that tables give, and which of them lead to each link with shapes."""
AT_AN_INSTANT = (
    *("joint_acceleration", "body_acceleration", "joint_wrench", "coupling_effort"),
    *("switch_force", "switch_gap", "switch_rate", "switch_mode"),
)
"""The outputs that would take the forces of contacts, limits and friction at an instant."""
IMPULSES = (
    "time-stepping (method 'moreau') finds the impulses of contacts, limits and friction over a whole step, no forces "
    "at an instant. Take differences of 'joint_velocity' or 'body_twist', 'contact_force' (the mean of a step), or a "
    "method that finds events, such as 'dop853'"
)


def stepping_of(
    mechanism: CompiledTree,
    system: System,
    touching: Touching,
    inputs: Mapping[str, object],
    driven: Driven,
    sources: Sequence[SuppliedElement],
) -> Stepping:
    """How a mechanism is stepped; sources: of its ports, in order."""
    tree = mechanism.tree
    free, events = _free_bodies(tree, touching), None if system.switching is None else system.switching.events
    posed = list(range(len(tree.links))) if free else sorted({each.link for each in touching.placed} - {-1})
    slot = {link: k for k, link in enumerate(posed)} | {-1: -1}
    placed = [replace(each, link=slot[each.link]) for each in touching.placed]
    numbers = tables(placed)
    text = None if system.key is None else system.key()
    read = mechanism._reading("motions").tree
    kernels = SteppedKernels(read, text, system, posed, touching.rows, inputs, driven, sources)
    made = None if free else kernels.tables()
    rubs = [each.name for each in touching.rubbing]
    own = [*system.books.dissipator_names]
    losses = _places(own, [(f"{name} impact", name) for name in rubs])
    row_losses = [_place(own, row.booked_as) for row in touching.rows]
    own += [POSITION, SCHEME]
    ports = len(system.books.port_names)
    numbers |= _constants(tree, touching, numbers["reach"], free)
    numbers |= {
        "slow": system.state.local_size - 2 * tree.nv,
        "ports": ports,
        "remainder": ports + len(own) - 1,
        "correction": ports + len(own) - 2,
        "losses": np.array([[ports + i, ports + j] for i, j in losses], dtype=np.int64).reshape(-1, 2),
        "row_losses": np.array([ports + i for i in row_losses], dtype=np.int64),
        "ways": np.zeros(0, dtype=np.int64) if events is None else events.ways,
        **_bodies(tree, posed if free else []),
        **{name: np.zeros(0, dtype=np.int64) if made is None else made.pop(name) for name in AXES},
        **_rows(tree, touching.rows),
    }
    slots, shown = touching.slots(numbers["count"].tolist())
    more, labels = stepped_contacts(shown)
    if touching.rubbing or touching.rows:
        more |= dict.fromkeys(AT_AN_INSTANT, Observation.refused(IMPULSES))
    kept = {k: each for k, each in system.books.observations.items() if k != "motion_effort"} | more
    names = {**system.books.labels, **labels}
    books = replace(system.books, dissipator_names=tuple(own), parts=(), observations=kept, labels=names)
    dynamics = replace(system.dynamics, flow=None, jacobian=None)
    return Stepping(
        system=replace(system, dynamics=dynamics, books=books, switching=None),
        numbers=numbers,
        links=len(posed),
        rows=len(touching.rows),
        contact_names=tuple(rubs),
        row_names=tuple((row.element.name, row.name) for row in touching.rows),
        slots=np.array(slots, dtype=np.int64).reshape(-1, 2),
        events=events,
        place_name=touching.place_name,
        tree=made,
    )


def _constants(tree: Tree, touching: Touching, reach: Floats, free: bool) -> dict[str, object]:
    """Constants of a `Scene` that follow from the tree, its contacts and its rows."""
    gravity = np.array(tree.model.gravity, dtype=np.float64)
    rubbing, rows = touching.rubbing, touching.rows
    largest = reach[np.isfinite(reach)].max(initial=0.0)
    pushes = [[r.restitution, r.static, r.kinetic, r.coupled] for r in rubbing]
    measures = [[row.element.restitution, float(row.element.span(tree))] for row in rows]
    return {
        "nv": tree.nv,
        "free": int(free),
        "grid": int(touching.all),
        "length": float(max(largest, 0.0 if free else tree.size_at())),
        "fall": float(np.linalg.norm(gravity)),
        "gravity": gravity,
        "pairs": np.array(touching.pairs, dtype=np.int64).reshape(-1, 3),
        "numbers": np.array(pushes, dtype=float).reshape(-1, 4),
        "turning": np.array([r.turning for r in rubbing]).reshape(-1, 2),
        "turns": int(any(any(r.turning) for r in rubbing)),
        "row_kind": np.array([row.kind for row in rows], dtype=np.int64),
        "row_numbers": np.array(measures, dtype=np.float64).reshape(-1, 2),
        "base": np.array([k for i in floating_bases(tree) for k in tree.links[i].v], dtype=np.int64),
    }


def _place(names: list[str], name: str) -> int:
    if name not in names:
        names.append(name)
    return names.index(name)


def _places(names: list[str], pairs: Sequence[tuple[str, str]]) -> list[tuple[int, int]]:
    return [(_place(names, impact), _place(names, friction)) for impact, friction in pairs]


def _free_bodies(tree: Tree, touching: Touching) -> bool:
    """Whether every link is a body that floats freely, and nothing acts on any but weight and contacts."""
    loose = all(link.parent < 0 and link.pair == FreePair() for link in tree.links)
    turns = any(any(r.turning) for r in touching.rubbing)  # a contact of a pile has three rows
    acts = tree.model.elements or tree.model.motions or tree.closed or tree.coupled or touching.rows
    return loose and not (acts or turns)


def _bodies(tree: Tree, posed: Sequence[int]) -> dict[str, Any]:
    """Placements, inertias, their inverses, moments about mass centres and these of free bodies; where their
    coordinates and freedoms are."""
    found, at = np.zeros((len(posed), 96)), np.zeros((len(posed), 2), dtype=np.int64)
    for k, i in enumerate(posed):
        link = tree.links[i]
        inertia = np.array(link.inertia.matrix, dtype=np.float64)
        found[k, :9], found[k, 9:12] = np.ravel(link.X_PL.rotation), link.X_PL.translation
        found[k, 12:48], found[k, 48:84] = inertia.ravel(), np.linalg.inv(inertia).ravel()
        found[k, 84:93], found[k, 93:] = link.inertia.about_centre.ravel(), np.ravel(link.inertia.centre)
        at[k] = link.q[0], link.v[0]
    return {"bodies": found, "at": at}


def _rows(tree: Tree, rows: Sequence[ScalarRow]) -> dict[str, Ints]:
    """The freedoms that rows measure."""
    measured = [row.freedoms(tree) for row in rows]
    each = {"row_first": np.cumsum([0, *map(len, measured)]), "row_freedom": [*chain(*measured)]}
    return {name: np.array(numbers, dtype=np.int64) for name, numbers in each.items()}
