"""Mechanisms of many links or closed loops within a network: walked over, with the network written out around them.

    seen = rates at the ports;   f, ẋ = network(x, seen, t, u);   v̇, powers = mechanism(q, v, f, t, u)

The mechanism's loops are those of its own System, the efforts at ports being inputs there. Where storage binds ports,
as a rotor on a shaft, the network asks besides how they answer: α = α₀ + G f, see `networks.from_ports`.
Law: as written out, tests/networks/test_long_mechanisms.py. Source: formulas.md §8–9.
Units: rates and efforts of the ports, their products [W]; impulses those times second.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.caching import cached_property
from poinsot.algebra.scalars import Scalar
from poinsot.algorithms.compiled import is_rolled
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.kernels import Kernel
from poinsot.kernels.composing import Doing, Span, Step
from poinsot.motion.of_network.line_ports import LinePorts
from poinsot.motion.rolled_mechanism import rolled_kernel
from poinsot.multibody.force import SuppliedElement
from poinsot.multibody.stretches import OnFreedom, Stretch
from poinsot.multibody.switching.along import AlongStretch
from poinsot.multibody.tree import Link
from poinsot.networks.equations import CausalEquations
from poinsot.networks.from_ports import FromPorts, Named, named_states
from poinsot.networks.machine import Machine
from poinsot.records import NamedTuple, dataclass, field
from poinsot.signals.signal import Constant, Signal


@dataclass(frozen=True)
class AtPort(SuppliedElement):
    """A port of a network: an effort along its stretch."""

    name: str
    place: Stretch
    signal: Signal = field(default_factory=partial(Constant, 0.0))

    @property
    def stretch(self) -> Stretch:
        """Of the port."""
        return self.place


class DriveEntry(NamedTuple):
    """A source of a mechanism in a network, as `rolled_mechanism.DrivenSource`; its efforts precede sampled inputs."""

    source: SuppliedElement
    driven: Any
    called: str
    sample: int
    before: int

    def value(self, t: Scalar, u: Array) -> Scalar:
        """Its signal, or the effort at a port."""
        if self.driven is None:
            return u[self.sample]
        return self.driven.value(self.called, t, u[self.before :])


def is_long(machine: Machine) -> bool:
    """True for large mechanisms with switching elements only along freedoms of their joints."""
    tree = machine.tree
    within = isinstance(machine, FromPorts) or not is_rolled(tree)
    return not (within or tree.coupled or machine.motions or beyond_freedoms(machine))


def beyond_freedoms(machine: Machine) -> list[str]:
    """The elements of a mechanism with rows that its network sees from no port on a freedom: of contacts and tethers,
    and of joints that close loops."""
    tree, layout = machine.tree, machine.layout
    return [
        e.name
        for e in layout.elements
        if not (isinstance(e, AlongStretch) and all(tree.own_freedom(piece) for _, piece in e.stretch.pieces))
    ]


@dataclass
class LongMechanism:
    """One of them, with the kernels of its parts.

    element  its number in the network; at: where (q, v) stands in the network's x; local: where (δq, δv) stands in ξ
    """

    equations: CausalEquations
    element: int
    machine: Machine
    at: int
    local: int

    def __post_init__(self) -> None:
        self.tree = self.machine.tree
        self.mechanism: CompiledTree = getattr(self.machine.owner, "_acting")  # noqa: B009  (owners are mechanisms)
        self.nq, self.nv = self.tree.nq, self.tree.nv
        self.ports = len(self.machine.places)
        self.inputs = len(self.equations.sampled)
        self.pushed = self._pushed()
        self.efforts = self.ports + len(self.pushed)
        self.books = self.efforts + len(self.machine.sources) + len(self.machine.dampers)
        self.outline = FromPorts.of(self.machine, self._named())
        self.size = self.outline.size
        self.lines = LinePorts(self.mechanism, self.element, self.machine.places)
        self.lined = bool(self.lines.numbers)
        self.heavy: CompiledTree | None = None  # with what is bound to its joints as rotors of these
        driven, n = self.equations.driven, self.efforts
        acts = [*zip(self.machine.ports, self.machine.places, strict=True), *self.pushed.values()]
        entries = [DriveEntry(AtPort(port, place), None, "", k, n) for k, (port, place) in enumerate(acts)]
        for source in self.machine.sources:
            called = self.machine.called(source.name)
            sample = driven.place[called] + n if called in driven.place else -1
            entries.append(DriveEntry(source, driven, called, sample, n))
        self.entries: list[Any] = entries
        signals = [driven.key(self.machine.called(s.name)) for s in self.machine.sources]
        self.text = f"in a network|{self.machine.places} {[*self.pushed]} {signals} {self.inputs}"

    def _pushed(self) -> dict[int, tuple[str, Stretch]]:
        """The freedoms along which its rows act, with their names and stretches."""
        acting = [e for e in self.machine.layout.elements if isinstance(e, AlongStretch)]
        pieces = [self._own(piece) for e in acting for _, piece in e.stretch.pieces]
        return {link.v[k]: (f"row {link.joint} {k}", OnFreedom(link.joint, k)) for link, k in pieces}

    def _own(self, piece: Stretch) -> tuple[Link, int]:
        own = self.tree.own_freedom(piece)
        assert own is not None
        return own

    def _named(self) -> Named:
        """The coordinates and freedoms that elements of the network and its own rows see."""
        said, links = named_states(self.equations.model, self.machine), self.tree.links
        moved = [link for link in links if {*link.v} & {*self.pushed} and len(link.q) == len(link.v)]
        coordinates, freedoms = {*said[0], *(c for link in moved for c in link.q)}, {*said[1], *self.pushed}
        return (*sorted(coordinates),), (*sorted(freedoms),)

    @property
    def walked(self) -> CompiledTree:
        """The mechanism with its carried parts."""
        return self.heavy or self.mechanism

    # ------------------------------------------------------------------------------------------------- kernels of parts

    @cached_property
    def flow(self) -> Kernel:
        """(x₀, ξ, t, (f, u)) → (ξ̇, v̇), powers of ports, sources, dampers; with efforts of lines as the last input."""
        given = {**self._local, "t": (1,), "u": (self.efforts + self.inputs,)}
        given |= {"leant": (self.nv,)} if self.lined else {}
        made = {"rates": (2 * self.nv,), "powers": (self.books,)}
        return rolled_kernel(self.walked, "flow", given, made, self.entries, self.text, range(0), self.lined)

    @cached_property
    def retract(self) -> Kernel:
        """(x₀, ξ) → x."""
        made = {"state": (self.nq + self.nv,)}
        return rolled_kernel(self.mechanism, "retract", self._local, made, self.entries, self.text, range(0))

    @cached_property
    def project(self) -> Kernel:
        """x → x on its closed loops, how far they were open, how fast they slipped."""
        made = {"state": (self.nq + self.nv,), "position": (), "velocity": ()}
        return rolled_kernel(self.mechanism, "project", self._state, made, self.entries, self.text, range(0))

    @cached_property
    def energies(self) -> Kernel:
        """(q, v) → its stored energies, by parts."""
        if self.machine.parts:
            sizes: dict[str, tuple[int, ...]] = {"q": (self.nq,), "v": (self.nv,)}
            held = {"result": (self.stores,)}
            return Kernel(lambda q, v: array([*self.machine.energies([*q, *v]).values()]), sizes, held, "held")
        from poinsot.algorithms import rolled_kernels

        made = rolled_kernels.rolled_kernel(
            self.mechanism, "energies", {"q": "q", "v": "v"}, {"result": str(self.stores)}, "stored energies"
        )
        assert made is not None
        return made

    @property
    def stores(self) -> int:
        """How many energies it has."""
        return len(self.machine.storages)

    @cached_property
    def answer(self) -> Kernel:
        """(x, t, f) → M⁻¹ Jᵀ f, loops kept closed: f impulses at the ports and along rows."""
        from poinsot.algorithms.rolled_kernels import RolledKernel
        from poinsot.motion.rolled_mechanism import drives_of
        from poinsot.recursions.loop_kernels import answer_recursion

        tree = self.walked.tree
        drives = drives_of(tree, self.entries[: self.efforts])
        given = {**self._state, "t": (1,), "u": (self.efforts,)}
        return RolledKernel(partial(answer_recursion, tree, drives), given, {"change": (self.nv,)}, "answer")

    @cached_property
    def answers(self) -> Kernel:
        """(q, τ) → M⁻¹ τ, loops kept closed: τ impulses on freedoms."""
        from poinsot.algorithms.rolled_kernels import RolledKernel
        from poinsot.recursions.loop_kernels import answer_recursion

        given = {"q": (self.nq,), "given": (self.nv,)}
        return RolledKernel(partial(answer_recursion, self.walked.tree), given, {"change": (self.nv,)}, "answers")

    @cached_property
    def seeing(self) -> Kernel:
        """The network's view of (x₀, ξ): see `FromPorts`; inputs are those that `seen_at` names."""
        given: dict[str, tuple[int, ...]] = {name: (size,) for name, _, size in self._looked_at}
        lines, places = self.lines, [f"at {name}" for name in self.lines.sizes] if self.lined else []
        given |= dict(zip(places, lines.sizes.values(), strict=True)) if self.lined else {}

        def function(**each: Array) -> Array:
            found = [self._coordinate(each, k) for k in self.outline.named[0]]
            motion = lines.motion({name[3:]: each[name] for name in places}) if places else None
            for p, along in enumerate([*self._along, *([(1.0, k)] for k in self.outline.named[1])]):
                if motion is not None and p in lines.numbers:
                    found.append(lines.rate(p, motion))
                else:
                    found.append(sum(((each[f"v{k}"][0] + each[f"dv{k}"][0]) * w for w, k in along), 0.0))
            return array(found)

        return Kernel(function, given, {"seen": (self.size,)}, "seen")

    def seen_at(self, x0: str, xi: str, origin: int = 0, local: int = 0) -> list[Span]:
        """The inputs of ``seeing`` where (x₀, ξ) stands from these places of two operands on; of lines, see `looks`."""
        start = {"x": (x0, origin), "d": (xi, local)}
        found = [Span(start[which][0], start[which][1] + first) for _, (which, first), _ in self._looked_at]
        return [*found, *(self.lines.taken(Span(f"x {self.element}")).values() if self.lined else ())]

    def looks(self, x0: str, xi: str, origin: int, local: int, come: bool = False) -> list[Step]:
        """The network's view, put under "seen"; come: "x" has been reached before."""
        k, done = self.element, list[Step]()
        if self.lined:
            own = Span(f"x {k}")
            done += [] if come else [Doing(self.retract, [Span(x0, origin), Span(xi, local)], [own])]
            done.append(self.lines.placed(own))
        return [*done, Doing(self.seeing, self.seen_at(x0, xi, origin, local), [Span(f"seen {k}")])]

    @cached_property
    def taking(self) -> Kernel:
        """Of accelerations those that the network sees; inputs are those that `taken_at` names."""

        def function(**each: Array) -> Array:
            along = [*self._along, *([(1.0, k)] for k in self.outline.named[1])]
            return array([sum((each[f"a{k}"][0] * w for w, k in way), 0.0) for way in along])

        given = {f"a{k}": (1,) for k in self._freedoms}
        return Kernel(function, given, {"rates": (self.rates,)}, "taken")

    def taken_from(self, change: Array) -> Array:
        """The network's view of a change of v."""
        along = [*self._along, *([(1.0, k)] for k in self.outline.named[1])]
        return array([sum((change[k] * w for w, k in way), 0.0) for way in along])

    @cached_property
    def feeling(self) -> Kernel:
        """(change of v) → the change of the port rates, where no port is on a line."""
        none = [0.0] * (self.size - self.rates)
        return Kernel(
            lambda change: array([*none, *self.taken_from(change)]), {"change": (self.nv,)}, {"felt": (self.size,)},
            "feeling",
        )  # fmt: skip

    def sped(self, pairs: bool) -> Kernel:
        """ρ δv − r_v in the network's view, in halves where ρ is complex; inputs are at `sped_at`, then ρ."""
        halves, along = range(1 + pairs), [*self._along, *([(1.0, k)] for k in self.outline.named[1])]
        given = {f"{name} {k} {half}": (1,) for name in "vr" for half in halves for k in self._freedoms}
        given["rate"] = (1 + pairs,)

        def function(rate: Array, **each: Array) -> tuple[Array, ...] | Array:
            found: list[Array] = []
            for half in halves:
                sped = dict[int, Scalar]()
                for k in self._freedoms:
                    sped[k] = rate[0] * each[f"v {k} {half}"][0] - each[f"r {k} {half}"][0]
                    if pairs:
                        other = rate[1] * each[f"v {k} {1 - half}"][0]
                        sped[k] = sped[k] + other if half else sped[k] - other
                found.append(array([sum((sped[k] * w for w, k in way), 0.0) for way in along]))
            return tuple(found) if pairs else found[0]

        return Kernel(function, given, {f"{half}": (self.rates,) for half in halves}, "sped")

    @property
    def sped_at(self) -> list[int]:
        """Where in (δq, δv) the rates stand that `sped` takes."""
        return [self.nv + k for k in self._freedoms]

    @property
    def rates(self) -> int:
        """How many rates the network sees."""
        return self.size - self.outline.tree.nq

    def taken_at(self, name: str, start: int) -> list[Span]:
        """The inputs of ``taking`` where accelerations stand from here on."""
        return [Span(name, start + k) for k in self._freedoms]

    # ------------------------------------------------------------------------------------------------------------ parts

    @property
    def _local(self) -> dict[str, tuple[int, ...]]:
        return {"x0": (self.nq + self.nv,), "xi": (2 * self.nv,)}

    @property
    def _state(self) -> dict[str, tuple[int, ...]]:
        return {"x": (self.nq + self.nv,)}

    @property
    def _along(self) -> list[list[tuple[Scalar, int]]]:
        """Of every port the freedoms that it is, with their weights."""
        return [[*self._freedoms_of(place)] for place in self.machine.places]

    def freedoms_at(self, port: int) -> Iterator[tuple[Scalar, str]]:
        """Of a port the weights and joints of the freedoms that it is, each alone on its joint."""
        for weight, piece in self.machine.places[port].pieces:
            own = self.tree.own_freedom(piece)
            if own and len(own[0].v) == 1:
                yield weight * own[0].ratio, own[0].joint

    def _freedoms_of(self, place: Stretch) -> Iterator[tuple[Scalar, int]]:
        for weight, piece in place.pieces:
            if own := self.tree.own_freedom(piece):
                link, k = own
                yield weight * link.ratio, link.v[k]

    @property
    def _freedoms(self) -> list[int]:
        return sorted({k for way in self._along for _, k in way} | {*self.outline.named[1]})

    @property
    def _looked_at(self) -> list[tuple[str, tuple[str, int], int]]:
        """Inputs of ``seeing``: name, "x" or "d" with the place there, how many numbers."""
        found: list[tuple[str, tuple[str, int], int]] = []
        for k in self._freedoms:
            found += [(f"v{k}", ("x", self.nq + k), 1), (f"dv{k}", ("d", self.nv + k), 1)]
        for i in sorted({self._link_of(k) for k in self.outline.named[0]}):
            link = self.tree.links[i]
            found += [(f"q{i}", ("x", link.q[0]), len(link.q)), (f"dq{i}", ("d", link.v[0]), len(link.v))]
        return found

    def _link_of(self, coordinate: int) -> int:
        return next(i for i, link in enumerate(self.tree.links) if coordinate in link.q and link.ratio == 1.0)

    def _coordinate(self, each: dict[str, Array], coordinate: int) -> Scalar:
        i = self._link_of(coordinate)
        link = self.tree.links[i]
        moved: Scalar = link.pair.chart(each[f"q{i}"], each[f"dq{i}"])[link.q.index(coordinate)]
        return moved


def long_mechanisms(equations: CausalEquations) -> list[LongMechanism]:
    """Long mechanisms of a network that can be walked in loops.

    Left out are those with bound ports on lines, with ports whose rates the network gives, beside what switches those
    with frames on which elements stand, and beside bound storage those with elements that vary with their coordinates:
    their rates would be needed as well.
    """
    found, local = [], equations.stored
    bound = {b for tie in equations.excess.ties for b in tie}
    for k, machine, at in equations.machines:
        named, _ = named_states(equations.model, machine)
        long = is_long(machine) and not (named and equations.excess.branches) and not equations.excess.tied_ports
        long = long and not (equations.row_count and machine.terminals)
        first = equations.model.first_branch(k)
        if long and not any(first + p in bound for p in on_lines(machine)):
            made = LongMechanism(equations, k, machine, at, local)
            found += [made] if made.lines.links or not made.lined else []
        local += 2 * machine.tree.nv
    return found


def on_lines(machine: Machine) -> list[int]:
    """The numbers of its ports that are no freedoms of the tree."""
    own = machine.tree.own_freedom
    return [p for p, place in enumerate(machine.places) if not all(own(piece) for _, piece in place.pieces)]


def sum_of(n: int) -> Kernel:
    """a + b."""
    return Kernel(lambda a, b: a + b, {"a": (n,), "b": (n,)}, {"sum": (n,)}, "sum")


def unit_vectors(n: int) -> Kernel:
    """The unit vectors of n ports."""
    return Kernel(lambda t: array([*np.eye(n).ravel()]), {"t": (1,)}, {"units": (n * n,)}, "units")
