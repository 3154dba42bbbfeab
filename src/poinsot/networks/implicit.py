"""A network as an implicit port-Hamiltonian system: Kirchhoff's laws as its Dirac structure, elements at its ports.

Storage, resistors, laws and sources keep their names as ports; a state is a port's, and nothing is reduced, whatever
binds storage. Law: it runs as the network does, tests/systems/test_implicit_motion.py. Source: Stramigioli et al.,
(35)–(37); Ratiu & Blankenstein (LC circuits); formulas.md §8–9.
Units: flow and effort of each port, their product [W].
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import numpy as np

from poinsot.algebra.arrays import Array, zeros
from poinsot.algebra.scalars import Scalar
from poinsot.components.primitives import IdealCoupling, IdealSource, LinearResistor, Relation
from poinsot.errors import ModelError
from poinsot.networks.momenta import Parts, in_momenta, others_of_given
from poinsot.structures.families import DiracFamily
from poinsot.structures.implicit_systems import ImplicitPortHamiltonian
from poinsot.structures.kirchhoff import EdgeKind
from poinsot.structures.ports import Port, Variable, total
from poinsot.structures.resistive import Resistive, ResistiveLaw

if TYPE_CHECKING:
    from poinsot.networks.equations import CausalEquations
    from poinsot.structures.dirac import DiracStructure


def implicit_network(e: CausalEquations, D: Callable[[], DiracStructure]) -> ImplicitPortHamiltonian:
    """The implicit system of a network and its Dirac structure; inputs are the signals of sources, u = s.

    D  its constant structure; where couplings vary with the state or mechanisms stand in it, it is a `DiracFamily`, and
       a mechanism a storage of its name, of (q; p)
    Errors  ModelError that names varying resistors, feedback, what switches, mechanisms without a form in (q; p), and
            laws between several ports that mix flows and efforts
    """
    model, resistive, inputs = e.model, dict[tuple[str, ...], Resistive | ResistiveLaw](), dict[str, Variable]()
    _refuse(e)
    e.excess.refuse_tied_ports("the implicit form")
    signs = dict[str, float]()
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
    if not (e.machines or any(isinstance(part, IdealCoupling) and part.by for part in model.primitives)):

        def energy(x: Array) -> Scalar:
            return sum(e.energies(list(x)), 0.0)

        fixed = D()
        fixed = fixed.transformed(np.diag([signs.get(p.name, 1.0) for p in fixed.ports])).swapped(*swapped)
        ports = tuple(fixed.port(name) for name in storage)
        return ImplicitPortHamiltonian(fixed, energy, ports, model.name, resistive, inputs)
    alone = lambda branches: np.zeros((len(branches), len(branches)))  # noqa: E731
    parts = Parts(e, in_momenta(e, e.stored, alone), tuple(e.branch_of_state))
    family = _family(parts, signs).swapped(*swapped)
    storage += [m.machine.name for m in parts.mechanisms]
    inputs |= dict.fromkeys(parts.inputs[len(e.sources) :], "effort")
    ports = tuple(family.port(name) for name in storage)
    return ImplicitPortHamiltonian(family, parts.energy, ports, model.name, resistive, inputs)


def _family(parts: Parts, signs: Mapping[str, float]) -> DiracFamily:
    """The structure as a function of x: other = B given over branches, mechanisms and the sources of these."""
    e = parts.equations
    own = {m.branch + i for m in parts.mechanisms for i in range(len(m.machine.places))}
    inner = {
        b for b, branch in enumerate(e.model.branches) if isinstance(e.model.primitives[branch.element], IdealCoupling)
    }
    branches = [b for b in range(len(e.model.branches)) if b not in own | inner]
    named = [e.model.branches[b] for b in branches]
    ports = [Port(b.name, 1, b.domain.name) for b in named]
    ports += [Port(m.machine.name, len(m.form.states)) for m in parts.mechanisms]
    ports += [Port(name) for name in parts.inputs[len(e.sources) :]]
    k, size = len(branches), total(ports)
    efforts = [
        (e.causality.given[b] == "across") == at.domain.across_is_effort for b, at in zip(branches, named, strict=True)
    ]
    efforts += [True] * (size - k)
    sign = np.array([signs.get(b.name, 1.0) for b in named] + [1.0] * (size - k))
    sign[size - len(parts.inputs) + len(e.sources) :] = -1.0  # (35): at a port stands −e

    def matrices(x: Array) -> tuple[Array, Array]:
        row, Z = others_of_given(e, parts.state(x), keep_resistors=True)
        columns = [(row[b], i, 1.0) for i, b in enumerate(branches)]
        B, F, E = parts.joined(x, Z, row, columns, size, k - e.stored), zeros(size, size), zeros(size, size)
        for i, given_is_effort in enumerate(efforts):
            other, given = (F, E) if given_is_effort else (E, F)
            other[i, i] = other[i, i] + 1.0
            given[:, i] = given[:, i] - B[:, i]
        return F * (1.0 / sign), E * sign

    return DiracFamily(
        matrices, tuple(ports), e.model.name, dissipative=any(m.machine.dampers for m in parts.mechanisms)
    )


def _law(relation: Relation, efforts: list[bool], network: str) -> ResistiveLaw:
    """The law of a relation with the same variable given at all ports, as a function of the other of each."""
    given = {(out == "across") == effort for out, effort in zip(relation.outputs, efforts, strict=True)}
    other = {"across": "through", "through": "across"}
    own = tuple((i, other[out]) for i, out in enumerate(relation.outputs))
    if len(given) != 1 or relation.by or any(read not in own for read in relation.reads):
        raise ModelError(
            f"network {network!r}: the law of {relation.name!r} mixes flows and efforts of its ports, which is no "
            "resistive relation e = r(f) or f = r(e); simulate the network itself"
        )
    places = [i for i, _ in relation.reads]

    def law(values: Array) -> list[Scalar]:
        return list(relation.law(*(values[i] for i in places)))

    return ResistiveLaw(law, "flow" if given.pop() else "effort", relation.name)


def _refuse(e: CausalEquations) -> None:
    odd = [f"the switch {s.name!r}" for _, s in e.switches]
    for part in e.model.primitives:
        if isinstance(part, LinearResistor) and part.by:
            odd.append(f"{part.name!r}, which varies with the state")
        if isinstance(part, IdealSource) and part.feedback:
            odd.append(f"{part.name!r}, which feeds a state back")
    if odd:
        raise ModelError(
            f"network {e.model.name!r} has no Dirac structure with its elements at ports: look at {odd[0]}; "
            "simulate the network itself"
        )
