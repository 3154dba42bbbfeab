"""A model of Modelica, parsed by pymoca and evaluated here: its equations as numbers."""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from conftest import require_oracle

_INFIX: dict[str, Callable[[Any, Any], Any]] = {
    "+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b, "/": lambda a, b: a / b,
    "^": lambda a, b: a**b, "<": lambda a, b: a < b, "<=": lambda a, b: a <= b,
    "and": lambda a, b: a and b, "or": lambda a, b: a or b,
}  # fmt: skip
_CALLS: dict[str, Callable[..., Any]] = {
    "noEvent": lambda x: x, "abs": abs, "min": min, "max": max, "not": lambda x: not x,
    **{name: getattr(math, name) for name in ("sqrt", "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "exp")},
    "log": math.log, "tanh": math.tanh, "floor": math.floor,
}  # fmt: skip


@dataclass
class Read:
    """symbols by name with their attributes; what is given by an equation of its own, and what must vanish."""

    name: str
    symbols: dict[str, Any]
    given: dict[str, Any] = field(default_factory=dict)
    rates: dict[str, Any] = field(default_factory=dict)
    zeros: list[Any] = field(default_factory=list)

    def start(self, name: str) -> float:
        return _constant(self.symbols[name].start)

    def value(self, name: str) -> float:
        return _constant(self.symbols[name].value)

    def at(self, values: Mapping[str, float], time: float = 0.0) -> "At":
        return At(self, dict(values) | {"time": time})


@dataclass
class At:
    """A model where states, inputs, parameters and unknowns have these values."""

    read: Read
    known: dict[str, float]

    def __getitem__(self, name: str) -> float:
        if name not in self.known:
            self.known[name] = self.of(self.read.given[name])
        return self.known[name]

    def rate(self, name: str) -> float:
        return float(self.of(self.read.rates[name]))

    def zeros(self) -> list[float]:
        return [float(self.of(each)) for each in self.read.zeros]

    def of(self, tree: Any) -> Any:
        kind = type(tree).__name__
        if kind == "Primary":
            return tree.value
        if kind == "ComponentRef":
            assert not tree.child, tree
            return self[tree.name]
        if kind == "IfExpression":
            for condition, value in zip(tree.conditions, tree.expressions, strict=False):
                if self.of(condition):
                    return self.of(value)
            return self.of(tree.expressions[-1])
        operator = getattr(tree.operator, "name", tree.operator)
        if operator == "-" and len(tree.operands) == 1:
            return -self.of(tree.operands[0])
        call = _INFIX[operator] if len(tree.operands) == 2 and operator in _INFIX else _CALLS[operator]
        return call(*(self.of(each) for each in tree.operands))


def _constant(tree: Any) -> float:
    return -float(tree.operands[0].value) if hasattr(tree, "operands") else float(tree.value)


def read(text: str) -> Read:
    """The one model of a text. Every equation gives a variable, a rate, or zero."""
    require_oracle("pymoca")
    from pymoca import ast, parser
    from pymoca.tree import flatten

    built_in = {"Real", "Integer", "Boolean", "String", "StateSelect", "Clock"}
    whole = parser.parse(text)
    (name,) = set(whole.classes) - built_in
    model = flatten(whole, ast.ComponentRef(name=name)).classes[name]
    found = Read(name, dict(model.symbols))
    for equation in model.equations:
        left = equation.left
        if type(left).__name__ == "ComponentRef":
            assert left.name not in found.given and left.name in found.symbols, left.name
            found.given[left.name] = equation.right
        elif type(left).__name__ == "Primary":
            assert left.value == 0.0
            found.zeros.append(equation.right)
        else:
            assert getattr(left.operator, "name", left.operator) == "der"
            found.rates[left.operands[0].name] = equation.right
    own = {name for name, each in found.symbols.items() if not {"parameter", "input"} & set(each.prefixes)}
    assert len(model.equations) == len(own), "as many equations as variables"
    return found
