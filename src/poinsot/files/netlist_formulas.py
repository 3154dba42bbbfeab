"""Formulas of SPICE written as those of poinsot: its powers, comparisons, choices and functions.

    a ^ b, a ** b     of voltages and currents |a|^b, as in ngspice
    a > b, a == b, !a, a && b, a || b     1 or 0
    c ? a : b     V(a), V(a,b), I(V1)

Law: the same values as ngspice's, tests/files/test_netlist_formulas.py. Source: ngspice manual, ch. 5.1 (B sources) and
2.9 (.param).
"""

from __future__ import annotations

import re
from collections.abc import Callable

from poinsot.errors import ModelError, nearest

Reference = Callable[[str, list[str]], str]
"""What stands for V or I of these names, or for a word alone, "" of one name."""
_TOKEN = re.compile(
    r"\s*(\d+\.?\d*(?:e[+-]?\d+)?|\.\d+(?:e[+-]?\d+)?|[a-z_µ][\w.#]*|\*\*|&&|\|\||[<>=!]=|.)", re.IGNORECASE
)
_PLAIN = (
    "sin cos tan asin acos atan exp sqrt tanh abs floor atan2 min max interp mod pulse square sawtooth triangle step"
)
_FUNCTIONS: dict[str, str] = {name: f"{name}({{}})" for name in _PLAIN.split()} | {
    "log": "log({})", "ln": "log({})", "log10": "(log({})/2.302585092994046)", "sgn": "sign({})", "sign": "sign({})",
    "sinh": "((exp({0}) - exp(-({0})))/2)", "cosh": "((exp({0}) + exp(-({0})))/2)",
    "asinh": "log(({0}) + sqrt(({0})**2 + 1))", "acosh": "log(({0}) + sqrt(({0})**2 - 1))",
    "atanh": "(log((1 + ({0}))/(1 - ({0})))/2)", "u": "step({})", "stp": "step({})", "uramp": "max({}, 0)",
    "ceil": "(-floor(-({})))", "int": "(sign({0})*floor(abs({0})))", "nint": "floor(({}) + 0.5)",
    "arctan": "atan({})", "pow": "(abs({0})**({1}))", "pwr": "(sign({0})*abs({0})**({1}))",
    "limit": "max(min({0}, max({1}, {2})), min({1}, {2}))", "if": "(({1}) if ({0}) > 0.5 else ({2}))",
    "hypot": "sqrt(({0})**2 + ({1})**2)",
}  # fmt: skip
"""By its name in SPICE, a function with its arguments put in; a single {} takes them all."""
_LEVELS: list[dict[str, str]] = [
    {"||": "max({}, {})"},
    {"&&": "min({}, {})"},
    {"==": "(1 if abs({0} - ({1})) <= 0 else 0)", "!=": "(0 if abs({0} - ({1})) <= 0 else 1)"},
    {sign: "(1 if {} " + sign + " {} else 0)" for sign in ("<", ">", "<=", ">=")},
    {"+": "({} + {})", "-": "({} - {})"},
    {"*": "({} * {})", "/": "({} / {})"},
]
"""Signs between two values, those that bind least first."""
_DEEPEST = 60


def translated(text: str, reference: Reference | None = None) -> str:
    """The formula in the words of `algebra.formulas.evaluate`; one that already is in them stays as it is.

    reference  what stands for V(names) and I(names); without it they are refused
    Errors     ModelError that quotes what cannot be read
    """
    if reference is None and not _OF_SPICE.search(text):
        return text
    return _Parser(text, reference).whole()


_OF_SPICE = re.compile(
    r"[?^!&|<>=]|\b(?:" + "|".join(_FUNCTIONS.keys() - {*_PLAIN.split(), "log", "sign", "if"}) + r")\s*\("
)


_COMPARED, _OR_NOT = "(1 if ", " else 0)"


def _holds(value: str) -> str:
    """The comparison that is true where a value is not 0."""
    return value[len(_COMPARED) : -len(_OR_NOT)] if value.startswith(_COMPARED) else f"{value} > 0.5"


class _Parser:
    def __init__(self, text: str, reference: Reference | None) -> None:
        self.text, self.reference = text, reference
        self.tokens = _TOKEN.findall(text.strip())
        self.at = self.depth = 0

    def whole(self) -> str:
        found = self.choice()
        if self.at < len(self.tokens):
            raise self.fault()
        return found

    def fault(self) -> ModelError:
        where = " ".join(self.tokens[self.at : self.at + 4]) or "its end"
        return ModelError(f"cannot read the formula {self.text[:100]!r} at {where!r}: check brackets and operators")

    def take(self, *signs: str) -> str:
        """The next token where it is one of these, else nothing."""
        if self.at < len(self.tokens) and self.tokens[self.at] in signs:
            self.at += 1
            return str(self.tokens[self.at - 1])
        return ""

    def need(self, sign: str) -> None:
        if not self.take(sign):
            raise self.fault()

    def choice(self) -> str:
        self.depth += 1
        if self.depth > _DEEPEST:
            raise ModelError("the formula is nested too deeply; write it with fewer brackets")
        found = self.level(0)
        if self.take("?"):
            over, found = found, self.choice()
            self.need(":")
            found = f"(({found}) if {_holds(over)} else ({self.choice()}))"
        elif self.take("if"):  # a choice in poinsot's own words
            over = self.level(0)
            self.need("else")
            found = f"(({found}) if {_holds(over)} else ({self.choice()}))"
        self.depth -= 1
        return found

    def level(self, k: int) -> str:
        if k == len(_LEVELS):
            return self.sign()
        found = self.level(k + 1)
        while sign := self.take(*_LEVELS[k]):
            found = _LEVELS[k][sign].format(found, self.level(k + 1))
        return found

    def sign(self) -> str:
        if sign := self.take("-", "+", "!"):
            inner = self.sign()
            return f"(1 - ({inner}))" if sign == "!" else f"({sign}{inner})"
        found = self.value()
        while self.take("^", "**"):
            power = self.value() if not self.take("-") else f"(-{self.value()})"
            whole = power.isdecimal() and int(power) % 2 == 0
            found = f"({found}**{power})" if whole or self.reference is None else f"(abs({found})**{power})"
        return found

    def value(self) -> str:
        if self.take("("):
            found = self.choice()
            self.need(")")
            return found if found.startswith(_COMPARED) else f"({found})"
        if self.take("["):
            found = ", ".join(self.listed("]"))
            return f"[{found}]"
        if self.at >= len(self.tokens) or not re.match(r"[\w.]", self.tokens[self.at]):
            raise self.fault()
        word = self.tokens[self.at].lower()
        self.at += 1
        if not self.take("("):
            plain = "t" if word == "time" else str(word)
            return plain if self.reference is None else self.reference("", [plain])
        if word in ("v", "i"):
            return self.refer(word)
        arguments = self.listed(")")
        if word not in _FUNCTIONS:
            raise ModelError(
                f"the formula {self.text[:100]!r} has {word!r}(…), which is no function{nearest(word, _FUNCTIONS)}"
            )
        pattern = _FUNCTIONS[word]
        try:
            return pattern.format(", ".join(arguments)) if "{}" in pattern else pattern.format(*arguments)
        except IndexError:
            raise ModelError(f"the formula {self.text[:100]!r} has too few arguments for {word!r}") from None

    def listed(self, end: str) -> list[str]:
        found = [self.choice()]
        while self.take(","):
            found.append(self.choice())
        self.need(end)
        return found

    def refer(self, word: str) -> str:
        """V(a), V(a, b) or I(V1): names are taken as they are written, with whatever signs they have."""
        inside, names = "", []
        while self.at < len(self.tokens) and not self.take(")"):
            sign = self.tokens[self.at]
            self.at += 1
            if sign == ",":
                names.append(inside)
            inside = "" if sign == "," else inside + sign
        names.append(inside)
        if self.reference is None:
            what = f"{word.upper()}({', '.join(names)})"
            raise ModelError(f"{what} is a voltage or a current of the circuit, and what is wanted here is a number")
        return self.reference(word, names)
