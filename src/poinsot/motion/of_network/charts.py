"""The state manifold of a network: sums for storage, the charts of its mechanisms, a clock where one is needed.

Law: x₀ ⊞ 0 = x₀, tests/systems/test_system_functions.py. Source: decision 0002.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

import numpy as np

from poinsot.algebra.arrays import Array, Floats, array, concatenate
from poinsot.algebra.quadratic_forms import HalfSquare, is_linear_map, quadratic
from poinsot.algebra.scalars import Scalar, absolute, less, minimum, number, sqrt, unknown, where
from poinsot.components.primitives import IdealCoupling, IdealSource, LinearResistor, Relation, Storage
from poinsot.components.reaches import conjugate, reach
from poinsot.multibody import configuration
from poinsot.multibody.conditions import gap_of
from poinsot.multibody.constrained_dynamics import project
from poinsot.multibody.tree import Tree
from poinsot.networks.equations import CausalEquations, Flow
from poinsot.networks.excess import largest
from poinsot.networks.machine import Machine
from poinsot.networks.states import NetworkStates, States, Values
from poinsot.signals.signal import MOMENTS, Signal, Table


@final
class Charts:
    """x = (storage, (q, v) of every mechanism, the time if a source binds storage, something moves as given or nothing
    is stored); ξ (nl,).

    timed  whether what switches asks for the time as well
    """

    def __init__(self, equations: CausalEquations, timed: bool = False) -> None:
        self._e = equations
        sources = {equations.model.first_branch(k) for k, _ in equations.sources}
        bound = any(b in sources for tie in equations.excess.ties for b in tie)
        driven = any(machine.motions for _, machine, _ in equations.machines)
        self.clock = int(bound or timed or driven or not equations.nx)
        self.size = equations.nx + self.clock
        self.local_size = equations.stored + sum(m.local_size for _, m, _ in equations.machines) + self.clock

    @property
    def is_bound(self) -> bool:
        """Whether the state has constraints to keep."""
        return bool(self._e.excess.branches) or any(m.tree.closed or m.motions for _, m, _ in self._e.machines)

    def moved(self, x0: Array, xi: Array) -> Values:
        """x₀ ⊞ ξ without the clock."""
        n = self._e.stored
        found = [a + b for a, b in zip(x0[:n], xi[:n], strict=True)]
        for _, machine, start in self._e.machines:
            found += machine.displaced(x0[start : start + machine.size], xi[n : n + machine.local_size])
            n += machine.local_size
        return found

    def retract(self, x0: Array, xi: Array) -> Array:
        """x₀ ⊞ ξ."""
        return array([*self.moved(x0, xi), *(x0[self._e.nx :] + xi[len(xi) - self.clock :])])

    def rates(self, x0: Array, xi: Array, flow: Flow) -> Array:
        """ξ̇ along the flow."""
        n = self._e.stored
        found = list(flow.rates)
        for (_, machine, start), moved in zip(self._e.machines, flow.moved, strict=True):
            at, change = x0[start : start + machine.size], xi[n : n + machine.local_size]
            found += machine.local_rates(at, change, moved)
            n += machine.local_size
        return array([*found, *[1.0] * self.clock])

    def shifted(self, x: Array, change: Array) -> Array:
        """x with its mechanisms displaced by what ``change`` [nl] says of their velocities, all else as it is."""
        n, displaced = self._e.stored, list(x)
        for _, machine, start in self._e.machines:
            own = slice(start, start + machine.size)
            displaced[own] = machine.shifted(x[own], change[n : n + machine.local_size])
            n += machine.local_size
        return array(displaced)

    def speeds(self, change: Array) -> list[Scalar]:
        """Rates of the mechanisms for a change of the state [nl]."""
        n, found = self._e.stored, list[Scalar]()
        for _, machine, _ in self._e.machines:
            found += [*machine.speeds(change[n : n + machine.local_size])]
            n += machine.local_size
        return found

    def settled(self, x: Array) -> tuple[Array, Scalar, Scalar]:
        """One Newton step to the constraints, and their residuals: lengths, and conjugate variables by their size."""
        e = self._e
        states, t = list(x[: e.nx]), x[e.nx] if self.clock else 0.0
        position, velocity = [], []
        for _, machine, start in e.machines:
            if machine.tree.closed or machine.motions:
                own = slice(start, start + machine.size)
                states[own], gap, slip = closed_mechanism(machine, states[own], e.held(machine, t))
                position.append(gap)
                velocity.append(slip)
        if e.excess.branches:
            miss = e.excess.constraint(states, t)
            sizes = [largest([1.0, size]) for size in e.excess.sizes(states, t)]
            states = e.excess.moved(states, e.excess.shares(states, miss))
            position.append(largest([absolute(c) / size for c, size in zip(miss, sizes, strict=True)]))
        return concatenate([states, [t] * self.clock]), largest(position), largest(velocity)

    def description(self, start: Floats) -> tuple[dict[str, Any], float]:
        """The description of each component of its state, by fields of `StateSpace`; the nominal energy [J]."""
        e = self._e
        names, magnitude = list(e.state_names[: e.stored]), list(range(e.stored))
        here, reach = list(start[: e.nx]), [np.inf] * e.stored
        sizes, units = amplitudes(e, here), storage_sizes(e, here)
        largest_size = 1.0 if e.machines else sizes.max(initial=0.0) or 1.0
        sums = (units if e.machines else sizes**2 * units)[_keeping(e)]
        energy = float(min(largest_size, sums.max(initial=0.0) or 1.0))
        for _, machine, at in e.machines:
            tree = machine.tree
            names += [f"the position of {machine.called(f)}" for f in tree.freedom_names]
            names += [f"the velocity of {machine.called(f)}" for f in tree.freedom_names]
            magnitude += [at + m if m >= 0 else -1 for m in configuration.magnitudes(tree)]
            magnitude += [at + tree.nq + k for k in range(tree.nv)]
            reach += [1.5 if turns else np.inf for turns in configuration.rotations(tree)] + [np.inf] * tree.nv
        clock = self.clock
        described = {
            "component_names": (*names, *["the clock"] * clock),
            "magnitude": np.array([*magnitude, *[e.nx] * clock], dtype=np.int64),
            "scale": self.scale(start),
            "reach": np.array([*reach, *[np.inf] * clock]),
        }
        return described, energy

    def scale(self, start: Floats) -> Floats:
        """The unit of each component of its state, beside which errors count."""
        e, here = self._e, list(start[: self._e.nx])
        moving = sum(2 * machine.tree.nv for _, machine, _ in e.machines)
        return np.append(amplitudes(e, here) * storage_sizes(e, here), np.ones(moving + self.clock))

    def units(self) -> Values:
        """The sizes of stored quantities, as in `description` at state 0, over any scalar."""
        found, sizes = list[Scalar](), amplitudes(self._e, [0.0] * self._e.nx)
        with np.errstate(all="ignore"):  # gas without mass has none
            stiffness = self._e.stiffness([0.0] * self._e.nx)
        for h in stiffness:
            for i in range(len(h)):
                curvature = h[i, i]
                usable = less(0.0, curvature) if unknown(curvature) else 0.0 < curvature < np.inf
                found.append(sizes[len(found)] * where(usable, 1.0 / where(usable, curvature, 1.0), 1.0))
        within = [most for _, storage in self._e.storages for most in storage.within or [np.inf] * len(storage.pairs)]
        return [unit if most == np.inf else minimum(unit, most) for unit, most in zip(found, within, strict=True)]


def amplitudes(equations: NetworkStates, x: States, linear: bool = False) -> Floats:
    """For each stored quantity the largest source and conjugate variable at x of its part of the network, at most 1.

    So small are the units of a part that is linear; 1 elsewhere, where laws say what is small. Parts meet nowhere but
    in the ground. linear: whether all of it is known to be so.
    Law  with sources and starts of any size a network errs alike, also beside another,
         tests/networks/test_small_signals.py
    """
    e, start = equations, [*x[: equations.stored]]
    stored = [e.model.branches[b].element for b in e.branch_of_state]
    with np.errstate(all="ignore"):
        said = [(k, value) for k, source in e.sources for value in _values(source.signal)]
    if not all(map(number, start)):  # of families
        return np.ones(e.stored)
    if any(start):
        said += zip(stored, np.array(start, dtype=np.float64) / storage_sizes(e, x), strict=True)
    if not any(number(value) and 0.0 < abs(value) < 1.0 for _, value in said):
        return np.ones(e.stored)
    part, size = e.model.parts, dict[int, float]()
    for k, value in said:
        size[part[k]] = max(size.get(part[k], 0.0), abs(value) if number(value) else np.inf)
    for k, element in () if linear else enumerate(e.model.primitives):
        if isinstance(element, Storage):
            bends = quadratic(element.energy, len(element.pairs)) is None
        elif isinstance(element, Relation) and not element.delays:
            bends = not is_linear_map(element.law, len(element.reads) + len(element.by))
        else:
            bends = not is_linear(element)
        if bends:
            size[part[k]] = np.inf
    found = np.array([size.get(part[k], 0.0) for k in stored])
    return np.where((found > 0.0) & (found < 1.0), found, 1.0)


def _values(signal: Signal) -> Sequence[Scalar]:
    """Values of a signal: of a table all, else at some moments."""
    return signal.values if isinstance(signal, Table) else [signal.at(t) for t in MOMENTS]


def is_linear(part: object) -> bool:
    """Whether an element is linear, with numbers that do not vary with the state; of storage its energy tells."""
    if isinstance(part, (IdealCoupling, LinearResistor)):
        return not part.by
    return isinstance(part, Storage) or (isinstance(part, IdealSource) and part.feedback is None)


def storage_sizes(equations: NetworkStates, x: States) -> Floats:
    """The state that one unit of the conjugate variable stands for: 1/H″, of an energy that is no square the least of
    that and of how far the state goes until the conjugate variable has changed by one unit."""
    found = np.concatenate([*(np.diag(np.array(h, dtype=np.float64)) for h in equations.stiffness(x)), np.zeros(0)])
    usable = np.isfinite(found) & (found > 0)
    sizes, most = 1 / np.where(usable, found, 1.0), _most(equations, x)
    return np.where(usable | (most < np.inf), np.minimum(np.where(usable, sizes, np.inf), most), 1.0)


def _keeping(equations: NetworkStates) -> list[int]:
    """The stored quantities with an energy, which those of an element of one's own may lack."""
    storages = [s for _, storage in equations.storages for s in [storage] * len(storage.pairs)]
    return [k for k, s in enumerate(storages) if quadratic(s.energy, len(s.pairs)) != {}]


def _most(equations: NetworkStates, x: States) -> Floats:
    """Bounds of the sizes of stored quantities, as their elements and the energies of one state say."""
    found: list[float] = []
    for _, storage in equations.storages:
        k, n = len(found), len(storage.pairs)
        most = [*storage.within] or [np.inf] * n
        bends = n == 1 and not isinstance(storage.energy, HalfSquare) and storage.amount is None
        if bends and number(x[k]) and quadratic(storage.energy, 1) is None:
            most = [min(most[0], reach(conjugate(storage.energy, [x[k]], 0), float(x[k])))]
        found += most
    return np.array(found, dtype=np.float64)


def closed_mechanism(machine: Machine, state: Values | Array, tree: Tree) -> tuple[Values, Scalar, Scalar]:
    """(q, v) after one Newton step to closed loops and given motions, with the gap and the slip before it."""
    q, v = machine.split(state)
    shift, v_new, phi, slip = project(tree, q, v)
    return [*configuration.chart(tree, q, shift), *v_new], gap_of(tree, phi, q), sqrt(slip)
