"""Relations between the axes of joints on one link that a drawing meets but for its accuracy, and equal ones.

Two axes of one link are parallel, perpendicular, at a round angle, meet, or are one; angles and distances of several
links are equal; two common normals meet an axis in one point. They are invariants of links, so that no pose enters.

    d₁ × d₂ = 0     d₁ · d₂ = 0     (p₂ − p₁) · (d₁ × d₂) = 0     |a₁| = |a₂|     ∠₁ = ∠₂     s₁ = s₂

Units: errors r without units, lengths over the size of the part. Law: tests/systems/test_healing.py.
Source: Denavit & Hartenberg 1955 (lengths, twists and offsets of links).

Closed loops that share freedoms, healed one block after another, and what makes their numbers comparable.

Units: size [m]; rows and freedoms are measured by it. Law: tests/systems/test_healing.py.
Source: decision 0006 (lengths over the size of a part).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, pairwise

import numpy as np

from poinsot.algebra.arrays import Floats
from poinsot.algebra.caching import cached_property
from poinsot.analysis.healing.loops import JointFrames, Linkage, exponential, inverse, shifted
from poinsot.geometry.displacement import Displacement
from poinsot.joints.pairs import Pair
from poinsot.multibody.conditions import reaches
from poinsot.records import NamedTuple, dataclass

TILT = 1e-6  # of differences: their error, its square and rounding over it, is 1e-10


@dataclass(frozen=True)
class LoopBlock:
    """Loops of a linkage that share freedoms.

    closing, joints  numbers of the joints that close them, and of all whose frames may move
    freedoms         of the mechanism, that move in these loops
    size             [m] of their part; rows, reach: factors that take the units out of Φ, and out of the freedoms
    frames, drawn    of all joints of the linkage: their frames, and X_PS at the coordinates ``q`` as drawn
    """

    linkage: Linkage
    closing: tuple[int, ...]
    joints: tuple[int, ...]
    freedoms: tuple[int, ...]
    size: float
    rows: Floats
    reach: Floats
    frames: list[JointFrames]
    drawn: list[Floats]
    q: Floats

    @property
    def names(self) -> tuple[str, ...]:
        """The names of its joints."""
        return tuple(self.linkage.model.joints[k].name for k in self.joints)

    @property
    def least_freedoms(self) -> int:
        """Freedoms that its count of conditions leaves."""
        return max(len(self.freedoms) - len(self.rows), 0)

    @property
    def units(self) -> Floats:
        """(6 n,) rad and m of displacements of its joints, for numbers without units."""
        return np.tile([1.0, 1.0, 1.0, self.size, self.size, self.size], len(self.joints))

    @cached_property
    def tilts(self) -> list[tuple[Floats, Floats]]:
        """Displacements along each of ξ's six directions by ± `TILT`, without units."""
        scale = TILT * self.units[:6]
        return [(exponential(s * e), exponential(-s * e)) for s, e in zip(scale, np.eye(6), strict=True)]

    def slopes(self, frames: list[JointFrames], q: Floats) -> tuple[Floats, Floats, Floats]:
        """Φ (m,), ∂Φ by its freedoms (m, v) and by the displacements of its joints (m, 6 n), without units."""
        found = self.linkage.slopes(frames, self.drawn, q, self.closing, self.size)
        columns = np.add.outer(6 * np.array(self.joints), np.arange(6)).ravel()
        A = self.rows[:, None] * found.by_freedoms[:, self.freedoms] * self.reach
        return self.rows * found.phi, A, self.rows[:, None] * found.by_frames[:, columns] * self.units

    def moved(self, q: Floats, change: Floats) -> Floats:
        """Coordinates q moved along its freedoms by numbers without units."""
        dv = np.zeros(self.linkage.tree.nv)
        dv[list(self.freedoms)] = change * self.reach
        return self.linkage.integrate(q, dv)

    def displacements(self, xi: Floats) -> Floats:
        """(6 N,) of all joints of the linkage, for its dimensionless numbers (6 n,)."""
        found = np.zeros((len(self.linkage.model.joints), 6))
        found[list(self.joints)] = (xi * self.units).reshape(-1, 6)
        return found.ravel()

    def displacement_of(self, frames: list[JointFrames]) -> Floats:
        """(6 n,) without units, from the frames as drawn to these."""
        moves = [Displacement.from_matrix(inverse(self.frames[k].P) @ frames[k].P).log().vector for k in self.joints]
        return np.concatenate(moves).astype(float) / self.units


def blocks_of(linkage: Linkage, frames: list[JointFrames], q: Floats) -> list[LoopBlock]:
    """The blocks of a mechanism with these joint frames, drawn at q."""
    tree, X = linkage.tree, linkage.poses(frames, q)
    drawn = [linkage.relative(frames, X, k) for k in range(len(frames))]
    reach, found = reaches(tree), []
    for closing in _sharing(linkage):
        steps = {s for k in closing for path in linkage.loop(k) for s in path}
        moving = [linkage.steps[s] for s in sorted(steps) if linkage.steps[s].v]
        joints = tuple(sorted({step.joint for step in moving} | set(closing)))
        freedoms = tuple(sorted({v for step in moving for v in step.v}))
        size = max(tree.size_of(linkage.model.joints[k].name) for k in joints)
        rows = linkage.row_scales(closing, size)
        found.append(
            LoopBlock(
                linkage, closing, joints, freedoms, size, rows, reach[list(freedoms)], frames, drawn, np.asarray(q)
            )
        )
    return found


def _sharing(linkage: Linkage) -> list[tuple[int, ...]]:
    """The closing joints, those of loops that share freedoms together."""
    groups: list[tuple[set[int], list[int]]] = []
    for k in linkage.closing:
        own = {v for path in linkage.loop(k) for s in path for v in linkage.steps[s].v}
        shared = [group for group in groups if group[0] & own]
        groups = [group for group in groups if not group[0] & own]
        groups.append((own.union(*(g[0] for g in shared)), [*(n for g in shared for n in g[1]), k]))
    return [tuple(sorted(numbers)) for _, numbers in groups]


_SLANTED = 0.05  # rad: axes that are nearer to parallel have no common normal worth a relation
_ROUND = (30.0, 45.0, 60.0)


class CarriedAxis(NamedTuple):
    """An axis of a joint as one of its bodies carries it: the joint, 0 for the predecessor and 1 for the successor,
    the body in its link, the direction in the joint's frame, whether it is a line and not a direction alone, and
    whether the joint stays at one place of it."""

    joint: int
    side: int
    X: Floats
    direction: Floats
    line: bool
    stays: bool

    def seen(self, frames: Sequence[JointFrames]) -> tuple[Floats, Floats]:
        """Its direction and a point of it, in the link."""
        at = self.X @ frames[self.joint][self.side]
        return at[:3, :3] @ self.direction, at[:3, 3]


@dataclass(frozen=True)
class AxisRelation:
    """Something that holds of axes: in words, as an error r(frames) without units, and how many axes it is about."""

    words: str
    error: Callable[[Sequence[JointFrames]], Floats]
    joints: tuple[int, ...]
    axes: int

    def slopes(self, block: LoopBlock, frames: list[JointFrames]) -> tuple[Floats, Floats]:
        """r, and its slopes along the displacements of the block's joints."""
        r = self.error(frames)
        made = np.zeros((len(r), 6 * len(block.joints)))
        for k, joint in enumerate(block.joints):
            for i, tilts in enumerate(block.tilts) if joint in self.joints else ():
                ends = []
                for E in tilts:
                    moved = list(frames)
                    moved[joint] = shifted(frames[joint], block.drawn[joint], E)
                    ends.append(self.error(moved))
                made[:, 6 * k + i] = (ends[0] - ends[1]) / (2.0 * TILT)
        return r, made

    def distance(self, block: LoopBlock, frames: list[JointFrames]) -> float:
        """How far frames are from those that meet it, in radians and sizes of the part."""
        r, slopes = self.slopes(block, frames)
        steepest = float(np.linalg.norm(slopes, 2)) if slopes.size else 0.0
        return float(np.linalg.norm(r)) / max(steepest, TILT)


def relations_of(block: LoopBlock, accuracy: float) -> list[AxisRelation]:
    """The relations that frames meet which differ from the drawn ones by no more than the accuracy in each number."""
    links = _links(block)
    between = {link: _Between(block, axes) for link, axes in links.items()}
    found = [r for one in between.values() for r in one.relations(accuracy)]
    for values in ([v for b in between.values() for v in b.angles], [v for b in between.values() for v in b.lengths]):
        found += _families(block, values, accuracy)
    return [*found, *_offsets(block, links, accuracy)]


def axis_of(pair: Pair, side: int) -> tuple[Floats, bool, bool] | None:
    """The direction of a pair's axis in one of its frames, whether it is a line, whether the pair stays at one place
    of it; None where it has none that the body carries, as a ball."""
    if not pair.carries_coordinates:
        return None
    twists = pair.motion_subspace(pair.neutral())
    turns = [np.asarray(S.angular, dtype=float) for S in twists if np.any(S.angular)]
    slides = [np.asarray(S.linear, dtype=float) for S in twists if not np.any(S.angular)]
    across = [e for e in slides if turns and np.linalg.norm(np.cross(e, turns[0])) > _SLANTED]
    if len(turns) in (1, 2):
        helical = any(np.any(S.linear) for S in twists if np.any(S.angular))
        return turns[-side], not across, len(turns) == 1 and not (slides or helical)
    return (slides[0], False, False) if len(slides) == 1 and not turns else None


def _links(block: LoopBlock) -> dict[str, list[CarriedAxis]]:
    linkage, found = block.linkage, dict[str, list[CarriedAxis]]()
    link, X = linkage.links(), linkage.poses(block.frames, block.q)
    for k in block.joints:
        joint = linkage.model.joints[k]
        for side, body in enumerate((joint.predecessor, joint.successor)):
            if (axis := axis_of(joint.pair, side)) is not None:
                found.setdefault(link[body], []).append(CarriedAxis(k, side, inverse(X[link[body]]) @ X[body], *axis))
    return found


class _Value(NamedTuple):
    """A length or an angle between two axes of a link: its name, its function, its value as drawn."""

    what: str
    words: str
    of: Callable[[Sequence[JointFrames]], float]
    value: float
    joints: tuple[int, ...]


class _Between:
    """What holds between each two axes of one link."""

    def __init__(self, block: LoopBlock, axes: Sequence[CarriedAxis]) -> None:
        self.block, self.axes = block, axes
        self.angles: list[_Value] = []
        self.lengths: list[_Value] = []

    def relations(self, accuracy: float) -> Iterator[AxisRelation]:
        """The relations within the accuracy; other numbers become an angle or a length that others may equal."""
        for a, b in combinations(self.axes, 2):
            yield from self._between(a, b, accuracy)

    def _between(self, a: CarriedAxis, b: CarriedAxis, accuracy: float) -> Iterator[AxisRelation]:
        block, size, joints = self.block, self.block.size, (a.joint, b.joint)
        name = " and ".join(repr(block.linkage.model.joints[k].name) for k in joints)

        def near(relation: AxisRelation) -> bool:
            return relation.distance(block, block.frames) <= accuracy * float(np.sqrt(6.0 * relation.axes))

        def cross(frames: Sequence[JointFrames]) -> Floats:
            return np.cross(a.seen(frames)[0], b.seen(frames)[0])

        def cosine(frames: Sequence[JointFrames]) -> float:
            return float(a.seen(frames)[0] @ b.seen(frames)[0])

        def angle(frames: Sequence[JointFrames]) -> float:
            return float(np.arctan2(np.linalg.norm(cross(frames)), abs(cosine(frames))))

        def apart(frames: Sequence[JointFrames]) -> Floats:  # across parallel axes
            (d, p), (_, other) = a.seen(frames), b.seen(frames)
            return np.cross(other - p, d) / size

        def moment(frames: Sequence[JointFrames]) -> float:  # the length of the common normal of others
            n = cross(frames)
            return float((b.seen(frames)[1] - a.seen(frames)[1]) @ n / np.linalg.norm(n)) / size

        parallel = AxisRelation(f"axes {name} are parallel", cross, joints, 2)
        if near(parallel):
            yield parallel
            one = AxisRelation(f"axes {name} are one line", apart, joints, 2)
            if a.line and b.line and near(one):
                yield one
            elif a.line and b.line:
                self._length(name, joints, lambda frames: float(np.linalg.norm(apart(frames))))
            return
        perpendicular = AxisRelation(f"axes {name} are perpendicular", lambda f: np.array([cosine(f)]), joints, 2)
        if near(perpendicular):
            yield perpendicular
        elif (tidy := next((r for r in _at_round_angles(name, joints, angle) if near(r)), None)) is not None:
            yield tidy
        elif angle(block.frames) > _SLANTED:
            self.angles.append(_Value("angles", name, angle, angle(block.frames), joints))
        if a.line and b.line and angle(block.frames) > _SLANTED:
            meeting = AxisRelation(f"axes {name} meet", lambda f: np.array([moment(f)]), joints, 2)
            if near(meeting):
                yield meeting
            else:
                self._length(name, joints, lambda frames: abs(moment(frames)))

    def _length(self, name: str, joints: tuple[int, ...], of: Callable[[Sequence[JointFrames]], float]) -> None:
        self.lengths.append(_Value("distances", name, of, of(self.block.frames), joints))


def _at_round_angles(
    name: str, joints: tuple[int, ...], angle: Callable[[Sequence[JointFrames]], float]
) -> Iterator[AxisRelation]:
    for degrees in _ROUND:

        def error(frames: Sequence[JointFrames], goal: float = np.deg2rad(degrees)) -> Floats:
            return np.array([angle(frames) - goal])

        yield AxisRelation(f"axes {name} are at {degrees:g}°", error, joints, 2)


def _families(block: LoopBlock, values: Sequence[_Value], accuracy: float) -> Iterator[AxisRelation]:
    """Values that are equal, each with the next of its size."""
    for a, b in pairwise(sorted(values, key=lambda each: each.value)):

        def error(frames: Sequence[JointFrames], a: _Value = a, b: _Value = b) -> Floats:
            return np.array([a.of(frames) - b.of(frames)])

        equal = AxisRelation(f"{a.what} of axes {a.words}, and of {b.words}, are equal", error, a.joints + b.joints, 4)
        if equal.distance(block, block.frames) <= accuracy * np.sqrt(6.0 * equal.axes):
            yield equal


def _offsets(block: LoopBlock, links: dict[str, list[CarriedAxis]], accuracy: float) -> Iterator[AxisRelation]:
    """Common normals of an axis with others that meet it in one point."""
    model = block.linkage.model
    for k in block.joints:
        own = [(axis, axes) for axes in links.values() for axis in axes if axis.joint == k and axis.line]
        feet = [(axis, other) for axis, axes in own for other in axes if other is not axis and other.line]
        feet = [pair for pair in feet if _angle(*pair, block.frames) > _SLANTED]
        for (axis, first), (again, second) in pairwise(feet):
            if axis.side != again.side and not axis.stays:
                continue

            def error(
                frames: Sequence[JointFrames],
                one: tuple[CarriedAxis, CarriedAxis] = (axis, first),
                two: tuple[CarriedAxis, CarriedAxis] = (again, second),
            ) -> Floats:
                return np.array([_foot(*one, frames) - _foot(*two, frames)]) / block.size

            names = " and ".join(repr(model.joints[n.joint].name) for n in (first, second))
            words = f"the common normals of axis {model.joints[k].name!r} with {names} meet it in one point"
            relation = AxisRelation(words, error, (k, first.joint, second.joint), 3)
            if relation.distance(block, block.frames) <= accuracy * np.sqrt(6.0 * relation.axes):
                yield relation


def _angle(a: CarriedAxis, b: CarriedAxis, frames: Sequence[JointFrames]) -> float:
    d, e = a.seen(frames)[0], b.seen(frames)[0]
    return float(np.arctan2(np.linalg.norm(np.cross(d, e)), abs(d @ e)))


def _foot(axis: CarriedAxis, other: CarriedAxis, frames: Sequence[JointFrames]) -> float:
    """Where the common normal with another axis meets this one, from the joint's own place."""
    (d, p), (e, o) = axis.seen(frames), other.seen(frames)
    c = float(d @ e)
    w = o - p
    return float((w @ d - c * (w @ e)) / (1.0 - c * c))
