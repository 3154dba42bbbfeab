"""Storage bound to joints of a long mechanism that acts as a rotor there: a number of the joint, not an answer G.

    S = Dᵀ H″ D of the network alone,  J = D S⁻¹ Dᵀ at ports:     (M + SᵀJS) v̇ = τ + Sᵀ (f + D S⁻¹ ċ₀)

ċ₀ is the rate of the constraints with ports at their rates. Where J is constant and diagonal it stands beside the rotor
inertias of the joints, and one walk tells accelerations that else ask for one more for every port.
Law: as written out, tests/networks/test_long_mechanisms.py. Source: Woodbury's formula; formulas.md §9.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np

from poinsot.algebra.quadratic_forms import quadratic
from poinsot.algebra.scalars import is_zero, unknown
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.components.primitives import IdealCoupling
from poinsot.errors import ModelError
from poinsot.motion.of_network.family import Networks
from poinsot.motion.of_network.long_mechanisms import LongMechanism, long_mechanisms
from poinsot.networks.equations import CausalEquations
from poinsot.networks.from_ports import with_parts
from poinsot.structures.graph import parts


def walked_over(equations: CausalEquations, family: Networks | None) -> tuple[list[LongMechanism], bool]:
    """The long mechanisms of a network that are walked over, and whether all that is bound to them are rotors.

    These they carry then. Where it is more, or something switches, those are left out that have ports on lines
    besides."""
    longs = long_mechanisms(equations)
    bound = {b for tie in equations.excess.ties for b in tie}
    first = equations.model.first_branch
    tied = {each.element for each in longs if bound & {*range(first(each.element), first(each.element) + each.ports)}}
    if not tied:
        return longs, False
    own = {each.element: each for each in longs}
    found = None if equations.row_count else bound_rotors(equations, own, sorted(tied), family)
    heavy = {each.element: with_rotors(each.mechanism, (found or {}).get(each.element, {})) for each in longs}
    if found is None or any(heavy[k] is None for k in tied):
        return [each for each in longs if not (each.element in tied and each.lined)], False
    for each in longs:
        each.heavy = heavy[each.element] if each.element in tied else None
    return longs, True


def bound_rotors(
    equations: CausalEquations, longs: Mapping[int, LongMechanism], tied: Sequence[int], family: Networks | None
) -> dict[int, dict[str, float]] | None:
    """The bound rotors by mechanism and joint; None where more than rotors is bound."""
    model, excess = equations.model, equations.excess
    steady = all(quadratic(s.energy, len(s.pairs)) is not None for _, s in equations.storages)
    if not steady or any(isinstance(e, IdealCoupling) and e.by for e in model.primitives):
        return None
    port_of = {model.first_branch(k) + p: (k, p) for k, m, _ in equations.machines for p in range(len(m.pairs))}
    bound = {port_of[b] for tie in excess.ties for b in tie if b in port_of}
    if any(k not in longs for k, _ in bound):
        return None
    parts = {k: longs[k].outline.rigid() for k in tied}
    try:
        alone = CausalEquations(with_parts(model, parts), equations.inputs)
    except ModelError:
        return None
    rows, columns = alone.excess.alone(alone.guess)
    if family is not None and _varies(alone, family, parts):
        return None
    found: dict[int, dict[str, float]] = {k: {} for k in tied}
    for group in _groups(rows):
        ports = {b for j in group for b in columns[j] if b in port_of}
        if len(ports) > 1:
            return None
        for b in ports:
            k, p = port_of[b]
            own = [*longs[k].freedoms_at(p)]
            S = np.array([[float(rows[i].get(j, 0.0)) for j in group] for i in group])
            d = np.array([float(columns[j].get(b, 0.0)) for j in group])
            if len(own) != 1 or np.linalg.matrix_rank(S) < len(group):
                return None
            weight, joint = own[0]
            found[k][joint] = found[k].get(joint, 0.0) + float(weight * weight * (d @ np.linalg.solve(S, d)))
    return found


def _varies(alone: CausalEquations, family: Networks, parts: Mapping[int, object]) -> bool:
    """Whether S or D depend on numbers of the members."""
    from poinsot.algebra.traced import symbols

    p = symbols("p", (len(family.parameter_names),))
    other = alone.over(with_parts(family.model(p), parts))
    rows, columns = other.excess.alone(other.guess)
    return any(unknown(x) for row in [*rows, *columns] for x in row.values())


def with_rotors(mechanism: CompiledTree, rotors: Mapping[str, float]) -> CompiledTree | None:
    """The mechanism with these on its joints, too; None where it would have another tree."""
    tree = mechanism.tree
    joints = tuple(replace(j, armature=j.armature + rotors.get(j.name, 0.0)) for j in tree.model.joints)
    named = tuple(link.joint for link in tree.links)
    other = CompiledTree(replace(tree.model, joints=joints, tree=named))
    own, others = ([(x.joint, x.parent, x.q, x.v) for x in each.links] for each in (tree, other.tree))
    return other if own == others else None


def _groups(rows: Sequence[Mapping[int, object]]) -> list[list[int]]:
    """Numbers of constraints that S couples with each other."""
    coupled = [(i, j) for i, row in enumerate(rows) for j, x in row.items() if unknown(x) or not is_zero(x)]
    group = parts(len(rows), *np.array(coupled, dtype=np.int64).reshape(-1, 2).T)
    return [[i for i, own in enumerate(group) if own == each] for each in dict.fromkeys(group)]
