"""A network as a System: the kernels of its run, and its observations.

State x: that of every storage under its own name. Ports are the sources, dissipators the resistors and the relations
that may take power. Excess storage keeps its constraint by projection along the directions in which it shares.
Law: d/dt Σ H = Σ supplied − Σ dissipated along the flow. Source: formulas.md §8; docs/decisions/0002.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from numbers import Real
from typing import Any

import numpy as np
from numpy.typing import NDArray

from poinsot.algebra.arrays import Array, array, concatenate
from poinsot.algebra.dual import dual
from poinsot.algebra.quadratic_forms import quadratic
from poinsot.algebra.scalars import Scalar
from poinsot.algorithms.parameters import BoundKernel
from poinsot.components.primitives import IdealSource, Relation
from poinsot.errors import SimulationError, nearest
from poinsot.kernels import Kernel
from poinsot.kernels.hoisting import Parted, parted
from poinsot.motion.limits import Limit, limits_of
from poinsot.motion.of_network.algebraic_loops import implicit, refuse_unsolved, relations_solved, with_loops
from poinsot.motion.of_network.books import floors, parts
from poinsot.motion.of_network.bound_rotors import walked_over
from poinsot.motion.of_network.charts import Charts
from poinsot.motion.of_network.family import Sharing, smoothly
from poinsot.motion.of_network.keeping import kept_system
from poinsot.motion.of_network.keys import reading
from poinsot.motion.of_network.linear import linear_network, linear_system
from poinsot.motion.of_network.linear_members import LinearOthers
from poinsot.motion.of_network.long_mechanisms import is_long
from poinsot.motion.of_network.long_refusals import refuse_long
from poinsot.motion.of_network.observation import labels_of_mechanisms, network_observations
from poinsot.motion.of_network.powers import power_names, powers
from poinsot.motion.of_network.stage_border import stages_in
from poinsot.motion.of_network.stages_around import StagesAround
from poinsot.motion.of_network.structure_keeping import OfFamily, network_steps
from poinsot.motion.of_network.switch_members import Others
from poinsot.motion.of_network.switch_sizes import is_timed
from poinsot.motion.of_network.switches import NetworkSwitches
from poinsot.motion.of_network.together import form_of, solved_together
from poinsot.motion.starting_limits import acting_limits, beyond_at_start
from poinsot.motion.system import System
from poinsot.networks.blocks import NoOrder
from poinsot.networks.equations import Equations
from poinsot.networks.machine import Machine
from poinsot.networks.network import NetworkEquations
from poinsot.networks.observers import NUMBERS
from poinsot.networks.solvability import refusal, stuck_junctions
from poinsot.networks.states import NetworkStates
from poinsot.signals.signal import Constant
from poinsot.structures.derivatives import along

Floats = NDArray[np.float64]
Here = tuple[Equations, Charts]
LARGEST_DIFFERENTIATED = 16
"""States up to which the slope of the flow is written out for implicit methods; beyond they take differences."""
LARGEST_WRITTEN_OUT = 250
"""Branches of a linear network above which its flow is a loop over sparse matrices."""


def network_system(
    network: NetworkEquations, inputs: Mapping[str, Any], initial: Any, member: Sharing | None = None
) -> System:
    """The System of a network; ``inputs`` name sources with replaced signals; member: the owner of shared kernels."""
    whole, kept = network if member is None else member.family.network, network.kernels
    _refuse_unknown(whole, inputs)
    inputs = numbers_that_bind(whole, inputs)
    try:
        shared = Equations(whole.model, inputs) if inputs else whole.equations
    except NoOrder as error:
        states = NetworkStates(network.model, inputs)
        refuse_long(states, together=True)
        made = solved_together(network, states, initial, error, member)
    else:
        if member is None and len(whole.model.branches) <= LARGEST_WRITTEN_OUT:
            return kept_system(network, shared, initial, kept, partial(_in_order, network, shared))
        made = _in_order(network, shared, initial, member)
    return made if member is None or _stands_alone(member, whole) else replace(made, parameters=member.parameters)


def _stands_alone(member: Sharing, network: NetworkEquations) -> bool:
    """Whether a mechanism that is walked over has numbers that vary: such members share no kernels."""
    machines = [e for e in network.model.primitives if isinstance(e, Machine) and is_long(e)]
    return any(each.name in member.family.frees_mechanisms for each in machines)


def _smooth(network: NetworkEquations, inputs: Mapping[str, Any], initial: Any, member: Sharing | None) -> System:
    """The System with mechanisms that have accelerations with derivatives of every order."""
    family = None if member is None else Sharing(member.family._smoothly(), member.p)
    return network_system(smoothly(network), inputs, initial, family)


def _in_order(network: NetworkEquations, shared: Equations, initial: Any, member: Sharing | None = None) -> System:
    """The System of a network with ordered equations, of a member of a family in the order of the family."""
    whole = shared.model
    large = len(whole.branches) > LARGEST_WRITTEN_OUT
    apart = (large or member.family.frees_rows) and shared.row_count if member is not None else False
    if apart or (member is not None and _stands_alone(member, member.family.network)):  # these share no kernels
        member, shared = None, Equations(network.model, shared.inputs)
    equations = shared if member is None else shared.over(network.model)
    steep = not equations.machines and any(isinstance(e, Relation) and e.junctions for e in whole.primitives)
    stuck = stuck_junctions(whole) if steep and shared.unknowns else {}
    if stuck:
        return solved_together(network, equations, initial, refusal(whole, stuck), member)
    if by := [repr(e.name) for _, e in equations.storages if e.amount is not None]:
        why = f"network {whole.name!r}: {', '.join(by[:4])} store by a law of their voltage, not of their charge"
        return solved_together(network, equations, initial, why, member)
    if large:
        own = member is None and not equations.inputs
        linear = network.kernels.get("linear") if own else None
        linear = linear or linear_network(equations, member)
        if linear is not None:
            network.kernels |= {"linear": linear} if own else {}
            made = linear_system(linear, network.initial_state(initial, equations))
            others = None if member is None else LinearOthers(linear)
            return replace(made, others=others, span=network.run.span, wishes=network.run.wishes(network.outputs))
        if steep:
            written = partial(_written_out, network, equations, initial, member, shared)
            return replace(solved_together(network, equations, initial, "", member), written_out=written)
    return _written_out(network, equations, initial, member, shared)


def _written_out(
    network: NetworkEquations,
    equations: Equations,
    initial: Any,
    member: Sharing | None = None,
    shared: Equations | None = None,
    at: Floats | None = None,
) -> System:
    """The System of a network with all its equations as code; of a member of a family, in the shared order.

    at  the state it starts in, where that is known; else from the initial values
    """
    ports, takers = power_names(equations)
    charts = Charts(equations, is_timed(equations))

    def begins(t: float) -> Floats:
        return np.concatenate([network.initial_state(initial, equations, t), np.full(charts.clock, t)])

    start = begins(0.0) if at is None else at
    beyond = _beyond(equations, start)
    readable, own = reading(equations)
    key, kept = own, network.kernels
    free: dict[str, Any] = {}
    if member is not None and shared is not None:
        readable, key = reading(shared)
        key, kept = f"{key}\n{member.family.key}", member.family.kernels
        free = {"p": (len(member.family.parameter_names),)}

    def of(p: Array | None) -> tuple[Equations, Charts]:
        found = readable if p is None or member is None else readable.over(member.family.model(p))
        return found, Charts(found, bool(charts.clock))

    switches = None
    if equations.row_count:
        over, p = (None, np.zeros(0)) if member is None else (of, np.array(member.p))
        switches = NetworkSwitches(
            equations, charts, beyond, key=key, span=network.run.span, kept=kept, over=over, p=p, readable=of(None)
        )
    rubbing, jumping = switches.loss_names if switches else ([], [])
    takers += [*rubbing, *jumping]
    nu, nw = len(equations.sampled), len(ports) + len(takers)

    def flow(here: Here, x0: Array, xi: Array, t: Array, u: Array, w: Array) -> tuple[Array, Array]:
        equations, charts = here
        found = equations.evaluate(charts.moved(x0, xi), t[0], list(u), list(w))
        return charts.rates(x0, xi, found), array([*powers(equations, found), *[0.0] * len(rubbing + jumping)])

    def slopes(here: Here, x0: Array, xi: Array, t: Array, u: Array, w: Array) -> Array:
        equations, charts = here
        columns = []
        for k in range(len(xi)):
            moved = along(xi, k)
            found = equations.evaluate(charts.moved(x0, moved), t[0], list(u), list(w))
            columns.append(array([dual(rate) for rate in charts.rates(x0, moved, found)]))
        return np.stack(columns, axis=1)

    def retract(here: Here, x0: Array, xi: Array) -> Array:
        equations, charts = here
        return array([*charts.moved(x0, xi), *(x0[equations.nx :] + xi[len(xi) - charts.clock :])])

    def settled(here: Here, x: Array) -> tuple[Array, Scalar, Scalar]:
        return here[1].settled(x)

    def everything(here: Here, x: Array, t: Array, u: Array, w: Array, z: Sequence[Scalar] = ()) -> Array:
        equations, _ = here
        found = equations.evaluate(list(x[: equations.nx]), t[0], list(u), list(w), z=z)
        return concatenate([found.across, found.through, list(equations.stored_energies(x).values())])

    def at_frames(here: Here, x: Array, t: Array, u: Array, w: Array, z: Sequence[Scalar] = ()) -> Array:
        state = list(x[: equations.nx])
        found = here[0].evaluate(state, t[0], list(u), list(w), z=z)
        return array(here[0].at_frames(state, found, t[0], list(u), z))

    def whole(name: str, function: Callable[..., Any], given: dict[str, Any], out: dict[str, Any]) -> Any:
        """The kernel of ``function((equations, charts), …)``, which takes p last where something is free."""

        def run(p: Array | None = None, **a: Array) -> Any:
            w = {} if "w" in a or "u" not in given else {"w": np.empty(0, dtype=object)}
            return function(of(p), **a, **w)

        if equations.unknowns and "u" in given:
            return implicit(readable, of, run, {**given, **free}, out, name, key)
        return Kernel(run, {**given, **free}, out, name, name, key)

    common, family = equations, None
    if member is not None and shared is not None:
        common, family = shared, OfFamily(len(member.p), lambda p: of(p)[0])
    members = member and member.family
    longs, rigid = walked_over(common, members) if not common.row_count else ([], False)
    refuse_long(common, [each.element for each in longs])
    around = StagesAround(common, charts, longs, key, members, rigid) if longs else None

    def kernel(name: str, function: Callable[..., Any], given: dict[str, Any], out: dict[str, Any]) -> Any:
        made = f"{name}|{key}"
        if made not in kept:
            kept[made] = around.kernel(name, {**given, **free}, out) if around else whole(name, function, given, out)
        return kept[made] if member is None else BoundKernel(kept[made], member)

    together = None
    if not equations.machines and any(e.junctions for e in relations_solved(equations)):
        together = cache(lambda: form_of(equations, member))
    nx, nl = charts.size, charts.local_size
    state, time_and_inputs = {"x": (nx,)}, {"t": (1,), "u": (nu,)}
    local = {"x0": (nx,), "xi": (nl,)}
    storages = equations.storage_names
    observe = kernel(
        "variables",
        everything,
        {**state, **time_and_inputs},
        {"values": (2 * len(network.model.branches) + len(storages),)},
    )

    frames = None
    if terminals := equations.terminals:
        given, made_of = {**state, **time_and_inputs}, {"values": (NUMBERS * len(terminals),)}
        frames = kept.setdefault(f"frames|{key}", whole("frames", at_frames, given, made_of))
        frames = frames if member is None else BoundKernel(frames, member)

    moving: dict[str, Any] = {
        "flow": (flow, {**local, **time_and_inputs}, {"rates": (nl,), "powers": (nw,)}),
        "retract": (retract, local, {"state": (nx,)}),
    }
    if charts.is_bound:
        moving["project"] = settled, state, {"state": (nx,), "position": (), "velocity": ()}
    if nl <= LARGEST_DIFFERENTIATED and not (charts.is_bound or equations.machines or equations.unknowns):
        moving["jacobian"] = slopes, {**local, **time_and_inputs}, {"slopes": (nl, nl)}
    rowing = {} if switches is None else switches.kernels
    if around and member is not None:
        prepare, kernels = around.of_family(moving, kept)
    elif member is None:
        prepare, kernels = Parted(None, {name: kernel(name, *each) for name, each in moving.items()})
    else:
        halves, part = member.family.halves, key if switches is None else f"{key}\n{switches.probe.key}"
        if part not in halves:
            own_rows = {f"{name} of rows": each for name, each in rowing.items() if each is not None}
            try:
                halves[part] = parted({name: whole(name, *each) for name, each in moving.items()} | own_rows, part)
            except ValueError:
                if switches is None:
                    raise
                switches.refuse_not_affine()
        prepare, kernels = halves[part]
        rowing = {name: kernels.get(f"{name} of rows") for name in rowing}
    constants = np.zeros(0) if prepare is None or member is None else np.asarray(prepare.ufunc(member.p))
    told_rows = ports, takers, rowing, constants
    switching = switches.switching(start, *told_rows) if switches else None
    open_rows = None
    if switches and switching:
        open_rows = np.append(switching.modes(np.zeros(switches.count, np.int64)).sigma, np.zeros(switches.count))

        def in_mode(name: str, function: Callable[..., Array], kernel: Any) -> Any:
            def of_z(probe: Any, x0: Array, xi: Array, t: Array, u: Array, z: Any, n: Sequence[Scalar] = ()) -> Array:
                return function((probe.rows.equations, probe.rows.charts), x0, t, u, array(list(n)), z)

            found = switches.observed(of_z, dict(kernel.outputs), name)
            return found if member is None else BoundKernel(found, member)

        observe = in_mode("variables", everything, observe)
        frames = frames and in_mode("frames", at_frames, frames)

    def at_start(state: Floats) -> Floats:
        given = (state, np.zeros(1)) if open_rows is None else (state, np.zeros(nl), np.zeros(1))
        found: Floats = observe.ufunc(*given, np.zeros(0), *([] if open_rows is None else [open_rows]))
        return found

    refuse_unsolved(equations, partial(at_start, start))
    description = with_loops(charts.description(start), equations)
    steady = all(quadratic(s.energy, len(s.pairs)) is not None for _, s in equations.storages)

    def restarts(state: Floats) -> System | None:
        if _beyond(equations, state) != beyond:
            return _written_out(network, equations, initial, member, shared, state)
        refuse_unsolved(equations, partial(at_start, state))
        told = description if steady else with_loops(charts.description(state), equations)
        acts = None if switches is None or switching is None else switches.from_state(state, switching, *told_rows)
        if acts is None and all(np.array_equal(told[name], description[name]) for name in told):
            return None
        return replace(made, initial=state, switching=acts, **told)

    def solved(states: Floats) -> NDArray[np.bool_]:
        if not equations.unknowns or equations.sampled:
            return np.ones(len(states), dtype=bool)
        return np.asarray(np.isfinite(at_start(states)[:, : len(equations.model.branches)]).all(axis=1))

    made = System(
        name=network.name,
        state_size=nx,
        local_size=nl,
        flow=kernels["flow"],
        retract=kernels["retract"],
        project=kernels.get("project"),
        jacobian=kernels.get("jacobian"),
        stages=stages_in(around, kept) if around else None,
        prepare=prepare,
        parameters={} if member is None else member.parameters,
        observations=network_observations(equations, observe, open_rows, frames),
        initial=start,
        restarts=restarts,
        begins=begins if charts.clock else None,
        switching=switching,
        others=Others(switches, switching, solved) if member and switches and switching else None,
        residual=together,
        storage_names=storages,
        state_names=(*equations.state_names, *["time"] * charts.clock),
        port_names=tuple(ports),
        dissipator_names=tuple(takers),
        input_names=tuple(equations.sampled),
        default_inputs=equations.driven.samples,
        timed=equations.driven.timed,
        floors=floors(equations),
        parts=parts(equations, ports, takers),
        span=network.run.span,
        limits=_limits(equations, beyond),
        wishes=network.run.wishes(network.outputs),
        labels=labels_of_mechanisms(equations),
        key=lambda: own,
        smooth=partial(_smooth, network, equations.inputs, initial, member)
        if any(m.tree.closed and not m.tree.smooth for _, m, _ in equations.machines)
        else None,
        keeping=network_steps(common, Charts(common, bool(charts.clock)), key, kept, start, family, readable),
        **description,
    )
    return made


def _beyond(equations: Equations, start: Floats) -> frozenset[str]:
    """The limits of files, "mechanism.limit", that the run begins beyond: they do not act in it."""
    found = set[str]()
    for _, machine, at in equations.machines:
        q, v = machine.split(start[at : at + machine.size])
        found |= {machine.called(limit) for limit in beyond_at_start(machine.tree, q, v)}
    return frozenset(found)


def _limits(equations: Equations, beyond: frozenset[str]) -> tuple[Limit, ...]:
    """The limits of its mechanisms that do not act."""
    found: list[Limit] = []
    for _, machine, at in equations.machines:
        prefix = machine.called("")
        away = frozenset(name.removeprefix(prefix) for name in beyond if name.startswith(prefix))
        acting = {f"{prefix}{joint}" for joint in acting_limits(machine.tree, away)}
        found += [each for each in limits_of(machine.tree.model, machine.tree, at, prefix) if each.name not in acting]
    return tuple(found)


def _refuse_unknown(network: NetworkEquations, inputs: Mapping[str, Any]) -> None:
    sources = [e.name for e in network.model.primitives if isinstance(e, IdealSource)]
    for machine in network.model.primitives:
        if isinstance(machine, Machine):
            sources += [machine.called(s.name) for s in machine.sources]
    for name in inputs:
        if name not in sources:
            raise SimulationError(
                f"network {network.name!r} has no source {name!r}{nearest(name, sources)}; its inputs are "
                f"{', '.join(sources) or 'none'}"
            )


def numbers_that_bind(network: NetworkEquations, inputs: Mapping[str, Any]) -> Mapping[str, Any]:
    """The inputs, numbers for sources across storage being signals: only these have a derivative there."""
    numbers = {name: value for name, value in inputs.items() if isinstance(value, Real)}
    if not numbers:
        return inputs
    try:
        found = network.equations
    except NoOrder:  # then nothing is differentiated: storage and laws are solved together
        return inputs
    names = {found.model.first_branch(k): source.name for k, source in found.sources}
    binding = {names[b] for tie in found.excess.ties for b in tie if b in names}
    return {**inputs, **{n: Constant(float(v)) for n, v in numbers.items() if n in binding}}
