"""Netlists in the manner of SPICE: a documented subset, anything else refused by its line.

Elements by their first letter, `LETTERS`; directives, `DIRECTIVES`; what each card may say: docs/network-elements.md.
The first line is the title, node 0 (or gnd) is the ground. A voltage is counted from the first node to the second, a
current flows through the element from the first node.
Laws: tests/files/test_netlist.py, tests/files/test_netlist_dialect.py. Source: ngspice manual, ch. 2 to 5.

Inductors that K lines couple: two or more of one core are one storage.

Law: φ = L i with L_ij = k_ij √(L_i L_j), tests/files/test_netlist_dialect.py. Source: ngspice manual, ch. 3.2.12.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

import numpy as np

from poinsot.algebra.collecting import paused
from poinsot.components import electrical
from poinsot.components.primitives import GROUND, Composite, Member
from poinsot.errors import FileError, FileWarning, ModelError, nearest, warn
from poinsot.files import netlist_directives as directive
from poinsot.files.netlist_controlled import LETTERS as CONTROLLED
from poinsot.files.netlist_controlled import place_controlled, sensors
from poinsot.files.netlist_elements import ONE_PORTS, Maker, lossless_line, storage_values
from poinsot.files.netlist_ends import held
from poinsot.files.netlist_formulas import Dialect
from poinsot.files.netlist_lines import (
    Card,
    LineFault,
    assignments,
    called,
    cards,
    lines_of,
    node,
    number,
    parted,
    reached,
)
from poinsot.files.netlist_ltspice import is_ltspice, parted_losses, place_losses
from poinsot.files.netlist_measures import is_of_a_run
from poinsot.files.netlist_models import LETTERS as TRANSISTORS
from poinsot.files.netlist_models import ModelLine, Settings, model, switch, terminals, transistor
from poinsot.files.network_elements import quoted, too_many
from poinsot.files.reading import PathLike, model_faults, read_text
from poinsot.multibody.model import Run
from poinsot.networks.analyses import Analyses
from poinsot.networks.blocks import SampledTie
from poinsot.records import dataclass, field
from poinsot.systems.network import Network

Coil = Callable[[Card], tuple[float, float | None]]
"""The inductance of an inductor and its current at the start."""


@dataclass
class CoilCore:
    """Coils by name, lower case, in the order in which they are coupled, and what couples them."""

    coils: list[str] = field(default_factory=list)
    couplings: list[tuple[Card, str, str, float]] = field(default_factory=list)


def cores(cards: Sequence[Card], names: Mapping[str, float]) -> list[CoilCore]:
    """The coils that K lines couple, core by core."""
    known = {card.name.lower() for card in cards if card.name[0].lower() == "l"}
    found: dict[str, CoilCore] = {}
    for card in cards:
        if card.name[0].lower() != "k":
            continue
        coils = [t.lower() for t in card.tokens[1:-1]]
        if len(coils) < 2:
            raise card.fault(f"{card.name} is read as {card.name} L1 L2 coupling")
        for each in coils:
            if each not in known:
                raise card.fault(f"there is no inductor {each!r}{nearest(each, known, 'inductors')}")
        k = number(card, card.tokens[-1], names)
        for i, one in enumerate(coils):  # several coils in one line: LTspice couples each with each
            for other in coils[i + 1 :]:
                _couple(card, one, other, k, found)
    return list({id(core): core for core in found.values()}.values())


def _couple(card: Card, one: str, other: str, k: float, found: dict[str, CoilCore]) -> None:
    core = found.setdefault(one, CoilCore([one]))
    second = found.setdefault(other, CoilCore([other]))
    if any({one, other} == {a, b} for _, a, b, _ in core.couplings) or one == other:
        raise card.fault(f"the inductors {one!r} and {other!r} are coupled twice, or are one; leave one K line out")
    if second is not core:
        core.coils += second.coils
        core.couplings += second.couplings
        for each in second.coils:
            found[each] = core
    core.couplings.append((card, one, other, k))


def coupled(core: CoilCore, coil: Coil, cards: Mapping[str, Card]) -> Member:
    """The element of a core, called as its first K line."""
    card = core.couplings[0][0]
    values, starts = zip(*(coil(cards[name]) for name in core.coils), strict=True)
    currents = None if all(each is None for each in starts) else tuple(each or 0.0 for each in starts)
    if len(values) == 2:
        k = core.couplings[0][3]
        return electrical.MutualInductance(card.name, *values, coupling=k, currents=currents)  # type: ignore[arg-type]
    L = np.diag(np.asarray(values, dtype=float))
    for _, one, other, k in core.couplings:
        i, j = core.coils.index(one), core.coils.index(other)
        L[i, j] = L[j, i] = k * np.sqrt(L[i, i] * L[j, j])
    return electrical.CoupledInductors(card.name, L, currents=currents)


DIRECTIVES = (
    ".param", ".func", ".model", ".subckt", ".ends", ".global", ".ic", ".nodeset", ".tran", ".op", ".ac", ".dc",
    ".step", ".four", ".meas", ".noise", ".options", ".temp", ".include", ".lib", ".end",
)  # fmt: skip
_DEEPEST = 20


@dataclass
class Scope:
    """A circuit or a subcircuit: its elements and models, and the names that its numbers may use."""

    cards: list[Card] = field(default_factory=list)
    ports: tuple[str, ...] = ()
    defaults: dict[str, str] = field(default_factory=dict)
    line: int = 1
    models: list[Card] = field(default_factory=list)
    own: list[tuple[Card, str, str]] = field(default_factory=list)


@dataclass(frozen=True)
class NetworkPlace:
    """Where elements are put: a network, the scope of the cards, the values of names, models in reach, and wires.

    wires   by the names of a controlled element and of a voltage source, the nodes between which its current is sensed
    behind  by the name of a voltage source, the node that it stands on behind those who sense it
    inside  the subcircuits around; prefix: of the names of its elements in the whole network, "X1.X2."
    """

    network: Network
    scope: Scope
    names: Mapping[str, float]
    models: Mapping[str, ModelLine]
    wires: Mapping[tuple[str, str], tuple[str, str]]
    behind: Mapping[str, str]
    inside: tuple[str, ...] = ()
    prefix: str = ""


@paused()
def read_netlist(
    path: PathLike, diodes: str = "model", folders: Sequence[PathLike] = (), given: Mapping[str, float] | None = None
) -> Network:
    """Read a SPICE netlist as a network.

    diodes   "model": by their .model lines; "ideal": all ideal
    folders  further folders for includes
    given  parameters by name, in lower case, instead of those of its .param lines
    Raises FileError: the file, the line, the reason, what to do. Warns, FileWarning, of what is passed over or floats.
    """
    text = read_text(path, micro=True)
    try:
        with model_faults(path):
            reader = _Reader(text, lines_of(path, text, folders), diodes == "ideal", given or {})
            found = reader.network()
    except LineFault as fault:
        raise FileError(fault.told(os.fspath(path))) from None
    for sentence in reader.doubts if given is None else ():  # told when the file was first read
        warn(FileWarning(f"{os.fspath(path)}: {sentence}"))
    return found


def parameters_of(path: PathLike, folders: Sequence[PathLike] = ()) -> dict[str, float]:
    """The parameters of a netlist's own .param and .step lines, by name in lower case."""
    text = read_text(path, micro=True)
    try:
        return _Reader(text, lines_of(path, text, folders), False, {}).parameters
    except LineFault as fault:
        raise FileError(fault.told(os.fspath(path))) from None


class _Reader:
    def __init__(self, text: str, lines: Sequence[tuple[int, str]], ideal: bool, given: Mapping[str, float]) -> None:
        self.ideal, self.doubts, self.given = ideal, list[str](), given
        self.title = text.partition("\n")[0].strip(" *\t\r")
        self.subcircuits: dict[str, Scope] = {}
        self.shared = list[str]()  # nodes that are the same in all subcircuits
        self.initial: dict[tuple[str, str], float] = {}
        self.settings, self.run, self.main, self.starts = Settings(), Run(), Scope(), False
        self.asked, self.dialect = Analyses(), Dialect(is_ltspice(text))
        written = cards(lines, self.dialect)
        self.reached = reached(written)
        self._sort(written)
        self.maker = Maker(self.run, self.settings, ideal, self.initial, self.starts)
        self.maker.at_rest = self.asked.at_rest and not self.dialect.ltspice
        self.maker.used.update(("v", name) for name in self.asked.guess)

    def network(self) -> Network:
        name = re.sub(r"[^\w.-]+", "-", self.title).strip("-")[:100] or "netlist"
        network = Network(name, self.run.time)
        network.run = self.run
        self._refuse_bomb()
        self._fill(network, self.main, self.parameters, {}, ())
        if not network.has_elements:
            raise LineFault(1, "this netlist has no elements after its title line")
        self.doubts += [*held(network), *self.maker.without_effect(), *self.maker.passed_over()]
        network.analyses = replace(self.asked, levels=self.maker.levels, stimuli=self.maker.stimuli)
        self._drop_strange_nodes(network)
        network.analyses = replace(network.analyses, temperature=self.settings.temperature + 273.15)
        try:
            network.refuse_contradictions()
        except SampledTie:
            pass
        except ModelError as error:
            lines = {card.name: card.line for card in self.main.cards}
            raise LineFault(next((lines[n] for n in quoted(str(error)) if n in lines), 1), str(error)) from None
        return network

    def _drop_strange_nodes(self, network: Network) -> None:
        guess = network.analyses.guess
        if odd := [name for name in guess if name not in network.node_names]:
            self.doubts.append(f".nodeset names {', '.join(map(repr, odd))}, where no node is: without effect")
            kept = {name: value for name, value in guess.items() if name not in odd}
            network.analyses = replace(network.analyses, guess=kept)

    def _refuse_bomb(self) -> None:
        """Subcircuits within subcircuits multiply: they are counted before they are opened."""
        inner = {name: [called(card) for card in scope.cards] for name, scope in self.subcircuits.items()}
        if found := too_many([called(card) for card in self.main.cards], inner):
            said, worst = found
            line = self.subcircuits[worst].line if worst else 1
            raise LineFault(line, f"this netlist has {said.format('its subcircuits')}")

    def _sort(self, lines: Iterable[Card]) -> None:
        """Directives are obeyed once all parameters are known, elements and models kept in their circuit."""
        scope, name, directives, beside = self.main, "", list[Card](), dict[str, Card]()
        asked = list[Card]()
        for card in lines:
            head = card.name.lower()
            match head:
                case ".end":
                    break
                case ".subckt":
                    if name:
                        raise card.fault(f".subckt within .subckt {name!r}: end that one by .ends first")
                    name, scope = self._subcircuit(card)
                case ".ends":
                    if not name:
                        raise card.fault(".ends without .subckt")
                    name, scope = "", self.main
                case ".param":
                    said = directive.parameters(card, card.tokens[1:])
                    scope.own += [(card, key, value) for key, value in said.items()]
                case ".func" | ".function":
                    self.dialect.functions.update([directive.function_of(card, self.dialect)])
                case ".model":
                    scope.models.append(card)
                case ".global":
                    self.shared += map(node, card.tokens[1:])
                case ".op" | ".backanno":
                    pass  # what `Network.operating_point` is asked for, and names for LTspice's drawing
                case ".ic" | ".nodeset" | ".tran" | ".options" | ".option" | ".opt" | ".temp":
                    directives.append(card)
                case _ if head in directive.ANALYSES:
                    asked.append(card)
                case _ if head in directive.SCRIPTS:
                    raise card.fault(directive.SCRIPTS[head])
                case _ if head in directive.PASSED:
                    beside.setdefault(head, card)
                case _ if head.startswith("."):
                    raise card.fault(f"{head} is not read{nearest(head, DIRECTIVES, 'directives that are')}")
                case _:
                    scope.cards.append(card)
        if name:
            raise LineFault(self.subcircuits[name].line, f".subckt {name!r} is not ended by .ends")
        self.parameters = self._resolved([card for card in asked if directive.stepped(card)])
        self.doubts += directive.passed(beside)
        self._obey(directives)
        self._ask(asked)

    def _obey(self, directives: Sequence[Card]) -> None:
        for card in directives:
            match card.name.lower():
                case ".ic":
                    self.initial |= directive.initial(card, self.parameters)
                case ".nodeset":
                    self.asked = replace(
                        self.asked, guess={**self.asked.guess, **directive.near(card, self.parameters)}
                    )
                case ".tran":
                    found = directive.run_of(card, self.parameters)
                    self.run = found.also(rtol=self.run.rtol)
                    self.asked = replace(self.asked, at_rest=directive.begins_at_rest(card))
                    self.starts = "startup" in map(str.lower, card.tokens)
                case _:
                    self.settings, self.run, doubts = directive.options(card, self.parameters, self.settings, self.run)
                    self.doubts += doubts
        if not self.asked.at_rest and self.run.time is not None:  # UIC: what .nodeset says holds where .ic says nothing
            self.initial = {("v", name): value for name, value in self.asked.guess.items()} | self.initial

    def _ask(self, asked: Sequence[Card]) -> None:
        known = {card.name.lower(): card.name for card in self.main.cards}
        if others := [card for card in asked if card.name.lower() in (".meas", ".measure") and not is_of_a_run(card)]:
            told = ", ".join(f"line {int(card.line)}" for card in others)
            self.doubts.append(f"passed over, as it measures no run in time: .meas of {told}")
        for card in asked:
            self.asked = directive.ANALYSES[card.name.lower()](self.asked, card, self.parameters, known)
        if self.asked.steps:
            told = ", ".join(self.asked.steps)
            self.doubts.append(
                f".step asks for several values of {told}: `poinsot sweep FILE` and `poinsot ensemble FILE` take them; "
                "a single run has that of .param, else the first"
            )

    def _resolved(self, stepping: Sequence[Card]) -> dict[str, float]:
        """The values of parameters: given ones, those of .param lines, and the first of .step lines without any."""
        own = [(card, key, value) for card, key, value in self.main.own if key not in self.given]
        names, said = dict(self.given), {key for _, key, _ in own}
        for card in stepping:
            if (key := directive.stepped(card)) not in names and key not in said:
                names[key] = directive.step_of(card, names, {})[1][0]
        return directive.resolved(own, names)

    def _subcircuit(self, card: Card) -> tuple[str, Scope]:
        names, rest = parted(card)
        if len(names) < 2:
            raise card.fault("a subcircuit needs a name and nodes: .subckt NAME n1 n2 …")
        name = names[0].lower()
        if name in self.subcircuits:
            raise card.fault(f"there are two subcircuits {names[0]!r}")
        scope = Scope([], tuple(map(node, names[1:])), directive.parameters(card, rest), card.line)
        self.subcircuits[name] = scope
        return name, scope

    def _fill(
        self, network: Network, scope: Scope, names: Mapping[str, float], models: Mapping[str, ModelLine],
        inside: tuple[str, ...], prefix: str = "",
    ) -> None:  # fmt: skip
        _refuse_twice(scope)
        own = dict[str, ModelLine]()
        for card in scope.models:
            name, found = model(card, names, self.ideal, self.doubts)
            if own.setdefault(name, found) != found:
                raise card.fault(f"there are two models {name!r} that differ; leave one out, or call it otherwise")
        at = NetworkPlace(network, scope, names, {**models, **own}, *_sensing(scope, names), inside, prefix)
        joined = cores(scope.cards, names)
        skipped = {coil for core in joined for coil in core.coils}
        for card in scope.cards:
            letter = card.name[0].lower()
            if letter == "k" or card.name.lower() in skipped:
                continue
            if letter not in LETTERS:
                raise card.fault(f"elements {letter.upper()} are not read; {' '.join(LETTERS).upper()} K are")
            try:
                LETTERS[letter](self, at, card)
            except ModelError as error:
                raise card.fault(str(error)) from None
        known = {card.name.lower(): card for card in scope.cards}
        for core in joined:
            first = core.couplings[0][0]
            try:
                parted = {coil: parted_losses(known[coil]) for coil in core.coils}
                element = coupled(
                    core,
                    lambda coil: storage_values(self.maker, coil, names),
                    {c: each for c, (each, _) in parted.items()},
                )
                ends = {coil: nodes_of(known[coil], 2) for coil in core.coils}
                on = [
                    (place_losses(network, each, losses, names, (ends[coil][0], ends[coil][1])), ends[coil][1])
                    for coil, (each, losses) in parted.items()
                ]
                network.add(element, *(n for pair in on for n in pair))
            except ModelError as error:
                raise first.fault(str(error)) from None

    def call(self, at: NetworkPlace, card: Card) -> None:
        """Xname nodes… NAME [parameter=value …]."""
        words, rest = parted(card)
        if not words or words[-1].lower() not in self.subcircuits:
            known = nearest(words[-1].lower() if words else "", self.subcircuits, "the subcircuits are")
            raise card.fault(f"there is no subcircuit {words[-1] if words else ''!r}{known}")
        kind = words[-1].lower()
        scope, nodes = self.subcircuits[kind], [node(n) for n in words[:-1]]
        if len(nodes) != len(scope.ports):
            raise card.fault(f"subcircuit {words[-1]!r} has {len(scope.ports)} nodes; {len(nodes)} are given")
        if kind in at.inside or len(at.inside) > _DEEPEST:
            raise card.fault(f"subcircuit {words[-1]!r} stands within itself")
        given = assignments(card, rest)
        own = dict(at.names)
        for key in given.keys() - scope.defaults.keys() if not self.dialect.ltspice else ():
            raise card.fault(f"unknown parameter{nearest(key, scope.defaults, 'the parameters are')}")
        own |= {key: number(card, value, at.names) for key, value in given.items()}
        own = directive.resolved([(card, key, x) for key, x in scope.defaults.items() if key not in given], own)
        own = directive.resolved([each for each in scope.own if each[1] not in given], own)
        within = Network(kind)
        prefix = f"{at.prefix}{card.name}."
        self._fill(within, scope, own, at.models, (kind, *at.inside), prefix)
        inside = {each for _, ends in within.placed for each in ends}.difference(scope.ports)
        on = dict(zip(scope.ports, nodes, strict=True)) | {name: name for name in self.shared if name in inside}
        on |= {name: path for name in inside if (path := f"{card.name.lower()}.{name}") in self.reached}
        on.pop(GROUND, None)
        at.network.add(within.as_element(card.name, {port: port for port in on}), *on.values())

    def one_port(self, at: NetworkPlace, card: Card) -> None:
        """Maker of R, C, L, D, V, I, and of B with its own voltage as the only control."""
        first, second = nodes_of(card, 2)
        first = at.behind.get(card.name.lower(), first)
        card, losses = parted_losses(card)
        first = place_losses(at.network, card, losses, at.names, (first, second))
        made = ONE_PORTS[card.name[0].lower()](self.maker, card, at.names, at.models, at.prefix)
        at.network.add(self.begun(at, made, (first, second)), first, second)

    def controlled(self, at: NetworkPlace, card: Card) -> None:
        """E, F, G, H, B."""
        place_controlled(at.network, card, at.names, nodes_of(card, 2), at.wires)

    def line(self, at: NetworkPlace, card: Card) -> None:
        """Tname n1+ n1- n2+ n2- Z0=… TD=…, or an ideal transformer by its ratio."""
        nodes = nodes_of(card, 4)
        if "=" in card.tokens:
            at.network.add(lossless_line(self.maker, card, at.names), *nodes)
            return
        if len(card.tokens) != 6:
            raise card.fault(
                f"{card.name} is read as {card.name} n1+ n1- n2+ n2- Z0=… TD=…, or of an ideal transformer with a ratio"
            )
        at.network.add(electrical.Transformer(card.name, number(card, card.tokens[5], at.names)), *nodes)

    def transistor(self, at: NetworkPlace, card: Card) -> None:
        """Q, M, J."""
        count = TRANSISTORS[terminals(card, at.models)[0]][0]
        nodes = nodes_of(card, count)
        at.network.add(self.begun(at, transistor(card, at.models, self.settings, at.names), nodes), *nodes)

    def begun(self, at: NetworkPlace, element: Member, nodes: tuple[str, ...]) -> Member:
        """A device that begins, with UIC, where .ic puts its nodes."""
        if at.prefix or self.asked.at_rest or not isinstance(element, Composite):
            return element
        said = {name: value for (kind, name), value in self.initial.items() if kind == "v"}
        if not said:
            return element
        self.maker.used.update(("v", node) for node in nodes)
        return directive.started(element, nodes, said)

    def switch(self, at: NetworkPlace, card: Card) -> None:
        """Sname n+ n- nc+ nc- model."""
        at.network.add(switch(card, card.tokens[5:], at.models, "sw"), *nodes_of(card, 4))

    def current_switch(self, at: NetworkPlace, card: Card) -> None:
        """Wname n+ n- Vname model."""
        made = switch(card, card.tokens[4:], at.models, "csw")
        at.network.add(made, *nodes_of(card, 2), *at.wires[card.name.lower(), card.tokens[3].lower()])


LETTERS: dict[str, Callable[[_Reader, NetworkPlace, Card], None]] = {
    **dict.fromkeys(ONE_PORTS, _Reader.one_port), **dict.fromkeys(CONTROLLED, _Reader.controlled),
    **dict.fromkeys("qmj", _Reader.transistor),
    "t": _Reader.line, "x": _Reader.call, "s": _Reader.switch, "w": _Reader.current_switch,
}  # fmt: skip
"""How the elements of each first letter are put into a network; K lines couple inductors."""
ELEMENTS = "".join(LETTERS) + "k"


_SIGNS = frozenset("(),=")


def nodes_of(card: Card, count: int) -> tuple[str, ...]:
    """The first nodes of a card."""
    nodes = card.tokens[1 : count + 1]
    if len(nodes) < count or not _SIGNS.isdisjoint(nodes):
        raise card.fault(f"{card.name} needs {count} nodes after its name")
    return tuple(map(node, nodes))


def _sensing(scope: Scope, names: Mapping[str, float]) -> tuple[dict[tuple[str, str], tuple[str, str]], dict[str, str]]:
    """The wires in which currents are sensed, and the nodes on which the voltage sources stand then."""
    sources = {card.name.lower(): card for card in scope.cards if card.name[0].lower() == "v"}
    wires: dict[tuple[str, str], tuple[str, str]] = {}
    behind: dict[str, str] = {}
    for card in scope.cards:
        for source in sensors(card, names, sources):
            before = behind.get(source) or nodes_of(sources[source], 2)[0]
            behind[source] = f"{card.name.lower()}.{source}"
            wires[card.name.lower(), source] = before, behind[source]
    return wires, behind


def _refuse_twice(scope: Scope) -> None:
    seen: dict[str, Card] = {}
    for card in scope.cards:
        other = seen.setdefault(card.name.lower(), card)
        if other is not card:
            raise card.fault(f"there is an element {other.name!r} already, in line {other.line}; names must differ")
