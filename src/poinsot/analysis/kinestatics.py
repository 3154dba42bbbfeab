"""Screws of a loaded mechanism at a configuration: freedoms of its bodies, resisted wrenches, freedoms after locking.

Every answer is a :class:`~poinsot.geometry.screw_systems.ScrewSystem` in world coordinates, moments about the world
origin. Ranks are those of the closure conditions and Jacobians with lengths over the mechanism's own length; singular
values below the accuracy of the model are zeros. Configurations must be closed, see ``Mechanism.assemble``: ModelError
otherwise.
Source: Lovell, ch. V; Hunt 1978; formulas.md §6.
Units: rates [rad/s, m/s], twists [rad/s; m/s], wrenches [N·m; N].
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats, Ints
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.assembly import neighbours, scaled_jacobian
from poinsot.analysis.large_closing import scaled
from poinsot.analysis.large_loops import is_large, large_loops
from poinsot.analysis.null_spaces import null_spaces
from poinsot.errors import ModelError, nearest
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.screw_systems import ScrewSystem
from poinsot.joints.closures import closing_wrenches
from poinsot.multibody.conditions import left_open
from poinsot.multibody.constraints import constraint_error, constraint_jacobian, coupling_rows, loop_of
from poinsot.multibody.frames import body_pose, frame_jacobian
from poinsot.multibody.kinematics import posed, world_poses
from poinsot.multibody.kinestatics.closed_form import Choice, KinestaticForm, chosen, kinestatic_form
from poinsot.multibody.model import GROUND
from poinsot.multibody.tree import Closure
from poinsot.records import dataclass

CLOSED = 1e-6  # of the mechanism's length: asked configurations may come from files with six digits
_DEPENDENT = 1e-9  # of singular values of rows without units: below, it is rounding


def joint_systems(mechanism: CompiledTree, q: ArrayLike) -> dict[str, ScrewSystem]:
    """The freedoms of every joint, closing joints included: twists of its successor relative to its predecessor.

    Law: a joint's order is the number of its pair's freedoms, tests/systems/test_kinestatics.py
    """
    tree, q = mechanism.tree, closed_configuration(mechanism, q)
    pose = posed(tree, q)
    X_W = world_poses(tree, q)
    found = {}
    for joint in tree.model.joints:
        L = tree.size_of(joint.name)
        if joint.name in tree.by_joint:
            i = tree.by_joint[joint.name]
            rows = np.array([_floats((X_W[i] @ S).vector) for S in pose.S[i]])
            found[joint.name] = ScrewSystem.span(rows, kind="twist", centre=_floats(X_W[i].translation), length=L)
        else:
            found[joint.name] = ScrewSystem.span([], kind="twist", length=L)
    for c in tree.closures:
        L, X_P = tree.size_of(c.joint), closing_frame(c, X_W)
        wrenches = [X_P @ W for W in closing_wrenches(c.pair, loop_of(tree, pose, c).X_PS)]
        held = ScrewSystem.span(wrenches, kind="wrench", centre=_floats(X_P.translation), length=L)
        found[c.joint] = held.reciprocal()
    return found


def admissible(mechanism: CompiledTree, q: ArrayLike, locked: Sequence[str] = (), *, rolling: bool = True) -> Floats:
    """N (nv, m): a basis of the rates v that the closures allow, A v = 0, with the names in ``locked`` at rest.

    rolling: False leaves out the rows that are on rates alone (rolling, skates), ∂Φ/∂q v = 0: moves of configurations.
    locked: names of freedoms, of joints (closing ones too), or of bodies, which are then held in the world. Columns are
    orthonormal once sliding freedoms are measured by the mechanism's length. ModelError for unknown names.
    Law: m = nv − rank A when nothing is locked, tests/systems/test_kinestatics.py
    """
    q = closed_configuration(mechanism, q)
    scale = mechanism.scales.freedoms
    held = closure_rows(mechanism, q)[slice(None) if rolling else mechanism.scales.posed]
    rows = np.vstack([held, *(locking_rows(mechanism, q, name) * scale for name in named(locked))])
    _, sigma, Vt = np.linalg.svd(rows)
    return np.asarray(scale[:, None] * Vt[int((sigma > mechanism.accuracy).sum()) :].T)


def independent_freedoms(
    mechanism: CompiledTree, q: ArrayLike, wanted: Sequence[str] | None = None, basis: Floats | None = None
) -> Ints:
    """The places of m freedoms with rates that determine all others; chosen so that these follow well, or ``wanted``.

    basis   (nv, m) of the rates; without it those that are `admissible`
    Errors  ModelError for unknown names, too many or too few, and for freedoms that depend on each other at q
    """
    N, names = admissible(mechanism, q) if basis is None else basis, mechanism.tree.freedom_names
    m, scale = N.shape[1], mechanism.scales.freedoms
    if wanted is None:
        own = np.arange(len(names)) if m == len(names) else spanning(N / scale[:, None])
    else:
        own = freedom_places(mechanism, wanted)
        if len(own) != m:
            raise ModelError(f"mechanism {mechanism.name!r} has {m} independent freedoms at this pose, not {len(own)}")
    sigma = np.linalg.svd(N[own] / scale[own, None], compute_uv=False)
    if m and sigma[-1] < _DEPENDENT:
        told = ", ".join(repr(names[k]) for k in own)
        raise ModelError(f"the freedoms {told} of {mechanism.name!r} depend on each other at this pose: choose others")
    return own


def spanning(rows: Floats, count: int | None = None) -> Ints:
    """Which rows of (n, m) tell the others well, in order: ``count`` (default: m) of them, by pivoting."""
    from scipy.linalg import qr

    return np.sort(qr(rows.T, mode="r", pivoting=True)[1][: rows.shape[1] if count is None else count])


def freedom_places(mechanism: CompiledTree, wanted: Sequence[str]) -> Ints:
    """Where the freedoms of these names stand in v; ModelError for unknown ones."""
    names = mechanism.tree.freedom_names
    for name in wanted:
        if name not in names:
            raise ModelError(f"mechanism {mechanism.name!r} has no freedom {name!r}{nearest(name, names, 'they are')}")
    return np.array([names.index(name) for name in wanted], dtype=np.int64)


def twist_space(
    mechanism: CompiledTree, q: ArrayLike, body: str, relative_to: str = GROUND, locked: Sequence[str] = ()
) -> ScrewSystem:
    """All twists that a body can have relative to another, through every path between them and all closures.

    Law: the image of the admissible rates under J_body − J_other, tests/systems/test_kinestatics.py
    """
    return _image(mechanism, closed_configuration(mechanism, q), body, relative_to, admissible(mechanism, q, locked))


def wrench_space(
    mechanism: CompiledTree, q: ArrayLike, body: str, relative_to: str = GROUND, locked: Sequence[str] = ()
) -> ScrewSystem:
    """All wrenches between two bodies that the mechanism resists by its constraints alone: reciprocal to the twists."""
    return twist_space(mechanism, q, body, relative_to, locked).reciprocal()


def self_motions(
    mechanism: CompiledTree, q: ArrayLike, body: str, relative_to: str = GROUND, locked: Sequence[str] = ()
) -> Floats:
    """(nv, k): a basis of the admissible rates that leave a body still relative to another.

    Those of the elbow of a 7-dof arm for its hand: twist_space(mechanism, q, elbow, locked=[hand]) is its screw.
    """
    q, N = closed_configuration(mechanism, q), admissible(mechanism, q, locked)
    _, sigma, Vt = np.linalg.svd(_relative(mechanism, q, body, relative_to, N))
    return np.asarray(N @ Vt[int((sigma > mechanism.accuracy).sum()) :].T)


@dataclass(frozen=True)
class Actuation:
    """What locking joints leaves free.

    immobile     whether the body asked about keeps still (the whole mechanism, if no body was named)
    free         twists the body keeps (zero order if no body was named)
    idle         independent admissible motions left in the whole mechanism
    spare        number of locks that could be left out without setting anything free
    sentence     the same in words
    """

    immobile: bool
    free: ScrewSystem
    idle: int
    spare: int
    sentence: str


def actuation(mechanism: CompiledTree, q: ArrayLike, locked: Sequence[str], body: str | None = None) -> Actuation:
    """Whether locking these joints immobilises a body (or all bodies), and whether some of the locks are spare.

    Law: the freedoms taken away are at most those locked; immobile exactly if the twist space with the locks is zero.
    """
    q = closed_configuration(mechanism, q)
    idle = admissible(mechanism, q, locked).shape[1]
    removed = admissible(mechanism, q).shape[1] - idle
    locked = named(locked)
    rows = sum(np.linalg.matrix_rank(locking_rows(mechanism, q, name), tol=mechanism.accuracy) for name in locked)
    free = twist_space(mechanism, q, GROUND if body is None else body, locked=locked)
    immobile = idle == 0 if body is None else free.order == 0
    what = repr(mechanism.name) if body is None else f"body {body!r}"
    left = idle if body is None else free.order
    names = ", ".join(map(repr, locked)) or "nothing"
    state = f"immobilises {what}" if immobile else f"leaves {what} {left} {'freedom' if left == 1 else 'freedoms'}"
    sentence = f"Locking {names} {state}"
    held = int(rows) - removed
    sentence += f"; {held} of the locked freedoms {'was' if held == 1 else 'were'} held already." if held > 0 else "."
    return Actuation(immobile, free, idle, held, sentence)


@dataclass(frozen=True)
class Overconstraints:
    """Redundant constraints at a configuration: wrenches that joints can carry with nothing pulling at the mechanism.

    count   independent states of self-stress, rows − rank A
    joints  the wrenches (world coordinates) that each joint can carry so; joints that carry none are left out
    """

    count: int
    joints: dict[str, ScrewSystem]

    def __str__(self) -> str:
        if not self.count:
            return "No constraint is redundant."
        each = ", ".join(f"{name} ({system.order})" for name, system in self.joints.items())
        verb = "constraint is" if self.count == 1 else "constraints are"
        return f"{self.count} {verb} redundant; the joints that can be stressed without a load: {each}."


def overconstraints(mechanism: CompiledTree, q: ArrayLike) -> Overconstraints:
    """The redundant constraints at q, by the joints they pass through.

    Law: wrenches of one state of self-stress balance on every link and do no work on any joint's freedoms.
    """
    tree, q = mechanism.tree, closed_configuration(mechanism, q)
    states = self_stresses(mechanism, q)
    if not states:
        return Overconstraints(0, {})
    X_W = world_poses(tree, q)
    found = {}
    for joint in [link.joint for link in tree.links] + [c.joint for c in tree.closures]:
        L, i = tree.size_of(joint), tree.by_joint.get(joint)
        frame = X_W[i] if i is not None else closing_frame(next(c for c in tree.closures if c.joint == joint), X_W)
        rows = np.array([state[joint] for state in states])
        centre = _floats(frame.translation)
        arms = np.hstack([rows[:, :3] - np.cross(centre, rows[:, 3:]), L * rows[:, 3:]]) / L
        _, sigma, Vt = np.linalg.svd(arms[:, [3, 4, 5, 0, 1, 2]])
        rank = int((sigma > mechanism.accuracy).sum())
        if rank:
            found[joint] = ScrewSystem.from_scaled(Vt[:rank], "wrench", centre, L)
    return Overconstraints(len(states), found)


def self_stresses(mechanism: CompiledTree, q: ArrayLike) -> list[dict[str, Floats]]:
    """A basis of the states of self-stress: per joint the wrench (m; f) on its successor, in world coordinates."""
    tree, q = mechanism.tree, closed_configuration(mechanism, q)
    if not tree.rows:
        return []
    A = closure_rows(mechanism, q)
    U, sigma, _ = np.linalg.svd(A)
    left = mechanism.scales.rows[:, None] * U[:, int((sigma > mechanism.accuracy).sum()) :]
    wrenches = joint_wrenches(mechanism, q, mechanism.scales.length * left, {})
    return [{name: W[:, k] for name, W in wrenches.items()} for k in range(left.shape[1])]


def joint_wrenches(
    mechanism: CompiledTree, q: Floats, multipliers: Floats, loads: dict[int, Floats]
) -> dict[str, Floats]:
    """The wrench (m; f) of every joint on its successor that balances loads on links and multipliers of closures.

    loads: link → wrench (6,), all in world coordinates with moments about the world origin; multipliers (rows,). Of k
    cases at once (rows, k) and (6, k), the wrenches are (6, k).
    """
    tree, pose = mechanism.tree, posed(mechanism.tree, q)
    X_W = world_poses(tree, q)
    shape = (6, *multipliers.shape[1:])
    carried = [np.zeros(shape) for _ in tree.links]
    for link, load in loads.items():
        carried[link] += load
    found: dict[str, Floats] = {}
    row = 0
    for c in tree.closures:
        X_P, W = closing_frame(c, X_W), np.zeros(shape)
        for unit in closing_wrenches(c.pair, loop_of(tree, pose, c).X_PS):
            W += np.multiply.outer(_floats((X_P @ unit).vector), multipliers[row])
            row += 1
        found[c.joint] = W
        if c.successor >= 0:
            carried[c.successor] += W
        if c.predecessor >= 0:
            carried[c.predecessor] -= W
    for at, multiplier in zip(coupling_rows(tree, q), multipliers[row:], strict=True):
        for link, unit, _ in at.ends:
            carried[link] += np.multiply.outer(_floats((X_W[link] @ unit).vector), multiplier)
    for i, branch in reversed(list(enumerate(tree.links))):
        backwards = tree.model.joint(branch.joint).pair is not branch.pair
        found[branch.joint] = carried[i] if backwards else -carried[i]
        if branch.parent >= 0:
            carried[branch.parent] = carried[branch.parent] + carried[i]
    return found


def named(names: Sequence[str]) -> list[str]:
    """The names as a list; a single string is one name."""
    return [names] if isinstance(names, str) else list(names)


def closing_frame(c: Closure, X_W: list[Displacement]) -> Displacement:
    """X_WP of the pair's frame on the predecessor of a closing joint."""
    return c.X_LP if c.predecessor < 0 else X_W[c.predecessor] @ c.X_LP


def closure_rows(mechanism: CompiledTree, q: Floats) -> Floats:
    """A(q) without units (rows, nv)."""
    if is_large(mechanism.tree):
        return np.asarray(scaled(large_loops(mechanism).at(q), mechanism.scales).toarray())
    A = _floats(constraint_jacobian(mechanism.tree, q)).reshape(mechanism.tree.rows, mechanism.nv)
    return np.asarray(mechanism.scales.rows[:, None] * A * mechanism.scales.freedoms)


def _relative(mechanism: CompiledTree, q: Floats, body: str, relative_to: str, N: Floats) -> Floats:
    """Twists (6, m) of a body relative to another about the body's origin, linear parts over the length."""
    tree = mechanism.tree
    for name in (body, relative_to):
        if name not in tree.bodies:
            raise ModelError(f"mechanism {mechanism.name!r} has no body {name!r}{nearest(name, tree.bodies)}")
    J = _floats(frame_jacobian(tree, q, body, "world")) - _floats(frame_jacobian(tree, q, relative_to, "world"))
    r = _floats(body_pose(tree, q, body).translation)
    moved = np.vstack([J[:3], (J[3:] + np.cross(J[:3], r, axisa=0, axisc=0)) / tree.size_at(body, relative_to)])
    return np.asarray(moved @ N)


def _image(mechanism: CompiledTree, q: Floats, body: str, relative_to: str, N: Floats) -> ScrewSystem:
    U, sigma, _ = np.linalg.svd(_relative(mechanism, q, body, relative_to, N))
    centre = _floats(body_pose(mechanism.tree, q, body).translation)
    rank = int((sigma > mechanism.accuracy).sum())
    return ScrewSystem.from_scaled(U[:, :rank].T, "twist", centre, mechanism.tree.size_at(body, relative_to))


def held_by(mechanism: CompiledTree, name: str) -> list[int] | tuple[str, str]:
    """The freedoms that a lock of this name holds, by their places, or the two bodies that it holds together.

    Errors  ModelError for names that are none of a freedom, a joint or a body
    """
    tree = mechanism.tree
    if name in tree.freedom_names:
        return [tree.freedom_names.index(name)]
    if name in tree.by_joint:
        return [*tree.links[tree.by_joint[name]].v]
    joints = {joint.name: joint for joint in tree.model.joints}
    if any(c.joint == name for c in tree.closures):
        return joints[name].successor, joints[name].predecessor
    if name in tree.bodies:
        return name, GROUND
    if name in joints:
        return []  # welded: it is locked already
    known = {*tree.freedom_names, *joints, *tree.bodies}
    raise ModelError(
        f"mechanism {mechanism.name!r} has no freedom, joint or body {name!r} to lock{nearest(name, known)}"
    )


def locking_rows(mechanism: CompiledTree, q: Floats, name: str) -> Floats:
    """Rows (k, nv) that vanish when the freedom, joint or body called ``name`` is at rest."""
    held, unit = held_by(mechanism, name), np.eye(mechanism.nv)
    return unit[held] if isinstance(held, list) else _relative(mechanism, q, *held, unit)


def closed_to(mechanism: CompiledTree) -> float:
    """By how much of the mechanism's length a configuration that is asked about may be open."""
    return max(CLOSED, mechanism.accuracy, left_open(mechanism.tree))


def closed_configuration(mechanism: CompiledTree, q: ArrayLike) -> Floats:
    """q as floats, if it is closed; ModelError for other shapes, values that are not finite, and open loops."""
    try:
        given = _floats(q)
    except (TypeError, ValueError) as no_numbers:
        raise ModelError(f"a configuration of {mechanism.name!r} is made of numbers; got {q!r:.120}") from no_numbers
    if given.shape != (mechanism.nq,) or not np.isfinite(given).all():
        raise ModelError(
            f"a configuration of {mechanism.name!r} has {mechanism.nq} finite coordinates "
            f"({', '.join(mechanism.coordinate_names)}); got {given.shape} {given}"
        )
    tree = mechanism.tree
    if tree.rows:
        found = large_loops(mechanism).at(given, wanted=False).phi if is_large(tree) else constraint_error(tree, given)
        gaps = np.abs(mechanism.scales.rows * _floats(found))
        if gaps.max() > closed_to(mechanism):
            worst = [c.name for c in tree.held for _ in range(c.rows)][int(gaps.argmax())]
            raise ModelError(
                f"the configuration of {mechanism.name!r} is not closed: joint {worst!r} stays open "
                f"by {gaps.max():.2g} of the mechanism's length; pass mechanism.assemble(q)"
            )
    return given


def _floats(x: ArrayLike) -> Floats:
    return np.asarray(x, dtype=float)


def general_choice(mechanism: CompiledTree, q: Floats) -> Choice:
    """The choice at the closed configuration, q or near it, where the loops hold most freedoms, and these most firmly.

    q  (nq,), at which the loops are closed
    """
    if not mechanism.tree.closed:
        return Choice((), ())
    A = scaled_jacobian(mechanism, q)[None]
    every = [
        A[0],
        *(
            scaled_jacobian(mechanism, near[0])
            for _, near in neighbours(mechanism, q[None], *null_spaces(A, mechanism.accuracy))
            if len(near)
        ),
    ]
    return chosen(max(every, key=lambda A: _firmness(A, mechanism.accuracy)), mechanism.accuracy)


def _firmness(A: Floats, accuracy: float) -> tuple[int, float]:
    """The rank, and the least singular value beside the greatest."""
    singular = np.linalg.svd(A, compute_uv=False)
    held = singular[singular > accuracy * singular.max(initial=0.0)] if singular.any() else singular[:0]
    return len(held), float(held[-1] / held[0]) if len(held) else 0.0


def kinestatic_form_of(mechanism: CompiledTree, q: Floats) -> KinestaticForm:
    """The closed form at numbers; see :class:`KinestaticForm`."""
    return kinestatic_form(mechanism.tree, q, general_choice(mechanism, q))
