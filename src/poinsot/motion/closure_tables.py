"""Closures, couplings and given motions of a tree as tables, for `simulation.loops.tree_closures`.

A row of a closing pair is a line of numbers where Φ is a sum of the entries of X_PS, as of all pairs without a pitch;
other pairs keep a kernel of the pair alone. Couplings and motions of coordinates are lines, those along other stretches
have a kernel.
Law: tests/multibody/test_stage_equations.py. Source: `multibody.constrained_dynamics`, `multibody.conditions`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import numpy as np

from poinsot.algebra.arrays import Array, Floats, array
from poinsot.algebra.dual import Dual, dual
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Twist
from poinsot.joints.closures import closing_errors, closing_rates, closing_wrenches
from poinsot.joints.pair import Pair
from poinsot.kernels import Kernel
from poinsot.motion.tree_tables import freedom_of
from poinsot.multibody import configuration
from poinsot.multibody.accuracy import PROJECTED, YIELDS
from poinsot.multibody.applied import Motion
from poinsot.multibody.canonical import canonical
from poinsot.multibody.closing_rows import loop_lengths, parts_of_rows
from poinsot.multibody.conditions import PASSING, conditions, rounding_of_rows
from poinsot.multibody.constrained_dynamics import DRIFT
from poinsot.multibody.forces import row_of
from poinsot.multibody.held_motions import with_held
from poinsot.multibody.kinematics import posed as posed_at
from poinsot.multibody.motions import GivenMoment, moment_of
from poinsot.multibody.pfaffian import Pfaffian
from poinsot.multibody.supported_mass import row_masses
from poinsot.multibody.tendons import Coupling
from poinsot.multibody.tree import Closure, Tree
from poinsot.signals.given import Driven

TRIED = 8
"""Displacements of small whole numbers by which a row is found to be a sum: it is exact there."""
GEARS = 9


class _Weights(np.ndarray[tuple[int, ...], np.dtype[np.float64]]):
    """How much each coordinate counts in a sum of sizes, behind what does not depend on them."""

    def fabs(self) -> _Weights:
        return self


def closure_tables(
    tree: Tree, tip: Mapping[int, int], size: int, driven: Driven, key: Callable[[str], str | None]
) -> dict[str, object]:
    """Fields of the record of a tree by name.

    tip     the last node of each link     size  of states     key  what tells the mechanism's kernels apart, by a name
    """
    motions = tree.model.motions
    whole = with_held(tree, motions, dict.fromkeys((m.name for m in motions), GivenMoment(0.0, 0.0, 0.0)))
    known = conditions(whole)
    live = [] if known.natural is None else [r for r in known.live if known.natural[r] > 0.0]
    first = np.cumsum([0, *(c.rows for c in whole.closures)]).tolist()
    own = [
        [r - start for r in live if start <= r < start + c.rows]
        for start, c in zip(first, whole.closures, strict=False)
    ]
    laws = [_sums(c.pair) for c in whole.closures]
    ends = np.cumsum([0, *map(len, own)]).tolist()
    law = np.zeros((len(live), 12))
    for k, found in enumerate(laws):
        if found is not None:
            law[ends[k] : ends[k + 1]] = found[own[k]]
    bent = [(c, rows) for c, rows, found in zip(whole.closures, own, laws, strict=True) if found is None]
    couplings = [whole.couplings[r - first[-1]] for r in live if r >= first[-1]]
    place = {m.name: k for k, m in enumerate(motions)}
    gears = [_gear(whole, c) for c in couplings]
    far = [c for c, gear in zip(couplings, gears, strict=True) if gear is None]
    on = [
        [tip[c.predecessor], tip[c.successor], start, int(found is None)]
        for c, start, found in zip(whole.closures, ends, laws, strict=False)
    ]
    nothing = [0.0] * GEARS, [-1] * 4
    return {
        "ties": len(live),
        "looped": ends[-1],
        "loops": len(whole.closures),
        "bent": len(bent),
        "motions": len(motions),
        "loop": np.array([[*_flat(c.X_LP), *_flat(c.X_LS)] for c in whole.closures]).reshape(-1, 24),
        "loop_at": np.array(on, dtype=np.int64).reshape(-1, 4),
        "law": law,
        "gear": np.array([(gear or nothing)[0] for gear in gears]).reshape(-1, GEARS),
        "gear_at": np.array(
            [
                [*(gear or nothing)[1], place.get(c.name, -1) if c in whole.couplings[len(tree.couplings) :] else -1]
                for c, gear in zip(couplings, gears, strict=True)
            ],
            dtype=np.int64,
        ).reshape(-1, 5),
        **_numbers(whole, live),
        "laws": _pair_laws(bent) if bent else None,
        "couples": _far_couplings(whole, far, size, key) if far else None,
        "given": _motions(tree, driven, key) if motions else None,
    }


def _flat(X: Displacement) -> list[float]:
    return [*np.ravel(X.rotation).tolist(), *np.ravel(X.translation).tolist()]


def _numbers(tree: Tree, live: Sequence[int]) -> dict[str, object]:
    """Compliances of rows, what measures them, their parts, what rounding leaves open."""
    known, lengths = conditions(tree), loop_lengths(tree)
    natural = np.zeros(tree.rows) if known.natural is None else known.natural
    floor = min(PASSING, known.passing)
    masses, slack, parts = row_masses(tree), np.zeros((len(live), tree.nq + 1)), [0] * len(live)
    each = parts_of_rows(tree, live) if live else []
    for p, (rows, _) in enumerate(each):
        for r in rows:
            parts[r] = p
    if live:
        every = rounding_of_rows(tree, [*np.eye(tree.nq, tree.nq + 1, 1).view(_Weights)])  # type: ignore[arg-type]
        for k, r in enumerate(live):
            slack[k] = every[r]
    tie = [
        (
            natural[r] * max(floor, known.noise * YIELDS),
            natural[r] * max(floor, known.noise * PROJECTED * YIELDS),
            natural[r] * DRIFT,
            1.0 / float(lengths[r]),
            0.0 if masses is None else float(masses[r]),
            float(r in known.posed),
            slack[k, 0] + known.open_by,
        )
        for k, r in enumerate(live)
    ]
    return {
        "parts": max(len(each), 1),
        "tie": np.array(tie).reshape(-1, 7),
        "part": np.array(parts, dtype=np.int64),
        "slack": slack[:, 1:] - slack[:, :1],
    }


def _sums(pair: Pair) -> Floats | None:
    """(rows, 12) Φ by c_j (3 by 3) and f of the entries of X_PS; None where it is no such sum, or rows are on rates."""
    rng = np.random.default_rng(12)
    given = np.vstack([np.zeros(12), np.eye(12), rng.integers(-9, 10, (TRIED, 12)).astype(float)])
    try:
        still = Displacement.identity()
        if pair.rolling(still) or not pair.closure(still):
            return None
        found = np.array([pair.closure(Displacement(x[:9].reshape(3, 3).T, x[9:])) for x in given], dtype=float)
    except (ArithmeticError, TypeError, ValueError):
        return None
    law: Floats = found[1:13].T
    return law if not found[0].any() and np.array_equal(found[13:], given[13:] @ law.T) else None


def _pair_laws(bent: Sequence[tuple[Closure, Sequence[int]]]) -> Kernel:
    """X_PS and V of each pair → Φ, W (6,) and Φ̈ where V stays, of its rows."""

    def function(x: Array) -> Array:
        found = []
        for k, (c, rows) in enumerate(bent):
            at = x[18 * k : 18 * k + 18]
            X, V = Displacement(at[:9].reshape(3, 3), at[9:12]), Twist(at[12:15], at[15:18])
            phi, W, bends = closing_errors(c.pair, X), closing_wrenches(c.pair, X), closing_rates(c.pair, X, V)
            for r in rows:
                found += [phi[r], *W[r].vector, bends[r]]
        return array(found)

    count = 8 * sum(len(rows) for _, rows in bent)
    key = f"closing pairs {canonical([c.pair for c, _ in bent])} {[[*rows] for _, rows in bent]}"
    return Kernel(function, {"x": (18 * len(bent),)}, {"told": (count,)}, "closing_pairs", "closing_pairs", key)


def _gear(tree: Tree, c: Coupling | Pfaffian) -> tuple[list[float], list[int]] | None:
    """Ratios, offsets and coefficients of a coupling of coordinates; where these and their freedoms are."""
    if isinstance(c, Pfaffian) or len(c.coefficients) > 5:
        return None
    ends = [end for s in c.stretches if (end := freedom_of(tree, s)) is not None and end[2] >= 0]
    if len(ends) < len(c.stretches):
        return None
    first, *others = ends
    second = others[0] if others else (0.0, c.second_at, -1, -1)
    powers = [*map(float, c.coefficients)] if others else [float(c.coefficients[0])]
    lines = [first[0], first[1] - c.first_at, second[0], second[1] - c.second_at]
    return [*map(float, lines), *powers, *[0.0] * (5 - len(powers))], [*first[2:], *second[2:]]


def _far_couplings(
    tree: Tree, far: Sequence[Coupling | Pfaffian], size: int, key: Callable[[str], str | None]
) -> Kernel:
    """Φ, −Φ̈ where v̇ = 0, and the row of A, of each."""

    def function(x: Array) -> Array:
        q, v = x[: tree.nq], x[tree.nq : tree.nq + tree.nv]
        motion, pose, found = Motion.of(tree, q, v), posed_at(tree, q), []
        still = array([Dual(each, 0.0) for each in v])
        along = configuration.chart(
            tree, array([Dual(each, 0.0) for each in q]), array([Dual(0.0, each) for each in v])
        )
        ahead = Motion.of(tree, along, still)
        for c in far:
            at = c.measured(motion)
            found += [at.value, -dual(c.measured(ahead).rate(ahead)), *row_of(motion, pose, at)]
        return array(found)

    name = f"couplings {[c.name for c in far]}"
    out = {"told": (len(far) * (tree.nv + 2),)}
    return Kernel(function, {"x": (size,)}, out, "couplings", "couplings", key(name))


def _motions(tree: Tree, driven: Driven, key: Callable[[str], str | None]) -> Kernel:
    """The value and the rate of each given motion at a time."""

    def function(t: Array) -> Array:
        found = []
        for m in tree.model.motions:
            moment = moment_of(partial(_value, driven, m.name), t[0])
            found += [moment.value, moment.rate]
        return array(found)

    count = 2 * len(tree.model.motions)
    return Kernel(function, {"t": (1,)}, {"given": (count,)}, "motions", "motions", key("motions"))


def _value(driven: Driven, name: str, t: Scalar) -> Scalar:
    return driven.value(name, t, ())
