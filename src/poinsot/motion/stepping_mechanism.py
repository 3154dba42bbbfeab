"""Time-stepping of a mechanism: its tables, and free bodies, which need none.

The tables of a mechanism for time-stepping, with kernels of what no table holds: loads, rows, couplings, pairs.

Law: tests/multibody/test_stage_equations.py. Source: as of `multibody.forces`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, Floats, Ints, array, zeros
from poinsot.algebra.scalars import Scalar, is_zero
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.geometry.motors import pairing
from poinsot.joints.pairs import FreePair
from poinsot.kernels import Kernel
from poinsot.motion.given_motions import own_motions
from poinsot.motion.mechanism_equations import text_of
from poinsot.motion.observing import Observation
from poinsot.motion.observing_contacts import stepped_contacts
from poinsot.motion.stepping import Stepping, tables
from poinsot.motion.system import POSITION, SCHEME, System
from poinsot.motion.touching import ScalarRow, Touching
from poinsot.motion.tree_tables import TreeTables, tree_tables
from poinsot.multibody.applied import Loads, Motion, effort_of, spring_energies
from poinsot.multibody.canonical import canonical
from poinsot.multibody.centroidal import floating_bases
from poinsot.multibody.force import ForceElement, SuppliedElement
from poinsot.multibody.forces import Stiff, row_of, rubbed, stiff, stiff_source
from poinsot.multibody.kinematics import posed as posed_at
from poinsot.multibody.kinematics import twists
from poinsot.multibody.passes import link_coordinates
from poinsot.multibody.stretches import Displaced
from poinsot.multibody.switching.element import SwitchingElement
from poinsot.multibody.switching.rows import laws_of
from poinsot.multibody.tree import Link, Tree
from poinsot.records import dataclass
from poinsot.signals.given import Driven

OPEN: Mapping[str, object] = dict.fromkeys(("ties", "loops", "bent", "motions"), 0) | dict.fromkeys(
    ("laws", "couples", "given")
)
"""The tables of what holds nothing together."""


@dataclass(frozen=True, eq=False)
class SteppedKernels:
    """The tables of a mechanism for time-stepping, and their kernels; key: what tells its equations apart."""

    tree: Tree
    text: str | None
    system: System
    posed: Sequence[int]
    rows: Sequence[ScalarRow]
    inputs: Mapping[str, Any]
    driven: Driven
    sources: Sequence[SuppliedElement]

    @property
    def slow(self) -> int:
        """How many numbers of the state follow the rates: activations, and the time."""
        return self.system.state.local_size - 2 * self.tree.nv

    def tables(self) -> dict[str, Any]:
        """The tables, with kernels for laws that no table holds."""
        tree, now = self.tree, self._now()
        found = tree_tables(tree, self.posed, self.rows, self.sources, now)
        powers, pulls = len(self.system.books.power_names), [tree.model.passive[k] for k in found.passive]
        more = {"slow": self.slow, "sampled": len(self.driven.sampled)}
        more |= {"powers": powers, "far_size": max(self.slow + found.numbers["far_size"], powers + 2)}
        pulling = bool(found.sources or pulls)
        return {
            **found.numbers,
            **more,
            **self._closures(found.tip, now),
            "first_motion": len(self.sources),
            "loads": self._far(found) if pulling or found.rows else None,
            "balance": self._balance(found) if pulling else None,
            "stored": self._energy([e for e in pulls if e.stores]) if any(e.stores for e in pulls) else None,
            "pairs": self._own_pairs(found.own) if found.own else None,
            "chart": self.system.state.retract if found.own else None,
        }

    def _closures(self, tip: Mapping[int, int], now: Driven) -> Mapping[str, object]:
        """The tables of what holds the tree together."""
        if not (self.tree.closed or self.tree.model.motions):
            return OPEN
        from poinsot.motion.tree_tables import closure_tables

        return closure_tables(self.tree, tip, self.system.state.size, now, self.key)

    def _moved(self, x: Array, t: Array, u: Array, h: Scalar) -> tuple[Motion, list[Stiff], list[Scalar]]:
        """The motion; how each port, then each passive element, pulls over the step; rates of activations."""
        nq, nv, now = self.tree.nq, self.tree.nv, self._now()
        motion = Motion.of(self.tree.aligned, x[:nq], x[nq : nq + nv])
        pulls, lags, slow = list[Stiff](), list[Scalar](), 0
        for source in self.sources:
            value = now.value(source.name, t[0], u)
            if source.remembers:
                lags.append(source.activation_rate(value, x[nq + nv + slow]))
                value, slow = x[nq + nv + slow], slow + 1
            pulls.append(stiff_source(motion, source, h, value))
        pulls += [stiff(motion, e, h) for e in self.tree.model.passive]
        return motion, pulls, [*lags, 1.0] if self.tree.model.motions else lags

    def _far(self, of: TreeTables) -> Kernel:
        """The kernel of loads and rows beyond the tables: rates of activations; efforts, gains and directions of pulls;
        gap, rate, bounds, command and weights of rows."""
        tree, rows = self.tree, [self.rows[k] for k in of.rows]
        elements = [row.element for row in rows if row.at == 0]
        nv, freedoms = tree.nv, [row.freedoms(tree) for row in rows]

        def function(x: Array, t: Array, u: Array, h: Array) -> Any:
            motion, all_pulls, lags = self._moved(x, t, u, h[0])
            pose, loads = posed_at(tree, motion.q), Loads()
            pulls = [all_pulls[k] for k in (*of.sources, *(len(self.sources) + k for k in of.passive))]
            for pull in pulls:
                loads.add(pull.at, pull.tension)
            along = [zeros(nv) if is_zero(pull.gain) else row_of(motion, pose, pull.at) for pull in pulls]
            found = [*lags, *effort_of(tree, motion.q, loads), *(pull.gain for pull in pulls), *chain(*along)]
            measured = [row for e in elements for row in e.rows(motion)]
            rates, now = [row.along.rate(motion) for row in measured], self._now()
            laws = laws_of(elements, rates, lambda name: now.value(name, t[0], u))
            for row, rate, law, own in zip(measured, rates, laws, freedoms, strict=True):
                w = row_of(motion, pose, row.along)
                found += [row.gap, rate, *chain(*law), *(w[k] for k in own)]
            return array(found)

        size = self.slow + of.numbers["far_size"]
        given = {"x": (self.system.state.size,), "t": (1,), "u": (len(self.driven.sampled),), "h": (1,)}
        name = f"far {[*of.sources]} {[*of.passive]} {[*of.rows]}"
        return Kernel(function, given, {"far": (size,)}, "far", "far", self.key(name))

    def _now(self) -> Driven:
        """The drives of sources and commands."""
        elements: list[SwitchingElement] = [row.element for row in self.rows if row.at == 0]
        signals = {source.name: source.signal for source in self.sources}
        signals |= own_motions(self.tree.model)
        signals |= {e.name: e.signal for e in elements if e.signal is not None}
        return Driven(signals, self.inputs)

    def _balance(self, far: TreeTables) -> Kernel:
        """Energies of a step through the ports and dampers that are far, and the work of springs, with the mean of both
        velocities."""
        nv, nx, size = self.tree.nv, self.system.state.size, len(self.system.books.power_names) + 2
        motions = len(self.tree.model.motions)

        def function(x: Array, t: Array, u: Array, h: Array, v: Array) -> Array:
            motion, pulls, _ = self._moved(x, t, u, h[0])
            after = Motion(motion.tree, motion.q, v, motion.X_W, twists(motion.tree, motion.q, v))
            work, stored = list[Scalar](), list[Scalar]()
            for k, pull in enumerate(pulls[: len(self.sources)]):
                work.append(-_taken(pull, motion, after, h[0]) if k in far.sources else 0.0)
            work += [0.0] * motions
            for k, e in enumerate(motion.tree.model.passive):
                taken: Scalar = 0.0
                if k not in far.passive:
                    work += [0.0] * e.dissipates
                    continue
                if e.dissipates:
                    at, rub, c = rubbed(motion, e)
                    taken = _taken(Stiff(at, rub, c * h[0]), motion, after, h[0])
                    work.append(taken)
                if e.stores:
                    stored.append(_taken(pulls[len(self.sources) + k], motion, after, h[0]) - taken)
            work += [0.0] * (size - 2 - len(work))  # events
            return array([*work, 0.0, -sum(stored, 0.0)])

        given = {"x": (nx,), "t": (1,), "u": (len(self.driven.sampled),), "h": (1,), "v": (nv,)}
        name = f"balance {[*far.sources]} {[*far.passive]}"
        return Kernel(function, given, {"work": (size,)}, "balance", "balance", self.key(name))

    def _energy(self, springs: Sequence[ForceElement]) -> Kernel:
        """The energy of these."""
        tree = self.tree

        def function(x: Array) -> Scalar:
            return sum(spring_energies(tree, x[: tree.nq], springs).values(), 0.0)

        name = f"energy {[e.name for e in springs]}"
        return Kernel(function, {"x": (self.system.state.size,)}, {"energy": ()}, "energy", "energy", self.key(name))

    def _own_pairs(self, links: Sequence[Link]) -> Kernel:
        """Of pairs that are users' own: X (12), S and Ṡ v, in the successor."""
        nq = self.tree.nq

        def function(x: Array) -> Array:
            found = []
            for link in links:
                pair, q = link.pair, link_coordinates(link, x)
                v = array([x[nq + k] * link.ratio for k in link.v])
                X = pair.displacement(q)
                S, bend = pair.motion_subspace(q), pair.velocity_product_acceleration(q, v)
                found += [*X.rotation.ravel(), *X.translation]
                found += [number * link.ratio for each in S for number in each.vector]
                found += [*bend.vector]
            return array(found)

        count = sum(18 + 6 * len(link.v) for link in links)
        return Kernel(
            function, {"x": (self.system.state.size,)}, {"told": (count,)}, "own_pairs", "own_pairs", self.key("pairs")
        )

    def key(self, name: str) -> str | None:
        """All that the kernels read: the mechanism and its inputs, links with shapes, rows and their commands."""
        if self.text is None:
            return None
        rows = canonical([row.element for row in self.rows])
        return f"time-stepping {name} {self.posed} {rows} {text_of(self._now())} {self.text}"


def _taken(pull: Stiff, before: Motion, after: Motion, h: Scalar) -> Scalar:
    """The energy that a stretch takes in a step at its tension, implicitly, and the mean of its rates."""
    if isinstance(pull.at, Displaced):
        return pairing(pull.tension, (pull.at.rate(before) + pull.at.rate(after)) * 0.5) * h
    first, last = pull.at.rate(before), pull.at.rate(after)
    change = 0.0 if is_zero(pull.gain) else (last - first) * pull.gain
    return (pull.tension * h + change) * (first + last) * 0.5


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
