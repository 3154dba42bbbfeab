"""The freedoms of one body at many configurations at once, with and without locks: ranks and bases, by kernels.

The rates that closures allow are v = scale · N, A N = 0; the body's twists are their image, those with locks the image
of the rates among them that leave what is locked at rest. As `analysis.kinestatics`, which asks one configuration.
Law: as there, configuration by configuration, tests/systems/test_bulk_analysis.py
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from poinsot.algebra.arrays import Floats, Ints
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.batches import on_rows
from poinsot.analysis.large_loops import is_large
from poinsot.analysis.large_spaces import LargeSpaces
from poinsot.analysis.null_spaces import null_spaces, ranks
from poinsot.errors import ModelError, nearest
from poinsot.geometry.screw_systems import ScrewSystem
from poinsot.multibody.conditions import conditions
from poinsot.multibody.model import GROUND
from poinsot.records import dataclass


@dataclass(frozen=True)
class Spaces:
    """Of n configurations, all numbers without units.

    basis      (n, nv, p) N: orthonormal columns, as many as ``freedoms`` (n,), then zeros; none of large mechanisms
    image, image_left   (n, 6, p) the body's twists about its origin at these rates, and at those that locks leave
    moves, left         (n,) the orders of these systems of twists
    centre (n, 3), length [m]: the body's origin in the world, and what lengths are measured by
    accuracy [–]: singular values below it are none
    """

    basis: Floats
    freedoms: Ints
    image: Floats
    image_left: Floats
    moves: Ints
    left: Ints
    centre: Floats
    length: float
    accuracy: float

    def twists(self, k: int) -> ScrewSystem:
        """The body's twists at configuration k."""
        return self._system(self.image[k], k)

    def twists_left(self, k: int) -> ScrewSystem:
        """Those with the locks."""
        return self._system(self.image_left[k], k)

    def _system(self, image: Floats, k: int) -> ScrewSystem:
        U, sigma, _ = np.linalg.svd(image)
        rank = int((sigma > self.accuracy).sum())
        return ScrewSystem.from_scaled(U[:, :rank].T, "twist", self.centre[k], self.length)


def spaces_at(
    mechanism: CompiledTree, q: Floats, body: str, relative_to: str = GROUND, locked: Sequence[str] = ()
) -> Spaces:
    """The spaces of a body relative to another at q (n, nq), which close the loops; locked: see `admissible`."""
    places = _places(mechanism)
    for name in (body, relative_to):
        if name not in mechanism.tree.bodies:
            hint = nearest(name, mechanism.tree.bodies)
            raise ModelError(f"mechanism {mechanism.name!r} has no body {name!r}{hint}")
    if is_large(mechanism.tree):
        return _of_large(mechanism, q, body, relative_to, locked)
    A = scaled_conditions(mechanism, q)
    N, freedoms = null_spaces(A, mechanism.accuracy)
    n, _, p = N.shape
    image, image_left, moves, left = np.zeros((n, 6, p)), np.zeros((n, 6, p)), np.zeros(n, int), np.zeros(n, int)
    poses = on_rows(mechanism.poses, q)
    centre = poses[:, places[body], :3, 3] if body != GROUND else np.zeros((n, 3))
    for m in np.unique(freedoms):
        own = freedoms == m
        V = _twists(mechanism, q[own], N[own][..., :m])
        T = _relative(mechanism, V, places, body, relative_to, centre[own])
        Z, _ = null_spaces(_locking(mechanism, V, places, N[own][..., :m], locked, poses[own]), mechanism.accuracy)
        image[own, :, :m], image_left[own, :, : Z.shape[2]] = T, T @ Z
        moves[own], left[own] = ranks(T, mechanism.accuracy), ranks(T @ Z, mechanism.accuracy)
    length = mechanism.tree.size_at(body, relative_to)
    return Spaces(N, freedoms, image, image_left, moves, left, centre, length, mechanism.accuracy)


def _of_large(mechanism: CompiledTree, q: Floats, body: str, relative_to: str, locked: Sequence[str]) -> Spaces:
    """The same without a basis, one configuration after another."""
    each = [LargeSpaces(mechanism, one, body, relative_to, locked) for one in q]
    image, left = (np.array([getattr(x, k) for x in each]).reshape(-1, 6, 6) for k in ("image", "image_left"))
    freedoms, centre = np.array([x.freedoms for x in each]), np.array([x.centre for x in each]).reshape(-1, 3)
    length = mechanism.tree.size_at(body, relative_to)
    none = np.zeros((len(q), mechanism.nv, 0))
    moves, moves_left = (ranks(each, mechanism.accuracy) for each in (image, left))
    return Spaces(none, freedoms, image, left, moves, moves_left, centre, length, mechanism.accuracy)


def scaled_conditions(mechanism: CompiledTree, q: Floats) -> Floats:
    """A (n, conditions, nv) without units, of the rows that are not zero everywhere."""
    rows = mechanism.scales.rows[list(conditions(mechanism.tree).live)]
    return np.asarray(rows[:, None] * on_rows(mechanism.constraint_jacobian, q) * mechanism.scales.freedoms)


def _places(mechanism: CompiledTree) -> dict[str, int]:
    return {name: k for k, name in enumerate(mechanism.body_names)}


def _twists(mechanism: CompiledTree, q: Floats, N: Floats) -> Floats:
    """(n, bodies, 6, m): the twists of all bodies in the world for each column of N."""
    rates = np.ascontiguousarray(N.swapaxes(1, 2)) * mechanism.scales.freedoms
    if not rates.shape[1]:
        return np.zeros((len(q), len(mechanism.body_names), 6, 0))
    return np.moveaxis(on_rows(mechanism.twists, q[:, None], rates), 1, 3)


def _relative(
    mechanism: CompiledTree, V: Floats, places: dict[str, int], body: str, other: str, centre: Floats
) -> Floats:
    """(n, 6, m): twists of a body relative to another about a point (n, 3), linear parts over the length."""
    zero = np.zeros_like(V[:, 0])
    seen = (V[:, places[body]] if body != GROUND else zero) - (V[:, places[other]] if other != GROUND else zero)
    linear = seen[:, 3:] + np.cross(seen[:, :3], centre[:, :, None], axisa=1, axisb=1, axisc=1)
    return np.concatenate([seen[:, :3], linear / mechanism.tree.size_at(body, other)], axis=1)


def _locking(
    mechanism: CompiledTree, V: Floats, places: dict[str, int], N: Floats, locked: Sequence[str], poses: Floats
) -> Floats:
    """Rows (n, k, m) on the columns of N that vanish where everything locked is at rest."""
    tree = mechanism.tree
    rows = [np.zeros((len(N), 0, N.shape[2]))]
    for name in locked:
        if name in tree.freedom_names:
            rows.append(N[:, [tree.freedom_names.index(name)]])
        elif name in tree.by_joint:
            rows.append(N[:, list(tree.links[tree.by_joint[name]].v)])
        elif any(c.joint == name for c in tree.closures) or name in tree.bodies:
            joint = None if name in tree.bodies else tree.model.joint(name)
            ends = (name, GROUND) if joint is None else (joint.successor, joint.predecessor)
            at = poses[:, places[ends[0]], :3, 3] if ends[0] != GROUND else np.zeros((len(N), 3))
            rows.append(_relative(mechanism, V, places, *ends, at))
        elif all(j.name != name for j in tree.model.joints):  # else welded: it is locked already
            known = {*tree.freedom_names, *(j.name for j in tree.model.joints), *tree.bodies}
            raise ModelError(
                f"mechanism {mechanism.name!r} has no freedom, joint or body {name!r} to lock{nearest(name, known)}"
            )
    return np.concatenate(rows, axis=1)
