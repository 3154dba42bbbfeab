"""Steps of a network that keep its structure: every storage has its discrete gradient.

    (b − a)/h: rates of storage,  ∂̄H_k(a, b): their conjugate variables,  in all laws at the middle of the step

Kirchhoff's laws hold of both, so Tellegen's theorem balances the energy of the step to rounding, whatever the energies.
Mechanisms move as `multibody.discrete_motion` says, pushed by what their ports carry at the middle of the step.
Of excess storage the equations are 0 = ∂̄H − what the rest makes it, for its part of b − a.
Law: tests/simulation/test_keeping_networks.py. Source: as `motion.keeping`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, Floats, array, zeros
from poinsot.algebra.scalars import Scalar, absolute, is_zero
from poinsot.algorithms.scales import Scales
from poinsot.kernels.implicit import ImplicitKernel
from poinsot.motion.keeping import energy_origin
from poinsot.motion.kernels import CompiledFunction
from poinsot.motion.of_mechanism import MOST_BY_DIFFERENCES, MOST_FREEDOMS
from poinsot.motion.of_network.books import power_names, powers
from poinsot.motion.of_network.charts import Charts
from poinsot.multibody.applied import dissipated_powers, effort_of, rubbing_loads
from poinsot.multibody.constraints import constraint_rate
from poinsot.multibody.discrete_motion import NODES, DiscreteTree, Forced, Stepped
from poinsot.networks.equations import CausalEquations, Flow
from poinsot.networks.machine import Machine, MachineMotion
from poinsot.networks.states import Values, spread
from poinsot.records import NamedTuple
from poinsot.structures.derivatives import SCHEMES

STILL = Forced(zeros(0), [])
"""Nothing acts: for what does not ask."""

WITH_MECHANISMS = ("gonzalez", "average", "itoh-abe")
"""Schemes that mechanisms have besides."""


class OfFamily(NamedTuple):
    """How the equations of a family follow from its size numbers p."""

    size: int
    over: Callable[[Array], CausalEquations]


def network_steps(
    equations: CausalEquations,
    charts: Charts,
    key: str,
    kept: dict[str, Any],
    start: Floats,
    family: OfFamily | None,
    readable: CausalEquations,
) -> Mapping[str, Callable[[], CompiledFunction]]:
    """Scheme → what makes (x₀, t, u, h) → (x₁, energies), of a family (x₀, t, u, h, p) → the same.

    charts  of the same network    kept  kernels that the network keeps, by text
    start  the state at which rows of closed mechanisms are told apart
    readable  the equations as ``key`` tells them
    """
    if equations.row_count or equations.excess.tied_ports or any(m.motions for _, m, _ in equations.machines):
        return {}
    if any(not all(map(is_zero, constraint_rate(m.tree))) for _, m, _ in equations.machines):
        return {}
    if any(m.tree.nv > MOST_FREEDOMS for _, m, _ in equations.machines):
        return {}
    schemes = WITH_MECHANISMS if equations.machines else tuple(SCHEMES)
    if any(m.tree.nv > MOST_BY_DIFFERENCES for _, m, _ in equations.machines):
        schemes = tuple(each for each in schemes if each != "itoh-abe")

    def kept_step(scheme: str) -> CompiledFunction:
        """The kernel, made once."""
        from poinsot.motion.keeping_mechanism import kept_rows

        rows = [kept_rows(m.tree, start[at : at + m.tree.nq]) for _, m, at in equations.machines]
        nominal = np.array(equations.guess, dtype=np.float64)
        scale = charts.description(nominal)[0]["scale"][: len(equations.branch_of_state)].tolist()
        made = f"step {scheme} {charts.clock} {rows} {scale}|{key}"
        if made not in kept:
            kept[made] = _Step(readable, charts.clock, rows, scheme, scale, family).kernel(made)
        found: CompiledFunction = kept[made]
        return found

    return {scheme: partial(kept_step, scheme) for scheme in schemes}


class _Found(NamedTuple):
    """All variables of a step, what excess storage misses, and how mechanisms moved."""

    flow: Flow
    missed: Values
    moved: list[Stepped]


class _Step:
    """The equations of a step: unknowns are what storages change by, (ξ, λ, μ) of every mechanism, and Newton's own."""

    def __init__(
        self,
        equations: CausalEquations,
        clock: int,
        rows: Sequence[tuple[int, ...]],
        scheme: str,
        scale: Sequence[float],
        family: OfFamily | None = None,
    ) -> None:
        self.e, self.clock, self.scheme, self.rows, self.scale = equations, clock, scheme, rows, scale
        self.family = family
        self.n = len(equations.branch_of_state)
        self.excess = sorted(equations.excess.bound_states)
        self.sizes = [m.tree.nv + 2 * len(own) for (_, m, _), own in zip(equations.machines, rows, strict=True)]

    def _of(self, p: Array | None) -> _Step:
        """That of the family's network with the numbers p."""
        if p is None or self.family is None:
            return self
        return _Step(self.family.over(p), self.clock, self.rows, self.scheme, self.scale)

    def _stepping(self, number: int, forced: Forced) -> DiscreteTree:
        from poinsot.motion.keeping_mechanism import slope

        tree = self.e.machines[number][1].tree
        return DiscreteTree(tree, self.rows[number], Scales.of(tree).freedoms, lambda q, v: forced, slope)

    def _parts(self, x0: Array, h: Array, w: Array) -> Iterator[tuple[int, Machine, Array, Array, Array]]:
        """Of every mechanism its number, itself, q₀, v₀ and its unknowns."""
        at = self.n
        for number, ((_, machine, start), size) in enumerate(zip(self.e.machines, self.sizes, strict=True)):
            q0, v0 = machine.split(x0[start : start + machine.size])
            origin = self._stepping(number, STILL).origin(q0, h[0], shifts=True)
            yield number, machine, q0, v0, w[at : at + size] - origin
            at += size

    def _origin(self, x0: Array) -> Array:
        """Where changes of storages are solved for."""
        held = sum((absolute(each) for each in self.e.energies(list(x0[: self.n]))), 0.0)
        return energy_origin(x0[: self.n], held, self.scale)

    def at(self, x0: Array, t: Array, u: Array, h: Array, w: Array) -> _Found:
        """Everything at these unknowns."""
        e, a, change = self.e, x0[: self.n], w[: self.n] - self._origin(x0)
        slopes, start = list[Scalar](), 0
        for _, storage in e.storages:
            here, groups = slice(start, start + len(storage.pairs)), [range(len(storage.pairs))]
            slopes += list(SCHEMES[self.scheme](spread(storage.energy), a[here], a[here] + change[here], groups))
            start += len(storage.pairs)
        parts = list(self._parts(x0, h, w))
        middles = [self._stepping(number, STILL).middle(q0, h[0], own) for number, _, q0, _, own in parts]
        motions = [machine.motion([*m, *v]) for (_, machine, *_), (m, v) in zip(parts, middles, strict=True)]
        x = [*(a + change * 0.5), *(number for middle in middles for each in middle for number in each)]
        rates, solved = [each / h[0] for each in change], list(w[self.n + sum(self.sizes) :])
        flow, missed = e.between(x, slopes, rates, t[0], list(u), solved, motions)
        moved = []
        for (number, machine, q0, v0, own), motion in zip(parts, motions, strict=True):
            first, loads = e.model.first_branch(e.machines[number][0]), rubbing_loads(motion)
            through = flow.through[first : first + len(machine.pairs)]
            driven = [e.value(machine.called(source.name), t[0], u) for source in machine.sources]
            supplied = machine.push(motion, loads, through, driven)
            flow.moved.append(MachineMotion(zeros(0), supplied, list(dissipated_powers(motion).values())))
            forced = Forced(effort_of(motion.tree, motion.q, loads), [])
            moved.append(self._stepping(number, forced).energy_momentum(q0, v0, h[0], own, NODES[self.scheme]))
        return _Found(flow, missed, moved)

    def residual(self, x0: Array, t: Array, u: Array, h: Array, w: Array) -> Array:
        """The residual of the unknowns."""
        flow, missed, moved = self.at(x0, t, u, h, w)
        change = w[: self.n] - self._origin(x0)
        found = [change[k] - h[0] * rate for k, rate in enumerate(flow.rates)]
        for k, each in zip(self.excess, missed, strict=True):
            found[k] = each
        return array([*found, *(number for each in moved for number in each.missed), *flow.residual])

    def result(self, x0: Array, t: Array, u: Array, h: Array, w: Array) -> tuple[Array, Array]:
        """The state after the step, and the energies through the powers."""
        from poinsot.motion.keeping_mechanism import ended

        flow, _, moved = self.at(x0, t, u, h, w)
        stored = [x + h[0] * rate for x, rate in zip(x0[: self.n], flow.rates, strict=True)]
        trees = [machine.tree for _, machine, _ in self.e.machines]
        states = [number for tree, each in zip(trees, moved, strict=True) for number in ended(tree, each)]
        clocks = [x + h[0] for x in x0[self.e.nx :]]
        return array([*stored, *states, *clocks]), array([h[0] * power for power in powers(self.e, flow)])

    def guess(self, x0: Array, h: Array, **_: Array) -> Array:
        """Storages stay, mechanisms go on as they move."""
        found: list[Scalar] = list(self._origin(x0))
        for number, machine, _q, v0, own in self._parts(x0, h, zeros(self.n + sum(self.sizes))):
            origin = 0.0 - own
            nv = machine.tree.nv
            found += [*(origin[:nv] + v0 * h[0]), *origin[nv:]]
            assert len(own) == self.sizes[number]
        return array([*found, *self.e.unknown_guess[: len(self.e.unknowns)]])

    def kernel(self, key: str) -> CompiledFunction:
        """(x₀, t, u, h, p) → (x₁, energies)."""

        def residual(p: Array | None = None, **a: Array) -> Array:
            return self._of(p).residual(**a)

        def result(p: Array | None = None, **a: Array) -> tuple[Array, Array]:
            return self._of(p).result(**a)

        def guess(p: Array | None = None, **a: Array) -> Array:
            return self._of(p).guess(**a)

        size = self.e.nx + self.clock
        given: dict[str, tuple[int, ...]] = {"x0": (size,), "t": (1,), "u": (len(self.e.sampled),), "h": (1,)}
        if self.family is not None:
            given["p"] = (self.family.size,)
        out = {"x1": (size,), "energies": (sum(len(each) for each in power_names(self.e)),)}
        unknowns, name = self.n + sum(self.sizes) + len(self.e.unknowns), f"step {self.scheme}"
        return ImplicitKernel(residual, result, unknowns, given, out, name, key=key, guess=guess)
