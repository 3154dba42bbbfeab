"""A network as users build it: elements of every domain joined at nodes, with its equations and its structure.

Units: across and through of the domain, their product [W]; H [J]. Law: descriptor and explicit form move as the network
does, tests/networks/test_structure.py. Source: Ratiu & Blankenstein; formulas.md §8–9.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import count
from typing import Any, Protocol, Self

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.algebra.collecting import paused
from poinsot.components.primitives import GROUND, Composite, Member, TerminalPair, carried, terminals
from poinsot.errors import ModelError, nearest
from poinsot.multibody.model import Run, RunEvent
from poinsot.multibody.motions import given_number, shown
from poinsot.networks.analyses import Analyses
from poinsot.networks.blocks import NoOrder, SampledTie
from poinsot.networks.equations import CausalEquations
from poinsot.networks.initial import initial_state
from poinsot.networks.joining import Placed, Vector
from poinsot.networks.machine import Machine
from poinsot.networks.model import NetworkModel
from poinsot.networks.nodal import Descriptor, descriptor
from poinsot.networks.passivity import Passivity, combination, conserved, passivity
from poinsot.networks.states import NetworkStates
from poinsot.networks.structure import NetworkStructure, network_structure
from poinsot.showing import VIEWS, Picture, Shown, counted
from poinsot.structures.implicit_systems import ImplicitPortHamiltonian
from poinsot.structures.port_hamiltonian import PortHamiltonian


class SourceEvents(Protocol):
    """The events that act on sources of a network, in every run of it.

    writes   the sources      trusted  whether it may run: what it runs may be foreign
    """

    writes: tuple[str, ...]
    trusted: bool


def _restored(
    kind: Any, name: str, run: Run, outputs: tuple[str, ...], placed: Any, joined: Any, gravity: Any = None,
    controllers: Iterable[SourceEvents] = (), analyses: Analyses | None = None,
) -> Any:  # fmt: skip
    """A network of these elements on their nodes."""
    found = kind(name)
    found.gravity, found.controllers, found.analyses = gravity, [*controllers], analyses or Analyses()
    found.run, found.outputs, (found._elements, found._nodes), found._joined = run, outputs, placed, joined
    return found


class NetworkEquations(Shown):
    """Elements on nodes, their equations and what follows from them; :class:`Network` adds the motion."""

    def __init__(self, name: str = "network", span: float | None = None) -> None:
        if not isinstance(name, str):
            raise ModelError(f"the name of a network must be a text, not {shown(name)}")
        if span is not None and not (given_number(span) or 0.0) > 0.0:
            raise ModelError(
                f"network {name!r}: span, how long its runs last, must be a number of seconds above 0, not "
                f"{shown(span)}; elements are added by net.add(po.electrical.Resistor('R1', 100.0), 'a', 'ground')"
            )
        self.name = name
        self.run, self.outputs, self.analyses = Run(time=span), tuple[str, ...](), Analyses()
        self._elements, self._nodes = dict[str, Member](), dict[str, tuple[str, ...]]()  # by their names
        self._joined: dict[str, str] = {}
        self._model: NetworkModel | None = None
        self._equations: CausalEquations | None = None
        self.kernels: dict[str, Any] = {}
        self.gravity: Vector | None = None
        self.controllers: list[SourceEvents] = []
        self.smooth = False  # whether accelerations of what frames join have derivatives of every order

    def __repr__(self) -> str:
        return f"<Network {self.name!r}: {counted(len(self._elements), 'element')}>"

    def __copy__(self) -> Self:
        """A network of the same elements, to which others may be added."""
        other = type(self)(self.name)
        other.run, other.outputs, other.gravity, other.analyses = self.run, self.outputs, self.gravity, self.analyses
        other._elements, other._nodes, other._joined = dict(self._elements), dict(self._nodes), dict(self._joined)
        other.controllers = [*self.controllers]
        return other

    def __deepcopy__(self, _: object) -> Self:
        return self.__copy__()

    def __reduce__(self) -> Any:
        for name, element in self._elements.items():
            try:
                pickle.dumps(element)
            except (pickle.PicklingError, AttributeError, TypeError) as error:
                raise TypeError(
                    f"the network {self.name!r} cannot be pickled because of its element {name!r}, which holds a "
                    f"function that another process could not find ({error}): a lambda, or a function within a "
                    "function. Define it at the top of a module, or as a formula in a network file, or build the "
                    "network anew where it is wanted"
                ) from None
        placed = self._elements, self._nodes
        held = self.run, self.outputs, placed, self._joined, self.gravity, self.controllers, self.analyses
        return _restored, (type(self), self.name, *held)

    def add(self, element: Member, *nodes: str, **terminal_nodes: str) -> str:
        """Put an element on nodes, in the order of its terminals or by their names; returns the element's name.

        A terminal that gets no node is joined later by ``connect``, "X.heat" of gas stands beside X on "NODE.heat".
        Names of nodes are free; "ground" is given.
        """
        if not isinstance(getattr(element, "pairs", None), tuple):
            raise ModelError(
                f"network {self.name!r}: {element!r} is no element; make one first, for example "
                "net.add(po.electrical.Resistor('R1', 100.0), 'a', 'ground')"
            )
        if not isinstance(element.name, str) or not element.name:
            raise ModelError(f"network {self.name!r}: an element needs a name, a text, not {element.name!r}")
        names = terminals(element)
        if element.name in self._elements:
            raise ModelError(f"network {self.name!r} has an element {element.name!r} already; names must differ")
        if len(nodes) > len(names):
            raise ModelError(
                f"element {element.name!r} has the terminals {', '.join(names)}, but {len(nodes)} nodes are given"
            )
        if terminal_nodes or len(nodes) < len(names) or len(element.pairs) > 1:
            nodes = _completed(element, names, nodes, terminal_nodes)
        for node in nodes:
            if not isinstance(node, str) or not node:
                raise ModelError(f"element {element.name!r}: a node is named by a text, not by {node!r}")
        self._elements[element.name], self._nodes[element.name] = element, nodes
        self._changed()
        return element.name

    def connect(self, first: str, *others: str) -> None:
        """Join nodes and terminals ("element.terminal") into one node, which keeps the name of a node among them."""
        known = {GROUND}.union(*self._nodes.values())
        ends = [self._end(end, known) for end in (first, *others)]
        for end in ends[1:]:
            a, b = self._root(ends[0]), self._root(end)
            if a != b:
                keep, drop = (b, a) if b == GROUND or (self._is_terminal(a) and not self._is_terminal(b)) else (a, b)
                if keep == GROUND or drop != GROUND:
                    self._joined[drop] = keep
        if len(warm := [f"{end}.heat" for end in ends if f"{end}.heat" in known]) > 1:
            self.connect(*warm)  # of gas
        self._changed()

    @property
    def elements(self) -> tuple[Member, ...]:
        """The elements as they were added."""
        return tuple(self._elements.values())

    @property
    def placed(self) -> tuple[tuple[Member, tuple[str, ...]], ...]:
        """The elements with the nodes that they were put on."""
        return tuple(zip(self._elements.values(), self._nodes.values(), strict=True))

    def with_elements(self, change: Callable[[Member], Member]) -> Self:
        """The network with every element changed, on the same nodes."""
        other = self.__copy__()
        other._elements = {name: change(element) for name, element in self._elements.items()}
        return other

    def _end(self, end: str, known: set[str]) -> str:
        element, _, terminal = end.rpartition(".")
        for name in (element, end):
            if name in self._elements:
                found, on = self._elements[name], self._nodes[name]
                names = terminals(found)
                if name == end and len(names) == 1:
                    return on[0]
                if terminal in names:
                    return on[names.index(terminal)]
        head, _, tail = end.partition(".")
        if head in self._elements and tail in (names := terminals(self._elements[head])):
            return self._nodes[head][names.index(tail)]
        if end in known:
            return end
        raise ModelError(f"network {self.name!r} has no terminal or node {end!r}{nearest(end, sorted(known))}")

    def _is_terminal(self, node: str) -> bool:
        head = node.partition(".")[0]
        return head in self._elements and node != head

    def _root(self, node: str) -> str:
        while node in self._joined:
            node = self._joined[node]
        return node

    def _changed(self) -> None:
        self._model, self._equations = None, None
        self.kernels = {}

    @property
    def span(self) -> float:
        """The length of a run without an end named by its user [s]."""
        return self.run.span

    @property
    def wishes(self) -> dict[str, object]:
        """The options of its runs that its user need not say, with the events of its parts."""
        events = (*(self.run.events or ()), *_events_of(self.elements, ""))
        return (self.run.also(events=events) if events else self.run).wishes(self.outputs)

    @property
    def has_elements(self) -> bool:
        """Whether anything was added."""
        return bool(self._elements)

    @property
    @paused()
    def model(self) -> NetworkModel:
        """The network as data, checked."""
        if self._model is None:
            placed = self.placed
            if self._joined:
                placed = tuple([(element, tuple(map(self._root, on))) for element, on in placed])
            self._model = NetworkModel(self.name, self._with_mechanisms(placed))
        return self._model

    def _with_mechanisms(self, placed: tuple[Placed, ...]) -> tuple[Placed, ...]:
        """The elements, those that stand on frames made into mechanisms, by those who can make them."""
        return placed

    @property
    def equations(self) -> CausalEquations:
        """Its equations over any scalar, with the signals of the sources as the model has them."""
        if self._equations is None:
            self._equations = CausalEquations(self.model)
        return self._equations

    def equations_by(self, inputs: Mapping[str, object]) -> CausalEquations:
        """Its equations with other signals of these sources."""
        try:
            return self.equations.driven_by(inputs) if inputs else self.equations
        except SampledTie:  # perhaps of a signal that is replaced
            return CausalEquations(self.model, inputs)

    def refuse_contradictions(self) -> None:
        """ModelError for elements that contradict one another."""
        self.equations  # noqa: B018

    @property
    def element_names(self) -> tuple[str, ...]:
        """The names of the primitives, those of composites opened."""
        return tuple(e.name for e in self.model.primitives)

    @property
    def state_names(self) -> tuple[str, ...]:
        """The names along the state x, "element.quantity"."""
        return (self._equations or NetworkStates(self.model)).state_names

    @property
    def node_names(self) -> tuple[str, ...]:
        """The nodes, without the ground."""
        return self.model.graph.vertices

    def energy(self, x: Any) -> dict[str, float]:
        """H of each storage at a state [J]."""
        return {
            e.name: float(h)
            for (_, e), h in zip(self.equations.storages, self.equations.energies(list(x)), strict=True)
        }

    def _ordered(self) -> NetworkStates:
        """Its equations, or where there is no order of computation its states."""
        try:
            return self.equations
        except NoOrder:
            return NetworkStates(self.model)

    def initial_state(self, given: object = None, equations: NetworkStates | None = None, t: float = 0.0) -> Floats:
        """A consistent state (nx,) at time t; values by name of state, conjugate variable or mechanism (as `initial`
        has them).

        What is not given is zero, or follows; where runs begin at rest, as of netlists without UIC, it rests there.
        See `networks.initial.initial_state`.
        """
        found = equations or self._ordered()
        resting = self.resting(given, found.inputs, t)
        if resting is not None:
            return resting
        start = dict[str, Floats]()
        for _, machine, at in found.machines:
            own = None
            if isinstance(given, Mapping):
                own, given = machine.said(given, self.name)
            elif machine.motions and isinstance(given, (list, tuple, np.ndarray)) and len(given) == found.nx:
                own = np.asarray(given, dtype=np.float64)[at : at + machine.size]
            start[machine.name] = machine.begun(own, found.inputs, t)
        return initial_state(found, given, start, t)

    def resting(self, given: object, inputs: Mapping[str, object], t: float) -> Floats | None:
        """The state at rest where a run begins there, found by those who can; else None."""
        return None

    def structure(self, x: Any = None) -> NetworkStructure:
        """The structure at a state (or the initial one): explicit form, index and its causes, Dirac structure."""
        return network_structure(self.equations, None if x is None else list(x))

    def port_hamiltonian(self) -> PortHamiltonian | ImplicitPortHamiltonian:
        """ẋ = (J − R) ∂H + (G − P) u, y = …, in its own storages and sources; see `NetworkStructure.explicit`.

        J, R, G are numbers, or functions of x (and of ∂H at x): where couplings, resistors and laws vary, where heat is
        made, and of mechanisms, whose states are (q; p). H is any. `structure().explicit_state(x)`: its state.
        Where there is none, the implicit form; its ``reason`` says why in one sentence.
        Errors  ModelError where there is no implicit form either: for switches, feedback, laws that mix their ports
        Law     it moves as the network does, tests/networks/test_equations.py
        """
        structure = self.structure()
        try:
            return structure.explicit()
        except ModelError as error:
            why = str(error)
        try:
            return replace(structure.implicit(), reason=why)
        except ModelError as error:
            raise ModelError(f"{why}. Nor is there an implicit form: {error}") from None

    def descriptor(self) -> Descriptor:
        """E ż = (J − R) z + G u by nodal analysis, for linear networks: sparse, with dependent storage left in."""
        return descriptor(self.model)

    def passivity(self, x: Any = None) -> Passivity:
        """Passivity: all but sources takes power, or none does, and energy is bounded below; with the reasons."""
        return passivity(self.structure(x))

    def conserved(self, inputs: bool = True) -> list[str]:
        """What never changes, as text in the names of the states; without ``inputs`` while the sources give nothing."""
        return [combination(terms) for terms in conserved(self.structure(), inputs)]

    def diagram(self, *, opened: bool = False) -> Picture:
        """The network as a picture: elements by their symbols on wires, one colour a domain; ``.save("net.svg")``.

        opened  draw the parts of composites that have a symbol of their own, such as a motor, too
        Errors  ModelError for a network of more elements than can be read
        Law     no name reaches the picture unescaped; no two labels overlap, tests/views/test_network_views.py
        """
        found: Picture = VIEWS["diagram"](self, opened=opened)
        return found

    def bond_graph(self) -> Picture:
        """The network as a bond graph: 0- and 1-junctions, elements, half arrows, causal strokes; composites opened.

        ``.graph`` is the graph itself, :class:`poinsot.networks.bond_graph.BondGraph`. Strokes of storage that others
        bind (derivative causality) are red.
        Law  every bond has one stroke; the graph, read back, has the Dirac structure of the network,
             tests/networks/test_bond_graph.py
        """
        from poinsot.networks.bond_graph import bond_graph

        found: Picture = VIEWS["bonds"](self, bond_graph(self.model, self.equations.causality, self.equations.numbers))
        return found

    def as_element(self, name: str, ports: Mapping[str, str | tuple[str, str]]) -> Composite:
        """This network as one element, to be put into another: port name → its node, or its two nodes.

        A port of one node has the ground as its other side, and a single terminal, called as the port; one of two nodes
        has the terminals "port.p" and "port.n". Inside, the element's parts are called "name.part".
        """
        if self.controllers:
            raise ModelError(
                f"network {self.name!r} has controllers, whose names are of this network alone: put them on the "
                "network that it becomes a part of"
            )
        domains = {
            self._root(node): pair.domain
            for element, on in self.placed
            for pair in element.pairs
            for terminal, node in zip(terminals(element), on, strict=True)
            if terminal in pair.names
        }
        pairs: list[TerminalPair] = []
        renamed: dict[str, str] = {}
        for port, nodes in ports.items():
            if not isinstance(nodes, str) and not (isinstance(nodes, tuple) and all(isinstance(n, str) for n in nodes)):
                raise ModelError(f"network {self.name!r}: the port {port!r} needs the name of a node, or of two")
            inside = [self._root(end) for end in ((nodes, GROUND) if isinstance(nodes, str) else nodes)]
            known = [n for n in inside if n != GROUND]
            for n in known:
                if n not in domains or n in renamed:
                    why = "is a port already" if n in renamed else f"is not there{nearest(n, list(domains))}"
                    raise ModelError(f"network {self.name!r}: the node {n!r} for the port {port!r} {why}")
            if len(inside) != 2 or not known:
                raise ModelError(f"network {self.name!r}: the port {port!r} needs a node, or two, beside the ground")
            of_two = ("p", "n") if len(known) == 2 else ("", "")
            ends = [None if n == GROUND else name for n, name in zip(inside, of_two, strict=True)]
            pairs.append(TerminalPair(domains[known[0]], port, (ends[0], ends[1])))
            renamed |= {n: name for n, name in zip(inside, pairs[-1].names, strict=True) if name is not None}
        taken = set(renamed.values())
        for n in domains:
            if n not in renamed and n in taken:  # a node of the inside that is called as a port of another node
                renamed[n] = next(free for k in count(2) if (free := f"{n}.{k}") not in taken | domains.keys())
                taken.add(renamed[n])
        parts = tuple(
            (element, tuple(renamed.get(self._root(n), self._root(n)) for n in on)) for element, on in self.placed
        )
        return Composite(name, tuple(pairs), parts, self.run.events or ())


def _completed(
    element: Member, names: tuple[str, ...], nodes: tuple[str, ...], terminal_nodes: Mapping[str, str]
) -> tuple[str, ...]:
    """The nodes of all terminals, some of them given in order and some by name."""
    on = [*nodes, *(f"{element.name}.{terminal}" for terminal in names[len(nodes) :])]
    own = set(names[: len(nodes)])
    for key, node in terminal_nodes.items():
        terminal = key if key in names else key.replace("_", ".")
        if terminal not in names:
            raise ModelError(
                f"element {element.name!r} has no terminal {key!r}{nearest(key, names)}; its terminals are "
                f"{', '.join(names)}"
            )
        on[names.index(terminal)] = node
        own.add(terminal)
    for terminal, mate in carried(element).items():
        if (node := on[names.index(mate)]) == GROUND:
            raise ModelError(
                f"element {element.name!r}: nothing of gas is on the ground; put {mate} on a pneumatic.Supply of "
                "the pressure and temperature of the surroundings"
            )
        if terminal not in own:
            on[names.index(terminal)] = f"{node}.heat"
    return tuple(on)


def _events_of(elements: Iterable[Member], before: str) -> Iterator[RunEvent]:
    """The events of mechanisms and networks that are elements, in the names of the whole."""
    for element in (each for each in elements if isinstance(each, (Machine, Composite))):
        if isinstance(element, Machine):
            yield from element.tree.model.run.events_within(f"{before}{element.name}.")
        else:
            prefix = f"{before}{element.name}."
            yield from (event.within(prefix) for event in element.events)
            yield from _events_of((part for part, _ in element.parts), prefix)
