"""What touches, as geoms and pairs of an MJCF model: rigid here, soft in MuJoCo."""

from __future__ import annotations

from poinsot.backends.robot_files.doubts import Doubts
from poinsot.backends.robot_files.mjcf_shapes import TOUCHING, Geoms, rubbing
from poinsot.backends.robot_files.numbers import texts
from poinsot.backends.robot_files.xml_text import XmlElement, element
from poinsot.multibody.contacts.contact import Contact, Contacts
from poinsot.multibody.contacts.surfaces import ACTS_FROM, Surface
from poinsot.multibody.switching.element import SwitchingElement


def contacts(geoms: Geoms, switches: list[SwitchingElement], doubts: Doubts) -> list[XmlElement]:
    """<exclude> and <pair> elements, after geoms have what touches; what else switches cannot be said."""
    rules = [s for s in switches if isinstance(s, Contacts)]
    pairs = [s for s in switches if isinstance(s, Contact)]
    for s in switches:
        if not isinstance(s, (Contact, Contacts)):
            doubts.leave(f"{type(s).__name__} {s.name!r}", "has no counterpart there")
    made: list[XmlElement] = []
    for rule in rules:
        if len(rules) > 1 or pairs:
            doubts.leave(f"contacts {rule.name!r}", "stand beside others, and a model there has one rule for all geoms")
            continue
        if _soft(rule, doubts):
            made += _rule(geoms, rule, doubts)
    for pair in pairs:
        if not rules and _soft(pair, doubts):
            made += _pair(geoms, pair, doubts)
    return made


def _soft(s: Contact | Contacts, doubts: Doubts) -> bool:
    """Whether MuJoCo can say its numbers: no rebound, one coefficient of friction."""
    if s.restitution or s.kinetic not in (None, s.friction):
        doubts.leave(f"the rebound or the kinetic friction of {s.name!r}", "has no counterpart there")
        return False
    return True


def _rule(geoms: Geoms, rule: Contacts, doubts: Doubts) -> list[XmlElement]:
    """A floor that all touch, or bodies that touch each other."""
    floor = bool(rule.against)
    for surface in (*rule.against, *rule.surfaces):
        masks = {"contype": "1" if surface in rule.against else "0", "conaffinity": "1"} if floor else None
        _geom(geoms, surface, masks, rule, doubts)
    called = geoms.bodies.called
    return [element("exclude", body1=called[a], body2=called[b]) for a, b in rule.apart if a in called and b in called]


def _pair(geoms: Geoms, pair: Contact, doubts: Doubts) -> list[XmlElement]:
    ends = [_geom(geoms, s, {"contype": "0", "conaffinity": "0"}, None, doubts) for s in (pair.a, pair.b)]
    if None in ends:
        return []
    one, other = (str(end.attributes["name"]) for end in ends if end is not None)
    torsional, rolling = (x or None for x in pair.mu_turning)
    (mu, spin, roll), condim = rubbing(pair.mu_s, torsional, rolling, 6 if pair.mu_s else 1)
    friction = texts((mu, mu, spin, roll, roll)) if mu else None
    acts = None if condim == 3 else str(condim)
    return [element("pair", name=pair.name, geom1=one, geom2=other, friction=friction, condim=acts)]


def _geom(
    geoms: Geoms, surface: Surface, masks: dict[str, str] | None, rule: Contacts | None, doubts: Doubts
) -> XmlElement | None:
    made = geoms.add(surface.body, surface.shape, TOUCHING)
    if made is None:
        doubts.leave(f"a {surface.shape.geometry} of body {surface.body!r} that touches", "has no counterpart there")
        return None
    made.attributes |= masks or {}
    given = [None if rule is None else getattr(rule, kind) for kind in ACTS_FROM]
    own = [getattr(surface, kind) if x is None else x for kind, x in zip(ACTS_FROM, given, strict=True)]
    numbers, condim = rubbing(own[0] or 0.0, own[1] or None, own[2] or None, surface.shape.condim)
    made.attributes["friction"] = texts(numbers)
    made.attributes |= {"condim": str(condim)} if condim != 3 else {}
    return made
