"""The equations of an island of free bodies by bodies, in the text of time-stepping: their order, blocks and factors.

    (M + Σ Jᵀ S J) v = b      blocks of 6, one of each body, two of each pair that touches; S (3, 3) of a contact

Bodies are eliminated in the order of least degree, found anew for each island: a tower fills nothing, a wall of n
bricks n log n blocks. No pivot is chosen, as M is positive. Blocks are eliminated number by number, not by inverses as
in `block_elimination`: S grows without bounds beside M, and inverses of such blocks keep no digits.
Law     bodies in another order, beside others: tests/switching/test_symmetries.py
Source  George & Liu (1981), ch. 5
"""

from __future__ import annotations

import numpy as np

from poinsot.code.primitives import compiled
from poinsot.code.records import Matrix, Vector
from poinsot.simulation.loops.moreau_records import Scene, Touch

SIX, BLOCK = 6, 36


@compiled
def _enter(touch: Touch, v: int) -> None:
    """Body v into the list of those of its degree."""
    d = touch.degree[v]
    first = touch.bucket[d]
    touch.later[v], touch.sooner[v] = first, -1
    if first >= 0:
        touch.sooner[first] = v
    touch.bucket[d] = v


@compiled
def _leave(touch: Touch, v: int) -> None:
    """Body v out of the list of those of its degree."""
    before, after = touch.sooner[v], touch.later[v]
    if before >= 0:
        touch.later[before] = after
    else:
        touch.bucket[touch.degree[v]] = after
    if after >= 0:
        touch.sooner[after] = before


@compiled
def _neighbour(touch: Touch, a: int, b: int) -> bool:
    """Body b among those beside a; False without room."""
    cell = touch.unused
    if cell < 0:
        return False
    touch.unused = touch.cell_next[cell]
    touch.cell_body[cell], touch.cell_next[cell], touch.cell_first[a] = b, touch.cell_first[a], cell
    touch.degree[a] += 1
    return True


@compiled
def _forget(touch: Touch, a: int, v: int) -> None:
    """Body v no longer among those beside a; those that stay are marked."""
    cell, before = touch.cell_first[a], -1
    while cell >= 0:
        after = touch.cell_next[cell]
        if touch.cell_body[cell] == v:
            if before >= 0:
                touch.cell_next[before] = after
            else:
                touch.cell_first[a] = after
            touch.cell_next[cell], touch.unused = touch.unused, cell
            touch.degree[a] -= 1
        else:
            touch.mark[touch.cell_body[cell]], before = a, cell
        cell = after


@compiled
def _begin(scene: Scene, touch: Touch, island: int) -> bool:
    """The bodies of an island with those that they touch; False without room."""
    link, who, joins, first = scene.link, touch.who, touch.joins, touch.joins_first
    for cell in range(2 * touch.fill):
        touch.cell_next[cell] = cell + 1
    touch.cell_next[2 * touch.fill - 1] = -1
    touch.unused = 0
    begin, end = touch.crew_first[island], touch.crew_first[island + 1]
    for m in range(begin, end):
        touch.bucket[m - begin] = -1
    for m in range(begin, end):
        v = touch.crew[m]
        touch.degree[v], touch.cell_first[v], touch.mark[v] = 0, -1, -1
    for m in range(begin, end):
        v = touch.crew[m]
        for e in range(first[v], first[v + 1]):
            for side in range(2):
                other = link[who[4 * joins[e] + side]]
                if other >= 0 and other != v and touch.mark[other] != v:
                    touch.mark[other] = v
                    if not _neighbour(touch, v, other):
                        return False
        _enter(touch, v)
    return True


@compiled
def order_bodies(scene: Scene, touch: Touch, island: int, most: int) -> int:
    """The order of elimination of an island and its lists; how many products of blocks it takes, 0: more than `most`,
    or than there is room for."""
    n = touch.crew_first[island + 1] - touch.crew_first[island]
    above, row = touch.beside, touch.place_beside
    if not _begin(scene, touch, island):
        return 0
    filled, work, least = 0, 0, 0
    for k in range(n):
        while touch.bucket[least] < 0:
            least += 1
        v = touch.bucket[least]
        d = least
        work += (d + 1) * (d + 1) + 1
        if work > most or filled + d > touch.fill:
            return 0
        _leave(touch, v)
        touch.at_place[k], touch.place_of[v], above[k] = v, k, filled
        cell = touch.cell_first[v]
        while cell >= 0:
            row[filled] = touch.cell_body[cell]
            filled += 1
            cell = touch.cell_next[cell]
        for i in range(filled - d, filled):
            a = row[i]
            _leave(touch, a)
            _forget(touch, a, v)
            touch.mark[a] = a
            for j in range(filled - d, filled):
                if touch.mark[row[j]] != a and not _neighbour(touch, a, row[j]):
                    return 0
            _enter(touch, a)
        while touch.cell_first[v] >= 0:
            cell = touch.cell_first[v]
            touch.cell_first[v] = touch.cell_next[cell]
            touch.cell_next[cell], touch.unused = touch.unused, cell
        least = max(least - 1, 0)
    above[n] = filled
    for i in range(filled):
        row[i] = touch.place_of[row[i]]
    return work if _aim(scene, touch, n) else 0


@compiled
def _aim(scene: Scene, touch: Touch, n: int) -> bool:
    """Which blocks each elimination acts on, and the block of each contact between two bodies; False without room."""
    above, row = touch.beside, touch.place_beside
    target, t, room = touch.target, 0, touch.fill
    for k in range(n):
        d = above[k + 1] - above[k]
        if t + d * d > touch.products:
            return False
        for i in range(d):
            a = row[above[k] + i]
            target[t + i * d + i] = a
            for p in range(above[a], above[a + 1]):
                touch.mark[row[p]] = p
            for j in range(d):
                b = row[above[k] + j]
                if b > a:
                    below = touch.links + touch.mark[b]
                    target[t + i * d + j], target[t + j * d + i] = room + below, below
        t += d * d
        for p in range(above[k], above[k + 1]):
            touch.mark[row[p]] = p
        v = touch.at_place[k]
        for e in range(touch.joins_first[v], touch.joins_first[v + 1]):
            c = touch.joins[e]
            for side in range(2):
                other = scene.link[touch.who[4 * c + side]]
                if other >= 0 and touch.place_of[other] > k:
                    touch.between[c] = touch.links + touch.mark[touch.place_of[other]]
    return True


@compiled
def weigh(y: Vector, M: Vector) -> None:
    """Mass and moments of inertia (1 + 6: 00 11 22 01 02 12) of a body of `motion`."""
    a, b, c, d, e, f = y[7], y[8], y[9], y[10], y[11], y[12]
    p, q, r = b * c - f * f, e * f - d * c, d * f - e * b
    size = 1.0 / (a * p + d * q + e * r)
    M[0] = 1.0 / y[6]
    M[1], M[2], M[3] = p * size, (a * c - e * e) * size, (a * b - d * d) * size
    M[4], M[5], M[6] = q * size, r * size, (d * e - a * f) * size


@compiled
def clear_blocks(scene: Scene, touch: Touch, n: int) -> None:
    """Blocks of inertia alone."""
    above, M, blocks = touch.beside, touch.block, touch.blocks
    for k in range(n):
        B = blocks[k]
        B[:] = 0.0
        weigh(touch.motion[touch.at_place[k]], M)
        B[0], B[7], B[14] = M[0], M[0], M[0]
        B[21], B[28], B[35] = M[1], M[2], M[3]
        B[22], B[27], B[23], B[33], B[29], B[34] = M[4], M[4], M[5], M[5], M[6], M[6]
    for p in range(above[n]):
        for i in range(BLOCK):
            blocks[touch.links + p, i] = 0.0
            blocks[touch.links + touch.fill + p, i] = 0.0


@compiled
def _add(B: Vector, S: Vector, r: Vector, q: Vector, sign: float) -> None:
    """± (1, −r̃)ᵀ S (1, −q̃) to a block: S (3, 3) in the world, r and q the levers."""
    for i in range(3):
        a, b, c = sign * S[3 * i], sign * S[3 * i + 1], sign * S[3 * i + 2]
        B[6 * i] += a
        B[6 * i + 1] += b
        B[6 * i + 2] += c
        # a row of S times −q̃ is q × that row
        B[6 * i + 3] += q[1] * c - q[2] * b
        B[6 * i + 4] += q[2] * a - q[0] * c
        B[6 * i + 5] += q[0] * b - q[1] * a
        m, n = (i + 1) % 3, (i + 2) % 3  # row i of r̃ S
        a = sign * (r[m] * S[3 * n] - r[n] * S[3 * m])
        b = sign * (r[m] * S[3 * n + 1] - r[n] * S[3 * m + 1])
        c = sign * (r[m] * S[3 * n + 2] - r[n] * S[3 * m + 2])
        B[18 + 6 * i] += a
        B[19 + 6 * i] += b
        B[20 + 6 * i] += c
        B[21 + 6 * i] += q[1] * c - q[2] * b
        B[22 + 6 * i] += q[2] * a - q[0] * c
        B[23 + 6 * i] += q[0] * b - q[1] * a


@compiled
def add_contact(scene: Scene, touch: Touch, k: int, S: Vector) -> None:
    """Jᵀ S J of contact k, S (3, 3) along its frame."""
    s, blocks, world, half = touch.spot[k], touch.blocks, touch.around, touch.nine
    for i in range(3):
        for j in range(3):
            half[3 * i + j] = S[3 * i] * s[j] + S[3 * i + 1] * s[3 + j] + S[3 * i + 2] * s[6 + j]
    for i in range(3):
        for j in range(3):
            world[3 * i + j] = s[i] * half[j] + s[3 + i] * half[3 + j] + s[6 + i] * half[6 + j]
    one, other = int(s[26]), int(s[27])
    if one < scene.links:
        _add(blocks[touch.place_of[one]], world, s[9:12], s[9:12], 1.0)
    if other < scene.links:
        _add(blocks[touch.place_of[other]], world, s[12:15], s[12:15], 1.0)
    if one < scene.links and other < scene.links:
        lower, upper = touch.between[k], touch.between[k] + touch.fill
        first = touch.place_of[one] < touch.place_of[other]
        _add(blocks[upper if first else lower], world, s[9:12], s[12:15], -1.0)
        _add(blocks[lower if first else upper], world, s[12:15], s[9:12], -1.0)


@compiled
def factor_blocks(touch: Touch, n: int) -> bool:
    """L and U of the blocks, in their place, each pivot of U as its inverse; False where one is 0 or not finite."""
    t, room, blocks = 0, touch.fill, touch.blocks
    for k in range(n):
        own = blocks[k]
        for p in range(SIX):
            if own[7 * p] == 0.0 or not np.isfinite(own[7 * p]):
                return False
            own[7 * p] = 1.0 / own[7 * p]
            for i in range(p + 1, SIX):
                own[6 * i + p] *= own[7 * p]
                for j in range(p + 1, SIX):
                    own[6 * i + j] -= own[6 * i + p] * own[6 * p + j]
        first, end = touch.links + touch.beside[k], touch.links + touch.beside[k + 1]
        for q in range(first, end):
            lower, upper = blocks[q], blocks[room + q]
            for p in range(SIX):
                for i in range(SIX):
                    total = lower[6 * i + p]
                    for m in range(p):
                        total -= lower[6 * i + m] * own[6 * m + p]
                    lower[6 * i + p] = total * own[7 * p]
                for m in range(p):
                    for j in range(SIX):
                        upper[6 * p + j] -= own[6 * p + m] * upper[6 * m + j]
        for q in range(first, end):
            for r in range(first, end):
                _take_away(blocks[touch.target[t]], blocks[q], blocks[room + r])
                t += 1
    return True


@compiled
def _take_away(A: Vector, L: Vector, U: Vector) -> None:
    """A − L U of blocks: a row at once, so that each number is read and written once."""
    for i in range(0, BLOCK, SIX):
        a, b, c, d, e, f = A[i], A[i + 1], A[i + 2], A[i + 3], A[i + 4], A[i + 5]
        for m in range(SIX):
            x, u = L[i + m], U[6 * m : 6 * m + 6]
            a -= x * u[0]
            b -= x * u[1]
            c -= x * u[2]
            d -= x * u[3]
            e -= x * u[4]
            f -= x * u[5]
        A[i], A[i + 1], A[i + 2], A[i + 3], A[i + 4], A[i + 5] = a, b, c, d, e, f


@compiled
def solve_blocks(touch: Touch, n: int, way: Matrix) -> None:
    """way (links, 6) ← the solution for the right side that stands there, of the bodies of the island."""
    right, blocks, room, beside = touch.rights, touch.blocks, touch.fill, touch.beside
    for k in range(n):
        for i in range(SIX):
            right[k, i] = way[touch.at_place[k], i]
    for k in range(n):
        x, own = right[k], blocks[k]
        for p in range(SIX):
            for m in range(p):
                x[p] -= own[6 * p + m] * x[m]
        for q in range(beside[k], beside[k + 1]):
            y, lower = right[touch.place_beside[q]], blocks[touch.links + q]
            for i in range(SIX):
                for m in range(SIX):
                    y[i] -= lower[6 * i + m] * x[m]
    for k in range(n - 1, -1, -1):
        x, own = right[k], blocks[k]
        for q in range(beside[k], beside[k + 1]):
            y, upper = right[touch.place_beside[q]], blocks[touch.links + room + q]
            for i in range(SIX):
                for m in range(SIX):
                    x[i] -= upper[6 * i + m] * y[m]
        for p in range(SIX - 1, -1, -1):
            for m in range(p + 1, SIX):
                x[p] -= own[6 * p + m] * x[m]
            x[p] *= own[7 * p]
        for i in range(SIX):
            way[touch.at_place[k], i] = x[i]
