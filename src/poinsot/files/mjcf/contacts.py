"""Which geoms of a compiled MJCF model touch: by contype and conaffinity, less its <exclude>, and its <pair>.

Friction of two geoms is that of the higher priority, else the larger: none where condim is 1, that of sliding from 3
on, torsional from 4 on, rolling friction of 6 (`friction_between`).
Softness (solref, solimp) has no meaning where bodies are rigid. Law: the pairs are MuJoCo's, their numbers too,
tests/files/test_contacts_of_files.py, tests/files/mjcf/test_contact_numbers.py
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from poinsot.files.mjcf.compiled import Compiled
from poinsot.multibody.contacts.contact import Contact, Contacts
from poinsot.multibody.contacts.ground import surfaces_of
from poinsot.multibody.contacts.surfaces import ACTS_FROM, Surface
from poinsot.multibody.model import Body
from poinsot.multibody.switching.element import SwitchingElement


def read_contacts(compiled: Compiled, names: list[str], bodies: Sequence[Body]) -> Iterator[SwitchingElement]:
    """One rule over all shapes, then the pairs that the file names."""
    if compiled.has("CONTACT") or compiled.has("CONSTRAINT"):
        return
    model = compiled.model
    called = [bodies[0].name if bodies and bodies[0].name not in names else names[0], *names[1:]]  # the world's shapes
    apart = tuple((called[int(s) >> 16], called[int(s) & 0xFFFF]) for s in model.exclude_signature)
    if surfaces := surfaces_of(bodies):
        yield Contacts("contacts", surfaces, apart=apart, coupled=True)
    of_geom = {surface.shape.name: surface for surface in surfaces}
    geoms = compiled.names("geom")
    given = compiled.names("pair")
    for k in range(model.npair):
        a, b = (of_geom[geoms[int(g[k])]] for g in (model.pair_geom1, model.pair_geom2))
        yield Contact(given[k], _as_told(a), _as_told(b), **_friction(compiled, k), coupled=True)


def _friction(compiled: Compiled, pair: int) -> dict[str, Any]:
    """Of a pair that the file names: its own, along the first of two directions each."""
    own, dims = compiled.model.pair_friction[pair], int(compiled.model.pair_dim[pair])
    numbers = zip(ACTS_FROM.items(), (own[0], own[2], own[3]), strict=True)
    return {kind: float(x) if dims >= least else 0.0 for (kind, least), x in numbers}


def _as_told(surface: Surface) -> Surface:
    return Surface(surface.body, surface.shape)
