"""The rounding of coordinates in conditions on the pose: ε Σ |x_c| over the values that a condition is found from.

    δΦ = 2 ε (Σ |q_c| + Σ |p|) of lengths,      ℓ δΦ = 2 ε Σ |q_c| of angles

q_c of the joints along a loop, p their places in the links, ℓ the size of the part. Where coordinates are as large as
the mechanism this is rounding itself; 7,000 km from the origin it is 3 nm, and a wheel that has turned by 1e6 rad is
told to 4e-10 rad. No step brings a condition below it, and a tolerance does not ask for it.
Units   shares of ℓ [–]
Law     a mechanism runs alike wherever its coordinates begin, tests/systems/test_far_from_the_origin.py
Source  Higham 2002, Accuracy and Stability of Numerical Algorithms, §2.2 (rounding of data)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from poinsot.algebra.arrays import Array, Floats
from poinsot.algebra.scalars import Scalar, absolute, less, unknown, where
from poinsot.multibody.applied import Motion
from poinsot.multibody.closing_rows import loop_lengths, row_units
from poinsot.multibody.tree import Tree

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
