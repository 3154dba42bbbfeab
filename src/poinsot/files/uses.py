"""[use.NAME]: a machine of another file as a part of a mechanism, held, cut, and put on a frame of the present one.

    [use.left]
    file = "gripper.urdf"
    at = {body = "arm.flange", position = [0, 0, 0.1]}        # or "arm.flange"; without it the ground
    lock = {wrist = 0.3}
    without = ["camera"]

Names of the part get "left." before them; "left.ground" is its ground. Parts are put on one after the other.
Law: the mechanism is that of `Mechanism.locked`, `subtree`, `without`, `with_attached`, tests/files/test_uses.py
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from dataclasses import replace
from typing import Annotated, Literal, Protocol

from pydantic import BeforeValidator, Field

from poinsot.files.closures import with_closures
from poinsot.files.network_elements import Fault, beside, fault_at
from poinsot.files.quantities import Name, Numbers
from poinsot.files.reader_options import INSIDE
from poinsot.files.schema_shapes import GroundTable, with_ground
from poinsot.files.sections import FramePose, Section, texts
from poinsot.multibody.closed_models import NamedFrame
from poinsot.multibody.joint_changes import locked
from poinsot.multibody.model import GROUND, Model
from poinsot.multibody.subtrees import attached, subtree, without

Read = Callable[..., Model]
"""Reads the mechanism of a file: a path and the options of its format."""
_READING: ContextVar[tuple[str, ...]] = ContextVar("files that use others, from the first to this one", default=())


class MountTable(FramePose):
    """A frame of a body."""

    body: str


def _mount(value: object) -> object:
    return {"body": value} if isinstance(value, str) else value


class UseTable(Section):
    """[use.NAME]: a machine of another file, and where it stands."""

    file: str
    at: Annotated[MountTable, BeforeValidator(_mount)] = MountTable(body=GROUND)
    lock: dict[str, Numbers] = Field(default_factory=dict)
    subtree: str | None = None
    without: Annotated[list[str], texts('["camera"]')] = Field(default_factory=list)
    base: Literal["fixed", "free"] | None = None
    mimic: Literal["independent", "coupled"] | None = None
    damping: bool | None = None
    losses: bool | None = None
    strict: bool | None = None
    closures: dict[Name, dict[str, object]] = Field(default_factory=dict)


class Using(Protocol):
    """The tables of a file that are read here."""

    @property
    def use(self) -> Mapping[str, UseTable]:
        """The parts."""

    @property
    def ground(self) -> GroundTable | None:
        """The floor under all of it."""


def with_used(model: Model, file: Using, path: str | os.PathLike[str], read: Read | None) -> Model:
    """The model of a file with its used machines. Fault with the place; ``read`` None: where nothing can be used."""
    for name, table in file.use.items():
        place = ("use", name)
        if read is None:
            raise Fault(
                place,
                "makes no family of [parameters]: numbers of used files are named by their addresses, as in "
                "po.load(path).with_parameters(m='bodies.left.hand.mass')",
            )
        used = _used(table, place, path, read)
        with fault_at((*place, "at")):
            mount = NamedFrame(table.at.body, table.at.displacement())
            model = attached(model, used, mount, f"{name}.")
        with fault_at((*place, "closures")):
            model = with_closures(model, table.closures)
    return with_ground(model, file.ground) if file.use else model


def _used(table: UseTable, place: tuple[str, ...], path: str | os.PathLike[str], read: Read) -> Model:
    """The mechanism of another file as it is taken."""
    at = (*place, "file")
    found = beside(path, table.file, at)
    options = INSIDE.keys() & table.model_fields_set - {"closures"}
    given = {key: value for key in options if (value := getattr(table, key)) is not None}
    before = (*_READING.get(), os.path.realpath(path))
    if os.path.realpath(found) in before:
        raise Fault(at, f"leads to {table.file!r}, which uses this file: it would be a part of itself; name another")
    token = _READING.set(before)
    try:
        with fault_at(at):
            model = read(found, **given)
    finally:
        _READING.reset(token)
    names = {event.called for event in model.run.events or ()}
    if gone := names.intersection(table.without):
        kept = tuple(event for event in model.run.events if event.called not in gone)
        model = replace(model, run=model.run.also(events=kept))
    with fault_at((*place, "lock")):
        model = locked(model, table.lock) if table.lock else model
    if table.subtree is not None:
        with fault_at((*place, "subtree")):
            model = subtree(model, table.subtree)
    with fault_at((*place, "without")):
        model = without(model, cut) if (cut := [name for name in table.without if name not in gone]) else model
    return model
