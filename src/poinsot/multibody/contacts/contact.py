"""Contacts as elements of a mechanism: one pair of surfaces, or all pairs of many, each by the places where it touches.

Which shapes meet in which places is docs/switching.md; what has no formula of one place is refused by name, with what
serves it. Laws: tests/switching/test_contact_rows.py. Source: docs/switching.md.

Neighbours: bodies joined by a joint, with surfaces that a rule of contacts leaves out.

Bodies that fixed pairs join are one for this, but where the pair stands for a joint that is held: holding a joint makes
no neighbours of bodies that were none. Joints in a row over bodies without mass and surfaces, the steps of a joint with
several freedoms, are one. The ground, and what is fixed to it, is nobody's neighbour.
Law     pairs that may touch are those of the whole, less those that are held together now,
        tests/multibody/test_contacts_of_parts.py
Source  MuJoCo's rule of parents and children, for bodies as they are drawn: docs/switching.md
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import reduce
from itertools import combinations, product
from math import inf
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeVar, final

import numpy as np

from poinsot.algebra.scalars import is_zero, maximum, number, unknown
from poinsot.errors import ModelError, nearest
from poinsot.joints.pair import Pair
from poinsot.multibody.contacts.pieces import InPlane, InSpace, Place, split
from poinsot.multibody.contacts.planes import Sampled, joints_behind, plane_of_motion, refuse_free
from poinsot.multibody.contacts.surfaces import Surface, friction_between
from poinsot.multibody.joint_numbers import joint_numbers
from poinsot.multibody.model import GROUND, Model
from poinsot.multibody.stretches import Point, Seen, Sized
from poinsot.multibody.switching import element
from poinsot.records import dataclass
from poinsot.structures.graph import parts

if TYPE_CHECKING:
    from poinsot.multibody.tree import Tree


@dataclass(frozen=True)
class Neighbours:
    """The bodies of a model, put together.

    part     of each body, the ground too, the number of what is one with it
    grounds  parts that are nobody's neighbour; joined: two parts that a joint joins
    """

    part: dict[str, int]
    grounds: frozenset[int]
    joined: frozenset[frozenset[int]]

    @classmethod
    def of(cls, model: Model, closing: Collection[str]) -> Neighbours:
        """Neighbours in a model with loops that these joints close."""
        n = joint_numbers(model)
        welds = np.array([not j.held and j.name not in closing for j in model.joints], dtype=bool) & (n.freedoms == 0)
        whole = parts(n.bodies + 1, n.a[welds], n.b[welds])
        part = dict(zip((*(b.name for b in model.bodies), GROUND), whole, strict=True))
        grounds = frozenset({part[GROUND], *(part[b.name] for b in model.bodies if b.stands)})
        ends = zip(n.a[~welds].tolist(), n.b[~welds].tolist(), strict=True)
        joined = [frozenset((whole[a], whole[b])) for a, b in ends]
        bodied = {part[body] for e in model.switches if isinstance(e, _Touching) for body in e.acts_on}
        bodied |= {part[b.name] for b in model.bodies if b.collisions or not is_zero(b.inertia.mass)} | grounds
        for between in {*whole} - bodied:  # a step of a joint of several
            if len(pairs := [pair for pair in joined if between in pair]) == 2:
                joined = [pair for pair in joined if pair not in pairs] + [(pairs[0] | pairs[1]) - {between}]
        return cls(part, grounds, frozenset(pair for pair in joined if not pair & grounds))

    def on_ground(self, body: str) -> bool:
        """True of the ground and of bodies fixed to it."""
        return self.part[body] in self.grounds

    def are(self, a: str, b: str) -> bool:
        """True of two bodies that are one, or neighbours."""
        pair = frozenset((self.part[a], self.part[b]))
        return len(pair) == 1 or pair in self.joined


Plane = Point | Literal["auto", "space"]


class _Touching(element.SwitchingElement):
    """The contact as one element for the places of its pairs, with their rows."""

    layout: ClassVar[tuple[element.Row, ...]] = ()
    parameters: ClassVar[tuple[str, ...]] = ("restitution", "friction", "kinetic", "torsional", "rolling")

    def rows(self, motion: Seen) -> Sequence[element.MeasuredRow]:
        """Empty: the rows belong to its pairs."""
        return ()

    def span(self, tree: Sized) -> Any:
        """That of its places counts."""
        return 1.0


@final
@dataclass(frozen=True)
class Contact(_Touching):
    """Two surfaces that do not go through each other: a force between them that only pushes, and dry friction.

        0 ≤ z_N ⟂ gap ≥ 0,   w⁺ = −e w⁻ at an impact,   |z_T| ≤ μ z_N
        |m_n| ≤ μ_t z_N against the spin ω·n,   |(m_1, m_2)| ≤ μ_r z_N against the rolling (ω·t₁, ω·t₂),   ω = ω_B − ω_A

    The set of forces is the product of Coulomb's cone, a segment and a disc: each friction opposes its own motion, and
    none is less where another slides. Where they are ``coupled`` they share one bound, as in MuJoCo's elliptic cone,

        |z_T|²/μ² + m_n²/μ_t² + |(m_1, m_2)|²/μ_r² ≤ z_N²

    so that what spins hardly resists to slide (Contensou): a top turns over, a disc glides on. In space time-stepping
    alone knows it.


    restitution  e of Newton's law (Poisson's where ``poisson``); friction  μ at rest, and, where ``kinetic`` is not
                 given, of sliding. None: the larger of what the two surfaces say (of friction by priority, see
                 `friction_between`), 0 where they say nothing
    torsional, rolling  μ_t and μ_r [m], 0 or more, of a contact with friction; what turns feels them in the ratio of
                 ``kinetic`` to ``friction``. None: what the two surfaces say
    plane        normal of the plane in which they move, in the world: friction then has one direction. "auto": found;
                 "space": friction in two directions in any case
    Errors       ModelError for shapes that have no formula of one place, by their names
    """

    name: str
    a: Surface
    b: Surface
    restitution: float | None = None  # type: ignore[assignment]
    friction: float | None = None
    kinetic: float | None = None
    poisson: bool = False
    plane: Plane = "auto"
    torsional: float | None = None
    rolling: float | None = None
    coupled: bool = False

    @property
    def e(self) -> float:
        """e as it acts."""
        return _larger(self.restitution, self.a.restitution, self.b.restitution)

    @property
    def mu_s(self) -> float:
        """μ at rest."""
        return friction_between(self.a, self.b) if self.friction is None else self.friction

    @property
    def mu_k(self) -> float:
        """μ of sliding."""
        return self.mu_s if self.kinetic is None else self.kinetic

    @property
    def acts_on(self) -> tuple[str, ...]:
        """The bodies that may move."""
        return tuple(s.body for s in (self.a, self.b) if s.body != GROUND)

    @property
    def mu_turning(self) -> tuple[float, float]:
        """μ_t and μ_r [m]."""
        return (
            friction_between(self.a, self.b, "torsional") if self.torsional is None else self.torsional,
            friction_between(self.a, self.b, "rolling") if self.rolling is None else self.rolling,
        )

    def faults(self, bodies: Collection[str], pairs: Mapping[str, Pair]) -> Iterator[str]:
        """Unknown bodies, a body against itself, impossible numbers."""
        yield from _faults((self.a, self.b), bodies)
        if self.a.body == self.b.body:
            yield f" joins body {self.a.body!r} to itself; a contact needs two bodies"
        yield from element.fault_of_restitution(self.e)
        yield from element.fault_of_friction(self.mu_s, self.mu_k, "friction")
        yield from _fault_of_turning(self.mu_turning, self.mu_s)

    def parts(self, tree: Tree) -> Sequence[element.SwitchingElement]:
        """Its places."""
        sampled = Sampled.of(tree, self.a.body, self.b.body)
        e = self._plane(sampled)
        try:
            found = split(self.a, self.b, sampled, e)
        except ModelError as why:
            raise ModelError(f"contact {self.name!r}: {why}") from None
        if e is not None and self.plane == "auto" and not sampled.lies_in(e, found):
            e = None
        rubs = (unknown(self.mu_s) or self.mu_s > 0.0) and sampled.slips(found)
        size = maximum(self.a.size, self.b.size)
        numbers = {"restitution": self.e, "poisson": self.poisson, "static": self.mu_s, "kinetic": self.mu_k}
        torsional, rolling = self.mu_turning
        made: list[element.SwitchingElement] = []
        for label, a, b in found:
            place: dict[str, Any] = {"name": f"{self.name} {label}".rstrip(), "a": a, "b": b, "length": size, **numbers}
            if not rubs:
                made.append(Place(**place))
            else:
                turning = {"torsional": torsional if e is None else 0.0, "rolling": rolling}
                place |= {**turning, "coupled": self.coupled and any(not is_zero(x) for x in turning.values())}
                if e is None and place["coupled"]:
                    raise ModelError(
                        f"contact {self.name!r}: friction that shares one bound with spinning and rolling (coupled, "
                        'as in MJCF from condim 4 on) is found in a plane of motion alone; method="moreau" steps over '
                        "it, or take coupled=False, where each has a bound of its own"
                    )
                made.append(InSpace(**place) if e is None else InPlane(**place, plane=e))
        return made

    def _plane(self, sampled: Sampled) -> Point | None:
        if self.plane == "space":
            return None
        if self.plane != "auto":
            x, y, z = self.plane
            length = float(np.linalg.norm(self.plane))
            return x / length, y / length, z / length
        return plane_of_motion(sampled, [s for s in (self.a, self.b) if s.shape.geometry == "plane"])


_SHARED = ("restitution", "friction", "kinetic", "poisson", "plane", "torsional", "rolling", "coupled")
"""The numbers that a rule gives to all its pairs."""


@final
@dataclass(frozen=True)
class Contacts(_Touching):
    """Contacts of many surfaces: of each with each, or with those of ``against`` alone, where their masks let them.

    Out are pairs on one link, neighbours (`Neighbours`: what a joint joins, the ground apart), and ``apart``: pairs
    of bodies. restitution, friction, kinetic, poisson, plane, torsional, rolling, coupled as of
    `Contact`.
    """

    name: str
    surfaces: tuple[Surface, ...]
    against: tuple[Surface, ...] = ()
    restitution: float | None = None  # type: ignore[assignment]
    friction: float | None = None
    kinetic: float | None = None
    poisson: bool = False
    plane: Plane = "auto"
    apart: tuple[tuple[str, str], ...] = ()
    torsional: float | None = None
    rolling: float | None = None
    coupled: bool = False

    @property
    def acts_on(self) -> tuple[str, ...]:
        """All bodies that may move."""
        return tuple(dict.fromkeys(s.body for s in (*self.against, *self.surfaces) if s.body != GROUND))

    def faults(self, bodies: Collection[str], pairs: Mapping[str, Pair]) -> Iterator[str]:
        """As of `Contact`."""
        yield from _faults((*self.against, *self.surfaces), bodies)
        yield from (f" keeps apart body {x!r}, which does not exist{nearest(x, bodies)}"
                    for each in self.apart for x in each if x not in bodies)  # fmt: skip
        yield from element.fault_of_restitution(_larger(self.restitution))
        if self.friction is not None:
            yield from element.fault_of_friction(self.friction, _larger(self.kinetic), "friction")
            yield from _fault_of_turning((_larger(self.torsional), _larger(self.rolling)), self.friction)

    def among(self, names: Collection[str]) -> Contacts | None:
        """Of the surfaces that are left; None where they have nothing to touch."""
        surfaces, against = (tuple(s for s in each if s.body in names) for each in (self.surfaces, self.against))
        if not surfaces or (not against if self.against else len(surfaces) < 2):
            return None
        apart = tuple(each for each in self.apart if set(each) <= set(names))
        return replace(self, surfaces=surfaces, against=against, apart=apart)

    def pairs(self, tree: Tree) -> Iterator[Contact]:
        """The contacts that may be, each named by its surfaces."""
        labels = labelled((*self.against, *self.surfaces))
        held = {frozenset(each) for each in self.apart}
        named = [*zip(labels, (*self.against, *self.surfaces), strict=True)]
        n = len(self.against)
        together = product(named[:n], named[n:]) if n else combinations(named, 2)
        near = Neighbours.of(tree.model, {c.joint for c in tree.closures})
        for (label_a, a), (label_b, b) in together:
            rigid = tree.bodies[a.body].link == tree.bodies[b.body].link
            if rigid or near.are(a.body, b.body) or frozenset((a.body, b.body)) in held or not a.meets(b):
                continue
            yield self.between(f"{label_a}-{label_b}", a, b)

    def between(self, name: str, a: Surface, b: Surface) -> Contact:
        """The contact of two surfaces by this rule. ModelError for more kinetic friction than at rest."""
        made = Contact(name, a, b, **{key: getattr(self, key) for key in _SHARED})
        for fault in element.fault_of_friction(made.mu_s, made.mu_k, "friction"):
            raise ModelError(f"element {self.name!r}: contact {name!r}{fault}")
        return made

    def parts(self, tree: Tree) -> Sequence[element.SwitchingElement]:
        """The places of all its pairs."""
        return [place for contact in self.pairs(tree) for place in contact.parts(tree)]


def joints_told(tree: Tree) -> set[str]:
    """The joints with frames that have to be numbers, because they place the touching shapes."""
    touching = [e for e in tree.model.switches if isinstance(e, _Touching)]
    return {name for e in touching for name in joints_behind(tree, e.acts_on)}


def refuse_free_frames(tree: Tree) -> None:
    """ModelError where frames that tell where shapes touch have no numbers."""
    for e in tree.model.switches:
        if isinstance(e, _Touching):
            refuse_free(tree, e.acts_on)


_COEFFICIENTS = ("friction", "torsional", "rolling")
_HARDLY = 1e-300
"""Friction that is felt by nothing, and has its rows."""
Element = TypeVar("Element")


def rubbing_as(model: Model, free: Model) -> Model:
    """The model with negligible friction in place of 0 where ``free`` has a free number: equal rows at all values."""
    switches = tuple(_rubbing(e, own) for e, own in zip(model.switches, free.switches, strict=True))
    same = all(a is b for a, b in zip(switches, model.switches, strict=True))
    return model if same else replace(model, switches=switches)


def _rubbing(own: Element, free: object) -> Element:
    """The same of an element, or of one of its surfaces."""
    if not isinstance(own, (Contact, Contacts, Surface)):
        return own
    changed: dict[str, object] = {
        key: _HARDLY for key in _COEFFICIENTS if getattr(own, key) == 0.0 and unknown(getattr(free, key))
    }
    for key in ("a", "b", "surfaces", "against"):
        parts = getattr(own, key, None)
        if isinstance(parts, tuple):
            changed[key] = tuple(_rubbing(*both) for both in zip(parts, getattr(free, key), strict=True))
        elif parts is not None:
            changed[key] = _rubbing(parts, getattr(free, key))
    same = all(x == getattr(own, key) for key, x in changed.items())
    return own if same else replace(own, **changed)  # type: ignore[arg-type]


def _larger(own: float | None, *others: float | None) -> float:
    return own if own is not None else reduce(maximum, (x for x in others if x is not None), 0.0)


def _fault_of_turning(turning: tuple[float, float], mu: float) -> Iterator[str]:
    """The fault of coefficients that are negative or infinite, or stand beside no friction."""
    for kind, x in zip(("torsional", "rolling"), turning, strict=True):
        if number(x) and not 0.0 <= x < inf:
            yield f" has the {kind} friction {x:g} m; it must be a length, 0 or more"
        elif number(x) and x > 0.0 and number(mu) and mu == 0.0:
            yield (
                f" has the {kind} friction {x:g} m and no friction of sliding; what slides without friction has no "
                f"place at which it could be held back: give it some friction, or {kind} = 0"
            )


def _faults(surfaces: Sequence[Surface], bodies: Collection[str]) -> Iterator[str]:
    for s in surfaces:
        if s.body not in bodies:
            yield f" acts on body {s.body!r}, which does not exist{nearest(s.body, bodies)}"
        yield from s.faults()


def labelled(surfaces: Sequence[Surface]) -> list[str]:
    """The names of surfaces, numbered where several have the same."""
    count, seen, found = Counter(s.label for s in surfaces), Counter[str](), []
    for s in surfaces:
        seen[s.label] += 1
        found.append(s.label if count[s.label] == 1 else f"{s.label} {seen[s.label]}")
    return found
