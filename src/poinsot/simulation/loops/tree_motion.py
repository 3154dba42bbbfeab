"""A tree of links by tables: poses, twists, inertia and bias of any tree, by one text that is compiled once.

In axes of the ground, of each node about its own origin o, with d = o − o_p from its parent's:

    V = d(V_p) + Σ S v,   A = d(A_p) + V_p × Σ S v,   A = −g on the ground,   f = I A + V ×* I V,   c = Sᵀ Σ f
    I_c = Σ I of what it carries,   M_ij = S_iᵀ I_c S_j for every j on the way from i to the ground

c is that of constant rates, those of floating bases in the axes that these have now (`multibody.centroidal`).
Law: as `multibody.mass_matrix`, `inverse_dynamics`, tests/multibody/test_stage_equations.py. Source: Featherstone 2008,
§5.3, §6.2.
"""

from __future__ import annotations

from poinsot.code.primitives import call_kernel, compiled, cosine, matrix, sine, vector, whole
from poinsot.code.records import Matrix, Vector
from poinsot.simulation.loops.native import copy
from poinsot.simulation.loops.tree_records import BACKWARDS, BALL, FREE, NUMBERS, OWN, PLACE, SLIDE, TURN, Branches


@compiled
def _turn(Q: Vector, a: int, angle: float) -> None:
    """Q exp(angle ẽ_a), rows of Q."""
    b, c, cos, sin = (a + 1) % 3, (a + 2) % 3, cosine(angle), sine(angle)
    for i in range(3):
        y, z = Q[3 * i + b], Q[3 * i + c]
        Q[3 * i + b], Q[3 * i + c] = cos * y + sin * z, cos * z - sin * y


@compiled
def _turn_by(Q: Vector, q: Vector, back: float) -> None:
    """Q R(q) of a quaternion of any length, or Q R(q)ᵀ."""
    x, y, z, w = back * q[0], back * q[1], back * q[2], q[3]
    s = 2.0 / (x * x + y * y + z * z + w * w)
    for i in range(3):
        a, b, c = Q[3 * i], Q[3 * i + 1], Q[3 * i + 2]
        Q[3 * i] = a + s * (b * (x * y + w * z) + c * (x * z - w * y) - a * (y * y + z * z))
        Q[3 * i + 1] = b + s * (a * (x * y - w * z) + c * (y * z + w * x) - b * (x * x + z * z))
        Q[3 * i + 2] = c + s * (a * (x * z + w * y) + b * (y * z - w * x) - c * (x * x + y * y))


@compiled
def _put_axis(axis: Vector, Q: Vector, k: int, factor: float, turning: float, sliding: float) -> None:
    """A column that turns about and slides along axis k of a frame."""
    for i in range(3):
        axis[i], axis[3 + i] = factor * turning * Q[3 * i + k], factor * sliding * Q[3 * i + k]


@compiled
def _ask_own(tree: Branches, base: int, x: Vector) -> int:
    """The address of what users' own pairs say at a state: pose, columns and Ṡ v of each, in its successor."""
    found = base + 8 * tree.own_pairs_at
    if tree.pairs != 0:
        call_kernel(tree.pairs, x, vector(found, 1))
    return found


@compiled
def _place_own(told: Vector, X: Vector, axis: Matrix, first: int, end: int) -> None:
    """The pose of a node behind that before its motion, and its columns."""
    for i in range(3):
        a, b, c = X[3 * i], X[3 * i + 1], X[3 * i + 2]
        X[9 + i] += a * told[9] + b * told[10] + c * told[11]
        for j in range(3):
            X[3 * i + j] = a * told[j] + b * told[3 + j] + c * told[6 + j]
    for k in range(first, end):
        S, at = axis[k], PLACE + 6 * (k - first)
        for i in range(3):
            a, b, c = X[3 * i], X[3 * i + 1], X[3 * i + 2]
            S[i], S[3 + i] = (
                a * told[at] + b * told[at + 1] + c * told[at + 2],
                a * told[at + 3] + b * told[at + 4] + c * told[at + 5],
            )


@compiled
def place_nodes(tree: Branches, base: int, q: Vector) -> None:
    """Poses (rotation by rows, origin) of all nodes and their columns, at the coordinates of a state."""
    pose, axis = matrix(base + 8 * tree.pose_at, tree.nodes, PLACE), matrix(base + 8 * tree.axis_at, tree.columns, 6)
    placement, number = matrix(tree.placement, tree.nodes, PLACE), matrix(tree.number, tree.nodes, NUMBERS)
    parent, kind, along = whole(tree.parent, tree.nodes), whole(tree.kind, tree.nodes), whole(tree.along, tree.nodes)
    coordinate, first = whole(tree.coordinate, tree.nodes), whole(tree.first, tree.nodes + 1)
    own = _ask_own(tree, base, q)
    for n in range(tree.nodes):
        X, L, p, at, c, what = pose[n], placement[n], parent[n], coordinate[n], first[n], kind[n]
        if p < 0:
            for i in range(PLACE):
                X[i] = L[i]
        else:
            P = pose[p]
            for i in range(3):
                a, b, d = P[3 * i], P[3 * i + 1], P[3 * i + 2]
                for j in range(3):
                    X[3 * i + j] = a * L[j] + b * L[3 + j] + d * L[6 + j]
                X[9 + i] = P[9 + i] + (a * L[9] + b * L[10] + d * L[11])
        ratio, offset, pitch, sign = number[n, 0], number[n, 1], number[n, 2], number[n, 3]
        if what == TURN:
            amount, k = sign * (ratio * q[at] + offset), along[n]
            _put_axis(axis[c], X, k, sign * ratio, 1.0, pitch)
            _turn(X, k, amount)
            if pitch != 0.0:
                for i in range(3):
                    X[9 + i] += pitch * amount * X[3 * i + k]
        elif what == SLIDE:
            amount, k = sign * (ratio * q[at] + offset), along[n]
            _put_axis(axis[c], X, k, sign * ratio, 0.0, 1.0)
            for i in range(3):
                X[9 + i] += amount * X[3 * i + k]
        elif what == BALL:
            _turn_by(X, q[at : at + 4], 1.0)
            for k in range(3):
                _put_axis(axis[c + k], X, k, ratio, 1.0, 0.0)
        elif what == BALL + BACKWARDS:
            for k in range(3):
                _put_axis(axis[c + k], X, k, -ratio, 1.0, 0.0)
            _turn_by(X, q[at : at + 4], -1.0)
        elif what == FREE:
            for i in range(3):
                X[9 + i] += X[3 * i] * q[at] + X[3 * i + 1] * q[at + 1] + X[3 * i + 2] * q[at + 2]
            _turn_by(X, q[at + 3 : at + 7], 1.0)
            for k in range(3):
                _put_axis(axis[c + k], X, k, ratio, 1.0, 0.0)
                _put_axis(axis[c + 3 + k], X, k, ratio, 0.0, 1.0)
        elif what == OWN:
            _place_own(vector(own + 8 * along[n], PLACE + 6 * (first[n + 1] - c)), X, axis, c, first[n + 1])
        else:
            _place_backwards(X, axis, c, q[at : at + 7], ratio)


@compiled
def _place_backwards(X: Vector, axis: Matrix, c: int, q: Vector, ratio: float) -> None:
    """The pose and the columns of a free pair from its successor: minus its rates, turned and moved by the inverse."""
    for k in range(3):
        _put_axis(axis[c + k], X, k, -ratio, 1.0, 0.0)
        _put_axis(axis[c + 3 + k], X, k, -ratio, 0.0, 1.0)
    _turn_by(X, q[3:7], -1.0)
    x, y, z = (
        -X[0] * q[0] - X[1] * q[1] - X[2] * q[2],
        -X[3] * q[0] - X[4] * q[1] - X[5] * q[2],
        -X[6] * q[0] - X[7] * q[1] - X[8] * q[2],
    )
    X[9], X[10], X[11] = X[9] + x, X[10] + y, X[11] + z
    for k in range(3):
        S = axis[c + k]
        S[3], S[4], S[5] = S[1] * z - S[2] * y, S[2] * x - S[0] * z, S[0] * y - S[1] * x


@compiled
def move_nodes(tree: Branches, base: int, state: Vector) -> None:
    """Twists of all nodes at their origins, and accelerations at constant rates less that of free fall."""
    pose, axis = matrix(base + 8 * tree.pose_at, tree.nodes, PLACE), matrix(base + 8 * tree.axis_at, tree.columns, 6)
    moving, gravity = matrix(base + 8 * tree.moving_at, tree.nodes, 12), vector(tree.gravity, 3)
    parent, first = whole(tree.parent, tree.nodes), whole(tree.first, tree.nodes + 1)
    freedom, kind, along = (
        whole(tree.freedom, tree.columns),
        whole(tree.kind, tree.nodes),
        whole(tree.along, tree.nodes),
    )
    v, own = state[tree.nq :], _ask_own(tree, base, state)
    for n in range(tree.nodes):
        V, p, X = moving[n], parent[n], pose[n]
        a, b, c, d, e, f = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
        for k in range(first[n], first[n + 1]):
            S, rate = axis[k], v[freedom[k]]
            a, b, c = a + S[0] * rate, b + S[1] * rate, c + S[2] * rate
            d, e, f = d + S[3] * rate, e + S[4] * rate, f + S[5] * rate
        if p < 0:
            V[0], V[1], V[2], V[3], V[4], V[5] = a, b, c, d, e, f
            V[6] = V[7] = V[8] = 0.0
            V[9], V[10], V[11] = -gravity[0], -gravity[1], -gravity[2]
            if kind[n] == FREE:
                V[9], V[10], V[11] = V[9] - (b * f - c * e), V[10] - (c * d - a * f), V[11] - (a * e - b * d)
            elif kind[n] == OWN:
                _bend_own(vector(own + 8 * along[n], PLACE + 6 * (first[n + 1] - first[n]) + 6), X, V)
            continue
        U, Y = moving[p], pose[p]
        x, y, z = X[9] - Y[9], X[10] - Y[10], X[11] - Y[11]
        A, B, C = U[0], U[1], U[2]
        D, E, F = U[3] + (B * z - C * y), U[4] + (C * x - A * z), U[5] + (A * y - B * x)
        V[0], V[1], V[2], V[3], V[4], V[5] = A + a, B + b, C + c, D + d, E + e, F + f
        V[6], V[7], V[8] = U[6] + (B * c - C * b), U[7] + (C * a - A * c), U[8] + (A * b - B * a)
        V[9] = U[9] + (U[7] * z - U[8] * y) + (B * f - C * e) + (E * c - F * b)
        V[10] = U[10] + (U[8] * x - U[6] * z) + (C * d - A * f) + (F * a - D * c)
        V[11] = U[11] + (U[6] * y - U[7] * x) + (A * e - B * d) + (D * b - E * a)
        if kind[n] == OWN:
            _bend_own(vector(own + 8 * along[n], PLACE + 6 * (first[n + 1] - first[n]) + 6), X, V)


@compiled
def _bend_own(told: Vector, X: Vector, V: Vector) -> None:
    """Ṡ v of a user's own pair, added to an acceleration."""
    at = told.shape[0] - 6
    for i in range(3):
        a, b, c = X[3 * i], X[3 * i + 1], X[3 * i + 2]
        V[6 + i] += a * told[at] + b * told[at + 1] + c * told[at + 2]
        V[9 + i] += a * told[at + 3] + b * told[at + 4] + c * told[at + 5]


@compiled
def weigh_nodes(tree: Branches, base: int) -> None:
    """The inertia of each node in axes of the ground about its origin, and that of all that it carries."""
    pose, found = matrix(base + 8 * tree.pose_at, tree.nodes, PLACE), matrix(base + 8 * tree.carried_at, tree.nodes, 10)
    own, given = matrix(base + 8 * tree.own_at, tree.nodes, 10), matrix(tree.inertia, tree.nodes, 10)
    parent = whole(tree.parent, tree.nodes)
    for n in range(tree.nodes):
        turned(pose[n], given[n], own[n])
        copy(own[n], found[n], 10)
    for n in range(tree.nodes - 1, -1, -1):
        p = parent[n]
        if p < 0:
            continue
        A, J, X, Y = found[n], found[p], pose[n], pose[p]
        m, x, y, z = A[0], X[9] - Y[9], X[10] - Y[10], X[11] - Y[11]
        a, b, c = A[1], A[2], A[3]
        xx, yy, zz = x * (2.0 * a + m * x), y * (2.0 * b + m * y), z * (2.0 * c + m * z)
        J[0] += m
        J[1], J[2], J[3] = J[1] + (a + m * x), J[2] + (b + m * y), J[3] + (c + m * z)
        J[4] += A[4] + (yy + zz)
        J[5] += A[5] - (x * b + y * (a + m * x))
        J[6] += A[6] - (x * c + z * (a + m * x))
        J[7] += A[7] + (xx + zz)
        J[8] += A[8] - (y * c + z * (b + m * y))
        J[9] += A[9] + (xx + yy)


@compiled
def turned(X: Vector, A: Vector, J: Vector) -> None:
    """An inertia in the axes of the ground: J = (m, Q h, Q I Qᵀ)."""
    J[0] = A[0]
    if A[0] == 0.0 and A[4] + A[7] + A[9] == 0.0:
        for k in range(1, 10):
            J[k] = 0.0
        return
    xx, xy, xz, yy, yz, zz = A[4], A[5], A[6], A[7], A[8], A[9]
    a, b, c, d, e, f, g, h, i = X[0], X[1], X[2], X[3], X[4], X[5], X[6], X[7], X[8]
    J[1], J[2], J[3] = (
        a * A[1] + b * A[2] + c * A[3], d * A[1] + e * A[2] + f * A[3], g * A[1] + h * A[2] + i * A[3],
    )  # fmt: skip
    r, s, t = a * xx + b * xy + c * xz, a * xy + b * yy + c * yz, a * xz + b * yz + c * zz
    J[4], J[5], J[6] = r * a + s * b + t * c, r * d + s * e + t * f, r * g + s * h + t * i
    r, s, t = d * xx + e * xy + f * xz, d * xy + e * yy + f * yz, d * xz + e * yz + f * zz
    J[7], J[8] = r * d + s * e + t * f, r * g + s * h + t * i
    r, s, t = g * xx + h * xy + i * xz, g * xy + h * yy + i * yz, g * xz + h * yz + i * zz
    J[9] = r * g + s * h + t * i


@compiled
def momentum_of(A: Vector, V: Vector, at: int, P: Vector) -> None:
    """P = I V, of six numbers of V from one on, into P[:6]."""
    m, a, b, c = A[0], A[1], A[2], A[3]
    x, y, z, u, v, w = V[at], V[at + 1], V[at + 2], V[at + 3], V[at + 4], V[at + 5]
    P[0] = A[4] * x + A[5] * y + A[6] * z + (b * w - c * v)
    P[1] = A[5] * x + A[7] * y + A[8] * z + (c * u - a * w)
    P[2] = A[6] * x + A[8] * y + A[9] * z + (a * v - b * u)
    P[3], P[4], P[5] = m * u + (y * c - z * b), m * v + (z * a - x * c), m * w + (x * b - y * a)


@compiled
def mass_matrix(tree: Branches, base: int) -> None:
    """M (nv, nv), its lower triangle, from the inertias that nodes carry."""
    pose, axis = matrix(base + 8 * tree.pose_at, tree.nodes, PLACE), matrix(base + 8 * tree.axis_at, tree.columns, 6)
    carried, M = matrix(base + 8 * tree.carried_at, tree.nodes, 10), matrix(base + 8 * tree.mass_at, tree.nv, tree.nv)
    node, freedom, up = whole(tree.node, tree.columns), whole(tree.freedom, tree.columns), whole(tree.up, tree.columns)
    rotor, P = vector(tree.rotor, tree.nv), vector(base + 8 * tree.spare_at, 6)
    for i in range(tree.nv):
        for j in range(i):
            M[i, j] = 0.0
        M[i, i] = rotor[i]
    for k in range(tree.columns):
        n, i, d = node[k], freedom[k], k
        momentum_of(carried[n], axis[k], 0, P)
        a, b, c, f, g, h = P[0], P[1], P[2], P[3], P[4], P[5]
        while d >= 0:
            if node[d] != n:
                X, n = pose[n], node[d]
                Y = pose[n]
                x, y, z = X[9] - Y[9], X[10] - Y[10], X[11] - Y[11]
                a, b, c = a + (y * h - z * g), b + (z * f - x * h), c + (x * g - y * f)
            S, j = axis[d], freedom[d]
            found = S[0] * a + S[1] * b + S[2] * c + S[3] * f + S[4] * g + S[5] * h
            if i >= j:
                M[i, j] += found
            else:
                M[j, i] += found
            if i == j and d != k:
                M[i, i] += found
            d = up[d]


@compiled
def bias_forces(tree: Branches, base: int) -> None:
    """c (nv,): f = I A + V ×* I V of each node, summed towards the ground."""
    own, force = matrix(base + 8 * tree.own_at, tree.nodes, 10), matrix(base + 8 * tree.force_at, tree.nodes, 6)
    moving, P = matrix(base + 8 * tree.moving_at, tree.nodes, 12), vector(base + 8 * tree.spare_at, 6)
    pose, axis = matrix(base + 8 * tree.pose_at, tree.nodes, PLACE), matrix(base + 8 * tree.axis_at, tree.columns, 6)
    parent, bias = whole(tree.parent, tree.nodes), vector(base + 8 * tree.bias_at, tree.nv)
    freedom, first = whole(tree.freedom, tree.columns), whole(tree.first, tree.nodes + 1)
    for i in range(tree.nv):
        bias[i] = 0.0
    for n in range(tree.nodes):
        V, f = moving[n], force[n]
        momentum_of(own[n], V, 6, f)
        momentum_of(own[n], V, 0, P)
        a, b, c, d, e, g = V[0], V[1], V[2], V[3], V[4], V[5]
        f[0] += (b * P[2] - c * P[1]) + (e * P[5] - g * P[4])
        f[1] += (c * P[0] - a * P[2]) + (g * P[3] - d * P[5])
        f[2] += (a * P[1] - b * P[0]) + (d * P[4] - e * P[3])
        f[3], f[4], f[5] = f[3] + (b * P[5] - c * P[4]), f[4] + (c * P[3] - a * P[5]), f[5] + (a * P[4] - b * P[3])
    for n in range(tree.nodes - 1, -1, -1):
        f, p, X = force[n], parent[n], pose[n]
        for k in range(first[n], first[n + 1]):
            S = axis[k]
            bias[freedom[k]] += S[0] * f[0] + S[1] * f[1] + S[2] * f[2] + S[3] * f[3] + S[4] * f[4] + S[5] * f[5]
        if p >= 0:
            G, Y = force[p], pose[p]
            x, y, z = X[9] - Y[9], X[10] - Y[10], X[11] - Y[11]
            G[0] += f[0] + (y * f[5] - z * f[4])
            G[1] += f[1] + (z * f[3] - x * f[5])
            G[2] += f[2] + (x * f[4] - y * f[3])
            G[3], G[4], G[5] = G[3] + f[3], G[4] + f[4], G[5] + f[5]


@compiled
def is_at(known: Vector, x: Vector, size: int) -> bool:
    """Whether these are the numbers that were kept, with a mark behind."""
    for i in range(size):
        if known[i] != x[i]:
            return False
    return bool(known[size] == 1.0)


@compiled
def at_coordinates(tree: Branches, x: Vector) -> int:
    """The address of what depends on the coordinates of a state alone, M too: one of the last two that were made, or
    made in place of the older."""
    base, nq = tree.workspace, tree.nq
    last = whole(base, 1)
    for s in range(2):
        if is_at(vector(base + 8 * (1 + tree.slot_size * s), nq + 1), x, nq):
            last[0] = s
            return base + 8 * (1 + tree.slot_size * s)
    last[0] = 1 - last[0]
    slot = base + 8 * (1 + tree.slot_size * int(last[0]))
    place_nodes(tree, slot, x)
    weigh_nodes(tree, slot)
    mass_matrix(tree, slot)
    known = vector(slot, nq + tree.nv + 3)
    copy(x, known, nq)
    known[nq], known[nq + 1 + tree.nv], known[nq + 2 + tree.nv] = 1.0, 0.0, 0.0
    return slot


@compiled
def at_state(tree: Branches, x: Vector) -> int:
    """The address of what depends on a state: that of its coordinates, with twists and c."""
    slot, nq, nv = at_coordinates(tree, x), tree.nq, tree.nv
    known = vector(slot, nq + nv + 2)[nq + 1 :]
    if not is_at(known, x[nq:], nv):
        move_nodes(tree, slot, x)
        bias_forces(tree, slot)
        copy(x[nq:], known, nv)
        known[nv] = 1.0
    return slot
