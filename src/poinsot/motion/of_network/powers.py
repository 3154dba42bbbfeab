"""What supplies power to a network, what takes it, and how much."""

from __future__ import annotations

from poinsot.algebra.scalars import Scalar
from poinsot.components.primitives import IdealSource, LinearResistor, Relation
from poinsot.networks.equations import CausalEquations, Flow
from poinsot.networks.model import Part
from poinsot.networks.states import NetworkStates


def power_names(equations: NetworkStates) -> tuple[list[str], list[str]]:
    """The names of what supplies power, and of what takes it."""
    elements = equations.model.primitives
    ports = [e.name for e in elements if gives_power(e)]
    takers = [e.name for e in elements if takes_power(e)]
    for _, machine, _ in equations.machines:
        ports += [machine.called(s.name) for s in machine.sources]
        takers += [machine.called(damper) for damper in machine.dampers]
    return ports, takers


def powers(equations: CausalEquations, flow: Flow) -> list[Scalar]:
    """The powers in the order of these names [W]."""
    elements = equations.model.primitives

    def into(k: int) -> Scalar:
        first = equations.model.first_branch(k)
        return flow.power(range(first, first + len(elements[k].pairs)))

    supplied = [0.0 - into(k) for k, e in enumerate(elements) if gives_power(e)]
    taken = [into(k) for k, e in enumerate(elements) if takes_power(e)]
    for _, own, lost in flow.moved:
        supplied += own
        taken += lost
    return supplied + taken


def gives_power(element: Part) -> bool:
    return isinstance(element, IdealSource) or (isinstance(element, Relation) and element.power == "active")


def takes_power(element: Part) -> bool:
    return isinstance(element, LinearResistor) or (isinstance(element, Relation) and element.power == "dissipative")
