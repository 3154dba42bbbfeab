"""A mechanism as data, without dynamics: bodies, joints (pairs placed between two bodies), elements, gravity.

Units: lengths [m], angles [rad], masses [kg]. Law: a model and its compiled mechanism move alike whatever the order of
its bodies, tests/multibody/test_plan.py. Source: Featherstone 2008, ch. 4 (modelling of mechanisms).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, Unpack

import numpy as np

from poinsot.algebra.caching import cached_property
from poinsot.algebra.kinds import faults_of_fields
from poinsot.constants import STANDARD_GRAVITY
from poinsot.errors import ModelError, nearest
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.inertia import Inertia
from poinsot.joints.pairs import Pair
from poinsot.multibody.force import ForceElement, SuppliedElement, sources_of
from poinsot.multibody.motions import GivenMotion, faults_of
from poinsot.multibody.pfaffian import Pfaffian
from poinsot.multibody.switching.element import SwitchingElement
from poinsot.multibody.tendons import Coupling
from poinsot.records import dataclass, field
from poinsot.run_options import OPTIONS, RunOptions
from poinsot.showing import Typeable

GROUND = "ground"
ACCURACY = 1e-7
"""What a drawing is taken to be exact to, as a share of its size, unless it is told."""
COARSEST = 1e-2  # beyond it links would bend into each other
Named = TypeVar("Named")


@dataclass(frozen=True, eq=False)
class Triangles:
    """A surface that its reader has in memory: vertices (n, 3) [m], faces (m, 3), indices of vertices.

    base  z [m] of the flat ground of a height field, whose surface is one height at each (x, y); None: it is no field
    """

    vertices: np.ndarray
    faces: np.ndarray
    base: float | None = None


@dataclass(frozen=True)
class DrawnShape(Typeable):
    """A shape on a body as it is drawn: no part of its inertia.

    geometry, parameters [m]:
      "box"         whole edges x, y, z          "sphere"     radius
      "cylinder"    radius, length along z       "capsule"    radius, length along z of its cylinder
      "ellipsoid"   semi-axes x, y, z            "plane"      half edges x, y across z; 0: without end
      "mesh"        scale x, y, z                "point"      none
      "height"      none: what is below z = ``formula`` in x, y [m] and the names of ``numbers``
    mesh        path or URI of a mesh as written in the file; ``folder``, where that file lies, is what a relative
                path starts from. ``triangles`` where the reader has the mesh itself.
    placement   pose of the shape in its body's frame
    colour      (red, green, blue, alpha), each 0 to 1; None where the file gives none
    """

    geometry: str
    parameters: tuple[float, ...] = ()
    mesh: str | None = None
    placement: Displacement = field(default_factory=Displacement.identity)
    colour: tuple[float, float, float, float] | None = None
    name: str = ""
    folder: str | None = None
    triangles: Triangles | None = None
    formula: str = ""
    numbers: tuple[tuple[str, float], ...] = ()


@dataclass(frozen=True)
class Shape(DrawnShape):
    """A shape on a body, for viewers, see `DrawnShape`, and for contact.

    friction    μ of what slides on it, restitution e: None where the file gives none; category, mask: bits, two shapes
                may touch where one's category is in the other's mask
    torsional, rolling  friction as of `Contact` [m], None where the file gives none
    priority    of two shapes that of the higher one says how they rub, of equals the larger numbers; condim: 1 without
                friction, 3 with that of sliding, 4 with torsional, 6 with rolling friction too (as in MJCF)
    accuracy    [m] of a mesh that touches: its points may lie so far outside the convex hull that is taken for it; 0:
                the whole hull; None: 0.3 % of its diameter
    """

    friction: float | None = None
    category: int = 1
    mask: int = 0xFFFFFFFF
    accuracy: float | None = None
    restitution: float | None = None
    priority: int = 0
    condim: int = 6
    torsional: float | None = None
    rolling: float | None = None


@dataclass(frozen=True)
class Body(Typeable):
    """A rigid body: its inertia in its own frame, and that frame's pose in the world at assembly, when known.

    visuals: what viewers draw; collisions: what touches. Both are data, no kernel depends on them.
    stands: whether it was the ground of a robot that is mounted here: what moves on it may touch it, as the ground.
    """

    name: str
    inertia: Inertia
    pose: Displacement | None = None
    visuals: tuple[Shape, ...] = ()
    collisions: tuple[Shape, ...] = ()
    stands: bool = False


@dataclass(frozen=True)
class Limits(Typeable):
    """Limits of a joint, as data: position [rad or m], velocity, effort; infinite where the file gives none."""

    lower: float = -np.inf
    upper: float = np.inf
    velocity: float = np.inf
    effort: float = np.inf


@dataclass(frozen=True)
class Mimic(Typeable):
    """q = multiplier · q_of + offset: a joint that follows another."""

    of: str
    multiplier: float = 1.0
    offset: float = 0.0


@dataclass(frozen=True)
class Joint(Typeable):
    """A pair placed between two bodies.

    X_PJ, X_SJ: the pair's frame in the predecessor's and in the successor's body frame, so that the successor's pose in
    the predecessor is X_PJ X(q) X_SJ⁻¹. Either body may be "ground". Limits, damping and friction are data for users.
    armature [kg·m² or kg]: inertia of its rotor seen through the gear, added to the mass matrix at each freedom.
    held: of a fixed pair, whether it stands for a joint that moved: then contacts see two bodies that a joint joins,
    and right angles are those of the whole.
    """

    name: str
    pair: Pair
    predecessor: str
    successor: str
    X_PJ: Displacement = field(default_factory=Displacement.identity)
    X_SJ: Displacement = field(default_factory=Displacement.identity)
    limits: Limits = Limits()
    damping: float = 0.0
    friction: float = 0.0
    mimic: Mimic | None = None
    armature: float = 0.0
    held: bool = False


@dataclass(frozen=True)
class Initial(Typeable):
    """Initial values of one joint: its coordinates and rates, which assembly keeps; None leaves them free for it.

    guess  where assembly begins to look for coordinates that it may move: of several closed poses the nearest is taken
    """

    joint: str
    position: tuple[float, ...] | None = None
    velocity: tuple[float, ...] | None = None
    guess: tuple[float, ...] | None = None


@dataclass(frozen=True)
class Keyframe(Typeable):
    """A state that a file names: coordinates and rates of joints, and the controls and activations of actuators."""

    name: str
    joints: tuple[Initial, ...]
    controls: tuple[tuple[str, float], ...] = ()
    activations: tuple[tuple[str, float], ...] = ()


class RunEvent(Protocol):
    """An event of runs, of which this much is known here."""

    def within(self, prefix: str) -> RunEvent:
        """The event of a part; names of the part have a prefix in the whole."""


@dataclass(frozen=True)
class Run(Typeable):
    """How a file wants to be simulated, unless its user says otherwise: no part of the mechanism itself.

    The options of `poinsot.simulate` by their names, None where the file is silent; `methods` are its own, as name and
    text.
    """

    if TYPE_CHECKING:

        def __init__(self, *, events: tuple[object, ...] | None = None, time: float | None = None,
                     methods: tuple[tuple[str, str], ...] | None = None,
                     **said: Unpack[RunOptions[str]]) -> None: ...  # fmt: skip
        def __getattr__(self, name: str) -> Any: ...

    else:
        __annotations__ = dict.fromkeys(
            [*(n for n, one in OPTIONS.items() if one.in_files and n != "outputs"), "events", "methods"], "Any"
        )
        vars().update(dict.fromkeys(__annotations__))

    def also(self, **said: object) -> Run:
        """The same with these options."""
        return Run(**dict(vars(self), **said))

    def events_within(self, prefix: str) -> tuple[RunEvent, ...]:
        """Its events as those of a part; names of the part have a prefix in the whole."""
        return tuple(event.within(prefix) for event in self.events or ())

    @property
    def span(self) -> float:
        """How long it lasts [s]: 10 where the file does not say."""
        start = 0.0 if self.start is None else self.start
        if self.time is not None:
            return float(self.time - start)
        return 10.0 if self.times is None else float(self.times[-1] - start)

    def wishes(self, outputs: tuple[str, ...] = ()) -> dict[str, Any]:
        """Its data by name; with the variables to keep, if any."""
        said = {f.name: value for f in fields(self) if (value := getattr(self, f.name)) is not None}
        return {**said, **({"outputs": outputs} if outputs else {})}


@dataclass(frozen=True)
class Model(Typeable):
    """A mechanism: what every algorithm and file format speaks of.

    gravity (3,) [m/s²] in world coordinates. tree: "auto" | "short" | "maximal" | names of the joints that carry
    coordinates.
    coupled: joints with ``mimic`` follow their master instead of moving freely. couplings: conditions between
    stretches, or on rates, kept as closed loops are. switches: limits, friction, contacts; motions: given ones of
    stretches; both act in simulations alone. accuracy [–]: singular values of conditions without units below it are
    none, see `multibody.accuracy`. Raises ModelError when names clash, bodies are unknown or inertias
    unphysical; :meth:`faults` lists them.
    """

    name: str
    bodies: tuple[Body, ...]
    joints: tuple[Joint, ...]
    elements: tuple[ForceElement, ...] = ()
    gravity: tuple[float, float, float] = (0.0, 0.0, -STANDARD_GRAVITY)
    tree: str | tuple[str, ...] = "auto"
    coupled: bool = False
    initial: tuple[Initial, ...] = ()
    outputs: tuple[str, ...] = ()
    run: Run = Run()
    couplings: tuple[Coupling | Pfaffian, ...] = ()
    keyframes: tuple[Keyframe, ...] = ()
    switches: tuple[SwitchingElement, ...] = ()
    motions: tuple[GivenMotion, ...] = ()
    accuracy: float = ACCURACY

    def __post_init__(self) -> None:
        if faults := list(self.faults()):
            raise ModelError(f"mechanism {self.name!r}: {faults[0]}")

    def faults(self) -> Iterable[str]:
        """What contradicts itself in this model, one sentence each."""
        wrong = [*faults_of_fields(self, "the model")]
        try:
            yield from [*self._faults()] or wrong
        except Exception:  # whatever becomes of values of other kinds
            if not wrong:
                raise
            yield from wrong

    def _faults(self) -> Iterable[str]:
        bodies = {GROUND, *(b.name for b in self.bodies)}
        if not 0.0 < self.accuracy < COARSEST:
            yield f"its accuracy is {self.accuracy!r}, a share of its size: above 0 and below {COARSEST:g}"
        yield from _repeated("body", [GROUND, *(b.name for b in self.bodies)])
        yield from _repeated("joint", [j.name for j in self.joints])
        acting: tuple[Any, ...] = (*self.elements, *self.switches, *self.motions)
        yield from _repeated("element", [e.name for e in acting])
        joints = {j.name: j for j in self.joints}
        for j in self.joints:
            for end in (j.predecessor, j.successor):
                if end not in bodies:
                    yield f"joint {j.name!r} joins body {end!r}, which does not exist{nearest(end, bodies)}"
            if j.predecessor == j.successor:
                yield f"joint {j.name!r} joins body {j.predecessor!r} to itself; a joint needs two bodies"
            if isinstance(j.armature, (float, int)) and not 0.0 <= j.armature < np.inf:
                yield f"joint {j.name!r} has rotor inertia {j.armature:g}; it must be a finite number, not negative"
            if j.mimic and j.mimic.of not in joints:
                yield f"joint {j.name!r} mimics {j.mimic.of!r}, which does not exist{nearest(j.mimic.of, joints)}"
        pairs = {j.name: j.pair for j in self.joints}
        for e in self.elements:
            faults = [*e.stretch.faults(bodies, pairs)]
            yield from (f"element {e.name!r}{fault}" for fault in faults)
            if e.needs_value and not faults and not e.stretch.has_value(pairs):
                where = " – ".join(e.stretch.acts_on)
                what = "springs" if e.stores else "laws that depend on a position"
                yield f"element {e.name!r} acts on {where}, which has no coordinate there: {what} need dq/dt as a rate"
            if fault := e.fault():
                yield f"element {e.name!r}: {fault}"
        for switch in self.switches:
            yield from (f"element {switch.name!r}{fault}" for fault in switch.faults(bodies, pairs))
        yield from self._faults_of_couplings(bodies, pairs)
        yield from faults_of(self.motions, bodies, pairs, [j for j in self.joints if self.coupled and j.mimic])

    def _faults_of_couplings(self, bodies: set[str], pairs: Mapping[str, Pair]) -> Iterable[str]:
        yield from _repeated("coupling", [c.name for c in self.couplings])
        for name in {c.name for c in self.couplings} & pairs.keys():
            yield f"a coupling and a joint are both called {name!r}; names of what closes must differ"
        for c in self.couplings:
            yield from (f"{c.kind} {c.name!r}{fault}" for fault in c.faults(bodies, pairs))

    def joint(self, name: str) -> Joint:
        """The joint called ``name``."""
        return _named(self._joints, name, "joint")

    def body(self, name: str) -> Body:
        """The body called ``name``."""
        return _named(self._bodies, name, "body")

    @cached_property
    def passive(self) -> tuple[ForceElement, ...]:
        """The elements that store or dissipate: springs, dampers and the like."""
        return tuple(e for e in self.elements if e.stores or e.dissipates)

    @cached_property
    def sources(self) -> tuple[SuppliedElement, ...]:
        """The elements that supply."""
        return tuple(sources_of(self.elements))

    @cached_property
    def storages(self) -> tuple[str, ...]:
        """The names of the elements that store energy."""
        return tuple(e.name for e in self.elements if e.stores)

    @cached_property
    def dissipators(self) -> tuple[str, ...]:
        """The names of the elements that dissipate it."""
        return tuple(e.name for e in self.elements if e.dissipates)

    @cached_property
    def _joints(self) -> dict[str, Joint]:
        return {joint.name: joint for joint in self.joints}

    @cached_property
    def _bodies(self) -> dict[str, Body]:
        return {body.name: body for body in self.bodies}


def _repeated(what: str, names: list[str]) -> Iterable[str]:
    seen: set[str] = set()
    for name in names:
        if name in seen:
            yield f"two {'bodies' if what == 'body' else what + 's'} are called {name!r}; names must differ" + (
                " (the reference body is called 'ground')" if name == GROUND else ""
            )
        seen.add(name)


def _named(known: Mapping[str, Named], name: str, what: str) -> Named:
    if name not in known:
        raise ModelError(f"there is no {what} {name!r}{nearest(name, known)}")
    return known[name]
