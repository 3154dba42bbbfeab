"""The equations of a mechanism's motion: rates and powers, the charts of its state, and how its closures are kept.

    d/dt (q, v, w) = (N(q) v, M⁻¹(τ − c + Aᵀ λ), ẇ)

w are the activations of actuators that have any. Ports are the sources (efforts, forces, torques), with the power
effort · rate; dissipators are the dampers, with the power c · rate².
Law: d/dt energy = Σ supplied − Σ dissipated along the flow. Source: formulas.md §6, §8.

What drives a mechanism in a run, as ports with signals: the sources of its file and freedoms that inputs name.

Limits of joints where a run begins: which of them it begins beyond, so that they cannot act in it.

Freedoms in balance (`multibody.balanced`) in a run of a mechanism: the sources on them, and the refusals.

The state then tells the time, its last component, where sources that vary with it act on such freedoms: steps onto the
balance have to know what they do. Law: tests/systems/test_balanced.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, Floats, Vector, array, concatenate, zeros
from poinsot.algebra.scalars import Scalar, sqrt
from poinsot.algorithms.compiled import is_rolled
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.assembly import initial_state
from poinsot.analysis.balanced_starts import balanced_state
from poinsot.analysis.starting import given_activations, without_time
from poinsot.analysis.starts import moving_start
from poinsot.errors import SimulationError, nearest, option
from poinsot.motion.given_motions import as_inputs, at_time, moments_at, own_motions, refuse_rubbing
from poinsot.motion.rolled_mechanism import DrivenSource
from poinsot.motion.switching_mechanism import Acted, RowsOfMechanism, Timed
from poinsot.multibody import configuration
from poinsot.multibody.applied import Loads, Motion, dissipated_powers, effort_of, passive_loads, rubbing_loads
from poinsot.multibody.balanced import BalanceStep, Near, balancing_step
from poinsot.multibody.conditions import gap_of
from poinsot.multibody.constrained_dynamics import PASSING, closure_residual, forward_dynamics, project
from poinsot.multibody.force import SuppliedElement
from poinsot.multibody.forces import JointEffort
from poinsot.multibody.held_motions import driving
from poinsot.multibody.holding import balance_of, held_names, states_near
from poinsot.multibody.model import Model
from poinsot.multibody.motions import GivenMoment, as_motion, moment_of
from poinsot.multibody.stretches import Stretch
from poinsot.multibody.switching.along import Limit
from poinsot.multibody.switching.rows import layout_of, measured_rows, row_matrix
from poinsot.multibody.tree import Tree
from poinsot.signals.given import Driven, as_signal
from poinsot.signals.signal import Constant, Signal, Table

_FELT = 1e-12  # of all efforts: what a source does along freedoms in balance, or rounding


def felt_sources(tree: Tree, sources: Iterable[SuppliedElement]) -> tuple[str, ...]:
    """Those that act on freedoms in balance. SimulationError for actuators that cannot."""
    balance, found = balance_of(tree), list[str]()
    if balance is None:
        return ()
    tree = tree.aligned
    for source in sources:
        if not _felt(tree, source.stretch):
            continue
        found.append(source.name)
        motion = Motion.of(tree, *next(iter(states_near(tree))))
        at = source.stretch.measured(motion)
        if source.remembers or float(source.effort(1.0, at.value, 1.0)) != float(source.effort(1.0, at.value, 2.0)):
            raise SimulationError(
                f"mechanism {tree.model.name!r}: the actuator {source.name!r} acts on {held_names(tree)}, which have "
                "no inertia, and its effort depends on its own rate or activation: such a body has to have mass. Give "
                "it some, or drive it by a force or torque that is a function of time"
            )
    return tuple(found)


def as_felt(inputs: Mapping[str, object], felt: Sequence[str], own: Mapping[str, Signal], tree: Tree) -> dict[str, Any]:
    """Inputs of sources on quasi-static freedoms, as differentiable functions; SimulationError for samples."""
    found = dict[str, Any]()
    for name in felt:
        given = inputs[name] if name in inputs else own.get(name, 0.0)
        what = None if given is None else as_signal(f"input {name!r}", given, error=SimulationError)
        if what is None or isinstance(what, Table):
            how = "a controller is to write" if what is None else "samples joined by straight lines are given for"
            raise SimulationError(
                f"{how} {name!r} of {tree.model.name!r}, which acts on {held_names(tree)}: these have no inertia, so "
                "they would jump with it, or their rates would. Give a formula or a function of time, or give them mass"
            )
        found[name] = as_motion(name, what, SimulationError)
    return found


def refuse_switching(tree: Tree) -> None:
    """SimulationError where something that switches acts on freedoms in balance."""
    if balance_of(tree) is None or not tree.model.switches:
        return
    tree, layout = tree.aligned, layout_of(tree)

    def rows(q: Array, v: Array) -> Array:
        return row_matrix(tree, q, measured_rows(Motion.of(tree, q, v), layout))

    felt = dict.fromkeys(layout.elements[layout.owner[r]].name for r in np.flatnonzero(_shares(tree, rows) > _FELT))
    if felt:
        raise SimulationError(
            f"mechanism {tree.model.name!r}: {held_names(tree)} have no inertia and are held by springs and dampers "
            f"alone, and {', '.join(map(repr, [*felt][:6]))} would push or hold them, as limits, friction and contacts "
            "do: what has no inertia can take no impulse. Give these bodies a small mass, or leave out what switches "
            "there (limits=False where a file is loaded)"
        )


def refuse_felt_motions(tree: Tree) -> None:
    """SimulationError for given motions of freedoms in balance."""
    for motion in tree.model.motions if balance_of(tree) else ():
        if _felt(tree.aligned, motion.along):
            raise SimulationError(
                f"mechanism {tree.model.name!r}: the motion {motion.name!r} moves {held_names(tree)}, which have no "
                "inertia and are held by springs and dampers: such a joint cannot be driven yet. Give these bodies a "
                "small mass"
            )


def _felt(tree: Tree, along: Stretch) -> bool:
    """Whether an effort along a stretch acts on freedoms in balance."""

    def effort(q: Array, v: Array) -> Array:
        loads = Loads()
        loads.add(along.measured(Motion.of(tree, q, v)), -1.0)
        return array([effort_of(tree, q, loads)])

    return balance_of(tree) is not None and bool(_shares(tree, effort)[0] > _FELT)


def _shares(tree: Tree, efforts: Callable[[Array, Array], Array]) -> Floats:
    """Of each effort (m, nv) at (q, v) how much of it acts on freedoms in balance, as a share."""
    balance = balance_of(tree)
    assert balance is not None
    share = np.zeros(1)
    for q, v in [*states_near(tree)][1:]:  # beside the neutral one, where arms may be straight
        A, B = np.asarray(efforts(q, v), dtype=float), np.asarray(balance.directions(tree, q), dtype=float)
        if np.isfinite(B).all():
            whole = np.abs(A) @ np.abs(B)
            share = np.maximum(share, (np.abs(A @ B) / np.where(whole > 0, whole, 1.0)).max(axis=1))
    return share


def near_in_time(tree: Tree, felt: Sequence[SuppliedElement], value: Callable[[str, Any], Any]) -> Near:
    """(q, v, s) → springs, dampers and felt sources there, s seconds later; value: of a source's signal then."""

    def near(q: Any, v: Any, s: Any) -> Loads:
        motion = Motion.of(tree, q, v)
        loads = passive_loads(motion)
        for source in felt:
            at = source.stretch.measured(motion)
            loads.add(at, -source.effort(value(source.name, s), at.value, at.rate(motion)))
        return loads

    return near


def balanced_step(tree: Tree, q: Array, v: Array, near: Near) -> BalanceStep:
    """One step onto the balance of a tree that has one."""
    balance = balance_of(tree)
    assert balance is not None
    return balancing_step(tree.aligned, balance, q, v, near)


BEYOND = 1e-9
"""From this share of its size on a limit counts as left."""


def beyond_at_start(tree: Tree, q: Vector, v: Vector, share: float = BEYOND) -> frozenset[str]:
    """The names of joint limits of the file that the state (q, v) is beyond: they cannot act in a run from there.

    Nor can those of freedoms that are given functions of time. share: of its size, from which on a limit is left.

    Errors  SimulationError for other limits, such as tethers, and stops that a file names one by one
    """
    found = []
    without_links = Motion(tree.aligned, q, v, [], [])
    with_links: Motion | None = None
    driven = {m.along.freedom for m in tree.model.motions} - {None}
    of_file = {(j.name, j.limits.lower, j.limits.upper) for j in tree.model.joints}
    for e in tree.model.switches:
        if not isinstance(e, Limit):
            continue
        if e.stretch.freedom in driven:
            found.append(e.name)
            continue
        own = tree.own_freedom(e.stretch) is not None
        motion = without_links if own else (with_links := with_links or Motion.of(tree.aligned, q, v))
        by = -float(e.rows(motion)[0].gap)
        if by > share * float(e.span(tree)):
            if (e.acts_on[0], e.lower, e.upper) not in of_file:
                value, unit = float(e.stretch.measured(motion).value), e.stretch.unit(tree.pairs)
                raise SimulationError(
                    f"mechanism {tree.model.name!r}: {e.name!r} begins at {value:.6g} {unit}, {by:.3g} {unit} beyond "
                    f"its end (it goes from {e.lower:g} to {e.upper:g}). A limit stops what reaches it from within: "
                    f"begin there, by {option('initial')}, or move the limit"
                )
            found.append(e.name)
    return frozenset(found)


def surely_within(tree: Tree) -> Callable[[Vector], bool]:
    """A test for coordinates well within all limits, each on a separate coordinate; False in doubt.

    Law: `beyond_at_start` is empty where it holds, tests/ensembles/test_members.py
    """
    limits = [e for e in tree.model.switches if isinstance(e, Limit)]
    freedoms = [e.stretch.freedom for e in limits]
    driven = {m.along.freedom for m in tree.model.motions}
    if not all(f and f not in driven and tree.own_freedom(e.stretch) is not None
               for e, f in zip(limits, freedoms, strict=True)):  # fmt: skip
        return lambda q: False
    places = [tree.links[tree.by_joint[f[0]]].q[f[1]] for f in freedoms if f]
    still = np.zeros(tree.nv)
    none, one = (
        np.array([float(e.stretch.measured(Motion(tree.aligned, q, still, [], [])).value) for e in limits])
        for q in (np.zeros(tree.nq), np.ones(tree.nq))
    )
    room = 1e3 * BEYOND * np.array([float(e.span(tree)) for e in limits])
    lower, upper = np.array([float(e.lower) for e in limits]) + room, np.array([float(e.upper) for e in limits]) - room

    def within(q: Vector) -> bool:
        at = none + (one - none) * q[places]
        return bool(((lower < at) & (at < upper)).all())

    return within


def acting_limits(tree: Tree, left_out: frozenset[str] = frozenset()) -> set[str]:
    """The joints with acting limits."""
    acting = (e for e in tree.model.switches if isinstance(e, Limit) and e.name not in left_out)
    return {e.stretch.freedom[0] for e in acting if e.stretch.freedom}


def text_of(driven: Driven) -> str:
    """What tells these signals from all others."""
    return ";".join(f"{name}={driven.key(name)}" for name in driven.at)


def ports_of(tree: Tree, inputs: Mapping[str, object]) -> tuple[list[DrivenSource], Driven]:
    """The ports in order, and what drives them: sources of the file, and freedoms that ``inputs`` names."""
    sources: dict[str, SuppliedElement] = {e.name: e for e in tree.model.sources}
    commands = signals_of(tree.model)
    for name in inputs:
        if name not in sources and name not in commands:
            sources[name] = _freedom_source(tree, name, sources)
    driven = Driven({name: source.signal for name, source in sources.items()} | commands, inputs)
    return [DrivenSource(source, driven) for source in sources.values()], driven


def given_inputs(tree: Tree, inputs: Mapping[str, object]) -> tuple[dict[str, Any], tuple[str, ...]]:
    """The inputs of a run, those that need rates as functions, and the sources that act on freedoms in balance."""
    found = as_inputs(tree.model, inputs)
    if balance_of(tree) is None:
        return found, ()
    sources = {port.source.name: port.source for port in ports_of(tree, found)[0]}
    felt = felt_sources(tree, sources.values())
    return found | as_felt(found, felt, {name: each.signal for name, each in sources.items()}, tree), felt


def signals_felt(tree: Tree, inputs: Mapping[str, object]) -> list[tuple[SuppliedElement, Any]]:
    """The sources that act on freedoms in balance, with their signals."""
    found, felt = given_inputs(tree, inputs)
    return [(port.source, found[port.source.name]) for port in ports_of(tree, found)[0] if port.source.name in felt]


def starting_in_time(
    mechanism: CompiledTree, tree: Tree, initial: object, inputs: Mapping[str, object]
) -> Callable[[float], Floats]:
    """Time → the start of a run with the time in its state; tree: with all its acting elements."""
    motions, functions = mechanism.model.motions, own_motions(mechanism.model)
    functions |= {k: f for k, f in as_inputs(mechanism.model, inputs).items() if k in functions}
    felt = signals_felt(tree, inputs)

    def state(time: float) -> Floats:
        begun, activations = given_activations(mechanism, without_time(mechanism, initial, time))
        pushed = [(source, GivenMoment(*(float(x) for x in moment_of(signal.at, time)))) for source, signal in felt]
        if motions:
            found = moving_start(mechanism, begun, time, moments_at(motions, functions, time))
            found = balanced_state(mechanism, found, begun, pushed)
        else:
            found = initial_state(mechanism, begun, pushed)
        return np.concatenate([found, activations, [time]])

    return state


def driven_of(tree: Tree, model: Model, inputs: Mapping[str, object]) -> Driven:
    """The signals of a mechanism's sources, for a model with other numbers than its tree, of any scalar."""
    inputs = as_inputs(model, inputs)
    sources = {port.source.name: port.source for port in ports_of(tree, inputs)[0]} | {e.name: e for e in model.sources}
    return Driven({name: source.signal for name, source in sources.items()} | signals_of(model), inputs)


def signals_of(model: Model) -> dict[str, Signal]:
    """What commands its clutches and brakes, and the functions of its motions, by name."""
    return {e.name: e.signal for e in model.switches if e.signal is not None} | own_motions(model)


def _freedom_source(tree: Tree, name: str, sources: Mapping[str, SuppliedElement]) -> SuppliedElement:
    for link in tree.links:
        for k, index in enumerate(link.v):
            if tree.freedom_names[index] == name and link.ratio == 1.0 and len(link.v) == len(link.q):
                return JointEffort(name, link.joint, Constant(0.0), k)
    known = [*sources, *tree.freedom_names]
    raise SimulationError(
        f"mechanism {tree.model.name!r} has no input {name!r}{nearest(name, known)}. Inputs are the sources of the "
        f"file ({', '.join(sources) or 'none'}) and the freedoms of joints whose rates are dq/dt"
    )


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
        self.walks = walks
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
