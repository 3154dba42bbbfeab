"""The screws of a mechanism at a configuration, gathered for one body: what reports print and pictures show."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import ArrayLike

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
from poinsot.geometry.screw_systems import ScrewSystem
from poinsot.multibody.model import GROUND
from poinsot.multibody.stretches import Stretch
from poinsot.multibody.tree import Tree
from poinsot.records import dataclass

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
