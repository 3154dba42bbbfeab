"""Singular poses of a mechanism seen from one body: freedoms it loses, freedoms that locked actuators leave to it.

Poses are compared with closed configurations near them, so permanent properties (a parallel robot of three freedoms, a
redundant arm) are no singularities. All poses, and all near them, are asked at once: see `analysis.singularities`.
Source: Gosselin & Angeles 1990; Zlatanov, Fenton & Benhabib 1995.

The freedoms of one body of a large mechanism: the rows of its Jacobian, and the share of each that closures leave.

The body's twists are the image of J N, N a basis of the rates that closures allow. It has the singular values of J P,
P = N Nᵀ taking of each row of J what is allowed: block by block of A, and no basis of all. Of locks, rows L of rates
that vanish, what is left of J P is across the rows of L P.
Law     as `spaces` where both can be asked, tests/systems/test_large_spaces.py
Source  Golub & Van Loan, Matrix Computations, §2.5 (orthogonal projections); decision 0017
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Floats, Ints
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.closing import approach, moved, step_of
from poinsot.analysis.kinestatics import closed_configuration, closed_to, held_by, named
from poinsot.analysis.large_closing import independent, nearest_allowed, scaled
from poinsot.analysis.large_loops import LoopMatrices, is_large, large_loops
from poinsot.analysis.large_reactions import LARGEST_BLOCK, dense_blocks, large_reactions
from poinsot.analysis.null_spaces import null_spaces, on_rows, ranks
from poinsot.errors import ModelError, SimulationError, nearest
from poinsot.geometry.screw_systems import ScrewSystem
from poinsot.multibody.conditions import conditions, left_open
from poinsot.multibody.model import GROUND
from poinsot.records import dataclass


def allowed_rows(mechanism: CompiledTree, at: LoopMatrices, rows: Floats) -> tuple[Floats, int]:
    """(k, nv): of each row without units what closures leave of it; and how many freedoms they leave.

    Block by block of A, see `large_reactions`: by a basis, of large blocks by the factor of A Aᵀ.
    """
    A, live = scaled(at, mechanism.scales), large_loops(mechanism).live
    found, freedoms = rows.copy(), mechanism.nv
    for block in large_reactions(mechanism).blocks:
        if block.rows.shape[1] <= LARGEST_BLOCK:
            N, counts = null_spaces(dense_blocks(A, block) * live[block.rows][:, :, None], mechanism.accuracy)
            own = rows[:, block.freedoms][:, :, None]
            found[:, block.freedoms] = ((own @ N) @ N.swapaxes(1, 2))[:, :, 0]
            freedoms += int(counts.sum()) - block.freedoms.size
            continue
        for own_rows, own_freedoms in zip(*block, strict=True):
            chosen = own_rows[live[own_rows]]
            own_A = A[chosen][:, own_freedoms].tocsr()
            W = np.ascontiguousarray(rows[:, own_freedoms].T)
            found[:, own_freedoms] = (W + nearest_allowed(own_A, W, np.ones(len(W)))).T
            freedoms -= int(independent(own_A, np.ones(len(chosen), dtype=bool), mechanism.accuracy).sum())
    return found, freedoms


def _without(J: Floats, L: Floats, accuracy: float) -> Floats:
    """The rows J restricted to the null space of the rows L."""
    if not len(L):
        return J
    _, sigma, Vt = np.linalg.svd(L, full_matrices=False)
    held = Vt[sigma > accuracy]
    return np.asarray(J - (J @ held.T) @ held)


def _image(J: Floats) -> Floats:
    """(6, 6) of the same image and singular values as J (6, nv)."""
    U, sigma, _ = np.linalg.svd(J, full_matrices=False)
    found = np.zeros((6, 6))
    found[:, : len(sigma)] = U * sigma
    return found


def allowed_move(mechanism: CompiledTree, q: Floats, rates: Floats) -> Floats:
    """(nv,): of rates without units what closures allow at q."""
    found, _ = allowed_rows(mechanism, large_loops(mechanism).at(q), rates[None])
    return np.asarray(found[0])


class LargeSpaces:
    """At one configuration: freedoms, the body's origin (3,), and its twists (6, 6) as `spaces.Spaces` has them."""

    def __init__(self, mechanism: CompiledTree, q: Floats, body: str, relative_to: str, locked: Sequence[str]) -> None:
        self.mechanism, self.loops = mechanism, large_loops(mechanism)
        self.at: LoopMatrices = self.loops.at(q)
        self.centre = self._origin(body)
        J = self.relative(body, relative_to, self.centre)
        locks = np.vstack([np.zeros((0, mechanism.nv)), *self._locking(locked)])
        both, self.freedoms = allowed_rows(mechanism, self.at, np.vstack([J, locks]))
        self.image, self.image_left = _image(both[:6]), _image(_without(both[:6], both[6:], mechanism.accuracy))

    def _locking(self, locked: Sequence[str]) -> Iterator[Floats]:
        """Rows on rates without units that vanish where everything locked is at rest."""
        for name in locked:
            held = held_by(self.mechanism, name)
            if isinstance(held, list):
                rows = np.zeros((len(held), self.mechanism.nv))
                rows[np.arange(len(held)), held] = 1.0
                yield rows
            else:
                yield self.relative(*held, self._origin(held[0]))

    def _origin(self, body: str) -> Floats:
        at = self.mechanism.tree.bodies[body]
        X = self.at.X_W[at.link if at.link >= 0 else self.loops.n]
        return np.asarray(X[:3, :3] @ np.asarray(at.X_LB.translation, dtype=float) + X[:3, 3]) * (body != GROUND)

    def relative(self, body: str, other: str, centre: Floats) -> Floats:
        """(6, nv): twists of a body relative to another about a point by rates without units, linear parts over the
        length."""
        tree = self.mechanism.tree
        J = np.zeros((6, tree.nv))
        for name, sign in ((body, 1.0), (other, -1.0)):
            for i in tree.path(tree.bodies[name].link):
                for n, k in enumerate(tree.links[i].v):
                    J[:, k] += sign * self.at.twists[self.loops.columns[i] + n]
        J[3:] = (J[3:] + np.cross(J[:3], centre, axisa=0, axisc=0)) / tree.size_at(body, other)
        return np.asarray(J * self.mechanism.scales.freedoms)


# The freedoms of one body at many configurations at once, with and without locks: ranks and bases, by kernels.


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
    rows = [np.zeros((len(N), 0, N.shape[2]))]
    for name in locked:
        held = held_by(mechanism, name)
        if isinstance(held, list):
            rows.append(N[:, held])
        else:
            at = poses[:, places[held[0]], :3, 3] if held[0] != GROUND else np.zeros((len(N), 3))
            rows.append(_relative(mechanism, V, places, *held, at))
    return np.concatenate(rows, axis=1)


# near enough to be on the same branch, some far enough to leave a flat place
_STEPS = (1e-5, 1e-5, 1e-3, 1e-3, 1e-2, 1e-2, 5e-2, 5e-2)


@dataclass(frozen=True)
class Singularity:
    """What sets a pose apart from its neighbours, for one body and one set of actuated joints.

    kind      "regular", or what holds of: "serial" (type 1: the body loses freedoms), "parallel" (type 2: it gains
              freedoms that the actuators do not hold), "configuration" (the whole mechanism gains freedoms), with " + "
    lost      wrenches that the mechanism resists at this pose without effort of its actuators, beyond those near it
    gained    twists left to the body with the actuators locked, beyond those near it
    freedoms, general   admissible motions of the whole mechanism here and near here
    sentence  the same in words
    Screws in world coordinates; where near poses resist or leave something of their own, ``lost`` and ``gained`` are
    exact to about 1e-5, otherwise to rounding.
    Of many poses (..., nq) each of these is an array (...). Where nothing can be said of one (it is not closed, not
    finite, or nothing near it is closed) its kind is "unknown", its screws are None, its counts −1.
    Law       many poses are as each alone, tests/systems/test_singularities.py
    """

    kind: Any
    lost: Any
    gained: Any
    freedoms: Any
    general: Any
    sentence: Any

    @property
    def singular(self) -> Any:
        """Whether the pose differs from its neighbours at all."""
        return (self.kind != "regular") & (self.kind != "unknown")


def singularity(
    mechanism: CompiledTree, q: ArrayLike, body: str, actuated: Sequence[str], relative_to: str = GROUND
) -> Singularity:
    """The kind of singularity of one pose (nq,) or of many (..., nq), with its screws: see :class:`Singularity`.

    actuated: freedoms or joints, as in :func:`~poinsot.analysis.kinestatics.admissible`. ModelError if one pose is not
    closed, or no closed configuration was found near it.
    """
    given, names = np.asarray(q, dtype=float), named(actuated)
    if given.ndim == 1:
        found = _all(mechanism, closed_configuration(mechanism, given)[None], body, names, relative_to)[0]
        if found.kind == "unknown":
            raise ModelError(
                f"no closed configuration of {mechanism.name!r} was found near the pose given, so nothing can be said "
                "about what is special there; check that the pose is assembled"
            )
        return found
    if given.shape[-1] != mechanism.nq:
        raise SimulationError(f"poses of {mechanism.name!r} have {mechanism.nq} coordinates each, not {given.shape}")
    every = _all(mechanism, given.reshape(-1, mechanism.nq), body, names, relative_to)
    each: dict[str, Any] = {}
    for field in fields(Singularity):
        each[field.name] = np.empty(len(every), dtype=int if field.name in ("freedoms", "general") else object)
        for k, one in enumerate(every):
            each[field.name][k] = getattr(one, field.name)
    return Singularity(**{name: values.reshape(given.shape[:-1]) for name, values in each.items()})


def _all(mechanism: CompiledTree, q: Floats, body: str, actuated: list[str], relative_to: str) -> list[Singularity]:
    """Of each pose (n, nq)."""
    unknown = Singularity("unknown", None, None, -1, -1, "Nothing can be said of it: no closed configuration is near.")
    found = [unknown] * len(q)
    worst = step_of(mechanism)(q, np.ones(mechanism.nv))[2] if mechanism.tree.closed else np.zeros(len(q))
    closed = np.flatnonzero(np.isfinite(q).all(axis=1) & (worst <= closed_to(mechanism)))
    if not closed.size:
        return found
    here = spaces_at(mechanism, q[closed], body, relative_to, actuated)
    near, of = _neighbours(mechanism, q[closed], here)
    around = spaces_at(mechanism, near, body, relative_to, actuated)
    for k, lane in enumerate(closed):
        if (lanes := np.flatnonzero(of == k)).size:
            found[lane] = _one(here, k, around, lanes, body, actuated)
    return found


def _one(here: Spaces, k: int, around: Spaces, lanes: Ints, body: str, actuated: list[str]) -> Singularity:
    """Pose number k of those here, compared with those of these numbers around it."""
    freedoms, general = int(here.freedoms[k]), int(around.freedoms[lanes].min())
    lost_count = int(around.moves[lanes].max() - here.moves[k])
    gained_count = int(here.left[k] - around.left[lanes].min())
    nothing = np.zeros((0, 6))
    centre, length = here.centre[k], here.length
    lost = ScrewSystem(nothing, "wrench", centre, length)
    gained = ScrewSystem(nothing, "twist", centre, length)
    if lost_count > 0:
        lost = _beyond(here.twists(k).reciprocal(), [around.twists(i).reciprocal() for i in lanes], here.accuracy)
    if gained_count > 0:
        gained = _beyond(here.twists_left(k), [around.twists_left(i) for i in lanes], here.accuracy)
    kinds = [("serial", lost.order), ("parallel", gained.order), ("configuration", freedoms - general)]
    kind = " + ".join(name for name, count in kinds if count > 0) or "regular"
    parts = [
        f"body {body!r} loses {_freedoms(lost.order)}" if lost.order else "",
        f"it keeps {_freedoms(gained.order)} with {', '.join(map(repr, actuated))} locked" if gained.order else "",
        f"the mechanism has {_freedoms(freedoms)} instead of {general}" if freedoms > general else "",
    ]
    said = "; ".join(part for part in parts if part) or f"body {body!r} moves as it does near here"
    return Singularity(kind, lost, gained, freedoms, general, said[0].upper() + said[1:] + ".")


def _freedoms(n: int) -> str:
    return "1 freedom" if n == 1 else f"{n} freedoms"


def _neighbours(mechanism: CompiledTree, q: Floats, here: Spaces) -> tuple[Floats, Ints]:
    """Closed configurations near each q (n, nq), nearest first, and of which each is: small moves along admissible
    rates, closed again."""
    rng = np.random.default_rng(1834)
    draws = rng.normal(size=len(_STEPS) * mechanism.nv)
    starts = []
    for k, size in enumerate(_STEPS):
        if is_large(mechanism.tree):
            rates = draws[k * mechanism.nv : (k + 1) * mechanism.nv] * size
            moves = np.array([allowed_move(mechanism, one, rates) for one in q]).reshape(len(q), -1)
        else:
            own = np.zeros(here.basis.shape[::2])
            for m in np.unique(here.freedoms):
                own[here.freedoms == m, :m] = draws[k * m : (k + 1) * m] * size
            moves = (here.basis @ own[..., None])[..., 0]
        starts.append(moved(mechanism, q, moves * mechanism.scales.freedoms))
    near, of = np.concatenate(starts), np.tile(np.arange(len(q)), len(_STEPS))
    if not mechanism.tree.closed:
        return near, of
    ends = approach(
        partial(moved, mechanism), step_of(mechanism), near, np.ones(mechanism.nv), left_open(mechanism.tree)
    )
    return ends.q[ends.closed], of[ends.closed]


def _beyond(here: ScrewSystem, near: Sequence[ScrewSystem], accuracy: float) -> ScrewSystem:
    """The rank of a system here beyond its least order nearby: the part across the nearest system of that order."""
    least = min(system.order for system in near)
    if here.order <= least:
        return ScrewSystem.from_scaled(np.zeros((0, 6)), here.kind, here.centre, here.length)
    nearest = next(system for system in near if system.order == least)
    rows = ScrewSystem.span(
        nearest.basis, kind=here.kind, centre=here.centre, length=here.length, tolerance=accuracy
    ).scaled
    U = np.linalg.svd(here.scaled @ rows.T)[0] if least else np.eye(here.order)
    return ScrewSystem.from_scaled(U[:, least:].T @ here.scaled, here.kind, here.centre, here.length)
