"""The kinds of elements that a network file may name, and how their keys become arguments.

A kind is the name of an element of `poinsot.electrical` and its sisters in lower case: "voltage_source"; with its
domain where two have the name: "rotational.damper". The keys of its table are the arguments of that function.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from types import SimpleNamespace
from typing import Any, final

from pydantic_core import PydanticCustomError

from poinsot.algebra.scalars import Scalar
from poinsot.components import (
    bond_graph,
    chemical,
    control,
    electrical,
    hydraulic,
    magnetic,
    rotational,
    thermal,
    transducers,
    translational,
)
from poinsot.components.domains import DOMAINS
from poinsot.components.primitives import Member
from poinsot.errors import ModelError, nearest
from poinsot.files.network_elements import Fault
from poinsot.files.quantities import names_used, number, shown
from poinsot.signals.signal import Constant, Expression, Signal, Table, evaluate

Names = Mapping[str, float]
Maker = Callable[..., Member]

_MODULES = (
    electrical, translational, rotational, hydraulic, thermal, magnetic, chemical, transducers, bond_graph, control,
)  # fmt: skip
_NOT_IN_FILES = ("IrreversibleTransducer", "StateFeedback")


@cache
def kinds() -> dict[str, Maker]:
    """Every kind by its name, with its domain in front and, where no other has it, without."""
    found: dict[str, list[Maker]] = {}
    for module in _MODULES:
        prefix = module.__name__.rpartition(".")[2]
        for name, maker in vars(module).items():
            own = getattr(maker, "__module__", "") == module.__name__
            if name[0].isupper() and callable(maker) and own and name not in _NOT_IN_FILES:
                for spelt in (_snake(name), f"{prefix}.{_snake(name)}"):
                    found.setdefault(spelt, []).append(maker)
    return {name: makers[0] for name, makers in found.items() if len(makers) == 1}


def _snake(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name).lower()


def find_kind(kind: Any, networks: Iterable[str] = ()) -> Maker:
    """The element of that kind; a Fault at "kind" names the nearest, the file's own networks among them."""
    if isinstance(kind, str) and kind in kinds():
        return kinds()[kind]
    several = sorted(name for name in kinds() if name.endswith(f".{kind}"))
    if several:
        raise Fault(("kind",), f"there are several kinds {kind!r}: write {' or '.join(map(repr, several))}")
    known = [*networks, *(name for name in kinds() if "." not in name), "mechanism"]
    raise Fault(("kind",), f"unknown kind {shown(kind)}{nearest(str(kind), known, 'the kinds are')}")


def make(maker: Maker, name: str, table: Mapping[str, Any], names: Names) -> Member:
    """The element of a table's keys; ``names`` are the parameters that its formulas may use.

    Errors  Fault with the place below the table: an unknown key, one that is missing, a value that is none
    """
    parameters = [p for p in list(inspect.signature(maker).parameters.values())[1:] if p.kind != p.VAR_KEYWORD]
    known = {p.name: p for p in parameters}
    for key in table:
        if key not in known:
            raise Fault((key,), f"unknown key{nearest(key, known, 'besides kind and nodes the keys here are')}")
    missing = [p.name for p in parameters if p.default is p.empty and p.name not in table]
    if missing:
        raise Fault((), f"lacks {' and '.join(missing)}; add {'it' if len(missing) == 1 else 'them'} to this table")
    arguments = {}
    for key, value in table.items():
        try:
            arguments[key] = _argument(str(known[key].annotation), value, names)
        except (PydanticCustomError, ModelError) as error:
            raise Fault((key,), str(error)) from None
    try:
        return maker(name, **arguments)
    except ModelError as error:
        raise Fault((), str(error)) from None


def _argument(annotation: str, value: Any, names: Names) -> Any:
    """A value of the file as an argument of this annotation."""
    match annotation.removesuffix(" | None"):
        case "float" | "int":
            return real(value, names)
        case "bool":
            if isinstance(value, bool):
                return value
            raise ModelError(f"must be true or false; got {shown(value)}")
        case "Domain" | "Domain | Sequence[Domain]":
            if isinstance(value, str) and value in DOMAINS:
                return DOMAINS[value]
            raise ModelError(f"unknown domain {shown(value)}{nearest(str(value), DOMAINS, 'the domains are')}")
        case "Sequence[str]":
            if isinstance(value, list) and all(isinstance(v, str) for v in value):
                return value
            raise ModelError(f'must be a list of names, such as ["a", "b"]; got {shown(value)}')
        case "Mapping[str, float]":
            if isinstance(value, dict):
                return {key: real(v, names) for key, v in value.items()}
            raise ModelError(f"must be a table of numbers by name, such as {{A = 1}}; got {shown(value)}")
        case "Any":
            return _signal_or_matrix(value, names)
        case "float | Callable[..., Scalar]":
            return real(value, names)
        case law if "Law" in law or "Callable" in law:
            return law_of(value, names)
        case _:
            return _reals(value, names)


def real(value: Any, names: Names) -> float:
    """A number, or a formula of the parameters."""
    return number(value, SimpleNamespace(context=dict(names)))


def _reals(value: Any, names: Names) -> Any:
    if isinstance(value, list):
        return tuple(_reals(v, names) for v in value)
    return real(value, names)


@final
@dataclass(frozen=True)
class Law:
    """A formula as a function: of x, or of x1, x2, … (of two: also x, y), with named numbers."""

    text: str
    numbers: tuple[tuple[str, float], ...] = ()

    def __call__(self, *values: Scalar) -> Scalar:
        names: dict[str, Scalar] = dict(self.numbers)
        names |= {f"x{k + 1}": v for k, v in enumerate(values)}
        names |= dict(zip(("x", "y"), values, strict=False)) if len(values) <= 2 else {}
        return evaluate(self.text, names)


def law_of(value: Any, names: Names) -> Law:
    """A formula in x as a function over any scalar."""
    if not isinstance(value, str):
        raise ModelError(f'must be a formula in x, in quotes, such as "x**2/2"; got {shown(value)}')
    used = names_used(value)
    law = Law(value, tuple((n, names[n]) for n in sorted(used & names.keys())))
    variables = {n for n in used if n in ("x", "y") or re.fullmatch(r"x\d+", n)}
    if taken := sorted(variables & names.keys()):
        raise ModelError(
            f"in the formula {shown(value)} {taken[0]!r} is both the variable of this law and a parameter of the file; "
            "rename the parameter"
        )
    if not variables:
        raise ModelError(f"the formula {shown(value)} does not depend on x, the variable of this law")
    evaluate(value, {**dict(law.numbers), **dict.fromkeys(variables, 0.5)})
    _refuse_switching(value, variables)
    return law


def _refuse_switching(text: str, variables: set[str]) -> None:
    """A law that jumps with its variable is refused: a run would not see the moment."""
    for node in ast.walk(ast.parse(text.strip(), mode="eval")):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "step":
            switched = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)} & variables
            if switched:
                raise ModelError(
                    f"the law {shown(text)} switches where {sorted(switched)[0]} passes a value; runs find the jumps "
                    "of formulas in the time t only. Write it smoothly, with (1 + tanh(x/d))/2 for step(x) and a small "
                    "d; for a law that only changes its slope use abs(x)"
                )


def _signal_or_matrix(value: Any, names: Names) -> Any:
    if isinstance(value, list):
        return _reals(value, names)
    if isinstance(value, dict):
        if set(value) != {"times", "values"} or not all(isinstance(v, list) for v in value.values()):
            raise ModelError(f"must be a number, a formula in t, or {{times = […], values = […]}}; got {shown(value)}")
        return Table(*(tuple(real(v, names) for v in value[key]) for key in ("times", "values")))
    return signal_of(value, names)


def signal_of(value: Any, names: Names) -> Signal:
    """A number, or a formula in the time t."""
    if isinstance(value, str) and "t" in names_used(value):
        return Expression(value, tuple((n, names[n]) for n in sorted(names_used(value) & names.keys())))
    return Constant(real(value, names))
