"""The states of a network and what its elements give at them, over any scalar: nothing here needs an order.

    given = ∂H/∂x (storage), s(t) (sources), rates of ports (mechanisms)

Law: tests/networks/test_equations.py. Source: formulas.md §8–9.
Units: ∂H/∂x is across or through of the domain, H [J].
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.collecting import paused
from poinsot.algebra.quadratic_forms import HalfSquare
from poinsot.algebra.relays import of_law
from poinsot.algebra.scalars import Scalar
from poinsot.components.primitives import IdealCoupling, IdealSource, IdealSwitch, Storage
from poinsot.errors import ModelError
from poinsot.multibody.applied import Motion
from poinsot.multibody.held_motions import with_held
from poinsot.multibody.motions import moment_of, with_rates
from poinsot.multibody.tree import Tree
from poinsot.networks.machine import Machine
from poinsot.networks.model import NetworkModel
from poinsot.signals.given import Driven
from poinsot.structures.derivatives import gradient, hessian

Values = list[Scalar]
Matrices = list[tuple[Array, Array] | None]
States = Sequence[Scalar] | Array


class NetworkStates:
    """The storages, mechanisms and sources of a network, along one state x.

    inputs   for sources by name what replaces the signal of the model, see `Driven`
    Errors   ModelError for an element that varies with what is no state
    """

    @paused()
    def __init__(self, model: NetworkModel, inputs: Mapping[str, object] | None = None) -> None:
        self.model = model
        self.storages = model.of(Storage)
        self.state_names = tuple([
            f"{e.name}.{pair.name}.{q.name}" if pair.name else f"{e.name}.{q.name}"
            for _, e in self.storages
            for pair, q in zip(e.pairs, e.states, strict=True)
        ])  # fmt: skip
        self.stored = self.nx = len(self.state_names)
        self.machines: list[tuple[int, Machine, int]] = []
        for k, machine in model.of(Machine):
            self.machines.append((k, machine, self.nx))
            self.nx += machine.size
            self.state_names += tuple(machine.called(name) for name in machine.tree.coordinate_names)
            self.state_names += tuple(f"{machine.called(name)}.rate" for name in machine.tree.freedom_names)
        self._at = {name: i for i, name in enumerate(self.state_names)}
        self.branch_of_state: list[int] = model.branches_of(Storage).tolist()
        self.state_of_branch = {b: i for i, b in enumerate(self.branch_of_state)}
        self.sources, self.switches = model.of(IdealSource), model.of(IdealSwitch)
        self._drive(inputs or {})
        self._check_references()
        self.guess: Values = [v if v is not None else 0.0 for _, e in self.storages for v in e.initial]
        for _, machine, _ in self.machines:
            self.guess += list(machine.start)

    def _drive(self, inputs: Mapping[str, object]) -> None:
        """Take the signals of sources, mechanisms and switches, some of them replaced."""
        machines = [machine for _, machine, _ in self.machines]
        inner = {machine.called(s.name): s.signal for machine in machines for s in machine.sources}
        told = {e.name: e.command for _, e in self.switches if e.command is not None}
        motions = {machine.called(m.name): m.signal for machine in machines for m in machine.motions}
        self.inputs = with_rates(motions, self.model.name, inputs)
        inner |= motions | {
            machine.called(part.name): part.signal
            for machine in machines
            for part in machine.layout.elements
            if part.signal is not None
        }
        self.driven = Driven({e.name: e.signal for _, e in self.sources} | inner | told, self.inputs)
        self.sampled, self.value = self.driven.sampled, self.driven.value

    def _check_references(self) -> None:
        for _, e in self.model.varying:
            for name in e.by:
                if name not in self._at:
                    raise ModelError(
                        f"{e.name!r} varies with {name!r}, which is no state of network {self.model.name!r}; its "
                        f"states are {', '.join(self.state_names[:12])}"
                    )

    def positions(self, names: Sequence[str]) -> list[int]:
        """Where the states with these names stand in x."""
        return [self._at[name] for name in names]

    def states(self, x: States, names: Sequence[str]) -> Values:
        """The states with these names."""
        return [x[i] for i in self.positions(names)]

    def matrices(self, x: States) -> Matrices:
        """P and Q of every coupling at a state, None for the other primitives."""
        found: Matrices = [None] * len(self.model.primitives)
        for k, e in self.model.of(IdealCoupling):
            found[k] = of_law(e.name, e.at, *self.states(x, e.by))
        return found

    def energies(self, x: States) -> Values:
        """H of each storage [J]."""
        found, start = [], 0
        for _, e in self.storages:
            found.append(e.energy(*x[start : start + len(e.pairs)]))
            start += len(e.pairs)
        return found

    @property
    def storage_names(self) -> tuple[str, ...]:
        """Of every storage, and of every mechanism by its parts."""
        within = (machine.called(part) for _, machine, _ in self.machines for part in machine.storages)
        return *(e.name for _, e in self.storages), *within

    @property
    def terminals(self) -> tuple[tuple[str, bool], ...]:
        """Those on frames by name, in the order of ``at_frames``, and whether their wrenches can be told."""
        seen = [machine.terminals for _, machine, _ in self.machines if machine.terminals is not None]
        return tuple((each.name, each.name not in all_.untold) for all_ in seen for each in all_.all)

    def stored_energies(self, x: States) -> dict[str, Scalar]:
        """The energy of every storage, and of every mechanism by its parts, by name [J]."""
        found = dict(zip((e.name for _, e in self.storages), self.energies(x), strict=True))
        for _, machine, start in self.machines:
            held = machine.energies(x[start : start + machine.size])
            found |= {machine.called(part): energy for part, energy in held.items()}
        return found

    def conjugates(self, x: States) -> Values:
        """∂H/∂x of every state."""
        found: Values = []
        for _, e in self.storages:
            start = len(found)
            found += list(gradient(spread(e.energy), array(x[start : start + len(e.pairs)])))
        return found

    def stiffness(self, x: States) -> list[Array]:
        """∂²H/∂x² (k, k) of each storage of k states."""
        found, start = [], 0
        for _, e in self.storages:
            if isinstance(e.energy, HalfSquare):
                found.append(array([[e.energy.curvature]]))
            else:
                found.append(hessian(spread(e.energy), array(x[start : start + len(e.pairs)])))
            start += len(e.pairs)
        return found

    def given(
        self, x: States, t: Scalar, u: States, motions: Sequence[Motion] | None = None, z: Sequence[Scalar] = ()
    ) -> dict[int, Scalar]:
        """By branch what storage, sources, mechanisms and switches give; of excess storage its conjugate variable.

        z  of every switch, by default 0: see `networks.equations.Flow`
        """
        found = dict(zip(self.branch_of_state, self.conjugates(x), strict=True))
        for k, e in self.sources:
            fed = of_law(e.name, e.feedback, *self.states(x, e.by)) if e.feedback else 0.0
            found[self.model.first_branch(k)] = e.factor * (self.value(e.name, t, u) + fed)
        for (k, machine, _), motion in zip(self.machines, motions or self.motions(x), strict=True):
            found |= {self.model.first_branch(k) + p: rate for p, rate in enumerate(machine.rates(motion))}
        for i, (k, switch) in enumerate(self.switches):
            b = self.model.first_branch(k)
            found[b] = self.turned(b) * switch.way * z[i] if len(z) else 0.0
            found |= {b + port: 0.0 for port in range(1, len(switch.pairs))}
        return found

    def turned(self, branch: int) -> float:
        """−1 where the port of a switch gives its across variable, −way · z; 1 where it gives what passes, way · z."""
        return 1.0

    def motions(self, x: States, t: Scalar | None = None) -> list[Motion]:
        """The motion of every mechanism; at a time: with its given motions held there."""
        return [
            machine.motion(x[start : start + machine.size], None if t is None else self.held(machine, t))
            for _, machine, start in self.machines
        ]

    @property
    def rows_of_machines(self) -> int:
        """How many rows of mechanisms switch."""
        return sum(len(machine.layout.rows) for _, machine, _ in self.machines)

    def held(self, machine: Machine, t: Scalar) -> Tree:
        """The tree of a mechanism with its given motions at a time."""
        at = {m.name: moment_of(partial(self._given, machine.called(m.name)), t) for m in machine.motions}
        return with_held(machine.tree, machine.motions, at)

    def _given(self, name: str, t: Scalar) -> Scalar:
        return self.value(name, t, ())


def spread(energy: Callable[..., Scalar]) -> Callable[[Array], Scalar]:
    """A function of several numbers as one of a vector."""
    return lambda z: energy(*z)


def variable_units(model: NetworkModel) -> dict[str, str]:
    """The units of an operating point's values by name: nodes, variables of elements, states."""
    found = {node: model.domain_of[node].across.unit for node in model.graph.vertices}
    for b in model.branches:
        found |= {f"{b.name}.{q.name}": q.unit for q in (b.domain.across, b.domain.through)}
    states = NetworkStates(model)
    quantities = [q for _, storage in states.storages for q in storage.states]
    return found | {name: q.unit for name, q in zip(states.state_names, quantities, strict=False)}
