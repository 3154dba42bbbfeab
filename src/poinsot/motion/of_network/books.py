"""The books of a network: what supplies power to it, what takes it and how much; energies at rest, separate parts."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.algebra.quadratic_forms import quadratic
from poinsot.algebra.scalars import Scalar
from poinsot.components.primitives import IdealSource, LinearResistor, Relation
from poinsot.networks.equations import CausalEquations, Flow
from poinsot.networks.model import Part
from poinsot.networks.states import NetworkStates

IMPACT = " impact"
"""What is put behind the name of an element where its jumps are booked."""


def floors(equations: NetworkStates) -> Floats:
    """0 for storage with a quadratic energy and for mechanisms; NaN for weights, heat and the like, with an arbitrary
    zero: of these the changes count."""
    found = [0.0 if quadratic(e.energy, len(e.pairs)) is not None else np.nan for _, e in equations.storages]
    for _, machine, _ in equations.machines:
        found += [np.nan if name.rpartition(".")[2] == "weight" else 0.0 for name in machine.storages]
    return np.array(found, dtype=np.float64)


def parts(equations: NetworkStates, ports: Sequence[str], takers: Sequence[str]) -> tuple[int, ...]:
    """For each storage, port and dissipator the number of the connected part that it stands in: parts meet nowhere but
    in the ground, so no energy goes from one to another."""
    model = equations.model
    root = model.parts
    by_name = {e.name: root[k] for k, e in enumerate(model.primitives)}
    inner = [(machine, by_name[machine.name]) for _, machine, _ in equations.machines]
    roots = [by_name[e.name] for _, e in equations.storages]
    for k, machine, _ in equations.machines:
        roots += [root[k]] * len(machine.storages)
    for name in (each.removesuffix(IMPACT) for each in (*ports, *takers)):
        roots.append(by_name[name] if name in by_name else next(r for m, r in inner if m.own(name) is not None))
    return numbered(roots)


def numbered(roots: Sequence[int]) -> tuple[int, ...]:
    """The class of each root under equality, counted from 0 in order of first appearance."""
    numbers = {each: k for k, each in enumerate(dict.fromkeys(roots))}
    return tuple([numbers[each] for each in roots])


def power_names(equations: NetworkStates) -> tuple[list[str], list[str]]:
    """The names of what supplies power, and of what takes it."""
    elements = equations.model.primitives
    ports = [e.name for e in elements if gives_power(e)]
    takers = [e.name for e in elements if takes_power(e)]
    for _, machine, _ in equations.machines:
        ports += [machine.called(name) for name in machine.supplying]
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
    for each in flow.moved:
        supplied += each.supplied
        taken += each.lost
    return supplied + taken


def gives_power(element: Part) -> bool:
    return isinstance(element, IdealSource) or (isinstance(element, Relation) and element.power == "active")


def takes_power(element: Part) -> bool:
    return isinstance(element, LinearResistor) or (isinstance(element, Relation) and element.power == "dissipative")
