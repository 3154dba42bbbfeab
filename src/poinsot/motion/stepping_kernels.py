"""The kernels of time-stepping of a mechanism: free motion with what impulses are weighed by, books and energies.

Law: tests/simulation/test_stepped_motions.py, test_tree_tables.py. Source: as of `multibody.by_links`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import chain
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, array, concatenate, settle, zeros
from poinsot.algebra.scalars import Scalar, is_zero
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.geometry.motors import pairing
from poinsot.kernels import Kernel
from poinsot.motion.driving_mechanism import text_of
from poinsot.motion.given_motions import own_motions
from poinsot.motion.system import System
from poinsot.motion.touching import ScalarRow
from poinsot.motion.tree_tables import TreeTables, tree_tables
from poinsot.multibody.applied import Loads, Motion, effort_of, spring_energies
from poinsot.multibody.by_links import (
    Stiff,
    by_links,
    held_in_fixed_axes,
    row_impulses,
    row_of,
    rubbed,
    stiff,
    stiff_source,
)
from poinsot.multibody.canonical import canonical
from poinsot.multibody.constraints import constraint_jacobian
from poinsot.multibody.energy import gravity_energy, kinetic_energy
from poinsot.multibody.force import ForceElement, SuppliedElement
from poinsot.multibody.held_motions import with_held
from poinsot.multibody.kinematics import posed as posed_at
from poinsot.multibody.kinematics import twists
from poinsot.multibody.motions import GivenMoment, moment_of
from poinsot.multibody.stretches import Displaced
from poinsot.multibody.switching.element import SwitchingElement
from poinsot.multibody.switching.rows import laws_of
from poinsot.multibody.tree import Tree
from poinsot.records import dataclass
from poinsot.signals.given import Driven


def held_rows(tree: Tree) -> int:
    """The rows of closures and given motions that have impulses to be found; zero without motions."""
    return tree.rows + len(tree.model.motions) if tree.model.motions else 0


def leading_freedoms(tree: Tree, posed: Sequence[int]) -> list[int]:
    """The links on the paths from these to the ground."""
    return sorted({i for link in posed for i in tree.path(link)})


@dataclass(frozen=True, eq=False)
class SteppedKernels:
    """The kernels of a mechanism for time-stepping."""

    mechanism: CompiledTree
    system: System
    tree: Tree
    posed: Sequence[int]
    rows: Sequence[ScalarRow]
    inputs: Mapping[str, Any]
    driven: Driven
    sources: Sequence[SuppliedElement]

    def _moved(self, x: Array, t: Array, u: Array, h: Scalar) -> tuple[Motion, list[Stiff], list[Scalar]]:
        """The motion; how each port, then each passive element, pulls over the step; rates of activations."""
        nq, nv, now, moments = self.tree.nq, self.tree.nv, self._now(), dict[str, GivenMoment]()
        for m in self.tree.model.motions:  # where they begin, and the rates with which they end; t is the middle
            first, last = (moment_of(partial(self._moved_to, now, m.name), t[0] + part * h) for part in (-0.5, 0.5))
            moments[m.name] = GivenMoment(first.value, last.rate, 0.0)
        tree = with_held(self.tree, self.tree.model.motions, moments).aligned
        motion = Motion.of(tree, x[:nq], x[nq : nq + nv])
        pulls, lags, slow = list[Stiff](), list[Scalar](), 0
        for source in self.sources:
            value = now.value(source.name, t[0], u)
            if source.remembers:
                lags.append(source.activation_rate(value, x[nq + nv + slow]))
                value, slow = x[nq + nv + slow], slow + 1
            pulls.append(stiff_source(motion, source, h, value))
        pulls += [stiff(motion, e, h) for e in tree.model.passive]
        return motion, pulls, [*lags, 1.0] if moments else lags

    @staticmethod
    def _moved_to(now: Driven, name: str, t: Scalar) -> Scalar:
        return now.value(name, t, ())

    def links(self, active: tuple[int, ...], rows: tuple[int, ...]) -> Kernel:
        """The kernel by links, with the columns of these."""
        tree, posed = self.tree.aligned, self.posed
        nv, nx = tree.nv, self.system.state.size
        C, P, m = 6 * len(active) + len(rows), len(posed), len(self.rows)

        def function(x: Array, t: Array, u: Array, h: Array) -> Any:
            motion, pulls, lags = self._moved(x, t, u, h[0])
            measured = [row for e in self.elements for row in e.rows(motion)]
            rates, now = [row.along.rate(motion) for row in measured], self._now()
            laws = laws_of(self.elements, rates, lambda name: now.value(name, t[0], u))
            free, *more = by_links(motion, pulls, [posed[k] for k in active], [measured[r].along for r in rows], h[0])
            X = [tree.X_WG @ motion.X_W[i] for i in posed]
            poses = [concatenate([array(each.rotation.ravel()), each.translation]) for each in X]
            moving = [motion.V[i].vector for i in posed]
            return (
                free,
                array(lags) if lags else zeros(0),
                *more,
                settle(np.array(moving, dtype=object).reshape(P, 6)),
                settle(np.array(poses, dtype=object).reshape(P, 12)),
                array([row.gap for row in measured]) if m else zeros(0),
                array(rates) if m else zeros(0),
                *(settle(np.array([law[k] for law in laws], dtype=object).reshape(m, 2)) for k in (0, 1)),
            )

        given = {"x": (nx,), "t": (1,), "u": (len(self.driven.sampled),), "h": (1,)}
        out: dict[str, tuple[int, ...]] = {"free": (nv,), "lags": (self.system.state.local_size - 2 * nv,)}
        out |= {"freed": (C,), "inverse": (C, C), "answers": (nv + held_rows(tree), C)}
        out |= {"twists": (P, 6), "poses": (P, 12), "gaps": (m,), "rates": (m,), "bounds": (m, 2), "told": (m, 2)}
        name = f"links {active} {rows}"
        return Kernel(function, given, out, "by_links", "by_links", self.key(name))

    def tables(self) -> dict[str, Any] | None:
        """The tables of an open tree, with kernels for the loads and rows beyond them; None for closed trees."""
        found = tree_tables(self.tree, self.posed, self.rows, self.sources, self._now())
        if found is None:
            return None
        powers, pulls = len(self.system.books.power_names), [self.tree.model.passive[k] for k in found.passive]
        more = {"slow": self.system.state.local_size - 2 * self.tree.nv, "sampled": len(self.driven.sampled)}
        more |= {"powers": powers, "far_size": max(found.numbers["far_size"], powers + 2)}
        pulling = bool(found.sources or pulls)
        return {
            **found.numbers,
            **more,
            "loads": self._far(found) if pulling or found.rows else None,
            "balance": self._balance(found) if pulling else None,
            "stored": self._energy([e for e in pulls if e.stores], False) if any(e.stores for e in pulls) else None,
        }

    def _far(self, of: TreeTables) -> Kernel:
        """The kernel of loads and rows beyond the tables: rates of activations; efforts, gains and directions of pulls;
        gap, rate, bounds, command and weights of rows."""
        tree, rows = self.tree, [self.rows[k] for k in of.rows]
        elements = [row.element for row in rows if row.at == 0]
        nv, far, freedoms = tree.nv, len(of.sources) + len(of.passive), [row.freedoms(tree) for row in rows]

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

        size = self.system.state.local_size - 2 * nv + nv + far * (1 + nv) + sum(6 + len(own) for own in freedoms)
        given = {"x": (self.system.state.size,), "t": (1,), "u": (len(self.driven.sampled),), "h": (1,)}
        name = f"far {[*of.sources]} {[*of.passive]} {[*of.rows]}"
        return Kernel(function, given, {"far": (size,)}, "far", "far", self.key(name))

    @property
    def elements(self) -> list[SwitchingElement]:
        """The elements of the rows, in order."""
        return [row.element for row in self.rows if row.at == 0]

    def _now(self) -> Driven:
        """What drives sources and commands."""
        signals = {source.name: source.signal for source in self.sources}
        signals |= own_motions(self.tree.model)
        signals |= {e.name: e.signal for e in self.elements if e.signal is not None}
        return Driven(signals, self.inputs)

    @property
    def books(self) -> Kernel:
        """Energies of a step through ports and dampers; the change of kinetic energy at its q; the work of weight,
        springs and gyroscopic terms, with the mean of both velocities."""
        return self._balance()

    def _balance(self, far: TreeTables | None = None) -> Kernel:
        """The books of all, or of those that are far alone."""
        nv, nx, size = self.tree.nv, self.system.state.size, len(self.system.books.power_names) + 2
        count, held = len(self.tree.model.motions), held_rows(self.tree)

        def function(x: Array, t: Array, u: Array, h: Array, v: Array, more: Array) -> Array:
            motion, pulls, _ = self._moved(x, t, u, h[0])
            after = Motion(motion.tree, motion.q, v, motion.X_W, twists(motion.tree, motion.q, v))
            work, stored = list[Scalar](), list[Scalar]()
            for k, pull in enumerate(pulls[: len(self.sources)]):
                work.append(0.0 if far and k not in far.sources else -_taken(pull, motion, after, h[0]))
            if held:
                rates = constraint_jacobian(motion.tree, motion.q) @ ((motion.v + v) * 0.5)
                given = [*((row_impulses(motion, pulls, h[0]) + more) * rates)]
                work, stored = [*work, *given[held - count :]], [-x for x in given[: held - count]]
            for k, e in enumerate(motion.tree.model.passive):
                taken: Scalar = 0.0
                if far and k not in far.passive:
                    work += [0.0] * e.dissipates
                    continue
                if e.dissipates:
                    at, rub, c = rubbed(motion, e)
                    taken = _taken(Stiff(at, rub, c * h[0]), motion, after, h[0])
                    work.append(taken)
                if e.stores:
                    stored.append(_taken(pulls[len(self.sources) + k], motion, after, h[0]) - taken)
            work += [0.0] * (size - 2 - len(work))  # events
            if far:
                return array([*work, 0.0, -sum(stored, 0.0)])
            mean = (motion.v + v) * 0.5
            bias = held_in_fixed_axes(motion)
            stored += [mean[k] * bias[k] * h[0] for k in range(nv)]
            kinetic = [kinetic_energy(motion.tree, motion.q, each) for each in (v, motion.v)]
            return array([*work, kinetic[0] - kinetic[1], -sum(stored[1:], stored[0])])

        given = {"x": (nx,), "t": (1,), "u": (len(self.driven.sampled),), "h": (1,), "v": (nv,), "more": (held,)}
        name = f"balance {[*far.sources]} {[*far.passive]}" if far else "balance"
        return Kernel(function, given, {"work": (size,)}, "balance", "balance", self.key(name))

    @property
    def energy(self) -> Kernel:
        """The energy of all storages."""
        return self._energy([e for e in self.tree.model.elements if e.stores])

    def _energy(self, springs: Sequence[ForceElement], whole: bool = True) -> Kernel:
        """The energy of these, and of all bodies."""
        tree = self.tree

        def function(x: Array) -> Scalar:
            q, v = x[: tree.nq], x[tree.nq : tree.nq + tree.nv]
            total = kinetic_energy(tree, q, v) + gravity_energy(tree, q) if whole else 0.0
            for each in spring_energies(tree, q, springs).values():
                total = total + each
            return total

        name = "energy" if whole else f"energy {[e.name for e in springs]}"
        return Kernel(function, {"x": (self.system.state.size,)}, {"energy": ()}, "energy", "energy", self.key(name))

    def key(self, name: str) -> str | None:
        """All that the kernels read: the mechanism and its inputs, links with shapes, rows and their commands."""
        if (key := self.system.key) is None:
            return None
        rows = canonical([row.element for row in self.rows])
        return f"time-stepping {name} {self.posed} {rows} {text_of(self._now())} {key()}"


def _taken(pull: Stiff, before: Motion, after: Motion, h: Scalar) -> Scalar:
    """The energy that a stretch takes in a step at its tension, implicitly, and the mean of its rates."""
    if isinstance(pull.at, Displaced):
        return pairing(pull.tension, (pull.at.rate(before) + pull.at.rate(after)) * 0.5) * h
    first, last = pull.at.rate(before), pull.at.rate(after)
    change = 0.0 if is_zero(pull.gain) else (last - first) * pull.gain
    return (pull.tension * h + change) * (first + last) * 0.5
