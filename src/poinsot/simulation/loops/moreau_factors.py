"""What impulses on links and rows of a tree do, from the factors of its inertia: columns of those that are near alone.

    M̂ = Lᵀ D L,    Y = L⁻ᵀ Jᵀ,    Λ⁻¹ = Yᵀ D⁻¹ Y,    M̂⁻¹ Jᵀ f = L⁻¹ D⁻¹ Y f

J has six rows of each link that touches, in its own coordinates, then one of each row that is near. A block is the
columns of a link, or of a row; it has a list of the freedoms that it reaches, and the others are passed over.
Law: M̂ (v⁺ − v) = h (…) + Jᵀ λ, tests/multibody/test_stage_equations.py. Source: Featherstone (2008), §6.5.
"""

from __future__ import annotations

from poinsot.code.primitives import compiled, matrix, vector, whole
from poinsot.simulation.loops.moreau_records import Scene, Touch
from poinsot.simulation.loops.tree_holding import hold
from poinsot.simulation.loops.tree_records import Branches

LOCKED = 1e-9
"""Share of a row's free response below which closures lock it, as in `multibody.switching.dynamics`."""


@compiled
def respond(scene: Scene, touch: Touch, tree: Branches) -> None:
    """Λ⁻¹ of the columns, and their velocities without impulses, from the free motion."""
    _number(scene, touch)
    _sort_lower(scene, touch)
    links = touch.near_links
    blocks = links + touch.rows
    for b in range(links):
        _place_link(scene, touch, b)
        _solve_link(scene, touch, b)
        for a in range(b + 1):
            _multiply_links(scene, touch, a, b)
    for b in range(links, blocks):
        _place_row(scene, touch, b)
        _solve_row(scene, touch, b)
        for a in range(links):
            _multiply_link(scene, touch, a, b)
        for a in range(links, b + 1):
            _multiply_rows(scene, touch, a, b)
    if tree.ties > 0:
        _hold_columns(scene, touch, tree)


@compiled
def _number(scene: Scene, touch: Touch) -> None:
    """Columns of the links that touch, then of the rows in the list."""
    link, who = scene.link, touch.who
    column, near = touch.column, touch.near
    row, row_column = touch.row, touch.row_column
    memory, n = touch, 0
    for k in range(scene.links):
        column[k] = -1
    for k in range(touch.count):
        for side in range(2):
            slot = link[who[4 * k + side]]
            if slot >= 0 and column[slot] < 0:
                column[slot], near[n] = n, slot
                n += 1
    for k in range(touch.rows):
        row_column[row[k]] = 6 * n + k
    memory.near_links, memory.columns = n, 6 * n + touch.rows


@compiled
def _sort_lower(scene: Scene, touch: Touch) -> None:
    """The entries of L that are not zero, row by row."""
    nv, count, at = scene.nv, 0, touch.factors_at
    out, lower = touch.out, vector(touch.lower, nv * nv)
    begin, index = whole(touch.lower_begin, nv + 1), whole(touch.lower_index, nv * nv)
    for i in range(nv):
        for j in range(i):
            if out[at + j] != 0.0:
                lower[count], index[count] = out[at + j], j
                count += 1
        at += i
        begin[i + 1] = count


@compiled
def _place_link(scene: Scene, touch: Touch, b: int) -> None:
    """Jᵀ of a link in the place of its Y, the freedoms that it moves with, and its velocities without impulses."""
    nv, slot = scene.nv, touch.near[b]
    out, half = touch.out, matrix(touch.half, nv * (b + 1), 6)
    reaches, freedom = whole(touch.reaches, nv * (b + 1)), scene.axis_freedom
    first, axis = scene.axis_first, scene.axis
    X, freed = touch.pose[slot], vector(touch.freed, 6 * (b + 1))[6 * b :]
    for k in range(nv):
        reaches[nv * b + k] = 0
        Y = half[nv * b + k]
        Y[0] = Y[1] = Y[2] = Y[3] = Y[4] = Y[5] = 0.0
    for e in range(first[slot], first[slot + 1]):
        k, a = freedom[axis[e]], out[touch.axes_at + 9 * axis[e] :]
        Y, x, y, z = half[nv * b + k], X[9] - a[6], X[10] - a[7], X[11] - a[8]
        vx, vy, vz = a[3] + a[1] * z - a[2] * y, a[4] + a[2] * x - a[0] * z, a[5] + a[0] * y - a[1] * x
        Y[0] += X[0] * a[0] + X[3] * a[1] + X[6] * a[2]
        Y[1] += X[1] * a[0] + X[4] * a[1] + X[7] * a[2]
        Y[2] += X[2] * a[0] + X[5] * a[1] + X[8] * a[2]
        Y[3] += X[0] * vx + X[3] * vy + X[6] * vz
        Y[4] += X[1] * vx + X[4] * vy + X[7] * vz
        Y[5] += X[2] * vx + X[5] * vy + X[8] * vz
        reaches[nv * b + k] = 1
    for r in range(6):
        total = 0.0
        for k in range(nv):
            if reaches[nv * b + k] == 1:
                total += half[nv * b + k, r] * out[k]
        freed[r] = total


@compiled
def _place_row(scene: Scene, touch: Touch, b: int) -> None:
    """As of a link, of a row."""
    nv, n, at = scene.nv, touch.near_links, scene.nv * (b - touch.near_links)
    m = touch.row[b - n]
    out, half = touch.out, vector(touch.row_half, nv * touch.rows)
    reaches, freed = whole(touch.reaches, nv * (b + 1)), vector(touch.freed, touch.columns)
    first, freedom = scene.row_first, scene.row_freedom
    for k in range(nv):
        half[at + k], reaches[nv * b + k] = 0.0, 0
    total = 0.0
    for e in range(first[m], first[m + 1]):
        k, weight = freedom[e], out[touch.weights_at + e]
        half[at + k], reaches[nv * b + k] = weight, 1
        total += weight * out[k]
    freed[5 * n + b] = total


@compiled
def _solve_link(scene: Scene, touch: Touch, b: int) -> None:
    """Y and D⁻¹ Y of a link with Jᵀ in its place, and the freedoms that it reaches, in falling order."""
    nv, found = scene.nv, 0
    half, scaled = matrix(touch.half, nv * (b + 1), 6), matrix(touch.scaled, nv * (b + 1), 6)
    begin, index, lower = (
        whole(touch.lower_begin, nv + 1),
        whole(touch.lower_index, nv * nv),
        vector(touch.lower, nv * nv),
    )
    reaches, order = whole(touch.reaches, nv * (b + 1)), whole(touch.order, nv * (b + 1))
    pivots = touch.out[touch.factors_at + nv * (nv - 1) // 2 :]
    for i in range(nv - 1, -1, -1):
        if reaches[nv * b + i] == 0:
            continue
        order[nv * b + found] = i
        found += 1
        Y, Z = half[nv * b + i], scaled[nv * b + i]
        y0, y1, y2, y3, y4, y5 = Y[0], Y[1], Y[2], Y[3], Y[4], Y[5]
        for e in range(begin[i], begin[i + 1]):
            X, factor = half[nv * b + index[e]], lower[e]
            reaches[nv * b + index[e]] = 1
            X[0] -= factor * y0
            X[1] -= factor * y1
            X[2] -= factor * y2
            X[3] -= factor * y3
            X[4] -= factor * y4
            X[5] -= factor * y5
        d = 1.0 / pivots[i]
        Z[0], Z[1], Z[2], Z[3], Z[4], Z[5] = d * y0, d * y1, d * y2, d * y3, d * y4, d * y5
    whole(touch.reached_by, b + 1)[b] = found


@compiled
def _solve_row(scene: Scene, touch: Touch, b: int) -> None:
    """As of a link, of a row."""
    nv, found, at = scene.nv, 0, scene.nv * (b - touch.near_links)
    half, scaled = vector(touch.row_half, nv * touch.rows), vector(touch.row_scaled, nv * touch.rows)
    begin, index, lower = (
        whole(touch.lower_begin, nv + 1),
        whole(touch.lower_index, nv * nv),
        vector(touch.lower, nv * nv),
    )
    reaches, order = whole(touch.reaches, nv * (b + 1)), whole(touch.order, nv * (b + 1))
    pivots = touch.out[touch.factors_at + nv * (nv - 1) // 2 :]
    for i in range(nv - 1, -1, -1):
        if reaches[nv * b + i] == 0:
            continue
        order[nv * b + found] = i
        found += 1
        y = half[at + i]
        for e in range(begin[i], begin[i + 1]):
            reaches[nv * b + index[e]] = 1
            half[at + index[e]] -= lower[e] * y
        scaled[at + i] = y / pivots[i]
    whole(touch.reached_by, b + 1)[b] = found


@compiled
def _common(scene: Scene, touch: Touch, a: int, b: int) -> int:
    """How many freedoms both blocks reach; which these are."""
    nv, count = scene.nv, 0
    reaches, order = whole(touch.reaches, nv * (b + 1)), whole(touch.order, nv * (b + 1))
    both = whole(touch.both, nv)
    for m in range(whole(touch.reached_by, b + 1)[a]):
        k = order[nv * a + m]
        if reaches[nv * b + k] == 1:
            both[count] = k
            count += 1
    return count


@compiled
def _multiply_links(scene: Scene, touch: Touch, a: int, b: int) -> None:
    """Λ⁻¹ between two links."""
    nv, C, count = scene.nv, touch.columns, _common(scene, touch, a, b)
    half, scaled = matrix(touch.half, nv * (b + 1), 6), matrix(touch.scaled, nv * (b + 1), 6)
    inverse, both = matrix(touch.inverse, C, C), whole(touch.both, nv)
    for r in range(6):
        t0, t1, t2, t3, t4, t5 = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
        for m in range(count):
            factor, Y = scaled[nv * a + both[m], r], half[nv * b + both[m]]
            t0 += factor * Y[0]
            t1 += factor * Y[1]
            t2 += factor * Y[2]
            t3 += factor * Y[3]
            t4 += factor * Y[4]
            t5 += factor * Y[5]
        row = inverse[6 * a + r, 6 * b : 6 * b + 6]
        row[0], row[1], row[2], row[3], row[4], row[5] = t0, t1, t2, t3, t4, t5
        for s in range(6):
            inverse[6 * b + s, 6 * a + r] = row[s]


@compiled
def _multiply_link(scene: Scene, touch: Touch, a: int, b: int) -> None:
    """Λ⁻¹ between a link and a row."""
    nv, n, C, count = scene.nv, touch.near_links, touch.columns, _common(scene, touch, a, b)
    half, scaled = matrix(touch.half, nv * n, 6), vector(touch.row_scaled, nv * touch.rows)
    inverse, both = matrix(touch.inverse, C, C), whole(touch.both, nv)
    for r in range(6):
        total = 0.0
        for m in range(count):
            total += half[nv * a + both[m], r] * scaled[nv * (b - n) + both[m]]
        inverse[6 * a + r, 5 * n + b] = inverse[5 * n + b, 6 * a + r] = total


@compiled
def _multiply_rows(scene: Scene, touch: Touch, a: int, b: int) -> None:
    """Λ⁻¹ between two rows."""
    nv, n, C, count = scene.nv, touch.near_links, touch.columns, _common(scene, touch, a, b)
    half, scaled = vector(touch.row_half, nv * touch.rows), vector(touch.row_scaled, nv * touch.rows)
    inverse, both, total = matrix(touch.inverse, C, C), whole(touch.both, nv), 0.0
    for m in range(count):
        total += half[nv * (a - n) + both[m]] * scaled[nv * (b - n) + both[m]]
    inverse[5 * n + a, 5 * n + b] = inverse[5 * n + b, 5 * n + a] = total


@compiled
def _hold_columns(scene: Scene, touch: Touch, tree: Branches) -> None:
    """The effect of the rows held exactly on unit impulses: λ of S λ = −K, Λ⁻¹ + Kᵀ λ, K = A M̂⁻¹ Jᵀ."""
    m, nv, n, C = tree.ties, tree.nv, touch.near_links, touch.columns
    half, K = matrix(tree.workspace + 8 * tree.half_at, m, nv), matrix(touch.met, C, m)
    bound, lacking = matrix(touch.bound, C, m), vector(tree.workspace + 8 * tree.bound_at, m)
    scaled, row_scaled = matrix(touch.scaled, nv * n, 6), vector(touch.row_scaled, nv * touch.rows)
    order, reached = whole(touch.order, nv * (n + touch.rows)), whole(touch.reached_by, n + touch.rows)
    inverse = matrix(touch.inverse, C, C)
    for c in range(C):
        b = c // 6 if c < 6 * n else c - 5 * n
        largest = 0.0
        for r in range(m):
            total = 0.0
            for e in range(reached[b]):
                i = order[nv * b + e]
                total += half[r, i] * (scaled[nv * b + i, c - 6 * b] if b < n else row_scaled[nv * (b - n) + i])
            K[c, r], lacking[r], bound[c, r] = total, -total, 0.0
            largest = max(largest, abs(total))
        if largest > 0.0:
            hold(tree, lacking, bound[c])
        for d in range(c + 1):
            for r in range(m if largest > 0.0 else 0):
                inverse[d, c] += K[d, r] * bound[c, r]
            inverse[c, d] = inverse[d, c]
    for c in range(6 * n, C):
        taken = 0.0
        for r in range(m):
            taken -= K[c, r] * bound[c, r]
        for d in range(C if inverse[c, c] <= LOCKED * (inverse[c, c] + taken) else 0):
            inverse[c, d] = inverse[d, c] = 0.0


@compiled
def _add_held(touch: Touch, tree: Branches) -> None:
    """The loads of these rows, beside the forces on columns, and their D⁻¹ Y."""
    m, nv, C, moved = tree.ties, tree.nv, touch.columns, touch.moved
    bound, scaled = matrix(touch.bound, C, m), matrix(tree.workspace + 8 * tree.scaled_at, m, nv)
    for r in range(m):
        total = 0.0
        for c in range(C):
            total += bound[c, r] * touch.force[c]
        for i in range(nv if total != 0.0 else 0):
            moved[i] += scaled[r, i] * total
        touch.borne[r] = total


@compiled
def keep_held(touch: Touch, tree: Branches) -> None:
    """Add their impulses from contacts to those of the free motion."""
    held = vector(tree.workspace + 8 * tree.held_at, tree.ties)
    for r in range(tree.ties):
        held[r] += touch.borne[r]


@compiled
def answer(scene: Scene, touch: Touch, tree: Branches) -> None:
    """M̂⁻¹ (Jᵀ f + Aᵀ λ) of the forces on columns, with what rows that hold exactly then bear."""
    nv, n = scene.nv, touch.near_links
    force, moved = touch.force, touch.moved
    scaled, row_scaled = matrix(touch.scaled, nv * n, 6), vector(touch.row_scaled, nv * touch.rows)
    order, reached = whole(touch.order, nv * (n + touch.rows)), whole(touch.reached_by, n + touch.rows)
    begin, index, lower = (
        whole(touch.lower_begin, nv + 1),
        whole(touch.lower_index, nv * nv),
        vector(touch.lower, nv * nv),
    )
    for i in range(nv):
        moved[i] = 0.0
    for b in range(n):
        f = force[6 * b : 6 * b + 6]
        for m in range(reached[b]):
            i = order[nv * b + m]
            Z = scaled[nv * b + i]
            moved[i] += Z[0] * f[0] + Z[1] * f[1] + Z[2] * f[2] + Z[3] * f[3] + Z[4] * f[4] + Z[5] * f[5]
    for b in range(n, n + touch.rows):
        for m in range(reached[b]):
            i = order[nv * b + m]
            moved[i] += row_scaled[nv * (b - n) + i] * force[5 * n + b]
    if tree.ties > 0:
        _add_held(touch, tree)
    for i in range(nv):
        total = moved[i]
        for e in range(begin[i], begin[i + 1]):
            total -= lower[e] * moved[index[e]]
        moved[i] = total
