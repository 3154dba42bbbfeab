"""What steps of first order ask of a tree, by its tables: one text for any robot.

    free_motion  (x, t, u, h) → v_free, rates of activations, L, D of M̂, columns, weights, twists, poses; gaps … of rows
    balance      (x, t, u, h, v⁺) → the work of ports and dissipators, the change of ½ vᵀ M v, the work of what stores
    stored_energy  x → that of all storages        carry_momentum  (x, v̂, y, h) → velocities at y
Law: M̂ (v⁺ − v) = h (…) + Jᵀ λ, and laws of the mechanism, tests/multibody/test_stage_equations.py. Source: as of
`multibody.forces`.
"""

from __future__ import annotations

from poinsot.code.primitives import call_kernel, compiled, matrix, vector, whole
from poinsot.code.records import Matrix, Vector
from poinsot.simulation.loops.native import copy
from poinsot.simulation.loops.tree_holding import factor, hold_free, solve, support, tie_work
from poinsot.simulation.loops.tree_motion import at_coordinates, at_state
from poinsot.simulation.loops.tree_records import (
    DRIVES,
    FREE,
    PLACE,
    PULL,
    ROW,
    STORES,
    Branches,
)


@compiled
def _pulled(tree: Branches, given: Vector, p: int, h: float) -> tuple[float, float]:
    """T + h k ṡ and h (c + h k) of a pull."""
    a, at = matrix(tree.pull, tree.pulls, PULL)[p], whole(tree.pull_at, 5 * tree.pulls)[5 * p :]
    s, rate, k, c = 0.0, a[0] * given[tree.nq + at[1]], a[6], a[7]
    if at[0] >= 0:
        s = a[0] * given[at[0]] + a[1]
    tension = a[2] + a[3] * (s - a[4]) + a[5] * rate
    if at[2] >= 0:
        tension -= a[8] * min(max(given[tree.nq + tree.nv + tree.slow + 1 + at[2]], a[9]), a[10])
    if -tension < a[11]:
        tension, k, c = -a[11], 0.0, 0.0
    elif -tension > a[12]:
        tension, k, c = -a[12], 0.0, 0.0
    return tension + k * h * rate, (c + k * h) * h


@compiled
def free_motion(tree: Branches, given: Vector, out: Vector) -> None:
    """The free motion of a step, and what impulses are weighed by."""
    nq, nv, slow = tree.nq, tree.nv, tree.slow
    h = given[nq + nv + slow + 1 + tree.sampled]
    base = at_state(tree, given)
    M, F = matrix(base + 8 * tree.mass_at, nv, nv), matrix(tree.workspace + 8 * tree.factor_at, nv, nv)
    force, bias = vector(tree.workspace + 8 * tree.solved_at, nv), vector(base + 8 * tree.bias_at, nv)
    far, pull_at = vector(tree.workspace + 8 * tree.far_at, tree.far_size), whole(tree.pull_at, 5 * tree.pulls)
    pull = matrix(tree.pull, tree.pulls, PULL)
    for i in range(nv):
        force[i] = -bias[i]
        copy(M[i], F[i], i + 1)
    for p in range(tree.pulls):
        k, ratio = pull_at[5 * p + 1], pull[p, 0]
        tension, gain = _pulled(tree, given, p, h)
        force[k] -= ratio * tension
        F[k, k] += gain * ratio * ratio
    if tree.loads != 0:
        call_kernel(tree.loads, given, far)
        _load(tree, far, force, F)
    if tree.ties > 0:
        support(tree, base, given, F)
    factor(F, nv)
    solve(F, nv, force)
    for i in range(nv):
        out[i] = given[nq + i] + h * force[i]
    for i in range(slow):
        out[nv + i] = far[i]
    if tree.motions > 0:
        out[nv + slow - 1] = 1.0
    if tree.ties > 0:
        hold_free(tree, base, given, given[nq + nv + slow], h, out)
    at = nv + slow
    for i in range(nv):
        copy(F[i], out[at:], i)
        at += i
    for i in range(nv):
        out[at + i] = F[i, i]
    _see(tree, base, out, at + nv)
    _measure(tree, given, far, out, at + nv + 9 * tree.leading)


@compiled
def _load(tree: Branches, far: Vector, force: Vector, F: Matrix) -> None:
    """Pulls beyond the tables, by their kernel: efforts, then each gain and its direction."""
    nv, at = tree.nv, tree.slow + tree.nv
    for i in range(nv):
        force[i] += far[tree.slow + i]
    for p in range(tree.far):
        gain, w = far[at + p], far[at + tree.far + nv * p :]
        if gain != 0.0:
            for i in range(nv):
                if w[i] != 0.0:
                    for j in range(i + 1):
                        F[i, j] += gain * w[i] * w[j]


@compiled
def _see(tree: Branches, base: int, out: Vector, at: int) -> None:
    """Columns; twists and poses of the links with shapes."""
    pose, axis = matrix(base + 8 * tree.pose_at, tree.nodes, PLACE), matrix(base + 8 * tree.axis_at, tree.columns, 6)
    moving, node, link = (
        matrix(base + 8 * tree.moving_at, tree.nodes, 12),
        whole(tree.node, tree.columns),
        whole(tree.link, tree.posed),
    )
    lead = whole(tree.lead, tree.leading)
    for k in range(tree.leading):
        X = pose[node[lead[k]]]
        copy(axis[lead[k]], out[at:], 6)
        out[at + 6], out[at + 7], out[at + 8] = X[9], X[10], X[11]
        at += 9
    at += tree.weights
    for k in range(tree.posed):
        X, V = pose[link[k]], moving[link[k]]
        for i in range(3):
            out[at + i] = X[i] * V[0] + X[3 + i] * V[1] + X[6 + i] * V[2]
            out[at + 3 + i] = X[i] * V[3] + X[3 + i] * V[4] + X[6 + i] * V[5]
        copy(X, out[at + 6 * (tree.posed - k) + 12 * k :], 12)
        at += 6


@compiled
def _measure(tree: Branches, given: Vector, far: Vector, out: Vector, weights: int) -> None:
    """Weights, gaps, rates, bounds and commands of rows."""
    gaps, m = weights + tree.weights + 18 * tree.posed, tree.rows
    row, row_at = matrix(tree.row, m, ROW), whole(tree.row_at, 4 * m)
    for k in range(m):
        a, q, f, at = row[k], row_at[4 * k], row_at[4 * k + 1], weights + row_at[4 * k + 2]
        bounds, told = gaps + 2 * m + 2 * k, gaps + 4 * m + 2 * k
        if f < 0:
            own = far[tree.slow + tree.nv + tree.far * (1 + tree.nv) + q :]
            out[gaps + k], out[gaps + m + k] = own[0], own[1]
            copy(own[2:], out[bounds:], 2)
            copy(own[4:], out[told:], 2)
            copy(own[6:], out[at:], row_at[4 * k + 3])
            continue
        gap, sign = 0.0, a[4]
        if q >= 0:
            s = a[0] * given[q] + a[1]
            low = s < (a[2] + a[3]) * 0.5
            gap, sign = s - a[2] if low else a[3] - s, 1.0 if low else -1.0
        out[gaps + k], out[gaps + m + k] = gap, sign * a[0] * given[tree.nq + f]
        out[at], out[bounds], out[bounds + 1], out[told], out[told + 1] = sign * a[0], a[5], a[6], -1.0, -1.0


@compiled
def balance(tree: Branches, given: Vector, out: Vector) -> None:
    """The books of a step."""
    nq, nv = tree.nq, tree.nv
    first_after = nq + nv + tree.slow + 2 + tree.sampled
    h, after = given[first_after - 1], given[first_after:]
    base = at_state(tree, given)
    M, bias = matrix(base + 8 * tree.mass_at, nv, nv), vector(base + 8 * tree.bias_at, nv)
    pull, pull_at = matrix(tree.pull, tree.pulls, PULL), whole(tree.pull_at, 5 * tree.pulls)
    far = vector(tree.workspace + 8 * tree.far_at, tree.far_size)
    stored, kinetic = 0.0, 0.0
    for i in range(tree.powers + 2):
        out[i] = 0.0
    if tree.balance != 0:
        call_kernel(tree.balance, given, far)
        copy(far, out, tree.powers + 2)
    for p in range(tree.pulls):
        ratio, k, at, sort = pull[p, 0], pull_at[5 * p + 1], pull_at[5 * p + 3], pull_at[5 * p + 4]
        first, last = ratio * given[nq + k], ratio * after[k]
        tension, gain = _pulled(tree, given, p, h)
        taken = (tension * h + (last - first) * gain) * (first + last) * 0.5
        rubbed = h * (pull[p, 5] * first + (last - first) * pull[p, 7]) * (first + last) * 0.5
        if sort == DRIVES:
            out[at] -= taken
        elif at >= 0:
            out[at] += rubbed
        if sort == STORES:
            stored += taken - rubbed if at >= 0 else taken
    if tree.motions > 0:
        stored += tie_work(tree, base, given[nq:], after, out, tree.first_motion)
    for i in range(nv):
        change, mean = after[i] - given[nq + i], 0.5 * (after[i] + given[nq + i])
        stored += mean * bias[i] * h
        for j in range(i):
            kinetic += M[i, j] * (change * 0.5 * (after[j] + given[nq + j]) + (after[j] - given[nq + j]) * mean)
        kinetic += M[i, i] * change * mean
    out[tree.powers], out[tree.powers + 1] = kinetic, out[tree.powers + 1] - stored


@compiled
def stored_energy(tree: Branches, x: Vector) -> float:
    """The energy of all storages."""
    nq, nv, n = tree.nq, tree.nv, tree.nodes
    base, pull, pull_at = (
        at_coordinates(tree, x),
        matrix(tree.pull, tree.pulls, PULL),
        whole(tree.pull_at, 5 * tree.pulls),
    )
    pose, carries = matrix(base + 8 * tree.pose_at, n, PLACE), matrix(base + 8 * tree.carried_at, n, 10)
    M, g, parent, total = matrix(base + 8 * tree.mass_at, nv, nv), vector(tree.gravity, 3), whole(tree.parent, n), 0.0
    for i in range(n):
        if parent[i] < 0:
            for k in range(3):
                total -= g[k] * (carries[i, 1 + k] + carries[i, 0] * pose[i, 9 + k])
    for i in range(nv):
        moment = 0.5 * M[i, i] * x[nq + i]
        for j in range(i):
            moment += M[i, j] * x[nq + j]
        total += x[nq + i] * moment
    for p in range(tree.pulls):
        if pull_at[5 * p + 4] == STORES:
            s = pull[p, 0] * x[pull_at[5 * p]] + pull[p, 1] - pull[p, 4]
            total += 0.5 * pull[p, 3] * s * s
    if tree.stored != 0:
        far = vector(tree.workspace + 8 * tree.far_at, tree.far_size)
        call_kernel(tree.stored, x, far)
        total += far[0]
    return total


@compiled
def carry_momentum(tree: Branches, given: Vector, out: Vector) -> None:
    """The velocities at y with the momenta of floating bases, v̂ in the axes at x."""
    nq, nv, nx = tree.nq, tree.nv, tree.nq + tree.nv + tree.slow
    y = given[nx + nv :]
    before = at_state(tree, given)
    after = at_coordinates(tree, y)
    kind, first, freedom = (
        whole(tree.kind, tree.nodes),
        whole(tree.first, tree.nodes + 1),
        whole(tree.freedom, tree.columns),
    )
    alone, floats = vector(tree.workspace + 8 * tree.solved_at, nv), whole(tree.base, tree.bases)
    for i in range(nv):
        out[i] = alone[i] = y[nq + i]
    for b in range(tree.bases):
        for c in range(first[floats[b]], first[floats[b] + 1]):
            alone[freedom[c]] = 0.0
    for b in range(tree.bases):
        n = floats[b]
        size, at = 6 if kind[n] == FREE else 3, freedom[first[n]]
        _launch(tree, before, after, given[nx : nx + nv], alone, given[2 * nx + nv], n, size, at, out)


@compiled
def _launch(
    tree: Branches,
    before: int,
    base: int,
    rates: Vector,
    alone: Vector,
    h: float,
    n: int,
    size: int,
    at: int,
    out: Vector,
) -> None:
    """The twist of a base: the momentum of all that it carries, carried on, less that of its joints."""
    nv, g, p, rotor = (
        tree.nv,
        vector(tree.gravity, 3),
        vector(base + 8 * tree.spare_at, 24),
        vector(tree.rotor, tree.nv),
    )
    M, bias = matrix(before + 8 * tree.mass_at, nv, nv), vector(before + 8 * tree.bias_at, nv)
    X, held = (
        matrix(before + 8 * tree.pose_at, tree.nodes, PLACE)[n],
        matrix(before + 8 * tree.carried_at, tree.nodes, 10)[n],
    )
    Y, N, weight, A = (
        matrix(base + 8 * tree.pose_at, tree.nodes, PLACE)[n],
        matrix(base + 8 * tree.mass_at, nv, nv),
        p[6:12],
        matrix(base + 8 * (tree.spare_at + 12), 6, 6),
    )
    weight[0], weight[1], weight[2] = (
        held[3] * g[1] - held[2] * g[2],
        held[1] * g[2] - held[3] * g[0],
        held[2] * g[0] - held[1] * g[1],
    )
    weight[3], weight[4], weight[5] = -held[0] * g[0], -held[0] * g[1], -held[0] * g[2]
    for k in range(6):
        p[k] = 0.0
    for k in range(size):
        part, i, r = 3 * (k // 3), at + k, k % 3
        found = h * (bias[i] - (X[r] * weight[part] + X[3 + r] * weight[part + 1] + X[6 + r] * weight[part + 2]))
        for j in range(nv):
            found += (M[i, j] if i >= j else M[j, i]) * rates[j]
        for j in range(3):
            p[part + j] += X[3 * j + r] * found
    x, y, z = X[9] - Y[9], X[10] - Y[10], X[11] - Y[11]
    p[0], p[1], p[2] = p[0] + (y * p[5] - z * p[4]), p[1] + (z * p[3] - x * p[5]), p[2] + (x * p[4] - y * p[3])
    for k in range(size):
        part, r, i = 3 * (k // 3), k % 3, at + k
        left = Y[r] * p[part] + Y[3 + r] * p[part + 1] + Y[6 + r] * p[part + 2]
        for j in range(nv):
            left -= (N[i, j] if i >= j else N[j, i]) * alone[j]
        out[i] = left
        for j in range(k + 1):
            A[k, j] = N[i, at + j]
        A[k, k] -= rotor[i]
    factor(A, size)
    solve(A, size, out[at:])
