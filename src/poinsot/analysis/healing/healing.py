"""The nearest exact machine of a drawing: of each block of loops the greatest mobility that a least change gives it.

A block may have as many freedoms as there are directions that its conditions hardly resist. Of these numbers the
greatest is kept for which frames within the accuracy close the loops at poses all along the motion; poses that the
search has not seen are asked afterwards. Relations that contradict this, or each other, are dropped.
Units: changes in radians and sizes of the part [–]. Law: tests/systems/test_healing.py.
Source: docs/mechanisms.md, "Drawings with noise".

The nearest frames for which loops close at many poses, and relations hold: least changes, by damped least squares.

    minimise |ξ|²   with   Φ(q_k, ξ) = 0 at every pose k,   r(ξ) = 0

over frames ξ and coordinates q_k. Machines that move form a manifold of which nothing is known but its equations, so
the slopes lack rank where it is met; steps damped by λ = c |F|² converge to it quadratically all the same.
Units: ξ in radians and sizes of the part [–]. Law: tests/systems/test_healing.py.
Source: Yamashita & Fukushima 2001; Fan & Yuan 2005 (Levenberg–Marquardt steps without full rank).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.analysis.healing.loops import JointFrames, Linkage, closure_of, displaced, exponential, inverse
from poinsot.analysis.healing.relations import AxisRelation, LoopBlock, blocks_of, relations_of
from poinsot.geometry.displacement import Displacement
from poinsot.multibody import configuration
from poinsot.multibody.model import Joint, Model
from poinsot.multibody.tree import build_tree
from poinsot.records import NamedTuple, dataclass

_NEAREST_ITERATIONS = 25
_ROUNDING = 1e-15  # of numbers of order one: no step helps
_STALLED = 0.8  # of |F| before the last two steps
_DAMPING = 10.0  # of |F|²: what lies below the error of the slopes is no slope
_LEAST = 1e-13  # the square of a slope along which rounding of F, over it, moves by less than F would tell
_NEARER_WEIGHT = 1e-5  # of nearness beside the equations, once they hold
_NEARER = 4  # steps along the machines that move, towards the drawing
_SHORTER = 0.99  # of the change before: another such step is worth it
EXACT = 1e-13
"""Residual of Φ and of dimensionless relations at which they are met to rounding."""


class Nearest(NamedTuple):
    """Frames, the largest error left of closures and relations without units, and that of each relation."""

    frames: list[JointFrames]
    error: float
    of_relations: list[float]


def nearest(
    block: LoopBlock,
    frames: list[JointFrames],
    poses: Sequence[Floats],
    relations: Sequence[AxisRelation],
    exact: float = EXACT,
) -> Nearest:
    """The frames nearest to these."""
    if not poses and not relations:
        return Nearest(frames, 0.0, [])
    found = _met(block, frames, list(poses), relations, exact)
    for _ in range(_NEARER if found.equations.largest < exact else 0):
        away = block.displacement_of(found.frames)
        xi, moves = found.equations.step(_NEARER_WEIGHT, away)
        shifted = _moved(block, found, xi, moves)
        nearer = _met(block, shifted.frames, shifted.q, relations, exact)
        least = float(np.linalg.norm(block.displacement_of(nearer.frames)))
        if nearer.equations.largest > exact or least > _SHORTER * float(np.linalg.norm(away)):
            break
        found = nearer
    errors = [float(np.abs(each).max()) for each in found.equations.relations]
    return Nearest(found.frames, found.equations.largest, errors)


class _State(NamedTuple):
    """Frames, coordinates of each pose, and the equations there."""

    frames: list[JointFrames]
    q: list[Floats]
    equations: _Equations


def _moved(block: LoopBlock, at: _State, xi: Floats, moves: Sequence[Floats]) -> _State:
    """After a step; the equations are still those before it."""
    frames = displaced(at.frames, block.drawn, block.displacements(xi))
    q = [block.moved(each, move) for each, move in zip(at.q, moves, strict=True)]
    return _State(frames, q, at.equations)


def _met(
    block: LoopBlock, frames: list[JointFrames], q: list[Floats], relations: Sequence[AxisRelation], exact: float
) -> _State:
    """Damped steps from these frames and poses until the equations hold, or no step helps."""
    now, damping, before = _State(frames, q, _equations(block, frames, q, relations)), _DAMPING, [np.inf, np.inf]
    for _ in range(_NEAREST_ITERATIONS):
        equations = now.equations
        if equations.largest < _ROUNDING or damping > 1e12 or equations.square > _STALLED**2 * before[-2]:
            break
        new = _moved(block, now, *equations.step(np.sqrt(damping * equations.square + _LEAST)))
        new = new._replace(equations=_equations(block, new.frames, new.q, relations))
        if not new.equations.square < equations.square:
            if equations.largest < exact:
                break
            damping *= 30.0
            continue
        before.append(equations.square)
        now, damping = new, max(damping / 10.0, _DAMPING)
    return now


class _Equations(NamedTuple):
    """Errors of closures at each pose and of relations, and their slopes."""

    phi: list[Floats]
    by_freedoms: list[Floats]
    by_frames: list[Floats]
    relations: list[Floats]
    slopes: list[Floats]

    @property
    def square(self) -> float:
        return float(sum((each @ each) for each in (*self.phi, *self.relations)))

    @property
    def largest(self) -> float:
        return float(max((np.abs(each).max() for each in (*self.phi, *self.relations)), default=0.0))

    def step(self, weight: float, away: Floats | None = None) -> tuple[Floats, list[Floats]]:
        """The step of frames, and of the coordinates of each pose, damped by this weight; towards where frames are
        less ``away`` (6 n,) as far as the equations allow it."""
        reduced, right, kept = list(self.slopes), [-each for each in self.relations], []
        for phi, A, G in zip(self.phi, self.by_freedoms, self.by_frames, strict=True):
            v = A.shape[1]
            Q, R = np.linalg.qr(np.vstack([A, weight * np.eye(v)]), mode="complete")
            turned, error = Q[: len(A)].T @ G, -(Q[: len(A)].T @ phi)
            kept.append((R[:v], turned[:v], error[:v]))
            reduced.append(turned[v:])
            right.append(error[v:])
        n = reduced[0].shape[1]
        F = np.concatenate([*right, np.zeros(n) if away is None else -weight * away])
        xi = np.linalg.lstsq(np.vstack([*reduced, weight * np.eye(n)]), F, rcond=None)[0]
        return xi, [np.linalg.solve(R, error - G @ xi) for R, G, error in kept]


def _equations(
    block: LoopBlock, frames: list[JointFrames], q: Sequence[Floats], relations: Sequence[AxisRelation]
) -> _Equations:
    closed = [block.slopes(frames, each) for each in q]
    related = [each.slopes(block, frames) for each in relations]
    phi, A, G = ([each[i] for each in closed] for i in range(3))
    return _Equations(phi, A, G, *([each[i] for each in related] for i in range(2)))


# Poses along the motion of loops with inexact numbers: of given rank, as nearly closed as they can be.

_ITERATIONS = 8
_ROUNDING_STEP = 1e-12  # a step of least squares that changes what is closed by rounding alone
_SHORTEST = 0.01  # of the length of a step, before a walk ends


class HealingPose(NamedTuple):
    """Coordinates, how far the loops are open there, singular values of the conditions, the directions V (v, v) that
    belong to them, the least resisted last, and how far least squares moved to it."""

    q: Floats
    open: float
    sigma: Floats
    V: Floats
    way: float

    def resisted(self, n: int) -> float:
        """The least singular value but for n directions."""
        rank = len(self.V) - n
        return float(self.sigma[rank - 1]) if 0 < rank <= len(self.sigma) else 1.0


def settled(block: LoopBlock, frames: list[JointFrames], q: Floats, n: int) -> HealingPose:
    """The pose near q that is as nearly closed as it can be by moves across its n least resisted directions."""
    rank, best, way = len(block.freedoms) - n, None, np.zeros(len(block.freedoms))
    for _ in range(_ITERATIONS):
        phi, A, _ = block.slopes(frames, q)
        U, sigma, Vt = np.linalg.svd(A)
        pose = HealingPose(q, float(np.abs(phi).max()), sigma, Vt.T, float(np.abs(way).max()))
        if best is not None and not pose.open < best.open:
            break
        best = pose
        with np.errstate(divide="ignore", invalid="ignore"):
            step = -(Vt[:rank].T @ ((U.T @ phi)[:rank] / sigma[:rank]))
        largest = float(np.abs(step).max(initial=0.0))
        if not _ROUNDING_STEP < largest < np.inf:
            break
        step *= min(1.0, 0.3 / largest)  # of a step of least squares
        q, way = block.moved(q, step), way + step
    assert best is not None
    return best


def along(
    block: LoopBlock, frames: list[JointFrames], n: int, *, steps: int, length: float, bound: float, seed: int = 1834
) -> list[HealingPose]:
    """Poses on walks of so many steps to both sides of the drawn one, which end where loops
    open by more than bound."""
    rng, start = np.random.default_rng(seed), settled(block, frames, block.q, n)
    weak = max(n, int((start.sigma < WEAK).sum()) + max(len(start.V) - len(start.sigma), 0))
    found = [start]
    for _ in range(max(weak, 1)):
        first = start.V[:, len(start.V) - weak :] @ rng.normal(size=weak)
        for direction in (first, -first):
            found += _walk(block, frames, n, start, direction, steps, length, bound)
    return found


WEAK = 0.03
"""Directions that conditions resist by less may be free in an exact machine."""


def _walk(
    block: LoopBlock,
    frames: list[JointFrames],
    n: int,
    pose: HealingPose,
    towards: Floats,
    steps: int,
    length: float,
    bound: float,
) -> list[HealingPose]:
    """Steps, shorter where least squares would undo or turn them, as near branches."""
    found: list[HealingPose] = []
    step = length
    for _ in range(3 * steps):
        towards = towards / np.abs(towards).max()
        new = settled(block, frames, block.moved(pose.q, step * towards), n)
        if new.way >= 0.5 * step:
            step *= 0.4
            if step < _SHORTEST * length:
                break
            continue
        if not new.open < bound:
            break
        found.append(new)
        free, pose, step = new.V[:, len(new.V) - n :], new, min(1.6 * step, length)
        towards = free @ (free.T @ towards)
        if len(found) == steps or not np.abs(towards).max() > _ROUNDING_STEP:
            break
    return found


CLOSED = 1e-11
"""Of loops at poses that the search has not seen, without units."""
FREE = 1e-8
"""Directions that conditions resist by less are free: `algorithms.scales.RANK_TOLERANCE`."""
_ROUNDS = 3
_DROPPED = 4  # relations, one by one, before all
_REGULAR = 0.1  # of the most that conditions resist any move elsewhere: poses below lie next to branches
_OPEN = 30.0  # times the accuracy: what opens further on a walk does not move there
_HINT_ACCURACY = 0.01  # the same for a hint at another accuracy


@dataclass(frozen=True)
class HealedLoops:
    """What became of loops that share freedoms.

    joints     of these loops
    free       directions that their conditions did not resist as drawn
    freedoms   that they have now
    yielding   further directions that give way at first order alone: loops open along them
    relations  that hold between their axes, in words
    dropped    relations within the accuracy that contradict the motion, or each other
    needs      accuracy for which they would have more freedoms; None where no such machine was found
    """

    joints: tuple[str, ...]
    free: int
    freedoms: int
    yielding: int
    relations: tuple[str, ...]
    dropped: tuple[str, ...]
    needs: float | None = None


@dataclass(frozen=True)
class HealedModel:
    """A model, its loops, and how far the frames of each joint moved, (rad, m); greatest: of these, without units."""

    model: Model
    loops: tuple[HealedLoops, ...]
    changes: dict[str, tuple[float, float]]
    greatest: float


def heal_model(model: Model, accuracy: float) -> HealedModel:
    """The nearest model with moving loops; accuracy: of each number of the drawing, over the size of its part."""
    tree = build_tree(model)
    linkage = Linkage.of(tree)
    before = linkage.drawn
    frames, q = _closed_as_drawn(linkage, accuracy)
    told: list[HealedLoops] = []
    changes: dict[str, tuple[float, float]] = {}
    greatest = 0.0
    for block in blocks_of(linkage, frames, q):
        found, loops = _healed(block, accuracy)
        told.append(loops)
        for k in block.joints:
            frames[k] = found[k]
            turn, shift = changes[tree.model.joints[k].name] = _change(before[k], found[k])
            greatest = max(greatest, turn, shift / block.size)
    if greatest < EXACT:
        return HealedModel(model, tuple(told), dict.fromkeys(changes, (0.0, 0.0)), 0.0)
    placed: dict[str, tuple[Displacement, Displacement]] = {}
    for k, joint in enumerate(tree.model.joints):
        if any(changes.get(joint.name, ())):
            placed[joint.name] = linkage.placed(k, frames[k])
    joints = tuple(_at(joint, *placed[joint.name]) if joint.name in placed else joint for joint in model.joints)
    return HealedModel(replace(model, joints=joints), tuple(told), changes, greatest)


def _at(joint: Joint, X_PJ: Displacement, X_SJ: Displacement) -> Joint:
    return replace(joint, X_PJ=X_PJ, X_SJ=X_SJ)


def _healed(block: LoopBlock, accuracy: float) -> tuple[list[JointFrames], HealedLoops]:
    """The frames of all joints with those of a block healed, and what became of it."""
    relations = relations_of(block, accuracy)
    start = settled(block, block.frames, block.q, block.least_freedoms)
    missing, needs = len(start.V) - len(start.sigma), list[float]()
    as_drawn = missing + int((start.sigma < FREE).sum())  # fewer are never taken for relations
    frames, kept, n = block.frames, list[AxisRelation](), max(block.least_freedoms, as_drawn)
    most, bound = missing + int((start.sigma < WEAK).sum()), min(_OPEN * accuracy, _HINT_ACCURACY)
    for trial in range(most, n - 1, -1):
        found = _moving(block, trial, relations, accuracy, bound)
        if found is not None and found.share <= 1.0:
            frames, kept, n = found.frames, found.kept, trial
            break
        needs += [] if found is None else [found.share * accuracy]
    if n == missing < most and not needs:
        found = _moving(block, n + 1, [], accuracy, _HINT_ACCURACY)
        needs += [] if found is None else [found.share * accuracy]
    at = settled(block, frames, block.q, n)
    words, dropped = ([r.words for r in relations if (r in kept) == holds] for holds in (True, False))
    free, now = (missing + int((each < FREE).sum()) for each in (start.sigma, at.sigma))
    return frames, HealedLoops(
        block.names, free, n, max(now - n, 0), tuple(words), tuple(dropped), min(needs, default=None)
    )


@dataclass(frozen=True)
class _Moving:
    frames: list[JointFrames]
    kept: list[AxisRelation]
    share: float


def _moving(block: LoopBlock, n: int, relations: list[AxisRelation], accuracy: float, bound: float) -> _Moving | None:
    """Frames that let the block move with n freedoms, the relations that they meet, and the change over the accuracy;
    None where none were found."""
    poses: list[Floats] = []
    if n > block.least_freedoms:
        walked = along(block, block.frames, n, length=0.2, steps=_steps(block, n), bound=bound)
        poses = [pose.q for pose in _regular(walked, n)]
        if len(poses) < _steps(block, n):
            return None
    kept = list(relations)
    for _ in range(_DROPPED):
        found = _certified(block, n, poses, kept, bound)
        share = _share(block, found.frames, accuracy)
        if found.error < EXACT and (share <= 1.0 or not kept):
            return _Moving(found.frames, [r for r in relations if r in kept or _holds(r, found.frames)], share)
        if not kept:
            return None
        worst = max(range(len(kept)), key=lambda k: found.of_relations[k])
        kept = [] if found.error < EXACT else kept[:worst] + kept[worst + 1 :]
    return _moving(block, n, [], accuracy, bound)


def _holds(relation: AxisRelation, frames: list[JointFrames]) -> bool:
    return float(np.abs(relation.error(frames)).max()) < EXACT


def _certified(
    block: LoopBlock, n: int, poses: list[Floats], relations: Sequence[AxisRelation], bound: float
) -> Nearest:
    """The nearest frames, with poses added until others are closed, too."""
    found, poses = nearest(block, block.frames, poses, relations), list(poses)
    for seed in range(_ROUNDS if poses else 0):
        if not found.error < EXACT:
            break
        others = along(block, found.frames, n, length=0.13, steps=2 * _steps(block, n), bound=bound, seed=seed)
        unclosed = [pose.q for pose in _regular(others, n) if pose.open > CLOSED]
        if not unclosed:
            return found
        poses += unclosed
        found = nearest(block, block.frames, poses, relations)
    return found


def _steps(block: LoopBlock, n: int) -> int:
    """Steps of each walk, so that there are more conditions than frames have numbers."""
    redundant = max(len(block.rows) - (len(block.freedoms) - n), 1)
    return int(np.clip(np.ceil(6 * len(block.joints) / redundant / (2 * max(n, 1))) + 2, 8, 30))


def _regular(poses: list[HealingPose], n: int) -> list[HealingPose]:
    """Those away from branches, where conditions resist a move by much less than elsewhere."""
    most = max((pose.resisted(n) for pose in poses), default=0.0)
    return [pose for pose in poses if pose.resisted(n) > _REGULAR * most]


def _share(block: LoopBlock, frames: list[JointFrames], accuracy: float) -> float:
    """√Σ|ξ|² of the change over the change that the accuracy of six numbers a joint allows."""
    moves = [_change(block.frames[k], frames[k]) for k in block.joints]
    change = np.sqrt(sum(turn**2 + (shift / block.size) ** 2 for turn, shift in moves))
    return float(change / (accuracy * np.sqrt(6.0 * len(moves))))


def _change(before: JointFrames, after: JointFrames) -> tuple[float, float]:
    """The greater turn [rad] and shift [m] of a joint's two frames."""
    moves = [Displacement.from_matrix(inverse(a) @ b).log() for a, b in zip(before, after, strict=True) if a is not b]
    turns = (float(np.linalg.norm(np.asarray(m.angular, dtype=float))) for m in moves)
    shifts = (float(np.linalg.norm(np.asarray(m.linear, dtype=float))) for m in moves)
    return max(turns, default=0.0), max(shifts, default=0.0)


def _closed_as_drawn(linkage: Linkage, accuracy: float) -> tuple[list[JointFrames], Floats]:
    """Frames with closing joints closed as drawn, by a change of those on the successor, and the coordinates: the
    neutral ones, or where loops are drawn open nearer ones."""
    tree, frames = linkage.tree, linkage.drawn
    q = np.asarray(configuration.neutral(tree), dtype=float)
    for block in blocks_of(linkage, frames, q):
        phi, A, _ = block.slopes(frames, q)
        if np.abs(phi).max(initial=0.0) > accuracy * np.sqrt(6.0 * len(block.joints)):
            n = len(block.freedoms) - int((np.linalg.svd(A, compute_uv=False) > WEAK).sum())
            q = settled(block, frames, q, n).q
    X = linkage.poses(frames, q)
    for k in linkage.closing:
        joint = linkage.model.joints[k]
        frames[k] = _fitted(joint, frames[k], linkage.relative(frames, X, k), tree.size_of(joint.name))
    return frames, q


def _fitted(joint: Joint, at: JointFrames, X_PS: Floats, size: float) -> JointFrames:
    """The frames of a closing joint with the successor's moved least, such that Φ(X_PS) = 0."""
    X, scale = X_PS, np.array([1.0, 1.0, 1.0, size, size, size])
    for _ in range(4):
        phi, W = closure_of(joint.pair, X, size)
        if np.abs(phi).max(initial=0.0) == 0.0:
            break
        X = exponential(scale * np.linalg.lstsq(W * scale, -phi, rcond=None)[0]) @ X
    return at if X is X_PS else JointFrames(at.P, at.S @ inverse(X_PS) @ X)
