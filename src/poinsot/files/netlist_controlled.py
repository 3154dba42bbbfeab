"""Sources of a netlist that voltages and currents of other places control: E, F, G, H and B.

    E, G    n+ n- nc+ nc- gain | POLY(k) nc1+ nc1- … p0 p1 … | VALUE={f} | TABLE {f} = (x, y) … | VOL='f', CUR='f'
    F, H    n+ n- Vname gain | POLY(k) Vname1 … p0 p1 …
    B       n+ n- V=f | I=f       f: V(a), V(a, b), I(Vname), time and what `netlist_formulas` reads

A current that controls is that of a voltage source: a port of the controlled source stands in series with it.
Law: ngspice's values, tests/files/test_netlist_dialect.py. Source: ngspice manual, ch. 4.2 and 5.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations_with_replacement, pairwise
from math import comb, prod
from typing import Literal

from poinsot.algebra.formulas import RESERVED
from poinsot.algebra.scalars import Scalar
from poinsot.components import electrical
from poinsot.components.primitives import GROUND, Member
from poinsot.errors import ModelError, nearest
from poinsot.files.arguments import Law
from poinsot.files.netlist_formulas import translated
from poinsot.files.netlist_lines import Card, formula, node, number
from poinsot.records import dataclass, field
from poinsot.systems.network import Network

LETTERS = "efghb"
_DRIVES: dict[str, Literal["voltage", "current"]] = {"e": "voltage", "h": "voltage", "g": "current", "f": "current"}
_INPUT_LIMIT = 40
"""Controls of one source."""


@dataclass
class Controlled:
    """Parsed card of a controlled source: its control voltages or currents, and their law.

    senses  ("v", (n+, n-)) or ("i", (name of a voltage source,)), ("t", ()) for the time
    """

    drives: Literal["voltage", "current"]
    senses: list[tuple[str, tuple[str, ...]]] = field(default_factory=list)
    law: Law | ControlPolynomial | float = 0.0

    def sense(self, kind: str, *names: str) -> int:
        """The number, from 1 on, of a control."""
        if (kind, names) not in self.senses:
            self.senses.append((kind, names))
        return self.senses.index((kind, names)) + 1


@dataclass(frozen=True)
class ControlPolynomial:
    """A sum of products of the arguments [V, A], each with its number, in SPICE's order: 1, x1, x2, x1², x1 x2, x2²."""

    numbers: tuple[float, ...]

    def __call__(self, *x: Scalar) -> Scalar:
        """Its value."""
        found: Scalar = 0.0
        degree, left = 0, list(self.numbers)
        while left:
            for chosen in combinations_with_replacement(x, degree):
                if not left:
                    break
                p = left.pop(0)
                found = found + p * prod(chosen) if p else found
            degree += 1
        return found


def read_controlled(card: Card, names: Mapping[str, float]) -> Controlled:
    """Parse a card of E, F, G, H or B."""
    letter, rest = card.name[0].lower(), list(card.tokens[3:])
    if letter == "b":
        kind = rest[0].lower() if len(rest) > 2 and rest[1] == "=" else ""
        if kind not in ("v", "i"):
            raise card.fault(f"{card.name} is read as {card.name} n+ n- V=formula, or I=formula")
        return _by_formula(card, "voltage" if kind == "v" else "current", _after(card, "="), names)
    found = Controlled(_DRIVES[letter])
    word = rest[0].lower() if rest else ""
    if word == "poly":
        return _polynomial(card, found, letter, [t for t in rest[1:] if t not in "(),"], names)
    if letter in "eg" and word == "table":
        return _table(card, found, rest[1:], names)
    if (
        letter in "eg" and word in ("value", "vol", "cur", "v", "i") and rest[1:] and rest[1][0] in "={'\""
    ):  # else nodes
        return _by_formula(
            card, found.drives, _after(card, "=") if "=" in rest else card.text.split(rest[0], 1)[1], names
        )
    count = 2 if letter in "eg" else 1
    rest = [t for t in rest if t not in "(),"]
    if len(rest) != count + 1:
        how = "nc+ nc- gain, or VALUE={formula}" if letter in "eg" else "Vname gain"
        raise card.fault(f"{card.name} is read as {card.name} n+ n- {how}, or with POLY(k)")
    _control(found, letter, rest[:count])
    found.law = number(card, rest[-1], names)
    return found


def _control(found: Controlled, letter: str, words: Sequence[str]) -> None:
    if letter in "eg":
        found.senses.append(("v", (node(words[0]), node(words[1]))))
    else:
        found.senses.append(("i", (words[0].lower(),)))


def _after(card: Card, sign: str) -> str:
    return card.text.split(sign, 1)[1]


def _polynomial(card: Card, found: Controlled, letter: str, rest: list[str], names: Mapping[str, float]) -> Controlled:
    k = int(number(card, rest[0], names)) if rest else 0
    each = 2 if letter in "eg" else 1
    if not 1 <= k <= _INPUT_LIMIT or len(rest) < 2 + each * k:
        raise card.fault(f"{card.name} needs POLY(k), k controls and at least one coefficient")
    for i in range(k):
        _control(found, letter, rest[1 + each * i : 1 + each * (i + 1)])
    p = [number(card, t, names) for t in rest[1 + each * k :]]
    if k == 1 and len(p) == 1:
        p = [0.0, *p]  # SPICE's rule: one coefficient of one control is its gain
    if len(p) > comb(k + 20, k):
        raise card.fault(f"{card.name} has a polynomial of more than degree 20")
    found.law = ControlPolynomial(tuple(p))
    return found


def _table(card: Card, found: Controlled, rest: list[str], names: Mapping[str, float]) -> Controlled:
    split = next((i for i, t in enumerate(rest) if t == "="), 0)
    numbers = [number(card, t, names) for t in rest[split + 1 :] if t not in "(),"]
    x, y = numbers[::2], numbers[1::2]
    if not split or len(x) != len(y) or len(x) < 2 or any(b <= a for a, b in pairwise(x)):
        raise card.fault(f"{card.name} is read as {card.name} n+ n- TABLE {{formula}} = (x1, y1) (x2, y2) …, x rising")
    return _by_formula(card, found.drives, f"interp({formula(''.join(rest[:split]))}, {x}, {y})", names)


def _by_formula(card: Card, drives: Literal["voltage", "current"], text: str, names: Mapping[str, float]) -> Controlled:
    found, ends = Controlled(drives), (node(card.tokens[1]), node(card.tokens[2]))

    def reference(word: str, given: list[str]) -> str:
        if word == "i":
            return f"x{found.sense('i', given[0].strip().lower())}"
        if word == "":
            return _plain(card, given[0], names, found, ends)
        pair = [*map(node, given), GROUND][:2]
        return "0" if pair[0] == pair[1] else f"x{found.sense('v', *pair)}"

    try:
        law = Law(translated(formula(text.strip()).strip(), reference, card.dialect))
        law(*[0.25] * len(found.senses))
    except ModelError as error:
        raise card.fault(str(error)) from None
    if len(found.senses) > _INPUT_LIMIT:
        raise card.fault(f"{card.name} depends on more than {_INPUT_LIMIT} voltages and currents")
    found.law = law
    return found


def _plain(card: Card, word: str, names: Mapping[str, float], found: Controlled, ends: tuple[str, ...]) -> str:
    """A word in a formula: v, the element's own voltage; the time; a parameter, by its value; pi and e as they are."""
    own = word == "v"
    if own and word in names:
        raise card.fault("'v' is a parameter and cannot be told from the voltage v here; rename the parameter")
    if own or word == "t":
        return f"x{found.sense('v', *ends) if own else found.sense('t')}"
    if word not in names and word not in RESERVED and not word[0].isdigit() and word[0] != ".":  # nor is x1, a control
        known = nearest(word, [*names, "e", "pi"], "it may use")
        raise card.fault(f"the formula of {card.name} uses {word!r}, which is not known here{known}")
    return f"({names[word]!r})" if word in names else word


def sensors(card: Card, names: Mapping[str, float], sources: Mapping[str, object]) -> list[str]:
    """Names of the controlling voltage sources of a card, in lower case."""
    letter = card.name[0].lower()
    if letter == "w":
        found = [card.tokens[3]] if len(card.tokens) > 4 else ["none"]
    elif letter in LETTERS and len(card.tokens) > 3:
        found = [of[0] for kind, of in read_controlled(card, names).senses if kind == "i"]
    else:
        return []
    for each in found:
        if each.lower() not in sources:
            hint = nearest(each.lower(), sources, "voltage sources")
            raise card.fault(f"{card.name} senses the current of a voltage source, and {each!r} is none here{hint}")
    return [each.lower() for each in found]


def place_controlled(
    network: Network, card: Card, names: Mapping[str, float], ends: tuple[str, ...],
    wires: Mapping[tuple[str, str], tuple[str, str]],
) -> None:  # fmt: skip
    """Put the source on its nodes; ``wires``: by its name and a voltage source, the nodes between which it senses."""
    read = read_controlled(card, names)
    if read.drives == "current" and read.senses == [("v", ends)] and isinstance(read.law, Law):
        network.add(electrical.NonlinearResistor(card.name, current=read.law, active=True), *ends)
        return
    on = list(ends)
    for kind, of in read.senses:
        if kind == "t":
            clock = f"{card.name}.time".lower()
            network.add(electrical.VoltageSource(f"{card.name}.time", "t"), clock, GROUND)
            of = clock, GROUND
        on += wires[card.name.lower(), of[0]] if kind == "i" else of
    network.add(made_controlled(card.name, read), *on)


def made_controlled(name: str, read: Controlled) -> Member:
    """Element of a parsed card."""
    if isinstance(read.law, float):
        ((kind, _),) = read.senses
        make = {
            ("voltage", "v"): electrical.VoltageControlledVoltageSource,
            ("voltage", "i"): electrical.CurrentControlledVoltageSource,
            ("current", "v"): electrical.VoltageControlledCurrentSource,
            ("current", "i"): electrical.CurrentControlledCurrentSource,
        }[read.drives, kind]
        return make(name, read.law)
    senses = ["current" if kind == "i" else "voltage" for kind, _ in read.senses]
    return electrical.ControlledSource(name, read.law, read.drives, senses)
