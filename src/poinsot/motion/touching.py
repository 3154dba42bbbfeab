"""What of a mechanism touches, is limited or rubs, as time-stepping takes it: shapes, pairs of them, scalar rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from poinsot.errors import ModelError, option
from poinsot.motion.stepping import KNOWN, PlacedShape, refuse_pair
from poinsot.motion.switching import FRICTION, KIND
from poinsot.multibody.contacts.contact import Contact, Contacts, Neighbours, labelled
from poinsot.multibody.contacts.surfaces import Surface
from poinsot.multibody.stretches import OnFreedom
from poinsot.multibody.switching.element import SwitchingElement
from poinsot.multibody.tree import Tree
from poinsot.records import dataclass, field

GRID_FROM = 60
"""Surfaces of one element from which neighbours are found by a grid, and not among all pairs."""
SHOWN = 400
"""Places of contact at most that samples show."""


@dataclass(frozen=True, eq=False)
class Rubbing:
    """The constants of a pair that may meet: its element, e, μ_s, μ_k, μ_t, μ_r [m], whether they share one bound."""

    name: str
    restitution: float = 0.0
    static: float = 0.0
    kinetic: float = 0.0
    torsional: float = 0.0
    rolling: float = 0.0
    coupled: bool = False

    @property
    def turning(self) -> tuple[float, float]:
        """μ_t/μ and μ_r/μ [m]."""
        mu = self.static or 1.0
        return self.torsional / mu, self.rolling / mu


@dataclass(frozen=True, eq=False)
class ScalarRow:
    """Row number `at` of an element that bounds it by numbers, not by the force of another row."""

    name: str
    element: SwitchingElement
    at: int

    @property
    def kind(self) -> int:
        """Its kind."""
        return KIND[self.element.layout[self.at].kind]

    @property
    def booked_as(self) -> str:
        """The dissipator that takes its losses."""
        return self.element.name if self.kind == FRICTION else f"{self.element.name} impact"

    def freedoms(self, tree: Tree) -> list[int]:
        """Freedoms of the tree that it may measure."""
        along = getattr(self.element, "stretch", None)
        if isinstance(along, OnFreedom) and along.joint in tree.by_joint:
            return [tree.links[tree.by_joint[along.joint]].v[along.number]]
        return [*range(tree.nv)]


@dataclass(frozen=True, eq=False)
class Touching:
    """All that touches or rubs: shapes, pairs (shape, shape, rubbing), rows; ``all``: every shape may meet every other
    of another link by category and mask, with the first rubbing; what pairs are called, or by twos the shapes."""

    placed: Sequence[PlacedShape] = ()
    pairs: Sequence[tuple[int, int, int]] = ()
    rubbing: Sequence[Rubbing] = ()
    rows: Sequence[ScalarRow] = ()
    all: bool = False
    called: Mapping[tuple[int, int, int], str] = field(default_factory=dict)
    labels: Sequence[str] = ()

    def slots(self, corners: Sequence[int]) -> tuple[list[tuple[int, int]], tuple[str, ...]]:
        """The places of contacts in samples: of each pair its first place and how many it has (of one with a plane all
        its corners, else one), and their names; empty where every shape may meet every other, or of very many.

        corners  how many the hull of each shape has
        """
        found, names = list[tuple[int, int]](), list[str]()
        for a, b, pair in self.pairs:
            kinds = {self.placed[k].shape.geometry for k in (a, b)}
            each = [{"capsule": 2, "box": 8}.get(kind, 1) for kind in kinds]
            many = max(*each, corners[a], corners[b]) if "plane" in kinds else 1
            found.append((len(names), many))
            names += [self.place_name(a, b, pair, k) if many > 1 else self.called[a, b, pair] for k in range(many)]
        return (found, tuple(names)) if len(names) <= SHOWN else ([], ())

    def place_name(self, a: int, b: int, pair: int, feature: int) -> str:
        """The name of the place where two shapes touch, as events call it: docs/switching.md."""
        name = f"{self.labels[a]}-{self.labels[b]}" if self.all else self.called[a, b, pair]
        kinds = {self.placed[a].shape.geometry, self.placed[b].shape.geometry}
        where = f"{feature}" if feature else ""
        if "plane" in kinds and "capsule" in kinds:
            where = "end +" if feature & 1 else "end -"
        elif "plane" in kinds and "box" in kinds:
            where = "corner " + "".join("+" if feature & side else "-" for side in (1, 2, 4))
        elif "plane" in kinds and "mesh" in kinds:
            where = f"vertex {feature}"
        return f"{name} {where}".rstrip()


def touching_of(tree: Tree, switches: Sequence[SwitchingElement]) -> Touching:
    """What touches, is limited or rubs by the elements of a model.

    Errors  ModelError for shapes whose contacts are not found, and for elements that only events can serve
    """
    touching = [e for e in switches if isinstance(e, (Contact, Contacts))]
    rows = [row for e in switches if not isinstance(e, (Contact, Contacts)) for row in _rows(e)]
    for element in touching:
        _refuse_poisson(element)
    if len(touching) == 1 and isinstance(touching[0], Contacts) and _alike(tree, touching[0]):
        whole = touching[0]
        kinds = {s.shape.geometry: s for s in whole.surfaces}
        for one in kinds.values():
            for other in kinds.values():
                if {one.shape.geometry, other.shape.geometry} != {"plane"}:
                    refuse_pair(one, other)
        alone = whole.between("", whole.surfaces[0], whole.surfaces[0])
        rubbing = Rubbing(whole.name, alone.e, alone.mu_s, alone.mu_k, *alone.mu_turning, whole.coupled)
        return Touching(
            [_placed(tree, s) for s in whole.surfaces], (), [rubbing], rows, True, labels=labelled(whole.surfaces)
        )
    surfaces: dict[int, tuple[int, Surface]] = {}
    rubs: dict[tuple[str, float, float, float, float, float, bool], int] = {}
    pairs, called = [], {}
    for element in touching:
        for contact in [element] if isinstance(element, Contact) else element.pairs(tree):
            refuse_pair(contact.a, contact.b)
            i, j = (surfaces.setdefault(id(s), (len(surfaces), s))[0] for s in (contact.a, contact.b))
            numbers = element.name, contact.e, contact.mu_s, contact.mu_k, *contact.mu_turning, contact.coupled
            pairs.append((i, j, rubs.setdefault(numbers, len(rubs))))
            called[pairs[-1]] = contact.name
    placed = [_placed(tree, s) for _, s in surfaces.values()]
    return Touching(placed, pairs, [Rubbing(*numbers) for numbers in rubs], rows, called=called)


def _placed(tree: Tree, s: Surface) -> PlacedShape:
    """A surface on its link."""
    if s.shape.geometry not in KNOWN:
        raise ModelError(
            f"time-stepping knows no contact of the {s.shape.geometry} {s.label!r}: it takes {', '.join(KNOWN)}. Leave "
            f"it out, as by {option('ground', {'bodies': ...})}, or replace it by one of these"
        )
    at = tree.bodies[s.body]
    return PlacedShape(at.link, s.shape, at.X_LB @ s.shape.placement, s.category, s.mask)


def _alike(tree: Tree, whole: Contacts) -> bool:
    """Whether many surfaces meet each other, all with the same numbers, and none is kept from another."""
    own = {
        (s.friction, s.restitution, s.torsional, s.rolling, s.shape.priority, s.shape.condim) for s in whole.surfaces
    }
    alike = len(own) == 1 or (whole.friction is not None and whole.restitution is not None)
    if len(whole.surfaces) < GRID_FROM or not alike or whole.against or whole.apart:
        return False
    near = Neighbours.of(tree.model, {c.joint for c in tree.closures})
    meeting = {near.part[s.body] for s in whole.surfaces}
    return not any(pair <= meeting for pair in near.joined)


def _rows(e: SwitchingElement) -> list[ScalarRow]:
    """The rows of an element."""
    if len(e.layout) > 1 and e.mu_s > 0.0:
        raise ModelError(
            f"time-stepping finds friction that a normal force bounds from shapes alone, and {e.name!r}, a "
            f"{type(e).__name__}, has it in rows of its own: use a method that finds events, such as 'dop853'"
        )
    _refuse_poisson(e)
    return [ScalarRow(name, e, k) for k, name in enumerate(e.row_names())]


def _refuse_poisson(e: SwitchingElement) -> None:
    if e.poisson:
        raise ModelError(
            f"time-stepping knows Newton's restitution alone, and {e.name!r} has Poisson's: use a method that finds "
            "events, such as 'dop853', or Newton's law"
        )
