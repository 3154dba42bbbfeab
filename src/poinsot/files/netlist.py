"""Netlists in the manner of SPICE: a documented subset, anything else refused by its line.

    R, C, L      Rname n+ n- value        C and L may end in IC=value; R='formula of v' is a nonlinear resistor
    V, I         Vname n+ n- [DC] value | SIN(VO VA FREQ TD THETA) | PULSE(V1 V2 TD TR TF PW PER) | PWL(t v …) | EXP(…)
    K            Kname L1 L2 k            inductive coupling of two inductors, |k| < 1
    D            Dname n+ n- model        .model NAME D(IS=… N=…), ideal: .model NAME D(IDEAL=1)
    S, W         Sname n+ n- nc+ nc- model, Wname n+ n- Vname model    .model NAME SW(VT=… VH=… RON=… ROFF=…), CSW(…)
    B            Bname n+ n- I='formula of v'
    T            Tname n1+ n1- n2+ n2- ratio     an ideal transformer (not SPICE's transmission line)
    X            Xname nodes… NAME [parameter=value …]     .subckt NAME nodes… [parameter=default …] … .ends
    .param .ic .tran .end and comments; the first line is the title, node 0 (or gnd) is the ground

Numbers take the suffixes t g meg k m u n p f mil and letters after them; {formula} and 'formula' use .param names.
A voltage is counted from the first node to the second, a current flows through the element from the first node.
Manual: docs/netlist.md. Laws: tests/files/test_netlist.py.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

import numpy as np

from poinsot.algebra.formulas import RESERVED
from poinsot.components import electrical
from poinsot.components.primitives import GROUND, Member
from poinsot.errors import FileError, ModelError, nearest
from poinsot.files.arguments import Law
from poinsot.files.expansion import MOST_ELEMENTS, expanded
from poinsot.files.netlist_lines import Card, LineFault, assignments, called, cards, formula, node, number
from poinsot.files.netlist_models import Written, diode, model, senses, switch
from poinsot.files.netlist_sources import waveform
from poinsot.files.places import quoted
from poinsot.files.reading import read_text
from poinsot.multibody.model import Run
from poinsot.networks.undisturbed import undisturbed
from poinsot.signals.given import as_signal, names_used
from poinsot.signals.signal import Constant, Signal, Table
from poinsot.systems.network import Network

ELEMENTS = "rclkdvibtxsw"
DIRECTIVES = (".param", ".model", ".subckt", ".ends", ".ic", ".tran", ".end")
_DEEPEST = 20
_MOST_KNOTS = 500_000


@dataclass
class Scope:
    """A circuit or a subcircuit: its elements, and the names that its numbers may use."""

    cards: list[Card] = field(default_factory=list)
    ports: tuple[str, ...] = ()
    defaults: dict[str, str] = field(default_factory=dict)
    line: int = 1


@undisturbed()
def read_netlist(path: str | os.PathLike[str], diodes: str = "model") -> Network:
    """The network of a netlist; diodes: as their "model" says, or all "ideal".

    Raises FileError: the file, the line, the reason, what to do.
    """
    text = read_text(path)
    try:
        return _Reader(text, diodes == "ideal").network()
    except LineFault as fault:
        raise FileError(f"{os.fspath(path)}:{fault.line}: {fault.text}") from None
    except ModelError as error:
        if isinstance(error, FileError):
            raise
        raise FileError(f"{os.fspath(path)}: {error}") from None


class _Reader:
    def __init__(self, text: str, ideal: bool) -> None:
        self.ideal = ideal
        lines = text.splitlines()
        self.title = lines[0].strip(" *\t") if lines else ""
        self.parameters: dict[str, float] = {}
        self.models: dict[str, Written] = {}
        self.subcircuits: dict[str, Scope] = {}
        self.initial: dict[str, float] = {}
        self.knots = 0
        self.run = Run()
        self.main = Scope()
        self._sort(cards(lines))

    def network(self) -> Network:
        name = re.sub(r"[^\w.-]+", "-", self.title).strip("-")[:100] or "netlist"
        network = Network(name, self.run.time)
        network.run = self.run
        self._refuse_bomb()
        self._fill(network, self.main, self.parameters, ())
        if not network.has_elements:
            raise LineFault(1, "this netlist has no elements after its title line")
        try:
            network.equations  # noqa: B018  (a network that contradicts itself is refused when it is read)
        except ModelError as error:
            lines = {card.tokens[0]: card.line for card in self.main.cards}
            raise LineFault(next((lines[n] for n in quoted(str(error)) if n in lines), 1), str(error)) from None
        return network

    def _refuse_bomb(self) -> None:
        """Subcircuits within subcircuits multiply: they are counted before they are opened."""
        inner = {name: [called(card) for card in scope.cards] for name, scope in self.subcircuits.items()}
        count, worst = expanded([called(card) for card in self.main.cards], inner)
        if count > MOST_ELEMENTS:
            raise LineFault(
                self.subcircuits[worst].line if worst else 1,
                f"this netlist has {count:.6g} elements when its subcircuits are opened; at most {MOST_ELEMENTS:,} are "
                "read",
            )

    def _sort(self, cards: Iterable[Card]) -> None:
        """Directives are obeyed, elements kept in their circuit."""
        scope, name = self.main, ""
        for card in cards:
            head = card.tokens[0].lower()
            match head:
                case ".end":
                    break
                case ".subckt":
                    if name:
                        raise LineFault(card.line, f".subckt within .subckt {name!r}: end that one by .ends first")
                    name, scope = self._subcircuit(card)
                case ".ends":
                    if not name:
                        raise LineFault(card.line, ".ends without .subckt")
                    name, scope = "", self.main
                case ".param":
                    for key, value in _parameters(card, card.tokens[1:]).items():
                        self.parameters[key] = number(card, value, self.parameters)
                case ".model":
                    name_of, written = model(card, self.parameters, self.ideal)
                    self.models[name_of] = written
                case ".ic":
                    self._initial(card)
                case ".tran":
                    self._tran(card)
                case _ if head.startswith("."):
                    raise LineFault(card.line, f"{head} is not read{nearest(head, DIRECTIVES, 'directives that are')}")
                case _:
                    scope.cards.append(card)
        if name:
            raise LineFault(self.subcircuits[name].line, f".subckt {name!r} is not ended by .ends")

    def _subcircuit(self, card: Card) -> tuple[str, Scope]:
        tokens = list(card.tokens[1:])
        split = next((k - 1 for k, token in enumerate(tokens) if token == "="), len(tokens))
        names = [t for t in tokens[:split] if t.lower() != "params:"]
        if len(names) < 2:
            raise LineFault(card.line, "a subcircuit needs a name and nodes: .subckt NAME n1 n2 …")
        name = names[0].lower()
        if name in self.subcircuits:
            raise LineFault(card.line, f"there are two subcircuits {names[0]!r}")
        scope = Scope([], tuple(map(node, names[1:])), _parameters(card, tuple(tokens[split:])), card.line)
        self.subcircuits[name] = scope
        return name, scope

    def _initial(self, card: Card) -> None:
        raise LineFault(
            card.line,
            ".ic sets voltages of nodes; here storage is set: write IC=value at the capacitor or inductor itself",
        )

    def _tran(self, card: Card) -> None:
        values = [number(card, t, self.parameters) for t in card.tokens[1:] if t.lower() != "uic"]
        if len(values) < 2 or values[1] <= 0 or values[0] <= 0:
            raise LineFault(card.line, ".tran needs a step and an end, both positive: .tran 1u 10m")
        step, end, first, longest = (*values, *(0.0, 0.0)[len(values) - 2 :])[:4]
        if len(values) > 4 or not 0 <= first < end or (len(values) == 4 and longest <= 0):
            raise LineFault(
                card.line, ".tran is read as .tran step end [first sample [longest step]], the first before the end"
            )
        samples = max(2, min(1_000_001, round(min((end - first) / step, 1e9)) + 1))
        late = tuple(np.linspace(first, end, samples).tolist()) if first else None
        self.run = Run(time=end, samples=None if late else samples, times=late, max_step=longest or None)

    def _fill(self, network: Network, scope: Scope, names: dict[str, float], inside: tuple[str, ...]) -> None:
        _refuse_twice(scope)
        coupled, sensed = self._couplings(scope, names), senses(scope.cards)
        for card in scope.cards:
            name = card.tokens[0]
            makers: dict[str, Callable[..., None]] = {"x": self._call, "t": self._transformer, "s": self._switch}
            letter = name[0].lower()
            try:
                if letter in makers:
                    makers[letter](network, card, names, inside)
                elif letter in "rcldvib" and name.lower() not in coupled:
                    nodes = self._nodes(card, 2)
                    for other in sensed.get(name.lower(), ()):
                        behind = f"{other.tokens[0].lower()}.{name.lower()}"
                        made = switch(other, other.tokens[4:], self.models, "csw")
                        network.add(made, *self._nodes(other, 2), nodes[0], behind)
                        nodes = behind, nodes[1]
                    network.add(self._two_terminal(card, names), *nodes)
                elif letter not in ELEMENTS:
                    read = " ".join(ELEMENTS.upper())
                    raise LineFault(card.line, f"elements {name[0].upper()} are not read; {read} are")
            except ModelError as error:
                raise LineFault(card.line, str(error)) from None
        for pair in {id(p): p for p in coupled.values()}.values():
            self._coupled_pair(network, pair, names)

    def _nodes(self, card: Card, count: int) -> tuple[str, ...]:
        nodes = card.tokens[1 : count + 1]
        if len(nodes) < count or any(t in "(),=" for t in nodes):
            raise LineFault(card.line, f"{card.tokens[0]} needs {count} nodes after its name")
        return tuple(map(node, nodes))

    def _two_terminal(self, card: Card, names: dict[str, float]) -> Member:
        name, rest = card.tokens[0], list(card.tokens[3:])
        match name[0].lower():
            case "r":
                return self._resistor(card, rest, names)
            case "c" | "l":
                return self._storage(card, rest, names)
            case "d":
                return diode(card, self.models, self.ideal)
            case "b":
                if [t.lower() for t in rest[:2]] != ["i", "="] or len(rest) != 3:
                    raise LineFault(card.line, f"{name} is read as {name} n+ n- I='formula of v', v the voltage on it")
                return electrical.NonlinearResistor(name, current=self._law(card, rest[2], names), active=True)
        signal = self._signal(card, rest, names)
        return (electrical.VoltageSource if name[0].lower() == "v" else electrical.CurrentSource)(name, signal)

    def _resistor(self, card: Card, rest: list[str], names: dict[str, float]) -> Member:
        name = card.tokens[0]
        if [t.lower() for t in rest[:2]] == ["i", "="] and len(rest) == 3:
            return electrical.NonlinearResistor(name, current=self._law(card, rest[2], names))
        if [t.lower() for t in rest[:2]] == ["r", "="]:
            rest = rest[2:]
        if len(rest) != 1:
            raise LineFault(card.line, f"{name} is read as {name} n+ n- value, or with I='formula of v'")
        return electrical.Resistor(name, number(card, rest[0], names))

    def _storage(self, card: Card, rest: list[str], names: dict[str, float]) -> Member:
        value, start = self._value_and_start(card, rest, names)
        name = card.tokens[0]
        if name[0].lower() == "c":
            return electrical.Capacitor(name, value, voltage=start)
        return electrical.Inductor(name, value, current=start)

    def _value_and_start(self, card: Card, rest: list[str], names: dict[str, float]) -> tuple[float, float | None]:
        start = None
        if len(rest) == 4 and rest[1].lower() == "ic" and rest[2] == "=":
            start, rest = number(card, rest[3], names), rest[:1]
        if len(rest) != 1:
            name = card.tokens[0]
            raise LineFault(card.line, f"{name} is read as {name} n+ n- value [IC=value]")
        return number(card, rest[0], names), start

    def _law(self, card: Card, token: str, names: dict[str, float]) -> Law:
        """A formula of the element's own voltage v."""
        if re.search(r"\b[vi]\s*\(", formula(token)):
            raise LineFault(
                card.line, f"{token} has voltages or currents of other places; only v, the element's own, is read"
            )
        if taken := sorted({"v", "x"} & names.keys() & names_used(formula(token))):
            raise LineFault(
                card.line,
                f"{taken[0]!r} is a parameter and cannot be told from the voltage v here; rename the parameter",
            )
        text = re.sub(r"\bv\b(?!\s*\()", "x", formula(token))
        law = Law(text, tuple(names.items()))
        law(0.25)
        return law

    def _signal(self, card: Card, rest: list[str], names: dict[str, float]) -> Signal:
        tokens = [t for t in rest if t not in "(),"]
        if tokens and tokens[0].lower() == "dc":
            tokens = tokens[1:]
        if len(tokens) == 1:
            token = tokens[0]
            if token[:1] in "{'\"" and re.search(r"\bt\b|\btime\b", token[1:-1]):
                return as_signal("", re.sub(r"\btime\b", "t", formula(token)), names)
            return Constant(number(card, token, names))
        if not tokens:
            return Constant(0.0)
        if tokens[0][:1] not in "{'\"" and not tokens[0][:1].isalpha():
            raise LineFault(
                card.line,
                f"{card.tokens[0]} has {' '.join(tokens)!r}: a source is read with one number, one waveform or one "
                "{formula} in t; values for AC or an operating point are not",
            )
        values = [number(card, t, names) for t in tokens[1:]]
        try:
            signal = waveform(tokens[0], values, self.run.time)
        except ModelError as error:
            raise LineFault(card.line, str(error)) from None
        self.knots += len(signal.times) if isinstance(signal, Table) else 0
        if self.knots > _MOST_KNOTS:
            raise LineFault(
                card.line, f"the pulses and tables of this netlist have more than {_MOST_KNOTS:,} corners in this run"
            )
        return signal

    def _transformer(self, network: Network, card: Card, names: dict[str, float], inside: tuple[str, ...]) -> None:
        nodes = self._nodes(card, 4)
        if len(card.tokens) != 6:
            raise LineFault(card.line, f"{card.tokens[0]} is read as {card.tokens[0]} n1+ n1- n2+ n2- ratio")
        network.add(electrical.Transformer(card.tokens[0], number(card, card.tokens[5], names)), *nodes)

    def _switch(self, network: Network, card: Card, names: dict[str, float], inside: tuple[str, ...]) -> None:
        nodes = self._nodes(card, 4)
        network.add(switch(card, card.tokens[5:], self.models, "sw"), *nodes)

    def _call(self, network: Network, card: Card, names: dict[str, float], inside: tuple[str, ...]) -> None:
        tokens = list(card.tokens[1:])
        split = next((k - 1 for k, token in enumerate(tokens) if token == "="), len(tokens))
        words = [t for t in tokens[:split] if t.lower() != "params:"]
        if not words or words[-1].lower() not in self.subcircuits:
            known = nearest(words[-1].lower() if words else "", self.subcircuits, "the subcircuits are")
            raise LineFault(card.line, f"there is no subcircuit {words[-1] if words else ''!r}{known}")
        kind = words[-1].lower()
        scope, nodes = self.subcircuits[kind], [node(n) for n in words[:-1]]
        if len(nodes) != len(scope.ports):
            raise LineFault(card.line, f"subcircuit {words[-1]!r} has {len(scope.ports)} nodes; {len(nodes)} are given")
        if kind in inside or len(inside) > _DEEPEST:
            raise LineFault(card.line, f"subcircuit {words[-1]!r} stands within itself")
        given = assignments(card, tuple(tokens[split:]))
        own = dict(names)
        for key in given:
            if key not in scope.defaults:
                raise LineFault(card.line, f"unknown parameter{nearest(key, scope.defaults, 'the parameters are')}")
        for key, value in scope.defaults.items():
            own[key] = number(card, given[key], names) if key in given else number(card, value, own)
        within = Network(kind)
        self._fill(within, scope, own, (kind, *inside))
        ports = {port: port for port in scope.ports if port != GROUND}
        element = within.as_element(card.tokens[0], ports)
        network.add(element, *(n for n, port in zip(nodes, scope.ports, strict=True) if port != GROUND))

    def _couplings(self, scope: Scope, names: dict[str, float]) -> dict[str, tuple[Card, Card, Card, float]]:
        """Coupled inductors by name, each pair with its K card."""
        cards = {card.tokens[0].lower(): card for card in scope.cards}
        found: dict[str, tuple[Card, Card, Card, float]] = {}
        for card in scope.cards:
            if card.tokens[0][0].lower() != "k":
                continue
            if len(card.tokens) != 4:
                raise LineFault(card.line, f"{card.tokens[0]} is read as {card.tokens[0]} L1 L2 coupling")
            first, second = (t.lower() for t in card.tokens[1:3])
            for each in (first, second):
                if each not in cards or each[0] != "l":
                    known = [n for n in cards if n[0] == "l"]
                    raise LineFault(card.line, f"there is no inductor {each!r}{nearest(each, known, 'inductors')}")
                if each in found:
                    raise LineFault(card.line, f"inductor {each!r} is coupled twice; one coupling of two is read")
            pair = card, cards[first], cards[second], number(card, card.tokens[3], names)
            found[first] = found[second] = pair
        return found

    def _coupled_pair(self, network: Network, pair: tuple[Card, Card, Card, float], names: dict[str, float]) -> None:
        card, first, second, k = pair
        (one, start_1), (two, start_2) = (self._value_and_start(c, list(c.tokens[3:]), names) for c in (first, second))
        given = start_1 is not None or start_2 is not None
        currents = (start_1 or 0.0, start_2 or 0.0) if given else None
        try:
            element = electrical.MutualInductance(card.tokens[0], one, two, coupling=k, currents=currents)
            network.add(element, *self._nodes(first, 2), *self._nodes(second, 2))
        except ModelError as error:
            raise LineFault(card.line, str(error)) from None


def _parameters(card: Card, tokens: Sequence[str]) -> dict[str, str]:
    """name = value pairs whose names formulas can use."""
    found = assignments(card, tokens)
    for name in found:
        if name in RESERVED or name == "time":
            raise LineFault(card.line, f"the name {name!r} already means something in formulas; choose another")
    return found


def _refuse_twice(scope: Scope) -> None:
    seen: dict[str, Card] = {}
    for card in scope.cards:
        other = seen.setdefault(card.tokens[0].lower(), card)
        if other is not card:
            raise LineFault(
                card.line, f"there is an element {other.tokens[0]!r} already, in line {other.line}; names must differ"
            )
