"""Dense loops over the front of a link in C, as `programs.front_loops` says: one function for each loop of a walk.

    static void NAME(real *records, real *shared, const int *lists, const int *at)

Law: the C function equals the kernel to 1e-13, tests/systems/test_every_way.py
"""

from __future__ import annotations

from poinsot.programs.front_loops import HEAD, WRENCH, FrontLoop
from poinsot.renderers.c.program import Real

_ENTER = """\
    real *const M = shared + matrix;
    for (int s = old; s < new_; ++s) {
        for (int k = 0; k < HEAD; ++k) M[k * ld + s] = 0;
        for (int t = 0; t <= s; ++t) M[(s + HEAD) * ld + t] = 0;
    }
    for (int e = 0; e < count; ++e) {
        const real *const K = records + lists[list + 2 * e + 1];
        for (int k = 0; k < WRENCH; ++k) M[k * ld + lists[list + 2 * e]] += K[k];
    }
"""
_MERGE = """\
    real *const M = shared + matrix;
    const real *const F = shared + from;
    for (int a = 0; a < count; ++a) {
        const int to = lists[list + a];
        for (int k = 0; k < HEAD; ++k) M[k * ld + to] += F[k * from_ld + a];
        for (int b = 0; b <= a; ++b) {
            const int other = lists[list + b], low = to < other ? to : other, high = to < other ? other : to;
            M[(high + HEAD) * ld + low] += F[(a + HEAD) * from_ld + b];
        }
    }
"""
_PANEL = """\
    enum { c = NUMBER };
    const int *const place = lists + pivots;
    real *const M = shared + matrix, *const P = shared + inner, *const G = shared + right, *const L = shared + kept;
    real *K[c];
    for (int j = 0; j < c; ++j) {
        const int p = place[2 * j];
        K[j] = records + wrench + WRENCH * place[2 * j + 1];
        for (int t = 0; t <= p; ++t) G[j * ld + t] = M[(p + HEAD) * ld + t];
        for (int t = p + 1; t < rows; ++t) G[j * ld + t] = M[(t + HEAD) * ld + p];
        for (int k = 0; k < WRENCH; ++k) K[j][k] = M[k * ld + p];
    }
    for (int j = 0; j < c; ++j) for (int i = 0; i < c; ++i) P[c * j + i] = G[j * ld + place[2 * i]];
    for (int m = 0; m < moved; ++m) {
        const int hole = lists[moves + 2 * m], last = lists[moves + 2 * m + 1];
        real *const from = M + (last + HEAD) * ld, *const to = M + (hole + HEAD) * ld;
        for (int t = 0; t < hole; ++t) to[t] = from[t];
        to[hole] = from[last];
        for (int t = hole + 1; t < last; ++t) M[(t + HEAD) * ld + hole] = from[t];
        for (int k = 0; k < HEAD; ++k) M[k * ld + hole] = M[k * ld + last];
        for (int j = 0; j < c; ++j) G[j * ld + hole] = G[j * ld + last];
    }
    for (int j = 0; j < c; ++j) {
        const int r = place[2 * j + 1];
        const real one = 1 / (P[(c + 1) * j] + records[mu + r]);
        records[per + r] = one;
        for (int i = j + 1; i < c; ++i) {
            const real share = P[c * i + j] * one;
            P[c * i + j] = share;
            for (int n = j + 1; n < c; ++n) P[c * i + n] -= share * P[c * j + n];
            for (int k = 0; k < WRENCH; ++k) K[i][k] -= share * K[j][k];
            for (int t = 0; t < left; ++t) G[i * ld + t] -= share * G[j * ld + t];
        }
        for (int t = 0; t < left; ++t) {
            L[j * width + t] = one * G[j * ld + t];
            G[j * ld + t] = -G[j * ld + t];
        }
    }
    for (int t = 0; t < left; ++t)
        for (int k = 0; k < WRENCH; ++k)
            for (int j = 0; j < c; ++j) M[k * ld + t] -= K[j][k] * L[j * width + t];
"""
_CROSS = """\
    enum { n = NUMBER, size = WRENCH + 2 * n + 1 };
    const real *const T = records + transfer;
    real *const M = shared + matrix, *const beside = shared + right, *const own = shared + kept;
    for (int t = 0; t < rows; ++t) {
        real found[size];
        for (int i = 0; i < size; ++i) {
            found[i] = 0;
            for (int j = 0; j < WRENCH; ++j) found[i] += T[j * size + i] * M[j * ld + t];
        }
        for (int k = 0; k < WRENCH; ++k) M[k * ld + t] = found[k];
        for (int i = 0; i < n; ++i) {
            M[WRENCH * ld + t] += found[WRENCH + i] * found[WRENCH + n + i];
            own[i * width + t] = found[WRENCH + i];
            beside[i * ld + t] = found[WRENCH + n + i];
        }
        own[n * width + t] = found[size - 1];
    }
"""
_RANK = """\
    real *const M = shared + matrix;
    const real *const a = shared + kept, *const b = shared + right;
    for (int s = 0; s < rows; ++s)
        for (int t = 0; t <= s; ++t)
            for (int i = 0; i < rank; ++i) M[(s + HEAD) * ld + t] += a[i * width + s] * b[i * ld + t];
"""
_AHEAD = """\
    enum { c = NUMBER };
    const real *const P = shared + inner, *const L = shared + kept;
    real own[c];
    for (int j = 0; j < c; ++j) own[j] = records[g + lists[pivots + 2 * j + 1]];
    for (int j = 0; j < c; ++j) for (int i = j + 1; i < c; ++i) own[i] -= P[c * i + j] * own[j];
    for (int j = 0; j < c; ++j) records[g + lists[pivots + 2 * j + 1]] = own[j];
    for (int t = 0; t < left; ++t)
        for (int j = 0; j < c; ++j) records[g + lists[list + t]] -= own[j] * L[j * width + t];
"""
_EASE = """\
    const real *const own = shared + kept;
    for (int t = 0; t < left; ++t) {
        real *const value = records + g + lists[list + t];
        for (int k = 0; k < NUMBER; ++k) *value -= records[y + k] * own[k * width + t];
        if (BIASED) *value -= own[NUMBER * width + t];
    }
"""
_BACK = """\
    enum { c = NUMBER };
    const real *const P = shared + inner, *const L = shared + kept;
    real *const x = records + multipliers;
    real own[c];
    for (int j = 0; j < c; ++j) own[j] = x[lists[pivots + 2 * j + 1]];
    for (int t = 0; t < left; ++t) for (int j = 0; j < c; ++j) own[j] -= L[j * width + t] * x[lists[list + t]];
    for (int j = c; j-- > 0;) {
        for (int i = j + 1; i < c; ++i) own[j] -= P[c * i + j] * own[i];
        x[lists[pivots + 2 * j + 1]] = own[j];
    }
"""
_PUSH = """\
    const real *const own = shared + kept, *const x = records + multipliers;
    for (int k = 0; k < NUMBER; ++k) {
        records[z + k] = 0;
        for (int t = 0; t < left; ++t) records[z + k] += own[k * width + t] * x[lists[list + t]];
    }
"""
_BODIES = {
    "enter": _ENTER, "merge": _MERGE, "panel": _PANEL, "cross": _CROSS, "rank": _RANK,
    "ahead": _AHEAD, "ease": _EASE, "back": _BACK, "push": _PUSH,
}  # fmt: skip


def front_loop(loop: FrontLoop, name: str, real: Real) -> str:
    """The static function of a loop; ``at``: its words, of which each has the name that `WORDS` gives."""
    body = _BODIES[loop.name]
    for word, value in (("NUMBER", loop.number), ("BIASED", int(loop.biased)), ("WRENCH", WRENCH), ("HEAD", HEAD)):
        body = body.replace(word, str(value))
    words = [f"{word}_" if word == "new" else word for word in loop.words]  # C++ has the word "new"
    known = ", ".join(f"{word} = at[{k}]" for k, word in enumerate(words))
    head = f"static void {name}(real *records, real *shared, const int *lists, const int *at)"
    unused = "    (void)records; (void)lists;\n"
    return f"{head}\n{{\n    const int {known};\n{unused}{body}}}\n".replace("real", real.type)
