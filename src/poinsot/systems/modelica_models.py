"""Mechanisms, networks and families of them in Modelica: their Systems, with units and the closures of loops."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Protocol, cast

import numpy as np

from poinsot.algebra.arrays import Array, Floats, Ints
from poinsot.algorithms.by_name import find_algorithm
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.kinestatics import independent_freedoms
from poinsot.errors import ModelError
from poinsot.kernels import Kernel
from poinsot.motion.modelica import ClosureConditions, ModelicaModel, system_in_modelica
from poinsot.motion.of_network.family import Networks
from poinsot.motion.system import System
from poinsot.multibody.closing_rows import row_units
from poinsot.multibody.conditions import ON_RATES
from poinsot.multibody.holding import balance_of
from poinsot.multibody.tree import Tree
from poinsot.networks.network import NetworkEquations

_DEPENDENT = 1e-9  # of the largest pivot: rounding leaves 1e-15 of it, conditions that are apart tell by 1e-6


class MovesAsSystem(Protocol):
    """What moves as a System."""

    def system(self, *, inputs: Mapping[str, object], initial: object) -> System: ...


class ActingMechanism(Protocol):
    """A mechanism, as it moves."""

    @property
    def _acting(self) -> CompiledTree: ...


def in_modelica(
    model: MovesAsSystem, name: str | None, inputs: Sequence[str] | Mapping[str, object] | None,
    outputs: Sequence[str] | None, initial: object, freedoms: Sequence[str] | None,
) -> ModelicaModel:  # fmt: skip
    """The model of a mechanism, a network or a family; see `poinsot.systems.modelica.InModelica.to_modelica`."""
    given = dict(inputs) if isinstance(inputs, Mapping) else dict.fromkeys(inputs or (), 0.0)
    if isinstance(inputs, str):
        raise ModelError(f"inputs must be a list of names, such as inputs=[{inputs!r}]")
    system = model.system(inputs=given, initial=initial)
    if system.dynamics.flow is None and system.forms.written_out is not None:
        system = system.forms.written_out()
    units, closures = dict[str, str](), list[ClosureConditions]()
    if isinstance(model, CompiledTree):
        units |= _units(model.tree, str)
        closures += _closures(cast(ActingMechanism, model), 0, system, freedoms)
        return system_in_modelica(system, name, outputs, units, closures)
    equations = model.network.equations if isinstance(model, Networks) else cast(NetworkEquations, model).equations
    if freedoms is not None:
        raise ModelError("independent freedoms are chosen of a mechanism alone; leave freedoms out for a network")
    units |= dict(zip(equations.state_names, (q.unit for _, e in equations.storages for q in e.states), strict=False))
    for _, machine, start in equations.machines:
        units |= _units(machine.tree, machine.called)
        if not (isinstance(model, Networks) and model.frees_mechanisms):
            closures += _closures(cast(ActingMechanism, machine.owner), start, system, None)
    return system_in_modelica(system, name, outputs, units, closures)


def _units(tree: Tree, called: Callable[[str], str]) -> dict[str, str]:
    """Of coordinates and rates."""
    found: dict[str, str] = {}
    for link in tree.links:
        for k, own in zip(link.q, link.pair.coordinate_units, strict=True):
            found[called(tree.coordinate_names[k])] = own
        for k, own in zip(link.v, link.pair.freedom_units, strict=True):
            freedom = called(tree.freedom_names[k])
            found |= {f"{freedom}.rate": f"{own}/s", f"{freedom}.effort": "N·m" if own == "rad" else "N"}
    return found


def _closures(
    owner: ActingMechanism, start: int, system: System, freedoms: Sequence[str] | None
) -> Iterator[ClosureConditions]:
    """The closures of a mechanism with its state beginning there; empty where some hold on rates alone, or where
    coordinates that follow have no rates, as those of balls."""
    acting = owner._acting
    tree = acting.tree
    if not tree.closed:
        return
    q, v = slice(start, start + tree.nq), slice(start + tree.nq, start + tree.nq + tree.nv)
    plain = all(len(link.q) == len(link.v) == 1 for link in tree.links)
    if not plain or set(row_units(tree)) & set(ON_RATES) or balance_of(tree) or tree.model.motions:
        return
    pose = system.state.initial[q]
    own = independent_freedoms(acting, pose, freedoms)
    follow = np.setdiff1d(np.arange(tree.nv), own)
    rows = _rows(acting, pose, follow)
    if len(rows) < len(follow):
        return
    error, jacobian = (_kernel(acting, each) for each in ("closure_error", "closure_jacobian"))
    at = {k: link.q[0] for link in tree.links for k in link.v}
    places = (*(start + at[k] for k in follow.tolist()), *(v.start + k for k in follow.tolist()))
    yield ClosureConditions(error, jacobian, q, v, rows, places)


def _rows(mechanism: CompiledTree, q: Floats, follow: Ints) -> tuple[int, ...]:
    """As many independent rows of A as freedoms follow."""
    from scipy.linalg import qr

    scales = mechanism.scales
    A = np.asarray(find_algorithm(mechanism, "closure_jacobian").function(mechanism.tree, np.asarray(q)), dtype=float)
    A = scales.rows[:, None] * A[:, follow] * scales.freedoms[follow]
    _, R, order = qr(A.T, mode="economic", pivoting=True)
    sizes = np.abs(np.diag(R))
    rank = int((sizes > _DEPENDENT * sizes.max(initial=0.0)).sum())
    return tuple(sorted(order[:rank].tolist()))


def _kernel(mechanism: CompiledTree, algorithm: str) -> Kernel:
    """Of a mechanism, or of the family that it is a member of, by its parameters."""
    found = find_algorithm(mechanism, algorithm)
    if mechanism.member is not None:
        return mechanism.member.kernel(found.name, found.function, found.inputs, found.outputs, found.doc)

    def function(**inputs: Array) -> object:
        return found.function(mechanism.tree, **inputs)

    return Kernel(function, found.inputs, found.outputs, found.name)
