"""A mechanism of which a network sees its ports alone: how fast they move, and how that answers to efforts at them.

    α = α₀ + G f          accelerations of the rates of ports, f the efforts at ports, G = J M⁻¹ Jᵀ with loops closed

A network reads nothing else of a mechanism, so its equations are the same whether this stands in them or the whole.
Law: as with the whole mechanism, tests/networks/test_long_mechanisms.py. Source: Stramigioli et al., §3.2.5–3.2.7.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Self, cast

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.caching import cached_property
from poinsot.algebra.dual import Dual
from poinsot.algebra.scalars import Scalar
from poinsot.multibody.applied import Loads, Motion
from poinsot.multibody.motions import GivenMotion
from poinsot.multibody.switching.rows import measured_rows
from poinsot.multibody.tree import Tree
from poinsot.networks.machine import Machine, MachineMotion, States
from poinsot.networks.model import NetworkModel
from poinsot.records import NamedTuple, dataclass

Named = tuple[tuple[int, ...], tuple[int, ...]]


class Outline(NamedTuple):
    """The substitute of the tree: names of the visible coordinates and freedoms."""

    coordinate_names: tuple[str, ...]
    freedom_names: tuple[str, ...]
    closed: bool = False

    @property
    def nq(self) -> int:
        """How many coordinates."""
        return len(self.coordinate_names)

    @property
    def nv(self) -> int:
        """How many rates."""
        return len(self.freedom_names)


class Rates(NamedTuple):
    """The visible rates of a motion: those of ports, then those that elements name."""

    rates: Array


@dataclass(frozen=True, eq=False)
class FromPorts(Machine):
    """A mechanism seen from its ports. Its state: coordinates that elements name, rates of ports, rates that they name.

    inner     the mechanism itself
    named     which of its coordinates, and of its freedoms, elements name
    drift     α₀ (rates,) without efforts at ports; mobility: G (rates, ports), of each unit effort. Not needed where
              nothing binds the rates of ports
    """

    inner: Any = None
    named: Named = ((), ())
    drift: Any = None
    mobility: Any = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "places", self.inner.places)
        object.__setattr__(self, "pairs", self.inner.pairs)

    @classmethod
    def of(cls, machine: Machine, seen: Named) -> FromPorts:
        """That of a mechanism, without α₀ and G."""
        tree = machine.tree
        names = Outline(
            tuple(tree.coordinate_names[k] for k in seen[0]),
            (*(f"port {name}" for name in machine.ports), *(tree.freedom_names[k] for k in seen[1])),
        )
        q, v = machine.split(machine.start)
        rates = [*machine.rates(machine.seen(q, v)), *(v[k] for k in seen[1])]
        start = array([*(q[k] for k in seen[0]), *rates])
        outside = machine.ports, start, machine.owner, machine.given, machine.parts
        return cls(machine.name, cast(Any, names), *outside, inner=machine, named=seen)

    @cached_property
    def readable(self) -> tuple[Machine, str]:
        """As of the mechanism; without α₀ and G, which kernels are handed."""
        inner, key = self.inner.readable
        found = self._without_start(self.tree)
        found.__dict__.update({"inner": inner, "drift": None, "mobility": None})
        return found, f"from ports {self.tree} {self.named}\n{key}"

    @property
    def sources(self) -> tuple[Any, ...]:
        """As of the mechanism."""
        return cast(tuple[Any, ...], self.inner.sources)

    @property
    def motions(self) -> tuple[GivenMotion, ...]:
        """None: a mechanism with given motions is written out."""
        return ()

    @property
    def dampers(self) -> tuple[str, ...]:
        """As of the mechanism."""
        return cast(tuple[str, ...], self.inner.dampers)

    @property
    def layout(self) -> Any:
        """As of the mechanism."""
        return self.inner.layout

    def answering(self, drift: Array, mobility: Array) -> Self:
        """With these α₀ and G, over any scalar."""
        return replace(self, drift=drift, mobility=mobility)

    def rigid(self, drift: Array | None = None) -> FromPorts:
        """With these α₀, or none, that no effort changes."""
        rates, ports = len(self.tree.freedom_names), len(self.pairs)
        return self.answering(np.zeros(rates) if drift is None else drift, np.zeros((rates, ports)))

    def motion(self, state: Any, tree: object = None) -> Any:
        """The rates."""
        return Rates(array(list(state[self.tree.nq :])))

    def rates(self, motion: Any) -> list[Scalar]:
        """Those of the ports."""
        return list(motion.rates[: len(self.pairs)])

    def row_rates(self, motion: Motion) -> list[Scalar]:
        """None: nothing that switches is seen."""
        return []

    def moved(
        self, motion: Motion, through: Sequence[Scalar], driven: Sequence[Scalar], pushes: Sequence[Scalar] = ()
    ) -> MachineMotion:
        """α; the powers of the inner elements are counted there."""
        if self.drift is None:
            return MachineMotion(np.zeros(self.tree.nv), [], [])
        found = [
            a + sum((g * f for g, f in zip(row, through, strict=True)), 0.0)
            for a, row in zip(self.drift, self.mobility, strict=True)
        ]
        return MachineMotion(array(found), [], [])

    @cached_property
    def storages(self) -> tuple[str, ...]:
        """None: they are counted within."""
        return ()

    def energies(self, state: object) -> dict[str, Scalar]:
        """None."""
        return {}

    def moving(self, state: Any, v_dot: Array) -> Array:
        """The state as duals: of coordinates that are named nothing is asked."""
        n = self.tree.nq
        return array([*(Dual(x, 0.0) for x in state[:n]), *map(Dual, state[n:], v_dot)])

    def answer(self, state: object, ports: Mapping[int, Scalar]) -> Array:
        """The change of the rates for impulses at ports: G J."""
        return array([sum((row[k] * impulse for k, impulse in ports.items()), 0.0) for row in self.mobility])

    def rates_of(self, state: object, v: Array, ports: Sequence[int]) -> list[Scalar]:
        """Those of some ports."""
        return [v[k] for k in ports]


@dataclass(eq=False)
class MotionAtRows(Motion):
    """The visible rates of a motion, with the coordinates and freedoms that rows see, by their places in it."""

    rates: Array


@dataclass(frozen=True, eq=False)
class FromRows(FromPorts):
    """The same with its rows on freedoms: efforts along these are through variables as those of ports are.

        (q̇, α) = (q̇, α₀) + (0, G) (f, e),     e = Σ z ∂w/∂v of the rows

    pushed  the freedoms that rows act along: places in e. In drift q̇ of the visible coordinates stands before α₀.
    Its local coordinates ξ are changes of its state, and behind them the impulses ∫(f, e) dt.
    Law  as with the whole mechanism, tests/networks/test_switching_beside_long.py
    """

    pushed: tuple[int, ...] = ()

    @classmethod
    def beside(cls, outline: FromPorts, pushed: Sequence[int]) -> FromRows:
        """From the outline of a mechanism at its ports."""
        of, own = outline, outline.inner
        outside = of.ports, of.start, of.owner, of.given, of.parts
        return cls(of.name, of.tree, *outside, inner=own, named=of.named, pushed=tuple(pushed))

    @property
    def efforts(self) -> int:
        """How many efforts act: of its ports, then of its rows."""
        return len(self.pairs) + len(self.pushed)

    @property
    def local_size(self) -> int:
        """Numbers in ξ."""
        return self.size + self.efforts

    def displaced(self, x0: Array, xi: Array) -> list[Scalar]:
        """x₀ + ξ."""
        return [a + b for a, b in zip(x0, xi[: self.size], strict=True)]

    def local_rates(self, x0: Array, xi: Array, moved: MachineMotion) -> list[Scalar]:
        """(q̇, α), and the efforts."""
        return [*self._drift[: self.tree.nq], *moved.acceleration, *moved.efforts]

    def shifted(self, x: Array, change: object) -> list[Scalar]:
        """x: the coordinates seen at the ports move with the state."""
        return [*x]

    def speeds(self, change: Array) -> Array:
        """The part of a change [local_size] that is one of the visible rates."""
        return change[self.tree.nq : self.size]

    @property
    def sized(self) -> Tree:
        """That of the mechanism."""
        return cast(Tree, self.inner.tree)

    @property
    def _drift(self) -> Array:
        return np.zeros(self.size) if self.drift is None else self.drift

    def motion(self, state: States, tree: object = None) -> MotionAtRows:
        """The rates, and what its rows see."""
        n, first = self.tree.nq, self.tree.nq + len(self.pairs)
        q, v = dict(zip(self.named[0], state, strict=False)), dict(zip(self.named[1], state[first:], strict=True))
        return MotionAtRows(self.sized, cast(Array, q), cast(Array, v), [], [], array(list(state[n:])))

    def row_rates(self, motion: Motion) -> list[Scalar]:
        """w of its rows."""
        return Machine.row_rates(self, motion)

    def moved(
        self, motion: Motion, through: Sequence[Scalar], driven: Sequence[Scalar], pushes: Sequence[Scalar] = ()
    ) -> MachineMotion:
        """α, and the efforts; the powers of the inner elements are counted there."""
        loads = Loads()
        for row, z in zip(measured_rows(motion, self.layout) if len(pushes) else (), pushes, strict=True):
            loads.add(row.along, 0.0 - z)
        efforts = [*through, *(loads.efforts.get(k, 0.0) for k in self.pushed)]
        nothing = [0.0] * len(self.sources), [0.0] * len(self.dampers)
        alpha: list[Scalar] = [*self._drift[self.tree.nq :]]
        if self.mobility is not None:
            alpha = [a + sum((g * f for g, f in zip(row, efforts, strict=True)), 0.0)
                     for a, row in zip(alpha, self.mobility, strict=True)]  # fmt: skip
        return MachineMotion(array(alpha), *nothing, efforts)


def named_states(model: NetworkModel, machine: Machine) -> Named:
    """Which coordinates and freedoms of a mechanism elements of the network name."""
    said = {name for _, e in model.varying for name in e.by}
    tree = machine.tree
    return (
        tuple(k for k, name in enumerate(tree.coordinate_names) if machine.called(name) in said),
        tuple(k for k, name in enumerate(tree.freedom_names) if f"{machine.called(name)}.rate" in said),
    )


def with_parts(model: NetworkModel, parts: Mapping[int, Any]) -> NetworkModel:
    """The network with other primitives in some places, by number."""
    opened = [(parts.get(k, part), nodes) for k, (part, nodes) in enumerate(model.opened)]
    return NetworkModel(model.name, tuple(opened))
