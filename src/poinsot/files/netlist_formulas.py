"""Formulas of SPICE written as those of poinsot: its powers, comparisons, choices and functions.

    a ^ b, a ** b     |a|^b, as in ngspice
    pow, pwr          |a|^b, and |a|^b with the sign of a; of numbers alone a^b, and |a|^b
    a > b, a == b, !a, a && b, a || b     1 or 0
    c ? a : b     V(a), V(a,b), I(V1)     names of .func lines, and names that mean something in Python: is, in, lambda
    a % b         of numbers alone: what is left of |a| over whole multiples of |b|, with the sign of a

LTspice's x ** y is the real part of that power, so (-2)**3 is −8, and its a ^ b is exclusive or, which is refused.
Law: the same values as ngspice's, tests/files/test_netlist_formulas.py. Source: ngspice manual, ch. 5.1 (B sources) and
2.9 (.param).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from keyword import iskeyword, kwlist

from poinsot.errors import ModelError, nearest
from poinsot.records import dataclass, field

Reference = Callable[[str, list[str]], str]
"""What stands for V or I of these names, or for a word alone, "" of one name."""


@dataclass
class Dialect:
    """The dialect of a netlist, and its .func functions: name → (arguments, formula)."""

    ltspice: bool = False
    functions: dict[str, tuple[tuple[str, ...], str]] = field(default_factory=dict)


class _Truth(str):
    """A value that is 1 or 0."""

    __slots__ = ()


def _table(x: str, *knots: str) -> str:
    return f"interp({x}, [{', '.join(knots[::2])}], [{', '.join(knots[1::2])}])"


def _lines(x: str, *knots: str) -> str:
    """Straight lines through points, the outer ones without end, as ngspice's pwl."""
    (a, b), (c, d) = [(f"({p})", f"({q})") for p, q in zip(knots[:4:2], knots[1:4:2], strict=True)]
    (e, f), (g, h) = [(f"({p})", f"({q})") for p, q in zip(knots[-4::2], knots[-3::2], strict=True)]
    before, after = f"min(({x}) - {a}, 0)*({d} - {b})/({c} - {a})", f"max(({x}) - {g}, 0)*({h} - {f})/({g} - {e})"
    return f"({_table(x, *knots)} + {before} + {after})"


_TOKEN = re.compile(
    r"\s*(\d+\.?\d*(?:e[+-]?\d+)?|\.\d+(?:e[+-]?\d+)?|[a-z_µ][\w.#]*|\*\*|&&|\|\||[<>=!]=|.)", re.IGNORECASE
)
_PLAIN = (
    "sin cos tan asin acos atan exp sqrt tanh abs floor atan2 min max interp mod pulse square sawtooth triangle step"
)
_Pattern = str | Callable[..., str]
_FUNCTIONS: dict[str, _Pattern] = {
    **{name: f"{name}({{}})" for name in _PLAIN.split()},
    "log": "log({})", "ln": "log({})", "log10": "(log({})/2.302585092994046)", "sgn": "sign({})", "sign": "sign({})",
    "sinh": "((exp({0}) - exp(-({0})))/2)", "cosh": "((exp({0}) + exp(-({0})))/2)",
    "asinh": "log(({0}) + sqrt(({0})**2 + 1))", "acosh": "log(({0}) + sqrt(({0})**2 - 1))",
    "atanh": "(log((1 + ({0}))/(1 - ({0})))/2)", "u": "step({})", "stp": "step({})", "uramp": "max({}, 0)",
    "ceil": "(-floor(-({})))", "int": "(sign({0})*floor(abs({0})))", "nint": "floor(({}) + 0.5)",
    "arctan": "atan({})", "pow": "(abs({0})**({1}))", "pwr": "(sign({0})*abs({0})**({1}))",
    "limit": "max(min({0}, max({1}, {2})), min({1}, {2}))", "if": "(({1}) if ({0}) > 0.5 else ({2}))",
    "hypot": "sqrt(({0})**2 + ({1})**2)", "round": "floor(({}) + 0.5)", "buf": "(1 if ({}) > 0.5 else 0)",
    "inv": "(0 if ({}) > 0.5 else 1)", "table": _table, "tbl": _table, "pwl": _lines,
}  # fmt: skip
"""By its name in SPICE, a function with its arguments put in; a single {} takes them all."""
_REAL_POWER = "(abs({0})**({1})*(1 if ({0}) >= 0 else cos(3.141592653589793*({1}))))"
_OF_NUMBERS: dict[str, _Pattern] = _FUNCTIONS | {"pow": "(({0})**({1}))", "pwr": "(abs({0})**({1}))"}
_OF_LTSPICE: dict[str, _Pattern] = _FUNCTIONS | {
    "pow": _REAL_POWER, "pwr": "(abs({0})**({1}))", "pwrs": "(sign({0})*abs({0})**({1}))",
}  # fmt: skip
_LEVELS: list[dict[str, str]] = [
    dict.fromkeys(("||", "|"), "max({}, {})"),
    dict.fromkeys(("&&", "&"), "min({}, {})"),
    {"==": "(1 if abs({0} - ({1})) <= 0 else 0)", "!=": "(0 if abs({0} - ({1})) <= 0 else 1)"},
    {sign: "(1 if {} " + sign + " {} else 0)" for sign in ("<", ">", "<=", ">=")},
    {"+": "({} + {})", "-": "({} - {})"},
    {"*": "({} * {})", "/": "({} / {})", "%": "(sign({0})*mod(abs({0}), abs({1})))"},
]
"""Signs between two values, those that bind least first."""
_JOINING, _COMPARING = (0, 1), (2, 3)
"""Levels of logical signs, and those of comparisons."""
_DEEPEST = 60


def translated(text: str, reference: Reference | None = None, dialect: Dialect | None = None) -> str:
    """The formula in the words of `algebra.formulas.evaluate`; one that already is in them stays as it is.

    reference  what stands for V(names) and I(names); without it they are refused
    Errors     ModelError that quotes what cannot be read
    """
    dialect = dialect or Dialect()
    if reference is None and not dialect.functions and not _OF_SPICE.search(text):
        return text
    return _Parser(text, reference, dialect, reference is None).whole()


_WORDS = "|".join(_FUNCTIONS.keys() - {*_PLAIN.split(), "log", "sign", "if"})
_OF_SPICE = re.compile(rf"[%?^!&|<>=]|\*\*|\b(?:{'|'.join(kwlist)})\b|\b(?:{_WORDS})\s*\(")


_COMPARED, _OR_NOT = "(1 if ", " else 0)"


def _as_name(word: str) -> str:
    """A word that formulas take as a name: of a keyword the same identifier in other letters (PEP 3131, NFKC)."""
    return chr(ord("\N{MATHEMATICAL BOLD SMALL A}") + ord(word[0]) - ord("a")) + word[1:] if iskeyword(word) else word


def _holds(value: _Truth) -> str:
    """The comparison that is true where a value is 1."""
    return value[len(_COMPARED) : -len(_OR_NOT)] if value.startswith(_COMPARED) else f"{value} > 0.5"


class _Parser:
    """A parser of formulas. plain: numbers only; called: enclosing .func functions."""

    def __init__(
        self, text: str, reference: Reference | None, dialect: Dialect, plain: bool, called: tuple[str, ...] = ()
    ) -> None:
        self.text, self.reference, self.dialect, self.plain, self.called = text, reference, dialect, plain, called
        self.tokens = _TOKEN.findall(text.strip())
        self.at = self.depth = 0
        self.known = _OF_LTSPICE if dialect.ltspice else _OF_NUMBERS if plain else _FUNCTIONS

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
            over, found = self.truth(found), self.choice()
            self.need(":")
            found = f"(({found}) if {_holds(over)} else ({self.choice()}))"
        elif self.take("if"):  # a choice in poinsot's own words
            over = self.truth(self.level(0))
            self.need("else")
            found = f"(({found}) if {_holds(over)} else ({self.choice()}))"
        self.depth -= 1
        return found

    def level(self, k: int) -> str:
        if k == len(_LEVELS):
            return self.sign()
        found = self.level(k + 1)
        while sign := self.take(*_LEVELS[k]):
            if sign == "%" and (self.dialect.ltspice or not self.plain):
                raise ModelError(f"the formula {self.text[:100]!r} has %, which is read in numbers alone")
            pair = found, self.level(k + 1)
            found = _LEVELS[k][sign].format(*(map(self.truth, pair) if k in _JOINING else pair))
            found = _Truth(found) if k in _JOINING + _COMPARING else found
        return found

    def truth(self, value: str) -> _Truth:
        """The truth of a value, 1 or 0: it is true unless it is 0, in LTspice's netlists above a half."""
        if isinstance(value, _Truth):
            return value
        return _Truth(f"(1 if {value} > 0.5 else 0)" if self.dialect.ltspice else f"(1 if abs({value}) > 0 else 0)")

    def sign(self) -> str:
        if sign := self.take("-", "+", "!"):
            inner = self.sign()
            return _Truth(f"(1 - {self.truth(inner)})") if sign == "!" else f"({sign}{inner})"
        found = self.value()
        while written := self.take("^", "**"):
            power = self.value() if not self.take("-") else f"(-{self.value()})"
            found = self.raised(found, power, written)
        return found

    def raised(self, base: str, power: str, written: str) -> str:
        if self.dialect.ltspice and written == "^":
            raise ModelError(
                f"the formula {self.text[:100]!r} has ^, which is exclusive or in LTspice's netlists and is not read; "
                "a power is written **"
            )
        whole = power.isdecimal()
        if whole and (self.dialect.ltspice or int(power) % 2 == 0):
            return f"({base}**{power})"
        return _REAL_POWER.format(base, power) if self.dialect.ltspice else f"(abs({base})**{power})"

    def value(self) -> str:
        if self.take("("):
            found = self.choice()
            self.need(")")
            return found if isinstance(found, _Truth) else f"({found})"
        if self.take("["):
            found = ", ".join(self.listed("]"))
            return f"[{found}]"
        if self.at >= len(self.tokens) or not re.match(r"[\w.]", self.tokens[self.at]):
            raise self.fault()
        word = self.tokens[self.at].lower()
        self.at += 1
        if not self.take("("):
            plain = "t" if word == "time" else str(word)
            return _as_name(plain if self.reference is None else self.reference("", [plain]))
        if word in ("v", "i"):
            return self.refer(word)
        arguments = self.listed(")")
        if word in self.dialect.functions:
            return self.call(word, arguments)
        if word not in self.known:
            known = nearest(word, [*self.known, *self.dialect.functions])
            raise ModelError(f"the formula {self.text[:100]!r} has {word!r}(…), which is no function{known}")
        pattern = self.known[word]
        try:
            if callable(pattern):
                return pattern(*arguments)
            return pattern.format(", ".join(arguments)) if "{}" in pattern else pattern.format(*arguments)
        except (IndexError, TypeError, ValueError):
            raise ModelError(f"the formula {self.text[:100]!r} has too few arguments for {word!r}") from None

    def call(self, word: str, arguments: list[str]) -> str:
        """The formula of a .func line with its arguments put in."""
        names, body = self.dialect.functions[word]
        if len(names) != len(arguments) or word in self.called:
            wrong = "calls itself" if word in self.called else f"needs {len(names)} arguments, not {len(arguments)}"
            raise ModelError(f"the function {word!r} of a .func line {wrong}, in the formula {self.text[:100]!r}")
        given, outer = dict(zip(names, arguments, strict=True)), self.reference

        def reference(kind: str, of: list[str]) -> str:
            if kind == "" and of[0] in given:
                return f"({given[of[0]]})"
            if outer is not None:
                return outer(kind, of)
            return of[0] if kind == "" else self.refused(kind, of)

        return _Parser(body, reference, self.dialect, self.plain, (*self.called, word)).whole()

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
        return self.refused(word, names) if self.reference is None else self.reference(word, names)

    def refused(self, word: str, names: list[str]) -> str:
        what = f"{word.upper()}({', '.join(names)})"
        raise ModelError(f"{what} is a voltage or a current of the circuit, and what is wanted here is a number")
