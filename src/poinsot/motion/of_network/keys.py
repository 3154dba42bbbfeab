"""The part of a network that kernels may read, and its text: one record, so that nothing outside the key can be read.

Law: kernels of one key have one program, tests/files/test_network_keys.py.

Change detection for values that hold mutable parts: the parts are recorded with their content and compared later.

Law  whatever changes is seen, tests/algebra/test_unchanged.py
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from copy import copy
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache, partial
from itertools import starmap
from operator import is_
from types import BuiltinFunctionType, CellType, FunctionType, MethodType
from typing import Any, Generic, TypeAlias, TypeVar

import numpy as np

from poinsot.algebra.caching import fingerprint
from poinsot.algebra.collecting import paused
from poinsot.algebra.scalars import Scalar
from poinsot.components import primitives
from poinsot.components.domains import Domain
from poinsot.errors import ModelError
from poinsot.multibody.canonical import canonical
from poinsot.networks.equations import CausalEquations
from poinsot.networks.excess import Excess
from poinsot.networks.machine import Machine
from poinsot.networks.model import NetworkModel, Part
from poinsot.networks.states import NetworkStates
from poinsot.records import NamedTuple

Noted: TypeAlias = list[tuple[object, object]]
"""Mutable parts with their recorded content: their own parts, or their bytes."""
PLAIN = (float, int, str, type(None), range, Enum, type, BuiltinFunctionType, np.ufunc, np.number)
OURS = __name__.partition(".")[0]


class Foreign(Exception):
    """A part that may do something else without a change that is seen, as a user's function or object."""


def noted(value: object) -> Noted | None:
    """The parts of a value that may change; None where foreign ones are among them."""
    found: Noted = []
    try:
        _note(value, found, set())
    except (Foreign, ValueError):  # a cell may be empty
        return None
    return found


def unchanged(parts: Noted) -> bool:
    """True if every part has its recorded content."""
    return all(starmap(_is, parts))


def _is(now: object, was: object) -> bool:
    match now:
        case np.ndarray():
            return now.tobytes() == was
        case CellType():
            return now.cell_contents is was
        case dict():
            now = [*now, *now.values()]
    assert isinstance(now, list) and isinstance(was, list)
    return len(now) == len(was) and all(map(is_, now, was))


@cache
def _names(kind: type) -> tuple[str, ...] | None:
    """The fields of an immutable class of this package."""
    frozen = is_dataclass(kind) and kind.__dataclass_params__.frozen  # type: ignore[attr-defined]
    return tuple(each.name for each in fields(kind)) if frozen and _is_ours(kind) else None


def _is_ours(thing: type | Callable[..., object]) -> bool:
    return str(thing.__module__).partition(".")[0] == OURS


def _note(value: object, found: Noted, seen: set[int]) -> None:
    if isinstance(value, PLAIN) or id(value) in seen:
        return
    seen.add(id(value))
    kind: type = type(value)
    parts: list[object] = []
    match value:
        case tuple() | frozenset():
            parts = [*value]
        case list():
            parts = [*value]
            found.append((value, [*value]))
        case dict():
            parts = [*value, *value.values()]
            found.append((value, parts))
        case np.ndarray() if not value.dtype.hasobject:
            found.append((value, value.tobytes()))
        case partial():
            parts = [value.func, value.args, value.keywords]
        case MethodType():
            parts = [value.__self__, value.__func__]
        case Machine():  # its mechanism stays as it is
            parts = [value.start, value.given]
        case NetworkModel():  # nodes are texts
            parts = [element for element, _ in value.placed if not getattr(element, "stays", False)]
        case FunctionType() if _is_ours(value):
            cells = value.__closure__ or ()
            found += [(each, each.cell_contents) for each in cells]
            parts = [value.__defaults__, value.__kwdefaults__, *(each.cell_contents for each in cells)]
        case _ if (names := _names(kind)) is not None:
            parts = [getattr(value, name) for name in names]
        case _:
            raise Foreign
    for each in parts:
        _note(each, found, seen)


States = TypeVar("States", bound=NetworkStates)

FOLLOWS = frozenset({
    "inputs", "storages", "state_names", "stored", "nx", "machines", "_at", "branch_of_state", "state_of_branch",
    "sources", "switches", "sampled", "value", "relays", "start_in_words", "blocks",
})  # fmt: skip
"""Attributes of `NetworkStates` and `CausalEquations` that follow from elements and their signals; words."""
STARTS = frozenset({"guess", "numbers"})
"""Those that depend on where a network starts: what is read of them (pivots, blocks) stands beside them."""


class KeyedEquations(NamedTuple, Generic[States]):
    """The equations of a network as kernels may read them, and the text of all that is in them."""

    equations: States
    key: str


class KnownTexts:
    """Texts of one model, each as long as nothing that it was made of has changed."""

    def __init__(self, model: NetworkModel) -> None:
        self.model, self.readable = model, readable_model(model)
        self._known: dict[object, tuple[object, Noted, str]] = {}

    def of(self, name: object, value: object, make: Callable[[], str]) -> str:
        """The text of a value, by the name that it has here."""
        known = self._known.get(name)
        if known is not None and known[0] is value and unchanged(known[1]):
            return known[2]
        parts, text = noted(value), make()
        if parts is not None:
            self._known[name] = value, parts, text
        return text


@paused()
def reading(equations: States, texts: KnownTexts | None = None) -> KeyedEquations[States]:
    """The equations without their start, the making of their elements, and the options of runs; and the text of all
    other attributes, numbers exact, functions by their operations.

    texts  what is known of their model
    """
    found, texts = copy(equations), texts or KnownTexts(equations.model)
    model = found.model = texts.readable
    for name in STARTS | {"relays"}:
        found.__dict__.pop(name, None)
    parts = model.primitives
    found.storages = [(k, e) for k, e in enumerate(parts) if isinstance(e, primitives.Storage)]
    found.sources = [(k, e) for k, e in enumerate(parts) if isinstance(e, primitives.IdealSource)]
    found.switches = [(k, e) for k, e in enumerate(parts) if isinstance(e, primitives.IdealSwitch)]
    found.machines = [(k, e, at) for k, e, at in ((k, parts[k], at) for k, _, at in equations.machines)
                      if isinstance(e, Machine)]  # fmt: skip
    if isinstance(found, CausalEquations):
        found.excess = found.excess.of(found)
    told = {name: value for name, value in sorted(vars(found).items()) if name not in FOLLOWS}
    lines = [f"{name}: {_text_of(name, value, found, texts)}" for name, value in told.items()]
    return KeyedEquations(found, "\n".join(lines))


def network_key(equations: NetworkStates, kept: dict[str, KnownTexts] | None = None) -> str:
    """A text that identifies the equations; kept: the network's store."""
    texts = None if kept is None else kept.get("texts")
    if texts is None or texts.model is not equations.model:
        texts = KnownTexts(equations.model)
        if kept is not None:
            kept["texts"] = texts
    return reading(equations, texts).key


def readable_model(model: NetworkModel) -> NetworkModel:
    """The elements without what no kernel reads; nodes and branches are the same."""
    opened = tuple((_readable(e), nodes) for e, nodes in model.opened)
    found = object.__new__(NetworkModel)
    object.__setattr__(found, "name", model.name)
    object.__setattr__(found, "placed", opened)
    found.__dict__.update({"opened": opened, "branches": model.branches, "graph": model.graph})
    return found


def _readable(element: Part) -> Part:
    if isinstance(element, Machine):
        return element.readable[0]
    changed = dict[str, Any]()
    if isinstance(element, primitives.Storage):
        changed["initial"] = (None,) * len(element.initial)
    if isinstance(element, primitives.Relation) and element.inverse is not None:
        changed["inverse"] = _readable(element.inverse)
    found: primitives.Primitive = object.__new__(type(element))
    for each in fields(element):
        object.__setattr__(found, each.name, changed.get(each.name, getattr(element, each.name)))
    return found


def _text_of(name: str, value: object, equations: NetworkStates, texts: KnownTexts) -> str:
    """The text of an attribute of the equations."""
    if isinstance(value, NetworkModel):
        domains = dict.fromkeys(b.domain for b in value.branches)
        number = {domain: k for k, domain in enumerate(domains)}

        def branches() -> str:
            lines = [f"{b.name!r} {number[b.domain]} {b.tail!r}>{b.head!r}" for b in value.branches]
            return "\n".join([canonical([*domains]), *lines])

        def whole(e: Part) -> str:
            return "; ".join(_of_element(e, equations, number))

        parts = enumerate(value.primitives)
        elements = [whole(e) if _is_driven(e) else texts.of(k, e, partial(whole, e)) for k, e in parts]
        return "\n".join([value.name, texts.of("branches", value.branches, branches), *elements])
    if isinstance(value, Excess):
        return canonical(value.decided)
    if value is equations.driven:
        return canonical({name: equations.driven.key(name) for name in equations.driven.at})
    return texts.of(name, value, lambda: canonical(value))


def _is_driven(e: Part) -> bool:
    """True if the text identifies the signal of the run, or a mechanism has already made it."""
    return isinstance(e, Machine) or any(getattr(e, name, None) is not None for name in ("signal", "command"))


def _of_element(e: Part, equations: NetworkStates, domains: Mapping[Domain, int]) -> Iterator[str]:
    """The text of every field of an element: its laws by their operations, its source by the signal of the run."""
    yield type(e).__name__
    if isinstance(e, Machine):
        yield e.readable[1]
        return
    laws = _laws(e)
    for each in fields(e):
        value = getattr(e, each.name)
        if each.name == "noise":  # no part of a motion
            continue
        if isinstance(value, primitives.Relation):
            yield f"{each.name}=({'; '.join(_of_element(value, equations, domains))})"
        elif each.name == "pairs":
            yield str(
                [(domains[p.domain], p.name, p.terminals) for p in value if isinstance(p, primitives.TerminalPair)]
            )
        elif each.name in ("signal", "command"):
            yield f"{each.name}={equations.driven.key(e.name) if value is not None else None}"
        elif each.name == "bounds":
            yield f"bounds={[_law_key(e.name, f, laws['bounds']) if callable(f) else canonical(f) for f in value]}"
        elif isinstance(e, primitives.IdealCoupling) and callable(value):
            yield f"matrices={_law_key(e.name, lambda *s: np.concatenate(e.at(*s)), len(e.by), many=True)}"
        elif callable(value):
            yield f"{each.name}={_law_key(e.name, value, laws[each.name], many=each.name == 'law')}"
        else:
            yield f"{each.name}={canonical(value)}"


def _laws(e: primitives.Primitive) -> dict[str, int]:
    """The fields of an element that may be functions, and of how many numbers."""
    match e:
        case primitives.Storage():
            return {"energy": len(e.pairs), "amount": 1}
        case primitives.Relation():
            return {"law": len(e.reads) + len(e.by) + len(e.delays)}
        case primitives.LinearResistor():
            return {"vary": len(e.by)}
        case primitives.IdealSource():
            return {"feedback": len(e.by)}
        case primitives.IdealCoupling():
            return {}
        case primitives.IdealSwitch():
            return {"gap": len(e.by), "control": len(e.by), "bounds": 2 + len(e.by)}


def _law_key(element: str, law: Callable[..., object], arguments: int, many: bool = False) -> str:
    """The text of a law's operations; many: it may give several numbers."""

    def checked(*values: Scalar) -> Any:
        found = law(*values)
        for value in found if isinstance(found, tuple) else () if many and isinstance(found, np.ndarray) else (found,):
            if np.ndim(value):
                raise TypeError(f"it gives an array of shape {np.shape(value)} where one number is needed")
        return found

    try:
        return fingerprint(checked, arguments)
    except (TypeError, ValueError) as error:
        raise ModelError(
            f"the function of {element!r} cannot be compiled ({error}); write it with + - * / and the functions of "
            "poinsot.algebra.scalars, which has where and less for what would be an if"
        ) from None
