"""What touches in a robot of a file, as its user says it: a floor, and bodies against each other."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from poinsot.errors import ModelError, nearest
from poinsot.files.collision_meshes import Folders, with_meshes
from poinsot.multibody.contacts.contact import Contacts
from poinsot.multibody.contacts.ground import on_ground, surfaces_of
from poinsot.multibody.model import Model

_KEYS = tuple(k for k, p in inspect.signature(on_ground).parameters.items() if p.kind == p.KEYWORD_ONLY)


def grounded(model: Model, ground: Any, folders: Folders = ()) -> Model:
    """The model on a floor: True, its height [m], or a table with height, restitution, friction, … as `on_ground` has.

    folders  where meshes may lie, besides the model's own package
    Errors   ModelError for other keys, and as `on_ground` and `with_meshes`
    """
    if ground is None:
        return model
    height: dict[str, Any] = {} if ground is True or isinstance(ground, Mapping) else {"height": float(ground)}
    table = dict(ground) if isinstance(ground, Mapping) else height
    for key in table:
        if key not in _KEYS:
            raise ModelError(
                f"ground={ground!r:.100}: {key!r} is no number of a floor{nearest(str(key), _KEYS, 'it has')}"
            )
    for key, value in table.items():
        if key not in ("bodies", "poisson", "coupled", "name") and (
            isinstance(value, bool) or not isinstance(value, (int, float))
        ):
            raise ModelError(f"ground={ground!r:.100}: its {key} must be a number; got {value!r:.60}")
    return on_ground(with_meshes(model, table.get("bodies"), folders), **table)


def touching(model: Model, contacts: object) -> Model:
    """The model with its bodies kept from going through each other: all (True), or these pairs of bodies.

    What touches are their collision shapes; bodies that a joint joins are left out where all are meant.
    Errors  ModelError for bodies that are not there, or have no shape
    """
    return replace(model, switches=(*model.switches, *_rules(model, contacts))) if contacts else model


def _rules(model: Model, contacts: Any) -> Iterator[Contacts]:
    if contacts is True:
        if surfaces := surfaces_of(model.bodies):
            yield Contacts("contacts", surfaces)
        return
    known = {b.name: b for b in model.bodies}
    for a, b in contacts:
        for name in (a, b):
            if name not in known:
                raise ModelError(f"contacts={contacts!r:.100}: there is no body {name!r}{nearest(name, known)}")
            if not known[name].collisions:
                raise ModelError(f"contacts={contacts!r:.100}: body {name!r} has no shape to touch with")
        yield Contacts(f"{a} on {b}", surfaces_of([known[b]]), surfaces_of([known[a]]))
