"""What impulses on links and rows of a tree do, from the factors of its inertia: columns of those that are near alone.

    M̂ = Lᵀ D L,    Y = L⁻ᵀ Jᵀ,    Λ⁻¹ = Yᵀ D⁻¹ Y,    M̂⁻¹ Jᵀ f = L⁻¹ D⁻¹ Y f

J has six rows of each link that touches, in its own coordinates, then one of each row that is near. A block is the
columns of a link, or of a row: Y of freedom k and column r of a block of w stands at nv · (its first column) + w k + r,
and freedoms that a block does not reach are passed over.
Law: M̂ (v⁺ − v) = h (…) + Jᵀ λ, tests/simulation/test_moreau_factors.py. Source: Featherstone (2008), §6.5.
"""

from __future__ import annotations

from typing import Any

from poinsot.simulation.loops.loop_text import compiled, matrix, vector, whole


@compiled
def respond(scene: Any, touch: Any) -> None:
    """Λ⁻¹ of the columns, and their velocities without impulses, from what the kernel gives."""
    _number(scene, touch)
    _sort_lower(scene, touch)
    blocks = touch.near_links + touch.rows
    for b in range(blocks):
        _place(scene, touch, b)
        _solve_half(scene, touch, b)
    for a in range(blocks):
        for b in range(a, blocks):
            _multiply(scene, touch, a, b)


@compiled
def _number(scene: Any, touch: Any) -> None:
    """Columns of the links that touch, then of the rows in the list."""
    link, who = whole(scene.link, scene.shapes), whole(touch.who, 4 * touch.most)
    column, near = whole(touch.column, scene.links), whole(touch.near, scene.links)
    row, row_column = whole(touch.row, scene.rows), whole(touch.row_column, scene.rows)
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
def _sort_lower(scene: Any, touch: Any) -> None:
    """The entries of L that are not zero, row by row."""
    nv, count, at = scene.nv, 0, touch.factors_at
    out, lower = vector(touch.out, touch.out_size), vector(touch.lower, nv * nv)
    begin, index = whole(touch.lower_begin, nv + 1), whole(touch.lower_index, nv * nv)
    for i in range(nv):
        for j in range(i):
            if out[at + j] != 0.0:
                lower[count], index[count] = out[at + j], j
                count += 1
        at += i
        begin[i + 1] = count


@compiled
def _place(scene: Any, touch: Any, b: int) -> None:
    """Jᵀ of a block in the place of its Y; its velocities without impulses; the freedoms that it moves with."""
    nv, n, C = scene.nv, touch.near_links, touch.columns
    out, half, freed = vector(touch.out, touch.out_size), vector(touch.half, nv * C), vector(touch.freed, C)
    reaches, freedom = whole(touch.reaches, nv * (n + touch.rows)), whole(scene.axis_freedom, scene.axes)
    first, axis = whole(scene.axis_first, scene.links + 1), whole(scene.axis, scene.path_size)
    pose, near = matrix(touch.pose, scene.links, 12), whole(touch.near, scene.links)
    row, row_first = whole(touch.row, scene.rows), whole(scene.row_first, scene.rows + 1)
    row_freedom = whole(scene.row_freedom, scene.row_size)
    w = 6 if b < n else 1
    begin = 6 * b if b < n else 6 * n + b - n
    at = nv * begin
    for k in range(nv):
        reaches[nv * b + k] = 0
    for i in range(nv * w):
        half[at + i] = 0.0
    if b >= n:
        m = row[b - n]
        for e in range(row_first[m], row_first[m + 1]):
            half[at + row_freedom[e]] += out[touch.weights_at + e]
            reaches[nv * b + row_freedom[e]] = 1
    else:
        slot = near[b]
        X = pose[slot]
        for e in range(first[slot], first[slot + 1]):
            k, a = freedom[axis[e]], touch.axes_at + 9 * axis[e]
            x, y, z = X[9] - out[a + 6], X[10] - out[a + 7], X[11] - out[a + 8]
            vx = out[a + 3] + out[a + 1] * z - out[a + 2] * y
            vy = out[a + 4] + out[a + 2] * x - out[a] * z
            vz = out[a + 5] + out[a] * y - out[a + 1] * x
            place = at + 6 * k
            for i in range(3):
                half[place + i] += X[i] * out[a] + X[3 + i] * out[a + 1] + X[6 + i] * out[a + 2]
                half[place + 3 + i] += X[i] * vx + X[3 + i] * vy + X[6 + i] * vz
            reaches[nv * b + k] = 1
    for r in range(w):
        freed[begin + r] = 0.0
    for k in range(nv):
        if reaches[nv * b + k] == 1:
            for r in range(w):
                freed[begin + r] += half[at + w * k + r] * out[k]


@compiled
def _solve_half(scene: Any, touch: Any, b: int) -> None:
    """Y and D⁻¹ Y of a block in whose place Jᵀ stands, and the freedoms that it reaches, in falling order."""
    nv, n, C, found = scene.nv, touch.near_links, touch.columns, 0
    out, half, scaled = vector(touch.out, touch.out_size), vector(touch.half, nv * C), vector(touch.scaled, nv * C)
    begin, index, lower = whole(touch.lower_begin, nv + 1), whole(touch.lower_index, nv * nv), vector(touch.lower, nv * nv)
    blocks = n + touch.rows
    reaches, order, reached = whole(touch.reaches, nv * blocks), whole(touch.order, nv * blocks), whole(touch.reached_by, blocks)
    w = 6 if b < n else 1
    at = nv * (6 * b if b < n else 6 * n + b - n)
    pivots = touch.factors_at + nv * (nv - 1) // 2
    for i in range(nv - 1, -1, -1):
        if reaches[nv * b + i] == 0:
            continue
        order[nv * b + found] = i
        found += 1
        for e in range(begin[i], begin[i + 1]):
            j, factor = index[e], lower[e]
            reaches[nv * b + j] = 1
            for r in range(w):
                half[at + w * j + r] -= factor * half[at + w * i + r]
        for r in range(w):
            scaled[at + w * i + r] = half[at + w * i + r] / out[pivots + i]
    reached[b] = found


@compiled
def _multiply(scene: Any, touch: Any, a: int, b: int) -> None:
    """Λ⁻¹ between two blocks, over the freedoms that both reach."""
    nv, n, C = scene.nv, touch.near_links, touch.columns
    half, scaled, inverse = vector(touch.half, nv * C), vector(touch.scaled, nv * C), matrix(touch.inverse, C, C)
    blocks = n + touch.rows
    reaches, order, reached = whole(touch.reaches, nv * blocks), whole(touch.order, nv * blocks), whole(touch.reached_by, blocks)
    one, other = 6 if a < n else 1, 6 if b < n else 1
    first, second = 6 * a if a < n else 6 * n + a - n, 6 * b if b < n else 6 * n + b - n
    for r in range(one):
        for s in range(other):
            inverse[first + r, second + s] = 0.0
    for m in range(reached[a]):
        k = order[nv * a + m]
        if reaches[nv * b + k] == 0:
            continue
        left, right = nv * first + one * k, nv * second + other * k
        for r in range(one):
            factor = scaled[left + r]
            for s in range(other):
                inverse[first + r, second + s] += factor * half[right + s]
    for r in range(one):
        for s in range(other):
            inverse[second + s, first + r] = inverse[first + r, second + s]


@compiled
def answer(scene: Any, touch: Any) -> None:
    """M̂⁻¹ Jᵀ f of the forces on columns: from the kernel's columns where loops are closed, else from the factors."""
    nv, n, C = scene.nv, touch.near_links, touch.columns
    force, moved = vector(touch.force, C), vector(touch.moved, nv)
    for i in range(nv):
        moved[i] = 0.0
    if scene.tree == 0:
        answers = matrix(touch.answers, nv, C)
        for i in range(nv):
            for c in range(C):
                moved[i] += answers[i, c] * force[c]
        return
    scaled, blocks = vector(touch.scaled, nv * C), n + touch.rows
    order, reached = whole(touch.order, nv * blocks), whole(touch.reached_by, blocks)
    begin, index, lower = whole(touch.lower_begin, nv + 1), whole(touch.lower_index, nv * nv), vector(touch.lower, nv * nv)
    for b in range(blocks):
        w = 6 if b < n else 1
        first = 6 * b if b < n else 6 * n + b - n
        for m in range(reached[b]):
            i = order[nv * b + m]
            for r in range(w):
                moved[i] += scaled[nv * first + w * i + r] * force[first + r]
    for i in range(nv):
        for e in range(begin[i], begin[i + 1]):
            moved[i] -= lower[e] * moved[index[e]]
