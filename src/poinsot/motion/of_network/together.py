"""A network as a System without a flow: its storage and its laws are solved together, in the residual form."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.errors import ModelError, SimulationError
from poinsot.motion.of_network.beginning import bound_start
from poinsot.motion.of_network.books import floors, gives_power, parts, power_names, takes_power
from poinsot.motion.of_network.family import Sharing
from poinsot.motion.of_network.keys import network_key
from poinsot.motion.of_network.observation import labels_of_mechanisms
from poinsot.motion.of_network.residual import refuse_singular, residual_form
from poinsot.motion.residual_form import ResidualForm
from poinsot.motion.system import EnergyBooks, FlowKernels, InputSignals, OtherForms, StateSpace, System
from poinsot.networks.equations import CausalEquations
from poinsot.networks.initial import said_state
from poinsot.networks.network import NetworkEquations
from poinsot.networks.residual import Residual
from poinsot.networks.states import NetworkStates


def solved_together(
    network: NetworkEquations,
    equations: NetworkStates,
    initial: object,
    why: str | ModelError,
    member: Sharing | None = None,
) -> System:
    """The System of a network without a flow: its residual form. An error is raised where that says no more."""
    residual, form = form_together(equations, why, member)
    begun = partial(_begun, network, equations, residual, form)
    begins = cache(partial(begun, initial))
    try:
        start = begins(0.0)
    except SimulationError:  # a run may begin at another time, and says what is wrong if it is wrong there
        if not equations.driven.varies:
            raise
        start = begun(None, 0.0)
    ports, takers = power_names(equations)
    wishes = network.wishes
    wishes.setdefault("method", "radau")
    text = f"{why}; its laws hold only together with its storage" if isinstance(why, ModelError) else why
    return System(
        name=network.name,
        state=StateSpace(
            size=form.states, local_size=form.states, retract=None, initial=start,
            begins=lambda t: begins(t).copy(), magnitude=np.arange(form.states), scale=form.solved.scale[: form.states],
            component_names=form.solved.names[: form.states],
        ),
        dynamics=FlowKernels(flow=None, residual=lambda: form, refusal=f"{text}: use method='radau' or 'radau9'"),
        books=EnergyBooks(
            observations=form.observations,
            energy_scale=min(1.0, float(form.solved.scale[: form.states].max(initial=0.0)) or 1.0),
            storage_names=tuple(e.name for _, e in equations.storages), port_names=tuple(ports),
            dissipator_names=tuple(takers), floors=floors(equations), parts=parts(equations, ports, takers),
            labels=labels_of_mechanisms(equations),
        ),
        inputs=InputSignals.of(equations.driven), forms=OtherForms(restarts=lambda state: None),
        span=network.run.span, wishes=wishes, key=lambda: network_key(equations),
    )  # fmt: skip


def form_together(
    equations: NetworkStates, why: str | ModelError, member: Sharing | None = None
) -> tuple[Residual, ResidualForm]:
    """The residual form of a network without a flow.

    Errors  ModelError for ideal switches; `why` where the equations do not determine each unknown
    """
    if equations.switches:
        names = ", ".join(repr(s.name) for _, s in equations.switches[:6])
        raise ModelError(
            f"network {equations.model.name!r}: its laws hold only together with its storage ({why}), which cannot be "
            f"beside ideal switches ({names}), but where each has a resistance and a table tells it, as PULSE does; do "
            "that, put a small storage between the laws, or make the switches smooth"
        )
    if equations.machines and isinstance(why, ModelError):
        raise why
    fault: Exception | None = None
    for tied in (True, False):  # laws of several ports may need what couplings carry as unknowns
        try:
            residual = Residual(equations, tied=tied)
            form = form_of(equations, member, residual)
            refuse_singular(form)
            return residual, form
        except (SimulationError, ModelError) as error:
            fault = why if isinstance(why, ModelError) else error
    assert fault is not None
    raise fault from None


def _begun(
    network: NetworkEquations,
    equations: NetworkStates,
    residual: Residual,
    form: ResidualForm,
    initial: object,
    t: float,
) -> Floats:
    """The state in which a run begins at a time."""
    resting = network.resting(initial, equations.inputs, t)
    if resting is not None:
        return resting
    u = equations.driven.sampled_at(t)
    signals = [float(equations.value(source.name, t, u)) for _, source in equations.sources]
    x, said = said_state(equations, initial)
    if isinstance(equations, CausalEquations) and not any(e.amount for _, e in equations.storages):
        x = network.initial_state(initial, equations, t)
    conjugates = dict(zip(equations.branch_of_state, equations.conjugates(x.tolist()), strict=True))
    near = [
        float(conjugates.get(b, rest)) if residual.given[b] == "across" else 0.0
        for b, rest in zip(residual.unknowns, form.solved.rest, strict=False)
    ]
    late = np.zeros(0) if form.lines is None else form.lines.starts @ x
    found = bound_start(form, x, said, np.append(signals, late), np.append(near, late))
    if form.lines is not None:
        told = initial if isinstance(initial, Mapping) else form.solved.names if initial is not None else ()
        free = [i for i in form.lines.energies.tolist() if form.solved.names[i] not in told]
        found[free] = form.lines.even(found)[free]
    return found


def form_of(equations: NetworkStates, member: Sharing | None = None, residual: Residual | None = None) -> ResidualForm:
    """The residual form of a network, of a member of a family by the family's kernels; residual: where it is there."""
    elements, model = equations.model.primitives, equations.model
    gives = [k for k, e in enumerate(elements) if gives_power(e)]
    takes = [k for k, e in enumerate(elements) if takes_power(e)]
    branches = [range(model.first_branch(k), model.first_branch(k) + len(elements[k].pairs)) for k in gives + takes]
    return residual_form(residual or Residual(equations), branches, len(gives), member)
