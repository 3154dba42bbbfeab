"""A network as an implicit port-Hamiltonian system: Kirchhoff's laws as its Dirac structure, elements at its ports.

Storage, resistors, laws and sources keep their names as ports; a state is a port's, and nothing is reduced, whatever
binds storage. Law: it runs as the network does, tests/systems/test_implicit_networks.py. Source: Stramigioli et al.,
(35)–(37); Ratiu & Blankenstein (LC circuits); formulas.md §8–9.
Units: flow and effort of each port, their product [W].
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from poinsot.algebra.arrays import Array
from poinsot.algebra.scalars import Scalar
from poinsot.components.primitives import IdealCoupling, IdealSource, LinearResistor, Relation
from poinsot.errors import ModelError
from poinsot.structures.implicit_systems import ImplicitPortHamiltonian
from poinsot.structures.kirchhoff import EdgeKind
from poinsot.structures.ports import Variable
from poinsot.structures.resistive import Resistive, ResistiveLaw

if TYPE_CHECKING:
    from poinsot.networks.equations import Equations
    from poinsot.structures.dirac import DiracStructure


def implicit_network(e: Equations, D: DiracStructure) -> ImplicitPortHamiltonian:
    """The implicit system of a network and its Dirac structure; inputs are the signals of sources, u = s.

    Errors  ModelError that names what depends on the state in its structure (mechanisms, modulated couplings, varying
            resistors, feedback), what switches, and laws between several ports that mix flows and efforts
    """
    model, resistive, inputs = e.model, dict[tuple[str, ...], Resistive | ResistiveLaw](), dict[str, Variable]()
    _refuse(e)
    signs = {p.name: 1.0 for p in D.ports}
    for k, part in enumerate(model.primitives):
        branches = [model.branches[model.first_branch(k) + i] for i in range(len(part.pairs))]
        names = tuple(b.name for b in branches)
        efforts = [b.domain.across_is_effort for b in branches]
        match part:
            case IdealSource():
                effort = (part.kind == EdgeKind.ACROSS_SOURCE) == efforts[0]
                inputs[names[0]] = "effort" if effort else "flow"
                signs[names[0]] = -part.factor if effort else part.factor  # (35): at a port stands −e
            case LinearResistor():
                F, E = (-part.r, part.a) if efforts[0] else (part.a, -part.r)
                resistive[names] = Resistive(np.array([[F]]), np.array([[E]]), part.name)
            case Relation():
                resistive[names] = _law(part, efforts, model.name)
            case _:
                pass
    swapped, storage = [], []
    for b, kind in zip(e.branch_of_state, (kind for _, s in e.storages for kind in s.kinds), strict=True):
        branch = model.branches[b]
        storage.append(branch.name)
        if (kind == EdgeKind.ACROSS_STORAGE) != branch.domain.across_is_effort:
            swapped.append(branch.name)

    def energy(x: Array) -> Scalar:
        return sum(e.energies(list(x)), 0.0)

    turned = D.transformed(np.diag([signs[p.name] for p in D.ports])).swapped(*swapped)
    ports = tuple(turned.port(name) for name in storage)
    return ImplicitPortHamiltonian(turned, energy, ports, model.name, resistive, inputs)


def _law(relation: Relation, efforts: list[bool], network: str) -> ResistiveLaw:
    """The law of a relation whose ports all give the same variable, as a function of the other of each."""
    given = {(out == "across") == effort for out, effort in zip(relation.outputs, efforts, strict=True)}
    other = {"across": "through", "through": "across"}
    own = tuple((i, other[out]) for i, out in enumerate(relation.outputs))
    if len(given) != 1 or any(read not in own for read in relation.reads):
        raise ModelError(
            f"network {network!r}: the law of {relation.name!r} mixes flows and efforts of its ports, which is no "
            "resistive relation e = r(f) or f = r(e); simulate the network itself"
        )
    places = [i for i, _ in relation.reads]

    def law(values: Array) -> list[Scalar]:
        return list(relation.law(*(values[i] for i in places)))

    return ResistiveLaw(law, "flow" if given.pop() else "effort", relation.name)


def _refuse(e: Equations) -> None:
    odd = [f"the mechanism {m.name!r}" for _, m, _ in e.machines]
    odd += [f"the switch {s.name!r}" for _, s in e.switches]
    for part in e.model.primitives:
        if isinstance(part, IdealCoupling | LinearResistor) and part.by:
            odd.append(f"{part.name!r}, which varies with the state")
        if isinstance(part, IdealSource) and part.feedback:
            odd.append(f"{part.name!r}, which feeds a state back")
    if odd:
        raise ModelError(
            f"network {e.model.name!r} has no constant Dirac structure with its elements at ports: look at {odd[0]}; "
            "simulate the network itself"
        )
