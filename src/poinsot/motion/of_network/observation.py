"""The observations of a network: states, across and through variables by name, the motion of its mechanisms."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, cast, final

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.errors import SimulationError
from poinsot.motion.kernels import CompiledFunction
from poinsot.motion.observing import Observation, SampleBatch
from poinsot.motion.observing_forces import WRENCH
from poinsot.motion.observing_mechanism import observed_motion
from poinsot.motion.of_mechanism import labels_of
from poinsot.motion.of_network.family import MachineMember, Sharing
from poinsot.networks.equations import CausalEquations
from poinsot.networks.machine import Machine
from poinsot.networks.model import NetworkModel, potential_terms
from poinsot.networks.observers import NUMBERS
from poinsot.networks.states import NetworkStates

SHARED = ("axis", "quaternion", "component", "wrench")
"""Dimensions that all mechanisms have in common."""


@final
class WithPotentials(Mapping[str, Observation]):
    """The variables of a network, and by the names of its nodes their potentials over the ground, kept where asked for:
    sums of across variables of the elements on a way from the ground.

    Law     of two terminals the difference is across, tests/networks/test_potentials.py
    """

    def __init__(self, model: NetworkModel, variables: Mapping[str, Observation]) -> None:
        self._model, self.variables = model, variables

    def __iter__(self) -> Iterator[str]:
        return iter(self.variables)

    def __len__(self) -> int:
        return len(self.variables)

    def __contains__(self, name: object) -> bool:
        return name in self.variables or name in self._model.graph.numbers

    def __getitem__(self, name: str) -> Observation:
        if name in self.variables or name not in self:
            return self.variables[name]
        parts = [(self.variables[of], sign) for of, sign in potential_terms(self._model, name)]

        def value(b: SampleBatch) -> Floats:
            return sum((sign * one.value(b) for one, sign in parts), np.zeros(len(b.times)))

        return Observation((), {"units": self._model.domain_of[name].across.unit}, value, listed=False)


def network_observations(
    equations: CausalEquations,
    kernel: Any,
    open_rows: Any = None,
    frames: Any = None,
    around: bool = False,
    member: Sharing | None = None,
) -> dict[str, Observation]:
    """ "element.quantity" for all states and all variables of branches, and the energies.

    A mechanism adds its motion as "name.joint_position" and so on, along its own dimensions "name.coordinate", ….
    open_rows  σ (ns,) of a network that switches where a batch says nothing of modes, every row OPEN: then its kernel
               is the one of a mode, (x₀, ξ, t, u, σ), else None
    frames     as ``kernel``, of what passes at terminals on frames; None where there are none
    around     whether it is of the part around long mechanisms, which tells no efforts of given motions
    member     of a family: mechanisms are seen at its numbers
    """

    def of(kernel: Any, b: SampleBatch) -> Any:
        if open_rows is None:
            return kernel.ufunc(b.states, b.times[:, None], b.inputs)
        still, sigma = np.zeros(kernel.inputs["xi"]), getattr(b, "sigma", None)
        return kernel.ufunc(b.states, still, b.times[:, None], b.inputs, open_rows if sigma is None else sigma)

    def values(b: SampleBatch) -> Any:
        return b.once("variables", lambda: of(kernel, b))

    def state(k: int) -> Callable[[SampleBatch], Any]:
        return lambda b: b.states[:, k]

    def variable(k: int) -> Callable[[SampleBatch], Any]:
        return lambda b: values(b)[:, k]

    found: dict[str, Observation] = {}
    quantities = [q for _, e in equations.storages for q in e.states]
    for k, quantity in enumerate(quantities):
        found[equations.state_names[k]] = Observation((), {"units": quantity.unit}, state(k))
    branches = equations.model.branches
    for k, branch in enumerate(branches):
        for column, quantity in ((k, branch.domain.across), (k + len(branches), branch.domain.through)):
            entry = kernel, slice(column, column + 1)
            found[f"{branch.name}.{quantity.name}"] = Observation(
                (), {"units": quantity.unit}, variable(column), entry=entry
            )
    for _, machine, start in equations.machines:
        own = slice(start, start + machine.size)
        motion = {name: _within(machine.name, own, one) for name, one in motion_of(machine, member).items()}
        found |= {f"{machine.name}.{name}": one for name, one in motion.items()}
        for part in machine.elements if machine.parts else ():
            found |= {f"{part}.{name}": each for name, one in motion.items() if (each := _of_part(machine, part, one))}
    found |= _of_frames(equations, frames, lambda b: b.once("frames", lambda: of(frames, b)))
    stored = slice(2 * len(branches), 2 * len(branches) + len(equations.storage_names))
    efforts, place = dict[str, Observation](), stored.stop
    for _, machine, _ in equations.machines if not around else ():
        efforts |= _of_motions(machine, place, kernel, values)
        place += len(machine.motions)
    energies = Observation(("storage",), {"units": "J"}, lambda b: values(b)[:, stored], entry=(kernel, stored))
    return {**found, **efforts, "energy_storage": energies}


def motion_of(machine: Machine, network: Sharing | None) -> Mapping[str, Observation]:
    """The observations of the motion of a mechanism; of one with numbers that are free, at those of the network.

    Law     an ensemble and the derivatives of a run see bodies where a run with these numbers has them,
            tests/networks/test_families.py
    """
    if network is None or machine.name not in network.family.frees_mechanisms:
        return machine.owner.motion
    owner = cast(CompiledTree, machine.owner)
    own = type(owner)(owner.model)
    own.member = MachineMember(machine, network)
    return observed_motion(own)


def _of_motions(
    machine: Machine, place: int, kernel: CompiledFunction, values: Callable[[SampleBatch], Floats]
) -> dict[str, Observation]:
    """The efforts of its given motions, which stand among the values from a place on; by the elements that make it."""
    at, about = slice(place, place + len(machine.motions)), {"units": "N m or N"}
    if not machine.motions:
        return {}

    def of(name: str, places: slice | list[int], entry: tuple[CompiledFunction, slice] | None = None) -> Observation:
        return Observation((f"{name}.given_motion",), about, lambda b: values(b)[:, places], entry=entry)

    found = {machine.name: of(machine.name, at, (kernel, at))}
    parts = _motions_of_parts(machine)
    found |= {part: of(part, [place + k for k in places]) for part, places in parts.items()}
    return {f"{name}.motion_effort": each for name, each in found.items()}


def _motions_of_parts(machine: Machine) -> dict[str, list[int]]:
    """By element that makes a mechanism the places of its given motions among all."""
    found: dict[str, list[int]] = {}
    for k, motion in enumerate(machine.motions if machine.parts else ()):
        found.setdefault(machine.parts[motion.name], []).append(k)
    return found


def _of_frames(equations: CausalEquations, kernel: Any, values: Callable[[SampleBatch], Any]) -> dict[str, Observation]:
    """The twist, the wrench and the power at every terminal on a frame: "element.terminal.wrench"."""
    found: dict[str, Observation] = {}
    for k, (terminal, told) in enumerate(equations.terminals):
        for name, dims, units, which in _AT_FRAMES:
            at = slice(NUMBERS * k + which.start, NUMBERS * k + which.stop)
            about = {"units": units} | ({"frame": "of the node, about its origin"} if dims else {})

            def value(b: SampleBatch, at: slice = at, dims: tuple[str, ...] = dims) -> Any:
                return values(b)[:, at] if dims else values(b)[:, at.start]

            def refuse(b: SampleBatch, terminal: str = terminal) -> Any:
                raise SimulationError(
                    f"network {equations.model.name!r}: the wrench at {terminal!r} is undetermined, for what it joins "
                    "is joined rigidly on another way, too, and how they share depends on what gives there; put a "
                    "stiff spatial.Spring in one of the ways, or join these elements at one node"
                )

            known = told or name == "twist"
            entry = (kernel, at) if known else None
            found[f"{terminal}.{name}"] = Observation(dims, about, value if known else refuse, False, entry=entry)
    return found


_AT_FRAMES = (
    ("twist", ("component",), "rad/s, m/s", slice(0, 6)),
    ("wrench", ("wrench",), "N m, N", slice(6, 12)),
    ("power", (), "W", slice(12, 13)),
)


def _within(machine: str, own: slice, one: Observation) -> Observation:
    """An observation of a mechanism, made of its part of a network's state."""
    dims = tuple(d if d in SHARED else f"{machine}.{d}" for d in one.dims)

    def value(b: SampleBatch) -> Any:
        return one.value(b.once(machine, lambda: SampleBatch(b.times, b.states[:, own], b.inputs)))

    return one._replace(dims=dims, value=value)


def _of_part(machine: Machine, part: str, one: Observation) -> Observation | None:
    """An observation of a mechanism that elements make, for one element's contribution; else None."""
    dims = [d for d in one.dims if d not in SHARED]
    if len(dims) != 1:
        return None
    before = (slice(None),) * (one.dims.index(dims[0]) + 1)
    places = _places(machine, part, dims[0].removeprefix(f"{machine.name}."))
    if not places:
        return None
    named = tuple(f"{part}.{d.removeprefix(f'{machine.name}.')}" if d in dims else d for d in one.dims)

    def value(b: SampleBatch) -> Any:
        return one.value(b)[(*before, places)]

    return one._replace(dims=named, value=value, entry=None)


def _places(machine: Machine, part: str, dimension: str) -> list[int]:
    """The places of an element's contribution along a dimension of a mechanism."""
    labels = labels_of(machine.tree)[dimension]
    return [k for k, label in enumerate(labels) if label == part or label.startswith(f"{part}.")]


def labels_of_mechanisms(equations: NetworkStates) -> dict[str, tuple[str, ...]]:
    """Names along the dimensions of its mechanisms' variables, as "name.coordinate"."""
    found: dict[str, tuple[str, ...]] = {"wrench": WRENCH} if equations.terminals else {}
    for _, machine, _ in equations.machines:
        if machine.motions:
            found[f"{machine.name}.given_motion"] = names = tuple(motion.name for motion in machine.motions)
            for part, places in _motions_of_parts(machine).items():
                found[f"{part}.given_motion"] = tuple(names[k].removeprefix(f"{part}.") for k in places)
        for dimension, names in labels_of(machine.tree).items():
            shared = dimension in SHARED
            found[dimension if shared else f"{machine.name}.{dimension}"] = names
            for part in machine.elements if machine.parts and not shared else ():
                if places := _places(machine, part, dimension):
                    own = (names[k].removeprefix(f"{part}.") for k in places)
                    found[f"{part}.{dimension}"] = tuple(own)
    return found
