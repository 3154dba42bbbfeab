"""Rows of a tree that hold exactly, read from tables: closures of loops, couplings of coordinates, given motions.

    Φ(q) = Σ_j c_j · r_j + f · p,    A v = Σ f · v_S + m · ω_S − (the same of P),    A v̇ = −Φ̈ where v̇ = 0

of a row of a pair between frames P and S, r_j the axes of S and p the way from P to S, c_j and f of P, m the moment of
the row about P; all in axes of the ground. Pairs with conditions that are no such sums have a kernel of the pair alone.
Law: as `multibody.constraints`, tests/multibody/test_stage_equations.py. Source: Featherstone 2008, §8.2; formulas.md
§8.
"""

from __future__ import annotations

from poinsot.code.primitives import call_kernel, compiled, matrix, vector, whole
from poinsot.code.records import Vector
from poinsot.simulation.loops.native import copy
from poinsot.simulation.loops.tree_records import GEAR, LOOP, PLACE, Branches


@compiled
def _frame(tree: Branches, base: int, node: int, L: Vector, out: Vector) -> None:
    """The pose of a frame L (12,) of a node, −1: the ground."""
    copy(L, out, PLACE)
    if node < 0:
        return
    X = matrix(base + 8 * tree.pose_at, tree.nodes, PLACE)[node]
    for i in range(3):
        a, b, c = X[3 * i], X[3 * i + 1], X[3 * i + 2]
        for j in range(3):
            out[3 * i + j] = a * L[j] + b * L[3 + j] + c * L[6 + j]
        out[9 + i] = X[9 + i] + (a * L[9] + b * L[10] + c * L[11])


@compiled
def _turned(X: Vector, c: Vector, back: bool, out: Vector) -> None:
    """R c or Rᵀ c (3,)."""
    for i in range(3):
        if back:
            out[i] = X[i] * c[0] + X[3 + i] * c[1] + X[6 + i] * c[2]
        else:
            out[i] = X[3 * i] * c[0] + X[3 * i + 1] * c[1] + X[3 * i + 2] * c[2]


@compiled
def _moving_at(tree: Branches, base: int, node: int, o: Vector, out: Vector) -> None:
    """Twist and acceleration (12,) of a node about a point of the ground."""
    for i in range(12):
        out[i] = 0.0
    if node < 0:
        g = vector(tree.gravity, 3)
        out[9], out[10], out[11] = -g[0], -g[1], -g[2]
        return
    X, V = (
        matrix(base + 8 * tree.pose_at, tree.nodes, PLACE)[node],
        matrix(base + 8 * tree.moving_at, tree.nodes, 12)[node],
    )
    x, y, z = o[0] - X[9], o[1] - X[10], o[2] - X[11]
    for k in range(0, 12, 6):
        a, b, c = V[k], V[k + 1], V[k + 2]
        out[k], out[k + 1], out[k + 2] = a, b, c
        out[k + 3], out[k + 4] = V[k + 3] + (b * z - c * y), V[k + 4] + (c * x - a * z)
        out[k + 5] = V[k + 5] + (a * y - b * x)


@compiled
def _relative(tree: Branches, base: int, k: int, between: Vector, out: Vector) -> None:
    """Relative velocity V = V_S − V_P about P of the frames of loop k, and A_S − A_P − V_P × V."""
    at, spare = whole(tree.loop_at, 4 * tree.loops)[4 * k :], vector(base + 8 * tree.spare_at, 48)
    P, S, o = spare[12:24], spare[24:36], between[9:12]
    _moving_at(tree, base, at[0], o, P)
    _moving_at(tree, base, at[1], o, S)
    for i in range(12):
        out[i] = S[i] - P[i]
    for i in range(3):
        m, n = (i + 1) % 3, (i + 2) % 3
        out[6 + i] -= P[m] * out[n] - P[n] * out[m]
        out[9 + i] -= P[m] * out[3 + n] - P[n] * out[3 + m] + (P[3 + m] * out[n] - P[3 + n] * out[m])


@compiled
def _meet(tree: Branches, base: int, k: int, o: Vector, m: Vector, f: Vector, row: Vector) -> None:
    """A (nv,) of a row of loop k with this moment about o and this force on S: of the freedoms up to where its ways to
    the ground join."""
    pose, axis = matrix(base + 8 * tree.pose_at, tree.nodes, PLACE), matrix(base + 8 * tree.axis_at, tree.columns, 6)
    node, freedom, up = whole(tree.node, tree.columns), whole(tree.freedom, tree.columns), whole(tree.up, tree.columns)
    at, first = whole(tree.loop_at, 4 * tree.loops)[4 * k :], whole(tree.first, tree.nodes + 1)
    a = -1 if at[0] < 0 else first[at[0] + 1] - 1
    b = -1 if at[1] < 0 else first[at[1] + 1] - 1
    while a != b:
        sign, c = (1.0, b) if b > a else (-1.0, a)
        X, S = pose[node[c]], axis[c]
        x, y, z = o[0] - X[9], o[1] - X[10], o[2] - X[11]
        moved = S[3] * f[0] + S[4] * f[1] + S[5] * f[2]
        moved += S[0] * (m[0] + (y * f[2] - z * f[1])) + S[1] * (m[1] + (z * f[0] - x * f[2]))
        row[freedom[c]] += sign * (moved + S[2] * (m[2] + (x * f[1] - y * f[0])))
        if b > a:
            b = up[c]
        else:
            a = up[c]


@compiled
def _sum_row(P: Vector, S: Vector, law: Vector, m: Vector, f: Vector, turns: Vector) -> float:
    """Φ of a row that is a sum; its moment and force, and c_j (9,) in axes of the ground."""
    _turned(P, law[9:12], False, f)
    p, q, r = S[9] - P[9], S[10] - P[10], S[11] - P[11]
    m[0], m[1], m[2] = q * f[2] - r * f[1], r * f[0] - p * f[2], p * f[1] - q * f[0]
    error = f[0] * p + f[1] * q + f[2] * r
    for j in range(3):
        c = turns[3 * j : 3 * j + 3]
        _turned(P, law[3 * j : 3 * j + 3], False, c)
        a, b, d = S[j], S[3 + j], S[6 + j]
        error += a * c[0] + b * c[1] + d * c[2]
        m[0], m[1], m[2] = m[0] + (b * c[2] - d * c[1]), m[1] + (d * c[0] - a * c[2]), m[2] + (a * c[1] - b * c[0])
    return float(error)


@compiled
def _bent(P: Vector, S: Vector, V: Vector, w: Vector, c: Vector, f: Vector) -> float:
    """Φ̈ of a sum where V stays: Σ c_j · ω × (ω × r_j) + f · ω × (v + ω × p)."""
    total = 0.0
    for j in range(4):
        x, y, z = S[j], S[3 + j], S[6 + j]
        a, b, d = c[3 * j], c[3 * j + 1], c[3 * j + 2]
        if j == 3:
            x, y, z, a, b, d = S[9] - P[9], S[10] - P[10], S[11] - P[11], f[0], f[1], f[2]
        w[0], w[1], w[2] = V[1] * z - V[2] * y, V[2] * x - V[0] * z, V[0] * y - V[1] * x
        if j == 3:
            w[0], w[1], w[2] = w[0] + V[3], w[1] + V[4], w[2] + V[5]
        total += a * (V[1] * w[2] - V[2] * w[1]) + b * (V[2] * w[0] - V[0] * w[2]) + d * (V[0] * w[1] - V[1] * w[0])
    return total


@compiled
def _ask_pairs(tree: Branches, base: int, moves: bool) -> None:
    """Frames of pairs that are not products, and their motion."""
    between = matrix(base + 8 * tree.between_at, tree.loops, LOOP)
    loop_at, loop = whole(tree.loop_at, 4 * tree.loops), matrix(tree.loop, tree.loops, LOOP)
    given, at, spare = vector(base + 8 * tree.asked_at, 18 * tree.bent + 1), 0, vector(base + 8 * tree.spare_at, 48)
    for k in range(tree.loops):
        P, S = between[k, 0:PLACE], between[k, PLACE:LOOP]
        _frame(tree, base, loop_at[4 * k], loop[k, 0:PLACE], P)
        _frame(tree, base, loop_at[4 * k + 1], loop[k, PLACE:LOOP], S)
        if loop_at[4 * k + 3] == 0:
            continue
        for j in range(3):
            spare[0], spare[1], spare[2] = S[j], S[3 + j], S[6 + j]
            _turned(P, spare, True, spare[3:6])
            for i in range(3):
                given[at + 3 * i + j] = spare[3 + i]
        for i in range(3):
            spare[i] = S[9 + i] - P[9 + i]
        _turned(P, spare, True, given[at + 9 : at + 12])
        if moves:
            _relative(tree, base, k, P, spare)
            _turned(P, spare[0:3], True, given[at + 12 : at + 15])
            _turned(P, spare[3:6], True, given[at + 15 : at + 18])
        at += 18
    if tree.bent > 0:
        call_kernel(tree.laws, given, vector(base + 8 * tree.told_at, 8 * tree.ties))


@compiled
def tie_rows(tree: Branches, base: int, x: Vector) -> None:
    """Φ (ties,), without what motions give, and A (ties, nv), at the coordinates of a state."""
    phi, A = vector(base + 8 * tree.error_at, tree.ties), matrix(base + 8 * tree.tied_at, tree.ties, tree.nv)
    between, n = matrix(base + 8 * tree.between_at, tree.loops, LOOP), 0
    loop_at, law, spare = whole(tree.loop_at, 4 * tree.loops), matrix(tree.law, tree.ties, 12), base + 8 * tree.spare_at
    m, f, c = vector(spare, 3), vector(spare + 24, 3), vector(spare + 48, 9)
    told = vector(base + 8 * tree.told_at, 8 * tree.ties)
    for r in range(tree.ties):
        for i in range(tree.nv):
            A[r, i] = 0.0
    _ask_pairs(tree, base, False)
    for k in range(tree.loops):
        P, S = between[k, 0:PLACE], between[k, PLACE:LOOP]
        for r in range(loop_at[4 * k + 2], loop_at[4 * k + 6] if k + 1 < tree.loops else tree.looped):
            if loop_at[4 * k + 3] == 0:
                phi[r] = _sum_row(P, S, law[r], m, f, c)
            else:
                phi[r] = told[8 * n]
                _turned(P, told[8 * n + 1 : 8 * n + 4], False, m)
                _turned(P, told[8 * n + 4 : 8 * n + 7], False, f)
                n += 1
            _meet(tree, base, k, P[9:12], m, f, A[r])
    _couple(tree, base, x, phi)


@compiled
def _couple(tree: Branches, base: int, x: Vector, phi: Vector) -> None:
    """The same of couplings and motions."""
    A, gear = matrix(base + 8 * tree.tied_at, tree.ties, tree.nv), matrix(tree.gear, tree.ties, GEAR)
    gear_at, size, n = whole(tree.gear_at, 5 * tree.ties), tree.nv + 2, 0
    far = vector(base + 8 * tree.far_ties_at, size * tree.ties + 1)
    if tree.couples != 0:
        call_kernel(tree.couples, x, far)
    for r in range(tree.looped, tree.ties):
        g, at = gear[r - tree.looped], gear_at[5 * (r - tree.looped) :]
        if at[1] < 0:
            phi[r] = far[size * n]
            copy(far[size * n + 2 :], A[r], tree.nv)
            n += 1
            continue
        p, slope, y = 0.0, 0.0, 0.0
        if at[2] >= 0:
            y = g[2] * x[at[2]] + g[3]
        for k in range(GEAR - 1, 3, -1):
            p, slope = p * y + g[k], slope * y + p
        phi[r] = g[0] * x[at[0]] + g[1] - p
        A[r, at[1]] += g[0]
        if at[2] >= 0:
            A[r, at[3]] -= slope * g[2]


@compiled
def bend_rows(tree: Branches, base: int, x: Vector, out: Vector) -> None:
    """The A v̇ (ties,) that keeps them, less the second rates of motions, at a state that has moved."""
    between, n = matrix(base + 8 * tree.between_at, tree.loops, LOOP), 0
    loop_at, law, spare = whole(tree.loop_at, 4 * tree.loops), matrix(tree.law, tree.ties, 12), base + 8 * tree.spare_at
    m, f, c = vector(spare, 3), vector(spare + 24, 3), vector(spare + 48, 9)
    w, V = vector(spare + 120, 3), vector(spare + 288, 12)
    told = vector(base + 8 * tree.told_at, 8 * tree.ties)
    _ask_pairs(tree, base, True)
    for k in range(tree.loops):
        P, S, bend = between[k, 0:PLACE], between[k, PLACE:LOOP], 0.0
        _relative(tree, base, k, P, V)
        for r in range(loop_at[4 * k + 2], loop_at[4 * k + 6] if k + 1 < tree.loops else tree.looped):
            if loop_at[4 * k + 3] == 0:
                _sum_row(P, S, law[r], m, f, c)
                bend = _bent(P, S, V, w, c, f)
            else:
                _turned(P, told[8 * n + 1 : 8 * n + 4], False, m)
                _turned(P, told[8 * n + 4 : 8 * n + 7], False, f)
                bend = told[8 * n + 7]
                n += 1
            for i in range(3):
                bend += m[i] * V[6 + i] + f[i] * V[9 + i]
            out[r] = -bend
    _bend_couplings(tree, base, x, out)


@compiled
def _bend_couplings(tree: Branches, base: int, x: Vector, out: Vector) -> None:
    """The same of couplings: p'' of the rate of the second coordinate squared."""
    gear, gear_at, n = matrix(tree.gear, tree.ties, GEAR), whole(tree.gear_at, 5 * tree.ties), 0
    far = vector(base + 8 * tree.far_ties_at, (tree.nv + 2) * tree.ties + 1)
    if tree.couples != 0:
        call_kernel(tree.couples, x, far)
    for r in range(tree.looped, tree.ties):
        g, at = gear[r - tree.looped], gear_at[5 * (r - tree.looped) :]
        out[r] = 0.0
        if at[1] < 0:
            out[r] = far[(tree.nv + 2) * n + 1]
            n += 1
        elif at[2] >= 0:
            p, slope, twice, y = 0.0, 0.0, 0.0, g[2] * x[at[2]] + g[3]
            for k in range(GEAR - 1, 3, -1):
                p, slope, twice = p * y + g[k], slope * y + p, twice * y + 2.0 * slope
            rate = g[2] * x[tree.nq + at[3]]
            out[r] = twice * rate * rate
