"""The tables of a mechanism for time-stepping, with kernels of what no table holds: loads, rows, couplings, pairs.

Law: tests/multibody/test_tree_tables.py. Source: as of `multibody.implicit_pulls`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any

from poinsot.algebra.arrays import Array, array, zeros
from poinsot.algebra.scalars import Scalar, is_zero
from poinsot.geometry.motors import pairing
from poinsot.kernels import Kernel
from poinsot.motion.driving_mechanism import text_of
from poinsot.motion.given_motions import own_motions
from poinsot.motion.system import System
from poinsot.motion.touching import ScalarRow
from poinsot.motion.tree_tables import TreeTables, tree_tables
from poinsot.multibody.applied import Loads, Motion, effort_of, spring_energies
from poinsot.multibody.canonical import canonical
from poinsot.multibody.force import ForceElement, SuppliedElement
from poinsot.multibody.implicit_pulls import Stiff, row_of, rubbed, stiff, stiff_source
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
        from poinsot.motion.closure_tables import closure_tables

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
        """What drives sources and commands."""
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
