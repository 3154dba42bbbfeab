"""A mechanism as an element of a network: its ports are joints, lines between points, and places where forces act.

At every port the motion of the mechanism gives the across variable (the rate of a stretch), and the through variable
is the force or torque that the network puts on the bodies. Inside, the recursive algorithms solve for the rates.

    across_k = ⟨unit wrenches of port k, twists⟩,     M v̇ + c = Σ_k Sᵀ_k through_k + Aᵀ λ

Law: the power into the mechanism is Σ across · through, tests/networks/test_machine.py. Source: Stramigioli et al.,
§3.2.5–3.2.7 (a mechanism seen from its ports).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from numbers import Real
from typing import Any, ClassVar, Protocol

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Array, Floats, array, concatenate, settle, zeros
from poinsot.algebra.caching import cached_property
from poinsot.algebra.dual import Dual
from poinsot.algebra.scalars import Scalar, is_zero, unknown
from poinsot.components.domains import ROTATIONAL, SPATIAL, TRANSLATIONAL, Domain
from poinsot.components.frames import On, placed
from poinsot.components.primitives import TerminalPair
from poinsot.components.symbols import MECHANISM, Drawing
from poinsot.errors import ModelError, SimulationError, nearest
from poinsot.multibody import configuration
from poinsot.multibody.applied import Loads, Motion, dissipated_powers, passive_loads, spring_energies
from poinsot.multibody.canonical import canonical
from poinsot.multibody.constrained_dynamics import PASSING, constrained, forward_dynamics
from poinsot.multibody.energy import gravity_energy, kinetic_energy, shared_energies
from poinsot.multibody.force import SuppliedElement
from poinsot.multibody.held_motions import driving, still
from poinsot.multibody.inverse_dynamics import inverse_dynamics
from poinsot.multibody.motions import GivenMotion, is_list, shown
from poinsot.multibody.stretches import BetweenPoints, OnFreedom, Stretch
from poinsot.multibody.switching.rows import Layout, measured_rows
from poinsot.multibody.tree import Tree
from poinsot.networks.observers import Terminals
from poinsot.records import NamedTuple, dataclass, field

States = Sequence[Scalar] | Array


class Owner(Protocol):
    """The compiled mechanism behind a machine: its methods beside its tree."""

    @property
    def key(self) -> str: ...

    def _reading_of(self, tree: Tree) -> tuple[Tree, str]: ...

    def initial_state(self, initial: Any = None) -> Floats: ...

    def _starting(
        self, initial: object = None, inputs: Mapping[str, object] | None = None
    ) -> Callable[[float], Floats]: ...

    def _answer_in_loops(self, q: Any, effort: Any) -> Floats | None: ...

    @property
    def motion(self) -> Mapping[str, Any]: ...

    def port_hamiltonian(self, q: ArrayLike | None = None, *, actuated: Sequence[str] | None = None) -> Any: ...


class MachineMotion(NamedTuple):
    """v̇ of a mechanism, the powers of its sources and given motions, of its dampers, and the efforts of the motions."""

    acceleration: Array
    supplied: Sequence[Scalar]
    lost: Sequence[Scalar]
    efforts: Sequence[Scalar] = ()


@dataclass(frozen=True, eq=False)
class Machine:
    """A mechanism with ports.

    ports  name → where it acts: the name of a joint or of a source of the mechanism (which the port then replaces),
           ((body, point), (body, point)) for the line between two points, points in body coordinates [m], or `On` for a
           frame of a body, of which `networks.joining` makes one mechanism with what else stands there
    start  (q, v) at the start of a run
    owner  the `Mechanism` that it was made from
    given  what a user said of its start
    parts  of a mechanism that elements of the network make: the element of each body, joint and force element, by its
           name. The network then calls them as the mechanism does
    terminals  of such a mechanism, on frames
    left_out   names of what switches in it and does not act
    """

    drawing: ClassVar = Drawing(MECHANISM)

    name: str
    tree: Tree
    ports: Mapping[str, Any]
    start: Array
    owner: Owner
    given: Any = None
    parts: Mapping[str, str] = field(default_factory=dict)
    terminals: Terminals | None = None
    left_out: frozenset[str] = frozenset()
    places: tuple[Stretch, ...] = field(default=(), init=False)  # where the ports act: each port is a stretch
    pairs: tuple[TerminalPair, ...] = field(default=(), init=False)

    def __post_init__(self) -> None:
        of_one = {name: at for name, at in self.ports.items() if not isinstance(at, On)}
        places = tuple(_place(self.tree, name, at) for name, at in of_one.items())
        domains = dict.fromkeys(self.ports, SPATIAL)
        domains |= {name: _domain(self.tree, place) for name, place in zip(of_one, places, strict=True)}
        for name, at in self.frames.items():
            _require_body(self.tree, at.body)
            placed(f"{self.name}.{name}", at.pose)
        if slow := next((source.name for source in self.sources if source.remembers), None):
            raise ModelError(
                f"actuator {slow!r} of mechanism {self.tree.model.name!r} has dynamics of its own, which a mechanism "
                "within a network has not: give them to the network, as a source with feedback on a port, or leave "
                "them out (dynamics = 'none')"
            )
        pairs = tuple(TerminalPair(domain, name, ("", None)) for name, domain in domains.items())
        object.__setattr__(self, "places", places)
        object.__setattr__(self, "pairs", pairs)

    def __reduce__(self) -> Any:
        told = self.given, dict(self.parts), self.terminals
        return _seen_from_ports, (self.name, self.owner, dict(self.ports), self.start, *told)

    @cached_property
    def readable(self) -> tuple[Machine, str]:
        """The machine as kernels may read it, without its start and given values; and the text of these."""
        tree, key = self.owner._reading_of(self.tree)
        told = self.ports, self.parts, self.terminals, sorted(self.left_out)
        return self._without_start(tree), f"{self.name!r} {key}\n{canonical([*told, self.places])}"

    @property
    def opened(self) -> Machine:
        """With nothing that holds its tree together: what answers efforts straight."""
        free = replace(self.tree.model, motions=(), couplings=())
        return self._without_start(replace(self.tree, model=free, closures=(), couplings=()))

    def _without_start(self, tree: object) -> Machine:
        found: Machine = object.__new__(type(self))
        found.__dict__.update(self.__dict__)
        found.__dict__.update({"tree": tree, "start": zeros(0), "given": None, "storages": self.storages})
        for name in ("layout", "readable"):
            found.__dict__.pop(name, None)
        return found

    @property
    def local_size(self) -> int:
        """Numbers in ξ, its local coordinates (δq, δv)."""
        return 2 * self.tree.nv

    def displaced(self, x0: Array, xi: Array) -> list[Scalar]:
        """x₀ ⊞ ξ."""
        tree = self.tree
        return [*configuration.chart(tree, x0[: tree.nq], xi[: tree.nv]), *(x0[tree.nq :] + xi[tree.nv :])]

    def local_rates(self, x0: Array, xi: Array, moved: MachineMotion) -> list[Scalar]:
        """ξ̇, from how it moves."""
        tree, v = self.tree, x0[self.tree.nq :] + xi[self.tree.nv :]
        return [*configuration.chart_rate(tree, xi[: tree.nv], v), *moved.acceleration]

    def shifted(self, x: Array, change: Array) -> list[Scalar]:
        """x with q displaced by what ``change`` [local_size] says of v."""
        tree = self.tree
        return [*configuration.chart(tree, x[: tree.nq], self.speeds(change)), *x[tree.nq :]]

    def speeds(self, change: Array) -> Array:
        """The part of a change [local_size] that is one of v."""
        return change[self.tree.nv :]

    @property
    def sized(self) -> Tree:
        """The tree that tells the sizes of its rows."""
        return self.tree

    @property
    def frames(self) -> dict[str, On]:
        """Its ports that are frames."""
        return {name: at for name, at in self.ports.items() if isinstance(at, On)}

    def called(self, part: str) -> str:
        """The network's name of a joint, a port, a source or an energy of it."""
        return part if self.parts else f"{self.name}.{part}"

    def own(self, name: str) -> str | None:
        """Its name of a joint, a source or a state of the network; None if it belongs to others."""
        if not self.parts:
            return name.removeprefix(f"{self.name}.") if name.startswith(f"{self.name}.") else None
        return name if any(name == part or name.startswith(f"{part}.") for part in self.elements) else None

    def said(self, given: Mapping[str, Any], network: str) -> tuple[Any, dict[str, Any]]:
        """The values of its start among initial values of the network, or None; and the others.

        Errors  SimulationError for what is neither values by joint nor a whole state
        """
        others = {name: value for name, value in given.items() if name not in (self.name, *self.elements)}
        for name in given.keys() - others.keys():
            said, lists = given[name], (not self.parts or name == self.name or name in self.tree.by_joint)
            number = isinstance(said, (Real, str)) and bool(self.parts) and name in self.tree.by_joint
            if not (number or isinstance(said, Mapping) or (is_list(said) and lists)):
                raise SimulationError(
                    f"network {network!r}: the mechanism {name!r} starts from values by joint, as in "
                    f"{{{name!r}: {{JOINT: 0.1}}}}, or from its whole state; not from {shown(given[name])}"
                )
        if not self.parts or self.name in given:
            return given.get(self.name), others
        own: dict[str, Any] = {}
        for element in (each for each in self.elements if each in given):
            if element in self.tree.by_joint:  # the free joint of a body, or a pair
                own[element] = given[element]
            else:
                own |= {f"{element}.{joint}": value for joint, value in given[element].items()}
        return ({**(self.given or {}), **own} if own else None), others

    @cached_property
    def elements(self) -> tuple[str, ...]:
        """The elements of the network that make it; itself where it is one."""
        return tuple(dict.fromkeys(self.parts.values())) or (self.name,)

    @property
    def size(self) -> int:
        """Numbers in its state (q, v)."""
        return self.tree.nq + self.tree.nv

    @property
    def sources(self) -> tuple[SuppliedElement, ...]:
        """The sources of the mechanism that no port replaces."""
        taken = {at for at in self.ports.values() if isinstance(at, str)}
        return tuple(e for e in self.tree.model.sources if e.name not in taken)

    @property
    def motions(self) -> tuple[GivenMotion, ...]:
        """Its given motions."""
        return self.tree.model.motions

    @property
    def supplying(self) -> tuple[str, ...]:
        """The names of what supplies power to it beside its ports: its sources, then its given motions."""
        return *(source.name for source in self.sources), *(motion.name for motion in self.motions)

    def begun(self, said: object, inputs: Mapping[str, object], t: float) -> Array:
        """(q, v) at time t, from the given start or else that of its making; inputs: of the network."""
        if not self.motions:
            return self.start if said is None else self.owner.initial_state(said)
        own = {m.name: inputs[self.called(m.name)] for m in self.motions if self.called(m.name) in inputs}
        return self.owner._starting(self.given if said is None else said, own)(t)[: self.size]

    @property
    def dampers(self) -> tuple[str, ...]:
        """The names of its dampers."""
        return self.tree.model.dissipators

    def split(self, state: States) -> tuple[Array, Array]:
        """q and v of the state."""
        return array(list(state[: self.tree.nq])), array(list(state[self.tree.nq :]))

    def motion(self, state: States, tree: Tree | None = None) -> Motion:
        """The elements' view of the state; tree: with its given motions at one time."""
        return Motion.of((tree or self.tree).aligned, *self.split(state))

    def seen(self, q: Array, v: Array) -> Motion:
        """What its ports see: of ports on freedoms alone without the places of links."""
        tree = self.tree.aligned
        alone = all(tree.own_freedom(piece) for place in self.places for _, piece in place.pieces)
        return Motion(tree, q, v, [], []) if alone else Motion.of(tree, q, v)

    def rates(self, motion: Motion) -> list[Scalar]:
        """The across variable of every port."""
        return [place.measured(motion).rate(motion) for place in self.places]

    @cached_property
    def layout(self) -> Layout:
        """The rows of what switches in it: limits, friction, contacts."""
        return Layout.of(self.tree, self.left_out)

    def row_rates(self, motion: Motion) -> list[Scalar]:
        """w of these rows."""
        return [row.along.rate(motion) for row in measured_rows(motion, self.layout)]

    def moved(
        self, motion: Motion, through: Sequence[Scalar], driven: Sequence[Scalar], pushes: Sequence[Scalar] = ()
    ) -> MachineMotion:
        """How it moves.

        through  at the ports, into the mechanism; driven: the values of ``sources``; pushes: z of its rows, or none
        """
        loads, supplied = self.loads(motion, through, driven, pushes)
        lost = list(dissipated_powers(motion).values())
        if self.motions:
            v_dot, efforts, powers = driving(motion, loads)
            return MachineMotion(v_dot, [*supplied, *powers], lost, efforts)
        v_dot = forward_dynamics(motion.tree, motion.q, motion.v, zeros(self.tree.nv), loads, PASSING)
        return MachineMotion(v_dot, supplied, lost)

    def loads(
        self, motion: Motion, through: Sequence[Scalar], driven: Sequence[Scalar], pushes: Sequence[Scalar] = ()
    ) -> tuple[Loads, list[Scalar]]:
        """The loads by its elements, its ports and its rows; the powers of its sources. As ``moved``."""
        loads = passive_loads(motion)
        for row, z in zip(measured_rows(motion, self.layout) if len(pushes) else (), pushes, strict=True):
            loads.add(row.along, 0.0 - z)
        return loads, self.push(motion, loads, through, driven)

    def push(self, motion: Motion, loads: Loads, through: Sequence[Scalar], driven: Sequence[Scalar]) -> list[Scalar]:
        """Add the efforts of ports and its sources to the loads; the powers of its sources."""
        for place, value in zip(self.places, through, strict=True):
            loads.add(place.measured(motion), 0.0 - value)
        supplied = []
        for source, value in zip(self.sources, driven, strict=True):
            stretch = source.stretch.measured(motion)
            rate = stretch.rate(motion)
            effort = source.effort(value, stretch.value, rate)
            loads.add(stretch, 0.0 - effort)
            supplied.append(effort * rate)
        return supplied

    @cached_property
    def storages(self) -> tuple[str, ...]:
        """The names of its energies."""
        if self.parts:
            return tuple(self.energies(self.start))
        weight = () if all(map(is_zero, self.tree.model.gravity)) else ("weight",)
        return "kinetic", *weight, *self.tree.model.storages

    def energies(self, state: States) -> dict[str, Scalar]:
        """Energies by name: kinetic, weight, springs [J]."""
        q, v = self.split(state)
        if self.parts:
            return shared_energies(self.tree, q, v, self.parts) | spring_energies(self.tree, q)
        weight = {"weight": gravity_energy(self.tree, q)} if "weight" in self.storages else {}
        return {"kinetic": kinetic_energy(self.tree, q, v), **weight, **spring_energies(self.tree, q)}

    def moving(self, state: States, v_dot: Array) -> Array:
        """The state as duals that carry its rate (q̇, v̇)."""

        q, v = self.split(state)
        turned = configuration.chart(self.tree, q, _duals([0.0] * len(v), v))
        return concatenate([turned, _duals(v, v_dot)])

    def answer(self, state: States, ports: Mapping[int, Scalar]) -> Array:
        """The change of v (nv,) for impulses at ports: M⁻¹ Σ Sᵀ_k J_k, with loops kept closed.

        Errors  ModelError where rounding leaves nothing of an inertia
        """
        q, v = self.split(state)
        tree = still(self.tree).aligned
        rest = self.seen(q, v * 0.0)
        loads = Loads()
        for k, impulse in ports.items():
            loads.add(self.places[k].measured(rest), 0.0 - impulse)
        at_rest = zeros(tree.nv)
        effort = loads.effort(at_rest)
        if loads.wrenches:
            weight = inverse_dynamics(tree, q, at_rest, None, {})
            effort = effort + weight - inverse_dynamics(tree, q, at_rest, None, loads.wrenches)
        plain = all(isinstance(x, (int, float)) for x in (*q, *effort))
        if plain and (large := self.owner._answer_in_loops(q, effort)) is not None:
            return large
        try:
            system = constrained(tree, q)
        except ZeroDivisionError:
            raise ModelError(
                f"mechanism {self.tree.model.name!r}: rounding leaves nothing of what some of its joints move, where "
                "it starts: beside masses, mass centres or inertias so much greater than theirs. Check these numbers"
            ) from None
        return settle(system.solve(effort, zeros(len(system.rows)))[0])

    def rates_of(self, state: States, v: Array, ports: Sequence[int]) -> list[Scalar]:
        """The across variables of some ports for other rates v at the same q."""
        motion = self.seen(self.split(state)[0], v)
        return [self.places[k].measured(motion).rate(motion) for k in ports]


def _seen_from_ports(
    name: str,
    owner: Any,
    ports: dict[str, Any],
    start: Array,
    given: object = None,
    parts: Mapping[str, str] | None = None,
    terminals: Terminals | None = None,
) -> Machine:
    return Machine(name, owner._acting.tree, ports, start, owner, given, parts or {}, terminals)


def _duals(values: States | Array, rates: Array) -> Array:
    found = np.empty(len(rates), dtype=object)
    for i, (value, rate) in enumerate(zip(values, rates, strict=True)):
        found[i] = Dual(value, rate)
    return found


def _place(tree: Tree, name: str, at: Any) -> Stretch:
    sources = {e.name: e for e in tree.model.sources}
    if isinstance(at, str):
        if at in sources:
            return sources[at].stretch
        joints = {joint.name: joint for joint in tree.model.joints}
        if at in joints and len(joints[at].pair.freedoms) == 1:
            return OnFreedom(at)
        known = [*sources, *(j for j in joints if len(joints[j].pair.freedoms) == 1)]
        raise ModelError(
            f"mechanism {tree.model.name!r} has no joint of one freedom and no source {at!r} to be the port "
            f"{name!r}{nearest(at, known)}; there are {', '.join(known)}"
        )
    try:
        (body_a, a), (body_b, b) = at
        points = _point(*a), _point(*b)
    except (TypeError, ValueError):
        raise ModelError(
            f"the port {name!r} of mechanism {tree.model.name!r} is the name of a joint or of a source, two ends "
            f"((body, point), (body, point)), or a frame, po.spatial.On(body, pose); not {at!r}"
        ) from None
    for body in (body_a, body_b):
        _require_body(tree, body)
    return BetweenPoints(body_a, points[0], body_b, points[1])


def _require_body(tree: Tree, body: str) -> None:
    if body not in tree.bodies:
        raise ModelError(f"mechanism {tree.model.name!r} has no body {body!r}{nearest(body, list(tree.bodies))}")


def _point(x: Scalar, y: Scalar, z: Scalar) -> tuple[Scalar, Scalar, Scalar]:
    x, y, z = (each if unknown(each) else float(each) for each in (x, y, z))
    return x, y, z


def _domain(tree: Tree, place: Stretch) -> Domain:
    pairs = {joint.name: joint.pair for joint in tree.model.joints}
    return TRANSLATIONAL if place.unit(pairs) == "m" else ROTATIONAL
