"""A mechanism as a System: its state, the kernels of a simulation, and the observations of its motion.

    d/dt (q, v, w) = (N(q) v, M⁻¹(τ − c + Aᵀ λ), ẇ),    energy = kinetic + weight + springs

w are the activations of actuators that have any. Ports are the sources (efforts, forces, torques), with the power
effort · rate; dissipators are the dampers, with the power c · rate².
Law: d/dt energy = Σ supplied − Σ dissipated along the flow. Source: formulas.md §6, §8.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Array, array, concatenate, zeros
from poinsot.algebra.scalars import Scalar, is_zero, sqrt
from poinsot.algorithms.compiled import is_rolled
from poinsot.algorithms.compiled_model import RUNNING
from poinsot.kernels import Kernel
from poinsot.kernels.hoisting import Parted
from poinsot.motion.balanced_motion import balanced_step, near_in_time, refuse_felt_motions, refuse_switching
from poinsot.motion.driving_mechanism import given_inputs, ports_of, signals_of, text_of
from poinsot.motion.floating_mechanism import floating_kernels
from poinsot.motion.given_motions import at_time, driving, refuse_rubbing, unbroken
from poinsot.motion.limits import limits_of
from poinsot.motion.observing import Observation
from poinsot.motion.observing_forces import observed_forces
from poinsot.motion.observing_mechanism import observed_energies, observed_motion
from poinsot.motion.pose_watch import PoseWatch
from poinsot.motion.rolled_mechanism import rolled_kernel, solves_along_tree, stages_along_tree
from poinsot.motion.starting_limits import acting_limits, beyond_at_start, surely_within
from poinsot.motion.switching_mechanism import (
    KERNELS,
    Acted,
    RowsOfMechanism,
    Timed,
    in_rows,
)
from poinsot.motion.system import System
from poinsot.multibody import configuration
from poinsot.multibody.applied import Loads, Motion, dissipated_powers, passive_loads, rubbing_loads
from poinsot.multibody.closing_rows import row_units
from poinsot.multibody.conditions import ON_RATES, gap_of, left_open
from poinsot.multibody.constrained_dynamics import PASSING, closure_residual, forward_dynamics, project
from poinsot.multibody.constraints import constraint_rate
from poinsot.multibody.floating_bases import floating_bases
from poinsot.multibody.holding import balance_of
from poinsot.signals.given import Driven

if TYPE_CHECKING:
    from poinsot.algorithms.compiled_tree import CompiledTree
    from poinsot.motion.stepping import Stepping
    from poinsot.multibody.balanced import Near
    from poinsot.multibody.force import SuppliedElement
    from poinsot.multibody.model import Model
    from poinsot.multibody.switching.element import SwitchingElement
    from poinsot.multibody.tree import Tree

Floats = NDArray[np.float64]
MOST_FREEDOMS = 40
"""Of mechanisms whose steps that keep the structure are written out: with a dense matrix of their equations."""
MOST_BY_DIFFERENCES = 8
"""Of those whose steps take quotients of differences, freedom by freedom: they compile ten times as long."""
IN_LOOPS = ("flow", "retract", "project", "missed")
"""Kernels that need not be written out for large trees with closed loops."""


def mechanism_system(
    mechanism: CompiledTree,
    inputs: Mapping[str, Any],
    initial: Floats,
    beyond: frozenset[str] | None = None,
    begins: Callable[[float], Floats] | None = None,
) -> System:
    """The System of a mechanism; ``inputs`` name sources of the file (to override) or freedoms (to drive).

    beyond  the limits that do not act, where it is not to be made from the initial state
    begins  time → the state there, of a mechanism with given motions, whose state tells the time
    """
    tree = mechanism.tree
    refuse_rubbing(tree.model)
    refuse_switching(tree)
    refuse_felt_motions(tree)
    inputs, felt = given_inputs(tree, inputs)
    ports, driven = ports_of(tree, inputs)
    own = text_of(driven)
    text = own if mechanism.member is None else text_of(ports_of(mechanism.member.tree, inputs)[1])
    if beyond is None:
        beyond = beyond_at_start(tree, initial[: tree.nq], initial[tree.nq : tree.nq + tree.nv])
    text += f"|without {sorted(beyond)}" if beyond else ""
    dampers = tree.model.dissipators
    storages = _storages(tree.model if mechanism.member is None else mechanism.member.free)
    nq, nv = tree.nq, tree.nv
    slow = [port.source for port in ports if port.source.remembers]
    place = {source.name: nq + nv + k for k, source in enumerate(slow)}
    motions = tuple(m.name for m in tree.model.motions)
    tells, balanced = bool(motions or felt), balance_of(tree) is not None
    beside = len(slow) + tells
    nx, nl = nq + nv + beside, 2 * nv + beside
    local = {"x0": (nx,), "xi": (nl,)}
    rolls, closed = is_rolled(tree) and not beside, tree.closed or tells or balanced

    def driving_now(tree: Tree) -> tuple[dict[str, SuppliedElement], Driven]:
        sources = {port.source.name: port.source for port in ports} | {e.name: e for e in tree.model.sources}
        signals = {name: source.signal for name, source in sources.items()}
        return sources, Driven(signals | signals_of(tree.model), inputs)

    def near_of(tree: Tree, t: Scalar) -> Near:
        sources, now = driving_now(tree)
        return near_in_time(tree.aligned, [sources[name] for name in felt], lambda name, s: now.value(name, s + t, ()))

    def loaded(
        tree: Tree, x0: Array, xi: Array, t: Array, u: Array, alone: bool = False, springs: bool = True
    ) -> Acted:
        """The motion, what acts, the powers and efforts of the ports, and the rates of activations.

        alone: without springs and dampers, and without the places of links, for ports on freedoms
        """
        sources, now = driving_now(tree)
        tree = at_time(tree, now, t[0])
        q, v = configuration.chart(tree, x0[:nq], xi[:nv]), x0[nq : nq + nv] + xi[nv : 2 * nv]
        motion = Motion(tree.aligned, q, v, [], []) if alone else Motion.of(tree.aligned, q, v)
        loads = Loads() if alone else passive_loads(motion) if springs else rubbing_loads(motion)
        loads.near = near_of(tree, t[0]) if balanced else None
        powers, values, lags = [], {}, []
        for port in ports:
            source = sources[port.source.name]
            stretch = source.stretch.measured(motion)
            rate, acts = stretch.rate(motion), now.value(source.name, t[0], u)
            if source.name in place:
                k = place[source.name]
                activation = x0[k] + xi[k - nq + nv]
                lags.append(source.activation_rate(acts, activation))
                acts = activation
            value = source.effort(acts, stretch.value, rate)
            loads.add(stretch, -value)
            powers.append(value * rate)
            values[source.name] = value
        return Acted(
            motion, loads, powers, values, [*lags, 1.0] if tells else lags,
            lambda: [*dissipated_powers(motion).values()], lambda name: now.value(name, t[0], u),
        )  # fmt: skip

    def flow(tree: Tree, x0: Array, xi: Array, t: Array, u: Array) -> tuple[Array, Array]:
        motion, loads, powers, _, lags, taken, _ = loaded(tree, x0, xi, t, u)
        if motions:
            acceleration, _, supplied = driving(motion, loads)
            powers = [*powers, *supplied]
        else:
            acceleration = forward_dynamics(tree, motion.q, motion.v, zeros(nv), loads, PASSING)
        rates = concatenate([configuration.chart_rate(tree, xi[:nv], motion.v), acceleration, lags])
        return rates, array([*powers, *taken(), *[0.0] * len(switches.dissipators)])

    def missed(tree: Tree, x: Array, t: Array, u: Array) -> Array:
        motion, loads, _ = acting(tree, x, t, u)
        return closure_residual(motion.tree, motion.q, motion.v, zeros(nv), loads, PASSING)

    def retract(tree: Tree, x0: Array, xi: Array) -> Array:
        return concatenate([configuration.chart(tree, x0[:nq], xi[:nv]), x0[nq:] + xi[nv:]])

    def held(tree: Tree, x: Array) -> Tree:
        return at_time(tree, Driven(signals_of(tree.model), inputs), x[nx - 1]) if motions else tree

    def settle(tree: Tree, x: Array) -> tuple[Array, Scalar, Scalar]:
        tree = held(tree, x)
        shift, v, phi, slip = project(tree, x[:nq], x[nq : nq + nv])
        q, apart = configuration.chart(tree, x[:nq], shift), gap_of(tree, phi, x[:nq])
        if balanced:
            shift, v, more, slower = balanced_step(tree, q, v, near_of(tree, x[nx - 1]))
            q, apart, slip = configuration.chart(tree, q, shift), apart + more, slip + slower
        return concatenate([q, v, x[nq + nv :]]), apart, sqrt(slip)

    def kernel(name: str, function: Callable[..., Any], given: dict[str, Any], out: dict[str, Any]) -> Kernel:
        made = f"{name}|{text}"
        if made not in mechanism.kernels:
            read, own = mechanism._reading(*(RUNNING if in_rows(name) else ("motions",)))
            key = f"{own}|{text}"
            if mechanism.member is not None:
                mechanism.kernels[made] = mechanism.member.kernel(made, function, given, out, name)
            elif rolls and name in IN_LOOPS and not in_rows(name):
                silent = range(books, powers)
                mechanism.kernels[made] = rolled_kernel(mechanism, name, given, out, ports, text, silent)
            elif switches.in_loops and name in KERNELS:
                from poinsot.motion.switching_rolled import RolledRows

                others = {
                    each: mechanism.kernels.get(f"{each}|{text}") for each in ("flow", "retract", "impulse", "watch")
                }
                rows = RolledRows(mechanism, switches, partial(loaded, alone=True), len(ports), len(dampers))
                mechanism.kernels[made] = rows.kernel(name, given, out, key, others)
            else:
                mechanism.kernels[made] = Kernel(partial(function, read), given, out, name, name, key)
        return mechanism.kernels[made]

    def acting(
        tree: Tree, x: Array, t: Array, u: Array, sigma: Array | None = None
    ) -> tuple[Motion, Loads, dict[str, Scalar]]:
        found = loaded(tree, x, zeros(nl), t, u)
        if sigma is not None:
            switches.push(tree, found, sigma)
        return found.motion, found.loads, found.values

    def alone(tree: Tree, x: Array, t: Array, u: Array, sigma: Any = None) -> tuple[Motion, Loads, dict[str, Scalar]]:
        found = loaded(tree, x, zeros(nl), t, u, alone=True)
        return found.motion, found.loads, found.values

    def without_springs(tree: Tree, q: Array, v: Array, t: Array, u: Array) -> Acted:
        return loaded(tree, concatenate([q, v]), zeros(nl), t, u, springs=False)

    def watches() -> list[PoseWatch]:
        if not (tree.closed or motions):
            return []
        taken = {"x": (nx,), "t": (1,), "u": (len(driven.sampled),)}
        judged = kernel("missed", missed, taken, {"residual": (len(tree.held) + len(motions),)})
        return [PoseWatch(mechanism.name, (*mechanism.closure_names, *motions), judged, left_open(tree))]

    within = cache(partial(surely_within, tree))

    def restarts(state: Floats) -> System | None:
        q, v = state[:nq], state[nq : nq + nv]
        if not (within()(q) and not beyond) and beyond_at_start(tree, q, v) != beyond:
            return mechanism_system(mechanism, inputs, state)
        if tree.model.switches and not rolls:
            from poinsot.motion.observing_contacts import refuse_overlap

            refuse_overlap(switches, q, v)
        return None

    books = len(ports) + len(motions) + len(dampers)
    timed = Timed(held, len(motions), len(ports)) if motions else None
    switches = RowsOfMechanism(tree, loaded, (nq, nv, nx, nl, len(driven.sampled), books),
                               rolls and mechanism.member is None, beyond, timed)  # fmt: skip
    if tree.coupled and switches.layout.rows and rolls:  # where joints follow others, nothing that switches is in lines
        rolls = False
        switches = RowsOfMechanism(tree, loaded, (nq, nv, nx, nl, len(driven.sampled), books), False, beyond, timed)
    powers = books + len(switches.dissipators)
    scale = configuration.magnitudes(tree)
    turning = configuration.rotations(tree)
    state = {"state": (nx,)}
    moving: dict[str, Any] = {
        "flow": (flow, {**local, "t": (1,), "u": (len(driven.sampled),)}, {"rates": (nl,), "powers": (powers,)}),
        "retract": (retract, local, state),
    }
    if closed:
        moving["project"] = settle, {"x": (nx,)}, {**state, "position": (), "velocity": ()}
    if switches.layout.rows:
        moving |= switches.functions()
    prepare, kernels = (
        Parted(None, {name: kernel(name, *each) for name, each in moving.items()})
        if mechanism.member is None
        else mechanism.member.parted(moving, text)
    )
    observed = {**observed_motion(mechanism), **observed_energies(mechanism, storages)}
    plain = not (beside or balanced or switches.layout.rows or is_rolled(tree))
    step = partial(step_of, mechanism, without_springs, (len(driven.sampled), powers), initial[:nq], text)
    labels = labels_of(tree)
    if slow:
        labels["activated"] = tuple(source.name for source in slow)
        acting_now = slice(nq + nv, nq + nv + len(slow))
        observed["activation"] = Observation(("activated",), {"units": "1"}, lambda b: b.states[:, acting_now])
    acts, m = {port.source.name: port.source for port in ports}, len(switches.layout.rows)
    if mechanism.member is not None or not rolls:
        more, names = observed_forces(mechanism, acting, kernel, {**acts}, nx, len(driven.sampled), m)
        observed, labels = observed | more, labels | names
    elif not switches.layout.general or switches.in_loops:
        from poinsot.motion.observing_large import observed_in_loops

        sampled = len(driven.sampled)
        more, names = observed_in_loops(mechanism, kernels, alone, kernel, {**acts}, nx, sampled, switches)
        observed, labels = observed | more, labels | names
    if tree.model.switches and (switches.in_loops or not (rolls and switches.layout.general)):
        from poinsot.motion.observing_rows import observed_rows

        more, names = observed_rows(switches, kernel, kernels if switches.in_loops else None)
        observed, labels = observed | more, labels | names
    if tree.model.switches and not rolls:
        from poinsot.motion.observing_contacts import observed_contacts, refuse_overlap

        refuse_overlap(switches, initial[:nq], initial[nq : nq + nv])
        more, names = observed_contacts(switches, kernel, nx, len(driven.sampled))
        observed, labels = observed | more, labels | names
    elif switches.in_loops:
        from poinsot.motion.observing_contacts import contacts_in_loops

        more, names = contacts_in_loops(switches, kernels)
        observed, labels = observed | more, labels | names
    return System(
        name=mechanism.name,
        state_size=nx,
        local_size=nl,
        flow=kernels["flow"],
        retract=kernels["retract"],
        project=kernels.get("project"),
        prepare=prepare,
        parameters={} if mechanism.member is None else mechanism.member.parameters,
        observations=observed,
        watches=watches,
        initial=initial,
        begins=begins,
        unbroken=unbroken(tree.model, driven) | {name: f for name, f in driven.timed.items() if name in felt},
        restarts=restarts,
        magnitude=np.array([*scale, *range(nq, nx)], dtype=np.int64),
        stages=partial(stages_along_tree, mechanism, ports, len(driven.sampled), text)
        if rolls and solves_along_tree(mechanism, ports)
        else None,
        velocity=np.array([*range(nv, 2 * nv), *[-1] * (nl - nv)], dtype=np.int64),
        floats=partial(floating_kernels, mechanism, nx) if floating_bases(tree) else None,
        reach=np.array([1.5 if turns else np.inf for turns in turning] + [np.inf] * (nl - nv)),
        component_names=(
            *(f"the position of {name!r}" for name in tree.freedom_names),
            *(f"the velocity of {name!r}" for name in tree.freedom_names),
            *(f"the activation of {source.name!r}" for source in slow),
            *(["the time"] if tells else ()),
        ),
        storage_names=tuple(storages),
        state_names=(
            *tree.coordinate_names,
            *(f"{name}.rate" for name in tree.freedom_names),
            *(f"{source.name}.activation" for source in slow),
            *(["time"] if tells else ()),
        ),
        port_names=(*(p.source.name for p in ports), *motions),
        dissipator_names=dampers + switches.dissipators,
        input_names=driven.sampled,
        default_inputs=driven.samples,
        timed=driven.timed,
        floors=np.array([np.nan if name == "weight" else 0.0 for name in storages]),
        span=tree.model.run.span,
        wishes=tree.model.run.wishes(tree.model.outputs),
        limits=tuple(each for each in limits_of(tree.model, tree) if each.name not in acting_limits(tree, beyond)),
        labels=labels,
        key=lambda: f"{mechanism._reading(*RUNNING).key}|{own}{switches.key}",
        switching=switches.switching(kernels, initial) if switches.layout.rows else None,
        smooth=(lambda: mechanism_system(mechanism._smoothly(), inputs, initial, beyond, begins))
        if tree.closed and not tree.smooth
        else None,
        keeping={scheme: partial(step, scheme) for scheme in (schemes_of(tree) if plain else ())},
        stepping=partial(stepped, mechanism, inputs, driven, tuple(port.source for port in ports))
        if mechanism.member is None
        else None,
    )


def schemes_of(tree: Tree) -> tuple[str, ...]:
    """The schemes of steps that keep the structure: none of many freedoms or where couplings move by themselves, none
    that is variational with conditions on rates."""
    if tree.nv > MOST_FREEDOMS or not all(map(is_zero, constraint_rate(tree))):
        return ()
    by_differences = ("itoh-abe",) if tree.nv <= MOST_BY_DIFFERENCES else ()
    smooth = () if {*row_units(tree)} & {*ON_RATES} else ("variational",)
    return ("gonzalez", "average", *by_differences, *smooth)


def step_of(mechanism: CompiledTree, *given: Any) -> Any:
    """The kernel of a step that keeps the structure."""
    from poinsot.motion.keeping_mechanism import mechanism_step

    return mechanism_step(mechanism, *given)


def stepped(
    mechanism: CompiledTree,
    inputs: Mapping[str, Any],
    driven: Driven,
    sources: Sequence[SuppliedElement],
    system: System,
    switches: Sequence[SwitchingElement] | None = None,
) -> Stepping:
    """How time-stepping steps it, with its own elements that switch, or with others."""
    from poinsot.motion.stepping_mechanism import stepping_of
    from poinsot.motion.touching import touching_of

    elements = mechanism.tree.model.switches if switches is None else switches
    return stepping_of(mechanism, system, touching_of(mechanism.tree, elements), inputs, driven, sources)


def _storages(model: Model) -> list[str]:
    return ["kinetic", *([] if all(map(is_zero, model.gravity)) else ["weight"]), *model.storages]


def labels_of(tree: Tree) -> dict[str, tuple[str, ...]]:
    return {
        "coordinate": tree.coordinate_names,
        "freedom": tree.freedom_names,
        "body": tuple(body.name for body in tree.model.bodies),
        "axis": ("x", "y", "z"),
        "quaternion": ("x", "y", "z", "w"),
        "component": ("wx", "wy", "wz", "vx", "vy", "vz"),
    }
