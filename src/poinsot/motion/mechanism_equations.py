"""The equations of a mechanism's motion: rates and powers, the charts of its state, and how its closures are kept.

    d/dt (q, v, w) = (N(q) v, M⁻¹(τ − c + Aᵀ λ), ẇ)

w are the activations of actuators that have any. Ports are the sources (efforts, forces, torques), with the power
effort · rate; dissipators are the dampers, with the power c · rate².
Law: d/dt energy = Σ supplied − Σ dissipated along the flow. Source: formulas.md §6, §8.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from poinsot.algebra.arrays import Array, Floats, array, concatenate, zeros
from poinsot.algebra.scalars import Scalar, sqrt
from poinsot.algorithms.compiled import is_rolled
from poinsot.motion.balanced_motion import balanced_step, near_in_time, refuse_felt_motions, refuse_switching
from poinsot.motion.driving_mechanism import given_inputs, ports_of, signals_of, text_of
from poinsot.motion.given_motions import at_time, refuse_rubbing
from poinsot.motion.starting_limits import beyond_at_start
from poinsot.motion.switching_mechanism import (
    Acted,
    RowsOfMechanism,
    Timed,
)
from poinsot.multibody import configuration
from poinsot.multibody.applied import Loads, Motion, dissipated_powers, passive_loads, rubbing_loads
from poinsot.multibody.conditions import gap_of
from poinsot.multibody.constrained_dynamics import PASSING, closure_residual, forward_dynamics, project
from poinsot.multibody.held_motions import driving
from poinsot.multibody.holding import balance_of
from poinsot.signals.given import Driven

if TYPE_CHECKING:
    from poinsot.algorithms.compiled_tree import CompiledTree
    from poinsot.multibody.balanced import Near
    from poinsot.multibody.force import SuppliedElement
    from poinsot.multibody.tree import Tree


class MechanismEquations:
    """The equations of a mechanism under its inputs, as functions of its tree over any scalar, which become kernels.

    The state x is (q, v, w, time), its local coordinates (ξ_q, ξ_v, ξ_w, time): w (activations) of sources that have
    any, time where given motions or laws in balance need it.
    """

    def __init__(
        self,
        mechanism: CompiledTree,
        inputs: Mapping[str, object],
        initial: Floats,
        beyond: frozenset[str] | None = None,
        walks: bool = True,
    ) -> None:
        tree = mechanism.tree
        refuse_rubbing(tree.model)
        refuse_switching(tree)
        refuse_felt_motions(tree)
        self.mechanism, self.tree, self.initial = mechanism, tree, initial
        self.inputs, self.felt = given_inputs(tree, inputs)
        self.ports, self.driven = ports_of(tree, self.inputs)
        self.own = text_of(self.driven)
        text = self.own if mechanism.member is None else text_of(ports_of(mechanism.member.tree, self.inputs)[1])
        nq, nv = self.nq, self.nv = tree.nq, tree.nv
        self.beyond = beyond_at_start(tree, initial[:nq], initial[nq : nq + nv]) if beyond is None else beyond
        self.text = text + (f"|without {sorted(self.beyond)}" if self.beyond else "") + "|written out" * (not walks)
        self.dampers, self.motions = tree.model.dissipators, tuple(m.name for m in tree.model.motions)
        self.slow = [port.source for port in self.ports if port.source.remembers]
        self.activation = {source.name: nq + nv + k for k, source in enumerate(self.slow)}
        self.timed, self.balanced = bool(self.motions or self.felt), balance_of(tree) is not None
        self.sampled, self.books = len(self.driven.sampled), len(self.ports) + len(self.motions) + len(self.dampers)
        beside = len(self.slow) + self.timed
        self.nx, self.nl = nq + nv + beside, 2 * nv + beside
        self.rolls, self.settles = walks and is_rolled(tree) and not beside, tree.closed or self.timed or self.balanced
        self.switches = self._switching_rows()
        if tree.coupled and self.switches.layout.rows and self.rolls:
            self.rolls = False  # where joints follow others, nothing that switches is in lines
            self.switches = self._switching_rows()
        self.powers = self.books + len(self.switches.dissipators)

    def loads(
        self, tree: Tree, x0: Array, xi: Array, t: Array, u: Array, alone: bool = False, springs: bool = True
    ) -> Acted:
        """The motion, what acts, the powers and efforts of the ports, and the rates of activations.

        alone: without springs and dampers, and without the places of links, for ports on freedoms
        """
        nq, nv = self.nq, self.nv
        sources, now = self._driving(tree)
        tree = at_time(tree, now, t[0])
        q, v = configuration.chart(tree, x0[:nq], xi[:nv]), x0[nq : nq + nv] + xi[nv : 2 * nv]
        motion = Motion(tree.aligned, q, v, [], []) if alone else Motion.of(tree.aligned, q, v)
        loads = Loads() if alone else passive_loads(motion) if springs else rubbing_loads(motion)
        loads.near = self._near(tree, t[0]) if self.balanced else None
        powers, values, lags = [], {}, []
        for port in self.ports:
            source = sources[port.source.name]
            stretch = source.stretch.measured(motion)
            rate, acts = stretch.rate(motion), now.value(source.name, t[0], u)
            if source.name in self.activation:
                k = self.activation[source.name]
                activation = x0[k] + xi[k - nq + nv]
                lags.append(source.activation_rate(acts, activation))
                acts = activation
            value = source.effort(acts, stretch.value, rate)
            loads.add(stretch, -value)
            powers.append(value * rate)
            values[source.name] = value
        return Acted(
            motion, loads, powers, values, [*lags, 1.0] if self.timed else lags,
            lambda: [*dissipated_powers(motion).values()], lambda name: now.value(name, t[0], u),
        )  # fmt: skip

    def rates(self, tree: Tree, x0: Array, xi: Array, t: Array, u: Array) -> tuple[Array, Array]:
        """ξ̇, and the powers of ports, motions and dissipators."""
        motion, loads, powers, _, lags, taken, _ = self.loads(tree, x0, xi, t, u)
        if self.motions:
            acceleration, _, supplied = driving(motion, loads)
            powers = [*powers, *supplied]
        else:
            acceleration = forward_dynamics(tree, motion.q, motion.v, zeros(self.nv), loads, PASSING)
        rates = concatenate([configuration.chart_rate(tree, xi[: self.nv], motion.v), acceleration, lags])
        return rates, array([*powers, *taken(), *[0.0] * len(self.switches.dissipators)])

    def residual(self, tree: Tree, x: Array, t: Array, u: Array) -> Array:
        """The accelerations by which the closures are missed."""
        motion, loads, _ = self.acting(tree, x, t, u)
        return closure_residual(motion.tree, motion.q, motion.v, zeros(self.nv), loads, PASSING)

    def retract(self, tree: Tree, x0: Array, xi: Array) -> Array:
        """x₀ ⊞ ξ."""
        nq, nv = self.nq, self.nv
        return concatenate([configuration.chart(tree, x0[:nq], xi[:nv]), x0[nq:] + xi[nv:]])

    def project(self, tree: Tree, x: Array) -> tuple[Array, Scalar, Scalar]:
        """One Newton step onto the closures, with the errors before it."""
        nq, nv = self.nq, self.nv
        tree = self.at_state(tree, x)
        shift, v, phi, slip = project(tree, x[:nq], x[nq : nq + nv])
        q, apart = configuration.chart(tree, x[:nq], shift), gap_of(tree, phi, x[:nq])
        x = concatenate([q, v, x[nq + nv :]])
        if not self.balanced:
            return x, apart, sqrt(slip)
        x, more, slower = self.onto_balance(tree, x)
        return x, apart + more, sqrt(slip + slower)

    def onto_balance(self, tree: Tree, x: Array) -> tuple[Array, Scalar, Scalar]:
        """One step onto the balance of freedoms without inertia, with the errors before it, that of rates squared."""
        nq, nv = self.nq, self.nv
        q, near = x[:nq], self._near(tree, x[self.nx - 1])
        shift, v, apart, slip = balanced_step(tree, q, x[nq : nq + nv], near)
        return concatenate([configuration.chart(tree, q, shift), v, x[nq + nv :]]), apart, slip

    def at_state(self, tree: Tree, x: Array) -> Tree:
        """The tree at the time that the state tells."""
        return at_time(tree, Driven(signals_of(tree.model), self.inputs), x[self.nx - 1]) if self.motions else tree

    def acting(
        self, tree: Tree, x: Array, t: Array, u: Array, sigma: Array | None = None, alone: bool = False
    ) -> tuple[Motion, Loads, dict[str, Scalar]]:
        """The motion, the loads and the efforts of ports at a state; alone as of `loads`, and without ``sigma``."""
        found = self.loads(tree, x, zeros(self.nl), t, u, alone)
        if sigma is not None and not alone:
            self.switches.push(tree, found, sigma)
        return found.motion, found.loads, found.values

    def without_springs(self, tree: Tree, q: Array, v: Array, t: Array, u: Array) -> Acted:
        """The same for steps that keep the structure, which have the springs in their energies."""
        found = self.loads(tree, concatenate([q, v]), zeros(self.nl), t, u, springs=False)
        return found._replace(taken=lambda: [*found.taken(), *[0.0] * len(self.switches.dissipators)])

    def _driving(self, tree: Tree) -> tuple[dict[str, SuppliedElement], Driven]:
        sources = {port.source.name: port.source for port in self.ports} | {e.name: e for e in tree.model.sources}
        signals = {name: source.signal for name, source in sources.items()}
        return sources, Driven(signals | signals_of(tree.model), self.inputs)

    def _near(self, tree: Tree, t: Scalar) -> Near:
        sources, now = self._driving(tree)
        felt = [sources[name] for name in self.felt]
        return near_in_time(tree.aligned, felt, lambda name, s: now.value(name, s + t, ()))

    def _switching_rows(self) -> RowsOfMechanism:
        timed = Timed(self.at_state, len(self.motions), len(self.ports)) if self.motions else None
        sizes = self.nq, self.nv, self.nx, self.nl, self.sampled, self.books
        rolled = self.rolls and self.mechanism.member is None
        balanced = self.onto_balance if self.balanced else None
        return RowsOfMechanism(self.tree, self.loads, sizes, rolled, self.beyond, timed, balanced)
