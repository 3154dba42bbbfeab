"""The mechanisms of a network in its Dirac structure: kinestatic networks, with the ports of one number on them.

A port k of a mechanism sees rate_k = Σ ⟨W_k, T⟩ + Σ r_k v over bodies and freedoms, and what it carries acts there:

    open port of a body      T,  W + Σ_k W_k through_k        open port of freedoms    v,  −τ + Σ_k r_k through_k

so that composed with the kinestatic networks and with the structure of the branches one Dirac structure is left.
Law: it holds what a run of the network does, tests/networks/test_spatial_structure.py.
Source: Stramigioli et al., §3.2.5–3.2.7. Units: twists and rates, wrenches and efforts, their products [W].
"""

from __future__ import annotations

from typing import cast

import numpy as np

from poinsot.algebra.arrays import Array, Floats
from poinsot.errors import ModelError
from poinsot.multibody.applied import Motion
from poinsot.multibody.kinestatics.network import KinestaticNetwork, kinestatic_network
from poinsot.networks.machine import Machine
from poinsot.structures.composition import compose
from poinsot.structures.dirac import DiracStructure, dirac
from poinsot.structures.ports import Port, columns, total


def with_machine(branches: DiracStructure, machine: Machine, state: Array, ports: tuple[str, ...]) -> DiracStructure:
    """The structure of branches and of one mechanism at its state (q, v), those at its ports joined.

    ports  the names of the branches of its ports of one number, in their order
    The mechanism's own are "body NAME", "element NAME" and "freedoms NAME", by the names that the network has for them.
    Errors  ModelError for a port on a body without inertia, and where the kinestatic network is refused
    """
    q, v = (np.array(part, dtype=float) for part in machine.split(state))
    network, motion = kinestatic_network(machine.tree, q), Motion.of(machine.tree, q, v)
    own = network.structure.renamed({name: _called(machine, name) for name in network.structure.port_names})
    if not ports:
        return cast(DiracStructure, compose(branches, own, name=branches.name))
    seen = np.array([_seen(machine, network, motion, k) for k in range(len(ports))])
    used = [p for p in own.ports if seen[:, own.columns(p.name)].any()]
    weights = seen[:, own.columns(*(p.name for p in used))]
    lines = _on_ports(weights, used, ports)
    inner = {p.name: f"{p.name} inside" for p in used}
    order = [*(n for n in branches.port_names if n not in ports), *own.port_names]
    whole = compose(branches, own.renamed(inner), lines, name=branches.name)
    return cast(DiracStructure, whole).reordered(order)


def _on_ports(weights: Floats, used: list[Port], lines: tuple[str, ...]) -> DiracStructure:
    """f_open = −f_inside, e_open = e_inside + weightsᵀ e_lines, f_lines = −weights f_open."""
    inside = [Port(f"{p.name} inside", p.dimension, p.domain) for p in used]
    n, k = total(used), len(lines)
    one, F, E = np.eye(n), np.zeros((2 * n + k, 2 * n + k)), np.zeros((2 * n + k, 2 * n + k))
    F[:n, :n], F[:n, n : 2 * n] = one, one
    F[n : n + k, n : 2 * n], F[n : n + k, 2 * n :] = weights, np.eye(k)
    E[n + k :, :n], E[n + k :, n : 2 * n], E[n + k :, 2 * n :] = -one, one, -weights.T
    return dirac(F, E, [*inside, *used, *map(Port, lines)], "ports of a mechanism")


def _seen(machine: Machine, network: KinestaticNetwork, motion: Motion, k: int) -> Floats:
    """The rate of port k by all flows of the kinestatic network: a row."""
    structure, tree = network.structure, machine.tree
    row, measured = np.zeros(structure.size), machine.places[k].measured(motion)
    for link, W, _ in measured.ends:
        heavy = (name for name in network.heavy if tree.bodies[name].link == link)
        if (body := next(heavy, None)) is None:
            name = [*machine.pairs][k].name
            raise ModelError(
                f"mechanism {machine.name!r}: its port {name!r} acts on a body without inertia, which has no port in "
                "the Dirac structure; give the body mass, or let the port act on one that has"
            )
        row[structure.columns(f"body {body}")] += np.asarray((motion.X_W[link] @ W).vector, dtype=float)
    for freedom, ratio in measured.efforts:
        joint, at = next(
            (e.joint.name, e.link.v.index(freedom))
            for e in network.pairs
            if e.link is not None and freedom in e.link.v and e.joint.mimic is None
        )
        row[columns(structure.ports, [f"freedoms {joint}"])[at]] += float(ratio)
    return row


def _called(machine: Machine, port: str) -> str:
    kind, _, own = port.partition(" ")
    return f"{kind} {machine.called(own)}"
