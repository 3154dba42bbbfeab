""".meas lines of a netlist: delays, values at moments, means, extremes and integrals of a run in time.

    .meas tran NAME TRIG V(a) VAL=1 RISE=1 TARG V(b) VAL=1 FALL=LAST      AT=t stands for what TRIG and TARG say
    .meas tran NAME FIND|DERIV expression WHEN V(a)=1 | AT=t              WHEN alone: the time
    .meas tran NAME AVG|RMS|MIN|MAX|PP|INTEG|MIN_AT|MAX_AT expression [FROM=t] [TO=t]
    .meas tran NAME PARAM='formula of parameters and earlier measurements'

Units: SI. Law: tests/files/test_netlist_measures.py. Source: ngspice manual, ch. 15.4; LTspice help, .MEASURE.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast, get_args

from poinsot.errors import ModelError
from poinsot.files.netlist_formulas import translated
from poinsot.files.netlist_lines import Card, formula, node, number
from poinsot.networks.measurements import Kind, MeasuredMoment, MeasuredQuantity, Measurement

_ANALYSES = ("tran", "ac", "dc", "op", "sp", "noise")
_OF_A_RANGE = ("avg", "rms", "min", "max", "pp", "integ", "min_at", "max_at")
_KEYS = ("val", "at", "from", "to", "td", "rise", "fall", "cross")
_WORDS = ("trig", "targ", "find", "deriv", "when", "param", *_OF_A_RANGE)
_FORM = (
    ".meas is read as .meas tran NAME TRIG V(a) VAL=1 RISE=1 TARG V(b) VAL=1 FALL=1, as FIND or DERIV V(a) WHEN "
    "V(b)=1, as AVG, RMS, MIN, MAX, PP or INTEG V(a) FROM=0 TO=1, or as PARAM='formula'"
)


def is_of_a_run(card: Card) -> bool:
    """True for .meas lines of transient runs."""
    kind = card.tokens[1].lower() if len(card.tokens) > 1 else ""
    return kind == "tran" or kind not in _ANALYSES


def measurement_of(card: Card, names: Mapping[str, float], known: Mapping[str, str]) -> Measurement:
    """The record of a .meas line; names: parameters and earlier measurements (NaN); known: elements in lower case."""
    return _Line(card, names, known).read()


class _Line:
    """The line cut into parts: a word and what follows it, then keys with values."""

    def __init__(self, card: Card, names: Mapping[str, float], known: Mapping[str, str]) -> None:
        self.card, self.names, self.known = card, names, known
        tokens = list(card.tokens[1:])
        if tokens and tokens[0].lower() == "tran":
            tokens.pop(0)
        self.name = tokens.pop(0).lower() if tokens else ""
        self.rest = [t for t in tokens if t != ","] if not any(t == "(" for t in tokens) else tokens

    def read(self) -> Measurement:
        word = self._take()
        if word == "param":
            if self._take() != "=" or not self.rest:
                raise self.card.fault(_FORM)
            return Measurement(self.name, "param", self._quantity(self.rest))
        if word == "trig":
            moment = self._moment()
            if self._take() != "targ":
                raise self.card.fault(_FORM)
            return Measurement(self.name, "delay", None, moment, self._moment())
        if word == "when":
            return Measurement(self.name, "when", None, self._moment(equals=True), None, *self._range())
        if word not in ("find", "deriv", *_OF_A_RANGE):
            raise self.card.fault(_FORM)
        of = self._quantity(self._until(*_KEYS, "when"))
        if word in _OF_A_RANGE:
            return Measurement(self.name, self._kind(word), of, None, None, *self._range())
        if self.rest and self.rest[0].lower() == "when":
            self._take()
            return Measurement(self.name, self._kind(word), of, self._moment(equals=True), None, *self._range())
        return Measurement(self.name, self._kind(word), of, self._moment())

    def _kind(self, word: str) -> Kind:
        assert word in get_args(Kind)
        return cast(Kind, word)

    def _take(self) -> str:
        return self.rest.pop(0).lower() if self.rest else ""

    def _until(self, *words: str) -> list[str]:
        """The tokens up to the first of these words outside of brackets."""
        found, depth = list[str](), 0
        while self.rest and not (depth == 0 and self.rest[0].lower() in words):
            token = self.rest.pop(0)
            depth += (token == "(") - (token == ")")
            found.append(token)
        return found

    def _moment(self, equals: bool = False) -> MeasuredMoment:
        """The moment of TRIG, TARG, WHEN or AT; equals: V(a)=1 for V(a) VAL=1."""
        if self.rest and self.rest[0].lower() == "at":
            return MeasuredMoment(at=self._keys("at")["at"])
        left = self._until("=", *_KEYS, "targ")
        if equals or (self.rest[:1] == ["="]):
            if self._take() != "=":
                raise self.card.fault(_FORM)
            right = self._until(*_KEYS, "targ")
        else:
            right = []
        found = self._keys("val", "td", "rise", "fall", "cross")
        level = self._quantity(right) if right else MeasuredQuantity(repr(found.get("val", 0.0)))
        ways = [way for way in ("rise", "fall", "cross") if way in found]
        if not left or len(ways) > 1 or (not right and "val" not in found):
            raise self.card.fault(_FORM)
        way = ways[0] if ways else "cross"
        return MeasuredMoment(None, self._quantity(left), level, way, int(found.get(way, 1)), found.get("td", 0.0))

    def _range(self) -> tuple[float | None, float | None]:
        found = self._keys("from", "to", "td")
        if self.rest:
            raise self.card.fault(f"{_FORM}; what is left of this line is {' '.join(self.rest[:4])!r}")
        return found.get("from", found.get("td")), found.get("to")

    def _keys(self, *allowed: str) -> dict[str, float]:
        found = dict[str, float]()
        while self.rest and self.rest[0].lower() in allowed:
            key = self._take()
            if self._take() != "=" or not self.rest:
                raise self.card.fault(f"{key.upper()} of .meas needs a value, as in {key.upper()}=1")
            value = self.rest.pop(0)
            last = value.lower() == "last" and key in ("rise", "fall", "cross")
            found[key] = -1.0 if last else number(self.card, value, self.names)
            if key in ("rise", "fall", "cross") and (found[key] == 0 or found[key] != int(found[key])):
                raise self.card.fault(f"{key.upper()} of .meas is which one, 1, 2, … or LAST, not {value}")
        return found

    def _quantity(self, tokens: Sequence[str]) -> MeasuredQuantity:
        outputs, used = list[tuple[str, ...]](), dict[str, float]()

        def reference(kind: str, given: list[str]) -> str:
            if kind == "":
                if given[0] in ("pi", "e") or given[0][0] in ".0123456789":
                    return given[0]
                if given[0] not in self.names:
                    raise ModelError(
                        f".meas knows {given[0]!r} neither as a parameter nor as the name of a line before"
                    )
                used[given[0]] = self.names[given[0]]
                return given[0]
            if kind == "i":
                if given[0].lower() not in self.known:
                    raise ModelError(f".meas reads I(Vname), the current of an element; {given[0]!r} is none")
                output: tuple[str, ...] = (f"{self.known[given[0].lower()]}.current",)
            else:
                output = tuple(map(node, given))
            if output not in outputs:
                outputs.append(output)
            return f"x{1 + outputs.index(output)}"

        text = "".join(tokens)
        if len(tokens) == 4 and tokens[0].lower() == "par":
            text = tokens[2]
        try:
            if not tokens:
                raise ModelError(_FORM)
            return MeasuredQuantity(translated(formula(text), reference, self.card.dialect), tuple(outputs), used)
        except ModelError as error:
            raise self.card.fault(str(error)) from None
