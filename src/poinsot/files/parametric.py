"""Network files whose [parameters] stay free: one file, a family of mechanisms, over any scalar.

The file is read and checked as always; then its formulas are evaluated once more, with scalars for the free names.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.formulas import evaluate
from poinsot.algebra.scalars import Scalar, unknown
from poinsot.algorithms.parameters import Family
from poinsot.errors import ModelError, nearest
from poinsot.files.arguments import signal
from poinsot.files.free_parameters import closure, is_formula, names_at, stiff
from poinsot.files.network import LARGEST, checked, data_of, initial_values, model_of, read_network
from poinsot.files.network_elements import SECTIONS, SWITCHES, Fault, Site, tendons_of
from poinsot.files.placement import drawn_pose, has_no_place, pair_frame, poses_by_frames
from poinsot.files.places import written
from poinsot.files.poses import displacement, unit
from poinsot.files.quantities import Formula
from poinsot.files.reading import read_text
from poinsot.files.schema import InitialTable, NetworkFile
from poinsot.files.schema_solids import SIZES, SolidTable
from poinsot.files.sections import ROTATIONS, Pose, obey_rules
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.joints.pair import Pair
from poinsot.multibody.contacts.contact import Contact, Contacts
from poinsot.multibody.model import Initial, Joint, Model
from poinsot.multibody.motions import GivenMotion
from poinsot.multibody.switching.along import Limit
from poinsot.multibody.switching.of_joints import without
from poinsot.multibody.tendons import Tendon
from poinsot.signals.given import names_used
from poinsot.signals.named import formula_of
from poinsot.signals.signal import Signal
from poinsot.systems.mechanism import Mechanism

_MASSES = ("mass", "centre", "inertia", "solids")


def read_family(path: str | os.PathLike[str], *names: str, limits: bool = True, accuracy: float = 0.0) -> Family:
    """The family that :func:`poinsot.files.load.load_family` describes; accuracy 0: as the file says."""
    model = read_network(path) if limits else without(read_network(path), Limit)
    data = data_of(read_text(path, LARGEST), path)
    if accuracy:
        data, model = {**data, "model": {"accuracy": accuracy}}, replace(model, accuracy=accuracy)
    free = free_names(path, data, checked(data).parameters, names)
    return Family(Mechanism(model), FileBuild(os.fspath(path), data, checked(data), model, free, limits))


def free_names(
    path: str | os.PathLike[str], data: dict[str, Any], known: Mapping[str, float], names: tuple[str, ...]
) -> tuple[str, ...]:
    """These names, or all that can be free. ModelError for one that the file has not, or that bodies must know."""
    needed = dict(stiff(data))
    for name in names:
        if name not in known:
            raise ModelError(
                f"{os.fspath(path)}: there is no parameter {name!r}{nearest(name, known, 'the parameters are')}"
            )
        if name in needed:
            raise ModelError(
                f"{os.fspath(path)}: parameter {name!r} cannot be free, because {needed[name]} depends on it"
            )
    return names or tuple(name for name in known if name not in needed and not is_formula(data, name))


def why_apart(data: dict[str, Any], names: Collection[str]) -> str:
    """What follows from these parameters that a member has to be read for alone; "" where nothing does."""
    for section in ("simulation", "events"):
        if closure(data, names_at(data.get(section, {}), [])) & {*names}:
            return f"[{section}] of its file follows from parameters that vary"
    if closure(data, set(_in_tables(data))) & {*names}:
        return "tables of its file follow from parameters that vary"
    return ""


def uses(data: dict[str, Any], names: Collection[str]) -> bool:
    """Whether a file's tables, its parameters aside, use any of these parameters."""
    rest = {key: x for key, x in data.items() if key != "parameters"}
    return bool(closure(data, names_at(rest, [])) & {*names})


def _in_tables(data: Any) -> Iterator[str]:
    """The names that samples of signals use."""
    if isinstance(data, dict) and data.keys() == {"times", "values"}:
        yield from names_at(data, [])
    for each in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from _in_tables(each)


def without_values(data: dict[str, Any], names: tuple[str, ...]) -> str:
    """The content of a file without the values of what is free."""
    parameters = {**data.get("parameters", {}), **dict.fromkeys(names)}
    skipped = {"parameters", "name", "simulation"}
    return repr((names, parameters, {key: x for key, x in data.items() if key not in skipped}))


@dataclass(frozen=True)
class FileBuild:
    """The model of a network file as a function of some of its parameters; limits: whether those of the file act."""

    path: str
    data: dict[str, Any]
    file: NetworkFile
    model: Model
    names: tuple[str, ...] = ()
    limits: bool = True

    @classmethod
    def of(cls, path: str | os.PathLike[str]) -> FileBuild:
        """Of a network file, with nothing free yet."""
        data = data_of(read_text(path, LARGEST), path)
        return cls(os.fspath(path), data, checked(data), read_network(path))

    @property
    def defaults(self) -> dict[str, float]:
        """The free parameters with their values in the file."""
        return {name: self.file.parameters[name] for name in self.names}

    def initial(self, values: Mapping[str, Scalar]) -> tuple[Initial, ...]:
        """The initial values that the file gives, over any scalar. TypeError where they are measured in a drawing."""
        return _Scalars(self, values, lambda x: x).initial()

    def derived(self, values: Mapping[str, Scalar]) -> dict[str, Scalar]:
        """The parameters that formulas of the file give, over any scalar."""
        names = _Scalars(self, values, lambda x: x).names
        raw = self.data.get("parameters", {})
        return {name: x for name, x in names.items() if name not in values and isinstance(raw[name], str)}

    @property
    def key(self) -> str:
        """The content of the file without the values of what is free."""
        return f"{without_values(self.data, self.names)}{'' if self.limits else ' without limits'}"

    def why_apart(self, names: Collection[str]) -> str:
        """What follows from these parameters that no scalar reaches; "" where nothing does."""
        return why_apart(self.data, names)

    def __call__(self, values: Mapping[str, Scalar], constant: Callable[[float], Scalar] | None = None) -> Model:
        if constant is None and all(isinstance(x, (float, int)) for x in values.values()):
            found = self._read({name: float(x) for name, x in values.items()})
        else:
            found = _Scalars(self, values, constant or (lambda x: x)).model()
        return found if self.limits else without(found, Limit)

    def _read(self, values: dict[str, float]) -> Model:
        """The file as if it gave these numbers, with all its checks."""
        data = {**self.data, "parameters": {**self.data.get("parameters", {}), **values}}
        try:
            return model_of(checked(data), self.model.name)
        except Fault as fault:
            where = f"{written(fault.place)}: " if fault.place else ""
            raise ModelError(f"{self.path} with {values}: {where}{fault.text}") from None


class _Scalars:
    """One evaluation of a file's formulas over scalars of any kind."""

    def __init__(self, build: FileBuild, values: Mapping[str, Scalar], constant: Callable[[float], Scalar]) -> None:
        self.data, self.file, self.numeric, self.constant = build.data, build.file, build.model, constant
        self.names: dict[str, Scalar] = {}
        self.free = tuple(values)
        for name, raw in self.data.get("parameters", {}).items():
            self.names[name] = values[name] if name in values else self._value(raw)

    def _value(self, raw: Any) -> Scalar:
        return evaluate(raw, self.names) if isinstance(raw, str) else float(raw)

    def number(self, raw: Any) -> Scalar:
        value = self._value(raw)
        return self.constant(value) if isinstance(value, (float, int)) else value

    def vector(self, raw: Any) -> Array:
        return array([self.number(x) for x in raw])

    def rotation(self, X: Displacement) -> Array:
        return array([[x if unknown(x) else self.constant(float(x)) for x in row] for row in X.cleaned().rotation])

    def model(self) -> Model:
        poses = self._poses()
        gravity = self.data.get("gravity", self.numeric.gravity)
        elements = tuple(self._element(e, poses) for e in self.numeric.elements)
        return replace(
            self.numeric,
            bodies=tuple(replace(b, inertia=self._inertia(b.name), pose=poses[b.name]) for b in self.numeric.bodies),
            joints=tuple(self._joint(j, poses) for j in self.numeric.joints),
            elements=elements,
            switches=tuple(
                e if isinstance(e, (Contact, Contacts)) else self._element(e, poses) for e in self.numeric.switches
            ),
            motions=tuple(self._motion(m, poses) for m in self.numeric.motions),
            gravity=self.numeric.gravity if gravity == "none" else tuple(self.vector(gravity)),
        )

    def initial(self) -> tuple[Initial, ...]:
        """See `FileBuild.initial`."""
        pairs = [raw for raw in self.data["pairs"].values() if "frames" in raw]
        poses = [{key: x for key, x in body.items() if key not in _MASSES} for body in self.data["bodies"].values()]
        if pairs and closure(self.data, names_at([pairs, poses], [])) & {*self.free}:
            raise TypeError("where pairs given by frames start is measured in the drawing")
        found = {each.joint: each for each in self.numeric.initial}
        for j in self.numeric.joints:
            table, raw = self.file.pairs[j.name], self.data["pairs"][j.name].get("initial", {})
            each = {
                key: x if isinstance(x, list) else [x] for key, x in raw.items() if key in InitialTable.model_fields
            }
            if each and not table.frames:
                given = {key: tuple(map(self.number, x)) for key, x in each.items()}
                start = table.initial.model_copy(update=given)
                found[j.name] = initial_values(j.name, table.model_copy(update={"initial": start}), j.pair)
        return tuple(found.values())

    def _inertia(self, name: str) -> Inertia:
        table = self.data["bodies"][name]
        if solids := self.file.bodies[name].solids:
            given = zip(solids, table["solids"], strict=True)
            return sum((self._of_solid(*each) for each in given), start=Inertia.zero())
        centre = self.vector(table.get("centre", (0.0, 0.0, 0.0)))
        return Inertia.at_centre(self.number(table["mass"]), centre, self._moments(table.get("inertia", [0.0] * 3)))

    def _of_solid(self, checked: SolidTable, raw: dict[str, Any]) -> Inertia:
        if not closure(self.data, names_at(raw, [])) & {*self.free}:
            return checked.inertia()
        sizes = {key: self._like(getattr(checked, key), raw[key]) for key in ("density", *SIZES) if key in raw}
        varies = isinstance(checked.density, Formula)
        own = checked.own_inertia() if varies else checked.model_copy(update=sizes).inertia_over()
        placed: Inertia = self._pose(checked, raw) @ own
        return placed

    def _moments(self, raw: Any) -> Array:
        if isinstance(raw, dict):
            keys = [["Ixx", "Ixy", "Ixz"], ["Ixy", "Iyy", "Iyz"], ["Ixz", "Iyz", "Izz"]]
            return array([[self.number(raw.get(key, 0.0)) for key in row] for row in keys])
        return array([self.vector(row) for row in raw]) if isinstance(raw[0], list) else self.vector(raw)

    def _pose(self, table: Pose, raw: dict[str, Any]) -> Displacement:
        return self._placed(self._like(table, raw))

    def _placed(self, pose: Pose) -> Displacement:
        X = displacement(pose)
        return Displacement(self.rotation(X), X.translation)

    def _framed(self) -> Iterator[Joint]:
        for j in self.numeric.joints:
            table = self.file.pairs[j.name]
            if table.frames:
                raw = self.data["pairs"][j.name]["frames"]
                X_PJ, X_SJ = (self._pose(*each) for each in zip(table.frames, raw, strict=True))
                yield replace(j, X_PJ=X_PJ, X_SJ=X_SJ)

    def _poses(self) -> dict[str, Displacement]:
        tables, raw = self.file.bodies, self.data["bodies"]
        drawn = {name: self._pose(table, raw[name]) for name, table in tables.items() if table.is_given()}
        framed = [j for j in self._framed() if j.pair.carries_coordinates]
        starts = {
            j.name: initial_values(j.name, self.file.pairs[j.name], j.pair)
            for j in framed
            if self.file.pairs[j.name].initial.given()
        }
        return poses_by_frames(drawn, framed, starts, list(tables))

    def _joint(self, j: Joint, poses: Mapping[str, Displacement]) -> Joint:
        table, raw = self.file.pairs[j.name], self.data["pairs"][j.name]
        if table.frames:
            return next(framed for framed in self._framed() if framed.name == j.name)
        X_WP, X_WS = poses[j.predecessor], poses[j.successor]
        X_WJ = X_WS
        if not has_no_place(table):
            point = self.vector(raw["point"]) if "point" in raw else X_WS.translation
            turned = table.model_copy(update=self._directions(raw, ("axes", "normal", "x_axis")))
            X_WJ = Displacement(self.rotation(pair_frame(turned, Displacement.identity())), point)
        return replace(j, X_PJ=X_WP.inverse() @ X_WJ, X_SJ=X_WS.inverse() @ X_WJ @ drawn_pose(table, j.pair))

    def _element(self, e: Any, poses: Mapping[str, Displacement]) -> Any:
        """What its table makes of these scalars: a force element, or what switches."""
        section = next(s for s in (*SECTIONS, *SWITCHES) if e.name in self.data.get(s, {}))
        table, site = self._table(section, e.name, poses)
        return table.element(site)

    def _motion(self, m: GivenMotion, poses: Mapping[str, Displacement]) -> GivenMotion:
        table, site = self._table("motions", m.name, poses)
        found: GivenMotion = table.motion(site)
        return found

    def _table(self, section: str, name: str, poses: Mapping[str, Displacement]) -> tuple[Any, Site]:
        """A table over these scalars, and where it stands."""
        table, raw = getattr(self.file, section)[name], self.data[section][name]
        scalars = {key: self._like(getattr(table, key), raw[key]) for key in raw}
        obey_rules(type(table), scalars)
        pairs = {j.name: j.pair for j in self.numeric.joints}
        return table.model_copy(update=scalars), Site(
            section, name, poses, pairs, self._placed, self._tendons(poses, pairs)
        )

    def _tendons(self, poses: Mapping[str, Displacement], pairs: Mapping[str, Pair]) -> dict[str, Tendon]:
        made = {}
        for name, table in self.file.tendons.items():
            scalars = {key: self._like(getattr(table, key), raw) for key, raw in self.data["tendons"][name].items()}
            made[name] = table.model_copy(update=scalars)
        return tendons_of(made, poses, pairs)

    def _directions(self, raw: dict[str, Any], keys: tuple[str, ...]) -> dict[str, Any]:
        """What of these keys depends on something free: directions and quaternions as units, angles as they are."""
        found: dict[str, Any] = {}
        for key in keys:
            several = raw.get(key, ())
            rows = several if key == "axes" else [several]
            values = [array([self._value(x) for x in row]) for row in rows]
            if any(unknown(x) for v in values for x in v):
                made = [tuple(v if key in ("rpy", "rotation_vector") else unit(v)) for v in values]
                found[key] = tuple(made) if key == "axes" else made[0]
        return found

    def _like(self, checked: Any, raw: Any) -> Any:
        """A value of the checked file over scalars: numbers, lists, signals, positions of frames; the rest stays."""
        if isinstance(checked, Pose):
            place = {"position": tuple(self.vector(raw.get("position", (0.0, 0.0, 0.0))))}
            return checked.model_copy(update=place | self._directions(raw, ROTATIONS))
        if isinstance(checked, tuple) and isinstance(checked[0], Pose):
            return tuple(self._like(*each) for each in zip(checked, raw, strict=True))
        if isinstance(checked, Signal) and isinstance(raw, dict) and "wave" in raw:
            raw = formula_of(raw)
        if isinstance(checked, Signal) and isinstance(raw, str):
            used = names_used(raw) & self.names.keys()
            free = any(unknown(x := self.names[name]) or x != self.file.parameters[name] for name in used)
            return signal(raw, self.names) if free else checked
        if isinstance(checked, Formula):
            return Formula(checked.text, tuple((name, self.number(name)) for name, _ in checked.numbers))
        return self._numbers(raw) if _is_numeric(checked) else checked

    def _numbers(self, raw: Any) -> Any:
        """A number or lists of numbers."""
        return [self._numbers(x) for x in raw] if isinstance(raw, list) else self.number(raw)


def _is_numeric(x: object) -> bool:
    """Whether it is a number, or a list of such."""
    if isinstance(x, tuple):
        return all(map(_is_numeric, x))
    return isinstance(x, (float, int)) and not isinstance(x, bool)
