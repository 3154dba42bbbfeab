"""The screws of a mechanism at a configuration, gathered for one body: in words, and in one picture."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike
from rich.console import Group, RenderableType
from rich.text import Text

from poinsot.algebra.arrays import Floats
from poinsot.analysis.assembly import Mobility
from poinsot.analysis.kinestatics import (
    Actuation,
    Overconstraints,
    actuation,
    admissible,
    joint_systems,
    overconstraints,
    twist_space,
)
from poinsot.analysis.singularities import Singularity, singularity
from poinsot.errors import AssemblyError, ModelError, nearest
from poinsot.geometry.classification import classify
from poinsot.geometry.screw_systems import ScrewSystem
from poinsot.geometry.screws import Screw
from poinsot.multibody.model import GROUND
from poinsot.multibody.stretches import Stretch
from poinsot.multibody.tree import Tree
from poinsot.records import dataclass
from poinsot.views import canvas
from poinsot.views.canvas import ShownFigure
from poinsot.views.matplotlib import Figure
from poinsot.views.mechanism_pictures import PlacedJoint, draw_mechanism, is_planar, placed_joints, screws_of
from poinsot.views.naming import plain
from poinsot.views.screw_pictures import draw_screw
from poinsot.views.screw_shapes import pitch_in_words
from poinsot.views.tables import NameTable

if TYPE_CHECKING:
    from poinsot.systems.mechanism import Mechanism


_LISTED_NAMES = 12  # names that an error lists
_AWAY = 0.05  # of the configuration at which actuators are chosen, so that a singular pose does not choose them


@dataclass(frozen=True)
class ScrewAnalysis:
    """The freedoms that the joints of a mechanism leave at q, and those of one of its bodies, in world coordinates.

    joints            freedoms of every joint;  twists, wrenches: what the body can do and what it resists
    actuated          joints or freedoms that are taken for driven
    singularity       None where no closed configuration near q was found to compare with
    """

    mechanism: Mechanism
    q: Floats
    body: str
    actuated: tuple[str, ...]
    joints: dict[str, ScrewSystem]
    twists: ScrewSystem
    wrenches: ScrewSystem
    mobility: Mobility
    overconstraints: Overconstraints
    actuation: Actuation
    singularity: Singularity | None


def analyse_screws(
    mechanism: Mechanism, q: ArrayLike | None = None, body: str | None = None, actuated: Sequence[str] = ()
) -> ScrewAnalysis:
    """Gather them at q, the assembled configuration by default.

    body      whose twists and wrenches are wanted; without one :func:`platform_of`
    actuated  names of joints or freedoms; without any :func:`actuators_of`
    Errors    ModelError for unknown names and for a configuration that is not closed
    """
    at = mechanism.assemble() if q is None else np.asarray(q, dtype=float)
    tree = mechanism.tree
    if body is not None:
        _require(mechanism, body, "body", mechanism.body_names)
    for driver in actuated:
        _require(mechanism, driver, "joint or freedom", [*tree.freedom_names, *(j.name for j in tree.model.joints)])
    name = platform_of(mechanism) if body is None else body
    twists = twist_space(mechanism, at, name)
    driven = tuple(actuated) or actuators_of(mechanism, at)
    held = actuation(mechanism, at, driven, name)
    try:
        found = singularity(mechanism, at, name, driven)
    except ModelError:  # names and closure are known to be good: nothing near q could be assembled
        found = None
    return ScrewAnalysis(
        mechanism, at, name, driven, joint_systems(mechanism, at), twists, twists.reciprocal(),
        mechanism.mobility(at), overconstraints(mechanism, at), held, found,
    )  # fmt: skip


def platform_of(mechanism: Mechanism) -> str:
    """The body with the most joints between it and the ground; the last in the file of several."""
    far = _distances(mechanism)
    return max(reversed(mechanism.body_names), key=lambda body: far.get(body, 0))


def actuators_of(mechanism: Mechanism, q: ArrayLike) -> tuple[str, ...]:
    """The freedoms with a source of force or torque in the file; without any, as many as the mechanism may have.

    These are then chosen in turn, each independent of those before: joints of one freedom first, near the ground first;
    nothing drives a free joint.
    """
    tree = mechanism.tree
    driven = [e.stretch for e in tree.model.sources if e.stretch.freedom]
    if driven:
        return tuple(dict.fromkeys(_driven(tree, stretch) for stretch in driven))
    N = admissible(mechanism, _nearby(mechanism, np.asarray(q, dtype=float))) / mechanism.scales.freedoms[:, None]
    far = _distances(mechanism)
    order = []
    for link in tree.links:
        joint = tree.model.joint(link.joint)
        away = min(far.get(joint.predecessor, 0), far.get(joint.successor, 0))
        order += [(len(link.v) > 1, away, k) for k in link.v if len(link.v) < 6]
    chosen: list[int] = []
    for _, _, k in sorted(order):
        # columns of an orthonormal basis
        if k not in chosen and np.linalg.matrix_rank(N[[*chosen, k]], tol=1e-6) > len(chosen):
            chosen.append(k)
    return tuple(tree.freedom_names[k] for k in chosen)


def _require(mechanism: Mechanism, name: str, what: str, known: Iterable[str]) -> None:
    names = list(dict.fromkeys(known))
    if name not in names:
        some = f"; it has {', '.join(map(repr, names[:_LISTED_NAMES]))}" + (" …" if len(names) > _LISTED_NAMES else "")
        raise ModelError(f"mechanism {mechanism.name!r} has no {what} {name!r}{nearest(name, names) or some}")


def _driven(tree: Tree, stretch: Stretch) -> str:
    own = tree.own_freedom(stretch)
    return tree.freedom_names[own[0].v[own[1]]] if own else stretch.acts_on[0]


def _nearby(mechanism: Mechanism, q: Floats) -> Floats:
    """A closed configuration beside q, or q itself."""
    moves = admissible(mechanism, q)
    rates = np.random.default_rng(1900).normal(size=moves.shape[1])
    try:
        return mechanism.assemble(mechanism.integrate(q, _AWAY * moves @ rates))
    except AssemblyError:
        return q


def _distances(mechanism: Mechanism) -> dict[str, int]:
    """The number of joints on the shortest way from the ground to every body; fixed joints count nothing."""
    far = {GROUND: 0}
    waiting = [GROUND]
    while waiting:
        here = waiting.pop(0)
        for joint in mechanism.tree.model.joints:
            for a, b in ((joint.predecessor, joint.successor), (joint.successor, joint.predecessor)):
                if a == here and b not in far:
                    step = 1 if joint.pair.freedoms else 0
                    far[b] = far[here] + step
                    waiting.insert(0 if step == 0 else len(waiting), b)
    return far


_TINY = 1e-9  # coordinates below are shown as zero
_TYPES = {
    "serial": "serial (type 1: the body loses freedoms)",
    "parallel": "parallel (type 2: the actuators do not hold the body)",
    "configuration": "of the configuration space (the whole mechanism gains freedoms)",
}


def screw_report(a: ScrewAnalysis) -> RenderableType:
    """Joint screws, mobility, overconstraints, freedoms and reactions of the body, and the singularity."""
    joints, _ = placed_joints(a.mechanism, a.q)
    rows = [(joint, cells) for joint in joints for cells in _joint_cells(joint, a.joints[joint.name])]
    parts: list[RenderableType] = [
        Text(f"{a.mechanism.name}: screws in world coordinates, pitches in m/rad, points in m", style="bold"),
        Text(""),
        _table(("joint", "kind"), (((joint.name, joint.kind), cells) for joint, cells in rows)),
        Text(""),
        Text(f"Mobility: {a.mobility.here} at this configuration, {a.mobility.general} near it."),
        Text(f"Overconstraints: {a.overconstraints}"),
        Text(f"Actuation: {a.actuation.sentence}"),
        Text(f"Singularity: {_singularity(a)}"),
        Text(""),
        *_system(f"Body {a.body!r} can move, relative to the ground", a.twists),
        *_system(f"Body {a.body!r} resists without actuators", a.wrenches),
    ]
    if a.singularity is not None:
        parts += _system("Twists gained at this pose", a.singularity.gained) if a.singularity.gained.order else []
        parts += _system("Wrenches resisted at this pose only", a.singularity.lost) if a.singularity.lost.order else []
    return Group(*parts)


def _singularity(a: ScrewAnalysis) -> str:
    if a.singularity is None:
        return "not decided, since no closed configuration was found near this one."
    driven = ", ".join(map(repr, a.actuated)) or "nothing"
    words = " + ".join(_TYPES.get(kind, kind) for kind in a.singularity.kind.split(" + "))
    return f"{words}, with {driven} actuated. {a.singularity.sentence}"


def _system(title: str, system: ScrewSystem) -> list[RenderableType]:
    said = Text.assemble((f"{title}: ", "bold"), classify(system).sentence)
    few = 0 < system.order < 6
    return [said, _table(("",), ((("",), _cells(S)) for S in screws_of(system))), Text("")] if few else [said, Text("")]


def _table(columns: tuple[str, ...], rows: Iterable[tuple[tuple[str, ...], tuple[str, str, str]]]) -> NameTable:
    table = NameTable("", *columns, "pitch", "through", "along", right=["pitch"])
    for names, cells in rows:
        table.add_row(*names, *cells)
    return table


def _joint_cells(joint: PlacedJoint, freedoms: ScrewSystem) -> list[tuple[str, str, str]]:
    return [_cells(S, joint.X_P.translation) for S in joint.screws(freedoms)] or [("—", "—", "—")]


def _cells(S: Screw, near: ArrayLike = (0.0, 0.0, 0.0)) -> tuple[str, str, str]:
    """Pitch, the point of the axis nearest to a point (3,), and direction."""
    if not S.is_proper:
        return "∞", "—", _vector(S.direction)
    return f"{float(S.pitch):.4g}", _vector(S.axis.nearest(near)), _vector(S.direction)


def _vector(values: Any) -> str:
    return "(" + ", ".join(f"{0.0 if abs(x) < _TINY else float(x):.4g}" for x in values) + ")"


_FAR = 2.0  # an axis so many sizes of the mechanism away is not drawn: it would shrink everything else


def plot_screws(a: ScrewAnalysis) -> Figure:
    """Two pictures: the mechanism with its joint screws, and the twists of the body that was asked about."""
    figure = ShownFigure(figsize=(13.0, 6.5), layout="constrained")
    joints, _ = placed_joints(a.mechanism, a.q)
    axes = canvas.plane if is_planar(joints) else canvas.space
    left, right = np.asarray(figure.subfigures(1, 2)).ravel()
    draw_mechanism(a.mechanism, a.q, axes(left), screws=True, highlight=a.body)
    left.suptitle(_wrapped([f"{plain(a.mechanism.name)}: the screws of its joints"]), fontsize=9)
    ax = draw_mechanism(a.mechanism, a.q, axes(right), names=False, highlight=a.body)
    said = [f"'{plain(a.body)}' can move: {classify(a.twists).sentence}"]
    if 0 < a.twists.order < 6:
        said += draw_twists(ax, a.twists)
    if a.singularity is not None and a.singularity.singular:
        said.append("Singular: " + a.singularity.sentence.replace("$", r"\$"))
    right.suptitle(_wrapped(said), fontsize=9)
    return figure


def draw_twists(ax: object, system: ScrewSystem) -> list[str]:
    """Draw the screws of the normal form as unit twists, into a picture that has its size already.

    Returns sentences about those that are too far away to be drawn.
    """
    size, middle = canvas.reach(ax), canvas.middle(ax)
    left_out = []
    for S in screws_of(system):
        away = float(S.axis.distance_to(middle)) if S.is_proper else 0.0
        if away > _FAR * size:
            left_out.append(f"Not drawn: an axis {away:.3g} m away, {pitch_in_words(float(S.pitch))}.")
        else:
            said = pitch_in_words(float(S.pitch))
            draw_screw(S.twist(), ax, label=said, length=0.7 * size, scale=0.3 * size, at=middle)
    return left_out


def _wrapped(sentences: list[str]) -> str:
    return "\n".join(line for sentence in sentences for line in textwrap.wrap(sentence, 78))  # characters of a title
