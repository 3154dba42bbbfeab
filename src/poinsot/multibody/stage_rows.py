"""Numbers of the linear equations of implicit stages with closed loops: the work at a link, and at a closure.

The equations, and where each block stands in them: `stage_blocks`. What a joint's are linear in comes from
`stage_equations.slopes`, what a closure's are from dual numbers of its own rows. Each function below is over any
scalar; `sections` says on what they act. Between ends, with X_ps the successor's link in the predecessor's,

    Φ̈_r = ⟨K_p, A_p⟩ + ⟨K_s, A_s⟩ − g(X_ps, V_p, V_s),     X_ps moves by X_ps (1 + ζ×)

Law: as the matrix of derivatives, tests/multibody/test_stage_equations.py.
Units: those of the states, per unit. Source: Featherstone 2008, §2.8 (transforms of motions and forces); decision 0020.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from poinsot.algebra.arrays import Array, array, concatenate, zeros
from poinsot.algebra.dual import Dual, dual
from poinsot.algebra.scalars import Scalar
from poinsot.geometry.displacement import Displacement
from poinsot.geometry.motors import Acceleration, Twist, Wrench, pairing
from poinsot.joints.closures import closing_rates, closing_wrenches, moving_by
from poinsot.joints.pair import combine
from poinsot.multibody import front_steps as steps
from poinsot.multibody.constraints import Loop
from poinsot.multibody.front_lines import Lines
from poinsot.multibody.front_names import LINK, LOOP, NameFamily, Section, batch
from poinsot.multibody.front_steps import AtLink, AtLoop
from poinsot.multibody.front_sweeps import GROUND, V, X, bias, q, v
from poinsot.multibody.kinematics import Moving
from poinsot.multibody.passes import Own
from poinsot.multibody.stage_equations import after, passing, slopes

At, ft, J, R, Z, a, lam = map(NameFamily, ("At", "ft", "J", "R", "Z", "x0", "l0"))

UNITS = [Twist.of(each) for each in np.eye(6)]


def sped(at: AtLink, q: Array, v: Array, a: Array, X: Displacement, V_p: Twist, A_p: Acceleration) -> Acceleration:
    """A of a link."""
    return after(at.link, _own(at, q, v, a), Moving(X.pull(V_p), X.pull(A_p))).A


def helped(at: None, f: Wrench, push: Wrench) -> Wrench:
    """f of a link that is pushed."""
    return f - push


def borne(at: None, X: Displacement, f: Wrench, f_p: Wrench) -> Wrench:
    """The load on the parent's joint with that of this one."""
    return f_p + X @ f


def sloped(
    at: AtLink, q: Array, v: Array, a: Array, X: Displacement, V: Twist, f: Wrench, servos: Array, V_p: Twist,
    A_p: Acceleration,
) -> Array:  # fmt: skip
    """The blocks of a link and its joint, see `stage_blocks.joint_shapes`."""
    own, n = _own(at, q, v, a), len(v)
    elements = [(k, e, q[k] if len(q) == n else None) for k, e in at.elements]
    found = slopes(at.link, own, elements, servos.reshape(2, n), Moving(X.pull(V_p), X.pull(A_p)), V, f)
    pulled = pulling(X)
    along = passing(combine(at.link.pair.motion_subspace(q), v)) @ pulled
    rotor = array([[at.own.rotor if i == j else 0.0 for j in range(n)] for i in range(n)]).reshape(n, n)
    own_blocks = found.S, found.G_q, found.A_q, found.A_v, pulled.T @ found.W_q, found.E_q, found.E_v, found.C, rotor
    blocks = [pulled, along, *own_blocks, found.by_V, at.link.inertia.matrix]
    return concatenate([array(each).ravel() for each in blocks])


def swayed(
    at: AtLoop, X_AP: Displacement, X_As: Displacement, V_p: Twist, V_s: Twist, A_p: Acceleration, A_s: Acceleration,
    *multipliers: Scalar,
) -> tuple[Array, ...]:  # fmt: skip
    """The blocks of every row, see `stage_blocks.ROW_SHAPES`, and of the closure, `ENDS_SHAPES`."""
    c, many = at.closure, len(at.rows)
    loop = Loop.between(c, X_AP, X_As)
    X_ps = c.X_LP @ loop.X_Ps
    drawn = _rows(at, loop)
    by_zeta, pushed = zeros(many, 6), [zeros(6, 6), zeros(6, 6)]
    for k, unit in enumerate(UNITS):
        turned = moving_by(loop.X_Ps, loop.X_Ps @ unit)
        swung = Loop(c, [], [], turned, turned @ c.X_LS)
        moved, rates = _rows(at, swung), _demands(at, swung, V_p, V_s)
        for r, ((K_p, K_s), g, multiplier) in enumerate(zip(moved, rates, multipliers, strict=True)):
            K = [array([dual(x) for x in each.vector]) for each in (K_p, K_s)]
            by_zeta[r, k] = K[0] @ A_p.vector + K[1] @ A_s.vector - dual(g)
            for into, each in zip(pushed, K, strict=True):
                into[:, k] = into[:, k] + each * multiplier
    by_V = [zeros(many, 6), zeros(many, 6)]
    for k, unit in enumerate(UNITS):
        for into, p, s in ((by_V[0], _nudged(V_p, unit), V_s), (by_V[1], V_p, _nudged(V_s, unit))):
            into[:, k] = [dual(g) for g in _demands(at, loop, p, s)]
    found = [
        concatenate([K_p.vector, K_s.vector, by_V[0][r], by_V[1][r], by_zeta[r]]) for r, (K_p, K_s) in enumerate(drawn)
    ]
    return *found, concatenate([each.ravel() for each in (pulling(X_ps), *pushed)])


def sections(lines: Lines, pushed: bool = False) -> list[Section]:
    """J of links, R of rows and Z of closures, from what dynamics left: v̇ as x0 and λ as l0; pushed: by wrenches that
    stay as they are, seen from the links."""
    i, h, rows = lines.links, lines.hung, lines.rows
    up, V_p, A_p = lines.parents[h], V[lines.parents], At.of(lines.parents, GROUND)
    side, row = np.arange(2 * rows.count) % 2, np.arange(2 * rows.count) // 2
    on = rows.ends[row, side]
    held = np.flatnonzero(on >= 0)
    takes = [q[i], v[i], a[i], X[i], V[i], ft[i], NameFamily("slopes")[i], V_p, A_p]
    closed = []
    loops = np.unique(rows.unit[rows.of_closures])
    for many in np.unique(rows.rows_of[loops]).tolist():
        which = loops[rows.rows_of[loops] == many]
        r, (first, second) = rows.first[which], rows.ends[rows.first[which]].T
        ends = [V[first], V[second], At.of(first, GROUND), At.of(second, GROUND)]
        numbered = [r + n for n in range(many)]
        taken = [*lines.frames(which), *ends, *(lam[each] for each in numbered)]
        closed.append(batch(swayed, LOOP, which, taken, [*(R[each] for each in numbered), Z[which]]))
    return [
        [batch(sped, LINK, i, [q[i], v[i], a[i], X[i], V_p, A_p], [At[i]])],
        [batch(steps.resisted, LINK, i, [At[i], bias[i]], [ft[i]])],
        *([[batch(helped, "", i, [ft[i], NameFamily("push")[i]], [ft[i]])]] if pushed else []),
        [batch(steps.loaded, "", held, [ft[on[held]], NameFamily("K0")[held], lam[row[held]]], [ft[on[held]]])],
        [batch(borne, "", h, [X[h], ft[h], ft[up]], [ft[up]], rows.place(h))],
        [batch(sloped, LINK, i, takes, [J[i]]), *closed],
    ]


def pulling(X: Displacement) -> Array:
    """X⁻¹ (6, 6) on motions; on wrenches, its transpose is X."""
    return array([X.pull(unit).vector for unit in UNITS]).T


def _nudged(V: Twist, unit: Twist) -> Twist:
    """V + ε e."""
    return Twist.of(array([Dual(x, e) for x, e in zip(V.vector, unit.vector, strict=True)]))


def _own(at: AtLink, q: Array, v: Array, a: Array) -> Own:
    return Own(q, v, a, at.own.tau, at.own.rotor, at.own.push, at.own.gravity)


def _rows(at: AtLoop, loop: Loop) -> Sequence[tuple[Wrench, Wrench]]:
    """K of every row that lives, on predecessor and successor."""
    wrenches = closing_wrenches(at.closure.pair, loop.X_PS)
    found = [loop.on_links(wrenches[r]) for r in at.rows]
    return [(on_p, on_s) for on_s, on_p in found]


def _demands(at: AtLoop, loop: Loop, V_p: Twist, V_s: Twist) -> list[Any]:
    """g of every row that lives."""
    c = at.closure
    V_P = c.X_LP.pull(V_p)
    relative = loop.X_Ps @ V_s - V_P
    turning = V_P.cross(relative)
    wrenches, bends = closing_wrenches(c.pair, loop.X_PS), closing_rates(c.pair, loop.X_PS, relative)
    return [pairing(wrenches[r], turning) - bends[r] for r in at.rows]
