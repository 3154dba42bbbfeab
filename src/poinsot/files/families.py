"""Families of mechanisms from network files with free [parameters], over any scalar.

The file is read by its one reader (:mod:`poinsot.files.network`), with scalars in place of the free numbers.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace
from typing import Any

from poinsot.algebra.scalars import Scalar
from poinsot.algorithms.addresses import Addressed
from poinsot.algorithms.parameters import Family
from poinsot.errors import ModelError, PoinsotError, nearest
from poinsot.files.network import LARGEST, checked, data_of, model_of, read_network
from poinsot.files.network_elements import Fault
from poinsot.files.reading import read_text
from poinsot.multibody.model import Initial, Model
from poinsot.multibody.switching.along import Limit
from poinsot.multibody.switching.made_to_switch import without
from poinsot.multibody.tree import build_tree
from poinsot.records import dataclass
from poinsot.signals.given import names_used
from poinsot.systems.mechanism import Mechanism

# Which parameters of a network file its formulas use.


def names_at(table: object, path: list[str]) -> set[str]:
    """The names that formulas below this key use; lists are entered."""
    if isinstance(table, list):
        return set().union(*(names_at(each, path) for each in table))
    if path:
        return names_at(table[path[0]], path[1:]) if isinstance(table, dict) and path[0] in table else set()
    if isinstance(table, dict):
        return set().union(*(names_at(each, []) for each in table.values()))
    return names_used(table) if isinstance(table, str) else set()


def closure(data: dict[str, Any], names: set[str]) -> set[str]:
    """These names and those that their formulas use."""
    parameters = data.get("parameters", {})
    found: set[str] = set()
    waiting = names & parameters.keys()
    while waiting:
        name = waiting.pop()
        found.add(name)
        waiting |= (names_at(parameters[name], []) & parameters.keys()) - found
    return found


_MASSES = ("mass", "centre", "inertia", "solids")
_FIXED = ("simulation", "events", "model")  # how a run goes, and what decides by numbers


def read_family(path: str | os.PathLike[str], *names: str, limits: bool = True, accuracy: float = 0.0) -> Family:
    """The family that :func:`poinsot.files.load.load_family` describes; accuracy 0: as the file says."""
    build = FileBuild.of(path)
    model = build.model if limits else without(build.model, Limit)
    build = replace(build, model=model, limits=limits)
    if accuracy:
        model, data = replace(model, accuracy=accuracy), {**build.data, "model": {"accuracy": accuracy}}
        build = replace(build, model=model, data=data, known=checked(data).parameters)
    mechanism = Mechanism(model)

    def why_not(names: tuple[str, ...]) -> str:
        return why_not_free(replace(build, names=names), mechanism)

    free = free_names(path, build.data, build.known, names, why_not)
    return Family(mechanism, replace(build, names=free))


def why_not_free(build: FileBuild, mechanism: Mechanism) -> str:
    """Why the free parameters of a build must be numbers; "" where they need not."""
    from poinsot.algebra.traced import symbols

    try:
        model = build(dict(zip(build.names, symbols("p", (len(build.names),)), strict=True)))
        tree = build_tree(model, mechanism.tree.sizes)
        for element in tree.model.switches:
            element.parts(tree)
    except (TypeError, ValueError, AttributeError, RuntimeError, PoinsotError) as error:
        said = re.sub(r"^[^{]* with \{.*?\}: ", "", str(error))  # the file, and the symbols that it was read with
        why = f" ({said})" if isinstance(error, PoinsotError) else ""
        return f"what the file describes has to know the number when it is read{why}"
    return ""


def free_names(
    path: str | os.PathLike[str], data: dict[str, Any], known: Mapping[str, float], names: tuple[str, ...],
    why_not: Callable[[tuple[str, ...]], str],
) -> tuple[str, ...]:  # fmt: skip
    """These names, or all that can be free. ModelError for one that the file has not, or that must be known."""
    for name in names:
        if name not in known:
            raise ModelError(
                f"{os.fspath(path)}: there is no parameter {name!r}{nearest(name, known, 'the parameters are')}"
            )
    wanted = names or tuple(name for name in known if not isinstance(data["parameters"][name], str))
    if not wanted or not why_not(wanted):
        return wanted
    why = {name: why_not((name,)) for name in wanted}
    for name in names:
        if why[name]:
            raise ModelError(f"{os.fspath(path)}: parameter {name!r} cannot be free, because {why[name]}")
    return tuple(name for name in wanted if not why[name])


def why_apart(data: dict[str, object], names: Collection[str]) -> str:
    """What follows from these parameters that a member has to be read for alone; "" where nothing does."""
    for section in ("simulation", "events"):
        if closure(data, names_at(data.get(section, {}), [])) & {*names}:
            return f"[{section}] of its file follows from parameters that vary"
    if closure(data, set(_in_tables(data))) & {*names}:
        return "tables of its file follow from parameters that vary"
    return ""


def uses(data: dict[str, object], names: Collection[str]) -> bool:
    """Whether a file's tables, its parameters aside, use any of these parameters."""
    rest = {key: x for key, x in data.items() if key != "parameters"}
    return bool(closure(data, names_at(rest, [])) & {*names})


def _in_tables(data: object) -> Iterator[str]:
    """The names that samples of signals use."""
    if isinstance(data, dict) and data.keys() == {"times", "values"}:
        yield from names_at(data, [])
    for each in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from _in_tables(each)


def without_values(data: dict[str, Any], names: tuple[str, ...]) -> str:
    """The content of a file without the values of free numbers."""
    parameters = {**data.get("parameters", {}), **dict.fromkeys(names)}
    skipped = {"parameters", "name", "simulation"}
    return repr((names, parameters, {key: x for key, x in data.items() if key not in skipped}))


@dataclass(frozen=True)
class FileBuild:
    """The model of a network file as a function of some of its parameters.

    known   all parameters with their values in the file; model: that of the file as it stands
    limits  whether those of the file act
    """

    path: str
    data: dict[str, Any]
    known: Mapping[str, float]
    model: Model
    names: tuple[str, ...] = ()
    limits: bool = True

    @classmethod
    def of(cls, path: str | os.PathLike[str]) -> FileBuild:
        """Of a network file, with nothing free yet."""
        model = read_network(path)  # which says by file and line what is wrong
        data = data_of(read_text(path, LARGEST), path)
        return cls(os.fspath(path), data, checked(data).parameters, model)

    @property
    def defaults(self) -> dict[str, float]:
        """The free parameters with their values in the file."""
        return {name: self.known[name] for name in self.names}

    def initial(self, values: Mapping[str, Scalar]) -> tuple[Initial, ...]:
        """The initial values that the file gives, over any scalar. TypeError where they are measured in a drawing."""
        if self._measures(values):
            raise TypeError("where pairs given by frames start is measured in the drawing")
        return self(values).initial

    def derived(self, values: Mapping[str, Scalar]) -> dict[str, Scalar]:
        """The parameters that formulas of the file give, over any scalar."""
        raw = self.data.get("parameters", {})
        data = {key: x for key, x in self.data.items() if key not in _FIXED}
        names = checked({**data, "parameters": {**raw, **values}}).parameters
        return {name: x for name, x in names.items() if name not in values and isinstance(raw[name], str)}

    def _measures(self, values: Mapping[str, Scalar]) -> bool:
        """Whether some joint starts where drawn poses, which depend on these parameters, put it."""
        pairs = self.data.get("pairs", {})
        said = {name for name, raw in pairs.items() if "position" in raw.get("initial", {})}
        if all(each.position is None or each.joint in said for each in self.model.initial):
            return False
        framed = [raw for raw in pairs.values() if "frames" in raw]
        poses = [{key: x for key, x in body.items() if key not in _MASSES} for body in self.data["bodies"].values()]
        return bool(closure(self.data, names_at([framed, poses], [])) & {*values})

    @property
    def key(self) -> str:
        """The content of the file without the values of free numbers."""
        return f"{without_values(self.data, self.names)}{'' if self.limits else ' without limits'}"

    def why_apart(self, names: Collection[str]) -> str:
        """What follows from these parameters that no scalar reaches; "" where nothing does."""
        return why_apart(self.data, names)

    def __call__(self, values: Mapping[str, Scalar], constant: Callable[[float], Scalar] | None = None) -> Model:
        plain = all(isinstance(x, (float, int)) for x in values.values())
        skipped = () if plain else _FIXED
        data = {key: x for key, x in self.data.items() if key not in skipped}
        data["parameters"] = {**data.get("parameters", {}), **values}
        try:
            found = model_of(checked(data), self.model.name)
        except Fault as fault:
            raise ModelError(f"{self.path} with {dict(values)}: {fault.sentence}") from None
        if not plain:
            own = self.model
            initial = own.initial if self._measures(values) else found.initial
            found = replace(found, run=own.run, outputs=own.outputs, accuracy=own.accuracy, initial=initial)
        if constant is not None:
            found = Addressed(found, ())({}, constant)
        return found if self.limits else without(found, Limit)
