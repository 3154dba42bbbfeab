"""Newton's method of an implicit kernel in C, as `renderers.llvm.newton` writes it in machine code: the same steps,
the same shares, the same ends. Only rounding differs, for sums are not fused here.

Law: tests/backends/test_c_sources.py
"""

from __future__ import annotations

from collections.abc import Mapping

from poinsot.programs.newton import LEAST_SHARE, MOST_STEPS, NOISE, Implicit
from poinsot.renderers.c.program import Real, parameters, statics

_SOLVER = """\
static int exceeds(real value, real bound) { return !(value <= bound); }

static void eliminate(int n, real *restrict A, real *restrict d, real *restrict scale)
{
    for (int k = 0; k < n; ++k) {
        int row = k;
        real best = -1;
        for (int i = k; i < n; ++i) {
            const real ratio = FABS(A[i * n + k]) / scale[i];
            if (ratio > best) { best = ratio; row = i; }
        }
        if (row != k) {
            real kept = d[k]; d[k] = d[row]; d[row] = kept;
            kept = scale[k]; scale[k] = scale[row]; scale[row] = kept;
            for (int j = 0; j < n; ++j) { kept = A[k * n + j]; A[k * n + j] = A[row * n + j]; A[row * n + j] = kept; }
        }
        for (int i = k + 1; i < n; ++i) {
            if (A[i * n + k] != 0) {
                const real factor = -(A[i * n + k] / A[k * n + k]);
                for (int j = k + 1; j < n; ++j) A[i * n + j] += factor * A[k * n + j];
                d[i] += factor * d[k];
            }
        }
    }
    for (int k = n - 1; k >= 0; --k) {
        d[k] /= A[k * n + k];
        for (int i = 0; i < k; ++i) d[i] -= A[i * n + k] * d[k];
    }
}
"""

_BODY = """\
static void {name}({signature})
{{
    static const int rows[] = {{{rows}}}, columns[] = {{{columns}}};
    enum {{ n = {n}, entries = {entries} }};
    const real noise_of_step = {step}, noise_of_row = {row}, rounding = 4 * EPSILON;
    real w[n], trial[n], r[n], before[n], d[n], moved[n], terms[n], scale[n], size[n], J[entries], A[n * n];
    real last = INFINITY;
    int noisy = 0;
    for (int j = 0; j < n; ++j) size[j] = 0;
    {name}_guess({guessed});
    {name}_equations({at_w});
    for (int count = 0;; ++count) {{
        real total = 0, share = 1, step = 0, slopes;
        int still = 1, exact = 1, low = 1;
        for (int i = 0; i < n; ++i) total += FABS(r[i]);
        if (total == 0) goto whole;
        for (int i = 0; i < n; ++i) {{ d[i] = -r[i]; scale[i] = 0; }}
        for (int k = 0; k < n * n; ++k) A[k] = 0;
        for (int p = 0; p < entries; ++p) {{
            A[rows[p] * n + columns[p]] = J[p];
            if (FABS(J[p]) > scale[rows[p]]) scale[rows[p]] = FABS(J[p]);
        }}
        eliminate(n, A, d, scale);
        total = 0;
        for (int j = 0; j < n; ++j) total += FABS(d[j]);
        if (!(total < INFINITY)) goto failed;
        for (int i = 0; i < n; ++i) {{ moved[i] = 0; terms[i] = 0; before[i] = r[i]; }}
        for (int p = 0; p < entries; ++p) {{
            moved[rows[p]] += FABS(J[p]) * FABS(d[columns[p]]);
            terms[rows[p]] += FABS(J[p]) * FABS(w[columns[p]]);
        }}
        for (int j = 0; j < n; ++j) {{
            const real far = FABS(d[j]);
            size[j] = greatest(size[j], FABS(w[j]));
            if (far > 0 && far / greatest(size[j], far) > step) step = far / greatest(size[j], far);
            still = still && !exceeds(far, rounding * FABS(w[j]));
        }}
        for (int i = 0; i < n; ++i) {{
            exact = exact && !exceeds(FABS(r[i]), rounding * terms[i]);
            low = low && !exceeds(FABS(r[i]), noise_of_row * terms[i]);
        }}
        noisy = step <= noise_of_step && low;
        if (still || exact || (noisy && step > last / 2)) goto converged;
        if (count >= {most}) goto failed;
        for (;;) {{
            int agreed = 1;
            for (int j = 0; j < n; ++j) trial[j] = w[j] + share * d[j];
            {name}_equations({at_trial});
            slopes = 0;
            for (int p = 0; p < entries; ++p) slopes += FABS(J[p]);
            for (int i = 0; i < n; ++i) {{
                const real bound = moved[i] > 0 ? noise_of_step * terms[i] + share * (real)0.75 * moved[i] : LARGEST;
                agreed = agreed && !(exceeds(FABS((share - 1) * before[i] + r[i]), bound)
                                     && exceeds(FABS(r[i]), (1 - share / 4) * FABS(before[i])));
            }}
            if (agreed && slopes < INFINITY) break;
            share /= 2;
            if (share < {least}) {{ if (noisy) goto whole; goto failed; }}
        }}
        for (int j = 0; j < n; ++j) w[j] = trial[j];
        last = step;
    }}
converged:
    {converged}
whole:
{whole}    {name}_result({results});
    return;
failed:
{failed}
}}
"""


def newton(program: Implicit, name: str, inputs: Mapping[str, int], outputs: Mapping[str, int], real: Real) -> str:
    """The static functions of an implicit kernel: its three programs, and the method between them."""
    n, entries = program.unknowns, len(program.pattern)
    own = {each: count for each, count in inputs.items() if count}
    made = {each: count for each, count in outputs.items() if count}
    parts = [
        statics(program.guess, f"{name}_guess", own, {"w": n}, real),
        statics(program.equations, f"{name}_equations", {**own, "w": n}, {"r": n, "J": entries}, real),
        statics(program.result, f"{name}_result", {**own, "w": n}, made, real)
        if program.rest is None
        else statics(program.rest, f"{name}_result", {**own, "w": n, "d": n}, made, real),
    ]
    found, each = ["w"], "for (int j = 0; j < n; ++j)"
    converged, whole = f"{each} w[j] += d[j];", ""
    if program.rest is not None:
        found, converged, whole = ["w", "d"], "goto result;", f"    {each} d[j] = 0;\nresult:\n"
    least = LEAST_SHARE if real.type == "double" else 2.0**-100
    failed = "\n".join(f"    for (int k = 0; k < {count}; ++k) {each}[k] = NAN;" for each, count in made.items())
    body = _BODY.format(
        name=name, signature=parameters(own, made, real), n=n, entries=entries,
        rows=", ".join(str(row) for row, _ in program.pattern),
        columns=", ".join(str(column) for _, column in program.pattern),
        step=real.number(NOISE[0]), row=real.number(NOISE[1]), most=MOST_STEPS, least=real.number(least),
        guessed=", ".join([*own, "w"]), at_w=", ".join([*own, "w", "r", "J"]),
        at_trial=", ".join([*own, "trial", "r", "J"]), results=", ".join([*own, *found, *made]), failed=failed,
        converged=converged, whole=whole,
    )  # fmt: skip
    return "\n".join([*parts, body])


def solver() -> str:
    """What all implicit kernels of a library share."""
    return _SOLVER
