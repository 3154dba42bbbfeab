"""Network files, mechanisms in TOML. Tables: :mod:`poinsot.files.schema`; manual: docs/network-file.md.

Source: docs/network-file.md.

From places in a drawing to frames in bodies: poses, pair frames in the world at assembly, coordinates as drawn.

Units: places [m], angles [rad]. Law: X(q) = X_PS at the q found, tests/files/test_network.py. Source: Lynch & Park
2017, §6.2 (Newton–Raphson inverse kinematics).
"""

from __future__ import annotations

import heapq
import os
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import PurePath
from typing import Any, NoReturn, TypeVar

import numpy as np
from pydantic import ValidationError
from pydantic_core import ErrorDetails, PydanticCustomError

from poinsot.algebra.arrays import Array, array
from poinsot.algebra.scalars import unknown
from poinsot.errors import FileError, ImplausibleWarning, nearest, warn
from poinsot.files.assemblies import opened, origin
from poinsot.files.network_elements import Fault, Site, fault_at, line_of
from poinsot.files.quantities import unit_quaternion
from poinsot.files.reading import NETWORK_BYTES, read_text
from poinsot.files.schema import VERSION, BodyTable, NetworkFile, PairTable, json_schema
from poinsot.files.schema_forms import FORMS
from poinsot.files.schema_shapes import SolidTable, surfaces_of, with_ground
from poinsot.files.schema_simulation import with_events
from poinsot.files.schema_tables import with_csv
from poinsot.files.sections import Section, rotation_from, unit
from poinsot.files.uses import Read, with_used
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.geometry.rotations import left_jacobian_inverse, quaternion_log, rotation_aligning_z
from poinsot.geometry.vectors import cross
from poinsot.joints.contacts import CONTACTS, contact_of_kind
from poinsot.joints.pairs import Pair, pair_of_kind
from poinsot.multibody.force import ForceElement
from poinsot.multibody.model import GROUND, Body, Initial, Joint, Model
from poinsot.multibody.sizes import numbers_in
from poinsot.multibody.switching.element import SwitchingElement
from poinsot.multibody.tree import build_tree

__all__ = ["json_schema", "read_network"]

_FITS = 1e-6  # how far, in m and rad, a drawn pose may be from the motions that a pair allows


def pair_frame(table: PairTable, X_WS: Displacement) -> Displacement:
    """X_WJ: the pair's frame on the predecessor, in the world at assembly; z is the normal, or else the axis.

    A universal pair turns about its x (first axis) and then its y (second axis). On the successor it is the same frame
    but for what rolls: see :func:`drawn_pose`. What has no place of its own is where its successor is.
    """
    if not any(table.placed_by):
        return X_WS
    p = X_WS.translation if table.point is None else array(table.point)
    if table.axis and not table.normal:
        return Displacement(rotation_aligning_z(array(table.axis)), p)
    if table.axes:
        x, y = (array(axis) for axis in table.axes)
        return Displacement(rotation_from(x, cross(x, y)), p)
    if table.normal and table.x_axis:
        z = array(table.normal)
        x = array(table.x_axis) - z * (z @ array(table.x_axis))
        return Displacement(rotation_from(unit(x), z), p)
    if table.normal:
        return Displacement(rotation_aligning_z(array(table.normal)), p)
    return Displacement(np.eye(3), p)


def drawn_pose(table: PairTable, pair: Pair) -> Displacement:
    """X_PS as drawn: of a ball and a disk the successor's frame is at the centre, above the point where they touch."""
    if table.normal is None or table.axis is None:
        return pair.drawn(None)
    return pair.drawn(pair_frame(table, Displacement.identity()).rotation.T @ rotation_aligning_z(array(table.axis)))


def poses_by_frames(
    known: Mapping[str, Displacement], joints: Sequence[Joint], starts: Mapping[str, Initial], bodies: Iterable[str]
) -> dict[str, Displacement]:
    """The poses of all bodies: the known, those that pairs given by frames hang on them, the world frame for others.

    Each pair is taken at its initial coordinates; pairs with such come before others, then the order of the file rules.
    """
    poses: dict[str, Displacement] = {}
    touching: dict[str, list[tuple[bool, int]]] = {}
    for k, j in enumerate(joints):
        for end in (j.predecessor, j.successor):
            touching.setdefault(end, []).append((_start(j, starts) is None, k))
    frontier: list[tuple[bool, int]] = []

    def place(body: str, X_WB: Displacement) -> None:
        poses[body] = X_WB
        for entry in touching.get(body, ()):
            heapq.heappush(frontier, entry)

    for body, X_WB in {GROUND: Displacement.identity(), **known}.items():
        place(body, X_WB)
    for body in bodies:
        if body not in touching and body not in poses:
            place(body, Displacement.identity())
    for body in (GROUND, *bodies):
        if body not in poses and not frontier:
            place(body, Displacement.identity())
        while frontier:
            j = joints[heapq.heappop(frontier)[1]]
            q = _start(j, starts)
            X_PS = j.X_PJ @ j.pair.displacement(j.pair.neutral() if q is None else array(q)) @ j.X_SJ.inverse()
            if j.successor not in poses:
                place(j.successor, poses[j.predecessor] @ X_PS)
            elif j.predecessor not in poses:
                place(j.predecessor, poses[j.successor] @ X_PS.inverse())
    return poses


def _start(j: Joint, starts: Mapping[str, Initial]) -> tuple[float, ...] | None:
    return starts[j.name].position if j.name in starts else None


def coordinates_at(pair: Pair, X_PS: Displacement) -> Array | None:
    """The q with X(q) = X_PS, by Newton's method from the neutral coordinates; None when the pair does not reach X_PS.

    Each step solves S dq = log(X(q)⁻¹ X_PS) in the least squares; angles come out in (−π, π].
    """
    q = pair.neutral()
    for _ in range(20):
        gap = pair.displacement(q).inverse() @ X_PS
        phi = quaternion_log(gap.quaternion)
        twist = np.concatenate([phi, left_jacobian_inverse(phi) @ gap.translation])
        if not len(pair.freedoms):
            break
        S = np.column_stack([s.vector for s in pair.motion_subspace(q)])
        step = np.linalg.lstsq(S, twist, rcond=None)[0]
        q = pair.integrate(q, step)
        if np.abs(step).max() < 1e-15:  # Newton's last step is rounding
            break
    gap = pair.displacement(q).inverse() @ X_PS
    apart = max(np.abs(gap.rotation - np.eye(3)).max(), np.abs(gap.translation).max())
    return q if apart < _FITS else None


def started_as_drawn(model: Model, poses: Mapping[str, Displacement], by_frames: set[str]) -> Model:
    """The model with initial positions measured where pairs given by frames join bodies with drawn ``poses``.

    Only pairs that carry coordinates and have no initial position take one; none does when the drawing is so rough
    that some pair does not fit it: then assembly decides.
    """
    given = {i.joint: i for i in model.initial}
    measured: dict[str, Array] = {}
    for j in model.joints:
        if j.name not in by_frames or not {j.predecessor, j.successor} <= poses.keys():
            continue
        q = coordinates_at(j.pair, (poses[j.predecessor] @ j.X_PJ).inverse() @ poses[j.successor] @ j.X_SJ)
        if q is None:
            return model
        guessed = j.name in given and given[j.name].guess is not None
        # the drawn pose is the neutral one, but for rounding
        if _start(j, given) is None and not guessed and np.abs(q - j.pair.neutral()).max(initial=0.0) > 1e-12:
            measured[j.name] = q
    if not measured:
        return model
    for name in build_tree(model).by_joint.keys() & measured.keys():
        given[name] = replace(given.get(name, Initial(name)), position=tuple(float(x) for x in measured[name]))
    return replace(model, initial=tuple(given[j.name] for j in model.joints if j.name in given))


Table = TypeVar("Table", bound=Section)
LARGEST = NETWORK_BYTES  # bytes
DEEPEST_KEY = 20  # parts of a dotted key
_TEXTS = re.compile(r"\"(?:[^\"\\\n]|\\.)*+\"|'[^'\n]*+'|#[^\n]*+")
_DEEP_KEY = re.compile(rf"(?<![\w.-])[\w-]++(?:[ \t]*+\.[ \t]*+[\w-]++){{{DEEPEST_KEY}}}")
_LIGHTEST, _DENSEST = 0.05, 23000.0  # [kg/m³]: hydrogen, osmium


def read_network(path: str | os.PathLike[str], read: Read | None = None) -> Model:
    """The mechanism of a network file (TOML, version 1), with its bodies, pairs, elements and start in SI units.

    read  of the files that it uses

    A pair's frame X_WJ is placed in the world at assembly: X_PJ = X_WP⁻¹ X_WJ, X_SJ = X_WS⁻¹ X_WJ, so that at neutral
    coordinates the bodies are in the drawn pose; or both are given by frames on the bodies.
    Raises FileError: the file, the line, the key, the reason, what to do. Law: at the start X_WP X_PJ X(q) = X_WS X_SJ.
    """
    text = read_text(path, LARGEST)
    with located(path, text):
        file = checked(data_of(text, path))
        return with_used(model_of(file, PurePath(os.fspath(path)).stem), file, path, read)


@contextmanager
def located(path: str | os.PathLike[str], text: str) -> Iterator[None]:
    """The fault in the file as a FileError with its place."""
    try:
        yield
    except Fault as fault:
        line = fault.line or line_in(text, fault.place)
        raise FileError(f"{os.fspath(path)}{f':{line}' if line else ''}: {fault.sentence}") from None


def data_of(text: str, path: str | os.PathLike[str], depth: int = 0) -> dict[str, Any]:
    """A network file as plain data in SI units, with the content of CSV files, and its parts in place."""
    from poinsot.files.file_units import in_si_units

    return in_si_units(whole_of(text, path, depth))


def whole_of(text: str, path: str | os.PathLike[str], depth: int = 0) -> dict[str, object]:
    """The same with parameters in the units of the file."""
    from poinsot.files.file_units import in_si_units

    return opened(in_si_units(with_csv(parsed(text), path), last=False), path, _other, depth)


def units_of_parameters(path: str | os.PathLike[str]) -> dict[str, str]:
    """The units of those [parameters] of a network file that have one."""
    from poinsot.files.file_units import parameter_units

    text = read_text(path, LARGEST)
    with located(path, text):
        return parameter_units(whole_of(text, path))


def _other(path: PurePath, depth: int) -> dict[str, Any]:
    """The data of a file that another one names."""
    text = read_text(path, LARGEST)
    with located(path, text):
        return whole_of(text, path, depth)


def line_in(text: str, place: Sequence[str | int]) -> int | None:
    """The line where something stands that may be of a part, and so is written in its assembly."""
    try:
        return line_of(text, origin(tomllib.loads(text), tuple(place)))
    except (ValueError, RecursionError):
        return line_of(text, place)


def parsed(text: str) -> dict[str, Any]:
    """The TOML of a network file as plain data."""
    _refuse_deep(text)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        why, _, place = str(error).partition(" (at ")
        line = re.match(r"line (\d+)", place)
        number = int(line[1]) if line else text.count("\n") + 1
        why = why[:1].lower() + why[1:] + (" at the end of the file" if "end of document" in place else "")
        raise Fault((), f"this is not TOML: {why}; {_advice(why, text, number)}", number) from None
    except RecursionError:
        raise Fault((), "lists or tables are nested too deeply in this file") from None
    except ValueError as error:
        raise Fault((), f"this is not TOML that can be read: {error}") from None


def _refuse_deep(text: str) -> None:
    """Keys of very many parts take a TOML reader time and memory that grow with the square of their length."""
    bare = _TEXTS.sub("q", text)
    if deep := _DEEP_KEY.search(bare):
        key = f"a key of more than {DEEPEST_KEY} parts with dots between them, {deep[0][:40]}…"
        raise Fault((), f"has {key}; no table of a network file is that deep", bare.count("\n", 0, deep.start()) + 1)


def _advice(why: str, text: str, line: int) -> str:
    """What people mean most often by a line that is not TOML."""
    there = [*text.split("\n"), ""][line - 1].strip()
    if why.startswith("cannot overwrite"):
        return "a key may stand only once in its table: remove one of the two"
    if there.startswith(("<", "{")):
        return "it looks like XML or JSON, but a network file is TOML: [tables] with key = value lines"
    if re.match(r"[\w.-]+\s*:", there):
        return "write key = value, with = instead of :"
    if bare := re.search(r"(?<![\w.])(?:(\.\d+)|(\d+\.))(?!\d)", there):
        number = f"0{bare[1]}" if bare[1] else f"{bare[2]}0"
        return f"a number has digits on both sides of its point: write {number}, not {bare[0]}"
    if re.match(r"[\w.-]+\s*=\s*[A-Za-z(]", there):
        return 'texts and formulas stand in quotes, as in mass = "2*m"'
    if there.startswith("["):
        return "a table may begin only once, and its name stands in brackets: [bodies.arm]"
    return "see docs/network-file.md for what a network file holds"


def checked(data: dict[str, object]) -> NetworkFile:
    """The file against the schema; the first fault, with the number of those after it."""
    version = data.get("poinsot")
    if version is None:
        raise Fault((), f"lacks its version: a network file says poinsot = {VERSION} at the top, before any table")
    if isinstance(version, bool) or not isinstance(version, int):
        raise Fault(("poinsot",), f"must be the version of the format, a whole number; this release reads {VERSION}")
    if version != VERSION:
        remedy = "install a newer poinsot" if version > VERSION else "the first version was 1"
        raise Fault(("poinsot",), f"is {version}, but this release reads version {VERSION} of the format; {remedy}")
    return table_of(NetworkFile, data, {})


def table_of(kind: type[Table], data: object, names: Mapping[str, object], place: Sequence[str] = ()) -> Table:
    """A table at a place, read with the names that its formulas use.

    Errors  Fault: the first one, with the number of those after it
    """
    try:
        return kind.model_validate(data, context=names)
    except ValidationError as error:
        details = error.errors(include_url=False)
        fault = _fault(details[0], data)
        more = f" (and {len(details) - 1} more fault{'s' * (len(details) > 2)} in this file)" if details[1:] else ""
        raise Fault((*place, *fault.place), f"{fault.text}{more}") from None


def _fault(detail: ErrorDetails, data: object) -> Fault:
    """A fault of the schema: where it is in the file (names of alternatives left out) and why."""
    here: Any = data
    place: list[str | int] = []
    for part in (*detail["loc"], *filter(None, [detail.get("ctx", {}).get("key")])):
        if isinstance(here, list if isinstance(part, int) else dict) and (isinstance(part, int) or part in here):
            here = here[part]
            place.append(part)
    if detail["type"] == "poinsot":
        return Fault(tuple(place), detail["ctx"]["text"])
    kinds = {"dict_type": "a table of named tables, such as [bodies.arm]", "string_type": "a text in quotes"}
    wanted = kinds.get(detail["type"])
    return Fault(tuple(place), f"must be {wanted}; got {here!r:.60}" if wanted else detail["msg"])


def model_of(file: NetworkFile, stem: str) -> Model:
    """The mechanism that a checked file describes; ``stem`` names it where the file does not."""
    bodies = {name: _inertia(name, table) for name, table in file.bodies.items()}
    if not bodies and not file.use:
        raise Fault(("bodies",), "has no body; a mechanism needs at least one, [bodies.NAME]")
    kinds = {name: _pair(name, table, bodies) for name, table in file.pairs.items()}
    initial = {
        name: initial_values(name, table, kinds[name]) for name, table in file.pairs.items() if table.initial.given()
    }
    drawn = {name: table.displacement() for name, table in file.bodies.items() if table.is_given()}
    by_frames = [
        Joint(name, kinds[name], *table.between, X_PJ=X.displacement(), X_SJ=Y.displacement(), armature=table.armature)
        for name, table in file.pairs.items()
        if table.frames
        for X, Y in [table.frames]
    ]
    hanging = [j for j in by_frames if j.pair.carries_coordinates]
    poses = poses_by_frames(drawn, hanging, initial, list(bodies))
    joints = {j.name: j for j in by_frames}
    for name, table in file.pairs.items():
        if name not in joints:
            X_WP, X_WS = (poses[end] for end in table.between)
            X_WJ = pair_frame(table, X_WS)
            frames = X_WP.inverse() @ X_WJ, X_WS.inverse() @ X_WJ @ drawn_pose(table, kinds[name])
            joints[name] = Joint(name, kinds[name], *table.between, *frames, armature=table.armature)
    at = Site("", "", poses, kinds)
    at = replace(at, tendons={here.name: table.tendon(here) for table, here in at.each("tendons", file.tendons)})
    surfaces = surfaces_of(file.shapes, bodies)
    shapes = {name: tuple(s.shape for s in surfaces.values() if s.body == name) for name in bodies}
    with fault_at(()):
        acting = [*_elements(file, at), *(table.element(name, surfaces) for name, table in file.contacts.items())]
        model = Model(
            name=file.name or stem,
            bodies=tuple(Body(name, inertia, poses[name], collisions=shapes[name]) for name, inertia in bodies.items()),
            joints=tuple(joints[name] for name in file.pairs),
            elements=tuple(each for each in acting if not isinstance(each, SwitchingElement)),
            couplings=(
                *(table.coupling(here) for table, here in at.each("couplings", file.couplings)),
                *(table.condition(here, file.parameters) for table, here in at.each("conditions", file.conditions)),
            ),
            motions=tuple(table.motion(here) for table, here in at.each("motions", file.motions)),
            switches=tuple(each for each in acting if isinstance(each, SwitchingElement)),
            gravity=file.gravity,
            accuracy=file.model.accuracy,
            tree=_tree(file),
            initial=tuple(initial.values()),
            outputs=tuple(file.simulation.outputs),
            run=with_events(file.simulation.run(), file.events),
        )
    if not file.use:
        model = with_ground(model, file.ground)
    if isinstance(file.tree, list):
        with fault_at(("tree",)):
            build_tree(model)
    if any(unknown(x) for j in by_frames for x in numbers_in((j.X_PJ, j.X_SJ, *drawn.values()))):
        return model
    return started_as_drawn(model, {GROUND: poses[GROUND], **drawn}, {j.name for j in hanging})


def _elements(file: NetworkFile, at: Site) -> list[ForceElement | SwitchingElement]:
    """The elements of a checked file, and what switches, section by section; their names must differ across these."""
    made: dict[str, tuple[str, ForceElement | SwitchingElement]] = {}
    for section in FORMS:
        for table, here in at.each(section, getattr(file, section)):
            if here.name in made:
                raise here.fault(f"there is already {made[here.name][0]}.{here.name}; names of elements must differ")
            element = table.element(here)
            if isinstance(element, SwitchingElement):
                why = next((f"it{why}" for why in element.faults(at.poses, at.pairs)), None)
            else:
                why = element.fault()
            if why:
                raise here.fault(why)
            made[here.name] = section, element
    return [element for _, element in made.values()]


def _inertia(name: str, table: BodyTable) -> Inertia:
    if name == GROUND:
        raise Fault(("bodies", name), "this name is taken: the ground is the reference body and needs no table")
    if table.solids is not None:
        return _of_solids(name, table.solids)
    inertia = Inertia.at_centre(table.mass, table.centre, table.inertia)
    if why := inertia.fault():
        key = "mass" if "its mass" in why else "inertia"
        remedy = "a mass is zero or more" if key == "mass" else "moments are about the mass centre, in body axes"
        raise Fault(("bodies", name, key), f"no rigid body is like this: {why}; {remedy}")
    return inertia


def _of_solids(name: str, solids: Sequence[SolidTable]) -> Inertia:
    total = Inertia.zero()
    for k, solid in enumerate(solids):
        if isinstance(solid.density, float) and not _LIGHTEST <= solid.density <= _DENSEST:
            warn(
                ImplausibleWarning(
                    f"bodies.{name}.solids item {k + 1} has the density {solid.density:g} kg/m³, which no matter has "
                    f'({_LIGHTEST:g} to {_DENSEST:g}). Write it with its unit, as in "7.85 g/cm^3"'
                )
            )
        with fault_at(("bodies", name, "solids", k, "density")):
            total = total + solid.inertia()
    return total


def _pair(name: str, table: PairTable, bodies: Mapping[str, object]) -> Pair:
    place = ("pairs", name, "between")
    for end in table.between:
        if end not in bodies and end != GROUND:
            raise Fault(place, f"there is no body {end!r}{nearest(end, (GROUND, *bodies), 'the bodies are')}")
    if table.between[0] == table.between[1]:
        raise Fault(place, f"joins {table.between[0]!r} to itself; a pair needs two bodies")
    if table.kind in CONTACTS:
        return contact_of_kind(table.kind, table.radius, *table.formula)
    with fault_at(("pairs", name)):
        return pair_of_kind(table.kind, table.pitch, radius=table.radius, **table.numbers)


def initial_values(name: str, table: PairTable, pair: Pair) -> Initial:
    """The initial values of a pair, one for each of its coordinates and freedoms."""
    given = {key: getattr(table.initial, key) for key in ("position", "velocity", "guess")}
    for key, values in given.items():
        labels = pair.freedoms if key == "velocity" else pair.coordinates
        if values is not None and len(values) != len(labels):
            needs = f"takes {len(labels)}: {', '.join(labels)}" if labels else "has none"
            many = "1 number" if len(values) == 1 else f"{len(values)} numbers"
            _refuse_initial(name, key, f"has {many}, but a {pair.kind} pair {needs}")
    start = [k for k, unit in enumerate(pair.coordinate_units) if unit == "1"]
    for key in ("position", "guess"):
        if (values := given[key]) is not None and start:
            try:
                quaternion = unit_quaternion(values[start[0] : start[0] + 4])
                given[key] = (*values[: start[0]], *quaternion, *values[start[0] + 4 :])
            except PydanticCustomError as error:
                _refuse_initial(name, key, str(error))
    return Initial(name, **given)


def _refuse_initial(name: str, key: str, text: str) -> NoReturn:
    raise Fault(("pairs", name, "initial", key), text)


def _tree(file: NetworkFile) -> str | tuple[str, ...]:
    if isinstance(file.tree, str):
        return file.tree
    for k, name in enumerate(file.tree):
        if name not in file.pairs:
            raise Fault(("tree",), f"there is no pair {name!r}{nearest(name, file.pairs, 'the pairs are')}")
        if file.pairs[name].kind in CONTACTS:
            kind = file.pairs[name].kind
            raise Fault(("tree",), f"names pair {name!r}, but a {kind} pair carries no coordinates: it always closes")
        if name in file.tree[:k]:
            raise Fault(("tree",), f"names pair {name!r} twice")
    return tuple(file.tree)
