"""A network as a System: its equations in order as code, or solved together with storage, or sparse where it is large.

A System is kept under the text of its equations (`network_key`: numbers exact, functions by what they do, looked at
anew at every call), the samples of its sources, the initial values asked for, and the wishes of its file. What else it
is made of is the network's model: that is another as soon as an element or a connection is added, and nothing is kept.
Law: d/dt Σ H = Σ supplied − Σ dissipated along the flow. Source: formulas.md §8; docs/decisions.md, 0002.

Large linear networks of a family: the matrices of many members at once, and a System for each.

The elimination runs on columns (`algebra.columns`), so that a chunk of members costs about what one does; the places of
the matrices, and the code over them, are those of the member at which the System was made.
Law  a member has the bits of its run by `simulate`, tests/ensembles/test_members.py
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from copy import deepcopy
from dataclasses import replace
from functools import partial
from numbers import Real
from typing import Any, final

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.algebra.caching import cached_property, recent
from poinsot.algebra.collecting import paused
from poinsot.algebra.scalars import Scalar
from poinsot.components.primitives import IdealSource, Relation
from poinsot.errors import ModelError
from poinsot.motion.of_equations import refuse_other_inputs
from poinsot.motion.of_network.algebraic_loops import UnsolvedLoop, copies_singularly, loop_names
from poinsot.motion.of_network.family import Sharing, smoothly
from poinsot.motion.of_network.keys import network_key
from poinsot.motion.of_network.linear import Entries, LinearNetwork, entries_of, linear_network, linear_system
from poinsot.motion.of_network.long_mechanisms import is_long
from poinsot.motion.of_network.long_refusals import refuse_long
from poinsot.motion.of_network.timed_switches import with_timed_switches, without_what_tells
from poinsot.motion.of_network.together import solved_together
from poinsot.motion.of_network.written_out import NetworkSystem
from poinsot.motion.system import System
from poinsot.networks.blocks import NoOrder
from poinsot.networks.causality import refusal, stuck_junctions
from poinsot.networks.equations import CausalEquations
from poinsot.networks.machine import Machine
from poinsot.networks.network import NetworkEquations
from poinsot.networks.states import NetworkStates
from poinsot.records import dataclass
from poinsot.signals.signal import Constant


@final
@dataclass(frozen=True, eq=False)
class LinearOthers:
    """Members of the family beside the one at which this network was made; as `switch_members.Others`."""

    usual: LinearNetwork

    def read(self, equations: CausalEquations, start: Sequence[Scalar], count: int) -> Entries:
        """The matrices of so many members, from their equations, which are of columns. TypeError where not linear."""
        found = entries_of(equations, count)
        if found is None:
            raise TypeError("not linear")
        return found

    def systems(self, system: System, told: Entries, states: Floats, c: Floats, P: Floats, units: Floats) -> Any:
        """The Systems of all."""
        return LinearSystems(system, self.usual, told, states, P)


class LinearSystems:
    """Systems of members, each made once; fits: all that start somewhere."""

    def __init__(self, system: System, usual: LinearNetwork, told: Entries, states: Floats, P: Floats) -> None:
        self.system, self.usual, self.told, self.states, self.P = system, usual, told, states, P
        self.fits = np.isfinite(states).all(axis=1)

    @cached_property
    def constants(self) -> Floats:
        """c [n, nc]."""
        return np.stack([network.constants for network in self._networks])

    @cached_property
    def _networks(self) -> list[LinearNetwork]:
        member = self.usual.member
        assert member is not None
        usual, family = self.usual, member.family
        found = [self.told.network(usual.equations, k, Sharing(family, p)) for k, p in enumerate(self.P)]
        for each in found:  # what no number changes
            each.__dict__.update(parts=usual.parts, signals=usual.signals)
        return found

    def __call__(self, k: int) -> System:
        """That of member k, but for its constants."""
        found, usual = linear_system(self._networks[k], self.states[k]), self.system
        found.dynamics.__dict__.update(prepare=usual.dynamics.prepare, parameters=usual.dynamics.parameters)
        found.__dict__.update(span=usual.span, wishes=usual.wishes)
        return found


LARGEST_WRITTEN_OUT = 250
"""Branches of a linear network above which its flow is a loop over sparse matrices; of one with junctions, times the
unknowns that its flow solves for by Newton's method, above which these are solved with storage: an op-amp of Boyle's,
47 times 23, took 0.5 ms a flow, and takes 33 µs a correction of three stages."""


@paused()
def network_system(
    network: NetworkEquations, inputs: Mapping[str, object], initial: object, member: Sharing | None = None
) -> System:
    """The System of a network; ``inputs`` name sources with replaced signals; member: the owner of shared kernels."""
    whole, kept = network if member is None else member.family.network, network.kernels
    _refuse_unknown(whole, inputs)
    inputs = numbers_that_bind(whole, inputs)
    try:
        shared = whole.equations_by(inputs)
    except NoOrder as error:
        states = NetworkStates(network.model, inputs)
        refuse_long(states, together=True)
        made = _together(network, states, initial, error, member, inputs)
    else:
        if member is None and len(whole.model.branches) <= LARGEST_WRITTEN_OUT:
            return kept_system(network, shared, initial, kept, partial(_in_order, network, shared))
        made = _in_order(network, shared, initial, member)
    if member is None or _stands_alone(member, whole):
        return made
    return replace(made, dynamics=replace(made.dynamics, parameters=member.parameters))


def _together(
    network: NetworkEquations,
    states: NetworkStates,
    initial: object,
    why: str | ModelError,
    member: Sharing | None,
    inputs: Mapping[str, object],
) -> System:
    """Storage and laws solved together; switches that tables tell are resistances then."""
    timed = with_timed_switches(network, inputs) if states.switches and member is None else None
    if timed is not None:
        return without_what_tells(network_system(timed, inputs, initial), network)
    return solved_together(network, states, initial, why, member)


def _stands_alone(member: Sharing, network: NetworkEquations) -> bool:
    """Whether a mechanism that is walked over has numbers that vary: such members share no kernels."""
    machines = [e for _, e in network.model.of(Machine) if is_long(e)]
    return any(each.name in member.family.frees_mechanisms for each in machines)


def _smooth(network: NetworkEquations, inputs: Mapping[str, object], initial: object, member: Sharing | None) -> System:
    """The System with mechanisms that have accelerations with derivatives of every order."""
    family = None if member is None else Sharing(member.family._smoothly(), member.p)
    return network_system(smoothly(network), inputs, initial, family)


def _in_order(
    network: NetworkEquations, shared: CausalEquations, initial: object, member: Sharing | None = None
) -> System:
    """The System of a network with ordered equations, of a member of a family in the order of the family."""
    whole = shared.model
    large = len(whole.branches) > LARGEST_WRITTEN_OUT
    walked = any(map(is_long, (machine for _, machine, _ in shared.machines)))
    apart = (large or walked or member.family.frees_rows) and shared.row_count if member is not None else False
    if apart or (member is not None and _stands_alone(member, member.family.network)):  # these share no kernels
        member, shared = None, CausalEquations(network.model, shared.inputs)
    equations = shared if member is None else shared.over(network.model)

    def written() -> System:
        smooth = partial(_smooth, network, equations.inputs, initial, member)
        try:
            made = NetworkSystem(network, equations, initial, member, shared, smooth).system()
            return replace(made, wishes={"method": "radau", **made.wishes}) if by else made  # charges are stiff
        except UnsolvedLoop as error:
            if not steep or equations.switches:
                raise
            return solved_together(network, equations, initial, ModelError(str(error)), member)

    steep = not equations.machines and any(e.junctions for _, e in whole.of(Relation))
    stuck = stuck_junctions(whole) if steep and shared.unknowns else {}
    if stuck:
        return _together(network, equations, initial, refusal(whole, stuck), member, equations.inputs)
    if steep and equations.unknowns and not equations.switches and copies_singularly(equations):
        why = f"network {whole.name!r}: {loop_names(equations)} give storage its voltage, and read its current"
        return solved_together(network, equations, initial, why, member)
    by = [repr(e.name) for _, e in equations.storages if e.amount is not None]
    # beside switches charge is a state, its voltage the inverse of the law; one that is exponential has none
    inverse = bool(equations.switches) and not any(e.amount and e.junction for _, e in equations.storages)
    if by and not inverse:
        why = f"network {whole.name!r}: {', '.join(by[:4])} store by a law of their voltage, not of their charge"
        return _together(network, equations, initial, why, member, equations.inputs)
    if large:
        from poinsot.motion.of_network.beginning import linear_start

        own = member is None and not equations.inputs
        linear = network.kernels.get("linear") if own else None
        linear = linear or linear_network(equations, member)
        if linear is not None:
            network.kernels |= {"linear": linear} if own else {}
            made = linear_system(linear, linear_start(network, linear, initial))
            together = partial(solved_together, network, equations, initial, "", member)
            forms = replace(made.forms, others=None if member is None else LinearOthers(linear), together=together)
            return replace(made, forms=forms, span=network.run.span, wishes=network.wishes)
    unknowns = 0 if equations.switches else len(shared.unknowns)
    if steep and (large or len(whole.branches) * unknowns > LARGEST_WRITTEN_OUT):
        made = solved_together(network, equations, initial, "", member)
        return replace(made, forms=replace(made.forms, written_out=written))
    return written()


def _refuse_unknown(network: NetworkEquations, inputs: Mapping[str, object]) -> None:
    sources = [e.name for _, e in network.model.of(IdealSource)]
    for _, machine in network.model.of(Machine):
        sources += [machine.called(name) for name in machine.supplying]
    refuse_other_inputs(f"network {network.name!r}", inputs, sources)


def numbers_that_bind(network: NetworkEquations, inputs: Mapping[str, object]) -> Mapping[str, Any]:
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


MOST_KEPT = 8
"""Systems kept of a network: those asked for last."""


def kept_system(
    network: NetworkEquations,
    equations: NetworkStates,
    initial: Any,
    kept: dict[str, Any],
    make: Callable[[Any], System],
) -> System:
    """The System of these equations from these initial values: the one made before, where there is one.

    kept    what the network keeps, as it was when the equations were taken: a network that changes has another
    make    initial → the System
    Law     whatever changes, the run is that of a network built anew, tests/networks/test_kept_systems.py
    """
    said = told(initial)
    if said is None:
        return make(initial)
    starts = [(e.name, told(e.initial)) for _, e in equations.storages]
    starts += [(machine.name, told(machine.start)) for _, machine, _ in equations.machines]
    samples = tuple(sorted(equations.driven.samples.items(), key=lambda each: each[0]))
    wishes = f"{network.name!r} {network.wishes!r} {network.analyses!r}"
    key: Hashable = (network_key(equations, kept), said, str(starts), samples, wishes)
    systems: dict[Hashable, System] = kept.setdefault("systems", {})

    def made() -> System:
        found = make(deepcopy(initial))
        found.state.initial.flags.writeable = False
        return found

    return recent(systems, key, made, MOST_KEPT)


def told(value: object) -> str | None:
    """A text that is the same only for the same values; None where this cannot be decided."""
    if value is None or isinstance(value, (bool, str)):
        return repr(value)
    if isinstance(value, Real):
        return f"{type(value).__name__} {value!r}"
    if isinstance(value, np.ndarray):
        return None if value.dtype.hasobject else f"{value.dtype} {value.shape} {value.tobytes().hex()}"
    if isinstance(value, Mapping):
        pairs = [(told(name), told(each)) for name, each in value.items()]
        return None if any(None in pair for pair in pairs) else f"mapping {pairs}"
    if isinstance(value, (list, tuple)):
        parts = [told(each) for each in value]
        return None if None in parts else f"{type(value).__name__} {parts}"
    return None
