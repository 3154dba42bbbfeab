"""What makes the rows of closures comparable: which of them live, and how large each is by nature.

A row of A met with freedoms of very different inertia has the size √peak, peak = Σ k²/D (its diagonal of A M⁻¹ Aᵀ). By
nature it could have √nat,

    nat = Σ_freedoms (|m||ω| + |f||v|)²/D,      (m; f) the row's wrench at the joint, (ω; v) the freedom's twist,

so √(peak/nat) tells a row that is small because loops are light or short (it stays near 1) from one that is zero but
for what the drawing is uncertain by, such as what holds a planar loop in its plane (of an exact one it falls to 1e-13
and less). Rows that are below the accuracy of the model at every configuration are left out for good.
Rows of few closures are measured by M and A; mechanisms have those of many measured along their loops, `measured_by`.
Source: decision 0006, with nat of the row as drawn instead of the articulated one.
Units: peak and nat are those of A M⁻¹ Aᵀ, row by row; their ratio has none. Law: what lives does not change with the
unit of length, tests/systems/test_constraint_rows.py.

The rounding of coordinates in conditions on the pose: ε Σ |x_c| over the values that a condition is found from.

    δΦ = 2 ε (Σ |q_c| + Σ |p|) of lengths,      ℓ δΦ = 2 ε Σ |q_c| of angles

q_c of the joints along a loop, p their places in the links, ℓ the size of the part. Where coordinates are as large as
the mechanism this is rounding itself; 7,000 km from the origin it is 3 nm, and a wheel that has turned by 1e6 rad is
told to 4e-10 rad. No step brings a condition below it, and a tolerance does not ask for it.
Units   shares of ℓ [–]
Law     a mechanism runs alike wherever its coordinates begin, tests/systems/test_galilean.py
Source  Higham 2002, Accuracy and Stability of Numerical Algorithms, §2.2 (rounding of data)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import islice, tee
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, Floats, array, zeros
from poinsot.algebra.linear import LTL, ltl
from poinsot.algebra.scalars import Scalar, absolute, is_zero, less, sqrt, unknown, where
from poinsot.geometry.motors import Wrench
from poinsot.geometry.vectors import dot
from poinsot.joints.closures import closing_wrenches
from poinsot.joints.pairs import Pair
from poinsot.multibody import configuration
from poinsot.multibody.accuracy import LEFT_OPEN, Closed, closed_poses, drawing
from poinsot.multibody.applied import Motion
from poinsot.multibody.closing_rows import closing_units_of, loop_lengths, row_units
from poinsot.multibody.constraints import constraint_error, constraint_jacobian, coupling_rows, loop_of
from poinsot.multibody.joint_numbers import body_parts, joint_numbers
from poinsot.multibody.kinematics import Pose, posed
from poinsot.multibody.stretches import Measured
from poinsot.multibody.supported_mass import regular_mass_matrix
from poinsot.multibody.tree import Tree
from poinsot.multibody.tree_numbers import is_plain, link_arrays, tree_numbers
from poinsot.records import dataclass

ROUNDING = 2.0 * float(np.finfo(float).eps)
"""Of the sum of what is added: half a unit of each number stored, as much of each operation with it, and both ends."""
NEGLIGIBLE = 1e-13
"""Of the least size: a tenth of what gaps are taken to be none by, `motion.switching_mechanism.CLOSE`."""
LEAST = 1e-6
"""The share of an error within rounding that counts all the same."""


def beyond_rounding(share: Scalar, rounding: Scalar) -> Scalar:
    """|share| less what rounding leaves open; never 0 where it is not."""
    size = absolute(share)
    rest, least = size - rounding, size * LEAST
    return where(less(least, rest), rest, least)


def rounding_of_rows(tree: Tree, q: Array) -> list[Scalar]:
    """For each row of closures and couplings, its share of what measures it."""
    found: list[Scalar] = []
    lengths, units = loop_lengths(tree), row_units(tree)
    for c in tree.closures:
        own, size = units[len(found) : len(found) + c.rows], tree.span_of(c.joint)
        lines, turns = _sums(tree, q, _loop(tree, c.predecessor, c.successor))
        lines = lines + _length(c.X_LP.translation) + _length(c.X_LS.translation)
        found += [(turns if unit in "AT" else turns + lines / size) * ROUNDING for unit in own]
    for coupling in tree.couplings:
        names = [name for s in coupling.stretches for _, piece in s.pieces for name in piece.acts_on]
        found.append(rounding_between(tree, q, names, lengths[len(found)]))
    return found


def rounding_between(tree: Tree, q: Array, names: Iterable[str], length: Scalar) -> Scalar:
    """The same of conditions measured by a length between bodies, or on joints, of these names."""
    links = [tree.bodies[name].link for name in names if name in tree.bodies]
    on_joints = [tree.by_joint[name] for name in names if name in tree.by_joint and name not in tree.bodies]
    loop = _loop(tree, links[0], links[-1]) if len(links) > 1 else [k for i in links for k in tree.path(i)]
    lines, turns = _sums(tree, q, [*loop, *on_joints])
    return (turns + lines / length) * ROUNDING


def rounding_at(
    tree: Tree, x: Floats, acting: Sequence[tuple[str, ...]], spans: Floats
) -> tuple[Floats, Floats] | None:
    """What rounding leaves open of values (n,) [m, rad] and rates (n,) [m/s, rad/s] at a state of positions and
    velocities.

    acting  of each the names of its bodies or joints, as in `rounding_between`; spans (n,) what it is measured by
    None where it is small beside all of these
    """
    q, v = x[: tree.nq], x[tree.nq : tree.nq + tree.nv]
    whole = np.abs(q).sum() + sum(_length(link.X_PL.translation) for link in tree.links)
    if not len(spans) or whole * ROUNDING < NEGLIGIBLE * spans.min():
        return None
    motion = Motion.of(tree, q, v)
    moving = [np.asarray(X.rotation @ V.linear, dtype=float) for X, V in zip(motion.X_W, motion.V, strict=True)]
    values, rates = np.zeros(len(spans)), np.zeros(len(spans))
    for k, (names, span) in enumerate(zip(acting, spans.tolist(), strict=True)):
        values[k] = float(rounding_between(tree, q, names, span)) * span
        links = [tree.bodies[name].link for name in names if name in tree.bodies]
        ends = [moving[i] if i >= 0 else np.zeros(3) for i in links] or [np.zeros(3)]
        speed = max(float(np.linalg.norm(each)) for each in ends)
        rates[k] = ROUNDING * speed + values[k] / span * float(np.linalg.norm(ends[-1] - ends[0]))
    return values, rates


def _loop(tree: Tree, a: int, b: int) -> list[int]:
    """The links between two, without those that both hang from."""
    return [*{*tree.path(a)} ^ {*tree.path(b)}]


def _sums(tree: Tree, q: Array, links: Sequence[int]) -> tuple[Scalar, Scalar]:
    """Σ of lengths and of angles along these links."""
    lines: Scalar = 0.0
    turns: Scalar = 0.0
    for i in sorted(links):
        link = tree.links[i]
        lines = lines + _length(link.X_PL.translation)
        for c, unit in zip(link.q, link.pair.coordinate_units, strict=True):
            if unit == "m":
                lines = lines + absolute(q[c]) * abs(link.ratio)
            elif unit == "rad":
                turns = turns + absolute(q[c]) * abs(link.ratio)
    return lines, turns


def _length(place: Array) -> Scalar:
    """|p|; zero of free lengths, with sizes that no kernel of a family knows beforehand."""
    return 0.0 if any(map(unknown, place)) else float(np.linalg.norm(np.asarray(place, dtype=float)))


NOISE = 1e-12  # of rows that switch, beside their nature: what no motion breaks has 1e-13 and less
CANCELS = 1e-4  # four digits of sixteen lost in articulated inertias
UNEVEN = 1e3
_TRIED = 3
EXACT = 1e-18  # the floor f: singular values below 1e-9 of the natural ones are damped
PASSING = 1e-9  # of motions: what is within 3e-5 rad or so of a singular pose
WEAK = 1e-6  # beside it, what is met is met to its square
_WEIGHED = 3
ON_RATES = "ST"
"""Rows on velocities alone, by their units."""


@dataclass(frozen=True)
class Conditions:
    """The properties of a tree's closure rows that hold at every configuration.

    live     rows of A that are not zero at every configuration; posed: those of Φ
    natural  (rows,) nat, the largest tried; None where the tree has free parameters, and it belongs to the pose
    uneven   whether bodies of one part differ by more than 1e3 in mass or moment of inertia, or articulated inertias
             lose more than four digits: then the equations of motion are corrected, too
    noise    δ, the uncertainty of the drawing; least: the least singular value that is a condition, 0 where it is not
             known: see `accuracy`
    passing  f of motions, see `constrained_dynamics`: 1e-9, and 1e-6 of what directions have by nature where that is
             less, as in long chains of loops: what is weak by the making of a machine is no singular pose
    """

    live: tuple[int, ...]
    posed: tuple[int, ...]
    natural: Floats | None
    uneven: bool
    noise: float = 0.0
    least: float = 0.0
    passing: float = PASSING

    @property
    def open_by(self) -> float:
        """By how much the drawing leaves loops open, as a share of their size."""
        return self.noise * LEFT_OPEN


def conditions(tree: Tree) -> Conditions:
    """The properties of the rows of ``tree.aligned``, found once."""
    known: dict[str, Conditions] = tree.aligned.__dict__
    if "_conditions" not in known:
        keep: Keep = tree.aligned.__dict__.get("_keep", lambda find: find())
        plain = is_plain(tree.aligned)
        known["_conditions"] = keep(partial(_tried, tree.aligned)) if plain else unknown_conditions(tree)
    return known["_conditions"]


def uncertain(tree: Tree, noise: float) -> Tree:
    """The tree as if its drawing were uncertain by ``noise`` at least, as a share of its size."""
    known = conditions(tree)
    if known.noise >= noise or not tree.closures:
        return tree
    found = replace(tree)
    found.aligned.__dict__["_conditions"] = replace(known, noise=noise)
    return found


Keep = Callable[[Callable[[], Conditions]], Conditions]


def kept_by(tree: Tree, keep: Keep) -> None:
    """Have ``keep`` find the conditions of this tree, or remember them."""
    tree.aligned.__dict__.setdefault("_keep", keep)


Sizes = Callable[[Floats], tuple[Any, Any, Any, float]]
"""q → peak, nat and |Φ| of every row, and the least share of a freedom's inertia that articulation leaves it."""


def measured_by(tree: Tree, sizes: Sizes) -> None:
    """Have the rows of a large tree measured by this function of ``tree.aligned``, when they are first asked for."""
    known: dict[str, Any] = tree.aligned.__dict__
    known.setdefault("_sizes", sizes)


def unknown_conditions(tree: Tree) -> Conditions:
    """All rows, where free parameters leave open which of them are zero."""
    position = [unit not in ON_RATES for unit in row_units(tree)]
    posed = tuple(i for i, here in enumerate(position) if here)
    return Conditions(tuple(range(tree.rows)), posed, None, False, tree.noise)


def noise_of_all_rows(tree: Tree) -> float:
    """δ of all rows of a tree of numbers, also of dependent ones: for trees like it with free numbers."""
    tree = tree.aligned
    sizes: Sizes | None = tree.__dict__.get("_sizes")
    if not tree.closures or sizes is not None or not is_plain(tree):
        return 0.0
    rows, live = 1.0 / np.asarray(loop_lengths(tree), dtype=float), tuple(range(tree.rows))
    with np.errstate(all="ignore"):
        return drawing(tree, closed_poses(tree, rows, [*live], reaches(tree)), live).noise


def _tried(tree: Tree) -> Conditions:
    """Random configurations, closed or not, show the zeros by the mechanism's making."""
    if not tree.rows:
        return Conditions((), (), np.zeros(0), _uneven(tree))
    rng = np.random.default_rng(1834)
    reach = reaches(tree)
    lengths = loop_lengths(tree)
    sizes: Sizes = tree.__dict__.get("_sizes", partial(_sizes_of, tree))
    peak, nat, error, lost = np.zeros(tree.rows), np.zeros(tree.rows), np.zeros(tree.rows), False
    for _ in range(_TRIED):
        q = np.asarray(configuration.integrate(tree, configuration.neutral(tree), rng.normal(size=tree.nv) * reach))
        try:
            *now, kept = sizes(q)
        except ArithmeticError:  # of floats, where nothing determines a motion: refused by name elsewhere
            lost = True
            continue
        lost |= bool(kept < CANCELS)
        with np.errstate(invalid="ignore"):
            peak, nat, error = (np.fmax(x, np.nan_to_num(y)) for x, y in zip((peak, nat, error), now, strict=True))
    accuracy, sizes_of_rows = tree.model.accuracy, np.asarray(lengths, dtype=float)
    closes = error > accuracy * sizes_of_rows
    moves = (peak > accuracy**2 * nat) | closes
    rows = np.arange(tree.rows)
    live = tuple(rows[moves].tolist())
    with np.errstate(all="ignore"):
        first, again = tee(closed_poses(tree, 1.0 / sizes_of_rows, [*live], reach))
        drawn, passing = drawing(tree, first, live), _passing(tree, again, [*live], nat[[*live]])
    return Conditions(live, tuple(rows[closes].tolist()), nat, _uneven(tree) or lost, *drawn, passing)


def _passing(tree: Tree, poses: Iterable[Closed], live: list[int], nat: Floats) -> float:
    """f of motions, by the best conditioned of some closed configurations of the greatest rank."""
    best = 0, 0.0
    for q, sigma, _ in islice(poses, _WEIGHED):
        rank = int((sigma > tree.model.accuracy).sum())
        if rank and rank >= best[0]:
            with suppress(ArithmeticError):  # of floats, where nothing determines a motion: refused by name elsewhere
                best = max(best, (rank, float(_by_nature(tree, q, live, nat)[-rank])))
        if best[0] == len(live) and best[1] * WEAK >= PASSING:
            break
    return min(PASSING, max(EXACT, best[1] * WEAK)) if best[0] else PASSING


def _by_nature(tree: Tree, q: Floats, live: list[int], nat: Floats) -> Floats:
    """The eigenvalues of S/√(nat natᵀ) (live rows,), rising; 0 of a row that meets nothing."""
    M = ltl(regular_mass_matrix(tree, q))
    Z = np.asarray(M.half_solve(constraint_jacobian(tree, q)[live].T), dtype=float)
    size = np.where(nat > 0.0, nat, np.inf) ** -0.5
    found = size[:, None] * ((Z.T / np.asarray(M.D, dtype=float)) @ Z) * size
    return np.linalg.eigvalsh(np.nan_to_num(found))


def _sizes_of(tree: Tree, q: Floats) -> tuple[Any, Any, Any, float]:
    """Peak, nat and |Φ| of every row at q, and the least share of a freedom's inertia that articulation leaves it."""
    matrix = regular_mass_matrix(tree, q)
    M = ltl(matrix)
    D = np.asarray(M.D, dtype=float)
    Z = np.asarray(M.half_solve(constraint_jacobian(tree, q).T), dtype=float)
    with np.errstate(divide="ignore", invalid="ignore"):
        peak, nat = (Z.T**2 / D).sum(axis=1), np.asarray(natural_sizes(tree, q, M), dtype=float)
        kept = float(np.fmin(1.0, D / np.diag(np.asarray(matrix, dtype=float))).min(initial=1.0))
    return peak, nat, np.abs(np.asarray(constraint_error(tree, q), dtype=float)), kept


def _uneven(tree: Tree) -> bool:
    numbers, arrays = tree_numbers(tree), link_arrays(tree)
    part = body_parts(tree.model)[joint_numbers(tree.model).moved[numbers.joint]]
    for size in (arrays.mass, np.trace(arrays.second_moment, axis1=1, axis2=2)):
        there = size > 0
        most, least = np.zeros(len(tree.bodies)), np.full(len(tree.bodies), np.inf)
        np.maximum.at(most, part[there], size[there])
        np.minimum.at(least, part[there], size[there])
        if (most > UNEVEN * least).any():
            return True
    return False


def reaches(tree: Tree) -> Floats:
    """Moves of order one: angles of a radian, slides of the size of the part."""
    reach, numbers = np.ones(tree.nv), tree_numbers(tree)
    turns = [_turning(pair) for pair in numbers.pairs]
    sliding = np.array([not all(each) for each in turns], dtype=bool)[numbers.pair]
    sliding[[*tree.followed]] = False
    for i in np.flatnonzero(sliding).tolist():
        link, size = tree.links[i], tree.size_of(tree.links[i].joint)
        for k, turning in zip(link.v, turns[numbers.pair[i]], strict=True):
            reach[k] = 1.0 if turning else size
    return reach


def _turning(pair: Pair) -> list[bool]:
    """Whether each of its freedoms turns."""
    return [bool(np.any(np.asarray(S.angular, dtype=float))) for S in pair.motion_subspace(pair.neutral())]


def gap_of(tree: Tree, phi: Array, q: Array) -> Scalar:
    """The opening of loops, as a share of the size of their parts [–], from Φ (rows,) at q: √Σ (Φ_r/ℓ_r)², of each its
    part beyond the rounding of coordinates."""
    open_by, all_rows = left_open(tree), [*zip(phi, loop_lengths(tree), rounding_of_rows(tree, q), strict=True)]
    rows = [all_rows[r] for r in conditions(tree).posed]
    shares = array([beyond_rounding(x * (1.0 / length), rounding + open_by) for x, length, rounding in rows])
    return sqrt(dot(shares, shares)) if rows else 0.0


def left_open(tree: Tree) -> float:
    """By how much the drawing leaves loops open, as a share of their size, see `accuracy`."""
    return conditions(tree).open_by


def natural_sizes(tree: Tree, q: Array, M: LTL) -> Array:
    """nat (rows,) at q, any scalar, within a factor of two: Σ (m² ω² + f² v²)/D, M the factors of the mass matrix."""
    pose = posed(tree, q)
    nat, row = zeros(tree.rows), 0
    for c in tree.closures:
        loop = loop_of(tree, pose, c)
        for W in closing_wrenches(c.pair, loop.X_PS):
            ends = [(loop.up_successor, loop.X_Ps.pull(W))]
            if c.predecessor >= 0:
                ends.append((loop.up_predecessor, -(c.X_LP @ W)))
            for path, at_end in ends:
                for k, square in _squares(tree, pose, path, at_end):
                    nat[row] = nat[row] + square / M.D[k]
            row += 1
    for at in coupling_rows(tree, q):
        nat[row] = natural_size(tree, pose, at, M.D)
        row += 1
    return nat


def natural_here(tree: Tree, q: Array, M: LTL, rows: Sequence[int]) -> Array:
    """nat (rows,) of trees of free parameters, at q: of these rows the mean over those of their closure and unit.

    A row that passes through all hinges it meets, as that along a linkage that lies flat, has no size of its own there,
    just where a floor is wanted: beside others of its closure it has.
    """
    nat, row = natural_sizes(tree, q, M), 0
    for units in closing_units_of(tree):
        for unit in sorted({*units}):
            own = [i for i in rows if row <= i < row + len(units) and units[i - row] == unit]
            mean = sum((nat[i] for i in own), 0.0) * (1.0 / max(len(own), 1))
            for i in own:
                nat[i] = mean
        row += len(units)
    return nat


def natural_size(tree: Tree, pose: Pose, at: Measured, D: Array) -> Scalar:
    """nat of the rate of a stretch, any scalar, with D (nv,) of its freedoms."""
    return sum((square / D[k] for k, square in squares_of(tree, pose, at)), 0.0)


def squares_of(tree: Tree, pose: Pose, at: Measured) -> Iterator[tuple[int, Scalar]]:
    """The freedoms that a stretch meets, from its ends rootward, and m² ω² + f² v² at each."""
    for k, ratio in at.efforts:
        yield k, ratio * ratio
    for link, W, _ in at.ends:
        yield from _squares(tree, pose, tree.path(link), W)


def _squares(tree: Tree, pose: Pose, path: list[int], W: Wrench) -> Iterator[tuple[int, Scalar]]:
    for i in path:
        link = tree.links[i]
        m2, f2 = dot(W.first, W.first), dot(W.second, W.second)
        for k, S in zip(link.v, pose.S[i], strict=True):
            yield k, (m2 * dot(S.first, S.first) + f2 * dot(S.second, S.second)) * link.ratio**2
        W = pose.X[i] @ W


def structural(A: Array, rows: tuple[int, ...]) -> list[int]:
    """The rows that do not vanish while tracing: for trees of free parameters, with untried rows.

    In plain numbers a row may be zero by its pose alone, and what it demands must then be reported, not dropped.
    """
    return [i for i in rows if not all(is_zero(x) for x in A[i])]
