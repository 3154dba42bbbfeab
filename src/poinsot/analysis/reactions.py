"""The reactions in the joints of a mechanism, and the efforts of actuators where only some joints are driven.

The reactions of redundant constraints are not determined by rigid-body mechanics. What is returned is least in the
metric of the constraint rows, moments divided by the characteristic length, and components that another distribution
could change are marked. One state is computed in floats, many at once by kernels. Source: Featherstone 2008, §8.4 (loop
joint forces); docs/mechanisms.md.
Law: many states are as each alone, and wrenches from outside are balanced, tests/systems/test_singularities.py
Units: wrenches [N·m; N], efforts [N·m, N].

Efforts of some freedoms that produce the wanted efforts of all: B u + Aᵀ λ = w, least in the sum of squares.

With N a basis of what closures allow, Nᵀ B u = Nᵀ w. A falls into pieces that share no freedoms, each solved alone: the
parts of a small mechanism; of a large one the blocks of its A, and every freedom that no closure meets.
Law: as one piece, tests/systems/test_large_efforts.py
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike

from poinsot.algebra.arrays import Array, Bools, Floats, Ints, array, zeros
from poinsot.algorithms.compiled import is_rolled, make_kernel
from poinsot.algorithms.compiled_tree import CompiledTree
from poinsot.analysis.large_loops import is_large
from poinsot.analysis.large_reactions import large_reactions
from poinsot.analysis.null_spaces import least_solutions, null_spaces, on_rows
from poinsot.errors import ModelError, SimulationError, nearest
from poinsot.multibody.applied import Motion
from poinsot.multibody.closing_rows import parts_of_rows
from poinsot.multibody.forces import loads_with
from poinsot.multibody.frames import Frame
from poinsot.multibody.joint_numbers import body_parts, joint_numbers
from poinsot.multibody.transmission import transmission
from poinsot.records import NamedTuple, dataclass

if TYPE_CHECKING:
    from poinsot.multibody.tree import Tree


_LACKS = 1e-8  # of the size of a row: what is missing beyond it is no rounding of the solve (about 1e-10)


class RowPiece(NamedTuple):
    """Rows of A (n, m, k) without units, the freedoms (k,) that they meet, and the number of their part."""

    A: Floats
    freedoms: Ints
    part: int


def pieces_of(mechanism: CompiledTree, q: Floats) -> Iterator[RowPiece]:
    """All freedoms of the tree in pieces, at q (n, nq)."""
    tree = mechanism.tree
    if not (is_large(tree) or is_rolled(tree)):
        A = finite_rows(mechanism, q)
        for number, (rows, own) in enumerate(parts_of_rows(tree)):
            freedoms = np.array(own, dtype=np.int64)
            yield RowPiece(A[:, rows][:, :, freedoms], freedoms, number)
        return
    part = np.zeros(tree.nv, dtype=np.int64)
    for number, (_, own) in enumerate(parts_of_rows(tree)):
        part[own] = number
    left = np.ones(tree.nv, dtype=bool)
    for A, freedoms in large_reactions(mechanism).live_blocks(q) if tree.closed else ():
        left[freedoms] = False
        yield RowPiece(A, freedoms, int(part[freedoms[0]]))
    for k in np.flatnonzero(left):
        yield RowPiece(np.zeros((len(q), 0, 1)), np.array([k]), int(part[k]))


def finite_rows(mechanism: CompiledTree, q: Floats) -> Floats:
    """A (n, rows, nv) without units; zero where it is not finite."""
    scales = mechanism.scales
    A = on_rows(mechanism.closure_jacobian, q) * scales.rows[:, None] * scales.freedoms
    return np.where(np.isfinite(A).all(axis=(1, 2), keepdims=True), A, 0.0)


def driving_efforts(mechanism: CompiledTree, q: Floats, wanted: Floats, driven: Sequence[int]) -> tuple[Floats, Ints]:
    """u (n, driven) for q (n, nq) and w (n, nv), NaN where w is not finite; and the freedom that lacks effort, or −1.

    What is missing is judged by what is wanted of the part.
    """
    scale, n = mechanism.scales.freedoms, len(q)
    sound: Bools = np.all(np.isfinite(wanted), axis=1)
    found = np.where(sound[:, None], np.zeros((n, len(driven))), np.nan)
    columns: dict[int, list[int]] = {}
    for i, k in enumerate(driven):
        columns.setdefault(k, []).append(i)
    missed: list[tuple[RowPiece, Floats, Floats]] = []
    size = np.zeros((n, mechanism.nv))  # of parts, by number
    for piece in pieces_of(mechanism, q):
        own, freedoms, _ = piece
        N, counts = null_spaces(own, mechanism.accuracy)
        drives = [(i, column) for i, k in enumerate(freedoms.tolist()) for column in columns.get(k, ())]
        mine = np.array([column for _, column in drives], dtype=np.intp)
        B = np.eye(len(freedoms))[:, [i for i, _ in drives]]
        push, missing = np.zeros((n, len(freedoms))), np.zeros(n)
        for m in np.unique(counts):
            lanes = np.flatnonzero((counts == m) & sound)
            allowed = (N[lanes, :, :m] * scale[freedoms][:, None]).swapaxes(1, 2)
            need, drive = wanted[np.ix_(lanes, freedoms)][..., None], allowed @ B
            U, sigma, _ = np.linalg.svd(drive / (scale[freedoms] @ B), full_matrices=False)
            felt = (U * (sigma > mechanism.accuracy)[:, None]).swapaxes(1, 2)  # at a dead point a drive is not
            efforts = np.linalg.pinv(felt @ drive, rcond=mechanism.accuracy) @ (felt @ allowed @ need)
            left = np.abs(allowed @ (need - B @ efforts))[..., 0]
            most = (np.abs(allowed) @ np.abs(need))[..., 0].max(axis=1, initial=0.0)
            size[lanes, piece.part] = np.maximum(size[lanes, piece.part], most)
            missing[lanes] = left.max(axis=1, initial=0.0)
            push[lanes] = np.abs((left[:, None] @ allowed)[:, 0])
            found[np.ix_(lanes, mine)] = efforts[..., 0]
        missed.append((piece, missing, push))
    lacking, worst = np.full(n, -1), np.zeros(n)
    for piece, missing, push in missed:
        worse = (missing > _LACKS * size[:, piece.part]) & (missing > worst)
        worst[worse] = missing[worse]
        lacking[worse] = piece.freedoms[np.argmax(push[worse], axis=1)]
    return found, lacking


def spare(mechanism: CompiledTree, q: Floats, driven: Sequence[int]) -> int:
    """How many independent combinations of efforts of these freedoms do nothing at q (nq,) that closures allow."""
    rank, place = 0, set(driven)
    for own, freedoms, _ in pieces_of(mechanism, q[None]):
        N, counts = null_spaces(own, mechanism.accuracy)
        felt = N[0, [i for i, k in enumerate(freedoms.tolist()) if k in place], : int(counts[0])]
        rank += int(np.linalg.matrix_rank(felt, tol=mechanism.accuracy)) if felt.size else 0
    return len(driven) - rank


@dataclass(frozen=True)
class Reaction:
    """The wrench (m; f) that a joint exerts on its successor, in world coordinates with moments about the world origin.

    It holds everything that the joint transmits, the effort of its own freedoms included. undetermined: components that
    rigid-body mechanics leaves open, because constraints are redundant. Both (6,), of many states (..., 6) [N m, N].
    """

    wrench: Floats
    undetermined: Bools


def reactions(
    mechanism: CompiledTree,
    q: ArrayLike,
    v: ArrayLike,
    tau: ArrayLike,
    wrenches: Mapping[str, ArrayLike] | None = None,
    frame: Frame = "world",
) -> dict[str, Reaction]:
    """The reaction of every joint that is not welded into a link; see :meth:`Mechanism.reactions`."""
    tree, given = mechanism.tree, dict(wrenches or {})
    (q, v, tau, *outside), shape = _rows(q, v, tau, *given.values())
    bodies, W = tuple(given), ([np.stack(outside, axis=1)] if given else [])
    for name, each in zip(bodies, outside, strict=True):
        if each.shape[-1] != 6:
            raise ModelError(f"the wrench on body {name!r} has {each.shape[-1]} components; it is (m; f), six of them")
    if is_rolled(tree) and not (tree.coupled and given):  # joints that follow others hand wrenches on to freedoms
        return _of_large(mechanism, q, v, tau, bodies, frame, W, shape)
    moving: Any = mechanism.with_wrenches(*bodies, frame=frame) if given else mechanism
    a = on_rows(moving.forward_dynamics, q, v, tau, *W)
    needed = on_rows(moving.inverse_dynamics, q, v, a, *W) - tau
    multipliers, open_directions = _multipliers(mechanism, q, needed)
    joints = [c.joint for c in tree.closures] + [link.joint for link in reversed(tree.links)]

    def without_closures(tree: Tree, q: Array, v: Array, a: Array, wrenches_on: Array | None = None) -> Array:
        loads = loads_with(Motion.of(tree, q, v), bodies, frame, zeros(0, 6) if wrenches_on is None else wrenches_on)
        found = transmission(tree, q, v, a, loads.wrenches)(zeros(tree.rows), 1.0)
        return array([list(found[name].vector) for name in joints])

    def shares(tree: Tree, q: Array) -> Array:
        transmit = transmission(tree, q, zeros(tree.nv), zeros(tree.nv), {})
        columns = [transmit(unit, 0.0) for unit in np.eye(tree.rows)]
        return array([[[c[name].vector[k] for c in columns] for k in range(6)] for name in joints])

    evaluate, count = _evaluation(mechanism, single=shape == ()), f"{len(joints)}×6"
    with_them = {"wrenches_on": f"{len(bodies)}×6"} if given else {}
    text = f"reactions without closures, {frame} wrenches on {bodies!r}"
    base = evaluate(text, without_closures, {"q": "q", "v": "v", "a": "v", **with_them}, count, q, v, a, *W)
    L = (
        evaluate("shares of multipliers in reactions", shares, {"q": "q"}, f"{count}×rows", q)
        if tree.rows
        else np.zeros((*base.shape, 0))
    )
    wrench = base + (L @ multipliers[:, None, :, None])[..., 0]
    undetermined = _undetermined(tree, joints, L, open_directions)
    return {
        name: Reaction(wrench[:, k].reshape(*shape, 6), undetermined[:, k].reshape(*shape, 6))
        for k, name in enumerate(joints)
    }


def _of_large(
    mechanism: CompiledTree, q: Floats, v: Floats, tau: Floats, bodies: Sequence[str], frame: Frame,
    W: Sequence[Floats], shape: tuple[int, ...],
) -> dict[str, Reaction]:  # fmt: skip
    """The same by loops over the tree, see `large_reactions`."""
    large = large_reactions(mechanism)
    efforts, carried = large.pushed(q, bodies, frame, W[0]) if W else (np.zeros_like(v), 0.0)
    a = mechanism.forward_dynamics(q, v, tau + efforts)
    needed = mechanism.inverse_dynamics(q, v, a) - tau - efforts
    each = [large.at(*state, judged=True) for state in zip(q, large.carried(q, v, a) - carried, needed, strict=True)]
    wrench, undetermined = (np.array(x).reshape(*shape, -1, 6) for x in zip(*each, strict=True))
    return {large.joints[k]: Reaction(wrench[..., k, :], undetermined[..., k, :]) for k in large.order}


def _rows(*arrays: ArrayLike) -> tuple[list[Floats], tuple[int, ...]]:
    """The arrays as rows (n, …) of one batch, and its shape."""
    given = [np.asarray(x, dtype=float) for x in arrays]
    shape = np.broadcast_shapes(*(x.shape[:-1] for x in given))
    return [np.broadcast_to(x, (*shape, x.shape[-1])).reshape(-1, x.shape[-1]) for x in given], shape


def _evaluation(mechanism: CompiledTree, single: bool) -> Callable[..., Floats]:
    """What computes a function of the tree on rows: in floats of one, by a kernel of many."""

    def evaluate(name: str, function: Any, inputs: dict[str, str], outputs: str, *arrays: Floats) -> Floats:
        if single:
            return np.asarray(function(mechanism.tree, *(x[0] for x in arrays)), dtype=float)[None]
        return np.asarray(on_rows(make_kernel(mechanism, name, function, inputs, outputs, name).ufunc, *arrays))

    return evaluate


def _undetermined(tree: Tree, joints: list[str], L: Floats, open_directions: Floats) -> Bools:
    """(n, joints, 6): the change by open directions of the multipliers, over the largest reaction in the part."""
    unit = np.array([np.repeat([1.0 / tree.size_of(joint), 1.0], 3) for joint in joints])  # moments as forces
    number = {joint.name: k for k, joint in enumerate(tree.model.joints)}
    part = body_parts(tree.model)[joint_numbers(tree.model).moved[[number[joint] for joint in joints]]]
    most = np.abs(open_directions).max(axis=2, initial=0.0)
    carried = (np.abs(unit[:, :, None] * L).max(axis=2, initial=0.0) * most[:, None]).max(axis=2, initial=0.0)
    spread = np.abs(unit[:, :, None] * (L @ open_directions[:, None])).max(axis=3, initial=0.0)
    size = np.zeros(carried.shape)
    for name in np.unique(part):
        size[:, part == name] = carried[:, part == name].max(axis=1, keepdims=True)
    # of the largest of its part: beyond what null vectors have by rounding
    return np.asarray(spread > 1e-6 * size[..., None])


def _multipliers(mechanism: CompiledTree, q: Floats, force: Floats) -> tuple[Floats, Floats]:
    """λ (n, rows) with Aᵀλ = force, least in the scaled metric, and the directions left open; part by part."""
    tree, scales, A = mechanism.tree, mechanism.scales, finite_rows(mechanism, q)
    multipliers, left_open = np.zeros((len(q), tree.rows)), [np.zeros((len(q), tree.rows, 0))]
    for rows, freedoms in parts_of_rows(tree):
        if rows:
            own = A[:, rows][:, :, freedoms]
            least, basis = least_solutions(own, (force * scales.freedoms)[:, freedoms], mechanism.accuracy)
            multipliers[:, rows] = scales.rows[rows] * least
            directions = np.zeros((len(q), tree.rows, basis.shape[2]))
            directions[:, rows] = scales.rows[rows][:, None] * basis
            left_open.append(directions)
    return multipliers, np.concatenate(left_open, axis=2)


def actuator_efforts(
    mechanism: CompiledTree, q: ArrayLike, v: ArrayLike, a: ArrayLike, actuated: Sequence[str]
) -> dict[str, Any]:
    """The efforts (k,) of the named freedoms that make the mechanism move with a: B u + Aᵀ λ = M a + c.

    Least in the sum of squares when there are more actuators than freedoms. SimulationError when these actuators
    cannot produce the one motion, with the freedom that lacks effort; of many such have NaN.
    """
    names = list(mechanism.freedom_names)
    for name in actuated:
        if name not in names:
            raise ModelError(f"mechanism {mechanism.name!r} has no freedom {name!r}{nearest(name, names, 'they are')}")
    (q, v, a), shape = _rows(q, v, a)
    force = np.asarray(on_rows(mechanism.inverse_dynamics, q, v, a))
    driven = [names.index(name) for name in actuated]
    found, lacking = driving_efforts(mechanism, q, force, driven)
    if shape == () and lacking[0] >= 0:
        raise SimulationError(_lacking_message(mechanism, actuated, names[lacking[0]]))
    found[lacking >= 0] = np.nan
    each = {name: found[:, i].reshape(shape) for i, name in enumerate(actuated)}
    return {name: float(x) for name, x in each.items()} if shape == () else each


def _lacking_message(mechanism: CompiledTree, actuated: Sequence[str], lacking: str) -> str:
    return (
        f"the actuators {', '.join(map(repr, actuated))} of {mechanism.name!r} cannot produce this motion: the "
        f"freedom {lacking!r} would need an effort of its own. Drive more joints, or ask for another motion."
    )
