"""A program as equations: values used once stand in place, values used more often have names.

Choices by the time alone make events, since signals jump there; all others stand in noEvent, so that they are evaluated
as they are written and never beyond where they hold. Law: read back, the equations give the numbers of the program to
1e-12, tests/backends/test_modelica.py

Names and texts of users, and numbers, as Modelica takes them. Law: tests/backends/test_modelica.py
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Collection, Sequence

from poinsot.errors import CompilerError, ModelError, printable
from poinsot.programs.program import Program, reach
from poinsot.records import dataclass

_WORDS = """
algorithm and annotation block break class connect connector constant constrainedby der discrete each else
elseif elsewhen encapsulated end enumeration equation expandable extends external false final flow for
function if import impure in initial inner input loop model not operator or outer output package parameter
partial protected public pure record redeclare replaceable return stream then true type when while within Real
Integer Boolean String Clock StateSelect time abs acos asin atan atan2 ceil cos cosh delay exp floor inStream
log log10 max min mod noEvent pre reinit rem sample semiLinear sign sin sinh smooth sqrt tan tanh terminal
terminate assert edge change integer size sum
"""
"""What is a word of the language, or the name of one of its functions."""
_QUOTED = re.compile(r"[A-Za-z0-9_!#$%&()*+,\-./:;<>=?@\[\]^{}| ]")


class ModelicaNames:
    """A name of Modelica for every name, as it is, or in quotes; each is given once.

    What even quotes cannot hold, letters beyond ASCII and control characters, becomes "_"; a name in quotes holds no
    quote and no backslash, so that nothing of a user's ends it.
    """

    def __init__(self) -> None:
        self.taken = set[str]()

    def own(self, wanted: str) -> str:
        """An unused name like this one."""
        plain = bool(re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", wanted)) and wanted not in _WORDS.split()
        body = wanted if plain else "".join(c if _QUOTED.fullmatch(c) else "_" for c in wanted) or "_"
        made, count = body, 1
        while (whole := made if plain else f"'{made}'") in self.taken:
            count += 1
            made = f"{body}_{count}"
        self.taken.add(whole)
        return whole


def text(words: str) -> str:
    """A user's words as a string of Modelica, in its quotes."""
    return '"' + printable(words).replace("\\", "\\\\").replace('"', '\\"') + '"'


def number(value: float) -> str:
    """A number that is read back as it is, of any sign. Errors: ModelError for what is not finite."""
    if not math.isfinite(value):
        raise ModelError(f"a number of this model is {value}, which Modelica cannot say")
    return repr(float(value))


def unit(words: str) -> str:
    """A unit in Modelica's spelling: "N·m·s²" is "N.m.s2"; "" if it is not a single unit."""
    plain = words
    for ours, theirs in {"·": ".", "²": "2", "³": "3", "⁻": "-", "¹": "1", "Ω": "Ohm"}.items():
        plain = plain.replace(ours, theirs)
    if not re.fullmatch(r"(1|[A-Za-z]+-?\d*)([./]([A-Za-z]+-?\d*|1))*", plain):
        return ""
    head, *below = plain.split("/")
    return plain if len(below) <= 1 and "." not in "".join(below) else f"{head}/({'.'.join(below)})"


_INFIX = {"add": ("+", 1), "sub": ("-", 1), "mul": ("*", 2), "div": ("/", 2)}
_RELATIONS = {"lt": "<", "le": "<="}
_TRUTHS = frozenset({"lt", "le", "eq", "ne", "and", "or", "not"})
_FUNCTIONS = {"fabs": "abs", "fmin": "min", "fmax": "max"} | {
    each: each for each in ("sqrt", "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "exp", "log", "tanh")
}
_ATOM, _POWER, _CHOICE = 9, 3, -1


@dataclass(frozen=True)
class ModelicaEquations:
    """Names of values used more than once, in order; the texts of the outputs."""

    definitions: tuple[tuple[str, str], ...]
    outputs: tuple[str, ...]


def equations(
    program: Program, inputs: Sequence[str], own: Callable[[], str], timely: Collection[int]
) -> ModelicaEquations:
    """The outputs of a program over its inputs as expressions.

    own     gives a further name at every call
    timely  the inputs whose relations make events: the time, parameters
    """
    return _Writer(program, inputs, own, timely).written()


class _Writer:
    def __init__(
        self, program: Program, inputs: Sequence[str], own: Callable[[], str], timely: Collection[int]
    ) -> None:
        self.program, self.inputs, self.own = program, inputs, own
        bits = reach(Program(program.inputs, program.instructions, range(len(program.instructions))))
        self.timely = [not each & ~sum(1 << k for k in timely) for each in bits]
        self.uses = self._uses()
        self.texts: list[tuple[str, int]] = []
        self.definitions: list[tuple[str, str]] = []

    def _uses(self) -> list[int]:
        """Number of times each value is written; operands of a comparison are written again with it."""
        count = self.program.uses()
        for k in reversed(range(len(count))):
            operation, arguments, _ = self.program.instructions[k]
            if operation in _TRUTHS:
                for argument in arguments:
                    count[argument] += count[k] - 1
        return count

    def written(self) -> ModelicaEquations:
        for k, (operation, arguments, constant) in enumerate(self.program.instructions):
            if operation == "input":
                self.texts.append((self.inputs[int(constant)], _ATOM))
            elif operation == "constant":
                value = number(constant)
                self.texts.append((value, _ATOM if not value.startswith("-") else 0))
            else:
                found = self._expression(operation, arguments)
                self.texts.append(found if operation in _TRUTHS else self._kept(k, found))
        return ModelicaEquations(tuple(self.definitions), tuple(self._number(k)[0] for k in self.program.outputs))

    def _kept(self, k: int, found: tuple[str, int]) -> tuple[str, int]:
        """Under a name, where it is used again, is long, or is a choice by the time that others must not enclose."""
        jumps = found[1] == _CHOICE and not found[0].startswith("noEvent")
        if self.uses[k] <= 1 and len(found[0]) <= 160 and not jumps:  # Characters of what is written in place
            return found
        name = self.own()
        self.definitions.append((name, found[0]))
        return name, _ATOM

    def _expression(self, operation: str, arguments: Sequence[int]) -> tuple[str, int]:
        if operation in _TRUTHS:
            return self._truth(operation, arguments), 0
        if operation in _INFIX:
            sign, level = _INFIX[operation]
            left, right = self._at(arguments[0], level), self._at(arguments[1], level + 1)
            return f"{left} {sign} {right}", level
        if operation == "neg":
            return f"-{self._at(arguments[0], 2)}", 0
        if operation == "pow":
            return f"{self._at(arguments[0], _ATOM)} ^ {self._at(arguments[1], _ATOM)}", _POWER
        if operation == "fma":
            a, b, c = (self._at(each, 2) for each in arguments)
            return f"{a} * {b} + {c}", 1
        if operation in ("if_else", "if_else_zero"):
            condition, first = arguments[:2]
            other = self._at(arguments[2], _ATOM) if operation == "if_else" else "0.0"
            choice = f"if {self._condition(condition)} then {self._at(first, _ATOM)} else {other}"
            return (choice, _CHOICE) if self.timely[condition] else (f"noEvent({choice})", _ATOM)
        if operation == "floor":
            value = f"floor({self._number(arguments[0])[0]})"
            return (value, _CHOICE) if self.timely[arguments[0]] else (f"noEvent({value})", _ATOM)
        if operation in _FUNCTIONS:
            return f"{_FUNCTIONS[operation]}({', '.join(self._number(each)[0] for each in arguments)})", _ATOM
        raise CompilerError(f"{operation} has no form in Modelica.")

    def _truth(self, operation: str, arguments: Sequence[int]) -> str:
        if operation in _RELATIONS:
            a, b = (self._at(each, 1) for each in arguments)
            return f"({a} {_RELATIONS[operation]} {b})"
        if operation in ("eq", "ne"):
            a, b = (self._at(each, 1) for each in arguments)
            apart = f"({a} < {b} or {b} < {a})"
            return apart if operation == "ne" else f"(not {apart})"
        if operation == "not":
            return f"(not {self._condition(arguments[0])})"
        return f"({self._condition(arguments[0])} {operation} {self._condition(arguments[1])})"

    def _condition(self, k: int) -> str:
        """A value as a truth: every number but 0 is one."""
        if self.program.instructions[k].operation in _TRUTHS:
            return self.texts[k][0]
        value = self._at(k, 1)
        return f"({value} < 0.0 or 0.0 < {value})"

    def _number(self, k: int) -> tuple[str, int]:
        """A value as a number: a truth is 1 or 0."""
        if self.program.instructions[k].operation not in _TRUTHS:
            return self.texts[k]
        choice = f"if {self.texts[k][0]} then 1.0 else 0.0"
        return (choice, _CHOICE) if self.timely[k] else (f"noEvent({choice})", _ATOM)

    def _at(self, k: int, level: int) -> str:
        """A value where at least this binds."""
        found, own = self._number(k)
        return found if own >= level else f"({found})"
