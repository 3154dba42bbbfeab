"""A tree and what closes it as tables, for the texts that walk any tree: `simulation.loops.tree_records`.

What pulls along one freedom by a law that is linear between bounds, and limits and friction of one freedom, are lines
of tables; what else pulls or rubs is `far`, and keeps a kernel of that alone.
Law: tests/multibody/test_stage_equations.py. Source: Featherstone 2008, §4.4.

A row of a closing pair is a line of numbers where Φ is a sum of the entries of X_PS, as of all pairs without a pitch;
other pairs keep a kernel of the pair alone. Couplings and motions of coordinates are lines, those along other stretches
have a kernel.
Law: tests/multibody/test_stage_equations.py. Source: `multibody.constrained_dynamics`, `multibody.conditions`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import accumulate, chain
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, Floats, array
from poinsot.algebra.dual import Dual, dual
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Twist
from poinsot.joints.closures import closing_errors, closing_rates, closing_wrenches
from poinsot.joints.group_pairs import FreePair, SphericalPair
from poinsot.joints.pair import AXES, Pair
from poinsot.joints.pairs import ReversedPair
from poinsot.kernels import Kernel
from poinsot.motion.touching import ScalarRow
from poinsot.multibody import configuration
from poinsot.multibody.accuracy import PROJECTED, YIELDS
from poinsot.multibody.applied import Motion
from poinsot.multibody.canonical import canonical
from poinsot.multibody.centroidal import floating_bases
from poinsot.multibody.closing_rows import loop_lengths, parts_of_rows
from poinsot.multibody.conditions import PASSING, conditions, rounding_of_rows
from poinsot.multibody.constrained_dynamics import DRIFT
from poinsot.multibody.force import ForceElement, SuppliedElement
from poinsot.multibody.forces import row_of
from poinsot.multibody.held_motions import with_held
from poinsot.multibody.kinematics import posed as posed_at
from poinsot.multibody.motions import GivenMoment, moment_of
from poinsot.multibody.pfaffian import Pfaffian
from poinsot.multibody.rotors import rotor_inertias
from poinsot.multibody.stretches import Stretch
from poinsot.multibody.supported_mass import row_masses
from poinsot.multibody.switching.along import Friction, Limit, OneWay
from poinsot.multibody.tendons import Coupling
from poinsot.multibody.tree import Closure, Link, Tree
from poinsot.records import dataclass
from poinsot.signals.given import Driven
from poinsot.signals.signal import Constant

TURN, SLIDE, BALL, FREE, BACKWARDS = range(5)
OWN = 8
RUBS, STORES, DRIVES = range(3)
GROUPS: Mapping[Pair, int] = {
    SphericalPair(): BALL,
    FreePair(): FREE,
    ReversedPair(SphericalPair()): BALL + BACKWARDS,
    ReversedPair(FreePair()): FREE + BACKWARDS,
}
"""Pairs that are no products of motions along axes; others than these are a user's own, with a kernel."""
STILL = (*np.eye(3).ravel(), 0.0, 0.0, 0.0)


@dataclass(frozen=True, eq=False)
class TreeTables:
    """Fields of the record of a tree by name, the last node of each link, and the rest: sources and passive elements by
    their places, rows by their numbers, links with a user's own pair."""

    numbers: Mapping[str, Any]
    tip: Mapping[int, int]
    own: Sequence[Link]
    sources: Sequence[int]
    passive: Sequence[int]
    rows: Sequence[int]


def tree_tables(
    tree: Tree, posed: Sequence[int], rows: Sequence[ScalarRow], sources: Sequence[SuppliedElement], driven: Driven
) -> TreeTables:
    """The tables of a tree, with these links and rows, but for what holds it together.

    Errors  ModelError for freedoms in balance
    """
    pulls, far_sources, far_passive = list[list[float]](), list[int](), list[int]()
    places, dissipating = list[list[int]](), len(sources) + len(tree.model.motions)
    for k, source in enumerate(sources):
        if line := _driven(tree, source, driven):
            pulls.append(line[0])
            places.append([*line[1], k, DRIVES])
        else:
            far_sources.append(k)
    for k, e in enumerate(tree.model.passive):
        at = dissipating if e.dissipates else -1
        dissipating += e.dissipates
        if line := _passive(tree, e):
            pulls.append(line[0])
            places.append([*line[1], at, STORES if e.stores else RUBS])
        else:
            far_passive.append(k)
    weighed = [row.freedoms(tree) for row in rows]
    ends = [_row(tree, row) for row in rows]
    far_rows, far_at = [k for k, each in enumerate(ends) if each is None], 0
    row, row_at, weights = list[Sequence[float]](), list[list[int]](), 0
    for each, freedoms in zip(ends, weighed, strict=True):
        row.append((0.0,) * 7 if each is None else each[0])
        row_at.append([far_at, -1, weights, len(freedoms)] if each is None else [*each[1], weights, 1])
        far_at += 6 + len(freedoms) if each is None else 0
        weights += len(freedoms)
    far = len(far_sources) + len(far_passive)
    nodes, tip = _nodes(tree, posed)
    numbers = nodes | {
        "far": far,
        "far_size": tree.nv + far * (1 + tree.nv) + far_at,
        "pulls": len(pulls),
        "rows": len(rows),
        "weights": weights,
        "pull": np.array(pulls, dtype=np.float64).reshape(-1, 13),
        "pull_at": np.array(places, dtype=np.int64).reshape(-1, 5),
        "row": np.array(row, dtype=np.float64).reshape(-1, 7),
        "row_at": np.array(row_at, dtype=np.int64).reshape(-1, 4),
    }
    own = [link for link in tree.links if _is_own(link)]
    return TreeTables(numbers, tip, own, far_sources, far_passive, far_rows)


def _is_own(link: Link) -> bool:
    """Whether its pair is a user's own."""
    return link.pair.steps is None and link.pair not in GROUPS


def _nodes(tree: Tree, posed: Sequence[int]) -> tuple[dict[str, Any], dict[int, int]]:
    """The motions one by one, with the inertias that they carry, and their columns; the last of each link."""
    parent, owner, kind, along, coordinate, first = *(list[int]() for _ in range(5)), [0]
    placement, number, inertia = list[Any](), list[Any](), list[Any]()
    node, freedom, up, last, tip, told = list[int](), list[int](), list[int](), list[int](), {-1: -1}, 0
    rotor = np.zeros(tree.nv)
    for i, r in rotor_inertias(tree).items():
        for k in tree.links[i].v:
            rotor[k] += float(r) * tree.links[i].ratio ** 2
    for i, link in enumerate(tree.links):
        hangs, body = tip[link.parent], link.inertia
        moments = np.array(body.second_moment, dtype=np.float64)[np.triu_indices(3)]
        own = [float(body.mass), *np.array(body.first_moment, dtype=np.float64), *moments]
        motions = _motions(link)
        for m, (what, axis, pitch, sign, q, v) in enumerate(motions):
            parent.append(hangs)
            owner.append(i)
            kind.append(what)
            along.append(told if what == OWN else axis)
            told += 18 + 6 * len(v) if what == OWN else 0
            coordinate.append(q)
            number.append((link.ratio, link.offset, pitch, sign))
            placement.append((*np.ravel(link.X_PL.rotation), *link.X_PL.translation) if m == 0 else STILL)
            inertia.append(own if m == len(motions) - 1 else [0.0] * 10)
            for k in v:
                up.append(len(node) - 1 if k != v[0] else -1 if hangs < 0 else last[hangs])
                node.append(len(parent) - 1)
                freedom.append(k)
            last.append(len(node) - 1)
            first.append(len(node))
            hangs = len(parent) - 1
        tip[i] = hangs
    whole = {"parent": parent, "kind": kind, "along": along, "coordinate": coordinate, "first": first, "node": node}
    whole |= {"freedom": freedom, "up": up, "link": [tip[i] for i in posed]}
    ways = {i for k in posed for i in tree.path(k)}
    whole["lead"] = [c for c, n in enumerate(node) if owner[n] in ways]
    of_link: dict[int, list[int]] = {}
    for k, c in enumerate(whole["lead"]):
        of_link.setdefault(owner[node[c]], []).append(k)
    paths = [[k for i in tree.path(link) for k in of_link[i]] for link in posed]
    whole["axis_freedom"] = [freedom[c] for c in whole["lead"]]
    whole |= {"axis_first": [0, *accumulate(map(len, paths))], "axis": [*chain(*paths)]}
    whole |= {"base": [tip[i] for i in floating_bases(tree)]}
    return {
        "told": told,
        **{name: np.array(each, dtype=np.int64) for name, each in whole.items()},
        "placement": np.array(placement, dtype=np.float64).reshape(-1, 12),
        "number": np.array(number, dtype=np.float64).reshape(-1, 4),
        "inertia": np.array(inertia, dtype=np.float64).reshape(-1, 10),
        "rotor": rotor,
        "gravity": np.array(tree.gravity, dtype=np.float64),
        "nodes": len(parent),
        "columns": len(node),
        "nq": tree.nq,
        "nv": tree.nv,
        "posed": len(posed),
        "bases": len(whole["base"]),
        "leading": len(whole["lead"]),
    }, tip


def _motions(link: Link) -> list[tuple[int, int, float, float, int, Sequence[int]]]:
    """Of each motion of a joint: kind, axis, pitch, sign, its first coordinate, its freedoms."""
    if link.pair.steps is not None:
        return [
            (
                TURN if motion.turning else SLIDE,
                AXES[motion.axis],
                float(motion.pitch),
                sign,
                link.q[k],
                [link.v[k]],
            )
            for motion, k, sign in link.pair.steps
        ]
    return [(OWN if _is_own(link) else GROUPS[link.pair], 0, 0.0, 1.0, link.q[0], link.v)]


def freedom_of(tree: Tree, stretch: Stretch) -> tuple[float, float, int, int] | None:
    """Ratio, offset, coordinate (−1: none) and freedom of a stretch that is one."""
    if (own := tree.own_freedom(stretch)) is None:
        return None
    link, k = own
    return link.ratio, link.offset, link.q[k] if link.pair.adds else -1, link.v[k]


def _passive(tree: Tree, e: ForceElement) -> tuple[list[float], list[int]] | None:
    """A line of what stores or dissipates: ratio, offset, t₀, k, s₀, c, implicit k and c, g, bounds of u and of −T."""
    own, law = freedom_of(tree, e.stretch), e.linear
    if own is None or law is None or (e.stores and own[2] < 0):
        return None
    k, c = (float(law.stiffness) if e.stores else 0.0), (float(law.damping) if e.dissipates else 0.0)
    return [*own[:2], 0.0, k, float(law.rest) if e.stores else 0.0, c, k, max(c, 0.0), 0.0, *[-np.inf, np.inf] * 2], [
        *own[2:],
        -1,
    ]


def _driven(tree: Tree, e: SuppliedElement, driven: Driven) -> tuple[list[float], list[int]] | None:
    """The same of a source by a number or a sampled input."""
    own, law, signal = freedom_of(tree, e.stretch), e.affine, driven.at[e.name]
    if own is None or law is None or e.remembers or not (signal is None or isinstance(signal, Constant)):
        return None
    k, c = (0.0 if own[2] < 0 else -law.length), -law.rate
    base = law.bias
    if isinstance(signal, Constant):
        base += law.gain * min(max(float(signal.value), law.control[0]), law.control[1])
    pull = [*own[:2], -base, k, 0.0, c, max(k, 0.0), max(c, 0.0), law.gain, *law.control, *law.effort]
    return pull, [*own[2:], driven.place[e.name] if signal is None else -1]


def _row(tree: Tree, row: ScalarRow) -> tuple[Sequence[float], list[int]] | None:
    """A line of a limit, friction or a clutch: ratio, offset, ends, sign (0: of the nearer end), F_s, F_k."""
    e = row.element
    own = freedom_of(tree, e.stretch) if isinstance(e, (Limit, Friction, OneWay)) else None
    if own is None or e.signal is not None or (isinstance(e, Friction) and e.stribeck is not None):
        return None
    if isinstance(e, Limit):
        return (*own[:2], float(e.lower), float(e.upper), 0.0, 0.0, 0.0), [*own[2:]]
    (bounds,) = e.bounds([0.0], 1.0)
    sign = -1.0 if isinstance(e, OneWay) and e.backward else 1.0
    return (*own[:2], 0.0, 0.0, sign, *map(float, bounds)), [-1, own[3]]


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
        "given": _given_motions(tree, driven, key) if motions else None,
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


def _given_motions(tree: Tree, driven: Driven, key: Callable[[str], str | None]) -> Kernel:
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
