"""Which numbers of the equations of implicit stages may be other than zero, so that zeros take no part in elimination.

They are tried kind by kind, with numbers by chance but for those that all of a kind have in common, in motions that
have the components that links of this tree can have: in a plane, no others. What is zero then is zero always.
Law: what is not among them is zero in any state, tests/systems/test_stage_kernels.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from poinsot.algebra.arrays import Array, Bools
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Acceleration, Twist, Wrench
from poinsot.multibody.conditions import conditions
from poinsot.multibody.front_steps import AtLink, AtLoop
from poinsot.multibody.kinematics import Moving, ground_acceleration
from poinsot.multibody.passes import Own
from poinsot.multibody.rotors import rotor_inertias
from poinsot.multibody.stage_blocks import joint_shapes
from poinsot.multibody.stage_equations import after
from poinsot.multibody.stage_rows import sloped, swayed
from poinsot.multibody.tree import Tree
from poinsot.records import NamedTuple
from poinsot.recursions.closure_records import LoopKind, loop_from, loop_kinds
from poinsot.recursions.records import elements_of, kinds_of, link_from, rows_of

TRIALS = 2


class _Where(NamedTuple):
    """Which components of twists and accelerations of links, and of rotations between them, may be other than zero."""

    V: Bools
    A: Bools
    R: Bools


def solid_numbers(tree: Tree) -> Mapping[str, Sequence[Bools]]:
    """By family of `stage_matrix`, of every link, row and closure."""
    rng = np.random.default_rng(0)
    rotors, elements = rotor_inertias(tree), elements_of(tree)
    kinds, kind_of = kinds_of(tree, rotors, elements)
    width = len(rows_of(tree, rotors, elements)[0])
    links: list[AtLink] = []
    for kind in kinds * TRIALS:
        link, rotor, own = link_from(kind, rng.normal(size=width)[: kind.row_size])
        n = len(link.v)
        q, v, a = (rng.normal(size=size) for size in (len(link.q), n, n))
        links.append(AtLink(link, Own(q, v, a, np.zeros(n), rotor, Wrench.zero(), tree.gravity), own))
    where = _motions(tree, links, rng)
    joints = [_joint(at, where, rng) for at in links]
    of_kinds = [np.any(joints[k :: len(kinds)], axis=0) for k in range(len(kinds))]
    loop_of, kind_of_loop, numbers = loop_kinds(tree, conditions(tree))
    of_loops = [_closure(kind, where, rng, numbers.shape[1]) for kind in loop_of]
    return {
        "J": [of_kinds[k] for k in kind_of],
        "R": [each for k in kind_of_loop for each in of_loops[k][0]],
        "Z": [of_loops[k][1] for k in kind_of_loop],
    }


def _joint(at: AtLink, where: _Where, rng: np.random.Generator) -> Bools:
    """Those of a link."""
    n, X = len(at.link.v), _placed(at)
    F, servos = Wrench.of(rng.normal(size=6)), rng.normal(size=2 * n)
    V_p, A_p = _moving(where, rng)
    V = after(at.link, at.own, Moving(X.pull(V_p), X.pull(A_p))).V
    found = sloped(at, at.own.q, at.own.v, at.own.a, X, V, F, servos, V_p, A_p)
    return _nonzero(found) | _of_laws(n)


def _closure(kind: LoopKind, where: _Where, rng: np.random.Generator, width: int) -> tuple[list[Bools], Bools]:
    """Those of every row, and of the closure."""
    trials: list[list[Bools]] = []
    for _ in range(TRIALS):
        at = loop_from(kind, rng.normal(size=width))
        assert isinstance(at, AtLoop)
        X_p, X_s = (Displacement(rng.normal(size=(3, 3)) * where.R, rng.normal(size=3)) for _ in range(2))
        (V_p, A_p), (V_s, A_s) = (_moving(where, rng) for _ in range(2))
        found = swayed(at, X_p, X_s, V_p, V_s, A_p, A_s, *rng.normal(size=len(at.rows)))
        trials.append([_nonzero(x) for x in found])
    *rows, ends = [np.any(each, axis=0) for each in zip(*trials, strict=True)]
    return rows, ends


def _nonzero(found: Array) -> Bools:
    return np.array([float(x) != 0.0 for x in found])


def _of_laws(n: int) -> Bools:
    """Slopes of springs, dampers and servos, which may be zero in some states alone."""
    found = [np.full(rows * columns, name in ("E_q", "E_v")) for name, (rows, columns) in joint_shapes(n).items()]
    return np.concatenate(found)


def _placed(at: AtLink) -> Displacement:
    return at.link.X_PL @ at.link.pair.displacement(at.own.q)


def _motions(tree: Tree, links: Sequence[AtLink], rng: np.random.Generator) -> _Where:
    """Closed under what joints and placements do."""
    gravity = _nonzero(ground_acceleration(tree).vector)
    where = _Where(np.zeros(6, dtype=bool), gravity, np.eye(3, dtype=bool))
    while True:
        V, A, R = (each.copy() for each in where)
        for at in links:
            X = _placed(at)
            V_p, A_p = _moving(where, rng)
            moving = after(at.link, at.own, Moving(X.pull(V_p), X.pull(A_p)))
            V |= _nonzero(moving.V.vector)
            A |= _nonzero(moving.A.vector)
            turned = _nonzero(X.rotation.ravel()).reshape(3, 3)
            R = R | turned | turned.T
        R = R | (R.astype(int) @ R.astype(int) > 0)
        found = _Where(V, A, R)
        if all(np.array_equal(a, b) for a, b in zip(found, where, strict=True)):
            return where
        where = found


def _moving(where: _Where, rng: np.random.Generator) -> Moving:
    return Moving(Twist.of(rng.normal(size=6) * where.V), Acceleration.of(rng.normal(size=6) * where.A))
